// Who sits at the table: joining, and what the host may do.

import { useState } from "preact/hooks";
import * as keep from "../keep";
import type { BotLevel, SeatState, TableState } from "../protocol";
import type { TableSocket, TableView } from "../socket";
import { Ask } from "../ui";
import { useShared, useWords } from "../words";
import { SeatBadge } from "./places";

const NAME_MAX = 24;

export function Seats({
  view,
  state,
  socket,
}: {
  view: TableView;
  state: TableState;
  socket: TableSocket | undefined;
}) {
  const words = useWords();
  const own = view.welcome?.seat;
  const isHost = view.welcome?.host === true;
  const hasFree = state.seats.some((seat) => seat.kind === "free");
  const hasPerson = state.seats.some((seat) => seat.kind === "person");
  const [asked, setAsked] = useState<"leave" | "start">();
  return (
    <section class="panel seats" aria-label={words("page-seats")}>
      <h2 data-arrival tabIndex={-1}>
        {words("page-seats")}
      </h2>
      {state.lesson && own === undefined && <p>{words("page-lesson-about")}</p>}
      {own === undefined && hasFree && <Join socket={socket} />}
      <ol>
        {state.seats.map((seat) => (
          <li key={seat.seat} data-own={seat.seat === own}>
            <span class="letter">{seat.seat}</span>
            <b class="name">{seat.name || words("page-free")}</b>
            {seat.kind === "person" && <SeatBadge state={seat} />}
            {seat.seat === own && <span class="badge">{words("page-you")}</span>}
            {isHost && seat.seat !== own ? (
              <HostChoice seat={seat} socket={socket} />
            ) : (
              seat.kind === "bot" && <SeatBadge state={seat} />
            )}
          </li>
        ))}
      </ol>
      <div class="buttons">
        {own !== undefined && state.phase !== "over" && (
          <button type="button" onClick={() => setAsked("leave")}>
            {words("page-leave")}
          </button>
        )}
        {isHost && state.phase === "waiting" && (
          <button
            type="button"
            class="main"
            onClick={() => (hasPerson ? socket?.send({ type: "start" }) : setAsked("start"))}
          >
            {words("page-start-now")}
          </button>
        )}
      </div>
      {asked && (
        <Ask
          question={words(asked === "leave" ? "page-ask-leave" : "page-ask-bots")}
          onAnswer={(yes) => {
            setAsked(undefined);
            if (yes) {
              socket?.send({ type: asked });
            }
          }}
        />
      )}
      {state.phase === "waiting" && own !== undefined && (
        <p class="hint" role="status">
          {words("page-waiting")}
        </p>
      )}
      {state.watching > 0 && (
        <p class="hint">
          {words("page-watching")}: {state.watching}
        </p>
      )}
    </section>
  );
}

function Join({ socket }: { socket: TableSocket | undefined }) {
  const words = useWords();
  const [name, setName] = useState(() => keep.get("name", ""));
  const join = (event: Event) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed) {
      keep.set("name", trimmed);
      socket?.send({ type: "join", name: trimmed });
    }
  };
  return (
    <form class="join" onSubmit={join}>
      <label for="name">{words("page-name")}</label>
      <div class="together">
        <input
          id="name"
          value={name}
          maxLength={NAME_MAX}
          required
          autocomplete="nickname"
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="main">
          {words("page-join")}
        </button>
      </div>
      <p class="hint">{words("page-or-watch")}</p>
    </form>
  );
}

/** The host gives a seat to a bot, or frees it. */
function HostChoice({ seat, socket }: { seat: SeatState; socket: TableSocket | undefined }) {
  const words = useWords();
  const { lobby } = useShared();
  const now = seat.kind === "bot" ? seat.level : seat.kind;
  const choose = (value: string) => {
    if (value === "free") {
      socket?.send({ type: "free", seat: seat.seat });
    } else if (value !== "person") {
      socket?.send({ type: "bot", seat: seat.seat, level: value as BotLevel });
    }
  };
  return (
    <select
      class="host-choice"
      aria-label={`${words("page-seat")} ${seat.seat}`}
      value={now}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value="free">{words("page-free")}</option>
      {now === "person" && <option value="person">{words("page-person")}</option>}
      {lobby.levels.map(({ level, title }) => (
        <option key={level} value={level}>
          {words("page-bot")}: {title}
        </option>
      ))}
    </select>
  );
}
