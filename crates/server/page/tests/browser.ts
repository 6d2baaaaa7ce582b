// A server in its own process, browsers, and what can be checked on every page.

import assert from "node:assert/strict";
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import net from "node:net";
import path from "node:path";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";

const RNW = process.env.RNW ?? "rnw";
export const FOLDER = process.env.FOLDER ?? "browsers";
/** How long a page may take, on a machine that is busy. */
export const PATIENCE = 60_000;

export const PHONE = { width: 360, height: 640 };
export const SIZES = {
  phone: PHONE,
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
};

/** What must not outlive this process. */
const children = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of children) {
    child.kill("SIGKILL");
  }
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => process.exit(1));
}

export class Server {
  private process: ChildProcess | undefined;
  readonly records: string;
  private port = 0;

  constructor(
    name: string,
    private readonly args: readonly string[] = [],
  ) {
    this.records = path.join(FOLDER, name);
    mkdirSync(this.records, { recursive: true });
  }

  get address() {
    return `http://127.0.0.1:${this.port}/`;
  }

  /** Starts it; after a kill at the same port. */
  async start() {
    const listen = `127.0.0.1:${this.port}`;
    const args = ["serve", "--listen", listen, "--records", this.records, ...this.args];
    const started = spawn(RNW, args, { stdio: ["ignore", "pipe", "inherit"] });
    this.process = started;
    children.add(started);
    await new Promise<void>((resolve, reject) => {
      started.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
      started.stdout?.on("data", (data: Buffer) => {
        const found = /http:\/\/[^:]+:(\d+)/.exec(data.toString());
        if (found) {
          this.port = Number(found[1]);
          resolve();
        }
      });
    });
  }

  /** Ends it as a crash would. */
  async kill() {
    const ended = this.process;
    this.process = undefined;
    if (ended) {
      children.delete(ended);
    }
    await new Promise((resolve) => {
      ended?.removeAllListeners("exit");
      ended?.once("exit", resolve);
      ended?.kill("SIGKILL");
    });
  }

  async create(table: object): Promise<{ table: string; host: string }> {
    const answer = await fetch(`${this.address}api/tables`, {
      method: "POST",
      body: JSON.stringify(table),
    });
    assert.equal(answer.status, 201, await answer.clone().text());
    return (await answer.json()) as { table: string; host: string };
  }

  get tcpPort() {
    return this.port;
  }
}

/** A network between one phone and the server, which can be cut. */
export class Network {
  private readonly open = new Set<net.Socket>();
  private isCut = false;
  private readonly server: net.Server;

  constructor(to: Server) {
    this.server = net.createServer((near) => {
      if (this.isCut) {
        near.destroy();
        return;
      }
      const far = net.connect(to.tcpPort, "127.0.0.1");
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.open.add(one);
        one.on("close", () => {
          this.open.delete(one);
          other.destroy();
        });
        one.on("error", () => other.destroy());
        one.pipe(other);
      }
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.server.address() as net.AddressInfo).port}/`;
  }

  cut() {
    this.isCut = true;
    for (const socket of this.open) {
      socket.destroy();
    }
  }

  mend() {
    this.isCut = false;
  }

  close() {
    this.cut();
    this.server.close();
  }
}

const opened: Page[] = [];

/** Pictures of all pages that are open, for whoever looks why a test has failed. */
export async function lastPictures() {
  for (const [index, page] of opened.entries()) {
    if (!page.isClosed()) {
      const file = path.join(FOLDER, `failed-${index}.png`);
      await page.screenshot({ path: file, timeout: 5000 }).catch(() => undefined);
      console.error(`${page.url()}: ${file}`);
    }
  }
}

/** Everything that a page complained about. */
const complaints: string[] = [];

export async function launch(args: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    // Containers often have no user namespaces and little shared memory.
    args: ["--no-sandbox", "--disable-dev-shm-usage", ...args],
  });
}

/** What browsers tell about a network that is cut on purpose, and about a header that needs a secure context. */
export const LOST = /ERR_|WebSocket|Cross-Origin-Opener-Policy/;

/** A page that may ask only its own server. It may complain about nothing but what is expected. */
export async function openPage(
  context: BrowserContext,
  address: string,
  expected = /^$/,
): Promise<Page> {
  const page = await context.newPage();
  opened.push(page);
  page.setDefaultTimeout(PATIENCE);
  page.on("pageerror", (error) => complaints.push(`${error.stack ?? error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !expected.test(message.text())) {
      complaints.push(message.text());
    }
  });
  const own = new URL(address).origin;
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(own) && !url.startsWith("data:") && !url.startsWith("blob:")) {
      complaints.push(`a request to ${url}`);
    }
  });
  page.on("websocket", (socket) => {
    if (!socket.url().startsWith(own.replace("http", "ws"))) {
      complaints.push(`a socket to ${socket.url()}`);
    }
  });
  await ownFiles(page);
  await page.goto(address);
  return page;
}

/** For quick turns, the page and its sentences as they are now, and not as they are part of the program. */
export const quick: BrowserContextOptions = process.env.DIST ? { serviceWorkers: "block" } : {};

