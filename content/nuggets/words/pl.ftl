### Słowa gry Nuggets.

## Gra i jej zasady domowe

about-game = Dziel planszę płotami na obszary i kładź zakryte żetony; złoto bierze najwyższa suma
about-preset-nuggets = wartości złóż i zasady domyślne pierwszego wydania
about-preset-armadora = późniejsze wydanie: inne wartości, w turze jeden lub dwa płoty, udziały z obszaru zaokrągla się w dół, o remisie decydują złoża
about-first-random = zaczyna losowy gracz
about-first-1 = zaczyna gracz na miejscu 1
about-first-2 = zaczyna gracz na miejscu 2
about-first-3 = zaczyna gracz na miejscu 3
about-first-4 = zaczyna gracz na miejscu 4
about-layout-fixed = złoża zawsze na tych samych polach, wartości losowe
about-layout-random = złoża na losowych polach
about-layout-custom = każde złoże tam, gdzie wskazuje pakiet
about-fences-two = gracz stawia w turze dwa płoty
about-fences-one-or-two = gracz stawia w turze jeden lub dwa płoty
about-split-exact = udziały są dokładne, do szóstych części punktu
about-split-floor-deposit = gracze dzielą każde złoże osobno, a udziały zaokrągla się w dół
about-split-floor-region = gracze dzielą złoto całego obszaru, a udziały zaokrągla się w dół
about-count-yield = złoża liczą się według wartości
about-count-deposits = każde złoże liczy się za 1
about-tie-shared = przy remisie gracze dzielą się wygraną
about-tie-piles = decyduje najwyższe złoże zdobyte samodzielnie, potem następne
about-end-all-out = gdy wszyscy są poza grą
about-end-no-chips = gdy nikt nie może lub nie chce położyć żetonu
about-peek-allowed = widzisz wartości swoich żetonów na planszy
about-peek-forbidden = nie widzisz ich; zapamiętaj je

# Nazwy zasad domowych i ich wartości, tak jak są pokazywane i wpisywane. W zapisach zostają angielskie.
rule-preset = wydanie
rule-preset-nuggets = pierwsze
rule-preset-armadora = późniejsze
rule-first = początek
rule-first-random = losowy
rule-layout = układ
rule-layout-fixed = stały
rule-layout-random = losowy
rule-layout-custom = własny
rule-fences = płoty
rule-fences-two = dwa
rule-fences-one-or-two = jeden-lub-dwa
rule-split = podział
rule-split-exact = dokładny
rule-split-floor-deposit = według-złóż
rule-split-floor-region = według-obszarów
rule-count = liczenie
rule-count-yield = wartości
rule-count-deposits = złoża
rule-tie = remis
rule-tie-shared = wspólny
rule-tie-piles = według-złóż
rule-end = koniec
rule-end-all-out = wszyscy-odpadli
rule-end-no-chips = bez-żetonów
rule-peek = podgląd
rule-peek-allowed = dozwolony
rule-peek-forbidden = zabroniony

## Co się wydarzyło

event-deposit-laid = Złoże o wartości { $yield } leży na { $cell }
event-first-chosen = { $seat } zaczyna
event-fence-built = { $seat } stawia płot między { $cell } i { $other }
event-stopped = { $seat } kończy po jednym płocie
event-chip-laid = { $seat } kładzie na { $cell } zakryty żeton
# Dowiaduje się tego tylko właściciel.
event-chip-value = { $seat }: żeton na { $cell } ma wartość { $value }
event-passed = { $seat } pasuje i odpada z gry
event-stuck = { $seat } nie ma ruchu i odpada z gry
event-nuggets-ended = Koniec gry; wszyscy odkrywają żetony
# $letter stoi na żetonach gracza; $chips to wartości z polami.
event-turned-up =
    { $count ->
        [0] { $seat } ({ $letter }) nie ma żetonów na planszy
       *[other] { $seat } ({ $letter }) ma na planszy (wartość i pole): { $chips }
    }
