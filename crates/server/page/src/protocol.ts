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
  /** Whether there is a first game that teaches. */
  lesson: boolean;
}

export interface PackShown {
  name: string;
  title: string;
  seats: [number, number];
}

export interface OptionShown {
  name: string;
  clause: string;
  /** With the least number of seats, if a table with fewer cannot have it. */
  values: { name: string; about: string; seats?: number }[];
}

export type SeatPlan = { kind: "person" } | { kind: "bot"; level: BotLevel };

export interface NewTable {
  game: string;
  pack?: string;
  seats: SeatPlan[];
  options: Record<string, string>;
  seed?: string;
  seconds?: number;
  /** The level of the bot that decides when the time ends. */
  late?: BotLevel;
}

/** A table with the lesson of a game. */
export interface NewLesson {
  game: string;
  lesson: true;
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
  late?: BotLevel;
  lesson: boolean;
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
  /** What it shows, for people who do not see it. */
  label: string;
  drawing: string;
  rows: number;
  cols: number;
  facts?: string[];
  /** Drawings of the first facts, if they have one. */
  signs?: (string | null)[];
}

export interface ScoreShown {
  total: string;
  lines: { text: string; points: string }[];
}

export interface PlaceShown {
  /** The milliseconds that are left for its decision. Where several seats decide at once, that of the others counts from when all were asked. */
  left_ms?: number;
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
  /** The text in words of the reader, if these are other words. */
  typed?: string;
  called?: string;
}

export interface DecisionShown {
  id: number;
  moves: MoveShown[];
  left_ms?: number;
}

/** A step of a lesson: explained with `text`, or tried as `task`. */
export interface LessonShown {
  title: string;
  text?: string;
  question?: QuestionShown;
  task?: string;
  example?: string[];
  praise?: string;
}

export interface QuestionShown {
  text: string;
  answers: string[];
  chosen?: number;
  right?: number;
  verdict?: string;
}

export interface TableShown {
  drawings: Record<string, { svg: string }>;
  headline: string;
  owed?: string;
  /** Which other seats are awaited. */
  awaited?: string;
  /** What happened since this seat decided last. */
  news?: string[];
  pattern?: PatternShown;
  upcoming?: PatternShown[];
  dice?: { name: string; drawing: string }[];
  hand?: CardShown[];
  boards?: CardShown[];
  places: PlaceShown[];
  offer?: CardShown[];
  facts?: string[];
  /** Drawings of the first facts, if they have one, with what they are about. */
  signs?: ({ name: string; drawing: string } | null)[];
  legend?: { name: string; help?: string; drawing: string }[];
  plain?: string[];
  log: { from: number; lines: [number, string][] };
  decision?: DecisionShown;
  undo: boolean;
  redo: boolean;
  result?: { places: number[]; forfeit?: number };
  lesson?: LessonShown;
}

export interface StepShown {
  step: number;
  steps: number;
  table: TableShown;
  position?: string;
}

export interface AnalysisShown {
  state: "none" | "waiting" | "running" | "done" | "failed";
  judged: number;
  decisions: number;
  about?: string[];
  seats?: { seat: number; name: string; lines: string[] }[];
  mistakes?: MistakeShown[];
  drawings?: Record<string, { svg: string }>;
}

export interface MistakeShown {
  step: number;
  turn: number;
  seat: number;
  text: string;
  made: JudgedMove;
  better: JudgedMove;
}

export interface JudgedMove {
  text: string;
  boards: CardShown[];
}

export interface OwnSeat {
  table: string;
  secret: string;
}

export interface OwnResult {
  table: string;
  game: string;
  title: string;
  /** The house rules that are not the default. */
  options?: Record<string, string>;
  seat: number;
  begun: boolean;
  /** When the game began, in UTC. */
  began?: string;
  /** The number of the current turn, while somebody is at the table. */
  turn?: number;
  /** When the record was last written, in seconds since 1970. */
  written?: number;
  players: { name: string; place?: number; points?: string }[];
}

export interface PreviewReply {
  id: number;
  targets: string[];
  move?: string;
  legal: boolean;
  gains: string[];
  points?: string;
  /** Why the move is not legal. */
  reason?: string;
  /** The clause of the rules that says so. */
  clause?: string;
  confirm?: string;
}

export interface PositionReply {
  position: string;
  /** Missing for the whole position. */
  seat?: number;
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
  | ({ type: "position" } & PositionReply)
  | { type: "reaction"; seat: number; reaction: string }
  | { type: "next"; table: string }
  | ({ type: "error" } & ErrorReply);

export type LessonAct =
  | { act: "next" | "again" | "skip" | "end" }
  | { act: "answer"; answer: number };

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
  | { type: "rematch"; deal: "same" | "new"; pack?: string }
  | ({ type: "lesson" } & LessonAct)
  | { type: "free"; seat: number }
  | { type: "bot"; seat: number; level: BotLevel }
  | { type: "leave" | "undo" | "redo" | "position" | "start" | "ping" };
