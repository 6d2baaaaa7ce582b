### Stůl ve větách, pro ty, kdo obrazovku poslouchají (`rnw play --plain`).

# $text je to, co se říká, malými písmeny a bez tečky.
plain-sentence = { $text }.
plain-offer = V nabídce:
plain-hand = Rozdané karty:
# $letter stojí na hráčových žetonech, nebo none; $facts je to, co se o hráči říká.
plain-place =
    { $letter ->
        [none]
            { $facts ->
                [none] { $player }.
               *[other] { $player }: { $facts }.
            }
       *[other]
            { $facts ->
                [none] { $player }, písmeno { $letter }.
               *[other] { $player }, písmeno { $letter }: { $facts }.
            }
    }
# $numbers jsou čísla zapsaná v okénkách, nebo none.
plain-track =
    { $numbers ->
        [none] { $track }: { $filled } { $boxes ->
                [1] z 1 okénka
                [3] ze 3 okének
                [4] ze 4 okének
               *[other] z { $boxes } okének
            }.
       *[other] { $track }: { $filled } { $boxes ->
                [1] z 1 okénka
                [3] ze 3 okének
                [4] ze 4 okének
               *[other] z { $boxes } okének
            }, čísla: { $numbers }.
    }
# $numbers jsou pořadí okének, která jsou zaškrtnutá.
plain-track-places =
    { $track }: { $filled } { $boxes ->
        [3] ze 3 okének
        [4] ze 4 okének
       *[other] z { $boxes } okének
    }: číslo { $numbers }.
# $place je písmeno desky, nebo none; $facts je to, co je na kartě vytištěno, nebo none.
plain-card =
    { $place ->
        [none]
            { $facts ->
                [none] { $card }.
               *[other] Karta { $card }: { $facts }.
            }
       *[other]
            { $facts ->
                [none] Deska { $place }, karta { $card }.
               *[other] Deska { $place }, karta { $card }: { $facts }.
            }
    }
# $last je poslední políčko společného herního plánu.
plain-board = Herní plán: políčka a1 až { $last }.
plain-fresh = Zakřížkováno v tomto tahu: { $cells }.
plain-marked = Zakřížkováno dříve: { $cells }.
plain-free = Volná políčka: { $cells }.
plain-deposits = Naleziště: { $cells }.
plain-deposit = { $cell } s vydatností { $yield }
plain-entry = Vstupní políčko: { $cells }.
plain-tomb = Hrobka: { $cells }.
plain-walls =
    { $count ->
        [one] Stěna: { $cells }.
        [few] Stěny: { $cells }.
        [many] Stěny: { $cells }.
       *[other] Stěny: { $cells }.
    }
plain-pieces =
    { $count ->
        [one] Žeton: { $cells }.
        [few] Žetony: { $cells }.
        [many] Žetony: { $cells }.
       *[other] Žetony: { $cells }.
    }
# $cell a $other spolu sousedí.
plain-fence = mezi { $cell } a { $other }
plain-fences =
    { $count ->
        [one] Plot: { $cells }.
        [few] Ploty: { $cells }.
        [many] Ploty: { $cells }.
       *[other] Ploty: { $cells }.
    }
plain-fences-fresh =
    { $count ->
        [one] Naposledy postaveno: plot { $cells }.
        [few] Naposledy postaveno: ploty { $cells }.
        [many] Naposledy postaveno: ploty { $cells }.
       *[other] Naposledy postaveno: ploty { $cells }.
    }
# $region je první políčko území, $cells jsou jeho políčka, nebo none, když je jich moc.
plain-region =
    { $cells ->
        [none] Území { $region }: { $facts }.
       *[other] Území { $region }: { $facts }; políčka { $cells }.
    }
plain-symbol = { $cell } { $symbol }
# $value je číslo na žetonu, nebo none, leží-li lícem dolů.
plain-piece =
    { $value ->
        [none] na { $cell } žeton { $letter } lícem dolů
       *[other] na { $cell } žeton { $letter } s hodnotou { $value }
    }
plain-pattern =
    { $count ->
        [one] Vzor expedice má { $count } políčko.
        [few] Vzor expedice má { $count } políčka, tvarem jako { $cells }. Smíš ho otočit i zrcadlit.
        [many] Vzor expedice má { $count } políčka, tvarem jako { $cells }. Smíš ho otočit i zrcadlit.
       *[other] Vzor expedice má { $count } políček, tvarem jako { $cells }. Smíš ho otočit i zrcadlit.
    }
# $moves are moves with their numbers.
plain-choices = Můžeš zvolit: { $moves }.
# $start je první slovo tahu.
plain-many-choices =
    { $count ->
        [one] Máš na výběr { $count } tah. Napiš `moves` a vypíše se.
        [few] Máš na výběr { $count } tahy. Napiš `moves` a vypíše se seznam s čísly; `moves { $start }` vypíše jen ty, které začínají na `{ $start }`.
        [many] Máš na výběr { $count } tahu. Napiš `moves` a vypíše se seznam s čísly; `moves { $start }` vypíše jen ty, které začínají na `{ $start }`.
       *[other] Máš na výběr { $count } tahů. Napiš `moves` a vypíše se seznam s čísly; `moves { $start }` vypíše jen ty, které začínají na `{ $start }`.
    }
plain-upcoming = V balíčku expedic ještě zbývá: { $patterns }.
plain-no-legend = Ve větách nejsou žádné značky.
# $name říká, čí kostky to jsou; $dice jsou jejich hodnoty.
plain-dice = { $name }: { $dice }.
# $die je barva a hodnota kostky.
plain-die-chosen = { $die } (vybraná)
# $parts říká, která okénka řady jsou vyplněná, volná a uzavřená.
plain-row = { $track }: { $parts }.
plain-row-filled = zaškrtnuto { $boxes }
plain-row-free = volná { $boxes }
plain-row-closed = uzavřená { $boxes }
# $box je to, co je v okénku vytištěno, nebo jeho pořadí.
plain-row-written = { $number } v okénku { $box }
plain-row-place = číslo { $place }
plain-paths = Čáry ke stranám: { $cells }.
plain-path-up = nahoru
plain-path-up-thick = silně nahoru
plain-path-right = doprava
plain-path-right-thick = silně doprava
plain-path-down = dolů
plain-path-down-thick = silně dolů
plain-path-left = doleva
plain-path-left-thick = silně doleva
plain-link = z { $cell } do { $other }
plain-links = Čáry: { $cells }.
plain-links-fresh = Naposledy nakresleno: { $cells }.
plain-links-free = Čáry, které jde ještě nakreslit: { $cells }.
