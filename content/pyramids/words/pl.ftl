### Słowa gry Silver & Gold: Piramidy.

## Gra i jej zasady domowe

about-game = Wykop drogę od wejścia do grobowca; klejnoty, pochodnie, mikstury i czaszki
about-settle-by-seat = gracz z dwiema skompletowanymi kartami zastępuje obie naraz, według niższego numeru
about-settle-by-card = gracz zastępuje każdą kartę według jej własnego numeru

# Nazwy zasad domowych i ich wartości, tak jak są pokazywane i wpisywane. W zapisach zostają angielskie.
rule-settle = kolejność
rule-settle-by-seat = według-graczy
rule-settle-by-card = według-kart

## Kolory

color-purple = liliowa
color-orange = pomarańczowa
color-green = zielona

## Rzędy kratek i zapasy

# Formy -one i -counted stoją w bierniku, po czasowniku: „bierze puchar”, „zaznacza 2 monety”.

track-red-gems = czerwone klejnoty
track-red-gems-one = czerwony klejnot
track-red-gems-counted =
    { $count ->
        [one] { $count } czerwony klejnot
        [few] { $count } czerwone klejnoty
        [many] { $count } czerwonych klejnotów
       *[other] { $count } czerwonego klejnotu
    }
track-green-gems = zielone klejnoty
track-green-gems-one = zielony klejnot
track-green-gems-counted =
    { $count ->
        [one] { $count } zielony klejnot
        [few] { $count } zielone klejnoty
        [many] { $count } zielonych klejnotów
       *[other] { $count } zielonego klejnotu
    }
track-torches = pochodnie
track-torches-one = pochodnię
track-torches-counted =
    { $count ->
        [one] { $count } pochodnię
        [few] { $count } pochodnie
        [many] { $count } pochodni
       *[other] { $count } pochodni
    }
track-skulls = czaszki
track-skulls-one = czaszkę
track-skulls-counted =
    { $count ->
        [one] { $count } czaszkę
        [few] { $count } czaszki
        [many] { $count } czaszek
       *[other] { $count } czaszki
    }
track-purple-pyramids = liliowe piramidy
track-purple-pyramids-one = liliową piramidę
track-purple-pyramids-counted =
    { $count ->
        [one] { $count } liliową piramidę
        [few] { $count } liliowe piramidy
        [many] { $count } liliowych piramid
       *[other] { $count } liliowej piramidy
    }
track-orange-pyramids = pomarańczowe piramidy
track-orange-pyramids-one = pomarańczową piramidę
track-orange-pyramids-counted =
    { $count ->
        [one] { $count } pomarańczową piramidę
        [few] { $count } pomarańczowe piramidy
        [many] { $count } pomarańczowych piramid
       *[other] { $count } pomarańczowej piramidy
    }
track-green-pyramids = zielone piramidy
track-green-pyramids-one = zieloną piramidę
track-green-pyramids-counted =
    { $count ->
        [one] { $count } zieloną piramidę
        [few] { $count } zielone piramidy
        [many] { $count } zielonych piramid
       *[other] { $count } zielonej piramidy
    }
pool-purple-pyramids = wolne piramidy liliowe
pool-purple-pyramids-one = liliową piramidę
pool-orange-pyramids = wolne piramidy pomarańczowe
pool-orange-pyramids-one = pomarańczową piramidę
pool-green-pyramids = wolne piramidy zielone
pool-green-pyramids-one = zieloną piramidę

## Symbole, z wierszem pomocy dla każdego

symbol-red-gem = czerwony klejnot
symbol-red-gem-help = zaznacza następną kratkę czerwonych klejnotów; najwięcej daje para czerwonego i zielonego
symbol-green-gem = zielony klejnot
symbol-green-gem-help = zaznacza następną kratkę zielonych klejnotów; najwięcej daje para czerwonego i zielonego
symbol-torch = pochodnia
symbol-torch-help = zaznacza pochodnię tej rundy, raz na rundę
symbol-skull = czaszka
symbol-skull-help = zaznacza następną kratkę czaszek; najwyższa zaznaczona kosztuje punkty
symbol-potion = mikstura
symbol-potion-help = wymazuje dwie najwyższe zaznaczone czaszki
symbol-cross = krzyżyk
symbol-cross-help = zakreśla jeszcze jedno pole na dowolnej planszy

## Karty

card-color = { $color } nr { $number }

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
       *[other]
            { $count ->
                [one] { $color }: { $count } karta
                [few] { $color }: { $count } karty
                [many] { $color }: { $count } kart
               *[other] { $color }: { $count } karty
            }
    }
score-pairs =
    { $count ->
        [one] { $count } para klejnotów
        [few] { $count } pary klejnotów
        [many] { $count } par klejnotów
       *[other] { $count } pary klejnotów
    }
score-singles =
    { $count ->
        [one] { $count } pojedynczy klejnot
        [few] { $count } pojedyncze klejnoty
        [many] { $count } pojedynczych klejnotów
       *[other] { $count } pojedynczego klejnotu
    }
score-penalty =
    { $track-id ->
        [skulls]
            { $count ->
                [one] { $count } zaznaczona czaszka
                [few] { $count } zaznaczone czaszki
                [many] { $count } zaznaczonych czaszek
               *[other] { $count } zaznaczonej czaszki
            }
       *[other] { $track }, zaznaczone: { $count }
    }

## Co decyduje przy remisie

tie-lowest-card = niższy numer na skompletowanej karcie

## Pierwsza gra, która uczy. -try mówi, co wypróbować, -ask pyta, -1 i dalsze to odpowiedzi, -why wyjaśnia.

