### Słowa gry Nuggets.

## Gra i jej zasady domowe

about-game = Dziel planszę płotami na obszary i kładź zakryte żetony; złoto biorą najsilniejsi
about-preset-nuggets = wartości złóż i zasady domyślne pierwszego wydania
about-preset-armadora = wartości późniejszego wydania; fences=one-or-two, split=floor-region, tie=piles
about-first-random = pierwszego gracza wybiera los
about-first-1 = zaczyna miejsce 1
about-first-2 = zaczyna miejsce 2
about-first-3 = zaczyna miejsce 3
about-first-4 = zaczyna miejsce 4
about-layout-fixed = złoża na wydrukowanych polach, wartości losowo
about-layout-random = złoża na dowolnych polach, losowo
about-layout-custom = każde złoże tam, gdzie mówi pakiet
about-fences-two = kto stawia płoty, stawia w turze dwa
about-fences-one-or-two = kto stawia płoty, stawia w turze jeden lub dwa
about-split-exact = udziały są dokładne, do szóstych części punktu
about-split-floor-deposit = dzieli się każde złoże osobno, zaokrąglając w dół
about-split-floor-region = dzieli się złoto całego obszaru, zaokrąglając w dół
about-count-yield = za złoża liczą się ich wartości
about-count-deposits = każde złoże liczy się za 1
about-tie-shared = przy remisie dzieli się wygraną
about-tie-piles = decyduje najwyższe złoże zdobyte bez podziału, potem następne
about-end-all-out = gdy nikt już nie gra
about-end-no-chips = gdy tylko nikt nie może lub nie chce położyć żetonu
about-peek-allowed = wartości swoich żetonów na planszy widzisz
about-peek-forbidden = nie widzisz ich; zapamiętaj

## Co się wydarzyło

event-deposit-laid = Złoże o wartości { $yield } leży na { $cell }
event-first-chosen = Zaczyna { $seat }
event-fence-built = { $seat } stawia płot między { $cell } a { $other }
event-stopped = { $seat } kończy po jednym płocie
event-chip-laid = { $seat } kładzie na { $cell } zakryty żeton
# Dowiaduje się tego tylko właściciel.
event-chip-value = Żeton na { $cell } ma wartość { $value } ({ $seat })
event-passed = { $seat } pasuje i wypada z gry
event-stuck = { $seat } nie może już nic zrobić i wypada z gry
event-nuggets-ended = Koniec gry; wszystkie żetony zostają odkryte
# $chips to wartości z polami.
event-turned-up =
    { $count ->
        [0] { $seat } nie ma na planszy żadnego żetonu
       *[other] { $seat } ma na planszy { $chips }
    }
# $cell to pierwsze pole obszaru, $size liczba jego pól. $sums i $shares to litery graczy, każda z liczbą;
# $count mówi, ilu graczy ma udział.
event-scored =
    { $count ->
        [0] Obszar od { $cell }, pól { $size }, złoto { $yield }; żetony { $sums }; nikt nie punktuje
       *[other] Obszar od { $cell }, pól { $size }, złoto { $yield }; żetony { $sums }; udziały { $shares }
    }

## Stół

headline-nuggets = Tura { $turn }
fact-fences =
    { $count ->
        [one] został { $count } płot
        [few] zostały { $count } płoty
        [many] zostało { $count } płotów
       *[other] zostało { $count } płotu
    }
fact-chips =
    { $count ->
        [0] bez żetonów
        [one] został { $count } żeton
        [few] zostały { $count } żetony
        [many] zostało { $count } żetonów
       *[other] zostało { $count } żetonu
    }
# $values to żetony w ręce, każda wartość z liczbą sztuk, na przykład 1 x11, 2 x2.
fact-hand = w ręce (wartość x sztuki) { $values }
fact-partner = w parze: { $seat }
fact-out = poza grą

# Czym jest cyfra na planszy.
fact-deposit = złoże; cyfra to jego wartość

## Co gracz ma rozstrzygnąć

owed-act = postaw dwa płoty, połóż żeton albo spasuj
owed-act-one-or-two = postaw jeden lub dwa płoty, połóż żeton albo spasuj
owed-second = postaw drugi płot
owed-second-or-done = postaw drugi płot albo zakończ (done)

## Jak wpisuje się ruchy: ruch i co robi

help-fence = fence d3 e3     postaw płot między tymi dwoma sąsiednimi polami
help-chip = chip 3 d4       połóż na d4 zakryty żeton o wartości 3
help-done = done            zakończ turę po jednym płocie
help-pass = pass            odejdź z gry na dobre

## Dlaczego ruch jest odrzucony i co zrobić zamiast tego

refusal-second-fence = Jeden płot już stoi; postaw drugi
refusal-nothing-done = W tej turze nic się jeszcze nie stało: postaw płot, połóż żeton albo spasuj
refusal-fence-there = Między { $cell } a { $other } już stoi płot; wybierz inną linię
refusal-no-fences = Nie ma już płotów; połóż żeton albo spasuj
refusal-region-small =
    { $count ->
        [one] Płot między { $cell } a { $other } zostawiłby obszar z { $count } polem; każdy musi mieć cztery
        [few] Płot między { $cell } a { $other } zostawiłby obszar z { $count } polami; każdy musi mieć cztery
        [many] Płot między { $cell } a { $other } zostawiłby obszar z { $count } polami; każdy musi mieć cztery
       *[other] Płot między { $cell } a { $other } zostawiłby obszar z { $count } pola; każdy musi mieć cztery
    }
refusal-off-board = Plansza nie ma takiego miejsca; wybierz pole lub linię, które ma
refusal-cell-deposit = Na { $cell } jest złoże; połóż żeton na wolnym polu
refusal-cell-chip = Na { $cell } leży już żeton; połóż swój na wolnym polu
refusal-no-such-chip = Nie masz żetonu o wartości { $value }; wybierz któryś ze swoich

## Teksty, które nie są ruchem

parse-move-empty = Nic tu nie ma; wpisz ruch, na przykład: chip 1 d4
parse-fence-two = „fence” wymaga dwóch sąsiednich pól: fence d3 e3
parse-chip-two = „chip” wymaga wartości i pola: chip 3 d4
parse-chip-value = „{ $found }” nie jest wartością żetonu; wartości są od 1 do { $most }
parse-no-neighbours = { $cell } i { $other } nie leżą obok siebie; podaj dwa sąsiednie pola

## Punkty

score-region =
    { $count ->
        [one] { $count } złoże, obszar od { $cell }
        [few] { $count } złoża, obszar od { $cell }
        [many] { $count } złóż, obszar od { $cell }
       *[other] { $count } złoża, obszar od { $cell }
    }

## Co decyduje przy remisie

tie-piles =
    { $place ->
        [1] najwyższe złoże zdobyte bez podziału
       *[other] { $place }. najwyższe złoże zdobyte bez podziału
    }

## Co można wybrać z listy

target-done = zakończyć turę po jednym płocie
target-pass = spasować: opuścić grę na dobre
