// Seats: opening a table on the first page, joining, watching, what the host may do, reactions, a time limit.

import assert from "node:assert/strict";
import {
  checkLayout,
  eventually,
  join,
  launch,
  noComplaints,
  openPage,
  phone,
  picture,
  Server,
} from "./browser";

export async function everySeat() {
  const server = new Server("seats");
  await server.start();
  const browser = await launch();
  const host = await openPage(await phone(browser), server.address);
  // Every part of the form counts.
  await host.locator(".game").nth(0).tap();
  await host.locator(".pill").nth(1).tap();
  const pack = await host.locator(".pill").nth(1).textContent();
  await host.getByRole("button", { name: "One seat more" }).tap();
  await host.locator(".seat-plan select").nth(2).selectOption("easy");
  await host.locator("form.open summary").tap();
  await host.locator(".house-rule").nth(1).locator("label").nth(1).tap();
  await host.locator("form.open .option").nth(-2).locator("select").selectOption("300");
  await host.locator("form.open .option input").fill("18446744073709551615");
  await checkLayout(host, "the form");
  await host.getByRole("button", { name: "Open the table" }).tap();
  await host.locator(".seats").waitFor();
  const link = await host.locator("input.link").inputValue();
  assert.equal(link, host.url(), "the link is the address, without the secret of the host");
  assert.equal(await host.locator(".title").textContent(), pack);
  assert.notEqual(
    await host.locator(".waiting .facts").textContent(),
    "",
    "the house rule is told",
  );
  await picture(host, "waiting");
  await join(host, "Ann");

  // By the link, as somebody pastes it.
  const guest = await openPage(await phone(browser), server.address);
  await guest.locator("#join-link").fill("no link");
  await guest.getByRole("button", { name: "Go" }).tap();
  await guest.locator(".notice").waitFor();
  await guest.locator("#join-link").fill(link);
  await guest.getByRole("button", { name: "Go" }).tap();
  await guest.locator("#name").fill("Ann");
  await guest.locator(".join button").tap();
  await guest.locator(".notice").waitFor();
  await join(guest, "Bob");
  await guest.locator(".actions").waitFor();
  const watcher = await openPage(await phone(browser), link);
  await watcher.locator(".others .place").nth(2).waitFor();
  assert.equal(await watcher.locator(".actions").count(), 0, "who watches decides nothing");
  assert.equal(await watcher.locator("[data-look]").count(), 0);
  assert.match((await guest.locator(".clock").textContent()) ?? "", /^[45]:\d\d$/);

  // Reactions.
  await guest.locator(".reactions summary").tap();
  await guest.locator(".reactions button").nth(1).tap();
  const said = (await guest.locator(".reactions button").nth(1).textContent()) ?? "";
  await host.locator(".others .reaction").filter({ hasText: said }).waitFor();
  await watcher.locator(".reaction").filter({ hasText: said }).waitFor();

  // The host frees a seat; who held it watches and may come back; then a bot has it.
  const menu = host.getByRole("button", { name: "Menu" });
  await menu.tap();
  await host.locator("dialog .host-choice").first().selectOption("free");
  await guest.locator("#name").waitFor();
  await join(guest, "Bob again");
  await host.locator("dialog .seats .name").filter({ hasText: "Bob again" }).waitFor();
  await host.locator("dialog .host-choice").first().selectOption("medium");
  await eventually(
    "a bot has the seat",
    async () => (await guest.locator(".actions").count()) === 0,
  );
  assert.equal(await guest.locator("#name").count(), 0, "no seat is free");
  await checkLayout(host, "the menu");
  await host.keyboard.press("Escape");

  // Who gives the seat up sees it offered again.
  await menu.tap();
  await host.getByRole("button", { name: "Give up my seat" }).tap();
  await host.getByRole("button", { name: "No", exact: true }).tap();
  await host.locator(".actions").waitFor();
  await host.getByRole("button", { name: "Give up my seat" }).tap();
  await host.getByRole("button", { name: "Yes", exact: true }).tap();
  await host.locator("#name").first().waitFor();

  // The first page knows the table.
  const again = await openPage(host.context(), server.address);
  await again.locator(".known-table").waitFor();
  await again.locator(".known-table").tap();
  await again.locator(".table").waitFor();
  await browser.close();
  await server.kill();
  noComplaints();
}
