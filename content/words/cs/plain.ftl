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
        [none] { $track }: { $filled } z { $boxes }.
       *[other] { $track }: { $filled } z { $boxes }, a to { $numbers }.
    }
# $numbers jsou pořadí okének, která jsou škrtnutá.
plain-track-places = { $track }: škrtnuto { $numbers } z { $boxes }.
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
plain-fresh = Označeno v tomto tahu: { $cells }.
plain-marked = Označeno: { $cells }.
plain-free = Volná políčka: { $cells }.
plain-printed = Na ní: { $cells }.
plain-entry = Vchod: { $cells }.
plain-tomb = Hrobka: { $cells }.
plain-walls =
    { $count ->
        [one] Zeď: { $cells }.
        [few] Zdi: { $cells }.
        [many] Zdi: { $cells }.
       *[other] Zdi: { $cells }.
    }
plain-pieces =
    { $count ->
        [one] Žeton: { $cells }.
        [few] Žetony: { $cells }.
        [many] Žetony: { $cells }.
       *[other] Žetony: { $cells }.
    }
plain-fences =
    { $count ->
        [one] Plot mezi { $cells }.
        [few] Ploty mezi { $cells }.
        [many] Ploty mezi { $cells }.
       *[other] Ploty mezi { $cells }.
    }
plain-fences-fresh = Naposledy postaveno mezi { $cells }.
plain-symbol = { $cell } { $symbol }
# $value je číslo na žetonu, nebo none, leží-li lícem dolů.
plain-piece =
    { $value ->
        [none] { $cell } { $letter } lícem dolů
       *[other] { $cell } { $letter } { $value }
    }
plain-pattern =
    { $count ->
        [one] Výprava je { $pattern }: { $count } políčko.
        [few] Výprava je { $pattern }: { $count } políčka, jako { $cells }, libovolně otočená a převrácená.
        [many] Výprava je { $pattern }: { $count } políčka, jako { $cells }, libovolně otočená a převrácená.
       *[other] Výprava je { $pattern }: { $count } políček, jako { $cells }, libovolně otočených a převrácených.
    }
plain-choices = Můžeš zvolit:
plain-many-choices =
    { $count ->
        [one] Je { $count } tah. Napiš `moves` a uslyšíš ho.
        [few] Jsou { $count } tahy. Napiš `moves` a uslyšíš je i s čísly; `moves A` řekne jen ty, které začínají na A.
        [many] Je { $count } tahu. Napiš `moves` a uslyšíš je i s čísly; `moves A` řekne jen ty, které začínají na A.
       *[other] Je { $count } tahů. Napiš `moves` a uslyšíš je i s čísly; `moves A` řekne jen ty, které začínají na A.
    }
plain-upcoming = V tomto kole ještě mohou přijít tvary: { $patterns }.
