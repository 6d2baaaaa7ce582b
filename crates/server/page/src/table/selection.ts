// What the player points at: the state behind boards and buttons.

import { useEffect, useMemo, useState } from "preact/hooks";
import type { PreviewReply, TableShown } from "../protocol";
import type { TableSocket, TableView } from "../socket";
import {
  type CellAt,
  cellOf,
  flip,
  type Laid,
  Moves,
  type Tool,
  type Turn,
  turnRight,
  UPRIGHT,
} from "../targets";
import type { Looks, TargetLook } from "./drawing";

/** A question that must be answered before a move is sent. */
export interface Question {
  /** The move as an item of a list. Other moves are in sight. */
  about: string | undefined;
  text: string;
  move: string;
}

export interface Selection {
  moves: Moves | undefined;
  tool: Tool;
  setTool(tool: Tool): void;
  turn: Turn;
  targets: readonly string[];
  /** What the server says about the targets. */
  preview: PreviewReply | undefined;
  /** What a tap would choose where the mouse is, and what the server says about it. */
  hovered: { targets: readonly string[]; preview: PreviewReply | undefined };
  looks: Looks;
  focus: string | undefined;
  setFocus(target: string): void;
  question: Question | undefined;
  answer(yes: boolean): void;
  /** A tap or Enter on a target. A second one on the same target plays. */
  tap(target: string): void;
  /** The pattern follows a finger or a mouse button, and is chosen there, or an arrow key that only looks. */
  carry(cell: CellAt | undefined, isChosen: boolean): void;
  hover(target: string | undefined): void;
  choose(move: string, targets: readonly string[]): void;
  /** Selects these, and plays nothing. */
  show(targets: readonly string[]): void;
  rotate(): void;
  mirror(): void;
  clear(): void;
  play(): void;
}

interface Chosen {
  /** The decision to which all this belongs. */
  id: number;
  tool: Tool;
  laid: Laid | undefined;
  single: readonly string[];
  last: string | undefined;
  question: Question | undefined;
  /** A choice that is played as soon as the server says that it needs no question. */
  pending: string | undefined;
}

/** How long the mouse rests before the server is asked about its place, in milliseconds. */
const REST_MS = 80;
const NOTHING: readonly string[] = [];

/** All boards whose cells can be pointed at. */
export function boardsOf(shown: TableShown) {
  const own = shown.places[0]?.boards ?? [];
  return [...(shown.boards ?? []), ...own].filter((board) => board.target !== undefined);
}

