// Fingers, mouse and keyboard: every way to point at a place, and what the page says about it.

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import {
  answered,
  eventually,
  join,
  launch,
  noComplaints,
  openPage,
  phone,
  picture,
  Server,
  SIZES,
} from "./browser";

export async function allWays() {
  const server = new Server("hands");
  await server.start();
  const browser = await launch();
  const table = {
    game: "silver-and-gold",
    seats: [{ kind: "person" }, { kind: "person" }],
    seed: "20",
  };
  const created = await server.create(table);
  const address = `${server.address}#${created.table}`;
  const finger = await openPage(await phone(browser), address);
  await join(finger, "Ann");
  const desktop = await browser.newContext({ viewport: SIZES.desktop, locale: "en" });
  const mouse = await openPage(desktop, address);
  await join(mouse, "Bob");

  await cardsOfTheHand(finger, mouse);
  await dragsAndTaps(finger);
  await takesBack(finger);
  await hovers(mouse);
  await symbols(finger, mouse);
  await keys(mouse);
  await browser.close();
  await server.kill();
  noComplaints();
}

const laid = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-look='laid'], [data-look='refused']")].map(
      (shape) => shape.dataset.target ?? "",
    ),
  );

/** Waits until the pattern lies on this board, with all of its cells if their number is given. */
const liesOn = (page: Page, board: string, size?: number) =>
  eventually(`the pattern lies on ${board}`, async () => {
    const cells = await laid(page);
    const isThere = cells.length > 0 && cells.every((target) => target.startsWith(board));
    return isThere && cells.length === (size ?? cells.length);
  });

const decision = (page: Page) => page.locator(".actions").getAttribute("data-decision");

const told = async (page: Page) => (await page.locator(".gain").textContent()) ?? "";

const middle = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  assert.ok(box, selector);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Two cards of four: pressed ones are known to screen readers, a third replaces the first. */
async function cardsOfTheHand(finger: Page, mouse: Page) {
  const pressed = (card: number) =>
    finger.locator("button.card").nth(card).getAttribute("aria-pressed");
  const press = async (card: number, ...chosen: number[]) => {
    await finger.locator("button.card").nth(card).tap();
    await eventually(`the cards ${chosen} are pressed`, async () => {
      const all = await Promise.all([0, 1, 2, 3].map(pressed));
      return all.every((one, index) => (one === "true") === chosen.includes(index));
    });
  };
  await press(0, 0);
  await eventually("the server says what it brings", async () => (await told(finger)) !== "");
  await press(1, 0, 1);
  // Two of them go together.
  await press(2, 1, 2);
  await finger.locator("button.card").nth(2).tap();
  await finger.locator(".tray").waitFor({ state: "detached" });
  await mouse.locator("button.card").nth(0).click();
  await mouse.locator("button.card").nth(3).click();
  await mouse.locator(".actions .right .main").click();
  for (const page of [finger, mouse]) {
    if ((await page.locator(".tray").count()) === 0) {
      await page.locator(".tray").waitFor();
    }
  }
}

