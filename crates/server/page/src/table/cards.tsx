// Boards, cards, sheets and dice of a table.

import type { CardShown, PatternShown, TableShown } from "../protocol";
import { useWords } from "../words";
import { Drawing, type Looks } from "./drawing";
import type { Selection } from "./selection";

export interface Drawn {
  drawings: Record<string, string>;
}

/** Boards side by side; nothing without boards. */
export function Boards({
  cards,
  drawings,
  selection,
}: Drawn & { cards: CardShown[] | undefined; selection: Selection | undefined }) {
  if (!cards?.length) {
    return null;
  }
  return (
    <div class="boards">
      {cards.map((card) => (
        <Board
          key={card.target ?? card.title}
          card={card}
          drawings={drawings}
          selection={selection}
        />
      ))}
    </div>
  );
}

/** A board on which the player points at cells. */
function Board({
  card,
  drawings,
  selection,
}: Drawn & { card: CardShown; selection: Selection | undefined }) {
  return (
    <figure class="board">
      <figcaption class="caption">
        <b>{card.title}</b> {card.facts?.join(", ")}
      </figcaption>
      <div class="paper board-paper" data-board={card.target ?? ""}>
        <Drawing
          svg={drawings[card.drawing]}
          label={card.title}
          looks={selection?.looks}
          focus={selection?.focus}
        />
      </div>
    </figure>
  );
}

/** A sheet or dice, in which the player points at boxes or dice. */
export function PointedPaper({
  svg,
  label,
  selection,
  class: className = "",
}: {
  svg: string | undefined;
  label: string;
  selection: Selection | undefined;
  class?: string;
}) {
  return (
    <div class={`paper ${className}`} data-board="">
      <Drawing svg={svg} label={label} looks={selection?.looks} focus={selection?.focus} />
    </div>
  );
}

/** Cards of which the player chooses whole ones. */
export function CardRow({
  title,
  cards,
  drawings,
  selection,
}: Drawn & { title: string; cards: CardShown[]; selection: Selection | undefined }) {
  const looks: Looks = selection?.looks ?? new Map();
  return (
    <section class="row-of-cards" aria-label={title}>
      <h2>{title}</h2>
      <div class="cards">
        {cards.map((card) => (
          <Card key={card.target ?? card.title} card={card} drawings={drawings} looks={looks} />
        ))}
      </div>
    </section>
  );
}

function Card({ card, drawings, looks }: Drawn & { card: CardShown; looks: Looks }) {
  const look = card.target === undefined ? undefined : looks.get(card.target);
  const facts = card.facts?.join(", ");
  const content = (
    <>
      <Drawing svg={drawings[card.drawing]} label={card.title} />
      <span class="card-facts">{facts || card.title}</span>
    </>
  );
  return look === undefined ? (
    <div class="card paper">{content}</div>
  ) : (
    <button
      type="button"
      class="card paper"
      data-board=""
      data-target={card.target}
      data-look={look}
      aria-pressed={look === "chosen"}
    >
      {content}
    </button>
  );
}

export function Upcoming({ patterns, drawings }: Drawn & { patterns: PatternShown[] }) {
  const words = useWords();
  return (
    <section class="upcoming" aria-label={words("page-upcoming")}>
      <h2>{words("page-upcoming")}</h2>
      <div class="patterns">
        {patterns.map((pattern, index) => (
          <span class="paper pattern" key={`${pattern.name} ${index}`} title={pattern.name}>
            <Drawing svg={drawings[pattern.drawing]} label={pattern.name} />
          </span>
        ))}
      </div>
    </section>
  );
}

export function Dice({
  dice,
  drawings,
  selection,
}: Drawn & { dice: NonNullable<TableShown["dice"]>; selection: Selection | undefined }) {
  const words = useWords();
  return (
    <section class="dice" aria-label={words("page-dice")}>
      {dice.map((one) => (
        <PointedPaper
          key={one.name}
          svg={drawings[one.drawing]}
          label={one.name}
          selection={selection}
        />
      ))}
    </section>
  );
}

export function Legend({
  legend,
  drawings,
}: Drawn & { legend: NonNullable<TableShown["legend"]> }) {
  const words = useWords();
  return (
    <details class="panel" open>
      <summary>{words("page-legend")}</summary>
      <dl class="legend">
        {legend.map((entry) => (
          <div key={entry.name}>
            <dt>
              <span class="paper sign">
                <Drawing svg={drawings[entry.drawing]} label={entry.name} />
              </span>
              {entry.name}
            </dt>
            {entry.help && <dd>{entry.help}</dd>}
          </div>
        ))}
      </dl>
    </details>
  );
}
