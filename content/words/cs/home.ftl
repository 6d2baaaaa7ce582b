### Úvodní stránka: co vidí člověk u terminálu, který nenapíše žádný příkaz. Klíče začínají home-.

home-title = Roll and write
home-intro = Co chceš dělat?
home-intro-new = Poprvé tady? Naučit se hrát vysvětlí hru při hraní.
home-continue = Pokračovat
home-new-game = Nová hra
home-new-game-about = Vyber hru, hráče a domácí pravidla.
home-learn = Naučit se hrát
home-learn-about = První hra vysvětlí každé pravidlo, až je potřeba. Nic není třeba znát předem.
home-today = Dnešní rozdání
home-today-about = Toto datum má pro všechny stejné rozdání. Počítá se jeden pokus.
home-my-games = Moje hry
home-my-games-about = Nejlepší skóre, průměry, výhry a série tvých dohraných her.
home-records = Uložené hry
home-records-about = Pokračuj ve hře, přehraj ji, pojmenuj nebo smaž.
home-packs = Sady
home-packs-about = Karty a symboly, se kterými se hraje.
home-settings = Nastavení
home-settings-about = Jazyk, barvy, myš, jména a další.
home-quit = Konec
home-quit-about = Odejít. `rnw --help` vypíše příkazy.

## Formulář nové hry

home-form-intro = Šipky vlevo a vpravo mění hodnotu. První řádek hru začne.
home-form-start = Hrát
home-form-start-about = Začne hru. Ukládá se průběžně.
home-form-game = Hra
home-form-people = Lidé tady
home-form-people-about = Kolik lidí se střídá u této klávesnice. Mezi tahy obrazovka skryje, co je tajné.
home-form-opponents = Boti
home-form-opponents-about = Kolik botů hraje s vámi.
home-form-level = Jejich úroveň
home-form-level-about = Snadná se hodí na první hru; expert je těžký soupeř.
home-form-rules = Domácí pravidla
home-form-rules-about = Co tištěná pravidla neříkají, a varianty.
# $count je, kolik domácích pravidel je jiných než obvykle.
home-form-changed =
    { $count ->
        [0] obvyklá
        [one] { $count } změněné
        [few] { $count } změněná
        [many] { $count } změněného
       *[other] { $count } změněných
    }
home-form-language = Jazyk
home-form-language-about = Jazyk všech textů pro hráče. Uloží se do nastavení.
home-level-easy = snadná
home-level-medium = střední
home-level-hard = těžká
home-level-expert = expert
home-rules-intro = Šipky vlevo a vpravo mění hodnotu. První hodnota každého pravidla je obvyklá.
# $about říká, co hodnota znamená; $clause je číslo pravidla.
home-rule-about = { $about } [{ $clause }]

## Další stránky

home-learn-intro = V první hře se každé pravidlo vysvětlí, až je potřeba, a hned si ho zkusíš. Každý krok jde přeskočit.
home-learn-game = První hra: { $game }
home-learn-none = Žádná hra nemá výuku.
# $game je jméno hry, jak se píše.
home-learn-not = { $game } nemá výuku; pravidla vysvětlí `rnw rules { $game }`.
home-rules = Pravidla: { $game }
home-rules-about = Celá pravidla k přečtení.
home-packs-intro = Každá sada jsou karty a symboly pro jednu hru. Vyber sadu a hraj s ní. Vlastní sadu začne `rnw content new`.
# $game je název hry.
home-pack-about = Pro hru { $game }.
home-records-intro = Otevři hru a pokračuj v ní, přehraj ji, pojmenuj nebo smaž.
home-records-none = Zatím nejsou žádné uložené hry.
home-record-continue = Pokračovat
home-record-watch = Přehrát
home-record-name = Jméno
home-record-name-about = Ukazují ho seznamy. Stane se jménem souboru.
home-record-delete = Smazat
home-record-delete-about = Hra i její výsledek pak zmizí. Ještě se zeptám.
home-record-keep = Ponechat
home-record-delete-sure = Navždy smazat
# $scores jsou hráči s body.
home-record-over = { $game }: { $scores }
# $date je dnešní datum, třeba 2026-11-23.
home-today-title = Dnešní rozdání, { $date }
home-today-intro = Dnes (UTC) mají všichni stejné rozdání. Počítá se první pokus; můžeš ho přerušit a pokračovat. Na konci je výsledek, který jde poslat ostatním.
home-today-new = Zatím ho nemáš zahrané.
home-today-begun = Máš ho rozehrané. Enter pokračuje.
home-today-over = Máš ho dohrané. Enter ukáže výsledek.
# $command vypíše výsledek.
home-today-copy = Ke zkopírování: { $command }
home-names = Jak se jmenuješ
home-names-intro = Ptáme se jen jednou. Jméno je u stolu, ve výsledcích a v pořadí dne. Prázdné pole znamená bez jména.
home-names-one = Jméno
home-names-of = Jméno { $number }. člověka
home-names-go = Pokračovat
home-settings-intro = Šipky vlevo a vpravo mění hodnotu; Enter píše text. Každá změna se hned uloží.
home-setting-language = Jazyk
home-setting-theme = Barvy
home-setting-ascii = Jen ASCII
home-setting-plain = Věty
home-setting-mouse = Myš
home-setting-bot-pause = Pauza bota (ms)
home-setting-bell = Zvonek
home-setting-confirm = Potvrzování
home-setting-deck-list = Zbývající expedice
home-setting-names = Jména
home-on = ano
home-off = ne

## Co dělají klávesy v nabídkách

tui-do-menu-move = přejít na jiný řádek
tui-do-menu-value = změnit hodnotu
tui-do-menu-number = otevřít řádek podle čísla
tui-do-menu-open = otevřít, nebo změnit hodnotu
tui-do-menu-back = zpět
tui-bar-menu-open = otevřít

home-ask-number = Číslo, nebo Enter pro návrat:
# $count is the number of choices.
home-no-such-number = Napiš číslo od 1 do { $count }.
# $players are the players without an answer.
home-ask-players = Hráči oddělení čárkami. `me` jsi ty, ostatní jsou easy, medium, hard a expert. Enter znamená { $players }:
