#!/usr/bin/env node
// A bot in JavaScript: it makes the move with the most words, which is the one that marks most cells.
const words = (move) => move.text.split(" ").length;
const say = (answer) => console.log(JSON.stringify(answer));

require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const { type, id, moves } = JSON.parse(line);
  if (type === "act") {
    const longest = moves.reduce((best, move) => (words(move) > words(best) ? move : best));
    say({ type: "move", id, move: longest.number });
  } else if (type === "hello" || type === "new") {
    say({ type: "ready", id, name: "bot.js", version: "1" });
  } else if (type === "quit") {
    process.exit();
  }
});
