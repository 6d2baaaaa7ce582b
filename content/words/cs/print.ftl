### Co se tiskne na papír kromě karet: nadpisy, bodovací listy, figurky. Klíče začínají print-.

print-symbols = Symboly
# Název bodovacího listu, za názvem balíčku.
print-sheet = bodovací list
# Následuje číslo hráče a linka na jméno.
print-player = Hráč
print-points = Body
# Nad údaji o stole na začátku hry.
print-start = Na začátku
print-page = strana { $page } z { $pages }
# V patičce každé strany: prohlížeč nemá stranu zmenšovat.
print-scale = tiskněte na 100 %: karty mají { $width } x { $height } mm
print-cards = karty
print-patterns = vzory
print-cells =
    { $count ->
        [0] na žádném políčku karet
        [one] na { $count } políčku karet
        [few] na { $count } políčkách karet
        [many] na { $count } políčka karet
       *[other] na { $count } políčkách karet
    }

## Díly k vystřižení

print-deposits = Naleziště
print-chips = Žetony: přeložte uprostřed
print-fences = Ploty
