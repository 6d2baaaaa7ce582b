### Co usnadňuje hru, řádek po řádku i na celé obrazovce. Klíče začínají play-.

## U stolu

play-single-cell = Teď lze zakřížkovat jen jediné políčko.
play-no-other = Jiné místo pro to není.
# Stůl je zakrytý, a tak se tah nejmenuje.
play-took-back = Tah zpět: { $player }.
play-ask-new-deal = Hrát znovu s novým rozdáním?
play-ask-another = Napiš `new` pro nové rozdání, `again` pro stejné rozdání, nebo jen Enter na konec:
# $pack je složka sady.
play-pack-new = Sada { $pack } se změnila. Tato hra se hraje s novou verzí.
# $what je první chyba; $command je ukáže všechny.
play-pack-kept = Sada { $pack } má chybu, a tak se hraje dál s její poslední dobrou verzí. { $what }. Více ukáže `{ $command }`.
# $command začne hru se stejnými hráči.
play-new-deal = Nové rozdání zahraješ příkazem: { $command }

## Proč je rada dobrá

# $points má dvě desetinná místa; $move je tah, který je další v pořadí.
play-hint-better = Asi o { $points } bodu lepší než `{ $move }`.
play-hint-exact = V průměru přesně o { $points } bodu lepší než `{ $move }`.
play-hint-equal = Podobně dobrý tah: `{ $move }`.
# Kolik tah ztrácí proti nejlepšímu: v seznamu chyb a u tahů pozice.
play-cost-equal = podobně dobrý
play-cost-exact = { $cost } (přesně)
# Z $count vzorů se po tahu někam vejde $fits.
play-hint-fits = Vzory, které mohou přijít a ještě se vejdou: { $fits } z { $count }.
play-hint-lesson = Tento tah udělá to, co chce lekce.

## Řádek po řádku

# $examples jsou tahy, které teď jde napsat.
play-how-to-type = Napiš tah, třeba `{ $examples }`, číslo z `moves`, `table` pro celý stůl, nebo `help`.
play-such-as = Třeba `{ $examples }`.
# Nadpisy v seznamu tahů. $board je písmeno desky, nebo none.
play-moves-pattern =
    { $board ->
        [none] Vzor:
       *[other] Vzor na desce { $board }:
    }
play-moves-cells =
    { $board ->
        [none] Jediné políčko:
       *[other] Jediné políčko na desce { $board }:
    }
play-moves-fences = Ploty:
play-moves-links = Čáry mezi políčky:
# $track je název řady okének.
play-moves-boxes = Okénka ({ $track }):
play-moves-dice = Kostky:
play-moves-chips = Žeton { $number }:
play-moves-offer = Z nabídky:
play-moves-hand = Karty, které si necháš:
play-moves-other = Jiné tahy:

## Záznam, který se přehrává sám

# $speed je počet kroků.
play-plays = Přehrávání, { $speed } za sekundu. + zrychlí, - zpomalí, jiná klávesa zastaví.
play-speed = Rychlost: { $speed } za sekundu.
# Slova pro tah a krok, jak se píší.
play-word-turn = tah
play-word-step = krok

## Co dělají klávesy, a totéž v liště

play-do-new-deal = zahrát nové rozdání se stejnými hráči
play-do-turn-fence = otočit plot
play-do-switch-cells = přepnout vzor a jedno políčko
play-do-switch-fences = přepnout ploty a žetony
play-do-choose-line = vybrat řádek podle čísla
play-do-autoplay = přehrávat samo, nebo zastavit
play-do-faster = rychleji
play-do-slower = pomaleji
play-bar-new-deal = nové rozdání
play-bar-autoplay = přehrát
play-bar-scroll = posunout
