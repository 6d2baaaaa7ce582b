### Nastavení, jak je vysvětluje `rnw config`.

# $path je soubor.
config-file = Nastavení je v souboru { $path }:
config-no-file = Soubor { $path } zatím neexistuje. Platí tyto hodnoty:
config-written = Zapsáno do souboru { $path }.
config-theme-kept = Barvy jsou uložené v souboru { $path }.
config-from-file = ze souboru
config-from-default = výchozí
config-from-run = z příkazové řádky nebo prostředí
config-how =
    `rnw config --set theme=mono` změní nastavení, `rnw config --unset theme` vrátí výchozí hodnotu. Soubor můžeš
    také upravit. Nejdřív platí přepínač příkazu, pak proměnná prostředí, pak soubor.
config-language =
    Jazyk všech textů pro hráče: en, cs nebo pl. Bez nastavení rozhoduje národní prostředí.
    Také --lang JAZYK a proměnná RNW_LANG.
config-theme =
    Barvy celé obrazovky: safe (vhodné i pro barvoslepé), basic (16 barev),
    indexed (256), true (16 milionů), nebo mono (žádné). Proměnná NO_COLOR znamená mono.
config-ascii =
    Kreslit jen znaky ASCII, pro terminály a písma, které jiné nemají. Také --ascii.
config-plain =
    Popisovat stůl ve větách, řádek po řádku, pro čtečku obrazovky. Také --plain.
config-mouse =
    Zapnout myš na začátku hry. Pak se s ní kliká na stůl a nejde s ní vybírat text.
    Při hře myš zapíná a vypíná klávesa m.
config-bot-pause =
    Nejkratší doba tahu bota v milisekundách, aby se dal sledovat; 0 je bez čekání, nejvýš 10000.
config-bell =
    Zvonit na celé obrazovce, když zase rozhoduješ ty a čekalo se aspoň sekundu.
config-confirm =
    Ptát se před každým tahem, který nejde vrátit. Také --confirm.
config-deck-list =
    Vypisovat, které expedice jsou ještě v balíčku. Tištěná pravidla Silver & Gold to nechávají na tvé paměti.
config-names =
    Jména lidí u klávesnice v pořadí jejich míst, například ["Ann", "Bob"].
    Také --names SEZNAM, pro všechna místa.
