// Plain requests to the server. All addresses are relative, so that the page works under any path.

import type {
  AnalysisShown,
  ErrorReply,
  Lobby,
  NewLesson,
  NewTable,
  OwnResult,
  OwnSeat,
  StepShown,
  TableCreated,
  TableSummary,
} from "./protocol";

/** A request that failed. `status` is 0 if the server cannot be reached. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const PATIENCE_MS = 15_000;

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    throw new RequestError(0, "");
  }
  if (!response.ok) {
    const reply = (await response.json().catch(() => ({}))) as Partial<ErrorReply>;
    throw new RequestError(response.status, reply.error ?? response.statusText);
  }
  return response;
}

async function json<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await request(path, init)).json()) as T;
}

export const lobby = (language: string) => json<Lobby>(`api/lobby?language=${language}`);

export const create = (table: NewTable | NewLesson, language: string) =>
  json<TableCreated>(`api/tables?language=${language}`, {
    method: "POST",
    body: JSON.stringify(table),
  });

export const summary = (table: string, language: string) =>
  json<TableSummary>(`api/tables/${table}?language=${language}`);

/** A step of a game that is over, as a seat or an onlooker saw it. */
export const step = (table: string, number: number, seat: number | undefined, language: string) =>
  json<StepShown>(
    `api/tables/${table}/steps/${number}?language=${language}${seat ? `&seat=${seat}` : ""}`,
  );

/** The rules of a game as HTML without scripts. */
export const rules = async (game: string, language: string) =>
  (await request(`api/rules/${encodeURIComponent(game)}?language=${language}`)).text();

/** How far the analysis of a game is. `begin` asks the server to make it. */
export const analysis = (table: string, begin: boolean, language: string) =>
  json<AnalysisShown>(`api/tables/${table}/analysis?language=${language}`, {
    method: begin ? "POST" : "GET",
  });

/** The games of these seats. */
export const results = async (seats: OwnSeat[], language: string) => {
  const answer = await json<{ tables: OwnResult[] }>(`api/results?language=${language}`, {
    method: "POST",
    body: JSON.stringify({ seats }),
  });
  return answer.tables;
};

/** The code by which `rnw replay` shows a game anywhere. */
export const code = async (table: string) =>
  (await json<{ code: string }>(`api/tables/${table}/code`)).code;

export const recordAddress = (table: string) => `api/tables/${table}/record`;

export const socketAddress = (table: string) => {
  const address = new URL(`api/tables/${table}/socket`, document.baseURI);
  address.protocol = address.protocol.replace("http", "ws");
  address.hash = "";
  return address.href;
};

/** Whether the server answers at all. */
export async function isReachable(): Promise<boolean> {
  try {
    const answer = await fetch("health", { signal: AbortSignal.timeout(4000), cache: "no-store" });
    return answer.ok;
  } catch {
    return false;
  }
}
