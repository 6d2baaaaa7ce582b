// Targets: what drawings, moves and selections point at. Pure functions; no rule of a game is here.

import type { CardShown, MoveShown, PatternShown } from "./protocol";

export type At = readonly [row: number, col: number];

/** How a pattern lies: flipped left to right first, then turned clockwise by quarters. */
export interface Turn {
  quarters: number;
  flipped: boolean;
}

export const UPRIGHT: Turn = { quarters: 0, flipped: false };

/** The cells of a turned pattern, in the order of its cells. The smallest row and column are 0. */
export function turned(cells: readonly At[], turn: Turn): At[] {
  let found = cells.map(([row, col]): At => [row, turn.flipped ? -col : col]);
  for (let quarter = 0; quarter < turn.quarters; quarter++) {
    found = found.map(([row, col]): At => [col, -row]);
  }
  const top = Math.min(...found.map(([row]) => row));
  const left = Math.min(...found.map(([, col]) => col));
  return found.map(([row, col]): At => [row - top, col - left]);
}

export const turnRight = (turn: Turn): Turn => ({ ...turn, quarters: (turn.quarters + 1) % 4 });

/** Flips what is seen left to right, however it is turned. */
export const flip = (turn: Turn): Turn => ({
  quarters: (4 - turn.quarters) % 4,
  flipped: !turn.flipped,
});

/** All ways to lay a pattern, beginning with this one, without those that look alike. */
function allTurns(cells: readonly At[], first: Turn, ordered: boolean): Turn[] {
  const turns: Turn[] = [];
  const seen = new Set<string>();
  for (let count = 0, turn = first; count < 8; count++, turn = turnRight(turn)) {
    if (count === 4) {
      turn = flip(turn);
    }
    const laid = turned(cells, turn).map((at) => at.join());
    const key = (ordered ? laid : laid.sort()).join(";");
    if (!seen.has(key)) {
      seen.add(key);
      turns.push(turn);
    }
  }
  return turns;
}

/** Whether taps lay the pattern, or choose single things. */
export type Tool = "pattern" | "single";

/** A cell of a board. */
export interface CellAt {
  /** The beginning of the targets of the board, such as `own.0`. */
  board: string;
  at: At;
}

const CELL = /^((?:own|shared)\.\d+)\.(\d+)\.(\d+)$/;

/** The cell that a target points at; `undefined` if it points at something else. */
export function cellOf(target: string): CellAt | undefined {
  const found = CELL.exec(target);
  return found?.[1] ? { board: found[1], at: [Number(found[2]), Number(found[3])] } : undefined;
}

const cellTarget = (board: string, [row, col]: At) => `${board}.${row}.${col}`;

export const isNumber = (target: string) => target.startsWith("number.");

/** A pattern on a board: one of its cells lies on a cell of the board. */
export interface Laid {
  board: string;
  /** The cell of the board that was pointed at. */
  anchor: At;
  /** Which cell of the pattern lies there. */
  cell: number;
}

/** The legal moves of a decision, and how a pattern may lie. */
export class Moves {
  private readonly byTargets = new Map<string, MoveShown>();
  /** All targets of all moves. */
  readonly targets = new Set<string>();
  /** The targets of the moves that lay the pattern, and of all others. */
  private readonly laying = new Set<string>();
  private readonly single = new Set<string>();
  /** The moves that are made by pointing at single things. */
  private readonly pointed: readonly MoveShown[];
  readonly choices: MoveShown[];
  /** Whether some move lays the whole pattern. */
  readonly canLay: boolean;
  /** Whether some move points at other things than the pattern does. */
  readonly canPoint: boolean;

  constructor(
    readonly all: readonly MoveShown[],
    readonly pattern: PatternShown | undefined,
    private readonly boards: readonly CardShown[],
  ) {
    // A move that points at nothing can only be chosen from a list.
    this.choices = all.filter((move) => move.choice !== undefined || move.targets.length === 0);
    const lays = (move: MoveShown) =>
      pattern !== undefined &&
      pattern.cells.length > 1 &&
      move.targets.length === pattern.cells.length &&
      move.targets.every((target) => cellOf(target) !== undefined);
    this.canLay = all.some(lays);
    this.canPoint = all.some((move) => move.choice === undefined && !lays(move));
    this.pointed = all.filter((move) => !lays(move));
    for (const move of all) {
      this.byTargets.set(this.key(move.targets), move);
      for (const target of move.targets) {
        this.targets.add(target);
        (lays(move) ? this.laying : this.single).add(target);
      }
    }
  }

  private key(targets: readonly string[]): string {
    return (this.pattern?.ordered ? [...targets] : [...targets].sort()).join(" ");
  }

  /** The move that these targets mean, if it is legal. */
  find(targets: readonly string[]): MoveShown | undefined {
    return this.byTargets.get(this.key(targets));
  }

