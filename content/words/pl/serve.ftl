### Stoły w przeglądarce: co mówi serwer i jego strony. Klucze zaczynają się od serve-.

## Błędy, które pokazuje strona

serve-error-malformed = Strona wysłała wiadomość, której serwer nie rozumie. Wczytaj ją ponownie.
serve-error-version = Strona jest w innej wersji. Wczytaj ją ponownie.
serve-error-order = Strona i serwer nie są zgodne. Wczytaj stronę ponownie.
serve-error-no-table = Nie ma takiego stołu.
serve-error-secret = To miejsce nie jest już twoje. Gospodarz może je zwolnić, a wtedy możesz je zająć ponownie.
# $fault to powód jako pół zdania.
serve-error-name = Wybierz inną nazwę: { $fault }.
serve-error-seat = To miejsce nie jest wolne. Jeśli jest twoje, a ta przeglądarka już cię nie zna, gospodarz może je zwolnić.
serve-error-watching = Jesteś widzem. Mogą to tylko gracze.
serve-error-host = Może to tylko gospodarz.
serve-error-phase = W tej fazie gry to niemożliwe.
serve-error-stale = Ta decyzja już zapadła.
serve-error-illegal = Ten ruch jest niemożliwy.
serve-error-undo = Nie ma czego cofnąć.
serve-error-rate = Za szybko. Poczekaj sekundę.
serve-error-full = Serwer nie może tego teraz zrobić. Spróbuj później.

## Decyzje

serve-no-move = To nie jest ruch.
# $place to litera planszy.
serve-board = Plansza { $place }
serve-confirm = Tego nie można cofnąć. Zagrać?
serve-late = { $player }: czas minął, zdecydował bot ({ $level })
serve-awaited = Decyduje { $players }.
serve-awaited-one-of = Ktoś jeszcze decyduje: { $players }

## Pola, dla tych, którzy ich nie widzą

serve-cell-wall = ściana
serve-cell-entry = wejście
serve-cell-tomb = grobowiec
serve-cell-marked = zakreślone
serve-cell-new = zakreślone przed chwilą
serve-box-crossed = zakreślone
serve-box-closed = zamknięte

## Poziomy i reakcje

serve-level-easy = łatwy
serve-level-medium = średni
serve-level-hard = trudny
serve-level-expert = ekspert
serve-reaction-hello = Cześć!
serve-reaction-applause = Dobrze zagrane!
serve-reaction-lucky = Ale szczęście!
serve-reaction-ouch = O nie!
serve-reaction-thinking = Potrzebuję chwili.
serve-reaction-thanks = Dziękuję za grę!

## Polecenie

serve-address = Otwórz { $address }
serve-lan = Stoły może otworzyć każdy w tej sieci. Koniec: Ctrl-C.
serve-own = Otworzy ją tylko ten komputer; dla sieci jest `--lan`. Koniec: Ctrl-C.
serve-stopped = Stoły są zapisane. Kontynuuje je `rnw serve`.
