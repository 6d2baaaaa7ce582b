### Co wypisuje `--help` przy każdym poleceniu.
###
### Polecenia: cli-command- i słowa polecenia. Argumenty: cli-arg-, polecenie i nazwa argumentu albo cli-arg- i sama
### nazwa, gdy tekst dotyczy kilku poleceń. Możliwe wartości: cli-choice-. Uwagi obok przykładów: cli-remark-.
### Słowa wielkimi literami zamiast tego, co się wpisuje: cli-value-.
###
### Opcje, polecenia i nazwy wartości są w każdym języku takie same.

## Nagłówki

cli-examples-heading = Przykłady
cli-usage-heading = Użycie
cli-usage-options = OPCJE
cli-commands-heading = Polecenia
cli-arguments-heading = Argumenty
cli-options-heading = Opcje

# $value to domyślna wartość opcji.
cli-default = [domyślnie: { $value }]
# $values to możliwe wartości argumentu, oddzielone przecinkami.
cli-choices = [możliwe wartości: { $values }]

## Co zastępuje wartość

cli-value-action = DZIAŁANIE
cli-value-address = ADRES
cli-value-bot = BOT
cli-value-card = KARTA
cli-value-command = POLECENIE
cli-value-date = DATA
cli-value-file = PLIK
cli-value-folder = FOLDER
cli-value-format = FORMAT
cli-value-game = GRA
cli-value-i-n = I/N
cli-value-key = KLUCZ
cli-value-key-value = KLUCZ=WARTOŚĆ
cli-value-language = JĘZYK
cli-value-level = POZIOM
cli-value-list = LISTA
cli-value-mib = MIB
cli-value-mm = MM
cli-value-ms = MS
cli-value-n = N
cli-value-name = NAZWA
cli-value-number-file = NUMER|PLIK
cli-value-number-file-code = NUMER|PLIK|KOD
cli-value-pack = PAKIET
cli-value-paper = PAPIER
cli-value-path = ŚCIEŻKA
cli-value-player = GRACZ
cli-value-position = POZYCJA
cli-value-record = ZAPIS
cli-value-rows = WIERSZE
cli-value-scene = SCENA
cli-value-seat = MIEJSCE
cli-value-seats = LICZBA
cli-value-separator = SEPARATOR
cli-value-shell = POWŁOKA
cli-value-size = ROZMIAR
cli-value-symbol = SYMBOL
cli-value-test = TEST
cli-value-theme = KOLORY
cli-value-totals = SUMY

## Uwagi obok przykładów

cli-remark-one-bot = ty przeciw botowi
cli-remark-two-people = dwie osoby przy jednej klawiaturze
cli-remark-alone = w pojedynkę, o jak najwyższy wynik
cli-remark-rules = zasady gry
cli-remark-own-pack = twój własny pakiet
cli-remark-last-game = ostatnio grana gra
cli-remark-saved-games = niedokończone gry zapisane bez --record
cli-remark-second-game = gra, która ma na liście numer 2
cli-remark-phones = dla telefonów wokół stołu
cli-remark-saved-game = zapisana gra jako stół
cli-remark-proxy = za serwerem proxy
cli-remark-results = wyniki wszystkich twoich gier
cli-remark-each-game = poszczególne gry i ścieżki ich zapisów
cli-remark-forget-first = usuwa zapis najnowszej gry
cli-remark-records = wszystkie zapisy w folderze programu rnw
cli-remark-rename = inna nazwa gry 2
cli-remark-delete = usuwa grę 2
cli-remark-code = gra z kodu do udostępniania
cli-remark-share = tekst, który można wysłać innym
cli-remark-from-position = dalej od pozycji z zapisu gry
cli-remark-each-move = ile kosztuje tam każdy ruch
cli-remark-chosen = ruch bota w tej pozycji
cli-remark-position = wiersz do wklejenia
cli-remark-position-seat = co wie miejsce 2 po 57 krokach
cli-remark-position-shown = rysuje pozycję
cli-remark-daily = rozdanie dnia
cli-remark-week = tabela tygodnia z wklejonych wyników
cli-remark-settings = wszystkie ustawienia z objaśnieniami
cli-remark-settings-file = ścieżka do pliku ustawień
cli-remark-needs-paper = tylko w programie zbudowanym z --features paper
cli-remark-first-law = pierwsze prawo, które gra łamie
cli-remark-small-pack = zmniejsza też pakiet
cli-remark-event = gra, w której zachodzi to zdarzenie
cli-remark-formats = lista formatów
cli-remark-other-version = przeciw innej wersji rnw
cli-remark-engine-source = z kodem źródłowym silnika

## Polecenia

