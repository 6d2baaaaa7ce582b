// How patterns lie and which moves fit, without a browser.

import assert from "node:assert/strict";
import type { CardShown, MoveShown, PatternShown } from "../src/protocol";
import { flip, Moves, turned, turnRight, UPRIGHT } from "../src/targets";

/** A pattern of letters: the cells in the order of the alphabet. */
function cellsOf(picture: string): [number, number][] {
  const found: { letter: string; at: [number, number] }[] = [];
  for (const [row, line] of picture.split("/").entries()) {
    for (const [col, letter] of [...line].entries()) {
      if (letter !== ".") {
        found.push({ letter, at: [row, col] });
      }
    }
  }
  found.sort((one, other) => one.letter.localeCompare(other.letter));
  return found.map(({ at }) => at);
}

const board: CardShown = { target: "own.0", title: "", label: "", drawing: "", rows: 3, cols: 4 };
const move = (targets: string): MoveShown => ({
  number: 1,
  text: targets,
  targets: targets.split(" ").map((one) => (/^\d/.test(one) ? `own.0.${one}` : one)),
});
const moves = (texts: string[], picture?: string, ordered = false) => {
  const pattern: PatternShown | undefined =
    picture === undefined ? undefined : { name: "", drawing: "", cells: cellsOf(picture), ordered };
  return new Moves(texts.map(move), pattern, [board]);
};

export async function logic() {
  turns();
  lays();
  points();
}

function turns() {
  const check = (picture: string, expected: string, turn = UPRIGHT) =>
    assert.deepEqual(turned(cellsOf(picture), turn), cellsOf(expected), picture);
  check("ab/c.", "ab/c.");
  // Clockwise.
  check("ab/c.", "ca/.b", turnRight(UPRIGHT));
  check("ab/c.", "ba/.c", flip(UPRIGHT));
  // Flipped is what is seen, however it is turned.
  check("ab/c.", "ac/b.", flip(turnRight(UPRIGHT)));
  for (let quarters = 0; quarters < 4; quarters++) {
    for (const flipped of [false, true]) {
      const turn = { quarters, flipped };
      assert.deepEqual(flip(flip(turn)), turn);
      const whole = turnRight(turnRight(turnRight(turnRight(turn))));
      assert.deepEqual(whole, turn);
    }
  }
}

function lays() {
  const texts = (found: ReturnType<Moves["layOver"]>, all: Moves) =>
    all.laidTargets(found.laid, found.turn).join(" ");
  const over = (all: Moves, row: number, col: number) =>
    texts(all.layOver({ board: "own.0", at: [row, col] }, UPRIGHT), all);
  // As it is turned now, if that is legal.
  const two = moves(["0.0 0.1", "0.0 1.0", "2.3"], "ab");
  assert.equal(two.canLay && two.canPoint, true);
  assert.equal(over(two, 0, 0), "own.0.0.0 own.0.0.1");
  // Else as it fits, always over the cell that was pointed at.
  assert.equal(over(two, 1, 0), "own.0.0.0 own.0.1.0");
  // Nothing fits: it lies there all the same, so that the server can say why not. It never leaves the board.
  assert.equal(two.find(over(two, 2, 3).split(" ")), undefined);
  assert.equal(over(two, 2, 3), "own.0.2.2 own.0.2.3");
  // The order counts if something is printed on the cells.
  const printed = moves(["0.1 0.0"], "ab", true);
  assert.equal(over(printed, 0, 1), "own.0.0.1 own.0.0.0");
  assert.equal(printed.find(["own.0.0.0", "own.0.0.1"]), undefined);
  assert.ok(moves(["0.1 0.0"], "ab").find(["own.0.0.0", "own.0.0.1"]));
}

function points() {
  // Two cards of three.
  const cards = moves(["hand.0 hand.1", "hand.0 hand.2", "hand.1 hand.2"]);
  assert.equal(cards.canLay, false);
  assert.deepEqual(cards.point([], "hand.0"), ["hand.0"]);
  assert.equal(cards.isPart(["hand.0"]), true);
  assert.deepEqual(cards.point(["hand.0"], "hand.2"), ["hand.0", "hand.2"]);
  assert.deepEqual(cards.point(["hand.0", "hand.1"], "hand.2"), ["hand.1", "hand.2"]);
  assert.deepEqual(cards.point(["hand.0"], "hand.0"), []);
  // If only one move is left, all of it is selected.
  assert.deepEqual(moves(["hand.0 hand.1"]).point([], "hand.1"), ["hand.0", "hand.1"]);
  // A cell with its numbers; another number replaces the first.
  const pieces = moves(["0.0 number.10", "0.0 number.2", "0.1 number.2"]);
  assert.deepEqual(pieces.numbers(["own.0.0.0"]), ["number.2", "number.10"]);
  assert.deepEqual(pieces.point(["own.0.0.0"], "number.2"), ["own.0.0.0", "number.2"]);
  assert.deepEqual(pieces.point(["own.0.0.0", "number.2"], "number.10"), [
    "own.0.0.0",
    "number.10",
  ]);
  assert.deepEqual(pieces.numbers([]), []);
  // What is not legal is selected alone, so that the server can say why not.
  assert.deepEqual(pieces.point(["own.0.0.0"], "own.0.2.2"), ["own.0.2.2"]);
  // Single things never become the pattern, though it could lie there too.
  const both = moves(["0.0 0.1", "0.0"], "ab");
  assert.deepEqual([...both.targetsOf("pattern")], ["own.0.0.0", "own.0.0.1"]);
  assert.deepEqual([...both.targetsOf("single")], ["own.0.0.0"]);
  assert.deepEqual(both.point([], "own.0.0.0"), ["own.0.0.0"]);
  assert.deepEqual(both.point([], "own.0.0.1"), ["own.0.0.1"]);
  assert.equal(both.isPart(["own.0.0.1"]), false);
  // The keyboard stays where it was, as long as that is there.
  assert.equal(pieces.focus("own.0.2.3"), "own.0.2.3");
  assert.equal(pieces.focus("own.1.0.0"), "own.0.0.0");
}
