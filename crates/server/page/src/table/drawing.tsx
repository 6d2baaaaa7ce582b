// Drawings of the server in the page.

import { useLayoutEffect, useRef } from "preact/hooks";

/** How a target looks now. */
export type TargetLook = "legal" | "chosen" | "laid" | "refused" | "hover";

export type Looks = ReadonlyMap<string, TargetLook>;

const NONE: Looks = new Map();
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
  useLayoutEffect(() => {
    const parent = place.current;
    if (!parent) {
      return;
    }
    const had = parent.contains(document.activeElement);
    const drawn = parsed(svg);
    parent.replaceChildren(...(drawn ? [drawn] : []));
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
