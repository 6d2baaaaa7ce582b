// A table: waiting, playing, over.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import * as keep from "../keep";
import { rulesLink, START_LINK, tableLink, wholeAddress } from "../route";
import { NOTHING_KNOWN, TableSocket, type TableView as View } from "../socket";
import { Actions, Awaited } from "../table/actions";
import { AttentionChoices, useAttention } from "../table/attention";
import { DecidedContext } from "../table/drawing";
import { End } from "../table/end";
import { Lens } from "../table/lens";
import { Explanation, Lesson } from "../table/lesson";
import { Announcer } from "../table/log";
import { usePointing } from "../table/pointing";
import { Seats } from "../table/seats";
import { useSelection } from "../table/selection";
import { Position, Share } from "../table/share";
import { SymbolTip, useSymbolHelp } from "../table/symbols";
import { CarriedPattern, TableView } from "../table/view";
import { Brand, Dialog, Icon, LanguageChoice, Notice } from "../ui";
import { useShared, useWords } from "../words";

const ERROR_MS = 6000;

export function TablePage({ table }: { table: string }) {
  const words = useWords();
  const { language } = useShared();
  const [plain, setPlain] = keep.useKept("plain", false);
  const { socket, view } = useTable(table, language, plain);
  const selection = useSelection(socket, view);
  const surface = useRef<HTMLDivElement>(null);
  const pointing = usePointing(surface, selection);
  const help = useSymbolHelp(surface, view.shown, view.drawings);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { shown, state, welcome } = view;
  const seat = welcome?.seat;
  const isSeat = seat !== undefined;
  const title = state?.title ?? "";

  useAttention(shown?.decision !== undefined, title, shown?.owed);
  useEffect(() => {
    if (view.next !== undefined) {
      location.hash = tableLink(view.next);
    }
  }, [view.next]);

  if (view.link === "missing") {
    return (
      <main class="narrow">
        <Brand />
        <Notice>{words("page-no-table")}</Notice>
        <a class="button main" href={START_LINK}>
          {words("page-home")}
        </a>
      </main>
    );
  }
  const share = (
    <Share address={wholeAddress(tableLink(table))} title={title || "roll-and-write"} />
  );
  const secret = welcome?.host ? keep.table(table)?.host : undefined;
  const hostLink = secret && `${tableLink(table)}.${secret}`;
  const seats = state && <Seats view={view} state={state} socket={socket} />;
  const isWaiting = state?.phase === "waiting";
  const canJoin = !isSeat && state?.seats.some((one) => one.kind === "free") === true;
  return (
    <div class="table-page" ref={surface} {...pointing.handlers}>
      <header class="top">
        <a class="quiet" href={START_LINK} title={words("page-home")}>
          <Icon name="home" label={words("page-home")} />
        </a>
        <h1>
          <span class="title">{title}</span>
          <span class="headline">{shown?.headline}</span>
        </h1>
        {isSeat && !isWaiting && <Reactions socket={socket} />}
        <button
          type="button"
          class="quiet"
          title={words("page-menu")}
          onClick={() => setMenuOpen(true)}
        >
          <Icon name="menu" label={words("page-menu")} />
        </button>
      </header>
      <Trouble view={view} socket={socket} />
      <main>
        {isWaiting && (
          <div class="waiting">
            {state.options.length > 0 && <p class="panel facts">{state.options.join(" · ")}</p>}
            {seats}
            <section class="panel">
              <h2>{words("page-invite")}</h2>
              {share}
            </section>
          </div>
        )}
        {!isWaiting && canJoin && <div class="waiting">{seats}</div>}
        {state?.phase === "stopped" && <Notice>{words("page-stopped")}</Notice>}
        {shown?.result && state && (
          <End shown={shown} state={state} table={table} socket={socket} seat={seat} />
        )}
        {shown?.plain && (
          <section class="panel plain" aria-label={words("page-plain")}>
            <h2>{words("page-plain")}</h2>
            {shown.plain.map((line, index) => (
              <p key={`${index} ${line}`}>{line}</p>
            ))}
            <MoveList selection={selection} />
          </section>
        )}
        {shown && (
          <DecidedContext.Provider value={view.decided}>
            <TableView
              shown={shown}
              drawings={view.drawings}
              log={view.log}
              state={state}
              reactions={view.reactions}
              seat={seat}
              selection={isSeat ? selection : undefined}
            />
          </DecidedContext.Provider>
        )}
      </main>
      {shown?.lesson?.text !== undefined ? (
        <Explanation lesson={shown.lesson} text={shown.lesson.text} socket={socket} />
      ) : shown && isSeat && !shown.result ? (
        <Actions
          view={view}
          socket={socket}
          selection={selection}
          drawings={view.drawings}
          lesson={
            shown.lesson && <Lesson lesson={shown.lesson} socket={socket} selection={selection} />
          }
        />
      ) : shown?.awaited !== undefined && !isSeat ? (
        <Awaited view={view} />
      ) : null}
      {shown?.pattern && (
        <CarriedPattern
          carried={pointing.carried}
          svg={view.drawings[shown.pattern.drawing]}
          selection={selection}
        />
      )}
      <SymbolTip help={help} />
      <Lens magnified={pointing.lens} />
      <Announcer fresh={view.fresh} />
      {isMenuOpen && (
        <Dialog title={title || words("page-menu")} onClose={() => setMenuOpen(false)}>
          <LanguageChoice />
          <label class="check">
            <input
              type="checkbox"
              checked={plain}
              onChange={(event) => setPlain(event.currentTarget.checked)}
            />
            {words("page-plain-choice")}
          </label>
          <AttentionChoices />
          {state && (
            <a class="button" href={rulesLink(state.game)} target="_blank" rel="noopener">
              {words("page-rules")}
            </a>
          )}
          {seats}
          {!isWaiting && (
            <details>
              <summary>{words("page-invite")}</summary>
              {share}
            </details>
          )}
          {shown && (isSeat || shown.result) && <Position view={view} socket={socket} />}
          {hostLink && (
            <details>
              <summary>{words("page-host-link")}</summary>
              <p class="hint">{words("page-host-secret")}</p>
              <Share address={wholeAddress(hostLink)} title={title} />
            </details>
          )}
          <Keys />
        </Dialog>
      )}
    </div>
  );
}