/** A drag with one finger. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  await touch("touchStart", from);
  for (let step = 1; step <= 10; step++) {
    await touch("touchMove", {
      x: from.x + ((to.x - from.x) * step) / 10,
      y: from.y + ((to.y - from.y) * step) / 10,
    });
  }
  await touch("touchEnd");
}

async function dragsAndTaps(page: Page) {
  await page.evaluate(() => scrollTo(0, 0));
  const size = await page.locator(".tray rect").count();
  // From the tray to a board: the finger is below the place, so that it does not cover it.
  const board = await middle(page, "[data-board='own.0']");
  await drag(page, await middle(page, ".tray"), { x: board.x, y: board.y + 56 });
  await liesOn(page, "own.0.", size);
  assert.equal(await page.evaluate(() => scrollY), 0, "the page does not scroll");
  await picture(page, "hands-dragged");
  // A drag on the board carries it further.
  const other = await middle(page, "[data-board='own.1']");
  await drag(page, board, other);
  await liesOn(page, "own.1.");
  assert.equal(await page.evaluate(() => scrollY), 0);
  // A tap on the tray turns it, and so does the button. Four quarters are a whole turn.
  const before = (await laid(page)).sort().join();
  const transform = () =>
    page.locator(".turned").evaluate((element) => (element as HTMLElement).style.transform);
  const start = await transform();
  for (let quarter = 0; quarter < 4; quarter++) {
    if (quarter % 2 === 0) {
      await page.locator(".tray").tap();
    } else {
      await page.getByRole("button", { name: "Turn" }).tap();
    }
    const isWhole = quarter === 3;
    await eventually("it is turned", async () => ((await transform()) === start) === isWhole);
  }
  await eventually("it lies as before", async () => (await laid(page)).sort().join() === before);
  await page.getByRole("button", { name: "Flip" }).tap();
  await eventually("it is flipped", async () => (await transform()) !== start);
  await page.getByRole("button", { name: "Flip" }).tap();
  await eventually("it is flipped back", async () => (await transform()) === start);
  // Beside all boards it is laid down.
  await drag(page, await middle(page, ".tray"), { x: 180, y: 30 });
  await eventually("it is laid down", async () => (await laid(page)).length === 0);
  // The page itself still scrolls, also from a board on which nothing lies.
  for (const part of [".own .sheet", "[data-board='own.0']"]) {
    const place = await middle(page, part);
    await drag(page, place, { x: place.x, y: place.y - 250 });
    await eventually("the page scrolls", async () => (await page.evaluate(() => scrollY)) > 100);
    assert.deepEqual(await laid(page), [], "nothing is laid by scrolling");
    await page.evaluate(() => scrollTo(0, 0));
  }
  // A tap finds a place that is legal, and says what it brings. Another tap at the same place plays.
  const now = await decision(page);
  await page.locator("[data-board='own.1'] [data-look='legal']").first().tap();
  await answered(page);
  const target = (await laid(page))[0];
  assert.ok(target);
  const tapped = page.locator("[data-target][tabindex='0']");
  const isLegal = await page.locator(".actions .right .main").isEnabled();
  if (isLegal) {
    await tapped.tap();
  } else {
    // It fits nowhere there: a single cell does.
    assert.notEqual(await page.locator(".refusal").textContent(), "");
    await page.locator(".tools button").nth(1).tap();
    await page.locator("[data-board='own.1'] [data-look='legal']").first().tap();
    await answered(page);
    await tapped.tap();
  }
  await eventually("the move is made", async () => (await decision(page)) !== now);
}

/** Nobody has seen the move yet, so it can be taken back and repeated. */
async function takesBack(page: Page) {
  for (let more = 0; more < 5 && (await decision(page)) !== null; more++) {
    // Bonus cells.
    const now = await decision(page);
    await page.locator("[data-look='legal']").first().tap();
    await page.locator(".actions .right .main:enabled").tap();
    await eventually("the bonus is marked", async () => (await decision(page)) !== now);
  }
  assert.equal(await decision(page), null, "the others decide");
  await page.getByRole("button", { name: "Take back" }).tap();
  await eventually("the decision is back", async () => (await decision(page)) !== null);
  await page.getByRole("button", { name: "Repeat" }).tap();
  await eventually("the decision is made again", async () => (await decision(page)) === null);
}

