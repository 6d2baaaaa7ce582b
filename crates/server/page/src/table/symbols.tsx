// What a symbol does, told on the symbol itself: while the mouse is over it, after a tap, and while it has the focus.

import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { TableShown } from "../protocol";

/** How far the help is from the symbol, and the least room that it needs above, in pixels. */
const [BESIDE, ROOM] = [8, 130] as const;

/** Half of the widest help and its distance to the edge, in pixels. */
const HALF = 138;

export interface SymbolHelp {
  name: string;
  text: string | undefined;
  /** Where it is, beside the mouse. Else it is at the top, so that it hides no cell. */
  at: { x: number; y: number; isBelow: boolean } | undefined;
}

/** The symbol under the mouse, the finger or the focus. */
export function useSymbolHelp(
  surface: RefObject<HTMLElement | null>,
  shown: TableShown | undefined,
  drawings: Record<string, string>,
): SymbolHelp | undefined {
  const [help, setHelp] = useState<SymbolHelp>();
  const legend = shown?.legend;
  useEffect(() => {
    const page = surface.current;
    if (!page || !legend) {
      return;
    }
    const signs = new Map(legend.map((entry) => [signOf(drawings[entry.drawing]), entry] as const));
    const look = (event: Event) => {
      const at = event.target as Element;
      if (event.type === "focusin" && !at.matches(":focus-visible")) {
        // What was tapped or clicked is told already.
        return;
      }
      const box = at.closest?.("svg") ? at.getBoundingClientRect() : undefined;
      if (!box) {
        setHelp(undefined);
        return;
      }
      const x = box.left + box.width / 2;
      const found = document
        .elementsFromPoint(x, box.top + box.height / 2)
        .filter((element) => element.localName === "text")
        .map((element) => signs.get(element.textContent ?? ""))
        .find((entry) => entry !== undefined);
      const middle = Math.max(HALF, Math.min(x, innerWidth - HALF));
      const isBelow = box.top < ROOM;
      const y = isBelow ? box.bottom + BESIDE : box.top - BESIDE;
      const isMouse = event instanceof PointerEvent && event.pointerType === "mouse";
      setHelp(
        found && {
          name: found.name,
          text: found.help,
          at: isMouse
            ? { x: innerWidth < 2 * HALF ? innerWidth / 2 : middle, y, isBelow }
            : undefined,
        },
      );
    };
    // A finger that is lifted leaves too; what it pointed at stays told until the next tap.
    const hide = (event: PointerEvent) => {
      if (event.type === "pointercancel" || event.pointerType === "mouse") {
        setHelp(undefined);
      }
    };
    const shows = ["pointerover", "pointerdown", "focusin"] as const;
    const hides = ["pointercancel", "pointerleave"] as const;
    for (const name of shows) {
      page.addEventListener(name, look);
    }
    for (const name of hides) {
      page.addEventListener(name, hide);
    }
    return () => {
      for (const name of shows) {
        page.removeEventListener(name, look);
      }
      for (const name of hides) {
        page.removeEventListener(name, hide);
      }
    };
  }, [legend, drawings]);
  return help;
}

/** The character in the drawing of a symbol. */
function signOf(svg: string | undefined): string | undefined {
  const drawn = svg && new DOMParser().parseFromString(svg, "image/svg+xml");
  return drawn ? (drawn.querySelector("text")?.textContent ?? undefined) : undefined;
}

export function SymbolTip({ help }: { help: SymbolHelp | undefined }) {
  return (
    <div class="symbol-tips" aria-live="polite">
      {help && (
        <p
          class="symbol-tip"
          role="tooltip"
          data-at={help.at ? (help.at.isBelow ? "below" : "above") : "top"}
          style={help.at && { left: `${help.at.x}px`, top: `${help.at.y}px` }}
        >
          <b>{help.name}</b> {help.text}
        </p>
      )}
    </div>
  );
}
