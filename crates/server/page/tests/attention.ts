// Whoever waits sees for whom, and whoever decides sees what has happened meanwhile.

import assert from "node:assert/strict";
import type { Browser, Page } from "playwright-core";
import {
  eventually,
  join,
  LOST,
  launch,
  noComplaints,
  openPage,
  phone,
  picture,
  quick,
  Server,
} from "./browser";
import { decided } from "./sizes";

export async function everybodySees() {
  const server = new Server("attention");
  await server.start();
  const browser = await launch();
  await oneAfterTheOther(server, browser);
  await allAtOnce(server, browser);
  await browser.close();
  await server.kill();
  noComplaints();
}

async function table(server: Server, browser: Browser, game: string, names: string[]) {
  const seats = names.map(() => ({ kind: "person" }));
  const options = game === "nuggets" ? { first: "1" } : {};
  const { table } = await server.create({ game, seats, seed: "7", options });
  const address = `${server.address}#${table}`;
  const pages: Page[] = [];
  for (const name of names) {
    const context = await phone(browser, { ...quick, reducedMotion: "reduce" });
    await context.addInitScript(listen);
    const page = await openPage(context, address, LOST);
    await join(page, name);
    pages.push(page);
  }
  return { address, pages };
}

const owed = async (page: Page) => (await page.locator(".owed").textContent()) ?? "";
const news = async (page: Page) => (await page.locator(".news").allTextContents()).join();

const reads = (page: Page, text: string) =>
  eventually(`"${text}" is told`, async () => (await owed(page)).includes(text));

/** Everybody reads who is awaited, in a place that stays in sight; what others did is told until one decides. */
async function oneAfterTheOther(server: Server, browser: Browser) {
  const { address, pages } = await table(server, browser, "nuggets", ["Ann", "Bob", "Cid"]);
  const [ann, bob] = pages as [Page, Page];
  const watching = await openPage(await phone(browser), address);
  await ann.locator(".actions[data-decision]").waitFor();
  await reads(bob, "Ann decides.");
  await reads(watching, "Ann decides.");
  const icon = (page: Page) =>
    page.locator("link[rel='icon']").evaluate((link: HTMLLinkElement) => link.href);
  assert.match(await ann.title(), /^● Your turn · /);
  assert.match(await icon(ann), /icon-turn\.svg$/);
  assert.doesNotMatch(await bob.title(), /Your turn/);
  assert.match(await icon(bob), /icon\.svg$/);
  await choosesSound(bob);
  await choosesNotifications(bob);
  await bob.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const isInSight = await bob.locator(".owed").evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  assert.ok(isInSight, "it stays in sight");
  await looksElsewhere(bob, true);
  await turn(ann);
  await bob.locator(".actions[data-decision]").waitFor();
  await looksElsewhere(bob, false);
  for (const page of [bob, pages[2] as Page, ann]) {
    await turn(page);
  }
  await bob.locator(".actions[data-decision]").waitFor();
  assert.equal(await sounds(bob), 2, "Bob hears both of his turns");
  assert.equal(await sounds(ann), 0, "nobody hears what was not asked for");
  assert.deepEqual(await notifications(ann), [], "nobody is notified who did not want it");
  const [notified, ...more] = await notifications(bob);
  assert.match(notified ?? "", /^Your turn · Nuggets: ./);
  assert.deepEqual(more, [], "only while Bob looked elsewhere");
  // Bob's turn again: what Cid and Ann did since, in the bar and on the board.
  await bob.locator(".actions[data-decision]").waitFor();
  assert.match(await news(bob), /Cid.*Ann/s);
  assert.doesNotMatch(await news(bob), /Bob/);
  // Chips of both are marked, not only the last one.
  const marked = await bob.locator("[data-board] circle:has(+ .changed)").count();
  assert.ok(marked >= 2, `${marked} circles are marked`);
  await ann.locator(".reactions summary").tap();
  await ann.getByRole("button", { name: "Hello!" }).tap();
  await eventually("Ann's word is told", async () => (await news(bob)).includes("Ann: Hello!"));
  await picture(bob, "attention-news");
  await liesApart(bob);
  await pages[2]?.context().close();
  await eventually("Cid is away", async () => (await news(bob)).includes("Cid: away"));
  await turn(bob);
  await eventually("the news go", async () => !/Ann [^:]/.test(await news(bob)));
  await watching.context().close();
}

