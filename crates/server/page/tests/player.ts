// Plays by what is on the screen, without knowing a game.

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { PATIENCE } from "./browser";

/** How a person points at things. */
export interface Hand {
  /** Points at a target of a drawing or a card. */
  point(page: Page, target: string): Promise<void>;
  /** Presses a button. */
  press(page: Page, selector: string): Promise<void>;
}

const centre = async (page: Page, selector: string) => {
  const found = await page.evaluate((selector) => {
    const element = document.querySelector(selector);
    element?.scrollIntoView({ block: "center" });
    const box = element?.getBoundingClientRect();
    return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }, selector);
  return found;
};

const of = (target: string) => `[data-target="${target}"]`;

export const touchHand = (): Hand => {
  const tap = async (page: Page, selector: string) => {
    const at = await centre(page, selector);
    if (at) {
      await page.touchscreen.tap(at.x, at.y);
    }
  };
  const point = async (page: Page, target: string) => {
    await tap(page, of(target));
    // Where targets are small, the first tap magnifies them.
    await page.waitForTimeout(30);
    await tap(page, `.lens ${of(target)}`);
  };
  return { point, press: tap };
};

export const mouseHand = (): Hand => {
  const click = async (page: Page, selector: string) => {
    const at = await centre(page, selector);
    if (at) {
      await page.mouse.click(at.x, at.y);
    }
  };
  return { point: (page, target) => click(page, of(target)), press: click };
};

/** Goes to targets by arrow keys from wherever the focus can be, and presses Enter. */
export const keyboardHand = (): Hand => ({
  async point(page, target) {
    await page.evaluate((selector) => {
      const shape = document.querySelector<SVGElement>(selector);
      const board = shape?.closest("[data-board]");
      const first = board?.querySelector<SVGElement>("[tabindex='0']");
      (first ?? shape)?.focus();
    }, of(target));
    for (let step = 0; step < 40; step++) {
      const key = await page.evaluate((selector) => {
        const goal = document.querySelector(selector);
        const now = document.activeElement;
        if (!goal || now === goal || !now) {
          return undefined;
        }
        const middle = (element: Element) => {
          const box = element.getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2] as const;
        };
        const [x, y] = middle(now);
        const [goalX, goalY] = middle(goal);
        if (Math.abs(goalX - x) > Math.abs(goalY - y)) {
          return goalX > x ? "ArrowRight" : "ArrowLeft";
        }
        return goalY > y ? "ArrowDown" : "ArrowUp";
      }, of(target));
      if (key === undefined) {
        break;
      }
      await page.keyboard.press(key);
    }
    // Where the arrows lead past it, Tab or a screen reader still reaches it.
    await page.evaluate(
      (selector) => document.querySelector<SVGElement>(selector)?.focus(),
      of(target),
    );
    await page.keyboard.press("Enter");
  },
  async press(page, selector) {
    await page.evaluate(
      (selector) => document.querySelector<HTMLElement>(selector)?.focus(),
      selector,
    );
    await page.keyboard.press("Enter");
  },
});

interface Screen {
  isOver: boolean;
  decision: string | undefined;
  isLost: boolean;
  question: boolean;
  canPlay: boolean;
  legal: string[];
  chosen: string[];
  tool: "pattern" | "single" | undefined;
  numbers: number;
  choices: number;
}

const look = (page: Page): Promise<Screen> =>
  page.evaluate(() => {
    const targets = (looks: string) =>
      [...document.querySelectorAll<HTMLElement>(looks)].map((one) => one.dataset.target ?? "");
    const pressed = document.querySelector(".tools [aria-pressed='true']");
    const play = document.querySelector<HTMLButtonElement>(".actions .right .main");
    return {
      isOver: document.querySelector(".end") !== null,
      decision: document.querySelector<HTMLElement>(".actions")?.dataset.decision,
      isLost: document.querySelector(".notice") !== null,
      question: document.querySelector(".question") !== null,
      canPlay: play !== null && !play.disabled,
      legal: targets("[data-look='legal']"),
      chosen: targets("[data-look='chosen'], [data-look='laid'], [data-look='refused']"),
      tool: pressed
        ? pressed === pressed.parentElement?.firstElementChild
          ? ("pattern" as const)
          : ("single" as const)
        : undefined,
      numbers: document.querySelectorAll(".choices .number").length,
      choices: document.querySelectorAll(".choices .choice").length,
    };
  });

/** Numbers that look random, the same in every run. */
function generator(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const pause = (page: Page, ms: number) => page.waitForTimeout(ms);

/** Plays until the game is over. */
export async function play(
  page: Page,
  hand: Hand,
  seed: number,
  isOver: () => Promise<boolean>,
  decided: () => Promise<void>,
) {
  const memory: Memory = { random: generator(seed), pointed: "" };
  let last: string | undefined;
  let patience = Date.now() + PATIENCE;
  let tries = 0;
  while (!(await isOver())) {
    const screen = await look(page);
    if (screen.decision === undefined || screen.isLost) {
      assert.ok(Date.now() < patience, `nothing happens: ${JSON.stringify(screen)}`);
      await pause(page, 40);
      continue;
    }
    if (screen.decision !== last) {
      if (last !== undefined) {
        await decided();
      }
      last = screen.decision;
      tries = 0;
      patience = Date.now() + PATIENCE;
    }
    tries++;
    assert.ok(tries < 60, `decision ${last} cannot be made: ${JSON.stringify(screen)}`);
    await decide(page, hand, screen, memory);
  }
}

interface Memory {
  random(below: number): number;
  /** The target that was pointed at last. */
  pointed: string;
}

async function decide(page: Page, hand: Hand, screen: Screen, memory: Memory) {
  const { random } = memory;
  const pick = (targets: string[]) => targets[random(targets.length)] ?? "";
  if (screen.question) {
    await hand.press(page, ".question .main");
    await pause(page, 60);
  } else if (screen.canPlay) {
    // Half of the moves by the button, half by pointing at the same thing again.
    if (screen.chosen.includes(memory.pointed) && random(2) === 0) {
      await hand.point(page, memory.pointed);
    } else {
      await hand.press(page, ".actions .right .main");
    }
    await settled(page, screen.decision);
  } else if (screen.numbers > 0) {
    await hand.press(page, `.choices .number:nth-child(${1 + random(screen.numbers)})`);
    await answered(page);
  } else if (screen.legal.length > 0 && (screen.choices === 0 || random(50) > 0)) {
    if (screen.tool === "pattern" && screen.chosen.length > 0) {
      // It does not lie well there.
      await hand.press(page, ".tools button:last-child");
    } else {
      memory.pointed = pick(screen.legal);
      await hand.point(page, memory.pointed);
      await answered(page);
    }
  } else if (screen.choices > 0) {
    await hand.press(page, `.choices .choice:nth-last-child(${1 + random(screen.choices)})`);
    await pause(page, 100);
  } else {
    await pause(page, 40);
  }
}

/** Waits until the server has said something about the selection. */
async function answered(page: Page) {
  await page
    .waitForFunction(
      () =>
        (document.querySelector(".gain")?.textContent ?? "") !== "" ||
        document.querySelector(".choices .number") !== null,
      undefined,
      { timeout: 1500, polling: 30 },
    )
    .catch(() => undefined);
}

/** Waits until the decision is made. */
async function settled(page: Page, decision: string | undefined) {
  await page
    .waitForFunction(
      (decision) =>
        document.querySelector<HTMLElement>(".actions")?.dataset.decision !== decision ||
        document.querySelector(".question") !== null,
      decision,
      { timeout: 1500, polling: 30 },
    )
    .catch(() => undefined);
}
