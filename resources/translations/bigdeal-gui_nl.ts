<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About {program}</source>
        <translation>Over {program}</translation>
    </message>
    <message>
        <source>All licences in &amp;full…</source>
        <translation>Alle licenties &amp;volledig…</translation>
    </message>
    <message>
        <source>Result of the self-test</source>
        <translation>Uitslag van de zelftest</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Zelftest</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licenties</translation>
    </message>
    <message>
        <source>{program} {version}</source>
        <translation>{program} {version}</translation>
    </message>
    <message>
        <source>Deals bridge boards that nobody could predict, nobody can repeat and nobody has seen.</source>
        <translation>Schudt bridgespellen die niemand kon voorspellen, niemand kan herhalen en niemand heeft gezien.</translation>
    </message>
    <message>
        <source>Deals what Big Deal by Hans van Staveren deals from the same seed and identification. An independent program; Big Deal’s author has no part in it.</source>
        <translation>Schudt uit dezelfde beginwaarde en identificatie hetzelfde als Big Deal van Hans van Staveren. Een zelfstandig programma; de maker van Big Deal heeft er geen deel aan.</translation>
    </message>
    <message>
        <source>SHA-256 of &amp;verify.html</source>
        <translation>SHA-256 van &amp;verify.html</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Instellingen</translation>
    </message>
    <message>
        <source>List of what was &amp;dealt</source>
        <translation>Lijst van &amp;geschudde sets</translation>
    </message>
    <message>
        <source>Not passed. Nothing can be dealt until it has.</source>
        <translation>Niet geslaagd. Tot die tijd kan er niets geschud worden.</translation>
    </message>
    <message>
        <source>Passed: {parts}.</source>
        <translation>Geslaagd: {parts}.</translation>
    </message>
    <message>
        <source>Stored on this computer</source>
        <translation>Op deze computer bewaard</translation>
    </message>
    <message>
        <source>Stored beside the program</source>
        <translation>Naast het programma bewaard</translation>
    </message>
    <message>
        <source>Works offline: it connects to nothing and downloads nothing.</source>
        <translation>Werkt zonder netwerk: het programma belt niemand en haalt niets op.</translation>
    </message>
    <message>
        <source>Qt and PySide6 are included unchanged, as separate libraries. You may replace them with versions you have built yourself; their source code is at code.qt.io. This program comes without any warranty.</source>
        <translation>Qt en PySide6 worden ongewijzigd gebruikt, als aparte bibliotheken. U mag ze vervangen door versies die u zelf hebt gemaakt; de broncode staat op code.qt.io. Op dit programma wordt geen enkele garantie gegeven.</translation>
    </message>
</context>
<context>
    <name>ArchiveHint</name>
    <message>
        <source>Mo&amp;ve to the archive</source>
        <translation>Naar &amp;archief</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Nu niet</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of {sets} finished sets still in the work folder</source>
        <translation>
            <numerusform>%n bestand van {sets} uitgespeelde sets nog in de werkmap</numerusform>
            <numerusform>%n bestanden van {sets} uitgespeelde sets nog in de werkmap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of a finished set still in the work folder</source>
        <translation>
            <numerusform>%n bestand van een uitgespeelde set nog in de werkmap</numerusform>
            <numerusform>%n bestanden van een uitgespeelde set nog in de werkmap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>en nog %n</numerusform>
            <numerusform>en nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Your journal was updated</source>
        <translation>Uw logboek is bijgewerkt</translation>
    </message>
    <message>
        <source>These are copies, or another program is using them. Remove them yourself.</source>
        <translation>Dit zijn kopieën, of een ander programma gebruikt ze: verwijder ze zelf</translation>
    </message>
    <message>
        <source>Writing the files had been interrupted</source>
        <translation>Een levering was afgebroken</translation>
    </message>
</context>
<context>
    <name>BackupSeal</name>
    <message>
        <source>Seal the backup?</source>
        <translation>De back-up verzegelen?</translation>
    </message>
    <message>
        <source>Anyone who can read an unsealed backup can recognize deals that were dealt here. Sealed, only the passphrase opens it. If you lose the passphrase, you lose the backup.</source>
        <translation>Wie een onverzegelde back-up kan lezen, kan verdelingen herkennen die hier zijn geschud. Verzegeld opent alleen de wachtwoordzin hem. Als u die kwijtraakt, bent u de back-up kwijt.</translation>
    </message>
    <message>
        <source>&amp;Seal it</source>
        <translation>&amp;Verzegelen</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Wachtwoordzin</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>&amp;Nogmaals</translation>
    </message>
    <message>
        <source>&amp;Leave it unsealed</source>
        <translation>&amp;Onverzegeld laten</translation>
    </message>
    <message>
        <source>Type the same passphrase again</source>
        <translation>Typ dezelfde wachtwoordzin nogmaals</translation>
    </message>
</context>
<context>
    <name>BoardDoor</name>
    <message>
        <source>{done} of {wanted} compared</source>
        <translation>{done} van {wanted} vergeleken</translation>
    </message>
    <message>
        <source>Sets compared</source>
        <translation>Vergeleken sets</translation>
    </message>
    <message>
        <source>Sets or files read so far</source>
        <translation>Sets of bestanden tot nu toe gelezen</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Stoppen met vergelijken</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Resultaten openen</translation>
    </message>
</context>
<context>
    <name>BoardPage</name>
    <message>
        <source>Type at least one whole hand.</source>
        <translation>Typ ten minste één hele hand.</translation>
    </message>
    <message>
        <source>The board number is a number such as 13.</source>
        <translation>Het spelnummer is een getal zoals 13.</translation>
    </message>
    <message>
        <source>Type numbers and hands of both boards.</source>
        <translation>Typ nummers en handen van beide spellen.</translation>
    </message>
    <message>
        <source>Type the hands of the same seats of both boards.</source>
        <translation>Typ van beide spellen de handen van dezelfde plaatsen.</translation>
    </message>
    <message>
        <source>No set could be read here.</source>
        <translation>Hier kon geen set worden gelezen.</translation>
    </message>
    <message>
        <source>When play is over, results can tell when it happened.</source>
        <translation>Na afloop kunnen resultaten tonen wanneer het gebeurde.</translation>
    </message>
    <message>
        <source>Compared with the sets of the journal</source>
        <translation>Vergeleken met de sets van het logboek</translation>
    </message>
    <message>
        <source>Compared with {file}</source>
        <translation>Vergeleken met {file}</translation>
    </message>
    <message>
        <source>Files compared with: {count}</source>
        <translation>Bestanden om te vergelijken: {count}</translation>
    </message>
    <message>
        <source>Sections: {names}. Delete the lines of those that had boards of their own.</source>
        <translation>Lijnen: {names}. Verwijder de regels van die met eigen spellen.</translation>
    </message>
    <message>
        <source>Put the round in place of each question mark.</source>
        <translation>Zet de ronde op de plaats van elk vraagteken.</translation>
    </message>
    <message>
        <source>Type a line for each table, or open a file of results.</source>
        <translation>Typ een regel per tafel, of open een resultatenbestand.</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many spades?</source>
        <translation>Spel {number}, {seat}: hoeveel schoppen?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many hearts?</source>
        <translation>Spel {number}, {seat}: hoeveel harten?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many diamonds?</source>
        <translation>Spel {number}, {seat}: hoeveel ruiten?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many clubs?</source>
        <translation>Spel {number}, {seat}: hoeveel klaveren?</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>More than one thing fits. Read another hand to decide.</source>
        <translation>Er zijn meer mogelijkheden. Lees nog een hand om te beslissen.</translation>
    </message>
    <message>
        <source>Check the hand, or name the files that hold the boards.</source>
        <translation>Controleer de hand, of noem de bestanden met de spellen.</translation>
    </message>
    <message>
        <source>Compare dealer and vulnerability with the board number too.</source>
        <translation>Vergelijk ook gever en kwetsbaarheid met het spelnummer.</translation>
    </message>
    <message>
        <source>A deal of another session does not count for this one: see Laws 6D2 and 15.</source>
        <translation>Een spelverdeling van een andere zitting telt niet voor deze: zie artikel 6D2 en 15.</translation>
    </message>
    <message>
        <source>Take the board out of play, and find out who played it like this.</source>
        <translation>Haal het spel uit de wedstrijd, en ga na wie het zo heeft gespeeld.</translation>
    </message>
    <message>
        <source>It is fouled if contestants to be compared did not all play it alike (Law 87). Dealer and vulnerability count.</source>
        <translation>Het is foutief als deelnemers die vergeleken worden het niet allemaal gelijk speelden (artikel 87). Gever en kwetsbaarheid tellen mee.</translation>
    </message>
    <message>
        <source>In a match of teams see Law 86B2.</source>
        <translation>Zie bij een viertallenwedstrijd artikel 86B2.</translation>
    </message>
    <message>
        <source>No board that is known here has these hands.</source>
        <translation>Geen spel dat hier bekend is, heeft deze handen.</translation>
    </message>
    <message>
        <source>Boards compared: {count}.</source>
        <translation>Vergeleken spellen: {count}.</translation>
    </message>
    <message>
        <source>Board {number} of {set}</source>
        <translation>Spel {number} van {set}</translation>
    </message>
    <message>
        <source>not board {number}</source>
        <translation>niet spel {number}</translation>
    </message>
    <message>
        <source>another set than the one you named</source>
        <translation>een andere set dan de genoemde</translation>
    </message>
    <message>
        <source>turned by {degrees}°: North’s hand lies {seat}</source>
        <translation>{degrees}° gedraaid: de hand van Noord ligt op {seat}</translation>
    </message>
    <message>
        <source>hands exchanged between {seats}</source>
        <translation>handen verwisseld tussen {seats}</translation>
    </message>
    <message>
        <source>all hands are right</source>
        <translation>alle handen kloppen</translation>
    </message>
    <message>
        <source>what you read is right; hands read: {count}</source>
        <translation>wat u las klopt; gelezen handen: {count}</translation>
    </message>
    <message>
        <source>{parts}.</source>
        <translation>{parts}.</translation>
    </message>
    <message>
        <source>cards in the wrong hand: {count}</source>
        <translation>kaarten in de verkeerde hand: {count}</translation>
    </message>
    <message>
        <source>cards exchanged: {count}, between {seats}</source>
        <translation>verwisselde kaarten: {count}, tussen {seats}</translation>
    </message>
    <message>
        <source>These two boards are alike: {numbers}.</source>
        <translation>Deze twee spellen zijn gelijk: {numbers}.</translation>
    </message>
    <message>
        <source>These two boards are not alike: {numbers}.</source>
        <translation>Deze twee spellen zijn niet gelijk: {numbers}.</translation>
    </message>
    <message>
        <source>The results cannot tell when the board was fouled.</source>
        <translation>De resultaten tonen niet wanneer het spel foutief werd.</translation>
    </message>
    <message>
        <source>Before round {before} ({chance} %).</source>
        <translation>Voor ronde {before} ({chance}%).</translation>
    </message>
    <message>
        <source>After round {after} ({chance} %).</source>
        <translation>Na ronde {after} ({chance}%).</translation>
    </message>
    <message>
        <source>After round {after}, before round {before} ({chance} %).</source>
        <translation>Na ronde {after}, voor ronde {before} ({chance}%).</translation>
    </message>
    <message>
        <source>Law 87: the tables before that moment and those after it are two groups.</source>
        <translation>Artikel 87: de tafels voor dat moment en die erna zijn twee groepen.</translation>
    </message>
    <message>
        <source>Tables are weighed by double dummy, so the percentage is a help and no proof.</source>
        <translation>Tafels worden gewogen met double dummy; het percentage helpt, maar bewijst niets.</translation>
    </message>
    <message>
        <source>Boards to look at: {numbers} ({found} of {asked}).</source>
        <translation>Na te kijken spellen: {numbers} ({found} van {asked}).</translation>
    </message>
    <message>
        <source>All answers are right. Boards asked about: {count}.</source>
        <translation>Alle antwoorden kloppen. Gevraagde spellen: {count}.</translation>
    </message>
    <message>
        <source>Boards with whole hands wrong: at most {most} of {count} (90 % certain).</source>
        <translation>Spellen met hele handen fout: hoogstens {most} van {count} (90% zeker).</translation>
    </message>
    <message>
        <source>One exchanged card is hardly ever found like this.</source>
        <translation>Eén verwisselde kaart wordt zo bijna nooit gevonden.</translation>
    </message>
    <message>
        <source>By its number: {conditions}.</source>
        <translation>Volgens het nummer: {conditions}.</translation>
    </message>
    <message>
        <source>Not compared, because the files are gone, changed or not readable: {count}.</source>
        <translation>Niet vergeleken, omdat de bestanden weg, gewijzigd of onleesbaar zijn: {count}.</translation>
    </message>
</context>
<context>
    <name>BoardsField</name>
    <message>
        <source>Number of boards</source>
        <translation>Aantal spellen</translation>
    </message>
    <message>
        <source>How many boards, at most {most}; or a range such as 11-20</source>
        <translation>Hoeveel spellen, hoogstens {most}; of een reeks zoals 11-20</translation>
    </message>
    <message>
        <source>The number of the first board</source>
        <translation>Het nummer van het eerste spel</translation>
    </message>
    <message>
        <source>&amp;from number</source>
        <translation>vanaf &amp;nummer</translation>
    </message>
    <message>
        <source>North deals first</source>
        <translation>Noord is gever</translation>
    </message>
    <message>
        <source>East deals first</source>
        <translation>Oost is gever</translation>
    </message>
    <message>
        <source>South deals first</source>
        <translation>Zuid is gever</translation>
    </message>
    <message>
        <source>West deals first</source>
        <translation>West is gever</translation>
    </message>
    <message>
        <source>&amp;Sets</source>
        <translation>Se&amp;ts</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>More: first number, sets, presets</source>
        <translation>Meer: eerste nummer, sets, sjablonen</translation>
    </message>
    <message>
        <source>For a shared computer: the page begins without what was dealt last</source>
        <translation>Voor een gedeelde computer: de pagina begint zonder wat het laatst is gedeeld</translation>
    </message>
    <message>
        <source>Forget the last session</source>
        <translation>Laatste zitting vergeten</translation>
    </message>
    <message>
        <source>From 1 to {most}, or a range such as 11-20.</source>
        <translation>Van 1 tot {most}; een reeks zoals 11-20 mag ook.</translation>
    </message>
    <message>
        <source>How many sets to deal at once, at most {most}: the same board numbers, different cards</source>
        <translation>Hoeveel sets in één keer, hoogstens {most}: dezelfde spelnummers, andere kaarten</translation>
    </message>
</context>
<context>
    <name>BoardsWords</name>
    <message>
        <source>Board {numbers}</source>
        <translation>Spel {numbers}</translation>
    </message>
    <message>
        <source>Boards {numbers}</source>
        <translation>Spellen {numbers}</translation>
    </message>
</context>
<context>
    <name>Body</name>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Help (F1)</source>
        <translation>Help (F1)</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Version and self-test</source>
        <translation>Versie en zelftest</translation>
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
        <translation>Kist &amp;openen</translation>
    </message>
    <message>
        <source>All that one of the addresses shows</source>
        <translation>Alles wat een van de adressen toont</translation>
    </message>
    <message>
        <source>Save its files beside the box</source>
        <translation>De bestanden naast de kist opslaan</translation>
    </message>
    <message>
        <source>&amp;Answer of an address</source>
        <translation>&amp;Antwoord van een adres</translation>
    </message>
    <message>
        <source>Hash of the box: {groups}</source>
        <translation>Hash van de kist: {groups}</translation>
    </message>
    <message>
        <source>The owner of another key can open this box at any time.</source>
        <translation>Wie een andere sleutel heeft, kan deze kist altijd openen.</translation>
    </message>
    <message>
        <source>At its time, open one of these addresses, and paste the answer below.</source>
        <translation>Open op haar tijd een van deze adressen en plak het antwoord hieronder.</translation>
    </message>
    <message>
        <source>The box is open. Saved beside it:</source>
        <translation>De kist is open. Ernaast opgeslagen:</translation>
    </message>
    <message>
        <source>Write a cover &amp;note</source>
        <translation>&amp;Begeleidend blad</translation>
    </message>
    <message>
        <source>When and how the box opens, as text and PDF, and a page that opens it</source>
        <translation>Wanneer en hoe de kist opengaat, als tekst en PDF, en een pagina die haar opent</translation>
    </message>
    <message>
        <source>To send with the box. Saved beside it:</source>
        <translation>Om mee te sturen. Naast de kist opgeslagen:</translation>
    </message>
</context>
<context>
    <name>BoxDoor</name>
    <message>
        <source>Drop a locked box here</source>
        <translation>Sleep een vergrendelde kist hierheen</translation>
    </message>
    <message>
        <source>A box (.zip.age) opens with what a public clock publishes at its time.</source>
        <translation>Een kist (.zip.age) gaat open met wat een openbare klok op haar tijd publiceert.</translation>
    </message>
    <message>
        <source>Choose a &amp;box…</source>
        <translation>&amp;Kist kiezen…</translation>
    </message>
    <message>
        <source>See when a box opens, and open it</source>
        <translation>Zien wanneer een kist opengaat, en haar openen</translation>
    </message>
    <message>
        <source>Choose a locked box</source>
        <translation>Een vergrendelde kist kiezen</translation>
    </message>
    <message>
        <source>&amp;Make a trial box…</source>
        <translation>&amp;Proefkist maken…</translation>
    </message>
    <message>
        <source>For receivers to try: no boards, and it opens in two minutes</source>
        <translation>Om ontvangers te laten proberen: geen spellen, en hij gaat over twee minuten open</translation>
    </message>
    <message>
        <source>Locked boxes ({suffix})</source>
        <translation>Vergrendelde kisten ({suffix})</translation>
    </message>
    <message>
        <source>Make a trial box</source>
        <translation>Proefkist maken</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>Opens at {time} ({utc})</source>
        <translation>Gaat open op {time} ({utc})</translation>
    </message>
    <message>
        <source>It can be opened now.</source>
        <translation>Ze kan nu worden geopend.</translation>
    </message>
    <message>
        <source>Opens in {days} d {hours} h {minutes} min.</source>
        <translation>Gaat open over {days} d {hours} u {minutes} min.</translation>
    </message>
</context>
<context>
    <name>CheckDoors</name>
    <message>
        <source>Is this file sound?</source>
        <translation>Is dit bestand in orde?</translation>
    </message>
    <message>
        <source>What is this board?</source>
        <translation>Welk spel is dit?</translation>
    </message>
    <message>
        <source>Verify a tournament</source>
        <translation>Toernooi controleren</translation>
    </message>
    <message>
        <source>Open a locked box</source>
        <translation>Een vergrendelde kist openen</translation>
    </message>
    <message>
        <source>Is our machine fair?</source>
        <translation>Is onze machine eerlijk?</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Check</source>
        <translation>Controleren</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>numbers from the journal</source>
        <translation>nummers uit het logboek</translation>
    </message>
    <message>
        <source>counted from {first}, as you said</source>
        <translation>geteld vanaf {first}, zoals opgegeven</translation>
    </message>
    <message>
        <source>counted from {first}, as in the other file of this name</source>
        <translation>geteld vanaf {first}, zoals in het andere bestand met deze naam</translation>
    </message>
    <message>
        <source>counted from {first}: the file has no board numbers</source>
        <translation>geteld vanaf {first}: het bestand heeft geen spelnummers</translation>
    </message>
</context>
<context>
    <name>ClockStrip</name>
    <message>
        <source>Da&amp;y of the set</source>
        <translation>Da&amp;g van de set</translation>
    </message>
    <message>
        <source>&amp;Use this day</source>
        <translation>Deze dag &amp;gebruiken</translation>
    </message>
    <message>
        <source>This day goes into the names and files; the journal keeps the clock’s</source>
        <translation>Deze dag komt in namen en bestanden; het logboek houdt die van de klok</translation>
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
        <translation>&amp;Zitting</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Pagina</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>Sp&amp;ellen</translation>
    </message>
    <message>
        <source>&amp;Double dummy</source>
        <translation>&amp;Double dummy</translation>
    </message>
    <message>
        <source>Tournament director</source>
        <translation>Wedstrijdleider</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Wedstrijd</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Zitting</translation>
    </message>
    <message>
        <source>such as 2</source>
        <translation>bijvoorbeeld 2</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Lijnen</translation>
    </message>
    <message>
        <source>such as A, B</source>
        <translation>bijvoorbeeld A, B</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Webpagina (HTML)</translation>
    </message>
    <message>
        <source>Labels, and columns of the checklist, for each section</source>
        <translation>Etiketten, en kolommen van de checklist, voor elke lijn</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaren</translation>
    </message>
    <message>
        <source>a whole page, {like}</source>
        <translation>een hele bladzijde, {like}</translation>
    </message>
    <message>
        <source>{count} on a sheet, {like}</source>
        <translation>{count} op een vel, {like}</translation>
    </message>
    <message>
        <source>Choose a logo</source>
        <translation>Een logo kiezen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Kiezen…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Logo verwijderen</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>On this paper the cards would be too small to be read</source>
        <translation>Op dit papier zouden de kaarten te klein zijn om te lezen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>such as the club’s hall</source>
        <translation>bijvoorbeeld clubzaal</translation>
    </message>
    <message>
        <source>Each section gets its own hand record and labels</source>
        <translation>Elke lijn krijgt eigen spelverdelingen en etiketten</translation>
    </message>
    <message>
        <source>Hand record format</source>
        <translation>Spelverdelingen als</translation>
    </message>
    <message>
        <source>Label sheet</source>
        <translation>Etikettenvel</translation>
    </message>
    <message>
        <source>The page shows sample boards. Your choices are remembered, except event and session.</source>
        <translation>De pagina toont voorbeeldspellen. Uw keuzes worden onthouden, behalve wedstrijd en zitting.</translation>
    </message>
    <message>
        <source>same as the window</source>
        <translation>als het venster</translation>
    </message>
    <message>
        <source>(usual in your country)</source>
        <translation>(hier gebruikelijk)</translation>
    </message>
    <message>
        <source>Takes a few seconds; this computer does the analysis</source>
        <translation>Duurt enkele seconden; de spellen worden op deze computer berekend</translation>
    </message>
    <message>
        <source>Print without a logo; your file is not deleted</source>
        <translation>Zonder logo afdrukken; uw eigen bestand blijft</translation>
    </message>
    <message>
        <source>A PNG, JPEG or SVG picture; the program keeps its own copy</source>
        <translation>Een PNG-, JPEG- of SVG-afbeelding; het programma bewaart een eigen kopie</translation>
    </message>
    <message>
        <source>Pictures ({suffixes})</source>
        <translation>Afbeeldingen ({suffixes})</translation>
    </message>
</context>
<context>
    <name>Conversation</name>
    <message>
        <source>A plan (.sqd) that you saved yourself before the tournament</source>
        <translation>Een plan (.sqd) dat u zelf vóór de wedstrijd hebt opgeslagen</translation>
    </message>
    <message>
        <source>Which &amp;sessions were played? Tick them.</source>
        <translation>Welke zittingen zijn gespeeld? Vink ze &amp;aan.</translation>
    </message>
    <message>
        <source>I know of no &amp;earlier promise for this event</source>
        <translation>Ik ken geen &amp;eerdere toezegging voor deze wedstrijd</translation>
    </message>
    <message>
        <source>I saw it, or had the plan, before {moment}</source>
        <translation>Ik zag hem, of had het plan, vóór {moment}</translation>
    </message>
    <message>
        <source>Promised: {source}</source>
        <translation>Toegezegd: {source}</translation>
    </message>
    <message>
        <source>I sa&amp;ved the plan…</source>
        <translation>Ik heb het &amp;plan bewaard…</translation>
    </message>
    <message>
        <source>What was the val&amp;ue? Look it up at the promised source.</source>
        <translation>Wat was de waarde? Zoek die op waar de toezegging &amp;het zegt.</translation>
    </message>
    <message>
        <source>Press the space bar to tick a session</source>
        <translation>De spatiebalk vinkt een zitting aan</translation>
    </message>
    <message>
        <source>Tick &amp;them all</source>
        <translation>Vin&amp;k ze allemaal aan</translation>
    </message>
    <message>
        <source>All sessions in this list were played</source>
        <translation>Alle zittingen in de lijst zijn gespeeld</translation>
    </message>
    <message>
        <source>With several promises, only the best one might be shown</source>
        <translation>Wie meer toezeggingen doet, kan de gunstigste tonen</translation>
    </message>
    <message>
        <source>Questions only you can answer</source>
        <translation>Wat alleen u kunt zeggen</translation>
    </message>
    <message>
        <source>Anything published later proves nothing</source>
        <translation>Wat later is gepubliceerd, bewijst niets</translation>
    </message>
</context>
<context>
    <name>ConvertDialog</name>
    <message>
        <source>Convert {file}</source>
        <translation>{file} omzetten</translation>
    </message>
    <message>
        <source>Con&amp;vert…</source>
        <translation>Om&amp;zetten…</translation>
    </message>
    <message>
        <source>Board numbers</source>
        <translation>Spelnummers</translation>
    </message>
    <message>
        <source>&amp;First board</source>
        <translation>&amp;Eerste spel</translation>
    </message>
    <message>
        <source>Choose where the new files go, then convert</source>
        <translation>Kies waar de nieuwe bestanden komen en zet ze om</translation>
    </message>
    <message>
        <source>1 board, number {first}</source>
        <translation>1 spel, nummer {first}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), {first} to {last}</source>
        <translation>
            <numerusform>%n spel, {first} t/m {last}</numerusform>
            <numerusform>%n spellen, {first} t/m {last}</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one format</source>
        <translation>Kies minstens één formaat</translation>
    </message>
    <message>
        <source>The number of the first board</source>
        <translation>Het nummer dat het eerste spel krijgt</translation>
    </message>
    <message>
        <source>The board numbers in this file have gaps. The boards get new numbers, in the same order.</source>
        <translation>De nummers in dit bestand hebben gaten. De spellen krijgen nieuwe, op volgorde.</translation>
    </message>
    <message>
        <source>Formats to write</source>
        <translation>Nieuwe bestanden voor</translation>
    </message>
    <message>
        <source>A format cannot contain these boards</source>
        <translation>Een formaat kan deze spellen niet bevatten</translation>
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
            <numerusform>%n spel omgezet, teruggelezen en vergeleken</numerusform>
            <numerusform>%n spellen omgezet, teruggelezen en vergeleken</numerusform>
        </translation>
    </message>
    <message>
        <source>Auctions, results and comments of the file were left out.</source>
        <translation>Biedingen, uitslagen en opmerkingen in het bestand zijn weggelaten.</translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Een fout in het programma</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Er ging iets mis in het programma.</translation>
    </message>
    <message>
        <source>The sets you have already dealt are safe. Close the program and start it again before you deal. Please report this: {place}</source>
        <translation>Eerder geschudde sets zijn veilig. Sluit het programma en start het opnieuw voordat u schudt. Meld a.u.b. deze woorden: {place}</translation>
    </message>
</context>
<context>
    <name>DealBar</name>
    <message>
        <source>&amp;Deal session…</source>
        <translation>Spellen &amp;schudden…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>Deal session</source>
        <translation>Spellen schudden</translation>
    </message>
    <message>
        <source>Boards dealt</source>
        <translation>Geschudde spellen</translation>
    </message>
    <message>
        <source>Boards dealt so far</source>
        <translation>Tot nu toe geschudde spellen</translation>
    </message>
    <message>
        <source>Deal into the folder shown on the left</source>
        <translation>Schud naar de map die links staat</translation>
    </message>
    <message>
        <source>{done} of {wanted} boards · {rate} a second · {left} left</source>
        <translation>{done} van {wanted} spellen · {rate} per seconde · nog {left}</translation>
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
        <translation>Bezig met stoppen…</translation>
    </message>
    <message>
        <source>Else&amp;where…</source>
        <translation>E&amp;rgens anders…</translation>
    </message>
    <message>
        <source>Choose another folder or name for this set, then deal</source>
        <translation>Kies een andere map of naam voor deze set en schud dan</translation>
    </message>
    <message>
        <source>&amp;Deal session</source>
        <translation>Spellen &amp;schudden</translation>
    </message>
    <message>
        <source>Into: {place}</source>
        <translation>Naar: {place}</translation>
    </message>
    <message>
        <source>Choose where to save the files, then deal</source>
        <translation>Kies waar de bestanden komen en schud</translation>
    </message>
    <message>
        <source>Stop dealing; no files are left behind</source>
        <translation>Stoppen met schudden; er blijft geen bestand achter</translation>
    </message>
    <message>
        <source>{problem} You will be asked to choose another folder.</source>
        <translation>{problem} Er wordt naar een andere map gevraagd.</translation>
    </message>
    <message>
        <source>Everyone who can use this disk can read the boards there.</source>
        <translation>Wie deze schijf kan gebruiken, kan daar de spellen lezen.</translation>
    </message>
</context>
<context>
    <name>DealForm</name>
    <message>
        <source>Event</source>
        <translation>Wedstrijd</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Wedstrijd</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>Sp&amp;ellen</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Bestanden voor</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Toeval</translation>
    </message>
    <message>
        <source>I cannot &amp;type or use a mouse</source>
        <translation>Ik &amp;kan niet typen en geen muis bewegen</translation>
    </message>
    <message>
        <source>such as Tuesday pairs; you can leave it empty</source>
        <translation>bijvoorbeeld Parendrive dinsdag; mag leeg blijven</translation>
    </message>
    <message>
        <source>The name of the event, written into the files</source>
        <translation>De naam van de wedstrijd; die komt in de bestanden te staan</translation>
    </message>
    <message>
        <source>Use only the computer’s own randomness</source>
        <translation>Alleen met het eigen toeval van de computer schudden</translation>
    </message>
</context>
<context>
    <name>DealPage</name>
    <message>
        <source>Deal a session</source>
        <translation>Spellen schudden</translation>
    </message>
    <message numerus="yes">
        <source>Ready to deal %n board(s)</source>
        <translation>
            <numerusform>Klaar voor %n spel</numerusform>
            <numerusform>Klaar voor %n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>One moment: the program is testing itself</source>
        <translation>Een ogenblik: het programma test zichzelf</translation>
    </message>
    <message>
        <source>Choose at least one format</source>
        <translation>Kies minstens één formaat</translation>
    </message>
    <message>
        <source>Boards {first}–{last} do not fit {suffix}: {most} at most</source>
        <translation>Spel {first}–{last} past niet in {suffix}: hoogstens {most}</translation>
    </message>
    <message>
        <source>These boards do not fit {suffix}</source>
        <translation>Deze spellen passen niet in {suffix}</translation>
    </message>
    <message numerus="yes">
        <source>Ready to deal %n set(s)</source>
        <translation>
            <numerusform>Klaar voor %n set</numerusform>
            <numerusform>Klaar voor %n sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n board(s)</source>
        <translation>
            <numerusform>van %n spel</numerusform>
            <numerusform>van %n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>A set has {most} boards at most</source>
        <translation>Een set heeft hoogstens {most} spellen</translation>
    </message>
    <message>
        <source>This copy of the program is damaged and cannot deal</source>
        <translation>Deze kopie van het programma is beschadigd en schudt niet</translation>
    </message>
    <message>
        <source>Release the keys and the mouse</source>
        <translation>Laat toetsen en muis los</translation>
    </message>
    <message>
        <source>Deal without your typing</source>
        <translation>Schudden zonder uw hulp</translation>
    </message>
    <message>
        <source>Use only the computer’s own randomness?</source>
        <translation>Alleen het eigen toeval van de computer gebruiken?</translation>
    </message>
    <message>
        <source>The problem and your answer are recorded in the journal.</source>
        <translation>De twijfel en uw antwoord worden in het logboek geschreven.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>Het logboek is twijfelachtig</translation>
    </message>
    <message>
        <source>Deal anyway?</source>
        <translation>Toch schudden?</translation>
    </message>
    <message>
        <source>The operating system supplies 320 bits. That is enough for a fair set nobody can predict, as long as this computer can be trusted. Your typing protects you even if it cannot. The certificate of this set will say “{source}”.</source>
        <translation>Dat levert 320 bits van het besturingssysteem. Dat is genoeg voor een eerlijke set die niemand kan voorspellen, zolang deze computer in orde is. Uw typen beschermt u ook als dat niet zo is. Op het certificaat van deze set staat dan “{source}”.</translation>
    </message>
    <message>
        <source>&amp;Deal anyway</source>
        <translation>&amp;Toch schudden</translation>
    </message>
    <message>
        <source>&amp;Use only the computer</source>
        <translation>&amp;Alleen de computer gebruiken</translation>
    </message>
    <message>
        <source>Others can read the boards</source>
        <translation>Anderen kunnen de spellen lezen</translation>
    </message>
</context>
<context>
    <name>DealStep</name>
    <message>
        <source>Folder for the boards</source>
        <translation>Map voor de spellen</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>&amp;Kiezen…</translation>
    </message>
    <message>
        <source>&amp;Deal the ticked sessions</source>
        <translation>Aangevinkte zittingen &amp;schudden</translation>
    </message>
    <message>
        <source>Deal now</source>
        <translation>Nu schudden</translation>
    </message>
    <message>
        <source>&amp;Reserve sets…</source>
        <translation>&amp;Reservesets…</translation>
    </message>
    <message>
        <source>De&amp;viation…</source>
        <translation>&amp;Afwijking…</translation>
    </message>
    <message>
        <source>Record where play did not follow the plan</source>
        <translation>Noteren waar niet volgens plan is gespeeld</translation>
    </message>
    <message>
        <source>Choose the folder for the boards</source>
        <translation>Map voor de spellen kiezen</translation>
    </message>
    <message>
        <source>&amp;Next session</source>
        <translation>Volgende &amp;zitting</translation>
    </message>
    <message>
        <source>Choose the sessions to deal next</source>
        <translation>Kies de zittingen die daarna geschud worden</translation>
    </message>
    <message>
        <source>&amp;Folder for the boards</source>
        <translation>Ma&amp;p voor de spellen</translation>
    </message>
    <message>
        <source>Tick at least one session.</source>
        <translation>Vink minstens één zitting aan.</translation>
    </message>
    <message>
        <source>Choose at least one format.</source>
        <translation>Kies minstens één formaat.</translation>
    </message>
    <message>
        <source>These boards do not fit {suffix}.</source>
        <translation>Deze spellen passen niet in {suffix}.</translation>
    </message>
    <message>
        <source>Choose a folder for the boards.</source>
        <translation>Kies een map voor de spellen.</translation>
    </message>
    <message>
        <source>Deal it now</source>
        <translation>Nu schudden</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Later</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Zittingen</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Bestanden voor</translation>
    </message>
    <message>
        <source>Open the keys</source>
        <translation>Sleutels openen</translation>
    </message>
    <message>
        <source>Reserve, deviation</source>
        <translation>Reserve, afwijking</translation>
    </message>
    <message>
        <source>Only these boards of the reserve set</source>
        <translation>Alleen deze spellen van de reserveset</translation>
    </message>
    <message>
        <source>such as 5 or 5,7; empty for the whole set</source>
        <translation>bijvoorbeeld 5 of 5,7; leeg voor de hele set</translation>
    </message>
    <message>
        <source>Of one session: only these boards get another deal</source>
        <translation>Van één zitting: alleen deze spellen worden vervangen</translation>
    </message>
    <message>
        <source>Deal new boards for the ticked sessions, and give the reason</source>
        <translation>Voor de aangevinkte zittingen andere spellen schudden, met een reden</translation>
    </message>
    <message>
        <source>&amp;Go to Reveal</source>
        <translation>&amp;Verder naar Onthullen</translation>
    </message>
    <message>
        <source>Go to the last step</source>
        <translation>Naar de laatste stap</translation>
    </message>
    <message>
        <source>A reserve set replaces a session that cannot be played, for example because somebody saw a board. A deviation is anything that did not go as planned. The players are told about both.</source>
        <translation>Reservesets vervangen zittingen die niet gespeeld kunnen worden, bijvoorbeeld omdat iemand een spel heeft gezien. Een afwijking is alles wat anders ging dan gepland. De spelers krijgen beide te horen.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of this tournament were dealt. The keys have been revealed, so no more can be dealt.</source>
        <translation>
            <numerusform>Er is %n set van dit toernooi geschud. De sleutels zijn onthuld, dus wordt er niet meer geschud.</numerusform>
            <numerusform>Er zijn %n sets van dit toernooi geschud. De sleutels zijn onthuld, dus wordt er niet meer geschud.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anyone who has the keys and the value can make these boards again.</source>
        <translation>Wie de sleutels en de waarde heeft, kan deze spellen opnieuw maken.</translation>
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
        <translation>geen toestemming</translation>
    </message>
</context>
<context>
    <name>DealtSetsBox</name>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Setcode</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Sets dealt</source>
        <translation>Geschudde sets</translation>
    </message>
    <message>
        <source>Set codes</source>
        <translation>Setcodes</translation>
    </message>
    <message numerus="yes">
        <source>Cop&amp;y %n code(s)</source>
        <translation>
            <numerusform>%n code kop&amp;iëren</numerusform>
            <numerusform>%n codes kop&amp;iëren</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Copy the codes of the selected sets; they reveal no cards</source>
        <translation>De codes van de gekozen sets kopiëren; ze verraden geen kaarten</translation>
    </message>
    <message>
        <source>Labels, certificates and copies are made for the sets selected here: all of them, unless you change it.</source>
        <translation>Etiketten, certificaten en kopieën gelden voor de hier gekozen sets; eerst voor alle.</translation>
    </message>
</context>
<context>
    <name>DigestField</name>
    <message>
        <source>The check co&amp;de that you found</source>
        <translation>De controlecode die u &amp;vond</translation>
    </message>
    <message>
        <source>From the notice board, the bulletin or the web page of the event</source>
        <translation>Van het prikbord, uit het bulletin of van de website van de wedstrijd</translation>
    </message>
    <message>
        <source>Type or paste the digits or the 13 words. They are compared as you type.</source>
        <translation>Typ of plak de cijfers of de 13 woorden. Er wordt vergeleken terwijl u typt.</translation>
    </message>
</context>
<context>
    <name>DoorWidget</name>
    <message>
        <source>Your files were not changed. ({place})</source>
        <translation>De bestanden zijn gebleven zoals ze waren. ({place})</translation>
    </message>
</context>
<context>
    <name>EntropyArea</name>
    <message>
        <source>Randomness area</source>
        <translation>Vlak voor toeval</translation>
    </message>
    <message>
        <source>Type anything, using many different keys, or move the mouse. Press Tab or Escape to leave the area.</source>
        <translation>Typ zomaar wat, met veel toetsen, of beweeg de muis. Met Tab of Esc verlaat u het vlak.</translation>
    </message>
    <message>
        <source>Click here, then type. Press Tab or Esc to leave.</source>
        <translation>Klik hier en typ. Met Tab of Esc verlaat u het vlak.</translation>
    </message>
</context>
<context>
    <name>EntropyPanel</name>
    <message>
        <source>Entropy</source>
        <translation>Toeval</translation>
    </message>
    <message>
        <source>How much randomness has been collected from you</source>
        <translation>Hoeveel toeval er van u verzameld is</translation>
    </message>
    <message>
        <source>{bits} of {target} bits · {state}</source>
        <translation>{bits} van {target} bits · {state}</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) more</source>
        <translation>
            <numerusform>nog ongeveer %n seconde</numerusform>
            <numerusform>nog ongeveer %n seconden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) more</source>
        <translation>
            <numerusform>nog ongeveer %n minuut</numerusform>
            <numerusform>nog ongeveer %n minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>niet nodig</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wacht</translation>
    </message>
    <message>
        <source>good</source>
        <translation>goed</translation>
    </message>
    <message>
        <source>too regular</source>
        <translation>te regelmatig</translation>
    </message>
    <message>
        <source>full</source>
        <translation>vol</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>klaar</translation>
    </message>
    <message>
        <source>Enough. You can deal now.</source>
        <translation>Genoeg. U kunt nu schudden.</translation>
    </message>
    <message>
        <source>Type, or move the mouse</source>
        <translation>Typ, of beweeg de muis</translation>
    </message>
    <message>
        <source>The computer’s own randomness is used.</source>
        <translation>Het eigen toeval van de computer wordt gebruikt.</translation>
    </message>
    <message>
        <source>Type anything, using many different keys, or move the mouse here.</source>
        <translation>Typ hier zomaar wat, met veel toetsen, of beweeg de muis.</translation>
    </message>
    <message>
        <source>Keep going: many different keys, or the mouse.</source>
        <translation>Ga door: veel toetsen, of de muis.</translation>
    </message>
    <message>
        <source>This is too easy to guess.</source>
        <translation>Dit is te raden.</translation>
    </message>
    <message>
        <source>Enough. Release the keys and the mouse.</source>
        <translation>Genoeg. Laat toetsen en muis los.</translation>
    </message>
    <message>
        <source>As chosen in the settings. What you type is mixed in as well.</source>
        <translation>Zo is het ingesteld. Wat u typt, telt ook mee.</translation>
    </message>
    <message>
        <source>Nothing you type is stored.</source>
        <translation>Niets van wat u typt wordt bewaard.</translation>
    </message>
</context>
<context>
    <name>ErrorStrip</name>
    <message>
        <source>Message</source>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Melding sluiten</translation>
    </message>
    <message>
        <source>Close this message (Esc)</source>
        <translation>Deze melding sluiten (Esc)</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <translation>Er ging iets mis in het programma</translation>
    </message>
    <message>
        <source>No files of this set were left behind. ({place})</source>
        <translation>Van deze set is geen bestand achtergebleven. ({place})</translation>
    </message>
    <message>
        <source>Fill the meter again and deal: you will get a new set. Please report the text in brackets.</source>
        <translation>Vul de meter nog eens en schud: het wordt een nieuwe set. Meld a.u.b. de woorden tussen haakjes.</translation>
    </message>
    <message>
        <source>Please report the text in brackets.</source>
        <translation>Meld a.u.b. de woorden tussen haakjes.</translation>
    </message>
</context>
<context>
    <name>FairDoor</name>
    <message>
        <source>Drop last year’s files here</source>
        <translation>Sleep de bestanden van vorig jaar hierheen</translation>
    </message>
    <message>
        <source>Files or folders, any format. A set that is there twice counts once.</source>
        <translation>Bestanden of mappen, elk formaat. Een set die er twee keer is, telt één keer.</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>&amp;Map kiezen…</translation>
    </message>
    <message>
        <source>Choose a folder of played sets</source>
        <translation>Kies een map met gespeelde sets</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Map &amp;openen</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Afdrukken…</translation>
    </message>
    <message>
        <source>A sheet for the notice board, as PDF</source>
        <translation>Een blad voor het prikbord, als pdf</translation>
    </message>
    <message>
        <source>No set could be read here.</source>
        <translation>Hier kon geen set worden gelezen.</translation>
    </message>
    <message>
        <source>Print the check-up</source>
        <translation>Controle afdrukken</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The sheet is saved</source>
        <translation>Het blad is opgeslagen</translation>
    </message>
</context>
<context>
    <name>FileCard</name>
    <message>
        <source>Convert…</source>
        <translation>Omzetten…</translation>
    </message>
    <message>
        <source>Convert {file}</source>
        <translation>{file} omzetten</translation>
    </message>
    <message>
        <source>Tick “I understand” in the warning above first</source>
        <translation>Vink eerst in de waarschuwing hierboven “Ik begrijp het” aan</translation>
    </message>
    <message>
        <source>In play: do not play these boards again</source>
        <translation>Wordt gespeeld: speel deze spellen niet nog eens</translation>
    </message>
    <message>
        <source>Finished: these boards were played</source>
        <translation>Uitgespeeld: deze spellen zijn gespeeld</translation>
    </message>
    <message>
        <source>1 board, number {numbers}</source>
        <translation>1 spel, nummer {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), {numbers}</source>
        <translation>
            <numerusform>%n spel, {numbers}</numerusform>
            <numerusform>%n spellen, {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>first seen here {time} as “{source}”</source>
        <translation>hier voor het eerst gezien {time} als “{source}”</translation>
    </message>
    <message>
        <source>Known here: {set}</source>
        <translation>Hier bekend: {set}</translation>
    </message>
    <message>
        <source>It differs from “{file}” first at board {board}.</source>
        <translation>Het eerste verschil met “{file}” is bij spel {board}.</translation>
    </message>
    <message>
        <source>Problems of {file}</source>
        <translation>Problemen van {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n bestand</numerusform>
            <numerusform>%n bestanden</numerusform>
        </translation>
    </message>
    <message>
        <source>Show or hide the files of these boards</source>
        <translation>De bestanden van deze spellen tonen of verbergen</translation>
    </message>
    <message numerus="yes">
        <source>the same %n board(s)</source>
        <translation>
            <numerusform>hetzelfde spel</numerusform>
            <numerusform>dezelfde %n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n format(s)</source>
        <translation>
            <numerusform>%n formaat</numerusform>
            <numerusform>%n formaten</numerusform>
        </translation>
    </message>
    <message>
        <source>the file says: set code {code}</source>
        <translation>het bestand zegt: setcode {code}</translation>
    </message>
    <message>
        <source>the files say: set code {code}</source>
        <translation>de bestanden zeggen: setcode {code}</translation>
    </message>
    <message>
        <source>Of this file’s boards {which}: {set}</source>
        <translation>Van de spellen in dit bestand {which}: {set}</translation>
    </message>
    <message>
        <source>numbered there: {numbers}</source>
        <translation>daar genummerd: {numbers}</translation>
    </message>
    <message>
        <source>Boards in this file: {here}. In “{file}”: {there}.</source>
        <translation>Spellen in dit bestand: {here}. In “{file}”: {there}.</translation>
    </message>
    <message>
        <source>Its boards are not all those of its set code</source>
        <translation>Niet alle spellen horen bij de setcode</translation>
    </message>
    <message>
        <source>Not met on this computer before.</source>
        <translation>Nog niet eerder op deze computer gezien.</translation>
    </message>
    <message>
        <source>the file says: {event}</source>
        <translation>het bestand zegt: {event}</translation>
    </message>
    <message>
        <source>Write these boards in other formats</source>
        <translation>Van deze spellen bestanden in andere formaten maken</translation>
    </message>
    <message>
        <source>Empty: there are no boards in it</source>
        <translation>Leeg: er staat geen spel in</translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete board(s)</source>
        <translation>
            <numerusform>%n spel niet compleet</numerusform>
            <numerusform>%n spellen niet compleet</numerusform>
        </translation>
    </message>
    <message>
        <source>Different deals from the other file with this name</source>
        <translation>Andere spelverdelingen dan in het andere bestand met deze naam</translation>
    </message>
    <message>
        <source>The same deal appears in it more than once</source>
        <translation>Dezelfde spelverdeling staat er meer dan eens in</translation>
    </message>
    <message>
        <source>In order: every board is complete</source>
        <translation>In orde: elk spel is compleet</translation>
    </message>
    <message>
        <source>Released: anyone may know these boards</source>
        <translation>Vrijgegeven: iedereen mag deze spellen kennen</translation>
    </message>
    <message>
        <source>Boards {numbers} have the same deal.</source>
        <translation>Dezelfde spelverdeling staat op de spellen {numbers}.</translation>
    </message>
    <message>
        <source>Every incomplete board, and why</source>
        <translation>Elk spel dat niet compleet is, en waarom</translation>
    </message>
    <message>
        <source>Not for play: see below</source>
        <translation>Gelezen zoals het er staat; niet om te spelen: zie hieronder</translation>
    </message>
    <message>
        <source>The file names the event {event}, but the set was dealt for {other}.</source>
        <translation>Het bestand noemt de wedstrijd {event}, de set is geschud voor {other}.</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Files of boards to check</source>
        <translation>Bestanden met spellen om te controleren</translation>
    </message>
    <message>
        <source>Files of boards ({suffixes})</source>
        <translation>Bestanden met spellen ({suffixes})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Convert: name of the new files</source>
        <translation>Omzetten: naam van de nieuwe bestanden</translation>
    </message>
    <message>
        <source>All files of the set (*)</source>
        <translation>Alle bestanden van de set (*)</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Omzetten</translation>
    </message>
    <message>
        <source>Name of the set:</source>
        <translation>Naam van de set:</translation>
    </message>
    <message>
        <source>Verify a tournament</source>
        <translation>Toernooi controleren</translation>
    </message>
    <message>
        <source>Packs and plans ({suffixes})</source>
        <translation>Pakketten en plannen ({suffixes})</translation>
    </message>
    <message>
        <source>Open a tournament</source>
        <translation>Toernooi openen</translation>
    </message>
    <message>
        <source>Plans of tournaments ({suffix})</source>
        <translation>Toernooiplannen ({suffix})</translation>
    </message>
</context>
<context>
    <name>FileDrops</name>
    <message>
        <source>Drop the files here to check them</source>
        <translation>Laat de bestanden hier los om ze te controleren</translation>
    </message>
</context>
<context>
    <name>FilesDoor</name>
    <message>
        <source>Drop files of boards here</source>
        <translation>Sleep hier bestanden met spellen naartoe</translation>
    </message>
    <message>
        <source>Choose &amp;files…</source>
        <translation>&amp;Bestanden kiezen…</translation>
    </message>
    <message>
        <source>Choose files of boards to check</source>
        <translation>Bestanden met spellen kiezen om te controleren</translation>
    </message>
    <message>
        <source>I &amp;understand: I only want copies, for a record or a web page</source>
        <translation>Ik be&amp;grijp het: ik wil alleen kopieën, voor het archief of een website</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Map &amp;openen</translation>
    </message>
    <message>
        <source>1 file checked.</source>
        <translation>1 bestand gecontroleerd.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of boards in all.</source>
        <translation>
            <numerusform>Samen %n set.</numerusform>
            <numerusform>Samen %n sets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n are shown.</source>
        <translation>
            <numerusform>Alleen de eerste %n staat hier.</numerusform>
            <numerusform>Alleen de eerste %n staan hier.</numerusform>
        </translation>
    </message>
    <message>
        <source>{files}: set {set}</source>
        <translation>{files}: set {set}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more set(s)</source>
        <translation>
            <numerusform>en nog %n set</numerusform>
            <numerusform>en nog %n sets</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not duplicate, print or play these boards: deal a new set, or a reserve set in a tournament. If boxes with this code are on the tables, call the director.</source>
        <translation>Dupliceer, druk of speel deze spellen niet: schud een nieuwe set, in een toernooi een reserveset. Staan er koffers met deze code op tafel, roep dan de wedstrijdleider.</translation>
    </message>
    <message>
        <source>These boards were in use before</source>
        <translation>Deze spellen zijn al eerder gebruikt</translation>
    </message>
    <message>
        <source>Any format, several files at once, or a whole folder. The files are only read; no card is shown.</source>
        <translation>Elk formaat, meer tegelijk of een hele map. Ze worden alleen gelezen; er komt geen kaart in beeld.</translation>
    </message>
    <message>
        <source>Allows these files to be converted</source>
        <translation>Staat toe deze bestanden om te zetten</translation>
    </message>
    <message>
        <source>There are no files of boards in this folder.</source>
        <translation>In de map staat geen bestand met spellen.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked: all in order.</source>
        <translation>
            <numerusform>%n bestand gecontroleerd: in orde.</numerusform>
            <numerusform>%n bestanden gecontroleerd: allemaal in orde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked: {sound} in order, {others} with problems, shown first.</source>
        <translation>
            <numerusform>%n bestand gecontroleerd: {sound} in orde, {others} met opmerkingen (bovenaan).</numerusform>
            <numerusform>%n bestanden gecontroleerd: {sound} in orde, {others} met opmerkingen (bovenaan).</numerusform>
        </translation>
    </message>
    <message>
        <source>Files with the same name contain different boards.</source>
        <translation>Bestanden met dezelfde naam bevatten verschillende spellen.</translation>
    </message>
</context>
<context>
    <name>FinalSteps</name>
    <message>
        <source>Sheet with a new passphrase</source>
        <translation>Blad met een nieuwe wachtwoordzin</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Tekst (*.txt)</translation>
    </message>
    <message>
        <source>A new passphrase is on the sheet</source>
        <translation>Op het blad staat een nieuwe wachtwoordzin</translation>
    </message>
    <message>
        <source>{sheet}
Print it twice, put the sheets into two safe places, then delete the file. Both fields hold the passphrase already.</source>
        <translation>{sheet}
Druk het twee keer af, leg de bladen op twee veilige plaatsen en verwijder dan het bestand. In beide velden staat de wachtwoordzin al.</translation>
    </message>
    <message>
        <source>Now wait for the day of the outside value.</source>
        <translation>Wacht nu op de dag van de externe waarde.</translation>
    </message>
    <message>
        <source>Putting the value into the plan</source>
        <translation>De waarde komt in het plan</translation>
    </message>
    <message>
        <source>The promised round</source>
        <translation>De toegezegde ronde</translation>
    </message>
    <message>
        <source>The value is in the plan</source>
        <translation>De waarde staat in het plan</translation>
    </message>
    <message>
        <source>Put “{notice}” on the wall: it tells the players the reason.</source>
        <translation>Hang “{notice}” op: daarin lezen de spelers waarom.</translation>
    </message>
    <message>
        <source>Recording the deviation</source>
        <translation>De afwijking wordt genoteerd</translation>
    </message>
    <message>
        <source>The deviation is recorded</source>
        <translation>De afwijking is genoteerd</translation>
    </message>
    <message>
        <source>Put “{notice}” on the wall.</source>
        <translation>Hang “{notice}” op.</translation>
    </message>
    <message>
        <source>The public pack</source>
        <translation>Het openbare pakket</translation>
    </message>
    <message>
        <source>Archive (*.zip)</source>
        <translation>Archief (*.zip)</translation>
    </message>
    <message>
        <source>The revealed sessions have their public packs</source>
        <translation>De onthulde zittingen hebben hun openbare pakketten</translation>
    </message>
    <message>
        <source>The public pack is made</source>
        <translation>Het openbare pakket is gemaakt</translation>
    </message>
    <message>
        <source>The publication sheet</source>
        <translation>Het publicatieblad</translation>
    </message>
    <message>
        <source>Drawing the publication sheet</source>
        <translation>Het publicatieblad wordt gemaakt</translation>
    </message>
    <message>
        <source>The publication sheet is saved</source>
        <translation>Het publicatieblad is opgeslagen</translation>
    </message>
    <message>
        <source>The plan is sealed, and its keys are made</source>
        <translation>Het plan is verzegeld, en de sleutels zijn gemaakt</translation>
    </message>
    <message>
        <source>Folder for the officials’ sheets, ideally on a USB drive</source>
        <translation>Map voor de bladen van de bewaarders, het liefst op een USB-stick</translation>
    </message>
    <message>
        <source>Making and sealing the keys: this takes a few seconds</source>
        <translation>De sleutels worden gemaakt en verzegeld: dit duurt enkele seconden</translation>
    </message>
    <message>
        <source>The officials’ sheets are in {folder}: {names}. Print each, hand it over in an envelope, and delete the files.</source>
        <translation>De bladen van de bewaarders staan in {folder}: {names}. Druk elk blad af, overhandig het in een envelop en verwijder de bestanden.</translation>
    </message>
    <message>
        <source>Recording where it is published</source>
        <translation>Er wordt genoteerd waar hij staat</translation>
    </message>
    <message>
        <source>The place of publication is recorded</source>
        <translation>Genoteerd is waar het plan staat</translation>
    </message>
    <message>
        <source>Publish the plan again, so that everyone sees the value.</source>
        <translation>Publiceer het plan nog eens, zodat iedereen de waarde ziet.</translation>
    </message>
    <message>
        <source>Opening the keys and dealing: this takes a few seconds</source>
        <translation>De sleutels worden geopend, dan wordt er geschud: dit duurt enkele seconden</translation>
    </message>
    <message>
        <source>Opening the keys and making the pack: this takes a few seconds</source>
        <translation>De sleutels worden geopend, dan wordt het pakket gemaakt: dit duurt enkele seconden</translation>
    </message>
    <message>
        <source>Opening the keys and making the packs: this takes a few seconds</source>
        <translation>De sleutels worden geopend, dan worden de pakketten gemaakt: dit duurt enkele seconden</translation>
    </message>
    <message>
        <source>Publish it where everyone can find it: {names}.</source>
        <translation>Publiceer waar iedereen het vindt: {names}.</translation>
    </message>
    <message>
        <source>Publish {pack} where everyone can find it.</source>
        <translation>Publiceer {pack} waar iedereen het vindt.</translation>
    </message>
    <message>
        <source>Print {sheet}, and put it where everyone can see it.</source>
        <translation>Druk {sheet} af en hang het op waar iedereen het ziet.</translation>
    </message>
    <message>
        <source>Now publish the files under “Publish this” where all players can see them, and enter here where they are.</source>
        <translation>Zet nu de bestanden onder “Dit publiceren” waar alle spelers ze zien, en zeg hier waar ze staan.</translation>
    </message>
</context>
<context>
    <name>FindingRow</name>
    <message>
        <source>Please look</source>
        <translation>Even bekijken</translation>
    </message>
    <message>
        <source> · phase {number}</source>
        <translation> · fase {number}</translation>
    </message>
    <message>
        <source>I have looked at this</source>
        <translation>Ik heb dit bekeken</translation>
    </message>
    <message>
        <source>I have looked at this: {text}</source>
        <translation>Ik heb dit bekeken: {text}</translation>
    </message>
    <message>
        <source>Needs correction</source>
        <translation>Te verbeteren</translation>
    </message>
    <message>
        <source>Publish despite this</source>
        <translation>Toch publiceren</translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>en nog %n</numerusform>
            <numerusform>en nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No remarks: the plan is in order.</source>
        <translation>Niets op te merken: het plan is in orde.</translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Welcome to {program}</source>
        <translation>Welkom bij {program}</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Ter&amp;ug</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Map voor de bestanden</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Kiezen…</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Wie bent u?</translation>
    </message>
    <message>
        <source>&amp;Identification: club and place</source>
        <translation>&amp;Identificatie: club en plaats</translation>
    </message>
    <message>
        <source>if you have used Big Deal before</source>
        <translation>als u al met Big Deal hebt gewerkt</translation>
    </message>
    <message>
        <source>Tick what you use. The right files are then ticked for every session.</source>
        <translation>Vink aan wat u gebruikt. De juiste bestanden zijn dan voor elke zitting al aangevinkt.</translation>
    </message>
    <message>
        <source>&amp;Duplimate, Bridge Sorter</source>
        <translation>&amp;Duplimate, Bridge Sorter</translation>
    </message>
    <message>
        <source>Duplimate with an &amp;older program</source>
        <translation>Duplimate met een &amp;ouder programma</translation>
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
        <translation>Een &amp;rekenprogramma of website</translation>
    </message>
    <message>
        <source>B&amp;ridge Base Online (BBO)</source>
        <translation>&amp;Bridge Base Online (BBO)</translation>
    </message>
    <message>
        <source>&amp;KoPS</source>
        <translation>Ko&amp;PS</translation>
    </message>
    <message>
        <source>Where do the files go?</source>
        <translation>Waar komen de bestanden?</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Map</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Stap {step} van {steps}</translation>
    </message>
    <message>
        <source>&amp;Skip the rest</source>
        <translation>De rest over&amp;slaan</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>Over&amp;slaan</translation>
    </message>
    <message>
        <source>Fi&amp;nish</source>
        <translation>Vo&amp;ltooien</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Vol&amp;gende</translation>
    </message>
    <message>
        <source>Files for each session: {files}</source>
        <translation>Bestanden voor elke zitting: {files}</translation>
    </message>
    <message>
        <source>Identification imported; compare its number if you like.</source>
        <translation>Identificatie overgenomen; vergelijk desgewenst het nummer.</translation>
    </message>
    <message>
        <source>Formats imported: {names}.</source>
        <translation>Formaten overgenomen: {names}.</translation>
    </message>
    <message>
        <source>Left out: {names}.</source>
        <translation>Weggelaten: {names}.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Taal</translation>
    </message>
    <message>
        <source>You can change it later, in the settings.</source>
        <translation>U kunt dit later wijzigen, bij de instellingen.</translation>
    </message>
    <message>
        <source>if you had this program before, on another computer</source>
        <translation>als u dit programma al had, op een andere computer</translation>
    </message>
    <message>
        <source>The journal is back. This backup has no settings.</source>
        <translation>Het logboek is terug. Deze back-up heeft geen instellingen.</translation>
    </message>
    <message>
        <source>Your identification is mixed into every deal, so two clubs never deal the same boards, even from the same seed.</source>
        <translation>Uw identificatie gaat in elke spelverdeling mee. Zo schudden twee clubs nooit dezelfde spellen, ook niet uit dezelfde beginwaarde.</translation>
    </message>
    <message>
        <source>Where will you use the files?</source>
        <translation>Waar zijn de bestanden voor?</translation>
    </message>
    <message>
        <source>Something &amp;else, or I don’t know</source>
        <translation>Iets &amp;anders, of ik weet het niet</translation>
    </message>
    <message>
        <source>You can still choose a different folder for each session.</source>
        <translation>U kunt voor elke zitting nog een andere map kiezen.</translation>
    </message>
    <message>
        <source>Anyone who can open the files before play can read the hands. Choose a folder of your own, not a shared one.</source>
        <translation>Wie de bestanden vóór het spelen kan openen, kan de handen lezen: neem een eigen map, geen gedeelde.</translation>
    </message>
    <message>
        <source>This file contains nothing to import.</source>
        <translation>In dit bestand is niets gevonden om over te nemen.</translation>
    </message>
</context>
<context>
    <name>FixedValue</name>
    <message>
        <source>{name}: withheld; the promised hash is used instead</source>
        <translation>{name}: achtergehouden, de toegezegde hash staat in hun plaats</translation>
    </message>
</context>
<context>
    <name>FoldButton</name>
    <message>
        <source>expanded</source>
        <translation>uitgeklapt</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>ingeklapt</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>asked each time</source>
        <translation>wordt telkens gevraagd</translation>
    </message>
    <message>
        <source>Choose: {what}</source>
        <translation>Kiezen: {what}</translation>
    </message>
    <message>
        <source>This folder cannot be found at the moment.</source>
        <translation>Deze map is er op dit moment niet.</translation>
    </message>
</context>
<context>
    <name>FormatChoice</name>
    <message>
        <source>For {readers}</source>
        <translation>Voor {readers}</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Weglaten</translation>
    </message>
    <message>
        <source>Deal without this file</source>
        <translation>Zonder dit bestand schudden</translation>
    </message>
    <message>
        <source>This would write the same file as {other}. Choose one of them.</source>
        <translation>Schrijft hetzelfde bestand als {other}: kies er één.</translation>
    </message>
    <message>
        <source>Board numbers up to {most}.</source>
        <translation>Bevat spellen tot en met nummer {most}.</translation>
    </message>
    <message>
        <source>Cannot contain these boards: {reason}.</source>
        <translation>Kan deze spellen niet bevatten: {reason}.</translation>
    </message>
</context>
<context>
    <name>FormatsBox</name>
    <message>
        <source>Show or hide the formats that few programs read</source>
        <translation>Formaten tonen of verbergen die weinig programma’s lezen</translation>
    </message>
    <message>
        <source>&amp;More formats</source>
        <translation>&amp;Meer formaten</translation>
    </message>
    <message>
        <source>&amp;More formats (chosen: {names})</source>
        <translation>&amp;Meer formaten (gekozen: {names})</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>&amp;Open folder</source>
        <translation>Map &amp;openen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Wat nu</translation>
    </message>
    <message>
        <source>Publish this</source>
        <translation>Dit publiceren</translation>
    </message>
    <message>
        <source>Keep this secret</source>
        <translation>Dit geheimhouden</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>De bestanden in hun map tonen</translation>
    </message>
    <message>
        <source>Nothing at this step.</source>
        <translation>Niets bij deze stap.</translation>
    </message>
    <message>
        <source>What to publish, what to keep secret, and what to do next</source>
        <translation>Wat u publiceert, wat geheim blijft en wat u nu doet</translation>
    </message>
</context>
<context>
    <name>HandsPanel</name>
    <message>
        <source>&amp;Find the board</source>
        <translation>S&amp;pel zoeken</translation>
    </message>
    <message>
        <source>Hand of {seat}</source>
        <translation>Hand van {seat}</translation>
    </message>
    <message>
        <source>13 cards: spades, hearts, diamonds, clubs, with dots between. A dash is a void.</source>
        <translation>13 kaarten: schoppen, harten, ruiten, klaveren, met punten ertussen. Een streepje is een renonce.</translation>
    </message>
    <message>
        <source>The number that the board has on the table</source>
        <translation>Het nummer dat het spel aan tafel heeft</translation>
    </message>
    <message>
        <source>The set that is being played, if you know its code</source>
        <translation>De set die gespeeld wordt, als u de code kent</translation>
    </message>
    <message>
        <source>Compare these hands with the boards known here</source>
        <translation>Deze handen vergelijken met de spellen die hier bekend zijn</translation>
    </message>
    <message>
        <source>&amp;Number on the board</source>
        <translation>&amp;Nummer op het spel</translation>
    </message>
    <message>
        <source>Code of the &amp;set</source>
        <translation>Code van de &amp;set</translation>
    </message>
    <message>
        <source>The hands on the table</source>
        <translation>De handen aan tafel</translation>
    </message>
    <message>
        <source>Type one hand, or up to four. The answer names boards and seats, never a card. What you type is not kept; the journal notes that you asked.</source>
        <translation>Typ één hand, of hoogstens vier. Het antwoord noemt spellen en plaatsen, nooit een kaart. Wat u typt wordt niet bewaard; het logboek noteert dat u vroeg.</translation>
    </message>
    <message>
        <source>Compare with another board on the table</source>
        <translation>Vergelijk met een ander spel op tafel</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Bestanden kiezen…</translation>
    </message>
    <message>
        <source>Use the journal</source>
        <translation>Logboek gebruiken</translation>
    </message>
    <message>
        <source>Two boards alike: type the hands of the other one too</source>
        <translation>Twee gelijke spellen: typ ook de handen van het andere</translation>
    </message>
    <message>
        <source>The number that the other board has</source>
        <translation>Het nummer van het andere spel</translation>
    </message>
    <message>
        <source>Its hands: N:hand hand hand hand, or one with its seat: N AK7.T93.QJ4.A852</source>
        <translation>De handen: N:hand hand hand hand, of één met haar plaats: N AK7.T93.QJ4.A852</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>Nummer ervan</translation>
    </message>
    <message>
        <source>Its hands</source>
        <translation>Handen ervan</translation>
    </message>
    <message>
        <source>Compare with files of boards, such as those of another computer</source>
        <translation>Vergelijk met spelbestanden, bijvoorbeeld van een andere computer</translation>
    </message>
    <message>
        <source>Compare with the sets of this computer again</source>
        <translation>Weer vergelijken met de sets van deze computer</translation>
    </message>
    <message>
        <source>The dealer that the board shows</source>
        <translation>De gever die het spel toont</translation>
    </message>
    <message>
        <source>The vulnerability that the board shows</source>
        <translation>Wie kwetsbaar is volgens het spel zelf</translation>
    </message>
</context>
<context>
    <name>HandsPart</name>
    <message>
        <source>Words of {name}</source>
        <translation>Woorden van {name}</translation>
    </message>
    <message>
        <source>withheld</source>
        <translation>achtergehouden</translation>
    </message>
    <message>
        <source>Words of {name} are withheld</source>
        <translation>Woorden van {name} zijn achtergehouden</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Er ontbreekt niets.</translation>
    </message>
    <message>
        <source>The holders’ words</source>
        <translation>De woorden van de houders</translation>
    </message>
    <message>
        <source>The twelve words on the slip; the first four letters of each are enough</source>
        <translation>De twaalf woorden van het briefje; vier letters van elk volstaan</translation>
    </message>
    <message>
        <source>The promised hash is used instead, and every check names the holder</source>
        <translation>De toegezegde hash komt ervoor in de plaats, en elke controle noemt de houder</translation>
    </message>
    <message>
        <source>Type the words of: {names}. Tick “withheld” for anyone who does not give theirs.</source>
        <translation>Typ de woorden van: {names}. Vink “achtergehouden” aan voor wie ze niet geeft.</translation>
    </message>
</context>
<context>
    <name>HelpButton</name>
    <message>
        <source>Help: {about}</source>
        <translation>Help: {about}</translation>
    </message>
    <message>
        <source>What does this mean? (F1)</source>
        <translation>Wat betekent dit? (F1)</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>&amp;Topics</source>
        <translation>&amp;Onderwerpen</translation>
    </message>
    <message>
        <source>Help topics</source>
        <translation>Onderwerpen van de help</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>Tekst van de help</translation>
    </message>
    <message>
        <source>&amp;Card for the wall…</source>
        <translation>&amp;Kaart voor de muur…</translation>
    </message>
    <message>
        <source>One page: deal, duplicate, print, and what never to do</source>
        <translation>Eén pagina: delen, dupliceren, afdrukken, en wat u nooit doet</translation>
    </message>
    <message>
        <source>Card for the wall</source>
        <translation>Kaart voor de muur</translation>
    </message>
    <message>
        <source>This help page is missing. Install the program again to restore it.</source>
        <translation>Deze bladzijde van de help ontbreekt. Installeer het programma opnieuw om haar terug te krijgen.</translation>
    </message>
    <message>
        <source>Save this page of the help as PDF, and open it</source>
        <translation>Deze pagina van de help als pdf opslaan en openen</translation>
    </message>
    <message>
        <source>&amp;Print this page…</source>
        <translation>Deze pagina &amp;afdrukken…</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help – {program}</source>
        <translation>Help – {program}</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Tonen in map</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n bestand</numerusform>
            <numerusform>%n bestanden</numerusform>
        </translation>
    </message>
    <message>
        <source>The journal and your files have not changed. ({place})</source>
        <translation>Logboek en bestanden zijn zoals ze waren. ({place})</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Logboek</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Setcode {code}</translation>
    </message>
    <message>
        <source>Back to “{state}”</source>
        <translation>Terug naar “{state}”</translation>
    </message>
    <message>
        <source>dealt {time}</source>
        <translation>geschud {time}</translation>
    </message>
    <message>
        <source>first seen {time}</source>
        <translation>voor het eerst gezien {time}</translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>versie {version}</translation>
    </message>
    <message>
        <source>{files} in {folder}</source>
        <translation>{files} in {folder}</translation>
    </message>
    <message>
        <source>Mark as {state}</source>
        <translation>Markeren als “{state}”</translation>
    </message>
    <message>
        <source>Undo: back to {state}</source>
        <translation>Ongedaan maken: terug naar “{state}”</translation>
    </message>
    <message>
        <source>Release the set</source>
        <translation>Set vrijgeven</translation>
    </message>
    <message>
        <source>Release set {code}?</source>
        <translation>Set {code} vrijgeven?</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Vrijgeven</translation>
    </message>
    <message>
        <source>Finished sets</source>
        <translation>Uitgespeelde sets</translation>
    </message>
    <message>
        <source>Choose the archive folder…</source>
        <translation>Archiefmap kiezen…</translation>
    </message>
    <message>
        <source>Leave the files where they are</source>
        <translation>Bestanden laten staan</translation>
    </message>
    <message>
        <source>Archive folder for finished sets</source>
        <translation>Archiefmap voor uitgespeelde sets</translation>
    </message>
    <message>
        <source>“{set}” is {state}</source>
        <translation>“{set}”: nu {state}</translation>
    </message>
    <message>
        <source>{files} now in {folder}</source>
        <translation>{files} nu in {folder}</translation>
    </message>
    <message>
        <source>clock set back at row {rows}</source>
        <translation>klok teruggezet op regel {rows}</translation>
    </message>
    <message>
        <source>Dealing certificate</source>
        <translation>Certificaat van het schudden</translation>
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
        <translation>Back-up (*.backup)</translation>
    </message>
    <message>
        <source>Certificate made: set {place} of {count} for its event and day</source>
        <translation>Certificaat gemaakt: set {place} van {count} voor wedstrijd en dag</translation>
    </message>
    <message>
        <source>randomness: {source}</source>
        <translation>toeval: {source}</translation>
    </message>
    <message>
        <source>{state}: {count}</source>
        <translation>{state}: {count}</translation>
    </message>
    <message>
        <source>Several sets</source>
        <translation>Meerdere sets</translation>
    </message>
    <message>
        <source>Mark {sets} as {state}?</source>
        <translation>{sets} markeren als “{state}”?</translation>
    </message>
    <message>
        <source>Undo the last step of {sets}?</source>
        <translation>De laatste stap terugdraaien van {sets}?</translation>
    </message>
    <message>
        <source>{count} of {sets}</source>
        <translation>{count} van {sets}</translation>
    </message>
    <message>
        <source>Undone: the last step of {sets}</source>
        <translation>Teruggedraaid: de laatste stap van {sets}</translation>
    </message>
    <message>
        <source>{sets} marked as {state}</source>
        <translation>{sets} gemarkeerd als “{state}”</translation>
    </message>
    <message>
        <source>Moved: {files}</source>
        <translation>Verplaatst: {files}</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Markeren</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Terugdraaien</translation>
    </message>
    <message>
        <source>Certificates made, one for each set</source>
        <translation>Certificaten gemaakt, één voor elke set</translation>
    </message>
    <message>
        <source>{name}, not confirmed</source>
        <translation>{name}, niet bevestigd</translation>
    </message>
    <message>
        <source>Send to {receiver}</source>
        <translation>Versturen naar {receiver}</translation>
    </message>
    <message>
        <source>Nothing was sent from here: load the file at {receiver} yourself.</source>
        <translation>Er is van hieruit niets verstuurd: laad het bestand zelf in {receiver}.</translation>
    </message>
    <message>
        <source>What {receiver} takes could not be confirmed: look at what it shows.</source>
        <translation>Wat {receiver} aanneemt, kon niet worden bevestigd: kijk wat het toont.</translation>
    </message>
    <message>
        <source>File for {receiver} made</source>
        <translation>Bestand voor {receiver} gemaakt</translation>
    </message>
    <message>
        <source>The journal is back</source>
        <translation>Het logboek is terug</translation>
    </message>
    <message>
        <source>Settings, presets and identification are taken over where none were here.</source>
        <translation>Instellingen, sjablonen en identificatie zijn overgenomen waar hier niets was.</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Er is geen stap om ongedaan te maken</translation>
    </message>
    <message>
        <source>Missing: {files} in {folder}</source>
        <translation>Niet aanwezig: {files} in {folder}</translation>
    </message>
    <message>
        <source>From then on, anyone may see its hands. Do this only when nobody will play these boards again. You cannot undo a release.</source>
        <translation>Daarna mag iedereen de handen zien. Doe dit als niemand deze spellen meer gaat spelen. Vrijgeven kan niet ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>Where should the files of finished sets go?</source>
        <translation>Waar moeten de bestanden van uitgespeelde sets naartoe?</translation>
    </message>
    <message>
        <source>An archive folder keeps them out of the way, so that nobody duplicates them again by mistake. You choose it once. Each set gets its own folder inside it, and Undo brings the files back.</source>
        <translation>In een archiefmap zijn ze uit de weg, zodat niemand ze nog eens in de machine stopt. U kiest hem één keer; elke set krijgt er een eigen map in, en met “Ongedaan maken” komen de bestanden terug.</translation>
    </message>
    <message>
        <source>“{set}” is {state}, but its files were not moved</source>
        <translation>“{set}”: nu {state}, maar de bestanden bleven waar ze waren</translation>
    </message>
    <message>
        <source>Not moved, because it is missing, changed or in use: {path}</source>
        <translation>Niet aangeraakt, want verdwenen, gewijzigd of in gebruik: {path}</translation>
    </message>
    <message>
        <source>The journal has been changed: {problems}</source>
        <translation>Het logboek is gewijzigd: {problems}</translation>
    </message>
    <message>
        <source>count started again at row {rows}</source>
        <translation>telling opnieuw begonnen op regel {rows}</translation>
    </message>
    <message>
        <source>restored from a backup at row {rows}</source>
        <translation>teruggezet uit een back-up op regel {rows}</translation>
    </message>
    <message>
        <source>Journal intact: {rows}</source>
        <translation>Het logboek is in orde: {rows}</translation>
    </message>
    <message>
        <source>The journal could not be read</source>
        <translation>Het logboek kon niet worden gelezen</translation>
    </message>
    <message>
        <source>Nothing was repaired. Keep a copy of the journal, and compare it with an earlier certificate or export.</source>
        <translation>Er is niets hersteld. Bewaar een kopie van het logboek en vergelijk het met een certificaat of een eerdere export.</translation>
    </message>
    <message>
        <source>The journal is not as the program wrote it</source>
        <translation>Het logboek is niet zoals het geschreven is</translation>
    </message>
    <message>
        <source>Export the journal</source>
        <translation>Logboek exporteren</translation>
    </message>
    <message>
        <source>Back up the journal</source>
        <translation>Back-up van het logboek</translation>
    </message>
    <message>
        <source>It shows no cards. Print it, sign it and keep it.</source>
        <translation>Er staat geen kaart op. Afdrukken, ondertekenen en bewaren.</translation>
    </message>
    <message>
        <source>It contains no card, seed or key. Anyone may have it and check it.</source>
        <translation>Er staat geen kaart, beginwaarde of sleutel in: iedereen mag het hebben en controleren.</translation>
    </message>
    <message>
        <source>Journal exported</source>
        <translation>Logboek geëxporteerd</translation>
    </message>
    <message>
        <source>It contains the key of the journal. Keep it where nobody else can read it.</source>
        <translation>De sleutel van het logboek zit erin: bewaar hem waar niemand anders hem kan lezen.</translation>
    </message>
    <message>
        <source>Journal backed up</source>
        <translation>Back-up van het logboek gemaakt</translation>
    </message>
    <message>
        <source>Interrupted while they were being written, and removed again: {files} in {folder}. Do not play copies of them.</source>
        <translation>Tijdens het afleveren afgebroken en teruggenomen: {files} in {folder}. Speel geen kopieën ervan.</translation>
    </message>
    <message>
        <source>From then on, anyone may see their hands. Do this only when nobody will play these boards again. You cannot undo a release.</source>
        <translation>Daarna mag iedereen de handen zien. Doe dit als niemand deze spellen meer gaat spelen. Vrijgeven kan niet ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>You can undo this for all of them at once.</source>
        <translation>Ongedaan maken draait de stap voor alle sets terug.</translation>
    </message>
    <message>
        <source>They go back to: {states}</source>
        <translation>Ze worden weer: {states}</translation>
    </message>
    <message>
        <source>These cannot be changed, and stay as they are:</source>
        <translation>Deze kunnen dat niet en blijven zoals ze zijn:</translation>
    </message>
    <message>
        <source>The files of {sets} were not moved:</source>
        <translation>De bestanden van {sets} bleven waar ze zijn:</translation>
    </message>
    <message>
        <source>older journal attached at row {rows}</source>
        <translation>ouder logboek toegevoegd op regel {rows}</translation>
    </message>
    <message>
        <source>It is sealed: only its passphrase opens it.</source>
        <translation>Hij is verzegeld: alleen de wachtwoordzin opent hem.</translation>
    </message>
    <message>
        <source>Everything in this backup’s journal is here already</source>
        <translation>Alles in het logboek van deze back-up is hier al</translation>
    </message>
    <message>
        <source>Its sets are in the list, and their boards are recognized. Your own journal goes on unchanged.</source>
        <translation>De sets ervan staan in de lijst en de spellen worden herkend. Uw eigen logboek gaat ongewijzigd verder.</translation>
    </message>
    <message>
        <source>The backup’s journal is attached to yours</source>
        <translation>Het logboek van de back-up is aan het uwe toegevoegd</translation>
    </message>
    <message>
        <source>No sets yet. Each set appears here as soon as it is dealt. You see its date, boards, set code and where its files are.</source>
        <translation>Nog geen set. Elke set staat hier zodra hij geschud is: wanneer, welke spellen, de setcode en waar de bestanden zijn.</translation>
    </message>
</context>
<context>
    <name>HoldersDialog</name>
    <message>
        <source>Add from a &amp;file…</source>
        <translation>Uit een be&amp;stand…</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Houders van woorden</translation>
    </message>
    <message>
        <source>&amp;Use these holders</source>
        <translation>Houders over&amp;nemen</translation>
    </message>
    <message>
        <source>The file with the hash you got from a holder</source>
        <translation>Het bestand met de hash dat een houder u gaf</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Hash of the words</source>
        <translation>Hash van de woorden</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Plakken</translation>
    </message>
    <message>
        <source>Takes the lines with name, “=” and hash that you copied</source>
        <translation>Neemt de regels met naam, “=” en hash over die u gekopieerd hebt</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Verwij&amp;deren</translation>
    </message>
    <message>
        <source>Takes the chosen holder out</source>
        <translation>Haalt de gekozen houder eruit</translation>
    </message>
    <message>
        <source>Drop the holders’ files here, or paste what they sent</source>
        <translation>Sleep de bestanden van de houders hierheen, of plak wat zij stuurden</translation>
    </message>
    <message>
        <source>What you copied has no line with a name, “=” and 64 digits.</source>
        <translation>Wat u gekopieerd hebt, heeft geen regel met een naam, “=” en 64 cijfers.</translation>
    </message>
    <message>
        <source>Without their words nobody can compute a board, not even you. Each makes words on their own computer (“Keep words…” on the Tournament page) and keeps them. Each gives you a name and a hash: 64 digits that belong to these words and do not reveal them.</source>
        <translation>Zonder hun woorden kan niemand een spel berekenen, ook u niet. Ieder maakt woorden op een eigen computer (“Woorden bewaren…” op de pagina Toernooi), bewaart ze en geeft u naam en hash: 64 cijfers die alleen bij deze woorden horen en er geen van verraden.</translation>
    </message>
</context>
<context>
    <name>IdentificationField</name>
    <message>
        <source>Its number, to compare it with another computer’s:</source>
        <translation>Het nummer ervan, om te vergelijken met dat van een andere computer:</translation>
    </message>
    <message>
        <source>Identification</source>
        <translation>Identificatie</translation>
    </message>
    <message>
        <source>for example: Tuesday Bridge Club, Utrecht</source>
        <translation>bijvoorbeeld: Bridgeclub Dinsdag, Utrecht</translation>
    </message>
    <message>
        <source>Letters &amp;written in</source>
        <translation>T&amp;ekenset</translation>
    </message>
    <message>
        <source>today’s programs (UTF-8)</source>
        <translation>huidige programma’s (UTF-8)</translation>
    </message>
    <message>
        <source>Windows, Western Europe (1252)</source>
        <translation>Windows, West-Europa (1252)</translation>
    </message>
    <message>
        <source>DOS window, Western Europe (850)</source>
        <translation>DOS-venster, West-Europa (850)</translation>
    </message>
    <message>
        <source>DOS window, United States (437)</source>
        <translation>DOS-venster, Verenigde Staten (437)</translation>
    </message>
    <message>
        <source>Windows, Central Europe (1250)</source>
        <translation>Windows, Midden-Europa (1250)</translation>
    </message>
    <message>
        <source>DOS window, Central Europe (852)</source>
        <translation>DOS-venster, Midden-Europa (852)</translation>
    </message>
    <message>
        <source>Hash of the identification: {hash}</source>
        <translation>Hash van de identificatie: {hash}</translation>
    </message>
    <message>
        <source>The RIPEMD-160 hash of the identification. If the numbers are equal, the identifications are too.</source>
        <translation>De RIPEMD-160-hash van de identificatie. Hetzelfde nummer betekent dezelfde identificatie.</translation>
    </message>
    <message>
        <source>Too long for Big Deal. Shorten it if you want to compare boards with Big Deal’s.</source>
        <translation>Langer dan Big Deal aankan. Maak hem korter als u spellen daarmee wilt vergelijken.</translation>
    </message>
    <message>
        <source>Some letters cannot be shown in this encoding. Choose another one to edit the text.</source>
        <translation>Niet alle letters zijn zo te tonen. Kies een andere tekenset om de tekst te wijzigen.</translation>
    </message>
    <message>
        <source>It has spaces at one end, or invisible characters. They count too.</source>
        <translation>Bevat spaties aan het begin of eind, of onzichtbare tekens. Die tellen ook mee.</translation>
    </message>
</context>
<context>
    <name>InterruptedHint</name>
    <message>
        <source>Deal it now</source>
        <translation>Nu schudden</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Later</translation>
    </message>
</context>
<context>
    <name>JournalBar</name>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporteren…</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>&amp;Back-up…</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n probleem</numerusform>
            <numerusform>%n problemen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln regel</numerusform>
            <numerusform>%Ln regels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>en nog %n</numerusform>
            <numerusform>en nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy journal, settings, presets and logo into one file, on a USB drive for example</source>
        <translation>Logboek, instellingen, sjablonen en logo naar één bestand kopiëren, bijvoorbeeld op een usb-stick</translation>
    </message>
    <message>
        <source>Checking the journal…</source>
        <translation>Het logboek wordt gecontroleerd…</translation>
    </message>
    <message>
        <source>Write the journal as text that anyone can check; it contains no cards</source>
        <translation>Het logboek als tekst schrijven die iedereen kan controleren; geen kaarten</translation>
    </message>
</context>
<context>
    <name>KeysCustody</name>
    <message>
        <source>Who keeps the keys</source>
        <translation>Wie de sleutels bewaart</translation>
    </message>
    <message>
        <source>&amp;Make one for me, on a sheet…</source>
        <translation>&amp;Maak er een voor mij, op een blad…</translation>
    </message>
    <message>
        <source>One &amp;passphrase</source>
        <translation>Eén &amp;wachtwoordzin</translation>
    </message>
    <message>
        <source>Several offi&amp;cials together</source>
        <translation>Meerdere &amp;bewaarders samen</translation>
    </message>
    <message>
        <source>Owners of &amp;age keys</source>
        <translation>Eigenaars van &amp;age-sleutels</translation>
    </message>
    <message>
        <source>Pa&amp;ssphrase</source>
        <translation>Wach&amp;twoordzin</translation>
    </message>
    <message>
        <source>Onc&amp;e more</source>
        <translation>&amp;Nog eens</translation>
    </message>
    <message>
        <source>How many sheets are needed to open the keys</source>
        <translation>Hoeveel bladen nodig zijn om de sleutels te openen</translation>
    </message>
    <message>
        <source>How many officials get a sheet</source>
        <translation>Hoeveel bewaarders een blad krijgen</translation>
    </message>
    <message>
        <source>&amp;Needed</source>
        <translation>Nod&amp;ig</translation>
    </message>
    <message>
        <source>of off&amp;icials</source>
        <translation>van be&amp;waarders</translation>
    </message>
    <message>
        <source>Public &amp;keys</source>
        <translation>Openbare &amp;sleutels</translation>
    </message>
    <message>
        <source>age1…, one on each line</source>
        <translation>age1…, één per regel</translation>
    </message>
    <message>
        <source>Public keys; each of their owners can open the keys alone</source>
        <translation>Openbare sleutels; elke eigenaar kan de sleutels alleen openen</translation>
    </message>
    <message>
        <source>Before you choose</source>
        <translation>Voordat u kiest</translation>
    </message>
    <message>
        <source>Paste at least one public key.</source>
        <translation>Plak minstens één openbare sleutel.</translation>
    </message>
    <message>
        <source>Tick that you understand.</source>
        <translation>Vink aan dat u het begrijpt.</translation>
    </message>
    <message>
        <source>Type a passphrase of several words, 15 letters or more.</source>
        <translation>Typ een wachtwoordzin van een paar woorden, 15 letters of meer.</translation>
    </message>
    <message>
        <source>The passphrase (hidden)</source>
        <translation>De wachtwoordzin, onzichtbaar</translation>
    </message>
    <message>
        <source>The same passphrase again (hidden)</source>
        <translation>Dezelfde wachtwoordzin nog eens, onzichtbaar</translation>
    </message>
    <message>
        <source>I &amp;understand: anyone who reads this file can compute every board</source>
        <translation>Ik be&amp;grijp het: wie dit bestand leest, kan elk spel berekenen</translation>
    </message>
    <message>
        <source>Good if you trust one person to keep it.</source>
        <translation>Goed als één persoon haar in vertrouwen bewaart.</translation>
    </message>
    <message>
        <source>Each gets a sheet of words. Any two of three can open the keys; one alone cannot.</source>
        <translation>Elk krijgt een blad met woorden; met twee van de drie gaan de sleutels open, met één niet.</translation>
    </message>
    <message>
        <source>For people who use the program age: paste their public keys.</source>
        <translation>Voor wie het programma age gebruikt: plak hun openbare sleutels.</translation>
    </message>
    <message>
        <source>P&amp;lain, not locked</source>
        <translation>&amp;Zonder slot</translation>
    </message>
    <message>
        <source>As SquareDeal does it. Anyone who reads the file can know the boards.</source>
        <translation>Zoals SquareDeal het doet. Wie het bestand leest, kent de spellen.</translation>
    </message>
    <message>
        <source>Writes eight words into a file for you to print and put away; they are never shown here</source>
        <translation>Schrijft acht woorden in een bestand dat u afdrukt en opbergt; hier worden ze nooit getoond</translation>
    </message>
    <message>
        <source>If too few sheets are left, the tournament is lost: nobody can open the keys again. The program asks for a folder for the sheets, ideally on a USB drive. Print each sheet, give it to its official in an envelope, and delete the files.</source>
        <translation>Blijven er te weinig bladen over, dan is het toernooi verloren: niemand kan de sleutels nog openen. Het programma vraagt om een map voor de bladen, het liefst op een USB-stick. Druk elk blad af, geef het in een envelop aan zijn bewaarder en verwijder de bestanden.</translation>
    </message>
    <message>
        <source>Allows the plan to be published with plain keys</source>
        <translation>Staat toe het plan met sleutels zonder slot te publiceren</translation>
    </message>
    <message>
        <source>Anyone at this computer could read the keys on its disk. Once the outside value is known, the file gives away every board.</source>
        <translation>De sleutels staan dan op deze schijf, leesbaar voor iedereen die achter deze computer zit. Zodra de externe waarde bekend is, verraadt het bestand elk spel.</translation>
    </message>
    <message>
        <source>Type the same again.</source>
        <translation>Typ hetzelfde nog eens.</translation>
    </message>
    <message>
        <source>The two do not match.</source>
        <translation>De twee zijn niet gelijk.</translation>
    </message>
    <message>
        <source>The keys can be kept this way.</source>
        <translation>Zo kunnen de sleutels bewaard worden.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, you lose the tournament. No person and no program can open the keys again, and no board can be dealt. Write it on paper, and keep it in two places.</source>
        <translation>Raakt de wachtwoordzin kwijt, dan is het toernooi verloren: niemand, en geen programma, kan de sleutels nog openen, en er is geen spel te schudden. Schrijf haar op papier en bewaar haar op twee plaatsen.</translation>
    </message>
</context>
<context>
    <name>KeysUnlocking</name>
    <message>
        <source>What opens the keys</source>
        <translation>Wat de sleutels opent</translation>
    </message>
    <message>
        <source>The &amp;passphrase</source>
        <translation>De &amp;wachtwoordzin</translation>
    </message>
    <message>
        <source>Read sheets from files</source>
        <translation>Bladen uit bestanden lezen</translation>
    </message>
    <message>
        <source>Star&amp;t again</source>
        <translation>Op&amp;nieuw beginnen</translation>
    </message>
    <message>
        <source>Forget the sheets</source>
        <translation>De bladen vergeten</translation>
    </message>
    <message>
        <source>Choose the &amp;key file…</source>
        <translation>S&amp;leutelbestand kiezen…</translation>
    </message>
    <message>
        <source>A file with secret keys, as age-keygen makes it</source>
        <translation>Een bestand met geheime sleutels, zoals age-keygen het maakt</translation>
    </message>
    <message>
        <source>Pa&amp;ssphrase</source>
        <translation>Wach&amp;twoordzin</translation>
    </message>
    <message>
        <source>Add t&amp;hese words</source>
        <translation>&amp;Deze woorden toevoegen</translation>
    </message>
    <message>
        <source>From files…</source>
        <translation>Uit bestanden…</translation>
    </message>
    <message>
        <source>Words of one sheet</source>
        <translation>Woorden van één blad</translation>
    </message>
    <message>
        <source>The keys are missing.</source>
        <translation>De sleutels ontbreken.</translation>
    </message>
    <message>
        <source>The keys are sealed for owners of age keys.</source>
        <translation>De sleutels zijn verzegeld voor eigenaars van age-sleutels.</translation>
    </message>
    <message>
        <source>Sheets {numbers}: enough.</source>
        <translation>Blad {numbers}: genoeg.</translation>
    </message>
    <message numerus="yes">
        <source>Sheet {numbers}; %n more needed.</source>
        <translation>
            <numerusform>Blad {numbers}; nog %n nodig.</numerusform>
            <numerusform>Blad {numbers}; nog %n nodig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sheets of the officials</source>
        <translation>Bladen van de bewaarders</translation>
    </message>
    <message>
        <source>Files with secret age keys</source>
        <translation>Bestanden met geheime age-sleutels</translation>
    </message>
    <message>
        <source>As chosen when the plan was published.</source>
        <translation>Zoals ze bij het publiceren is gekozen.</translation>
    </message>
    <message>
        <source>The words of as many officials as needed.</source>
        <translation>De woorden van zoveel bewaarders als nodig zijn.</translation>
    </message>
    <message>
        <source>The passphrase (hidden)</source>
        <translation>De wachtwoordzin, onzichtbaar</translation>
    </message>
    <message>
        <source>The words of one sheet, in order (hidden)</source>
        <translation>De woorden van één blad, op volgorde, onzichtbaar</translation>
    </message>
    <message>
        <source>Add the words of this official</source>
        <translation>De woorden van deze bewaarder overnemen</translation>
    </message>
    <message>
        <source>Off&amp;icials’ sheets</source>
        <translation>Bladen van de be&amp;waarders</translation>
    </message>
    <message>
        <source>All 20 words, separated by spaces; the first four letters of each are enough.</source>
        <translation>Alle 20 woorden met spaties ertussen; van elk woord zijn de eerste vier letters genoeg.</translation>
    </message>
    <message>
        <source>Choose what opens the keys.</source>
        <translation>Geef aan wat de sleutels opent.</translation>
    </message>
    <message>
        <source>The keys are not in the same folder as the plan. Put the key file there, and open the tournament again.</source>
        <translation>De sleutels staan niet naast het plan. Zet het sleutelbestand in dezelfde map en open het toernooi opnieuw.</translation>
    </message>
    <message>
        <source>The keys are in the plan’s folder and not locked: nothing is needed.</source>
        <translation>De sleutels staan zonder slot naast het plan: er is niets nodig.</translation>
    </message>
    <message>
        <source>The words of the officials’ sheets open the keys: one sheet after the other, in any order.</source>
        <translation>De woorden op de bladen van de bewaarders openen de sleutels: blad na blad, in willekeurige volgorde.</translation>
    </message>
</context>
<context>
    <name>LockRow</name>
    <message>
        <source>Loc&amp;ked until</source>
        <translation>Ver&amp;grendeld tot</translation>
    </message>
    <message>
        <source>Write the files only into a box that nobody can open before then</source>
        <translation>De bestanden alleen in een kist schrijven die niemand eerder kan openen</translation>
    </message>
    <message>
        <source>Locked until</source>
        <translation>Vergrendeld tot</translation>
    </message>
    <message>
        <source>By the clock and the zone of this computer</source>
        <translation>Volgens de klok en de tijdzone van deze computer</translation>
    </message>
    <message>
        <source>Only a locked box is written. Nobody can open it before {utc}, this computer included.</source>
        <translation>Er wordt alleen een vergrendelde kist geschreven. Niemand kan haar vóór {utc} openen, ook deze computer niet.</translation>
    </message>
    <message>
        <source>second key (age1…), optional</source>
        <translation>tweede sleutel (age1…), niet verplicht</translation>
    </message>
    <message>
        <source>Second key</source>
        <translation>Tweede sleutel</translation>
    </message>
    <message>
        <source>A public key whose owner can open the box too, at any time</source>
        <translation>Een openbare sleutel waarvan de eigenaar de kist ook altijd kan openen</translation>
    </message>
    <message>
        <source>Only a locked box is written. Before {utc}, only the owner of the second key can open it.</source>
        <translation>Er wordt alleen een vergrendelde kist geschreven. Vóór {utc} kan alleen de eigenaar van de tweede sleutel haar openen.</translation>
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
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>MomentPanel</name>
    <message>
        <source>Open results…</source>
        <translation>Resultaten openen…</translation>
    </message>
    <message>
        <source>Find the moment</source>
        <translation>Moment vinden</translation>
    </message>
    <message>
        <source>Results of the tables</source>
        <translation>Resultaten van de tafels</translation>
    </message>
    <message>
        <source>A line for each table: round, contract, declarer, tricks</source>
        <translation>Een regel per tafel: ronde, contract, leider, slagen</translation>
    </message>
    <message>
        <source>PBN, USEBIO, ACBL JSON, or Bridgemate’s ReceivedData as CSV</source>
        <translation>PBN, USEBIO, ACBL-JSON of ReceivedData van Bridgemate als CSV</translation>
    </message>
    <message>
        <source>When did it happen?</source>
        <translation>Wanneer gebeurde het?</translation>
    </message>
    <message>
        <source>Type a line for each table: round, contract, declarer, tricks. Or open a file of results.</source>
        <translation>Typ een regel per tafel: ronde, contract, leider, slagen. Of open een resultatenbestand.</translation>
    </message>
    <message>
        <source>Weigh the results under both deals by double dummy</source>
        <translation>Weeg de resultaten onder beide spelverdelingen met double dummy</translation>
    </message>
</context>
<context>
    <name>NewDialog</name>
    <message>
        <source>Try it out</source>
        <translation>Uitproberen</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Nieuw toernooi</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>such as Spring Championship 2027</source>
        <translation>bijvoorbeeld Voorjaarskampioenschap 2027</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>&amp;Kiezen…</translation>
    </message>
    <message>
        <source>&amp;Name of the tournament</source>
        <translation>&amp;Naam van het toernooi</translation>
    </message>
    <message>
        <source>&amp;Place of the folder</source>
        <translation>&amp;Plaats van de map</translation>
    </message>
    <message>
        <source>Its folder: {folder}</source>
        <translation>De map: {folder}</translation>
    </message>
    <message>
        <source>The whole procedure, from the plan to the players’ pack, in ten minutes, with any value and without waiting. Everything is marked PRACTICE, and no check ever turns green.</source>
        <translation>De hele procedure, van het plan tot het pakket voor de spelers, in tien minuten: met een willekeurige waarde en zonder wachten. Op alles staat PRACTICE, en geen controle wordt ooit groen.</translation>
    </message>
    <message>
        <source>It gets its own folder for the plan, the published files, the keys and the boards.</source>
        <translation>Het krijgt een eigen map: voor het plan, wat u publiceert, sleutels en spellen.</translation>
    </message>
    <message>
        <source>As it will appear on everything you publish</source>
        <translation>Zoals hij op alles komt te staan wat gepubliceerd wordt</translation>
    </message>
    <message>
        <source>Where the folder goes</source>
        <translation>Plaats van de map</translation>
    </message>
    <message>
        <source>Choose an existing folder.</source>
        <translation>Kies een map die bestaat.</translation>
    </message>
</context>
<context>
    <name>NewHolderDialog</name>
    <message>
        <source>Keep words for a tournament</source>
        <translation>Woorden bewaren voor een toernooi</translation>
    </message>
    <message>
        <source>&amp;Make the words</source>
        <translation>Woorden &amp;maken</translation>
    </message>
    <message>
        <source>such as Team B</source>
        <translation>bijvoorbeeld Team B</translation>
    </message>
    <message>
        <source>Folder for the slip</source>
        <translation>Map voor het briefje</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>&amp;Kiezen…</translation>
    </message>
    <message>
        <source>&amp;Name of the holder</source>
        <translation>&amp;Naam van de houder</translation>
    </message>
    <message>
        <source>&amp;Folder for the slip</source>
        <translation>Map voor het &amp;briefje</translation>
    </message>
    <message>
        <source>The program makes twelve words. It writes them on a slip, in new files that only you can read, and shows them nowhere else. Their hash is for the organiser: 64 digits that belong to these words and do not reveal them.</source>
        <translation>Het programma maakt twaalf woorden. Ze komen op een briefje, in nieuwe bestanden die alleen u kunt lezen, en worden nergens anders getoond. Hun hash is voor de organisator: 64 cijfers die alleen bij deze woorden horen en er geen van verraden.</translation>
    </message>
    <message>
        <source>Who keeps the words, as everyone will read it</source>
        <translation>Wie de woorden bewaart, zoals iedereen het zal lezen</translation>
    </message>
</context>
<context>
    <name>NoteStrip</name>
    <message>
        <source>Message</source>
        <translation>Melding</translation>
    </message>
</context>
<context>
    <name>NoticeStrip</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>NoticeWindow</name>
    <message>
        <source>Licences – {program}</source>
        <translation>Licenties – {program}</translation>
    </message>
    <message>
        <source>Licences of everything in the program</source>
        <translation>Licenties van alles in het programma</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>OldSettingsButton</name>
    <message>
        <source>Im&amp;port old settings…</source>
        <translation>&amp;Oude instellingen overnemen…</translation>
    </message>
    <message>
        <source>Import old settings</source>
        <translation>Oude instellingen overnemen</translation>
    </message>
    <message>
        <source>Read the identification and formats from Big Deal’s {windows} or {unix}</source>
        <translation>Identificatie en formaten uit {windows} of {unix} van Big Deal lezen</translation>
    </message>
    <message>
        <source>Settings of Big Deal</source>
        <translation>Instellingen van Big Deal</translation>
    </message>
    <message>
        <source>Settings of Big Deal ({names})</source>
        <translation>Instellingen van Big Deal ({names})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
</context>
<context>
    <name>OpenPhases</name>
    <message>
        <source>sessions</source>
        <translation>zittingen</translation>
    </message>
    <message>
        <source>such as 1 or 1-3</source>
        <translation>bijvoorbeeld 1 of 1-3</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>spellen</translation>
    </message>
    <message>
        <source>such as 24 or 1-8,9-16</source>
        <translation>bijvoorbeeld 24 of 1-8,9-16</translation>
    </message>
    <message>
        <source>The plan leaves this open, so enter it now</source>
        <translation>Het plan laat dit open, dus geeft u het nu op</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>Op&amp;slaan als…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>&amp;How many boxes?</source>
        <translation>&amp;Hoeveel koffers?</translation>
    </message>
    <message>
        <source>&amp;Open to print</source>
        <translation>&amp;Openen om af te drukken</translation>
    </message>
    <message>
        <source>Save the PDF in a folder that you choose</source>
        <translation>De pdf maken waar u zegt</translation>
    </message>
    <message>
        <source>Save the PDF with the set’s files, and open it for printing</source>
        <translation>De pdf naast de set maken en openen in het programma dat hem afdrukt</translation>
    </message>
</context>
<context>
    <name>PaperPreview</name>
    <message>
        <source>Sample page</source>
        <translation>Voorbeeldpagina</translation>
    </message>
    <message>
        <source>A page of a sample record, not your boards: {words}</source>
        <translation>Een pagina met voorbeeldspellen, geen van uzelf: {words}</translation>
    </message>
</context>
<context>
    <name>PhaseDialog</name>
    <message>
        <source>Change a phase</source>
        <translation>Fase wijzigen</translation>
    </message>
    <message>
        <source>Add a phase</source>
        <translation>Fase toevoegen</translation>
    </message>
    <message>
        <source>such as Round robin</source>
        <translation>bijvoorbeeld Voorronde</translation>
    </message>
    <message>
        <source>How many sessions the phase has</source>
        <translation>Hoeveel zittingen de fase heeft</translation>
    </message>
    <message>
        <source>The boards of each session</source>
        <translation>De spellen van elke zitting</translation>
    </message>
    <message>
        <source>&amp;Name of the phase</source>
        <translation>N&amp;aam van de fase</translation>
    </message>
    <message>
        <source>&amp;Sessions</source>
        <translation>&amp;Zittingen</translation>
    </message>
    <message>
        <source>&amp;Boards of a session</source>
        <translation>&amp;Spellen van een zitting</translation>
    </message>
    <message>
        <source>Names of the &amp;files</source>
        <translation>Namen van de &amp;bestanden</translation>
    </message>
    <message>
        <source>A short word, such as rr: the files will be called rr1, rr2 and so on.</source>
        <translation>Een kort woord, zoals vr: de bestanden heten dan vr1, vr2 enzovoort.</translation>
    </message>
    <message>
        <source>Give the phase a name.</source>
        <translation>Geef de fase een naam.</translation>
    </message>
    <message>
        <source>This means: {words}.</source>
        <translation>Dit betekent: {words}.</translation>
    </message>
    <message>
        <source>A phase is a part of the tournament with similar sessions, such as a final.</source>
        <translation>Een fase is een deel van het toernooi met zittingen van één soort, zoals een finale.</translation>
    </message>
    <message>
        <source>The number is not known &amp;yet</source>
        <translation>Dat weet &amp;nog niemand</translation>
    </message>
    <message>
        <source>The name of the phase; # becomes the number of the session</source>
        <translation>Hoe de fase heet; # wordt het nummer van de zitting</translation>
    </message>
    <message>
        <source>As many sessions as needed; you enter their numbers when you deal</source>
        <translation>Zoveel zittingen als nodig; de nummers geeft u bij het schudden op</translation>
    </message>
    <message>
        <source>How the file names begin; # becomes the number of the session</source>
        <translation>Hoe de bestandsnamen beginnen; # wordt het nummer van de zitting</translation>
    </message>
    <message>
        <source>24 means boards 1 to 24; 21-40 means exactly these; 1-12,13-24 alternates between the two; ? means you enter them when you deal.</source>
        <translation>24 voor spel 1 t/m 24; 21-40 voor die spellen; 1-12,13-24 om de beurt de ene en de andere; ? om het bij het schudden op te geven.</translation>
    </message>
    <message>
        <source>Enter the boards of a session.</source>
        <translation>Geef aan welke spellen een zitting heeft.</translation>
    </message>
    <message>
        <source>Another phase already uses the file name “{prefix}”.</source>
        <translation>Een andere fase noemt haar bestanden al “{prefix}”.</translation>
    </message>
    <message>
        <source>Sa&amp;ve phase</source>
        <translation>&amp;Fase overnemen</translation>
    </message>
</context>
<context>
    <name>PhasesModel</name>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Zittingen</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Opmerkingen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>wordt gevraagd</translation>
    </message>
    <message numerus="yes">
        <source>%n to correct</source>
        <translation>
            <numerusform>%n te verbeteren</numerusform>
            <numerusform>%n te verbeteren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation>
            <numerusform>%n te bekijken</numerusform>
            <numerusform>%n te bekijken</numerusform>
        </translation>
    </message>
    <message>
        <source>in order</source>
        <translation>in orde</translation>
    </message>
</context>
<context>
    <name>PhasesTable</name>
    <message>
        <source>&amp;Add a phase…</source>
        <translation>F&amp;ase toevoegen…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bewerken…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Verwij&amp;deren</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Om&amp;hoog</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Om&amp;laag</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Fasen</translation>
    </message>
    <message>
        <source>Numbers of the phases</source>
        <translation>Nummers van de fasen</translation>
    </message>
    <message>
        <source>Add another phase</source>
        <translation>Nog een fase beschrijven</translation>
    </message>
    <message>
        <source>Change the selected phase</source>
        <translation>De gekozen fase wijzigen</translation>
    </message>
    <message>
        <source>Remove the selected phase from the plan</source>
        <translation>De gekozen fase uit het plan halen</translation>
    </message>
    <message>
        <source>Move the selected phase up</source>
        <translation>De gekozen fase vóór die erboven zetten</translation>
    </message>
    <message>
        <source>Move the selected phase down</source>
        <translation>De gekozen fase achter die eronder zetten</translation>
    </message>
    <message>
        <source>Press Return to change the selected phase, Delete to remove it.</source>
        <translation>Enter wijzigt de gekozen fase, Delete verwijdert haar.</translation>
    </message>
    <message>
        <source>No phases yet. A phase is a part of the tournament with similar sessions: a round robin, a final.</source>
        <translation>Nog geen fase. Een fase is een deel van het toernooi met zittingen van één soort: een voorronde, een finale.</translation>
    </message>
</context>
<context>
    <name>PlanStep</name>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Kiezen…</translation>
    </message>
    <message>
        <source>such as Spring Championship 2027</source>
        <translation>bijvoorbeeld Voorjaarskampioenschap 2027</translation>
    </message>
    <message>
        <source>Name of the tournament</source>
        <translation>Naam van het toernooi</translation>
    </message>
    <message>
        <source>Not chosen yet.</source>
        <translation>Nog niet gekozen.</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Wijzigen…</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to correct first.</source>
        <translation>
            <numerusform>Eerst nog %n punt te verbeteren.</numerusform>
            <numerusform>Eerst nog %n punten te verbeteren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of the &amp;tournament</source>
        <translation>Naam van het &amp;toernooi</translation>
    </message>
    <message>
        <source>&amp;Holders…</source>
        <translation>&amp;Houders…</translation>
    </message>
    <message>
        <source>Outside value</source>
        <translation>Externe waarde</translation>
    </message>
    <message>
        <source>Name and outside value</source>
        <translation>Naam en externe waarde</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Fasen</translation>
    </message>
    <message>
        <source>Choose where the outside value comes from</source>
        <translation>Aangeven waar de externe waarde vandaan komt</translation>
    </message>
    <message>
        <source>Other people keep words that are needed to compute any board</source>
        <translation>Anderen bewaren woorden zonder welke niemand een spel kan voorzien</translation>
    </message>
    <message>
        <source>&amp;Go to Publish</source>
        <translation>&amp;Verder naar Publiceren</translation>
    </message>
    <message>
        <source>The name of the tournament, written into every file</source>
        <translation>Hoe het toernooi heet; dat staat in elk bestand</translation>
    </message>
    <message>
        <source>Inspector’s findings</source>
        <translation>Opmerkingen bij het plan</translation>
    </message>
</context>
<context>
    <name>PresetDialog</name>
    <message>
        <source>&amp;Save</source>
        <translation>O&amp;pslaan</translation>
    </message>
    <message>
        <source>Folder of the preset</source>
        <translation>Map van het sjabloon</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Kiezen…</translation>
    </message>
    <message>
        <source>such as Tuesday</source>
        <translation>bijvoorbeeld dinsdag</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Naam</translation>
    </message>
    <message>
        <source>Saves event, boards and formats under a name, but never the date.</source>
        <translation>Wedstrijd, spellen en formaten worden onder een naam bewaard. De datum hoort er nooit bij.</translation>
    </message>
    <message>
        <source>&amp;Always deal into this folder without asking</source>
        <translation>&amp;Altijd naar deze map schudden, zonder te vragen</translation>
    </message>
    <message>
        <source>“Deal session” then shows the folder and only waits for a full meter. Nothing is ever overwritten.</source>
        <translation>“Spellen schudden” zegt dan waarheen en wacht alleen nog op een volle meter. Er wordt nooit iets overschreven: een tweede set op dezelfde dag krijgt een nummer.</translation>
    </message>
    <message>
        <source>Give the preset a name.</source>
        <translation>Het sjabloon heeft een naam nodig.</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Kies de map.</translation>
    </message>
</context>
<context>
    <name>PresetsBox</name>
    <message>
        <source>&amp;Save this session as a preset…</source>
        <translation>Deze zitting als &amp;sjabloon opslaan…</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>S&amp;jabloon</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Sjabloon</translation>
    </message>
    <message>
        <source>S&amp;ave…</source>
        <translation>O&amp;pslaan…</translation>
    </message>
    <message>
        <source>Save this session as a preset, or delete one</source>
        <translation>Deze zitting als sjabloon opslaan, of een sjabloon verwijderen</translation>
    </message>
    <message>
        <source>No preset</source>
        <translation>Geen sjabloon</translation>
    </message>
    <message>
        <source>None saved yet</source>
        <translation>Nog niets opgeslagen</translation>
    </message>
    <message>
        <source>&amp;Delete “{name}”</source>
        <translation>“{name}” &amp;verwijderen</translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation>Sjabloon opslaan</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Sjabloon verwijderen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>{name} (changed)</source>
        <translation>{name} (gewijzigd)</translation>
    </message>
    <message>
        <source>Fill in a session that you saved earlier</source>
        <translation>De bladzijde invullen met een eerder opgeslagen zitting</translation>
    </message>
    <message>
        <source>&amp;Delete the selected preset</source>
        <translation>Gekozen sjabloon &amp;verwijderen</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”? Sets you dealt with it are not affected.</source>
        <translation>Het sjabloon “{name}” verwijderen? Sets die ermee geschud zijn, blijven.</translation>
    </message>
</context>
<context>
    <name>PresetsList</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>Verwij&amp;deren…</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Sjablonen</translation>
    </message>
    <message>
        <source>no files</source>
        <translation>geen bestanden</translation>
    </message>
    <message>
        <source>Name, folde&amp;r…</source>
        <translation>Naa&amp;m, map…</translation>
    </message>
    <message>
        <source>{name}: {boards}, {formats}</source>
        <translation>{name}: {boards}, {formats}</translation>
    </message>
    <message>
        <source>{preset}, always into {folder}</source>
        <translation>{preset}, altijd naar {folder}</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Sjabloon</translation>
    </message>
    <message>
        <source>None yet. You save a session as a preset on the Deal page.</source>
        <translation>Nog geen. Op de bladzijde “Schudden” slaat u een zitting op als sjabloon.</translation>
    </message>
    <message>
        <source>Delete the selected preset</source>
        <translation>Gekozen sjabloon verwijderen</translation>
    </message>
    <message>
        <source>Name, folder… of the selected preset</source>
        <translation>Naam, map… van het gekozen sjabloon</translation>
    </message>
    <message>
        <source>Rename the preset, or let it always deal into one folder</source>
        <translation>Het sjabloon hernoemen, of zeggen dat het altijd naar één map schudt</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Sample page, to be scrolled</source>
        <translation>Voorbeeldpagina, om te schuiven</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige pagina</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Volgende pagina</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Groter</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Pagina {page} van {pages}</translation>
    </message>
</context>
<context>
    <name>ProgressFooter</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>Files checked</source>
        <translation>Gecontroleerde bestanden</translation>
    </message>
    <message>
        <source>Files read so far</source>
        <translation>Tot nu toe gelezen bestanden</translation>
    </message>
    <message>
        <source>Stop checking</source>
        <translation>Stoppen met controleren</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Een ogenblik…</translation>
    </message>
    <message>
        <source>{done} of {wanted} files</source>
        <translation>{done} van {wanted} bestanden</translation>
    </message>
</context>
<context>
    <name>PublishStep</name>
    <message>
        <source>Make the keys and close the plan</source>
        <translation>De sleutels maken en het plan afsluiten</translation>
    </message>
    <message>
        <source>Cop&amp;y the check code</source>
        <translation>Controlecode &amp;kopiëren</translation>
    </message>
    <message>
        <source>Hash of the keys</source>
        <translation>Hash van de sleutels</translation>
    </message>
    <message>
        <source>The check code</source>
        <translation>De controlecode</translation>
    </message>
    <message>
        <source>such as: Bulletin 1, club web page</source>
        <translation>zoals: Bulletin 1, website van de club</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to correct first: go back to Plan.</source>
        <translation>
            <numerusform>Eerst nog %n punt te verbeteren: ga terug naar Plan.</numerusform>
            <numerusform>Eerst nog %n punten te verbeteren: ga terug naar Plan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the &amp;sheet…</source>
        <translation>&amp;Blad opslaan…</translation>
    </message>
    <message>
        <source>s&amp;ince</source>
        <translation>s&amp;inds</translation>
    </message>
    <message>
        <source>Published: {where}, since {day}</source>
        <translation>Gepubliceerd: {where}, sinds {day}</translation>
    </message>
    <message>
        <source>Seal t&amp;he plan…</source>
        <translation>&amp;Plan verzegelen…</translation>
    </message>
    <message>
        <source>Copies the digits and the words to the clipboard, for the bulletin</source>
        <translation>Zet cijfers en woorden op het klembord, voor het bulletin</translation>
    </message>
    <message>
        <source>It is published &amp;there</source>
        <translation>Daar &amp;staat hij</translation>
    </message>
    <message>
        <source>Records in the journal that the plan is published there</source>
        <translation>Noteert in het logboek dat het plan daar gepubliceerd is</translation>
    </message>
    <message>
        <source>&amp;Go to Value</source>
        <translation>&amp;Verder naar Waarde</translation>
    </message>
    <message>
        <source>The keys are secret until all play is over. Together with the outside value they determine the deals.</source>
        <translation>De sleutels zijn geheim tot alles gespeeld is. Samen met de externe waarde geven ze de spelverdelingen.</translation>
    </message>
    <message>
        <source>It is part of the plan. It commits you to the keys and reveals nothing about them. You can read it out or print it too.</source>
        <translation>Die staat in het plan, legt de sleutels vast en verraadt niets. U kunt hem ook voorlezen of afdrukken.</translation>
    </message>
    <message>
        <source>It commits you to the plan, the promise and the keys, and reveals nothing about them. Print it where it cannot be taken back, such as the bulletin or the notice board. The words mean the same as the digits.</source>
        <translation>Hij legt plan, toezegging en sleutels vast en verraadt niets. Druk hem af waar hij niet teruggenomen kan worden: in het bulletin, op het prikbord. De woorden zeggen hetzelfde.</translation>
    </message>
    <message>
        <source>Inspector’s findings</source>
        <translation>Opmerkingen bij het plan</translation>
    </message>
    <message>
        <source>Who keeps the keys</source>
        <translation>Wie de sleutels bewaart</translation>
    </message>
    <message>
        <source>How they are sealed</source>
        <translation>Hoe ze worden verzegeld</translation>
    </message>
    <message>
        <source>Where is it published?</source>
        <translation>Waar staat hij?</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) to read and tick.</source>
        <translation>
            <numerusform>%n waarschuwing om te bekijken en aan te vinken.</numerusform>
            <numerusform>%n waarschuwingen om te bekijken en aan te vinken.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose how the keys are kept.</source>
        <translation>Geef aan hoe de sleutels bewaard worden.</translation>
    </message>
    <message>
        <source>A page for the notice board and the bulletin, as a PDF to print</source>
        <translation>Een pagina voor het prikbord en het bulletin, als PDF om af te drukken</translation>
    </message>
    <message>
        <source>The program seals the plan; you publish it. Enter where everyone can find the plan and the check code (digest, SHA-256), and since which day. The public pack will show this, in your words.</source>
        <translation>Het programma verzegelt; publiceren doet u zelf. Zeg waar iedereen plan en controlecode vindt, en sinds welke dag: het komt in het openbare pakket, in uw woorden.</translation>
    </message>
    <message>
        <source>The first day on which everyone could see it there</source>
        <translation>De eerste dag waarop iedereen het daar kon zien</translation>
    </message>
    <message>
        <source>Not published yet: no place has been entered here.</source>
        <translation>Nog niet gepubliceerd: niemand heeft hier gezegd waar het staat.</translation>
    </message>
    <message>
        <source>Sealed {time}. The plan and its keys are fixed and can no longer be changed.</source>
        <translation>Verzegeld {time}. Het plan en de sleutels liggen vast en zijn niet meer te wijzigen.</translation>
    </message>
    <message>
        <source>The plan was sealed on another computer or by another program.</source>
        <translation>Het plan is verzegeld, op een andere computer of door een ander programma.</translation>
    </message>
    <message>
        <source>&amp;QR code…</source>
        <translation>&amp;QR-code…</translation>
    </message>
    <message>
        <source>Shows the check code for a telephone to read</source>
        <translation>Toont de controlecode, zodat een telefoon die kan lezen</translation>
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
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nee</translation>
    </message>
</context>
<context>
    <name>QrDialog</name>
    <message>
        <source>QR code of the text below</source>
        <translation>QR-code van de tekst eronder</translation>
    </message>
    <message>
        <source>Cop&amp;y the text</source>
        <translation>Tekst &amp;kopiëren</translation>
    </message>
    <message>
        <source>Copy it to paste it elsewhere</source>
        <translation>Kopiëren, om die elders te plakken</translation>
    </message>
</context>
<context>
    <name>RecordMaking</name>
    <message>
        <source>Hand record</source>
        <translation>Spelverdelingen</translation>
    </message>
    <message>
        <source>Dealing sheets</source>
        <translation>Verdeellijsten</translation>
    </message>
    <message>
        <source>Curtain cards</source>
        <translation>Handkaartjes</translation>
    </message>
    <message>
        <source>{kind} made</source>
        <translation>{kind} gemaakt</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiketten</translation>
    </message>
    <message>
        <source>Labels made</source>
        <translation>Etiketten gemaakt</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Checklist</translation>
    </message>
    <message>
        <source>Checklist made</source>
        <translation>Checklist gemaakt</translation>
    </message>
    <message>
        <source>Public pack</source>
        <translation>Openbaar pakket</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) inside: boards for programs, hand record, checksums.</source>
        <translation>
            <numerusform>%n bestand erin: spellen voor programma’s, spelverdelingen, controlesommen.</numerusform>
            <numerusform>%n bestanden erin: spellen voor programma’s, spelverdelingen, controlesommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Public pack made</source>
        <translation>Openbaar pakket gemaakt</translation>
    </message>
    <message>
        <source>Files ({suffix})</source>
        <translation>Bestanden ({suffix})</translation>
    </message>
    <message>
        <source>{name} in {folder}</source>
        <translation>{name} in {folder}</translation>
    </message>
    <message numerus="yes">
        <source>Folder for %n file(s)</source>
        <translation>
            <numerusform>Map voor %n bestand</numerusform>
            <numerusform>Map voor %n bestanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in {folder}</source>
        <translation>
            <numerusform>%n bestand in {folder}</numerusform>
            <numerusform>%n bestanden in {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>It has the boards’ numbers, dealers and vulnerabilities, and no card.</source>
        <translation>Er staan spelnummers, gevers en kwetsbaarheid op, en geen kaart.</translation>
    </message>
    <message>
        <source>Players’ paper made</source>
        <translation>Formulieren voor spelers gemaakt</translation>
    </message>
    <message>
        <source>Players’ paper</source>
        <translation>Formulieren voor spelers</translation>
    </message>
    <message>
        <source>They reveal nothing about the cards. Print them without scaling (100 %).</source>
        <translation>Ze verraden niets over de kaarten. Druk ze af zonder schalen (100%).</translation>
    </message>
    <message>
        <source>Two people sign for each duplicated board. It reveals nothing about the cards.</source>
        <translation>Twee mensen tekenen elk gedupliceerd spel af; ze verraadt niets over de kaarten.</translation>
    </message>
    <message>
        <source>Sealed with your passphrase. Use “Open a sealed record…” to open it.</source>
        <translation>Verzegeld met uw wachtwoordzin. Met “Verzegeld bestand openen…” gaat het open.</translation>
    </message>
    <message>
        <source>Sealed until {time}. After that, use “Open a sealed record…” on this computer.</source>
        <translation>Verzegeld tot {time}. Met “Verzegeld bestand openen…” gaat het dan open, op deze computer.</translation>
    </message>
    <message>
        <source>The file is not sealed: anyone who has it can see all hands.</source>
        <translation>Het bestand is open: wie het heeft, ziet alle handen.</translation>
    </message>
    <message>
        <source>Locked until {time}. After that, open it on the Check page.</source>
        <translation>Vergrendeld tot {time}. Open het daarna op de pagina Controle.</translation>
    </message>
    <message>
        <source>Hand record and public pack made</source>
        <translation>Spelverdelingen en openbaar pakket gemaakt</translation>
    </message>
</context>
<context>
    <name>RecordOpening</name>
    <message>
        <source>Open a sealed record</source>
        <translation>Verzegeld bestand openen</translation>
    </message>
    <message>
        <source>Sealed files (*.age)</source>
        <translation>Verzegelde bestanden (*.age)</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”</source>
        <translation>Wachtwoordzin van “{name}”</translation>
    </message>
    <message>
        <source>Records ({suffix})</source>
        <translation>Afdrukken ({suffix})</translation>
    </message>
    <message>
        <source>The opened record</source>
        <translation>Het geopende bestand</translation>
    </message>
    <message>
        <source>{name} in {folder}</source>
        <translation>{name} in {folder}</translation>
    </message>
    <message>
        <source>Record opened</source>
        <translation>Bestand geopend</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Wachtwoordzin</translation>
    </message>
    <message>
        <source>The file is not sealed: anyone who has it can see all hands.</source>
        <translation>Het bestand is open: wie het heeft, ziet alle handen.</translation>
    </message>
</context>
<context>
    <name>RecordsBar</name>
    <message>
        <source>&amp;Hand record…</source>
        <translation>&amp;Spelverdelingen…</translation>
    </message>
    <message>
        <source>&amp;Dealing sheets…</source>
        <translation>&amp;Verdeellijsten…</translation>
    </message>
    <message>
        <source>C&amp;urtain cards…</source>
        <translation>&amp;Handkaartjes…</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <translation>&amp;Etiketten…</translation>
    </message>
    <message>
        <source>Chec&amp;klist…</source>
        <translation>Chec&amp;klist…</translation>
    </message>
    <message>
        <source>Pu&amp;blish…</source>
        <translation>&amp;Publiceren…</translation>
    </message>
    <message>
        <source>The deals of the set on paper, for after play</source>
        <translation>De spelverdelingen van de set op papier, voor na het spelen</translation>
    </message>
    <message>
        <source>Labels for boxes, with the set code; no cards</source>
        <translation>Etiketten voor de koffers, met de setcode; geen kaarten</translation>
    </message>
    <message>
        <source>A list to sign while duplicating; no cards</source>
        <translation>Een lijst om bij het dupliceren af te tekenen; geen kaarten</translation>
    </message>
    <message>
        <source>Pla&amp;yers’ paper</source>
        <translation>Formulieren voor spe&amp;lers</translation>
    </message>
    <message>
        <source>&amp;Travellers…</source>
        <translation>&amp;Loopbriefjes…</translation>
    </message>
    <message>
        <source>&amp;Pickup slips…</source>
        <translation>&amp;Scorebriefjes…</translation>
    </message>
    <message>
        <source>Personal &amp;scorecards…</source>
        <translation>&amp;Persoonlijke scorekaarten…</translation>
    </message>
    <message>
        <source>Table &amp;cards…</source>
        <translation>&amp;Tafelkaarten…</translation>
    </message>
    <message>
        <source>Travellers, slips, scorecards and table cards, without a card in them</source>
        <translation>Loopbriefjes, scorebriefjes, scorekaarten en tafelkaarten, zonder speelkaart erin</translation>
    </message>
    <message>
        <source>For dealing a sorted pack by list, without seeing a hand</source>
        <translation>Om een gesorteerd spel kaarten met een lijst te verdelen, zonder een hand te zien</translation>
    </message>
    <message>
        <source>Each hand on its own card, to go into the board</source>
        <translation>Elke hand op een eigen kaartje, dat ermee in het bord ligt</translation>
    </message>
    <message>
        <source>One file with everything for the web page, after play</source>
        <translation>Alles voor de website in één bestand, na het spelen</translation>
    </message>
    <message>
        <source>Boards that have been played cannot be dealt again with sheets or curtain cards.</source>
        <translation>Voor gespeelde spellen zijn er geen verdeellijsten en handkaartjes meer.</translation>
    </message>
    <message>
        <source>Not played yet, so prints that show cards will be sealed.</source>
        <translation>Nog te spelen: wat de kaarten toont, wordt verzegeld.</translation>
    </message>
    <message>
        <source>Checklists and packs are made for one set at a time.</source>
        <translation>Checklists en pakketten worden set voor set gemaakt.</translation>
    </message>
    <message>
        <source>You can publish it once it is marked as finished on the Journal page.</source>
        <translation>Publiceren kan zodra de set op de bladzijde “Logboek” als uitgespeeld is gemarkeerd.</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>&amp;Open a sealed record…</source>
        <translation>Verzegeld bestand &amp;openen…</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>&amp;Map openen</translation>
    </message>
    <message>
        <source>Double dummy: {done} of {wanted} boards</source>
        <translation>Double dummy: {done} van {wanted} spellen</translation>
    </message>
    <message>
        <source>Boards solved</source>
        <translation>Berekende spellen</translation>
    </message>
    <message>
        <source>With its passphrase, or after its time has come</source>
        <translation>Met de wachtwoordzin, of als het tijd is</translation>
    </message>
    <message>
        <source>No sets yet. Once you have dealt one, you print its records and labels here.</source>
        <translation>Nog geen set. Zodra er een geschud is, drukt u hier de spelverdelingen en etiketten af.</translation>
    </message>
    <message>
        <source>No files were left behind. ({place})</source>
        <translation>Er is geen bestand achtergebleven. ({place})</translation>
    </message>
    <message>
        <source>Boards analysed so far</source>
        <translation>Spellen waarvan de double-dummyresultaten bekend zijn</translation>
    </message>
    <message>
        <source>Stop; no files are left behind</source>
        <translation>Stoppen; er blijft geen bestand achter</translation>
    </message>
    <message>
        <source>Hand records</source>
        <translation>Spelverdelingen</translation>
    </message>
</context>
<context>
    <name>RecordsPanel</name>
    <message>
        <source>Set code {code}</source>
        <translation>Setcode {code}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>&amp;Paper…</source>
        <translation>Pap&amp;ier…</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) chosen</source>
        <translation>
            <numerusform>%n set gekozen</numerusform>
            <numerusform>%n sets gekozen</numerusform>
        </translation>
    </message>
    <message>
        <source>Your club’s header and footer, and the page layout</source>
        <translation>Kop en voet van uw club, en hoe een pagina eruitziet</translation>
    </message>
</context>
<context>
    <name>RestoreButton</name>
    <message>
        <source>Restore a backup</source>
        <translation>Een back-up terugzetten</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>The backup is sealed</source>
        <translation>De back-up is verzegeld</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Terugzetten</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Wachtwoordzin</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Terugzetten…</translation>
    </message>
    <message>
        <source>Bring journal, settings and presets back from a backup</source>
        <translation>Logboek, instellingen en sjablonen uit een back-up halen</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Set code</source>
        <translation>Setcode</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Map &amp;openen</translation>
    </message>
    <message>
        <source>Print &amp;labels…</source>
        <translation>&amp;Etiketten afdrukken…</translation>
    </message>
    <message>
        <source>&amp;Certificate…</source>
        <translation>&amp;Certificaat…</translation>
    </message>
    <message>
        <source>&amp;Next session</source>
        <translation>Volgende &amp;zitting</translation>
    </message>
    <message>
        <source>Open &amp;its folder</source>
        <translation>Map e&amp;rvan openen</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>De bestanden in hun map tonen</translation>
    </message>
    <message>
        <source>Labels for boxes, with the set code; no cards</source>
        <translation>Etiketten voor de koffers, met de setcode; geen kaarten</translation>
    </message>
    <message>
        <source>Make the dealing certificate of this set, as a PDF; no cards</source>
        <translation>Het certificaat van deze set als pdf maken; geen kaarten</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Bestanden</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) dealt</source>
        <translation>
            <numerusform>%n spel geschud</numerusform>
            <numerusform>%n spellen geschud</numerusform>
        </translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Setcode {code}</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <translation>In {folder}</translation>
    </message>
    <message>
        <source>Cop&amp;y code</source>
        <translation>Code &amp;kopiëren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>randomness: {source}</source>
        <translation>toeval: {source}</translation>
    </message>
    <message>
        <source>What to do next</source>
        <translation>Wat nu te doen</translation>
    </message>
    <message numerus="yes">
        <source>of %n board(s)</source>
        <translation>
            <numerusform>van %n spel</numerusform>
            <numerusform>van %n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n set</numerusform>
            <numerusform>%n sets</numerusform>
        </translation>
    </message>
    <message>
        <source>Others can read these files</source>
        <translation>Anderen kunnen deze bestanden lezen</translation>
    </message>
    <message>
        <source>&amp;Always like this</source>
        <translation>&amp;Altijd zo</translation>
    </message>
    <message>
        <source>N&amp;o</source>
        <translation>N&amp;ee</translation>
    </message>
    <message>
        <source>Always like this, into this folder?</source>
        <translation>Altijd zo, in deze map?</translation>
    </message>
    <message>
        <source>Write it on the label of each box. It tells you which set is inside.</source>
        <translation>Schrijf hem op het etiket van elke koffer: hij zegt welke set erin zit.</translation>
    </message>
    <message>
        <source>The code of this set; it reveals nothing about the cards</source>
        <translation>De code van deze set; hij verraadt niets over de kaarten</translation>
    </message>
    <message>
        <source>Start another session with an empty meter</source>
        <translation>Een nieuwe zitting beginnen, met een lege meter</translation>
    </message>
    <message>
        <source>all files written, read back and compared</source>
        <translation>elk bestand geschreven, teruggelezen en vergeleken</translation>
    </message>
    <message>
        <source>Writing the files had been interrupted</source>
        <translation>Een levering was afgebroken</translation>
    </message>
    <message>
        <source>Do not open these files before play: they contain the hands.</source>
        <translation>Open deze bestanden niet vóór het spelen: de handen staan erin.</translation>
    </message>
    <message>
        <source>Copy the set code to paste it elsewhere; it reveals no cards</source>
        <translation>De code van de set kopiëren, om die elders te plakken; hij verraadt geen kaarten</translation>
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
        <translation>Zitting</translation>
    </message>
    <message>
        <source>Public pack</source>
        <translation>Openbaar pakket</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>revealed {time}</source>
        <translation>onthuld {time}</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>geheim</translation>
    </message>
    <message>
        <source>interrupted; its key may be known</source>
        <translation>afgebroken, de sleutel kan bekend zijn</translation>
    </message>
    <message>
        <source>secret, reserve dealt</source>
        <translation>geheim, reserve geschud</translation>
    </message>
</context>
<context>
    <name>RevealStep</name>
    <message>
        <source>Choos&amp;e…</source>
        <translation>&amp;Kiezen…</translation>
    </message>
    <message>
        <source>&amp;Reveal…</source>
        <translation>Ont&amp;hullen…</translation>
    </message>
    <message>
        <source>Make the public pack</source>
        <translation>Het openbare pakket maken</translation>
    </message>
    <message>
        <source>&amp;Reveal the ticked sessions…</source>
        <translation>Aangevinkte zittingen ont&amp;hullen…</translation>
    </message>
    <message>
        <source>Make a public pack for each of them; the other keys stay secret</source>
        <translation>Voor elk een openbaar pakket maken; de andere sleutels blijven geheim</translation>
    </message>
    <message>
        <source>&amp;Verify the pack</source>
        <translation>Pakket &amp;controleren</translation>
    </message>
    <message>
        <source>One file (.zip) that you publish</source>
        <translation>Eén bestand (.zip) dat u publiceert</translation>
    </message>
    <message>
        <source>The same evening</source>
        <translation>Dezelfde avond</translation>
    </message>
    <message>
        <source>All sessions</source>
        <translation>Alle zittingen</translation>
    </message>
    <message>
        <source>Open the keys</source>
        <translation>Sleutels openen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>Be&amp;stand</translation>
    </message>
    <message>
        <source>Revealed {time}. The pack is “{pack}”: publish it.</source>
        <translation>Onthuld {time}. Het pakket is “{pack}”: publiceer het.</translation>
    </message>
    <message>
        <source>In it: {names}</source>
        <translation>Inhoud: {names}</translation>
    </message>
    <message>
        <source>Tick the sessions whose play is over.</source>
        <translation>Vink de zittingen aan die gespeeld zijn.</translation>
    </message>
    <message>
        <source>&amp;All play is over, including reserve sets</source>
        <translation>&amp;Alles is gespeeld, ook de reservesets</translation>
    </message>
    <message>
        <source>Choose where to save the pack</source>
        <translation>Aangeven waar het pakket komt</translation>
    </message>
    <message>
        <source>Check it as any player can</source>
        <translation>Controleren zoals elke speler dat kan</translation>
    </message>
    <message>
        <source>The keys open every session, including those not played yet</source>
        <translation>De sleutels openen elke zitting, ook die nog gespeeld moeten worden</translation>
    </message>
    <message>
        <source>Each ticked session gets its own public pack on the evening it was played. The pack opens only that session and its reserve set, which cannot be used after that.</source>
        <translation>Elke aangevinkte zitting krijgt een eigen openbaar pakket, op de avond waarop ze gespeeld is. Het opent alleen die zitting en haar reserveset: die kan daarna niet meer gebruikt worden.</translation>
    </message>
    <message>
        <source>The keys open all sessions at once. Anyone who has them knows every board not played yet.</source>
        <translation>De sleutels openen alle zittingen tegelijk. Wie ze heeft, kent elk spel dat nog niet gespeeld is.</translation>
    </message>
    <message>
        <source>One file with the plan, the keys, the boards and a text that tells players how to check them.</source>
        <translation>Eén bestand met het plan, de sleutels, de geschudde spellen en een tekst voor de spelers die zegt hoe ze het controleren.</translation>
    </message>
    <message>
        <source>Tick the box when all play is over.</source>
        <translation>Vink aan dat alles gespeeld is.</translation>
    </message>
    <message>
        <source>Choose where to save the pack.</source>
        <translation>Geef aan waar het pakket komt.</translation>
    </message>
    <message>
        <source>Revealed {time}. The pack “{pack}” is not in the tournament’s folder. If it is lost, make it again here: it has the same boards.</source>
        <translation>Onthuld {time}. Het pakket “{pack}” staat niet in de map van het toernooi. Is het kwijt, maak het dan hier opnieuw: het heeft dezelfde spellen.</translation>
    </message>
</context>
<context>
    <name>RevealTable</name>
    <message>
        <source>Sessions that were dealt</source>
        <translation>Geschudde zittingen</translation>
    </message>
    <message>
        <source>Press the space bar to tick the selected session.</source>
        <translation>De spatiebalk vinkt de gekozen zitting aan.</translation>
    </message>
</context>
<context>
    <name>RoundFields</name>
    <message>
        <source>Figure &amp;instead</source>
        <translation>&amp;Cijfer in plaats daarvan</translation>
    </message>
    <message>
        <source>&amp;Value of that day</source>
        <translation>&amp;Waarde van die dag</translation>
    </message>
    <message>
        <source>&amp;Hour</source>
        <translation>&amp;Uur</translation>
    </message>
    <message>
        <source>Round {number}: {time} UTC</source>
        <translation>Ronde {number}: {time} UTC</translation>
    </message>
    <message>
        <source>By this computer’s clock</source>
        <translation>Volgens de klok van deze computer</translation>
    </message>
    <message>
        <source>If that network has ended before then, a figure of the next day counts:</source>
        <translation>Als dat netwerk dan is gestopt, telt een cijfer van de dag erna:</translation>
    </message>
</context>
<context>
    <name>RoundPart</name>
    <message>
        <source>Address of the round</source>
        <translation>Adres van de ronde</translation>
    </message>
    <message>
        <source>&amp;Paste number, signature and randomness</source>
        <translation>&amp;Plak nummer, handtekening en toevalsgetal</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Be&amp;stand openen…</translation>
    </message>
    <message>
        <source>The network had en&amp;ded: type the value promised for that case</source>
        <translation>Het netwerk was &amp;gestopt: typ wat voor dat geval was toegezegd</translation>
    </message>
    <message>
        <source>Everything the address shows, or its three parts in any order</source>
        <translation>Alles wat het adres toont, of de drie delen in willekeurige volgorde</translation>
    </message>
    <message>
        <source>A file with what the address shows</source>
        <translation>Een bestand met wat het adres toont</translation>
    </message>
    <message>
        <source>Everyone will see this, with your reason</source>
        <translation>Iedereen krijgt het te horen, met uw reden</translation>
    </message>
    <message>
        <source>Enter the promised round</source>
        <translation>De toegezegde ronde ophalen</translation>
    </message>
    <message>
        <source>Round {number} appears on {moment} by this computer’s clock. Open the address below on a telephone, or on a computer with a network, and enter here what it shows. The signature is checked here, so nobody has to look the value up.</source>
        <translation>Ronde {number} verschijnt op {moment} volgens de klok van deze computer. Open het adres hieronder met een telefoon of op een computer met internet, en voer hier in wat het toont. De handtekening wordt hier gecontroleerd; niemand hoeft de waarde op te zoeken.</translation>
    </message>
    <message>
        <source>&amp;QR code…</source>
        <translation>&amp;QR-code…</translation>
    </message>
    <message>
        <source>Shows the address for a telephone to read</source>
        <translation>Toont het adres, zodat een telefoon het kan lezen</translation>
    </message>
</context>
<context>
    <name>RowsModel</name>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
</context>
<context>
    <name>RowsView</name>
    <message>
        <source>Columns</source>
        <translation>Kolommen</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Deal session: name of the set</source>
        <translation>Spellen schudden: naam van de set</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Schudden</translation>
    </message>
</context>
<context>
    <name>SealingBox</name>
    <message>
        <source>Sealing</source>
        <translation>Verzegelen</translation>
    </message>
    <message>
        <source>Seal it with a &amp;passphrase</source>
        <translation>Verzegelen met &amp;wachtwoordzin</translation>
    </message>
    <message>
        <source>Seal it until a ti&amp;me</source>
        <translation>Verze&amp;gelen tot een tijdstip</translation>
    </message>
    <message>
        <source>several words</source>
        <translation>een paar woorden</translation>
    </message>
    <message>
        <source>P&amp;assphrase</source>
        <translation>W&amp;achtwoordzin</translation>
    </message>
    <message>
        <source>A&amp;gain</source>
        <translation>&amp;Nog eens</translation>
    </message>
    <message>
        <source>Ope&amp;ns on</source>
        <translation>Te openen &amp;vanaf</translation>
    </message>
    <message>
        <source>The file will show every card. A player who has seen one may not play these boards (Law 6D).</source>
        <translation>Het bestand toont elke kaart. Een speler die er een heeft gezien, mag deze spellen niet spelen (artikel 6D).</translation>
    </message>
    <message>
        <source>Type a passphrase for the seal first</source>
        <translation>Typ eerst een wachtwoordzin om te verzegelen</translation>
    </message>
    <message>
        <source>The passphrase is too weak</source>
        <translation>De wachtwoordzin is te zwak</translation>
    </message>
    <message>
        <source>Type the same passphrase again</source>
        <translation>Typ dezelfde wachtwoordzin nog eens</translation>
    </message>
    <message>
        <source>Too weak: {reason}</source>
        <translation>Te zwak: {reason}</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Goed</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Sterk</translation>
    </message>
    <message>
        <source>Offer words</source>
        <translation>Woorden voorstellen</translation>
    </message>
    <message>
        <source>Play is &amp;over – print open</source>
        <translation>Uitgespeeld – onverzegeld afdru&amp;kken</translation>
    </message>
    <message>
        <source>The journal will say that the set is finished. Its files go into your archive, if any.</source>
        <translation>Het logboek zegt dan dat de set uitgespeeld is. De bestanden gaan naar uw archief, als u er een hebt.</translation>
    </message>
    <message>
        <source>The journal says that these boards are still to be played</source>
        <translation>Volgens het logboek moeten deze spellen nog gespeeld worden</translation>
    </message>
    <message>
        <source>Lea&amp;ve it unsealed</source>
        <translation>Open &amp;laten</translation>
    </message>
    <message>
        <source>I und&amp;erstand: anyone who opens the file can see all hands</source>
        <translation>Ik begri&amp;jp het: wie het bestand opent, ziet alle handen</translation>
    </message>
    <message>
        <source>Nobody can open the file without it. If you lose it, you can make the record again after play.</source>
        <translation>Zonder die zin opent niemand het; raakt ze kwijt, dan kunt u de afdruk na het spelen opnieuw maken.</translation>
    </message>
    <message>
        <source>This program will open it then, on this computer, or once the set is finished. Weaker: anyone who can read your files here, or change the clock, could open it earlier.</source>
        <translation>Dit programma opent het dan, op deze computer, of als de set uitgespeeld is. Minder veilig: wie uw bestanden hier kan lezen, of de klok vooruitzet, zou het eerder kunnen openen.</translation>
    </message>
    <message>
        <source>The day and time from which the record can be opened</source>
        <translation>De dag en het tijdstip vanaf wanneer het bestand te openen is</translation>
    </message>
    <message>
        <source>Choose a time in the future</source>
        <translation>Kies een tijdstip dat nog komt</translation>
    </message>
    <message>
        <source>Tick that you understand what an unsealed file shows</source>
        <translation>Vink aan dat u begrijpt wat een open bestand toont</translation>
    </message>
    <message>
        <source>At least {count} characters; several words are best.</source>
        <translation>Minstens {count} letters; een paar woorden is het beste.</translation>
    </message>
    <message>
        <source>the two do not match yet</source>
        <translation>de twee zijn nog niet gelijk</translation>
    </message>
    <message>
        <source>Let the program make up words, and show them</source>
        <translation>Woorden invullen die het programma maakt, en ze tonen</translation>
    </message>
    <message>
        <source>Strong: {bits} bits that nobody can guess. Write the words down before you continue.</source>
        <translation>Sterk: {bits} bits die niemand kan raden. Schrijf de woorden op voordat u verdergaat.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Loc&amp;k it until a time</source>
        <translation>Vergren&amp;delen tot een tijdstip</translation>
    </message>
    <message>
        <source>Locke&amp;d until</source>
        <translation>Vergrendel&amp;d tot</translation>
    </message>
    <message>
        <source>Nobody can open the file before then, this computer included. After that anyone can, with what a public clock publishes. The set’s own files stay as they are.</source>
        <translation>Niemand kan het bestand eerder openen, ook deze computer niet. Daarna kan iedereen het, met wat een openbare klok publiceert. De bestanden van de set zelf blijven zoals ze zijn.</translation>
    </message>
    <message>
        <source>Make the pu&amp;blic pack too</source>
        <translation>Ook het open&amp;bare pakket maken</translation>
    </message>
    <message>
        <source>Record and pack are saved in {folder}, and the record opens for printing.</source>
        <translation>Spelverdelingen en pakket worden opgeslagen in {folder}, en de spelverdelingen gaan open om te printen.</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>{topic}: press Ctrl+Page Up or Ctrl+Page Down to go from one to the next</source>
        <translation>{topic}: met Ctrl+Page Up en Ctrl+Page Down gaat u van het ene naar het andere</translation>
    </message>
</context>
<context>
    <name>SessionsModel</name>
    <message>
        <source>Session</source>
        <translation>Zitting</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>onthuld</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>geschud</translation>
    </message>
    <message>
        <source>not dealt</source>
        <translation>niet geschud</translation>
    </message>
    <message>
        <source>reserve dealt</source>
        <translation>reserve geschud</translation>
    </message>
</context>
<context>
    <name>SessionsTable</name>
    <message>
        <source>Tick &amp;all</source>
        <translation>Alles aanvin&amp;ken</translation>
    </message>
    <message>
        <source>Tick &amp;none</source>
        <translation>&amp;Geen aanvinken</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Zittingen</translation>
    </message>
    <message>
        <source>Deal every session</source>
        <translation>Elke zitting schudden</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) ticked, {boards} boards</source>
        <translation>
            <numerusform>%n zitting aangevinkt, {boards} spellen</numerusform>
            <numerusform>%n zittingen aangevinkt, {boards} spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Press the space bar to tick the selected session.</source>
        <translation>De spatiebalk vinkt de gekozen zitting aan.</translation>
    </message>
    <message>
        <source>Start with no sessions</source>
        <translation>Met geen zitting beginnen</translation>
    </message>
</context>
<context>
    <name>SetLookup</name>
    <message>
        <source>&amp;Look up</source>
        <translation>Op&amp;zoeken</translation>
    </message>
    <message>
        <source>such as K7QM-2PXA</source>
        <translation>bijvoorbeeld K7QM-2PXA</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Setcode</translation>
    </message>
    <message>
        <source>&amp;Which set is this?</source>
        <translation>&amp;Welke set is dit?</translation>
    </message>
    <message>
        <source>No set “{code}” on this computer</source>
        <translation>Geen set “{code}” op deze computer</translation>
    </message>
    <message>
        <source>{state}: {meaning}</source>
        <translation>{state}: {meaning}</translation>
    </message>
    <message>
        <source>Dealt {time}</source>
        <translation>Geschud {time}</translation>
    </message>
    <message>
        <source>First seen {time}</source>
        <translation>Voor het eerst gezien {time}</translation>
    </message>
    <message>
        <source>The set code on the label, on the sheet or in the file</source>
        <translation>De setcode op het etiket, op het blad of in het bestand</translation>
    </message>
    <message>
        <source>Find the session this set code belongs to</source>
        <translation>Zegt bij welke zitting deze setcode hoort</translation>
    </message>
    <message>
        <source>Compare each letter with the label. A set dealt on another computer is in that computer’s journal.</source>
        <translation>Vergelijk elke letter met het etiket. Een set die op een andere computer is geschud, staat in het logboek van die computer.</translation>
    </message>
    <message>
        <source>{path} (no longer there)</source>
        <translation>{path} (niet meer aanwezig)</translation>
    </message>
    <message>
        <source>Spot check…</source>
        <translation>Steekproef…</translation>
    </message>
    <message>
        <source>Check duplicated boards by questions drawn by lot</source>
        <translation>Controleer gedupliceerde spellen met gelote vragen</translation>
    </message>
</context>
<context>
    <name>SetPages</name>
    <message>
        <source>Check</source>
        <translation>Controleren</translation>
    </message>
    <message>
        <source>History</source>
        <comment>accessible name of the page Journal</comment>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>Hand records</source>
        <translation>Spelverdelingen</translation>
    </message>
</context>
<context>
    <name>SetPanel</name>
    <message>
        <source>&amp;Duplicated</source>
        <translation>&amp;Gedupliceerd</translation>
    </message>
    <message>
        <source>In &amp;play</source>
        <translation>&amp;Wordt gespeeld</translation>
    </message>
    <message>
        <source>&amp;Finished</source>
        <translation>&amp;Uitgespeeld</translation>
    </message>
    <message>
        <source>&amp;Released…</source>
        <translation>&amp;Vrijgegeven…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ongedaan ma&amp;ken</translation>
    </message>
    <message>
        <source>&amp;Certificate…</source>
        <translation>&amp;Certificaat…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Map &amp;openen</translation>
    </message>
    <message>
        <source>Mark as</source>
        <translation>Markeren als</translation>
    </message>
    <message>
        <source>Make the dealing certificate of this set, as a PDF; no cards</source>
        <translation>Het certificaat van deze set als pdf maken; geen kaarten</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>De bestanden in hun map tonen</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) chosen</source>
        <translation>
            <numerusform>%n set gekozen</numerusform>
            <numerusform>%n sets gekozen</numerusform>
        </translation>
    </message>
    <message>
        <source>When play is over: make the file that a web site, a scorer or a program takes</source>
        <translation>Als er is uitgespeeld: maak het bestand dat een website of een rekenprogramma aanneemt</translation>
    </message>
    <message>
        <source>Send to…</source>
        <translation>Versturen naar…</translation>
    </message>
    <message>
        <source>The code of this set; it reveals nothing about the cards</source>
        <translation>De code van deze set; hij verraadt niets over de kaarten</translation>
    </message>
    <message>
        <source>Select a set above to see where its files are, or several sets to mark them together.</source>
        <translation>Kies hierboven een set om te zien waar de bestanden zijn, of meerdere om ze samen te markeren.</translation>
    </message>
    <message>
        <source>Undo the last step for all of them</source>
        <translation>De laatste stap van alle sets terugdraaien</translation>
    </message>
</context>
<context>
    <name>SetWords</name>
    <message>
        <source>Not delivered</source>
        <translation>Mislukt</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Geschud</translation>
    </message>
    <message>
        <source>Duplicated</source>
        <translation>Gedupliceerd</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Wordt gespeeld</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Uitgespeeld</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Vrijgegeven</translation>
    </message>
    <message>
        <source>From elsewhere</source>
        <translation>Van elders</translation>
    </message>
    <message>
        <source>The files are ready for the dealing machine.</source>
        <translation>De bestanden zijn klaar voor de dupliceermachine.</translation>
    </message>
    <message>
        <source>The boards are in their boxes.</source>
        <translation>De spellen zitten in de koffer.</translation>
    </message>
    <message>
        <source>Players have seen boards of it.</source>
        <translation>Spelers hebben spellen van deze set gezien.</translation>
    </message>
    <message>
        <source>Set {code}</source>
        <translation>Set {code}</translation>
    </message>
    <message>
        <source>boards {numbers}</source>
        <translation>spel {numbers}</translation>
    </message>
    <message>
        <source>board {numbers}</source>
        <translation>spel {numbers}</translation>
    </message>
    <message>
        <source>Dealt {time}</source>
        <translation>Geschud {time}</translation>
    </message>
    <message>
        <source>First seen {time}</source>
        <translation>Voor het eerst gezien {time}</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Afgebroken</translation>
    </message>
    <message>
        <source>No files were left behind.</source>
        <translation>Er is geen bestand achtergebleven.</translation>
    </message>
    <message>
        <source>Play is over: nobody will play these boards again.</source>
        <translation>Het spelen is voorbij: niemand speelt deze spellen meer.</translation>
    </message>
    <message>
        <source>Anyone may see the hands.</source>
        <translation>Iedereen mag de handen zien.</translation>
    </message>
    <message>
        <source>Not dealt on this computer, but checked here.</source>
        <translation>Niet op deze computer geschud, maar hier wel gezien.</translation>
    </message>
    <message>
        <source>Unnamed set</source>
        <translation>Een set zonder naam</translation>
    </message>
    <message>
        <source>No sets match. Clear the search, or choose “All states”.</source>
        <translation>Geen set past. Wis de zoekwoorden of kies “Elke status”.</translation>
    </message>
    <message>
        <source>It is being dealt now, or its folder is away: then the next dealing shows what happened to it. Do not use its files.</source>
        <translation>Hij wordt nu geschud, of zijn map is weg: dan laat de volgende keer schudden zien wat ervan geworden is. Gebruik zijn bestanden niet.</translation>
    </message>
</context>
<context>
    <name>SetsBrowser</name>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n set</numerusform>
            <numerusform>%n sets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetsFilter</name>
    <message>
        <source>event, date, set code, format or file</source>
        <translation>wedstrijd, datum, setcode, formaat of bestand</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Elke status</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Zoeken</translation>
    </message>
    <message>
        <source>S&amp;tate</source>
        <translation>S&amp;tatus</translation>
    </message>
    <message>
        <source>Show only sets that match all these words</source>
        <translation>Alleen de sets tonen waarin al deze woorden staan</translation>
    </message>
    <message>
        <source>Show only sets in one state</source>
        <translation>Alleen de sets met één status tonen</translation>
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
        <translation>Wedstrijd</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formaten</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Setcode</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Bron</translation>
    </message>
</context>
<context>
    <name>SetsTable</name>
    <message>
        <source>Sets</source>
        <translation>Sets</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sorteren op</translation>
    </message>
    <message>
        <source>Best and newest first</source>
        <translation>Beste en nieuwste eerst</translation>
    </message>
    <message>
        <source>Every set dealt or checked on this computer, newest first. Press the menu key to open its menu.</source>
        <translation>Elke set die op deze computer is geschud of gezien, de nieuwste eerst. De menutoets opent het menu.</translation>
    </message>
    <message>
        <source>Click to sort by a column; click a third time for the usual order</source>
        <translation>Klik om op een kolom te sorteren, en een derde keer voor de gewone volgorde</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Restore de&amp;faults…</source>
        <translation>Standaard &amp;herstellen…</translation>
    </message>
    <message>
        <source>State of the settings</source>
        <translation>Toestand van de instellingen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>From Big Deal: bigdeal.ini or .bigdealrc, byte for byte.</source>
        <translation>Van Big Deal: bigdeal.ini of .bigdealrc, byte voor byte.</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Opgeslagen</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Sjabloon verwijderen</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”?</source>
        <translation>Het sjabloon “{name}” verwijderen?</translation>
    </message>
    <message>
        <source>Import old settings</source>
        <translation>Oude instellingen overnemen</translation>
    </message>
    <message>
        <source>Replace the identification?</source>
        <translation>De identificatie vervangen?</translation>
    </message>
    <message>
        <source>Saved, without: {formats}</source>
        <translation>Opgeslagen, zonder: {formats}</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Standaard herstellen</translation>
    </message>
    <message>
        <source>Your identification, your presets and the sets you have dealt are kept.</source>
        <translation>Uw identificatie, uw sjablonen en de geschudde sets blijven bewaard.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Vervangen</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Onderwerpen</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Als het systeem</translation>
    </message>
    <message>
        <source>Sets you dealt with it are not affected.</source>
        <translation>Sets die ermee geschud zijn, blijven.</translation>
    </message>
    <message>
        <source>The one in the file differs from yours. Sets you have already dealt are not affected.</source>
        <translation>Die in het bestand verschilt van de uwe. Al geschudde sets blijven.</translation>
    </message>
    <message>
        <source>Reset everything to how it was at the first start?</source>
        <translation>Alles terugzetten zoals bij de eerste start?</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Terugzetten</translation>
    </message>
</context>
<context>
    <name>ShowButton</name>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Show what you type, when nobody is looking over your shoulder</source>
        <translation>Tonen wat er getypt is, als niemand over uw schouder meekijkt</translation>
    </message>
</context>
<context>
    <name>SourceFields</name>
    <message>
        <source>opening value</source>
        <translation>openingswaarde</translation>
    </message>
    <message>
        <source>closing value</source>
        <translation>slotwaarde</translation>
    </message>
    <message>
        <source>fixing</source>
        <translation>fixing</translation>
    </message>
    <message>
        <source>Which value of the day counts</source>
        <translation>Welke waarde van de dag telt</translation>
    </message>
    <message>
        <source>A figure that anyone can look up for years</source>
        <translation>Een cijfer dat iedereen jaren later nog kan opzoeken</translation>
    </message>
</context>
<context>
    <name>SourceWizard</name>
    <message>
        <source>Where will the outside value come from?</source>
        <translation>Waar komt de externe waarde vandaan?</translation>
    </message>
    <message>
        <source>Kind of promise</source>
        <translation>Soort toezegging</translation>
    </message>
    <message>
        <source>A figure of the stock &amp;market (the usual way)</source>
        <translation>Een &amp;beurscijfer (gebruikelijk)</translation>
    </message>
    <message>
        <source>The program writes the sentence and knows when the exchange is closed.</source>
        <translation>Het programma schrijft de zin en weet wanneer de beurs gesloten is.</translation>
    </message>
    <message>
        <source>A number of the public &amp;clock drand, which proves itself</source>
        <translation>Een getal van de openbare &amp;klok drand, dat zichzelf bewijst</translation>
    </message>
    <message>
        <source>Something else, in my &amp;own words</source>
        <translation>Iets anders, in ei&amp;gen woorden</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>&amp;Cijfer</translation>
    </message>
    <message>
        <source>&amp;Value of the day</source>
        <translation>&amp;Waarde van de dag</translation>
    </message>
    <message>
        <source>Second fi&amp;gure</source>
        <translation>Tweede ci&amp;jfer</translation>
    </message>
    <message>
        <source>Its va&amp;lue</source>
        <translation>De waar&amp;de ervan</translation>
    </message>
    <message>
        <source>It belongs to a &amp;day</source>
        <translation>&amp;Hoort bij een dag</translation>
    </message>
    <message>
        <source>What will be published, word for word</source>
        <translation>Wat er gepubliceerd wordt, woord voor woord</translation>
    </message>
    <message>
        <source>Day of the value</source>
        <translation>Dag van de waarde</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Vorige maand</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Volgende maand</translation>
    </message>
    <message>
        <source>The day whose value counts</source>
        <translation>De dag waarvan de waarde telt</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <translation>Uw w&amp;oorden</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>De dag</translation>
    </message>
    <message>
        <source>This will be published</source>
        <translation>Dit wordt gepubliceerd</translation>
    </message>
    <message>
        <source>Write your words.</source>
        <translation>Schrijf uw woorden.</translation>
    </message>
    <message>
        <source>&amp;Use this promise</source>
        <translation>Toezegging over&amp;nemen</translation>
    </message>
    <message>
        <source>The network signs it at that moment, and every check tests the signature. Nobody has to look anything up.</source>
        <translation>Het wordt op zijn moment ondertekend, en elke controle ziet de handtekening: niemand hoeft iets op te zoeken.</translation>
    </message>
    <message>
        <source>Such as the numbers of a lottery draw. Write exactly which draw, and what counts if it does not take place.</source>
        <translation>Bijvoorbeeld de cijfers van een loterij. Zeg precies welke, en wat er geldt als die uitvalt.</translation>
    </message>
    <message>
        <source>Add a &amp;second figure: even harder to foresee</source>
        <translation>Ook een &amp;tweede cijfer: nog moeilijker te voorzien</translation>
    </message>
    <message>
        <source>The calendars show no problem with this day.</source>
        <translation>De kalenders hebben niets tegen deze dag.</translation>
    </message>
    <message>
        <source>Both values are typed, one after the other</source>
        <translation>Beide waarden worden achter elkaar getypt</translation>
    </message>
    <message>
        <source>The day is added to your words, and checked</source>
        <translation>De dag wordt achter uw woorden geschreven en gecontroleerd</translation>
    </message>
    <message>
        <source>Some weeks ahead, so that everyone has the plan before then.</source>
        <translation>Een paar weken vooruit, zodat iedereen het plan heeft voordat die dag komt.</translation>
    </message>
    <message>
        <source>Promise a figure that nobody can know today and everyone can look up later. Together with the secret keys it determines the deals.</source>
        <translation>Zeg een cijfer toe dat vandaag niemand kan weten en later iedereen kan opzoeken. Het bepaalt de spelverdelingen, samen met de geheime sleutels.</translation>
    </message>
</context>
<context>
    <name>SpotDialog</name>
    <message>
        <source>Spot check</source>
        <translation>Steekproef</translation>
    </message>
    <message>
        <source>Look at the boards on the table, and type how many cards of the suit each hand has.</source>
        <translation>Kijk naar de spellen op tafel, en typ hoeveel kaarten van de kleur elke hand heeft.</translation>
    </message>
    <message>
        <source>Judge all answers</source>
        <translation>Alle antwoorden beoordelen</translation>
    </message>
</context>
<context>
    <name>StateChanges</name>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n set</numerusform>
            <numerusform>%n sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>en nog %n</numerusform>
            <numerusform>en nog %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepFrame</name>
    <message>
        <source>Go to the next step</source>
        <translation>Naar de volgende stap</translation>
    </message>
    <message>
        <source>Open what comes next at this step</source>
        <translation>Opent wat in deze stap volgt</translation>
    </message>
</context>
<context>
    <name>StepLine</name>
    <message>
        <source>Steps</source>
        <translation>Stappen</translation>
    </message>
    <message>
        <source>Step {number}, {name}: {state}</source>
        <translation>Stap {number}, {name}: {state}</translation>
    </message>
</context>
<context>
    <name>TournamentDoor</name>
    <message>
        <source>Drop what a tournament published here</source>
        <translation>Sleep hierheen wat een toernooi heeft gepubliceerd</translation>
    </message>
    <message>
        <source>Choose &amp;files…</source>
        <translation>&amp;Bestanden kiezen…</translation>
    </message>
    <message>
        <source>Choose its public pack (.zip) or its plan (.sqd). The files in the same folder are found.</source>
        <translation>Neem het openbare pakket (.zip), of het plan (.sqd): wat ernaast staat, wordt gevonden.</translation>
    </message>
    <message>
        <source>Prove that the boards are the promised ones</source>
        <translation>Aantonen dat spellen de toegezegde zijn</translation>
    </message>
    <message>
        <source>Choose the plan that you saved</source>
        <translation>Kies het bewaarde plan</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>{done} of {wanted} boards</source>
        <translation>{done} van {wanted} spellen</translation>
    </message>
    <message>
        <source>Secret, to keep: {secret}. For the organiser: {public}. In {folder}</source>
        <translation>Geheim, om te bewaren: {secret}. Voor de organisator: {public}. In {folder}</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>&amp;Map openen</translation>
    </message>
    <message>
        <source>Boards done</source>
        <translation>Voltooide spellen</translation>
    </message>
    <message>
        <source>Boards done so far</source>
        <translation>Spellen die tot nu toe voltooid zijn</translation>
    </message>
    <message>
        <source>The slip for {name} is ready</source>
        <translation>De woorden van {name} staan op het briefje</translation>
    </message>
    <message>
        <source>Print the slip. Give the words when the outside value is known, not before.</source>
        <translation>Druk het briefje af en geef de woorden als de externe waarde bekend is, niet eerder.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <translation>Er ging iets mis in het programma</translation>
    </message>
    <message>
        <source>The files of the tournament have not changed. ({place})</source>
        <translation>De bestanden van het toernooi zijn gebleven zoals ze waren. ({place})</translation>
    </message>
    <message>
        <source>Open the tournament again. Please report the text in brackets.</source>
        <translation>Open het toernooi opnieuw. Meld a.u.b. de woorden tussen haakjes.</translation>
    </message>
    <message>
        <source>Stop; sessions already dealt are kept</source>
        <translation>Stoppen; geschudde zittingen blijven</translation>
    </message>
    <message>
        <source>&amp;QR code of the hash…</source>
        <translation>&amp;QR-code van de hash…</translation>
    </message>
    <message>
        <source>Shows name and hash for the organiser’s telephone to read</source>
        <translation>Toont naam en hash, zodat de telefoon van de organisator ze kan lezen</translation>
    </message>
    <message>
        <source>Name and hash, for the organiser</source>
        <translation>Naam en hash, voor de organisator</translation>
    </message>
</context>
<context>
    <name>TournamentPages</name>
    <message>
        <source>Tournament</source>
        <translation>Toernooi</translation>
    </message>
</context>
<context>
    <name>TournamentQuestions</name>
    <message>
        <source>Fix the outside value</source>
        <translation>Externe waarde vastleggen</translation>
    </message>
    <message>
        <source>Put {value} into the plan?</source>
        <translation>{value} in het plan zetten?</translation>
    </message>
    <message>
        <source>&amp;Fix the value</source>
        <translation>Waarde vast&amp;leggen</translation>
    </message>
    <message>
        <source>Reserve sets</source>
        <translation>Reservesets</translation>
    </message>
    <message>
        <source>such as: the records of this session were handed out too early</source>
        <translation>bijvoorbeeld: de spelverdelingen van deze zitting zijn te vroeg uitgedeeld</translation>
    </message>
    <message>
        <source>&amp;Deal reserve sets</source>
        <translation>Reservesets &amp;schudden</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Afwijking</translation>
    </message>
    <message>
        <source>such as: session 3 was played before session 2</source>
        <translation>bijvoorbeeld: zitting 3 is vóór zitting 2 gespeeld</translation>
    </message>
    <message>
        <source>&amp;Record it</source>
        <translation>&amp;Noteren</translation>
    </message>
    <message>
        <source>Reveal the keys</source>
        <translation>Sleutels onthullen</translation>
    </message>
    <message>
        <source>Is all play over? Reveal the keys of “{name}”?</source>
        <translation>Is alles gespeeld? De sleutels van “{name}” onthullen?</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>Ont&amp;hullen</translation>
    </message>
    <message>
        <source>Reveal sessions</source>
        <translation>Zittingen onthullen</translation>
    </message>
    <message>
        <source>Is their play over? Reveal {sessions}?</source>
        <translation>Zijn ze gespeeld? {sessions} onthullen?</translation>
    </message>
    <message>
        <source>Seal the plan</source>
        <translation>Plan verzegelen</translation>
    </message>
    <message>
        <source>Seal “{name}” and close its plan for good?</source>
        <translation>“{name}” verzegelen en het plan voorgoed afsluiten?</translation>
    </message>
    <message>
        <source>&amp;Seal</source>
        <translation>&amp;Verzegelen</translation>
    </message>
    <message>
        <source>Reserve boards</source>
        <translation>Reservespellen</translation>
    </message>
    <message>
        <source>Another deal takes the place of these boards of {session}: {boards}. The Laws ask for a reason (Law 6D); it goes into a notice for the players.</source>
        <translation>Andere spellen vervangen deze van {session}: {boards}. De spelregels vragen om een reden (artikel 6D); die komt in een mededeling voor de spelers.</translation>
    </message>
    <message>
        <source>such as: board 5 was seen at another table</source>
        <translation>bijvoorbeeld: spel 5 is aan een andere tafel gezien</translation>
    </message>
    <message>
        <source>&amp;Deal reserve boards</source>
        <translation>Reservespellen &amp;schudden</translation>
    </message>
    <message>
        <source>Withheld, as every check will show: the words of {names}.</source>
        <translation>Achtergehouden, zoals elke controle zal zeggen: de woorden van {names}.</translation>
    </message>
    <message>
        <source>Every deal depends on it. After the first session is dealt it can never be changed.</source>
        <translation>Elke spelverdeling volgt eruit. Zodra de eerste zitting geschud is, kan ze nooit meer worden gewijzigd.</translation>
    </message>
    <message>
        <source>New boards will be dealt to replace: {sessions}. The Laws require a reason (Law 6D). It goes into a notice for the players.</source>
        <translation>Er worden andere spellen geschud in plaats van: {sessions}. De spelregels vragen om een reden (artikel 6D); die komt in een mededeling voor de spelers.</translation>
    </message>
    <message>
        <source>&amp;Reason, as everyone will read it</source>
        <translation>&amp;Reden, in woorden die iedereen leest</translation>
    </message>
    <message>
        <source>Write where play did not follow the plan. This is recorded, and goes into a notice for the players.</source>
        <translation>Zeg waar niet volgens plan is gespeeld. Het wordt genoteerd en in een mededeling aan de spelers verteld.</translation>
    </message>
    <message>
        <source>&amp;What was done differently</source>
        <translation>&amp;Wat er anders is gedaan</translation>
    </message>
    <message>
        <source>The problem and your answer are recorded in the journal.</source>
        <translation>De twijfel en uw antwoord worden in het logboek geschreven.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>Het logboek is twijfelachtig</translation>
    </message>
    <message>
        <source>Deal anyway?</source>
        <translation>Toch schudden?</translation>
    </message>
    <message>
        <source>Anyone who has the pack can compute every board of every session. No more sessions of this tournament can be dealt after that.</source>
        <translation>Wie het pakket heeft, kan elk spel van elke zitting berekenen. Daarna kan er van dit toernooi geen zitting meer worden geschud.</translation>
    </message>
    <message>
        <source>Anyone who has the pack can compute every board of that session and of its reserve set. The keys of the other sessions stay secret.</source>
        <translation>Wie het pakket heeft kan elk spel van die zitting uitrekenen, ook van de reserveset. De sleutels van de andere zittingen blijven geheim.</translation>
    </message>
    <message>
        <source>Reserve sets that can no longer be used: {sessions}.</source>
        <translation>Reservesets die daarna niet meer gebruikt kunnen worden: {sessions}.</translation>
    </message>
    <message>
        <source>&amp;Deal anyway</source>
        <translation>&amp;Toch schudden</translation>
    </message>
    <message>
        <source>The keys will be made now. After that nothing in the plan can be changed: no phase, no board, no source of the outside value.</source>
        <translation>Nu worden de sleutels gemaakt. Daarna is er in het plan niets meer te wijzigen: fasen en spellen niet, en ook niet waar de externe waarde vandaan komt.</translation>
    </message>
</context>
<context>
    <name>TournamentStart</name>
    <message>
        <source>&amp;New tournament…</source>
        <translation>&amp;Nieuw toernooi…</translation>
    </message>
    <message>
        <source>&amp;Try it out…</source>
        <translation>&amp;Uitproberen…</translation>
    </message>
    <message>
        <source>&amp;Open a tournament…</source>
        <translation>&amp;Toernooi openen…</translation>
    </message>
    <message>
        <source>&amp;Keep words…</source>
        <translation>&amp;Woorden bewaren…</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Toernooi</translation>
    </message>
    <message>
        <source>You can also drop a plan (.sqd), or the folder of a tournament, here.</source>
        <translation>U kunt ook een plan (.sqd) of de map van een toernooi hierheen slepen.</translation>
    </message>
    <message>
        <source>The five steps</source>
        <translation>De vijf stappen</translation>
    </message>
    <message>
        <source>{name}  in {folder}</source>
        <translation>{name}  in {folder}</translation>
    </message>
    <message>
        <source>Open {name} again</source>
        <translation>{name} weer openen</translation>
    </message>
    <message>
        <source>Recently opened</source>
        <translation>Laatst geopend</translation>
    </message>
    <message>
        <source>Start a new plan in its own folder</source>
        <translation>Een plan beginnen, in een eigen map</translation>
    </message>
    <message>
        <source>The whole procedure in ten minutes, with any value; nobody can mistake it for a real tournament</source>
        <translation>De hele procedure in tien minuten, met een willekeurige waarde: niemand kan het voor een echt toernooi aanzien</translation>
    </message>
    <message>
        <source>Continue with a plan (.sqd); SquareDeal’s plans work too</source>
        <translation>Verdergaan met een plan (.sqd), ook van SquareDeal</translation>
    </message>
    <message>
        <source>For holders: make the words you keep, and their hash for the organiser</source>
        <translation>Voor een houder: de woorden die u bewaart, en hun hash voor de organisator</translation>
    </message>
    <message>
        <source>For championships where all players can check every board afterwards. You publish a plan, wait for a figure that nobody can foresee, deal, and reveal the keys after play. Every check then lists what is proved and what could still be chosen.</source>
        <translation>Voor kampioenschappen waarbij alle spelers achteraf elk spel kunnen narekenen. U publiceert een plan, wacht op een cijfer dat niemand kan voorzien, schudt, en onthult na het spelen de sleutels. Elke controle toont dan wat bewezen is en wat nog gekozen kon worden.</translation>
    </message>
</context>
<context>
    <name>TournamentView</name>
    <message>
        <source>All tournaments</source>
        <translation>Alle toernooien</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Folder for the boards</source>
        <translation>Map voor de spellen</translation>
    </message>
    <message>
        <source>Please read this first</source>
        <translation>Lees dit eerst</translation>
    </message>
    <message>
        <source>Public and secret</source>
        <translation>Openbaar en geheim</translation>
    </message>
    <message>
        <source>PRACTICE: any value, no waiting. No check will ever call this proved.</source>
        <translation>PRACTICE (oefening): een willekeurige waarde, geen wachten. Niets hiervan heet ooit bewezen.</translation>
    </message>
    <message>
        <source>Close this tournament; everything is stored in its files</source>
        <translation>Dit toernooi sluiten; alles blijft in de bestanden ervan</translation>
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
        <translation>Publiceren</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Schudden</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Onthullen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>klaar</translation>
    </message>
    <message>
        <source>now</source>
        <translation>nu</translation>
    </message>
    <message>
        <source>files {names}</source>
        <translation>bestanden {names}</translation>
    </message>
    <message>
        <source>one session</source>
        <translation>één zitting</translation>
    </message>
    <message>
        <source>{count} sessions</source>
        <translation>{count} zittingen</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} en {last}</translation>
    </message>
    <message>
        <source>boards {boards} in turn</source>
        <translation>om de beurt spel {boards}</translation>
    </message>
    <message>
        <source>the secret keys of those who open it</source>
        <translation>de geheime sleutels van wie ze openen</translation>
    </message>
    <message>
        <source>Choose where the outside value will come from.</source>
        <translation>Kies waar de externe waarde vandaan komt.</translation>
    </message>
    <message>
        <source>And the words of: {names}</source>
        <translation>En de woorden van: {names}</translation>
    </message>
    <message>
        <source>afterwards: {files}</source>
        <translation>daarna: {files}</translation>
    </message>
    <message>
        <source>afterwards: the keys, and whatever opens them</source>
        <translation>daarna: de sleutels, en wat ze opent</translation>
    </message>
    <message>
        <source>This is practice: type any figure, twice.</source>
        <translation>Dit is een oefening: typ een willekeurig getal, tweemaal.</translation>
    </message>
    <message>
        <source>the notices (.txt) of reserve sets and deviations</source>
        <translation>de mededelingen (.txt) over reservesets en afwijkingen</translation>
    </message>
    <message>
        <source>Genuine: the network signed round {number}.</source>
        <translation>Echt: het netwerk heeft ronde {number} ondertekend.</translation>
    </message>
    <message>
        <source>the passphrase</source>
        <translation>de wachtwoordzin</translation>
    </message>
    <message>
        <source>Decide in advance everything that could be chosen later: what is played, and which outside figure will determine the deals.</source>
        <translation>Schrijf alles op wat later nog te kiezen zou zijn: wat er gespeeld wordt, en welk cijfer van buiten de spelverdelingen bepaalt.</translation>
    </message>
    <message>
        <source>&amp;Go to Plan</source>
        <translation>&amp;Terug naar Plan</translation>
    </message>
    <message>
        <source>Next: {topic}</source>
        <translation>Verder: {topic}</translation>
    </message>
    <message>
        <source>Seal the plan: this makes the secret keys and closes the plan for good. Publish it weeks before play. After that, every check lists anything that could still be chosen. Anyone with the keys and the value can compute the boards, so keep the keys sealed.</source>
        <translation>Verzegel het plan: dat maakt de geheime sleutels en sluit het voorgoed af. Publiceer het weken voor het spelen. Vanaf dan kunnen spelverdelingen alleen nog worden gekozen binnen wat elke controle toont. Wie de sleutels en de waarde heeft, kan de spellen berekenen; houd de sleutels daarom verzegeld.</translation>
    </message>
    <message>
        <source>When the promised figure is known, two people type it here. It goes into every deal.</source>
        <translation>Als het toegezegde cijfer bekend is, typen twee personen het hier. Het gaat in elke spelverdeling mee.</translation>
    </message>
    <message>
        <source>Deal the sessions into files for your machine, on a computer without a network. No card is shown.</source>
        <translation>Schud de zittingen in bestanden voor uw machine, op een computer zonder netwerk. Er komt geen kaart in beeld.</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>komt nog</translation>
    </message>
    <message>
        <source>as many sessions as needed</source>
        <translation>zoveel zittingen als nodig</translation>
    </message>
    <message>
        <source>boards entered when dealing</source>
        <translation>spellen opgeven bij het schudden</translation>
    </message>
    <message>
        <source>the passphrase, or the officials’ sheets</source>
        <translation>de wachtwoordzin, of de bladen van de bewaarders</translation>
    </message>
    <message>
        <source>The plan is complete. Add more phases, or go to Publish.</source>
        <translation>Het plan is compleet. Voeg meer fasen toe, of ga verder naar Publiceren.</translation>
    </message>
    <message>
        <source>Add the phases of the tournament one by one.</source>
        <translation>Voeg de fasen van het toernooi toe, één voor één.</translation>
    </message>
    <message>
        <source>Correct what the inspector marks as wrong. Then go to Publish.</source>
        <translation>Verbeter wat hieronder als fout is aangegeven. Ga dan verder naar Publiceren.</translation>
    </message>
    <message>
        <source>Publish these files where all players can see them, before the outside value is known. Then wait for the value.</source>
        <translation>Zet deze bestanden waar alle spelers ze zien, voordat de externe waarde bekend is. Wacht dan op de waarde.</translation>
    </message>
    <message>
        <source>When the day has come, look the value up in two places, and have a second person with you.</source>
        <translation>Als de dag er is, zoek dan de waarde op twee plaatsen op, met een tweede persoon erbij.</translation>
    </message>
    <message>
        <source>When the promised round has appeared, open its address on a telephone and enter what it shows.</source>
        <translation>Als de toegezegde ronde is verschenen, open dan het adres met een telefoon en neem over wat het toont.</translation>
    </message>
    <message>
        <source>{file}, again: it now contains the value</source>
        <translation>{file}, nog eens: de waarde staat er nu in</translation>
    </message>
    <message>
        <source>Go to Deal, on a computer without a network.</source>
        <translation>Ga verder naar Schudden, op een computer zonder netwerk.</translation>
    </message>
    <message>
        <source>every file of boards, until it has been played</source>
        <translation>elk bestand met spellen, tot het gespeeld is</translation>
    </message>
    <message>
        <source>All sessions are dealt. When all play is over, go to Reveal.</source>
        <translation>Elke zitting is geschud. Als alles gespeeld is, gaat u verder naar Onthullen.</translation>
    </message>
    <message>
        <source>Tick the sessions, open the keys and deal. Take the files to the machine without opening them.</source>
        <translation>Vink de zittingen aan, open de sleutels en schud. Breng de bestanden naar de machine en open ze niet.</translation>
    </message>
    <message>
        <source>Publish the pack where everyone can find it. Anyone can check it, with this program or without: the pack explains how.</source>
        <translation>Zet het pakket waar iedereen het vindt. Iedereen kan het met dit programma controleren, of zonder: er staat in hoe.</translation>
    </message>
    <message>
        <source>You can reveal a session on its own the evening it was played. When the last board has been played, including reserve sets, reveal them all.</source>
        <translation>Een zitting die gespeeld is kan dezelfde avond apart onthuld worden. Als het laatste spel gespeeld is, ook van reservesets, onthul dan alles.</translation>
    </message>
    <message>
        <source>the files of sessions not played, until the reveal</source>
        <translation>de bestanden van zittingen die niet gespeeld zijn, tot het onthullen</translation>
    </message>
    <message>
        <source>Wait until the last board has been played, including reserve sets. Then reveal.</source>
        <translation>Wacht tot het laatste spel gespeeld is, ook van reservesets. Onthul dan.</translation>
    </message>
    <message>
        <source>Read every warning, choose who keeps the keys, and seal the plan. Nothing can be changed after that.</source>
        <translation>Bekijk elke waarschuwing, kies wie de sleutels bewaart en verzegel het plan. Daarna is niets meer te wijzigen.</translation>
    </message>
    <message>
        <source>Publish these files where all players can see them, before the outside value is known. Then enter where they are, and since when.</source>
        <translation>Zet deze bestanden waar alle spelers ze zien, voordat de externe waarde bekend is. Zeg dan waar ze staan, en sinds wanneer.</translation>
    </message>
    <message>
        <source>When all play is over, everyone gets the keys and can check that every board is as promised.</source>
        <translation>Als alles gespeeld is, krijgt iedereen de sleutels en kan dan narekenen of elk spel is zoals toegezegd.</translation>
    </message>
    <message>
        <source>The plan is sealed and can no longer be changed.</source>
        <translation>Het plan is verzegeld en blijft zoals het is.</translation>
    </message>
    <message>
        <source>the officials’ sheets</source>
        <translation>de bladen van de bewaarders</translation>
    </message>
    <message>
        <source>The plan can be published. Read the inspector’s findings, then go to Publish.</source>
        <translation>Het plan kan worden gepubliceerd. Bekijk wat de controle opmerkt en ga dan naar Publiceren.</translation>
    </message>
    <message>
        <source>{boards} each</source>
        <translation>elk met {boards}</translation>
    </message>
</context>
<context>
    <name>ValueStep</name>
    <message>
        <source>As it goes into the plan and into the deals:</source>
        <translation>Zo komt ze in het plan en in de spelverdelingen:</translation>
    </message>
    <message>
        <source>&amp;Begin again</source>
        <translation>Opnieuw &amp;beginnen</translation>
    </message>
    <message>
        <source>&amp;Correct the value…</source>
        <translation>&amp;Waarde verbeteren…</translation>
    </message>
    <message>
        <source>such as 44,901.92</source>
        <translation>bijvoorbeeld 44,901.92</translation>
    </message>
    <message>
        <source>The value that is in the plan</source>
        <translation>De waarde die in het plan staat</translation>
    </message>
    <message>
        <source>What was promised</source>
        <translation>Wat er toegezegd is</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>W&amp;aarde</translation>
    </message>
    <message>
        <source>Puts its randomness into the plan</source>
        <translation>Zet het toevalsgetal ervan in het plan</translation>
    </message>
    <message>
        <source>First person: type the value</source>
        <translation>Eerste persoon: typ de waarde</translation>
    </message>
    <message>
        <source>Second person: type the value again</source>
        <translation>Tweede persoon: typ de waarde nog eens</translation>
    </message>
    <message>
        <source>Hand over to the &amp;second person</source>
        <translation>Naar de &amp;tweede persoon</translation>
    </message>
    <message>
        <source>Hides what you typed</source>
        <translation>Verbergt wat u hebt getypt</translation>
    </message>
    <message>
        <source>Compares what the two of you typed</source>
        <translation>Vergelijkt wat u beiden hebt getypt</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>&amp;Vergelijken</translation>
    </message>
    <message>
        <source>&amp;Fix this value…</source>
        <translation>Waarde vast&amp;leggen…</translation>
    </message>
    <message>
        <source>Puts the value into the plan</source>
        <translation>Zet de waarde in het plan</translation>
    </message>
    <message>
        <source>a round of drand was promised</source>
        <translation>toegezegd was een drand-ronde</translation>
    </message>
    <message>
        <source>Not as promised? Give the &amp;reason:</source>
        <translation>Niet zoals toegezegd? Zeg &amp;waarom:</translation>
    </message>
    <message>
        <source>Both people type the value again</source>
        <translation>Beide personen typen de waarde opnieuw</translation>
    </message>
    <message>
        <source>Possible until something has been dealt from it</source>
        <translation>Mogelijk zolang er niets mee geschud is</translation>
    </message>
    <message>
        <source>&amp;Go to Deal</source>
        <translation>&amp;Verder naar Schudden</translation>
    </message>
    <message>
        <source>Type it as published; points and commas between digits do not matter</source>
        <translation>Typ haar zoals ze gepubliceerd is; punten en komma’s tussen cijfers maken niet uit</translation>
    </message>
    <message>
        <source>The reason for using a value that is not as promised</source>
        <translation>De reden waarom de waarde wordt gebruikt, al is ze niet zoals toegezegd</translation>
    </message>
    <message>
        <source>&amp;Use this round…</source>
        <translation>Deze ronde over&amp;nemen…</translation>
    </message>
    <message>
        <source>Both typed the same value</source>
        <translation>Beiden hebben hetzelfde getypt</translation>
    </message>
    <message>
        <source>Look it up at the promised source, and compare it with a second source.</source>
        <translation>Zoek haar op waar ze toegezegd is en vergelijk haar met een tweede plaats.</translation>
    </message>
    <message>
        <source>What the first person typed is now hidden. Look the value up yourself, and type what you see.</source>
        <translation>Wat de eerste persoon typte, is nu verborgen. Zoek de waarde zelf op en typ wat u ziet.</translation>
    </message>
    <message>
        <source>Check the value once more. Once fixed, it goes into every deal.</source>
        <translation>Bekijk de waarde nog eens. Als ze vastgelegd is, gaat ze in elke spelverdeling mee.</translation>
    </message>
    <message>
        <source>Wait: it is not {day} yet, so nobody can know the value.</source>
        <translation>Wacht: {day} is er nog niet, dus kan niemand de waarde kennen.</translation>
    </message>
    <message>
        <source>The two values do not match</source>
        <translation>De twee hebben niet hetzelfde getypt</translation>
    </message>
    <message>
        <source>{difference} (“here” is the first person’s.) Look the value up together, then start again.</source>
        <translation>{difference} (“hier” is de eerste persoon.) Zoek de waarde samen op en begin opnieuw.</translation>
    </message>
</context>
<context>
    <name>VerifyReportPanel</name>
    <message>
        <source>Open the keys and verif&amp;y</source>
        <translation>Sleutels openen en &amp;controleren</translation>
    </message>
    <message>
        <source>Sessions and boards</source>
        <translation>Zittingen en spellen</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Goed om te weten</translation>
    </message>
    <message>
        <source>The promise</source>
        <translation>De toezegging</translation>
    </message>
    <message>
        <source>The keys stay sealed on the disk</source>
        <translation>De sleutels blijven verzegeld op de schijf</translation>
    </message>
    <message>
        <source>The keys are sealed</source>
        <translation>De sleutels zijn verzegeld</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Zitting</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Open a session to see its boards</source>
        <translation>Open een zitting om de spellen ervan te zien</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolommen</translation>
    </message>
    <message>
        <source>as promised</source>
        <translation>zoals toegezegd</translation>
    </message>
    <message>
        <source>not as promised</source>
        <translation>niet zoals toegezegd</translation>
    </message>
    <message>
        <source>Officials can verify before the reveal: choose what opens the keys. Players wait for the reveal.</source>
        <translation>Bewaarders kunnen vóór het onthullen controleren: geef aan wat de sleutels opent. Spelers wachten daarop.</translation>
    </message>
    <message>
        <source>Press the right arrow key to show the boards of a session.</source>
        <translation>De pijltoets naar rechts toont de spellen van een zitting.</translation>
    </message>
</context>
<context>
    <name>VerifyRows</name>
    <message>
        <source>Not everything is as promised</source>
        <translation>Niet alles is zoals toegezegd</translation>
    </message>
    <message>
        <source>A file cannot be used</source>
        <translation>Een bestand is niet te gebruiken</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>Nothing is wrong, but no board could be verified yet</source>
        <translation>Er is niets fout, maar er was nog geen spel na te rekenen</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Sessions: {sessions}. Every one follows from the published keys and the outside value.</source>
        <translation>Nagerekende spellen: {boards}. Zittingen: {sessions}. Elk spel volgt uit de gepubliceerde sleutels en de externe waarde.</translation>
    </message>
    <message>
        <source>Every board is as promised</source>
        <translation>Elk spel is zoals toegezegd</translation>
    </message>
    <message>
        <source>This plan is not published yet: no keys are bound to it.</source>
        <translation>Dit plan is nog niet gepubliceerd: er zijn nog geen sleutels vastgelegd.</translation>
    </message>
    <message>
        <source>The outside value is not in this plan yet.</source>
        <translation>De externe waarde staat nog niet in dit plan.</translation>
    </message>
    <message>
        <source>The keys are not among the files, or still sealed. They are published after play.</source>
        <translation>De sleutels zijn niet bij de bestanden, of nog verzegeld. Ze worden na het spelen gepubliceerd.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Toernooi</translation>
    </message>
    <message>
        <source>Outside value from</source>
        <translation>Externe waarde van</translation>
    </message>
    <message>
        <source>Outside value</source>
        <translation>Externe waarde</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>nog niet bekend</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Answer the questions below. The other sessions can be verified when they are revealed.</source>
        <translation>Nagerekende spellen: {boards}. Beantwoord de vragen hieronder. De andere zittingen zijn na te rekenen zodra ze onthuld zijn.</translation>
    </message>
    <message>
        <source>Cannot be used</source>
        <translation>Niet te gebruiken</translation>
    </message>
    <message>
        <source>board {number}: {reason}</source>
        <translation>spel {number}: {reason}</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Spel {number}</translation>
    </message>
    <message>
        <source>as promised</source>
        <translation>zoals toegezegd</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>Niet in het bestand</translation>
    </message>
    <message>
        <source>Nothing is wrong; other sessions are still secret</source>
        <translation>Er is niets mis; andere zittingen zijn nog geheim</translation>
    </message>
    <message>
        <source>Check code</source>
        <translation>Controlecode</translation>
    </message>
    <message>
        <source>Check code in words</source>
        <translation>Controlecode in woorden</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… en nog {count}</translation>
    </message>
    <message>
        <source>No files of boards were given.</source>
        <translation>Er zijn geen bestanden met spellen bij.</translation>
    </message>
    <message>
        <source>As promised so far; other sessions are still to come</source>
        <translation>Tot zover zoals toegezegd; de andere zittingen volgen nog</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Nothing was chosen, and no question is left for you. The other sessions can be verified when they are revealed.</source>
        <translation>Nagerekende spellen: {boards}. Niets is gekozen, en u hoeft niets meer te zeggen. De andere zittingen zijn na te rekenen zodra ze onthuld zijn.</translation>
    </message>
    <message>
        <source>Nothing is wrong so far; some questions are for you</source>
        <translation>Tot zover is er niets mis; enkele antwoorden zijn aan u</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Answer the questions below. No file can answer them for you.</source>
        <translation>Nagerekende spellen: {boards}. Beantwoord de vragen hieronder: geen bestand kan dat voor u doen.</translation>
    </message>
    <message>
        <source>Nothing is wrong, but something was chosen</source>
        <translation>Er is niets mis, en er is iets gekozen</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. See below what the organiser could choose, and ask why.</source>
        <translation>Nagerekende spellen: {boards}. Lees hieronder wat de organisator kon kiezen, en vraag waarom.</translation>
    </message>
    <message>
        <source>What the files show, and what you told us.</source>
        <translation>Wat de bestanden laten zien, en wat u zegt.</translation>
    </message>
    <message>
        <source>No file can answer this for you.</source>
        <translation>Geen bestand kan dit voor u zeggen.</translation>
    </message>
    <message>
        <source>Cannot be decided</source>
        <translation>Er is niets over te zeggen</translation>
    </message>
    <message>
        <source>Not from this tournament</source>
        <translation>Niet van dit toernooi</translation>
    </message>
    <message>
        <source>The organiser could choose this after the value was known. This is not an accusation: ask why.</source>
        <translation>Dit kon de organisator kiezen toen de waarde bekend was. Dat is geen beschuldiging: vraag waarom.</translation>
    </message>
    <message>
        <source>These cannot all be true.</source>
        <translation>Dit kan niet allemaal tegelijk waar zijn.</translation>
    </message>
    <message>
        <source>{boards}: the key of the session is missing</source>
        <translation>{boards}: de sleutel van de zitting is er niet</translation>
    </message>
    <message>
        <source>{boards} as promised</source>
        <translation>{boards} zoals toegezegd</translation>
    </message>
</context>
<context>
    <name>WindowSession</name>
    <message>
        <source>Deal</source>
        <translation>Schudden</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>A set is being dealt</source>
        <translation>Er wordt een set geschud</translation>
    </message>
    <message>
        <source>Stop dealing and close?</source>
        <translation>Stoppen met schudden en sluiten?</translation>
    </message>
    <message>
        <source>Sessions of a tournament are being dealt</source>
        <translation>Er worden zittingen van een toernooi geschud</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>&amp;Stoppen en sluiten</translation>
    </message>
    <message>
        <source>Deal a session</source>
        <translation>Spellen schudden</translation>
    </message>
    <message>
        <source>Some settings were reset</source>
        <translation>Sommige instellingen zijn teruggezet</translation>
    </message>
    <message>
        <source>The sets you have dealt are safe. Please check your settings.</source>
        <translation>Eerder geschudde sets zijn veilig. Kijk de instellingen na.</translation>
    </message>
    <message>
        <source>The set and its files have not changed. ({place})</source>
        <translation>De set en de bestanden ervan zijn zoals ze waren. ({place})</translation>
    </message>
    <message>
        <source>If you stop now, no files of the current session are left behind. The sessions already dealt are kept, and you can deal the others later.</source>
        <translation>Als u nu stopt, blijft er geen bestand achter van de zitting die wordt geschud. Zittingen die al geschud zijn blijven, en de andere kunnen later worden geschud.</translation>
    </message>
    <message>
        <source>If you stop now, you have all files of this set, or none.</source>
        <translation>Als u nu stopt, hebt u alle bestanden van deze set of geen enkel.</translation>
    </message>
</context>
<context>
    <name>broken off</name>
    <message>
        <source>Files of several sessions together, or a notice, may be missing. Deal it now?</source>
        <translation>Bestanden van meerdere zittingen samen, of een mededeling, kunnen ontbreken. Nu schudden?</translation>
    </message>
    <message>
        <source>Not dealt: {sessions}.</source>
        <translation>Niet geschud: {sessions}.</translation>
    </message>
    <message>
        <source>Dealing was interrupted after all sessions were dealt</source>
        <translation>Een schudbeurt werd afgebroken toen alle zittingen geschud waren</translation>
    </message>
    <message>
        <source>{session} was interrupted</source>
        <translation>{session} werd afgebroken</translation>
    </message>
    <message>
        <source>Dealing was interrupted at {session}</source>
        <translation>Een schudbeurt werd afgebroken bij {session}</translation>
    </message>
    <message>
        <source>Nothing is left of it. Deal it now?</source>
        <translation>Er is niets van over. Nu schudden?</translation>
    </message>
    <message>
        <source>Do not use the remaining files: {names}. Dealing again replaces them. Deal it now?</source>
        <translation>Gebruik niet wat ervan over is: {names}. Schudden brengt het in orde. Nu schudden?</translation>
    </message>
</context>
<context>
    <name>calendar</name>
    <message>
        <source>Monday</source>
        <translation>maandag</translation>
    </message>
    <message>
        <source>Tuesday</source>
        <translation>dinsdag</translation>
    </message>
    <message>
        <source>Wednesday</source>
        <translation>woensdag</translation>
    </message>
    <message>
        <source>Thursday</source>
        <translation>donderdag</translation>
    </message>
    <message>
        <source>Friday</source>
        <translation>vrijdag</translation>
    </message>
    <message>
        <source>Saturday</source>
        <translation>zaterdag</translation>
    </message>
    <message>
        <source>Sunday</source>
        <translation>zondag</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>verplaatst</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>geschat</translation>
    </message>
    <message>
        <source>observed, estimated</source>
        <translation>verplaatst, geschat</translation>
    </message>
    <message>
        <source>New Year&apos;s Day</source>
        <translation>nieuwjaarsdag</translation>
    </message>
    <message>
        <source>Epiphany</source>
        <translation>Driekoningen</translation>
    </message>
    <message>
        <source>Carnival</source>
        <translation>carnaval</translation>
    </message>
    <message>
        <source>Maundy Thursday</source>
        <translation>Witte Donderdag</translation>
    </message>
    <message>
        <source>Good Friday</source>
        <translation>Goede Vrijdag</translation>
    </message>
    <message>
        <source>Easter Monday</source>
        <translation>tweede paasdag</translation>
    </message>
    <message>
        <source>May Day</source>
        <translation>1 mei</translation>
    </message>
    <message>
        <source>Labor Day</source>
        <translation>Dag van de Arbeid</translation>
    </message>
    <message>
        <source>Labour Day</source>
        <translation>Dag van de Arbeid</translation>
    </message>
    <message>
        <source>Ascension Day</source>
        <translation>Hemelvaartsdag</translation>
    </message>
    <message>
        <source>Pentecost Monday</source>
        <translation>tweede pinksterdag</translation>
    </message>
    <message>
        <source>Corpus Christi</source>
        <translation>Sacramentsdag</translation>
    </message>
    <message>
        <source>Assumption Day</source>
        <translation>Maria-Tenhemelopneming</translation>
    </message>
    <message>
        <source>All Saints&apos; Day</source>
        <translation>Allerheiligen</translation>
    </message>
    <message>
        <source>Immaculate Conception</source>
        <translation>Onbevlekte Ontvangenis</translation>
    </message>
    <message>
        <source>Christmas Eve</source>
        <translation>dag voor Kerstmis</translation>
    </message>
    <message>
        <source>Christmas Day</source>
        <translation>eerste kerstdag</translation>
    </message>
    <message>
        <source>Second Day of Christmas</source>
        <translation>tweede kerstdag</translation>
    </message>
    <message>
        <source>Saint Stephen&apos;s Day</source>
        <translation>tweede kerstdag</translation>
    </message>
    <message>
        <source>Boxing Day</source>
        <translation>tweede kerstdag</translation>
    </message>
    <message>
        <source>New Year&apos;s Eve</source>
        <translation>oudejaarsdag</translation>
    </message>
    <message>
        <source>National Day</source>
        <translation>nationale feestdag</translation>
    </message>
    <message>
        <source>Constitution Day</source>
        <translation>Grondwetsdag</translation>
    </message>
    <message>
        <source>Republic Day</source>
        <translation>Dag van de Republiek</translation>
    </message>
    <message>
        <source>Independence Day</source>
        <translation>Onafhankelijkheidsdag</translation>
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
        <translation>Martin Luther Kingdag</translation>
    </message>
    <message>
        <source>Washington&apos;s Birthday</source>
        <translation>verjaardag van Washington</translation>
    </message>
    <message>
        <source>Juneteenth National Independence Day</source>
        <translation>Juneteenth</translation>
    </message>
    <message>
        <source>Bank Holiday</source>
        <translation>bankvrije dag</translation>
    </message>
    <message>
        <source>Spring Bank Holiday</source>
        <translation>bankvrije dag in het voorjaar</translation>
    </message>
    <message>
        <source>Late Summer Bank Holiday</source>
        <translation>bankvrije dag in augustus</translation>
    </message>
    <message>
        <source>Chinese New Year</source>
        <translation>Chinees Nieuwjaar</translation>
    </message>
</context>
<context>
    <name>certificate</name>
    <message>
        <source>Dealing certificate</source>
        <translation>Certificaat van het schudden</translation>
    </message>
    <message>
        <source>{program}, printed {time}, set {code}, page {page} of {pages}</source>
        <translation>{program}, afgedrukt {time}, set {code}, bladzijde {page} van {pages}</translation>
    </message>
    <message>
        <source>Set {place} of {count} dealt for this event on this day</source>
        <translation>Set {place} van {count} op deze dag voor deze wedstrijd</translation>
    </message>
    <message>
        <source>{boards} ({count} in all)</source>
        <translation>{boards} (in totaal {count})</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Day of the event</source>
        <translation>Dag van de wedstrijd</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Geschud</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programma</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Zelftest</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Toeval</translation>
    </message>
    <message>
        <source>Identification</source>
        <translation>Identificatie</translation>
    </message>
    <message>
        <source>is the RIPEMD-160 of {text}</source>
        <translation>is de RIPEMD-160 van {text}</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formaten</translation>
    </message>
    <message>
        <source>{file}, {count} bytes</source>
        <translation>{file}, {count} bytes</translation>
    </message>
    <message>
        <source>Hiding digest</source>
        <translation>Verhullende hash</translation>
    </message>
    <message>
        <source>Every set dealt for this event on this day</source>
        <translation>Alle sets die op deze dag voor deze wedstrijd zijn geschud</translation>
    </message>
    <message>
        <source>no code</source>
        <translation>geen code</translation>
    </message>
    <message>
        <source>Set {number} (this one)</source>
        <translation>Set {number} (deze)</translation>
    </message>
    <message>
        <source>Set {number}</source>
        <translation>Set {number}</translation>
    </message>
    <message>
        <source>For any event</source>
        <translation>Voor alle wedstrijden</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>This set: row {row}</source>
        <translation>Deze set: regel {row}</translation>
    </message>
    <message>
        <source>Newest: row {row}</source>
        <translation>Nieuwste: regel {row}</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Controle</translation>
    </message>
    <message>
        <source>Witness: I was present when this set was dealt.</source>
        <translation>Getuige: ik was erbij toen deze set werd geschud.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Handtekening</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>profile {name}</source>
        <translation>profiel {name}</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>regel {number}</translation>
    </message>
    <message>
        <source>the clock had been set back</source>
        <translation>de klok was teruggezet</translation>
    </message>
    <message>
        <source>the computer had no randomness of its own</source>
        <translation>de computer had zelf geen toeval</translation>
    </message>
    <message>
        <source>nothing was typed</source>
        <translation>er is niets getypt</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>en nog {count}</translation>
    </message>
    <message>
        <source>the journal was in doubt, or its user said that the doubt is known</source>
        <translation>het logboek was twijfelachtig, of de gebruiker zei dat de twijfel bekend is</translation>
    </message>
    <message>
        <source>No event name</source>
        <translation>Wedstrijd niet genoemd</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>{count} known answers, all correct when this was printed; they must be correct before each deal</source>
        <translation>{count} bekende antwoorden, alle goed bij het afdrukken; moet vóór elk schudden slagen</translation>
    </message>
    <message>
        <source>Sets started on this computer on the day of dealing: {count}</source>
        <translation>Sets die op de dag van het schudden op deze computer zijn begonnen: {count}</translation>
    </message>
    <message>
        <source>CHANGED SINCE IT WAS WRITTEN:</source>
        <translation>NIET ZOALS HET GESCHREVEN IS:</translation>
    </message>
    <message>
        <source>all rows intact</source>
        <translation>elke regel zoals hij geschreven is</translation>
    </message>
    <message>
        <source>Recorded there</source>
        <translation>Daar genoteerd</translation>
    </message>
    <message>
        <source>Set code and digests do not reveal the cards. They are made with a key that the journal publishes when the set is released; then anyone can compute them again. Every set is recorded in the journal before any of its files can be seen. Give a copy of this sheet to someone else. If the journal is ever rewritten or rolled back, the hashes on this sheet will show it: use “bigdeal journal verify --known” with a hash from here.</source>
        <translation>Setcode en hashes verbergen de kaarten: ze zijn gemaakt met een sleutel die het logboek bekendmaakt wanneer de set wordt vrijgegeven, en dan kan iedereen ze narekenen. Elke set staat in het logboek voordat een bestand ervan te zien is. Bewaard door iemand anders laat dit blad later zien of het logboek opnieuw is geschreven of teruggezet: de regels moeten nog steeds deze hashes hebben; dat zegt “bigdeal journal verify --known” met een hash van hier.</translation>
    </message>
    <message>
        <source>the journal’s count was missing, and was started again</source>
        <translation>de telling naast het logboek ontbrak en is opnieuw begonnen</translation>
    </message>
    <message>
        <source>restored from a backup; rows known to be lost: {count}</source>
        <translation>teruggezet uit een back-up; verloren regels, voor zover bekend: {count}</translation>
    </message>
    <message>
        <source>keys and mouse filled the meter with {bits} bits, mixed with the computer’s own randomness</source>
        <translation>toetsen en muis vulden de meter, {bits} bits, en het toeval van de computer ging mee</translation>
    </message>
    <message>
        <source>anyone who knows it can make this set again</source>
        <translation>wie die kent, kan deze set opnieuw maken</translation>
    </message>
    <message>
        <source>anyone who has them can make this set again, and verify it once they are revealed</source>
        <translation>wie ze heeft, kan deze set opnieuw maken, en controleren wanneer ze worden onthuld</translation>
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
        <translation>Is onze machine eerlijk?</translation>
    </message>
    <message>
        <source>As chance alone would deal them.</source>
        <translation>Zoals alleen het toeval ze zou schudden.</translation>
    </message>
    <message>
        <source>Not as chance deals them, and no known cause explains it.</source>
        <translation>Niet zoals het toeval ze schudt; geen bekende oorzaak verklaart het.</translation>
    </message>
    <message>
        <source>Not as chance deals them: {cause}.</source>
        <translation>Niet zoals het toeval ze schudt: {cause}.</translation>
    </message>
    <message>
        <source>odd shapes were rejected</source>
        <translation>extreme zitsels zijn verworpen</translation>
    </message>
    <message>
        <source>boards with a suit of eight or more were rejected</source>
        <translation>spellen met een kleur van acht of meer zijn verworpen</translation>
    </message>
    <message>
        <source>boards without an opening hand were rejected</source>
        <translation>spellen zonder openingshand zijn verworpen</translation>
    </message>
    <message>
        <source>the wildest of several sets was chosen</source>
        <translation>van meer sets is de wildste gekozen</translation>
    </message>
    <message>
        <source>the tamest of several sets was chosen</source>
        <translation>van meer sets is de tamste gekozen</translation>
    </message>
    <message>
        <source>the sides’ points were evened out</source>
        <translation>de punten van beide zijden zijn gelijkgemaakt</translation>
    </message>
    <message>
        <source>the cards were not shuffled enough</source>
        <translation>de kaarten zijn te weinig geschud</translation>
    </message>
    <message>
        <source>boards came again</source>
        <translation>er kwamen spellen opnieuw</translation>
    </message>
    <message>
        <source>some cards go to some seats too often</source>
        <translation>sommige kaarten komen te vaak op sommige plaatsen</translation>
    </message>
    <message>
        <source>Sets: {sets}. Boards: {boards}. Figures: {figures}, with double dummy.</source>
        <translation>Sets: {sets}. Spellen: {boards}. Cijfers: {figures}, met double dummy.</translation>
    </message>
    <message>
        <source>Sets: {sets}. Boards: {boards}. Figures: {figures}, without double dummy.</source>
        <translation>Sets: {sets}. Spellen: {boards}. Cijfers: {figures}, zonder double dummy.</translation>
    </message>
    <message>
        <source>A fair machine is accused less than once in 1000 check-ups.</source>
        <translation>Een eerlijke machine wordt minder dan eens in 1000 controles beschuldigd.</translation>
    </message>
    <message>
        <source>A fair machine practically never does this.</source>
        <translation>Een eerlijke machine doet dit vrijwel nooit.</translation>
    </message>
    <message>
        <source>A fair machine does this once in {times}.</source>
        <translation>Een eerlijke machine doet dit eens in {times}.</translation>
    </message>
    <message>
        <source>What one set like this would show</source>
        <translation>Wat één set als deze zou tonen</translation>
    </message>
    <message>
        <source>What {sets} sets like these would show</source>
        <translation>Wat {sets} sets als deze zouden tonen</translation>
    </message>
    <message>
        <source>shuffled by hand only {riffles} times</source>
        <translation>met de hand maar {riffles} keer geschud</translation>
    </message>
    <message>
        <source>a generator with only {states} boards</source>
        <translation>een generator met maar {states} spellen</translation>
    </message>
    <message>
        <source>odd shapes rejected (a void, or seven cards of a suit)</source>
        <translation>extreme zitsels verworpen (een renonce, of zeven kaarten in een kleur)</translation>
    </message>
    <message>
        <source>suits of eight or more rejected</source>
        <translation>kleuren van acht of meer verworpen</translation>
    </message>
    <message>
        <source>boards without a 12-count rejected</source>
        <translation>spellen zonder hand van 12 punten verworpen</translation>
    </message>
    <message>
        <source>the wildest of three sets chosen</source>
        <translation>de wildste van drie sets gekozen</translation>
    </message>
    <message>
        <source>the tamest of three sets chosen</source>
        <translation>de tamste van drie sets gekozen</translation>
    </message>
    <message>
        <source>points evened out between the sides</source>
        <translation>punten gelijkgemaakt tussen de zijden</translation>
    </message>
    <message>
        <source>one board in ten repeated</source>
        <translation>een op de tien spellen herhaald</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>zeker</translation>
    </message>
    <message>
        <source>hardly ever</source>
        <translation>bijna nooit</translation>
    </message>
    <message>
        <source>almost always</source>
        <translation>bijna altijd</translation>
    </message>
    <message>
        <source>{tenths} in 10</source>
        <translation>{tenths} op de 10</translation>
    </message>
    <message>
        <source>{seen}; about {sets} sets are needed</source>
        <translation>{seen}; ongeveer {sets} sets zijn nodig</translation>
    </message>
    <message>
        <source>Each mark is a figure. A fair machine’s marks are in the grey band.</source>
        <translation>Elk teken is een cijfer. Die van een eerlijke machine staan in de grijze band.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Zitsels</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Fits</translation>
    </message>
    <message>
        <source>Cards and seats</source>
        <translation>Kaarten en plaatsen</translation>
    </message>
    <message>
        <source>Neighbouring boards</source>
        <translation>Opeenvolgende spellen</translation>
    </message>
    <message>
        <source>Boards that came again</source>
        <translation>Spellen die opnieuw kwamen</translation>
    </message>
    <message>
        <source>Files: {counted} counted, {copies} copies, {unreadable} not read.</source>
        <translation>Bestanden: {counted} geteld, {copies} kopieën, {unreadable} niet gelezen.</translation>
    </message>
    <message>
        <source>Dealt and never finished: {sets} ({event}, {month})</source>
        <translation>Geschud en nooit uitgespeeld: {sets} ({event}, {month})</translation>
    </message>
    <message>
        <source>SHA-256 of the list of the files’ SHA-256</source>
        <translation>SHA-256 van de lijst van SHA-256 van de bestanden</translation>
    </message>
    <message>
        <source>All figures: count, expected by chance, chance to stray so far</source>
        <translation>Alle cijfers: aantal, verwacht van het toeval, kans om zo ver af te wijken</translation>
    </message>
    <message>
        <source>Files, with their SHA-256</source>
        <translation>Bestanden, met hun SHA-256</translation>
    </message>
    <message>
        <source>a faulty shuffle of a new pack, dealt 13 at a time</source>
        <translation>een nieuw pak verkeerd geschud, per 13 gegeven</translation>
    </message>
</context>
<context>
    <name>command</name>
    <message>
        <source>writing them was interrupted, or is still in progress. The next set that is dealt into their folder, or the next start of the window, completes it or undoes it.</source>
        <translation>het schrijven werd onderbroken of is nog bezig. De volgende set die in die map wordt geschud, of de volgende start van het venster, maakt het af of draait het terug.</translation>
    </message>
    <message>
        <source>their set was not completed; its files were removed, and these are copies.</source>
        <translation>hun set werd niet afgemaakt; de bestanden ervan zijn verwijderd, en dit zijn kopieën.</translation>
    </message>
    <message>
        <source> (numbers from the journal)</source>
        <translation> (nummers uit het logboek)</translation>
    </message>
    <message>
        <source> (counted from {first}, as you said)</source>
        <translation> (geteld vanaf {first}, zoals opgegeven)</translation>
    </message>
    <message>
        <source> (counted from {first}, as in the other file of this name)</source>
        <translation> (geteld vanaf {first}, zoals in het andere bestand met deze naam)</translation>
    </message>
    <message>
        <source> (counted from {first}: the file has no board numbers)</source>
        <translation> (geteld vanaf {first}: het bestand heeft geen spelnummers)</translation>
    </message>
    <message>
        <source>Give the names of files to check, or --code with a set code.</source>
        <translation>Geef de namen van de bestanden die gecontroleerd moeten worden, of --code met een setcode.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Controleren</translation>
    </message>
    <message>
        <source>  Boards {numbers} have the same deal.</source>
        <translation>  Spellen {numbers} hebben dezelfde verdeling.</translation>
    </message>
    <message>
        <source>  Not known: neither dealt nor seen on this computer before.</source>
        <translation>  Onbekend: op deze computer niet geschud en niet eerder gezien.</translation>
    </message>
    <message>
        <source>1 board not whole</source>
        <translation>1 spel niet volledig</translation>
    </message>
    <message>
        <source>{count} boards not whole</source>
        <translation>{count} spellen niet volledig</translation>
    </message>
    <message>
        <source>it says: set code {code}</source>
        <translation>het noemt: setcode {code}</translation>
    </message>
    <message>
        <source>it says: event “{event}”</source>
        <translation>het noemt: wedstrijd “{event}”</translation>
    </message>
    <message>
        <source>{path}: do not play or duplicate these boards: {why}</source>
        <translation>{path}: speel en dupliceer deze spellen niet: {why}</translation>
    </message>
    <message>
        <source>{path}: do not play these boards, they were in use before:</source>
        <translation>{path}: speel deze spellen niet, ze zijn al gebruikt:</translation>
    </message>
    <message>
        <source>  The file names the event “{event}”, the set was dealt for “{dealt_for}”.</source>
        <translation>  Het bestand noemt de wedstrijd “{event}”, de set is voor “{dealt_for}” geschud.</translation>
    </message>
    <message>
        <source>by naming files that the journal does not know, you say that their boards were played: figures tell about the hands (Laws of Duplicate Bridge, Law 6D).</source>
        <translation>door bestanden te noemen die het logboek niet kent, verklaart u dat hun spellen gespeeld zijn: cijfers vertellen iets over de handen (Spelregels voor wedstrijdbridge, artikel 6D).</translation>
    </message>
    <message>
        <source>
Files counted: {count}. SHA-256 of the list of these files and their copies: {digest}</source>
        <translation>
Getelde bestanden: {count}. SHA-256 van de lijst van deze bestanden en hun kopieën: {digest}</translation>
    </message>
    <message>
        <source>not read: {path}: {reason}</source>
        <translation>niet gelezen: {path}: {reason}</translation>
    </message>
    <message>
        <source>No set could be read.</source>
        <translation>Geen enkele set kon worden gelezen.</translation>
    </message>
    <message>
        <source>The same sets in other formats: {count}</source>
        <translation>Dezelfde sets in andere formaten: {count}</translation>
    </message>
    <message>
        <source>Copies of sets counted already: {count}</source>
        <translation>Kopieën van al getelde sets: {count}</translation>
    </message>
    <message>
        <source>Copies are not a fault. If two of these were played on two days, the machine dealt a set again.</source>
        <translation>Kopieën zijn geen fout. Zijn twee ervan op twee dagen gespeeld, dan gaf de machine een set twee keer.</translation>
    </message>
    <message>
        <source>Skipped, not files of boards: {count}</source>
        <translation>Overgeslagen, geen bestanden met spellen: {count}</translation>
    </message>
    <message>
        <source>Dealt and never finished, {event}, {month}: {count}</source>
        <translation>Geschud en nooit uitgespeeld, {event}, {month}: {count}</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lezen</translation>
    </message>
    <message>
        <source>no event</source>
        <translation>geen wedstrijd</translation>
    </message>
    <message>
        <source>{count} bytes</source>
        <translation>{count} bytes</translation>
    </message>
    <message>
        <source>{boards} converted: {numbers}</source>
        <translation>{boards} omgezet: {numbers}</translation>
    </message>
    <message>
        <source>--double-dummy is for pbn files in the standard profile.</source>
        <translation>--double-dummy is voor pbn-bestanden in het standaardprofiel.</translation>
    </message>
    <message>
        <source>the file has no board numbers: they are counted from 1. --first N changes that.</source>
        <translation>het bestand heeft geen spelnummers: ze worden vanaf 1 geteld. --first N verandert dat.</translation>
    </message>
    <message>
        <source>auctions, results and other tags of the file were left out: it is not one game a board, with a line for each tag.</source>
        <translation>biedingen, resultaten en andere gegevens van het bestand zijn weggelaten: het heeft niet één partij per spel met een regel per gegeven.</translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Setcode {code}</translation>
    </message>
    <message>
        <source>Double dummy</source>
        <translation>Double dummy</translation>
    </message>
    <message>
        <source>the file said set code {said_code}. Its cards are not known here as that set, so the new files do not carry it.</source>
        <translation>het bestand noemde setcode {said_code}. De kaarten zijn hier niet als die set bekend, dus de nieuwe bestanden dragen hem niet.</translation>
    </message>
    <message>
        <source>do not play these boards, they were in use before:</source>
        <translation>speel deze spellen niet, ze zijn al gebruikt:</translation>
    </message>
    <message>
        <source>Converting</source>
        <translation>Omzetten</translation>
    </message>
    <message>
        <source>{boards} dealt: {numbers}</source>
        <translation>{boards} geschud: {numbers}</translation>
    </message>
    <message>
        <source>--or-for goes with --lock-until alone.</source>
        <translation>--or-for hoort alleen bij --lock-until.</translation>
    </message>
    <message>
        <source>{error} Set the clock right; --date says which day it is.</source>
        <translation>{error} Zet de klok goed; --date zegt welke dag het is.</translation>
    </message>
    <message>
        <source>nobody but the owner of {or_for} can open the box before {time}.</source>
        <translation>niemand behalve de eigenaar van {or_for} kan de kist vóór {time} openen.</translation>
    </message>
    <message>
        <source>nobody, this computer included, can open the box before {time}.</source>
        <translation>niemand, ook deze computer niet, kan de kist vóór {time} openen.</translation>
    </message>
    <message>
        <source>Set {name} is dealt, and all its files are whole.</source>
        <translation>Set {name} is geschud, en al zijn bestanden zijn volledig.</translation>
    </message>
    <message>
        <source>the set gets the clock&apos;s day, {here}.</source>
        <translation>de set krijgt de dag van de klok, {here}.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Schudden</translation>
    </message>
    <message>
        <source>The file has sections: {sections}. Name one with --section.</source>
        <translation>Het bestand heeft lijnen: {sections}. Noem er een met --section.</translation>
    </message>
    <message>
        <source>the file gives no rounds: put each in place of “?”, and give the lines with --results</source>
        <translation>het bestand noemt geen ronden: zet er telkens een in plaats van “?”, en geef de regels met --results</translation>
    </message>
    <message>
        <source>There is no file with boards in “{folder}”.</source>
        <translation>In “{folder}” is geen bestand met spellen.</translation>
    </message>
    <message>
        <source>Give one --deal, or a --hand for each hand, or two of --board N --deal TEXT.</source>
        <translation>Geef één --deal, of een --hand per hand, of twee keer --board N --deal TEKST.</translation>
    </message>
    <message>
        <source>not compared, because the files are gone, changed or not readable: {count}</source>
        <translation>niet vergeleken, omdat de bestanden weg, veranderd of onleesbaar zijn: {count}</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Vergelijken</translation>
    </message>
    <message>
        <source>--dealer and --vulnerable are for one board: two are compared without them.</source>
        <translation>--dealer en --vulnerable zijn voor één spel: twee worden zonder vergeleken.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, the backup is lost: nobody, and no program, can open it again.</source>
        <translation>Wie de wachtwoordzin verliest, verliest de back-up: niemand, en geen programma, kan hem weer openen.</translation>
    </message>
    <message>
        <source>{path}  {size} bytes, up to row {row}</source>
        <translation>{path}  {size} bytes, tot regel {row}</translation>
    </message>
    <message>
        <source>Settings, presets and identification were taken from the backup where you had none.</source>
        <translation>Instellingen, sjablonen en identificatie zijn uit de back-up overgenomen waar u er geen had.</translation>
    </message>
    <message>
        <source>The journal is back, up to row {last}; row {row} records this.</source>
        <translation>Het logboek is terug, tot regel {last}; regel {row} legt dit vast.</translation>
    </message>
    <message>
        <source>It holds the journal&apos;s key: keep it where nobody else can read it.</source>
        <translation>Hij bevat de sleutel van het logboek: bewaar hem waar niemand anders hem kan lezen.</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”: </source>
        <translation>Wachtwoordzin van “{name}”: </translation>
    </message>
    <message>
        <source>The backup&apos;s journal is attached to yours: row {row} records this.</source>
        <translation>Het logboek van de back-up is aan het uwe gehecht: regel {row} legt dit vast.</translation>
    </message>
    <message>
        <source>Everything in this backup&apos;s journal is here already: the journal was not changed.</source>
        <translation>Alles uit het logboek van deze back-up is hier al: het logboek is niet veranderd.</translation>
    </message>
    <message>
        <source>  (not known: its files were going to {folder})</source>
        <translation>  (onbekend: de bestanden gingen naar {folder})</translation>
    </message>
    <message>
        <source>Set {code} was {before} and is now {state}.</source>
        <translation>Set {code} was {before} en is nu {state}.</translation>
    </message>
    <message>
        <source>Set {place} of {count} dealt for this event on this day</source>
        <translation>Set {place} van {count} op deze dag voor deze wedstrijd</translation>
    </message>
    <message>
        <source>  moved to {path}</source>
        <translation>  verplaatst naar {path}</translation>
    </message>
    <message>
        <source>These are {count} of {total} sets: --limit shows more, --search fewer.</source>
        <translation>Dit zijn {count} van {total} sets: --limit toont meer, --search minder.</translation>
    </message>
    <message>
        <source>No archive folder is chosen in the settings, so the files are not moved.</source>
        <translation>In de instellingen is geen archiefmap gekozen, dus de bestanden worden niet verplaatst.</translation>
    </message>
    <message>
        <source>Set {code} has taken no step that could be undone.</source>
        <translation>Set {code} heeft geen stap gezet die ongedaan kan worden gemaakt.</translation>
    </message>
    <message>
        <source>  left: {path} is gone, changed or held open</source>
        <translation>  gebleven: {path} is weg, veranderd of geopend</translation>
    </message>
    <message>
        <source>There is no such set in the journal.</source>
        <translation>Zo’n set is er niet in het logboek.</translation>
    </message>
    <message>
        <source>Compare the digits with the paper once more. If they are the same, and the paper was made with this journal, then the journal was rolled back to an earlier day, or rewritten: what was dealt since is missing in it. Keep a copy of its folder as it is, bring back the newest backup with “bigdeal journal restore”, and tell everyone who relies on it.</source>
        <translation>Vergelijk de cijfers nog eens met het papier. Zijn ze gelijk, en is het papier met dit logboek gemaakt, dan is het logboek naar een eerdere dag teruggezet of herschreven: wat sindsdien is geschud, ontbreekt erin. Bewaar een kopie van de map zoals die is, zet de nieuwste back-up terug met “bigdeal journal restore”, en vertel het iedereen die erop vertrouwt.</translation>
    </message>
    <message>
        <source>row {row} is not the row whose hash was given to somebody</source>
        <translation>regel {row} is niet de regel waarvan iemand de hash kreeg</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 regel</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <translation>{count} regels</translation>
    </message>
    <message>
        <source>not as they were written:</source>
        <translation>niet zoals ze geschreven zijn:</translation>
    </message>
    <message>
        <source>all as they were written</source>
        <translation>alle zoals ze geschreven zijn</translation>
    </message>
    <message>
        <source>In doubt: {doubt}</source>
        <translation>In twijfel: {doubt}</translation>
    </message>
    <message>
        <source>The hash given is row {number}&apos;s: this journal has that row.</source>
        <translation>De opgegeven hash is die van regel {number}: dit logboek heeft die regel.</translation>
    </message>
    <message>
        <source>The hash given is row {number}&apos;s: an attached journal has that row.</source>
        <translation>De opgegeven hash is die van regel {number}: een aangehecht logboek heeft die regel.</translation>
    </message>
    <message>
        <source>Not in it: {reason}.</source>
        <translation>Niet erin: {reason}.</translation>
    </message>
    <message>
        <source>Newest: row {row}, hash {hash}</source>
        <translation>Nieuwste: regel {row}, hash {hash}</translation>
    </message>
    <message>
        <source>After {option} come {count} to 64 digits of a row&apos;s hash, or its number and these.</source>
        <translation>Na {option} komen {count} tot 64 cijfers van de hash van een regel, of het nummer ervan en deze.</translation>
    </message>
    <message>
        <source>no row has the hash {digits}, which was given to somebody; the newest is row {last}</source>
        <translation>geen regel heeft de hash {digits} die iemand kreeg; de nieuwste is regel {last}</translation>
    </message>
    <message>
        <source>row {row} is missing, though its hash was given to somebody; the newest is row {last}</source>
        <translation>regel {row} ontbreekt, hoewel iemand de hash ervan kreeg; de nieuwste is regel {last}</translation>
    </message>
    <message>
        <source>The clock had been set back at row {rows}.</source>
        <translation>De klok was teruggezet op regel {rows}.</translation>
    </message>
    <message>
        <source>The counter beside the journal was missing and was started again at row {rows}.</source>
        <translation>De teller naast het logboek ontbrak en begon opnieuw op regel {rows}.</translation>
    </message>
    <message>
        <source>A doubt about the journal, or that it was known, was noted at row {rows}.</source>
        <translation>Een twijfel over het logboek, of dat die bekend was, is genoteerd op regel {rows}.</translation>
    </message>
    <message>
        <source>The journal was brought back from a backup at row {rows}.</source>
        <translation>Het logboek is uit een back-up teruggezet op regel {rows}.</translation>
    </message>
    <message>
        <source>The journal of another backup was attached at row {rows}.</source>
        <translation>Het logboek van een andere back-up is aangehecht op regel {rows}.</translation>
    </message>
    <message>
        <source>Give files and --until TIME, or --trial alone.</source>
        <translation>Geef bestanden en --until TIJD, of alleen --trial.</translation>
    </message>
    <message>
        <source>The name of a box ends with “{suffix}”.</source>
        <translation>De naam van een kist eindigt op “{suffix}”.</translation>
    </message>
    <message>
        <source>the files you locked are still where they were, and can be read there.</source>
        <translation>de vergrendelde bestanden staan nog waar ze stonden, en kunnen daar worden gelezen.</translation>
    </message>
    <message>
        <source>Locking</source>
        <translation>Vergrendelen</translation>
    </message>
    <message>
        <source>What was dealt before is safe, and no file was overwritten. Play boards that were being dealt just now only if “bigdeal check” says of them “state: dealt”; otherwise deal again.</source>
        <translation>Wat eerder is geschud, is veilig, en geen bestand is overschreven. Speel spellen die zojuist werden geschud alleen als “bigdeal check” hun set als geschud toont; schud anders opnieuw.</translation>
    </message>
    <message>
        <source>Please report the words in brackets. For a longer report, without any card, name or other value, set the variable {variable} to the name of a new file and call the command again.</source>
        <translation>Meld alstublieft de woorden tussen haakjes. Voor een langer verslag, zonder kaart, naam of andere waarde, zet u de variabele {variable} op de naam van een nieuw bestand en roept u de opdracht opnieuw aan.</translation>
    </message>
    <message>
        <source>A report is in “{name}”. It contains no card, name or other value: please send it along.</source>
        <translation>Een verslag staat in “{name}”. Het bevat geen kaart, naam of andere waarde: stuur het alstublieft mee.</translation>
    </message>
    <message>
        <source>something went wrong beside the work ({place}).</source>
        <translation>naast het werk ging iets mis ({place}).</translation>
    </message>
    <message>
        <source>stopped. No files of this set were left behind.</source>
        <translation>gestopt. Er zijn geen bestanden van deze set achtergebleven.</translation>
    </message>
    <message>
        <source>stopped.</source>
        <translation>gestopt.</translation>
    </message>
    <message>
        <source>standard output could not be written: {error}.</source>
        <translation>de standaarduitvoer kon niet worden geschreven: {error}.</translation>
    </message>
    <message>
        <source>something went wrong inside the program ({place}).</source>
        <translation>in het programma ging iets mis ({place}).</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>let op</translation>
    </message>
    <message>
        <source>The report could not be written: {problem}</source>
        <translation>Het verslag kon niet worden geschreven: {problem}</translation>
    </message>
    <message>
        <source>Locked until {time} (round {round} of quicknet).</source>
        <translation>Vergrendeld tot {time} (ronde {round} van quicknet).</translation>
    </message>
    <message>
        <source>Then save the answer of one of these addresses, and run: bigdeal unlock BOX --round FILE</source>
        <translation>Bewaar dan het antwoord van een van deze adressen, en roep aan: bigdeal unlock KIST --round BESTAND</translation>
    </message>
    <message>
        <source>WARNING: the owner of {or_for} can open it at any time.</source>
        <translation>LET OP: de eigenaar van {or_for} kan hem altijd openen.</translation>
    </message>
    <message>
        <source> Did you mean “{word}”?</source>
        <translation> Bedoelde u “{word}”?</translation>
    </message>
    <message>
        <source>There is no command “{word}”.{hint}</source>
        <translation>Er is geen opdracht “{word}”.{hint}</translation>
    </message>
    <message>
        <source>After --date comes a day, such as 2027-03-05.</source>
        <translation>Na --date komt een dag, zoals 2027-03-05.</translation>
    </message>
    <message>
        <source>After --{name} comes one line of text, without control characters.</source>
        <translation>Na --{name} komt één regel tekst, zonder stuurtekens.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Gebruik:</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opties</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Opdrachten</translation>
    </message>
    <message>
        <source>Show this message and exit.</source>
        <translation>Deze hulp tonen.</translation>
    </message>
    <message>
        <source>Show the version and exit.</source>
        <translation>De versie tonen.</translation>
    </message>
    <message>
        <source>In “{path}” there are no files of boards.</source>
        <translation>In “{path}” zijn geen bestanden met spellen.</translation>
    </message>
    <message>
        <source>Standard input has no name that would tell its format: add --format, such as pbn.</source>
        <translation>De standaardinvoer heeft geen naam die het formaat verraadt: geef --format, zoals pbn.</translation>
    </message>
    <message>
        <source>“{name}” is not a format for boards.</source>
        <translation>“{name}” is geen formaat voor spellen.</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>hij is gesloten</translation>
    </message>
    <message>
        <source>--jobs has no effect any more. One process deals; the boards are the same.</source>
        <translation>--jobs heeft geen effect meer. Eén proces schudt; de spellen zijn dezelfde.</translation>
    </message>
    <message>
        <source>After {option} comes one of: {codes}.</source>
        <translation>Na {option} komt een van: {codes}.</translation>
    </message>
    <message>
        <source>Give the time zone too: 2027-07-06T18:00Z, or 2027-07-06T20:00+02:00.</source>
        <translation>Geef ook de tijdzone: 2027-07-06T18:00Z, of 2027-07-06T20:00+02:00.</translation>
    </message>
    <message>
        <source>“{text}” is not a time such as 2027-07-06T18:00Z.</source>
        <translation>“{text}” is geen tijd zoals 2027-07-06T18:00Z.</translation>
    </message>
    <message>
        <source>note: {note}</source>
        <translation>opmerking: {note}</translation>
    </message>
    <message>
        <source>Please answer y or n.</source>
        <translation>Antwoord met j of n.</translation>
    </message>
    <message>
        <source>The input ended before every question was answered.</source>
        <translation>De invoer eindigde voordat elke vraag beantwoord was.</translation>
    </message>
    <message>
        <source>There is no input from which to read an answer.</source>
        <translation>Er is geen invoer om een antwoord van te lezen.</translation>
    </message>
    <message>
        <source>An answer is longer than any answer can be.</source>
        <translation>Een antwoord is langer dan een antwoord kan zijn.</translation>
    </message>
    <message>
        <source>Please use at most {count} letters.</source>
        <translation>Gebruik hoogstens {count} letters.</translation>
    </message>
    <message>
        <source>The input ended: as in Big Deal, the answer before is taken as the identification. Change it!</source>
        <translation>De invoer eindigde: zoals bij Big Deal geldt het vorige antwoord als identificatie. Verander het!</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>A passphrase is needed and there is no terminal to type it: use --passphrase-file FILE.</source>
        <translation>Er is een wachtwoordzin nodig en er is geen terminal om hem in te typen: gebruik --passphrase-file BESTAND.</translation>
    </message>
    <message>
        <source>Officials&apos; sheets open the keys and there is no terminal to type their words: give each sheet with --share FILE.</source>
        <translation>De bladen van de bewaarders openen de sleutels en er is geen terminal om hun woorden in te typen: geef elk blad met --share BESTAND.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, you lose the tournament: without it no person and no program can open the keys again, and no board can be dealt. Write it down, keep it in two places, and think of a second official.</source>
        <translation>Wie de wachtwoordzin verliest, verliest het toernooi: zonder die zin kan geen mens en geen programma de sleutels weer openen, en kan geen spel worden geschud. Schrijf hem op, bewaar hem op twee plaatsen, en denk aan een tweede bewaarder.</translation>
    </message>
    <message>
        <source>“{name}” is sealed for the owners of age keys: give yours with --identity FILE.</source>
        <translation>“{name}” is verzegeld voor de eigenaars van age-sleutels: geef de uwe met --identity BESTAND.</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”, or the words of one official&apos;s sheet: </source>
        <translation>Wachtwoordzin van “{name}”, of de woorden van het blad van één bewaarder: </translation>
    </message>
    <message>
        <source>The passphrase is missing: its file begins with an empty line.</source>
        <translation>De wachtwoordzin ontbreekt: het bestand begint met een lege regel.</translation>
    </message>
    <message>
        <source>New passphrase, of several words: </source>
        <translation>Nieuwe wachtwoordzin, van meer woorden: </translation>
    </message>
    <message>
        <source>The two do not match, so nothing was sealed.</source>
        <translation>De twee zijn niet gelijk, dus er is niets verzegeld.</translation>
    </message>
    <message>
        <source>Any {needed} of {count} officials&apos; sheets open “{name}”, in any order.</source>
        <translation>Elke {needed} van de {count} bladen van de bewaarders openen “{name}”, in elke volgorde.</translation>
    </message>
    <message>
        <source>All words of one sheet: </source>
        <translation>Alle woorden van één blad: </translation>
    </message>
    <message>
        <source>The same again: </source>
        <translation>Nog eens dezelfde: </translation>
    </message>
    <message>
        <source>All words of one sheet ({count} more): </source>
        <translation>Alle woorden van één blad (nog {count}): </translation>
    </message>
    <message>
        <source>Sheet {number} was given already: take another official&apos;s.</source>
        <translation>Blad {number} is al gegeven: neem dat van een andere bewaarder.</translation>
    </message>
    <message>
        <source>dealt {when}, state: {state}</source>
        <translation>geschud {when}, stand: {state}</translation>
    </message>
    <message>
        <source>set {code}</source>
        <translation>set {code}</translation>
    </message>
    <message>
        <source>a set without a code</source>
        <translation>een set zonder code</translation>
    </message>
    <message>
        <source> (so its file says)</source>
        <translation> (zo zegt zijn bestand)</translation>
    </message>
    <message>
        <source>1 board</source>
        <translation>1 spel</translation>
    </message>
    <message>
        <source>{count} boards</source>
        <translation>{count} spellen</translation>
    </message>
    <message>
        <source>; there they are {numbers}</source>
        <translation>; daar zijn het {numbers}</translation>
    </message>
    <message>
        <source>{count} of these boards ({which}) are of {set}</source>
        <translation>{count} van deze spellen ({which}) zijn van: {set}</translation>
    </message>
    <message>
        <source>; there it is {numbers}</source>
        <translation>; daar is het {numbers}</translation>
    </message>
    <message>
        <source>{which} are of {set}</source>
        <translation>{which} zijn van: {set}</translation>
    </message>
    <message>
        <source>1 of these boards ({which}) is of {set}</source>
        <translation>1 van deze spellen ({which}) is van: {set}</translation>
    </message>
    <message>
        <source> as “{name}”</source>
        <translation> als “{name}”</translation>
    </message>
    <message>
        <source>This board is of {set}</source>
        <translation>Dit spel is van: {set}</translation>
    </message>
    <message>
        <source>These boards are of {set}</source>
        <translation>Deze spellen zijn van: {set}</translation>
    </message>
    <message>
        <source>After -o comes the folder, then the files&apos; name, such as boards/tuesday.</source>
        <translation>Na -o komt de map, dan de naam van de bestanden, zoals boards/dinsdag.</translation>
    </message>
    <message>
        <source>made the folder “{folder}”.</source>
        <translation>map “{folder}” gemaakt.</translation>
    </message>
    <message>
        <source>After -o comes the name without “{suffix}”: the formats add their endings.</source>
        <translation>Na -o komt de naam zonder “{suffix}”: de formaten voegen hun extensies toe.</translation>
    </message>
    <message>
        <source>{target}: {files} files</source>
        <translation>{target}: {files} bestanden</translation>
    </message>
    <message>
        <source>The key is in this program&apos;s journal: anyone who can read your files on this computer, or changes its clock on, could open the record before. A passphrase is stronger.</source>
        <translation>De sleutel staat in het logboek van dit programma: wie uw bestanden op deze computer kan lezen, of de klok vooruitzet, zou de afdruk eerder kunnen openen. Een wachtwoordzin is sterker.</translation>
    </message>
    <message>
        <source>The record shows every card of boards that are still to be played, to anybody who opens the file. Nobody who has seen it may play them (Laws of Duplicate Bridge, Law 6D).</source>
        <translation>De afdruk toont iedereen die het bestand opent alle kaarten van spellen die nog gespeeld worden. Wie hem heeft gezien, mag ze niet spelen (Spelregels voor wedstrijdbridge, artikel 6D).</translation>
    </message>
    <message>
        <source>Give one of --logo and --no-logo.</source>
        <translation>Geef --logo of --no-logo, niet allebei.</translation>
    </message>
    <message>
        <source>Several records need a folder after -o, and each a set code or a section of its own.</source>
        <translation>Meer afdrukken vragen een map na -o, en elk een eigen setcode of lijn.</translation>
    </message>
    <message>
        <source>Give one of --open, --finished, --release and --passphrase-file.</source>
        <translation>Geef een van --open, --finished, --release en --passphrase-file.</translation>
    </message>
    <message>
        <source>“{event}”, {date}, from board {first}</source>
        <translation>“{event}”, {date}, vanaf spel {first}</translation>
    </message>
    <message>
        <source>The set is still to be played: its file is sealed. Without the passphrase nobody can open it.</source>
        <translation>De set moet nog gespeeld worden: het bestand wordt verzegeld. Zonder de wachtwoordzin kan niemand het openen.</translation>
    </message>
    <message>
        <source>Sealed with the passphrase: bigdeal unseal opens it, and so does any age tool.</source>
        <translation>Verzegeld met de wachtwoordzin: bigdeal unseal opent het, en elk age-programma ook.</translation>
    </message>
    <message>
        <source>Is play over, so that the record may be open? [y/N] </source>
        <translation>Is er uitgespeeld, zodat de afdruk open mag zijn? [j/N] </translation>
    </message>
    <message>
        <source>Sealed until {time}: bigdeal unseal opens it then, on this computer.</source>
        <translation>Verzegeld tot {time}: dan opent bigdeal unseal het, op deze computer.</translation>
    </message>
    <message>
        <source>{named}: dealt today, or its day is still to come. Was it played? [y/N] </source>
        <translation>{named}: vandaag geschud, of de dag moet nog komen. Is hij gespeeld? [j/N] </translation>
    </message>
    <message>
        <source>--boards goes with --dossier FILE.pdf.</source>
        <translation>--boards hoort bij --dossier BESTAND.pdf.</translation>
    </message>
    <message>
        <source>{part}: ok</source>
        <translation>{part}: in orde</translation>
    </message>
    <message>
        <source>The dossier&apos;s file is called NAME.pdf.</source>
        <translation>Het bestand van het dossier heet NAAM.pdf.</translation>
    </message>
    <message>
        <source>Testing fresh boards</source>
        <translation>Nieuwe spellen toetsen</translation>
    </message>
    <message>
        <source>Give the code of a set, --to with a destination, and -o with the new file; or --list.</source>
        <translation>Geef de code van een set, --to met een bestemming en -o met het nieuwe bestand; of --list.</translation>
    </message>
    <message>
        <source>what {title} takes could not be confirmed: look at what it shows.</source>
        <translation>wat {title} aanneemt, kon niet worden bevestigd: bekijk wat het toont.</translation>
    </message>
    <message>
        <source>  Inside: {inside}.</source>
        <translation>  Inhoud: {inside}.</translation>
    </message>
    <message>
        <source>  There: {next_step}</source>
        <translation>  Daar: {next_step}</translation>
    </message>
    <message>
        <source>  Source: {source}.</source>
        <translation>  Bron: {source}.</translation>
    </message>
    <message>
        <source>, not confirmed</source>
        <translation>, niet bevestigd</translation>
    </message>
    <message>
        <source>Board {board}, {seat}: how many {suit}? </source>
        <translation>Spel {board}, {seat}: hoeveel {suit}? </translation>
    </message>
    <message>
        <source>Type a number from 0 to {count}.</source>
        <translation>Typ een getal van 0 tot {count}.</translation>
    </message>
    <message>
        <source>Spot check</source>
        <translation>Steekproef</translation>
    </message>
    <message>
        <source>Give the names of files with boards.</source>
        <translation>Geef de namen van bestanden met spellen.</translation>
    </message>
    <message>
        <source>Give --all, or --phase with a number, not both.</source>
        <translation>Geef --all, of --phase met een nummer, niet allebei.</translation>
    </message>
    <message>
        <source>--sessions names sessions of one phase: give --phase with its number as well.</source>
        <translation>--sessions noemt zittingen van één fase: geef ook --phase met het nummer ervan.</translation>
    </message>
    <message>
        <source>{title}, together: {names}</source>
        <translation>{title}, samen: {names}</translation>
    </message>
    <message>
        <source>{title} is revealed: anybody can know its boards. Not for play.</source>
        <translation>{title} is onthuld: iedereen kan de spellen kennen. Niet om te spelen.</translation>
    </message>
    <message>
        <source>Put on the wall: {path}</source>
        <translation>Hang op: {path}</translation>
    </message>
    <message>
        <source>phase {number} has an open number of sessions: name it with --phase and --sessions.</source>
        <translation>fase {number} heeft een open aantal zittingen: noem haar met --phase en --sessions.</translation>
    </message>
    <message>
        <source>The number of sessions is open in all phases: name the phase and the sessions.</source>
        <translation>Het aantal zittingen is in alle fasen open: noem de fase en de zittingen.</translation>
    </message>
    <message>
        <source>the plan has fixed them</source>
        <translation>het plan heeft ze vastgelegd</translation>
    </message>
    <message>
        <source>Give to the organiser: {path}</source>
        <translation>Geef aan de organisator: {path}</translation>
    </message>
    <message>
        <source>It says:</source>
        <translation>Daarin staat:</translation>
    </message>
    <message>
        <source>Next: print the slip, and give the words when the outside value is known, not before.</source>
        <translation>Vervolgens: druk het briefje af, en geef de woorden als de externe waarde bekend is, niet eerder.</translation>
    </message>
    <message>
        <source>These are the words of this hash.</source>
        <translation>Dit zijn de woorden van deze hash.</translation>
    </message>
    <message>
        <source>“{given}” is neither a file nor a name with “=” and the hash behind it.</source>
        <translation>“{given}” is geen bestand en geen naam met “=” en de hash erachter.</translation>
    </message>
    <message>
        <source>nothing can be printed here, so the slip is a text alone.</source>
        <translation>hier kan niets worden afgedrukt, dus het briefje is alleen tekst.</translation>
    </message>
    <message>
        <source>Keep secret: {path}</source>
        <translation>Houd geheim: {path}</translation>
    </message>
    <message>
        <source>After “check” come the slip, or the words, and the hash.</source>
        <translation>Na “check” komen het briefje of de woorden, en de hash.</translation>
    </message>
    <message>
        <source>After {option} come the name of the holder, “=” and the {what}.</source>
        <translation>Na {option} komen de naam van de houder, “=” en: {what}.</translation>
    </message>
    <message>
        <source>Holders of words:</source>
        <translation>Houders van woorden:</translation>
    </message>
    <message>
        <source>No holders of words.</source>
        <translation>Geen houders van woorden.</translation>
    </message>
    <message>
        <source>“{file}” is of the holder “{name}”, not “{called}”.</source>
        <translation>“{file}” is van houder “{name}”, niet van “{called}”.</translation>
    </message>
    <message>
        <source>What follows “{called}=” is neither a file that exists nor a hash, which has 64 hexadecimal digits.</source>
        <translation>Wat op “{called}=” volgt, is geen bestaand bestand en geen hash, die 64 hexadecimale cijfers heeft.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>woorden</translation>
    </message>
    <message>
        <source>file</source>
        <translation>bestand</translation>
    </message>
    <message>
        <source>“{name}” is named twice.</source>
        <translation>“{name}” is twee keer genoemd.</translation>
    </message>
    <message>
        <source>{path} made.</source>
        <translation>{path} gemaakt.</translation>
    </message>
    <message>
        <source>Name: {name}</source>
        <translation>Naam: {name}</translation>
    </message>
    <message>
        <source>--at, --round and --or-else go with --of drand.</source>
        <translation>--at, --round en --or-else horen bij --of drand.</translation>
    </message>
    <message>
        <source>With --of drand go --at or --round, --or-else and --day alone.</source>
        <translation>Bij --of drand horen alleen --at of --round, --or-else en --day.</translation>
    </message>
    <message>
        <source>What --or-else says cannot be part of a promise that every check understands.</source>
        <translation>Wat --or-else zegt, kan niet in een toezegging staan die elke controle begrijpt.</translation>
    </message>
    <message>
        <source>A phase has four parts: how many sessions, their boards, the files&apos; name, a description.</source>
        <translation>Een fase heeft vier delen: hoeveel zittingen, hun spellen, de naam van de bestanden, een beschrijving.</translation>
    </message>
    <message>
        <source>1 phase left.</source>
        <translation>Er blijft 1 fase over.</translation>
    </message>
    <message>
        <source>{count} phases left.</source>
        <translation>Er blijven {count} fasen over.</translation>
    </message>
    <message>
        <source>Hash of the keys: {hash}</source>
        <translation>Hash van de sleutels: {hash}</translation>
    </message>
    <message>
        <source>The sealed keys were read again: they are sealed for {count} age key(s). Nobody here could open them: have one of those people try it now, with “age -d -i KEY.txt FILE | sha256sum”, which answers with the hash of the keys.</source>
        <translation>De verzegelde sleutels zijn opnieuw gelezen: ze zijn verzegeld voor {count} age-sleutel(s). Niemand hier kon ze openen: laat een van die mensen het nu proberen met “age -d -i KEY.txt FILE | sha256sum”; het antwoord is de hash van de sleutels.</translation>
    </message>
    <message>
        <source>Put on the notice board and into the bulletin: {path}</source>
        <translation>Hang op en zet in het bulletin: {path}</translation>
    </message>
    <message>
        <source>After --shares come two numbers, such as 2of3: how many officials are needed, of how many.</source>
        <translation>Na --shares komen twee getallen, zoals 2of3: hoeveel bewaarders nodig zijn, van hoeveel.</translation>
    </message>
    <message>
        <source>With --of drand go --at 2027-07-06T18:00Z (or --round N), and --or-else with what counts if the network has ended.</source>
        <translation>Bij --of drand horen --at 2027-07-06T18:00Z (of --round N), en --or-else met wat geldt als het netwerk niet meer bestaat.</translation>
    </message>
    <message>
        <source>Name a source with --of, or describe it in your own words, not both.</source>
        <translation>Noem een bron met --of, of beschrijf haar in eigen woorden, niet allebei.</translation>
    </message>
    <message>
        <source>The keys are sealed in one way: --passphrase-file, --recipient, --shares or --plain.</source>
        <translation>De sleutels worden op één manier verzegeld: --passphrase-file, --recipient, --shares of --plain.</translation>
    </message>
    <message>
        <source>Publish: {path}</source>
        <translation>Publiceer: {path}</translation>
    </message>
    <message>
        <source>the keys are not sealed: anyone who reads them can compute every board once the value is known.</source>
        <translation>de sleutels zijn niet verzegeld: wie ze leest, kan elk spel berekenen zodra de waarde bekend is.</translation>
    </message>
    <message>
        <source>The keys are not sealed.</source>
        <translation>De sleutels zijn niet verzegeld.</translation>
    </message>
    <message>
        <source>The sealed keys were opened again, and are right.</source>
        <translation>De verzegelde sleutels zijn opnieuw geopend en kloppen.</translation>
    </message>
    <message>
        <source>--day goes with a known source; in your own words, write the day in --or-else.</source>
        <translation>--day hoort bij een bekende bron; in eigen woorden schrijft u de dag in --or-else.</translation>
    </message>
    <message>
        <source>Name a source with --of and --day, or describe it in your own words.</source>
        <translation>Noem een bron met --of en --day, of beschrijf haar in eigen woorden.</translation>
    </message>
    <message>
        <source>“{name}” is none of the known sources: {known}.</source>
        <translation>“{name}” is geen van de bekende bronnen: {known}.</translation>
    </message>
    <message>
        <source>Keep secret, one for each official: {path}</source>
        <translation>Houd geheim, één per bewaarder: {path}</translation>
    </message>
    <message>
        <source>the publication sheet was not made, but the plan is sealed. {error}</source>
        <translation>het publicatieblad is niet gemaakt, maar het plan is verzegeld. {error}</translation>
    </message>
    <message>
        <source>“bigdeal tournament sheet” draws it again.</source>
        <translation>“bigdeal tournament sheet” tekent het opnieuw.</translation>
    </message>
    <message>
        <source>Publish anyway (y or n)? </source>
        <translation>Toch publiceren (j of n)? </translation>
    </message>
    <message>
        <source>Next: publish it. Anybody can “bigdeal verify” it; the other sessions stay secret.</source>
        <translation>Vervolgens: publiceer het. Iedereen kan het met “bigdeal verify” narekenen; de andere zittingen blijven geheim.</translation>
    </message>
    <message>
        <source>{target}: {files} files, {sessions} sessions</source>
        <translation>{target}: {files} bestanden, {sessions} zittingen</translation>
    </message>
    <message>
        <source>{target}: {files} files: {titles}</source>
        <translation>{target}: {files} bestanden: {titles}</translation>
    </message>
    <message>
        <source>{title}: with its key anybody can compute its boards, and those of its reserve set.</source>
        <translation>{title}: met de sleutel ervan kan iedereen de spellen berekenen, en die van de reserveset.</translation>
    </message>
    <message>
        <source>-o names one pack, and each session has its own: name one session, or leave it out.</source>
        <translation>-o noemt één pakket, en elke zitting heeft er een: noem één zitting, of laat het weg.</translation>
    </message>
    <message>
        <source>  Its reserve set was dealt: it is in the pack, too.</source>
        <translation>  De reserveset ervan is geschud: ook die zit in het pakket.</translation>
    </message>
    <message>
        <source>  Its reserve set cannot be used after that.</source>
        <translation>  De reserveset ervan kan daarna niet meer worden gebruikt.</translation>
    </message>
    <message>
        <source>Is its play over, and do you want to reveal it now (y or n)? </source>
        <translation>Is deze uitgespeeld, en wilt u hem nu onthullen (j of n)? </translation>
    </message>
    <message>
        <source>Revealing</source>
        <translation>Onthullen</translation>
    </message>
    <message>
        <source>As it goes into the plan: {value}</source>
        <translation>Zo komt het in het plan: {value}</translation>
    </message>
    <message>
        <source>Type the value, or give the promised round with --round; --again is for typed values.</source>
        <translation>Typ de waarde, of geef de toegezegde ronde met --round; --again is voor getypte waarden.</translation>
    </message>
    <message>
        <source>The network signed it. As it goes into the plan: {value}</source>
        <translation>Het netwerk heeft haar ondertekend. Zo komt het in het plan: {value}</translation>
    </message>
    <message>
        <source>In the public pack: {path}</source>
        <translation>In het openbare pakket: {path}</translation>
    </message>
    <message>
        <source>The two people did not type the same: {difference}</source>
        <translation>De twee typten niet hetzelfde: {difference}</translation>
    </message>
    <message>
        <source>It contains the words of {names}: 120 bits each that nobody else could know.</source>
        <translation>Hij bevat de woorden van {names}: elk 120 bits die niemand anders kon weten.</translation>
    </message>
    <message>
        <source>Withheld, so it contains their SHA-256, and every check will say so: {names}.</source>
        <translation>Achtergehouden, dus hij bevat hun SHA-256, en elke controle zal dat zeggen: {names}.</translation>
    </message>
    <message>
        <source>when the outside value is known, “set-value”.</source>
        <translation>als de externe waarde bekend is, “set-value”.</translation>
    </message>
    <message>
        <source>complete the plan, look at it with “inspect”, then “publish”.</source>
        <translation>maak het plan af, bekijk het met “inspect”, dan “publish”.</translation>
    </message>
    <message>
        <source>put it where everybody sees it, then say where with “published”.</source>
        <translation>zet het waar iedereen het ziet, en zeg dan met “published” waar.</translation>
    </message>
    <message>
        <source>“deal” the sessions, off the network, and keep the files closed.</source>
        <translation>schud de zittingen met “deal”, zonder netwerk, en houd de bestanden dicht.</translation>
    </message>
    <message>
        <source>“deal” the sessions that are left, if any. When all play is over, “reveal”; a session that was played, “reveal --phase P --sessions S”.</source>
        <translation>schud de overige zittingen met “deal”. Als alles gespeeld is, “reveal”; voor een zitting die gespeeld is, “reveal --phase P --sessions S”.</translation>
    </message>
    <message>
        <source>publish the pack. Anybody can “bigdeal verify” it.</source>
        <translation>publiceer het pakket. Iedereen kan het met “bigdeal verify” narekenen.</translation>
    </message>
    <message>
        <source>withheld, so their SHA-256</source>
        <translation>achtergehouden, dus hun SHA-256</translation>
    </message>
    <message>
        <source>not the promised words</source>
        <translation>niet de toegezegde woorden</translation>
    </message>
    <message>
        <source>Outside value: {value}</source>
        <translation>Externe waarde: {value}</translation>
    </message>
    <message>
        <source>Next: {step}</source>
        <translation>Vervolgens: {step}</translation>
    </message>
    <message>
        <source>Check code (digest, SHA-256), to be published where nobody can change it later:</source>
        <translation>Controlecode, te publiceren waar niemand haar later kan veranderen:</translation>
    </message>
    <message>
        <source>The same in words:</source>
        <translation>Hetzelfde in woorden:</translation>
    </message>
    <message>
        <source>  no phase yet</source>
        <translation>  nog geen fase</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Opmerking: {text}</translation>
    </message>
    <message>
        <source>Holder of words: {name}, SHA-256 {hash}</source>
        <translation>Houder van woorden: {name}, SHA-256 {hash}</translation>
    </message>
    <message>
        <source>Published, as you noted: {where}, since {day}</source>
        <translation>Gepubliceerd, zoals u noteerde: {where}, sinds {day}</translation>
    </message>
    <message>
        <source>Revealed by itself: {title}, {time}, {pack}</source>
        <translation>Apart onthuld: {title}, {time}, {pack}</translation>
    </message>
    <message>
        <source>Interrupted while it was revealed: {title}. Its key may be known: reveal it again.</source>
        <translation>Onderbroken tijdens het onthullen: {title}. De sleutel kan bekend zijn: onthul hem opnieuw.</translation>
    </message>
    <message>
        <source>Dealt, according to journal and log: {sessions}</source>
        <translation>Geschud, volgens logboek en toernooilogboek: {sessions}</translation>
    </message>
    <message>
        <source>No remarks.</source>
        <translation>Geen opmerkingen.</translation>
    </message>
    <message>
        <source>“{keys}” is not sealed: anyone who reads it can compute every board.</source>
        <translation>“{keys}” is niet verzegeld: wie het leest, kan elk spel berekenen.</translation>
    </message>
    <message>
        <source>The keys are sealed with a passphrase.</source>
        <translation>De sleutels zijn verzegeld met een wachtwoordzin.</translation>
    </message>
    <message>
        <source>Any {needed} of {count} officials together open the keys.</source>
        <translation>Elke {needed} van de {count} bewaarders samen openen de sleutels.</translation>
    </message>
    <message>
        <source>The keys are sealed for {count} age key(s).</source>
        <translation>De sleutels zijn verzegeld voor {count} age-sleutel(s).</translation>
    </message>
    <message>
        <source>good: {reason}</source>
        <translation>goed: {reason}</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>nog niet genoemd</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>Nog geen naam</translation>
    </message>
    <message>
        <source>Hash of the box: {code}</source>
        <translation>Hash van de kist: {code}</translation>
    </message>
    <message>
        <source>Give the box&apos;s round with --round FILE. To see which round opens a box, use --when.</source>
        <translation>Geef de ronde van de kist met --round BESTAND. Welke ronde een kist opent, toont --when.</translation>
    </message>
    <message>
        <source>Open one box at a time.</source>
        <translation>Open één kist tegelijk.</translation>
    </message>
    <message>
        <source>WARNING: the owner of another key can open it at any time.</source>
        <translation>LET OP: de eigenaar van een andere sleutel kan hem altijd openen.</translation>
    </message>
    <message>
        <source>There is no standard input.</source>
        <translation>Er is geen standaardinvoer.</translation>
    </message>
    <message>
        <source>--when goes with boxes alone.</source>
        <translation>--when hoort alleen bij kisten.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>{box}: opens in {days} d {hours} h {rest} min</source>
        <translation>{box}: opent over {days} d {hours} u {rest} min</translation>
    </message>
    <message>
        <source>{box}: can be opened now</source>
        <translation>{box}: kan nu worden geopend</translation>
    </message>
    <message>
        <source>GREEN: proved. Nothing is left to you, and nothing could be chosen.</source>
        <translation>GROEN: bewezen. Niets is aan u, en niets kon worden gekozen.</translation>
    </message>
    <message>
        <source>AMBER: nothing here is wrong, but not everything is settled.</source>
        <translation>ORANJE: hier is niets verkeerd, maar niet alles staat vast.</translation>
    </message>
    <message>
        <source>RED: something here is not as promised.</source>
        <translation>ROOD: hier is iets niet zoals toegezegd.</translation>
    </message>
    <message>
        <source>--digest or --plan, and --before</source>
        <translation>--digest of --plan, en --before</translation>
    </message>
    <message>
        <source>--played all (or 1:1-3)</source>
        <translation>--played all (of 1:1-3)</translation>
    </message>
    <message>
        <source>Check code: {digest}</source>
        <translation>Controlecode: {digest}</translation>
    </message>
    <message>
        <source>   as words: {words}</source>
        <translation>   in woorden: {words}</translation>
    </message>
    <message>
        <source>Boards proved: {count}</source>
        <translation>Bewezen spellen: {count}</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Narekenen</translation>
    </message>
    <message>
        <source>  … and {count} more (--json lists them all)</source>
        <translation>  … en nog {count} (--json noemt ze alle)</translation>
    </message>
    <message>
        <source>As promised so far: the other sessions can be verified when they are revealed.</source>
        <translation>Tot nu toe zoals toegezegd: de andere zittingen kunnen worden nagerekend als ze onthuld zijn.</translation>
    </message>
    <message>
        <source>{boards} boards of {sessions} sessions: each from its session’s key and the
    outside value (--json lists them one by one).</source>
        <translation>{boards} spellen van {sessions} zittingen: elk uit de sleutel van zijn zitting en de
    externe waarde (--json noemt ze stuk voor stuk).</translation>
    </message>
    <message>
        <source>Left to you: answer with {answers}.</source>
        <translation>Aan u: antwoord met {answers}.</translation>
    </message>
    <message>
        <source>Still chosen: no accusation. Ask the organiser about it, and judge for yourself.</source>
        <translation>Nog gekozen: dat is geen beschuldiging. Vraag er de organisator naar, en oordeel zelf.</translation>
    </message>
    <message>
        <source>Other sessions are still secret: until they are revealed, amber is the best possible.</source>
        <translation>Andere zittingen zijn nog geheim: tot ze onthuld zijn, is oranje het hoogst haalbare.</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>gepland</translation>
    </message>
    <message>
        <source>published</source>
        <translation>gepubliceerd</translation>
    </message>
    <message>
        <source>valued</source>
        <translation>waarde ingevuld</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>geschud</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>onthuld</translation>
    </message>
    <message>
        <source>error</source>
        <translation>fout</translation>
    </message>
    <message>
        <source>Deal a set of boards into files.</source>
        <translation>Een set spellen in bestanden schudden.</translation>
    </message>
    <message>
        <source>Check files of boards, and show which set they are.</source>
        <translation>Bestanden met spellen controleren, en tonen welke set het is.</translation>
    </message>
    <message>
        <source>Tell which board the hands on a table are.</source>
        <translation>Zeggen welk spel de handen op een tafel zijn.</translation>
    </message>
    <message>
        <source>Tell between which rounds a board was fouled.</source>
        <translation>Zeggen tussen welke ronden een spel verwisseld is.</translation>
    </message>
    <message>
        <source>Check duplicated boards by questions drawn by lot.</source>
        <translation>Gedupliceerde spellen controleren met gelote vragen.</translation>
    </message>
    <message>
        <source>Convert a file of boards into other formats.</source>
        <translation>Een bestand met spellen naar andere formaten omzetten.</translation>
    </message>
    <message>
        <source>What was dealt here: list, verify, export, certificates, backups.</source>
        <translation>Wat hier geschud is: lijst, controle, export, certificaten, back-ups.</translation>
    </message>
    <message>
        <source>Print hand records, dealing sheets or curtain cards.</source>
        <translation>Spelverdelingen, verdeellijsten of handkaartjes afdrukken.</translation>
    </message>
    <message>
        <source>Open a sealed record.</source>
        <translation>Een verzegelde afdruk openen.</translation>
    </message>
    <message>
        <source>Lock files in a box that nobody can open before a time.</source>
        <translation>Bestanden vergrendelen in een kist die niemand vóór een tijd kan openen.</translation>
    </message>
    <message>
        <source>Open a locked box with its round.</source>
        <translation>Een vergrendelde kist met haar ronde openen.</translation>
    </message>
    <message>
        <source>Write the note that goes with a locked box.</source>
        <translation>De begeleidende brief bij een vergrendelde kist schrijven.</translation>
    </message>
    <message>
        <source>Print labels with the set code; they reveal nothing about the cards.</source>
        <translation>Etiketten met de setcode afdrukken; ze verraden niets over de kaarten.</translation>
    </message>
    <message>
        <source>Print travellers, slips, scorecards or table cards.</source>
        <translation>Loopbriefjes, scorebriefjes, scorekaarten of tafelkaarten afdrukken.</translation>
    </message>
    <message>
        <source>Print one page for the wall: deal, duplicate, print.</source>
        <translation>Eén pagina voor de muur afdrukken: schudden, dupliceren, afdrukken.</translation>
    </message>
    <message>
        <source>Print a checklist for duplicating.</source>
        <translation>Een checklist voor het dupliceren afdrukken.</translation>
    </message>
    <message>
        <source>Make the file of a finished set that a site or program takes.</source>
        <translation>Het bestand van een uitgespeelde set maken voor een site of programma.</translation>
    </message>
    <message>
        <source>Pack the boards of a finished set for publication.</source>
        <translation>De spellen van een uitgespeelde set inpakken voor publicatie.</translation>
    </message>
    <message>
        <source>Commit, deal and reveal a whole tournament.</source>
        <translation>Een heel toernooi toezeggen, schudden en onthullen.</translation>
    </message>
    <message>
        <source>Prove that boards are the promised ones.</source>
        <translation>Bewijzen dat spellen de toegezegde zijn.</translation>
    </message>
    <message>
        <source>Turn deals, endings and layouts into numbers, and back.</source>
        <translation>Verdelingen, eindspelen en patronen in getallen omzetten, en terug.</translation>
    </message>
    <message>
        <source>List, count, reduce and solve the suits in two hands.</source>
        <translation>De kleuren in twee handen opsommen, tellen, herleiden en oplossen.</translation>
    </message>
    <message>
        <source>Show figures over finished boards.</source>
        <translation>Cijfers over uitgespeelde spellen tonen.</translation>
    </message>
    <message>
        <source>Tell whether played sets are as chance deals them.</source>
        <translation>Zeggen of gespeelde sets zijn zoals het toeval ze geeft.</translation>
    </message>
    <message>
        <source>Check this copy of the program against known answers.</source>
        <translation>Deze kopie van het programma toetsen aan bekende antwoorden.</translation>
    </message>
    <message>
        <source>anyone with keys and value can make these boards again at any time.</source>
        <translation>wie sleutels en waarde heeft, kan deze spellen altijd opnieuw maken.</translation>
    </message>
    <message>
        <source>Noted. The public pack will include it, in your words.</source>
        <translation>Genoteerd. Het zal in het openbare pakket staan, in uw woorden.</translation>
    </message>
    <message>
        <source>announced</source>
        <translation>aangekondigd</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>reserve</translation>
    </message>
    <message>
        <source>deviation</source>
        <translation>afwijking</translation>
    </message>
    <message>
        <source>revealing</source>
        <translation>onthulling begonnen</translation>
    </message>
    <message>
        <source>session-revealed</source>
        <translation>zitting onthuld</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>beëindigd</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>teruggedraaid</translation>
    </message>
    <message>
        <source>No set has been dealt here yet.</source>
        <translation>Hier is nog geen set geschud.</translation>
    </message>
    <message>
        <source>Try &apos;{command} {option}&apos; for help.</source>
        <translation>“{command} {option}” toont de hulp.</translation>
    </message>
    <message>
        <source>Error: {message}</source>
        <translation>Fout: {message}</translation>
    </message>
    <message>
        <source>No such option {name!r}.</source>
        <translation>De optie {name!r} bestaat niet.</translation>
    </message>
    <message>
        <source>Did you mean {possibility}?</source>
        <translation>Bedoelde u {possibility}?</translation>
    </message>
    <message>
        <source>(Did you mean one of: {possibilities}?)</source>
        <translation>(Bedoelde u een van: {possibilities}?)</translation>
    </message>
    <message>
        <source>Option {name!r} does not take a value.</source>
        <translation>De optie {name!r} heeft geen waarde.</translation>
    </message>
    <message>
        <source>Option {name!r} requires an argument.</source>
        <translation>De optie {name!r} heeft een waarde nodig.</translation>
    </message>
    <message>
        <source>Missing argument</source>
        <translation>Er ontbreekt het argument</translation>
    </message>
    <message>
        <source>Missing option</source>
        <translation>Er ontbreekt de optie</translation>
    </message>
    <message>
        <source>Missing command.</source>
        <translation>Er ontbreekt een opdracht.</translation>
    </message>
    <message>
        <source>Choose from:
	{choices}</source>
        <translation>Kies uit:
	{choices}</translation>
    </message>
    <message>
        <source>Got unexpected extra argument ({args})</source>
        <translation>Onverwacht argument ({args})</translation>
    </message>
    <message>
        <source>Got unexpected extra arguments ({args})</source>
        <translation>Onverwachte argumenten ({args})</translation>
    </message>
    <message>
        <source>Invalid value for {param_hint}: {message}</source>
        <translation>Ongeldige waarde voor {param_hint}: {message}</translation>
    </message>
    <message>
        <source>{value!r} is not one of {choices}.</source>
        <translation>{value!r} is geen van {choices}.</translation>
    </message>
    <message>
        <source>{value} is not in the range {range}.</source>
        <translation>{value} valt niet in het bereik {range}.</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>map</translation>
    </message>
    <message>
        <source>{name} {filename!r} is a file.</source>
        <translation>{name} {filename!r} is een bestand.</translation>
    </message>
    <message>
        <source>{value!r} is not a whole number.</source>
        <translation>{value!r} is geen geheel getal.</translation>
    </message>
    <message>
        <source>first seen here {when}</source>
        <translation>hier het eerst gezien {when}</translation>
    </message>
    <message>
        <source>Deal bridge boards that nobody can predict, repeat or see before play.</source>
        <translation>Bridgespellen schudden die niemand kan voorspellen, herhalen of vóór het spelen kan zien.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 the check failed, 2 usage, 3 refused, 4 damaged file, 5 the system failed.</source>
        <translation>Afsluitcodes: 0 gedaan, 1 de controle mislukte, 2 gebruik, 3 geweigerd, 4 beschadigd bestand, 5 het systeem faalde.</translation>
    </message>
    <message>
        <source>The language to use, such as de. Without it: on a terminal yours, otherwise English.</source>
        <translation>De taal, zoals de. Zonder deze: op een terminal de uwe, anders Engels.</translation>
    </message>
    <message>
        <source>The cards come from the computer&apos;s own randomness, and nobody sees them. Nothing is ever overwritten: all files are written, or none.</source>
        <translation>De kaarten komen uit het toeval van de computer zelf, en niemand ziet ze. Niets wordt ooit overschreven: alle bestanden worden geschreven, of geen.</translation>
    </message>
    <message>
        <source>“bigdeal deal -n 36” is enough: it uses the formats in the settings, and a free name in this folder.</source>
        <translation>“bigdeal deal -n 36” is genoeg: het neemt de formaten van de instellingen en een vrije naam in deze map.</translation>
    </message>
    <message>
        <source>With --lock-until only a locked box is written. See “bigdeal unlock”.</source>
        <translation>Met --lock-until wordt alleen een vergrendelde kist geschreven. Zie “bigdeal unlock”.</translation>
    </message>
    <message>
        <source>A number (36) or a range (11-20).</source>
        <translation>Een getal (36) of een bereik (11-20).</translation>
    </message>
    <message>
        <source>Formats, with commas between: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel. Without it, those in the settings, or pbn.</source>
        <translation>Formaten, met komma’s ertussen: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel. Zonder deze die van de instellingen, of pbn.</translation>
    </message>
    <message>
        <source>Folder and name, without ending. A new FOLDER is for you alone to read. Without it, this folder and a free name.</source>
        <translation>Map en naam, zonder extensie. Een nieuwe FOLDER kunt alleen u lezen. Zonder deze: deze map en een vrije naam.</translation>
    </message>
    <message>
        <source>Sets to deal at once, each with its number after NAME and the event: tuesday-1, tuesday-2.</source>
        <translation>Hoeveel sets tegelijk, elk met zijn nummer na NAME en de wedstrijd: tuesday-1, tuesday-2.</translation>
    </message>
    <message>
        <source>The identification to deal with. Without it, that of the settings.</source>
        <translation>De identificatie om mee te schudden. Zonder deze die van de instellingen.</translation>
    </message>
    <message>
        <source>The event&apos;s name, for files with room for it.</source>
        <translation>De naam van de wedstrijd, voor bestanden met plaats daarvoor.</translation>
    </message>
    <message>
        <source>Where it is played, for files with room for it.</source>
        <translation>Waar gespeeld wordt, voor bestanden met plaats daarvoor.</translation>
    </message>
    <message>
        <source>The day of play, for files with room for it.</source>
        <translation>De speeldag, voor bestanden met plaats daarvoor.</translation>
    </message>
    <message>
        <source>bigdeal: byte for byte what Big Deal 2.0 writes.</source>
        <translation>bigdeal: byte voor byte wat Big Deal 2.0 schrijft.</translation>
    </message>
    <message>
        <source>Lock the files in one box, NAME.zip.age, until then (2027-03-05T13:45Z). Nobody can open it earlier, not even you.</source>
        <translation>De bestanden tot dan (2027-03-05T13:45Z) in één kist vergrendelen, NAME.zip.age. Niemand kan die eerder openen, ook u niet.</translation>
    </message>
    <message>
        <source>A public key whose owner can open the box too, at any time, in case the clock ends.</source>
        <translation>Een openbare sleutel waarvan de eigenaar de kist ook kan openen, altijd, voor het geval de klok ophoudt.</translation>
    </message>
    <message>
        <source>Deal although the journal is in doubt; the journal records it.</source>
        <translation>Schudden hoewel het logboek twijfelachtig is; het logboek vermeldt dat.</translation>
    </message>
    <message>
        <source>Answer as JSON, for programs.</source>
        <translation>Antwoorden als JSON, voor programma’s.</translation>
    </message>
    <message>
        <source>Print only warnings and errors.</source>
        <translation>Alleen waarschuwingen en fouten tonen.</translation>
    </message>
    <message>
        <source>required</source>
        <translation>verplicht</translation>
    </message>
    <message>
        <source>default: {default}</source>
        <translation>standaard: {default}</translation>
    </message>
    <message>
        <source>Every board must be complete, no deal may occur twice, and files of one name must contain the same deals. The journal knows which set a file is, and whether it was played. FILE may be a folder or an archive (.zip, .gz); “-” is standard input and needs --format. No card is ever shown.</source>
        <translation>Elk spel moet volledig zijn, geen spelverdeling mag twee keer voorkomen, en bestanden met één naam moeten dezelfde spelverdelingen bevatten. Het logboek weet welke set een bestand is, en of die gespeeld is. FILE kan een map of een archief (.zip, .gz) zijn; “-” is de standaardinvoer en vraagt om --format. Er wordt nooit een kaart getoond.</translation>
    </message>
    <message>
        <source>You are warned of anything unusual, such as repeated boards or missing numbers. A set code in a file is shown as the file&apos;s own claim.</source>
        <translation>U wordt gewaarschuwd voor alles wat ongewoon is, zoals herhaalde spellen of ontbrekende nummers. Een setcode in een bestand wordt getoond als bewering van het bestand zelf.</translation>
    </message>
    <message>
        <source>Exit codes: 0 all is well, 1 something is wrong with the files or the code, 2 unknown format or option, 4 a damaged file.</source>
        <translation>Afsluitcodes: 0 alles in orde, 1 er is iets mis met de bestanden of de code, 2 onbekend formaat of onbekende optie, 4 een beschadigd bestand.</translation>
    </message>
    <message>
        <source>Show which set this code on a label or sheet belongs to.</source>
        <translation>Tonen bij welke set deze code op een etiket of blad hoort.</translation>
    </message>
    <message>
        <source>The number of the first board, where the file has no numbers. Without it, the journal&apos;s numbers, or else from 1.</source>
        <translation>Het nummer van het eerste spel, als het bestand geen nummers heeft. Zonder deze de nummers van het logboek, of anders vanaf 1.</translation>
    </message>
    <message>
        <source>The format of standard input, when a file is “-”.</source>
        <translation>Het formaat van de standaardinvoer, als een bestand “-” is.</translation>
    </message>
    <message>
        <source>Type one to four hands of 13 cards: spades, hearts, diamonds and clubs with dots between, “-” for a void. “--hand -” and “--deal -” read them from standard input, so that your shell&apos;s history does not keep them.</source>
        <translation>Typ een tot vier handen van 13 kaarten: schoppen, harten, ruiten en klaveren met punten ertussen, “-” voor een renonce. “--hand -” en “--deal -” lezen ze van de standaardinvoer, zodat de geschiedenis van uw shell ze niet bewaart.</translation>
    </message>
    <message>
        <source>Without FILE the boards are those of the journal. One or two hands are looked for in the sets&apos; files, where the journal left them. --board N --deal TEXT, given twice, compares two boards.</source>
        <translation>Zonder FILE zijn de spellen die van het logboek. Een of twee handen worden gezocht in de bestanden van de sets, waar het logboek ze het laatst kende. Twee keer --board N --deal TEXT vergelijkt twee spellen.</translation>
    </message>
    <message>
        <source>Every question is recorded in the journal, without the hands. No card is ever shown.</source>
        <translation>Elke vraag wordt in het logboek vermeld, zonder de handen. Er wordt nooit een kaart getoond.</translation>
    </message>
    <message>
        <source>Exit codes: 0 the board is right, 1 anything else, 2 this is not a hand.</source>
        <translation>Afsluitcodes: 0 het spel klopt, 1 al het andere, 2 dit is geen hand.</translation>
    </message>
    <message>
        <source>The set being played.</source>
        <translation>De set die gespeeld wordt.</translation>
    </message>
    <message>
        <source>The number on the board.</source>
        <translation>Het nummer op het spel.</translation>
    </message>
    <message>
        <source>N:hand hand hand hand, or a line of LIN.</source>
        <translation>N:hand hand hand hand, of een regel LIN.</translation>
    </message>
    <message>
        <source>E AK7.T93.QJ4.A852; may be given for each seat.</source>
        <translation>E AK7.T93.QJ4.A852; voor elke plaats mogelijk.</translation>
    </message>
    <message>
        <source>The language of the card letters, beside English. Without it, that of the settings.</source>
        <translation>De taal van de kaartletters, naast Engels. Zonder deze die van de instellingen.</translation>
    </message>
    <message>
        <source>The dealer shown on the board.</source>
        <translation>De gever die het spel toont.</translation>
    </message>
    <message>
        <source>The vulnerability shown on the board.</source>
        <translation>De kwetsbaarheid die het spel toont.</translation>
    </message>
    <message>
        <source>Every table&apos;s tricks are compared with double dummy, in the right deal and in the fouled one. How often players reach double dummy is an assumption, so the percentage is a help and no proof.</source>
        <translation>De slagen van elke tafel worden vergeleken met double dummy, in de juiste spelverdeling en in de verwisselde. Hoe vaak spelers double dummy halen, is een aanname; het percentage is dus een hulp en geen bewijs.</translation>
    </message>
    <message>
        <source>Only for finished sets. Without --results, lines are read from standard input. If a file has no rounds, its results are printed: replace each question mark with the round, and give them with --results.</source>
        <translation>Alleen voor uitgespeelde sets. Zonder --results worden regels van de standaardinvoer gelezen. Heeft een bestand geen ronden, dan worden zijn resultaten getoond: vervang elk vraagteken door de ronde, en geef ze met --results.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 2 rounds are missing or this is not a hand, 3 refused.</source>
        <translation>Afsluitcodes: 0 gedaan, 2 ronden ontbreken of dit is geen hand, 3 geweigerd.</translation>
    </message>
    <message>
        <source>Its four hands now: N:hand hand hand hand.</source>
        <translation>De vier handen nu: N:hand hand hand hand.</translation>
    </message>
    <message>
        <source>A line a table, such as “3: 4S N 9” (round: contract declarer tricks); or a file: PBN, USEBIO, ACBL JSON, or Bridgemate’s ReceivedData as CSV.</source>
        <translation>Een regel per tafel, zoals “3: 4S N 9” (ronde: contract leider slagen), of een bestand: PBN, USEBIO, ACBL JSON of ReceivedData van Bridgemate als CSV.</translation>
    </message>
    <message>
        <source>The section, such as A.</source>
        <translation>De lijn, zoals A.</translation>
    </message>
    <message>
        <source>Each question asks how many cards of one suit a hand of the set CODE has, two for each board. At the end you learn which boards to look at, never which answer was wrong. The journal records the check.</source>
        <translation>Elke vraag is hoeveel kaarten van één kleur een hand van de set CODE heeft, twee voor elk spel. Aan het eind hoort u welke spellen u moet bekijken, nooit welk antwoord fout was. Het logboek vermeldt de steekproef.</translation>
    </message>
    <message>
        <source>A wrong deal, turned or with whole hands exchanged, passes with 30 % at most. One exchanged card is hardly ever found. Before play is over, a set can be checked three times.</source>
        <translation>Een verkeerde spelverdeling, gedraaid of met hele handen verwisseld, slaagt in hoogstens 30&#xa0;% van de gevallen. Eén verwisselde kaart wordt bijna nooit gevonden. Voor het einde van het spelen kan een set drie keer gecontroleerd worden.</translation>
    </message>
    <message>
        <source>Exit codes: 0 every answer is right, 1 there are boards to look at, 2 the answers ended too early.</source>
        <translation>Afsluitcodes: 0 elk antwoord is goed, 1 er zijn spellen te bekijken, 2 de antwoorden hielden te vroeg op.</translation>
    </message>
    <message>
        <source>How many boards to ask about, two questions each. Without it, 12, or all of fewer.</source>
        <translation>Naar hoeveel spellen gevraagd wordt, twee vragen per spel. Zonder deze 12, of alle als het er minder zijn.</translation>
    </message>
    <message>
        <source>The ending of IN shows its format; “-” is standard input and needs --format. Of a folder or an archive (.zip) every set is converted, and -o names a folder. Nothing is ever overwritten: all files are written, or none. No card is shown.</source>
        <translation>De extensie van IN toont het formaat; “-” is de standaardinvoer en vraagt om --format. Van een map of een archief (.zip) wordt elke set omgezet, en -o noemt een map. Niets wordt ooit overschreven: alle bestanden worden geschreven, of geen. Er wordt geen kaart getoond.</translation>
    </message>
    <message>
        <source>Boards that were in play are refused: nobody may play them again.</source>
        <translation>Spellen die al gespeeld zijn, worden geweigerd: niemand mag ze nog eens spelen.</translation>
    </message>
    <message>
        <source>Formats, with commas between: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel.</source>
        <translation>Formaten, met komma’s ertussen: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel.</translation>
    </message>
    <message>
        <source>Folder and name, without ending. A new FOLDER is for you alone to read.</source>
        <translation>Map en naam, zonder extensie. Een nieuwe FOLDER kunt alleen u lezen.</translation>
    </message>
    <message>
        <source>New board numbers, in order: 24, 11-20, or 1-16,17-32. Without it, the boards keep theirs.</source>
        <translation>Nieuwe spelnummers, op volgorde: 24, 11-20, of 1-16,17-32. Zonder deze houden de spellen de hunne.</translation>
    </message>
    <message>
        <source>Convert boards of a set that is in play or finished, for a record or a web page.</source>
        <translation>Spellen omzetten van een set die gespeeld wordt of uitgespeeld is, voor een afdruk of een webpagina.</translation>
    </message>
    <message>
        <source>Put double-dummy tricks and par into pbn files; refused before play.</source>
        <translation>Double-dummyslagen en par in pbn-bestanden zetten; vóór het spelen geweigerd.</translation>
    </message>
    <message>
        <source>Copy journal, settings, presets and logo into one new file.</source>
        <translation>Logboek, instellingen, sjablonen en logo naar één nieuw bestand kopiëren.</translation>
    </message>
    <message>
        <source>Make a dealing certificate, as PDF.</source>
        <translation>Een schudcertificaat maken, als pdf.</translation>
    </message>
    <message>
        <source>Write the journal as text that anybody can check.</source>
        <translation>Het logboek schrijven als tekst die iedereen kan controleren.</translation>
    </message>
    <message>
        <source>List the sets dealt or seen here, newest first.</source>
        <translation>De sets opsommen die hier geschud of gezien zijn, de nieuwste eerst.</translation>
    </message>
    <message>
        <source>Bring the journal back from a backup.</source>
        <translation>Het logboek terughalen uit een back-up.</translation>
    </message>
    <message>
        <source>Set the state of a set: duplicated, in play, finished, released.</source>
        <translation>De toestand van een set instellen: gedupliceerd, wordt gespeeld, uitgespeeld, vrijgegeven.</translation>
    </message>
    <message>
        <source>Check every row; with --known, compare with paper.</source>
        <translation>Elke regel controleren; met --known vergelijken met papier.</translation>
    </message>
    <message>
        <source>FILE can be on a USB drive. Keep it safe: it contains no card, but anyone who has it can recognise deals that were dealt here. If sealed, it opens with its passphrase alone.</source>
        <translation>FILE kan op een usb-stick staan. Bewaar het goed: er staat geen kaart in, maar wie het heeft, kan spelverdelingen herkennen die hier geschud zijn. Verzegeld gaat het alleen met zijn wachtwoordzin open.</translation>
    </message>
    <message>
        <source>Seal it with a passphrase, typed at the terminal.</source>
        <translation>Verzegelen met een wachtwoordzin, getypt op de terminal.</translation>
    </message>
    <message>
        <source>Seal it with the passphrase on the first line of FILE; “-” is standard input.</source>
        <translation>Verzegelen met de wachtwoordzin op de eerste regel van FILE; “-” is de standaardinvoer.</translation>
    </message>
    <message>
        <source>It shows when and how the set CODE was dealt, and no card. It counts the sets dealt for the same event and day, and names the journal&apos;s newest row, for comparison later.</source>
        <translation>Het toont wanneer en hoe de set CODE geschud is, en geen kaart. Het telt de sets die voor dezelfde wedstrijd en dag geschud zijn, en noemt de nieuwste regel van het logboek, om later te vergelijken.</translation>
    </message>
    <message>
        <source>The new file, or a folder for it.</source>
        <translation>Het nieuwe bestand, of een map ervoor.</translation>
    </message>
    <message>
        <source>The identification the set was dealt with, to be printed in clear.</source>
        <translation>De identificatie waarmee de set geschud is, leesbaar afgedrukt.</translation>
    </message>
    <message>
        <source>The language of the print: en, en-GB, en-US, da, de, es, fr, it, nl, nb, pl, pt, sv. Without it, the settings&apos;.</source>
        <translation>De taal van de afdruk: en, en-GB, en-US, da, de, es, fr, it, nl, nb, pl, pt, sv. Zonder deze die van de instellingen.</translation>
    </message>
    <message>
        <source>It goes to FILE; without FILE, or with “-”, to standard output. It contains no card, seed or key, and its chain of hashes can be checked.</source>
        <translation>Het gaat naar FILE; zonder FILE, of met “-”, naar de standaarduitvoer. Er staat geen kaart, beginwaarde of sleutel in, en de ketting van hashes is te controleren.</translation>
    </message>
    <message>
        <source>A set code with “?” was only read in a file; with “!” a file claimed it, but another set has it.</source>
        <translation>Een setcode met “?” is alleen in een bestand gelezen; met “!” beweerde een bestand die, maar een andere set heeft hem.</translation>
    </message>
    <message>
        <source>Code, event, date, format or file name.</source>
        <translation>Code, wedstrijd, datum, formaat of bestandsnaam.</translation>
    </message>
    <message>
        <source>Only sets in this state; may be given several times.</source>
        <translation>Alleen sets in deze toestand; meermaals mogelijk.</translation>
    </message>
    <message>
        <source>How many sets at most.</source>
        <translation>Hoeveel sets hoogstens.</translation>
    </message>
    <message>
        <source>Close the window first. Nothing is overwritten: if a journal exists, that of FILE is attached to it, and both are used. Settings, presets and logo are added where missing. Rows newer than the backup are missing afterwards, and the journal says so.</source>
        <translation>Sluit eerst het venster. Niets wordt overschreven: is er al een logboek, dan wordt dat van FILE eraan gekoppeld, en beide worden gebruikt. Instellingen, sjablonen en logo komen erbij waar ze ontbreken. Regels van na de back-up ontbreken daarna, en het logboek zegt dat.</translation>
    </message>
    <message>
        <source>A file with the passphrase on its first line; “-” is standard input.</source>
        <translation>Een bestand met de wachtwoordzin op de eerste regel; “-” is de standaardinvoer.</translation>
    </message>
    <message>
        <source>“undo” takes back the last step. Files of a finished set move to the archive folder, if the settings have one, and come back with “undo”. A released set stays released: its key is written down, so that anybody can recompute its code.</source>
        <translation>“undo” neemt de laatste stap terug. Bestanden van een uitgespeelde set gaan naar de archiefmap, als de instellingen er een hebben, en komen met “undo” terug. Een vrijgegeven set blijft vrijgegeven: de sleutel is opgeschreven, zodat iedereen de code kan narekenen.</translation>
    </message>
    <message>
        <source>Every row that was changed, removed, moved or slipped in is named. The owner of this computer could rewrite the whole journal, or put yesterday&apos;s back: --known finds that out, with a hash that somebody else kept.</source>
        <translation>Elke regel die veranderd, verwijderd, verplaatst of binnengesmokkeld is, wordt genoemd. De eigenaar van deze computer kan het hele logboek herschrijven, of dat van gisteren terugzetten: --known ontdekt dat, met een hash die iemand anders bewaarde.</translation>
    </message>
    <message>
        <source>Exit codes: 0 intact, 1 not.</source>
        <translation>Afsluitcodes: 0 ongeschonden, 1 niet.</translation>
    </message>
    <message>
        <source>A hash from a certificate, a hand record, a public pack or an export, with or without the row&apos;s number; the first 16 digits are enough.</source>
        <translation>Een hash van een certificaat, een blad met spelverdelingen, een openbaar pakket of een export, met of zonder het nummer van de regel; de eerste 16 cijfers zijn genoeg.</translation>
    </message>
    <message>
        <source>FILE contains boards, CODE is the code of a set in the journal.</source>
        <translation>FILE bevat spellen, CODE is de code van een set in het logboek.</translation>
    </message>
    <message>
        <source>“-” is standard input and needs --format.</source>
        <translation>“-” is de standaardinvoer en vraagt om --format.</translation>
    </message>
    <message>
        <source>Before play, prints that show cards are sealed as FILE.pdf.age, with a passphrase or until a time; “bigdeal unseal” opens them. Several sets or sections have a file each, in the folder after -o.</source>
        <translation>Vóór het spelen worden afdrukken die kaarten tonen, verzegeld als FILE.pdf.age, met een wachtwoordzin of tot een tijd; “bigdeal unseal” opent ze. Meer sets of lijnen hebben elk een bestand, in de map na -o.</translation>
    </message>
    <message>
        <source>Paper and looks, club, logo, site and director are as they were remembered, here or in the window, where no option says otherwise.</source>
        <translation>Papier en uiterlijk, club, logo, plaats en wedstrijdleider zijn zoals ze onthouden zijn, hier of in het venster, waar geen optie iets anders zegt.</translation>
    </message>
    <message>
        <source>The new file, or a folder for it; .html gives a web page.</source>
        <translation>Het nieuwe bestand, of een map ervoor; .html geeft een webpagina.</translation>
    </message>
    <message>
        <source>What to print.</source>
        <translation>Wat er afgedrukt wordt.</translation>
    </message>
    <message>
        <source>The club, at the head of every page.</source>
        <translation>De club, boven aan elke bladzijde.</translation>
    </message>
    <message>
        <source>A line of text at the head of every page.</source>
        <translation>Een regel tekst boven aan elke bladzijde.</translation>
    </message>
    <message>
        <source>A line of text at the foot of every page.</source>
        <translation>Een regel tekst onder aan elke bladzijde.</translation>
    </message>
    <message>
        <source>The size of the paper.</source>
        <translation>Het formaat van het papier.</translation>
    </message>
    <message>
        <source>{value!r} is not a day such as 2027-07-06.</source>
        <translation>{value!r} is geen dag zoals 2027-07-06.</translation>
    </message>
    <message>
        <source>{value!r} is not a time such as 2027-07-06 18:00.</source>
        <translation>{value!r} is geen tijd zoals 2027-07-06 18:00.</translation>
    </message>
    <message>
        <source>Boards on a page; large: two, in large print (record).</source>
        <translation>Spellen per bladzijde; large: twee, in grote letters (record).</translation>
    </message>
    <message>
        <source>Boards in rows or in columns (record).</source>
        <translation>Spellen in rijen of in kolommen (record).</translation>
    </message>
    <message>
        <source>With room for holes, or two small pages a side, to be folded (record).</source>
        <translation>Met ruimte voor gaten, of twee kleine bladzijden per kant, om te vouwen (record).</translation>
    </message>
    <message>
        <source>The colours of the suits.</source>
        <translation>De kleuren van schoppen, harten, ruiten en klaveren.</translation>
    </message>
    <message>
        <source>How a ten is written.</source>
        <translation>Hoe een tien geschreven wordt.</translation>
    </message>
    <message>
        <source>Write A K Q J in every language.</source>
        <translation>In elke taal A K Q J schrijven.</translation>
    </message>
    <message>
        <source>With the high-card points of each hand (record).</source>
        <translation>Met de honneurpunten van elke hand (record).</translation>
    </message>
    <message>
        <source>With double-dummy results and par (record). Without the flag, up to 200 boards.</source>
        <translation>Met double-dummyresultaten en par (record). Zonder de optie tot 200 spellen.</translation>
    </message>
    <message>
        <source>What double-dummy results show (record).</source>
        <translation>Wat double-dummyresultaten tonen (record).</translation>
    </message>
    <message>
        <source>With par beside double-dummy results (record).</source>
        <translation>Met par naast double-dummyresultaten (record).</translation>
    </message>
    <message>
        <source>The event; without it, that of the journal or the file.</source>
        <translation>De wedstrijd; zonder deze die van het logboek of het bestand.</translation>
    </message>
    <message>
        <source>Where it is played.</source>
        <translation>Waar gespeeld wordt.</translation>
    </message>
    <message>
        <source>The section, such as A; may be given several times.</source>
        <translation>De lijn, zoals A; meermaals mogelijk.</translation>
    </message>
    <message>
        <source>The session, such as 2.</source>
        <translation>De zitting, zoals 2.</translation>
    </message>
    <message>
        <source>The tournament director.</source>
        <translation>De wedstrijdleider.</translation>
    </message>
    <message>
        <source>The day; without it, that of the journal.</source>
        <translation>De dag; zonder deze die van het logboek.</translation>
    </message>
    <message>
        <source>The club&apos;s logo: PNG, JPEG or SVG.</source>
        <translation>Het logo van de club: PNG, JPEG of SVG.</translation>
    </message>
    <message>
        <source>Without the remembered logo.</source>
        <translation>Zonder het onthouden logo.</translation>
    </message>
    <message>
        <source>Remember paper and looks, club, logo, site and director, for the window too.</source>
        <translation>Papier en uiterlijk, club, logo, plaats en wedstrijdleider onthouden, ook voor het venster.</translation>
    </message>
    <message>
        <source>Seal it until then; “bigdeal unseal” on this computer opens it.</source>
        <translation>Tot dan verzegelen; “bigdeal unseal” op deze computer opent het.</translation>
    </message>
    <message>
        <source>Play is over: print open, and mark the set as finished in the journal.</source>
        <translation>Het spelen is voorbij: open afdrukken, en de set in het logboek als uitgespeeld vermelden.</translation>
    </message>
    <message>
        <source>Do not seal it, although the set is not played.</source>
        <translation>Niet verzegelen, hoewel de set niet gespeeld is.</translation>
    </message>
    <message>
        <source>Keep the file&apos;s board numbers where the journal has others.</source>
        <translation>De spelnummers van het bestand houden waar het logboek andere heeft.</translation>
    </message>
    <message>
        <source>A record sealed with a passphrase opens with it, on any computer. One sealed until a time opens on the computer that made it: after that time, or when its set is finished.</source>
        <translation>Een blad dat met een wachtwoordzin verzegeld is, gaat daarmee open, op elke computer. Een blad dat tot een tijd verzegeld is, gaat open op de computer die het maakte: na die tijd, of als de set uitgespeeld is.</translation>
    </message>
    <message>
        <source>The new file; without it, FILE beside FILE.age.</source>
        <translation>Het nieuwe bestand; zonder deze FILE naast FILE.age.</translation>
    </message>
    <message>
        <source>Only quicknet, a public clock of drand, opens the box. The files themselves stay as they are, open: to have no open copy, deal with “bigdeal deal --lock-until”. Anyone with a tournament&apos;s keys and value can make its boards again.</source>
        <translation>Alleen quicknet, een openbare klok van drand, opent de kist. De bestanden zelf blijven zoals ze zijn, open: schud met “bigdeal deal --lock-until” om geen open kopie te hebben. Wie de sleutels en de waarde van een toernooi heeft, kan de spellen opnieuw maken.</translation>
    </message>
    <message>
        <source>When the box opens, with the time zone: 2027-03-05T13:45Z.</source>
        <translation>Wanneer de kist opengaat, met de tijdzone: 2027-03-05T13:45Z.</translation>
    </message>
    <message>
        <source>A box for receivers to try: no boards, open in two minutes.</source>
        <translation>Een kist om uit te proberen voor ontvangers: zonder spellen, over twee minuten open.</translation>
    </message>
    <message>
        <source>The new box.</source>
        <translation>De nieuwe kist.</translation>
    </message>
    <message>
        <source>No network is needed: get the round in a browser, from an address that --when shows. It is checked with the network&apos;s key, and nothing is written if box or round is wrong.</source>
        <translation>Een netwerk is niet nodig: haal de ronde in een browser, van een adres dat --when toont. Ze wordt gecontroleerd met de sleutel van het netwerk, en er wordt niets geschreven als kist of ronde niet klopt.</translation>
    </message>
    <message>
        <source>The round that the box names, as the network answers; “-” is standard input.</source>
        <translation>De ronde die de kist noemt, zoals het netwerk die geeft; “-” is de standaardinvoer.</translation>
    </message>
    <message>
        <source>One new file with what is in the box. Without it, the box&apos;s files beside the box.</source>
        <translation>Eén nieuw bestand met de inhoud van de kist. Zonder deze de bestanden van de kist naast de kist.</translation>
    </message>
    <message>
        <source>Instead of the round: the secret key of --or-for.</source>
        <translation>In plaats van de ronde: de geheime sleutel van --or-for.</translation>
    </message>
    <message>
        <source>Only show when boxes open, and with which round.</source>
        <translation>Alleen tonen wanneer kisten opengaan, en met welke ronde.</translation>
    </message>
    <message>
        <source>It is text and PDF, with unlock.html, which opens the box in a browser. It says when and how the box opens, where its round will be, and the hash of the box, and nothing about the contents.</source>
        <translation>Het is tekst en pdf, met unlock.html, dat de kist in een browser opent. Er staat in wanneer en hoe de kist opengaat, waar haar ronde zal staan en haar hash, en niets over de inhoud.</translation>
    </message>
    <message>
        <source>The folder. Without it, beside the box.</source>
        <translation>De map. Zonder deze naast de kist.</translation>
    </message>
    <message>
        <source>The sheets of labels; a4 and letter are whole pages, for envelopes.</source>
        <translation>De etikettenvellen; a4 en letter zijn hele bladzijden, voor enveloppen.</translation>
    </message>
    <message>
        <source>What they are for: boxes of boards, or envelopes of records.</source>
        <translation>Waarvoor ze zijn: koffers met spellen of enveloppen met spelverdelingen.</translation>
    </message>
    <message>
        <source>Copies of each label.</source>
        <translation>Exemplaren van elk etiket.</translation>
    </message>
    <message>
        <source>Where to begin on a sheet that was used before.</source>
        <translation>Waar te beginnen op een vel dat al gebruikt is.</translation>
    </message>
    <message>
        <source>A label for each of these sections.</source>
        <translation>Een etiket voor elk van deze lijnen.</translation>
    </message>
    <message>
        <source>No card is printed. Pairs and movements are left to the scorer.</source>
        <translation>Er wordt geen kaart afgedrukt. Paren en schema’s zijn aan het rekenprogramma.</translation>
    </message>
    <message>
        <source>Every board is on it, for every section and copy, and no card.</source>
        <translation>Elk spel staat erop, voor elke lijn en elk exemplaar, en geen kaart.</translation>
    </message>
    <message>
        <source>The sections that get the boards.</source>
        <translation>De lijnen die de spellen krijgen.</translation>
    </message>
    <message>
        <source>Copies for each section.</source>
        <translation>Exemplaren voor elke lijn.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer by itself: load the file where the answer says.</source>
        <translation>Niets verlaat deze computer vanzelf: laad het bestand waar het antwoord het zegt.</translation>
    </message>
    <message>
        <source>Only for sets that the journal has as finished: “bigdeal journal state CODE finished”.</source>
        <translation>Alleen voor sets die in het logboek uitgespeeld zijn: “bigdeal journal state CODE finished”.</translation>
    </message>
    <message>
        <source>The destination: bridgewebs, acbl-live, bridge-club-org, bridgecomposer, bbo, hand-viewer, bridgemate, tabscore, scorebridge, duplimate, dealer4, pianola, realbridge.</source>
        <translation>De bestemming: bridgewebs, acbl-live, bridge-club-org, bridgecomposer, bbo, hand-viewer, bridgemate, tabscore, scorebridge, duplimate, dealer4, pianola, realbridge.</translation>
    </message>
    <message>
        <source>List all destinations, and what each takes.</source>
        <translation>Alle bestemmingen opsommen, en wat elk aanneemt.</translation>
    </message>
    <message>
        <source>The pack has PBN, LIN, CSV, hand record and checksums.</source>
        <translation>Het pakket heeft PBN, LIN, CSV, spelverdelingen en controlesommen.</translation>
    </message>
    <message>
        <source>The archive; without .zip, a new folder. An existing folder gets an archive.</source>
        <translation>Het archief; zonder .zip een nieuwe map. Een bestaande map krijgt een archief.</translation>
    </message>
    <message>
        <source>With double-dummy results, where available.</source>
        <translation>Met double-dummyresultaten, waar die er zijn.</translation>
    </message>
    <message>
        <source>In this order: new, set-name, set-source (and holder), add-phase, inspect, publish and published (weeks ahead), set-value (when the outside value is known), deal, reveal. NAME.sqd and NAME.sqk are SquareDeal&apos;s own files.</source>
        <translation>In deze volgorde: new, set-name, set-source (en holder, voor houders), add-phase, inspect, publish en published (weken vooraf), set-value (als de externe waarde bekend is), deal, reveal. NAME.sqd en NAME.sqk zijn de bestanden van SquareDeal zelf.</translation>
    </message>
    <message>
        <source>Add a phase: in four words, in one as SESSIONS:BOARDS:PREFIX:DESCRIPTION, or with the options.</source>
        <translation>Een fase toevoegen: in vier woorden, in één als SESSIONS:BOARDS:PREFIX:DESCRIPTION, of met de opties.</translation>
    </message>
    <message>
        <source>Deal sessions into files, as SquareDeal names them.</source>
        <translation>Zittingen in bestanden schudden, genoemd zoals bij SquareDeal.</translation>
    </message>
    <message>
        <source>Record where play did not follow the plan, such as a session played out of order.</source>
        <translation>Vermelden waar het spelen het plan niet volgde, zoals een zitting buiten de volgorde.</translation>
    </message>
    <message>
        <source>Words that others keep, so that nobody alone can foresee a board.</source>
        <translation>Woorden die anderen bewaren, zodat niemand alleen een spel kan voorzien.</translation>
    </message>
    <message>
        <source>Look for what could go wrong before the plan is published.</source>
        <translation>Zoeken wat er mis kan gaan voordat het plan gepubliceerd wordt.</translation>
    </message>
    <message>
        <source>Begin a plan in a folder of its own: NAME/NAME.sqd.</source>
        <translation>Een plan beginnen in een eigen map: NAME/NAME.sqd.</translation>
    </message>
    <message>
        <source>Make the keys, bind them and the plan, and close the plan for good.</source>
        <translation>De sleutels maken, ze met het plan vastleggen, en het plan voorgoed sluiten.</translation>
    </message>
    <message>
        <source>Record where and since when the sealed plan and its check code are published.</source>
        <translation>Vermelden waar en sinds wanneer het verzegelde plan en de controlecode gepubliceerd zijn.</translation>
    </message>
    <message>
        <source>Remove a phase; later ones move up.</source>
        <translation>Een fase verwijderen; latere schuiven op.</translation>
    </message>
    <message>
        <source>Deal reserve sets for sessions that cannot be played; with --only, single boards.</source>
        <translation>Reservesets schudden voor zittingen die niet gespeeld kunnen worden; met --only losse spellen.</translation>
    </message>
    <message>
        <source>Make the public pack: plan, keys, commitment, boards, a text for the players, checksums.</source>
        <translation>Het openbare pakket maken: plan, sleutels, vastlegging, spellen, een tekst voor de spelers, controlesommen.</translation>
    </message>
    <message>
        <source>Give the tournament a name.</source>
        <translation>Het toernooi een naam geven.</translation>
    </message>
    <message>
        <source>Say where the outside value will come from.</source>
        <translation>Zeggen waar de externe waarde vandaan zal komen.</translation>
    </message>
    <message>
        <source>Put the outside value into the published plan.</source>
        <translation>De externe waarde in het gepubliceerde plan zetten.</translation>
    </message>
    <message>
        <source>Draw the publication sheet of a sealed plan again.</source>
        <translation>Het publicatieblad van een verzegeld plan opnieuw tekenen.</translation>
    </message>
    <message>
        <source>Show the plan, its progress, its log, and what comes next.</source>
        <translation>Het plan tonen, hoe ver het is, het logboek ervan, en wat er nu komt.</translation>
    </message>
    <message>
        <source>How many sessions; 0 where it is still open.</source>
        <translation>Hoeveel zittingen; 0 waar dat nog open is.</translation>
    </message>
    <message>
        <source>Boards of each session: 20, 21-40, 1-16,17-32 in turn, 2x8, or ? to be asked.</source>
        <translation>Spellen van elke zitting: 20, 21-40, 1-16,17-32 om beurten, 2x8, of ? om gevraagd te worden.</translation>
    </message>
    <message>
        <source>The name of the files; # becomes the session&apos;s number.</source>
        <translation>De naam van de bestanden; # wordt het nummer van de zitting.</translation>
    </message>
    <message>
        <source>The name of the phase; # as above.</source>
        <translation>De naam van de fase; # zoals hierboven.</translation>
    </message>
    <message>
        <source>Each session has files of its own, and runs of sessions one more. Nothing is ever overwritten; a session dealt again makes the same files.</source>
        <translation>Elke zitting heeft eigen bestanden, en opeenvolgende zittingen nog een. Niets wordt ooit overschreven; een zitting die opnieuw geschud wordt, geeft dezelfde bestanden.</translation>
    </message>
    <message>
        <source>An age key file for which the keys are sealed.</source>
        <translation>Een age-sleutelbestand waarvoor de sleutels verzegeld zijn.</translation>
    </message>
    <message>
        <source>A sheet with one official&apos;s words; once for each official.</source>
        <translation>Een blad met de woorden van één bewaarder; één keer voor elke bewaarder.</translation>
    </message>
    <message>
        <source>Every session of every phase, as without --phase.</source>
        <translation>Elke zitting van elke fase, zoals zonder --phase.</translation>
    </message>
    <message>
        <source>The number of one phase.</source>
        <translation>Het nummer van één fase.</translation>
    </message>
    <message>
        <source>Of that phase: 2, 1-3, 1,3 or * for all.</source>
        <translation>Van die fase: 2, 1-3, 1,3 of * voor alle.</translation>
    </message>
    <message>
        <source>The boards of phases that leave them open (?).</source>
        <translation>De spellen van fasen die ze open laten (?).</translation>
    </message>
    <message>
        <source>Formats, with commas between. Without it, those in the settings.</source>
        <translation>Formaten, met komma’s ertussen. Zonder deze die van de instellingen.</translation>
    </message>
    <message>
        <source>Where the files go. Without it, “boards” in the tournament&apos;s folder.</source>
        <translation>Waar de bestanden heen gaan. Zonder deze “boards” in de map van het toernooi.</translation>
    </message>
    <message>
        <source>Lock each session&apos;s files in a box until then (2027-03-05T13:45Z). Keys and value can make the boards again earlier.</source>
        <translation>De bestanden van elke zitting tot dan (2027-03-05T13:45Z) in een kist vergrendelen. Met sleutels en waarde zijn de spellen eerder opnieuw te maken.</translation>
    </message>
    <message>
        <source>Each holder makes words (new), keeps the slip, and gives the hash to the organiser, who adds it to the promise (add) before publishing. When the outside value is known, all give their words, and “set-value” takes them.</source>
        <translation>Elke houder maakt woorden (new), bewaart het briefje, en geeft de hash aan de organisator, die hem vóór de publicatie in de toezegging opneemt (add). Als de externe waarde bekend is, geven allen hun woorden, en “set-value” neemt ze aan.</translation>
    </message>
    <message>
        <source>Add a holder to the promise: “Team B=b7404…”, or the file with the hash.</source>
        <translation>Een houder in de toezegging opnemen: “Team B=b7404…”, of het bestand met de hash.</translation>
    </message>
    <message>
        <source>Check a slip, or words, against a hash, such as the one in the promise.</source>
        <translation>Een briefje of woorden controleren met een hash, zoals die in de toezegging.</translation>
    </message>
    <message>
        <source>Make twelve words for the holder NAME, such as “Team B”, and their hash.</source>
        <translation>Twaalf woorden maken voor de houder NAME, zoals “Team B”, en hun hash.</translation>
    </message>
    <message>
        <source>Remove the holder NAME from the promise.</source>
        <translation>De houder NAME uit de toezegging halen.</translation>
    </message>
    <message>
        <source>SLIP is the slip&apos;s text file, “-” for standard input, or the words themselves; typed words stay in your shell&apos;s history.</source>
        <translation>SLIP is het tekstbestand van het briefje, “-” voor de standaardinvoer, of de woorden zelf; getypte woorden blijven in de geschiedenis van uw shell.</translation>
    </message>
    <message>
        <source>The words go into the slip, in new files that only you can read, and are not shown. The hash is for the organiser, and reveals nothing.</source>
        <translation>De woorden komen op het briefje, in nieuwe bestanden die alleen u kunt lezen, en worden niet getoond. De hash is voor de organisator en verraadt niets.</translation>
    </message>
    <message>
        <source>Where slip and hash go. Without it, this folder.</source>
        <translation>Waar briefje en hash heen gaan. Zonder deze naar deze map.</translation>
    </message>
    <message>
        <source>Errors must be corrected; warnings are acknowledged when publishing, by the word in brackets. Exit code 1 where something was found.</source>
        <translation>Fouten moeten verbeterd worden; waarschuwingen bevestigt u bij het publiceren, met het woord tussen haakjes. Afsluitcode 1 als er iets gevonden is.</translation>
    </message>
    <message>
        <source>NAME alone is enough, here and in the other commands. With --practice the plan is called PRACTICE-NAME, and has a source and a phase to begin with.</source>
        <translation>NAME alleen is genoeg, hier en bij de andere opdrachten. Met --practice heet het plan PRACTICE-NAME, en heeft het een bron en een fase om mee te beginnen.</translation>
    </message>
    <message>
        <source>The tournament&apos;s name.</source>
        <translation>De naam van het toernooi.</translation>
    </message>
    <message>
        <source>Where the outside value will come from.</source>
        <translation>Waar de externe waarde vandaan zal komen.</translation>
    </message>
    <message>
        <source>To try it all out: any value, no waiting, and never called proved.</source>
        <translation>Om alles uit te proberen: elke waarde, geen wachten, en nooit bewezen genoemd.</translation>
    </message>
    <message>
        <source>The keys are sealed at once: with a passphrase typed at the terminal, or as the options say. Then publish NAME.sqd, NAME.commit.json and the check code yourself, where everybody sees them, and record it with “published”.</source>
        <translation>De sleutels worden meteen verzegeld: met een wachtwoordzin, getypt op de terminal, of zoals de opties zeggen. Publiceer dan zelf NAME.sqd, NAME.commit.json en de controlecode waar iedereen ze ziet, en vermeld het met “published”.</translation>
    </message>
    <message>
        <source>Seal for an age key; may be given several times.</source>
        <translation>Voor een age-sleutel verzegelen; meermaals mogelijk.</translation>
    </message>
    <message>
        <source>Seal with the words of 2 of 3 officials; writes a sheet for each.</source>
        <translation>Verzegelen met de woorden van 2 van de 3 bewaarders; schrijft een blad voor elk.</translation>
    </message>
    <message>
        <source>Leave the keys open, as SquareDeal does.</source>
        <translation>De sleutels open laten, zoals SquareDeal doet.</translation>
    </message>
    <message>
        <source>A warning you looked at, by the word in brackets; “all” for all of them.</source>
        <translation>Een waarschuwing die u bekeken hebt, met het woord tussen haakjes; “all” voor alle.</translation>
    </message>
    <message>
        <source>Your words go into the journal and, when the keys are revealed, into the pack.</source>
        <translation>Uw woorden komen in het logboek en, als de sleutels onthuld worden, in het pakket.</translation>
    </message>
    <message>
        <source>Where everybody sees it, such as “Bulletin 1, club web page”.</source>
        <translation>Waar iedereen het ziet, zoals “Bulletin 1, website van de club”.</translation>
    </message>
    <message>
        <source>Since when. Without it, today.</source>
        <translation>Sinds wanneer. Zonder deze vandaag.</translation>
    </message>
    <message>
        <source>The reason goes into the journal, and into a notice to the players beside what is published.</source>
        <translation>De reden komt in het logboek, en in een mededeling aan de spelers naast wat gepubliceerd is.</translation>
    </message>
    <message>
        <source>Only these boards of one reserve set: 5, 5,7 or 5-7.</source>
        <translation>Alleen deze spellen van één reserveset: 5, 5,7 of 5-7.</translation>
    </message>
    <message>
        <source>Why, in words that everybody will read (Law 6D).</source>
        <translation>Waarom, in woorden die iedereen zal lezen (artikel 6D).</translation>
    </message>
    <message>
        <source>With --phase and --sessions: a pack for each of these sessions, on the evening it was played. The keys of the others stay secret. Its reserve set cannot be used after that.</source>
        <translation>Met --phase en --sessions: een pakket voor elk van deze zittingen, op de avond dat ze gespeeld is. De sleutels van de andere blijven geheim. Haar reserveset is daarna niet meer te gebruiken.</translation>
    </message>
    <message>
        <source>Single sessions of this phase.</source>
        <translation>Losse zittingen van deze fase.</translation>
    </message>
    <message>
        <source>The pack, or a new folder. Without it, NAME-public.zip with what is published.</source>
        <translation>Het pakket, of een nieuwe map. Zonder deze NAME-public.zip bij wat gepubliceerd is.</translation>
    </message>
    <message>
        <source>Play of all that is revealed is over, reserve sets too.</source>
        <translation>Al het spelen van wat onthuld wordt, is voorbij, ook van reservesets.</translation>
    </message>
    <message>
        <source>--of “Dow Jones Industrial Average” --day 2027-07-14 makes the whole sentence. Or use your own words.</source>
        <translation>--of “Dow Jones Industrial Average” --day 2027-07-14 maakt de hele zin. Of gebruik eigen woorden.</translation>
    </message>
    <message>
        <source>A value that proves itself: --of drand --at 2027-07-06T18:00Z --or-else “Dow Jones Industrial Average” promises a number that the public clock drand signs at that moment. --or-else counts if drand has ended: of a known source the value of --day, or else of the day after.</source>
        <translation>Een waarde die zichzelf bewijst: --of drand --at 2027-07-06T18:00Z --or-else “Dow Jones Industrial Average” zegt een getal toe dat de openbare klok drand op dat moment ondertekent. --or-else geldt als drand opgehouden is: van een bekende bron de waarde van --day, of anders van de dag erna.</translation>
    </message>
    <message>
        <source>--holder “Team B=b7404…” adds the words of others (“holder new” makes them). Holders that the plan has already stay.</source>
        <translation>--holder “Team B=b7404…” voegt de woorden van anderen toe (“holder new” maakt ze). Houders die het plan al heeft, blijven.</translation>
    </message>
    <message>
        <source>“drand”, or one or two of: Dow Jones Industrial Average; S&amp;P 500; Nasdaq Composite; S&amp;P/TSX Composite; FTSE 100; DAX; CAC 40; AEX; BEL 20; SMI; WIG20; OMX Stockholm 30; Nikkei 225; Hang Seng Index; BSE Sensex; Nifty 50; LBMA Gold Price PM in US dollars.</source>
        <translation>“drand”, of een of twee van: Dow Jones Industrial Average; S&amp;P 500; Nasdaq Composite; S&amp;P/TSX Composite; FTSE 100; DAX; CAC 40; AEX; BEL 20; SMI; WIG20; OMX Stockholm 30; Nikkei 225; Hang Seng Index; BSE Sensex; Nifty 50; LBMA Gold Price PM in US dollars.</translation>
    </message>
    <message>
        <source>The day whose value counts.</source>
        <translation>De dag waarvan de waarde telt.</translation>
    </message>
    <message>
        <source>Which value of the day.</source>
        <translation>Welke waarde van de dag.</translation>
    </message>
    <message>
        <source>With --of drand, when its round appears: 2027-07-06T18:00Z.</source>
        <translation>Met --of drand, wanneer de ronde verschijnt: 2027-07-06T18:00Z.</translation>
    </message>
    <message>
        <source>Its number, instead of --at.</source>
        <translation>Haar nummer, in plaats van --at.</translation>
    </message>
    <message>
        <source>With --of drand, what counts if it has ended: a source, or your own words.</source>
        <translation>Met --of drand, wat geldt als het opgehouden is: een bron, of eigen woorden.</translation>
    </message>
    <message>
        <source>Somebody whose words go into the value too; may be given several times. See “holder”.</source>
        <translation>Een houder van wie de woorden ook in de waarde komen; meermaals mogelijk. Zie “holder”.</translation>
    </message>
    <message>
        <source>Type it as its source publishes it, with all decimals: 43,275.91. Spaces around it are left out, and “.” and “,” between digits. Before it can be known it is refused: on the promised day a closing value before noon, an opening value or a fixing before eight, by the clock of its exchange.</source>
        <translation>Typ haar zoals haar bron haar publiceert, met alle decimalen: 43,275.91. Spaties eromheen worden weggelaten, en “.” en “,” tussen cijfers. Voordat ze bekend kan zijn, wordt ze geweigerd: op de toegezegde dag een slotwaarde vóór de middag, een openingswaarde of fixing vóór acht uur, volgens de klok van de beurs.</translation>
    </message>
    <message>
        <source>A promised round of drand is given as its file, with --round. Its signature is checked here, without a network.</source>
        <translation>Een toegezegde ronde van drand wordt als bestand gegeven, met --round. De handtekening wordt hier gecontroleerd, zonder netwerk.</translation>
    </message>
    <message>
        <source>Every promised holder is needed: --words or --words-file for each, or --withheld. The words are compared with the promised hash.</source>
        <translation>Elke toegezegde houder is nodig: --words of --words-file voor elk, of --withheld. De woorden worden met de toegezegde hash vergeleken.</translation>
    </message>
    <message>
        <source>The promised round of drand, as a relay serves it, or its three parts; “-” is standard input.</source>
        <translation>De toegezegde ronde van drand, zoals een server die geeft, of haar drie delen; “-” is de standaardinvoer.</translation>
    </message>
    <message>
        <source>The value as a second person typed it.</source>
        <translation>De waarde zoals een tweede persoon die typte.</translation>
    </message>
    <message>
        <source>Replace a value from which nothing was dealt yet.</source>
        <translation>Een waarde vervangen waaruit nog niets geschud is.</translation>
    </message>
    <message>
        <source>Accept a value that is not written as promised, and tell everybody why.</source>
        <translation>Een waarde aannemen die niet geschreven is zoals toegezegd, en iedereen zeggen waarom.</translation>
    </message>
    <message>
        <source>A promised holder&apos;s words: “Team B=hawk-sister-…”.</source>
        <translation>De woorden van een toegezegde houder: “Team B=hawk-sister-…”.</translation>
    </message>
    <message>
        <source>The same, from the slip&apos;s text file.</source>
        <translation>Hetzelfde, uit het tekstbestand van het briefje.</translation>
    </message>
    <message>
        <source>A holder who did not give the words: their SHA-256 takes their place, and everybody sees that.</source>
        <translation>Een houder die de woorden niet gaf: hun SHA-256 komt ervoor in de plaats, en iedereen ziet dat.</translation>
    </message>
    <message>
        <source>For other paper, or if “publish” did not make it. It contains nothing secret.</source>
        <translation>Voor ander papier, of als “publish” het niet maakte. Er staat niets geheims in.</translation>
    </message>
    <message>
        <source>A new PDF file. Without it, NAME-sheet.pdf.</source>
        <translation>Een nieuw pdf-bestand. Zonder deze NAME-sheet.pdf.</translation>
    </message>
    <message>
        <source>NAME.sqd alone takes the files beside it; a public pack (.zip or folder) contains everything. Every board must come from some session, original or reserve, and the answer says which. No card is ever shown.</source>
        <translation>NAME.sqd alleen neemt de bestanden ernaast; een openbaar pakket (.zip of map) bevat alles. Elk spel moet uit een zitting komen, oorspronkelijk of reserve, en het antwoord zegt welke. Er wordt nooit een kaart getoond.</translation>
    </message>
    <message>
        <source>GREEN: all is proved, with what you say. AMBER: nothing is wrong; lists show what is left to you, and what the organiser could still choose. RED: something contradicts.</source>
        <translation>GROEN: alles is bewezen, met wat u zegt. ORANJE: niets is verkeerd; lijsten tonen wat aan u is, en wat de organisator nog kon kiezen. ROOD: iets spreekt zich tegen.</translation>
    </message>
    <message>
        <source>Exit codes: 0 green or amber, 1 red (with --strict, amber too), 2 there is no plan, 4 a damaged file.</source>
        <translation>Afsluitcodes: 0 groen of oranje, 1 rood (met --strict ook oranje), 2 er is geen plan, 4 een beschadigd bestand.</translation>
    </message>
    <message>
        <source>The revealed keys.</source>
        <translation>De onthulde sleutels.</translation>
    </message>
    <message>
        <source>Files of boards; those after NAME.sqd are boards as well.</source>
        <translation>Bestanden met spellen; die na NAME.sqd zijn ook spellen.</translation>
    </message>
    <message>
        <source>The check code (SHA-256) as you saw it published, digits or 13 words.</source>
        <translation>De controlecode (SHA-256) zoals u die gepubliceerd zag, cijfers of 13 woorden.</translation>
    </message>
    <message>
        <source>A plan that you kept yourself; one among the FILEs proves nothing.</source>
        <translation>Een plan dat u zelf bewaard hebt; een onder de FILE’s bewijst niets.</translation>
    </message>
    <message>
        <source>You saw that check code, or had that plan, before the promised moment.</source>
        <translation>U zag die controlecode, of had dat plan, vóór het toegezegde moment.</translation>
    </message>
    <message>
        <source>The outside value as you looked it up.</source>
        <translation>De externe waarde zoals u die opzocht.</translation>
    </message>
    <message>
        <source>The sessions that were played: 1:1-3, 2:all, or all; may be given several times.</source>
        <translation>De zittingen die gespeeld zijn: 1:1-3, 2:all, of all; meermaals mogelijk.</translation>
    </message>
    <message>
        <source>You know of no earlier promise of this organiser for this event.</source>
        <translation>U weet van geen eerdere toezegging van deze organisator voor deze wedstrijd.</translation>
    </message>
    <message>
        <source>Exit code 1 unless everything is proved (green).</source>
        <translation>Afsluitcode 1, tenzij alles bewezen is (groen).</translation>
    </message>
    <message>
        <source>Without VALUE each line of standard input is one, and is answered before the next is read.</source>
        <translation>Zonder VALUE is elke regel van de standaardinvoer er een, en die wordt beantwoord voordat de volgende gelezen wordt.</translation>
    </message>
    <message>
        <source>Schemes:</source>
        <translation>Methoden:</translation>
    </message>
    <message>
        <source>deals as Big Deal numbers them</source>
        <translation>verdelingen zoals Big Deal ze nummert</translation>
    </message>
    <message>
        <source>deals in Andrews&apos; squashed order</source>
        <translation>verdelingen in de samengedrukte volgorde van Andrews</translation>
    </message>
    <message>
        <source>deals in Pavlicek&apos;s order</source>
        <translation>verdelingen in de volgorde van Pavlicek</translation>
    </message>
    <message>
        <source>endings, 1 to 13 cards in every hand</source>
        <translation>eindspelen, 1 tot 13 kaarten in alle handen</translation>
    </message>
    <message>
        <source>endings, 0 to 13 cards in each hand</source>
        <translation>eindspelen, 0 tot 13 kaarten in elke hand</translation>
    </message>
    <message>
        <source>any card anywhere</source>
        <translation>elke kaart waar dan ook</translation>
    </message>
    <message>
        <source>deals, two bits a card</source>
        <translation>verdelingen, twee bits per kaart</translation>
    </message>
    <message>
        <source>any card anywhere, three bits a card</source>
        <translation>elke kaart waar dan ook, drie bits per kaart</translation>
    </message>
    <message>
        <source>any card anywhere, as four suit words in hexadecimal</source>
        <translation>elke kaart waar dan ook, als vier hexadecimale kleurwoorden</translation>
    </message>
    <message>
        <source>any card anywhere, as 52 letters N, E, S, W or -</source>
        <translation>elke kaart waar dan ook, als 52 letters N, E, S, W of -</translation>
    </message>
    <message>
        <source>deals as Andrews&apos; three sequences of 13</source>
        <translation>verdelingen als de drie rijen van 13 van Andrews</translation>
    </message>
    <message>
        <source>deals as the squashed indices of the sequences</source>
        <translation>verdelingen als de samengedrukte indexen van de rijen</translation>
    </message>
    <message>
        <source>sets of whole numbers, such as 2 3 5, in squashed order</source>
        <translation>verzamelingen gehele getallen, zoals 2 3 5, in samengedrukte volgorde</translation>
    </message>
    <message>
        <source>Complete a diagram to deals, at random, for study.</source>
        <translation>Een diagram aanvullen tot verdelingen, willekeurig, voor studie.</translation>
    </message>
    <message>
        <source>Turn numbers into diagrams.</source>
        <translation>Getallen omzetten in diagrammen.</translation>
    </message>
    <message>
        <source>Turn diagrams into numbers.</source>
        <translation>Diagrammen omzetten in getallen.</translation>
    </message>
    <message>
        <source>The cards of DIAGRAM, such as “N:AKQ... - - J...”, stay; the rest is dealt, and each such deal is equally likely. Boards for play come from “bigdeal deal” alone, because here you know cards.</source>
        <translation>De kaarten van DIAGRAM, zoals “N:AKQ... - - J...”, blijven; de rest wordt geschud, en elke zo ontstane verdeling is even waarschijnlijk. Spellen om te spelen komen alleen van “bigdeal deal”, want hier kent u kaarten.</translation>
    </message>
    <message>
        <source>How many deals. Without it, one.</source>
        <translation>Hoeveel verdelingen. Zonder deze één.</translation>
    </message>
    <message>
        <source>40 hexadecimal digits that give the same deals again. Without it, the computer&apos;s randomness.</source>
        <translation>40 hexadecimale cijfers die dezelfde verdelingen weer geven. Zonder deze het toeval van de computer.</translation>
    </message>
    <message>
        <source>The scheme zbs takes four hexadecimal words a diagram. With --binary the numbers come from a file that “encode --binary” wrote.</source>
        <translation>De methode zbs neemt vier hexadecimale woorden per diagram. Met --binary komen de getallen uit een bestand dat “encode --binary” schreef.</translation>
    </message>
    <message>
        <source>Which way to number; “bigdeal number --help” lists them.</source>
        <translation>Hoe er genummerd wordt; “bigdeal number --help” somt de manieren op.</translation>
    </message>
    <message>
        <source>Read the records of FILE; “-” is standard input.</source>
        <translation>De records van FILE lezen; “-” is de standaardinvoer.</translation>
    </message>
    <message>
        <source>How many members the sets of the scheme squashed have.</source>
        <translation>Hoeveel elementen de verzamelingen van de methode squashed hebben.</translation>
    </message>
    <message>
        <source>A diagram is “N:AK.2.. Q..3. ... .4..K”, its suits spades.hearts.diamonds.clubs; a hand without cards is “...” or “-”.</source>
        <translation>Een diagram is “N:AK.2.. Q..3. ... .4..K”, de kleuren schoppen.harten.ruiten.klaveren; een hand zonder kaarten is “...” of “-”.</translation>
    </message>
    <message>
        <source>With --binary a file of numbers is written: 12 bytes a deal, 14 a balanced ending, 15 an unbalanced one, 16 any layout, 13 and 20 for bits104 and bits156, the most significant byte first. Words of zbs are four bytes each; 13 letters N, E, S, W or - are a suit by itself.</source>
        <translation>Met --binary wordt een bestand met getallen geschreven: 12 bytes per verdeling, 14 per gelijk eindspel, 15 per ongelijk, 16 per patroon, 13 en 20 voor bits104 en bits156, de meest significante byte eerst. Woorden van zbs hebben vier bytes; 13 letters N, E, S, W of - zijn een kleur op zichzelf.</translation>
    </message>
    <message>
        <source>Write records of 12 to 20 bytes into the new FILE; “-” is standard output.</source>
        <translation>Records van 12 tot 20 bytes in de nieuwe FILE schrijven; “-” is de standaarduitvoer.</translation>
    </message>
    <message>
        <source>Without a command it lists the holdings that Bradmetz&apos;s steps tell apart: South, North, and the word. A word has a letter a card, the ace first: S, N, and O for the opponents.</source>
        <translation>Zonder opdracht worden de bezittingen opgesomd die Bradmetz’ stappen onderscheiden: Zuid, Noord en het woord. Een woord heeft een letter per kaart, de aas eerst: S, N, en O voor de tegenstanders.</translation>
    </message>
    <message>
        <source>Steps:</source>
        <translation>Stappen:</translation>
    </message>
    <message>
        <source>South is the longer hand</source>
        <translation>Zuid is de langste hand</translation>
    </message>
    <message>
        <source>cards without an opponent&apos;s between them change places</source>
        <translation>kaarten zonder een van de tegenstanders ertussen wisselen van plaats</translation>
    </message>
    <message>
        <source>the longer hand keeps as many cards as the opponents hold, the rest sink</source>
        <translation>de langste hand houdt zoveel kaarten als de tegenstanders hebben, de rest zinkt</translation>
    </message>
    <message>
        <source>cards of the longer hand that fall under the shorter hand&apos;s masters sink</source>
        <translation>kaarten van de langste hand die onder hoge van de kortste vallen, zinken</translation>
    </message>
    <message>
        <source>cards of the shorter hand below the longer hand&apos;s weakest useful card sink</source>
        <translation>kaarten van de kortste hand onder de laagste nuttige van de langste zinken</translation>
    </message>
    <message>
        <source>cards below the opponents&apos; sentinel sink</source>
        <translation>kaarten onder de wachter van de tegenstanders zinken</translation>
    </message>
    <message>
        <source>How many of the steps to take, 0 to 5. Without it, 5.</source>
        <translation>Hoeveel van de stappen, 0 tot 5. Zonder deze 5.</translation>
    </message>
    <message>
        <source>How the article&apos;s third step is understood.</source>
        <translation>Hoe de derde stap van het artikel begrepen wordt.</translation>
    </message>
    <message>
        <source>Count instead: every level, or the one of --level.</source>
        <translation>In plaats daarvan tellen: elk niveau, of dat van --level.</translation>
    </message>
    <message>
        <source>Write into the new FILE; “-” is standard output.</source>
        <translation>In het nieuwe FILE schrijven; “-” is de standaarduitvoer.</translation>
    </message>
    <message>
        <source>Count trivial holdings, those with one strategy, and twins.</source>
        <translation>Triviale bezittingen tellen, die met één speelwijze, en tweelingen.</translation>
    </message>
    <message>
        <source>Reduce one suit, and name the rule of each step.</source>
        <translation>Eén kleur herleiden, en de regel van elke stap noemen.</translation>
    </message>
    <message>
        <source>The best chance of every number of tricks, and the line of play.</source>
        <translation>De beste kans op elk aantal slagen, en de speelwijze.</translation>
    </message>
    <message>
        <source>The kinds are those of Bradmetz&apos;s article, among the canonical forms. Twins are not looked for in a sample. All forms take some ten minutes for trivial ones and twins, and hours for the others.</source>
        <translation>De soorten zijn die van het artikel van Bradmetz, onder de canonieke vormen. Tweelingen worden niet in een steekproef gezocht. Alle vormen kosten zo’n tien minuten voor triviale en tweelingen, en uren voor de andere.</translation>
    </message>
    <message>
        <source>Kinds:</source>
        <translation>Soorten:</translation>
    </message>
    <message>
        <source>each number of tricks is certain or out of reach</source>
        <translation>elk aantal slagen is zeker of onbereikbaar</translation>
    </message>
    <message>
        <source>one line has the best chance of every number of tricks</source>
        <translation>één speelwijze heeft de beste kans op elk aantal slagen</translation>
    </message>
    <message>
        <source>one line takes in every lie what it would with all cards in sight</source>
        <translation>één speelwijze maakt bij elke zit wat ze met alle kaarten open zou maken</translation>
    </message>
    <message>
        <source>like one before: same opponents&apos; cards, same lengths, same tricks in every lie</source>
        <translation>als een eerdere: dezelfde kaarten tegen, dezelfde lengtes, dezelfde slagen bij elke zit</translation>
    </message>
    <message>
        <source>the same, and South&apos;s and North&apos;s cards are above or below all others</source>
        <translation>hetzelfde, en de kaarten van Zuid en Noord liggen boven of onder alle andere</translation>
    </message>
    <message>
        <source>The canonical forms of this reading, after step 5.</source>
        <translation>De canonieke vormen van deze lezing, na stap 5.</translation>
    </message>
    <message>
        <source>Only this kind; may be given several times.</source>
        <translation>Alleen deze soort; meermaals mogelijk.</translation>
    </message>
    <message>
        <source>Look at one form in N. Without it, 100; 1 where only twins or trivial ones are asked for.</source>
        <translation>Een op de N vormen bekijken. Zonder deze 100; 1 waar alleen naar tweelingen of triviale gevraagd wordt.</translation>
    </message>
    <message>
        <source>The suit is SOUTH NORTH, such as AX95 Q4.</source>
        <translation>De kleur is SOUTH NORTH, zoals AX95 Q4.</translation>
    </message>
    <message>
        <source>The ten is T, X or 10; R, D and V are K, Q and J; a hand without cards is “-”.</source>
        <translation>De tien is T, X of 10; R, D en V zijn K, Q en J; een hand zonder kaarten is “-”.</translation>
    </message>
    <message>
        <source>The suit is SOUTH NORTH, such as AJ2 765. It stands alone: either hand can lead to every trick. West and East see all cards and know declarer&apos;s plan; declarer sees what is played. Chances are exact, as when nothing is known of either hand. K/Q is either of two cards that are worth the same.</source>
        <translation>De kleur is SOUTH NORTH, zoals AJ2 765. Ze staat op zichzelf: elke hand kan bij elke slag voorspelen. West en Oost zien alle kaarten en kennen het plan van de leider; de leider ziet wat er gespeeld wordt. Kansen zijn exact, zoals wanneer over geen hand iets bekend is. K/Q is een van twee gelijkwaardige kaarten.</translation>
    </message>
    <message>
        <source>Only this number of tricks.</source>
        <translation>Alleen dit aantal slagen.</translation>
    </message>
    <message>
        <source>Show the lines up to N leads; 0 shows the chances alone.</source>
        <translation>De speelwijze tot N keer voorspelen tonen; 0 toont alleen de kansen.</translation>
    </message>
    <message>
        <source>All boards in FILEs and FOLDERs count together; of a set in several formats, one file. A file with an unknown ending has one deal a line. The percentile is the chance of a count as small or smaller; one figure in twenty stands out by chance alone.</source>
        <translation>Alle spellen in FILE’s en FOLDERs tellen samen; van een set in meer formaten één bestand. Een bestand met een onbekende extensie heeft één verdeling per regel. Het percentiel is de kans op een zo klein of kleiner aantal; één getal op de twintig valt op door louter toeval.</translation>
    </message>
    <message>
        <source>With --by-set each file is a set. The sets are compared with chance and each other, and boards that come again are named. Whether a machine is fair is answered by “bigdeal check-up”.</source>
        <translation>Met --by-set is elk bestand een set. De sets worden met het toeval en met elkaar vergeleken, en spellen die terugkomen, worden genoemd. Of een machine eerlijk is, beantwoordt “bigdeal check-up”.</translation>
    </message>
    <message>
        <source>Exit codes: 0 no count is beyond chance, 1 one is.</source>
        <translation>Afsluitcodes: 0 geen aantal is buiten het toeval, 1 een wel.</translation>
    </message>
    <message>
        <source>Also take the files and folders named in FILE, one a line.</source>
        <translation>Ook de bestanden en mappen nemen die in FILE staan, één per regel.</translation>
    </message>
    <message>
        <source>Each file is a set: compare the sets with chance and each other.</source>
        <translation>Elk bestand is een set: de sets met het toeval en met elkaar vergelijken.</translation>
    </message>
    <message>
        <source>Also write all figures into a new file.</source>
        <translation>Ook alle getallen in een nieuw bestand schrijven.</translation>
    </message>
    <message>
        <source>Also draw a chart into a new file.</source>
        <translation>Ook een grafiek in een nieuw bestand tekenen.</translation>
    </message>
    <message>
        <source>Nobody has to play these boards any more, whatever the journal says.</source>
        <translation>Niemand hoeft deze spellen nog te spelen, wat het logboek ook zegt.</translation>
    </message>
    <message>
        <source>Give last year&apos;s files, or their FOLDER: any format, any program, the more sets the better. Where they are not as chance deals them, you learn what was done to them. A set that is there several times counts once.</source>
        <translation>Geef de bestanden van vorig jaar, of hun FOLDER: elk formaat, elk programma, hoe meer sets hoe beter. Zijn ze niet zoals het toeval schudt, dan hoort u wat ermee gedaan is. Een set die er vaker is, telt één keer.</translation>
    </message>
    <message>
        <source>Exit codes: 0 as chance deals them, 1 not, 4 files that cannot be read.</source>
        <translation>Afsluitcodes: 0 zoals het toeval schudt, 1 niet, 4 bestanden die niet te lezen zijn.</translation>
    </message>
    <message>
        <source>Print the verdict for the notice board.</source>
        <translation>Het oordeel voor het prikbord afdrukken.</translation>
    </message>
    <message>
        <source>Also count games and slams that can be made: some 0.2 seconds a board.</source>
        <translation>Ook manches en slems tellen die te maken zijn: zo’n 0,2 seconde per spel.</translation>
    </message>
    <message>
        <source>The last line is the SHA-256 of this copy&apos;s verify.html: players can compare theirs.</source>
        <translation>De laatste regel is de SHA-256 van verify.html in deze kopie: spelers kunnen de hunne vergelijken.</translation>
    </message>
    <message>
        <source>With --dossier it also deals fresh boards by the million (minutes), compares them with chance, and writes a PDF to be signed.</source>
        <translation>Met --dossier worden ook miljoenen verse spellen geschud (minuten), met het toeval vergeleken, en een pdf geschreven om te ondertekenen.</translation>
    </message>
    <message>
        <source>Exit codes: 0 all is well, 5 a known answer is wrong or the dossier FAILED, 1 another dossier has to be made.</source>
        <translation>Afsluitcodes: 0 alles in orde, 5 een bekend antwoord is fout of het dossier meldt FAILED, 1 er moet nog een dossier gemaakt worden.</translation>
    </message>
    <message>
        <source>Also test fresh boards, and write all into a new file.</source>
        <translation>Ook verse spellen toetsen, en alles in een nieuw bestand schrijven.</translation>
    </message>
    <message>
        <source>How many fresh boards the dossier counts. Without it, 10,000,000.</source>
        <translation>Hoeveel verse spellen het dossier telt. Zonder deze 10.000.000.</translation>
    </message>
    <message>
        <source>{title}: {boards}, set code {set_code}: {names}</source>
        <translation>{title}: {boards}, setcode {set_code}: {names}</translation>
    </message>
    <message>
        <source>Phase {number}: {sessions}, {boards}, files {prefix}: {description}</source>
        <translation>Fase {number}: {sessions}, {boards}, bestanden {prefix}: {description}</translation>
    </message>
    <message>
        <source>  {number}  {sessions}, {boards}, files {prefix}: {description}</source>
        <translation>  {number}  {sessions}, {boards}, bestanden {prefix}: {description}</translation>
    </message>
</context>
<context>
    <name>digest</name>
    <message>
        <source>There are more than {of} words.</source>
        <translation>Het zijn meer dan {of} woorden.</translation>
    </message>
    <message>
        <source>There are more than {of} groups of eight.</source>
        <translation>Het zijn meer dan {of} groepen van acht.</translation>
    </message>
    <message>
        <source>All {of} words agree.</source>
        <translation>Alle {of} woorden kloppen.</translation>
    </message>
    <message>
        <source>All {of} groups agree.</source>
        <translation>Alle {of} groepen kloppen.</translation>
    </message>
    <message>
        <source>Type the digits or the words.</source>
        <translation>Typ de cijfers of de woorden.</translation>
    </message>
    <message>
        <source>Right so far: {place} of {of} words.</source>
        <translation>Tot hier goed: {place} van {of} woorden.</translation>
    </message>
    <message>
        <source>Right so far: {place} of {of} groups.</source>
        <translation>Tot hier goed: {place} van {of} groepen.</translation>
    </message>
    <message>
        <source>Word {place} is not in the word list. Check it again.</source>
        <translation>Woord {place} staat niet in de woordenlijst: kijk nog eens.</translation>
    </message>
    <message>
        <source>Word {place} is different.</source>
        <translation>Woord {place} is een ander.</translation>
    </message>
    <message>
        <source>Group {place} of eight is different.</source>
        <translation>Groep van acht nr. {place} is een andere.</translation>
    </message>
</context>
<context>
    <name>dossier</name>
    <message>
        <source>Dossier of {program}</source>
        <translation>Dossier van {program}</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Handtekeningen</translation>
    </message>
    <message>
        <source>Name and office</source>
        <translation>Naam en functie</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Handtekening</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>Plaats en datum</translation>
    </message>
    <message>
        <source>{program}, dossier: {verdict}. Page {page} of {pages}</source>
        <translation>{program}, dossier: {verdict}. Bladzijde {page} van {pages}</translation>
    </message>
    <message>
        <source>Meter and recordings of people</source>
        <translation>Meter en opnamen van mensen</translation>
    </message>
    <message>
        <source>Of what the non-IID tests of NIST SP 800-90B find, it credits 0.55 to 0.83 for key presses, 0.60 to 0.84 for holds and 0.85 for the mouse</source>
        <translation>Van wat de non-IID-tests van NIST SP 800-90B vinden, telt hij 0,55 tot 0,83 mee bij toetsaanslagen, 0,60 tot 0,84 bij de duur van de aanslag en 0,85 bij de muis</translation>
    </message>
    <message>
        <source>Meter and the best guesser</source>
        <translation>Meter en de beste rader</translation>
    </message>
    <message>
        <source>A session that it calls 213 bits has 475 in the median, and at least 307, for somebody who knows the typist and everything typed before</source>
        <translation>Een invoer die hij op 213 bits stelt, heeft 475 in de mediaan en minstens 307 voor iemand die de typist kent en alles wat eerder getypt is</translation>
    </message>
    <message>
        <source>Recordings used</source>
        <translation>Gebruikte opnamen</translation>
    </message>
    <message>
        <source>126,000 presses of 22 people; 5,300 presses of 7 people (Aalto); 168,423 moves of 120 people (SapiMouse)</source>
        <translation>126&#xa0;000 aanslagen van 22 mensen; 5&#xa0;300 aanslagen van 7 mensen (Aalto); 168&#xa0;423 bewegingen van 120 mensen (SapiMouse)</translation>
    </message>
    <message>
        <source>Long runs of the generator</source>
        <translation>Lange reeksen van de generator</translation>
    </message>
    <message>
        <source>100,000,000 and 1,000,000,000 boards, 103 tests each: none fails at 1 % for all together</source>
        <translation>100&#xa0;000&#xa0;000 en 1&#xa0;000&#xa0;000&#xa0;000 spellen, elk 103 tests: geen enkele zakt bij 1&#xa0;% voor alle samen</translation>
    </message>
    <message>
        <source>81 figures: 77 passed, 4 weak, none failed. The weak ones again, with five times the samples: all 33 passed</source>
        <translation>81 waarden: 77 geslaagd, 4 zwak, geen gezakt. De zwakke nog eens, met vijf keer zoveel monsters: alle 33 geslaagd</translation>
    </message>
    <message>
        <source>a player who knows some hands</source>
        <translation>een speler die enkele handen kent</translation>
    </message>
    <message>
        <source>work out the others, or the next set</source>
        <translation>de andere, of de volgende set, uitrekenen</translation>
    </message>
    <message>
        <source>each deal is cut out of a hash of a 160-bit seed; no output is ever part of the next input</source>
        <translation>elke spelverdeling wordt uit een hash van een beginwaarde van 160 bits gesneden; geen uitvoer gaat mee in de volgende invoer</translation>
    </message>
    <message>
        <source>a player who knows when and where the boards were dealt</source>
        <translation>een speler die weet wanneer en waar de spellen geschud zijn</translation>
    </message>
    <message>
        <source>guess the seed</source>
        <translation>de beginwaarde raden</translation>
    </message>
    <message>
        <source>213 bits of typing and moving, and the system&apos;s randomness besides; the clock alone is worth nothing</source>
        <translation>213 bits typen en bewegen, en daarbij het toeval van het systeem; de klok alleen is niets waard</translation>
    </message>
    <message>
        <source>somebody who finds what the program leaves</source>
        <translation>iemand die vindt wat het programma achterlaat</translation>
    </message>
    <message>
        <source>find a card or the seed again</source>
        <translation>een kaart of de beginwaarde terugvinden</translation>
    </message>
    <message>
        <source>neither is written anywhere; digests of deals are keyed; the set code is an HMAC, not a hash</source>
        <translation>geen van beide wordt ergens geschreven; een hash van een spelverdeling heeft een sleutel; de setcode is een HMAC, geen hash</translation>
    </message>
    <message>
        <source>a careless or hurried operator</source>
        <translation>een slordige of gehaaste bediener</translation>
    </message>
    <message>
        <source>overwrite a set, play an old one, use half of one</source>
        <translation>een set overschrijven, een oude spelen, een halve gebruiken</translation>
    </message>
    <message>
        <source>nothing is overwritten; a deal that comes back is noticed; a set is whole or not there</source>
        <translation>er wordt niets overschreven; een spelverdeling die terugkomt valt op; een set is er heel of niet</translation>
    </message>
    <message>
        <source>an operator who does not like the hands</source>
        <translation>een bediener wie de handen niet bevallen</translation>
    </message>
    <message>
        <source>deal again until they please</source>
        <translation>opnieuw schudden tot ze bevallen</translation>
    </message>
    <message>
        <source>no card is shown; there is no “again”: each dealing needs a full meter, gets a new seed and leaves a row in the journal for every set</source>
        <translation>er wordt geen kaart getoond; er is geen “nog eens”: elk schudden vraagt een volle meter, krijgt een nieuwe beginwaarde en laat voor elke set een regel in het logboek achter</translation>
    </message>
    <message>
        <source>a faulty disk, USB drive or copy of the program</source>
        <translation>een schijf, stick of kopie van het programma met een fout</translation>
    </message>
    <message>
        <source>wrong boards</source>
        <translation>verkeerde spellen</translation>
    </message>
    <message>
        <source>every file is read back and compared; known answers are checked at each start, and a program that fails them does not deal</source>
        <translation>elk bestand wordt teruggelezen en vergeleken; bekende antwoorden worden bij elke start getoetst, en een programma dat ze niet geeft schudt niet</translation>
    </message>
    <message>
        <source>Not against: somebody who controls the computer (malware, another administrator, a camera at the screen), somebody who gets the files before play, or an operator who alters the program. Those need people: a second person in the room, a computer that is off the network, files that are carried by hand.</source>
        <translation>Niet tegen: iemand die de computer beheerst (schadelijke software, een andere beheerder, een camera bij het scherm), iemand die de bestanden vóór het spelen krijgt, of een bediener die het programma verandert. Daarvoor zijn mensen nodig: een tweede persoon in de kamer, een computer zonder netwerk, bestanden die met de hand worden gebracht.</translation>
    </message>
    <message>
        <source>The meter cannot tell a person from a long recording played once, or from a program written to imitate one: no count can.</source>
        <translation>De meter kan een mens niet onderscheiden van een lange opname die één keer wordt afgespeeld, of van een programma dat gemaakt is om een mens na te doen: dat kan geen enkele telling.</translation>
    </message>
    <message>
        <source>A seed is in one buffer, which is overwritten after use. Python, the hash library and the operating system may have copied it before. Swap and hibernation can put a page of memory on the disk. Encrypt the disk, or switch swap off.</source>
        <translation>Een beginwaarde staat in één buffer, die na gebruik wordt overschreven. Python, de hashbibliotheek en het besturingssysteem kunnen haar daarvoor gekopieerd hebben. Wisselgeheugen en slaapstand kunnen een geheugenpagina op de schijf zetten. Versleutel de schijf of zet het wisselgeheugen uit.</translation>
    </message>
    <message>
        <source>And {count} more, below.</source>
        <translation>En nog {count}, hieronder.</translation>
    </message>
    <message>
        <source>This copy of the program must not deal.</source>
        <translation>Deze kopie van het programma mag niet schudden.</translation>
    </message>
    <message>
        <source>Two counts in turn came out as each of them does by chance once in a hundred times: that is one dossier of ten thousand. Make another one. If it says the same, this copy of the program must not deal.</source>
        <translation>Twee tellingen na elkaar vielen uit zoals dat bij elk door toeval één op de honderd keer gebeurt: dat is één op de tienduizend dossiers. Maak er nog een. Zegt dat hetzelfde, dan mag deze kopie van het programma niet schudden.</translation>
    </message>
    <message>
        <source>Every known answer is right, and no test of fresh boards shows more than chance does.</source>
        <translation>Elk bekend antwoord is goed, en geen test van nieuwe spellen toont meer dan toeval.</translation>
    </message>
    <message>
        <source>A test of the first count came out as it does by chance in one dossier of a hundred, so as many boards were dealt and counted again. Both counts are below.</source>
        <translation>Een test van de eerste telling viel uit zoals dat door toeval in één op de honderd dossiers gebeurt. Daarom zijn evenveel spellen nog eens geschud en geteld. Beide tellingen staan hieronder.</translation>
    </message>
    <message>
        <source>Known answer of the {part}: WRONG.</source>
        <translation>Bekend antwoord ({part}): FOUT.</translation>
    </message>
    <message>
        <source>No boards could be made: {fault}</source>
        <translation>Er konden geen spellen worden gemaakt: {fault}</translation>
    </message>
    <message>
        <source>Made {time} by the program itself, with {boards} fresh boards, in {seconds} seconds.</source>
        <translation>Gemaakt op {time} door het programma zelf, met {boards} nieuwe spellen, in {seconds} seconden.</translation>
    </message>
    <message>
        <source>Made with the program named above:</source>
        <translation>Gemaakt met het hierboven genoemde programma:</translation>
    </message>
    <message>
        <source>{boards} boards were dealt just now, from {used} of {seeds} seeds. The seeds were drawn as for every dealing by command: from the operating system’s randomness, hashed with the clocks. No board was shown or kept; all were counted, and held against what chance alone gives, worked out exactly.</source>
        <translation>{boards} spellen zijn zojuist geschud, uit {used} van {seeds} beginwaarden. De beginwaarden zijn getrokken zoals bij elk schudden met een opdracht: uit het toeval van het besturingssysteem, gehasht met de klokken. Geen spel is getoond of bewaard; alle zijn geteld en vergeleken met wat toeval alleen geeft, exact berekend.</translation>
    </message>
    <message>
        <source>Checks a tournament, as verify.html does, whose SHA-256 is above and in the release’s notes.</source>
        <translation>Rekent een toernooi na, net als verify.html, waarvan de SHA-256 hierboven en in de notities bij de uitgave staat.</translation>
    </message>
    <message>
        <source>For the committee, after comparing its SHA-256 with the published one:</source>
        <translation>Voor de commissie, na vergelijking van de SHA-256 ervan met de gepubliceerde:</translation>
    </message>
    <message>
        <source>For the committee:</source>
        <translation>Voor de commissie:</translation>
    </message>
    <message>
        <source>SHA-256 of {name}</source>
        <translation>SHA-256 van {name}</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programma</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>Wat er getoetst is</translation>
    </message>
    <message>
        <source>Each part is asked for what is known: the published answers of RIPEMD-160, the numbers of a known seed, the map from numbers to deals and back, every file format byte for byte and read back. Before each dealing the program tries the same, and does not deal if an answer is wrong.</source>
        <translation>Elk onderdeel wordt naar iets bekends gevraagd: de gepubliceerde antwoorden van RIPEMD-160, de getallen bij een bekende beginwaarde, de afbeelding van nummers op spelverdelingen en terug, elk bestandsformaat byte voor byte en teruggelezen. Vóór elk schudden toetst het programma hetzelfde, en het schudt niet als een antwoord fout is.</translation>
    </message>
    <message>
        <source>{count} of {all} known answers are right.</source>
        <translation>{count} van {all} bekende antwoorden zijn goed.</translation>
    </message>
    <message>
        <source>part</source>
        <translation>onderdeel</translation>
    </message>
    <message>
        <source>result</source>
        <translation>uitslag</translation>
    </message>
    <message>
        <source>Known answers</source>
        <translation>Bekende antwoorden</translation>
    </message>
    <message>
        <source>“Chance” is how often a perfect dealer strays as far, on either side. With {count} tests some chances are small by chance; “adjusted” allows for that (Holm 1979). {failed}: an adjusted chance below one in a million. Where one is below 1 %, as many boards are dealt and counted a second time; if that happens again: {unclear}. A perfect dealer meets {unclear} in one dossier of ten thousand, {failed} in one of a million. Outcomes of which chance gives fewer than ten are counted together. The names of the tests are English, as in docs/fairness.md.</source>
        <translation>“Kans” is hoe vaak een volmaakte schudder even ver afwijkt, naar beide kanten. Bij {count} tests zijn sommige kansen door toeval klein; “gecorrigeerd” houdt daar rekening mee (Holm 1979). {failed}: een gecorrigeerde kans onder één op een miljoen. Is er een onder 1&#xa0;%, dan worden evenveel spellen nog eens geschud en geteld; gebeurt het weer: {unclear}. Een volmaakte schudder krijgt {unclear} in één op de tienduizend dossiers, {failed} in één op een miljoen. Uitkomsten waarvan toeval er minder dan tien geeft, worden samen geteld. De namen van de tests zijn Engels, zoals in docs/fairness.md.</translation>
    </message>
    <message>
        <source>{count} of {all} (by chance: none)</source>
        <translation>{count} van {all} (door toeval: geen)</translation>
    </message>
    <message>
        <source>Boards that came again</source>
        <translation>Spellen die terugkwamen</translation>
    </message>
    <message>
        <source>Seeds that came again</source>
        <translation>Beginwaarden die terugkwamen</translation>
    </message>
    <message>
        <source>Chances below 10 %, 5 %, 1 %</source>
        <translation>Kansen onder 10&#xa0;%, 5&#xa0;%, 1&#xa0;%</translation>
    </message>
    <message>
        <source>{counts} (by chance about {expected})</source>
        <translation>{counts} (door toeval ongeveer {expected})</translation>
    </message>
    <message>
        <source>test</source>
        <translation>test</translation>
    </message>
    <message>
        <source>chi-square</source>
        <translation>chi-kwadraat</translation>
    </message>
    <message>
        <source>degrees of freedom</source>
        <translation>vrijheidsgraden</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>kans</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>gecorrigeerd</translation>
    </message>
    <message>
        <source>Fresh boards</source>
        <translation>Nieuwe spellen</translation>
    </message>
    <message>
        <source>Fresh boards, counted again</source>
        <translation>Nieuwe spellen, nog eens geteld</translation>
    </message>
    <message>
        <source>PASSED</source>
        <translation>GESLAAGD</translation>
    </message>
    <message>
        <source>NOT CLEAR</source>
        <translation>ONDUIDELIJK</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>NIET GESLAAGD</translation>
    </message>
    <message>
        <source>A set needs a seed of 160 bits that nobody can guess. In the window it is drawn when {target} bits of typing and moving have been credited; what one of several predictors foresees earns nothing, and health tests after NIST SP 800-90B refuse input that repeats itself. Always, and in commands alone, the operating system’s randomness goes in: {bytes} bytes at the start and {bytes} at each seed, each read compared with the one before it. All is hashed with RIPEMD-160; numbers that are no deal’s are refused, never folded.</source>
        <translation>Een set heeft een beginwaarde van 160 bits nodig die niemand kan raden. In het venster wordt ze getrokken als {target} bits typen en bewegen zijn bijgeteld; wat een van meer voorspellers voorziet, telt niet mee, en toetsen volgens NIST SP 800-90B weigeren invoer die zich herhaalt. Altijd, en bij opdrachten alleen, gaat het toeval van het besturingssysteem mee: {bytes} bytes aan het begin en {bytes} bij elke beginwaarde, elke lezing vergeleken met de vorige. Alles wordt gehasht met RIPEMD-160; getallen die bij geen spelverdeling horen worden geweigerd, nooit omgerekend.</translation>
    </message>
    <message>
        <source>Randomness: the rules, and what was measured</source>
        <translation>Toeval: de regels, en wat er gemeten is</translation>
    </message>
    <message>
        <source>who</source>
        <translation>wie</translation>
    </message>
    <message>
        <source>what they try</source>
        <translation>wat hij probeert</translation>
    </message>
    <message>
        <source>what stands against it</source>
        <translation>wat ertegen staat</translation>
    </message>
    <message>
        <source>Threats and limits</source>
        <translation>Bedreigingen en grenzen</translation>
    </message>
    <message>
        <source>Makes this dossier again, with other seeds and so with other figures.</source>
        <translation>Maakt dit dossier nog eens, met andere beginwaarden en dus andere cijfers.</translation>
    </message>
    <message>
        <source>Beside the release: the SHA-256 of the download. “gh attestation verify” tells who built it.</source>
        <translation>Naast de uitgave: de SHA-256 van de download. “gh attestation verify” zegt wie hem gebouwd heeft.</translation>
    </message>
    <message>
        <source>Built again from the sources, the program for Linux is the same bytes.</source>
        <translation>Opnieuw gebouwd uit de bronnen is het programma voor Linux byte voor byte hetzelfde.</translation>
    </message>
    <message>
        <source>What the program contains. A bill of materials (.cdx.json) is beside the release.</source>
        <translation>Wat het programma bevat. Een stuklijst (.cdx.json) staat naast de uitgave.</translation>
    </message>
    <message>
        <source>A long run that anybody can repeat: its seed is published before it deals.</source>
        <translation>Een lange reeks die iedereen kan herhalen: de beginwaarde wordt gepubliceerd voordat er geschud wordt.</translation>
    </message>
    <message>
        <source>What anybody can check</source>
        <translation>Wat iedereen kan controleren</translation>
    </message>
    <message>
        <source>{test}: by chance at most once in {odds} such runs.</source>
        <translation>{test}: door toeval hoogstens één keer in {odds} zulke reeksen.</translation>
    </message>
    <message>
        <source>{count} of {all} seeds were drawn before.</source>
        <translation>{count} van {all} beginwaarden waren al eerder getrokken.</translation>
    </message>
    <message>
        <source>{count} of {all} boards were dealt before.</source>
        <translation>{count} van {all} spellen waren al eerder geschud.</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>There is no format “{name}”. The formats are: {known}.</source>
        <translation>Er is geen formaat “{name}”. De formaten zijn: {known}.</translation>
    </message>
    <message>
        <source>The name has no ending that shows the format. Rename the file to end in one of: {known}.</source>
        <translation>De naam heeft geen extensie die het formaat toont. Hernoem het bestand zodat het eindigt op een van deze: {known}.</translation>
    </message>
    <message>
        <source>The format “{first}” was given twice.</source>
        <translation>Het formaat “{first}” is twee keer opgegeven.</translation>
    </message>
    <message>
        <source>“{first}” and “{second}” would both write the {suffix} file: choose one.</source>
        <translation>“{first}” en “{second}” zouden allebei het {suffix}-bestand schrijven: kies er één.</translation>
    </message>
    <message>
        <source>The journal “{path}” is damaged: {reason}.</source>
        <translation>Het logboek “{path}” is beschadigd: {reason}.</translation>
    </message>
    <message>
        <source>The journal “{path}” was written by a newer version of this program.</source>
        <translation>Het logboek “{path}” is door een nieuwere versie van dit programma geschreven.</translation>
    </message>
    <message>
        <source>Another program is writing to the journal “{path}”.</source>
        <translation>Een ander programma schrijft nu in het logboek “{path}”.</translation>
    </message>
    <message>
        <source>The journal “{path}” cannot be used: {reason}.</source>
        <translation>Het logboek “{path}” kan niet worden gebruikt: {reason}.</translation>
    </message>
    <message>
        <source>The journal was changed: {problems}</source>
        <translation>Het logboek is gewijzigd: {problems}</translation>
    </message>
    <message>
        <source>Set {code} is “{state}” and cannot become “{wanted}”.</source>
        <translation>Set {code} is “{state}” en kan niet “{wanted}” worden.</translation>
    </message>
    <message>
        <source>This file is sealed, but not locked until a time.</source>
        <translation>Dit bestand is verzegeld, maar niet tot een tijdstip vergrendeld.</translation>
    </message>
    <message>
        <source>Not a locked box</source>
        <translation>Geen vergrendelde kist</translation>
    </message>
    <message>
        <source>Another public clock</source>
        <translation>Een andere openbare klok</translation>
    </message>
    <message>
        <source>Round {needed} opens this box, not round {given}.</source>
        <translation>Ronde {needed} opent deze kist, niet ronde {given}.</translation>
    </message>
    <message>
        <source>A package is missing</source>
        <translation>Er ontbreekt een pakket</translation>
    </message>
    <message>
        <source>Not a deal: {problems}.</source>
        <translation>Geen spelverdeling: {problems}.</translation>
    </message>
    <message>
        <source>Not a diagram: {reason}.</source>
        <translation>Geen diagram: {reason}.</translation>
    </message>
    <message>
        <source>Not {kind}: {problems}.</source>
        <translation>Niet {kind}: {problems}.</translation>
    </message>
    <message>
        <source>The scheme “{scheme}” numbers from 0 to {last}.</source>
        <translation>Het schema “{scheme}” telt van 0 tot en met {last}.</translation>
    </message>
    <message>
        <source>Not four suit words: {reason}.</source>
        <translation>Geen vier kleurwoorden: {reason}.</translation>
    </message>
    <message>
        <source>{place}: {reason}</source>
        <translation>{place}: {reason}</translation>
    </message>
    <message>
        <source>There is no number scheme “{name}”. The schemes are: {known}.</source>
        <translation>Er is geen nummerschema “{name}”. De schema’s zijn: {known}.</translation>
    </message>
    <message>
        <source>Unknown number scheme</source>
        <translation>Onbekend nummerschema</translation>
    </message>
    <message>
        <source>Nothing was done. Choose from the list.</source>
        <translation>Er is niets gedaan. Kies uit de lijst.</translation>
    </message>
    <message>
        <source>A value cannot be packed</source>
        <translation>Een waarde kan niet worden ingepakt</translation>
    </message>
    <message>
        <source>Damaged file of numbers</source>
        <translation>Beschadigd bestand met nummers</translation>
    </message>
    <message>
        <source>Nothing can be printed on this computer: {reason}.</source>
        <translation>Op deze computer kan niets worden afgedrukt: {reason}.</translation>
    </message>
    <message>
        <source>The generator has used all {last} values of its counter.</source>
        <translation>De generator heeft alle {last} waarden van zijn teller gebruikt.</translation>
    </message>
    <message>
        <source>Only {have_bits} of {want_bits} bits of randomness have been collected.</source>
        <translation>Er zijn pas {have_bits} van {want_bits} bits toeval verzameld.</translation>
    </message>
    <message>
        <source>The self-test of the {part} failed: this copy of the program is damaged.</source>
        <translation>De zelftest ({part}) is mislukt: deze kopie van het programma is beschadigd.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Geannuleerd.</translation>
    </message>
    <message>
        <source>These boards were dealt before and are {state}: set {named}.</source>
        <translation>Deze spellen zijn al eerder geschud (status: {state}): set {named}.</translation>
    </message>
    <message>
        <source>“{text}” cannot be a file name: {reason}.</source>
        <translation>“{text}” kan geen bestandsnaam zijn: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” could not be written: {reason}.</source>
        <translation>“{path}” kon niet worden geschreven: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” could not be read: {reason}.</source>
        <translation>“{path}” kon niet worden gelezen: {reason}.</translation>
    </message>
    <message>
        <source>The keys do not fit the plan: {problems}.</source>
        <translation>De sleutels passen niet bij het plan: {problems}.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>naam</translation>
    </message>
    <message>
        <source>source of the outside value</source>
        <translation>bron van de externe waarde</translation>
    </message>
    <message>
        <source>outside value</source>
        <translation>externe waarde</translation>
    </message>
    <message>
        <source>hash of the keys</source>
        <translation>hash van de sleutels</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>plan</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>reden</translation>
    </message>
    <message>
        <source>hash of the words</source>
        <translation>hash van de woorden</translation>
    </message>
    <message>
        <source>name of the holder</source>
        <translation>naam van de houder</translation>
    </message>
    <message>
        <source>description</source>
        <translation>beschrijving</translation>
    </message>
    <message>
        <source>number of phases</source>
        <translation>aantal fasen</translation>
    </message>
    <message>
        <source>number of sessions</source>
        <translation>aantal zittingen</translation>
    </message>
    <message>
        <source>number of boards</source>
        <translation>aantal spellen</translation>
    </message>
    <message>
        <source>choice of boards</source>
        <translation>keuze van spellen</translation>
    </message>
    <message>
        <source>Boards not understood</source>
        <translation>Spellen niet begrepen</translation>
    </message>
    <message>
        <source>Write a number such as 24, or a range such as 11-20.</source>
        <translation>Schrijf een getal zoals 24, of een reeks zoals 11-20.</translation>
    </message>
    <message>
        <source>Not a deal</source>
        <translation>Geen spelverdeling</translation>
    </message>
    <message>
        <source>Check the hands: 52 different cards, 13 to each seat.</source>
        <translation>Controleer de handen: 52 verschillende kaarten, 13 voor elke plaats.</translation>
    </message>
    <message>
        <source>Hands not understood</source>
        <translation>Handen niet begrepen</translation>
    </message>
    <message>
        <source>Write N: and four hands, suits in the order spades.hearts.diamonds.clubs.</source>
        <translation>Schrijf N: en vier handen, kleuren in de volgorde schoppen.harten.ruiten.klaveren.</translation>
    </message>
    <message>
        <source>Hands that do not fit</source>
        <translation>Handen die niet bij elkaar passen</translation>
    </message>
    <message>
        <source>Check the hands: no card twice, and as many cards to each seat as the scheme allows.</source>
        <translation>Controleer de handen: geen kaart dubbel, en zoveel kaarten voor elke plaats als het schema toelaat.</translation>
    </message>
    <message>
        <source>Suit words not understood</source>
        <translation>Kleurwoorden niet begrepen</translation>
    </message>
    <message>
        <source>Write four words of eight hexadecimal digits: spades, hearts, diamonds, clubs.</source>
        <translation>Schrijf vier woorden van acht hexadecimale cijfers: schoppen, harten, ruiten, klaveren.</translation>
    </message>
    <message>
        <source>Number out of range</source>
        <translation>Getal buiten het bereik</translation>
    </message>
    <message>
        <source>Holding not understood</source>
        <translation>Kleur niet begrepen</translation>
    </message>
    <message>
        <source>No randomness from the computer</source>
        <translation>Geen toeval van de computer</translation>
    </message>
    <message>
        <source>Too many boards from one seed</source>
        <translation>Te veel spellen uit één beginwaarde</translation>
    </message>
    <message>
        <source>The meter is not full</source>
        <translation>De meter is niet vol</translation>
    </message>
    <message>
        <source>The same seed twice</source>
        <translation>Twee keer dezelfde beginwaarde</translation>
    </message>
    <message>
        <source>Nothing was dealt. Do not deal on this computer: its randomness is broken.</source>
        <translation>Er is niets geschud. Schud niet op deze computer: zijn toeval is defect.</translation>
    </message>
    <message>
        <source>The same deals twice</source>
        <translation>Twee keer dezelfde spelverdelingen</translation>
    </message>
    <message>
        <source>The program must not deal</source>
        <translation>Het programma mag niet schudden</translation>
    </message>
    <message>
        <source>Nothing was dealt. Install the program again from a source you trust.</source>
        <translation>Er is niets geschud. Installeer het programma opnieuw, uit een bron die u vertrouwt.</translation>
    </message>
    <message>
        <source>Unknown format</source>
        <translation>Onbekend formaat</translation>
    </message>
    <message>
        <source>Nothing was written. Choose from the list.</source>
        <translation>Er is niets geschreven. Kies uit de lijst.</translation>
    </message>
    <message>
        <source>Two formats, one file</source>
        <translation>Twee formaten, één bestand</translation>
    </message>
    <message>
        <source>Nothing was dealt. Nothing was written.</source>
        <translation>Er is niets geschud. Er is niets geschreven.</translation>
    </message>
    <message>
        <source>Damaged file</source>
        <translation>Beschadigd bestand</translation>
    </message>
    <message>
        <source>Boards that are not deals</source>
        <translation>Spellen die geen spelverdeling zijn</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Bestand te groot</translation>
    </message>
    <message>
        <source>Not a file name</source>
        <translation>Geen bestandsnaam</translation>
    </message>
    <message>
        <source>Folder not found</source>
        <translation>Map niet gevonden</translation>
    </message>
    <message>
        <source>The files could not be written</source>
        <translation>De bestanden konden niet worden geschreven</translation>
    </message>
    <message>
        <source>The file could not be read</source>
        <translation>Het bestand kon niet worden gelezen</translation>
    </message>
    <message>
        <source>The disk did not keep the files</source>
        <translation>De schijf heeft de bestanden niet bewaard</translation>
    </message>
    <message>
        <source>Files were left behind</source>
        <translation>Er zijn bestanden achtergebleven</translation>
    </message>
    <message>
        <source>The journal is damaged</source>
        <translation>Het logboek is beschadigd</translation>
    </message>
    <message>
        <source>The journal is from a newer version</source>
        <translation>Het logboek is van een nieuwere versie</translation>
    </message>
    <message>
        <source>The journal is in use</source>
        <translation>Het logboek is in gebruik</translation>
    </message>
    <message>
        <source>Nothing was recorded. Wait for the other program, then try again.</source>
        <translation>Er is niets genoteerd. Wacht op het andere programma en probeer het dan opnieuw.</translation>
    </message>
    <message>
        <source>The journal cannot be used</source>
        <translation>Het logboek kan niet worden gebruikt</translation>
    </message>
    <message>
        <source>The journal was changed</source>
        <translation>Het logboek is gewijzigd</translation>
    </message>
    <message>
        <source>Set not found</source>
        <translation>Set niet gevonden</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Nu niet mogelijk</translation>
    </message>
    <message>
        <source>Nothing can be printed</source>
        <translation>Er kan niets worden afgedrukt</translation>
    </message>
    <message>
        <source>Nothing was written. Install what is missing, or do this on another computer.</source>
        <translation>Er is niets geschreven. Installeer wat ontbreekt, of doe dit op een andere computer.</translation>
    </message>
    <message>
        <source>Damaged tournament file</source>
        <translation>Beschadigd toernooibestand</translation>
    </message>
    <message>
        <source>Damaged file of keys</source>
        <translation>Beschadigd sleutelbestand</translation>
    </message>
    <message>
        <source>Keys of another plan</source>
        <translation>Sleutels van een ander plan</translation>
    </message>
    <message>
        <source>Nothing was dealt. Use the keys that were made when this plan was published.</source>
        <translation>Er is niets geschud. Gebruik de sleutels die bij de publicatie van dit plan zijn gemaakt.</translation>
    </message>
    <message>
        <source>Not the published keys</source>
        <translation>Niet de gepubliceerde sleutels</translation>
    </message>
    <message>
        <source>No such session</source>
        <translation>Die zitting is er niet</translation>
    </message>
    <message>
        <source>Boards are still open</source>
        <translation>De spellen staan nog open</translation>
    </message>
    <message>
        <source>Not ready to be published</source>
        <translation>Nog niet klaar voor publicatie</translation>
    </message>
    <message>
        <source>No double-dummy results</source>
        <translation>Geen double-dummyresultaten</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Geannuleerd</translation>
    </message>
    <message>
        <source>Command not understood</source>
        <translation>Opdracht niet begrepen</translation>
    </message>
    <message>
        <source>Boards that were in use</source>
        <translation>Spellen die al gebruikt zijn</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Geweigerd</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Er is niets geschreven.</translation>
    </message>
    <message>
        <source>Passphrase too weak</source>
        <translation>Wachtwoordzin te zwak</translation>
    </message>
    <message>
        <source>Wrong passphrase</source>
        <translation>Verkeerde wachtwoordzin</translation>
    </message>
    <message>
        <source>Not the right key</source>
        <translation>Niet de juiste sleutel</translation>
    </message>
    <message>
        <source>A passphrase is needed</source>
        <translation>Er is een wachtwoordzin nodig</translation>
    </message>
    <message>
        <source>A secret key is needed</source>
        <translation>Er is een geheime sleutel nodig</translation>
    </message>
    <message>
        <source>Damaged sealed file</source>
        <translation>Beschadigd verzegeld bestand</translation>
    </message>
    <message>
        <source>Public key not understood</source>
        <translation>Openbare sleutel niet begrepen</translation>
    </message>
    <message>
        <source>Secret key not understood</source>
        <translation>Geheime sleutel niet begrepen</translation>
    </message>
    <message>
        <source>List of words not understood</source>
        <translation>Woordenlijst niet begrepen</translation>
    </message>
    <message>
        <source>Nothing was opened. Compare it with the sheet, word by word.</source>
        <translation>Er is niets geopend. Vergelijk hem woord voor woord met het blad.</translation>
    </message>
    <message>
        <source>More officials are needed</source>
        <translation>Er zijn meer bewaarders nodig</translation>
    </message>
    <message>
        <source>Nothing was opened. Use sheets with the same set number.</source>
        <translation>Er is niets geopend. Gebruik bladen met hetzelfde stelnummer.</translation>
    </message>
    <message>
        <source>Damaged key of a session</source>
        <translation>Beschadigde sleutel van een zitting</translation>
    </message>
    <message>
        <source>This needs the package {package}, which is not installed: pip install bigdeal-gui[{extra}].</source>
        <translation>Hiervoor is het pakket {package} nodig, dat niet is geïnstalleerd: pip install bigdeal-gui[{extra}].</translation>
    </message>
    <message>
        <source>Not an outside value</source>
        <translation>Geen externe waarde</translation>
    </message>
    <message>
        <source>“{file}” is the secret slip, which stays with its holder. The file for the organiser is the one whose name ends in “-hash.txt”.</source>
        <translation>“{file}” is het geheime briefje, dat bij zijn houder blijft. Het bestand voor de organisator is dat waarvan de naam op “-hash.txt” eindigt.</translation>
    </message>
    <message>
        <source>Secret slip</source>
        <translation>Geheim briefje</translation>
    </message>
    <message>
        <source>These are not yet the words of “{name}”: {reason}.</source>
        <translation>Dit zijn nog niet de woorden van “{name}”: {reason}.</translation>
    </message>
    <message>
        <source>Not the promised words</source>
        <translation>Niet de toegezegde woorden</translation>
    </message>
    <message>
        <source>The words of these holders are missing: {names}.</source>
        <translation>De woorden van deze houders ontbreken: {names}.</translation>
    </message>
    <message>
        <source>Words are missing</source>
        <translation>Er ontbreken woorden</translation>
    </message>
    <message>
        <source>The promise names no holder “{name}”.</source>
        <translation>De toezegging noemt geen houder “{name}”.</translation>
    </message>
    <message>
        <source>No such holder</source>
        <translation>Geen houder met die naam</translation>
    </message>
    <message>
        <source>The pack does not prove what it should: {problems}</source>
        <translation>Het pakket bewijst niet wat het moet: {problems}</translation>
    </message>
    <message>
        <source>The pack was not made</source>
        <translation>Het pakket is niet gemaakt</translation>
    </message>
    <message>
        <source>Nothing was written. Compare plan, keys and commitment with what was published.</source>
        <translation>Er is niets geschreven. Vergelijk plan, sleutels en vastlegging met wat gepubliceerd is.</translation>
    </message>
    <message>
        <source>Promise not understood</source>
        <translation>Toezegging niet begrepen</translation>
    </message>
    <message>
        <source>Damaged commitment file</source>
        <translation>Beschadigd vastleggingsbestand</translation>
    </message>
    <message>
        <source>Commitment of a newer version</source>
        <translation>Vastlegging van een nieuwere versie</translation>
    </message>
    <message>
        <source>This cannot be the outside value: {reason}.</source>
        <translation>Dit kan de externe waarde niet zijn: {reason}.</translation>
    </message>
    <message>
        <source>The passphrase does not open this sealed file.</source>
        <translation>De wachtwoordzin opent dit verzegelde bestand niet.</translation>
    </message>
    <message>
        <source>This file opens with a passphrase, not with a key.</source>
        <translation>Dit bestand gaat open met een wachtwoordzin, niet met een sleutel.</translation>
    </message>
    <message>
        <source>This file opens with a secret key, not with a passphrase.</source>
        <translation>Dit bestand gaat open met een geheime sleutel, niet met een wachtwoordzin.</translation>
    </message>
    <message>
        <source>Public key {place} cannot be used: {reason}.</source>
        <translation>Openbare sleutel {place} kan niet worden gebruikt: {reason}.</translation>
    </message>
    <message>
        <source>The secret key cannot be used: {reason}.</source>
        <translation>De geheime sleutel kan niet worden gebruikt: {reason}.</translation>
    </message>
    <message>
        <source>format {name}</source>
        <translation>formaat {name}</translation>
    </message>
    <message>
        <source>hash</source>
        <translation>hash</translation>
    </message>
    <message>
        <source>generator</source>
        <translation>generator</translation>
    </message>
    <message>
        <source>generator in bulk</source>
        <translation>generator voor grote aantallen</translation>
    </message>
    <message>
        <source>number map</source>
        <translation>nummering</translation>
    </message>
    <message>
        <source>bulk path</source>
        <translation>weg voor grote aantallen</translation>
    </message>
    <message>
        <source>fresh boards</source>
        <translation>nieuwe spellen</translation>
    </message>
    <message>
        <source>reading of {name}</source>
        <translation>lezen van {name}</translation>
    </message>
    <message>
        <source>The {name} file is too large to be read whole, {place}: {reason}.</source>
        <translation>Het {name}-bestand is te groot om helemaal te lezen, {place}: {reason}.</translation>
    </message>
    <message>
        <source>The commitment file contradicts itself: its check code is not that of its lines.</source>
        <translation>Het vastleggingsbestand spreekt zichzelf tegen: de controlecode hoort niet bij de regels.</translation>
    </message>
    <message>
        <source>Commitment that contradicts itself</source>
        <translation>Vastlegging die zichzelf tegenspreekt</translation>
    </message>
    <message>
        <source>Damaged record</source>
        <translation>Beschadigd verslag</translation>
    </message>
    <message>
        <source>Not as promised</source>
        <translation>Niet zoals toegezegd</translation>
    </message>
    <message>
        <source>This is not what was published: {problems}</source>
        <translation>Dit is niet wat gepubliceerd is: {problems}</translation>
    </message>
    <message>
        <source>Not what was published</source>
        <translation>Niet wat gepubliceerd is</translation>
    </message>
    <message>
        <source>This computer is too slow, or too busy, to open the sealed file.</source>
        <translation>Deze computer is te langzaam of te druk om het verzegelde bestand te openen.</translation>
    </message>
    <message>
        <source>Too much work for this computer</source>
        <translation>Te veel werk voor deze computer</translation>
    </message>
    <message>
        <source>Nothing was written. Choose another name, or move the old file to another folder.</source>
        <translation>Er is niets geschreven. Kies een andere naam, of verplaats het oude bestand naar een andere map.</translation>
    </message>
    <message>
        <source>Not a round of drand: {reason}.</source>
        <translation>Geen drand-ronde: {reason}.</translation>
    </message>
    <message>
        <source>Not a round of drand</source>
        <translation>Geen drand-ronde</translation>
    </message>
    <message>
        <source>This round is not what the network signed: {reason}.</source>
        <translation>Deze ronde is niet wat het netwerk heeft ondertekend: {reason}.</translation>
    </message>
    <message>
        <source>Round that was not signed</source>
        <translation>Ronde zonder echte handtekening</translation>
    </message>
    <message>
        <source>This is round {found}; round {promised} was promised.</source>
        <translation>Dit is ronde {found}; toegezegd was ronde {promised}.</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Een andere ronde</translation>
    </message>
    <message>
        <source>Not a logo</source>
        <translation>Geen logo</translation>
    </message>
    <message>
        <source>Nothing was written. If play is over, say --finished. Otherwise seal it with a passphrase (--passphrase-file) or until a time (--release), or say --open.</source>
        <translation>Er is niets geschreven. Is er uitgespeeld, geef dan --finished op; verzegel het anders met een wachtwoordzin (--passphrase-file) of tot een tijdstip (--release), of geef --open op.</translation>
    </message>
    <message>
        <source>The folder “{path}” has gone, so these files in it could not be looked at: {names}.</source>
        <translation>De map “{path}” is weg, dus deze bestanden konden niet worden bekeken: {names}.</translation>
    </message>
    <message>
        <source>The folder has gone</source>
        <translation>De map is weg</translation>
    </message>
    <message>
        <source>They may hold boards: do not use them, and keep the disk or USB drive to yourself. When the folder is back, deal into it again: what is left is removed then, and you are told.</source>
        <translation>Er kunnen spellen in staan: gebruik ze niet, en houd de schijf of USB-stick bij u. Deel opnieuw in de map als die terug is: wat over is, wordt dan verwijderd, en u hoort het.</translation>
    </message>
    <message>
        <source>The clock of this computer says {here}, but its journal has an entry of {later}.</source>
        <translation>De klok van deze computer zegt {here}, maar zijn logboek heeft een regel van {later}.</translation>
    </message>
    <message>
        <source>The clock was set back</source>
        <translation>De klok is teruggezet</translation>
    </message>
    <message>
        <source>Nothing was dealt, and the meter is as it was. Set the clock right, or say here which day it is.</source>
        <translation>Er is niets gedeeld, en de meter is zoals hij was. Zet de klok goed, of zeg hier welke dag het is.</translation>
    </message>
    <message>
        <source>With this paper and binding, layout {layout} would print cards smaller than {least} points.</source>
        <translation>Met dit papier en deze binding zou indeling {layout} kaarten kleiner dan {least} punten drukken.</translation>
    </message>
    <message>
        <source>Too small to be read</source>
        <translation>Te klein om te lezen</translation>
    </message>
    <message>
        <source>Nothing was written. Take fewer boards a page (--layout) or larger paper (--paper), or leave out the room for holes, or the results.</source>
        <translation>Er is niets geschreven. Neem minder spellen per pagina (--layout) of groter papier (--paper), of laat de ruimte voor gaten of de resultaten weg.</translation>
    </message>
    <message>
        <source>This {name} file has boards without hands ({place}).</source>
        <translation>Dit {name}-bestand heeft spellen zonder handen ({place}).</translation>
    </message>
    <message>
        <source>No hands in this file</source>
        <translation>Geen handen in dit bestand</translation>
    </message>
    <message>
        <source>The file was not changed. Choose the file with the hands.</source>
        <translation>Het bestand is gebleven zoals het was. Kies het bestand met de handen.</translation>
    </message>
    <message>
        <source>“{name}” numbers its boards otherwise than set {code}, whose boards they are.</source>
        <translation>“{name}” nummert de spellen anders dan set {code}, waar ze bij horen.</translation>
    </message>
    <message>
        <source>Other board numbers than dealt</source>
        <translation>Andere spelnummers dan geschud</translation>
    </message>
    <message>
        <source>Nothing was written. Print the set by its code, or correct the numbers. To keep them, use the command with --although-numbers.</source>
        <translation>Er is niets geschreven. Druk de set af met zijn code, of verbeter de nummers. Behouden kan met de opdracht en --although-numbers.</translation>
    </message>
    <message>
        <source>This cannot be read as a hand: {reason}.</source>
        <translation>Dit is niet als hand te lezen: {reason}.</translation>
    </message>
    <message>
        <source>Not a hand</source>
        <translation>Geen hand</translation>
    </message>
    <message>
        <source>Nothing was looked for. Type 13 cards: spades, hearts, diamonds, clubs, with dots between.</source>
        <translation>Er is niets gezocht. Typ 13 kaarten: schoppen, harten, ruiten, klaveren, met punten ertussen.</translation>
    </message>
    <message>
        <source>No unfinished file of it was left behind. Choose another folder or make room, then do it again.</source>
        <translation>Er bleef geen onaf bestand van achter. Kies een andere map of maak ruimte, en doe het dan opnieuw.</translation>
    </message>
    <message>
        <source>Double-dummy analysis is not available on this computer: {reason}.</source>
        <translation>Double-dummyresultaten zijn op deze computer niet mogelijk: {reason}.</translation>
    </message>
    <message>
        <source>The format “{name}” cannot contain these boards: {reason}. {remedy}</source>
        <translation>Het formaat “{name}” kan deze spellen niet bevatten: {reason}. {remedy}</translation>
    </message>
    <message>
        <source>Not a valid {name} file, {place}: {reason}.</source>
        <translation>Geen goed {name}-bestand, {place}: {reason}.</translation>
    </message>
    <message>
        <source>The {name} file contains boards that are not deals: {problems}</source>
        <translation>In het {name}-bestand staan spellen die geen spelverdeling zijn: {problems}</translation>
    </message>
    <message>
        <source>The file has {size_bytes} bytes; at most {limit_bytes} can be read.</source>
        <translation>Het bestand heeft {size_bytes} bytes; er worden er hoogstens {limit_bytes} gelezen.</translation>
    </message>
    <message>
        <source>Not a holding of one suit: {reason}.</source>
        <translation>Geen kleur in twee handen: {reason}.</translation>
    </message>
    <message>
        <source>The journal “{path}” is missing; it had {rows} rows.</source>
        <translation>Het logboek “{path}” is verdwenen; er stonden {rows} regels in.</translation>
    </message>
    <message>
        <source>The journal’s key “{path}” {reason}.</source>
        <translation>De sleutel van het logboek “{path}” {reason}.</translation>
    </message>
    <message>
        <source>There is no space on the disk for the journal “{path}”.</source>
        <translation>Op de schijf is geen plaats voor het logboek “{path}”.</translation>
    </message>
    <message>
        <source>There is no set “{text}” in the journal.</source>
        <translation>In het logboek staat geen set “{text}”.</translation>
    </message>
    <message>
        <source>The file was not changed. It opens with a passphrase or a key.</source>
        <translation>Het bestand is gebleven zoals het was. Het gaat open met een wachtwoordzin of een sleutel.</translation>
    </message>
    <message>
        <source>This box is locked with a public clock other than quicknet.</source>
        <translation>Deze kist is vergrendeld met een andere openbare klok dan quicknet.</translation>
    </message>
    <message>
        <source>The file was not changed. Ask the person who made it how to open it.</source>
        <translation>Het bestand is gebleven zoals het was. Vraag de maker hoe het opengaat.</translation>
    </message>
    <message>
        <source>The box was not changed. Get the round that the box names, and try again.</source>
        <translation>De kist is gebleven zoals ze was. Haal de ronde op die de kist noemt en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>Nothing was done. Install it and try again.</source>
        <translation>Er is niets gedaan. Installeer het, en roep opnieuw aan.</translation>
    </message>
    <message>
        <source>“{text}” is not a set of boards: {reason}.</source>
        <translation>“{text}” is geen opgave van spellen: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was written. Correct it and start again.</source>
        <translation>Er is niets geschreven. Verbeter hem, en begin opnieuw.</translation>
    </message>
    <message>
        <source>Not a valid file of “{scheme}” numbers, record {record}: {reason}.</source>
        <translation>Geen gaaf bestand met nummers volgens “{scheme}”, record {record}: {reason}.</translation>
    </message>
    <message>
        <source>The computer’s own randomness is not available ({reason}).</source>
        <translation>Het eigen toeval van de computer is niet beschikbaar ({reason}).</translation>
    </message>
    <message>
        <source>The randomness produced a seed that it had produced before (its digest is in “{path}”).</source>
        <translation>Het toeval gaf een beginwaarde die het al eens had gegeven (de hash staat in “{path}”).</translation>
    </message>
    <message>
        <source>The randomness produced deals that it had produced before, in the set {named}.</source>
        <translation>Het toeval gaf spelverdelingen die het al eens had gegeven, in de set {named}.</translation>
    </message>
    <message>
        <source>Nothing was written. Deal a new set, or a reserve set in a tournament. From these boards you may only make copies for a record or a web page.</source>
        <translation>Er is niets geschreven. Schud een nieuwe set, in een toernooi een reserveset; van deze spellen mogen alleen kopieën voor het archief of een website worden gemaakt.</translation>
    </message>
    <message>
        <source>Some of these boards belong to a set that is {state}, not finished: set {named}.</source>
        <translation>Er zijn spellen bij van een set die niet uitgespeeld is (status: {state}): set {named}.</translation>
    </message>
    <message>
        <source>“{path}” already exists and was not changed.</source>
        <translation>“{path}” bestaat al en blijft zoals het is.</translation>
    </message>
    <message>
        <source>The folder “{path}” does not exist.</source>
        <translation>De map “{path}” is er niet.</translation>
    </message>
    <message>
        <source>“{path}” reads back differently from what was dealt: the disk or USB drive is faulty.</source>
        <translation>Wat uit “{path}” wordt teruggelezen, is niet wat er geschud is: de schijf of de stick is defect.</translation>
    </message>
    <message>
        <source>The set could not be completed, and some of its files could not be removed: {names}.</source>
        <translation>De set kon niet worden afgemaakt, en deze bestanden konden niet weer worden verwijderd: {names}.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written ({reason}). Because “portable.ini” is beside the program, everything is stored there.</source>
        <translation>“{path}” kan niet worden geschreven ({reason}), en met “portable.ini” naast het programma wordt alles daar bewaard.</translation>
    </message>
    <message>
        <source>The {key} cannot be stored in Big Deal’s file: {reason}.</source>
        <translation>Dit kan niet in het bestand van Big Deal staan ({key}): {reason}.</translation>
    </message>
    <message>
        <source>The {field} is not valid: {reason}.</source>
        <translation>Zo kan het niet ({field}): {reason}.</translation>
    </message>
    <message>
        <source>Not a valid tournament plan, line {line}, column {column}: {reason}.</source>
        <translation>Geen goede toernooibeschrijving, regel {line}, kolom {column}: {reason}.</translation>
    </message>
    <message>
        <source>Not a valid key file, line {line}, column {column}: {reason}.</source>
        <translation>Geen goed sleutelbestand, regel {line}, kolom {column}: {reason}.</translation>
    </message>
    <message>
        <source>These are not the keys that were fixed when the plan was published.</source>
        <translation>Dit zijn niet de sleutels die bij de publicatie van het plan zijn vastgelegd.</translation>
    </message>
    <message>
        <source>The plan leaves the boards of phase {phase} open, and you named none.</source>
        <translation>Het plan laat de spellen van fase {phase} open, en er zijn er geen opgegeven.</translation>
    </message>
    <message>
        <source>The plan cannot be published like this: {problems}</source>
        <translation>Zo kan het plan niet worden gepubliceerd: {problems}</translation>
    </message>
    <message>
        <source>beginning of the file names</source>
        <translation>begin van de bestandsnamen</translation>
    </message>
    <message>
        <source>A value cannot be converted</source>
        <translation>Een waarde is niet om te rekenen</translation>
    </message>
    <message>
        <source>The values before it have been converted. Correct it and continue from there.</source>
        <translation>De waarden ervoor zijn beantwoord. Verbeter deze en ga daar verder.</translation>
    </message>
    <message>
        <source>Give a number within the range.</source>
        <translation>Geef een getal binnen het bereik.</translation>
    </message>
    <message>
        <source>Write South’s cards, a space, and North’s, such as AT95 Q4; a hand without cards is “-”.</source>
        <translation>Schrijf de kaarten van Zuid, een spatie en die van Noord, bijvoorbeeld AT95 Q4; een hand zonder kaarten is “-”.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Restart the computer. If that does not help, use another one.</source>
        <translation>Er is niets geschud. Start de computer opnieuw; blijft het zo, neem dan een andere.</translation>
    </message>
    <message>
        <source>Nothing was written. Deal fewer boards at a time.</source>
        <translation>Schud minder spellen tegelijk; er is niets opgeslagen.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Type or move the mouse until it is full.</source>
        <translation>Typ of beweeg de muis tot hij vol is. Er is niets geschud.</translation>
    </message>
    <message>
        <source>Nothing was written. Do not deal on this computer: its randomness is broken.</source>
        <translation>Er is niets opgeslagen. Schud niet op deze computer: zijn toeval is defect.</translation>
    </message>
    <message>
        <source>Nothing was written. Choose only one of them.</source>
        <translation>Er is niets geschreven. Laat er één weg.</translation>
    </message>
    <message>
        <source>A format cannot contain these boards</source>
        <translation>Een formaat kan deze spellen niet bevatten</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was made.</source>
        <translation>Het bestand is gebleven zoals het was. Haal het opnieuw op waar het gemaakt is.</translation>
    </message>
    <message>
        <source>The file was not changed. Do not play these boards.</source>
        <translation>Het bestand is gebleven zoals het was. Speel deze spellen niet.</translation>
    </message>
    <message>
        <source>The file was not changed.</source>
        <translation>Het bestand is gebleven zoals het was.</translation>
    </message>
    <message>
        <source>The name already exists</source>
        <translation>De naam bestaat al</translation>
    </message>
    <message>
        <source>Nothing was written. Use letters, digits, spaces, “-” and “_”.</source>
        <translation>Er is niets geschreven. Gebruik letters, cijfers, spaties, “-” en “_”.</translation>
    </message>
    <message>
        <source>Nothing was changed. Check the name, and whether you may read it.</source>
        <translation>Er is niets veranderd. Controleer de naam, en of u het mag lezen.</translation>
    </message>
    <message>
        <source>The USB drive cannot be written</source>
        <translation>Op de stick kan niet worden geschreven</translation>
    </message>
    <message>
        <source>Nothing was dealt. Remove the write protection or free some space. Without “portable.ini” the program stores its files on this computer.</source>
        <translation>Er is niets geschud. Haal de schrijfbeveiliging eraf of maak ruimte. Zonder “portable.ini” bewaart het programma zijn gegevens op deze computer.</translation>
    </message>
    <message>
        <source>The set was removed again. Use another disk or USB drive.</source>
        <translation>De set is weer verwijderd. Gebruik een andere schijf of stick.</translation>
    </message>
    <message>
        <source>This file is sealed or locked. Its boards can be read when it has been opened.</source>
        <translation>Dit bestand is verzegeld of vergrendeld. De spellen erin kunnen worden gelezen als het geopend is.</translation>
    </message>
    <message>
        <source>Sealed or locked</source>
        <translation>Verzegeld of vergrendeld</translation>
    </message>
    <message>
        <source>Nothing was written. A locked box opens with its round, a sealed file with its passphrase or key.</source>
        <translation>Er is niets geschreven. Een vergrendelde kist gaat open met haar ronde, een verzegeld bestand met zijn wachtwoordzin of sleutel.</translation>
    </message>
    <message>
        <source>The work was interrupted: the part of the program that does it has stopped.</source>
        <translation>Het werk is onderbroken: het deel van het programma dat dit doet, is gestopt.</translation>
    </message>
    <message>
        <source>The work was interrupted</source>
        <translation>Het werk brak af</translation>
    </message>
    <message>
        <source>The journal shows whether it was done. If it was not, do it again: this also removes hidden files, which may contain boards or keys.</source>
        <translation>Het logboek laat zien of het is gedaan. Zo niet, doe het dan opnieuw: dat verwijdert ook verborgen bestanden, die spellen of sleutels kunnen bevatten.</translation>
    </message>
    <message>
        <source>It was not changed, and nothing was dealt. Restore it from a backup, or move its folder elsewhere and keep it: the program then starts a new journal.</source>
        <translation>Het is gebleven zoals het was, en er is niets geschud. Zet het terug uit een back-up, of zet zijn map apart en bewaar die: dan begint het programma een nieuw logboek.</translation>
    </message>
    <message>
        <source>The journal is missing</source>
        <translation>Het logboek is verdwenen</translation>
    </message>
    <message>
        <source>Nothing was dealt. Put the journal back, or restore a backup. To start a new one, move the other files of its folder elsewhere and keep them.</source>
        <translation>Er is niets geschud. Leg het logboek terug, of zet een back-up terug. Wilt u een nieuw logboek beginnen, zet dan de andere bestanden van de map apart en bewaar ze.</translation>
    </message>
    <message>
        <source>The journal’s key is missing</source>
        <translation>De sleutel van het logboek is er niet</translation>
    </message>
    <message>
        <source>Nothing was dealt. Put “journal.key” back beside the journal, or restore a backup. Without the key, earlier sets cannot be recognised.</source>
        <translation>Er is niets geschud. Leg “journal.key” terug naast het logboek, of zet een back-up terug: zonder de sleutel is geen eerdere set te herkennen.</translation>
    </message>
    <message>
        <source>It was not changed. Use the newer program.</source>
        <translation>Het is gebleven zoals het was. Gebruik het nieuwere programma.</translation>
    </message>
    <message>
        <source>No space for the journal</source>
        <translation>Geen plaats voor het logboek</translation>
    </message>
    <message>
        <source>The journal is intact, but the new row was not written. Free some space on the disk, then try again.</source>
        <translation>Het logboek is in orde, maar de regel is niet geschreven. Maak ruimte op de schijf en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>Nothing was recorded. Check that you have permission to write in its folder.</source>
        <translation>Er is niets genoteerd. Kijk of u in de map ervan mag schrijven.</translation>
    </message>
    <message>
        <source>It was not changed. Keep a copy, and compare it with an earlier certificate or export.</source>
        <translation>Het is gebleven zoals het was. Bewaar een kopie en vergelijk het met een certificaat of een eerdere export.</translation>
    </message>
    <message>
        <source>Check the code on the label. A set dealt on another computer is in that computer’s journal.</source>
        <translation>Controleer de code op het etiket. Een set die op een andere computer is geschud, staat in het logboek van die computer.</translation>
    </message>
    <message>
        <source>The set was not changed.</source>
        <translation>De set is gebleven zoals hij was.</translation>
    </message>
    <message>
        <source>“{path}” is another file, so the set’s files were not moved.</source>
        <translation>“{path}” is een ander bestand, dus zijn de bestanden van de set niet verplaatst.</translation>
    </message>
    <message>
        <source>The files were not moved</source>
        <translation>De bestanden zijn niet verplaatst</translation>
    </message>
    <message>
        <source>The set’s files are unchanged, and where they were. Put the other file elsewhere before you move them.</source>
        <translation>De bestanden van de set zijn onveranderd en waar ze waren. Zet het andere bestand ergens anders voordat u ze verplaatst.</translation>
    </message>
    <message>
        <source>Not for Big Deal’s file</source>
        <translation>Niet voor het bestand van Big Deal</translation>
    </message>
    <message>
        <source>The file was not changed. Use a shorter text on one line.</source>
        <translation>Het bestand is gebleven zoals het was. Gebruik een kortere tekst op één regel.</translation>
    </message>
    <message>
        <source>The plan is not possible</source>
        <translation>Zo kan het plan niet</translation>
    </message>
    <message>
        <source>Nothing was written. Correct the points named.</source>
        <translation>Er is niets geschreven. Verbeter wat genoemd is.</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was published, or use its .bak.</source>
        <translation>Het bestand is gebleven zoals het was. Haal het opnieuw op waar het gepubliceerd is, of gebruik het .bak-bestand.</translation>
    </message>
    <message>
        <source>The file was not changed. Use a copy of it. Without the keys nothing can be dealt or proved.</source>
        <translation>Het bestand is gebleven zoals het was. Gebruik een kopie ervan; zonder de sleutels is niets te schudden of te bewijzen.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Use the keys and the plan exactly as published.</source>
        <translation>Er is niets geschud. Gebruik de sleutels en het plan zoals ze bij de publicatie waren.</translation>
    </message>
    <message>
        <source>Nothing was written. Check the phases of the plan.</source>
        <translation>Er is niets geschreven. Kijk naar de fasen van het plan.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Enter how many boards these sessions have.</source>
        <translation>Er is niets geschud. Geef aan hoeveel spellen deze zittingen hebben.</translation>
    </message>
    <message>
        <source>The tournament was not changed.</source>
        <translation>Het toernooi is gebleven zoals het was.</translation>
    </message>
    <message>
        <source>Nothing was published. Correct the points named, or confirm that they are intended.</source>
        <translation>Er is niets gepubliceerd. Verbeter wat genoemd is, of geef aan dat het zo bedoeld is.</translation>
    </message>
    <message>
        <source>No files were left behind.</source>
        <translation>Er is geen bestand achtergebleven.</translation>
    </message>
    <message>
        <source>Nothing was written. --help lists the commands and options.</source>
        <translation>Er is niets geschreven. --help toont wat er kan.</translation>
    </message>
    <message>
        <source>Boards not played yet</source>
        <translation>Spellen die nog gespeeld worden</translation>
    </message>
    <message>
        <source>Nothing was shown. Wait until play is over and the set is marked as finished, or use --finished.</source>
        <translation>Er is niets getoond. Wacht tot het spelen voorbij is en de set als uitgespeeld is gemarkeerd, of geef --finished op.</translation>
    </message>
    <message>
        <source>The set has not been played yet</source>
        <translation>De set moet nog gespeeld worden</translation>
    </message>
    <message>
        <source>Cannot be opened yet</source>
        <translation>Nog niet te openen</translation>
    </message>
    <message>
        <source>The file was not changed. It opens then, or as soon as its set is marked as finished.</source>
        <translation>Het bestand is gebleven zoals het was. Het gaat dan open, of zodra de set als uitgespeeld is gemarkeerd.</translation>
    </message>
    <message>
        <source>The key is missing</source>
        <translation>De sleutel is niet hier</translation>
    </message>
    <message>
        <source>The file was not changed. Open it on the computer that made it, or make the record again there.</source>
        <translation>Het bestand is gebleven zoals het was. Open het op de computer die het maakte, of maak het daar opnieuw.</translation>
    </message>
    <message>
        <source>Nothing was sealed. Use several unrelated words, or let the program make them up.</source>
        <translation>Er is niets verzegeld. Neem een paar woorden die niet bij elkaar horen, of laat het programma ze kiezen.</translation>
    </message>
    <message>
        <source>The file was not changed. Check capital letters and the keyboard layout, then try again.</source>
        <translation>Het bestand is gebleven zoals het was. Let op hoofdletters en de indeling van het toetsenbord en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>The file was not changed. Use the secret key of one of the people it was sealed for.</source>
        <translation>Het bestand is gebleven zoals het was. Gebruik de geheime sleutel van iemand voor wie het verzegeld is.</translation>
    </message>
    <message>
        <source>The file was not changed. Enter the passphrase, or the words from the officials’ sheets.</source>
        <translation>Het bestand is gebleven zoals het was. Geef de wachtwoordzin, of leg de woordenlijsten van de bewaarders bij elkaar.</translation>
    </message>
    <message>
        <source>The file was not changed. Give the secret key of one of the people it was sealed for.</source>
        <translation>Het bestand is gebleven zoals het was. Geef de geheime sleutel van iemand voor wie het verzegeld is.</translation>
    </message>
    <message>
        <source>This is neither a sealed file nor a locked box: it does not start like an age file.</source>
        <translation>Dit is geen verzegeld bestand en geen vergrendelde kist: het begint niet zoals een age-bestand.</translation>
    </message>
    <message>
        <source>Neither a sealed file nor a locked box</source>
        <translation>Geen verzegeld bestand en geen vergrendelde kist</translation>
    </message>
    <message>
        <source>The file was not changed. Choose the sealed file or the box, or another copy of it.</source>
        <translation>Het bestand is gebleven zoals het was. Kies het verzegelde bestand of de kist, of een andere kopie ervan.</translation>
    </message>
    <message>
        <source>The file was not changed. Use another copy of it.</source>
        <translation>Het bestand is gebleven zoals het was. Gebruik een andere kopie ervan.</translation>
    </message>
    <message>
        <source>Opening this sealed file would take too long: it was sealed with a very high work factor.</source>
        <translation>Dit verzegelde bestand openen zou te lang duren: het is verzegeld met een ongewoon hoge werkfactor.</translation>
    </message>
    <message>
        <source>Opening would take too long</source>
        <translation>Openen zou te lang duren</translation>
    </message>
    <message>
        <source>The file was not changed. Ask the person who sealed it to seal it again in the usual way.</source>
        <translation>Het bestand is gebleven zoals het was. Vraag wie het verzegelde om het nog eens op de gewone manier te verzegelen.</translation>
    </message>
    <message>
        <source>Nothing was sealed. A public key is one line that starts with age1.</source>
        <translation>Er is niets verzegeld. Een openbare sleutel is één regel die begint met age1.</translation>
    </message>
    <message>
        <source>Nothing was opened. A secret key is one line that starts with AGE-SECRET-KEY-1.</source>
        <translation>Er is niets geopend. Een geheime sleutel is één regel die begint met AGE-SECRET-KEY-1.</translation>
    </message>
    <message>
        <source>These sheets cannot be made</source>
        <translation>Zulke delen zijn niet te maken</translation>
    </message>
    <message>
        <source>Nothing was sealed. Use two of three, for example.</source>
        <translation>Er is niets verzegeld. Neem bijvoorbeeld twee van de drie.</translation>
    </message>
    <message>
        <source>Nothing was opened. Enter the words of another sheet as well.</source>
        <translation>Er is niets geopend. Voer ook de woordenlijst van een ander blad in.</translation>
    </message>
    <message>
        <source>Sheets that do not belong together</source>
        <translation>Woordenlijsten die niet bij elkaar passen</translation>
    </message>
    <message>
        <source>Not a valid session key file, line {line}: {reason}.</source>
        <translation>Geen goed bestand met de sleutel van een zitting, regel {line}: {reason}.</translation>
    </message>
    <message>
        <source>The file was not changed. Get the pack of that session again.</source>
        <translation>Het bestand bleef zoals het is. Haal het pakket van die zitting opnieuw op.</translation>
    </message>
    <message>
        <source>The file was not changed. The records before this one could be read. Perhaps it uses another scheme.</source>
        <translation>Het bestand is gebleven zoals het was; de records ervoor konden worden gelezen. Misschien hoort het bij een ander schema.</translation>
    </message>
    <message>
        <source>Nothing was written. Type the value as published, on one line.</source>
        <translation>Er is niets geschreven. Typ de waarde zoals die gepubliceerd is, op één regel.</translation>
    </message>
    <message>
        <source>Nothing was read from it. If somebody else already has it, let the holder make new words.</source>
        <translation>Er is niets uit overgenomen. Heeft iemand anders het al, laat de houder dan nieuwe woorden maken.</translation>
    </message>
    <message>
        <source>Nothing was written. Check the slip again: it is easy to mistype a word.</source>
        <translation>Er is niets geschreven. Kijk nog eens op het briefje: bij het typen verschuift al gauw een woord.</translation>
    </message>
    <message>
        <source>Nothing was written. Ask them for their words. If someone withholds them, say so: the promised hash is then used instead, and play goes on.</source>
        <translation>Er is niets geschreven. Vraag om hun woorden. Wie ze achterhoudt, houdt het spelen niet tegen: meld het, en de toegezegde hash komt ervoor in de plaats.</translation>
    </message>
    <message>
        <source>Nothing was written. Use the name exactly as in the promise.</source>
        <translation>Er is niets geschreven. Gebruik de naam zoals die in de toezegging staat.</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was published.</source>
        <translation>Het bestand is gebleven zoals het was. Haal het opnieuw op waar het gepubliceerd is.</translation>
    </message>
    <message>
        <source>The file was not changed. Use the newer program.</source>
        <translation>Het bestand is gebleven zoals het was. Gebruik het nieuwere programma.</translation>
    </message>
    <message>
        <source>The outside value cannot be promised like this: {reason}.</source>
        <translation>Zo is de externe waarde niet toe te zeggen: {reason}.</translation>
    </message>
    <message>
        <source>Not a valid commitment file: {reason}.</source>
        <translation>Geen goed vastleggingsbestand: {reason}.</translation>
    </message>
    <message>
        <source>The commitment file has version {version}, which this program does not know.</source>
        <translation>Het vastleggingsbestand is van soort {version}, die dit programma niet kent.</translation>
    </message>
    <message>
        <source>This passphrase is not accepted: {reason}.</source>
        <translation>Deze wachtwoordzin wordt niet aangenomen: {reason}.</translation>
    </message>
    <message>
        <source>The file is sealed for a different key.</source>
        <translation>Het bestand is verzegeld voor een andere sleutel dan de opgegeven sleutel.</translation>
    </message>
    <message>
        <source>Not a valid sealed file: {reason}.</source>
        <translation>Geen goed verzegeld bestand: {reason}.</translation>
    </message>
    <message>
        <source>{needed} of {count} sheets are not possible: {reason}.</source>
        <translation>{needed} van {count} delen kan niet: {reason}.</translation>
    </message>
    <message>
        <source>The words cannot be read: {reason}.</source>
        <translation>De woordenlijst is niet te lezen: {reason}.</translation>
    </message>
    <message>
        <source>Sheets entered: {have}; needed to open the file: {needed}.</source>
        <translation>Woordenlijsten van verschillende bladen: {have}; nodig om het bestand te openen: {needed}.</translation>
    </message>
    <message>
        <source>These sheets do not belong together: {reason}.</source>
        <translation>Deze woordenlijsten passen niet bij elkaar: {reason}.</translation>
    </message>
    <message>
        <source>Set {named} is {state}, not finished: prints that show its cards are sealed, unless you decide otherwise.</source>
        <translation>Set {named} is niet uitgespeeld (status: {state}): wat de kaarten ervan toont, wordt verzegeld of met opzet open gelaten.</translation>
    </message>
    <message>
        <source>The sealed record cannot be opened before {release_at}.</source>
        <translation>Het verzegelde bestand gaat open op {release_at}, niet eerder.</translation>
    </message>
    <message>
        <source>This computer’s journal has no key for this sealed file.</source>
        <translation>In het logboek van deze computer staat geen sleutel voor dit verzegelde bestand.</translation>
    </message>
    <message>
        <source>computer’s randomness</source>
        <translation>toeval van de computer</translation>
    </message>
    <message>
        <source>Too large to read</source>
        <translation>Meer dan er gelezen wordt</translation>
    </message>
    <message>
        <source>The file was not changed. It may be valid: split it into smaller files.</source>
        <translation>Het bestand is gebleven zoals het was. Het kan in orde zijn: verdeel het in kleinere.</translation>
    </message>
    <message>
        <source>A set called “{name}” is being dealt into “{folder}” right now.</source>
        <translation>Er wordt net een set met de naam “{name}” geschud in “{folder}”.</translation>
    </message>
    <message>
        <source>Already being dealt</source>
        <translation>Hij wordt al geschud</translation>
    </message>
    <message>
        <source>Nothing was dealt a second time. Wait until it is finished, or choose another name.</source>
        <translation>Er is niets een tweede keer geschud. Wacht tot dat schudden klaar is, of kies een andere naam.</translation>
    </message>
    <message>
        <source>There is a problem with the journal “{path}”: {reason}.</source>
        <translation>Het logboek “{path}” is twijfelachtig: {reason}.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>Het logboek is twijfelachtig</translation>
    </message>
    <message>
        <source>Nothing was dealt. Find out why, or restore a backup; your newest certificate shows how far the journal had come. To deal anyway, answer yes when the program asks, or use --although-journal on the command line.</source>
        <translation>Er is niets geschud. Zoek uit waarom, of zet een back-up terug; het nieuwste certificaat laat zien hoe ver het logboek was. Wilt u toch schudden, zeg dat dan als het gevraagd wordt; opdrachten kennen --although-logboek.</translation>
    </message>
    <message>
        <source>Not a valid tournament record: {reason}.</source>
        <translation>Geen geldig verslag van een toernooi: {reason}.</translation>
    </message>
    <message>
        <source>The file was not changed. Get the pack again from where it was published.</source>
        <translation>Het bestand is gebleven zoals het was. Haal het pakket opnieuw op waar het gepubliceerd is.</translation>
    </message>
    <message>
        <source>place of publication</source>
        <translation>plaats waar het staat</translation>
    </message>
    <message>
        <source>first day of publication</source>
        <translation>dag sinds wanneer het daar staat</translation>
    </message>
    <message>
        <source>The outside value is not in the promised form: {reason}.</source>
        <translation>De externe waarde is niet geschreven zoals toegezegd: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was written. Look the value up again. If its source really published it like this, give the reason for using it anyway; everyone will read the reason.</source>
        <translation>Er is niets geschreven. Zoek de waarde nog eens op. Heeft de bron haar echt zo gepubliceerd, zeg dan waarom ze toch wordt gebruikt; iedereen zal de reden lezen.</translation>
    </message>
    <message>
        <source>Nothing was written. Put back the plan, the commitment and the keys exactly as published.</source>
        <translation>Er is niets geschreven. Zet plan, vastlegging en sleutels terug zoals ze gepubliceerd zijn.</translation>
    </message>
    <message>
        <source>The file was not changed. Close other programs and try again, or use a faster computer.</source>
        <translation>Het bestand is gebleven zoals het was. Sluit andere programma’s en probeer het opnieuw, of neem een snellere computer.</translation>
    </message>
    <message>
        <source>The boards have not changed. Print without the analysis; if the program runs under Python, install bigdeal-gui[analysis].</source>
        <translation>De spellen zijn zoals ze waren. Laat de resultaten weg; waar het programma onder Python draait, installeert u bigdeal-gui[analysis].</translation>
    </message>
    <message>
        <source>Sealing or opening was interrupted: the part of the program that does it has stopped.</source>
        <translation>Het verzegelen of openen is afgebroken: het deel van het programma dat dit doet, is gestopt.</translation>
    </message>
    <message>
        <source>Sealing or opening was interrupted</source>
        <translation>Verzegelen of openen afgebroken</translation>
    </message>
    <message>
        <source>No file was written or changed. This needs a lot of memory: close other programs and try again.</source>
        <translation>Er is geen bestand geschreven of gewijzigd. Sluit andere programma’s, want dit vraagt veel geheugen, en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>Nothing was written. Put the USB drive back in, or choose another folder.</source>
        <translation>Er is niets geschreven. Steek de stick weer in, of kies een andere map.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the round again: its number, its signature and its randomness.</source>
        <translation>Er is niets geschreven. Haal de ronde opnieuw op: nummer, handtekening en toevalsgetal.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the round again, preferably from another relay.</source>
        <translation>Er is niets geschreven. Haal de ronde opnieuw op, het liefst van een andere server.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the promised round.</source>
        <translation>Er is niets geschreven. Haal de toegezegde ronde op.</translation>
    </message>
    <message>
        <source>This picture cannot be used as a logo: {reason}.</source>
        <translation>Deze afbeelding kan niet het logo zijn: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was changed. Save the picture as a PNG about 1000 pixels wide, and choose that.</source>
        <translation>Er is niets veranderd. Bewaar de afbeelding als PNG, ongeveer 1000 punten breed, en kies die.</translation>
    </message>
    <message>
        <source>See the help page “When something goes wrong at the event”, case {number}.</source>
        <translation>Zie de helppagina “Als er op het toernooi iets misgaat”, geval {number}.</translation>
    </message>
    <message>
        <source>A worker process ended before its part was done. Results kept so far: {done}.</source>
        <translation>Een werkproces eindigde voordat zijn deel klaar was. Tot nu toe bewaarde resultaten: {done}.</translation>
    </message>
    <message>
        <source>A worker was lost</source>
        <translation>Een werkproces is verloren gegaan</translation>
    </message>
    <message>
        <source>What is done is kept. Call resume() of this error with a fresh executor to go on.</source>
        <translation>Wat klaar is, blijft bewaard. Roep resume() van deze fout aan met een nieuwe executor om verder te gaan.</translation>
    </message>
    <message>
        <source>Do not use them. When the disk or USB drive works again, deal into its folder again. What is left is then removed, and you are told.</source>
        <translation>Gebruik ze niet. Deel opnieuw in de map als de schijf of USB-stick weer werkt: wat over is, wordt dan verwijderd, en u hoort het.</translation>
    </message>
    <message>
        <source>The last entry may be recorded, or not. Look at the journal before you try again.</source>
        <translation>De laatste regel is misschien genoteerd, misschien niet. Kijk in het logboek voordat u het opnieuw probeert.</translation>
    </message>
    <message>
        <source>“{path}” is not a valid backup of a journal: {reason}.</source>
        <translation>“{path}” is geen goede back-up van een logboek: {reason}.</translation>
    </message>
    <message>
        <source>Not a backup of a journal</source>
        <translation>Geen back-up van een logboek</translation>
    </message>
    <message>
        <source>Nothing was changed. Choose another file: one that was written as a backup of the journal.</source>
        <translation>Er is niets veranderd. Kies een ander bestand: een dat als back-up van het logboek is geschreven.</translation>
    </message>
</context>
<context>
    <name>fairness</name>
    <message>
        <source>Were these boards played?</source>
        <translation>Zijn deze spellen gespeeld?</translation>
    </message>
    <message>
        <source>Has everybody played all of these boards?</source>
        <translation>Heeft iedereen al deze spellen gespeeld?</translation>
    </message>
    <message>
        <source>This computer does not know all of these sets. Figures tell about the hands.</source>
        <translation>Deze computer kent niet al deze sets. Cijfers vertellen iets over de handen.</translation>
    </message>
    <message>
        <source>&amp;They were played</source>
        <translation>Ze &amp;zijn gespeeld</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>{exchange} is closed on {day}</source>
        <translation>{exchange} is gesloten op {day}</translation>
    </message>
    <message>
        <source>Phase {phase}, “{found}”, was added after publication.</source>
        <translation>Fase {phase}, “{found}”, is na de publicatie toegevoegd.</translation>
    </message>
    <message>
        <source>Phase {phase}: its {what} was published as “{promised}” and is now “{found}”.</source>
        <translation>Fase {phase}, {what}: gepubliceerd als “{promised}”, nu “{found}”.</translation>
    </message>
    <message>
        <source>The {what} was published as “{promised}” and is now “{found}”.</source>
        <translation>Gepubliceerd als “{promised}”, nu “{found}”: {what}.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>naam</translation>
    </message>
    <message>
        <source>source of the outside value</source>
        <translation>bron van de externe waarde</translation>
    </message>
    <message>
        <source>rule for the outside value</source>
        <translation>regel voor de externe waarde</translation>
    </message>
    <message>
        <source>list of holders</source>
        <translation>lijst van houders</translation>
    </message>
    <message>
        <source>hash of the keys</source>
        <translation>hash van de sleutels</translation>
    </message>
    <message>
        <source>number of sessions</source>
        <translation>aantal zittingen</translation>
    </message>
    <message>
        <source>range of boards</source>
        <translation>reeks van spellen</translation>
    </message>
    <message>
        <source>beginning of file names</source>
        <translation>begin van de bestandsnamen</translation>
    </message>
    <message>
        <source>description</source>
        <translation>beschrijving</translation>
    </message>
    <message>
        <source>The tournament has no name.</source>
        <translation>Het toernooi heeft geen naam.</translation>
    </message>
    <message>
        <source>the name of the tournament</source>
        <translation>de naam van het toernooi</translation>
    </message>
    <message>
        <source>The plan has no phases: there is nothing to deal.</source>
        <translation>Het plan heeft geen fasen: er is niets te schudden.</translation>
    </message>
    <message>
        <source>The plan has {count} boards in all: is a number too large?</source>
        <translation>Het plan heeft in totaal {count} spellen: is een getal te groot?</translation>
    </message>
    <message>
        <source>The outside value is known before the keys are made: it proves nothing.</source>
        <translation>De externe waarde is bekend voordat de sleutels gemaakt zijn: zo bewijst ze niets.</translation>
    </message>
    <message>
        <source>Phases {first} and {number} would both make a file “{name}”.</source>
        <translation>De fasen {first} en {number} zouden allebei een bestand “{name}” maken.</translation>
    </message>
    <message>
        <source>the description of phase {number}</source>
        <translation>de beschrijving van fase {number}</translation>
    </message>
    <message>
        <source>Phase {number} has no description.</source>
        <translation>Fase {number} heeft geen beschrijving.</translation>
    </message>
    <message>
        <source>A session of phase {number} has more than {limit} boards: {boards}.</source>
        <translation>Een zitting van fase {number} heeft meer dan {limit} spellen: {boards}.</translation>
    </message>
    <message>
        <source>Phase {number} has {ranges} sets of boards for {sessions} sessions.</source>
        <translation>Fase {number} heeft {ranges} sets spellen voor {sessions} zittingen.</translation>
    </message>
    <message>
        <source>The {sessions} sessions of phase {number} do not use its {ranges} ranges of boards evenly.</source>
        <translation>De {sessions} zittingen van fase {number} gebruiken de {ranges} reeksen spellen niet gelijkmatig.</translation>
    </message>
    <message>
        <source>All sessions of phase {number} would be called “{prefix}”: add a “#”.</source>
        <translation>Alle zittingen van fase {number} zouden “{prefix}” heten: voeg een “#” toe.</translation>
    </message>
    <message>
        <source>“{prefix}” has too few “#” for {sessions} sessions: the files will not sort in order.</source>
        <translation>“{prefix}” heeft te weinig “#” voor {sessions} zittingen: de bestanden komen niet op volgorde.</translation>
    </message>
    <message>
        <source>They look alike: character {place} is {one} here and {other} there.</source>
        <translation>Ze lijken op elkaar: teken {place} is hier {one} en daar {other}.</translation>
    </message>
    <message>
        <source>Character {place} is {one} here and {other} there.</source>
        <translation>Teken {place} is hier {one} en daar {other}.</translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation>Dat is genoeg.</translation>
    </message>
    <message>
        <source>That is little: add a second source, or take a value with more digits.</source>
        <translation>Dat is weinig: voeg een tweede bron toe, of neem een waarde met meer cijfers.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>niet aanwezig</translation>
    </message>
    <message>
        <source>the digit {one}</source>
        <translation>het cijfer {one}</translation>
    </message>
    <message>
        <source>the capital letter {one}</source>
        <translation>de hoofdletter {one}</translation>
    </message>
    <message>
        <source>the small letter {one}</source>
        <translation>de kleine letter {one}</translation>
    </message>
    <message>
        <source>the sign {one} ({name})</source>
        <translation>het teken {one} ({name})</translation>
    </message>
    <message>
        <source>The promise does not say at which exchange, or where, the value is published.</source>
        <translation>De toezegging zegt niet op welke beurs, of waar, de waarde wordt gepubliceerd.</translation>
    </message>
    <message>
        <source>The promise does not say whether the opening or the closing value counts.</source>
        <translation>De toezegging zegt niet of de openings- of de slotwaarde telt.</translation>
    </message>
    <message>
        <source>The date of the promise can be read in several ways: {ways}.</source>
        <translation>De datum van de toezegging is op meer manieren te lezen: {ways}.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> of </translation>
    </message>
    <message>
        <source>The date of the promise has no year: {date}.</source>
        <translation>De datum van de toezegging heeft geen jaar: {date}.</translation>
    </message>
    <message>
        <source>{closed}: there is no value of that day.</source>
        <translation>{closed}: van die dag is er geen waarde.</translation>
    </message>
    <message>
        <source>{day} is more than a year ahead: is the year right?</source>
        <translation>{day} is meer dan een jaar vooruit: klopt het jaar?</translation>
    </message>
    <message>
        <source>No exchange is named for the {name}: people may look in two places.</source>
        <translation>Voor {name} is geen beurs genoemd: men kan op twee plaatsen kijken.</translation>
    </message>
    <message>
        <source>{closed}. The value of {day} will be used.</source>
        <translation>{closed}. De waarde van {day} wordt gebruikt.</translation>
    </message>
    <message>
        <source>Only the weekends of {exchange} are known here: look up whether it is open on {day}.</source>
        <translation>Van {exchange} zijn hier alleen de weekenden bekend: zoek op of die open is op {day}.</translation>
    </message>
    <message>
        <source>root of the keys</source>
        <translation>wortel van de sleutels</translation>
    </message>
    <message>
        <source>Phase {phase}, “{promised}”, was published but is missing now.</source>
        <translation>Fase {phase}, “{promised}”, is gepubliceerd en ontbreekt nu.</translation>
    </message>
    <message>
        <source>The plan does not say where the outside value will come from.</source>
        <translation>Er staat niet waar de externe waarde vandaan komt.</translation>
    </message>
    <message>
        <source>The source in the plan does not match the rule.</source>
        <translation>De bron in het plan is niet die waar de regel over spreekt.</translation>
    </message>
    <message>
        <source>The outside value could not be typed like this: {reason}.</source>
        <translation>Zo zou de externe waarde niet in te voeren zijn: {reason}.</translation>
    </message>
    <message>
        <source>The outside value has “{sign}” between digits; it is used unchanged.</source>
        <translation>In de externe waarde staat “{sign}” tussen cijfers; ze wordt gebruikt zoals ze er staat.</translation>
    </message>
    <message>
        <source>The outside value has unusual spaces or letters; it is used unchanged.</source>
        <translation>De externe waarde heeft ongewone spaties of letters; ze wordt gebruikt zoals ze er staat.</translation>
    </message>
    <message>
        <source>“{prefix}” differs from the other names: most start with “{stem}”.</source>
        <translation>“{prefix}” begint anders dan de andere van die soort: de meeste beginnen met “{stem}”.</translation>
    </message>
    <message>
        <source>Some computers change letters such as those in “{prefix}” in file names.</source>
        <translation>Niet elke computer bewaart de letters van “{prefix}” in bestandsnamen.</translation>
    </message>
    <message>
        <source>The sessions of phase {number} have different numbers of boards: {counts} ({boards}).</source>
        <translation>De zittingen van fase {number} hebben niet evenveel spellen: {counts} ({boards}).</translation>
    </message>
    <message>
        <source>The boards of phase {number} are not consecutive: {boards}.</source>
        <translation>De spellen van fase {number} volgen niet op elkaar: {boards}.</translation>
    </message>
    <message>
        <source>Phase {number} has an open number of sessions, so one key opens them all. None of them can be revealed on its own evening, only all together at the end. With a fixed number, each session has its own key.</source>
        <translation>Het aantal zittingen van fase {number} is open, dus één sleutel dient voor alle: geen ervan kan dezelfde avond onthuld worden, alleen alle samen aan het eind. Met een vast aantal heeft elke zitting een eigen sleutel.</translation>
    </message>
    <message>
        <source>The description “{text}” is the same for all sessions: add a “#”.</source>
        <translation>De beschrijving “{text}” houdt de zittingen niet uit elkaar: voeg een “#” toe.</translation>
    </message>
    <message>
        <source>The description “{text}” gives a different number of sessions, not {sessions}.</source>
        <translation>De beschrijving “{text}” noemt een ander aantal dan {sessions} zittingen.</translation>
    </message>
    <message>
        <source>The character “{sign}” in {what} may be a mistake: “{text}”.</source>
        <translation>Het teken “{sign}” in {what} is misschien een vergissing: “{text}”.</translation>
    </message>
    <message>
        <source>There are extra spaces in {what}: “{text}”.</source>
        <translation>Er staan te veel spaties in {what}: “{text}”.</translation>
    </message>
    <message>
        <source>Older programs may show some letters of {what} incorrectly: “{text}”.</source>
        <translation>Oudere programma’s tonen letters van {what} misschien verkeerd: “{text}”.</translation>
    </message>
    <message>
        <source>There is a space between digits: if it only groups them, leave it out.</source>
        <translation>Er staat een spatie tussen cijfers: als die alleen groepeert, laat haar dan weg.</translation>
    </message>
    <message>
        <source>There is a letter among the digits: O is not 0, l and I are not 1.</source>
        <translation>Er staat een letter tussen cijfers: O is geen 0, l en I zijn geen 1.</translation>
    </message>
    <message>
        <source>There is a sign between digits: if it only groups them, leave it out.</source>
        <translation>Er staat een teken tussen cijfers: als het alleen groepeert, laat het dan weg.</translation>
    </message>
    <message>
        <source>Some keyboards lack some of these characters, and others must type exactly the same.</source>
        <translation>Niet elk toetsenbord heeft al deze tekens, en anderen moeten hetzelfde typen.</translation>
    </message>
    <message>
        <source>It has no digit: words can often be guessed.</source>
        <translation>Er staat geen cijfer in: woorden zijn vaak te voorzien.</translation>
    </message>
    <message>
        <source>About {bits} bits of it could not be known beforehand: a guess is right once in {times} tries.</source>
        <translation>Ongeveer {bits} bits ervan kon niemand vooraf weten: wie raadt, treft het eens in de {times} keer.</translation>
    </message>
    <message>
        <source>The first two digits of a number are not counted, because those of an index can be guessed.</source>
        <translation>De eerste twee cijfers van een getal tellen niet mee: bij een index verrassen die niet.</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>een spatie</translation>
    </message>
    <message>
        <source>The promise does not say which value counts if the exchange is closed.</source>
        <translation>De toezegging zegt niet welke waarde telt als de beurs gesloten is.</translation>
    </message>
    <message>
        <source>The promise has no date that the program can read.</source>
        <translation>De toezegging noemt geen datum die te lezen is.</translation>
    </message>
    <message>
        <source>{day} is in the past: everyone may already know its value.</source>
        <translation>{day} is voorbij: iedereen kan de waarde al kennen.</translation>
    </message>
    <message>
        <source>{day} is today: its value may be known before everyone has the plan.</source>
        <translation>{day} is vandaag: de waarde kan bekend zijn voordat iedereen het plan heeft.</translation>
    </message>
    <message>
        <source>“{name}” is not the one in this computer’s journal.</source>
        <translation>“{name}” is een ander bestand dan waarvan het logboek van deze computer weet.</translation>
    </message>
    <message>
        <source>Round {number} appears on {when}: promise a round that is at least an hour ahead.</source>
        <translation>Ronde {number} verschijnt op {when}: zeg een ronde toe die minstens een uur in de toekomst ligt.</translation>
    </message>
    <message>
        <source>The fallback value, used if the network has ended, is known before the round.</source>
        <translation>Wat geldt als het netwerk is gestopt, is vóór de ronde bekend.</translation>
    </message>
    <message>
        <source>The promise mentions a SHA-256, but not in the form that every check understands: enter holders by name and hash.</source>
        <translation>De toezegging noemt een SHA-256, maar niet in de vorm die elke controle begrijpt: voer houders in met naam en hash.</translation>
    </message>
    <message>
        <source>There are {count} holders; at most {limit} are possible.</source>
        <translation>Er zijn {count} houders van woorden, en het hoogste aantal is {limit}.</translation>
    </message>
    <message>
        <source>Two holders are called “{name}”: give them different names.</source>
        <translation>Twee houders heten “{name}”: geef elk een eigen naam.</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” have the same hash, so they have the same words.</source>
        <translation>“{one}” en “{other}” hebben dezelfde hash: de een bewaart de woorden van de ander.</translation>
    </message>
    <message>
        <source>The hash of “{name}” belongs to words that anyone would try first: ask for new ones.</source>
        <translation>De hash van “{name}” is die van woorden die iedereen zou proberen: vraag om nieuwe.</translation>
    </message>
    <message>
        <source>The hash of “{name}” does not look like a real one: perhaps nobody knows words for it.</source>
        <translation>De hash van “{name}” ziet er niet uit als een hash: misschien kent niemand er woorden bij.</translation>
    </message>
    <message>
        <source>This computer already published a promise for an event with this name, on {days}. With several promises, one can be chosen later: state in public which one counts, and why.</source>
        <translation>Deze computer heeft al een toezegging voor een wedstrijd met deze naam gepubliceerd, op {days}. Wie meer toezeggingen doet, kan eruit kiezen: zeg in het openbaar welke telt, en waarom.</translation>
    </message>
    <message>
        <source>The folder already has {count} files that phase {number} would make, such as “{name}”. Deal into a separate folder.</source>
        <translation>In de map staan al {count} bestanden die fase {number} zou maken, zoals “{name}”: schud in een eigen map.</translation>
    </message>
    <message>
        <source>The tournament “{file}” in this folder makes files with the same names as phase {number}, such as “{name}”. Deal into a separate folder.</source>
        <translation>Het toernooi “{file}” in deze map maakt bestanden met namen van fase {number}, zoals “{name}”: schud in een eigen map.</translation>
    </message>
    <message>
        <source>Phases {first} and {number} make files whose names differ only in zeros, such as “{other}” and “{name}”. People will confuse them.</source>
        <translation>De fasen {first} en {number} maken bestanden waarvan de namen alleen in nullen verschillen, zoals “{other}” en “{name}”: ze zullen worden verwisseld.</translation>
    </message>
    <message>
        <source>This value proves itself. The network signs it, every check can test the signature offline, and nobody can guess any of its 256 bits.</source>
        <translation>Deze waarde bewijst zichzelf: het netwerk ondertekent haar, elke controle toetst de handtekening zonder internet, en alle 256 bits zijn een verrassing.</translation>
    </message>
    <message>
        <source>Several people are involved. Nobody can foresee a board before the words are handed over, or secretly choose one. Only all of these together, with the people who open the keys, could do so: {names}.</source>
        <translation>Meerdere personen: zolang niet al dezen samenwerken met wie de sleutels opent, kan niemand een spel voorzien voordat de woorden zijn overhandigd, en niemand er ongemerkt een kiezen: {names}.</translation>
    </message>
    <message>
        <source>Phase {number}, {boards}: {problem} {remedy}</source>
        <translation>Fase {number}, {boards}: {problem} {remedy}</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>Duplimate, older</source>
        <translation>Duplimate, ouder</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft), bridge-club.org, ACBL upload</source>
        <translation>Duplimate (Dupsoft), bridge-club.org, ACBL-upload</translation>
    </message>
    <message>
        <source>Duplimate, older, hands hidden on the screen</source>
        <translation>Duplimate, ouder, handen verborgen op het scherm</translation>
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
        <translation>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller), ACBL-upload</translation>
    </message>
    <message>
        <source>Duplimate, hands hidden on the screen</source>
        <translation>Duplimate, handen verborgen op het scherm</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller)</source>
        <translation>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller)</translation>
    </message>
    <message>
        <source>Older dealing machines (BRI)</source>
        <translation>Oudere dupliceermachines (BRI)</translation>
    </message>
    <message>
        <source>older dealing machines, bridge-club.org</source>
        <translation>oudere dupliceermachines, bridge-club.org</translation>
    </message>
    <message>
        <source>Older dealing machines (DGE)</source>
        <translation>Oudere dupliceermachines (DGE)</translation>
    </message>
    <message>
        <source>older dealing machines, converters</source>
        <translation>oudere dupliceermachines, omzetprogramma’s</translation>
    </message>
    <message>
        <source>Dealer4, BridgeComposer, scoring programs</source>
        <translation>Dealer4, BridgeComposer, rekenprogramma’s</translation>
    </message>
    <message>
        <source>Dealer4, BridgeComposer, Bridgewebs, ACBL upload, most scoring programs</source>
        <translation>Dealer4, BridgeComposer, Bridgewebs, ACBL-upload, de meeste rekenprogramma’s</translation>
    </message>
    <message>
        <source>Bridge Base Online</source>
        <translation>Bridge Base Online</translation>
    </message>
    <message>
        <source>Bridge Base Online (upload and hand viewer), ACBL upload</source>
        <translation>Bridge Base Online (upload en hand viewer), ACBL-upload</translation>
    </message>
    <message>
        <source>Spreadsheets</source>
        <translation>Rekenbladen</translation>
    </message>
    <message>
        <source>spreadsheets, programs of your own</source>
        <translation>rekenbladen, eigen programma’s</translation>
    </message>
    <message>
        <source>Bernasconi</source>
        <translation>Bernasconi</translation>
    </message>
    <message>
        <source>Bernasconi dealing machines</source>
        <translation>dupliceermachines van Bernasconi</translation>
    </message>
    <message>
        <source>Borel</source>
        <translation>Borel</translation>
    </message>
    <message>
        <source>Borel&apos;s programs</source>
        <translation>programma’s van Borel</translation>
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
        <translation>KoPS, met spelnummers (CDS)</translation>
    </message>
    <message>
        <source>KoPS and related programs (Poland)</source>
        <translation>KoPS en verwante programma’s (Polen)</translation>
    </message>
    <message>
        <source>Deal numbers</source>
        <translation>Nummers van spelverdelingen</translation>
    </message>
    <message>
        <source>this program, Big Deal; the shortest archive</source>
        <translation>dit programma, Big Deal; het kortste archief</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiek</translation>
    </message>
    <message>
        <source>Load it in the Duplimate’s program (Dupsoft), and check the number of the first board there.</source>
        <translation>Laad het in het programma van de Duplimate (Dupsoft) en controleer daar het nummer van het eerste spel.</translation>
    </message>
    <message>
        <source>Keep it as an archive: this program and Big Deal read it.</source>
        <translation>Bewaar het als archief: dit programma en Big Deal lezen het.</translation>
    </message>
    <message>
        <source>people, after play; contains no deals</source>
        <translation>mensen, na het spelen; bevat geen spelverdelingen</translation>
    </message>
    <message>
        <source>Load it in the Duplimate’s program. If that shows 99 boards, duplicate only the ones that were dealt.</source>
        <translation>Laad het in het programma van de Duplimate; toont dat 99 spellen, dupliceer dan alleen de geschudde.</translation>
    </message>
    <message>
        <source>Load it in the dealing machine’s program, and check the number of the first board, because the file has none.</source>
        <translation>Laad het in het programma van de dupliceermachine en controleer het nummer van het eerste spel: het bestand heeft er geen.</translation>
    </message>
    <message>
        <source>Load it in the machine’s program. BridgeComposer and scoring programs show hands: do not use them until play is over.</source>
        <translation>Laad het in het programma van de machine. BridgeComposer en rekenprogramma’s tonen de handen: wacht daarmee tot na het spelen.</translation>
    </message>
    <message>
        <source>Upload it to Bridge Base Online. Its hand viewer shows the hands: do not open it until play is over.</source>
        <translation>Upload het naar Bridge Base Online. De viewer daar toont de handen: laat die dicht tot na het spelen.</translation>
    </message>
    <message>
        <source>Do not open it until play is over: a spreadsheet shows every hand.</source>
        <translation>Laat het dicht tot na het spelen: een rekenblad toont alle handen.</translation>
    </message>
    <message>
        <source>Load it in the Bernasconi machine’s program, and check the number of the first board, because the file has none.</source>
        <translation>Laad het in het programma van de Bernasconi-machine en controleer het nummer van het eerste spel: het bestand heeft er geen.</translation>
    </message>
    <message>
        <source>Load it in Borel’s program, and check the number of the first board, because the file has none.</source>
        <translation>Laad het in het programma van Borel en controleer het nummer van het eerste spel: het bestand heeft er geen.</translation>
    </message>
    <message>
        <source>Load it in KoPS, and check the number of the first board, because the file has none.</source>
        <translation>Laad het in KoPS en controleer het nummer van het eerste spel: het bestand heeft er geen.</translation>
    </message>
    <message>
        <source>Load it in KoPS; the board numbers are in the file.</source>
        <translation>Laad het in KoPS; de spelnummers staan in het bestand.</translation>
    </message>
    <message>
        <source>Read it when play is over: it shows how the cards are distributed overall.</source>
        <translation>Lees het na het spelen: het zegt hoe de kaarten over het geheel zitten.</translation>
    </message>
</context>
<context>
    <name>meter</name>
    <message>
        <source>Type on many different keys, or move the mouse.</source>
        <translation>Typ op veel verschillende toetsen, of beweeg de muis.</translation>
    </message>
    <message>
        <source>Keep going: learning your rhythm.</source>
        <translation>Ga door: uw ritme wordt geleerd.</translation>
    </message>
    <message>
        <source>Good. Keep going.</source>
        <translation>Goed. Ga door.</translation>
    </message>
    <message>
        <source>Use many different keys.</source>
        <translation>Gebruik veel verschillende toetsen.</translation>
    </message>
    <message>
        <source>Too regular. Type unevenly, or move the mouse.</source>
        <translation>Te regelmatig. Typ onregelmatig, of beweeg de muis.</translation>
    </message>
    <message>
        <source>Keys are released like a machine. Use a real keyboard, or the mouse.</source>
        <translation>De toetsen worden losgelaten als door een machine. Gebruik een echt toetsenbord, of de muis.</translation>
    </message>
    <message>
        <source>This is easy to guess. Vary the rhythm.</source>
        <translation>U bent makkelijk te raden. Wissel het ritme af.</translation>
    </message>
    <message>
        <source>This repeats itself (a macro or a recording?). It no longer counts.</source>
        <translation>Dit herhaalt zich (macro of opname?). Het telt niet meer mee.</translation>
    </message>
    <message>
        <source>A key is held down. Press many different keys, one after another.</source>
        <translation>Er wordt een toets ingedrukt gehouden. Typ veel toetsen, de ene na de andere.</translation>
    </message>
    <message>
        <source>Timing is coarse here, as over a remote desktop. Use the mouse, or only the computer.</source>
        <translation>De tijden komen hier in stapjes binnen, zoals bij een extern bureaublad. Gebruik de muis, of alleen de computer.</translation>
    </message>
    <message>
        <source>Input from other programs does not count.</source>
        <translation>Invoer van een ander programma telt niet mee.</translation>
    </message>
    <message>
        <source>Enough. Release the keys and the mouse.</source>
        <translation>Genoeg. Laat toetsen en muis los.</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>session</source>
        <translation>zitting</translation>
    </message>
    <message>
        <source>set {number} of {count}</source>
        <translation>set {number} van {count}</translation>
    </message>
    <message>
        <source>second of the day</source>
        <translation>tweede van de dag</translation>
    </message>
    <message>
        <source>third of the day</source>
        <translation>derde van de dag</translation>
    </message>
    <message>
        <source>fourth of the day</source>
        <translation>vierde van de dag</translation>
    </message>
    <message>
        <source>number {number} of the day</source>
        <translation>nummer {number} van de dag</translation>
    </message>
</context>
<context>
    <name>notes</name>
    <message>
        <source>The secret keys in the journal are sealed now. Older versions of this program can no longer use it.</source>
        <translation>De geheime sleutels in het logboek zijn nu verzegeld. Oudere versies van dit programma kunnen het niet meer gebruiken.</translation>
    </message>
    <message>
        <source>Others may read the journal in “{folder}”, and that cannot be changed there.</source>
        <translation>Anderen kunnen het logboek in “{folder}” lezen, en dat is daar niet te veranderen.</translation>
    </message>
    <message>
        <source>Others could read or change the journal in “{folder}”. It is yours alone now.</source>
        <translation>Anderen konden het logboek in “{folder}” lezen of wijzigen. Nu is het van u alleen.</translation>
    </message>
    <message>
        <source>Other users can write in “{folder}”, and so can replace the journal below it. Take that right from them: chmod go-w “{folder}”.</source>
        <translation>Andere gebruikers kunnen in “{folder}” schrijven en zo het logboek daaronder vervangen. Neem hun dat recht af: chmod go-w “{folder}”.</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>Reserve sets in place of the original ones</source>
        <translation>Reservesets in plaats van de oorspronkelijke</translation>
    </message>
    <message>
        <source>Tournament: {name}</source>
        <translation>Toernooi: {name}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Reden: {reason}</translation>
    </message>
    <message>
        <source>Dealt on {date}.</source>
        <translation>Geschud op {date}.</translation>
    </message>
    <message>
        <source>Reserve sets follow from the same keys and the same outside value as the originals.</source>
        <translation>Reservesets volgen uit dezelfde sleutels en dezelfde externe waarde als de oorspronkelijke.</translation>
    </message>
    <message>
        <source>Laws of Duplicate Bridge 2017, Law 6D.</source>
        <translation>Spelregels voor wedstrijdbridge 2017, artikel 6D.</translation>
    </message>
    <message>
        <source>Before the tournament the organiser published a plan and the hash of secret keys.</source>
        <translation>Vóór het toernooi publiceerde de organisator een plan en de hash van geheime sleutels.</translation>
    </message>
    <message>
        <source>Every deal follows from a key and from an outside value that nobody could know then:</source>
        <translation>Elke spelverdeling volgt uit een sleutel en een externe waarde die toen niemand kon weten:</translation>
    </message>
    <message>
        <source>Promised source: {source}</source>
        <translation>Toegezegde bron: {source}</translation>
    </message>
    <message>
        <source>Value: {value}</source>
        <translation>Waarde: {value}</translation>
    </message>
    <message>
        <source>Hash of the keys: {hash}</source>
        <translation>Hash van de sleutels: {hash}</translation>
    </message>
    <message>
        <source>Check code: {digest}</source>
        <translation>Controlecode: {digest}</translation>
    </message>
    <message>
        <source>In words: {words}</source>
        <translation>In woorden: {words}</translation>
    </message>
    <message>
        <source>Published, as the organiser says: {where}, since {day}</source>
        <translation>Gepubliceerd, zegt de organisator: {where}, sinds {day}</translation>
    </message>
    <message>
        <source>So nobody could choose a board, except within what every check lists. Anyone who has the keys and the value can compute every board, so the keys are kept sealed and the boards are dealt late.</source>
        <translation>Zo kon niemand een spel kiezen, behalve binnen de grenzen die elke controle opsomt. Wie de sleutels en de waarde heeft, kan elk spel berekenen: daarom blijven sleutels verzegeld en wordt er laat geschud.</translation>
    </message>
    <message>
        <source>This pack is about {session} alone: it holds the key of that session, and what proves that it is the one that was bound. The other keys stay secret until their sessions are played. Do not take our word for it: verify it.</source>
        <translation>Dit pakket gaat alleen over {session}: het bevat de sleutel van die zitting, en wat bewijst dat het de vastgelegde is. De andere sleutels blijven geheim tot hun zittingen gespeeld zijn. Geloof ons niet op ons woord: reken het na.</translation>
    </message>
    <message>
        <source>This pack holds the keys. Do not take our word for it: verify it.</source>
        <translation>In dit pakket zitten de sleutels. Geloof ons niet op ons woord: reken het na.</translation>
    </message>
    <message>
        <source>Behind it the words of {name}:</source>
        <translation>Daarachter de woorden van {name}:</translation>
    </message>
    <message>
        <source>The words of {name} were withheld; in their place stands their SHA-256:</source>
        <translation>De woorden van {name} zijn achtergehouden; in hun plaats staat hun SHA-256:</translation>
    </message>
    <message>
        <source>Sessions that were revealed before, each by itself</source>
        <translation>Zittingen die eerder elk apart onthuld zijn</translation>
    </message>
    <message>
        <source>  {date}: {session}</source>
        <translation>  {date}: {session}</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Zittingen</translation>
    </message>
    <message>
        <source>Reserve sets and deviations from the plan</source>
        <translation>Reservesets en afwijkingen van het plan</translation>
    </message>
    <message>
        <source>  {date}, reserve sets: {text}</source>
        <translation>  {date}, reservesets: {text}</translation>
    </message>
    <message>
        <source>  {date}, deviation: {text}</source>
        <translation>  {date}, afwijking: {text}</translation>
    </message>
    <message>
        <source>How to verify</source>
        <translation>Zo rekent u het na</translation>
    </message>
    <message>
        <source>1. Look up the check code where it stood before the tournament, and the value at its source. Only you can do that.</source>
        <translation>1. Zoek de controlecode op waar die vóór het toernooi stond, en de waarde bij haar bron. Dat kunt alleen u.</translation>
    </message>
    <message>
        <source>1. Compare “{name}” with the file that was published before the tournament, and the</source>
        <translation>1. Vergelijk “{name}” met het bestand dat vóór het toernooi gepubliceerd is, en de</translation>
    </message>
    <message>
        <source>   value with what its source says. Only you can do that.</source>
        <translation>   waarde met wat de bron ervan zegt. Dat kunt alleen u.</translation>
    </message>
    <message>
        <source>2. Open “verify.html” in any browser and give it the files of this pack; it needs no network. Best take the page from the program or its releases, which publish its SHA-256: whoever hands out a forged pack could add a forged page. Or use the Check page of bigdeal-gui, or run</source>
        <translation>2. Open “verify.html” in een browser en geef die de bestanden van dit pakket; een netwerk is niet nodig. Neem liefst de pagina die bij het programma zit, of die van waar het programma gepubliceerd is en waar ook haar SHA-256 staat: wie een vals pakket uitdeelt, kan er een valse pagina bij doen. Of gebruik de pagina Controleren van bigdeal-gui, of typ</translation>
    </message>
    <message>
        <source>The SHA-256 of the page, as {program} has it:</source>
        <translation>De SHA-256 van de pagina, zoals {program} die heeft:</translation>
    </message>
    <message>
        <source>Green: proved. Amber: true as far as it goes, with lists of what only you can look up and of what could still be chosen when the value was known. Red: something contradicts.</source>
        <translation>Groen: bewezen. Oranje: waar zover het reikt, met lijsten van wat alleen u kunt opzoeken en van wat nog gekozen kon worden toen de waarde bekend was. Rood: iets spreekt elkaar tegen.</translation>
    </message>
    <message>
        <source>3. Compare the boards with those you played: hand records, or what a machine dealt.</source>
        <translation>3. Vergelijk de spellen met die u speelde: spelverdelingen op papier, of de machine.</translation>
    </message>
    <message>
        <source>   Files of your own can be verified in the same way, beside those of the pack.</source>
        <translation>   Eigen bestanden kunt u net zo narekenen, naast die van het pakket.</translation>
    </message>
    <message>
        <source>“{name}” binds names, boards and source as well as the keys.</source>
        <translation>“{name}” legt namen, spellen en bron net zo vast als de sleutels.</translation>
    </message>
    <message>
        <source>The published hash binds the keys alone, not the names and numbers in the plan.</source>
        <translation>De gepubliceerde hash legt alleen de sleutels vast, niet de namen en getallen in het plan.</translation>
    </message>
    <message>
        <source>SquareDeal reads the same plan and keys and deals the same boards.</source>
        <translation>SquareDeal leest hetzelfde plan en dezelfde sleutels en schudt dezelfde spellen.</translation>
    </message>
    <message>
        <source>Deviation from the published plan</source>
        <translation>Afwijking van het gepubliceerde plan</translation>
    </message>
    <message>
        <source>What was done otherwise: {text}</source>
        <translation>Wat anders is gedaan: {text}</translation>
    </message>
    <message>
        <source>Recorded on {date}.</source>
        <translation>Genoteerd op {date}.</translation>
    </message>
    <message>
        <source>The deals are those that were bound by the published hash:</source>
        <translation>Het zijn de spelverdelingen die door de gepubliceerde hash zijn vastgelegd:</translation>
    </message>
    <message>
        <source>The journal of the computer that dealt has every set. Its newest row has</source>
        <translation>Het logboek van de computer die schudde, kent elke set. De nieuwste regel heeft</translation>
    </message>
    <message>
        <source>this number and hash. To see whether it is still there, type on that computer:</source>
        <translation>dit nummer en deze hash. Of die nog in het logboek staat, zegt daar dit:</translation>
    </message>
    <message>
        <source>When the keys are revealed, anybody can verify them. Every check lists them.</source>
        <translation>Als de sleutels onthuld zijn, kan iedereen ze narekenen. Elke controle toont ze.</translation>
    </message>
    <message>
        <source>Double-dummy results of more than {count} boards are worked out only when asked for.</source>
        <translation>Double-dummyresultaten van meer dan {count} spellen worden alleen op verzoek berekend.</translation>
    </message>
    <message>
        <source>The journal says now that play is over.</source>
        <translation>Het logboek zegt nu dat er uitgespeeld is.</translation>
    </message>
    <message>
        <source>The files of the set are in the archive now: {folder}</source>
        <translation>De bestanden van de set staan nu in het archief: {folder}</translation>
    </message>
    <message>
        <source>The newest row of the tournament’s log, by its SHA-256:</source>
        <translation>De nieuwste regel van het logboek van het toernooi, met zijn SHA-256:</translation>
    </message>
    <message>
        <source>Amber is the best that the pack of one session can be: nothing is proved yet of the others. The file that ends in .key.txt can be checked by hand; bigdeal-gui’s documents say how.</source>
        <translation>Verder dan oranje kan het pakket van één zitting niet komen: van de andere is nog niets bewezen. Het bestand dat op .key.txt eindigt is met de hand na te rekenen; de documentatie van bigdeal-gui zegt hoe.</translation>
    </message>
    <message>
        <source>The analysis was left out.</source>
        <translation>De resultaten zijn weggelaten.</translation>
    </message>
    <message>
        <source>With {count} boards on a page there is no room for double-dummy results.</source>
        <translation>Met {count} spellen per bladzijde is er geen plaats voor double-dummyresultaten.</translation>
    </message>
    <message>
        <source>A web page prints page by page: use the PDF for a folded booklet.</source>
        <translation>Een webpagina wordt bladzijde voor bladzijde afgedrukt: het boekje om te vouwen is de PDF.</translation>
    </message>
    <message>
        <source>This computer’s journal does not know these boards, so it cannot tell whether they have been played.</source>
        <translation>Het logboek van deze computer kent deze spellen niet; niemand kan hier zeggen of ze gespeeld zijn.</translation>
    </message>
    <message>
        <source>The double-dummy results in the file do not match its boards. They were calculated again.</source>
        <translation>De double-dummyresultaten in het bestand horen niet bij de spellen erin. Ze zijn opnieuw berekend.</translation>
    </message>
    <message>
        <source>The double-dummy results are from the file. A sample from each board was calculated here and agrees.</source>
        <translation>De double-dummyresultaten zijn die uit het bestand. Van elk spel is hier een steekproef nagerekend, en die klopt.</translation>
    </message>
    <message>
        <source>No font of this computer has the letters {letters}; each prints as an empty box. Install a font that has them, such as Noto Sans, and print again.</source>
        <translation>Geen lettertype op deze computer heeft de tekens {letters}; elk wordt als een leeg vakje afgedrukt. Installeer een lettertype dat ze heeft, zoals Noto Sans, en druk opnieuw af.</translation>
    </message>
    <message>
        <source>The double-dummy results in the file were kept without checking them.</source>
        <translation>De double-dummyresultaten in het bestand zijn zonder controle overgenomen.</translation>
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
        <translation>Een willekeurig getal: dit is om te oefenen</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Voorronde</translation>
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
        <translation>US Letter</translation>
    </message>
    <message>
        <source>12 boards</source>
        <translation>12 spellen</translation>
    </message>
    <message>
        <source>18 boards</source>
        <translation>18 spellen</translation>
    </message>
    <message>
        <source>24 boards</source>
        <translation>24 spellen</translation>
    </message>
    <message>
        <source>36 boards</source>
        <translation>36 spellen</translation>
    </message>
    <message>
        <source>2 boards, in large print</source>
        <translation>2 spellen, grote letters</translation>
    </message>
    <message>
        <source>Boards go</source>
        <translation>Volgorde</translation>
    </message>
    <message>
        <source>in rows</source>
        <translation>in rijen</translation>
    </message>
    <message>
        <source>in columns</source>
        <translation>in kolommen</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>four colours</source>
        <translation>vier kleuren</translation>
    </message>
    <message>
        <source>black and red</source>
        <translation>zwart en rood</translation>
    </message>
    <message>
        <source>black alone</source>
        <translation>alleen zwart</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Tien</translation>
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
        <translation>Taal</translation>
    </message>
    <message>
        <source>A K Q J in every language</source>
        <translation>A K Q J in elke taal</translation>
    </message>
    <message>
        <source>High-card points</source>
        <translation>Honneurpunten</translation>
    </message>
    <message>
        <source>Double-dummy results and par</source>
        <translation>Double-dummyresultaten en par</translation>
    </message>
    <message>
        <source>Double dummy says</source>
        <translation>Double dummy toont</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>slagen</translation>
    </message>
    <message>
        <source>contracts</source>
        <translation>contracten</translation>
    </message>
    <message>
        <source>Par beside the results</source>
        <translation>Par naast de resultaten</translation>
    </message>
    <message>
        <source>Sheets are</source>
        <translation>Bladen zijn</translation>
    </message>
    <message>
        <source>loose</source>
        <translation>los</translation>
    </message>
    <message>
        <source>punched</source>
        <translation>geperforeerd</translation>
    </message>
    <message>
        <source>punched, printed on both sides</source>
        <translation>geperforeerd, dubbelzijdig bedrukt</translation>
    </message>
    <message>
        <source>folded into a booklet</source>
        <translation>gevouwen tot een boekje</translation>
    </message>
    <message>
        <source>with double dummy</source>
        <translation>met double dummy</translation>
    </message>
    <message>
        <source>as a web page</source>
        <translation>als webpagina</translation>
    </message>
    <message>
        <source>sections {names}</source>
        <translation>lijnen {names}</translation>
    </message>
    <message>
        <source>“{event}”, {day}, from board {number}</source>
        <translation>“{event}”, {day}, vanaf spel {number}</translation>
    </message>
    <message>
        <source>Play is over</source>
        <translation>Uitgespeeld</translation>
    </message>
    <message>
        <source>Has this set been played?</source>
        <translation>Is deze set gespeeld?</translation>
    </message>
    <message>
        <source>It was dealt today, or its day is still to come.</source>
        <translation>Hij is vandaag gedeeld, of de dag moet nog komen.</translation>
    </message>
    <message>
        <source>The record shows every card. The journal will say that play is over.</source>
        <translation>De afdruk toont elke kaart. Het logboek zegt dan dat er uitgespeeld is.</translation>
    </message>
    <message>
        <source>Play is over: print open</source>
        <translation>Uitgespeeld: open afdrukken</translation>
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
        <translation>Regel bovenaan</translation>
    </message>
    <message>
        <source>Footer line</source>
        <translation>Regel onderaan</translation>
    </message>
    <message>
        <source>Boards per page</source>
        <translation>Op een bladzijde</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>a card is not two digits</source>
        <translation>een kaart is niet twee cijfers</translation>
    </message>
    <message>
        <source>the hands are not four suits of rank letters each</source>
        <translation>de handen zijn niet elk vier kleuren van kaartletters</translation>
    </message>
    <message>
        <source>its board numbers end at {max_board}</source>
        <translation>de spelnummers gaan tot {max_board}</translation>
    </message>
    <message>
        <source>Deal boards up to {max_board}, or leave this format out.</source>
        <translation>Schud spellen tot {max_board}, of laat dit formaat weg.</translation>
    </message>
    <message>
        <source>Choose other boards, or leave this format out.</source>
        <translation>Kies andere spellen, of laat dit formaat weg.</translation>
    </message>
    <message>
        <source>more than {max_file_lines} lines</source>
        <translation>meer dan {max_file_lines} regels</translation>
    </message>
    <message>
        <source>a line of more than {max_line_bytes} bytes</source>
        <translation>een regel van meer dan {max_line_bytes} bytes</translation>
    </message>
    <message>
        <source>the last record has {rest} bytes instead of {size}</source>
        <translation>het laatste record heeft {rest} bytes in plaats van {size}</translation>
    </message>
    <message>
        <source>more than {max_file_boards} boards</source>
        <translation>meer dan {max_file_boards} spellen</translation>
    </message>
    <message>
        <source>{who} has {count} suits instead of 4</source>
        <translation>{who} heeft {count} kleuren in plaats van 4</translation>
    </message>
    <message>
        <source>boards are numbered from 1</source>
        <translation>spellen worden vanaf 1 genummerd</translation>
    </message>
    <message>
        <source>the last board comes before the first</source>
        <translation>het laatste spel komt vóór het eerste</translation>
    </message>
    <message>
        <source>board numbers end at {max_boards}</source>
        <translation>de spelnummers gaan tot {max_boards}</translation>
    </message>
    <message>
        <source>at least one board is needed</source>
        <translation>er is minstens één spel nodig</translation>
    </message>
    <message>
        <source>it is neither a number nor a range</source>
        <translation>het is geen getal en geen reeks</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>te lang</translation>
    </message>
    <message>
        <source>more than {max_ranges} ranges</source>
        <translation>meer dan {max_ranges} reeksen</translation>
    </message>
    <message>
        <source>at least one session of one board is needed</source>
        <translation>er is minstens één zitting van één spel nodig</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>at most 50 letters, digits, “-” and “_” are allowed</source>
        <translation>hoogstens 50 letters, cijfers, “-” en “_” zijn toegestaan</translation>
    </message>
    <message>
        <source>it is longer than {longest_prefix} letters</source>
        <translation>langer dan {longest_prefix} letters</translation>
    </message>
    <message>
        <source>“{name}” has a “/” or a space. The files go to the current folder.</source>
        <translation>In “{name}” staat een “/” of een spatie. De bestanden komen in de map waarin u bent.</translation>
    </message>
    <message>
        <source>The format “stdout” would show the boards on the screen: use “pbn”, which makes a file.</source>
        <translation>Het formaat “stdout” zou de spellen op het scherm tonen: gebruik “pbn”, dat een bestand maakt.</translation>
    </message>
    <message>
        <source>The set was dealt elsewhere: only the computer that dealt it can certify it.</source>
        <translation>De set is elders geschud: alleen de computer die hem schudde, kan er een certificaat van maken.</translation>
    </message>
    <message>
        <source>The set was not dealt with that identification.</source>
        <translation>De set is niet met die identificatie geschud.</translation>
    </message>
    <message>
        <source>More than {most} boards cannot be locked in a box.</source>
        <translation>Er kunnen niet meer dan {most} spellen in een kist worden vergrendeld.</translation>
    </message>
    <message>
        <source>it was saved as “Unicode”; save it as plain text</source>
        <translation>opgeslagen als “Unicode”; sla het op als platte tekst</translation>
    </message>
    <message>
        <source>it is longer than {max_value_bytes} bytes</source>
        <translation>langer dan {max_value_bytes} bytes</translation>
    </message>
    <message>
        <source>row {sequence} cannot be read</source>
        <translation>regel {sequence} is niet te lezen</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>ontbreekt</translation>
    </message>
    <message>
        <source>does not read as a key</source>
        <translation>is niet als sleutel te lezen</translation>
    </message>
    <message>
        <source>row {sequence} cannot be understood</source>
        <translation>regel {sequence} is niet te begrijpen</translation>
    </message>
    <message>
        <source>belongs to another journal</source>
        <translation>hoort bij een ander logboek</translation>
    </message>
    <message>
        <source>it is the database of another program</source>
        <translation>het is de database van een ander programma</translation>
    </message>
    <message>
        <source>it is the same as “{name}” on systems that ignore capitals</source>
        <translation>dezelfde naam als “{name}” op systemen die geen hoofdletters onderscheiden</translation>
    </message>
    <message>
        <source>it would be longer than {max_settings_bytes} bytes</source>
        <translation>het zou langer worden dan {max_settings_bytes} bytes</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>de regel is te lang</translation>
    </message>
    <message>
        <source>the hash of the keys is not 64 hexadecimal digits</source>
        <translation>de hash van de sleutels is niet 64 hexadecimale cijfers</translation>
    </message>
    <message>
        <source>the outside value is empty</source>
        <translation>de externe waarde is leeg</translation>
    </message>
    <message>
        <source>a phase has four fields with “:” between, and here are {count}</source>
        <translation>een fase heeft vier velden met “:” ertussen, en hier zijn het er {count}</translation>
    </message>
    <message>
        <source>the number of sessions is not 0 to {limit}</source>
        <translation>het aantal zittingen is niet 0 tot {limit}</translation>
    </message>
    <message>
        <source>it is longer than {limit} characters</source>
        <translation>langer dan {limit} tekens</translation>
    </message>
    <message>
        <source>it has fewer than {count} letters</source>
        <translation>minder dan {count} letters</translation>
    </message>
    <message>
        <source>it has more than {count} letters</source>
        <translation>meer dan {count} letters</translation>
    </message>
    <message>
        <source>it repeats a few letters</source>
        <translation>dezelfde paar letters keren steeds terug</translation>
    </message>
    <message>
        <source>it has two groups of “#”</source>
        <translation>er staan twee groepen “#” in</translation>
    </message>
    <message>
        <source>There is no key for phase {phase}, session {session}.</source>
        <translation>Er is geen sleutel voor fase {phase}, zitting {session}.</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has a key already</source>
        <translation>fase {phase}, zitting {session} heeft al een sleutel</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has no key</source>
        <translation>fase {phase}, zitting {session} heeft geen sleutel</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has a key but is not in the plan</source>
        <translation>fase {phase}, zitting {session} heeft een sleutel maar staat niet in het plan</translation>
    </message>
    <message>
        <source>it is not “phase,session:key”</source>
        <translation>het is niet “fase,zitting:sleutel”</translation>
    </message>
    <message>
        <source>a key has {count} letters and digits</source>
        <translation>een sleutel heeft {count} letters en cijfers</translation>
    </message>
    <message>
        <source>it is not 64 hexadecimal digits</source>
        <translation>het zijn niet 64 hexadecimale cijfers</translation>
    </message>
    <message>
        <source>the sign “:” separates the fields of the file</source>
        <translation>het teken “:” scheidt de velden van het bestand</translation>
    </message>
    <message>
        <source>a session has at most {count} boards</source>
        <translation>een zitting heeft hoogstens {count} spellen</translation>
    </message>
    <message>
        <source>the board numbers of a tournament end at {number}</source>
        <translation>de spelnummers van een toernooi gaan tot {number}</translation>
    </message>
    <message>
        <source>The number of phases is {count}, and there is no phase {number}.</source>
        <translation>Er zijn {count} fasen, en er is geen fase {number}.</translation>
    </message>
    <message>
        <source>The number of sessions of this phase is open: name the sessions, such as 1-3.</source>
        <translation>Het aantal zittingen van deze fase staat open: noem de zittingen, bijvoorbeeld 1-3.</translation>
    </message>
    <message>
        <source>“{text}” names no sessions: write a number, a range such as 1-3, or *.</source>
        <translation>“{text}” noemt geen zittingen: schrijf een getal, een reeks zoals 1-3, of *.</translation>
    </message>
    <message>
        <source>The phase has no such sessions: {text}.</source>
        <translation>De fase heeft geen zittingen {text}.</translation>
    </message>
    <message>
        <source>the plan has fixed them for phase {number}</source>
        <translation>het plan heeft ze vastgelegd voor fase {number}</translation>
    </message>
    <message>
        <source>Phase {phase} has no session {session}.</source>
        <translation>Fase {phase} heeft geen zitting {session}.</translation>
    </message>
    <message>
        <source>the solver gave up ({error})</source>
        <translation>het double-dummyprogramma gaf het op ({error})</translation>
    </message>
    <message>
        <source>the extra “analysis” is not installed</source>
        <translation>de uitbreiding “analysis” is niet geïnstalleerd</translation>
    </message>
    <message>
        <source>the package endplay has no solver in it</source>
        <translation>in het pakket endplay zit geen double-dummyprogramma</translation>
    </message>
    <message>
        <source>the solver of the package endplay does not load here</source>
        <translation>het double-dummyprogramma van het pakket endplay start hier niet</translation>
    </message>
    <message>
        <source>Make a new tournament, publish that, and say why.</source>
        <translation>Maak een nieuw toernooi, publiceer dat en zeg waarom.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program. Open it again.</source>
        <translation>“{name}” is door een ander programma gewijzigd. Open het opnieuw.</translation>
    </message>
    <message>
        <source>The plan is not published yet.</source>
        <translation>Het plan is nog niet gepubliceerd.</translation>
    </message>
    <message>
        <source>The outside value is not in the plan yet.</source>
        <translation>De externe waarde staat nog niet in het plan.</translation>
    </message>
    <message>
        <source>Wait until it is known, then set it.</source>
        <translation>Wacht tot ze bekend is en vul haar dan in.</translation>
    </message>
    <message>
        <source>it is a link to another file</source>
        <translation>het is een verwijzing naar een ander bestand</translation>
    </message>
    <message>
        <source>The boards are in the public pack; for others, make a new tournament.</source>
        <translation>De spellen zitten in het openbare pakket; maak voor andere een nieuw toernooi.</translation>
    </message>
    <message>
        <source>Put “{plain}” or “{sealed}” into the same folder.</source>
        <translation>Zet “{plain}” of “{sealed}” in dezelfde map.</translation>
    </message>
    <message>
        <source>Record a deviation if it was not the promised one.</source>
        <translation>Noteer een afwijking als het niet de toegezegde was.</translation>
    </message>
    <message>
        <source>Wait until the outside value is known, then set it.</source>
        <translation>Wacht tot de externe waarde bekend is en vul haar dan in.</translation>
    </message>
    <message>
        <source>Reveal them when all play is over, reserve sets included.</source>
        <translation>Onthul ze als alles gespeeld is, ook de reservesets.</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>het is versleuteld</translation>
    </message>
    <message>
        <source>it is a secret key; keep it to yourself</source>
        <translation>dit is een geheime sleutel; houd hem voor uzelf</translation>
    </message>
    <message>
        <source>it is not “age1” and 58 letters and digits</source>
        <translation>het is niet “age1” en 58 letters en cijfers</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>er is er geen</translation>
    </message>
    <message>
        <source>it is not “AGE-SECRET-KEY-1” and 58 letters and digits</source>
        <translation>het is niet “AGE-SECRET-KEY-1” en 58 letters en cijfers</translation>
    </message>
    <message>
        <source>there are more than {count}</source>
        <translation>het zijn er meer dan {count}</translation>
    </message>
    <message>
        <source>more are needed than there are</source>
        <translation>er zijn er meer nodig dan er zijn</translation>
    </message>
    <message>
        <source>there can be 16 at most</source>
        <translation>het kunnen er hoogstens 16 zijn</translation>
    </message>
    <message>
        <source>it was made for another purpose</source>
        <translation>voor een ander doel gemaakt</translation>
    </message>
    <message>
        <source>two different lists have the same number</source>
        <translation>twee verschillende lijsten hebben hetzelfde nummer</translation>
    </message>
    <message>
        <source>one of them is not of this set</source>
        <translation>een ervan hoort niet bij dit stel</translation>
    </message>
    <message>
        <source>word {place} is not in the word list</source>
        <translation>woord {place} staat niet in de lijst met woorden</translation>
    </message>
    <message>
        <source>it has {count} words; a list has 20</source>
        <translation>er staan {count} woorden in; een lijst heeft er 20</translation>
    </message>
    <message>
        <source>it is not JSON in UTF-8</source>
        <translation>het is geen JSON in UTF-8</translation>
    </message>
    <message>
        <source>its parts are not those of a commitment</source>
        <translation>de onderdelen zijn niet die van een vastlegging</translation>
    </message>
    <message>
        <source>its check code is not 64 hexadecimal digits</source>
        <translation>de controlecode is niet 64 hexadecimale cijfers</translation>
    </message>
    <message>
        <source>one of its lines is two</source>
        <translation>een van de regels is er twee</translation>
    </message>
    <message>
        <source>its first or last line is not what it must be</source>
        <translation>de eerste of laatste regel is niet wat die moet zijn</translation>
    </message>
    <message>
        <source>it holds half of a letter</source>
        <translation>er staat een halve letter in</translation>
    </message>
    <message>
        <source>its lines are too long</source>
        <translation>de regels zijn te lang</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>regel {line}: {reason}</translation>
    </message>
    <message>
        <source>it is longer than {count} characters</source>
        <translation>langer dan {count} tekens</translation>
    </message>
    <message>
        <source>it has more than one line</source>
        <translation>meer dan één regel</translation>
    </message>
    <message>
        <source>character {place} only looks like a digit</source>
        <translation>teken {place} lijkt alleen op een cijfer</translation>
    </message>
    <message>
        <source>board {number}: {reason}</source>
        <translation>spel {number}: {reason}</translation>
    </message>
    <message>
        <source>Use the file as it was published after the value was known.</source>
        <translation>Gebruik het bestand zoals het gepubliceerd is nadat de waarde bekend was.</translation>
    </message>
    <message>
        <source>it is the deal of board {number}</source>
        <translation>het is de spelverdeling van spel {number}</translation>
    </message>
    <message>
        <source>it is a deal of “{session}”</source>
        <translation>het is een spelverdeling van “{session}”</translation>
    </message>
    <message>
        <source>not a deal of this tournament</source>
        <translation>geen spelverdeling van dit toernooi</translation>
    </message>
    <message>
        <source>not the deal of this session</source>
        <translation>niet de spelverdeling van deze zitting</translation>
    </message>
    <message>
        <source>The name of the file says {meant}; the boards are those of {held}.</source>
        <translation>De bestandsnaam zegt {meant}; de spellen zijn die van {held}.</translation>
    </message>
    <message>
        <source>Boards of “{session}” that are not in the file: {numbers}.</source>
        <translation>Spellen van “{session}” die niet in het bestand staan: {numbers}.</translation>
    </message>
    <message>
        <source>what the value is of</source>
        <translation>de naam van de waarde</translation>
    </message>
    <message>
        <source>who publishes it</source>
        <translation>de naam van wie haar publiceert</translation>
    </message>
    <message>
        <source>an exchange is named by its four letters, such as XNYS</source>
        <translation>een beurs wordt met haar vier letters genoemd, zoals XNYS</translation>
    </message>
    <message>
        <source>a value has at most 8 decimals</source>
        <translation>een waarde heeft hoogstens 8 decimalen</translation>
    </message>
    <message>
        <source>name a source, or describe it in your own words</source>
        <translation>noem een bron, of beschrijf die in eigen woorden</translation>
    </message>
    <message>
        <source>the day is missing</source>
        <translation>de dag ontbreekt</translation>
    </message>
    <message>
        <source>the year is not one from {first} to {last}</source>
        <translation>het jaar ligt niet tussen {first} en {last}</translation>
    </message>
    <message>
        <source>the description</source>
        <translation>de beschrijving</translation>
    </message>
    <message>
        <source>the whole sentence</source>
        <translation>de hele tekst</translation>
    </message>
    <message>
        <source>its parts are not those of a promise</source>
        <translation>de onderdelen zijn niet die van een toezegging</translation>
    </message>
    <message>
        <source>{what} is longer than {limit} characters</source>
        <translation>{what} is langer dan {limit} tekens</translation>
    </message>
    <message>
        <source>Set {code} is {state}: it can be published when it is marked as finished.</source>
        <translation>Set {code} is “{state}”: publiceren kan als hij als uitgespeeld is gemarkeerd.</translation>
    </message>
    <message>
        <source>The time of the release is not in the future.</source>
        <translation>Het tijdstip van vrijgave ligt niet in de toekomst.</translation>
    </message>
    <message>
        <source>The board numbers are not consecutive.</source>
        <translation>De spelnummers volgen niet op elkaar.</translation>
    </message>
    <message>
        <source>its count of boards starts again at 0 after 65535</source>
        <translation>het aantal spellen begint na 65535 weer bij 0</translation>
    </message>
    <message>
        <source>the header has {count} bytes instead of {size}</source>
        <translation>de kop heeft {count} bytes in plaats van {size}</translation>
    </message>
    <message>
        <source>its board numbers start again at 0 after 255</source>
        <translation>de spelnummers beginnen na 255 weer bij 0</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>regel {line}</translation>
    </message>
    <message>
        <source>byte {offset} ({hexadecimal})</source>
        <translation>byte {offset} ({hexadecimal})</translation>
    </message>
    <message>
        <source>board numbers go from 1 to {last}</source>
        <translation>spelnummers lopen van 1 tot {last}</translation>
    </message>
    <message>
        <source>the first line is not empty</source>
        <translation>de eerste regel is niet leeg</translation>
    </message>
    <message>
        <source>it is not 52 letters</source>
        <translation>het zijn geen 52 letters</translation>
    </message>
    <message>
        <source>{count} fields instead of {size}</source>
        <translation>{count} velden in plaats van {size}</translation>
    </message>
    <message>
        <source>board {number} is missing</source>
        <translation>spel {number} ontbreekt</translation>
    </message>
    <message>
        <source>there is no “=”</source>
        <translation>er is geen “=”</translation>
    </message>
    <message>
        <source>board {number} is not 26 letters a to p and three digits</source>
        <translation>spel {number} is niet 26 letters a tot p en drie cijfers</translation>
    </message>
    <message>
        <source>the checksum of board {number} is wrong</source>
        <translation>de controlesom van spel {number} is onjuist</translation>
    </message>
    <message>
        <source>its boards are encrypted</source>
        <translation>de spellen zijn versleuteld</translation>
    </message>
    <message>
        <source>Status is neither Show nor Sealed</source>
        <translation>Status is Show noch Sealed</translation>
    </message>
    <message>
        <source>the checksum of the document is wrong</source>
        <translation>de controlesom van het document is onjuist</translation>
    </message>
    <message>
        <source>it claims boards 1 to {count}, as Big Deal does; check the first board on the machine</source>
        <translation>het noemt spel 1 t/m {count}, zoals Big Deal; controleer het eerste spel op de machine</translation>
    </message>
    <message>
        <source>the hands shown are not the hands dealt</source>
        <translation>de getoonde handen zijn niet de geschudde</translation>
    </message>
    <message>
        <source>more than {max_file_lines} bars</source>
        <translation>meer dan {max_file_lines} verticale streepjes</translation>
    </message>
    <message>
        <source>the last command is not closed</source>
        <translation>het laatste commando is niet afgesloten</translation>
    </message>
    <message>
        <source>a command is not two letters</source>
        <translation>een commando is geen twee letters</translation>
    </message>
    <message>
        <source>the closed room of board {number} has other hands</source>
        <translation>de gesloten zaal van spel {number} heeft andere handen</translation>
    </message>
    <message>
        <source>a hand is not S, H, D, C with rank letters</source>
        <translation>een hand is niet S, H, D, C met kaartletters</translation>
    </message>
    <message>
        <source>it is not a number with commas in {count} characters</source>
        <translation>het is geen getal met komma’s in {count} tekens</translation>
    </message>
    <message>
        <source>a comment is not closed</source>
        <translation>een commentaar is niet afgesloten</translation>
    </message>
    <message>
        <source>Deal is not a seat, a colon and four hands</source>
        <translation>Deal is geen plaats, dubbele punt en vier handen</translation>
    </message>
    <message>
        <source>a hand in Deal has {count} suits instead of 4</source>
        <translation>een hand in Deal heeft {count} kleuren in plaats van 4</translation>
    </message>
    <message>
        <source>{who} has {count} cards</source>
        <translation>{who} heeft {count} kaarten</translation>
    </message>
    <message>
        <source>A seed has 40 hexadecimal digits.</source>
        <translation>Een beginwaarde heeft 40 hexadecimale cijfers.</translation>
    </message>
    <message>
        <source>the database is damaged: {fault}</source>
        <translation>de database is beschadigd: {fault}</translation>
    </message>
    <message>
        <source>the fingerprints of its deals were changed</source>
        <translation>de vingerafdrukken van de spelverdelingen zijn gewijzigd</translation>
    </message>
    <message>
        <source>the key of its set was changed</source>
        <translation>de sleutel van de set is gewijzigd</translation>
    </message>
    <message>
        <source>the key of its sealed file was changed</source>
        <translation>de sleutel van het verzegelde bestand is gewijzigd</translation>
    </message>
    <message>
        <source>cannot be understood</source>
        <translation>is niet te begrijpen</translation>
    </message>
    <message>
        <source>is missing from the list of {table}</source>
        <translation>ontbreekt in de lijst {table}</translation>
    </message>
    <message>
        <source>the count in the journal</source>
        <translation>de telling in het logboek</translation>
    </message>
    <message>
        <source>the count beside the journal</source>
        <translation>de telling naast het logboek</translation>
    </message>
    <message>
        <source>is not the row that the count beside the journal names</source>
        <translation>is niet de regel die de telling naast het logboek noemt</translation>
    </message>
    <message>
        <source>{who} was changed</source>
        <translation>{who} is gewijzigd</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>het bestand is beschadigd</translation>
    </message>
    <message>
        <source>The file was kept as “{path}”.</source>
        <translation>Het bestand is bewaard als “{path}”.</translation>
    </message>
    <message>
        <source>it is longer than {max_name_bytes} bytes</source>
        <translation>langer dan {max_name_bytes} bytes</translation>
    </message>
    <message>
        <source>row {sequence}: {reason}</source>
        <translation>regel {sequence}: {reason}</translation>
    </message>
    <message>
        <source>does not follow the row before it</source>
        <translation>volgt niet op de regel ervoor</translation>
    </message>
    <message>
        <source>was changed</source>
        <translation>is gewijzigd</translation>
    </message>
    <message>
        <source>and all up to row {last} are missing</source>
        <translation>en alle tot en met regel {last} ontbreken</translation>
    </message>
    <message>
        <source>was moved here; it was written as row {home}</source>
        <translation>is hierheen verplaatst; geschreven als regel {home}</translation>
    </message>
    <message>
        <source>a layout</source>
        <translation>een kaartligging</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Noord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Oost</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Zuid</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>a balanced ending</source>
        <translation>een evenwichtig eindspel</translation>
    </message>
    <message>
        <source>each needs the same, 1 to 13</source>
        <translation>ieder moet er evenveel hebben, 1 tot 13</translation>
    </message>
    <message>
        <source>cards held: {sizes}</source>
        <translation>aantal kaarten: {sizes}</translation>
    </message>
    <message>
        <source>an unbalanced ending</source>
        <translation>een onevenwichtig eindspel</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>schoppen</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>harten</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruiten</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klaveren</translation>
    </message>
    <message>
        <source>{count} instead of 4</source>
        <translation>{count} in plaats van 4</translation>
    </message>
    <message>
        <source>that of the {suit} runs from {first} to {last}</source>
        <translation>dat van {suit} loopt van {first} tot {last}</translation>
    </message>
    <message>
        <source>a font of the program is missing</source>
        <translation>een lettertype van het programma ontbreekt</translation>
    </message>
    <message>
        <source>a library is missing ({error})</source>
        <translation>een bibliotheek ontbreekt ({error})</translation>
    </message>
    <message>
        <source>a font of the program cannot be used</source>
        <translation>een lettertype van het programma is niet te gebruiken</translation>
    </message>
    <message>
        <source>{here} and {there} differ first at board {board}.</source>
        <translation>{here} en {there} verschillen voor het eerst bij spel {board}.</translation>
    </message>
    <message>
        <source>with its folder it is longer than {count} characters</source>
        <translation>met de map langer dan {count} tekens</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>het is geen bestand</translation>
    </message>
    <message>
        <source>it is not a file name</source>
        <translation>het is geen bestandsnaam</translation>
    </message>
    <message>
        <source>somebody has put another file there</source>
        <translation>iemand heeft daar een ander bestand gezet</translation>
    </message>
    <message>
        <source>another program has it open; close it there first</source>
        <translation>een ander programma heeft het open; sluit het daar eerst</translation>
    </message>
    <message>
        <source>too many interrupted deliveries</source>
        <translation>te veel onderbroken leveringen</translation>
    </message>
    <message>
        <source>it delivered too few bytes, or too many</source>
        <translation>het leverde te weinig bytes of te veel</translation>
    </message>
    <message>
        <source>{file} of the program is missing or damaged</source>
        <translation>{file} van het programma ontbreekt of is beschadigd</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is missing</source>
        <translation>{file} van het programma is beschadigd: “{name}” ontbreekt</translation>
    </message>
    <message>
        <source>Give the boards new numbers, or choose pbn or lin.</source>
        <translation>Geef de spellen nieuwe nummers, of kies pbn of lin.</translation>
    </message>
    <message>
        <source>their numbers are not consecutive</source>
        <translation>hun nummers volgen niet op elkaar</translation>
    </message>
    <message>
        <source>Text read as {detail}</source>
        <translation>Tekst gelezen als {detail}</translation>
    </message>
    <message>
        <source>Cards named {detail}: {count} ×</source>
        <translation>Kaarten genoemd {detail}: {count} ×</translation>
    </message>
    <message>
        <source>its file is shorter than it was</source>
        <translation>het bestand is korter dan het was</translation>
    </message>
    <message>
        <source>Another program is publishing this tournament.</source>
        <translation>Een ander programma is dit toernooi aan het publiceren.</translation>
    </message>
    <message>
        <source>Another program is setting the value of this tournament.</source>
        <translation>Een ander programma is de waarde van dit toernooi aan het vastleggen.</translation>
    </message>
    <message>
        <source>Another program is dealing this tournament.</source>
        <translation>Een ander programma is dit toernooi aan het schudden.</translation>
    </message>
    <message>
        <source>Another program is revealing this tournament.</source>
        <translation>Een ander programma is dit toernooi aan het onthullen.</translation>
    </message>
    <message>
        <source>The promised day is {day}: nobody can know the value yet.</source>
        <translation>De toegezegde dag is {day}: niemand kan de waarde al kennen.</translation>
    </message>
    <message>
        <source>decimals of the {name}: promised {promised}, typed {found}</source>
        <translation>decimalen van {name}: toegezegd {promised}, getypt {found}</translation>
    </message>
    <message>
        <source>more than {count} keys</source>
        <translation>meer dan {count} sleutels</translation>
    </message>
    <message>
        <source>more than {count} pieces that belong to no board</source>
        <translation>meer dan {count} stukken die bij geen enkel spel horen</translation>
    </message>
    <message>
        <source>it changed while it was read</source>
        <translation>het is gewijzigd terwijl het werd gelezen</translation>
    </message>
    <message>
        <source>Publish the plan with this program first.</source>
        <translation>Publiceer het plan eerst met dit programma.</translation>
    </message>
    <message>
        <source>there is no such round</source>
        <translation>zo’n ronde bestaat niet</translation>
    </message>
    <message>
        <source>The plan does not promise a round of drand.</source>
        <translation>Het plan zegt geen drand-ronde toe.</translation>
    </message>
    <message>
        <source>The promised round is here: “{name}”.</source>
        <translation>De toegezegde ronde is hier: “{name}”.</translation>
    </message>
    <message>
        <source>Its randomness is the value.</source>
        <translation>Het toevalsgetal ervan is de waarde.</translation>
    </message>
    <message>
        <source>its number is missing or impossible</source>
        <translation>het nummer ontbreekt of is onmogelijk</translation>
    </message>
    <message>
        <source>its signature is not {count} hexadecimal digits</source>
        <translation>de handtekening is niet {count} hexadecimale cijfers</translation>
    </message>
    <message>
        <source>its randomness is not 64 hexadecimal digits</source>
        <translation>het toevalsgetal is niet 64 hexadecimale cijfers</translation>
    </message>
    <message>
        <source>it is larger than {count} MB</source>
        <translation>ze is groter dan {count} MB</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>ze is beschadigd</translation>
    </message>
    <message>
        <source>no words were given</source>
        <translation>er zijn geen woorden gegeven</translation>
    </message>
    <message>
        <source>{count} words were given, and a slip has {wanted}</source>
        <translation>gegeven woorden: {count}; op een briefje staan er {wanted}</translation>
    </message>
    <message>
        <source>“{file}” has no line with a name, “=” and 64 hexadecimal digits</source>
        <translation>“{file}” heeft geen regel met een naam, “=” en 64 hexadecimale cijfers</translation>
    </message>
    <message>
        <source>Reveal it when its play is over, reserve set included.</source>
        <translation>Onthul hem als de zitting gespeeld is, ook de reserveset.</translation>
    </message>
    <message>
        <source>Reveal all sessions at once when all play is over.</source>
        <translation>Onthul alle zittingen tegelijk als alles gespeeld is.</translation>
    </message>
    <message>
        <source>Deal it first, or reveal it on the computer that dealt it.</source>
        <translation>Schud deze eerst, of onthul op de computer die schudde.</translation>
    </message>
    <message>
        <source>it is not plain text</source>
        <translation>het is geen gewone tekst</translation>
    </message>
    <message>
        <source>it was made by a newer program</source>
        <translation>het komt van een nieuwer programma</translation>
    </message>
    <message>
        <source>it is not “KEY phase,session:key”</source>
        <translation>het is niet “KEY fase,zitting:sleutel”</translation>
    </message>
    <message>
        <source>the key of an open number of sessions comes with all others</source>
        <translation>de sleutel van een open aantal zittingen komt met alle andere</translation>
    </message>
    <message>
        <source>its number is above {last}</source>
        <translation>het nummer is hoger dan {last}</translation>
    </message>
    <message>
        <source>Longer than any value.</source>
        <translation>Langer dan elke waarde.</translation>
    </message>
    <message>
        <source>This box was not packed by this program. Open it into a single file instead.</source>
        <translation>Deze kist is niet door dit programma ingepakt. Open haar in plaats daarvan als één bestand.</translation>
    </message>
    <message>
        <source>A box can be locked until a moment within the next five years.</source>
        <translation>Een kist kan worden vergrendeld tot een moment binnen de komende vijf jaar.</translation>
    </message>
    <message>
        <source>the count beside it, “{name}”, is missing or not its own</source>
        <translation>de telling ernaast, “{name}”, ontbreekt of is niet die ervan</translation>
    </message>
    <message>
        <source>write numbers of boards, such as 5 or 5,7</source>
        <translation>schrijf nummers van spellen, bijvoorbeeld 5 of 5,7</translation>
    </message>
    <message>
        <source>single boards are those of one reserve set: name one session</source>
        <translation>losse spellen zijn van één reserveset: noem één zitting</translation>
    </message>
    <message>
        <source>word {place} is another than on the sheet</source>
        <translation>woord {place} is een ander dan op het blad</translation>
    </message>
    <message>
        <source>Set {code} is {state}: it can be sent when it is marked as finished.</source>
        <translation>Set {code} is “{state}”: versturen kan als hij als uitgespeeld is gemarkeerd.</translation>
    </message>
    <message>
        <source>The boards of this set are only in a locked box. Open it at its time.</source>
        <translation>De spellen van deze set zitten alleen in een vergrendelde kist. Open die op haar tijd.</translation>
    </message>
    <message>
        <source>more than {count} files</source>
        <translation>meer dan {count} bestanden</translation>
    </message>
    <message>
        <source>The file has no board numbers: they are counted from {first}.</source>
        <translation>Het bestand heeft geen spelnummers: ze zijn geteld vanaf {first}.</translation>
    </message>
    <message>
        <source>Boards in {here}: {count}. In {there}: {other_count}.</source>
        <translation>Spellen in {here}: {count}. In {there}: {other_count}.</translation>
    </message>
    <message>
        <source>{numbers} and {last}</source>
        <translation>{numbers} en {last}</translation>
    </message>
    <message>
        <source>all but number {numbers}</source>
        <translation>alle behalve nummer {numbers}</translation>
    </message>
    <message>
        <source>all but numbers {numbers}</source>
        <translation>alle behalve de nummers {numbers}</translation>
    </message>
    <message>
        <source>The file says set code {code}, but its boards are those of set {other}.</source>
        <translation>Het bestand zegt setcode {code}, maar de spellen zijn die van set {other}.</translation>
    </message>
    <message>
        <source>The file says set code {code}, as another file did that was seen here before. Not the same in both: {boards}. This computer cannot say which is right.</source>
        <translation>Het bestand zegt setcode {code}, net als een ander dat hier eerder is gezien. Niet gelijk in beide: {boards}. Deze computer kan niet zeggen welk klopt.</translation>
    </message>
    <message>
        <source>The file says set code {code}, but none of its boards is of that set.</source>
        <translation>Het bestand zegt setcode {code}, maar geen van de spellen is van die set.</translation>
    </message>
    <message>
        <source>The file says set code {code}. All its boards are of that set, except number {boards}.</source>
        <translation>Het bestand zegt setcode {code}. Alle spellen zijn van die set, behalve nummer {boards}.</translation>
    </message>
    <message>
        <source>The file says set code {code}. All its boards are of that set, except numbers {boards}.</source>
        <translation>Het bestand zegt setcode {code}. Alle spellen zijn van die set, behalve de nummers {boards}.</translation>
    </message>
    <message>
        <source>Line {number} is not a result such as “3: 4S N 9” or “3: 4S N -1”.</source>
        <translation>Regel {number} is geen resultaat zoals “3: 4S N 9” of “3: 4S N -1”.</translation>
    </message>
    <message>
        <source>Play of this set is not over: results are weighed when it is finished.</source>
        <translation>Deze set is nog niet uitgespeeld: resultaten worden daarna gewogen.</translation>
    </message>
    <message>
        <source>Give a board of the set, its four hands, and at least one result.</source>
        <translation>Geef een spel van de set, de vier handen en minstens één resultaat.</translation>
    </message>
    <message>
        <source>A spot check asks about {fewest} boards at least, and {most} at most.</source>
        <translation>Een steekproef vraagt naar minstens {fewest} spellen en hoogstens {most}.</translation>
    </message>
    <message>
        <source>write a seat, a colon and four hands: N:hand hand hand hand</source>
        <translation>schrijf een plaats, een dubbele punt en vier handen: N:hand hand hand hand</translation>
    </message>
    <message>
        <source>begin each hand with its own seat, N, E, S or W, and a space</source>
        <translation>begin elke hand met de eigen plaats, N, E, S of W, en een spatie</translation>
    </message>
    <message>
        <source>{who}: a letter can be a suit or a card; put dots between the suits</source>
        <translation>{who}: een letter kan kleur of kaart zijn; zet punten tussen de kleuren</translation>
    </message>
    <message>
        <source>{who}: this is not a hand of 13 different cards</source>
        <translation>{who}: dit is geen hand van 13 verschillende kaarten</translation>
    </message>
    <message>
        <source>no hand of 13 cards is there</source>
        <translation>er is geen hand van 13 kaarten</translation>
    </message>
    <message>
        <source>there is something in the unused part</source>
        <translation>er staat iets in het ongebruikte deel</translation>
    </message>
    <message>
        <source>it must start with N:, E:, S: or W:</source>
        <translation>het moet beginnen met N:, E:, S: of W:</translation>
    </message>
    <message>
        <source>{who} has a letter that is not a rank</source>
        <translation>{who} bevat een letter die geen kaart is</translation>
    </message>
    <message>
        <source>“{name}” is not a format for boards.</source>
        <translation>“{name}” is geen formaat voor spellen.</translation>
    </message>
    <message>
        <source>The file has {count} boards; the numbers given do not match that.</source>
        <translation>In het bestand staan {count} spellen; de opgegeven nummers zijn voor een ander aantal.</translation>
    </message>
    <message>
        <source>No format was chosen, so there would be no files.</source>
        <translation>Er is geen formaat gekozen, dus zou er geen bestand zijn.</translation>
    </message>
    <message>
        <source>Nobody may see statistics of boards that have not been played (Law 6D). Make them when play is over.</source>
        <translation>De statistiek van spellen die nog gespeeld worden, mag niemand zien (artikel 6D). Maak haar als het spelen voorbij is.</translation>
    </message>
    <message>
        <source>There is nothing to undo for this set.</source>
        <translation>Deze set heeft geen stap gedaan die ongedaan te maken is.</translation>
    </message>
    <message>
        <source>it has no boards</source>
        <translation>er staan geen spellen in</translation>
    </message>
    <message>
        <source>it has a line break</source>
        <translation>er staat een regeleinde in</translation>
    </message>
    <message>
        <source>it is not a backup of a journal</source>
        <translation>het is geen back-up van een logboek</translation>
    </message>
    <message>
        <source>it is not a valid database</source>
        <translation>het is geen goede database</translation>
    </message>
    <message>
        <source>it has no key</source>
        <translation>er zit geen sleutel in</translation>
    </message>
    <message>
        <source>nothing can follow its newest row</source>
        <translation>op de nieuwste regel kan geen andere volgen</translation>
    </message>
    <message>
        <source>no single encoding has all its letters</source>
        <translation>het bestand kan niet alle letters ervan op één manier schrijven</translation>
    </message>
    <message>
        <source>there is an invisible character</source>
        <translation>daar staat een onzichtbaar teken</translation>
    </message>
    <message>
        <source>there is a tab character</source>
        <translation>daar staat een tab</translation>
    </message>
    <message>
        <source>{tag} is there already, on line {line}</source>
        <translation>{tag} staat er al, op regel {line}</translation>
    </message>
    <message>
        <source>another phase already uses the file name “{prefix}”</source>
        <translation>een andere fase noemt haar bestanden al “{prefix}”</translation>
    </message>
    <message>
        <source>it has an invisible character</source>
        <translation>er staat een onzichtbaar teken in</translation>
    </message>
    <message>
        <source>it has “{sign}”, which cannot be used in a file name</source>
        <translation>er staat “{sign}” in, en dat hoort niet in een bestandsnaam</translation>
    </message>
    <message>
        <source>it starts with a dot, a dash or a space</source>
        <translation>begint met een punt, een streepje of een spatie</translation>
    </message>
    <message>
        <source>it ends with a dot or a space</source>
        <translation>eindigt op een punt of een spatie</translation>
    </message>
    <message>
        <source>it has two dots in a row</source>
        <translation>er staan twee punten achter elkaar in</translation>
    </message>
    <message>
        <source>Windows reserves this name for a device</source>
        <translation>Windows gebruikt zo’n naam voor een apparaat</translation>
    </message>
    <message>
        <source>the same is true of {count} more</source>
        <translation>en zo is het bij nog {count}</translation>
    </message>
    <message>
        <source>there can be at most {limit} holders</source>
        <translation>er kunnen hoogstens {limit} houders van woorden zijn</translation>
    </message>
    <message>
        <source>it has “{sign}”, which cannot be used in a holder’s name</source>
        <translation>er staat “{sign}” in, wat niet in de naam van een houder kan staan</translation>
    </message>
    <message>
        <source>two phases would use the file name “{prefix}”</source>
        <translation>twee fasen zouden hun bestanden “{prefix}” noemen</translation>
    </message>
    <message>
        <source>start with a letter, then use letters A to Z, digits, “-” and “_”, at most 40 in all</source>
        <translation>begin met een letter, daarna letters A tot Z, cijfers, “-” en “_”, hoogstens 40</translation>
    </message>
    <message>
        <source>“{text}” is reserved for what is still to be decided</source>
        <translation>“{text}” staat voor wat nog te beslissen is</translation>
    </message>
    <message>
        <source>it is {found}; at most {limit} is possible</source>
        <translation>het zijn er {found}, en het hoogste is {limit}</translation>
    </message>
    <message>
        <source>a tournament’s file ends in “.sqd”</source>
        <translation>het bestand van een toernooi eindigt op “.sqd”</translation>
    </message>
    <message>
        <source>Publish it first: that makes the keys and fixes them.</source>
        <translation>Publiceer het eerst: dat maakt de sleutels en legt ze vast.</translation>
    </message>
    <message>
        <source>The outside value is already in the plan.</source>
        <translation>De externe waarde staat al in het plan.</translation>
    </message>
    <message>
        <source>Go on to deal.</source>
        <translation>Ga door met schudden.</translation>
    </message>
    <message>
        <source>The keys have been revealed, so anyone can compute every deal of this tournament.</source>
        <translation>De sleutels zijn onthuld, dus kan iedereen elke spelverdeling van dit toernooi berekenen.</translation>
    </message>
    <message>
        <source>The key of this session has been revealed, so anyone can compute its reserve set: {session}.</source>
        <translation>De sleutel van deze zitting is onthuld, dus iedereen kan de reserveset uitrekenen: {session}.</translation>
    </message>
    <message>
        <source>The keys of this tournament are not in the same folder as its plan.</source>
        <translation>De sleutels van dit toernooi staan niet naast het plan.</translation>
    </message>
    <message>
        <source>The plan contains an outside value before its keys are made.</source>
        <translation>In het plan staat een externe waarde voordat de sleutels gemaakt zijn.</translation>
    </message>
    <message>
        <source>Remove the line DV from it: the keys must be made while nobody knows the value.</source>
        <translation>Haal de regel DV eruit: sleutels moeten worden gemaakt zolang niemand de waarde kent.</translation>
    </message>
    <message>
        <source>The keys open every session, including those not played yet.</source>
        <translation>De sleutels openen elke zitting, ook die nog gespeeld moeten worden.</translation>
    </message>
    <message>
        <source>This computer’s journal has no session that was dealt.</source>
        <translation>Het logboek van deze computer kent geen geschudde zitting.</translation>
    </message>
    <message>
        <source>No file of this set contains its deals.</source>
        <translation>Geen bestand van deze set bevat de spelverdelingen ervan.</translation>
    </message>
    <message>
        <source>The files of this set no longer contain the boards that were dealt.</source>
        <translation>In de bestanden van deze set staan nu andere spellen dan er geschud zijn.</translation>
    </message>
    <message>
        <source>There are several plans (.sqd) among the files: give only one.</source>
        <translation>Er zijn meer plannen (.sqd) bij de bestanden: geef er één.</translation>
    </message>
    <message>
        <source>There is no plan (.sqd) among the files. The plan shows what was promised.</source>
        <translation>Er is geen plan (.sqd) bij de bestanden: daarin staat wat er toegezegd is.</translation>
    </message>
    <message>
        <source>Lines of the plan that mean nothing and are ignored: {lines}.</source>
        <translation>Regels van het plan die niets betekenen en worden overgeslagen: {lines}.</translation>
    </message>
    <message>
        <source>The page “{name}” among the files is not this program’s page: it is from another version, or somebody changed it. Take the page from the program or its releases, never from a pack.</source>
        <translation>De pagina “{name}” bij de bestanden is niet die van dit programma: ze is van een andere versie, of iemand heeft haar veranderd. Neem de pagina uit het programma of zijn uitgaven, nooit uit een pakket.</translation>
    </message>
    <message>
        <source>The line endings of “{name}” were changed on the way; the hash was computed with the original ones.</source>
        <translation>De regeleinden van “{name}” zijn onderweg veranderd; de hash rekent met die het hoort te hebben.</translation>
    </message>
    <message>
        <source>Skipped, because they are not files of boards: {names}.</source>
        <translation>Niet bekeken, want geen bestanden met spellen: {names}.</translation>
    </message>
    <message>
        <source>Revealed earlier on their own, according to the organiser: {sessions}.</source>
        <translation>Eerder apart onthuld, zoals de organisator meldt: {sessions}.</translation>
    </message>
    <message>
        <source>there are two with this name</source>
        <translation>er zijn er twee met deze naam</translation>
    </message>
    <message>
        <source>This is more files than any tournament has. Give fewer at a time.</source>
        <translation>Dit zijn meer bestanden dan een toernooi heeft: geef er minder tegelijk.</translation>
    </message>
    <message>
        <source>it is not a valid archive</source>
        <translation>het is geen goed archief</translation>
    </message>
    <message>
        <source>“{name}” is not the file in the list of checksums.</source>
        <translation>“{name}” is niet het bestand uit de lijst met controlesommen.</translation>
    </message>
    <message>
        <source>one of its letters is wrong</source>
        <translation>er is een letter verkeerd</translation>
    </message>
    <message>
        <source>the file is too long for a key file</source>
        <translation>het bestand is te lang voor een sleutelbestand</translation>
    </message>
    <message>
        <source>its header is not complete</source>
        <translation>de kop is niet compleet</translation>
    </message>
    <message>
        <source>it was changed or is incomplete</source>
        <translation>het is gewijzigd of afgekapt</translation>
    </message>
    <message>
        <source>its first or last line was changed</source>
        <translation>de eerste of laatste regel is niet zoals die was</translation>
    </message>
    <message>
        <source>it contains a wrong character, or is incomplete</source>
        <translation>er staat een vreemde letter in, of het is afgekapt</translation>
    </message>
    <message>
        <source>at least two must be needed</source>
        <translation>er moeten er minstens twee bij elkaar komen</translation>
    </message>
    <message>
        <source>they are from different sets</source>
        <translation>ze horen bij verschillende stellen</translation>
    </message>
    <message>
        <source>one of its words differs from the sheet</source>
        <translation>een van de woorden is anders dan op het blad</translation>
    </message>
    <message>
        <source>spaces at the ends of a field get lost</source>
        <translation>spaties aan het begin of eind van een veld gaan verloren</translation>
    </message>
    <message>
        <source>it is not a commitment</source>
        <translation>het is iets anders dan een vastlegging</translation>
    </message>
    <message>
        <source>its lines are not text</source>
        <translation>de regels zijn geen tekst</translation>
    </message>
    <message>
        <source>its lines are not in order</source>
        <translation>de regels staan niet op volgorde</translation>
    </message>
    <message>
        <source>one of its lines does not name a holder</source>
        <translation>een regel ervan noemt geen houder van woorden</translation>
    </message>
    <message>
        <source>its rule is not in the required form</source>
        <translation>de regel voor de waarde heeft niet de enige vorm die mag</translation>
    </message>
    <message>
        <source>character {place} is invisible</source>
        <translation>teken {place} is onzichtbaar</translation>
    </message>
    <message>
        <source>the file has no boards</source>
        <translation>in het bestand staat geen spel</translation>
    </message>
    <message>
        <source>Boards of “{session}” that replace the original ones: {numbers}.</source>
        <translation>Spellen van “{session}” in plaats van de oorspronkelijke: {numbers}.</translation>
    </message>
    <message>
        <source>the two sources must be different</source>
        <translation>er kunnen twee verschillende bronnen zijn</translation>
    </message>
    <message>
        <source>{what} is empty, or has extra spaces</source>
        <translation>{what} is leeg, of heeft te veel spaties</translation>
    </message>
    <message>
        <source>the day is not a date</source>
        <translation>de dag is geen datum</translation>
    </message>
    <message>
        <source>Give the opened record a different name.</source>
        <translation>Het geopende bestand heeft een eigen naam nodig.</translation>
    </message>
    <message>
        <source>The sealed file contains no record or sheet.</source>
        <translation>In het verzegelde bestand zitten geen spelverdelingen op papier.</translation>
    </message>
    <message>
        <source>This is a locked box. Open it on the Check page, or with “bigdeal unlock”.</source>
        <translation>Dit is een vergrendelde kist. Open haar op de pagina Controle of met “bigdeal unlock”.</translation>
    </message>
    <message>
        <source>All sheets made together must go into one folder.</source>
        <translation>Alle bladen die in één keer gemaakt worden, moeten in één map komen.</translation>
    </message>
    <message>
        <source>The name ends with “{suffix}”, but nothing will be sealed.</source>
        <translation>De naam eindigt op “{suffix}”, maar er hoeft niets verzegeld te worden.</translation>
    </message>
    <message>
        <source>The file name must end with {suffixes}.</source>
        <translation>De bestandsnaam moet eindigen op {suffixes}.</translation>
    </message>
    <message>
        <source>a card’s owner is not 1, 2, 3 or 4</source>
        <translation>de eigenaar van een kaart is niet 1, 2, 3 of 4</translation>
    </message>
    <message>
        <source>the header does not give the file’s {count} boards</source>
        <translation>de kop telt niet de {count} spellen van het bestand</translation>
    </message>
    <message>
        <source>it has no board numbers: tell the reading program that they are {boards}</source>
        <translation>het heeft geen spelnummers: wie het leest, moet weten dat het {boards} zijn</translation>
    </message>
    <message>
        <source>it has no board numbers, and programs that take its first line for board 1 rotate the hands</source>
        <translation>het heeft geen spelnummers, en programma’s die de eerste regel voor spel 1 houden, draaien de handen</translation>
    </message>
    <message>
        <source>there is an empty line between the boards</source>
        <translation>er staat een lege regel tussen de spellen</translation>
    </message>
    <message>
        <source>it is not a row of ASCII fields</source>
        <translation>het is geen regel met velden in ASCII</translation>
    </message>
    <message>
        <source>the 17th field is not a board number</source>
        <translation>het 17e veld is geen spelnummer</translation>
    </message>
    <message>
        <source>a suit has a letter that is not a rank</source>
        <translation>een kleur bevat een letter die geen kaart is</translation>
    </message>
    <message>
        <source>it does not start with [Document]</source>
        <translation>begint niet met [Document]</translation>
    </message>
    <message>
        <source>board {number} appears twice</source>
        <translation>spel {number} is er al</translation>
    </message>
    <message>
        <source>the same key appears twice</source>
        <translation>dezelfde sleutel staat er twee keer</translation>
    </message>
    <message>
        <source>From board and To board are not within 1 to {last}</source>
        <translation>From board en To board noemen geen spellen van 1 tot {last}</translation>
    </message>
    <message>
        <source>“{key}” is missing or not a number</source>
        <translation>“{key}” ontbreekt of is geen getal</translation>
    </message>
    <message>
        <source>{doubt}; none of them is hidden on the machine’s screen</source>
        <translation>{doubt}; geen ervan is op het scherm van de machine verborgen</translation>
    </message>
    <message>
        <source>the trailer differs from the first board’s</source>
        <translation>het slot is anders dan dat van het eerste spel</translation>
    </message>
    <message>
        <source>it claims boards {first} to {last} but has {count}</source>
        <translation>het noemt spel {first} t/m {last}, maar bevat er {count}</translation>
    </message>
    <message>
        <source>the trailer cannot be read</source>
        <translation>het slot is niet te lezen</translation>
    </message>
    <message>
        <source>there is no deal with this number</source>
        <translation>geen spelverdeling heeft dit nummer</translation>
    </message>
    <message>
        <source>a tag does not have the form [Name &quot;value&quot;]</source>
        <translation>een veld leest niet als [Name &quot;value&quot;]</translation>
    </message>
    <message>
        <source>a hand in Deal has a letter that is not a rank</source>
        <translation>een hand in Deal bevat een letter die geen kaart is</translation>
    </message>
    <message>
        <source>Big Deal’s own figures overflow above about 5,700 boards; these are correct</source>
        <translation>de cijfers van Big Deal zelf lopen over vanaf ongeveer 5.700 spellen; deze zijn de juiste</translation>
    </message>
    <message>
        <source>{who} has 1 card</source>
        <translation>{who} heeft 1 kaart</translation>
    </message>
    <message>
        <source>4 hands are needed, not {count}</source>
        <translation>er moeten 4 handen zijn, niet {count}</translation>
    </message>
    <message>
        <source>1 card that does not exist</source>
        <translation>1 kaart die niet in het kaartspel zit</translation>
    </message>
    <message>
        <source>{count} cards that do not exist</source>
        <translation>{count} kaarten die niet in het kaartspel zitten</translation>
    </message>
    <message>
        <source>1 card that appears more than once</source>
        <translation>1 kaart meer dan één keer aanwezig</translation>
    </message>
    <message>
        <source>{count} cards that appear more than once</source>
        <translation>{count} kaarten meer dan één keer aanwezig</translation>
    </message>
    <message>
        <source>1 card missing</source>
        <translation>1 kaart ontbreekt</translation>
    </message>
    <message>
        <source>{count} cards missing</source>
        <translation>{count} kaarten ontbreken</translation>
    </message>
    <message>
        <source>The certificate’s file name is NAME{suffix}.</source>
        <translation>Het bestand van het certificaat heet NAAM{suffix}.</translation>
    </message>
    <message>
        <source>the structure of “{name}” was changed</source>
        <translation>“{name}” is niet meer opgebouwd zoals het was</translation>
    </message>
    <message>
        <source>is without an entry in the list of {table}</source>
        <translation>staat zonder vermelding in de lijst {table}</translation>
    </message>
    <message>
        <source>is in the list of {table} with a different {column}</source>
        <translation>staat in de lijst {table} met een andere waarde ({column})</translation>
    </message>
    <message>
        <source>has fingerprints but is not a set</source>
        <translation>heeft vingerafdrukken maar is geen set</translation>
    </message>
    <message>
        <source>has a key but is not a set</source>
        <translation>heeft een sleutel maar is geen set</translation>
    </message>
    <message>
        <source>the mark of the journal’s key was changed</source>
        <translation>het kenmerk van de sleutel van het logboek is gewijzigd</translation>
    </message>
    <message>
        <source>the count beside the journal is missing, or from another journal</source>
        <translation>de telling naast het logboek ontbreekt of is niet die van het logboek</translation>
    </message>
    <message>
        <source>is missing at the end, according to {who}</source>
        <translation>ontbreekt aan het eind, zoals {who} weet</translation>
    </message>
    <message>
        <source>and all up to row {last} are missing at the end, according to {who}</source>
        <translation>en alle tot en met regel {last} ontbreken aan het eind, zoals {who} weet</translation>
    </message>
    <message>
        <source>These settings could not be read and were reset: {names}.</source>
        <translation>Deze instellingen waren niet te lezen en beginnen opnieuw: {names}.</translation>
    </message>
    <message>
        <source>The settings could not be read ({reason}) and were reset.</source>
        <translation>De instellingen waren niet te lezen ({reason}) en beginnen opnieuw.</translation>
    </message>
    <message>
        <source>it has one of the characters &lt; &gt; : &quot; / \ | ? *</source>
        <translation>bevat een van de tekens &lt; &gt; : &quot; / \ | ? *</translation>
    </message>
    <message>
        <source>Windows reserves it for a device</source>
        <translation>Windows gebruikt die voor een apparaat</translation>
    </message>
    <message>
        <source>cards are A, K, Q, J (R, D, V), T or X, 9 … 2, without spaces between them</source>
        <translation>kaarten zijn A, K, Q, J (R, D, V), T of X, 9 … 2, zonder spaties ertussen</translation>
    </message>
    <message>
        <source>a card appears twice</source>
        <translation>een kaart staat er twee keer</translation>
    </message>
    <message>
        <source>contains something that was never written there</source>
        <translation>bevat iets dat daar nooit is geschreven</translation>
    </message>
    <message>
        <source>has a seal that this journal did not make</source>
        <translation>draagt een zegel dat niet van dit logboek is</translation>
    </message>
    <message>
        <source>at most 13</source>
        <translation>13 is het meeste</translation>
    </message>
    <message>
        <source>number {place} is not eight hexadecimal digits</source>
        <translation>het {place}e is geen acht hexadecimale cijfers</translation>
    </message>
    <message>
        <source>“{name}” beside it cannot be read, because nothing can be written there</source>
        <translation>“{name}” ernaast is niet te lezen waar niets geschreven kan worden</translation>
    </message>
    <message>
        <source>it repeats the same values</source>
        <translation>het levert steeds hetzelfde</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is not a word for a sheet</source>
        <translation>{file} van het programma is beschadigd: “{name}” is geen woord van een blad</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is wrong</source>
        <translation>{file} van het programma is beschadigd: “{name}” is niet wat het moet zijn</translation>
    </message>
    <message>
        <source>it contains no settings of Big Deal</source>
        <translation>er staat niets van de instellingen van Big Deal in</translation>
    </message>
    <message>
        <source>boards whose dealer or vulnerability does not match their number: {count}</source>
        <translation>spellen met een andere gever of kwetsbaarheid dan bij hun nummer hoort: {count}</translation>
    </message>
    <message>
        <source>The file has {count} sessions with the same board numbers: give new ones.</source>
        <translation>Het bestand bevat {count} zittingen waarin spelnummers terugkomen: geef nieuwe.</translation>
    </message>
    <message>
        <source>the section [Document] is missing</source>
        <translation>er is geen gedeelte [Document]</translation>
    </message>
    <message>
        <source>md is not a dealer and at most four hands</source>
        <translation>md is geen gever en hooguit vier handen</translation>
    </message>
    <message>
        <source>Board repeated with the same deal: {count} ×</source>
        <translation>Spel dat er al is met dezelfde spelverdeling: {count} ×</translation>
    </message>
    <message>
        <source>Game without hands, skipped: {count} ×</source>
        <translation>Invoer zonder handen, overgeslagen: {count} ×</translation>
    </message>
    <message>
        <source>Game with only some of the hands, skipped: {count} ×</source>
        <translation>Invoer met maar een deel van de handen, overgeslagen: {count} ×</translation>
    </message>
    <message>
        <source>Board without a number, counted on: {count} ×</source>
        <translation>Spel zonder eigen nummer, doorgeteld: {count} ×</translation>
    </message>
    <message>
        <source>Dealer or vulnerability does not match the board number, not for play: {count} ×</source>
        <translation>Gever of kwetsbaarheid hoort niet bij het spelnummer, niet om te spelen: {count} ×</translation>
    </message>
    <message>
        <source>The same board number with a different deal, taken as another session: {count} ×</source>
        <translation>Hetzelfde spelnummer met een andere spelverdeling, als andere zitting genomen: {count} ×</translation>
    </message>
    <message>
        <source>Belongs to no board, skipped: {count} ×</source>
        <translation>Hoort bij geen spel, overgeslagen: {count} ×</translation>
    </message>
    <message>
        <source>it was missing, and a new one was started with its old key</source>
        <translation>het was verdwenen en is naast zijn oude sleutel opnieuw begonnen</translation>
    </message>
    <message>
        <source>it ends at row {last}, but it had reached row {known}</source>
        <translation>het eindigt bij regel {last}, maar was al bij regel {known}</translation>
    </message>
    <message>
        <source>its rows are not the ones that the count beside it names</source>
        <translation>de regels zijn niet die welke de telling ernaast noemt</translation>
    </message>
    <message>
        <source>Boards have been dealt from the outside value, so it can no longer be changed.</source>
        <translation>Met de externe waarde zijn al spellen gemaakt, dus kan ze niet meer worden gewijzigd.</translation>
    </message>
    <message>
        <source>Another program is working on this tournament.</source>
        <translation>Een ander programma is met dit toernooi bezig.</translation>
    </message>
    <message>
        <source>Wait until it has finished.</source>
        <translation>Wacht tot het klaar is.</translation>
    </message>
    <message>
        <source>it is a different kind of file, or from a newer program</source>
        <translation>het is van een andere soort, of van een nieuwer programma</translation>
    </message>
    <message>
        <source>a part of it is wrong</source>
        <translation>een deel ervan is niet wat het moet zijn</translation>
    </message>
    <message>
        <source>its “{name}” is wrong</source>
        <translation>“{name}” erin is niet wat het moet zijn</translation>
    </message>
    <message>
        <source>line {line} is not a checksum</source>
        <translation>regel {line} is geen controlesom</translation>
    </message>
    <message>
        <source>Wait until then.</source>
        <translation>Wacht tot die er is.</translation>
    </message>
    <message>
        <source>it is still in the future</source>
        <translation>die is er nog niet</translation>
    </message>
    <message>
        <source>the plan was not sealed until {day}</source>
        <translation>het plan is pas op {day} verzegeld</translation>
    </message>
    <message>
        <source>a number without spaces was promised</source>
        <translation>toegezegd is een getal zonder spaties</translation>
    </message>
    <message>
        <source>two numbers with one space between them were promised</source>
        <translation>toegezegd zijn twee getallen met één spatie ertussen</translation>
    </message>
    <message>
        <source>the {name} is a number: digits with a point or comma</source>
        <translation>{name} is een getal, cijfers met een punt of komma</translation>
    </message>
    <message>
        <source>the points or commas in {text} are in the wrong places</source>
        <translation>de punten of komma’s in {text} staan niet waar ze horen</translation>
    </message>
    <message>
        <source>its boards are not in the order of their numbers</source>
        <translation>de spellen staan niet op volgorde van nummer</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>aan het begin</translation>
    </message>
    <message>
        <source>it is a compressed file: unpack it first</source>
        <translation>het is een ingepakt bestand: pak het eerst uit</translation>
    </message>
    <message>
        <source>Dealer or vulnerability not understood, so the one of the board number is used: {count} ×</source>
        <translation>Gever of kwetsbaarheid in onbekende woorden, volgens het spelnummer genomen: {count} ×</translation>
    </message>
    <message>
        <source>There is no commitment in the plan’s folder, so there is no check code.</source>
        <translation>Naast het plan ligt geen vastlegging, dus er is geen controlecode.</translation>
    </message>
    <message>
        <source>The plan is sealed, so it can no longer be changed.</source>
        <translation>Het plan is verzegeld, dus kan het niet meer worden gewijzigd.</translation>
    </message>
    <message>
        <source>The plan is already sealed.</source>
        <translation>Het plan is al verzegeld.</translation>
    </message>
    <message>
        <source>You can deal 1 to {most} sets at once.</source>
        <translation>In één keer kunnen 1 tot {most} sets geschud worden.</translation>
    </message>
    <message>
        <source>Sets dealt together can have at most {most} boards in all; these would have {count}.</source>
        <translation>Meerdere sets in één keer kunnen samen {most} spellen hebben, en deze zouden er {count} hebben.</translation>
    </message>
    <message>
        <source>it is from a network that this program does not know</source>
        <translation>ze is van een netwerk dat dit programma niet kent</translation>
    </message>
    <message>
        <source>Enter the value that it promises.</source>
        <translation>Stel de waarde in die het toezegt.</translation>
    </message>
    <message>
        <source>round {number} of drand was promised; its file contains the signature that proves it</source>
        <translation>toegezegd was drand-ronde {number}; het bestand ervan bevat de handtekening die haar bewijst</translation>
    </message>
    <message>
        <source>The fallback value is the one of {day}: nobody can know it yet.</source>
        <translation>Wat geldt als het netwerk is gestopt, is van {day}: niemand kan het al kennen.</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <translation>het is geen tekst in UTF-8</translation>
    </message>
    <message>
        <source>the randomness does not match the signature; one of them is wrong</source>
        <translation>het toevalsgetal hoort niet bij de handtekening; een van beide is fout</translation>
    </message>
    <message>
        <source>the key is not a key of such a network</source>
        <translation>de sleutel is geen sleutel van zo’n netwerk</translation>
    </message>
    <message>
        <source>the signature is not valid; one of its digits is wrong</source>
        <translation>de handtekening is er geen; een cijfer erin is fout</translation>
    </message>
    <message>
        <source>the network did not sign round {number} like this; the number or the signature is wrong</source>
        <translation>zo heeft het netwerk ronde {number} niet ondertekend; nummer of handtekening is fout</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>het is geen gave JSON</translation>
    </message>
    <message>
        <source>it has more pixels than a page can show</source>
        <translation>ze heeft meer punten dan een pagina toont</translation>
    </message>
    <message>
        <source>these words are not in the word list: {places}</source>
        <translation>deze woorden staan niet in de woordenlijst: {places}</translation>
    </message>
    <message>
        <source>word {place} differs from the slip</source>
        <translation>woord {place} luidt op het briefje anders</translation>
    </message>
    <message>
        <source>words {one} and {other} are swapped</source>
        <translation>de woorden {one} en {other} zijn verwisseld</translation>
    </message>
    <message>
        <source>choose first where the outside value will come from</source>
        <translation>zeg eerst waar de externe waarde vandaan komt</translation>
    </message>
    <message>
        <source>another holder already has this name</source>
        <translation>een andere houder heet al zo</translation>
    </message>
    <message>
        <source>Reveal on the computer that dealt them.</source>
        <translation>Onthul ze op de computer die schudde.</translation>
    </message>
    <message>
        <source>The keys of all sessions have already been revealed.</source>
        <translation>De sleutels van alle zittingen zijn al onthuld.</translation>
    </message>
    <message>
        <source>The public pack contains every session that was dealt.</source>
        <translation>Het openbare pakket bevat elke zitting die geschud is.</translation>
    </message>
    <message>
        <source>The key of a session opens all its boards, including its reserve set.</source>
        <translation>De sleutel van een zitting opent al haar spellen, ook die van de reserveset.</translation>
    </message>
    <message>
        <source>What was published binds all keys together, so no single one can be proved.</source>
        <translation>Wat gepubliceerd is legt alle sleutels samen vast, dus geen ervan is apart te bewijzen.</translation>
    </message>
    <message>
        <source>The number of sessions of phase {phase} is open, so one key opens them all, including those not played yet.</source>
        <translation>Het aantal zittingen van fase {phase} is open, dus één sleutel dient voor alle: die zou ook de zittingen openen die nog gespeeld moeten worden.</translation>
    </message>
    <message>
        <source>According to this computer’s journal, {session} has not been dealt.</source>
        <translation>Het logboek van deze computer kent {session} niet als geschud.</translation>
    </message>
    <message>
        <source>it is not the key of a session</source>
        <translation>het is iets anders dan de sleutel van een zitting</translation>
    </message>
    <message>
        <source>it is not what should be there</source>
        <translation>daar staat niet wat er moet staan</translation>
    </message>
    <message>
        <source>it ends after {count} of {size} bytes</source>
        <translation>het is na {count} van {size} bytes afgebroken</translation>
    </message>
    <message>
        <source>This computer has not seen this tournament before. The log in its folder shows what was done elsewhere, and that counts here too.</source>
        <translation>Deze computer kende dit toernooi nog niet. Wat ermee is gedaan, staat in het logboek in de map en geldt ook hier.</translation>
    </message>
    <message>
        <source>Part of the tournament log is damaged or missing. Ask what was done on other computers before you deal or reveal.</source>
        <translation>Van het logboek van het toernooi is iets beschadigd of weg. Vraag wat op andere computers is gedaan voordat u geeft of onthult.</translation>
    </message>
    <message>
        <source>Two computers continued this tournament without knowing of each other. Compare what they dealt, and record a deviation that says how this happened: it joins the two.</source>
        <translation>Twee computers zijn met dit toernooi verdergegaan, elk zonder wat de ander deed. Vergelijk wat ze gegeven hebben, en leg een afwijking vast die zegt hoe het kwam: die voegt de twee samen.</translation>
    </message>
    <message>
        <source>its folder is another user’s</source>
        <translation>de map is van een andere gebruiker</translation>
    </message>
    <message>
        <source>This set was spot-checked {count} times before play. It can be checked again when play is over.</source>
        <translation>Deze set kreeg voor het spelen {count} keer een steekproef. Na afloop kan het weer.</translation>
    </message>
    <message>
        <source>This is an Access database, which is not read here. Export its table ReceivedData as CSV, and choose that file.</source>
        <translation>Dit is een Access-database, die hier niet wordt gelezen. Exporteer de tabel ReceivedData als CSV, en kies dat bestand.</translation>
    </message>
    <message>
        <source>The file has no result of board {number}.</source>
        <translation>Het bestand heeft geen resultaat van spel {number}.</translation>
    </message>
    <message>
        <source>This is not whole JSON.</source>
        <translation>Dit is geen volledige JSON.</translation>
    </message>
    <message>
        <source>it is not a PNG, JPEG or SVG picture</source>
        <translation>het is geen PNG-, JPEG- of SVG-afbeelding</translation>
    </message>
    <message>
        <source>its drawing is too complicated</source>
        <translation>de tekening is te ingewikkeld</translation>
    </message>
    <message>
        <source>the attached journal in “{folder}” is missing or was changed</source>
        <translation>het toegevoegde logboek in “{folder}” ontbreekt of is gewijzigd</translation>
    </message>
    <message>
        <source>{count} older journals are attached here, and no more are possible.</source>
        <translation>Hier zijn {count} oudere logboeken toegevoegd, en meer kan niet.</translation>
    </message>
    <message>
        <source>Deal other boards outside the tournament, as an ordinary session, and record a deviation.</source>
        <translation>Schud andere spellen buiten het toernooi, als een gewone zitting, en leg een afwijking vast.</translation>
    </message>
    <message>
        <source>The files of another journal are here: “{path}”. Move the three files “{name}”, “{key_name}” and “{head_name}” of that folder elsewhere, keep them, and restore again.</source>
        <translation>Hier staan de bestanden van een ander logboek: “{path}”. Verplaats de drie bestanden “{name}”, “{key_name}” en “{head_name}” van die map naar een andere plaats, bewaar ze en zet dan opnieuw terug.</translation>
    </message>
    <message>
        <source>a card is in two of the hands: look for one hand at a time</source>
        <translation>een kaart zit in twee van de handen: zoek één hand tegelijk</translation>
    </message>
    <message>
        <source>an owner word</source>
        <translation>een bezitterswoord</translation>
    </message>
    <message>
        <source>it has {count} letters N, E, S, W or -</source>
        <translation>het heeft {count} letters N, E, S, W of -</translation>
    </message>
    <message>
        <source>a part of a deal</source>
        <translation>een deel van een spelverdeling</translation>
    </message>
    <message>
        <source>a suit by itself ends at {last}</source>
        <translation>een kleur op zichzelf eindigt bij {last}</translation>
    </message>
    <message>
        <source>its bits are not those of a layout</source>
        <translation>de bits zijn niet die van een kaartligging</translation>
    </message>
    <message>
        <source>different whole numbers from 0 on</source>
        <translation>verschillende gehele getallen vanaf 0</translation>
    </message>
    <message>
        <source>no set of this size has this index</source>
        <translation>geen verzameling van deze grootte heeft deze index</translation>
    </message>
    <message>
        <source>a set of numbers</source>
        <translation>een verzameling getallen</translation>
    </message>
    <message>
        <source>the sequences of a deal</source>
        <translation>de rijen van een spelverdeling</translation>
    </message>
    <message>
        <source>three times 13 different places, below 52, 39 and 26</source>
        <translation>drie keer 13 verschillende plaatsen, onder 52, 39 en 26</translation>
    </message>
    <message>
        <source>the triple of a deal</source>
        <translation>de drie indexen van een spelverdeling</translation>
    </message>
    <message>
        <source>three numbers from 0, below C(52,13), C(39,13) and C(26,13)</source>
        <translation>drie getallen vanaf 0, onder C(52,13), C(39,13) en C(26,13)</translation>
    </message>
    <message>
        <source>cards marked unused that have a seat: {count}</source>
        <translation>ongebruikte kaarten met een plaats: {count}</translation>
    </message>
    <message>
        <source>the row is shorter than the heading</source>
        <translation>de rij is korter dan de kop</translation>
    </message>
    <message>
        <source>a hand is not four suits with dots between</source>
        <translation>een hand is niet vier kleuren met punten ertussen</translation>
    </message>
    <message>
        <source>the column of board numbers has none here</source>
        <translation>de kolom met spelnummers heeft er hier geen</translation>
    </message>
    <message>
        <source>Double dummy of more than {most} boards is not worked out here.</source>
        <translation>Double dummy van meer dan {most} spellen wordt hier niet berekend.</translation>
    </message>
    <message>
        <source>This is not whole CSV.</source>
        <translation>Dit is geen volledige CSV.</translation>
    </message>
    <message>
        <source>a row has no number</source>
        <translation>een regel heeft geen nummer</translation>
    </message>
    <message>
        <source>“{text}” names no sessions: write 1:1-3 (phase 1, sessions 1 to 3), 2:all, or all.</source>
        <translation>“{text}” noemt geen zittingen: schrijf 1:1-3 voor de zittingen 1 tot en met 3 van fase 1, 2:all voor fase 2, of all.</translation>
    </message>
    <message>
        <source>The number of sessions of phase {phase} is open, and there is no key for it. None of its sessions can be dealt.</source>
        <translation>Het aantal zittingen van fase {phase} is open, en de sleutels hebben er geen voor: geen zitting ervan kan geschud worden.</translation>
    </message>
    <message>
        <source>with these holders the sentence has {count} characters, {limit} at most: use fewer holders, shorter names, or a shorter text</source>
        <translation>met deze houders telt de zin {count} tekens, en het hoogste aantal is {limit}: neem minder houders, kortere namen of minder woorden voor de externe waarde</translation>
    </message>
    <message>
        <source>all words are in the list, but several differ from the slip, or the hash belongs to other words</source>
        <translation>alle woorden staan in de lijst, en meer dan één luidt op het briefje anders; of de hash hoort bij andere woorden</translation>
    </message>
    <message>
        <source>“{file}” is a PDF, like a secret slip; the organiser’s file is a text whose name ends in “-hash.txt”</source>
        <translation>“{file}” is een PDF, zoals een geheim briefje; het bestand voor de organisator is een tekst waarvan de naam op “-hash.txt” eindigt</translation>
    </message>
    <message>
        <source>{session} has {boards}, and no board {number}</source>
        <translation>{session} heeft {boards}, en geen spel {number}</translation>
    </message>
</context>
<context>
    <name>recovery</name>
    <message>
        <source>Hidden files of it were removed: {names}.</source>
        <translation>Verborgen bestanden ervan zijn verwijderd: {names}.</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation>{names} en nog {count}</translation>
    </message>
    <message>
        <source>Writing {names} into “{folder}” was interrupted before any file was complete. The set counts as failed.</source>
        <translation>De aflevering van {names} in “{folder}” is afgebroken voordat er een bestand op zijn plaats stond. De set geldt als mislukt.</translation>
    </message>
    <message>
        <source>The disk of “{folder}” keeps no rights: everyone who can use it can read the boards there.</source>
        <translation>De schijf van “{folder}” kent geen rechten: wie hem kan gebruiken, kan daar de spellen lezen.</translation>
    </message>
    <message>
        <source>Hidden files in “{folder}” may hold boards, and could not be removed: {names}. The next dealing tries again.</source>
        <translation>Verborgen bestanden in “{folder}” kunnen spellen bevatten en konden niet worden verwijderd: {names}. De volgende keer delen wordt het weer geprobeerd.</translation>
    </message>
    <message>
        <source>Writing set {code} was interrupted at its last step. All its files are complete, and it now counts as dealt: {names}.</source>
        <translation>De levering van set {code} werd in de laatste stap afgebroken. Alle bestanden zijn heel, en de set geldt nu als geschud: {names}.</translation>
    </message>
    <message>
        <source>Writing set {code} was interrupted before it was complete. It counts as failed, and its files were removed: {names}. Do not play copies of them.</source>
        <translation>De levering van set {code} werd afgebroken voordat hij heel was. Hij geldt als mislukt, en de bestanden zijn teruggenomen: {names}. Speel geen kopieën ervan.</translation>
    </message>
    <message>
        <source>Writing files was interrupted, and files with those names have changed since. They were left alone: {names}.</source>
        <translation>Een levering werd afgebroken, en bestanden met haar namen zijn sindsdien veranderd. Ze zijn met rust gelaten: {names}.</translation>
    </message>
    <message>
        <source>Hidden files in “{folder}” were left alone, because another user, computer or data folder made them: {names}.</source>
        <translation>Verborgen bestanden in “{folder}” zijn met rust gelaten, want een andere gebruiker, computer of gegevensmap heeft ze gemaakt: {names}.</translation>
    </message>
    <message>
        <source>Writing {names} was interrupted at its last step, and the journal does not know these boards. They were left alone. Do not play them unless you know where they come from.</source>
        <translation>De levering van {names} werd in de laatste stap afgebroken, en het logboek kent deze spellen niet. Ze zijn met rust gelaten. Speel ze alleen als u weet waar ze vandaan komen.</translation>
    </message>
    <message>
        <source>An earlier attempt to publish this plan was interrupted. Its keys are not in use, and its files were removed: {names}. Destroy any copies of them.</source>
        <translation>Een eerdere publicatie van dit plan werd afgebroken. De sleutels leggen niets vast, en de bestanden zijn verwijderd: {names}. Vernietig kopieën ervan.</translation>
    </message>
    <message>
        <source>Whether this counts as dealt is settled at the next dealing, or when the program starts.</source>
        <translation>Of dit als geschud geldt, blijkt de volgende keer delen, of bij het starten van het programma.</translation>
    </message>
    <message>
        <source>All files are complete and stay in “{folder}”: {names}.</source>
        <translation>Alle bestanden zijn heel en blijven in “{folder}”: {names}.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Identification</source>
        <translation>Identificatie</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Bestanden voor</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formaten</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Map voor de bestanden</translation>
    </message>
    <message>
        <source>Folder for used sets</source>
        <translation>Map voor gebruikte sets</translation>
    </message>
    <message>
        <source>Exactly as Big Deal</source>
        <translation>Precies als Big Deal</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Toeval</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Sjablonen</translation>
    </message>
    <message>
        <source>Print options</source>
        <translation>Afdrukopties</translation>
    </message>
    <message>
        <source>Recent tournaments</source>
        <translation>Recente toernooien</translation>
    </message>
    <message>
        <source>First start</source>
        <translation>Eerste start</translation>
    </message>
    <message>
        <source>Language and appearance</source>
        <translation>Taal en uiterlijk</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>T&amp;aal</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>K&amp;leuren</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Tekstgrootte</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Your club</source>
        <translation>Uw club</translation>
    </message>
    <message>
        <source>&amp;Identification</source>
        <translation>&amp;Identificatie</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Ticked when the program starts.</source>
        <translation>Aangevinkt als het programma start.</translation>
    </message>
    <message>
        <source>&amp;New sets go to</source>
        <translation>&amp;Nieuwe sets naar</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Kiezen…</translation>
    </message>
    <message>
        <source>&amp;Used sets go to</source>
        <translation>&amp;Gebruikte sets naar</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>Kie&amp;zen…</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Schudden</translation>
    </message>
    <message>
        <source>Contents of the files</source>
        <translation>Inhoud van de bestanden</translation>
    </message>
    <message>
        <source>&amp;Standard</source>
        <translation>&amp;Standaard</translation>
    </message>
    <message>
        <source>E&amp;xactly as Big Deal</source>
        <translation>&amp;Precies als Big Deal</translation>
    </message>
    <message>
        <source>&amp;Your typing and the computer</source>
        <translation>&amp;Uw typen en de computer</translation>
    </message>
    <message>
        <source>You type or move the mouse until the meter is full. Both are mixed: one good source is enough. Choose this if you can.</source>
        <translation>U typt of beweegt de muis tot de meter vol is. Beide worden gemengd: één goede bron is genoeg. Kies dit als het kan.</translation>
    </message>
    <message>
        <source>Pr&amp;esets</source>
        <translation>S&amp;jablonen</translation>
    </message>
    <message>
        <source>Names of the files</source>
        <translation>Namen van de bestanden</translation>
    </message>
    <message>
        <source>Day and event</source>
        <translation>Dag en evenement</translation>
    </message>
    <message>
        <source>Day, event and set code</source>
        <translation>Dag, evenement en setcode</translation>
    </message>
    <message>
        <source>Finished files stay</source>
        <translation>Gespeelde bestanden blijven</translation>
    </message>
    <message>
        <source>The last session</source>
        <translation>De laatste zitting</translation>
    </message>
    <message>
        <source>Nam&amp;es of the files</source>
        <translation>N&amp;amen van de bestanden</translation>
    </message>
    <message>
        <source>Last preset</source>
        <translation>Het laatste sjabloon</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Als het systeem</translation>
    </message>
    <message>
        <source>Your club and place. It is mixed into every deal, so two clubs never deal the same boards, even from the same seed. It is not a password.</source>
        <translation>Uw club en plaats. Die gaan in elke spelverdeling mee. Zo schudden twee clubs nooit dezelfde spellen, ook niet uit dezelfde beginwaarde. Het is geen wachtwoord.</translation>
    </message>
    <message>
        <source>What machines and programs expect, with the known mistakes of older files corrected.</source>
        <translation>Wat machines en programma’s verwachten; bekende fouten van oudere bestanden zijn hersteld.</translation>
    </message>
    <message>
        <source>The same bytes as Big Deal 2.0, except for the name of the program. For old procedures.</source>
        <translation>Byte voor byte als Big Deal 2.0, op de naam van het programma na. Voor oude werkwijzen.</translation>
    </message>
    <message>
        <source>Only the &amp;computer</source>
        <translation>Alleen de &amp;computer</translation>
    </message>
    <message>
        <source>For anyone who can neither type nor move a mouse. The boards are as random as this computer can be trusted. You add nothing yourself, and the certificate of the set says so.</source>
        <translation>Voor wie niet kan typen en geen muis kan bewegen. De spellen zijn zo willekeurig als deze computer in orde is; u voegt zelf niets toe, en dat staat op het certificaat.</translation>
    </message>
</context>
<context>
    <name>sheets</name>
    <message>
        <source>To open it: “bigdeal tournament” asks for the words of each sheet. Without this program: a tool for SLIP-39 turns the lists into a master secret in hexadecimal (no passphrase); this is the passphrase for “age -d”.</source>
        <translation>Openen: “bigdeal tournament” vraagt om de woorden van elk blad. Zonder dit programma: een hulpmiddel voor SLIP-39 maakt van de lijsten een hoofdgeheim in hexadecimale cijfers (zonder wachtwoordzin); dat is de wachtwoordzin voor “age -d”.</translation>
    </message>
    <message>
        <source>SECRET: share {number} of {count}</source>
        <translation>GEHEIM: deel {number} van {count}</translation>
    </message>
    <message>
        <source>SECRET: the passphrase of a tournament</source>
        <translation>GEHEIM: de wachtwoordzin van een toernooi</translation>
    </message>
    <message>
        <source>Tournament: {name}</source>
        <translation>Toernooi: {name}</translation>
    </message>
    <message>
        <source>Opens: {file}</source>
        <translation>Opent: {file}</translation>
    </message>
    <message>
        <source>Without it nobody can open the file, and the boards cannot be dealt.</source>
        <translation>Zonder haar kan niemand het bestand openen, en zijn de spellen niet te schudden.</translation>
    </message>
    <message>
        <source>Print it twice, keep the sheets in two safe places, and delete this file.</source>
        <translation>Druk het twee keer af, bewaar de bladen op twee veilige plaatsen en verwijder dit bestand.</translation>
    </message>
    <message>
        <source>Set number: {number}</source>
        <translation>Stelnummer: {number}</translation>
    </message>
    <message>
        <source>Held by: {holder}</source>
        <translation>Bewaard door: {holder}</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>De dag</translation>
    </message>
    <message>
        <source>Who keeps the keys</source>
        <translation>Wie de sleutels bewaart</translation>
    </message>
    <message>
        <source>How to check</source>
        <translation>Zo controleert u</translation>
    </message>
    <message>
        <source>Hash of the keys</source>
        <translation>Hash van de sleutels</translation>
    </message>
    <message>
        <source>SHA-256 of the page verify.html</source>
        <translation>SHA-256 van de pagina verify.html</translation>
    </message>
    <message>
        <source>Check code (digest, SHA-256)</source>
        <translation>Controlecode</translation>
    </message>
    <message>
        <source>The same in words</source>
        <translation>Hetzelfde in woorden</translation>
    </message>
    <message>
        <source>Published before the outside value is known</source>
        <translation>Gepubliceerd voordat de externe waarde bekend is</translation>
    </message>
    <message>
        <source>The organiser says where.</source>
        <translation>Dat zegt de organisator.</translation>
    </message>
    <message>
        <source>The organiser, unsealed.</source>
        <translation>De organisator, onverzegeld.</translation>
    </message>
    <message>
        <source>The organiser, sealed with a passphrase.</source>
        <translation>De organisator, verzegeld met een wachtwoordzin.</translation>
    </message>
    <message>
        <source>Sealed for {count} secret key(s), any of which opens them.</source>
        <translation>Verzegeld voor geheime sleutels ({count}); elk ervan opent.</translation>
    </message>
    <message>
        <source>SECRET until the outside value is known</source>
        <translation>GEHEIM totdat de externe waarde bekend is</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Uw woorden</translation>
    </message>
    <message>
        <source>As one line</source>
        <translation>Op één regel</translation>
    </message>
    <message>
        <source>What they are for</source>
        <translation>Waarvoor ze dienen</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Wat te doen</translation>
    </message>
    <message>
        <source>Without this program</source>
        <translation>Zonder dit programma</translation>
    </message>
    <message>
        <source>For the organiser, before the plan is published</source>
        <translation>Voor de organisator, voordat het plan wordt gepubliceerd</translation>
    </message>
    <message>
        <source>SHA-256 of the words</source>
        <translation>SHA-256 van de woorden</translation>
    </message>
    <message>
        <source>Holder: {name}</source>
        <translation>Houder: {name}</translation>
    </message>
    <message>
        <source>Any {needed} of the {count} sheets open the file; one alone is useless.</source>
        <translation>Met {needed} van de {count} woordenlijsten gaat het bestand open; één alleen is nutteloos.</translation>
    </message>
    <message>
        <source>Keep this sheet apart from the others, in a sealed envelope. Do not copy, photograph or email it. If too few sheets are left, nobody can open the file, and the boards cannot be dealt.</source>
        <translation>Bewaar dit blad apart van de andere, in een gesloten envelop. Niet kopiëren, fotograferen of mailen. Blijven er te weinig bladen over, dan kan niemand het bestand openen en zijn de spellen niet te schudden.</translation>
    </message>
    <message>
        <source>Type it exactly as printed, with the dashes and in small letters.</source>
        <translation>Typ haar zoals ze er staat, met de streepjes en in kleine letters.</translation>
    </message>
    <message>
        <source>Anyone who has this sheet and the file can compute every board.</source>
        <translation>Wie dit blad en het bestand heeft, kan elk spel berekenen.</translation>
    </message>
    <message>
        <source>What determines the deals</source>
        <translation>Wat de spellen bepaalt</translation>
    </message>
    <message>
        <source>And the words of these holders; if withheld, their SHA-256 instead</source>
        <translation>En de woorden van deze houders; achtergehouden, dan hun SHA-256</translation>
    </message>
    <message>
        <source>Where everyone can find the value from then on</source>
        <translation>Waar iedereen vanaf dan de waarde vindt</translation>
    </message>
    <message>
        <source>Photograph this sheet, or keep the bulletin. After the last board the organiser publishes a pack. The program bigdeal-gui, its command “bigdeal verify”, and the page verify.html from the program’s releases ask for this check code: the words, the digits or the QR code. If they agree, the plan, the promise and the keys are today’s ({name}.commit.json), and every board is computed again.</source>
        <translation>Fotografeer dit blad, of bewaar het bulletin. Na het laatste spel publiceert de organisator een pakket. Het programma bigdeal-gui, zijn opdracht “bigdeal verify” of de pagina verify.html die met het programma gepubliceerd wordt, vraagt naar deze controlecode: de woorden, de cijfers of de code. Kloppen ze, dan zijn plan, toezegging en sleutels die van vandaag ({name}.commit.json), en wordt elk spel opnieuw berekend.</translation>
    </message>
    <message>
        <source>{count} officials, sealed: any {needed} of them together can open the keys.</source>
        <translation>{count} bewaarders, verzegeld: {needed} van hen openen samen de sleutels.</translation>
    </message>
    <message>
        <source>Nothing on this page is secret. The organiser enters the name and this SHA-256 together with the source of the outside value. Later, check that the published promise names you with it.</source>
        <translation>Op deze bladzijde is niets geheim. De organisator voert naam en SHA-256 in waar de bron van de externe waarde wordt gekozen. Let er later op dat de gepubliceerde toezegging u ermee noemt.</translation>
    </message>
    <message>
        <source>They go into every deal of the tournament, together with the secret keys and the outside value. As long as only you know them, nobody can foresee a board, not even the organiser.</source>
        <translation>Ze gaan mee in elk spel van het toernooi, naast de geheime sleutels en de externe waarde. Zolang u alleen ze kent, kan niemand een spel voorzien, ook de organisator niet.</translation>
    </message>
    <message>
        <source>Do not show, email or photograph them. Give the organiser the other page. When the outside value is known, and not before, hand over the words so that the boards can be dealt, ideally all holders at the same moment. Play does not wait for you: without your words their SHA-256 is used instead, and every check says that they were withheld.</source>
        <translation>Laat ze aan niemand zien, mail en fotografeer ze niet. Geef de organisator de andere bladzijde. Als de externe waarde bekend is, en niet eerder, overhandigt u de woorden om de spellen te schudden, het liefst alle houders op hetzelfde moment. Het spelen wacht niet op u: zonder uw woorden komt hun SHA-256 ervoor in de plaats, en elke controle zegt dat ze zijn achtergehouden.</translation>
    </message>
    <message>
        <source>The SHA-256 on the other page is that of the one line above: small letters with hyphens between them, without a line break.</source>
        <translation>De SHA-256 op de andere bladzijde is die van de ene regel hierboven: kleine letters met streepjes ertussen, zonder regeleinde.</translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message>
        <source>your typing and the computer</source>
        <translation>uw typewerk en de computer</translation>
    </message>
    <message>
        <source>a seed that was given</source>
        <translation>een opgegeven beginwaarde</translation>
    </message>
    <message>
        <source>the tournament’s keys</source>
        <translation>de sleutels van het toernooi</translation>
    </message>
    <message>
        <source>only your typing</source>
        <translation>alleen uw typen</translation>
    </message>
    <message>
        <source>only the computer</source>
        <translation>alleen de computer</translation>
    </message>
</context>
<context>
    <name>states</name>
    <message>
        <source>certified</source>
        <translation>gecertificeerd</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>gearchiveerd</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>verplaatst</translation>
    </message>
    <message>
        <source>being moved</source>
        <translation>wordt verplaatst</translation>
    </message>
    <message>
        <source>no longer being moved</source>
        <translation>wordt niet meer verplaatst</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>“{file}”, board {number}: {reason}.</source>
        <translation>“{file}”, spel {number}: {reason}.</translation>
    </message>
    <message>
        <source>Boards that are wrong there: {numbers}.</source>
        <translation>Spellen die daarin fout zijn: {numbers}.</translation>
    </message>
    <message>
        <source>The organiser’s reason: “{reason}”.</source>
        <translation>Reden van de organisator: “{reason}”.</translation>
    </message>
    <message>
        <source>Every session of the plan is here, with every board.</source>
        <translation>Alle zittingen van het plan zijn er, met alle spellen.</translation>
    </message>
    <message>
        <source>“{file}” cannot be used: {reason} Get it again.</source>
        <translation>“{file}” is niet te gebruiken: {reason} Haal het opnieuw.</translation>
    </message>
    <message>
        <source>This plan is not published yet: no keys are bound to it.</source>
        <translation>Dit plan is nog niet gepubliceerd: er zijn nog geen sleutels vastgelegd.</translation>
    </message>
    <message>
        <source>The keys are not here, or still sealed: they come after play.</source>
        <translation>De sleutels zijn er niet, of nog verzegeld: ze komen na het spelen.</translation>
    </message>
    <message>
        <source>“{file}”: its root of the keys is not the one that was bound.</source>
        <translation>“{file}”: de wortel van de sleutels daarin is niet de vastgelegde.</translation>
    </message>
    <message>
        <source>“{file}”: its key is number {found} of {found_count}; that of phase {phase}, session {session}, is number {number} of {count}.</source>
        <translation>“{file}”: de sleutel daarin is nummer {found} van {found_count}; die van fase {phase}, zitting {session}, is nummer {number} van {count}.</translation>
    </message>
    <message>
        <source>“{file}”: this is not the key that was bound for phase {phase}, session {session}.</source>
        <translation>“{file}”: dit is niet de sleutel die voor fase {phase}, zitting {session} is vastgelegd.</translation>
    </message>
    <message>
        <source>No boards are here: add their files, such as .pbn.</source>
        <translation>Er zijn geen spellen: voeg hun bestanden toe, zoals .pbn.</translation>
    </message>
    <message>
        <source>The check code is the one you gave.</source>
        <translation>De controlecode is die u hebt gegeven.</translation>
    </message>
    <message>
        <source>The check code you gave is not the one of this promise: {where}</source>
        <translation>De controlecode die u gaf, is niet die van deze toezegging: {where}</translation>
    </message>
    <message>
        <source>Say whether you saw this check code, or had this plan, before {moment}.</source>
        <translation>Zeg of u deze controlecode vóór {moment} hebt gezien, of dit plan had.</translation>
    </message>
    <message>
        <source>Give all of it, and say whether you saw it before {moment}.</source>
        <translation>Geef die helemaal, en zeg of u die vóór {moment} hebt gezien.</translation>
    </message>
    <message>
        <source>the day of the value</source>
        <translation>de dag van de waarde</translation>
    </message>
    <message>
        <source>You know of no earlier promise of this organiser for this event, as you say.</source>
        <translation>U kent geen eerdere toezegging van deze organisator voor deze wedstrijd, zoals u zegt.</translation>
    </message>
    <message>
        <source>What you gave cannot be read as the check code of this promise: {where}</source>
        <translation>Wat u gaf, is niet te lezen als de controlecode van deze toezegging: {where}</translation>
    </message>
    <message>
        <source>The value you gave is “{given}”; the value in the plan is “{value}”.</source>
        <translation>U gaf de waarde “{given}”; in het plan staat “{value}”.</translation>
    </message>
    <message>
        <source>The outside value is the one you gave.</source>
        <translation>De externe waarde is die u hebt gegeven.</translation>
    </message>
    <message>
        <source>The value was entered on {entered}, before the promised day, {day}.</source>
        <translation>De waarde is ingevoerd op {entered}, vóór de toegezegde dag, {day}.</translation>
    </message>
    <message>
        <source>The value you gave, “{given}”, cannot be read as the promised one: {source}.</source>
        <translation>De waarde die u gaf, “{given}”, is niet te lezen als de toegezegde: {source}.</translation>
    </message>
    <message>
        <source>The value is the randomness of round {number}, which appeared on {when}: the network’s signature is genuine.</source>
        <translation>De waarde is het toevalsgetal van drand-ronde {number}, verschenen op {when}: de handtekening van het netwerk is echt.</translation>
    </message>
    <message>
        <source>The value is not that of the promised round {number}. It counts only if the network had ended before {when}.</source>
        <translation>De waarde is niet die van de toegezegde ronde {number}. Ze telt alleen als het netwerk vóór {when} was gestopt.</translation>
    </message>
    <message>
        <source>Look up at {address} whether the randomness of round {number} is {value}.</source>
        <translation>Zoek op {address} op of het toevalsgetal van ronde {number} {value} is.</translation>
    </message>
    <message>
        <source>The file of round {number} (.round.json) is not here. Look up at {address} whether its randomness is {value}; or add the file, and it is checked here.</source>
        <translation>Het bestand van drand-ronde {number} (.round.json) zit er niet bij. Zoek op bij {address} of het toevalsgetal (randomness) {value} is; of voeg het bestand toe, dan wordt het hier gecontroleerd.</translation>
    </message>
    <message>
        <source>“{file}” is not what the network signed: {reason}.</source>
        <translation>“{file}” is niet wat het netwerk heeft ondertekend: {reason}.</translation>
    </message>
    <message>
        <source>These have the same words, so they are one holder: {names}.</source>
        <translation>Deze hebben dezelfde woorden en zijn dus één houder: {names}.</translation>
    </message>
    <message>
        <source>The words of “{name}” are in the value: their SHA-256 is the promised one.</source>
        <translation>De woorden van “{name}” staan in de waarde: hun SHA-256 is de toegezegde.</translation>
    </message>
    <message>
        <source>These sessions were played, as you say: {sessions}.</source>
        <translation>Deze zittingen zijn gespeeld, zoals u zegt: {sessions}.</translation>
    </message>
    <message>
        <source>The promise announces a log of what was done, and it is not here.</source>
        <translation>De toezegging kondigt een logboek aan van wat er is gedaan, en dat is niet hier.</translation>
    </message>
    <message>
        <source>Something of the log of what was done is damaged or missing.</source>
        <translation>Iets van het logboek van wat er is gedaan is beschadigd of ontbreekt.</translation>
    </message>
    <message>
        <source>The log of what was done is shorter than the text of a pack says.</source>
        <translation>Het logboek van wat er is gedaan is korter dan de tekst van een pakket zegt.</translation>
    </message>
    <message>
        <source>By the log, two computers went on with this tournament, each without what the other did.</source>
        <translation>Volgens het logboek gingen twee computers met dit toernooi verder, elk zonder wat de andere deed.</translation>
    </message>
    <message>
        <source>“{file}” has no boards.</source>
        <translation>In “{file}” staat geen spel.</translation>
    </message>
    <message>
        <source>“{file}” has the name of {named}, but the boards of {session}.</source>
        <translation>“{file}” heet naar {named}, maar de spellen zijn die van {session}.</translation>
    </message>
    <message>
        <source>“{file}” has no board numbers, and the boards of {session} are in a different order.</source>
        <translation>“{file}” heeft geen spelnummers, en de spellen van {session} staan in een andere volgorde.</translation>
    </message>
    <message>
        <source>“{phase}”: the number of sessions was left open. Found: {count}.</source>
        <translation>“{phase}”: het aantal zittingen was opengelaten. Gevonden: {count}.</translation>
    </message>
    <message>
        <source>“{phase}”: the boards of its sessions were left open.</source>
        <translation>“{phase}”: welke spellen de zittingen hebben, was opengelaten.</translation>
    </message>
    <message>
        <source>{session}: none of its boards is here.</source>
        <translation>{session}: er is geen enkel spel van.</translation>
    </message>
    <message>
        <source>{session}: its boards were left open. Found: {numbers}.</source>
        <translation>{session}: welke spellen ze heeft, was opengelaten. Gevonden: {numbers}.</translation>
    </message>
    <message>
        <source>“{file}” was not opened: unpack it, and give its contents.</source>
        <translation>In “{file}” is niet gekeken: pak het uit, en geef wat erin zit.</translation>
    </message>
    <message>
        <source>The organiser reports a deviation from the plan: “{what}”.</source>
        <translation>De organisator meldt een afwijking van het plan: “{what}”.</translation>
    </message>
    <message>
        <source>“{file}” is in the list of checksums, but not among the files.</source>
        <translation>“{file}” staat in de lijst met controlesommen en is niet bij de bestanden.</translation>
    </message>
    <message>
        <source>All files match the list of checksums in the pack.</source>
        <translation>Elk bestand is het ingepakte, zoals de lijst met controlesommen zegt.</translation>
    </message>
    <message>
        <source>This is a practice tournament, made to try things out.</source>
        <translation>Dit is een oefentoernooi: het is gemaakt om te proberen.</translation>
    </message>
    <message>
        <source>The keys of all sessions are here, but their hash is not the one in the plan (KH).</source>
        <translation>De sleutels van alle zittingen zijn hier, en hun hash is niet die welke het plan noemt (KH).</translation>
    </message>
    <message>
        <source>The keys are the ones fixed before.</source>
        <translation>De sleutels zijn die vooraf zijn vastgelegd.</translation>
    </message>
    <message>
        <source>“{file}”: a single key cannot be proved here, because the commitment (version 1) binds all keys together.</source>
        <translation>“{file}”: een sleutel apart is hier niet te bewijzen: de vastlegging, van versie 1, legt alle sleutels samen vast.</translation>
    </message>
    <message>
        <source>“{file}”: the plan has no separate key for phase {phase}, session {session}.</source>
        <translation>“{file}”: het plan heeft geen eigen sleutel voor fase {phase}, zitting {session}.</translation>
    </message>
    <message>
        <source>{sessions}: the key has very few different characters, so it can be guessed.</source>
        <translation>{sessions}: de sleutel bestaat uit heel weinig verschillende letters en is dus te raden.</translation>
    </message>
    <message>
        <source>{sessions}: these have the same key, so they have the same boards.</source>
        <translation>{sessions}: deze hebben één sleutel, dus dezelfde spellen.</translation>
    </message>
    <message>
        <source>This is only about {sessions}. The keys of the other sessions are still secret: nothing is proved about them before they are revealed.</source>
        <translation>Dit gaat alleen over {sessions}. De sleutels van de andere zittingen zijn nog geheim: daarvan is niets bewezen voordat ze onthuld zijn.</translation>
    </message>
    <message>
        <source>Plan and promise match the commitment word for word.</source>
        <translation>Plan en toezegging zijn woord voor woord die van de vastlegging.</translation>
    </message>
    <message>
        <source>There is no commitment: only the keys were fixed, not the names, sessions, boards and source.</source>
        <translation>Er is geen vastlegging: alleen de sleutels zijn vastgelegd, niet namen, zittingen, spellen en bron.</translation>
    </message>
    <message>
        <source>The check code you gave cannot be compared, because the commitment is missing or cannot be used. Add the file that ends in .commit.json.</source>
        <translation>De controlecode die u gaf, is niet te vergelijken: de vastlegging is er niet, of is onbruikbaar. Voeg het bestand toe dat op .commit.json eindigt.</translation>
    </message>
    <message>
        <source>You gave the hash of the keys. It covers only the keys; the check code also covers the names, sessions, boards and source.</source>
        <translation>Wat u gaf, is de hash van de sleutels. Die legt alleen de sleutels vast, niet namen, zittingen, spellen en bron, zoals de controlecode doet.</translation>
    </message>
    <message>
        <source>You saw it, or had it, before {moment}, as you say.</source>
        <translation>U hebt het vóór {moment} gezien of bewaard, zoals u zegt.</translation>
    </message>
    <message>
        <source>The organiser published an earlier promise, and it is not here. It may have been for this same event. Ask for it. Its check code: {digest}.</source>
        <translation>De organisator heeft hiervoor een andere toezegging gepubliceerd, en die is er niet bij: ze kan voor dezelfde wedstrijd zijn geweest. Vraag erom. De controlecode: {digest}.</translation>
    </message>
    <message>
        <source>All earlier promises in this chain are here, each for a different event: {names}.</source>
        <translation>Elke toezegging vóór deze in haar keten is erbij, elk van een andere wedstrijd: {names}.</translation>
    </message>
    <message>
        <source>Only the organiser says that there was no earlier promise. Say whether you know of an earlier promise for this event.</source>
        <translation>Dat er geen andere toezegging aan voorafging, is alleen het woord van de organisator. Zeg of u een eerdere toezegging voor deze wedstrijd kent.</translation>
    </message>
    <message>
        <source>“{file}”, among the files, is a plan with the same keys but different lines: {lines}.</source>
        <translation>“{file}”, bij de bestanden, is een plan met dezelfde sleutels, maar andere regels: {lines}.</translation>
    </message>
    <message>
        <source>“{file}”, among the files, is another plan for this event. Lines that differ: {lines}. Ask which one counted.</source>
        <translation>“{file}”, bij de bestanden, is een ander plan van deze wedstrijd. Regels die verschillen: {lines}. Vraag welk plan gold.</translation>
    </message>
    <message>
        <source>The organiser says: “{where}”, since {day}.</source>
        <translation>De organisator zegt: “{where}”, sinds {day}.</translation>
    </message>
    <message>
        <source>The organiser says it was published on {since}, which is not before the promised day, {day}.</source>
        <translation>De organisator noemt een publicatie op {since}, niet vóór de toegezegde dag, {day}.</translation>
    </message>
    <message>
        <source>An earlier promise for this same event is here (“{file}”): with several promises the best one can be chosen.</source>
        <translation>Hier is een eerdere toezegging voor dezelfde wedstrijd (“{file}”): wie er meer maakt, kan kiezen.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, agrees line by line.</source>
        <translation>Het plan dat u bewaarde, “{file}”, komt regel voor regel overeen.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, has the same keys but different lines: {lines}.</source>
        <translation>Het plan dat u bewaarde, “{file}”, heeft dezelfde sleutels, maar andere regels: {lines}.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, is a draft without keys. Lines that differ: {lines}.</source>
        <translation>Het plan dat u bewaarde, “{file}”, is een concept zonder sleutels. Regels die verschillen: {lines}.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, has different keys. Lines that differ: {lines}. Ask which one counted.</source>
        <translation>Het plan dat u bewaarde, “{file}”, heeft andere sleutels. Regels die verschillen: {lines}. Vraag welk plan gold.</translation>
    </message>
    <message>
        <source>The outside value is not in this plan yet: its day has not come.</source>
        <translation>De externe waarde staat nog niet in dit plan: haar dag moet nog komen.</translation>
    </message>
    <message>
        <source>The value was entered on {entered}, but the promised round {number} appeared later, on {when}.</source>
        <translation>De waarde is ingevoerd op {entered}. De toegezegde ronde {number} verscheen pas daarna, op {when}.</translation>
    </message>
    <message>
        <source>The promise does not fix how the value is written: a different spelling gives different boards.</source>
        <translation>De toezegging legt niet vast hoe de waarde wordt geschreven: andere schrijfwijzen geven andere spellen.</translation>
    </message>
    <message>
        <source>“{value}” is not written as promised: digits only, with the promised decimals.</source>
        <translation>“{value}” is niet geschreven zoals toegezegd: alleen de cijfers, met de toegezegde decimalen.</translation>
    </message>
    <message>
        <source>Look the value up, and give it as you found it. The promise was: {source}.</source>
        <translation>Zoek de waarde op, en geef die zoals u ze vond. Toegezegd was: {source}.</translation>
    </message>
    <message>
        <source>The value was used as published, not as promised. The organiser’s reason: “{reason}”.</source>
        <translation>De waarde is genomen zoals gepubliceerd, niet zoals toegezegd. Reden van de organisator: “{reason}”.</translation>
    </message>
    <message>
        <source>Look up whether the network had ended before {when}, and whether {value} was published. The promise for that case was: {source}.</source>
        <translation>Zoek op of het netwerk vóór {when} was gestopt en of {value} is gepubliceerd. Voor dat geval was toegezegd: {source}.</translation>
    </message>
    <message>
        <source>“{file}” is round {found}; round {promised} was promised.</source>
        <translation>“{file}” is van ronde {found}; toegezegd was ronde {promised}.</translation>
    </message>
    <message>
        <source>“{file}” is the promised round, but the value does not match it.</source>
        <translation>“{file}” is de toegezegde ronde, en de waarde is niet het toevalsgetal ervan.</translation>
    </message>
    <message>
        <source>The value is not complete: the words, or their SHA-256, of everyone who keeps words belong after it: {names}.</source>
        <translation>De waarde is niet gemaakt zoals toegezegd: erachter horen de woorden, of hun SHA-256, van ieder die woorden bewaart: {names}.</translation>
    </message>
    <message>
        <source>The words of “{name}” are not twelve words from the list: they could be guessed.</source>
        <translation>Wat “{name}” bewaarde, zijn geen twaalf woorden uit de lijst: ze zijn misschien te raden.</translation>
    </message>
    <message>
        <source>The words of “{name}” were withheld: as promised, their SHA-256 is used instead. Anyone who withheld them, or kept them from being used, could choose between two values.</source>
        <translation>De woorden van “{name}” zijn achtergehouden: zoals toegezegd staat hun SHA-256 op hun plaats. Wie ze achterhield of ongebruikt liet, kon tussen twee waarden kiezen.</translation>
    </message>
    <message>
        <source>The value has neither the promised words of “{name}” nor their SHA-256.</source>
        <translation>Wat in de waarde voor “{name}” staat, zijn niet de woorden waarvan de SHA-256 is toegezegd, en het is ook niet die SHA-256.</translation>
    </message>
    <message>
        <source>Say which sessions were played. If many are planned, only the best ones might be shown.</source>
        <translation>Zeg welke zittingen zijn gespeeld. Wie er veel plant, kan de beste tonen.</translation>
    </message>
    <message>
        <source>Sessions to answer for: {sessions}.</source>
        <translation>Naar deze wordt gevraagd: {sessions}.</translation>
    </message>
    <message>
        <source>{session}: it was planned or dealt but not played, as you say. Ask why.</source>
        <translation>{session}: gepland of gegeven, en niet gespeeld, zoals u zegt. Vraag waarom.</translation>
    </message>
    <message>
        <source>Phase {phase}, session {session}: you played it, but it is not in the plan or the files.</source>
        <translation>Fase {phase}, zitting {session}: u hebt die gespeeld, en plan en bestanden hebben er geen.</translation>
    </message>
    <message>
        <source>You said which sessions were played.</source>
        <translation>U zegt welke zittingen zijn gespeeld.</translation>
    </message>
    <message>
        <source>{session}: its key is the one bound for this session, number {number} of {count}. The others stay secret (“{file}”).</source>
        <translation>{session}: de sleutel is die welke voor deze zitting is vastgelegd, nummer {number} van {count}, terwijl de andere geheim blijven (“{file}”).</translation>
    </message>
    <message>
        <source>“{file}” contains the key of one session, but the commitment for it is missing. Add the file that ends in .commit.json.</source>
        <translation>“{file}” bevat de sleutel van één zitting, en de vastlegging die hem bindt is er niet: voeg het bestand toe dat op .commit.json eindigt.</translation>
    </message>
    <message>
        <source>Give the check code as you saw it where it was published, or a plan that you saved. Say whether that was before {moment}.</source>
        <translation>Geef de controlecode zoals u die zag waar hij gepubliceerd was, of een plan dat u bewaarde, en zeg of dat vóór {moment} was.</translation>
    </message>
    <message>
        <source>Proved</source>
        <translation>Bewezen</translation>
    </message>
    <message>
        <source>Left to you</source>
        <translation>Aan u</translation>
    </message>
    <message>
        <source>Still chosen by the organiser</source>
        <translation>Nog door de organisator gekozen</translation>
    </message>
    <message>
        <source>Not as promised</source>
        <translation>Niet zoals toegezegd</translation>
    </message>
    <message>
        <source>“{file}”, {boards}: of no session whose key is here, so not judged.</source>
        <translation>“{file}”, {boards}: van geen zitting waarvan de sleutel er is, dus er wordt niets over gezegd.</translation>
    </message>
    <message>
        <source>{session}, {boards}: from this session’s key and the outside value (“{file}”).</source>
        <translation>{session}, {boards}: uit de sleutel van deze zitting en de externe waarde (“{file}”).</translation>
    </message>
    <message>
        <source>{session}, {boards}: from the reserve set (“{file}”).</source>
        <translation>{session}, {boards}: uit de reserveset (“{file}”).</translation>
    </message>
    <message>
        <source>{session}, {boards}: the key of this session was revealed on {day}. From then on anybody could compute its reserve set. The record does not say that it was used before (“{file}”).</source>
        <translation>{session}, {boards}: de sleutel van deze zitting is op {day} onthuld. Vanaf dan kon iedereen de reserveset berekenen, en het verslag zegt niet dat die eerder is gebruikt (“{file}”).</translation>
    </message>
    <message>
        <source>{session}: {boards} missing.</source>
        <translation>{session}: {boards} is er niet.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>“{text}”</source>
        <translation>“{text}”</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
</context>
</TS>
