// Windows of phones and of enlarged pages: all that is awaited can be seen, reached and hit with a finger.

import assert from "node:assert/strict";
import type { Browser, Page } from "playwright-core";
import {
  answered,
  eventually,
  join,
  launch,
  layoutFindings,
  noComplaints,
  openPage,
  phone,
  picture,
  quick,
  Server,
} from "./browser";

const WINDOWS = {
  phone: { width: 360, height: 640 },
  aside: { width: 640, height: 360 },
  enlarged: { width: 180, height: 320 },
  tablet: { width: 820, height: 1180 },
};
/** The side of a target that a finger hits, in pixels. */
const FINGER = 44;
/** The side of a cell on which a pattern is laid. It can be dragged there instead. */
const PATTERN_CELL = 24;
/** The part of the height that header and bar leave for the table. */
const FREE = 0.4;
const DECISIONS = 4;
const WIDEST = "W".repeat(24);

const findings: string[] = [];

export async function everySize() {
  const server = new Server("sizes");
  await server.start();
  const browser = await launch();
  const lobby = await (await fetch(`${server.address}api/lobby?language=en`)).json();
  for (const { name } of (lobby as { games: { name: string }[] }).games) {
    for (const size of Object.keys(WINDOWS)) {
      await oneTable(server, browser, name, size as keyof typeof WINDOWS);
    }
  }
  await browser.close();
  await server.kill();
  assert.deepEqual(findings, []);
  noComplaints();
}

async function oneTable(
  server: Server,
  browser: Browser,
  game: string,
  size: keyof typeof WINDOWS,
) {
  const bot = { kind: "bot", level: "easy" };
  const seats = [{ kind: "person" }, bot, bot];
  const { table } = await server.create({ game, seats, seed: "5" });
  const context = await phone(browser, {
    ...quick,
    viewport: WINDOWS[size],
    reducedMotion: "reduce",
  });
  const page = await openPage(context, `${server.address}#${table}`);
  // Even the widest name leaves everything in its place.
  await join(page, WIDEST);
  await page.locator(".actions[data-decision]").waitFor();
  for (let turn = 0; turn < DECISIONS; turn++) {
    await page.locator("[data-look='legal']").first().waitFor({ state: "attached" });
    const where = `${game} ${size} ${turn}`;
    const tell = (found: string[]) => {
      for (const finding of found) {
        console.error(`${where}: ${finding}`);
        findings.push(`${where}: ${finding}`);
      }
    };
    if (size !== "enlarged") {
      tell(await cardsFindings(page));
    }
    await picture(page, `size-${game}-${size}-${turn}`);
    tell(await layoutFindings(page));
    tell(await spaceFindings(page));
    tell(await fingerFindings(page, where));
    if (!(await decided(page))) {
      break;
    }
    await page.locator(".actions[data-decision]").waitFor();
  }
  await context.close();
}

/** All cards of which one is taken are in sight without a finger. */
const cardsFindings = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>(".card[data-look]")];
    const top = document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0;
    const bar = document.querySelector(".actions")?.getBoundingClientRect();
    const bottom = bar && bar.left < 10 ? bar.top : innerHeight;
    return cards
      .filter((card) => {
        const box = card.getBoundingClientRect();
        return box.top < top - 1 || box.bottom > bottom + 1;
      })
      .map((card) => `out of sight: the card ${card.dataset.target}`);
  });

/** Header and bar leave room, and every board of which cells are asked for fits into it. */
const spaceFindings = (page: Page) =>
  page.evaluate((least) => {
    const isFixed = (part: Element) => getComputedStyle(part).position === "sticky";
    const top = document.querySelector(".top");
    const bar = document.querySelector(".actions");
    const beside = bar && bar.getBoundingClientRect().left > 10;
    const taken =
      (top && isFixed(top) ? top.getBoundingClientRect().height : 0) +
      (bar && !beside ? bar.getBoundingClientRect().height : 0);
    const free = innerHeight - taken;
    const wrong: string[] = [];
    if (free < least * innerHeight) {
      wrong.push(`only ${free} of ${innerHeight} pixels are left for the table`);
    }
    for (const board of document.querySelectorAll(".near .board-paper:has([data-look]) svg")) {
      const { height } = board.getBoundingClientRect();
      if (height > free + 1) {
        wrong.push(`a board is ${height} pixels high, where ${free} are free`);
      }
    }
    return wrong;
  }, FREE);