cli-command-rnw = Cztery gry planszowe: Silver & Gold i Pyramids, w których zakreśla się pola, Nuggets, w której stawia się płoty, oraz Lamplighters, w której rzuca się kośćmi
cli-command-play = Uruchamia grę: w pojedynkę, z innymi przy jednej klawiaturze albo przeciw botom
cli-command-learn = Naucz się gry, grając: każda zasada jest wyjaśniana, gdy jest potrzebna
cli-command-resume = Wznawia zapisaną grę
cli-command-serve = Otwiera stoły dla przeglądarek telefonów i komputerów: jeden odkaz, bez konta
cli-command-history = Pokazuje wyniki twoich ukończonych gier: najlepsze i średnie wyniki, wygrane i poszczególne gry
cli-command-config = Pokazuje, objaśnia i zmienia ustawienia
cli-command-simulate = Rozgrywa wiele gier między botami i liczy wyniki
cli-command-match = Rozgrywa każde rozdanie kilka razy, tak że każdy bot gra na każdym miejscu, i pokazuje, który jest silniejszy
cli-command-merge = Łączy sumy wszystkich części jednego przebiegu
cli-command-train = Uczy się wartości dla pakietu przez grę, dzięki czemu boty, podpowiedzi i raporty balansu grają lepiej
cli-command-bot = Wypisuje boty, sprawdza twojego, uruchamia wybranego jako program albo wypisuje protokół botów
cli-command-bot-list = Wypisuje boty, które można podać, i ich parametry
cli-command-bot-check = Sprawdza, czy program przestrzega protokołu botów: wita go, rozgrywa z nim gry i każe mu zakończyć pracę
cli-command-bot-choose = Wypisuje ruch, który bot wykonuje w danej pozycji
cli-command-bot-serve = Uruchamia jednego z naszych botów jako program zgodny z protokołem botów, aby inna wersja rnw mogła grać przeciw niemu
cli-command-bot-protocol = Wypisuje stronę z opisem protokołu botów
cli-command-replay = Pokazuje zapis gry albo grę z kodu do udostępniania; bez nich wypisuje wszystkie zapisy
cli-command-position = Wypisuje pozycję z zapisu gry jako jeden wiersz tekstu; pokazuje pozycję z takiego tekstu
cli-command-daily = Rozgrywa rozdanie dnia, takie samo dla wszystkich; pokazuje jego wynik jako tekst do wysłania; układa tabelę tygodnia
cli-command-verify = Sprawdza, czy zapisy gier są zgodne z zasadami
cli-command-analyse = Pokazuje, ile kosztowała każda decyzja w zapisie gry, i najlepszy wynik, jaki przeszukiwanie znajduje dla tych samych losowań
cli-command-test = Rozgrywa losowe gry z pakietem, sprawdza wszystkie prawa i każdą parę symboli
cli-command-shrink = Zmniejsza zapis gry tak bardzo, jak się da, by wciąż pokazywał to samo
cli-command-rules = Wypisuje zasady gry
cli-command-list = Wypisuje gry, ich zasady domowe i dołączone pakiety
cli-command-new-game = Tworzy pakiet Rusta z małą działającą grą, programem rnw, który w nią gra, testami i listą kroków
cli-command-content = Tworzy, sprawdza i pokazuje pakiety zawartości oraz bada ich wyważenie
cli-command-content-new = Tworzy pakiet, który rozszerza dołączony pakiet. Na początku ma jedną kartę i jeden symbol
cli-command-content-check = Sprawdza pakiet. Przy każdym błędzie podaje plik, wiersz i kolumnę
cli-command-content-show = Pokazuje karty pakietu
cli-command-content-stats = Rozgrywa gry z pakietem między botami i pokazuje, jak sprawdzają się jego karty, wzory i symbole
cli-command-content-print = Drukuje pakiet: karty, elementy, symbole i karty wyników, na papier albo dla Tabletop Simulator
cli-command-content-watch = Sprawdza, objaśnia i rozgrywa pakiet przy każdym zapisie jego pliku
cli-command-content-export = Zapisuje karty pakietu jako tabelę CSV dla arkusza kalkulacyjnego
cli-command-content-import = Daje pakietowi karty z tabeli CSV. Jeśli w tabeli jest błąd, nic się nie zmienia
cli-command-content-make-deck = Wypełnia talię kart według celów: liczby, kształty, tury. Znajduje ją przeszukiwanie z ziarnem
cli-command-symbols = Objaśnia symbole pakietu, zapisuje ich programy w innej postaci i wypisuje wtyczki tego programu
cli-command-symbols-explain = Objaśnia, co robi symbol. Tekst powstaje z zasad, które wykonuje sama gra
cli-command-symbols-format = Zapisuje programy pakietu jako wiersze albo jako drzewa JSON. Reszta pliku pozostaje bez zmian
cli-command-symbols-try = Rozgrywa scenę opisaną jedną linią i pokazuje, co robi w niej symbol i co można potem wybrać
cli-command-symbols-plugins = Wypisuje działania, które pakiety mogą podać jako `rust:NAZWA@WERSJA`
cli-command-completions = Wypisuje skrypt, który w powłoce uzupełnia polecenia `rnw`
cli-command-man = Wypisuje stronę podręcznika
cli-command-schema = Wypisuje JSON Schema formatu pliku
cli-command-help = Wypisuje pomoc programu albo polecenia

