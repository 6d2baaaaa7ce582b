// The connection to a table. It comes back by itself after it was lost.

import { isReachable, RequestError, socketAddress, summary } from "./api";
import * as keep from "./keep";
import {
  type ClientMessage,
  type ErrorReply,
  type PositionReply,
  PROTOCOL,
  type PreviewReply,
  type ServerMessage,
  type TableShown,
  type TableState,
  type Welcome,
} from "./protocol";

/** How the connection is. */
export type Link =
  | "connecting"
  | "open"
  /** It is tried again. */
  | "lost"
  /** There is no such table. */
  | "missing"
  /** A newer page has the same seat. */
  | "replaced";

export interface LogLine {
  turn: number;
  text: string;
}

/** Everything that is known about a table. A new object for every change. */
export interface TableView {
  link: Link;
  welcome?: Welcome;
  state?: TableState;
  shown?: TableShown;
  /** How many decisions of the own seat are gone; for an onlooker, how many messages came. */
  decided: number;
  /** When `shown` arrived, in milliseconds; for the time that is left. */
  shownAt: number;
  drawings: Record<string, string>;
  log: LogLine[];
  /** Lines that came after the first message. Screen readers read them out. */
  fresh: LogLine[];
  preview?: PreviewReply;
  position?: PositionReply;
  error?: ErrorReply;
  reactions: { key: number; seat: number; reaction: string }[];
  next?: string;
}

/** What is known before the server has answered. */
export const NOTHING_KNOWN: TableView = {
  link: "connecting",
  decided: 0,
  shownAt: 0,
  drawings: {},
  log: [],
  fresh: [],
  reactions: [],
};

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
const LOOK_MS = 20_000;
const REACTION_MS = 5000;

export class TableSocket {
  view: TableView = NOTHING_KNOWN;
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private reactionKey = 0;
  private closed = false;
  private readonly looking: ReturnType<typeof setInterval>;