async function ownFiles(page: Page) {
  const dist = process.env.DIST;
  if (dist) {
    await page.route(/\/(app\.js|style\.css)$/, (route) =>
      route.fulfill({ path: path.join(dist, path.basename(route.request().url())) }),
    );
    await page.route(/api\/lobby/, async (route) => {
      const answer = await route.fetch().catch(() => undefined);
      if (!answer) {
        await route.abort();
        return;
      }
      const lobby = await answer.json();
      const language = new URL(route.request().url()).searchParams.get("language");
      const words = path.join(dist, `../../../../content/words/${language}/page.ftl`);
      for (const [, key, text] of readFileSync(words, "utf8").matchAll(
        /^(page-[a-z-]+) = (.*)$/gm,
      )) {
        lobby.words[key ?? ""] = text;
      }
      await route.fulfill({ response: answer, json: lobby });
    });
  }
}

export function noComplaints() {
  assert.deepEqual(complaints, []);
}

export const phone = (browser: Browser, more: BrowserContextOptions = {}) =>
  browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: "en",
    ...more,
  });

/** Takes a seat at a table. */
export async function join(page: Page, name: string) {
  await page.locator("#name").fill(name);
  await page.locator(".join button").click();
  await page.locator("#name").waitFor({ state: "detached" });
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

interface AxeFinding {
  id: string;
  impact: string | null;
  nodes: { html: string; failureSummary?: string }[];
}

/** What the accessibility checker finds serious. */
export async function accessFindings(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const found = (await page.evaluate(async () => {
    const axe = (globalThis as unknown as { axe: { run(): Promise<{ violations: object[] }> } })
      .axe;
    return (await axe.run()).violations;
  })) as AxeFinding[];
  return found
    .filter((finding) => finding.impact === "serious" || finding.impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}

export async function checkLayout(page: Page, where: string) {
  assert.deepEqual(await layoutFindings(page), [], where);
}

/** What is wider than the window, cut off, or covered; and sentences that do not exist. */
export async function layoutFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const name = (element: Element) =>
      `${element.tagName} ${element.className} "${element.textContent?.slice(0, 40)}"`;
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth + 1) {
      wrong.push(`the page is ${root.scrollWidth} wide in ${root.clientWidth}`);
    }
    const texts =
      "button, .button, h1, h2, summary, label, .caption, .owed, .gain, .badge, .facts, td, th";
    for (const element of document.querySelectorAll<HTMLElement>(texts)) {
      const box = element.getBoundingClientRect();
      const isShown = box.width > 1 && box.height > 1 && element.checkVisibility();
      const isCut =
        element.scrollWidth > element.clientWidth + 2 &&
        getComputedStyle(element).overflowX !== "auto";
      if (isShown && isCut && getComputedStyle(element).display !== "inline") {
        wrong.push(`cut: ${name(element)}`);
      }
      // What lies in a part that scrolls can be reached.
      const scrolls = element.closest(".scrolls") !== null;
      if (isShown && !scrolls && (box.left < -1 || box.right > root.clientWidth + 1)) {
        wrong.push(`outside: ${name(element)}`);
      }
    }
    const scope = document.querySelector("dialog[open]") ?? document;
    for (const button of scope.querySelectorAll<HTMLElement>(
      ".actions button, .top :is(a, button), dialog button",
    )) {
      const box = button.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const isInside = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
      if (button.checkVisibility() && isInside) {
        const hit = document.elementFromPoint(x, y);
        if (!hit || !(button.contains(hit) || hit.contains(button))) {
          wrong.push(`covered: ${name(button)} by ${hit && name(hit)}`);
        }
        if (box.height < 24 || box.width < 24) {
          wrong.push(`too small to hit: ${name(button)}`);
        }
      }
    }
    const keys = document.body.textContent?.match(/\b(page|serve|table|plain)-[a-z-]+\b/g);
    wrong.push(...(keys ?? []).map((key) => `no sentence for ${key}`));
    return wrong;
  });
}

/** A picture for people, if somebody asked for pictures. */
export async function picture(page: Page, name: string) {
  if (process.env.PICTURES) {
    mkdirSync(process.env.PICTURES, { recursive: true });
    await page.screenshot({ path: path.join(process.env.PICTURES, `${name}.png`) });
  }
}

/** The record of a game that is over is complete. */
export function verify(record: string, name: string) {
  const file = path.join(FOLDER, `${name}.jsonl`);
  writeFileSync(file, record);
  const told = execFileSync(RNW, ["verify", file], { encoding: "utf8" });
  assert.match(told, /complete/);
}

export async function eventually(what: string, holds: () => Promise<boolean>) {
  const end = Date.now() + PATIENCE;
  while (!(await holds())) {
    assert.ok(Date.now() < end, what);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Waits until the server has said what the selection would bring. */
export const answered = (page: Page) =>
  page.locator(".gain[aria-busy='false']").waitFor({ state: "attached" });

/** The focus is at what has appeared, and not at the top of the page. */
export async function hasFocus(page: Page, what: string) {
  await eventually(`the focus is at ${what}`, () =>
    page.evaluate((what) => document.activeElement?.matches(what) === true, what),
  );
}
