// The connection: under a path behind a proxy, without a secure context, without a network, on too many pages.

import assert from "node:assert/strict";
import http from "node:http";
import net from "node:net";
import {
  eventually,
  join,
  LOST,
  launch,
  noComplaints,
  openPage,
  phone,
  picture,
  Server,
} from "./browser";

const SEATS = [{ kind: "person" }, { kind: "bot", level: "easy" }];

export async function lostAndFound() {
  await installed();
  await plainNetwork();
  await underPath();
  await manyPages();
  noComplaints();
}

/** In a secure context the shell opens without a server, and the table says that it is out of reach. */
async function installed() {
  const server = new Server("installed");
  await server.start();
  const browser = await launch();
  const { table } = await server.create({ game: "nuggets", seats: SEATS });
  const page = await openPage(await phone(browser), `${server.address}#${table}`, LOST);
  await join(page, "Ann");
  await page.locator(".actions").waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>("link[rel='manifest']");
    const found = (await (await fetch(link?.href ?? "")).json()) as { icons: { src: string }[] };
    const icons = found.icons.map(async (icon) => (await fetch(icon.src)).ok);
    return (await Promise.all(icons)).every(Boolean) && found.icons.length > 2;
  });
  assert.ok(manifest, "the manifest and its icons are there");
  // What the server tells is never kept.
  const kept = await page.evaluate(async () => {
    const caches = await globalThis.caches.keys();
    const all = caches.map(async (name) => (await globalThis.caches.open(name)).keys());
    return (await Promise.all(all)).flat().map((request) => new URL(request.url).pathname);
  });
  assert.ok(kept.length > 3 && kept.every((path) => !path.startsWith("/api/")), `${kept}`);
  await server.kill();
  await page.locator(".notice").waitFor();
  await page.reload();
  await page.locator(".notice").waitFor();
  await picture(page, "out-of-reach");
  await server.start();
  await eventually("the table is back", async () => (await page.locator(".notice").count()) === 0);
  await page.locator(".actions").waitFor();
  assert.equal(await page.locator(".own .name").first().textContent(), "Ann");
  await browser.close();
  await server.kill();
}

/** On a plain network there is no secure context. All works but what needs one. */
async function plainNetwork() {
  const server = new Server("plain", ["--host", "games.example"]);
  await server.start();
  const browser = await launch(["--host-resolver-rules=MAP games.example 127.0.0.1"]);
  const { table } = await server.create({ game: "nuggets", seats: SEATS });
  const address = server.address.replace("127.0.0.1", "games.example");
  const page = await openPage(await phone(browser), `${address}#${table}`, LOST);
  assert.equal(await page.evaluate(() => isSecureContext), false);
  // Copying a link works by the old way.
  await page.getByRole("button", { name: "Copy" }).tap();
  await page.getByText("Copied.").waitFor();
  await join(page, "Ann");
  await page.locator(".actions").waitFor();
  await server.kill();
  await page.locator(".notice").waitFor();
  await server.start();
  await eventually("the table is back", async () => (await page.locator(".notice").count()) === 0);
  await browser.close();
  await server.kill();
}

/** A proxy that ends the path, as docs/serving.md says. */
async function underPath() {
  const server = new Server("path");
  await server.start();
  const path = (url: string | undefined) => (url ?? "").replace(/^\/rnw\//, "/");
  const proxy = http.createServer((request, response) => {
    if (!request.url?.startsWith("/rnw/")) {
      response.writeHead(404).end();
      return;
    }
    const { method, headers } = request;
    const options = { port: server.tcpPort, path: path(request.url), method, headers };
    const forward = http.request(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(forward);
  });
  proxy.on("upgrade", (request, near: net.Socket) => {
    const far = net.connect(server.tcpPort, "127.0.0.1", () => {
      const lines = [`GET ${path(request.url)} HTTP/1.1`];
      for (let at = 0; at < request.rawHeaders.length; at += 2) {
        lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
      }
      far.write(`${lines.join("\r\n")}\r\n\r\n`);
      near.pipe(far).pipe(near);
    });
    near.on("error", () => far.destroy());
    far.on("error", () => near.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const port = (proxy.address() as net.AddressInfo).port;
  const browser = await launch();
  const page = await openPage(await phone(browser), `http://127.0.0.1:${port}/rnw/`);
  await page.locator(".game").first().waitFor();
  await page.getByRole("button", { name: "Open the table" }).tap();
  await join(page, "Ann");
  await page.getByRole("button", { name: "Start now" }).tap();
  await page.locator(".actions").waitFor();
  await browser.close();
  proxy.closeAllConnections();
  proxy.close();
  await server.kill();
}

/** A seat has at most four pages. The oldest gives way, and says so. */
async function manyPages() {
  const server = new Server("many");
  await server.start();
  const browser = await launch();
  const { table } = await server.create({ game: "nuggets", seats: SEATS });
  const context = await phone(browser);
  const first = await openPage(context, `${server.address}#${table}`);
  await join(first, "Ann");
  for (let more = 0; more < 4; more++) {
    const page = await openPage(context, `${server.address}#${table}`);
    await page.locator(".actions").waitFor();
  }
  await first.bringToFront();
  await first.locator(".notice button").waitFor();
  await first.locator(".notice button").tap();
  await eventually("it plays here", async () => (await first.locator(".notice").count()) === 0);
  await browser.close();
  await server.kill();
}
