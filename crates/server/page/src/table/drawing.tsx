// Drawings of the server in the page.

import { createContext } from "preact";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";

/** How a target looks now. */
export type TargetLook = "legal" | "chosen" | "laid" | "refused" | "hover";

export type Looks = ReadonlyMap<string, TargetLook>;

const NONE: Looks = new Map();

/** Another number for each decision of the own seat. What changes between two of them is marked. */
export const DecidedContext = createContext(0);

/** The attributes that say what a shape looks like. */
const LOOK = new Set("x y width height d cx cy r points x1 y1 x2 y2 fill transform".split(" "));
/** The side of a cell in the drawings, in millimetres. */
const CELL_MM = 9;

interface DrawingProps {
  svg: string | undefined;
  /** What the drawing shows, for people who do not see it. */
  label: string;
  /** How its targets look. Without it nothing can be pointed at. */
  looks?: Looks | undefined;
  /** The target that the keyboard is at. */
  focus?: string | undefined;
  class?: string;
}

/** A drawing that is as wide as its place, and knows how many cells it is wide and high. */
export function Drawing({ svg, label, looks, focus, class: className = "" }: DrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const decided = useContext(DecidedContext);
  const base = useRef<{ decided: number; drawn: Element | null }>({ decided, drawn: null });
  useLayoutEffect(() => {
    const parent = place.current;
    if (!parent) {
      return;
    }
    const had = parent.contains(document.activeElement);
    const drawn = parsed(svg);
    const before = parent.querySelector("svg");
    if (base.current.decided !== decided || !base.current.drawn) {
      base.current = { decided, drawn: before };
    }
    const since = base.current.drawn;
    const changed = drawn && since ? changes(since, drawn) : [];
    const now = new Set(drawn && before ? changes(before, drawn) : []);
    parent.replaceChildren(...(drawn ? [drawn] : []));
    for (const shape of changed) {
      shape.after(frameOf(shape, now.has(shape)));
    }
    if (drawn) {
      const { width, height } = drawn.viewBox.baseVal;
      parent.style.setProperty("--wide", String(width / CELL_MM));
      parent.style.setProperty("--high", String(height / CELL_MM));
    }
    if (had) {
      parent.dataset.had = "";
    }
  }, [svg]);
  useLayoutEffect(() => {
    const drawn = place.current?.querySelector("svg");
    if (drawn) {
      look(drawn, label, looks ?? NONE, looks !== undefined, focus);
    }
    if (place.current && "had" in place.current.dataset) {
      delete place.current.dataset.had;
      place.current.querySelector<SVGElement>("[tabindex='0']")?.focus({ preventScroll: true });
    }
  }, [svg, label, looks, focus]);
  return <div class={`drawing ${className}`} ref={place} />;
}

/** The shapes of a drawing, each with what it looks like. Looks that the page gave them do not count. */
function shapesOf(drawn: Element): Map<SVGGraphicsElement, string> {
  const shapes = drawn.querySelectorAll<SVGGraphicsElement>(
    ":is(rect, path, circle, polygon, line, text):not(.changed)",
  );
  const look = (shape: Element) => {
    const own = [...shape.attributes].filter(({ name }) => LOOK.has(name));
    return [shape.localName, ...own.map(({ value }) => value), shape.textContent].join(" ");
  };
  return new Map([...shapes].map((shape) => [shape, look(shape)]));
}

/** What is new in a drawing. Another card in the same place is not a change of all its cells. */
function changes(before: Element, now: Element): SVGGraphicsElement[] {
  const known = new Set(shapesOf(before).values());
  const all = shapesOf(now);
  const changed = [...all].filter(([, look]) => !known.has(look)).map(([shape]) => shape);
  return changed.length <= all.size / 2 ? changed : [];
}

/** A frame around a shape that has changed, now or a while ago. */
function frameOf(shape: SVGGraphicsElement, isNew: boolean): SVGElement {
  const { x, y, width, height } = shape.getBBox();
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  const [beside, sides] = [0.5, { x, y, width, height }];
  for (const [name, value] of Object.entries(sides)) {
    const wider = name === "width" || name === "height" ? 2 * beside : -beside;
    frame.setAttribute(name, String(value + wider));
  }
  frame.setAttribute("class", isNew ? "changed new" : "changed");
  return frame;
}

function parsed(svg: string | undefined): SVGSVGElement | undefined {
  if (!svg) {
    return undefined;
  }
  const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  if (root.localName !== "svg") {
    return undefined;
  }
  root.removeAttribute("width");
  root.removeAttribute("height");
  return document.importNode(root, true) as unknown as SVGSVGElement;
}

function look(
  drawn: SVGSVGElement,
  label: string,
  looks: Looks,
  active: boolean,
  focus: string | undefined,
) {
  drawn.setAttribute("role", active ? "group" : "img");
  drawn.setAttribute("aria-label", label);
  for (const shape of drawn.querySelectorAll<SVGElement>("[data-target]")) {
    const target = shape.dataset.target ?? "";
    const found = looks.get(target);
    if (found) {
      shape.setAttribute("data-look", found);
    } else {
      shape.removeAttribute("data-look");
    }
    // Within a picture that is one whole, parts have no names of their own.
    const name = shape.getAttribute("aria-label") ?? shape.dataset.name ?? "";
    shape.dataset.name = name;
    if (active) {
      shape.setAttribute("aria-label", name);
      const isChosen = found === "chosen" || found === "laid" || found === "refused";
      shape.setAttribute("role", "button");
      shape.setAttribute("aria-pressed", String(isChosen));
      shape.setAttribute("tabindex", target === focus ? "0" : "-1");
    } else {
      shape.removeAttribute("aria-label");
      shape.removeAttribute("role");
      shape.removeAttribute("aria-pressed");
      shape.removeAttribute("tabindex");
    }
  }
}
