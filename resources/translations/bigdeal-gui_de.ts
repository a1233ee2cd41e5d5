<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About {program}</source>
        <translation>Info zu {program}</translation>
    </message>
    <message>
        <source>All licences in &amp;full…</source>
        <translation>Alle Lizenzen im &amp;Volltext…</translation>
    </message>
    <message>
        <source>Result of the self-test</source>
        <translation>Ergebnis des Selbsttests</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Selbsttest</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Lizenzen</translation>
    </message>
    <message>
        <source>{program} {version}</source>
        <translation>{program} {version}</translation>
    </message>
    <message>
        <source>Deals bridge boards that nobody could predict, nobody can repeat and nobody has seen.</source>
        <translation>Mischt Bridgeboards, die niemand vorhersagen konnte, niemand wiederholen kann und niemand gesehen hat.</translation>
    </message>
    <message>
        <source>Deals what Big Deal by Hans van Staveren deals from the same seed and identification. An independent program; Big Deal’s author has no part in it.</source>
        <translation>Mischt aus demselben Startwert und derselben Kennung dasselbe wie Big Deal von Hans van Staveren. Ein unabhängiges Programm; der Autor von Big Deal ist nicht daran beteiligt.</translation>
    </message>
    <message>
        <source>SHA-256 of &amp;verify.html</source>
        <translation>SHA-256 von &amp;verify.html</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>List of what was &amp;dealt</source>
        <translation>Liste der gemischten &amp;Sätze</translation>
    </message>
    <message>
        <source>Not passed. Nothing can be dealt until it has.</source>
        <translation>Nicht bestanden. Bis dahin kann nichts gemischt werden.</translation>
    </message>
    <message>
        <source>Passed: {parts}.</source>
        <translation>Bestanden: {parts}.</translation>
    </message>
    <message>
        <source>Stored on this computer</source>
        <translation>Auf diesem Computer gespeichert</translation>
    </message>
    <message>
        <source>Stored beside the program</source>
        <translation>Neben dem Programm aufbewahrt</translation>
    </message>
    <message>
        <source>Works offline: it connects to nothing and downloads nothing.</source>
        <translation>Arbeitet ohne Netz: Es ruft niemanden an und lädt nichts herunter.</translation>
    </message>
    <message>
        <source>Qt and PySide6 are included unchanged, as separate libraries. You may replace them with versions you have built yourself; their source code is at code.qt.io. This program comes without any warranty.</source>
        <translation>Qt und PySide6 werden unverändert als eigene Bibliotheken verwendet. Sie dürfen sie durch selbst erstellte Fassungen ersetzen; der Quelltext steht auf code.qt.io. Für dieses Programm gibt es keinerlei Gewährleistung.</translation>
    </message>
</context>
<context>
    <name>ArchiveHint</name>
    <message>
        <source>Mo&amp;ve to the archive</source>
        <translation>Ins &amp;Archiv</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Nicht jetzt</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of {sets} finished sets still in the work folder</source>
        <translation>
            <numerusform>%n Datei von {sets} beendeten Sätzen noch im Arbeitsordner</numerusform>
            <numerusform>%n Dateien von {sets} beendeten Sätzen noch im Arbeitsordner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of a finished set still in the work folder</source>
        <translation>
            <numerusform>%n Datei eines beendeten Satzes noch im Arbeitsordner</numerusform>
            <numerusform>%n Dateien eines beendeten Satzes noch im Arbeitsordner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Your journal was updated</source>
        <translation>Ihr Protokoll wurde aktualisiert</translation>
    </message>
    <message>
        <source>These are copies, or another program is using them. Remove them yourself.</source>
        <translation>Das sind Kopien, oder ein anderes Programm benutzt sie: Entfernen Sie sie selbst</translation>
    </message>
    <message>
        <source>Writing the files had been interrupted</source>
        <translation>Eine Auslieferung war abgebrochen worden</translation>
    </message>
</context>
<context>
    <name>BackupSeal</name>
    <message>
        <source>Seal the backup?</source>
        <translation>Die Sicherung versiegeln?</translation>
    </message>
    <message>
        <source>Anyone who can read an unsealed backup can recognize deals that were dealt here. Sealed, only the passphrase opens it. If you lose the passphrase, you lose the backup.</source>
        <translation>Wer eine unversiegelte Sicherung lesen kann, kann Verteilungen erkennen, die hier gemischt wurden. Versiegelt öffnet sie nur die Passphrase. Wenn Sie die Passphrase verlieren, verlieren Sie die Sicherung.</translation>
    </message>
    <message>
        <source>&amp;Seal it</source>
        <translation>&amp;Versiegeln</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Passphrase</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>&amp;Leave it unsealed</source>
        <translation>&amp;Unversiegelt lassen</translation>
    </message>
    <message>
        <source>Type the same passphrase again</source>
        <translation>Tippen Sie dieselbe Passphrase noch einmal</translation>
    </message>
</context>
<context>
    <name>BoardDoor</name>
    <message>
        <source>{done} of {wanted} compared</source>
        <translation>{done} von {wanted} verglichen</translation>
    </message>
    <message>
        <source>Sets compared</source>
        <translation>Verglichene Sätze</translation>
    </message>
    <message>
        <source>Sets or files read so far</source>
        <translation>Bisher gelesene Sätze oder Dateien</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Vergleich abbrechen</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Ergebnisse öffnen</translation>
    </message>
</context>
<context>
    <name>BoardPage</name>
    <message>
        <source>Type at least one whole hand.</source>
        <translation>Geben Sie mindestens eine ganze Hand ein.</translation>
    </message>
    <message>
        <source>The board number is a number such as 13.</source>
        <translation>Die Boardnummer ist eine Zahl wie 13.</translation>
    </message>
    <message>
        <source>Type numbers and hands of both boards.</source>
        <translation>Geben Sie Nummern und Hände beider Boards ein.</translation>
    </message>
    <message>
        <source>Type the hands of the same seats of both boards.</source>
        <translation>Geben Sie von beiden Boards die Hände derselben Plätze ein.</translation>
    </message>
    <message>
        <source>No set could be read here.</source>
        <translation>Hier war kein Satz lesbar.</translation>
    </message>
    <message>
        <source>When play is over, results can tell when it happened.</source>
        <translation>Nach dem Spiel können Ergebnisse zeigen, wann es geschah.</translation>
    </message>
    <message>
        <source>Compared with the sets of the journal</source>
        <translation>Verglichen mit den Sätzen des Protokolls</translation>
    </message>
    <message>
        <source>Compared with {file}</source>
        <translation>Verglichen mit {file}</translation>
    </message>
    <message>
        <source>Files compared with: {count}</source>
        <translation>Vergleichsdateien: {count}</translation>
    </message>
    <message>
        <source>Sections: {names}. Delete the lines of those that had boards of their own.</source>
        <translation>Sektionen: {names}. Löschen Sie die Zeilen derer, die eigene Boards hatten.</translation>
    </message>
    <message>
        <source>Put the round in place of each question mark.</source>
        <translation>Setzen Sie statt jedes Fragezeichens die Runde ein.</translation>
    </message>
    <message>
        <source>Type a line for each table, or open a file of results.</source>
        <translation>Geben Sie je Tisch eine Zeile ein, oder öffnen Sie eine Ergebnisdatei.</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many spades?</source>
        <translation>Board {number}, {seat}: wie viele Pik?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many hearts?</source>
        <translation>Board {number}, {seat}: wie viele Coeur?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many diamonds?</source>
        <translation>Board {number}, {seat}: wie viele Karo?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many clubs?</source>
        <translation>Board {number}, {seat}: wie viele Treff?</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>More than one thing fits. Read another hand to decide.</source>
        <translation>Mehreres ist möglich. Lesen Sie eine weitere Hand ab, um zu entscheiden.</translation>
    </message>
    <message>
        <source>Check the hand, or name the files that hold the boards.</source>
        <translation>Prüfen Sie die Hand, oder nennen Sie die Dateien mit den Boards.</translation>
    </message>
    <message>
        <source>Compare dealer and vulnerability with the board number too.</source>
        <translation>Vergleichen Sie auch Teiler und Gefahrenlage mit der Boardnummer.</translation>
    </message>
    <message>
        <source>A deal of another session does not count for this one: see Laws 6D2 and 15.</source>
        <translation>Eine Verteilung aus einem anderen Durchgang zählt hier nicht: siehe § 6D2 und § 15.</translation>
    </message>
    <message>
        <source>Take the board out of play, and find out who played it like this.</source>
        <translation>Nehmen Sie das Board aus dem Spiel, und stellen Sie fest, wer es so gespielt hat.</translation>
    </message>
    <message>
        <source>It is fouled if contestants to be compared did not all play it alike (Law 87). Dealer and vulnerability count.</source>
        <translation>Es ist fehlerhaft, wenn Teilnehmer, die verglichen werden, es nicht alle gleich gespielt haben (§ 87). Teiler und Gefahrenlage zählen mit.</translation>
    </message>
    <message>
        <source>In a match of teams see Law 86B2.</source>
        <translation>Im Teamkampf siehe § 86B2.</translation>
    </message>
    <message>
        <source>No board that is known here has these hands.</source>
        <translation>Kein hier bekanntes Board hat diese Hände.</translation>
    </message>
    <message>
        <source>Boards compared: {count}.</source>
        <translation>Verglichene Boards: {count}.</translation>
    </message>
    <message>
        <source>Board {number} of {set}</source>
        <translation>Board {number} von {set}</translation>
    </message>
    <message>
        <source>not board {number}</source>
        <translation>nicht Board {number}</translation>
    </message>
    <message>
        <source>another set than the one you named</source>
        <translation>ein anderer Satz als der genannte</translation>
    </message>
    <message>
        <source>turned by {degrees}°: North’s hand lies {seat}</source>
        <translation>um {degrees}° gedreht: Nords Hand liegt auf {seat}</translation>
    </message>
    <message>
        <source>hands exchanged between {seats}</source>
        <translation>Hände vertauscht zwischen {seats}</translation>
    </message>
    <message>
        <source>all hands are right</source>
        <translation>alle Hände stimmen</translation>
    </message>
    <message>
        <source>what you read is right; hands read: {count}</source>
        <translation>was Sie ablasen, stimmt; abgelesene Hände: {count}</translation>
    </message>
    <message>
        <source>{parts}.</source>
        <translation>{parts}.</translation>
    </message>
    <message>
        <source>cards in the wrong hand: {count}</source>
        <translation>Karten in der falschen Hand: {count}</translation>
    </message>
    <message>
        <source>cards exchanged: {count}, between {seats}</source>
        <translation>vertauschte Karten: {count}, zwischen {seats}</translation>
    </message>
    <message>
        <source>These two boards are alike: {numbers}.</source>
        <translation>Diese zwei Boards sind gleich: {numbers}.</translation>
    </message>
    <message>
        <source>These two boards are not alike: {numbers}.</source>
        <translation>Diese zwei Boards sind nicht gleich: {numbers}.</translation>
    </message>
    <message>
        <source>The results cannot tell when the board was fouled.</source>
        <translation>Die Ergebnisse zeigen nicht, wann das Board fehlerhaft wurde.</translation>
    </message>
    <message>
        <source>Before round {before} ({chance} %).</source>
        <translation>Vor Runde {before} ({chance} %).</translation>
    </message>
    <message>
        <source>After round {after} ({chance} %).</source>
        <translation>Nach Runde {after} ({chance} %).</translation>
    </message>
    <message>
        <source>After round {after}, before round {before} ({chance} %).</source>
        <translation>Nach Runde {after}, vor Runde {before} ({chance} %).</translation>
    </message>
    <message>
        <source>Law 87: the tables before that moment and those after it are two groups.</source>
        <translation>§ 87: Die Tische vor diesem Zeitpunkt und die danach sind zwei Gruppen.</translation>
    </message>
    <message>
        <source>Tables are weighed by double dummy, so the percentage is a help and no proof.</source>
        <translation>Die Tische werden nach Double Dummy gewogen; der Prozentwert hilft, beweist aber nichts.</translation>
    </message>
    <message>
        <source>Boards to look at: {numbers} ({found} of {asked}).</source>
        <translation>Nachzusehende Boards: {numbers} ({found} von {asked}).</translation>
    </message>
    <message>
        <source>All answers are right. Boards asked about: {count}.</source>
        <translation>Alle Antworten stimmen. Gefragt wurde nach so vielen Boards: {count}.</translation>
    </message>
    <message>
        <source>Boards with whole hands wrong: at most {most} of {count} (90 % certain).</source>
        <translation>Boards, in denen ganze Hände falsch liegen: höchstens {most} von {count} (zu 90 % sicher).</translation>
    </message>
    <message>
        <source>One exchanged card is hardly ever found like this.</source>
        <translation>Eine einzelne vertauschte Karte wird so fast nie gefunden.</translation>
    </message>
    <message>
        <source>By its number: {conditions}.</source>
        <translation>Nach der Nummer: {conditions}.</translation>
    </message>
    <message>
        <source>Not compared, because the files are gone, changed or not readable: {count}.</source>
        <translation>Nicht verglichen, weil die Dateien fehlen, geändert oder nicht lesbar sind: {count}.</translation>
    </message>
</context>
<context>
    <name>BoardsField</name>
    <message>
        <source>Number of boards</source>
        <translation>Anzahl der Boards</translation>
    </message>
    <message>
        <source>How many boards, at most {most}; or a range such as 11-20</source>
        <translation>Wie viele Boards, höchstens {most}; oder ein Bereich wie 11-20</translation>
    </message>
    <message>
        <source>The number of the first board</source>
        <translation>Die Nummer des ersten Boards</translation>
    </message>
    <message>
        <source>&amp;from number</source>
        <translation>ab &amp;Nummer</translation>
    </message>
    <message>
        <source>North deals first</source>
        <translation>Nord ist Teiler</translation>
    </message>
    <message>
        <source>East deals first</source>
        <translation>Ost ist Teiler</translation>
    </message>
    <message>
        <source>South deals first</source>
        <translation>Süd ist Teiler</translation>
    </message>
    <message>
        <source>West deals first</source>
        <translation>West ist Teiler</translation>
    </message>
    <message>
        <source>&amp;Sets</source>
        <translation>Sät&amp;ze</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Weiteres</translation>
    </message>
    <message>
        <source>More: first number, sets, presets</source>
        <translation>Weiteres: erste Nummer, Sätze, Vorlagen</translation>
    </message>
    <message>
        <source>For a shared computer: the page begins without what was dealt last</source>
        <translation>Für gemeinsame Computer: Die Seite beginnt ohne das zuletzt Gemischte</translation>
    </message>
    <message>
        <source>Forget the last session</source>
        <translation>Letzten Durchgang vergessen</translation>
    </message>
    <message>
        <source>From 1 to {most}, or a range such as 11-20.</source>
        <translation>Von 1 bis {most}; auch ein Bereich wie 11-20 wird verstanden.</translation>
    </message>
    <message>
        <source>How many sets to deal at once, at most {most}: the same board numbers, different cards</source>
        <translation>Wie viele Sätze auf einmal, höchstens {most}: dieselben Boardnummern, andere Karten</translation>
    </message>
</context>
<context>
    <name>BoardsWords</name>
    <message>
        <source>Board {numbers}</source>
        <translation>Board {numbers}</translation>
    </message>
    <message>
        <source>Boards {numbers}</source>
        <translation>Boards {numbers}</translation>
    </message>
</context>
<context>
    <name>Body</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Help (F1)</source>
        <translation>Hilfe (F1)</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Version and self-test</source>
        <translation>Version und Selbsttest</translation>
    </message>
    <message>
        <source>{page} (Ctrl+{key})</source>
        <translation>{page} (Strg+{key})</translation>
    </message>
</context>
<context>
    <name>BoxCard</name>
    <message>
        <source>&amp;Open the box</source>
        <translation>Kiste öff&amp;nen</translation>
    </message>
    <message>
        <source>All that one of the addresses shows</source>
        <translation>Alles, was eine der Adressen zeigt</translation>
    </message>
    <message>
        <source>Save its files beside the box</source>
        <translation>Die Dateien neben der Kiste speichern</translation>
    </message>
    <message>
        <source>&amp;Answer of an address</source>
        <translation>An&amp;twort einer Adresse</translation>
    </message>
    <message>
        <source>Hash of the box: {groups}</source>
        <translation>Hash der Kiste: {groups}</translation>
    </message>
    <message>
        <source>The owner of another key can open this box at any time.</source>
        <translation>Wer einen anderen Schlüssel hat, kann diese Kiste jederzeit öffnen.</translation>
    </message>
    <message>
        <source>At its time, open one of these addresses, and paste the answer below.</source>
        <translation>Öffnen Sie zu ihrer Zeit eine dieser Adressen und fügen Sie die Antwort unten ein.</translation>
    </message>
    <message>
        <source>The box is open. Saved beside it:</source>
        <translation>Die Kiste ist offen. Neben ihr gespeichert:</translation>
    </message>
    <message>
        <source>Write a cover &amp;note</source>
        <translation>&amp;Begleitblatt schreiben</translation>
    </message>
    <message>
        <source>When and how the box opens, as text and PDF, and a page that opens it</source>
        <translation>Wann und wie sich die Kiste öffnet, als Text und PDF, und eine Seite, die sie öffnet</translation>
    </message>
    <message>
        <source>To send with the box. Saved beside it:</source>
        <translation>Zum Mitschicken. Neben der Kiste gespeichert:</translation>
    </message>
</context>
<context>
    <name>BoxDoor</name>
    <message>
        <source>Drop a locked box here</source>
        <translation>Ziehen Sie eine verschlossene Kiste hierher</translation>
    </message>
    <message>
        <source>A box (.zip.age) opens with what a public clock publishes at its time.</source>
        <translation>Eine Kiste (.zip.age) öffnet sich mit dem, was eine öffentliche Uhr zu ihrer Zeit veröffentlicht.</translation>
    </message>
    <message>
        <source>Choose a &amp;box…</source>
        <translation>&amp;Kiste auswählen…</translation>
    </message>
    <message>
        <source>See when a box opens, and open it</source>
        <translation>Sehen, wann eine Kiste sich öffnet, und sie öffnen</translation>
    </message>
    <message>
        <source>Choose a locked box</source>
        <translation>Verschlossene Kiste auswählen</translation>
    </message>
    <message>
        <source>&amp;Make a trial box…</source>
        <translation>&amp;Probekiste anlegen…</translation>
    </message>
    <message>
        <source>For receivers to try: no boards, and it opens in two minutes</source>
        <translation>Zum Ausprobieren für die Empfänger: keine Boards, öffnet sich in zwei Minuten</translation>
    </message>
    <message>
        <source>Locked boxes ({suffix})</source>
        <translation>Verschlossene Kisten ({suffix})</translation>
    </message>
    <message>
        <source>Make a trial box</source>
        <translation>Probekiste anlegen</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>Opens at {time} ({utc})</source>
        <translation>Öffnet sich am {time} ({utc})</translation>
    </message>
    <message>
        <source>It can be opened now.</source>
        <translation>Sie kann jetzt geöffnet werden.</translation>
    </message>
    <message>
        <source>Opens in {days} d {hours} h {minutes} min.</source>
        <translation>Öffnet sich in {days} T {hours} Std {minutes} Min.</translation>
    </message>
</context>
<context>
    <name>CheckDoors</name>
    <message>
        <source>Is this file sound?</source>
        <translation>Ist diese Datei in Ordnung?</translation>
    </message>
    <message>
        <source>What is this board?</source>
        <translation>Welches Board ist das?</translation>
    </message>
    <message>
        <source>Verify a tournament</source>
        <translation>Turnier nachprüfen</translation>
    </message>
    <message>
        <source>Open a locked box</source>
        <translation>Verschlossene Kiste öffnen</translation>
    </message>
    <message>
        <source>Is our machine fair?</source>
        <translation>Ist unsere Maschine fair?</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>numbers from the journal</source>
        <translation>Nummern aus dem Protokoll</translation>
    </message>
    <message>
        <source>counted from {first}, as you said</source>
        <translation>ab {first} gezählt, wie angegeben</translation>
    </message>
    <message>
        <source>counted from {first}, as in the other file of this name</source>
        <translation>ab {first} gezählt, wie in der anderen Datei dieses Namens</translation>
    </message>
    <message>
        <source>counted from {first}: the file has no board numbers</source>
        <translation>ab {first} gezählt: die Datei hat keine Boardnummern</translation>
    </message>
</context>
<context>
    <name>ClockStrip</name>
    <message>
        <source>Da&amp;y of the set</source>
        <translation>Ta&amp;g des Satzes</translation>
    </message>
    <message>
        <source>&amp;Use this day</source>
        <translation>Diesen Tag &amp;nehmen</translation>
    </message>
    <message>
        <source>This day goes into the names and files; the journal keeps the clock’s</source>
        <translation>Dieser Tag kommt in Namen und Dateien; das Protokoll behält den der Uhr</translation>
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
        <translation>&amp;Club</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>&amp;Durchgang</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Seite</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Boards</translation>
    </message>
    <message>
        <source>&amp;Double dummy</source>
        <translation>D&amp;ouble Dummy</translation>
    </message>
    <message>
        <source>Tournament director</source>
        <translation>Turnierleiter</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>such as 2</source>
        <translation>z. B. 2</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sektionen</translation>
    </message>
    <message>
        <source>such as A, B</source>
        <translation>z. B. A, B</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Webseite (HTML)</translation>
    </message>
    <message>
        <source>Labels, and columns of the checklist, for each section</source>
        <translation>Etiketten, und Spalten der Prüfliste, für jede Sektion</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>a whole page, {like}</source>
        <translation>eine ganze Seite, {like}</translation>
    </message>
    <message>
        <source>{count} on a sheet, {like}</source>
        <translation>{count} auf einem Bogen, {like}</translation>
    </message>
    <message>
        <source>Choose a logo</source>
        <translation>Logo wählen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Logo entfernen</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>On this paper the cards would be too small to be read</source>
        <translation>Auf diesem Papier wären die Karten zu klein zum Lesen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>such as the club’s hall</source>
        <translation>z. B. Clubraum</translation>
    </message>
    <message>
        <source>Each section gets its own hand record and labels</source>
        <translation>Jede Sektion bekommt eigene Verteilungszettel und Etiketten</translation>
    </message>
    <message>
        <source>Hand record format</source>
        <translation>Verteilungszettel als</translation>
    </message>
    <message>
        <source>Label sheet</source>
        <translation>Etikettenbogen</translation>
    </message>
    <message>
        <source>The page shows sample boards. Your choices are remembered, except event and session.</source>
        <translation>Die Seite zeigt Muster-Boards. Was Sie wählen, wird gemerkt, außer Turnier und Durchgang.</translation>
    </message>
    <message>
        <source>same as the window</source>
        <translation>wie das Fenster</translation>
    </message>
    <message>
        <source>(usual in your country)</source>
        <translation>(hier üblich)</translation>
    </message>
    <message>
        <source>Takes a few seconds; this computer does the analysis</source>
        <translation>Dauert einige Sekunden; die Boards werden auf diesem Computer berechnet</translation>
    </message>
    <message>
        <source>Print without a logo; your file is not deleted</source>
        <translation>Ohne Logo drucken; Ihre eigene Datei bleibt</translation>
    </message>
    <message>
        <source>A PNG, JPEG or SVG picture; the program keeps its own copy</source>
        <translation>Ein PNG-, JPEG- oder SVG-Bild; das Programm behält eine eigene Kopie</translation>
    </message>
    <message>
        <source>Pictures ({suffixes})</source>
        <translation>Bilder ({suffixes})</translation>
    </message>
</context>
<context>
    <name>Conversation</name>
    <message>
        <source>A plan (.sqd) that you saved yourself before the tournament</source>
        <translation>Ein Plan (.sqd), den Sie selbst vor dem Turnier gespeichert haben</translation>
    </message>
    <message>
        <source>Which &amp;sessions were played? Tick them.</source>
        <translation>Welche Durchgänge wurden &amp;gespielt? Haken Sie sie an.</translation>
    </message>
    <message>
        <source>I know of no &amp;earlier promise for this event</source>
        <translation>Ich weiß von keiner früheren &amp;Zusage für dieses Turnier</translation>
    </message>
    <message>
        <source>I saw it, or had the plan, before {moment}</source>
        <translation>Ich habe ihn vor {moment} gesehen, oder hatte den Plan</translation>
    </message>
    <message>
        <source>Promised: {source}</source>
        <translation>Zugesagt: {source}</translation>
    </message>
    <message>
        <source>I sa&amp;ved the plan…</source>
        <translation>Ich habe den Plan &amp;aufgehoben…</translation>
    </message>
    <message>
        <source>What was the val&amp;ue? Look it up at the promised source.</source>
        <translation>Welcher Wert &amp;kam heraus? Sehen Sie nach, wo die Zusage es sagt.</translation>
    </message>
    <message>
        <source>Press the space bar to tick a session</source>
        <translation>Die Leertaste hakt einen Durchgang an</translation>
    </message>
    <message>
        <source>Tick &amp;them all</source>
        <translation>All&amp;e anhaken</translation>
    </message>
    <message>
        <source>All sessions in this list were played</source>
        <translation>Alle Durchgänge der Liste wurden gespielt</translation>
    </message>
    <message>
        <source>With several promises, only the best one might be shown</source>
        <translation>Wer mehrere Zusagen macht, kann die zeigen, die ihm gefällt</translation>
    </message>
    <message>
        <source>Questions only you can answer</source>
        <translation>Was nur Sie sagen können</translation>
    </message>
    <message>
        <source>Anything published later proves nothing</source>
        <translation>Was später veröffentlicht wurde, beweist nichts</translation>
    </message>
</context>
<context>
    <name>ConvertDialog</name>
    <message>
        <source>Convert {file}</source>
        <translation>{file} umwandeln</translation>
    </message>
    <message>
        <source>Con&amp;vert…</source>
        <translation>&amp;Umwandeln…</translation>
    </message>
    <message>
        <source>Board numbers</source>
        <translation>Boardnummern</translation>
    </message>
    <message>
        <source>&amp;First board</source>
        <translation>&amp;Erstes Board</translation>
    </message>
    <message>
        <source>Choose where the new files go, then convert</source>
        <translation>Speicherort der neuen Dateien wählen, dann umwandeln</translation>
    </message>
    <message>
        <source>1 board, number {first}</source>
        <translation>1 Board, Nummer {first}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), {first} to {last}</source>
        <translation>
            <numerusform>%n Board, {first} bis {last}</numerusform>
            <numerusform>%n Boards, {first} bis {last}</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one format</source>
        <translation>Wählen Sie mindestens ein Format</translation>
    </message>
    <message>
        <source>The number of the first board</source>
        <translation>Die Nummer, die das erste Board bekommt</translation>
    </message>
    <message>
        <source>The board numbers in this file have gaps. The boards get new numbers, in the same order.</source>
        <translation>Die Nummern in dieser Datei haben Lücken. Die Boards bekommen der Reihe nach neue.</translation>
    </message>
    <message>
        <source>Formats to write</source>
        <translation>Neue Dateien für</translation>
    </message>
    <message>
        <source>A format cannot contain these boards</source>
        <translation>Ein Format kann diese Boards nicht fassen</translation>
    </message>
</context>
<context>
    <name>Converting</name>
    <message>
        <source>In {folder}</source>
        <translation>In {folder}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) converted, read back and compared</source>
        <translation>
            <numerusform>%n Board umgewandelt, zurückgelesen und verglichen</numerusform>
            <numerusform>%n Boards umgewandelt, zurückgelesen und verglichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Auctions, results and comments of the file were left out.</source>
        <translation>Reizungen, Ergebnisse und Kommentare der Datei wurden weggelassen.</translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Ein Fehler im Programm</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Im Programm ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <source>The sets you have already dealt are safe. Close the program and start it again before you deal. Please report this: {place}</source>
        <translation>Früher gemischte Sätze sind sicher. Schließen Sie das Programm und starten Sie es neu, bevor Sie mischen. Bitte melden Sie diese Wörter: {place}</translation>
    </message>
</context>
<context>
    <name>DealBar</name>
    <message>
        <source>&amp;Deal session…</source>
        <translation>Boards &amp;mischen…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Deal session</source>
        <translation>Boards mischen</translation>
    </message>
    <message>
        <source>Boards dealt</source>
        <translation>Gemischte Boards</translation>
    </message>
    <message>
        <source>Boards dealt so far</source>
        <translation>Bisher gemischte Boards</translation>
    </message>
    <message>
        <source>Deal into the folder shown on the left</source>
        <translation>In den links genannten Ordner mischen</translation>
    </message>
    <message>
        <source>{done} of {wanted} boards · {rate} a second · {left} left</source>
        <translation>{done} von {wanted} Boards · {rate} pro Sekunde · noch {left}</translation>
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
        <translation>Hält an…</translation>
    </message>
    <message>
        <source>Else&amp;where…</source>
        <translation>Anders&amp;wo…</translation>
    </message>
    <message>
        <source>Choose another folder or name for this set, then deal</source>
        <translation>Für diesen Satz einen anderen Ordner oder Namen wählen, dann mischen</translation>
    </message>
    <message>
        <source>&amp;Deal session</source>
        <translation>Boards &amp;mischen</translation>
    </message>
    <message>
        <source>Into: {place}</source>
        <translation>Nach: {place}</translation>
    </message>
    <message>
        <source>Choose where to save the files, then deal</source>
        <translation>Speicherort der Dateien wählen, dann mischen</translation>
    </message>
    <message>
        <source>Stop dealing; no files are left behind</source>
        <translation>Mischen abbrechen; es bleibt keine Datei zurück</translation>
    </message>
    <message>
        <source>{problem} You will be asked to choose another folder.</source>
        <translation>{problem} Sie werden nach einem anderen Ordner gefragt.</translation>
    </message>
    <message>
        <source>Everyone who can use this disk can read the boards there.</source>
        <translation>Wer diesen Datenträger benutzen kann, kann die Boards dort lesen.</translation>
    </message>
</context>
<context>
    <name>DealForm</name>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>Turni&amp;er</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Boards</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Dateien für</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>I cannot &amp;type or use a mouse</source>
        <translation>Ich kann weder &amp;tippen noch eine Maus bewegen</translation>
    </message>
    <message>
        <source>such as Tuesday pairs; you can leave it empty</source>
        <translation>z. B. Paarturnier Dienstag; darf leer bleiben</translation>
    </message>
    <message>
        <source>The name of the event, written into the files</source>
        <translation>Der Name des Turniers; er wird in die Dateien geschrieben</translation>
    </message>
    <message>
        <source>Use only the computer’s own randomness</source>
        <translation>Nur mit dem eigenen Zufall des Computers mischen</translation>
    </message>
</context>
<context>
    <name>DealPage</name>
    <message>
        <source>Deal a session</source>
        <translation>Boards mischen</translation>
    </message>
    <message numerus="yes">
        <source>Ready to deal %n board(s)</source>
        <translation>
            <numerusform>Bereit für %n Board</numerusform>
            <numerusform>Bereit für %n Boards</numerusform>
        </translation>
    </message>
    <message>
        <source>One moment: the program is testing itself</source>
        <translation>Einen Moment: Das Programm prüft sich selbst</translation>
    </message>
    <message>
        <source>Choose at least one format</source>
        <translation>Wählen Sie mindestens ein Format</translation>
    </message>
    <message>
        <source>Boards {first}–{last} do not fit {suffix}: {most} at most</source>
        <translation>Boards {first}–{last} passen nicht in {suffix}: höchstens {most}</translation>
    </message>
    <message>
        <source>These boards do not fit {suffix}</source>
        <translation>Diese Boards passen nicht in {suffix}</translation>
    </message>
    <message numerus="yes">
        <source>Ready to deal %n set(s)</source>
        <translation>
            <numerusform>Bereit für %n Satz</numerusform>
            <numerusform>Bereit für %n Sätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n board(s)</source>
        <translation>
            <numerusform>zu %n Board</numerusform>
            <numerusform>zu %n Boards</numerusform>
        </translation>
    </message>
    <message>
        <source>A set has {most} boards at most</source>
        <translation>Ein Satz hat höchstens {most} Boards</translation>
    </message>
    <message>
        <source>This copy of the program is damaged and cannot deal</source>
        <translation>Diese Kopie des Programms ist beschädigt und mischt nicht</translation>
    </message>
    <message>
        <source>Release the keys and the mouse</source>
        <translation>Bitte loslassen</translation>
    </message>
    <message>
        <source>Deal without your typing</source>
        <translation>Ohne Ihre Hilfe mischen</translation>
    </message>
    <message>
        <source>Use only the computer’s own randomness?</source>
        <translation>Nur den eigenen Zufall des Computers verwenden?</translation>
    </message>
    <message>
        <source>The problem and your answer are recorded in the journal.</source>
        <translation>Der Zweifel und Ihre Antwort werden in das Protokoll geschrieben.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>Das Protokoll ist zweifelhaft</translation>
    </message>
    <message>
        <source>Deal anyway?</source>
        <translation>Dennoch mischen?</translation>
    </message>
    <message>
        <source>The operating system supplies 320 bits. That is enough for a fair set nobody can predict, as long as this computer can be trusted. Your typing protects you even if it cannot. The certificate of this set will say “{source}”.</source>
        <translation>Er liefert 320 Bit vom Betriebssystem. Das reicht für einen fairen Satz, den niemand vorhersagen kann, solange dieser Computer in Ordnung ist. Ihr Tippen würde Sie auch dann schützen, wenn er es nicht ist. Im Zertifikat dieses Satzes steht dann „{source}“.</translation>
    </message>
    <message>
        <source>&amp;Deal anyway</source>
        <translation>&amp;Dennoch mischen</translation>
    </message>
    <message>
        <source>&amp;Use only the computer</source>
        <translation>&amp;Nur den Computer nehmen</translation>
    </message>
    <message>
        <source>Others can read the boards</source>
        <translation>Andere können die Boards lesen</translation>
    </message>
</context>
<context>
    <name>DealStep</name>
    <message>
        <source>Folder for the boards</source>
        <translation>Ordner für die Boards</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>&amp;Deal the ticked sessions</source>
        <translation>Angehakte Durchgänge &amp;mischen</translation>
    </message>
    <message>
        <source>Deal now</source>
        <translation>Jetzt mischen</translation>
    </message>
    <message>
        <source>&amp;Reserve sets…</source>
        <translation>&amp;Reservesätze…</translation>
    </message>
    <message>
        <source>De&amp;viation…</source>
        <translation>A&amp;bweichung…</translation>
    </message>
    <message>
        <source>Record where play did not follow the plan</source>
        <translation>Eintragen, wo nicht nach Plan gespielt wurde</translation>
    </message>
    <message>
        <source>Choose the folder for the boards</source>
        <translation>Ordner für die Boards wählen</translation>
    </message>
    <message>
        <source>&amp;Next session</source>
        <translation>Nächster &amp;Durchgang</translation>
    </message>
    <message>
        <source>Choose the sessions to deal next</source>
        <translation>Die nächsten Durchgänge zum Mischen wählen</translation>
    </message>
    <message>
        <source>&amp;Folder for the boards</source>
        <translation>Ordner &amp;für die Boards</translation>
    </message>
    <message>
        <source>Tick at least one session.</source>
        <translation>Haken Sie mindestens einen Durchgang an.</translation>
    </message>
    <message>
        <source>Choose at least one format.</source>
        <translation>Wählen Sie mindestens ein Format.</translation>
    </message>
    <message>
        <source>These boards do not fit {suffix}.</source>
        <translation>Diese Boards passen nicht in {suffix}.</translation>
    </message>
    <message>
        <source>Choose a folder for the boards.</source>
        <translation>Wählen Sie einen Ordner für die Boards.</translation>
    </message>
    <message>
        <source>Deal it now</source>
        <translation>Jetzt mischen</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Dateien für</translation>
    </message>
    <message>
        <source>Open the keys</source>
        <translation>Schlüssel öffnen</translation>
    </message>
    <message>
        <source>Reserve, deviation</source>
        <translation>Reserve, Abweichung</translation>
    </message>
    <message>
        <source>Only these boards of the reserve set</source>
        <translation>Nur diese Boards des Reservesatzes</translation>
    </message>
    <message>
        <source>such as 5 or 5,7; empty for the whole set</source>
        <translation>zum Beispiel 5 oder 5,7; leer für den ganzen Satz</translation>
    </message>
    <message>
        <source>Of one session: only these boards get another deal</source>
        <translation>Von einem Durchgang: nur diese Boards bekommen eine andere Verteilung</translation>
    </message>
    <message>
        <source>Deal new boards for the ticked sessions, and give the reason</source>
        <translation>Für die angehakten Durchgänge andere Boards mischen, mit Angabe des Grundes</translation>
    </message>
    <message>
        <source>&amp;Go to Reveal</source>
        <translation>Wei&amp;ter zum Offenlegen</translation>
    </message>
    <message>
        <source>Go to the last step</source>
        <translation>Zum letzten Schritt</translation>
    </message>
    <message>
        <source>A reserve set replaces a session that cannot be played, for example because somebody saw a board. A deviation is anything that did not go as planned. The players are told about both.</source>
        <translation>Reservesätze ersetzen Durchgänge, die nicht gespielt werden können, etwa weil jemand ein Board gesehen hat. Eine Abweichung ist alles, was anders lief als geplant. Beides erfahren die Spieler.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of this tournament were dealt. The keys have been revealed, so no more can be dealt.</source>
        <translation>
            <numerusform>%n Satz dieses Turniers wurde gemischt. Die Schlüssel sind offengelegt, also wird keiner mehr gemischt.</numerusform>
            <numerusform>%n Sätze dieses Turniers wurden gemischt. Die Schlüssel sind offengelegt, also wird keiner mehr gemischt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anyone who has the keys and the value can make these boards again.</source>
        <translation>Wer die Schlüssel und den Wert hat, kann diese Boards noch einmal herstellen.</translation>
    </message>
</context>
<context>
    <name>DealWords</name>
    <message>
        <source>CODE</source>
        <translation>CODE</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
</context>
<context>
    <name>DealtSetsBox</name>
    <message>
        <source>Set</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Satzcode</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Sets dealt</source>
        <translation>Gemischte Sätze</translation>
    </message>
    <message>
        <source>Set codes</source>
        <translation>Satzcodes</translation>
    </message>
    <message numerus="yes">
        <source>Cop&amp;y %n code(s)</source>
        <translation>
            <numerusform>%n Code kop&amp;ieren</numerusform>
            <numerusform>%n Codes kop&amp;ieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy the codes of the selected sets; they reveal no cards</source>
        <translation>Die Codes der gewählten Sätze kopieren; sie verraten keine Karten</translation>
    </message>
    <message>
        <source>Labels, certificates and copies are made for the sets selected here: all of them, unless you change it.</source>
        <translation>Etiketten, Zertifikate und Kopien gelten für die hier gewählten Sätze; zuerst für alle.</translation>
    </message>
</context>
<context>
    <name>DigestField</name>
    <message>
        <source>The check co&amp;de that you found</source>
        <translation>Der Prüfcode, den Sie ge&amp;funden haben</translation>
    </message>
    <message>
        <source>From the notice board, the bulletin or the web page of the event</source>
        <translation>Vom Aushang, aus dem Bulletin oder von der Webseite des Turniers</translation>
    </message>
    <message>
        <source>Type or paste the digits or the 13 words. They are compared as you type.</source>
        <translation>Tippen Sie die Ziffern oder die 13 Wörter, oder fügen Sie sie ein. Verglichen wird beim Tippen.</translation>
    </message>
</context>
<context>
    <name>DoorWidget</name>
    <message>
        <source>Your files were not changed. ({place})</source>
        <translation>Die Dateien blieben, wie sie sind. ({place})</translation>
    </message>
</context>
<context>
    <name>EntropyArea</name>
    <message>
        <source>Randomness area</source>
        <translation>Feld für den Zufall</translation>
    </message>
    <message>
        <source>Type anything, using many different keys, or move the mouse. Press Tab or Escape to leave the area.</source>
        <translation>Tippen Sie irgendetwas, mit vielen Tasten, oder bewegen Sie die Maus. Mit Tab oder Esc verlassen Sie das Feld.</translation>
    </message>
    <message>
        <source>Click here, then type. Press Tab or Esc to leave.</source>
        <translation>Hier klicken, dann tippen. Tab oder Esc verlässt das Feld.</translation>
    </message>
</context>
<context>
    <name>EntropyPanel</name>
    <message>
        <source>Entropy</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>How much randomness has been collected from you</source>
        <translation>Wie viel Zufall von Ihnen gesammelt ist</translation>
    </message>
    <message>
        <source>{bits} of {target} bits · {state}</source>
        <translation>{bits} von {target} Bit · {state}</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) more</source>
        <translation>
            <numerusform>noch etwa %n Sekunde</numerusform>
            <numerusform>noch etwa %n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) more</source>
        <translation>
            <numerusform>noch etwa %n Minute</numerusform>
            <numerusform>noch etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>nicht nötig</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>too regular</source>
        <translation>zu regelmäßig</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>Enough. You can deal now.</source>
        <translation>Genug. Sie können jetzt mischen.</translation>
    </message>
    <message>
        <source>Type, or move the mouse</source>
        <translation>Tippen Sie, oder bewegen Sie die Maus</translation>
    </message>
    <message>
        <source>The computer’s own randomness is used.</source>
        <translation>Der eigene Zufall des Computers wird verwendet.</translation>
    </message>
    <message>
        <source>Type anything, using many different keys, or move the mouse here.</source>
        <translation>Tippen Sie hier auf viele Tasten, oder bewegen Sie die Maus.</translation>
    </message>
    <message>
        <source>Keep going: many different keys, or the mouse.</source>
        <translation>Weiter so: viele Tasten oder die Maus.</translation>
    </message>
    <message>
        <source>This is too easy to guess.</source>
        <translation>Das lässt sich erraten.</translation>
    </message>
    <message>
        <source>Enough. Release the keys and the mouse.</source>
        <translation>Genug. Bitte loslassen.</translation>
    </message>
    <message>
        <source>As chosen in the settings. What you type is mixed in as well.</source>
        <translation>So ist es eingestellt. Was Sie tippen, zählt ebenfalls mit.</translation>
    </message>
    <message>
        <source>Nothing you type is stored.</source>
        <translation>Nichts davon wird gespeichert.</translation>
    </message>
</context>
<context>
    <name>ErrorStrip</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>Close this message (Esc)</source>
        <translation>Diese Meldung schließen (Esc)</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <translation>Im Programm ist etwas schiefgegangen</translation>
    </message>
    <message>
        <source>No files of this set were left behind. ({place})</source>
        <translation>Von diesem Satz blieb keine Datei zurück. ({place})</translation>
    </message>
    <message>
        <source>Fill the meter again and deal: you will get a new set. Please report the text in brackets.</source>
        <translation>Füllen Sie die Anzeige noch einmal und mischen Sie: Es wird ein neuer Satz. Bitte melden Sie die Wörter in Klammern.</translation>
    </message>
    <message>
        <source>Please report the text in brackets.</source>
        <translation>Bitte melden Sie die Wörter in Klammern.</translation>
    </message>
</context>
<context>
    <name>FairDoor</name>
    <message>
        <source>Drop last year’s files here</source>
        <translation>Dateien des letzten Jahres hier ablegen</translation>
    </message>
    <message>
        <source>Files or folders, any format. A set that is there twice counts once.</source>
        <translation>Dateien oder Ordner, jedes Format. Ein Satz, der zweimal da ist, zählt einmal.</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>&amp;Ordner wählen…</translation>
    </message>
    <message>
        <source>Choose a folder of played sets</source>
        <translation>Ordner mit gespielten Sätzen wählen</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>A sheet for the notice board, as PDF</source>
        <translation>Ein Blatt für den Aushang, als PDF</translation>
    </message>
    <message>
        <source>No set could be read here.</source>
        <translation>Hier war kein Satz lesbar.</translation>
    </message>
    <message>
        <source>Print the check-up</source>
        <translation>Prüfung drucken</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The sheet is saved</source>
        <translation>Das Blatt ist gespeichert</translation>
    </message>
</context>
<context>
    <name>FileCard</name>
    <message>
        <source>Convert…</source>
        <translation>Umwandeln…</translation>
    </message>
    <message>
        <source>Convert {file}</source>
        <translation>{file} umwandeln</translation>
    </message>
    <message>
        <source>Tick “I understand” in the warning above first</source>
        <translation>Haken Sie oben in der Warnung zuerst „Ich verstehe“ an</translation>
    </message>
    <message>
        <source>In play: do not play these boards again</source>
        <translation>Wird gespielt: diese Boards nicht noch einmal spielen</translation>
    </message>
    <message>
        <source>Finished: these boards were played</source>
        <translation>Beendet: Diese Boards wurden gespielt</translation>
    </message>
    <message>
        <source>1 board, number {numbers}</source>
        <translation>1 Board, Nummer {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), {numbers}</source>
        <translation>
            <numerusform>%n Board, {numbers}</numerusform>
            <numerusform>%n Boards, {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>first seen here {time} as “{source}”</source>
        <translation>hier zuerst gesehen {time} als „{source}“</translation>
    </message>
    <message>
        <source>Known here: {set}</source>
        <translation>Hier bekannt: {set}</translation>
    </message>
    <message>
        <source>It differs from “{file}” first at board {board}.</source>
        <translation>Der erste Unterschied zu „{file}“ ist bei Board {board}.</translation>
    </message>
    <message>
        <source>Problems of {file}</source>
        <translation>Fehler in {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Show or hide the files of these boards</source>
        <translation>Die Dateien dieser Boards zeigen oder verbergen</translation>
    </message>
    <message numerus="yes">
        <source>the same %n board(s)</source>
        <translation>
            <numerusform>dasselbe Board</numerusform>
            <numerusform>dieselben %n Boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n format(s)</source>
        <translation>
            <numerusform>%n Format</numerusform>
            <numerusform>%n Formate</numerusform>
        </translation>
    </message>
    <message>
        <source>the file says: set code {code}</source>
        <translation>die Datei sagt: Satzcode {code}</translation>
    </message>
    <message>
        <source>the files say: set code {code}</source>
        <translation>die Dateien sagen: Satzcode {code}</translation>
    </message>
    <message>
        <source>Of this file’s boards {which}: {set}</source>
        <translation>Von den Boards dieser Datei {which}: {set}</translation>
    </message>
    <message>
        <source>numbered there: {numbers}</source>
        <translation>dort nummeriert: {numbers}</translation>
    </message>
    <message>
        <source>Boards in this file: {here}. In “{file}”: {there}.</source>
        <translation>Boards in dieser Datei: {here}. In „{file}“: {there}.</translation>
    </message>
    <message>
        <source>Its boards are not all those of its set code</source>
        <translation>Nicht alle Boards gehören zum Satzcode</translation>
    </message>
    <message>
        <source>Not met on this computer before.</source>
        <translation>Auf diesem Computer bisher nicht gesehen.</translation>
    </message>
    <message>
        <source>the file says: {event}</source>
        <translation>die Datei sagt: {event}</translation>
    </message>
    <message>
        <source>Write these boards in other formats</source>
        <translation>Aus diesen Boards Dateien in anderen Formaten machen</translation>
    </message>
    <message>
        <source>Empty: there are no boards in it</source>
        <translation>Leer: kein Board enthalten</translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete board(s)</source>
        <translation>
            <numerusform>%n Board unvollständig</numerusform>
            <numerusform>%n Boards unvollständig</numerusform>
        </translation>
    </message>
    <message>
        <source>Different deals from the other file with this name</source>
        <translation>Andere Verteilungen als in der anderen Datei dieses Namens</translation>
    </message>
    <message>
        <source>The same deal appears in it more than once</source>
        <translation>Eine Verteilung kommt mehrfach vor</translation>
    </message>
    <message>
        <source>In order: every board is complete</source>
        <translation>In Ordnung: Jedes Board ist vollständig</translation>
    </message>
    <message>
        <source>Released: anyone may know these boards</source>
        <translation>Freigegeben: Jeder darf diese Boards kennen</translation>
    </message>
    <message>
        <source>Boards {numbers} have the same deal.</source>
        <translation>Dieselbe Verteilung steht auf den Boards {numbers}.</translation>
    </message>
    <message>
        <source>Every incomplete board, and why</source>
        <translation>Jedes unvollständige Board, und warum</translation>
    </message>
    <message>
        <source>Not for play: see below</source>
        <translation>Gelesen, wie es dasteht; nicht zum Spielen: siehe unten</translation>
    </message>
    <message>
        <source>The file names the event {event}, but the set was dealt for {other}.</source>
        <translation>Die Datei nennt das Turnier {event}, der Satz wurde für {other} gemischt.</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Files of boards to check</source>
        <translation>Board-Dateien zum Prüfen</translation>
    </message>
    <message>
        <source>Files of boards ({suffixes})</source>
        <translation>Board-Dateien ({suffixes})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Convert: name of the new files</source>
        <translation>Umwandeln: Name der neuen Dateien</translation>
    </message>
    <message>
        <source>All files of the set (*)</source>
        <translation>Alle Dateien des Satzes (*)</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Umwandeln</translation>
    </message>
    <message>
        <source>Name of the set:</source>
        <translation>Name des Satzes:</translation>
    </message>
    <message>
        <source>Verify a tournament</source>
        <translation>Turnier nachprüfen</translation>
    </message>
    <message>
        <source>Packs and plans ({suffixes})</source>
        <translation>Pakete und Pläne ({suffixes})</translation>
    </message>
    <message>
        <source>Open a tournament</source>
        <translation>Turnier öffnen</translation>
    </message>
    <message>
        <source>Plans of tournaments ({suffix})</source>
        <translation>Turnierpläne ({suffix})</translation>
    </message>
</context>
<context>
    <name>FileDrops</name>
    <message>
        <source>Drop the files here to check them</source>
        <translation>Dateien zum Prüfen hier ablegen</translation>
    </message>
</context>
<context>
    <name>FilesDoor</name>
    <message>
        <source>Drop files of boards here</source>
        <translation>Board-Dateien hierher ziehen</translation>
    </message>
    <message>
        <source>Choose &amp;files…</source>
        <translation>&amp;Dateien wählen…</translation>
    </message>
    <message>
        <source>Choose files of boards to check</source>
        <translation>Board-Dateien zum Prüfen wählen</translation>
    </message>
    <message>
        <source>I &amp;understand: I only want copies, for a record or a web page</source>
        <translation>Ich &amp;verstehe: Ich will nur Kopien, fürs Archiv oder für eine Website</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>1 file checked.</source>
        <translation>1 Datei geprüft.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of boards in all.</source>
        <translation>
            <numerusform>Zusammen %n Satz.</numerusform>
            <numerusform>Zusammen %n Sätze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n are shown.</source>
        <translation>
            <numerusform>Gezeigt wird das erste %n.</numerusform>
            <numerusform>Gezeigt werden die ersten %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{files}: set {set}</source>
        <translation>{files}: Satz {set}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more set(s)</source>
        <translation>
            <numerusform>und %n weiterer Satz</numerusform>
            <numerusform>und %n weitere Sätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not duplicate, print or play these boards: deal a new set, or a reserve set in a tournament. If boxes with this code are on the tables, call the director.</source>
        <translation>Diese Boards nicht duplizieren, drucken oder spielen: Mischen Sie einen neuen Satz, in einem Turnier einen Reservesatz. Stehen Kästen mit diesem Code schon auf den Tischen, rufen Sie den Turnierleiter.</translation>
    </message>
    <message>
        <source>These boards were in use before</source>
        <translation>Diese Boards waren schon im Einsatz</translation>
    </message>
    <message>
        <source>Any format, several files at once, or a whole folder. The files are only read; no card is shown.</source>
        <translation>Jedes Format, mehrere auf einmal oder ein ganzer Ordner. Sie werden nur gelesen; keine Karte wird gezeigt.</translation>
    </message>
    <message>
        <source>Allows these files to be converted</source>
        <translation>Erlaubt, diese Dateien umzuwandeln</translation>
    </message>
    <message>
        <source>There are no files of boards in this folder.</source>
        <translation>Im Ordner ist keine Board-Datei.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked: all in order.</source>
        <translation>
            <numerusform>%n Datei geprüft: in Ordnung.</numerusform>
            <numerusform>%n Dateien geprüft: alle in Ordnung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked: {sound} in order, {others} with problems, shown first.</source>
        <translation>
            <numerusform>%n Datei geprüft: {sound} in Ordnung, {others} mit Hinweisen (stehen oben).</numerusform>
            <numerusform>%n Dateien geprüft: {sound} in Ordnung, {others} mit Hinweisen (stehen oben).</numerusform>
        </translation>
    </message>
    <message>
        <source>Files with the same name contain different boards.</source>
        <translation>Dateien desselben Namens enthalten verschiedene Boards.</translation>
    </message>
</context>
<context>
    <name>FinalSteps</name>
    <message>
        <source>Sheet with a new passphrase</source>
        <translation>Blatt mit einer neuen Passphrase</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>A new passphrase is on the sheet</source>
        <translation>Auf dem Blatt steht eine neue Passphrase</translation>
    </message>
    <message>
        <source>{sheet}
Print it twice, put the sheets into two safe places, then delete the file. Both fields hold the passphrase already.</source>
        <translation>{sheet}
Drucken Sie es zweimal, legen Sie die Blätter an zwei sichere Orte, und löschen Sie dann die Datei. In beiden Feldern steht die Passphrase schon.</translation>
    </message>
    <message>
        <source>Now wait for the day of the outside value.</source>
        <translation>Warten Sie jetzt auf den Tag des externen Werts.</translation>
    </message>
    <message>
        <source>Putting the value into the plan</source>
        <translation>Der Wert kommt in den Plan</translation>
    </message>
    <message>
        <source>The promised round</source>
        <translation>Die zugesagte Runde</translation>
    </message>
    <message>
        <source>The value is in the plan</source>
        <translation>Der Wert steht im Plan</translation>
    </message>
    <message>
        <source>Put “{notice}” on the wall: it tells the players the reason.</source>
        <translation>Hängen Sie „{notice}“ aus: Dort steht für die Spieler, warum.</translation>
    </message>
    <message>
        <source>Recording the deviation</source>
        <translation>Die Abweichung wird eingetragen</translation>
    </message>
    <message>
        <source>The deviation is recorded</source>
        <translation>Die Abweichung ist eingetragen</translation>
    </message>
    <message>
        <source>Put “{notice}” on the wall.</source>
        <translation>Hängen Sie „{notice}“ aus.</translation>
    </message>
    <message>
        <source>The public pack</source>
        <translation>Das öffentliche Paket</translation>
    </message>
    <message>
        <source>Archive (*.zip)</source>
        <translation>Archiv (*.zip)</translation>
    </message>
    <message>
        <source>The revealed sessions have their public packs</source>
        <translation>Die offengelegten Durchgänge haben ihre öffentlichen Pakete</translation>
    </message>
    <message>
        <source>The public pack is made</source>
        <translation>Das öffentliche Paket ist fertig</translation>
    </message>
    <message>
        <source>The publication sheet</source>
        <translation>Das Veröffentlichungsblatt</translation>
    </message>
    <message>
        <source>Drawing the publication sheet</source>
        <translation>Das Veröffentlichungsblatt wird gemacht</translation>
    </message>
    <message>
        <source>The publication sheet is saved</source>
        <translation>Das Veröffentlichungsblatt ist gespeichert</translation>
    </message>
    <message>
        <source>The plan is sealed, and its keys are made</source>
        <translation>Der Plan ist versiegelt, und seine Schlüssel sind gemacht</translation>
    </message>
    <message>
        <source>Folder for the officials’ sheets, ideally on a USB drive</source>
        <translation>Ordner für die Blätter der Verwahrer, am besten auf einem USB-Stick</translation>
    </message>
    <message>
        <source>Making and sealing the keys: this takes a few seconds</source>
        <translation>Die Schlüssel werden gemacht und versiegelt: Das dauert einige Sekunden</translation>
    </message>
    <message>
        <source>The officials’ sheets are in {folder}: {names}. Print each, hand it over in an envelope, and delete the files.</source>
        <translation>Die Blätter der Verwahrer sind in {folder}: {names}. Drucken Sie jedes, übergeben Sie es in einem Umschlag, und löschen Sie die Dateien.</translation>
    </message>
    <message>
        <source>Recording where it is published</source>
        <translation>Es wird festgehalten, wo er steht</translation>
    </message>
    <message>
        <source>The place of publication is recorded</source>
        <translation>Es ist festgehalten, wo der Plan steht</translation>
    </message>
    <message>
        <source>Publish the plan again, so that everyone sees the value.</source>
        <translation>Veröffentlichen Sie den Plan noch einmal, damit alle den Wert sehen.</translation>
    </message>
    <message>
        <source>Opening the keys and dealing: this takes a few seconds</source>
        <translation>Die Schlüssel werden geöffnet, dann wird gemischt: Das dauert einige Sekunden</translation>
    </message>
    <message>
        <source>Opening the keys and making the pack: this takes a few seconds</source>
        <translation>Die Schlüssel werden geöffnet, dann entsteht das Paket: Das dauert einige Sekunden</translation>
    </message>
    <message>
        <source>Opening the keys and making the packs: this takes a few seconds</source>
        <translation>Die Schlüssel werden geöffnet, dann entstehen die Pakete: Das dauert einige Sekunden</translation>
    </message>
    <message>
        <source>Publish it where everyone can find it: {names}.</source>
        <translation>Veröffentlichen Sie dort, wo jeder es findet: {names}.</translation>
    </message>
    <message>
        <source>Publish {pack} where everyone can find it.</source>
        <translation>Veröffentlichen Sie {pack} dort, wo jeder es findet.</translation>
    </message>
    <message>
        <source>Print {sheet}, and put it where everyone can see it.</source>
        <translation>Drucken Sie {sheet}, und hängen Sie es auf, wo alle es sehen.</translation>
    </message>
    <message>
        <source>Now publish the files under “Publish this” where all players can see them, and enter here where they are.</source>
        <translation>Legen Sie jetzt die Dateien unter „Das veröffentlichen“ dorthin, wo alle Spieler sie sehen, und sagen Sie hier, wo sie stehen.</translation>
    </message>
</context>
<context>
    <name>FindingRow</name>
    <message>
        <source>Please look</source>
        <translation>Bitte ansehen</translation>
    </message>
    <message>
        <source> · phase {number}</source>
        <translation> · Phase {number}</translation>
    </message>
    <message>
        <source>I have looked at this</source>
        <translation>Ich habe das angesehen</translation>
    </message>
    <message>
        <source>I have looked at this: {text}</source>
        <translation>Ich habe das angesehen: {text}</translation>
    </message>
    <message>
        <source>Needs correction</source>
        <translation>Zu berichtigen</translation>
    </message>
    <message>
        <source>Publish despite this</source>
        <translation>Trotzdem veröffentlichen</translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>No remarks: the plan is in order.</source>
        <translation>Nichts anzumerken: Der Plan ist in Ordnung.</translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Welcome to {program}</source>
        <translation>Willkommen bei {program}</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Ordner für die Dateien</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Wer sind Sie?</translation>
    </message>
    <message>
        <source>&amp;Identification: club and place</source>
        <translation>&amp;Kennung: Club und Ort</translation>
    </message>
    <message>
        <source>if you have used Big Deal before</source>
        <translation>wenn Sie Big Deal benutzt haben</translation>
    </message>
    <message>
        <source>Tick what you use. The right files are then ticked for every session.</source>
        <translation>Haken Sie an, was Sie verwenden. Dann sind die richtigen Dateien für jeden Durchgang schon gewählt.</translation>
    </message>
    <message>
        <source>&amp;Duplimate, Bridge Sorter</source>
        <translation>&amp;Duplimate, Bridge Sorter</translation>
    </message>
    <message>
        <source>Duplimate with an &amp;older program</source>
        <translation>Duplimate mit einem älteren &amp;Programm</translation>
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
        <translation>Ein &amp;Scoreprogramm oder eine Website</translation>
    </message>
    <message>
        <source>B&amp;ridge Base Online (BBO)</source>
        <translation>B&amp;ridge Base Online (BBO)</translation>
    </message>
    <message>
        <source>&amp;KoPS</source>
        <translation>K&amp;oPS</translation>
    </message>
    <message>
        <source>Where do the files go?</source>
        <translation>Wohin mit den Dateien?</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Schritt {step} von {steps}</translation>
    </message>
    <message>
        <source>&amp;Skip the rest</source>
        <translation>Rest ü&amp;berspringen</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>Ü&amp;berspringen</translation>
    </message>
    <message>
        <source>Fi&amp;nish</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Wei&amp;ter</translation>
    </message>
    <message>
        <source>Files for each session: {files}</source>
        <translation>Dateien für jeden Durchgang: {files}</translation>
    </message>
    <message>
        <source>Identification imported; compare its number if you like.</source>
        <translation>Kennung übernommen; vergleichen Sie auf Wunsch ihre Nummer.</translation>
    </message>
    <message>
        <source>Formats imported: {names}.</source>
        <translation>Formate übernommen: {names}.</translation>
    </message>
    <message>
        <source>Left out: {names}.</source>
        <translation>Weggelassen: {names}.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>You can change it later, in the settings.</source>
        <translation>Sie können sie später in den Einstellungen ändern.</translation>
    </message>
    <message>
        <source>if you had this program before, on another computer</source>
        <translation>wenn Sie dieses Programm schon hatten, auf einem anderen Computer</translation>
    </message>
    <message>
        <source>The journal is back. This backup has no settings.</source>
        <translation>Das Protokoll ist wieder da. Diese Sicherung enthält keine Einstellungen.</translation>
    </message>
    <message>
        <source>Your identification is mixed into every deal, so two clubs never deal the same boards, even from the same seed.</source>
        <translation>Ihre Kennung fließt in jede Verteilung ein. So mischen zwei Clubs nie dieselben Boards, auch nicht aus demselben Startwert.</translation>
    </message>
    <message>
        <source>Where will you use the files?</source>
        <translation>Wofür sind die Dateien?</translation>
    </message>
    <message>
        <source>Something &amp;else, or I don’t know</source>
        <translation>Etwas &amp;anderes, oder ich weiß es nicht</translation>
    </message>
    <message>
        <source>You can still choose a different folder for each session.</source>
        <translation>Sie können für jeden Durchgang noch einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Anyone who can open the files before play can read the hands. Choose a folder of your own, not a shared one.</source>
        <translation>Wer die Dateien vor dem Spiel öffnen kann, kann die Hände lesen: Nehmen Sie einen eigenen Ordner, keinen gemeinsamen.</translation>
    </message>
    <message>
        <source>This file contains nothing to import.</source>
        <translation>In dieser Datei wurde nichts zum Übernehmen gefunden.</translation>
    </message>
</context>
<context>
    <name>FixedValue</name>
    <message>
        <source>{name}: withheld; the promised hash is used instead</source>
        <translation>{name}: zurückgehalten, der zugesagte Hash steht an ihrer Stelle</translation>
    </message>
</context>
<context>
    <name>FoldButton</name>
    <message>
        <source>expanded</source>
        <translation>aufgeklappt</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>zugeklappt</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>asked each time</source>
        <translation>wird jedes Mal gefragt</translation>
    </message>
    <message>
        <source>Choose: {what}</source>
        <translation>Wählen: {what}</translation>
    </message>
    <message>
        <source>This folder cannot be found at the moment.</source>
        <translation>Dieser Ordner ist zurzeit nicht da.</translation>
    </message>
</context>
<context>
    <name>FormatChoice</name>
    <message>
        <source>For {readers}</source>
        <translation>Für {readers}</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Deal without this file</source>
        <translation>Ohne diese Datei mischen</translation>
    </message>
    <message>
        <source>This would write the same file as {other}. Choose one of them.</source>
        <translation>Schreibt dieselbe Datei wie {other}: Wählen Sie eines.</translation>
    </message>
    <message>
        <source>Board numbers up to {most}.</source>
        <translation>Fasst Boards bis Nummer {most}.</translation>
    </message>
    <message>
        <source>Cannot contain these boards: {reason}.</source>
        <translation>Kann diese Boards nicht fassen: {reason}.</translation>
    </message>
</context>
<context>
    <name>FormatsBox</name>
    <message>
        <source>Show or hide the formats that few programs read</source>
        <translation>Formate zeigen oder verbergen, die nur wenige Programme lesen</translation>
    </message>
    <message>
        <source>&amp;More formats</source>
        <translation>Weite&amp;re Formate</translation>
    </message>
    <message>
        <source>&amp;More formats (chosen: {names})</source>
        <translation>Weite&amp;re Formate (gewählt: {names})</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Als Nächstes</translation>
    </message>
    <message>
        <source>Publish this</source>
        <translation>Das veröffentlichen</translation>
    </message>
    <message>
        <source>Keep this secret</source>
        <translation>Das geheim halten</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Die Dateien in ihrem Ordner zeigen</translation>
    </message>
    <message>
        <source>Nothing at this step.</source>
        <translation>Nichts bei diesem Schritt.</translation>
    </message>
    <message>
        <source>What to publish, what to keep secret, and what to do next</source>
        <translation>Was zu veröffentlichen, was geheim zu halten und was als Nächstes zu tun ist</translation>
    </message>
</context>
<context>
    <name>HandsPanel</name>
    <message>
        <source>&amp;Find the board</source>
        <translation>Board &amp;finden</translation>
    </message>
    <message>
        <source>Hand of {seat}</source>
        <translation>Hand von {seat}</translation>
    </message>
    <message>
        <source>13 cards: spades, hearts, diamonds, clubs, with dots between. A dash is a void.</source>
        <translation>13 Karten: Pik, Coeur, Karo, Treff, mit Punkten dazwischen. Ein Strich ist eine Chicane.</translation>
    </message>
    <message>
        <source>The number that the board has on the table</source>
        <translation>Die Nummer, die das Board am Tisch hat</translation>
    </message>
    <message>
        <source>The set that is being played, if you know its code</source>
        <translation>Der Satz, der gespielt wird, wenn Sie seinen Code kennen</translation>
    </message>
    <message>
        <source>Compare these hands with the boards known here</source>
        <translation>Diese Hände mit den hier bekannten Boards vergleichen</translation>
    </message>
    <message>
        <source>&amp;Number on the board</source>
        <translation>N&amp;ummer auf dem Board</translation>
    </message>
    <message>
        <source>Code of the &amp;set</source>
        <translation>Code des &amp;Satzes</translation>
    </message>
    <message>
        <source>The hands on the table</source>
        <translation>Die Hände am Tisch</translation>
    </message>
    <message>
        <source>Type one hand, or up to four. The answer names boards and seats, never a card. What you type is not kept; the journal notes that you asked.</source>
        <translation>Geben Sie eine Hand ein, oder bis zu vier. Die Antwort nennt Boards und Plätze, nie eine Karte. Ihre Eingabe wird nicht behalten; das Protokoll vermerkt die Frage.</translation>
    </message>
    <message>
        <source>Compare with another board on the table</source>
        <translation>Mit einem anderen Board am Tisch vergleichen</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Dateien wählen…</translation>
    </message>
    <message>
        <source>Use the journal</source>
        <translation>Protokoll nehmen</translation>
    </message>
    <message>
        <source>Two boards alike: type the hands of the other one too</source>
        <translation>Zwei gleiche Boards: auch die Hände des anderen eingeben</translation>
    </message>
    <message>
        <source>The number that the other board has</source>
        <translation>Die Nummer des anderen Boards</translation>
    </message>
    <message>
        <source>Its hands: N:hand hand hand hand, or one with its seat: N AK7.T93.QJ4.A852</source>
        <translation>Seine Hände: N:Hand Hand Hand Hand, oder eine mit ihrem Platz: N AK7.T93.QJ4.A852</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>Seine Nummer</translation>
    </message>
    <message>
        <source>Its hands</source>
        <translation>Seine Hände</translation>
    </message>
    <message>
        <source>Compare with files of boards, such as those of another computer</source>
        <translation>Mit Boarddateien vergleichen, etwa denen eines anderen Computers</translation>
    </message>
    <message>
        <source>Compare with the sets of this computer again</source>
        <translation>Wieder mit den Sätzen dieses Computers vergleichen</translation>
    </message>
    <message>
        <source>The dealer that the board shows</source>
        <translation>Der Teiler, den das Board zeigt</translation>
    </message>
    <message>
        <source>The vulnerability that the board shows</source>
        <translation>Wer nach dem Board selbst in Gefahr ist</translation>
    </message>
</context>
<context>
    <name>HandsPart</name>
    <message>
        <source>Words of {name}</source>
        <translation>Wörter von {name}</translation>
    </message>
    <message>
        <source>withheld</source>
        <translation>zurückgehalten</translation>
    </message>
    <message>
        <source>Words of {name} are withheld</source>
        <translation>Wörter von {name} sind zurückgehalten</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Es fehlt nichts.</translation>
    </message>
    <message>
        <source>The holders’ words</source>
        <translation>Die Wörter der Hüter</translation>
    </message>
    <message>
        <source>The twelve words on the slip; the first four letters of each are enough</source>
        <translation>Die zwölf Wörter vom Zettel; je vier Buchstaben genügen</translation>
    </message>
    <message>
        <source>The promised hash is used instead, and every check names the holder</source>
        <translation>Der zugesagte Hash tritt an ihre Stelle, und jede Prüfung nennt den Hüter</translation>
    </message>
    <message>
        <source>Type the words of: {names}. Tick “withheld” for anyone who does not give theirs.</source>
        <translation>Tippen Sie die Wörter von: {names}. Haken Sie „zurückgehalten“ an, wenn jemand sie nicht gibt.</translation>
    </message>
</context>
<context>
    <name>HelpButton</name>
    <message>
        <source>Help: {about}</source>
        <translation>Hilfe: {about}</translation>
    </message>
    <message>
        <source>What does this mean? (F1)</source>
        <translation>Was bedeutet das? (F1)</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>&amp;Topics</source>
        <translation>&amp;Themen</translation>
    </message>
    <message>
        <source>Help topics</source>
        <translation>Themen der Hilfe</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>Text der Hilfe</translation>
    </message>
    <message>
        <source>&amp;Card for the wall…</source>
        <translation>&amp;Karte für die Wand…</translation>
    </message>
    <message>
        <source>One page: deal, duplicate, print, and what never to do</source>
        <translation>Eine Seite: mischen, duplizieren, drucken und was man nie tut</translation>
    </message>
    <message>
        <source>Card for the wall</source>
        <translation>Karte für die Wand</translation>
    </message>
    <message>
        <source>This help page is missing. Install the program again to restore it.</source>
        <translation>Diese Seite der Hilfe fehlt. Installieren Sie das Programm neu, dann ist sie wieder da.</translation>
    </message>
    <message>
        <source>Save this page of the help as PDF, and open it</source>
        <translation>Diese Seite der Hilfe als PDF speichern und öffnen</translation>
    </message>
    <message>
        <source>&amp;Print this page…</source>
        <translation>Diese Seite &amp;drucken…</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help – {program}</source>
        <translation>Hilfe – {program}</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>The journal and your files have not changed. ({place})</source>
        <translation>Protokoll und Dateien sind, wie sie waren. ({place})</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Satzcode {code}</translation>
    </message>
    <message>
        <source>Back to “{state}”</source>
        <translation>Zurück zu „{state}“</translation>
    </message>
    <message>
        <source>dealt {time}</source>
        <translation>gemischt {time}</translation>
    </message>
    <message>
        <source>first seen {time}</source>
        <translation>zuerst gesehen {time}</translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>{files} in {folder}</source>
        <translation>{files} in {folder}</translation>
    </message>
    <message>
        <source>Mark as {state}</source>
        <translation>Markieren als „{state}“</translation>
    </message>
    <message>
        <source>Undo: back to {state}</source>
        <translation>Rückgängig: zurück zu „{state}“</translation>
    </message>
    <message>
        <source>Release the set</source>
        <translation>Satz freigeben</translation>
    </message>
    <message>
        <source>Release set {code}?</source>
        <translation>Satz {code} freigeben?</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>Finished sets</source>
        <translation>Beendete Sätze</translation>
    </message>
    <message>
        <source>Choose the archive folder…</source>
        <translation>Archivordner wählen…</translation>
    </message>
    <message>
        <source>Leave the files where they are</source>
        <translation>Dateien lassen, wo sie sind</translation>
    </message>
    <message>
        <source>Archive folder for finished sets</source>
        <translation>Archivordner für beendete Sätze</translation>
    </message>
    <message>
        <source>“{set}” is {state}</source>
        <translation>„{set}“: jetzt {state}</translation>
    </message>
    <message>
        <source>{files} now in {folder}</source>
        <translation>{files} jetzt in {folder}</translation>
    </message>
    <message>
        <source>clock set back at row {rows}</source>
        <translation>Uhr zurückgestellt in Zeile {rows}</translation>
    </message>
    <message>
        <source>Dealing certificate</source>
        <translation>Zertifikat über das Mischen</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Backup (*.backup)</source>
        <translation>Sicherung (*.backup)</translation>
    </message>
    <message>
        <source>Certificate made: set {place} of {count} for its event and day</source>
        <translation>Zertifikat erstellt: Satz {place} von {count} dieses Turniers an diesem Tag</translation>
    </message>
    <message>
        <source>randomness: {source}</source>
        <translation>Zufall: {source}</translation>
    </message>
    <message>
        <source>{state}: {count}</source>
        <translation>{state}: {count}</translation>
    </message>
    <message>
        <source>Several sets</source>
        <translation>Mehrere Sätze</translation>
    </message>
    <message>
        <source>Mark {sets} as {state}?</source>
        <translation>{sets} als „{state}“ markieren?</translation>
    </message>
    <message>
        <source>Undo the last step of {sets}?</source>
        <translation>Den letzten Schritt zurücknehmen: {sets}?</translation>
    </message>
    <message>
        <source>{count} of {sets}</source>
        <translation>{count} von {sets}</translation>
    </message>
    <message>
        <source>Undone: the last step of {sets}</source>
        <translation>Letzter Schritt zurückgenommen: {sets}</translation>
    </message>
    <message>
        <source>{sets} marked as {state}</source>
        <translation>{sets} als „{state}“ markiert</translation>
    </message>
    <message>
        <source>Moved: {files}</source>
        <translation>Verschoben: {files}</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Markieren</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Certificates made, one for each set</source>
        <translation>Zertifikate erstellt, eines für jeden Satz</translation>
    </message>
    <message>
        <source>{name}, not confirmed</source>
        <translation>{name}, nicht bestätigt</translation>
    </message>
    <message>
        <source>Send to {receiver}</source>
        <translation>Senden an {receiver}</translation>
    </message>
    <message>
        <source>Nothing was sent from here: load the file at {receiver} yourself.</source>
        <translation>Von hier wurde nichts gesendet: Laden Sie die Datei selbst bei {receiver}.</translation>
    </message>
    <message>
        <source>What {receiver} takes could not be confirmed: look at what it shows.</source>
        <translation>Was {receiver} annimmt, ließ sich nicht bestätigen: Sehen Sie nach, was dort angezeigt wird.</translation>
    </message>
    <message>
        <source>File for {receiver} made</source>
        <translation>Datei für {receiver} erstellt</translation>
    </message>
    <message>
        <source>The journal is back</source>
        <translation>Das Protokoll ist wieder da</translation>
    </message>
    <message>
        <source>Settings, presets and identification are taken over where none were here.</source>
        <translation>Einstellungen, Vorlagen und Kennung wurden übernommen, wo hier keine waren.</translation>
    </message>
    <message>
        <source>No sets yet. Each set appears here as soon as it is dealt. You see its date, boards, set code and where its files are.</source>
        <translation>Noch kein Satz. Jeder Satz steht hier, sobald er gemischt ist: wann, welche Boards, sein Satzcode und wo seine Dateien sind.</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Es gibt keinen Schritt, der sich zurücknehmen ließe</translation>
    </message>
    <message>
        <source>Missing: {files} in {folder}</source>
        <translation>Nicht da: {files} in {folder}</translation>
    </message>
    <message>
        <source>From then on, anyone may see its hands. Do this only when nobody will play these boards again. You cannot undo a release.</source>
        <translation>Danach darf jeder seine Hände sehen. Tun Sie das, wenn niemand diese Boards mehr spielen wird. Eine Freigabe lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Where should the files of finished sets go?</source>
        <translation>Wohin sollen die Dateien beendeter Sätze?</translation>
    </message>
    <message>
        <source>An archive folder keeps them out of the way, so that nobody duplicates them again by mistake. You choose it once. Each set gets its own folder inside it, and Undo brings the files back.</source>
        <translation>Ein Archivordner hält sie fern, damit niemand sie noch einmal in die Maschine gibt. Sie wählen ihn einmal; jeder Satz bekommt darin einen eigenen Ordner, und „Rückgängig“ holt seine Dateien zurück.</translation>
    </message>
    <message>
        <source>“{set}” is {state}, but its files were not moved</source>
        <translation>„{set}“: jetzt {state}, aber die Dateien blieben, wo sie waren</translation>
    </message>
    <message>
        <source>Not moved, because it is missing, changed or in use: {path}</source>
        <translation>Nicht angetastet, weil verschwunden, geändert oder in Gebrauch: {path}</translation>
    </message>
    <message>
        <source>The journal has been changed: {problems}</source>
        <translation>Das Protokoll wurde geändert: {problems}</translation>
    </message>
    <message>
        <source>count started again at row {rows}</source>
        <translation>Zählung neu begonnen in Zeile {rows}</translation>
    </message>
    <message>
        <source>restored from a backup at row {rows}</source>
        <translation>aus einer Sicherung geholt in Zeile {rows}</translation>
    </message>
    <message>
        <source>Journal intact: {rows}</source>
        <translation>Das Protokoll ist in Ordnung: {rows}</translation>
    </message>
    <message>
        <source>The journal could not be read</source>
        <translation>Das Protokoll konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>Nothing was repaired. Keep a copy of the journal, and compare it with an earlier certificate or export.</source>
        <translation>Nichts wurde repariert. Behalten Sie eine Kopie des Protokolls und vergleichen Sie es mit einem Zertifikat oder einem früheren Export.</translation>
    </message>
    <message>
        <source>The journal is not as the program wrote it</source>
        <translation>Das Protokoll ist nicht mehr so, wie es geschrieben wurde</translation>
    </message>
    <message>
        <source>Export the journal</source>
        <translation>Protokoll exportieren</translation>
    </message>
    <message>
        <source>Back up the journal</source>
        <translation>Protokoll sichern</translation>
    </message>
    <message>
        <source>It shows no cards. Print it, sign it and keep it.</source>
        <translation>Es zeigt keine Karte. Drucken, unterschreiben und aufbewahren.</translation>
    </message>
    <message>
        <source>It contains no card, seed or key. Anyone may have it and check it.</source>
        <translation>Er enthält keine Karte, keinen Startwert und keinen Schlüssel: Jeder darf ihn haben und prüfen.</translation>
    </message>
    <message>
        <source>Journal exported</source>
        <translation>Protokoll exportiert</translation>
    </message>
    <message>
        <source>It contains the key of the journal. Keep it where nobody else can read it.</source>
        <translation>Sie enthält den Schlüssel des Protokolls: Bewahren Sie sie so auf, dass niemand sonst sie lesen kann.</translation>
    </message>
    <message>
        <source>Journal backed up</source>
        <translation>Protokoll gesichert</translation>
    </message>
    <message>
        <source>Interrupted while they were being written, and removed again: {files} in {folder}. Do not play copies of them.</source>
        <translation>Beim Ausliefern abgebrochen und zurückgenommen: {files} in {folder}. Spielen Sie keine Kopien davon.</translation>
    </message>
    <message>
        <source>From then on, anyone may see their hands. Do this only when nobody will play these boards again. You cannot undo a release.</source>
        <translation>Danach darf jeder ihre Hände sehen. Tun Sie das, wenn niemand diese Boards mehr spielen wird. Eine Freigabe lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>You can undo this for all of them at once.</source>
        <translation>„Rückgängig“ nimmt den Schritt für alle zurück.</translation>
    </message>
    <message>
        <source>They go back to: {states}</source>
        <translation>Sie werden wieder: {states}</translation>
    </message>
    <message>
        <source>These cannot be changed, and stay as they are:</source>
        <translation>Bei diesen geht es nicht, sie bleiben, wie sie sind:</translation>
    </message>
    <message>
        <source>The files of {sets} were not moved:</source>
        <translation>Die Dateien blieben, wo sie sind ({sets}):</translation>
    </message>
    <message>
        <source>older journal attached at row {rows}</source>
        <translation>älteres Protokoll angefügt in Zeile {rows}</translation>
    </message>
    <message>
        <source>It is sealed: only its passphrase opens it.</source>
        <translation>Sie ist versiegelt: Nur ihre Passphrase öffnet sie.</translation>
    </message>
    <message>
        <source>Everything in this backup’s journal is here already</source>
        <translation>Alles im Protokoll dieser Sicherung ist schon hier</translation>
    </message>
    <message>
        <source>Its sets are in the list, and their boards are recognized. Your own journal goes on unchanged.</source>
        <translation>Seine Sätze stehen in der Liste, und ihre Boards werden erkannt. Ihr eigenes Protokoll geht unverändert weiter.</translation>
    </message>
    <message>
        <source>The backup’s journal is attached to yours</source>
        <translation>Das Protokoll der Sicherung ist an Ihres angefügt</translation>
    </message>
</context>
<context>
    <name>HoldersDialog</name>
    <message>
        <source>Add from a &amp;file…</source>
        <translation>Aus einer &amp;Datei…</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Hüter von Wörtern</translation>
    </message>
    <message>
        <source>Without their words nobody can compute a board, not even you. Each makes words on their own computer (“Keep words…” on the Tournament page) and keeps them. Each gives you a name and a hash: 64 digits that belong to these words and do not reveal them.</source>
        <translation>Ohne ihre Wörter kann niemand ein Board berechnen, auch Sie nicht. Jeder erzeugt Wörter auf einem eigenen Rechner („Wörter hüten…“ auf der Seite Turnier), behält sie und gibt Ihnen Namen und Hash: 64 Ziffern, die nur zu diesen Wörtern gehören und keines verraten.</translation>
    </message>
    <message>
        <source>&amp;Use these holders</source>
        <translation>Hüter über&amp;nehmen</translation>
    </message>
    <message>
        <source>The file with the hash you got from a holder</source>
        <translation>Die Datei mit dem Hash, die ein Hüter Ihnen gab</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Hash of the words</source>
        <translation>Hash der Wörter</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>E&amp;infügen</translation>
    </message>
    <message>
        <source>Takes the lines with name, “=” and hash that you copied</source>
        <translation>Übernimmt die Zeilen mit Name, „=“ und Hash, die Sie kopiert haben</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Takes the chosen holder out</source>
        <translation>Nimmt den gewählten Hüter heraus</translation>
    </message>
    <message>
        <source>Drop the holders’ files here, or paste what they sent</source>
        <translation>Ziehen Sie die Dateien der Hüter hierher, oder fügen Sie ein, was sie geschickt haben</translation>
    </message>
    <message>
        <source>What you copied has no line with a name, “=” and 64 digits.</source>
        <translation>Was Sie kopiert haben, hat keine Zeile mit einem Namen, „=“ und 64 Ziffern.</translation>
    </message>
</context>
<context>
    <name>IdentificationField</name>
    <message>
        <source>Its number, to compare it with another computer’s:</source>
        <translation>Ihre Nummer, zum Vergleich mit der eines anderen Computers:</translation>
    </message>
    <message>
        <source>Identification</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>for example: Tuesday Bridge Club, Utrecht</source>
        <translation>zum Beispiel: Bridgeclub am Dienstag, Köln</translation>
    </message>
    <message>
        <source>Letters &amp;written in</source>
        <translation>Zeich&amp;ensatz</translation>
    </message>
    <message>
        <source>today’s programs (UTF-8)</source>
        <translation>heutige Programme (UTF-8)</translation>
    </message>
    <message>
        <source>Windows, Western Europe (1252)</source>
        <translation>Windows, Westeuropa (1252)</translation>
    </message>
    <message>
        <source>DOS window, Western Europe (850)</source>
        <translation>DOS-Fenster, Westeuropa (850)</translation>
    </message>
    <message>
        <source>DOS window, United States (437)</source>
        <translation>DOS-Fenster, USA (437)</translation>
    </message>
    <message>
        <source>Windows, Central Europe (1250)</source>
        <translation>Windows, Mitteleuropa (1250)</translation>
    </message>
    <message>
        <source>DOS window, Central Europe (852)</source>
        <translation>DOS-Fenster, Mitteleuropa (852)</translation>
    </message>
    <message>
        <source>Hash of the identification: {hash}</source>
        <translation>Hash der Kennung: {hash}</translation>
    </message>
    <message>
        <source>The RIPEMD-160 hash of the identification. If the numbers are equal, the identifications are too.</source>
        <translation>Der RIPEMD-160-Hash der Kennung. Gleiche Nummer, gleiche Kennung.</translation>
    </message>
    <message>
        <source>Too long for Big Deal. Shorten it if you want to compare boards with Big Deal’s.</source>
        <translation>Länger, als Big Deal fassen kann. Kürzen Sie sie, wenn Boards damit verglichen werden sollen.</translation>
    </message>
    <message>
        <source>Some letters cannot be shown in this encoding. Choose another one to edit the text.</source>
        <translation>Nicht alle Buchstaben lassen sich so zeigen. Wählen Sie einen anderen Zeichensatz, um den Text zu ändern.</translation>
    </message>
    <message>
        <source>It has spaces at one end, or invisible characters. They count too.</source>
        <translation>Enthält Leerzeichen am Rand oder unsichtbare Zeichen. Auch sie zählen mit.</translation>
    </message>
</context>
<context>
    <name>InterruptedHint</name>
    <message>
        <source>Deal it now</source>
        <translation>Jetzt mischen</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
</context>
<context>
    <name>JournalBar</name>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>&amp;Sichern…</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy journal, settings, presets and logo into one file, on a USB drive for example</source>
        <translation>Protokoll, Einstellungen, Vorlagen und Logo in eine Datei kopieren, zum Beispiel auf einen USB-Stick</translation>
    </message>
    <message>
        <source>Checking the journal…</source>
        <translation>Das Protokoll wird geprüft…</translation>
    </message>
    <message>
        <source>Write the journal as text that anyone can check; it contains no cards</source>
        <translation>Das Protokoll als Text schreiben, den jeder prüfen kann; keine Karten</translation>
    </message>
</context>
<context>
    <name>KeysCustody</name>
    <message>
        <source>Who keeps the keys</source>
        <translation>Wer die Schlüssel verwahrt</translation>
    </message>
    <message>
        <source>&amp;Make one for me, on a sheet…</source>
        <translation>Eine für &amp;mich erzeugen, auf einem Blatt…</translation>
    </message>
    <message>
        <source>One &amp;passphrase</source>
        <translation>Eine &amp;Passphrase</translation>
    </message>
    <message>
        <source>Several offi&amp;cials together</source>
        <translation>Mehrere &amp;Verwahrer gemeinsam</translation>
    </message>
    <message>
        <source>Owners of &amp;age keys</source>
        <translation>Besitzer von &amp;age-Schlüsseln</translation>
    </message>
    <message>
        <source>Pa&amp;ssphrase</source>
        <translation>Passp&amp;hrase</translation>
    </message>
    <message>
        <source>Onc&amp;e more</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>How many sheets are needed to open the keys</source>
        <translation>Wie viele Blätter nötig sind, um die Schlüssel zu öffnen</translation>
    </message>
    <message>
        <source>How many officials get a sheet</source>
        <translation>Wie viele Verwahrer ein Blatt bekommen</translation>
    </message>
    <message>
        <source>&amp;Needed</source>
        <translation>Nöt&amp;ig</translation>
    </message>
    <message>
        <source>of off&amp;icials</source>
        <translation>von &amp;Verwahrern</translation>
    </message>
    <message>
        <source>Public &amp;keys</source>
        <translation>&amp;Öffentliche Schlüssel</translation>
    </message>
    <message>
        <source>age1…, one on each line</source>
        <translation>age1…, je einer pro Zeile</translation>
    </message>
    <message>
        <source>Public keys; each of their owners can open the keys alone</source>
        <translation>Öffentliche Schlüssel; jeder ihrer Besitzer kann die Schlüssel allein öffnen</translation>
    </message>
    <message>
        <source>Before you choose</source>
        <translation>Bevor Sie wählen</translation>
    </message>
    <message>
        <source>Paste at least one public key.</source>
        <translation>Fügen Sie mindestens einen öffentlichen Schlüssel ein.</translation>
    </message>
    <message>
        <source>Tick that you understand.</source>
        <translation>Haken Sie an, dass Sie verstehen.</translation>
    </message>
    <message>
        <source>Type a passphrase of several words, 15 letters or more.</source>
        <translation>Tippen Sie eine Passphrase aus mehreren Wörtern, mindestens 15 Buchstaben.</translation>
    </message>
    <message>
        <source>The passphrase (hidden)</source>
        <translation>Die Passphrase, verdeckt</translation>
    </message>
    <message>
        <source>The same passphrase again (hidden)</source>
        <translation>Dieselbe Passphrase noch einmal, verdeckt</translation>
    </message>
    <message>
        <source>I &amp;understand: anyone who reads this file can compute every board</source>
        <translation>Ich ver&amp;stehe: Wer diese Datei liest, kann jedes Board berechnen</translation>
    </message>
    <message>
        <source>Good if you trust one person to keep it.</source>
        <translation>Gut, wenn eine Person sie verwahrt, der alle vertrauen.</translation>
    </message>
    <message>
        <source>Each gets a sheet of words. Any two of three can open the keys; one alone cannot.</source>
        <translation>Jeder bekommt ein Blatt mit Wörtern; zwei von dreien öffnen die Schlüssel, einer allein kann es nicht.</translation>
    </message>
    <message>
        <source>For people who use the program age: paste their public keys.</source>
        <translation>Für alle, die das Programm age verwenden: Fügen Sie ihre öffentlichen Schlüssel ein.</translation>
    </message>
    <message>
        <source>P&amp;lain, not locked</source>
        <translation>&amp;Unverschlossen</translation>
    </message>
    <message>
        <source>As SquareDeal does it. Anyone who reads the file can know the boards.</source>
        <translation>So macht es SquareDeal. Wer die Datei liest, kennt die Boards.</translation>
    </message>
    <message>
        <source>Writes eight words into a file for you to print and put away; they are never shown here</source>
        <translation>Schreibt acht Wörter in eine Datei, die Sie drucken und weglegen; hier werden sie nie gezeigt</translation>
    </message>
    <message>
        <source>If you lose the passphrase, you lose the tournament. No person and no program can open the keys again, and no board can be dealt. Write it on paper, and keep it in two places.</source>
        <translation>Geht die Passphrase verloren, ist das Turnier verloren: Niemand und kein Programm kann die Schlüssel wieder öffnen, und kein Board lässt sich mischen. Schreiben Sie sie auf Papier, und bewahren Sie sie an zwei Orten auf.</translation>
    </message>
    <message>
        <source>If too few sheets are left, the tournament is lost: nobody can open the keys again. The program asks for a folder for the sheets, ideally on a USB drive. Print each sheet, give it to its official in an envelope, and delete the files.</source>
        <translation>Bleiben zu wenige Blätter übrig, ist das Turnier verloren: Niemand kann die Schlüssel wieder öffnen. Das Programm fragt nach einem Ordner für die Blätter, am besten auf einem USB-Stick. Drucken Sie jedes, geben Sie es seinem Verwahrer in einem Umschlag, und löschen Sie die Dateien.</translation>
    </message>
    <message>
        <source>Allows the plan to be published with plain keys</source>
        <translation>Erlaubt, den Plan mit unverschlossenen Schlüsseln zu veröffentlichen</translation>
    </message>
    <message>
        <source>Anyone at this computer could read the keys on its disk. Once the outside value is known, the file gives away every board.</source>
        <translation>Die Schlüssel lägen auf diesem Datenträger, für jeden lesbar, der an diesem Computer sitzt. Sobald der externe Wert bekannt ist, verrät die Datei jedes Board.</translation>
    </message>
    <message>
        <source>Type the same again.</source>
        <translation>Tippen Sie dasselbe noch einmal.</translation>
    </message>
    <message>
        <source>The two do not match.</source>
        <translation>Die beiden sind nicht gleich.</translation>
    </message>
    <message>
        <source>The keys can be kept this way.</source>
        <translation>So können die Schlüssel verwahrt werden.</translation>
    </message>
</context>
<context>
    <name>KeysUnlocking</name>
    <message>
        <source>What opens the keys</source>
        <translation>Was die Schlüssel öffnet</translation>
    </message>
    <message>
        <source>The &amp;passphrase</source>
        <translation>Die &amp;Passphrase</translation>
    </message>
    <message>
        <source>Read sheets from files</source>
        <translation>Blätter aus Dateien lesen</translation>
    </message>
    <message>
        <source>Star&amp;t again</source>
        <translation>&amp;Neu beginnen</translation>
    </message>
    <message>
        <source>Forget the sheets</source>
        <translation>Die Blätter vergessen</translation>
    </message>
    <message>
        <source>Choose the &amp;key file…</source>
        <translation>&amp;Schlüsseldatei wählen…</translation>
    </message>
    <message>
        <source>A file with secret keys, as age-keygen makes it</source>
        <translation>Eine Datei mit geheimen Schlüsseln, wie age-keygen sie macht</translation>
    </message>
    <message>
        <source>Pa&amp;ssphrase</source>
        <translation>Passp&amp;hrase</translation>
    </message>
    <message>
        <source>Add t&amp;hese words</source>
        <translation>&amp;Diese Wörter hinzufügen</translation>
    </message>
    <message>
        <source>From files…</source>
        <translation>Aus Dateien…</translation>
    </message>
    <message>
        <source>Words of one sheet</source>
        <translation>Wörter eines Blattes</translation>
    </message>
    <message>
        <source>The keys are missing.</source>
        <translation>Die Schlüssel fehlen.</translation>
    </message>
    <message>
        <source>The keys are sealed for owners of age keys.</source>
        <translation>Die Schlüssel sind für Besitzer von age-Schlüsseln versiegelt.</translation>
    </message>
    <message>
        <source>Sheets {numbers}: enough.</source>
        <translation>Blätter {numbers}: genug.</translation>
    </message>
    <message numerus="yes">
        <source>Sheet {numbers}; %n more needed.</source>
        <translation>
            <numerusform>Blatt {numbers}; noch %n nötig.</numerusform>
            <numerusform>Blatt {numbers}; noch %n nötig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sheets of the officials</source>
        <translation>Blätter der Verwahrer</translation>
    </message>
    <message>
        <source>Files with secret age keys</source>
        <translation>Dateien mit geheimen age-Schlüsseln</translation>
    </message>
    <message>
        <source>As chosen when the plan was published.</source>
        <translation>Wie sie beim Veröffentlichen gewählt wurde.</translation>
    </message>
    <message>
        <source>The words of as many officials as needed.</source>
        <translation>Die Wörter von so vielen Verwahrern, wie nötig sind.</translation>
    </message>
    <message>
        <source>The passphrase (hidden)</source>
        <translation>Die Passphrase, verdeckt</translation>
    </message>
    <message>
        <source>The words of one sheet, in order (hidden)</source>
        <translation>Die Wörter eines Blatts, der Reihe nach, verdeckt</translation>
    </message>
    <message>
        <source>Add the words of this official</source>
        <translation>Die Wörter dieses Verwahrers nehmen</translation>
    </message>
    <message>
        <source>Off&amp;icials’ sheets</source>
        <translation>Blätter der &amp;Verwahrer</translation>
    </message>
    <message>
        <source>All 20 words, separated by spaces; the first four letters of each are enough.</source>
        <translation>Alle 20 Wörter mit Leerzeichen dazwischen; von jedem genügen die ersten vier Buchstaben.</translation>
    </message>
    <message>
        <source>Choose what opens the keys.</source>
        <translation>Geben Sie an, was die Schlüssel öffnet.</translation>
    </message>
    <message>
        <source>The keys are not in the same folder as the plan. Put the key file there, and open the tournament again.</source>
        <translation>Die Schlüssel liegen nicht neben dem Plan. Legen Sie die Schlüsseldatei in denselben Ordner, und öffnen Sie das Turnier noch einmal.</translation>
    </message>
    <message>
        <source>The keys are in the plan’s folder and not locked: nothing is needed.</source>
        <translation>Die Schlüssel liegen unverschlossen neben dem Plan: Es ist nichts nötig.</translation>
    </message>
    <message>
        <source>The words of the officials’ sheets open the keys: one sheet after the other, in any order.</source>
        <translation>Die Wörter auf den Blättern der Verwahrer öffnen die Schlüssel: ein Blatt nach dem anderen, in beliebiger Reihenfolge.</translation>
    </message>
</context>
<context>
    <name>LockRow</name>
    <message>
        <source>Loc&amp;ked until</source>
        <translation>Verschlossen b&amp;is</translation>
    </message>
    <message>
        <source>Write the files only into a box that nobody can open before then</source>
        <translation>Die Dateien nur in eine Kiste schreiben, die bis dahin niemand öffnen kann</translation>
    </message>
    <message>
        <source>Locked until</source>
        <translation>Verschlossen bis</translation>
    </message>
    <message>
        <source>By the clock and the zone of this computer</source>
        <translation>Nach Uhr und Zeitzone dieses Computers</translation>
    </message>
    <message>
        <source>Only a locked box is written. Nobody can open it before {utc}, this computer included.</source>
        <translation>Es wird nur eine verschlossene Kiste geschrieben. Vor {utc} kann sie niemand öffnen, auch dieser Computer nicht.</translation>
    </message>
    <message>
        <source>second key (age1…), optional</source>
        <translation>zweiter Schlüssel (age1…), freigestellt</translation>
    </message>
    <message>
        <source>Second key</source>
        <translation>Zweiter Schlüssel</translation>
    </message>
    <message>
        <source>A public key whose owner can open the box too, at any time</source>
        <translation>Ein öffentlicher Schlüssel, dessen Besitzer die Kiste auch jederzeit öffnen kann</translation>
    </message>
    <message>
        <source>Only a locked box is written. Before {utc}, only the owner of the second key can open it.</source>
        <translation>Es wird nur eine verschlossene Kiste geschrieben. Vor {utc} kann sie nur der Besitzer des zweiten Schlüssels öffnen.</translation>
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
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>MomentPanel</name>
    <message>
        <source>Open results…</source>
        <translation>Ergebnisse öffnen…</translation>
    </message>
    <message>
        <source>Find the moment</source>
        <translation>Zeitpunkt finden</translation>
    </message>
    <message>
        <source>Results of the tables</source>
        <translation>Ergebnisse der Tische</translation>
    </message>
    <message>
        <source>A line for each table: round, contract, declarer, tricks</source>
        <translation>Je Tisch eine Zeile: Runde, Kontrakt, Alleinspieler, Stiche</translation>
    </message>
    <message>
        <source>PBN, USEBIO, ACBL JSON, or Bridgemate’s ReceivedData as CSV</source>
        <translation>PBN, USEBIO, ACBL-JSON oder ReceivedData von Bridgemate als CSV</translation>
    </message>
    <message>
        <source>When did it happen?</source>
        <translation>Wann ist es geschehen?</translation>
    </message>
    <message>
        <source>Type a line for each table: round, contract, declarer, tricks. Or open a file of results.</source>
        <translation>Geben Sie je Tisch eine Zeile ein: Runde, Kontrakt, Alleinspieler, Stiche. Oder öffnen Sie eine Ergebnisdatei.</translation>
    </message>
    <message>
        <source>Weigh the results under both deals by double dummy</source>
        <translation>Die Ergebnisse unter beiden Verteilungen nach Double Dummy wiegen</translation>
    </message>
</context>
<context>
    <name>NewDialog</name>
    <message>
        <source>Try it out</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>such as Spring Championship 2027</source>
        <translation>z. B. Frühjahrsmeisterschaft 2027</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>&amp;Name of the tournament</source>
        <translation>&amp;Name des Turniers</translation>
    </message>
    <message>
        <source>&amp;Place of the folder</source>
        <translation>&amp;Ort des Ordners</translation>
    </message>
    <message>
        <source>Its folder: {folder}</source>
        <translation>Sein Ordner: {folder}</translation>
    </message>
    <message>
        <source>The whole procedure, from the plan to the players’ pack, in ten minutes, with any value and without waiting. Everything is marked PRACTICE, and no check ever turns green.</source>
        <translation>Der ganze Weg, vom Plan bis zum Paket für die Spieler, in zehn Minuten: mit irgendeinem Wert und ohne zu warten. Auf allem steht PRACTICE, und keine Prüfung wird je grün.</translation>
    </message>
    <message>
        <source>It gets its own folder for the plan, the published files, the keys and the boards.</source>
        <translation>Es bekommt einen eigenen Ordner: für den Plan, das Veröffentlichte, Schlüssel und Boards.</translation>
    </message>
    <message>
        <source>As it will appear on everything you publish</source>
        <translation>So wie er auf allem Veröffentlichten stehen soll</translation>
    </message>
    <message>
        <source>Where the folder goes</source>
        <translation>Ort des Ordners</translation>
    </message>
    <message>
        <source>Choose an existing folder.</source>
        <translation>Wählen Sie einen Ordner, den es gibt.</translation>
    </message>
</context>
<context>
    <name>NewHolderDialog</name>
    <message>
        <source>Keep words for a tournament</source>
        <translation>Wörter für ein Turnier hüten</translation>
    </message>
    <message>
        <source>&amp;Make the words</source>
        <translation>Wörter &amp;erzeugen</translation>
    </message>
    <message>
        <source>such as Team B</source>
        <translation>z. B. Team B</translation>
    </message>
    <message>
        <source>Folder for the slip</source>
        <translation>Ordner für den Zettel</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>&amp;Name of the holder</source>
        <translation>&amp;Name des Hüters</translation>
    </message>
    <message>
        <source>&amp;Folder for the slip</source>
        <translation>&amp;Ordner für den Zettel</translation>
    </message>
    <message>
        <source>The program makes twelve words. It writes them on a slip, in new files that only you can read, and shows them nowhere else. Their hash is for the organiser: 64 digits that belong to these words and do not reveal them.</source>
        <translation>Das Programm erzeugt zwölf Wörter. Sie kommen auf einen Zettel, in neue Dateien, die nur Sie lesen können, und werden sonst nirgends gezeigt. Ihr Hash ist für den Veranstalter: 64 Ziffern, die nur zu diesen Wörtern gehören und keines verraten.</translation>
    </message>
    <message>
        <source>Who keeps the words, as everyone will read it</source>
        <translation>Wer die Wörter hütet, wie es alle lesen werden</translation>
    </message>
</context>
<context>
    <name>NoteStrip</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
</context>
<context>
    <name>NoticeStrip</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>NoticeWindow</name>
    <message>
        <source>Licences – {program}</source>
        <translation>Lizenzen – {program}</translation>
    </message>
    <message>
        <source>Licences of everything in the program</source>
        <translation>Lizenzen von allem, was im Programm steckt</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>OldSettingsButton</name>
    <message>
        <source>Im&amp;port old settings…</source>
        <translation>Alte Einstellungen &amp;importieren…</translation>
    </message>
    <message>
        <source>Import old settings</source>
        <translation>Alte Einstellungen importieren</translation>
    </message>
    <message>
        <source>Read the identification and formats from Big Deal’s {windows} or {unix}</source>
        <translation>Kennung und Formate aus {windows} oder {unix} von Big Deal lesen</translation>
    </message>
    <message>
        <source>Settings of Big Deal</source>
        <translation>Einstellungen von Big Deal</translation>
    </message>
    <message>
        <source>Settings of Big Deal ({names})</source>
        <translation>Einstellungen von Big Deal ({names})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>OpenPhases</name>
    <message>
        <source>sessions</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>such as 1 or 1-3</source>
        <translation>z. B. 1 oder 1-3</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>such as 24 or 1-8,9-16</source>
        <translation>z. B. 24 oder 1-8,9-16</translation>
    </message>
    <message>
        <source>The plan leaves this open, so enter it now</source>
        <translation>Der Plan lässt das offen, also geben Sie es jetzt an</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;How many boxes?</source>
        <translation>&amp;Wie viele Kästen?</translation>
    </message>
    <message>
        <source>&amp;Open to print</source>
        <translation>Zum Drucken ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Save the PDF in a folder that you choose</source>
        <translation>Das PDF dort erstellen, wo Sie sagen</translation>
    </message>
    <message>
        <source>Save the PDF with the set’s files, and open it for printing</source>
        <translation>Das PDF neben dem Satz erstellen und im Programm öffnen, das es druckt</translation>
    </message>
</context>
<context>
    <name>PaperPreview</name>
    <message>
        <source>Sample page</source>
        <translation>Musterseite</translation>
    </message>
    <message>
        <source>A page of a sample record, not your boards: {words}</source>
        <translation>Eine Seite mit Muster-Boards, keinen von Ihnen: {words}</translation>
    </message>
</context>
<context>
    <name>PhaseDialog</name>
    <message>
        <source>Change a phase</source>
        <translation>Phase ändern</translation>
    </message>
    <message>
        <source>Add a phase</source>
        <translation>Phase hinzufügen</translation>
    </message>
    <message>
        <source>such as Round robin</source>
        <translation>z. B. Vorrunde</translation>
    </message>
    <message>
        <source>How many sessions the phase has</source>
        <translation>Wie viele Durchgänge die Phase hat</translation>
    </message>
    <message>
        <source>The boards of each session</source>
        <translation>Die Boards jedes Durchgangs</translation>
    </message>
    <message>
        <source>&amp;Name of the phase</source>
        <translation>Nam&amp;e der Phase</translation>
    </message>
    <message>
        <source>&amp;Sessions</source>
        <translation>&amp;Durchgänge</translation>
    </message>
    <message>
        <source>&amp;Boards of a session</source>
        <translation>&amp;Boards eines Durchgangs</translation>
    </message>
    <message>
        <source>Names of the &amp;files</source>
        <translation>Namen der Da&amp;teien</translation>
    </message>
    <message>
        <source>A short word, such as rr: the files will be called rr1, rr2 and so on.</source>
        <translation>Ein kurzes Wort, z. B. vr: Die Dateien heißen dann vr1, vr2 und so weiter.</translation>
    </message>
    <message>
        <source>Give the phase a name.</source>
        <translation>Geben Sie der Phase einen Namen.</translation>
    </message>
    <message>
        <source>This means: {words}.</source>
        <translation>Das bedeutet: {words}.</translation>
    </message>
    <message>
        <source>A phase is a part of the tournament with similar sessions, such as a final.</source>
        <translation>Eine Phase ist ein Teil des Turniers mit gleichartigen Durchgängen, etwa ein Finale.</translation>
    </message>
    <message>
        <source>The number is not known &amp;yet</source>
        <translation>Das weiß noch &amp;niemand</translation>
    </message>
    <message>
        <source>The name of the phase; # becomes the number of the session</source>
        <translation>Wie die Phase heißt; # wird zur Nummer des Durchgangs</translation>
    </message>
    <message>
        <source>As many sessions as needed; you enter their numbers when you deal</source>
        <translation>So viele Durchgänge wie nötig; ihre Nummern werden beim Mischen angegeben</translation>
    </message>
    <message>
        <source>How the file names begin; # becomes the number of the session</source>
        <translation>Womit die Dateinamen beginnen; # wird zur Nummer des Durchgangs</translation>
    </message>
    <message>
        <source>24 means boards 1 to 24; 21-40 means exactly these; 1-12,13-24 alternates between the two; ? means you enter them when you deal.</source>
        <translation>24 für Boards 1 bis 24; 21-40 für diese; 1-12,13-24 für abwechselnd die einen und die anderen; ? für eine Angabe beim Mischen.</translation>
    </message>
    <message>
        <source>Enter the boards of a session.</source>
        <translation>Geben Sie an, welche Boards ein Durchgang hat.</translation>
    </message>
    <message>
        <source>Another phase already uses the file name “{prefix}”.</source>
        <translation>Eine andere Phase nennt ihre Dateien schon „{prefix}“.</translation>
    </message>
    <message>
        <source>Sa&amp;ve phase</source>
        <translation>&amp;Phase übernehmen</translation>
    </message>
</context>
<context>
    <name>PhasesModel</name>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>wird gefragt</translation>
    </message>
    <message numerus="yes">
        <source>%n to correct</source>
        <translation>
            <numerusform>%n zu berichtigen</numerusform>
            <numerusform>%n zu berichtigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation>
            <numerusform>%n anzusehen</numerusform>
            <numerusform>%n anzusehen</numerusform>
        </translation>
    </message>
    <message>
        <source>in order</source>
        <translation>in Ordnung</translation>
    </message>
</context>
<context>
    <name>PhasesTable</name>
    <message>
        <source>&amp;Add a phase…</source>
        <translation>Phase &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Nach oben</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Numbers of the phases</source>
        <translation>Nummern der Phasen</translation>
    </message>
    <message>
        <source>Add another phase</source>
        <translation>Eine weitere Phase beschreiben</translation>
    </message>
    <message>
        <source>Change the selected phase</source>
        <translation>Die gewählte Phase ändern</translation>
    </message>
    <message>
        <source>Remove the selected phase from the plan</source>
        <translation>Die gewählte Phase aus dem Plan nehmen</translation>
    </message>
    <message>
        <source>Move the selected phase up</source>
        <translation>Die gewählte Phase vor die darüber setzen</translation>
    </message>
    <message>
        <source>Move the selected phase down</source>
        <translation>Die gewählte Phase hinter die darunter setzen</translation>
    </message>
    <message>
        <source>Press Return to change the selected phase, Delete to remove it.</source>
        <translation>Die Eingabetaste ändert die gewählte Phase, Entf entfernt sie.</translation>
    </message>
    <message>
        <source>No phases yet. A phase is a part of the tournament with similar sessions: a round robin, a final.</source>
        <translation>Noch keine Phase. Eine Phase ist ein Teil des Turniers mit gleichartigen Durchgängen: eine Vorrunde, ein Finale.</translation>
    </message>
</context>
<context>
    <name>PlanStep</name>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>such as Spring Championship 2027</source>
        <translation>z. B. Frühjahrsmeisterschaft 2027</translation>
    </message>
    <message>
        <source>Name of the tournament</source>
        <translation>Name des Turniers</translation>
    </message>
    <message>
        <source>Not chosen yet.</source>
        <translation>Noch nicht gewählt.</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>Än&amp;dern…</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to correct first.</source>
        <translation>
            <numerusform>%n Punkt ist zuerst zu berichtigen.</numerusform>
            <numerusform>%n Punkte sind zuerst zu berichtigen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of the &amp;tournament</source>
        <translation>Na&amp;me des Turniers</translation>
    </message>
    <message>
        <source>&amp;Holders…</source>
        <translation>&amp;Hüter…</translation>
    </message>
    <message>
        <source>Outside value</source>
        <translation>Externer Wert</translation>
    </message>
    <message>
        <source>Name and outside value</source>
        <translation>Name und externer Wert</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Choose where the outside value comes from</source>
        <translation>Angeben, woher der externe Wert kommt</translation>
    </message>
    <message>
        <source>Other people keep words that are needed to compute any board</source>
        <translation>Andere hüten Wörter, ohne die niemand ein Board vorhersehen kann</translation>
    </message>
    <message>
        <source>&amp;Go to Publish</source>
        <translation>Wei&amp;ter zum Veröffentlichen</translation>
    </message>
    <message>
        <source>The name of the tournament, written into every file</source>
        <translation>Wie das Turnier heißt; das steht in jeder Datei</translation>
    </message>
    <message>
        <source>Inspector’s findings</source>
        <translation>Was die Prüfung anmerkt</translation>
    </message>
</context>
<context>
    <name>PresetDialog</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Folder of the preset</source>
        <translation>Ordner der Vorlage</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>such as Tuesday</source>
        <translation>etwa Dienstag</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Saves event, boards and formats under a name, but never the date.</source>
        <translation>Turnier, Boards und Formate werden unter einem Namen aufbewahrt. Das Datum gehört nie dazu.</translation>
    </message>
    <message>
        <source>&amp;Always deal into this folder without asking</source>
        <translation>&amp;Immer ohne Nachfrage in diesen Ordner mischen</translation>
    </message>
    <message>
        <source>“Deal session” then shows the folder and only waits for a full meter. Nothing is ever overwritten.</source>
        <translation>„Boards mischen“ sagt dann, wohin, und wartet nur noch auf die volle Anzeige. Nichts wird überschrieben: Ein zweiter Satz am selben Tag bekommt eine Nummer.</translation>
    </message>
    <message>
        <source>Give the preset a name.</source>
        <translation>Die Vorlage braucht einen Namen.</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Wählen Sie den Ordner.</translation>
    </message>
</context>
<context>
    <name>PresetsBox</name>
    <message>
        <source>&amp;Save this session as a preset…</source>
        <translation>Diesen Durchgang als Vorlage &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Vorlage</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>S&amp;ave…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>Save this session as a preset, or delete one</source>
        <translation>Diesen Durchgang als Vorlage speichern oder eine Vorlage löschen</translation>
    </message>
    <message>
        <source>No preset</source>
        <translation>Keine Vorlage</translation>
    </message>
    <message>
        <source>None saved yet</source>
        <translation>Noch keine gespeichert</translation>
    </message>
    <message>
        <source>&amp;Delete “{name}”</source>
        <translation>„{name}“ &amp;löschen</translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation>Vorlage speichern</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Vorlage löschen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>{name} (changed)</source>
        <translation>{name} (geändert)</translation>
    </message>
    <message>
        <source>Fill in a session that you saved earlier</source>
        <translation>Die Seite mit einem früher gespeicherten Durchgang füllen</translation>
    </message>
    <message>
        <source>&amp;Delete the selected preset</source>
        <translation>Gewählte Vorlage &amp;löschen</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”? Sets you dealt with it are not affected.</source>
        <translation>Die Vorlage „{name}“ löschen? Sätze, die mit ihr gemischt wurden, bleiben.</translation>
    </message>
</context>
<context>
    <name>PresetsList</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>no files</source>
        <translation>keine Dateien</translation>
    </message>
    <message>
        <source>Name, folde&amp;r…</source>
        <translation>Na&amp;me, Ordner…</translation>
    </message>
    <message>
        <source>{name}: {boards}, {formats}</source>
        <translation>{name}: {boards}, {formats}</translation>
    </message>
    <message>
        <source>{preset}, always into {folder}</source>
        <translation>{preset}, immer nach {folder}</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>None yet. You save a session as a preset on the Deal page.</source>
        <translation>Noch keine. Auf der Seite „Mischen“ wird ein Durchgang als Vorlage gespeichert.</translation>
    </message>
    <message>
        <source>Delete the selected preset</source>
        <translation>Gewählte Vorlage löschen</translation>
    </message>
    <message>
        <source>Name, folder… of the selected preset</source>
        <translation>Name, Ordner… der gewählten Vorlage</translation>
    </message>
    <message>
        <source>Rename the preset, or let it always deal into one folder</source>
        <translation>Die Vorlage umbenennen oder sagen, dass sie immer in einen Ordner mischt</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Sample page, to be scrolled</source>
        <translation>Musterseite, zum Blättern</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Seite {page} von {pages}</translation>
    </message>
</context>
<context>
    <name>ProgressFooter</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Files checked</source>
        <translation>Geprüfte Dateien</translation>
    </message>
    <message>
        <source>Files read so far</source>
        <translation>Bisher gelesene Dateien</translation>
    </message>
    <message>
        <source>Stop checking</source>
        <translation>Prüfen abbrechen</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment…</translation>
    </message>
    <message>
        <source>{done} of {wanted} files</source>
        <translation>{done} von {wanted} Dateien</translation>
    </message>
</context>
<context>
    <name>PublishStep</name>
    <message>
        <source>Make the keys and close the plan</source>
        <translation>Die Schlüssel machen und den Plan abschließen</translation>
    </message>
    <message>
        <source>Cop&amp;y the check code</source>
        <translation>Prüfcode &amp;kopieren</translation>
    </message>
    <message>
        <source>Hash of the keys</source>
        <translation>Hash der Schlüssel</translation>
    </message>
    <message>
        <source>The check code</source>
        <translation>Der Prüfcode</translation>
    </message>
    <message>
        <source>such as: Bulletin 1, club web page</source>
        <translation>etwa: Bulletin 1, Webseite des Clubs</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to correct first: go back to Plan.</source>
        <translation>
            <numerusform>%n Punkt ist zuerst zu berichtigen: Gehen Sie zurück zum Plan.</numerusform>
            <numerusform>%n Punkte sind zuerst zu berichtigen: Gehen Sie zurück zum Plan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the &amp;sheet…</source>
        <translation>&amp;Blatt speichern…</translation>
    </message>
    <message>
        <source>s&amp;ince</source>
        <translation>se&amp;it</translation>
    </message>
    <message>
        <source>Published: {where}, since {day}</source>
        <translation>Veröffentlicht: {where}, seit {day}</translation>
    </message>
    <message>
        <source>Seal t&amp;he plan…</source>
        <translation>Plan v&amp;ersiegeln…</translation>
    </message>
    <message>
        <source>Copies the digits and the words to the clipboard, for the bulletin</source>
        <translation>Legt Ziffern und Wörter in die Zwischenablage, für das Bulletin</translation>
    </message>
    <message>
        <source>It is published &amp;there</source>
        <translation>Dort steht &amp;er</translation>
    </message>
    <message>
        <source>Records in the journal that the plan is published there</source>
        <translation>Hält im Protokoll fest, dass der Plan dort veröffentlicht ist</translation>
    </message>
    <message>
        <source>&amp;Go to Value</source>
        <translation>Wei&amp;ter zum Wert</translation>
    </message>
    <message>
        <source>The keys are secret until all play is over. Together with the outside value they determine the deals.</source>
        <translation>Die Schlüssel sind geheim, bis alles gespielt ist. Zusammen mit dem externen Wert ergeben sie die Verteilungen.</translation>
    </message>
    <message>
        <source>It is part of the plan. It commits you to the keys and reveals nothing about them. You can read it out or print it too.</source>
        <translation>Er steht im Plan, legt die Schlüssel fest und verrät nichts. Sie können ihn auch vorlesen oder drucken.</translation>
    </message>
    <message>
        <source>It commits you to the plan, the promise and the keys, and reveals nothing about them. Print it where it cannot be taken back, such as the bulletin or the notice board. The words mean the same as the digits.</source>
        <translation>Er legt Plan, Zusage und Schlüssel fest und verrät nichts. Drucken Sie ihn, wo er nicht zurückgenommen werden kann: im Bulletin, am Anschlagbrett. Die Wörter sagen dasselbe.</translation>
    </message>
    <message>
        <source>Inspector’s findings</source>
        <translation>Was die Prüfung anmerkt</translation>
    </message>
    <message>
        <source>Who keeps the keys</source>
        <translation>Wer die Schlüssel verwahrt</translation>
    </message>
    <message>
        <source>How they are sealed</source>
        <translation>Wie sie versiegelt werden</translation>
    </message>
    <message>
        <source>Where is it published?</source>
        <translation>Wo steht er?</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) to read and tick.</source>
        <translation>
            <numerusform>%n Warnung ist anzusehen und abzuhaken.</numerusform>
            <numerusform>%n Warnungen sind anzusehen und abzuhaken.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose how the keys are kept.</source>
        <translation>Geben Sie an, wie die Schlüssel verwahrt werden.</translation>
    </message>
    <message>
        <source>A page for the notice board and the bulletin, as a PDF to print</source>
        <translation>Eine Seite für Anschlagbrett und Bulletin, als PDF zum Drucken</translation>
    </message>
    <message>
        <source>The program seals the plan; you publish it. Enter where everyone can find the plan and the check code (digest, SHA-256), and since which day. The public pack will show this, in your words.</source>
        <translation>Das Programm versiegelt; veröffentlichen müssen Sie selbst. Sagen Sie, wo alle Plan und Prüfcode finden, und seit welchem Tag: Es wird im öffentlichen Paket stehen, in Ihren Worten.</translation>
    </message>
    <message>
        <source>The first day on which everyone could see it there</source>
        <translation>Der erste Tag, an dem alle es dort sehen konnten</translation>
    </message>
    <message>
        <source>Not published yet: no place has been entered here.</source>
        <translation>Noch nicht veröffentlicht: Niemand hat hier gesagt, wo er steht.</translation>
    </message>
    <message>
        <source>Sealed {time}. The plan and its keys are fixed and can no longer be changed.</source>
        <translation>Versiegelt {time}. Plan und Schlüssel sind festgelegt und lassen sich nicht mehr ändern.</translation>
    </message>
    <message>
        <source>The plan was sealed on another computer or by another program.</source>
        <translation>Der Plan ist versiegelt, auf einem anderen Computer oder von einem anderen Programm.</translation>
    </message>
    <message>
        <source>&amp;QR code…</source>
        <translation>&amp;QR-Code…</translation>
    </message>
    <message>
        <source>Shows the check code for a telephone to read</source>
        <translation>Zeigt den Prüfcode, damit ein Telefon ihn lesen kann</translation>
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
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
</context>
<context>
    <name>QrDialog</name>
    <message>
        <source>QR code of the text below</source>
        <translation>QR-Code des Textes darunter</translation>
    </message>
    <message>
        <source>Cop&amp;y the text</source>
        <translation>Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy it to paste it elsewhere</source>
        <translation>Kopieren, um ihn anderswo einzufügen</translation>
    </message>
</context>
<context>
    <name>RecordMaking</name>
    <message>
        <source>Hand record</source>
        <translation>Verteilungszettel</translation>
    </message>
    <message>
        <source>Dealing sheets</source>
        <translation>Stecklisten</translation>
    </message>
    <message>
        <source>Curtain cards</source>
        <translation>Curtain Cards</translation>
    </message>
    <message>
        <source>{kind} made</source>
        <translation>{kind} erstellt</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiketten</translation>
    </message>
    <message>
        <source>Labels made</source>
        <translation>Etiketten erstellt</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Prüfliste</translation>
    </message>
    <message>
        <source>Checklist made</source>
        <translation>Prüfliste erstellt</translation>
    </message>
    <message>
        <source>Public pack</source>
        <translation>Öffentliches Paket</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) inside: boards for programs, hand record, checksums.</source>
        <translation>
            <numerusform>%n Datei darin: Boards für Programme, Verteilungszettel, Prüfsummen.</numerusform>
            <numerusform>%n Dateien darin: Boards für Programme, Verteilungszettel, Prüfsummen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Public pack made</source>
        <translation>Öffentliches Paket erstellt</translation>
    </message>
    <message>
        <source>Files ({suffix})</source>
        <translation>Dateien ({suffix})</translation>
    </message>
    <message>
        <source>{name} in {folder}</source>
        <translation>{name} in {folder}</translation>
    </message>
    <message numerus="yes">
        <source>Folder for %n file(s)</source>
        <translation>
            <numerusform>Ordner für %n Datei</numerusform>
            <numerusform>Ordner für %n Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in {folder}</source>
        <translation>
            <numerusform>%n Datei in {folder}</numerusform>
            <numerusform>%n Dateien in {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>It has the boards’ numbers, dealers and vulnerabilities, and no card.</source>
        <translation>Es enthält Nummern, Teiler und Gefahr der Boards und keine Karte.</translation>
    </message>
    <message>
        <source>Players’ paper made</source>
        <translation>Papiere für Spieler erstellt</translation>
    </message>
    <message>
        <source>Players’ paper</source>
        <translation>Papiere für Spieler</translation>
    </message>
    <message>
        <source>They reveal nothing about the cards. Print them without scaling (100 %).</source>
        <translation>Sie verraten nichts über die Karten. Drucken Sie sie ohne Anpassung (100 %).</translation>
    </message>
    <message>
        <source>Two people sign for each duplicated board. It reveals nothing about the cards.</source>
        <translation>Zwei Personen zeichnen jedes duplizierte Board ab; sie verrät nichts über die Karten.</translation>
    </message>
    <message>
        <source>Sealed with your passphrase. Use “Open a sealed record…” to open it.</source>
        <translation>Mit Ihrer Passphrase versiegelt. „Versiegelte Datei öffnen…“ öffnet sie.</translation>
    </message>
    <message>
        <source>Sealed until {time}. After that, use “Open a sealed record…” on this computer.</source>
        <translation>Versiegelt bis {time}. „Versiegelte Datei öffnen…“ öffnet sie dann, auf diesem Computer.</translation>
    </message>
    <message>
        <source>The file is not sealed: anyone who has it can see all hands.</source>
        <translation>Die Datei ist offen: Wer sie hat, sieht alle Hände.</translation>
    </message>
    <message>
        <source>Locked until {time}. After that, open it on the Check page.</source>
        <translation>Verschlossen bis {time}. Danach öffnen Sie die Kiste auf der Seite „Prüfung“.</translation>
    </message>
    <message>
        <source>Hand record and public pack made</source>
        <translation>Verteilungszettel und öffentliches Paket erstellt</translation>
    </message>
</context>
<context>
    <name>RecordOpening</name>
    <message>
        <source>Open a sealed record</source>
        <translation>Versiegelte Datei öffnen</translation>
    </message>
    <message>
        <source>Sealed files (*.age)</source>
        <translation>Versiegelte Dateien (*.age)</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”</source>
        <translation>Passphrase von „{name}“</translation>
    </message>
    <message>
        <source>Records ({suffix})</source>
        <translation>Ausdrucke ({suffix})</translation>
    </message>
    <message>
        <source>The opened record</source>
        <translation>Die geöffnete Datei</translation>
    </message>
    <message>
        <source>{name} in {folder}</source>
        <translation>{name} in {folder}</translation>
    </message>
    <message>
        <source>Record opened</source>
        <translation>Datei geöffnet</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>The file is not sealed: anyone who has it can see all hands.</source>
        <translation>Die Datei ist offen: Wer sie hat, sieht alle Hände.</translation>
    </message>
</context>
<context>
    <name>RecordsBar</name>
    <message>
        <source>&amp;Hand record…</source>
        <translation>&amp;Verteilungszettel…</translation>
    </message>
    <message>
        <source>&amp;Dealing sheets…</source>
        <translation>&amp;Stecklisten…</translation>
    </message>
    <message>
        <source>C&amp;urtain cards…</source>
        <translation>C&amp;urtain Cards…</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <translation>&amp;Etiketten…</translation>
    </message>
    <message>
        <source>Chec&amp;klist…</source>
        <translation>Prüf&amp;liste…</translation>
    </message>
    <message>
        <source>Pu&amp;blish…</source>
        <translation>Veröffentl&amp;ichen…</translation>
    </message>
    <message>
        <source>The deals of the set on paper, for after play</source>
        <translation>Die Verteilungen des Satzes auf Papier, für nach dem Spiel</translation>
    </message>
    <message>
        <source>Labels for boxes, with the set code; no cards</source>
        <translation>Etiketten für die Kästen, mit dem Satzcode; keine Karten</translation>
    </message>
    <message>
        <source>A list to sign while duplicating; no cards</source>
        <translation>Eine Liste zum Abzeichnen beim Duplizieren; keine Karten</translation>
    </message>
    <message>
        <source>Pla&amp;yers’ paper</source>
        <translation>Papiere für Spiele&amp;r</translation>
    </message>
    <message>
        <source>&amp;Travellers…</source>
        <translation>&amp;Laufzettel…</translation>
    </message>
    <message>
        <source>&amp;Pickup slips…</source>
        <translation>&amp;Ergebniszettel…</translation>
    </message>
    <message>
        <source>Personal &amp;scorecards…</source>
        <translation>&amp;Privatscores…</translation>
    </message>
    <message>
        <source>Table &amp;cards…</source>
        <translation>&amp;Tischkarten…</translation>
    </message>
    <message>
        <source>Travellers, slips, scorecards and table cards, without a card in them</source>
        <translation>Laufzettel, Ergebniszettel, Privatscores und Tischkarten, ohne eine Spielkarte darin</translation>
    </message>
    <message>
        <source>For dealing a sorted pack by list, without seeing a hand</source>
        <translation>Um ein sortiertes Kartenspiel nach Liste zu stecken, ohne eine Hand zu sehen</translation>
    </message>
    <message>
        <source>Each hand on its own card, to go into the board</source>
        <translation>Jede Hand auf einer eigenen Karte, die mit ihr im Board liegt</translation>
    </message>
    <message>
        <source>One file with everything for the web page, after play</source>
        <translation>Alles für die Website in einer Datei, nach dem Spiel</translation>
    </message>
    <message>
        <source>Boards that have been played cannot be dealt again with sheets or curtain cards.</source>
        <translation>Für gespielte Boards gibt es keine Stecklisten und Curtain Cards mehr.</translation>
    </message>
    <message>
        <source>Not played yet, so prints that show cards will be sealed.</source>
        <translation>Noch zu spielen: Was die Karten zeigt, wird versiegelt.</translation>
    </message>
    <message>
        <source>Checklists and packs are made for one set at a time.</source>
        <translation>Prüflisten und Pakete werden Satz für Satz gemacht.</translation>
    </message>
    <message>
        <source>You can publish it once it is marked as finished on the Journal page.</source>
        <translation>Veröffentlichen geht, sobald der Satz auf der Seite „Protokoll“ als beendet markiert ist.</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>&amp;Open a sealed record…</source>
        <translation>Versiegelte Datei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>Double dummy: {done} of {wanted} boards</source>
        <translation>Double Dummy: {done} von {wanted} Boards</translation>
    </message>
    <message>
        <source>Boards solved</source>
        <translation>Berechnete Boards</translation>
    </message>
    <message>
        <source>With its passphrase, or after its time has come</source>
        <translation>Mit ihrer Passphrase, oder wenn ihre Zeit gekommen ist</translation>
    </message>
    <message>
        <source>No sets yet. Once you have dealt one, you print its records and labels here.</source>
        <translation>Noch kein Satz. Sobald einer gemischt ist, drucken Sie hier seine Verteilungszettel und Etiketten.</translation>
    </message>
    <message>
        <source>No files were left behind. ({place})</source>
        <translation>Es blieb keine Datei zurück. ({place})</translation>
    </message>
    <message>
        <source>Boards analysed so far</source>
        <translation>Boards, deren Double-Dummy-Ergebnisse bekannt sind</translation>
    </message>
    <message>
        <source>Stop; no files are left behind</source>
        <translation>Abbrechen; es bleibt keine Datei zurück</translation>
    </message>
    <message>
        <source>Hand records</source>
        <translation>Verteilungszettel</translation>
    </message>
</context>
<context>
    <name>RecordsPanel</name>
    <message>
        <source>Set code {code}</source>
        <translation>Satzcode {code}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>&amp;Paper…</source>
        <translation>&amp;Papier…</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) chosen</source>
        <translation>
            <numerusform>%n Satz gewählt</numerusform>
            <numerusform>%n Sätze gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Your club’s header and footer, and the page layout</source>
        <translation>Kopf und Fuß Ihres Clubs, und wie eine Seite aussieht</translation>
    </message>
</context>
<context>
    <name>RestoreButton</name>
    <message>
        <source>Restore a backup</source>
        <translation>Eine Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The backup is sealed</source>
        <translation>Die Sicherung ist versiegelt</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Passphrase</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Wiederherstellen…</translation>
    </message>
    <message>
        <source>Bring journal, settings and presets back from a backup</source>
        <translation>Protokoll, Einstellungen und Vorlagen aus einer Sicherung zurückholen</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Set code</source>
        <translation>Satzcode</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>Print &amp;labels…</source>
        <translation>&amp;Etiketten drucken…</translation>
    </message>
    <message>
        <source>&amp;Certificate…</source>
        <translation>&amp;Zertifikat…</translation>
    </message>
    <message>
        <source>&amp;Next session</source>
        <translation>Nächster &amp;Durchgang</translation>
    </message>
    <message>
        <source>Open &amp;its folder</source>
        <translation>Ih&amp;ren Ordner öffnen</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Die Dateien in ihrem Ordner zeigen</translation>
    </message>
    <message>
        <source>Labels for boxes, with the set code; no cards</source>
        <translation>Etiketten für die Kästen, mit dem Satzcode; keine Karten</translation>
    </message>
    <message>
        <source>Make the dealing certificate of this set, as a PDF; no cards</source>
        <translation>Das Zertifikat dieses Satzes als PDF erstellen; keine Karten</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) dealt</source>
        <translation>
            <numerusform>%n Board gemischt</numerusform>
            <numerusform>%n Boards gemischt</numerusform>
        </translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Satzcode {code}</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <translation>In {folder}</translation>
    </message>
    <message>
        <source>Cop&amp;y code</source>
        <translation>Code &amp;kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>randomness: {source}</source>
        <translation>Zufall: {source}</translation>
    </message>
    <message>
        <source>What to do next</source>
        <translation>Was nun zu tun ist</translation>
    </message>
    <message numerus="yes">
        <source>of %n board(s)</source>
        <translation>
            <numerusform>zu %n Board</numerusform>
            <numerusform>zu %n Boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n Satz</numerusform>
            <numerusform>%n Sätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Others can read these files</source>
        <translation>Andere können diese Dateien lesen</translation>
    </message>
    <message>
        <source>&amp;Always like this</source>
        <translation>&amp;Immer so</translation>
    </message>
    <message>
        <source>N&amp;o</source>
        <translation>N&amp;ein</translation>
    </message>
    <message>
        <source>Always like this, into this folder?</source>
        <translation>Immer so, in diesen Ordner?</translation>
    </message>
    <message>
        <source>Write it on the label of each box. It tells you which set is inside.</source>
        <translation>Schreiben Sie ihn auf das Etikett jedes Kastens: Er sagt, welcher Satz darin ist.</translation>
    </message>
    <message>
        <source>The code of this set; it reveals nothing about the cards</source>
        <translation>Der Code dieses Satzes; er verrät nichts über die Karten</translation>
    </message>
    <message>
        <source>Start another session with an empty meter</source>
        <translation>Einen neuen Durchgang beginnen, mit leerer Anzeige</translation>
    </message>
    <message>
        <source>all files written, read back and compared</source>
        <translation>jede Datei geschrieben, zurückgelesen und verglichen</translation>
    </message>
    <message>
        <source>Writing the files had been interrupted</source>
        <translation>Eine Auslieferung war abgebrochen worden</translation>
    </message>
    <message>
        <source>Do not open these files before play: they contain the hands.</source>
        <translation>Öffnen Sie diese Dateien nicht vor dem Spiel: Die Hände stehen darin.</translation>
    </message>
    <message>
        <source>Copy the set code to paste it elsewhere; it reveals no cards</source>
        <translation>Den Code des Satzes kopieren, um ihn anderswo einzufügen; er verrät keine Karten</translation>
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
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>Public pack</source>
        <translation>Öffentliches Paket</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>revealed {time}</source>
        <translation>offengelegt {time}</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>geheim</translation>
    </message>
    <message>
        <source>interrupted; its key may be known</source>
        <translation>abgebrochen, der Schlüssel kann bekannt sein</translation>
    </message>
    <message>
        <source>secret, reserve dealt</source>
        <translation>geheim, Reserve gemischt</translation>
    </message>
</context>
<context>
    <name>RevealStep</name>
    <message>
        <source>Choos&amp;e…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>&amp;Reveal…</source>
        <translation>O&amp;ffenlegen…</translation>
    </message>
    <message>
        <source>Make the public pack</source>
        <translation>Das öffentliche Paket erstellen</translation>
    </message>
    <message>
        <source>&amp;Reveal the ticked sessions…</source>
        <translation>Angehakte Durchgänge o&amp;ffenlegen…</translation>
    </message>
    <message>
        <source>Make a public pack for each of them; the other keys stay secret</source>
        <translation>Für jeden davon ein öffentliches Paket anlegen; die anderen Schlüssel bleiben geheim</translation>
    </message>
    <message>
        <source>&amp;Verify the pack</source>
        <translation>Paket na&amp;chprüfen</translation>
    </message>
    <message>
        <source>One file (.zip) that you publish</source>
        <translation>Eine Datei (.zip), die Sie veröffentlichen</translation>
    </message>
    <message>
        <source>The same evening</source>
        <translation>Am selben Abend</translation>
    </message>
    <message>
        <source>All sessions</source>
        <translation>Alle Durchgänge</translation>
    </message>
    <message>
        <source>Open the keys</source>
        <translation>Schlüssel öffnen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Revealed {time}. The pack is “{pack}”: publish it.</source>
        <translation>Offengelegt {time}. Das Paket ist „{pack}“: Veröffentlichen Sie es.</translation>
    </message>
    <message>
        <source>In it: {names}</source>
        <translation>Darin: {names}</translation>
    </message>
    <message>
        <source>Tick the sessions whose play is over.</source>
        <translation>Haken Sie die Durchgänge an, die gespielt sind.</translation>
    </message>
    <message>
        <source>&amp;All play is over, including reserve sets</source>
        <translation>&amp;Alles ist gespielt, auch die Reservesätze</translation>
    </message>
    <message>
        <source>Choose where to save the pack</source>
        <translation>Angeben, wohin das Paket kommt</translation>
    </message>
    <message>
        <source>Check it as any player can</source>
        <translation>Nachprüfen, wie es jeder Spieler kann</translation>
    </message>
    <message>
        <source>The keys open every session, including those not played yet</source>
        <translation>Die Schlüssel öffnen jeden Durchgang, auch die noch nicht gespielten</translation>
    </message>
    <message>
        <source>Each ticked session gets its own public pack on the evening it was played. The pack opens only that session and its reserve set, which cannot be used after that.</source>
        <translation>Jeder angehakte Durchgang bekommt ein eigenes öffentliches Paket, am Abend, an dem er gespielt wurde. Es öffnet allein diesen Durchgang und seinen Reservesatz: Der kann danach nicht mehr verwendet werden.</translation>
    </message>
    <message>
        <source>The keys open all sessions at once. Anyone who has them knows every board not played yet.</source>
        <translation>Die Schlüssel öffnen alle Durchgänge auf einmal. Wer sie hat, kennt jedes noch nicht gespielte Board.</translation>
    </message>
    <message>
        <source>One file with the plan, the keys, the boards and a text that tells players how to check them.</source>
        <translation>Eine Datei mit dem Plan, den Schlüsseln, den gemischten Boards und einem Text für die Spieler, der sagt, wie man sie nachprüft.</translation>
    </message>
    <message>
        <source>Tick the box when all play is over.</source>
        <translation>Haken Sie an, dass alles gespielt ist.</translation>
    </message>
    <message>
        <source>Choose where to save the pack.</source>
        <translation>Geben Sie an, wohin das Paket kommt.</translation>
    </message>
    <message>
        <source>Revealed {time}. The pack “{pack}” is not in the tournament’s folder. If it is lost, make it again here: it has the same boards.</source>
        <translation>Offengelegt {time}. Das Paket „{pack}“ ist nicht im Ordner des Turniers. Ist es verloren, machen Sie es hier noch einmal: Es enthält dieselben Boards.</translation>
    </message>
</context>
<context>
    <name>RevealTable</name>
    <message>
        <source>Sessions that were dealt</source>
        <translation>Gemischte Durchgänge</translation>
    </message>
    <message>
        <source>Press the space bar to tick the selected session.</source>
        <translation>Die Leertaste hakt den gewählten Durchgang an.</translation>
    </message>
</context>
<context>
    <name>RoundFields</name>
    <message>
        <source>Figure &amp;instead</source>
        <translation>Zahl &amp;stattdessen</translation>
    </message>
    <message>
        <source>&amp;Value of that day</source>
        <translation>&amp;Wert jenes Tages</translation>
    </message>
    <message>
        <source>&amp;Hour</source>
        <translation>U&amp;hrzeit</translation>
    </message>
    <message>
        <source>Round {number}: {time} UTC</source>
        <translation>Runde {number}: {time} UTC</translation>
    </message>
    <message>
        <source>By this computer’s clock</source>
        <translation>Nach der Uhr dieses Computers</translation>
    </message>
    <message>
        <source>If that network has ended before then, a figure of the next day counts:</source>
        <translation>Gibt es dieses Netz bis dahin nicht mehr, zählt eine Zahl des Tages danach:</translation>
    </message>
</context>
<context>
    <name>RoundPart</name>
    <message>
        <source>Address of the round</source>
        <translation>Adresse der Runde</translation>
    </message>
    <message>
        <source>&amp;Paste number, signature and randomness</source>
        <translation>Nummer, &amp;Unterschrift und Zufallszahl einfügen</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>&amp;Datei öffnen…</translation>
    </message>
    <message>
        <source>The network had en&amp;ded: type the value promised for that case</source>
        <translation>Das Netz war ein&amp;gestellt: eingeben, was für diesen Fall zugesagt war</translation>
    </message>
    <message>
        <source>Everything the address shows, or its three parts in any order</source>
        <translation>Alles, was die Adresse zeigt, oder die drei Teile in beliebiger Reihenfolge</translation>
    </message>
    <message>
        <source>A file with what the address shows</source>
        <translation>Eine Datei mit dem, was die Adresse zeigt</translation>
    </message>
    <message>
        <source>Everyone will see this, with your reason</source>
        <translation>Alle erfahren es, mit Ihrer Begründung</translation>
    </message>
    <message>
        <source>Enter the promised round</source>
        <translation>Die zugesagte Runde holen</translation>
    </message>
    <message>
        <source>Round {number} appears on {moment} by this computer’s clock. Open the address below on a telephone, or on a computer with a network, and enter here what it shows. The signature is checked here, so nobody has to look the value up.</source>
        <translation>Runde {number} erscheint am {moment} nach der Uhr dieses Computers. Öffnen Sie die Adresse unten mit einem Telefon oder auf einem Computer mit Internet, und bringen Sie hierher, was sie zeigt. Die Unterschrift wird hier geprüft; niemand muss den Wert nachsehen.</translation>
    </message>
    <message>
        <source>&amp;QR code…</source>
        <translation>&amp;QR-Code…</translation>
    </message>
    <message>
        <source>Shows the address for a telephone to read</source>
        <translation>Zeigt die Adresse, damit ein Telefon sie lesen kann</translation>
    </message>
</context>
<context>
    <name>RowsModel</name>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
</context>
<context>
    <name>RowsView</name>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Deal session: name of the set</source>
        <translation>Boards mischen: Name des Satzes</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mischen</translation>
    </message>
</context>
<context>
    <name>SealingBox</name>
    <message>
        <source>Sealing</source>
        <translation>Versiegeln</translation>
    </message>
    <message>
        <source>Seal it with a &amp;passphrase</source>
        <translation>Mit Passphrase versie&amp;geln</translation>
    </message>
    <message>
        <source>Seal it until a ti&amp;me</source>
        <translation>Bis zu einer &amp;Zeit versiegeln</translation>
    </message>
    <message>
        <source>several words</source>
        <translation>mehrere Wörter</translation>
    </message>
    <message>
        <source>P&amp;assphrase</source>
        <translation>&amp;Passphrase</translation>
    </message>
    <message>
        <source>A&amp;gain</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>Ope&amp;ns on</source>
        <translation>Öffnet a&amp;m</translation>
    </message>
    <message>
        <source>The file will show every card. A player who has seen one may not play these boards (Law 6D).</source>
        <translation>Die Datei zeigt jede Karte. Ein Spieler, der eine gesehen hat, darf diese Boards nicht spielen (§ 6 D).</translation>
    </message>
    <message>
        <source>Type a passphrase for the seal first</source>
        <translation>Tippen Sie zuerst eine Passphrase zum Versiegeln</translation>
    </message>
    <message>
        <source>The passphrase is too weak</source>
        <translation>Die Passphrase ist zu schwach</translation>
    </message>
    <message>
        <source>Type the same passphrase again</source>
        <translation>Tippen Sie dieselbe Passphrase noch einmal</translation>
    </message>
    <message>
        <source>Too weak: {reason}</source>
        <translation>Zu schwach: {reason}</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Offer words</source>
        <translation>Wörter vorschlagen</translation>
    </message>
    <message>
        <source>Play is &amp;over – print open</source>
        <translation>Das Spiel ist &amp;vorbei – offen drucken</translation>
    </message>
    <message>
        <source>The journal will say that the set is finished. Its files go into your archive, if any.</source>
        <translation>Im Protokoll steht dann, dass der Satz beendet ist. Seine Dateien kommen in Ihr Archiv, falls Sie eines haben.</translation>
    </message>
    <message>
        <source>The journal says that these boards are still to be played</source>
        <translation>Laut Protokoll sind diese Boards noch nicht gespielt</translation>
    </message>
    <message>
        <source>Lea&amp;ve it unsealed</source>
        <translation>Offen l&amp;assen</translation>
    </message>
    <message>
        <source>I und&amp;erstand: anyone who opens the file can see all hands</source>
        <translation>Ich verstehe: &amp;Wer die Datei öffnet, sieht alle Hände</translation>
    </message>
    <message>
        <source>Nobody can open the file without it. If you lose it, you can make the record again after play.</source>
        <translation>Ohne sie öffnet sie niemand; geht sie verloren, lässt sich der Ausdruck nach dem Spiel neu erstellen.</translation>
    </message>
    <message>
        <source>This program will open it then, on this computer, or once the set is finished. Weaker: anyone who can read your files here, or change the clock, could open it earlier.</source>
        <translation>Dieses Programm öffnet sie dann, auf diesem Computer, oder wenn der Satz beendet ist. Weniger sicher: Wer hier Ihre Dateien lesen kann oder die Uhr vorstellt, könnte sie früher öffnen.</translation>
    </message>
    <message>
        <source>The day and time from which the record can be opened</source>
        <translation>Tag und Uhrzeit, ab denen sich die Datei öffnen lässt</translation>
    </message>
    <message>
        <source>Choose a time in the future</source>
        <translation>Wählen Sie eine Zeit, die noch kommt</translation>
    </message>
    <message>
        <source>Tick that you understand what an unsealed file shows</source>
        <translation>Haken Sie an, dass Sie verstehen, was eine offene Datei zeigt</translation>
    </message>
    <message>
        <source>At least {count} characters; several words are best.</source>
        <translation>Mindestens {count} Buchstaben; am besten mehrere Wörter.</translation>
    </message>
    <message>
        <source>the two do not match yet</source>
        <translation>die beiden sind noch nicht gleich</translation>
    </message>
    <message>
        <source>Let the program make up words, and show them</source>
        <translation>Wörter einsetzen, die das Programm macht, und sie zeigen</translation>
    </message>
    <message>
        <source>Strong: {bits} bits that nobody can guess. Write the words down before you continue.</source>
        <translation>Stark: {bits} Bit, die niemand erraten kann. Schreiben Sie die Wörter auf, bevor Sie weitermachen.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Loc&amp;k it until a time</source>
        <translation>Bis zu einer Zeit verschlie&amp;ßen</translation>
    </message>
    <message>
        <source>Locke&amp;d until</source>
        <translation>Verschlossen &amp;bis</translation>
    </message>
    <message>
        <source>Nobody can open the file before then, this computer included. After that anyone can, with what a public clock publishes. The set’s own files stay as they are.</source>
        <translation>Vorher kann niemand die Datei öffnen, auch dieser Computer nicht. Danach kann es jeder mit dem, was eine öffentliche Uhr veröffentlicht. Die Dateien des Satzes selbst bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Make the pu&amp;blic pack too</source>
        <translation>Auch das öffen&amp;tliche Paket erstellen</translation>
    </message>
    <message>
        <source>Record and pack are saved in {folder}, and the record opens for printing.</source>
        <translation>Verteilungszettel und Paket werden in {folder} gespeichert, und der Zettel öffnet sich zum Drucken.</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>{topic}: press Ctrl+Page Up or Ctrl+Page Down to go from one to the next</source>
        <translation>{topic}: Strg+Bild auf und Strg+Bild ab führen von einem zum nächsten</translation>
    </message>
</context>
<context>
    <name>SessionsModel</name>
    <message>
        <source>Session</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>offengelegt</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>not dealt</source>
        <translation>nicht gemischt</translation>
    </message>
    <message>
        <source>reserve dealt</source>
        <translation>Reserve gemischt</translation>
    </message>
</context>
<context>
    <name>SessionsTable</name>
    <message>
        <source>Tick &amp;all</source>
        <translation>&amp;Alle anhaken</translation>
    </message>
    <message>
        <source>Tick &amp;none</source>
        <translation>&amp;Keine anhaken</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Deal every session</source>
        <translation>Jeden Durchgang mischen</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) ticked, {boards} boards</source>
        <translation>
            <numerusform>%n Durchgang angehakt, {boards} Boards</numerusform>
            <numerusform>%n Durchgänge angehakt, {boards} Boards</numerusform>
        </translation>
    </message>
    <message>
        <source>Press the space bar to tick the selected session.</source>
        <translation>Die Leertaste hakt den gewählten Durchgang an.</translation>
    </message>
    <message>
        <source>Start with no sessions</source>
        <translation>Mit keinem Durchgang beginnen</translation>
    </message>
</context>
<context>
    <name>SetLookup</name>
    <message>
        <source>&amp;Look up</source>
        <translation>&amp;Nachschlagen</translation>
    </message>
    <message>
        <source>such as K7QM-2PXA</source>
        <translation>z. B. K7QM-2PXA</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Satzcode</translation>
    </message>
    <message>
        <source>&amp;Which set is this?</source>
        <translation>&amp;Welcher Satz ist das?</translation>
    </message>
    <message>
        <source>No set “{code}” on this computer</source>
        <translation>Kein Satz „{code}“ auf diesem Computer</translation>
    </message>
    <message>
        <source>{state}: {meaning}</source>
        <translation>{state}: {meaning}</translation>
    </message>
    <message>
        <source>Dealt {time}</source>
        <translation>Gemischt {time}</translation>
    </message>
    <message>
        <source>First seen {time}</source>
        <translation>Zuerst gesehen {time}</translation>
    </message>
    <message>
        <source>The set code on the label, on the sheet or in the file</source>
        <translation>Der Satzcode auf dem Etikett, auf dem Blatt oder in der Datei</translation>
    </message>
    <message>
        <source>Find the session this set code belongs to</source>
        <translation>Sagt, zu welchem Durchgang dieser Satzcode gehört</translation>
    </message>
    <message>
        <source>Compare each letter with the label. A set dealt on another computer is in that computer’s journal.</source>
        <translation>Vergleichen Sie jeden Buchstaben mit dem Etikett. Ein Satz, der auf einem anderen Computer gemischt wurde, steht im Protokoll jenes Computers.</translation>
    </message>
    <message>
        <source>{path} (no longer there)</source>
        <translation>{path} (nicht mehr da)</translation>
    </message>
    <message>
        <source>Spot check…</source>
        <translation>Stichprobe…</translation>
    </message>
    <message>
        <source>Check duplicated boards by questions drawn by lot</source>
        <translation>Duplizierte Boards mit ausgelosten Fragen prüfen</translation>
    </message>
</context>
<context>
    <name>SetPages</name>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>History</source>
        <comment>accessible name of the page Journal</comment>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Hand records</source>
        <translation>Verteilungszettel</translation>
    </message>
</context>
<context>
    <name>SetPanel</name>
    <message>
        <source>&amp;Duplicated</source>
        <translation>&amp;Dupliziert</translation>
    </message>
    <message>
        <source>In &amp;play</source>
        <translation>&amp;Wird gespielt</translation>
    </message>
    <message>
        <source>&amp;Finished</source>
        <translation>&amp;Beendet</translation>
    </message>
    <message>
        <source>&amp;Released…</source>
        <translation>&amp;Freigegeben…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Certificate…</source>
        <translation>&amp;Zertifikat…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>Mark as</source>
        <translation>Markieren als</translation>
    </message>
    <message>
        <source>Make the dealing certificate of this set, as a PDF; no cards</source>
        <translation>Das Zertifikat dieses Satzes als PDF erstellen; keine Karten</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Die Dateien in ihrem Ordner zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) chosen</source>
        <translation>
            <numerusform>%n Satz gewählt</numerusform>
            <numerusform>%n Sätze gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>When play is over: make the file that a web site, a scorer or a program takes</source>
        <translation>Wenn das Spiel vorbei ist: die Datei erstellen, die eine Website oder ein Scoreprogramm annimmt</translation>
    </message>
    <message>
        <source>Send to…</source>
        <translation>Senden an…</translation>
    </message>
    <message>
        <source>The code of this set; it reveals nothing about the cards</source>
        <translation>Der Code dieses Satzes; er verrät nichts über die Karten</translation>
    </message>
    <message>
        <source>Select a set above to see where its files are, or several sets to mark them together.</source>
        <translation>Wählen Sie oben einen Satz, um zu sehen, wo seine Dateien sind, oder mehrere, um sie zusammen zu markieren.</translation>
    </message>
    <message>
        <source>Undo the last step for all of them</source>
        <translation>Den letzten Schritt bei allen zurücknehmen</translation>
    </message>
</context>
<context>
    <name>SetWords</name>
    <message>
        <source>Not delivered</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>Duplicated</source>
        <translation>Dupliziert</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Wird gespielt</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Freigegeben</translation>
    </message>
    <message>
        <source>From elsewhere</source>
        <translation>Von anderswo</translation>
    </message>
    <message>
        <source>The files are ready for the dealing machine.</source>
        <translation>Die Dateien sind fertig für die Dupliziermaschine.</translation>
    </message>
    <message>
        <source>The boards are in their boxes.</source>
        <translation>Die Boards liegen im Kasten bereit.</translation>
    </message>
    <message>
        <source>Players have seen boards of it.</source>
        <translation>Spieler haben Boards daraus gesehen.</translation>
    </message>
    <message>
        <source>Set {code}</source>
        <translation>Satz {code}</translation>
    </message>
    <message>
        <source>boards {numbers}</source>
        <translation>Boards {numbers}</translation>
    </message>
    <message>
        <source>board {numbers}</source>
        <translation>Board {numbers}</translation>
    </message>
    <message>
        <source>Dealt {time}</source>
        <translation>Gemischt {time}</translation>
    </message>
    <message>
        <source>First seen {time}</source>
        <translation>Zuerst gesehen {time}</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>No files were left behind.</source>
        <translation>Es blieb keine Datei zurück.</translation>
    </message>
    <message>
        <source>Play is over: nobody will play these boards again.</source>
        <translation>Das Spiel ist zu Ende: Niemand spielt diese Boards mehr.</translation>
    </message>
    <message>
        <source>Anyone may see the hands.</source>
        <translation>Jeder darf die Hände sehen.</translation>
    </message>
    <message>
        <source>Not dealt on this computer, but checked here.</source>
        <translation>Nicht auf diesem Computer gemischt, aber hier gesehen.</translation>
    </message>
    <message>
        <source>Unnamed set</source>
        <translation>Ein Satz ohne Namen</translation>
    </message>
    <message>
        <source>No sets match. Clear the search, or choose “All states”.</source>
        <translation>Kein Satz passt. Leeren Sie die Suche oder wählen Sie „Alle Zustände“.</translation>
    </message>
    <message>
        <source>It is being dealt now, or its folder is away: then the next dealing shows what happened to it. Do not use its files.</source>
        <translation>Er wird gerade gemischt, oder sein Ordner fehlt: Dann zeigt das nächste Mischen, was daraus wurde. Benutzen Sie seine Dateien nicht.</translation>
    </message>
</context>
<context>
    <name>SetsBrowser</name>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n Satz</numerusform>
            <numerusform>%n Sätze</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetsFilter</name>
    <message>
        <source>event, date, set code, format or file</source>
        <translation>Turnier, Datum, Satzcode, Format oder Datei</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Alle Zustände</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>Su&amp;che</translation>
    </message>
    <message>
        <source>S&amp;tate</source>
        <translation>Zus&amp;tand</translation>
    </message>
    <message>
        <source>Show only sets that match all these words</source>
        <translation>Nur die Sätze zeigen, die alle diese Wörter enthalten</translation>
    </message>
    <message>
        <source>Show only sets in one state</source>
        <translation>Nur die Sätze in einem Zustand zeigen</translation>
    </message>
</context>
<context>
    <name>SetsModel</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formate</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Satzcode</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Zufall aus</translation>
    </message>
</context>
<context>
    <name>SetsTable</name>
    <message>
        <source>Sets</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Best and newest first</source>
        <translation>Passendste und neueste zuerst</translation>
    </message>
    <message>
        <source>Every set dealt or checked on this computer, newest first. Press the menu key to open its menu.</source>
        <translation>Jeder Satz, der auf diesem Computer gemischt oder gesehen wurde, der neueste zuerst. Die Menütaste öffnet sein Menü.</translation>
    </message>
    <message>
        <source>Click to sort by a column; click a third time for the usual order</source>
        <translation>Klicken sortiert nach einer Spalte, ein drittes Mal bringt die gewohnte Reihenfolge zurück</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Restore de&amp;faults…</source>
        <translation>&amp;Zurücksetzen…</translation>
    </message>
    <message>
        <source>State of the settings</source>
        <translation>Stand der Einstellungen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>From Big Deal: bigdeal.ini or .bigdealrc, byte for byte.</source>
        <translation>Aus Big Deal: bigdeal.ini oder .bigdealrc, Byte für Byte.</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Vorlage löschen</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”?</source>
        <translation>Die Vorlage „{name}“ löschen?</translation>
    </message>
    <message>
        <source>Import old settings</source>
        <translation>Alte Einstellungen importieren</translation>
    </message>
    <message>
        <source>Replace the identification?</source>
        <translation>Die Kennung ersetzen?</translation>
    </message>
    <message>
        <source>Saved, without: {formats}</source>
        <translation>Gespeichert, ohne: {formats}</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Your identification, your presets and the sets you have dealt are kept.</source>
        <translation>Ihre Kennung, Ihre Vorlagen und die gemischten Sätze bleiben erhalten.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Sets you dealt with it are not affected.</source>
        <translation>Sätze, die mit ihr gemischt wurden, bleiben.</translation>
    </message>
    <message>
        <source>The one in the file differs from yours. Sets you have already dealt are not affected.</source>
        <translation>Die Kennung in der Datei ist eine andere als Ihre. Schon gemischte Sätze bleiben.</translation>
    </message>
    <message>
        <source>Reset everything to how it was at the first start?</source>
        <translation>Alles zurücksetzen, wie es beim ersten Start war?</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
</context>
<context>
    <name>ShowButton</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Show what you type, when nobody is looking over your shoulder</source>
        <translation>Zeigen, was getippt ist, wenn niemand über die Schulter sieht</translation>
    </message>
</context>
<context>
    <name>SourceFields</name>
    <message>
        <source>opening value</source>
        <translation>Eröffnungswert</translation>
    </message>
    <message>
        <source>closing value</source>
        <translation>Schlusswert</translation>
    </message>
    <message>
        <source>fixing</source>
        <translation>Fixing</translation>
    </message>
    <message>
        <source>Which value of the day counts</source>
        <translation>Welcher Wert des Tages zählt</translation>
    </message>
    <message>
        <source>A figure that anyone can look up for years</source>
        <translation>Eine Zahl, die jeder noch nach Jahren nachschlagen kann</translation>
    </message>
</context>
<context>
    <name>SourceWizard</name>
    <message>
        <source>Where will the outside value come from?</source>
        <translation>Woher kommt der externe Wert?</translation>
    </message>
    <message>
        <source>Kind of promise</source>
        <translation>Art der Zusage</translation>
    </message>
    <message>
        <source>A figure of the stock &amp;market (the usual way)</source>
        <translation>Eine Zahl von der &amp;Börse (das Übliche)</translation>
    </message>
    <message>
        <source>The program writes the sentence and knows when the exchange is closed.</source>
        <translation>Das Programm schreibt den Satz und weiß, wann die Börse geschlossen ist.</translation>
    </message>
    <message>
        <source>A number of the public &amp;clock drand, which proves itself</source>
        <translation>Eine Zahl der öffentlichen &amp;Uhr drand, die sich selbst beweist</translation>
    </message>
    <message>
        <source>Something else, in my &amp;own words</source>
        <translation>Etwas anderes, in &amp;eigenen Worten</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>&amp;Zahl</translation>
    </message>
    <message>
        <source>&amp;Value of the day</source>
        <translation>&amp;Wert des Tages</translation>
    </message>
    <message>
        <source>Second fi&amp;gure</source>
        <translation>Zwe&amp;ite Zahl</translation>
    </message>
    <message>
        <source>Its va&amp;lue</source>
        <translation>Ihr We&amp;rt</translation>
    </message>
    <message>
        <source>It belongs to a &amp;day</source>
        <translation>Es gehört zu einem &amp;Tag</translation>
    </message>
    <message>
        <source>What will be published, word for word</source>
        <translation>Was veröffentlicht wird, Wort für Wort</translation>
    </message>
    <message>
        <source>Day of the value</source>
        <translation>Tag des Werts</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Voriger Monat</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Nächster Monat</translation>
    </message>
    <message>
        <source>The day whose value counts</source>
        <translation>Der Tag, dessen Wert zählt</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <translation>Ihre W&amp;orte</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>Der Tag</translation>
    </message>
    <message>
        <source>This will be published</source>
        <translation>Das wird veröffentlicht</translation>
    </message>
    <message>
        <source>Write your words.</source>
        <translation>Schreiben Sie Ihre Worte.</translation>
    </message>
    <message>
        <source>&amp;Use this promise</source>
        <translation>Zusage über&amp;nehmen</translation>
    </message>
    <message>
        <source>The network signs it at that moment, and every check tests the signature. Nobody has to look anything up.</source>
        <translation>Sie wird in ihrem Augenblick unterschrieben, und jede Prüfung erkennt die Unterschrift: Niemand muss etwas nachsehen.</translation>
    </message>
    <message>
        <source>Such as the numbers of a lottery draw. Write exactly which draw, and what counts if it does not take place.</source>
        <translation>Etwa die Zahlen einer Lottoziehung. Sagen Sie genau, welche, und was gilt, wenn sie ausfällt.</translation>
    </message>
    <message>
        <source>Add a &amp;second figure: even harder to foresee</source>
        <translation>Auch eine zweite Zahl nehmen: noch &amp;schwerer vorherzusehen</translation>
    </message>
    <message>
        <source>The calendars show no problem with this day.</source>
        <translation>Die Kalender haben gegen diesen Tag nichts einzuwenden.</translation>
    </message>
    <message>
        <source>Both values are typed, one after the other</source>
        <translation>Beide Werte werden hintereinander getippt</translation>
    </message>
    <message>
        <source>The day is added to your words, and checked</source>
        <translation>Der Tag wird hinter Ihre Worte geschrieben und geprüft</translation>
    </message>
    <message>
        <source>Some weeks ahead, so that everyone has the plan before then.</source>
        <translation>Einige Wochen voraus, damit alle den Plan haben, bevor er kommt.</translation>
    </message>
    <message>
        <source>Promise a figure that nobody can know today and everyone can look up later. Together with the secret keys it determines the deals.</source>
        <translation>Sagen Sie eine Zahl zu, die heute niemand wissen und später jeder nachschlagen kann. Sie bestimmt die Verteilungen, zusammen mit den geheimen Schlüsseln.</translation>
    </message>
</context>
<context>
    <name>SpotDialog</name>
    <message>
        <source>Spot check</source>
        <translation>Stichprobe</translation>
    </message>
    <message>
        <source>Look at the boards on the table, and type how many cards of the suit each hand has.</source>
        <translation>Sehen Sie sich die Boards am Tisch an, und geben Sie ein, wie viele Karten der Farbe jede Hand hat.</translation>
    </message>
    <message>
        <source>Judge all answers</source>
        <translation>Alle Antworten beurteilen</translation>
    </message>
</context>
<context>
    <name>StateChanges</name>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n Satz</numerusform>
            <numerusform>%n Sätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepFrame</name>
    <message>
        <source>Go to the next step</source>
        <translation>Zum nächsten Schritt</translation>
    </message>
    <message>
        <source>Open what comes next at this step</source>
        <translation>Öffnet, was in diesem Schritt als Nächstes kommt</translation>
    </message>
</context>
<context>
    <name>StepLine</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Step {number}, {name}: {state}</source>
        <translation>Schritt {number}, {name}: {state}</translation>
    </message>
</context>
<context>
    <name>TournamentDoor</name>
    <message>
        <source>Drop what a tournament published here</source>
        <translation>Hierher ziehen, was ein Turnier veröffentlicht hat</translation>
    </message>
    <message>
        <source>Choose &amp;files…</source>
        <translation>&amp;Dateien wählen…</translation>
    </message>
    <message>
        <source>Choose its public pack (.zip) or its plan (.sqd). The files in the same folder are found.</source>
        <translation>Nehmen Sie das öffentliche Paket (.zip) oder den Plan (.sqd): Was daneben liegt, wird gefunden.</translation>
    </message>
    <message>
        <source>Prove that the boards are the promised ones</source>
        <translation>Nachweisen, dass Boards die zugesagten sind</translation>
    </message>
    <message>
        <source>Choose the plan that you saved</source>
        <translation>Wählen Sie den aufgehobenen Plan</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>{done} of {wanted} boards</source>
        <translation>{done} von {wanted} Boards</translation>
    </message>
    <message>
        <source>Secret, to keep: {secret}. For the organiser: {public}. In {folder}</source>
        <translation>Geheim, zu behalten: {secret}. Für den Veranstalter: {public}. In {folder}</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>Boards done</source>
        <translation>Fertige Boards</translation>
    </message>
    <message>
        <source>Boards done so far</source>
        <translation>Bisher fertige Boards</translation>
    </message>
    <message>
        <source>The slip for {name} is ready</source>
        <translation>Die Wörter von {name} stehen auf dem Zettel</translation>
    </message>
    <message>
        <source>Print the slip. Give the words when the outside value is known, not before.</source>
        <translation>Drucken Sie den Zettel, und geben Sie die Wörter, wenn der externe Wert bekannt ist, nicht vorher.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <translation>Im Programm ist etwas schiefgegangen</translation>
    </message>
    <message>
        <source>The files of the tournament have not changed. ({place})</source>
        <translation>Die Dateien des Turniers blieben, wie sie sind. ({place})</translation>
    </message>
    <message>
        <source>Open the tournament again. Please report the text in brackets.</source>
        <translation>Öffnen Sie das Turnier noch einmal. Bitte melden Sie die Wörter in Klammern.</translation>
    </message>
    <message>
        <source>Stop; sessions already dealt are kept</source>
        <translation>Abbrechen; fertig gemischte Durchgänge bleiben</translation>
    </message>
    <message>
        <source>&amp;QR code of the hash…</source>
        <translation>&amp;QR-Code des Hashs…</translation>
    </message>
    <message>
        <source>Shows name and hash for the organiser’s telephone to read</source>
        <translation>Zeigt Name und Hash, damit das Telefon des Veranstalters sie lesen kann</translation>
    </message>
    <message>
        <source>Name and hash, for the organiser</source>
        <translation>Name und Hash für den Veranstalter</translation>
    </message>
</context>
<context>
    <name>TournamentPages</name>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
</context>
<context>
    <name>TournamentQuestions</name>
    <message>
        <source>Fix the outside value</source>
        <translation>Externen Wert eintragen</translation>
    </message>
    <message>
        <source>Put {value} into the plan?</source>
        <translation>{value} in den Plan eintragen?</translation>
    </message>
    <message>
        <source>&amp;Fix the value</source>
        <translation>Wert &amp;eintragen</translation>
    </message>
    <message>
        <source>Reserve sets</source>
        <translation>Reservesätze</translation>
    </message>
    <message>
        <source>such as: the records of this session were handed out too early</source>
        <translation>z. B.: Die Verteilungszettel dieses Durchgangs wurden zu früh ausgegeben</translation>
    </message>
    <message>
        <source>&amp;Deal reserve sets</source>
        <translation>&amp;Reservesätze mischen</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>such as: session 3 was played before session 2</source>
        <translation>z. B.: Durchgang 3 wurde vor Durchgang 2 gespielt</translation>
    </message>
    <message>
        <source>&amp;Record it</source>
        <translation>&amp;Eintragen</translation>
    </message>
    <message>
        <source>Reveal the keys</source>
        <translation>Schlüssel offenlegen</translation>
    </message>
    <message>
        <source>Is all play over? Reveal the keys of “{name}”?</source>
        <translation>Ist alles gespielt? Die Schlüssel von „{name}“ offenlegen?</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>O&amp;ffenlegen</translation>
    </message>
    <message>
        <source>Reveal sessions</source>
        <translation>Durchgänge offenlegen</translation>
    </message>
    <message>
        <source>Is their play over? Reveal {sessions}?</source>
        <translation>Zu Ende gespielt? {sessions} offenlegen?</translation>
    </message>
    <message>
        <source>Seal the plan</source>
        <translation>Plan versiegeln</translation>
    </message>
    <message>
        <source>Seal “{name}” and close its plan for good?</source>
        <translation>„{name}“ versiegeln und den Plan endgültig abschließen?</translation>
    </message>
    <message>
        <source>&amp;Seal</source>
        <translation>&amp;Versiegeln</translation>
    </message>
    <message>
        <source>Reserve boards</source>
        <translation>Reserveboards</translation>
    </message>
    <message>
        <source>Another deal takes the place of these boards of {session}: {boards}. The Laws ask for a reason (Law 6D); it goes into a notice for the players.</source>
        <translation>Diese Boards von {session} bekommen eine andere Verteilung: {boards}. Die Regeln verlangen einen Grund (§ 6 D); er kommt auf einen Aushang für die Spieler.</translation>
    </message>
    <message>
        <source>such as: board 5 was seen at another table</source>
        <translation>zum Beispiel: Board 5 wurde an einem anderen Tisch gesehen</translation>
    </message>
    <message>
        <source>&amp;Deal reserve boards</source>
        <translation>&amp;Reserveboards mischen</translation>
    </message>
    <message>
        <source>The keys will be made now. After that nothing in the plan can be changed: no phase, no board, no source of the outside value.</source>
        <translation>Jetzt werden die Schlüssel gemacht. Danach lässt sich im Plan nichts mehr ändern: weder Phasen und Boards noch die Quelle des externen Werts.</translation>
    </message>
    <message>
        <source>Withheld, as every check will show: the words of {names}.</source>
        <translation>Zurückgehalten, wie jede Prüfung sagen wird: die Wörter von {names}.</translation>
    </message>
    <message>
        <source>Every deal depends on it. After the first session is dealt it can never be changed.</source>
        <translation>Jede Verteilung folgt daraus. Sobald der erste Durchgang gemischt ist, lässt er sich nie mehr ändern.</translation>
    </message>
    <message>
        <source>New boards will be dealt to replace: {sessions}. The Laws require a reason (Law 6D). It goes into a notice for the players.</source>
        <translation>Andere Boards werden gemischt anstelle von: {sessions}. Die Regeln verlangen einen Grund (§ 6 D); er kommt auf einen Aushang für die Spieler.</translation>
    </message>
    <message>
        <source>&amp;Reason, as everyone will read it</source>
        <translation>&amp;Grund, in Worten, die alle lesen werden</translation>
    </message>
    <message>
        <source>Write where play did not follow the plan. This is recorded, and goes into a notice for the players.</source>
        <translation>Sagen Sie, wo nicht nach Plan gespielt wurde. Es wird eingetragen und den Spielern auf einem Aushang mitgeteilt.</translation>
    </message>
    <message>
        <source>&amp;What was done differently</source>
        <translation>&amp;Was anders gemacht wurde</translation>
    </message>
    <message>
        <source>The problem and your answer are recorded in the journal.</source>
        <translation>Der Zweifel und Ihre Antwort werden in das Protokoll geschrieben.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>Das Protokoll ist zweifelhaft</translation>
    </message>
    <message>
        <source>Deal anyway?</source>
        <translation>Dennoch mischen?</translation>
    </message>
    <message>
        <source>Anyone who has the pack can compute every board of every session. No more sessions of this tournament can be dealt after that.</source>
        <translation>Wer das Paket hat, kann jedes Board jedes Durchgangs berechnen. Danach lässt sich kein Durchgang dieses Turniers mehr mischen.</translation>
    </message>
    <message>
        <source>Anyone who has the pack can compute every board of that session and of its reserve set. The keys of the other sessions stay secret.</source>
        <translation>Wer das Paket hat, kann jedes Board dieses Durchgangs ausrechnen, auch die des Reservesatzes. Die Schlüssel der anderen Durchgänge bleiben geheim.</translation>
    </message>
    <message>
        <source>Reserve sets that can no longer be used: {sessions}.</source>
        <translation>Reservesätze, die danach nicht mehr verwendet werden können: {sessions}.</translation>
    </message>
    <message>
        <source>&amp;Deal anyway</source>
        <translation>&amp;Dennoch mischen</translation>
    </message>
</context>
<context>
    <name>TournamentStart</name>
    <message>
        <source>&amp;New tournament…</source>
        <translation>&amp;Neues Turnier…</translation>
    </message>
    <message>
        <source>&amp;Try it out…</source>
        <translation>A&amp;usprobieren…</translation>
    </message>
    <message>
        <source>&amp;Open a tournament…</source>
        <translation>&amp;Turnier öffnen…</translation>
    </message>
    <message>
        <source>&amp;Keep words…</source>
        <translation>Wörter &amp;hüten…</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>You can also drop a plan (.sqd), or the folder of a tournament, here.</source>
        <translation>Sie können auch einen Plan (.sqd) oder den Ordner eines Turniers hierher ziehen.</translation>
    </message>
    <message>
        <source>The five steps</source>
        <translation>Die fünf Schritte</translation>
    </message>
    <message>
        <source>{name}  in {folder}</source>
        <translation>{name}  in {folder}</translation>
    </message>
    <message>
        <source>Open {name} again</source>
        <translation>{name} wieder öffnen</translation>
    </message>
    <message>
        <source>Recently opened</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Start a new plan in its own folder</source>
        <translation>Einen Plan beginnen, in einem eigenen Ordner</translation>
    </message>
    <message>
        <source>The whole procedure in ten minutes, with any value; nobody can mistake it for a real tournament</source>
        <translation>Der ganze Ablauf in zehn Minuten, mit irgendeinem Wert: Niemand kann es für ein echtes Turnier halten</translation>
    </message>
    <message>
        <source>Continue with a plan (.sqd); SquareDeal’s plans work too</source>
        <translation>Mit einem Plan (.sqd) weitermachen, auch von SquareDeal</translation>
    </message>
    <message>
        <source>For holders: make the words you keep, and their hash for the organiser</source>
        <translation>Für einen Hüter: die Wörter, die Sie behalten, und ihr Hash für den Veranstalter</translation>
    </message>
    <message>
        <source>For championships where all players can check every board afterwards. You publish a plan, wait for a figure that nobody can foresee, deal, and reveal the keys after play. Every check then lists what is proved and what could still be chosen.</source>
        <translation>Für Meisterschaften, bei denen alle Spieler hinterher jedes Board nachprüfen können. Sie veröffentlichen einen Plan, warten auf eine Zahl, die niemand vorhersehen kann, mischen und legen nach dem Spiel die Schlüssel offen. Jede Prüfung listet dann auf, was bewiesen ist und was noch gewählt werden konnte.</translation>
    </message>
</context>
<context>
    <name>TournamentView</name>
    <message>
        <source>All tournaments</source>
        <translation>Alle Turniere</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Folder for the boards</source>
        <translation>Ordner für die Boards</translation>
    </message>
    <message>
        <source>Please read this first</source>
        <translation>Bitte zuerst lesen</translation>
    </message>
    <message>
        <source>Public and secret</source>
        <translation>Öffentlich und geheim</translation>
    </message>
    <message>
        <source>PRACTICE: any value, no waiting. No check will ever call this proved.</source>
        <translation>PRACTICE (Übung): irgendein Wert, kein Warten. Nichts davon gilt je als bewiesen.</translation>
    </message>
    <message>
        <source>Close this tournament; everything is stored in its files</source>
        <translation>Dieses Turnier schließen; alles bleibt in seinen Dateien</translation>
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
        <translation>Veröffentlichen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Offenlegen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>files {names}</source>
        <translation>Dateien {names}</translation>
    </message>
    <message>
        <source>one session</source>
        <translation>ein Durchgang</translation>
    </message>
    <message>
        <source>{count} sessions</source>
        <translation>{count} Durchgänge</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>boards {boards} in turn</source>
        <translation>abwechselnd Boards {boards}</translation>
    </message>
    <message>
        <source>the secret keys of those who open it</source>
        <translation>die geheimen Schlüssel derer, die sie öffnen</translation>
    </message>
    <message>
        <source>Choose where the outside value will come from.</source>
        <translation>Wählen Sie, woher der externe Wert kommt.</translation>
    </message>
    <message>
        <source>And the words of: {names}</source>
        <translation>Und die Wörter von: {names}</translation>
    </message>
    <message>
        <source>afterwards: {files}</source>
        <translation>danach: {files}</translation>
    </message>
    <message>
        <source>afterwards: the keys, and whatever opens them</source>
        <translation>danach: die Schlüssel und alles, was sie öffnet</translation>
    </message>
    <message>
        <source>This is practice: type any figure, twice.</source>
        <translation>Das ist eine Übung: Tippen Sie irgendeine Zahl, zweimal.</translation>
    </message>
    <message>
        <source>the notices (.txt) of reserve sets and deviations</source>
        <translation>die Aushänge (.txt) über Reservesätze und Abweichungen</translation>
    </message>
    <message>
        <source>Genuine: the network signed round {number}.</source>
        <translation>Echt: Das Netz hat Runde {number} unterschrieben.</translation>
    </message>
    <message>
        <source>the passphrase</source>
        <translation>die Passphrase</translation>
    </message>
    <message>
        <source>Decide in advance everything that could be chosen later: what is played, and which outside figure will determine the deals.</source>
        <translation>Schreiben Sie alles auf, was sich später noch aussuchen ließe: was gespielt wird, und welche Zahl von außen die Verteilungen bestimmt.</translation>
    </message>
    <message>
        <source>&amp;Go to Plan</source>
        <translation>Zurück zum &amp;Plan</translation>
    </message>
    <message>
        <source>Next: {topic}</source>
        <translation>Weiter: {topic}</translation>
    </message>
    <message>
        <source>Seal the plan: this makes the secret keys and closes the plan for good. Publish it weeks before play. After that, every check lists anything that could still be chosen. Anyone with the keys and the value can compute the boards, so keep the keys sealed.</source>
        <translation>Versiegeln Sie den Plan: Das macht die geheimen Schlüssel und schließt ihn endgültig ab. Veröffentlichen Sie ihn Wochen vor dem Spiel. Ab dann lassen sich Verteilungen nur noch in dem Rahmen auswählen, den jede Prüfung auflistet. Wer Schlüssel und Wert hat, kann die Boards berechnen; halten Sie darum die Schlüssel versiegelt.</translation>
    </message>
    <message>
        <source>When the promised figure is known, two people type it here. It goes into every deal.</source>
        <translation>Wenn die zugesagte Zahl bekannt ist, tippen zwei Personen sie hier ein. Sie fließt in jede Verteilung ein.</translation>
    </message>
    <message>
        <source>Deal the sessions into files for your machine, on a computer without a network. No card is shown.</source>
        <translation>Mischen Sie die Durchgänge in Dateien für Ihre Maschine, auf einem Computer ohne Netz. Keine Karte wird gezeigt.</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>kommt noch</translation>
    </message>
    <message>
        <source>as many sessions as needed</source>
        <translation>so viele Durchgänge wie nötig</translation>
    </message>
    <message>
        <source>boards entered when dealing</source>
        <translation>Boards werden beim Mischen angegeben</translation>
    </message>
    <message>
        <source>the passphrase, or the officials’ sheets</source>
        <translation>die Passphrase oder die Blätter der Verwahrer</translation>
    </message>
    <message>
        <source>The plan is complete. Add more phases, or go to Publish.</source>
        <translation>Der Plan ist vollständig. Fügen Sie Phasen hinzu, oder gehen Sie weiter zum Veröffentlichen.</translation>
    </message>
    <message>
        <source>Add the phases of the tournament one by one.</source>
        <translation>Fügen Sie die Phasen des Turniers hinzu, eine nach der anderen.</translation>
    </message>
    <message>
        <source>Correct what the inspector marks as wrong. Then go to Publish.</source>
        <translation>Berichtigen Sie, was unten als falsch angemerkt ist. Gehen Sie dann weiter zum Veröffentlichen.</translation>
    </message>
    <message>
        <source>Publish these files where all players can see them, before the outside value is known. Then wait for the value.</source>
        <translation>Legen Sie diese Dateien dorthin, wo alle Spieler sie sehen, bevor der externe Wert bekannt ist. Warten Sie dann auf den Wert.</translation>
    </message>
    <message>
        <source>When the day has come, look the value up in two places, and have a second person with you.</source>
        <translation>Wenn der Tag da ist, schlagen Sie den Wert an zwei Stellen nach, und holen Sie eine zweite Person dazu.</translation>
    </message>
    <message>
        <source>When the promised round has appeared, open its address on a telephone and enter what it shows.</source>
        <translation>Wenn die zugesagte Runde erschienen ist, öffnen Sie ihre Adresse mit einem Telefon und bringen Sie, was sie zeigt.</translation>
    </message>
    <message>
        <source>{file}, again: it now contains the value</source>
        <translation>{file}, noch einmal: Jetzt steht der Wert darin</translation>
    </message>
    <message>
        <source>Go to Deal, on a computer without a network.</source>
        <translation>Weiter zum Mischen, auf einem Computer ohne Netz.</translation>
    </message>
    <message>
        <source>every file of boards, until it has been played</source>
        <translation>jede Board-Datei, bis sie gespielt ist</translation>
    </message>
    <message>
        <source>All sessions are dealt. When all play is over, go to Reveal.</source>
        <translation>Jeder Durchgang ist gemischt. Wenn alles gespielt ist, gehen Sie weiter zum Offenlegen.</translation>
    </message>
    <message>
        <source>Tick the sessions, open the keys and deal. Take the files to the machine without opening them.</source>
        <translation>Haken Sie die Durchgänge an, öffnen Sie die Schlüssel, und mischen Sie. Bringen Sie die Dateien zur Maschine, und öffnen Sie sie nicht.</translation>
    </message>
    <message>
        <source>Publish the pack where everyone can find it. Anyone can check it, with this program or without: the pack explains how.</source>
        <translation>Legen Sie das Paket dorthin, wo jeder es findet. Jeder kann es mit diesem Programm nachprüfen oder ohne: Darin steht, wie.</translation>
    </message>
    <message>
        <source>You can reveal a session on its own the evening it was played. When the last board has been played, including reserve sets, reveal them all.</source>
        <translation>Ein Durchgang, der gespielt ist, kann am selben Abend für sich offengelegt werden. Wenn das letzte Board gespielt ist, auch der Reservesätze, legen Sie alle offen.</translation>
    </message>
    <message>
        <source>the files of sessions not played, until the reveal</source>
        <translation>die Dateien nicht gespielter Durchgänge, bis zum Offenlegen</translation>
    </message>
    <message>
        <source>Wait until the last board has been played, including reserve sets. Then reveal.</source>
        <translation>Warten Sie, bis das letzte Board gespielt ist, auch die Reservesätze. Legen Sie dann offen.</translation>
    </message>
    <message>
        <source>Read every warning, choose who keeps the keys, and seal the plan. Nothing can be changed after that.</source>
        <translation>Sehen Sie jede Warnung an, wählen Sie, wer die Schlüssel verwahrt, und versiegeln Sie den Plan. Danach lässt sich nichts mehr ändern.</translation>
    </message>
    <message>
        <source>Publish these files where all players can see them, before the outside value is known. Then enter where they are, and since when.</source>
        <translation>Legen Sie diese Dateien dorthin, wo alle Spieler sie sehen, bevor der externe Wert bekannt ist. Sagen Sie dann, wo sie stehen und seit wann.</translation>
    </message>
    <message>
        <source>When all play is over, everyone gets the keys and can check that every board is as promised.</source>
        <translation>Wenn alles gespielt ist, bekommt jeder die Schlüssel und kann nachprüfen, ob jedes Board ist wie zugesagt.</translation>
    </message>
    <message>
        <source>The plan is sealed and can no longer be changed.</source>
        <translation>Der Plan ist versiegelt und bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>the officials’ sheets</source>
        <translation>die Blätter der Verwahrer</translation>
    </message>
    <message>
        <source>The plan can be published. Read the inspector’s findings, then go to Publish.</source>
        <translation>Der Plan kann veröffentlicht werden. Sehen Sie an, was die Prüfung anmerkt, und gehen Sie dann zum Veröffentlichen.</translation>
    </message>
    <message>
        <source>{boards} each</source>
        <translation>je {boards}</translation>
    </message>
</context>
<context>
    <name>ValueStep</name>
    <message>
        <source>As it goes into the plan and into the deals:</source>
        <translation>So kommt er in den Plan und in die Verteilungen:</translation>
    </message>
    <message>
        <source>&amp;Begin again</source>
        <translation>Neu &amp;beginnen</translation>
    </message>
    <message>
        <source>&amp;Correct the value…</source>
        <translation>Wert be&amp;richtigen…</translation>
    </message>
    <message>
        <source>such as 44,901.92</source>
        <translation>z. B. 44,901.92</translation>
    </message>
    <message>
        <source>The value that is in the plan</source>
        <translation>Der Wert, der im Plan steht</translation>
    </message>
    <message>
        <source>What was promised</source>
        <translation>Was zugesagt wurde</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>&amp;Wert</translation>
    </message>
    <message>
        <source>Puts its randomness into the plan</source>
        <translation>Setzt ihre Zufallszahl in den Plan</translation>
    </message>
    <message>
        <source>First person: type the value</source>
        <translation>Erste Person: Tippen Sie den Wert</translation>
    </message>
    <message>
        <source>Second person: type the value again</source>
        <translation>Zweite Person: Tippen Sie den Wert noch einmal</translation>
    </message>
    <message>
        <source>Hand over to the &amp;second person</source>
        <translation>An die &amp;zweite Person</translation>
    </message>
    <message>
        <source>Hides what you typed</source>
        <translation>Verdeckt, was Sie getippt haben</translation>
    </message>
    <message>
        <source>Compares what the two of you typed</source>
        <translation>Vergleicht, was Sie beide getippt haben</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>&amp;Fix this value…</source>
        <translation>Diesen Wert &amp;eintragen…</translation>
    </message>
    <message>
        <source>Puts the value into the plan</source>
        <translation>Trägt den Wert in den Plan ein</translation>
    </message>
    <message>
        <source>a round of drand was promised</source>
        <translation>zugesagt war eine drand-Runde</translation>
    </message>
    <message>
        <source>Not as promised? Give the &amp;reason:</source>
        <translation>Nicht wie zugesagt? Sagen Sie &amp;warum:</translation>
    </message>
    <message>
        <source>Both people type the value again</source>
        <translation>Beide Personen tippen den Wert neu</translation>
    </message>
    <message>
        <source>Possible until something has been dealt from it</source>
        <translation>Möglich, solange nichts damit gemischt wurde</translation>
    </message>
    <message>
        <source>&amp;Go to Deal</source>
        <translation>Wei&amp;ter zum Mischen</translation>
    </message>
    <message>
        <source>Type it as published; points and commas between digits do not matter</source>
        <translation>Tippen Sie ihn, wie er veröffentlicht wurde; Punkte und Kommas zwischen Ziffern sind egal</translation>
    </message>
    <message>
        <source>The reason for using a value that is not as promised</source>
        <translation>Der Grund, warum der Wert genommen wird, obwohl er nicht wie zugesagt ist</translation>
    </message>
    <message>
        <source>&amp;Use this round…</source>
        <translation>Diese Runde über&amp;nehmen…</translation>
    </message>
    <message>
        <source>Both typed the same value</source>
        <translation>Beide haben dasselbe getippt</translation>
    </message>
    <message>
        <source>Look it up at the promised source, and compare it with a second source.</source>
        <translation>Schlagen Sie ihn dort nach, wo es zugesagt wurde, und vergleichen Sie ihn mit einer zweiten Stelle.</translation>
    </message>
    <message>
        <source>What the first person typed is now hidden. Look the value up yourself, and type what you see.</source>
        <translation>Was die erste Person getippt hat, ist jetzt verdeckt. Schlagen Sie den Wert selbst nach, und tippen Sie, was Sie sehen.</translation>
    </message>
    <message>
        <source>Check the value once more. Once fixed, it goes into every deal.</source>
        <translation>Sehen Sie den Wert noch einmal an. Ist er eingetragen, fließt er in jede Verteilung ein.</translation>
    </message>
    <message>
        <source>Wait: it is not {day} yet, so nobody can know the value.</source>
        <translation>Warten Sie: {day} ist noch nicht da, also kann niemand den Wert kennen.</translation>
    </message>
    <message>
        <source>The two values do not match</source>
        <translation>Die beiden haben nicht dasselbe getippt</translation>
    </message>
    <message>
        <source>{difference} (“here” is the first person’s.) Look the value up together, then start again.</source>
        <translation>{difference} („hier“ ist die erste Person.) Schlagen Sie den Wert gemeinsam nach, und beginnen Sie neu.</translation>
    </message>
</context>
<context>
    <name>VerifyReportPanel</name>
    <message>
        <source>Open the keys and verif&amp;y</source>
        <translation>Schlüssel öffnen und &amp;prüfen</translation>
    </message>
    <message>
        <source>Sessions and boards</source>
        <translation>Durchgänge und Boards</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Gut zu wissen</translation>
    </message>
    <message>
        <source>The promise</source>
        <translation>Die Zusage</translation>
    </message>
    <message>
        <source>The keys stay sealed on the disk</source>
        <translation>Die Schlüssel bleiben auf dem Datenträger versiegelt</translation>
    </message>
    <message>
        <source>The keys are sealed</source>
        <translation>Die Schlüssel sind versiegelt</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Open a session to see its boards</source>
        <translation>Öffnen Sie einen Durchgang, um seine Boards zu sehen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>as promised</source>
        <translation>wie zugesagt</translation>
    </message>
    <message>
        <source>not as promised</source>
        <translation>nicht wie zugesagt</translation>
    </message>
    <message>
        <source>Officials can verify before the reveal: choose what opens the keys. Players wait for the reveal.</source>
        <translation>Verwahrer können vor dem Offenlegen nachprüfen: Geben Sie an, was die Schlüssel öffnet. Spieler warten darauf.</translation>
    </message>
    <message>
        <source>Press the right arrow key to show the boards of a session.</source>
        <translation>Die Pfeiltaste nach rechts zeigt die Boards eines Durchgangs.</translation>
    </message>
</context>
<context>
    <name>VerifyRows</name>
    <message>
        <source>Not everything is as promised</source>
        <translation>Nicht alles ist wie zugesagt</translation>
    </message>
    <message>
        <source>A file cannot be used</source>
        <translation>Eine Datei kann nicht verwendet werden</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>Nothing is wrong, but no board could be verified yet</source>
        <translation>Nichts ist falsch, aber noch ließ sich kein Board nachprüfen</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Sessions: {sessions}. Every one follows from the published keys and the outside value.</source>
        <translation>Nachgeprüfte Boards: {boards}. Durchgänge: {sessions}. Jedes folgt aus den veröffentlichten Schlüsseln und dem externen Wert.</translation>
    </message>
    <message>
        <source>Every board is as promised</source>
        <translation>Jedes Board ist wie zugesagt</translation>
    </message>
    <message>
        <source>This plan is not published yet: no keys are bound to it.</source>
        <translation>Dieser Plan ist noch nicht veröffentlicht: Für ihn sind keine Schlüssel festgelegt.</translation>
    </message>
    <message>
        <source>The outside value is not in this plan yet.</source>
        <translation>Der externe Wert steht noch nicht in diesem Plan.</translation>
    </message>
    <message>
        <source>The keys are not among the files, or still sealed. They are published after play.</source>
        <translation>Die Schlüssel sind nicht unter den Dateien oder noch versiegelt. Sie werden nach dem Spiel veröffentlicht.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Outside value from</source>
        <translation>Externer Wert von</translation>
    </message>
    <message>
        <source>Outside value</source>
        <translation>Externer Wert</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Answer the questions below. The other sessions can be verified when they are revealed.</source>
        <translation>Nachgeprüfte Boards: {boards}. Beantworten Sie die Fragen unten. Die anderen Durchgänge lassen sich nachprüfen, wenn sie offengelegt sind.</translation>
    </message>
    <message>
        <source>Cannot be used</source>
        <translation>Nicht verwendbar</translation>
    </message>
    <message>
        <source>board {number}: {reason}</source>
        <translation>Board {number}: {reason}</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Board {number}</translation>
    </message>
    <message>
        <source>as promised</source>
        <translation>wie zugesagt</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>Nicht in der Datei</translation>
    </message>
    <message>
        <source>Nothing is wrong; other sessions are still secret</source>
        <translation>Nichts ist falsch; andere Durchgänge sind noch geheim</translation>
    </message>
    <message>
        <source>Check code</source>
        <translation>Prüfcode</translation>
    </message>
    <message>
        <source>Check code in words</source>
        <translation>Prüfcode in Wörtern</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… und {count} weitere</translation>
    </message>
    <message>
        <source>No files of boards were given.</source>
        <translation>Unter den Dateien sind keine Board-Dateien.</translation>
    </message>
    <message>
        <source>As promised so far; other sessions are still to come</source>
        <translation>So weit wie zugesagt; die anderen Durchgänge kommen noch</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Nothing was chosen, and no question is left for you. The other sessions can be verified when they are revealed.</source>
        <translation>Nachgeprüfte Boards: {boards}. Nichts wurde gewählt, und nichts bleibt für Sie zu sagen. Die anderen Durchgänge lassen sich nachprüfen, wenn sie offengelegt sind.</translation>
    </message>
    <message>
        <source>Nothing is wrong so far; some questions are for you</source>
        <translation>Bisher ist nichts falsch; einige Antworten fehlen von Ihnen</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Answer the questions below. No file can answer them for you.</source>
        <translation>Nachgeprüfte Boards: {boards}. Beantworten Sie die Fragen unten: Keine Datei kann das für Sie tun.</translation>
    </message>
    <message>
        <source>Nothing is wrong, but something was chosen</source>
        <translation>Nichts ist falsch, und etwas wurde gewählt</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. See below what the organiser could choose, and ask why.</source>
        <translation>Nachgeprüfte Boards: {boards}. Lesen Sie unten, was der Veranstalter wählen konnte, und fragen Sie, warum.</translation>
    </message>
    <message>
        <source>What the files show, and what you told us.</source>
        <translation>Was die Dateien zeigen, und was Sie sagen.</translation>
    </message>
    <message>
        <source>No file can answer this for you.</source>
        <translation>Das kann keine Datei für Sie sagen.</translation>
    </message>
    <message>
        <source>Cannot be decided</source>
        <translation>Darüber lässt sich nichts sagen</translation>
    </message>
    <message>
        <source>Not from this tournament</source>
        <translation>Nicht von diesem Turnier</translation>
    </message>
    <message>
        <source>The organiser could choose this after the value was known. This is not an accusation: ask why.</source>
        <translation>Das konnte der Veranstalter wählen, als der Wert bekannt war. Das ist kein Vorwurf: Fragen Sie nach.</translation>
    </message>
    <message>
        <source>These cannot all be true.</source>
        <translation>Das kann nicht alles zugleich wahr sein.</translation>
    </message>
    <message>
        <source>{boards}: the key of the session is missing</source>
        <translation>{boards}: Der Schlüssel des Durchgangs ist nicht da</translation>
    </message>
    <message>
        <source>{boards} as promised</source>
        <translation>{boards} wie zugesagt</translation>
    </message>
</context>
<context>
    <name>WindowSession</name>
    <message>
        <source>Deal</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>A set is being dealt</source>
        <translation>Ein Satz wird gerade gemischt</translation>
    </message>
    <message>
        <source>Stop dealing and close?</source>
        <translation>Mischen abbrechen und schließen?</translation>
    </message>
    <message>
        <source>Sessions of a tournament are being dealt</source>
        <translation>Durchgänge eines Turniers werden gerade gemischt</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>&amp;Abbrechen und schließen</translation>
    </message>
    <message>
        <source>Deal a session</source>
        <translation>Boards mischen</translation>
    </message>
    <message>
        <source>Some settings were reset</source>
        <translation>Einige Einstellungen wurden zurückgesetzt</translation>
    </message>
    <message>
        <source>The sets you have dealt are safe. Please check your settings.</source>
        <translation>Früher gemischte Sätze sind sicher. Sehen Sie die Einstellungen durch.</translation>
    </message>
    <message>
        <source>The set and its files have not changed. ({place})</source>
        <translation>Der Satz und seine Dateien sind, wie sie waren. ({place})</translation>
    </message>
    <message>
        <source>If you stop now, no files of the current session are left behind. The sessions already dealt are kept, and you can deal the others later.</source>
        <translation>Wenn Sie jetzt abbrechen, bleibt keine Datei des Durchgangs zurück, der gerade gemischt wird. Fertig gemischte Durchgänge bleiben, und die anderen lassen sich später mischen.</translation>
    </message>
    <message>
        <source>If you stop now, you have all files of this set, or none.</source>
        <translation>Wenn Sie jetzt abbrechen, haben Sie alle Dateien dieses Satzes oder keine.</translation>
    </message>
</context>
<context>
    <name>broken off</name>
    <message>
        <source>Files of several sessions together, or a notice, may be missing. Deal it now?</source>
        <translation>Dateien mehrerer Durchgänge zusammen oder ein Aushang können fehlen. Jetzt mischen?</translation>
    </message>
    <message>
        <source>Not dealt: {sessions}.</source>
        <translation>Nicht gemischt: {sessions}.</translation>
    </message>
    <message>
        <source>Dealing was interrupted after all sessions were dealt</source>
        <translation>Ein Mischen wurde abgebrochen, als alle Durchgänge gemischt waren</translation>
    </message>
    <message>
        <source>{session} was interrupted</source>
        <translation>{session} wurde abgebrochen</translation>
    </message>
    <message>
        <source>Dealing was interrupted at {session}</source>
        <translation>Ein Mischen wurde abgebrochen bei {session}</translation>
    </message>
    <message>
        <source>Nothing is left of it. Deal it now?</source>
        <translation>Nichts davon ist übrig. Jetzt mischen?</translation>
    </message>
    <message>
        <source>Do not use the remaining files: {names}. Dealing again replaces them. Deal it now?</source>
        <translation>Verwenden Sie nicht, was davon übrig ist: {names}. Mischen bringt es in Ordnung. Jetzt mischen?</translation>
    </message>
</context>
<context>
    <name>calendar</name>
    <message>
        <source>Monday</source>
        <translation>Montag</translation>
    </message>
    <message>
        <source>Tuesday</source>
        <translation>Dienstag</translation>
    </message>
    <message>
        <source>Wednesday</source>
        <translation>Mittwoch</translation>
    </message>
    <message>
        <source>Thursday</source>
        <translation>Donnerstag</translation>
    </message>
    <message>
        <source>Friday</source>
        <translation>Freitag</translation>
    </message>
    <message>
        <source>Saturday</source>
        <translation>Samstag</translation>
    </message>
    <message>
        <source>Sunday</source>
        <translation>Sonntag</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>nachgeholt</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>observed, estimated</source>
        <translation>nachgeholt, geschätzt</translation>
    </message>
    <message>
        <source>New Year&apos;s Day</source>
        <translation>Neujahr</translation>
    </message>
    <message>
        <source>Epiphany</source>
        <translation>Heilige Drei Könige</translation>
    </message>
    <message>
        <source>Carnival</source>
        <translation>Karneval</translation>
    </message>
    <message>
        <source>Maundy Thursday</source>
        <translation>Gründonnerstag</translation>
    </message>
    <message>
        <source>Good Friday</source>
        <translation>Karfreitag</translation>
    </message>
    <message>
        <source>Easter Monday</source>
        <translation>Ostermontag</translation>
    </message>
    <message>
        <source>May Day</source>
        <translation>Maifeiertag</translation>
    </message>
    <message>
        <source>Labor Day</source>
        <translation>Tag der Arbeit</translation>
    </message>
    <message>
        <source>Labour Day</source>
        <translation>Tag der Arbeit</translation>
    </message>
    <message>
        <source>Ascension Day</source>
        <translation>Christi Himmelfahrt</translation>
    </message>
    <message>
        <source>Pentecost Monday</source>
        <translation>Pfingstmontag</translation>
    </message>
    <message>
        <source>Corpus Christi</source>
        <translation>Fronleichnam</translation>
    </message>
    <message>
        <source>Assumption Day</source>
        <translation>Mariä Himmelfahrt</translation>
    </message>
    <message>
        <source>All Saints&apos; Day</source>
        <translation>Allerheiligen</translation>
    </message>
    <message>
        <source>Immaculate Conception</source>
        <translation>Mariä Empfängnis</translation>
    </message>
    <message>
        <source>Christmas Eve</source>
        <translation>Heiligabend</translation>
    </message>
    <message>
        <source>Christmas Day</source>
        <translation>erster Weihnachtstag</translation>
    </message>
    <message>
        <source>Second Day of Christmas</source>
        <translation>zweiter Weihnachtstag</translation>
    </message>
    <message>
        <source>Saint Stephen&apos;s Day</source>
        <translation>Stephanstag</translation>
    </message>
    <message>
        <source>Boxing Day</source>
        <translation>zweiter Weihnachtstag</translation>
    </message>
    <message>
        <source>New Year&apos;s Eve</source>
        <translation>Silvester</translation>
    </message>
    <message>
        <source>National Day</source>
        <translation>Nationalfeiertag</translation>
    </message>
    <message>
        <source>Constitution Day</source>
        <translation>Verfassungstag</translation>
    </message>
    <message>
        <source>Republic Day</source>
        <translation>Tag der Republik</translation>
    </message>
    <message>
        <source>Independence Day</source>
        <translation>Unabhängigkeitstag</translation>
    </message>
    <message>
        <source>Thanksgiving Day</source>
        <translation>Thanksgiving</translation>
    </message>
    <message>
        <source>Memorial Day</source>
        <translation>Memorial Day</translation>
    </message>
    <message>
        <source>Martin Luther King Jr. Day</source>
        <translation>Martin-Luther-King-Tag</translation>
    </message>
    <message>
        <source>Washington&apos;s Birthday</source>
        <translation>Washingtons Geburtstag</translation>
    </message>
    <message>
        <source>Juneteenth National Independence Day</source>
        <translation>Juneteenth</translation>
    </message>
    <message>
        <source>Bank Holiday</source>
        <translation>Bankfeiertag</translation>
    </message>
    <message>
        <source>Spring Bank Holiday</source>
        <translation>Bankfeiertag im Frühling</translation>
    </message>
    <message>
        <source>Late Summer Bank Holiday</source>
        <translation>Bankfeiertag im August</translation>
    </message>
    <message>
        <source>Chinese New Year</source>
        <translation>chinesisches Neujahr</translation>
    </message>
</context>
<context>
    <name>certificate</name>
    <message>
        <source>Dealing certificate</source>
        <translation>Zertifikat über das Mischen</translation>
    </message>
    <message>
        <source>{program}, printed {time}, set {code}, page {page} of {pages}</source>
        <translation>{program}, gedruckt {time}, Satz {code}, Seite {page} von {pages}</translation>
    </message>
    <message>
        <source>Set {place} of {count} dealt for this event on this day</source>
        <translation>Satz {place} von {count} an diesem Tag für dieses Turnier</translation>
    </message>
    <message>
        <source>{boards} ({count} in all)</source>
        <translation>{boards} (zusammen {count})</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>Day of the event</source>
        <translation>Tag des Turniers</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Selbsttest</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Identification</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>is the RIPEMD-160 of {text}</source>
        <translation>ist der RIPEMD-160 von {text}</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formate</translation>
    </message>
    <message>
        <source>{file}, {count} bytes</source>
        <translation>{file}, {count} Bytes</translation>
    </message>
    <message>
        <source>Hiding digest</source>
        <translation>Verdeckender Hash</translation>
    </message>
    <message>
        <source>Every set dealt for this event on this day</source>
        <translation>Alle Sätze, die an diesem Tag für dieses Turnier gemischt wurden</translation>
    </message>
    <message>
        <source>no code</source>
        <translation>kein Code</translation>
    </message>
    <message>
        <source>Set {number} (this one)</source>
        <translation>Satz {number} (dieser)</translation>
    </message>
    <message>
        <source>Set {number}</source>
        <translation>Satz {number}</translation>
    </message>
    <message>
        <source>For any event</source>
        <translation>Für alle Turniere</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>This set: row {row}</source>
        <translation>Dieser Satz: Zeile {row}</translation>
    </message>
    <message>
        <source>Newest: row {row}</source>
        <translation>Neueste: Zeile {row}</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Witness: I was present when this set was dealt.</source>
        <translation>Zeuge: Ich war dabei, als dieser Satz gemischt wurde.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Unterschrift</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>profile {name}</source>
        <translation>Profil {name}</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>Zeile {number}</translation>
    </message>
    <message>
        <source>the clock had been set back</source>
        <translation>die Uhr war zurückgestellt worden</translation>
    </message>
    <message>
        <source>the computer had no randomness of its own</source>
        <translation>der Computer hatte keinen eigenen Zufall</translation>
    </message>
    <message>
        <source>nothing was typed</source>
        <translation>es wurde nichts getippt</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>und {count} weitere</translation>
    </message>
    <message>
        <source>the journal was in doubt, or its user said that the doubt is known</source>
        <translation>das Protokoll war zweifelhaft, oder sein Benutzer erklärte, dass der Zweifel bekannt ist</translation>
    </message>
    <message>
        <source>No event name</source>
        <translation>Turnier nicht genannt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>{count} known answers, all correct when this was printed; they must be correct before each deal</source>
        <translation>{count} bekannte Antworten, alle richtig beim Druck; muss vor jedem Mischen bestanden werden</translation>
    </message>
    <message>
        <source>Sets started on this computer on the day of dealing: {count}</source>
        <translation>An diesem Computer am Tag des Mischens begonnene Sätze: {count}</translation>
    </message>
    <message>
        <source>CHANGED SINCE IT WAS WRITTEN:</source>
        <translation>NICHT SO, WIE ES GESCHRIEBEN WURDE:</translation>
    </message>
    <message>
        <source>all rows intact</source>
        <translation>jede Zeile so, wie sie geschrieben wurde</translation>
    </message>
    <message>
        <source>Recorded there</source>
        <translation>Dort vermerkt</translation>
    </message>
    <message>
        <source>Set code and digests do not reveal the cards. They are made with a key that the journal publishes when the set is released; then anyone can compute them again. Every set is recorded in the journal before any of its files can be seen. Give a copy of this sheet to someone else. If the journal is ever rewritten or rolled back, the hashes on this sheet will show it: use “bigdeal journal verify --known” with a hash from here.</source>
        <translation>Satzcode und Hashes verraten keine Karte: Sie sind mit einem Schlüssel gemacht, den das Protokoll bei der Freigabe des Satzes veröffentlicht; dann kann sie jeder nachrechnen. Jeder Satz wird ins Protokoll geschrieben, bevor eine Datei von ihm zu sehen ist. Bewahrt jemand anderes dieses Blatt auf, zeigt es später, ob das Protokoll neu geschrieben oder zurückgesetzt wurde: Seine Zeilen müssen noch diese Hashes haben; „bigdeal journal verify --known“ mit einem Hash von hier sagt es.</translation>
    </message>
    <message>
        <source>the journal’s count was missing, and was started again</source>
        <translation>die Zählung neben dem Protokoll fehlte und wurde neu begonnen</translation>
    </message>
    <message>
        <source>restored from a backup; rows known to be lost: {count}</source>
        <translation>aus einer Sicherung geholt; verlorene Zeilen, soweit bekannt: {count}</translation>
    </message>
    <message>
        <source>keys and mouse filled the meter with {bits} bits, mixed with the computer’s own randomness</source>
        <translation>Tasten und Maus füllten die Anzeige, {bits} Bit, und der Zufall des Computers ging mit ein</translation>
    </message>
    <message>
        <source>anyone who knows it can make this set again</source>
        <translation>wer ihn kennt, kann diesen Satz noch einmal machen</translation>
    </message>
    <message>
        <source>anyone who has them can make this set again, and verify it once they are revealed</source>
        <translation>wer sie hat, kann diesen Satz noch einmal machen und ihn nachprüfen, wenn sie offengelegt sind</translation>
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
        <translation>Ist unsere Maschine fair?</translation>
    </message>
    <message>
        <source>As chance alone would deal them.</source>
        <translation>So, wie der Zufall allein sie mischt.</translation>
    </message>
    <message>
        <source>Not as chance deals them, and no known cause explains it.</source>
        <translation>Nicht, wie der Zufall sie mischt; keine bekannte Ursache erklärt es.</translation>
    </message>
    <message>
        <source>Not as chance deals them: {cause}.</source>
        <translation>Nicht, wie der Zufall sie mischt: {cause}.</translation>
    </message>
    <message>
        <source>odd shapes were rejected</source>
        <translation>wilde Blattformen wurden verworfen</translation>
    </message>
    <message>
        <source>boards with a suit of eight or more were rejected</source>
        <translation>Boards mit einer Achterfarbe oder längeren wurden verworfen</translation>
    </message>
    <message>
        <source>boards without an opening hand were rejected</source>
        <translation>Boards ohne Eröffnungshand wurden verworfen</translation>
    </message>
    <message>
        <source>the wildest of several sets was chosen</source>
        <translation>von mehreren Sätzen wurde der wildeste gewählt</translation>
    </message>
    <message>
        <source>the tamest of several sets was chosen</source>
        <translation>von mehreren Sätzen wurde der zahmste gewählt</translation>
    </message>
    <message>
        <source>the sides’ points were evened out</source>
        <translation>die Punkte der Seiten wurden ausgeglichen</translation>
    </message>
    <message>
        <source>the cards were not shuffled enough</source>
        <translation>die Karten wurden zu wenig gemischt</translation>
    </message>
    <message>
        <source>boards came again</source>
        <translation>Boards kamen noch einmal</translation>
    </message>
    <message>
        <source>some cards go to some seats too often</source>
        <translation>manche Karten kommen zu oft auf manche Plätze</translation>
    </message>
    <message>
        <source>Sets: {sets}. Boards: {boards}. Figures: {figures}, with double dummy.</source>
        <translation>Sätze: {sets}. Boards: {boards}. Zahlen: {figures}, mit Double Dummy.</translation>
    </message>
    <message>
        <source>Sets: {sets}. Boards: {boards}. Figures: {figures}, without double dummy.</source>
        <translation>Sätze: {sets}. Boards: {boards}. Zahlen: {figures}, ohne Double Dummy.</translation>
    </message>
    <message>
        <source>A fair machine is accused less than once in 1000 check-ups.</source>
        <translation>Eine faire Maschine wird in 1000 Prüfungen weniger als einmal beschuldigt.</translation>
    </message>
    <message>
        <source>A fair machine practically never does this.</source>
        <translation>Eine faire Maschine tut das praktisch nie.</translation>
    </message>
    <message>
        <source>A fair machine does this once in {times}.</source>
        <translation>Eine faire Maschine tut das einmal in {times}.</translation>
    </message>
    <message>
        <source>What one set like this would show</source>
        <translation>Was ein Satz wie dieser zeigen würde</translation>
    </message>
    <message>
        <source>What {sets} sets like these would show</source>
        <translation>Was {sets} Sätze wie diese zeigen würden</translation>
    </message>
    <message>
        <source>shuffled by hand only {riffles} times</source>
        <translation>von Hand nur {riffles}-mal gemischt</translation>
    </message>
    <message>
        <source>a generator with only {states} boards</source>
        <translation>ein Generator mit nur {states} Boards</translation>
    </message>
    <message>
        <source>odd shapes rejected (a void, or seven cards of a suit)</source>
        <translation>wilde Blattformen verworfen (eine Chicane oder sieben Karten einer Farbe)</translation>
    </message>
    <message>
        <source>suits of eight or more rejected</source>
        <translation>Farben von acht und mehr Karten verworfen</translation>
    </message>
    <message>
        <source>boards without a 12-count rejected</source>
        <translation>Boards ohne zwölf Punkte in einer Hand verworfen</translation>
    </message>
    <message>
        <source>the wildest of three sets chosen</source>
        <translation>der wildeste von drei Sätzen gewählt</translation>
    </message>
    <message>
        <source>the tamest of three sets chosen</source>
        <translation>der zahmste von drei Sätzen gewählt</translation>
    </message>
    <message>
        <source>points evened out between the sides</source>
        <translation>Punkte zwischen den Seiten ausgeglichen</translation>
    </message>
    <message>
        <source>one board in ten repeated</source>
        <translation>jedes zehnte Board wiederholt</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>hardly ever</source>
        <translation>fast nie</translation>
    </message>
    <message>
        <source>almost always</source>
        <translation>fast immer</translation>
    </message>
    <message>
        <source>{tenths} in 10</source>
        <translation>{tenths} von 10</translation>
    </message>
    <message>
        <source>{seen}; about {sets} sets are needed</source>
        <translation>{seen}; etwa {sets} Sätze sind nötig</translation>
    </message>
    <message>
        <source>Each mark is a figure. A fair machine’s marks are in the grey band.</source>
        <translation>Jede Marke ist eine Zahl. Die einer fairen Maschine liegen im grauen Band.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Blattformen</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Fits</translation>
    </message>
    <message>
        <source>Cards and seats</source>
        <translation>Karten und Plätze</translation>
    </message>
    <message>
        <source>Neighbouring boards</source>
        <translation>Benachbarte Boards</translation>
    </message>
    <message>
        <source>Boards that came again</source>
        <translation>Boards, die noch einmal kamen</translation>
    </message>
    <message>
        <source>Files: {counted} counted, {copies} copies, {unreadable} not read.</source>
        <translation>Dateien: {counted} gezählt, {copies} Kopien, {unreadable} nicht gelesen.</translation>
    </message>
    <message>
        <source>Dealt and never finished: {sets} ({event}, {month})</source>
        <translation>Gemischt und nie beendet: {sets} ({event}, {month})</translation>
    </message>
    <message>
        <source>SHA-256 of the list of the files’ SHA-256</source>
        <translation>SHA-256 der Liste der SHA-256 aller Dateien</translation>
    </message>
    <message>
        <source>All figures: count, expected by chance, chance to stray so far</source>
        <translation>Alle Zahlen: Anzahl, vom Zufall erwartet, Chance, so weit abzuweichen</translation>
    </message>
    <message>
        <source>Files, with their SHA-256</source>
        <translation>Dateien mit ihrem SHA-256</translation>
    </message>
    <message>
        <source>a faulty shuffle of a new pack, dealt 13 at a time</source>
        <translation>ein neues Spiel falsch gemischt, je 13 Karten ausgegeben</translation>
    </message>
</context>
<context>
    <name>command</name>
    <message>
        <source>writing them was interrupted, or is still in progress. The next set that is dealt into their folder, or the next start of the window, completes it or undoes it.</source>
        <translation>das Schreiben wurde unterbrochen oder ist noch im Gange. Der nächste Satz, der in diesen Ordner gemischt wird, oder der nächste Start des Fensters schließt es ab oder macht es rückgängig.</translation>
    </message>
    <message>
        <source>their set was not completed; its files were removed, and these are copies.</source>
        <translation>ihr Satz wurde nicht fertig; seine Dateien wurden entfernt, und dies sind Kopien.</translation>
    </message>
    <message>
        <source> (numbers from the journal)</source>
        <translation> (Nummern aus dem Protokoll)</translation>
    </message>
    <message>
        <source> (counted from {first}, as you said)</source>
        <translation> (gezählt ab {first}, wie angegeben)</translation>
    </message>
    <message>
        <source> (counted from {first}, as in the other file of this name)</source>
        <translation> (gezählt ab {first}, wie in der anderen Datei dieses Namens)</translation>
    </message>
    <message>
        <source> (counted from {first}: the file has no board numbers)</source>
        <translation> (gezählt ab {first}: die Datei hat keine Boardnummern)</translation>
    </message>
    <message>
        <source>Give the names of files to check, or --code with a set code.</source>
        <translation>Nennen Sie die Dateien, die geprüft werden sollen, oder --code mit einem Satzcode.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>  Boards {numbers} have the same deal.</source>
        <translation>  Boards {numbers} haben dieselbe Verteilung.</translation>
    </message>
    <message>
        <source>  Not known: neither dealt nor seen on this computer before.</source>
        <translation>  Unbekannt: auf diesem Computer weder gemischt noch früher gesehen.</translation>
    </message>
    <message>
        <source>1 board not whole</source>
        <translation>1 Board nicht vollständig</translation>
    </message>
    <message>
        <source>{count} boards not whole</source>
        <translation>{count} Boards nicht vollständig</translation>
    </message>
    <message>
        <source>it says: set code {code}</source>
        <translation>sie nennt: Satzcode {code}</translation>
    </message>
    <message>
        <source>it says: event “{event}”</source>
        <translation>sie nennt: Turnier „{event}“</translation>
    </message>
    <message>
        <source>{path}: do not play or duplicate these boards: {why}</source>
        <translation>{path}: Diese Boards nicht spielen und nicht duplizieren: {why}</translation>
    </message>
    <message>
        <source>{path}: do not play these boards, they were in use before:</source>
        <translation>{path}: Diese Boards nicht spielen, sie waren schon im Einsatz:</translation>
    </message>
    <message>
        <source>  The file names the event “{event}”, the set was dealt for “{dealt_for}”.</source>
        <translation>  Die Datei nennt das Turnier „{event}“, der Satz wurde für „{dealt_for}“ gemischt.</translation>
    </message>
    <message>
        <source>by naming files that the journal does not know, you say that their boards were played: figures tell about the hands (Laws of Duplicate Bridge, Law 6D).</source>
        <translation>mit Dateien, die das Protokoll nicht kennt, erklären Sie, dass ihre Boards gespielt sind: Zahlen verraten etwas über die Hände (Turnier-Bridgeregeln, § 6 D).</translation>
    </message>
    <message>
        <source>
Files counted: {count}. SHA-256 of the list of these files and their copies: {digest}</source>
        <translation>
Gezählte Dateien: {count}. SHA-256 der Liste dieser Dateien und ihrer Kopien: {digest}</translation>
    </message>
    <message>
        <source>not read: {path}: {reason}</source>
        <translation>nicht gelesen: {path}: {reason}</translation>
    </message>
    <message>
        <source>No set could be read.</source>
        <translation>Kein Satz konnte gelesen werden.</translation>
    </message>
    <message>
        <source>The same sets in other formats: {count}</source>
        <translation>Dieselben Sätze in anderen Formaten: {count}</translation>
    </message>
    <message>
        <source>Copies of sets counted already: {count}</source>
        <translation>Kopien bereits gezählter Sätze: {count}</translation>
    </message>
    <message>
        <source>Copies are not a fault. If two of these were played on two days, the machine dealt a set again.</source>
        <translation>Kopien sind kein Fehler. Wurden zwei davon an zwei Tagen gespielt, hat die Maschine einen Satz zweimal ausgegeben.</translation>
    </message>
    <message>
        <source>Skipped, not files of boards: {count}</source>
        <translation>Übergangen, keine Boarddateien: {count}</translation>
    </message>
    <message>
        <source>Dealt and never finished, {event}, {month}: {count}</source>
        <translation>Gemischt und nie beendet, {event}, {month}: {count}</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>no event</source>
        <translation>kein Turnier</translation>
    </message>
    <message>
        <source>{count} bytes</source>
        <translation>{count} Bytes</translation>
    </message>
    <message>
        <source>{boards} converted: {numbers}</source>
        <translation>{boards} umgewandelt: {numbers}</translation>
    </message>
    <message>
        <source>--double-dummy is for pbn files in the standard profile.</source>
        <translation>--double-dummy gilt für pbn-Dateien im Standardprofil.</translation>
    </message>
    <message>
        <source>the file has no board numbers: they are counted from 1. --first N changes that.</source>
        <translation>die Datei hat keine Boardnummern: sie werden ab 1 gezählt. --first N ändert das.</translation>
    </message>
    <message>
        <source>auctions, results and other tags of the file were left out: it is not one game a board, with a line for each tag.</source>
        <translation>Reizungen, Ergebnisse und andere Angaben der Datei wurden weggelassen: sie hat nicht ein Spiel je Board mit einer Zeile je Angabe.</translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Satzcode {code}</translation>
    </message>
    <message>
        <source>Double dummy</source>
        <translation>Double Dummy</translation>
    </message>
    <message>
        <source>the file said set code {said_code}. Its cards are not known here as that set, so the new files do not carry it.</source>
        <translation>die Datei nannte den Satzcode {said_code}. Ihre Karten sind hier nicht als dieser Satz bekannt, darum tragen ihn die neuen Dateien nicht.</translation>
    </message>
    <message>
        <source>do not play these boards, they were in use before:</source>
        <translation>Diese Boards nicht spielen, sie waren schon im Einsatz:</translation>
    </message>
    <message>
        <source>Converting</source>
        <translation>Umwandeln</translation>
    </message>
    <message>
        <source>{boards} dealt: {numbers}</source>
        <translation>{boards} gemischt: {numbers}</translation>
    </message>
    <message>
        <source>--or-for goes with --lock-until alone.</source>
        <translation>--or-for gilt nur zusammen mit --lock-until.</translation>
    </message>
    <message>
        <source>{error} Set the clock right; --date says which day it is.</source>
        <translation>{error} Stellen Sie die Uhr richtig; --date sagt, welcher Tag ist.</translation>
    </message>
    <message>
        <source>nobody but the owner of {or_for} can open the box before {time}.</source>
        <translation>niemand außer dem Besitzer von {or_for} kann die Kiste vor {time} öffnen.</translation>
    </message>
    <message>
        <source>nobody, this computer included, can open the box before {time}.</source>
        <translation>niemand, auch dieser Computer nicht, kann die Kiste vor {time} öffnen.</translation>
    </message>
    <message>
        <source>Set {name} is dealt, and all its files are whole.</source>
        <translation>Satz {name} ist gemischt, und alle seine Dateien sind vollständig.</translation>
    </message>
    <message>
        <source>the set gets the clock&apos;s day, {here}.</source>
        <translation>der Satz bekommt den Tag der Uhr, {here}.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>The file has sections: {sections}. Name one with --section.</source>
        <translation>Die Datei hat Sektionen: {sections}. Nennen Sie eine mit --section.</translation>
    </message>
    <message>
        <source>the file gives no rounds: put each in place of “?”, and give the lines with --results</source>
        <translation>die Datei nennt keine Runden: setzen Sie jede für „?“ ein, und geben Sie die Zeilen mit --results an</translation>
    </message>
    <message>
        <source>There is no file with boards in “{folder}”.</source>
        <translation>In „{folder}“ ist keine Datei mit Boards.</translation>
    </message>
    <message>
        <source>Give one --deal, or a --hand for each hand, or two of --board N --deal TEXT.</source>
        <translation>Geben Sie ein --deal an, oder ein --hand je Hand, oder zweimal --board N --deal TEXT.</translation>
    </message>
    <message>
        <source>not compared, because the files are gone, changed or not readable: {count}</source>
        <translation>nicht verglichen, weil die Dateien fehlen, geändert oder nicht lesbar sind: {count}</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>--dealer and --vulnerable are for one board: two are compared without them.</source>
        <translation>--dealer und --vulnerable gelten für ein Board: zwei werden ohne sie verglichen.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, the backup is lost: nobody, and no program, can open it again.</source>
        <translation>Wenn Sie die Passphrase verlieren, ist die Sicherung verloren: niemand und kein Programm kann sie mehr öffnen.</translation>
    </message>
    <message>
        <source>{path}  {size} bytes, up to row {row}</source>
        <translation>{path}  {size} Bytes, bis Zeile {row}</translation>
    </message>
    <message>
        <source>Settings, presets and identification were taken from the backup where you had none.</source>
        <translation>Einstellungen, Vorlagen und Kennung wurden aus der Sicherung übernommen, wo Sie keine hatten.</translation>
    </message>
    <message>
        <source>The journal is back, up to row {last}; row {row} records this.</source>
        <translation>Das Protokoll ist wieder da, bis Zeile {last}; Zeile {row} hält das fest.</translation>
    </message>
    <message>
        <source>It holds the journal&apos;s key: keep it where nobody else can read it.</source>
        <translation>Sie enthält den Schlüssel des Protokolls: verwahren Sie sie, wo sonst niemand sie lesen kann.</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”: </source>
        <translation>Passphrase von „{name}“: </translation>
    </message>
    <message>
        <source>The backup&apos;s journal is attached to yours: row {row} records this.</source>
        <translation>Das Protokoll der Sicherung ist Ihrem angehängt: Zeile {row} hält das fest.</translation>
    </message>
    <message>
        <source>Everything in this backup&apos;s journal is here already: the journal was not changed.</source>
        <translation>Alles aus dem Protokoll dieser Sicherung ist schon hier: das Protokoll wurde nicht geändert.</translation>
    </message>
    <message>
        <source>  (not known: its files were going to {folder})</source>
        <translation>  (nicht bekannt: die Dateien sollten nach {folder})</translation>
    </message>
    <message>
        <source>Set {code} was {before} and is now {state}.</source>
        <translation>Satz {code}: vorher „{before}“, jetzt „{state}“.</translation>
    </message>
    <message>
        <source>Set {place} of {count} dealt for this event on this day</source>
        <translation>Satz {place} von {count} an diesem Tag für dieses Turnier</translation>
    </message>
    <message>
        <source>  moved to {path}</source>
        <translation>  verschoben nach {path}</translation>
    </message>
    <message>
        <source>These are {count} of {total} sets: --limit shows more, --search fewer.</source>
        <translation>Das sind {count} von {total} Sätzen: --limit zeigt mehr, --search weniger.</translation>
    </message>
    <message>
        <source>No archive folder is chosen in the settings, so the files are not moved.</source>
        <translation>In den Einstellungen ist kein Archivordner gewählt, darum werden die Dateien nicht verschoben.</translation>
    </message>
    <message>
        <source>Set {code} has taken no step that could be undone.</source>
        <translation>Satz {code} hat keinen Schritt getan, der sich zurücknehmen ließe.</translation>
    </message>
    <message>
        <source>  left: {path} is gone, changed or held open</source>
        <translation>  geblieben: {path} fehlt, ist geändert oder gerade geöffnet</translation>
    </message>
    <message>
        <source>There is no such set in the journal.</source>
        <translation>Einen solchen Satz gibt es im Protokoll nicht.</translation>
    </message>
    <message>
        <source>Compare the digits with the paper once more. If they are the same, and the paper was made with this journal, then the journal was rolled back to an earlier day, or rewritten: what was dealt since is missing in it. Keep a copy of its folder as it is, bring back the newest backup with “bigdeal journal restore”, and tell everyone who relies on it.</source>
        <translation>Vergleichen Sie die Ziffern noch einmal mit dem Papier. Sind sie gleich und ist das Papier mit diesem Protokoll entstanden, so wurde das Protokoll auf einen früheren Tag zurückgesetzt oder neu geschrieben: was seither gemischt wurde, fehlt darin. Bewahren Sie eine Kopie seines Ordners auf, wie er ist, holen Sie mit „bigdeal journal restore“ die neueste Sicherung zurück, und sagen Sie es allen, die sich darauf verlassen.</translation>
    </message>
    <message>
        <source>row {row} is not the row whose hash was given to somebody</source>
        <translation>Zeile {row} ist nicht die Zeile, deren Hash jemand bekommen hat</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 Zeile</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <translation>{count} Zeilen</translation>
    </message>
    <message>
        <source>not as they were written:</source>
        <translation>nicht so, wie sie geschrieben wurden:</translation>
    </message>
    <message>
        <source>all as they were written</source>
        <translation>alle so, wie sie geschrieben wurden</translation>
    </message>
    <message>
        <source>In doubt: {doubt}</source>
        <translation>In Zweifel: {doubt}</translation>
    </message>
    <message>
        <source>The hash given is row {number}&apos;s: this journal has that row.</source>
        <translation>Der angegebene Hash ist der von Zeile {number}: dieses Protokoll hat diese Zeile.</translation>
    </message>
    <message>
        <source>The hash given is row {number}&apos;s: an attached journal has that row.</source>
        <translation>Der angegebene Hash ist der von Zeile {number}: ein angehängtes Protokoll hat diese Zeile.</translation>
    </message>
    <message>
        <source>Not in it: {reason}.</source>
        <translation>Nicht enthalten: {reason}.</translation>
    </message>
    <message>
        <source>Newest: row {row}, hash {hash}</source>
        <translation>Neueste: Zeile {row}, Hash {hash}</translation>
    </message>
    <message>
        <source>After {option} come {count} to 64 digits of a row&apos;s hash, or its number and these.</source>
        <translation>Nach {option} stehen {count} bis 64 Ziffern vom Hash einer Zeile, oder ihre Nummer und diese.</translation>
    </message>
    <message>
        <source>no row has the hash {digits}, which was given to somebody; the newest is row {last}</source>
        <translation>keine Zeile hat den Hash {digits}, den jemand bekommen hat; die neueste ist Zeile {last}</translation>
    </message>
    <message>
        <source>row {row} is missing, though its hash was given to somebody; the newest is row {last}</source>
        <translation>Zeile {row} fehlt, obwohl jemand ihren Hash bekommen hat; die neueste ist Zeile {last}</translation>
    </message>
    <message>
        <source>The clock had been set back at row {rows}.</source>
        <translation>Die Uhr war zurückgestellt in Zeile {rows}.</translation>
    </message>
    <message>
        <source>The counter beside the journal was missing and was started again at row {rows}.</source>
        <translation>Der Zähler neben dem Protokoll fehlte und wurde neu begonnen in Zeile {rows}.</translation>
    </message>
    <message>
        <source>A doubt about the journal, or that it was known, was noted at row {rows}.</source>
        <translation>Ein Zweifel am Protokoll, oder dass er bekannt war, wurde vermerkt in Zeile {rows}.</translation>
    </message>
    <message>
        <source>The journal was brought back from a backup at row {rows}.</source>
        <translation>Das Protokoll wurde aus einer Sicherung zurückgeholt in Zeile {rows}.</translation>
    </message>
    <message>
        <source>The journal of another backup was attached at row {rows}.</source>
        <translation>Das Protokoll einer anderen Sicherung wurde angehängt in Zeile {rows}.</translation>
    </message>
    <message>
        <source>Give files and --until TIME, or --trial alone.</source>
        <translation>Geben Sie Dateien und --until ZEIT an, oder nur --trial.</translation>
    </message>
    <message>
        <source>The name of a box ends with “{suffix}”.</source>
        <translation>Der Name einer Kiste endet mit „{suffix}“.</translation>
    </message>
    <message>
        <source>the files you locked are still where they were, and can be read there.</source>
        <translation>die verschlossenen Dateien liegen weiter dort, wo sie waren, und lassen sich dort lesen.</translation>
    </message>
    <message>
        <source>Locking</source>
        <translation>Verschließen</translation>
    </message>
    <message>
        <source>What was dealt before is safe, and no file was overwritten. Play boards that were being dealt just now only if “bigdeal check” says of them “state: dealt”; otherwise deal again.</source>
        <translation>Was vorher gemischt wurde, ist sicher, und keine Datei wurde überschrieben. Spielen Sie Boards, die gerade gemischt wurden, nur, wenn „bigdeal check“ ihren Satz als gemischt anzeigt; sonst mischen Sie noch einmal.</translation>
    </message>
    <message>
        <source>Please report the words in brackets. For a longer report, without any card, name or other value, set the variable {variable} to the name of a new file and call the command again.</source>
        <translation>Bitte melden Sie die Wörter in Klammern. Für einen längeren Bericht, ohne Karte, Namen oder anderen Wert, setzen Sie die Variable {variable} auf den Namen einer neuen Datei und rufen den Befehl noch einmal auf.</translation>
    </message>
    <message>
        <source>A report is in “{name}”. It contains no card, name or other value: please send it along.</source>
        <translation>Ein Bericht steht in „{name}“. Er enthält keine Karte, keinen Namen und keinen anderen Wert: bitte schicken Sie ihn mit.</translation>
    </message>
    <message>
        <source>something went wrong beside the work ({place}).</source>
        <translation>neben der Arbeit ging etwas schief ({place}).</translation>
    </message>
    <message>
        <source>stopped. No files of this set were left behind.</source>
        <translation>abgebrochen. Keine Dateien dieses Satzes sind zurückgeblieben.</translation>
    </message>
    <message>
        <source>stopped.</source>
        <translation>abgebrochen.</translation>
    </message>
    <message>
        <source>standard output could not be written: {error}.</source>
        <translation>die Standardausgabe konnte nicht geschrieben werden: {error}.</translation>
    </message>
    <message>
        <source>something went wrong inside the program ({place}).</source>
        <translation>im Programm ging etwas schief ({place}).</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Achtung</translation>
    </message>
    <message>
        <source>The report could not be written: {problem}</source>
        <translation>Der Bericht konnte nicht geschrieben werden: {problem}</translation>
    </message>
    <message>
        <source>Locked until {time} (round {round} of quicknet).</source>
        <translation>Verschlossen bis {time} (Runde {round} von quicknet).</translation>
    </message>
    <message>
        <source>Then save the answer of one of these addresses, and run: bigdeal unlock BOX --round FILE</source>
        <translation>Speichern Sie dann die Antwort einer dieser Adressen, und rufen Sie auf: bigdeal unlock KISTE --round DATEI</translation>
    </message>
    <message>
        <source>WARNING: the owner of {or_for} can open it at any time.</source>
        <translation>ACHTUNG: der Besitzer von {or_for} kann sie jederzeit öffnen.</translation>
    </message>
    <message>
        <source> Did you mean “{word}”?</source>
        <translation> Meinten Sie „{word}“?</translation>
    </message>
    <message>
        <source>There is no command “{word}”.{hint}</source>
        <translation>Einen Befehl „{word}“ gibt es nicht.{hint}</translation>
    </message>
    <message>
        <source>After --date comes a day, such as 2027-03-05.</source>
        <translation>Nach --date steht ein Tag, etwa 2027-03-05.</translation>
    </message>
    <message>
        <source>After --{name} comes one line of text, without control characters.</source>
        <translation>Nach --{name} steht eine Zeile Text ohne Steuerzeichen.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Show this message and exit.</source>
        <translation>Diese Hilfe zeigen.</translation>
    </message>
    <message>
        <source>Show the version and exit.</source>
        <translation>Die Version zeigen.</translation>
    </message>
    <message>
        <source>In “{path}” there are no files of boards.</source>
        <translation>In „{path}“ sind keine Boarddateien.</translation>
    </message>
    <message>
        <source>Standard input has no name that would tell its format: add --format, such as pbn.</source>
        <translation>Die Standardeingabe hat keinen Namen, der das Format verrät: ergänzen Sie --format, etwa pbn.</translation>
    </message>
    <message>
        <source>“{name}” is not a format for boards.</source>
        <translation>„{name}“ ist kein Format für Boards.</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>sie ist geschlossen</translation>
    </message>
    <message>
        <source>--jobs has no effect any more. One process deals; the boards are the same.</source>
        <translation>--jobs bewirkt nichts mehr. Ein Prozess mischt; die Boards sind dieselben.</translation>
    </message>
    <message>
        <source>After {option} comes one of: {codes}.</source>
        <translation>Nach {option} steht eines von: {codes}.</translation>
    </message>
    <message>
        <source>Give the time zone too: 2027-07-06T18:00Z, or 2027-07-06T20:00+02:00.</source>
        <translation>Nennen Sie auch die Zeitzone: 2027-07-06T18:00Z oder 2027-07-06T20:00+02:00.</translation>
    </message>
    <message>
        <source>“{text}” is not a time such as 2027-07-06T18:00Z.</source>
        <translation>„{text}“ ist keine Zeit wie 2027-07-06T18:00Z.</translation>
    </message>
    <message>
        <source>note: {note}</source>
        <translation>Hinweis: {note}</translation>
    </message>
    <message>
        <source>Please answer y or n.</source>
        <translation>Bitte antworten Sie mit j oder n.</translation>
    </message>
    <message>
        <source>The input ended before every question was answered.</source>
        <translation>Die Eingabe endete, bevor alle Fragen beantwortet waren.</translation>
    </message>
    <message>
        <source>There is no input from which to read an answer.</source>
        <translation>Es gibt keine Eingabe, von der eine Antwort gelesen werden könnte.</translation>
    </message>
    <message>
        <source>An answer is longer than any answer can be.</source>
        <translation>Eine Antwort ist länger, als eine Antwort sein kann.</translation>
    </message>
    <message>
        <source>Please use at most {count} letters.</source>
        <translation>Bitte höchstens {count} Buchstaben.</translation>
    </message>
    <message>
        <source>The input ended: as in Big Deal, the answer before is taken as the identification. Change it!</source>
        <translation>Die Eingabe endete: wie bei Big Deal gilt die letzte Antwort als Kennung. Ändern Sie sie!</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>A passphrase is needed and there is no terminal to type it: use --passphrase-file FILE.</source>
        <translation>Eine Passphrase ist nötig, und es gibt kein Terminal, um sie einzutippen: nehmen Sie --passphrase-file DATEI.</translation>
    </message>
    <message>
        <source>Officials&apos; sheets open the keys and there is no terminal to type their words: give each sheet with --share FILE.</source>
        <translation>Die Blätter der Verwahrer öffnen die Schlüssel, und es gibt kein Terminal, um ihre Wörter einzutippen: geben Sie jedes Blatt mit --share DATEI an.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, you lose the tournament: without it no person and no program can open the keys again, and no board can be dealt. Write it down, keep it in two places, and think of a second official.</source>
        <translation>Wenn Sie die Passphrase verlieren, verlieren Sie das Turnier: ohne sie kann kein Mensch und kein Programm die Schlüssel wieder öffnen und kein Board mischen. Schreiben Sie sie auf, bewahren Sie sie an zwei Orten auf, und denken Sie an einen zweiten Verwahrer.</translation>
    </message>
    <message>
        <source>“{name}” is sealed for the owners of age keys: give yours with --identity FILE.</source>
        <translation>„{name}“ ist für die Besitzer von age-Schlüsseln versiegelt: geben Sie Ihren mit --identity DATEI an.</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”, or the words of one official&apos;s sheet: </source>
        <translation>Passphrase von „{name}“, oder die Wörter vom Blatt eines Verwahrers: </translation>
    </message>
    <message>
        <source>The passphrase is missing: its file begins with an empty line.</source>
        <translation>Die Passphrase fehlt: ihre Datei beginnt mit einer leeren Zeile.</translation>
    </message>
    <message>
        <source>New passphrase, of several words: </source>
        <translation>Neue Passphrase aus mehreren Wörtern: </translation>
    </message>
    <message>
        <source>The two do not match, so nothing was sealed.</source>
        <translation>Die beiden stimmen nicht überein, darum wurde nichts versiegelt.</translation>
    </message>
    <message>
        <source>Any {needed} of {count} officials&apos; sheets open “{name}”, in any order.</source>
        <translation>Beliebige {needed} von {count} Blättern der Verwahrer öffnen „{name}“, in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>All words of one sheet: </source>
        <translation>Alle Wörter eines Blattes: </translation>
    </message>
    <message>
        <source>The same again: </source>
        <translation>Noch einmal dieselbe: </translation>
    </message>
    <message>
        <source>All words of one sheet ({count} more): </source>
        <translation>Alle Wörter eines Blattes (noch {count}): </translation>
    </message>
    <message>
        <source>Sheet {number} was given already: take another official&apos;s.</source>
        <translation>Blatt {number} wurde schon eingegeben: nehmen Sie das eines anderen Verwahrers.</translation>
    </message>
    <message>
        <source>dealt {when}, state: {state}</source>
        <translation>gemischt {when}, Stand: {state}</translation>
    </message>
    <message>
        <source>set {code}</source>
        <translation>Satz {code}</translation>
    </message>
    <message>
        <source>a set without a code</source>
        <translation>ein Satz ohne Code</translation>
    </message>
    <message>
        <source> (so its file says)</source>
        <translation> (laut seiner Datei)</translation>
    </message>
    <message>
        <source>1 board</source>
        <translation>1 Board</translation>
    </message>
    <message>
        <source>{count} boards</source>
        <translation>{count} Boards</translation>
    </message>
    <message>
        <source>; there they are {numbers}</source>
        <translation>; dort sind es {numbers}</translation>
    </message>
    <message>
        <source>{count} of these boards ({which}) are of {set}</source>
        <translation>{count} dieser Boards ({which}) gehören zu: {set}</translation>
    </message>
    <message>
        <source>; there it is {numbers}</source>
        <translation>; dort ist es {numbers}</translation>
    </message>
    <message>
        <source>{which} are of {set}</source>
        <translation>{which} gehören zu: {set}</translation>
    </message>
    <message>
        <source>1 of these boards ({which}) is of {set}</source>
        <translation>1 dieser Boards ({which}) gehört zu: {set}</translation>
    </message>
    <message>
        <source> as “{name}”</source>
        <translation> als „{name}“</translation>
    </message>
    <message>
        <source>This board is of {set}</source>
        <translation>Dieses Board gehört zu: {set}</translation>
    </message>
    <message>
        <source>These boards are of {set}</source>
        <translation>Diese Boards gehören zu: {set}</translation>
    </message>
    <message>
        <source>After -o comes the folder, then the files&apos; name, such as boards/tuesday.</source>
        <translation>Nach -o steht der Ordner, dann der Name der Dateien, etwa boards/dienstag.</translation>
    </message>
    <message>
        <source>made the folder “{folder}”.</source>
        <translation>Ordner „{folder}“ angelegt.</translation>
    </message>
    <message>
        <source>After -o comes the name without “{suffix}”: the formats add their endings.</source>
        <translation>Nach -o steht der Name ohne „{suffix}“: die Formate ergänzen ihre Endungen.</translation>
    </message>
    <message>
        <source>{target}: {files} files</source>
        <translation>{target}: {files} Dateien</translation>
    </message>
    <message>
        <source>The key is in this program&apos;s journal: anyone who can read your files on this computer, or changes its clock on, could open the record before. A passphrase is stronger.</source>
        <translation>Der Schlüssel steht im Protokoll dieses Programms: wer Ihre Dateien auf diesem Computer lesen kann oder seine Uhr vorstellt, könnte den Verteilungszettel vorher öffnen. Eine Passphrase ist stärker.</translation>
    </message>
    <message>
        <source>The record shows every card of boards that are still to be played, to anybody who opens the file. Nobody who has seen it may play them (Laws of Duplicate Bridge, Law 6D).</source>
        <translation>Der Verteilungszettel zeigt jedem, der die Datei öffnet, alle Karten von Boards, die noch gespielt werden. Wer ihn gesehen hat, darf sie nicht spielen (Turnier-Bridgeregeln, § 6 D).</translation>
    </message>
    <message>
        <source>Give one of --logo and --no-logo.</source>
        <translation>Geben Sie --logo oder --no-logo an, nicht beides.</translation>
    </message>
    <message>
        <source>Several records need a folder after -o, and each a set code or a section of its own.</source>
        <translation>Für mehrere Verteilungszettel steht nach -o ein Ordner, und jeder braucht einen eigenen Satzcode oder eine eigene Sektion.</translation>
    </message>
    <message>
        <source>Give one of --open, --finished, --release and --passphrase-file.</source>
        <translation>Geben Sie eines von --open, --finished, --release und --passphrase-file an.</translation>
    </message>
    <message>
        <source>“{event}”, {date}, from board {first}</source>
        <translation>„{event}“, {date}, ab Board {first}</translation>
    </message>
    <message>
        <source>The set is still to be played: its file is sealed. Without the passphrase nobody can open it.</source>
        <translation>Der Satz ist noch nicht gespielt: seine Datei wird versiegelt. Ohne die Passphrase kann niemand sie öffnen.</translation>
    </message>
    <message>
        <source>Sealed with the passphrase: bigdeal unseal opens it, and so does any age tool.</source>
        <translation>Mit der Passphrase versiegelt: bigdeal unseal öffnet sie, und jedes age-Programm auch.</translation>
    </message>
    <message>
        <source>Is play over, so that the record may be open? [y/N] </source>
        <translation>Ist ausgespielt, so dass der Verteilungszettel offen sein darf? [j/N] </translation>
    </message>
    <message>
        <source>Sealed until {time}: bigdeal unseal opens it then, on this computer.</source>
        <translation>Versiegelt bis {time}: dann öffnet bigdeal unseal sie auf diesem Computer.</translation>
    </message>
    <message>
        <source>{named}: dealt today, or its day is still to come. Was it played? [y/N] </source>
        <translation>{named}: heute gemischt, oder sein Tag kommt erst. Wurde er gespielt? [j/N] </translation>
    </message>
    <message>
        <source>--boards goes with --dossier FILE.pdf.</source>
        <translation>--boards gilt zusammen mit --dossier DATEI.pdf.</translation>
    </message>
    <message>
        <source>{part}: ok</source>
        <translation>{part}: in Ordnung</translation>
    </message>
    <message>
        <source>The dossier&apos;s file is called NAME.pdf.</source>
        <translation>Die Datei des Dossiers heißt NAME.pdf.</translation>
    </message>
    <message>
        <source>Testing fresh boards</source>
        <translation>Neue Boards prüfen</translation>
    </message>
    <message>
        <source>Give the code of a set, --to with a destination, and -o with the new file; or --list.</source>
        <translation>Geben Sie den Code eines Satzes an, --to mit einem Ziel und -o mit der neuen Datei; oder --list.</translation>
    </message>
    <message>
        <source>what {title} takes could not be confirmed: look at what it shows.</source>
        <translation>was {title} annimmt, ließ sich nicht bestätigen: sehen Sie nach, was dort erscheint.</translation>
    </message>
    <message>
        <source>  Inside: {inside}.</source>
        <translation>  Inhalt: {inside}.</translation>
    </message>
    <message>
        <source>  There: {next_step}</source>
        <translation>  Dort: {next_step}</translation>
    </message>
    <message>
        <source>  Source: {source}.</source>
        <translation>  Quelle: {source}.</translation>
    </message>
    <message>
        <source>, not confirmed</source>
        <translation>, nicht bestätigt</translation>
    </message>
    <message>
        <source>Board {board}, {seat}: how many {suit}? </source>
        <translation>Board {board}, {seat}: wie viele {suit}? </translation>
    </message>
    <message>
        <source>Type a number from 0 to {count}.</source>
        <translation>Geben Sie eine Zahl von 0 bis {count} ein.</translation>
    </message>
    <message>
        <source>Spot check</source>
        <translation>Stichprobe</translation>
    </message>
    <message>
        <source>Give the names of files with boards.</source>
        <translation>Nennen Sie Dateien mit Boards.</translation>
    </message>
    <message>
        <source>Give --all, or --phase with a number, not both.</source>
        <translation>Geben Sie --all an, oder --phase mit einer Nummer, nicht beides.</translation>
    </message>
    <message>
        <source>--sessions names sessions of one phase: give --phase with its number as well.</source>
        <translation>--sessions nennt Durchgänge einer Phase: geben Sie auch --phase mit ihrer Nummer an.</translation>
    </message>
    <message>
        <source>{title}, together: {names}</source>
        <translation>{title}, zusammen: {names}</translation>
    </message>
    <message>
        <source>{title} is revealed: anybody can know its boards. Not for play.</source>
        <translation>{title} ist offengelegt: jeder kann die Boards kennen. Nicht zum Spielen.</translation>
    </message>
    <message>
        <source>Put on the wall: {path}</source>
        <translation>Aushängen: {path}</translation>
    </message>
    <message>
        <source>phase {number} has an open number of sessions: name it with --phase and --sessions.</source>
        <translation>Phase {number} hat eine offene Zahl von Durchgängen: nennen Sie sie mit --phase und --sessions.</translation>
    </message>
    <message>
        <source>The number of sessions is open in all phases: name the phase and the sessions.</source>
        <translation>Die Zahl der Durchgänge ist in allen Phasen offen: nennen Sie Phase und Durchgänge.</translation>
    </message>
    <message>
        <source>the plan has fixed them</source>
        <translation>der Plan hat sie festgelegt</translation>
    </message>
    <message>
        <source>Give to the organiser: {path}</source>
        <translation>Dem Veranstalter geben: {path}</translation>
    </message>
    <message>
        <source>It says:</source>
        <translation>Darin steht:</translation>
    </message>
    <message>
        <source>Next: print the slip, and give the words when the outside value is known, not before.</source>
        <translation>Als Nächstes: drucken Sie den Zettel, und geben Sie die Wörter heraus, wenn der externe Wert bekannt ist, nicht vorher.</translation>
    </message>
    <message>
        <source>These are the words of this hash.</source>
        <translation>Das sind die Wörter zu diesem Hash.</translation>
    </message>
    <message>
        <source>“{given}” is neither a file nor a name with “=” and the hash behind it.</source>
        <translation>„{given}“ ist weder eine Datei noch ein Name mit „=“ und dem Hash dahinter.</translation>
    </message>
    <message>
        <source>nothing can be printed here, so the slip is a text alone.</source>
        <translation>hier kann nichts gedruckt werden, darum ist der Zettel nur ein Text.</translation>
    </message>
    <message>
        <source>Keep secret: {path}</source>
        <translation>Geheim halten: {path}</translation>
    </message>
    <message>
        <source>After “check” come the slip, or the words, and the hash.</source>
        <translation>Nach „check“ stehen der Zettel oder die Wörter, dann der Hash.</translation>
    </message>
    <message>
        <source>After {option} come the name of the holder, “=” and the {what}.</source>
        <translation>Nach {option} stehen der Name des Hüters, „=“ und: {what}.</translation>
    </message>
    <message>
        <source>Holders of words:</source>
        <translation>Hüter von Wörtern:</translation>
    </message>
    <message>
        <source>No holders of words.</source>
        <translation>Keine Hüter von Wörtern.</translation>
    </message>
    <message>
        <source>“{file}” is of the holder “{name}”, not “{called}”.</source>
        <translation>„{file}“ ist vom Hüter „{name}“, nicht von „{called}“.</translation>
    </message>
    <message>
        <source>What follows “{called}=” is neither a file that exists nor a hash, which has 64 hexadecimal digits.</source>
        <translation>Was auf „{called}=“ folgt, ist weder eine vorhandene Datei noch ein Hash, der 64 Hexadezimalziffern hat.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>“{name}” is named twice.</source>
        <translation>„{name}“ ist zweimal genannt.</translation>
    </message>
    <message>
        <source>{path} made.</source>
        <translation>{path} angelegt.</translation>
    </message>
    <message>
        <source>Name: {name}</source>
        <translation>Name: {name}</translation>
    </message>
    <message>
        <source>--at, --round and --or-else go with --of drand.</source>
        <translation>--at, --round und --or-else gelten zusammen mit --of drand.</translation>
    </message>
    <message>
        <source>With --of drand go --at or --round, --or-else and --day alone.</source>
        <translation>Zu --of drand gehören nur --at oder --round, --or-else und --day.</translation>
    </message>
    <message>
        <source>What --or-else says cannot be part of a promise that every check understands.</source>
        <translation>Was --or-else sagt, kann nicht in einer Zusage stehen, die jede Prüfung versteht.</translation>
    </message>
    <message>
        <source>A phase has four parts: how many sessions, their boards, the files&apos; name, a description.</source>
        <translation>Eine Phase hat vier Teile: die Zahl der Durchgänge, ihre Boards, den Namen der Dateien, eine Beschreibung.</translation>
    </message>
    <message>
        <source>1 phase left.</source>
        <translation>1 Phase bleibt.</translation>
    </message>
    <message>
        <source>{count} phases left.</source>
        <translation>{count} Phasen bleiben.</translation>
    </message>
    <message>
        <source>Hash of the keys: {hash}</source>
        <translation>Hash der Schlüssel: {hash}</translation>
    </message>
    <message>
        <source>The sealed keys were read again: they are sealed for {count} age key(s). Nobody here could open them: have one of those people try it now, with “age -d -i KEY.txt FILE | sha256sum”, which answers with the hash of the keys.</source>
        <translation>Die versiegelten Schlüssel wurden noch einmal gelesen: sie sind für {count} age-Schlüssel versiegelt. Hier konnte niemand sie öffnen: lassen Sie es jetzt jemanden mit „age -d -i KEY.txt FILE | sha256sum“ versuchen; die Antwort ist der Hash der Schlüssel.</translation>
    </message>
    <message>
        <source>Put on the notice board and into the bulletin: {path}</source>
        <translation>Aushängen und ins Bulletin setzen: {path}</translation>
    </message>
    <message>
        <source>After --shares come two numbers, such as 2of3: how many officials are needed, of how many.</source>
        <translation>Nach --shares stehen zwei Zahlen, etwa 2of3: wie viele Verwahrer nötig sind, von wie vielen.</translation>
    </message>
    <message>
        <source>With --of drand go --at 2027-07-06T18:00Z (or --round N), and --or-else with what counts if the network has ended.</source>
        <translation>Zu --of drand gehören --at 2027-07-06T18:00Z (oder --round N) und --or-else mit dem, was gilt, wenn es das Netz nicht mehr gibt.</translation>
    </message>
    <message>
        <source>Name a source with --of, or describe it in your own words, not both.</source>
        <translation>Nennen Sie eine Quelle mit --of, oder beschreiben Sie sie mit eigenen Worten, nicht beides.</translation>
    </message>
    <message>
        <source>The keys are sealed in one way: --passphrase-file, --recipient, --shares or --plain.</source>
        <translation>Die Schlüssel werden auf eine Weise versiegelt: --passphrase-file, --recipient, --shares oder --plain.</translation>
    </message>
    <message>
        <source>Publish: {path}</source>
        <translation>Veröffentlichen: {path}</translation>
    </message>
    <message>
        <source>the keys are not sealed: anyone who reads them can compute every board once the value is known.</source>
        <translation>die Schlüssel sind nicht versiegelt: wer sie liest, kann jedes Board berechnen, sobald der Wert bekannt ist.</translation>
    </message>
    <message>
        <source>The keys are not sealed.</source>
        <translation>Die Schlüssel sind nicht versiegelt.</translation>
    </message>
    <message>
        <source>The sealed keys were opened again, and are right.</source>
        <translation>Die versiegelten Schlüssel wurden wieder geöffnet und stimmen.</translation>
    </message>
    <message>
        <source>--day goes with a known source; in your own words, write the day in --or-else.</source>
        <translation>--day gilt für eine bekannte Quelle; mit eigenen Worten schreiben Sie den Tag in --or-else.</translation>
    </message>
    <message>
        <source>Name a source with --of and --day, or describe it in your own words.</source>
        <translation>Nennen Sie eine Quelle mit --of und --day, oder beschreiben Sie sie mit eigenen Worten.</translation>
    </message>
    <message>
        <source>“{name}” is none of the known sources: {known}.</source>
        <translation>„{name}“ ist keine der bekannten Quellen: {known}.</translation>
    </message>
    <message>
        <source>Keep secret, one for each official: {path}</source>
        <translation>Geheim halten, eines für jeden Verwahrer: {path}</translation>
    </message>
    <message>
        <source>the publication sheet was not made, but the plan is sealed. {error}</source>
        <translation>das Blatt zur Veröffentlichung wurde nicht gemacht, aber der Plan ist versiegelt. {error}</translation>
    </message>
    <message>
        <source>“bigdeal tournament sheet” draws it again.</source>
        <translation>„bigdeal tournament sheet“ zeichnet es noch einmal.</translation>
    </message>
    <message>
        <source>Publish anyway (y or n)? </source>
        <translation>Trotzdem veröffentlichen (j oder n)? </translation>
    </message>
    <message>
        <source>Next: publish it. Anybody can “bigdeal verify” it; the other sessions stay secret.</source>
        <translation>Als Nächstes: veröffentlichen Sie es. Jeder kann es mit „bigdeal verify“ nachprüfen; die anderen Durchgänge bleiben geheim.</translation>
    </message>
    <message>
        <source>{target}: {files} files, {sessions} sessions</source>
        <translation>{target}: {files} Dateien, {sessions} Durchgänge</translation>
    </message>
    <message>
        <source>{target}: {files} files: {titles}</source>
        <translation>{target}: {files} Dateien: {titles}</translation>
    </message>
    <message>
        <source>{title}: with its key anybody can compute its boards, and those of its reserve set.</source>
        <translation>{title}: mit seinem Schlüssel kann jeder seine Boards berechnen, und die seines Reservesatzes.</translation>
    </message>
    <message>
        <source>-o names one pack, and each session has its own: name one session, or leave it out.</source>
        <translation>-o nennt ein Paket, und jeder Durchgang hat sein eigenes: nennen Sie einen Durchgang, oder lassen Sie es weg.</translation>
    </message>
    <message>
        <source>  Its reserve set was dealt: it is in the pack, too.</source>
        <translation>  Sein Reservesatz wurde gemischt: auch er ist im Paket.</translation>
    </message>
    <message>
        <source>  Its reserve set cannot be used after that.</source>
        <translation>  Sein Reservesatz kann danach nicht mehr verwendet werden.</translation>
    </message>
    <message>
        <source>Is its play over, and do you want to reveal it now (y or n)? </source>
        <translation>Ist er ausgespielt, und soll er jetzt offengelegt werden (j oder n)? </translation>
    </message>
    <message>
        <source>Revealing</source>
        <translation>Offenlegen</translation>
    </message>
    <message>
        <source>As it goes into the plan: {value}</source>
        <translation>So kommt es in den Plan: {value}</translation>
    </message>
    <message>
        <source>Type the value, or give the promised round with --round; --again is for typed values.</source>
        <translation>Geben Sie den Wert ein, oder die zugesagte Runde mit --round; --again gilt für eingetippte Werte.</translation>
    </message>
    <message>
        <source>The network signed it. As it goes into the plan: {value}</source>
        <translation>Das Netz hat sie unterschrieben. So kommt es in den Plan: {value}</translation>
    </message>
    <message>
        <source>In the public pack: {path}</source>
        <translation>Im öffentlichen Paket: {path}</translation>
    </message>
    <message>
        <source>The two people did not type the same: {difference}</source>
        <translation>Die beiden haben nicht dasselbe eingetippt: {difference}</translation>
    </message>
    <message>
        <source>It contains the words of {names}: 120 bits each that nobody else could know.</source>
        <translation>Er enthält die Wörter von {names}: je 120 Bit, die sonst niemand kennen konnte.</translation>
    </message>
    <message>
        <source>Withheld, so it contains their SHA-256, and every check will say so: {names}.</source>
        <translation>Zurückgehalten, darum enthält er ihren SHA-256, und jede Prüfung wird das sagen: {names}.</translation>
    </message>
    <message>
        <source>when the outside value is known, “set-value”.</source>
        <translation>wenn der externe Wert bekannt ist, „set-value“.</translation>
    </message>
    <message>
        <source>complete the plan, look at it with “inspect”, then “publish”.</source>
        <translation>den Plan vollenden, mit „inspect“ ansehen, dann „publish“.</translation>
    </message>
    <message>
        <source>put it where everybody sees it, then say where with “published”.</source>
        <translation>dorthin bringen, wo alle ihn sehen, dann mit „published“ sagen, wo.</translation>
    </message>
    <message>
        <source>“deal” the sessions, off the network, and keep the files closed.</source>
        <translation>die Durchgänge mit „deal“ mischen, ohne Netz, und die Dateien geschlossen halten.</translation>
    </message>
    <message>
        <source>“deal” the sessions that are left, if any. When all play is over, “reveal”; a session that was played, “reveal --phase P --sessions S”.</source>
        <translation>übrige Durchgänge mit „deal“ mischen. Wenn alles gespielt ist, „reveal“; für einen Durchgang, der gespielt ist, „reveal --phase P --sessions S“.</translation>
    </message>
    <message>
        <source>publish the pack. Anybody can “bigdeal verify” it.</source>
        <translation>das Paket veröffentlichen. Jeder kann es mit „bigdeal verify“ nachprüfen.</translation>
    </message>
    <message>
        <source>withheld, so their SHA-256</source>
        <translation>zurückgehalten, darum ihr SHA-256</translation>
    </message>
    <message>
        <source>not the promised words</source>
        <translation>nicht die zugesagten Wörter</translation>
    </message>
    <message>
        <source>Outside value: {value}</source>
        <translation>Externer Wert: {value}</translation>
    </message>
    <message>
        <source>Next: {step}</source>
        <translation>Als Nächstes: {step}</translation>
    </message>
    <message>
        <source>Check code (digest, SHA-256), to be published where nobody can change it later:</source>
        <translation>Prüfcode, zu veröffentlichen, wo ihn niemand später ändern kann:</translation>
    </message>
    <message>
        <source>The same in words:</source>
        <translation>Dasselbe in Wörtern:</translation>
    </message>
    <message>
        <source>  no phase yet</source>
        <translation>  noch keine Phase</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Hinweis: {text}</translation>
    </message>
    <message>
        <source>Holder of words: {name}, SHA-256 {hash}</source>
        <translation>Hüter von Wörtern: {name}, SHA-256 {hash}</translation>
    </message>
    <message>
        <source>Published, as you noted: {where}, since {day}</source>
        <translation>Veröffentlicht, wie von Ihnen vermerkt: {where}, seit {day}</translation>
    </message>
    <message>
        <source>Revealed by itself: {title}, {time}, {pack}</source>
        <translation>Einzeln offengelegt: {title}, {time}, {pack}</translation>
    </message>
    <message>
        <source>Interrupted while it was revealed: {title}. Its key may be known: reveal it again.</source>
        <translation>Beim Offenlegen unterbrochen: {title}. Sein Schlüssel kann bekannt sein: legen Sie ihn noch einmal offen.</translation>
    </message>
    <message>
        <source>Dealt, according to journal and log: {sessions}</source>
        <translation>Gemischt, nach Protokoll und Turnierprotokoll: {sessions}</translation>
    </message>
    <message>
        <source>No remarks.</source>
        <translation>Keine Anmerkungen.</translation>
    </message>
    <message>
        <source>“{keys}” is not sealed: anyone who reads it can compute every board.</source>
        <translation>„{keys}“ ist nicht versiegelt: wer es liest, kann jedes Board berechnen.</translation>
    </message>
    <message>
        <source>The keys are sealed with a passphrase.</source>
        <translation>Die Schlüssel sind mit einer Passphrase versiegelt.</translation>
    </message>
    <message>
        <source>Any {needed} of {count} officials together open the keys.</source>
        <translation>Beliebige {needed} von {count} Verwahrern öffnen die Schlüssel gemeinsam.</translation>
    </message>
    <message>
        <source>The keys are sealed for {count} age key(s).</source>
        <translation>Die Schlüssel sind für {count} age-Schlüssel versiegelt.</translation>
    </message>
    <message>
        <source>good: {reason}</source>
        <translation>gut: {reason}</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>noch nicht genannt</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>Noch kein Name</translation>
    </message>
    <message>
        <source>Hash of the box: {code}</source>
        <translation>Hash der Kiste: {code}</translation>
    </message>
    <message>
        <source>Give the box&apos;s round with --round FILE. To see which round opens a box, use --when.</source>
        <translation>Geben Sie die Runde der Kiste mit --round DATEI an. Welche Runde eine Kiste öffnet, zeigt --when.</translation>
    </message>
    <message>
        <source>Open one box at a time.</source>
        <translation>Öffnen Sie eine Kiste nach der anderen.</translation>
    </message>
    <message>
        <source>WARNING: the owner of another key can open it at any time.</source>
        <translation>ACHTUNG: der Besitzer eines weiteren Schlüssels kann sie jederzeit öffnen.</translation>
    </message>
    <message>
        <source>There is no standard input.</source>
        <translation>Es gibt keine Standardeingabe.</translation>
    </message>
    <message>
        <source>--when goes with boxes alone.</source>
        <translation>--when gilt nur für Kisten.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>{box}: opens in {days} d {hours} h {rest} min</source>
        <translation>{box}: öffnet sich in {days} d {hours} h {rest} min</translation>
    </message>
    <message>
        <source>{box}: can be opened now</source>
        <translation>{box}: kann jetzt geöffnet werden</translation>
    </message>
    <message>
        <source>GREEN: proved. Nothing is left to you, and nothing could be chosen.</source>
        <translation>GRÜN: bewiesen. Nichts ist Ihnen überlassen, und nichts konnte gewählt werden.</translation>
    </message>
    <message>
        <source>AMBER: nothing here is wrong, but not everything is settled.</source>
        <translation>GELB: nichts ist falsch, aber nicht alles ist geklärt.</translation>
    </message>
    <message>
        <source>RED: something here is not as promised.</source>
        <translation>ROT: hier ist etwas nicht wie zugesagt.</translation>
    </message>
    <message>
        <source>--digest or --plan, and --before</source>
        <translation>--digest oder --plan, und --before</translation>
    </message>
    <message>
        <source>--played all (or 1:1-3)</source>
        <translation>--played all (oder 1:1-3)</translation>
    </message>
    <message>
        <source>Check code: {digest}</source>
        <translation>Prüfcode: {digest}</translation>
    </message>
    <message>
        <source>   as words: {words}</source>
        <translation>   in Wörtern: {words}</translation>
    </message>
    <message>
        <source>Boards proved: {count}</source>
        <translation>Bewiesene Boards: {count}</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Nachprüfen</translation>
    </message>
    <message>
        <source>  … and {count} more (--json lists them all)</source>
        <translation>  … und {count} weitere (--json nennt alle)</translation>
    </message>
    <message>
        <source>As promised so far: the other sessions can be verified when they are revealed.</source>
        <translation>Bis jetzt wie zugesagt: die anderen Durchgänge lassen sich nachprüfen, wenn sie offengelegt sind.</translation>
    </message>
    <message>
        <source>{boards} boards of {sessions} sessions: each from its session’s key and the
    outside value (--json lists them one by one).</source>
        <translation>{boards} Boards aus {sessions} Durchgängen: jedes aus dem Schlüssel seines Durchgangs und dem
    externen Wert (--json nennt sie einzeln).</translation>
    </message>
    <message>
        <source>Left to you: answer with {answers}.</source>
        <translation>Ihnen überlassen: antworten Sie mit {answers}.</translation>
    </message>
    <message>
        <source>Still chosen: no accusation. Ask the organiser about it, and judge for yourself.</source>
        <translation>Noch gewählt: das ist kein Vorwurf. Fragen Sie den Veranstalter danach, und urteilen Sie selbst.</translation>
    </message>
    <message>
        <source>Other sessions are still secret: until they are revealed, amber is the best possible.</source>
        <translation>Andere Durchgänge sind noch geheim: bis sie offengelegt sind, ist Gelb das Bestmögliche.</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>geplant</translation>
    </message>
    <message>
        <source>published</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>valued</source>
        <translation>Wert eingetragen</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>offengelegt</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Deal a set of boards into files.</source>
        <translation>Einen Satz Boards in Dateien mischen.</translation>
    </message>
    <message>
        <source>Check files of boards, and show which set they are.</source>
        <translation>Boarddateien prüfen und zeigen, welcher Satz sie sind.</translation>
    </message>
    <message>
        <source>Tell which board the hands on a table are.</source>
        <translation>Sagen, welches Board die Hände auf einem Tisch sind.</translation>
    </message>
    <message>
        <source>Tell between which rounds a board was fouled.</source>
        <translation>Sagen, zwischen welchen Runden ein Board vertauscht wurde.</translation>
    </message>
    <message>
        <source>Check duplicated boards by questions drawn by lot.</source>
        <translation>Duplizierte Boards mit ausgelosten Fragen prüfen.</translation>
    </message>
    <message>
        <source>Convert a file of boards into other formats.</source>
        <translation>Eine Boarddatei in andere Formate umwandeln.</translation>
    </message>
    <message>
        <source>What was dealt here: list, verify, export, certificates, backups.</source>
        <translation>Was hier gemischt wurde: auflisten, prüfen, ausgeben, Zertifikate, Sicherungen.</translation>
    </message>
    <message>
        <source>Print hand records, dealing sheets or curtain cards.</source>
        <translation>Verteilungszettel, Stecklisten oder Curtain Cards drucken.</translation>
    </message>
    <message>
        <source>Open a sealed record.</source>
        <translation>Einen versiegelten Verteilungszettel öffnen.</translation>
    </message>
    <message>
        <source>Lock files in a box that nobody can open before a time.</source>
        <translation>Dateien in eine Kiste verschließen, die niemand vor einer Zeit öffnen kann.</translation>
    </message>
    <message>
        <source>Open a locked box with its round.</source>
        <translation>Eine verschlossene Kiste mit ihrer Runde öffnen.</translation>
    </message>
    <message>
        <source>Write the note that goes with a locked box.</source>
        <translation>Das Begleitschreiben zu einer verschlossenen Kiste ausgeben.</translation>
    </message>
    <message>
        <source>Print labels with the set code; they reveal nothing about the cards.</source>
        <translation>Etiketten mit dem Satzcode drucken; sie verraten nichts über die Karten.</translation>
    </message>
    <message>
        <source>Print travellers, slips, scorecards or table cards.</source>
        <translation>Wanderzettel, Ansagezettel, Laufzettel oder Tischkarten drucken.</translation>
    </message>
    <message>
        <source>Print one page for the wall: deal, duplicate, print.</source>
        <translation>Eine Seite für die Wand drucken: mischen, duplizieren, drucken.</translation>
    </message>
    <message>
        <source>Print a checklist for duplicating.</source>
        <translation>Eine Prüfliste zum Duplizieren drucken.</translation>
    </message>
    <message>
        <source>Make the file of a finished set that a site or program takes.</source>
        <translation>Die Datei eines beendeten Satzes für eine Website oder ein Programm machen.</translation>
    </message>
    <message>
        <source>Pack the boards of a finished set for publication.</source>
        <translation>Die Boards eines beendeten Satzes zur Veröffentlichung packen.</translation>
    </message>
    <message>
        <source>Commit, deal and reveal a whole tournament.</source>
        <translation>Ein ganzes Turnier zusagen, mischen und offenlegen.</translation>
    </message>
    <message>
        <source>Prove that boards are the promised ones.</source>
        <translation>Beweisen, dass Boards die zugesagten sind.</translation>
    </message>
    <message>
        <source>Turn deals, endings and layouts into numbers, and back.</source>
        <translation>Verteilungen, Endspiele und Muster in Zahlen verwandeln und zurück.</translation>
    </message>
    <message>
        <source>List, count, reduce and solve the suits in two hands.</source>
        <translation>Die Farben in zwei Händen auflisten, zählen, verkürzen und lösen.</translation>
    </message>
    <message>
        <source>Show figures over finished boards.</source>
        <translation>Zahlen über beendete Boards zeigen.</translation>
    </message>
    <message>
        <source>Tell whether played sets are as chance deals them.</source>
        <translation>Sagen, ob gespielte Sätze so sind, wie der Zufall sie gibt.</translation>
    </message>
    <message>
        <source>Check this copy of the program against known answers.</source>
        <translation>Diese Kopie des Programms an bekannten Ergebnissen prüfen.</translation>
    </message>
    <message>
        <source>anyone with keys and value can make these boards again at any time.</source>
        <translation>wer Schlüssel und Wert hat, kann diese Boards jederzeit wieder herstellen.</translation>
    </message>
    <message>
        <source>Noted. The public pack will include it, in your words.</source>
        <translation>Vermerkt. Es wird im öffentlichen Paket stehen, in Ihren Worten.</translation>
    </message>
    <message>
        <source>announced</source>
        <translation>bekannt gegeben</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>deviation</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>revealing</source>
        <translation>Offenlegung begonnen</translation>
    </message>
    <message>
        <source>session-revealed</source>
        <translation>Durchgang offengelegt</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>No set has been dealt here yet.</source>
        <translation>Hier wurde noch kein Satz gemischt.</translation>
    </message>
    <message>
        <source>Try &apos;{command} {option}&apos; for help.</source>
        <translation>„{command} {option}“ zeigt die Hilfe.</translation>
    </message>
    <message>
        <source>Error: {message}</source>
        <translation>Fehler: {message}</translation>
    </message>
    <message>
        <source>No such option {name!r}.</source>
        <translation>Die Option {name!r} gibt es nicht.</translation>
    </message>
    <message>
        <source>Did you mean {possibility}?</source>
        <translation>Gemeint: {possibility}?</translation>
    </message>
    <message>
        <source>(Did you mean one of: {possibilities}?)</source>
        <translation>(Gemeint eine von: {possibilities}?)</translation>
    </message>
    <message>
        <source>Option {name!r} does not take a value.</source>
        <translation>Die Option {name!r} nimmt keinen Wert.</translation>
    </message>
    <message>
        <source>Option {name!r} requires an argument.</source>
        <translation>Die Option {name!r} braucht einen Wert.</translation>
    </message>
    <message>
        <source>Missing argument</source>
        <translation>Es fehlt das Argument</translation>
    </message>
    <message>
        <source>Missing option</source>
        <translation>Es fehlt die Option</translation>
    </message>
    <message>
        <source>Missing command.</source>
        <translation>Es fehlt der Befehl.</translation>
    </message>
    <message>
        <source>Choose from:
	{choices}</source>
        <translation>Zur Wahl stehen:
	{choices}</translation>
    </message>
    <message>
        <source>Got unexpected extra argument ({args})</source>
        <translation>Unerwartetes Argument ({args})</translation>
    </message>
    <message>
        <source>Got unexpected extra arguments ({args})</source>
        <translation>Unerwartete Argumente ({args})</translation>
    </message>
    <message>
        <source>Invalid value for {param_hint}: {message}</source>
        <translation>Ungültiger Wert für {param_hint}: {message}</translation>
    </message>
    <message>
        <source>{value!r} is not one of {choices}.</source>
        <translation>{value!r} ist keines von {choices}.</translation>
    </message>
    <message>
        <source>{value} is not in the range {range}.</source>
        <translation>{value} liegt nicht im Bereich {range}.</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>{name} {filename!r} is a file.</source>
        <translation>{name} {filename!r} ist eine Datei.</translation>
    </message>
    <message>
        <source>{value!r} is not a whole number.</source>
        <translation>{value!r} ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>first seen here {when}</source>
        <translation>hier zuerst gesehen {when}</translation>
    </message>
    <message>
        <source>Deal bridge boards that nobody can predict, repeat or see before play.</source>
        <translation>Bridge-Boards mischen, die niemand vorhersehen, wiederholen oder vor dem Spiel sehen kann.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 the check failed, 2 usage, 3 refused, 4 damaged file, 5 the system failed.</source>
        <translation>Exit-Codes: 0 erledigt, 1 Prüfung nicht bestanden, 2 Aufruf, 3 verweigert, 4 beschädigte Datei, 5 Fehler des Systems.</translation>
    </message>
    <message>
        <source>The language to use, such as de. Without it: on a terminal yours, otherwise English.</source>
        <translation>Die Sprache, etwa de. Ohne Angabe: am Terminal Ihre, sonst Englisch.</translation>
    </message>
    <message>
        <source>The cards come from the computer&apos;s own randomness, and nobody sees them. Nothing is ever overwritten: all files are written, or none.</source>
        <translation>Die Karten kommen aus dem Zufall des Computers, und niemand sieht sie. Nichts wird je überschrieben: alle Dateien werden geschrieben oder keine.</translation>
    </message>
    <message>
        <source>“bigdeal deal -n 36” is enough: it uses the formats in the settings, and a free name in this folder.</source>
        <translation>„bigdeal deal -n 36“ genügt: mit den Formaten der Einstellungen und einem freien Namen in diesem Ordner.</translation>
    </message>
    <message>
        <source>With --lock-until only a locked box is written. See “bigdeal unlock”.</source>
        <translation>Mit --lock-until entsteht nur eine verschlossene Kiste. Siehe „bigdeal unlock“.</translation>
    </message>
    <message>
        <source>A number (36) or a range (11-20).</source>
        <translation>Eine Zahl (36) oder ein Bereich (11-20).</translation>
    </message>
    <message>
        <source>Formats, with commas between: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel. Without it, those in the settings, or pbn.</source>
        <translation>Formate, mit Kommas dazwischen: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel. Ohne Angabe die der Einstellungen oder pbn.</translation>
    </message>
    <message>
        <source>Folder and name, without ending. A new FOLDER is for you alone to read. Without it, this folder and a free name.</source>
        <translation>Ordner und Name, ohne Endung. Einen neuen FOLDER können nur Sie lesen. Ohne Angabe dieser Ordner und ein freier Name.</translation>
    </message>
    <message>
        <source>Sets to deal at once, each with its number after NAME and the event: tuesday-1, tuesday-2.</source>
        <translation>Wie viele Sätze auf einmal, jeder mit seiner Nummer hinter NAME und dem Turnier: tuesday-1, tuesday-2.</translation>
    </message>
    <message>
        <source>The identification to deal with. Without it, that of the settings.</source>
        <translation>Die Kennung, mit der gemischt wird. Ohne Angabe die der Einstellungen.</translation>
    </message>
    <message>
        <source>The event&apos;s name, for files with room for it.</source>
        <translation>Der Name des Turniers, für Dateien, die Platz dafür haben.</translation>
    </message>
    <message>
        <source>Where it is played, for files with room for it.</source>
        <translation>Wo gespielt wird, für Dateien, die Platz dafür haben.</translation>
    </message>
    <message>
        <source>The day of play, for files with room for it.</source>
        <translation>Der Spieltag, für Dateien, die Platz dafür haben.</translation>
    </message>
    <message>
        <source>bigdeal: byte for byte what Big Deal 2.0 writes.</source>
        <translation>bigdeal: Byte für Byte, was Big Deal 2.0 schreibt.</translation>
    </message>
    <message>
        <source>Lock the files in one box, NAME.zip.age, until then (2027-03-05T13:45Z). Nobody can open it earlier, not even you.</source>
        <translation>Die Dateien bis dahin (2027-03-05T13:45Z) in eine Kiste verschließen, NAME.zip.age. Niemand kann sie früher öffnen, auch Sie nicht.</translation>
    </message>
    <message>
        <source>A public key whose owner can open the box too, at any time, in case the clock ends.</source>
        <translation>Ein öffentlicher Schlüssel, dessen Besitzer die Kiste ebenfalls öffnen kann, jederzeit: falls die Uhr aufhört.</translation>
    </message>
    <message>
        <source>Deal although the journal is in doubt; the journal records it.</source>
        <translation>Mischen, obwohl das Protokoll fraglich ist; im Protokoll wird das vermerkt.</translation>
    </message>
    <message>
        <source>Answer as JSON, for programs.</source>
        <translation>Als JSON antworten, für Programme.</translation>
    </message>
    <message>
        <source>Print only warnings and errors.</source>
        <translation>Nur Warnungen und Fehler ausgeben.</translation>
    </message>
    <message>
        <source>required</source>
        <translation>nötig</translation>
    </message>
    <message>
        <source>default: {default}</source>
        <translation>Vorgabe: {default}</translation>
    </message>
    <message>
        <source>Every board must be complete, no deal may occur twice, and files of one name must contain the same deals. The journal knows which set a file is, and whether it was played. FILE may be a folder or an archive (.zip, .gz); “-” is standard input and needs --format. No card is ever shown.</source>
        <translation>Jedes Board muss vollständig sein, keine Verteilung darf zweimal vorkommen, und Dateien eines Namens müssen dieselben Verteilungen enthalten. Das Protokoll weiß, welcher Satz eine Datei ist und ob er gespielt wurde. FILE kann ein Ordner oder ein Archiv (.zip, .gz) sein; „-“ ist die Standardeingabe und braucht --format. Karten werden nie gezeigt.</translation>
    </message>
    <message>
        <source>You are warned of anything unusual, such as repeated boards or missing numbers. A set code in a file is shown as the file&apos;s own claim.</source>
        <translation>Sie werden vor allem Ungewöhnlichen gewarnt, etwa vor wiederholten Boards oder fehlenden Nummern. Ein Satzcode in einer Datei wird als deren eigene Angabe gezeigt.</translation>
    </message>
    <message>
        <source>Exit codes: 0 all is well, 1 something is wrong with the files or the code, 2 unknown format or option, 4 a damaged file.</source>
        <translation>Exit-Codes: 0 alles in Ordnung, 1 mit Dateien oder Code stimmt etwas nicht, 2 Format oder Option unbekannt, 4 eine beschädigte Datei.</translation>
    </message>
    <message>
        <source>Show which set this code on a label or sheet belongs to.</source>
        <translation>Zeigen, zu welchem Satz dieser Code auf einem Etikett oder Blatt gehört.</translation>
    </message>
    <message>
        <source>The number of the first board, where the file has no numbers. Without it, the journal&apos;s numbers, or else from 1.</source>
        <translation>Die Nummer des ersten Boards, wenn die Datei keine Nummern hat. Ohne Angabe die Nummern des Protokolls, sonst ab 1.</translation>
    </message>
    <message>
        <source>The format of standard input, when a file is “-”.</source>
        <translation>Das Format der Standardeingabe, wenn eine Datei „-“ ist.</translation>
    </message>
    <message>
        <source>Type one to four hands of 13 cards: spades, hearts, diamonds and clubs with dots between, “-” for a void. “--hand -” and “--deal -” read them from standard input, so that your shell&apos;s history does not keep them.</source>
        <translation>Geben Sie eine bis vier Hände zu 13 Karten ein: Pik, Coeur, Karo und Treff mit Punkten dazwischen, „-“ für eine Chicane. „--hand -“ und „--deal -“ lesen sie von der Standardeingabe, damit der Verlauf Ihrer Shell sie nicht behält.</translation>
    </message>
    <message>
        <source>Without FILE the boards are those of the journal. One or two hands are looked for in the sets&apos; files, where the journal left them. --board N --deal TEXT, given twice, compares two boards.</source>
        <translation>Ohne FILE sind die Boards die des Protokolls. Eine oder zwei Hände werden in den Dateien der Sätze gesucht, wo das Protokoll sie zuletzt kannte. Zweimal --board N --deal TEXT vergleicht zwei Boards.</translation>
    </message>
    <message>
        <source>Every question is recorded in the journal, without the hands. No card is ever shown.</source>
        <translation>Jede Frage wird im Protokoll vermerkt, ohne die Hände. Karten werden nie gezeigt.</translation>
    </message>
    <message>
        <source>Exit codes: 0 the board is right, 1 anything else, 2 this is not a hand.</source>
        <translation>Exit-Codes: 0 das Board stimmt, 1 alles andere, 2 das ist keine Hand.</translation>
    </message>
    <message>
        <source>The set being played.</source>
        <translation>Der Satz, der gespielt wird.</translation>
    </message>
    <message>
        <source>The number on the board.</source>
        <translation>Die Nummer auf dem Board.</translation>
    </message>
    <message>
        <source>N:hand hand hand hand, or a line of LIN.</source>
        <translation>N:Hand Hand Hand Hand oder eine Zeile LIN.</translation>
    </message>
    <message>
        <source>E AK7.T93.QJ4.A852; may be given for each seat.</source>
        <translation>E AK7.T93.QJ4.A852; für jeden Platz einmal möglich.</translation>
    </message>
    <message>
        <source>The language of the card letters, beside English. Without it, that of the settings.</source>
        <translation>Die Sprache der Kartenbuchstaben, neben Englisch. Ohne Angabe die der Einstellungen.</translation>
    </message>
    <message>
        <source>The dealer shown on the board.</source>
        <translation>Der Teiler, den das Board zeigt.</translation>
    </message>
    <message>
        <source>The vulnerability shown on the board.</source>
        <translation>Die Gefahrenlage, die das Board zeigt.</translation>
    </message>
    <message>
        <source>Every table&apos;s tricks are compared with double dummy, in the right deal and in the fouled one. How often players reach double dummy is an assumption, so the percentage is a help and no proof.</source>
        <translation>Die Stiche jedes Tisches werden mit Double Dummy verglichen, für die richtige Verteilung und die vertauschte. Wie oft Spieler Double Dummy erreichen, ist eine Annahme; der Prozentsatz hilft also und beweist nichts.</translation>
    </message>
    <message>
        <source>Only for finished sets. Without --results, lines are read from standard input. If a file has no rounds, its results are printed: replace each question mark with the round, and give them with --results.</source>
        <translation>Nur für beendete Sätze. Ohne --results werden Zeilen von der Standardeingabe gelesen. Fehlen einer Datei die Runden, so werden ihre Ergebnisse ausgegeben: Ersetzen Sie jedes Fragezeichen durch die Runde, und geben Sie sie mit --results an.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 2 rounds are missing or this is not a hand, 3 refused.</source>
        <translation>Exit-Codes: 0 erledigt, 2 Runden fehlen oder das ist keine Hand, 3 verweigert.</translation>
    </message>
    <message>
        <source>Its four hands now: N:hand hand hand hand.</source>
        <translation>Seine vier Hände, wie sie jetzt sind: N:Hand Hand Hand Hand.</translation>
    </message>
    <message>
        <source>A line a table, such as “3: 4S N 9” (round: contract declarer tricks); or a file: PBN, USEBIO, ACBL JSON, or Bridgemate’s ReceivedData as CSV.</source>
        <translation>Eine Zeile je Tisch, etwa „3: 4S N 9“ (Runde: Kontrakt Alleinspieler Stiche), oder eine Datei: PBN, USEBIO, ACBL JSON oder ReceivedData von Bridgemate als CSV.</translation>
    </message>
    <message>
        <source>The section, such as A.</source>
        <translation>Die Sektion, etwa A.</translation>
    </message>
    <message>
        <source>Each question asks how many cards of one suit a hand of the set CODE has, two for each board. At the end you learn which boards to look at, never which answer was wrong. The journal records the check.</source>
        <translation>Jede Frage lautet, wie viele Karten einer Farbe eine Hand des Satzes CODE hat, zwei Fragen je Board. Am Ende erfahren Sie, welche Boards anzusehen sind, nie aber, welche Antwort falsch war. Das Protokoll vermerkt die Stichprobe.</translation>
    </message>
    <message>
        <source>A wrong deal, turned or with whole hands exchanged, passes with 30 % at most. One exchanged card is hardly ever found. Before play is over, a set can be checked three times.</source>
        <translation>Eine falsche Verteilung, gedreht oder mit ganzen vertauschten Händen, besteht in höchstens 30&#xa0;% der Fälle. Eine einzelne vertauschte Karte wird kaum je gefunden. Vor Spielende lässt sich ein Satz dreimal prüfen.</translation>
    </message>
    <message>
        <source>Exit codes: 0 every answer is right, 1 there are boards to look at, 2 the answers ended too early.</source>
        <translation>Exit-Codes: 0 alle Antworten richtig, 1 Boards sind anzusehen, 2 die Antworten endeten zu früh.</translation>
    </message>
    <message>
        <source>How many boards to ask about, two questions each. Without it, 12, or all of fewer.</source>
        <translation>Nach wie vielen Boards gefragt wird, zwei Fragen je Board. Ohne Angabe 12 oder alle, wenn es weniger sind.</translation>
    </message>
    <message>
        <source>The ending of IN shows its format; “-” is standard input and needs --format. Of a folder or an archive (.zip) every set is converted, and -o names a folder. Nothing is ever overwritten: all files are written, or none. No card is shown.</source>
        <translation>Die Endung von IN zeigt das Format; „-“ ist die Standardeingabe und braucht --format. Von einem Ordner oder Archiv (.zip) wird jeder Satz umgewandelt, und -o nennt einen Ordner. Nichts wird je überschrieben: alle Dateien werden geschrieben oder keine. Karten werden nicht gezeigt.</translation>
    </message>
    <message>
        <source>Boards that were in play are refused: nobody may play them again.</source>
        <translation>Boards, die schon gespielt wurden, werden verweigert: Niemand darf sie noch einmal spielen.</translation>
    </message>
    <message>
        <source>Formats, with commas between: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel.</source>
        <translation>Formate, mit Kommas dazwischen: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel.</translation>
    </message>
    <message>
        <source>Folder and name, without ending. A new FOLDER is for you alone to read.</source>
        <translation>Ordner und Name, ohne Endung. Einen neuen FOLDER können nur Sie lesen.</translation>
    </message>
    <message>
        <source>New board numbers, in order: 24, 11-20, or 1-16,17-32. Without it, the boards keep theirs.</source>
        <translation>Neue Boardnummern, der Reihe nach: 24, 11-20 oder 1-16,17-32. Ohne Angabe behalten die Boards ihre.</translation>
    </message>
    <message>
        <source>Convert boards of a set that is in play or finished, for a record or a web page.</source>
        <translation>Boards eines Satzes umwandeln, der gespielt wird oder beendet ist, für einen Ausdruck oder eine Webseite.</translation>
    </message>
    <message>
        <source>Put double-dummy tricks and par into pbn files; refused before play.</source>
        <translation>Double-Dummy-Stiche und Par in pbn-Dateien eintragen; vor dem Spiel verweigert.</translation>
    </message>
    <message>
        <source>Copy journal, settings, presets and logo into one new file.</source>
        <translation>Protokoll, Einstellungen, Vorlagen und Logo in eine neue Datei kopieren.</translation>
    </message>
    <message>
        <source>Make a dealing certificate, as PDF.</source>
        <translation>Ein Mischzertifikat ausgeben, als PDF.</translation>
    </message>
    <message>
        <source>Write the journal as text that anybody can check.</source>
        <translation>Das Protokoll als Text ausgeben, den jeder prüfen kann.</translation>
    </message>
    <message>
        <source>List the sets dealt or seen here, newest first.</source>
        <translation>Die hier gemischten oder gesehenen Sätze auflisten, neueste zuerst.</translation>
    </message>
    <message>
        <source>Bring the journal back from a backup.</source>
        <translation>Das Protokoll aus einer Sicherung zurückholen.</translation>
    </message>
    <message>
        <source>Set the state of a set: duplicated, in play, finished, released.</source>
        <translation>Den Zustand eines Satzes setzen: dupliziert, wird gespielt, beendet, freigegeben.</translation>
    </message>
    <message>
        <source>Check every row; with --known, compare with paper.</source>
        <translation>Jede Zeile prüfen; mit --known mit Papier vergleichen.</translation>
    </message>
    <message>
        <source>FILE can be on a USB drive. Keep it safe: it contains no card, but anyone who has it can recognise deals that were dealt here. If sealed, it opens with its passphrase alone.</source>
        <translation>FILE kann auf einem USB-Stick liegen. Verwahren Sie die Datei gut: Sie enthält keine Karte, aber wer sie hat, kann hier gemischte Verteilungen wiedererkennen. Versiegelt öffnet sie sich nur mit ihrer Passphrase.</translation>
    </message>
    <message>
        <source>Seal it with a passphrase, typed at the terminal.</source>
        <translation>Mit einer Passphrase versiegeln, die am Terminal eingegeben wird.</translation>
    </message>
    <message>
        <source>Seal it with the passphrase on the first line of FILE; “-” is standard input.</source>
        <translation>Mit der Passphrase in der ersten Zeile von FILE versiegeln; „-“ ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>It shows when and how the set CODE was dealt, and no card. It counts the sets dealt for the same event and day, and names the journal&apos;s newest row, for comparison later.</source>
        <translation>Es zeigt, wann und wie der Satz CODE gemischt wurde, und keine Karte. Es zählt die Sätze für dasselbe Turnier und denselben Tag und nennt die neueste Zeile des Protokolls, für einen späteren Vergleich.</translation>
    </message>
    <message>
        <source>The new file, or a folder for it.</source>
        <translation>Die neue Datei oder ein Ordner dafür.</translation>
    </message>
    <message>
        <source>The identification the set was dealt with, to be printed in clear.</source>
        <translation>Die Kennung, mit der der Satz gemischt wurde, im Klartext zu drucken.</translation>
    </message>
    <message>
        <source>The language of the print: en, en-GB, en-US, da, de, es, fr, it, nl, nb, pl, pt, sv. Without it, the settings&apos;.</source>
        <translation>Die Sprache des Drucks: en, en-GB, en-US, da, de, es, fr, it, nl, nb, pl, pt, sv. Ohne Angabe die der Einstellungen.</translation>
    </message>
    <message>
        <source>It goes to FILE; without FILE, or with “-”, to standard output. It contains no card, seed or key, and its chain of hashes can be checked.</source>
        <translation>Es geht in FILE; ohne FILE oder mit „-“ zur Standardausgabe. Es enthält keine Karte, keinen Startwert und keinen Schlüssel, und seine Kette von Hashes lässt sich prüfen.</translation>
    </message>
    <message>
        <source>A set code with “?” was only read in a file; with “!” a file claimed it, but another set has it.</source>
        <translation>Ein Satzcode mit „?“ wurde nur in einer Datei gelesen; mit „!“ gab ihn eine Datei an, doch gehört er einem anderen Satz.</translation>
    </message>
    <message>
        <source>Code, event, date, format or file name.</source>
        <translation>Code, Turnier, Datum, Format oder Dateiname.</translation>
    </message>
    <message>
        <source>Only sets in this state; may be given several times.</source>
        <translation>Nur Sätze in diesem Zustand; mehrmals möglich.</translation>
    </message>
    <message>
        <source>How many sets at most.</source>
        <translation>Wie viele Sätze höchstens.</translation>
    </message>
    <message>
        <source>Close the window first. Nothing is overwritten: if a journal exists, that of FILE is attached to it, and both are used. Settings, presets and logo are added where missing. Rows newer than the backup are missing afterwards, and the journal says so.</source>
        <translation>Schließen Sie zuerst das Fenster. Nichts wird überschrieben: Gibt es schon ein Protokoll, so wird das von FILE daran angehängt, und beide werden benutzt. Einstellungen, Vorlagen und Logo kommen dazu, wo sie fehlen. Zeilen, die neuer sind als die Sicherung, fehlen danach, und das Protokoll sagt es.</translation>
    </message>
    <message>
        <source>A file with the passphrase on its first line; “-” is standard input.</source>
        <translation>Eine Datei mit der Passphrase in der ersten Zeile; „-“ ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>“undo” takes back the last step. Files of a finished set move to the archive folder, if the settings have one, and come back with “undo”. A released set stays released: its key is written down, so that anybody can recompute its code.</source>
        <translation>„undo“ nimmt den letzten Schritt zurück. Dateien eines beendeten Satzes wandern in den Archivordner, wenn die Einstellungen einen haben, und kommen mit „undo“ zurück. Ein freigegebener Satz bleibt es: Sein Schlüssel ist aufgeschrieben, sodass jeder den Code nachrechnen kann.</translation>
    </message>
    <message>
        <source>Every row that was changed, removed, moved or slipped in is named. The owner of this computer could rewrite the whole journal, or put yesterday&apos;s back: --known finds that out, with a hash that somebody else kept.</source>
        <translation>Jede Zeile, die geändert, entfernt, verschoben oder eingeschmuggelt wurde, wird genannt. Der Besitzer dieses Computers könnte das ganze Protokoll neu schreiben oder das von gestern zurücklegen: --known deckt das auf, mit einem Hash, den jemand anders aufgehoben hat.</translation>
    </message>
    <message>
        <source>Exit codes: 0 intact, 1 not.</source>
        <translation>Exit-Codes: 0 unversehrt, 1 nicht.</translation>
    </message>
    <message>
        <source>A hash from a certificate, a hand record, a public pack or an export, with or without the row&apos;s number; the first 16 digits are enough.</source>
        <translation>Ein Hash von einem Zertifikat, einem Verteilungszettel, einem öffentlichen Paket oder einem Export, mit oder ohne Nummer der Zeile; die ersten 16 Stellen genügen.</translation>
    </message>
    <message>
        <source>FILE contains boards, CODE is the code of a set in the journal.</source>
        <translation>FILE enthält Boards, CODE ist der Code eines Satzes im Protokoll.</translation>
    </message>
    <message>
        <source>“-” is standard input and needs --format.</source>
        <translation>„-“ ist die Standardeingabe und braucht --format.</translation>
    </message>
    <message>
        <source>Before play, prints that show cards are sealed as FILE.pdf.age, with a passphrase or until a time; “bigdeal unseal” opens them. Several sets or sections have a file each, in the folder after -o.</source>
        <translation>Vor dem Spiel werden Drucke, die Karten zeigen, als FILE.pdf.age versiegelt, mit einer Passphrase oder bis zu einer Zeit; „bigdeal unseal“ öffnet sie. Mehrere Sätze oder Sektionen haben je eine Datei, im Ordner nach -o.</translation>
    </message>
    <message>
        <source>Paper and looks, club, logo, site and director are as they were remembered, here or in the window, where no option says otherwise.</source>
        <translation>Papier und Aussehen, Verein, Logo, Ort und Turnierleiter sind, wie sie hier oder im Fenster gemerkt wurden, wenn keine Option etwas anderes sagt.</translation>
    </message>
    <message>
        <source>The new file, or a folder for it; .html gives a web page.</source>
        <translation>Die neue Datei oder ein Ordner dafür; .html ergibt eine Webseite.</translation>
    </message>
    <message>
        <source>What to print.</source>
        <translation>Was gedruckt wird.</translation>
    </message>
    <message>
        <source>The club, at the head of every page.</source>
        <translation>Der Verein, oben auf jeder Seite.</translation>
    </message>
    <message>
        <source>A line of text at the head of every page.</source>
        <translation>Eine Textzeile oben auf jeder Seite.</translation>
    </message>
    <message>
        <source>A line of text at the foot of every page.</source>
        <translation>Eine Textzeile unten auf jeder Seite.</translation>
    </message>
    <message>
        <source>The size of the paper.</source>
        <translation>Das Papierformat.</translation>
    </message>
    <message>
        <source>{value!r} is not a day such as 2027-07-06.</source>
        <translation>{value!r} ist kein Tag wie 2027-07-06.</translation>
    </message>
    <message>
        <source>{value!r} is not a time such as 2027-07-06 18:00.</source>
        <translation>{value!r} ist keine Zeit wie 2027-07-06 18:00.</translation>
    </message>
    <message>
        <source>Boards on a page; large: two, in large print (record).</source>
        <translation>Boards je Seite; large: zwei, in Großdruck (record).</translation>
    </message>
    <message>
        <source>Boards in rows or in columns (record).</source>
        <translation>Boards in Zeilen oder in Spalten (record).</translation>
    </message>
    <message>
        <source>With room for holes, or two small pages a side, to be folded (record).</source>
        <translation>Mit Platz zum Lochen oder zwei kleine Seiten je Seite, zum Falten (record).</translation>
    </message>
    <message>
        <source>The colours of the suits.</source>
        <translation>Die Farben von Pik, Coeur, Karo und Treff.</translation>
    </message>
    <message>
        <source>How a ten is written.</source>
        <translation>Wie eine Zehn geschrieben wird.</translation>
    </message>
    <message>
        <source>Write A K Q J in every language.</source>
        <translation>A K Q J in jeder Sprache schreiben.</translation>
    </message>
    <message>
        <source>With the high-card points of each hand (record).</source>
        <translation>Mit den Figurenpunkten jeder Hand (record).</translation>
    </message>
    <message>
        <source>With double-dummy results and par (record). Without the flag, up to 200 boards.</source>
        <translation>Mit Double-Dummy-Ergebnissen und Par (record). Ohne die Option bis zu 200 Boards.</translation>
    </message>
    <message>
        <source>What double-dummy results show (record).</source>
        <translation>Was Double-Dummy-Ergebnisse zeigen (record).</translation>
    </message>
    <message>
        <source>With par beside double-dummy results (record).</source>
        <translation>Mit Par neben Double-Dummy-Ergebnissen (record).</translation>
    </message>
    <message>
        <source>The event; without it, that of the journal or the file.</source>
        <translation>Das Turnier; ohne Angabe das des Protokolls oder der Datei.</translation>
    </message>
    <message>
        <source>Where it is played.</source>
        <translation>Wo gespielt wird.</translation>
    </message>
    <message>
        <source>The section, such as A; may be given several times.</source>
        <translation>Die Sektion, etwa A; mehrmals möglich.</translation>
    </message>
    <message>
        <source>The session, such as 2.</source>
        <translation>Der Durchgang, etwa 2.</translation>
    </message>
    <message>
        <source>The tournament director.</source>
        <translation>Der Turnierleiter.</translation>
    </message>
    <message>
        <source>The day; without it, that of the journal.</source>
        <translation>Der Tag; ohne Angabe der des Protokolls.</translation>
    </message>
    <message>
        <source>The club&apos;s logo: PNG, JPEG or SVG.</source>
        <translation>Das Logo des Vereins: PNG, JPEG oder SVG.</translation>
    </message>
    <message>
        <source>Without the remembered logo.</source>
        <translation>Ohne das gemerkte Logo.</translation>
    </message>
    <message>
        <source>Remember paper and looks, club, logo, site and director, for the window too.</source>
        <translation>Papier und Aussehen, Verein, Logo, Ort und Turnierleiter merken, auch für das Fenster.</translation>
    </message>
    <message>
        <source>Seal it until then; “bigdeal unseal” on this computer opens it.</source>
        <translation>Bis dahin versiegeln; „bigdeal unseal“ öffnet es auf diesem Computer.</translation>
    </message>
    <message>
        <source>Play is over: print open, and mark the set as finished in the journal.</source>
        <translation>Das Spiel ist zu Ende: offen drucken und den Satz im Protokoll als beendet vermerken.</translation>
    </message>
    <message>
        <source>Do not seal it, although the set is not played.</source>
        <translation>Nicht versiegeln, obwohl der Satz nicht gespielt ist.</translation>
    </message>
    <message>
        <source>Keep the file&apos;s board numbers where the journal has others.</source>
        <translation>Die Boardnummern der Datei behalten, wo das Protokoll andere hat.</translation>
    </message>
    <message>
        <source>A record sealed with a passphrase opens with it, on any computer. One sealed until a time opens on the computer that made it: after that time, or when its set is finished.</source>
        <translation>Was mit einer Passphrase versiegelt ist, öffnet sich damit auf jedem Computer. Was bis zu einer Zeit versiegelt ist, öffnet sich auf dem Computer, der es gedruckt hat: nach dieser Zeit oder wenn der Satz beendet ist.</translation>
    </message>
    <message>
        <source>The new file; without it, FILE beside FILE.age.</source>
        <translation>Die neue Datei; ohne Angabe FILE neben FILE.age.</translation>
    </message>
    <message>
        <source>Only quicknet, a public clock of drand, opens the box. The files themselves stay as they are, open: to have no open copy, deal with “bigdeal deal --lock-until”. Anyone with a tournament&apos;s keys and value can make its boards again.</source>
        <translation>Nur quicknet, eine öffentliche Uhr von drand, öffnet die Kiste. Die Dateien selbst bleiben, wie sie sind, offen: Damit es keine offene Kopie gibt, mischen Sie mit „bigdeal deal --lock-until“. Wer Schlüssel und Wert eines Turniers hat, kann dessen Boards noch einmal mischen.</translation>
    </message>
    <message>
        <source>When the box opens, with the time zone: 2027-03-05T13:45Z.</source>
        <translation>Wann sich die Kiste öffnet, mit Zeitzone: 2027-03-05T13:45Z.</translation>
    </message>
    <message>
        <source>A box for receivers to try: no boards, open in two minutes.</source>
        <translation>Eine Kiste zum Ausprobieren für Empfänger: ohne Boards, in zwei Minuten offen.</translation>
    </message>
    <message>
        <source>The new box.</source>
        <translation>Die neue Kiste.</translation>
    </message>
    <message>
        <source>No network is needed: get the round in a browser, from an address that --when shows. It is checked with the network&apos;s key, and nothing is written if box or round is wrong.</source>
        <translation>Ein Netz wird nicht gebraucht: Holen Sie die Runde im Browser, von einer Adresse, die --when zeigt. Sie wird mit dem Schlüssel des Netzes geprüft, und nichts wird geschrieben, wenn Kiste oder Runde nicht stimmt.</translation>
    </message>
    <message>
        <source>The round that the box names, as the network answers; “-” is standard input.</source>
        <translation>Die Runde, die die Kiste nennt, wie das Netz sie liefert; „-“ ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>One new file with what is in the box. Without it, the box&apos;s files beside the box.</source>
        <translation>Eine neue Datei mit dem Inhalt der Kiste. Ohne Angabe die Dateien der Kiste, neben der Kiste.</translation>
    </message>
    <message>
        <source>Instead of the round: the secret key of --or-for.</source>
        <translation>Statt der Runde: der geheime Schlüssel zu --or-for.</translation>
    </message>
    <message>
        <source>Only show when boxes open, and with which round.</source>
        <translation>Nur zeigen, wann sich Kisten öffnen und mit welcher Runde.</translation>
    </message>
    <message>
        <source>It is text and PDF, with unlock.html, which opens the box in a browser. It says when and how the box opens, where its round will be, and the hash of the box, and nothing about the contents.</source>
        <translation>Es ist Text und PDF, mit unlock.html, das die Kiste im Browser öffnet. Es sagt, wann und wie sich die Kiste öffnet, wo ihre Runde sein wird und ihren Hash, und nichts über den Inhalt.</translation>
    </message>
    <message>
        <source>The folder. Without it, beside the box.</source>
        <translation>Der Ordner. Ohne Angabe neben der Kiste.</translation>
    </message>
    <message>
        <source>The sheets of labels; a4 and letter are whole pages, for envelopes.</source>
        <translation>Die Etikettenbögen; a4 und letter sind ganze Seiten, für Umschläge.</translation>
    </message>
    <message>
        <source>What they are for: boxes of boards, or envelopes of records.</source>
        <translation>Wofür sie sind: Kästen mit Boards oder Umschläge mit Verteilungszetteln.</translation>
    </message>
    <message>
        <source>Copies of each label.</source>
        <translation>Wie oft jedes Etikett.</translation>
    </message>
    <message>
        <source>Where to begin on a sheet that was used before.</source>
        <translation>Wo auf einem angebrochenen Bogen begonnen wird.</translation>
    </message>
    <message>
        <source>A label for each of these sections.</source>
        <translation>Ein Etikett für jede dieser Sektionen.</translation>
    </message>
    <message>
        <source>No card is printed. Pairs and movements are left to the scorer.</source>
        <translation>Karten werden nicht gedruckt. Paare und Movements bleiben dem Scoreprogramm überlassen.</translation>
    </message>
    <message>
        <source>Every board is on it, for every section and copy, and no card.</source>
        <translation>Jedes Board steht darauf, für jede Sektion und Kopie, und keine Karte.</translation>
    </message>
    <message>
        <source>The sections that get the boards.</source>
        <translation>Die Sektionen, die die Boards bekommen.</translation>
    </message>
    <message>
        <source>Copies for each section.</source>
        <translation>Kopien je Sektion.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer by itself: load the file where the answer says.</source>
        <translation>Nichts verlässt diesen Computer von selbst: Laden Sie die Datei dort hoch, wo die Antwort es sagt.</translation>
    </message>
    <message>
        <source>Only for sets that the journal has as finished: “bigdeal journal state CODE finished”.</source>
        <translation>Nur für Sätze, die im Protokoll beendet sind: „bigdeal journal state CODE finished“.</translation>
    </message>
    <message>
        <source>The destination: bridgewebs, acbl-live, bridge-club-org, bridgecomposer, bbo, hand-viewer, bridgemate, tabscore, scorebridge, duplimate, dealer4, pianola, realbridge.</source>
        <translation>Das Ziel: bridgewebs, acbl-live, bridge-club-org, bridgecomposer, bbo, hand-viewer, bridgemate, tabscore, scorebridge, duplimate, dealer4, pianola, realbridge.</translation>
    </message>
    <message>
        <source>List all destinations, and what each takes.</source>
        <translation>Alle Ziele auflisten, und was jedes nimmt.</translation>
    </message>
    <message>
        <source>The pack has PBN, LIN, CSV, hand record and checksums.</source>
        <translation>Das Paket enthält PBN, LIN, CSV, Verteilungszettel und Prüfsummen.</translation>
    </message>
    <message>
        <source>The archive; without .zip, a new folder. An existing folder gets an archive.</source>
        <translation>Das Archiv; ohne .zip ein neuer Ordner. In einem vorhandenen Ordner entsteht ein Archiv.</translation>
    </message>
    <message>
        <source>With double-dummy results, where available.</source>
        <translation>Mit Double-Dummy-Ergebnissen, wo es sie gibt.</translation>
    </message>
    <message>
        <source>In this order: new, set-name, set-source (and holder), add-phase, inspect, publish and published (weeks ahead), set-value (when the outside value is known), deal, reveal. NAME.sqd and NAME.sqk are SquareDeal&apos;s own files.</source>
        <translation>In dieser Reihenfolge: new, set-name, set-source (und holder, für Hüter), add-phase, inspect, publish und published (Wochen vorher), set-value (wenn der externe Wert bekannt ist), deal, reveal. NAME.sqd und NAME.sqk sind die Dateien von SquareDeal.</translation>
    </message>
    <message>
        <source>Add a phase: in four words, in one as SESSIONS:BOARDS:PREFIX:DESCRIPTION, or with the options.</source>
        <translation>Eine Phase hinzufügen: in vier Wörtern, in einem als SESSIONS:BOARDS:PREFIX:DESCRIPTION, oder mit den Optionen.</translation>
    </message>
    <message>
        <source>Deal sessions into files, as SquareDeal names them.</source>
        <translation>Durchgänge in Dateien mischen, benannt wie von SquareDeal.</translation>
    </message>
    <message>
        <source>Record where play did not follow the plan, such as a session played out of order.</source>
        <translation>Vermerken, wo das Spiel vom Plan abwich, etwa bei Durchgängen in anderer Reihenfolge.</translation>
    </message>
    <message>
        <source>Words that others keep, so that nobody alone can foresee a board.</source>
        <translation>Wörter, die andere verwahren, damit niemand allein ein Board vorhersehen kann.</translation>
    </message>
    <message>
        <source>Look for what could go wrong before the plan is published.</source>
        <translation>Suchen, was schiefgehen könnte, bevor der Plan veröffentlicht wird.</translation>
    </message>
    <message>
        <source>Begin a plan in a folder of its own: NAME/NAME.sqd.</source>
        <translation>Einen Plan in einem eigenen Ordner beginnen: NAME/NAME.sqd.</translation>
    </message>
    <message>
        <source>Make the keys, bind them and the plan, and close the plan for good.</source>
        <translation>Die Schlüssel erzeugen, sie und den Plan festlegen und den Plan endgültig schließen.</translation>
    </message>
    <message>
        <source>Record where and since when the sealed plan and its check code are published.</source>
        <translation>Vermerken, wo und seit wann der versiegelte Plan und sein Prüfcode veröffentlicht sind.</translation>
    </message>
    <message>
        <source>Remove a phase; later ones move up.</source>
        <translation>Eine Phase entfernen; spätere rücken auf.</translation>
    </message>
    <message>
        <source>Deal reserve sets for sessions that cannot be played; with --only, single boards.</source>
        <translation>Reservesätze für Durchgänge mischen, die nicht gespielt werden können; mit --only einzelne Boards.</translation>
    </message>
    <message>
        <source>Make the public pack: plan, keys, commitment, boards, a text for the players, checksums.</source>
        <translation>Das öffentliche Paket anlegen: Plan, Schlüssel, Festlegung, Boards, ein Text für die Spieler, Prüfsummen.</translation>
    </message>
    <message>
        <source>Give the tournament a name.</source>
        <translation>Dem Turnier einen Namen geben.</translation>
    </message>
    <message>
        <source>Say where the outside value will come from.</source>
        <translation>Angeben, woher der externe Wert kommen wird.</translation>
    </message>
    <message>
        <source>Put the outside value into the published plan.</source>
        <translation>Den externen Wert in den veröffentlichten Plan eintragen.</translation>
    </message>
    <message>
        <source>Draw the publication sheet of a sealed plan again.</source>
        <translation>Das Veröffentlichungsblatt eines versiegelten Plans noch einmal zeichnen.</translation>
    </message>
    <message>
        <source>Show the plan, its progress, its log, and what comes next.</source>
        <translation>Den Plan zeigen, seinen Stand, sein Protokoll und was als Nächstes kommt.</translation>
    </message>
    <message>
        <source>How many sessions; 0 where it is still open.</source>
        <translation>Wie viele Durchgänge; 0, wo das noch offen ist.</translation>
    </message>
    <message>
        <source>Boards of each session: 20, 21-40, 1-16,17-32 in turn, 2x8, or ? to be asked.</source>
        <translation>Boards jedes Durchgangs: 20, 21-40, 1-16,17-32 im Wechsel, 2x8 oder ?, um gefragt zu werden.</translation>
    </message>
    <message>
        <source>The name of the files; # becomes the session&apos;s number.</source>
        <translation>Der Name der Dateien; # wird zur Nummer des Durchgangs.</translation>
    </message>
    <message>
        <source>The name of the phase; # as above.</source>
        <translation>Der Name der Phase; # wie oben.</translation>
    </message>
    <message>
        <source>Each session has files of its own, and runs of sessions one more. Nothing is ever overwritten; a session dealt again makes the same files.</source>
        <translation>Jeder Durchgang hat eigene Dateien, mehrere hintereinander noch eine dazu. Nichts wird je überschrieben; ein erneut gemischter Durchgang ergibt dieselben Dateien.</translation>
    </message>
    <message>
        <source>An age key file for which the keys are sealed.</source>
        <translation>Eine age-Schlüsseldatei, für die die Schlüssel versiegelt sind.</translation>
    </message>
    <message>
        <source>A sheet with one official&apos;s words; once for each official.</source>
        <translation>Ein Blatt mit den Wörtern eines Verwahrers; einmal für jeden.</translation>
    </message>
    <message>
        <source>Every session of every phase, as without --phase.</source>
        <translation>Jeden Durchgang jeder Phase, wie ohne --phase.</translation>
    </message>
    <message>
        <source>The number of one phase.</source>
        <translation>Die Nummer einer Phase.</translation>
    </message>
    <message>
        <source>Of that phase: 2, 1-3, 1,3 or * for all.</source>
        <translation>Von dieser Phase: 2, 1-3, 1,3 oder * für alle.</translation>
    </message>
    <message>
        <source>The boards of phases that leave them open (?).</source>
        <translation>Die Boards von Phasen, die sie offen lassen (?).</translation>
    </message>
    <message>
        <source>Formats, with commas between. Without it, those in the settings.</source>
        <translation>Formate, mit Kommas dazwischen. Ohne Angabe die der Einstellungen.</translation>
    </message>
    <message>
        <source>Where the files go. Without it, “boards” in the tournament&apos;s folder.</source>
        <translation>Wohin die Dateien kommen. Ohne Angabe „boards“ im Ordner des Turniers.</translation>
    </message>
    <message>
        <source>Lock each session&apos;s files in a box until then (2027-03-05T13:45Z). Keys and value can make the boards again earlier.</source>
        <translation>Die Dateien jedes Durchgangs bis dahin (2027-03-05T13:45Z) in eine Kiste verschließen. Mit Schlüsseln und Wert lassen sich die Boards früher noch einmal mischen.</translation>
    </message>
    <message>
        <source>Each holder makes words (new), keeps the slip, and gives the hash to the organiser, who adds it to the promise (add) before publishing. When the outside value is known, all give their words, and “set-value” takes them.</source>
        <translation>Jeder Hüter erzeugt Wörter (new), behält den Zettel und gibt den Hash dem Veranstalter, der ihn vor dem Veröffentlichen in die Zusage aufnimmt (add). Ist der externe Wert bekannt, geben alle ihre Wörter, und „set-value“ nimmt sie.</translation>
    </message>
    <message>
        <source>Add a holder to the promise: “Team B=b7404…”, or the file with the hash.</source>
        <translation>Einen Hüter in die Zusage aufnehmen: „Team B=b7404…“ oder die Datei mit dem Hash.</translation>
    </message>
    <message>
        <source>Check a slip, or words, against a hash, such as the one in the promise.</source>
        <translation>Einen Zettel oder Wörter gegen einen Hash prüfen, etwa den der Zusage.</translation>
    </message>
    <message>
        <source>Make twelve words for the holder NAME, such as “Team B”, and their hash.</source>
        <translation>Zwölf Wörter für den Hüter NAME erzeugen, etwa „Team B“, und ihren Hash.</translation>
    </message>
    <message>
        <source>Remove the holder NAME from the promise.</source>
        <translation>Den Hüter NAME aus der Zusage nehmen.</translation>
    </message>
    <message>
        <source>SLIP is the slip&apos;s text file, “-” for standard input, or the words themselves; typed words stay in your shell&apos;s history.</source>
        <translation>SLIP ist die Textdatei des Zettels, „-“ für die Standardeingabe, oder es sind die Wörter selbst; getippte Wörter bleiben im Verlauf Ihrer Shell.</translation>
    </message>
    <message>
        <source>The words go into the slip, in new files that only you can read, and are not shown. The hash is for the organiser, and reveals nothing.</source>
        <translation>Die Wörter kommen auf den Zettel, in neue Dateien, die nur Sie lesen können, und werden nicht gezeigt. Der Hash ist für den Veranstalter und verrät nichts.</translation>
    </message>
    <message>
        <source>Where slip and hash go. Without it, this folder.</source>
        <translation>Wohin Zettel und Hash kommen. Ohne Angabe in diesen Ordner.</translation>
    </message>
    <message>
        <source>Errors must be corrected; warnings are acknowledged when publishing, by the word in brackets. Exit code 1 where something was found.</source>
        <translation>Fehler müssen behoben werden; Warnungen werden beim Veröffentlichen bestätigt, mit dem Wort in Klammern. Exit-Code 1, wenn etwas gefunden wurde.</translation>
    </message>
    <message>
        <source>NAME alone is enough, here and in the other commands. With --practice the plan is called PRACTICE-NAME, and has a source and a phase to begin with.</source>
        <translation>NAME allein genügt, hier und bei den anderen Befehlen. Mit --practice heißt der Plan PRACTICE-NAME und hat für den Anfang eine Quelle und eine Phase.</translation>
    </message>
    <message>
        <source>The tournament&apos;s name.</source>
        <translation>Der Name des Turniers.</translation>
    </message>
    <message>
        <source>Where the outside value will come from.</source>
        <translation>Woher der externe Wert kommen wird.</translation>
    </message>
    <message>
        <source>To try it all out: any value, no waiting, and never called proved.</source>
        <translation>Um alles auszuprobieren: jeder Wert, kein Warten, und nie „bewiesen“ genannt.</translation>
    </message>
    <message>
        <source>The keys are sealed at once: with a passphrase typed at the terminal, or as the options say. Then publish NAME.sqd, NAME.commit.json and the check code yourself, where everybody sees them, and record it with “published”.</source>
        <translation>Die Schlüssel werden sofort versiegelt: mit einer am Terminal eingegebenen Passphrase oder wie die Optionen es sagen. Veröffentlichen Sie dann NAME.sqd, NAME.commit.json und den Prüfcode selbst, wo alle sie sehen, und vermerken Sie es mit „published“.</translation>
    </message>
    <message>
        <source>Seal for an age key; may be given several times.</source>
        <translation>Für einen age-Schlüssel versiegeln; mehrmals möglich.</translation>
    </message>
    <message>
        <source>Seal with the words of 2 of 3 officials; writes a sheet for each.</source>
        <translation>Mit den Wörtern von 2 aus 3 Verwahrern versiegeln; schreibt ein Blatt für jeden.</translation>
    </message>
    <message>
        <source>Leave the keys open, as SquareDeal does.</source>
        <translation>Die Schlüssel offen lassen, wie SquareDeal.</translation>
    </message>
    <message>
        <source>A warning you looked at, by the word in brackets; “all” for all of them.</source>
        <translation>Eine Warnung, die Sie angesehen haben, mit dem Wort in Klammern; „all“ für alle.</translation>
    </message>
    <message>
        <source>Your words go into the journal and, when the keys are revealed, into the pack.</source>
        <translation>Ihre Worte kommen ins Protokoll und, wenn die Schlüssel offengelegt werden, ins Paket.</translation>
    </message>
    <message>
        <source>Where everybody sees it, such as “Bulletin 1, club web page”.</source>
        <translation>Wo alle es sehen, etwa „Bulletin 1, Webseite des Vereins“.</translation>
    </message>
    <message>
        <source>Since when. Without it, today.</source>
        <translation>Seit wann. Ohne Angabe seit heute.</translation>
    </message>
    <message>
        <source>The reason goes into the journal, and into a notice to the players beside what is published.</source>
        <translation>Der Grund kommt ins Protokoll und in einen Aushang für die Spieler, neben dem Veröffentlichten.</translation>
    </message>
    <message>
        <source>Only these boards of one reserve set: 5, 5,7 or 5-7.</source>
        <translation>Nur diese Boards eines Reservesatzes: 5, 5,7 oder 5-7.</translation>
    </message>
    <message>
        <source>Why, in words that everybody will read (Law 6D).</source>
        <translation>Warum, in Worten, die alle lesen werden (§ 6 D).</translation>
    </message>
    <message>
        <source>With --phase and --sessions: a pack for each of these sessions, on the evening it was played. The keys of the others stay secret. Its reserve set cannot be used after that.</source>
        <translation>Mit --phase und --sessions: ein Paket für jeden dieser Durchgänge, am Abend des Spiels. Die Schlüssel der anderen bleiben geheim. Sein Reservesatz kann danach nicht mehr benutzt werden.</translation>
    </message>
    <message>
        <source>Single sessions of this phase.</source>
        <translation>Einzelne Durchgänge dieser Phase.</translation>
    </message>
    <message>
        <source>The pack, or a new folder. Without it, NAME-public.zip with what is published.</source>
        <translation>Das Paket oder ein neuer Ordner. Ohne Angabe NAME-public.zip beim Veröffentlichten.</translation>
    </message>
    <message>
        <source>Play of all that is revealed is over, reserve sets too.</source>
        <translation>Alles, was offengelegt wird, ist gespielt, auch Reservesätze.</translation>
    </message>
    <message>
        <source>--of “Dow Jones Industrial Average” --day 2027-07-14 makes the whole sentence. Or use your own words.</source>
        <translation>--of „Dow Jones Industrial Average“ --day 2027-07-14 ergibt den ganzen Satz. Oder nehmen Sie eigene Worte.</translation>
    </message>
    <message>
        <source>A value that proves itself: --of drand --at 2027-07-06T18:00Z --or-else “Dow Jones Industrial Average” promises a number that the public clock drand signs at that moment. --or-else counts if drand has ended: of a known source the value of --day, or else of the day after.</source>
        <translation>Ein Wert, der sich selbst beweist: --of drand --at 2027-07-06T18:00Z --or-else „Dow Jones Industrial Average“ sagt eine Zahl zu, die die öffentliche Uhr drand in jenem Moment signiert. --or-else gilt, falls drand aufgehört hat: von einer bekannten Quelle der Wert von --day, sonst der des Tages danach.</translation>
    </message>
    <message>
        <source>--holder “Team B=b7404…” adds the words of others (“holder new” makes them). Holders that the plan has already stay.</source>
        <translation>--holder „Team B=b7404…“ nimmt die Wörter anderer hinzu („holder new“ erzeugt sie). Hüter, die der Plan schon hat, bleiben.</translation>
    </message>
    <message>
        <source>“drand”, or one or two of: Dow Jones Industrial Average; S&amp;P 500; Nasdaq Composite; S&amp;P/TSX Composite; FTSE 100; DAX; CAC 40; AEX; BEL 20; SMI; WIG20; OMX Stockholm 30; Nikkei 225; Hang Seng Index; BSE Sensex; Nifty 50; LBMA Gold Price PM in US dollars.</source>
        <translation>„drand“ oder ein oder zwei von: Dow Jones Industrial Average; S&amp;P 500; Nasdaq Composite; S&amp;P/TSX Composite; FTSE 100; DAX; CAC 40; AEX; BEL 20; SMI; WIG20; OMX Stockholm 30; Nikkei 225; Hang Seng Index; BSE Sensex; Nifty 50; LBMA Gold Price PM in US dollars.</translation>
    </message>
    <message>
        <source>The day whose value counts.</source>
        <translation>Der Tag, dessen Wert zählt.</translation>
    </message>
    <message>
        <source>Which value of the day.</source>
        <translation>Welcher Wert des Tages.</translation>
    </message>
    <message>
        <source>With --of drand, when its round appears: 2027-07-06T18:00Z.</source>
        <translation>Mit --of drand, wann die Runde erscheint: 2027-07-06T18:00Z.</translation>
    </message>
    <message>
        <source>Its number, instead of --at.</source>
        <translation>Ihre Nummer, statt --at.</translation>
    </message>
    <message>
        <source>With --of drand, what counts if it has ended: a source, or your own words.</source>
        <translation>Mit --of drand, was gilt, falls es aufgehört hat: eine Quelle oder eigene Worte.</translation>
    </message>
    <message>
        <source>Somebody whose words go into the value too; may be given several times. See “holder”.</source>
        <translation>Jemand, dessen Wörter ebenfalls in den Wert eingehen (ein Hüter); mehrmals möglich. Siehe „holder“.</translation>
    </message>
    <message>
        <source>Type it as its source publishes it, with all decimals: 43,275.91. Spaces around it are left out, and “.” and “,” between digits. Before it can be known it is refused: on the promised day a closing value before noon, an opening value or a fixing before eight, by the clock of its exchange.</source>
        <translation>Tippen Sie ihn, wie seine Quelle ihn veröffentlicht, mit allen Nachkommastellen: 43,275.91. Leerzeichen darum werden weggelassen, ebenso „.“ und „,“ zwischen Ziffern. Solange er nicht bekannt sein kann, wird er verweigert: am zugesagten Tag ein Schlusswert vor Mittag, ein Eröffnungswert oder Fixing vor acht Uhr, nach der Uhr seiner Börse.</translation>
    </message>
    <message>
        <source>A promised round of drand is given as its file, with --round. Its signature is checked here, without a network.</source>
        <translation>Eine zugesagte Runde von drand wird als ihre Datei angegeben, mit --round. Ihre Signatur wird hier geprüft, ohne Netz.</translation>
    </message>
    <message>
        <source>Every promised holder is needed: --words or --words-file for each, or --withheld. The words are compared with the promised hash.</source>
        <translation>Jeder zugesagte Hüter wird gebraucht: --words oder --words-file für jeden, oder --withheld. Die Wörter werden mit dem zugesagten Hash verglichen.</translation>
    </message>
    <message>
        <source>The promised round of drand, as a relay serves it, or its three parts; “-” is standard input.</source>
        <translation>Die zugesagte Runde von drand, wie ein Server sie liefert, oder ihre drei Teile; „-“ ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>The value as a second person typed it.</source>
        <translation>Der Wert, wie ihn eine zweite Person getippt hat.</translation>
    </message>
    <message>
        <source>Replace a value from which nothing was dealt yet.</source>
        <translation>Einen Wert ersetzen, aus dem noch nichts gemischt wurde.</translation>
    </message>
    <message>
        <source>Accept a value that is not written as promised, and tell everybody why.</source>
        <translation>Einen Wert annehmen, der nicht wie zugesagt geschrieben ist, und allen sagen, warum.</translation>
    </message>
    <message>
        <source>A promised holder&apos;s words: “Team B=hawk-sister-…”.</source>
        <translation>Die Wörter eines zugesagten Hüters: „Team B=hawk-sister-…“.</translation>
    </message>
    <message>
        <source>The same, from the slip&apos;s text file.</source>
        <translation>Dasselbe, aus der Textdatei des Zettels.</translation>
    </message>
    <message>
        <source>A holder who did not give the words: their SHA-256 takes their place, and everybody sees that.</source>
        <translation>Ein Hüter, der die Wörter nicht gab: Ihr SHA-256 tritt an ihre Stelle, und alle sehen das.</translation>
    </message>
    <message>
        <source>For other paper, or if “publish” did not make it. It contains nothing secret.</source>
        <translation>Für anderes Papier oder wenn „publish“ es nicht ausgegeben hat. Es enthält nichts Geheimes.</translation>
    </message>
    <message>
        <source>A new PDF file. Without it, NAME-sheet.pdf.</source>
        <translation>Eine neue PDF-Datei. Ohne Angabe NAME-sheet.pdf.</translation>
    </message>
    <message>
        <source>NAME.sqd alone takes the files beside it; a public pack (.zip or folder) contains everything. Every board must come from some session, original or reserve, and the answer says which. No card is ever shown.</source>
        <translation>NAME.sqd allein nimmt die Dateien daneben; ein öffentliches Paket (.zip oder Ordner) enthält alles. Jedes Board muss aus irgendeinem Durchgang kommen, ursprünglich oder Reserve, und die Antwort sagt, aus welchem. Karten werden nie gezeigt.</translation>
    </message>
    <message>
        <source>GREEN: all is proved, with what you say. AMBER: nothing is wrong; lists show what is left to you, and what the organiser could still choose. RED: something contradicts.</source>
        <translation>GRÜN: alles ist bewiesen, mit dem, was Sie angeben. GELB: nichts ist falsch; Listen zeigen, was Ihnen überlassen ist und was der Veranstalter noch wählen konnte. ROT: etwas widerspricht sich.</translation>
    </message>
    <message>
        <source>Exit codes: 0 green or amber, 1 red (with --strict, amber too), 2 there is no plan, 4 a damaged file.</source>
        <translation>Exit-Codes: 0 grün oder gelb, 1 rot (mit --strict auch gelb), 2 es gibt keinen Plan, 4 eine beschädigte Datei.</translation>
    </message>
    <message>
        <source>The revealed keys.</source>
        <translation>Die offengelegten Schlüssel.</translation>
    </message>
    <message>
        <source>Files of boards; those after NAME.sqd are boards as well.</source>
        <translation>Dateien mit Boards; auch die nach NAME.sqd sind welche.</translation>
    </message>
    <message>
        <source>The check code (SHA-256) as you saw it published, digits or 13 words.</source>
        <translation>Der Prüfcode (SHA-256), wie Sie ihn veröffentlicht sahen, Ziffern oder 13 Wörter.</translation>
    </message>
    <message>
        <source>A plan that you kept yourself; one among the FILEs proves nothing.</source>
        <translation>Ein Plan, den Sie selbst aufgehoben haben; einer unter den FILEs beweist nichts.</translation>
    </message>
    <message>
        <source>You saw that check code, or had that plan, before the promised moment.</source>
        <translation>Sie sahen diesen Prüfcode oder hatten diesen Plan vor dem zugesagten Moment.</translation>
    </message>
    <message>
        <source>The outside value as you looked it up.</source>
        <translation>Der externe Wert, wie Sie ihn nachgesehen haben.</translation>
    </message>
    <message>
        <source>The sessions that were played: 1:1-3, 2:all, or all; may be given several times.</source>
        <translation>Die gespielten Durchgänge: 1:1-3, 2:all oder all; mehrmals möglich.</translation>
    </message>
    <message>
        <source>You know of no earlier promise of this organiser for this event.</source>
        <translation>Sie wissen von keiner früheren Zusage dieses Veranstalters für dieses Turnier.</translation>
    </message>
    <message>
        <source>Exit code 1 unless everything is proved (green).</source>
        <translation>Exit-Code 1, wenn nicht alles bewiesen ist (grün).</translation>
    </message>
    <message>
        <source>Without VALUE each line of standard input is one, and is answered before the next is read.</source>
        <translation>Ohne VALUE ist jede Zeile der Standardeingabe einer, und sie wird beantwortet, bevor die nächste gelesen wird.</translation>
    </message>
    <message>
        <source>Schemes:</source>
        <translation>Schemata:</translation>
    </message>
    <message>
        <source>deals as Big Deal numbers them</source>
        <translation>Verteilungen, wie Big Deal sie nummeriert</translation>
    </message>
    <message>
        <source>deals in Andrews&apos; squashed order</source>
        <translation>Verteilungen in Andrews’ gestauchter Reihenfolge</translation>
    </message>
    <message>
        <source>deals in Pavlicek&apos;s order</source>
        <translation>Verteilungen in Pavliceks Reihenfolge</translation>
    </message>
    <message>
        <source>endings, 1 to 13 cards in every hand</source>
        <translation>Endspiele, 1 bis 13 Karten in jeder Hand gleich</translation>
    </message>
    <message>
        <source>endings, 0 to 13 cards in each hand</source>
        <translation>Endspiele, 0 bis 13 Karten je Hand</translation>
    </message>
    <message>
        <source>any card anywhere</source>
        <translation>jede Karte an beliebiger Stelle</translation>
    </message>
    <message>
        <source>deals, two bits a card</source>
        <translation>Verteilungen, zwei Bits je Karte</translation>
    </message>
    <message>
        <source>any card anywhere, three bits a card</source>
        <translation>jede Karte an beliebiger Stelle, drei Bits je Karte</translation>
    </message>
    <message>
        <source>any card anywhere, as four suit words in hexadecimal</source>
        <translation>jede Karte an beliebiger Stelle, als vier hexadezimale Farbwörter</translation>
    </message>
    <message>
        <source>any card anywhere, as 52 letters N, E, S, W or -</source>
        <translation>jede Karte an beliebiger Stelle, als 52 Buchstaben N, E, S, W oder -</translation>
    </message>
    <message>
        <source>deals as Andrews&apos; three sequences of 13</source>
        <translation>Verteilungen als Andrews’ drei Folgen von 13</translation>
    </message>
    <message>
        <source>deals as the squashed indices of the sequences</source>
        <translation>Verteilungen als die gestauchten Indizes der Folgen</translation>
    </message>
    <message>
        <source>sets of whole numbers, such as 2 3 5, in squashed order</source>
        <translation>Mengen ganzer Zahlen, etwa 2 3 5, in gestauchter Reihenfolge</translation>
    </message>
    <message>
        <source>Complete a diagram to deals, at random, for study.</source>
        <translation>Ein Diagramm zu Verteilungen ergänzen, zufällig, zum Üben.</translation>
    </message>
    <message>
        <source>Turn numbers into diagrams.</source>
        <translation>Zahlen in Diagramme verwandeln.</translation>
    </message>
    <message>
        <source>Turn diagrams into numbers.</source>
        <translation>Diagramme in Zahlen verwandeln.</translation>
    </message>
    <message>
        <source>The cards of DIAGRAM, such as “N:AKQ... - - J...”, stay; the rest is dealt, and each such deal is equally likely. Boards for play come from “bigdeal deal” alone, because here you know cards.</source>
        <translation>Die Karten von DIAGRAM, etwa „N:AKQ... - - J...“, bleiben; der Rest wird gemischt, jede solche Verteilung gleich wahrscheinlich. Boards zum Spielen kommen nur von „bigdeal deal“, denn hier kennen Sie Karten.</translation>
    </message>
    <message>
        <source>How many deals. Without it, one.</source>
        <translation>Wie viele Verteilungen. Ohne Angabe eine.</translation>
    </message>
    <message>
        <source>40 hexadecimal digits that give the same deals again. Without it, the computer&apos;s randomness.</source>
        <translation>40 hexadezimale Ziffern, die dieselben Verteilungen wieder ergeben. Ohne Angabe der Zufall des Computers.</translation>
    </message>
    <message>
        <source>The scheme zbs takes four hexadecimal words a diagram. With --binary the numbers come from a file that “encode --binary” wrote.</source>
        <translation>Das Schema zbs nimmt vier hexadezimale Wörter je Diagramm. Mit --binary kommen die Zahlen aus einer Datei, die „encode --binary“ geschrieben hat.</translation>
    </message>
    <message>
        <source>Which way to number; “bigdeal number --help” lists them.</source>
        <translation>Wie nummeriert wird; „bigdeal number --help“ zählt die Arten auf.</translation>
    </message>
    <message>
        <source>Read the records of FILE; “-” is standard input.</source>
        <translation>Die Sätze aus FILE lesen; „-“ ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>How many members the sets of the scheme squashed have.</source>
        <translation>Wie viele Elemente die Mengen des Schemas squashed haben.</translation>
    </message>
    <message>
        <source>A diagram is “N:AK.2.. Q..3. ... .4..K”, its suits spades.hearts.diamonds.clubs; a hand without cards is “...” or “-”.</source>
        <translation>Ein Diagramm ist „N:AK.2.. Q..3. ... .4..K“, seine Farben Pik.Coeur.Karo.Treff; eine Hand ohne Karten ist „...“ oder „-“.</translation>
    </message>
    <message>
        <source>With --binary a file of numbers is written: 12 bytes a deal, 14 a balanced ending, 15 an unbalanced one, 16 any layout, 13 and 20 for bits104 and bits156, the most significant byte first. Words of zbs are four bytes each; 13 letters N, E, S, W or - are a suit by itself.</source>
        <translation>Mit --binary wird eine Datei mit Zahlen geschrieben: 12 Bytes je Verteilung, 14 je ausgeglichenes Endspiel, 15 je unausgeglichenes, 16 je Muster, 13 und 20 für bits104 und bits156, das höchstwertige Byte zuerst. Wörter von zbs haben vier Bytes; 13 Buchstaben N, E, S, W oder - sind eine Farbe für sich.</translation>
    </message>
    <message>
        <source>Write records of 12 to 20 bytes into the new FILE; “-” is standard output.</source>
        <translation>Sätze von 12 bis 20 Bytes in die neue FILE schreiben; „-“ ist die Standardausgabe.</translation>
    </message>
    <message>
        <source>Without a command it lists the holdings that Bradmetz&apos;s steps tell apart: South, North, and the word. A word has a letter a card, the ace first: S, N, and O for the opponents.</source>
        <translation>Ohne Befehl werden die Blätter aufgelistet, die Bradmetz’ Schritte unterscheiden: Süd, Nord und das Wort. Ein Wort hat einen Buchstaben je Karte, das Ass zuerst: S, N und O für die Gegner.</translation>
    </message>
    <message>
        <source>Steps:</source>
        <translation>Schritte:</translation>
    </message>
    <message>
        <source>South is the longer hand</source>
        <translation>Süd ist die längere Hand</translation>
    </message>
    <message>
        <source>cards without an opponent&apos;s between them change places</source>
        <translation>Karten ohne gegnerische dazwischen tauschen die Plätze</translation>
    </message>
    <message>
        <source>the longer hand keeps as many cards as the opponents hold, the rest sink</source>
        <translation>die längere Hand behält so viele Karten, wie die Gegner haben, die übrigen sinken</translation>
    </message>
    <message>
        <source>cards of the longer hand that fall under the shorter hand&apos;s masters sink</source>
        <translation>Karten der längeren Hand, die unter hohe der kürzeren fallen, sinken</translation>
    </message>
    <message>
        <source>cards of the shorter hand below the longer hand&apos;s weakest useful card sink</source>
        <translation>Karten der kürzeren Hand unter der kleinsten nützlichen der längeren sinken</translation>
    </message>
    <message>
        <source>cards below the opponents&apos; sentinel sink</source>
        <translation>Karten unter dem Wächter der Gegner sinken</translation>
    </message>
    <message>
        <source>How many of the steps to take, 0 to 5. Without it, 5.</source>
        <translation>Wie viele der Schritte, 0 bis 5. Ohne Angabe 5.</translation>
    </message>
    <message>
        <source>How the article&apos;s third step is understood.</source>
        <translation>Wie der dritte Schritt des Artikels verstanden wird.</translation>
    </message>
    <message>
        <source>Count instead: every level, or the one of --level.</source>
        <translation>Stattdessen zählen: jede Stufe oder die von --level.</translation>
    </message>
    <message>
        <source>Write into the new FILE; “-” is standard output.</source>
        <translation>In die neue FILE schreiben; „-“ ist die Standardausgabe.</translation>
    </message>
    <message>
        <source>Count trivial holdings, those with one strategy, and twins.</source>
        <translation>Triviale Blätter zählen, solche mit einer einzigen Spielweise und Zwillinge.</translation>
    </message>
    <message>
        <source>Reduce one suit, and name the rule of each step.</source>
        <translation>Eine Farbe vereinfachen und die Regel jedes Schritts nennen.</translation>
    </message>
    <message>
        <source>The best chance of every number of tricks, and the line of play.</source>
        <translation>Die beste Chance auf jede Stichzahl, und die Spielweise.</translation>
    </message>
    <message>
        <source>The kinds are those of Bradmetz&apos;s article, among the canonical forms. Twins are not looked for in a sample. All forms take some ten minutes for trivial ones and twins, and hours for the others.</source>
        <translation>Die Arten sind die aus Bradmetz’ Artikel, unter den Normalformen. Zwillinge werden nicht in einer Stichprobe gesucht. Alle Formen brauchen für triviale und Zwillinge etwa zehn Minuten, für die übrigen Stunden.</translation>
    </message>
    <message>
        <source>Kinds:</source>
        <translation>Arten:</translation>
    </message>
    <message>
        <source>each number of tricks is certain or out of reach</source>
        <translation>jede Stichzahl ist sicher oder unerreichbar</translation>
    </message>
    <message>
        <source>one line has the best chance of every number of tricks</source>
        <translation>eine Spielweise hat für jede Stichzahl die beste Chance</translation>
    </message>
    <message>
        <source>one line takes in every lie what it would with all cards in sight</source>
        <translation>eine Spielweise macht bei jedem Sitz, was sie mit allen Karten offen machte</translation>
    </message>
    <message>
        <source>like one before: same opponents&apos; cards, same lengths, same tricks in every lie</source>
        <translation>wie eine frühere: gleiche Gegnerkarten, gleiche Längen, gleiche Stiche bei jedem Sitz</translation>
    </message>
    <message>
        <source>the same, and South&apos;s and North&apos;s cards are above or below all others</source>
        <translation>dasselbe, und die Karten von Süd und Nord liegen über oder unter allen anderen</translation>
    </message>
    <message>
        <source>The canonical forms of this reading, after step 5.</source>
        <translation>Die Normalformen dieser Lesart, nach Schritt 5.</translation>
    </message>
    <message>
        <source>Only this kind; may be given several times.</source>
        <translation>Nur diese Art; mehrmals möglich.</translation>
    </message>
    <message>
        <source>Look at one form in N. Without it, 100; 1 where only twins or trivial ones are asked for.</source>
        <translation>Jede N-te Form ansehen. Ohne Angabe 100; 1, wenn nur nach Zwillingen oder trivialen gefragt ist.</translation>
    </message>
    <message>
        <source>The suit is SOUTH NORTH, such as AX95 Q4.</source>
        <translation>Die Farbe ist SOUTH NORTH, etwa AX95 Q4.</translation>
    </message>
    <message>
        <source>The ten is T, X or 10; R, D and V are K, Q and J; a hand without cards is “-”.</source>
        <translation>Die Zehn ist T, X oder 10; R, D und V sind K, Q und J; eine Hand ohne Karten ist „-“.</translation>
    </message>
    <message>
        <source>The suit is SOUTH NORTH, such as AJ2 765. It stands alone: either hand can lead to every trick. West and East see all cards and know declarer&apos;s plan; declarer sees what is played. Chances are exact, as when nothing is known of either hand. K/Q is either of two cards that are worth the same.</source>
        <translation>Die Farbe ist SOUTH NORTH, etwa AJ2 765. Sie steht für sich: Jede der beiden Hände kann zu jedem Stich ausspielen. West und Ost sehen alle Karten und kennen den Plan des Alleinspielers; er sieht, was gespielt wird. Chancen sind genau, wie wenn über keine Hand etwas bekannt ist. K/Q ist eine von zwei gleichwertigen Karten.</translation>
    </message>
    <message>
        <source>Only this number of tricks.</source>
        <translation>Nur diese Stichzahl.</translation>
    </message>
    <message>
        <source>Show the lines up to N leads; 0 shows the chances alone.</source>
        <translation>Die Spielweise bis zu N Ausspielen zeigen; 0 zeigt nur die Chancen.</translation>
    </message>
    <message>
        <source>All boards in FILEs and FOLDERs count together; of a set in several formats, one file. A file with an unknown ending has one deal a line. The percentile is the chance of a count as small or smaller; one figure in twenty stands out by chance alone.</source>
        <translation>Alle Boards in FILEs und FOLDERs zählen zusammen; von einem Satz in mehreren Formaten eine Datei. Eine Datei mit unbekannter Endung hat eine Verteilung je Zeile. Das Perzentil ist die Chance auf eine so kleine oder kleinere Anzahl; eine von zwanzig Zahlen fällt schon durch Zufall auf.</translation>
    </message>
    <message>
        <source>With --by-set each file is a set. The sets are compared with chance and each other, and boards that come again are named. Whether a machine is fair is answered by “bigdeal check-up”.</source>
        <translation>Mit --by-set ist jede Datei ein Satz. Die Sätze werden mit dem Zufall und miteinander verglichen, und wiederkehrende Boards werden genannt. Ob eine Maschine fair ist, beantwortet „bigdeal check-up“.</translation>
    </message>
    <message>
        <source>Exit codes: 0 no count is beyond chance, 1 one is.</source>
        <translation>Exit-Codes: 0 keine Anzahl ist jenseits des Zufalls, 1 eine ist es.</translation>
    </message>
    <message>
        <source>Also take the files and folders named in FILE, one a line.</source>
        <translation>Auch die Dateien und Ordner nehmen, die in FILE genannt sind, je einer pro Zeile.</translation>
    </message>
    <message>
        <source>Each file is a set: compare the sets with chance and each other.</source>
        <translation>Jede Datei ist ein Satz: die Sätze mit dem Zufall und miteinander vergleichen.</translation>
    </message>
    <message>
        <source>Also write all figures into a new file.</source>
        <translation>Alle Zahlen auch in eine neue Datei schreiben.</translation>
    </message>
    <message>
        <source>Also draw a chart into a new file.</source>
        <translation>Auch ein Diagramm in eine neue Datei zeichnen.</translation>
    </message>
    <message>
        <source>Nobody has to play these boards any more, whatever the journal says.</source>
        <translation>Niemand muss diese Boards mehr spielen, was auch immer das Protokoll sagt.</translation>
    </message>
    <message>
        <source>Give last year&apos;s files, or their FOLDER: any format, any program, the more sets the better. Where they are not as chance deals them, you learn what was done to them. A set that is there several times counts once.</source>
        <translation>Geben Sie die Dateien des letzten Jahres an oder ihren FOLDER: jedes Format, jedes Programm, je mehr Sätze, desto besser. Sind sie nicht, wie der Zufall mischt, so erfahren Sie, was mit ihnen gemacht wurde. Ein mehrfach vorhandener Satz zählt einmal.</translation>
    </message>
    <message>
        <source>Exit codes: 0 as chance deals them, 1 not, 4 files that cannot be read.</source>
        <translation>Exit-Codes: 0 wie der Zufall mischt, 1 nicht, 4 nicht lesbare Dateien.</translation>
    </message>
    <message>
        <source>Print the verdict for the notice board.</source>
        <translation>Das Ergebnis für den Aushang drucken.</translation>
    </message>
    <message>
        <source>Also count games and slams that can be made: some 0.2 seconds a board.</source>
        <translation>Auch erreichbare Vollspiele und Schlemms zählen: etwa 0,2 Sekunden je Board.</translation>
    </message>
    <message>
        <source>The last line is the SHA-256 of this copy&apos;s verify.html: players can compare theirs.</source>
        <translation>Die letzte Zeile ist der SHA-256 der verify.html dieser Kopie: Spieler können ihre vergleichen.</translation>
    </message>
    <message>
        <source>With --dossier it also deals fresh boards by the million (minutes), compares them with chance, and writes a PDF to be signed.</source>
        <translation>Mit --dossier werden außerdem Millionen frischer Boards gemischt (Minuten), mit dem Zufall verglichen und ein PDF zum Unterschreiben geschrieben.</translation>
    </message>
    <message>
        <source>Exit codes: 0 all is well, 5 a known answer is wrong or the dossier FAILED, 1 another dossier has to be made.</source>
        <translation>Exit-Codes: 0 alles in Ordnung, 5 eine bekannte Antwort ist falsch oder das Dossier meldet FAILED, 1 ein weiteres Dossier ist nötig.</translation>
    </message>
    <message>
        <source>Also test fresh boards, and write all into a new file.</source>
        <translation>Auch frische Boards prüfen und alles in eine neue Datei schreiben.</translation>
    </message>
    <message>
        <source>How many fresh boards the dossier counts. Without it, 10,000,000.</source>
        <translation>Wie viele frische Boards das Dossier zählt. Ohne Angabe 10.000.000.</translation>
    </message>
    <message>
        <source>{title}: {boards}, set code {set_code}: {names}</source>
        <translation>{title}: {boards}, Satzcode {set_code}: {names}</translation>
    </message>
    <message>
        <source>Phase {number}: {sessions}, {boards}, files {prefix}: {description}</source>
        <translation>Phase {number}: {sessions}, {boards}, Dateien {prefix}: {description}</translation>
    </message>
    <message>
        <source>  {number}  {sessions}, {boards}, files {prefix}: {description}</source>
        <translation>  {number}  {sessions}, {boards}, Dateien {prefix}: {description}</translation>
    </message>
</context>
<context>
    <name>digest</name>
    <message>
        <source>There are more than {of} words.</source>
        <translation>Es sind mehr als {of} Wörter.</translation>
    </message>
    <message>
        <source>There are more than {of} groups of eight.</source>
        <translation>Es sind mehr als {of} Achtergruppen.</translation>
    </message>
    <message>
        <source>All {of} words agree.</source>
        <translation>Alle {of} Wörter stimmen.</translation>
    </message>
    <message>
        <source>All {of} groups agree.</source>
        <translation>Alle {of} Gruppen stimmen.</translation>
    </message>
    <message>
        <source>Type the digits or the words.</source>
        <translation>Ziffern oder Wörter eintippen.</translation>
    </message>
    <message>
        <source>Right so far: {place} of {of} words.</source>
        <translation>Bis hierher richtig: {place} von {of} Wörtern.</translation>
    </message>
    <message>
        <source>Right so far: {place} of {of} groups.</source>
        <translation>Bis hierher richtig: {place} von {of} Gruppen.</translation>
    </message>
    <message>
        <source>Word {place} is not in the word list. Check it again.</source>
        <translation>Wort {place} steht nicht in der Wortliste: bitte noch einmal nachsehen.</translation>
    </message>
    <message>
        <source>Word {place} is different.</source>
        <translation>Wort {place} ist ein anderes.</translation>
    </message>
    <message>
        <source>Group {place} of eight is different.</source>
        <translation>Achtergruppe {place} ist eine andere.</translation>
    </message>
</context>
<context>
    <name>dossier</name>
    <message>
        <source>Dossier of {program}</source>
        <translation>Dossier zu {program}</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Unterschriften</translation>
    </message>
    <message>
        <source>Name and office</source>
        <translation>Name und Funktion</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Unterschrift</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>Ort und Datum</translation>
    </message>
    <message>
        <source>{program}, dossier: {verdict}. Page {page} of {pages}</source>
        <translation>{program}, Dossier: {verdict}. Seite {page} von {pages}</translation>
    </message>
    <message>
        <source>Meter and recordings of people</source>
        <translation>Anzeige und Aufzeichnungen von Menschen</translation>
    </message>
    <message>
        <source>Of what the non-IID tests of NIST SP 800-90B find, it credits 0.55 to 0.83 for key presses, 0.60 to 0.84 for holds and 0.85 for the mouse</source>
        <translation>Von dem, was die Tests von NIST SP 800-90B (non-IID) finden, schreibt sie 0,55 bis 0,83 bei Tastendrücken gut, 0,60 bis 0,84 bei der Dauer des Drückens und 0,85 bei der Maus</translation>
    </message>
    <message>
        <source>Meter and the best guesser</source>
        <translation>Anzeige und der beste Rater</translation>
    </message>
    <message>
        <source>A session that it calls 213 bits has 475 in the median, and at least 307, for somebody who knows the typist and everything typed before</source>
        <translation>Eine Eingabe, die sie mit 213 Bit bewertet, hat im Median 475 und mindestens 307 Bit für jemanden, der den Schreiber und alles vorher Getippte kennt</translation>
    </message>
    <message>
        <source>Recordings used</source>
        <translation>Verwendete Aufzeichnungen</translation>
    </message>
    <message>
        <source>126,000 presses of 22 people; 5,300 presses of 7 people (Aalto); 168,423 moves of 120 people (SapiMouse)</source>
        <translation>126&#xa0;000 Tastendrücke von 22 Personen; 5&#xa0;300 Tastendrücke von 7 Personen (Aalto); 168&#xa0;423 Bewegungen von 120 Personen (SapiMouse)</translation>
    </message>
    <message>
        <source>Long runs of the generator</source>
        <translation>Lange Läufe des Generators</translation>
    </message>
    <message>
        <source>100,000,000 and 1,000,000,000 boards, 103 tests each: none fails at 1 % for all together</source>
        <translation>100&#xa0;000&#xa0;000 und 1&#xa0;000&#xa0;000&#xa0;000 Boards, je 103 Tests: keiner fällt bei 1&#xa0;% für alle zusammen durch</translation>
    </message>
    <message>
        <source>81 figures: 77 passed, 4 weak, none failed. The weak ones again, with five times the samples: all 33 passed</source>
        <translation>81 Werte: 77 bestanden, 4 schwach, keiner durchgefallen. Die schwachen noch einmal mit fünfmal so vielen Proben: alle 33 bestanden</translation>
    </message>
    <message>
        <source>a player who knows some hands</source>
        <translation>ein Spieler, der einige Hände kennt</translation>
    </message>
    <message>
        <source>work out the others, or the next set</source>
        <translation>die anderen oder den nächsten Satz errechnen</translation>
    </message>
    <message>
        <source>each deal is cut out of a hash of a 160-bit seed; no output is ever part of the next input</source>
        <translation>jede Verteilung wird aus einem Hash eines Startwerts von 160 Bit geschnitten; keine Ausgabe geht in die nächste Eingabe ein</translation>
    </message>
    <message>
        <source>a player who knows when and where the boards were dealt</source>
        <translation>ein Spieler, der weiß, wann und wo die Boards gemischt wurden</translation>
    </message>
    <message>
        <source>guess the seed</source>
        <translation>den Startwert erraten</translation>
    </message>
    <message>
        <source>213 bits of typing and moving, and the system&apos;s randomness besides; the clock alone is worth nothing</source>
        <translation>213 Bit aus Tippen und Bewegen und dazu der Zufall des Systems; die Uhr allein ist nichts wert</translation>
    </message>
    <message>
        <source>somebody who finds what the program leaves</source>
        <translation>jemand, der findet, was das Programm hinterlässt</translation>
    </message>
    <message>
        <source>find a card or the seed again</source>
        <translation>eine Karte oder den Startwert wiederfinden</translation>
    </message>
    <message>
        <source>neither is written anywhere; digests of deals are keyed; the set code is an HMAC, not a hash</source>
        <translation>beides wird nirgends geschrieben; Hashes von Verteilungen haben einen Schlüssel; der Satzcode ist ein HMAC, kein Hash</translation>
    </message>
    <message>
        <source>a careless or hurried operator</source>
        <translation>ein nachlässiger oder eiliger Bediener</translation>
    </message>
    <message>
        <source>overwrite a set, play an old one, use half of one</source>
        <translation>einen Satz überschreiben, einen alten spielen, einen halben verwenden</translation>
    </message>
    <message>
        <source>nothing is overwritten; a deal that comes back is noticed; a set is whole or not there</source>
        <translation>nichts wird überschrieben; eine Verteilung, die wiederkommt, fällt auf; ein Satz ist ganz da oder gar nicht</translation>
    </message>
    <message>
        <source>an operator who does not like the hands</source>
        <translation>ein Bediener, dem die Hände nicht gefallen</translation>
    </message>
    <message>
        <source>deal again until they please</source>
        <translation>mischen, bis sie gefallen</translation>
    </message>
    <message>
        <source>no card is shown; there is no “again”: each dealing needs a full meter, gets a new seed and leaves a row in the journal for every set</source>
        <translation>keine Karte wird gezeigt; es gibt kein „noch einmal“: Jedes Mischen verlangt eine volle Anzeige, bekommt einen neuen Startwert und hinterlässt für jeden Satz eine Zeile im Protokoll</translation>
    </message>
    <message>
        <source>a faulty disk, USB drive or copy of the program</source>
        <translation>eine defekte Platte, ein defekter USB-Stick oder eine beschädigte Kopie des Programms</translation>
    </message>
    <message>
        <source>wrong boards</source>
        <translation>falsche Boards</translation>
    </message>
    <message>
        <source>every file is read back and compared; known answers are checked at each start, and a program that fails them does not deal</source>
        <translation>jede Datei wird zurückgelesen und verglichen; bekannte Antworten werden bei jedem Start geprüft, und ein Programm, das sie nicht gibt, mischt nicht</translation>
    </message>
    <message>
        <source>Not against: somebody who controls the computer (malware, another administrator, a camera at the screen), somebody who gets the files before play, or an operator who alters the program. Those need people: a second person in the room, a computer that is off the network, files that are carried by hand.</source>
        <translation>Nicht gegen: jemanden, der den Computer beherrscht (Schadsoftware, ein anderer Administrator, eine Kamera vor dem Bildschirm), der die Dateien vor dem Spiel bekommt, oder einen Bediener, der das Programm verändert. Dagegen helfen nur Menschen: eine zweite Person im Raum, ein Computer ohne Netz, Dateien, die von Hand getragen werden.</translation>
    </message>
    <message>
        <source>The meter cannot tell a person from a long recording played once, or from a program written to imitate one: no count can.</source>
        <translation>Die Anzeige kann einen Menschen nicht von einer langen, einmal abgespielten Aufzeichnung unterscheiden und nicht von einem Programm, das einen Menschen nachahmt: Das kann keine Zählung.</translation>
    </message>
    <message>
        <source>A seed is in one buffer, which is overwritten after use. Python, the hash library and the operating system may have copied it before. Swap and hibernation can put a page of memory on the disk. Encrypt the disk, or switch swap off.</source>
        <translation>Ein Startwert steht in einem einzigen Puffer, der nach Gebrauch überschrieben wird. Python, die Hash-Bibliothek und das Betriebssystem können ihn vorher kopiert haben. Auslagerung und Ruhezustand können eine Speicherseite auf die Platte schreiben. Verschlüsseln Sie die Platte, oder schalten Sie die Auslagerung ab.</translation>
    </message>
    <message>
        <source>And {count} more, below.</source>
        <translation>Und {count} weitere, unten.</translation>
    </message>
    <message>
        <source>This copy of the program must not deal.</source>
        <translation>Diese Kopie des Programms darf nicht mischen.</translation>
    </message>
    <message>
        <source>Two counts in turn came out as each of them does by chance once in a hundred times: that is one dossier of ten thousand. Make another one. If it says the same, this copy of the program must not deal.</source>
        <translation>Zwei Zählungen nacheinander fielen so aus, wie es bei jeder durch Zufall einmal in hundert Fällen vorkommt: Das ist ein Dossier von zehntausend. Erstellen Sie noch eines. Sagt es dasselbe, darf diese Kopie des Programms nicht mischen.</translation>
    </message>
    <message>
        <source>Every known answer is right, and no test of fresh boards shows more than chance does.</source>
        <translation>Jede bekannte Antwort ist richtig, und kein Test frischer Boards zeigt mehr als der Zufall.</translation>
    </message>
    <message>
        <source>A test of the first count came out as it does by chance in one dossier of a hundred, so as many boards were dealt and counted again. Both counts are below.</source>
        <translation>Ein Test der ersten Zählung fiel so aus, wie es durch Zufall in einem von hundert Dossiers vorkommt. Darum wurden ebenso viele Boards noch einmal gemischt und gezählt. Beide Zählungen stehen unten.</translation>
    </message>
    <message>
        <source>Known answer of the {part}: WRONG.</source>
        <translation>Bekannte Antwort ({part}): FALSCH.</translation>
    </message>
    <message>
        <source>No boards could be made: {fault}</source>
        <translation>Es konnten keine Boards gemischt werden: {fault}</translation>
    </message>
    <message>
        <source>Made {time} by the program itself, with {boards} fresh boards, in {seconds} seconds.</source>
        <translation>Erstellt am {time} vom Programm selbst, mit {boards} frischen Boards, in {seconds} Sekunden.</translation>
    </message>
    <message>
        <source>Made with the program named above:</source>
        <translation>Erstellt mit dem oben genannten Programm:</translation>
    </message>
    <message>
        <source>{boards} boards were dealt just now, from {used} of {seeds} seeds. The seeds were drawn as for every dealing by command: from the operating system’s randomness, hashed with the clocks. No board was shown or kept; all were counted, and held against what chance alone gives, worked out exactly.</source>
        <translation>{boards} Boards wurden eben gemischt, aus {used} von {seeds} Startwerten. Die Startwerte wurden gezogen wie bei jedem Mischen per Befehl: aus dem Zufall des Betriebssystems, gehasht mit den Uhren. Kein Board wurde gezeigt oder behalten; alle wurden gezählt und mit dem verglichen, was der Zufall allein ergibt, genau berechnet.</translation>
    </message>
    <message>
        <source>Checks a tournament, as verify.html does, whose SHA-256 is above and in the release’s notes.</source>
        <translation>Prüft ein Turnier nach, wie auch verify.html, dessen SHA-256 oben und in den Hinweisen zur Veröffentlichung steht.</translation>
    </message>
    <message>
        <source>For the committee, after comparing its SHA-256 with the published one:</source>
        <translation>Für das Komitee, nach Vergleich seines SHA-256 mit dem veröffentlichten:</translation>
    </message>
    <message>
        <source>For the committee:</source>
        <translation>Für das Komitee:</translation>
    </message>
    <message>
        <source>SHA-256 of {name}</source>
        <translation>SHA-256 von {name}</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>Was geprüft wurde</translation>
    </message>
    <message>
        <source>Each part is asked for what is known: the published answers of RIPEMD-160, the numbers of a known seed, the map from numbers to deals and back, every file format byte for byte and read back. Before each dealing the program tries the same, and does not deal if an answer is wrong.</source>
        <translation>Jeder Teil wird nach Bekanntem gefragt: nach den veröffentlichten Antworten von RIPEMD-160, den Zahlen zu einem bekannten Startwert, der Abbildung von Nummern auf Verteilungen und zurück, jedem Dateiformat Byte für Byte, auch zurückgelesen. Dasselbe prüft das Programm vor jedem Mischen, und es mischt nicht, wenn eine Antwort falsch ist.</translation>
    </message>
    <message>
        <source>{count} of {all} known answers are right.</source>
        <translation>{count} von {all} bekannten Antworten sind richtig.</translation>
    </message>
    <message>
        <source>part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Known answers</source>
        <translation>Bekannte Antworten</translation>
    </message>
    <message>
        <source>“Chance” is how often a perfect dealer strays as far, on either side. With {count} tests some chances are small by chance; “adjusted” allows for that (Holm 1979). {failed}: an adjusted chance below one in a million. Where one is below 1 %, as many boards are dealt and counted a second time; if that happens again: {unclear}. A perfect dealer meets {unclear} in one dossier of ten thousand, {failed} in one of a million. Outcomes of which chance gives fewer than ten are counted together. The names of the tests are English, as in docs/fairness.md.</source>
        <translation>„Chance“ ist, wie oft ein perfekter Mischer ebenso weit abweicht, nach beiden Seiten. Bei {count} Tests sind einige Chancen durch Zufall klein; „bereinigt“ berücksichtigt das (Holm 1979). {failed}: eine bereinigte Chance unter eins zu einer Million. Liegt eine unter 1&#xa0;%, werden ebenso viele Boards noch einmal gemischt und gezählt; geschieht es wieder: {unclear}. Einem perfekten Mischer begegnet {unclear} in einem von zehntausend Dossiers, {failed} in einem von einer Million. Ergebnisse, von denen der Zufall weniger als zehn ergibt, werden zusammen gezählt. Die Namen der Tests sind englisch wie in docs/fairness.md.</translation>
    </message>
    <message>
        <source>{count} of {all} (by chance: none)</source>
        <translation>{count} von {all} (durch Zufall: keine)</translation>
    </message>
    <message>
        <source>Boards that came again</source>
        <translation>Boards, die wiederkamen</translation>
    </message>
    <message>
        <source>Seeds that came again</source>
        <translation>Startwerte, die wiederkamen</translation>
    </message>
    <message>
        <source>Chances below 10 %, 5 %, 1 %</source>
        <translation>Chancen unter 10&#xa0;%, 5&#xa0;%, 1&#xa0;%</translation>
    </message>
    <message>
        <source>{counts} (by chance about {expected})</source>
        <translation>{counts} (durch Zufall etwa {expected})</translation>
    </message>
    <message>
        <source>test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>chi-square</source>
        <translation>Chi-Quadrat</translation>
    </message>
    <message>
        <source>degrees of freedom</source>
        <translation>Freiheitsgrade</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>bereinigt</translation>
    </message>
    <message>
        <source>Fresh boards</source>
        <translation>Frische Boards</translation>
    </message>
    <message>
        <source>Fresh boards, counted again</source>
        <translation>Frische Boards, noch einmal gezählt</translation>
    </message>
    <message>
        <source>PASSED</source>
        <translation>BESTANDEN</translation>
    </message>
    <message>
        <source>NOT CLEAR</source>
        <translation>UNKLAR</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>NICHT BESTANDEN</translation>
    </message>
    <message>
        <source>A set needs a seed of 160 bits that nobody can guess. In the window it is drawn when {target} bits of typing and moving have been credited; what one of several predictors foresees earns nothing, and health tests after NIST SP 800-90B refuse input that repeats itself. Always, and in commands alone, the operating system’s randomness goes in: {bytes} bytes at the start and {bytes} at each seed, each read compared with the one before it. All is hashed with RIPEMD-160; numbers that are no deal’s are refused, never folded.</source>
        <translation>Ein Satz braucht einen Startwert von 160 Bit, den niemand erraten kann. Im Fenster wird er gezogen, wenn {target} Bit aus Tippen und Bewegen gutgeschrieben sind; was einer von mehreren Vorhersagern kommen sieht, zählt nicht, und Prüfungen nach NIST SP 800-90B weisen Eingaben ab, die sich wiederholen. Immer, und bei Befehlen allein, geht der Zufall des Betriebssystems ein: {bytes} Byte am Anfang und {bytes} bei jedem Startwert, jede Lesung verglichen mit der vorigen. Alles wird mit RIPEMD-160 gehasht; Zahlen, zu denen keine Verteilung gehört, werden verworfen, nie umgerechnet.</translation>
    </message>
    <message>
        <source>Randomness: the rules, and what was measured</source>
        <translation>Zufall: die Regeln und was gemessen wurde</translation>
    </message>
    <message>
        <source>who</source>
        <translation>wer</translation>
    </message>
    <message>
        <source>what they try</source>
        <translation>was er versucht</translation>
    </message>
    <message>
        <source>what stands against it</source>
        <translation>was dagegen steht</translation>
    </message>
    <message>
        <source>Threats and limits</source>
        <translation>Bedrohungen und Grenzen</translation>
    </message>
    <message>
        <source>Makes this dossier again, with other seeds and so with other figures.</source>
        <translation>Erstellt dieses Dossier noch einmal, mit anderen Startwerten und darum anderen Zahlen.</translation>
    </message>
    <message>
        <source>Beside the release: the SHA-256 of the download. “gh attestation verify” tells who built it.</source>
        <translation>Neben der Veröffentlichung: der SHA-256 des Downloads. „gh attestation verify“ sagt, wer ihn gebaut hat.</translation>
    </message>
    <message>
        <source>Built again from the sources, the program for Linux is the same bytes.</source>
        <translation>Noch einmal aus den Quellen gebaut, ist das Programm für Linux Byte für Byte dasselbe.</translation>
    </message>
    <message>
        <source>What the program contains. A bill of materials (.cdx.json) is beside the release.</source>
        <translation>Was das Programm enthält. Eine Stückliste (.cdx.json) liegt neben der Veröffentlichung.</translation>
    </message>
    <message>
        <source>A long run that anybody can repeat: its seed is published before it deals.</source>
        <translation>Ein langer Lauf, den jeder wiederholen kann: Sein Startwert wird veröffentlicht, bevor gemischt wird.</translation>
    </message>
    <message>
        <source>What anybody can check</source>
        <translation>Was jeder prüfen kann</translation>
    </message>
    <message>
        <source>{test}: by chance at most once in {odds} such runs.</source>
        <translation>{test}: durch Zufall höchstens einmal in {odds} solchen Läufen.</translation>
    </message>
    <message>
        <source>{count} of {all} seeds were drawn before.</source>
        <translation>{count} von {all} Startwerten waren schon einmal gezogen.</translation>
    </message>
    <message>
        <source>{count} of {all} boards were dealt before.</source>
        <translation>{count} von {all} Boards waren schon einmal gemischt.</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>There is no format “{name}”. The formats are: {known}.</source>
        <translation>Ein Format „{name}“ gibt es nicht. Die Formate sind: {known}.</translation>
    </message>
    <message>
        <source>The name has no ending that shows the format. Rename the file to end in one of: {known}.</source>
        <translation>Der Name hat keine Endung, die das Format zeigt. Benennen Sie die Datei so um, dass sie auf eine davon endet: {known}.</translation>
    </message>
    <message>
        <source>The format “{first}” was given twice.</source>
        <translation>Das Format „{first}“ wurde zweimal angegeben.</translation>
    </message>
    <message>
        <source>“{first}” and “{second}” would both write the {suffix} file: choose one.</source>
        <translation>„{first}“ und „{second}“ würden beide die {suffix}-Datei schreiben: Wählen Sie eines.</translation>
    </message>
    <message>
        <source>The journal “{path}” is damaged: {reason}.</source>
        <translation>Das Protokoll „{path}“ ist beschädigt: {reason}.</translation>
    </message>
    <message>
        <source>The journal “{path}” was written by a newer version of this program.</source>
        <translation>Das Protokoll „{path}“ wurde von einer neueren Version dieses Programms geschrieben.</translation>
    </message>
    <message>
        <source>Another program is writing to the journal “{path}”.</source>
        <translation>Ein anderes Programm schreibt gerade in das Protokoll „{path}“.</translation>
    </message>
    <message>
        <source>The journal “{path}” cannot be used: {reason}.</source>
        <translation>Das Protokoll „{path}“ kann nicht verwendet werden: {reason}.</translation>
    </message>
    <message>
        <source>The journal was changed: {problems}</source>
        <translation>Das Protokoll wurde geändert: {problems}</translation>
    </message>
    <message>
        <source>Set {code} is “{state}” and cannot become “{wanted}”.</source>
        <translation>Satz {code} ist „{state}“ und kann nicht „{wanted}“ werden.</translation>
    </message>
    <message>
        <source>This file is sealed, but not locked until a time.</source>
        <translation>Diese Datei ist versiegelt, aber nicht bis zu einem Zeitpunkt verschlossen.</translation>
    </message>
    <message>
        <source>Not a locked box</source>
        <translation>Keine verschlossene Kiste</translation>
    </message>
    <message>
        <source>Another public clock</source>
        <translation>Eine andere öffentliche Uhr</translation>
    </message>
    <message>
        <source>Round {needed} opens this box, not round {given}.</source>
        <translation>Diese Kiste öffnet Runde {needed}, nicht Runde {given}.</translation>
    </message>
    <message>
        <source>A package is missing</source>
        <translation>Ein Paket fehlt</translation>
    </message>
    <message>
        <source>Not a deal: {problems}.</source>
        <translation>Keine Verteilung: {problems}.</translation>
    </message>
    <message>
        <source>Not a diagram: {reason}.</source>
        <translation>Kein Diagramm: {reason}.</translation>
    </message>
    <message>
        <source>Not {kind}: {problems}.</source>
        <translation>Nicht {kind}: {problems}.</translation>
    </message>
    <message>
        <source>The scheme “{scheme}” numbers from 0 to {last}.</source>
        <translation>Das Schema „{scheme}“ zählt von 0 bis {last}.</translation>
    </message>
    <message>
        <source>Not four suit words: {reason}.</source>
        <translation>Keine vier Farbwörter: {reason}.</translation>
    </message>
    <message>
        <source>{place}: {reason}</source>
        <translation>{place}: {reason}</translation>
    </message>
    <message>
        <source>There is no number scheme “{name}”. The schemes are: {known}.</source>
        <translation>Ein Zahlenschema „{name}“ gibt es nicht. Die Schemata sind: {known}.</translation>
    </message>
    <message>
        <source>Unknown number scheme</source>
        <translation>Unbekanntes Zahlenschema</translation>
    </message>
    <message>
        <source>Nothing was done. Choose from the list.</source>
        <translation>Nichts wurde getan. Wählen Sie aus der Liste.</translation>
    </message>
    <message>
        <source>A value cannot be packed</source>
        <translation>Ein Wert lässt sich nicht packen</translation>
    </message>
    <message>
        <source>Damaged file of numbers</source>
        <translation>Beschädigte Datei mit Zahlen</translation>
    </message>
    <message>
        <source>Nothing can be printed on this computer: {reason}.</source>
        <translation>Auf diesem Computer kann nichts gedruckt werden: {reason}.</translation>
    </message>
    <message>
        <source>The generator has used all {last} values of its counter.</source>
        <translation>Der Generator hat alle {last} Werte seines Zählers verbraucht.</translation>
    </message>
    <message>
        <source>Only {have_bits} of {want_bits} bits of randomness have been collected.</source>
        <translation>Erst {have_bits} von {want_bits} Bit Zufall sind gesammelt.</translation>
    </message>
    <message>
        <source>The self-test of the {part} failed: this copy of the program is damaged.</source>
        <translation>Der Selbsttest ({part}) ist fehlgeschlagen: Diese Kopie des Programms ist beschädigt.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>These boards were dealt before and are {state}: set {named}.</source>
        <translation>Diese Boards wurden früher gemischt (Zustand: {state}): Satz {named}.</translation>
    </message>
    <message>
        <source>“{text}” cannot be a file name: {reason}.</source>
        <translation>„{text}“ kann kein Dateiname sein: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” could not be written: {reason}.</source>
        <translation>„{path}“ konnte nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” could not be read: {reason}.</source>
        <translation>„{path}“ konnte nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>The keys do not fit the plan: {problems}.</source>
        <translation>Die Schlüssel passen nicht zum Plan: {problems}.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>source of the outside value</source>
        <translation>Quelle des externen Werts</translation>
    </message>
    <message>
        <source>outside value</source>
        <translation>externer Wert</translation>
    </message>
    <message>
        <source>hash of the keys</source>
        <translation>Hash der Schlüssel</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>hash of the words</source>
        <translation>Hash der Wörter</translation>
    </message>
    <message>
        <source>name of the holder</source>
        <translation>Name des Hüters</translation>
    </message>
    <message>
        <source>description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>number of phases</source>
        <translation>Anzahl der Phasen</translation>
    </message>
    <message>
        <source>number of sessions</source>
        <translation>Anzahl der Durchgänge</translation>
    </message>
    <message>
        <source>number of boards</source>
        <translation>Anzahl der Boards</translation>
    </message>
    <message>
        <source>choice of boards</source>
        <translation>Wahl der Boards</translation>
    </message>
    <message>
        <source>Boards not understood</source>
        <translation>Boards nicht verstanden</translation>
    </message>
    <message>
        <source>Write a number such as 24, or a range such as 11-20.</source>
        <translation>Schreiben Sie eine Zahl wie 24 oder einen Bereich wie 11-20.</translation>
    </message>
    <message>
        <source>Not a deal</source>
        <translation>Keine Verteilung</translation>
    </message>
    <message>
        <source>Check the hands: 52 different cards, 13 to each seat.</source>
        <translation>Prüfen Sie die Hände: 52 verschiedene Karten, 13 für jeden Platz.</translation>
    </message>
    <message>
        <source>Hands not understood</source>
        <translation>Hände nicht verstanden</translation>
    </message>
    <message>
        <source>Write N: and four hands, suits in the order spades.hearts.diamonds.clubs.</source>
        <translation>Schreiben Sie N: und vier Hände, Farben in der Reihenfolge Pik.Coeur.Karo.Treff.</translation>
    </message>
    <message>
        <source>Hands that do not fit</source>
        <translation>Hände, die nicht zusammenpassen</translation>
    </message>
    <message>
        <source>Check the hands: no card twice, and as many cards to each seat as the scheme allows.</source>
        <translation>Prüfen Sie die Hände: keine Karte doppelt und so viele Karten für jeden Platz, wie das Schema erlaubt.</translation>
    </message>
    <message>
        <source>Suit words not understood</source>
        <translation>Farbwörter nicht verstanden</translation>
    </message>
    <message>
        <source>Write four words of eight hexadecimal digits: spades, hearts, diamonds, clubs.</source>
        <translation>Schreiben Sie vier Wörter aus acht Hexadezimalziffern: Pik, Coeur, Karo, Treff.</translation>
    </message>
    <message>
        <source>Number out of range</source>
        <translation>Zahl außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>Holding not understood</source>
        <translation>Farbe nicht verstanden</translation>
    </message>
    <message>
        <source>No randomness from the computer</source>
        <translation>Kein Zufall vom Computer</translation>
    </message>
    <message>
        <source>Too many boards from one seed</source>
        <translation>Zu viele Boards aus einem Startwert</translation>
    </message>
    <message>
        <source>The meter is not full</source>
        <translation>Die Anzeige ist nicht voll</translation>
    </message>
    <message>
        <source>The same seed twice</source>
        <translation>Zweimal derselbe Startwert</translation>
    </message>
    <message>
        <source>Nothing was dealt. Do not deal on this computer: its randomness is broken.</source>
        <translation>Nichts wurde gemischt. Mischen Sie nicht auf diesem Computer: Sein Zufall ist defekt.</translation>
    </message>
    <message>
        <source>The same deals twice</source>
        <translation>Zweimal dieselben Verteilungen</translation>
    </message>
    <message>
        <source>The program must not deal</source>
        <translation>Das Programm darf nicht mischen</translation>
    </message>
    <message>
        <source>Nothing was dealt. Install the program again from a source you trust.</source>
        <translation>Nichts wurde gemischt. Installieren Sie das Programm neu, aus einer Quelle, der Sie vertrauen.</translation>
    </message>
    <message>
        <source>Unknown format</source>
        <translation>Unbekanntes Format</translation>
    </message>
    <message>
        <source>Nothing was written. Choose from the list.</source>
        <translation>Nichts wurde geschrieben. Wählen Sie aus der Liste.</translation>
    </message>
    <message>
        <source>Two formats, one file</source>
        <translation>Zwei Formate, eine Datei</translation>
    </message>
    <message>
        <source>Nothing was dealt. Nothing was written.</source>
        <translation>Nichts wurde gemischt. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Damaged file</source>
        <translation>Beschädigte Datei</translation>
    </message>
    <message>
        <source>Boards that are not deals</source>
        <translation>Boards, die keine Verteilungen sind</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Datei zu groß</translation>
    </message>
    <message>
        <source>Not a file name</source>
        <translation>Kein Dateiname</translation>
    </message>
    <message>
        <source>Folder not found</source>
        <translation>Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>The files could not be written</source>
        <translation>Die Dateien konnten nicht geschrieben werden</translation>
    </message>
    <message>
        <source>The file could not be read</source>
        <translation>Die Datei konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>The disk did not keep the files</source>
        <translation>Der Datenträger hat die Dateien nicht behalten</translation>
    </message>
    <message>
        <source>Files were left behind</source>
        <translation>Es blieben Dateien zurück</translation>
    </message>
    <message>
        <source>The journal is damaged</source>
        <translation>Das Protokoll ist beschädigt</translation>
    </message>
    <message>
        <source>The journal is from a newer version</source>
        <translation>Das Protokoll stammt von einer neueren Version</translation>
    </message>
    <message>
        <source>The journal is in use</source>
        <translation>Das Protokoll wird gerade benutzt</translation>
    </message>
    <message>
        <source>Nothing was recorded. Wait for the other program, then try again.</source>
        <translation>Nichts wurde eingetragen. Warten Sie auf das andere Programm und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
        <source>The journal cannot be used</source>
        <translation>Das Protokoll kann nicht verwendet werden</translation>
    </message>
    <message>
        <source>The journal was changed</source>
        <translation>Das Protokoll wurde geändert</translation>
    </message>
    <message>
        <source>Set not found</source>
        <translation>Satz nicht gefunden</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Jetzt nicht möglich</translation>
    </message>
    <message>
        <source>Nothing can be printed</source>
        <translation>Es kann nichts gedruckt werden</translation>
    </message>
    <message>
        <source>Nothing was written. Install what is missing, or do this on another computer.</source>
        <translation>Nichts wurde geschrieben. Installieren Sie, was fehlt, oder tun Sie es auf einem anderen Computer.</translation>
    </message>
    <message>
        <source>Damaged tournament file</source>
        <translation>Beschädigte Turnierdatei</translation>
    </message>
    <message>
        <source>Damaged file of keys</source>
        <translation>Beschädigte Schlüsseldatei</translation>
    </message>
    <message>
        <source>Keys of another plan</source>
        <translation>Schlüssel eines anderen Plans</translation>
    </message>
    <message>
        <source>Nothing was dealt. Use the keys that were made when this plan was published.</source>
        <translation>Nichts wurde gemischt. Nehmen Sie die Schlüssel, die bei der Veröffentlichung dieses Plans gemacht wurden.</translation>
    </message>
    <message>
        <source>Not the published keys</source>
        <translation>Nicht die veröffentlichten Schlüssel</translation>
    </message>
    <message>
        <source>No such session</source>
        <translation>Diesen Durchgang gibt es nicht</translation>
    </message>
    <message>
        <source>Boards are still open</source>
        <translation>Die Boards sind noch offen</translation>
    </message>
    <message>
        <source>Not ready to be published</source>
        <translation>Noch nicht zu veröffentlichen</translation>
    </message>
    <message>
        <source>No double-dummy results</source>
        <translation>Keine Double-Dummy-Ergebnisse</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Command not understood</source>
        <translation>Befehl nicht verstanden</translation>
    </message>
    <message>
        <source>Boards that were in use</source>
        <translation>Boards, die schon im Einsatz waren</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Passphrase too weak</source>
        <translation>Passphrase zu schwach</translation>
    </message>
    <message>
        <source>Wrong passphrase</source>
        <translation>Falsche Passphrase</translation>
    </message>
    <message>
        <source>Not the right key</source>
        <translation>Nicht der richtige Schlüssel</translation>
    </message>
    <message>
        <source>A passphrase is needed</source>
        <translation>Eine Passphrase ist nötig</translation>
    </message>
    <message>
        <source>A secret key is needed</source>
        <translation>Ein geheimer Schlüssel ist nötig</translation>
    </message>
    <message>
        <source>Damaged sealed file</source>
        <translation>Beschädigte versiegelte Datei</translation>
    </message>
    <message>
        <source>Public key not understood</source>
        <translation>Öffentlicher Schlüssel nicht verstanden</translation>
    </message>
    <message>
        <source>Secret key not understood</source>
        <translation>Geheimer Schlüssel nicht verstanden</translation>
    </message>
    <message>
        <source>List of words not understood</source>
        <translation>Wortliste nicht verstanden</translation>
    </message>
    <message>
        <source>Nothing was opened. Compare it with the sheet, word by word.</source>
        <translation>Nichts wurde geöffnet. Vergleichen Sie sie Wort für Wort mit dem Blatt.</translation>
    </message>
    <message>
        <source>More officials are needed</source>
        <translation>Es fehlen noch Verwahrer</translation>
    </message>
    <message>
        <source>Nothing was opened. Use sheets with the same set number.</source>
        <translation>Nichts wurde geöffnet. Nehmen Sie Blätter mit derselben Gruppennummer.</translation>
    </message>
    <message>
        <source>Damaged key of a session</source>
        <translation>Beschädigter Schlüssel eines Durchgangs</translation>
    </message>
    <message>
        <source>This needs the package {package}, which is not installed: pip install bigdeal-gui[{extra}].</source>
        <translation>Das braucht das Paket {package}, das nicht installiert ist: pip install bigdeal-gui[{extra}].</translation>
    </message>
    <message>
        <source>Not an outside value</source>
        <translation>Kein externer Wert</translation>
    </message>
    <message>
        <source>“{file}” is the secret slip, which stays with its holder. The file for the organiser is the one whose name ends in “-hash.txt”.</source>
        <translation>„{file}“ ist der geheime Zettel, der bei seinem Hüter bleibt. Die Datei für den Veranstalter ist die, deren Name auf „-hash.txt“ endet.</translation>
    </message>
    <message>
        <source>Secret slip</source>
        <translation>Geheimer Zettel</translation>
    </message>
    <message>
        <source>These are not yet the words of “{name}”: {reason}.</source>
        <translation>Das sind noch nicht die Wörter von „{name}“: {reason}.</translation>
    </message>
    <message>
        <source>Not the promised words</source>
        <translation>Nicht die zugesagten Wörter</translation>
    </message>
    <message>
        <source>The words of these holders are missing: {names}.</source>
        <translation>Es fehlen die Wörter dieser Hüter: {names}.</translation>
    </message>
    <message>
        <source>Words are missing</source>
        <translation>Es fehlen Wörter</translation>
    </message>
    <message>
        <source>The promise names no holder “{name}”.</source>
        <translation>Die Zusage nennt keinen Hüter „{name}“.</translation>
    </message>
    <message>
        <source>No such holder</source>
        <translation>Kein solcher Hüter</translation>
    </message>
    <message>
        <source>The pack does not prove what it should: {problems}</source>
        <translation>Das Paket beweist nicht, was es soll: {problems}</translation>
    </message>
    <message>
        <source>The pack was not made</source>
        <translation>Das Paket wurde nicht gemacht</translation>
    </message>
    <message>
        <source>Nothing was written. Compare plan, keys and commitment with what was published.</source>
        <translation>Nichts wurde geschrieben. Vergleichen Sie Plan, Schlüssel und Festlegung mit dem Veröffentlichten.</translation>
    </message>
    <message>
        <source>Promise not understood</source>
        <translation>Zusage nicht verstanden</translation>
    </message>
    <message>
        <source>Damaged commitment file</source>
        <translation>Beschädigte Festlegungsdatei</translation>
    </message>
    <message>
        <source>Commitment of a newer version</source>
        <translation>Festlegung einer neueren Version</translation>
    </message>
    <message>
        <source>This cannot be the outside value: {reason}.</source>
        <translation>Das kann nicht der externe Wert sein: {reason}.</translation>
    </message>
    <message>
        <source>The passphrase does not open this sealed file.</source>
        <translation>Die Passphrase öffnet diese versiegelte Datei nicht.</translation>
    </message>
    <message>
        <source>This file opens with a passphrase, not with a key.</source>
        <translation>Diese Datei öffnet sich mit einer Passphrase, nicht mit einem Schlüssel.</translation>
    </message>
    <message>
        <source>This file opens with a secret key, not with a passphrase.</source>
        <translation>Diese Datei öffnet sich mit einem geheimen Schlüssel, nicht mit einer Passphrase.</translation>
    </message>
    <message>
        <source>Public key {place} cannot be used: {reason}.</source>
        <translation>Der öffentliche Schlüssel {place} kann nicht verwendet werden: {reason}.</translation>
    </message>
    <message>
        <source>The secret key cannot be used: {reason}.</source>
        <translation>Der geheime Schlüssel kann nicht verwendet werden: {reason}.</translation>
    </message>
    <message>
        <source>format {name}</source>
        <translation>Format {name}</translation>
    </message>
    <message>
        <source>hash</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source>generator</source>
        <translation>Generator</translation>
    </message>
    <message>
        <source>generator in bulk</source>
        <translation>Generator für viele Boards</translation>
    </message>
    <message>
        <source>number map</source>
        <translation>Nummernabbildung</translation>
    </message>
    <message>
        <source>bulk path</source>
        <translation>Weg für viele Boards</translation>
    </message>
    <message>
        <source>fresh boards</source>
        <translation>frische Boards</translation>
    </message>
    <message>
        <source>reading of {name}</source>
        <translation>Lesen von {name}</translation>
    </message>
    <message>
        <source>The {name} file is too large to be read whole, {place}: {reason}.</source>
        <translation>Die {name}-Datei ist zu groß, um ganz gelesen zu werden, {place}: {reason}.</translation>
    </message>
    <message>
        <source>The commitment file contradicts itself: its check code is not that of its lines.</source>
        <translation>Die Festlegungsdatei widerspricht sich: Ihr Prüfcode gehört nicht zu ihren Zeilen.</translation>
    </message>
    <message>
        <source>Commitment that contradicts itself</source>
        <translation>Festlegung, die sich widerspricht</translation>
    </message>
    <message>
        <source>Damaged record</source>
        <translation>Beschädigtes Protokoll</translation>
    </message>
    <message>
        <source>Not as promised</source>
        <translation>Nicht wie zugesagt</translation>
    </message>
    <message>
        <source>This is not what was published: {problems}</source>
        <translation>Das ist nicht, was veröffentlicht wurde: {problems}</translation>
    </message>
    <message>
        <source>Not what was published</source>
        <translation>Nicht das Veröffentlichte</translation>
    </message>
    <message>
        <source>This computer is too slow, or too busy, to open the sealed file.</source>
        <translation>Dieser Computer ist zu langsam oder zu beschäftigt, um die versiegelte Datei zu öffnen.</translation>
    </message>
    <message>
        <source>Too much work for this computer</source>
        <translation>Zu viel Arbeit für diesen Computer</translation>
    </message>
    <message>
        <source>Nothing was written. Choose another name, or move the old file to another folder.</source>
        <translation>Nichts wurde geschrieben. Wählen Sie einen anderen Namen, oder verschieben Sie die alte Datei in einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Not a round of drand: {reason}.</source>
        <translation>Keine drand-Runde: {reason}.</translation>
    </message>
    <message>
        <source>Not a round of drand</source>
        <translation>Keine drand-Runde</translation>
    </message>
    <message>
        <source>This round is not what the network signed: {reason}.</source>
        <translation>Diese Runde ist nicht, was das Netz unterschrieben hat: {reason}.</translation>
    </message>
    <message>
        <source>Round that was not signed</source>
        <translation>Runde ohne echte Unterschrift</translation>
    </message>
    <message>
        <source>This is round {found}; round {promised} was promised.</source>
        <translation>Das ist Runde {found}; zugesagt war Runde {promised}.</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Eine andere Runde</translation>
    </message>
    <message>
        <source>Not a logo</source>
        <translation>Kein Logo</translation>
    </message>
    <message>
        <source>Nothing was written. If play is over, say --finished. Otherwise seal it with a passphrase (--passphrase-file) or until a time (--release), or say --open.</source>
        <translation>Nichts wurde geschrieben. Ist das Spiel vorbei, geben Sie --finished an; sonst versiegeln Sie es mit einer Passphrase (--passphrase-file) oder bis zu einer Zeit (--release), oder geben Sie --open an.</translation>
    </message>
    <message>
        <source>Do not use them. When the disk or USB drive works again, deal into its folder again. What is left is then removed, and you are told.</source>
        <translation>Benutzen Sie sie nicht. Wenn Datenträger oder USB-Stick wieder geht, mischen Sie erneut in seinen Ordner: Was übrig ist, wird dann entfernt, und Sie erfahren es.</translation>
    </message>
    <message>
        <source>The folder “{path}” has gone, so these files in it could not be looked at: {names}.</source>
        <translation>Der Ordner „{path}“ ist weg; diese Dateien darin konnten nicht angesehen werden: {names}.</translation>
    </message>
    <message>
        <source>The folder has gone</source>
        <translation>Der Ordner ist weg</translation>
    </message>
    <message>
        <source>They may hold boards: do not use them, and keep the disk or USB drive to yourself. When the folder is back, deal into it again: what is left is removed then, and you are told.</source>
        <translation>Sie können Boards enthalten: Benutzen Sie sie nicht, und geben Sie den Datenträger oder USB-Stick nicht aus der Hand. Wenn der Ordner wieder da ist, mischen Sie erneut in ihn: Was übrig ist, wird dann entfernt, und Sie erfahren es.</translation>
    </message>
    <message>
        <source>The clock of this computer says {here}, but its journal has an entry of {later}.</source>
        <translation>Die Uhr dieses Computers zeigt {here}, aber sein Protokoll hat einen Eintrag vom {later}.</translation>
    </message>
    <message>
        <source>The clock was set back</source>
        <translation>Die Uhr wurde zurückgestellt</translation>
    </message>
    <message>
        <source>Nothing was dealt, and the meter is as it was. Set the clock right, or say here which day it is.</source>
        <translation>Es wurde nichts gemischt, und die Anzeige ist, wie sie war. Stellen Sie die Uhr richtig, oder sagen Sie hier, welcher Tag ist.</translation>
    </message>
    <message>
        <source>With this paper and binding, layout {layout} would print cards smaller than {least} points.</source>
        <translation>Mit diesem Papier und dieser Bindung würde die Aufteilung {layout} Karten unter {least} Punkt drucken.</translation>
    </message>
    <message>
        <source>Too small to be read</source>
        <translation>Zu klein zum Lesen</translation>
    </message>
    <message>
        <source>Nothing was written. Take fewer boards a page (--layout) or larger paper (--paper), or leave out the room for holes, or the results.</source>
        <translation>Nichts wurde geschrieben. Nehmen Sie weniger Boards pro Seite (--layout) oder größeres Papier (--paper), oder lassen Sie den Lochrand oder die Ergebnisse weg.</translation>
    </message>
    <message>
        <source>This {name} file has boards without hands ({place}).</source>
        <translation>Diese {name}-Datei hat Boards ohne Hände ({place}).</translation>
    </message>
    <message>
        <source>No hands in this file</source>
        <translation>Keine Hände in dieser Datei</translation>
    </message>
    <message>
        <source>The file was not changed. Choose the file with the hands.</source>
        <translation>Die Datei blieb, wie sie ist. Wählen Sie die Datei mit den Händen.</translation>
    </message>
    <message>
        <source>“{name}” numbers its boards otherwise than set {code}, whose boards they are.</source>
        <translation>„{name}“ nummeriert die Boards anders als Satz {code}, zu dem sie gehören.</translation>
    </message>
    <message>
        <source>Other board numbers than dealt</source>
        <translation>Andere Boardnummern als gemischt</translation>
    </message>
    <message>
        <source>Nothing was written. Print the set by its code, or correct the numbers. To keep them, use the command with --although-numbers.</source>
        <translation>Nichts wurde geschrieben. Drucken Sie den Satz mit seinem Code, oder berichtigen Sie die Nummern. Behalten lassen sie sich mit dem Befehl und --although-numbers.</translation>
    </message>
    <message>
        <source>This cannot be read as a hand: {reason}.</source>
        <translation>Das lässt sich nicht als Hand lesen: {reason}.</translation>
    </message>
    <message>
        <source>Not a hand</source>
        <translation>Keine Hand</translation>
    </message>
    <message>
        <source>Nothing was looked for. Type 13 cards: spades, hearts, diamonds, clubs, with dots between.</source>
        <translation>Nichts wurde gesucht. Geben Sie 13 Karten ein: Pik, Coeur, Karo, Treff, mit Punkten dazwischen.</translation>
    </message>
    <message>
        <source>No unfinished file of it was left behind. Choose another folder or make room, then do it again.</source>
        <translation>Davon blieb keine unfertige Datei zurück. Wählen Sie einen anderen Ordner oder schaffen Sie Platz, dann versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Double-dummy analysis is not available on this computer: {reason}.</source>
        <translation>Double-Dummy-Ergebnisse sind auf diesem Computer nicht möglich: {reason}.</translation>
    </message>
    <message>
        <source>The format “{name}” cannot contain these boards: {reason}. {remedy}</source>
        <translation>Das Format „{name}“ kann diese Boards nicht fassen: {reason}. {remedy}</translation>
    </message>
    <message>
        <source>Not a valid {name} file, {place}: {reason}.</source>
        <translation>Keine einwandfreie {name}-Datei, {place}: {reason}.</translation>
    </message>
    <message>
        <source>The {name} file contains boards that are not deals: {problems}</source>
        <translation>Die {name}-Datei enthält Boards, die keine Verteilungen sind: {problems}</translation>
    </message>
    <message>
        <source>The file has {size_bytes} bytes; at most {limit_bytes} can be read.</source>
        <translation>Die Datei hat {size_bytes} Byte; höchstens {limit_bytes} werden gelesen.</translation>
    </message>
    <message>
        <source>Not a holding of one suit: {reason}.</source>
        <translation>Keine Farbe in zwei Händen: {reason}.</translation>
    </message>
    <message>
        <source>The journal “{path}” is missing; it had {rows} rows.</source>
        <translation>Das Protokoll „{path}“ ist verschwunden; es enthielt {rows} Zeilen.</translation>
    </message>
    <message>
        <source>The journal’s key “{path}” {reason}.</source>
        <translation>Der Schlüssel des Protokolls „{path}“ {reason}.</translation>
    </message>
    <message>
        <source>There is no space on the disk for the journal “{path}”.</source>
        <translation>Auf dem Datenträger ist kein Platz für das Protokoll „{path}“.</translation>
    </message>
    <message>
        <source>There is no set “{text}” in the journal.</source>
        <translation>Im Protokoll steht kein Satz „{text}“.</translation>
    </message>
    <message>
        <source>The file was not changed. It opens with a passphrase or a key.</source>
        <translation>Die Datei blieb, wie sie ist. Sie öffnet sich mit einer Passphrase oder einem Schlüssel.</translation>
    </message>
    <message>
        <source>This box is locked with a public clock other than quicknet.</source>
        <translation>Diese Kiste ist mit einer anderen öffentlichen Uhr als quicknet verschlossen.</translation>
    </message>
    <message>
        <source>The file was not changed. Ask the person who made it how to open it.</source>
        <translation>Die Datei blieb, wie sie ist. Fragen Sie, wer sie gemacht hat, wie sie sich öffnet.</translation>
    </message>
    <message>
        <source>The box was not changed. Get the round that the box names, and try again.</source>
        <translation>Die Kiste blieb, wie sie ist. Holen Sie die Runde, die auf der Kiste steht, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Nothing was done. Install it and try again.</source>
        <translation>Nichts wurde getan. Installieren Sie es, und rufen Sie noch einmal auf.</translation>
    </message>
    <message>
        <source>“{text}” is not a set of boards: {reason}.</source>
        <translation>„{text}“ ist keine Angabe von Boards: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was written. Correct it and start again.</source>
        <translation>Nichts wurde geschrieben. Berichtigen Sie ihn, und beginnen Sie von vorn.</translation>
    </message>
    <message>
        <source>Not a valid file of “{scheme}” numbers, record {record}: {reason}.</source>
        <translation>Keine einwandfreie Datei mit Zahlen nach „{scheme}“, Datensatz {record}: {reason}.</translation>
    </message>
    <message>
        <source>The computer’s own randomness is not available ({reason}).</source>
        <translation>Der eigene Zufall des Computers ist nicht verfügbar ({reason}).</translation>
    </message>
    <message>
        <source>The randomness produced a seed that it had produced before (its digest is in “{path}”).</source>
        <translation>Der Zufall lieferte einen Startwert, den er schon einmal geliefert hatte (sein Hash steht in „{path}“).</translation>
    </message>
    <message>
        <source>The randomness produced deals that it had produced before, in the set {named}.</source>
        <translation>Der Zufall lieferte Verteilungen, die er schon einmal geliefert hatte, im Satz {named}.</translation>
    </message>
    <message>
        <source>Nothing was written. Deal a new set, or a reserve set in a tournament. From these boards you may only make copies for a record or a web page.</source>
        <translation>Nichts wurde geschrieben. Mischen Sie einen neuen Satz, in einem Turnier einen Reservesatz; aus diesen Boards dürfen nur Kopien fürs Archiv oder für eine Website gemacht werden.</translation>
    </message>
    <message>
        <source>Some of these boards belong to a set that is {state}, not finished: set {named}.</source>
        <translation>Darunter sind Boards eines Satzes, der nicht beendet ist (Zustand: {state}): Satz {named}.</translation>
    </message>
    <message>
        <source>“{path}” already exists and was not changed.</source>
        <translation>„{path}“ gibt es schon und bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>The folder “{path}” does not exist.</source>
        <translation>Der Ordner „{path}“ ist nicht da.</translation>
    </message>
    <message>
        <source>“{path}” reads back differently from what was dealt: the disk or USB drive is faulty.</source>
        <translation>„{path}“ liest sich anders zurück, als gemischt wurde: Der Datenträger oder der USB-Stick ist defekt.</translation>
    </message>
    <message>
        <source>The set could not be completed, and some of its files could not be removed: {names}.</source>
        <translation>Der Satz konnte nicht fertiggestellt werden, und diese Dateien ließen sich nicht wieder entfernen: {names}.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written ({reason}). Because “portable.ini” is beside the program, everything is stored there.</source>
        <translation>„{path}“ kann nicht geschrieben werden ({reason}), und mit „portable.ini“ neben dem Programm wird alles dort gespeichert.</translation>
    </message>
    <message>
        <source>The {key} cannot be stored in Big Deal’s file: {reason}.</source>
        <translation>In der Datei von Big Deal kann das nicht stehen ({key}): {reason}.</translation>
    </message>
    <message>
        <source>The {field} is not valid: {reason}.</source>
        <translation>So geht es nicht ({field}): {reason}.</translation>
    </message>
    <message>
        <source>Not a valid tournament plan, line {line}, column {column}: {reason}.</source>
        <translation>Keine einwandfreie Turnierbeschreibung, Zeile {line}, Spalte {column}: {reason}.</translation>
    </message>
    <message>
        <source>Not a valid key file, line {line}, column {column}: {reason}.</source>
        <translation>Keine einwandfreie Schlüsseldatei, Zeile {line}, Spalte {column}: {reason}.</translation>
    </message>
    <message>
        <source>These are not the keys that were fixed when the plan was published.</source>
        <translation>Das sind nicht die Schlüssel, die bei der Veröffentlichung des Plans festgelegt wurden.</translation>
    </message>
    <message>
        <source>The plan leaves the boards of phase {phase} open, and you named none.</source>
        <translation>Der Plan lässt die Boards der Phase {phase} offen, und es wurden keine angegeben.</translation>
    </message>
    <message>
        <source>The plan cannot be published like this: {problems}</source>
        <translation>So kann der Plan nicht veröffentlicht werden: {problems}</translation>
    </message>
    <message>
        <source>beginning of the file names</source>
        <translation>Anfang der Dateinamen</translation>
    </message>
    <message>
        <source>A value cannot be converted</source>
        <translation>Ein Wert lässt sich nicht umrechnen</translation>
    </message>
    <message>
        <source>The values before it have been converted. Correct it and continue from there.</source>
        <translation>Die davor sind beantwortet. Berichtigen Sie ihn und machen Sie dort weiter.</translation>
    </message>
    <message>
        <source>Give a number within the range.</source>
        <translation>Geben Sie eine Zahl innerhalb des Bereichs an.</translation>
    </message>
    <message>
        <source>Write South’s cards, a space, and North’s, such as AT95 Q4; a hand without cards is “-”.</source>
        <translation>Schreiben Sie die Karten von Süd, ein Leerzeichen und die von Nord, z. B. AT95 Q4; eine Hand ohne Karten ist „-“.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Restart the computer. If that does not help, use another one.</source>
        <translation>Nichts wurde gemischt. Starten Sie den Computer neu; wenn es so bleibt, nehmen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Nothing was written. Deal fewer boards at a time.</source>
        <translation>Mischen Sie weniger Boards auf einmal; nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Type or move the mouse until it is full.</source>
        <translation>Tippen Sie oder bewegen Sie die Maus, bis sie voll ist. Nichts wurde gemischt.</translation>
    </message>
    <message>
        <source>Nothing was written. Do not deal on this computer: its randomness is broken.</source>
        <translation>Nichts wurde gespeichert. Mischen Sie nicht auf diesem Computer: Sein Zufall ist defekt.</translation>
    </message>
    <message>
        <source>Nothing was written. Choose only one of them.</source>
        <translation>Nichts wurde geschrieben. Lassen Sie eines davon weg.</translation>
    </message>
    <message>
        <source>A format cannot contain these boards</source>
        <translation>Ein Format kann diese Boards nicht fassen</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was made.</source>
        <translation>Die Datei blieb, wie sie ist. Holen Sie sie noch einmal von dort, wo sie gemacht wurde.</translation>
    </message>
    <message>
        <source>The file was not changed. Do not play these boards.</source>
        <translation>Die Datei blieb, wie sie ist. Spielen Sie diese Boards nicht.</translation>
    </message>
    <message>
        <source>The file was not changed.</source>
        <translation>Die Datei blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>The name already exists</source>
        <translation>Der Name ist vergeben</translation>
    </message>
    <message>
        <source>Nothing was written. Use letters, digits, spaces, “-” and “_”.</source>
        <translation>Nichts wurde geschrieben. Verwenden Sie Buchstaben, Ziffern, Leerzeichen, „-“ und „_“.</translation>
    </message>
    <message>
        <source>Nothing was changed. Check the name, and whether you may read it.</source>
        <translation>Nichts wurde geändert. Prüfen Sie den Namen und ob Sie die Datei lesen dürfen.</translation>
    </message>
    <message>
        <source>The USB drive cannot be written</source>
        <translation>Auf den USB-Stick kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Nothing was dealt. Remove the write protection or free some space. Without “portable.ini” the program stores its files on this computer.</source>
        <translation>Nichts wurde gemischt. Nehmen Sie den Schreibschutz weg oder schaffen Sie Platz. Ohne „portable.ini“ speichert das Programm seine Sachen auf diesem Computer.</translation>
    </message>
    <message>
        <source>The set was removed again. Use another disk or USB drive.</source>
        <translation>Der Satz wurde wieder entfernt. Nehmen Sie einen anderen Datenträger oder USB-Stick.</translation>
    </message>
    <message>
        <source>This file is sealed or locked. Its boards can be read when it has been opened.</source>
        <translation>Diese Datei ist versiegelt oder verschlossen. Ihre Boards lassen sich lesen, wenn sie geöffnet ist.</translation>
    </message>
    <message>
        <source>Sealed or locked</source>
        <translation>Versiegelt oder verschlossen</translation>
    </message>
    <message>
        <source>Nothing was written. A locked box opens with its round, a sealed file with its passphrase or key.</source>
        <translation>Nichts wurde geschrieben. Eine verschlossene Kiste öffnet sich mit ihrer Runde, eine versiegelte Datei mit ihrer Passphrase oder ihrem Schlüssel.</translation>
    </message>
    <message>
        <source>The work was interrupted: the part of the program that does it has stopped.</source>
        <translation>Die Arbeit wurde unterbrochen: Der Teil des Programms, der sie tut, wurde beendet.</translation>
    </message>
    <message>
        <source>The work was interrupted</source>
        <translation>Die Arbeit brach ab</translation>
    </message>
    <message>
        <source>The journal shows whether it was done. If it was not, do it again: this also removes hidden files, which may contain boards or keys.</source>
        <translation>Das Protokoll zeigt, ob es getan wurde. Wenn nicht, tun Sie es noch einmal: Das entfernt auch versteckte Dateien, die Boards oder Schlüssel enthalten können.</translation>
    </message>
    <message>
        <source>It was not changed, and nothing was dealt. Restore it from a backup, or move its folder elsewhere and keep it: the program then starts a new journal.</source>
        <translation>Es blieb, wie es ist, und nichts wurde gemischt. Stellen Sie es aus einer Sicherung wieder her, oder legen Sie seinen Ordner beiseite und bewahren ihn auf: Dann beginnt das Programm ein neues Protokoll.</translation>
    </message>
    <message>
        <source>The journal is missing</source>
        <translation>Das Protokoll ist verschwunden</translation>
    </message>
    <message>
        <source>Nothing was dealt. Put the journal back, or restore a backup. To start a new one, move the other files of its folder elsewhere and keep them.</source>
        <translation>Nichts wurde gemischt. Legen Sie das Protokoll zurück, oder stellen Sie eine Sicherung wieder her. Für ein neues Protokoll legen Sie die anderen Dateien seines Ordners beiseite und bewahren sie auf.</translation>
    </message>
    <message>
        <source>The journal’s key is missing</source>
        <translation>Der Schlüssel des Protokolls ist nicht da</translation>
    </message>
    <message>
        <source>Nothing was dealt. Put “journal.key” back beside the journal, or restore a backup. Without the key, earlier sets cannot be recognised.</source>
        <translation>Nichts wurde gemischt. Legen Sie „journal.key“ wieder neben das Protokoll, oder stellen Sie eine Sicherung wieder her: Ohne den Schlüssel lässt sich kein früherer Satz erkennen.</translation>
    </message>
    <message>
        <source>It was not changed. Use the newer program.</source>
        <translation>Es blieb, wie es ist. Verwenden Sie das neuere Programm.</translation>
    </message>
    <message>
        <source>No space for the journal</source>
        <translation>Kein Platz für das Protokoll</translation>
    </message>
    <message>
        <source>The journal is intact, but the new row was not written. Free some space on the disk, then try again.</source>
        <translation>Das Protokoll ist in Ordnung, aber die Zeile wurde nicht geschrieben. Schaffen Sie Platz auf dem Datenträger und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Nothing was recorded. Check that you have permission to write in its folder.</source>
        <translation>Nichts wurde eingetragen. Prüfen Sie, ob Sie in seinem Ordner schreiben dürfen.</translation>
    </message>
    <message>
        <source>It was not changed. Keep a copy, and compare it with an earlier certificate or export.</source>
        <translation>Es blieb, wie es ist. Behalten Sie eine Kopie und vergleichen Sie es mit einem Zertifikat oder einem früheren Export.</translation>
    </message>
    <message>
        <source>Check the code on the label. A set dealt on another computer is in that computer’s journal.</source>
        <translation>Prüfen Sie den Code auf dem Etikett. Ein Satz, der auf einem anderen Computer gemischt wurde, steht im Protokoll jenes Computers.</translation>
    </message>
    <message>
        <source>The set was not changed.</source>
        <translation>Der Satz blieb, wie er ist.</translation>
    </message>
    <message>
        <source>“{path}” is another file, so the set’s files were not moved.</source>
        <translation>„{path}“ ist eine andere Datei, daher wurden die Dateien des Satzes nicht verschoben.</translation>
    </message>
    <message>
        <source>The files were not moved</source>
        <translation>Die Dateien wurden nicht verschoben</translation>
    </message>
    <message>
        <source>The set’s files are unchanged, and where they were. Put the other file elsewhere before you move them.</source>
        <translation>Die Dateien des Satzes sind unverändert und dort, wo sie waren. Legen Sie die andere Datei woandershin, bevor Sie sie verschieben.</translation>
    </message>
    <message>
        <source>Not for Big Deal’s file</source>
        <translation>Nichts für die Datei von Big Deal</translation>
    </message>
    <message>
        <source>The file was not changed. Use a shorter text on one line.</source>
        <translation>Die Datei blieb, wie sie ist. Nehmen Sie einen kürzeren Text in einer Zeile.</translation>
    </message>
    <message>
        <source>The plan is not possible</source>
        <translation>So geht der Plan nicht</translation>
    </message>
    <message>
        <source>Nothing was written. Correct the points named.</source>
        <translation>Nichts wurde geschrieben. Berichtigen Sie, was genannt ist.</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was published, or use its .bak.</source>
        <translation>Die Datei blieb, wie sie ist. Holen Sie sie noch einmal von dort, wo sie veröffentlicht ist, oder nehmen Sie ihre .bak-Datei.</translation>
    </message>
    <message>
        <source>The file was not changed. Use a copy of it. Without the keys nothing can be dealt or proved.</source>
        <translation>Die Datei blieb, wie sie ist. Nehmen Sie eine Kopie davon; ohne die Schlüssel lässt sich nichts mischen oder nachweisen.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Use the keys and the plan exactly as published.</source>
        <translation>Nichts wurde gemischt. Nehmen Sie Schlüssel und Plan so, wie sie bei der Veröffentlichung waren.</translation>
    </message>
    <message>
        <source>Nothing was written. Check the phases of the plan.</source>
        <translation>Nichts wurde geschrieben. Sehen Sie sich die Phasen des Plans an.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Enter how many boards these sessions have.</source>
        <translation>Nichts wurde gemischt. Geben Sie an, wie viele Boards diese Durchgänge haben.</translation>
    </message>
    <message>
        <source>The tournament was not changed.</source>
        <translation>Das Turnier blieb, wie es ist.</translation>
    </message>
    <message>
        <source>Nothing was published. Correct the points named, or confirm that they are intended.</source>
        <translation>Nichts wurde veröffentlicht. Berichtigen Sie, was genannt ist, oder geben Sie an, dass es so gemeint ist.</translation>
    </message>
    <message>
        <source>No files were left behind.</source>
        <translation>Es blieb keine Datei zurück.</translation>
    </message>
    <message>
        <source>Nothing was written. --help lists the commands and options.</source>
        <translation>Nichts wurde geschrieben. --help zeigt, was möglich ist.</translation>
    </message>
    <message>
        <source>Boards not played yet</source>
        <translation>Boards, die noch gespielt werden</translation>
    </message>
    <message>
        <source>Nothing was shown. Wait until play is over and the set is marked as finished, or use --finished.</source>
        <translation>Nichts wurde gezeigt. Warten Sie, bis das Spiel zu Ende und der Satz als beendet markiert ist, oder geben Sie --finished an.</translation>
    </message>
    <message>
        <source>The set has not been played yet</source>
        <translation>Der Satz wird noch gespielt</translation>
    </message>
    <message>
        <source>Cannot be opened yet</source>
        <translation>Noch nicht zu öffnen</translation>
    </message>
    <message>
        <source>The file was not changed. It opens then, or as soon as its set is marked as finished.</source>
        <translation>Die Datei blieb, wie sie ist. Sie öffnet sich dann, oder sobald ihr Satz als beendet markiert ist.</translation>
    </message>
    <message>
        <source>The key is missing</source>
        <translation>Der Schlüssel ist nicht hier</translation>
    </message>
    <message>
        <source>The file was not changed. Open it on the computer that made it, or make the record again there.</source>
        <translation>Die Datei blieb, wie sie ist. Öffnen Sie sie auf dem Computer, der sie gemacht hat, oder erstellen Sie sie dort neu.</translation>
    </message>
    <message>
        <source>Nothing was sealed. Use several unrelated words, or let the program make them up.</source>
        <translation>Nichts wurde versiegelt. Nehmen Sie mehrere Wörter, die nicht zusammengehören, oder lassen Sie das Programm welche wählen.</translation>
    </message>
    <message>
        <source>The file was not changed. Check capital letters and the keyboard layout, then try again.</source>
        <translation>Die Datei blieb, wie sie ist. Achten Sie auf Großbuchstaben und die Tastaturbelegung und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The file was not changed. Use the secret key of one of the people it was sealed for.</source>
        <translation>Die Datei blieb, wie sie ist. Nehmen Sie den geheimen Schlüssel einer Person, für die sie versiegelt wurde.</translation>
    </message>
    <message>
        <source>The file was not changed. Enter the passphrase, or the words from the officials’ sheets.</source>
        <translation>Die Datei blieb, wie sie ist. Geben Sie die Passphrase ein, oder legen Sie die Wortlisten der Verwahrer zusammen.</translation>
    </message>
    <message>
        <source>The file was not changed. Give the secret key of one of the people it was sealed for.</source>
        <translation>Die Datei blieb, wie sie ist. Geben Sie den geheimen Schlüssel einer Person an, für die sie versiegelt wurde.</translation>
    </message>
    <message>
        <source>This is neither a sealed file nor a locked box: it does not start like an age file.</source>
        <translation>Das ist weder eine versiegelte Datei noch eine verschlossene Kiste: Sie beginnt nicht wie eine age-Datei.</translation>
    </message>
    <message>
        <source>Neither a sealed file nor a locked box</source>
        <translation>Weder versiegelte Datei noch verschlossene Kiste</translation>
    </message>
    <message>
        <source>The file was not changed. Choose the sealed file or the box, or another copy of it.</source>
        <translation>Die Datei blieb, wie sie ist. Wählen Sie die versiegelte Datei oder die Kiste oder eine andere Kopie davon.</translation>
    </message>
    <message>
        <source>The file was not changed. Use another copy of it.</source>
        <translation>Die Datei blieb, wie sie ist. Nehmen Sie eine andere Kopie davon.</translation>
    </message>
    <message>
        <source>Opening this sealed file would take too long: it was sealed with a very high work factor.</source>
        <translation>Das Öffnen dieser versiegelten Datei würde zu lange dauern: Sie wurde mit einem ungewöhnlich hohen Arbeitsfaktor versiegelt.</translation>
    </message>
    <message>
        <source>Opening would take too long</source>
        <translation>Das Öffnen würde zu lange dauern</translation>
    </message>
    <message>
        <source>The file was not changed. Ask the person who sealed it to seal it again in the usual way.</source>
        <translation>Die Datei blieb, wie sie ist. Bitten Sie die Person, die sie versiegelt hat, sie noch einmal auf die übliche Weise zu versiegeln.</translation>
    </message>
    <message>
        <source>Nothing was sealed. A public key is one line that starts with age1.</source>
        <translation>Nichts wurde versiegelt. Ein öffentlicher Schlüssel ist eine Zeile, die mit age1 beginnt.</translation>
    </message>
    <message>
        <source>Nothing was opened. A secret key is one line that starts with AGE-SECRET-KEY-1.</source>
        <translation>Nichts wurde geöffnet. Ein geheimer Schlüssel ist eine Zeile, die mit AGE-SECRET-KEY-1 beginnt.</translation>
    </message>
    <message>
        <source>These sheets cannot be made</source>
        <translation>Solche Anteile sind nicht möglich</translation>
    </message>
    <message>
        <source>Nothing was sealed. Use two of three, for example.</source>
        <translation>Nichts wurde versiegelt. Nehmen Sie zum Beispiel zwei von drei.</translation>
    </message>
    <message>
        <source>Nothing was opened. Enter the words of another sheet as well.</source>
        <translation>Nichts wurde geöffnet. Geben Sie auch die Wortliste eines weiteren Blatts ein.</translation>
    </message>
    <message>
        <source>Sheets that do not belong together</source>
        <translation>Wortlisten, die nicht zusammenpassen</translation>
    </message>
    <message>
        <source>Not a valid session key file, line {line}: {reason}.</source>
        <translation>Keine einwandfreie Datei mit dem Schlüssel eines Durchgangs, Zeile {line}: {reason}.</translation>
    </message>
    <message>
        <source>The file was not changed. Get the pack of that session again.</source>
        <translation>Die Datei blieb, wie sie ist. Holen Sie das Paket dieses Durchgangs noch einmal.</translation>
    </message>
    <message>
        <source>The file was not changed. The records before this one could be read. Perhaps it uses another scheme.</source>
        <translation>Die Datei blieb, wie sie ist; die Datensätze davor ließen sich lesen. Vielleicht gehört sie zu einem anderen Schema.</translation>
    </message>
    <message>
        <source>Nothing was written. Type the value as published, on one line.</source>
        <translation>Nichts wurde geschrieben. Tippen Sie den Wert, wie er veröffentlicht wurde, in eine Zeile.</translation>
    </message>
    <message>
        <source>Nothing was read from it. If somebody else already has it, let the holder make new words.</source>
        <translation>Nichts wurde daraus übernommen. Hat ihn schon jemand anders, lassen Sie den Hüter neue Wörter erzeugen.</translation>
    </message>
    <message>
        <source>Nothing was written. Check the slip again: it is easy to mistype a word.</source>
        <translation>Nichts wurde geschrieben. Sehen Sie noch einmal auf den Zettel: Beim Tippen verrutscht leicht ein Wort.</translation>
    </message>
    <message>
        <source>Nothing was written. Ask them for their words. If someone withholds them, say so: the promised hash is then used instead, and play goes on.</source>
        <translation>Nichts wurde geschrieben. Bitten Sie um die Wörter. Wer sie zurückhält, hält das Spiel nicht auf: Sagen Sie es, und der zugesagte Hash tritt an ihre Stelle.</translation>
    </message>
    <message>
        <source>Nothing was written. Use the name exactly as in the promise.</source>
        <translation>Nichts wurde geschrieben. Verwenden Sie den Namen, wie er in der Zusage steht.</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was published.</source>
        <translation>Die Datei blieb, wie sie ist. Holen Sie sie noch einmal von dort, wo sie veröffentlicht ist.</translation>
    </message>
    <message>
        <source>The file was not changed. Use the newer program.</source>
        <translation>Die Datei blieb, wie sie ist. Verwenden Sie das neuere Programm.</translation>
    </message>
    <message>
        <source>The outside value cannot be promised like this: {reason}.</source>
        <translation>So lässt sich der externe Wert nicht zusagen: {reason}.</translation>
    </message>
    <message>
        <source>Not a valid commitment file: {reason}.</source>
        <translation>Keine einwandfreie Festlegungsdatei: {reason}.</translation>
    </message>
    <message>
        <source>The commitment file has version {version}, which this program does not know.</source>
        <translation>Die Festlegungsdatei ist von der Art {version}, die dieses Programm nicht kennt.</translation>
    </message>
    <message>
        <source>This passphrase is not accepted: {reason}.</source>
        <translation>Diese Passphrase wird nicht angenommen: {reason}.</translation>
    </message>
    <message>
        <source>The file is sealed for a different key.</source>
        <translation>Die Datei ist für einen anderen Schlüssel versiegelt als den angegebenen.</translation>
    </message>
    <message>
        <source>Not a valid sealed file: {reason}.</source>
        <translation>Keine einwandfreie versiegelte Datei: {reason}.</translation>
    </message>
    <message>
        <source>{needed} of {count} sheets are not possible: {reason}.</source>
        <translation>{needed} von {count} Anteilen geht nicht: {reason}.</translation>
    </message>
    <message>
        <source>The words cannot be read: {reason}.</source>
        <translation>Die Wortliste lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>Sheets entered: {have}; needed to open the file: {needed}.</source>
        <translation>Wortlisten von verschiedenen Blättern: {have}; zum Öffnen der Datei nötig: {needed}.</translation>
    </message>
    <message>
        <source>These sheets do not belong together: {reason}.</source>
        <translation>Diese Wortlisten passen nicht zusammen: {reason}.</translation>
    </message>
    <message>
        <source>Set {named} is {state}, not finished: prints that show its cards are sealed, unless you decide otherwise.</source>
        <translation>Satz {named} ist nicht beendet (Zustand: {state}): Was seine Karten zeigt, wird versiegelt oder mit Absicht offen gelassen.</translation>
    </message>
    <message>
        <source>The sealed record cannot be opened before {release_at}.</source>
        <translation>Die versiegelte Datei öffnet sich am {release_at}, nicht früher.</translation>
    </message>
    <message>
        <source>This computer’s journal has no key for this sealed file.</source>
        <translation>Das Protokoll dieses Computers enthält keinen Schlüssel für diese versiegelte Datei.</translation>
    </message>
    <message>
        <source>computer’s randomness</source>
        <translation>Zufall des Computers</translation>
    </message>
    <message>
        <source>Too large to read</source>
        <translation>Mehr, als gelesen wird</translation>
    </message>
    <message>
        <source>The file was not changed. It may be valid: split it into smaller files.</source>
        <translation>Die Datei blieb, wie sie ist. Sie kann in Ordnung sein: Teilen Sie sie in kleinere.</translation>
    </message>
    <message>
        <source>A set called “{name}” is being dealt into “{folder}” right now.</source>
        <translation>Ein Satz namens „{name}“ wird gerade in „{folder}“ gemischt.</translation>
    </message>
    <message>
        <source>Already being dealt</source>
        <translation>Er wird schon gemischt</translation>
    </message>
    <message>
        <source>Nothing was dealt a second time. Wait until it is finished, or choose another name.</source>
        <translation>Es wurde nichts ein zweites Mal gemischt. Warten Sie, bis jenes Mischen zu Ende ist, oder wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>There is a problem with the journal “{path}”: {reason}.</source>
        <translation>Das Protokoll „{path}“ ist zweifelhaft: {reason}.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>Das Protokoll ist zweifelhaft</translation>
    </message>
    <message>
        <source>Nothing was dealt. Find out why, or restore a backup; your newest certificate shows how far the journal had come. To deal anyway, answer yes when the program asks, or use --although-journal on the command line.</source>
        <translation>Nichts wurde gemischt. Finden Sie heraus, warum, oder stellen Sie eine Sicherung wieder her; das neueste Zertifikat zeigt, wie weit das Protokoll war. Um dennoch zu mischen, bestätigen Sie es, wenn Sie gefragt werden; Befehle kennen --although-journal.</translation>
    </message>
    <message>
        <source>Not a valid tournament record: {reason}.</source>
        <translation>Kein gültiges Protokoll eines Turniers: {reason}.</translation>
    </message>
    <message>
        <source>The file was not changed. Get the pack again from where it was published.</source>
        <translation>Die Datei blieb, wie sie ist. Holen Sie das Paket noch einmal von dort, wo es veröffentlicht ist.</translation>
    </message>
    <message>
        <source>place of publication</source>
        <translation>Ort, wo er steht</translation>
    </message>
    <message>
        <source>first day of publication</source>
        <translation>Tag, seit dem er dort steht</translation>
    </message>
    <message>
        <source>The outside value is not in the promised form: {reason}.</source>
        <translation>Der externe Wert ist nicht so geschrieben wie zugesagt: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was written. Look the value up again. If its source really published it like this, give the reason for using it anyway; everyone will read the reason.</source>
        <translation>Nichts wurde geschrieben. Schlagen Sie den Wert noch einmal nach. Hat ihn die Quelle wirklich so veröffentlicht, sagen Sie, warum er trotzdem genommen wird; alle werden den Grund lesen.</translation>
    </message>
    <message>
        <source>Nothing was written. Put back the plan, the commitment and the keys exactly as published.</source>
        <translation>Nichts wurde geschrieben. Legen Sie Plan, Festlegung und Schlüssel so zurück, wie sie veröffentlicht wurden.</translation>
    </message>
    <message>
        <source>The file was not changed. Close other programs and try again, or use a faster computer.</source>
        <translation>Die Datei blieb, wie sie ist. Schließen Sie andere Programme und versuchen Sie es noch einmal, oder nehmen Sie einen schnelleren Computer.</translation>
    </message>
    <message>
        <source>The boards have not changed. Print without the analysis; if the program runs under Python, install bigdeal-gui[analysis].</source>
        <translation>Die Boards sind, wie sie waren. Lassen Sie die Ergebnisse weg; wo das Programm unter Python läuft, installieren Sie bigdeal-gui[analysis].</translation>
    </message>
    <message>
        <source>Sealing or opening was interrupted: the part of the program that does it has stopped.</source>
        <translation>Das Versiegeln oder Öffnen brach ab: Der Teil des Programms, der es tut, ist beendet.</translation>
    </message>
    <message>
        <source>Sealing or opening was interrupted</source>
        <translation>Versiegeln oder Öffnen abgebrochen</translation>
    </message>
    <message>
        <source>No file was written or changed. This needs a lot of memory: close other programs and try again.</source>
        <translation>Keine Datei wurde geschrieben oder verändert. Schließen Sie andere Programme, denn es braucht viel Arbeitsspeicher, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Nothing was written. Put the USB drive back in, or choose another folder.</source>
        <translation>Nichts wurde geschrieben. Stecken Sie den USB-Stick wieder ein, oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the round again: its number, its signature and its randomness.</source>
        <translation>Nichts wurde geschrieben. Holen Sie die Runde noch einmal: Nummer, Unterschrift und Zufallszahl.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the round again, preferably from another relay.</source>
        <translation>Nichts wurde geschrieben. Holen Sie die Runde noch einmal, am besten von einem anderen Server.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the promised round.</source>
        <translation>Nichts wurde geschrieben. Holen Sie die zugesagte Runde.</translation>
    </message>
    <message>
        <source>This picture cannot be used as a logo: {reason}.</source>
        <translation>Dieses Bild kann nicht das Logo sein: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was changed. Save the picture as a PNG about 1000 pixels wide, and choose that.</source>
        <translation>Nichts wurde geändert. Speichern Sie das Bild als PNG, etwa 1000 Punkte breit, und wählen Sie das.</translation>
    </message>
    <message>
        <source>See the help page “When something goes wrong at the event”, case {number}.</source>
        <translation>Siehe die Hilfeseite „Wenn beim Turnier etwas schiefgeht“, Fall {number}.</translation>
    </message>
    <message>
        <source>A worker process ended before its part was done. Results kept so far: {done}.</source>
        <translation>Ein Arbeitsprozess endete, bevor sein Teil fertig war. Bisher behaltene Ergebnisse: {done}.</translation>
    </message>
    <message>
        <source>A worker was lost</source>
        <translation>Ein Arbeitsprozess ging verloren</translation>
    </message>
    <message>
        <source>What is done is kept. Call resume() of this error with a fresh executor to go on.</source>
        <translation>Was fertig ist, bleibt erhalten. Rufen Sie resume() dieses Fehlers mit einem neuen Executor auf, um fortzufahren.</translation>
    </message>
    <message>
        <source>The last entry may be recorded, or not. Look at the journal before you try again.</source>
        <translation>Der letzte Eintrag ist vielleicht gespeichert, vielleicht nicht. Sehen Sie im Protokoll nach, bevor Sie es noch einmal versuchen.</translation>
    </message>
    <message>
        <source>“{path}” is not a valid backup of a journal: {reason}.</source>
        <translation>„{path}“ ist keine einwandfreie Sicherung eines Protokolls: {reason}.</translation>
    </message>
    <message>
        <source>Not a backup of a journal</source>
        <translation>Keine Sicherung eines Protokolls</translation>
    </message>
    <message>
        <source>Nothing was changed. Choose another file: one that was written as a backup of the journal.</source>
        <translation>Nichts wurde geändert. Wählen Sie eine andere Datei: eine, die als Sicherung des Protokolls geschrieben wurde.</translation>
    </message>
</context>
<context>
    <name>fairness</name>
    <message>
        <source>Were these boards played?</source>
        <translation>Wurden diese Boards gespielt?</translation>
    </message>
    <message>
        <source>Has everybody played all of these boards?</source>
        <translation>Haben alle alle diese Boards gespielt?</translation>
    </message>
    <message>
        <source>This computer does not know all of these sets. Figures tell about the hands.</source>
        <translation>Dieser Computer kennt nicht alle diese Sätze. Zahlen verraten etwas über die Hände.</translation>
    </message>
    <message>
        <source>&amp;They were played</source>
        <translation>&amp;Sie wurden gespielt</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>{exchange} is closed on {day}</source>
        <translation>{exchange} ist am {day} geschlossen</translation>
    </message>
    <message>
        <source>Phase {phase}, “{found}”, was added after publication.</source>
        <translation>Phase {phase}, „{found}“, kam nach der Veröffentlichung hinzu.</translation>
    </message>
    <message>
        <source>Phase {phase}: its {what} was published as “{promised}” and is now “{found}”.</source>
        <translation>Phase {phase}, {what}: veröffentlicht als „{promised}“, jetzt „{found}“.</translation>
    </message>
    <message>
        <source>The {what} was published as “{promised}” and is now “{found}”.</source>
        <translation>Veröffentlicht als „{promised}“, jetzt „{found}“: {what}.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>source of the outside value</source>
        <translation>Quelle des externen Werts</translation>
    </message>
    <message>
        <source>rule for the outside value</source>
        <translation>Regel für den externen Wert</translation>
    </message>
    <message>
        <source>list of holders</source>
        <translation>Liste der Hüter</translation>
    </message>
    <message>
        <source>hash of the keys</source>
        <translation>Hash der Schlüssel</translation>
    </message>
    <message>
        <source>number of sessions</source>
        <translation>Anzahl der Durchgänge</translation>
    </message>
    <message>
        <source>range of boards</source>
        <translation>Bereich der Boards</translation>
    </message>
    <message>
        <source>beginning of file names</source>
        <translation>Anfang der Dateinamen</translation>
    </message>
    <message>
        <source>description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>The tournament has no name.</source>
        <translation>Das Turnier hat keinen Namen.</translation>
    </message>
    <message>
        <source>the name of the tournament</source>
        <translation>Name des Turniers</translation>
    </message>
    <message>
        <source>The plan has no phases: there is nothing to deal.</source>
        <translation>Der Plan hat keine Phasen: Es gibt nichts zu mischen.</translation>
    </message>
    <message>
        <source>The plan has {count} boards in all: is a number too large?</source>
        <translation>Der Plan hat insgesamt {count} Boards: Ist eine Zahl zu groß?</translation>
    </message>
    <message>
        <source>The outside value is known before the keys are made: it proves nothing.</source>
        <translation>Der externe Wert ist bekannt, bevor die Schlüssel gemacht sind: Er beweist nichts.</translation>
    </message>
    <message>
        <source>Phases {first} and {number} would both make a file “{name}”.</source>
        <translation>Die Phasen {first} und {number} würden beide eine Datei „{name}“ erzeugen.</translation>
    </message>
    <message>
        <source>the description of phase {number}</source>
        <translation>Beschreibung der Phase {number}</translation>
    </message>
    <message>
        <source>Phase {number} has no description.</source>
        <translation>Phase {number} hat keine Beschreibung.</translation>
    </message>
    <message>
        <source>A session of phase {number} has more than {limit} boards: {boards}.</source>
        <translation>Ein Durchgang der Phase {number} hat mehr als {limit} Boards: {boards}.</translation>
    </message>
    <message>
        <source>Phase {number} has {ranges} sets of boards for {sessions} sessions.</source>
        <translation>Phase {number} hat {ranges} Boardsätze für {sessions} Durchgänge.</translation>
    </message>
    <message>
        <source>The {sessions} sessions of phase {number} do not use its {ranges} ranges of boards evenly.</source>
        <translation>Die {sessions} Durchgänge der Phase {number} nutzen deren {ranges} Boardbereiche nicht gleichmäßig.</translation>
    </message>
    <message>
        <source>All sessions of phase {number} would be called “{prefix}”: add a “#”.</source>
        <translation>Alle Durchgänge der Phase {number} würden „{prefix}“ heißen: Fügen Sie ein „#“ hinzu.</translation>
    </message>
    <message>
        <source>“{prefix}” has too few “#” for {sessions} sessions: the files will not sort in order.</source>
        <translation>„{prefix}“ hat zu wenige „#“ für {sessions} Durchgänge: Die Dateien werden falsch sortiert.</translation>
    </message>
    <message>
        <source>They look alike: character {place} is {one} here and {other} there.</source>
        <translation>Sie sehen gleich aus: Zeichen {place} ist hier {one} und dort {other}.</translation>
    </message>
    <message>
        <source>Character {place} is {one} here and {other} there.</source>
        <translation>Zeichen {place} ist hier {one} und dort {other}.</translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation>Das genügt.</translation>
    </message>
    <message>
        <source>That is little: add a second source, or take a value with more digits.</source>
        <translation>Das ist wenig: Nehmen Sie eine zweite Quelle hinzu oder einen Wert mit mehr Ziffern.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>the digit {one}</source>
        <translation>die Ziffer {one}</translation>
    </message>
    <message>
        <source>the capital letter {one}</source>
        <translation>der Großbuchstabe {one}</translation>
    </message>
    <message>
        <source>the small letter {one}</source>
        <translation>der Kleinbuchstabe {one}</translation>
    </message>
    <message>
        <source>the sign {one} ({name})</source>
        <translation>das Zeichen {one} ({name})</translation>
    </message>
    <message>
        <source>The promise does not say at which exchange, or where, the value is published.</source>
        <translation>Die Zusage sagt nicht, an welcher Börse oder wo der Wert veröffentlicht wird.</translation>
    </message>
    <message>
        <source>The promise does not say whether the opening or the closing value counts.</source>
        <translation>Die Zusage sagt nicht, ob der Eröffnungs- oder der Schlusswert zählt.</translation>
    </message>
    <message>
        <source>The date of the promise can be read in several ways: {ways}.</source>
        <translation>Das Datum der Zusage lässt sich verschieden lesen: {ways}.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>The date of the promise has no year: {date}.</source>
        <translation>Das Datum der Zusage hat kein Jahr: {date}.</translation>
    </message>
    <message>
        <source>{closed}: there is no value of that day.</source>
        <translation>{closed}: Von diesem Tag gibt es keinen Wert.</translation>
    </message>
    <message>
        <source>{day} is more than a year ahead: is the year right?</source>
        <translation>{day} liegt mehr als ein Jahr voraus: Stimmt das Jahr?</translation>
    </message>
    <message>
        <source>No exchange is named for the {name}: people may look in two places.</source>
        <translation>Für {name} ist keine Börse genannt: Man könnte an zwei Stellen nachsehen.</translation>
    </message>
    <message>
        <source>{closed}. The value of {day} will be used.</source>
        <translation>{closed}. Es zählt der Wert vom {day}.</translation>
    </message>
    <message>
        <source>Only the weekends of {exchange} are known here: look up whether it is open on {day}.</source>
        <translation>Von {exchange} sind hier nur die Wochenenden bekannt: Sehen Sie nach, ob am {day} geöffnet ist.</translation>
    </message>
    <message>
        <source>root of the keys</source>
        <translation>Wurzel der Schlüssel</translation>
    </message>
    <message>
        <source>Phase {phase}, “{promised}”, was published but is missing now.</source>
        <translation>Phase {phase}, „{promised}“, wurde veröffentlicht und fehlt jetzt.</translation>
    </message>
    <message>
        <source>The plan does not say where the outside value will come from.</source>
        <translation>Es ist nicht gesagt, woher der externe Wert kommen wird.</translation>
    </message>
    <message>
        <source>The source in the plan does not match the rule.</source>
        <translation>Die Quelle im Plan ist nicht die, von der die Regel spricht.</translation>
    </message>
    <message>
        <source>The outside value could not be typed like this: {reason}.</source>
        <translation>So ließe sich der externe Wert nicht eingeben: {reason}.</translation>
    </message>
    <message>
        <source>The outside value has “{sign}” between digits; it is used unchanged.</source>
        <translation>Der externe Wert hat „{sign}“ zwischen Ziffern; er wird so verwendet, wie er dasteht.</translation>
    </message>
    <message>
        <source>The outside value has unusual spaces or letters; it is used unchanged.</source>
        <translation>Der externe Wert hat ungewöhnliche Leerzeichen oder Buchstaben; er wird so verwendet, wie er dasteht.</translation>
    </message>
    <message>
        <source>“{prefix}” differs from the other names: most start with “{stem}”.</source>
        <translation>„{prefix}“ beginnt anders als die übrigen dieser Art: Die meisten beginnen mit „{stem}“.</translation>
    </message>
    <message>
        <source>The folder already has {count} files that phase {number} would make, such as “{name}”. Deal into a separate folder.</source>
        <translation>Im Ordner sind schon {count} Dateien, die Phase {number} erzeugen würde, z. B. „{name}“: Mischen Sie in einen eigenen Ordner.</translation>
    </message>
    <message>
        <source>The tournament “{file}” in this folder makes files with the same names as phase {number}, such as “{name}”. Deal into a separate folder.</source>
        <translation>Das Turnier „{file}“ in diesem Ordner erzeugt Dateien mit Namen der Phase {number}, z. B. „{name}“: Mischen Sie in einen eigenen Ordner.</translation>
    </message>
    <message>
        <source>Some computers change letters such as those in “{prefix}” in file names.</source>
        <translation>Nicht jeder Computer behält die Buchstaben von „{prefix}“ in Dateinamen bei.</translation>
    </message>
    <message>
        <source>The sessions of phase {number} have different numbers of boards: {counts} ({boards}).</source>
        <translation>Die Durchgänge der Phase {number} haben verschieden viele Boards: {counts} ({boards}).</translation>
    </message>
    <message>
        <source>The boards of phase {number} are not consecutive: {boards}.</source>
        <translation>Die Boards der Phase {number} folgen nicht aufeinander: {boards}.</translation>
    </message>
    <message>
        <source>Phase {number} has an open number of sessions, so one key opens them all. None of them can be revealed on its own evening, only all together at the end. With a fixed number, each session has its own key.</source>
        <translation>Die Zahl der Durchgänge von Phase {number} ist offen, also dient ein Schlüssel allen: Keiner davon kann am selben Abend offengelegt werden, nur alle zusammen am Ende. Mit einer festen Zahl hat jeder seinen eigenen Schlüssel.</translation>
    </message>
    <message>
        <source>The description “{text}” is the same for all sessions: add a “#”.</source>
        <translation>Die Beschreibung „{text}“ unterscheidet die Durchgänge nicht: Fügen Sie ein „#“ hinzu.</translation>
    </message>
    <message>
        <source>The description “{text}” gives a different number of sessions, not {sessions}.</source>
        <translation>Die Beschreibung „{text}“ nennt eine andere Zahl als {sessions} Durchgänge.</translation>
    </message>
    <message>
        <source>Phases {first} and {number} make files whose names differ only in zeros, such as “{other}” and “{name}”. People will confuse them.</source>
        <translation>Die Phasen {first} und {number} erzeugen Dateien, deren Namen sich nur in Nullen unterscheiden, etwa „{other}“ und „{name}“: Sie werden verwechselt werden.</translation>
    </message>
    <message>
        <source>The character “{sign}” in {what} may be a mistake: “{text}”.</source>
        <translation>Das Zeichen „{sign}“ ist vielleicht ein Versehen ({what}): „{text}“.</translation>
    </message>
    <message>
        <source>There are extra spaces in {what}: “{text}”.</source>
        <translation>Zu viele Leerzeichen ({what}): „{text}“.</translation>
    </message>
    <message>
        <source>Older programs may show some letters of {what} incorrectly: “{text}”.</source>
        <translation>Ältere Programme zeigen manche Buchstaben vielleicht falsch ({what}): „{text}“.</translation>
    </message>
    <message>
        <source>There is a space between digits: if it only groups them, leave it out.</source>
        <translation>Zwischen Ziffern steht ein Leerzeichen: Wenn es sie nur gliedert, lassen Sie es weg.</translation>
    </message>
    <message>
        <source>There is a letter among the digits: O is not 0, l and I are not 1.</source>
        <translation>Zwischen Ziffern steht ein Buchstabe: O ist nicht 0, l und I sind nicht 1.</translation>
    </message>
    <message>
        <source>There is a sign between digits: if it only groups them, leave it out.</source>
        <translation>Zwischen Ziffern steht ein Zeichen: Wenn es sie nur gliedert, lassen Sie es weg.</translation>
    </message>
    <message>
        <source>Some keyboards lack some of these characters, and others must type exactly the same.</source>
        <translation>Nicht jede Tastatur hat alle diese Zeichen, und andere müssen dasselbe tippen.</translation>
    </message>
    <message>
        <source>It has no digit: words can often be guessed.</source>
        <translation>Er enthält keine Ziffer: Wörter lassen sich oft vorhersehen.</translation>
    </message>
    <message>
        <source>About {bits} bits of it could not be known beforehand: a guess is right once in {times} tries.</source>
        <translation>Etwa {bits} Bit davon konnte niemand vorher wissen: Wer rät, trifft einmal in {times} Versuchen.</translation>
    </message>
    <message>
        <source>The first two digits of a number are not counted, because those of an index can be guessed.</source>
        <translation>Die ersten zwei Ziffern einer Zahl zählen nicht mit: Bei einem Index überraschen sie nicht.</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>ein Leerzeichen</translation>
    </message>
    <message>
        <source>The promise does not say which value counts if the exchange is closed.</source>
        <translation>Die Zusage sagt nicht, welcher Wert zählt, wenn die Börse geschlossen ist.</translation>
    </message>
    <message>
        <source>The promise has no date that the program can read.</source>
        <translation>Die Zusage nennt kein lesbares Datum.</translation>
    </message>
    <message>
        <source>{day} is in the past: everyone may already know its value.</source>
        <translation>{day} ist vorbei: Der Wert kann allen schon bekannt sein.</translation>
    </message>
    <message>
        <source>{day} is today: its value may be known before everyone has the plan.</source>
        <translation>{day} ist heute: Der Wert kann bekannt sein, bevor alle den Plan haben.</translation>
    </message>
    <message>
        <source>“{name}” is not the one in this computer’s journal.</source>
        <translation>„{name}“ ist eine andere Datei als die, von der das Protokoll dieses Computers weiß.</translation>
    </message>
    <message>
        <source>Round {number} appears on {when}: promise a round that is at least an hour ahead.</source>
        <translation>Runde {number} erscheint am {when}: Sagen Sie eine Runde zu, die mindestens eine Stunde in der Zukunft liegt.</translation>
    </message>
    <message>
        <source>The fallback value, used if the network has ended, is known before the round.</source>
        <translation>Was gilt, wenn das Netz eingestellt ist, ist vor der Runde bekannt.</translation>
    </message>
    <message>
        <source>This value proves itself. The network signs it, every check can test the signature offline, and nobody can guess any of its 256 bits.</source>
        <translation>Dieser Wert beweist sich selbst: Das Netz unterschreibt ihn, jede Prüfung erkennt die Unterschrift ohne Internet, und alle 256 Bit sind eine Überraschung.</translation>
    </message>
    <message>
        <source>The promise mentions a SHA-256, but not in the form that every check understands: enter holders by name and hash.</source>
        <translation>Die Zusage erwähnt einen SHA-256, aber nicht in der Form, die jede Prüfung versteht: Tragen Sie Hüter mit Namen und Hash ein.</translation>
    </message>
    <message>
        <source>There are {count} holders; at most {limit} are possible.</source>
        <translation>Es sind {count} Hüter von Wörtern, höchstens {limit} sind möglich.</translation>
    </message>
    <message>
        <source>Two holders are called “{name}”: give them different names.</source>
        <translation>Zwei Hüter heißen „{name}“: Geben Sie jedem einen eigenen Namen.</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” have the same hash, so they have the same words.</source>
        <translation>„{one}“ und „{other}“ haben denselben Hash: Der eine hat die Wörter des anderen.</translation>
    </message>
    <message>
        <source>The hash of “{name}” belongs to words that anyone would try first: ask for new ones.</source>
        <translation>Der Hash von „{name}“ gehört zu Wörtern, die jeder probieren würde: Bitten Sie um neue.</translation>
    </message>
    <message>
        <source>The hash of “{name}” does not look like a real one: perhaps nobody knows words for it.</source>
        <translation>Der Hash von „{name}“ sieht nicht wie einer aus: Vielleicht kennt niemand Wörter dazu.</translation>
    </message>
    <message>
        <source>Several people are involved. Nobody can foresee a board before the words are handed over, or secretly choose one. Only all of these together, with the people who open the keys, could do so: {names}.</source>
        <translation>Mehrere Personen: {names}. Nur wenn sie alle mit dem zusammenarbeiten, der die Schlüssel öffnet, kann jemand ein Board vorhersehen, bevor die Wörter übergeben sind, oder unbemerkt eines aussuchen.</translation>
    </message>
    <message>
        <source>This computer already published a promise for an event with this name, on {days}. With several promises, one can be chosen later: state in public which one counts, and why.</source>
        <translation>Dieser Computer hat schon eine Zusage für ein Turnier dieses Namens veröffentlicht, am {days}. Wer mehrere Zusagen macht, kann unter ihnen wählen: Sagen Sie öffentlich, welche gilt, und warum.</translation>
    </message>
    <message>
        <source>Phase {number}, {boards}: {problem} {remedy}</source>
        <translation>Phase {number}, {boards}: {problem} {remedy}</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>Duplimate, older</source>
        <translation>Duplimate, älter</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft), bridge-club.org, ACBL upload</source>
        <translation>Duplimate (Dupsoft), bridge-club.org, ACBL-Upload</translation>
    </message>
    <message>
        <source>Duplimate, older, hands hidden on the screen</source>
        <translation>Duplimate, älter, Hände auf dem Bildschirm verdeckt</translation>
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
        <translation>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller), ACBL-Upload</translation>
    </message>
    <message>
        <source>Duplimate, hands hidden on the screen</source>
        <translation>Duplimate, Hände auf dem Bildschirm verdeckt</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller)</source>
        <translation>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller)</translation>
    </message>
    <message>
        <source>Older dealing machines (BRI)</source>
        <translation>Ältere Dupliziermaschinen (BRI)</translation>
    </message>
    <message>
        <source>older dealing machines, bridge-club.org</source>
        <translation>ältere Dupliziermaschinen, bridge-club.org</translation>
    </message>
    <message>
        <source>Older dealing machines (DGE)</source>
        <translation>Ältere Dupliziermaschinen (DGE)</translation>
    </message>
    <message>
        <source>older dealing machines, converters</source>
        <translation>ältere Dupliziermaschinen, Umwandlungsprogramme</translation>
    </message>
    <message>
        <source>Dealer4, BridgeComposer, scoring programs</source>
        <translation>Dealer4, BridgeComposer, Scoreprogramme</translation>
    </message>
    <message>
        <source>Dealer4, BridgeComposer, Bridgewebs, ACBL upload, most scoring programs</source>
        <translation>Dealer4, BridgeComposer, Bridgewebs, ACBL-Upload, die meisten Scoreprogramme</translation>
    </message>
    <message>
        <source>Bridge Base Online</source>
        <translation>Bridge Base Online</translation>
    </message>
    <message>
        <source>Bridge Base Online (upload and hand viewer), ACBL upload</source>
        <translation>Bridge Base Online (Upload und Handanzeige), ACBL-Upload</translation>
    </message>
    <message>
        <source>Spreadsheets</source>
        <translation>Tabellenprogramme</translation>
    </message>
    <message>
        <source>spreadsheets, programs of your own</source>
        <translation>Tabellenprogramme, eigene Programme</translation>
    </message>
    <message>
        <source>Bernasconi</source>
        <translation>Bernasconi</translation>
    </message>
    <message>
        <source>Bernasconi dealing machines</source>
        <translation>Dupliziermaschinen von Bernasconi</translation>
    </message>
    <message>
        <source>Borel</source>
        <translation>Borel</translation>
    </message>
    <message>
        <source>Borel&apos;s programs</source>
        <translation>Programme von Borel</translation>
    </message>
    <message>
        <source>KoPS</source>
        <translation>KoPS</translation>
    </message>
    <message>
        <source>KoPS (Poland)</source>
        <translation>KoPS (Polen)</translation>
    </message>
    <message>
        <source>KoPS, with board numbers (CDS)</source>
        <translation>KoPS, mit Boardnummern (CDS)</translation>
    </message>
    <message>
        <source>KoPS and related programs (Poland)</source>
        <translation>KoPS und verwandte Programme (Polen)</translation>
    </message>
    <message>
        <source>Deal numbers</source>
        <translation>Nummern der Verteilungen</translation>
    </message>
    <message>
        <source>this program, Big Deal; the shortest archive</source>
        <translation>dieses Programm, Big Deal; das kürzeste Archiv</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Load it in the Duplimate’s program (Dupsoft), and check the number of the first board there.</source>
        <translation>Ins Programm der Duplimate (Dupsoft) laden und dort die Nummer des ersten Boards prüfen.</translation>
    </message>
    <message>
        <source>Keep it as an archive: this program and Big Deal read it.</source>
        <translation>Als Archiv aufbewahren: Dieses Programm und Big Deal lesen es.</translation>
    </message>
    <message>
        <source>people, after play; contains no deals</source>
        <translation>Menschen, nach dem Spiel; enthält keine Verteilungen</translation>
    </message>
    <message>
        <source>Load it in the Duplimate’s program. If that shows 99 boards, duplicate only the ones that were dealt.</source>
        <translation>Ins Programm der Duplimate laden; zeigt es 99 Boards, nur die gemischten duplizieren.</translation>
    </message>
    <message>
        <source>Load it in the dealing machine’s program, and check the number of the first board, because the file has none.</source>
        <translation>Ins Programm der Dupliziermaschine laden und die Nummer des ersten Boards prüfen: Die Datei enthält keine.</translation>
    </message>
    <message>
        <source>Load it in the machine’s program. BridgeComposer and scoring programs show hands: do not use them until play is over.</source>
        <translation>Ins Programm der Maschine laden. BridgeComposer und Scoreprogramme zeigen die Hände: damit bis nach dem Spiel warten.</translation>
    </message>
    <message>
        <source>Upload it to Bridge Base Online. Its hand viewer shows the hands: do not open it until play is over.</source>
        <translation>Zu Bridge Base Online hochladen. Dessen Handansicht zeigt die Hände: bis nach dem Spiel geschlossen lassen.</translation>
    </message>
    <message>
        <source>Do not open it until play is over: a spreadsheet shows every hand.</source>
        <translation>Bis nach dem Spiel geschlossen lassen: Eine Tabelle zeigt jede Hand.</translation>
    </message>
    <message>
        <source>Load it in the Bernasconi machine’s program, and check the number of the first board, because the file has none.</source>
        <translation>Ins Programm der Bernasconi-Maschine laden und die Nummer des ersten Boards prüfen: Die Datei enthält keine.</translation>
    </message>
    <message>
        <source>Load it in Borel’s program, and check the number of the first board, because the file has none.</source>
        <translation>Ins Programm von Borel laden und die Nummer des ersten Boards prüfen: Die Datei enthält keine.</translation>
    </message>
    <message>
        <source>Load it in KoPS, and check the number of the first board, because the file has none.</source>
        <translation>In KoPS laden und die Nummer des ersten Boards prüfen: Die Datei enthält keine.</translation>
    </message>
    <message>
        <source>Load it in KoPS; the board numbers are in the file.</source>
        <translation>In KoPS laden; die Nummern der Boards stehen in der Datei.</translation>
    </message>
    <message>
        <source>Read it when play is over: it shows how the cards are distributed overall.</source>
        <translation>Nach dem Spiel lesen: Sie sagt, wie die Karten im Ganzen sitzen.</translation>
    </message>
</context>
<context>
    <name>meter</name>
    <message>
        <source>Type on many different keys, or move the mouse.</source>
        <translation>Tippen Sie auf viele verschiedene Tasten, oder bewegen Sie die Maus.</translation>
    </message>
    <message>
        <source>Keep going: learning your rhythm.</source>
        <translation>Weiter so: Ihr Rhythmus wird gelernt.</translation>
    </message>
    <message>
        <source>Good. Keep going.</source>
        <translation>Gut. Weiter so.</translation>
    </message>
    <message>
        <source>Use many different keys.</source>
        <translation>Nehmen Sie viele verschiedene Tasten.</translation>
    </message>
    <message>
        <source>Too regular. Type unevenly, or move the mouse.</source>
        <translation>Zu regelmäßig. Tippen Sie ungleichmäßig, oder bewegen Sie die Maus.</translation>
    </message>
    <message>
        <source>Keys are released like a machine. Use a real keyboard, or the mouse.</source>
        <translation>Die Tasten werden losgelassen wie von einer Maschine. Nehmen Sie eine echte Tastatur oder die Maus.</translation>
    </message>
    <message>
        <source>This is easy to guess. Vary the rhythm.</source>
        <translation>Sie sind leicht zu erraten. Ändern Sie den Rhythmus.</translation>
    </message>
    <message>
        <source>This repeats itself (a macro or a recording?). It no longer counts.</source>
        <translation>Das wiederholt sich (Makro oder Aufnahme?). Es zählt nicht mehr mit.</translation>
    </message>
    <message>
        <source>A key is held down. Press many different keys, one after another.</source>
        <translation>Eine Taste wird festgehalten. Drücken Sie viele Tasten, eine nach der anderen.</translation>
    </message>
    <message>
        <source>Timing is coarse here, as over a remote desktop. Use the mouse, or only the computer.</source>
        <translation>Die Zeiten kommen hier in Stufen an, wie bei einem Fernzugriff. Nehmen Sie die Maus, oder den Computer allein.</translation>
    </message>
    <message>
        <source>Input from other programs does not count.</source>
        <translation>Eingaben eines anderen Programms zählen nicht.</translation>
    </message>
    <message>
        <source>Enough. Release the keys and the mouse.</source>
        <translation>Genug. Bitte loslassen.</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>session</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>set {number} of {count}</source>
        <translation>Satz {number} von {count}</translation>
    </message>
    <message>
        <source>second of the day</source>
        <translation>zweiter des Tages</translation>
    </message>
    <message>
        <source>third of the day</source>
        <translation>dritter des Tages</translation>
    </message>
    <message>
        <source>fourth of the day</source>
        <translation>vierter des Tages</translation>
    </message>
    <message>
        <source>number {number} of the day</source>
        <translation>Nummer {number} des Tages</translation>
    </message>
</context>
<context>
    <name>notes</name>
    <message>
        <source>The secret keys in the journal are sealed now. Older versions of this program can no longer use it.</source>
        <translation>Die geheimen Schlüssel im Protokoll sind jetzt versiegelt. Ältere Versionen dieses Programms können es nicht mehr benutzen.</translation>
    </message>
    <message>
        <source>Others may read the journal in “{folder}”, and that cannot be changed there.</source>
        <translation>Andere können das Protokoll in „{folder}“ lesen, und das lässt sich dort nicht ändern.</translation>
    </message>
    <message>
        <source>Others could read or change the journal in “{folder}”. It is yours alone now.</source>
        <translation>Andere konnten das Protokoll in „{folder}“ lesen oder ändern. Jetzt ist es Ihres allein.</translation>
    </message>
    <message>
        <source>Other users can write in “{folder}”, and so can replace the journal below it. Take that right from them: chmod go-w “{folder}”.</source>
        <translation>Andere Benutzer können in „{folder}“ schreiben und damit das Protokoll darunter austauschen. Nehmen Sie ihnen dieses Recht: chmod go-w „{folder}“.</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>Reserve sets in place of the original ones</source>
        <translation>Reservesätze anstelle der ursprünglichen</translation>
    </message>
    <message>
        <source>Tournament: {name}</source>
        <translation>Turnier: {name}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Grund: {reason}</translation>
    </message>
    <message>
        <source>Dealt on {date}.</source>
        <translation>Gemischt am {date}.</translation>
    </message>
    <message>
        <source>Reserve sets follow from the same keys and the same outside value as the originals.</source>
        <translation>Reservesätze folgen aus denselben Schlüsseln und demselben externen Wert wie die ursprünglichen.</translation>
    </message>
    <message>
        <source>Laws of Duplicate Bridge 2017, Law 6D.</source>
        <translation>Turnier-Bridgeregeln 2017, § 6 D.</translation>
    </message>
    <message>
        <source>Before the tournament the organiser published a plan and the hash of secret keys.</source>
        <translation>Vor dem Turnier hat der Veranstalter einen Plan und den Hash geheimer Schlüssel veröffentlicht.</translation>
    </message>
    <message>
        <source>Every deal follows from a key and from an outside value that nobody could know then:</source>
        <translation>Jede Verteilung folgt aus einem Schlüssel und einem externen Wert, den damals niemand kennen konnte:</translation>
    </message>
    <message>
        <source>Promised source: {source}</source>
        <translation>Zugesagte Quelle: {source}</translation>
    </message>
    <message>
        <source>Value: {value}</source>
        <translation>Wert: {value}</translation>
    </message>
    <message>
        <source>Hash of the keys: {hash}</source>
        <translation>Hash der Schlüssel: {hash}</translation>
    </message>
    <message>
        <source>Check code: {digest}</source>
        <translation>Prüfcode: {digest}</translation>
    </message>
    <message>
        <source>In words: {words}</source>
        <translation>In Wörtern: {words}</translation>
    </message>
    <message>
        <source>Published, as the organiser says: {where}, since {day}</source>
        <translation>Veröffentlicht, sagt der Veranstalter: {where}, seit {day}</translation>
    </message>
    <message>
        <source>So nobody could choose a board, except within what every check lists. Anyone who has the keys and the value can compute every board, so the keys are kept sealed and the boards are dealt late.</source>
        <translation>So konnte niemand ein Board wählen, außer in dem Rahmen, den jede Prüfung aufzählt. Wer die Schlüssel und den Wert hat, kann jedes Board berechnen: Darum bleiben Schlüssel versiegelt, und gemischt wird spät.</translation>
    </message>
    <message>
        <source>This pack is about {session} alone: it holds the key of that session, and what proves that it is the one that was bound. The other keys stay secret until their sessions are played. Do not take our word for it: verify it.</source>
        <translation>In diesem Paket geht es allein um {session}: Es enthält den Schlüssel dieses Durchgangs und das, was beweist, dass es der festgelegte ist. Die anderen Schlüssel bleiben geheim, bis ihre Durchgänge gespielt sind. Glauben Sie uns nicht einfach: Prüfen Sie es nach.</translation>
    </message>
    <message>
        <source>This pack holds the keys. Do not take our word for it: verify it.</source>
        <translation>Dieses Paket enthält die Schlüssel. Glauben Sie uns nicht einfach: Prüfen Sie es nach.</translation>
    </message>
    <message>
        <source>Behind it the words of {name}:</source>
        <translation>Dahinter die Wörter von {name}:</translation>
    </message>
    <message>
        <source>The words of {name} were withheld; in their place stands their SHA-256:</source>
        <translation>Die Wörter von {name} wurden zurückgehalten; an ihrer Stelle steht ihr SHA-256:</translation>
    </message>
    <message>
        <source>Sessions that were revealed before, each by itself</source>
        <translation>Durchgänge, die vorher einzeln offengelegt wurden</translation>
    </message>
    <message>
        <source>  {date}: {session}</source>
        <translation>  {date}: {session}</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Reserve sets and deviations from the plan</source>
        <translation>Reservesätze und Abweichungen vom Plan</translation>
    </message>
    <message>
        <source>  {date}, reserve sets: {text}</source>
        <translation>  {date}, Reservesätze: {text}</translation>
    </message>
    <message>
        <source>  {date}, deviation: {text}</source>
        <translation>  {date}, Abweichung: {text}</translation>
    </message>
    <message>
        <source>How to verify</source>
        <translation>So prüfen Sie nach</translation>
    </message>
    <message>
        <source>1. Look up the check code where it stood before the tournament, and the value at its source. Only you can do that.</source>
        <translation>1. Schlagen Sie den Prüfcode dort nach, wo er vor dem Turnier stand, und den Wert bei seiner Quelle. Das können nur Sie.</translation>
    </message>
    <message>
        <source>1. Compare “{name}” with the file that was published before the tournament, and the</source>
        <translation>1. Vergleichen Sie „{name}“ mit der Datei, die vor dem Turnier veröffentlicht wurde, und</translation>
    </message>
    <message>
        <source>   value with what its source says. Only you can do that.</source>
        <translation>   den Wert mit dem, was seine Quelle sagt. Das können nur Sie.</translation>
    </message>
    <message>
        <source>2. Open “verify.html” in any browser and give it the files of this pack; it needs no network. Best take the page from the program or its releases, which publish its SHA-256: whoever hands out a forged pack could add a forged page. Or use the Check page of bigdeal-gui, or run</source>
        <translation>2. Öffnen Sie „verify.html“ in einem Browser und geben Sie ihr die Dateien dieses Pakets; ein Netz braucht sie nicht. Am besten nehmen Sie die Seite aus dem Programm oder von dort, wo das Programm veröffentlicht ist und auch ihre SHA-256 steht: Wer ein gefälschtes Paket verteilt, könnte eine gefälschte Seite beilegen. Oder benutzen Sie die Seite „Prüfen“ von bigdeal-gui, oder</translation>
    </message>
    <message>
        <source>The SHA-256 of the page, as {program} has it:</source>
        <translation>Der SHA-256 der Seite, wie {program} sie hat:</translation>
    </message>
    <message>
        <source>Green: proved. Amber: true as far as it goes, with lists of what only you can look up and of what could still be chosen when the value was known. Red: something contradicts.</source>
        <translation>Grün: bewiesen. Gelb: wahr, soweit es reicht, mit Listen dessen, was nur Sie nachschlagen können und was noch gewählt werden konnte, als der Wert bekannt war. Rot: Etwas widerspricht sich.</translation>
    </message>
    <message>
        <source>3. Compare the boards with those you played: hand records, or what a machine dealt.</source>
        <translation>3. Vergleichen Sie die Boards mit den gespielten: mit Verteilungszetteln oder der Maschine.</translation>
    </message>
    <message>
        <source>   Files of your own can be verified in the same way, beside those of the pack.</source>
        <translation>   Ebenso lassen sich eigene Dateien nachprüfen, neben denen des Pakets.</translation>
    </message>
    <message>
        <source>“{name}” binds names, boards and source as well as the keys.</source>
        <translation>„{name}“ legt Namen, Boards und Quelle ebenso fest wie die Schlüssel.</translation>
    </message>
    <message>
        <source>The published hash binds the keys alone, not the names and numbers in the plan.</source>
        <translation>Der veröffentlichte Hash legt nur die Schlüssel fest, nicht die Namen und Zahlen im Plan.</translation>
    </message>
    <message>
        <source>SquareDeal reads the same plan and keys and deals the same boards.</source>
        <translation>SquareDeal liest denselben Plan und dieselben Schlüssel und mischt dieselben Boards.</translation>
    </message>
    <message>
        <source>Deviation from the published plan</source>
        <translation>Abweichung vom veröffentlichten Plan</translation>
    </message>
    <message>
        <source>What was done otherwise: {text}</source>
        <translation>Anders gemacht wurde: {text}</translation>
    </message>
    <message>
        <source>Recorded on {date}.</source>
        <translation>Eingetragen am {date}.</translation>
    </message>
    <message>
        <source>The deals are those that were bound by the published hash:</source>
        <translation>Es sind die Verteilungen, die der veröffentlichte Hash festgelegt hat:</translation>
    </message>
    <message>
        <source>The journal of the computer that dealt has every set. Its newest row has</source>
        <translation>Das Protokoll des Computers, der mischte, nennt jeden Satz. Seine neueste Zeile hat</translation>
    </message>
    <message>
        <source>this number and hash. To see whether it is still there, type on that computer:</source>
        <translation>diese Nummer und diesen Hash. Ob sie noch im Protokoll steht, sagt dort dies:</translation>
    </message>
    <message>
        <source>When the keys are revealed, anybody can verify them. Every check lists them.</source>
        <translation>Wenn die Schlüssel offengelegt sind, kann jeder sie nachprüfen. Jede Prüfung führt sie auf.</translation>
    </message>
    <message>
        <source>Double-dummy results of more than {count} boards are worked out only when asked for.</source>
        <translation>Double-Dummy-Ergebnisse von mehr als {count} Boards werden nur auf Wunsch berechnet.</translation>
    </message>
    <message>
        <source>The journal says now that play is over.</source>
        <translation>Im Protokoll steht nun, dass das Spiel vorbei ist.</translation>
    </message>
    <message>
        <source>The files of the set are in the archive now: {folder}</source>
        <translation>Die Dateien des Satzes sind nun im Archiv: {folder}</translation>
    </message>
    <message>
        <source>The newest row of the tournament’s log, by its SHA-256:</source>
        <translation>Die neueste Zeile des Turnierprotokolls, nach ihrer SHA-256:</translation>
    </message>
    <message>
        <source>Amber is the best that the pack of one session can be: nothing is proved yet of the others. The file that ends in .key.txt can be checked by hand; bigdeal-gui’s documents say how.</source>
        <translation>Mehr als Gelb kann das Paket eines einzelnen Durchgangs nicht werden: Über die anderen ist noch nichts bewiesen. Die Datei, die auf .key.txt endet, lässt sich von Hand prüfen; wie, sagt die Dokumentation von bigdeal-gui.</translation>
    </message>
    <message>
        <source>The analysis was left out.</source>
        <translation>Die Ergebnisse wurden weggelassen.</translation>
    </message>
    <message>
        <source>With {count} boards on a page there is no room for double-dummy results.</source>
        <translation>Bei {count} Boards pro Seite ist kein Platz für Double-Dummy-Ergebnisse.</translation>
    </message>
    <message>
        <source>A web page prints page by page: use the PDF for a folded booklet.</source>
        <translation>Eine Webseite wird Seite für Seite gedruckt: Das Heft zum Falten ist das PDF.</translation>
    </message>
    <message>
        <source>This computer’s journal does not know these boards, so it cannot tell whether they have been played.</source>
        <translation>Das Protokoll dieses Computers kennt diese Boards nicht; ob sie gespielt wurden, kann hier niemand sagen.</translation>
    </message>
    <message>
        <source>The double-dummy results in the file do not match its boards. They were calculated again.</source>
        <translation>Die Double-Dummy-Ergebnisse in der Datei passen nicht zu ihren Boards. Sie wurden neu berechnet.</translation>
    </message>
    <message>
        <source>The double-dummy results are from the file. A sample from each board was calculated here and agrees.</source>
        <translation>Die Double-Dummy-Ergebnisse sind die aus der Datei. Eine Stichprobe jedes Boards wurde hier nachgerechnet und stimmt.</translation>
    </message>
    <message>
        <source>No font of this computer has the letters {letters}; each prints as an empty box. Install a font that has them, such as Noto Sans, and print again.</source>
        <translation>Keine Schriftart dieses Computers hat die Zeichen {letters}; jedes wird als leeres Kästchen gedruckt. Installieren Sie eine Schriftart mit diesen Zeichen, etwa Noto Sans, und drucken Sie noch einmal.</translation>
    </message>
    <message>
        <source>The double-dummy results in the file were kept without checking them.</source>
        <translation>Die Double-Dummy-Ergebnisse der Datei wurden ungeprüft übernommen.</translation>
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
        <translation>Irgendeine Zahl: Das ist zum Ausprobieren</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Vorrunde</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Club</source>
        <translation>Club</translation>
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
        <translation>US-Letter</translation>
    </message>
    <message>
        <source>12 boards</source>
        <translation>12 Boards</translation>
    </message>
    <message>
        <source>18 boards</source>
        <translation>18 Boards</translation>
    </message>
    <message>
        <source>24 boards</source>
        <translation>24 Boards</translation>
    </message>
    <message>
        <source>36 boards</source>
        <translation>36 Boards</translation>
    </message>
    <message>
        <source>2 boards, in large print</source>
        <translation>2 Boards, große Schrift</translation>
    </message>
    <message>
        <source>Boards go</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>in rows</source>
        <translation>zeilenweise</translation>
    </message>
    <message>
        <source>in columns</source>
        <translation>spaltenweise</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>four colours</source>
        <translation>vier Farben</translation>
    </message>
    <message>
        <source>black and red</source>
        <translation>schwarz und rot</translation>
    </message>
    <message>
        <source>black alone</source>
        <translation>nur schwarz</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Zehn</translation>
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
        <translation>Sprache</translation>
    </message>
    <message>
        <source>A K Q J in every language</source>
        <translation>A K Q J in jeder Sprache</translation>
    </message>
    <message>
        <source>High-card points</source>
        <translation>Figurenpunkte</translation>
    </message>
    <message>
        <source>Double-dummy results and par</source>
        <translation>Double-Dummy-Ergebnisse und Par</translation>
    </message>
    <message>
        <source>Double dummy says</source>
        <translation>Double Dummy zeigt</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>contracts</source>
        <translation>Kontrakte</translation>
    </message>
    <message>
        <source>Par beside the results</source>
        <translation>Par neben den Ergebnissen</translation>
    </message>
    <message>
        <source>Sheets are</source>
        <translation>Blätter sind</translation>
    </message>
    <message>
        <source>loose</source>
        <translation>lose</translation>
    </message>
    <message>
        <source>punched</source>
        <translation>gelocht</translation>
    </message>
    <message>
        <source>punched, printed on both sides</source>
        <translation>gelocht, beidseitig bedruckt</translation>
    </message>
    <message>
        <source>folded into a booklet</source>
        <translation>zum Heft gefaltet</translation>
    </message>
    <message>
        <source>with double dummy</source>
        <translation>mit Double Dummy</translation>
    </message>
    <message>
        <source>as a web page</source>
        <translation>als Webseite</translation>
    </message>
    <message>
        <source>sections {names}</source>
        <translation>Sektionen {names}</translation>
    </message>
    <message>
        <source>“{event}”, {day}, from board {number}</source>
        <translation>„{event}“, {day}, ab Board {number}</translation>
    </message>
    <message>
        <source>Play is over</source>
        <translation>Das Spiel ist vorbei</translation>
    </message>
    <message>
        <source>Has this set been played?</source>
        <translation>Wurde dieser Satz gespielt?</translation>
    </message>
    <message>
        <source>It was dealt today, or its day is still to come.</source>
        <translation>Er wurde heute ausgeteilt, oder sein Tag kommt erst noch.</translation>
    </message>
    <message>
        <source>The record shows every card. The journal will say that play is over.</source>
        <translation>Der Ausdruck zeigt jede Karte. Im Protokoll steht dann, dass das Spiel vorbei ist.</translation>
    </message>
    <message>
        <source>Play is over: print open</source>
        <translation>Das Spiel ist vorbei: offen drucken</translation>
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
        <translation>Kopfzeile</translation>
    </message>
    <message>
        <source>Footer line</source>
        <translation>Fußzeile</translation>
    </message>
    <message>
        <source>Boards per page</source>
        <translation>Auf einer Seite</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>a card is not two digits</source>
        <translation>eine Karte ist nicht zweistellig</translation>
    </message>
    <message>
        <source>the hands are not four suits of rank letters each</source>
        <translation>die Hände sind nicht je vier Farben aus Kartenbuchstaben</translation>
    </message>
    <message>
        <source>its board numbers end at {max_board}</source>
        <translation>seine Boardnummern enden bei {max_board}</translation>
    </message>
    <message>
        <source>Deal boards up to {max_board}, or leave this format out.</source>
        <translation>Mischen Sie Boards bis {max_board}, oder lassen Sie dieses Format weg.</translation>
    </message>
    <message>
        <source>Choose other boards, or leave this format out.</source>
        <translation>Wählen Sie andere Boards, oder lassen Sie dieses Format weg.</translation>
    </message>
    <message>
        <source>more than {max_file_lines} lines</source>
        <translation>mehr als {max_file_lines} Zeilen</translation>
    </message>
    <message>
        <source>a line of more than {max_line_bytes} bytes</source>
        <translation>eine Zeile mit mehr als {max_line_bytes} Byte</translation>
    </message>
    <message>
        <source>the last record has {rest} bytes instead of {size}</source>
        <translation>der letzte Eintrag hat {rest} statt {size} Byte</translation>
    </message>
    <message>
        <source>more than {max_file_boards} boards</source>
        <translation>mehr als {max_file_boards} Boards</translation>
    </message>
    <message>
        <source>{who} has {count} suits instead of 4</source>
        <translation>{who} hat {count} Farben statt 4</translation>
    </message>
    <message>
        <source>boards are numbered from 1</source>
        <translation>Boardnummern beginnen bei 1</translation>
    </message>
    <message>
        <source>the last board comes before the first</source>
        <translation>das letzte Board kommt vor dem ersten</translation>
    </message>
    <message>
        <source>board numbers end at {max_boards}</source>
        <translation>die Boardnummern enden bei {max_boards}</translation>
    </message>
    <message>
        <source>at least one board is needed</source>
        <translation>mindestens ein Board ist nötig</translation>
    </message>
    <message>
        <source>it is neither a number nor a range</source>
        <translation>das ist weder eine Zahl noch ein Bereich</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>zu lang</translation>
    </message>
    <message>
        <source>more than {max_ranges} ranges</source>
        <translation>mehr als {max_ranges} Bereiche</translation>
    </message>
    <message>
        <source>at least one session of one board is needed</source>
        <translation>mindestens ein Durchgang mit einem Board ist nötig</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>at most 50 letters, digits, “-” and “_” are allowed</source>
        <translation>höchstens 50 Buchstaben, Ziffern, „-“ und „_“ sind erlaubt</translation>
    </message>
    <message>
        <source>it is longer than {longest_prefix} letters</source>
        <translation>länger als {longest_prefix} Buchstaben</translation>
    </message>
    <message>
        <source>“{name}” has a “/” or a space. The files go to the current folder.</source>
        <translation>„{name}“ enthält „/“ oder ein Leerzeichen. Die Dateien kommen in den Ordner, in dem Sie sind.</translation>
    </message>
    <message>
        <source>The format “stdout” would show the boards on the screen: use “pbn”, which makes a file.</source>
        <translation>Das Format „stdout“ würde die Boards auf dem Bildschirm zeigen: Nehmen Sie „pbn“, das eine Datei schreibt.</translation>
    </message>
    <message>
        <source>The set was dealt elsewhere: only the computer that dealt it can certify it.</source>
        <translation>Der Satz wurde anderswo gemischt: Nur der Computer, der ihn gemischt hat, kann ihn bescheinigen.</translation>
    </message>
    <message>
        <source>The set was not dealt with that identification.</source>
        <translation>Der Satz wurde nicht mit dieser Kennung gemischt.</translation>
    </message>
    <message>
        <source>More than {most} boards cannot be locked in a box.</source>
        <translation>Mehr als {most} Boards lassen sich nicht in einer Kiste verschließen.</translation>
    </message>
    <message>
        <source>it was saved as “Unicode”; save it as plain text</source>
        <translation>als „Unicode“ gespeichert; speichern Sie sie als reinen Text</translation>
    </message>
    <message>
        <source>it is longer than {max_value_bytes} bytes</source>
        <translation>länger als {max_value_bytes} Byte</translation>
    </message>
    <message>
        <source>row {sequence} cannot be read</source>
        <translation>Zeile {sequence} ist nicht lesbar</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>does not read as a key</source>
        <translation>ist nicht als Schlüssel lesbar</translation>
    </message>
    <message>
        <source>row {sequence} cannot be understood</source>
        <translation>Zeile {sequence} ist nicht zu verstehen</translation>
    </message>
    <message>
        <source>belongs to another journal</source>
        <translation>gehört zu einem anderen Protokoll</translation>
    </message>
    <message>
        <source>it is the database of another program</source>
        <translation>die Datenbank eines anderen Programms</translation>
    </message>
    <message>
        <source>it is the same as “{name}” on systems that ignore capitals</source>
        <translation>derselbe Name wie „{name}“ auf Systemen, die Großbuchstaben nicht unterscheiden</translation>
    </message>
    <message>
        <source>it would be longer than {max_settings_bytes} bytes</source>
        <translation>sie wäre länger als {max_settings_bytes} Byte</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>die Zeile ist zu lang</translation>
    </message>
    <message>
        <source>the hash of the keys is not 64 hexadecimal digits</source>
        <translation>der Hash der Schlüssel hat nicht 64 Hexadezimalziffern</translation>
    </message>
    <message>
        <source>the outside value is empty</source>
        <translation>der externe Wert ist leer</translation>
    </message>
    <message>
        <source>a phase has four fields with “:” between, and here are {count}</source>
        <translation>eine Phase hat vier Felder mit „:“ dazwischen, hier sind es {count}</translation>
    </message>
    <message>
        <source>the number of sessions is not 0 to {limit}</source>
        <translation>die Anzahl der Durchgänge liegt nicht zwischen 0 und {limit}</translation>
    </message>
    <message>
        <source>it is longer than {limit} characters</source>
        <translation>länger als {limit} Zeichen</translation>
    </message>
    <message>
        <source>it has fewer than {count} letters</source>
        <translation>weniger als {count} Buchstaben</translation>
    </message>
    <message>
        <source>it has more than {count} letters</source>
        <translation>mehr als {count} Buchstaben</translation>
    </message>
    <message>
        <source>it repeats a few letters</source>
        <translation>einige Buchstaben wiederholen sich immer wieder</translation>
    </message>
    <message>
        <source>it has two groups of “#”</source>
        <translation>hat zwei Gruppen von „#“</translation>
    </message>
    <message>
        <source>There is no key for phase {phase}, session {session}.</source>
        <translation>Es gibt keinen Schlüssel für Phase {phase}, Durchgang {session}.</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has a key already</source>
        <translation>Phase {phase}, Durchgang {session} hat schon einen Schlüssel</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has no key</source>
        <translation>Phase {phase}, Durchgang {session} hat keinen Schlüssel</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has a key but is not in the plan</source>
        <translation>Phase {phase}, Durchgang {session} hat einen Schlüssel, steht aber nicht im Plan</translation>
    </message>
    <message>
        <source>it is not “phase,session:key”</source>
        <translation>nicht „Phase,Durchgang:Schlüssel“</translation>
    </message>
    <message>
        <source>a key has {count} letters and digits</source>
        <translation>ein Schlüssel hat {count} Buchstaben und Ziffern</translation>
    </message>
    <message>
        <source>it is not 64 hexadecimal digits</source>
        <translation>nicht 64 Hexadezimalziffern</translation>
    </message>
    <message>
        <source>the sign “:” separates the fields of the file</source>
        <translation>das Zeichen „:“ trennt die Felder der Datei</translation>
    </message>
    <message>
        <source>a session has at most {count} boards</source>
        <translation>ein Durchgang hat höchstens {count} Boards</translation>
    </message>
    <message>
        <source>the board numbers of a tournament end at {number}</source>
        <translation>die Boardnummern eines Turniers enden bei {number}</translation>
    </message>
    <message>
        <source>The number of phases is {count}, and there is no phase {number}.</source>
        <translation>Der Plan hat {count} Phasen; eine Phase {number} gibt es nicht.</translation>
    </message>
    <message>
        <source>The number of sessions of this phase is open: name the sessions, such as 1-3.</source>
        <translation>Die Anzahl der Durchgänge dieser Phase ist offen: Nennen Sie die Durchgänge, z. B. 1-3.</translation>
    </message>
    <message>
        <source>“{text}” names no sessions: write a number, a range such as 1-3, or *.</source>
        <translation>„{text}“ nennt keine Durchgänge: Schreiben Sie eine Zahl, einen Bereich wie 1-3 oder *.</translation>
    </message>
    <message>
        <source>The phase has no such sessions: {text}.</source>
        <translation>Die Phase hat keine Durchgänge {text}.</translation>
    </message>
    <message>
        <source>the plan has fixed them for phase {number}</source>
        <translation>der Plan hat sie für Phase {number} festgelegt</translation>
    </message>
    <message>
        <source>Phase {phase} has no session {session}.</source>
        <translation>Phase {phase} hat keinen Durchgang {session}.</translation>
    </message>
    <message>
        <source>the solver gave up ({error})</source>
        <translation>das Rechenprogramm gab auf ({error})</translation>
    </message>
    <message>
        <source>the extra “analysis” is not installed</source>
        <translation>der Zusatz „analysis“ ist nicht installiert</translation>
    </message>
    <message>
        <source>the package endplay has no solver in it</source>
        <translation>das Paket endplay enthält kein Scoreprogramm</translation>
    </message>
    <message>
        <source>the solver of the package endplay does not load here</source>
        <translation>das Rechenprogramm des Pakets endplay lädt hier nicht</translation>
    </message>
    <message>
        <source>Make a new tournament, publish that, and say why.</source>
        <translation>Legen Sie ein neues Turnier an, veröffentlichen Sie es und sagen Sie, warum.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program. Open it again.</source>
        <translation>„{name}“ wurde von einem anderen Programm geändert. Öffnen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The plan is not published yet.</source>
        <translation>Der Plan ist noch nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>The outside value is not in the plan yet.</source>
        <translation>Der externe Wert steht noch nicht im Plan.</translation>
    </message>
    <message>
        <source>Wait until it is known, then set it.</source>
        <translation>Warten Sie, bis er bekannt ist, und tragen Sie ihn dann ein.</translation>
    </message>
    <message>
        <source>it is a link to another file</source>
        <translation>ein Verweis auf eine andere Datei</translation>
    </message>
    <message>
        <source>The boards are in the public pack; for others, make a new tournament.</source>
        <translation>Die Boards sind im öffentlichen Paket; für andere legen Sie ein neues Turnier an.</translation>
    </message>
    <message>
        <source>Put “{plain}” or “{sealed}” into the same folder.</source>
        <translation>Legen Sie „{plain}“ oder „{sealed}“ in denselben Ordner.</translation>
    </message>
    <message>
        <source>Record a deviation if it was not the promised one.</source>
        <translation>Tragen Sie eine Abweichung ein, wenn es nicht der zugesagte war.</translation>
    </message>
    <message>
        <source>Wait until the outside value is known, then set it.</source>
        <translation>Warten Sie, bis der externe Wert bekannt ist, und tragen Sie ihn dann ein.</translation>
    </message>
    <message>
        <source>Reveal them when all play is over, reserve sets included.</source>
        <translation>Legen Sie sie offen, wenn alles gespielt ist, auch die Reservesätze.</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>verschlüsselt</translation>
    </message>
    <message>
        <source>it is a secret key; keep it to yourself</source>
        <translation>das ist ein geheimer Schlüssel; behalten Sie ihn für sich</translation>
    </message>
    <message>
        <source>it is not “age1” and 58 letters and digits</source>
        <translation>nicht „age1“ und 58 Buchstaben und Ziffern</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>es gibt keinen</translation>
    </message>
    <message>
        <source>it is not “AGE-SECRET-KEY-1” and 58 letters and digits</source>
        <translation>nicht „AGE-SECRET-KEY-1“ und 58 Buchstaben und Ziffern</translation>
    </message>
    <message>
        <source>there are more than {count}</source>
        <translation>es sind mehr als {count}</translation>
    </message>
    <message>
        <source>more are needed than there are</source>
        <translation>es sind mehr nötig, als es gibt</translation>
    </message>
    <message>
        <source>there can be 16 at most</source>
        <translation>höchstens 16 sind möglich</translation>
    </message>
    <message>
        <source>it was made for another purpose</source>
        <translation>für einen anderen Zweck gemacht</translation>
    </message>
    <message>
        <source>two different lists have the same number</source>
        <translation>zwei verschiedene Listen haben dieselbe Nummer</translation>
    </message>
    <message>
        <source>one of them is not of this set</source>
        <translation>eine davon gehört nicht zu dieser Gruppe</translation>
    </message>
    <message>
        <source>word {place} is not in the word list</source>
        <translation>Wort {place} steht nicht in der Wortliste</translation>
    </message>
    <message>
        <source>it has {count} words; a list has 20</source>
        <translation>sie hat {count} Wörter; eine Liste hat 20</translation>
    </message>
    <message>
        <source>it is not JSON in UTF-8</source>
        <translation>kein JSON in UTF-8</translation>
    </message>
    <message>
        <source>its parts are not those of a commitment</source>
        <translation>die Teile sind nicht die einer Festlegung</translation>
    </message>
    <message>
        <source>its check code is not 64 hexadecimal digits</source>
        <translation>der Prüfcode hat nicht 64 Hexadezimalziffern</translation>
    </message>
    <message>
        <source>one of its lines is two</source>
        <translation>eine der Zeilen besteht aus zweien</translation>
    </message>
    <message>
        <source>its first or last line is not what it must be</source>
        <translation>die erste oder letzte Zeile ist nicht, was sie sein muss</translation>
    </message>
    <message>
        <source>it holds half of a letter</source>
        <translation>enthält einen halben Buchstaben</translation>
    </message>
    <message>
        <source>its lines are too long</source>
        <translation>die Zeilen sind zu lang</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>Zeile {line}: {reason}</translation>
    </message>
    <message>
        <source>it is longer than {count} characters</source>
        <translation>länger als {count} Zeichen</translation>
    </message>
    <message>
        <source>it has more than one line</source>
        <translation>mehr als eine Zeile</translation>
    </message>
    <message>
        <source>character {place} only looks like a digit</source>
        <translation>Zeichen {place} sieht nur wie eine Ziffer aus</translation>
    </message>
    <message>
        <source>board {number}: {reason}</source>
        <translation>Board {number}: {reason}</translation>
    </message>
    <message>
        <source>Use the file as it was published after the value was known.</source>
        <translation>Nehmen Sie die Datei, wie sie veröffentlicht wurde, nachdem der Wert bekannt war.</translation>
    </message>
    <message>
        <source>it is the deal of board {number}</source>
        <translation>das ist die Verteilung von Board {number}</translation>
    </message>
    <message>
        <source>it is a deal of “{session}”</source>
        <translation>das ist eine Verteilung aus „{session}“</translation>
    </message>
    <message>
        <source>not a deal of this tournament</source>
        <translation>keine Verteilung dieses Turniers</translation>
    </message>
    <message>
        <source>not the deal of this session</source>
        <translation>nicht die Verteilung dieses Durchgangs</translation>
    </message>
    <message>
        <source>The name of the file says {meant}; the boards are those of {held}.</source>
        <translation>Der Dateiname sagt {meant}; die Boards sind die von {held}.</translation>
    </message>
    <message>
        <source>Boards of “{session}” that are not in the file: {numbers}.</source>
        <translation>Boards aus „{session}“, die in der Datei fehlen: {numbers}.</translation>
    </message>
    <message>
        <source>what the value is of</source>
        <translation>die Bezeichnung des Werts</translation>
    </message>
    <message>
        <source>who publishes it</source>
        <translation>der Name des Herausgebers</translation>
    </message>
    <message>
        <source>an exchange is named by its four letters, such as XNYS</source>
        <translation>eine Börse wird mit ihren vier Buchstaben genannt, z. B. XNYS</translation>
    </message>
    <message>
        <source>a value has at most 8 decimals</source>
        <translation>ein Wert hat höchstens 8 Nachkommastellen</translation>
    </message>
    <message>
        <source>name a source, or describe it in your own words</source>
        <translation>nennen Sie eine Quelle, oder beschreiben Sie sie in eigenen Worten</translation>
    </message>
    <message>
        <source>the day is missing</source>
        <translation>der Tag fehlt</translation>
    </message>
    <message>
        <source>the year is not one from {first} to {last}</source>
        <translation>das Jahr liegt nicht zwischen {first} und {last}</translation>
    </message>
    <message>
        <source>the description</source>
        <translation>die Beschreibung</translation>
    </message>
    <message>
        <source>the whole sentence</source>
        <translation>der ganze Text</translation>
    </message>
    <message>
        <source>its parts are not those of a promise</source>
        <translation>die Teile sind nicht die einer Zusage</translation>
    </message>
    <message>
        <source>{what} is longer than {limit} characters</source>
        <translation>{what} ist länger als {limit} Zeichen</translation>
    </message>
    <message>
        <source>Set {code} is {state}: it can be published when it is marked as finished.</source>
        <translation>Satz {code} ist „{state}“: Er kann veröffentlicht werden, wenn er als beendet markiert ist.</translation>
    </message>
    <message>
        <source>The time of the release is not in the future.</source>
        <translation>Die Zeit der Freigabe liegt nicht in der Zukunft.</translation>
    </message>
    <message>
        <source>The board numbers are not consecutive.</source>
        <translation>Die Boardnummern sind nicht fortlaufend.</translation>
    </message>
    <message>
        <source>its count of boards starts again at 0 after 65535</source>
        <translation>seine Anzahl der Boards beginnt nach 65535 wieder bei 0</translation>
    </message>
    <message>
        <source>the header has {count} bytes instead of {size}</source>
        <translation>der Kopf hat {count} statt {size} Byte</translation>
    </message>
    <message>
        <source>its board numbers start again at 0 after 255</source>
        <translation>seine Boardnummern beginnen nach 255 wieder bei 0</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>Zeile {line}</translation>
    </message>
    <message>
        <source>byte {offset} ({hexadecimal})</source>
        <translation>Byte {offset} ({hexadecimal})</translation>
    </message>
    <message>
        <source>board numbers go from 1 to {last}</source>
        <translation>Boardnummern gehen von 1 bis {last}</translation>
    </message>
    <message>
        <source>the first line is not empty</source>
        <translation>die erste Zeile ist nicht leer</translation>
    </message>
    <message>
        <source>it is not 52 letters</source>
        <translation>nicht 52 Buchstaben</translation>
    </message>
    <message>
        <source>{count} fields instead of {size}</source>
        <translation>{count} statt {size} Felder</translation>
    </message>
    <message>
        <source>board {number} is missing</source>
        <translation>Board {number} fehlt</translation>
    </message>
    <message>
        <source>there is no “=”</source>
        <translation>es fehlt „=“</translation>
    </message>
    <message>
        <source>board {number} is not 26 letters a to p and three digits</source>
        <translation>Board {number} besteht nicht aus 26 Buchstaben a bis p und drei Ziffern</translation>
    </message>
    <message>
        <source>the checksum of board {number} is wrong</source>
        <translation>die Prüfsumme von Board {number} ist falsch</translation>
    </message>
    <message>
        <source>its boards are encrypted</source>
        <translation>die Boards sind verschlüsselt</translation>
    </message>
    <message>
        <source>Status is neither Show nor Sealed</source>
        <translation>Status ist weder Show noch Sealed</translation>
    </message>
    <message>
        <source>the checksum of the document is wrong</source>
        <translation>die Prüfsumme des Dokuments ist falsch</translation>
    </message>
    <message>
        <source>it claims boards 1 to {count}, as Big Deal does; check the first board on the machine</source>
        <translation>es behauptet Boards 1 bis {count}, wie Big Deal; prüfen Sie das erste Board an der Maschine</translation>
    </message>
    <message>
        <source>the hands shown are not the hands dealt</source>
        <translation>die gezeigten Hände sind nicht die gemischten</translation>
    </message>
    <message>
        <source>more than {max_file_lines} bars</source>
        <translation>mehr als {max_file_lines} senkrechte Striche</translation>
    </message>
    <message>
        <source>the last command is not closed</source>
        <translation>der letzte Befehl ist nicht abgeschlossen</translation>
    </message>
    <message>
        <source>a command is not two letters</source>
        <translation>ein Befehl besteht nicht aus zwei Buchstaben</translation>
    </message>
    <message>
        <source>the closed room of board {number} has other hands</source>
        <translation>der geschlossene Raum von Board {number} hat andere Hände</translation>
    </message>
    <message>
        <source>a hand is not S, H, D, C with rank letters</source>
        <translation>eine Hand ist nicht S, H, D, C mit Kartenbuchstaben</translation>
    </message>
    <message>
        <source>it is not a number with commas in {count} characters</source>
        <translation>keine Zahl mit Kommas in {count} Zeichen</translation>
    </message>
    <message>
        <source>a comment is not closed</source>
        <translation>ein Kommentar ist nicht abgeschlossen</translation>
    </message>
    <message>
        <source>Deal is not a seat, a colon and four hands</source>
        <translation>Deal ist nicht ein Platz, ein Doppelpunkt und vier Hände</translation>
    </message>
    <message>
        <source>a hand in Deal has {count} suits instead of 4</source>
        <translation>eine Hand in Deal hat {count} Farben statt 4</translation>
    </message>
    <message>
        <source>{who} has {count} cards</source>
        <translation>{who} hat {count} Karten</translation>
    </message>
    <message>
        <source>A seed has 40 hexadecimal digits.</source>
        <translation>Ein Startwert hat 40 Hexadezimalziffern.</translation>
    </message>
    <message>
        <source>the database is damaged: {fault}</source>
        <translation>die Datenbank ist beschädigt: {fault}</translation>
    </message>
    <message>
        <source>the fingerprints of its deals were changed</source>
        <translation>die Fingerabdrücke seiner Verteilungen wurden geändert</translation>
    </message>
    <message>
        <source>the key of its set was changed</source>
        <translation>der Schlüssel des Satzes wurde geändert</translation>
    </message>
    <message>
        <source>the key of its sealed file was changed</source>
        <translation>der Schlüssel der versiegelten Datei wurde geändert</translation>
    </message>
    <message>
        <source>cannot be understood</source>
        <translation>ist nicht zu verstehen</translation>
    </message>
    <message>
        <source>is missing from the list of {table}</source>
        <translation>fehlt in der Liste {table}</translation>
    </message>
    <message>
        <source>the count in the journal</source>
        <translation>die Zählung im Protokoll</translation>
    </message>
    <message>
        <source>the count beside the journal</source>
        <translation>die Zählung neben dem Protokoll</translation>
    </message>
    <message>
        <source>is not the row that the count beside the journal names</source>
        <translation>ist nicht die Zeile, die die Zählung neben dem Protokoll nennt</translation>
    </message>
    <message>
        <source>{who} was changed</source>
        <translation>{who} wurde geändert</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>The file was kept as “{path}”.</source>
        <translation>Die Datei wurde als „{path}“ aufbewahrt.</translation>
    </message>
    <message>
        <source>it is longer than {max_name_bytes} bytes</source>
        <translation>länger als {max_name_bytes} Byte</translation>
    </message>
    <message>
        <source>row {sequence}: {reason}</source>
        <translation>Zeile {sequence}: {reason}</translation>
    </message>
    <message>
        <source>does not follow the row before it</source>
        <translation>folgt nicht auf die Zeile davor</translation>
    </message>
    <message>
        <source>was changed</source>
        <translation>wurde geändert</translation>
    </message>
    <message>
        <source>and all up to row {last} are missing</source>
        <translation>und alle bis Zeile {last} fehlen</translation>
    </message>
    <message>
        <source>was moved here; it was written as row {home}</source>
        <translation>wurde hierher verschoben; geschrieben wurde sie als Zeile {home}</translation>
    </message>
    <message>
        <source>a layout</source>
        <translation>eine Kartenlage</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>a balanced ending</source>
        <translation>eine ausgeglichene Endstellung</translation>
    </message>
    <message>
        <source>each needs the same, 1 to 13</source>
        <translation>jeder braucht gleich viele, 1 bis 13</translation>
    </message>
    <message>
        <source>cards held: {sizes}</source>
        <translation>Karten: {sizes}</translation>
    </message>
    <message>
        <source>an unbalanced ending</source>
        <translation>eine unausgeglichene Endstellung</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Coeur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Treff</translation>
    </message>
    <message>
        <source>{count} instead of 4</source>
        <translation>{count} statt 4</translation>
    </message>
    <message>
        <source>that of the {suit} runs from {first} to {last}</source>
        <translation>das für {suit} reicht von {first} bis {last}</translation>
    </message>
    <message>
        <source>a font of the program is missing</source>
        <translation>eine Schrift des Programms fehlt</translation>
    </message>
    <message>
        <source>a library is missing ({error})</source>
        <translation>eine Bibliothek fehlt ({error})</translation>
    </message>
    <message>
        <source>a font of the program cannot be used</source>
        <translation>eine Schrift des Programms ist nicht benutzbar</translation>
    </message>
    <message>
        <source>{here} and {there} differ first at board {board}.</source>
        <translation>{here} und {there} unterscheiden sich zuerst bei Board {board}.</translation>
    </message>
    <message>
        <source>with its folder it is longer than {count} characters</source>
        <translation>mit dem Ordner länger als {count} Zeichen</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>keine Datei</translation>
    </message>
    <message>
        <source>it is not a file name</source>
        <translation>kein Dateiname</translation>
    </message>
    <message>
        <source>somebody has put another file there</source>
        <translation>jemand hat dort eine andere Datei hingelegt</translation>
    </message>
    <message>
        <source>another program has it open; close it there first</source>
        <translation>ein anderes Programm hat sie geöffnet; schließen Sie sie dort zuerst</translation>
    </message>
    <message>
        <source>too many interrupted deliveries</source>
        <translation>zu viele unterbrochene Auslieferungen</translation>
    </message>
    <message>
        <source>it delivered too few bytes, or too many</source>
        <translation>es lieferte zu wenige Bytes oder zu viele</translation>
    </message>
    <message>
        <source>{file} of the program is missing or damaged</source>
        <translation>{file} des Programms fehlt oder ist beschädigt</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is missing</source>
        <translation>{file} des Programms ist beschädigt: „{name}“ fehlt</translation>
    </message>
    <message>
        <source>Give the boards new numbers, or choose pbn or lin.</source>
        <translation>Geben Sie den Boards neue Nummern oder wählen Sie pbn oder lin.</translation>
    </message>
    <message>
        <source>their numbers are not consecutive</source>
        <translation>ihre Nummern sind nicht fortlaufend</translation>
    </message>
    <message>
        <source>Text read as {detail}</source>
        <translation>Text gelesen als {detail}</translation>
    </message>
    <message>
        <source>Cards named {detail}: {count} ×</source>
        <translation>Karten mit den Namen {detail}: {count} ×</translation>
    </message>
    <message>
        <source>its file is shorter than it was</source>
        <translation>seine Datei ist kürzer, als sie war</translation>
    </message>
    <message>
        <source>Another program is publishing this tournament.</source>
        <translation>Ein anderes Programm veröffentlicht gerade dieses Turnier.</translation>
    </message>
    <message>
        <source>Another program is setting the value of this tournament.</source>
        <translation>Ein anderes Programm trägt gerade den Wert dieses Turniers ein.</translation>
    </message>
    <message>
        <source>Another program is dealing this tournament.</source>
        <translation>Ein anderes Programm mischt gerade dieses Turnier.</translation>
    </message>
    <message>
        <source>Another program is revealing this tournament.</source>
        <translation>Ein anderes Programm legt gerade dieses Turnier offen.</translation>
    </message>
    <message>
        <source>The promised day is {day}: nobody can know the value yet.</source>
        <translation>Der zugesagte Tag ist {day}: Noch kann niemand den Wert kennen.</translation>
    </message>
    <message>
        <source>decimals of the {name}: promised {promised}, typed {found}</source>
        <translation>Nachkommastellen von {name}: zugesagt {promised}, getippt {found}</translation>
    </message>
    <message>
        <source>more than {count} keys</source>
        <translation>mehr als {count} Schlüssel</translation>
    </message>
    <message>
        <source>more than {count} pieces that belong to no board</source>
        <translation>mehr als {count} Stücke, die zu keinem Board gehören</translation>
    </message>
    <message>
        <source>it changed while it was read</source>
        <translation>sie wurde geändert, während sie gelesen wurde</translation>
    </message>
    <message>
        <source>Publish the plan with this program first.</source>
        <translation>Veröffentlichen Sie den Plan zuerst mit diesem Programm.</translation>
    </message>
    <message>
        <source>there is no such round</source>
        <translation>eine solche Runde gibt es nicht</translation>
    </message>
    <message>
        <source>The plan does not promise a round of drand.</source>
        <translation>Der Plan sagt keine drand-Runde zu.</translation>
    </message>
    <message>
        <source>The promised round is here: “{name}”.</source>
        <translation>Die zugesagte Runde ist hier: „{name}“.</translation>
    </message>
    <message>
        <source>Its randomness is the value.</source>
        <translation>Ihre Zufallszahl ist der Wert.</translation>
    </message>
    <message>
        <source>its number is missing or impossible</source>
        <translation>ihre Nummer fehlt oder ist unmöglich</translation>
    </message>
    <message>
        <source>its signature is not {count} hexadecimal digits</source>
        <translation>ihre Unterschrift ist nicht {count} hexadezimale Ziffern</translation>
    </message>
    <message>
        <source>its randomness is not 64 hexadecimal digits</source>
        <translation>ihre Zufallszahl ist nicht 64 hexadezimale Ziffern</translation>
    </message>
    <message>
        <source>it is larger than {count} MB</source>
        <translation>es ist größer als {count} MB</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>es ist beschädigt</translation>
    </message>
    <message>
        <source>no words were given</source>
        <translation>keine Wörter angegeben</translation>
    </message>
    <message>
        <source>{count} words were given, and a slip has {wanted}</source>
        <translation>Wörter angegeben: {count}; auf einem Zettel stehen {wanted}</translation>
    </message>
    <message>
        <source>“{file}” has no line with a name, “=” and 64 hexadecimal digits</source>
        <translation>„{file}“ enthält keine Zeile mit einem Namen, „=“ und 64 Hexadezimalziffern</translation>
    </message>
    <message>
        <source>Reveal it when its play is over, reserve set included.</source>
        <translation>Legen Sie ihn offen, wenn der Durchgang gespielt ist, auch der Reservesatz.</translation>
    </message>
    <message>
        <source>Reveal all sessions at once when all play is over.</source>
        <translation>Legen Sie alle Durchgänge auf einmal offen, wenn alles gespielt ist.</translation>
    </message>
    <message>
        <source>Deal it first, or reveal it on the computer that dealt it.</source>
        <translation>Mischen Sie ihn zuerst, oder legen Sie ihn auf dem Computer offen, der ihn gemischt hat.</translation>
    </message>
    <message>
        <source>it is not plain text</source>
        <translation>sie ist kein einfacher Text</translation>
    </message>
    <message>
        <source>it was made by a newer program</source>
        <translation>sie stammt von einem neueren Programm</translation>
    </message>
    <message>
        <source>it is not “KEY phase,session:key”</source>
        <translation>dort steht nicht „KEY Phase,Durchgang:Schlüssel“</translation>
    </message>
    <message>
        <source>the key of an open number of sessions comes with all others</source>
        <translation>der Schlüssel einer offenen Zahl von Durchgängen kommt mit allen anderen</translation>
    </message>
    <message>
        <source>its number is above {last}</source>
        <translation>seine Zahl liegt über {last}</translation>
    </message>
    <message>
        <source>Longer than any value.</source>
        <translation>Länger als jeder Wert.</translation>
    </message>
    <message>
        <source>“{text}” names no sessions: write 1:1-3 (phase 1, sessions 1 to 3), 2:all, or all.</source>
        <translation>„{text}“ nennt keine Durchgänge: Schreiben Sie 1:1-3 für die Durchgänge 1 bis 3 der Phase 1, 2:all für die Phase 2, oder all.</translation>
    </message>
    <message>
        <source>This box was not packed by this program. Open it into a single file instead.</source>
        <translation>Diese Kiste wurde nicht von diesem Programm gepackt. Öffnen Sie sie stattdessen in eine einzige Datei.</translation>
    </message>
    <message>
        <source>A box can be locked until a moment within the next five years.</source>
        <translation>Eine Kiste lässt sich bis zu einem Zeitpunkt in den nächsten fünf Jahren verschließen.</translation>
    </message>
    <message>
        <source>the count beside it, “{name}”, is missing or not its own</source>
        <translation>die Zählung daneben, „{name}“, fehlt oder ist nicht die seine</translation>
    </message>
    <message>
        <source>write numbers of boards, such as 5 or 5,7</source>
        <translation>schreiben Sie Nummern von Boards, zum Beispiel 5 oder 5,7</translation>
    </message>
    <message>
        <source>single boards are those of one reserve set: name one session</source>
        <translation>einzelne Boards gehören zu einem Reservesatz: nennen Sie einen Durchgang</translation>
    </message>
    <message>
        <source>word {place} is another than on the sheet</source>
        <translation>Wort {place} ist ein anderes als auf dem Blatt</translation>
    </message>
    <message>
        <source>Set {code} is {state}: it can be sent when it is marked as finished.</source>
        <translation>Satz {code} ist „{state}“: Er kann gesendet werden, wenn er als beendet markiert ist.</translation>
    </message>
    <message>
        <source>The boards of this set are only in a locked box. Open it at its time.</source>
        <translation>Die Boards dieses Satzes liegen nur in einer verschlossenen Kiste. Öffnen Sie sie zu ihrer Zeit.</translation>
    </message>
    <message>
        <source>more than {count} files</source>
        <translation>mehr als {count} Dateien</translation>
    </message>
    <message>
        <source>The file has no board numbers: they are counted from {first}.</source>
        <translation>Die Datei hat keine Boardnummern: sie sind ab {first} gezählt.</translation>
    </message>
    <message>
        <source>Boards in {here}: {count}. In {there}: {other_count}.</source>
        <translation>Boards in {here}: {count}. In {there}: {other_count}.</translation>
    </message>
    <message>
        <source>{numbers} and {last}</source>
        <translation>{numbers} und {last}</translation>
    </message>
    <message>
        <source>all but number {numbers}</source>
        <translation>alle außer Nummer {numbers}</translation>
    </message>
    <message>
        <source>all but numbers {numbers}</source>
        <translation>alle außer den Nummern {numbers}</translation>
    </message>
    <message>
        <source>The file says set code {code}, but its boards are those of set {other}.</source>
        <translation>Die Datei sagt Satzcode {code}, aber ihre Boards sind die des Satzes {other}.</translation>
    </message>
    <message>
        <source>The file says set code {code}, as another file did that was seen here before. Not the same in both: {boards}. This computer cannot say which is right.</source>
        <translation>Die Datei sagt Satzcode {code}, wie eine andere, die hier früher gesehen wurde. Nicht gleich in beiden: {boards}. Welche stimmt, kann dieser Computer nicht sagen.</translation>
    </message>
    <message>
        <source>The file says set code {code}, but none of its boards is of that set.</source>
        <translation>Die Datei sagt Satzcode {code}, aber keines ihrer Boards ist aus diesem Satz.</translation>
    </message>
    <message>
        <source>The file says set code {code}. All its boards are of that set, except number {boards}.</source>
        <translation>Die Datei sagt Satzcode {code}. Alle ihre Boards sind aus diesem Satz, außer Nummer {boards}.</translation>
    </message>
    <message>
        <source>The file says set code {code}. All its boards are of that set, except numbers {boards}.</source>
        <translation>Die Datei sagt Satzcode {code}. Alle ihre Boards sind aus diesem Satz, außer den Nummern {boards}.</translation>
    </message>
    <message>
        <source>Line {number} is not a result such as “3: 4S N 9” or “3: 4S N -1”.</source>
        <translation>Zeile {number} ist kein Ergebnis wie „3: 4S N 9“ oder „3: 4S N -1“.</translation>
    </message>
    <message>
        <source>Play of this set is not over: results are weighed when it is finished.</source>
        <translation>Dieser Satz ist noch nicht beendet: Ergebnisse werden danach gewogen.</translation>
    </message>
    <message>
        <source>Give a board of the set, its four hands, and at least one result.</source>
        <translation>Geben Sie ein Board des Satzes, seine vier Hände und mindestens ein Ergebnis an.</translation>
    </message>
    <message>
        <source>A spot check asks about {fewest} boards at least, and {most} at most.</source>
        <translation>Eine Stichprobe fragt nach mindestens {fewest} Boards, höchstens {most}.</translation>
    </message>
    <message>
        <source>write a seat, a colon and four hands: N:hand hand hand hand</source>
        <translation>schreiben Sie einen Platz, einen Doppelpunkt und vier Hände: N:Hand Hand Hand Hand</translation>
    </message>
    <message>
        <source>begin each hand with its own seat, N, E, S or W, and a space</source>
        <translation>beginnen Sie jede Hand mit ihrem eigenen Platz, N, E, S oder W, und einem Leerzeichen</translation>
    </message>
    <message>
        <source>{who}: a letter can be a suit or a card; put dots between the suits</source>
        <translation>{who}: ein Buchstabe kann Farbe oder Karte sein; setzen Sie Punkte zwischen die Farben</translation>
    </message>
    <message>
        <source>{who}: this is not a hand of 13 different cards</source>
        <translation>{who}: das ist keine Hand mit 13 verschiedenen Karten</translation>
    </message>
    <message>
        <source>no hand of 13 cards is there</source>
        <translation>es ist keine Hand mit 13 Karten da</translation>
    </message>
    <message>
        <source>there is something in the unused part</source>
        <translation>im unbenutzten Teil steht etwas</translation>
    </message>
    <message>
        <source>it must start with N:, E:, S: or W:</source>
        <translation>am Anfang muss N:, E:, S: oder W: stehen</translation>
    </message>
    <message>
        <source>{who} has a letter that is not a rank</source>
        <translation>{who} enthält einen Buchstaben, der keine Karte ist</translation>
    </message>
    <message>
        <source>“{name}” is not a format for boards.</source>
        <translation>„{name}“ ist kein Format für Boards.</translation>
    </message>
    <message>
        <source>The file has {count} boards; the numbers given do not match that.</source>
        <translation>Die Datei enthält {count} Boards; die angegebenen Nummern sind für eine andere Anzahl.</translation>
    </message>
    <message>
        <source>No format was chosen, so there would be no files.</source>
        <translation>Es wurde kein Format gewählt, also gäbe es keine Datei.</translation>
    </message>
    <message>
        <source>Nobody may see statistics of boards that have not been played (Law 6D). Make them when play is over.</source>
        <translation>Die Statistik von Boards, die noch gespielt werden, darf niemand sehen (§ 6 D). Erstellen Sie sie nach dem Spiel.</translation>
    </message>
    <message>
        <source>There is nothing to undo for this set.</source>
        <translation>Dieser Satz hat keinen Schritt getan, der sich zurücknehmen ließe.</translation>
    </message>
    <message>
        <source>it has no boards</source>
        <translation>keine Boards enthalten</translation>
    </message>
    <message>
        <source>it has a line break</source>
        <translation>enthält ein Zeilenende</translation>
    </message>
    <message>
        <source>it is not a backup of a journal</source>
        <translation>keine Sicherung eines Protokolls</translation>
    </message>
    <message>
        <source>it is not a valid database</source>
        <translation>keine einwandfreie Datenbank</translation>
    </message>
    <message>
        <source>it has no key</source>
        <translation>kein Schlüssel enthalten</translation>
    </message>
    <message>
        <source>nothing can follow its newest row</source>
        <translation>auf seine neueste Zeile kann keine weitere folgen</translation>
    </message>
    <message>
        <source>no single encoding has all its letters</source>
        <translation>die Datei kann nicht alle seine Buchstaben auf eine Art schreiben</translation>
    </message>
    <message>
        <source>there is an invisible character</source>
        <translation>dort steht ein unsichtbares Zeichen</translation>
    </message>
    <message>
        <source>there is a tab character</source>
        <translation>dort steht ein Tabulator</translation>
    </message>
    <message>
        <source>{tag} is there already, on line {line}</source>
        <translation>{tag} steht schon in Zeile {line}</translation>
    </message>
    <message>
        <source>another phase already uses the file name “{prefix}”</source>
        <translation>eine andere Phase nennt ihre Dateien schon „{prefix}“</translation>
    </message>
    <message>
        <source>it has an invisible character</source>
        <translation>enthält ein unsichtbares Zeichen</translation>
    </message>
    <message>
        <source>it has “{sign}”, which cannot be used in a file name</source>
        <translation>enthält „{sign}“, was nicht in einen Dateinamen gehört</translation>
    </message>
    <message>
        <source>it starts with a dot, a dash or a space</source>
        <translation>beginnt mit Punkt, Strich oder Leerzeichen</translation>
    </message>
    <message>
        <source>it ends with a dot or a space</source>
        <translation>endet mit Punkt oder Leerzeichen</translation>
    </message>
    <message>
        <source>it has two dots in a row</source>
        <translation>enthält zwei Punkte nacheinander</translation>
    </message>
    <message>
        <source>Windows reserves this name for a device</source>
        <translation>Windows benutzt einen solchen Namen für ein Gerät</translation>
    </message>
    <message>
        <source>The number of sessions of phase {phase} is open, and there is no key for it. None of its sessions can be dealt.</source>
        <translation>Die Zahl der Durchgänge von Phase {phase} ist offen, und die Schlüssel enthalten keinen dafür: Kein Durchgang davon kann gemischt werden.</translation>
    </message>
    <message>
        <source>the same is true of {count} more</source>
        <translation>ebenso bei {count} weiteren</translation>
    </message>
    <message>
        <source>there can be at most {limit} holders</source>
        <translation>es kann höchstens {limit} Hüter von Wörtern geben</translation>
    </message>
    <message>
        <source>with these holders the sentence has {count} characters, {limit} at most: use fewer holders, shorter names, or a shorter text</source>
        <translation>mit diesen Hütern hat der Satz {count} Zeichen, höchstens {limit} sind möglich: Nehmen Sie weniger Hüter, kürzere Namen oder weniger Worte für den externen Wert</translation>
    </message>
    <message>
        <source>it has “{sign}”, which cannot be used in a holder’s name</source>
        <translation>enthält „{sign}“, was im Namen eines Hüters nicht stehen kann</translation>
    </message>
    <message>
        <source>two phases would use the file name “{prefix}”</source>
        <translation>zwei Phasen würden ihre Dateien „{prefix}“ nennen</translation>
    </message>
    <message>
        <source>start with a letter, then use letters A to Z, digits, “-” and “_”, at most 40 in all</source>
        <translation>beginnen Sie mit einem Buchstaben, dann Buchstaben A bis Z, Ziffern, „-“ und „_“, höchstens 40</translation>
    </message>
    <message>
        <source>“{text}” is reserved for what is still to be decided</source>
        <translation>„{text}“ steht für etwas, das noch zu entscheiden ist</translation>
    </message>
    <message>
        <source>it is {found}; at most {limit} is possible</source>
        <translation>es sind {found}, und höchstens {limit} sind möglich</translation>
    </message>
    <message>
        <source>a tournament’s file ends in “.sqd”</source>
        <translation>die Datei eines Turniers endet auf „.sqd“</translation>
    </message>
    <message>
        <source>Publish it first: that makes the keys and fixes them.</source>
        <translation>Veröffentlichen Sie ihn zuerst: Das macht die Schlüssel und legt sie fest.</translation>
    </message>
    <message>
        <source>The outside value is already in the plan.</source>
        <translation>Der externe Wert steht schon im Plan.</translation>
    </message>
    <message>
        <source>Go on to deal.</source>
        <translation>Mischen Sie als Nächstes.</translation>
    </message>
    <message>
        <source>The keys have been revealed, so anyone can compute every deal of this tournament.</source>
        <translation>Die Schlüssel sind offengelegt, also kann jeder alle Verteilungen dieses Turniers berechnen.</translation>
    </message>
    <message>
        <source>The key of this session has been revealed, so anyone can compute its reserve set: {session}.</source>
        <translation>Der Schlüssel dieses Durchgangs ist offengelegt, also kann jeder den Reservesatz ausrechnen: {session}.</translation>
    </message>
    <message>
        <source>The keys of this tournament are not in the same folder as its plan.</source>
        <translation>Die Schlüssel dieses Turniers liegen nicht neben seinem Plan.</translation>
    </message>
    <message>
        <source>The plan contains an outside value before its keys are made.</source>
        <translation>Der Plan enthält einen externen Wert, bevor seine Schlüssel gemacht sind.</translation>
    </message>
    <message>
        <source>Remove the line DV from it: the keys must be made while nobody knows the value.</source>
        <translation>Nehmen Sie die Zeile DV heraus: Schlüssel müssen gemacht werden, solange niemand den Wert kennt.</translation>
    </message>
    <message>
        <source>The keys open every session, including those not played yet.</source>
        <translation>Die Schlüssel öffnen jeden Durchgang, auch die noch nicht gespielten.</translation>
    </message>
    <message>
        <source>This computer’s journal has no session that was dealt.</source>
        <translation>Das Protokoll dieses Computers kennt keinen gemischten Durchgang.</translation>
    </message>
    <message>
        <source>No file of this set contains its deals.</source>
        <translation>Keine Datei dieses Satzes enthält seine Verteilungen.</translation>
    </message>
    <message>
        <source>The files of this set no longer contain the boards that were dealt.</source>
        <translation>Die Dateien dieses Satzes enthalten jetzt andere Boards, als gemischt wurden.</translation>
    </message>
    <message>
        <source>There are several plans (.sqd) among the files: give only one.</source>
        <translation>Unter den Dateien sind mehrere Pläne (.sqd): Nehmen Sie nur einen.</translation>
    </message>
    <message>
        <source>There is no plan (.sqd) among the files. The plan shows what was promised.</source>
        <translation>Unter den Dateien ist kein Plan (.sqd): Er sagt, was zugesagt wurde.</translation>
    </message>
    <message>
        <source>Lines of the plan that mean nothing and are ignored: {lines}.</source>
        <translation>Zeilen des Plans, die nichts bedeuten und übergangen werden: {lines}.</translation>
    </message>
    <message>
        <source>The page “{name}” among the files is not this program’s page: it is from another version, or somebody changed it. Take the page from the program or its releases, never from a pack.</source>
        <translation>Die Seite „{name}“ unter den Dateien ist nicht die dieses Programms: Sie stammt aus einer anderen Version, oder jemand hat sie verändert. Nehmen Sie die Seite aus dem Programm oder seinen Veröffentlichungen, nie aus einem Paket.</translation>
    </message>
    <message>
        <source>The line endings of “{name}” were changed on the way; the hash was computed with the original ones.</source>
        <translation>Die Zeilenenden von „{name}“ wurden unterwegs geändert; der Hash rechnet mit denen, die es haben muss.</translation>
    </message>
    <message>
        <source>Skipped, because they are not files of boards: {names}.</source>
        <translation>Nicht angesehen, weil keine Board-Dateien: {names}.</translation>
    </message>
    <message>
        <source>Revealed earlier on their own, according to the organiser: {sessions}.</source>
        <translation>Vorher einzeln offengelegt, wie der Veranstalter angibt: {sessions}.</translation>
    </message>
    <message>
        <source>there are two with this name</source>
        <translation>es gibt zwei mit diesem Namen</translation>
    </message>
    <message>
        <source>This is more files than any tournament has. Give fewer at a time.</source>
        <translation>Das sind mehr Dateien, als ein Turnier hat: Nehmen Sie weniger auf einmal.</translation>
    </message>
    <message>
        <source>it is not a valid archive</source>
        <translation>kein einwandfreies Archiv</translation>
    </message>
    <message>
        <source>“{name}” is not the file in the list of checksums.</source>
        <translation>„{name}“ ist nicht die Datei, von der die Liste der Prüfsummen spricht.</translation>
    </message>
    <message>
        <source>one of its letters is wrong</source>
        <translation>ein Buchstabe darin ist falsch</translation>
    </message>
    <message>
        <source>the file is too long for a key file</source>
        <translation>die Datei ist zu lang für eine mit Schlüsseln</translation>
    </message>
    <message>
        <source>its header is not complete</source>
        <translation>der Kopf ist nicht vollständig</translation>
    </message>
    <message>
        <source>it was changed or is incomplete</source>
        <translation>geändert oder abgeschnitten</translation>
    </message>
    <message>
        <source>its first or last line was changed</source>
        <translation>die erste oder letzte Zeile ist nicht, wie sie war</translation>
    </message>
    <message>
        <source>it contains a wrong character, or is incomplete</source>
        <translation>ein fremder Buchstabe darin, oder abgeschnitten</translation>
    </message>
    <message>
        <source>at least two must be needed</source>
        <translation>mindestens zwei müssen zusammenkommen</translation>
    </message>
    <message>
        <source>they are from different sets</source>
        <translation>sie gehören zu verschiedenen Gruppen</translation>
    </message>
    <message>
        <source>one of its words differs from the sheet</source>
        <translation>eines der Wörter ist ein anderes als auf dem Blatt</translation>
    </message>
    <message>
        <source>spaces at the ends of a field get lost</source>
        <translation>Leerzeichen am Rand eines Feldes gehen verloren</translation>
    </message>
    <message>
        <source>it is not a commitment</source>
        <translation>etwas anderes als eine Festlegung</translation>
    </message>
    <message>
        <source>its lines are not text</source>
        <translation>die Zeilen sind kein Text</translation>
    </message>
    <message>
        <source>its lines are not in order</source>
        <translation>die Zeilen sind nicht in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>one of its lines does not name a holder</source>
        <translation>eine Zeile darin nennt keinen Hüter von Wörtern</translation>
    </message>
    <message>
        <source>its rule is not in the required form</source>
        <translation>die Regel hat nicht die eine Form, die sie haben darf</translation>
    </message>
    <message>
        <source>character {place} is invisible</source>
        <translation>Zeichen {place} ist unsichtbar</translation>
    </message>
    <message>
        <source>the file has no boards</source>
        <translation>die Datei enthält kein Board</translation>
    </message>
    <message>
        <source>Boards of “{session}” that replace the original ones: {numbers}.</source>
        <translation>Boards aus „{session}“ anstelle der ursprünglichen: {numbers}.</translation>
    </message>
    <message>
        <source>the two sources must be different</source>
        <translation>es kann zwei verschiedene Quellen geben</translation>
    </message>
    <message>
        <source>{what} is empty, or has extra spaces</source>
        <translation>{what} ist leer oder hat zu viele Leerzeichen</translation>
    </message>
    <message>
        <source>the day is not a date</source>
        <translation>der Tag ist kein Datum</translation>
    </message>
    <message>
        <source>Give the opened record a different name.</source>
        <translation>Die geöffnete Datei braucht einen eigenen Namen.</translation>
    </message>
    <message>
        <source>The sealed file contains no record or sheet.</source>
        <translation>Die versiegelte Datei enthält keinen Verteilungszettel und keine Liste.</translation>
    </message>
    <message>
        <source>This is a locked box. Open it on the Check page, or with “bigdeal unlock”.</source>
        <translation>Das ist eine verschlossene Kiste. Öffnen Sie sie auf der Seite „Prüfung“ oder mit „bigdeal unlock“.</translation>
    </message>
    <message>
        <source>All sheets made together must go into one folder.</source>
        <translation>Alle Blätter, die auf einmal gemacht werden, müssen in einem Ordner liegen.</translation>
    </message>
    <message>
        <source>The name ends with “{suffix}”, but nothing will be sealed.</source>
        <translation>Der Name endet auf „{suffix}“, aber es soll nichts versiegelt werden.</translation>
    </message>
    <message>
        <source>The file name must end with {suffixes}.</source>
        <translation>Der Dateiname muss auf {suffixes} enden.</translation>
    </message>
    <message>
        <source>a card’s owner is not 1, 2, 3 or 4</source>
        <translation>der Besitzer einer Karte ist nicht 1, 2, 3 oder 4</translation>
    </message>
    <message>
        <source>the header does not give the file’s {count} boards</source>
        <translation>der Kopf nennt nicht die {count} Boards der Datei</translation>
    </message>
    <message>
        <source>it has no board numbers: tell the reading program that they are {boards}</source>
        <translation>es hat keine Boardnummern: Wer es liest, muss wissen, dass es {boards} sind</translation>
    </message>
    <message>
        <source>it has no board numbers, and programs that take its first line for board 1 rotate the hands</source>
        <translation>es hat keine Boardnummern, und Programme, die seine erste Zeile für Board 1 halten, drehen die Hände</translation>
    </message>
    <message>
        <source>there is an empty line between the boards</source>
        <translation>zwischen den Boards steht eine leere Zeile</translation>
    </message>
    <message>
        <source>it is not a row of ASCII fields</source>
        <translation>keine Zeile aus Feldern in ASCII</translation>
    </message>
    <message>
        <source>the 17th field is not a board number</source>
        <translation>das 17. Feld ist keine Boardnummer</translation>
    </message>
    <message>
        <source>a suit has a letter that is not a rank</source>
        <translation>eine Farbe enthält einen Buchstaben, der keine Karte ist</translation>
    </message>
    <message>
        <source>it does not start with [Document]</source>
        <translation>der Anfang ist nicht [Document]</translation>
    </message>
    <message>
        <source>board {number} appears twice</source>
        <translation>Board {number} ist schon da</translation>
    </message>
    <message>
        <source>the same key appears twice</source>
        <translation>derselbe Schlüssel steht zweimal da</translation>
    </message>
    <message>
        <source>From board and To board are not within 1 to {last}</source>
        <translation>From board und To board nennen keine Boards von 1 bis {last}</translation>
    </message>
    <message>
        <source>“{key}” is missing or not a number</source>
        <translation>„{key}“ fehlt oder ist keine Zahl</translation>
    </message>
    <message>
        <source>{doubt}; none of them is hidden on the machine’s screen</source>
        <translation>{doubt}; keines davon ist auf dem Bildschirm der Maschine verborgen</translation>
    </message>
    <message>
        <source>the trailer differs from the first board’s</source>
        <translation>das Ende ist ein anderes als beim ersten Board</translation>
    </message>
    <message>
        <source>it claims boards {first} to {last} but has {count}</source>
        <translation>angegeben sind Boards {first} bis {last}, enthalten aber {count}</translation>
    </message>
    <message>
        <source>the trailer cannot be read</source>
        <translation>das Ende ist nicht lesbar</translation>
    </message>
    <message>
        <source>there is no deal with this number</source>
        <translation>keine Verteilung hat diese Nummer</translation>
    </message>
    <message>
        <source>a tag does not have the form [Name &quot;value&quot;]</source>
        <translation>ein Feld liest sich nicht als [Name &quot;value&quot;]</translation>
    </message>
    <message>
        <source>a hand in Deal has a letter that is not a rank</source>
        <translation>eine Hand in Deal enthält einen Buchstaben, der keine Karte ist</translation>
    </message>
    <message>
        <source>Big Deal’s own figures overflow above about 5,700 boards; these are correct</source>
        <translation>Big Deals eigene Zahlen laufen ab etwa 5.700 Boards über; diese sind die richtigen</translation>
    </message>
    <message>
        <source>{who} has 1 card</source>
        <translation>{who} hat 1 Karte</translation>
    </message>
    <message>
        <source>4 hands are needed, not {count}</source>
        <translation>4 Hände sind nötig, nicht {count}</translation>
    </message>
    <message>
        <source>1 card that does not exist</source>
        <translation>1 Karte, die es im Spiel nicht gibt</translation>
    </message>
    <message>
        <source>{count} cards that do not exist</source>
        <translation>{count} Karten, die es im Spiel nicht gibt</translation>
    </message>
    <message>
        <source>1 card that appears more than once</source>
        <translation>1 Karte mehrfach vorhanden</translation>
    </message>
    <message>
        <source>{count} cards that appear more than once</source>
        <translation>{count} Karten mehrfach vorhanden</translation>
    </message>
    <message>
        <source>1 card missing</source>
        <translation>1 Karte fehlt</translation>
    </message>
    <message>
        <source>{count} cards missing</source>
        <translation>{count} Karten fehlen</translation>
    </message>
    <message>
        <source>The certificate’s file name is NAME{suffix}.</source>
        <translation>Die Datei des Zertifikats heißt NAME{suffix}.</translation>
    </message>
    <message>
        <source>the structure of “{name}” was changed</source>
        <translation>„{name}“ ist nicht mehr aufgebaut wie vorher</translation>
    </message>
    <message>
        <source>is without an entry in the list of {table}</source>
        <translation>steht ohne Eintrag in der Liste {table}</translation>
    </message>
    <message>
        <source>is in the list of {table} with a different {column}</source>
        <translation>steht in der Liste {table} mit einem anderen Wert ({column})</translation>
    </message>
    <message>
        <source>has fingerprints but is not a set</source>
        <translation>hat Fingerabdrücke, ist aber kein Satz</translation>
    </message>
    <message>
        <source>has a key but is not a set</source>
        <translation>hat einen Schlüssel, ist aber kein Satz</translation>
    </message>
    <message>
        <source>the mark of the journal’s key was changed</source>
        <translation>das Kennzeichen des Protokollschlüssels wurde geändert</translation>
    </message>
    <message>
        <source>the count beside the journal is missing, or from another journal</source>
        <translation>die Zählung neben dem Protokoll fehlt oder ist nicht die des Protokolls</translation>
    </message>
    <message>
        <source>is missing at the end, according to {who}</source>
        <translation>fehlt am Ende, wie {who} weiß</translation>
    </message>
    <message>
        <source>and all up to row {last} are missing at the end, according to {who}</source>
        <translation>und alle bis Zeile {last} fehlen am Ende, wie {who} weiß</translation>
    </message>
    <message>
        <source>These settings could not be read and were reset: {names}.</source>
        <translation>Diese Einstellungen waren nicht lesbar und beginnen neu: {names}.</translation>
    </message>
    <message>
        <source>The settings could not be read ({reason}) and were reset.</source>
        <translation>Die Einstellungen waren nicht lesbar ({reason}) und beginnen neu.</translation>
    </message>
    <message>
        <source>it has one of the characters &lt; &gt; : &quot; / \ | ? *</source>
        <translation>enthält eines der Zeichen &lt; &gt; : &quot; / \ | ? *</translation>
    </message>
    <message>
        <source>Windows reserves it for a device</source>
        <translation>Windows benutzt ihn für ein Gerät</translation>
    </message>
    <message>
        <source>cards are A, K, Q, J (R, D, V), T or X, 9 … 2, without spaces between them</source>
        <translation>Karten sind A, K, Q, J (R, D, V), T oder X, 9 … 2, ohne Leerzeichen dazwischen</translation>
    </message>
    <message>
        <source>a card appears twice</source>
        <translation>eine Karte steht zweimal da</translation>
    </message>
    <message>
        <source>contains something that was never written there</source>
        <translation>enthält etwas, das dort nie geschrieben wurde</translation>
    </message>
    <message>
        <source>has a seal that this journal did not make</source>
        <translation>trägt ein Siegel, das nicht von diesem Protokoll stammt</translation>
    </message>
    <message>
        <source>at most 13</source>
        <translation>höchstens 13 sind möglich</translation>
    </message>
    <message>
        <source>number {place} is not eight hexadecimal digits</source>
        <translation>das {place}. hat nicht acht Hexadezimalziffern</translation>
    </message>
    <message>
        <source>“{name}” beside it cannot be read, because nothing can be written there</source>
        <translation>„{name}“ daneben ist nicht lesbar, wo nichts geschrieben werden kann</translation>
    </message>
    <message>
        <source>it repeats the same values</source>
        <translation>es liefert immer wieder dasselbe</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is not a word for a sheet</source>
        <translation>{file} des Programms ist beschädigt: „{name}“ ist kein Wort eines Blatts</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is wrong</source>
        <translation>{file} des Programms ist beschädigt: „{name}“ ist nicht, wie es sein soll</translation>
    </message>
    <message>
        <source>it contains no settings of Big Deal</source>
        <translation>es steht nichts von Big Deals Einstellungen darin</translation>
    </message>
    <message>
        <source>boards whose dealer or vulnerability does not match their number: {count}</source>
        <translation>Boards mit einem anderen Teiler oder einer anderen Gefahrenlage als ihrer Nummer entspricht: {count}</translation>
    </message>
    <message>
        <source>The file has {count} sessions with the same board numbers: give new ones.</source>
        <translation>Die Datei enthält {count} Durchgänge, in denen Boardnummern wiederkehren: Geben Sie neue an.</translation>
    </message>
    <message>
        <source>the section [Document] is missing</source>
        <translation>es gibt keinen Abschnitt [Document]</translation>
    </message>
    <message>
        <source>md is not a dealer and at most four hands</source>
        <translation>md ist kein Teiler mit höchstens vier Händen</translation>
    </message>
    <message>
        <source>Board repeated with the same deal: {count} ×</source>
        <translation>Board, das mit derselben Verteilung schon da ist: {count} ×</translation>
    </message>
    <message>
        <source>Game without hands, skipped: {count} ×</source>
        <translation>Eintrag ohne Hände, übergangen: {count} ×</translation>
    </message>
    <message>
        <source>Game with only some of the hands, skipped: {count} ×</source>
        <translation>Eintrag mit nur einem Teil der Hände, übergangen: {count} ×</translation>
    </message>
    <message>
        <source>Board without a number, counted on: {count} ×</source>
        <translation>Board ohne eigene Nummer, weitergezählt: {count} ×</translation>
    </message>
    <message>
        <source>Dealer or vulnerability does not match the board number, not for play: {count} ×</source>
        <translation>Teiler oder Gefahrenlage passt nicht zur Boardnummer, nicht zum Spielen: {count} ×</translation>
    </message>
    <message>
        <source>The same board number with a different deal, taken as another session: {count} ×</source>
        <translation>Dieselbe Boardnummer mit anderer Verteilung, als anderer Durchgang genommen: {count} ×</translation>
    </message>
    <message>
        <source>Belongs to no board, skipped: {count} ×</source>
        <translation>Gehört zu keinem Board, übergangen: {count} ×</translation>
    </message>
    <message>
        <source>it was missing, and a new one was started with its old key</source>
        <translation>es war verschwunden und wurde neben seinem alten Schlüssel neu begonnen</translation>
    </message>
    <message>
        <source>it ends at row {last}, but it had reached row {known}</source>
        <translation>es endet mit Zeile {last}, war aber schon bei Zeile {known}</translation>
    </message>
    <message>
        <source>its rows are not the ones that the count beside it names</source>
        <translation>seine Zeilen sind nicht die, die der Zählstand daneben nennt</translation>
    </message>
    <message>
        <source>Boards have been dealt from the outside value, so it can no longer be changed.</source>
        <translation>Mit dem externen Wert wurden schon Boards gemischt, also kann er nicht mehr geändert werden.</translation>
    </message>
    <message>
        <source>Another program is working on this tournament.</source>
        <translation>Ein anderes Programm arbeitet gerade an diesem Turnier.</translation>
    </message>
    <message>
        <source>Wait until it has finished.</source>
        <translation>Warten Sie, bis es fertig ist.</translation>
    </message>
    <message>
        <source>it is a different kind of file, or from a newer program</source>
        <translation>sie ist von anderer Art oder von einem neueren Programm</translation>
    </message>
    <message>
        <source>a part of it is wrong</source>
        <translation>ein Teil davon ist nicht, was er sein muss</translation>
    </message>
    <message>
        <source>its “{name}” is wrong</source>
        <translation>„{name}“ darin ist nicht, was es sein muss</translation>
    </message>
    <message>
        <source>line {line} is not a checksum</source>
        <translation>Zeile {line} ist keine Prüfsumme</translation>
    </message>
    <message>
        <source>Wait until then.</source>
        <translation>Warten Sie, bis er da ist.</translation>
    </message>
    <message>
        <source>it is still in the future</source>
        <translation>er ist noch nicht da</translation>
    </message>
    <message>
        <source>the plan was not sealed until {day}</source>
        <translation>der Plan wurde erst am {day} versiegelt</translation>
    </message>
    <message>
        <source>a number without spaces was promised</source>
        <translation>zugesagt ist eine Zahl ohne Leerzeichen</translation>
    </message>
    <message>
        <source>two numbers with one space between them were promised</source>
        <translation>zugesagt sind zwei Zahlen mit einem Leerzeichen dazwischen</translation>
    </message>
    <message>
        <source>the {name} is a number: digits with a point or comma</source>
        <translation>{name} ist eine Zahl aus Ziffern mit Punkt oder Komma</translation>
    </message>
    <message>
        <source>the points or commas in {text} are in the wrong places</source>
        <translation>Punkte oder Kommas in {text} stehen nicht, wo sie hingehören</translation>
    </message>
    <message>
        <source>its boards are not in the order of their numbers</source>
        <translation>die Boards stehen nicht in der Reihenfolge ihrer Nummern</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>am Anfang</translation>
    </message>
    <message>
        <source>it is a compressed file: unpack it first</source>
        <translation>es ist eine gepackte Datei: zuerst entpacken</translation>
    </message>
    <message>
        <source>Dealer or vulnerability not understood, so the one of the board number is used: {count} ×</source>
        <translation>Teiler oder Gefahrenlage in unbekannten Worten, nach der Boardnummer angenommen: {count} ×</translation>
    </message>
    <message>
        <source>There is no commitment in the plan’s folder, so there is no check code.</source>
        <translation>Neben dem Plan liegt keine Festlegung, also gibt es keinen Prüfcode.</translation>
    </message>
    <message>
        <source>The plan is sealed, so it can no longer be changed.</source>
        <translation>Der Plan ist versiegelt und kann nicht mehr geändert werden.</translation>
    </message>
    <message>
        <source>The plan is already sealed.</source>
        <translation>Der Plan ist schon versiegelt.</translation>
    </message>
    <message>
        <source>You can deal 1 to {most} sets at once.</source>
        <translation>Auf einmal können 1 bis {most} Sätze gemischt werden.</translation>
    </message>
    <message>
        <source>Sets dealt together can have at most {most} boards in all; these would have {count}.</source>
        <translation>Mehrere Sätze auf einmal können zusammen {most} Boards haben, und diese hätten {count}.</translation>
    </message>
    <message>
        <source>it is from a network that this program does not know</source>
        <translation>sie ist von einem Netz, das dieses Programm nicht kennt</translation>
    </message>
    <message>
        <source>Enter the value that it promises.</source>
        <translation>Setzen Sie den Wert, den er zusagt.</translation>
    </message>
    <message>
        <source>round {number} of drand was promised; its file contains the signature that proves it</source>
        <translation>zugesagt war die drand-Runde {number}; ihre Datei bringt die Unterschrift mit, die sie beweist</translation>
    </message>
    <message>
        <source>The fallback value is the one of {day}: nobody can know it yet.</source>
        <translation>Was gilt, wenn das Netz eingestellt ist, ist von {day}: Noch kann es niemand kennen.</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <translation>es ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>the randomness does not match the signature; one of them is wrong</source>
        <translation>die Zufallszahl gehört nicht zur Unterschrift; eine von beiden ist falsch</translation>
    </message>
    <message>
        <source>the key is not a key of such a network</source>
        <translation>der Schlüssel ist kein Schlüssel eines solchen Netzes</translation>
    </message>
    <message>
        <source>the signature is not valid; one of its digits is wrong</source>
        <translation>die Unterschrift ist keine; eine Ziffer in ihr ist falsch</translation>
    </message>
    <message>
        <source>the network did not sign round {number} like this; the number or the signature is wrong</source>
        <translation>so hat das Netz die Runde {number} nicht unterschrieben; Nummer oder Unterschrift ist falsch</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>kein einwandfreies JSON</translation>
    </message>
    <message>
        <source>it has more pixels than a page can show</source>
        <translation>es hat mehr Punkte, als eine Seite zeigt</translation>
    </message>
    <message>
        <source>these words are not in the word list: {places}</source>
        <translation>diese Wörter stehen nicht in der Wortliste: {places}</translation>
    </message>
    <message>
        <source>all words are in the list, but several differ from the slip, or the hash belongs to other words</source>
        <translation>alle Wörter stehen in der Liste, und mehr als eines lautet auf dem Zettel anders; oder der Hash gehört zu anderen Wörtern</translation>
    </message>
    <message>
        <source>word {place} differs from the slip</source>
        <translation>Wort {place} lautet auf dem Zettel anders</translation>
    </message>
    <message>
        <source>words {one} and {other} are swapped</source>
        <translation>die Wörter {one} und {other} sind vertauscht</translation>
    </message>
    <message>
        <source>“{file}” is a PDF, like a secret slip; the organiser’s file is a text whose name ends in “-hash.txt”</source>
        <translation>„{file}“ ist eine PDF-Datei, wie ein geheimer Zettel; die Datei für den Veranstalter ist ein Text, dessen Name auf „-hash.txt“ endet</translation>
    </message>
    <message>
        <source>choose first where the outside value will come from</source>
        <translation>sagen Sie zuerst, woher der externe Wert kommt</translation>
    </message>
    <message>
        <source>another holder already has this name</source>
        <translation>ein anderer Hüter heißt schon so</translation>
    </message>
    <message>
        <source>Reveal on the computer that dealt them.</source>
        <translation>Legen Sie auf dem Computer offen, der gemischt hat.</translation>
    </message>
    <message>
        <source>The keys of all sessions have already been revealed.</source>
        <translation>Die Schlüssel aller Durchgänge sind schon offengelegt.</translation>
    </message>
    <message>
        <source>The public pack contains every session that was dealt.</source>
        <translation>Das öffentliche Paket enthält jeden Durchgang, der gemischt wurde.</translation>
    </message>
    <message>
        <source>The key of a session opens all its boards, including its reserve set.</source>
        <translation>Der Schlüssel eines Durchgangs öffnet alle seine Boards, auch die des Reservesatzes.</translation>
    </message>
    <message>
        <source>What was published binds all keys together, so no single one can be proved.</source>
        <translation>Was veröffentlicht wurde, legt alle Schlüssel zusammen fest, also lässt sich keiner für sich beweisen.</translation>
    </message>
    <message>
        <source>The number of sessions of phase {phase} is open, so one key opens them all, including those not played yet.</source>
        <translation>Die Zahl der Durchgänge von Phase {phase} ist offen, also dient ein Schlüssel allen: Er würde auch die öffnen, die noch zu spielen sind.</translation>
    </message>
    <message>
        <source>According to this computer’s journal, {session} has not been dealt.</source>
        <translation>Das Protokoll dieses Computers kennt {session} nicht als gemischt.</translation>
    </message>
    <message>
        <source>it is not the key of a session</source>
        <translation>sie ist etwas anderes als der Schlüssel eines Durchgangs</translation>
    </message>
    <message>
        <source>it is not what should be there</source>
        <translation>dort steht nicht, was dort stehen muss</translation>
    </message>
    <message>
        <source>it ends after {count} of {size} bytes</source>
        <translation>er bricht nach {count} von {size} Byte ab</translation>
    </message>
    <message>
        <source>This computer has not seen this tournament before. The log in its folder shows what was done elsewhere, and that counts here too.</source>
        <translation>Dieser Computer kennt dieses Turnier noch nicht. Was damit geschah, steht im Protokoll in seinem Ordner und gilt auch hier.</translation>
    </message>
    <message>
        <source>Part of the tournament log is damaged or missing. Ask what was done on other computers before you deal or reveal.</source>
        <translation>Vom Protokoll des Turniers ist etwas beschädigt oder fehlt. Fragen Sie, was auf anderen Computern geschah, bevor Sie mischen oder offenlegen.</translation>
    </message>
    <message>
        <source>Two computers continued this tournament without knowing of each other. Compare what they dealt, and record a deviation that says how this happened: it joins the two.</source>
        <translation>Zwei Computer haben mit diesem Turnier weitergemacht, jeder ohne das, was der andere tat. Vergleichen Sie, was sie gemischt haben, und halten Sie eine Abweichung fest, die sagt, wie es dazu kam: Sie führt beide zusammen.</translation>
    </message>
    <message>
        <source>its folder is another user’s</source>
        <translation>sein Ordner gehört einem anderen Benutzer</translation>
    </message>
    <message>
        <source>This set was spot-checked {count} times before play. It can be checked again when play is over.</source>
        <translation>Dieser Satz wurde vor dem Spiel {count}-mal durch Stichproben geprüft. Nach dem Spiel ist es wieder möglich.</translation>
    </message>
    <message>
        <source>This is an Access database, which is not read here. Export its table ReceivedData as CSV, and choose that file.</source>
        <translation>Das ist eine Access-Datenbank, die hier nicht gelesen wird. Exportieren Sie ihre Tabelle ReceivedData als CSV, und wählen Sie diese Datei.</translation>
    </message>
    <message>
        <source>The file has no result of board {number}.</source>
        <translation>Die Datei enthält kein Ergebnis von Board {number}.</translation>
    </message>
    <message>
        <source>This is not whole JSON.</source>
        <translation>Das ist kein vollständiges JSON.</translation>
    </message>
    <message>
        <source>it is not a PNG, JPEG or SVG picture</source>
        <translation>es ist kein PNG-, JPEG- oder SVG-Bild</translation>
    </message>
    <message>
        <source>its drawing is too complicated</source>
        <translation>die Zeichnung ist zu verwickelt</translation>
    </message>
    <message>
        <source>the attached journal in “{folder}” is missing or was changed</source>
        <translation>das angefügte Protokoll in „{folder}“ fehlt oder wurde verändert</translation>
    </message>
    <message>
        <source>{count} older journals are attached here, and no more are possible.</source>
        <translation>Hier sind {count} ältere Protokolle angefügt, mehr sind nicht möglich.</translation>
    </message>
    <message>
        <source>Deal other boards outside the tournament, as an ordinary session, and record a deviation.</source>
        <translation>Mischen Sie andere Boards außerhalb des Turniers, als gewöhnlichen Durchgang, und vermerken Sie eine Abweichung.</translation>
    </message>
    <message>
        <source>The files of another journal are here: “{path}”. Move the three files “{name}”, “{key_name}” and “{head_name}” of that folder elsewhere, keep them, and restore again.</source>
        <translation>Hier sind die Dateien eines anderen Protokolls: „{path}“. Verschieben Sie die drei Dateien „{name}“, „{key_name}“ und „{head_name}“ dieses Ordners an einen anderen Ort, bewahren Sie sie auf und stellen Sie dann noch einmal wieder her.</translation>
    </message>
    <message>
        <source>a card is in two of the hands: look for one hand at a time</source>
        <translation>eine Karte ist in zwei der Hände: Suchen Sie eine Hand nach der anderen</translation>
    </message>
    <message>
        <source>an owner word</source>
        <translation>ein Besitzerwort</translation>
    </message>
    <message>
        <source>it has {count} letters N, E, S, W or -</source>
        <translation>es hat {count} Buchstaben N, E, S, W oder -</translation>
    </message>
    <message>
        <source>a part of a deal</source>
        <translation>ein Teil einer Verteilung</translation>
    </message>
    <message>
        <source>a suit by itself ends at {last}</source>
        <translation>eine Farbe für sich endet bei {last}</translation>
    </message>
    <message>
        <source>its bits are not those of a layout</source>
        <translation>seine Bits sind nicht die einer Kartenlage</translation>
    </message>
    <message>
        <source>different whole numbers from 0 on</source>
        <translation>verschiedene ganze Zahlen ab 0</translation>
    </message>
    <message>
        <source>no set of this size has this index</source>
        <translation>keine Menge dieser Größe hat diesen Index</translation>
    </message>
    <message>
        <source>a set of numbers</source>
        <translation>eine Menge von Zahlen</translation>
    </message>
    <message>
        <source>the sequences of a deal</source>
        <translation>die Folgen einer Verteilung</translation>
    </message>
    <message>
        <source>three times 13 different places, below 52, 39 and 26</source>
        <translation>dreimal 13 verschiedene Plätze, unter 52, 39 und 26</translation>
    </message>
    <message>
        <source>the triple of a deal</source>
        <translation>die drei Indizes einer Verteilung</translation>
    </message>
    <message>
        <source>three numbers from 0, below C(52,13), C(39,13) and C(26,13)</source>
        <translation>drei Zahlen ab 0, unter C(52,13), C(39,13) und C(26,13)</translation>
    </message>
    <message>
        <source>cards marked unused that have a seat: {count}</source>
        <translation>unbenutzte Karten mit einem Platz: {count}</translation>
    </message>
    <message>
        <source>the row is shorter than the heading</source>
        <translation>die Zeile ist kürzer als die Überschrift</translation>
    </message>
    <message>
        <source>a hand is not four suits with dots between</source>
        <translation>eine Hand ist nicht vier Farben mit Punkten dazwischen</translation>
    </message>
    <message>
        <source>the column of board numbers has none here</source>
        <translation>die Spalte der Boardnummern hat hier keine</translation>
    </message>
    <message>
        <source>Double dummy of more than {most} boards is not worked out here.</source>
        <translation>Double Dummy für mehr als {most} Boards wird hier nicht berechnet.</translation>
    </message>
    <message>
        <source>This is not whole CSV.</source>
        <translation>Das ist kein vollständiges CSV.</translation>
    </message>
    <message>
        <source>a row has no number</source>
        <translation>eine Zeile hat keine Nummer</translation>
    </message>
    <message>
        <source>{session} has {boards}, and no board {number}</source>
        <translation>{session} hat {boards} und kein Board {number}</translation>
    </message>
</context>
<context>
    <name>recovery</name>
    <message>
        <source>Hidden files of it were removed: {names}.</source>
        <translation>Versteckte Dateien davon wurden entfernt: {names}.</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation>{names} und {count} weitere</translation>
    </message>
    <message>
        <source>Writing {names} into “{folder}” was interrupted before any file was complete. The set counts as failed.</source>
        <translation>Die Auslieferung von {names} in „{folder}“ wurde abgebrochen, bevor eine Datei an ihrem Platz war. Der Satz gilt als fehlgeschlagen.</translation>
    </message>
    <message>
        <source>The disk of “{folder}” keeps no rights: everyone who can use it can read the boards there.</source>
        <translation>Der Datenträger von „{folder}“ kennt keine Rechte: Wer ihn benutzen kann, kann die Boards dort lesen.</translation>
    </message>
    <message>
        <source>Hidden files in “{folder}” may hold boards, and could not be removed: {names}. The next dealing tries again.</source>
        <translation>Versteckte Dateien in „{folder}“ können Boards enthalten und ließen sich nicht entfernen: {names}. Beim nächsten Mischen wird es wieder versucht.</translation>
    </message>
    <message>
        <source>Writing set {code} was interrupted at its last step. All its files are complete, and it now counts as dealt: {names}.</source>
        <translation>Die Auslieferung des Satzes {code} wurde im letzten Schritt abgebrochen. Alle seine Dateien sind vollständig, er gilt jetzt als gemischt: {names}.</translation>
    </message>
    <message>
        <source>Writing set {code} was interrupted before it was complete. It counts as failed, and its files were removed: {names}. Do not play copies of them.</source>
        <translation>Die Auslieferung des Satzes {code} wurde abgebrochen, bevor er vollständig war. Er gilt als fehlgeschlagen, seine Dateien wurden zurückgenommen: {names}. Spielen Sie keine Kopien davon.</translation>
    </message>
    <message>
        <source>Writing files was interrupted, and files with those names have changed since. They were left alone: {names}.</source>
        <translation>Eine Auslieferung wurde abgebrochen, und Dateien unter ihren Namen wurden seither verändert. Sie blieben unberührt: {names}.</translation>
    </message>
    <message>
        <source>Hidden files in “{folder}” were left alone, because another user, computer or data folder made them: {names}.</source>
        <translation>Versteckte Dateien in „{folder}“ blieben unberührt, da ein anderer Benutzer, Computer oder Datenordner sie angelegt hat: {names}.</translation>
    </message>
    <message>
        <source>Writing {names} was interrupted at its last step, and the journal does not know these boards. They were left alone. Do not play them unless you know where they come from.</source>
        <translation>Die Auslieferung von {names} wurde im letzten Schritt abgebrochen, und das Protokoll kennt diese Boards nicht. Sie blieben unberührt. Spielen Sie sie nur, wenn Sie wissen, woher sie kommen.</translation>
    </message>
    <message>
        <source>An earlier attempt to publish this plan was interrupted. Its keys are not in use, and its files were removed: {names}. Destroy any copies of them.</source>
        <translation>Eine frühere Veröffentlichung dieses Plans wurde abgebrochen. Ihre Schlüssel legen nichts fest, und ihre Dateien wurden entfernt: {names}. Vernichten Sie Kopien davon.</translation>
    </message>
    <message>
        <source>Whether this counts as dealt is settled at the next dealing, or when the program starts.</source>
        <translation>Ob das als gemischt gilt, entscheidet sich beim nächsten Mischen oder beim Start des Programms.</translation>
    </message>
    <message>
        <source>All files are complete and stay in “{folder}”: {names}.</source>
        <translation>Alle Dateien sind vollständig und bleiben in „{folder}“: {names}.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Identification</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Dateien für</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formate</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Ordner für die Dateien</translation>
    </message>
    <message>
        <source>Folder for used sets</source>
        <translation>Ordner für gebrauchte Sätze</translation>
    </message>
    <message>
        <source>Exactly as Big Deal</source>
        <translation>Genau wie Big Deal</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Print options</source>
        <translation>Druckoptionen</translation>
    </message>
    <message>
        <source>Recent tournaments</source>
        <translation>Zuletzt geöffnete Turniere</translation>
    </message>
    <message>
        <source>First start</source>
        <translation>Erster Start</translation>
    </message>
    <message>
        <source>Language and appearance</source>
        <translation>Sprache und Aussehen</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Textgröße</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Your club</source>
        <translation>Ihr Club</translation>
    </message>
    <message>
        <source>&amp;Identification</source>
        <translation>&amp;Kennung</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Ticked when the program starts.</source>
        <translation>Beim Start des Programms angehakt.</translation>
    </message>
    <message>
        <source>&amp;New sets go to</source>
        <translation>&amp;Neue Sätze nach</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>&amp;Used sets go to</source>
        <translation>Ge&amp;brauchte Sätze nach</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>Wä&amp;hlen…</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Contents of the files</source>
        <translation>Inhalt der Dateien</translation>
    </message>
    <message>
        <source>&amp;Standard</source>
        <translation>&amp;Standard</translation>
    </message>
    <message>
        <source>E&amp;xactly as Big Deal</source>
        <translation>&amp;Genau wie Big Deal</translation>
    </message>
    <message>
        <source>&amp;Your typing and the computer</source>
        <translation>Ihr Tippen &amp;und der Computer</translation>
    </message>
    <message>
        <source>You type or move the mouse until the meter is full. Both are mixed: one good source is enough. Choose this if you can.</source>
        <translation>Sie tippen oder bewegen die Maus, bis die Anzeige voll ist. Beides wird verbunden: Eine gute Quelle genügt. Wählen Sie dies, wenn Sie können.</translation>
    </message>
    <message>
        <source>Pr&amp;esets</source>
        <translation>&amp;Vorlagen</translation>
    </message>
    <message>
        <source>Names of the files</source>
        <translation>Namen der Dateien</translation>
    </message>
    <message>
        <source>Day and event</source>
        <translation>Tag und Turnier</translation>
    </message>
    <message>
        <source>Day, event and set code</source>
        <translation>Tag, Turnier und Satzcode</translation>
    </message>
    <message>
        <source>Finished files stay</source>
        <translation>Gespielte Dateien bleiben</translation>
    </message>
    <message>
        <source>The last session</source>
        <translation>Der letzte Durchgang</translation>
    </message>
    <message>
        <source>Nam&amp;es of the files</source>
        <translation>Na&amp;men der Dateien</translation>
    </message>
    <message>
        <source>Last preset</source>
        <translation>Die letzte Vorlage</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Your club and place. It is mixed into every deal, so two clubs never deal the same boards, even from the same seed. It is not a password.</source>
        <translation>Ihr Club und Ort. Beides fließt in jede Verteilung ein. So mischen zwei Clubs nie dieselben Boards, auch nicht aus demselben Startwert. Die Kennung ist kein Passwort.</translation>
    </message>
    <message>
        <source>What machines and programs expect, with the known mistakes of older files corrected.</source>
        <translation>Was Maschinen und Programme erwarten; bekannte Fehler älterer Dateien sind behoben.</translation>
    </message>
    <message>
        <source>The same bytes as Big Deal 2.0, except for the name of the program. For old procedures.</source>
        <translation>Byte für Byte wie Big Deal 2.0, bis auf den Programmnamen. Für alte Abläufe.</translation>
    </message>
    <message>
        <source>Only the &amp;computer</source>
        <translation>Der &amp;Computer allein</translation>
    </message>
    <message>
        <source>For anyone who can neither type nor move a mouse. The boards are as random as this computer can be trusted. You add nothing yourself, and the certificate of the set says so.</source>
        <translation>Für alle, die weder tippen noch eine Maus bewegen können. Die Boards sind so zufällig, wie dieser Computer in Ordnung ist; Sie tragen nichts bei, und das Zertifikat des Satzes sagt das.</translation>
    </message>
</context>
<context>
    <name>sheets</name>
    <message>
        <source>To open it: “bigdeal tournament” asks for the words of each sheet. Without this program: a tool for SLIP-39 turns the lists into a master secret in hexadecimal (no passphrase); this is the passphrase for “age -d”.</source>
        <translation>Zum Öffnen: „bigdeal tournament“ fragt nach den Wörtern jedes Blatts. Ohne dieses Programm: Ein Werkzeug für SLIP-39 macht aus den Listen ein Hauptgeheimnis in Hexadezimalziffern (ohne Passphrase); es ist die Passphrase für „age -d“.</translation>
    </message>
    <message>
        <source>SECRET: share {number} of {count}</source>
        <translation>GEHEIM: Anteil {number} von {count}</translation>
    </message>
    <message>
        <source>SECRET: the passphrase of a tournament</source>
        <translation>GEHEIM: die Passphrase eines Turniers</translation>
    </message>
    <message>
        <source>Tournament: {name}</source>
        <translation>Turnier: {name}</translation>
    </message>
    <message>
        <source>Opens: {file}</source>
        <translation>Öffnet: {file}</translation>
    </message>
    <message>
        <source>Without it nobody can open the file, and the boards cannot be dealt.</source>
        <translation>Ohne sie kann niemand die Datei öffnen, und die Boards lassen sich nicht mischen.</translation>
    </message>
    <message>
        <source>Print it twice, keep the sheets in two safe places, and delete this file.</source>
        <translation>Drucken Sie es zweimal, bewahren Sie die Blätter an zwei sicheren Orten auf, und löschen Sie diese Datei.</translation>
    </message>
    <message>
        <source>Set number: {number}</source>
        <translation>Gruppennummer: {number}</translation>
    </message>
    <message>
        <source>Held by: {holder}</source>
        <translation>Verwahrt von: {holder}</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>Der Tag</translation>
    </message>
    <message>
        <source>Who keeps the keys</source>
        <translation>Wer die Schlüssel verwahrt</translation>
    </message>
    <message>
        <source>How to check</source>
        <translation>So wird geprüft</translation>
    </message>
    <message>
        <source>Hash of the keys</source>
        <translation>Hash der Schlüssel</translation>
    </message>
    <message>
        <source>SHA-256 of the page verify.html</source>
        <translation>SHA-256 der Seite verify.html</translation>
    </message>
    <message>
        <source>Check code (digest, SHA-256)</source>
        <translation>Prüfcode</translation>
    </message>
    <message>
        <source>The same in words</source>
        <translation>Dasselbe in Wörtern</translation>
    </message>
    <message>
        <source>Published before the outside value is known</source>
        <translation>Veröffentlicht, bevor der externe Wert bekannt ist</translation>
    </message>
    <message>
        <source>The organiser says where.</source>
        <translation>Das sagt der Veranstalter.</translation>
    </message>
    <message>
        <source>The organiser, unsealed.</source>
        <translation>Der Veranstalter, unversiegelt.</translation>
    </message>
    <message>
        <source>The organiser, sealed with a passphrase.</source>
        <translation>Der Veranstalter, mit einer Passphrase versiegelt.</translation>
    </message>
    <message>
        <source>Sealed for {count} secret key(s), any of which opens them.</source>
        <translation>Versiegelt für geheime Schlüssel ({count}); jeder davon öffnet.</translation>
    </message>
    <message>
        <source>SECRET until the outside value is known</source>
        <translation>GEHEIM, bis der externe Wert bekannt ist</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Ihre Wörter</translation>
    </message>
    <message>
        <source>As one line</source>
        <translation>In einer Zeile</translation>
    </message>
    <message>
        <source>What they are for</source>
        <translation>Wozu sie dienen</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Without this program</source>
        <translation>Ohne dieses Programm</translation>
    </message>
    <message>
        <source>For the organiser, before the plan is published</source>
        <translation>Für den Veranstalter, bevor der Plan veröffentlicht wird</translation>
    </message>
    <message>
        <source>SHA-256 of the words</source>
        <translation>SHA-256 der Wörter</translation>
    </message>
    <message>
        <source>Holder: {name}</source>
        <translation>Hüter: {name}</translation>
    </message>
    <message>
        <source>Any {needed} of the {count} sheets open the file; one alone is useless.</source>
        <translation>Je {needed} der {count} Wortlisten öffnen die Datei; eine allein nützt nichts.</translation>
    </message>
    <message>
        <source>Keep this sheet apart from the others, in a sealed envelope. Do not copy, photograph or email it. If too few sheets are left, nobody can open the file, and the boards cannot be dealt.</source>
        <translation>Bewahren Sie dieses Blatt getrennt von den anderen in einem verschlossenen Umschlag auf. Nicht kopieren, fotografieren oder mailen. Bleiben zu wenige Blätter übrig, kann niemand die Datei öffnen, und die Boards lassen sich nicht mischen.</translation>
    </message>
    <message>
        <source>Type it exactly as printed, with the dashes and in small letters.</source>
        <translation>Tippen Sie sie, wie sie dasteht, mit den Strichen und in Kleinbuchstaben.</translation>
    </message>
    <message>
        <source>Anyone who has this sheet and the file can compute every board.</source>
        <translation>Wer dieses Blatt und die Datei hat, kann jedes Board berechnen.</translation>
    </message>
    <message>
        <source>What determines the deals</source>
        <translation>Was die Verteilungen bestimmt</translation>
    </message>
    <message>
        <source>And the words of these holders; if withheld, their SHA-256 instead</source>
        <translation>Und die Wörter dieser Hüter; zurückgehalten, stattdessen ihr SHA-256</translation>
    </message>
    <message>
        <source>Where everyone can find the value from then on</source>
        <translation>Wo alle von da an den Wert finden</translation>
    </message>
    <message>
        <source>Photograph this sheet, or keep the bulletin. After the last board the organiser publishes a pack. The program bigdeal-gui, its command “bigdeal verify”, and the page verify.html from the program’s releases ask for this check code: the words, the digits or the QR code. If they agree, the plan, the promise and the keys are today’s ({name}.commit.json), and every board is computed again.</source>
        <translation>Fotografieren Sie dieses Blatt, oder heben Sie das Bulletin auf. Nach dem letzten Board veröffentlicht der Veranstalter ein Paket. Das Programm bigdeal-gui, sein Befehl „bigdeal verify“ oder die Seite verify.html, die mit dem Programm veröffentlicht wird, fragen nach diesem Prüfcode: Wörter, Ziffern oder Code. Stimmen sie, so sind Plan, Zusage und Schlüssel die von heute ({name}.commit.json), und jedes Board wird neu berechnet.</translation>
    </message>
    <message>
        <source>{count} officials, sealed: any {needed} of them together can open the keys.</source>
        <translation>{count} Verwahrer, versiegelt: je {needed} von ihnen öffnen die Schlüssel gemeinsam.</translation>
    </message>
    <message>
        <source>Nothing on this page is secret. The organiser enters the name and this SHA-256 together with the source of the outside value. Later, check that the published promise names you with it.</source>
        <translation>Auf dieser Seite ist nichts geheim. Der Veranstalter trägt Namen und SHA-256 dort ein, wo die Quelle des externen Werts gewählt wird. Achten Sie später darauf, dass die veröffentlichte Zusage Sie damit nennt.</translation>
    </message>
    <message>
        <source>They go into every deal of the tournament, together with the secret keys and the outside value. As long as only you know them, nobody can foresee a board, not even the organiser.</source>
        <translation>Sie gehen in jede Verteilung des Turniers ein, neben den geheimen Schlüsseln und dem externen Wert. Solange nur Sie sie kennen, kann niemand ein Board vorhersehen, auch der Veranstalter nicht.</translation>
    </message>
    <message>
        <source>Do not show, email or photograph them. Give the organiser the other page. When the outside value is known, and not before, hand over the words so that the boards can be dealt, ideally all holders at the same moment. Play does not wait for you: without your words their SHA-256 is used instead, and every check says that they were withheld.</source>
        <translation>Zeigen Sie sie niemandem, mailen und fotografieren Sie sie nicht. Geben Sie dem Veranstalter die andere Seite. Wenn der externe Wert bekannt ist, und nicht vorher, übergeben Sie die Wörter zum Mischen der Boards, am besten alle Hüter im selben Augenblick. Das Spiel wartet nicht auf Sie: Ohne Ihre Wörter tritt ihr SHA-256 an ihre Stelle, und jede Prüfung sagt, dass sie zurückgehalten wurden.</translation>
    </message>
    <message>
        <source>The SHA-256 on the other page is that of the one line above: small letters with hyphens between them, without a line break.</source>
        <translation>Der SHA-256 auf der anderen Seite ist der der einen Zeile oben: kleine Buchstaben mit Bindestrichen dazwischen, ohne Zeilenende.</translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message>
        <source>your typing and the computer</source>
        <translation>Ihr Tippen und der Computer</translation>
    </message>
    <message>
        <source>a seed that was given</source>
        <translation>ein vorgegebener Startwert</translation>
    </message>
    <message>
        <source>the tournament’s keys</source>
        <translation>die Schlüssel des Turniers</translation>
    </message>
    <message>
        <source>only your typing</source>
        <translation>Ihr Tippen allein</translation>
    </message>
    <message>
        <source>only the computer</source>
        <translation>der Computer allein</translation>
    </message>
</context>
<context>
    <name>states</name>
    <message>
        <source>certified</source>
        <translation>bescheinigt</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>archiviert</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>verschoben</translation>
    </message>
    <message>
        <source>being moved</source>
        <translation>wird verschoben</translation>
    </message>
    <message>
        <source>no longer being moved</source>
        <translation>wird nicht mehr verschoben</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>“{file}”, board {number}: {reason}.</source>
        <translation>„{file}“, Board {number}: {reason}.</translation>
    </message>
    <message>
        <source>Boards that are wrong there: {numbers}.</source>
        <translation>Falsche Boards darin: {numbers}.</translation>
    </message>
    <message>
        <source>The organiser’s reason: “{reason}”.</source>
        <translation>Begründung des Veranstalters: „{reason}“.</translation>
    </message>
    <message>
        <source>Every session of the plan is here, with every board.</source>
        <translation>Alle Durchgänge des Plans sind da, mit allen Boards.</translation>
    </message>
    <message>
        <source>“{file}” cannot be used: {reason} Get it again.</source>
        <translation>„{file}“ ist nicht zu gebrauchen: {reason} Holen Sie die Datei noch einmal.</translation>
    </message>
    <message>
        <source>This plan is not published yet: no keys are bound to it.</source>
        <translation>Dieser Plan ist noch nicht veröffentlicht: Für ihn sind keine Schlüssel festgelegt.</translation>
    </message>
    <message>
        <source>The keys are not here, or still sealed: they come after play.</source>
        <translation>Die Schlüssel sind nicht da oder noch versiegelt: Sie kommen nach dem Spiel.</translation>
    </message>
    <message>
        <source>{session}: its key is the one bound for this session, number {number} of {count}. The others stay secret (“{file}”).</source>
        <translation>{session}: Der Schlüssel ist der, der für diesen Durchgang festgelegt war, Nummer {number} von {count}, während die anderen geheim bleiben („{file}“).</translation>
    </message>
    <message>
        <source>“{file}”: its root of the keys is not the one that was bound.</source>
        <translation>„{file}“: Die Wurzel der Schlüssel darin ist nicht die festgelegte.</translation>
    </message>
    <message>
        <source>“{file}”: its key is number {found} of {found_count}; that of phase {phase}, session {session}, is number {number} of {count}.</source>
        <translation>„{file}“: Der Schlüssel darin ist Nummer {found} von {found_count}; der von Phase {phase}, Durchgang {session}, ist Nummer {number} von {count}.</translation>
    </message>
    <message>
        <source>“{file}”: this is not the key that was bound for phase {phase}, session {session}.</source>
        <translation>„{file}“: Das ist nicht der Schlüssel, der für Phase {phase}, Durchgang {session} festgelegt war.</translation>
    </message>
    <message>
        <source>No boards are here: add their files, such as .pbn.</source>
        <translation>Es sind keine Boards da: Fügen Sie ihre Dateien hinzu, etwa .pbn.</translation>
    </message>
    <message>
        <source>The check code is the one you gave.</source>
        <translation>Der Prüfcode ist der, den Sie angegeben haben.</translation>
    </message>
    <message>
        <source>The check code you gave is not the one of this promise: {where}</source>
        <translation>Ihr Prüfcode ist nicht der dieser Zusage: {where}</translation>
    </message>
    <message>
        <source>Say whether you saw this check code, or had this plan, before {moment}.</source>
        <translation>Sagen Sie, ob Sie diesen Prüfcode vor {moment} gesehen haben, oder den Plan hatten.</translation>
    </message>
    <message>
        <source>Give all of it, and say whether you saw it before {moment}.</source>
        <translation>Geben Sie ihn ganz an, und sagen Sie, ob Sie ihn vor {moment} gesehen haben.</translation>
    </message>
    <message>
        <source>the day of the value</source>
        <translation>dem Tag des Wertes</translation>
    </message>
    <message>
        <source>You know of no earlier promise of this organiser for this event, as you say.</source>
        <translation>Sie wissen von keiner früheren Zusage dieses Veranstalters für dieses Turnier, wie Sie sagen.</translation>
    </message>
    <message>
        <source>What you gave cannot be read as the check code of this promise: {where}</source>
        <translation>Was Sie angaben, lässt sich nicht als Prüfcode dieser Zusage lesen: {where}</translation>
    </message>
    <message>
        <source>The value you gave is “{given}”; the value in the plan is “{value}”.</source>
        <translation>Ihr Wert ist „{given}“; im Plan steht „{value}“.</translation>
    </message>
    <message>
        <source>The outside value is the one you gave.</source>
        <translation>Der externe Wert ist der, den Sie angegeben haben.</translation>
    </message>
    <message>
        <source>The value was entered on {entered}, before the promised day, {day}.</source>
        <translation>Der Wert wurde am {entered} eingegeben, vor dem zugesagten Tag, {day}.</translation>
    </message>
    <message>
        <source>The value you gave, “{given}”, cannot be read as the promised one: {source}.</source>
        <translation>Der Wert, den Sie angaben, „{given}“, lässt sich nicht als der zugesagte lesen: {source}.</translation>
    </message>
    <message>
        <source>The value is the randomness of round {number}, which appeared on {when}: the network’s signature is genuine.</source>
        <translation>Der Wert ist die Zufallszahl der drand-Runde {number}, erschienen am {when}: Die Unterschrift des Netzes ist echt.</translation>
    </message>
    <message>
        <source>The value is not that of the promised round {number}. It counts only if the network had ended before {when}.</source>
        <translation>Der Wert ist nicht der der zugesagten Runde {number}. Er zählt nur, wenn das Netz vor {when} eingestellt war.</translation>
    </message>
    <message>
        <source>Look up at {address} whether the randomness of round {number} is {value}.</source>
        <translation>Sehen Sie unter {address} nach, ob die Zufallszahl der Runde {number} {value} ist.</translation>
    </message>
    <message>
        <source>The file of round {number} (.round.json) is not here. Look up at {address} whether its randomness is {value}; or add the file, and it is checked here.</source>
        <translation>Die Datei der drand-Runde {number} (.round.json) ist nicht dabei. Sehen Sie bei {address} nach, ob die Zufallszahl (randomness) {value} ist; oder geben Sie die Datei dazu, dann wird sie hier geprüft.</translation>
    </message>
    <message>
        <source>“{file}” is not what the network signed: {reason}.</source>
        <translation>„{file}“ ist nicht, was das Netz unterschrieben hat: {reason}.</translation>
    </message>
    <message>
        <source>These have the same words, so they are one holder: {names}.</source>
        <translation>Diese haben dieselben Wörter, sind also ein und derselbe Hüter: {names}.</translation>
    </message>
    <message>
        <source>The words of “{name}” are in the value: their SHA-256 is the promised one.</source>
        <translation>Die Wörter von „{name}“ stehen im Wert: Ihr SHA-256 ist der zugesagte.</translation>
    </message>
    <message>
        <source>These sessions were played, as you say: {sessions}.</source>
        <translation>Diese Durchgänge wurden gespielt, wie Sie sagen: {sessions}.</translation>
    </message>
    <message>
        <source>The promise announces a log of what was done, and it is not here.</source>
        <translation>Die Zusage kündigt ein Protokoll des Getanen an, und es ist nicht hier.</translation>
    </message>
    <message>
        <source>Something of the log of what was done is damaged or missing.</source>
        <translation>Etwas vom Protokoll des Getanen ist beschädigt oder fehlt.</translation>
    </message>
    <message>
        <source>The log of what was done is shorter than the text of a pack says.</source>
        <translation>Das Protokoll des Getanen ist kürzer, als der Text eines Pakets sagt.</translation>
    </message>
    <message>
        <source>By the log, two computers went on with this tournament, each without what the other did.</source>
        <translation>Nach dem Protokoll haben zwei Computer mit diesem Turnier weitergemacht, jeder ohne das, was der andere tat.</translation>
    </message>
    <message>
        <source>“{file}” has no boards.</source>
        <translation>„{file}“ enthält kein Board.</translation>
    </message>
    <message>
        <source>“{file}” has the name of {named}, but the boards of {session}.</source>
        <translation>„{file}“ heißt nach {named}; die Boards sind die von {session}.</translation>
    </message>
    <message>
        <source>“{file}” has no board numbers, and the boards of {session} are in a different order.</source>
        <translation>„{file}“ hat keine Boardnummern, und die Boards von {session} stehen in anderer Reihenfolge.</translation>
    </message>
    <message>
        <source>“{phase}”: the number of sessions was left open. Found: {count}.</source>
        <translation>„{phase}“: Wie viele Durchgänge es gibt, war offengelassen. Gefunden: {count}.</translation>
    </message>
    <message>
        <source>“{phase}”: the boards of its sessions were left open.</source>
        <translation>„{phase}“: Welche Boards die Durchgänge haben, war offengelassen.</translation>
    </message>
    <message>
        <source>{session}: none of its boards is here.</source>
        <translation>{session}: Kein Board davon ist da.</translation>
    </message>
    <message>
        <source>{session}: its boards were left open. Found: {numbers}.</source>
        <translation>{session}: Welche Boards er hat, war offengelassen. Gefunden: {numbers}.</translation>
    </message>
    <message>
        <source>“{file}” was not opened: unpack it, and give its contents.</source>
        <translation>In „{file}“ wurde nicht hineingesehen: Entpacken Sie die Datei, und geben Sie, was darin ist.</translation>
    </message>
    <message>
        <source>The organiser reports a deviation from the plan: “{what}”.</source>
        <translation>Der Veranstalter berichtet von einer Abweichung vom Plan: „{what}“.</translation>
    </message>
    <message>
        <source>“{file}” is in the list of checksums, but not among the files.</source>
        <translation>„{file}“ steht in der Liste der Prüfsummen und ist nicht unter den Dateien.</translation>
    </message>
    <message>
        <source>All files match the list of checksums in the pack.</source>
        <translation>Jede Datei ist die eingepackte, wie die Liste der Prüfsummen sagt.</translation>
    </message>
    <message>
        <source>This is a practice tournament, made to try things out.</source>
        <translation>Das ist ein Turnier zum Üben: Es wurde zum Ausprobieren angelegt.</translation>
    </message>
    <message>
        <source>The keys of all sessions are here, but their hash is not the one in the plan (KH).</source>
        <translation>Die Schlüssel aller Durchgänge sind hier, und ihr Hash ist nicht der, den der Plan nennt (KH).</translation>
    </message>
    <message>
        <source>The keys are the ones fixed before.</source>
        <translation>Die Schlüssel sind die vorher festgelegten.</translation>
    </message>
    <message>
        <source>“{file}” contains the key of one session, but the commitment for it is missing. Add the file that ends in .commit.json.</source>
        <translation>„{file}“ enthält den Schlüssel eines Durchgangs, und die Festlegung, die ihn bindet, ist nicht da: Geben Sie die Datei dazu, die auf .commit.json endet.</translation>
    </message>
    <message>
        <source>“{file}”: a single key cannot be proved here, because the commitment (version 1) binds all keys together.</source>
        <translation>„{file}“: Ein Schlüssel für sich lässt sich hier nicht beweisen: Die Festlegung, Version 1, bindet alle Schlüssel zusammen.</translation>
    </message>
    <message>
        <source>“{file}”: the plan has no separate key for phase {phase}, session {session}.</source>
        <translation>„{file}“: Der Plan hat keinen eigenen Schlüssel für Phase {phase}, Durchgang {session}.</translation>
    </message>
    <message>
        <source>{sessions}: the key has very few different characters, so it can be guessed.</source>
        <translation>{sessions}: Der Schlüssel besteht aus sehr wenigen verschiedenen Buchstaben und lässt sich daher erraten.</translation>
    </message>
    <message>
        <source>{sessions}: these have the same key, so they have the same boards.</source>
        <translation>{sessions}: Diese haben denselben Schlüssel, also dieselben Boards.</translation>
    </message>
    <message>
        <source>This is only about {sessions}. The keys of the other sessions are still secret: nothing is proved about them before they are revealed.</source>
        <translation>Hier geht es allein um {sessions}. Die Schlüssel der anderen Durchgänge sind noch geheim: Über sie ist nichts bewiesen, bevor sie offengelegt sind.</translation>
    </message>
    <message>
        <source>Plan and promise match the commitment word for word.</source>
        <translation>Plan und Zusage sind Wort für Wort die der Festlegung.</translation>
    </message>
    <message>
        <source>There is no commitment: only the keys were fixed, not the names, sessions, boards and source.</source>
        <translation>Es gibt keine Festlegung: Nur die Schlüssel waren festgelegt, nicht Namen, Durchgänge, Boards und Quelle.</translation>
    </message>
    <message>
        <source>The check code you gave cannot be compared, because the commitment is missing or cannot be used. Add the file that ends in .commit.json.</source>
        <translation>Ihr Prüfcode lässt sich nicht vergleichen: Die Festlegung ist nicht hier oder nicht zu gebrauchen. Legen Sie die Datei dazu, die auf .commit.json endet.</translation>
    </message>
    <message>
        <source>You gave the hash of the keys. It covers only the keys; the check code also covers the names, sessions, boards and source.</source>
        <translation>Was Sie angaben, ist der Hash der Schlüssel. Er legt nur die Schlüssel fest, nicht Namen, Durchgänge, Boards und Quelle, wie es der Prüfcode tut.</translation>
    </message>
    <message>
        <source>You saw it, or had it, before {moment}, as you say.</source>
        <translation>Sie haben es vor {moment} gesehen oder aufgehoben, wie Sie sagen.</translation>
    </message>
    <message>
        <source>Give the check code as you saw it where it was published, or a plan that you saved. Say whether that was before {moment}.</source>
        <translation>Geben Sie den Prüfcode an, wie Sie ihn sahen, wo er veröffentlicht war, oder einen Plan, den Sie aufgehoben haben, und sagen Sie, ob das vor {moment} war.</translation>
    </message>
    <message>
        <source>The organiser published an earlier promise, and it is not here. It may have been for this same event. Ask for it. Its check code: {digest}.</source>
        <translation>Der Veranstalter hat vorher eine andere Zusage veröffentlicht, und sie ist nicht hier: Sie kann demselben Turnier gegolten haben. Fragen Sie danach. Ihr Prüfcode: {digest}.</translation>
    </message>
    <message>
        <source>All earlier promises in this chain are here, each for a different event: {names}.</source>
        <translation>Jede Zusage vor dieser in ihrer Kette ist hier, jede für ein anderes Turnier: {names}.</translation>
    </message>
    <message>
        <source>Only the organiser says that there was no earlier promise. Say whether you know of an earlier promise for this event.</source>
        <translation>Dass keine andere Zusage vorausging, ist allein das Wort des Veranstalters. Sagen Sie, ob Sie von einer früheren Zusage für dieses Turnier wissen.</translation>
    </message>
    <message>
        <source>“{file}”, among the files, is a plan with the same keys but different lines: {lines}.</source>
        <translation>„{file}“, unter den Dateien, ist ein Plan mit denselben Schlüsseln, aber anderen Zeilen: {lines}.</translation>
    </message>
    <message>
        <source>“{file}”, among the files, is another plan for this event. Lines that differ: {lines}. Ask which one counted.</source>
        <translation>„{file}“, unter den Dateien, ist ein anderer Plan dieses Turniers. Zeilen, die abweichen: {lines}. Fragen Sie, welcher galt.</translation>
    </message>
    <message>
        <source>The organiser says: “{where}”, since {day}.</source>
        <translation>Der Veranstalter sagt: „{where}“, seit {day}.</translation>
    </message>
    <message>
        <source>The organiser says it was published on {since}, which is not before the promised day, {day}.</source>
        <translation>Der Veranstalter nennt eine Veröffentlichung am {since}, nicht vor dem zugesagten Tag, {day}.</translation>
    </message>
    <message>
        <source>An earlier promise for this same event is here (“{file}”): with several promises the best one can be chosen.</source>
        <translation>Hier ist eine frühere Zusage desselben Turniers („{file}“): Wer mehrere macht, kann wählen.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, agrees line by line.</source>
        <translation>Der Plan, den Sie aufgehoben haben, „{file}“, stimmt Zeile für Zeile.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, has the same keys but different lines: {lines}.</source>
        <translation>Der Plan, den Sie aufgehoben haben, „{file}“, hat dieselben Schlüssel, aber andere Zeilen: {lines}.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, is a draft without keys. Lines that differ: {lines}.</source>
        <translation>Der Plan, den Sie aufgehoben haben, „{file}“, ist ein Entwurf ohne Schlüssel. Zeilen, die abweichen: {lines}.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, has different keys. Lines that differ: {lines}. Ask which one counted.</source>
        <translation>Der Plan, den Sie aufgehoben haben, „{file}“, hat andere Schlüssel. Zeilen, die abweichen: {lines}. Fragen Sie, welcher galt.</translation>
    </message>
    <message>
        <source>The outside value is not in this plan yet: its day has not come.</source>
        <translation>Der externe Wert steht noch nicht in diesem Plan: Sein Tag kommt noch.</translation>
    </message>
    <message>
        <source>The value was entered on {entered}, but the promised round {number} appeared later, on {when}.</source>
        <translation>Der Wert wurde am {entered} eingegeben. Die zugesagte Runde {number} erschien erst danach, am {when}.</translation>
    </message>
    <message>
        <source>The promise does not fix how the value is written: a different spelling gives different boards.</source>
        <translation>Die Zusage legt nicht fest, wie der Wert geschrieben wird: Andere Schreibweisen geben andere Boards.</translation>
    </message>
    <message>
        <source>“{value}” is not written as promised: digits only, with the promised decimals.</source>
        <translation>„{value}“ ist nicht wie zugesagt geschrieben: nur die Ziffern, mit den zugesagten Nachkommastellen.</translation>
    </message>
    <message>
        <source>Look the value up, and give it as you found it. The promise was: {source}.</source>
        <translation>Sehen Sie den Wert nach, und geben Sie ihn an, wie Sie ihn fanden. Zugesagt war: {source}.</translation>
    </message>
    <message>
        <source>The value was used as published, not as promised. The organiser’s reason: “{reason}”.</source>
        <translation>Der Wert wurde genommen, wie er veröffentlicht wurde, nicht wie zugesagt. Begründung des Veranstalters: „{reason}“.</translation>
    </message>
    <message>
        <source>Look up whether the network had ended before {when}, and whether {value} was published. The promise for that case was: {source}.</source>
        <translation>Sehen Sie nach, ob das Netz vor {when} eingestellt war und ob {value} veröffentlicht wurde. Für diesen Fall war zugesagt: {source}.</translation>
    </message>
    <message>
        <source>“{file}” is round {found}; round {promised} was promised.</source>
        <translation>„{file}“ gehört zu Runde {found}; zugesagt war Runde {promised}.</translation>
    </message>
    <message>
        <source>“{file}” is the promised round, but the value does not match it.</source>
        <translation>„{file}“ ist die zugesagte Runde, und der Wert ist nicht ihre Zufallszahl.</translation>
    </message>
    <message>
        <source>The value is not complete: the words, or their SHA-256, of everyone who keeps words belong after it: {names}.</source>
        <translation>Der Wert ist nicht gebildet wie zugesagt: Hinter ihn gehören die Wörter, oder ihr SHA-256, von allen, die Wörter verwahren: {names}.</translation>
    </message>
    <message>
        <source>The words of “{name}” are not twelve words from the list: they could be guessed.</source>
        <translation>Was „{name}“ aufhob, sind nicht zwölf Wörter der Liste: Sie lassen sich vielleicht erraten.</translation>
    </message>
    <message>
        <source>The words of “{name}” were withheld: as promised, their SHA-256 is used instead. Anyone who withheld them, or kept them from being used, could choose between two values.</source>
        <translation>Die Wörter von „{name}“ wurden zurückgehalten: Wie zugesagt steht ihr SHA-256 an ihrer Stelle. Wer sie zurückhielt oder ungenutzt ließ, konnte zwischen zwei Werten wählen.</translation>
    </message>
    <message>
        <source>The value has neither the promised words of “{name}” nor their SHA-256.</source>
        <translation>Was im Wert für „{name}“ steht, sind weder die Wörter, deren SHA-256 zugesagt war, noch ist es dieser SHA-256.</translation>
    </message>
    <message>
        <source>Say which sessions were played. If many are planned, only the best ones might be shown.</source>
        <translation>Sagen Sie, welche Durchgänge gespielt wurden. Wer viele plant, kann die besten zeigen.</translation>
    </message>
    <message>
        <source>Sessions to answer for: {sessions}.</source>
        <translation>Nach diesen wird gefragt: {sessions}.</translation>
    </message>
    <message>
        <source>{session}: it was planned or dealt but not played, as you say. Ask why.</source>
        <translation>{session}: geplant oder gemischt, und nicht gespielt, wie Sie sagen. Fragen Sie, warum.</translation>
    </message>
    <message>
        <source>Phase {phase}, session {session}: you played it, but it is not in the plan or the files.</source>
        <translation>Phase {phase}, Durchgang {session}: Sie haben ihn gespielt, und Plan und Dateien haben keinen.</translation>
    </message>
    <message>
        <source>You said which sessions were played.</source>
        <translation>Sie sagen, welche Durchgänge gespielt wurden.</translation>
    </message>
    <message>
        <source>Proved</source>
        <translation>Bewiesen</translation>
    </message>
    <message>
        <source>Left to you</source>
        <translation>Ihnen überlassen</translation>
    </message>
    <message>
        <source>Still chosen by the organiser</source>
        <translation>Noch vom Veranstalter gewählt</translation>
    </message>
    <message>
        <source>Not as promised</source>
        <translation>Nicht wie zugesagt</translation>
    </message>
    <message>
        <source>“{file}”, {boards}: of no session whose key is here, so not judged.</source>
        <translation>„{file}“, {boards}: aus keinem Durchgang, dessen Schlüssel da ist, also wird nichts darüber gesagt.</translation>
    </message>
    <message>
        <source>{session}, {boards}: from this session’s key and the outside value (“{file}”).</source>
        <translation>{session}, {boards}: aus dem Schlüssel dieses Durchgangs und dem externen Wert („{file}“).</translation>
    </message>
    <message>
        <source>{session}, {boards}: from the reserve set (“{file}”).</source>
        <translation>{session}, {boards}: aus dem Reservesatz („{file}“).</translation>
    </message>
    <message>
        <source>{session}, {boards}: the key of this session was revealed on {day}. From then on anybody could compute its reserve set. The record does not say that it was used before (“{file}”).</source>
        <translation>{session}, {boards}: Der Schlüssel dieses Durchgangs wurde am {day} offengelegt. Von da an konnte jeder seinen Reservesatz berechnen, und das Protokoll sagt nicht, dass er vorher verwendet wurde („{file}“).</translation>
    </message>
    <message>
        <source>{session}: {boards} missing.</source>
        <translation>{session}: {boards} nicht da.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
</context>
</TS>
