// What the server offers besides tables: lessons, analyses, own results.

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import {
  checkLayout,
  eventually,
  hasFocus,
  join,
  launch,
  noComplaints,
  openPage,
  phone,
  picture,
  quick,
  Server,
} from "./browser";
import { touchHand } from "./player";

export async function everythingElse() {
  const server = new Server("more");
  await server.start();
  const browser = await launch();
  // Not every game has a code.
  const page = await openPage(await phone(browser, quick), server.address, /404/);
  await lesson(page);
  await gameOfPasses(page, server);
  await hasFocus(page, ".end h2");
  assert.equal(await page.locator(".own-rank").count(), 0, "there is no other game");
  await analysis(page);
  await results(page, server);
  await gameOfPasses(page, server);
  const rank = (await page.locator(".own-rank").textContent()) ?? "";
  assert.match(rank, /^Among your own games: [12] \/ 2 · Best before: -?\d/);
  await browser.close();
  await server.kill();
  noComplaints();
}

/** A first game that teaches: explained, asked, tried, and ended before its time. */
async function lesson(page: Page) {
  await page.getByRole("button", { name: "Lesson: learn the game" }).tap();
  await page.getByText("This is a lesson").waitFor();
  await join(page, "Ann");
  const explained = page.locator(".explained");
  await explained.waitFor();
  await hasFocus(page, ".explained");
  await picture(page, "lesson");
  let [explanations, questions, tasks] = [0, 0, 0];
  for (let step = 0; step < 200 && (questions === 0 || tasks < 2); step++) {
    const before = await progress(page);
    if (await explained.isVisible()) {
      await checkLayout(page, "an explanation");
      explanations++;
      if ((await page.locator(".asks button:enabled").count()) > 0) {
        questions++;
        await wrongThenRight(page);
      }
      await page.getByRole("button", { name: "Go on" }).tap();
    } else if (await page.getByRole("button", { name: "Show me" }).isVisible()) {
      tasks++;
      await checkLayout(page, "a task");
      await page.getByRole("button", { name: "Show me" }).tap();
      await picture(page, `task-${tasks}`);
      await page.locator(".actions .right .main:enabled").tap();
    } else {
      // The game goes on between two steps.
      await pointAtSome(page);
      await page.locator(".actions .right .main:enabled").tap();
    }
    await eventually("the lesson goes on", async () => (await progress(page)) !== before);
    await page.locator(".explained, .actions[data-decision]").first().waitFor();
  }
  assert.ok(explanations > 2 && questions > 0 && tasks > 1, `${[explanations, questions, tasks]}`);
  for (let step = 0; step < 20 && !(await explained.isVisible()); step++) {
    const before = await progress(page);
    const skip = page.getByRole("button", { name: "Skip" });
    if (await skip.isVisible()) {
      await skip.tap();
    } else {
      await pointAtSome(page);
      await page.locator(".actions .right .main:enabled").tap();
    }
    await eventually("the lesson goes on", async () => (await progress(page)) !== before);
  }
  await page.getByRole("button", { name: "End the lesson" }).tap();
  await explained.waitFor({ state: "detached" });
  await page.locator(".actions[data-decision]").waitFor();
}

/** Points at something that can be chosen. */
async function pointAtSome(page: Page) {
  const target = await page.locator("[data-look='legal']").first().getAttribute("data-target");
  await touchHand().point(page, target ?? "");
}

/** The step of the lesson and the decision. */
const progress = (page: Page) =>
  page.evaluate(() => {
    const value = (selector: string, name: string) =>
      document.querySelector<HTMLElement>(selector)?.dataset[name];
    return `${value("[data-lesson]", "lesson")} ${value("[data-decision]", "decision")}`;
  });

/** A wrong answer is told and can be taken back. */
async function wrongThenRight(page: Page) {
  const answers = page.locator(".asks button");
  for (let number = 0; number < (await answers.count()); number++) {
    await answers.nth(number).tap();
    await page.locator(".verdict").waitFor();
    if ((await page.locator("[data-answer='wrong']").count()) === 0) {
      await picture(page, "question");
      return;
    }
    await page.getByRole("button", { name: "Try again" }).tap();
    await page.locator(".verdict").waitFor({ state: "detached" });
  }
  assert.fail("no answer is right");
}

/** Whoever passes at once has soon reached the end. The question before a pass is asked. */
async function gameOfPasses(page: Page, server: Server) {
  const seats = [{ kind: "person" }, { kind: "bot", level: "easy" }];
  const { table } = await server.create({ game: "nuggets", seats, seed: "4" });
  await page.goto(`${server.address}#${table}`);
  await join(page, "Ann");
  await page.locator(".choice").last().tap();
  await page.locator(".question").waitFor();
  await page.getByRole("button", { name: "No" }).tap();
  await page.locator(".question").waitFor({ state: "detached" });
  // What was taken back is not chosen any more, where nobody could see it.
  assert.ok(await page.locator(".actions .right .main").isDisabled(), "nothing is chosen");
  await page.locator(".choice").last().tap();
  await page.getByRole("button", { name: "Yes" }).tap();
  await page.locator(".end").waitFor();
}

async function analysis(page: Page) {
  // What one does next is at the top, and the replay is that of the own seat.
  const isFirst = await page.locator(".end").evaluate((end) => {
    const places = end.querySelector(".ranking");
    const all = [...end.querySelectorAll("*")];
    const [next, replay] = [".buttons .main", "a[href*='/0/1']"].map((one) => {
      const found = end.querySelector(one);
      return found ? all.indexOf(found) : all.length;
    });
    return Math.max(next ?? 0, replay ?? 0) < all.indexOf(places as Element);
  });
  assert.ok(isFirst, "a new deal and the replay of seat 1 come before the places");
  await page.getByText("Code for the terminal").tap();
  await eventually(
    "the code of the game is shown",
    async () => ((await page.locator(".code").textContent()) ?? "") !== "",
  );
  await page.getByRole("button", { name: "Look for mistakes" }).tap();
  await page.locator(".analysis h3").waitFor();
  await eventually("the analysis says something about Ann", async () =>
    ((await page.locator(".analysis .others").textContent()) ?? "").includes("Ann"),
  );
  // First the mistakes with their boards; the rest is folded, and says nothing in codes.
  const parts = await page
    .locator(".analysis")
    .evaluate((analysis) => [...analysis.children].map((part) => part.localName).join(" "));
  assert.match(parts, /^h3 (article )*details$/);
  assert.equal(await page.locator(".analysis details[open]").count(), 0);
  assert.doesNotMatch((await page.locator(".analysis").textContent()) ?? "", /iterations/);
  await checkLayout(page, "an analysis");
  await page.locator(".analysis").scrollIntoViewIfNeeded();
  await picture(page, "analysis");
}

/** The first page knows what this browser has reached, and another browser knows nothing. */
async function results(page: Page, server: Server) {
  await page.goto(`${server.address}#`);
  await page.locator(".results tbody tr").waitFor();
  const continued = await page.locator(".known").allTextContents();
  assert.doesNotMatch(continued.join(), /over/, "what is over cannot be continued");
  const row = page.locator(".results tbody tr");
  await row.waitFor();
  assert.match((await row.textContent()) ?? "", /Ann/);
  await checkLayout(page, "results");
  const other = await page.context().browser()?.newContext();
  assert.ok(other);
  const stranger = await openPage(other, server.address);
  await stranger.locator(".game").first().waitFor();
  assert.equal(await stranger.locator(".results").count(), 0);
}
