// The form that opens a table.

import { useState } from "preact/hooks";
import * as api from "../api";
import * as keep from "../keep";
import type { BotLevel, GameShown, NewLesson, NewTable, OptionShown, SeatPlan } from "../protocol";
import { rulesLink, tableLink } from "../route";
import { Ask, Notice } from "../ui";
import { useShared, useWords } from "../words";

const SECONDS = [15, 30, 60, 120, 300] as const;

export function OpenTable() {
  const words = useWords();
  const { lobby, language } = useShared();
  const [gameName, setGame] = useState(() => keep.get("game", ""));
  const [packName, setPack] = useState("");
  const [seats, setSeats] = useState<SeatPlan[]>([{ kind: "person" }, { kind: "person" }]);
  const [options, setOptions] = useState<Record<string, string>>({});
  const [seed, setSeed] = useState("");
  const [seconds, setSeconds] = useState(0);
  const [late, setLate] = useState<BotLevel>("medium");
  const [error, setError] = useState("");
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const game = lobby.games.find((one) => one.name === gameName) ?? lobby.games[0];
  if (!game) {
    return null;
  }
  const pack = game.packs.find((one) => one.name === packName) ?? game.packs[0];
  const [least, most] = pack?.seats ?? game.seats;
  const planned = fitted(seats, least, most);
  const openTable = async (table: NewTable | NewLesson) => {
    setBusy(true);
    setError("");
    try {
      const created = await api.create(table, language);
      keep.keepTable(created.table, { host: created.host, title: pack?.title ?? game.title });
      keep.set("game", game.name);
      location.hash = tableLink(created.table);
    } catch (failure) {
      const text = failure instanceof Error ? failure.message : "";
      setError(text || words("page-out-of-reach"));
      setBusy(false);
    }
  };
  const open = (event: Event) => {
    event.preventDefault();
    if (planned.every((seat) => seat.kind === "bot")) {
      setAsked(true);
    } else {
      openPlanned();
    }
  };
  const openPlanned = () =>
    openTable({
      game: game.name,
      seats: planned,
      options: Object.fromEntries(
        game.options
          .map((option) => [option.name, chosenValue(option, options, planned.length)] as const)
          .filter(([, value]) => value !== ""),
      ),
      ...(pack && pack.name !== game.name ? { pack: pack.name } : {}),
      ...(seed.trim() ? { seed: seed.trim() } : {}),
      ...(seconds > 0 ? { seconds, late } : {}),
    });
  return (
    <form class="panel open" onSubmit={open}>
      <h2>{words("page-open")}</h2>
      <GameChoice
        games={lobby.games}
        chosen={game}
        choose={(name) => {
          setGame(name);
          setPack("");
          setOptions({});
        }}
      />
      {game.packs.length > 1 && (
        <fieldset class="pick">
          <legend>{words("page-pack")}</legend>
          {game.packs.map((one) => (
            <label key={one.name} class="pill">
              <input
                type="radio"
                name="pack"
                checked={one === pack}
                onChange={() => setPack(one.name)}
              />
              {one.title}
            </label>
          ))}
        </fieldset>
      )}
      <SeatPlans seats={planned} least={least} most={most} setSeats={setSeats} />
      <details>
        <summary>{words("page-house-rules")}</summary>
        {game.options.map((option) => (
          <HouseRule
            key={option.name}
            option={option}
            seats={planned.length}
            chosen={chosenValue(option, options, planned.length)}
            choose={(value) => setOptions({ ...options, [option.name]: value })}
          />
        ))}
        <label class="option">
          <span>{words("page-time")}</span>
          <select
            value={seconds}
            onChange={(event) => setSeconds(Number(event.currentTarget.value))}
          >
            <option value={0}>{words("page-no-limit")}</option>
            {SECONDS.map((one) => (
              <option key={one} value={one}>
                {one} s
              </option>
            ))}
          </select>
        </label>
        {seconds > 0 && (
          <label class="option">
            <span>{words("page-late")}</span>
            <select
              value={late}
              onChange={(event) => setLate(event.currentTarget.value as BotLevel)}
            >
              {lobby.levels.map(({ level, title }) => (
                <option key={level} value={level}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        )}
        <label class="option">
          <span>{words("page-seed")}</span>
          <input
            inputMode="numeric"
            pattern="[0-9]{1,20}"
            value={seed}
            placeholder={words("page-random")}
            onInput={(event) => setSeed(event.currentTarget.value)}
          />
        </label>
      </details>
      {isAsked && (
        <Ask
          question={words("page-ask-bots")}
          onAnswer={(yes) => {
            setAsked(false);
            if (yes) {
              openPlanned();
            }
          }}
        />
      )}
      {error && <Notice>{error}</Notice>}
      <div class="buttons">
        <button type="submit" class="main" disabled={isBusy}>
          {words("page-open-now")}
        </button>
        <a class="button" href={rulesLink(game.name)}>
          {words("page-rules")}
        </a>
        {game.lesson && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => openTable({ game: game.name, lesson: true })}
          >
            {words("page-learn")}
          </button>
        )}
      </div>
    </form>
  );
}

/** Values of a house rule that a table with so many seats can have. */
const possible = (option: OptionShown, seats: number) =>
  option.values.filter((value) => (value.seats ?? 0) <= seats);

/** The name of the chosen value; nothing for the default. */
function chosenValue(option: OptionShown, chosen: Record<string, string>, seats: number): string {
  const value = chosen[option.name] ?? "";
  return possible(option, seats).some((one) => one.name === value) ? value : "";
}

/** A house rule: the sentences of its values, and the clause that it changes as a footnote. */
function HouseRule({
  option,
  seats,
  chosen,
  choose,
}: {
  option: OptionShown;
  seats: number;
  chosen: string;
  choose(value: string): void;
}) {
  const values = possible(option, seats);
  return (
    <fieldset class="house-rule" aria-label={values.map((value) => value.about).join("; ")}>
      {values.map((value, index) => {
        const name = index === 0 ? "" : value.name;
        return (
          <label key={value.name} class="check">
            <input
              type="radio"
              name={option.name}
              checked={name === chosen}
              onChange={() => choose(name)}
            />
            <span>{value.about}</span>
          </label>
        );
      })}
      <small class="clause">{option.clause}</small>
    </fieldset>
  );
}

/** As many seats as the game can have. */
function fitted(seats: SeatPlan[], least: number, most: number): SeatPlan[] {
  const planned = seats.slice(0, most);
  while (planned.length < least) {
    planned.push({ kind: "person" });
  }
  return planned;
}

function GameChoice({
  games,
  chosen,
  choose,
}: {
  games: GameShown[];
  chosen: GameShown;
  choose(name: string): void;
}) {
  const words = useWords();
  return (
    <fieldset class="games">
      <legend class="hidden">{words("page-game")}</legend>
      {games.map((game) => (
        <label key={game.name} class="game" data-chosen={game === chosen}>
          <input
            type="radio"
            name="game"
            checked={game === chosen}
            onChange={() => choose(game.name)}
          />
          <b>{game.title}</b>
          <span>{game.about}</span>
        </label>
      ))}
    </fieldset>
  );
}

function SeatPlans({
  seats,
  least,
  most,
  setSeats,
}: {
  seats: SeatPlan[];
  least: number;
  most: number;
  setSeats(seats: SeatPlan[]): void;
}) {
  const words = useWords();
  const { lobby } = useShared();
  const change = (at: number, value: string) => {
    const level = lobby.levels.find((one) => one.level === value)?.level;
    const plan: SeatPlan = level ? { kind: "bot", level } : { kind: "person" };
    setSeats(seats.map((seat, index) => (index === at ? plan : seat)));
  };
  return (
    <fieldset class="seat-plans">
      <legend>{words("page-seats")}</legend>
      {seats.map((seat, index) => (
        <label key={index} class="seat-plan">
          <span class="letter">{index + 1}</span>
          <span class="hidden">
            {words("page-seat")} {index + 1}
          </span>
          <select
            value={seat.kind === "bot" ? seat.level : "person"}
            onChange={(event) => change(index, event.currentTarget.value)}
          >
            <option value="person">{words("page-person")}</option>
            {lobby.levels.map(({ level, title }) => (
              <option key={level} value={level}>
                {words("page-bot")}: {title}
              </option>
            ))}
          </select>
        </label>
      ))}
      <div class="together">
        <button
          type="button"
          disabled={seats.length <= least}
          aria-label={words("page-fewer-seats")}
          onClick={() => setSeats(seats.slice(0, -1))}
        >
          −
        </button>
        <button
          type="button"
          disabled={seats.length >= most}
          aria-label={words("page-more-seats")}
          onClick={() => setSeats([...seats, { kind: "person" }])}
        >
          +
        </button>
      </div>
    </fieldset>
  );
}