lesson-goal = Kopiesz drogę od wejścia u góry komnaty do grobowca na dole. Karta z zakreślonym grobowcem jest skompletowana: 10 punktów. Klejnoty i pochodnie po drodze dają więcej, czaszki kosztują. Po 28 turach wygrywa najwięcej punktów. To prawdziwa gra z łatwym botem.
lesson-keep =
    Masz cztery rozdane komnaty. Zatrzymaj dwie: będą twoimi planszami A i B. Szukaj krótkiej drogi od wejścia (▽) do grobowca (⌂), z klejnotami (◆ ◇) i pochodniami (☼) obok i bez czaszek (☠). { $front-end ->
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
    Każda tura odkrywa jeden wzór dla wszystkich. Pierwszy znak na karcie musi obejmować jej wejście; ścian nie można zakreślać. { $front-end ->
        [lines] Wzór możesz obracać i odbijać. Wpisz literę planszy i pola w dowolnej kolejności. `moves` wymienia wszystkie miejsca, w których wzór pasuje.
        [page] Dotknij jego miejsca albo go tam przeciągnij, obróć go lub odbij i potwierdź. Przedtem czytasz, co zyskasz albo dlaczego się nie mieści.
       *[other] r obraca wzór, f odbija, strzałki albo mysz przesuwają, a Tab przechodzi do następnego dozwolonego miejsca. Znak ✓ lub = mówi, że wzór pasuje; pod nim widać zysk. Enter albo kliknięcie potwierdza.
    }
lesson-pattern-try = Spróbuj: połóż wzór na wejściu.
lesson-touch = Wszystkie znaki na karcie tworzą jeden spójny obszar, który zaczyna się przy wejściu. Może się rozgałęziać.
lesson-touch-ask = Gdzie na tej karcie może leżeć następny wzór?
lesson-touch-1 = Wszędzie poza ścianami.
lesson-touch-2 = Tam, gdzie jedno z jego pól styka się bokiem ze znakiem.
lesson-touch-3 = Tam, gdzie jeden z jego rogów styka się ze znakiem.
lesson-touch-why =
    Wystarczy jedno pole, ale róg nie wystarczy. Zamiast wzoru zawsze możesz zakreślić jedno pole, według tej samej zasady. { $front-end ->
        [lines] Wpisz planszę i to pole.
        [page] Przełącz na jedno pole i dotknij go.
       *[other] Przełącza na nie klawisz s.
    }
lesson-gem = Klejnoty są czerwone i zielone. Każda para czerwonego i zielonego daje 5 punktów, klejnot bez pary 1 punkt.
lesson-gem-try = Spróbuj: zakreśl czerwony klejnot.
lesson-torch = Pochodnia daje 5 punktów, ale tylko raz w rundzie. Rundy bez pochodni nie da się odrobić.
lesson-torch-try = Spróbuj: zakreśl pochodnię.
lesson-skull = Czaszka zaznacza następną kratkę czaszek. Kratki kosztują 1, 2, 3 i tak dalej do 10 punktów, a na końcu liczy się tylko ostatnia zaznaczona.
lesson-skull-ask = Masz trzy czaszki. Ile kosztują?
lesson-skull-1 = 6 punktów, za 1 + 2 + 3
lesson-skull-2 = 3 punkty
lesson-skull-3 = nic
lesson-skull-why = Trzecia kratka kosztuje 3 punkty, a liczy się tylko najwyższa. Czaszek nie zawsze da się uniknąć, a pierwsze są tanie.
lesson-potion = Mikstura od razu cofa twoje dwie ostatnie czaszki. Bez czaszek nic nie robi, więc na nie poczekaj.
lesson-cross = Krzyżyk (×) daje ci od razu jeszcze jedno pole na dowolnej planszy. Musi stykać się ze znakiem albo być wejściem nietkniętej karty.
lesson-cross-try = Spróbuj: zakreśl pole z krzyżykiem (×).
lesson-bonus = Na polu był krzyżyk (×), więc masz dodatkowe pole na dowolnej planszy. Dojdź nim do symbolu albo przejdź przez wąskie miejsce.
lesson-bonus-try = Spróbuj: zakreśl dodatkowe pole.
lesson-card = Droga dotarła do grobowca: karta jest skompletowana i daje 10 punktów. Teraz weź nową kartę: z oferty albo zakrytą z wierzchu stosu.
lesson-card-try = Spróbuj: weź kartę.
lesson-pyramid = Kto skompletuje 2., 4. lub 6. kartę jednego koloru, bierze najlepszą wolną piramidę tego koloru: 10, potem 6, potem 3 punkty.
lesson-pyramid-ask = Masz jedną zieloną kartę. Którą kartę weźmiesz?
lesson-pyramid-1 = Zawsze tę z najniższym numerem.
lesson-pyramid-2 = Kartę koloru, którego jeszcze nie masz.
lesson-pyramid-3 = Drugą zieloną, jeśli ma dość krótką drogę.
lesson-pyramid-why = Dwie karty jednego koloru dają piramidę. Każdy chce dziesiątki, więc ważne jest, kto będzie pierwszy.
lesson-round = Runda się skończyła. Odkryto siedem z ośmiu ekspedycji; teraz wszystkie osiem znów się tasuje. Rundy są cztery, a każda ma swoją pochodnię.
lesson-end = Gra się skończyła. Karta wyników pokazuje każdy powód i jego punkty: karty, pochodnie, piramidy, klejnoty i czaszki, które kosztują. Nieskompletowane karty nic nie dają. Następnym razem zagraj z silniejszym botem.