# $cell to pierwsze pole obszaru, $size liczba jego pól. $sums i $shares to litery graczy, każda z liczbą;
# $count mówi, ilu graczy ma udział.
event-scored =
    { $count ->
        [0] Obszar { $cell } (pola: { $size }, złoto: { $yield }). Sumy żetonów: { $sums }. Nikt nie punktuje
       *[other] Obszar { $cell } (pola: { $size }, złoto: { $yield }). Sumy żetonów: { $sums }. Punkty: { $shares }
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
fact-hand = ręka (wartość x sztuki): { $values }
fact-partner = partner: { $seat }
fact-out = poza grą

# Czym jest cyfra na planszy.
fact-deposit = złoże; cyfra to jego wartość

## Obszary na planszy

fact-region-cells =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    }
# $count to suma wartości złóż.
fact-region-gold =
    { $count ->
        [0] bez złota
       *[other] złoto: { $count }
    }
# $letter to litera na żetonach gracza, $sum to suma wartości.
fact-region-sum = { $letter }: suma { $sum }
# $letters to litery gracza lub drużyny, która dostaje złoto, $points to ile.
fact-region-share = { $letters } bierze { $points }
# Wartości tych żetonów nie są znane.
fact-region-chips =
    { $count ->
        [one] { $letter } ma { $count } żeton
        [few] { $letter } ma { $count } żetony
        [many] { $letter } ma { $count } żetonów
       *[other] { $letter } ma { $count } żetonu
    }

## Co gracz ma rozstrzygnąć

# $fences to none, single albo pair: ile płotów można postawić; $chips to none albo some.
owed-act =
    { $fences ->
        [none] połóż żeton albo spasuj
        [single]
            { $chips ->
                [none] postaw płot albo spasuj
               *[other] postaw płot, połóż żeton albo spasuj
            }
       *[other]
            { $chips ->
                [none] postaw dwa płoty albo spasuj
               *[other] postaw dwa płoty, połóż żeton albo spasuj
            }
    }
owed-act-one-or-two =
    { $chips ->
        [none] postaw jeden lub dwa płoty albo spasuj
       *[other] postaw jeden lub dwa płoty, połóż żeton albo spasuj
    }
owed-second = postaw drugi płot
owed-second-or-done = postaw drugi płot albo zakończ turę (`koniec`)

## Jak wpisuje się ruchy: ruch i co robi

help-fence = płot d3 e3      postaw płot między tymi dwoma sąsiednimi polami
help-chip = żeton 3 d4      połóż na d4 zakryty żeton o wartości 3
help-done = koniec          zakończ turę po jednym płocie
help-pass = pasuj           spasuj; odpadasz do końca gry

# Słowa, którymi wpisuje się ruchy: pierwsze jest pokazywane, pozostałe też są rozumiane.
typed-fence = płot plot
typed-chip = żeton zeton
typed-done = koniec
typed-pass = pasuj pas spasuj

## Dlaczego ruch jest odrzucony i co zrobić zamiast tego

refusal-second-fence = Jeden płot już stoi; postaw drugi
refusal-nothing-done = W tej turze jeszcze nic nie zrobiono: { $owed }
refusal-done-never = `koniec` wolno tylko przy zasadzie domowej, że gracz stawia w turze jeden lub dwa płoty; { $owed }
refusal-fence-there = Między { $cell } i { $other } już stoi płot; wybierz inną linię
refusal-no-fences = Nie ma już płotów; { $owed }
refusal-region-small =
    { $count ->
        [one] Płot między { $cell } i { $other } zostawiłby obszar z { $count } polem; każdy musi mieć co najmniej cztery
        [few] Płot między { $cell } i { $other } zostawiłby obszar z { $count } polami; każdy musi mieć co najmniej cztery
        [many] Płot między { $cell } i { $other } zostawiłby obszar z { $count } polami; każdy musi mieć co najmniej cztery
       *[other] Płot między { $cell } i { $other } zostawiłby obszar z { $count } pola; każdy musi mieć co najmniej cztery
    }
refusal-off-board = Plansza nie ma takiego pola ani linii; wybierz miejsce na planszy
refusal-cell-deposit = Na { $cell } leży złoże; połóż żeton na wolnym polu
refusal-cell-chip = Na { $cell } leży już żeton; połóż swój na wolnym polu
refusal-no-such-chip = Nie masz żetonu o wartości { $value }; wybierz jeden ze swoich

## Teksty, które nie są ruchem

