# Co terminal mówi wokół gry.

terminal-menu = Która gra?
terminal-menu-game = Jej numer:
terminal-menu-players = Ilu graczy ({ $least }–{ $most })?
terminal-menu-humans = Ilu z nich siedzi tutaj (0–{ $most })? Pozostałe miejsca zajmą boty.
terminal-number-between = Wpisz liczbę od { $least } do { $most }.

terminal-welcome = Wpisz numer albo akcję; „help” wymienia polecenia.
terminal-watch = Grają tu same boty. Możesz patrzeć.
terminal-committed = Pieczęć rzutów tej gry, do sprawdzenia po jej końcu: { $commitment }
terminal-curtain = Przekaż ekran { $seat-dat } i naciśnij Enter.
terminal-only-answer = Możliwa jest tylko jedna odpowiedź: { $offer }
terminal-hint = Wpisz numer propozycji, jej zapis z nawiasu albo „help”.

terminal-help =
    Numer albo akcja to ruch.
    why AKCJA    mówi, czy jest dozwolona, a jeśli nie, to według której zasady; także why RZECZ
    undo         cofa, póki niczego nie rzucono, nie pokazano ani nie przekazano
    view         pokazuje jeszcze raz sytuację
    score        pokazuje, jak kto teraz stoi
    forecast     mówi, jak gra się pewnie skończy
    hint         mówi, co najlepiej zrobić i dlaczego
    explain      porównuje najlepsze ruchy
    offers       pokazuje jeszcze raz propozycje (Enter też)
    story        opowiada wszystko od początku
    rules ID     pokazuje zasadę; rules SŁOWA jej szuka
    seat NUMER   oddaje ekran komuś, kto też może teraz wybierać
    save PLIK    zapisuje teraz i odtąd po każdym kroku
    resign       opuszcza grę na dobre
    quit         przerywa; zapisaną grę można wznowić

terminal-forecast = { $name }: na koniec około { $points } punktu, { $chance }% szans na zwycięstwo
terminal-advice = { $offer } – { $chance }% szans na zwycięstwo, około { $points } punktu. { $because }
terminal-allowed = To jest dozwolone.
terminal-why-what = Która akcja? Wpisz: why AKCJA
terminal-rules-what = Która zasada albo jakie słowa? Wpisz: rules M-1
terminal-no-rule = Żadna zasada nie ma tego numeru ani nie mówi „{ $words }”; zobacz { $near }.
terminal-no-rulebook = Ta gra nie ma tu instrukcji.
terminal-undone = Cofnięto.
terminal-seat-not-awaited = Nikt z obecnych nie może teraz działać na tym miejscu.
terminal-yes = tak
terminal-resign-sure = Tego nie da się cofnąć. Wpisz „{ $yes }”, aby opuścić grę:
terminal-not-resigned = Zostajesz w grze.
terminal-saved = Zapisano w { $file }.
terminal-save-where = W którym pliku? Wpisz: save PLIK
terminal-save-exists = Plik { $file } już istnieje: wybierz inną nazwę.
terminal-quit-saved = Gra czeka w { $file }.
terminal-quit-unsaved = Gra nie została zapisana.
terminal-verifiable = Cała gra, razem z kośćmi, jest w { $file } i można ją sprawdzić.

terminal-legend-age-of-conan = A5: pięć jednostek A, A2/1: dwie na pierwszej ikonie kampanii, a2: dwóch emisariuszy, ×2: żetony najazdu, ⌂ prowincja ojczysta, ■ fort, ▲ wieża, (3) status neutralnej prowincji, ♛ Conan, ◎ cel jego podróży

## nemedian games

games-seats = miejsca
games-edition = wydanie
games-content = zawartość
games-roles = role
games-options = opcje
games-presets = zestawy
games-rule = zasada { $rule }
