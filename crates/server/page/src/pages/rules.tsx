// The rules of a game.

import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "../api";
import { Brand, LanguageChoice, Notice } from "../ui";
import { useShared, useWords } from "../words";

export function RulesPage({ game }: { game: string }) {
  const words = useWords();
  const { language, lobby } = useShared();
  const place = useRef<HTMLElement>(null);
  const [error, setError] = useState("");
  const title = lobby.games.find((one) => one.name === game)?.title ?? game;
  useEffect(() => {
    document.title = `${title} · ${words("page-rules")}`;
    let isCurrent = true;
    api
      .rules(game, language)
      .then((text) => {
        if (isCurrent && place.current) {
          const parsed = new DOMParser().parseFromString(text, "text/html");
          place.current.replaceChildren(...parsed.body.childNodes);
          reachScrolling(place.current);
          const title = place.current.querySelector("h1");
          title?.setAttribute("data-arrival", "");
          title?.setAttribute("tabindex", "-1");
          setError("");
        }
      })
      .catch((failure: Error) => setError(failure.message || words("page-out-of-reach")));
    return () => {
      isCurrent = false;
    };
  }, [game, language]);
  return (
    <>
      <header class="top start-top">
        <Brand />
        <LanguageChoice />
      </header>
      <main class="narrow">
        {error && <Notice>{error}</Notice>}
        <article class="panel rules" ref={place} />
      </main>
    </>
  );
}

/** Wide tables and examples scroll by themselves. The keyboard must reach what scrolls. */
function reachScrolling(place: HTMLElement) {
  for (const table of place.querySelectorAll("table")) {
    const frame = document.createElement("div");
    frame.className = "scrolls";
    table.replaceWith(frame);
    frame.append(table);
  }
  for (const wide of place.querySelectorAll<HTMLElement>(".scrolls, pre")) {
    wide.tabIndex = 0;
  }
}