/** Some of the targets, each hit with a finger. */
async function fingerFindings(page: Page, where: string): Promise<string[]> {
  const wrong: string[] = [];
  const all = await page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll<HTMLElement>("[data-look]")].map(
        (one) => one.dataset.target ?? "",
      ),
    ),
  ]);
  const some = new Set([0, Math.floor(all.length / 2), all.length - 1]);
  for (const at of some) {
    const target = all[at] ?? "";
    const clear = page.locator(".actions .right .icon-only:has(.icon-close)");
    if ((await clear.count()) > 0) {
      await clear.tap();
    }
    const found = await hit(page, target, where);
    if (found) {
      wrong.push(`${target}: ${found}`);
    }
  }
  return wrong;
}

interface Seen {
  x: number;
  y: number;
  side: number;
  /** What lies over it, such as the bar. */
  over: string | undefined;
}

/** The last shape of a target, which is the one in the lens if there is one, brought into sight. */
const seen = (page: Page, selector: string): Promise<Seen> =>
  page.evaluate((selector) => {
    const shape = document.querySelector<SVGGraphicsElement>(selector);
    if (!shape) {
      throw new Error(selector);
    }
    if (!shape.closest(".lens")) {
      shape.scrollIntoView({ block: "center", inline: "center" });
    }
    const box = shape.getBoundingClientRect();
    const scale = shape.getScreenCTM?.()?.a ?? 1;
    const line =
      shape.localName === "path"
        ? Number.parseFloat(getComputedStyle(shape).strokeWidth) * scale
        : 0;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const cover = document.elementFromPoint(x, y)?.closest(".top, .actions");
    return {
      x,
      y,
      side: Math.min(box.width, box.height) + line,
      over: cover ? cover.className : x < 0 || x > innerWidth ? "the edge" : undefined,
    };
  }, selector);

async function hit(page: Page, target: string, where: string): Promise<string | undefined> {
  const at = await seen(page, `[data-target="${target}"]`);
  if (at.over) {
    return `under ${at.over}`;
  }
  await page.touchscreen.tap(at.x, at.y);
  const looks = () =>
    page.evaluate((target) => {
      const shapes = document.querySelectorAll<HTMLElement>(`[data-target="${target}"]`);
      const lens = document.querySelector(`.lens [data-target="${target}"]`) !== null;
      return lens ? "lens" : shapes[0]?.dataset.look;
    }, target);
  await eventually(
    `${where}: a tap on ${target} does something`,
    async () => (await looks()) !== "legal",
  );
  if ((await looks()) === "lens") {
    await picture(page, `lens-${where.replaceAll(" ", "-")}`);
    const large = await seen(page, `.lens [data-target="${target}"]`);
    if (large.side < FINGER) {
      return `${large.side} pixels in the lens`;
    }
    await page.touchscreen.tap(large.x, large.y);
    await eventually(`${where}: a tap in the lens`, async () => (await looks()) !== "lens");
    return (await looks()) === "legal" ? "the tap in the lens chose something else" : undefined;
  }
  const isPattern = /laid|refused/.test((await looks()) ?? "");
  return at.side >= (isPattern ? PATTERN_CELL : FINGER) || (await isAlone(page, target))
    ? undefined
    : `${at.side} pixels, and no lens`;
}

/** Whether no other target is so near that a finger could hit it instead. */
const isAlone = (page: Page, target: string) =>
  page.evaluate(
    ([target, reach]) => {
      const box = document.querySelector(`[data-target="${target}"]`)?.getBoundingClientRect();
      const [x, y] = box ? [box.left + box.width / 2, box.top + box.height / 2] : [0, 0];
      const others = [...document.querySelectorAll<HTMLElement>("[data-look]")];
      return !others.some((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        const far = Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
        return other.dataset.target !== target && far < reach;
      });
    },
    [target, FINGER / 2] as const,
  );

/** Makes some decision. Returns whether one could be made. */
export async function decided(page: Page): Promise<boolean> {
  const decision = () => page.locator(".actions").getAttribute("data-decision");
  const before = await decision();
  const play = page.locator(".actions .right .main");
  for (let tries = 0; tries < 6 && !(await play.isEnabled()); tries++) {
    const shapes = page.locator("[data-look='legal']");
    await shapes.nth(tries % (await shapes.count())).dispatchEvent("click", { detail: 0 });
    await answered(page);
    const number = page.locator(".number").first();
    if ((await number.count()) > 0) {
      await number.tap();
      await answered(page);
    }
  }
  if (!(await play.isEnabled())) {
    return false;
  }
  await play.tap();
  const question = page.locator(".question .main");
  await eventually("the decision is made", async () => {
    if ((await question.count()) > 0) {
      await question.tap();
    }
    return (await decision()) !== before;
  });
  return true;
}
