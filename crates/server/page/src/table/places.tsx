// The places of the seats: names, boards, sheets and scores.

import { useState } from "preact/hooks";
import type { PlaceShown, ScoreShown, SeatState } from "../protocol";
import { Dialog } from "../ui";
import { useShared, useWords } from "../words";
import type { Drawn } from "./cards";
import { Drawing } from "./drawing";

/** The lines of a score sheet. */
export function ScoreLines({ score }: { score: ScoreShown }) {
  const words = useWords();
  return (
    <table class="score">
      <tbody>
        {score.lines.map((line, index) => (
          <tr key={`${index} ${line.text}`}>
            <th scope="row">{line.text}</th>
            <td>{line.points}</td>
          </tr>
        ))}
        <tr class="total">
          <th scope="row">{words("page-total")}</th>
          <td>{score.total}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** The place of another seat, small. A press shows it large. */
export function OtherPlace({
  place,
  state,
  reaction,
  drawings,
}: Drawn & { place: PlaceShown; state: SeatState | undefined; reaction: string | undefined }) {
  const words = useWords();
  const [isLarge, setLarge] = useState(false);
  const hasDrawings = (place.boards?.length ?? 0) > 0 || place.sheet_drawing !== undefined;
  return (
    <article class="place panel">
      <PlaceHead place={place} state={state} reaction={reaction} />
      {(place.facts?.length ?? 0) > 0 && <p class="facts">{place.facts?.join(" · ")}</p>}
      {hasDrawings && (
        <button type="button" class="small-boards" onClick={() => setLarge(true)}>
          <span class="hidden">
            {words("page-enlarge")}: {place.name}
          </span>
          <PlaceDrawings place={place} drawings={drawings} />
        </button>
      )}
      {isLarge && (
        <Dialog title={place.name} onClose={() => setLarge(false)}>
          <div class="large-boards">
            <PlaceDrawings place={place} drawings={drawings} />
          </div>
          {place.score && place.score.lines.length > 0 && <ScoreLines score={place.score} />}
        </Dialog>
      )}
    </article>
  );
}

function PlaceDrawings({ place, drawings }: Drawn & { place: PlaceShown }) {
  const words = useWords();
  return (
    <>
      {place.boards?.map((board) => (
        <span class="paper" key={board.title}>
          <Drawing svg={drawings[board.drawing]} label={board.label} />
        </span>
      ))}
      {place.sheet_drawing && (
        <span class="paper sheet">
          <Drawing svg={drawings[place.sheet_drawing]} label={words("page-sheet")} />
        </span>
      )}
    </>
  );
}

export function PlaceHead({
  place,
  state,
  reaction,
}: {
  place: PlaceShown;
  state: SeatState | undefined;
  reaction: string | undefined;
}) {
  return (
    <header class="place-head">
      {place.letter && <span class="letter">{place.letter}</span>}
      <b class="name">{place.name}</b>
      {state && <SeatBadge state={state} />}
      {reaction && <span class="reaction">{reaction}</span>}
      {place.score && <Points score={place.score} />}
    </header>
  );
}

export function Points({ score }: { score: ScoreShown }) {
  const words = useWords();
  return (
    <span class="points">
      <span class="hidden">{words("page-total")}: </span>
      {score.total}
    </span>
  );
}

/** Whether a person is away, or which bot plays. */
export function SeatBadge({ state }: { state: SeatState }) {
  const words = useWords();
  const { lobby } = useShared();
  if (state.kind === "bot") {
    const level = lobby.levels.find((level) => level.level === state.level);
    return (
      <span class="badge">
        {words("page-bot")} · {level?.title}
      </span>
    );
  }
  if (state.kind === "person" && !state.connected) {
    return <span class="badge away">{words("page-away")}</span>;
  }
  return state.kind === "free" ? <span class="badge away">{words("page-free")}</span> : null;
}
