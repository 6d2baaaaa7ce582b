### Nastavení, jak je vysvětluje `rnw config`.

# $path je soubor.
config-file = Nastavení je v souboru { $path }:
config-no-file = Nic není nastaveno: soubor { $path } zatím neexistuje. Bez něj platí:
config-written = Zapsáno do souboru { $path }.
config-theme-kept = Barvy zůstanou nastavené v souboru { $path }.
config-from-file = ze souboru
config-from-default = obvyklé
config-how =
    `rnw config --set theme=mono` něco nastaví, `rnw config --unset theme` to vrátí do obvyklého stavu; soubor lze
    také upravit. Přepínač příkazu má přednost před prostředím a to před souborem.
config-language =
    Jazyk všeho, co hráči čtou: en, cs nebo pl. Jinak jazyk národního prostředí.
    Také --lang JAZYK a proměnná RNW_LANG.
config-theme =
    Barvy celé obrazovky: safe (pro ty, kdo rozlišují málo barev), basic (16 barev),
    indexed (256), true (16 milionů), nebo mono (žádné). Proměnná NO_COLOR znamená mono.
config-ascii =
    Kreslit jen znaky ASCII, pro terminály a písma, které jiné nemají. Také --ascii.
config-plain =
    Popisovat stůl ve větách, řádek po řádku, vhodné pro čtečku obrazovky. Také --plain.
config-mouse =
    Používat myš od začátku. Klávesou ji lze při hře vypnout, protože jinak nejde vybírat text.
config-bot-pause =
    Kolik milisekund botovi tah nejméně trvá, aby se dalo sledovat, co dělá; nejvýš 10000.
config-confirm =
    Ptát se, než se provede, co nejde vrátit. Také --confirm.
config-names =
    Jak se jmenují lidé u klávesnice, v pořadí svých míst, například ["Ann", "Bob"].
    Také --names SEZNAM, pro všechna místa.
