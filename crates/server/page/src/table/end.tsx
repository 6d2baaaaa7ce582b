// The end of a game: places, score sheets, and how to go on.

import { useEffect, useState } from "preact/hooks";
import { code, recordAddress, results } from "../api";
import { ownSeats, reached } from "../pages/results";
import type { OwnResult, TableShown, TableState } from "../protocol";
import { replayLink } from "../route";
import type { TableSocket } from "../socket";
import { useShared, useWords } from "../words";
import { Analysis } from "./analysis";
import { ScoreLines } from "./places";

export function End({
  shown,
  state,
  table,
  socket,
  seat,
}: {
  shown: TableShown;
  state: TableState;
  table: string;
  socket: TableSocket | undefined;
  /** The own seat. */
  seat: number | undefined;
}) {
  const words = useWords();
  const result = shown.result;
  if (!result) {
    return null;
  }
  const rank = (seat: number) => result.places[seat - 1] ?? 0;
  const places = [...shown.places].sort((one, other) => rank(one.seat) - rank(other.seat));
  const first = places.filter((place) => rank(place.seat) === 1).map((place) => place.name);
  return (
    <section class="panel end" aria-label={words("page-over")}>
      <h2 data-arrival tabIndex={-1}>
        {words("page-over")}
      </h2>
      {places.length > 1 && (
        <p class="winner" role="status">
          {words("page-first-place")}: <b>{first.join(", ")}</b>
        </p>
      )}
      {seat !== undefined && <OwnRank table={table} />}
      <div class="buttons">
        {seat !== undefined && <Rematch state={state} socket={socket} />}
        <a class="button" href={replayLink(table, 0, seat)}>
          {words("page-replay")}
        </a>
        <a class="button" href={recordAddress(table)} download={`${table}.jsonl`}>
          {words("page-record")}
        </a>
      </div>
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
      <Code table={table} />
      <Analysis table={table} />
    </section>
  );
}

/** Where the game stands among one's own games at such tables: the same game, pack, house rules and number of players. */
function OwnRank({ table }: { table: string }) {
  const words = useWords();
  const { language } = useShared();
  const [all, setAll] = useState<OwnResult[]>([]);
  useEffect(() => {
    results(ownSeats(), language)
      .then(setAll)
      .catch(() => undefined);
  }, [table, language]);
  const kind = ({ game, title, options, players }: OwnResult) =>
    JSON.stringify([game, title, options, players.length]);
  const own = all.find((one) => one.table === table);
  const alike = all.filter((one) => own && kind(one) === kind(own));
  const points = (one: OwnResult) => pointsOf(reached(one)?.points);
  const others = alike.filter((one) => one !== own && points(one) !== undefined).map(points);
  const now = own && points(own);
  if (now === undefined || others.length === 0) {
    return null;
  }
  const best = Math.max(...(others as number[]));
  const bestText = alike.map((one) => reached(one)?.points).find((text) => pointsOf(text) === best);
  const rank = 1 + others.filter((other) => (other ?? 0) > now).length;
  return (
    <p class="own-rank">
      {now > best ? (
        <b>{words("page-new-record")}</b>
      ) : (
        `${words("page-own-rank")}: ${rank} / ${others.length + 1}`
      )}{" "}
      · {words("page-best-before")}: {bestText}
    </p>
  );
}

/** Points that may have a fraction, such as `6 1/2`. */
function pointsOf(text: string | undefined): number | undefined {
  const found = /^(-?)(\d+)?(?: ?(\d+)\/(\d+))?$/.exec(text ?? "");
  if (!found || text === "") {
    return undefined;
  }
  const [, sign, whole, part, parts] = found;
  const value = Number(whole ?? 0) + (part ? Number(part) / Number(parts) : 0);
  return sign ? -value : value;
}

/** The next game with the same players: the same deal, a new one, or one with another pack. */
function Rematch({ state, socket }: { state: TableState; socket: TableSocket | undefined }) {
  const words = useWords();
  const { lobby } = useShared();
  const [pack, setPack] = useState("");
  const packs = lobby.games.find((game) => game.name === state.game)?.packs ?? [];
  const others = packs.filter((one) => one.title !== state.title);
  return (
    <>
      <button
        type="button"
        class="main"
        onClick={() => socket?.send({ type: "rematch", deal: "new", ...(pack ? { pack } : {}) })}
      >
        {words("page-new-deal")}
      </button>
      {others.length > 0 && (
        <select
          aria-label={words("page-pack")}
          value={pack}
          onChange={(event) => setPack(event.currentTarget.value)}
        >
          <option value="">{state.title}</option>
          {others.map((one) => (
            <option key={one.name} value={one.name}>
              {one.title}
            </option>
          ))}
        </select>
      )}
      <button type="button" onClick={() => socket?.send({ type: "rematch", deal: "same" })}>
        {words("page-same-deal")}
      </button>
    </>
  );
}

/** The code by which the program shows the game anywhere. Not every game has one, so it is asked for only if wanted. */
function Code({ table }: { table: string }) {
  const words = useWords();
  const [found, setFound] = useState("");
  const ask = () => {
    code(table)
      .then((text) => setFound(`rnw replay ${text}`))
      .catch((failure: Error) => setFound(failure.message || words("page-out-of-reach")));
  };
  return (
    <details onToggle={(event) => event.currentTarget.open && ask()}>
      <summary>{words("page-code")}</summary>
      <code class="code">{found}</code>
    </details>
  );
}
