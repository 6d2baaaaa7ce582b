// What real browsers do with the page. `node browsers.mjs CASE` runs a case; it ends with 0 if all is right.
// RNW is the program, CHROMIUM the browser, FOLDER a folder for records.

import * as asks from "./asks";
import * as attention from "./attention";
import { lastPictures } from "./browser";
import * as connection from "./connection";
import * as games from "./games";
import * as hands from "./hands";
import * as more from "./more";
import * as pages from "./pages";
import * as seats from "./seats";
import * as sizes from "./sizes";
import * as targets from "./targets";

const cases: Record<string, (argument: string) => Promise<void>> = {
  asks: asks.everyQuestion,
  attention: attention.everybodySees,
  game: games.wholeGame,
  hands: hands.allWays,
  more: more.everythingElse,
  pages: pages.everyPage,
  seats: seats.everySeat,
  sizes: sizes.everySize,
  targets: targets.logic,
  connection: connection.lostAndFound,
};

const [name = "", argument = ""] = process.argv.slice(2);
const run = cases[name];
if (!run) {
  throw new Error(`no case ${name}; there are ${Object.keys(cases).join(", ")}`);
}
try {
  await run(argument);
} catch (error) {
  await lastPictures();
  throw error;
}