/** The connection to a table, as long as the page shows it. */
function useTable(table: string, language: string, plain: boolean) {
  const [view, setView] = useState(NOTHING_KNOWN);
  const [socket, setSocket] = useState<TableSocket>();
  const first = useRef({ language, plain });
  first.current = { language, plain };
  useEffect(() => {
    setView(NOTHING_KNOWN);
    const opened = new TableSocket(table, first.current.language, first.current.plain, setView);
    setSocket(opened);
    return () => opened.close();
  }, [table]);
  useEffect(() => socket?.setLanguage(language), [socket, language]);
  useEffect(() => socket?.setPlain(plain), [socket, plain]);
  return { socket, view };
}

/** What is wrong with the connection, and errors of the server. */
function Trouble({ view, socket }: { view: View; socket: TableSocket | undefined }) {
  const words = useWords();
  const error = view.error;
  useEffect(() => {
    if (error) {
      const timer = setTimeout(() => socket?.forgetError(), ERROR_MS);
      return () => clearTimeout(timer);
    }
  }, [error, socket]);
  if (view.link === "lost") {
    return <Notice>{words("page-out-of-reach")}</Notice>;
  }
  if (view.link === "replaced") {
    return (
      <Notice>
        {words("page-replaced")}{" "}
        <button type="button" onClick={() => socket?.again()}>
          {words("page-play-here")}
        </button>
      </Notice>
    );
  }
  return error ? <Notice>{error.error}</Notice> : null;
}

function Reactions({ socket }: { socket: TableSocket | undefined }) {
  const words = useWords();
  const { lobby } = useShared();
  const menu = useRef<HTMLDetailsElement>(null);
  return (
    <details class="reactions" ref={menu}>
      <summary class="quiet" title={words("page-react")}>
        <Icon name="smile" label={words("page-react")} />
      </summary>
      <div class="menu panel">
        {lobby.reactions.map(([reaction, title]) => (
          <button
            type="button"
            key={reaction}
            onClick={() => {
              socket?.send({ type: "react", reaction });
              menu.current?.removeAttribute("open");
            }}
          >
            {title}
          </button>
        ))}
      </div>
    </details>
  );
}

/** All moves as texts, for people who do not see the boards. */
function MoveList({ selection }: { selection: ReturnType<typeof useSelection> }) {
  const words = useWords();
  const moves = selection.moves?.all ?? [];
  const [chosen, setChosen] = useState("");
  const move = useMemo(() => moves.find((one) => one.text === chosen), [moves, chosen]);
  if (moves.length === 0) {
    return null;
  }
  return (
    <div class="together">
      <select
        aria-label={words("page-moves")}
        value={move?.text ?? ""}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        <option value="">{words("page-moves")}</option>
        {moves.map((one) => (
          <option key={one.number} value={one.text}>
            {one.choice ?? one.called ?? one.typed ?? one.text}
          </option>
        ))}
      </select>
      <button
        type="button"
        class="main"
        disabled={!move}
        onClick={() => move && selection.choose(move.text, move.targets)}
      >
        {words("page-play")}
      </button>
    </div>
  );
}

function Keys() {
  const words = useWords();
  const rows = [
    ["← ↑ → ↓", "page-key-arrows"],
    ["Enter", "page-key-enter"],
    ["R", "page-turn"],
    ["F", "page-flip"],
    ["Esc", "page-clear"],
  ] as const;
  return (
    <details>
      <summary>{words("page-keys")}</summary>
      <dl class="keys">
        {rows.map(([key, sentence]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words(sentence)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