## Argumenty kilku poleceń

cli-arg-ascii = Rysuje tylko znakami ASCII
cli-arg-bot-env = Przekazuje programom tę zmienną środowiskową. Można powtarzać. Bez tego programy dostają tylko PATH, HOME, LANG i TMPDIR
cli-arg-bot-log = Dopisuje do tego pliku wszystkie wiadomości do programów i od programów, także ich wyjście błędów. `-` to wyjście błędów
cli-arg-bot-memory = Ile pamięci może zająć każdy proces w izolacji, w MiB
cli-arg-bot-sandbox = Uruchamia programy w izolacji (sandbox): bez sieci, bez innych procesów, tylko z plikami systemu i ich własnymi. Wymaga systemu Linux i programu bubblewrap. Gdy izolacja jest niemożliwa, nic się nie uruchamia
cli-arg-bot-show = Pozwala programom w izolacji czytać także ten plik lub folder. Można powtarzać
cli-arg-bot-start = Ile czasu program ma, zanim będzie gotowy, w milisekundach
cli-arg-bot-time = Ile czasu program ma na jedną decyzję, w milisekundach
cli-arg-confirm = Pyta przed ruchem, którego nie da się cofnąć
cli-arg-content = Używa tego pakietu zawartości zamiast własnego pakietu gry: folder albo nazwa dołączonego pakietu
cli-arg-file = Zapis gry
cli-arg-files = Numery z listy, zapisy albo kody do udostępniania
cli-arg-force = Nadpisuje istniejące pliki
cli-arg-format = Jak wypisać wyniki
cli-choice-format-text = dla ludzi; może się zmieniać
cli-choice-format-json = dla programów; nie zmienia się
cli-arg-game = Gra
cli-arg-games = Ile gier rozegrać
cli-arg-help = Wypisuje tę pomoc
cli-arg-jobs = Ile gier toczy się naraz; wyniki od tego nie zależą [domyślnie: jedna na każdy rdzeń]
cli-arg-lang = Język wszystkich tekstów dla graczy: en, cs albo pl [domyślnie: RNW_LANG, potem ustawienie `language`, potem ustawienia regionalne]
cli-arg-on-fault = Co się dzieje, gdy program jest za wolny, kończy się, wypisuje bzdury albo wykonuje niedozwolony ruch
cli-choice-on-fault-forfeit = program przegrywa i gra się kończy; pozostali zajmują miejsca według bieżącej punktacji
cli-choice-on-fault-random = losuje się za niego dozwolony ruch, trzy razy na grę; przy następnym błędzie przegrywa
cli-choice-on-fault-abort = gra zostaje przerwana z kodem wyjścia 5; zapis można wznowić
cli-arg-on-plugin-fault = Co się dzieje, gdy zawodzi wtyczka symbolu
cli-choice-on-plugin-fault-void = symbol nie działa, a gra toczy się dalej
cli-choice-on-plugin-fault-stop = gra się tu zatrzymuje; jej zapis można wznowić
cli-choice-log-off = nic
cli-choice-log-error = co się nie udało
cli-choice-log-info = także stoły i zamknięte połączenia
cli-arg-list = Wypisuje zapisane gry z numerami, które rozumieją `resume`, `replay`, `analyse`, `verify` i `position`
cli-arg-options = Ustawia zasadę domową. Można powtarzać. Wszystkie wypisuje `rnw list`
cli-arg-out = Zapisuje wyniki na bieżąco do tego pliku: wiersze JSON, gdy nazwa kończy się na .jsonl, w innym razie CSV
cli-arg-pack = Pakiet: folder albo nazwa dołączonego pakietu
cli-arg-plain = Wypisuje wiersze i opisuje stół zdaniami, dla czytnika ekranu
cli-arg-player = Dodaje gracza. Tekst nie jest dzielony na przecinkach. Można powtarzać
cli-arg-position = Zaczyna od tej pozycji, tekstu z `rnw position`. Grę i zasady domowe określa tekst. `-` czyta go ze standardowego wejścia
cli-arg-resume = Kontynuuje plik przerwanego przebiegu albo zaczyna nowy plik. Wynik jest taki sam jak bez przerwy. Tylko z `--rows game` i wierszami JSON
cli-arg-rows = Co opisuje jeden wiersz pliku
cli-choice-rows-game = grę
cli-choice-rows-seat = jedno miejsce gry
cli-choice-rows-turn = jedno miejsce w jednej turze gry
cli-arg-run-programs = Uruchamia programy, które zapis wymienia jako graczy
cli-arg-seed = Ziarno wszystkich losowań. To samo ziarno rozdaje te same gry
cli-arg-shard = Rozgrywa tylko tę część przebiegu: I-ty z N bloków gier lub rozdań
cli-arg-theme = Kolory pełnego ekranu: safe, basic, indexed, true albo mono
cli-arg-totals = Na końcu zapisuje do tego pliku sumy w liczbach całkowitych. Sumy części łączy `rnw merge`
cli-arg-version = Wypisuje wersję
cli-arg-yes = Usuwa bez pytania

