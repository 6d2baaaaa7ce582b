### Teksty gry Latarnicy.

## Gra i zasady domowe

about-game = Zapalajcie latarnie na czterech ulicach w jednym kierunku wspólnymi kośćmi i bijcie w dzwony
about-corners-light = latarnia narożna zapala też następną latarnię innej ulicy
about-corners-plain = latarnia narożna jest zwykłą latarnią

# Nazwy zasad domowych i ich wartości, tak jak są pokazywane i wpisywane. W zapisach zostają angielskie.
rule-corners = narożniki
rule-corners-light = zapalają
rule-corners-plain = zwykłe

## Ulice

street-amber = Bursztynowa
street-blue = Niebieska
street-green = Zielona
street-red = Czerwona

## Co się stało

# $first i $second to wspólne kości, $sum to ich suma; $dice to kości ulic.
event-dice-rolled = { $seat } rzuca { $first } i { $second }, razem { $sum }; { $dice }
event-nothing-fits = { $seat }: nie pasuje żadna latarnia
event-nothing-fits-own = { $seat }: do kości ulic nie pasuje żadna latarnia
# $lamp to numer latarni, czasem z literą.
event-lamp-lit = { $seat } zapala latarnię { $lamp } (ulica { $street })
event-corner-lit = { $seat }: narożnik zapala też latarnię { $lamp } (ulica { $street })
event-bell-rung = { $seat } zapala latarnię { $lamp } i bije w dzwon (ulica { $street })
event-lamp-passed = { $seat } nie zapala nic
event-lamps-revealed = Wszyscy zdecydowali
event-street-closed = Ulica { $street } jest zamknięta; jej kość wypada z gry
event-burned = { $seat } parzy sobie palec
event-lamps-ended = Noc się skończyła

## Stół

headline-first-roll = Pierwszy rzut
headline-lamps = Tura { $turn }, aktywny gracz: { $seat }
headline-lamps-solo = Tura { $turn } z { $turns }
# Grę kończy $most zamkniętych ulic.
fact-closed = zamknięte ulice: { $count } z { $most }
fact-last-round = ostatnia runda: gra kończy się, gdy wszyscy byli aktywni tyle samo razy
fact-burns = oparzenia
# $points to punkty za jedną zapaloną latarnię, za dwie i tak dalej.
fact-lamp-points = punkty za 1, 2, 3 i więcej zapalonych latarni na ulicy: { $points }
fact-bell-points = punkty za każdy dzwon: +{ $bell }; za każde oparzenie: -{ $burn }
fact-dice-shared = dla wszystkich
# $seat to aktywny gracz.
fact-dice-own = tylko { $seat }
fact-street-die = { $street } { $side }
fact-street-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
fact-bell = dzwon
fact-bell-help = Wymaga dość zapalonych latarni na swojej ulicy. Daje dodatkowe punkty i zamyka ulicę dla wszystkich.
fact-bell-needs =
    { $count ->
        [one] dzwon, wymaga { $count } zapalonej latarni na swojej ulicy i zamyka ją
        [few] dzwon, wymaga { $count } zapalonych latarni na swojej ulicy i zamyka ją
        [many] dzwon, wymaga { $count } zapalonych latarni na swojej ulicy i zamyka ją
       *[other] dzwon, wymaga { $count } zapalonej latarni na swojej ulicy i zamyka ją
    }
fact-corner = narożnik
fact-corner-help = Zapala też latarnię na ulicy z tym znakiem: tę tuż za twoją ostatnią zapaloną, ale nigdy dzwon.
fact-corner-lights = narożnik, zapala też następną latarnię (ulica { $street })

## Co gracz musi zdecydować

owed-together = zapal latarnię z numerem { $sum } albo spasuj
# $risk to burn, jeśli gracz nic jeszcze w tej turze nie zapalił.
owed-own =
    { $risk ->
        [burn] zapal latarnię wspólną kością z kością jej ulicy albo spasuj i oparz sobie palec
       *[other] zapal latarnię wspólną kością z kością jej ulicy albo spasuj
    }

## Jak się wpisuje ruchy: ruch i co robi

help-light = zapal bursztynowa 7   zapala latarnię z tym numerem na tej ulicy
help-pass-light = pasuj                 teraz nic nie zapala

# Słowa, którymi wpisuje się ruchy: pierwsze jest pokazywane, pozostałe też są rozumiane.
typed-light = zapal
typed-pass = pasuj pas spasuj
typed-amber = bursztynowa żółta zolta
typed-blue = niebieska
typed-green = zielona
typed-red = czerwona

## Dlaczego ruch jest odrzucony i co zrobić zamiast niego

refusal-street-closed = Ulica { $street } jest zamknięta; wybierz latarnię na innej ulicy
refusal-lamp-lit = Latarnia { $lamp } (ulica { $street }) już się pali; wybierz latarnię za nią
refusal-lamp-passed = Latarnia { $lamp } (ulica { $street }) jest już za tobą; wybierz latarnię za ostatnią zapaloną
refusal-bell =
    { $needs ->
        [one] Dzwon (ulica { $street }) wymaga { $needs } zapalonej latarni na swojej ulicy, a masz { $count }; wybierz inną latarnię
        [few] Dzwon (ulica { $street }) wymaga { $needs } zapalonych latarni na swojej ulicy, a masz { $count }; wybierz inną latarnię
        [many] Dzwon (ulica { $street }) wymaga { $needs } zapalonych latarni na swojej ulicy, a masz { $count }; wybierz inną latarnię
       *[other] Dzwon (ulica { $street }) wymaga { $needs } zapalonej latarni na swojej ulicy, a masz { $count }; wybierz inną latarnię
    }
