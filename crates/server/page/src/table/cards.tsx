// Boards, cards, sheets and dice of a table.

import * as keep from "../keep";
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
        <b>{card.title}</b> <Facts card={card} drawings={drawings} />
      </figcaption>
      <div class="paper board-paper" data-board={card.target ?? ""}>
        <Drawing
          svg={drawings[card.drawing]}
          label={selection ? card.title : card.label}
          looks={selection?.looks}
          focus={selection?.focus}
        />
      </div>
    </figure>
  );
}

/** What is printed on a card, with its seals. */
function Facts({ card, drawings }: Drawn & { card: CardShown }) {
  return (
    <>
      {card.facts?.map((fact, index) => {
        const sign = card.signs?.[index];
        return (
          <span key={fact}>
            {index > 0 && ", "}
            {sign && (
              <span class="fact-sign" aria-hidden="true">
                <Drawing svg={drawings[sign]} label="" />
              </span>
            )}
            {fact}
          </span>
        );
      })}
    </>
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
  const content = (
    <>
      <Drawing svg={drawings[card.drawing]} label={card.label} />
      <span class="card-facts">
        {card.facts ? <Facts card={card} drawings={drawings} /> : card.title}
      </span>
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

/** The patterns that can still come. Printed rules forbid to look through them, so whoever wants to see them opens them. */
export function Upcoming({ patterns, drawings }: Drawn & { patterns: PatternShown[] }) {
  const words = useWords();
  const [isOpen, setOpen] = keep.useKept("upcoming", false);
  return (
    <details
      class="panel upcoming"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{words("page-upcoming")}</summary>
      <div class="patterns">
        {patterns.map((pattern, index) => (
          <span class="paper pattern" key={`${pattern.name} ${index}`} title={pattern.name}>
            <Drawing svg={drawings[pattern.drawing]} label={pattern.name} />
          </span>
        ))}
      </div>
    </details>
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
