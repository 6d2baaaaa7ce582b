// Fingers, mouse and keyboard on the boards. Everything ends in the same few calls of the selection.

import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type CellAt, cellOf } from "../targets";
import { distance, type Magnified, magnified } from "./lens";
import type { Selection } from "./selection";

/** How far a finger may slip and still tap, in pixels. */
const SLIP = 7;
/** How far beside a small target a finger still hits it, in pixels. */
const NEAR = 22;
/** How far above the finger a carried pattern is, so that the finger does not cover it, in pixels. */
const LIFT = 56;

interface Drag {
  pointer: number;
  from: "tray" | "board";
  target: string | undefined;
  /** Whether the pattern is carried along. A finger on a board without it scrolls the page. */
  carries: boolean;
  /** Whether it began in the lens. */
  inLens: boolean;
  startX: number;
  startY: number;
  /** From the pointer to the place that it points at. */
  liftY: number;
  moved: boolean;
  over: string | undefined;
}

/** Where the carried pattern is drawn, in pixels of the window. */
export interface Carried {
  x: number;
  y: number;
  /** Whether it lies on a board, which shows it itself. */
  onBoard: boolean;
}

export interface Pointing {
  carried: Carried | undefined;
  /** What is magnified, because a finger could not hit it. */
  lens: Magnified | undefined;
  handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onKeyDown(event: KeyboardEvent): void;
    onClick(event: MouseEvent): void;
  };
}

export function usePointing(
  surface: RefObject<HTMLElement | null>,
  selection: Selection,
): Pointing {
  const drag = useRef<Drag | undefined>(undefined);
  const [carried, setCarried] = useState<Carried>();
  const [lens, setLens] = useState<Magnified>();
  const isActive = selection.moves !== undefined;
  useEffect(() => setLens(undefined), [selection.moves, selection.tool]);

  const move = (event: PointerEvent) => {
    const now = drag.current;
    if (!now || now.pointer !== event.pointerId) {
      if (event.pointerType === "mouse" && isActive) {
        const hit = targetAt(surface.current, event.clientX, event.clientY, false);
        selection.hover(hit);
      }
      return;
    }
    const far = Math.hypot(event.clientX - now.startX, event.clientY - now.startY);
    now.moved ||= far > SLIP;
    if (!now.moved || !now.carries) {
      return;
    }
    const [x, y] = [event.clientX, event.clientY - now.liftY];
    const cell = cellAt(surface.current, x, y);
    const over = cell && `${cell.board}.${cell.at.join(".")}`;
    if (over !== now.over) {
      now.over = over;
      if (cell || now.from === "tray") {
        selection.carry(cell, true);
      }
    }
    if (now.from === "tray") {
      setCarried({ x, y, onBoard: cell !== undefined });
    }
  };

  const end = (event: PointerEvent, isCancelled: boolean) => {
    const now = drag.current;
    if (!now || now.pointer !== event.pointerId) {
      return;
    }
    drag.current = undefined;
    setCarried(undefined);
    if (isCancelled) {
      return;
    }
    if (!now.moved && now.from === "tray") {
      selection.rotate();
    } else if (now.target !== undefined && (!now.moved || selection.tool === "single")) {
      const [x, y] = [event.clientX, event.clientY];
      const hit = targetAt(surface.current, x, y, true);
      if (hit !== now.target) {
        return;
      }
      const targets = targetsIn(surface.current);
      const shape = targets.find((shape) => shape.dataset.target === hit);
      const isFinger = event.pointerType !== "mouse" && !now.inLens;
      const small =
        isFinger && shape
          ? magnified(shape, targets.filter(isUseful), x, y, selection.tool)
          : undefined;
      setLens(small);
      if (!small) {
        selection.tap(hit);
        focusOn(surface.current, hit);
      }
    }
  };

  const press = (event: PointerEvent) => {
    if (event.button !== 0 || !isActive || drag.current || !surface.current) {
      return;
    }
    const at = event.target as Element;
    const inLens = at.closest(".lens") !== null;
    if (!inLens) {
      setLens(undefined);
    }
    const isTray = at.closest("[data-tray]") !== null;
    const board = at.closest("[data-board]");
    if (!isTray && !board) {
      return;
    }
    const target = isTray
      ? undefined
      : targetAt(surface.current, event.clientX, event.clientY, true);
    if (!isTray && target === undefined) {
      return;
    }
    const isLaid = board?.querySelector("[data-look='laid'], [data-look='refused']") != null;
    surface.current.setPointerCapture(event.pointerId);
    drag.current = {
      pointer: event.pointerId,
      from: isTray ? "tray" : "board",
      target,
      carries: selection.tool === "pattern" && (isTray || isLaid || event.pointerType === "mouse"),
      inLens,
      startX: event.clientX,
      startY: event.clientY,
      liftY: isTray && event.pointerType !== "mouse" ? LIFT : 0,
      moved: false,
      over: undefined,
    };
  };

  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !isActive) {
      return;
    }
    setLens(undefined);
    if (act(event, surface.current, selection)) {
      event.preventDefault();
    }
  };

  // Keys work also while nothing has the focus.
  const onBody = useRef(key);
  onBody.current = key;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.target === document.body) {
        onBody.current(event);
      }
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);

  return {
    carried,
    lens,
    handlers: {
      onPointerDown: press,
      onPointerMove: move,
      onPointerUp: (event) => end(event, false),
      onPointerCancel: (event) => end(event, true),
      onPointerLeave: () => selection.hover(undefined),
      onKeyDown: key,
      // Screen readers click without a pointer.
      onClick: (event) => {
        const target = (event.target as HTMLElement).dataset.target;
        if (event.detail === 0 && target !== undefined && isActive) {
          selection.tap(target);
        }
      },
    },
  };
}

