### Co ułatwia grę, wiersz po wierszu i na całym ekranie. Klucze zaczynają się od play-.

## Przy stole

play-single-cell = Teraz można zakreślić tylko jedno pole.
play-no-other = Nie ma na to innego miejsca.
# Stół jest zakryty, więc ruchu się nie nazywa.
play-took-back = Cofnięty ruch: { $player }.
play-ask-new-deal = Zagrać jeszcze raz z nowym rozdaniem?
play-ask-another = Wpisz `new`, aby rozdać na nowo, `again`, aby zagrać to samo rozdanie, albo tylko Enter, aby skończyć:
# $pack to folder pakietu.
play-pack-new = Pakiet { $pack } się zmienił. Ta gra toczy się z nową wersją.
# $what to pierwszy błąd; $command pokazuje wszystkie.
play-pack-kept = Pakiet { $pack } ma błąd, więc w grze zostaje jego ostatnia dobra wersja. { $what }. Więcej pokaże `{ $command }`.
# $command zaczyna grę z tymi samymi graczami.
play-new-deal = Nowe rozdanie zagrasz poleceniem: { $command }

## Dlaczego podpowiedź jest dobra

# $points ma dwa miejsca po przecinku; $move to następny ruch w kolejności.
play-hint-better = Lepszy o około { $points } pkt niż `{ $move }`.
play-hint-exact = Średnio lepszy dokładnie o { $points } pkt niż `{ $move }`.
play-hint-equal = Podobnie dobry ruch: `{ $move }`.
# Ile ruch traci wobec najlepszego: na liście błędów i przy ruchach pozycji.
play-cost-equal = podobnie dobry
play-cost-exact = { $cost } (dokładnie)
# Z $count wzorów po ruchu gdzieś pasuje $fits.
play-hint-fits = Wzory, które mogą przyjść i jeszcze się zmieszczą: { $fits } z { $count }.
play-hint-lesson = Ten ruch robi to, o co prosi lekcja.

## Wiersz po wierszu

# $examples to ruchy, które można teraz wpisać.
play-how-to-type = Wpisz ruch, na przykład `{ $examples }`, numer z `moves`, `table`, aby zobaczyć cały stół, albo `help`.
play-such-as = Na przykład `{ $examples }`.
# Nagłówki listy ruchów. $board to litera planszy albo none.
play-moves-pattern =
    { $board ->
        [none] Wzór:
       *[other] Wzór na planszy { $board }:
    }
play-moves-cells =
    { $board ->
        [none] Jedno pole:
       *[other] Jedno pole na planszy { $board }:
    }
play-moves-fences = Płoty:
play-moves-links = Linie między polami:
# $track to nazwa rzędu kratek.
play-moves-boxes = Kratki ({ $track }):
play-moves-dice = Kości:
play-moves-chips = Żeton { $number }:
play-moves-offer = Z oferty:
play-moves-hand = Karty do zatrzymania:
play-moves-other = Inne ruchy:

## Zapis, który odtwarza się sam

# $speed to liczba kroków.
play-plays = Odtwarzanie, { $speed } na sekundę. + przyspiesza, - zwalnia, inny klawisz zatrzymuje.
play-speed = Szybkość: { $speed } na sekundę.
# Słowa na turę i krok, tak jak się je wpisuje.
play-word-turn = tura
play-word-step = krok

## Co robią klawisze i to samo na pasku

play-do-new-deal = nowe rozdanie z tymi samymi graczami
play-do-turn-fence = obróć płot
play-do-switch-cells = przełącz wzór i jedną kratkę
play-do-switch-fences = przełącz płoty i żetony
play-do-choose-line = wiersz listy o tym numerze
play-do-autoplay = odtwarzaj samo albo zatrzymaj
play-do-faster = szybciej
play-do-slower = wolniej
play-bar-new-deal = nowe rozdanie
play-bar-autoplay = odtwarzaj
play-bar-scroll = przewiń
