// The bar with what the player owes, what the selection would bring, and the buttons.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { TableSocket, TableView } from "../socket";
import { Icon, IconButton } from "../ui";
import { useShared, useWords } from "../words";
import type { Drawn } from "./cards";
import { Drawing } from "./drawing";
import type { Selection } from "./selection";
import { reactionText } from "./view";

export function Actions({
  view,
  socket,
  selection,
  drawings,
  lesson,
}: Drawn & {
  view: TableView;
  socket: TableSocket | undefined;
  selection: Selection;
  /** The task of a lesson. */
  lesson: ComponentChildren;
}) {
  const words = useWords();
  const shown = view.shown;
  if (!shown) {
    return null;
  }
  const { moves, preview } = selection;
  const isLegal = moves?.find(selection.targets) !== undefined;
  // The server has not answered yet what the selection would bring.
  const isAsked = selection.targets.length > 0 && preview === undefined;
  const pattern = shown.pattern;
  return (
    <section
      class="actions"
      aria-label={words("page-actions")}
      data-decision={shown.decision?.id}
      data-arrival
      tabIndex={-1}
    >
      {lesson}
      <OthersNews view={view} />
      <div class="asked">
        {pattern && (
          <Tray
            svg={drawings[pattern.drawing]}
            name={pattern.name}
            selection={selection}
            isActive={moves?.canLay === true && selection.tool === "pattern"}
          />
        )}
        <div class="told">
          <p class="owed" aria-live="polite">
            {shown.owed ?? shown.awaited ?? words("page-wait")}
            {shown.decision?.left_ms !== undefined && (
              <Clock key={view.shownAt} ends={view.shownAt + shown.decision.left_ms} />
            )}
          </p>
          <p class="gain" aria-live="polite" aria-busy={isAsked}>
            <Told selection={selection} />
          </p>
        </div>
      </div>
      {selection.question ? (
        <div class="buttons question" role="alertdialog" aria-label={selection.question.text}>
          <p>
            {selection.question.about && <b>{selection.question.about}: </b>}
            {selection.question.text}
          </p>
          <button type="button" onClick={() => selection.answer(false)}>
            {words("page-no")}
          </button>
          <button type="button" class="main" onClick={() => selection.answer(true)}>
            {words("page-yes")}
          </button>
        </div>
      ) : (
        <>
          <Choices selection={selection} />
          <div class="buttons">
            {moves?.canLay && selection.tool === "pattern" && (
              <>
                <IconButton name="turn" label={words("page-turn")} onClick={selection.rotate} />
                <IconButton name="flip" label={words("page-flip")} onClick={selection.mirror} />
              </>
            )}
            {moves?.canLay && moves.canPoint && <Tools selection={selection} />}
            <div class="buttons right">
              {shown.undo && (
                <IconButton
                  name="undo"
                  label={words("page-undo")}
                  onClick={() => socket?.send({ type: "undo" })}
                />
              )}
              {shown.redo && (
                <IconButton
                  name="redo"
                  label={words("page-redo")}
                  onClick={() => socket?.send({ type: "redo" })}
                />
              )}
              {selection.targets.length > 0 && (
                <IconButton name="close" label={words("page-clear")} onClick={selection.clear} />
              )}
              {moves && (
                <button
                  type="button"
                  class="main"
                  disabled={!isLegal || preview?.legal === false || view.link !== "open"}
                  onClick={selection.play}
                >
                  <Icon name="play" /> {words("page-play")}
                </button>
              )}
            </div>
          </div>
        </>
      )}
    </section>
  );
}

/** What others did since the player decided last, and what they say. It goes when the player decides. */
function OthersNews({ view }: { view: TableView }) {
  const words = useWords();
  const { lobby } = useShared();
  const name = (seat: number) => view.state?.seats[seat - 1]?.name ?? "";
  const away = (view.state?.seats ?? [])
    .filter((one) => one.kind === "person" && !one.connected)
    .map((one) => `${one.name}: ${words("page-away")}`);
  const said = view.reactions
    .filter((one) => one.seat !== view.welcome?.seat)
    .map((one) => `${name(one.seat)}: ${reactionText(lobby, one.reaction)}`);
  const lines = [...(view.shown?.news ?? []), ...away, ...said];
  return <News label={words("page-news")} lines={lines} />;
}