/** Does what a key means. Returns whether it means something. */
function act(event: KeyboardEvent, surface: HTMLElement | null, selection: Selection): boolean {
  const at = event.target as HTMLElement;
  if (at.closest("input, select, textarea, dialog")) {
    return false;
  }
  const target = at.dataset.target;
  switch (event.key) {
    case "ArrowUp":
    case "ArrowDown":
    case "ArrowLeft":
    case "ArrowRight":
      if (target !== undefined) {
        return walk(event.key, at, surface, selection);
      }
      if (at === document.body && selection.focus !== undefined) {
        focusOn(surface, selection.focus);
        return true;
      }
      return false;
    case "Enter":
    case " ":
      if (target !== undefined) {
        selection.tap(target);
      } else if (at === document.body && event.key === "Enter") {
        selection.play();
      } else {
        return false;
      }
      return true;
    case "r":
      selection.rotate();
      return true;
    case "f":
      selection.mirror();
      return true;
    case "Escape":
      if (selection.question) {
        selection.answer(false);
      } else {
        selection.clear();
      }
      return true;
    default:
      return false;
  }
}

const middle = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2] as const;
};

/** Goes to the next target in the direction of an arrow key. The pattern comes along. */
function walk(
  key: string,
  from: Element,
  surface: HTMLElement | null,
  selection: Selection,
): boolean {
  const [x, y] = middle(from);
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  const isAcross = key === "ArrowRight" || key === "ArrowLeft";
  let nearest: SVGElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  // All cells of a board, since the pattern lies on several. Elsewhere only what can be chosen.
  const reached = targetsIn(surface).filter(
    (other) => isUseful(other) || cellOf(other.dataset.target ?? ""),
  );
  for (const other of reached) {
    const [otherX, otherY] = middle(other);
    const along = sign * (isAcross ? otherX - x : otherY - y);
    const beside = Math.abs(isAcross ? otherY - y : otherX - x);
    // Rather straight on than near.
    const far = along + 3 * beside;
    if (other !== from && along > 2 && far < least) {
      [nearest, least] = [other, far];
    }
  }
  const target = nearest?.dataset.target;
  if (!nearest || target === undefined) {
    return true;
  }
  selection.setFocus(target);
  const cell = cellOf(target);
  if (cell) {
    selection.carry(cell, false);
  }
  nearest.focus();
  return true;
}

function targetsIn(surface: HTMLElement | null): SVGElement[] {
  return surface
    ? [
        ...surface.querySelectorAll<SVGElement>(
          "[data-board] [data-target], [data-board][data-target]",
        ),
      ]
    : [];
}

function focusOn(surface: HTMLElement | null, target: string) {
  const shape = targetsIn(surface).find((shape) => shape.dataset.target === target);
  shape?.focus({ preventScroll: true });
}

/** Whether a shape takes part in the decision: it has a look. */
const isUseful = (shape: Element) => shape.getAttribute("data-look") !== null;

/** The target at a point of the window. With `near` also a useful target a little beside it. */
function targetAt(
  surface: HTMLElement | null,
  x: number,
  y: number,
  near: boolean,
): string | undefined {
  const hits = document
    .elementsFromPoint(x, y)
    .filter((element) => (element as HTMLElement).dataset.target !== undefined)
    .filter((element) => surface?.contains(element)) as HTMLElement[];
  const useful = hits.find(isUseful);
  if (useful) {
    return useful.dataset.target;
  }
  // What is hit may be pointed at to learn why it is not legal. Between the targets the nearest one is meant.
  if (near && hits.length === 0) {
    let least = NEAR;
    let nearest: SVGElement | undefined;
    for (const shape of targetsIn(surface).filter(isUseful)) {
      const far = distance(shape, x, y);
      if (far < least) {
        [nearest, least] = [shape, far];
      }
    }
    if (nearest) {
      return nearest.dataset.target;
    }
  }
  return hits[0]?.dataset.target;
}

/** The cell of a board at a point, or the nearest one if the point is on the board's edge. */
function cellAt(surface: HTMLElement | null, x: number, y: number): CellAt | undefined {
  const over = document
    .elementsFromPoint(x, y)
    .find((element) => element.matches("[data-board]") && surface?.contains(element));
  if (!over) {
    return undefined;
  }
  let least = Number.POSITIVE_INFINITY;
  let found: CellAt | undefined;
  for (const shape of over.querySelectorAll<SVGElement>("[data-target]")) {
    const cell = cellOf(shape.dataset.target ?? "");
    const [middleX, middleY] = middle(shape);
    const far = Math.hypot(middleX - x, middleY - y);
    if (cell && far < least) {
      [found, least] = [cell, far];
    }
  }
  return found;
}
