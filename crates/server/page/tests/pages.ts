// Every page in every language and size, light and dark: accessible, nothing cut or covered, all sentences there.

import assert from "node:assert/strict";
import type { BrowserContext, Page } from "playwright-core";
import {
  accessFindings,
  answered,
  eventually,
  hasFocus,
  join,
  launch,
  layoutFindings,
  noComplaints,
  openPage,
  picture,
  quick,
  Server,
  SIZES,
} from "./browser";
import { compare } from "./pictures";

const LANGUAGES = ["en", "cs", "pl"] as const;

/** Pages that have a stored picture: nothing on them is random. Each size has one language and its colours. */
const COMPARED =
  /^(phone-en-light|tablet-cs-dark|desktop-pl-light)-(start|rules|[a-z-]*(table-1|end|replay))$/;

export async function everyPage(size: string) {
  const viewport = SIZES[size as keyof typeof SIZES];
  assert.ok(viewport, `sizes: ${Object.keys(SIZES)}`);
  const server = new Server(`pages-${size}`);
  await server.start();
  const browser = await launch();
  const lobby = await (await fetch(`${server.address}api/lobby?language=en`)).json();
  const games = (lobby as { games: { name: string }[] }).games.map((game) => game.name);
  const over = await Promise.all(games.map((game) => playedByBots(server, game)));
  for (const [index, language] of LANGUAGES.entries()) {
    const colorScheme = index % 2 === 0 ? "light" : "dark";
    const context = await browser.newContext({
      ...quick,
      viewport,
      colorScheme,
      locale: language,
      reducedMotion: "reduce",
      hasTouch: size !== "desktop",
      isMobile: size !== "desktop",
    });
    const name = `${size}-${language}-${colorScheme}`;
    await firstPages(context, server, games[0] ?? "", name);
    for (const [at, game] of games.entries()) {
      await tableOf(context, server, game, `${name}-${game}`);
      await endOf(context, server, over[at] ?? "", `${name}-${game}`);
    }
    await context.close();
  }
  await switchesLanguage(server, await browser.newContext({ ...quick, viewport, locale: "en" }));
  await browser.close();
  await server.kill();
  assert.deepEqual(findings, []);
  noComplaints();
}

/** The name of a table whose game bots have played to its end. */
async function playedByBots(server: Server, game: string): Promise<string> {
  const bot = { kind: "bot", level: "easy" };
  const { table } = await server.create({ game, seats: [bot, bot, bot], seed: "3" });
  await eventually(`${game} ends`, async () => {
    const summary = await (await fetch(`${server.address}api/tables/${table}`)).json();
    return (summary as { phase: string }).phase === "over";
  });
  return table;
}

/** What is wrong on some page. All of them are told at the end. */
const findings: string[] = [];

async function check(page: Page, where: string) {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => scrollTo(0, 0));
  await picture(page, where);
  const found = await layoutFindings(page);
  if (COMPARED.test(where)) {
    found.push(...(await compare(page, where)));
  }
  // The checker takes seconds. The languages do not differ for it; the dark colours do.
  if (where.includes("-en-") || /-dark-(start|rules|[a-z-]*(table-1|menu|end))$/.test(where)) {
    found.push(...(await accessFindings(page)));
  }
  for (const finding of found) {
    console.error(`${where}: ${finding}`);
    findings.push(`${where}: ${finding}`);
  }
}

async function firstPages(context: BrowserContext, server: Server, game: string, name: string) {
  const page = await openPage(context, server.address);
  await page.locator(".game").first().waitFor();
  await page.locator("form.open summary").click();
  await check(page, `${name}-start`);
  await page.goto(`${server.address}#rules/${game}`);
  await page.locator(".rules h1").waitFor();
  await hasFocus(page, ".rules h1");
  await check(page, `${name}-rules`);
  await page.close();
  // The browser complains about a table that does not exist.
  const missing = await openPage(context, `${server.address}#${"a".repeat(16)}`, /404/);
  await missing.locator(".notice").waitFor();
  await check(missing, `${name}-missing`);
  await missing.close();
}