export function useSelection(socket: TableSocket | undefined, view: TableView): Selection {
  const { shown, preview } = view;
  const decision = shown?.decision;
  const moves = useMemo(
    () => shown?.decision && new Moves(shown.decision.moves, shown.pattern, boardsOf(shown)),
    [shown],
  );
  const fresh = (id: number): Chosen => ({
    id,
    tool: moves?.canLay ? "pattern" : "single",
    laid: undefined,
    single: [],
    last: undefined,
    question: undefined,
    pending: undefined,
  });
  const [kept, setKept] = useState<Chosen>(() => fresh(-1));
  const [turns, setTurns] = useState<{ pattern: string; turn: Turn }>({
    pattern: "",
    turn: UPRIGHT,
  });
  const [hovered, setHovered] = useState<string>();
  const [focus, setFocus] = useState<string>();

  // What was chosen for an earlier decision is forgotten.
  const chosen = kept.id === (decision?.id ?? -1) ? kept : fresh(decision?.id ?? -1);
  const pattern = shown?.pattern?.name ?? "";
  const turn = turns.pattern === pattern ? turns.turn : UPRIGHT;
  const change = (part: Partial<Chosen>) => setKept({ ...chosen, question: undefined, ...part });
  const setTurn = (turn: Turn) => setTurns({ pattern, turn });

  const targets = useMemo(() => {
    if (!moves) {
      return [];
    }
    return chosen.tool === "pattern" && chosen.laid
      ? moves.laidTargets(chosen.laid, turn)
      : chosen.single;
  }, [moves, chosen.tool, chosen.laid, chosen.single, turn]);
  const key = targets.join(" ");
  // A hover tells what a tap would.
  const hoverTargets = useMemo(() => {
    if (!moves || hovered === undefined || targets.length > 0) {
      return NOTHING;
    }
    const cell = cellOf(hovered);
    if (chosen.tool !== "pattern" || !cell) {
      return moves.targetsOf(chosen.tool).has(hovered) ? moves.point(NOTHING, hovered) : NOTHING;
    }
    const over = moves.layOver(cell, turn);
    return moves.laidTargets(over.laid, over.turn);
  }, [moves, hovered, chosen.tool, turn, targets.length]);
  const hoverKey = hoverTargets.join(" ");
  useEffect(() => {
    if (decision && hoverKey !== "") {
      const ask = () =>
        socket?.send({ type: "preview", id: decision.id, targets: [...hoverTargets] });
      const timer = setTimeout(ask, REST_MS);
      return () => clearTimeout(timer);
    }
  }, [socket, decision?.id, hoverKey]);

  // Ask the server what the selection would bring; again after a lost connection, and in another language.
  useEffect(() => {
    if (decision && targets.length > 0) {
      socket?.send({ type: "preview", id: decision.id, targets: [...targets] });
    }
  }, [socket, decision?.id, key, view.link, shown?.owed]);
  const about = (asked: string) =>
    preview?.id === decision?.id && asked !== "" && preview?.targets.join(" ") === asked
      ? preview
      : undefined;
  const current = about(key);

  const send = (move: string) => {
    if (decision) {
      socket?.send({ type: "move", id: decision.id, move });
    }
  };
  const choiceOf = (move: string) => moves?.choices.find((choice) => choice.text === move);
  const playMove = (move: string, confirm: string | undefined) =>
    confirm === undefined
      ? send(move)
      : change({
          question: { about: choiceOf(move)?.choice, text: confirm, move },
          pending: undefined,
        });

  // A choice that needs no question is played at once.
  useEffect(() => {
    if (chosen.pending !== undefined && current?.move === chosen.pending && current.legal) {
      playMove(current.move, current.confirm);
    }
  }, [current, chosen.pending]);

  const isLegal = moves !== undefined && moves.find(targets) !== undefined;
  const looks = useMemo(() => {
    const found = new Map<string, TargetLook>();
    if (!moves) {
      return found;
    }
    for (const target of moves.targetsOf(chosen.tool)) {
      found.set(target, "legal");
    }
    for (const target of hoverTargets) {
      found.set(target, "hover");
    }
    const isLaid = chosen.tool === "pattern" && chosen.laid !== undefined;
    const look = isLaid ? (isLegal ? "laid" : "refused") : "chosen";
    for (const target of targets) {
      found.set(target, look);
    }
    return found;
  }, [moves, chosen.tool, chosen.laid, hoverKey, turn, key, isLegal]);

  const play = () => {
    const move = moves?.find(targets);
    if (move && current) {
      playMove(move.text, current.confirm);
    } else if (move) {
      // The answer about a question may still be on its way.
      change({ pending: move.text });
    }
  };

  return {
    moves,
    tool: chosen.tool,
    setTool: (tool) => change({ tool, laid: undefined, single: [], last: undefined }),
    turn,
    targets,
    preview: current,
    hovered: { targets: hoverTargets, preview: about(hoverKey) },
    looks,
    focus: moves?.focus(focus),
    setFocus,
    question: chosen.question,
    answer: (yes) => {
      if (yes && chosen.question) {
        send(chosen.question.move);
      }
      // Nothing on the table shows that an item of the list is still chosen.
      const isItem = chosen.question && choiceOf(chosen.question.move) !== undefined;
      change({ pending: undefined, ...(isItem ? { single: [], last: undefined } : {}) });
    },
    tap: (target) => {
      if (!moves) {
        return;
      }
      setFocus(target);
      const cell = cellOf(target);
      if (chosen.last === target && isLegal && targets.includes(target)) {
        play();
      } else if (chosen.tool === "pattern" && cell) {
        const found = moves.layOver(cell, turn);
        setTurn(found.turn);
        change({ laid: found.laid, last: target, pending: undefined });
      } else {
        const single = moves.point(chosen.single, target);
        change({ single, last: target, pending: undefined, laid: undefined, tool: "single" });
      }
    },
    carry: (cell, isChosen) => {
      if (moves && chosen.tool === "pattern") {
        const laid = cell && moves.layAt(cell, turn);
        const at = cell && `${cell.board}.${cell.at.join(".")}`;
        change({ laid, last: isChosen ? at : undefined, pending: undefined });
        setHovered(undefined);
        if (at) {
          setFocus(at);
        }
      }
    },
    hover: setHovered,
    choose: (move, single) => {
      if (single.length === 0) {
        // Nothing can be asked about it.
        send(move);
      } else {
        change({ single, tool: "single", laid: undefined, pending: move });
      }
    },
    show: (single) =>
      change({ single, tool: "single", laid: undefined, last: undefined, pending: undefined }),
    rotate: () => setTurn(turnRight(turn)),
    mirror: () => setTurn(flip(turn)),
    clear: () => {
      setHovered(undefined);
      change({ laid: undefined, single: [], last: undefined, pending: undefined });
    },
    play,
  };
}
