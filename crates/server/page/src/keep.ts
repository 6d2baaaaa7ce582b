// What this browser keeps: choices, and the secrets of seats and hosts.

import { useState } from "preact/hooks";

/** What is known about a table. */
export interface KeptTable {
  /** When this browser was there last, in milliseconds. */
  seen: number;
  title?: string;
  /** The secret of the own seat. */
  secret?: string;
  /** The secret of the host. */
  host?: string;
}

const TABLES_MAX = 60;
// Several servers may share an origin under different paths.
const PREFIX = `rnw${location.pathname.replace(/[^/]*$/, "")}`;

/** Without storage everything works until the page is closed. */
const memory = new Map<string, string>();

function read(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

function write(name: string, value: string) {
  memory.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Full or forbidden. The value stays in memory.
  }
}

function parsed<T>(text: string | null, otherwise: T): T {
  try {
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export const get = <T>(name: string, otherwise: T): T => parsed(read(name), otherwise);

export const set = (name: string, value: unknown) => write(name, JSON.stringify(value));

/** A choice that this browser keeps, and how to change it. */
export function useKept<T>(name: string, otherwise: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => get(name, otherwise));
  const change = (now: T) => {
    set(name, now);
    setValue(now);
  };
  return [value, change];
}

/** All tables of this browser by name, the latest first. */
export function tables(): [string, KeptTable][] {
  const all = Object.entries(get<Record<string, KeptTable>>("tables", {}));
  return all.sort((one, other) => other[1].seen - one[1].seen);
}

export const table = (name: string): KeptTable | undefined =>
  get<Record<string, KeptTable>>("tables", {})[name];

/** Changes what is known about a table. A field that is `undefined` is forgotten. */
export function keepTable(
  name: string,
  change: { [K in keyof KeptTable]?: KeptTable[K] | undefined },
) {
  const kept = { ...table(name), seen: Date.now(), ...change } as KeptTable;
  const others = tables().filter(([other]) => other !== name);
  set("tables", Object.fromEntries([[name, kept], ...others.slice(0, TABLES_MAX - 1)]));
}

export function forgetTable(name: string) {
  set("tables", Object.fromEntries(tables().filter(([other]) => other !== name)));
}
