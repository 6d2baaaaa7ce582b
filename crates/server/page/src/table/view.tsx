// The table itself: what is shown of a game, played or watched or replayed.

import { useEffect, useRef } from "preact/hooks";
import type { Lobby, TableShown, TableState } from "../protocol";
import type { LogLine, TableView as View } from "../socket";
import { useShared, useWords } from "../words";
import { Boards, CardRow, Dice, Legend, PointedPaper, Upcoming } from "./cards";
import { Drawing } from "./drawing";
import { Log } from "./log";
import { OtherPlace, PlaceHead, ScoreLines } from "./places";
import type { Carried } from "./pointing";
import type { Selection } from "./selection";

interface TableViewProps {
  shown: TableShown;
  drawings: Record<string, string>;
  log: readonly LogLine[];
  state: TableState | undefined;
  reactions: View["reactions"];
  /** The seat whose boards are large. Nobody's for an onlooker. */
  seat: number | undefined;
  selection: Selection | undefined;
}

export function TableView(props: TableViewProps) {
  const { shown, drawings, selection, seat } = props;
  const words = useWords();
  const { lobby } = useShared();
  const own = seat === undefined ? undefined : shown.places.find((place) => place.seat === seat);
  const others = shown.places.filter((place) => place !== own);
  const main = useRef<HTMLDivElement>(null);
  useScrollToDecision(main, shown.decision?.id, selection);
  return (
    <div class="table">
      <div class="near" ref={main}>
        {shown.hand && (
          <CardRow
            title={words("page-hand")}
            cards={shown.hand}
            drawings={drawings}
            selection={selection}
          />
        )}
        {shown.dice && <Dice dice={shown.dice} drawings={drawings} selection={selection} />}
        <Boards cards={shown.boards} drawings={drawings} selection={selection} />
        {own && (
          <section class="own" aria-label={own.name}>
            <Boards cards={own.boards} drawings={drawings} selection={selection} />
            {shown.offer && (
              <CardRow
                title={words("page-offer")}
                cards={shown.offer}
                drawings={drawings}
                selection={selection}
              />
            )}
            {own.sheet_drawing && (
              <PointedPaper
                class="sheet"
                svg={drawings[own.sheet_drawing]}
                label={words("page-sheet")}
                selection={selection}
              />
            )}
            <div class="panel place">
              <PlaceHead
                place={own}
                state={undefined}
                reaction={said(lobby, props.reactions, own.seat)}
              />
              {own.facts && <p class="facts">{own.facts.join(" · ")}</p>}
              {own.score && own.score.lines.length > 0 && (
                <details>
                  <summary>{words("page-score")}</summary>
                  <ScoreLines score={own.score} />
                </details>
              )}
            </div>
          </section>
        )}
        {!own && shown.offer && (
          <CardRow
            title={words("page-offer")}
            cards={shown.offer}
            drawings={drawings}
            selection={selection}
          />
        )}
        {!own && shown.pattern && (
          <section class="upcoming">
            <h2>{words("page-pattern")}</h2>
            <span class="paper pattern">
              <Drawing svg={drawings[shown.pattern.drawing]} label={shown.pattern.name} />
            </span>
          </section>
        )}
      </div>
      <aside class="side">
        {shown.facts && (
          <p class="panel facts">
            {shown.facts.map((fact, index) => {
              const sign = shown.signs?.[index];
              return (
                <span key={fact}>
                  {sign ? (
                    <>
                      {sign.name} <Drawing svg={drawings[sign.drawing]} label={fact} />
                    </>
                  ) : (
                    fact
                  )}
                </span>
              );
            })}
          </p>
        )}
        <div class="others">
          {others.map((place) => (
            <OtherPlace
              key={place.seat}
              place={place}
              state={props.state?.seats[place.seat - 1]}
              reaction={said(lobby, props.reactions, place.seat)}
              drawings={drawings}
            />
          ))}
        </div>
        {shown.upcoming && <Upcoming patterns={shown.upcoming} drawings={drawings} />}
        <Log lines={props.log} />
        {shown.legend && <Legend legend={shown.legend} drawings={drawings} />}
      </aside>
    </div>
  );
}

/** What a seat has said last. */
function said(lobby: Lobby, reactions: View["reactions"], seat: number): string | undefined {
  const last = reactions.findLast((one) => one.seat === seat);
  return reactionText(lobby, last?.reaction);
}

/** What a reaction says. */
export function reactionText(lobby: Lobby, reaction: string | undefined): string | undefined {
  return lobby.reactions.find(([name]) => name === reaction)?.[1];
}

/** Shows the part of the table where something is to be decided. */
function useScrollToDecision(
  main: { readonly current: HTMLElement | null },
  decision: number | undefined,
  selection: Selection | undefined,
) {
  useEffect(() => {
    const hasTargets = (selection?.moves?.targets.size ?? 0) > 0;
    if (decision === undefined || !hasTargets) {
      return;
    }
    const shapes = [...(main.current?.querySelectorAll("[data-look]") ?? [])];
    const isVisible = (shape: Element) => {
      const { top, bottom } = shape.getBoundingClientRect();
      const root = getComputedStyle(document.documentElement);
      const [above = 0, below = 0] = ["--above", "--below"].map((name) =>
        Number.parseFloat(root.getPropertyValue(name)),
      );
      return top >= above - 8 && bottom <= innerHeight - below + 8;
    };
    // Whoever takes a card sees all that can be taken.
    const cards = shapes[0]?.closest(".row-of-cards");
    if (shapes.length > 0 && !(cards ? shapes.every(isVisible) : shapes.some(isVisible))) {
      const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      const behavior = calm ? "auto" : "smooth";
      const part = cards ?? shapes[0]?.closest("[data-board]");
      part?.scrollIntoView({ block: cards ? "start" : "center", behavior });
    }
  }, [decision]);
}

/** The pattern under the finger while it is carried. */
export function CarriedPattern({
  carried,
  svg,
  selection,
}: {
  carried: Carried | undefined;
  svg: string | undefined;
  selection: Selection;
}) {
  if (!carried || carried.onBoard) {
    return null;
  }
  const { quarters, flipped } = selection.turn;
  return (
    <div
      class="carried"
      style={{
        left: `${carried.x}px`,
        top: `${carried.y}px`,
        transform: `translate(-50%, -50%) rotate(${quarters * 90}deg) scaleX(${flipped ? -1 : 1})`,
      }}
    >
      <Drawing svg={svg} label="" />
    </div>
  );
}
