### Stoly v prohlížeči: co říká server a jeho stránky. Klíče začínají serve-.

## Chyby, které stránka ukazuje

serve-error-malformed = Stránka poslala zprávu, které server nerozumí. Načtěte ji znovu.
serve-error-version = Stránka je jiné verze. Načtěte ji znovu.
serve-error-order = Stránka a server se rozcházejí. Načtěte stránku znovu.
serve-error-no-table = Takový stůl neexistuje.
serve-error-secret = Toto místo už není vaše. Hostitel ho může uvolnit a pak si na něj můžete znovu sednout.
# $fault je důvod jako půl věty.
serve-error-name = Zvolte jiné jméno: { $fault }.
serve-error-seat = Toto místo není volné. Pokud je vaše a tento prohlížeč vás už nezná, může ho hostitel uvolnit.
serve-error-watching = Jste divák. To mohou jen hráči.
serve-error-host = To může jen hostitel.
serve-error-phase = V této fázi hry to není možné.
serve-error-stale = O tomto už bylo rozhodnuto.
serve-error-illegal = Tento tah není možný.
serve-error-undo = Není co vrátit.
serve-error-rate = Příliš rychle. Počkejte vteřinu.
serve-error-full = Server to teď nemůže udělat. Zkuste to později.

## Rozhodnutí

serve-no-move = To není tah.
# $place je písmeno desky.
serve-board = Deska { $place }
serve-confirm = Tento tah nelze vrátit. Zahrát?
serve-late = { $player }: čas vypršel, rozhodl bot ({ $level })
serve-awaited = Rozhoduje { $players }.
serve-awaited-one-of = Někdo ještě rozhoduje: { $players }

## Políčka, pro ty, kdo je nevidí

serve-cell-wall = stěna
serve-cell-entry = vstup
serve-cell-tomb = hrobka
serve-cell-marked = zakřížkováno
serve-cell-new = právě zakřížkováno
serve-box-crossed = zakřížkováno
serve-box-closed = uzavřeno

## Úrovně a reakce

serve-level-easy = lehká
serve-level-medium = střední
serve-level-hard = těžká
serve-level-expert = expertní
serve-reaction-hello = Ahoj!
serve-reaction-applause = Dobře zahráno!
serve-reaction-lucky = To je štěstí!
serve-reaction-ouch = Ach ne!
serve-reaction-thinking = Potřebuji chvilku.
serve-reaction-thanks = Děkuji za hru!

## Příkaz

serve-address = Otevřete { $address }
serve-lan = Stoly může otevřít každý v této síti. Konec: Ctrl-C.
serve-own = Otevře ji jen tento počítač; pro síť je `--lan`. Konec: Ctrl-C.
serve-stopped = Stoly jsou uloženy. Pokračuje v nich `rnw serve`.
