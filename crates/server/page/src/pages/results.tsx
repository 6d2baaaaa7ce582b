// The games of this browser that are over. The secrets of its seats are all that the server needs to know.

import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import * as keep from "../keep";
import type { OwnResult, OwnSeat } from "../protocol";
import { tableLink } from "../route";
import { useShared, useWords } from "../words";

const SEATS_MAX = 100;

/** The seats of this browser, the latest first. */
export function ownSeats(): OwnSeat[] {
  const seats = keep.tables().flatMap(([table, { secret }]) => (secret ? [{ table, secret }] : []));
  return seats.slice(0, SEATS_MAX);
}

export function Results() {
  const words = useWords();
  const { language } = useShared();
  const [found, setFound] = useState<OwnResult[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const seats = ownSeats();
    if (seats.length > 0) {
      api
        .results(seats, language)
        .then((all) => isCurrent && setFound(all.filter((one) => reached(one) !== undefined)))
        .catch(() => undefined);
    }
    return () => {
      isCurrent = false;
    };
  }, [language]);
  if (found.length === 0) {
    return null;
  }
  return (
    <section class="panel">
      <h2>{words("page-results")}</h2>
      <div class="scrolls">
        <table class="results">
          <thead>
            <tr>
              <th scope="col">{words("page-game")}</th>
              <th scope="col">{words("page-place")}</th>
              <th scope="col">{words("page-score")}</th>
              <th scope="col">{words("page-players")}</th>
            </tr>
          </thead>
          <tbody>
            {found.map((one) => (
              <tr key={one.table}>
                <td>
                  <a href={tableLink(one.table)}>{one.title}</a>
                  {one.written !== undefined && (
                    <div class="hint">
                      {new Date(one.written * 1000).toLocaleDateString(language)}
                    </div>
                  )}
                </td>
                <td>{reached(one)?.place}.</td>
                <td>{reached(one)?.points}</td>
                <td>{one.players.map((player) => `${player.name} ${player.points}`).join(", ")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** What the own seat reached, if the game is over. */
export function reached({ players, seat }: OwnResult) {
  const own = players[seat - 1];
  return own?.place === undefined ? undefined : own;
}
