// What the form of a table offers and asks before it does it.

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { launch, noComplaints, openPage, phone, picture, Server } from "./browser";

export async function everyQuestion() {
  const server = new Server("asks");
  await server.start();
  const browser = await launch();
  const page = await openPage(await phone(browser), server.address);
  await houseRules(page);
  await tableOfBots(page);
  await browser.close();
  await server.kill();
  noComplaints();
}

/** House rules are sentences, their clause is a footnote, and only what the table can have is offered. */
async function houseRules(page: Page) {
  await page.locator(".game").first().tap();
  await page.locator("form.open summary").tap();
  const rule = page.locator(".house-rule").first();
  const offered = () => rule.locator("label").allTextContents();
  const two = ["a random player goes first", "seat 1 goes first", "seat 2 goes first"];
  assert.deepEqual(await offered(), two);
  assert.equal(await rule.locator("> :last-child").textContent(), "SG-7");
  await page.getByRole("button", { name: "One seat more" }).tap();
  assert.deepEqual(await offered(), [...two, "seat 3 goes first"]);
  // A choice that the table cannot have any more is not sent.
  await rule.locator("label").last().tap();
  await page.getByRole("button", { name: "One seat fewer" }).tap();
  assert.deepEqual(await offered(), two);
  assert.ok(await rule.locator("input").first().isChecked(), "the default is back");
}

/** Nobody starts a game of bots by mistake. */
async function tableOfBots(page: Page) {
  for (const seat of [0, 1]) {
    await page.locator(".seat-plan select").nth(seat).selectOption("easy");
  }
  const open = page.getByRole("button", { name: "Open the table" });
  await open.tap();
  await page.locator("dialog[open]").waitFor();
  await picture(page, "asks-bots");
  await page.getByRole("button", { name: "No", exact: true }).tap();
  await page.locator("dialog").waitFor({ state: "detached" });
  assert.ok(!/#[a-z0-9]{16}/.test(page.url()), "nothing was opened");
  await open.tap();
  await page.getByRole("button", { name: "Yes", exact: true }).tap();
  await page.waitForURL(/#[a-z0-9]{16}$/);
}
