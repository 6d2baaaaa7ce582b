### Słowa gry Silver & Gold.

## Gra i jej zasady domowe

about-game = Zakreślaj wzory na kartach ze skarbami: monety, puchary, palmy i pieczęcie
about-start-random = zaczyna losowy gracz
about-start-1 = zaczyna gracz na miejscu 1
about-start-2 = zaczyna gracz na miejscu 2
about-start-3 = zaczyna gracz na miejscu 3
about-start-4 = zaczyna gracz na miejscu 4
about-palms-automatic = palma zawsze punktuje od razu
about-palms-optional = możesz odrzucić palmę
about-rows-cup-each = dwa rzędy zapełnione w jednej turze dają dwa puchary
about-rows-one-cup = dwa rzędy zapełnione w jednej turze dają jeden puchar
about-tie-shared = przy pełnym remisie gracze dzielą się wygraną
about-tie-latest-seat = przy pełnym remisie wygrywa ten z remisujących, kto w pierwszej turze miał najpóźniejszą kolej

# Nazwy zasad domowych i ich wartości, tak jak są pokazywane i wpisywane. W zapisach zostają angielskie.
rule-start = początek
rule-start-random = losowy
rule-palms = palmy
rule-palms-automatic = od-razu
rule-palms-optional = dowolne
rule-rows = rzędy
rule-rows-cup-each = dwa-puchary
rule-rows-one-cup = jeden-puchar
rule-tie = remis
rule-tie-shared = wspólny
rule-tie-latest-seat = ostatni-w-kolejce

## Kolory

color-purple = liliowa
color-orange = pomarańczowa
color-green = zielona
color-gray = szara

## Rzędy kratek i zapasy

# Formy -one i -counted stoją w bierniku, po czasowniku: „bierze puchar”, „zaznacza 2 monety”.