## Argumenty jednego polecenia

cli-arg-learn-game = Gra. Bez niej pierwsza gra na liście
cli-arg-play-game = Gra. Niepotrzebna z `--content`, `--position` albo `--resume`
cli-arg-play-players = Gracze według miejsc: `me` (człowiek), poziom `easy` (łatwy), `medium` (średni), `hard` (trudny), `expert` (ekspert), `greedy`, `random`, `mcts` albo program jako `cmd:POLECENIE`. Jeden gracz gra w pojedynkę, o ile gra na to pozwala [domyślnie: me,greedy; gdy nikogo nie ma przy klawiaturze, greedy,greedy]
cli-arg-play-names = Imiona graczy według miejsc
cli-arg-play-seed = Ziarno wszystkich losowań. To samo ziarno rozdaje tę samą grę. Losuje też to, co ukrywa pozycja jednego miejsca
cli-arg-play-record = Zapisuje grę na bieżąco do tego pliku
cli-arg-play-force = Nadpisuje istniejący zapis
cli-arg-play-embed = Zapisz w nagłówku zapisu także pakiet, aby grę dało się odczytać, gdy folder pakietu się zmieni lub zniknie
cli-arg-play-resume = Wznawia zapisaną grę i dopisuje do jej zapisu
cli-arg-play-run-programs = Uruchamia programy, które zapis z `--resume` wymienia jako graczy

cli-arg-resume-which = Numer z listy albo zapis [domyślnie: ostatnio grana gra]
cli-arg-resume-list = Wypisuje niedokończone gry z ich numerami, od ostatniej
cli-arg-serve-file = Zapisana gra, która otwiera się jako stół obok innych
cli-arg-serve-listen = Nasłuchuje pod tym adresem i portem [domyślnie: 127.0.0.1:8470]
cli-arg-serve-lan = Nasłuchuje w całej sieci, na porcie 8470
cli-arg-serve-open = Otwiera stronę w przeglądarce
cli-arg-serve-packs = Oferuje też pakiety z folderów w tym folderze
cli-arg-serve-records = Folder zapisów [domyślnie: folder wszystkich zapisanych gier]
cli-arg-serve-host = Nazwa, pod którą ludzie znajdują serwer. Można powtórzyć; adresy i localhost jej nie potrzebują
cli-arg-serve-log = Co zawiera dziennik na standardowym wyjściu błędów

cli-arg-history-game = Tylko ta gra
cli-arg-history-person = Tylko wyniki osoby o tym imieniu
cli-arg-history-games = Wypisuje poszczególne gry, od ostatniej
cli-arg-history-export = Zapisuje gry w tym pliku: CSV z wierszem dla każdego miejsca, gdy nazwa kończy się na .csv, wiersze JSON, gdy kończy się na .jsonl
cli-arg-history-forget = Usuwa zapis ukończonej gry: numer z listy `--games` albo plik
cli-arg-history-forget-all = Usuwa zapisy wszystkich ukończonych gier. Z `--game` albo `--player` tylko tych gier
cli-arg-history-plain = Nie rysuje wykresów, dla czytnika ekranu

cli-arg-config-set = Zmienia ustawienie
cli-arg-config-unset = Przywraca wartość domyślną ustawienia
cli-arg-config-path = Wypisuje tylko ścieżkę do pliku ustawień

cli-arg-simulate-game = Gra. Niepotrzebna z `--content`
cli-arg-simulate-players = Boty według miejsc: poziom `easy` (łatwy), `medium` (średni), `hard` (trudny), `expert` (ekspert), `greedy`, `random`, `mcts` albo program jako `cmd:POLECENIE`. Po nich mogą stać parametry: `mcts:iterations=200,c=0.9` [domyślnie: greedy,greedy]

cli-arg-match-game = Gra. Niepotrzebna z `--content`
cli-arg-match-players = Boty: poziom `easy` (łatwy), `medium` (średni), `hard` (trudny), `expert` (ekspert), `greedy`, `random`, `mcts` albo program jako `cmd:POLECENIE`. Po nich mogą stać parametry: `mcts:iterations=200,c=0.9` [domyślnie: greedy,random]
cli-arg-match-deals = Ile rozdań rozegrać. W każdym rozdaniu gracze grają na wszystkich miejscach
cli-arg-match-sprt = Kończy mecz, gdy tylko test sekwencyjny da pewny wynik. Rozstrzyga, czy pierwszy z dwóch graczy jest tak silny jak `elo1`, czy nie silniejszy niż `elo0`. Z `share1` i `share0` porównuje zamiast tego udział w punktach. Sprawdza wynik po każdym ósmym rozdaniu. `alpha` i `beta` to dopuszczalne odsetki błędów; bez nich 0,05. Tylko dla pojedynczych przebiegów, nie dla części

cli-arg-merge-files = Sumy wszystkich części jednego przebiegu `rnw simulate` albo `rnw match`, w dowolnej kolejności

cli-arg-train-pack = Pakiet: folder albo nazwa dołączonego pakietu
cli-arg-train-games = Na ilu grach się uczy [domyślnie: na tylu, ile trwa kilka minut]
cli-arg-train-out = Plik wartości [domyślnie: `values.bin` w folderze pakietu]
cli-arg-train-force = Zastępuje istniejący plik wartości oraz niedokończoną inną naukę
cli-arg-train-curve = Pokazuje po drodze, jak dobrze grają boty, gdy liczba gier się podwoi
cli-arg-train-deals = Na ilu rozdaniach wypróbować wartości na końcu; 0 oznacza żadne
cli-arg-train-quiet = Nie pokazuje postępu

cli-arg-bot-check-program = Program i jego argumenty, w cudzysłowie jako jedno słowo. Przed nim może stać `cmd:`
cli-arg-bot-check-game = Gra tylko w tę grę [domyślnie: wszystkie gry]
cli-arg-bot-choose-bot = Bot: poziom `easy` (łatwy), `medium` (średni), `hard` (trudny), `expert` (ekspert), `greedy`, `random`, `mcts` albo program jako `cmd:POLECENIE`
cli-arg-bot-choose-position = Pozycja, tekst z `rnw position`. `-` czyta go ze standardowego wejścia
cli-arg-bot-choose-seat = Miejsce, które decyduje [domyślnie: miejsce z tekstu albo pierwsze, które ma decydować]
cli-arg-bot-choose-seed = Ziarno losowań: tego, co tekst ukrywa, i wyborów bota
cli-arg-bot-serve-bot = Bot: poziom `easy` (łatwy), `medium` (średni), `hard` (trudny), `expert` (ekspert), `greedy`, `random` albo `mcts`. Mogą po nim następować parametry: `mcts:iterations=200,c=0.9`
cli-arg-bot-serve-content = Pakiet do jego gier: folder albo nazwa dołączonego pakietu [domyślnie: dołączony pakiet, którym gra druga strona]

cli-arg-replay-turn = Pokazuje stół na końcu tej tury, licząc od 1; 0 to przygotowanie
cli-arg-replay-seat = Pokazuje tylko to, co widziało to miejsce: numer albo imię [domyślnie: wszystko, co się wydarzyło]
cli-arg-replay-which = Numer z listy, zapis albo kod do udostępniania [domyślnie: wypisuje listę]
cli-arg-replay-share = Wypisuje tylko kod do udostępniania ukończonej gry
cli-arg-replay-record = Tylko zapisuje grę do tego pliku
cli-arg-replay-force = Nadpisuje istniejący plik
cli-arg-replay-delete = Po pytaniu usuwa tę zapisaną grę na zawsze
cli-arg-replay-rename = Nadaje tej zapisanej grze nazwę, którą pokazują wszystkie listy. Staje się nazwą pliku

cli-arg-position-which = Numer z listy, zapis albo kod do udostępniania
cli-arg-position-at = Ile losowań i decyzji poprzedza pozycję, tak jak liczy je `rnw replay` na ekranie [domyślnie: wszystkie]
cli-arg-position-seat = Wypisuje albo pokazuje tylko to, co wie to miejsce: numer albo imię [domyślnie: wszystko, co jest w zapisie albo w tekście]
cli-arg-position-position = Zamiast tego pokazuje pozycję z tego tekstu. `-` czyta go ze standardowego wejścia

cli-arg-daily-game = Gra [domyślnie: pierwsza gra z `rnw list`]
cli-arg-daily-date = Rozgrywa rozdanie z tego dnia. Liczy się tylko dzisiejsze rozdanie [domyślnie: dzisiaj w UTC]
cli-arg-daily-name = Twoje imię [domyślnie: ustawienie `names`]
cli-arg-daily-again = Rozgrywa to samo rozdanie jeszcze raz jako zwykłą grę, która się nie liczy
cli-arg-daily-result = Pokazuje jeszcze raz wynik ukończonej gry
cli-arg-daily-week = Czyta wyniki wklejone do tego pliku, sprawdza je i wypisuje tabelę siedmiu dni [domyślny plik: standardowe wejście]

cli-arg-analyse-file = Numer z listy, zapis albo kod do udostępniania. Z `--position` niepotrzebny
cli-arg-analyse-position = Pokazuje, ile kosztuje każdy ruch w tej pozycji, tekście z `rnw position`. `-` czyta go ze standardowego wejścia
cli-arg-analyse-seat = Bada tylko to miejsce: numer albo imię [domyślnie: ludzie; gdy żaden człowiek nie grał, wszystkie miejsca]
cli-arg-analyse-search = Przeszukiwanie, z którym porównuje się każdą decyzję
cli-arg-analyse-width = Ile stanów każdej tury zapamiętać przy szukaniu najlepszego przebiegu gry
cli-arg-analyse-most = Ile największych błędów pokazać na planszy
cli-arg-analyse-jobs = Ile decyzji bada się naraz; wyniki od tego nie zależą [domyślnie: jedna na każdy rdzeń]
cli-arg-analyse-plain = Opisuje plansze zdaniami, dla czytnika ekranu

cli-arg-test-pack = Pakiet: folder albo nazwa dołączonego pakietu. Sprawdza się z nim jego grę
cli-arg-test-game = Gra [domyślnie: gra pakietu]
cli-arg-test-content = Pakiet, tak jak w innych poleceniach
cli-arg-test-games = Ile losowych gier rozegrać. Liczba miejsc i zasady domowe się zmieniają. W co drugiej gra się jak greedy
cli-arg-test-seed = Ziarno wszystkich gier. Gra N tego samego ziarna jest zawsze taka sama
cli-arg-test-first = Numer pierwszej losowej gry
cli-arg-test-law = Sprawdza tylko to prawo. Można powtarzać
cli-arg-test-list-laws = Wypisuje prawa i kończy
cli-arg-test-no-matrix = Rozgrywa tylko losowe gry
cli-arg-test-matrix-only = Sprawdza tylko pary symboli
cli-arg-test-pair-games = Ile gier dostaje najpierw każda para symboli, na małych planszach pełnych tej pary
cli-arg-test-least = Ile razy każda para musi się spotkać w każdy możliwy sposób: w jednym zakreśleniu, w jednej turze, w różnych turach
cli-arg-test-triples = Ile trójek symboli dostaje po jednej grze
cli-arg-test-swarm = Ile gier z losowymi zestawami symboli następuje potem; rzadkie pary mają pierwszeństwo
cli-arg-test-seats = Liczba miejsc, na przykład 2, albo zakres, na przykład 2-3 [domyślnie: wszystkie liczby, na które gra pozwala]
cli-arg-test-out = Zapisuje najmniejszą grę, która łamie prawo, jej pakiet i raport w tym folderze [domyślnie: nowy folder testkit-GRA-PRAWO]
cli-arg-test-force = Zapisuje także w istniejącym folderze

cli-arg-shrink-law = Zachowuje grę, która łamie to prawo [domyślnie: pierwsze prawo, które gra łamie]
cli-arg-shrink-shows = Zachowuje grę, w której zachodzi to zdarzenie. Klucze zdarzeń wypisuje `rnw replay --format json`
cli-arg-shrink-pack = Zmniejsza też pakiet i zapisuje go w tym folderze, który nie może istnieć
cli-arg-shrink-out = Zapisuje mały zapis w tym pliku [domyślnie: game.min.jsonl obok game.jsonl]
cli-arg-shrink-force = Nadpisuje istniejący zapis

cli-arg-rules-no-pager = Wypisuje zasady od razu, bez programu stronicującego

cli-arg-new-game-name = Nazwa gry, jej pakietu i folderu: małe litery i cyfry, między słowami -
cli-arg-new-game-dir = Folder, w którym powstaje folder gry [domyślnie: bieżący folder]
cli-arg-new-game-engine = Kod źródłowy silnika, folder, w którym jest `crates`. Nowy pakiet używa go wtedy zamiast opublikowanych pakietów
cli-arg-new-game-force = Nadpisuje pliki istniejącego folderu

cli-arg-content-new-name = Nazwa pakietu i jego folderu: litera, potem najwyżej 15 liter, cyfr, - albo _
cli-arg-content-new-extends = Dołączony pakiet, który nowy pakiet rozszerza. Wszystkie wypisuje `rnw list`
cli-arg-content-new-dir = Folder, w którym powstaje folder pakietu [domyślnie: bieżący folder]
cli-arg-content-new-force = Nadpisuje pliki istniejącego folderu

cli-arg-content-check-folder = Pakiet: folder albo nazwa dołączonego pakietu

cli-arg-content-show-card = Karta [domyślnie: wszystkie karty]
cli-arg-content-show-game = Gra [domyślnie: gra pakietu albo pierwsza gra z `rnw list`]

cli-arg-content-stats-players = Boty według miejsc: poziom `easy` (łatwy), `medium` (średni), `hard` (trudny), `expert` (ekspert), `greedy`, `random`, `mcts` albo program jako `cmd:POLECENIE` [domyślnie: greedy,greedy]
cli-arg-content-stats-svg = Rysuje wyniki oraz to, ile każda karta przynosi i wygrywa, jako scores.svg i cards.svg w tym folderze
cli-arg-content-stats-force = Nadpisuje istniejące obrazki
cli-arg-content-stats-weigh = Co zważyć doświadczeniem, z tym i bez tego: `symbols` (symbole), `cards` (karty), `all` (wszystko), `none` (nic) albo nazwy symboli i kart
cli-arg-content-stats-weigh-games = Liczba rozdań doświadczenia. Każde jest rozgrywane raz z pakietem i raz dla każdej rzeczy [domyślnie: jak --games, najwyżej 1000]
cli-arg-content-stats-weigh-by = Kolejni gracze doświadczenia, na przykład `mcts:iterations=100`. Każdy gra na wszystkich miejscach

cli-arg-content-make-deck-targets = Cele: plik zgodny z `rnw schema targets`
cli-arg-content-make-deck-seed = Ziarno przeszukiwania. To samo ziarno tworzy tę samą talię
cli-arg-content-make-deck-restarts = Ile razy przeszukiwanie może zacząć od nowa dla każdego koloru
cli-arg-content-make-deck-out = Zapisuje karty do tego pliku. Bez tego polecenie tylko pokazuje raport
cli-arg-content-make-deck-force = Nadpisuje istniejący plik
cli-arg-content-make-deck-replace = Pozwala usunąć karty istniejącego pliku, których nowa talia nie ma
cli-arg-content-make-deck-color = Wypełnia lub sprawdza tylko karty tego koloru; pozostałe karty pakietu zostają
cli-arg-content-make-deck-nearest = Zapisuje najbliższą talię, nawet jeśli nie spełnia wszystkich celów
cli-arg-content-make-deck-check = Niczego nie tworzy. Pokazuje karty z tego pliku obok celów

cli-arg-content-print-pack = Pakiet: folder albo nazwa dołączonego pakietu
cli-arg-content-print-out = Zapisuje wszystkie strony: jeden plik, gdy nazwa kończy się na .pdf albo .html, w innym razie folder z plikiem SVG dla każdej strony
cli-arg-content-print-card = Zamiast tego rysuje tę kartę jako --svg albo --png
cli-arg-content-print-svg = Zapisuje kartę do tego pliku jako SVG
cli-arg-content-print-png = Zapisuje kartę do tego pliku jako PNG
cli-arg-content-print-tts = Zapisuje do tego folderu arkusze kart i zapisany obiekt dla Tabletop Simulator
cli-arg-content-print-paper = Rozmiar papieru
cli-choice-paper-a4 = format A4, 210 x 297 mm
cli-choice-paper-letter = US Letter, 8,5 x 11 cali
cli-arg-content-print-size = Rozmiar kart
cli-choice-size-poker = Karty pokerowe, 63 x 88 mm
cli-choice-size-mini = Małe karty, 44 x 68 mm
cli-choice-size-tarot = Karty tarota, 70 x 120 mm
cli-arg-content-print-bleed = Tło kart wychodzi poza linię cięcia o tyle milimetrów
cli-arg-content-print-backs = Po każdej stronie drukuje jej rewers, do druku dwustronnego z obrotem wzdłuż długiej krawędzi
cli-arg-content-print-black-and-white = Drukuje czarno-biało: zamiast kolorów jest kreskowanie
cli-arg-content-print-seats = Drukuje elementy i karty wyników dla tylu graczy [domyślnie: ilu może grać]
cli-arg-content-watch-pack = Folder pakietu. Nie musi jeszcze istnieć
cli-arg-content-watch-players = Boty według miejsc, jak w `rnw content stats` [domyślnie: greedy,greedy]
cli-arg-content-watch-games = Ile gier rozegrać po każdej zmianie
cli-arg-content-watch-train = Na ilu grach uczyć się w tle wartości dla każdej wersji, która nie ma własnych; 0 oznacza żadne
cli-arg-content-watch-once = Robi to raz i kończy; jeśli pakiet ma błąd, z kodem 3

cli-arg-content-export-pack = Pakiet: folder albo nazwa dołączonego pakietu
cli-arg-content-export-out = Plik do zapisania [domyślnie: standardowe wyjście]
cli-arg-content-export-list = Lista do zapisania, na przykład `cards`, `patterns` albo `expeditions`
cli-arg-content-export-separator = Co stoi między komórkami
cli-choice-separator-comma = przecinek
cli-choice-separator-semicolon = średnik, jak oczekują arkusze tam, gdzie liczby mają przecinek dziesiętny
cli-choice-separator-tab = tabulator
cli-arg-content-export-force = Nadpisuje istniejący plik

cli-arg-content-import-table = Tabela CSV. Jej separator program rozpoznaje sam
cli-arg-content-import-into = Folder pakietu
cli-arg-content-import-list = Lista, dla której jest tabela, na przykład `cards`, `patterns` albo `expeditions`
cli-arg-content-import-ignore = Pomija te kolumny
cli-arg-content-import-check = Tylko sprawdza tabelę i pokazuje, co by się zmieniło
cli-arg-content-import-replace = Pozwala usunąć ponad połowę listy, jeśli nie ma jej w tabeli

cli-arg-symbols-explain-symbol = Symbol [domyślnie: wszystkie symbole]
cli-arg-symbols-explain-game = Gra [domyślnie: gra pakietu albo pierwsza gra, która ma ten symbol]

cli-arg-symbols-try-pack = Pakiet: folder albo nazwa dołączonego pakietu
cli-arg-symbols-try-symbol = Symbol
cli-arg-symbols-try-scene = Scena: części oddzielone przecinkami, na przykład `card N01, marked a1 b1, mark a2, round 2` [domyślnie: zaznaczyć symbol na pierwszej karcie, która go ma]

