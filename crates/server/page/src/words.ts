// The sentences of the page, in the language of the person. The server sends them with the lobby.

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Lobby } from "./protocol";

export interface Shared {
  lobby: Lobby;
  language: string;
  setLanguage(language: string): void;
}

export const SharedContext = createContext<Shared | null>(null);

export function useShared(): Shared {
  const shared = useContext(SharedContext);
  if (shared === null) {
    throw new Error("rendered outside of the page");
  }
  return shared;
}

/** A sentence by its key. */
export type Words = (key: string) => string;

export function useWords(): Words {
  const { lobby } = useShared();
  return (key) => lobby.words[key] ?? key;
}