/** A mouse sees where the pattern would lie before it presses. */
async function hovers(page: Page) {
  const size = await page.locator(".tray rect").count();
  const board = await middle(page, "[data-board='own.0']");
  await page.mouse.move(board.x, board.y);
  const hovered = () => page.locator("[data-look='hover']").count();
  await eventually("the pattern is shown under the mouse", async () => (await hovered()) > 0);
  assert.ok((await hovered()) <= size);
  // What a hover says, a click says too.
  await eventually("the place is told", async () => !/^(Drag|$)/.test(await told(page)));
  const before = await told(page);
  await page.mouse.click(board.x, board.y);
  await eventually("it is chosen", async () => (await laid(page)).length > 0);
  await answered(page);
  assert.equal(await told(page), before);
  await page.keyboard.press("Escape");
  await page.mouse.move(5, 5);
  await eventually("it is gone", async () => (await hovered()) === 0);
}

/** What a symbol does is told on the symbol: under the mouse, after a tap, and with the focus. */
async function symbols(finger: Page, mouse: Page) {
  const tip = (page: Page) => page.locator(".symbol-tip").textContent();
  const coin = "[data-board='own.0'] svg text:text-is('●')";
  const at = await middle(mouse, coin);
  await mouse.mouse.move(at.x, at.y);
  await mouse.locator(".symbol-tip").waitFor();
  assert.match((await tip(mouse)) ?? "", /^coin crosses off/);
  await mouse.mouse.move(5, 5);
  await mouse.locator(".symbol-tip").waitFor({ state: "detached" });
  // Also on a card that is not the own one.
  const card = finger.locator(".row-of-cards svg text:text-is('×')").first();
  await card.evaluate((sign) => sign.scrollIntoView({ block: "center" }));
  const box = await card.boundingBox();
  assert.ok(box);
  await finger.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await finger.locator(".symbol-tip").waitFor();
  assert.match((await tip(finger)) ?? "", /^cross marks one more cell/);
  await picture(finger, "symbol-tip");
  await finger.evaluate(() => scrollTo(0, 0));
}

/** Tab to a board, arrows over it, R, F, Esc, Enter. */
async function keys(page: Page) {
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press("Tab");
    const isThere = await page.evaluate(
      () => document.activeElement?.matches("[data-board] [data-target]") === true,
    );
    if (isThere) {
      break;
    }
  }
  const focused = () =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.target ?? "");
  const first = await focused();
  assert.match(first, /^own\.\d\.\d\.\d$/, "Tab reaches the boards");
  const label = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  assert.ok(label, "the cell has a name");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  const second = await focused();
  assert.notEqual(second, first);
  const size = await page.locator(".tray rect").count();
  await eventually("the pattern comes along", async () => (await laid(page)).length > 0);
  assert.ok((await laid(page)).length <= size);
  // Where it lies well Enter chooses it, which arrows do not: only a second Enter plays.
  const fits = page.locator("[data-look='laid']");
  for (let press = 0; press < 24 && (await fits.count()) === 0; press++) {
    await page.keyboard.press(press % 4 === 3 ? "ArrowUp" : press % 2 === 0 ? "ArrowLeft" : "r");
    await answered(page);
  }
  assert.ok((await fits.count()) > 0, "it lies well somewhere");
  const open = await decision(page);
  await page.keyboard.press("Enter");
  await answered(page);
  assert.equal(await decision(page), open, "nothing is played");
  assert.match(await told(page), /^[AB] [a-z]\d/, "the cells are told");
  const transform = () =>
    page.locator(".turned").evaluate((element) => (element as HTMLElement).style.transform);
  const start = await transform();
  await page.keyboard.press("r");
  await eventually("it is turned", async () => (await transform()) !== start);
  await page.keyboard.press("f");
  await page.keyboard.press("Escape");
  await eventually("it is laid down", async () => (await laid(page)).length === 0);
  // A refusal is told in the words of the rules, and nothing happens.
  const now = await decision(page);
  await page.locator(".tools button").nth(1).click();
  await page.locator("[data-look='legal']").first().focus();
  await page.keyboard.press("Enter");
  await answered(page);
  assert.equal(await decision(page), now, "the first Enter only selects");
  await page.keyboard.press("Enter");
  await eventually("the second Enter plays", async () => (await decision(page)) !== now);
}
