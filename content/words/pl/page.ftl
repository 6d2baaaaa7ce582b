### Strona stołów w przeglądarce. Klucze zaczynają się od page-. Strona niczego nie uzupełnia, zna tylko całe zdania.

## Pierwsza strona

page-about = Wszystko toczy się na tym serwerze. Nie ma tu kont i nikomu innemu nic się nie wysyła.
page-continue = Kontynuuj
page-phase-waiting = czeka na graczy
page-phase-playing = w toku
page-phase-over = zakończona
page-phase-stopped = zatrzymana
page-open = Otwórz stół
page-game = Gra
page-pack = Karty
page-seats = Miejsca
page-seat = Miejsce
page-person = człowiek
page-bot = Bot
page-fewer-seats = O jedno miejsce mniej
page-more-seats = O jedno miejsce więcej
page-house-rules = Zasady domowe, czas i ziarno
page-time = Czas na decyzję
page-no-limit = bez ograniczenia
page-seed = Ziarno
page-random = losowe
page-open-now = Otwórz stół
page-ask-bots = Przy tym stole nie gra żaden człowiek: boty zaczną od razu. Rozpocząć?
page-join-table = Dosiądź się do stołu
page-link = Link do stołu
page-go = Przejdź
page-no-link = To nie jest link do stołu.
page-language = Język
page-home = Pierwsza strona
page-rules = Zasady
page-learn = Lekcja: poznaj grę
page-late = Bot, który decyduje po upływie czasu
page-results = Moje wyniki
page-place = Miejsce w grze
page-players = Gracze

## Kto siedzi przy stole

page-name = Twoje imię
page-join = Zajmij miejsce
page-or-watch = Możesz też tylko patrzeć.
page-free = wolne
page-you = ty
page-away = nieobecny
page-leave = Oddaj moje miejsce
page-ask-leave = Oddać miejsce? Wtedy może je zająć ktoś inny.
page-start-now = Zacznij teraz; wolne miejsca zajmą boty
page-waiting = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
page-watching = Widzowie
page-invite = Zaproś innych
page-qr = Link jako kod QR
page-copy = Kopiuj
page-copied = Skopiowano.
page-position = Pozycja jako tekst
page-position-seat = Co to miejsce wie o pozycji, dla `rnw position --position` i `rnw analyse --position`.
page-position-whole = Cała pozycja, dla `rnw position --position` i `rnw analyse --position`.
page-share = Udostępnij
page-host-link = Prowadź grę na innym urządzeniu
page-host-secret = Kto ma ten link, prowadzi grę. Nie dawaj go nikomu innemu.
page-own-machine = Ten link otworzy tylko ten komputer. Dla całej sieci uruchom serwer z --lan i otwórz jego inny adres.

## Stół

page-menu = Menu
page-close = Zamknij
page-wait = Decydują inni.
page-awaited = Na kogo się czeka
page-news = Od twojej ostatniej decyzji
page-actions = Twoja decyzja
page-hand = Twoje karty
page-offer = Odkryte karty
page-dice = Kości
page-pattern = Wzór
page-upcoming = Może jeszcze przyjść
page-sheet = Karta wyników
page-legend = Legenda
page-log = Co się stało
page-score = Punkty
page-total = Razem
page-enlarge = Powiększ
page-plain = Stół słowami
page-plain-choice = Pokazuj stół także słowami
page-your-turn = Twoja kolej
page-sound = Dźwięk, gdy nadejdzie moja kolej
page-notify = Powiadomienie, gdy nadejdzie moja kolej
page-notify-denied = Przeglądarka nie pozwala na powiadomienia tej strony.
page-moves = Możliwe ruchy
page-react = Powiedz coś

## Decyzje

page-hint-pattern = Przeciągnij wzór na kartę albo dotknij jego miejsca.
page-hint-point = Dotknij wyróżnionego miejsca.
page-lens = Dotknij tego, o co chodzi; dotknięcie obok zamyka lupę.
page-choose-more = Wybierz jeszcze jedno.
page-no-gain = Można. Bez natychmiastowego zysku.
page-turn = Obróć
page-flip = Odbij
page-tool = Co zakreślić
page-tool-pattern = Wzór
page-tool-single = Jedno pole
page-clear = Wyczyść wybór
page-undo = Cofnij
page-redo = Powtórz
page-play = Zagraj
page-yes = Tak
page-no = Nie
page-keys = Klawiatura
page-key-arrows = ruch po planszach
page-key-enter = wybierz; ponownie: zagraj

## Połączenie

page-out-of-reach = Stół jest nieosiągalny. Próbuję ponownie…
page-replaced = To miejsce jest otwarte na nowszej stronie.
page-play-here = Graj tutaj
page-no-table = Nie ma takiego stołu. Może link jest niepełny.
page-stopped = Tej gry nie można tu kontynuować. Gospodarz może spróbować `rnw resume`.

## Koniec

page-over = Koniec gry
page-new-record = Nowy rekord
# After it: the place, and the number of games.
page-own-rank = Wśród twoich gier
page-best-before = Najlepszy dotąd
page-first-place = Pierwsze miejsce
page-forfeit = poddana
page-new-deal = Nowe rozdanie
page-same-deal = To samo rozdanie jeszcze raz
page-replay = Odtwórz
page-record = Zapis jako plik
page-step = Krok
page-seen-by = Widok
page-onlooker = widz
page-first-step = Pierwszy krok
page-previous-step = Poprzedni krok
page-next-step = Następny krok
page-last-step = Ostatni krok
page-run = Uruchom
page-pause = Wstrzymaj
page-back = Wstecz
page-code = Kod dla terminala
page-analysis = Największe błędy
page-analysis-more = Wszystko o analizie
page-analyse = Szukaj błędów
page-analysing = Oceniam decyzje…
page-analysis-failed = Analiza się nie udała.
page-see = zobacz

## Lekcje

page-lesson-next = Dalej
page-lesson-about = To jest lekcja: pierwsza gra, która sama się objaśnia. Zajmij miejsce, a się zacznie.
page-lesson-again = Spróbuj ponownie
page-lesson-skip = Pomiń
page-lesson-end = Zakończ lekcję
page-lesson-show = Pokaż