track-coins = monety
track-coins-one = monetę
track-coins-counted =
    { $count ->
        [one] { $count } monetę
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
track-cups = puchary
track-cups-one = puchar
track-cups-counted =
    { $count ->
        [one] { $count } puchar
        [few] { $count } puchary
        [many] { $count } pucharów
       *[other] { $count } pucharu
    }
track-palms = palmy
track-palms-one = palmę
track-palms-counted =
    { $count ->
        [one] { $count } palmę
        [few] { $count } palmy
        [many] { $count } palm
       *[other] { $count } palmy
    }
pool-cups = puchary
pool-cups-one = puchar

## Symbole, z wierszem pomocy dla każdego

symbol-coin = moneta
symbol-coin-help = zaznacza następną kratkę monet; każdy pełny rząd daje puchar
symbol-palm = palma
symbol-palm-help = od razu daje 1 punkt i po 1 punkcie za każdą palmę w ofercie
symbol-cross = krzyżyk
symbol-cross-help = zakreśla jeszcze jedno pole na dowolnej planszy

## Karty

card-color = { $color } { $points }
card-seal =
    { $color-id ->
        [purple] pieczęć liliowa { $points }
        [orange] pieczęć pomarańczowa { $points }
        [green] pieczęć zielona { $points }
        [gray] pieczęć szara { $points }
       *[other] pieczęć: { $color } { $points }
    }

## Stół

# $order to, co gracz robi pierwszy: marks (zakreśla), picks (bierze puchary i karty na koniec tury) albo none.
headline-start =
    { $order ->
        [none] { "" }
        [marks] zaczyna { $seat }
       *[other] gracz rozpoczynający: { $seat }
    }

## Punkty

score-cards =
    { $color-id ->
        [purple]
            { $count ->
                [one] { $count } karta liliowa
                [few] { $count } karty liliowe
                [many] { $count } kart liliowych
               *[other] { $count } karty liliowej
            }
        [orange]
            { $count ->
                [one] { $count } karta pomarańczowa
                [few] { $count } karty pomarańczowe
                [many] { $count } kart pomarańczowych
               *[other] { $count } karty pomarańczowej
            }
        [green]
            { $count ->
                [one] { $count } karta zielona
                [few] { $count } karty zielone
                [many] { $count } kart zielonych
               *[other] { $count } karty zielonej
            }
        [gray]
            { $count ->
                [one] { $count } karta szara
                [few] { $count } karty szare
                [many] { $count } kart szarych
               *[other] { $count } karty szarej
            }
       *[other]
            { $count ->
                [one] { $color }: { $count } karta
                [few] { $color }: { $count } karty
                [many] { $color }: { $count } kart
               *[other] { $color }: { $count } karty
            }
    }
score-seals =
    { $color-id ->
        [purple]
            { $count ->
                [one] { $count } pieczęć liliowa
                [few] { $count } pieczęcie liliowe
                [many] { $count } pieczęci liliowych
               *[other] { $count } pieczęci liliowej
            }
        [orange]
            { $count ->
                [one] { $count } pieczęć pomarańczowa
                [few] { $count } pieczęcie pomarańczowe
                [many] { $count } pieczęci pomarańczowych
               *[other] { $count } pieczęci pomarańczowej
            }
        [green]
            { $count ->
                [one] { $count } pieczęć zielona
                [few] { $count } pieczęcie zielone
                [many] { $count } pieczęci zielonych
               *[other] { $count } pieczęci zielonej
            }
        [gray]
            { $count ->
                [one] { $count } pieczęć szara
                [few] { $count } pieczęcie szare
                [many] { $count } pieczęci szarych
               *[other] { $count } pieczęci szarej
            }
       *[other]
            { $count ->
                [one] { $color }: { $count } pieczęć
                [few] { $color }: { $count } pieczęcie
                [many] { $color }: { $count } pieczęci
               *[other] { $color }: { $count } pieczęci
            }
    }

## Co decyduje przy remisie

tie-cards =
    { $color-id ->
        [purple] więcej skompletowanych kart liliowych
        [orange] więcej skompletowanych kart pomarańczowych
        [green] więcej skompletowanych kart zielonych
        [gray] więcej skompletowanych kart szarych
       *[other] więcej skompletowanych kart (każda { $color })
    }
tie-latest-seat = późniejsza kolej w pierwszej turze

## Pierwsza gra, która uczy. -try mówi, co wypróbować, -ask pyta, -1 i dalsze to odpowiedzi, -why wyjaśnia.

lesson-goal = Zakreślasz pola kart ze skarbami. Skompletowana karta daje tyle punktów, ile ma w tytule, od 8 do 14. Po drodze więcej dają monety, palmy i krzyżyki. Po 28 turach wygrywa najwięcej punktów. To prawdziwa gra z łatwym botem.
lesson-keep =
    Masz cztery rozdane karty. Zatrzymaj dwie: będą twoimi planszami A i B. Szare karty mają 8 pól i szybko je skompletujesz. Liliowe mają 14 pól i dają więcej punktów. { $front-end ->
        [lines] Wpisz `zatrzymaj` i dwie karty.
        [page] Dotknij dwóch kart i potwierdź.
       *[other] Przejdź do karty strzałkami i wybierz ją klawiszem Enter albo ją kliknij; trzeci Enter potwierdza obie.
    }
lesson-keep-try =
    { $front-end ->
        [lines] Spróbuj: wybierz dwie karty.
       *[other] Spróbuj: wybierz dwie karty i potwierdź.
    }
lesson-pattern =
    Każda tura odkrywa jeden wzór dla wszystkich. Połóż go na jednej ze swoich plansz, tylko na wolnych polach. { $front-end ->
        [lines] Możesz go obracać i odbijać. Wpisz literę planszy i pola w dowolnej kolejności. `moves` wymienia wszystkie miejsca, w których wzór pasuje.
        [page] Dotknij jego miejsca albo go tam przeciągnij, obróć go lub odbij i potwierdź. Przedtem czytasz, co zyskasz albo dlaczego się nie mieści.
       *[other] r go obraca, f odbija, strzałki albo mysz przesuwają, a Tab przechodzi do następnego dozwolonego miejsca. Znak ✓ lub = mówi, że wzór pasuje; pod nim widać zysk. Enter albo kliknięcie potwierdza.
    }
lesson-pattern-try = Spróbuj: połóż wzór.
lesson-single = Czasem wzór ci nie odpowiada albo nigdzie nie pasuje.
lesson-single-ask = Co możesz wtedy zrobić?
lesson-single-1 = Pominąć turę.
lesson-single-2 = Zakreślić zamiast niego jedno pole.
lesson-single-3 = Położyć wzór tak, że wystaje za brzeg.
lesson-single-why =
    Zamiast wzoru zawsze możesz zakreślić jedno pole. { $front-end ->
        [lines] Wpisz planszę i to pole.
        [page] Przełącz na jedno pole i dotknij go.
       *[other] Przełącza na nie klawisz s.
    } Wzór musi zmieścić się cały.
lesson-coin = Moneta (●) zaznacza kratkę monet: każda daje 1 punkt. Każdy pełny rząd czterech monet daje też puchar. Pierwszy jest wart 6, następne mniej, więc się pospiesz.
lesson-coin-try = Spróbuj: zakreśl monetę.
lesson-cross = Krzyżyk (×) daje ci od razu jeszcze jedno pole, dodatkowe. Kilka krzyżyków daje kilka pól.
lesson-cross-try = Spróbuj: zakreśl pole z krzyżykiem (×).
lesson-bonus = Na polu był krzyżyk (×), więc masz dodatkowe pole: dowolne wolne pole na dowolnej planszy. Wykorzystaj je tam, gdzie wzory trudno się mieszczą, albo na następny symbol.
lesson-bonus-try = Spróbuj: zakreśl dodatkowe pole.
lesson-palm =
    Palma (♣) daje od razu 1 punkt i po 1 punkcie za każdą palmę na czterech odkrytych kartach, czyli w ofercie. { $front-end ->
        [lines] Zanim zakreślisz palmę, obejrzyj ofertę poleceniem `table`.
       *[other] Zanim zakreślisz palmę, spójrz na ofertę.
    }
lesson-palm-try = Spróbuj: zakreśl palmę.
lesson-card = Karta jest skompletowana! Odkładasz ją i na końcu za nią punktujesz. Teraz weź nową kartę: z oferty albo zakrytą z wierzchu stosu.
lesson-card-try = Spróbuj: weź kartę.
lesson-seal = Niektóre karty mają pieczęć. Na skompletowanej karcie punktuje raz za każdą twoją skompletowaną kartę koloru, który wskazuje.
lesson-seal-ask = Masz zieloną pieczęć o wartości 1 i dwie skompletowane zielone karty. Ile punktów daje pieczęć?
lesson-seal-1 = 1 punkt
lesson-seal-2 = 2 punkty
lesson-seal-3 = nic
lesson-seal-why = Daje 1 punkt za każdą z dwóch zielonych kart. Pieczęć podpowiada więc, które karty brać dalej.
lesson-round =
    Runda się skończyła. Odkryto siedem z ośmiu ekspedycji; teraz wszystkie osiem znów się tasuje. Rundy są cztery. { $front-end ->
        [lines] W jednej rundzie żadna ekspedycja nie przychodzi dwa razy.
       *[other] Lista obok plansz pokazuje, które wzory mogą jeszcze przyjść w tej rundzie.
    }
lesson-end = Gra się skończyła. Karta wyników pokazuje każdy powód i jego punkty: karty według kolorów, pieczęcie, monety, puchary i palmy. Nieskompletowane karty nic nie dają. Następnym razem zagraj z silniejszym botem.
