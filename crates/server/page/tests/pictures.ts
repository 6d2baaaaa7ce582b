// Pages compared with stored pictures of them, in tests/pictures. UPDATE_GOLDEN=1 stores the pages as they are now:
// look at them before they are committed.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pixelmatch from "pixelmatch";
import type { Page } from "playwright-core";
import { PNG } from "pngjs";
import { FOLDER } from "./browser";

// The built tests lie in node_modules/.cache.
const STORED = fileURLToPath(new URL("../../tests/pictures", import.meta.url));

/** Width of a stored picture in pixels. Small pictures depend little on how a browser smooths its edges. */
const WIDTH = 240;
/** How different a pixel may look, from 0 to 1. */
const PIXEL = 0.2;
/** The part of the pixels that may differ, because versions of a browser do not set all text alike. */
const PART = 0.03;
/** How often a page is looked at that does not look as stored, and the pause between. */
const TRIES = 5;
const PAUSE_MS = 400;

/**
 * What differs between a page and its stored picture. A page that is still being drawn gets some time. The page as it is
 * then is written to FOLDER if it differs.
 */
export async function compare(page: Page, name: string): Promise<string[]> {
  const file = path.join(STORED, `${name}.png`);
  if (process.env.UPDATE_GOLDEN) {
    mkdirSync(STORED, { recursive: true });
    writeFileSync(file, await small(page));
    return [];
  }
  if (!existsSync(file)) {
    return [`no stored picture ${name}.png: UPDATE_GOLDEN=1 stores it`];
  }
  const old = readFileSync(file);
  for (let tries = 1; ; tries++) {
    const now = await small(page);
    const differs = difference(old, now);
    if (!differs) {
      return [];
    }
    if (tries === TRIES) {
      const kept = path.join(FOLDER, `${name}.png`);
      writeFileSync(kept, now);
      return [`${differs} tests/pictures/${name}.png; now: ${kept}`];
    }
    await page.waitForTimeout(PAUSE_MS);
  }
}

function difference(stored: Buffer, now: Buffer): string | undefined {
  const [old, fresh] = [PNG.sync.read(stored), PNG.sync.read(now)];
  const { width, height } = old;
  if (width !== fresh.width || height !== fresh.height) {
    return `${fresh.width}×${fresh.height} pixels are not the ${width}×${height} of`;
  }
  const differing = pixelmatch(old.data, fresh.data, undefined, width, height, {
    threshold: PIXEL,
  });
  const percent = ((100 * differing) / (width * height)).toFixed(1);
  return differing <= PART * width * height
    ? undefined
    : `${percent} % of the pixels are not those of`;
}

async function small(page: Page): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? { width: WIDTH, height: WIDTH };
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send("Page.captureScreenshot", {
    format: "png",
    clip: { x: 0, y: 0, width, height, scale: WIDTH / width },
  });
  await devtools.detach();
  return Buffer.from(data, "base64");
}