parse-move-empty = Brak ruchu; wpisz ruch, na przykład: żeton 1 d4
parse-fence-two = Po „płot” podaj dwa sąsiednie pola: płot d3 e3
parse-chip-two = Po „żeton” podaj wartość i pole: żeton 3 d4
parse-chip-value = Żaden żeton nie ma wartości „{ $found }”; wartości są od 1 do { $most }
parse-no-neighbours = { $cell } i { $other } nie leżą obok siebie; podaj dwa sąsiednie pola

## Punkty

score-region =
    { $count ->
        [one] obszar { $cell }: { $count } złoże
        [few] obszar { $cell }: { $count } złoża
        [many] obszar { $cell }: { $count } złóż
       *[other] obszar { $cell }: { $count } złoża
    }

## Co decyduje przy remisie

tie-piles =
    { $place ->
        [1] najwyższe złoże zdobyte samodzielnie
       *[other] { $place }. najwyższe złoże zdobyte samodzielnie
    }

## Co można wybrać z listy

target-done = koniec tury po jednym płocie
target-pass = pas: odpadasz do końca gry

## Pierwsza gra, która uczy. -try mówi, co wypróbować, -ask pyta, -1 i dalsze to odpowiedzi, -why wyjaśnia.

lesson-goal = Na planszy leży osiem złóż złota; cyfra to wartość. Płoty dzielą planszę na obszary, a w nich leżą zakryte żetony. Na końcu najwyższa suma żetonów w obszarze bierze całe jego złoto. Wygrywa najwięcej złota. To prawdziwa gra z łatwym botem.
lesson-chip =
    W swojej turze robisz jedną z trzech rzeczy: kładziesz jeden żeton, stawiasz dwa płoty albo pasujesz. Zacznij od żetonu. { $front-end ->
        [lines] Wpisz `żeton`, jego wartość i wolne pole.
        [page] Wybierz jego wartość, dotknij wolnego pola i potwierdź.
       *[other] Wybierz jego wartość cyfrą, przejdź na wolne pole strzałkami albo myszą i potwierdź klawiszem Enter albo kliknięciem.
    }
lesson-chip-try = Spróbuj: połóż żeton blisko wysokiego złoża.
lesson-hidden = Twój żeton leży teraz zakryty.
lesson-hidden-ask = Kto zna jego wartość przed końcem gry?
lesson-hidden-1 = Wszyscy.
lesson-hidden-2 = Tylko ty.
lesson-hidden-3 = Nikt.
lesson-hidden-why = Inni widzą, gdzie leżą twoje żetony i ile ich zostało, ale nie znają wartości. Ty też nie znasz wartości cudzych żetonów.
lesson-fence =
    Teraz płoty. Stoją na liniach między dwoma polami; obszary zamyka też brzeg planszy. { $front-end ->
        [lines] Wpisz `płot` i oba pola obok płotu.
        [page] Dotknij linii, na której ma stanąć płot.
       *[other] Klawisz s przełącza żetony i płoty.
    } W turze stawia się dwa płoty, jeden po drugim.
lesson-fence-try = Spróbuj: postaw płot.
lesson-second = Pierwszy płot stoi. Drugi może stać gdziekolwiek; płoty nie muszą się stykać.
lesson-second-try = Spróbuj: postaw drugi płot.
lesson-region = Płoty nie mogą tworzyć zbyt małych obszarów.
lesson-region-ask = Chcesz ogrodzić trzy pola z bogatym złożem. Czy wolno?
lesson-region-1 = Tak, jeśli w środku jest twój żeton.
lesson-region-2 = Nie, każdy obszar musi mieć co najmniej cztery pola.
lesson-region-why = Po każdym pojedynczym płocie każdy obszar musi mieć co najmniej cztery pola.
lesson-pass = Na początku swojej tury możesz też spasować.
lesson-pass-ask = Co się stanie, gdy spasujesz?
lesson-pass-1 = Czekasz jedną turę.
lesson-pass-2 = Odpadasz do końca gry.
lesson-pass-why = Pas jest ostateczny, więc dobrze się zastanów.
lesson-end = Wszystkie żetony są odkryte. Obszar po obszarze najwyższa suma bierze złoto; równe sumy się dzielą. Następnym razem zagraj z silniejszym botem albo w trzy lub cztery osoby.
