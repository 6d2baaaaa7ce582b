// Whole games by four phones: one uses touch, one a mouse, one the keyboard, one drags. One is cut off and comes back,
// and the server is killed and restarted in the middle.

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import {
  checkLayout,
  eventually,
  hasFocus,
  join,
  LOST,
  launch,
  Network,
  noComplaints,
  openPage,
  phone,
  picture,
  Server,
  verify,
} from "./browser";
import { type Hand, keyboardHand, mouseHand, play, touchHand } from "./player";

const NAMES = ["Ann", "Bob", "Cid", "Dot"];
/** After how many decisions of all phones something happens. */
const CUT_AT = 8;
const KILL_AT = 16;
const LOOK_AT = 20;

export async function wholeGame(game: string) {
  const server = new Server(`game-${game}`);
  await server.start();
  const browser = await launch();
  const seats = NAMES.map(() => ({ kind: "person" }));
  const { table, host } = await server.create({ game, seats, seed: "20" });
  const networks = NAMES.map(() => new Network(server));
  const pages: Page[] = [];
  for (const [index, network] of networks.entries()) {
    const address = await network.listen();
    const own = index === 0 ? `#${table}.${host}` : `#${table}`;
    const context = await phone(browser, { acceptDownloads: true });
    const page = await openPage(context, address + own, LOST);
    await join(page, NAMES[index] ?? "");
    pages.push(page);
  }
  const [first, second] = pages as [Page, Page];
  // The secret of the host is out of sight at once.
  assert.ok(first.url().endsWith(`#${table}`), first.url());

  let decisions = 0;
  const hands: Hand[] = [touchHand(), mouseHand(), keyboardHand(), touchHand()];
  const events = async () => {
    decisions++;
    if (decisions === CUT_AT) {
      networks[1]?.cut();
      await second.locator(".notice").waitFor();
      await picture(second, `${game}-out-of-reach`);
      networks[1]?.mend();
    }
    if (decisions === KILL_AT) {
      await server.kill();
      await first.locator(".notice").waitFor();
      await server.start();
    }
    if (decisions === LOOK_AT) {
      await checkLayout(first, `${game} in the middle`);
      await picture(first, game);
    }
  };
  const isOver = (page: Page) => page.locator(".end").isVisible();
  await Promise.all(
    pages.map((page, index) =>
      play(page, hands[index] ?? mouseHand(), index + 1, () => isOver(page), events),
    ),
  );
  assert.ok(decisions > LOOK_AT, `${decisions} decisions`);

  // Everybody kept the seat, through the cut and the restart.
  for (const [index, page] of pages.entries()) {
    const own = page.locator(".own .place-head .name").first();
    assert.equal(await own.textContent(), NAMES[index]);
    assert.equal(await page.locator(".ranking li").count(), NAMES.length);
    await checkLayout(page, `${game}: the end`);
  }
  await first.evaluate(() => scrollTo(0, 0));
  await picture(first, `${game}-end`);
  const [download] = await Promise.all([
    first.waitForEvent("download"),
    first.locator("a[download]").click(),
  ]);
  const stream = await download.createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) {
    parts.push(part as Buffer);
  }
  verify(Buffer.concat(parts).toString(), game);

  // The same players meet at the next table.
  await first.locator(".end .buttons .main").click();
  for (const page of pages) {
    await eventually("the next table opens", async () => !page.url().endsWith(`#${table}`));
    await page.locator(".actions").waitFor();
    assert.equal(await page.locator("#name").count(), 0, "the seat is kept");
  }
  await hasFocus(first, "[data-arrival]");
  for (const network of networks) {
    network.close();
  }
  await browser.close();
  await server.kill();
  noComplaints();
}
