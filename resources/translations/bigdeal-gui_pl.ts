<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About {program}</source>
        <translation>O programie {program}</translation>
    </message>
    <message>
        <source>All licences in &amp;full…</source>
        <translation>Wszystkie licencje w &amp;całości…</translation>
    </message>
    <message>
        <source>Result of the self-test</source>
        <translation>Wynik autotestu</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Autotest</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licencje</translation>
    </message>
    <message>
        <source>{program} {version}</source>
        <translation>{program} {version}</translation>
    </message>
    <message>
        <source>Deals bridge boards that nobody could predict, nobody can repeat and nobody has seen.</source>
        <translation>Losuje rozdania, których nikt nie mógł przewidzieć, nikt nie może powtórzyć i nikt nie widział.</translation>
    </message>
    <message>
        <source>Deals what Big Deal by Hans van Staveren deals from the same seed and identification. An independent program; Big Deal’s author has no part in it.</source>
        <translation>Losuje to samo, co Big Deal Hansa van Staverena z tego samego ziarna i identyfikatora. Program niezależny; autor Big Deala nie brał w nim udziału.</translation>
    </message>
    <message>
        <source>SHA-256 of &amp;verify.html</source>
        <translation>SHA-256 strony &amp;verify.html</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Ustawienia</translation>
    </message>
    <message>
        <source>List of what was &amp;dealt</source>
        <translation>Lista &amp;wylosowanych zestawów</translation>
    </message>
    <message>
        <source>Not passed. Nothing can be dealt until it has.</source>
        <translation>Niezaliczony. Bez niego nic nie będzie wylosowane.</translation>
    </message>
    <message>
        <source>Passed: {parts}.</source>
        <translation>Zaliczony: {parts}.</translation>
    </message>
    <message>
        <source>Stored on this computer</source>
        <translation>Przechowywane na tym komputerze</translation>
    </message>
    <message>
        <source>Stored beside the program</source>
        <translation>Przechowywane obok programu</translation>
    </message>
    <message>
        <source>Works offline: it connects to nothing and downloads nothing.</source>
        <translation>Działa bez sieci: z nikim się nie łączy i niczego nie pobiera.</translation>
    </message>
    <message>
        <source>Qt and PySide6 are included unchanged, as separate libraries. You may replace them with versions you have built yourself; their source code is at code.qt.io. This program comes without any warranty.</source>
        <translation>Qt i PySide6 są używane bez zmian, jako osobne biblioteki. Można je zastąpić własnymi kompilacjami; kod źródłowy jest na code.qt.io. Program jest bez żadnej gwarancji.</translation>
    </message>
</context>
<context>
    <name>ArchiveHint</name>
    <message>
        <source>Mo&amp;ve to the archive</source>
        <translation>Prze&amp;nieś do archiwum</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>Nie ter&amp;az</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of {sets} finished sets still in the work folder</source>
        <translation>
            <numerusform>%n plik z rozegranych zestawów ({sets}) jest jeszcze w folderze roboczym</numerusform>
            <numerusform>%n pliki z rozegranych zestawów ({sets}) są jeszcze w folderze roboczym</numerusform>
            <numerusform>%n plików z rozegranych zestawów ({sets}) jest jeszcze w folderze roboczym</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of a finished set still in the work folder</source>
        <translation>
            <numerusform>%n plik rozegranego zestawu jest jeszcze w folderze roboczym</numerusform>
            <numerusform>%n pliki rozegranego zestawu są jeszcze w folderze roboczym</numerusform>
            <numerusform>%n plików rozegranego zestawu jest jeszcze w folderze roboczym</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Your journal was updated</source>
        <translation>Dziennik został zaktualizowany</translation>
    </message>
    <message>
        <source>These are copies, or another program is using them. Remove them yourself.</source>
        <translation>To kopie albo pliki używane przez inny program: usuń je samodzielnie</translation>
    </message>
    <message>
        <source>Writing the files had been interrupted</source>
        <translation>Dostarczanie zostało przerwane</translation>
    </message>
</context>
<context>
    <name>BackupSeal</name>
    <message>
        <source>Seal the backup?</source>
        <translation>Zapieczętować kopię zapasową?</translation>
    </message>
    <message>
        <source>Anyone who can read an unsealed backup can recognize deals that were dealt here. Sealed, only the passphrase opens it. If you lose the passphrase, you lose the backup.</source>
        <translation>Kto może odczytać niezapieczętowaną kopię, może rozpoznać rozdania wylosowane tutaj. Zapieczętowaną otwiera tylko hasło. Jeśli je zgubisz, stracisz kopię.</translation>
    </message>
    <message>
        <source>&amp;Seal it</source>
        <translation>&amp;Zapieczętuj</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Hasło</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>&amp;Jeszcze raz</translation>
    </message>
    <message>
        <source>&amp;Leave it unsealed</source>
        <translation>&amp;Pozostaw niezapieczętowaną</translation>
    </message>
    <message>
        <source>Type the same passphrase again</source>
        <translation>Wpisz jeszcze raz to samo hasło</translation>
    </message>
</context>
<context>
    <name>BoardDoor</name>
    <message>
        <source>{done} of {wanted} compared</source>
        <translation>Porównano {done} z {wanted}</translation>
    </message>
    <message>
        <source>Sets compared</source>
        <translation>Porównane zestawy</translation>
    </message>
    <message>
        <source>Sets or files read so far</source>
        <translation>Odczytane dotąd zestawy lub pliki</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Przerwij porównywanie</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Otwórz wyniki</translation>
    </message>
</context>
<context>
    <name>BoardPage</name>
    <message>
        <source>Type at least one whole hand.</source>
        <translation>Wpisz co najmniej jedną całą rękę.</translation>
    </message>
    <message>
        <source>The board number is a number such as 13.</source>
        <translation>Numer rozdania to liczba, np. 13.</translation>
    </message>
    <message>
        <source>Type numbers and hands of both boards.</source>
        <translation>Wpisz numery i ręce obu rozdań.</translation>
    </message>
    <message>
        <source>Type the hands of the same seats of both boards.</source>
        <translation>Wpisz z obu rozdań ręce z tych samych miejsc.</translation>
    </message>
    <message>
        <source>No set could be read here.</source>
        <translation>Nie udało się tu odczytać żadnego zestawu.</translation>
    </message>
    <message>
        <source>When play is over, results can tell when it happened.</source>
        <translation>Po grze wyniki mogą pokazać, kiedy to się stało.</translation>
    </message>
    <message>
        <source>Compared with the sets of the journal</source>
        <translation>Porównanie z zestawami dziennika</translation>
    </message>
    <message>
        <source>Compared with {file}</source>
        <translation>Porównanie z {file}</translation>
    </message>
    <message>
        <source>Files compared with: {count}</source>
        <translation>Pliki do porównania: {count}</translation>
    </message>
    <message>
        <source>Sections: {names}. Delete the lines of those that had boards of their own.</source>
        <translation>Sektory: {names}. Usuń wiersze tych, które miały własne pudełka.</translation>
    </message>
    <message>
        <source>Put the round in place of each question mark.</source>
        <translation>Wpisz rundę w miejsce każdego znaku zapytania.</translation>
    </message>
    <message>
        <source>Type a line for each table, or open a file of results.</source>
        <translation>Wpisz wiersz dla każdego stołu albo otwórz plik z wynikami.</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many spades?</source>
        <translation>Rozdanie {number}, {seat}: ile pików?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many hearts?</source>
        <translation>Rozdanie {number}, {seat}: ile kierów?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many diamonds?</source>
        <translation>Rozdanie {number}, {seat}: ile kar?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many clubs?</source>
        <translation>Rozdanie {number}, {seat}: ile trefli?</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>More than one thing fits. Read another hand to decide.</source>
        <translation>Pasuje więcej niż jedna możliwość. Odczytaj jeszcze jedną rękę.</translation>
    </message>
    <message>
        <source>Check the hand, or name the files that hold the boards.</source>
        <translation>Sprawdź rękę albo wskaż pliki z rozdaniami.</translation>
    </message>
    <message>
        <source>Compare dealer and vulnerability with the board number too.</source>
        <translation>Porównaj też rozdającego i założenia z numerem rozdania.</translation>
    </message>
    <message>
        <source>A deal of another session does not count for this one: see Laws 6D2 and 15.</source>
        <translation>Rozkład z innej sesji nie liczy się w tej: zob. przepisy 6D2 i 15.</translation>
    </message>
    <message>
        <source>Take the board out of play, and find out who played it like this.</source>
        <translation>Wycofaj rozdanie z gry i ustal, kto grał je w tej postaci.</translation>
    </message>
    <message>
        <source>It is fouled if contestants to be compared did not all play it alike (Law 87). Dealer and vulnerability count.</source>
        <translation>Jest błędne, jeśli porównywani uczestnicy nie grali go jednakowo (przepis 87). Liczą się też rozdający i założenia.</translation>
    </message>
    <message>
        <source>In a match of teams see Law 86B2.</source>
        <translation>W meczu teamów zob. przepis 86B2.</translation>
    </message>
    <message>
        <source>No board that is known here has these hands.</source>
        <translation>Żadne znane tu rozdanie nie ma takich rąk.</translation>
    </message>
    <message>
        <source>Boards compared: {count}.</source>
        <translation>Porównane rozdania: {count}.</translation>
    </message>
    <message>
        <source>Board {number} of {set}</source>
        <translation>Rozdanie {number} z zestawu {set}</translation>
    </message>
    <message>
        <source>not board {number}</source>
        <translation>nie rozdanie {number}</translation>
    </message>
    <message>
        <source>another set than the one you named</source>
        <translation>inny zestaw niż podany</translation>
    </message>
    <message>
        <source>turned by {degrees}°: North’s hand lies {seat}</source>
        <translation>obrócone o {degrees}°: ręka N leży na {seat}</translation>
    </message>
    <message>
        <source>hands exchanged between {seats}</source>
        <translation>ręce zamienione między {seats}</translation>
    </message>
    <message>
        <source>all hands are right</source>
        <translation>wszystkie ręce się zgadzają</translation>
    </message>
    <message>
        <source>what you read is right; hands read: {count}</source>
        <translation>to, co odczytano, się zgadza; odczytane ręce: {count}</translation>
    </message>
    <message>
        <source>{parts}.</source>
        <translation>{parts}.</translation>
    </message>
    <message>
        <source>cards in the wrong hand: {count}</source>
        <translation>karty w niewłaściwej ręce: {count}</translation>
    </message>
    <message>
        <source>cards exchanged: {count}, between {seats}</source>
        <translation>zamienione karty: {count}, między {seats}</translation>
    </message>
    <message>
        <source>These two boards are alike: {numbers}.</source>
        <translation>Te dwa rozdania są jednakowe: {numbers}.</translation>
    </message>
    <message>
        <source>These two boards are not alike: {numbers}.</source>
        <translation>Te dwa rozdania nie są jednakowe: {numbers}.</translation>
    </message>
    <message>
        <source>The results cannot tell when the board was fouled.</source>
        <translation>Wyniki nie pokazują, kiedy rozdanie stało się błędne.</translation>
    </message>
    <message>
        <source>Before round {before} ({chance} %).</source>
        <translation>Przed rundą {before} ({chance}%).</translation>
    </message>
    <message>
        <source>After round {after} ({chance} %).</source>
        <translation>Po rundzie {after} ({chance}%).</translation>
    </message>
    <message>
        <source>After round {after}, before round {before} ({chance} %).</source>
        <translation>Po rundzie {after}, przed rundą {before} ({chance}%).</translation>
    </message>
    <message>
        <source>Law 87: the tables before that moment and those after it are two groups.</source>
        <translation>Przepis 87: stoły przed tą chwilą i po niej to dwie grupy.</translation>
    </message>
    <message>
        <source>Tables are weighed by double dummy, so the percentage is a help and no proof.</source>
        <translation>Stoły ocenia się w widne karty; procent pomaga, ale niczego nie dowodzi.</translation>
    </message>
    <message>
        <source>Boards to look at: {numbers} ({found} of {asked}).</source>
        <translation>Rozdania do sprawdzenia: {numbers} ({found} z {asked}).</translation>
    </message>
    <message>
        <source>All answers are right. Boards asked about: {count}.</source>
        <translation>Wszystkie odpowiedzi są poprawne. Sprawdzone rozdania: {count}.</translation>
    </message>
    <message>
        <source>Boards with whole hands wrong: at most {most} of {count} (90 % certain).</source>
        <translation>Rozdania z błędnymi całymi rękami: najwyżej {most} z {count} (pewność 90%).</translation>
    </message>
    <message>
        <source>One exchanged card is hardly ever found like this.</source>
        <translation>Pojedynczej zamienionej karty prawie nigdy się tak nie wykryje.</translation>
    </message>
    <message>
        <source>By its number: {conditions}.</source>
        <translation>Według numeru: {conditions}.</translation>
    </message>
    <message>
        <source>Not compared, because the files are gone, changed or not readable: {count}.</source>
        <translation>Nie porównano, bo plików nie ma, zostały zmienione lub są nieczytelne: {count}.</translation>
    </message>
</context>
<context>
    <name>BoardsField</name>
    <message>
        <source>Number of boards</source>
        <translation>Liczba rozdań</translation>
    </message>
    <message>
        <source>How many boards, at most {most}; or a range such as 11-20</source>
        <translation>Ile rozdań, najwyżej {most}; albo zakres, np. 11-20</translation>
    </message>
    <message>
        <source>The number of the first board</source>
        <translation>Numer pierwszego rozdania</translation>
    </message>
    <message>
        <source>&amp;from number</source>
        <translation>&amp;od numeru</translation>
    </message>
    <message>
        <source>North deals first</source>
        <translation>Pierwszy rozdaje N</translation>
    </message>
    <message>
        <source>East deals first</source>
        <translation>Pierwszy rozdaje E</translation>
    </message>
    <message>
        <source>South deals first</source>
        <translation>Pierwszy rozdaje S</translation>
    </message>
    <message>
        <source>West deals first</source>
        <translation>Pierwszy rozdaje W</translation>
    </message>
    <message>
        <source>&amp;Sets</source>
        <translation>Z&amp;estawy</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>More: first number, sets, presets</source>
        <translation>Więcej: pierwszy numer, zestawy, szablony</translation>
    </message>
    <message>
        <source>For a shared computer: the page begins without what was dealt last</source>
        <translation>Na wspólnym komputerze: strona zaczyna bez tego, co rozdano ostatnio</translation>
    </message>
    <message>
        <source>Forget the last session</source>
        <translation>Zapomnij ostatnią sesję</translation>
    </message>
    <message>
        <source>From 1 to {most}, or a range such as 11-20.</source>
        <translation>Od 1 do {most}; można też wpisać zakres, np. 11-20.</translation>
    </message>
    <message>
        <source>How many sets to deal at once, at most {most}: the same board numbers, different cards</source>
        <translation>Ile zestawów za jednym razem, najwyżej {most}: te same numery rozdań, inne karty</translation>
    </message>
</context>
<context>
    <name>BoardsWords</name>
    <message>
        <source>Board {numbers}</source>
        <translation>Rozdanie {numbers}</translation>
    </message>
    <message>
        <source>Boards {numbers}</source>
        <translation>Rozdania {numbers}</translation>
    </message>
</context>
<context>
    <name>Body</name>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Help (F1)</source>
        <translation>Pomoc (F1)</translation>
    </message>
    <message>
        <source>About</source>
        <translation>O programie</translation>
    </message>
    <message>
        <source>Version and self-test</source>
        <translation>Wersja i autotest</translation>
    </message>
    <message>
        <source>{page} (Ctrl+{key})</source>
        <translation>{page} (Ctrl+{key})</translation>
    </message>
</context>
<context>
    <name>BoxCard</name>
    <message>
        <source>&amp;Open the box</source>
        <translation>&amp;Otwórz skrzynkę</translation>
    </message>
    <message>
        <source>All that one of the addresses shows</source>
        <translation>Wszystko, co pokazuje jeden z adresów</translation>
    </message>
    <message>
        <source>Save its files beside the box</source>
        <translation>Zapisz pliki obok skrzynki</translation>
    </message>
    <message>
        <source>&amp;Answer of an address</source>
        <translation>O&amp;dpowiedź z adresu</translation>
    </message>
    <message>
        <source>Hash of the box: {groups}</source>
        <translation>Skrót skrzynki: {groups}</translation>
    </message>
    <message>
        <source>The owner of another key can open this box at any time.</source>
        <translation>Właściciel innego klucza może otworzyć tę skrzynkę w każdej chwili.</translation>
    </message>
    <message>
        <source>At its time, open one of these addresses, and paste the answer below.</source>
        <translation>Gdy nadejdzie jej czas, otwórz jeden z tych adresów i wklej odpowiedź poniżej.</translation>
    </message>
    <message>
        <source>The box is open. Saved beside it:</source>
        <translation>Skrzynka jest otwarta. Zapisano obok niej:</translation>
    </message>
    <message>
        <source>Write a cover &amp;note</source>
        <translation>Napisz &amp;notę</translation>
    </message>
    <message>
        <source>When and how the box opens, as text and PDF, and a page that opens it</source>
        <translation>Kiedy i jak otwiera się skrzynka, jako tekst i PDF, oraz strona, która ją otwiera</translation>
    </message>
    <message>
        <source>To send with the box. Saved beside it:</source>
        <translation>Do wysłania ze skrzynką. Zapisano obok niej:</translation>
    </message>
</context>
<context>
    <name>BoxDoor</name>
    <message>
        <source>Drop a locked box here</source>
        <translation>Upuść tu zamkniętą skrzynkę</translation>
    </message>
    <message>
        <source>A box (.zip.age) opens with what a public clock publishes at its time.</source>
        <translation>Skrzynkę (.zip.age) otwiera to, co publiczny zegar opublikuje w jej czasie.</translation>
    </message>
    <message>
        <source>Choose a &amp;box…</source>
        <translation>Wybierz &amp;skrzynkę…</translation>
    </message>
    <message>
        <source>See when a box opens, and open it</source>
        <translation>Zobacz, kiedy skrzynka się otwiera, i otwórz ją</translation>
    </message>
    <message>
        <source>Choose a locked box</source>
        <translation>Wybierz zamkniętą skrzynkę</translation>
    </message>
    <message>
        <source>&amp;Make a trial box…</source>
        <translation>Utwórz skrzynkę &amp;próbną…</translation>
    </message>
    <message>
        <source>For receivers to try: no boards, and it opens in two minutes</source>
        <translation>Do wypróbowania u odbiorców: bez rozdań, otwiera się za dwie minuty</translation>
    </message>
    <message>
        <source>Locked boxes ({suffix})</source>
        <translation>Zamknięte skrzynki ({suffix})</translation>
    </message>
    <message>
        <source>Make a trial box</source>
        <translation>Utwórz skrzynkę próbną</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>Opens at {time} ({utc})</source>
        <translation>Otwiera się {time} ({utc})</translation>
    </message>
    <message>
        <source>It can be opened now.</source>
        <translation>Można ją już otworzyć.</translation>
    </message>
    <message>
        <source>Opens in {days} d {hours} h {minutes} min.</source>
        <translation>Otwiera się za {days} d {hours} godz. {minutes} min.</translation>
    </message>
</context>
<context>
    <name>CheckDoors</name>
    <message>
        <source>Is this file sound?</source>
        <translation>Czy ten plik jest w porządku?</translation>
    </message>
    <message>
        <source>What is this board?</source>
        <translation>Co to za rozdanie?</translation>
    </message>
    <message>
        <source>Verify a tournament</source>
        <translation>Weryfikacja zawodów</translation>
    </message>
    <message>
        <source>Open a locked box</source>
        <translation>Otwórz zamkniętą skrzynkę</translation>
    </message>
    <message>
        <source>Is our machine fair?</source>
        <translation>Czy nasza maszyna jest uczciwa?</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Check</source>
        <translation>Sprawdzanie</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>numbers from the journal</source>
        <translation>numery z dziennika</translation>
    </message>
    <message>
        <source>counted from {first}, as you said</source>
        <translation>liczone od {first}, jak podano</translation>
    </message>
    <message>
        <source>counted from {first}, as in the other file of this name</source>
        <translation>liczone od {first}, jak w drugim pliku o tej nazwie</translation>
    </message>
    <message>
        <source>counted from {first}: the file has no board numbers</source>
        <translation>liczone od {first}: plik nie ma numerów rozdań</translation>
    </message>
</context>
<context>
    <name>ClockStrip</name>
    <message>
        <source>Da&amp;y of the set</source>
        <translation>D&amp;zień zestawu</translation>
    </message>
    <message>
        <source>&amp;Use this day</source>
        <translation>&amp;Użyj tego dnia</translation>
    </message>
    <message>
        <source>This day goes into the names and files; the journal keeps the clock’s</source>
        <translation>Ten dzień trafia do nazw i plików; dziennik zachowuje dzień zegara</translation>
    </message>
</context>
<context>
    <name>ClubPaperDialog</name>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Klub</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>&amp;Sesja</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>S&amp;trona</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Rozdania</translation>
    </message>
    <message>
        <source>&amp;Double dummy</source>
        <translation>&amp;W widne karty</translation>
    </message>
    <message>
        <source>Tournament director</source>
        <translation>Sędzia</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesja</translation>
    </message>
    <message>
        <source>such as 2</source>
        <translation>np. 2</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sektory</translation>
    </message>
    <message>
        <source>such as A, B</source>
        <translation>np. A, B</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Strona WWW (HTML)</translation>
    </message>
    <message>
        <source>Labels, and columns of the checklist, for each section</source>
        <translation>Etykiety i kolumny listy kontrolnej dla każdego sektora</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>a whole page, {like}</source>
        <translation>cała strona, {like}</translation>
    </message>
    <message>
        <source>{count} on a sheet, {like}</source>
        <translation>{count} na arkuszu, {like}</translation>
    </message>
    <message>
        <source>Choose a logo</source>
        <translation>Wybierz logo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Usuń logo</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>On this paper the cards would be too small to be read</source>
        <translation>Na tym papierze karty byłyby zbyt małe do czytania</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>such as the club’s hall</source>
        <translation>np. sala klubowa</translation>
    </message>
    <message>
        <source>Each section gets its own hand record and labels</source>
        <translation>Każdy sektor ma własne rozkłady i etykiety</translation>
    </message>
    <message>
        <source>Hand record format</source>
        <translation>Rozkłady jako</translation>
    </message>
    <message>
        <source>Label sheet</source>
        <translation>Arkusz etykiet</translation>
    </message>
    <message>
        <source>The page shows sample boards. Your choices are remembered, except event and session.</source>
        <translation>Strona pokazuje rozdania wzorcowe. Wybór jest zapamiętywany, oprócz turnieju i sesji.</translation>
    </message>
    <message>
        <source>same as the window</source>
        <translation>jak w oknie</translation>
    </message>
    <message>
        <source>(usual in your country)</source>
        <translation>(tu zwykle używany)</translation>
    </message>
    <message>
        <source>Takes a few seconds; this computer does the analysis</source>
        <translation>Trwa kilka sekund; rozdania rozwiązuje ten komputer</translation>
    </message>
    <message>
        <source>Print without a logo; your file is not deleted</source>
        <translation>Drukuj bez logo; wybrany plik zostaje</translation>
    </message>
    <message>
        <source>A PNG, JPEG or SVG picture; the program keeps its own copy</source>
        <translation>Obraz PNG, JPEG lub SVG; zachowana zostanie jego kopia</translation>
    </message>
    <message>
        <source>Pictures ({suffixes})</source>
        <translation>Obrazy ({suffixes})</translation>
    </message>
</context>
<context>
    <name>Conversation</name>
    <message>
        <source>A plan (.sqd) that you saved yourself before the tournament</source>
        <translation>Plan (.sqd), który samodzielnie zapisano przed zawodami</translation>
    </message>
    <message>
        <source>Which &amp;sessions were played? Tick them.</source>
        <translation>K&amp;tóre sesje rozegrano? Zaznacz je.</translation>
    </message>
    <message>
        <source>I know of no &amp;earlier promise for this event</source>
        <translation>&amp;Nie wiem o żadnej wcześniejszej zapowiedzi tych zawodów</translation>
    </message>
    <message>
        <source>I saw it, or had the plan, before {moment}</source>
        <translation>Zobaczono go lub zachowano plan przed {moment}</translation>
    </message>
    <message>
        <source>Promised: {source}</source>
        <translation>Zapowiedziano: {source}</translation>
    </message>
    <message>
        <source>I sa&amp;ved the plan…</source>
        <translation>Mam zachowany p&amp;lan…</translation>
    </message>
    <message>
        <source>What was the val&amp;ue? Look it up at the promised source.</source>
        <translation>Jaka &amp;była wartość? Sprawdź tam, gdzie mówi zapowiedź.</translation>
    </message>
    <message>
        <source>Press the space bar to tick a session</source>
        <translation>Spacja zaznacza sesję</translation>
    </message>
    <message>
        <source>Tick &amp;them all</source>
        <translation>Z&amp;aznacz wszystkie</translation>
    </message>
    <message>
        <source>All sessions in this list were played</source>
        <translation>Rozegrano wszystkie sesje z listy</translation>
    </message>
    <message>
        <source>With several promises, only the best one might be shown</source>
        <translation>Kto robi kilka zapowiedzi, może pokazać tę, która mu odpowiada</translation>
    </message>
    <message>
        <source>Questions only you can answer</source>
        <translation>To, czego nie powie żaden plik</translation>
    </message>
    <message>
        <source>Anything published later proves nothing</source>
        <translation>To, co opublikowano później, niczego nie dowodzi</translation>
    </message>
</context>
<context>
    <name>ConvertDialog</name>
    <message>
        <source>Convert {file}</source>
        <translation>Przekształć {file}</translation>
    </message>
    <message>
        <source>Con&amp;vert…</source>
        <translation>&amp;Przekształć…</translation>
    </message>
    <message>
        <source>Board numbers</source>
        <translation>Numery rozdań</translation>
    </message>
    <message>
        <source>&amp;First board</source>
        <translation>&amp;Pierwsze rozdanie</translation>
    </message>
    <message>
        <source>Choose where the new files go, then convert</source>
        <translation>Wybierz miejsce na nowe pliki i przekształć</translation>
    </message>
    <message>
        <source>1 board, number {first}</source>
        <translation>1 rozdanie, numer {first}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), {first} to {last}</source>
        <translation>
            <numerusform>%n rozdanie, od {first} do {last}</numerusform>
            <numerusform>%n rozdania, od {first} do {last}</numerusform>
            <numerusform>%n rozdań, od {first} do {last}</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one format</source>
        <translation>Wybierz co najmniej jeden format</translation>
    </message>
    <message>
        <source>The number of the first board</source>
        <translation>Numer, który dostanie pierwsze rozdanie</translation>
    </message>
    <message>
        <source>The board numbers in this file have gaps. The boards get new numbers, in the same order.</source>
        <translation>W numeracji w tym pliku są luki. Rozdania dostaną nowe numery, w tej samej kolejności.</translation>
    </message>
    <message>
        <source>Formats to write</source>
        <translation>Nowe pliki dla</translation>
    </message>
    <message>
        <source>A format cannot contain these boards</source>
        <translation>Format nie pomieści tych rozdań</translation>
    </message>
</context>
<context>
    <name>Converting</name>
    <message>
        <source>In {folder}</source>
        <translation>W {folder}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) converted, read back and compared</source>
        <translation>
            <numerusform>%n rozdanie przekształcone, odczytane i porównane</numerusform>
            <numerusform>%n rozdania przekształcone, odczytane i porównane</numerusform>
            <numerusform>%n rozdań przekształconych, odczytanych i porównanych</numerusform>
        </translation>
    </message>
    <message>
        <source>Auctions, results and comments of the file were left out.</source>
        <translation>Licytacje, wyniki i komentarze z pliku pominięto.</translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Błąd w programie</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Coś poszło nie tak w programie.</translation>
    </message>
    <message>
        <source>The sets you have already dealt are safe. Close the program and start it again before you deal. Please report this: {place}</source>
        <translation>Wylosowane wcześniej zestawy są bezpieczne. Przed losowaniem zamknij program i uruchom go ponownie. Prosimy zgłosić te słowa: {place}</translation>
    </message>
</context>
<context>
    <name>DealBar</name>
    <message>
        <source>&amp;Deal session…</source>
        <translation>Wylo&amp;suj sesję…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nuluj</translation>
    </message>
    <message>
        <source>Deal session</source>
        <translation>Wylosuj sesję</translation>
    </message>
    <message>
        <source>Boards dealt</source>
        <translation>Wylosowane rozdania</translation>
    </message>
    <message>
        <source>Boards dealt so far</source>
        <translation>Rozdania wylosowane do tej pory</translation>
    </message>
    <message>
        <source>Deal into the folder shown on the left</source>
        <translation>Losuj do folderu podanego po lewej</translation>
    </message>
    <message>
        <source>{done} of {wanted} boards · {rate} a second · {left} left</source>
        <translation>{done} z {wanted} rozdań · {rate} na sekundę · jeszcze {left}</translation>
    </message>
    <message>
        <source>{count} s</source>
        <translation>{count} s</translation>
    </message>
    <message>
        <source>{count} min</source>
        <translation>{count} min</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Zatrzymywanie…</translation>
    </message>
    <message>
        <source>Else&amp;where…</source>
        <translation>G&amp;dzie indziej…</translation>
    </message>
    <message>
        <source>Choose another folder or name for this set, then deal</source>
        <translation>Wybierz inny folder lub nazwę tego zestawu, potem losuj</translation>
    </message>
    <message>
        <source>&amp;Deal session</source>
        <translation>Wylo&amp;suj sesję</translation>
    </message>
    <message>
        <source>Into: {place}</source>
        <translation>Do: {place}</translation>
    </message>
    <message>
        <source>Choose where to save the files, then deal</source>
        <translation>Wybierz miejsce na pliki i wylosuj</translation>
    </message>
    <message>
        <source>Stop dealing; no files are left behind</source>
        <translation>Zatrzymaj losowanie; nie zostanie żaden plik</translation>
    </message>
    <message>
        <source>{problem} You will be asked to choose another folder.</source>
        <translation>{problem} Program zapyta o inny folder.</translation>
    </message>
    <message>
        <source>Everyone who can use this disk can read the boards there.</source>
        <translation>Każdy, kto może używać tego dysku, może tam czytać rozdania.</translation>
    </message>
</context>
<context>
    <name>DealForm</name>
    <message>
        <source>Event</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Turniej</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Rozdania</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Pliki dla</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Losowość</translation>
    </message>
    <message>
        <source>I cannot &amp;type or use a mouse</source>
        <translation>Nie mogę p&amp;isać ani ruszać myszą</translation>
    </message>
    <message>
        <source>such as Tuesday pairs; you can leave it empty</source>
        <translation>np. wtorkowy turniej par; może być puste</translation>
    </message>
    <message>
        <source>The name of the event, written into the files</source>
        <translation>Nazwa turnieju; jest zapisywana w plikach</translation>
    </message>
    <message>
        <source>Use only the computer’s own randomness</source>
        <translation>Losuj tylko z losowości komputera</translation>
    </message>
</context>
<context>
    <name>DealPage</name>
    <message>
        <source>Deal a session</source>
        <translation>Losowanie sesji</translation>
    </message>
    <message numerus="yes">
        <source>Ready to deal %n board(s)</source>
        <translation>
            <numerusform>Można wylosować %n rozdanie</numerusform>
            <numerusform>Można wylosować %n rozdania</numerusform>
            <numerusform>Można wylosować %n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>One moment: the program is testing itself</source>
        <translation>Chwileczkę: program sprawdza sam siebie</translation>
    </message>
    <message>
        <source>Choose at least one format</source>
        <translation>Wybierz co najmniej jeden format</translation>
    </message>
    <message>
        <source>Boards {first}–{last} do not fit {suffix}: {most} at most</source>
        <translation>Rozdania {first}–{last} nie mieszczą się w {suffix}: najwyżej {most}</translation>
    </message>
    <message>
        <source>These boards do not fit {suffix}</source>
        <translation>Te rozdania nie mieszczą się w {suffix}</translation>
    </message>
    <message numerus="yes">
        <source>Ready to deal %n set(s)</source>
        <translation>
            <numerusform>Można wylosować %n zestaw</numerusform>
            <numerusform>Można wylosować %n zestawy</numerusform>
            <numerusform>Można wylosować %n zestawów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n board(s)</source>
        <translation>
            <numerusform>po %n rozdaniu</numerusform>
            <numerusform>po %n rozdania</numerusform>
            <numerusform>po %n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>A set has {most} boards at most</source>
        <translation>Zestaw ma najwyżej {most} rozdań</translation>
    </message>
    <message>
        <source>This copy of the program is damaged and cannot deal</source>
        <translation>Ta kopia programu jest uszkodzona i nie losuje</translation>
    </message>
    <message>
        <source>Release the keys and the mouse</source>
        <translation>Puść klawisze i mysz</translation>
    </message>
    <message>
        <source>Deal without your typing</source>
        <translation>Losuj bez mojego udziału</translation>
    </message>
    <message>
        <source>Use only the computer’s own randomness?</source>
        <translation>Użyć tylko losowości komputera?</translation>
    </message>
    <message>
        <source>The problem and your answer are recorded in the journal.</source>
        <translation>Wątpliwość i odpowiedź zostaną zapisane w dzienniku.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>Dziennik budzi wątpliwości</translation>
    </message>
    <message>
        <source>Deal anyway?</source>
        <translation>Mimo to wylosować?</translation>
    </message>
    <message>
        <source>The operating system supplies 320 bits. That is enough for a fair set nobody can predict, as long as this computer can be trusted. Your typing protects you even if it cannot. The certificate of this set will say “{source}”.</source>
        <translation>System operacyjny da 320 bitów. To wystarczy na uczciwy zestaw, którego nikt nie przewidzi, o ile komputer jest sprawny. Własne pisanie chroniłoby nawet wtedy, gdy nie jest. Certyfikat zestawu będzie zawierał „{source}”.</translation>
    </message>
    <message>
        <source>&amp;Deal anyway</source>
        <translation>Mimo to &amp;wylosuj</translation>
    </message>
    <message>
        <source>&amp;Use only the computer</source>
        <translation>&amp;Użyj samego komputera</translation>
    </message>
    <message>
        <source>Others can read the boards</source>
        <translation>Inni mogą czytać rozdania</translation>
    </message>
</context>
<context>
    <name>DealStep</name>
    <message>
        <source>Folder for the boards</source>
        <translation>Folder na rozdania</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>Wy&amp;bierz…</translation>
    </message>
    <message>
        <source>&amp;Deal the ticked sessions</source>
        <translation>Wylosuj &amp;zaznaczone sesje</translation>
    </message>
    <message>
        <source>Deal now</source>
        <translation>Wylosuj teraz</translation>
    </message>
    <message>
        <source>&amp;Reserve sets…</source>
        <translation>Zestawy &amp;rezerwowe…</translation>
    </message>
    <message>
        <source>De&amp;viation…</source>
        <translation>Ods&amp;tępstwo…</translation>
    </message>
    <message>
        <source>Record where play did not follow the plan</source>
        <translation>Zapisz, w czym gra odbiegła od planu</translation>
    </message>
    <message>
        <source>Choose the folder for the boards</source>
        <translation>Wybierz folder na rozdania</translation>
    </message>
    <message>
        <source>&amp;Next session</source>
        <translation>Następna ses&amp;ja</translation>
    </message>
    <message>
        <source>Choose the sessions to deal next</source>
        <translation>Wybierz sesje do wylosowania w następnej kolejności</translation>
    </message>
    <message>
        <source>&amp;Folder for the boards</source>
        <translation>Fol&amp;der na rozdania</translation>
    </message>
    <message>
        <source>Tick at least one session.</source>
        <translation>Zaznacz co najmniej jedną sesję.</translation>
    </message>
    <message>
        <source>Choose at least one format.</source>
        <translation>Wybierz co najmniej jeden format.</translation>
    </message>
    <message>
        <source>These boards do not fit {suffix}.</source>
        <translation>Te rozdania nie mieszczą się w {suffix}.</translation>
    </message>
    <message>
        <source>Choose a folder for the boards.</source>
        <translation>Wybierz folder na rozdania.</translation>
    </message>
    <message>
        <source>Deal it now</source>
        <translation>Wylosuj teraz</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Później</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesje</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Pliki dla</translation>
    </message>
    <message>
        <source>Open the keys</source>
        <translation>Otwarcie kluczy</translation>
    </message>
    <message>
        <source>Reserve, deviation</source>
        <translation>Rezerwa, odstępstwo</translation>
    </message>
    <message>
        <source>Only these boards of the reserve set</source>
        <translation>Tylko te rozdania z zestawu rezerwowego</translation>
    </message>
    <message>
        <source>such as 5 or 5,7; empty for the whole set</source>
        <translation>na przykład 5 albo 5,7; puste: cały zestaw</translation>
    </message>
    <message>
        <source>Of one session: only these boards get another deal</source>
        <translation>Z jednej sesji: tylko te rozdania zostaną zastąpione</translation>
    </message>
    <message>
        <source>Deal new boards for the ticked sessions, and give the reason</source>
        <translation>Wylosuj inne rozdania dla zaznaczonych sesji, z podaniem powodu</translation>
    </message>
    <message>
        <source>&amp;Go to Reveal</source>
        <translation>&amp;Dalej: Ujawnienie</translation>
    </message>
    <message>
        <source>Go to the last step</source>
        <translation>Do ostatniego kroku</translation>
    </message>
    <message>
        <source>A reserve set replaces a session that cannot be played, for example because somebody saw a board. A deviation is anything that did not go as planned. The players are told about both.</source>
        <translation>Zestawy rezerwowe zastępują sesje, których nie można rozegrać, na przykład gdy ktoś zobaczył rozdanie. Odstępstwo to wszystko, co poszło inaczej, niż zaplanowano. Gracze dowiedzą się o jednym i drugim.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of this tournament were dealt. The keys have been revealed, so no more can be dealt.</source>
        <translation>
            <numerusform>Wylosowano %n zestaw tych zawodów. Klucze są ujawnione, więc więcej nie będzie.</numerusform>
            <numerusform>Wylosowano %n zestawy tych zawodów. Klucze są ujawnione, więc więcej nie będzie.</numerusform>
            <numerusform>Wylosowano %n zestawów tych zawodów. Klucze są ujawnione, więc więcej nie będzie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anyone who has the keys and the value can make these boards again.</source>
        <translation>Kto ma klucze i wartość, może utworzyć te rozdania jeszcze raz.</translation>
    </message>
</context>
<context>
    <name>DealWords</name>
    <message>
        <source>CODE</source>
        <translation>KOD</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>brak uprawnień</translation>
    </message>
</context>
<context>
    <name>DealtSetsBox</name>
    <message>
        <source>Set</source>
        <translation>Zestaw</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Kod zestawu</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Pliki</translation>
    </message>
    <message>
        <source>Sets dealt</source>
        <translation>Wylosowane zestawy</translation>
    </message>
    <message>
        <source>Set codes</source>
        <translation>Kody zestawów</translation>
    </message>
    <message numerus="yes">
        <source>Cop&amp;y %n code(s)</source>
        <translation>
            <numerusform>Kop&amp;iuj %n kod</numerusform>
            <numerusform>Kop&amp;iuj %n kody</numerusform>
            <numerusform>Kop&amp;iuj %n kodów</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>Copy the codes of the selected sets; they reveal no cards</source>
        <translation>Kopiuj kody wybranych zestawów; nie zdradzają kart</translation>
    </message>
    <message>
        <source>Labels, certificates and copies are made for the sets selected here: all of them, unless you change it.</source>
        <translation>Etykiety, certyfikaty i kopie dotyczą zestawów wybranych tutaj; na początku wszystkich.</translation>
    </message>
</context>
<context>
    <name>DigestField</name>
    <message>
        <source>The check co&amp;de that you found</source>
        <translation>Znalezion&amp;y kod kontrolny</translation>
    </message>
    <message>
        <source>From the notice board, the bulletin or the web page of the event</source>
        <translation>Z tablicy ogłoszeń, biuletynu lub strony internetowej turnieju</translation>
    </message>
    <message>
        <source>Type or paste the digits or the 13 words. They are compared as you type.</source>
        <translation>Wpisz lub wklej cyfry albo 13 słów. Porównanie następuje podczas pisania.</translation>
    </message>
</context>
<context>
    <name>DoorWidget</name>
    <message>
        <source>Your files were not changed. ({place})</source>
        <translation>Pliki pozostały bez zmian. ({place})</translation>
    </message>
</context>
<context>
    <name>EntropyArea</name>
    <message>
        <source>Randomness area</source>
        <translation>Pole losowości</translation>
    </message>
    <message>
        <source>Type anything, using many different keys, or move the mouse. Press Tab or Escape to leave the area.</source>
        <translation>Pisz cokolwiek, wieloma klawiszami, albo ruszaj myszą. Tab lub Escape wychodzi z pola.</translation>
    </message>
    <message>
        <source>Click here, then type. Press Tab or Esc to leave.</source>
        <translation>Kliknij tu i pisz. Tab lub Esc wychodzi z pola.</translation>
    </message>
</context>
<context>
    <name>EntropyPanel</name>
    <message>
        <source>Entropy</source>
        <translation>Losowość</translation>
    </message>
    <message>
        <source>How much randomness has been collected from you</source>
        <translation>Ile losowości zebrano od użytkownika</translation>
    </message>
    <message>
        <source>{bits} of {target} bits · {state}</source>
        <translation>{bits} z {target} bitów · {state}</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) more</source>
        <translation>
            <numerusform>jeszcze około %n sekundy</numerusform>
            <numerusform>jeszcze około %n sekund</numerusform>
            <numerusform>jeszcze około %n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) more</source>
        <translation>
            <numerusform>jeszcze około %n minuty</numerusform>
            <numerusform>jeszcze około %n minut</numerusform>
            <numerusform>jeszcze około %n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>niepotrzebne</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>czeka</translation>
    </message>
    <message>
        <source>good</source>
        <translation>dobrze</translation>
    </message>
    <message>
        <source>too regular</source>
        <translation>zbyt równo</translation>
    </message>
    <message>
        <source>full</source>
        <translation>pełne</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>gotowe</translation>
    </message>
    <message>
        <source>Enough. You can deal now.</source>
        <translation>Wystarczy. Można losować.</translation>
    </message>
    <message>
        <source>Type, or move the mouse</source>
        <translation>Pisz albo poruszaj myszą</translation>
    </message>
    <message>
        <source>The computer’s own randomness is used.</source>
        <translation>Używana jest losowość komputera.</translation>
    </message>
    <message>
        <source>Type anything, using many different keys, or move the mouse here.</source>
        <translation>Pisz cokolwiek, wieloma klawiszami, albo ruszaj tu myszą.</translation>
    </message>
    <message>
        <source>Keep going: many different keys, or the mouse.</source>
        <translation>Dalej: wiele klawiszy albo mysz.</translation>
    </message>
    <message>
        <source>This is too easy to guess.</source>
        <translation>To można odgadnąć.</translation>
    </message>
    <message>
        <source>Enough. Release the keys and the mouse.</source>
        <translation>Wystarczy. Puść klawisze i mysz.</translation>
    </message>
    <message>
        <source>As chosen in the settings. What you type is mixed in as well.</source>
        <translation>Tak wybrano w ustawieniach. To, co piszesz, też jest dodawane.</translation>
    </message>
    <message>
        <source>Nothing you type is stored.</source>
        <translation>Nic z tego, co piszesz, nie jest przechowywane.</translation>
    </message>
</context>
<context>
    <name>ErrorStrip</name>
    <message>
        <source>Message</source>
        <translation>Komunikat</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Zamknij komunikat</translation>
    </message>
    <message>
        <source>Close this message (Esc)</source>
        <translation>Zamknij ten komunikat (Esc)</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <translation>Coś poszło nie tak w programie</translation>
    </message>
    <message>
        <source>No files of this set were left behind. ({place})</source>
        <translation>Nie pozostał żaden plik tego zestawu. ({place})</translation>
    </message>
    <message>
        <source>Fill the meter again and deal: you will get a new set. Please report the text in brackets.</source>
        <translation>Napełnij wskaźnik jeszcze raz i wylosuj: będzie to nowy zestaw. Prosimy zgłosić słowa w nawiasie.</translation>
    </message>
    <message>
        <source>Please report the text in brackets.</source>
        <translation>Prosimy zgłosić słowa w nawiasie.</translation>
    </message>
</context>
<context>
    <name>FairDoor</name>
    <message>
        <source>Drop last year’s files here</source>
        <translation>Upuść tu pliki z zeszłego roku</translation>
    </message>
    <message>
        <source>Files or folders, any format. A set that is there twice counts once.</source>
        <translation>Pliki lub foldery, dowolny format. Zestaw obecny dwa razy liczy się raz.</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>Wybierz &amp;folder…</translation>
    </message>
    <message>
        <source>Choose a folder of played sets</source>
        <translation>Wybierz folder z rozegranymi zestawami</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Otwórz &amp;folder</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>A sheet for the notice board, as PDF</source>
        <translation>Kartka na tablicę ogłoszeń, jako PDF</translation>
    </message>
    <message>
        <source>No set could be read here.</source>
        <translation>Nie udało się tu odczytać żadnego zestawu.</translation>
    </message>
    <message>
        <source>Print the check-up</source>
        <translation>Drukuj kontrolę</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The sheet is saved</source>
        <translation>Kartka jest zapisana</translation>
    </message>
</context>
<context>
    <name>FileCard</name>
    <message>
        <source>Convert…</source>
        <translation>Przekształć…</translation>
    </message>
    <message>
        <source>Convert {file}</source>
        <translation>Przekształć {file}</translation>
    </message>
    <message>
        <source>Tick “I understand” in the warning above first</source>
        <translation>Najpierw zaznacz „Rozumiem” w ostrzeżeniu powyżej</translation>
    </message>
    <message>
        <source>In play: do not play these boards again</source>
        <translation>W grze: nie graj tych rozdań ponownie</translation>
    </message>
    <message>
        <source>Finished: these boards were played</source>
        <translation>Rozegrane: te rozdania już grano</translation>
    </message>
    <message>
        <source>1 board, number {numbers}</source>
        <translation>1 rozdanie, numer {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), {numbers}</source>
        <translation>
            <numerusform>%n rozdanie, {numbers}</numerusform>
            <numerusform>%n rozdania, {numbers}</numerusform>
            <numerusform>%n rozdań, {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>first seen here {time} as “{source}”</source>
        <translation>po raz pierwszy widziane tutaj {time} jako „{source}”</translation>
    </message>
    <message>
        <source>Known here: {set}</source>
        <translation>Znany tutaj: {set}</translation>
    </message>
    <message>
        <source>It differs from “{file}” first at board {board}.</source>
        <translation>Różni się od „{file}” najpierw w rozdaniu {board}.</translation>
    </message>
    <message>
        <source>Problems of {file}</source>
        <translation>Problemy w {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n plik</numerusform>
            <numerusform>%n pliki</numerusform>
            <numerusform>%n plików</numerusform>
        </translation>
    </message>
    <message>
        <source>Show or hide the files of these boards</source>
        <translation>Pokaż lub ukryj pliki tych rozdań</translation>
    </message>
    <message numerus="yes">
        <source>the same %n board(s)</source>
        <translation>
            <numerusform>to samo rozdanie</numerusform>
            <numerusform>te same %n rozdania</numerusform>
            <numerusform>tych samych %n rozdań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n format(s)</source>
        <translation>
            <numerusform>%n format</numerusform>
            <numerusform>%n formaty</numerusform>
            <numerusform>%n formatów</numerusform>
        </translation>
    </message>
    <message>
        <source>the file says: set code {code}</source>
        <translation>plik podaje: kod zestawu {code}</translation>
    </message>
    <message>
        <source>the files say: set code {code}</source>
        <translation>pliki podają: kod zestawu {code}</translation>
    </message>
    <message>
        <source>Of this file’s boards {which}: {set}</source>
        <translation>Z rozdań tego pliku {which}: {set}</translation>
    </message>
    <message>
        <source>numbered there: {numbers}</source>
        <translation>tam numery: {numbers}</translation>
    </message>
    <message>
        <source>Boards in this file: {here}. In “{file}”: {there}.</source>
        <translation>Rozdania w tym pliku: {here}. W „{file}”: {there}.</translation>
    </message>
    <message>
        <source>Its boards are not all those of its set code</source>
        <translation>Nie wszystkie rozdania należą do kodu zestawu</translation>
    </message>
    <message>
        <source>Not met on this computer before.</source>
        <translation>Dotąd nie spotkano na tym komputerze.</translation>
    </message>
    <message>
        <source>the file says: {event}</source>
        <translation>plik podaje: {event}</translation>
    </message>
    <message>
        <source>Write these boards in other formats</source>
        <translation>Zrób z tych rozdań pliki w innych formatach</translation>
    </message>
    <message>
        <source>Empty: there are no boards in it</source>
        <translation>Pusty: nie zawiera żadnego rozdania</translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete board(s)</source>
        <translation>
            <numerusform>%n rozdanie niepełne</numerusform>
            <numerusform>%n rozdania niepełne</numerusform>
            <numerusform>%n rozdań niepełnych</numerusform>
        </translation>
    </message>
    <message>
        <source>Different deals from the other file with this name</source>
        <translation>Inne rozdania niż w drugim pliku o tej nazwie</translation>
    </message>
    <message>
        <source>The same deal appears in it more than once</source>
        <translation>Ten sam rozkład występuje w nim więcej niż raz</translation>
    </message>
    <message>
        <source>In order: every board is complete</source>
        <translation>W porządku: każde rozdanie jest pełne</translation>
    </message>
    <message>
        <source>Released: anyone may know these boards</source>
        <translation>Udostępnione: te rozdania każdy może znać</translation>
    </message>
    <message>
        <source>Boards {numbers} have the same deal.</source>
        <translation>Ten sam rozkład jest w rozdaniach {numbers}.</translation>
    </message>
    <message>
        <source>Every incomplete board, and why</source>
        <translation>Każde niepełne rozdanie i powód</translation>
    </message>
    <message>
        <source>Not for play: see below</source>
        <translation>Odczytano tak, jak zapisano; nie do gry: zobacz niżej</translation>
    </message>
    <message>
        <source>The file names the event {event}, but the set was dealt for {other}.</source>
        <translation>Plik podaje zawody {event}, zestaw wylosowano dla {other}.</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Files of boards to check</source>
        <translation>Pliki rozdań do sprawdzenia</translation>
    </message>
    <message>
        <source>Files of boards ({suffixes})</source>
        <translation>Pliki rozdań ({suffixes})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Convert: name of the new files</source>
        <translation>Przekształcanie: nazwa nowych plików</translation>
    </message>
    <message>
        <source>All files of the set (*)</source>
        <translation>Wszystkie pliki zestawu (*)</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Przekształć</translation>
    </message>
    <message>
        <source>Name of the set:</source>
        <translation>Nazwa zestawu:</translation>
    </message>
    <message>
        <source>Verify a tournament</source>
        <translation>Weryfikacja zawodów</translation>
    </message>
    <message>
        <source>Packs and plans ({suffixes})</source>
        <translation>Paczki i plany ({suffixes})</translation>
    </message>
    <message>
        <source>Open a tournament</source>
        <translation>Otwórz zawody</translation>
    </message>
    <message>
        <source>Plans of tournaments ({suffix})</source>
        <translation>Plany zawodów ({suffix})</translation>
    </message>
</context>
<context>
    <name>FileDrops</name>
    <message>
        <source>Drop the files here to check them</source>
        <translation>Upuść tu pliki, aby je sprawdzić</translation>
    </message>
</context>
<context>
    <name>FilesDoor</name>
    <message>
        <source>Drop files of boards here</source>
        <translation>Upuść tu pliki rozdań</translation>
    </message>
    <message>
        <source>Choose &amp;files…</source>
        <translation>Wybierz &amp;pliki…</translation>
    </message>
    <message>
        <source>Choose files of boards to check</source>
        <translation>Wybierz pliki rozdań do sprawdzenia</translation>
    </message>
    <message>
        <source>I &amp;understand: I only want copies, for a record or a web page</source>
        <translation>&amp;Rozumiem: chcę tylko kopii, do wydruku lub na stronę WWW</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Otwórz &amp;folder</translation>
    </message>
    <message>
        <source>1 file checked.</source>
        <translation>Sprawdzono 1 plik.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of boards in all.</source>
        <translation>
            <numerusform>Razem %n zestaw.</numerusform>
            <numerusform>Razem %n zestawy.</numerusform>
            <numerusform>Razem %n zestawów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n are shown.</source>
        <translation>
            <numerusform>Pokazano pierwszy.</numerusform>
            <numerusform>Pokazano pierwsze %n.</numerusform>
            <numerusform>Pokazano pierwszych %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{files}: set {set}</source>
        <translation>{files}: zestaw {set}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more set(s)</source>
        <translation>
            <numerusform>i jeszcze %n zestaw</numerusform>
            <numerusform>i jeszcze %n zestawy</numerusform>
            <numerusform>i jeszcze %n zestawów</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not duplicate, print or play these boards: deal a new set, or a reserve set in a tournament. If boxes with this code are on the tables, call the director.</source>
        <translation>Tych rozdań nie należy powielać, drukować ani grać: wylosuj nowy zestaw, a w turnieju zestaw rezerwowy. Jeśli skrzynki z tym kodem są na stołach, zawołaj sędziego.</translation>
    </message>
    <message>
        <source>These boards were in use before</source>
        <translation>Te rozdania były już w użyciu</translation>
    </message>
    <message>
        <source>Any format, several files at once, or a whole folder. The files are only read; no card is shown.</source>
        <translation>Dowolny format, kilka naraz albo cały folder. Pliki są tylko czytane; żadna karta nie jest pokazywana.</translation>
    </message>
    <message>
        <source>Allows these files to be converted</source>
        <translation>Pozwala przekształcić te pliki</translation>
    </message>
    <message>
        <source>There are no files of boards in this folder.</source>
        <translation>W folderze nie ma żadnego pliku rozdań.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked: all in order.</source>
        <translation>
            <numerusform>Sprawdzono %n plik: w porządku.</numerusform>
            <numerusform>Sprawdzono %n pliki: wszystkie w porządku.</numerusform>
            <numerusform>Sprawdzono %n plików: wszystkie w porządku.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked: {sound} in order, {others} with problems, shown first.</source>
        <translation>
            <numerusform>Sprawdzono %n plik: w porządku {sound}, do obejrzenia {others} (na początku).</numerusform>
            <numerusform>Sprawdzono %n pliki: w porządku {sound}, do obejrzenia {others} (na początku).</numerusform>
            <numerusform>Sprawdzono %n plików: w porządku {sound}, do obejrzenia {others} (na początku).</numerusform>
        </translation>
    </message>
    <message>
        <source>Files with the same name contain different boards.</source>
        <translation>Pliki o tej samej nazwie zawierają różne rozdania.</translation>
    </message>
</context>
<context>
    <name>FinalSteps</name>
    <message>
        <source>Sheet with a new passphrase</source>
        <translation>Kartka z nowym hasłem</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Tekst (*.txt)</translation>
    </message>
    <message>
        <source>A new passphrase is on the sheet</source>
        <translation>Nowe hasło jest na kartce</translation>
    </message>
    <message>
        <source>{sheet}
Print it twice, put the sheets into two safe places, then delete the file. Both fields hold the passphrase already.</source>
        <translation>{sheet}
Wydrukuj ją dwa razy, schowaj kartki w dwóch bezpiecznych miejscach i skasuj plik. Oba pola zawierają już hasło.</translation>
    </message>
    <message>
        <source>Now wait for the day of the outside value.</source>
        <translation>Teraz zaczekaj na dzień wartości zewnętrznej.</translation>
    </message>
    <message>
        <source>Putting the value into the plan</source>
        <translation>Wpisywanie wartości do planu</translation>
    </message>
    <message>
        <source>The promised round</source>
        <translation>Zapowiedziana runda</translation>
    </message>
    <message>
        <source>The value is in the plan</source>
        <translation>Wartość jest w planie</translation>
    </message>
    <message>
        <source>Put “{notice}” on the wall: it tells the players the reason.</source>
        <translation>Wywieś „{notice}” na ścianie: wyjaśnia graczom powód.</translation>
    </message>
    <message>
        <source>Recording the deviation</source>
        <translation>Zapisywanie odstępstwa</translation>
    </message>
    <message>
        <source>The deviation is recorded</source>
        <translation>Odstępstwo jest zapisane</translation>
    </message>
    <message>
        <source>Put “{notice}” on the wall.</source>
        <translation>Wywieś „{notice}” na ścianie.</translation>
    </message>
    <message>
        <source>The public pack</source>
        <translation>Paczka publiczna</translation>
    </message>
    <message>
        <source>Archive (*.zip)</source>
        <translation>Archiwum (*.zip)</translation>
    </message>
    <message>
        <source>The revealed sessions have their public packs</source>
        <translation>Ujawnione sesje mają swoje paczki publiczne</translation>
    </message>
    <message>
        <source>The public pack is made</source>
        <translation>Paczka publiczna jest gotowa</translation>
    </message>
    <message>
        <source>The publication sheet</source>
        <translation>Kartka do publikacji</translation>
    </message>
    <message>
        <source>Drawing the publication sheet</source>
        <translation>Tworzenie kartki do publikacji</translation>
    </message>
    <message>
        <source>The publication sheet is saved</source>
        <translation>Kartkę do publikacji zapisano</translation>
    </message>
    <message>
        <source>The plan is sealed, and its keys are made</source>
        <translation>Plan jest zapieczętowany, klucze gotowe</translation>
    </message>
    <message>
        <source>Folder for the officials’ sheets, ideally on a USB drive</source>
        <translation>Folder na kartki powierników, najlepiej na pendrivie</translation>
    </message>
    <message>
        <source>Making and sealing the keys: this takes a few seconds</source>
        <translation>Tworzenie i pieczętowanie kluczy: potrwa kilka sekund</translation>
    </message>
    <message>
        <source>The officials’ sheets are in {folder}: {names}. Print each, hand it over in an envelope, and delete the files.</source>
        <translation>Kartki powierników są w {folder}: {names}. Wydrukuj każdą, przekaż w kopercie i skasuj pliki.</translation>
    </message>
    <message>
        <source>Recording where it is published</source>
        <translation>Zapisywanie, gdzie jest</translation>
    </message>
    <message>
        <source>The place of publication is recorded</source>
        <translation>Zapisano, gdzie jest plan</translation>
    </message>
    <message>
        <source>Publish the plan again, so that everyone sees the value.</source>
        <translation>Opublikuj plan jeszcze raz, aby wszyscy zobaczyli wartość.</translation>
    </message>
    <message>
        <source>Opening the keys and dealing: this takes a few seconds</source>
        <translation>Otwieranie kluczy i losowanie: potrwa kilka sekund</translation>
    </message>
    <message>
        <source>Opening the keys and making the pack: this takes a few seconds</source>
        <translation>Otwieranie kluczy i tworzenie paczki: potrwa kilka sekund</translation>
    </message>
    <message>
        <source>Opening the keys and making the packs: this takes a few seconds</source>
        <translation>Otwieranie kluczy i tworzenie paczek: potrwa kilka sekund</translation>
    </message>
    <message>
        <source>Publish it where everyone can find it: {names}.</source>
        <translation>Opublikuj tam, gdzie każdy to znajdzie: {names}.</translation>
    </message>
    <message>
        <source>Publish {pack} where everyone can find it.</source>
        <translation>Opublikuj {pack} tam, gdzie każdy ją znajdzie.</translation>
    </message>
    <message>
        <source>Print {sheet}, and put it where everyone can see it.</source>
        <translation>Wydrukuj {sheet} i powieś tam, gdzie wszyscy zobaczą.</translation>
    </message>
    <message>
        <source>Now publish the files under “Publish this” where all players can see them, and enter here where they are.</source>
        <translation>Pliki z listy „Do opublikowania” umieść teraz tam, gdzie zobaczą je wszyscy gracze, i napisz tutaj, gdzie są.</translation>
    </message>
</context>
<context>
    <name>FindingRow</name>
    <message>
        <source>Please look</source>
        <translation>Do obejrzenia</translation>
    </message>
    <message>
        <source> · phase {number}</source>
        <translation> · faza {number}</translation>
    </message>
    <message>
        <source>I have looked at this</source>
        <translation>Obejrzane</translation>
    </message>
    <message>
        <source>I have looked at this: {text}</source>
        <translation>Obejrzane: {text}</translation>
    </message>
    <message>
        <source>Needs correction</source>
        <translation>Do poprawienia</translation>
    </message>
    <message>
        <source>Publish despite this</source>
        <translation>Opublikuj mimo to</translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No remarks: the plan is in order.</source>
        <translation>Bez uwag: plan jest w porządku.</translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Welcome to {program}</source>
        <translation>Witamy w programie {program}</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Ws&amp;tecz</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Folder na pliki</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Wybierz…</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Kto losuje?</translation>
    </message>
    <message>
        <source>&amp;Identification: club and place</source>
        <translation>&amp;Identyfikator: klub i miejscowość</translation>
    </message>
    <message>
        <source>if you have used Big Deal before</source>
        <translation>jeśli był już używany Big Deal</translation>
    </message>
    <message>
        <source>Tick what you use. The right files are then ticked for every session.</source>
        <translation>Zaznacz, czego używasz. W każdej sesji będą wtedy zaznaczone właściwe pliki.</translation>
    </message>
    <message>
        <source>&amp;Duplimate, Bridge Sorter</source>
        <translation>&amp;Duplimate, Bridge Sorter</translation>
    </message>
    <message>
        <source>Duplimate with an &amp;older program</source>
        <translation>Duplimate ze &amp;starszym programem</translation>
    </message>
    <message>
        <source>Dealer&amp;4</source>
        <translation>Dealer&amp;4</translation>
    </message>
    <message>
        <source>Bridge&amp;Composer, Dealmaster Pro</source>
        <translation>Bridge&amp;Composer, Dealmaster Pro</translation>
    </message>
    <message>
        <source>A scoring program or &amp;web site</source>
        <translation>Program &amp;obliczeniowy lub strona WWW</translation>
    </message>
    <message>
        <source>B&amp;ridge Base Online (BBO)</source>
        <translation>B&amp;ridge Base Online (BBO)</translation>
    </message>
    <message>
        <source>&amp;KoPS</source>
        <translation>&amp;KoPS</translation>
    </message>
    <message>
        <source>Where do the files go?</source>
        <translation>Gdzie zapisywać pliki?</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Folder</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Krok {step} z {steps}</translation>
    </message>
    <message>
        <source>&amp;Skip the rest</source>
        <translation>&amp;Pomiń resztę</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>Po&amp;miń</translation>
    </message>
    <message>
        <source>Fi&amp;nish</source>
        <translation>&amp;Zakończ</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>D&amp;alej</translation>
    </message>
    <message>
        <source>Files for each session: {files}</source>
        <translation>Pliki dla każdej sesji: {files}</translation>
    </message>
    <message>
        <source>Identification imported; compare its number if you like.</source>
        <translation>Wczytano identyfikator; można porównać jego numer.</translation>
    </message>
    <message>
        <source>Formats imported: {names}.</source>
        <translation>Wczytane formaty: {names}.</translation>
    </message>
    <message>
        <source>Left out: {names}.</source>
        <translation>Pominięto: {names}.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>You can change it later, in the settings.</source>
        <translation>Można go później zmienić w ustawieniach.</translation>
    </message>
    <message>
        <source>if you had this program before, on another computer</source>
        <translation>jeśli ten program był już używany na innym komputerze</translation>
    </message>
    <message>
        <source>The journal is back. This backup has no settings.</source>
        <translation>Dziennik wrócił. Ta kopia nie ma ustawień.</translation>
    </message>
    <message>
        <source>Your identification is mixed into every deal, so two clubs never deal the same boards, even from the same seed.</source>
        <translation>Identyfikator jest domieszany do każdego losowania, dzięki czemu dwa kluby nigdy nie mają tych samych rozdań, nawet z tego samego ziarna.</translation>
    </message>
    <message>
        <source>Where will you use the files?</source>
        <translation>Do czego są pliki?</translation>
    </message>
    <message>
        <source>Something &amp;else, or I don’t know</source>
        <translation>Coś innego albo ni&amp;e wiem</translation>
    </message>
    <message>
        <source>You can still choose a different folder for each session.</source>
        <translation>Dla każdej sesji można nadal wybrać inny folder.</translation>
    </message>
    <message>
        <source>Anyone who can open the files before play can read the hands. Choose a folder of your own, not a shared one.</source>
        <translation>Kto może otworzyć pliki przed grą, może przeczytać ręce: wybierz folder własny, nie wspólny.</translation>
    </message>
    <message>
        <source>This file contains nothing to import.</source>
        <translation>W tym pliku nie było nic do wczytania.</translation>
    </message>
</context>
<context>
    <name>FixedValue</name>
    <message>
        <source>{name}: withheld; the promised hash is used instead</source>
        <translation>{name}: nieoddane, na ich miejscu stoi zapowiedziany skrót</translation>
    </message>
</context>
<context>
    <name>FoldButton</name>
    <message>
        <source>expanded</source>
        <translation>rozwinięte</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>zwinięte</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>asked each time</source>
        <translation>pytać za każdym razem</translation>
    </message>
    <message>
        <source>Choose: {what}</source>
        <translation>Wybierz: {what}</translation>
    </message>
    <message>
        <source>This folder cannot be found at the moment.</source>
        <translation>Tego folderu w tej chwili nie ma.</translation>
    </message>
</context>
<context>
    <name>FormatChoice</name>
    <message>
        <source>For {readers}</source>
        <translation>Dla {readers}</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Deal without this file</source>
        <translation>Losuj bez tego pliku</translation>
    </message>
    <message>
        <source>This would write the same file as {other}. Choose one of them.</source>
        <translation>Zapisuje ten sam plik co {other}: wybierz jeden.</translation>
    </message>
    <message>
        <source>Board numbers up to {most}.</source>
        <translation>Mieści rozdania do numeru {most}.</translation>
    </message>
    <message>
        <source>Cannot contain these boards: {reason}.</source>
        <translation>Nie pomieści tych rozdań: {reason}.</translation>
    </message>
</context>
<context>
    <name>FormatsBox</name>
    <message>
        <source>Show or hide the formats that few programs read</source>
        <translation>Pokaż lub ukryj formaty, które czyta niewiele programów</translation>
    </message>
    <message>
        <source>&amp;More formats</source>
        <translation>&amp;Więcej formatów</translation>
    </message>
    <message>
        <source>&amp;More formats (chosen: {names})</source>
        <translation>&amp;Więcej formatów (wybrane: {names})</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>&amp;Open folder</source>
        <translation>Otwórz &amp;folder</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Publish this</source>
        <translation>Do opublikowania</translation>
    </message>
    <message>
        <source>Keep this secret</source>
        <translation>Do zachowania w tajemnicy</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Pokaż pliki w folderze</translation>
    </message>
    <message>
        <source>Nothing at this step.</source>
        <translation>W tym kroku nic.</translation>
    </message>
    <message>
        <source>What to publish, what to keep secret, and what to do next</source>
        <translation>Co opublikować, co trzymać w tajemnicy, co robić dalej</translation>
    </message>
</context>
<context>
    <name>HandsPanel</name>
    <message>
        <source>&amp;Find the board</source>
        <translation>Znajdź &amp;rozdanie</translation>
    </message>
    <message>
        <source>Hand of {seat}</source>
        <translation>Ręka {seat}</translation>
    </message>
    <message>
        <source>13 cards: spades, hearts, diamonds, clubs, with dots between. A dash is a void.</source>
        <translation>13 kart: piki, kiery, kara, trefle, z kropkami między kolorami. Kreska to renons.</translation>
    </message>
    <message>
        <source>The number that the board has on the table</source>
        <translation>Numer rozdania na stole</translation>
    </message>
    <message>
        <source>The set that is being played, if you know its code</source>
        <translation>Zestaw, którym się gra, jeśli znasz jego kod</translation>
    </message>
    <message>
        <source>Compare these hands with the boards known here</source>
        <translation>Porównaj te ręce ze znanymi tu rozdaniami</translation>
    </message>
    <message>
        <source>&amp;Number on the board</source>
        <translation>Nu&amp;mer na rozdaniu</translation>
    </message>
    <message>
        <source>Code of the &amp;set</source>
        <translation>Kod z&amp;estawu</translation>
    </message>
    <message>
        <source>The hands on the table</source>
        <translation>Ręce przy stole</translation>
    </message>
    <message>
        <source>Type one hand, or up to four. The answer names boards and seats, never a card. What you type is not kept; the journal notes that you asked.</source>
        <translation>Wpisz jedną rękę albo do czterech. Odpowiedź podaje rozdania i miejsca, nigdy kartę. Wpisane ręce nie są zachowywane; dziennik odnotowuje pytanie.</translation>
    </message>
    <message>
        <source>Compare with another board on the table</source>
        <translation>Porównaj z innym rozdaniem na stole</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Wybierz pliki…</translation>
    </message>
    <message>
        <source>Use the journal</source>
        <translation>Użyj dziennika</translation>
    </message>
    <message>
        <source>Two boards alike: type the hands of the other one too</source>
        <translation>Dwa jednakowe rozdania: wpisz także ręce drugiego</translation>
    </message>
    <message>
        <source>The number that the other board has</source>
        <translation>Numer drugiego rozdania</translation>
    </message>
    <message>
        <source>Its hands: N:hand hand hand hand, or one with its seat: N AK7.T93.QJ4.A852</source>
        <translation>Jego ręce: N:ręka ręka ręka ręka albo jedna z miejscem: N AK7.T93.QJ4.A852</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>Jego numer</translation>
    </message>
    <message>
        <source>Its hands</source>
        <translation>Jego ręce</translation>
    </message>
    <message>
        <source>Compare with files of boards, such as those of another computer</source>
        <translation>Porównaj z plikami rozdań, na przykład z innego komputera</translation>
    </message>
    <message>
        <source>Compare with the sets of this computer again</source>
        <translation>Znów porównuj z zestawami tego komputera</translation>
    </message>
    <message>
        <source>The dealer that the board shows</source>
        <translation>Rozdający podany na pudełku</translation>
    </message>
    <message>
        <source>The vulnerability that the board shows</source>
        <translation>Kto jest po partii według pudełka</translation>
    </message>
</context>
<context>
    <name>HandsPart</name>
    <message>
        <source>Words of {name}</source>
        <translation>Słowa, które ma {name}</translation>
    </message>
    <message>
        <source>withheld</source>
        <translation>nieoddane</translation>
    </message>
    <message>
        <source>Words of {name} are withheld</source>
        <translation>Słowa, które ma {name}, nieoddane</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Niczego nie brakuje.</translation>
    </message>
    <message>
        <source>The holders’ words</source>
        <translation>Słowa strażników</translation>
    </message>
    <message>
        <source>The twelve words on the slip; the first four letters of each are enough</source>
        <translation>Dwanaście słów z kartki; wystarczą cztery litery każdego</translation>
    </message>
    <message>
        <source>The promised hash is used instead, and every check names the holder</source>
        <translation>Ich miejsce zajmuje zapowiedziany skrót, a każda kontrola wymienia strażnika</translation>
    </message>
    <message>
        <source>Type the words of: {names}. Tick “withheld” for anyone who does not give theirs.</source>
        <translation>Wpisz słowa, które mają: {names}. Zaznacz „nieoddane” przy tym, kto ich nie oddaje.</translation>
    </message>
</context>
<context>
    <name>HelpButton</name>
    <message>
        <source>Help: {about}</source>
        <translation>Pomoc: {about}</translation>
    </message>
    <message>
        <source>What does this mean? (F1)</source>
        <translation>Co to znaczy? (F1)</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>&amp;Topics</source>
        <translation>&amp;Tematy</translation>
    </message>
    <message>
        <source>Help topics</source>
        <translation>Tematy pomocy</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>Tekst pomocy</translation>
    </message>
    <message>
        <source>&amp;Card for the wall…</source>
        <translation>&amp;Karta na ścianę…</translation>
    </message>
    <message>
        <source>One page: deal, duplicate, print, and what never to do</source>
        <translation>Jedna strona: rozdaj, powiel, drukuj i czego nigdy nie robić</translation>
    </message>
    <message>
        <source>Card for the wall</source>
        <translation>Karta na ścianę</translation>
    </message>
    <message>
        <source>This help page is missing. Install the program again to restore it.</source>
        <translation>Brakuje tej strony pomocy. Aby ją odzyskać, zainstaluj program ponownie.</translation>
    </message>
    <message>
        <source>Save this page of the help as PDF, and open it</source>
        <translation>Zapisz tę stronę pomocy jako PDF i otwórz ją</translation>
    </message>
    <message>
        <source>&amp;Print this page…</source>
        <translation>Wy&amp;drukuj tę stronę…</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help – {program}</source>
        <translation>Pomoc – {program}</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Pokaż w folderze</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n plik</numerusform>
            <numerusform>%n pliki</numerusform>
            <numerusform>%n plików</numerusform>
        </translation>
    </message>
    <message>
        <source>The journal and your files have not changed. ({place})</source>
        <translation>Dziennik i pliki pozostały bez zmian. ({place})</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Dziennik</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Kod zestawu {code}</translation>
    </message>
    <message>
        <source>Back to “{state}”</source>
        <translation>Powrót do stanu „{state}”</translation>
    </message>
    <message>
        <source>dealt {time}</source>
        <translation>wylosowany {time}</translation>
    </message>
    <message>
        <source>first seen {time}</source>
        <translation>pierwszy raz {time}</translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>wersja {version}</translation>
    </message>
    <message>
        <source>{files} in {folder}</source>
        <translation>{files} w {folder}</translation>
    </message>
    <message>
        <source>Mark as {state}</source>
        <translation>Oznacz jako: {state}</translation>
    </message>
    <message>
        <source>Undo: back to {state}</source>
        <translation>Cofnij do stanu: {state}</translation>
    </message>
    <message>
        <source>Release the set</source>
        <translation>Udostępnienie zestawu</translation>
    </message>
    <message>
        <source>Release set {code}?</source>
        <translation>Udostępnić zestaw {code}?</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Udostępnij</translation>
    </message>
    <message>
        <source>Finished sets</source>
        <translation>Rozegrane zestawy</translation>
    </message>
    <message>
        <source>Choose the archive folder…</source>
        <translation>Wybierz folder archiwum…</translation>
    </message>
    <message>
        <source>Leave the files where they are</source>
        <translation>Zostaw pliki na miejscu</translation>
    </message>
    <message>
        <source>Archive folder for finished sets</source>
        <translation>Folder archiwum na rozegrane zestawy</translation>
    </message>
    <message>
        <source>“{set}” is {state}</source>
        <translation>„{set}”: {state}</translation>
    </message>
    <message>
        <source>{files} now in {folder}</source>
        <translation>{files}: teraz w {folder}</translation>
    </message>
    <message>
        <source>clock set back at row {rows}</source>
        <translation>zegar cofnięty w wierszu {rows}</translation>
    </message>
    <message>
        <source>Dealing certificate</source>
        <translation>Certyfikat losowania</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Tekst (*.txt)</translation>
    </message>
    <message>
        <source>Backup (*.backup)</source>
        <translation>Kopia zapasowa (*.backup)</translation>
    </message>
    <message>
        <source>Certificate made: set {place} of {count} for its event and day</source>
        <translation>Certyfikat gotowy: zestaw {place} z {count} w tym turnieju i dniu</translation>
    </message>
    <message>
        <source>randomness: {source}</source>
        <translation>losowość: {source}</translation>
    </message>
    <message>
        <source>{state}: {count}</source>
        <translation>{state}: {count}</translation>
    </message>
    <message>
        <source>Several sets</source>
        <translation>Kilka zestawów</translation>
    </message>
    <message>
        <source>Mark {sets} as {state}?</source>
        <translation>Oznaczyć {sets} jako: {state}?</translation>
    </message>
    <message>
        <source>Undo the last step of {sets}?</source>
        <translation>Cofnąć ostatni krok ({sets})?</translation>
    </message>
    <message>
        <source>{count} of {sets}</source>
        <translation>{count} z {sets}</translation>
    </message>
    <message>
        <source>Undone: the last step of {sets}</source>
        <translation>Cofnięto ostatni krok: {sets}</translation>
    </message>
    <message>
        <source>{sets} marked as {state}</source>
        <translation>Oznaczono {sets} jako: {state}</translation>
    </message>
    <message>
        <source>Moved: {files}</source>
        <translation>Przeniesiono: {files}</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Oznacz</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Certificates made, one for each set</source>
        <translation>Gotowe certyfikaty, po jednym dla każdego zestawu</translation>
    </message>
    <message>
        <source>{name}, not confirmed</source>
        <translation>{name}, niepotwierdzone</translation>
    </message>
    <message>
        <source>Send to {receiver}</source>
        <translation>Wyślij do: {receiver}</translation>
    </message>
    <message>
        <source>Nothing was sent from here: load the file at {receiver} yourself.</source>
        <translation>Nic stąd nie wysłano: plik trzeba samodzielnie wczytać w {receiver}.</translation>
    </message>
    <message>
        <source>What {receiver} takes could not be confirmed: look at what it shows.</source>
        <translation>Nie udało się potwierdzić, co przyjmuje {receiver}: sprawdź, co pokazuje.</translation>
    </message>
    <message>
        <source>File for {receiver} made</source>
        <translation>Plik dla {receiver} gotowy</translation>
    </message>
    <message>
        <source>The journal is back</source>
        <translation>Dziennik wrócił</translation>
    </message>
    <message>
        <source>Settings, presets and identification are taken over where none were here.</source>
        <translation>Ustawienia, szablony i identyfikator zostały przejęte tam, gdzie ich tu nie było.</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nie ma kroku do cofnięcia</translation>
    </message>
    <message>
        <source>Missing: {files} in {folder}</source>
        <translation>Brak: {files} w {folder}</translation>
    </message>
    <message>
        <source>From then on, anyone may see its hands. Do this only when nobody will play these boards again. You cannot undo a release.</source>
        <translation>Od tej chwili każdy może zobaczyć ręce. Zrób to, gdy nikt już nie będzie grał tych rozdań. Udostępnienia nie można cofnąć.</translation>
    </message>
    <message>
        <source>Where should the files of finished sets go?</source>
        <translation>Dokąd mają trafiać pliki rozegranych zestawów?</translation>
    </message>
    <message>
        <source>An archive folder keeps them out of the way, so that nobody duplicates them again by mistake. You choose it once. Each set gets its own folder inside it, and Undo brings the files back.</source>
        <translation>Folder archiwum trzyma je z boku, aby nikt nie podał ich maszynie ponownie. Wybiera się go raz; każdy zestaw dostaje w nim własny folder, a Cofnij przywraca pliki.</translation>
    </message>
    <message>
        <source>“{set}” is {state}, but its files were not moved</source>
        <translation>„{set}”: {state}, ale pliki zostały na swoim miejscu</translation>
    </message>
    <message>
        <source>Not moved, because it is missing, changed or in use: {path}</source>
        <translation>Pozostawiono, bo go nie ma, jest zmieniony lub w użyciu: {path}</translation>
    </message>
    <message>
        <source>The journal has been changed: {problems}</source>
        <translation>Dziennik zmieniono: {problems}</translation>
    </message>
    <message>
        <source>count started again at row {rows}</source>
        <translation>liczenie od nowa w wierszu {rows}</translation>
    </message>
    <message>
        <source>restored from a backup at row {rows}</source>
        <translation>przywrócony z kopii zapasowej w wierszu {rows}</translation>
    </message>
    <message>
        <source>Journal intact: {rows}</source>
        <translation>Dziennik w porządku: {rows}</translation>
    </message>
    <message>
        <source>The journal could not be read</source>
        <translation>Nie można odczytać dziennika</translation>
    </message>
    <message>
        <source>Nothing was repaired. Keep a copy of the journal, and compare it with an earlier certificate or export.</source>
        <translation>Niczego nie naprawiono. Zachowaj kopię dziennika i porównaj go z wcześniejszym certyfikatem lub eksportem.</translation>
    </message>
    <message>
        <source>The journal is not as the program wrote it</source>
        <translation>Dziennik nie jest taki, jak go zapisano</translation>
    </message>
    <message>
        <source>Export the journal</source>
        <translation>Eksport dziennika</translation>
    </message>
    <message>
        <source>Back up the journal</source>
        <translation>Kopia zapasowa dziennika</translation>
    </message>
    <message>
        <source>It shows no cards. Print it, sign it and keep it.</source>
        <translation>Nie pokazuje żadnej karty. Wydrukuj, podpisz, zachowaj.</translation>
    </message>
    <message>
        <source>It contains no card, seed or key. Anyone may have it and check it.</source>
        <translation>Nie zawiera kart, ziaren ani kluczy: każdy może go dostać i sprawdzić.</translation>
    </message>
    <message>
        <source>Journal exported</source>
        <translation>Dziennik wyeksportowany</translation>
    </message>
    <message>
        <source>It contains the key of the journal. Keep it where nobody else can read it.</source>
        <translation>Zawiera klucz dziennika: przechowuj ją tam, gdzie nikt inny jej nie przeczyta.</translation>
    </message>
    <message>
        <source>Journal backed up</source>
        <translation>Kopia zapasowa dziennika gotowa</translation>
    </message>
    <message>
        <source>Interrupted while they were being written, and removed again: {files} in {folder}. Do not play copies of them.</source>
        <translation>Przerwane podczas zapisu i wycofane: {files} w {folder}. Nie graj ich kopiami.</translation>
    </message>
    <message>
        <source>From then on, anyone may see their hands. Do this only when nobody will play these boards again. You cannot undo a release.</source>
        <translation>Od tej chwili każdy może zobaczyć ręce. Zrób to, gdy nikt już nie będzie grał tych rozdań. Udostępnienia nie można cofnąć.</translation>
    </message>
    <message>
        <source>You can undo this for all of them at once.</source>
        <translation>Cofnij odwołuje ten krok dla wszystkich.</translation>
    </message>
    <message>
        <source>They go back to: {states}</source>
        <translation>Wracają do stanu: {states}</translation>
    </message>
    <message>
        <source>These cannot be changed, and stay as they are:</source>
        <translation>Tych nie można; pozostają bez zmian:</translation>
    </message>
    <message>
        <source>The files of {sets} were not moved:</source>
        <translation>Pliki zostały na swoim miejscu ({sets}):</translation>
    </message>
    <message>
        <source>older journal attached at row {rows}</source>
        <translation>starszy dziennik dołączony w wierszu {rows}</translation>
    </message>
    <message>
        <source>It is sealed: only its passphrase opens it.</source>
        <translation>Jest zapieczętowana: otwiera ją tylko jej hasło.</translation>
    </message>
    <message>
        <source>Everything in this backup’s journal is here already</source>
        <translation>Wszystko z dziennika tej kopii zapasowej już tu jest</translation>
    </message>
    <message>
        <source>Its sets are in the list, and their boards are recognized. Your own journal goes on unchanged.</source>
        <translation>Jego zestawy są na liście, a rozdania są rozpoznawane. Dziennik tego komputera prowadzony jest dalej bez zmian.</translation>
    </message>
    <message>
        <source>The backup’s journal is attached to yours</source>
        <translation>Dziennik z kopii zapasowej dołączono do dziennika tego komputera</translation>
    </message>
    <message>
        <source>No sets yet. Each set appears here as soon as it is dealt. You see its date, boards, set code and where its files are.</source>
        <translation>Nie ma jeszcze zestawów. Każdy pojawia się tu od chwili wylosowania: kiedy, które rozdania, kod zestawu i miejsce plików.</translation>
    </message>
</context>
<context>
    <name>HoldersDialog</name>
    <message>
        <source>Add from a &amp;file…</source>
        <translation>Dodaj z pl&amp;iku…</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Strażnicy słów</translation>
    </message>
    <message>
        <source>&amp;Use these holders</source>
        <translation>&amp;Przyjmij strażników</translation>
    </message>
    <message>
        <source>The file with the hash you got from a holder</source>
        <translation>Plik ze skrótem otrzymany od strażnika</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Hash of the words</source>
        <translation>Skrót słów</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Wklej</translation>
    </message>
    <message>
        <source>Takes the lines with name, “=” and hash that you copied</source>
        <translation>Bierze wiersze z nazwą, „=” i skrótem, które skopiowano</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Takes the chosen holder out</source>
        <translation>Usuwa wybranego strażnika</translation>
    </message>
    <message>
        <source>Drop the holders’ files here, or paste what they sent</source>
        <translation>Upuść tu pliki strażników albo wklej to, co przysłali</translation>
    </message>
    <message>
        <source>What you copied has no line with a name, “=” and 64 digits.</source>
        <translation>W tym, co skopiowano, nie ma wiersza z nazwą, „=” i 64 cyframi.</translation>
    </message>
    <message>
        <source>Without their words nobody can compute a board, not even you. Each makes words on their own computer (“Keep words…” on the Tournament page) and keeps them. Each gives you a name and a hash: 64 digits that belong to these words and do not reveal them.</source>
        <translation>Bez ich słów nikt nie obliczy rozdania, także organizator. Każdy tworzy słowa na własnym komputerze („Przechowaj słowa…” na stronie Zawody), zatrzymuje je i podaje nazwę oraz skrót: 64 cyfry, które należą tylko do tych słów i żadnego nie zdradzają.</translation>
    </message>
</context>
<context>
    <name>IdentificationField</name>
    <message>
        <source>Its number, to compare it with another computer’s:</source>
        <translation>Jego numer, do porównania z innym komputerem:</translation>
    </message>
    <message>
        <source>Identification</source>
        <translation>Identyfikator</translation>
    </message>
    <message>
        <source>for example: Tuesday Bridge Club, Utrecht</source>
        <translation>na przykład: Wtorkowy Klub Brydżowy, Kraków</translation>
    </message>
    <message>
        <source>Letters &amp;written in</source>
        <translation>Litery za&amp;pisane w</translation>
    </message>
    <message>
        <source>today’s programs (UTF-8)</source>
        <translation>dzisiejsze programy (UTF-8)</translation>
    </message>
    <message>
        <source>Windows, Western Europe (1252)</source>
        <translation>Windows, Europa Zachodnia (1252)</translation>
    </message>
    <message>
        <source>DOS window, Western Europe (850)</source>
        <translation>okno DOS, Europa Zachodnia (850)</translation>
    </message>
    <message>
        <source>DOS window, United States (437)</source>
        <translation>okno DOS, USA (437)</translation>
    </message>
    <message>
        <source>Windows, Central Europe (1250)</source>
        <translation>Windows, Europa Środkowa (1250)</translation>
    </message>
    <message>
        <source>DOS window, Central Europe (852)</source>
        <translation>okno DOS, Europa Środkowa (852)</translation>
    </message>
    <message>
        <source>Hash of the identification: {hash}</source>
        <translation>Skrót identyfikatora: {hash}</translation>
    </message>
    <message>
        <source>The RIPEMD-160 hash of the identification. If the numbers are equal, the identifications are too.</source>
        <translation>Skrót RIPEMD-160 identyfikatora. Równe numery, równe identyfikatory.</translation>
    </message>
    <message>
        <source>Too long for Big Deal. Shorten it if you want to compare boards with Big Deal’s.</source>
        <translation>Dłuższy, niż pomieści Big Deal. Skróć go, jeśli rozdania mają być z nim porównywane.</translation>
    </message>
    <message>
        <source>Some letters cannot be shown in this encoding. Choose another one to edit the text.</source>
        <translation>Nie wszystkie litery można tak pokazać. Aby zmienić tekst, wybierz inne litery.</translation>
    </message>
    <message>
        <source>It has spaces at one end, or invisible characters. They count too.</source>
        <translation>Ma odstępy na końcu lub niewidoczne znaki. One też się liczą.</translation>
    </message>
</context>
<context>
    <name>InterruptedHint</name>
    <message>
        <source>Deal it now</source>
        <translation>Wylosuj teraz</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Później</translation>
    </message>
</context>
<context>
    <name>JournalBar</name>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;ksport…</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>K&amp;opia zapasowa…</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problemy</numerusform>
            <numerusform>%n problemów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln wiersz</numerusform>
            <numerusform>%Ln wiersze</numerusform>
            <numerusform>%Ln wierszy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy journal, settings, presets and logo into one file, on a USB drive for example</source>
        <translation>Skopiuj dziennik, ustawienia, szablony i logo do jednego pliku, na przykład na pendrive</translation>
    </message>
    <message>
        <source>Checking the journal…</source>
        <translation>Sprawdzanie dziennika…</translation>
    </message>
    <message>
        <source>Write the journal as text that anyone can check; it contains no cards</source>
        <translation>Zapisz dziennik jako tekst, który każdy może sprawdzić; bez kart</translation>
    </message>
</context>
<context>
    <name>KeysCustody</name>
    <message>
        <source>Who keeps the keys</source>
        <translation>Kto przechowuje klucze</translation>
    </message>
    <message>
        <source>&amp;Make one for me, on a sheet…</source>
        <translation>Utwórz &amp;nowe, na kartce…</translation>
    </message>
    <message>
        <source>One &amp;passphrase</source>
        <translation>Jedno &amp;hasło</translation>
    </message>
    <message>
        <source>Several offi&amp;cials together</source>
        <translation>Kilku &amp;powierników razem</translation>
    </message>
    <message>
        <source>Owners of &amp;age keys</source>
        <translation>Właściciele kluczy &amp;age</translation>
    </message>
    <message>
        <source>Pa&amp;ssphrase</source>
        <translation>Ha&amp;sło</translation>
    </message>
    <message>
        <source>Onc&amp;e more</source>
        <translation>J&amp;eszcze raz</translation>
    </message>
    <message>
        <source>How many sheets are needed to open the keys</source>
        <translation>Ile kartek potrzeba do otwarcia kluczy</translation>
    </message>
    <message>
        <source>How many officials get a sheet</source>
        <translation>Ilu powierników dostaje kartkę</translation>
    </message>
    <message>
        <source>&amp;Needed</source>
        <translation>Po&amp;trzeba</translation>
    </message>
    <message>
        <source>of off&amp;icials</source>
        <translation>z powiern&amp;ików</translation>
    </message>
    <message>
        <source>Public &amp;keys</source>
        <translation>&amp;Klucze publiczne</translation>
    </message>
    <message>
        <source>age1…, one on each line</source>
        <translation>age1…, po jednym w wierszu</translation>
    </message>
    <message>
        <source>Public keys; each of their owners can open the keys alone</source>
        <translation>Klucze publiczne; każdy właściciel sam może otworzyć klucze</translation>
    </message>
    <message>
        <source>Before you choose</source>
        <translation>Przed wyborem</translation>
    </message>
    <message>
        <source>Paste at least one public key.</source>
        <translation>Wklej co najmniej jeden klucz publiczny.</translation>
    </message>
    <message>
        <source>Tick that you understand.</source>
        <translation>Zaznacz, że to rozumiesz.</translation>
    </message>
    <message>
        <source>Type a passphrase of several words, 15 letters or more.</source>
        <translation>Wpisz hasło z kilku słów, co najmniej 15 znaków.</translation>
    </message>
    <message>
        <source>The passphrase (hidden)</source>
        <translation>Hasło, niewidoczne</translation>
    </message>
    <message>
        <source>The same passphrase again (hidden)</source>
        <translation>To samo hasło jeszcze raz, niewidoczne</translation>
    </message>
    <message>
        <source>I &amp;understand: anyone who reads this file can compute every board</source>
        <translation>Rozu&amp;miem: kto czyta ten plik, może obliczyć każde rozdanie</translation>
    </message>
    <message>
        <source>Good if you trust one person to keep it.</source>
        <translation>Dobre, gdy jest jedna osoba zaufana, która je przechowa.</translation>
    </message>
    <message>
        <source>Each gets a sheet of words. Any two of three can open the keys; one alone cannot.</source>
        <translation>Każdy dostaje kartkę ze słowami; dowolnych dwóch z trzech otworzy klucze, jeden sam nie.</translation>
    </message>
    <message>
        <source>For people who use the program age: paste their public keys.</source>
        <translation>Dla tych, którzy używają programu age: wklej ich klucze publiczne.</translation>
    </message>
    <message>
        <source>P&amp;lain, not locked</source>
        <translation>&amp;Jawnie, bez zamka</translation>
    </message>
    <message>
        <source>As SquareDeal does it. Anyone who reads the file can know the boards.</source>
        <translation>Tak jak SquareDeal. Kto przeczyta plik, zna rozdania.</translation>
    </message>
    <message>
        <source>Writes eight words into a file for you to print and put away; they are never shown here</source>
        <translation>Zapisuje osiem słów w pliku do wydrukowania i schowania; nie są tu nigdy pokazywane</translation>
    </message>
    <message>
        <source>If too few sheets are left, the tournament is lost: nobody can open the keys again. The program asks for a folder for the sheets, ideally on a USB drive. Print each sheet, give it to its official in an envelope, and delete the files.</source>
        <translation>Jeśli zostanie za mało kartek, zawody są stracone: nikt nie otworzy już kluczy. Program zapyta o folder na kartki: najlepiej pendrive. Wydrukuj każdą, daj powiernikowi w kopercie i skasuj pliki.</translation>
    </message>
    <message>
        <source>Allows the plan to be published with plain keys</source>
        <translation>Pozwala opublikować plan z jawnymi kluczami</translation>
    </message>
    <message>
        <source>Anyone at this computer could read the keys on its disk. Once the outside value is known, the file gives away every board.</source>
        <translation>Klucze leżałyby na tym dysku, czytelne dla każdego, kto siądzie przy komputerze. Gdy wartość zewnętrzna jest znana, plik zdradza wszystkie rozdania.</translation>
    </message>
    <message>
        <source>Type the same again.</source>
        <translation>Wpisz to samo jeszcze raz.</translation>
    </message>
    <message>
        <source>The two do not match.</source>
        <translation>Te dwa nie są jednakowe.</translation>
    </message>
    <message>
        <source>The keys can be kept this way.</source>
        <translation>Klucze można tak przechowywać.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, you lose the tournament. No person and no program can open the keys again, and no board can be dealt. Write it on paper, and keep it in two places.</source>
        <translation>Jeśli hasło zginie, zawody są stracone: nikt i żaden program nie otworzy już kluczy i nie można wylosować żadnego rozdania. Zapisz je na papierze i trzymaj w dwóch miejscach.</translation>
    </message>
</context>
<context>
    <name>KeysUnlocking</name>
    <message>
        <source>What opens the keys</source>
        <translation>Co otwiera klucze</translation>
    </message>
    <message>
        <source>The &amp;passphrase</source>
        <translation>&amp;Hasło</translation>
    </message>
    <message>
        <source>Read sheets from files</source>
        <translation>Wczytaj kartki z plików</translation>
    </message>
    <message>
        <source>Star&amp;t again</source>
        <translation>Od n&amp;owa</translation>
    </message>
    <message>
        <source>Forget the sheets</source>
        <translation>Zapomnij kartki</translation>
    </message>
    <message>
        <source>Choose the &amp;key file…</source>
        <translation>Wybierz plik &amp;kluczy…</translation>
    </message>
    <message>
        <source>A file with secret keys, as age-keygen makes it</source>
        <translation>Plik z kluczami tajnymi, jaki tworzy age-keygen</translation>
    </message>
    <message>
        <source>Pa&amp;ssphrase</source>
        <translation>Ha&amp;sło</translation>
    </message>
    <message>
        <source>Add t&amp;hese words</source>
        <translation>Doda&amp;j te słowa</translation>
    </message>
    <message>
        <source>From files…</source>
        <translation>Z plików…</translation>
    </message>
    <message>
        <source>Words of one sheet</source>
        <translation>Słowa z jednej kartki</translation>
    </message>
    <message>
        <source>The keys are missing.</source>
        <translation>Brakuje kluczy.</translation>
    </message>
    <message>
        <source>The keys are sealed for owners of age keys.</source>
        <translation>Klucze są zapieczętowane dla właścicieli kluczy age.</translation>
    </message>
    <message>
        <source>Sheets {numbers}: enough.</source>
        <translation>Kartki {numbers}: wystarczy.</translation>
    </message>
    <message numerus="yes">
        <source>Sheet {numbers}; %n more needed.</source>
        <translation>
            <numerusform>Kartka {numbers}; potrzeba jeszcze %n.</numerusform>
            <numerusform>Kartka {numbers}; potrzeba jeszcze %n.</numerusform>
            <numerusform>Kartka {numbers}; potrzeba jeszcze %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sheets of the officials</source>
        <translation>Kartki powierników</translation>
    </message>
    <message>
        <source>Files with secret age keys</source>
        <translation>Pliki z tajnymi kluczami age</translation>
    </message>
    <message>
        <source>As chosen when the plan was published.</source>
        <translation>Wybrane przy publikacji.</translation>
    </message>
    <message>
        <source>The words of as many officials as needed.</source>
        <translation>Słowa tylu powierników, ilu potrzeba.</translation>
    </message>
    <message>
        <source>The passphrase (hidden)</source>
        <translation>Hasło, niewidoczne</translation>
    </message>
    <message>
        <source>The words of one sheet, in order (hidden)</source>
        <translation>Słowa z jednej kartki, po kolei, niewidoczne</translation>
    </message>
    <message>
        <source>Add the words of this official</source>
        <translation>Przyjmij słowa tego powiernika</translation>
    </message>
    <message>
        <source>Off&amp;icials’ sheets</source>
        <translation>Kartki pow&amp;ierników</translation>
    </message>
    <message>
        <source>All 20 words, separated by spaces; the first four letters of each are enough.</source>
        <translation>Wszystkie 20 słów z odstępami; wystarczą pierwsze cztery litery każdego.</translation>
    </message>
    <message>
        <source>Choose what opens the keys.</source>
        <translation>Podaj, co otwiera klucze.</translation>
    </message>
    <message>
        <source>The keys are not in the same folder as the plan. Put the key file there, and open the tournament again.</source>
        <translation>Kluczy nie ma obok planu. Umieść plik kluczy w tym samym folderze i otwórz zawody ponownie.</translation>
    </message>
    <message>
        <source>The keys are in the plan’s folder and not locked: nothing is needed.</source>
        <translation>Klucze leżą obok planu bez zamka: nic nie jest potrzebne.</translation>
    </message>
    <message>
        <source>The words of the officials’ sheets open the keys: one sheet after the other, in any order.</source>
        <translation>Słowa z kartek powierników otwierają klucze: kartka po kartce, w dowolnej kolejności.</translation>
    </message>
</context>
<context>
    <name>LockRow</name>
    <message>
        <source>Loc&amp;ked until</source>
        <translation>Za&amp;mknięte do</translation>
    </message>
    <message>
        <source>Write the files only into a box that nobody can open before then</source>
        <translation>Zapisz pliki tylko w skrzynce, której nikt wcześniej nie otworzy</translation>
    </message>
    <message>
        <source>Locked until</source>
        <translation>Zamknięte do</translation>
    </message>
    <message>
        <source>By the clock and the zone of this computer</source>
        <translation>Według zegara i strefy tego komputera</translation>
    </message>
    <message>
        <source>Only a locked box is written. Nobody can open it before {utc}, this computer included.</source>
        <translation>Powstaje tylko zamknięta skrzynka. Nikt nie otworzy jej przed {utc}, nawet ten komputer.</translation>
    </message>
    <message>
        <source>second key (age1…), optional</source>
        <translation>drugi klucz (age1…), opcjonalnie</translation>
    </message>
    <message>
        <source>Second key</source>
        <translation>Drugi klucz</translation>
    </message>
    <message>
        <source>A public key whose owner can open the box too, at any time</source>
        <translation>Klucz publiczny, którego właściciel też może otworzyć skrzynkę w każdej chwili</translation>
    </message>
    <message>
        <source>Only a locked box is written. Before {utc}, only the owner of the second key can open it.</source>
        <translation>Powstaje tylko zamknięta skrzynka. Przed {utc} otworzy ją tylko właściciel drugiego klucza.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{page} – {program}</source>
        <translation>{page} – {program}</translation>
    </message>
</context>
<context>
    <name>MessageBox</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>MomentPanel</name>
    <message>
        <source>Open results…</source>
        <translation>Otwórz wyniki…</translation>
    </message>
    <message>
        <source>Find the moment</source>
        <translation>Znajdź chwilę</translation>
    </message>
    <message>
        <source>Results of the tables</source>
        <translation>Wyniki stołów</translation>
    </message>
    <message>
        <source>A line for each table: round, contract, declarer, tricks</source>
        <translation>Wiersz dla każdego stołu: runda, kontrakt, rozgrywający, lewy</translation>
    </message>
    <message>
        <source>PBN, USEBIO, ACBL JSON, or Bridgemate’s ReceivedData as CSV</source>
        <translation>PBN, USEBIO, JSON z ACBL albo ReceivedData z Bridgemate jako CSV</translation>
    </message>
    <message>
        <source>When did it happen?</source>
        <translation>Kiedy to się stało?</translation>
    </message>
    <message>
        <source>Type a line for each table: round, contract, declarer, tricks. Or open a file of results.</source>
        <translation>Wpisz wiersz dla każdego stołu: runda, kontrakt, rozgrywający, lewy. Albo otwórz plik z wynikami.</translation>
    </message>
    <message>
        <source>Weigh the results under both deals by double dummy</source>
        <translation>Oceń wyniki przy obu rozkładach w widne karty</translation>
    </message>
</context>
<context>
    <name>NewDialog</name>
    <message>
        <source>Try it out</source>
        <translation>Wypróbuj</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Nowe zawody</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Zacznij</translation>
    </message>
    <message>
        <source>such as Spring Championship 2027</source>
        <translation>np. Wiosenne Mistrzostwa 2027</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>Wy&amp;bierz…</translation>
    </message>
    <message>
        <source>&amp;Name of the tournament</source>
        <translation>&amp;Nazwa zawodów</translation>
    </message>
    <message>
        <source>&amp;Place of the folder</source>
        <translation>&amp;Miejsce folderu</translation>
    </message>
    <message>
        <source>Its folder: {folder}</source>
        <translation>Folder: {folder}</translation>
    </message>
    <message>
        <source>The whole procedure, from the plan to the players’ pack, in ten minutes, with any value and without waiting. Everything is marked PRACTICE, and no check ever turns green.</source>
        <translation>Cała procedura, od planu do paczki dla graczy, w dziesięć minut: z dowolną wartością i bez czekania. Na wszystkim widnieje PRACTICE i żadne sprawdzenie nigdy nie będzie zielone.</translation>
    </message>
    <message>
        <source>It gets its own folder for the plan, the published files, the keys and the boards.</source>
        <translation>Dostaną własny folder: na plan, to, co się publikuje, klucze i rozdania.</translation>
    </message>
    <message>
        <source>As it will appear on everything you publish</source>
        <translation>Tak jak ma widnieć na wszystkim, co się publikuje</translation>
    </message>
    <message>
        <source>Where the folder goes</source>
        <translation>Miejsce folderu</translation>
    </message>
    <message>
        <source>Choose an existing folder.</source>
        <translation>Wybierz folder, który istnieje.</translation>
    </message>
</context>
<context>
    <name>NewHolderDialog</name>
    <message>
        <source>Keep words for a tournament</source>
        <translation>Przechowanie słów dla zawodów</translation>
    </message>
    <message>
        <source>&amp;Make the words</source>
        <translation>&amp;Utwórz słowa</translation>
    </message>
    <message>
        <source>such as Team B</source>
        <translation>np. Drużyna B</translation>
    </message>
    <message>
        <source>Folder for the slip</source>
        <translation>Folder na kartkę</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>Wy&amp;bierz…</translation>
    </message>
    <message>
        <source>&amp;Name of the holder</source>
        <translation>&amp;Nazwa strażnika</translation>
    </message>
    <message>
        <source>&amp;Folder for the slip</source>
        <translation>&amp;Folder na kartkę</translation>
    </message>
    <message>
        <source>The program makes twelve words. It writes them on a slip, in new files that only you can read, and shows them nowhere else. Their hash is for the organiser: 64 digits that belong to these words and do not reveal them.</source>
        <translation>Program tworzy dwanaście słów. Trafiają na kartkę, do nowych plików, które może czytać tylko ich właściciel, i nigdzie indziej się ich nie pokazuje. Ich skrót jest dla organizatora: 64 cyfry, które należą tylko do tych słów i żadnego nie zdradzają.</translation>
    </message>
    <message>
        <source>Who keeps the words, as everyone will read it</source>
        <translation>Kto przechowuje słowa, tak jak wszyscy to przeczytają</translation>
    </message>
</context>
<context>
    <name>NoteStrip</name>
    <message>
        <source>Message</source>
        <translation>Komunikat</translation>
    </message>
</context>
<context>
    <name>NoticeStrip</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>NoticeWindow</name>
    <message>
        <source>Licences – {program}</source>
        <translation>Licencje – {program}</translation>
    </message>
    <message>
        <source>Licences of everything in the program</source>
        <translation>Licencje wszystkiego w programie</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>OldSettingsButton</name>
    <message>
        <source>Im&amp;port old settings…</source>
        <translation>W&amp;czytaj stare ustawienia…</translation>
    </message>
    <message>
        <source>Import old settings</source>
        <translation>Wczytaj stare ustawienia</translation>
    </message>
    <message>
        <source>Read the identification and formats from Big Deal’s {windows} or {unix}</source>
        <translation>Odczytaj identyfikator i formaty z {windows} lub {unix} Big Deala</translation>
    </message>
    <message>
        <source>Settings of Big Deal</source>
        <translation>Ustawienia Big Deala</translation>
    </message>
    <message>
        <source>Settings of Big Deal ({names})</source>
        <translation>Ustawienia Big Deala ({names})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
</context>
<context>
    <name>OpenPhases</name>
    <message>
        <source>sessions</source>
        <translation>sesje</translation>
    </message>
    <message>
        <source>such as 1 or 1-3</source>
        <translation>np. 1 albo 1-3</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>rozdania</translation>
    </message>
    <message>
        <source>such as 24 or 1-8,9-16</source>
        <translation>np. 24 albo 1-8,9-16</translation>
    </message>
    <message>
        <source>The plan leaves this open, so enter it now</source>
        <translation>Plan pozostawia to otwarte, więc podaje się teraz</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Zapisz jako…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nuluj</translation>
    </message>
    <message>
        <source>&amp;How many boxes?</source>
        <translation>&amp;Ile skrzynek?</translation>
    </message>
    <message>
        <source>&amp;Open to print</source>
        <translation>&amp;Otwórz, aby wydrukować</translation>
    </message>
    <message>
        <source>Save the PDF in a folder that you choose</source>
        <translation>Utwórz PDF we wskazanym miejscu</translation>
    </message>
    <message>
        <source>Save the PDF with the set’s files, and open it for printing</source>
        <translation>Utwórz PDF obok zestawu i otwórz w programie, który drukuje</translation>
    </message>
</context>
<context>
    <name>PaperPreview</name>
    <message>
        <source>Sample page</source>
        <translation>Strona wzorcowa</translation>
    </message>
    <message>
        <source>A page of a sample record, not your boards: {words}</source>
        <translation>Strona z rozdaniami wzorcowymi, żadnym z własnych: {words}</translation>
    </message>
</context>
<context>
    <name>PhaseDialog</name>
    <message>
        <source>Change a phase</source>
        <translation>Zmień fazę</translation>
    </message>
    <message>
        <source>Add a phase</source>
        <translation>Dodaj fazę</translation>
    </message>
    <message>
        <source>such as Round robin</source>
        <translation>np. Każdy z każdym</translation>
    </message>
    <message>
        <source>How many sessions the phase has</source>
        <translation>Ile sesji ma faza</translation>
    </message>
    <message>
        <source>The boards of each session</source>
        <translation>Rozdania każdej sesji</translation>
    </message>
    <message>
        <source>&amp;Name of the phase</source>
        <translation>&amp;Nazwa fazy</translation>
    </message>
    <message>
        <source>&amp;Sessions</source>
        <translation>&amp;Sesje</translation>
    </message>
    <message>
        <source>&amp;Boards of a session</source>
        <translation>&amp;Rozdania sesji</translation>
    </message>
    <message>
        <source>Names of the &amp;files</source>
        <translation>Nazwy &amp;plików</translation>
    </message>
    <message>
        <source>A short word, such as rr: the files will be called rr1, rr2 and so on.</source>
        <translation>Krótkie słowo, np. kk: pliki będą się nazywać kk1, kk2 itd.</translation>
    </message>
    <message>
        <source>Give the phase a name.</source>
        <translation>Nadaj fazie nazwę.</translation>
    </message>
    <message>
        <source>This means: {words}.</source>
        <translation>To znaczy: {words}.</translation>
    </message>
    <message>
        <source>A phase is a part of the tournament with similar sessions, such as a final.</source>
        <translation>Faza to część zawodów z sesjami jednego rodzaju, na przykład finał.</translation>
    </message>
    <message>
        <source>The number is not known &amp;yet</source>
        <translation>Jeszcze nie &amp;wiadomo ile</translation>
    </message>
    <message>
        <source>The name of the phase; # becomes the number of the session</source>
        <translation>Nazwa fazy; # zamienia się w numer sesji</translation>
    </message>
    <message>
        <source>As many sessions as needed; you enter their numbers when you deal</source>
        <translation>Tyle sesji, ile będzie trzeba; ich numery podaje się przy losowaniu</translation>
    </message>
    <message>
        <source>How the file names begin; # becomes the number of the session</source>
        <translation>Początek nazw plików; # zamienia się w numer sesji</translation>
    </message>
    <message>
        <source>24 means boards 1 to 24; 21-40 means exactly these; 1-12,13-24 alternates between the two; ? means you enter them when you deal.</source>
        <translation>24 to rozdania od 1 do 24; 21-40 to te; 1-12,13-24 to jedne i drugie na zmianę; ? aby podać przy losowaniu.</translation>
    </message>
    <message>
        <source>Enter the boards of a session.</source>
        <translation>Podaj rozdania sesji.</translation>
    </message>
    <message>
        <source>Another phase already uses the file name “{prefix}”.</source>
        <translation>Inna faza nazywa już tak swoje pliki: „{prefix}”.</translation>
    </message>
    <message>
        <source>Sa&amp;ve phase</source>
        <translation>&amp;Zachowaj fazę</translation>
    </message>
</context>
<context>
    <name>PhasesModel</name>
    <message>
        <source>Phase</source>
        <translation>Faza</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesje</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Pliki</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Uwagi</translation>
    </message>
    <message>
        <source>open</source>
        <translation>otwarte</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>pyta</translation>
    </message>
    <message numerus="yes">
        <source>%n to correct</source>
        <translation>
            <numerusform>%n do poprawienia</numerusform>
            <numerusform>%n do poprawienia</numerusform>
            <numerusform>%n do poprawienia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation>
            <numerusform>%n do obejrzenia</numerusform>
            <numerusform>%n do obejrzenia</numerusform>
            <numerusform>%n do obejrzenia</numerusform>
        </translation>
    </message>
    <message>
        <source>in order</source>
        <translation>w porządku</translation>
    </message>
</context>
<context>
    <name>PhasesTable</name>
    <message>
        <source>&amp;Add a phase…</source>
        <translation>&amp;Dodaj fazę…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Edytuj…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Wyże&amp;j</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Niżej</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Fazy</translation>
    </message>
    <message>
        <source>Numbers of the phases</source>
        <translation>Numery faz</translation>
    </message>
    <message>
        <source>Add another phase</source>
        <translation>Opisz jeszcze jedną fazę</translation>
    </message>
    <message>
        <source>Change the selected phase</source>
        <translation>Zmień wybraną fazę</translation>
    </message>
    <message>
        <source>Remove the selected phase from the plan</source>
        <translation>Usuń wybraną fazę z planu</translation>
    </message>
    <message>
        <source>Move the selected phase up</source>
        <translation>Wstaw wybraną fazę przed poprzednią</translation>
    </message>
    <message>
        <source>Move the selected phase down</source>
        <translation>Wstaw wybraną fazę za następną</translation>
    </message>
    <message>
        <source>Press Return to change the selected phase, Delete to remove it.</source>
        <translation>Enter zmienia wybraną fazę, Delete ją usuwa.</translation>
    </message>
    <message>
        <source>No phases yet. A phase is a part of the tournament with similar sessions: a round robin, a final.</source>
        <translation>Nie ma jeszcze faz. Faza to część zawodów z sesjami jednego rodzaju: każdy z każdym, finał.</translation>
    </message>
</context>
<context>
    <name>PlanStep</name>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Wybierz…</translation>
    </message>
    <message>
        <source>such as Spring Championship 2027</source>
        <translation>np. Wiosenne Mistrzostwa 2027</translation>
    </message>
    <message>
        <source>Name of the tournament</source>
        <translation>Nazwa zawodów</translation>
    </message>
    <message>
        <source>Not chosen yet.</source>
        <translation>Jeszcze nie wybrano.</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>Zm&amp;ień…</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to correct first.</source>
        <translation>
            <numerusform>Najpierw %n rzecz do poprawienia.</numerusform>
            <numerusform>Najpierw %n rzeczy do poprawienia.</numerusform>
            <numerusform>Najpierw %n rzeczy do poprawienia.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of the &amp;tournament</source>
        <translation>Nazwa &amp;zawodów</translation>
    </message>
    <message>
        <source>&amp;Holders…</source>
        <translation>&amp;Strażnicy…</translation>
    </message>
    <message>
        <source>Outside value</source>
        <translation>Wartość zewnętrzna</translation>
    </message>
    <message>
        <source>Name and outside value</source>
        <translation>Nazwa i wartość zewnętrzna</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Fazy</translation>
    </message>
    <message>
        <source>Choose where the outside value comes from</source>
        <translation>Podaj, skąd pochodzi wartość zewnętrzna</translation>
    </message>
    <message>
        <source>Other people keep words that are needed to compute any board</source>
        <translation>Inni przechowują słowa, bez których nikt nie przewidzi rozdania</translation>
    </message>
    <message>
        <source>&amp;Go to Publish</source>
        <translation>Da&amp;lej: Publikacja</translation>
    </message>
    <message>
        <source>The name of the tournament, written into every file</source>
        <translation>Nazwa zawodów; jest w każdym pliku</translation>
    </message>
    <message>
        <source>Inspector’s findings</source>
        <translation>Uwagi kontroli</translation>
    </message>
</context>
<context>
    <name>PresetDialog</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>Folder of the preset</source>
        <translation>Folder szablonu</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Wybierz…</translation>
    </message>
    <message>
        <source>such as Tuesday</source>
        <translation>na przykład wtorek</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>Saves event, boards and formats under a name, but never the date.</source>
        <translation>Turniej, rozdania i formaty są zapisane pod nazwą. Data nigdy do nich nie należy.</translation>
    </message>
    <message>
        <source>&amp;Always deal into this folder without asking</source>
        <translation>Z&amp;awsze losuj do tego folderu, bez pytania</translation>
    </message>
    <message>
        <source>“Deal session” then shows the folder and only waits for a full meter. Nothing is ever overwritten.</source>
        <translation>„Wylosuj sesję” mówi wtedy, dokąd losuje, i czeka już tylko na pełny wskaźnik. Nic nie jest nadpisywane: drugi zestaw tego samego dnia dostaje numer.</translation>
    </message>
    <message>
        <source>Give the preset a name.</source>
        <translation>Szablon musi mieć nazwę.</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Wybierz folder.</translation>
    </message>
</context>
<context>
    <name>PresetsBox</name>
    <message>
        <source>&amp;Save this session as a preset…</source>
        <translation>&amp;Zapisz tę sesję jako szablon…</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>S&amp;zablon</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Szablon</translation>
    </message>
    <message>
        <source>S&amp;ave…</source>
        <translation>Z&amp;apisz…</translation>
    </message>
    <message>
        <source>Save this session as a preset, or delete one</source>
        <translation>Zapisz tę sesję jako szablon albo usuń szablon</translation>
    </message>
    <message>
        <source>No preset</source>
        <translation>Bez szablonu</translation>
    </message>
    <message>
        <source>None saved yet</source>
        <translation>Jeszcze żadnego</translation>
    </message>
    <message>
        <source>&amp;Delete “{name}”</source>
        <translation>&amp;Usuń „{name}”</translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation>Zapisz szablon</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Usuń szablon</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>{name} (changed)</source>
        <translation>{name} (zmieniony)</translation>
    </message>
    <message>
        <source>Fill in a session that you saved earlier</source>
        <translation>Wypełnij stronę zapisaną wcześniej sesją</translation>
    </message>
    <message>
        <source>&amp;Delete the selected preset</source>
        <translation>&amp;Usuń wybrany szablon</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”? Sets you dealt with it are not affected.</source>
        <translation>Usunąć szablon „{name}”? Zestawy z niego wylosowane pozostaną bez zmian.</translation>
    </message>
</context>
<context>
    <name>PresetsList</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Usuń…</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Szablony</translation>
    </message>
    <message>
        <source>no files</source>
        <translation>bez plików</translation>
    </message>
    <message>
        <source>Name, folde&amp;r…</source>
        <translation>Nazwa, &amp;folder…</translation>
    </message>
    <message>
        <source>{name}: {boards}, {formats}</source>
        <translation>{name}: {boards}, {formats}</translation>
    </message>
    <message>
        <source>{preset}, always into {folder}</source>
        <translation>{preset}, zawsze do {folder}</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Szablon</translation>
    </message>
    <message>
        <source>None yet. You save a session as a preset on the Deal page.</source>
        <translation>Jeszcze żadnego. Sesję zapisuje się jako szablon na stronie „Losowanie”.</translation>
    </message>
    <message>
        <source>Delete the selected preset</source>
        <translation>Usuń wybrany szablon</translation>
    </message>
    <message>
        <source>Name, folder… of the selected preset</source>
        <translation>Nazwa, folder… wybranego szablonu</translation>
    </message>
    <message>
        <source>Rename the preset, or let it always deal into one folder</source>
        <translation>Zmień nazwę szablonu albo wskaż folder, do którego zawsze losuje</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Sample page, to be scrolled</source>
        <translation>Strona przykładowa, przewijana</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Poprzednia strona</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Następna strona</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Mniejsza</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Większa</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Strona {page} z {pages}</translation>
    </message>
</context>
<context>
    <name>ProgressFooter</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nuluj</translation>
    </message>
    <message>
        <source>Files checked</source>
        <translation>Sprawdzone pliki</translation>
    </message>
    <message>
        <source>Files read so far</source>
        <translation>Pliki przeczytane do tej pory</translation>
    </message>
    <message>
        <source>Stop checking</source>
        <translation>Zatrzymaj sprawdzanie</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Chwileczkę…</translation>
    </message>
    <message>
        <source>{done} of {wanted} files</source>
        <translation>{done} z {wanted} plików</translation>
    </message>
</context>
<context>
    <name>PublishStep</name>
    <message>
        <source>Make the keys and close the plan</source>
        <translation>Utwórz klucze i zamknij plan</translation>
    </message>
    <message>
        <source>Cop&amp;y the check code</source>
        <translation>&amp;Kopiuj kod kontrolny</translation>
    </message>
    <message>
        <source>Hash of the keys</source>
        <translation>Skrót kluczy</translation>
    </message>
    <message>
        <source>The check code</source>
        <translation>Kod kontrolny</translation>
    </message>
    <message>
        <source>such as: Bulletin 1, club web page</source>
        <translation>np. Biuletyn 1, strona klubu</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to correct first: go back to Plan.</source>
        <translation>
            <numerusform>Najpierw %n rzecz do poprawienia: wróć do Planu.</numerusform>
            <numerusform>Najpierw %n rzeczy do poprawienia: wróć do Planu.</numerusform>
            <numerusform>Najpierw %n rzeczy do poprawienia: wróć do Planu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the &amp;sheet…</source>
        <translation>Zapisz k&amp;artkę…</translation>
    </message>
    <message>
        <source>s&amp;ince</source>
        <translation>&amp;od</translation>
    </message>
    <message>
        <source>Published: {where}, since {day}</source>
        <translation>Opublikowano: {where}, od {day}</translation>
    </message>
    <message>
        <source>Seal t&amp;he plan…</source>
        <translation>&amp;Zapieczętuj plan…</translation>
    </message>
    <message>
        <source>Copies the digits and the words to the clipboard, for the bulletin</source>
        <translation>Umieszcza cyfry i słowa w schowku, do biuletynu</translation>
    </message>
    <message>
        <source>It is published &amp;there</source>
        <translation>Je&amp;st tam</translation>
    </message>
    <message>
        <source>Records in the journal that the plan is published there</source>
        <translation>Zapisuje w dzienniku, że plan jest tam opublikowany</translation>
    </message>
    <message>
        <source>&amp;Go to Value</source>
        <translation>&amp;Dalej: Wartość</translation>
    </message>
    <message>
        <source>The keys are secret until all play is over. Together with the outside value they determine the deals.</source>
        <translation>Klucze są tajne do końca gry. Razem z wartością zewnętrzną dają rozdania.</translation>
    </message>
    <message>
        <source>It is part of the plan. It commits you to the keys and reveals nothing about them. You can read it out or print it too.</source>
        <translation>Jest w planie, ustala klucze i niczego nie zdradza. Można go też odczytać na głos lub wydrukować.</translation>
    </message>
    <message>
        <source>It commits you to the plan, the promise and the keys, and reveals nothing about them. Print it where it cannot be taken back, such as the bulletin or the notice board. The words mean the same as the digits.</source>
        <translation>Ustala plan, zapowiedź i klucze, a niczego nie zdradza. Wydrukuj go tam, skąd nie można go cofnąć: w biuletynie, na tablicy ogłoszeń. Słowa mówią to samo.</translation>
    </message>
    <message>
        <source>Inspector’s findings</source>
        <translation>Uwagi kontroli</translation>
    </message>
    <message>
        <source>Who keeps the keys</source>
        <translation>Kto przechowuje klucze</translation>
    </message>
    <message>
        <source>How they are sealed</source>
        <translation>Jak są zapieczętowane</translation>
    </message>
    <message>
        <source>Where is it published?</source>
        <translation>Gdzie jest opublikowany?</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) to read and tick.</source>
        <translation>
            <numerusform>%n ostrzeżenie do obejrzenia i zaznaczenia.</numerusform>
            <numerusform>%n ostrzeżenia do obejrzenia i zaznaczenia.</numerusform>
            <numerusform>%n ostrzeżeń do obejrzenia i zaznaczenia.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose how the keys are kept.</source>
        <translation>Podaj, jak przechowywać klucze.</translation>
    </message>
    <message>
        <source>A page for the notice board and the bulletin, as a PDF to print</source>
        <translation>Strona na tablicę ogłoszeń i do biuletynu, PDF do wydruku</translation>
    </message>
    <message>
        <source>The program seals the plan; you publish it. Enter where everyone can find the plan and the check code (digest, SHA-256), and since which day. The public pack will show this, in your words.</source>
        <translation>Program pieczętuje; publikacja należy do organizatora. Napisz, gdzie i od którego dnia wszyscy znajdą plan i kod kontrolny: te same słowa będą w paczce publicznej.</translation>
    </message>
    <message>
        <source>The first day on which everyone could see it there</source>
        <translation>Pierwszy dzień, w którym każdy mógł to tam zobaczyć</translation>
    </message>
    <message>
        <source>Not published yet: no place has been entered here.</source>
        <translation>Jeszcze nie opublikowano: nikt tu nie napisał, gdzie plan jest.</translation>
    </message>
    <message>
        <source>Sealed {time}. The plan and its keys are fixed and can no longer be changed.</source>
        <translation>Zapieczętowano {time}. Plan i jego klucze są ustalone i nie można ich już zmienić.</translation>
    </message>
    <message>
        <source>The plan was sealed on another computer or by another program.</source>
        <translation>Plan zapieczętowano na innym komputerze lub innym programem.</translation>
    </message>
    <message>
        <source>&amp;QR code…</source>
        <translation>Kod &amp;QR…</translation>
    </message>
    <message>
        <source>Shows the check code for a telephone to read</source>
        <translation>Pokazuje kod kontrolny, aby odczytał go telefon</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Tak</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nie</translation>
    </message>
</context>
<context>
    <name>QrDialog</name>
    <message>
        <source>QR code of the text below</source>
        <translation>Kod QR tekstu poniżej</translation>
    </message>
    <message>
        <source>Cop&amp;y the text</source>
        <translation>&amp;Kopiuj tekst</translation>
    </message>
    <message>
        <source>Copy it to paste it elsewhere</source>
        <translation>Skopiuj, aby wkleić gdzie indziej</translation>
    </message>
</context>
<context>
    <name>RecordMaking</name>
    <message>
        <source>Hand record</source>
        <translation>Rozkłady</translation>
    </message>
    <message>
        <source>Dealing sheets</source>
        <translation>Listy do układania</translation>
    </message>
    <message>
        <source>Curtain cards</source>
        <translation>Karteczki do pudełek</translation>
    </message>
    <message>
        <source>{kind} made</source>
        <translation>Gotowe: {kind}</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etykiety</translation>
    </message>
    <message>
        <source>Labels made</source>
        <translation>Etykiety gotowe</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Lista kontrolna</translation>
    </message>
    <message>
        <source>Checklist made</source>
        <translation>Lista kontrolna gotowa</translation>
    </message>
    <message>
        <source>Public pack</source>
        <translation>Paczka publiczna</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) inside: boards for programs, hand record, checksums.</source>
        <translation>
            <numerusform>%n plik w środku: rozdania dla programów, rozkłady, sumy kontrolne.</numerusform>
            <numerusform>%n pliki w środku: rozdania dla programów, rozkłady, sumy kontrolne.</numerusform>
            <numerusform>%n plików w środku: rozdania dla programów, rozkłady, sumy kontrolne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Public pack made</source>
        <translation>Paczka publiczna gotowa</translation>
    </message>
    <message>
        <source>Files ({suffix})</source>
        <translation>Pliki ({suffix})</translation>
    </message>
    <message>
        <source>{name} in {folder}</source>
        <translation>{name} w {folder}</translation>
    </message>
    <message numerus="yes">
        <source>Folder for %n file(s)</source>
        <translation>
            <numerusform>Folder na %n plik</numerusform>
            <numerusform>Folder na %n pliki</numerusform>
            <numerusform>Folder na %n plików</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in {folder}</source>
        <translation>
            <numerusform>%n plik w {folder}</numerusform>
            <numerusform>%n pliki w {folder}</numerusform>
            <numerusform>%n plików w {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>It has the boards’ numbers, dealers and vulnerabilities, and no card.</source>
        <translation>Są na nim numery rozdań, rozdający i założenia, a żadnej karty.</translation>
    </message>
    <message>
        <source>Players’ paper made</source>
        <translation>Druki dla graczy gotowe</translation>
    </message>
    <message>
        <source>Players’ paper</source>
        <translation>Druki dla graczy</translation>
    </message>
    <message>
        <source>They reveal nothing about the cards. Print them without scaling (100 %).</source>
        <translation>Nic nie mówią o kartach. Drukuj bez skalowania (100%).</translation>
    </message>
    <message>
        <source>Two people sign for each duplicated board. It reveals nothing about the cards.</source>
        <translation>Dwie osoby podpisują każde powielone rozdanie; lista nic nie mówi o kartach.</translation>
    </message>
    <message>
        <source>Sealed with your passphrase. Use “Open a sealed record…” to open it.</source>
        <translation>Zapieczętowane hasłem. Otwiera je „Otwórz zapieczętowany wydruk…”.</translation>
    </message>
    <message>
        <source>Sealed until {time}. After that, use “Open a sealed record…” on this computer.</source>
        <translation>Zapieczętowane do {time}. Potem otworzy je „Otwórz zapieczętowany wydruk…”, na tym komputerze.</translation>
    </message>
    <message>
        <source>The file is not sealed: anyone who has it can see all hands.</source>
        <translation>Plik jest otwarty: kto go ma, widzi wszystkie ręce.</translation>
    </message>
    <message>
        <source>Locked until {time}. After that, open it on the Check page.</source>
        <translation>Zamknięte do {time}. Potem otwórz na stronie Kontrola.</translation>
    </message>
    <message>
        <source>Hand record and public pack made</source>
        <translation>Rozkłady i paczka publiczna gotowe</translation>
    </message>
</context>
<context>
    <name>RecordOpening</name>
    <message>
        <source>Open a sealed record</source>
        <translation>Otwórz zapieczętowany wydruk</translation>
    </message>
    <message>
        <source>Sealed files (*.age)</source>
        <translation>Pliki zapieczętowane (*.age)</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”</source>
        <translation>Hasło do „{name}”</translation>
    </message>
    <message>
        <source>Records ({suffix})</source>
        <translation>Wydruki ({suffix})</translation>
    </message>
    <message>
        <source>The opened record</source>
        <translation>Otwarty wydruk</translation>
    </message>
    <message>
        <source>{name} in {folder}</source>
        <translation>{name} w {folder}</translation>
    </message>
    <message>
        <source>Record opened</source>
        <translation>Wydruk otwarty</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Hasło</translation>
    </message>
    <message>
        <source>The file is not sealed: anyone who has it can see all hands.</source>
        <translation>Plik jest otwarty: kto go ma, widzi wszystkie ręce.</translation>
    </message>
</context>
<context>
    <name>RecordsBar</name>
    <message>
        <source>&amp;Hand record…</source>
        <translation>&amp;Rozkłady…</translation>
    </message>
    <message>
        <source>&amp;Dealing sheets…</source>
        <translation>&amp;Listy do układania…</translation>
    </message>
    <message>
        <source>C&amp;urtain cards…</source>
        <translation>&amp;Karteczki do pudełek…</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <translation>&amp;Etykiety…</translation>
    </message>
    <message>
        <source>Chec&amp;klist…</source>
        <translation>Lista ko&amp;ntrolna…</translation>
    </message>
    <message>
        <source>Pu&amp;blish…</source>
        <translation>Opu&amp;blikuj…</translation>
    </message>
    <message>
        <source>The deals of the set on paper, for after play</source>
        <translation>Rozkłady zestawu na papierze, na koniec gry</translation>
    </message>
    <message>
        <source>Labels for boxes, with the set code; no cards</source>
        <translation>Etykiety na skrzynki, z kodem zestawu; bez kart</translation>
    </message>
    <message>
        <source>A list to sign while duplicating; no cards</source>
        <translation>Lista do podpisywania przy powielaniu; bez kart</translation>
    </message>
    <message>
        <source>Pla&amp;yers’ paper</source>
        <translation>&amp;Druki dla graczy</translation>
    </message>
    <message>
        <source>&amp;Travellers…</source>
        <translation>&amp;Protokoły rozdań…</translation>
    </message>
    <message>
        <source>&amp;Pickup slips…</source>
        <translation>&amp;Zapisy wyników…</translation>
    </message>
    <message>
        <source>Personal &amp;scorecards…</source>
        <translation>Zapisy p&amp;rywatne…</translation>
    </message>
    <message>
        <source>Table &amp;cards…</source>
        <translation>&amp;Karty stołów…</translation>
    </message>
    <message>
        <source>Travellers, slips, scorecards and table cards, without a card in them</source>
        <translation>Protokoły, zapisy wyników, zapisy prywatne i karty stołów, bez żadnej karty do gry</translation>
    </message>
    <message>
        <source>For dealing a sorted pack by list, without seeing a hand</source>
        <translation>Do układania posortowanej talii z listy, bez oglądania rąk</translation>
    </message>
    <message>
        <source>Each hand on its own card, to go into the board</source>
        <translation>Każda ręka na osobnej karteczce, do włożenia z nią do pudełka</translation>
    </message>
    <message>
        <source>One file with everything for the web page, after play</source>
        <translation>Wszystko na stronę WWW w jednym pliku, po grze</translation>
    </message>
    <message>
        <source>Boards that have been played cannot be dealt again with sheets or curtain cards.</source>
        <translation>Rozegranych rozdań nie układa się ponownie z list do układania ani z karteczek do pudełek.</translation>
    </message>
    <message>
        <source>Not played yet, so prints that show cards will be sealed.</source>
        <translation>Jeszcze do rozegrania: to, co pokazuje karty, jest pieczętowane.</translation>
    </message>
    <message>
        <source>Checklists and packs are made for one set at a time.</source>
        <translation>Listy kontrolne i paczki robi się po jednym zestawie.</translation>
    </message>
    <message>
        <source>You can publish it once it is marked as finished on the Journal page.</source>
        <translation>Można go opublikować, gdy jest oznaczony jako rozegrany, na stronie Dziennik.</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>&amp;Open a sealed record…</source>
        <translation>Otwórz &amp;zapieczętowany wydruk…</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Otwórz &amp;folder</translation>
    </message>
    <message>
        <source>Double dummy: {done} of {wanted} boards</source>
        <translation>W widne karty: {done} z {wanted} rozdań</translation>
    </message>
    <message>
        <source>Boards solved</source>
        <translation>Rozwiązane rozdania</translation>
    </message>
    <message>
        <source>With its passphrase, or after its time has come</source>
        <translation>Hasłem albo gdy nadejdzie czas</translation>
    </message>
    <message>
        <source>No sets yet. Once you have dealt one, you print its records and labels here.</source>
        <translation>Nie ma jeszcze zestawów. Po wylosowaniu drukuje się tu ich rozkłady i etykiety.</translation>
    </message>
    <message>
        <source>No files were left behind. ({place})</source>
        <translation>Nie pozostał żaden plik. ({place})</translation>
    </message>
    <message>
        <source>Boards analysed so far</source>
        <translation>Rozdania ze znanymi wynikami w widne karty</translation>
    </message>
    <message>
        <source>Stop; no files are left behind</source>
        <translation>Zatrzymaj; nie zostanie żaden plik</translation>
    </message>
    <message>
        <source>Hand records</source>
        <translation>Rozkłady</translation>
    </message>
</context>
<context>
    <name>RecordsPanel</name>
    <message>
        <source>Set code {code}</source>
        <translation>Kod zestawu {code}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>&amp;Paper…</source>
        <translation>&amp;Papier…</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) chosen</source>
        <translation>
            <numerusform>Wybrano %n zestaw</numerusform>
            <numerusform>Wybrano %n zestawy</numerusform>
            <numerusform>Wybrano %n zestawów</numerusform>
        </translation>
    </message>
    <message>
        <source>Your club’s header and footer, and the page layout</source>
        <translation>Nagłówek i stopka własnego klubu oraz wygląd strony</translation>
    </message>
</context>
<context>
    <name>RestoreButton</name>
    <message>
        <source>Restore a backup</source>
        <translation>Przywróć kopię zapasową</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>The backup is sealed</source>
        <translation>Kopia zapasowa jest zapieczętowana</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Przywróć</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Hasło</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Przywróć…</translation>
    </message>
    <message>
        <source>Bring journal, settings and presets back from a backup</source>
        <translation>Przywróć dziennik, ustawienia i szablony z kopii zapasowej</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Set code</source>
        <translation>Kod zestawu</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Otwórz &amp;folder</translation>
    </message>
    <message>
        <source>Print &amp;labels…</source>
        <translation>Drukuj &amp;etykiety…</translation>
    </message>
    <message>
        <source>&amp;Certificate…</source>
        <translation>&amp;Certyfikat…</translation>
    </message>
    <message>
        <source>&amp;Next session</source>
        <translation>Następna ses&amp;ja</translation>
    </message>
    <message>
        <source>Open &amp;its folder</source>
        <translation>Otwórz jego &amp;folder</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Pokaż pliki w folderze</translation>
    </message>
    <message>
        <source>Labels for boxes, with the set code; no cards</source>
        <translation>Etykiety na skrzynki, z kodem zestawu; bez kart</translation>
    </message>
    <message>
        <source>Make the dealing certificate of this set, as a PDF; no cards</source>
        <translation>Utwórz certyfikat losowania tego zestawu jako PDF; bez kart</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Pliki</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) dealt</source>
        <translation>
            <numerusform>%n rozdanie wylosowane</numerusform>
            <numerusform>%n rozdania wylosowane</numerusform>
            <numerusform>%n rozdań wylosowanych</numerusform>
        </translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Kod zestawu {code}</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <translation>W {folder}</translation>
    </message>
    <message>
        <source>Cop&amp;y code</source>
        <translation>&amp;Kopiuj kod</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>randomness: {source}</source>
        <translation>losowość: {source}</translation>
    </message>
    <message>
        <source>What to do next</source>
        <translation>Co teraz zrobić</translation>
    </message>
    <message numerus="yes">
        <source>of %n board(s)</source>
        <translation>
            <numerusform>po %n rozdaniu</numerusform>
            <numerusform>po %n rozdania</numerusform>
            <numerusform>po %n rozdań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n zestaw</numerusform>
            <numerusform>%n zestawy</numerusform>
            <numerusform>%n zestawów</numerusform>
        </translation>
    </message>
    <message>
        <source>Others can read these files</source>
        <translation>Inni mogą czytać te pliki</translation>
    </message>
    <message>
        <source>&amp;Always like this</source>
        <translation>Z&amp;awsze tak</translation>
    </message>
    <message>
        <source>N&amp;o</source>
        <translation>Ni&amp;e</translation>
    </message>
    <message>
        <source>Always like this, into this folder?</source>
        <translation>Zawsze tak, do tego folderu?</translation>
    </message>
    <message>
        <source>Write it on the label of each box. It tells you which set is inside.</source>
        <translation>Napisz go na etykiecie każdej skrzynki: mówi, który zestaw jest w środku.</translation>
    </message>
    <message>
        <source>The code of this set; it reveals nothing about the cards</source>
        <translation>Kod tego zestawu; nic nie mówi o kartach</translation>
    </message>
    <message>
        <source>Start another session with an empty meter</source>
        <translation>Zacznij następną sesję, z pustym wskaźnikiem</translation>
    </message>
    <message>
        <source>all files written, read back and compared</source>
        <translation>każdy plik zapisany, odczytany i porównany</translation>
    </message>
    <message>
        <source>Writing the files had been interrupted</source>
        <translation>Dostarczanie zostało przerwane</translation>
    </message>
    <message>
        <source>Do not open these files before play: they contain the hands.</source>
        <translation>Nie otwieraj tych plików przed grą: są w nich ręce.</translation>
    </message>
    <message>
        <source>Copy the set code to paste it elsewhere; it reveals no cards</source>
        <translation>Skopiuj kod zestawu, aby wkleić go gdzie indziej; nie zdradza kart</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>{title} ({suffix}): {step}</source>
        <translation>{title} ({suffix}): {step}</translation>
    </message>
</context>
<context>
    <name>RevealModel</name>
    <message>
        <source>Session</source>
        <translation>Sesja</translation>
    </message>
    <message>
        <source>Public pack</source>
        <translation>Paczka publiczna</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>revealed {time}</source>
        <translation>ujawniona {time}</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>tajna</translation>
    </message>
    <message>
        <source>interrupted; its key may be known</source>
        <translation>przerwana, jej klucz może być znany</translation>
    </message>
    <message>
        <source>secret, reserve dealt</source>
        <translation>tajna, wylosowano rezerwę</translation>
    </message>
</context>
<context>
    <name>RevealStep</name>
    <message>
        <source>Choos&amp;e…</source>
        <translation>Wy&amp;bierz…</translation>
    </message>
    <message>
        <source>&amp;Reveal…</source>
        <translation>&amp;Ujawnij…</translation>
    </message>
    <message>
        <source>Make the public pack</source>
        <translation>Utwórz paczkę publiczną</translation>
    </message>
    <message>
        <source>&amp;Reveal the ticked sessions…</source>
        <translation>&amp;Ujawnij zaznaczone sesje…</translation>
    </message>
    <message>
        <source>Make a public pack for each of them; the other keys stay secret</source>
        <translation>Utwórz paczkę publiczną dla każdej z nich; pozostałe klucze są nadal tajne</translation>
    </message>
    <message>
        <source>&amp;Verify the pack</source>
        <translation>Zweryfikuj &amp;paczkę</translation>
    </message>
    <message>
        <source>One file (.zip) that you publish</source>
        <translation>Jeden plik (.zip) do opublikowania</translation>
    </message>
    <message>
        <source>The same evening</source>
        <translation>Tego samego wieczoru</translation>
    </message>
    <message>
        <source>All sessions</source>
        <translation>Wszystkie sesje</translation>
    </message>
    <message>
        <source>Open the keys</source>
        <translation>Otwarcie kluczy</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>P&amp;lik</translation>
    </message>
    <message>
        <source>Revealed {time}. The pack is “{pack}”: publish it.</source>
        <translation>Ujawniono {time}. Paczka to „{pack}”: opublikuj ją.</translation>
    </message>
    <message>
        <source>In it: {names}</source>
        <translation>W niej: {names}</translation>
    </message>
    <message>
        <source>Tick the sessions whose play is over.</source>
        <translation>Zaznacz sesje, które rozegrano.</translation>
    </message>
    <message>
        <source>&amp;All play is over, including reserve sets</source>
        <translation>&amp;Gra skończona, także w zestawach rezerwowych</translation>
    </message>
    <message>
        <source>Choose where to save the pack</source>
        <translation>Podaj miejsce na paczkę</translation>
    </message>
    <message>
        <source>Check it as any player can</source>
        <translation>Sprawdź ją tak, jak może to zrobić każdy gracz</translation>
    </message>
    <message>
        <source>The keys open every session, including those not played yet</source>
        <translation>Klucze otwierają każdą sesję, także te jeszcze niezagrane</translation>
    </message>
    <message>
        <source>Each ticked session gets its own public pack on the evening it was played. The pack opens only that session and its reserve set, which cannot be used after that.</source>
        <translation>Każda zaznaczona sesja dostaje własną paczkę publiczną, wieczorem, gdy ją rozegrano. Paczka otwiera tylko tę sesję i jej zestaw rezerwowy: potem nie można go już użyć.</translation>
    </message>
    <message>
        <source>The keys open all sessions at once. Anyone who has them knows every board not played yet.</source>
        <translation>Klucze otwierają wszystkie sesje naraz. Kto je ma, zna każde jeszcze niezagrane rozdanie.</translation>
    </message>
    <message>
        <source>One file with the plan, the keys, the boards and a text that tells players how to check them.</source>
        <translation>Jeden plik z planem, kluczami, wylosowanymi rozdaniami i tekstem dla graczy, jak to sprawdzić.</translation>
    </message>
    <message>
        <source>Tick the box when all play is over.</source>
        <translation>Zaznacz, że gra się skończyła.</translation>
    </message>
    <message>
        <source>Choose where to save the pack.</source>
        <translation>Podaj miejsce na paczkę.</translation>
    </message>
    <message>
        <source>Revealed {time}. The pack “{pack}” is not in the tournament’s folder. If it is lost, make it again here: it has the same boards.</source>
        <translation>Ujawniono {time}. Paczki „{pack}” nie ma w folderze zawodów. Jeśli przepadła, utwórz ją tu ponownie: ma te same rozdania.</translation>
    </message>
</context>
<context>
    <name>RevealTable</name>
    <message>
        <source>Sessions that were dealt</source>
        <translation>Wylosowane sesje</translation>
    </message>
    <message>
        <source>Press the space bar to tick the selected session.</source>
        <translation>Spacja zaznacza wybraną sesję.</translation>
    </message>
</context>
<context>
    <name>RoundFields</name>
    <message>
        <source>Figure &amp;instead</source>
        <translation>&amp;Liczba zamiast niej</translation>
    </message>
    <message>
        <source>&amp;Value of that day</source>
        <translation>W&amp;artość z tego dnia</translation>
    </message>
    <message>
        <source>&amp;Hour</source>
        <translation>G&amp;odzina</translation>
    </message>
    <message>
        <source>Round {number}: {time} UTC</source>
        <translation>Runda {number}: {time} UTC</translation>
    </message>
    <message>
        <source>By this computer’s clock</source>
        <translation>Według zegara tego komputera</translation>
    </message>
    <message>
        <source>If that network has ended before then, a figure of the next day counts:</source>
        <translation>Jeśli ta sieć zakończy wcześniej działanie, obowiązuje liczba z następnego dnia:</translation>
    </message>
</context>
<context>
    <name>RoundPart</name>
    <message>
        <source>Address of the round</source>
        <translation>Adres rundy</translation>
    </message>
    <message>
        <source>&amp;Paste number, signature and randomness</source>
        <translation>&amp;Wklej numer, podpis i liczbę losową</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Otwórz pli&amp;k…</translation>
    </message>
    <message>
        <source>The network had en&amp;ded: type the value promised for that case</source>
        <translation>Sieć &amp;zakończyła działanie: wpisz to, co zapowiedziano na ten wypadek</translation>
    </message>
    <message>
        <source>Everything the address shows, or its three parts in any order</source>
        <translation>Wszystko, co pokazuje adres, albo trzy części w dowolnej kolejności</translation>
    </message>
    <message>
        <source>A file with what the address shows</source>
        <translation>Plik z tym, co pokazuje adres</translation>
    </message>
    <message>
        <source>Everyone will see this, with your reason</source>
        <translation>Wszyscy się o tym dowiedzą, wraz z powodem</translation>
    </message>
    <message>
        <source>Enter the promised round</source>
        <translation>Wprowadź zapowiedzianą rundę</translation>
    </message>
    <message>
        <source>Round {number} appears on {moment} by this computer’s clock. Open the address below on a telephone, or on a computer with a network, and enter here what it shows. The signature is checked here, so nobody has to look the value up.</source>
        <translation>Runda {number} ukaże się {moment} według zegara tego komputera. Otwórz poniższy adres telefonem albo na komputerze z internetem i przenieś tu to, co pokaże. Podpis jest sprawdzany tutaj; nikt nie musi szukać wartości.</translation>
    </message>
    <message>
        <source>&amp;QR code…</source>
        <translation>Kod &amp;QR…</translation>
    </message>
    <message>
        <source>Shows the address for a telephone to read</source>
        <translation>Pokazuje adres, aby odczytał go telefon</translation>
    </message>
</context>
<context>
    <name>RowsModel</name>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
</context>
<context>
    <name>RowsView</name>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Deal session: name of the set</source>
        <translation>Losowanie sesji: nazwa zestawu</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Wylosuj</translation>
    </message>
</context>
<context>
    <name>SealingBox</name>
    <message>
        <source>Sealing</source>
        <translation>Pieczęć</translation>
    </message>
    <message>
        <source>Seal it with a &amp;passphrase</source>
        <translation>Zapieczętuj &amp;hasłem</translation>
    </message>
    <message>
        <source>Seal it until a ti&amp;me</source>
        <translation>Zapieczętuj do term&amp;inu</translation>
    </message>
    <message>
        <source>several words</source>
        <translation>kilka słów</translation>
    </message>
    <message>
        <source>P&amp;assphrase</source>
        <translation>H&amp;asło</translation>
    </message>
    <message>
        <source>A&amp;gain</source>
        <translation>&amp;Jeszcze raz</translation>
    </message>
    <message>
        <source>Ope&amp;ns on</source>
        <translation>Ot&amp;wiera się</translation>
    </message>
    <message>
        <source>The file will show every card. A player who has seen one may not play these boards (Law 6D).</source>
        <translation>Plik pokaże każdą kartę. Gracz, który jakąś widział, nie może grać tych rozdań (przepis 6D).</translation>
    </message>
    <message>
        <source>Type a passphrase for the seal first</source>
        <translation>Najpierw wpisz hasło do pieczęci</translation>
    </message>
    <message>
        <source>The passphrase is too weak</source>
        <translation>Hasło jest za słabe</translation>
    </message>
    <message>
        <source>Type the same passphrase again</source>
        <translation>Wpisz to samo hasło jeszcze raz</translation>
    </message>
    <message>
        <source>Too weak: {reason}</source>
        <translation>Za słabe: {reason}</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Dobre</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Mocne</translation>
    </message>
    <message>
        <source>Offer words</source>
        <translation>Zaproponuj słowa</translation>
    </message>
    <message>
        <source>Play is &amp;over – print open</source>
        <translation>Gra &amp;skończona – drukuj bez pieczęci</translation>
    </message>
    <message>
        <source>The journal will say that the set is finished. Its files go into your archive, if any.</source>
        <translation>Dziennik zapisze, że zestaw jest rozegrany. Jego pliki trafią do archiwum, jeśli je masz.</translation>
    </message>
    <message>
        <source>The journal says that these boards are still to be played</source>
        <translation>Według dziennika te rozdania są jeszcze do rozegrania</translation>
    </message>
    <message>
        <source>Lea&amp;ve it unsealed</source>
        <translation>Zostaw &amp;otwarty</translation>
    </message>
    <message>
        <source>I und&amp;erstand: anyone who opens the file can see all hands</source>
        <translation>Rozu&amp;miem: kto otworzy plik, widzi wszystkie ręce</translation>
    </message>
    <message>
        <source>Nobody can open the file without it. If you lose it, you can make the record again after play.</source>
        <translation>Bez niego nikt nie otworzy; jeśli zginie, wydruk można zrobić ponownie po grze.</translation>
    </message>
    <message>
        <source>This program will open it then, on this computer, or once the set is finished. Weaker: anyone who can read your files here, or change the clock, could open it earlier.</source>
        <translation>Program otworzy go wtedy na tym komputerze albo gdy zestaw jest rozegrany. Mniej bezpieczne: kto może czytać tu pliki lub przestawić zegar, mógłby otworzyć wcześniej.</translation>
    </message>
    <message>
        <source>The day and time from which the record can be opened</source>
        <translation>Dzień i godzina, od której można otworzyć wydruk</translation>
    </message>
    <message>
        <source>Choose a time in the future</source>
        <translation>Wybierz termin, który jeszcze nie minął</translation>
    </message>
    <message>
        <source>Tick that you understand what an unsealed file shows</source>
        <translation>Zaznacz, że rozumiesz, co pokazuje otwarty plik</translation>
    </message>
    <message>
        <source>At least {count} characters; several words are best.</source>
        <translation>Co najmniej {count} znaków; najlepiej kilka słów.</translation>
    </message>
    <message>
        <source>the two do not match yet</source>
        <translation>te dwa nie są jeszcze jednakowe</translation>
    </message>
    <message>
        <source>Let the program make up words, and show them</source>
        <translation>Wstaw słowa utworzone przez program i pokaż je</translation>
    </message>
    <message>
        <source>Strong: {bits} bits that nobody can guess. Write the words down before you continue.</source>
        <translation>Mocne: {bits} bitów, których nikt nie odgadnie. Zapisz słowa, zanim przejdziesz dalej.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Loc&amp;k it until a time</source>
        <translation>Zam&amp;knij do terminu</translation>
    </message>
    <message>
        <source>Locke&amp;d until</source>
        <translation>Zamknięte &amp;do</translation>
    </message>
    <message>
        <source>Nobody can open the file before then, this computer included. After that anyone can, with what a public clock publishes. The set’s own files stay as they are.</source>
        <translation>Nikt nie otworzy pliku wcześniej, nawet ten komputer. Potem może każdy, z tym, co opublikuje publiczny zegar. Pliki samego zestawu zostają bez zmian.</translation>
    </message>
    <message>
        <source>Make the pu&amp;blic pack too</source>
        <translation>Utwórz też paczkę pu&amp;bliczną</translation>
    </message>
    <message>
        <source>Record and pack are saved in {folder}, and the record opens for printing.</source>
        <translation>Rozkłady i paczka zostaną zapisane w {folder}, a rozkłady otworzą się do druku.</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>{topic}: press Ctrl+Page Up or Ctrl+Page Down to go from one to the next</source>
        <translation>{topic}: Ctrl+Page Up i Ctrl+Page Down prowadzą do sąsiedniego</translation>
    </message>
</context>
<context>
    <name>SessionsModel</name>
    <message>
        <source>Session</source>
        <translation>Sesja</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Pliki</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>ujawniona</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>wylosowana</translation>
    </message>
    <message>
        <source>not dealt</source>
        <translation>niewylosowana</translation>
    </message>
    <message>
        <source>reserve dealt</source>
        <translation>wylosowano rezerwę</translation>
    </message>
</context>
<context>
    <name>SessionsTable</name>
    <message>
        <source>Tick &amp;all</source>
        <translation>Zaznacz wszystki&amp;e</translation>
    </message>
    <message>
        <source>Tick &amp;none</source>
        <translation>Odz&amp;nacz wszystkie</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesje</translation>
    </message>
    <message>
        <source>Deal every session</source>
        <translation>Losuj każdą sesję</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) ticked, {boards} boards</source>
        <translation>
            <numerusform>Zaznaczono %n sesję, rozdań: {boards}</numerusform>
            <numerusform>Zaznaczono %n sesje, rozdań: {boards}</numerusform>
            <numerusform>Zaznaczono %n sesji, rozdań: {boards}</numerusform>
        </translation>
    </message>
    <message>
        <source>Press the space bar to tick the selected session.</source>
        <translation>Spacja zaznacza wybraną sesję.</translation>
    </message>
    <message>
        <source>Start with no sessions</source>
        <translation>Zacznij bez żadnej sesji</translation>
    </message>
</context>
<context>
    <name>SetLookup</name>
    <message>
        <source>&amp;Look up</source>
        <translation>&amp;Znajdź</translation>
    </message>
    <message>
        <source>such as K7QM-2PXA</source>
        <translation>np. K7QM-2PXA</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Kod zestawu</translation>
    </message>
    <message>
        <source>&amp;Which set is this?</source>
        <translation>&amp;Który to zestaw?</translation>
    </message>
    <message>
        <source>No set “{code}” on this computer</source>
        <translation>Na tym komputerze nie ma zestawu „{code}”</translation>
    </message>
    <message>
        <source>{state}: {meaning}</source>
        <translation>{state}: {meaning}</translation>
    </message>
    <message>
        <source>Dealt {time}</source>
        <translation>Wylosowany {time}</translation>
    </message>
    <message>
        <source>First seen {time}</source>
        <translation>Pierwszy raz {time}</translation>
    </message>
    <message>
        <source>The set code on the label, on the sheet or in the file</source>
        <translation>Kod zestawu z etykiety, z kartki albo z pliku</translation>
    </message>
    <message>
        <source>Find the session this set code belongs to</source>
        <translation>Pokaż, do której sesji należy ten kod zestawu</translation>
    </message>
    <message>
        <source>Compare each letter with the label. A set dealt on another computer is in that computer’s journal.</source>
        <translation>Porównaj każdą literę z etykietą. Zestaw wylosowany na innym komputerze jest w dzienniku tamtego komputera.</translation>
    </message>
    <message>
        <source>{path} (no longer there)</source>
        <translation>{path} (już go tam nie ma)</translation>
    </message>
    <message>
        <source>Spot check…</source>
        <translation>Kontrola wyrywkowa…</translation>
    </message>
    <message>
        <source>Check duplicated boards by questions drawn by lot</source>
        <translation>Sprawdź powielone rozdania losowanymi pytaniami</translation>
    </message>
</context>
<context>
    <name>SetPages</name>
    <message>
        <source>Check</source>
        <translation>Sprawdzanie</translation>
    </message>
    <message>
        <source>History</source>
        <comment>accessible name of the page Journal</comment>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Hand records</source>
        <translation>Rozkłady</translation>
    </message>
</context>
<context>
    <name>SetPanel</name>
    <message>
        <source>&amp;Duplicated</source>
        <translation>&amp;Powielony</translation>
    </message>
    <message>
        <source>In &amp;play</source>
        <translation>W &amp;grze</translation>
    </message>
    <message>
        <source>&amp;Finished</source>
        <translation>&amp;Rozegrany</translation>
    </message>
    <message>
        <source>&amp;Released…</source>
        <translation>&amp;Udostępniony…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Cofni&amp;j</translation>
    </message>
    <message>
        <source>&amp;Certificate…</source>
        <translation>&amp;Certyfikat…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Otwórz &amp;folder</translation>
    </message>
    <message>
        <source>Mark as</source>
        <translation>Oznacz jako</translation>
    </message>
    <message>
        <source>Make the dealing certificate of this set, as a PDF; no cards</source>
        <translation>Utwórz certyfikat losowania tego zestawu jako PDF; bez kart</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Pokaż pliki w folderze</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) chosen</source>
        <translation>
            <numerusform>wybrano %n zestaw</numerusform>
            <numerusform>wybrano %n zestawy</numerusform>
            <numerusform>wybrano %n zestawów</numerusform>
        </translation>
    </message>
    <message>
        <source>When play is over: make the file that a web site, a scorer or a program takes</source>
        <translation>Po zakończeniu gry: utwórz plik, który przyjmuje strona WWW lub program obliczeniowy</translation>
    </message>
    <message>
        <source>Send to…</source>
        <translation>Wyślij do…</translation>
    </message>
    <message>
        <source>The code of this set; it reveals nothing about the cards</source>
        <translation>Kod tego zestawu; nic nie mówi o kartach</translation>
    </message>
    <message>
        <source>Select a set above to see where its files are, or several sets to mark them together.</source>
        <translation>Wybierz zestaw powyżej, aby zobaczyć, gdzie są jego pliki, albo kilka, aby oznaczyć je razem.</translation>
    </message>
    <message>
        <source>Undo the last step for all of them</source>
        <translation>Cofnij ostatni krok wszystkich</translation>
    </message>
</context>
<context>
    <name>SetWords</name>
    <message>
        <source>Not delivered</source>
        <translation>Niedostarczony</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Wylosowany</translation>
    </message>
    <message>
        <source>Duplicated</source>
        <translation>Powielony</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>W grze</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Rozegrany</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Udostępniony</translation>
    </message>
    <message>
        <source>From elsewhere</source>
        <translation>Z zewnątrz</translation>
    </message>
    <message>
        <source>The files are ready for the dealing machine.</source>
        <translation>Pliki są gotowe dla maszyny do powielania.</translation>
    </message>
    <message>
        <source>The boards are in their boxes.</source>
        <translation>Karty są w pudełkach.</translation>
    </message>
    <message>
        <source>Players have seen boards of it.</source>
        <translation>Gracze widzieli jego rozdania.</translation>
    </message>
    <message>
        <source>Set {code}</source>
        <translation>Zestaw {code}</translation>
    </message>
    <message>
        <source>boards {numbers}</source>
        <translation>rozdania {numbers}</translation>
    </message>
    <message>
        <source>board {numbers}</source>
        <translation>rozdanie {numbers}</translation>
    </message>
    <message>
        <source>Dealt {time}</source>
        <translation>Wylosowany {time}</translation>
    </message>
    <message>
        <source>First seen {time}</source>
        <translation>Pierwszy raz {time}</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Przerwany</translation>
    </message>
    <message>
        <source>No files were left behind.</source>
        <translation>Nie pozostał żaden plik.</translation>
    </message>
    <message>
        <source>Play is over: nobody will play these boards again.</source>
        <translation>Gra skończona: nikt nie zagra tych rozdań ponownie.</translation>
    </message>
    <message>
        <source>Anyone may see the hands.</source>
        <translation>Każdy może zobaczyć ręce.</translation>
    </message>
    <message>
        <source>Not dealt on this computer, but checked here.</source>
        <translation>Nie wylosowano go na tym komputerze, ale był tu widziany.</translation>
    </message>
    <message>
        <source>Unnamed set</source>
        <translation>Zestaw bez nazwy</translation>
    </message>
    <message>
        <source>No sets match. Clear the search, or choose “All states”.</source>
        <translation>Żaden zestaw nie pasuje. Wyczyść wyszukiwanie albo wybierz „Wszystkie stany”.</translation>
    </message>
    <message>
        <source>It is being dealt now, or its folder is away: then the next dealing shows what happened to it. Do not use its files.</source>
        <translation>Jest właśnie losowany albo jego folderu nie ma: wtedy następne losowanie pokaże, co się z nim stało. Nie używaj jego plików.</translation>
    </message>
</context>
<context>
    <name>SetsBrowser</name>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n zestaw</numerusform>
            <numerusform>%n zestawy</numerusform>
            <numerusform>%n zestawów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetsFilter</name>
    <message>
        <source>event, date, set code, format or file</source>
        <translation>turniej, data, kod zestawu, format lub plik</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Wszystkie stany</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Szukaj</translation>
    </message>
    <message>
        <source>S&amp;tate</source>
        <translation>S&amp;tan</translation>
    </message>
    <message>
        <source>Show only sets that match all these words</source>
        <translation>Pokaż tylko zestawy, które mają wszystkie te słowa</translation>
    </message>
    <message>
        <source>Show only sets in one state</source>
        <translation>Pokaż tylko zestawy w jednym stanie</translation>
    </message>
</context>
<context>
    <name>SetsModel</name>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formaty</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Kod zestawu</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Źródło</translation>
    </message>
</context>
<context>
    <name>SetsTable</name>
    <message>
        <source>Sets</source>
        <translation>Zestawy</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortuj według</translation>
    </message>
    <message>
        <source>Best and newest first</source>
        <translation>Najtrafniejsze i najnowsze najpierw</translation>
    </message>
    <message>
        <source>Every set dealt or checked on this computer, newest first. Press the menu key to open its menu.</source>
        <translation>Wszystkie zestawy wylosowane lub widziane na tym komputerze, od najnowszych. Klawisz menu otwiera menu.</translation>
    </message>
    <message>
        <source>Click to sort by a column; click a third time for the usual order</source>
        <translation>Kliknij, aby sortować według kolumny, a trzeci raz, aby wrócić do zwykłej kolejności</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Restore de&amp;faults…</source>
        <translation>Przywróć domyśln&amp;e…</translation>
    </message>
    <message>
        <source>State of the settings</source>
        <translation>Stan ustawień</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>From Big Deal: bigdeal.ini or .bigdealrc, byte for byte.</source>
        <translation>Z Big Deala: bigdeal.ini lub .bigdealrc, bajt w bajt.</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Zapisano</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Usuń szablon</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”?</source>
        <translation>Usunąć szablon „{name}”?</translation>
    </message>
    <message>
        <source>Import old settings</source>
        <translation>Wczytaj stare ustawienia</translation>
    </message>
    <message>
        <source>Replace the identification?</source>
        <translation>Zastąpić identyfikator?</translation>
    </message>
    <message>
        <source>Saved, without: {formats}</source>
        <translation>Zapisano, bez: {formats}</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Przywróć domyślne</translation>
    </message>
    <message>
        <source>Your identification, your presets and the sets you have dealt are kept.</source>
        <translation>Identyfikator, szablony i wylosowane zestawy zostaną zachowane.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Zastąp</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Tematy</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Sets you dealt with it are not affected.</source>
        <translation>Zestawy z niego wylosowane pozostaną bez zmian.</translation>
    </message>
    <message>
        <source>The one in the file differs from yours. Sets you have already dealt are not affected.</source>
        <translation>Ten w pliku różni się od obecnego. Wylosowane już zestawy pozostaną bez zmian.</translation>
    </message>
    <message>
        <source>Reset everything to how it was at the first start?</source>
        <translation>Przywrócić wszystko jak przy pierwszym uruchomieniu?</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Przywróć</translation>
    </message>
</context>
<context>
    <name>ShowButton</name>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ukryj</translation>
    </message>
    <message>
        <source>Show what you type, when nobody is looking over your shoulder</source>
        <translation>Pokaż wpisany tekst, gdy nikt nie patrzy przez ramię</translation>
    </message>
</context>
<context>
    <name>SourceFields</name>
    <message>
        <source>opening value</source>
        <translation>wartość otwarcia</translation>
    </message>
    <message>
        <source>closing value</source>
        <translation>wartość zamknięcia</translation>
    </message>
    <message>
        <source>fixing</source>
        <translation>fixing</translation>
    </message>
    <message>
        <source>Which value of the day counts</source>
        <translation>Która wartość z tego dnia się liczy</translation>
    </message>
    <message>
        <source>A figure that anyone can look up for years</source>
        <translation>Liczba, którą każdy może odszukać przez lata</translation>
    </message>
</context>
<context>
    <name>SourceWizard</name>
    <message>
        <source>Where will the outside value come from?</source>
        <translation>Skąd będzie pochodzić wartość zewnętrzna?</translation>
    </message>
    <message>
        <source>Kind of promise</source>
        <translation>Rodzaj zapowiedzi</translation>
    </message>
    <message>
        <source>A figure of the stock &amp;market (the usual way)</source>
        <translation>Liczba z &amp;giełdy (zwykły sposób)</translation>
    </message>
    <message>
        <source>The program writes the sentence and knows when the exchange is closed.</source>
        <translation>Program układa zdanie i wie, kiedy giełda jest zamknięta.</translation>
    </message>
    <message>
        <source>A number of the public &amp;clock drand, which proves itself</source>
        <translation>Liczba z publicznego &amp;zegara drand, która sama jest swoim dowodem</translation>
    </message>
    <message>
        <source>Something else, in my &amp;own words</source>
        <translation>Coś innego, &amp;własnymi słowami</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>&amp;Liczba</translation>
    </message>
    <message>
        <source>&amp;Value of the day</source>
        <translation>Wartość &amp;dnia</translation>
    </message>
    <message>
        <source>Second fi&amp;gure</source>
        <translation>Druga li&amp;czba</translation>
    </message>
    <message>
        <source>Its va&amp;lue</source>
        <translation>J&amp;ej wartość</translation>
    </message>
    <message>
        <source>It belongs to a &amp;day</source>
        <translation>Należy do d&amp;nia</translation>
    </message>
    <message>
        <source>What will be published, word for word</source>
        <translation>Co będzie opublikowane, słowo w słowo</translation>
    </message>
    <message>
        <source>Day of the value</source>
        <translation>Dzień wartości</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Poprzedni miesiąc</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Następny miesiąc</translation>
    </message>
    <message>
        <source>The day whose value counts</source>
        <translation>Dzień, którego wartość się liczy</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <translation>Własne &amp;słowa</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>This will be published</source>
        <translation>To będzie opublikowane</translation>
    </message>
    <message>
        <source>Write your words.</source>
        <translation>Wpisz własne słowa.</translation>
    </message>
    <message>
        <source>&amp;Use this promise</source>
        <translation>&amp;Przyjmij zapowiedź</translation>
    </message>
    <message>
        <source>The network signs it at that moment, and every check tests the signature. Nobody has to look anything up.</source>
        <translation>Jest podpisywana w swojej chwili, a każde sprawdzenie widzi podpis: nikt nie musi niczego szukać.</translation>
    </message>
    <message>
        <source>Such as the numbers of a lottery draw. Write exactly which draw, and what counts if it does not take place.</source>
        <translation>Na przykład liczby z losowania loterii. Napisz dokładnie które i co, jeśli się nie odbędzie.</translation>
    </message>
    <message>
        <source>Add a &amp;second figure: even harder to foresee</source>
        <translation>Dodaj d&amp;rugą liczbę: jeszcze trudniej przewidzieć</translation>
    </message>
    <message>
        <source>The calendars show no problem with this day.</source>
        <translation>Kalendarze nie mają nic przeciw temu dniowi.</translation>
    </message>
    <message>
        <source>Both values are typed, one after the other</source>
        <translation>Wpisuje się obie wartości, jedną za drugą</translation>
    </message>
    <message>
        <source>The day is added to your words, and checked</source>
        <translation>Dzień jest dopisywany do tekstu i sprawdzany</translation>
    </message>
    <message>
        <source>Some weeks ahead, so that everyone has the plan before then.</source>
        <translation>Kilka tygodni naprzód, aby wszyscy mieli plan, zanim nadejdzie.</translation>
    </message>
    <message>
        <source>Promise a figure that nobody can know today and everyone can look up later. Together with the secret keys it determines the deals.</source>
        <translation>Zapowiedz liczbę, której dziś nikt nie może znać, a później każdy może ją odszukać. Razem z tajnymi kluczami wyznacza rozdania.</translation>
    </message>
</context>
<context>
    <name>SpotDialog</name>
    <message>
        <source>Spot check</source>
        <translation>Kontrola wyrywkowa</translation>
    </message>
    <message>
        <source>Look at the boards on the table, and type how many cards of the suit each hand has.</source>
        <translation>Obejrzyj rozdania na stole i wpisz, ile kart koloru ma każda ręka.</translation>
    </message>
    <message>
        <source>Judge all answers</source>
        <translation>Oceń wszystkie odpowiedzi</translation>
    </message>
</context>
<context>
    <name>StateChanges</name>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n zestaw</numerusform>
            <numerusform>%n zestawy</numerusform>
            <numerusform>%n zestawów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepFrame</name>
    <message>
        <source>Go to the next step</source>
        <translation>Do następnego kroku</translation>
    </message>
    <message>
        <source>Open what comes next at this step</source>
        <translation>Otwiera to, co następne w tym kroku</translation>
    </message>
</context>
<context>
    <name>StepLine</name>
    <message>
        <source>Steps</source>
        <translation>Kroki</translation>
    </message>
    <message>
        <source>Step {number}, {name}: {state}</source>
        <translation>Krok {number}, {name}: {state}</translation>
    </message>
</context>
<context>
    <name>TournamentDoor</name>
    <message>
        <source>Drop what a tournament published here</source>
        <translation>Upuść tu to, co opublikowano w zawodach</translation>
    </message>
    <message>
        <source>Choose &amp;files…</source>
        <translation>Wybierz &amp;pliki…</translation>
    </message>
    <message>
        <source>Choose its public pack (.zip) or its plan (.sqd). The files in the same folder are found.</source>
        <translation>Weź paczkę publiczną (.zip) albo plan (.sqd): pliki leżące obok zostaną znalezione.</translation>
    </message>
    <message>
        <source>Prove that the boards are the promised ones</source>
        <translation>Dowiedź, że rozdania są tymi zapowiedzianymi</translation>
    </message>
    <message>
        <source>Choose the plan that you saved</source>
        <translation>Wybierz zachowany plan</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>{done} of {wanted} boards</source>
        <translation>{done} z {wanted} rozdań</translation>
    </message>
    <message>
        <source>Secret, to keep: {secret}. For the organiser: {public}. In {folder}</source>
        <translation>Tajne, do przechowania: {secret}. Dla organizatora: {public}. W folderze {folder}</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Otwórz &amp;folder</translation>
    </message>
    <message>
        <source>Boards done</source>
        <translation>Gotowe rozdania</translation>
    </message>
    <message>
        <source>Boards done so far</source>
        <translation>Rozdania gotowe do tej pory</translation>
    </message>
    <message>
        <source>The slip for {name} is ready</source>
        <translation>Słowa, które ma {name}, są na kartce</translation>
    </message>
    <message>
        <source>Print the slip. Give the words when the outside value is known, not before.</source>
        <translation>Wydrukuj kartkę i oddaj słowa, gdy wartość zewnętrzna jest znana, nie wcześniej.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <translation>Coś poszło nie tak w programie</translation>
    </message>
    <message>
        <source>The files of the tournament have not changed. ({place})</source>
        <translation>Pliki zawodów pozostały bez zmian. ({place})</translation>
    </message>
    <message>
        <source>Open the tournament again. Please report the text in brackets.</source>
        <translation>Otwórz zawody ponownie. Prosimy zgłosić słowa w nawiasie.</translation>
    </message>
    <message>
        <source>Stop; sessions already dealt are kept</source>
        <translation>Zatrzymaj; wylosowane sesje pozostają</translation>
    </message>
    <message>
        <source>&amp;QR code of the hash…</source>
        <translation>Kod &amp;QR skrótu…</translation>
    </message>
    <message>
        <source>Shows name and hash for the organiser’s telephone to read</source>
        <translation>Pokazuje nazwę i skrót, aby odczytał je telefon organizatora</translation>
    </message>
    <message>
        <source>Name and hash, for the organiser</source>
        <translation>Nazwa i skrót, dla organizatora</translation>
    </message>
</context>
<context>
    <name>TournamentPages</name>
    <message>
        <source>Tournament</source>
        <translation>Zawody</translation>
    </message>
</context>
<context>
    <name>TournamentQuestions</name>
    <message>
        <source>Fix the outside value</source>
        <translation>Ustal wartość zewnętrzną</translation>
    </message>
    <message>
        <source>Put {value} into the plan?</source>
        <translation>Wpisać {value} do planu?</translation>
    </message>
    <message>
        <source>&amp;Fix the value</source>
        <translation>&amp;Ustal wartość</translation>
    </message>
    <message>
        <source>Reserve sets</source>
        <translation>Zestawy rezerwowe</translation>
    </message>
    <message>
        <source>such as: the records of this session were handed out too early</source>
        <translation>np. rozkłady tej sesji rozdano za wcześnie</translation>
    </message>
    <message>
        <source>&amp;Deal reserve sets</source>
        <translation>&amp;Wylosuj zestawy rezerwowe</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Odstępstwo</translation>
    </message>
    <message>
        <source>such as: session 3 was played before session 2</source>
        <translation>np. sesję 3 zagrano przed sesją 2</translation>
    </message>
    <message>
        <source>&amp;Record it</source>
        <translation>&amp;Zapisz to</translation>
    </message>
    <message>
        <source>Reveal the keys</source>
        <translation>Ujawnij klucze</translation>
    </message>
    <message>
        <source>Is all play over? Reveal the keys of “{name}”?</source>
        <translation>Czy gra się skończyła? Ujawnić klucze zawodów „{name}”?</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>&amp;Ujawnij</translation>
    </message>
    <message>
        <source>Reveal sessions</source>
        <translation>Ujawnij sesje</translation>
    </message>
    <message>
        <source>Is their play over? Reveal {sessions}?</source>
        <translation>Czy je rozegrano? Ujawnić {sessions}?</translation>
    </message>
    <message>
        <source>Seal the plan</source>
        <translation>Zapieczętuj plan</translation>
    </message>
    <message>
        <source>Seal “{name}” and close its plan for good?</source>
        <translation>Zapieczętować „{name}” i zamknąć plan na dobre?</translation>
    </message>
    <message>
        <source>&amp;Seal</source>
        <translation>&amp;Zapieczętuj</translation>
    </message>
    <message>
        <source>Reserve boards</source>
        <translation>Rozdania rezerwowe</translation>
    </message>
    <message>
        <source>Another deal takes the place of these boards of {session}: {boards}. The Laws ask for a reason (Law 6D); it goes into a notice for the players.</source>
        <translation>Inne rozdania zastąpią te z „{session}”: {boards}. Prawo brydżowe wymaga powodu (przepis 6D); trafi on do ogłoszenia dla graczy.</translation>
    </message>
    <message>
        <source>such as: board 5 was seen at another table</source>
        <translation>na przykład: rozdanie 5 widziano przy innym stole</translation>
    </message>
    <message>
        <source>&amp;Deal reserve boards</source>
        <translation>&amp;Wylosuj rozdania rezerwowe</translation>
    </message>
    <message>
        <source>Withheld, as every check will show: the words of {names}.</source>
        <translation>Nieoddane, o czym powie każda kontrola: słowa, które ma {names}.</translation>
    </message>
    <message>
        <source>Every deal depends on it. After the first session is dealt it can never be changed.</source>
        <translation>Z niej wynikają wszystkie rozdania. Po wylosowaniu pierwszej sesji nie można jej już zmienić.</translation>
    </message>
    <message>
        <source>New boards will be dealt to replace: {sessions}. The Laws require a reason (Law 6D). It goes into a notice for the players.</source>
        <translation>Zostaną wylosowane inne rozdania zamiast: {sessions}. Prawo brydżowe wymaga powodu (przepis 6D); trafi on do ogłoszenia dla graczy.</translation>
    </message>
    <message>
        <source>&amp;Reason, as everyone will read it</source>
        <translation>&amp;Powód, słowami, które przeczytają wszyscy</translation>
    </message>
    <message>
        <source>Write where play did not follow the plan. This is recorded, and goes into a notice for the players.</source>
        <translation>Napisz, w czym gra odbiegła od planu. Trafi to do dziennika i do ogłoszenia dla graczy.</translation>
    </message>
    <message>
        <source>&amp;What was done differently</source>
        <translation>&amp;Co zrobiono inaczej</translation>
    </message>
    <message>
        <source>The problem and your answer are recorded in the journal.</source>
        <translation>Wątpliwość i odpowiedź zostaną zapisane w dzienniku.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>Dziennik budzi wątpliwości</translation>
    </message>
    <message>
        <source>Deal anyway?</source>
        <translation>Mimo to wylosować?</translation>
    </message>
    <message>
        <source>Anyone who has the pack can compute every board of every session. No more sessions of this tournament can be dealt after that.</source>
        <translation>Kto ma paczkę, może obliczyć każde rozdanie każdej sesji. Potem nie można już wylosować żadnej sesji tych zawodów.</translation>
    </message>
    <message>
        <source>Anyone who has the pack can compute every board of that session and of its reserve set. The keys of the other sessions stay secret.</source>
        <translation>Kto ma paczkę, może obliczyć każde rozdanie tej sesji, także z jej zestawu rezerwowego. Klucze innych sesji są nadal tajne.</translation>
    </message>
    <message>
        <source>Reserve sets that can no longer be used: {sessions}.</source>
        <translation>Zestawy rezerwowe, których potem nie można użyć: {sessions}.</translation>
    </message>
    <message>
        <source>&amp;Deal anyway</source>
        <translation>Mimo to &amp;wylosuj</translation>
    </message>
    <message>
        <source>The keys will be made now. After that nothing in the plan can be changed: no phase, no board, no source of the outside value.</source>
        <translation>Teraz powstaną klucze. Potem w planie nie można nic zmienić: ani faz i rozdań, ani źródła wartości zewnętrznej.</translation>
    </message>
</context>
<context>
    <name>TournamentStart</name>
    <message>
        <source>&amp;New tournament…</source>
        <translation>&amp;Nowe zawody…</translation>
    </message>
    <message>
        <source>&amp;Try it out…</source>
        <translation>&amp;Wypróbuj…</translation>
    </message>
    <message>
        <source>&amp;Open a tournament…</source>
        <translation>&amp;Otwórz zawody…</translation>
    </message>
    <message>
        <source>&amp;Keep words…</source>
        <translation>&amp;Przechowaj słowa…</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Zawody</translation>
    </message>
    <message>
        <source>You can also drop a plan (.sqd), or the folder of a tournament, here.</source>
        <translation>Można też upuścić tu plan (.sqd) lub folder zawodów.</translation>
    </message>
    <message>
        <source>The five steps</source>
        <translation>Pięć kroków</translation>
    </message>
    <message>
        <source>{name}  in {folder}</source>
        <translation>{name}  w {folder}</translation>
    </message>
    <message>
        <source>Open {name} again</source>
        <translation>Otwórz ponownie {name}</translation>
    </message>
    <message>
        <source>Recently opened</source>
        <translation>Ostatnio otwarte</translation>
    </message>
    <message>
        <source>Start a new plan in its own folder</source>
        <translation>Zacznij plan, w osobnym folderze</translation>
    </message>
    <message>
        <source>The whole procedure in ten minutes, with any value; nobody can mistake it for a real tournament</source>
        <translation>Cała procedura w dziesięć minut, z dowolną wartością: nikt nie weźmie tego za prawdziwe zawody</translation>
    </message>
    <message>
        <source>Continue with a plan (.sqd); SquareDeal’s plans work too</source>
        <translation>Kontynuuj plan (.sqd), także z SquareDeal</translation>
    </message>
    <message>
        <source>For holders: make the words you keep, and their hash for the organiser</source>
        <translation>Dla strażnika: słowa do przechowania i ich skrót dla organizatora</translation>
    </message>
    <message>
        <source>For championships where all players can check every board afterwards. You publish a plan, wait for a figure that nobody can foresee, deal, and reveal the keys after play. Every check then lists what is proved and what could still be chosen.</source>
        <translation>Dla mistrzostw, po których każdy gracz może sprawdzić każde rozdanie. Publikuje się plan, czeka na liczbę, której nikt nie przewidzi, losuje i po grze ujawnia klucze. Każde sprawdzenie pokazuje, co jest dowiedzione i co można było jeszcze wybrać.</translation>
    </message>
</context>
<context>
    <name>TournamentView</name>
    <message>
        <source>All tournaments</source>
        <translation>Wszystkie zawody</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Folder for the boards</source>
        <translation>Folder na rozdania</translation>
    </message>
    <message>
        <source>Please read this first</source>
        <translation>Najpierw to przeczytaj</translation>
    </message>
    <message>
        <source>Public and secret</source>
        <translation>Jawne i tajne</translation>
    </message>
    <message>
        <source>PRACTICE: any value, no waiting. No check will ever call this proved.</source>
        <translation>PRACTICE (próba): dowolna wartość, bez czekania. Nic z tego nigdy nie zostanie uznane za dowiedzione.</translation>
    </message>
    <message>
        <source>Close this tournament; everything is stored in its files</source>
        <translation>Zamknij te zawody; wszystko jest w ich plikach</translation>
    </message>
</context>
<context>
    <name>TournamentWords</name>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Publikacja</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Losowanie</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Ujawnienie</translation>
    </message>
    <message>
        <source>done</source>
        <translation>gotowe</translation>
    </message>
    <message>
        <source>now</source>
        <translation>teraz</translation>
    </message>
    <message>
        <source>files {names}</source>
        <translation>pliki {names}</translation>
    </message>
    <message>
        <source>one session</source>
        <translation>jedna sesja</translation>
    </message>
    <message>
        <source>{count} sessions</source>
        <translation>sesji: {count}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} i {last}</translation>
    </message>
    <message>
        <source>boards {boards} in turn</source>
        <translation>rozdania {boards} na zmianę</translation>
    </message>
    <message>
        <source>the secret keys of those who open it</source>
        <translation>tajne klucze tych, którzy go otwierają</translation>
    </message>
    <message>
        <source>Choose where the outside value will come from.</source>
        <translation>Wybierz, skąd będzie pochodzić wartość zewnętrzna.</translation>
    </message>
    <message>
        <source>And the words of: {names}</source>
        <translation>I słowa, które mają: {names}</translation>
    </message>
    <message>
        <source>afterwards: {files}</source>
        <translation>później: {files}</translation>
    </message>
    <message>
        <source>afterwards: the keys, and whatever opens them</source>
        <translation>później: klucze i to, co je otwiera</translation>
    </message>
    <message>
        <source>This is practice: type any figure, twice.</source>
        <translation>To jest próba: wpisz dowolną liczbę, dwa razy.</translation>
    </message>
    <message>
        <source>the notices (.txt) of reserve sets and deviations</source>
        <translation>ogłoszenia (.txt) o zestawach rezerwowych i odstępstwach</translation>
    </message>
    <message>
        <source>Genuine: the network signed round {number}.</source>
        <translation>Prawdziwa: sieć podpisała rundę {number}.</translation>
    </message>
    <message>
        <source>the passphrase</source>
        <translation>hasło</translation>
    </message>
    <message>
        <source>Decide in advance everything that could be chosen later: what is played, and which outside figure will determine the deals.</source>
        <translation>Zapisz wszystko, co później można by wybierać: co będzie grane i jaka liczba z zewnątrz wyznaczy rozdania.</translation>
    </message>
    <message>
        <source>&amp;Go to Plan</source>
        <translation>Wró&amp;ć do Planu</translation>
    </message>
    <message>
        <source>Next: {topic}</source>
        <translation>Dalej: {topic}</translation>
    </message>
    <message>
        <source>Seal the plan: this makes the secret keys and closes the plan for good. Publish it weeks before play. After that, every check lists anything that could still be chosen. Anyone with the keys and the value can compute the boards, so keep the keys sealed.</source>
        <translation>Zapieczętuj plan, co tworzy tajne klucze i zamyka go na dobre, i opublikuj go kilka tygodni przed grą. Odtąd rozdania można wybierać tylko w granicach, które pokazuje każde sprawdzenie. Kto ma klucze i wartość, może obliczyć rozdania, więc trzymaj klucze zapieczętowane.</translation>
    </message>
    <message>
        <source>When the promised figure is known, two people type it here. It goes into every deal.</source>
        <translation>Gdy zapowiedziana liczba jest znana, wpisują ją tu dwie osoby. Wchodzi do każdego rozdania.</translation>
    </message>
    <message>
        <source>Deal the sessions into files for your machine, on a computer without a network. No card is shown.</source>
        <translation>Wylosuj sesje do plików dla maszyny, na komputerze bez sieci. Żadna karta nie jest pokazywana.</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>później</translation>
    </message>
    <message>
        <source>as many sessions as needed</source>
        <translation>tyle sesji, ile będzie trzeba</translation>
    </message>
    <message>
        <source>boards entered when dealing</source>
        <translation>rozdania podaje się przy losowaniu</translation>
    </message>
    <message>
        <source>the passphrase, or the officials’ sheets</source>
        <translation>hasło albo kartki powierników</translation>
    </message>
    <message>
        <source>The plan is complete. Add more phases, or go to Publish.</source>
        <translation>Plan jest kompletny. Dodaj następne fazy albo przejdź do Publikacji.</translation>
    </message>
    <message>
        <source>Add the phases of the tournament one by one.</source>
        <translation>Dodaj fazy zawodów, jedną po drugiej.</translation>
    </message>
    <message>
        <source>Correct what the inspector marks as wrong. Then go to Publish.</source>
        <translation>Popraw to, co kontrola oznaczyła jako błędne. Potem przejdź do Publikacji.</translation>
    </message>
    <message>
        <source>Publish these files where all players can see them, before the outside value is known. Then wait for the value.</source>
        <translation>Umieść te pliki tam, gdzie zobaczą je wszyscy gracze, zanim wartość zewnętrzna będzie znana. Potem czekaj na wartość.</translation>
    </message>
    <message>
        <source>When the day has come, look the value up in two places, and have a second person with you.</source>
        <translation>Gdy nadejdzie ten dzień, odszukaj wartość w dwóch miejscach i miej pod ręką drugą osobę.</translation>
    </message>
    <message>
        <source>When the promised round has appeared, open its address on a telephone and enter what it shows.</source>
        <translation>Gdy zapowiedziana runda się ukaże, otwórz jej adres telefonem i przenieś to, co pokaże.</translation>
    </message>
    <message>
        <source>{file}, again: it now contains the value</source>
        <translation>{file}, jeszcze raz: jest w nim teraz wartość</translation>
    </message>
    <message>
        <source>Go to Deal, on a computer without a network.</source>
        <translation>Przejdź do Losowania, na komputerze bez sieci.</translation>
    </message>
    <message>
        <source>every file of boards, until it has been played</source>
        <translation>każdy plik rozdań, dopóki ich nie zagrano</translation>
    </message>
    <message>
        <source>All sessions are dealt. When all play is over, go to Reveal.</source>
        <translation>Wszystkie sesje są wylosowane. Po zakończeniu gry przejdź do Ujawnienia.</translation>
    </message>
    <message>
        <source>Tick the sessions, open the keys and deal. Take the files to the machine without opening them.</source>
        <translation>Zaznacz sesje, otwórz klucze i losuj. Zanieś pliki do maszyny i trzymaj je zamknięte.</translation>
    </message>
    <message>
        <source>Publish the pack where everyone can find it. Anyone can check it, with this program or without: the pack explains how.</source>
        <translation>Umieść paczkę tam, gdzie każdy ją znajdzie. Każdy może ją sprawdzić tym programem albo bez niego: w środku jest opis.</translation>
    </message>
    <message>
        <source>You can reveal a session on its own the evening it was played. When the last board has been played, including reserve sets, reveal them all.</source>
        <translation>Sesję, którą rozegrano, można ujawnić osobno, tego samego wieczoru. Gdy rozegrano ostatnie rozdanie, także z zestawów rezerwowych, ujawnij wszystkie.</translation>
    </message>
    <message>
        <source>the files of sessions not played, until the reveal</source>
        <translation>pliki niezagranych sesji, do ujawnienia</translation>
    </message>
    <message>
        <source>Wait until the last board has been played, including reserve sets. Then reveal.</source>
        <translation>Poczekaj, aż zostanie zagrane ostatnie rozdanie, także z zestawów rezerwowych. Potem ujawnij.</translation>
    </message>
    <message>
        <source>Read every warning, choose who keeps the keys, and seal the plan. Nothing can be changed after that.</source>
        <translation>Obejrzyj każde ostrzeżenie, wybierz, kto przechowuje klucze, i zapieczętuj plan. Potem nic nie można zmienić.</translation>
    </message>
    <message>
        <source>Publish these files where all players can see them, before the outside value is known. Then enter where they are, and since when.</source>
        <translation>Umieść te pliki tam, gdzie zobaczą je wszyscy gracze, zanim wartość zewnętrzna będzie znana. Potem napisz, gdzie są i od kiedy.</translation>
    </message>
    <message>
        <source>When all play is over, everyone gets the keys and can check that every board is as promised.</source>
        <translation>Po zakończeniu gry wszyscy dostają klucze i mogą sprawdzić, czy każde rozdanie jest zgodne z zapowiedzią.</translation>
    </message>
    <message>
        <source>The plan is sealed and can no longer be changed.</source>
        <translation>Plan jest zapieczętowany i pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>the officials’ sheets</source>
        <translation>kartki powierników</translation>
    </message>
    <message>
        <source>The plan can be published. Read the inspector’s findings, then go to Publish.</source>
        <translation>Plan można opublikować. Obejrzyj uwagi kontroli, potem przejdź do Publikacji.</translation>
    </message>
    <message>
        <source>{boards} each</source>
        <translation>{boards} w każdej</translation>
    </message>
</context>
<context>
    <name>ValueStep</name>
    <message>
        <source>As it goes into the plan and into the deals:</source>
        <translation>Tak wchodzi do planu i do rozdań:</translation>
    </message>
    <message>
        <source>&amp;Begin again</source>
        <translation>&amp;Zacznij od nowa</translation>
    </message>
    <message>
        <source>&amp;Correct the value…</source>
        <translation>&amp;Popraw wartość…</translation>
    </message>
    <message>
        <source>such as 44,901.92</source>
        <translation>np. 44,901.92</translation>
    </message>
    <message>
        <source>The value that is in the plan</source>
        <translation>Wartość, która jest w planie</translation>
    </message>
    <message>
        <source>What was promised</source>
        <translation>Co zapowiedziano</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>&amp;Wartość</translation>
    </message>
    <message>
        <source>Puts its randomness into the plan</source>
        <translation>Wstawia jej liczbę losową do planu</translation>
    </message>
    <message>
        <source>First person: type the value</source>
        <translation>Pierwsza osoba: wpisz wartość</translation>
    </message>
    <message>
        <source>Second person: type the value again</source>
        <translation>Druga osoba: wpisz wartość jeszcze raz</translation>
    </message>
    <message>
        <source>Hand over to the &amp;second person</source>
        <translation>Przekaż dru&amp;giej osobie</translation>
    </message>
    <message>
        <source>Hides what you typed</source>
        <translation>Ukrywa to, co wpisano</translation>
    </message>
    <message>
        <source>Compares what the two of you typed</source>
        <translation>Porównuje, co wpisały obie osoby</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Po&amp;równaj</translation>
    </message>
    <message>
        <source>&amp;Fix this value…</source>
        <translation>&amp;Ustal tę wartość…</translation>
    </message>
    <message>
        <source>Puts the value into the plan</source>
        <translation>Wpisuje wartość do planu</translation>
    </message>
    <message>
        <source>a round of drand was promised</source>
        <translation>zapowiedziano rundę drand</translation>
    </message>
    <message>
        <source>Not as promised? Give the &amp;reason:</source>
        <translation>Nie tak, jak zapowiedziano? Napisz, &amp;dlaczego:</translation>
    </message>
    <message>
        <source>Both people type the value again</source>
        <translation>Obie osoby wpisują wartość jeszcze raz</translation>
    </message>
    <message>
        <source>Possible until something has been dealt from it</source>
        <translation>Możliwe, dopóki nic z niej nie wylosowano</translation>
    </message>
    <message>
        <source>&amp;Go to Deal</source>
        <translation>&amp;Dalej: Losowanie</translation>
    </message>
    <message>
        <source>Type it as published; points and commas between digits do not matter</source>
        <translation>Wpisz ją tak, jak ją opublikowano; kropki i przecinki między cyframi nie mają znaczenia</translation>
    </message>
    <message>
        <source>The reason for using a value that is not as promised</source>
        <translation>Powód, dla którego przyjmuje się wartość, choć nie jest taka, jak zapowiedziano</translation>
    </message>
    <message>
        <source>&amp;Use this round…</source>
        <translation>&amp;Przyjmij tę rundę…</translation>
    </message>
    <message>
        <source>Both typed the same value</source>
        <translation>Obie osoby wpisały to samo</translation>
    </message>
    <message>
        <source>Look it up at the promised source, and compare it with a second source.</source>
        <translation>Odszukaj ją tam, gdzie zapowiedziano, i porównaj z drugim miejscem.</translation>
    </message>
    <message>
        <source>What the first person typed is now hidden. Look the value up yourself, and type what you see.</source>
        <translation>To, co wpisała pierwsza osoba, jest teraz ukryte. Odszukaj wartość samodzielnie i wpisz, co widzisz.</translation>
    </message>
    <message>
        <source>Check the value once more. Once fixed, it goes into every deal.</source>
        <translation>Obejrzyj wartość jeszcze raz. Po ustaleniu wejdzie do każdego rozdania.</translation>
    </message>
    <message>
        <source>Wait: it is not {day} yet, so nobody can know the value.</source>
        <translation>Czekaj: {day} jeszcze nie nadszedł, więc nikt nie może znać wartości.</translation>
    </message>
    <message>
        <source>The two values do not match</source>
        <translation>Obie osoby nie wpisały tego samego</translation>
    </message>
    <message>
        <source>{difference} (“here” is the first person’s.) Look the value up together, then start again.</source>
        <translation>{difference} („tutaj” to pierwsza osoba.) Odszukajcie wartość razem i zacznijcie od nowa.</translation>
    </message>
</context>
<context>
    <name>VerifyReportPanel</name>
    <message>
        <source>Open the keys and verif&amp;y</source>
        <translation>Otwórz klucze i &amp;weryfikuj</translation>
    </message>
    <message>
        <source>Sessions and boards</source>
        <translation>Sesje i rozdania</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Warto wiedzieć</translation>
    </message>
    <message>
        <source>The promise</source>
        <translation>Zapowiedź</translation>
    </message>
    <message>
        <source>The keys stay sealed on the disk</source>
        <translation>Klucze na dysku pozostają zapieczętowane</translation>
    </message>
    <message>
        <source>The keys are sealed</source>
        <translation>Klucze są zapieczętowane</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesja</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Plik</translation>
    </message>
    <message>
        <source>Open a session to see its boards</source>
        <translation>Otwórz sesję, aby zobaczyć jej rozdania</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>as promised</source>
        <translation>zgodne z zapowiedzią</translation>
    </message>
    <message>
        <source>not as promised</source>
        <translation>niezgodne z zapowiedzią</translation>
    </message>
    <message>
        <source>Officials can verify before the reveal: choose what opens the keys. Players wait for the reveal.</source>
        <translation>Powiernicy mogą weryfikować przed ujawnieniem: podaj, co otwiera klucze. Gracze na nie czekają.</translation>
    </message>
    <message>
        <source>Press the right arrow key to show the boards of a session.</source>
        <translation>Strzałka w prawo pokazuje rozdania sesji.</translation>
    </message>
</context>
<context>
    <name>VerifyRows</name>
    <message>
        <source>Not everything is as promised</source>
        <translation>Nie wszystko jest zgodne z zapowiedzią</translation>
    </message>
    <message>
        <source>A file cannot be used</source>
        <translation>Jednego pliku nie można użyć</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>Nothing is wrong, but no board could be verified yet</source>
        <translation>Nie ma żadnego błędu, ale nie można było jeszcze zweryfikować żadnego rozdania</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Sessions: {sessions}. Every one follows from the published keys and the outside value.</source>
        <translation>Zweryfikowane rozdania: {boards}. Sesje: {sessions}. Wszystkie wynikają z opublikowanych kluczy i wartości zewnętrznej.</translation>
    </message>
    <message>
        <source>Every board is as promised</source>
        <translation>Każde rozdanie jest zgodne z zapowiedzią</translation>
    </message>
    <message>
        <source>This plan is not published yet: no keys are bound to it.</source>
        <translation>Ten plan nie jest jeszcze opublikowany: nie ustalono jeszcze żadnych kluczy.</translation>
    </message>
    <message>
        <source>The outside value is not in this plan yet.</source>
        <translation>Wartości zewnętrznej nie ma jeszcze w tym planie.</translation>
    </message>
    <message>
        <source>The keys are not among the files, or still sealed. They are published after play.</source>
        <translation>Kluczy nie ma wśród plików albo są jeszcze zapieczętowane. Publikuje się je po grze.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Zawody</translation>
    </message>
    <message>
        <source>Outside value from</source>
        <translation>Wartość zewnętrzna z</translation>
    </message>
    <message>
        <source>Outside value</source>
        <translation>Wartość zewnętrzna</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>jeszcze nieznana</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Answer the questions below. The other sessions can be verified when they are revealed.</source>
        <translation>Zweryfikowane rozdania: {boards}. Odpowiedz na pytania poniżej. Pozostałe sesje można będzie zweryfikować po ich ujawnieniu.</translation>
    </message>
    <message>
        <source>Cannot be used</source>
        <translation>Nie do użycia</translation>
    </message>
    <message>
        <source>board {number}: {reason}</source>
        <translation>rozdanie {number}: {reason}</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Rozdanie {number}</translation>
    </message>
    <message>
        <source>as promised</source>
        <translation>zgodne z zapowiedzią</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>Nie ma w pliku</translation>
    </message>
    <message>
        <source>Nothing is wrong; other sessions are still secret</source>
        <translation>Nie ma żadnego błędu; inne sesje są jeszcze tajne</translation>
    </message>
    <message>
        <source>Check code</source>
        <translation>Kod kontrolny</translation>
    </message>
    <message>
        <source>Check code in words</source>
        <translation>Kod kontrolny słowami</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… i jeszcze {count}</translation>
    </message>
    <message>
        <source>No files of boards were given.</source>
        <translation>Wśród podanych plików nie ma plików rozdań.</translation>
    </message>
    <message>
        <source>As promised so far; other sessions are still to come</source>
        <translation>Jak dotąd zgodnie z zapowiedzią; pozostałe sesje dopiero nadejdą</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Nothing was chosen, and no question is left for you. The other sessions can be verified when they are revealed.</source>
        <translation>Zweryfikowane rozdania: {boards}. Niczego nie wybrano i nie ma już pytań. Pozostałe sesje można będzie zweryfikować po ich ujawnieniu.</translation>
    </message>
    <message>
        <source>Nothing is wrong so far; some questions are for you</source>
        <translation>Jak dotąd nie ma żadnego błędu; brakuje kilku odpowiedzi</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Answer the questions below. No file can answer them for you.</source>
        <translation>Zweryfikowane rozdania: {boards}. Odpowiedz na pytania poniżej: żaden plik tego nie zrobi.</translation>
    </message>
    <message>
        <source>Nothing is wrong, but something was chosen</source>
        <translation>Nie ma żadnego błędu, ale coś wybrano</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. See below what the organiser could choose, and ask why.</source>
        <translation>Zweryfikowane rozdania: {boards}. Przeczytaj poniżej, co organizator mógł wybrać, i zapytaj dlaczego.</translation>
    </message>
    <message>
        <source>What the files show, and what you told us.</source>
        <translation>To, co pokazują pliki, i to, co mówi sprawdzający.</translation>
    </message>
    <message>
        <source>No file can answer this for you.</source>
        <translation>Żaden plik tego nie powie.</translation>
    </message>
    <message>
        <source>Cannot be decided</source>
        <translation>Nic nie można powiedzieć</translation>
    </message>
    <message>
        <source>Not from this tournament</source>
        <translation>Nie z tych zawodów</translation>
    </message>
    <message>
        <source>The organiser could choose this after the value was known. This is not an accusation: ask why.</source>
        <translation>To organizator mógł wybrać, gdy wartość była znana. To nie zarzut: zapytaj dlaczego.</translation>
    </message>
    <message>
        <source>These cannot all be true.</source>
        <translation>To nie może być prawdą jednocześnie.</translation>
    </message>
    <message>
        <source>{boards}: the key of the session is missing</source>
        <translation>{boards}: nie ma tu klucza sesji</translation>
    </message>
    <message>
        <source>{boards} as promised</source>
        <translation>{boards}, zgodnie z zapowiedzią</translation>
    </message>
</context>
<context>
    <name>WindowSession</name>
    <message>
        <source>Deal</source>
        <translation>Losowanie</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>A set is being dealt</source>
        <translation>Trwa losowanie zestawu</translation>
    </message>
    <message>
        <source>Stop dealing and close?</source>
        <translation>Przerwać losowanie i zamknąć?</translation>
    </message>
    <message>
        <source>Sessions of a tournament are being dealt</source>
        <translation>Trwa losowanie sesji zawodów</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>&amp;Przerwij i zamknij</translation>
    </message>
    <message>
        <source>Deal a session</source>
        <translation>Losowanie sesji</translation>
    </message>
    <message>
        <source>Some settings were reset</source>
        <translation>Część ustawień przywrócono do domyślnych</translation>
    </message>
    <message>
        <source>The sets you have dealt are safe. Please check your settings.</source>
        <translation>Wylosowane wcześniej zestawy są bezpieczne. Przejrzyj ustawienia.</translation>
    </message>
    <message>
        <source>The set and its files have not changed. ({place})</source>
        <translation>Zestaw i jego pliki pozostały bez zmian. ({place})</translation>
    </message>
    <message>
        <source>If you stop now, no files of the current session are left behind. The sessions already dealt are kept, and you can deal the others later.</source>
        <translation>Jeśli teraz przerwiesz, nie zostanie żaden plik sesji, która jest właśnie losowana. Sesje już wylosowane pozostaną, a inne można wylosować później.</translation>
    </message>
    <message>
        <source>If you stop now, you have all files of this set, or none.</source>
        <translation>Jeśli teraz przerwiesz, będziesz mieć wszystkie pliki tego zestawu albo żadnego.</translation>
    </message>
</context>
<context>
    <name>broken off</name>
    <message>
        <source>Files of several sessions together, or a notice, may be missing. Deal it now?</source>
        <translation>Może brakować plików kilku sesji razem albo ogłoszenia. Wylosować teraz?</translation>
    </message>
    <message>
        <source>Not dealt: {sessions}.</source>
        <translation>Nie wylosowano: {sessions}.</translation>
    </message>
    <message>
        <source>Dealing was interrupted after all sessions were dealt</source>
        <translation>Losowanie zostało przerwane, gdy wszystkie sesje były już wylosowane</translation>
    </message>
    <message>
        <source>{session} was interrupted</source>
        <translation>{session}: przerwano</translation>
    </message>
    <message>
        <source>Dealing was interrupted at {session}</source>
        <translation>Losowanie zostało przerwane przy: {session}</translation>
    </message>
    <message>
        <source>Nothing is left of it. Deal it now?</source>
        <translation>Nic z tego nie zostało. Wylosować teraz?</translation>
    </message>
    <message>
        <source>Do not use the remaining files: {names}. Dealing again replaces them. Deal it now?</source>
        <translation>Nie używaj tego, co z tego zostało: {names}. Losowanie to naprawi. Wylosować teraz?</translation>
    </message>
</context>
<context>
    <name>calendar</name>
    <message>
        <source>Monday</source>
        <translation>poniedziałek</translation>
    </message>
    <message>
        <source>Tuesday</source>
        <translation>wtorek</translation>
    </message>
    <message>
        <source>Wednesday</source>
        <translation>środa</translation>
    </message>
    <message>
        <source>Thursday</source>
        <translation>czwartek</translation>
    </message>
    <message>
        <source>Friday</source>
        <translation>piątek</translation>
    </message>
    <message>
        <source>Saturday</source>
        <translation>sobota</translation>
    </message>
    <message>
        <source>Sunday</source>
        <translation>niedziela</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>przeniesione</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>data szacowana</translation>
    </message>
    <message>
        <source>observed, estimated</source>
        <translation>przeniesione, data szacowana</translation>
    </message>
    <message>
        <source>New Year&apos;s Day</source>
        <translation>Nowy Rok</translation>
    </message>
    <message>
        <source>Epiphany</source>
        <translation>Trzech Króli</translation>
    </message>
    <message>
        <source>Carnival</source>
        <translation>karnawał</translation>
    </message>
    <message>
        <source>Maundy Thursday</source>
        <translation>Wielki Czwartek</translation>
    </message>
    <message>
        <source>Good Friday</source>
        <translation>Wielki Piątek</translation>
    </message>
    <message>
        <source>Easter Monday</source>
        <translation>Poniedziałek Wielkanocny</translation>
    </message>
    <message>
        <source>May Day</source>
        <translation>1 maja</translation>
    </message>
    <message>
        <source>Labor Day</source>
        <translation>Święto Pracy</translation>
    </message>
    <message>
        <source>Labour Day</source>
        <translation>Święto Pracy</translation>
    </message>
    <message>
        <source>Ascension Day</source>
        <translation>Wniebowstąpienie</translation>
    </message>
    <message>
        <source>Pentecost Monday</source>
        <translation>drugi dzień Zielonych Świątek</translation>
    </message>
    <message>
        <source>Corpus Christi</source>
        <translation>Boże Ciało</translation>
    </message>
    <message>
        <source>Assumption Day</source>
        <translation>Wniebowzięcie</translation>
    </message>
    <message>
        <source>All Saints&apos; Day</source>
        <translation>Wszystkich Świętych</translation>
    </message>
    <message>
        <source>Immaculate Conception</source>
        <translation>Niepokalane Poczęcie</translation>
    </message>
    <message>
        <source>Christmas Eve</source>
        <translation>Wigilia</translation>
    </message>
    <message>
        <source>Christmas Day</source>
        <translation>Boże Narodzenie</translation>
    </message>
    <message>
        <source>Second Day of Christmas</source>
        <translation>drugi dzień Bożego Narodzenia</translation>
    </message>
    <message>
        <source>Saint Stephen&apos;s Day</source>
        <translation>drugi dzień Bożego Narodzenia</translation>
    </message>
    <message>
        <source>Boxing Day</source>
        <translation>drugi dzień Bożego Narodzenia</translation>
    </message>
    <message>
        <source>New Year&apos;s Eve</source>
        <translation>sylwester</translation>
    </message>
    <message>
        <source>National Day</source>
        <translation>święto narodowe</translation>
    </message>
    <message>
        <source>Constitution Day</source>
        <translation>Święto Konstytucji</translation>
    </message>
    <message>
        <source>Republic Day</source>
        <translation>Dzień Republiki</translation>
    </message>
    <message>
        <source>Independence Day</source>
        <translation>Dzień Niepodległości</translation>
    </message>
    <message>
        <source>Thanksgiving Day</source>
        <translation>Święto Dziękczynienia</translation>
    </message>
    <message>
        <source>Memorial Day</source>
        <translation>Memorial Day</translation>
    </message>
    <message>
        <source>Martin Luther King Jr. Day</source>
        <translation>Dzień Martina Luthera Kinga</translation>
    </message>
    <message>
        <source>Washington&apos;s Birthday</source>
        <translation>urodziny Waszyngtona</translation>
    </message>
    <message>
        <source>Juneteenth National Independence Day</source>
        <translation>Juneteenth</translation>
    </message>
    <message>
        <source>Bank Holiday</source>
        <translation>święto bankowe</translation>
    </message>
    <message>
        <source>Spring Bank Holiday</source>
        <translation>wiosenne święto bankowe</translation>
    </message>
    <message>
        <source>Late Summer Bank Holiday</source>
        <translation>sierpniowe święto bankowe</translation>
    </message>
    <message>
        <source>Chinese New Year</source>
        <translation>chiński Nowy Rok</translation>
    </message>
</context>
<context>
    <name>certificate</name>
    <message>
        <source>Dealing certificate</source>
        <translation>Certyfikat losowania</translation>
    </message>
    <message>
        <source>{program}, printed {time}, set {code}, page {page} of {pages}</source>
        <translation>{program}, wydrukowano {time}, zestaw {code}, strona {page} z {pages}</translation>
    </message>
    <message>
        <source>Set {place} of {count} dealt for this event on this day</source>
        <translation>Zestaw {place} z {count} dla tych zawodów w tym dniu</translation>
    </message>
    <message>
        <source>{boards} ({count} in all)</source>
        <translation>{boards} (razem {count})</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Day of the event</source>
        <translation>Dzień zawodów</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Wylosowano</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Autotest</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Losowość</translation>
    </message>
    <message>
        <source>Identification</source>
        <translation>Identyfikator</translation>
    </message>
    <message>
        <source>is the RIPEMD-160 of {text}</source>
        <translation>to RIPEMD-160 napisu {text}</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Pliki</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formaty</translation>
    </message>
    <message>
        <source>{file}, {count} bytes</source>
        <translation>{file}, rozmiar w bajtach: {count}</translation>
    </message>
    <message>
        <source>Hiding digest</source>
        <translation>Skrót ukrywający</translation>
    </message>
    <message>
        <source>Every set dealt for this event on this day</source>
        <translation>Wszystkie zestawy wylosowane dla tych zawodów w tym dniu</translation>
    </message>
    <message>
        <source>no code</source>
        <translation>bez kodu</translation>
    </message>
    <message>
        <source>Set {number} (this one)</source>
        <translation>Zestaw {number} (ten)</translation>
    </message>
    <message>
        <source>Set {number}</source>
        <translation>Zestaw {number}</translation>
    </message>
    <message>
        <source>For any event</source>
        <translation>Dla wszystkich zawodów</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>This set: row {row}</source>
        <translation>Ten zestaw: wiersz {row}</translation>
    </message>
    <message>
        <source>Newest: row {row}</source>
        <translation>Najnowszy: wiersz {row}</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Kontrola</translation>
    </message>
    <message>
        <source>Witness: I was present when this set was dealt.</source>
        <translation>Świadek: byłem obecny (byłam obecna) przy losowaniu tego zestawu.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię i nazwisko</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Podpis</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>profile {name}</source>
        <translation>profil {name}</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>wiersz {number}</translation>
    </message>
    <message>
        <source>the clock had been set back</source>
        <translation>zegar został cofnięty</translation>
    </message>
    <message>
        <source>the computer had no randomness of its own</source>
        <translation>komputer nie miał własnej losowości</translation>
    </message>
    <message>
        <source>nothing was typed</source>
        <translation>niczego nie pisano</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>i jeszcze {count}</translation>
    </message>
    <message>
        <source>the journal was in doubt, or its user said that the doubt is known</source>
        <translation>dziennik budził wątpliwości albo użytkownik potwierdził, że je zna</translation>
    </message>
    <message>
        <source>No event name</source>
        <translation>Zawody bez nazwy</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>{count} known answers, all correct when this was printed; they must be correct before each deal</source>
        <translation>Znane odpowiedzi: {count}, wszystkie zgodne w chwili druku; musi się powieść przed każdym losowaniem</translation>
    </message>
    <message>
        <source>Sets started on this computer on the day of dealing: {count}</source>
        <translation>Zestawy rozpoczęte na tym komputerze w dniu losowania: {count}</translation>
    </message>
    <message>
        <source>CHANGED SINCE IT WAS WRITTEN:</source>
        <translation>NIE JEST TAKI, JAK GO ZAPISANO:</translation>
    </message>
    <message>
        <source>all rows intact</source>
        <translation>wszystkie wiersze takie, jak je zapisano</translation>
    </message>
    <message>
        <source>Recorded there</source>
        <translation>Odnotowano w nim</translation>
    </message>
    <message>
        <source>Set code and digests do not reveal the cards. They are made with a key that the journal publishes when the set is released; then anyone can compute them again. Every set is recorded in the journal before any of its files can be seen. Give a copy of this sheet to someone else. If the journal is ever rewritten or rolled back, the hashes on this sheet will show it: use “bigdeal journal verify --known” with a hash from here.</source>
        <translation>Kod zestawu i skróty ukrywają karty: powstają pod kluczem, który dziennik ogłasza przy zwolnieniu zestawu, i wtedy każdy może je przeliczyć. Każdy zestaw jest zapisany w dzienniku, zanim można zobaczyć jakikolwiek jego plik. Przechowywana przez kogoś innego, ta kartka pokaże później, czy dziennik napisano od nowa lub cofnięto: jego wiersze muszą nadal mieć te skróty; mówi to „bigdeal journal verify --known” ze skrótem z tej kartki.</translation>
    </message>
    <message>
        <source>the journal’s count was missing, and was started again</source>
        <translation>licznika obok dziennika brakowało i zaczęto liczyć od nowa</translation>
    </message>
    <message>
        <source>restored from a backup; rows known to be lost: {count}</source>
        <translation>przywrócony z kopii zapasowej; utracone wiersze, o ile wiadomo: {count}</translation>
    </message>
    <message>
        <source>keys and mouse filled the meter with {bits} bits, mixed with the computer’s own randomness</source>
        <translation>klawisze i mysz zapełniły wskaźnik, {bits} bitów, a wraz z nimi weszła losowość komputera</translation>
    </message>
    <message>
        <source>anyone who knows it can make this set again</source>
        <translation>kto je zna, może odtworzyć ten zestaw</translation>
    </message>
    <message>
        <source>anyone who has them can make this set again, and verify it once they are revealed</source>
        <translation>kto je ma, może odtworzyć ten zestaw i sprawdzić go po ich ujawnieniu</translation>
    </message>
    <message>
        <source>{code}, {boards}, {state}, {time}</source>
        <translation>{code}, {boards}, {state}, {time}</translation>
    </message>
</context>
<context>
    <name>check-up</name>
    <message>
        <source>Is our machine fair?</source>
        <translation>Czy nasza maszyna jest uczciwa?</translation>
    </message>
    <message>
        <source>As chance alone would deal them.</source>
        <translation>Tak, jak wylosowałby je sam przypadek.</translation>
    </message>
    <message>
        <source>Not as chance deals them, and no known cause explains it.</source>
        <translation>Nie tak, jak losuje przypadek; nie tłumaczy tego żadna znana przyczyna.</translation>
    </message>
    <message>
        <source>Not as chance deals them: {cause}.</source>
        <translation>Nie tak, jak losuje przypadek: {cause}.</translation>
    </message>
    <message>
        <source>odd shapes were rejected</source>
        <translation>odrzucono skrajne składy</translation>
    </message>
    <message>
        <source>boards with a suit of eight or more were rejected</source>
        <translation>odrzucono rozdania z kolorem ośmiokartowym lub dłuższym</translation>
    </message>
    <message>
        <source>boards without an opening hand were rejected</source>
        <translation>odrzucono rozdania bez ręki na otwarcie</translation>
    </message>
    <message>
        <source>the wildest of several sets was chosen</source>
        <translation>z kilku zestawów wybrano najdzikszy</translation>
    </message>
    <message>
        <source>the tamest of several sets was chosen</source>
        <translation>z kilku zestawów wybrano najspokojniejszy</translation>
    </message>
    <message>
        <source>the sides’ points were evened out</source>
        <translation>wyrównano punkty obu stron</translation>
    </message>
    <message>
        <source>the cards were not shuffled enough</source>
        <translation>karty były za mało potasowane</translation>
    </message>
    <message>
        <source>boards came again</source>
        <translation>rozdania się powtórzyły</translation>
    </message>
    <message>
        <source>some cards go to some seats too often</source>
        <translation>niektóre karty trafiają za często na niektóre miejsca</translation>
    </message>
    <message>
        <source>Sets: {sets}. Boards: {boards}. Figures: {figures}, with double dummy.</source>
        <translation>Zestawy: {sets}. Rozdania: {boards}. Liczby: {figures}, także w widne karty.</translation>
    </message>
    <message>
        <source>Sets: {sets}. Boards: {boards}. Figures: {figures}, without double dummy.</source>
        <translation>Zestawy: {sets}. Rozdania: {boards}. Liczby: {figures}, bez gry w widne karty.</translation>
    </message>
    <message>
        <source>A fair machine is accused less than once in 1000 check-ups.</source>
        <translation>Uczciwa maszyna jest oskarżana rzadziej niż raz na 1000 kontroli.</translation>
    </message>
    <message>
        <source>A fair machine practically never does this.</source>
        <translation>Uczciwa maszyna praktycznie nigdy tego nie robi.</translation>
    </message>
    <message>
        <source>A fair machine does this once in {times}.</source>
        <translation>Uczciwa maszyna robi to raz na {times}.</translation>
    </message>
    <message>
        <source>What one set like this would show</source>
        <translation>Co pokazałby jeden taki zestaw</translation>
    </message>
    <message>
        <source>What {sets} sets like these would show</source>
        <translation>Co pokazałoby tyle zestawów: {sets}</translation>
    </message>
    <message>
        <source>shuffled by hand only {riffles} times</source>
        <translation>potasowane ręcznie tylko {riffles} razy</translation>
    </message>
    <message>
        <source>a generator with only {states} boards</source>
        <translation>generator tylko tylu rozdań: {states}</translation>
    </message>
    <message>
        <source>odd shapes rejected (a void, or seven cards of a suit)</source>
        <translation>skrajne składy odrzucone (renons albo siedem kart w kolorze)</translation>
    </message>
    <message>
        <source>suits of eight or more rejected</source>
        <translation>kolory od ośmiu kart odrzucone</translation>
    </message>
    <message>
        <source>boards without a 12-count rejected</source>
        <translation>rozdania bez ręki z 12 punktami odrzucone</translation>
    </message>
    <message>
        <source>the wildest of three sets chosen</source>
        <translation>wybrany najdzikszy z trzech zestawów</translation>
    </message>
    <message>
        <source>the tamest of three sets chosen</source>
        <translation>wybrany najspokojniejszy z trzech zestawów</translation>
    </message>
    <message>
        <source>points evened out between the sides</source>
        <translation>punkty wyrównane między stronami</translation>
    </message>
    <message>
        <source>one board in ten repeated</source>
        <translation>co dziesiąte rozdanie powtórzone</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>na pewno</translation>
    </message>
    <message>
        <source>hardly ever</source>
        <translation>prawie nigdy</translation>
    </message>
    <message>
        <source>almost always</source>
        <translation>prawie zawsze</translation>
    </message>
    <message>
        <source>{tenths} in 10</source>
        <translation>{tenths} na 10</translation>
    </message>
    <message>
        <source>{seen}; about {sets} sets are needed</source>
        <translation>{seen}; potrzeba około tylu zestawów: {sets}</translation>
    </message>
    <message>
        <source>Each mark is a figure. A fair machine’s marks are in the grey band.</source>
        <translation>Każdy znak to liczba. Znaki uczciwej maszyny są w szarym pasie.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Składy</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Fity</translation>
    </message>
    <message>
        <source>Cards and seats</source>
        <translation>Karty i miejsca</translation>
    </message>
    <message>
        <source>Neighbouring boards</source>
        <translation>Sąsiednie rozdania</translation>
    </message>
    <message>
        <source>Boards that came again</source>
        <translation>Powtórzone rozdania</translation>
    </message>
    <message>
        <source>Files: {counted} counted, {copies} copies, {unreadable} not read.</source>
        <translation>Pliki: policzone: {counted}, kopie: {copies}, nieodczytane: {unreadable}.</translation>
    </message>
    <message>
        <source>Dealt and never finished: {sets} ({event}, {month})</source>
        <translation>Wylosowane i nigdy nierozegrane: {sets} ({event}, {month})</translation>
    </message>
    <message>
        <source>SHA-256 of the list of the files’ SHA-256</source>
        <translation>SHA-256 listy SHA-256 plików</translation>
    </message>
    <message>
        <source>All figures: count, expected by chance, chance to stray so far</source>
        <translation>Wszystkie liczby: ile, ile daje przypadek, szansa takiego odchylenia</translation>
    </message>
    <message>
        <source>Files, with their SHA-256</source>
        <translation>Pliki i ich SHA-256</translation>
    </message>
    <message>
        <source>a faulty shuffle of a new pack, dealt 13 at a time</source>
        <translation>nowa talia źle potasowana, rozdana po 13</translation>
    </message>
</context>
<context>
    <name>command</name>
    <message>
        <source>writing them was interrupted, or is still in progress. The next set that is dealt into their folder, or the next start of the window, completes it or undoes it.</source>
        <translation>zapis został przerwany albo jeszcze trwa. Następny zestaw losowany do tego folderu albo następne uruchomienie okna dokończy go lub wycofa.</translation>
    </message>
    <message>
        <source>their set was not completed; its files were removed, and these are copies.</source>
        <translation>ich zestaw nie został ukończony; jego pliki usunięto, a to są kopie.</translation>
    </message>
    <message>
        <source> (numbers from the journal)</source>
        <translation> (numery z dziennika)</translation>
    </message>
    <message>
        <source> (counted from {first}, as you said)</source>
        <translation> (liczone od {first}, jak podano)</translation>
    </message>
    <message>
        <source> (counted from {first}, as in the other file of this name)</source>
        <translation> (liczone od {first}, jak w drugim pliku o tej nazwie)</translation>
    </message>
    <message>
        <source> (counted from {first}: the file has no board numbers)</source>
        <translation> (liczone od {first}: plik nie ma numerów rozdań)</translation>
    </message>
    <message>
        <source>Give the names of files to check, or --code with a set code.</source>
        <translation>Podaj nazwy plików do sprawdzenia albo --code z kodem zestawu.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Sprawdzanie</translation>
    </message>
    <message>
        <source>  Boards {numbers} have the same deal.</source>
        <translation>  Rozdania {numbers} mają ten sam rozkład.</translation>
    </message>
    <message>
        <source>  Not known: neither dealt nor seen on this computer before.</source>
        <translation>  Nieznane: ani wylosowane, ani wcześniej widziane na tym komputerze.</translation>
    </message>
    <message>
        <source>1 board not whole</source>
        <translation>1 rozdanie niepełne</translation>
    </message>
    <message>
        <source>{count} boards not whole</source>
        <translation>niepełne rozdania: {count}</translation>
    </message>
    <message>
        <source>it says: set code {code}</source>
        <translation>podaje: kod zestawu {code}</translation>
    </message>
    <message>
        <source>it says: event “{event}”</source>
        <translation>podaje: turniej „{event}”</translation>
    </message>
    <message>
        <source>{path}: do not play or duplicate these boards: {why}</source>
        <translation>{path}: nie graj tych rozdań ani ich nie powielaj: {why}</translation>
    </message>
    <message>
        <source>{path}: do not play these boards, they were in use before:</source>
        <translation>{path}: nie graj tych rozdań, były już w użyciu:</translation>
    </message>
    <message>
        <source>  The file names the event “{event}”, the set was dealt for “{dealt_for}”.</source>
        <translation>  Plik podaje turniej „{event}”, a zestaw wylosowano dla „{dealt_for}”.</translation>
    </message>
    <message>
        <source>by naming files that the journal does not know, you say that their boards were played: figures tell about the hands (Laws of Duplicate Bridge, Law 6D).</source>
        <translation>podając pliki, których dziennik nie zna, oświadczasz, że ich rozdania zostały rozegrane: liczby mówią coś o rękach (Międzynarodowe Prawo Brydżowe, przepis 6D).</translation>
    </message>
    <message>
        <source>
Files counted: {count}. SHA-256 of the list of these files and their copies: {digest}</source>
        <translation>
Policzone pliki: {count}. SHA-256 listy tych plików i ich kopii: {digest}</translation>
    </message>
    <message>
        <source>not read: {path}: {reason}</source>
        <translation>nie odczytano: {path}: {reason}</translation>
    </message>
    <message>
        <source>No set could be read.</source>
        <translation>Nie udało się odczytać żadnego zestawu.</translation>
    </message>
    <message>
        <source>The same sets in other formats: {count}</source>
        <translation>Te same zestawy w innych formatach: {count}</translation>
    </message>
    <message>
        <source>Copies of sets counted already: {count}</source>
        <translation>Kopie zestawów już policzonych: {count}</translation>
    </message>
    <message>
        <source>Copies are not a fault. If two of these were played on two days, the machine dealt a set again.</source>
        <translation>Kopie to nie błąd. Jeśli dwie z nich grano w dwa dni, maszyna wydała ten sam zestaw dwa razy.</translation>
    </message>
    <message>
        <source>Skipped, not files of boards: {count}</source>
        <translation>Pominięte, nie są plikami z rozdaniami: {count}</translation>
    </message>
    <message>
        <source>Dealt and never finished, {event}, {month}: {count}</source>
        <translation>Wylosowane i nigdy nierozegrane, {event}, {month}: {count}</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Odczyt</translation>
    </message>
    <message>
        <source>no event</source>
        <translation>bez nazwy zawodów</translation>
    </message>
    <message>
        <source>{count} bytes</source>
        <translation>bajty: {count}</translation>
    </message>
    <message>
        <source>{boards} converted: {numbers}</source>
        <translation>Przekształcono: {boards}: {numbers}</translation>
    </message>
    <message>
        <source>--double-dummy is for pbn files in the standard profile.</source>
        <translation>--double-dummy dotyczy plików pbn w profilu standardowym.</translation>
    </message>
    <message>
        <source>the file has no board numbers: they are counted from 1. --first N changes that.</source>
        <translation>plik nie ma numerów rozdań: są liczone od 1. Zmienia to --first N.</translation>
    </message>
    <message>
        <source>auctions, results and other tags of the file were left out: it is not one game a board, with a line for each tag.</source>
        <translation>pominięto licytacje, wyniki i inne dane pliku: nie ma w nim jednej rozgrywki na rozdanie z osobnym wierszem na każdą daną.</translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Kod zestawu {code}</translation>
    </message>
    <message>
        <source>Double dummy</source>
        <translation>W widne karty</translation>
    </message>
    <message>
        <source>the file said set code {said_code}. Its cards are not known here as that set, so the new files do not carry it.</source>
        <translation>plik podawał kod zestawu {said_code}. Jego karty nie są tu znane jako ten zestaw, więc nowe pliki go nie mają.</translation>
    </message>
    <message>
        <source>do not play these boards, they were in use before:</source>
        <translation>nie graj tych rozdań, były już w użyciu:</translation>
    </message>
    <message>
        <source>Converting</source>
        <translation>Przekształcanie</translation>
    </message>
    <message>
        <source>{boards} dealt: {numbers}</source>
        <translation>Wylosowano: {boards}: {numbers}</translation>
    </message>
    <message>
        <source>--or-for goes with --lock-until alone.</source>
        <translation>--or-for podaje się tylko razem z --lock-until.</translation>
    </message>
    <message>
        <source>{error} Set the clock right; --date says which day it is.</source>
        <translation>{error} Ustaw zegar; --date mówi, który to dzień.</translation>
    </message>
    <message>
        <source>nobody but the owner of {or_for} can open the box before {time}.</source>
        <translation>nikt poza właścicielem {or_for} nie otworzy skrzynki przed {time}.</translation>
    </message>
    <message>
        <source>nobody, this computer included, can open the box before {time}.</source>
        <translation>nikt, nawet ten komputer, nie otworzy skrzynki przed {time}.</translation>
    </message>
    <message>
        <source>Set {name} is dealt, and all its files are whole.</source>
        <translation>Zestaw {name} jest wylosowany, a wszystkie jego pliki są całe.</translation>
    </message>
    <message>
        <source>the set gets the clock&apos;s day, {here}.</source>
        <translation>zestaw dostaje dzień z zegara, {here}.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Losowanie</translation>
    </message>
    <message>
        <source>The file has sections: {sections}. Name one with --section.</source>
        <translation>Plik ma sektory: {sections}. Podaj jeden przez --section.</translation>
    </message>
    <message>
        <source>the file gives no rounds: put each in place of “?”, and give the lines with --results</source>
        <translation>plik nie podaje rund: wpisz każdą zamiast „?” i podaj wiersze przez --results</translation>
    </message>
    <message>
        <source>There is no file with boards in “{folder}”.</source>
        <translation>W „{folder}” nie ma pliku z rozdaniami.</translation>
    </message>
    <message>
        <source>Give one --deal, or a --hand for each hand, or two of --board N --deal TEXT.</source>
        <translation>Podaj jedno --deal albo --hand dla każdej ręki, albo dwa razy --board N --deal TEKST.</translation>
    </message>
    <message>
        <source>not compared, because the files are gone, changed or not readable: {count}</source>
        <translation>nieporównane, bo plików brakuje, są zmienione lub nieczytelne: {count}</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Porównywanie</translation>
    </message>
    <message>
        <source>--dealer and --vulnerable are for one board: two are compared without them.</source>
        <translation>--dealer i --vulnerable dotyczą jednego rozdania: dwa porównuje się bez nich.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, the backup is lost: nobody, and no program, can open it again.</source>
        <translation>Kto zgubi hasło, traci kopię zapasową: nikt i żaden program już jej nie otworzy.</translation>
    </message>
    <message>
        <source>{path}  {size} bytes, up to row {row}</source>
        <translation>{path}  bajty: {size}, do wiersza {row}</translation>
    </message>
    <message>
        <source>Settings, presets and identification were taken from the backup where you had none.</source>
        <translation>Ustawienia, szablony i identyfikator wzięto z kopii zapasowej tam, gdzie ich brakowało.</translation>
    </message>
    <message>
        <source>The journal is back, up to row {last}; row {row} records this.</source>
        <translation>Dziennik jest z powrotem, do wiersza {last}; zapisano to w wierszu {row}.</translation>
    </message>
    <message>
        <source>It holds the journal&apos;s key: keep it where nobody else can read it.</source>
        <translation>Zawiera klucz dziennika: przechowuj ją tam, gdzie nikt inny jej nie odczyta.</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”: </source>
        <translation>Hasło do „{name}”: </translation>
    </message>
    <message>
        <source>The backup&apos;s journal is attached to yours: row {row} records this.</source>
        <translation>Dziennik z kopii zapasowej dołączono do tutejszego: zapisano to w wierszu {row}.</translation>
    </message>
    <message>
        <source>Everything in this backup&apos;s journal is here already: the journal was not changed.</source>
        <translation>Wszystko z dziennika tej kopii zapasowej już tu jest: dziennika nie zmieniono.</translation>
    </message>
    <message>
        <source>  (not known: its files were going to {folder})</source>
        <translation>  (nieznane: jego pliki miały trafić do {folder})</translation>
    </message>
    <message>
        <source>Set {code} was {before} and is now {state}.</source>
        <translation>Zestaw {code}: przedtem „{before}”, teraz „{state}”.</translation>
    </message>
    <message>
        <source>Set {place} of {count} dealt for this event on this day</source>
        <translation>Zestaw {place} z {count} dla tych zawodów w tym dniu</translation>
    </message>
    <message>
        <source>  moved to {path}</source>
        <translation>  przeniesiono do {path}</translation>
    </message>
    <message>
        <source>These are {count} of {total} sets: --limit shows more, --search fewer.</source>
        <translation>Pokazano {count} z {total} zestawów: --limit pokazuje więcej, --search mniej.</translation>
    </message>
    <message>
        <source>No archive folder is chosen in the settings, so the files are not moved.</source>
        <translation>W ustawieniach nie wybrano folderu archiwum, więc pliki nie są przenoszone.</translation>
    </message>
    <message>
        <source>Set {code} has taken no step that could be undone.</source>
        <translation>Zestaw {code} nie zrobił kroku, który można by cofnąć.</translation>
    </message>
    <message>
        <source>  left: {path} is gone, changed or held open</source>
        <translation>  zostało: pliku {path} brakuje, jest zmieniony albo otwarty</translation>
    </message>
    <message>
        <source>There is no such set in the journal.</source>
        <translation>W dzienniku nie ma takiego zestawu.</translation>
    </message>
    <message>
        <source>Compare the digits with the paper once more. If they are the same, and the paper was made with this journal, then the journal was rolled back to an earlier day, or rewritten: what was dealt since is missing in it. Keep a copy of its folder as it is, bring back the newest backup with “bigdeal journal restore”, and tell everyone who relies on it.</source>
        <translation>Porównaj cyfry z papierem jeszcze raz. Jeśli są takie same, a papier powstał z tego dziennika, to dziennik cofnięto do wcześniejszego dnia albo napisano od nowa: brakuje w nim tego, co wylosowano później. Zachowaj kopię jego folderu taką, jaka jest, przywróć najnowszą kopię zapasową przez „bigdeal journal restore” i powiadom wszystkich, którzy na nim polegają.</translation>
    </message>
    <message>
        <source>row {row} is not the row whose hash was given to somebody</source>
        <translation>wiersz {row} to nie ten, którego skrót komuś dano</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 wiersz</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <translation>wiersze: {count}</translation>
    </message>
    <message>
        <source>not as they were written:</source>
        <translation>nie takie, jak je zapisano:</translation>
    </message>
    <message>
        <source>all as they were written</source>
        <translation>wszystko tak, jak zapisano</translation>
    </message>
    <message>
        <source>In doubt: {doubt}</source>
        <translation>Wątpliwości: {doubt}</translation>
    </message>
    <message>
        <source>The hash given is row {number}&apos;s: this journal has that row.</source>
        <translation>Podany skrót jest z wiersza {number}: ten dziennik ma ten wiersz.</translation>
    </message>
    <message>
        <source>The hash given is row {number}&apos;s: an attached journal has that row.</source>
        <translation>Podany skrót jest z wiersza {number}: ma go dołączony dziennik.</translation>
    </message>
    <message>
        <source>Not in it: {reason}.</source>
        <translation>Brakuje: {reason}.</translation>
    </message>
    <message>
        <source>Newest: row {row}, hash {hash}</source>
        <translation>Najnowszy: wiersz {row}, skrót {hash}</translation>
    </message>
    <message>
        <source>After {option} come {count} to 64 digits of a row&apos;s hash, or its number and these.</source>
        <translation>Po {option} podaje się od {count} do 64 cyfr skrótu wiersza albo jego numer i te cyfry.</translation>
    </message>
    <message>
        <source>no row has the hash {digits}, which was given to somebody; the newest is row {last}</source>
        <translation>żaden wiersz nie ma skrótu {digits}, który komuś dano; najnowszy jest wiersz {last}</translation>
    </message>
    <message>
        <source>row {row} is missing, though its hash was given to somebody; the newest is row {last}</source>
        <translation>brakuje wiersza {row}, choć jego skrót komuś dano; najnowszy jest wiersz {last}</translation>
    </message>
    <message>
        <source>The clock had been set back at row {rows}.</source>
        <translation>Zegar był cofnięty w wierszu {rows}.</translation>
    </message>
    <message>
        <source>The counter beside the journal was missing and was started again at row {rows}.</source>
        <translation>Licznika obok dziennika brakowało i zaczął od nowa w wierszu {rows}.</translation>
    </message>
    <message>
        <source>A doubt about the journal, or that it was known, was noted at row {rows}.</source>
        <translation>Wątpliwość co do dziennika, albo to, że była znana, zapisano w wierszu {rows}.</translation>
    </message>
    <message>
        <source>The journal was brought back from a backup at row {rows}.</source>
        <translation>Dziennik przywrócono z kopii zapasowej w wierszu {rows}.</translation>
    </message>
    <message>
        <source>The journal of another backup was attached at row {rows}.</source>
        <translation>Dziennik z innej kopii zapasowej dołączono w wierszu {rows}.</translation>
    </message>
    <message>
        <source>Give files and --until TIME, or --trial alone.</source>
        <translation>Podaj pliki i --until CZAS albo samo --trial.</translation>
    </message>
    <message>
        <source>The name of a box ends with “{suffix}”.</source>
        <translation>Nazwa skrzynki kończy się na „{suffix}”.</translation>
    </message>
    <message>
        <source>the files you locked are still where they were, and can be read there.</source>
        <translation>zamknięte pliki leżą nadal tam, gdzie były, i można je tam odczytać.</translation>
    </message>
    <message>
        <source>Locking</source>
        <translation>Zamykanie</translation>
    </message>
    <message>
        <source>What was dealt before is safe, and no file was overwritten. Play boards that were being dealt just now only if “bigdeal check” says of them “state: dealt”; otherwise deal again.</source>
        <translation>To, co wylosowano wcześniej, jest bezpieczne i żaden plik nie został nadpisany. Rozdania, które właśnie losowano, graj tylko wtedy, gdy „bigdeal check” pokazuje ich zestaw jako wylosowany; w przeciwnym razie losuj ponownie.</translation>
    </message>
    <message>
        <source>Please report the words in brackets. For a longer report, without any card, name or other value, set the variable {variable} to the name of a new file and call the command again.</source>
        <translation>Prosimy zgłosić słowa w nawiasach. Aby dostać dłuższy raport, bez kart, nazw i innych wartości, nadaj zmiennej {variable} nazwę nowego pliku i wywołaj polecenie ponownie.</translation>
    </message>
    <message>
        <source>A report is in “{name}”. It contains no card, name or other value: please send it along.</source>
        <translation>Raport jest w „{name}”. Nie zawiera kart, nazw ani innych wartości: prosimy go dołączyć.</translation>
    </message>
    <message>
        <source>something went wrong beside the work ({place}).</source>
        <translation>obok pracy coś się nie powiodło ({place}).</translation>
    </message>
    <message>
        <source>stopped. No files of this set were left behind.</source>
        <translation>zatrzymano. Nie zostały żadne pliki tego zestawu.</translation>
    </message>
    <message>
        <source>stopped.</source>
        <translation>zatrzymano.</translation>
    </message>
    <message>
        <source>standard output could not be written: {error}.</source>
        <translation>nie udało się pisać na standardowe wyjście: {error}.</translation>
    </message>
    <message>
        <source>something went wrong inside the program ({place}).</source>
        <translation>w programie coś się nie powiodło ({place}).</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>uwaga</translation>
    </message>
    <message>
        <source>The report could not be written: {problem}</source>
        <translation>Nie udało się zapisać raportu: {problem}</translation>
    </message>
    <message>
        <source>Locked until {time} (round {round} of quicknet).</source>
        <translation>Zamknięte do {time} (runda {round} sieci quicknet).</translation>
    </message>
    <message>
        <source>Then save the answer of one of these addresses, and run: bigdeal unlock BOX --round FILE</source>
        <translation>Zapisz wtedy odpowiedź jednego z tych adresów i wywołaj: bigdeal unlock SKRZYNKA --round PLIK</translation>
    </message>
    <message>
        <source>WARNING: the owner of {or_for} can open it at any time.</source>
        <translation>UWAGA: właściciel {or_for} może ją otworzyć w każdej chwili.</translation>
    </message>
    <message>
        <source> Did you mean “{word}”?</source>
        <translation> Może „{word}”?</translation>
    </message>
    <message>
        <source>There is no command “{word}”.{hint}</source>
        <translation>Nie ma polecenia „{word}”.{hint}</translation>
    </message>
    <message>
        <source>After --date comes a day, such as 2027-03-05.</source>
        <translation>Po --date podaje się dzień, na przykład 2027-03-05.</translation>
    </message>
    <message>
        <source>After --{name} comes one line of text, without control characters.</source>
        <translation>Po --{name} podaje się jeden wiersz tekstu, bez znaków sterujących.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Użycie:</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opcje</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Polecenia</translation>
    </message>
    <message>
        <source>Show this message and exit.</source>
        <translation>Pokazuje tę pomoc.</translation>
    </message>
    <message>
        <source>Show the version and exit.</source>
        <translation>Pokazuje wersję.</translation>
    </message>
    <message>
        <source>In “{path}” there are no files of boards.</source>
        <translation>W „{path}” nie ma plików z rozdaniami.</translation>
    </message>
    <message>
        <source>Standard input has no name that would tell its format: add --format, such as pbn.</source>
        <translation>Standardowe wejście nie ma nazwy, która wskazuje format: dodaj --format, na przykład pbn.</translation>
    </message>
    <message>
        <source>“{name}” is not a format for boards.</source>
        <translation>„{name}” nie jest formatem rozdań.</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>jest zamknięte</translation>
    </message>
    <message>
        <source>--jobs has no effect any more. One process deals; the boards are the same.</source>
        <translation>--jobs już nic nie zmienia. Losuje jeden proces; rozdania są te same.</translation>
    </message>
    <message>
        <source>After {option} comes one of: {codes}.</source>
        <translation>Po {option} podaje się jedno z: {codes}.</translation>
    </message>
    <message>
        <source>Give the time zone too: 2027-07-06T18:00Z, or 2027-07-06T20:00+02:00.</source>
        <translation>Podaj też strefę czasową: 2027-07-06T18:00Z albo 2027-07-06T20:00+02:00.</translation>
    </message>
    <message>
        <source>“{text}” is not a time such as 2027-07-06T18:00Z.</source>
        <translation>„{text}” to nie jest czas taki jak 2027-07-06T18:00Z.</translation>
    </message>
    <message>
        <source>note: {note}</source>
        <translation>uwaga: {note}</translation>
    </message>
    <message>
        <source>Please answer y or n.</source>
        <translation>Odpowiedz t albo n.</translation>
    </message>
    <message>
        <source>The input ended before every question was answered.</source>
        <translation>Wejście skończyło się, zanim padły wszystkie odpowiedzi.</translation>
    </message>
    <message>
        <source>There is no input from which to read an answer.</source>
        <translation>Nie ma wejścia, z którego można odczytać odpowiedź.</translation>
    </message>
    <message>
        <source>An answer is longer than any answer can be.</source>
        <translation>Odpowiedź jest dłuższa, niż może być odpowiedź.</translation>
    </message>
    <message>
        <source>Please use at most {count} letters.</source>
        <translation>Najwyżej tyle liter: {count}.</translation>
    </message>
    <message>
        <source>The input ended: as in Big Deal, the answer before is taken as the identification. Change it!</source>
        <translation>Wejście się skończyło: jak w Big Deal, identyfikatorem jest poprzednia odpowiedź. Zmień ją!</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>A passphrase is needed and there is no terminal to type it: use --passphrase-file FILE.</source>
        <translation>Potrzebne jest hasło, a nie ma terminala, by je wpisać: użyj --passphrase-file PLIK.</translation>
    </message>
    <message>
        <source>Officials&apos; sheets open the keys and there is no terminal to type their words: give each sheet with --share FILE.</source>
        <translation>Klucze otwierają kartki powierników, a nie ma terminala, by wpisać z nich słowa: podaj każdą kartkę przez --share PLIK.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, you lose the tournament: without it no person and no program can open the keys again, and no board can be dealt. Write it down, keep it in two places, and think of a second official.</source>
        <translation>Kto zgubi hasło, traci zawody: bez niego nikt i żaden program nie otworzy kluczy i nie wylosuje żadnego rozdania. Zapisz je, przechowuj w dwóch miejscach i pomyśl o drugim powierniku.</translation>
    </message>
    <message>
        <source>“{name}” is sealed for the owners of age keys: give yours with --identity FILE.</source>
        <translation>„{name}” zapieczętowano dla właścicieli kluczy age: podaj swój przez --identity PLIK.</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”, or the words of one official&apos;s sheet: </source>
        <translation>Hasło do „{name}” albo słowa z kartki jednego powiernika: </translation>
    </message>
    <message>
        <source>The passphrase is missing: its file begins with an empty line.</source>
        <translation>Brakuje hasła: jego plik zaczyna się pustym wierszem.</translation>
    </message>
    <message>
        <source>New passphrase, of several words: </source>
        <translation>Nowe hasło, z kilku słów: </translation>
    </message>
    <message>
        <source>The two do not match, so nothing was sealed.</source>
        <translation>Hasła się różnią, więc niczego nie zapieczętowano.</translation>
    </message>
    <message>
        <source>Any {needed} of {count} officials&apos; sheets open “{name}”, in any order.</source>
        <translation>Dowolne {needed} z {count} kartek powierników otwierają „{name}”, w dowolnej kolejności.</translation>
    </message>
    <message>
        <source>All words of one sheet: </source>
        <translation>Wszystkie słowa jednej kartki: </translation>
    </message>
    <message>
        <source>The same again: </source>
        <translation>To samo jeszcze raz: </translation>
    </message>
    <message>
        <source>All words of one sheet ({count} more): </source>
        <translation>Wszystkie słowa jednej kartki (jeszcze {count}): </translation>
    </message>
    <message>
        <source>Sheet {number} was given already: take another official&apos;s.</source>
        <translation>Kartkę {number} już podano: weź kartkę innego powiernika.</translation>
    </message>
    <message>
        <source>dealt {when}, state: {state}</source>
        <translation>wylosowany {when}, stan: {state}</translation>
    </message>
    <message>
        <source>set {code}</source>
        <translation>zestaw {code}</translation>
    </message>
    <message>
        <source>a set without a code</source>
        <translation>zestaw bez kodu</translation>
    </message>
    <message>
        <source> (so its file says)</source>
        <translation> (według jego pliku)</translation>
    </message>
    <message>
        <source>1 board</source>
        <translation>1 rozdanie</translation>
    </message>
    <message>
        <source>{count} boards</source>
        <translation>rozdania: {count}</translation>
    </message>
    <message>
        <source>; there they are {numbers}</source>
        <translation>; tam to {numbers}</translation>
    </message>
    <message>
        <source>{count} of these boards ({which}) are of {set}</source>
        <translation>Z tych rozdań {count} ({which}) należą do: {set}</translation>
    </message>
    <message>
        <source>; there it is {numbers}</source>
        <translation>; tam to {numbers}</translation>
    </message>
    <message>
        <source>{which} are of {set}</source>
        <translation>{which} należą do: {set}</translation>
    </message>
    <message>
        <source>1 of these boards ({which}) is of {set}</source>
        <translation>Z tych rozdań 1 ({which}) należy do: {set}</translation>
    </message>
    <message>
        <source> as “{name}”</source>
        <translation> jako „{name}”</translation>
    </message>
    <message>
        <source>This board is of {set}</source>
        <translation>To rozdanie należy do: {set}</translation>
    </message>
    <message>
        <source>These boards are of {set}</source>
        <translation>Te rozdania należą do: {set}</translation>
    </message>
    <message>
        <source>After -o comes the folder, then the files&apos; name, such as boards/tuesday.</source>
        <translation>Po -o podaje się folder, potem nazwę plików, na przykład boards/wtorek.</translation>
    </message>
    <message>
        <source>made the folder “{folder}”.</source>
        <translation>utworzono folder „{folder}”.</translation>
    </message>
    <message>
        <source>After -o comes the name without “{suffix}”: the formats add their endings.</source>
        <translation>Po -o podaje się nazwę bez „{suffix}”: formaty dodają swoje rozszerzenia.</translation>
    </message>
    <message>
        <source>{target}: {files} files</source>
        <translation>{target}: pliki: {files}</translation>
    </message>
    <message>
        <source>The key is in this program&apos;s journal: anyone who can read your files on this computer, or changes its clock on, could open the record before. A passphrase is stronger.</source>
        <translation>Klucz jest w dzienniku tego programu: kto może czytać pliki na tym komputerze albo przestawi jego zegar do przodu, mógłby otworzyć wydruk wcześniej. Hasło jest mocniejsze.</translation>
    </message>
    <message>
        <source>The record shows every card of boards that are still to be played, to anybody who opens the file. Nobody who has seen it may play them (Laws of Duplicate Bridge, Law 6D).</source>
        <translation>Wydruk pokazuje każdemu, kto otworzy plik, wszystkie karty rozdań, które mają być jeszcze grane. Kto go widział, nie może ich grać (Międzynarodowe Prawo Brydżowe, przepis 6D).</translation>
    </message>
    <message>
        <source>Give one of --logo and --no-logo.</source>
        <translation>Podaj --logo albo --no-logo, nie oba.</translation>
    </message>
    <message>
        <source>Several records need a folder after -o, and each a set code or a section of its own.</source>
        <translation>Kilka wydruków wymaga folderu po -o, a każdy własnego kodu zestawu lub sektora.</translation>
    </message>
    <message>
        <source>Give one of --open, --finished, --release and --passphrase-file.</source>
        <translation>Podaj jedno z: --open, --finished, --release, --passphrase-file.</translation>
    </message>
    <message>
        <source>“{event}”, {date}, from board {first}</source>
        <translation>„{event}”, {date}, od rozdania {first}</translation>
    </message>
    <message>
        <source>The set is still to be played: its file is sealed. Without the passphrase nobody can open it.</source>
        <translation>Zestaw ma być jeszcze grany: jego plik zostanie zapieczętowany. Bez hasła nikt go nie otworzy.</translation>
    </message>
    <message>
        <source>Sealed with the passphrase: bigdeal unseal opens it, and so does any age tool.</source>
        <translation>Zapieczętowano hasłem: otwiera je bigdeal unseal i każde narzędzie age.</translation>
    </message>
    <message>
        <source>Is play over, so that the record may be open? [y/N] </source>
        <translation>Czy gra się skończyła, tak że wydruk może być otwarty? [t/N] </translation>
    </message>
    <message>
        <source>Sealed until {time}: bigdeal unseal opens it then, on this computer.</source>
        <translation>Zapieczętowano do {time}: wtedy otworzy go bigdeal unseal na tym komputerze.</translation>
    </message>
    <message>
        <source>{named}: dealt today, or its day is still to come. Was it played? [y/N] </source>
        <translation>{named}: wylosowany dzisiaj albo jego dzień dopiero nadejdzie. Czy był grany? [t/N] </translation>
    </message>
    <message>
        <source>--boards goes with --dossier FILE.pdf.</source>
        <translation>--boards podaje się razem z --dossier PLIK.pdf.</translation>
    </message>
    <message>
        <source>{part}: ok</source>
        <translation>{part}: w porządku</translation>
    </message>
    <message>
        <source>The dossier&apos;s file is called NAME.pdf.</source>
        <translation>Plik dokumentacji nazywa się NAZWA.pdf.</translation>
    </message>
    <message>
        <source>Testing fresh boards</source>
        <translation>Badanie nowych rozdań</translation>
    </message>
    <message>
        <source>Give the code of a set, --to with a destination, and -o with the new file; or --list.</source>
        <translation>Podaj kod zestawu, --to z celem i -o z nowym plikiem; albo --list.</translation>
    </message>
    <message>
        <source>what {title} takes could not be confirmed: look at what it shows.</source>
        <translation>nie udało się potwierdzić, co przyjmuje {title}: obejrzyj, co pokazuje.</translation>
    </message>
    <message>
        <source>  Inside: {inside}.</source>
        <translation>  Zawartość: {inside}.</translation>
    </message>
    <message>
        <source>  There: {next_step}</source>
        <translation>  Tam: {next_step}</translation>
    </message>
    <message>
        <source>  Source: {source}.</source>
        <translation>  Źródło: {source}.</translation>
    </message>
    <message>
        <source>, not confirmed</source>
        <translation>, niepotwierdzone</translation>
    </message>
    <message>
        <source>Board {board}, {seat}: how many {suit}? </source>
        <translation>Rozdanie {board}, {seat}: ile kart, {suit}? </translation>
    </message>
    <message>
        <source>Type a number from 0 to {count}.</source>
        <translation>Wpisz liczbę od 0 do {count}.</translation>
    </message>
    <message>
        <source>Spot check</source>
        <translation>Kontrola wyrywkowa</translation>
    </message>
    <message>
        <source>Give the names of files with boards.</source>
        <translation>Podaj nazwy plików z rozdaniami.</translation>
    </message>
    <message>
        <source>Give --all, or --phase with a number, not both.</source>
        <translation>Podaj --all albo --phase z numerem, nie oba.</translation>
    </message>
    <message>
        <source>--sessions names sessions of one phase: give --phase with its number as well.</source>
        <translation>--sessions podaje sesje jednej fazy: podaj też --phase z jej numerem.</translation>
    </message>
    <message>
        <source>{title}, together: {names}</source>
        <translation>{title}, razem: {names}</translation>
    </message>
    <message>
        <source>{title} is revealed: anybody can know its boards. Not for play.</source>
        <translation>{title} jest ujawniona: każdy może znać jej rozdania. Nie do gry.</translation>
    </message>
    <message>
        <source>Put on the wall: {path}</source>
        <translation>Do wywieszenia: {path}</translation>
    </message>
    <message>
        <source>phase {number} has an open number of sessions: name it with --phase and --sessions.</source>
        <translation>faza {number} ma otwartą liczbę sesji: podaj ją przez --phase i --sessions.</translation>
    </message>
    <message>
        <source>The number of sessions is open in all phases: name the phase and the sessions.</source>
        <translation>Liczba sesji jest otwarta we wszystkich fazach: podaj fazę i sesje.</translation>
    </message>
    <message>
        <source>the plan has fixed them</source>
        <translation>plan je ustalił</translation>
    </message>
    <message>
        <source>Give to the organiser: {path}</source>
        <translation>Dla organizatora: {path}</translation>
    </message>
    <message>
        <source>It says:</source>
        <translation>Jest w nim:</translation>
    </message>
    <message>
        <source>Next: print the slip, and give the words when the outside value is known, not before.</source>
        <translation>Następnie: wydrukuj kartkę i podaj słowa, gdy znana będzie wartość zewnętrzna, nie wcześniej.</translation>
    </message>
    <message>
        <source>These are the words of this hash.</source>
        <translation>To są słowa tego skrótu.</translation>
    </message>
    <message>
        <source>“{given}” is neither a file nor a name with “=” and the hash behind it.</source>
        <translation>„{given}” to ani plik, ani nazwa ze znakiem „=” i skrótem.</translation>
    </message>
    <message>
        <source>nothing can be printed here, so the slip is a text alone.</source>
        <translation>nie można tu niczego wydrukować, więc kartka jest samym tekstem.</translation>
    </message>
    <message>
        <source>Keep secret: {path}</source>
        <translation>Zachowaj w tajemnicy: {path}</translation>
    </message>
    <message>
        <source>After “check” come the slip, or the words, and the hash.</source>
        <translation>Po „check” podaje się kartkę albo słowa, potem skrót.</translation>
    </message>
    <message>
        <source>After {option} come the name of the holder, “=” and the {what}.</source>
        <translation>Po {option} podaje się nazwę strażnika, „=” oraz: {what}.</translation>
    </message>
    <message>
        <source>Holders of words:</source>
        <translation>Strażnicy słów:</translation>
    </message>
    <message>
        <source>No holders of words.</source>
        <translation>Nie ma strażników słów.</translation>
    </message>
    <message>
        <source>“{file}” is of the holder “{name}”, not “{called}”.</source>
        <translation>„{file}” należy do strażnika „{name}”, nie „{called}”.</translation>
    </message>
    <message>
        <source>What follows “{called}=” is neither a file that exists nor a hash, which has 64 hexadecimal digits.</source>
        <translation>To, co następuje po „{called}=”, nie jest ani istniejącym plikiem, ani skrótem, który ma 64 cyfry szesnastkowe.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>słowa</translation>
    </message>
    <message>
        <source>file</source>
        <translation>plik</translation>
    </message>
    <message>
        <source>“{name}” is named twice.</source>
        <translation>„{name}” podano dwa razy.</translation>
    </message>
    <message>
        <source>{path} made.</source>
        <translation>utworzono {path}.</translation>
    </message>
    <message>
        <source>Name: {name}</source>
        <translation>Nazwa: {name}</translation>
    </message>
    <message>
        <source>--at, --round and --or-else go with --of drand.</source>
        <translation>--at, --round i --or-else podaje się razem z --of drand.</translation>
    </message>
    <message>
        <source>With --of drand go --at or --round, --or-else and --day alone.</source>
        <translation>Z --of drand podaje się tylko --at lub --round, --or-else i --day.</translation>
    </message>
    <message>
        <source>What --or-else says cannot be part of a promise that every check understands.</source>
        <translation>Treść --or-else nie może być częścią zapowiedzi, którą zrozumie każda weryfikacja.</translation>
    </message>
    <message>
        <source>A phase has four parts: how many sessions, their boards, the files&apos; name, a description.</source>
        <translation>Faza ma cztery części: liczbę sesji, ich rozdania, nazwę plików, opis.</translation>
    </message>
    <message>
        <source>1 phase left.</source>
        <translation>Została 1 faza.</translation>
    </message>
    <message>
        <source>{count} phases left.</source>
        <translation>Pozostałe fazy: {count}.</translation>
    </message>
    <message>
        <source>Hash of the keys: {hash}</source>
        <translation>Skrót kluczy: {hash}</translation>
    </message>
    <message>
        <source>The sealed keys were read again: they are sealed for {count} age key(s). Nobody here could open them: have one of those people try it now, with “age -d -i KEY.txt FILE | sha256sum”, which answers with the hash of the keys.</source>
        <translation>Zapieczętowane klucze odczytano ponownie: są zapieczętowane dla kluczy age w liczbie {count}. Nikt tutaj nie mógł ich otworzyć: niech jedna z tych osób spróbuje teraz przez „age -d -i KEY.txt FILE | sha256sum”; odpowiedzią jest skrót kluczy.</translation>
    </message>
    <message>
        <source>Put on the notice board and into the bulletin: {path}</source>
        <translation>Na tablicę ogłoszeń i do biuletynu: {path}</translation>
    </message>
    <message>
        <source>After --shares come two numbers, such as 2of3: how many officials are needed, of how many.</source>
        <translation>Po --shares podaje się dwie liczby, na przykład 2of3: ilu powierników potrzeba, z ilu.</translation>
    </message>
    <message>
        <source>With --of drand go --at 2027-07-06T18:00Z (or --round N), and --or-else with what counts if the network has ended.</source>
        <translation>Z --of drand podaje się --at 2027-07-06T18:00Z (albo --round N) oraz --or-else z tym, co się liczy, jeśli sieć przestała działać.</translation>
    </message>
    <message>
        <source>Name a source with --of, or describe it in your own words, not both.</source>
        <translation>Podaj źródło przez --of albo opisz je własnymi słowami, nie oba.</translation>
    </message>
    <message>
        <source>The keys are sealed in one way: --passphrase-file, --recipient, --shares or --plain.</source>
        <translation>Klucze pieczętuje się w jeden sposób: --passphrase-file, --recipient, --shares albo --plain.</translation>
    </message>
    <message>
        <source>Publish: {path}</source>
        <translation>Do opublikowania: {path}</translation>
    </message>
    <message>
        <source>the keys are not sealed: anyone who reads them can compute every board once the value is known.</source>
        <translation>klucze nie są zapieczętowane: kto je odczyta, może obliczyć każde rozdanie, gdy tylko znana będzie wartość.</translation>
    </message>
    <message>
        <source>The keys are not sealed.</source>
        <translation>Klucze nie są zapieczętowane.</translation>
    </message>
    <message>
        <source>The sealed keys were opened again, and are right.</source>
        <translation>Zapieczętowane klucze otwarto ponownie i są właściwe.</translation>
    </message>
    <message>
        <source>--day goes with a known source; in your own words, write the day in --or-else.</source>
        <translation>--day dotyczy znanego źródła; przy własnych słowach wpisz dzień w --or-else.</translation>
    </message>
    <message>
        <source>Name a source with --of and --day, or describe it in your own words.</source>
        <translation>Podaj źródło przez --of i --day albo opisz je własnymi słowami.</translation>
    </message>
    <message>
        <source>“{name}” is none of the known sources: {known}.</source>
        <translation>„{name}” nie jest żadnym ze znanych źródeł: {known}.</translation>
    </message>
    <message>
        <source>Keep secret, one for each official: {path}</source>
        <translation>Zachowaj w tajemnicy, po jednej dla każdego powiernika: {path}</translation>
    </message>
    <message>
        <source>the publication sheet was not made, but the plan is sealed. {error}</source>
        <translation>kartki do publikacji nie utworzono, ale plan jest zapieczętowany. {error}</translation>
    </message>
    <message>
        <source>“bigdeal tournament sheet” draws it again.</source>
        <translation>„bigdeal tournament sheet” rysuje ją ponownie.</translation>
    </message>
    <message>
        <source>Publish anyway (y or n)? </source>
        <translation>Opublikować mimo to (t lub n)? </translation>
    </message>
    <message>
        <source>Next: publish it. Anybody can “bigdeal verify” it; the other sessions stay secret.</source>
        <translation>Następnie: opublikuj to. Każdy może to zweryfikować przez „bigdeal verify”; inne sesje pozostają tajne.</translation>
    </message>
    <message>
        <source>{target}: {files} files, {sessions} sessions</source>
        <translation>{target}: pliki: {files}, sesje: {sessions}</translation>
    </message>
    <message>
        <source>{target}: {files} files: {titles}</source>
        <translation>{target}: pliki: {files}: {titles}</translation>
    </message>
    <message>
        <source>{title}: with its key anybody can compute its boards, and those of its reserve set.</source>
        <translation>{title}: z jej kluczem każdy może obliczyć jej rozdania, a także rozdania jej zestawu rezerwowego.</translation>
    </message>
    <message>
        <source>-o names one pack, and each session has its own: name one session, or leave it out.</source>
        <translation>-o podaje jedną paczkę, a każda sesja ma własną: podaj jedną sesję albo pomiń -o.</translation>
    </message>
    <message>
        <source>  Its reserve set was dealt: it is in the pack, too.</source>
        <translation>  Jej zestaw rezerwowy wylosowano: on także jest w paczce.</translation>
    </message>
    <message>
        <source>  Its reserve set cannot be used after that.</source>
        <translation>  Jej zestawu rezerwowego nie można potem użyć.</translation>
    </message>
    <message>
        <source>Is its play over, and do you want to reveal it now (y or n)? </source>
        <translation>Czy jest rozegrana i czy ujawnić ją teraz (t lub n)? </translation>
    </message>
    <message>
        <source>Revealing</source>
        <translation>Ujawnianie</translation>
    </message>
    <message>
        <source>As it goes into the plan: {value}</source>
        <translation>Tak trafi do planu: {value}</translation>
    </message>
    <message>
        <source>Type the value, or give the promised round with --round; --again is for typed values.</source>
        <translation>Wpisz wartość albo podaj zapowiedzianą rundę przez --round; --again dotyczy wartości wpisanych.</translation>
    </message>
    <message>
        <source>The network signed it. As it goes into the plan: {value}</source>
        <translation>Sieć ją podpisała. Tak trafi do planu: {value}</translation>
    </message>
    <message>
        <source>In the public pack: {path}</source>
        <translation>W paczce publicznej: {path}</translation>
    </message>
    <message>
        <source>The two people did not type the same: {difference}</source>
        <translation>Obie osoby nie wpisały tego samego: {difference}</translation>
    </message>
    <message>
        <source>It contains the words of {names}: 120 bits each that nobody else could know.</source>
        <translation>Zawiera słowa, które podali: {names}; po 120 bitów, których nikt inny nie mógł znać.</translation>
    </message>
    <message>
        <source>Withheld, so it contains their SHA-256, and every check will say so: {names}.</source>
        <translation>Nie podano ich, więc zawiera ich SHA-256 i każda weryfikacja to powie: {names}.</translation>
    </message>
    <message>
        <source>when the outside value is known, “set-value”.</source>
        <translation>gdy znana będzie wartość zewnętrzna, „set-value”.</translation>
    </message>
    <message>
        <source>complete the plan, look at it with “inspect”, then “publish”.</source>
        <translation>uzupełnij plan, obejrzyj go przez „inspect”, potem „publish”.</translation>
    </message>
    <message>
        <source>put it where everybody sees it, then say where with “published”.</source>
        <translation>umieść go tam, gdzie każdy go zobaczy, i podaj gdzie przez „published”.</translation>
    </message>
    <message>
        <source>“deal” the sessions, off the network, and keep the files closed.</source>
        <translation>wylosuj sesje przez „deal”, bez sieci, i trzymaj pliki zamknięte.</translation>
    </message>
    <message>
        <source>“deal” the sessions that are left, if any. When all play is over, “reveal”; a session that was played, “reveal --phase P --sessions S”.</source>
        <translation>wylosuj pozostałe sesje przez „deal”. Gdy wszystko jest rozegrane, „reveal”; dla rozegranej sesji „reveal --phase P --sessions S”.</translation>
    </message>
    <message>
        <source>publish the pack. Anybody can “bigdeal verify” it.</source>
        <translation>opublikuj paczkę. Każdy może ją zweryfikować przez „bigdeal verify”.</translation>
    </message>
    <message>
        <source>withheld, so their SHA-256</source>
        <translation>nie podano, dlatego ich SHA-256</translation>
    </message>
    <message>
        <source>not the promised words</source>
        <translation>nie są to zapowiedziane słowa</translation>
    </message>
    <message>
        <source>Outside value: {value}</source>
        <translation>Wartość zewnętrzna: {value}</translation>
    </message>
    <message>
        <source>Next: {step}</source>
        <translation>Następnie: {step}</translation>
    </message>
    <message>
        <source>Check code (digest, SHA-256), to be published where nobody can change it later:</source>
        <translation>Kod kontrolny, do opublikowania tam, gdzie nikt go potem nie zmieni:</translation>
    </message>
    <message>
        <source>The same in words:</source>
        <translation>To samo słowami:</translation>
    </message>
    <message>
        <source>  no phase yet</source>
        <translation>  jeszcze bez faz</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Uwaga: {text}</translation>
    </message>
    <message>
        <source>Holder of words: {name}, SHA-256 {hash}</source>
        <translation>Strażnik słów: {name}, SHA-256 {hash}</translation>
    </message>
    <message>
        <source>Published, as you noted: {where}, since {day}</source>
        <translation>Opublikowano, jak tu zapisano: {where}, od {day}</translation>
    </message>
    <message>
        <source>Revealed by itself: {title}, {time}, {pack}</source>
        <translation>Ujawniona osobno: {title}, {time}, {pack}</translation>
    </message>
    <message>
        <source>Interrupted while it was revealed: {title}. Its key may be known: reveal it again.</source>
        <translation>Przerwano podczas ujawniania: {title}. Jej klucz może być znany: ujawnij ją ponownie.</translation>
    </message>
    <message>
        <source>Dealt, according to journal and log: {sessions}</source>
        <translation>Wylosowane, według obu dzienników: {sessions}</translation>
    </message>
    <message>
        <source>No remarks.</source>
        <translation>Bez uwag.</translation>
    </message>
    <message>
        <source>“{keys}” is not sealed: anyone who reads it can compute every board.</source>
        <translation>„{keys}” nie jest zapieczętowany: kto go odczyta, może obliczyć każde rozdanie.</translation>
    </message>
    <message>
        <source>The keys are sealed with a passphrase.</source>
        <translation>Klucze zapieczętowano hasłem.</translation>
    </message>
    <message>
        <source>Any {needed} of {count} officials together open the keys.</source>
        <translation>Dowolni powiernicy w liczbie {needed} z {count} razem otwierają klucze.</translation>
    </message>
    <message>
        <source>The keys are sealed for {count} age key(s).</source>
        <translation>Klucze zapieczętowano dla kluczy age w liczbie {count}.</translation>
    </message>
    <message>
        <source>good: {reason}</source>
        <translation>dobrze: {reason}</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>jeszcze nie podano</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>Jeszcze bez nazwy</translation>
    </message>
    <message>
        <source>Hash of the box: {code}</source>
        <translation>Skrót skrzynki: {code}</translation>
    </message>
    <message>
        <source>Give the box&apos;s round with --round FILE. To see which round opens a box, use --when.</source>
        <translation>Podaj rundę skrzynki przez --round PLIK. Która runda otwiera skrzynkę, pokazuje --when.</translation>
    </message>
    <message>
        <source>Open one box at a time.</source>
        <translation>Otwieraj skrzynki po jednej.</translation>
    </message>
    <message>
        <source>WARNING: the owner of another key can open it at any time.</source>
        <translation>UWAGA: właściciel innego klucza może ją otworzyć w każdej chwili.</translation>
    </message>
    <message>
        <source>There is no standard input.</source>
        <translation>Nie ma standardowego wejścia.</translation>
    </message>
    <message>
        <source>--when goes with boxes alone.</source>
        <translation>--when dotyczy tylko skrzynek.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Otwieranie</translation>
    </message>
    <message>
        <source>{box}: opens in {days} d {hours} h {rest} min</source>
        <translation>{box}: otworzy się za {days} d {hours} h {rest} min</translation>
    </message>
    <message>
        <source>{box}: can be opened now</source>
        <translation>{box}: można już otworzyć</translation>
    </message>
    <message>
        <source>GREEN: proved. Nothing is left to you, and nothing could be chosen.</source>
        <translation>ZIELONY: dowiedzione. Nic nie zostało do sprawdzenia i niczego nie można było wybrać.</translation>
    </message>
    <message>
        <source>AMBER: nothing here is wrong, but not everything is settled.</source>
        <translation>ŻÓŁTY: nic tu nie jest źle, ale nie wszystko jest wyjaśnione.</translation>
    </message>
    <message>
        <source>RED: something here is not as promised.</source>
        <translation>CZERWONY: coś tu jest niezgodne z zapowiedzią.</translation>
    </message>
    <message>
        <source>--digest or --plan, and --before</source>
        <translation>--digest albo --plan oraz --before</translation>
    </message>
    <message>
        <source>--played all (or 1:1-3)</source>
        <translation>--played all (albo 1:1-3)</translation>
    </message>
    <message>
        <source>Check code: {digest}</source>
        <translation>Kod kontrolny: {digest}</translation>
    </message>
    <message>
        <source>   as words: {words}</source>
        <translation>   słowami: {words}</translation>
    </message>
    <message>
        <source>Boards proved: {count}</source>
        <translation>Dowiedzione rozdania: {count}</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Weryfikacja</translation>
    </message>
    <message>
        <source>  … and {count} more (--json lists them all)</source>
        <translation>  … i jeszcze {count} (--json wymienia wszystkie)</translation>
    </message>
    <message>
        <source>As promised so far: the other sessions can be verified when they are revealed.</source>
        <translation>Dotąd zgodnie z zapowiedzią: inne sesje będzie można zweryfikować po ich ujawnieniu.</translation>
    </message>
    <message>
        <source>{boards} boards of {sessions} sessions: each from its session’s key and the
    outside value (--json lists them one by one).</source>
        <translation>Rozdania: {boards}, sesje: {sessions}; każde z klucza swojej sesji i z
    wartości zewnętrznej (--json wymienia je po kolei).</translation>
    </message>
    <message>
        <source>Left to you: answer with {answers}.</source>
        <translation>Do własnego sprawdzenia: odpowiedz przez {answers}.</translation>
    </message>
    <message>
        <source>Still chosen: no accusation. Ask the organiser about it, and judge for yourself.</source>
        <translation>Wciąż do wyboru: to nie zarzut. Zapytaj organizatora i osądź.</translation>
    </message>
    <message>
        <source>Other sessions are still secret: until they are revealed, amber is the best possible.</source>
        <translation>Inne sesje są jeszcze tajne: do ich ujawnienia żółty to najlepszy możliwy wynik.</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>zaplanowane</translation>
    </message>
    <message>
        <source>published</source>
        <translation>opublikowane</translation>
    </message>
    <message>
        <source>valued</source>
        <translation>wartość ustalona</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>wylosowana</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>ujawniona</translation>
    </message>
    <message>
        <source>error</source>
        <translation>błąd</translation>
    </message>
    <message>
        <source>Deal a set of boards into files.</source>
        <translation>Losuje zestaw rozdań do plików.</translation>
    </message>
    <message>
        <source>Check files of boards, and show which set they are.</source>
        <translation>Sprawdza pliki z rozdaniami i pokazuje, jaki to zestaw.</translation>
    </message>
    <message>
        <source>Tell which board the hands on a table are.</source>
        <translation>Mówi, które to rozdanie, z rąk na stole.</translation>
    </message>
    <message>
        <source>Tell between which rounds a board was fouled.</source>
        <translation>Mówi, między którymi rundami rozdanie pomieszano.</translation>
    </message>
    <message>
        <source>Check duplicated boards by questions drawn by lot.</source>
        <translation>Sprawdza powielone rozdania losowanymi pytaniami.</translation>
    </message>
    <message>
        <source>Convert a file of boards into other formats.</source>
        <translation>Przekształca plik z rozdaniami na inne formaty.</translation>
    </message>
    <message>
        <source>What was dealt here: list, verify, export, certificates, backups.</source>
        <translation>Co tu wylosowano: lista, sprawdzanie, eksport, certyfikaty, kopie zapasowe.</translation>
    </message>
    <message>
        <source>Print hand records, dealing sheets or curtain cards.</source>
        <translation>Drukuje rozkłady, listy do układania lub karteczki do pudełek.</translation>
    </message>
    <message>
        <source>Open a sealed record.</source>
        <translation>Otwiera zapieczętowany wydruk.</translation>
    </message>
    <message>
        <source>Lock files in a box that nobody can open before a time.</source>
        <translation>Zamyka pliki w skrzynce, której nikt nie otworzy przed danym czasem.</translation>
    </message>
    <message>
        <source>Open a locked box with its round.</source>
        <translation>Otwiera zamkniętą skrzynkę jej rundą.</translation>
    </message>
    <message>
        <source>Write the note that goes with a locked box.</source>
        <translation>Zapisuje list do zamkniętej skrzynki.</translation>
    </message>
    <message>
        <source>Print labels with the set code; they reveal nothing about the cards.</source>
        <translation>Drukuje etykiety z kodem zestawu; nie zdradzają niczego o kartach.</translation>
    </message>
    <message>
        <source>Print travellers, slips, scorecards or table cards.</source>
        <translation>Drukuje zapisy wędrujące, kwitki, karty wyników lub karty stołów.</translation>
    </message>
    <message>
        <source>Print one page for the wall: deal, duplicate, print.</source>
        <translation>Drukuje stronę na ścianę: losowanie, powielanie, druk.</translation>
    </message>
    <message>
        <source>Print a checklist for duplicating.</source>
        <translation>Drukuje listę kontrolną do powielania.</translation>
    </message>
    <message>
        <source>Make the file of a finished set that a site or program takes.</source>
        <translation>Tworzy plik rozegranego zestawu dla strony lub programu.</translation>
    </message>
    <message>
        <source>Pack the boards of a finished set for publication.</source>
        <translation>Pakuje rozdania rozegranego zestawu do publikacji.</translation>
    </message>
    <message>
        <source>Commit, deal and reveal a whole tournament.</source>
        <translation>Zapowiada, losuje i ujawnia całe zawody.</translation>
    </message>
    <message>
        <source>Prove that boards are the promised ones.</source>
        <translation>Dowodzi, że rozdania są tymi zapowiedzianymi.</translation>
    </message>
    <message>
        <source>Turn deals, endings and layouts into numbers, and back.</source>
        <translation>Zamienia rozkłady, końcówki i układy na liczby i z powrotem.</translation>
    </message>
    <message>
        <source>List, count, reduce and solve the suits in two hands.</source>
        <translation>Wymienia, liczy, upraszcza i rozwiązuje kolory w dwóch rękach.</translation>
    </message>
    <message>
        <source>Show figures over finished boards.</source>
        <translation>Pokazuje liczby o rozegranych rozdaniach.</translation>
    </message>
    <message>
        <source>Tell whether played sets are as chance deals them.</source>
        <translation>Mówi, czy grane zestawy są takie, jak daje los.</translation>
    </message>
    <message>
        <source>Check this copy of the program against known answers.</source>
        <translation>Sprawdza tę kopię programu na znanych odpowiedziach.</translation>
    </message>
    <message>
        <source>anyone with keys and value can make these boards again at any time.</source>
        <translation>kto ma klucze i wartość, może w każdej chwili odtworzyć te rozdania.</translation>
    </message>
    <message>
        <source>Noted. The public pack will include it, in your words.</source>
        <translation>Zapisano. Znajdzie się w paczce publicznej, tymi słowami.</translation>
    </message>
    <message>
        <source>announced</source>
        <translation>ogłoszone</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>rezerwa</translation>
    </message>
    <message>
        <source>deviation</source>
        <translation>odstępstwo</translation>
    </message>
    <message>
        <source>revealing</source>
        <translation>ujawnianie rozpoczęte</translation>
    </message>
    <message>
        <source>session-revealed</source>
        <translation>sesja ujawniona</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>rozpoczęte</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>zakończone</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>cofnięte</translation>
    </message>
    <message>
        <source>No set has been dealt here yet.</source>
        <translation>Nie wylosowano tu jeszcze żadnego zestawu.</translation>
    </message>
    <message>
        <source>Try &apos;{command} {option}&apos; for help.</source>
        <translation>„{command} {option}” pokazuje pomoc.</translation>
    </message>
    <message>
        <source>Error: {message}</source>
        <translation>Błąd: {message}</translation>
    </message>
    <message>
        <source>No such option {name!r}.</source>
        <translation>Nie ma opcji {name!r}.</translation>
    </message>
    <message>
        <source>Did you mean {possibility}?</source>
        <translation>Może chodziło o {possibility}?</translation>
    </message>
    <message>
        <source>(Did you mean one of: {possibilities}?)</source>
        <translation>(Może chodziło o jedną z: {possibilities}?)</translation>
    </message>
    <message>
        <source>Option {name!r} does not take a value.</source>
        <translation>Opcja {name!r} nie przyjmuje wartości.</translation>
    </message>
    <message>
        <source>Option {name!r} requires an argument.</source>
        <translation>Opcja {name!r} wymaga wartości.</translation>
    </message>
    <message>
        <source>Missing argument</source>
        <translation>Brakuje argumentu</translation>
    </message>
    <message>
        <source>Missing option</source>
        <translation>Brakuje opcji</translation>
    </message>
    <message>
        <source>Missing command.</source>
        <translation>Brakuje polecenia.</translation>
    </message>
    <message>
        <source>Choose from:
	{choices}</source>
        <translation>Do wyboru:
	{choices}</translation>
    </message>
    <message>
        <source>Got unexpected extra argument ({args})</source>
        <translation>Niespodziewany argument ({args})</translation>
    </message>
    <message>
        <source>Got unexpected extra arguments ({args})</source>
        <translation>Niespodziewane argumenty ({args})</translation>
    </message>
    <message>
        <source>Invalid value for {param_hint}: {message}</source>
        <translation>Nieprawidłowa wartość dla {param_hint}: {message}</translation>
    </message>
    <message>
        <source>{value!r} is not one of {choices}.</source>
        <translation>{value!r} nie jest żadnym z {choices}.</translation>
    </message>
    <message>
        <source>{value} is not in the range {range}.</source>
        <translation>{value} nie mieści się w zakresie {range}.</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>folder</translation>
    </message>
    <message>
        <source>{name} {filename!r} is a file.</source>
        <translation>{name} {filename!r} to plik.</translation>
    </message>
    <message>
        <source>{value!r} is not a whole number.</source>
        <translation>{value!r} nie jest liczbą całkowitą.</translation>
    </message>
    <message>
        <source>first seen here {when}</source>
        <translation>po raz pierwszy tutaj {when}</translation>
    </message>
    <message>
        <source>Deal bridge boards that nobody can predict, repeat or see before play.</source>
        <translation>Losuje rozdania brydżowe, których nikt nie przewidzi, nie powtórzy ani nie zobaczy przed grą.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 the check failed, 2 usage, 3 refused, 4 damaged file, 5 the system failed.</source>
        <translation>Kody wyjścia: 0 zrobione, 1 sprawdzenie wypadło źle, 2 użycie, 3 odmowa, 4 uszkodzony plik, 5 zawiódł system.</translation>
    </message>
    <message>
        <source>The language to use, such as de. Without it: on a terminal yours, otherwise English.</source>
        <translation>Język, na przykład de. Bez tego: na terminalu własny, poza tym angielski.</translation>
    </message>
    <message>
        <source>The cards come from the computer&apos;s own randomness, and nobody sees them. Nothing is ever overwritten: all files are written, or none.</source>
        <translation>Karty pochodzą z losowości samego komputera i nikt ich nie widzi. Nic nigdy nie jest nadpisywane: zapisywane są wszystkie pliki albo żaden.</translation>
    </message>
    <message>
        <source>“bigdeal deal -n 36” is enough: it uses the formats in the settings, and a free name in this folder.</source>
        <translation>„bigdeal deal -n 36” wystarczy: bierze formaty z ustawień i wolną nazwę w tym folderze.</translation>
    </message>
    <message>
        <source>With --lock-until only a locked box is written. See “bigdeal unlock”.</source>
        <translation>Z --lock-until powstaje tylko zamknięta skrzynka. Zobacz „bigdeal unlock”.</translation>
    </message>
    <message>
        <source>A number (36) or a range (11-20).</source>
        <translation>Liczba (36) albo zakres (11-20).</translation>
    </message>
    <message>
        <source>Formats, with commas between: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel. Without it, those in the settings, or pbn.</source>
        <translation>Formaty, z przecinkami: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel. Bez tego te z ustawień albo pbn.</translation>
    </message>
    <message>
        <source>Folder and name, without ending. A new FOLDER is for you alone to read. Without it, this folder and a free name.</source>
        <translation>Folder i nazwa, bez rozszerzenia. Nowy FOLDER może czytać tylko jego właściciel. Bez tego ten folder i wolna nazwa.</translation>
    </message>
    <message>
        <source>Sets to deal at once, each with its number after NAME and the event: tuesday-1, tuesday-2.</source>
        <translation>Ile zestawów naraz, każdy ze swoim numerem po NAME i nazwie turnieju: tuesday-1, tuesday-2.</translation>
    </message>
    <message>
        <source>The identification to deal with. Without it, that of the settings.</source>
        <translation>Identyfikator, z którym się losuje. Bez tego ten z ustawień.</translation>
    </message>
    <message>
        <source>The event&apos;s name, for files with room for it.</source>
        <translation>Nazwa turnieju, dla plików, które mają na to miejsce.</translation>
    </message>
    <message>
        <source>Where it is played, for files with room for it.</source>
        <translation>Gdzie się gra, dla plików, które mają na to miejsce.</translation>
    </message>
    <message>
        <source>The day of play, for files with room for it.</source>
        <translation>Dzień gry, dla plików, które mają na to miejsce.</translation>
    </message>
    <message>
        <source>bigdeal: byte for byte what Big Deal 2.0 writes.</source>
        <translation>bigdeal: bajt w bajt to, co zapisuje Big Deal 2.0.</translation>
    </message>
    <message>
        <source>Lock the files in one box, NAME.zip.age, until then (2027-03-05T13:45Z). Nobody can open it earlier, not even you.</source>
        <translation>Zamyka pliki do tego czasu (2027-03-05T13:45Z) w jednej skrzynce, NAME.zip.age. Nikt nie otworzy jej wcześniej, nawet jej autor.</translation>
    </message>
    <message>
        <source>A public key whose owner can open the box too, at any time, in case the clock ends.</source>
        <translation>Klucz publiczny, którego właściciel też może otworzyć skrzynkę, w każdej chwili, na wypadek gdyby zegar przestał działać.</translation>
    </message>
    <message>
        <source>Deal although the journal is in doubt; the journal records it.</source>
        <translation>Losuje, choć dziennik budzi wątpliwości; dziennik to odnotuje.</translation>
    </message>
    <message>
        <source>Answer as JSON, for programs.</source>
        <translation>Odpowiada w JSON, dla programów.</translation>
    </message>
    <message>
        <source>Print only warnings and errors.</source>
        <translation>Wypisuje tylko ostrzeżenia i błędy.</translation>
    </message>
    <message>
        <source>required</source>
        <translation>wymagane</translation>
    </message>
    <message>
        <source>default: {default}</source>
        <translation>domyślnie: {default}</translation>
    </message>
    <message>
        <source>Every board must be complete, no deal may occur twice, and files of one name must contain the same deals. The journal knows which set a file is, and whether it was played. FILE may be a folder or an archive (.zip, .gz); “-” is standard input and needs --format. No card is ever shown.</source>
        <translation>Każde rozdanie musi być pełne, żaden rozkład nie może wystąpić dwa razy, a pliki o jednej nazwie muszą zawierać te same rozkłady. Dziennik wie, którym zestawem jest plik i czy był grany. FILE może być folderem albo archiwum (.zip, .gz); „-” to standardowe wejście i wymaga --format. Żadna karta nie jest nigdy pokazywana.</translation>
    </message>
    <message>
        <source>You are warned of anything unusual, such as repeated boards or missing numbers. A set code in a file is shown as the file&apos;s own claim.</source>
        <translation>Program ostrzega przed wszystkim, co niezwykłe, jak powtórzone rozdania czy brak numerów. Kod zestawu w pliku jest pokazywany jako jego własne twierdzenie.</translation>
    </message>
    <message>
        <source>Exit codes: 0 all is well, 1 something is wrong with the files or the code, 2 unknown format or option, 4 a damaged file.</source>
        <translation>Kody wyjścia: 0 wszystko w porządku, 1 coś jest nie tak z plikami lub kodem, 2 nieznany format lub opcja, 4 uszkodzony plik.</translation>
    </message>
    <message>
        <source>Show which set this code on a label or sheet belongs to.</source>
        <translation>Pokazuje, do którego zestawu należy ten kod z etykiety lub kartki.</translation>
    </message>
    <message>
        <source>The number of the first board, where the file has no numbers. Without it, the journal&apos;s numbers, or else from 1.</source>
        <translation>Numer pierwszego rozdania, gdy plik nie ma numerów. Bez tego numery z dziennika albo od 1.</translation>
    </message>
    <message>
        <source>The format of standard input, when a file is “-”.</source>
        <translation>Format standardowego wejścia, gdy plikiem jest „-”.</translation>
    </message>
    <message>
        <source>Type one to four hands of 13 cards: spades, hearts, diamonds and clubs with dots between, “-” for a void. “--hand -” and “--deal -” read them from standard input, so that your shell&apos;s history does not keep them.</source>
        <translation>Wpisz od jednej do czterech rąk po 13 kart: piki, kiery, kara i trefle z kropkami, „-” to renons. „--hand -” i „--deal -” czytają je ze standardowego wejścia, żeby historia powłoki ich nie zachowała.</translation>
    </message>
    <message>
        <source>Without FILE the boards are those of the journal. One or two hands are looked for in the sets&apos; files, where the journal left them. --board N --deal TEXT, given twice, compares two boards.</source>
        <translation>Bez FILE rozdania są z dziennika. Jednej lub dwóch rąk program szuka w plikach zestawów, tam, gdzie dziennik je ostatnio widział. Dwa razy --board N --deal TEXT porównuje dwa rozdania.</translation>
    </message>
    <message>
        <source>Every question is recorded in the journal, without the hands. No card is ever shown.</source>
        <translation>Każde pytanie jest odnotowane w dzienniku, bez rąk. Żadna karta nie jest nigdy pokazywana.</translation>
    </message>
    <message>
        <source>Exit codes: 0 the board is right, 1 anything else, 2 this is not a hand.</source>
        <translation>Kody wyjścia: 0 rozdanie się zgadza, 1 wszystko inne, 2 to nie jest ręka.</translation>
    </message>
    <message>
        <source>The set being played.</source>
        <translation>Zestaw, który jest grany.</translation>
    </message>
    <message>
        <source>The number on the board.</source>
        <translation>Numer na rozdaniu.</translation>
    </message>
    <message>
        <source>N:hand hand hand hand, or a line of LIN.</source>
        <translation>N:ręka ręka ręka ręka albo wiersz LIN.</translation>
    </message>
    <message>
        <source>E AK7.T93.QJ4.A852; may be given for each seat.</source>
        <translation>E AK7.T93.QJ4.A852; można podać dla każdego miejsca.</translation>
    </message>
    <message>
        <source>The language of the card letters, beside English. Without it, that of the settings.</source>
        <translation>Język liter kart, obok angielskiego. Bez tego ten z ustawień.</translation>
    </message>
    <message>
        <source>The dealer shown on the board.</source>
        <translation>Rozdający, którego pokazuje pudełko.</translation>
    </message>
    <message>
        <source>The vulnerability shown on the board.</source>
        <translation>Założenia, które pokazuje pudełko.</translation>
    </message>
    <message>
        <source>Every table&apos;s tricks are compared with double dummy, in the right deal and in the fouled one. How often players reach double dummy is an assumption, so the percentage is a help and no proof.</source>
        <translation>Lewy każdego stołu są porównywane z grą w widne karty, w dobrym rozkładzie i w pomieszanym. Jak często gracze biorą tyle, ile w widne karty, jest założeniem, więc procent pomaga, a niczego nie dowodzi.</translation>
    </message>
    <message>
        <source>Only for finished sets. Without --results, lines are read from standard input. If a file has no rounds, its results are printed: replace each question mark with the round, and give them with --results.</source>
        <translation>Tylko dla rozegranych zestawów. Bez --results wiersze czytane są ze standardowego wejścia. Jeśli w pliku brak rund, jego wyniki są wypisywane: w miejsce każdego znaku zapytania wpisz rundę i podaj je z --results.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 2 rounds are missing or this is not a hand, 3 refused.</source>
        <translation>Kody wyjścia: 0 zrobione, 2 brak rund albo to nie jest ręka, 3 odmowa.</translation>
    </message>
    <message>
        <source>Its four hands now: N:hand hand hand hand.</source>
        <translation>Jego cztery ręce teraz: N:ręka ręka ręka ręka.</translation>
    </message>
    <message>
        <source>A line a table, such as “3: 4S N 9” (round: contract declarer tricks); or a file: PBN, USEBIO, ACBL JSON, or Bridgemate’s ReceivedData as CSV.</source>
        <translation>Wiersz na stół, jak „3: 4S N 9” (runda: kontrakt rozgrywający lewy), albo plik: PBN, USEBIO, ACBL JSON lub ReceivedData z Bridgemate jako CSV.</translation>
    </message>
    <message>
        <source>The section, such as A.</source>
        <translation>Sektor, na przykład A.</translation>
    </message>
    <message>
        <source>Each question asks how many cards of one suit a hand of the set CODE has, two for each board. At the end you learn which boards to look at, never which answer was wrong. The journal records the check.</source>
        <translation>Każde pytanie dotyczy tego, ile kart w jednym kolorze ma ręka zestawu o kodzie CODE, po dwa na rozdanie. Na końcu wiadomo, które rozdania obejrzeć, a nigdy, która odpowiedź była zła. Dziennik odnotowuje kontrolę.</translation>
    </message>
    <message>
        <source>A wrong deal, turned or with whole hands exchanged, passes with 30 % at most. One exchanged card is hardly ever found. Before play is over, a set can be checked three times.</source>
        <translation>Zły rozkład, obrócony lub z zamienionymi całymi rękami, przechodzi w najwyżej 30&#xa0;% przypadków. Jednej zamienionej karty prawie nigdy się nie znajduje. Przed końcem gry zestaw można sprawdzić trzy razy.</translation>
    </message>
    <message>
        <source>Exit codes: 0 every answer is right, 1 there are boards to look at, 2 the answers ended too early.</source>
        <translation>Kody wyjścia: 0 każda odpowiedź jest dobra, 1 są rozdania do obejrzenia, 2 odpowiedzi skończyły się za wcześnie.</translation>
    </message>
    <message>
        <source>How many boards to ask about, two questions each. Without it, 12, or all of fewer.</source>
        <translation>O ile rozdań pytać, po dwa pytania na każde. Bez tego 12 albo wszystkie, jeśli jest ich mniej.</translation>
    </message>
    <message>
        <source>The ending of IN shows its format; “-” is standard input and needs --format. Of a folder or an archive (.zip) every set is converted, and -o names a folder. Nothing is ever overwritten: all files are written, or none. No card is shown.</source>
        <translation>Rozszerzenie IN pokazuje format; „-” to standardowe wejście i wymaga --format. Z folderu lub archiwum (.zip) przetwarzany jest każdy zestaw, a -o podaje folder. Nic nigdy nie jest nadpisywane: zapisywane są wszystkie pliki albo żaden. Żadna karta nie jest pokazywana.</translation>
    </message>
    <message>
        <source>Boards that were in play are refused: nobody may play them again.</source>
        <translation>Rozdania, które były grane, są odrzucane: nikt nie może grać ich ponownie.</translation>
    </message>
    <message>
        <source>Formats, with commas between: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel.</source>
        <translation>Formaty, z przecinkami: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel.</translation>
    </message>
    <message>
        <source>Folder and name, without ending. A new FOLDER is for you alone to read.</source>
        <translation>Folder i nazwa, bez rozszerzenia. Nowy FOLDER może czytać tylko jego właściciel.</translation>
    </message>
    <message>
        <source>New board numbers, in order: 24, 11-20, or 1-16,17-32. Without it, the boards keep theirs.</source>
        <translation>Nowe numery rozdań, po kolei: 24, 11-20 albo 1-16,17-32. Bez tego rozdania zachowują swoje.</translation>
    </message>
    <message>
        <source>Convert boards of a set that is in play or finished, for a record or a web page.</source>
        <translation>Przetwarza rozdania zestawu, który jest w grze lub rozegrany, na wydruk lub stronę internetową.</translation>
    </message>
    <message>
        <source>Put double-dummy tricks and par into pbn files; refused before play.</source>
        <translation>Wpisuje do plików pbn lewy w widne karty i minimaks; przed grą odmawia.</translation>
    </message>
    <message>
        <source>Copy journal, settings, presets and logo into one new file.</source>
        <translation>Kopiuje dziennik, ustawienia, szablony i logo do jednego nowego pliku.</translation>
    </message>
    <message>
        <source>Make a dealing certificate, as PDF.</source>
        <translation>Tworzy certyfikat losowania, jako PDF.</translation>
    </message>
    <message>
        <source>Write the journal as text that anybody can check.</source>
        <translation>Zapisuje dziennik jako tekst, który każdy może sprawdzić.</translation>
    </message>
    <message>
        <source>List the sets dealt or seen here, newest first.</source>
        <translation>Wymienia zestawy wylosowane lub widziane tutaj, od najnowszych.</translation>
    </message>
    <message>
        <source>Bring the journal back from a backup.</source>
        <translation>Przywraca dziennik z kopii zapasowej.</translation>
    </message>
    <message>
        <source>Set the state of a set: duplicated, in play, finished, released.</source>
        <translation>Ustawia stan zestawu: powielony, w grze, rozegrany, udostępniony.</translation>
    </message>
    <message>
        <source>Check every row; with --known, compare with paper.</source>
        <translation>Sprawdza każdy wiersz; z --known porównuje z papierem.</translation>
    </message>
    <message>
        <source>FILE can be on a USB drive. Keep it safe: it contains no card, but anyone who has it can recognise deals that were dealt here. If sealed, it opens with its passphrase alone.</source>
        <translation>FILE może leżeć na pendrivie. Trzeba go dobrze strzec: nie zawiera żadnej karty, ale kto go ma, rozpozna wylosowane tu rozkłady. Zapieczętowany otwiera się tylko swoim hasłem.</translation>
    </message>
    <message>
        <source>Seal it with a passphrase, typed at the terminal.</source>
        <translation>Pieczętuje hasłem wpisanym na terminalu.</translation>
    </message>
    <message>
        <source>Seal it with the passphrase on the first line of FILE; “-” is standard input.</source>
        <translation>Pieczętuje hasłem z pierwszego wiersza pliku FILE; „-” to standardowe wejście.</translation>
    </message>
    <message>
        <source>It shows when and how the set CODE was dealt, and no card. It counts the sets dealt for the same event and day, and names the journal&apos;s newest row, for comparison later.</source>
        <translation>Pokazuje, kiedy i jak wylosowano zestaw o kodzie CODE, i żadnej karty. Liczy zestawy wylosowane na ten sam turniej i dzień i podaje najnowszy wiersz dziennika, do późniejszego porównania.</translation>
    </message>
    <message>
        <source>The new file, or a folder for it.</source>
        <translation>Nowy plik albo folder na niego.</translation>
    </message>
    <message>
        <source>The identification the set was dealt with, to be printed in clear.</source>
        <translation>Identyfikator, z którym zestaw wylosowano, do wydrukowania jawnie.</translation>
    </message>
    <message>
        <source>The language of the print: en, en-GB, en-US, da, de, es, fr, it, nl, nb, pl, pt, sv. Without it, the settings&apos;.</source>
        <translation>Język wydruku: en, en-GB, en-US, da, de, es, fr, it, nl, nb, pl, pt, sv. Bez tego ten z ustawień.</translation>
    </message>
    <message>
        <source>It goes to FILE; without FILE, or with “-”, to standard output. It contains no card, seed or key, and its chain of hashes can be checked.</source>
        <translation>Trafia do FILE; bez FILE albo z „-” na standardowe wyjście. Nie zawiera żadnej karty, ziarna ani klucza, a jego łańcuch skrótów można sprawdzić.</translation>
    </message>
    <message>
        <source>A set code with “?” was only read in a file; with “!” a file claimed it, but another set has it.</source>
        <translation>Kod zestawu z „?” tylko odczytano w pliku; z „!” podał go plik, ale ma go inny zestaw.</translation>
    </message>
    <message>
        <source>Code, event, date, format or file name.</source>
        <translation>Kod, turniej, data, format lub nazwa pliku.</translation>
    </message>
    <message>
        <source>Only sets in this state; may be given several times.</source>
        <translation>Tylko zestawy w tym stanie; można podać kilka razy.</translation>
    </message>
    <message>
        <source>How many sets at most.</source>
        <translation>Ile zestawów najwyżej.</translation>
    </message>
    <message>
        <source>Close the window first. Nothing is overwritten: if a journal exists, that of FILE is attached to it, and both are used. Settings, presets and logo are added where missing. Rows newer than the backup are missing afterwards, and the journal says so.</source>
        <translation>Najpierw zamknij okno. Nic nie jest nadpisywane: jeśli dziennik już jest, dołączany jest do niego ten z FILE i używane są oba. Ustawienia, szablony i logo są dodawane tam, gdzie ich brak. Wierszy nowszych niż kopia potem brakuje, a dziennik o tym mówi.</translation>
    </message>
    <message>
        <source>A file with the passphrase on its first line; “-” is standard input.</source>
        <translation>Plik z hasłem w pierwszym wierszu; „-” to standardowe wejście.</translation>
    </message>
    <message>
        <source>“undo” takes back the last step. Files of a finished set move to the archive folder, if the settings have one, and come back with “undo”. A released set stays released: its key is written down, so that anybody can recompute its code.</source>
        <translation>„undo” cofa ostatni krok. Pliki rozegranego zestawu przechodzą do folderu archiwum, jeśli ustawienia go mają, i wracają z „undo”. Udostępniony zestaw takim pozostaje: jego klucz jest zapisany, więc każdy może obliczyć jego kod.</translation>
    </message>
    <message>
        <source>Every row that was changed, removed, moved or slipped in is named. The owner of this computer could rewrite the whole journal, or put yesterday&apos;s back: --known finds that out, with a hash that somebody else kept.</source>
        <translation>Każdy zmieniony, usunięty, przesunięty lub podsunięty wiersz jest wymieniony. Właściciel komputera mógłby napisać cały dziennik od nowa albo przywrócić wczorajszy: wykrywa to --known, ze skrótem, który zachował ktoś inny.</translation>
    </message>
    <message>
        <source>Exit codes: 0 intact, 1 not.</source>
        <translation>Kody wyjścia: 0 nienaruszony, 1 nie.</translation>
    </message>
    <message>
        <source>A hash from a certificate, a hand record, a public pack or an export, with or without the row&apos;s number; the first 16 digits are enough.</source>
        <translation>Skrót z certyfikatu, kartki z rozkładami, paczki publicznej lub eksportu, z numerem wiersza lub bez; wystarczy pierwszych 16 cyfr.</translation>
    </message>
    <message>
        <source>FILE contains boards, CODE is the code of a set in the journal.</source>
        <translation>FILE zawiera rozdania, CODE to kod zestawu w dzienniku.</translation>
    </message>
    <message>
        <source>“-” is standard input and needs --format.</source>
        <translation>„-” to standardowe wejście i wymaga --format.</translation>
    </message>
    <message>
        <source>Before play, prints that show cards are sealed as FILE.pdf.age, with a passphrase or until a time; “bigdeal unseal” opens them. Several sets or sections have a file each, in the folder after -o.</source>
        <translation>Przed grą wydruki, które pokazują karty, są pieczętowane jako FILE.pdf.age, hasłem lub do pewnego czasu; otwiera je „bigdeal unseal”. Kilka zestawów lub sektorów ma osobne pliki, w folderze po -o.</translation>
    </message>
    <message>
        <source>Paper and looks, club, logo, site and director are as they were remembered, here or in the window, where no option says otherwise.</source>
        <translation>Papier i wygląd, klub, logo, miejsce i sędzia są takie, jak zapamiętano tutaj lub w oknie, jeśli żadna opcja nie mówi inaczej.</translation>
    </message>
    <message>
        <source>The new file, or a folder for it; .html gives a web page.</source>
        <translation>Nowy plik albo folder na niego; .html daje stronę internetową.</translation>
    </message>
    <message>
        <source>What to print.</source>
        <translation>Co drukować.</translation>
    </message>
    <message>
        <source>The club, at the head of every page.</source>
        <translation>Klub, u góry każdej strony.</translation>
    </message>
    <message>
        <source>A line of text at the head of every page.</source>
        <translation>Wiersz tekstu u góry każdej strony.</translation>
    </message>
    <message>
        <source>A line of text at the foot of every page.</source>
        <translation>Wiersz tekstu u dołu każdej strony.</translation>
    </message>
    <message>
        <source>The size of the paper.</source>
        <translation>Rozmiar papieru.</translation>
    </message>
    <message>
        <source>{value!r} is not a day such as 2027-07-06.</source>
        <translation>{value!r} to nie jest dzień taki jak 2027-07-06.</translation>
    </message>
    <message>
        <source>{value!r} is not a time such as 2027-07-06 18:00.</source>
        <translation>{value!r} to nie jest czas taki jak 2027-07-06 18:00.</translation>
    </message>
    <message>
        <source>Boards on a page; large: two, in large print (record).</source>
        <translation>Rozdania na stronie; large: dwa, dużym drukiem (record).</translation>
    </message>
    <message>
        <source>Boards in rows or in columns (record).</source>
        <translation>Rozdania w wierszach lub w kolumnach (record).</translation>
    </message>
    <message>
        <source>With room for holes, or two small pages a side, to be folded (record).</source>
        <translation>Z miejscem na dziurki albo dwie małe strony na stronie, do złożenia (record).</translation>
    </message>
    <message>
        <source>The colours of the suits.</source>
        <translation>Barwy pików, kierów, kar i trefli.</translation>
    </message>
    <message>
        <source>How a ten is written.</source>
        <translation>Jak zapisuje się dziesiątkę.</translation>
    </message>
    <message>
        <source>Write A K Q J in every language.</source>
        <translation>Pisze A K Q J w każdym języku.</translation>
    </message>
    <message>
        <source>With the high-card points of each hand (record).</source>
        <translation>Z punktami honorowymi każdej ręki (record).</translation>
    </message>
    <message>
        <source>With double-dummy results and par (record). Without the flag, up to 200 boards.</source>
        <translation>Z wynikami w widne karty i minimaksem (record). Bez tej opcji do 200 rozdań.</translation>
    </message>
    <message>
        <source>What double-dummy results show (record).</source>
        <translation>Co pokazują wyniki w widne karty (record).</translation>
    </message>
    <message>
        <source>With par beside double-dummy results (record).</source>
        <translation>Z minimaksem obok wyników w widne karty (record).</translation>
    </message>
    <message>
        <source>The event; without it, that of the journal or the file.</source>
        <translation>Turniej; bez tego ten z dziennika lub z pliku.</translation>
    </message>
    <message>
        <source>Where it is played.</source>
        <translation>Gdzie się gra.</translation>
    </message>
    <message>
        <source>The section, such as A; may be given several times.</source>
        <translation>Sektor, na przykład A; można podać kilka razy.</translation>
    </message>
    <message>
        <source>The session, such as 2.</source>
        <translation>Sesja, na przykład 2.</translation>
    </message>
    <message>
        <source>The tournament director.</source>
        <translation>Sędzia zawodów.</translation>
    </message>
    <message>
        <source>The day; without it, that of the journal.</source>
        <translation>Dzień; bez tego ten z dziennika.</translation>
    </message>
    <message>
        <source>The club&apos;s logo: PNG, JPEG or SVG.</source>
        <translation>Logo klubu: PNG, JPEG lub SVG.</translation>
    </message>
    <message>
        <source>Without the remembered logo.</source>
        <translation>Bez zapamiętanego logo.</translation>
    </message>
    <message>
        <source>Remember paper and looks, club, logo, site and director, for the window too.</source>
        <translation>Zapamiętuje papier i wygląd, klub, logo, miejsce i sędziego, także dla okna.</translation>
    </message>
    <message>
        <source>Seal it until then; “bigdeal unseal” on this computer opens it.</source>
        <translation>Pieczętuje do tego czasu; otwiera „bigdeal unseal” na tym komputerze.</translation>
    </message>
    <message>
        <source>Play is over: print open, and mark the set as finished in the journal.</source>
        <translation>Gra skończona: drukuje jawnie i odnotowuje w dzienniku zestaw jako rozegrany.</translation>
    </message>
    <message>
        <source>Do not seal it, although the set is not played.</source>
        <translation>Nie pieczętuje, choć zestawu jeszcze nie grano.</translation>
    </message>
    <message>
        <source>Keep the file&apos;s board numbers where the journal has others.</source>
        <translation>Zachowuje numery rozdań z pliku, gdzie dziennik ma inne.</translation>
    </message>
    <message>
        <source>A record sealed with a passphrase opens with it, on any computer. One sealed until a time opens on the computer that made it: after that time, or when its set is finished.</source>
        <translation>Wydruk zapieczętowany hasłem otwiera się nim na każdym komputerze. Zapieczętowany do pewnego czasu otwiera się na komputerze, który go zrobił: po tym czasie albo gdy zestaw jest rozegrany.</translation>
    </message>
    <message>
        <source>The new file; without it, FILE beside FILE.age.</source>
        <translation>Nowy plik; bez tego FILE obok FILE.age.</translation>
    </message>
    <message>
        <source>Only quicknet, a public clock of drand, opens the box. The files themselves stay as they are, open: to have no open copy, deal with “bigdeal deal --lock-until”. Anyone with a tournament&apos;s keys and value can make its boards again.</source>
        <translation>Skrzynkę otwiera tylko quicknet, publiczny zegar sieci drand. Same pliki pozostają, jakie są, otwarte: żeby nie było otwartej kopii, losuj przez „bigdeal deal --lock-until”. Kto ma klucze i wartość zawodów, może utworzyć ich rozdania ponownie.</translation>
    </message>
    <message>
        <source>When the box opens, with the time zone: 2027-03-05T13:45Z.</source>
        <translation>Kiedy skrzynka się otworzy, ze strefą czasową: 2027-03-05T13:45Z.</translation>
    </message>
    <message>
        <source>A box for receivers to try: no boards, open in two minutes.</source>
        <translation>Skrzynka na próbę dla odbiorców: bez rozdań, otwarta za dwie minuty.</translation>
    </message>
    <message>
        <source>The new box.</source>
        <translation>Nowa skrzynka.</translation>
    </message>
    <message>
        <source>No network is needed: get the round in a browser, from an address that --when shows. It is checked with the network&apos;s key, and nothing is written if box or round is wrong.</source>
        <translation>Sieć nie jest potrzebna: pobierz rundę w przeglądarce, z adresu, który pokazuje --when. Jest sprawdzana kluczem sieci i nic nie jest zapisywane, jeśli skrzynka lub runda się nie zgadza.</translation>
    </message>
    <message>
        <source>The round that the box names, as the network answers; “-” is standard input.</source>
        <translation>Runda, którą podaje skrzynka, tak jak odpowiada sieć; „-” to standardowe wejście.</translation>
    </message>
    <message>
        <source>One new file with what is in the box. Without it, the box&apos;s files beside the box.</source>
        <translation>Jeden nowy plik z zawartością skrzynki. Bez tego pliki skrzynki obok niej.</translation>
    </message>
    <message>
        <source>Instead of the round: the secret key of --or-for.</source>
        <translation>Zamiast rundy: tajny klucz do --or-for.</translation>
    </message>
    <message>
        <source>Only show when boxes open, and with which round.</source>
        <translation>Pokazuje tylko, kiedy skrzynki się otworzą i którą rundą.</translation>
    </message>
    <message>
        <source>It is text and PDF, with unlock.html, which opens the box in a browser. It says when and how the box opens, where its round will be, and the hash of the box, and nothing about the contents.</source>
        <translation>To tekst i PDF oraz unlock.html, które otwiera skrzynkę w przeglądarce. Mówi, kiedy i jak skrzynka się otworzy, gdzie będzie jej runda i jaki ma skrót, a nic o zawartości.</translation>
    </message>
    <message>
        <source>The folder. Without it, beside the box.</source>
        <translation>Folder. Bez tego obok skrzynki.</translation>
    </message>
    <message>
        <source>The sheets of labels; a4 and letter are whole pages, for envelopes.</source>
        <translation>Arkusze etykiet; a4 i letter to całe strony, na koperty.</translation>
    </message>
    <message>
        <source>What they are for: boxes of boards, or envelopes of records.</source>
        <translation>Do czego są: do skrzynek z rozdaniami czy kopert z rozkładami.</translation>
    </message>
    <message>
        <source>Copies of each label.</source>
        <translation>Kopie każdej etykiety.</translation>
    </message>
    <message>
        <source>Where to begin on a sheet that was used before.</source>
        <translation>Od którego miejsca zacząć na napoczętym arkuszu.</translation>
    </message>
    <message>
        <source>A label for each of these sections.</source>
        <translation>Etykieta dla każdego z tych sektorów.</translation>
    </message>
    <message>
        <source>No card is printed. Pairs and movements are left to the scorer.</source>
        <translation>Żadna karta nie jest drukowana. Pary i ruchy należą do programu obliczeniowego.</translation>
    </message>
    <message>
        <source>Every board is on it, for every section and copy, and no card.</source>
        <translation>Jest na niej każde rozdanie, dla każdego sektora i kopii, i żadnej karty.</translation>
    </message>
    <message>
        <source>The sections that get the boards.</source>
        <translation>Sektory, które dostają rozdania.</translation>
    </message>
    <message>
        <source>Copies for each section.</source>
        <translation>Kopie dla każdego sektora.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer by itself: load the file where the answer says.</source>
        <translation>Nic samo nie opuszcza tego komputera: wczytaj plik tam, gdzie mówi odpowiedź.</translation>
    </message>
    <message>
        <source>Only for sets that the journal has as finished: “bigdeal journal state CODE finished”.</source>
        <translation>Tylko dla zestawów, które dziennik ma za rozegrane: „bigdeal journal state CODE finished”.</translation>
    </message>
    <message>
        <source>The destination: bridgewebs, acbl-live, bridge-club-org, bridgecomposer, bbo, hand-viewer, bridgemate, tabscore, scorebridge, duplimate, dealer4, pianola, realbridge.</source>
        <translation>Odbiorca: bridgewebs, acbl-live, bridge-club-org, bridgecomposer, bbo, hand-viewer, bridgemate, tabscore, scorebridge, duplimate, dealer4, pianola, realbridge.</translation>
    </message>
    <message>
        <source>List all destinations, and what each takes.</source>
        <translation>Wymienia wszystkich odbiorców i to, co każdy przyjmuje.</translation>
    </message>
    <message>
        <source>The pack has PBN, LIN, CSV, hand record and checksums.</source>
        <translation>Paczka ma PBN, LIN, CSV, rozkłady i sumy kontrolne.</translation>
    </message>
    <message>
        <source>The archive; without .zip, a new folder. An existing folder gets an archive.</source>
        <translation>Archiwum; bez .zip nowy folder. W istniejącym folderze powstaje archiwum.</translation>
    </message>
    <message>
        <source>With double-dummy results, where available.</source>
        <translation>Z wynikami w widne karty, gdzie są dostępne.</translation>
    </message>
    <message>
        <source>In this order: new, set-name, set-source (and holder), add-phase, inspect, publish and published (weeks ahead), set-value (when the outside value is known), deal, reveal. NAME.sqd and NAME.sqk are SquareDeal&apos;s own files.</source>
        <translation>W tej kolejności: new, set-name, set-source (i holder, dla strażników), add-phase, inspect, publish i published (tygodnie wcześniej), set-value (gdy wartość zewnętrzna jest znana), deal, reveal. NAME.sqd i NAME.sqk to pliki samego SquareDeal.</translation>
    </message>
    <message>
        <source>Add a phase: in four words, in one as SESSIONS:BOARDS:PREFIX:DESCRIPTION, or with the options.</source>
        <translation>Dodaje fazę: w czterech słowach, w jednym jako SESSIONS:BOARDS:PREFIX:DESCRIPTION, albo opcjami.</translation>
    </message>
    <message>
        <source>Deal sessions into files, as SquareDeal names them.</source>
        <translation>Losuje sesje do plików, nazwanych jak w SquareDeal.</translation>
    </message>
    <message>
        <source>Record where play did not follow the plan, such as a session played out of order.</source>
        <translation>Odnotowuje, gdzie gra nie szła według planu, jak sesja rozegrana poza kolejnością.</translation>
    </message>
    <message>
        <source>Words that others keep, so that nobody alone can foresee a board.</source>
        <translation>Słowa, które trzymają inni, żeby nikt sam nie mógł przewidzieć rozdania.</translation>
    </message>
    <message>
        <source>Look for what could go wrong before the plan is published.</source>
        <translation>Szuka, co mogłoby pójść źle, zanim plan zostanie opublikowany.</translation>
    </message>
    <message>
        <source>Begin a plan in a folder of its own: NAME/NAME.sqd.</source>
        <translation>Zaczyna plan we własnym folderze: NAME/NAME.sqd.</translation>
    </message>
    <message>
        <source>Make the keys, bind them and the plan, and close the plan for good.</source>
        <translation>Tworzy klucze, ustala je wraz z planem i zamyka plan na dobre.</translation>
    </message>
    <message>
        <source>Record where and since when the sealed plan and its check code are published.</source>
        <translation>Odnotowuje, gdzie i od kiedy opublikowano zapieczętowany plan i jego kod kontrolny.</translation>
    </message>
    <message>
        <source>Remove a phase; later ones move up.</source>
        <translation>Usuwa fazę; późniejsze przesuwają się w górę.</translation>
    </message>
    <message>
        <source>Deal reserve sets for sessions that cannot be played; with --only, single boards.</source>
        <translation>Losuje zestawy rezerwowe za sesje, których nie da się rozegrać; z --only pojedyncze rozdania.</translation>
    </message>
    <message>
        <source>Make the public pack: plan, keys, commitment, boards, a text for the players, checksums.</source>
        <translation>Tworzy paczkę publiczną: plan, klucze, zobowiązanie, rozdania, tekst dla graczy, sumy kontrolne.</translation>
    </message>
    <message>
        <source>Give the tournament a name.</source>
        <translation>Nadaje zawodom nazwę.</translation>
    </message>
    <message>
        <source>Say where the outside value will come from.</source>
        <translation>Mówi, skąd będzie pochodzić wartość zewnętrzna.</translation>
    </message>
    <message>
        <source>Put the outside value into the published plan.</source>
        <translation>Wpisuje wartość zewnętrzną do opublikowanego planu.</translation>
    </message>
    <message>
        <source>Draw the publication sheet of a sealed plan again.</source>
        <translation>Rysuje jeszcze raz kartkę do publikacji zapieczętowanego planu.</translation>
    </message>
    <message>
        <source>Show the plan, its progress, its log, and what comes next.</source>
        <translation>Pokazuje plan, jak daleko zaszedł, jego dziennik i co teraz.</translation>
    </message>
    <message>
        <source>How many sessions; 0 where it is still open.</source>
        <translation>Ile sesji; 0, gdzie to jeszcze otwarte.</translation>
    </message>
    <message>
        <source>Boards of each session: 20, 21-40, 1-16,17-32 in turn, 2x8, or ? to be asked.</source>
        <translation>Rozdania każdej sesji: 20, 21-40, 1-16,17-32 na zmianę, 2x8 albo ?, żeby program zapytał.</translation>
    </message>
    <message>
        <source>The name of the files; # becomes the session&apos;s number.</source>
        <translation>Nazwa plików; # zamienia się w numer sesji.</translation>
    </message>
    <message>
        <source>The name of the phase; # as above.</source>
        <translation>Nazwa fazy; # jak wyżej.</translation>
    </message>
    <message>
        <source>Each session has files of its own, and runs of sessions one more. Nothing is ever overwritten; a session dealt again makes the same files.</source>
        <translation>Każda sesja ma własne pliki, a kolejne sesje jeszcze jeden. Nic nigdy nie jest nadpisywane; sesja wylosowana ponownie daje te same pliki.</translation>
    </message>
    <message>
        <source>An age key file for which the keys are sealed.</source>
        <translation>Plik klucza age, dla którego klucze są zapieczętowane.</translation>
    </message>
    <message>
        <source>A sheet with one official&apos;s words; once for each official.</source>
        <translation>Kartka ze słowami jednego powiernika; raz na każdego powiernika.</translation>
    </message>
    <message>
        <source>Every session of every phase, as without --phase.</source>
        <translation>Każda sesja każdej fazy, jak bez --phase.</translation>
    </message>
    <message>
        <source>The number of one phase.</source>
        <translation>Numer jednej fazy.</translation>
    </message>
    <message>
        <source>Of that phase: 2, 1-3, 1,3 or * for all.</source>
        <translation>Z tej fazy: 2, 1-3, 1,3 albo * na wszystkie.</translation>
    </message>
    <message>
        <source>The boards of phases that leave them open (?).</source>
        <translation>Rozdania faz, które zostawiają je otwarte (?).</translation>
    </message>
    <message>
        <source>Formats, with commas between. Without it, those in the settings.</source>
        <translation>Formaty, z przecinkami. Bez tego te z ustawień.</translation>
    </message>
    <message>
        <source>Where the files go. Without it, “boards” in the tournament&apos;s folder.</source>
        <translation>Dokąd trafiają pliki. Bez tego „boards” w folderze zawodów.</translation>
    </message>
    <message>
        <source>Lock each session&apos;s files in a box until then (2027-03-05T13:45Z). Keys and value can make the boards again earlier.</source>
        <translation>Zamyka pliki każdej sesji do tego czasu (2027-03-05T13:45Z) w skrzynce. Z kluczami i wartością można utworzyć rozdania ponownie wcześniej.</translation>
    </message>
    <message>
        <source>Each holder makes words (new), keeps the slip, and gives the hash to the organiser, who adds it to the promise (add) before publishing. When the outside value is known, all give their words, and “set-value” takes them.</source>
        <translation>Każdy strażnik tworzy słowa (new), zachowuje kartkę i daje skrót organizatorowi, który dodaje go do zapowiedzi (add) przed publikacją. Gdy wartość zewnętrzna jest znana, wszyscy podają swoje słowa, a przyjmuje je „set-value”.</translation>
    </message>
    <message>
        <source>Add a holder to the promise: “Team B=b7404…”, or the file with the hash.</source>
        <translation>Dodaje strażnika do zapowiedzi: „Team B=b7404…” albo plik ze skrótem.</translation>
    </message>
    <message>
        <source>Check a slip, or words, against a hash, such as the one in the promise.</source>
        <translation>Porównuje kartkę lub słowa ze skrótem, na przykład z zapowiedzi.</translation>
    </message>
    <message>
        <source>Make twelve words for the holder NAME, such as “Team B”, and their hash.</source>
        <translation>Tworzy dwanaście słów dla strażnika NAME, na przykład „Team B”, i ich skrót.</translation>
    </message>
    <message>
        <source>Remove the holder NAME from the promise.</source>
        <translation>Usuwa strażnika NAME z zapowiedzi.</translation>
    </message>
    <message>
        <source>SLIP is the slip&apos;s text file, “-” for standard input, or the words themselves; typed words stay in your shell&apos;s history.</source>
        <translation>SLIP to plik tekstowy kartki, „-” to standardowe wejście, albo same słowa; wpisane słowa zostają w historii powłoki.</translation>
    </message>
    <message>
        <source>The words go into the slip, in new files that only you can read, and are not shown. The hash is for the organiser, and reveals nothing.</source>
        <translation>Słowa trafiają na kartkę, do nowych plików, które może czytać tylko ich właściciel, i nie są pokazywane. Skrót jest dla organizatora i niczego nie zdradza.</translation>
    </message>
    <message>
        <source>Where slip and hash go. Without it, this folder.</source>
        <translation>Dokąd trafia kartka i skrót. Bez tego do tego folderu.</translation>
    </message>
    <message>
        <source>Errors must be corrected; warnings are acknowledged when publishing, by the word in brackets. Exit code 1 where something was found.</source>
        <translation>Błędy trzeba poprawić; ostrzeżenia potwierdza się przy publikacji, słowem w nawiasie. Kod wyjścia 1, gdy coś znaleziono.</translation>
    </message>
    <message>
        <source>NAME alone is enough, here and in the other commands. With --practice the plan is called PRACTICE-NAME, and has a source and a phase to begin with.</source>
        <translation>Wystarczy samo NAME, tutaj i w innych poleceniach. Z --practice plan nazywa się PRACTICE-NAME i ma na początek źródło i fazę.</translation>
    </message>
    <message>
        <source>The tournament&apos;s name.</source>
        <translation>Nazwa zawodów.</translation>
    </message>
    <message>
        <source>Where the outside value will come from.</source>
        <translation>Skąd będzie pochodzić wartość zewnętrzna.</translation>
    </message>
    <message>
        <source>To try it all out: any value, no waiting, and never called proved.</source>
        <translation>Żeby wszystko wypróbować: dowolna wartość, bez czekania, i nigdy nie nazywane dowiedzionym.</translation>
    </message>
    <message>
        <source>The keys are sealed at once: with a passphrase typed at the terminal, or as the options say. Then publish NAME.sqd, NAME.commit.json and the check code yourself, where everybody sees them, and record it with “published”.</source>
        <translation>Klucze są od razu pieczętowane: hasłem wpisanym na terminalu albo tak, jak mówią opcje. Potem opublikuj samodzielnie NAME.sqd, NAME.commit.json i kod kontrolny tam, gdzie wszyscy je zobaczą, i odnotuj to przez „published”.</translation>
    </message>
    <message>
        <source>Seal for an age key; may be given several times.</source>
        <translation>Pieczętuje dla klucza age; można podać kilka razy.</translation>
    </message>
    <message>
        <source>Seal with the words of 2 of 3 officials; writes a sheet for each.</source>
        <translation>Pieczętuje słowami 2 z 3 powierników; zapisuje kartkę dla każdego.</translation>
    </message>
    <message>
        <source>Leave the keys open, as SquareDeal does.</source>
        <translation>Zostawia klucze otwarte, jak SquareDeal.</translation>
    </message>
    <message>
        <source>A warning you looked at, by the word in brackets; “all” for all of them.</source>
        <translation>Ostrzeżenie, które obejrzano, słowem w nawiasie; „all” dla wszystkich.</translation>
    </message>
    <message>
        <source>Your words go into the journal and, when the keys are revealed, into the pack.</source>
        <translation>Podane słowa trafiają do dziennika, a gdy klucze zostaną ujawnione, do paczki.</translation>
    </message>
    <message>
        <source>Where everybody sees it, such as “Bulletin 1, club web page”.</source>
        <translation>Gdzie wszyscy to widzą, na przykład „Biuletyn 1, strona klubu”.</translation>
    </message>
    <message>
        <source>Since when. Without it, today.</source>
        <translation>Od kiedy. Bez tego od dziś.</translation>
    </message>
    <message>
        <source>The reason goes into the journal, and into a notice to the players beside what is published.</source>
        <translation>Powód trafia do dziennika i do ogłoszenia dla graczy obok tego, co opublikowano.</translation>
    </message>
    <message>
        <source>Only these boards of one reserve set: 5, 5,7 or 5-7.</source>
        <translation>Tylko te rozdania jednego zestawu rezerwowego: 5, 5,7 albo 5-7.</translation>
    </message>
    <message>
        <source>Why, in words that everybody will read (Law 6D).</source>
        <translation>Dlaczego, słowami, które przeczytają wszyscy (przepis 6D).</translation>
    </message>
    <message>
        <source>With --phase and --sessions: a pack for each of these sessions, on the evening it was played. The keys of the others stay secret. Its reserve set cannot be used after that.</source>
        <translation>Z --phase i --sessions: paczka dla każdej z tych sesji, w wieczór, gdy ją rozegrano. Klucze innych pozostają tajne. Jej zestawu rezerwowego nie można potem użyć.</translation>
    </message>
    <message>
        <source>Single sessions of this phase.</source>
        <translation>Pojedyncze sesje tej fazy.</translation>
    </message>
    <message>
        <source>The pack, or a new folder. Without it, NAME-public.zip with what is published.</source>
        <translation>Paczka albo nowy folder. Bez tego NAME-public.zip przy tym, co opublikowano.</translation>
    </message>
    <message>
        <source>Play of all that is revealed is over, reserve sets too.</source>
        <translation>Gra wszystkiego, co ujawniane, jest skończona, także zestawów rezerwowych.</translation>
    </message>
    <message>
        <source>--of “Dow Jones Industrial Average” --day 2027-07-14 makes the whole sentence. Or use your own words.</source>
        <translation>--of „Dow Jones Industrial Average” --day 2027-07-14 tworzy całe zdanie. Albo użyj własnych słów.</translation>
    </message>
    <message>
        <source>A value that proves itself: --of drand --at 2027-07-06T18:00Z --or-else “Dow Jones Industrial Average” promises a number that the public clock drand signs at that moment. --or-else counts if drand has ended: of a known source the value of --day, or else of the day after.</source>
        <translation>Wartość, która dowodzi sama siebie: --of drand --at 2027-07-06T18:00Z --or-else „Dow Jones Industrial Average” zapowiada liczbę, którą publiczny zegar drand podpisze w tej chwili. --or-else liczy się, gdyby drand się skończył: ze znanego źródła wartość z --day, a inaczej z następnego dnia.</translation>
    </message>
    <message>
        <source>--holder “Team B=b7404…” adds the words of others (“holder new” makes them). Holders that the plan has already stay.</source>
        <translation>--holder „Team B=b7404…” dodaje słowa innych („holder new” je tworzy). Strażnicy, których plan już ma, zostają.</translation>
    </message>
    <message>
        <source>“drand”, or one or two of: Dow Jones Industrial Average; S&amp;P 500; Nasdaq Composite; S&amp;P/TSX Composite; FTSE 100; DAX; CAC 40; AEX; BEL 20; SMI; WIG20; OMX Stockholm 30; Nikkei 225; Hang Seng Index; BSE Sensex; Nifty 50; LBMA Gold Price PM in US dollars.</source>
        <translation>„drand” albo jedno lub dwa z: Dow Jones Industrial Average; S&amp;P 500; Nasdaq Composite; S&amp;P/TSX Composite; FTSE 100; DAX; CAC 40; AEX; BEL 20; SMI; WIG20; OMX Stockholm 30; Nikkei 225; Hang Seng Index; BSE Sensex; Nifty 50; LBMA Gold Price PM in US dollars.</translation>
    </message>
    <message>
        <source>The day whose value counts.</source>
        <translation>Dzień, którego wartość się liczy.</translation>
    </message>
    <message>
        <source>Which value of the day.</source>
        <translation>Która wartość dnia.</translation>
    </message>
    <message>
        <source>With --of drand, when its round appears: 2027-07-06T18:00Z.</source>
        <translation>Z --of drand, kiedy pojawi się runda: 2027-07-06T18:00Z.</translation>
    </message>
    <message>
        <source>Its number, instead of --at.</source>
        <translation>Jej numer, zamiast --at.</translation>
    </message>
    <message>
        <source>With --of drand, what counts if it has ended: a source, or your own words.</source>
        <translation>Z --of drand, co się liczy, gdyby się skończył: źródło albo własne słowa.</translation>
    </message>
    <message>
        <source>Somebody whose words go into the value too; may be given several times. See “holder”.</source>
        <translation>Strażnik, którego słowa też wchodzą do wartości; można podać kilka razy. Zobacz „holder”.</translation>
    </message>
    <message>
        <source>Type it as its source publishes it, with all decimals: 43,275.91. Spaces around it are left out, and “.” and “,” between digits. Before it can be known it is refused: on the promised day a closing value before noon, an opening value or a fixing before eight, by the clock of its exchange.</source>
        <translation>Wpisz ją tak, jak publikuje ją źródło, ze wszystkimi miejscami po przecinku: 43,275.91. Odstępy wokół niej są pomijane, a także „.” i „,” między cyframi. Zanim może być znana, jest odrzucana: w zapowiedzianym dniu wartość zamknięcia przed południem, wartość otwarcia lub fixing przed ósmą, według zegara giełdy.</translation>
    </message>
    <message>
        <source>A promised round of drand is given as its file, with --round. Its signature is checked here, without a network.</source>
        <translation>Zapowiedzianą rundę sieci drand podaje się jako jej plik, z --round. Jej podpis jest sprawdzany tutaj, bez sieci.</translation>
    </message>
    <message>
        <source>Every promised holder is needed: --words or --words-file for each, or --withheld. The words are compared with the promised hash.</source>
        <translation>Potrzebny jest każdy zapowiedziany strażnik: --words lub --words-file dla każdego albo --withheld. Słowa są porównywane z zapowiedzianym skrótem.</translation>
    </message>
    <message>
        <source>The promised round of drand, as a relay serves it, or its three parts; “-” is standard input.</source>
        <translation>Zapowiedziana runda sieci drand, tak jak podaje ją serwer, albo jej trzy części; „-” to standardowe wejście.</translation>
    </message>
    <message>
        <source>The value as a second person typed it.</source>
        <translation>Wartość, jak wpisała ją druga osoba.</translation>
    </message>
    <message>
        <source>Replace a value from which nothing was dealt yet.</source>
        <translation>Zastępuje wartość, z której jeszcze niczego nie wylosowano.</translation>
    </message>
    <message>
        <source>Accept a value that is not written as promised, and tell everybody why.</source>
        <translation>Przyjmuje wartość zapisaną inaczej, niż zapowiedziano, i mówi wszystkim dlaczego.</translation>
    </message>
    <message>
        <source>A promised holder&apos;s words: “Team B=hawk-sister-…”.</source>
        <translation>Słowa zapowiedzianego strażnika: „Team B=hawk-sister-…”.</translation>
    </message>
    <message>
        <source>The same, from the slip&apos;s text file.</source>
        <translation>To samo, z pliku tekstowego kartki.</translation>
    </message>
    <message>
        <source>A holder who did not give the words: their SHA-256 takes their place, and everybody sees that.</source>
        <translation>Strażnik, który nie podał słów: w ich miejsce wchodzi ich SHA-256 i wszyscy to widzą.</translation>
    </message>
    <message>
        <source>For other paper, or if “publish” did not make it. It contains nothing secret.</source>
        <translation>Na inny papier albo gdy nie zrobiło jej „publish”. Nie zawiera niczego tajnego.</translation>
    </message>
    <message>
        <source>A new PDF file. Without it, NAME-sheet.pdf.</source>
        <translation>Nowy plik PDF. Bez tego NAME-sheet.pdf.</translation>
    </message>
    <message>
        <source>NAME.sqd alone takes the files beside it; a public pack (.zip or folder) contains everything. Every board must come from some session, original or reserve, and the answer says which. No card is ever shown.</source>
        <translation>NAME.sqd samo bierze pliki obok; paczka publiczna (.zip lub folder) zawiera wszystko. Każde rozdanie musi pochodzić z jakiejś sesji, pierwotnej lub rezerwowej, a odpowiedź mówi, z której. Żadna karta nie jest nigdy pokazywana.</translation>
    </message>
    <message>
        <source>GREEN: all is proved, with what you say. AMBER: nothing is wrong; lists show what is left to you, and what the organiser could still choose. RED: something contradicts.</source>
        <translation>ZIELONY: wszystko jest dowiedzione, razem z podanymi informacjami. ŻÓŁTY: nic nie jest źle; listy pokazują, co zostało do sprawdzenia i co organizator mógł jeszcze wybrać. CZERWONY: coś sobie przeczy.</translation>
    </message>
    <message>
        <source>Exit codes: 0 green or amber, 1 red (with --strict, amber too), 2 there is no plan, 4 a damaged file.</source>
        <translation>Kody wyjścia: 0 zielony lub żółty, 1 czerwony (z --strict także żółty), 2 nie ma planu, 4 uszkodzony plik.</translation>
    </message>
    <message>
        <source>The revealed keys.</source>
        <translation>Ujawnione klucze.</translation>
    </message>
    <message>
        <source>Files of boards; those after NAME.sqd are boards as well.</source>
        <translation>Pliki z rozdaniami; te po NAME.sqd też nimi są.</translation>
    </message>
    <message>
        <source>The check code (SHA-256) as you saw it published, digits or 13 words.</source>
        <translation>Kod kontrolny (SHA-256), jak go opublikowano, cyfry lub 13 słów.</translation>
    </message>
    <message>
        <source>A plan that you kept yourself; one among the FILEs proves nothing.</source>
        <translation>Plan zachowany samodzielnie; plan spośród FILE niczego nie dowodzi.</translation>
    </message>
    <message>
        <source>You saw that check code, or had that plan, before the promised moment.</source>
        <translation>Ten kod kontrolny widziano albo ten plan miano przed zapowiedzianą chwilą.</translation>
    </message>
    <message>
        <source>The outside value as you looked it up.</source>
        <translation>Wartość zewnętrzna, jak ją sprawdzono u źródła.</translation>
    </message>
    <message>
        <source>The sessions that were played: 1:1-3, 2:all, or all; may be given several times.</source>
        <translation>Sesje, które rozegrano: 1:1-3, 2:all albo all; można podać kilka razy.</translation>
    </message>
    <message>
        <source>You know of no earlier promise of this organiser for this event.</source>
        <translation>Nie wiadomo o żadnej wcześniejszej zapowiedzi tego organizatora na ten turniej.</translation>
    </message>
    <message>
        <source>Exit code 1 unless everything is proved (green).</source>
        <translation>Kod wyjścia 1, jeśli nie wszystko jest dowiedzione (zielony).</translation>
    </message>
    <message>
        <source>Without VALUE each line of standard input is one, and is answered before the next is read.</source>
        <translation>Bez VALUE każdy wiersz standardowego wejścia jest jedną i odpowiedź pada przed odczytaniem następnego.</translation>
    </message>
    <message>
        <source>Schemes:</source>
        <translation>Metody:</translation>
    </message>
    <message>
        <source>deals as Big Deal numbers them</source>
        <translation>rozkłady, jak numeruje je Big Deal</translation>
    </message>
    <message>
        <source>deals in Andrews&apos; squashed order</source>
        <translation>rozkłady w ściśniętej kolejności Andrewsa</translation>
    </message>
    <message>
        <source>deals in Pavlicek&apos;s order</source>
        <translation>rozkłady w kolejności Pavlicka</translation>
    </message>
    <message>
        <source>endings, 1 to 13 cards in every hand</source>
        <translation>końcówki, po 1 do 13 kart w każdej ręce</translation>
    </message>
    <message>
        <source>endings, 0 to 13 cards in each hand</source>
        <translation>końcówki, od 0 do 13 kart w poszczególnych rękach</translation>
    </message>
    <message>
        <source>any card anywhere</source>
        <translation>dowolna karta gdziekolwiek</translation>
    </message>
    <message>
        <source>deals, two bits a card</source>
        <translation>rozkłady, dwa bity na kartę</translation>
    </message>
    <message>
        <source>any card anywhere, three bits a card</source>
        <translation>dowolna karta gdziekolwiek, trzy bity na kartę</translation>
    </message>
    <message>
        <source>any card anywhere, as four suit words in hexadecimal</source>
        <translation>dowolna karta gdziekolwiek, jako cztery szesnastkowe słowa kolorów</translation>
    </message>
    <message>
        <source>any card anywhere, as 52 letters N, E, S, W or -</source>
        <translation>dowolna karta gdziekolwiek, jako 52 litery N, E, S, W lub -</translation>
    </message>
    <message>
        <source>deals as Andrews&apos; three sequences of 13</source>
        <translation>rozkłady jako trzy ciągi Andrewsa po 13</translation>
    </message>
    <message>
        <source>deals as the squashed indices of the sequences</source>
        <translation>rozkłady jako ściśnięte indeksy ciągów</translation>
    </message>
    <message>
        <source>sets of whole numbers, such as 2 3 5, in squashed order</source>
        <translation>zbiory liczb całkowitych, jak 2 3 5, w ściśniętej kolejności</translation>
    </message>
    <message>
        <source>Complete a diagram to deals, at random, for study.</source>
        <translation>Uzupełnia diagram do rozkładów, losowo, do ćwiczeń.</translation>
    </message>
    <message>
        <source>Turn numbers into diagrams.</source>
        <translation>Zamienia liczby na diagramy.</translation>
    </message>
    <message>
        <source>Turn diagrams into numbers.</source>
        <translation>Zamienia diagramy na liczby.</translation>
    </message>
    <message>
        <source>The cards of DIAGRAM, such as “N:AKQ... - - J...”, stay; the rest is dealt, and each such deal is equally likely. Boards for play come from “bigdeal deal” alone, because here you know cards.</source>
        <translation>Karty diagramu DIAGRAM, na przykład „N:AKQ... - - J...”, zostają; reszta jest losowana i każdy taki rozkład jest równie prawdopodobny. Rozdania do gry pochodzą tylko z „bigdeal deal”, bo tutaj zna się karty.</translation>
    </message>
    <message>
        <source>How many deals. Without it, one.</source>
        <translation>Ile rozkładów. Bez tego jeden.</translation>
    </message>
    <message>
        <source>40 hexadecimal digits that give the same deals again. Without it, the computer&apos;s randomness.</source>
        <translation>40 cyfr szesnastkowych, które dają znowu te same rozkłady. Bez tego losowość komputera.</translation>
    </message>
    <message>
        <source>The scheme zbs takes four hexadecimal words a diagram. With --binary the numbers come from a file that “encode --binary” wrote.</source>
        <translation>Metoda zbs bierze cztery słowa szesnastkowe na diagram. Z --binary liczby pochodzą z pliku, który zapisało „encode --binary”.</translation>
    </message>
    <message>
        <source>Which way to number; “bigdeal number --help” lists them.</source>
        <translation>Jak numerować; wymienia je „bigdeal number --help”.</translation>
    </message>
    <message>
        <source>Read the records of FILE; “-” is standard input.</source>
        <translation>Czyta rekordy z FILE; „-” to standardowe wejście.</translation>
    </message>
    <message>
        <source>How many members the sets of the scheme squashed have.</source>
        <translation>Ile elementów mają zbiory metody squashed.</translation>
    </message>
    <message>
        <source>A diagram is “N:AK.2.. Q..3. ... .4..K”, its suits spades.hearts.diamonds.clubs; a hand without cards is “...” or “-”.</source>
        <translation>Diagram to „N:AK.2.. Q..3. ... .4..K”, jego kolory piki.kiery.kara.trefle; ręka bez kart to „...” lub „-”.</translation>
    </message>
    <message>
        <source>With --binary a file of numbers is written: 12 bytes a deal, 14 a balanced ending, 15 an unbalanced one, 16 any layout, 13 and 20 for bits104 and bits156, the most significant byte first. Words of zbs are four bytes each; 13 letters N, E, S, W or - are a suit by itself.</source>
        <translation>Z --binary zapisywany jest plik liczb: 12 bajtów na rozkład, 14 na równą końcówkę, 15 na nierówną, 16 na dowolny układ, 13 i 20 dla bits104 i bits156, od najbardziej znaczącego bajtu. Słowa zbs mają po cztery bajty; 13 liter N, E, S, W lub - to sam kolor.</translation>
    </message>
    <message>
        <source>Write records of 12 to 20 bytes into the new FILE; “-” is standard output.</source>
        <translation>Zapisuje rekordy po 12 do 20 bajtów do nowego FILE; „-” to standardowe wyjście.</translation>
    </message>
    <message>
        <source>Without a command it lists the holdings that Bradmetz&apos;s steps tell apart: South, North, and the word. A word has a letter a card, the ace first: S, N, and O for the opponents.</source>
        <translation>Bez polecenia wymienia układy koloru, które rozróżniają kroki Bradmetza: Południe, Północ i słowo. Słowo ma literę na kartę, od asa: S, N i O dla przeciwników.</translation>
    </message>
    <message>
        <source>Steps:</source>
        <translation>Kroki:</translation>
    </message>
    <message>
        <source>South is the longer hand</source>
        <translation>Południe jest dłuższą ręką</translation>
    </message>
    <message>
        <source>cards without an opponent&apos;s between them change places</source>
        <translation>karty bez karty przeciwników między nimi zamieniają się miejscami</translation>
    </message>
    <message>
        <source>the longer hand keeps as many cards as the opponents hold, the rest sink</source>
        <translation>dłuższa ręka zachowuje tyle kart, ile mają przeciwnicy, reszta opada</translation>
    </message>
    <message>
        <source>cards of the longer hand that fall under the shorter hand&apos;s masters sink</source>
        <translation>karty dłuższej ręki, które spadają pod starsze karty krótszej, opadają</translation>
    </message>
    <message>
        <source>cards of the shorter hand below the longer hand&apos;s weakest useful card sink</source>
        <translation>karty krótszej ręki poniżej najsłabszej przydatnej karty dłuższej opadają</translation>
    </message>
    <message>
        <source>cards below the opponents&apos; sentinel sink</source>
        <translation>karty poniżej wartownika przeciwników opadają</translation>
    </message>
    <message>
        <source>How many of the steps to take, 0 to 5. Without it, 5.</source>
        <translation>Ile kroków, od 0 do 5. Bez tego 5.</translation>
    </message>
    <message>
        <source>How the article&apos;s third step is understood.</source>
        <translation>Jak rozumieć trzeci krok artykułu.</translation>
    </message>
    <message>
        <source>Count instead: every level, or the one of --level.</source>
        <translation>Zamiast tego liczy: każdy poziom albo ten z --level.</translation>
    </message>
    <message>
        <source>Write into the new FILE; “-” is standard output.</source>
        <translation>Zapisuje do nowego FILE; „-” to standardowe wyjście.</translation>
    </message>
    <message>
        <source>Count trivial holdings, those with one strategy, and twins.</source>
        <translation>Liczy układy trywialne, te z jedną rozgrywką i bliźniaki.</translation>
    </message>
    <message>
        <source>Reduce one suit, and name the rule of each step.</source>
        <translation>Upraszcza jeden kolor i podaje regułę każdego kroku.</translation>
    </message>
    <message>
        <source>The best chance of every number of tricks, and the line of play.</source>
        <translation>Najlepsza szansa na każdą liczbę lew i sposób rozgrywki.</translation>
    </message>
    <message>
        <source>The kinds are those of Bradmetz&apos;s article, among the canonical forms. Twins are not looked for in a sample. All forms take some ten minutes for trivial ones and twins, and hours for the others.</source>
        <translation>Rodzaje są z artykułu Bradmetza, wśród postaci kanonicznych. Bliźniaków nie szuka się w próbie. Wszystkie postaci zajmują jakieś dziesięć minut dla trywialnych i bliźniaków, a godziny dla pozostałych.</translation>
    </message>
    <message>
        <source>Kinds:</source>
        <translation>Rodzaje:</translation>
    </message>
    <message>
        <source>each number of tricks is certain or out of reach</source>
        <translation>każda liczba lew jest pewna albo nieosiągalna</translation>
    </message>
    <message>
        <source>one line has the best chance of every number of tricks</source>
        <translation>jedna rozgrywka ma najlepszą szansę na każdą liczbę lew</translation>
    </message>
    <message>
        <source>one line takes in every lie what it would with all cards in sight</source>
        <translation>jedna rozgrywka bierze w każdym układzie tyle, ile z wszystkimi kartami na widoku</translation>
    </message>
    <message>
        <source>like one before: same opponents&apos; cards, same lengths, same tricks in every lie</source>
        <translation>jak wcześniejszy: te same karty przeciwników, długości i lewy w każdym układzie</translation>
    </message>
    <message>
        <source>the same, and South&apos;s and North&apos;s cards are above or below all others</source>
        <translation>to samo, a karty Południa i Północy są nad lub pod wszystkimi innymi</translation>
    </message>
    <message>
        <source>The canonical forms of this reading, after step 5.</source>
        <translation>Postaci kanoniczne tego odczytania, po kroku 5.</translation>
    </message>
    <message>
        <source>Only this kind; may be given several times.</source>
        <translation>Tylko ten rodzaj; można podać kilka razy.</translation>
    </message>
    <message>
        <source>Look at one form in N. Without it, 100; 1 where only twins or trivial ones are asked for.</source>
        <translation>Bada co N-tą postać. Bez tego 100; 1, gdy chodzi tylko o bliźniaki lub trywialne.</translation>
    </message>
    <message>
        <source>The suit is SOUTH NORTH, such as AX95 Q4.</source>
        <translation>Kolor to SOUTH NORTH, na przykład AX95 Q4.</translation>
    </message>
    <message>
        <source>The ten is T, X or 10; R, D and V are K, Q and J; a hand without cards is “-”.</source>
        <translation>Dziesiątka to T, X lub 10; R, D i V to K, Q i J; ręka bez kart to „-”.</translation>
    </message>
    <message>
        <source>The suit is SOUTH NORTH, such as AJ2 765. It stands alone: either hand can lead to every trick. West and East see all cards and know declarer&apos;s plan; declarer sees what is played. Chances are exact, as when nothing is known of either hand. K/Q is either of two cards that are worth the same.</source>
        <translation>Kolor to SOUTH NORTH, na przykład AJ2 765. Stoi sam: każda z rąk może wyjść do każdej lewy. Zachód i Wschód widzą wszystkie karty i znają plan rozgrywającego; rozgrywający widzi, co się zagrywa. Szanse są dokładne, jak gdy o żadnej ręce nic nie wiadomo. K/Q to jedna z dwóch równych kart.</translation>
    </message>
    <message>
        <source>Only this number of tricks.</source>
        <translation>Tylko ta liczba lew.</translation>
    </message>
    <message>
        <source>Show the lines up to N leads; 0 shows the chances alone.</source>
        <translation>Pokazuje rozgrywkę do N wyjść; 0 pokazuje same szanse.</translation>
    </message>
    <message>
        <source>All boards in FILEs and FOLDERs count together; of a set in several formats, one file. A file with an unknown ending has one deal a line. The percentile is the chance of a count as small or smaller; one figure in twenty stands out by chance alone.</source>
        <translation>Wszystkie rozdania z FILE i FOLDER liczą się razem; z zestawu w kilku formatach jeden plik. Plik o nieznanym rozszerzeniu ma jeden rozkład w wierszu. Percentyl to szansa na równie małą lub mniejszą liczbę; jedna liczba na dwadzieścia wyróżnia się czystym przypadkiem.</translation>
    </message>
    <message>
        <source>With --by-set each file is a set. The sets are compared with chance and each other, and boards that come again are named. Whether a machine is fair is answered by “bigdeal check-up”.</source>
        <translation>Z --by-set każdy plik jest zestawem. Zestawy są porównywane z przypadkiem i ze sobą, a powtarzające się rozdania są wymieniane. Czy maszyna jest uczciwa, odpowiada „bigdeal check-up”.</translation>
    </message>
    <message>
        <source>Exit codes: 0 no count is beyond chance, 1 one is.</source>
        <translation>Kody wyjścia: 0 żadna liczba nie wykracza poza przypadek, 1 jakaś wykracza.</translation>
    </message>
    <message>
        <source>Also take the files and folders named in FILE, one a line.</source>
        <translation>Bierze też pliki i foldery wymienione w FILE, po jednym w wierszu.</translation>
    </message>
    <message>
        <source>Each file is a set: compare the sets with chance and each other.</source>
        <translation>Każdy plik jest zestawem: porównuje zestawy z przypadkiem i ze sobą.</translation>
    </message>
    <message>
        <source>Also write all figures into a new file.</source>
        <translation>Zapisuje też wszystkie liczby do nowego pliku.</translation>
    </message>
    <message>
        <source>Also draw a chart into a new file.</source>
        <translation>Rysuje też wykres do nowego pliku.</translation>
    </message>
    <message>
        <source>Nobody has to play these boards any more, whatever the journal says.</source>
        <translation>Nikt nie musi już grać tych rozdań, cokolwiek mówi dziennik.</translation>
    </message>
    <message>
        <source>Give last year&apos;s files, or their FOLDER: any format, any program, the more sets the better. Where they are not as chance deals them, you learn what was done to them. A set that is there several times counts once.</source>
        <translation>Podaj pliki z zeszłego roku albo ich FOLDER: dowolny format, dowolny program, im więcej zestawów, tym lepiej. Jeśli nie są takie, jak losuje przypadek, dowiesz się, co z nimi zrobiono. Zestaw obecny kilka razy liczy się raz.</translation>
    </message>
    <message>
        <source>Exit codes: 0 as chance deals them, 1 not, 4 files that cannot be read.</source>
        <translation>Kody wyjścia: 0 jak losuje przypadek, 1 nie, 4 pliki, których nie da się odczytać.</translation>
    </message>
    <message>
        <source>Print the verdict for the notice board.</source>
        <translation>Drukuje werdykt na tablicę ogłoszeń.</translation>
    </message>
    <message>
        <source>Also count games and slams that can be made: some 0.2 seconds a board.</source>
        <translation>Liczy też końcówki i szlemy, które można wygrać: jakieś 0,2 sekundy na rozdanie.</translation>
    </message>
    <message>
        <source>The last line is the SHA-256 of this copy&apos;s verify.html: players can compare theirs.</source>
        <translation>Ostatni wiersz to SHA-256 pliku verify.html tej kopii: gracze mogą porównać swój.</translation>
    </message>
    <message>
        <source>With --dossier it also deals fresh boards by the million (minutes), compares them with chance, and writes a PDF to be signed.</source>
        <translation>Z --dossier losuje też miliony świeżych rozdań (minuty), porównuje je z przypadkiem i zapisuje PDF do podpisania.</translation>
    </message>
    <message>
        <source>Exit codes: 0 all is well, 5 a known answer is wrong or the dossier FAILED, 1 another dossier has to be made.</source>
        <translation>Kody wyjścia: 0 wszystko w porządku, 5 znana odpowiedź jest zła albo raport ma FAILED, 1 trzeba zrobić jeszcze jeden raport.</translation>
    </message>
    <message>
        <source>Also test fresh boards, and write all into a new file.</source>
        <translation>Bada też świeże rozdania i zapisuje wszystko do nowego pliku.</translation>
    </message>
    <message>
        <source>How many fresh boards the dossier counts. Without it, 10,000,000.</source>
        <translation>Ile świeżych rozdań liczy raport. Bez tego 10&#xa0;000&#xa0;000.</translation>
    </message>
    <message>
        <source>{title}: {boards}, set code {set_code}: {names}</source>
        <translation>{title}: {boards}, kod zestawu {set_code}: {names}</translation>
    </message>
    <message>
        <source>Phase {number}: {sessions}, {boards}, files {prefix}: {description}</source>
        <translation>Faza {number}: {sessions}, {boards}, pliki {prefix}: {description}</translation>
    </message>
    <message>
        <source>  {number}  {sessions}, {boards}, files {prefix}: {description}</source>
        <translation>  {number}  {sessions}, {boards}, pliki {prefix}: {description}</translation>
    </message>
</context>
<context>
    <name>digest</name>
    <message>
        <source>There are more than {of} words.</source>
        <translation>Jest więcej niż {of} słów.</translation>
    </message>
    <message>
        <source>There are more than {of} groups of eight.</source>
        <translation>Jest więcej niż {of} grup po osiem.</translation>
    </message>
    <message>
        <source>All {of} words agree.</source>
        <translation>Wszystkie słowa ({of}) się zgadzają.</translation>
    </message>
    <message>
        <source>All {of} groups agree.</source>
        <translation>Wszystkie grupy ({of}) się zgadzają.</translation>
    </message>
    <message>
        <source>Type the digits or the words.</source>
        <translation>Wpisz cyfry albo słowa.</translation>
    </message>
    <message>
        <source>Right so far: {place} of {of} words.</source>
        <translation>Na razie dobrze: słowa {place} z {of}.</translation>
    </message>
    <message>
        <source>Right so far: {place} of {of} groups.</source>
        <translation>Na razie dobrze: grupy {place} z {of}.</translation>
    </message>
    <message>
        <source>Word {place} is not in the word list. Check it again.</source>
        <translation>Słowa {place} nie ma na liście: sprawdź je jeszcze raz.</translation>
    </message>
    <message>
        <source>Word {place} is different.</source>
        <translation>Słowo {place} jest inne.</translation>
    </message>
    <message>
        <source>Group {place} of eight is different.</source>
        <translation>Grupa ośmiu nr {place} jest inna.</translation>
    </message>
</context>
<context>
    <name>dossier</name>
    <message>
        <source>Dossier of {program}</source>
        <translation>Dossier programu {program}</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Podpisy</translation>
    </message>
    <message>
        <source>Name and office</source>
        <translation>Nazwisko i funkcja</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Podpis</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>Miejsce i data</translation>
    </message>
    <message>
        <source>{program}, dossier: {verdict}. Page {page} of {pages}</source>
        <translation>{program}, dossier: {verdict}. Strona {page} z {pages}</translation>
    </message>
    <message>
        <source>Meter and recordings of people</source>
        <translation>Wskaźnik a nagrania ludzi</translation>
    </message>
    <message>
        <source>Of what the non-IID tests of NIST SP 800-90B find, it credits 0.55 to 0.83 for key presses, 0.60 to 0.84 for holds and 0.85 for the mouse</source>
        <translation>Z tego, co znajdują testy non-IID z NIST SP 800-90B, zalicza od 0,55 do 0,83 za naciśnięcia klawiszy, od 0,60 do 0,84 za czas ich trzymania i 0,85 za mysz</translation>
    </message>
    <message>
        <source>Meter and the best guesser</source>
        <translation>Wskaźnik a najlepsze zgadywanie</translation>
    </message>
    <message>
        <source>A session that it calls 213 bits has 475 in the median, and at least 307, for somebody who knows the typist and everything typed before</source>
        <translation>Wprowadzenie oceniane na 213 bitów ma ich w medianie 475, a co najmniej 307, dla kogoś, kto zna piszącego i wszystko, co wpisał wcześniej</translation>
    </message>
    <message>
        <source>Recordings used</source>
        <translation>Użyte nagrania</translation>
    </message>
    <message>
        <source>126,000 presses of 22 people; 5,300 presses of 7 people (Aalto); 168,423 moves of 120 people (SapiMouse)</source>
        <translation>126&#xa0;000 naciśnięć 22 osób; 5&#xa0;300 naciśnięć 7 osób (Aalto); 168&#xa0;423 ruchy 120 osób (SapiMouse)</translation>
    </message>
    <message>
        <source>Long runs of the generator</source>
        <translation>Długie próby generatora</translation>
    </message>
    <message>
        <source>100,000,000 and 1,000,000,000 boards, 103 tests each: none fails at 1 % for all together</source>
        <translation>100&#xa0;000&#xa0;000 i 1&#xa0;000&#xa0;000&#xa0;000 rozdań, po 103 testy: żaden nie zawodzi na poziomie 1&#xa0;% dla wszystkich razem</translation>
    </message>
    <message>
        <source>81 figures: 77 passed, 4 weak, none failed. The weak ones again, with five times the samples: all 33 passed</source>
        <translation>81 wartości: 77 zaliczonych, 4 słabe, żadna niezaliczona. Słabe ponownie, z pięć razy większą próbą: wszystkie 33 zaliczone</translation>
    </message>
    <message>
        <source>a player who knows some hands</source>
        <translation>gracz, który zna niektóre ręce</translation>
    </message>
    <message>
        <source>work out the others, or the next set</source>
        <translation>obliczyć pozostałe albo następny zestaw</translation>
    </message>
    <message>
        <source>each deal is cut out of a hash of a 160-bit seed; no output is ever part of the next input</source>
        <translation>każdy rozkład jest wycinany ze skrótu 160-bitowego ziarna; żaden wynik nie wchodzi do następnych danych</translation>
    </message>
    <message>
        <source>a player who knows when and where the boards were dealt</source>
        <translation>gracz, który wie, kiedy i gdzie losowano rozdania</translation>
    </message>
    <message>
        <source>guess the seed</source>
        <translation>odgadnąć ziarno</translation>
    </message>
    <message>
        <source>213 bits of typing and moving, and the system&apos;s randomness besides; the clock alone is worth nothing</source>
        <translation>213 bitów pisania i ruchów, a ponadto losowość systemu; sam zegar jest nic niewart</translation>
    </message>
    <message>
        <source>somebody who finds what the program leaves</source>
        <translation>ktoś, kto znajdzie to, co program zostawia</translation>
    </message>
    <message>
        <source>find a card or the seed again</source>
        <translation>odzyskać kartę albo ziarno</translation>
    </message>
    <message>
        <source>neither is written anywhere; digests of deals are keyed; the set code is an HMAC, not a hash</source>
        <translation>ani jedno, ani drugie nie jest nigdzie zapisywane; skróty rozkładów mają klucz; kod zestawu to HMAC, a nie zwykły skrót</translation>
    </message>
    <message>
        <source>a careless or hurried operator</source>
        <translation>nieuważny lub spieszący się operator</translation>
    </message>
    <message>
        <source>overwrite a set, play an old one, use half of one</source>
        <translation>nadpisać zestaw, zagrać stary, użyć połowy</translation>
    </message>
    <message>
        <source>nothing is overwritten; a deal that comes back is noticed; a set is whole or not there</source>
        <translation>nic nie jest nadpisywane; powtórzony rozkład zostaje zauważony; zestaw jest cały albo go nie ma</translation>
    </message>
    <message>
        <source>an operator who does not like the hands</source>
        <translation>operator, któremu nie podobają się ręce</translation>
    </message>
    <message>
        <source>deal again until they please</source>
        <translation>losować, aż się spodobają</translation>
    </message>
    <message>
        <source>no card is shown; there is no “again”: each dealing needs a full meter, gets a new seed and leaves a row in the journal for every set</source>
        <translation>żadna karta nie jest pokazywana; nie ma „jeszcze raz”: każde losowanie wymaga pełnego wskaźnika, dostaje nowe ziarno i zostawia w dzienniku wiersz dla każdego zestawu</translation>
    </message>
    <message>
        <source>a faulty disk, USB drive or copy of the program</source>
        <translation>wadliwy dysk, pendrive lub kopia programu</translation>
    </message>
    <message>
        <source>wrong boards</source>
        <translation>błędne rozdania</translation>
    </message>
    <message>
        <source>every file is read back and compared; known answers are checked at each start, and a program that fails them does not deal</source>
        <translation>każdy plik jest odczytywany i porównywany; znane odpowiedzi są sprawdzane przy każdym uruchomieniu, a program, który ich nie daje, nie losuje</translation>
    </message>
    <message>
        <source>Not against: somebody who controls the computer (malware, another administrator, a camera at the screen), somebody who gets the files before play, or an operator who alters the program. Those need people: a second person in the room, a computer that is off the network, files that are carried by hand.</source>
        <translation>Nie chroni przed kimś, kto panuje nad komputerem (złośliwe oprogramowanie, inny administrator, kamera przy ekranie), kto dostaje pliki przed grą, ani przed operatorem, który zmienia program. Tu potrzeba ludzi: drugiej osoby w pokoju, komputera bez sieci, plików noszonych w ręku.</translation>
    </message>
    <message>
        <source>The meter cannot tell a person from a long recording played once, or from a program written to imitate one: no count can.</source>
        <translation>Wskaźnik nie odróżni człowieka od długiego nagrania odtworzonego jeden raz ani od programu napisanego, by człowieka naśladować: nie potrafi tego żadne liczenie.</translation>
    </message>
    <message>
        <source>A seed is in one buffer, which is overwritten after use. Python, the hash library and the operating system may have copied it before. Swap and hibernation can put a page of memory on the disk. Encrypt the disk, or switch swap off.</source>
        <translation>Ziarno jest w jednym buforze, nadpisywanym po użyciu. Python, biblioteka skrótów i system operacyjny mogły je wcześniej skopiować. Plik wymiany i hibernacja mogą zapisać stronę pamięci na dysku. Zaszyfruj dysk albo wyłącz plik wymiany.</translation>
    </message>
    <message>
        <source>And {count} more, below.</source>
        <translation>I jeszcze poniżej: {count}.</translation>
    </message>
    <message>
        <source>This copy of the program must not deal.</source>
        <translation>Ta kopia programu nie może losować.</translation>
    </message>
    <message>
        <source>Two counts in turn came out as each of them does by chance once in a hundred times: that is one dossier of ten thousand. Make another one. If it says the same, this copy of the program must not deal.</source>
        <translation>Dwa kolejne liczenia wypadły tak, jak każde z nich przypadkiem wypada raz na sto: to jedno dossier na dziesięć tysięcy. Sporządź następne. Jeśli powie to samo, ta kopia programu nie może losować.</translation>
    </message>
    <message>
        <source>Every known answer is right, and no test of fresh boards shows more than chance does.</source>
        <translation>Wszystkie znane odpowiedzi są zgodne, a żaden test nowych rozdań nie pokazuje więcej niż przypadek.</translation>
    </message>
    <message>
        <source>A test of the first count came out as it does by chance in one dossier of a hundred, so as many boards were dealt and counted again. Both counts are below.</source>
        <translation>Jeden test pierwszego liczenia wypadł tak, jak przypadkiem wypada w jednym dossier na sto, więc wylosowano i policzono drugie tyle rozdań. Oba liczenia są poniżej.</translation>
    </message>
    <message>
        <source>Known answer of the {part}: WRONG.</source>
        <translation>Znana odpowiedź ({part}): BŁĘDNA.</translation>
    </message>
    <message>
        <source>No boards could be made: {fault}</source>
        <translation>Nie udało się wylosować rozdań: {fault}</translation>
    </message>
    <message>
        <source>Made {time} by the program itself, with {boards} fresh boards, in {seconds} seconds.</source>
        <translation>Sporządził {time} sam program; nowych rozdań: {boards}, sekund: {seconds}.</translation>
    </message>
    <message>
        <source>Made with the program named above:</source>
        <translation>Sporządzono programem podanym powyżej:</translation>
    </message>
    <message>
        <source>{boards} boards were dealt just now, from {used} of {seeds} seeds. The seeds were drawn as for every dealing by command: from the operating system’s randomness, hashed with the clocks. No board was shown or kept; all were counted, and held against what chance alone gives, worked out exactly.</source>
        <translation>Przed chwilą wylosowano rozdania ({boards}), używając {used} z {seeds} ziaren. Ziarna pobrano jak przy każdym losowaniu poleceniem: z losowości systemu operacyjnego, w skrócie razem z zegarami. Żadnego rozdania nie pokazano ani nie zachowano; wszystkie policzono i porównano z tym, co daje sam przypadek, obliczonym dokładnie.</translation>
    </message>
    <message>
        <source>Checks a tournament, as verify.html does, whose SHA-256 is above and in the release’s notes.</source>
        <translation>Weryfikuje zawody, podobnie jak verify.html, której SHA-256 jest powyżej i w informacjach o wydaniu.</translation>
    </message>
    <message>
        <source>For the committee, after comparing its SHA-256 with the published one:</source>
        <translation>Za komisję, po porównaniu jego SHA-256 z opublikowanym:</translation>
    </message>
    <message>
        <source>For the committee:</source>
        <translation>Za komisję:</translation>
    </message>
    <message>
        <source>SHA-256 of {name}</source>
        <translation>SHA-256: {name}</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>Co sprawdzono</translation>
    </message>
    <message>
        <source>Each part is asked for what is known: the published answers of RIPEMD-160, the numbers of a known seed, the map from numbers to deals and back, every file format byte for byte and read back. Before each dealing the program tries the same, and does not deal if an answer is wrong.</source>
        <translation>Każda część jest pytana o coś znanego: opublikowane odpowiedzi RIPEMD-160, liczby ze znanego ziarna, odwzorowanie numerów na rozkłady i z powrotem, każdy format pliku bajt po bajcie, także odczytany. Przed każdym losowaniem program sprawdza to samo i nie losuje, jeśli odpowiedź jest błędna.</translation>
    </message>
    <message>
        <source>{count} of {all} known answers are right.</source>
        <translation>Zgodne znane odpowiedzi: {count} z {all}.</translation>
    </message>
    <message>
        <source>part</source>
        <translation>część</translation>
    </message>
    <message>
        <source>result</source>
        <translation>wynik</translation>
    </message>
    <message>
        <source>Known answers</source>
        <translation>Znane odpowiedzi</translation>
    </message>
    <message>
        <source>“Chance” is how often a perfect dealer strays as far, on either side. With {count} tests some chances are small by chance; “adjusted” allows for that (Holm 1979). {failed}: an adjusted chance below one in a million. Where one is below 1 %, as many boards are dealt and counted a second time; if that happens again: {unclear}. A perfect dealer meets {unclear} in one dossier of ten thousand, {failed} in one of a million. Outcomes of which chance gives fewer than ten are counted together. The names of the tests are English, as in docs/fairness.md.</source>
        <translation>„Szansa” mówi, jak często doskonałe losowanie odchyla się równie daleko, w dowolną stronę. Przy tylu testach ({count}) niektóre szanse są małe przypadkiem; „skorygowana” to uwzględnia (Holm 1979). {failed}: skorygowana szansa poniżej jednej na milion. Gdy jakaś jest poniżej 1&#xa0;%, losuje się i liczy drugie tyle rozdań; jeśli to się powtórzy: {unclear}. Doskonałe losowanie daje {unclear} w jednym dossier na dziesięć tysięcy, {failed} w jednym na milion. Wyniki, których przypadek daje mniej niż dziesięć, są liczone razem. Nazwy testów są angielskie, jak w docs/fairness.md.</translation>
    </message>
    <message>
        <source>{count} of {all} (by chance: none)</source>
        <translation>{count} z {all} (przypadkiem: żadne)</translation>
    </message>
    <message>
        <source>Boards that came again</source>
        <translation>Powtórzone rozdania</translation>
    </message>
    <message>
        <source>Seeds that came again</source>
        <translation>Powtórzone ziarna</translation>
    </message>
    <message>
        <source>Chances below 10 %, 5 %, 1 %</source>
        <translation>Szanse poniżej 10&#xa0;%, 5&#xa0;%, 1&#xa0;%</translation>
    </message>
    <message>
        <source>{counts} (by chance about {expected})</source>
        <translation>{counts} (przypadkiem około {expected})</translation>
    </message>
    <message>
        <source>test</source>
        <translation>test</translation>
    </message>
    <message>
        <source>chi-square</source>
        <translation>chi-kwadrat</translation>
    </message>
    <message>
        <source>degrees of freedom</source>
        <translation>stopnie swobody</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>szansa</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>skorygowana</translation>
    </message>
    <message>
        <source>Fresh boards</source>
        <translation>Nowe rozdania</translation>
    </message>
    <message>
        <source>Fresh boards, counted again</source>
        <translation>Nowe rozdania, policzone ponownie</translation>
    </message>
    <message>
        <source>PASSED</source>
        <translation>ZALICZONE</translation>
    </message>
    <message>
        <source>NOT CLEAR</source>
        <translation>NIEJASNE</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>NIEZALICZONE</translation>
    </message>
    <message>
        <source>A set needs a seed of 160 bits that nobody can guess. In the window it is drawn when {target} bits of typing and moving have been credited; what one of several predictors foresees earns nothing, and health tests after NIST SP 800-90B refuse input that repeats itself. Always, and in commands alone, the operating system’s randomness goes in: {bytes} bytes at the start and {bytes} at each seed, each read compared with the one before it. All is hashed with RIPEMD-160; numbers that are no deal’s are refused, never folded.</source>
        <translation>Zestaw wymaga 160-bitowego ziarna, którego nikt nie odgadnie. W oknie jest ono pobierane, gdy zaliczono {target} bitów pisania i ruchów; to, co przewidzi któryś z kilku predyktorów, się nie liczy, a testy według NIST SP 800-90B odrzucają wprowadzanie, które się powtarza. Zawsze, a przy poleceniach wyłącznie, wchodzi losowość systemu operacyjnego: {bytes} bajtów na początku i {bytes} przy każdym ziarnie, każdy odczyt porównany z poprzednim. Całość przechodzi przez RIPEMD-160; liczby, którym nie odpowiada żaden rozkład, są odrzucane, nigdy przeliczane.</translation>
    </message>
    <message>
        <source>Randomness: the rules, and what was measured</source>
        <translation>Losowość: reguły i pomiary</translation>
    </message>
    <message>
        <source>who</source>
        <translation>kto</translation>
    </message>
    <message>
        <source>what they try</source>
        <translation>czego próbuje</translation>
    </message>
    <message>
        <source>what stands against it</source>
        <translation>co temu przeciwdziała</translation>
    </message>
    <message>
        <source>Threats and limits</source>
        <translation>Zagrożenia i granice</translation>
    </message>
    <message>
        <source>Makes this dossier again, with other seeds and so with other figures.</source>
        <translation>Sporządza to dossier ponownie, z innymi ziarnami, a więc z innymi liczbami.</translation>
    </message>
    <message>
        <source>Beside the release: the SHA-256 of the download. “gh attestation verify” tells who built it.</source>
        <translation>Obok wydania: SHA-256 pobranego pliku. „gh attestation verify” mówi, kto go zbudował.</translation>
    </message>
    <message>
        <source>Built again from the sources, the program for Linux is the same bytes.</source>
        <translation>Zbudowany ponownie ze źródeł program dla Linuksa jest taki sam co do bajta.</translation>
    </message>
    <message>
        <source>What the program contains. A bill of materials (.cdx.json) is beside the release.</source>
        <translation>Co zawiera program. Wykaz składników (.cdx.json) jest obok wydania.</translation>
    </message>
    <message>
        <source>A long run that anybody can repeat: its seed is published before it deals.</source>
        <translation>Długa próba, którą każdy może powtórzyć: jej ziarno jest publikowane przed losowaniem.</translation>
    </message>
    <message>
        <source>What anybody can check</source>
        <translation>Co każdy może sprawdzić</translation>
    </message>
    <message>
        <source>{test}: by chance at most once in {odds} such runs.</source>
        <translation>{test}: przypadkiem najwyżej raz na {odds} takich prób.</translation>
    </message>
    <message>
        <source>{count} of {all} seeds were drawn before.</source>
        <translation>Ziarna pobrane już wcześniej: {count} z {all}.</translation>
    </message>
    <message>
        <source>{count} of {all} boards were dealt before.</source>
        <translation>Rozdania wylosowane już wcześniej: {count} z {all}.</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>There is no format “{name}”. The formats are: {known}.</source>
        <translation>Nie ma formatu „{name}”. Formaty: {known}.</translation>
    </message>
    <message>
        <source>The name has no ending that shows the format. Rename the file to end in one of: {known}.</source>
        <translation>Nazwa nie ma rozszerzenia, które wskazuje format. Zmień nazwę pliku tak, aby kończyła się jednym z nich: {known}.</translation>
    </message>
    <message>
        <source>The format “{first}” was given twice.</source>
        <translation>Format „{first}” podano dwa razy.</translation>
    </message>
    <message>
        <source>“{first}” and “{second}” would both write the {suffix} file: choose one.</source>
        <translation>„{first}” i „{second}” zapisałyby ten sam plik {suffix}: wybierz jeden.</translation>
    </message>
    <message>
        <source>The journal “{path}” is damaged: {reason}.</source>
        <translation>Dziennik „{path}” jest uszkodzony: {reason}.</translation>
    </message>
    <message>
        <source>The journal “{path}” was written by a newer version of this program.</source>
        <translation>Dziennik „{path}” zapisała nowsza wersja tego programu.</translation>
    </message>
    <message>
        <source>Another program is writing to the journal “{path}”.</source>
        <translation>Inny program pisze do dziennika „{path}”.</translation>
    </message>
    <message>
        <source>The journal “{path}” cannot be used: {reason}.</source>
        <translation>Nie można użyć dziennika „{path}”: {reason}.</translation>
    </message>
    <message>
        <source>The journal was changed: {problems}</source>
        <translation>Dziennik zmieniono: {problems}</translation>
    </message>
    <message>
        <source>Set {code} is “{state}” and cannot become “{wanted}”.</source>
        <translation>Zestaw {code} ma stan „{state}” i nie może przejść w „{wanted}”.</translation>
    </message>
    <message>
        <source>This file is sealed, but not locked until a time.</source>
        <translation>Ten plik jest zapieczętowany, ale nie jest zamknięty do określonej chwili.</translation>
    </message>
    <message>
        <source>Not a locked box</source>
        <translation>To nie jest zamknięta skrzynka</translation>
    </message>
    <message>
        <source>Another public clock</source>
        <translation>Inny zegar publiczny</translation>
    </message>
    <message>
        <source>Round {needed} opens this box, not round {given}.</source>
        <translation>Tę skrzynkę otwiera runda {needed}, a nie runda {given}.</translation>
    </message>
    <message>
        <source>A package is missing</source>
        <translation>Brakuje pakietu</translation>
    </message>
    <message>
        <source>Not a deal: {problems}.</source>
        <translation>To nie jest rozkład: {problems}.</translation>
    </message>
    <message>
        <source>Not a diagram: {reason}.</source>
        <translation>To nie jest diagram: {reason}.</translation>
    </message>
    <message>
        <source>Not {kind}: {problems}.</source>
        <translation>To nie jest {kind}: {problems}.</translation>
    </message>
    <message>
        <source>The scheme “{scheme}” numbers from 0 to {last}.</source>
        <translation>Schemat „{scheme}” numeruje od 0 do {last}.</translation>
    </message>
    <message>
        <source>Not four suit words: {reason}.</source>
        <translation>To nie są cztery słowa kolorów: {reason}.</translation>
    </message>
    <message>
        <source>{place}: {reason}</source>
        <translation>{place}: {reason}</translation>
    </message>
    <message>
        <source>There is no number scheme “{name}”. The schemes are: {known}.</source>
        <translation>Nie ma schematu numeracji „{name}”. Schematy: {known}.</translation>
    </message>
    <message>
        <source>Unknown number scheme</source>
        <translation>Nieznany schemat numeracji</translation>
    </message>
    <message>
        <source>Nothing was done. Choose from the list.</source>
        <translation>Nic nie zrobiono. Wybierz z listy.</translation>
    </message>
    <message>
        <source>A value cannot be packed</source>
        <translation>Wartości nie można spakować</translation>
    </message>
    <message>
        <source>Damaged file of numbers</source>
        <translation>Uszkodzony plik numerów</translation>
    </message>
    <message>
        <source>Nothing can be printed on this computer: {reason}.</source>
        <translation>Na tym komputerze nic nie można wydrukować: {reason}.</translation>
    </message>
    <message>
        <source>The generator has used all {last} values of its counter.</source>
        <translation>Generator zużył wszystkie wartości licznika ({last}).</translation>
    </message>
    <message>
        <source>Only {have_bits} of {want_bits} bits of randomness have been collected.</source>
        <translation>Zebrano tylko {have_bits} z {want_bits} bitów losowości.</translation>
    </message>
    <message>
        <source>The self-test of the {part} failed: this copy of the program is damaged.</source>
        <translation>Autotest nie powiódł się ({part}): ta kopia programu jest uszkodzona.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Anulowano.</translation>
    </message>
    <message>
        <source>These boards were dealt before and are {state}: set {named}.</source>
        <translation>Te rozdania wylosowano już wcześniej; stan: {state}, zestaw {named}.</translation>
    </message>
    <message>
        <source>“{text}” cannot be a file name: {reason}.</source>
        <translation>„{text}” nie może być nazwą pliku: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” could not be written: {reason}.</source>
        <translation>Nie można zapisać „{path}”: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” could not be read: {reason}.</source>
        <translation>Nie można odczytać „{path}”: {reason}.</translation>
    </message>
    <message>
        <source>The keys do not fit the plan: {problems}.</source>
        <translation>Klucze nie pasują do planu: {problems}.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nazwa</translation>
    </message>
    <message>
        <source>source of the outside value</source>
        <translation>źródło wartości zewnętrznej</translation>
    </message>
    <message>
        <source>outside value</source>
        <translation>wartość zewnętrzna</translation>
    </message>
    <message>
        <source>hash of the keys</source>
        <translation>skrót kluczy</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>plan</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>powód</translation>
    </message>
    <message>
        <source>hash of the words</source>
        <translation>skrót słów</translation>
    </message>
    <message>
        <source>name of the holder</source>
        <translation>nazwa strażnika</translation>
    </message>
    <message>
        <source>description</source>
        <translation>opis</translation>
    </message>
    <message>
        <source>number of phases</source>
        <translation>liczba faz</translation>
    </message>
    <message>
        <source>number of sessions</source>
        <translation>liczba sesji</translation>
    </message>
    <message>
        <source>number of boards</source>
        <translation>liczba rozdań</translation>
    </message>
    <message>
        <source>choice of boards</source>
        <translation>wybór rozdań</translation>
    </message>
    <message>
        <source>Boards not understood</source>
        <translation>Niezrozumiałe rozdania</translation>
    </message>
    <message>
        <source>Write a number such as 24, or a range such as 11-20.</source>
        <translation>Wpisz liczbę, np. 24, albo zakres, np. 11-20.</translation>
    </message>
    <message>
        <source>Not a deal</source>
        <translation>To nie jest rozkład</translation>
    </message>
    <message>
        <source>Check the hands: 52 different cards, 13 to each seat.</source>
        <translation>Sprawdź ręce: 52 różne karty, po 13 dla każdego.</translation>
    </message>
    <message>
        <source>Hands not understood</source>
        <translation>Niezrozumiałe ręce</translation>
    </message>
    <message>
        <source>Write N: and four hands, suits in the order spades.hearts.diamonds.clubs.</source>
        <translation>Wpisz N: i cztery ręce, kolory w kolejności piki.kiery.kara.trefle.</translation>
    </message>
    <message>
        <source>Hands that do not fit</source>
        <translation>Ręce, które nie pasują</translation>
    </message>
    <message>
        <source>Check the hands: no card twice, and as many cards to each seat as the scheme allows.</source>
        <translation>Sprawdź ręce: żadnej karty dwa razy i tyle kart dla każdego, na ile pozwala schemat.</translation>
    </message>
    <message>
        <source>Suit words not understood</source>
        <translation>Niezrozumiałe słowa kolorów</translation>
    </message>
    <message>
        <source>Write four words of eight hexadecimal digits: spades, hearts, diamonds, clubs.</source>
        <translation>Wpisz cztery słowa po osiem cyfr szesnastkowych: piki, kiery, kara, trefle.</translation>
    </message>
    <message>
        <source>Number out of range</source>
        <translation>Liczba spoza zakresu</translation>
    </message>
    <message>
        <source>Holding not understood</source>
        <translation>Niezrozumiałe karty</translation>
    </message>
    <message>
        <source>No randomness from the computer</source>
        <translation>Komputer nie daje losowości</translation>
    </message>
    <message>
        <source>Too many boards from one seed</source>
        <translation>Za dużo rozdań z jednego ziarna</translation>
    </message>
    <message>
        <source>The meter is not full</source>
        <translation>Wskaźnik nie jest pełny</translation>
    </message>
    <message>
        <source>The same seed twice</source>
        <translation>Dwa razy to samo ziarno</translation>
    </message>
    <message>
        <source>Nothing was dealt. Do not deal on this computer: its randomness is broken.</source>
        <translation>Nic nie wylosowano. Nie losuj na tym komputerze: jego losowość jest zepsuta.</translation>
    </message>
    <message>
        <source>The same deals twice</source>
        <translation>Dwa razy te same rozkłady</translation>
    </message>
    <message>
        <source>The program must not deal</source>
        <translation>Program nie może losować</translation>
    </message>
    <message>
        <source>Nothing was dealt. Install the program again from a source you trust.</source>
        <translation>Nic nie wylosowano. Zainstaluj program ponownie z zaufanego źródła.</translation>
    </message>
    <message>
        <source>Unknown format</source>
        <translation>Nieznany format</translation>
    </message>
    <message>
        <source>Nothing was written. Choose from the list.</source>
        <translation>Nic nie zapisano. Wybierz z listy.</translation>
    </message>
    <message>
        <source>Two formats, one file</source>
        <translation>Dwa formaty, jeden plik</translation>
    </message>
    <message>
        <source>Nothing was dealt. Nothing was written.</source>
        <translation>Nic nie wylosowano. Nic nie zapisano.</translation>
    </message>
    <message>
        <source>Damaged file</source>
        <translation>Uszkodzony plik</translation>
    </message>
    <message>
        <source>Boards that are not deals</source>
        <translation>Niepoprawne rozdania</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Za duży plik</translation>
    </message>
    <message>
        <source>Not a file name</source>
        <translation>To nie jest nazwa pliku</translation>
    </message>
    <message>
        <source>Folder not found</source>
        <translation>Nie ma takiego folderu</translation>
    </message>
    <message>
        <source>The files could not be written</source>
        <translation>Nie można zapisać plików</translation>
    </message>
    <message>
        <source>The file could not be read</source>
        <translation>Nie można odczytać pliku</translation>
    </message>
    <message>
        <source>The disk did not keep the files</source>
        <translation>Dysk nie zachował plików</translation>
    </message>
    <message>
        <source>Files were left behind</source>
        <translation>Pozostały pliki</translation>
    </message>
    <message>
        <source>The journal is damaged</source>
        <translation>Dziennik jest uszkodzony</translation>
    </message>
    <message>
        <source>The journal is from a newer version</source>
        <translation>Dziennik z nowszej wersji</translation>
    </message>
    <message>
        <source>The journal is in use</source>
        <translation>Dziennik jest w użyciu</translation>
    </message>
    <message>
        <source>Nothing was recorded. Wait for the other program, then try again.</source>
        <translation>Nic nie wpisano do dziennika. Poczekaj na drugi program i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>The journal cannot be used</source>
        <translation>Nie można użyć dziennika</translation>
    </message>
    <message>
        <source>The journal was changed</source>
        <translation>Dziennik zmieniono</translation>
    </message>
    <message>
        <source>Set not found</source>
        <translation>Nie ma takiego zestawu</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Teraz to niemożliwe</translation>
    </message>
    <message>
        <source>Nothing can be printed</source>
        <translation>Nic nie można wydrukować</translation>
    </message>
    <message>
        <source>Nothing was written. Install what is missing, or do this on another computer.</source>
        <translation>Nic nie zapisano. Zainstaluj to, czego brakuje, albo zrób to na innym komputerze.</translation>
    </message>
    <message>
        <source>Damaged tournament file</source>
        <translation>Uszkodzony plik zawodów</translation>
    </message>
    <message>
        <source>Damaged file of keys</source>
        <translation>Uszkodzony plik kluczy</translation>
    </message>
    <message>
        <source>Keys of another plan</source>
        <translation>Klucze innego planu</translation>
    </message>
    <message>
        <source>Nothing was dealt. Use the keys that were made when this plan was published.</source>
        <translation>Nic nie wylosowano. Użyj kluczy, które powstały przy publikacji tego planu.</translation>
    </message>
    <message>
        <source>Not the published keys</source>
        <translation>Nie te klucze, które opublikowano</translation>
    </message>
    <message>
        <source>No such session</source>
        <translation>Nie ma takiej sesji</translation>
    </message>
    <message>
        <source>Boards are still open</source>
        <translation>Rozdania są jeszcze otwarte</translation>
    </message>
    <message>
        <source>Not ready to be published</source>
        <translation>Niegotowe do publikacji</translation>
    </message>
    <message>
        <source>No double-dummy results</source>
        <translation>Brak wyników w widne karty</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Anulowano</translation>
    </message>
    <message>
        <source>Command not understood</source>
        <translation>Niezrozumiałe polecenie</translation>
    </message>
    <message>
        <source>Boards that were in use</source>
        <translation>Rozdania, które były w użyciu</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Odmowa</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Nic nie zapisano.</translation>
    </message>
    <message>
        <source>Passphrase too weak</source>
        <translation>Za słabe hasło</translation>
    </message>
    <message>
        <source>Wrong passphrase</source>
        <translation>Złe hasło</translation>
    </message>
    <message>
        <source>Not the right key</source>
        <translation>Niewłaściwy klucz</translation>
    </message>
    <message>
        <source>A passphrase is needed</source>
        <translation>Potrzebne jest hasło</translation>
    </message>
    <message>
        <source>A secret key is needed</source>
        <translation>Potrzebny jest klucz tajny</translation>
    </message>
    <message>
        <source>Damaged sealed file</source>
        <translation>Uszkodzony plik zapieczętowany</translation>
    </message>
    <message>
        <source>Public key not understood</source>
        <translation>Niezrozumiały klucz publiczny</translation>
    </message>
    <message>
        <source>Secret key not understood</source>
        <translation>Niezrozumiały klucz tajny</translation>
    </message>
    <message>
        <source>List of words not understood</source>
        <translation>Niezrozumiała lista słów</translation>
    </message>
    <message>
        <source>Nothing was opened. Compare it with the sheet, word by word.</source>
        <translation>Nic nie otwarto. Porównaj ją z kartką, słowo po słowie.</translation>
    </message>
    <message>
        <source>More officials are needed</source>
        <translation>Potrzeba więcej powierników</translation>
    </message>
    <message>
        <source>Nothing was opened. Use sheets with the same set number.</source>
        <translation>Nic nie otwarto. Użyj kartek z tym samym numerem kompletu.</translation>
    </message>
    <message>
        <source>Damaged key of a session</source>
        <translation>Uszkodzony klucz sesji</translation>
    </message>
    <message>
        <source>This needs the package {package}, which is not installed: pip install bigdeal-gui[{extra}].</source>
        <translation>To wymaga pakietu {package}, który nie jest zainstalowany: pip install bigdeal-gui[{extra}].</translation>
    </message>
    <message>
        <source>Not an outside value</source>
        <translation>To nie jest wartość zewnętrzna</translation>
    </message>
    <message>
        <source>“{file}” is the secret slip, which stays with its holder. The file for the organiser is the one whose name ends in “-hash.txt”.</source>
        <translation>„{file}” to tajna kartka, która zostaje u swojego strażnika. Plik dla organizatora to ten, którego nazwa kończy się na „-hash.txt”.</translation>
    </message>
    <message>
        <source>Secret slip</source>
        <translation>Tajna kartka</translation>
    </message>
    <message>
        <source>These are not yet the words of “{name}”: {reason}.</source>
        <translation>To jeszcze nie są słowa, które ma „{name}”: {reason}.</translation>
    </message>
    <message>
        <source>Not the promised words</source>
        <translation>Nie te słowa, które zapowiedziano</translation>
    </message>
    <message>
        <source>The words of these holders are missing: {names}.</source>
        <translation>Brakuje słów od tych strażników: {names}.</translation>
    </message>
    <message>
        <source>Words are missing</source>
        <translation>Brakuje słów</translation>
    </message>
    <message>
        <source>The promise names no holder “{name}”.</source>
        <translation>Zapowiedź nie wymienia strażnika „{name}”.</translation>
    </message>
    <message>
        <source>No such holder</source>
        <translation>Nie ma takiego strażnika</translation>
    </message>
    <message>
        <source>The pack does not prove what it should: {problems}</source>
        <translation>Paczka nie dowodzi tego, czego powinna: {problems}</translation>
    </message>
    <message>
        <source>The pack was not made</source>
        <translation>Paczki nie utworzono</translation>
    </message>
    <message>
        <source>Nothing was written. Compare plan, keys and commitment with what was published.</source>
        <translation>Nic nie zapisano. Porównaj plan, klucze i zobowiązanie z tym, co opublikowano.</translation>
    </message>
    <message>
        <source>Promise not understood</source>
        <translation>Niezrozumiała zapowiedź</translation>
    </message>
    <message>
        <source>Damaged commitment file</source>
        <translation>Uszkodzony plik zobowiązania</translation>
    </message>
    <message>
        <source>Commitment of a newer version</source>
        <translation>Zobowiązanie z nowszej wersji</translation>
    </message>
    <message>
        <source>This cannot be the outside value: {reason}.</source>
        <translation>To nie może być wartość zewnętrzna: {reason}.</translation>
    </message>
    <message>
        <source>The passphrase does not open this sealed file.</source>
        <translation>Hasło nie otwiera tego zapieczętowanego pliku.</translation>
    </message>
    <message>
        <source>This file opens with a passphrase, not with a key.</source>
        <translation>Ten plik otwiera hasło, nie klucz.</translation>
    </message>
    <message>
        <source>This file opens with a secret key, not with a passphrase.</source>
        <translation>Ten plik otwiera klucz tajny, nie hasło.</translation>
    </message>
    <message>
        <source>Public key {place} cannot be used: {reason}.</source>
        <translation>Nie można użyć klucza publicznego {place}: {reason}.</translation>
    </message>
    <message>
        <source>The secret key cannot be used: {reason}.</source>
        <translation>Nie można użyć klucza tajnego: {reason}.</translation>
    </message>
    <message>
        <source>format {name}</source>
        <translation>format {name}</translation>
    </message>
    <message>
        <source>hash</source>
        <translation>skrót</translation>
    </message>
    <message>
        <source>generator</source>
        <translation>generator</translation>
    </message>
    <message>
        <source>generator in bulk</source>
        <translation>generator masowy</translation>
    </message>
    <message>
        <source>number map</source>
        <translation>odwzorowanie numerów</translation>
    </message>
    <message>
        <source>bulk path</source>
        <translation>tryb masowy</translation>
    </message>
    <message>
        <source>fresh boards</source>
        <translation>nowe rozdania</translation>
    </message>
    <message>
        <source>reading of {name}</source>
        <translation>odczyt {name}</translation>
    </message>
    <message>
        <source>The {name} file is too large to be read whole, {place}: {reason}.</source>
        <translation>Plik {name} jest za duży, aby odczytać go w całości, {place}: {reason}.</translation>
    </message>
    <message>
        <source>The commitment file contradicts itself: its check code is not that of its lines.</source>
        <translation>Plik zobowiązania przeczy sam sobie: jego kod kontrolny nie jest kodem kontrolnym jego wierszy.</translation>
    </message>
    <message>
        <source>Commitment that contradicts itself</source>
        <translation>Zobowiązanie, które przeczy sobie</translation>
    </message>
    <message>
        <source>Damaged record</source>
        <translation>Uszkodzony zapis</translation>
    </message>
    <message>
        <source>Not as promised</source>
        <translation>Niezgodne z zapowiedzią</translation>
    </message>
    <message>
        <source>This is not what was published: {problems}</source>
        <translation>To nie jest to, co opublikowano: {problems}</translation>
    </message>
    <message>
        <source>Not what was published</source>
        <translation>To nie to, co opublikowano</translation>
    </message>
    <message>
        <source>This computer is too slow, or too busy, to open the sealed file.</source>
        <translation>Ten komputer jest zbyt wolny lub zbyt zajęty, aby otworzyć zapieczętowany plik.</translation>
    </message>
    <message>
        <source>Too much work for this computer</source>
        <translation>Za dużo pracy dla tego komputera</translation>
    </message>
    <message>
        <source>Nothing was written. Choose another name, or move the old file to another folder.</source>
        <translation>Nic nie zapisano. Wybierz inną nazwę albo przenieś stary plik do innego folderu.</translation>
    </message>
    <message>
        <source>Not a round of drand: {reason}.</source>
        <translation>To nie jest runda drand: {reason}.</translation>
    </message>
    <message>
        <source>Not a round of drand</source>
        <translation>To nie jest runda drand</translation>
    </message>
    <message>
        <source>This round is not what the network signed: {reason}.</source>
        <translation>Ta runda nie jest tym, co podpisała sieć: {reason}.</translation>
    </message>
    <message>
        <source>Round that was not signed</source>
        <translation>Runda bez prawdziwego podpisu</translation>
    </message>
    <message>
        <source>This is round {found}; round {promised} was promised.</source>
        <translation>To jest runda {found}; zapowiedziano rundę {promised}.</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Inna runda</translation>
    </message>
    <message>
        <source>Not a logo</source>
        <translation>To nie logo</translation>
    </message>
    <message>
        <source>Nothing was written. If play is over, say --finished. Otherwise seal it with a passphrase (--passphrase-file) or until a time (--release), or say --open.</source>
        <translation>Nic nie zapisano. Jeśli gra jest skończona, podaj --finished; w przeciwnym razie zapieczętuj go hasłem (--passphrase-file) lub do terminu (--release) albo podaj --open.</translation>
    </message>
    <message>
        <source>The folder “{path}” has gone, so these files in it could not be looked at: {names}.</source>
        <translation>Folder „{path}” zniknął, więc nie można było obejrzeć tych plików: {names}.</translation>
    </message>
    <message>
        <source>The folder has gone</source>
        <translation>Folder zniknął</translation>
    </message>
    <message>
        <source>They may hold boards: do not use them, and keep the disk or USB drive to yourself. When the folder is back, deal into it again: what is left is removed then, and you are told.</source>
        <translation>Mogą zawierać rozdania: nie używaj ich, a dysk lub pendrive zatrzymaj przy sobie. Gdy folder wróci, rozdaj do niego ponownie: co zostało, zostanie usunięte, o czym program powiadomi.</translation>
    </message>
    <message>
        <source>The clock of this computer says {here}, but its journal has an entry of {later}.</source>
        <translation>Zegar tego komputera wskazuje {here}, a jego dziennik ma wpis z dnia {later}.</translation>
    </message>
    <message>
        <source>The clock was set back</source>
        <translation>Zegar został cofnięty</translation>
    </message>
    <message>
        <source>Nothing was dealt, and the meter is as it was. Set the clock right, or say here which day it is.</source>
        <translation>Niczego nie rozdano, a wskaźnik jest taki, jaki był. Ustaw zegar albo podaj tu, jaki jest dzień.</translation>
    </message>
    <message>
        <source>With this paper and binding, layout {layout} would print cards smaller than {least} points.</source>
        <translation>Przy tym papierze i tej oprawie układ {layout} dałby karty poniżej {least} punktów.</translation>
    </message>
    <message>
        <source>Too small to be read</source>
        <translation>Zbyt małe do czytania</translation>
    </message>
    <message>
        <source>Nothing was written. Take fewer boards a page (--layout) or larger paper (--paper), or leave out the room for holes, or the results.</source>
        <translation>Nic nie zapisano. Daj mniej rozdań na stronie (--layout) lub większy papier (--paper), albo pomiń miejsce na dziurki lub wyniki.</translation>
    </message>
    <message>
        <source>This {name} file has boards without hands ({place}).</source>
        <translation>Ten plik {name} ma rozdania bez rąk ({place}).</translation>
    </message>
    <message>
        <source>No hands in this file</source>
        <translation>Brak rąk w tym pliku</translation>
    </message>
    <message>
        <source>The file was not changed. Choose the file with the hands.</source>
        <translation>Plik pozostał bez zmian. Wybierz plik, który zawiera ręce.</translation>
    </message>
    <message>
        <source>“{name}” numbers its boards otherwise than set {code}, whose boards they are.</source>
        <translation>„{name}” numeruje rozdania inaczej niż zestaw {code}, do którego należą.</translation>
    </message>
    <message>
        <source>Other board numbers than dealt</source>
        <translation>Inne numery niż wylosowane</translation>
    </message>
    <message>
        <source>Nothing was written. Print the set by its code, or correct the numbers. To keep them, use the command with --although-numbers.</source>
        <translation>Nic nie zapisano. Wydrukuj zestaw według kodu albo popraw numery. Zachowa je polecenie z --although-numbers.</translation>
    </message>
    <message>
        <source>This cannot be read as a hand: {reason}.</source>
        <translation>Nie można tego odczytać jako ręki: {reason}.</translation>
    </message>
    <message>
        <source>Not a hand</source>
        <translation>To nie ręka</translation>
    </message>
    <message>
        <source>Nothing was looked for. Type 13 cards: spades, hearts, diamonds, clubs, with dots between.</source>
        <translation>Niczego nie szukano. Wpisz 13 kart: piki, kiery, kara, trefle, z kropkami między kolorami.</translation>
    </message>
    <message>
        <source>No unfinished file of it was left behind. Choose another folder or make room, then do it again.</source>
        <translation>Nie został po nim żaden niedokończony plik. Wybierz inny folder lub zrób miejsce, a potem spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Double-dummy analysis is not available on this computer: {reason}.</source>
        <translation>Wyników w widne karty nie można uzyskać na tym komputerze: {reason}.</translation>
    </message>
    <message>
        <source>The format “{name}” cannot contain these boards: {reason}. {remedy}</source>
        <translation>Format „{name}” nie pomieści tych rozdań: {reason}. {remedy}</translation>
    </message>
    <message>
        <source>Not a valid {name} file, {place}: {reason}.</source>
        <translation>To nie jest poprawny plik {name}, {place}: {reason}.</translation>
    </message>
    <message>
        <source>The {name} file contains boards that are not deals: {problems}</source>
        <translation>Plik {name} zawiera niepoprawne rozdania: {problems}</translation>
    </message>
    <message>
        <source>The file has {size_bytes} bytes; at most {limit_bytes} can be read.</source>
        <translation>Plik ma {size_bytes} bajtów; czytane jest najwyżej {limit_bytes}.</translation>
    </message>
    <message>
        <source>Not a holding of one suit: {reason}.</source>
        <translation>To nie jest kolor w dwóch rękach: {reason}.</translation>
    </message>
    <message>
        <source>The journal “{path}” is missing; it had {rows} rows.</source>
        <translation>Dziennik „{path}” zniknął; miał wierszy: {rows}.</translation>
    </message>
    <message>
        <source>The journal’s key “{path}” {reason}.</source>
        <translation>Klucz dziennika „{path}”: {reason}.</translation>
    </message>
    <message>
        <source>There is no space on the disk for the journal “{path}”.</source>
        <translation>Na dysku nie ma miejsca na dziennik „{path}”.</translation>
    </message>
    <message>
        <source>There is no set “{text}” in the journal.</source>
        <translation>W dzienniku nie ma zestawu „{text}”.</translation>
    </message>
    <message>
        <source>The file was not changed. It opens with a passphrase or a key.</source>
        <translation>Plik pozostał bez zmian. Otwiera go hasło lub klucz.</translation>
    </message>
    <message>
        <source>This box is locked with a public clock other than quicknet.</source>
        <translation>Tę skrzynkę zamknięto za pomocą innego zegara publicznego niż quicknet.</translation>
    </message>
    <message>
        <source>The file was not changed. Ask the person who made it how to open it.</source>
        <translation>Plik pozostał bez zmian. Zapytaj jego autora, jak go otworzyć.</translation>
    </message>
    <message>
        <source>The box was not changed. Get the round that the box names, and try again.</source>
        <translation>Skrzynka pozostała bez zmian. Pobierz rundę, którą podaje skrzynka, i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Nothing was done. Install it and try again.</source>
        <translation>Nic nie zrobiono. Zainstaluj go i wywołaj ponownie.</translation>
    </message>
    <message>
        <source>“{text}” is not a set of boards: {reason}.</source>
        <translation>„{text}” to nie zestaw rozdań: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was written. Correct it and start again.</source>
        <translation>Nic nie zapisano. Popraw ją i zacznij od nowa.</translation>
    </message>
    <message>
        <source>Not a valid file of “{scheme}” numbers, record {record}: {reason}.</source>
        <translation>To nie jest poprawny plik numerów „{scheme}”, rekord {record}: {reason}.</translation>
    </message>
    <message>
        <source>The computer’s own randomness is not available ({reason}).</source>
        <translation>Losowość komputera jest niedostępna ({reason}).</translation>
    </message>
    <message>
        <source>The randomness produced a seed that it had produced before (its digest is in “{path}”).</source>
        <translation>Losowość dała ziarno, które dała już wcześniej (jego skrót jest w „{path}”).</translation>
    </message>
    <message>
        <source>The randomness produced deals that it had produced before, in the set {named}.</source>
        <translation>Losowość dała rozkłady, które dała już wcześniej, w zestawie {named}.</translation>
    </message>
    <message>
        <source>Nothing was written. Deal a new set, or a reserve set in a tournament. From these boards you may only make copies for a record or a web page.</source>
        <translation>Nic nie zapisano. Wylosuj nowy zestaw, a w turnieju zestaw rezerwowy; z tych można zrobić tylko kopie do wydruku lub na stronę WWW.</translation>
    </message>
    <message>
        <source>Some of these boards belong to a set that is {state}, not finished: set {named}.</source>
        <translation>Są wśród nich rozdania zestawu {named}, który nie jest rozegrany; jego stan: {state}.</translation>
    </message>
    <message>
        <source>“{path}” already exists and was not changed.</source>
        <translation>„{path}” już istnieje i pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>The folder “{path}” does not exist.</source>
        <translation>Nie ma folderu „{path}”.</translation>
    </message>
    <message>
        <source>“{path}” reads back differently from what was dealt: the disk or USB drive is faulty.</source>
        <translation>„{path}” odczytuje się inaczej, niż wylosowano: dysk lub pendrive jest uszkodzony.</translation>
    </message>
    <message>
        <source>The set could not be completed, and some of its files could not be removed: {names}.</source>
        <translation>Nie udało się dokończyć zestawu ani usunąć części jego plików: {names}.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written ({reason}). Because “portable.ini” is beside the program, everything is stored there.</source>
        <translation>Nie można zapisać „{path}” ({reason}), a z plikiem „portable.ini” obok programu wszystko jest przechowywane tam.</translation>
    </message>
    <message>
        <source>The {key} cannot be stored in Big Deal’s file: {reason}.</source>
        <translation>To nie może być w pliku Big Deala ({key}): {reason}.</translation>
    </message>
    <message>
        <source>The {field} is not valid: {reason}.</source>
        <translation>Tak nie może być ({field}): {reason}.</translation>
    </message>
    <message>
        <source>Not a valid tournament plan, line {line}, column {column}: {reason}.</source>
        <translation>Niepoprawny opis zawodów, wiersz {line}, kolumna {column}: {reason}.</translation>
    </message>
    <message>
        <source>Not a valid key file, line {line}, column {column}: {reason}.</source>
        <translation>Niepoprawny plik kluczy, wiersz {line}, kolumna {column}: {reason}.</translation>
    </message>
    <message>
        <source>These are not the keys that were fixed when the plan was published.</source>
        <translation>To nie są klucze, które ustalono przy publikacji planu.</translation>
    </message>
    <message>
        <source>The plan leaves the boards of phase {phase} open, and you named none.</source>
        <translation>Plan pozostawia otwarte rozdania fazy {phase}, a żadnych nie podano.</translation>
    </message>
    <message>
        <source>The plan cannot be published like this: {problems}</source>
        <translation>Planu nie można tak opublikować: {problems}</translation>
    </message>
    <message>
        <source>beginning of the file names</source>
        <translation>początek nazw plików</translation>
    </message>
    <message>
        <source>A value cannot be converted</source>
        <translation>Wartości nie można przeliczyć</translation>
    </message>
    <message>
        <source>The values before it have been converted. Correct it and continue from there.</source>
        <translation>Wcześniejsze są już przeliczone. Popraw ją i zacznij od tego miejsca.</translation>
    </message>
    <message>
        <source>Give a number within the range.</source>
        <translation>Podaj liczbę z zakresu.</translation>
    </message>
    <message>
        <source>Write South’s cards, a space, and North’s, such as AT95 Q4; a hand without cards is “-”.</source>
        <translation>Wpisz karty S, odstęp i karty N, np. AT95 Q4; ręka bez kart to „-”.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Restart the computer. If that does not help, use another one.</source>
        <translation>Nic nie wylosowano. Uruchom komputer ponownie; jeśli to nie pomoże, użyj innego.</translation>
    </message>
    <message>
        <source>Nothing was written. Deal fewer boards at a time.</source>
        <translation>Losuj mniej rozdań naraz; nic nie dostarczono.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Type or move the mouse until it is full.</source>
        <translation>Pisz lub ruszaj myszą, aż będzie pełny. Nic nie wylosowano.</translation>
    </message>
    <message>
        <source>Nothing was written. Do not deal on this computer: its randomness is broken.</source>
        <translation>Nic nie dostarczono. Nie losuj na tym komputerze: jego losowość jest zepsuta.</translation>
    </message>
    <message>
        <source>Nothing was written. Choose only one of them.</source>
        <translation>Nic nie zapisano. Pomiń jeden z nich.</translation>
    </message>
    <message>
        <source>A format cannot contain these boards</source>
        <translation>Format nie pomieści tych rozdań</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was made.</source>
        <translation>Plik pozostał bez zmian. Pobierz go ponownie stamtąd, gdzie powstał.</translation>
    </message>
    <message>
        <source>The file was not changed. Do not play these boards.</source>
        <translation>Plik pozostał bez zmian. Nie graj tych rozdań.</translation>
    </message>
    <message>
        <source>The file was not changed.</source>
        <translation>Plik pozostał bez zmian.</translation>
    </message>
    <message>
        <source>The name already exists</source>
        <translation>Nazwa jest zajęta</translation>
    </message>
    <message>
        <source>Nothing was written. Use letters, digits, spaces, “-” and “_”.</source>
        <translation>Nic nie zapisano. Użyj liter, cyfr, odstępów, „-” i „_”.</translation>
    </message>
    <message>
        <source>Nothing was changed. Check the name, and whether you may read it.</source>
        <translation>Niczego nie zmieniono. Sprawdź nazwę i prawo do odczytu.</translation>
    </message>
    <message>
        <source>The USB drive cannot be written</source>
        <translation>Nie można zapisać na pendrivie</translation>
    </message>
    <message>
        <source>Nothing was dealt. Remove the write protection or free some space. Without “portable.ini” the program stores its files on this computer.</source>
        <translation>Nic nie wylosowano. Zdejmij ochronę przed zapisem albo zrób miejsce. Bez „portable.ini” program przechowuje swoje dane na tym komputerze.</translation>
    </message>
    <message>
        <source>The set was removed again. Use another disk or USB drive.</source>
        <translation>Zestaw usunięto. Użyj innego dysku lub pendrive’a.</translation>
    </message>
    <message>
        <source>This file is sealed or locked. Its boards can be read when it has been opened.</source>
        <translation>Ten plik jest zapieczętowany lub zamknięty. Jego rozdania będzie można odczytać po otwarciu.</translation>
    </message>
    <message>
        <source>Sealed or locked</source>
        <translation>Zapieczętowany lub zamknięty</translation>
    </message>
    <message>
        <source>Nothing was written. A locked box opens with its round, a sealed file with its passphrase or key.</source>
        <translation>Nic nie zapisano. Zamkniętą skrzynkę otwiera jej runda, a plik zapieczętowany hasło lub klucz.</translation>
    </message>
    <message>
        <source>The work was interrupted: the part of the program that does it has stopped.</source>
        <translation>Praca została przerwana: część programu, która to robi, przestała działać.</translation>
    </message>
    <message>
        <source>The work was interrupted</source>
        <translation>Praca przerwana</translation>
    </message>
    <message>
        <source>The journal shows whether it was done. If it was not, do it again: this also removes hidden files, which may contain boards or keys.</source>
        <translation>Dziennik pokazuje, czy to zostało zrobione. Jeśli nie, zrób to ponownie: usunie to także ukryte pliki, które mogą zawierać rozdania lub klucze.</translation>
    </message>
    <message>
        <source>It was not changed, and nothing was dealt. Restore it from a backup, or move its folder elsewhere and keep it: the program then starts a new journal.</source>
        <translation>Pozostał bez zmian, nic nie wylosowano. Przywróć go z kopii zapasowej albo odłóż jego folder na bok i zachowaj: program zacznie wtedy nowy dziennik.</translation>
    </message>
    <message>
        <source>The journal is missing</source>
        <translation>Dziennik zniknął</translation>
    </message>
    <message>
        <source>Nothing was dealt. Put the journal back, or restore a backup. To start a new one, move the other files of its folder elsewhere and keep them.</source>
        <translation>Nic nie wylosowano. Odłóż dziennik na miejsce albo przywróć kopię zapasową. Aby zacząć nowy, odłóż pozostałe pliki z jego folderu na bok i zachowaj.</translation>
    </message>
    <message>
        <source>The journal’s key is missing</source>
        <translation>Nie ma klucza dziennika</translation>
    </message>
    <message>
        <source>Nothing was dealt. Put “journal.key” back beside the journal, or restore a backup. Without the key, earlier sets cannot be recognised.</source>
        <translation>Nic nie wylosowano. Umieść „journal.key” z powrotem obok dziennika albo przywróć kopię zapasową: bez klucza nie można rozpoznać żadnego wcześniejszego zestawu.</translation>
    </message>
    <message>
        <source>It was not changed. Use the newer program.</source>
        <translation>Pozostał bez zmian. Użyj nowszego programu.</translation>
    </message>
    <message>
        <source>No space for the journal</source>
        <translation>Brak miejsca na dziennik</translation>
    </message>
    <message>
        <source>The journal is intact, but the new row was not written. Free some space on the disk, then try again.</source>
        <translation>Dziennik jest w porządku, ale nie zapisano wiersza. Zrób miejsce na dysku i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Nothing was recorded. Check that you have permission to write in its folder.</source>
        <translation>Nic nie wpisano do dziennika. Sprawdź, czy w jego folderze można zapisywać.</translation>
    </message>
    <message>
        <source>It was not changed. Keep a copy, and compare it with an earlier certificate or export.</source>
        <translation>Pozostał bez zmian. Zachowaj kopię i porównaj ją z wcześniejszym certyfikatem lub eksportem.</translation>
    </message>
    <message>
        <source>Check the code on the label. A set dealt on another computer is in that computer’s journal.</source>
        <translation>Sprawdź kod na etykiecie. Zestaw wylosowany na innym komputerze jest w dzienniku tamtego komputera.</translation>
    </message>
    <message>
        <source>The set was not changed.</source>
        <translation>Zestaw pozostał bez zmian.</translation>
    </message>
    <message>
        <source>“{path}” is another file, so the set’s files were not moved.</source>
        <translation>„{path}” to inny plik, więc plików zestawu nie przeniesiono.</translation>
    </message>
    <message>
        <source>The files were not moved</source>
        <translation>Plików nie przeniesiono</translation>
    </message>
    <message>
        <source>The set’s files are unchanged, and where they were. Put the other file elsewhere before you move them.</source>
        <translation>Pliki zestawu są niezmienione i tam, gdzie były. Przełóż inny plik gdzie indziej, zanim je przeniesiesz.</translation>
    </message>
    <message>
        <source>Not for Big Deal’s file</source>
        <translation>Nie do pliku Big Deala</translation>
    </message>
    <message>
        <source>The file was not changed. Use a shorter text on one line.</source>
        <translation>Plik pozostał bez zmian. Użyj krótszego tekstu w jednym wierszu.</translation>
    </message>
    <message>
        <source>The plan is not possible</source>
        <translation>Plan nie może taki być</translation>
    </message>
    <message>
        <source>Nothing was written. Correct the points named.</source>
        <translation>Nic nie zapisano. Popraw to, co wymieniono.</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was published, or use its .bak.</source>
        <translation>Plik pozostał bez zmian. Pobierz go ponownie stamtąd, gdzie go opublikowano, albo użyj jego pliku .bak.</translation>
    </message>
    <message>
        <source>The file was not changed. Use a copy of it. Without the keys nothing can be dealt or proved.</source>
        <translation>Plik pozostał bez zmian. Użyj jego kopii; bez kluczy nie można nic wylosować ani dowieść.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Use the keys and the plan exactly as published.</source>
        <translation>Nic nie wylosowano. Użyj kluczy i planu takich, jakie były przy publikacji.</translation>
    </message>
    <message>
        <source>Nothing was written. Check the phases of the plan.</source>
        <translation>Nic nie zapisano. Obejrzyj fazy planu.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Enter how many boards these sessions have.</source>
        <translation>Nic nie wylosowano. Podaj, ile rozdań mają te sesje.</translation>
    </message>
    <message>
        <source>The tournament was not changed.</source>
        <translation>Zawody pozostały bez zmian.</translation>
    </message>
    <message>
        <source>Nothing was published. Correct the points named, or confirm that they are intended.</source>
        <translation>Nic nie opublikowano. Popraw to, co wymieniono, albo zaznacz, że tak ma być.</translation>
    </message>
    <message>
        <source>No files were left behind.</source>
        <translation>Nie pozostał żaden plik.</translation>
    </message>
    <message>
        <source>Nothing was written. --help lists the commands and options.</source>
        <translation>Nic nie zapisano. Możliwości wymienia --help.</translation>
    </message>
    <message>
        <source>Boards not played yet</source>
        <translation>Rozdania, które mają być jeszcze grane</translation>
    </message>
    <message>
        <source>Nothing was shown. Wait until play is over and the set is marked as finished, or use --finished.</source>
        <translation>Nic nie pokazano. Poczekaj, aż gra się skończy i zestaw będzie oznaczony jako rozegrany, albo podaj --finished.</translation>
    </message>
    <message>
        <source>The set has not been played yet</source>
        <translation>Zestaw ma być jeszcze grany</translation>
    </message>
    <message>
        <source>Cannot be opened yet</source>
        <translation>Jeszcze nie do otwarcia</translation>
    </message>
    <message>
        <source>The file was not changed. It opens then, or as soon as its set is marked as finished.</source>
        <translation>Plik pozostał bez zmian. Otworzy się wtedy albo gdy jego zestaw będzie oznaczony jako rozegrany.</translation>
    </message>
    <message>
        <source>The key is missing</source>
        <translation>Klucza tu nie ma</translation>
    </message>
    <message>
        <source>The file was not changed. Open it on the computer that made it, or make the record again there.</source>
        <translation>Plik pozostał bez zmian. Otwórz go na komputerze, na którym powstał, albo zrób tam wydruk ponownie.</translation>
    </message>
    <message>
        <source>Nothing was sealed. Use several unrelated words, or let the program make them up.</source>
        <translation>Nic nie zapieczętowano. Weź kilka słów, które do siebie nie pasują, albo pozwól programowi je utworzyć.</translation>
    </message>
    <message>
        <source>The file was not changed. Check capital letters and the keyboard layout, then try again.</source>
        <translation>Plik pozostał bez zmian. Uważaj na wielkie litery i układ klawiatury, potem spróbuj ponownie.</translation>
    </message>
    <message>
        <source>The file was not changed. Use the secret key of one of the people it was sealed for.</source>
        <translation>Plik pozostał bez zmian. Użyj tajnego klucza kogoś z tych, dla których go zapieczętowano.</translation>
    </message>
    <message>
        <source>The file was not changed. Enter the passphrase, or the words from the officials’ sheets.</source>
        <translation>Plik pozostał bez zmian. Podaj hasło albo złóż razem listy słów powierników.</translation>
    </message>
    <message>
        <source>The file was not changed. Give the secret key of one of the people it was sealed for.</source>
        <translation>Plik pozostał bez zmian. Podaj tajny klucz kogoś z tych, dla których go zapieczętowano.</translation>
    </message>
    <message>
        <source>This is neither a sealed file nor a locked box: it does not start like an age file.</source>
        <translation>To nie jest ani plik zapieczętowany, ani zamknięta skrzynka: nie zaczyna się jak plik age.</translation>
    </message>
    <message>
        <source>Neither a sealed file nor a locked box</source>
        <translation>Ani plik zapieczętowany, ani zamknięta skrzynka</translation>
    </message>
    <message>
        <source>The file was not changed. Choose the sealed file or the box, or another copy of it.</source>
        <translation>Plik pozostał bez zmian. Wybierz plik zapieczętowany lub skrzynkę albo inną ich kopię.</translation>
    </message>
    <message>
        <source>The file was not changed. Use another copy of it.</source>
        <translation>Plik pozostał bez zmian. Użyj innej jego kopii.</translation>
    </message>
    <message>
        <source>Opening this sealed file would take too long: it was sealed with a very high work factor.</source>
        <translation>Otwieranie tego zapieczętowanego pliku trwałoby zbyt długo: zapieczętowano go z niezwykle wysokim współczynnikiem pracy.</translation>
    </message>
    <message>
        <source>Opening would take too long</source>
        <translation>Otwieranie trwałoby zbyt długo</translation>
    </message>
    <message>
        <source>The file was not changed. Ask the person who sealed it to seal it again in the usual way.</source>
        <translation>Plik pozostał bez zmian. Poproś osobę, która go zapieczętowała, aby zrobiła to ponownie w zwykły sposób.</translation>
    </message>
    <message>
        <source>Nothing was sealed. A public key is one line that starts with age1.</source>
        <translation>Nic nie zapieczętowano. Klucz publiczny to jeden wiersz, który zaczyna się od age1.</translation>
    </message>
    <message>
        <source>Nothing was opened. A secret key is one line that starts with AGE-SECRET-KEY-1.</source>
        <translation>Nic nie otwarto. Klucz tajny to jeden wiersz, który zaczyna się od AGE-SECRET-KEY-1.</translation>
    </message>
    <message>
        <source>These sheets cannot be made</source>
        <translation>Takich części nie można utworzyć</translation>
    </message>
    <message>
        <source>Nothing was sealed. Use two of three, for example.</source>
        <translation>Nic nie zapieczętowano. Weź na przykład dwie z trzech.</translation>
    </message>
    <message>
        <source>Nothing was opened. Enter the words of another sheet as well.</source>
        <translation>Nic nie otwarto. Wpisz także listę słów z innej kartki.</translation>
    </message>
    <message>
        <source>Sheets that do not belong together</source>
        <translation>Listy słów, które nie pasują</translation>
    </message>
    <message>
        <source>Not a valid session key file, line {line}: {reason}.</source>
        <translation>Niepoprawny plik z kluczem sesji, wiersz {line}: {reason}.</translation>
    </message>
    <message>
        <source>The file was not changed. Get the pack of that session again.</source>
        <translation>Plik pozostał bez zmian. Pobierz paczkę tej sesji jeszcze raz.</translation>
    </message>
    <message>
        <source>The file was not changed. The records before this one could be read. Perhaps it uses another scheme.</source>
        <translation>Plik pozostał bez zmian; rekordy przed tym można było odczytać. Być może jest zapisany według innego schematu.</translation>
    </message>
    <message>
        <source>Nothing was written. Type the value as published, on one line.</source>
        <translation>Nic nie zapisano. Wpisz wartość tak, jak ją opublikowano, w jednym wierszu.</translation>
    </message>
    <message>
        <source>Nothing was read from it. If somebody else already has it, let the holder make new words.</source>
        <translation>Niczego z niej nie przejęto. Jeśli ma ją już ktoś inny, niech strażnik utworzy nowe słowa.</translation>
    </message>
    <message>
        <source>Nothing was written. Check the slip again: it is easy to mistype a word.</source>
        <translation>Nic nie zapisano. Spójrz jeszcze raz na kartkę: przy pisaniu łatwo o pomyłkę.</translation>
    </message>
    <message>
        <source>Nothing was written. Ask them for their words. If someone withholds them, say so: the promised hash is then used instead, and play goes on.</source>
        <translation>Nic nie zapisano. Poproś o słowa. Kto je zatrzyma, nie wstrzyma gry: zaznacz to, a ich miejsce zajmie zapowiedziany skrót.</translation>
    </message>
    <message>
        <source>Nothing was written. Use the name exactly as in the promise.</source>
        <translation>Nic nie zapisano. Użyj nazwy tak, jak stoi w zapowiedzi.</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was published.</source>
        <translation>Plik pozostał bez zmian. Pobierz go ponownie stamtąd, gdzie go opublikowano.</translation>
    </message>
    <message>
        <source>The file was not changed. Use the newer program.</source>
        <translation>Plik pozostał bez zmian. Użyj nowszego programu.</translation>
    </message>
    <message>
        <source>The outside value cannot be promised like this: {reason}.</source>
        <translation>Wartości zewnętrznej nie można tak zapowiedzieć: {reason}.</translation>
    </message>
    <message>
        <source>Not a valid commitment file: {reason}.</source>
        <translation>Niepoprawny plik zobowiązania: {reason}.</translation>
    </message>
    <message>
        <source>The commitment file has version {version}, which this program does not know.</source>
        <translation>Plik zobowiązania jest rodzaju {version}, którego ten program nie zna.</translation>
    </message>
    <message>
        <source>This passphrase is not accepted: {reason}.</source>
        <translation>To hasło nie zostało przyjęte: {reason}.</translation>
    </message>
    <message>
        <source>The file is sealed for a different key.</source>
        <translation>Plik jest zapieczętowany dla innego klucza niż podany.</translation>
    </message>
    <message>
        <source>Not a valid sealed file: {reason}.</source>
        <translation>Niepoprawny plik zapieczętowany: {reason}.</translation>
    </message>
    <message>
        <source>{needed} of {count} sheets are not possible: {reason}.</source>
        <translation>Części {needed} z {count} nie mogą być: {reason}.</translation>
    </message>
    <message>
        <source>The words cannot be read: {reason}.</source>
        <translation>Nie można odczytać listy słów: {reason}.</translation>
    </message>
    <message>
        <source>Sheets entered: {have}; needed to open the file: {needed}.</source>
        <translation>Listy słów z różnych kartek: {have}; do otwarcia pliku potrzeba: {needed}.</translation>
    </message>
    <message>
        <source>These sheets do not belong together: {reason}.</source>
        <translation>Te listy słów nie pasują do siebie: {reason}.</translation>
    </message>
    <message>
        <source>Set {named} is {state}, not finished: prints that show its cards are sealed, unless you decide otherwise.</source>
        <translation>Zestaw {named} nie jest rozegrany (stan: {state}): co pokazuje jego karty, jest pieczętowane albo świadomie zostawiane otwarte.</translation>
    </message>
    <message>
        <source>The sealed record cannot be opened before {release_at}.</source>
        <translation>Zapieczętowany wydruk można otworzyć {release_at}, nie wcześniej.</translation>
    </message>
    <message>
        <source>This computer’s journal has no key for this sealed file.</source>
        <translation>W dzienniku tego komputera nie ma klucza do tego zapieczętowanego pliku.</translation>
    </message>
    <message>
        <source>computer’s randomness</source>
        <translation>losowość komputera</translation>
    </message>
    <message>
        <source>Too large to read</source>
        <translation>Więcej, niż można odczytać</translation>
    </message>
    <message>
        <source>The file was not changed. It may be valid: split it into smaller files.</source>
        <translation>Plik pozostał bez zmian. Może być poprawny: trzeba podzielić go na mniejsze.</translation>
    </message>
    <message>
        <source>A set called “{name}” is being dealt into “{folder}” right now.</source>
        <translation>Właśnie trwa losowanie zestawu o nazwie „{name}” w „{folder}”.</translation>
    </message>
    <message>
        <source>Already being dealt</source>
        <translation>Losowanie już trwa</translation>
    </message>
    <message>
        <source>Nothing was dealt a second time. Wait until it is finished, or choose another name.</source>
        <translation>Nic nie wylosowano po raz drugi. Poczekaj na koniec tamtego losowania albo wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>There is a problem with the journal “{path}”: {reason}.</source>
        <translation>Dziennik „{path}” budzi wątpliwości: {reason}.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>Dziennik budzi wątpliwości</translation>
    </message>
    <message>
        <source>Nothing was dealt. Find out why, or restore a backup; your newest certificate shows how far the journal had come. To deal anyway, answer yes when the program asks, or use --although-journal on the command line.</source>
        <translation>Nic nie wylosowano. Ustal przyczynę albo przywróć kopię zapasową; najnowszy certyfikat pokazuje, dokąd doszedł dziennik. Aby mimo to wylosować, potwierdź to, gdy padnie pytanie; polecenia mają --although-journal.</translation>
    </message>
    <message>
        <source>Not a valid tournament record: {reason}.</source>
        <translation>To nie jest poprawny zapis zawodów: {reason}.</translation>
    </message>
    <message>
        <source>The file was not changed. Get the pack again from where it was published.</source>
        <translation>Plik pozostał bez zmian. Pobierz paczkę ponownie stamtąd, gdzie ją opublikowano.</translation>
    </message>
    <message>
        <source>place of publication</source>
        <translation>miejsce, gdzie jest opublikowany</translation>
    </message>
    <message>
        <source>first day of publication</source>
        <translation>dzień, od którego jest opublikowany</translation>
    </message>
    <message>
        <source>The outside value is not in the promised form: {reason}.</source>
        <translation>Wartość zewnętrzna nie jest zapisana tak, jak zapowiedziano: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was written. Look the value up again. If its source really published it like this, give the reason for using it anyway; everyone will read the reason.</source>
        <translation>Nic nie zapisano. Sprawdź wartość jeszcze raz. Jeśli źródło naprawdę tak ją podało, napisz, dlaczego mimo to się ją przyjmuje; powód przeczytają wszyscy.</translation>
    </message>
    <message>
        <source>Nothing was written. Put back the plan, the commitment and the keys exactly as published.</source>
        <translation>Nic nie zapisano. Przywróć plan, zobowiązanie i klucze w takiej postaci, w jakiej je opublikowano.</translation>
    </message>
    <message>
        <source>The file was not changed. Close other programs and try again, or use a faster computer.</source>
        <translation>Plik pozostał bez zmian. Zamknij inne programy i spróbuj ponownie albo użyj szybszego komputera.</translation>
    </message>
    <message>
        <source>The boards have not changed. Print without the analysis; if the program runs under Python, install bigdeal-gui[analysis].</source>
        <translation>Rozdania są takie, jakie były. Pomiń wyniki; tam, gdzie program działa pod Pythonem, zainstaluj bigdeal-gui[analysis].</translation>
    </message>
    <message>
        <source>Sealing or opening was interrupted: the part of the program that does it has stopped.</source>
        <translation>Pieczętowanie lub otwieranie zostało przerwane: część programu, która to robi, zakończyła działanie.</translation>
    </message>
    <message>
        <source>Sealing or opening was interrupted</source>
        <translation>Pieczętowanie lub otwieranie przerwane</translation>
    </message>
    <message>
        <source>No file was written or changed. This needs a lot of memory: close other programs and try again.</source>
        <translation>Żaden plik nie został zapisany ani zmieniony. Zamknij inne programy, bo potrzeba do tego dużo pamięci, i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Nothing was written. Put the USB drive back in, or choose another folder.</source>
        <translation>Nic nie zapisano. Włóż pendrive z powrotem albo wybierz inny folder.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the round again: its number, its signature and its randomness.</source>
        <translation>Nic nie zapisano. Pobierz rundę jeszcze raz: jej numer, podpis i liczbę losową.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the round again, preferably from another relay.</source>
        <translation>Nic nie zapisano. Pobierz rundę jeszcze raz, najlepiej z innego serwera.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the promised round.</source>
        <translation>Nic nie zapisano. Pobierz zapowiedzianą rundę.</translation>
    </message>
    <message>
        <source>This picture cannot be used as a logo: {reason}.</source>
        <translation>Ten obraz nie może być logo: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was changed. Save the picture as a PNG about 1000 pixels wide, and choose that.</source>
        <translation>Nic się nie zmieniło. Zapisz obraz jako PNG, o szerokości około 1000 punktów, i wybierz go.</translation>
    </message>
    <message>
        <source>See the help page “When something goes wrong at the event”, case {number}.</source>
        <translation>Zobacz stronę pomocy „Gdy na zawodach coś pójdzie źle”, przypadek {number}.</translation>
    </message>
    <message>
        <source>A worker process ended before its part was done. Results kept so far: {done}.</source>
        <translation>Proces roboczy zakończył się przed ukończeniem swojej części. Zachowane dotąd wyniki: {done}.</translation>
    </message>
    <message>
        <source>A worker was lost</source>
        <translation>Utracono proces roboczy</translation>
    </message>
    <message>
        <source>What is done is kept. Call resume() of this error with a fresh executor to go on.</source>
        <translation>To, co gotowe, zostało zachowane. Aby kontynuować, wywołaj resume() tego błędu z nowym executorem.</translation>
    </message>
    <message>
        <source>Do not use them. When the disk or USB drive works again, deal into its folder again. What is left is then removed, and you are told.</source>
        <translation>Nie używaj ich. Gdy dysk lub pendrive znów zadziała, rozdaj ponownie do jego folderu: co zostało, zostanie usunięte, o czym program powiadomi.</translation>
    </message>
    <message>
        <source>The last entry may be recorded, or not. Look at the journal before you try again.</source>
        <translation>Ostatni wpis mógł zostać zapisany lub nie. Zajrzyj do dziennika, zanim spróbujesz ponownie.</translation>
    </message>
    <message>
        <source>“{path}” is not a valid backup of a journal: {reason}.</source>
        <translation>„{path}” nie jest poprawną kopią zapasową dziennika: {reason}.</translation>
    </message>
    <message>
        <source>Not a backup of a journal</source>
        <translation>To nie kopia zapasowa dziennika</translation>
    </message>
    <message>
        <source>Nothing was changed. Choose another file: one that was written as a backup of the journal.</source>
        <translation>Nic się nie zmieniło. Wybierz inny plik: taki, który zapisano jako kopię zapasową dziennika.</translation>
    </message>
</context>
<context>
    <name>fairness</name>
    <message>
        <source>Were these boards played?</source>
        <translation>Czy te rozdania zostały rozegrane?</translation>
    </message>
    <message>
        <source>Has everybody played all of these boards?</source>
        <translation>Czy wszyscy zagrali już wszystkie te rozdania?</translation>
    </message>
    <message>
        <source>This computer does not know all of these sets. Figures tell about the hands.</source>
        <translation>Ten komputer nie zna wszystkich tych zestawów. Liczby mówią coś o rękach.</translation>
    </message>
    <message>
        <source>&amp;They were played</source>
        <translation>&amp;Zostały rozegrane</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>{exchange} is closed on {day}</source>
        <translation>{exchange} jest zamknięta {day}</translation>
    </message>
    <message>
        <source>Phase {phase}, “{found}”, was added after publication.</source>
        <translation>Fazę {phase}, „{found}”, dodano po publikacji.</translation>
    </message>
    <message>
        <source>Phase {phase}: its {what} was published as “{promised}” and is now “{found}”.</source>
        <translation>Faza {phase}, {what}: opublikowano „{promised}”, teraz jest „{found}”.</translation>
    </message>
    <message>
        <source>The {what} was published as “{promised}” and is now “{found}”.</source>
        <translation>Opublikowano „{promised}”, teraz jest „{found}” ({what}).</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nazwa</translation>
    </message>
    <message>
        <source>source of the outside value</source>
        <translation>źródło wartości zewnętrznej</translation>
    </message>
    <message>
        <source>rule for the outside value</source>
        <translation>reguła wartości zewnętrznej</translation>
    </message>
    <message>
        <source>list of holders</source>
        <translation>lista strażników</translation>
    </message>
    <message>
        <source>hash of the keys</source>
        <translation>skrót kluczy</translation>
    </message>
    <message>
        <source>number of sessions</source>
        <translation>liczba sesji</translation>
    </message>
    <message>
        <source>range of boards</source>
        <translation>zakres rozdań</translation>
    </message>
    <message>
        <source>beginning of file names</source>
        <translation>początek nazw plików</translation>
    </message>
    <message>
        <source>description</source>
        <translation>opis</translation>
    </message>
    <message>
        <source>The tournament has no name.</source>
        <translation>Zawody nie mają nazwy.</translation>
    </message>
    <message>
        <source>the name of the tournament</source>
        <translation>nazwa zawodów</translation>
    </message>
    <message>
        <source>The plan has no phases: there is nothing to deal.</source>
        <translation>Plan nie ma faz: nie ma czego losować.</translation>
    </message>
    <message>
        <source>The plan has {count} boards in all: is a number too large?</source>
        <translation>Plan ma razem rozdań: {count}. Czy jakaś liczba nie jest za duża?</translation>
    </message>
    <message>
        <source>The outside value is known before the keys are made: it proves nothing.</source>
        <translation>Wartość zewnętrzna jest znana przed utworzeniem kluczy: niczego nie dowodzi.</translation>
    </message>
    <message>
        <source>Phases {first} and {number} would both make a file “{name}”.</source>
        <translation>Fazy {first} i {number} utworzyłyby ten sam plik „{name}”.</translation>
    </message>
    <message>
        <source>the description of phase {number}</source>
        <translation>opis fazy {number}</translation>
    </message>
    <message>
        <source>Phase {number} has no description.</source>
        <translation>Faza {number} nie ma opisu.</translation>
    </message>
    <message>
        <source>A session of phase {number} has more than {limit} boards: {boards}.</source>
        <translation>Jedna z sesji fazy {number} ma więcej rozdań niż {limit}: {boards}.</translation>
    </message>
    <message>
        <source>Phase {number} has {ranges} sets of boards for {sessions} sessions.</source>
        <translation>Faza {number}: zakresów rozdań {ranges}, sesji {sessions}.</translation>
    </message>
    <message>
        <source>The {sessions} sessions of phase {number} do not use its {ranges} ranges of boards evenly.</source>
        <translation>Sesje fazy {number} (razem {sessions}) nie używają równo jej zakresów rozdań ({ranges}).</translation>
    </message>
    <message>
        <source>All sessions of phase {number} would be called “{prefix}”: add a “#”.</source>
        <translation>Wszystkie sesje fazy {number} nazywałyby się „{prefix}”: dodaj „#”.</translation>
    </message>
    <message>
        <source>“{prefix}” has too few “#” for {sessions} sessions: the files will not sort in order.</source>
        <translation>„{prefix}” ma za mało „#” na tyle sesji ({sessions}): pliki nie ułożą się po kolei.</translation>
    </message>
    <message>
        <source>They look alike: character {place} is {one} here and {other} there.</source>
        <translation>Wyglądają tak samo: znak {place} to tu {one}, a tam {other}.</translation>
    </message>
    <message>
        <source>Character {place} is {one} here and {other} there.</source>
        <translation>Znak {place} to tu {one}, a tam {other}.</translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation>To wystarczy.</translation>
    </message>
    <message>
        <source>That is little: add a second source, or take a value with more digits.</source>
        <translation>To mało: dodaj drugie źródło albo weź wartość o większej liczbie cyfr.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>the digit {one}</source>
        <translation>cyfra {one}</translation>
    </message>
    <message>
        <source>the capital letter {one}</source>
        <translation>wielka litera {one}</translation>
    </message>
    <message>
        <source>the small letter {one}</source>
        <translation>mała litera {one}</translation>
    </message>
    <message>
        <source>the sign {one} ({name})</source>
        <translation>znak {one} ({name})</translation>
    </message>
    <message>
        <source>The promise does not say at which exchange, or where, the value is published.</source>
        <translation>Zapowiedź nie mówi, na której giełdzie lub gdzie wartość jest publikowana.</translation>
    </message>
    <message>
        <source>The promise does not say whether the opening or the closing value counts.</source>
        <translation>Zapowiedź nie mówi, czy liczy się wartość otwarcia, czy zamknięcia.</translation>
    </message>
    <message>
        <source>The date of the promise can be read in several ways: {ways}.</source>
        <translation>Datę zapowiedzi można odczytać na kilka sposobów: {ways}.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> lub </translation>
    </message>
    <message>
        <source>The date of the promise has no year: {date}.</source>
        <translation>Data zapowiedzi nie ma roku: {date}.</translation>
    </message>
    <message>
        <source>{closed}: there is no value of that day.</source>
        <translation>{closed}: z tego dnia nie ma wartości.</translation>
    </message>
    <message>
        <source>{day} is more than a year ahead: is the year right?</source>
        <translation>{day} jest za ponad rok: czy rok się zgadza?</translation>
    </message>
    <message>
        <source>No exchange is named for the {name}: people may look in two places.</source>
        <translation>Nie podano giełdy ({name}): można szukać w dwóch miejscach.</translation>
    </message>
    <message>
        <source>{closed}. The value of {day} will be used.</source>
        <translation>{closed}. Zostanie użyta wartość z {day}.</translation>
    </message>
    <message>
        <source>Only the weekends of {exchange} are known here: look up whether it is open on {day}.</source>
        <translation>Znane są tu tylko weekendy ({exchange}): sprawdź, czy giełda jest otwarta {day}.</translation>
    </message>
    <message>
        <source>root of the keys</source>
        <translation>korzeń kluczy</translation>
    </message>
    <message>
        <source>Phase {phase}, “{promised}”, was published but is missing now.</source>
        <translation>Fazę {phase}, „{promised}”, opublikowano, a teraz jej brak.</translation>
    </message>
    <message>
        <source>The plan does not say where the outside value will come from.</source>
        <translation>Nie podano, skąd będzie pochodzić wartość zewnętrzna.</translation>
    </message>
    <message>
        <source>The source in the plan does not match the rule.</source>
        <translation>Źródło w planie nie jest tym, co reguła mówi słowami.</translation>
    </message>
    <message>
        <source>The outside value could not be typed like this: {reason}.</source>
        <translation>Wartości zewnętrznej nie można tak wpisać: {reason}.</translation>
    </message>
    <message>
        <source>The outside value has “{sign}” between digits; it is used unchanged.</source>
        <translation>Wartość zewnętrzna ma „{sign}” między cyframi; zostanie użyta tak, jak jest.</translation>
    </message>
    <message>
        <source>The outside value has unusual spaces or letters; it is used unchanged.</source>
        <translation>Wartość zewnętrzna ma nietypowe odstępy lub litery; zostanie użyta tak, jak jest.</translation>
    </message>
    <message>
        <source>“{prefix}” differs from the other names: most start with “{stem}”.</source>
        <translation>„{prefix}” zaczyna się inaczej niż podobne: większość zaczyna się od „{stem}”.</translation>
    </message>
    <message>
        <source>Some computers change letters such as those in “{prefix}” in file names.</source>
        <translation>Nie każdy komputer zachowuje litery z „{prefix}” w nazwach plików.</translation>
    </message>
    <message>
        <source>The sessions of phase {number} have different numbers of boards: {counts} ({boards}).</source>
        <translation>Sesje fazy {number} różnią się liczbą rozdań: {counts} ({boards}).</translation>
    </message>
    <message>
        <source>The boards of phase {number} are not consecutive: {boards}.</source>
        <translation>Rozdania fazy {number} nie następują po sobie: {boards}.</translation>
    </message>
    <message>
        <source>Phase {number} has an open number of sessions, so one key opens them all. None of them can be revealed on its own evening, only all together at the end. With a fixed number, each session has its own key.</source>
        <translation>Liczba sesji fazy {number} jest otwarta, więc jeden klucz służy wszystkim: żadnej z nich nie można ujawnić tego samego wieczoru, tylko wszystkie na końcu. Przy ustalonej liczbie każda ma własny klucz.</translation>
    </message>
    <message>
        <source>The description “{text}” is the same for all sessions: add a “#”.</source>
        <translation>Opis „{text}” nie odróżnia sesji: dodaj „#”.</translation>
    </message>
    <message>
        <source>The description “{text}” gives a different number of sessions, not {sessions}.</source>
        <translation>Opis „{text}” podaje inną liczbę sesji niż {sessions}.</translation>
    </message>
    <message>
        <source>The character “{sign}” in {what} may be a mistake: “{text}”.</source>
        <translation>Znak „{sign}” mógł się wkraść ({what}): „{text}”.</translation>
    </message>
    <message>
        <source>There are extra spaces in {what}: “{text}”.</source>
        <translation>Za dużo odstępów ({what}): „{text}”.</translation>
    </message>
    <message>
        <source>Older programs may show some letters of {what} incorrectly: “{text}”.</source>
        <translation>Starsze programy mogą źle pokazać litery ({what}): „{text}”.</translation>
    </message>
    <message>
        <source>There is a space between digits: if it only groups them, leave it out.</source>
        <translation>Między cyframi jest odstęp: jeśli tylko je grupuje, pomiń go.</translation>
    </message>
    <message>
        <source>There is a letter among the digits: O is not 0, l and I are not 1.</source>
        <translation>Wśród cyfr jest litera: O to nie 0, l i I to nie 1.</translation>
    </message>
    <message>
        <source>There is a sign between digits: if it only groups them, leave it out.</source>
        <translation>Między cyframi jest znak: jeśli tylko je grupuje, pomiń go.</translation>
    </message>
    <message>
        <source>Some keyboards lack some of these characters, and others must type exactly the same.</source>
        <translation>Nie każda klawiatura ma to wszystko, a inni muszą wpisać to samo.</translation>
    </message>
    <message>
        <source>It has no digit: words can often be guessed.</source>
        <translation>Nie ma w niej żadnej cyfry: słowa często można przewidzieć.</translation>
    </message>
    <message>
        <source>About {bits} bits of it could not be known beforehand: a guess is right once in {times} tries.</source>
        <translation>Około {bits} bitów nie można było znać z góry: kto zgaduje, trafi raz na {times} razy.</translation>
    </message>
    <message>
        <source>The first two digits of a number are not counted, because those of an index can be guessed.</source>
        <translation>Pierwsze dwie cyfry liczby się nie liczą: w indeksie łatwo je zgadnąć.</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>odstęp</translation>
    </message>
    <message>
        <source>The promise does not say which value counts if the exchange is closed.</source>
        <translation>Zapowiedź nie mówi, która wartość się liczy, gdy giełda jest zamknięta.</translation>
    </message>
    <message>
        <source>The promise has no date that the program can read.</source>
        <translation>Zapowiedź nie podaje daty, którą można odczytać.</translation>
    </message>
    <message>
        <source>{day} is in the past: everyone may already know its value.</source>
        <translation>{day} już minął: jego wartość mogą znać wszyscy.</translation>
    </message>
    <message>
        <source>{day} is today: its value may be known before everyone has the plan.</source>
        <translation>{day} jest dziś: jego wartość może być znana, zanim wszyscy dostaną plan.</translation>
    </message>
    <message>
        <source>“{name}” is not the one in this computer’s journal.</source>
        <translation>„{name}” to inny plik niż ten, o którym mówi dziennik tego komputera.</translation>
    </message>
    <message>
        <source>Round {number} appears on {when}: promise a round that is at least an hour ahead.</source>
        <translation>Runda {number} ukaże się {when}: zapowiedz rundę co najmniej z godzinnym wyprzedzeniem.</translation>
    </message>
    <message>
        <source>The fallback value, used if the network has ended, is known before the round.</source>
        <translation>To, co liczy się po zakończeniu działania sieci, jest znane przed rundą.</translation>
    </message>
    <message>
        <source>The promise mentions a SHA-256, but not in the form that every check understands: enter holders by name and hash.</source>
        <translation>Zapowiedź mówi o SHA-256, ale nie w postaci, którą rozumie każda kontrola: wpisz strażników z nazwą i skrótem.</translation>
    </message>
    <message>
        <source>There are {count} holders; at most {limit} are possible.</source>
        <translation>Strażników słów jest {count}, a najwięcej może być {limit}.</translation>
    </message>
    <message>
        <source>Two holders are called “{name}”: give them different names.</source>
        <translation>Dwóch strażników nazywa się „{name}”: nadaj każdemu własną nazwę.</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” have the same hash, so they have the same words.</source>
        <translation>„{one}” i „{other}” mają ten sam skrót: jeden ma słowa drugiego.</translation>
    </message>
    <message>
        <source>The hash of “{name}” belongs to words that anyone would try first: ask for new ones.</source>
        <translation>Skrót, który podaje „{name}”, należy do słów, których próbowałby każdy: poproś o nowe.</translation>
    </message>
    <message>
        <source>The hash of “{name}” does not look like a real one: perhaps nobody knows words for it.</source>
        <translation>Skrót, który podaje „{name}”, nie wygląda na skrót: może nikt nie zna do niego słów.</translation>
    </message>
    <message>
        <source>This computer already published a promise for an event with this name, on {days}. With several promises, one can be chosen later: state in public which one counts, and why.</source>
        <translation>Ten komputer opublikował już zapowiedź zawodów o tej nazwie, dnia {days}. Kto robi kilka zapowiedzi, może między nimi wybierać: powiedz publicznie, która obowiązuje i dlaczego.</translation>
    </message>
    <message>
        <source>The folder already has {count} files that phase {number} would make, such as “{name}”. Deal into a separate folder.</source>
        <translation>W folderze są już pliki (razem {count}), które utworzyłaby faza {number}, np. „{name}”: losuj do osobnego folderu.</translation>
    </message>
    <message>
        <source>The tournament “{file}” in this folder makes files with the same names as phase {number}, such as “{name}”. Deal into a separate folder.</source>
        <translation>Zawody „{file}” w tym folderze tworzą pliki o nazwach fazy {number}, np. „{name}”: losuj do osobnego folderu.</translation>
    </message>
    <message>
        <source>Phases {first} and {number} make files whose names differ only in zeros, such as “{other}” and “{name}”. People will confuse them.</source>
        <translation>Fazy {first} i {number} tworzą pliki, których nazwy różnią się tylko zerami, np. „{other}” i „{name}”: będą mylone.</translation>
    </message>
    <message>
        <source>This value proves itself. The network signs it, every check can test the signature offline, and nobody can guess any of its 256 bits.</source>
        <translation>Ta wartość sama jest swoim dowodem: podpisuje ją sieć, każde sprawdzenie bada podpis bez internetu, a żadnego z jej 256 bitów nie da się przewidzieć.</translation>
    </message>
    <message>
        <source>Several people are involved. Nobody can foresee a board before the words are handed over, or secretly choose one. Only all of these together, with the people who open the keys, could do so: {names}.</source>
        <translation>Wiele osób: dopóki nie wszyscy ci działają razem z tym, kto otwiera klucze, nikt nie przewidzi rozdania przed oddaniem słów i nikt niezauważenie go nie wybierze: {names}.</translation>
    </message>
    <message>
        <source>Phase {number}, {boards}: {problem} {remedy}</source>
        <translation>Faza {number}, {boards}: {problem} {remedy}</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>Duplimate, older</source>
        <translation>Duplimate, starszy</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft), bridge-club.org, ACBL upload</source>
        <translation>Duplimate (Dupsoft), bridge-club.org, wysyłka do ACBL</translation>
    </message>
    <message>
        <source>Duplimate, older, hands hidden on the screen</source>
        <translation>Duplimate, starszy, ręce ukryte na ekranie</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft)</source>
        <translation>Duplimate (Dupsoft)</translation>
    </message>
    <message>
        <source>Duplimate</source>
        <translation>Duplimate</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller), ACBL upload</source>
        <translation>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller), wysyłka do ACBL</translation>
    </message>
    <message>
        <source>Duplimate, hands hidden on the screen</source>
        <translation>Duplimate, ręce ukryte na ekranie</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller)</source>
        <translation>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller)</translation>
    </message>
    <message>
        <source>Older dealing machines (BRI)</source>
        <translation>Starsze maszyny do powielania (BRI)</translation>
    </message>
    <message>
        <source>older dealing machines, bridge-club.org</source>
        <translation>starsze maszyny do powielania, bridge-club.org</translation>
    </message>
    <message>
        <source>Older dealing machines (DGE)</source>
        <translation>Starsze maszyny do powielania (DGE)</translation>
    </message>
    <message>
        <source>older dealing machines, converters</source>
        <translation>starsze maszyny do powielania, konwertery</translation>
    </message>
    <message>
        <source>Dealer4, BridgeComposer, scoring programs</source>
        <translation>Dealer4, BridgeComposer, obliczenia</translation>
    </message>
    <message>
        <source>Dealer4, BridgeComposer, Bridgewebs, ACBL upload, most scoring programs</source>
        <translation>Dealer4, BridgeComposer, Bridgewebs, wysyłka do ACBL, większość programów obliczeniowych</translation>
    </message>
    <message>
        <source>Bridge Base Online</source>
        <translation>Bridge Base Online</translation>
    </message>
    <message>
        <source>Bridge Base Online (upload and hand viewer), ACBL upload</source>
        <translation>Bridge Base Online (wysyłka i przeglądarka rozdań), wysyłka do ACBL</translation>
    </message>
    <message>
        <source>Spreadsheets</source>
        <translation>Arkusze kalkulacyjne</translation>
    </message>
    <message>
        <source>spreadsheets, programs of your own</source>
        <translation>arkusze kalkulacyjne, własne programy</translation>
    </message>
    <message>
        <source>Bernasconi</source>
        <translation>Bernasconi</translation>
    </message>
    <message>
        <source>Bernasconi dealing machines</source>
        <translation>maszyny do powielania Bernasconi</translation>
    </message>
    <message>
        <source>Borel</source>
        <translation>Borel</translation>
    </message>
    <message>
        <source>Borel&apos;s programs</source>
        <translation>programy Borela</translation>
    </message>
    <message>
        <source>KoPS</source>
        <translation>KoPS</translation>
    </message>
    <message>
        <source>KoPS (Poland)</source>
        <translation>KoPS (Polska)</translation>
    </message>
    <message>
        <source>KoPS, with board numbers (CDS)</source>
        <translation>KoPS, z numerami rozdań (CDS)</translation>
    </message>
    <message>
        <source>KoPS and related programs (Poland)</source>
        <translation>KoPS i programy pokrewne (Polska)</translation>
    </message>
    <message>
        <source>Deal numbers</source>
        <translation>Numery rozkładów</translation>
    </message>
    <message>
        <source>this program, Big Deal; the shortest archive</source>
        <translation>ten program, Big Deal; najkrótsze archiwum</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyka</translation>
    </message>
    <message>
        <source>Load it in the Duplimate’s program (Dupsoft), and check the number of the first board there.</source>
        <translation>Wczytaj go w programie Duplimate (Dupsoft) i sprawdź tam numer pierwszego rozdania.</translation>
    </message>
    <message>
        <source>Keep it as an archive: this program and Big Deal read it.</source>
        <translation>Zachowaj go jako archiwum: czyta go ten program i Big Deal.</translation>
    </message>
    <message>
        <source>people, after play; contains no deals</source>
        <translation>ludzie, po grze; nie zawiera rozkładów</translation>
    </message>
    <message>
        <source>Load it in the Duplimate’s program. If that shows 99 boards, duplicate only the ones that were dealt.</source>
        <translation>Wczytaj go w programie Duplimate; jeśli pokazuje 99 rozdań, powiel tylko wylosowane.</translation>
    </message>
    <message>
        <source>Load it in the dealing machine’s program, and check the number of the first board, because the file has none.</source>
        <translation>Wczytaj go w programie maszyny do powielania i sprawdź numer pierwszego rozdania: w pliku go nie ma.</translation>
    </message>
    <message>
        <source>Load it in the machine’s program. BridgeComposer and scoring programs show hands: do not use them until play is over.</source>
        <translation>Wczytaj go w programie maszyny. BridgeComposer i programy obliczeniowe pokazują ręce: poczekaj z nimi do końca gry.</translation>
    </message>
    <message>
        <source>Upload it to Bridge Base Online. Its hand viewer shows the hands: do not open it until play is over.</source>
        <translation>Prześlij go do Bridge Base Online. Tamtejsza przeglądarka pokazuje ręce: nie otwieraj jej do końca gry.</translation>
    </message>
    <message>
        <source>Do not open it until play is over: a spreadsheet shows every hand.</source>
        <translation>Nie otwieraj go do końca gry: arkusz pokazuje wszystkie ręce.</translation>
    </message>
    <message>
        <source>Load it in the Bernasconi machine’s program, and check the number of the first board, because the file has none.</source>
        <translation>Wczytaj go w programie maszyny Bernasconi i sprawdź numer pierwszego rozdania: w pliku go nie ma.</translation>
    </message>
    <message>
        <source>Load it in Borel’s program, and check the number of the first board, because the file has none.</source>
        <translation>Wczytaj go w programie Borela i sprawdź numer pierwszego rozdania: w pliku go nie ma.</translation>
    </message>
    <message>
        <source>Load it in KoPS, and check the number of the first board, because the file has none.</source>
        <translation>Wczytaj go w KoPS i sprawdź numer pierwszego rozdania: w pliku go nie ma.</translation>
    </message>
    <message>
        <source>Load it in KoPS; the board numbers are in the file.</source>
        <translation>Wczytaj go w KoPS; numery rozdań są w pliku.</translation>
    </message>
    <message>
        <source>Read it when play is over: it shows how the cards are distributed overall.</source>
        <translation>Przeczytaj po grze: mówi, jak karty leżą ogółem.</translation>
    </message>
</context>
<context>
    <name>meter</name>
    <message>
        <source>Type on many different keys, or move the mouse.</source>
        <translation>Pisz wieloma różnymi klawiszami albo ruszaj myszą.</translation>
    </message>
    <message>
        <source>Keep going: learning your rhythm.</source>
        <translation>Dalej: program poznaje rytm pisania.</translation>
    </message>
    <message>
        <source>Good. Keep going.</source>
        <translation>Dobrze. Dalej.</translation>
    </message>
    <message>
        <source>Use many different keys.</source>
        <translation>Używaj wielu różnych klawiszy.</translation>
    </message>
    <message>
        <source>Too regular. Type unevenly, or move the mouse.</source>
        <translation>Zbyt równo. Pisz nierówno albo ruszaj myszą.</translation>
    </message>
    <message>
        <source>Keys are released like a machine. Use a real keyboard, or the mouse.</source>
        <translation>Klawisze są zwalniane jak przez maszynę. Użyj prawdziwej klawiatury albo myszy.</translation>
    </message>
    <message>
        <source>This is easy to guess. Vary the rhythm.</source>
        <translation>Łatwo to odgadnąć. Zmieniaj rytm.</translation>
    </message>
    <message>
        <source>This repeats itself (a macro or a recording?). It no longer counts.</source>
        <translation>To się powtarza (makro lub nagranie?). Nie zaliczono tego.</translation>
    </message>
    <message>
        <source>A key is held down. Press many different keys, one after another.</source>
        <translation>Jeden klawisz jest przytrzymany. Naciskaj wiele klawiszy, jeden po drugim.</translation>
    </message>
    <message>
        <source>Timing is coarse here, as over a remote desktop. Use the mouse, or only the computer.</source>
        <translation>Czasy przychodzą tu skokami, jak przez pulpit zdalny. Użyj myszy albo samego komputera.</translation>
    </message>
    <message>
        <source>Input from other programs does not count.</source>
        <translation>Dane z innego programu się nie liczą.</translation>
    </message>
    <message>
        <source>Enough. Release the keys and the mouse.</source>
        <translation>Wystarczy. Puść klawisze i mysz.</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>session</source>
        <translation>sesja</translation>
    </message>
    <message>
        <source>set {number} of {count}</source>
        <translation>zestaw {number} z {count}</translation>
    </message>
    <message>
        <source>second of the day</source>
        <translation>drugi tego dnia</translation>
    </message>
    <message>
        <source>third of the day</source>
        <translation>trzeci tego dnia</translation>
    </message>
    <message>
        <source>fourth of the day</source>
        <translation>czwarty tego dnia</translation>
    </message>
    <message>
        <source>number {number} of the day</source>
        <translation>numer {number} tego dnia</translation>
    </message>
</context>
<context>
    <name>notes</name>
    <message>
        <source>The secret keys in the journal are sealed now. Older versions of this program can no longer use it.</source>
        <translation>Tajne klucze w dzienniku są teraz zapieczętowane. Starsze wersje tego programu nie mogą go już używać.</translation>
    </message>
    <message>
        <source>Others may read the journal in “{folder}”, and that cannot be changed there.</source>
        <translation>Inni mogą czytać dziennik w „{folder}” i nie da się tego tam zmienić.</translation>
    </message>
    <message>
        <source>Others could read or change the journal in “{folder}”. It is yours alone now.</source>
        <translation>Inni mogli czytać lub zmieniać dziennik w „{folder}”. Teraz ma do niego dostęp tylko właściciel.</translation>
    </message>
    <message>
        <source>Other users can write in “{folder}”, and so can replace the journal below it. Take that right from them: chmod go-w “{folder}”.</source>
        <translation>Inni użytkownicy mogą pisać w „{folder}”, a więc podmienić dziennik, który jest niżej. Odbierz im to uprawnienie: chmod go-w „{folder}”.</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>Reserve sets in place of the original ones</source>
        <translation>Zestawy rezerwowe zamiast pierwotnych</translation>
    </message>
    <message>
        <source>Tournament: {name}</source>
        <translation>Zawody: {name}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Powód: {reason}</translation>
    </message>
    <message>
        <source>Dealt on {date}.</source>
        <translation>Wylosowano {date}.</translation>
    </message>
    <message>
        <source>Reserve sets follow from the same keys and the same outside value as the originals.</source>
        <translation>Zestawy rezerwowe wynikają z tych samych kluczy i tej samej wartości zewnętrznej co pierwotne.</translation>
    </message>
    <message>
        <source>Laws of Duplicate Bridge 2017, Law 6D.</source>
        <translation>Międzynarodowe Prawo Brydżowe 2017, przepis 6D.</translation>
    </message>
    <message>
        <source>Before the tournament the organiser published a plan and the hash of secret keys.</source>
        <translation>Przed zawodami organizator opublikował plan i skrót tajnych kluczy.</translation>
    </message>
    <message>
        <source>Every deal follows from a key and from an outside value that nobody could know then:</source>
        <translation>Każde rozdanie wynika z klucza i z wartości zewnętrznej, której nikt wtedy nie mógł znać:</translation>
    </message>
    <message>
        <source>Promised source: {source}</source>
        <translation>Zapowiedziane źródło: {source}</translation>
    </message>
    <message>
        <source>Value: {value}</source>
        <translation>Wartość: {value}</translation>
    </message>
    <message>
        <source>Hash of the keys: {hash}</source>
        <translation>Skrót kluczy: {hash}</translation>
    </message>
    <message>
        <source>Check code: {digest}</source>
        <translation>Kod kontrolny: {digest}</translation>
    </message>
    <message>
        <source>In words: {words}</source>
        <translation>Słowami: {words}</translation>
    </message>
    <message>
        <source>Published, as the organiser says: {where}, since {day}</source>
        <translation>Opublikowano, mówi organizator: {where}, od {day}</translation>
    </message>
    <message>
        <source>So nobody could choose a board, except within what every check lists. Anyone who has the keys and the value can compute every board, so the keys are kept sealed and the boards are dealt late.</source>
        <translation>Dlatego nikt nie mógł wybrać rozdania, poza tym, co wymienia każde sprawdzenie. Kto ma klucze i wartość, może obliczyć każde rozdanie: dlatego klucze są zapieczętowane, a rozdania losuje się późno.</translation>
    </message>
    <message>
        <source>This pack is about {session} alone: it holds the key of that session, and what proves that it is the one that was bound. The other keys stay secret until their sessions are played. Do not take our word for it: verify it.</source>
        <translation>Ta paczka dotyczy tylko jednej sesji: {session}. Zawiera klucz tej sesji i to, co dowodzi, że jest to klucz ustalony. Pozostałe klucze są tajne, dopóki ich sesje nie zostaną rozegrane. Nie trzeba wierzyć na słowo: można to zweryfikować.</translation>
    </message>
    <message>
        <source>This pack holds the keys. Do not take our word for it: verify it.</source>
        <translation>Ta paczka zawiera klucze. Nie trzeba wierzyć na słowo: można to zweryfikować.</translation>
    </message>
    <message>
        <source>Behind it the words of {name}:</source>
        <translation>Za nią słowa, które miał {name}:</translation>
    </message>
    <message>
        <source>The words of {name} were withheld; in their place stands their SHA-256:</source>
        <translation>Słów, które miał {name}, nie oddano; na ich miejscu stoi ich SHA-256:</translation>
    </message>
    <message>
        <source>Sessions that were revealed before, each by itself</source>
        <translation>Sesje ujawnione wcześniej, każda osobno</translation>
    </message>
    <message>
        <source>  {date}: {session}</source>
        <translation>  {date}: {session}</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesje</translation>
    </message>
    <message>
        <source>Reserve sets and deviations from the plan</source>
        <translation>Zestawy rezerwowe i odstępstwa od planu</translation>
    </message>
    <message>
        <source>  {date}, reserve sets: {text}</source>
        <translation>  {date}, zestawy rezerwowe: {text}</translation>
    </message>
    <message>
        <source>  {date}, deviation: {text}</source>
        <translation>  {date}, odstępstwo: {text}</translation>
    </message>
    <message>
        <source>How to verify</source>
        <translation>Jak zweryfikować</translation>
    </message>
    <message>
        <source>1. Look up the check code where it stood before the tournament, and the value at its source. Only you can do that.</source>
        <translation>1. Sprawdź kod kontrolny tam, gdzie był przed zawodami, i wartość u jej źródła. Może to zrobić tylko sprawdzający.</translation>
    </message>
    <message>
        <source>1. Compare “{name}” with the file that was published before the tournament, and the</source>
        <translation>1. Porównaj „{name}” z plikiem opublikowanym przed zawodami, a</translation>
    </message>
    <message>
        <source>   value with what its source says. Only you can do that.</source>
        <translation>   wartość z tym, co podaje źródło. Może to zrobić tylko sprawdzający.</translation>
    </message>
    <message>
        <source>2. Open “verify.html” in any browser and give it the files of this pack; it needs no network. Best take the page from the program or its releases, which publish its SHA-256: whoever hands out a forged pack could add a forged page. Or use the Check page of bigdeal-gui, or run</source>
        <translation>2. Otwórz „verify.html” w przeglądarce i podaj jej pliki tej paczki; sieć nie jest potrzebna. Najlepiej weź stronę dołączoną do programu albo stamtąd, gdzie publikuje się program i gdzie podano jej SHA-256: kto rozdaje fałszywą paczkę, może dołożyć fałszywą stronę. Albo użyj strony Sprawdzanie w bigdeal-gui, albo uruchom</translation>
    </message>
    <message>
        <source>The SHA-256 of the page, as {program} has it:</source>
        <translation>SHA-256 strony, jaką ma {program}:</translation>
    </message>
    <message>
        <source>Green: proved. Amber: true as far as it goes, with lists of what only you can look up and of what could still be chosen when the value was known. Red: something contradicts.</source>
        <translation>Zielony: dowiedzione. Żółty: prawda w tym zakresie, z listami tego, co może odszukać tylko sprawdzający, i tego, co można było jeszcze wybrać, gdy wartość była znana. Czerwony: coś jest sprzeczne.</translation>
    </message>
    <message>
        <source>3. Compare the boards with those you played: hand records, or what a machine dealt.</source>
        <translation>3. Porównaj rozdania z granymi: z rozkładami albo z tym, co ułożyła maszyna.</translation>
    </message>
    <message>
        <source>   Files of your own can be verified in the same way, beside those of the pack.</source>
        <translation>   Własne pliki można zweryfikować tak samo, obok plików z paczki.</translation>
    </message>
    <message>
        <source>“{name}” binds names, boards and source as well as the keys.</source>
        <translation>„{name}” ustala nazwy, rozdania i źródło, a nie tylko klucze.</translation>
    </message>
    <message>
        <source>The published hash binds the keys alone, not the names and numbers in the plan.</source>
        <translation>Opublikowany skrót ustala same klucze, nie nazwy i liczby w planie.</translation>
    </message>
    <message>
        <source>SquareDeal reads the same plan and keys and deals the same boards.</source>
        <translation>SquareDeal czyta ten sam plan i klucze i losuje te same rozdania.</translation>
    </message>
    <message>
        <source>Deviation from the published plan</source>
        <translation>Odstępstwo od opublikowanego planu</translation>
    </message>
    <message>
        <source>What was done otherwise: {text}</source>
        <translation>Co zrobiono inaczej: {text}</translation>
    </message>
    <message>
        <source>Recorded on {date}.</source>
        <translation>Zapisano {date}.</translation>
    </message>
    <message>
        <source>The deals are those that were bound by the published hash:</source>
        <translation>Rozkłady są tymi, które ustala opublikowany skrót:</translation>
    </message>
    <message>
        <source>The journal of the computer that dealt has every set. Its newest row has</source>
        <translation>Dziennik komputera, który losował, zna każdy zestaw. Jego najnowszy wiersz ma</translation>
    </message>
    <message>
        <source>this number and hash. To see whether it is still there, type on that computer:</source>
        <translation>ten numer i ten skrót. Czy nadal jest w dzienniku, powie tam to:</translation>
    </message>
    <message>
        <source>When the keys are revealed, anybody can verify them. Every check lists them.</source>
        <translation>Po ujawnieniu kluczy każdy może je zweryfikować. Każde sprawdzenie je pokazuje.</translation>
    </message>
    <message>
        <source>Double-dummy results of more than {count} boards are worked out only when asked for.</source>
        <translation>Wyniki w widne karty dla więcej niż {count} rozdań są liczone tylko na życzenie.</translation>
    </message>
    <message>
        <source>The journal says now that play is over.</source>
        <translation>Dziennik podaje teraz, że gra jest skończona.</translation>
    </message>
    <message>
        <source>The files of the set are in the archive now: {folder}</source>
        <translation>Pliki zestawu są teraz w archiwum: {folder}</translation>
    </message>
    <message>
        <source>The newest row of the tournament’s log, by its SHA-256:</source>
        <translation>Najnowszy wiersz dziennika zawodów, jego SHA-256:</translation>
    </message>
    <message>
        <source>Amber is the best that the pack of one session can be: nothing is proved yet of the others. The file that ends in .key.txt can be checked by hand; bigdeal-gui’s documents say how.</source>
        <translation>Paczka jednej sesji nie może wyjść poza kolor żółty: o innych nic jeszcze nie udowodniono. Plik z końcówką .key.txt można sprawdzić ręcznie; dokumentacja programu bigdeal-gui mówi, jak.</translation>
    </message>
    <message>
        <source>The analysis was left out.</source>
        <translation>Wyniki pominięto.</translation>
    </message>
    <message>
        <source>With {count} boards on a page there is no room for double-dummy results.</source>
        <translation>Przy liczbie rozdań na stronie {count} nie ma miejsca na wyniki w widne karty.</translation>
    </message>
    <message>
        <source>A web page prints page by page: use the PDF for a folded booklet.</source>
        <translation>Strona WWW drukuje się strona po stronie: książeczka do złożenia to PDF.</translation>
    </message>
    <message>
        <source>This computer’s journal does not know these boards, so it cannot tell whether they have been played.</source>
        <translation>Dziennik tego komputera nie zna tych rozdań, więc nikt tu nie powie, czy je grano.</translation>
    </message>
    <message>
        <source>The double-dummy results in the file do not match its boards. They were calculated again.</source>
        <translation>Wyniki w widne karty zapisane w pliku nie pasują do jego rozdań. Obliczono je na nowo.</translation>
    </message>
    <message>
        <source>The double-dummy results are from the file. A sample from each board was calculated here and agrees.</source>
        <translation>Wyniki w widne karty pochodzą z pliku. Próbkę każdego rozdania przeliczono tutaj i jest zgodna.</translation>
    </message>
    <message>
        <source>No font of this computer has the letters {letters}; each prints as an empty box. Install a font that has them, such as Noto Sans, and print again.</source>
        <translation>Żadna czcionka na tym komputerze nie ma znaków {letters}; każdy drukuje się jako pusty kwadrat. Zainstaluj czcionkę, która je ma, na przykład Noto Sans, i wydrukuj ponownie.</translation>
    </message>
    <message>
        <source>The double-dummy results in the file were kept without checking them.</source>
        <translation>Wyniki w widne karty zapisane w pliku zachowano bez sprawdzania.</translation>
    </message>
    <message>
        <source>  {file}: {title}, {boards}</source>
        <translation>  {file}: {title}, {boards}</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>Any figure: this is for trying out</source>
        <translation>Dowolna liczba: to jest próba</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Każdy z każdym</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>12 boards</source>
        <translation>12 rozdań</translation>
    </message>
    <message>
        <source>18 boards</source>
        <translation>18 rozdań</translation>
    </message>
    <message>
        <source>24 boards</source>
        <translation>24 rozdania</translation>
    </message>
    <message>
        <source>36 boards</source>
        <translation>36 rozdań</translation>
    </message>
    <message>
        <source>2 boards, in large print</source>
        <translation>2 rozdania, dużym drukiem</translation>
    </message>
    <message>
        <source>Boards go</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>in rows</source>
        <translation>wierszami</translation>
    </message>
    <message>
        <source>in columns</source>
        <translation>kolumnami</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>four colours</source>
        <translation>cztery kolory</translation>
    </message>
    <message>
        <source>black and red</source>
        <translation>czarny i czerwony</translation>
    </message>
    <message>
        <source>black alone</source>
        <translation>tylko czarny</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dziesiątka</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>A K Q J in every language</source>
        <translation>A K Q J w każdym języku</translation>
    </message>
    <message>
        <source>High-card points</source>
        <translation>Punkty honorowe</translation>
    </message>
    <message>
        <source>Double-dummy results and par</source>
        <translation>Wyniki w widne karty i minimaks</translation>
    </message>
    <message>
        <source>Double dummy says</source>
        <translation>W widne karty</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>lewy</translation>
    </message>
    <message>
        <source>contracts</source>
        <translation>kontrakty</translation>
    </message>
    <message>
        <source>Par beside the results</source>
        <translation>Minimaks obok wyników</translation>
    </message>
    <message>
        <source>Sheets are</source>
        <translation>Kartki są</translation>
    </message>
    <message>
        <source>loose</source>
        <translation>luźne</translation>
    </message>
    <message>
        <source>punched</source>
        <translation>dziurkowane</translation>
    </message>
    <message>
        <source>punched, printed on both sides</source>
        <translation>dziurkowane, drukowane dwustronnie</translation>
    </message>
    <message>
        <source>folded into a booklet</source>
        <translation>złożone w książeczkę</translation>
    </message>
    <message>
        <source>with double dummy</source>
        <translation>z analizą w widne</translation>
    </message>
    <message>
        <source>as a web page</source>
        <translation>jako strona WWW</translation>
    </message>
    <message>
        <source>sections {names}</source>
        <translation>sektory {names}</translation>
    </message>
    <message>
        <source>“{event}”, {day}, from board {number}</source>
        <translation>„{event}”, {day}, od rozdania {number}</translation>
    </message>
    <message>
        <source>Play is over</source>
        <translation>Gra skończona</translation>
    </message>
    <message>
        <source>Has this set been played?</source>
        <translation>Czy ten zestaw został rozegrany?</translation>
    </message>
    <message>
        <source>It was dealt today, or its day is still to come.</source>
        <translation>Rozdano go dzisiaj albo jego dzień dopiero nadejdzie.</translation>
    </message>
    <message>
        <source>The record shows every card. The journal will say that play is over.</source>
        <translation>Wydruk pokazuje każdą kartę. Dziennik zapisze, że gra jest skończona.</translation>
    </message>
    <message>
        <source>Play is over: print open</source>
        <translation>Gra skończona: drukuj bez pieczęci</translation>
    </message>
    <message>
        <source>A3</source>
        <translation>A3</translation>
    </message>
    <message>
        <source>A5</source>
        <translation>A5</translation>
    </message>
    <message>
        <source>US Legal</source>
        <translation>US Legal</translation>
    </message>
    <message>
        <source>Header line</source>
        <translation>Wiersz u góry</translation>
    </message>
    <message>
        <source>Footer line</source>
        <translation>Wiersz u dołu</translation>
    </message>
    <message>
        <source>Boards per page</source>
        <translation>Na stronie</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>a card is not two digits</source>
        <translation>karta to nie dwie cyfry</translation>
    </message>
    <message>
        <source>the hands are not four suits of rank letters each</source>
        <translation>ręce to nie cztery kolory z literami kart</translation>
    </message>
    <message>
        <source>its board numbers end at {max_board}</source>
        <translation>jego numery rozdań kończą się na {max_board}</translation>
    </message>
    <message>
        <source>Deal boards up to {max_board}, or leave this format out.</source>
        <translation>Losuj rozdania do numeru {max_board} albo pomiń ten format.</translation>
    </message>
    <message>
        <source>Choose other boards, or leave this format out.</source>
        <translation>Wybierz inne rozdania albo pomiń ten format.</translation>
    </message>
    <message>
        <source>more than {max_file_lines} lines</source>
        <translation>więcej wierszy niż {max_file_lines}</translation>
    </message>
    <message>
        <source>a line of more than {max_line_bytes} bytes</source>
        <translation>wiersz dłuższy niż {max_line_bytes} bajtów</translation>
    </message>
    <message>
        <source>the last record has {rest} bytes instead of {size}</source>
        <translation>ostatni zapis ma bajtów: {rest} zamiast {size}</translation>
    </message>
    <message>
        <source>more than {max_file_boards} boards</source>
        <translation>więcej rozdań niż {max_file_boards}</translation>
    </message>
    <message>
        <source>{who} has {count} suits instead of 4</source>
        <translation>{who} ma kolorów: {count} zamiast 4</translation>
    </message>
    <message>
        <source>boards are numbered from 1</source>
        <translation>rozdania numeruje się od 1</translation>
    </message>
    <message>
        <source>the last board comes before the first</source>
        <translation>ostatnie rozdanie jest przed pierwszym</translation>
    </message>
    <message>
        <source>board numbers end at {max_boards}</source>
        <translation>numery rozdań kończą się na {max_boards}</translation>
    </message>
    <message>
        <source>at least one board is needed</source>
        <translation>potrzebne jest co najmniej jedno rozdanie</translation>
    </message>
    <message>
        <source>it is neither a number nor a range</source>
        <translation>to nie jest ani liczba, ani zakres</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>jest za długie</translation>
    </message>
    <message>
        <source>more than {max_ranges} ranges</source>
        <translation>więcej zakresów niż {max_ranges}</translation>
    </message>
    <message>
        <source>at least one session of one board is needed</source>
        <translation>potrzebna jest co najmniej jedna sesja z jednym rozdaniem</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>jest puste</translation>
    </message>
    <message>
        <source>at most 50 letters, digits, “-” and “_” are allowed</source>
        <translation>dozwolone jest najwyżej 50 liter, cyfr, „-” i „_”</translation>
    </message>
    <message>
        <source>it is longer than {longest_prefix} letters</source>
        <translation>jest dłuższe niż {longest_prefix} liter</translation>
    </message>
    <message>
        <source>“{name}” has a “/” or a space. The files go to the current folder.</source>
        <translation>„{name}” ma „/” albo odstęp. Pliki trafiają do bieżącego folderu.</translation>
    </message>
    <message>
        <source>The format “stdout” would show the boards on the screen: use “pbn”, which makes a file.</source>
        <translation>Format „stdout” pokazałby rozdania na ekranie: użyj „pbn”, który tworzy plik.</translation>
    </message>
    <message>
        <source>The set was dealt elsewhere: only the computer that dealt it can certify it.</source>
        <translation>Zestaw wylosowano gdzie indziej: poświadczyć może go tylko komputer, który go wylosował.</translation>
    </message>
    <message>
        <source>The set was not dealt with that identification.</source>
        <translation>Tego zestawu nie wylosowano z tym identyfikatorem.</translation>
    </message>
    <message>
        <source>More than {most} boards cannot be locked in a box.</source>
        <translation>W skrzynce nie można zamknąć więcej niż {most} rozdań.</translation>
    </message>
    <message>
        <source>it was saved as “Unicode”; save it as plain text</source>
        <translation>zapisano go jako „Unicode”; zapisz go jako zwykły tekst</translation>
    </message>
    <message>
        <source>it is longer than {max_value_bytes} bytes</source>
        <translation>jest dłuższe niż {max_value_bytes} bajtów</translation>
    </message>
    <message>
        <source>row {sequence} cannot be read</source>
        <translation>nie można odczytać wiersza {sequence}</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>does not read as a key</source>
        <translation>nie da się odczytać jako klucz</translation>
    </message>
    <message>
        <source>row {sequence} cannot be understood</source>
        <translation>niezrozumiały wiersz {sequence}</translation>
    </message>
    <message>
        <source>belongs to another journal</source>
        <translation>należy do innego dziennika</translation>
    </message>
    <message>
        <source>it is the database of another program</source>
        <translation>to baza danych innego programu</translation>
    </message>
    <message>
        <source>it is the same as “{name}” on systems that ignore capitals</source>
        <translation>to samo co „{name}” w systemach, które nie odróżniają wielkich liter</translation>
    </message>
    <message>
        <source>it would be longer than {max_settings_bytes} bytes</source>
        <translation>byłoby dłuższe niż {max_settings_bytes} bajtów</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>wiersz jest za długi</translation>
    </message>
    <message>
        <source>the hash of the keys is not 64 hexadecimal digits</source>
        <translation>skrót kluczy to nie 64 cyfry szesnastkowe</translation>
    </message>
    <message>
        <source>the outside value is empty</source>
        <translation>wartość zewnętrzna jest pusta</translation>
    </message>
    <message>
        <source>a phase has four fields with “:” between, and here are {count}</source>
        <translation>faza ma cztery pola rozdzielone „:”, a tu jest {count}</translation>
    </message>
    <message>
        <source>the number of sessions is not 0 to {limit}</source>
        <translation>liczba sesji nie jest od 0 do {limit}</translation>
    </message>
    <message>
        <source>it is longer than {limit} characters</source>
        <translation>jest dłuższe niż {limit} znaków</translation>
    </message>
    <message>
        <source>it has fewer than {count} letters</source>
        <translation>ma mniej znaków niż {count}</translation>
    </message>
    <message>
        <source>it has more than {count} letters</source>
        <translation>ma więcej znaków niż {count}</translation>
    </message>
    <message>
        <source>it repeats a few letters</source>
        <translation>powtarza kilka liter</translation>
    </message>
    <message>
        <source>it has two groups of “#”</source>
        <translation>ma dwie grupy „#”</translation>
    </message>
    <message>
        <source>There is no key for phase {phase}, session {session}.</source>
        <translation>Nie ma klucza dla fazy {phase}, sesji {session}.</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has a key already</source>
        <translation>faza {phase}, sesja {session} ma już klucz</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has no key</source>
        <translation>faza {phase}, sesja {session} nie ma klucza</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has a key but is not in the plan</source>
        <translation>faza {phase}, sesja {session} ma klucz, ale nie ma jej w planie</translation>
    </message>
    <message>
        <source>it is not “phase,session:key”</source>
        <translation>to nie jest „faza,sesja:klucz”</translation>
    </message>
    <message>
        <source>a key has {count} letters and digits</source>
        <translation>klucz ma liter i cyfr: {count}</translation>
    </message>
    <message>
        <source>it is not 64 hexadecimal digits</source>
        <translation>to nie są 64 cyfry szesnastkowe</translation>
    </message>
    <message>
        <source>the sign “:” separates the fields of the file</source>
        <translation>znak „:” rozdziela pola pliku</translation>
    </message>
    <message>
        <source>a session has at most {count} boards</source>
        <translation>sesja ma najwyżej {count} rozdań</translation>
    </message>
    <message>
        <source>the board numbers of a tournament end at {number}</source>
        <translation>numery rozdań w zawodach kończą się na {number}</translation>
    </message>
    <message>
        <source>The number of phases is {count}, and there is no phase {number}.</source>
        <translation>Liczba faz to {count}; nie ma fazy {number}.</translation>
    </message>
    <message>
        <source>The number of sessions of this phase is open: name the sessions, such as 1-3.</source>
        <translation>Liczba sesji tej fazy jest otwarta: podaj sesje, np. 1-3.</translation>
    </message>
    <message>
        <source>“{text}” names no sessions: write a number, a range such as 1-3, or *.</source>
        <translation>„{text}” nie oznacza sesji: wpisz liczbę, zakres, np. 1-3, albo *.</translation>
    </message>
    <message>
        <source>The phase has no such sessions: {text}.</source>
        <translation>Ta faza nie ma sesji {text}.</translation>
    </message>
    <message>
        <source>the plan has fixed them for phase {number}</source>
        <translation>plan ustalił je dla fazy {number}</translation>
    </message>
    <message>
        <source>Phase {phase} has no session {session}.</source>
        <translation>Faza {phase} nie ma sesji {session}.</translation>
    </message>
    <message>
        <source>the solver gave up ({error})</source>
        <translation>program rozwiązujący zrezygnował ({error})</translation>
    </message>
    <message>
        <source>the extra “analysis” is not installed</source>
        <translation>dodatek „analysis” nie jest zainstalowany</translation>
    </message>
    <message>
        <source>the package endplay has no solver in it</source>
        <translation>w pakiecie endplay nie ma programu rozwiązującego</translation>
    </message>
    <message>
        <source>the solver of the package endplay does not load here</source>
        <translation>program rozwiązujący z pakietu endplay się tu nie wczytuje</translation>
    </message>
    <message>
        <source>Make a new tournament, publish that, and say why.</source>
        <translation>Utwórz nowe zawody, opublikuj je i podaj powód.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program. Open it again.</source>
        <translation>„{name}” zmienił inny program. Otwórz ponownie.</translation>
    </message>
    <message>
        <source>The plan is not published yet.</source>
        <translation>Plan nie jest jeszcze opublikowany.</translation>
    </message>
    <message>
        <source>The outside value is not in the plan yet.</source>
        <translation>Wartości zewnętrznej nie ma jeszcze w planie.</translation>
    </message>
    <message>
        <source>Wait until it is known, then set it.</source>
        <translation>Poczekaj, aż będzie znana, i wtedy ją ustal.</translation>
    </message>
    <message>
        <source>it is a link to another file</source>
        <translation>to łącze do innego pliku</translation>
    </message>
    <message>
        <source>The boards are in the public pack; for others, make a new tournament.</source>
        <translation>Rozdania są w paczce publicznej; dla innych utwórz nowe zawody.</translation>
    </message>
    <message>
        <source>Put “{plain}” or “{sealed}” into the same folder.</source>
        <translation>Umieść „{plain}” lub „{sealed}” w tym samym folderze.</translation>
    </message>
    <message>
        <source>Record a deviation if it was not the promised one.</source>
        <translation>Zapisz odstępstwo, jeśli nie była to wartość zapowiedziana.</translation>
    </message>
    <message>
        <source>Wait until the outside value is known, then set it.</source>
        <translation>Poczekaj, aż wartość zewnętrzna będzie znana, i wtedy ją ustal.</translation>
    </message>
    <message>
        <source>Reveal them when all play is over, reserve sets included.</source>
        <translation>Ujawnij je po zakończeniu gry, także w zestawach rezerwowych.</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>jest zaszyfrowane</translation>
    </message>
    <message>
        <source>it is a secret key; keep it to yourself</source>
        <translation>to klucz tajny; zachowaj go dla siebie</translation>
    </message>
    <message>
        <source>it is not “age1” and 58 letters and digits</source>
        <translation>to nie jest „age1” i 58 liter i cyfr</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>nie ma żadnego</translation>
    </message>
    <message>
        <source>it is not “AGE-SECRET-KEY-1” and 58 letters and digits</source>
        <translation>to nie jest „AGE-SECRET-KEY-1” i 58 liter i cyfr</translation>
    </message>
    <message>
        <source>there are more than {count}</source>
        <translation>jest ich więcej niż {count}</translation>
    </message>
    <message>
        <source>more are needed than there are</source>
        <translation>potrzeba więcej, niż ich jest</translation>
    </message>
    <message>
        <source>there can be 16 at most</source>
        <translation>może ich być najwyżej 16</translation>
    </message>
    <message>
        <source>it was made for another purpose</source>
        <translation>utworzono ją w innym celu</translation>
    </message>
    <message>
        <source>two different lists have the same number</source>
        <translation>dwie różne listy mają ten sam numer</translation>
    </message>
    <message>
        <source>one of them is not of this set</source>
        <translation>jedna z nich nie jest z tego kompletu</translation>
    </message>
    <message>
        <source>word {place} is not in the word list</source>
        <translation>słowa {place} nie ma na liście słów</translation>
    </message>
    <message>
        <source>it has {count} words; a list has 20</source>
        <translation>słów jest {count}; lista ma ich 20</translation>
    </message>
    <message>
        <source>it is not JSON in UTF-8</source>
        <translation>to nie jest JSON w UTF-8</translation>
    </message>
    <message>
        <source>its parts are not those of a commitment</source>
        <translation>jego części nie są częściami zobowiązania</translation>
    </message>
    <message>
        <source>its check code is not 64 hexadecimal digits</source>
        <translation>jego kod kontrolny to nie 64 cyfry szesnastkowe</translation>
    </message>
    <message>
        <source>one of its lines is two</source>
        <translation>jeden z jego wierszy to dwa wiersze</translation>
    </message>
    <message>
        <source>its first or last line is not what it must be</source>
        <translation>pierwszy lub ostatni wiersz nie jest taki, jaki musi być</translation>
    </message>
    <message>
        <source>it holds half of a letter</source>
        <translation>zawiera pół litery</translation>
    </message>
    <message>
        <source>its lines are too long</source>
        <translation>wiersze są za długie</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>wiersz {line}: {reason}</translation>
    </message>
    <message>
        <source>it is longer than {count} characters</source>
        <translation>jest dłuższe niż {count} znaków</translation>
    </message>
    <message>
        <source>it has more than one line</source>
        <translation>ma więcej niż jeden wiersz</translation>
    </message>
    <message>
        <source>character {place} only looks like a digit</source>
        <translation>znak {place} tylko wygląda jak cyfra</translation>
    </message>
    <message>
        <source>board {number}: {reason}</source>
        <translation>rozdanie {number}: {reason}</translation>
    </message>
    <message>
        <source>Use the file as it was published after the value was known.</source>
        <translation>Użyj pliku opublikowanego po poznaniu wartości.</translation>
    </message>
    <message>
        <source>it is the deal of board {number}</source>
        <translation>to rozkład rozdania {number}</translation>
    </message>
    <message>
        <source>it is a deal of “{session}”</source>
        <translation>to rozkład z „{session}”</translation>
    </message>
    <message>
        <source>not a deal of this tournament</source>
        <translation>to nie rozkład z tych zawodów</translation>
    </message>
    <message>
        <source>not the deal of this session</source>
        <translation>to nie rozkład z tej sesji</translation>
    </message>
    <message>
        <source>The name of the file says {meant}; the boards are those of {held}.</source>
        <translation>Nazwa pliku mówi {meant}; rozdania są z {held}.</translation>
    </message>
    <message>
        <source>Boards of “{session}” that are not in the file: {numbers}.</source>
        <translation>Rozdania „{session}”, których nie ma w pliku: {numbers}.</translation>
    </message>
    <message>
        <source>what the value is of</source>
        <translation>czego dotyczy wartość</translation>
    </message>
    <message>
        <source>who publishes it</source>
        <translation>kto ją publikuje</translation>
    </message>
    <message>
        <source>an exchange is named by its four letters, such as XNYS</source>
        <translation>giełdę podaje się czterema literami, np. XNYS</translation>
    </message>
    <message>
        <source>a value has at most 8 decimals</source>
        <translation>wartość ma najwyżej 8 miejsc po przecinku</translation>
    </message>
    <message>
        <source>name a source, or describe it in your own words</source>
        <translation>podaj źródło albo opisz je własnymi słowami</translation>
    </message>
    <message>
        <source>the day is missing</source>
        <translation>brakuje dnia</translation>
    </message>
    <message>
        <source>the year is not one from {first} to {last}</source>
        <translation>rok nie jest od {first} do {last}</translation>
    </message>
    <message>
        <source>the description</source>
        <translation>opis</translation>
    </message>
    <message>
        <source>the whole sentence</source>
        <translation>całe zdanie</translation>
    </message>
    <message>
        <source>its parts are not those of a promise</source>
        <translation>jej części nie są częściami zapowiedzi</translation>
    </message>
    <message>
        <source>{what} is longer than {limit} characters</source>
        <translation>dłuższe niż {limit} znaków ({what})</translation>
    </message>
    <message>
        <source>Set {code} is {state}: it can be published when it is marked as finished.</source>
        <translation>Zestaw {code} ma stan „{state}”: można go opublikować, gdy jest oznaczony jako rozegrany.</translation>
    </message>
    <message>
        <source>The time of the release is not in the future.</source>
        <translation>Termin otwarcia nie jest w przyszłości.</translation>
    </message>
    <message>
        <source>The board numbers are not consecutive.</source>
        <translation>Numery rozdań nie następują po sobie.</translation>
    </message>
    <message>
        <source>its count of boards starts again at 0 after 65535</source>
        <translation>jego liczba rozdań po 65535 zaczyna się znów od 0</translation>
    </message>
    <message>
        <source>the header has {count} bytes instead of {size}</source>
        <translation>nagłówek ma bajtów: {count} zamiast {size}</translation>
    </message>
    <message>
        <source>its board numbers start again at 0 after 255</source>
        <translation>jego numery rozdań po 255 zaczynają się znów od 0</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>wiersz {line}</translation>
    </message>
    <message>
        <source>byte {offset} ({hexadecimal})</source>
        <translation>bajt {offset} ({hexadecimal})</translation>
    </message>
    <message>
        <source>board numbers go from 1 to {last}</source>
        <translation>numery rozdań są od 1 do {last}</translation>
    </message>
    <message>
        <source>the first line is not empty</source>
        <translation>pierwszy wiersz nie jest pusty</translation>
    </message>
    <message>
        <source>it is not 52 letters</source>
        <translation>to nie 52 litery</translation>
    </message>
    <message>
        <source>{count} fields instead of {size}</source>
        <translation>pól: {count} zamiast {size}</translation>
    </message>
    <message>
        <source>board {number} is missing</source>
        <translation>brak rozdania {number}</translation>
    </message>
    <message>
        <source>there is no “=”</source>
        <translation>nie ma „=”</translation>
    </message>
    <message>
        <source>board {number} is not 26 letters a to p and three digits</source>
        <translation>rozdanie {number} to nie 26 liter od a do p i trzy cyfry</translation>
    </message>
    <message>
        <source>the checksum of board {number} is wrong</source>
        <translation>suma kontrolna rozdania {number} jest błędna</translation>
    </message>
    <message>
        <source>its boards are encrypted</source>
        <translation>rozdania są zaszyfrowane</translation>
    </message>
    <message>
        <source>Status is neither Show nor Sealed</source>
        <translation>Status to ani Show, ani Sealed</translation>
    </message>
    <message>
        <source>the checksum of the document is wrong</source>
        <translation>suma kontrolna dokumentu jest błędna</translation>
    </message>
    <message>
        <source>it claims boards 1 to {count}, as Big Deal does; check the first board on the machine</source>
        <translation>podaje rozdania od 1 do {count}, jak Big Deal; sprawdź pierwsze rozdanie na maszynie</translation>
    </message>
    <message>
        <source>the hands shown are not the hands dealt</source>
        <translation>ręce pokazywane to nie ręce wylosowane</translation>
    </message>
    <message>
        <source>more than {max_file_lines} bars</source>
        <translation>więcej kresek niż {max_file_lines}</translation>
    </message>
    <message>
        <source>the last command is not closed</source>
        <translation>ostatnie polecenie nie jest zamknięte</translation>
    </message>
    <message>
        <source>a command is not two letters</source>
        <translation>polecenie to nie dwie litery</translation>
    </message>
    <message>
        <source>the closed room of board {number} has other hands</source>
        <translation>pokój zamknięty w rozdaniu {number} ma inne ręce</translation>
    </message>
    <message>
        <source>a hand is not S, H, D, C with rank letters</source>
        <translation>ręka to nie S, H, D, C z literami kart</translation>
    </message>
    <message>
        <source>it is not a number with commas in {count} characters</source>
        <translation>to nie liczba z przecinkami, która zajmuje znaków: {count}</translation>
    </message>
    <message>
        <source>a comment is not closed</source>
        <translation>komentarz nie jest zamknięty</translation>
    </message>
    <message>
        <source>Deal is not a seat, a colon and four hands</source>
        <translation>Deal to nie miejsce, dwukropek i cztery ręce</translation>
    </message>
    <message>
        <source>a hand in Deal has {count} suits instead of 4</source>
        <translation>ręka w Deal ma kolorów: {count} zamiast 4</translation>
    </message>
    <message>
        <source>{who} has {count} cards</source>
        <translation>{who} ma kart: {count}</translation>
    </message>
    <message>
        <source>A seed has 40 hexadecimal digits.</source>
        <translation>Ziarno ma 40 cyfr szesnastkowych.</translation>
    </message>
    <message>
        <source>the database is damaged: {fault}</source>
        <translation>baza danych jest uszkodzona: {fault}</translation>
    </message>
    <message>
        <source>the fingerprints of its deals were changed</source>
        <translation>zmieniono odciski jego rozkładów</translation>
    </message>
    <message>
        <source>the key of its set was changed</source>
        <translation>zmieniono klucz jego zestawu</translation>
    </message>
    <message>
        <source>the key of its sealed file was changed</source>
        <translation>zmieniono klucz jego zapieczętowanego pliku</translation>
    </message>
    <message>
        <source>cannot be understood</source>
        <translation>jest niezrozumiały</translation>
    </message>
    <message>
        <source>is missing from the list of {table}</source>
        <translation>nie ma go na liście {table}</translation>
    </message>
    <message>
        <source>the count in the journal</source>
        <translation>licznik w dzienniku</translation>
    </message>
    <message>
        <source>the count beside the journal</source>
        <translation>licznik obok dziennika</translation>
    </message>
    <message>
        <source>is not the row that the count beside the journal names</source>
        <translation>to nie ten wiersz, który podaje licznik obok dziennika</translation>
    </message>
    <message>
        <source>{who} was changed</source>
        <translation>{who} został zmieniony</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>plik jest uszkodzony</translation>
    </message>
    <message>
        <source>The file was kept as “{path}”.</source>
        <translation>Plik zachowano jako „{path}”.</translation>
    </message>
    <message>
        <source>it is longer than {max_name_bytes} bytes</source>
        <translation>jest dłuższa niż {max_name_bytes} bajtów</translation>
    </message>
    <message>
        <source>row {sequence}: {reason}</source>
        <translation>wiersz {sequence}: {reason}</translation>
    </message>
    <message>
        <source>does not follow the row before it</source>
        <translation>nie następuje po poprzednim wierszu</translation>
    </message>
    <message>
        <source>was changed</source>
        <translation>został zmieniony</translation>
    </message>
    <message>
        <source>and all up to row {last} are missing</source>
        <translation>i wszystkich do wiersza {last} brakuje</translation>
    </message>
    <message>
        <source>was moved here; it was written as row {home}</source>
        <translation>przeniesiono tutaj; zapisano go jako wiersz {home}</translation>
    </message>
    <message>
        <source>a layout</source>
        <translation>układ kart</translation>
    </message>
    <message>
        <source>North</source>
        <translation>N</translation>
    </message>
    <message>
        <source>East</source>
        <translation>E</translation>
    </message>
    <message>
        <source>South</source>
        <translation>S</translation>
    </message>
    <message>
        <source>West</source>
        <translation>W</translation>
    </message>
    <message>
        <source>a balanced ending</source>
        <translation>zrównoważona końcówka</translation>
    </message>
    <message>
        <source>each needs the same, 1 to 13</source>
        <translation>każdy musi mieć tyle samo, od 1 do 13</translation>
    </message>
    <message>
        <source>cards held: {sizes}</source>
        <translation>liczba kart: {sizes}</translation>
    </message>
    <message>
        <source>an unbalanced ending</source>
        <translation>niezrównoważona końcówka</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>piki</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kiery</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>kara</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trefle</translation>
    </message>
    <message>
        <source>{count} instead of 4</source>
        <translation>{count} zamiast 4</translation>
    </message>
    <message>
        <source>that of the {suit} runs from {first} to {last}</source>
        <translation>słowo koloru ({suit}) jest od {first} do {last}</translation>
    </message>
    <message>
        <source>a font of the program is missing</source>
        <translation>brak czcionki programu</translation>
    </message>
    <message>
        <source>a library is missing ({error})</source>
        <translation>brak biblioteki ({error})</translation>
    </message>
    <message>
        <source>a font of the program cannot be used</source>
        <translation>nie można użyć czcionki programu</translation>
    </message>
    <message>
        <source>{here} and {there} differ first at board {board}.</source>
        <translation>{here} i {there} różnią się po raz pierwszy w rozdaniu {board}.</translation>
    </message>
    <message>
        <source>with its folder it is longer than {count} characters</source>
        <translation>z folderem jest dłuższa niż {count} znaków</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>to nie jest plik</translation>
    </message>
    <message>
        <source>it is not a file name</source>
        <translation>to nie jest nazwa pliku</translation>
    </message>
    <message>
        <source>somebody has put another file there</source>
        <translation>ktoś umieścił tam inny plik</translation>
    </message>
    <message>
        <source>another program has it open; close it there first</source>
        <translation>inny program ma go otwartego; najpierw zamknij go tam</translation>
    </message>
    <message>
        <source>too many interrupted deliveries</source>
        <translation>zbyt wiele przerwanych dostaw</translation>
    </message>
    <message>
        <source>it delivered too few bytes, or too many</source>
        <translation>dostarczył za mało bajtów lub za dużo</translation>
    </message>
    <message>
        <source>{file} of the program is missing or damaged</source>
        <translation>brak pliku programu {file} lub jest uszkodzony</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is missing</source>
        <translation>plik programu {file} jest uszkodzony: brak „{name}”</translation>
    </message>
    <message>
        <source>Give the boards new numbers, or choose pbn or lin.</source>
        <translation>Nadaj rozdaniom nowe numery albo wybierz pbn lub lin.</translation>
    </message>
    <message>
        <source>their numbers are not consecutive</source>
        <translation>ich numery nie są kolejne</translation>
    </message>
    <message>
        <source>Text read as {detail}</source>
        <translation>Tekst odczytany jako {detail}</translation>
    </message>
    <message>
        <source>Cards named {detail}: {count} ×</source>
        <translation>Karty oznaczone {detail}: {count} ×</translation>
    </message>
    <message>
        <source>its file is shorter than it was</source>
        <translation>jego plik jest krótszy niż był</translation>
    </message>
    <message>
        <source>Another program is publishing this tournament.</source>
        <translation>Inny program publikuje teraz te zawody.</translation>
    </message>
    <message>
        <source>Another program is setting the value of this tournament.</source>
        <translation>Inny program wpisuje teraz wartość tych zawodów.</translation>
    </message>
    <message>
        <source>Another program is dealing this tournament.</source>
        <translation>Inny program losuje teraz te zawody.</translation>
    </message>
    <message>
        <source>Another program is revealing this tournament.</source>
        <translation>Inny program ujawnia teraz te zawody.</translation>
    </message>
    <message>
        <source>The promised day is {day}: nobody can know the value yet.</source>
        <translation>Zapowiedziany dzień to {day}: nikt jeszcze nie może znać wartości.</translation>
    </message>
    <message>
        <source>decimals of the {name}: promised {promised}, typed {found}</source>
        <translation>miejsca po przecinku w {name}: zapowiedziano {promised}, wpisano {found}</translation>
    </message>
    <message>
        <source>more than {count} keys</source>
        <translation>więcej niż {count} kluczy</translation>
    </message>
    <message>
        <source>more than {count} pieces that belong to no board</source>
        <translation>więcej niż {count} fragmentów, które nie należą do żadnego rozdania</translation>
    </message>
    <message>
        <source>it changed while it was read</source>
        <translation>zmienił się podczas odczytu</translation>
    </message>
    <message>
        <source>Publish the plan with this program first.</source>
        <translation>Najpierw opublikuj plan tym programem.</translation>
    </message>
    <message>
        <source>there is no such round</source>
        <translation>nie ma takiej rundy</translation>
    </message>
    <message>
        <source>The plan does not promise a round of drand.</source>
        <translation>Plan nie zapowiada rundy drand.</translation>
    </message>
    <message>
        <source>The promised round is here: “{name}”.</source>
        <translation>Zapowiedziana runda jest tutaj: „{name}”.</translation>
    </message>
    <message>
        <source>Its randomness is the value.</source>
        <translation>Jej liczba losowa jest wartością.</translation>
    </message>
    <message>
        <source>its number is missing or impossible</source>
        <translation>brakuje jej numeru lub jest niemożliwy</translation>
    </message>
    <message>
        <source>its signature is not {count} hexadecimal digits</source>
        <translation>jej podpis nie ma {count} cyfr szesnastkowych</translation>
    </message>
    <message>
        <source>its randomness is not 64 hexadecimal digits</source>
        <translation>jej liczba losowa nie ma 64 cyfr szesnastkowych</translation>
    </message>
    <message>
        <source>it is larger than {count} MB</source>
        <translation>jest większy niż {count} MB</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>jest uszkodzony</translation>
    </message>
    <message>
        <source>no words were given</source>
        <translation>nie podano słów</translation>
    </message>
    <message>
        <source>{count} words were given, and a slip has {wanted}</source>
        <translation>liczba podanych słów: {count}; na kartce jest {wanted}</translation>
    </message>
    <message>
        <source>“{file}” has no line with a name, “=” and 64 hexadecimal digits</source>
        <translation>„{file}” nie ma wiersza z nazwą, „=” i 64 cyframi szesnastkowymi</translation>
    </message>
    <message>
        <source>Reveal it when its play is over, reserve set included.</source>
        <translation>Ujawnij go, gdy sesja jest rozegrana, także zestaw rezerwowy.</translation>
    </message>
    <message>
        <source>Reveal all sessions at once when all play is over.</source>
        <translation>Ujawnij wszystkie sesje naraz po zakończeniu gry.</translation>
    </message>
    <message>
        <source>Deal it first, or reveal it on the computer that dealt it.</source>
        <translation>Najpierw ją wylosuj albo ujawnij na komputerze, który ją wylosował.</translation>
    </message>
    <message>
        <source>it is not plain text</source>
        <translation>to nie jest zwykły tekst</translation>
    </message>
    <message>
        <source>it was made by a newer program</source>
        <translation>pochodzi z nowszego programu</translation>
    </message>
    <message>
        <source>it is not “KEY phase,session:key”</source>
        <translation>to nie jest „KEY faza,sesja:klucz”</translation>
    </message>
    <message>
        <source>the key of an open number of sessions comes with all others</source>
        <translation>klucz otwartej liczby sesji podaje się razem ze wszystkimi innymi</translation>
    </message>
    <message>
        <source>its number is above {last}</source>
        <translation>jego numer jest większy niż {last}</translation>
    </message>
    <message>
        <source>Longer than any value.</source>
        <translation>Dłuższe niż jakakolwiek wartość.</translation>
    </message>
    <message>
        <source>This box was not packed by this program. Open it into a single file instead.</source>
        <translation>Tej skrzynki nie spakował ten program. Otwórz ją do jednego pliku.</translation>
    </message>
    <message>
        <source>A box can be locked until a moment within the next five years.</source>
        <translation>Skrzynkę można zamknąć do chwili przypadającej w ciągu najbliższych pięciu lat.</translation>
    </message>
    <message>
        <source>the count beside it, “{name}”, is missing or not its own</source>
        <translation>brak licznika obok, „{name}”, lub nie należy on do niego</translation>
    </message>
    <message>
        <source>write numbers of boards, such as 5 or 5,7</source>
        <translation>wpisz numery rozdań, na przykład 5 albo 5,7</translation>
    </message>
    <message>
        <source>single boards are those of one reserve set: name one session</source>
        <translation>pojedyncze rozdania pochodzą z jednego zestawu rezerwowego: podaj jedną sesję</translation>
    </message>
    <message>
        <source>word {place} is another than on the sheet</source>
        <translation>słowo {place} jest inne niż na kartce</translation>
    </message>
    <message>
        <source>Set {code} is {state}: it can be sent when it is marked as finished.</source>
        <translation>Zestaw {code} ma stan „{state}”: można go wysłać, gdy jest oznaczony jako rozegrany.</translation>
    </message>
    <message>
        <source>The boards of this set are only in a locked box. Open it at its time.</source>
        <translation>Rozdania tego zestawu są tylko w zamkniętej skrzynce. Otwórz ją, gdy nadejdzie czas.</translation>
    </message>
    <message>
        <source>more than {count} files</source>
        <translation>ponad {count} plików</translation>
    </message>
    <message>
        <source>The file has no board numbers: they are counted from {first}.</source>
        <translation>Plik nie ma numerów rozdań: liczono od {first}.</translation>
    </message>
    <message>
        <source>Boards in {here}: {count}. In {there}: {other_count}.</source>
        <translation>Rozdania w {here}: {count}. W {there}: {other_count}.</translation>
    </message>
    <message>
        <source>{numbers} and {last}</source>
        <translation>{numbers} i {last}</translation>
    </message>
    <message>
        <source>all but number {numbers}</source>
        <translation>wszystkie oprócz numeru {numbers}</translation>
    </message>
    <message>
        <source>all but numbers {numbers}</source>
        <translation>wszystkie oprócz numerów {numbers}</translation>
    </message>
    <message>
        <source>The file says set code {code}, but its boards are those of set {other}.</source>
        <translation>Plik podaje kod {code}, ale rozdania są z zestawu {other}.</translation>
    </message>
    <message>
        <source>The file says set code {code}, as another file did that was seen here before. Not the same in both: {boards}. This computer cannot say which is right.</source>
        <translation>Plik podaje kod {code}, tak jak inny plik widziany tu wcześniej. Różne w obu: {boards}. Ten komputer nie może orzec, który jest właściwy.</translation>
    </message>
    <message>
        <source>The file says set code {code}, but none of its boards is of that set.</source>
        <translation>Plik podaje kod {code}, ale żadne rozdanie nie jest z tego zestawu.</translation>
    </message>
    <message>
        <source>The file says set code {code}. All its boards are of that set, except number {boards}.</source>
        <translation>Plik podaje kod {code}. Wszystkie rozdania są z tego zestawu, oprócz numeru {boards}.</translation>
    </message>
    <message>
        <source>The file says set code {code}. All its boards are of that set, except numbers {boards}.</source>
        <translation>Plik podaje kod {code}. Wszystkie rozdania są z tego zestawu, oprócz numerów {boards}.</translation>
    </message>
    <message>
        <source>Line {number} is not a result such as “3: 4S N 9” or “3: 4S N -1”.</source>
        <translation>Wiersz {number} nie jest wynikiem takim jak „3: 4S N 9” lub „3: 4S N -1”.</translation>
    </message>
    <message>
        <source>Play of this set is not over: results are weighed when it is finished.</source>
        <translation>Gra tym zestawem się nie skończyła: wyniki ocenia się po grze.</translation>
    </message>
    <message>
        <source>Give a board of the set, its four hands, and at least one result.</source>
        <translation>Podaj rozdanie z zestawu, cztery ręce i co najmniej jeden wynik.</translation>
    </message>
    <message>
        <source>A spot check asks about {fewest} boards at least, and {most} at most.</source>
        <translation>Kontrola wyrywkowa pyta o co najmniej {fewest} i najwyżej {most} rozdań.</translation>
    </message>
    <message>
        <source>write a seat, a colon and four hands: N:hand hand hand hand</source>
        <translation>wpisz miejsce, dwukropek i cztery ręce: N:ręka ręka ręka ręka</translation>
    </message>
    <message>
        <source>begin each hand with its own seat, N, E, S or W, and a space</source>
        <translation>zacznij każdą rękę od jej miejsca, N, E, S lub W, i odstępu</translation>
    </message>
    <message>
        <source>{who}: a letter can be a suit or a card; put dots between the suits</source>
        <translation>{who}: litera może oznaczać kolor albo kartę; wstaw kropki między kolory</translation>
    </message>
    <message>
        <source>{who}: this is not a hand of 13 different cards</source>
        <translation>{who}: to nie jest ręka z 13 różnymi kartami</translation>
    </message>
    <message>
        <source>no hand of 13 cards is there</source>
        <translation>nie ma ręki z 13 kartami</translation>
    </message>
    <message>
        <source>there is something in the unused part</source>
        <translation>coś jest w nieużywanej części</translation>
    </message>
    <message>
        <source>it must start with N:, E:, S: or W:</source>
        <translation>musi zaczynać się od N:, E:, S: lub W:</translation>
    </message>
    <message>
        <source>{who} has a letter that is not a rank</source>
        <translation>{who} ma literę, która nie jest kartą</translation>
    </message>
    <message>
        <source>“{name}” is not a format for boards.</source>
        <translation>„{name}” nie jest formatem rozdań.</translation>
    </message>
    <message>
        <source>The file has {count} boards; the numbers given do not match that.</source>
        <translation>Rozdań w pliku: {count}; podane numery są dla innej liczby.</translation>
    </message>
    <message>
        <source>No format was chosen, so there would be no files.</source>
        <translation>Nie wybrano formatu, więc nie byłoby pliku.</translation>
    </message>
    <message>
        <source>Nobody may see statistics of boards that have not been played (Law 6D). Make them when play is over.</source>
        <translation>Statystyki rozdań, które mają być jeszcze grane, nikt nie może widzieć (przepis 6D). Zrób ją po grze.</translation>
    </message>
    <message>
        <source>There is nothing to undo for this set.</source>
        <translation>Ten zestaw nie ma kroku, który można by cofnąć.</translation>
    </message>
    <message>
        <source>it has no boards</source>
        <translation>nie zawiera rozdań</translation>
    </message>
    <message>
        <source>it has a line break</source>
        <translation>zawiera koniec wiersza</translation>
    </message>
    <message>
        <source>it is not a backup of a journal</source>
        <translation>to nie jest kopia zapasowa dziennika</translation>
    </message>
    <message>
        <source>it is not a valid database</source>
        <translation>to nie jest poprawna baza danych</translation>
    </message>
    <message>
        <source>it has no key</source>
        <translation>nie zawiera klucza</translation>
    </message>
    <message>
        <source>nothing can follow its newest row</source>
        <translation>po najnowszym wierszu nie może nastąpić następny</translation>
    </message>
    <message>
        <source>no single encoding has all its letters</source>
        <translation>plik nie może zapisać wszystkich liter w jeden sposób</translation>
    </message>
    <message>
        <source>there is an invisible character</source>
        <translation>jest tam niewidoczny znak</translation>
    </message>
    <message>
        <source>there is a tab character</source>
        <translation>jest tam tabulator</translation>
    </message>
    <message>
        <source>{tag} is there already, on line {line}</source>
        <translation>{tag} jest już w wierszu {line}</translation>
    </message>
    <message>
        <source>another phase already uses the file name “{prefix}”</source>
        <translation>inna faza nazywa już tak swoje pliki: „{prefix}”</translation>
    </message>
    <message>
        <source>it has an invisible character</source>
        <translation>zawiera niewidoczny znak</translation>
    </message>
    <message>
        <source>it has “{sign}”, which cannot be used in a file name</source>
        <translation>zawiera „{sign}”, czego nie może być w nazwie pliku</translation>
    </message>
    <message>
        <source>it starts with a dot, a dash or a space</source>
        <translation>zaczyna się od kropki, kreski lub odstępu</translation>
    </message>
    <message>
        <source>it ends with a dot or a space</source>
        <translation>kończy się kropką lub odstępem</translation>
    </message>
    <message>
        <source>it has two dots in a row</source>
        <translation>zawiera dwie kropki z rzędu</translation>
    </message>
    <message>
        <source>Windows reserves this name for a device</source>
        <translation>Windows zastrzega taką nazwę dla urządzenia</translation>
    </message>
    <message>
        <source>the same is true of {count} more</source>
        <translation>tak samo jeszcze {count}</translation>
    </message>
    <message>
        <source>there can be at most {limit} holders</source>
        <translation>może być najwyżej {limit} strażników słów</translation>
    </message>
    <message>
        <source>it has “{sign}”, which cannot be used in a holder’s name</source>
        <translation>zawiera „{sign}”, co nie może stać w nazwie strażnika</translation>
    </message>
    <message>
        <source>two phases would use the file name “{prefix}”</source>
        <translation>dwie fazy nazywałyby tak swoje pliki: „{prefix}”</translation>
    </message>
    <message>
        <source>start with a letter, then use letters A to Z, digits, “-” and “_”, at most 40 in all</source>
        <translation>zacznij od litery, potem użyj liter od A do Z, cyfr, „-” i „_”, najwyżej 40</translation>
    </message>
    <message>
        <source>“{text}” is reserved for what is still to be decided</source>
        <translation>„{text}” oznacza to, co jest jeszcze do ustalenia</translation>
    </message>
    <message>
        <source>it is {found}; at most {limit} is possible</source>
        <translation>jest {found}, a najwięcej może być {limit}</translation>
    </message>
    <message>
        <source>a tournament’s file ends in “.sqd”</source>
        <translation>plik zawodów kończy się na „.sqd”</translation>
    </message>
    <message>
        <source>Publish it first: that makes the keys and fixes them.</source>
        <translation>Najpierw go opublikuj: powstaną klucze i zostaną na stałe ustalone.</translation>
    </message>
    <message>
        <source>The outside value is already in the plan.</source>
        <translation>Wartość zewnętrzna jest już w planie.</translation>
    </message>
    <message>
        <source>Go on to deal.</source>
        <translation>Przejdź do losowania.</translation>
    </message>
    <message>
        <source>The keys have been revealed, so anyone can compute every deal of this tournament.</source>
        <translation>Klucze są ujawnione, więc każdy może obliczyć każde rozdanie tych zawodów.</translation>
    </message>
    <message>
        <source>The key of this session has been revealed, so anyone can compute its reserve set: {session}.</source>
        <translation>Klucz tej sesji jest ujawniony, więc każdy może obliczyć jej zestaw rezerwowy: {session}.</translation>
    </message>
    <message>
        <source>The keys of this tournament are not in the same folder as its plan.</source>
        <translation>Kluczy tych zawodów nie ma obok planu.</translation>
    </message>
    <message>
        <source>The plan contains an outside value before its keys are made.</source>
        <translation>Plan ma wartość zewnętrzną przed utworzeniem kluczy.</translation>
    </message>
    <message>
        <source>Remove the line DV from it: the keys must be made while nobody knows the value.</source>
        <translation>Usuń z niego wiersz DV: klucze muszą powstać, gdy nikt nie zna wartości.</translation>
    </message>
    <message>
        <source>The keys open every session, including those not played yet.</source>
        <translation>Klucze otwierają każdą sesję, także te jeszcze niezagrane.</translation>
    </message>
    <message>
        <source>This computer’s journal has no session that was dealt.</source>
        <translation>Dziennik tego komputera nie zna żadnej wylosowanej sesji.</translation>
    </message>
    <message>
        <source>No file of this set contains its deals.</source>
        <translation>Żaden plik tego zestawu nie zawiera jego rozkładów.</translation>
    </message>
    <message>
        <source>The files of this set no longer contain the boards that were dealt.</source>
        <translation>Pliki tego zestawu zawierają teraz inne rozdania, niż wylosowano.</translation>
    </message>
    <message>
        <source>There are several plans (.sqd) among the files: give only one.</source>
        <translation>Wśród plików jest kilka planów (.sqd): podaj jeden.</translation>
    </message>
    <message>
        <source>There is no plan (.sqd) among the files. The plan shows what was promised.</source>
        <translation>Wśród plików nie ma planu (.sqd): to on mówi, co zapowiedziano.</translation>
    </message>
    <message>
        <source>Lines of the plan that mean nothing and are ignored: {lines}.</source>
        <translation>Wiersze planu, które nic nie znaczą i są pominięte: {lines}.</translation>
    </message>
    <message>
        <source>The page “{name}” among the files is not this program’s page: it is from another version, or somebody changed it. Take the page from the program or its releases, never from a pack.</source>
        <translation>Strona „{name}” wśród plików nie jest stroną tego programu: pochodzi z innej wersji albo ktoś ją zmienił. Weź stronę z programu lub z jego wydań, nigdy z paczki.</translation>
    </message>
    <message>
        <source>The line endings of “{name}” were changed on the way; the hash was computed with the original ones.</source>
        <translation>Końce wierszy w „{name}” zmieniono po drodze; skrót liczy te, które powinny być.</translation>
    </message>
    <message>
        <source>Skipped, because they are not files of boards: {names}.</source>
        <translation>Pliki, które nie są plikami rozdań i nie były oglądane: {names}.</translation>
    </message>
    <message>
        <source>Revealed earlier on their own, according to the organiser: {sessions}.</source>
        <translation>Ujawnione wcześniej osobno, jak podaje organizator: {sessions}.</translation>
    </message>
    <message>
        <source>there are two with this name</source>
        <translation>są dwa o tej nazwie</translation>
    </message>
    <message>
        <source>This is more files than any tournament has. Give fewer at a time.</source>
        <translation>To więcej plików, niż mają jakiekolwiek zawody: podaj mniej naraz.</translation>
    </message>
    <message>
        <source>it is not a valid archive</source>
        <translation>to nie jest poprawne archiwum</translation>
    </message>
    <message>
        <source>“{name}” is not the file in the list of checksums.</source>
        <translation>„{name}” nie jest plikiem, o którym mówi lista sum kontrolnych.</translation>
    </message>
    <message>
        <source>one of its letters is wrong</source>
        <translation>któraś z liter jest błędna</translation>
    </message>
    <message>
        <source>the file is too long for a key file</source>
        <translation>plik jest za długi jak na plik kluczy</translation>
    </message>
    <message>
        <source>its header is not complete</source>
        <translation>nagłówek jest niepełny</translation>
    </message>
    <message>
        <source>it was changed or is incomplete</source>
        <translation>zmieniono go lub ucięto</translation>
    </message>
    <message>
        <source>its first or last line was changed</source>
        <translation>pierwszy lub ostatni wiersz jest inny, niż był</translation>
    </message>
    <message>
        <source>it contains a wrong character, or is incomplete</source>
        <translation>zawiera obcą literę albo go ucięto</translation>
    </message>
    <message>
        <source>at least two must be needed</source>
        <translation>potrzeba co najmniej dwóch razem</translation>
    </message>
    <message>
        <source>they are from different sets</source>
        <translation>są z różnych kompletów</translation>
    </message>
    <message>
        <source>one of its words differs from the sheet</source>
        <translation>jedno ze słów jest inne niż na kartce</translation>
    </message>
    <message>
        <source>spaces at the ends of a field get lost</source>
        <translation>odstępy na końcach pola giną</translation>
    </message>
    <message>
        <source>it is not a commitment</source>
        <translation>to coś innego niż zobowiązanie</translation>
    </message>
    <message>
        <source>its lines are not text</source>
        <translation>jego wiersze nie są tekstem</translation>
    </message>
    <message>
        <source>its lines are not in order</source>
        <translation>wiersze nie są w swojej kolejności</translation>
    </message>
    <message>
        <source>one of its lines does not name a holder</source>
        <translation>jeden z jego wierszy nie wymienia strażnika słów</translation>
    </message>
    <message>
        <source>its rule is not in the required form</source>
        <translation>reguła nie ma jedynej dozwolonej postaci</translation>
    </message>
    <message>
        <source>character {place} is invisible</source>
        <translation>znak {place} jest niewidoczny</translation>
    </message>
    <message>
        <source>the file has no boards</source>
        <translation>plik nie zawiera rozdań</translation>
    </message>
    <message>
        <source>Boards of “{session}” that replace the original ones: {numbers}.</source>
        <translation>Rozdania „{session}” zamiast pierwotnych: {numbers}.</translation>
    </message>
    <message>
        <source>the two sources must be different</source>
        <translation>mogą być dwa różne źródła</translation>
    </message>
    <message>
        <source>{what} is empty, or has extra spaces</source>
        <translation>puste albo za dużo odstępów ({what})</translation>
    </message>
    <message>
        <source>the day is not a date</source>
        <translation>dzień nie jest datą</translation>
    </message>
    <message>
        <source>Give the opened record a different name.</source>
        <translation>Otwarty wydruk potrzebuje własnej nazwy.</translation>
    </message>
    <message>
        <source>The sealed file contains no record or sheet.</source>
        <translation>Zapieczętowany plik nie zawiera rozkładów ani list.</translation>
    </message>
    <message>
        <source>This is a locked box. Open it on the Check page, or with “bigdeal unlock”.</source>
        <translation>To jest zamknięta skrzynka. Otwórz ją na stronie Kontrola albo poleceniem „bigdeal unlock”.</translation>
    </message>
    <message>
        <source>All sheets made together must go into one folder.</source>
        <translation>Wszystkie kartki robione za jednym razem muszą być w jednym folderze.</translation>
    </message>
    <message>
        <source>The name ends with “{suffix}”, but nothing will be sealed.</source>
        <translation>Nazwa kończy się na „{suffix}”, ale nic nie ma być zapieczętowane.</translation>
    </message>
    <message>
        <source>The file name must end with {suffixes}.</source>
        <translation>Nazwa pliku musi kończyć się na {suffixes}.</translation>
    </message>
    <message>
        <source>a card’s owner is not 1, 2, 3 or 4</source>
        <translation>właściciel karty to nie 1, 2, 3 ani 4</translation>
    </message>
    <message>
        <source>the header does not give the file’s {count} boards</source>
        <translation>nagłówek nie podaje liczby rozdań pliku: {count}</translation>
    </message>
    <message>
        <source>it has no board numbers: tell the reading program that they are {boards}</source>
        <translation>nie ma numerów rozdań: kto go czyta, musi wiedzieć, że są to {boards}</translation>
    </message>
    <message>
        <source>it has no board numbers, and programs that take its first line for board 1 rotate the hands</source>
        <translation>nie ma numerów rozdań, a programy, które biorą jego pierwszy wiersz za rozdanie 1, obracają ręce</translation>
    </message>
    <message>
        <source>there is an empty line between the boards</source>
        <translation>między rozdaniami stoi pusty wiersz</translation>
    </message>
    <message>
        <source>it is not a row of ASCII fields</source>
        <translation>to nie wiersz pól w ASCII</translation>
    </message>
    <message>
        <source>the 17th field is not a board number</source>
        <translation>17. pole nie jest numerem rozdania</translation>
    </message>
    <message>
        <source>a suit has a letter that is not a rank</source>
        <translation>kolor ma literę, która nie jest kartą</translation>
    </message>
    <message>
        <source>it does not start with [Document]</source>
        <translation>nie zaczyna się od [Document]</translation>
    </message>
    <message>
        <source>board {number} appears twice</source>
        <translation>rozdanie {number} już jest</translation>
    </message>
    <message>
        <source>the same key appears twice</source>
        <translation>ten sam klucz występuje dwa razy</translation>
    </message>
    <message>
        <source>From board and To board are not within 1 to {last}</source>
        <translation>From board i To board nie podają rozdań od 1 do {last}</translation>
    </message>
    <message>
        <source>“{key}” is missing or not a number</source>
        <translation>brak „{key}” lub to nie liczba</translation>
    </message>
    <message>
        <source>{doubt}; none of them is hidden on the machine’s screen</source>
        <translation>{doubt}; żadne z nich nie jest ukryte na ekranie maszyny</translation>
    </message>
    <message>
        <source>the trailer differs from the first board’s</source>
        <translation>zakończenie jest inne niż w pierwszym rozdaniu</translation>
    </message>
    <message>
        <source>it claims boards {first} to {last} but has {count}</source>
        <translation>podaje rozdania od {first} do {last}, a zawiera ich {count}</translation>
    </message>
    <message>
        <source>the trailer cannot be read</source>
        <translation>nie można odczytać zakończenia</translation>
    </message>
    <message>
        <source>there is no deal with this number</source>
        <translation>żaden rozkład nie ma tego numeru</translation>
    </message>
    <message>
        <source>a tag does not have the form [Name &quot;value&quot;]</source>
        <translation>pole nie ma postaci [Name &quot;value&quot;]</translation>
    </message>
    <message>
        <source>a hand in Deal has a letter that is not a rank</source>
        <translation>ręka w Deal ma literę, która nie jest kartą</translation>
    </message>
    <message>
        <source>Big Deal’s own figures overflow above about 5,700 boards; these are correct</source>
        <translation>własne liczby Big Deala przepełniają się od około 5700 rozdań; te są właściwe</translation>
    </message>
    <message>
        <source>{who} has 1 card</source>
        <translation>{who} ma 1 kartę</translation>
    </message>
    <message>
        <source>4 hands are needed, not {count}</source>
        <translation>potrzebne są 4 ręce, a nie {count}</translation>
    </message>
    <message>
        <source>1 card that does not exist</source>
        <translation>1 karta spoza talii</translation>
    </message>
    <message>
        <source>{count} cards that do not exist</source>
        <translation>karty spoza talii: {count}</translation>
    </message>
    <message>
        <source>1 card that appears more than once</source>
        <translation>1 karta występuje więcej niż raz</translation>
    </message>
    <message>
        <source>{count} cards that appear more than once</source>
        <translation>karty występujące więcej niż raz: {count}</translation>
    </message>
    <message>
        <source>1 card missing</source>
        <translation>brakuje 1 karty</translation>
    </message>
    <message>
        <source>{count} cards missing</source>
        <translation>brakujące karty: {count}</translation>
    </message>
    <message>
        <source>The certificate’s file name is NAME{suffix}.</source>
        <translation>Plik certyfikatu nazywa się NAZWA{suffix}.</translation>
    </message>
    <message>
        <source>the structure of “{name}” was changed</source>
        <translation>„{name}” nie ma już takiego układu jak wcześniej</translation>
    </message>
    <message>
        <source>is without an entry in the list of {table}</source>
        <translation>jest na liście {table} bez zapisu</translation>
    </message>
    <message>
        <source>is in the list of {table} with a different {column}</source>
        <translation>jest na liście {table} z inną wartością ({column})</translation>
    </message>
    <message>
        <source>has fingerprints but is not a set</source>
        <translation>ma odciski, ale nie jest zestawem</translation>
    </message>
    <message>
        <source>has a key but is not a set</source>
        <translation>ma klucz, ale nie jest zestawem</translation>
    </message>
    <message>
        <source>the mark of the journal’s key was changed</source>
        <translation>zmieniono znak klucza dziennika</translation>
    </message>
    <message>
        <source>the count beside the journal is missing, or from another journal</source>
        <translation>brak licznika obok dziennika lub nie należy on do dziennika</translation>
    </message>
    <message>
        <source>is missing at the end, according to {who}</source>
        <translation>brakuje na końcu, jak podaje {who}</translation>
    </message>
    <message>
        <source>and all up to row {last} are missing at the end, according to {who}</source>
        <translation>i wszystkich do wiersza {last} brakuje na końcu, jak podaje {who}</translation>
    </message>
    <message>
        <source>These settings could not be read and were reset: {names}.</source>
        <translation>Nie udało się odczytać tych ustawień i zaczynają się od nowa: {names}.</translation>
    </message>
    <message>
        <source>The settings could not be read ({reason}) and were reset.</source>
        <translation>Nie udało się odczytać ustawień ({reason}) i zaczynają się od nowa.</translation>
    </message>
    <message>
        <source>it has one of the characters &lt; &gt; : &quot; / \ | ? *</source>
        <translation>zawiera jeden ze znaków &lt; &gt; : &quot; / \ | ? *</translation>
    </message>
    <message>
        <source>Windows reserves it for a device</source>
        <translation>Windows używa jej dla urządzenia</translation>
    </message>
    <message>
        <source>cards are A, K, Q, J (R, D, V), T or X, 9 … 2, without spaces between them</source>
        <translation>karty to A, K, Q, J (R, D, V), T lub X, 9 … 2, bez odstępów między nimi</translation>
    </message>
    <message>
        <source>a card appears twice</source>
        <translation>jedna karta występuje dwa razy</translation>
    </message>
    <message>
        <source>contains something that was never written there</source>
        <translation>zawiera coś, czego tam nigdy nie zapisano</translation>
    </message>
    <message>
        <source>has a seal that this journal did not make</source>
        <translation>ma pieczęć, której nie nadał ten dziennik</translation>
    </message>
    <message>
        <source>at most 13</source>
        <translation>najwyżej 13</translation>
    </message>
    <message>
        <source>number {place} is not eight hexadecimal digits</source>
        <translation>{place}. to nie osiem cyfr szesnastkowych</translation>
    </message>
    <message>
        <source>“{name}” beside it cannot be read, because nothing can be written there</source>
        <translation>„{name}” obok nie da się odczytać tam, gdzie nie można zapisywać</translation>
    </message>
    <message>
        <source>it repeats the same values</source>
        <translation>dostarcza w kółko to samo</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is not a word for a sheet</source>
        <translation>plik programu {file} jest uszkodzony: „{name}” nie jest słowem kartki</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is wrong</source>
        <translation>plik programu {file} jest uszkodzony: „{name}” nie jest takie, jak powinno</translation>
    </message>
    <message>
        <source>it contains no settings of Big Deal</source>
        <translation>nie ma w nim nic z ustawień Big Deala</translation>
    </message>
    <message>
        <source>boards whose dealer or vulnerability does not match their number: {count}</source>
        <translation>rozdania z innym rozdającym lub innymi założeniami, niż wynika z numeru: {count}</translation>
    </message>
    <message>
        <source>The file has {count} sessions with the same board numbers: give new ones.</source>
        <translation>Plik zawiera kilka sesji ({count}), w których numery rozdań się powtarzają: podaj nowe.</translation>
    </message>
    <message>
        <source>the section [Document] is missing</source>
        <translation>nie ma sekcji [Document]</translation>
    </message>
    <message>
        <source>md is not a dealer and at most four hands</source>
        <translation>md to nie rozdający i najwyżej cztery ręce</translation>
    </message>
    <message>
        <source>Board repeated with the same deal: {count} ×</source>
        <translation>Rozdanie, które już jest, z tym samym rozkładem: {count} ×</translation>
    </message>
    <message>
        <source>Game without hands, skipped: {count} ×</source>
        <translation>Wpis bez rąk, pominięty: {count} ×</translation>
    </message>
    <message>
        <source>Game with only some of the hands, skipped: {count} ×</source>
        <translation>Wpis tylko z częścią rąk, pominięty: {count} ×</translation>
    </message>
    <message>
        <source>Board without a number, counted on: {count} ×</source>
        <translation>Rozdanie bez własnego numeru, ponumerowane po kolei: {count} ×</translation>
    </message>
    <message>
        <source>Dealer or vulnerability does not match the board number, not for play: {count} ×</source>
        <translation>Rozdający lub założenia nie odpowiadają numerowi rozdania, nie do gry: {count} ×</translation>
    </message>
    <message>
        <source>The same board number with a different deal, taken as another session: {count} ×</source>
        <translation>Ten sam numer rozdania z innym rozkładem, uznany za inną sesję: {count} ×</translation>
    </message>
    <message>
        <source>Belongs to no board, skipped: {count} ×</source>
        <translation>Nie należy do żadnego rozdania, pominięto: {count} ×</translation>
    </message>
    <message>
        <source>it was missing, and a new one was started with its old key</source>
        <translation>zniknął i rozpoczęto go od nowa obok starego klucza</translation>
    </message>
    <message>
        <source>it ends at row {last}, but it had reached row {known}</source>
        <translation>kończy się na wierszu {last}, a doszedł już do wiersza {known}</translation>
    </message>
    <message>
        <source>its rows are not the ones that the count beside it names</source>
        <translation>jego wiersze nie są tymi, które podaje licznik obok</translation>
    </message>
    <message>
        <source>Boards have been dealt from the outside value, so it can no longer be changed.</source>
        <translation>Z wartości zewnętrznej powstały już rozdania, więc nie można jej zmienić.</translation>
    </message>
    <message>
        <source>Another program is working on this tournament.</source>
        <translation>Inny program pracuje teraz nad tymi zawodami.</translation>
    </message>
    <message>
        <source>Wait until it has finished.</source>
        <translation>Poczekaj, aż skończy.</translation>
    </message>
    <message>
        <source>it is a different kind of file, or from a newer program</source>
        <translation>jest innego rodzaju albo z nowszego programu</translation>
    </message>
    <message>
        <source>a part of it is wrong</source>
        <translation>jego część nie jest taka, jaka być musi</translation>
    </message>
    <message>
        <source>its “{name}” is wrong</source>
        <translation>jego „{name}” nie jest takie, jakie być musi</translation>
    </message>
    <message>
        <source>line {line} is not a checksum</source>
        <translation>wiersz {line} nie jest sumą kontrolną</translation>
    </message>
    <message>
        <source>Wait until then.</source>
        <translation>Zaczekaj, aż nadejdzie.</translation>
    </message>
    <message>
        <source>it is still in the future</source>
        <translation>jeszcze nie nadszedł</translation>
    </message>
    <message>
        <source>the plan was not sealed until {day}</source>
        <translation>plan zapieczętowano dopiero {day}</translation>
    </message>
    <message>
        <source>a number without spaces was promised</source>
        <translation>zapowiedziano liczbę bez odstępów</translation>
    </message>
    <message>
        <source>two numbers with one space between them were promised</source>
        <translation>zapowiedziano dwie liczby z jednym odstępem między nimi</translation>
    </message>
    <message>
        <source>the {name} is a number: digits with a point or comma</source>
        <translation>{name} to liczba: cyfry z kropką lub przecinkiem</translation>
    </message>
    <message>
        <source>the points or commas in {text} are in the wrong places</source>
        <translation>kropki lub przecinki w {text} nie są na swoim miejscu</translation>
    </message>
    <message>
        <source>its boards are not in the order of their numbers</source>
        <translation>rozdania nie są w kolejności numerów</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>na początku</translation>
    </message>
    <message>
        <source>it is a compressed file: unpack it first</source>
        <translation>to plik spakowany: najpierw go rozpakuj</translation>
    </message>
    <message>
        <source>Dealer or vulnerability not understood, so the one of the board number is used: {count} ×</source>
        <translation>Rozdający lub założenia w nieznanych słowach, przyjęto według numeru rozdania: {count} ×</translation>
    </message>
    <message>
        <source>There is no commitment in the plan’s folder, so there is no check code.</source>
        <translation>Obok planu nie ma zobowiązania, więc nie ma kodu kontrolnego.</translation>
    </message>
    <message>
        <source>The plan is sealed, so it can no longer be changed.</source>
        <translation>Plan jest zapieczętowany, więc nie można go już zmienić.</translation>
    </message>
    <message>
        <source>The plan is already sealed.</source>
        <translation>Plan jest już zapieczętowany.</translation>
    </message>
    <message>
        <source>You can deal 1 to {most} sets at once.</source>
        <translation>Za jednym razem można wylosować od 1 do {most} zestawów.</translation>
    </message>
    <message>
        <source>Sets dealt together can have at most {most} boards in all; these would have {count}.</source>
        <translation>Kilka zestawów za jednym razem może mieć łącznie {most} rozdań, a te miałyby {count}.</translation>
    </message>
    <message>
        <source>it is from a network that this program does not know</source>
        <translation>pochodzi z sieci, której ten program nie zna</translation>
    </message>
    <message>
        <source>Enter the value that it promises.</source>
        <translation>Ustaw wartość, którą zapowiada.</translation>
    </message>
    <message>
        <source>round {number} of drand was promised; its file contains the signature that proves it</source>
        <translation>zapowiedziano rundę drand {number}; jej plik zawiera podpis, który jej dowodzi</translation>
    </message>
    <message>
        <source>The fallback value is the one of {day}: nobody can know it yet.</source>
        <translation>To, co liczy się po zakończeniu działania sieci, ma datę {day}: nikt jeszcze nie może tego znać.</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <translation>to nie jest tekst w UTF-8</translation>
    </message>
    <message>
        <source>the randomness does not match the signature; one of them is wrong</source>
        <translation>liczba losowa nie należy do podpisu; jedno z nich jest błędne</translation>
    </message>
    <message>
        <source>the key is not a key of such a network</source>
        <translation>klucz nie jest kluczem takiej sieci</translation>
    </message>
    <message>
        <source>the signature is not valid; one of its digits is wrong</source>
        <translation>podpis nie jest podpisem; któraś jego cyfra jest błędna</translation>
    </message>
    <message>
        <source>the network did not sign round {number} like this; the number or the signature is wrong</source>
        <translation>sieć nie podpisała tak rundy {number}; numer lub podpis jest błędny</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>to nie jest poprawny JSON</translation>
    </message>
    <message>
        <source>it has more pixels than a page can show</source>
        <translation>ma więcej punktów, niż pokazuje strona</translation>
    </message>
    <message>
        <source>these words are not in the word list: {places}</source>
        <translation>tych słów nie ma na liście: {places}</translation>
    </message>
    <message>
        <source>word {place} differs from the slip</source>
        <translation>słowo {place} jest na kartce inne</translation>
    </message>
    <message>
        <source>words {one} and {other} are swapped</source>
        <translation>słowa {one} i {other} są zamienione</translation>
    </message>
    <message>
        <source>choose first where the outside value will come from</source>
        <translation>powiedz najpierw, skąd będzie wartość zewnętrzna</translation>
    </message>
    <message>
        <source>another holder already has this name</source>
        <translation>inny strażnik już się tak nazywa</translation>
    </message>
    <message>
        <source>Reveal on the computer that dealt them.</source>
        <translation>Ujawnij na komputerze, który je wylosował.</translation>
    </message>
    <message>
        <source>The keys of all sessions have already been revealed.</source>
        <translation>Klucze wszystkich sesji są już ujawnione.</translation>
    </message>
    <message>
        <source>The public pack contains every session that was dealt.</source>
        <translation>Paczka publiczna zawiera każdą wylosowaną sesję.</translation>
    </message>
    <message>
        <source>The key of a session opens all its boards, including its reserve set.</source>
        <translation>Klucz sesji otwiera wszystkie jej rozdania, także z zestawu rezerwowego.</translation>
    </message>
    <message>
        <source>What was published binds all keys together, so no single one can be proved.</source>
        <translation>To, co opublikowano, wiąże wszystkie klucze razem, więc żadnego nie można udowodnić osobno.</translation>
    </message>
    <message>
        <source>The number of sessions of phase {phase} is open, so one key opens them all, including those not played yet.</source>
        <translation>Liczba sesji fazy {phase} jest otwarta, więc jeden klucz służy wszystkim: otworzyłby też te, które są jeszcze do rozegrania.</translation>
    </message>
    <message>
        <source>According to this computer’s journal, {session} has not been dealt.</source>
        <translation>Według dziennika tego komputera nie wylosowano sesji: {session}.</translation>
    </message>
    <message>
        <source>it is not the key of a session</source>
        <translation>to coś innego niż klucz sesji</translation>
    </message>
    <message>
        <source>it is not what should be there</source>
        <translation>nie ma tam tego, co musi być</translation>
    </message>
    <message>
        <source>it ends after {count} of {size} bytes</source>
        <translation>urywa się po {count} z {size} bajtów</translation>
    </message>
    <message>
        <source>This computer has not seen this tournament before. The log in its folder shows what was done elsewhere, and that counts here too.</source>
        <translation>Ten komputer nie widział jeszcze tych zawodów. To, co z nimi zrobiono, jest w dzienniku w ich folderze i obowiązuje także tutaj.</translation>
    </message>
    <message>
        <source>Part of the tournament log is damaged or missing. Ask what was done on other computers before you deal or reveal.</source>
        <translation>Część dziennika zawodów jest uszkodzona lub jej brakuje. Zapytaj, co zrobiono na innych komputerach, zanim rozdasz lub ujawnisz.</translation>
    </message>
    <message>
        <source>Two computers continued this tournament without knowing of each other. Compare what they dealt, and record a deviation that says how this happened: it joins the two.</source>
        <translation>Dwa komputery prowadziły te zawody dalej, każdy bez tego, co zrobił drugi. Porównaj, co rozdały, i zapisz odstępstwo, które powie, jak do tego doszło: łączy ono oba.</translation>
    </message>
    <message>
        <source>its folder is another user’s</source>
        <translation>jego folder należy do innego użytkownika</translation>
    </message>
    <message>
        <source>This set was spot-checked {count} times before play. It can be checked again when play is over.</source>
        <translation>Liczba kontroli wyrywkowych tego zestawu przed grą: {count}. Ponownie można po zakończeniu gry.</translation>
    </message>
    <message>
        <source>This is an Access database, which is not read here. Export its table ReceivedData as CSV, and choose that file.</source>
        <translation>To baza danych Access, która nie jest tu czytana. Wyeksportuj jej tabelę ReceivedData jako CSV i wybierz ten plik.</translation>
    </message>
    <message>
        <source>The file has no result of board {number}.</source>
        <translation>Plik nie ma wyniku rozdania {number}.</translation>
    </message>
    <message>
        <source>This is not whole JSON.</source>
        <translation>To nie jest kompletny JSON.</translation>
    </message>
    <message>
        <source>it is not a PNG, JPEG or SVG picture</source>
        <translation>to nie jest obraz PNG, JPEG ani SVG</translation>
    </message>
    <message>
        <source>its drawing is too complicated</source>
        <translation>rysunek jest zbyt skomplikowany</translation>
    </message>
    <message>
        <source>the attached journal in “{folder}” is missing or was changed</source>
        <translation>dołączonego dziennika w „{folder}” brakuje lub został zmieniony</translation>
    </message>
    <message>
        <source>{count} older journals are attached here, and no more are possible.</source>
        <translation>Dołączono tu {count} starszych dzienników i więcej się nie da.</translation>
    </message>
    <message>
        <source>Deal other boards outside the tournament, as an ordinary session, and record a deviation.</source>
        <translation>Wylosuj inne rozdania poza turniejem, jako zwykłą sesję, i zapisz odstępstwo.</translation>
    </message>
    <message>
        <source>The files of another journal are here: “{path}”. Move the three files “{name}”, “{key_name}” and “{head_name}” of that folder elsewhere, keep them, and restore again.</source>
        <translation>Są tu pliki innego dziennika: „{path}”. Przenieś trzy pliki „{name}”, „{key_name}” i „{head_name}” z tego folderu w inne miejsce, zachowaj je i przywróć ponownie.</translation>
    </message>
    <message>
        <source>a card is in two of the hands: look for one hand at a time</source>
        <translation>jedna karta jest w dwóch rękach: szukaj po jednej ręce</translation>
    </message>
    <message>
        <source>an owner word</source>
        <translation>słowo posiadaczy</translation>
    </message>
    <message>
        <source>it has {count} letters N, E, S, W or -</source>
        <translation>ma ono {count} liter N, E, S, W lub -</translation>
    </message>
    <message>
        <source>a part of a deal</source>
        <translation>część rozkładu</translation>
    </message>
    <message>
        <source>a suit by itself ends at {last}</source>
        <translation>pojedynczy kolor kończy się na {last}</translation>
    </message>
    <message>
        <source>its bits are not those of a layout</source>
        <translation>jego bity nie są bitami układu kart</translation>
    </message>
    <message>
        <source>different whole numbers from 0 on</source>
        <translation>różne liczby całkowite od 0</translation>
    </message>
    <message>
        <source>no set of this size has this index</source>
        <translation>żaden zbiór tej wielkości nie ma tego indeksu</translation>
    </message>
    <message>
        <source>a set of numbers</source>
        <translation>zbiór liczb</translation>
    </message>
    <message>
        <source>the sequences of a deal</source>
        <translation>ciągi rozkładu</translation>
    </message>
    <message>
        <source>three times 13 different places, below 52, 39 and 26</source>
        <translation>trzy razy po 13 różnych miejsc, poniżej 52, 39 i 26</translation>
    </message>
    <message>
        <source>the triple of a deal</source>
        <translation>trójka indeksów rozkładu</translation>
    </message>
    <message>
        <source>three numbers from 0, below C(52,13), C(39,13) and C(26,13)</source>
        <translation>trzy liczby od 0, poniżej C(52,13), C(39,13) i C(26,13)</translation>
    </message>
    <message>
        <source>cards marked unused that have a seat: {count}</source>
        <translation>nieużyte karty z miejscem: {count}</translation>
    </message>
    <message>
        <source>the row is shorter than the heading</source>
        <translation>wiersz jest krótszy niż nagłówek</translation>
    </message>
    <message>
        <source>a hand is not four suits with dots between</source>
        <translation>ręka to nie cztery kolory rozdzielone kropkami</translation>
    </message>
    <message>
        <source>the column of board numbers has none here</source>
        <translation>w kolumnie numerów rozdań brakuje tu numeru</translation>
    </message>
    <message>
        <source>Double dummy of more than {most} boards is not worked out here.</source>
        <translation>Gry w widne więcej niż {most} rozdań nie liczy się tutaj.</translation>
    </message>
    <message>
        <source>This is not whole CSV.</source>
        <translation>To nie jest kompletny CSV.</translation>
    </message>
    <message>
        <source>a row has no number</source>
        <translation>jakiś wiersz nie ma numeru</translation>
    </message>
    <message>
        <source>“{text}” names no sessions: write 1:1-3 (phase 1, sessions 1 to 3), 2:all, or all.</source>
        <translation>„{text}” nie podaje sesji: napisz 1:1-3 dla sesji od 1 do 3 fazy 1, 2:all dla fazy 2 albo all.</translation>
    </message>
    <message>
        <source>The number of sessions of phase {phase} is open, and there is no key for it. None of its sessions can be dealt.</source>
        <translation>Liczba sesji fazy {phase} jest otwarta, a klucze nie zawierają żadnego dla niej: żadnej jej sesji nie można wylosować.</translation>
    </message>
    <message>
        <source>with these holders the sentence has {count} characters, {limit} at most: use fewer holders, shorter names, or a shorter text</source>
        <translation>z tymi strażnikami zdanie ma {count} znaków, a najwięcej może ich być {limit}: weź mniej strażników, krótsze nazwy albo mniej słów o wartości zewnętrznej</translation>
    </message>
    <message>
        <source>all words are in the list, but several differ from the slip, or the hash belongs to other words</source>
        <translation>wszystkie słowa są na liście, a więcej niż jedno jest na kartce inne; albo skrót należy do innych słów</translation>
    </message>
    <message>
        <source>“{file}” is a PDF, like a secret slip; the organiser’s file is a text whose name ends in “-hash.txt”</source>
        <translation>„{file}” to plik PDF, jak tajna kartka; plik dla organizatora to tekst, którego nazwa kończy się na „-hash.txt”</translation>
    </message>
    <message>
        <source>{session} has {boards}, and no board {number}</source>
        <translation>„{session}” ma {boards}, a nie ma rozdania {number}</translation>
    </message>
</context>
<context>
    <name>recovery</name>
    <message>
        <source>Hidden files of it were removed: {names}.</source>
        <translation>Usunięto jego ukryte pliki: {names}.</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation>{names} i {count} innych</translation>
    </message>
    <message>
        <source>Writing {names} into “{folder}” was interrupted before any file was complete. The set counts as failed.</source>
        <translation>Dostarczanie {names} do „{folder}” przerwano, zanim jakikolwiek plik był na miejscu. Zestaw uznaje się za niedostarczony.</translation>
    </message>
    <message>
        <source>The disk of “{folder}” keeps no rights: everyone who can use it can read the boards there.</source>
        <translation>Dysk z „{folder}” nie zna uprawnień: każdy, kto może go używać, może tam czytać rozdania.</translation>
    </message>
    <message>
        <source>Hidden files in “{folder}” may hold boards, and could not be removed: {names}. The next dealing tries again.</source>
        <translation>Ukryte pliki w „{folder}” mogą zawierać rozdania i nie można było ich usunąć: {names}. Następne rozdawanie spróbuje ponownie.</translation>
    </message>
    <message>
        <source>Writing set {code} was interrupted at its last step. All its files are complete, and it now counts as dealt: {names}.</source>
        <translation>Dostarczanie zestawu {code} przerwano w ostatnim kroku. Wszystkie jego pliki są całe i liczy się on teraz jako wylosowany: {names}.</translation>
    </message>
    <message>
        <source>Writing set {code} was interrupted before it was complete. It counts as failed, and its files were removed: {names}. Do not play copies of them.</source>
        <translation>Dostarczanie zestawu {code} przerwano, zanim był cały. Liczy się jako nieudany, a jego pliki wycofano: {names}. Nie graj ich kopiami.</translation>
    </message>
    <message>
        <source>Writing files was interrupted, and files with those names have changed since. They were left alone: {names}.</source>
        <translation>Dostarczanie przerwano, a pliki o jego nazwach zmieniono od tego czasu. Pozostawiono je: {names}.</translation>
    </message>
    <message>
        <source>Hidden files in “{folder}” were left alone, because another user, computer or data folder made them: {names}.</source>
        <translation>Ukryte pliki w „{folder}” pozostawiono, bo utworzył je inny użytkownik, komputer lub folder danych: {names}.</translation>
    </message>
    <message>
        <source>Writing {names} was interrupted at its last step, and the journal does not know these boards. They were left alone. Do not play them unless you know where they come from.</source>
        <translation>Dostarczanie plików {names} przerwano w ostatnim kroku, a dziennik nie zna tych rozdań. Pozostawiono je. Nie należy ich grać, jeśli nie wiadomo, skąd pochodzą.</translation>
    </message>
    <message>
        <source>An earlier attempt to publish this plan was interrupted. Its keys are not in use, and its files were removed: {names}. Destroy any copies of them.</source>
        <translation>Wcześniejszą publikację tego planu przerwano. Jej klucze niczego nie ustalają, a jej pliki usunięto: {names}. Kopie należy zniszczyć.</translation>
    </message>
    <message>
        <source>Whether this counts as dealt is settled at the next dealing, or when the program starts.</source>
        <translation>To, czy liczy się to jako wylosowane, rozstrzygnie się przy następnym rozdawaniu albo po uruchomieniu programu.</translation>
    </message>
    <message>
        <source>All files are complete and stay in “{folder}”: {names}.</source>
        <translation>Wszystkie pliki są całe i pozostają w „{folder}”: {names}.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Identification</source>
        <translation>Identyfikator</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Pliki dla</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formaty</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Folder na pliki</translation>
    </message>
    <message>
        <source>Folder for used sets</source>
        <translation>Folder na użyte zestawy</translation>
    </message>
    <message>
        <source>Exactly as Big Deal</source>
        <translation>Dokładnie jak Big Deal</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Losowość</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Wielkość tekstu</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Szablony</translation>
    </message>
    <message>
        <source>Print options</source>
        <translation>Opcje druku</translation>
    </message>
    <message>
        <source>Recent tournaments</source>
        <translation>Ostatnie zawody</translation>
    </message>
    <message>
        <source>First start</source>
        <translation>Pierwsze uruchomienie</translation>
    </message>
    <message>
        <source>Language and appearance</source>
        <translation>Język i wygląd</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>Ko&amp;lory</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Wielkość &amp;tekstu</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Your club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>&amp;Identification</source>
        <translation>&amp;Identyfikator</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Pliki</translation>
    </message>
    <message>
        <source>Ticked when the program starts.</source>
        <translation>Zaznaczone przy starcie programu.</translation>
    </message>
    <message>
        <source>&amp;New sets go to</source>
        <translation>&amp;Nowe zestawy do</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>Wy&amp;bierz…</translation>
    </message>
    <message>
        <source>&amp;Used sets go to</source>
        <translation>Użyte zestawy d&amp;o</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>Wybie&amp;rz…</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Losowanie</translation>
    </message>
    <message>
        <source>Contents of the files</source>
        <translation>Zawartość plików</translation>
    </message>
    <message>
        <source>&amp;Standard</source>
        <translation>&amp;Standardowa</translation>
    </message>
    <message>
        <source>E&amp;xactly as Big Deal</source>
        <translation>&amp;Dokładnie jak Big Deal</translation>
    </message>
    <message>
        <source>&amp;Your typing and the computer</source>
        <translation>Pis&amp;anie na klawiaturze i komputer</translation>
    </message>
    <message>
        <source>You type or move the mouse until the meter is full. Both are mixed: one good source is enough. Choose this if you can.</source>
        <translation>Trzeba pisać lub ruszać myszą, aż wskaźnik będzie pełny. Oba źródła są mieszane: wystarczy jedno dobre. Wybierz to, jeśli możesz.</translation>
    </message>
    <message>
        <source>Pr&amp;esets</source>
        <translation>S&amp;zablony</translation>
    </message>
    <message>
        <source>Names of the files</source>
        <translation>Nazwy plików</translation>
    </message>
    <message>
        <source>Day and event</source>
        <translation>Dzień i impreza</translation>
    </message>
    <message>
        <source>Day, event and set code</source>
        <translation>Dzień, impreza i kod zestawu</translation>
    </message>
    <message>
        <source>Finished files stay</source>
        <translation>Pliki zakończone zostają</translation>
    </message>
    <message>
        <source>The last session</source>
        <translation>Ostatnia sesja</translation>
    </message>
    <message>
        <source>Nam&amp;es of the files</source>
        <translation>N&amp;azwy plików</translation>
    </message>
    <message>
        <source>Last preset</source>
        <translation>Ostatni szablon</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Your club and place. It is mixed into every deal, so two clubs never deal the same boards, even from the same seed. It is not a password.</source>
        <translation>Klub i miejscowość. Jest domieszany do każdego losowania, dzięki czemu dwa kluby nigdy nie mają tych samych rozdań, nawet z tego samego ziarna. Nie jest hasłem.</translation>
    </message>
    <message>
        <source>What machines and programs expect, with the known mistakes of older files corrected.</source>
        <translation>To, czego oczekują maszyny i programy, ze znanymi usterkami starszych plików poprawionymi.</translation>
    </message>
    <message>
        <source>The same bytes as Big Deal 2.0, except for the name of the program. For old procedures.</source>
        <translation>Bajt w bajt jak Big Deal 2.0, poza nazwą programu. Dla dawnych procedur.</translation>
    </message>
    <message>
        <source>Only the &amp;computer</source>
        <translation>Sam &amp;komputer</translation>
    </message>
    <message>
        <source>For anyone who can neither type nor move a mouse. The boards are as random as this computer can be trusted. You add nothing yourself, and the certificate of the set says so.</source>
        <translation>Dla osób, które nie mogą pisać ani ruszać myszą. Rozdania są tak losowe, jak sprawny jest komputer; użytkownik nic nie dodaje a certyfikat zestawu to podaje.</translation>
    </message>
</context>
<context>
    <name>sheets</name>
    <message>
        <source>To open it: “bigdeal tournament” asks for the words of each sheet. Without this program: a tool for SLIP-39 turns the lists into a master secret in hexadecimal (no passphrase); this is the passphrase for “age -d”.</source>
        <translation>Aby otworzyć: „bigdeal tournament” pyta o słowa z każdej kartki. Bez tego programu: narzędzie SLIP-39 zamienia listy w tajny klucz główny w zapisie szesnastkowym (bez hasła); on jest hasłem dla „age -d”.</translation>
    </message>
    <message>
        <source>SECRET: share {number} of {count}</source>
        <translation>TAJNE: część {number} z {count}</translation>
    </message>
    <message>
        <source>SECRET: the passphrase of a tournament</source>
        <translation>TAJNE: hasło zawodów</translation>
    </message>
    <message>
        <source>Tournament: {name}</source>
        <translation>Zawody: {name}</translation>
    </message>
    <message>
        <source>Opens: {file}</source>
        <translation>Otwiera: {file}</translation>
    </message>
    <message>
        <source>Without it nobody can open the file, and the boards cannot be dealt.</source>
        <translation>Bez niej nikt nie otworzy pliku i nie można wylosować rozdań.</translation>
    </message>
    <message>
        <source>Print it twice, keep the sheets in two safe places, and delete this file.</source>
        <translation>Wydrukuj dwa razy, trzymaj kartki w dwóch bezpiecznych miejscach i skasuj ten plik.</translation>
    </message>
    <message>
        <source>Set number: {number}</source>
        <translation>Numer kompletu: {number}</translation>
    </message>
    <message>
        <source>Held by: {holder}</source>
        <translation>Przechowuje: {holder}</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Who keeps the keys</source>
        <translation>Kto przechowuje klucze</translation>
    </message>
    <message>
        <source>How to check</source>
        <translation>Jak sprawdzić</translation>
    </message>
    <message>
        <source>Hash of the keys</source>
        <translation>Skrót kluczy</translation>
    </message>
    <message>
        <source>SHA-256 of the page verify.html</source>
        <translation>SHA-256 strony verify.html</translation>
    </message>
    <message>
        <source>Check code (digest, SHA-256)</source>
        <translation>Kod kontrolny</translation>
    </message>
    <message>
        <source>The same in words</source>
        <translation>To samo słowami</translation>
    </message>
    <message>
        <source>Published before the outside value is known</source>
        <translation>Opublikowano, zanim znana jest wartość zewnętrzna</translation>
    </message>
    <message>
        <source>The organiser says where.</source>
        <translation>Mówi to organizator.</translation>
    </message>
    <message>
        <source>The organiser, unsealed.</source>
        <translation>Organizator, niezapieczętowane.</translation>
    </message>
    <message>
        <source>The organiser, sealed with a passphrase.</source>
        <translation>Organizator, zapieczętowane hasłem.</translation>
    </message>
    <message>
        <source>Sealed for {count} secret key(s), any of which opens them.</source>
        <translation>Zapieczętowane dla tajnych kluczy ({count}); każdy z nich otwiera.</translation>
    </message>
    <message>
        <source>SECRET until the outside value is known</source>
        <translation>TAJNE, aż wartość zewnętrzna będzie znana</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Słowa</translation>
    </message>
    <message>
        <source>As one line</source>
        <translation>W jednym wierszu</translation>
    </message>
    <message>
        <source>What they are for</source>
        <translation>Do czego służą</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Co zrobić</translation>
    </message>
    <message>
        <source>Without this program</source>
        <translation>Bez tego programu</translation>
    </message>
    <message>
        <source>For the organiser, before the plan is published</source>
        <translation>Dla organizatora, przed opublikowaniem planu</translation>
    </message>
    <message>
        <source>SHA-256 of the words</source>
        <translation>SHA-256 słów</translation>
    </message>
    <message>
        <source>Holder: {name}</source>
        <translation>Strażnik: {name}</translation>
    </message>
    <message>
        <source>Any {needed} of the {count} sheets open the file; one alone is useless.</source>
        <translation>Dowolne listy słów, {needed} z {count}, otwierają plik; jedna sama jest bezużyteczna.</translation>
    </message>
    <message>
        <source>Keep this sheet apart from the others, in a sealed envelope. Do not copy, photograph or email it. If too few sheets are left, nobody can open the file, and the boards cannot be dealt.</source>
        <translation>Przechowuj tę kartkę osobno, w zamkniętej kopercie. Nie kopiuj, nie fotografuj i nie wysyłaj jej. Jeśli zostanie za mało kartek, nikt nie otworzy pliku i nie można wylosować rozdań.</translation>
    </message>
    <message>
        <source>Type it exactly as printed, with the dashes and in small letters.</source>
        <translation>Wpisz tak, jak jest, z kreskami i małymi literami.</translation>
    </message>
    <message>
        <source>Anyone who has this sheet and the file can compute every board.</source>
        <translation>Kto ma tę kartkę i plik, może obliczyć każde rozdanie.</translation>
    </message>
    <message>
        <source>What determines the deals</source>
        <translation>Co decyduje o rozdaniach</translation>
    </message>
    <message>
        <source>And the words of these holders; if withheld, their SHA-256 instead</source>
        <translation>I słowa tych strażników; nieoddane zastępuje ich SHA-256</translation>
    </message>
    <message>
        <source>Where everyone can find the value from then on</source>
        <translation>Gdzie odtąd każdy znajdzie wartość</translation>
    </message>
    <message>
        <source>Photograph this sheet, or keep the bulletin. After the last board the organiser publishes a pack. The program bigdeal-gui, its command “bigdeal verify”, and the page verify.html from the program’s releases ask for this check code: the words, the digits or the QR code. If they agree, the plan, the promise and the keys are today’s ({name}.commit.json), and every board is computed again.</source>
        <translation>Sfotografuj tę kartkę albo zachowaj biuletyn. Po ostatnim rozdaniu organizator publikuje paczkę. Program bigdeal-gui, jego polecenie „bigdeal verify” lub strona verify.html publikowana razem z programem pytają o ten kod kontrolny: słowa, cyfry albo kod. Jeśli się zgadzają, plan, zapowiedź i klucze są dzisiejsze ({name}.commit.json), a każde rozdanie oblicza się od nowa.</translation>
    </message>
    <message>
        <source>{count} officials, sealed: any {needed} of them together can open the keys.</source>
        <translation>Powiernicy ({count}), zapieczętowane: {needed} z nich razem otwiera klucze.</translation>
    </message>
    <message>
        <source>Nothing on this page is secret. The organiser enters the name and this SHA-256 together with the source of the outside value. Later, check that the published promise names you with it.</source>
        <translation>Na tej stronie nic nie jest tajne. Organizator wpisuje nazwę i ten SHA-256 tam, gdzie wybiera się źródło wartości zewnętrznej. Sprawdź później, czy opublikowana zapowiedź wymienia cię razem z nim.</translation>
    </message>
    <message>
        <source>They go into every deal of the tournament, together with the secret keys and the outside value. As long as only you know them, nobody can foresee a board, not even the organiser.</source>
        <translation>Wchodzą do każdego rozdania turnieju, obok tajnych kluczy i wartości zewnętrznej. Dopóki nikt inny ich nie zna, nikt nie przewidzi rozdania, także organizator.</translation>
    </message>
    <message>
        <source>Do not show, email or photograph them. Give the organiser the other page. When the outside value is known, and not before, hand over the words so that the boards can be dealt, ideally all holders at the same moment. Play does not wait for you: without your words their SHA-256 is used instead, and every check says that they were withheld.</source>
        <translation>Nie pokazuj ich nikomu, nie wysyłaj i nie fotografuj. Daj organizatorowi drugą stronę. Gdy wartość zewnętrzna jest znana, i nie wcześniej, oddaj słowa, aby można było wylosować rozdania, najlepiej wszyscy strażnicy w tej samej chwili. Gra nie czeka: bez słów ich miejsce zajmuje ich SHA-256, a każda kontrola mówi, że ich nie oddano.</translation>
    </message>
    <message>
        <source>The SHA-256 on the other page is that of the one line above: small letters with hyphens between them, without a line break.</source>
        <translation>SHA-256 na drugiej stronie dotyczy jednego wiersza powyżej: małe litery z łącznikami między słowami, bez końca wiersza.</translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message>
        <source>your typing and the computer</source>
        <translation>pisanie na klawiaturze i komputer</translation>
    </message>
    <message>
        <source>a seed that was given</source>
        <translation>podane ziarno</translation>
    </message>
    <message>
        <source>the tournament’s keys</source>
        <translation>klucze zawodów</translation>
    </message>
    <message>
        <source>only your typing</source>
        <translation>samo pisanie na klawiaturze</translation>
    </message>
    <message>
        <source>only the computer</source>
        <translation>sam komputer</translation>
    </message>
</context>
<context>
    <name>states</name>
    <message>
        <source>certified</source>
        <translation>poświadczony</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>zarchiwizowany</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>przeniesiony</translation>
    </message>
    <message>
        <source>being moved</source>
        <translation>przenoszony</translation>
    </message>
    <message>
        <source>no longer being moved</source>
        <translation>już nieprzenoszony</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>“{file}”, board {number}: {reason}.</source>
        <translation>„{file}”, rozdanie {number}: {reason}.</translation>
    </message>
    <message>
        <source>Boards that are wrong there: {numbers}.</source>
        <translation>Błędne rozdania: {numbers}.</translation>
    </message>
    <message>
        <source>The organiser’s reason: “{reason}”.</source>
        <translation>Powód podany przez organizatora: „{reason}”.</translation>
    </message>
    <message>
        <source>Every session of the plan is here, with every board.</source>
        <translation>Są wszystkie sesje planu, ze wszystkimi rozdaniami.</translation>
    </message>
    <message>
        <source>“{file}” cannot be used: {reason} Get it again.</source>
        <translation>„{file}” nie nadaje się do użytku: {reason} Pobierz go ponownie.</translation>
    </message>
    <message>
        <source>This plan is not published yet: no keys are bound to it.</source>
        <translation>Ten plan nie jest jeszcze opublikowany: nie ustalono jeszcze żadnych kluczy.</translation>
    </message>
    <message>
        <source>The keys are not here, or still sealed: they come after play.</source>
        <translation>Kluczy tu nie ma albo są jeszcze zapieczętowane: będą po grze.</translation>
    </message>
    <message>
        <source>“{file}”: its root of the keys is not the one that was bound.</source>
        <translation>„{file}”: podany w nim korzeń kluczy nie jest ustalonym.</translation>
    </message>
    <message>
        <source>“{file}”: its key is number {found} of {found_count}; that of phase {phase}, session {session}, is number {number} of {count}.</source>
        <translation>„{file}”: jego klucz ma numer {found} z {found_count}; klucz fazy {phase}, sesji {session}, ma numer {number} z {count}.</translation>
    </message>
    <message>
        <source>“{file}”: this is not the key that was bound for phase {phase}, session {session}.</source>
        <translation>„{file}”: to nie jest klucz ustalony dla fazy {phase}, sesji {session}.</translation>
    </message>
    <message>
        <source>No boards are here: add their files, such as .pbn.</source>
        <translation>Nie ma tu rozdań: dodaj ich pliki, na przykład .pbn.</translation>
    </message>
    <message>
        <source>The check code is the one you gave.</source>
        <translation>Kod kontrolny jest tym, który podano.</translation>
    </message>
    <message>
        <source>The check code you gave is not the one of this promise: {where}</source>
        <translation>Podany kod kontrolny nie jest kodem kontrolnym tej zapowiedzi: {where}</translation>
    </message>
    <message>
        <source>Say whether you saw this check code, or had this plan, before {moment}.</source>
        <translation>Powiedz, czy ten kod kontrolny widziano, albo czy ten plan był zachowany, przed {moment}.</translation>
    </message>
    <message>
        <source>Give all of it, and say whether you saw it before {moment}.</source>
        <translation>Podaj go w całości i powiedz, czy widziano go przed {moment}.</translation>
    </message>
    <message>
        <source>the day of the value</source>
        <translation>dniem wartości</translation>
    </message>
    <message>
        <source>You know of no earlier promise of this organiser for this event, as you say.</source>
        <translation>Jak podano, nie jest znana żadna wcześniejsza zapowiedź tego organizatora dla tych zawodów.</translation>
    </message>
    <message>
        <source>What you gave cannot be read as the check code of this promise: {where}</source>
        <translation>Tego, co podano, nie da się odczytać jako kodu kontrolnego tej zapowiedzi: {where}</translation>
    </message>
    <message>
        <source>The value you gave is “{given}”; the value in the plan is “{value}”.</source>
        <translation>Podana wartość to „{given}”; w planie jest „{value}”.</translation>
    </message>
    <message>
        <source>The outside value is the one you gave.</source>
        <translation>Wartość zewnętrzna jest tą, którą podano.</translation>
    </message>
    <message>
        <source>The value was entered on {entered}, before the promised day, {day}.</source>
        <translation>Wartość wpisano {entered}, przed zapowiedzianym dniem, {day}.</translation>
    </message>
    <message>
        <source>The value you gave, “{given}”, cannot be read as the promised one: {source}.</source>
        <translation>Podanej wartości, „{given}”, nie da się odczytać jako zapowiedzianej: {source}.</translation>
    </message>
    <message>
        <source>The value is the randomness of round {number}, which appeared on {when}: the network’s signature is genuine.</source>
        <translation>Wartość to liczba losowa rundy drand {number}, ogłoszonej {when}: podpis sieci jest prawdziwy.</translation>
    </message>
    <message>
        <source>The value is not that of the promised round {number}. It counts only if the network had ended before {when}.</source>
        <translation>Wartość nie pochodzi z zapowiedzianej rundy {number}. Liczy się tylko, jeśli sieć zakończyła działanie przed {when}.</translation>
    </message>
    <message>
        <source>Look up at {address} whether the randomness of round {number} is {value}.</source>
        <translation>Sprawdź pod adresem {address}, czy losowość rundy {number} to {value}.</translation>
    </message>
    <message>
        <source>The file of round {number} (.round.json) is not here. Look up at {address} whether its randomness is {value}; or add the file, and it is checked here.</source>
        <translation>Nie ma tu pliku rundy drand {number} (.round.json). Sprawdź na {address}, czy liczba losowa (randomness) to {value}; albo dodaj plik, wtedy zostanie sprawdzony tutaj.</translation>
    </message>
    <message>
        <source>“{file}” is not what the network signed: {reason}.</source>
        <translation>Plik „{file}” nie jest tym, co podpisała sieć: {reason}.</translation>
    </message>
    <message>
        <source>These have the same words, so they are one holder: {names}.</source>
        <translation>Mają te same słowa, więc to jeden strażnik: {names}.</translation>
    </message>
    <message>
        <source>The words of “{name}” are in the value: their SHA-256 is the promised one.</source>
        <translation>Słowa od „{name}” są w wartości: ich SHA-256 jest tym, który zapowiedziano.</translation>
    </message>
    <message>
        <source>These sessions were played, as you say: {sessions}.</source>
        <translation>Rozegrano te sesje, jak podano: {sessions}.</translation>
    </message>
    <message>
        <source>The promise announces a log of what was done, and it is not here.</source>
        <translation>Zapowiedź mówi o dzienniku tego, co zrobiono, a nie ma go tutaj.</translation>
    </message>
    <message>
        <source>Something of the log of what was done is damaged or missing.</source>
        <translation>Coś z dziennika tego, co zrobiono, jest uszkodzone albo go brakuje.</translation>
    </message>
    <message>
        <source>The log of what was done is shorter than the text of a pack says.</source>
        <translation>Dziennik tego, co zrobiono, jest krótszy, niż mówi tekst paczki.</translation>
    </message>
    <message>
        <source>By the log, two computers went on with this tournament, each without what the other did.</source>
        <translation>Według dziennika dwa komputery prowadziły dalej te zawody, każdy bez tego, co zrobił drugi.</translation>
    </message>
    <message>
        <source>“{file}” has no boards.</source>
        <translation>„{file}” nie zawiera rozdań.</translation>
    </message>
    <message>
        <source>“{file}” has the name of {named}, but the boards of {session}.</source>
        <translation>„{file}” nosi nazwę sesji {named}, a rozdania są z sesji {session}.</translation>
    </message>
    <message>
        <source>“{file}” has no board numbers, and the boards of {session} are in a different order.</source>
        <translation>„{file}” nie ma numerów rozdań, a rozdania sesji {session} są w innej kolejności.</translation>
    </message>
    <message>
        <source>“{phase}”: the number of sessions was left open. Found: {count}.</source>
        <translation>„{phase}”: liczba sesji była otwarta. Znaleziono: {count}.</translation>
    </message>
    <message>
        <source>“{phase}”: the boards of its sessions were left open.</source>
        <translation>„{phase}”: które rozdania mają sesje, było otwarte.</translation>
    </message>
    <message>
        <source>{session}: none of its boards is here.</source>
        <translation>{session}: nie ma tu żadnego jej rozdania.</translation>
    </message>
    <message>
        <source>{session}: its boards were left open. Found: {numbers}.</source>
        <translation>{session}: które ma rozdania, było otwarte. Znaleziono: {numbers}.</translation>
    </message>
    <message>
        <source>“{file}” was not opened: unpack it, and give its contents.</source>
        <translation>Nie zajrzano do „{file}”: rozpakuj ten plik i podaj to, co zawiera.</translation>
    </message>
    <message>
        <source>The organiser reports a deviation from the plan: “{what}”.</source>
        <translation>Organizator informuje o odstępstwie od planu: „{what}”.</translation>
    </message>
    <message>
        <source>“{file}” is in the list of checksums, but not among the files.</source>
        <translation>„{file}” jest na liście sum kontrolnych, a nie ma go wśród plików.</translation>
    </message>
    <message>
        <source>All files match the list of checksums in the pack.</source>
        <translation>Każdy plik jest tym, który spakowano, jak mówi lista sum kontrolnych.</translation>
    </message>
    <message>
        <source>This is a practice tournament, made to try things out.</source>
        <translation>To zawody próbne: powstały, żeby poćwiczyć.</translation>
    </message>
    <message>
        <source>The keys of all sessions are here, but their hash is not the one in the plan (KH).</source>
        <translation>Są tu klucze wszystkich sesji, a ich skrót nie jest tym, który podaje plan (KH).</translation>
    </message>
    <message>
        <source>The keys are the ones fixed before.</source>
        <translation>Klucze są tymi, które ustalono wcześniej.</translation>
    </message>
    <message>
        <source>“{file}”: a single key cannot be proved here, because the commitment (version 1) binds all keys together.</source>
        <translation>„{file}”: pojedynczego klucza nie można tu udowodnić: zobowiązanie w wersji 1 wiąże wszystkie klucze razem.</translation>
    </message>
    <message>
        <source>“{file}”: the plan has no separate key for phase {phase}, session {session}.</source>
        <translation>„{file}”: plan nie ma osobnego klucza dla fazy {phase}, sesji {session}.</translation>
    </message>
    <message>
        <source>{sessions}: the key has very few different characters, so it can be guessed.</source>
        <translation>{sessions}: klucz składa się z bardzo niewielu różnych liter, więc można go zgadnąć.</translation>
    </message>
    <message>
        <source>{sessions}: these have the same key, so they have the same boards.</source>
        <translation>{sessions}: mają jeden klucz, więc mają te same rozdania.</translation>
    </message>
    <message>
        <source>This is only about {sessions}. The keys of the other sessions are still secret: nothing is proved about them before they are revealed.</source>
        <translation>Dotyczy to tylko sesji: {sessions}. Klucze innych sesji są jeszcze tajne: przed ich ujawnieniem niczego o nich nie udowodniono.</translation>
    </message>
    <message>
        <source>Plan and promise match the commitment word for word.</source>
        <translation>Plan i zapowiedź są słowo w słowo tymi, które ustaliło zobowiązanie.</translation>
    </message>
    <message>
        <source>There is no commitment: only the keys were fixed, not the names, sessions, boards and source.</source>
        <translation>Nie ma zobowiązania: ustalono tylko klucze, a nie nazwy, sesje, rozdania i źródło.</translation>
    </message>
    <message>
        <source>The check code you gave cannot be compared, because the commitment is missing or cannot be used. Add the file that ends in .commit.json.</source>
        <translation>Podanego kodu kontrolnego nie da się porównać: zobowiązania tu nie ma albo nie nadaje się do użycia. Dodaj plik, którego nazwa kończy się na .commit.json.</translation>
    </message>
    <message>
        <source>You gave the hash of the keys. It covers only the keys; the check code also covers the names, sessions, boards and source.</source>
        <translation>Podano skrót kluczy. Ustala on tylko klucze, a nie nazwy, sesje, rozdania i źródło, jak czyni to kod kontrolny.</translation>
    </message>
    <message>
        <source>You saw it, or had it, before {moment}, as you say.</source>
        <translation>Widziano go lub zachowano przed {moment}, jak podano.</translation>
    </message>
    <message>
        <source>The organiser published an earlier promise, and it is not here. It may have been for this same event. Ask for it. Its check code: {digest}.</source>
        <translation>Organizator opublikował przedtem inną zapowiedź i nie ma jej tutaj: mogła dotyczyć tych samych zawodów. Poproś o nią. Jej kod kontrolny: {digest}.</translation>
    </message>
    <message>
        <source>All earlier promises in this chain are here, each for a different event: {names}.</source>
        <translation>Są tu wszystkie poprzednie zapowiedzi z tego łańcucha, każda dotyczy innych zawodów: {names}.</translation>
    </message>
    <message>
        <source>Only the organiser says that there was no earlier promise. Say whether you know of an earlier promise for this event.</source>
        <translation>To, że wcześniej nie było innej zapowiedzi, jest tylko słowem organizatora. Powiedz, czy znana jest wcześniejsza zapowiedź tych zawodów.</translation>
    </message>
    <message>
        <source>“{file}”, among the files, is a plan with the same keys but different lines: {lines}.</source>
        <translation>„{file}”, wśród plików, to plan z tymi samymi kluczami, ale innymi wierszami: {lines}.</translation>
    </message>
    <message>
        <source>“{file}”, among the files, is another plan for this event. Lines that differ: {lines}. Ask which one counted.</source>
        <translation>„{file}”, wśród plików, to inny plan tych zawodów. Różniące się wiersze: {lines}. Zapytaj, który obowiązywał.</translation>
    </message>
    <message>
        <source>The organiser says: “{where}”, since {day}.</source>
        <translation>Organizator podaje: „{where}”, od {day}.</translation>
    </message>
    <message>
        <source>The organiser says it was published on {since}, which is not before the promised day, {day}.</source>
        <translation>Organizator podaje publikację {since}, a nie przed zapowiedzianym dniem, {day}.</translation>
    </message>
    <message>
        <source>An earlier promise for this same event is here (“{file}”): with several promises the best one can be chosen.</source>
        <translation>Jest tu wcześniejsza zapowiedź tych samych zawodów („{file}”): kto robi kilka, może wybierać.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, agrees line by line.</source>
        <translation>Zachowany plan, „{file}”, zgadza się wiersz po wierszu.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, has the same keys but different lines: {lines}.</source>
        <translation>Zachowany plan, „{file}”, ma te same klucze, ale inne wiersze: {lines}.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, is a draft without keys. Lines that differ: {lines}.</source>
        <translation>Zachowany plan, „{file}”, to szkic bez kluczy. Różniące się wiersze: {lines}.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, has different keys. Lines that differ: {lines}. Ask which one counted.</source>
        <translation>Zachowany plan, „{file}”, ma inne klucze. Różniące się wiersze: {lines}. Zapytaj, który obowiązywał.</translation>
    </message>
    <message>
        <source>The outside value is not in this plan yet: its day has not come.</source>
        <translation>Wartości zewnętrznej nie ma jeszcze w planie: jej dzień dopiero nadejdzie.</translation>
    </message>
    <message>
        <source>The value was entered on {entered}, but the promised round {number} appeared later, on {when}.</source>
        <translation>Wartość wpisano {entered}. Zapowiedziana runda {number} pojawiła się dopiero później, {when}.</translation>
    </message>
    <message>
        <source>The promise does not fix how the value is written: a different spelling gives different boards.</source>
        <translation>Zapowiedź nie ustala zapisu wartości: inny zapis daje inne rozdania.</translation>
    </message>
    <message>
        <source>“{value}” is not written as promised: digits only, with the promised decimals.</source>
        <translation>„{value}” nie jest zapisana jak zapowiedziano: same cyfry, z zapowiedzianą liczbą miejsc po przecinku.</translation>
    </message>
    <message>
        <source>Look the value up, and give it as you found it. The promise was: {source}.</source>
        <translation>Odszukaj wartość i podaj ją tak, jak ją znaleziono. Zapowiedziano: {source}.</translation>
    </message>
    <message>
        <source>The value was used as published, not as promised. The organiser’s reason: “{reason}”.</source>
        <translation>Wartość przyjęto tak, jak ją opublikowano, a nie jak zapowiedziano. Powód podany przez organizatora: „{reason}”.</translation>
    </message>
    <message>
        <source>Look up whether the network had ended before {when}, and whether {value} was published. The promise for that case was: {source}.</source>
        <translation>Sprawdź, czy sieć zakończyła działanie przed {when} i czy opublikowano {value}. Na ten wypadek zapowiedziano: {source}.</translation>
    </message>
    <message>
        <source>“{file}” is round {found}; round {promised} was promised.</source>
        <translation>Plik „{file}” dotyczy rundy {found}; zapowiedziano rundę {promised}.</translation>
    </message>
    <message>
        <source>“{file}” is the promised round, but the value does not match it.</source>
        <translation>Plik „{file}” to zapowiedziana runda, a wartość nie jest jej liczbą losową.</translation>
    </message>
    <message>
        <source>The value is not complete: the words, or their SHA-256, of everyone who keeps words belong after it: {names}.</source>
        <translation>Wartość nie jest utworzona tak, jak zapowiedziano: za nią mają stać słowa, albo ich SHA-256, wszystkich, którzy przechowują słowa: {names}.</translation>
    </message>
    <message>
        <source>The words of “{name}” are not twelve words from the list: they could be guessed.</source>
        <translation>To, co zachował „{name}”, to nie dwanaście słów z listy: być może da się je zgadnąć.</translation>
    </message>
    <message>
        <source>The words of “{name}” were withheld: as promised, their SHA-256 is used instead. Anyone who withheld them, or kept them from being used, could choose between two values.</source>
        <translation>Słów od „{name}” nie podano: jak zapowiedziano, w ich miejscu stoi ich SHA-256. Kto je zatrzymał albo nie użył, mógł wybierać między dwiema wartościami.</translation>
    </message>
    <message>
        <source>The value has neither the promised words of “{name}” nor their SHA-256.</source>
        <translation>To, co w wartości stoi za „{name}”, nie jest ani słowami, których SHA-256 zapowiedziano, ani tym SHA-256.</translation>
    </message>
    <message>
        <source>Say which sessions were played. If many are planned, only the best ones might be shown.</source>
        <translation>Powiedz, które sesje rozegrano. Kto planuje wiele, może pokazać najlepsze.</translation>
    </message>
    <message>
        <source>Sessions to answer for: {sessions}.</source>
        <translation>Pytanie dotyczy: {sessions}.</translation>
    </message>
    <message>
        <source>{session}: it was planned or dealt but not played, as you say. Ask why.</source>
        <translation>{session}: zaplanowana lub rozdana, a nie rozegrana, jak podano. Zapytaj dlaczego.</translation>
    </message>
    <message>
        <source>Phase {phase}, session {session}: you played it, but it is not in the plan or the files.</source>
        <translation>Faza {phase}, sesja {session}: rozegrano ją, a nie ma jej w planie ani w plikach.</translation>
    </message>
    <message>
        <source>You said which sessions were played.</source>
        <translation>Podano, które sesje rozegrano.</translation>
    </message>
    <message>
        <source>{session}: its key is the one bound for this session, number {number} of {count}. The others stay secret (“{file}”).</source>
        <translation>{session}: jej klucz jest tym, który dla tej sesji ustalono, numer {number} z {count}, a pozostałe są nadal tajne („{file}”).</translation>
    </message>
    <message>
        <source>“{file}” contains the key of one session, but the commitment for it is missing. Add the file that ends in .commit.json.</source>
        <translation>„{file}” zawiera klucz jednej sesji, a zobowiązania, które go wiąże, tu nie ma: dodaj plik z końcówką .commit.json.</translation>
    </message>
    <message>
        <source>Give the check code as you saw it where it was published, or a plan that you saved. Say whether that was before {moment}.</source>
        <translation>Podaj kod kontrolny, jaki widziano tam, gdzie go opublikowano, albo zachowany plan, i powiedz, czy było to przed {moment}.</translation>
    </message>
    <message>
        <source>Proved</source>
        <translation>Dowiedzione</translation>
    </message>
    <message>
        <source>Left to you</source>
        <translation>Do własnego sprawdzenia</translation>
    </message>
    <message>
        <source>Still chosen by the organiser</source>
        <translation>Wciąż do wyboru organizatora</translation>
    </message>
    <message>
        <source>Not as promised</source>
        <translation>Niezgodne z zapowiedzią</translation>
    </message>
    <message>
        <source>“{file}”, {boards}: of no session whose key is here, so not judged.</source>
        <translation>„{file}”, {boards}: z żadnej sesji, której klucz tu jest, więc nic się o tym nie mówi.</translation>
    </message>
    <message>
        <source>{session}, {boards}: from this session’s key and the outside value (“{file}”).</source>
        <translation>{session}, {boards}: z klucza tej sesji i wartości zewnętrznej („{file}”).</translation>
    </message>
    <message>
        <source>{session}, {boards}: from the reserve set (“{file}”).</source>
        <translation>{session}, {boards}: z zestawu rezerwowego („{file}”).</translation>
    </message>
    <message>
        <source>{session}, {boards}: the key of this session was revealed on {day}. From then on anybody could compute its reserve set. The record does not say that it was used before (“{file}”).</source>
        <translation>{session}, {boards}: klucz tej sesji ujawniono {day}. Odtąd każdy mógł obliczyć jej zestaw rezerwowy, a protokół nie mówi, że użyto go wcześniej („{file}”).</translation>
    </message>
    <message>
        <source>{session}: {boards} missing.</source>
        <translation>{session}, brak: {boards}.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>“{text}”</source>
        <translation>„{text}”</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
</context>
</TS>
