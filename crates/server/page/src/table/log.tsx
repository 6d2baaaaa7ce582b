// What happened at the table.

import { useEffect, useRef } from "preact/hooks";
import type { LogLine } from "../socket";
import { useWords } from "../words";

export function Log({ lines }: { lines: readonly LogLine[] }) {
  const words = useWords();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = list.current;
    if (box) {
      box.scrollTop = box.scrollHeight;
    }
  }, [lines]);
  return (
    <details class="panel log" open>
      <summary>{words("page-log")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section ref={list} class="lines" tabIndex={0} aria-label={words("page-log")}>
        {lines.map((line, index) => (
          <p key={`${index} ${line.text}`} data-new={line.turn !== lines[index - 1]?.turn}>
            {line.text}
          </p>
        ))}
      </section>
    </details>
  );
}

/** New lines, for screen readers. */
export function Announcer({ fresh }: { fresh: readonly LogLine[] }) {
  return (
    <div class="hidden" role="log" aria-live="polite">
      {fresh.map((line) => (
        <p key={line.text}>{line.text}</p>
      ))}
    </div>
  );
}