refusal-not-the-sum = Wspólne kości dają { $sum }, nie { $lamp }; zapal latarnię z numerem { $sum } albo spasuj
# $first i $second to sumy każdej wspólnej kości z kością ulicy.
refusal-not-own = Kości (ulica { $street }) dają { $first } albo { $second }, nie { $lamp }; zapal latarnię z takim numerem albo spasuj

## Teksty, które nie są ruchami

parse-lamp-empty = Nie wpisano ruchu; wpisz na przykład: zapal bursztynowa 7
parse-light-two = „zapal” wymaga ulicy i numeru latarni: zapal bursztynowa 7
parse-unknown-street = Żadna ulica nie nazywa się "{ $found }"; ulice to { $streets }
parse-unknown-lamp = Ulica { $street } nie ma latarni "{ $found }"; jej latarnie to { $lamps }

## Punkty

score-street =
    { $count ->
        [one] { $count } latarnia, ul. { $street }
        [few] { $count } latarnie, ul. { $street }
        [many] { $count } latarni, ul. { $street }
       *[other] { $count } latarni, ul. { $street }
    }
score-bells =
    { $count ->
        [one] { $count } dzwon
        [few] { $count } dzwony
        [many] { $count } dzwonów
       *[other] { $count } dzwonu
    }
score-burns =
    { $count ->
        [one] { $count } oparzenie
        [few] { $count } oparzenia
        [many] { $count } oparzeń
       *[other] { $count } oparzenia
    }

## Co rozstrzyga remis, jako fraza rzeczownikowa

tie-bells = najwięcej dzwonów
tie-burns = najmniej oparzeń

## Co można wybrać z listy

target-pass-lamp = pas: teraz nic nie zapalać

## Pierwsza gra, która uczy. -try mówi, czego spróbować, -ask pyta, -1 itd. to odpowiedzi, -why wyjaśnia.

lesson-goal = Zapada zmrok, a ty zapalasz latarnie na czterech ulicach. Na każdej ulicy idziesz od lewej do prawej i nigdy się nie cofasz. Wiele latarni na jednej ulicy daje wiele punktów. To prawdziwa gra z łatwym botem.
lesson-shared =
    Dwie wspólne kości są dla wszystkich. Wszyscy gracze decydują jednocześnie i nikt nie widzi, co wybierają inni. Możesz zapalić jedną latarnię z sumą obu kości. { $front-end ->
        [lines] Wpisz `zapal`, ulicę i numer latarni.
        [page] Dotknij kratki i potwierdź.
       *[other] Przejdź na pole strzałkami albo myszą i potwierdź klawiszem Enter albo kliknięciem.
    }
lesson-shared-try = Spróbuj zapalić latarnię z sumą wspólnych kości.
lesson-corner = Niektóre latarnie to narożniki i mają znak innej ulicy. Gdy zapalasz narożnik, zapalasz też latarnię na tamtej ulicy: tę tuż za swoją ostatnią zapaloną. Narożnik nigdy nie zapala ostatniej latarni ulicy.
lesson-direction = Twoje pierwsze latarnie świecą.
lesson-direction-ask = Czy możesz później zapalić na tej samej ulicy latarnię na lewo od swojej ostatniej zapalonej?
lesson-direction-1 = Tak, jeśli wypadnie jej numer.
lesson-direction-2 = Nie, pominięte latarnie zostają ciemne.
lesson-direction-why = Na każdej ulicy idzie się tylko od lewej do prawej. Nie pomijaj więc zbyt wielu latarni naraz.
lesson-own = Kiedy jesteś aktywnym graczem, decydujesz drugi raz, tylko dla siebie. Dodajesz jedną wspólną kość do kości ulicy i zapalasz na tej ulicy latarnię z tym numerem.
lesson-own-try = Spróbuj zapalić latarnię kością jej ulicy.
lesson-burn = Czasem lepiej poczekać. Ale aktywny gracz powinien zapalić choć jedną latarnię.
lesson-burn-ask = Co się stanie, jeśli aktywny gracz w całej turze nic nie zapali?
lesson-burn-1 = Nic.
lesson-burn-2 = Oparzy sobie palec i straci punkty.
lesson-burn-why = Oparzenie kosztuje punkty. Gdy jeden gracz ma cztery oparzenia, runda jest ostatnia. Kto nie jest aktywny, nigdy się nie parzy.
lesson-bell = Ostatnia latarnia ulicy to jej dzwon.
lesson-bell-ask = Kto może zapalać latarnie na ulicy, kiedy ktoś uderzył już w jej dzwon?
lesson-bell-1 = Nikt. Ulica jest zamknięta dla wszystkich, a jej kość wypada z gry.
lesson-bell-2 = Wszyscy oprócz tego, kto bił w dzwon.
lesson-bell-why = Dzwon wymaga dość zapalonych latarni na swojej ulicy. Dodatkowe punkty dostaje każdy, kto bije w niego w tej samej decyzji. Gdy dwie ulice są zamknięte, runda jest ostatnia.
lesson-end = Noc się skończyła. Każda ulica liczy swoje latarnie, każdy dzwon dodaje punkty, a każde oparzenie je zabiera. Następnym razem spróbuj silniejszego bota albo graj z większą liczbą osób.
