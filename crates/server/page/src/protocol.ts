// The messages between page and server. docs/serving-protocol.md explains them.

export const PROTOCOL = 1;

export type BotLevel = "easy" | "medium" | "hard" | "expert";

export interface Lobby {
  protocol: number;
  server: string;
  languages: string[];
  games: GameShown[];
  levels: { level: BotLevel; title: string }[];
  reactions: [string, string][];
  words: Record<string, string>;
}

export interface GameShown {
  name: string;
  title: string;
  about: string;
  seats: [number, number];
  packs: PackShown[];
  options: OptionShown[];
}

export interface PackShown {
  name: string;
  title: string;
  seats: [number, number];
}

export interface OptionShown {
  name: string;
  clause: string;
  values: { name: string; about: string }[];
}

export type SeatPlan = { kind: "person" } | { kind: "bot"; level: BotLevel };

export interface NewTable {
  game: string;
  pack?: string;
  seats: SeatPlan[];
  options: Record<string, string>;
  seed?: string;
  seconds?: number;
}

export interface TableCreated {
  table: string;
  host: string;
}

export type TablePhase = "waiting" | "playing" | "over" | "stopped";

export type SeatState = { seat: number; name: string } & (
  | { kind: "free" }
  | { kind: "person"; connected: boolean }
  | { kind: "bot"; level: BotLevel }
);

export interface TableSummary {
  table: string;
  game: string;
  title: string;
  phase: TablePhase;
  seats: SeatState[];
}

export interface TableState {
  game: string;
  title: string;
  options: string[];
  phase: TablePhase;
  seats: SeatState[];
  watching: number;
  seconds?: number;
}

export interface Welcome {
  protocol: number;
  server: string;
  table: string;
  language: string;
  seat?: number;
  host: boolean;
}

export interface PatternShown {
  name: string;
  drawing: string;
  cells: [number, number][];
  ordered: boolean;
}

export interface CardShown {
  target?: string;
  title: string;
  drawing: string;
  rows: number;
  cols: number;
  facts?: string[];
}

export interface ScoreShown {
  total: string;
  lines: { text: string; points: string }[];
}

export interface PlaceShown {
  seat: number;
  name: string;
  letter?: string;
  boards?: CardShown[];
  sheet_drawing?: string;
  facts?: string[];
  score?: ScoreShown;
}

export interface MoveShown {
  number: number;
  text: string;
  targets: string[];
  choice?: string;
}

export interface DecisionShown {
  id: number;
  moves: MoveShown[];
  left_ms?: number;
}

export interface TableShown {
  drawings: Record<string, { svg: string }>;
  headline: string;
  owed?: string;
  pattern?: PatternShown;
  upcoming?: PatternShown[];
  dice?: { name: string; drawing: string }[];
  hand?: CardShown[];
  boards?: CardShown[];
  places: PlaceShown[];
  offer?: CardShown[];
  facts?: string[];
  legend?: { name: string; help?: string; drawing: string }[];
  plain?: string[];
  log: { from: number; lines: [number, string][] };
  decision?: DecisionShown;
  undo: boolean;
  redo: boolean;
  result?: { places: number[]; forfeit?: number };
}

export interface StepShown {
  step: number;
  steps: number;
  table: TableShown;
}

export interface PreviewReply {
  id: number;
  targets: string[];
  move?: string;
  legal: boolean;
  gains: string[];
  points?: string;
  refusal?: string;
  confirm?: string;
}

export interface ErrorReply {
  code: string;
  error: string;
  id?: number;
}

export type ServerMessage =
  | ({ type: "welcome" } & Welcome)
  | { type: "seated"; seat: number; secret: string }
  | { type: "unseated" }
  | ({ type: "seats" } & TableState)
  | ({ type: "table" } & TableShown)
  | ({ type: "preview" } & PreviewReply)
  | { type: "reaction"; seat: number; reaction: string }
  | { type: "next"; table: string }
  | ({ type: "error" } & ErrorReply);

export type ClientMessage =
  | {
      type: "hello";
      protocol: number;
      language: string;
      secret?: string;
      host?: string;
      plain: boolean;
    }
  | { type: "join"; name: string; seat?: number }
  | { type: "language"; language: string }
  | { type: "preview"; id: number; targets: string[] }
  | { type: "move"; id: number; move: string }
  | { type: "react"; reaction: string }
  | { type: "rematch"; deal: "same" | "new" }
  | { type: "free"; seat: number }
  | { type: "bot"; seat: number; level: BotLevel }
  | { type: "leave" | "undo" | "redo" | "start" | "ping" };