/** Much news and a long sentence do not lie on each other on a phone in landscape. */
async function liesApart(page: Page) {
  const before = page.viewportSize();
  assert.ok(before);
  await page.setViewportSize({ width: 640, height: 360 });
  const [news, owed] = [page.locator(".news"), page.locator(".owed")];
  const said = (await owed.textContent()) ?? "";
  await owed.evaluate((element, text) => {
    element.textContent = text;
  }, `${said} and what may be done besides. `.repeat(3));
  const [above, below] = [await news.boundingBox(), await owed.boundingBox()];
  assert.ok(above && below && above.height > 20, "both are shown");
  assert.ok(above.y + above.height <= below.y + 1, `${above.y + above.height} > ${below.y}`);
  await owed.evaluate((element, text) => {
    element.textContent = text;
  }, said);
  await page.setViewportSize(before);
}

/** A sound is off until somebody wants it, and stays on. */
async function choosesSound(page: Page) {
  await page.getByRole("button", { name: "Menu" }).tap();
  const sound = page.getByLabel("Sound when it is my turn");
  assert.ok(!(await sound.isChecked()));
  await sound.tap();
  assert.equal(await sounds(page), 1, "it is heard at once");
  await page.keyboard.press("Escape");
  await sound.waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("button", { name: "Menu" }).tap();
  assert.ok(await sound.isChecked(), "it is remembered");
  await page.keyboard.press("Escape");
  await sound.waitFor({ state: "detached" });
}

/** A notification is shown to whoever wants it, while the page is not in sight. */
async function choosesNotifications(page: Page) {
  await page.getByRole("button", { name: "Menu" }).tap();
  const notify = page.getByLabel("Notification when it is my turn");
  await notify.tap();
  await eventually("it is allowed", () => notify.isChecked());
  await page.keyboard.press("Escape");
  await notify.waitFor({ state: "detached" });
}

const looksElsewhere = (page: Page, isHidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: isHidden });
  }, isHidden);

/** The notifications that a page showed since it was loaded. */
const notifications = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { notified: string[] }).notified);

/** How often a page made a sound since it was loaded. */
const sounds = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { sounds?: number }).sounds ?? 0);

/** Counts sounds, and writes notifications down instead of showing them. */
function listen() {
  const all = globalThis as unknown as { sounds: number; notified: string[] };
  all.sounds = 0;
  all.notified = [];
  Notification.requestPermission = async () => "granted";
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    all.notified.push(`${title}: ${options?.body}`);
  };
  navigator.serviceWorker.getRegistration = async () =>
    Object.create(ServiceWorkerRegistration.prototype);
  const create = AudioContext.prototype.createGain;
  AudioContext.prototype.createGain = function createGain() {
    all.sounds++;
    return create.call(this);
  };
}

/** Decides until others must. */
async function turn(page: Page) {
  const decision = page.locator(".actions[data-decision]");
  await decision.waitFor();
  while ((await decision.count()) > 0) {
    await decided(page);
  }
}

/** Where all decide in secret, nobody learns who has decided. */
async function allAtOnce(server: Server, browser: Browser) {
  const { pages } = await table(server, browser, "silver-and-gold", ["Ann", "Bob", "Cid"]);
  const [ann, bob, cid] = pages as [Page, Page, Page];
  await ann.locator(".actions[data-decision]").waitFor();
  assert.ok(
    !(await ann.locator(".upcoming .pattern").first().isVisible()),
    "what may come is hidden",
  );
  const cups = ann.locator(".panel.facts svg");
  assert.equal(await cups.getAttribute("aria-label"), "cups: 6 5 4 3 2 1", "cups are drawn");
  assert.match((await ann.locator(".panel.facts").textContent()) ?? "", /deck: \d+cups /);
  await decided(ann);
  await reads(ann, "Somebody still decides: Bob, Cid");
  await decided(bob);
  await reads(bob, "Somebody still decides: Ann, Cid");
  assert.ok((await owed(ann)).includes("Bob, Cid"), "Ann does not learn that Bob has decided");
  await decided(cid);
  // Who decides last learns what the others did, as all others do, and not what it did itself.
  for (const [page, others] of [
    [cid, /Ann.*Bob/s],
    [ann, /Bob.*Cid/s],
  ] as const) {
    await eventually("what the others did is told", async () => others.test(await news(page)));
  }
  assert.doesNotMatch(await news(cid), /Cid/);
  assert.doesNotMatch(await news(ann), /Ann/);
}
