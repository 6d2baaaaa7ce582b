// A game that is over, step by step.

import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "../api";
import type { StepShown, TableSummary } from "../protocol";
import { replayLink, tableLink, wholeAddress } from "../route";
import { News } from "../table/actions";
import { DecidedContext } from "../table/drawing";
import { PositionText, Share } from "../table/share";
import { TableView } from "../table/view";
import { Dialog, Icon, IconButton, Notice } from "../ui";
import { useShared, useWords } from "../words";

const STEP_MS = 1200;

export function ReplayPage({
  table,
  step,
  seat,
}: {
  table: string;
  step: number;
  seat: number | undefined;
}) {
  const words = useWords();
  const { language } = useShared();
  const [summary, setSummary] = useState<TableSummary>();
  const [shown, setShown] = useState<StepShown & { as: number | undefined }>();
  const [error, setError] = useState("");
  const [runs, setRuns] = useState(false);
  const [isShared, setShared] = useState(false);
  const fail = (failure: Error) => setError(failure.message || words("page-out-of-reach"));

  useEffect(() => {
    api.summary(table, language).then(setSummary).catch(fail);
  }, [table, language]);
  useEffect(() => {
    let isCurrent = true;
    api
      .step(table, step, seat, language)
      .then((found) => {
        if (isCurrent) {
          setShown({ ...found, as: seat });
          setError("");
        }
      })
      .catch(fail);
    return () => {
      isCurrent = false;
    };
  }, [table, step, seat, language]);
  const steps = shown?.steps ?? step;
  const go = (to: number, as = seat) => {
    const link = replayLink(table, Math.max(0, Math.min(to, steps)), as);
    history.replaceState(null, "", link);
    dispatchEvent(new HashChangeEvent("hashchange"));
  };
  useEffect(() => {
    if (runs && shown?.step === step) {
      if (step >= steps) {
        setRuns(false);
        return;
      }
      const timer = setTimeout(() => go(step + 1), STEP_MS);
      return () => clearTimeout(timer);
    }
  }, [runs, shown, step]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.target === document.body && event.key === "ArrowRight") {
        go(step + 1);
      } else if (event.target === document.body && event.key === "ArrowLeft") {
        go(step - 1);
      }
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });
  const drawings = Object.fromEntries(
    Object.entries(shown?.table.drawings ?? {}).map(([name, part]) => [name, part.svg]),
  );
  const jumps = useJumps(shown?.step);
  const log = shown?.table.log.lines.map(([turn, text]) => ({ turn, text })) ?? [];
  const title = summary?.title ?? "";
  return (
    <div class="table-page">
      <header class="top">
        <a class="quiet" href={tableLink(table)} title={words("page-back")}>
          <Icon name="back" label={words("page-back")} />
        </a>
        <h1 data-arrival tabIndex={-1}>
          <span class="title">
            {title} · {words("page-replay")}
          </span>
          <span class="headline">{shown?.table.headline}</span>
        </h1>
        <button
          type="button"
          class="quiet"
          title={words("page-share")}
          onClick={() => setShared(true)}
        >
          <Icon name="share" label={words("page-share")} />
        </button>
      </header>
      {error && <Notice>{error}</Notice>}
      <main>
        {shown && (
          <DecidedContext.Provider value={shown.step}>
            <TableView
              key={`${jumps} ${shown.as ?? 0}`}
              shown={shown.table}
              drawings={drawings}
              log={log}
              state={undefined}
              reactions={[]}
              seat={seat}
              selection={undefined}
            />
          </DecidedContext.Provider>
        )}
      </main>
      <section class="actions replay" aria-label={words("page-replay")}>
        <News label={words("page-step")} lines={shown?.table.news ?? []} />
        <div class="asked">
          <input
            type="range"
            min={0}
            max={steps}
            value={step}
            aria-label={words("page-step")}
            onInput={(event) => go(Number(event.currentTarget.value))}
          />
          <output>
            {step} / {steps}
          </output>
        </div>
        <div class="buttons">
          <select
            aria-label={words("page-seen-by")}
            value={seat ?? 0}
            onChange={(event) => go(step, Number(event.currentTarget.value) || undefined)}
          >
            <option value={0}>{words("page-onlooker")}</option>
            {summary?.seats.map((one) => (
              <option key={one.seat} value={one.seat}>
                {one.name}
              </option>
            ))}
          </select>
          <div class="buttons right">
            <IconButton
              name="first"
              label={words("page-first-step")}
              disabled={step <= 0}
              onClick={() => go(0)}
            />
            <IconButton
              name="back"
              label={words("page-previous-step")}
              disabled={step <= 0}
              onClick={() => go(step - 1)}
            />
            <button type="button" class="main icon-only" onClick={() => setRuns(!runs)}>
              <Icon name={runs ? "pause" : "run"} label={words(runs ? "page-pause" : "page-run")} />
            </button>
            <IconButton
              name="forward"
              label={words("page-next-step")}
              disabled={step >= steps}
              onClick={() => go(step + 1)}
            />
            <IconButton
              name="last"
              label={words("page-last-step")}
              disabled={step >= steps}
              onClick={() => go(steps)}
            />
          </div>
        </div>
      </section>
      {isShared && (
        <Dialog title={words("page-share")} onClose={() => setShared(false)}>
          <Share address={wholeAddress(replayLink(table, step, seat))} title={title} />
          {shown?.position && <PositionText text={shown.position} isWhole={seat === undefined} />}
        </Dialog>
      )}
    </div>
  );
}

/** How often a step was shown that does not follow the one before. What changed by a single step is marked, no more. */
function useJumps(step: number | undefined): number {
  const last = useRef({ step, jumps: 0 });
  if (step !== last.current.step) {
    const follows = last.current.step !== undefined && step === last.current.step + 1;
    last.current = { step, jumps: last.current.jumps + (follows ? 0 : 1) };
  }
  return last.current.jumps;
}
