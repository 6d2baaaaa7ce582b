// The part of the address behind `#`. It is sent to no server.

export type Route =
  | { page: "start" }
  | { page: "table"; table: string; host?: string }
  | { page: "replay"; table: string; step: number; seat?: number }
  | { page: "rules"; game: string };

const TABLE = /^([a-z0-9]{16})(?:\.([0-9a-f]{32}))?$/;
const REPLAY = /^([a-z0-9]{16})\/(\d{1,6})(?:\/(\d))?$/;
const RULES = /^rules\/([a-z0-9-]+)$/;

export function parseRoute(hash: string): Route {
  const text = hash.replace(/^#/, "");
  const table = TABLE.exec(text);
  if (table?.[1]) {
    return { page: "table", table: table[1], ...(table[2] ? { host: table[2] } : {}) };
  }
  const replay = REPLAY.exec(text);
  if (replay?.[1]) {
    const seat = replay[3] ? { seat: Number(replay[3]) } : {};
    return { page: "replay", table: replay[1], step: Number(replay[2]), ...seat };
  }
  const rules = RULES.exec(text);
  return rules?.[1] ? { page: "rules", game: rules[1] } : { page: "start" };
}

export const START_LINK = "#";
export const tableLink = (table: string) => `#${table}`;
export const rulesLink = (game: string) => `#rules/${game}`;
export const replayLink = (table: string, step: number, seat?: number) =>
  `#${table}/${step}${seat ? `/${seat}` : ""}`;

/** The whole address of a part, to give to others. */
export function wholeAddress(hash: string): string {
  const address = new URL(location.href);
  address.hash = hash;
  return address.href;
}

/** The name of a table in a text that somebody pasted: a link or the bare name. */
export function tableIn(text: string): string | undefined {
  const found = /(?:^|#)([a-z0-9]{16}(?:\.[0-9a-f]{32})?)$/.exec(text.trim());
  return found?.[1];
}
