### Strona początkowa: co widzi przy terminalu ktoś, kto nie wpisze polecenia. Klucze zaczynają się od home-.

home-title = Roll and write
home-intro = Co chcesz zrobić?
home-intro-new = Pierwszy raz tutaj? Nauka wyjaśnia grę w trakcie grania.
home-continue = Kontynuuj
home-new-game = Nowa gra
home-new-game-about = Wybierz grę, graczy i zasady domowe.
home-learn = Nauka
home-learn-about = Pierwsza gra wyjaśnia każdą zasadę, gdy jest potrzebna. Nie trzeba znać żadnej gry.
home-today = Rozdanie dnia
home-today-about = W tym dniu wszyscy mają to samo rozdanie. Liczy się jedna próba.
home-my-games = Moje gry
home-my-games-about = Najlepsze wyniki, średnie, wygrane i serie skończonych gier.
home-records = Zapisane gry
home-records-about = Graj dalej, obejrzyj, nazwij albo usuń grę.
home-packs = Pakiety
home-packs-about = Karty i symbole do gry.
home-settings = Ustawienia
home-settings-about = Język, kolory, mysz, imiona i inne.
home-quit = Koniec
home-quit-about = Wyjdź. `rnw --help` wymienia polecenia.

## Formularz nowej gry

home-form-intro = Strzałki w lewo i w prawo zmieniają wartość. Pierwszy wiersz zaczyna grę.
home-form-start = Graj
home-form-start-about = Zaczyna grę. Gra zapisuje się na bieżąco.
home-form-game = Gra
home-form-people = Osoby tutaj
home-form-people-about = Ile osób gra przy tej klawiaturze. Między turami ekran zasłania to, co tajne.
home-form-opponents = Boty
home-form-opponents-about = Ile botów gra z wami.
home-form-level = Ich poziom
home-form-level-about = Łatwy jest dobry na pierwszą grę; eksperta trudno pokonać.
home-form-rules = Zasady domowe
home-form-rules-about = To, czego nie mówi drukowana instrukcja, i warianty.
# $count to liczba zasad domowych innych niż zwykle.
home-form-changed =
    { $count ->
        [0] jak zwykle
        [one] zmieniona: { $count }
        [few] zmienione: { $count }
        [many] zmienione: { $count }
       *[other] zmienione: { $count }
    }
home-form-language = Język
home-form-language-about = Język wszystkich tekstów dla graczy. Zapisuje się w ustawieniach.
home-level-easy = łatwy
home-level-medium = średni
home-level-hard = trudny
home-level-expert = ekspert
home-rules-intro = Strzałki w lewo i w prawo zmieniają wartość. Pierwsza wartość każdej zasady jest zwykła.
# $about mówi, co znaczy wartość; $clause to numer zasady.
home-rule-about = { $about } [{ $clause }]

## Inne strony

home-learn-intro = W pierwszej grze każda zasada jest wyjaśniana, gdy jest potrzebna, i od razu ją wypróbujesz. Każdy krok można pominąć.
home-learn-game = Pierwsza gra: { $game }
home-learn-none = Żadna gra nie ma lekcji.
# $game to nazwa gry, tak jak się ją wpisuje.
home-learn-not = { $game } nie ma lekcji; zasady wyjaśnia `rnw rules { $game }`.
home-rules = Zasady: { $game }
home-rules-about = Całe zasady do przeczytania.
home-packs-intro = Każdy pakiet to karty i symbole do jednej gry. Wybierz pakiet, aby nim zagrać. Własny pakiet zaczyna `rnw content new`.
# $game to tytuł gry.
home-pack-about = Do gry { $game }.
home-records-intro = Otwórz grę, aby grać dalej, obejrzeć ją, nazwać albo usunąć.
home-records-none = Nie ma jeszcze zapisanych gier.
home-record-continue = Graj dalej
home-record-watch = Obejrzyj
home-record-name = Nazwa
home-record-name-about = Pokazują ją listy. Staje się nazwą pliku.
home-record-delete = Usuń
home-record-delete-about = Gra i jej wynik wtedy znikają. Padnie jeszcze pytanie.
home-record-keep = Zachowaj
home-record-delete-sure = Usuń na zawsze
# $scores to gracze z punktami.
home-record-over = { $game }: { $scores }
# $date to dzisiejsza data, na przykład 2026-11-23.
home-today-title = Rozdanie dnia, { $date }
home-today-intro = Dziś (UTC) wszyscy mają to samo rozdanie. Liczy się pierwsza próba; można ją przerwać i kontynuować. Na końcu jest wynik, który można wysłać innym.
home-today-new = Nie masz go jeszcze rozegranego.
home-today-begun = Masz je rozpoczęte. Enter kontynuuje.
home-today-over = Masz je rozegrane. Enter pokazuje wynik.
# $command wypisuje wynik.
home-today-copy = Do skopiowania: { $command }
home-names = Jak masz na imię
home-names-intro = Pytamy tylko raz. Imię widać przy stole, w wynikach i w rankingu dnia. Puste pole znaczy bez imienia.
home-names-one = Imię
home-names-of = Imię osoby { $number }
home-names-go = Dalej
home-settings-intro = Strzałki w lewo i w prawo zmieniają wartość; Enter wpisuje tekst. Każda zmiana od razu się zapisuje.
home-setting-language = Język
home-setting-theme = Kolory
home-setting-ascii = Tylko ASCII
home-setting-plain = Zdania
home-setting-mouse = Mysz
home-setting-bot-pause = Pauza bota (ms)
home-setting-bell = Dzwonek
home-setting-confirm = Potwierdzanie
home-setting-deck-list = Pozostałe ekspedycje
home-setting-names = Imiona
home-on = tak
home-off = nie

## Co robią klawisze w menu

tui-do-menu-move = przejdź do innego wiersza
tui-do-menu-value = zmień wartość
tui-do-menu-number = otwórz wiersz według numeru
tui-do-menu-open = otwórz albo zmień wartość
tui-do-menu-back = wstecz
tui-bar-menu-open = otwórz

home-ask-number = Numer albo Enter, aby wrócić:
# $count is the number of choices.
home-no-such-number = Wpisz liczbę od 1 do { $count }.
# $players are the players without an answer.
home-ask-players = Gracze oddzieleni przecinkami. `me` to ty, inni to easy, medium, hard i expert. Enter oznacza { $players }:
