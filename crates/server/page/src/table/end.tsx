// The end of a game: places, score sheets, and how to go on.

import { recordAddress } from "../api";
import type { TableShown } from "../protocol";
import { replayLink } from "../route";
import type { TableSocket } from "../socket";
import { useWords } from "../words";
import { ScoreLines } from "./places";

export function End({
  shown,
  table,
  socket,
  isSeat,
}: {
  shown: TableShown;
  table: string;
  socket: TableSocket | undefined;
  isSeat: boolean;
}) {
  const words = useWords();
  const result = shown.result;
  if (!result) {
    return null;
  }
  const rank = (seat: number) => result.places[seat - 1] ?? 0;
  const places = [...shown.places].sort((one, other) => rank(one.seat) - rank(other.seat));
  return (
    <section class="panel end" aria-label={words("page-over")}>
      <h2>{words("page-over")}</h2>
      <ol class="ranking">
        {places.map((place) => (
          <li key={place.seat} data-first={rank(place.seat) === 1}>
            <header class="place-head">
              <span class="rank">{rank(place.seat)}.</span>
              <b class="name">{place.name}</b>
              {result.forfeit === place.seat && (
                <span class="badge away">{words("page-forfeit")}</span>
              )}
              {place.score && <span class="points">{place.score.total}</span>}
            </header>
            {place.score && place.score.lines.length > 0 && <ScoreLines score={place.score} />}
          </li>
        ))}
      </ol>
      <div class="buttons">
        {isSeat && (
          <>
            <button
              type="button"
              class="main"
              onClick={() => socket?.send({ type: "rematch", deal: "new" })}
            >
              {words("page-new-deal")}
            </button>
            <button type="button" onClick={() => socket?.send({ type: "rematch", deal: "same" })}>
              {words("page-same-deal")}
            </button>
          </>
        )}
        <a class="button" href={replayLink(table, 0)}>
          {words("page-replay")}
        </a>
        <a class="button" href={recordAddress(table)} download={`${table}.jsonl`}>
          {words("page-record")}
        </a>
      </div>
    </section>
  );
}
