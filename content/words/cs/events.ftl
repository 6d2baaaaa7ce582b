### Co se stalo u stolu.
###
### $seat je jméno hráče: neskloňuje se a nemá známý rod, proto přítomný čas. $card, $other, $board a $cells
### jsou názvy; $track, $pool a $symbol jsou slova v prvním pádě.
### $track-one je jedna z věcí řady ve čtvrtém pádě, $track-gained jejich počet, také ve čtvrtém pádě; viz
### docs/languages.md.
### Událost je řádek záznamu: začíná velkým písmenem nebo jménem a nemá tečku.

## Příprava

event-start-chosen = Začínající hráč: { $seat }
event-dealt = { $seat } dostává kartu { $card }
event-kept = { $seat } si nechává karty { $card } a { $other }
event-returned = { $seat } vrací kartu { $card } do balíčku
event-all-kept = Všichni si vybrali karty
event-offered = Do nabídky přichází { $card }

## Tah

event-round-began = Začíná { $round }. kolo
# $turn a $turns počítají tahy celé hry, ne kola.
event-revealed = Tah { $turn } z { $turns }: nová expedice
event-skipped = { $seat } nemá co křížkovat, vynechává tah
# $count je počet políček.
event-marked = { $seat } křížkuje { $cells } na desce { $board } ({ $card })
event-all-marked = Všichni zakřížkovali

## Co dělají symboly

# $gained je nejméně 1; pro $lost dalších už nebylo volné okénko.
event-advanced =
    { $seat } zaškrtává { $track-gained }{ $lost ->
        [0] { "" }
        [one] ; pro { $lost } další není volné okénko
        [few] ; pro { $lost } další není volné okénko
        [many] ; pro { $lost } dalšího není volné okénko
       *[other] ; pro { $lost } dalších není volné okénko
    }
event-advance-lost = { $seat } nic nezískává: pro { $track-one } není volné okénko
event-erased =
    { $lost ->
        [0] { $seat } nemá co vymazat ({ $track })
       *[other] { $seat } maže { $track-lost }
    }
event-wrote = { $seat } zapisuje { $number } za { $track-one }
event-write-lost = { $seat } přichází o { $number } za { $track-one }: není volné okénko
event-declined = { $seat } odmítá { $number } za { $track-one }
event-round-marked = { $seat } zaškrtává { $track-one } tohoto kola
event-round-marked-before = { $seat } nic nezískává: { $track-one } tohoto kola už má
event-bonus-owed =
    { $seat } získává { $cells ->
        [one] { $cells } bonusové políčko
        [few] { $cells } bonusová políčka
        [many] { $cells } bonusového políčka
       *[other] { $cells } bonusových políček
    }
event-bonus-lapsed =
    { $cells ->
        [one] { $seat } nemá co křížkovat: { $cells } bonusové políčko propadá
        [few] { $seat } nemá co křížkovat: { $cells } bonusová políčka propadají
        [many] { $seat } nemá co křížkovat: { $cells } bonusového políčka propadá
       *[other] { $seat } nemá co křížkovat: { $cells } bonusových políček propadá
    }

event-extra-owed =
    { $cells ->
        [one] { $seat } získává { $cells } bonusové políčko { $scope }
        [few] { $seat } získává { $cells } bonusová políčka { $scope }
        [many] { $seat } získává { $cells } bonusového políčka { $scope }
       *[other] { $seat } získává { $cells } bonusových políček { $scope }
    }
event-extra-declined = { $seat } odmítá bonusová políčka
event-pattern-owed = { $seat } smí použít vzor ještě jednou
event-pattern-lapsed = { $seat } nemá co křížkovat: vzor propadá
event-change-owed = { $seat } na konci tahu působí na cizí řady ({ $track }): { $whom }
event-change-lapsed = { $seat } v tomto tahu už na cizí řady nepůsobí ({ $track }): { $whom }
# $target je hráč, jehož řady se mění, kvůli symbolu hráče $seat.
event-other-advanced =
    { $target } zaškrtává { $track-gained } (symbol hráče { $seat }){ $lost ->
        [0] { "" }
        [one] ; pro { $lost } další není volné okénko
        [few] ; pro { $lost } další není volné okénko
        [many] ; pro { $lost } dalšího není volné okénko
       *[other] ; pro { $lost } dalších není volné okénko
    }
event-other-advance-lost = { $target } nic nezískává (symbol hráče { $seat }): pro { $track-one } není volné okénko
event-other-erased =
    { $lost ->
        [0] { $target } nemá co vymazat ({ $track }; symbol hráče { $seat })
       *[other] { $target } maže { $track-lost } (symbol hráče { $seat })
    }
event-other-wrote = { $target } zapisuje { $number } za { $track-one } (symbol hráče { $seat })
event-other-write-lost = { $target } přichází o { $number } za { $track-one } (symbol hráče { $seat }): není volné okénko
event-other-took =
    { $gained ->
        [0] { $seat } nic nebere od hráče { $target } ({ $track })
       *[other] { $seat } bere { $track-gained } od hráče { $target }
    }
event-other-gave =
    { $lost ->
        [0] { $seat } nic nedává hráči { $target } ({ $track })
       *[other] { $seat } dává { $track-lost } hráči { $target }
    }
event-claim-owed = { $seat } si na konci tahu vezme { $pool-one }
event-claim-lapsed = { $seat } si v tomto tahu už nesmí vzít další { $pool-one }
event-choice-lapsed = { $seat } má příliš voleb: { $symbol } propadá
event-chose = { $seat } volí { $number } pro symbol { $symbol }: { $option }
event-copied = { $seat } opakuje symbol { $symbol }
event-nothing-to-copy = { $seat } nemá žádný symbol k zopakování
event-spent = { $seat } má vyčerpaný symbol { $symbol }
event-renewal-owed = { $seat } vymění celou nabídku
event-renewal-owed-some = { $seat } vymění některé karty nabídky
event-leaving = { $seat } vrátí kartu { $card } do balíčku
event-fired = { $seat }: symbol { $symbol } na { $cell } má účinek
# $plugin je místo, odkud účinek je, $fault důvod.
event-effect-failed = { $seat }: symbol { $symbol } nemá účinek; { $plugin }: { $fault }
event-shown = { $seat } má symboly vyhodnocené

## Vyhodnocení

event-claimed = { $seat } bere { $pool-one } s číslem { $number }
event-claim-empty = { $seat } nebere { $pool-one }: nic nezbývá
event-renewed = { $seat } vrací nabídku do balíčku
event-renewed-some = { $seat } vrací některé karty nabídky do balíčku
event-discarded = { $seat } vrací kartu { $card } do balíčku
event-completed = { $seat } dokončuje kartu { $card }
event-took = { $seat } bere z nabídky kartu { $card }
event-drew = { $seat } bere z balíčku kartu { $card }
event-no-replacement = { $seat } nedostává kartu: žádnou nelze vzít
event-ended = Konec hry
