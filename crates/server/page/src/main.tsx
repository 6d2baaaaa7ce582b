// The page of a server of tables. It knows no game: the server sends drawings, targets and sentences.

import { render } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import * as api from "./api";
import { keepFocus } from "./arrival";
import * as keep from "./keep";
import { ReplayPage } from "./pages/replay";
import { RulesPage } from "./pages/rules";
import { StartPage } from "./pages/start";
import { TablePage } from "./pages/table";
import type { Lobby } from "./protocol";
import { parseRoute, type Route, tableLink } from "./route";
import { Brand, Notice } from "./ui";
import { SharedContext } from "./words";

const RETRY_MS = 3000;

/** The language of this person: as chosen, else as the browser prefers. The server knows which there are. */
const firstLanguage = () =>
  keep.get("language", "") || (navigator.languages[0] ?? "en").slice(0, 2).toLowerCase();

function App() {
  const [language, setLanguage] = useState(firstLanguage);
  const { lobby, isLost } = useLobby(language);
  const route = useRoute();
  const shared = useMemo(
    () =>
      lobby && {
        lobby,
        language,
        setLanguage: (chosen: string) => {
          keep.set("language", chosen);
          setLanguage(chosen);
        },
      },
    [lobby, language],
  );
  if (!shared) {
    return (
      <main class="narrow">
        <Brand />
        {/* No sentence has ever been received. */}
        {isLost && <Notice>The server is out of reach.</Notice>}
      </main>
    );
  }
  return (
    <SharedContext.Provider value={shared}>
      <Page route={route} />
    </SharedContext.Provider>
  );
}

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case "start":
      return <StartPage />;
    case "table":
      return <TablePage key={route.table} table={route.table} />;
    case "replay":
      return <ReplayPage key={route.table} {...route} seat={route.seat} />;
    case "rules":
      return <RulesPage game={route.game} />;
  }
}

/** Games and sentences. Those of the last time serve until the server answers. */
function useLobby(language: string) {
  const [lobby, setLobby] = useState(() => keep.get<Lobby | undefined>("lobby", undefined));
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const ask = async () => {
      try {
        const answer = await api.lobby(language);
        if (isCurrent) {
          keep.set("lobby", answer);
          document.documentElement.lang = answer.languages.includes(language) ? language : "en";
          setLobby(answer);
          setLost(false);
        }
      } catch {
        if (isCurrent) {
          setLost(true);
          timer = setTimeout(ask, RETRY_MS);
        }
      }
    };
    ask();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [language]);
  return { lobby, isLost };
}

function useRoute(): Route {
  const [route, setRoute] = useState(readRoute);
  useEffect(() => {
    const listen = () => setRoute(readRoute());
    addEventListener("hashchange", listen);
    return () => removeEventListener("hashchange", listen);
  }, []);
  return route;
}

/** The place in the address. The secret of a host is kept and taken out of the address at once. */
function readRoute(): Route {
  const route = parseRoute(location.hash);
  if (route.page === "table" && route.host) {
    keep.keepTable(route.table, { host: route.host });
    history.replaceState(null, "", tableLink(route.table));
  }
  return route;
}

// Only a secure context may keep the page itself for times without a network.
if ("serviceWorker" in navigator && isSecureContext) {
  navigator.serviceWorker.register("worker.js").catch(() => undefined);
}

const root = document.getElementById("page");
if (root) {
  keepFocus(root);
  render(<App />, root);
}
