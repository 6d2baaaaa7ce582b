// The first page: continue a table, open one, join one.

import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import * as keep from "../keep";
import type { TableSummary } from "../protocol";
import { tableIn, tableLink } from "../route";
import { Brand, LanguageChoice, Notice } from "../ui";
import { useShared, useWords } from "../words";
import { OpenTable } from "./open";
import { Results } from "./results";

const CONTINUED_MAX = 8;

export function StartPage() {
  const words = useWords();
  useEffect(() => {
    document.title = "roll-and-write";
  }, []);
  return (
    <>
      <header class="top start-top">
        <Brand />
        <LanguageChoice />
      </header>
      <main class="start">
        <h1 class="hidden" data-arrival tabIndex={-1}>
          roll-and-write
        </h1>
        <Continue />
        <OpenTable />
        <JoinByLink />
        <Results />
        <p class="hint footer">{words("page-about")}</p>
      </main>
    </>
  );
}

/** The tables that this browser knows and that still exist. */
function Continue() {
  const words = useWords();
  const { language } = useShared();
  const [found, setFound] = useState<TableSummary[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const known = keep.tables().slice(0, CONTINUED_MAX);
    const asked = known.map(async ([table]) => {
      try {
        return await api.summary(table, language);
      } catch (error) {
        if (error instanceof api.RequestError && error.status === 404) {
          keep.forgetTable(table);
        }
        return undefined;
      }
    });
    Promise.all(asked).then((answers) => {
      if (isCurrent) {
        // What is over is among the results.
        setFound(answers.flatMap((one) => (one && one.phase !== "over" ? [one] : [])));
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  if (found.length === 0) {
    return null;
  }
  return (
    <section class="panel">
      <h2>{words("page-continue")}</h2>
      <ul class="known">
        {found.map((table) => (
          <li key={table.table}>
            <a class="known-table" href={tableLink(table.table)}>
              <b>{table.title}</b>
              <span class="badge" data-phase={table.phase}>
                {words(PHASES[table.phase])}
              </span>
              <span class="hint">
                {table.seats
                  .map((seat) => seat.name)
                  .filter(Boolean)
                  .join(", ")}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const PHASES = {
  waiting: "page-phase-waiting",
  playing: "page-phase-playing",
  over: "page-phase-over",
  stopped: "page-phase-stopped",
} as const;

function JoinByLink() {
  const words = useWords();
  const [text, setText] = useState("");
  const [isWrong, setWrong] = useState(false);
  const join = (event: Event) => {
    event.preventDefault();
    const table = tableIn(text);
    setWrong(table === undefined);
    if (table) {
      location.hash = `#${table}`;
    }
  };
  return (
    <form class="panel" onSubmit={join}>
      <h2>{words("page-join-table")}</h2>
      <label for="join-link">{words("page-link")}</label>
      <div class="together">
        <input
          id="join-link"
          value={text}
          required
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit">{words("page-go")}</button>
      </div>
      {isWrong && <Notice>{words("page-no-link")}</Notice>}
    </form>
  );
}
