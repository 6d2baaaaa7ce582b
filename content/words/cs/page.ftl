### Stránka stolů v prohlížeči. Klíče začínají page-. Stránka nic nedoplňuje, zná jen celé věty.

## První stránka

page-about = Vše se hraje na tomto serveru. Nejsou tu žádné účty a nikomu jinému se nic neposílá.
page-continue = Pokračovat
page-phase-waiting = čeká na hráče
page-phase-playing = hraje se
page-phase-over = dohráno
page-phase-stopped = zastaveno
page-open = Otevřít stůl
page-game = Hra
page-pack = Karty
page-seats = Místa
page-seat = Místo
page-person = člověk
page-bot = Bot
page-fewer-seats = O místo méně
page-more-seats = O místo více
page-house-rules = Domácí pravidla, čas a seed
page-time = Čas na rozhodnutí
page-no-limit = bez omezení
page-seed = Seed
page-random = náhodný
page-open-now = Otevřít stůl
page-ask-bots = U tohoto stolu nehraje žádný člověk: boti začnou hned. Má se začít?
page-join-table = Přisednout ke stolu
page-link = Odkaz na stůl
page-go = Přejít
page-no-link = Toto není odkaz na stůl.
page-language = Jazyk
page-home = První stránka
page-rules = Pravidla
page-learn = Výuka: nauč se hru
page-late = Bot, který rozhodne, když vyprší čas
page-results = Moje výsledky
page-place = Pořadí
page-players = Hráči

## Kdo sedí u stolu

page-name = Tvoje jméno
page-join = Sednout si
page-or-watch = Můžeš se také jen dívat.
page-free = volné
page-you = ty
page-away = pryč
page-leave = Vzdát se místa
page-ask-leave = Vzdát se místa? Pak si ho může vzít někdo jiný.
page-start-now = Začít hned; volná místa dostanou boti
page-waiting = Hra začne, až budou všechna místa obsazená.
page-watching = Diváci
page-invite = Pozvat ostatní
page-qr = Odkaz jako QR kód
page-copy = Kopírovat
page-copied = Zkopírováno.
page-position = Pozice jako text
page-position-seat = Co o pozici ví toto místo, pro `rnw position --position` a `rnw analyse --position`.
page-position-whole = Celá pozice, pro `rnw position --position` a `rnw analyse --position`.
page-share = Sdílet
page-host-link = Pořádat hru na jiném zařízení
page-host-secret = Kdo má tento odkaz, pořádá hru. Nikomu jinému ho nedávej.
page-own-machine = Tento odkaz otevře jen tento počítač. Pro celou síť spusť server s --lan a otevři jeho jinou adresu.

## Stůl

page-menu = Nabídka
page-close = Zavřít
page-wait = Rozhodují jiní.
page-awaited = Na koho se čeká
page-news = Od tvého posledního rozhodnutí
page-actions = Tvoje rozhodnutí
page-hand = Tvoje karty
page-offer = Odkryté karty
page-dice = Kostky
page-pattern = Vzor
page-upcoming = Ještě může přijít
page-sheet = Bodovací arch
page-legend = Legenda
page-log = Co se stalo
page-score = Body
page-total = Celkem
page-enlarge = Zvětšit
page-plain = Stůl slovy
page-plain-choice = Ukazovat stůl také slovy
page-your-turn = Jsi na tahu
page-sound = Zvuk, když jsem na tahu
page-notify = Upozornění, když jsem na tahu
page-notify-denied = Prohlížeč upozornění této stránky nedovoluje.
page-moves = Možné tahy
page-react = Říct něco

## Rozhodnutí

page-hint-pattern = Přetáhni vzor na mapu, nebo ťukni na jeho místo.
page-hint-point = Ťukni na zvýrazněné místo.
page-lens = Ťukni na to, co myslíš; ťuknutím vedle se lupa zavře.
page-choose-more = Vyber ještě jedno.
page-no-gain = Jde to. Hned nic nezískáš.
page-turn = Otočit
page-flip = Překlopit
page-tool = Co zakřížkovat
page-tool-pattern = Vzor
page-tool-single = Jedno políčko
page-clear = Zrušit výběr
page-undo = Vzít zpět
page-redo = Zopakovat
page-play = Zahrát
page-yes = Ano
page-no = Ne
page-keys = Klávesnice
page-key-arrows = pohyb po mapách
page-key-enter = vybrat; podruhé: zahrát

## Spojení

page-out-of-reach = Stůl není dostupný. Zkouším to znovu…
page-replaced = Toto místo je otevřené na novější stránce.
page-play-here = Hrát tady
page-no-table = Takový stůl není. Možná odkaz není celý.
page-stopped = Tato hra tu nemůže pokračovat. Kdo ji pořádá, může zkusit `rnw resume`.

## Konec

page-over = Konec hry
page-new-record = Nový rekord
# After it: the place, and the number of games.
page-own-rank = Mezi tvými hrami
page-best-before = Nejlepší dosud
page-first-place = První místo
page-forfeit = vzdal hru
page-new-deal = Nové rozdání
page-same-deal = Stejné rozdání znovu
page-replay = Přehrát
page-record = Záznam jako soubor
page-step = Krok
page-seen-by = Pohled
page-onlooker = divák
page-first-step = První krok
page-previous-step = Předchozí krok
page-next-step = Další krok
page-last-step = Poslední krok
page-run = Spustit
page-pause = Pozastavit
page-back = Zpět
page-code = Kód pro terminál
page-analysis = Největší chyby
page-analysis-more = Vše o rozboru
page-analyse = Hledat chyby
page-analysing = Posuzuji rozhodnutí…
page-analysis-failed = Rozbor se nezdařil.
page-see = ukázat

## Lekce

page-lesson-next = Dál
page-lesson-about = Toto je výuka: první hra, která se sama vysvětluje. Zaujmi místo a začne.
page-lesson-again = Zkusit znovu
page-lesson-skip = Přeskočit
page-lesson-end = Ukončit lekci
page-lesson-show = Ukázat