async function tableOf(context: BrowserContext, server: Server, game: string, name: string) {
  const bot = { kind: "bot", level: "easy" };
  const person = { kind: "person" };
  const { table, host } = await server.create({ game, seats: [person, bot, bot], seed: "5" });
  const page = await openPage(context, `${server.address}#${table}.${host}`);
  await page.locator("#name").waitFor();
  await check(page, `${name}-waiting`);
  await join(page, "Ann");
  await page.locator(".actions[data-decision]").waitFor();
  for (let turn = 0; turn < 2; turn++) {
    await page.locator("[data-look='legal']").first().waitFor({ state: "attached" });
    await pointAtSomething(page);
    await check(page, `${name}-table-${turn}`);
    const play = page.locator(".actions .right .main");
    if (await play.isEnabled()) {
      const made = await decision(page);
      await play.click();
      await eventually("the next decision", async () => {
        const now = await decision(page);
        return now !== null && now !== made;
      });
    }
  }
  await page.locator(".top > button").last().click();
  await page.locator("dialog[open]").waitFor();
  await check(page, `${name}-menu`);
  await page.keyboard.press("Escape");
  const small = page.locator(".others .small-boards").first();
  if ((await small.count()) > 0) {
    await small.click();
    await page.locator("dialog[open]").waitFor();
    await check(page, `${name}-enlarged`);
    await page.keyboard.press("Escape");
  }
  await page.close();
}

const decision = (page: Page) => page.locator(".actions").getAttribute("data-decision");

async function pointAtSomething(page: Page) {
  for (let tries = 0; tries < 4; tries++) {
    const shapes = page.locator("[data-look='legal']");
    const count = await shapes.count();
    if (count === 0 || (await page.locator(".actions .right .main").isEnabled())) {
      return;
    }
    await shapes.nth(Math.floor(count / 2)).dispatchEvent("click", { detail: 0 });
    await answered(page);
    const number = page.locator(".number").first();
    if ((await number.count()) > 0) {
      await number.click();
      await answered(page);
    }
  }
}

async function endOf(context: BrowserContext, server: Server, table: string, name: string) {
  const page = await openPage(context, `${server.address}#${table}`);
  await page.locator(".end").waitFor();
  await check(page, `${name}-end`);
  await page.locator(".end a[href*='/0']").click();
  await page.locator(".replay output").waitFor();
  await page.locator(".table").waitFor();
  await page.locator(".replay .buttons button").nth(3).click();
  await eventually("the next step", async () => page.url().endsWith(`#${table}/1`));
  await page.locator(".replay select").selectOption("2");
  await eventually("another view", async () => page.url().endsWith(`#${table}/1/2`));
  await page.locator(".own .place-head").waitFor();
  await check(page, `${name}-replay`);
  await page.locator(".top > button").last().click();
  await page.locator("dialog[open] .share").waitFor();
  await check(page, `${name}-replay-share`);
  await page.keyboard.press("Escape");
  // The link of a step shows the same step to somebody else.
  const other = await openPage(context, page.url());
  await other.locator(".replay output").filter({ hasText: "1 /" }).waitFor();
  await other.close();
  await page.close();
}

/** Every person switches alone, at once, and the choice stays. */
async function switchesLanguage(server: Server, context: BrowserContext) {
  const seats = [{ kind: "person" }, { kind: "bot", level: "easy" }];
  const { table } = await server.create({ game: "nuggets", seats, seed: "5" });
  const page = await openPage(context, `${server.address}#${table}`);
  await join(page, "Ann");
  const english = await page.locator(".owed").textContent();
  await page.locator(".top > button").last().click();
  await page.getByRole("button", { name: "Čeština" }).click();
  await eventually(
    "the sentences of the server change",
    async () => (await page.locator(".owed").textContent()) !== english,
  );
  await eventually(
    "the sentences of the page change",
    async () => (await page.locator("html").getAttribute("lang")) === "cs",
  );
  await page.reload();
  await eventually(
    "the choice stays",
    async () => (await page.locator("html").getAttribute("lang")) === "cs",
  );
  await page.close();
  await context.close();
}