  /** What can be pointed at: places of the pattern, or single things. */
  targetsOf(tool: Tool): ReadonlySet<string> {
    return tool === "pattern" ? this.laying : this.single;
  }

  /** The moves that point at all of these single things and perhaps more. */
  private with(targets: readonly string[]): MoveShown[] {
    return this.pointed.filter((move) => targets.every((target) => move.targets.includes(target)));
  }

  /** Where the keyboard is: where it was if that is still there, else at something that can be pointed at. */
  focus(last: string | undefined): string | undefined {
    const isThere = (target: string) =>
      this.targets.has(target) ||
      this.boards.some((board) => cellOf(target)?.board === board.target);
    if (last !== undefined && isThere(last)) {
      return last;
    }
    return [...this.targets].find((target) => !/^(choice|number)\./.test(target));
  }

  /** Whether more targets can make a legal move of these. */
  isPart(targets: readonly string[]): boolean {
    return targets.length > 0 && this.with(targets).length > 0;
  }

  /** The numbers of which one belongs to these targets. */
  numbers(targets: readonly string[]): string[] {
    const others = targets.filter((target) => !isNumber(target));
    const fitting = others.length > 0 ? this.with(others) : [];
    const numbers = new Set(fitting.flatMap((move) => move.targets.filter(isNumber)));
    const value = (number: string) => Number(number.split(".")[1]);
    return [...numbers].sort((one, other) => value(one) - value(other));
  }

  /** What is selected after one more target was pointed at. */
  point(selected: readonly string[], target: string): string[] {
    if (selected.includes(target)) {
      return selected.filter((one) => one !== target && !isNumber(one));
    }
    const same = isNumber(target) ? selected.filter((one) => !isNumber(one)) : selected;
    const more = [...same, target];
    // If they do not go together, the oldest ones give way.
    for (let from = 0; from < more.length; from++) {
      const some = more.slice(from);
      const fitting = this.with(some);
      const only = fitting.length === 1 && !this.find(some) ? fitting[0] : undefined;
      if (fitting.length > 0) {
        return only ? [...only.targets] : some;
      }
    }
    return [target];
  }

  private board(name: string): CardShown | undefined {
    return this.boards.find((board) => board.target === name);
  }

  /** The cells on which a pattern lies. It is moved so far that it lies within the board. */
  cells(laid: Laid, turn: Turn): At[] {
    const cells = turned(this.pattern?.cells ?? [], turn);
    const [row, col] = cells[laid.cell] ?? [0, 0];
    const board = this.board(laid.board);
    const within = (from: number, used: number, all: number) =>
      Math.max(0, Math.min(from, all - used));
    const high = 1 + Math.max(...cells.map(([row]) => row));
    const wide = 1 + Math.max(...cells.map(([, col]) => col));
    const top = within(laid.anchor[0] - row, high, board?.rows ?? high);
    const left = within(laid.anchor[1] - col, wide, board?.cols ?? wide);
    return cells.map(([row, col]): At => [row + top, col + left]);
  }

  /** The targets of a pattern that lies on a board. */
  laidTargets(laid: Laid, turn: Turn): string[] {
    return this.cells(laid, turn).map((at) => cellTarget(laid.board, at));
  }

  /** The cells of the pattern, that in its middle first. */
  private grips(turn: Turn): number[] {
    const cells = turned(this.pattern?.cells ?? [], turn);
    const mean = (of: (at: At) => number) =>
      cells.reduce((sum, at) => sum + of(at), 0) / cells.length;
    const [middleRow, middleCol] = [mean(([row]) => row), mean(([, col]) => col)];
    const far = ([row, col]: At) => (row - middleRow) ** 2 + (col - middleCol) ** 2;
    const order = cells.map((at, index) => ({ index, far: far(at) }));
    return order.sort((one, other) => one.far - other.far).map(({ index }) => index);
  }

  /** Lays the pattern with its middle on a cell. */
  layAt(cell: CellAt, turn: Turn): Laid {
    return { board: cell.board, anchor: cell.at, cell: this.grips(turn)[0] ?? 0 };
  }

  /** Lays the pattern so that it covers a cell: as it is turned now if that is legal, else as it fits. */
  layOver(cell: CellAt, turn: Turn): { laid: Laid; turn: Turn } {
    const pattern = this.pattern;
    for (const way of allTurns(pattern?.cells ?? [], turn, pattern?.ordered ?? false)) {
      for (const grip of this.grips(way)) {
        const laid = { board: cell.board, anchor: cell.at, cell: grip };
        const covers = this.cells(laid, way)[grip]?.join() === cell.at.join();
        if (covers && this.find(this.laidTargets(laid, way))) {
          return { laid, turn: way };
        }
      }
    }
    return { laid: this.layAt(cell, turn), turn };
  }
}
