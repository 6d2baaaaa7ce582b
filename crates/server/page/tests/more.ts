// What the server offers besides tables: lessons, analyses, own results.

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import {
  checkLayout,
  eventually,
  join,
  launch,
  noComplaints,
  openPage,
  phone,
  picture,
  quick,
  Server,
} from "./browser";

export async function everythingElse() {
  const server = new Server("more");
  await server.start();
  const browser = await launch();
  // Not every game has a code.
  const page = await openPage(await phone(browser, quick), server.address, /404/);
  await lesson(page);
  await gameOfPasses(page, server);
  await analysis(page);
  await results(page, server);
  await browser.close();
  await server.kill();
  noComplaints();
}

/** A first game that teaches: explained, asked, tried, and ended before its time. */
async function lesson(page: Page) {
  await page.getByRole("button", { name: "Learn the game" }).tap();
  await join(page, "Ann");
  const explained = page.locator(".explained");
  await explained.waitFor();
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
      await page.locator("[data-look='legal']").first().tap();
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
      await page.locator("[data-look='legal']").first().tap();
      await page.locator(".actions .right .main:enabled").tap();
    }
    await eventually("the lesson goes on", async () => (await progress(page)) !== before);
  }
  await page.getByRole("button", { name: "End the lesson" }).tap();
  await explained.waitFor({ state: "detached" });
  await page.locator(".actions[data-decision]").waitFor();
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
  await page.locator(".choice").last().tap();
  await page.getByRole("button", { name: "Yes" }).tap();
  await page.locator(".end").waitFor();
}

async function analysis(page: Page) {
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
  await checkLayout(page, "an analysis");
  await page.locator(".analysis").scrollIntoViewIfNeeded();
  await picture(page, "analysis");
}

/** The first page knows what this browser has reached, and another browser knows nothing. */
async function results(page: Page, server: Server) {
  await page.goto(`${server.address}#`);
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