  constructor(
    readonly table: string,
    private language: string,
    private plain: boolean,
    private readonly changed: (view: TableView) => void,
  ) {
    this.looking = setInterval(() => this.look(), LOOK_MS);
    addEventListener("online", this.look);
    addEventListener("offline", this.look);
    document.addEventListener("visibilitychange", this.look);
    this.connect();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.looking);
    removeEventListener("online", this.look);
    removeEventListener("offline", this.look);
    document.removeEventListener("visibilitychange", this.look);
    this.drop();
  }

  /** Sends a message. Returns false if there is no connection; nothing is sent later. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN || this.view.link !== "open") {
      return false;
    }
    this.socket.send(JSON.stringify(message));
    return true;
  }

  setLanguage(language: string) {
    if (language !== this.language) {
      this.language = language;
      this.send({ type: "language", language });
    }
  }

  /** Whether the table is also told in sentences. This needs a new connection. */
  setPlain(plain: boolean) {
    if (plain !== this.plain) {
      this.plain = plain;
      this.again();
    }
  }

  /** Connects anew at once. */
  again() {
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT_MS;
    this.drop();
    this.connect();
  }

  forgetError() {
    const { error: _, ...rest } = this.view;
    this.view = rest;
    this.changed(this.view);
  }

  private update(change: Partial<TableView>) {
    this.view = { ...this.view, ...change };
    if (!this.closed) {
      this.changed(this.view);
    }
  }

  /** Looks whether the connection is still alive, for example after the phone slept. */
  private look = async () => {
    if (this.closed || document.hidden) {
      return;
    }
    if (this.view.link === "lost") {
      this.again();
    } else if (this.view.link === "open") {
      const socket = this.socket;
      const alive = navigator.onLine && (await isReachable());
      if (!alive && socket === this.socket && this.view.link === "open") {
        this.drop();
        this.lose();
      }
    }
  };

  private drop() {
    const socket = this.socket;
    this.socket = undefined;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  private connect() {
    const socket = new WebSocket(socketAddress(this.table));
    this.socket = socket;
    socket.onopen = () => {
      const { secret, host } = keep.table(this.table) ?? {};
      const hello: ClientMessage = {
        type: "hello",
        protocol: PROTOCOL,
        language: this.language,
        plain: this.plain,
        ...(secret ? { secret } : {}),
        ...(host ? { host } : {}),
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)));
    socket.onclose = (event) => this.ended(event.code);
  }

  private async ended(code: number) {
    this.socket = undefined;
    if (code === 4004) {
      this.update({ link: "missing" });
    } else if (code === 4008) {
      this.update({ link: "replaced" });
    } else if (this.view.welcome === undefined && (await this.isMissing())) {
      this.update({ link: "missing" });
    } else {
      this.lose();
    }
  }

  private async isMissing(): Promise<boolean> {
    try {
      await summary(this.table, this.language);
      return false;
    } catch (error) {
      return error instanceof RequestError && error.status === 404;
    }
  }

  private lose() {
    if (this.closed) {
      return;
    }
    this.update({ link: "lost" });
    clearTimeout(this.timer);
    // Not all phones of a table at the same moment.
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }

  private receive(message: ServerMessage) {
    switch (message.type) {
      case "welcome":
        this.wait = FIRST_WAIT_MS;
        keep.keepTable(this.table, {});
        this.update({ link: "open", welcome: message });
        break;
      case "seated":
        keep.keepTable(this.table, { secret: message.secret });
        this.seat(message.seat);
        break;
      case "unseated":
        keep.keepTable(this.table, { secret: undefined });
        this.seat(undefined);
        break;
      case "seats":
        keep.keepTable(this.table, { title: message.title });
        this.update({ state: message });
        break;
      case "table":
        this.show(message);
        break;
      case "preview":
        this.update({ preview: message });
        break;
      case "position":
        this.update({ position: message });
        break;
      case "reaction":
        this.react(message.seat, message.reaction);
        break;
      case "next":
        this.follow(message.table);
        break;
      case "error":
        this.refused(message);
        break;
    }
  }

  private seat(seat: number | undefined) {
    if (this.view.welcome) {
      const { seat: _, ...welcome } = this.view.welcome;
      this.update({ welcome: seat === undefined ? welcome : { ...welcome, seat } });
    }
  }

  private show(shown: TableShown) {
    const drawings: Record<string, string> = {};
    for (const name of drawingNames(shown)) {
      const svg = shown.drawings[name]?.svg ?? this.view.drawings[name];
      if (svg !== undefined) {
        drawings[name] = svg;
      }
    }
    const fresh = shown.log.lines.map(([turn, text]) => ({ turn, text }));
    const log = [...this.view.log.slice(0, shown.log.from), ...fresh];
    const isFirst = this.view.shown === undefined || shown.log.from === 0;
    const { decision } = this.view.shown ?? {};
    const isOnlooker = this.view.welcome?.seat === undefined;
    const isGone = isOnlooker || (decision && decision.id !== shown.decision?.id);
    this.update({
      shown,
      decided: this.view.decided + (isGone ? 1 : 0),
      shownAt: Date.now(),
      drawings,
      log,
      fresh: isFirst ? [] : fresh,
    });
  }

  private react(seat: number, reaction: string) {
    const key = ++this.reactionKey;
    this.update({ reactions: [...this.view.reactions, { key, seat, reaction }] });
    setTimeout(() => {
      this.update({ reactions: this.view.reactions.filter((one) => one.key !== key) });
    }, REACTION_MS);
  }

  /** The secrets of seats and host are valid at the next table too. */
  private follow(next: string) {
    const { secret, host, title } = keep.table(this.table) ?? {};
    keep.keepTable(next, { secret, host, title });
    this.update({ next });
  }

  private refused(error: ErrorReply) {
    if (error.code === "stale") {
      // A second press came too late. What the table shows now says it all.
      return;
    }
    if (error.code === "secret") {
      // The seat was freed. Whoever held it may still watch, and join again.
      keep.keepTable(this.table, { secret: undefined });
    }
    this.update({ error });
  }
}

/** The names of all drawings that a message needs. */
export function drawingNames(shown: TableShown): Set<string> {
  const boards = shown.places.flatMap((place) => place.boards ?? []);
  const sheets = shown.places.flatMap((place) => place.sheet_drawing ?? []);
  const named = [
    ...(shown.pattern ? [shown.pattern] : []),
    ...(shown.upcoming ?? []),
    ...(shown.dice ?? []),
    ...(shown.hand ?? []),
    ...(shown.boards ?? []),
    ...(shown.offer ?? []),
    ...(shown.legend ?? []),
    ...boards,
  ];
  const cards = [...(shown.hand ?? []), ...(shown.boards ?? []), ...(shown.offer ?? []), ...boards];
  const signs = cards.flatMap((card) => card.signs ?? []).filter((name) => name !== null);
  const pools = (shown.signs ?? []).flatMap((sign) => sign?.drawing ?? []);
  return new Set([...named.map((part) => part.drawing), ...sheets, ...signs, ...pools]);
}
