// What the decisions of a game cost, after its end.

import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import type { AnalysisShown, JudgedMove, MistakeShown } from "../protocol";
import { replayLink } from "../route";
import { Notice } from "../ui";
import { useShared, useWords } from "../words";
import type { Drawn } from "./cards";
import { Drawing } from "./drawing";

const AGAIN_MS = 1000;

export function Analysis({ table }: { table: string }) {
  const words = useWords();
  const { language } = useShared();
  const [found, setFound] = useState<AnalysisShown>();
  const [error, setError] = useState("");
  const isGoing = found?.state === "waiting" || found?.state === "running";

  const ask = (begin: boolean) => {
    api
      .analysis(table, begin, language)
      .then((answer) => {
        setFound(answer);
        setError("");
      })
      .catch((failure: Error) => setError(failure.message || words("page-out-of-reach")));
  };
  // An analysis that somebody else asked for is shown too.
  useEffect(() => ask(false), [table, language]);
  useEffect(() => {
    if (isGoing) {
      const timer = setTimeout(() => ask(false), AGAIN_MS);
      return () => clearTimeout(timer);
    }
  }, [found, error]);

  const drawings = Object.fromEntries(
    Object.entries(found?.drawings ?? {}).map(([name, part]) => [name, part.svg]),
  );
  return (
    <section class="analysis" aria-label={words("page-analysis")}>
      {error && <Notice>{error}</Notice>}
      {found?.state === "failed" && <Notice>{words("page-analysis-failed")}</Notice>}
      {(found?.state === "none" || found?.state === "failed") && (
        <button type="button" onClick={() => ask(true)}>
          {words("page-analyse")}
        </button>
      )}
      {found && isGoing && (
        <label>
          {words("page-analysing")}{" "}
          <progress max={Math.max(1, found.decisions)} value={found.judged} />
        </label>
      )}
      {found?.state === "done" && (
        <>
          <h3>{words("page-analysis")}</h3>
          {found.mistakes?.map((mistake) => (
            <Mistake
              key={`${mistake.step} ${mistake.seat}`}
              mistake={mistake}
              table={table}
              drawings={drawings}
            />
          ))}
          <details>
            <summary>{words("page-analysis-more")}</summary>
            <div class="others">
              {found.seats?.map((seat) => (
                <div key={seat.seat}>
                  <b>{seat.name}</b>
                  {seat.lines.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </div>
              ))}
            </div>
            {found.about?.map((line) => (
              <p class="hint" key={line}>
                {line}
              </p>
            ))}
          </details>
        </>
      )}
    </section>
  );
}

function Mistake({ mistake, table, drawings }: Drawn & { mistake: MistakeShown; table: string }) {
  const words = useWords();
  return (
    <article class="mistake">
      <p>
        <b>{mistake.text}</b>{" "}
        <a href={replayLink(table, mistake.step, mistake.seat)}>{words("page-see")}</a>
      </p>
      <div class="judged">
        <Judged move={mistake.made} drawings={drawings} />
        <Judged move={mistake.better} drawings={drawings} />
      </div>
    </article>
  );
}

function Judged({ move, drawings }: Drawn & { move: JudgedMove }) {
  return (
    <div>
      <p>{move.text}</p>
      <div class="small-boards">
        {move.boards.map((board) => (
          <span class="paper" key={board.title}>
            <Drawing svg={drawings[board.drawing]} label={board.label} />
          </span>
        ))}
      </div>
    </div>
  );
}