/** Lines of what has happened, the last in sight. */
export function News({ label, lines }: { label: string; lines: string[] }) {
  const place = useRef<HTMLElement>(null);
  const key = lines.join("\n");
  useEffect(() => {
    if (place.current) {
      place.current.scrollTop = place.current.scrollHeight;
    }
  }, [key]);
  if (lines.length === 0) {
    return null;
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section class="news" ref={place} tabIndex={0} aria-label={label} aria-live="polite">
      {lines.map((line, index) => (
        <p key={`${index} ${line}`}>{line}</p>
      ))}
    </section>
  );
}

/** What whoever has no seat sees in the place of the decision: who is awaited. */
export function Awaited({ view }: { view: TableView }) {
  const words = useWords();
  return (
    <section class="watched" aria-label={words("page-awaited")} data-arrival tabIndex={-1}>
      <p class="owed" aria-live="polite">
        {view.shown?.awaited}
      </p>
    </section>
  );
}

/** What the server says about the selection, or what to do. */
function Told({ selection }: { selection: Selection }) {
  const words = useWords();
  const { moves } = selection;
  const { preview, targets } = selection.targets.length > 0 ? selection : selection.hovered;
  if (!moves) {
    return null;
  }
  if (preview?.reason && moves.find(targets) === undefined) {
    // A part of a move is not wrong yet.
    const isPart = selection.tool === "single" && moves.isPart(targets);
    return isPart ? (
      <span>{words("page-choose-more")}</span>
    ) : (
      <span class="refusal">
        {preview.reason} {preview.clause && <small class="clause">{preview.clause}</small>}
      </span>
    );
  }
  if (preview?.legal) {
    const move = moves.find(targets);
    return (
      <>
        <span class="hidden">{move?.choice ?? move?.called ?? move?.typed ?? move?.text}: </span>
        {preview.gains.length > 0 ? preview.gains.join(", ") : words("page-no-gain")}
      </>
    );
  }
  if (targets.length > 0) {
    return null;
  }
  const hint =
    moves.canLay && selection.tool === "pattern" ? "page-hint-pattern" : "page-hint-point";
  return moves.targets.size > 0 ? <span class="hint">{words(hint)}</span> : null;
}

/** The pattern as it is turned now. It can be dragged from here; a tap turns it. */
function Tray({
  svg,
  name,
  selection,
  isActive,
}: {
  svg: string | undefined;
  name: string;
  selection: Selection;
  isActive: boolean;
}) {
  const { quarters, flipped } = selection.turn;
  const turn = `rotate(${quarters * 90}deg) scaleX(${flipped ? -1 : 1})`;
  return (
    <div class="tray paper" data-tray={isActive ? "" : undefined} data-active={isActive}>
      <div class="turned" style={{ transform: turn }}>
        <Drawing svg={svg} label={name} />
      </div>
    </div>
  );
}

function Tools({ selection }: { selection: Selection }) {
  const words = useWords();
  return (
    <fieldset class="tools" aria-label={words("page-tool")}>
      <IconButton
        name="pattern"
        label={words("page-tool-pattern")}
        pressed={selection.tool === "pattern"}
        onClick={() => selection.setTool("pattern")}
      />
      <IconButton
        name="single"
        label={words("page-tool-single")}
        pressed={selection.tool === "single"}
        onClick={() => selection.setTool("single")}
      />
    </fieldset>
  );
}

/** Moves that are items of a list, and numbers that belong to a cell. */
function Choices({ selection }: { selection: Selection }) {
  const { moves, targets } = selection;
  const numbers = moves?.numbers(targets) ?? [];
  if (!moves || (moves.choices.length === 0 && numbers.length === 0)) {
    return null;
  }
  return (
    <div class="choices">
      {numbers.map((number) => (
        <button
          type="button"
          key={number}
          class="number"
          aria-pressed={targets.includes(number)}
          onClick={() => selection.tap(number)}
        >
          {number.slice("number.".length)}
        </button>
      ))}
      {moves.choices.map((move) => (
        <button
          type="button"
          key={move.text}
          class="choice"
          onClick={() => selection.choose(move.text, move.targets)}
        >
          {move.choice ?? move.called ?? move.typed ?? move.text}
        </button>
      ))}
    </div>
  );
}

/** The time that is left for a decision. */
function Clock({ ends }: { ends: number }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((ends - now) / 1000));
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <span class="clock" data-hurry={left <= 10} aria-live="off">
      {text}
    </span>
  );
}
