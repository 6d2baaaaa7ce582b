// A part of a drawing, magnified under the finger, where targets are too small and too near to each other.

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Tool } from "../targets";
import { useWords } from "../words";

/** The side of a target that a finger hits, in pixels. */
const FINGER = 44;
/** The side below which cells are magnified also while a pattern is laid: it can be dragged instead. */
const PATTERN_LEAST = 24;
/** The largest lens, and what stays beside it, in pixels. */
const [WIDE, HIGH, BESIDE] = [340, 240, 8] as const;

/** What is magnified, and where. */
export interface Magnified {
  drawing: SVGSVGElement;
  /** The point of the window that stays where it is. */
  x: number;
  y: number;
  zoom: number;
}

/** How wide and high a target is on the screen, with the width of its line. */
export function sidesOf(shape: Element): [number, number] {
  const { width, height } = shape.getBoundingClientRect();
  const line =
    shape.localName === "path" ? Number.parseFloat(getComputedStyle(shape).strokeWidth) : 0;
  const scale = (shape as SVGGraphicsElement).getScreenCTM?.()?.a ?? 1;
  return [width + line * scale, height + line * scale];
}

const leastSide = (shape: Element) => Math.min(...sidesOf(shape));

/** The part of a drawing to magnify, if the target at a point is small and others are as near. */
export function magnified(
  hit: Element,
  targets: readonly Element[],
  x: number,
  y: number,
  tool: Tool,
): Magnified | undefined {
  const drawing = hit.closest("svg");
  const enough = tool === "pattern" ? PATTERN_LEAST : FINGER;
  if (!drawing || leastSide(hit) >= enough) {
    return undefined;
  }
  const near = targets.filter(
    (shape) => drawing.contains(shape) && distance(shape, x, y) < FINGER / 2,
  );
  // With a finger beside what can be chosen, too, it is not clear what was meant.
  if (near.length < (near.includes(hit) ? 2 : 1)) {
    return undefined;
  }
  return { drawing, x, y, zoom: (FINGER + 4) / Math.min(...near.map(leastSide)) };
}

/** How far a shape is from a point of the window. */
export function distance(shape: Element, x: number, y: number): number {
  const { left, right, top, bottom } = shape.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
}

export function Lens({ magnified }: { magnified: Magnified | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => show(place, magnified), [magnified]);
  const words = useWords();
  // Screen readers and keyboards reach the drawing itself.
  return magnified ? (
    <div class="lens paper" data-board="" aria-hidden="true">
      <div ref={place} />
      <p>{words("page-lens")}</p>
    </div>
  ) : null;
}

function show(place: RefObject<HTMLDivElement | null>, magnified: Magnified | undefined) {
  const lens = place.current?.parentElement;
  const matrix = magnified?.drawing.getScreenCTM();
  if (!lens || !magnified || !matrix) {
    return;
  }
  const { drawing, x, y, zoom } = magnified;
  const width = Math.min(WIDE, innerWidth - 2 * BESIDE);
  const height = Math.min(HIGH, innerHeight - 2 * BESIDE);
  const within = (at: number, most: number) => Math.max(BESIDE, Math.min(at, most - BESIDE));
  const left = within(x - width / 2, innerWidth - width);
  const top = within(y - height / 2, innerHeight - height);
  Object.assign(lens.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  const scale = matrix.a * zoom;
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute(
    "viewBox",
    [at.x - (x - left) / scale, at.y - (y - top) / scale, width / scale, height / scale].join(" "),
  );
  for (const shape of copy.querySelectorAll("[tabindex]")) {
    shape.removeAttribute("tabindex");
  }
  place.current?.replaceChildren(copy);
}
