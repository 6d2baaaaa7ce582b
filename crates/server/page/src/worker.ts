// Keeps the page itself, so that it opens without a network and can say that the table is out of reach.
// What the server tells about games and tables is never kept.

export {};

interface Waiting {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  location: Location;
  caches: CacheStorage;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", listen: (event: Waiting) => void): void;
  addEventListener(type: "fetch", listen: (event: Fetching) => void): void;
}

const worker = globalThis as unknown as Worker;
const CACHE = "rnw-page";
const SHELL = ["./", "app.js", "style.css", "icon.svg", "fonts/regular.woff2", "fonts/bold.woff2"];
const base = new URL("./", worker.location.href);
const shell = new Set(SHELL.map((path) => new URL(path, base).href));

worker.addEventListener("install", (event) => {
  const fill = async () => {
    const cache = await worker.caches.open(CACHE);
    await cache.addAll(SHELL);
    await worker.skipWaiting();
  };
  event.waitUntil(fill());
});

worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  address.hash = "";
  if (event.request.method === "GET" && shell.has(address.href)) {
    event.respondWith(newestOf(event.request));
  }
});

/** From the server; from the cache if the server does not answer. */
async function newestOf(request: Request): Promise<Response> {
  const cache = await worker.caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await cache.put(request, answer.clone());
    }
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) {
      return kept;
    }
    throw error;
  }
}
