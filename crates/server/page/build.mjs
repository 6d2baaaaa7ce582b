// Builds the page into `dist`. The same sources give the same bytes.
// With --out FOLDER: builds it there.
// With --serve: serves the page from the sources, and forwards `api/` to a server at RNW (http://127.0.0.1:8470). The
// sentences of the page are those in `content/words` now, so that a new one needs no build of the server.
// With --tests: builds the tests that run in browsers, as node_modules/.cache/browsers.mjs.
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import http from "node:http";
import net from "node:net";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
const page = {
  absWorkingDir: here,
  entryPoints: { app: "src/main.tsx", style: "src/style.css", worker: "src/worker.ts" },
  outdir: "dist",
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022", "safari16"],
  jsx: "automatic",
  jsxImportSource: "preact",
  legalComments: "inline",
  charset: "utf8",
  external: ["fonts/*"],
  logLevel: "warning",
};

function copyStatic(folder) {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(`${here}static`)) {
    copyFileSync(`${here}static/${file}`, `${folder}/${file}`);
  }
}

/** The lobby of the server with the sentences of the page as they are now. */
async function lobbyWithWords(server, url) {
  const address = new URL(url, server);
  const lobby = await (await fetch(address)).json();
  const asked = address.searchParams.get("language");
  const language = lobby.languages.includes(asked) ? asked : "en";
  const words = new URL(`../../../content/words/${language}/page.ftl`, import.meta.url);
  for (const [, key, text] of readFileSync(words, "utf8").matchAll(/^(page-[a-z-]+) = (.*)$/gm)) {
    lobby.words[key] = text;
  }
  return JSON.stringify(lobby);
}

async function serve() {
  const server = new URL(process.env.RNW ?? "http://127.0.0.1:8470");
  // Built for each request, in memory: `dist` stays as it is.
  const context = await esbuild.context({
    ...page,
    outdir: "static",
    minify: false,
    sourcemap: "inline",
    write: false,
  });
  const files = await context.serve({ servedir: "static", host: "127.0.0.1" });
  const fromServer = (path) => /^\/(api|fonts|health)\b/.test(path);
  const front = http.createServer(async (request, response) => {
    if (request.url.startsWith("/api/lobby")) {
      response.end(await lobbyWithWords(server, request.url).catch(() => "{}"));
      return;
    }
    const host = fromServer(request.url)
      ? { hostname: server.hostname, port: server.port }
      : { hostname: "127.0.0.1", port: files.port };
    const forward = http.request(
      { ...host, path: request.url, method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode, answer.headers);
        answer.pipe(response);
      },
    );
    forward.on("error", () => response.writeHead(502).end());
    request.pipe(forward);
  });
  // WebSockets.
  front.on("upgrade", (request, socket, head) => {
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let at = 0; at < request.rawHeaders.length; at += 2) {
      lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
    }
    const forward = net.connect(Number(server.port), server.hostname, () => {
      forward.write(`${lines.join("\r\n")}\r\n\r\n`);
      forward.write(head);
      socket.pipe(forward).pipe(socket);
    });
    forward.on("error", () => socket.destroy());
    socket.on("error", () => forward.destroy());
  });
  front.listen(8471, "127.0.0.1", () => console.log("http://127.0.0.1:8471/"));
}

async function buildTests() {
  await esbuild.build({
    absWorkingDir: here,
    entryPoints: ["tests/browsers.ts"],
    outdir: "node_modules/.cache",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node18",
    packages: "external",
    logLevel: "warning",
  });
}

const [option, folder] = process.argv.slice(2);
if (option === "--serve") {
  await serve();
} else if (option === "--tests") {
  await buildTests();
} else {
  const outdir = option === "--out" ? folder : `${here}dist`;
  copyStatic(outdir);
  await esbuild.build({ ...page, outdir });
}