cli-arg-symbols-format-pack = Pakiet: folder albo plik taki jak `symbols.json`. Z --print lub --check także nazwa dołączonego pakietu
cli-arg-symbols-format-tree = Zapisuje drzewa JSON zamiast wierszy
cli-arg-symbols-format-check = Niczego nie zmienia. Jeśli jakiś program jest zapisany inaczej, pokazuje gdzie i kończy z kodem 3
cli-arg-symbols-format-print = Wypisuje plik, zamiast go zmieniać

cli-arg-completions-shell = Powłoka
cli-arg-schema-name = Format. Bez niego polecenie wypisuje wszystkie formaty

## Pod opcjami

cli-after-train =
    Plik wartości mówi, ile warta jest każda cecha stanu. Boty greedy i mcts, poziomy, podpowiedzi i raporty używają go wszędzie tam, gdzie gra się tym pakietem. Jest dla tego pakietu, jaki jest teraz: gdy zmieni się jego znaczenie, trzeba uczyć ponownie.

    Podczas nauki obok pliku leży stan pośredni. Jeśli polecenie zostanie przerwane, to samo polecenie kontynuuje od niego, a wartości są takie same jak bez przerwy.

cli-after-symbols-try =
    Część przygotowuje stół (card, marked, track, completed, offer, pool, round, turn, seats, option) albo coś się dzieje (mark, deal lub dowolny ruch). Części po `expect` mówią, co musi być wtedy prawdą. `seat 2` przed częścią oznacza inne miejsce.

    Ta sama linia w pliku `scenes.txt` pakietu, po symbolu i dwukropku, jest testem. Rozgrywają go `content check`, `content watch` i `test`.

cli-after-content-stats =
    Raport pokazuje dla każdej karty:
      - jak często ktoś ją bierze, gdy jest w ofercie
      - jak często i jak wcześnie jest kompletna
      - ile do tego czasu przynosi
      - jak często wygrywają ci, którzy ją skompletowali

    To samo pokazuje dla wzorów, symboli, miejsc, wierszy karty wyników i zdarzeń. Wskazuje karty, które wyglądają na martwe albo dominujące, z poprawką na wielokrotne testowanie. Innym botom mogą odpowiadać inne karty: porównaj greedy i mcts.

    Każdy punkt należy do jednej karty. To, co zakreślenie daje od razu, należy do zakreślonej karty. Puchary i kratki piramid, punkty z kart i pieczęcie przypisuje się kartom, które gracz właśnie skompletował, a w innym razie karcie, na której zakreślał ostatnio.

cli-after-content-watch =
    Po każdej zmianie pokazuje:
      - błędy pakietu, jak `rnw content check`
      - karty i inne pozycje, które dodano, usunięto albo zmieniono
      - każdy symbol, który działa inaczej: co robił i co robi teraz
      - wyważenie ostatniej wersji bez błędów i nowej wersji

    Gry są dla każdej wersji te same: różni się tylko pakiet. Otwarty stół `rnw play --content PAKIET` rozgrywa następną grę z nową wersją.

cli-after-content-export =
    Tabela ma wiersz dla każdej karty pakietu, także dla odziedziczonych, i kolumnę dla każdego pola. Siatka to jedna komórka: każdy jej wiersz jest wierszem komórki. Tekst, który arkusz by zmienił, na przykład =x albo 007, zaczyna się od apostrofu, który import znowu usuwa.

cli-after-content-import =
    Potem pakiet ma dokładnie karty z tabeli. W pakiecie, który rozszerza inny, zapisywane są tylko różnice. Wiersze siatki to wiersze komórki albo części rozdzielone znakiem /.

cli-after-rules =
    Na terminalu zasady pokazuje program stronicujący: ten, który podaje RNW_PAGER, w przeciwnym razie PAGER, a bez nich `less`. Pusta nazwa lub `cat` oznacza brak programu stronicującego. Jeśli LESS nie jest ustawione, `less` dostaje opcje FRX.

    Wiersze są tak szerokie jak terminal, najwyżej 100 kolumn. Gdzie indziej mają 80 kolumn i żadnych stylów.

cli-exit-codes =
    Kody wyjścia:
      0  sukces, także gdy odbiorca wyjścia (np. `head`) zamknie je wcześniej
      1  zawiódł system, na przykład dysk jest pełny, albo program ma błąd
      2  wiersz poleceń jest błędny albo podaje coś, co nie istnieje
      3  pakiet zawartości jest błędny
      4  zapis jest niezgodny z zasadami albo należy do innej gry
      5  zawiódł bot i gra została przerwana (`--on-fault abort`) albo `bot check` znalazł problem
      6  wejście skończyło się, zanim skończyła się gra; gra jest zapisana
      7  zawiodła wtyczka i gra się zatrzymała (`--on-plugin-fault stop`); gra jest zapisana
      8  gra złamała jedno z praw sprawdzanych przez `rnw test`, symbole pakietu spotkały się zbyt rzadko albo nie było czego sprawdzić
      130  przerwano; gra jest zapisana do ostatniej decyzji
