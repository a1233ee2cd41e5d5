<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About {program}</source>
        <translation>Om {program}</translation>
    </message>
    <message>
        <source>All licences in &amp;full…</source>
        <translation>Alla licenser i sin &amp;helhet…</translation>
    </message>
    <message>
        <source>Result of the self-test</source>
        <translation>Resultat av självtestet</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Stäng</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Självtest</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licenser</translation>
    </message>
    <message>
        <source>{program} {version}</source>
        <translation>{program} {version}</translation>
    </message>
    <message>
        <source>Deals bridge boards that nobody could predict, nobody can repeat and nobody has seen.</source>
        <translation>Skapar bridgegivar som ingen kunnat förutse, ingen kan upprepa och ingen har sett.</translation>
    </message>
    <message>
        <source>Deals what Big Deal by Hans van Staveren deals from the same seed and identification. An independent program; Big Deal’s author has no part in it.</source>
        <translation>Skapar samma givar som Big Deal av Hans van Staveren ur samma startvärde och identifikation. Ett självständigt program; Big Deals upphovsman har ingen del i det.</translation>
    </message>
    <message>
        <source>SHA-256 of &amp;verify.html</source>
        <translation>SHA-256 för &amp;verify.html</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Inställningar</translation>
    </message>
    <message>
        <source>List of what was &amp;dealt</source>
        <translation>Lista över skapade bricksatse&amp;r</translation>
    </message>
    <message>
        <source>Not passed. Nothing can be dealt until it has.</source>
        <translation>Inte godkänt. Inga givar kan skapas förrän det är det.</translation>
    </message>
    <message>
        <source>Passed: {parts}.</source>
        <translation>Godkänt: {parts}.</translation>
    </message>
    <message>
        <source>Stored on this computer</source>
        <translation>Sparat på den här datorn</translation>
    </message>
    <message>
        <source>Stored beside the program</source>
        <translation>Sparat bredvid programmet</translation>
    </message>
    <message>
        <source>Works offline: it connects to nothing and downloads nothing.</source>
        <translation>Fungerar utan nätverk: programmet kontaktar ingen och hämtar inget.</translation>
    </message>
    <message>
        <source>Qt and PySide6 are included unchanged, as separate libraries. You may replace them with versions you have built yourself; their source code is at code.qt.io. This program comes without any warranty.</source>
        <translation>Qt och PySide6 används oförändrade, som egna bibliotek. Du får byta ut dem mot versioner som du själv har byggt; deras källkod finns på code.qt.io. Programmet levereras utan någon garanti.</translation>
    </message>
</context>
<context>
    <name>ArchiveHint</name>
    <message>
        <source>Mo&amp;ve to the archive</source>
        <translation>F&amp;lytta till arkivet</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>I&amp;nte nu</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of {sets} finished sets still in the work folder</source>
        <translation>
            <numerusform>%n fil från {sets} färdigspelade bricksatser ligger kvar i arbetsmappen</numerusform>
            <numerusform>%n filer från {sets} färdigspelade bricksatser ligger kvar i arbetsmappen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of a finished set still in the work folder</source>
        <translation>
            <numerusform>%n fil från en färdigspelad bricksats ligger kvar i arbetsmappen</numerusform>
            <numerusform>%n filer från en färdigspelad bricksats ligger kvar i arbetsmappen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>och %n till</numerusform>
            <numerusform>och %n till</numerusform>
        </translation>
    </message>
    <message>
        <source>Your journal was updated</source>
        <translation>Din loggbok har uppdaterats</translation>
    </message>
    <message>
        <source>These are copies, or another program is using them. Remove them yourself.</source>
        <translation>De är kopior eller används av ett annat program: ta bort dem själv</translation>
    </message>
    <message>
        <source>Writing the files had been interrupted</source>
        <translation>En leverans hade avbrutits</translation>
    </message>
</context>
<context>
    <name>BackupSeal</name>
    <message>
        <source>Seal the backup?</source>
        <translation>Försegla säkerhetskopian?</translation>
    </message>
    <message>
        <source>Anyone who can read an unsealed backup can recognize deals that were dealt here. Sealed, only the passphrase opens it. If you lose the passphrase, you lose the backup.</source>
        <translation>Den som kan läsa en oförseglad kopia kan känna igen givar som skapats här. Förseglad öppnas den bara av lösenfrasen. Tappar du bort den är säkerhetskopian förlorad.</translation>
    </message>
    <message>
        <source>&amp;Seal it</source>
        <translation>&amp;Försegla den</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Lösenfras</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>I&amp;gen</translation>
    </message>
    <message>
        <source>&amp;Leave it unsealed</source>
        <translation>&amp;Lämna den oförseglad</translation>
    </message>
    <message>
        <source>Type the same passphrase again</source>
        <translation>Skriv samma lösenfras igen</translation>
    </message>
</context>
<context>
    <name>BoardDoor</name>
    <message>
        <source>{done} of {wanted} compared</source>
        <translation>{done} av {wanted} jämförda</translation>
    </message>
    <message>
        <source>Sets compared</source>
        <translation>Jämförda bricksatser</translation>
    </message>
    <message>
        <source>Sets or files read so far</source>
        <translation>Bricksatser eller filer som lästs hittills</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Avbryt jämförelsen</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Öppna resultat</translation>
    </message>
</context>
<context>
    <name>BoardPage</name>
    <message>
        <source>Type at least one whole hand.</source>
        <translation>Skriv minst en hel hand.</translation>
    </message>
    <message>
        <source>The board number is a number such as 13.</source>
        <translation>Bricknumret är ett tal som 13.</translation>
    </message>
    <message>
        <source>Type numbers and hands of both boards.</source>
        <translation>Skriv nummer och händer för båda brickorna.</translation>
    </message>
    <message>
        <source>Type the hands of the same seats of both boards.</source>
        <translation>Skriv händerna från samma platser i båda brickorna.</translation>
    </message>
    <message>
        <source>No set could be read here.</source>
        <translation>Ingen bricksats kunde läsas här.</translation>
    </message>
    <message>
        <source>When play is over, results can tell when it happened.</source>
        <translation>När spelet är slut kan resultaten visa när det hände.</translation>
    </message>
    <message>
        <source>Compared with the sets of the journal</source>
        <translation>Jämförs med loggbokens bricksatser</translation>
    </message>
    <message>
        <source>Compared with {file}</source>
        <translation>Jämförs med {file}</translation>
    </message>
    <message>
        <source>Files compared with: {count}</source>
        <translation>Filer att jämföra med: {count}</translation>
    </message>
    <message>
        <source>Sections: {names}. Delete the lines of those that had boards of their own.</source>
        <translation>Grupper: {names}. Ta bort raderna för dem som hade egna brickor.</translation>
    </message>
    <message>
        <source>Put the round in place of each question mark.</source>
        <translation>Skriv ronden i stället för varje frågetecken.</translation>
    </message>
    <message>
        <source>Type a line for each table, or open a file of results.</source>
        <translation>Skriv en rad för varje bord, eller öppna en resultatfil.</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many spades?</source>
        <translation>Bricka {number}, {seat}: hur många spader?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many hearts?</source>
        <translation>Bricka {number}, {seat}: hur många hjärter?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many diamonds?</source>
        <translation>Bricka {number}, {seat}: hur många ruter?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many clubs?</source>
        <translation>Bricka {number}, {seat}: hur många klöver?</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>More than one thing fits. Read another hand to decide.</source>
        <translation>Mer än en möjlighet passar. Läs en hand till för att avgöra.</translation>
    </message>
    <message>
        <source>Check the hand, or name the files that hold the boards.</source>
        <translation>Kontrollera handen, eller ange filerna med brickorna.</translation>
    </message>
    <message>
        <source>Compare dealer and vulnerability with the board number too.</source>
        <translation>Jämför även givare och zon med bricknumret.</translation>
    </message>
    <message>
        <source>A deal of another session does not count for this one: see Laws 6D2 and 15.</source>
        <translation>En giv från en annan session räknas inte här: se lag 6D2 och 15.</translation>
    </message>
    <message>
        <source>Take the board out of play, and find out who played it like this.</source>
        <translation>Ta brickan ur spel och ta reda på vilka som spelat den så.</translation>
    </message>
    <message>
        <source>It is fouled if contestants to be compared did not all play it alike (Law 87). Dealer and vulnerability count.</source>
        <translation>Den är felaktig om deltagare som ska jämföras inte alla spelade den lika (lag 87). Givare och zon räknas.</translation>
    </message>
    <message>
        <source>In a match of teams see Law 86B2.</source>
        <translation>I lagmatch, se lag 86B2.</translation>
    </message>
    <message>
        <source>No board that is known here has these hands.</source>
        <translation>Ingen bricka som är känd här har de här händerna.</translation>
    </message>
    <message>
        <source>Boards compared: {count}.</source>
        <translation>Jämförda brickor: {count}.</translation>
    </message>
    <message>
        <source>Board {number} of {set}</source>
        <translation>Bricka {number} ur {set}</translation>
    </message>
    <message>
        <source>not board {number}</source>
        <translation>inte bricka {number}</translation>
    </message>
    <message>
        <source>another set than the one you named</source>
        <translation>en annan bricksats än den du angav</translation>
    </message>
    <message>
        <source>turned by {degrees}°: North’s hand lies {seat}</source>
        <translation>vriden {degrees}°: Nords hand ligger på {seat}</translation>
    </message>
    <message>
        <source>hands exchanged between {seats}</source>
        <translation>händer förväxlade mellan {seats}</translation>
    </message>
    <message>
        <source>all hands are right</source>
        <translation>alla händer stämmer</translation>
    </message>
    <message>
        <source>what you read is right; hands read: {count}</source>
        <translation>det du läste stämmer; lästa händer: {count}</translation>
    </message>
    <message>
        <source>{parts}.</source>
        <translation>{parts}.</translation>
    </message>
    <message>
        <source>cards in the wrong hand: {count}</source>
        <translation>kort i fel hand: {count}</translation>
    </message>
    <message>
        <source>cards exchanged: {count}, between {seats}</source>
        <translation>förväxlade kort: {count}, mellan {seats}</translation>
    </message>
    <message>
        <source>These two boards are alike: {numbers}.</source>
        <translation>De här två brickorna är lika: {numbers}.</translation>
    </message>
    <message>
        <source>These two boards are not alike: {numbers}.</source>
        <translation>De här två brickorna är inte lika: {numbers}.</translation>
    </message>
    <message>
        <source>The results cannot tell when the board was fouled.</source>
        <translation>Resultaten visar inte när brickan blev felaktig.</translation>
    </message>
    <message>
        <source>Before round {before} ({chance} %).</source>
        <translation>Före rond {before} ({chance} %).</translation>
    </message>
    <message>
        <source>After round {after} ({chance} %).</source>
        <translation>Efter rond {after} ({chance} %).</translation>
    </message>
    <message>
        <source>After round {after}, before round {before} ({chance} %).</source>
        <translation>Efter rond {after}, före rond {before} ({chance} %).</translation>
    </message>
    <message>
        <source>Law 87: the tables before that moment and those after it are two groups.</source>
        <translation>Lag 87: borden före den tidpunkten och borden efter är två grupper.</translation>
    </message>
    <message>
        <source>Tables are weighed by double dummy, so the percentage is a help and no proof.</source>
        <translation>Borden vägs efter double dummy; procenttalet är en hjälp, inget bevis.</translation>
    </message>
    <message>
        <source>Boards to look at: {numbers} ({found} of {asked}).</source>
        <translation>Brickor att kontrollera: {numbers} ({found} av {asked}).</translation>
    </message>
    <message>
        <source>All answers are right. Boards asked about: {count}.</source>
        <translation>Alla svar är rätt. Brickor som frågorna gällde: {count}.</translation>
    </message>
    <message>
        <source>Boards with whole hands wrong: at most {most} of {count} (90 % certain).</source>
        <translation>Brickor med hela händer fel: högst {most} av {count} (90 % säkert).</translation>
    </message>
    <message>
        <source>One exchanged card is hardly ever found like this.</source>
        <translation>Ett enda bytt kort hittas nästan aldrig så här.</translation>
    </message>
    <message>
        <source>By its number: {conditions}.</source>
        <translation>Enligt numret: {conditions}.</translation>
    </message>
    <message>
        <source>Not compared, because the files are gone, changed or not readable: {count}.</source>
        <translation>Inte jämförda, eftersom filerna saknas, har ändrats eller inte går att läsa: {count}.</translation>
    </message>
</context>
<context>
    <name>BoardsField</name>
    <message>
        <source>Number of boards</source>
        <translation>Antal brickor</translation>
    </message>
    <message>
        <source>How many boards, at most {most}; or a range such as 11-20</source>
        <translation>Hur många brickor, högst {most}; eller ett intervall som 11-20</translation>
    </message>
    <message>
        <source>The number of the first board</source>
        <translation>Den första brickans nummer</translation>
    </message>
    <message>
        <source>&amp;from number</source>
        <translation>f&amp;rån nummer</translation>
    </message>
    <message>
        <source>North deals first</source>
        <translation>Nord ger först</translation>
    </message>
    <message>
        <source>East deals first</source>
        <translation>Öst ger först</translation>
    </message>
    <message>
        <source>South deals first</source>
        <translation>Syd ger först</translation>
    </message>
    <message>
        <source>West deals first</source>
        <translation>Väst ger först</translation>
    </message>
    <message>
        <source>&amp;Sets</source>
        <translation>Bricksats&amp;er</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mer</translation>
    </message>
    <message>
        <source>More: first number, sets, presets</source>
        <translation>Mer: första numret, bricksatser, mallar</translation>
    </message>
    <message>
        <source>For a shared computer: the page begins without what was dealt last</source>
        <translation>För en delad dator: sidan börjar utan det som senast gavs</translation>
    </message>
    <message>
        <source>Forget the last session</source>
        <translation>Glöm den senaste sessionen</translation>
    </message>
    <message>
        <source>From 1 to {most}, or a range such as 11-20.</source>
        <translation>Från 1 till {most}; även ett intervall som 11-20 går bra.</translation>
    </message>
    <message>
        <source>How many sets to deal at once, at most {most}: the same board numbers, different cards</source>
        <translation>Hur många bricksatser på en gång, högst {most}: samma bricknummer, andra kort</translation>
    </message>
</context>
<context>
    <name>BoardsWords</name>
    <message>
        <source>Board {numbers}</source>
        <translation>Bricka {numbers}</translation>
    </message>
    <message>
        <source>Boards {numbers}</source>
        <translation>Bricka {numbers}</translation>
    </message>
</context>
<context>
    <name>Body</name>
    <message>
        <source>Help</source>
        <translation>Hjälp</translation>
    </message>
    <message>
        <source>Help (F1)</source>
        <translation>Hjälp (F1)</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Om</translation>
    </message>
    <message>
        <source>Version and self-test</source>
        <translation>Version och självtest</translation>
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
        <translation>Öppna lå&amp;dan</translation>
    </message>
    <message>
        <source>All that one of the addresses shows</source>
        <translation>Allt som en av adresserna visar</translation>
    </message>
    <message>
        <source>Save its files beside the box</source>
        <translation>Spara filerna bredvid lådan</translation>
    </message>
    <message>
        <source>&amp;Answer of an address</source>
        <translation>S&amp;var från en adress</translation>
    </message>
    <message>
        <source>Hash of the box: {groups}</source>
        <translation>Lådans hash: {groups}</translation>
    </message>
    <message>
        <source>The owner of another key can open this box at any time.</source>
        <translation>Den som har en annan nyckel kan öppna den här lådan när som helst.</translation>
    </message>
    <message>
        <source>At its time, open one of these addresses, and paste the answer below.</source>
        <translation>Öppna en av de här adresserna när tiden är inne och klistra in svaret nedan.</translation>
    </message>
    <message>
        <source>The box is open. Saved beside it:</source>
        <translation>Lådan är öppen. Sparat bredvid den:</translation>
    </message>
    <message>
        <source>Write a cover &amp;note</source>
        <translation>Skriv ett föl&amp;jeblad</translation>
    </message>
    <message>
        <source>When and how the box opens, as text and PDF, and a page that opens it</source>
        <translation>När och hur lådan öppnas, som text och PDF, och en sida som öppnar den</translation>
    </message>
    <message>
        <source>To send with the box. Saved beside it:</source>
        <translation>Att skicka med lådan. Sparat bredvid den:</translation>
    </message>
</context>
<context>
    <name>BoxDoor</name>
    <message>
        <source>Drop a locked box here</source>
        <translation>Dra en låst låda hit</translation>
    </message>
    <message>
        <source>A box (.zip.age) opens with what a public clock publishes at its time.</source>
        <translation>En låda (.zip.age) öppnas med det som en offentlig klocka publicerar vid dess tid.</translation>
    </message>
    <message>
        <source>Choose a &amp;box…</source>
        <translation>Välj en &amp;låda…</translation>
    </message>
    <message>
        <source>See when a box opens, and open it</source>
        <translation>Se när en låda öppnas, och öppna den</translation>
    </message>
    <message>
        <source>Choose a locked box</source>
        <translation>Välj en låst låda</translation>
    </message>
    <message>
        <source>&amp;Make a trial box…</source>
        <translation>&amp;Gör en provlåda…</translation>
    </message>
    <message>
        <source>For receivers to try: no boards, and it opens in two minutes</source>
        <translation>För mottagarna att prova: inga givar, och den öppnas om två minuter</translation>
    </message>
    <message>
        <source>Locked boxes ({suffix})</source>
        <translation>Låsta lådor ({suffix})</translation>
    </message>
    <message>
        <source>Make a trial box</source>
        <translation>Gör en provlåda</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>Opens at {time} ({utc})</source>
        <translation>Öppnas {time} ({utc})</translation>
    </message>
    <message>
        <source>It can be opened now.</source>
        <translation>Den kan öppnas nu.</translation>
    </message>
    <message>
        <source>Opens in {days} d {hours} h {minutes} min.</source>
        <translation>Öppnas om {days} d {hours} tim {minutes} min.</translation>
    </message>
</context>
<context>
    <name>CheckDoors</name>
    <message>
        <source>Is this file sound?</source>
        <translation>Är den här filen i ordning?</translation>
    </message>
    <message>
        <source>What is this board?</source>
        <translation>Vilken bricka är det här?</translation>
    </message>
    <message>
        <source>Verify a tournament</source>
        <translation>Verifiera en turnering</translation>
    </message>
    <message>
        <source>Open a locked box</source>
        <translation>Öppna en låst låda</translation>
    </message>
    <message>
        <source>Is our machine fair?</source>
        <translation>Är vår maskin rättvis?</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Check</source>
        <translation>Kontrollera</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>numbers from the journal</source>
        <translation>nummer från loggboken</translation>
    </message>
    <message>
        <source>counted from {first}, as you said</source>
        <translation>räknade från {first}, som du angav</translation>
    </message>
    <message>
        <source>counted from {first}, as in the other file of this name</source>
        <translation>räknade från {first}, som i den andra filen med samma namn</translation>
    </message>
    <message>
        <source>counted from {first}: the file has no board numbers</source>
        <translation>räknade från {first}: filen har inga bricknummer</translation>
    </message>
</context>
<context>
    <name>ClockStrip</name>
    <message>
        <source>Da&amp;y of the set</source>
        <translation>Bricksatsens da&amp;g</translation>
    </message>
    <message>
        <source>&amp;Use this day</source>
        <translation>&amp;Använd den här dagen</translation>
    </message>
    <message>
        <source>This day goes into the names and files; the journal keeps the clock’s</source>
        <translation>Den här dagen hamnar i namn och filer; loggboken behåller klockans</translation>
    </message>
</context>
<context>
    <name>ClubPaperDialog</name>
    <message>
        <source>Paper</source>
        <translation>Papper</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Klubb</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>&amp;Session</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>S&amp;ida</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Brickor</translation>
    </message>
    <message>
        <source>&amp;Double dummy</source>
        <translation>&amp;Double dummy</translation>
    </message>
    <message>
        <source>Tournament director</source>
        <translation>Tävlingsledare</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tävling</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>such as 2</source>
        <translation>t.ex. 2</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Grupper</translation>
    </message>
    <message>
        <source>such as A, B</source>
        <translation>t.ex. A, B</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Webbsida (HTML)</translation>
    </message>
    <message>
        <source>Labels, and columns of the checklist, for each section</source>
        <translation>Etiketter, och kolumner i checklistan, för varje grupp</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplar</translation>
    </message>
    <message>
        <source>a whole page, {like}</source>
        <translation>en hel sida, {like}</translation>
    </message>
    <message>
        <source>{count} on a sheet, {like}</source>
        <translation>{count} på ett ark, {like}</translation>
    </message>
    <message>
        <source>Choose a logo</source>
        <translation>Välj en logotyp</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Välj…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Ta bort logotypen</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logotyp</translation>
    </message>
    <message>
        <source>On this paper the cards would be too small to be read</source>
        <translation>På det här papperet skulle korten bli för små att läsa</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Spelplats</translation>
    </message>
    <message>
        <source>such as the club’s hall</source>
        <translation>t.ex. klubbens lokal</translation>
    </message>
    <message>
        <source>Each section gets its own hand record and labels</source>
        <translation>Varje grupp får en egen givlista och egna etiketter</translation>
    </message>
    <message>
        <source>Hand record format</source>
        <translation>Givlista som</translation>
    </message>
    <message>
        <source>Label sheet</source>
        <translation>Etikettark</translation>
    </message>
    <message>
        <source>The page shows sample boards. Your choices are remembered, except event and session.</source>
        <translation>Sidan visar provbrickor. Det du väljer kommer programmet ihåg, utom tävling och session.</translation>
    </message>
    <message>
        <source>same as the window</source>
        <translation>som fönstret</translation>
    </message>
    <message>
        <source>(usual in your country)</source>
        <translation>(vanligt här)</translation>
    </message>
    <message>
        <source>Takes a few seconds; this computer does the analysis</source>
        <translation>Tar några sekunder; brickorna löses på den här datorn</translation>
    </message>
    <message>
        <source>Print without a logo; your file is not deleted</source>
        <translation>Skriv ut utan logotyp; din egen fil finns kvar</translation>
    </message>
    <message>
        <source>A PNG, JPEG or SVG picture; the program keeps its own copy</source>
        <translation>En PNG-, JPEG- eller SVG-bild; programmet behåller en egen kopia</translation>
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
        <translation>En plan (.sqd) som du själv sparade före turneringen</translation>
    </message>
    <message>
        <source>Which &amp;sessions were played? Tick them.</source>
        <translation>Vilka sessi&amp;oner spelades? Kryssa för dem.</translation>
    </message>
    <message>
        <source>I know of no &amp;earlier promise for this event</source>
        <translation>Ja&amp;g känner inte till något tidigare löfte för den här turneringen</translation>
    </message>
    <message>
        <source>I saw it, or had the plan, before {moment}</source>
        <translation>Jag såg den, eller hade planen, före {moment}</translation>
    </message>
    <message>
        <source>Promised: {source}</source>
        <translation>Utlovat: {source}</translation>
    </message>
    <message>
        <source>I sa&amp;ved the plan…</source>
        <translation>J&amp;ag har sparat planen…</translation>
    </message>
    <message>
        <source>What was the val&amp;ue? Look it up at the promised source.</source>
        <translation>Vad blev värdet? Slå upp &amp;det där löftet säger.</translation>
    </message>
    <message>
        <source>Press the space bar to tick a session</source>
        <translation>Blanksteg kryssar för en session</translation>
    </message>
    <message>
        <source>Tick &amp;them all</source>
        <translation>&amp;Markera alla</translation>
    </message>
    <message>
        <source>All sessions in this list were played</source>
        <translation>Alla sessioner i listan spelades</translation>
    </message>
    <message>
        <source>With several promises, only the best one might be shown</source>
        <translation>Den som ger flera löften kan visa det som passar bäst</translation>
    </message>
    <message>
        <source>Questions only you can answer</source>
        <translation>Det bara du kan säga</translation>
    </message>
    <message>
        <source>Anything published later proves nothing</source>
        <translation>Det som publicerades senare bevisar ingenting</translation>
    </message>
</context>
<context>
    <name>ConvertDialog</name>
    <message>
        <source>Convert {file}</source>
        <translation>Konvertera {file}</translation>
    </message>
    <message>
        <source>Con&amp;vert…</source>
        <translation>Kon&amp;vertera…</translation>
    </message>
    <message>
        <source>Board numbers</source>
        <translation>Bricknummer</translation>
    </message>
    <message>
        <source>&amp;First board</source>
        <translation>&amp;Första bricka</translation>
    </message>
    <message>
        <source>Choose where the new files go, then convert</source>
        <translation>Välj var de nya filerna ska ligga och konvertera</translation>
    </message>
    <message>
        <source>1 board, number {first}</source>
        <translation>1 bricka, nummer {first}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), {first} to {last}</source>
        <translation>
            <numerusform>%n bricka, {first} till {last}</numerusform>
            <numerusform>%n brickor, {first} till {last}</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one format</source>
        <translation>Välj minst ett format</translation>
    </message>
    <message>
        <source>The number of the first board</source>
        <translation>Numret som den första brickan får</translation>
    </message>
    <message>
        <source>The board numbers in this file have gaps. The boards get new numbers, in the same order.</source>
        <translation>Numren i filen har luckor. Brickorna får nya nummer, i sin ordning.</translation>
    </message>
    <message>
        <source>Formats to write</source>
        <translation>Nya filer för</translation>
    </message>
    <message>
        <source>A format cannot contain these boards</source>
        <translation>Ett format rymmer inte de här brickorna</translation>
    </message>
</context>
<context>
    <name>Converting</name>
    <message>
        <source>In {folder}</source>
        <translation>I {folder}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) converted, read back and compared</source>
        <translation>
            <numerusform>%n bricka konverterad, återläst och jämförd</numerusform>
            <numerusform>%n brickor konverterade, återlästa och jämförda</numerusform>
        </translation>
    </message>
    <message>
        <source>Auctions, results and comments of the file were left out.</source>
        <translation>Budgivningar, resultat och kommentarer i filen utelämnades.</translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Ett fel i programmet</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Något gick fel i programmet.</translation>
    </message>
    <message>
        <source>The sets you have already dealt are safe. Close the program and start it again before you deal. Please report this: {place}</source>
        <translation>Bricksatser som skapats tidigare är i säkerhet. Stäng programmet och starta det igen innan du skapar givar. Rapportera gärna de här orden: {place}</translation>
    </message>
</context>
<context>
    <name>DealBar</name>
    <message>
        <source>&amp;Deal session…</source>
        <translation>&amp;Skapa givar…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Avbryt</translation>
    </message>
    <message>
        <source>Deal session</source>
        <translation>Skapa givar</translation>
    </message>
    <message>
        <source>Boards dealt</source>
        <translation>Skapade givar</translation>
    </message>
    <message>
        <source>Boards dealt so far</source>
        <translation>Givar skapade hittills</translation>
    </message>
    <message>
        <source>Deal into the folder shown on the left</source>
        <translation>Skapa givarna i mappen som visas till vänster</translation>
    </message>
    <message>
        <source>{done} of {wanted} boards · {rate} a second · {left} left</source>
        <translation>{done} av {wanted} brickor · {rate} i sekunden · {left} kvar</translation>
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
        <translation>Stoppar…</translation>
    </message>
    <message>
        <source>Else&amp;where…</source>
        <translation>Någon a&amp;nnanstans…</translation>
    </message>
    <message>
        <source>Choose another folder or name for this set, then deal</source>
        <translation>Välj en annan mapp eller ett annat namn för den här bricksatsen och skapa givarna</translation>
    </message>
    <message>
        <source>&amp;Deal session</source>
        <translation>&amp;Skapa givar</translation>
    </message>
    <message>
        <source>Into: {place}</source>
        <translation>Till: {place}</translation>
    </message>
    <message>
        <source>Choose where to save the files, then deal</source>
        <translation>Välj var filerna ska ligga och skapa givarna</translation>
    </message>
    <message>
        <source>Stop dealing; no files are left behind</source>
        <translation>Sluta skapa givar; ingen fil blir kvar</translation>
    </message>
    <message>
        <source>{problem} You will be asked to choose another folder.</source>
        <translation>{problem} Du får frågan om en annan mapp.</translation>
    </message>
    <message>
        <source>Everyone who can use this disk can read the boards there.</source>
        <translation>Alla som kan använda den här disken kan läsa givarna där.</translation>
    </message>
</context>
<context>
    <name>DealForm</name>
    <message>
        <source>Event</source>
        <translation>Tävling</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Tävling</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Brickor</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Brickor</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Filer för</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Slump</translation>
    </message>
    <message>
        <source>I cannot &amp;type or use a mouse</source>
        <translation>Jag &amp;kan varken skriva eller röra en mus</translation>
    </message>
    <message>
        <source>such as Tuesday pairs; you can leave it empty</source>
        <translation>t.ex. tisdagspar; får vara tomt</translation>
    </message>
    <message>
        <source>The name of the event, written into the files</source>
        <translation>Tävlingens namn; det skrivs i filerna</translation>
    </message>
    <message>
        <source>Use only the computer’s own randomness</source>
        <translation>Skapa med enbart datorns egen slump</translation>
    </message>
</context>
<context>
    <name>DealPage</name>
    <message>
        <source>Deal a session</source>
        <translation>Skapa givar</translation>
    </message>
    <message numerus="yes">
        <source>Ready to deal %n board(s)</source>
        <translation>
            <numerusform>Klar att skapa %n giv</numerusform>
            <numerusform>Klar att skapa %n givar</numerusform>
        </translation>
    </message>
    <message>
        <source>One moment: the program is testing itself</source>
        <translation>Ett ögonblick: programmet testar sig självt</translation>
    </message>
    <message>
        <source>Choose at least one format</source>
        <translation>Välj minst ett format</translation>
    </message>
    <message>
        <source>Boards {first}–{last} do not fit {suffix}: {most} at most</source>
        <translation>Bricka {first}–{last} passar inte {suffix}: högst {most}</translation>
    </message>
    <message>
        <source>These boards do not fit {suffix}</source>
        <translation>De här brickorna passar inte {suffix}</translation>
    </message>
    <message numerus="yes">
        <source>Ready to deal %n set(s)</source>
        <translation>
            <numerusform>Klar att skapa %n bricksats</numerusform>
            <numerusform>Klar att skapa %n bricksatser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n board(s)</source>
        <translation>
            <numerusform>med %n giv</numerusform>
            <numerusform>med %n givar</numerusform>
        </translation>
    </message>
    <message>
        <source>A set has {most} boards at most</source>
        <translation>En bricksats har högst {most} brickor</translation>
    </message>
    <message>
        <source>This copy of the program is damaged and cannot deal</source>
        <translation>Den här kopian av programmet är skadad och skapar inga givar</translation>
    </message>
    <message>
        <source>Release the keys and the mouse</source>
        <translation>Släpp tangenterna</translation>
    </message>
    <message>
        <source>Deal without your typing</source>
        <translation>Skapa utan din hjälp</translation>
    </message>
    <message>
        <source>Use only the computer’s own randomness?</source>
        <translation>Använda enbart datorns egen slump?</translation>
    </message>
    <message>
        <source>The problem and your answer are recorded in the journal.</source>
        <translation>Tvivlet och ditt svar skrivs i loggboken.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>Loggboken är tvivelaktig</translation>
    </message>
    <message>
        <source>Deal anyway?</source>
        <translation>Skapa ändå?</translation>
    </message>
    <message>
        <source>The operating system supplies 320 bits. That is enough for a fair set nobody can predict, as long as this computer can be trusted. Your typing protects you even if it cannot. The certificate of this set will say “{source}”.</source>
        <translation>Den ger 320 bitar från operativsystemet. Det räcker till en ärlig bricksats som ingen kan förutse, så länge datorn är i ordning. Det du skriver skulle skydda dig även när den inte är det. I intyget för bricksatsen kommer det att stå ”{source}”.</translation>
    </message>
    <message>
        <source>&amp;Deal anyway</source>
        <translation>&amp;Skapa ändå</translation>
    </message>
    <message>
        <source>&amp;Use only the computer</source>
        <translation>&amp;Använd bara datorn</translation>
    </message>
    <message>
        <source>Others can read the boards</source>
        <translation>Andra kan läsa givarna</translation>
    </message>
</context>
<context>
    <name>DealStep</name>
    <message>
        <source>Folder for the boards</source>
        <translation>Mapp för brickorna</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>&amp;Välj…</translation>
    </message>
    <message>
        <source>&amp;Deal the ticked sessions</source>
        <translation>&amp;Skapa de valda sessionerna</translation>
    </message>
    <message>
        <source>Deal now</source>
        <translation>Skapa nu</translation>
    </message>
    <message>
        <source>&amp;Reserve sets…</source>
        <translation>&amp;Reservsatser…</translation>
    </message>
    <message>
        <source>De&amp;viation…</source>
        <translation>Avvik&amp;else…</translation>
    </message>
    <message>
        <source>Record where play did not follow the plan</source>
        <translation>Anteckna var spelet inte följde planen</translation>
    </message>
    <message>
        <source>Choose the folder for the boards</source>
        <translation>Välj mappen för brickorna</translation>
    </message>
    <message>
        <source>&amp;Next session</source>
        <translation>&amp;Nästa session</translation>
    </message>
    <message>
        <source>Choose the sessions to deal next</source>
        <translation>Välj sessionerna som skapas härnäst</translation>
    </message>
    <message>
        <source>&amp;Folder for the boards</source>
        <translation>&amp;Mapp för brickorna</translation>
    </message>
    <message>
        <source>Tick at least one session.</source>
        <translation>Kryssa för minst en session.</translation>
    </message>
    <message>
        <source>Choose at least one format.</source>
        <translation>Välj minst ett format.</translation>
    </message>
    <message>
        <source>These boards do not fit {suffix}.</source>
        <translation>De här brickorna passar inte {suffix}.</translation>
    </message>
    <message>
        <source>Choose a folder for the boards.</source>
        <translation>Välj en mapp för brickorna.</translation>
    </message>
    <message>
        <source>Deal it now</source>
        <translation>Skapa nu</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Senare</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessioner</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Filer för</translation>
    </message>
    <message>
        <source>Open the keys</source>
        <translation>Öppna nycklarna</translation>
    </message>
    <message>
        <source>Reserve, deviation</source>
        <translation>Reserv, avvikelse</translation>
    </message>
    <message>
        <source>Only these boards of the reserve set</source>
        <translation>Bara dessa brickor ur reservsatsen</translation>
    </message>
    <message>
        <source>such as 5 or 5,7; empty for the whole set</source>
        <translation>till exempel 5 eller 5,7; tomt för hela bricksatsen</translation>
    </message>
    <message>
        <source>Of one session: only these boards get another deal</source>
        <translation>Av en session: bara dessa brickor får en annan giv</translation>
    </message>
    <message>
        <source>Deal new boards for the ticked sessions, and give the reason</source>
        <translation>Skapa andra brickor till de valda sessionerna, med ett skäl</translation>
    </message>
    <message>
        <source>&amp;Go to Reveal</source>
        <translation>Vi&amp;dare till Avslöja</translation>
    </message>
    <message>
        <source>Go to the last step</source>
        <translation>Till sista steget</translation>
    </message>
    <message>
        <source>A reserve set replaces a session that cannot be played, for example because somebody saw a board. A deviation is anything that did not go as planned. The players are told about both.</source>
        <translation>Reservsatser ersätter sessioner som inte kan spelas, t.ex. för att någon har sett en bricka. En avvikelse är allt som gick annorlunda än planerat. Båda meddelas spelarna.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of this tournament were dealt. The keys have been revealed, so no more can be dealt.</source>
        <translation>
            <numerusform>%n bricksats i turneringen har skapats. Nycklarna är avslöjade, så det blir inga fler.</numerusform>
            <numerusform>%n bricksatser i turneringen har skapats. Nycklarna är avslöjade, så det blir inga fler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anyone who has the keys and the value can make these boards again.</source>
        <translation>Den som har nycklarna och värdet kan göra de här givarna igen.</translation>
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
        <translation>ingen behörighet</translation>
    </message>
</context>
<context>
    <name>DealtSetsBox</name>
    <message>
        <source>Set</source>
        <translation>Bricksats</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Satskod</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message>
        <source>Sets dealt</source>
        <translation>Skapade bricksatser</translation>
    </message>
    <message>
        <source>Set codes</source>
        <translation>Satskoder</translation>
    </message>
    <message numerus="yes">
        <source>Cop&amp;y %n code(s)</source>
        <translation>
            <numerusform>&amp;Kopiera %n kod</numerusform>
            <numerusform>&amp;Kopiera %n koder</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopierad</translation>
    </message>
    <message>
        <source>Copy the codes of the selected sets; they reveal no cards</source>
        <translation>Kopiera koderna för de valda bricksatserna; de avslöjar inga kort</translation>
    </message>
    <message>
        <source>Labels, certificates and copies are made for the sets selected here: all of them, unless you change it.</source>
        <translation>Etiketter, intyg och kopior gäller bricksatserna som är valda här; från början alla.</translation>
    </message>
</context>
<context>
    <name>DigestField</name>
    <message>
        <source>From the notice board, the bulletin or the web page of the event</source>
        <translation>Från anslagstavlan, bulletinen eller tävlingens webbsida</translation>
    </message>
    <message>
        <source>Type or paste the digits or the 13 words. They are compared as you type.</source>
        <translation>Skriv eller klistra in siffrorna eller de 13 orden. De jämförs medan du skriver.</translation>
    </message>
    <message>
        <source>The check co&amp;de that you found</source>
        <translation>Kontrollkoden du &amp;har funnit</translation>
    </message>
</context>
<context>
    <name>DoorWidget</name>
    <message>
        <source>Your files were not changed. ({place})</source>
        <translation>Filerna är som de var. ({place})</translation>
    </message>
</context>
<context>
    <name>EntropyArea</name>
    <message>
        <source>Randomness area</source>
        <translation>Slumpyta</translation>
    </message>
    <message>
        <source>Type anything, using many different keys, or move the mouse. Press Tab or Escape to leave the area.</source>
        <translation>Skriv vad som helst, med många tangenter, eller rör musen. Tabb eller Escape lämnar ytan.</translation>
    </message>
    <message>
        <source>Click here, then type. Press Tab or Esc to leave.</source>
        <translation>Klicka här och skriv. Tabb eller Esc lämnar ytan.</translation>
    </message>
</context>
<context>
    <name>EntropyPanel</name>
    <message>
        <source>Entropy</source>
        <translation>Slump</translation>
    </message>
    <message>
        <source>How much randomness has been collected from you</source>
        <translation>Hur mycket slump som har samlats in från dig</translation>
    </message>
    <message>
        <source>{bits} of {target} bits · {state}</source>
        <translation>{bits} av {target} bitar · {state}</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) more</source>
        <translation>
            <numerusform>ungefär %n sekund till</numerusform>
            <numerusform>ungefär %n sekunder till</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) more</source>
        <translation>
            <numerusform>ungefär %n minut till</numerusform>
            <numerusform>ungefär %n minuter till</numerusform>
        </translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>behövs inte</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>väntar</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bra</translation>
    </message>
    <message>
        <source>too regular</source>
        <translation>för regelbundet</translation>
    </message>
    <message>
        <source>full</source>
        <translation>full</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>klar</translation>
    </message>
    <message>
        <source>Enough. You can deal now.</source>
        <translation>Det räcker. Du kan skapa givarna nu.</translation>
    </message>
    <message>
        <source>Type, or move the mouse</source>
        <translation>Skriv, eller rör musen</translation>
    </message>
    <message>
        <source>The computer’s own randomness is used.</source>
        <translation>Datorns egen slump används.</translation>
    </message>
    <message>
        <source>Type anything, using many different keys, or move the mouse here.</source>
        <translation>Skriv vad som helst, med många tangenter, eller rör musen här.</translation>
    </message>
    <message>
        <source>Keep going: many different keys, or the mouse.</source>
        <translation>Fortsätt: många tangenter eller musen.</translation>
    </message>
    <message>
        <source>This is too easy to guess.</source>
        <translation>Det här går att gissa.</translation>
    </message>
    <message>
        <source>Enough. Release the keys and the mouse.</source>
        <translation>Det räcker. Släpp tangenterna.</translation>
    </message>
    <message>
        <source>As chosen in the settings. What you type is mixed in as well.</source>
        <translation>Så är det valt i inställningarna. Det du skriver kommer också med.</translation>
    </message>
    <message>
        <source>Nothing you type is stored.</source>
        <translation>Inget av det du skriver sparas.</translation>
    </message>
</context>
<context>
    <name>ErrorStrip</name>
    <message>
        <source>Message</source>
        <translation>Meddelande</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Stäng meddelandet</translation>
    </message>
    <message>
        <source>Close this message (Esc)</source>
        <translation>Stäng meddelandet (Esc)</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <translation>Något gick fel i programmet</translation>
    </message>
    <message>
        <source>No files of this set were left behind. ({place})</source>
        <translation>Ingen fil från den här bricksatsen blev kvar. ({place})</translation>
    </message>
    <message>
        <source>Fill the meter again and deal: you will get a new set. Please report the text in brackets.</source>
        <translation>Fyll mätaren igen och skapa givarna: det blir en ny bricksats. Rapportera gärna orden inom parentes.</translation>
    </message>
    <message>
        <source>Please report the text in brackets.</source>
        <translation>Rapportera gärna orden inom parentes.</translation>
    </message>
</context>
<context>
    <name>FairDoor</name>
    <message>
        <source>Drop last year’s files here</source>
        <translation>Släpp förra årets filer här</translation>
    </message>
    <message>
        <source>Files or folders, any format. A set that is there twice counts once.</source>
        <translation>Filer eller mappar, alla format. En bricksats som finns två gånger räknas en gång.</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>Välj &amp;mapp…</translation>
    </message>
    <message>
        <source>Choose a folder of played sets</source>
        <translation>Välj en mapp med spelade bricksatser</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Ö&amp;ppna mapp</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Skriv ut…</translation>
    </message>
    <message>
        <source>A sheet for the notice board, as PDF</source>
        <translation>Ett blad för anslagstavlan, som PDF</translation>
    </message>
    <message>
        <source>No set could be read here.</source>
        <translation>Ingen bricksats kunde läsas här.</translation>
    </message>
    <message>
        <source>Print the check-up</source>
        <translation>Skriv ut kontrollen</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The sheet is saved</source>
        <translation>Bladet är sparat</translation>
    </message>
</context>
<context>
    <name>FileCard</name>
    <message>
        <source>Convert…</source>
        <translation>Konvertera…</translation>
    </message>
    <message>
        <source>Convert {file}</source>
        <translation>Konvertera {file}</translation>
    </message>
    <message>
        <source>Tick “I understand” in the warning above first</source>
        <translation>Kryssa först för ”Jag förstår” i varningen ovanför</translation>
    </message>
    <message>
        <source>In play: do not play these boards again</source>
        <translation>I spel: spela inte de här brickorna igen</translation>
    </message>
    <message>
        <source>Finished: these boards were played</source>
        <translation>Färdigspelad: de här brickorna har spelats</translation>
    </message>
    <message>
        <source>1 board, number {numbers}</source>
        <translation>1 bricka, nummer {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), {numbers}</source>
        <translation>
            <numerusform>%n bricka, {numbers}</numerusform>
            <numerusform>%n brickor, {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>first seen here {time} as “{source}”</source>
        <translation>först sedd här {time} som ”{source}”</translation>
    </message>
    <message>
        <source>Known here: {set}</source>
        <translation>Känd här: {set}</translation>
    </message>
    <message>
        <source>It differs from “{file}” first at board {board}.</source>
        <translation>Den skiljer sig från ”{file}” första gången på bricka {board}.</translation>
    </message>
    <message>
        <source>Problems of {file}</source>
        <translation>Problem i {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n fil</numerusform>
            <numerusform>%n filer</numerusform>
        </translation>
    </message>
    <message>
        <source>Show or hide the files of these boards</source>
        <translation>Visa eller dölj filerna för dessa brickor</translation>
    </message>
    <message numerus="yes">
        <source>the same %n board(s)</source>
        <translation>
            <numerusform>samma bricka</numerusform>
            <numerusform>samma %n brickor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n format(s)</source>
        <translation>
            <numerusform>%n format</numerusform>
            <numerusform>%n format</numerusform>
        </translation>
    </message>
    <message>
        <source>the file says: set code {code}</source>
        <translation>filen säger: satskod {code}</translation>
    </message>
    <message>
        <source>the files say: set code {code}</source>
        <translation>filerna säger: satskod {code}</translation>
    </message>
    <message>
        <source>Of this file’s boards {which}: {set}</source>
        <translation>Av brickorna i filen {which}: {set}</translation>
    </message>
    <message>
        <source>numbered there: {numbers}</source>
        <translation>numrerade där: {numbers}</translation>
    </message>
    <message>
        <source>Boards in this file: {here}. In “{file}”: {there}.</source>
        <translation>Brickor i filen: {here}. I ”{file}”: {there}.</translation>
    </message>
    <message>
        <source>Its boards are not all those of its set code</source>
        <translation>Alla brickor hör inte till satskoden</translation>
    </message>
    <message>
        <source>Not met on this computer before.</source>
        <translation>Inte sedd på den här datorn tidigare.</translation>
    </message>
    <message>
        <source>the file says: {event}</source>
        <translation>filen säger: {event}</translation>
    </message>
    <message>
        <source>Write these boards in other formats</source>
        <translation>Gör filer i andra format av de här brickorna</translation>
    </message>
    <message>
        <source>Empty: there are no boards in it</source>
        <translation>Tom: inga brickor i filen</translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete board(s)</source>
        <translation>
            <numerusform>%n bricka är inte hel</numerusform>
            <numerusform>%n brickor är inte hela</numerusform>
        </translation>
    </message>
    <message>
        <source>Different deals from the other file with this name</source>
        <translation>Inte samma givar som den andra filen med det här namnet</translation>
    </message>
    <message>
        <source>The same deal appears in it more than once</source>
        <translation>Samma giv finns mer än en gång</translation>
    </message>
    <message>
        <source>In order: every board is complete</source>
        <translation>I ordning: alla brickor är hela</translation>
    </message>
    <message>
        <source>Released: anyone may know these boards</source>
        <translation>Frisläppt: alla får känna till de här brickorna</translation>
    </message>
    <message>
        <source>Boards {numbers} have the same deal.</source>
        <translation>Samma giv finns på bricka {numbers}.</translation>
    </message>
    <message>
        <source>Every incomplete board, and why</source>
        <translation>Varje bricka som inte är hel, och varför</translation>
    </message>
    <message>
        <source>Not for play: see below</source>
        <translation>Läst som det står; inte för spel: se nedan</translation>
    </message>
    <message>
        <source>The file names the event {event}, but the set was dealt for {other}.</source>
        <translation>Filen nämner tävlingen {event}, bricksatsen skapades för {other}.</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Files of boards to check</source>
        <translation>Filer med givar att kontrollera</translation>
    </message>
    <message>
        <source>Files of boards ({suffixes})</source>
        <translation>Filer med givar ({suffixes})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alla filer (*)</translation>
    </message>
    <message>
        <source>Convert: name of the new files</source>
        <translation>Konvertera: de nya filernas namn</translation>
    </message>
    <message>
        <source>All files of the set (*)</source>
        <translation>Alla filer i bricksatsen (*)</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Konvertera</translation>
    </message>
    <message>
        <source>Name of the set:</source>
        <translation>Bricksatsens namn:</translation>
    </message>
    <message>
        <source>Verify a tournament</source>
        <translation>Verifiera en turnering</translation>
    </message>
    <message>
        <source>Packs and plans ({suffixes})</source>
        <translation>Paket och planer ({suffixes})</translation>
    </message>
    <message>
        <source>Open a tournament</source>
        <translation>Öppna en turnering</translation>
    </message>
    <message>
        <source>Plans of tournaments ({suffix})</source>
        <translation>Turneringsplaner ({suffix})</translation>
    </message>
</context>
<context>
    <name>FileDrops</name>
    <message>
        <source>Drop the files here to check them</source>
        <translation>Släpp filerna här för att kontrollera dem</translation>
    </message>
</context>
<context>
    <name>FilesDoor</name>
    <message>
        <source>Drop files of boards here</source>
        <translation>Släpp filer med givar här</translation>
    </message>
    <message>
        <source>Choose &amp;files…</source>
        <translation>Välj &amp;filer…</translation>
    </message>
    <message>
        <source>Choose files of boards to check</source>
        <translation>Välj filer med givar att kontrollera</translation>
    </message>
    <message>
        <source>I &amp;understand: I only want copies, for a record or a web page</source>
        <translation>Jag för&amp;står: jag vill bara ha kopior till en utskrift eller en webbsida</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Ö&amp;ppna mapp</translation>
    </message>
    <message>
        <source>1 file checked.</source>
        <translation>1 fil kontrollerad.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of boards in all.</source>
        <translation>
            <numerusform>%n bricksats totalt.</numerusform>
            <numerusform>%n bricksatser totalt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n are shown.</source>
        <translation>
            <numerusform>Den första visas.</numerusform>
            <numerusform>De första %n visas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{files}: set {set}</source>
        <translation>{files}: bricksats {set}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more set(s)</source>
        <translation>
            <numerusform>och %n bricksats till</numerusform>
            <numerusform>och %n bricksatser till</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not duplicate, print or play these boards: deal a new set, or a reserve set in a tournament. If boxes with this code are on the tables, call the director.</source>
        <translation>Duplicera, skriv ut eller spela inte de här brickorna: skapa en ny bricksats, i en turnering en reservsats. Står lådor med den här koden på borden, tillkalla tävlingsledaren.</translation>
    </message>
    <message>
        <source>These boards were in use before</source>
        <translation>De här brickorna har använts förut</translation>
    </message>
    <message>
        <source>Any format, several files at once, or a whole folder. The files are only read; no card is shown.</source>
        <translation>Alla format, flera åt gången eller en hel mapp. De läses bara; inga kort visas.</translation>
    </message>
    <message>
        <source>Allows these files to be converted</source>
        <translation>Tillåter att filerna konverteras</translation>
    </message>
    <message>
        <source>There are no files of boards in this folder.</source>
        <translation>Mappen innehåller ingen fil med givar.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked: all in order.</source>
        <translation>
            <numerusform>%n fil kontrollerad: i ordning.</numerusform>
            <numerusform>%n filer kontrollerade: alla i ordning.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked: {sound} in order, {others} with problems, shown first.</source>
        <translation>
            <numerusform>%n fil kontrollerad: {sound} i ordning, {others} att se över, visas först.</numerusform>
            <numerusform>%n filer kontrollerade: {sound} i ordning, {others} att se över, visas först.</numerusform>
        </translation>
    </message>
    <message>
        <source>Files with the same name contain different boards.</source>
        <translation>Filer med samma namn innehåller olika brickor.</translation>
    </message>
</context>
<context>
    <name>FinalSteps</name>
    <message>
        <source>Sheet with a new passphrase</source>
        <translation>Blad med en ny lösenfras</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>A new passphrase is on the sheet</source>
        <translation>En ny lösenfras står på bladet</translation>
    </message>
    <message>
        <source>{sheet}
Print it twice, put the sheets into two safe places, then delete the file. Both fields hold the passphrase already.</source>
        <translation>{sheet}
Skriv ut det två gånger, lägg bladen på två säkra ställen och radera sedan filen. Båda fälten är redan ifyllda med lösenfrasen.</translation>
    </message>
    <message>
        <source>Now wait for the day of the outside value.</source>
        <translation>Vänta nu på dagen för det externa värdet.</translation>
    </message>
    <message>
        <source>Putting the value into the plan</source>
        <translation>Värdet sätts in i planen</translation>
    </message>
    <message>
        <source>The promised round</source>
        <translation>Den utlovade omgången</translation>
    </message>
    <message>
        <source>The value is in the plan</source>
        <translation>Värdet står i planen</translation>
    </message>
    <message>
        <source>Put “{notice}” on the wall: it tells the players the reason.</source>
        <translation>Sätt upp ”{notice}” på väggen: det säger spelarna varför.</translation>
    </message>
    <message>
        <source>Recording the deviation</source>
        <translation>Avvikelsen antecknas</translation>
    </message>
    <message>
        <source>The deviation is recorded</source>
        <translation>Avvikelsen är antecknad</translation>
    </message>
    <message>
        <source>Put “{notice}” on the wall.</source>
        <translation>Sätt upp ”{notice}” på väggen.</translation>
    </message>
    <message>
        <source>The public pack</source>
        <translation>Det offentliga paketet</translation>
    </message>
    <message>
        <source>Archive (*.zip)</source>
        <translation>Arkiv (*.zip)</translation>
    </message>
    <message>
        <source>The revealed sessions have their public packs</source>
        <translation>De avslöjade sessionerna har sina offentliga paket</translation>
    </message>
    <message>
        <source>The public pack is made</source>
        <translation>Det offentliga paketet är klart</translation>
    </message>
    <message>
        <source>The publication sheet</source>
        <translation>Publiceringsbladet</translation>
    </message>
    <message>
        <source>Drawing the publication sheet</source>
        <translation>Publiceringsbladet görs</translation>
    </message>
    <message>
        <source>The publication sheet is saved</source>
        <translation>Publiceringsbladet är sparat</translation>
    </message>
    <message>
        <source>The plan is sealed, and its keys are made</source>
        <translation>Planen är förseglad och nycklarna är skapade</translation>
    </message>
    <message>
        <source>Folder for the officials’ sheets, ideally on a USB drive</source>
        <translation>Mapp för nyckelhållarnas blad, helst på ett USB-minne</translation>
    </message>
    <message>
        <source>Making and sealing the keys: this takes a few seconds</source>
        <translation>Nycklarna skapas och förseglas: det tar några sekunder</translation>
    </message>
    <message>
        <source>The officials’ sheets are in {folder}: {names}. Print each, hand it over in an envelope, and delete the files.</source>
        <translation>Nyckelhållarnas blad ligger i {folder}: {names}. Skriv ut varje blad, lämna över det i ett kuvert och radera filerna.</translation>
    </message>
    <message>
        <source>Recording where it is published</source>
        <translation>Antecknar var den står</translation>
    </message>
    <message>
        <source>The place of publication is recorded</source>
        <translation>Det är antecknat var planen står</translation>
    </message>
    <message>
        <source>Publish the plan again, so that everyone sees the value.</source>
        <translation>Publicera planen en gång till, så att alla ser värdet.</translation>
    </message>
    <message>
        <source>Opening the keys and dealing: this takes a few seconds</source>
        <translation>Nycklarna öppnas och givarna skapas: det tar några sekunder</translation>
    </message>
    <message>
        <source>Opening the keys and making the pack: this takes a few seconds</source>
        <translation>Nycklarna öppnas och paketet görs: det tar några sekunder</translation>
    </message>
    <message>
        <source>Opening the keys and making the packs: this takes a few seconds</source>
        <translation>Nycklarna öppnas och paketen görs: det tar några sekunder</translation>
    </message>
    <message>
        <source>Publish it where everyone can find it: {names}.</source>
        <translation>Publicera där alla hittar det: {names}.</translation>
    </message>
    <message>
        <source>Publish {pack} where everyone can find it.</source>
        <translation>Publicera {pack} där alla hittar det.</translation>
    </message>
    <message>
        <source>Print {sheet}, and put it where everyone can see it.</source>
        <translation>Skriv ut {sheet} och sätt upp det där alla ser det.</translation>
    </message>
    <message>
        <source>Now publish the files under “Publish this” where all players can see them, and enter here where they are.</source>
        <translation>Lägg nu filerna under ”Publicera detta” där alla spelare ser dem, och säg här var de finns.</translation>
    </message>
</context>
<context>
    <name>FindingRow</name>
    <message>
        <source>Please look</source>
        <translation>Se över</translation>
    </message>
    <message>
        <source> · phase {number}</source>
        <translation> · fas {number}</translation>
    </message>
    <message>
        <source>I have looked at this</source>
        <translation>Jag har sett över detta</translation>
    </message>
    <message>
        <source>I have looked at this: {text}</source>
        <translation>Jag har sett över detta: {text}</translation>
    </message>
    <message>
        <source>Needs correction</source>
        <translation>Att rätta</translation>
    </message>
    <message>
        <source>Publish despite this</source>
        <translation>Publicera ändå</translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>och %n till</numerusform>
            <numerusform>och %n till</numerusform>
        </translation>
    </message>
    <message>
        <source>No remarks: the plan is in order.</source>
        <translation>Inget att anmärka: planen är i ordning.</translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Welcome to {program}</source>
        <translation>Välkommen till {program}</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Tillbaka</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Mapp för filerna</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Välj…</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Vem är du?</translation>
    </message>
    <message>
        <source>&amp;Identification: club and place</source>
        <translation>&amp;Identifikation: klubb och ort</translation>
    </message>
    <message>
        <source>if you have used Big Deal before</source>
        <translation>om du har använt Big Deal förut</translation>
    </message>
    <message>
        <source>Tick what you use. The right files are then ticked for every session.</source>
        <translation>Kryssa för det du använder. Då är rätt filer valda för varje session.</translation>
    </message>
    <message>
        <source>&amp;Duplimate, Bridge Sorter</source>
        <translation>&amp;Duplimate, Bridge Sorter</translation>
    </message>
    <message>
        <source>Duplimate with an &amp;older program</source>
        <translation>Duplimate med ett &amp;äldre program</translation>
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
        <translation>Ett resultat&amp;program eller en webbplats</translation>
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
        <translation>Var ska filerna ligga?</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Mapp</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Steg {step} av {steps}</translation>
    </message>
    <message>
        <source>&amp;Skip the rest</source>
        <translation>&amp;Hoppa över resten</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>&amp;Hoppa över</translation>
    </message>
    <message>
        <source>Fi&amp;nish</source>
        <translation>&amp;Slutför</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nästa</translation>
    </message>
    <message>
        <source>Files for each session: {files}</source>
        <translation>Filer för varje session: {files}</translation>
    </message>
    <message>
        <source>Identification imported; compare its number if you like.</source>
        <translation>Identifikationen är importerad; jämför gärna numret.</translation>
    </message>
    <message>
        <source>Formats imported: {names}.</source>
        <translation>Importerade format: {names}.</translation>
    </message>
    <message>
        <source>Left out: {names}.</source>
        <translation>Utelämnade: {names}.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Språk</translation>
    </message>
    <message>
        <source>You can change it later, in the settings.</source>
        <translation>Du kan ändra det senare i inställningarna.</translation>
    </message>
    <message>
        <source>if you had this program before, on another computer</source>
        <translation>om du har haft programmet tidigare, på en annan dator</translation>
    </message>
    <message>
        <source>The journal is back. This backup has no settings.</source>
        <translation>Loggboken är tillbaka. Den här säkerhetskopian har inga inställningar.</translation>
    </message>
    <message>
        <source>Your identification is mixed into every deal, so two clubs never deal the same boards, even from the same seed.</source>
        <translation>Din identifikation blandas in i varje giv, så att två klubbar aldrig får samma brickor, inte ens ur samma startvärde.</translation>
    </message>
    <message>
        <source>Where will you use the files?</source>
        <translation>Vad ska filerna användas till?</translation>
    </message>
    <message>
        <source>Something &amp;else, or I don’t know</source>
        <translation>Något &amp;annat, eller jag vet inte</translation>
    </message>
    <message>
        <source>You can still choose a different folder for each session.</source>
        <translation>Du kan ändå välja en annan mapp för varje session.</translation>
    </message>
    <message>
        <source>Anyone who can open the files before play can read the hands. Choose a folder of your own, not a shared one.</source>
        <translation>Den som kan öppna filerna före spel kan läsa händerna: välj en egen mapp, inte en delad.</translation>
    </message>
    <message>
        <source>This file contains nothing to import.</source>
        <translation>Det fanns inget att importera i filen.</translation>
    </message>
</context>
<context>
    <name>FixedValue</name>
    <message>
        <source>{name}: withheld; the promised hash is used instead</source>
        <translation>{name}: hölls inne, den utlovade hashen står i deras ställe</translation>
    </message>
</context>
<context>
    <name>FoldButton</name>
    <message>
        <source>expanded</source>
        <translation>utfällt</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>infällt</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>asked each time</source>
        <translation>frågas varje gång</translation>
    </message>
    <message>
        <source>Choose: {what}</source>
        <translation>Välj: {what}</translation>
    </message>
    <message>
        <source>This folder cannot be found at the moment.</source>
        <translation>Mappen finns inte just nu.</translation>
    </message>
</context>
<context>
    <name>FormatChoice</name>
    <message>
        <source>For {readers}</source>
        <translation>För {readers}</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Utelämna det</translation>
    </message>
    <message>
        <source>Deal without this file</source>
        <translation>Skapa utan den här filen</translation>
    </message>
    <message>
        <source>This would write the same file as {other}. Choose one of them.</source>
        <translation>Skriver samma fil som {other}: välj ett av dem.</translation>
    </message>
    <message>
        <source>Board numbers up to {most}.</source>
        <translation>Rymmer brickor upp till nummer {most}.</translation>
    </message>
    <message>
        <source>Cannot contain these boards: {reason}.</source>
        <translation>Rymmer inte de här brickorna: {reason}.</translation>
    </message>
</context>
<context>
    <name>FormatsBox</name>
    <message>
        <source>Show or hide the formats that few programs read</source>
        <translation>Visa eller dölj de format som få program läser</translation>
    </message>
    <message>
        <source>&amp;More formats</source>
        <translation>Fler &amp;format</translation>
    </message>
    <message>
        <source>&amp;More formats (chosen: {names})</source>
        <translation>Fler &amp;format (valda: {names})</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Öppna mapp</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Härnäst</translation>
    </message>
    <message>
        <source>Publish this</source>
        <translation>Publicera detta</translation>
    </message>
    <message>
        <source>Keep this secret</source>
        <translation>Håll detta hemligt</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Visa filerna i deras mapp</translation>
    </message>
    <message>
        <source>Nothing at this step.</source>
        <translation>Inget i det här steget.</translation>
    </message>
    <message>
        <source>What to publish, what to keep secret, and what to do next</source>
        <translation>Vad som ska publiceras, vad som ska hållas hemligt och vad du gör sedan</translation>
    </message>
</context>
<context>
    <name>HandsPanel</name>
    <message>
        <source>&amp;Find the board</source>
        <translation>&amp;Hitta brickan</translation>
    </message>
    <message>
        <source>Hand of {seat}</source>
        <translation>Hand: {seat}</translation>
    </message>
    <message>
        <source>13 cards: spades, hearts, diamonds, clubs, with dots between. A dash is a void.</source>
        <translation>13 kort: spader, hjärter, ruter, klöver, med punkter emellan. Ett streck är en renons.</translation>
    </message>
    <message>
        <source>The number that the board has on the table</source>
        <translation>Numret som brickan har vid bordet</translation>
    </message>
    <message>
        <source>The set that is being played, if you know its code</source>
        <translation>Bricksatsen som spelas, om du vet koden</translation>
    </message>
    <message>
        <source>Compare these hands with the boards known here</source>
        <translation>Jämför händerna med brickorna som är kända här</translation>
    </message>
    <message>
        <source>&amp;Number on the board</source>
        <translation>&amp;Nummer på brickan</translation>
    </message>
    <message>
        <source>Code of the &amp;set</source>
        <translation>&amp;Bricksatsens kod</translation>
    </message>
    <message>
        <source>The hands on the table</source>
        <translation>Händerna vid bordet</translation>
    </message>
    <message>
        <source>Type one hand, or up to four. The answer names boards and seats, never a card. What you type is not kept; the journal notes that you asked.</source>
        <translation>Skriv en hand, eller upp till fyra. Svaret nämner brickor och platser, aldrig ett kort. Det du skriver sparas inte; loggboken noterar att du frågade.</translation>
    </message>
    <message>
        <source>Compare with another board on the table</source>
        <translation>Jämför med en annan bricka på bordet</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Välj filer…</translation>
    </message>
    <message>
        <source>Use the journal</source>
        <translation>Använd loggboken</translation>
    </message>
    <message>
        <source>Two boards alike: type the hands of the other one too</source>
        <translation>Två lika brickor: skriv även den andras händer</translation>
    </message>
    <message>
        <source>The number that the other board has</source>
        <translation>Den andra brickans nummer</translation>
    </message>
    <message>
        <source>Its hands: N:hand hand hand hand, or one with its seat: N AK7.T93.QJ4.A852</source>
        <translation>Dess händer: N:hand hand hand hand, eller en med sin plats: N AK7.T93.QJ4.A852</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>Dess nummer</translation>
    </message>
    <message>
        <source>Its hands</source>
        <translation>Dess händer</translation>
    </message>
    <message>
        <source>Compare with files of boards, such as those of another computer</source>
        <translation>Jämför med filer med brickor, till exempel från en annan dator</translation>
    </message>
    <message>
        <source>Compare with the sets of this computer again</source>
        <translation>Jämför åter med den här datorns bricksatser</translation>
    </message>
    <message>
        <source>The dealer that the board shows</source>
        <translation>Givaren som brickan visar</translation>
    </message>
    <message>
        <source>The vulnerability that the board shows</source>
        <translation>Vilka som är i zonen enligt brickan själv</translation>
    </message>
</context>
<context>
    <name>HandsPart</name>
    <message>
        <source>Words of {name}</source>
        <translation>Ord från {name}</translation>
    </message>
    <message>
        <source>withheld</source>
        <translation>hölls inne</translation>
    </message>
    <message>
        <source>Words of {name} are withheld</source>
        <translation>Ord från {name} hölls inne</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Inget saknas.</translation>
    </message>
    <message>
        <source>The holders’ words</source>
        <translation>Väktarnas ord</translation>
    </message>
    <message>
        <source>The twelve words on the slip; the first four letters of each are enough</source>
        <translation>De tolv orden på lappen; fyra bokstäver av varje räcker</translation>
    </message>
    <message>
        <source>The promised hash is used instead, and every check names the holder</source>
        <translation>Den utlovade hashen träder i deras ställe, och varje kontroll nämner väktaren</translation>
    </message>
    <message>
        <source>Type the words of: {names}. Tick “withheld” for anyone who does not give theirs.</source>
        <translation>Skriv orden från: {names}. Kryssa för ”hölls inne” för den som inte lämnar dem.</translation>
    </message>
</context>
<context>
    <name>HelpButton</name>
    <message>
        <source>Help: {about}</source>
        <translation>Hjälp: {about}</translation>
    </message>
    <message>
        <source>What does this mean? (F1)</source>
        <translation>Vad betyder det här? (F1)</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Hjälp</translation>
    </message>
    <message>
        <source>&amp;Topics</source>
        <translation>&amp;Ämnen</translation>
    </message>
    <message>
        <source>Help topics</source>
        <translation>Hjälpämnen</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>Hjälptext</translation>
    </message>
    <message>
        <source>&amp;Card for the wall…</source>
        <translation>&amp;Kort för väggen…</translation>
    </message>
    <message>
        <source>One page: deal, duplicate, print, and what never to do</source>
        <translation>En sida: ge, duplicera, skriv ut, och vad man aldrig gör</translation>
    </message>
    <message>
        <source>Card for the wall</source>
        <translation>Kort för väggen</translation>
    </message>
    <message>
        <source>This help page is missing. Install the program again to restore it.</source>
        <translation>Den här hjälpsidan saknas. Installera om programmet för att få tillbaka den.</translation>
    </message>
    <message>
        <source>Save this page of the help as PDF, and open it</source>
        <translation>Spara den här hjälpsidan som PDF och öppna den</translation>
    </message>
    <message>
        <source>&amp;Print this page…</source>
        <translation>Skriv &amp;ut den här sidan…</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help – {program}</source>
        <translation>Hjälp – {program}</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Visa i mapp</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n fil</numerusform>
            <numerusform>%n filer</numerusform>
        </translation>
    </message>
    <message>
        <source>The journal and your files have not changed. ({place})</source>
        <translation>Loggboken och filerna är som de var. ({place})</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Loggbok</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Satskod {code}</translation>
    </message>
    <message>
        <source>Back to “{state}”</source>
        <translation>Tillbaka till ”{state}”</translation>
    </message>
    <message>
        <source>dealt {time}</source>
        <translation>skapad {time}</translation>
    </message>
    <message>
        <source>first seen {time}</source>
        <translation>först sedd {time}</translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>version {version}</translation>
    </message>
    <message>
        <source>{files} in {folder}</source>
        <translation>{files} i {folder}</translation>
    </message>
    <message>
        <source>Mark as {state}</source>
        <translation>Markera som {state}</translation>
    </message>
    <message>
        <source>Undo: back to {state}</source>
        <translation>Ångra: tillbaka till {state}</translation>
    </message>
    <message>
        <source>Release the set</source>
        <translation>Frisläpp bricksatsen</translation>
    </message>
    <message>
        <source>Release set {code}?</source>
        <translation>Frisläppa bricksats {code}?</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Frisläpp</translation>
    </message>
    <message>
        <source>Finished sets</source>
        <translation>Färdigspelade bricksatser</translation>
    </message>
    <message>
        <source>Choose the archive folder…</source>
        <translation>Välj arkivmappen…</translation>
    </message>
    <message>
        <source>Leave the files where they are</source>
        <translation>Lämna filerna där de är</translation>
    </message>
    <message>
        <source>Archive folder for finished sets</source>
        <translation>Arkivmapp för färdigspelade bricksatser</translation>
    </message>
    <message>
        <source>“{set}” is {state}</source>
        <translation>”{set}” är {state}</translation>
    </message>
    <message>
        <source>{files} now in {folder}</source>
        <translation>{files} nu i {folder}</translation>
    </message>
    <message>
        <source>clock set back at row {rows}</source>
        <translation>klockan tillbakaställd vid rad {rows}</translation>
    </message>
    <message>
        <source>Dealing certificate</source>
        <translation>Givintyg</translation>
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
        <translation>Säkerhetskopia (*.backup)</translation>
    </message>
    <message>
        <source>Certificate made: set {place} of {count} for its event and day</source>
        <translation>Intyget är klart: bricksats {place} av {count} för tävlingen och dagen</translation>
    </message>
    <message>
        <source>randomness: {source}</source>
        <translation>slump: {source}</translation>
    </message>
    <message>
        <source>{state}: {count}</source>
        <translation>{state}: {count}</translation>
    </message>
    <message>
        <source>Several sets</source>
        <translation>Flera bricksatser</translation>
    </message>
    <message>
        <source>Mark {sets} as {state}?</source>
        <translation>Markera {sets} som {state}?</translation>
    </message>
    <message>
        <source>Undo the last step of {sets}?</source>
        <translation>Ångra det senaste steget för {sets}?</translation>
    </message>
    <message>
        <source>{count} of {sets}</source>
        <translation>{count} av {sets}</translation>
    </message>
    <message>
        <source>Undone: the last step of {sets}</source>
        <translation>Ångrat: det senaste steget för {sets}</translation>
    </message>
    <message>
        <source>{sets} marked as {state}</source>
        <translation>{sets} markerade som {state}</translation>
    </message>
    <message>
        <source>Moved: {files}</source>
        <translation>Flyttat: {files}</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Markera</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Certificates made, one for each set</source>
        <translation>Intyg klara, ett för varje bricksats</translation>
    </message>
    <message>
        <source>{name}, not confirmed</source>
        <translation>{name}, inte bekräftat</translation>
    </message>
    <message>
        <source>Send to {receiver}</source>
        <translation>Skicka till {receiver}</translation>
    </message>
    <message>
        <source>Nothing was sent from here: load the file at {receiver} yourself.</source>
        <translation>Inget har skickats härifrån: läs själv in filen i {receiver}.</translation>
    </message>
    <message>
        <source>What {receiver} takes could not be confirmed: look at what it shows.</source>
        <translation>Det kunde inte bekräftas vad {receiver} tar emot: se efter vad som visas.</translation>
    </message>
    <message>
        <source>File for {receiver} made</source>
        <translation>Filen till {receiver} är gjord</translation>
    </message>
    <message>
        <source>The journal is back</source>
        <translation>Loggboken är tillbaka</translation>
    </message>
    <message>
        <source>Settings, presets and identification are taken over where none were here.</source>
        <translation>Inställningar, mallar och identifikation har tagits över där det inte fanns några här.</translation>
    </message>
    <message>
        <source>No sets yet. Each set appears here as soon as it is dealt. You see its date, boards, set code and where its files are.</source>
        <translation>Ingen bricksats än. Varje bricksats står här från den stund den skapas: när, vilka brickor, satskoden och var filerna finns.</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Det finns inget steg att ångra</translation>
    </message>
    <message>
        <source>Missing: {files} in {folder}</source>
        <translation>Finns inte: {files} i {folder}</translation>
    </message>
    <message>
        <source>From then on, anyone may see its hands. Do this only when nobody will play these boards again. You cannot undo a release.</source>
        <translation>Från och med då får alla se händerna. Gör det när ingen mer ska spela brickorna. Ett frisläppande kan inte ångras.</translation>
    </message>
    <message>
        <source>Where should the files of finished sets go?</source>
        <translation>Var ska filerna från färdigspelade bricksatser ligga?</translation>
    </message>
    <message>
        <source>An archive folder keeps them out of the way, so that nobody duplicates them again by mistake. You choose it once. Each set gets its own folder inside it, and Undo brings the files back.</source>
        <translation>En arkivmapp håller dem ur vägen, så att ingen matar in dem i maskinen igen. Du väljer den en gång; varje bricksats får en egen mapp i den, och Ångra hämtar tillbaka filerna.</translation>
    </message>
    <message>
        <source>“{set}” is {state}, but its files were not moved</source>
        <translation>”{set}” är {state}, men filerna blev kvar där de var</translation>
    </message>
    <message>
        <source>Not moved, because it is missing, changed or in use: {path}</source>
        <translation>Inte rörd, då den är borta, ändrad eller används: {path}</translation>
    </message>
    <message>
        <source>The journal has been changed: {problems}</source>
        <translation>Loggboken har ändrats: {problems}</translation>
    </message>
    <message>
        <source>count started again at row {rows}</source>
        <translation>räkningen omstartad vid rad {rows}</translation>
    </message>
    <message>
        <source>restored from a backup at row {rows}</source>
        <translation>återställd från en säkerhetskopia vid rad {rows}</translation>
    </message>
    <message>
        <source>Journal intact: {rows}</source>
        <translation>Loggboken är i ordning: {rows}</translation>
    </message>
    <message>
        <source>The journal could not be read</source>
        <translation>Loggboken kunde inte läsas</translation>
    </message>
    <message>
        <source>Nothing was repaired. Keep a copy of the journal, and compare it with an earlier certificate or export.</source>
        <translation>Inget har reparerats. Spara en kopia av loggboken och jämför den med ett intyg eller en tidigare export.</translation>
    </message>
    <message>
        <source>The journal is not as the program wrote it</source>
        <translation>Loggboken är inte som den skrevs</translation>
    </message>
    <message>
        <source>Export the journal</source>
        <translation>Exportera loggboken</translation>
    </message>
    <message>
        <source>Back up the journal</source>
        <translation>Säkerhetskopiera loggboken</translation>
    </message>
    <message>
        <source>It shows no cards. Print it, sign it and keep it.</source>
        <translation>Det visar inga kort. Skriv ut det, skriv under och spara det.</translation>
    </message>
    <message>
        <source>It contains no card, seed or key. Anyone may have it and check it.</source>
        <translation>Den innehåller inga kort, startvärden eller nycklar: vem som helst får ha den och kontrollera den.</translation>
    </message>
    <message>
        <source>Journal exported</source>
        <translation>Loggboken är exporterad</translation>
    </message>
    <message>
        <source>It contains the key of the journal. Keep it where nobody else can read it.</source>
        <translation>Den innehåller loggbokens nyckel: förvara den där ingen annan kan läsa den.</translation>
    </message>
    <message>
        <source>Journal backed up</source>
        <translation>Loggboken är säkerhetskopierad</translation>
    </message>
    <message>
        <source>Interrupted while they were being written, and removed again: {files} in {folder}. Do not play copies of them.</source>
        <translation>Avbrutna under leveransen och återtagna: {files} i {folder}. Spela inte kopior av dem.</translation>
    </message>
    <message>
        <source>From then on, anyone may see their hands. Do this only when nobody will play these boards again. You cannot undo a release.</source>
        <translation>Från och med då får alla se händerna. Gör det när ingen mer ska spela brickorna. Ett frisläppande kan inte ångras.</translation>
    </message>
    <message>
        <source>You can undo this for all of them at once.</source>
        <translation>Ångra tar tillbaka steget för alla.</translation>
    </message>
    <message>
        <source>They go back to: {states}</source>
        <translation>De blir åter: {states}</translation>
    </message>
    <message>
        <source>These cannot be changed, and stay as they are:</source>
        <translation>Dessa kan inte, och blir kvar som de är:</translation>
    </message>
    <message>
        <source>The files of {sets} were not moved:</source>
        <translation>Filerna för {sets} blev kvar där de är:</translation>
    </message>
    <message>
        <source>older journal attached at row {rows}</source>
        <translation>äldre loggbok bifogad vid rad {rows}</translation>
    </message>
    <message>
        <source>It is sealed: only its passphrase opens it.</source>
        <translation>Den är förseglad: bara lösenfrasen öppnar den.</translation>
    </message>
    <message>
        <source>Everything in this backup’s journal is here already</source>
        <translation>Allt i säkerhetskopians loggbok finns redan här</translation>
    </message>
    <message>
        <source>Its sets are in the list, and their boards are recognized. Your own journal goes on unchanged.</source>
        <translation>Dess bricksatser finns i listan, och deras brickor känns igen. Din egen loggbok fortsätter oförändrad.</translation>
    </message>
    <message>
        <source>The backup’s journal is attached to yours</source>
        <translation>Säkerhetskopians loggbok är bifogad till din</translation>
    </message>
</context>
<context>
    <name>HoldersDialog</name>
    <message>
        <source>Add from a &amp;file…</source>
        <translation>Lägg till ur en &amp;fil…</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Väktare av ord</translation>
    </message>
    <message>
        <source>Without their words nobody can compute a board, not even you. Each makes words on their own computer (“Keep words…” on the Tournament page) and keeps them. Each gives you a name and a hash: 64 digits that belong to these words and do not reveal them.</source>
        <translation>Utan deras ord kan ingen räkna ut en bricka, inte ens du. Var och en gör ord på en egen dator (”Förvara ord…” på sidan Turnering), behåller dem och ger dig namn och hash: 64 siffror som bara hör till dessa ord och inte röjer något av dem.</translation>
    </message>
    <message>
        <source>&amp;Use these holders</source>
        <translation>&amp;Använd dessa väktare</translation>
    </message>
    <message>
        <source>The file with the hash you got from a holder</source>
        <translation>Filen med hashen som en väktare gav dig</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Hash of the words</source>
        <translation>Ordens hash</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Klistra &amp;in</translation>
    </message>
    <message>
        <source>Takes the lines with name, “=” and hash that you copied</source>
        <translation>Tar raderna med namn, ”=” och hash som du har kopierat</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Ta bort</translation>
    </message>
    <message>
        <source>Takes the chosen holder out</source>
        <translation>Tar bort den valda väktaren</translation>
    </message>
    <message>
        <source>Drop the holders’ files here, or paste what they sent</source>
        <translation>Släpp väktarnas filer här, eller klistra in det de har skickat</translation>
    </message>
    <message>
        <source>What you copied has no line with a name, “=” and 64 digits.</source>
        <translation>Det du har kopierat har ingen rad med ett namn, ”=” och 64 siffror.</translation>
    </message>
</context>
<context>
    <name>IdentificationField</name>
    <message>
        <source>Its number, to compare it with another computer’s:</source>
        <translation>Dess nummer, att jämföra med en annan dators:</translation>
    </message>
    <message>
        <source>Identification</source>
        <translation>Identifikation</translation>
    </message>
    <message>
        <source>for example: Tuesday Bridge Club, Utrecht</source>
        <translation>t.ex. Bridgeklubben Tisdag, Uppsala</translation>
    </message>
    <message>
        <source>Letters &amp;written in</source>
        <translation>Boks&amp;täver skrivna i</translation>
    </message>
    <message>
        <source>today’s programs (UTF-8)</source>
        <translation>dagens program (UTF-8)</translation>
    </message>
    <message>
        <source>Windows, Western Europe (1252)</source>
        <translation>Windows, Västeuropa (1252)</translation>
    </message>
    <message>
        <source>DOS window, Western Europe (850)</source>
        <translation>DOS-fönster, Västeuropa (850)</translation>
    </message>
    <message>
        <source>DOS window, United States (437)</source>
        <translation>DOS-fönster, USA (437)</translation>
    </message>
    <message>
        <source>Windows, Central Europe (1250)</source>
        <translation>Windows, Centraleuropa (1250)</translation>
    </message>
    <message>
        <source>DOS window, Central Europe (852)</source>
        <translation>DOS-fönster, Centraleuropa (852)</translation>
    </message>
    <message>
        <source>Hash of the identification: {hash}</source>
        <translation>Identifikationens hash: {hash}</translation>
    </message>
    <message>
        <source>The RIPEMD-160 hash of the identification. If the numbers are equal, the identifications are too.</source>
        <translation>Identifikationens RIPEMD-160-hash. Samma nummer, samma identifikation.</translation>
    </message>
    <message>
        <source>Too long for Big Deal. Shorten it if you want to compare boards with Big Deal’s.</source>
        <translation>Längre än Big Deal rymmer. Korta den om brickor ska jämföras med det programmet.</translation>
    </message>
    <message>
        <source>Some letters cannot be shown in this encoding. Choose another one to edit the text.</source>
        <translation>Alla bokstäver kan inte visas så. Välj andra bokstäver för att redigera texten.</translation>
    </message>
    <message>
        <source>It has spaces at one end, or invisible characters. They count too.</source>
        <translation>Har mellanslag i änden eller tecken som inte syns. De räknas också.</translation>
    </message>
</context>
<context>
    <name>InterruptedHint</name>
    <message>
        <source>Deal it now</source>
        <translation>Skapa nu</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Senare</translation>
    </message>
</context>
<context>
    <name>JournalBar</name>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportera…</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>Säkerhets&amp;kopiera…</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln rad</numerusform>
            <numerusform>%Ln rader</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>och %n till</numerusform>
            <numerusform>och %n till</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy journal, settings, presets and logo into one file, on a USB drive for example</source>
        <translation>Kopiera loggbok, inställningar, mallar och logotyp till en fil, till exempel på ett USB-minne</translation>
    </message>
    <message>
        <source>Checking the journal…</source>
        <translation>Loggboken kontrolleras…</translation>
    </message>
    <message>
        <source>Write the journal as text that anyone can check; it contains no cards</source>
        <translation>Skriv loggboken som text som alla kan kontrollera; inga kort</translation>
    </message>
</context>
<context>
    <name>KeysCustody</name>
    <message>
        <source>Who keeps the keys</source>
        <translation>Vem förvarar nycklarna</translation>
    </message>
    <message>
        <source>&amp;Make one for me, on a sheet…</source>
        <translation>&amp;Gör en åt mig, på ett blad…</translation>
    </message>
    <message>
        <source>One &amp;passphrase</source>
        <translation>En &amp;lösenfras</translation>
    </message>
    <message>
        <source>Several offi&amp;cials together</source>
        <translation>Flera nyckel&amp;hållare tillsammans</translation>
    </message>
    <message>
        <source>Owners of &amp;age keys</source>
        <translation>Ä&amp;gare till age-nycklar</translation>
    </message>
    <message>
        <source>Pa&amp;ssphrase</source>
        <translation>Lö&amp;senfras</translation>
    </message>
    <message>
        <source>Onc&amp;e more</source>
        <translation>En gång &amp;till</translation>
    </message>
    <message>
        <source>How many sheets are needed to open the keys</source>
        <translation>Hur många blad som behövs för att öppna nycklarna</translation>
    </message>
    <message>
        <source>How many officials get a sheet</source>
        <translation>Hur många nyckelhållare som får ett blad</translation>
    </message>
    <message>
        <source>&amp;Needed</source>
        <translation>&amp;Behövs</translation>
    </message>
    <message>
        <source>of off&amp;icials</source>
        <translation>av ny&amp;ckelhållare</translation>
    </message>
    <message>
        <source>Public &amp;keys</source>
        <translation>Publika &amp;nycklar</translation>
    </message>
    <message>
        <source>age1…, one on each line</source>
        <translation>age1…, en på varje rad</translation>
    </message>
    <message>
        <source>Public keys; each of their owners can open the keys alone</source>
        <translation>Publika nycklar; varje ägare kan ensam öppna nycklarna</translation>
    </message>
    <message>
        <source>Before you choose</source>
        <translation>Innan du väljer</translation>
    </message>
    <message>
        <source>Paste at least one public key.</source>
        <translation>Klistra in minst en publik nyckel.</translation>
    </message>
    <message>
        <source>Tick that you understand.</source>
        <translation>Kryssa för att du förstår.</translation>
    </message>
    <message>
        <source>Type a passphrase of several words, 15 letters or more.</source>
        <translation>Skriv en lösenfras med flera ord, minst 15 bokstäver.</translation>
    </message>
    <message>
        <source>The passphrase (hidden)</source>
        <translation>Lösenfrasen, dold</translation>
    </message>
    <message>
        <source>The same passphrase again (hidden)</source>
        <translation>Samma lösenfras en gång till, dold</translation>
    </message>
    <message>
        <source>I &amp;understand: anyone who reads this file can compute every board</source>
        <translation>Jag förstå&amp;r: den som läser filen kan räkna ut varje bricka</translation>
    </message>
    <message>
        <source>Good if you trust one person to keep it.</source>
        <translation>Bra när en person har förtroendet att förvara den.</translation>
    </message>
    <message>
        <source>Each gets a sheet of words. Any two of three can open the keys; one alone cannot.</source>
        <translation>Var och en får ett blad med ord; två av tre öppnar nycklarna, en ensam kan inte.</translation>
    </message>
    <message>
        <source>For people who use the program age: paste their public keys.</source>
        <translation>För dem som använder programmet age: klistra in deras publika nycklar.</translation>
    </message>
    <message>
        <source>P&amp;lain, not locked</source>
        <translation>Öppet, &amp;utan lås</translation>
    </message>
    <message>
        <source>As SquareDeal does it. Anyone who reads the file can know the boards.</source>
        <translation>Som SquareDeal gör. Den som läser filen känner till brickorna.</translation>
    </message>
    <message>
        <source>Writes eight words into a file for you to print and put away; they are never shown here</source>
        <translation>Skriver åtta ord i en fil som du skriver ut och lägger undan; de visas aldrig här</translation>
    </message>
    <message>
        <source>If you lose the passphrase, you lose the tournament. No person and no program can open the keys again, and no board can be dealt. Write it on paper, and keep it in two places.</source>
        <translation>Om lösenfrasen går förlorad är turneringen förlorad: ingen, och inget program, kan öppna nycklarna igen, och inga givar kan skapas. Skriv den på papper och förvara den på två ställen.</translation>
    </message>
    <message>
        <source>If too few sheets are left, the tournament is lost: nobody can open the keys again. The program asks for a folder for the sheets, ideally on a USB drive. Print each sheet, give it to its official in an envelope, and delete the files.</source>
        <translation>Om för få blad är kvar är turneringen förlorad: ingen kan öppna nycklarna igen. Programmet frågar efter en mapp för bladen: helst ett USB-minne. Skriv ut varje blad, ge det till nyckelhållaren i ett kuvert och radera filerna.</translation>
    </message>
    <message>
        <source>Allows the plan to be published with plain keys</source>
        <translation>Tillåter att planen publiceras med öppna nycklar</translation>
    </message>
    <message>
        <source>Anyone at this computer could read the keys on its disk. Once the outside value is known, the file gives away every board.</source>
        <translation>Nycklarna skulle ligga på den här disken, läsbara för alla som sitter vid datorn. När det externa värdet är känt röjer filen varje bricka.</translation>
    </message>
    <message>
        <source>Type the same again.</source>
        <translation>Skriv samma en gång till.</translation>
    </message>
    <message>
        <source>The two do not match.</source>
        <translation>De två är inte lika.</translation>
    </message>
    <message>
        <source>The keys can be kept this way.</source>
        <translation>Nycklarna kan förvaras så.</translation>
    </message>
</context>
<context>
    <name>KeysUnlocking</name>
    <message>
        <source>What opens the keys</source>
        <translation>Det som öppnar nycklarna</translation>
    </message>
    <message>
        <source>The &amp;passphrase</source>
        <translation>&amp;Lösenfrasen</translation>
    </message>
    <message>
        <source>Read sheets from files</source>
        <translation>Läs blad från filer</translation>
    </message>
    <message>
        <source>Star&amp;t again</source>
        <translation>&amp;Börja om</translation>
    </message>
    <message>
        <source>Forget the sheets</source>
        <translation>Glöm bladen</translation>
    </message>
    <message>
        <source>Choose the &amp;key file…</source>
        <translation>Välj n&amp;yckelfilen…</translation>
    </message>
    <message>
        <source>A file with secret keys, as age-keygen makes it</source>
        <translation>En fil med hemliga nycklar, som age-keygen gör den</translation>
    </message>
    <message>
        <source>Pa&amp;ssphrase</source>
        <translation>Lös&amp;enfras</translation>
    </message>
    <message>
        <source>Add t&amp;hese words</source>
        <translation>Lägg &amp;till orden</translation>
    </message>
    <message>
        <source>From files…</source>
        <translation>Från filer…</translation>
    </message>
    <message>
        <source>Words of one sheet</source>
        <translation>Orden på ett blad</translation>
    </message>
    <message>
        <source>The keys are missing.</source>
        <translation>Nycklarna saknas.</translation>
    </message>
    <message>
        <source>The keys are sealed for owners of age keys.</source>
        <translation>Nycklarna är förseglade för ägare till age-nycklar.</translation>
    </message>
    <message>
        <source>Sheets {numbers}: enough.</source>
        <translation>Blad {numbers}: räcker.</translation>
    </message>
    <message numerus="yes">
        <source>Sheet {numbers}; %n more needed.</source>
        <translation>
            <numerusform>Blad {numbers}; %n till behövs.</numerusform>
            <numerusform>Blad {numbers}; %n till behövs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sheets of the officials</source>
        <translation>Nyckelhållarnas blad</translation>
    </message>
    <message>
        <source>Files with secret age keys</source>
        <translation>Filer med hemliga age-nycklar</translation>
    </message>
    <message>
        <source>As chosen when the plan was published.</source>
        <translation>Som den valdes vid publiceringen.</translation>
    </message>
    <message>
        <source>The words of as many officials as needed.</source>
        <translation>Orden från så många nyckelhållare som behövs.</translation>
    </message>
    <message>
        <source>The passphrase (hidden)</source>
        <translation>Lösenfrasen, dold</translation>
    </message>
    <message>
        <source>The words of one sheet, in order (hidden)</source>
        <translation>Orden på ett blad, i ordning, dolda</translation>
    </message>
    <message>
        <source>Add the words of this official</source>
        <translation>Ta den här nyckelhållarens ord</translation>
    </message>
    <message>
        <source>Off&amp;icials’ sheets</source>
        <translation>&amp;Nyckelhållarnas blad</translation>
    </message>
    <message>
        <source>All 20 words, separated by spaces; the first four letters of each are enough.</source>
        <translation>Alla 20 ord med mellanslag emellan; de fyra första bokstäverna i varje räcker.</translation>
    </message>
    <message>
        <source>Choose what opens the keys.</source>
        <translation>Ange vad som öppnar nycklarna.</translation>
    </message>
    <message>
        <source>The keys are not in the same folder as the plan. Put the key file there, and open the tournament again.</source>
        <translation>Nycklarna ligger inte bredvid planen. Lägg nyckelfilen i samma mapp och öppna turneringen igen.</translation>
    </message>
    <message>
        <source>The keys are in the plan’s folder and not locked: nothing is needed.</source>
        <translation>Nycklarna ligger bredvid planen utan lås: inget behövs.</translation>
    </message>
    <message>
        <source>The words of the officials’ sheets open the keys: one sheet after the other, in any order.</source>
        <translation>Orden på nyckelhållarnas blad öppnar nycklarna: ett blad i taget, i valfri ordning.</translation>
    </message>
</context>
<context>
    <name>LockRow</name>
    <message>
        <source>Loc&amp;ked until</source>
        <translation>L&amp;åst till</translation>
    </message>
    <message>
        <source>Write the files only into a box that nobody can open before then</source>
        <translation>Skriv filerna bara i en låda som ingen kan öppna dessförinnan</translation>
    </message>
    <message>
        <source>Locked until</source>
        <translation>Låst till</translation>
    </message>
    <message>
        <source>By the clock and the zone of this computer</source>
        <translation>Enligt den här datorns klocka och tidszon</translation>
    </message>
    <message>
        <source>Only a locked box is written. Nobody can open it before {utc}, this computer included.</source>
        <translation>Bara en låst låda skrivs. Ingen kan öppna den före {utc}, inte heller den här datorn.</translation>
    </message>
    <message>
        <source>second key (age1…), optional</source>
        <translation>extra nyckel (age1…), valfri</translation>
    </message>
    <message>
        <source>Second key</source>
        <translation>Extra nyckel</translation>
    </message>
    <message>
        <source>A public key whose owner can open the box too, at any time</source>
        <translation>En öppen nyckel vars ägare också kan öppna lådan när som helst</translation>
    </message>
    <message>
        <source>Only a locked box is written. Before {utc}, only the owner of the second key can open it.</source>
        <translation>Bara en låst låda skrivs. Före {utc} kan bara ägaren till den extra nyckeln öppna den.</translation>
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
        <translation>Avbryt</translation>
    </message>
</context>
<context>
    <name>MomentPanel</name>
    <message>
        <source>Open results…</source>
        <translation>Öppna resultat…</translation>
    </message>
    <message>
        <source>Find the moment</source>
        <translation>Hitta tidpunkten</translation>
    </message>
    <message>
        <source>Results of the tables</source>
        <translation>Bordens resultat</translation>
    </message>
    <message>
        <source>A line for each table: round, contract, declarer, tricks</source>
        <translation>En rad för varje bord: rond, kontrakt, spelförare, stick</translation>
    </message>
    <message>
        <source>PBN, USEBIO, ACBL JSON, or Bridgemate’s ReceivedData as CSV</source>
        <translation>PBN, USEBIO, ACBL JSON eller Bridgemates ReceivedData som CSV</translation>
    </message>
    <message>
        <source>When did it happen?</source>
        <translation>När hände det?</translation>
    </message>
    <message>
        <source>Type a line for each table: round, contract, declarer, tricks. Or open a file of results.</source>
        <translation>Skriv en rad för varje bord: rond, kontrakt, spelförare, stick. Eller öppna en resultatfil.</translation>
    </message>
    <message>
        <source>Weigh the results under both deals by double dummy</source>
        <translation>Väg resultaten under båda givarna med double dummy</translation>
    </message>
</context>
<context>
    <name>NewDialog</name>
    <message>
        <source>Try it out</source>
        <translation>Prova på</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Ny turnering</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Börja</translation>
    </message>
    <message>
        <source>such as Spring Championship 2027</source>
        <translation>t.ex. Vårmästerskapet 2027</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>&amp;Välj…</translation>
    </message>
    <message>
        <source>&amp;Name of the tournament</source>
        <translation>Turneringens &amp;namn</translation>
    </message>
    <message>
        <source>&amp;Place of the folder</source>
        <translation>Mappens &amp;plats</translation>
    </message>
    <message>
        <source>Its folder: {folder}</source>
        <translation>Mappen: {folder}</translation>
    </message>
    <message>
        <source>The whole procedure, from the plan to the players’ pack, in ten minutes, with any value and without waiting. Everything is marked PRACTICE, and no check ever turns green.</source>
        <translation>Hela förloppet, från planen till paketet för spelarna, på tio minuter: med vilket värde som helst och utan att vänta. Det står PRACTICE på allt, och ingen kontroll blir någonsin grön.</translation>
    </message>
    <message>
        <source>It gets its own folder for the plan, the published files, the keys and the boards.</source>
        <translation>Den får en egen mapp: för planen, det du publicerar, nycklar och brickor.</translation>
    </message>
    <message>
        <source>As it will appear on everything you publish</source>
        <translation>Så som det ska stå på allt som publiceras</translation>
    </message>
    <message>
        <source>Where the folder goes</source>
        <translation>Mappens plats</translation>
    </message>
    <message>
        <source>Choose an existing folder.</source>
        <translation>Välj en mapp som finns.</translation>
    </message>
</context>
<context>
    <name>NewHolderDialog</name>
    <message>
        <source>Keep words for a tournament</source>
        <translation>Förvara ord för en turnering</translation>
    </message>
    <message>
        <source>&amp;Make the words</source>
        <translation>&amp;Gör orden</translation>
    </message>
    <message>
        <source>such as Team B</source>
        <translation>t.ex. Lag B</translation>
    </message>
    <message>
        <source>Folder for the slip</source>
        <translation>Mapp för lappen</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>&amp;Välj…</translation>
    </message>
    <message>
        <source>&amp;Name of the holder</source>
        <translation>Väktarens &amp;namn</translation>
    </message>
    <message>
        <source>&amp;Folder for the slip</source>
        <translation>&amp;Mapp för lappen</translation>
    </message>
    <message>
        <source>The program makes twelve words. It writes them on a slip, in new files that only you can read, and shows them nowhere else. Their hash is for the organiser: 64 digits that belong to these words and do not reveal them.</source>
        <translation>Programmet gör tolv ord. De hamnar på en lapp, i nya filer som bara du kan läsa, och visas ingen annanstans. Deras hash är för arrangören: 64 siffror som bara hör till dessa ord och inte röjer något av dem.</translation>
    </message>
    <message>
        <source>Who keeps the words, as everyone will read it</source>
        <translation>Vem som har orden, så som alla får läsa det</translation>
    </message>
</context>
<context>
    <name>NoteStrip</name>
    <message>
        <source>Message</source>
        <translation>Meddelande</translation>
    </message>
</context>
<context>
    <name>NoticeStrip</name>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>NoticeWindow</name>
    <message>
        <source>Licences – {program}</source>
        <translation>Licenser – {program}</translation>
    </message>
    <message>
        <source>Licences of everything in the program</source>
        <translation>Licenser för allt i programmet</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Stäng</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>OldSettingsButton</name>
    <message>
        <source>Im&amp;port old settings…</source>
        <translation>I&amp;mportera gamla inställningar…</translation>
    </message>
    <message>
        <source>Import old settings</source>
        <translation>Importera gamla inställningar</translation>
    </message>
    <message>
        <source>Read the identification and formats from Big Deal’s {windows} or {unix}</source>
        <translation>Läs identifikation och format från Big Deals {windows} eller {unix}</translation>
    </message>
    <message>
        <source>Settings of Big Deal</source>
        <translation>Big Deals inställningar</translation>
    </message>
    <message>
        <source>Settings of Big Deal ({names})</source>
        <translation>Big Deals inställningar ({names})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alla filer (*)</translation>
    </message>
</context>
<context>
    <name>OpenPhases</name>
    <message>
        <source>sessions</source>
        <translation>sessioner</translation>
    </message>
    <message>
        <source>such as 1 or 1-3</source>
        <translation>t.ex. 1 eller 1-3</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>brickor</translation>
    </message>
    <message>
        <source>such as 24 or 1-8,9-16</source>
        <translation>t.ex. 24 eller 1-8,9-16</translation>
    </message>
    <message>
        <source>The plan leaves this open, so enter it now</source>
        <translation>Planen lämnar detta öppet, så det anges nu</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>S&amp;para som…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Avbryt</translation>
    </message>
    <message>
        <source>&amp;How many boxes?</source>
        <translation>&amp;Hur många lådor?</translation>
    </message>
    <message>
        <source>&amp;Open to print</source>
        <translation>&amp;Öppna för utskrift</translation>
    </message>
    <message>
        <source>Save the PDF in a folder that you choose</source>
        <translation>Gör PDF:en där du säger</translation>
    </message>
    <message>
        <source>Save the PDF with the set’s files, and open it for printing</source>
        <translation>Gör PDF:en bredvid bricksatsen och öppna den i programmet som skriver ut</translation>
    </message>
</context>
<context>
    <name>PaperPreview</name>
    <message>
        <source>Sample page</source>
        <translation>Provsida</translation>
    </message>
    <message>
        <source>A page of a sample record, not your boards: {words}</source>
        <translation>En sida med provbrickor, inga av dina: {words}</translation>
    </message>
</context>
<context>
    <name>PhaseDialog</name>
    <message>
        <source>Change a phase</source>
        <translation>Ändra en fas</translation>
    </message>
    <message>
        <source>Add a phase</source>
        <translation>Lägg till en fas</translation>
    </message>
    <message>
        <source>such as Round robin</source>
        <translation>t.ex. Grundserie</translation>
    </message>
    <message>
        <source>How many sessions the phase has</source>
        <translation>Hur många sessioner fasen har</translation>
    </message>
    <message>
        <source>The boards of each session</source>
        <translation>Brickorna i varje session</translation>
    </message>
    <message>
        <source>&amp;Name of the phase</source>
        <translation>Fasens &amp;namn</translation>
    </message>
    <message>
        <source>&amp;Sessions</source>
        <translation>S&amp;essioner</translation>
    </message>
    <message>
        <source>&amp;Boards of a session</source>
        <translation>&amp;Brickor i en session</translation>
    </message>
    <message>
        <source>Names of the &amp;files</source>
        <translation>&amp;Filernas namn</translation>
    </message>
    <message>
        <source>A short word, such as rr: the files will be called rr1, rr2 and so on.</source>
        <translation>Ett kort ord, t.ex. gs: filerna kommer att heta gs1, gs2 och så vidare.</translation>
    </message>
    <message>
        <source>Give the phase a name.</source>
        <translation>Ge fasen ett namn.</translation>
    </message>
    <message>
        <source>This means: {words}.</source>
        <translation>Det betyder: {words}.</translation>
    </message>
    <message>
        <source>A phase is a part of the tournament with similar sessions, such as a final.</source>
        <translation>En fas är en del av turneringen med sessioner av samma slag, t.ex. en final.</translation>
    </message>
    <message>
        <source>The number is not known &amp;yet</source>
        <translation>Ingen kan &amp;ännu säga hur många</translation>
    </message>
    <message>
        <source>The name of the phase; # becomes the number of the session</source>
        <translation>Vad fasen heter; # blir sessionens nummer</translation>
    </message>
    <message>
        <source>As many sessions as needed; you enter their numbers when you deal</source>
        <translation>Så många sessioner som behövs; numren anges när givarna skapas</translation>
    </message>
    <message>
        <source>How the file names begin; # becomes the number of the session</source>
        <translation>Hur filernas namn börjar; # blir sessionens nummer</translation>
    </message>
    <message>
        <source>24 means boards 1 to 24; 21-40 means exactly these; 1-12,13-24 alternates between the two; ? means you enter them when you deal.</source>
        <translation>24 för bricka 1 till 24; 21-40 för just dem; 1-12,13-24 för det ena och det andra i tur och ordning; ? för att ange det när givarna skapas.</translation>
    </message>
    <message>
        <source>Enter the boards of a session.</source>
        <translation>Ange vilka brickor en session har.</translation>
    </message>
    <message>
        <source>Another phase already uses the file name “{prefix}”.</source>
        <translation>En annan fas kallar redan sina filer ”{prefix}”.</translation>
    </message>
    <message>
        <source>Sa&amp;ve phase</source>
        <translation>&amp;Spara fasen</translation>
    </message>
</context>
<context>
    <name>PhasesModel</name>
    <message>
        <source>Phase</source>
        <translation>Fas</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessioner</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Brickor</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Anmärkningar</translation>
    </message>
    <message>
        <source>open</source>
        <translation>öppet</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>frågas</translation>
    </message>
    <message numerus="yes">
        <source>%n to correct</source>
        <translation>
            <numerusform>%n att rätta</numerusform>
            <numerusform>%n att rätta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation>
            <numerusform>%n att se över</numerusform>
            <numerusform>%n att se över</numerusform>
        </translation>
    </message>
    <message>
        <source>in order</source>
        <translation>i ordning</translation>
    </message>
</context>
<context>
    <name>PhasesTable</name>
    <message>
        <source>&amp;Add a phase…</source>
        <translation>&amp;Lägg till en fas…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Redigera…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Ta bort</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Flytta &amp;upp</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Flytta &amp;ner</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Faser</translation>
    </message>
    <message>
        <source>Numbers of the phases</source>
        <translation>Fasernas nummer</translation>
    </message>
    <message>
        <source>Add another phase</source>
        <translation>Beskriv en fas till</translation>
    </message>
    <message>
        <source>Change the selected phase</source>
        <translation>Ändra den valda fasen</translation>
    </message>
    <message>
        <source>Remove the selected phase from the plan</source>
        <translation>Ta bort den valda fasen ur planen</translation>
    </message>
    <message>
        <source>Move the selected phase up</source>
        <translation>Sätt den valda fasen före den ovanför</translation>
    </message>
    <message>
        <source>Move the selected phase down</source>
        <translation>Sätt den valda fasen efter den nedanför</translation>
    </message>
    <message>
        <source>Press Return to change the selected phase, Delete to remove it.</source>
        <translation>Retur ändrar den valda fasen, Delete tar bort den.</translation>
    </message>
    <message>
        <source>No phases yet. A phase is a part of the tournament with similar sessions: a round robin, a final.</source>
        <translation>Ingen fas än. En fas är en del av turneringen med sessioner av samma slag: en grundserie, en final.</translation>
    </message>
</context>
<context>
    <name>PlanStep</name>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Välj…</translation>
    </message>
    <message>
        <source>such as Spring Championship 2027</source>
        <translation>t.ex. Vårmästerskapet 2027</translation>
    </message>
    <message>
        <source>Name of the tournament</source>
        <translation>Turneringens namn</translation>
    </message>
    <message>
        <source>Not chosen yet.</source>
        <translation>Inte valt än.</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Ändra…</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to correct first.</source>
        <translation>
            <numerusform>%n punkt att rätta först.</numerusform>
            <numerusform>%n punkter att rätta först.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of the &amp;tournament</source>
        <translation>Turnering&amp;ens namn</translation>
    </message>
    <message>
        <source>&amp;Holders…</source>
        <translation>Vä&amp;ktare…</translation>
    </message>
    <message>
        <source>Outside value</source>
        <translation>Externt värde</translation>
    </message>
    <message>
        <source>Name and outside value</source>
        <translation>Namn och externt värde</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Faser</translation>
    </message>
    <message>
        <source>Choose where the outside value comes from</source>
        <translation>Ange var det externa värdet kommer ifrån</translation>
    </message>
    <message>
        <source>Other people keep words that are needed to compute any board</source>
        <translation>Andra förvarar ord, och utan dem kan ingen förutse en bricka</translation>
    </message>
    <message>
        <source>&amp;Go to Publish</source>
        <translation>Vi&amp;dare till Publicera</translation>
    </message>
    <message>
        <source>The name of the tournament, written into every file</source>
        <translation>Vad turneringen heter; det står i varje fil</translation>
    </message>
    <message>
        <source>Inspector’s findings</source>
        <translation>Kontrollens anmärkningar</translation>
    </message>
</context>
<context>
    <name>PresetDialog</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Spara</translation>
    </message>
    <message>
        <source>Folder of the preset</source>
        <translation>Mallens mapp</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Välj…</translation>
    </message>
    <message>
        <source>such as Tuesday</source>
        <translation>till exempel tisdag</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Namn</translation>
    </message>
    <message>
        <source>Saves event, boards and formats under a name, but never the date.</source>
        <translation>Tävling, brickor och format sparas under ett namn. Datumet hör aldrig till.</translation>
    </message>
    <message>
        <source>&amp;Always deal into this folder without asking</source>
        <translation>Skapa &amp;alltid givarna i den här mappen utan att fråga</translation>
    </message>
    <message>
        <source>“Deal session” then shows the folder and only waits for a full meter. Nothing is ever overwritten.</source>
        <translation>”Skapa givar” säger då vart, och väntar bara på en full mätare. Ingenting skrivs över: en andra bricksats samma dag får ett nummer.</translation>
    </message>
    <message>
        <source>Give the preset a name.</source>
        <translation>Mallen behöver ett namn.</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Välj mappen.</translation>
    </message>
</context>
<context>
    <name>PresetsBox</name>
    <message>
        <source>&amp;Save this session as a preset…</source>
        <translation>Spara s&amp;essionen som mall…</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Mall</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Mall</translation>
    </message>
    <message>
        <source>S&amp;ave…</source>
        <translation>S&amp;para…</translation>
    </message>
    <message>
        <source>Save this session as a preset, or delete one</source>
        <translation>Spara sessionen som mall, eller ta bort en</translation>
    </message>
    <message>
        <source>No preset</source>
        <translation>Ingen mall</translation>
    </message>
    <message>
        <source>None saved yet</source>
        <translation>Ingen sparad än</translation>
    </message>
    <message>
        <source>&amp;Delete “{name}”</source>
        <translation>&amp;Ta bort ”{name}”</translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation>Spara mall</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Ta bort mall</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Ta bort</translation>
    </message>
    <message>
        <source>{name} (changed)</source>
        <translation>{name} (ändrad)</translation>
    </message>
    <message>
        <source>Fill in a session that you saved earlier</source>
        <translation>Fyll sidan med en session som sparats tidigare</translation>
    </message>
    <message>
        <source>&amp;Delete the selected preset</source>
        <translation>&amp;Ta bort den valda mallen</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”? Sets you dealt with it are not affected.</source>
        <translation>Ta bort mallen ”{name}”? Bricksatser som skapats med den påverkas inte.</translation>
    </message>
</context>
<context>
    <name>PresetsList</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>Ta b&amp;ort…</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Mallar</translation>
    </message>
    <message>
        <source>no files</source>
        <translation>inga filer</translation>
    </message>
    <message>
        <source>Name, folde&amp;r…</source>
        <translation>&amp;Byt namn, mapp…</translation>
    </message>
    <message>
        <source>{name}: {boards}, {formats}</source>
        <translation>{name}: {boards}, {formats}</translation>
    </message>
    <message>
        <source>{preset}, always into {folder}</source>
        <translation>{preset}, alltid till {folder}</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Mall</translation>
    </message>
    <message>
        <source>None yet. You save a session as a preset on the Deal page.</source>
        <translation>Ingen än. En session sparas som mall på sidan ”Skapa”.</translation>
    </message>
    <message>
        <source>Delete the selected preset</source>
        <translation>Ta bort den valda mallen</translation>
    </message>
    <message>
        <source>Name, folder… of the selected preset</source>
        <translation>Byt namn, mapp… för den valda mallen</translation>
    </message>
    <message>
        <source>Rename the preset, or let it always deal into one folder</source>
        <translation>Byt namn på mallen, eller säg att den alltid använder samma mapp</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Sample page, to be scrolled</source>
        <translation>Provsida, kan rullas</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Föregående sida</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nästa sida</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Mindre</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Större</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Sida {page} av {pages}</translation>
    </message>
</context>
<context>
    <name>ProgressFooter</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Avbryt</translation>
    </message>
    <message>
        <source>Files checked</source>
        <translation>Kontrollerade filer</translation>
    </message>
    <message>
        <source>Files read so far</source>
        <translation>Filer lästa hittills</translation>
    </message>
    <message>
        <source>Stop checking</source>
        <translation>Avbryt kontrollen</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Ett ögonblick…</translation>
    </message>
    <message>
        <source>{done} of {wanted} files</source>
        <translation>{done} av {wanted} filer</translation>
    </message>
</context>
<context>
    <name>PublishStep</name>
    <message>
        <source>Make the keys and close the plan</source>
        <translation>Skapa nycklarna och stäng planen</translation>
    </message>
    <message>
        <source>Hash of the keys</source>
        <translation>Nycklarnas hash</translation>
    </message>
    <message>
        <source>such as: Bulletin 1, club web page</source>
        <translation>t.ex. Bulletin 1, klubbens webbsida</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to correct first: go back to Plan.</source>
        <translation>
            <numerusform>%n punkt att rätta först: gå tillbaka till Plan.</numerusform>
            <numerusform>%n punkter att rätta först: gå tillbaka till Plan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the &amp;sheet…</source>
        <translation>Spara b&amp;ladet…</translation>
    </message>
    <message>
        <source>s&amp;ince</source>
        <translation>s&amp;edan</translation>
    </message>
    <message>
        <source>Published: {where}, since {day}</source>
        <translation>Publicerad: {where}, sedan {day}</translation>
    </message>
    <message>
        <source>Seal t&amp;he plan…</source>
        <translation>&amp;Försegla planen…</translation>
    </message>
    <message>
        <source>Copies the digits and the words to the clipboard, for the bulletin</source>
        <translation>Lägger siffror och ord på urklipp, till bulletinen</translation>
    </message>
    <message>
        <source>It is published &amp;there</source>
        <translation>Den &amp;står där</translation>
    </message>
    <message>
        <source>Records in the journal that the plan is published there</source>
        <translation>Antecknar i loggboken att planen är publicerad där</translation>
    </message>
    <message>
        <source>&amp;Go to Value</source>
        <translation>Vi&amp;dare till Värde</translation>
    </message>
    <message>
        <source>The keys are secret until all play is over. Together with the outside value they determine the deals.</source>
        <translation>Nycklarna är hemliga tills allt spel är slut. Tillsammans med det externa värdet ger de givarna.</translation>
    </message>
    <message>
        <source>It is part of the plan. It commits you to the keys and reveals nothing about them. You can read it out or print it too.</source>
        <translation>Den står i planen, binder nycklarna och röjer inget. Du kan också läsa upp den eller trycka den.</translation>
    </message>
    <message>
        <source>It commits you to the plan, the promise and the keys, and reveals nothing about them. Print it where it cannot be taken back, such as the bulletin or the notice board. The words mean the same as the digits.</source>
        <translation>Den binder planen, löftet och nycklarna och röjer inget. Tryck den där den inte kan tas tillbaka: i bulletinen, på anslagstavlan. Orden säger samma sak.</translation>
    </message>
    <message>
        <source>Inspector’s findings</source>
        <translation>Kontrollens anmärkningar</translation>
    </message>
    <message>
        <source>Who keeps the keys</source>
        <translation>Vem förvarar nycklarna</translation>
    </message>
    <message>
        <source>How they are sealed</source>
        <translation>Hur de förseglas</translation>
    </message>
    <message>
        <source>Where is it published?</source>
        <translation>Var står den?</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) to read and tick.</source>
        <translation>
            <numerusform>%n varning att se över och kryssa för.</numerusform>
            <numerusform>%n varningar att se över och kryssa för.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose how the keys are kept.</source>
        <translation>Ange hur nycklarna förvaras.</translation>
    </message>
    <message>
        <source>A page for the notice board and the bulletin, as a PDF to print</source>
        <translation>En sida till anslagstavlan och bulletinen, som PDF att skriva ut</translation>
    </message>
    <message>
        <source>The first day on which everyone could see it there</source>
        <translation>Den första dagen då alla kunde se det där</translation>
    </message>
    <message>
        <source>Not published yet: no place has been entered here.</source>
        <translation>Inte publicerad än: ingen har sagt här var den finns.</translation>
    </message>
    <message>
        <source>Sealed {time}. The plan and its keys are fixed and can no longer be changed.</source>
        <translation>Förseglad {time}. Planen och dess nycklar är bundna och kan inte ändras mer.</translation>
    </message>
    <message>
        <source>The plan was sealed on another computer or by another program.</source>
        <translation>Planen är förseglad, på en annan dator eller av ett annat program.</translation>
    </message>
    <message>
        <source>&amp;QR code…</source>
        <translation>&amp;QR-kod…</translation>
    </message>
    <message>
        <source>Cop&amp;y the check code</source>
        <translation>&amp;Kopiera kontrollkoden</translation>
    </message>
    <message>
        <source>The check code</source>
        <translation>Kontrollkoden</translation>
    </message>
    <message>
        <source>The program seals the plan; you publish it. Enter where everyone can find the plan and the check code (digest, SHA-256), and since which day. The public pack will show this, in your words.</source>
        <translation>Programmet förseglar; publicera gör du. Säg var alla hittar plan och kontrollkod, och sedan vilken dag: det kommer i det offentliga paketet, med dina ord.</translation>
    </message>
    <message>
        <source>Shows the check code for a telephone to read</source>
        <translation>Visar kontrollkoden, så att en telefon kan läsa den</translation>
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
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Spara</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öppna</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nej</translation>
    </message>
</context>
<context>
    <name>QrDialog</name>
    <message>
        <source>QR code of the text below</source>
        <translation>QR-kod för texten nedanför</translation>
    </message>
    <message>
        <source>Cop&amp;y the text</source>
        <translation>&amp;Kopiera texten</translation>
    </message>
    <message>
        <source>Copy it to paste it elsewhere</source>
        <translation>Kopiera den för att klistra in den någon annanstans</translation>
    </message>
</context>
<context>
    <name>RecordMaking</name>
    <message>
        <source>Hand record</source>
        <translation>Givlista</translation>
    </message>
    <message>
        <source>Dealing sheets</source>
        <translation>Dupliceringslistor</translation>
    </message>
    <message>
        <source>Curtain cards</source>
        <translation>Handkort</translation>
    </message>
    <message>
        <source>{kind} made</source>
        <translation>Klart: {kind}</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiketter</translation>
    </message>
    <message>
        <source>Labels made</source>
        <translation>Etiketterna är klara</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Checklista</translation>
    </message>
    <message>
        <source>Checklist made</source>
        <translation>Checklistan är klar</translation>
    </message>
    <message>
        <source>Public pack</source>
        <translation>Offentligt paket</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) inside: boards for programs, hand record, checksums.</source>
        <translation>
            <numerusform>%n fil i paketet: givar för program, givlista, kontrollsummor.</numerusform>
            <numerusform>%n filer i paketet: givar för program, givlista, kontrollsummor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Public pack made</source>
        <translation>Det offentliga paketet är klart</translation>
    </message>
    <message>
        <source>Files ({suffix})</source>
        <translation>Filer ({suffix})</translation>
    </message>
    <message>
        <source>{name} in {folder}</source>
        <translation>{name} i {folder}</translation>
    </message>
    <message numerus="yes">
        <source>Folder for %n file(s)</source>
        <translation>
            <numerusform>Mapp för %n fil</numerusform>
            <numerusform>Mapp för %n filer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in {folder}</source>
        <translation>
            <numerusform>%n fil i {folder}</numerusform>
            <numerusform>%n filer i {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>It has the boards’ numbers, dealers and vulnerabilities, and no card.</source>
        <translation>Det har brickornas nummer, givare och zoner, och inga kort.</translation>
    </message>
    <message>
        <source>Players’ paper made</source>
        <translation>Spelarnas papper är gjorda</translation>
    </message>
    <message>
        <source>Players’ paper</source>
        <translation>Spelarnas papper</translation>
    </message>
    <message>
        <source>They reveal nothing about the cards. Print them without scaling (100 %).</source>
        <translation>De röjer inget om korten. Skriv ut dem utan skalning (100 %).</translation>
    </message>
    <message>
        <source>Two people sign for each duplicated board. It reveals nothing about the cards.</source>
        <translation>Två personer skriver under för varje duplicerad bricka; den röjer inget om korten.</translation>
    </message>
    <message>
        <source>Sealed with your passphrase. Use “Open a sealed record…” to open it.</source>
        <translation>Förseglad med din lösenfras. ”Öppna en förseglad utskrift…” öppnar den.</translation>
    </message>
    <message>
        <source>Sealed until {time}. After that, use “Open a sealed record…” on this computer.</source>
        <translation>Förseglad till {time}. ”Öppna en förseglad utskrift…” öppnar den då, på den här datorn.</translation>
    </message>
    <message>
        <source>The file is not sealed: anyone who has it can see all hands.</source>
        <translation>Filen är öppen: den som har den ser alla händer.</translation>
    </message>
    <message>
        <source>Locked until {time}. After that, open it on the Check page.</source>
        <translation>Låst till {time}. Öppna den därefter på sidan Kontroll.</translation>
    </message>
    <message>
        <source>Hand record and public pack made</source>
        <translation>Givlistan och det offentliga paketet är klara</translation>
    </message>
</context>
<context>
    <name>RecordOpening</name>
    <message>
        <source>Open a sealed record</source>
        <translation>Öppna en förseglad utskrift</translation>
    </message>
    <message>
        <source>Sealed files (*.age)</source>
        <translation>Förseglade filer (*.age)</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”</source>
        <translation>Lösenfras till ”{name}”</translation>
    </message>
    <message>
        <source>Records ({suffix})</source>
        <translation>Utskrifter ({suffix})</translation>
    </message>
    <message>
        <source>The opened record</source>
        <translation>Den öppnade utskriften</translation>
    </message>
    <message>
        <source>{name} in {folder}</source>
        <translation>{name} i {folder}</translation>
    </message>
    <message>
        <source>Record opened</source>
        <translation>Utskriften är öppnad</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öppna</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Lösenfras</translation>
    </message>
    <message>
        <source>The file is not sealed: anyone who has it can see all hands.</source>
        <translation>Filen är öppen: den som har den ser alla händer.</translation>
    </message>
</context>
<context>
    <name>RecordsBar</name>
    <message>
        <source>&amp;Hand record…</source>
        <translation>G&amp;ivlista…</translation>
    </message>
    <message>
        <source>&amp;Dealing sheets…</source>
        <translation>&amp;Dupliceringslistor…</translation>
    </message>
    <message>
        <source>C&amp;urtain cards…</source>
        <translation>&amp;Handkort…</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <translation>&amp;Etiketter…</translation>
    </message>
    <message>
        <source>Chec&amp;klist…</source>
        <translation>&amp;Checklista…</translation>
    </message>
    <message>
        <source>Pu&amp;blish…</source>
        <translation>Pu&amp;blicera…</translation>
    </message>
    <message>
        <source>The deals of the set on paper, for after play</source>
        <translation>Bricksatsens givar på papper, för efter spelet</translation>
    </message>
    <message>
        <source>Labels for boxes, with the set code; no cards</source>
        <translation>Etiketter för lådor, med satskoden; inga kort</translation>
    </message>
    <message>
        <source>A list to sign while duplicating; no cards</source>
        <translation>En lista att skriva under vid dupliceringen; inga kort</translation>
    </message>
    <message>
        <source>Pla&amp;yers’ paper</source>
        <translation>Spe&amp;larnas papper</translation>
    </message>
    <message>
        <source>&amp;Travellers…</source>
        <translation>&amp;Brickprotokoll…</translation>
    </message>
    <message>
        <source>&amp;Pickup slips…</source>
        <translation>&amp;Resultatlappar…</translation>
    </message>
    <message>
        <source>Personal &amp;scorecards…</source>
        <translation>&amp;Privatprotokoll…</translation>
    </message>
    <message>
        <source>Table &amp;cards…</source>
        <translation>Bords&amp;kort…</translation>
    </message>
    <message>
        <source>Travellers, slips, scorecards and table cards, without a card in them</source>
        <translation>Brickprotokoll, resultatlappar, privatprotokoll och bordskort, utan ett enda spelkort</translation>
    </message>
    <message>
        <source>For dealing a sorted pack by list, without seeing a hand</source>
        <translation>För att lägga en sorterad kortlek efter lista utan att se en hand</translation>
    </message>
    <message>
        <source>Each hand on its own card, to go into the board</source>
        <translation>Varje hand på ett eget kort, som ligger i brickan</translation>
    </message>
    <message>
        <source>One file with everything for the web page, after play</source>
        <translation>Allt för webbsidan i en fil, efter spelet</translation>
    </message>
    <message>
        <source>Boards that have been played cannot be dealt again with sheets or curtain cards.</source>
        <translation>Brickor som har spelats läggs inte igen efter listor eller handkort.</translation>
    </message>
    <message>
        <source>Not played yet, so prints that show cards will be sealed.</source>
        <translation>Ännu inte spelad: det som visar korten förseglas.</translation>
    </message>
    <message>
        <source>Checklists and packs are made for one set at a time.</source>
        <translation>Checklistor och paket görs en bricksats i taget.</translation>
    </message>
    <message>
        <source>You can publish it once it is marked as finished on the Journal page.</source>
        <translation>Kan publiceras när bricksatsen är märkt färdigspelad, på sidan Loggbok.</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>&amp;Open a sealed record…</source>
        <translation>&amp;Öppna en förseglad utskrift…</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Öppna m&amp;app</translation>
    </message>
    <message>
        <source>Double dummy: {done} of {wanted} boards</source>
        <translation>Double dummy: {done} av {wanted} brickor</translation>
    </message>
    <message>
        <source>Boards solved</source>
        <translation>Lösta brickor</translation>
    </message>
    <message>
        <source>With its passphrase, or after its time has come</source>
        <translation>Med dess lösenfras eller när tiden har kommit</translation>
    </message>
    <message>
        <source>No sets yet. Once you have dealt one, you print its records and labels here.</source>
        <translation>Ingen bricksats än. När en är skapad skrivs givlistor och etiketter ut här.</translation>
    </message>
    <message>
        <source>No files were left behind. ({place})</source>
        <translation>Ingen fil blev kvar. ({place})</translation>
    </message>
    <message>
        <source>Boards analysed so far</source>
        <translation>Brickor vars double dummy-resultat är kända</translation>
    </message>
    <message>
        <source>Stop; no files are left behind</source>
        <translation>Stoppa; ingen fil blir kvar</translation>
    </message>
    <message>
        <source>Hand records</source>
        <translation>Givlistor</translation>
    </message>
</context>
<context>
    <name>RecordsPanel</name>
    <message>
        <source>Set code {code}</source>
        <translation>Satskod {code}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>&amp;Paper…</source>
        <translation>&amp;Papper…</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) chosen</source>
        <translation>
            <numerusform>%n bricksats vald</numerusform>
            <numerusform>%n bricksatser valda</numerusform>
        </translation>
    </message>
    <message>
        <source>Your club’s header and footer, and the page layout</source>
        <translation>Klubbens huvud och fot, och hur en sida ser ut</translation>
    </message>
</context>
<context>
    <name>RestoreButton</name>
    <message>
        <source>Restore a backup</source>
        <translation>Återställ en säkerhetskopia</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alla filer (*)</translation>
    </message>
    <message>
        <source>The backup is sealed</source>
        <translation>Säkerhetskopian är förseglad</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Återställ</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Lösenfras</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Återställ…</translation>
    </message>
    <message>
        <source>Bring journal, settings and presets back from a backup</source>
        <translation>Hämta loggbok, inställningar och mallar från en säkerhetskopia</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Set code</source>
        <translation>Satskod</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Öppna mapp</translation>
    </message>
    <message>
        <source>Print &amp;labels…</source>
        <translation>Skriv ut &amp;etiketter…</translation>
    </message>
    <message>
        <source>&amp;Certificate…</source>
        <translation>&amp;Intyg…</translation>
    </message>
    <message>
        <source>&amp;Next session</source>
        <translation>&amp;Nästa session</translation>
    </message>
    <message>
        <source>Open &amp;its folder</source>
        <translation>&amp;Öppna dess mapp</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Visa filerna i deras mapp</translation>
    </message>
    <message>
        <source>Labels for boxes, with the set code; no cards</source>
        <translation>Etiketter för lådor, med satskoden; inga kort</translation>
    </message>
    <message>
        <source>Make the dealing certificate of this set, as a PDF; no cards</source>
        <translation>Gör bricksatsens givintyg som PDF; inga kort</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) dealt</source>
        <translation>
            <numerusform>%n giv skapad</numerusform>
            <numerusform>%n givar skapade</numerusform>
        </translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Satskod {code}</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <translation>I {folder}</translation>
    </message>
    <message>
        <source>Cop&amp;y code</source>
        <translation>&amp;Kopiera kod</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopierad</translation>
    </message>
    <message>
        <source>randomness: {source}</source>
        <translation>slump: {source}</translation>
    </message>
    <message>
        <source>What to do next</source>
        <translation>Vad som ska göras nu</translation>
    </message>
    <message numerus="yes">
        <source>of %n board(s)</source>
        <translation>
            <numerusform>med %n giv</numerusform>
            <numerusform>med %n givar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n bricksats</numerusform>
            <numerusform>%n bricksatser</numerusform>
        </translation>
    </message>
    <message>
        <source>Others can read these files</source>
        <translation>Andra kan läsa de här filerna</translation>
    </message>
    <message>
        <source>&amp;Always like this</source>
        <translation>&amp;Alltid så</translation>
    </message>
    <message>
        <source>N&amp;o</source>
        <translation>N&amp;ej</translation>
    </message>
    <message>
        <source>Always like this, into this folder?</source>
        <translation>Alltid så, i den här mappen?</translation>
    </message>
    <message>
        <source>Write it on the label of each box. It tells you which set is inside.</source>
        <translation>Skriv den på etiketten på varje låda: den visar vilken bricksats som är i.</translation>
    </message>
    <message>
        <source>The code of this set; it reveals nothing about the cards</source>
        <translation>Bricksatsens kod; den röjer inget om korten</translation>
    </message>
    <message>
        <source>Start another session with an empty meter</source>
        <translation>Börja en ny session, med tom mätare</translation>
    </message>
    <message>
        <source>all files written, read back and compared</source>
        <translation>varje fil skriven, återläst och jämförd</translation>
    </message>
    <message>
        <source>Writing the files had been interrupted</source>
        <translation>En leverans hade avbrutits</translation>
    </message>
    <message>
        <source>Do not open these files before play: they contain the hands.</source>
        <translation>Öppna inte de här filerna före spel: händerna står i dem.</translation>
    </message>
    <message>
        <source>Copy the set code to paste it elsewhere; it reveals no cards</source>
        <translation>Kopiera bricksatsens kod, för att klistra in den någon annanstans; den avslöjar inga kort</translation>
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
        <translation>Session</translation>
    </message>
    <message>
        <source>Public pack</source>
        <translation>Offentligt paket</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Läge</translation>
    </message>
    <message>
        <source>revealed {time}</source>
        <translation>avslöjad {time}</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>hemlig</translation>
    </message>
    <message>
        <source>interrupted; its key may be known</source>
        <translation>avbruten, nyckeln kan vara känd</translation>
    </message>
    <message>
        <source>secret, reserve dealt</source>
        <translation>hemlig, reserv skapad</translation>
    </message>
</context>
<context>
    <name>RevealStep</name>
    <message>
        <source>Choos&amp;e…</source>
        <translation>&amp;Välj…</translation>
    </message>
    <message>
        <source>&amp;Reveal…</source>
        <translation>&amp;Avslöja…</translation>
    </message>
    <message>
        <source>Make the public pack</source>
        <translation>Gör det offentliga paketet</translation>
    </message>
    <message>
        <source>&amp;Reveal the ticked sessions…</source>
        <translation>&amp;Avslöja de kryssade sessionerna…</translation>
    </message>
    <message>
        <source>Make a public pack for each of them; the other keys stay secret</source>
        <translation>Gör ett offentligt paket för var och en; de andra nycklarna förblir hemliga</translation>
    </message>
    <message>
        <source>&amp;Verify the pack</source>
        <translation>V&amp;erifiera paketet</translation>
    </message>
    <message>
        <source>One file (.zip) that you publish</source>
        <translation>En fil (.zip) som du publicerar</translation>
    </message>
    <message>
        <source>The same evening</source>
        <translation>Samma kväll</translation>
    </message>
    <message>
        <source>All sessions</source>
        <translation>Alla sessioner</translation>
    </message>
    <message>
        <source>Open the keys</source>
        <translation>Öppna nycklarna</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fil</translation>
    </message>
    <message>
        <source>Revealed {time}. The pack is “{pack}”: publish it.</source>
        <translation>Avslöjat {time}. Paketet är ”{pack}”: publicera det.</translation>
    </message>
    <message>
        <source>In it: {names}</source>
        <translation>I det: {names}</translation>
    </message>
    <message>
        <source>Tick the sessions whose play is over.</source>
        <translation>Kryssa för sessionerna som är spelade.</translation>
    </message>
    <message>
        <source>&amp;All play is over, including reserve sets</source>
        <translation>Allt spel är &amp;slut, även i reservsatser</translation>
    </message>
    <message>
        <source>Choose where to save the pack</source>
        <translation>Ange var paketet ska ligga</translation>
    </message>
    <message>
        <source>Check it as any player can</source>
        <translation>Kontrollera det så som varje spelare kan</translation>
    </message>
    <message>
        <source>The keys open every session, including those not played yet</source>
        <translation>Nycklarna öppnar alla sessioner, även dem som ännu inte spelats</translation>
    </message>
    <message>
        <source>Each ticked session gets its own public pack on the evening it was played. The pack opens only that session and its reserve set, which cannot be used after that.</source>
        <translation>Varje kryssad session får ett eget offentligt paket, kvällen då den spelades. Det öppnar bara den sessionen och dess reservsats: den kan inte användas efter det.</translation>
    </message>
    <message>
        <source>The keys open all sessions at once. Anyone who has them knows every board not played yet.</source>
        <translation>Nycklarna öppnar alla sessioner på en gång. Den som har dem känner till varje bricka som ännu inte spelats.</translation>
    </message>
    <message>
        <source>One file with the plan, the keys, the boards and a text that tells players how to check them.</source>
        <translation>En fil med planen, nycklarna, de skapade brickorna och en text till spelarna om hur den kontrolleras.</translation>
    </message>
    <message>
        <source>Tick the box when all play is over.</source>
        <translation>Kryssa för att allt spel är slut.</translation>
    </message>
    <message>
        <source>Choose where to save the pack.</source>
        <translation>Ange var paketet ska ligga.</translation>
    </message>
    <message>
        <source>Revealed {time}. The pack “{pack}” is not in the tournament’s folder. If it is lost, make it again here: it has the same boards.</source>
        <translation>Avslöjat {time}. Paketet ”{pack}” finns inte i turneringens mapp. Om det är borta, gör det på nytt här: det har samma brickor.</translation>
    </message>
</context>
<context>
    <name>RevealTable</name>
    <message>
        <source>Sessions that were dealt</source>
        <translation>Skapade sessioner</translation>
    </message>
    <message>
        <source>Press the space bar to tick the selected session.</source>
        <translation>Blanksteg väljer den markerade sessionen.</translation>
    </message>
</context>
<context>
    <name>RoundFields</name>
    <message>
        <source>Figure &amp;instead</source>
        <translation>&amp;Tal i stället</translation>
    </message>
    <message>
        <source>&amp;Value of that day</source>
        <translation>&amp;Värdet den dagen</translation>
    </message>
    <message>
        <source>&amp;Hour</source>
        <translation>K&amp;lockslag</translation>
    </message>
    <message>
        <source>Round {number}: {time} UTC</source>
        <translation>Omgång {number}: {time} UTC</translation>
    </message>
    <message>
        <source>By this computer’s clock</source>
        <translation>Enligt den här datorns klocka</translation>
    </message>
    <message>
        <source>If that network has ended before then, a figure of the next day counts:</source>
        <translation>Har nätverket upphört före dess gäller ett tal från dagen efter:</translation>
    </message>
</context>
<context>
    <name>RoundPart</name>
    <message>
        <source>Address of the round</source>
        <translation>Omgångens adress</translation>
    </message>
    <message>
        <source>&amp;Paste number, signature and randomness</source>
        <translation>&amp;Klistra in nummer, signatur och slumptal</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Öppna en &amp;fil…</translation>
    </message>
    <message>
        <source>The network had en&amp;ded: type the value promised for that case</source>
        <translation>Nätverket hade &amp;upphört: skriv det som var utlovat för det fallet</translation>
    </message>
    <message>
        <source>Everything the address shows, or its three parts in any order</source>
        <translation>Allt som adressen visar, eller de tre delarna i valfri ordning</translation>
    </message>
    <message>
        <source>A file with what the address shows</source>
        <translation>En fil med det som adressen visar</translation>
    </message>
    <message>
        <source>Everyone will see this, with your reason</source>
        <translation>Alla får veta det, med ditt skäl</translation>
    </message>
    <message>
        <source>Enter the promised round</source>
        <translation>Hämta den utlovade omgången</translation>
    </message>
    <message>
        <source>Round {number} appears on {moment} by this computer’s clock. Open the address below on a telephone, or on a computer with a network, and enter here what it shows. The signature is checked here, so nobody has to look the value up.</source>
        <translation>Omgång {number} kommer {moment} enligt den här datorns klocka. Öppna adressen nedan med en telefon eller på en dator med internet, och ta hit det den visar. Signaturen kontrolleras här; ingen behöver slå upp värdet.</translation>
    </message>
    <message>
        <source>&amp;QR code…</source>
        <translation>&amp;QR-kod…</translation>
    </message>
    <message>
        <source>Shows the address for a telephone to read</source>
        <translation>Visar adressen, så att en telefon kan läsa den</translation>
    </message>
</context>
<context>
    <name>RowsModel</name>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
</context>
<context>
    <name>RowsView</name>
    <message>
        <source>Columns</source>
        <translation>Kolumner</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Deal session: name of the set</source>
        <translation>Skapa givar: bricksatsens namn</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Skapa</translation>
    </message>
</context>
<context>
    <name>SealingBox</name>
    <message>
        <source>Sealing</source>
        <translation>Försegling</translation>
    </message>
    <message>
        <source>Seal it with a &amp;passphrase</source>
        <translation>Försegla med &amp;lösenfras</translation>
    </message>
    <message>
        <source>Seal it until a ti&amp;me</source>
        <translation>Försegla till en tidpunk&amp;t</translation>
    </message>
    <message>
        <source>several words</source>
        <translation>flera ord</translation>
    </message>
    <message>
        <source>P&amp;assphrase</source>
        <translation>Lösen&amp;fras</translation>
    </message>
    <message>
        <source>A&amp;gain</source>
        <translation>Ige&amp;n</translation>
    </message>
    <message>
        <source>Ope&amp;ns on</source>
        <translation>Ö&amp;ppnas den</translation>
    </message>
    <message>
        <source>The file will show every card. A player who has seen one may not play these boards (Law 6D).</source>
        <translation>Filen visar alla kort. En spelare som har sett ett av dem får inte spela de här brickorna (lag 6D).</translation>
    </message>
    <message>
        <source>Type a passphrase for the seal first</source>
        <translation>Skriv först en lösenfras för förseglingen</translation>
    </message>
    <message>
        <source>The passphrase is too weak</source>
        <translation>Lösenfrasen är för svag</translation>
    </message>
    <message>
        <source>Type the same passphrase again</source>
        <translation>Skriv samma lösenfras igen</translation>
    </message>
    <message>
        <source>Too weak: {reason}</source>
        <translation>För svag: {reason}</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bra</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Offer words</source>
        <translation>Föreslå ord</translation>
    </message>
    <message>
        <source>Play is &amp;over – print open</source>
        <translation>&amp;Spelet är slut – skriv ut utan försegling</translation>
    </message>
    <message>
        <source>The journal will say that the set is finished. Its files go into your archive, if any.</source>
        <translation>Loggboken säger då att bricksatsen är färdigspelad. Filerna flyttas till ditt arkiv, om du har ett.</translation>
    </message>
    <message>
        <source>The journal says that these boards are still to be played</source>
        <translation>Enligt loggboken är brickorna ännu inte spelade</translation>
    </message>
    <message>
        <source>Lea&amp;ve it unsealed</source>
        <translation>Låt den &amp;vara öppen</translation>
    </message>
    <message>
        <source>I und&amp;erstand: anyone who opens the file can see all hands</source>
        <translation>Jag förstå&amp;r: den som öppnar filen ser alla händer</translation>
    </message>
    <message>
        <source>Nobody can open the file without it. If you lose it, you can make the record again after play.</source>
        <translation>Ingen öppnar den utan; går den förlorad kan utskriften göras om efter spelet.</translation>
    </message>
    <message>
        <source>This program will open it then, on this computer, or once the set is finished. Weaker: anyone who can read your files here, or change the clock, could open it earlier.</source>
        <translation>Programmet öppnar den då, på den här datorn, eller när bricksatsen är färdigspelad. Mindre säkert: den som kan läsa dina filer här, eller ställer fram klockan, kan öppna den tidigare.</translation>
    </message>
    <message>
        <source>The day and time from which the record can be opened</source>
        <translation>Dagen och tiden då utskriften kan öppnas</translation>
    </message>
    <message>
        <source>Choose a time in the future</source>
        <translation>Välj en tid i framtiden</translation>
    </message>
    <message>
        <source>Tick that you understand what an unsealed file shows</source>
        <translation>Kryssa för att du förstår vad en öppen fil visar</translation>
    </message>
    <message>
        <source>At least {count} characters; several words are best.</source>
        <translation>Minst {count} bokstäver; flera ord är bäst.</translation>
    </message>
    <message>
        <source>the two do not match yet</source>
        <translation>de två är inte lika än</translation>
    </message>
    <message>
        <source>Let the program make up words, and show them</source>
        <translation>Fyll i ord som programmet gör, och visa dem</translation>
    </message>
    <message>
        <source>Strong: {bits} bits that nobody can guess. Write the words down before you continue.</source>
        <translation>Stark: {bits} bitar som ingen kan gissa. Skriv ner orden innan du går vidare.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>Loc&amp;k it until a time</source>
        <translation>Lås till en tidp&amp;unkt</translation>
    </message>
    <message>
        <source>Locke&amp;d until</source>
        <translation>Låst t&amp;ill</translation>
    </message>
    <message>
        <source>Nobody can open the file before then, this computer included. After that anyone can, with what a public clock publishes. The set’s own files stay as they are.</source>
        <translation>Ingen kan öppna filen före dess, inte heller den här datorn. Därefter kan vem som helst, med det som en offentlig klocka publicerar. Bricksatsens egna filer förblir som de är.</translation>
    </message>
    <message>
        <source>Make the pu&amp;blic pack too</source>
        <translation>Gör även det &amp;offentliga paketet</translation>
    </message>
    <message>
        <source>Record and pack are saved in {folder}, and the record opens for printing.</source>
        <translation>Givlistan och paketet sparas i {folder}, och givlistan öppnas för utskrift.</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>{topic}: press Ctrl+Page Up or Ctrl+Page Down to go from one to the next</source>
        <translation>{topic}: Ctrl+Page Up och Ctrl+Page Down leder från det ena till det andra</translation>
    </message>
</context>
<context>
    <name>SessionsModel</name>
    <message>
        <source>Session</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Brickor</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Läge</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>avslöjad</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>skapad</translation>
    </message>
    <message>
        <source>not dealt</source>
        <translation>inte skapad</translation>
    </message>
    <message>
        <source>reserve dealt</source>
        <translation>reserv skapad</translation>
    </message>
</context>
<context>
    <name>SessionsTable</name>
    <message>
        <source>Tick &amp;all</source>
        <translation>Välj &amp;alla</translation>
    </message>
    <message>
        <source>Tick &amp;none</source>
        <translation>Välj &amp;ingen</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessioner</translation>
    </message>
    <message>
        <source>Deal every session</source>
        <translation>Skapa alla sessioner</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) ticked, {boards} boards</source>
        <translation>
            <numerusform>%n session vald, {boards} brickor</numerusform>
            <numerusform>%n sessioner valda, {boards} brickor</numerusform>
        </translation>
    </message>
    <message>
        <source>Press the space bar to tick the selected session.</source>
        <translation>Blanksteg väljer den markerade sessionen.</translation>
    </message>
    <message>
        <source>Start with no sessions</source>
        <translation>Börja utan någon session</translation>
    </message>
</context>
<context>
    <name>SetLookup</name>
    <message>
        <source>&amp;Look up</source>
        <translation>Slå &amp;upp</translation>
    </message>
    <message>
        <source>such as K7QM-2PXA</source>
        <translation>t.ex. K7QM-2PXA</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Satskod</translation>
    </message>
    <message>
        <source>&amp;Which set is this?</source>
        <translation>Vil&amp;ken bricksats är det?</translation>
    </message>
    <message>
        <source>No set “{code}” on this computer</source>
        <translation>Ingen bricksats ”{code}” på den här datorn</translation>
    </message>
    <message>
        <source>{state}: {meaning}</source>
        <translation>{state}: {meaning}</translation>
    </message>
    <message>
        <source>Dealt {time}</source>
        <translation>Skapad {time}</translation>
    </message>
    <message>
        <source>First seen {time}</source>
        <translation>Först sedd {time}</translation>
    </message>
    <message>
        <source>The set code on the label, on the sheet or in the file</source>
        <translation>Satskoden på etiketten, på bladet eller i filen</translation>
    </message>
    <message>
        <source>Find the session this set code belongs to</source>
        <translation>Visa vilken session satskoden hör till</translation>
    </message>
    <message>
        <source>Compare each letter with the label. A set dealt on another computer is in that computer’s journal.</source>
        <translation>Jämför varje bokstav med etiketten. En bricksats som skapats på en annan dator står i den datorns loggbok.</translation>
    </message>
    <message>
        <source>{path} (no longer there)</source>
        <translation>{path} (finns inte längre)</translation>
    </message>
    <message>
        <source>Spot check…</source>
        <translation>Stickprov…</translation>
    </message>
    <message>
        <source>Check duplicated boards by questions drawn by lot</source>
        <translation>Kontrollera duplicerade brickor med lottade frågor</translation>
    </message>
</context>
<context>
    <name>SetPages</name>
    <message>
        <source>Check</source>
        <translation>Kontrollera</translation>
    </message>
    <message>
        <source>History</source>
        <comment>accessible name of the page Journal</comment>
        <translation>Loggbok</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Loggbok</translation>
    </message>
    <message>
        <source>Hand records</source>
        <translation>Givlistor</translation>
    </message>
</context>
<context>
    <name>SetPanel</name>
    <message>
        <source>&amp;Duplicated</source>
        <translation>&amp;Duplicerad</translation>
    </message>
    <message>
        <source>In &amp;play</source>
        <translation>I sp&amp;el</translation>
    </message>
    <message>
        <source>&amp;Finished</source>
        <translation>&amp;Färdigspelad</translation>
    </message>
    <message>
        <source>&amp;Released…</source>
        <translation>F&amp;risläppt…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ångr&amp;a</translation>
    </message>
    <message>
        <source>&amp;Certificate…</source>
        <translation>&amp;Intyg…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Ö&amp;ppna mapp</translation>
    </message>
    <message>
        <source>Mark as</source>
        <translation>Markera som</translation>
    </message>
    <message>
        <source>Make the dealing certificate of this set, as a PDF; no cards</source>
        <translation>Gör bricksatsens givintyg som PDF; inga kort</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Visa filerna i deras mapp</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) chosen</source>
        <translation>
            <numerusform>%n bricksats vald</numerusform>
            <numerusform>%n bricksatser valda</numerusform>
        </translation>
    </message>
    <message>
        <source>When play is over: make the file that a web site, a scorer or a program takes</source>
        <translation>När spelet är över: skapa filen som en webbplats eller ett resultatprogram tar emot</translation>
    </message>
    <message>
        <source>Send to…</source>
        <translation>Skicka till…</translation>
    </message>
    <message>
        <source>The code of this set; it reveals nothing about the cards</source>
        <translation>Bricksatsens kod; den röjer inget om korten</translation>
    </message>
    <message>
        <source>Select a set above to see where its files are, or several sets to mark them together.</source>
        <translation>Välj en bricksats ovan för att se var dess filer finns, eller flera för att markera dem tillsammans.</translation>
    </message>
    <message>
        <source>Undo the last step for all of them</source>
        <translation>Ta tillbaka det senaste steget för alla</translation>
    </message>
</context>
<context>
    <name>SetWords</name>
    <message>
        <source>Not delivered</source>
        <translation>Inte levererad</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Skapad</translation>
    </message>
    <message>
        <source>Duplicated</source>
        <translation>Duplicerad</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>I spel</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Färdigspelad</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Frisläppt</translation>
    </message>
    <message>
        <source>From elsewhere</source>
        <translation>Utifrån</translation>
    </message>
    <message>
        <source>The files are ready for the dealing machine.</source>
        <translation>Filerna är klara för dupliceringsmaskinen.</translation>
    </message>
    <message>
        <source>The boards are in their boxes.</source>
        <translation>Brickorna ligger i sina lådor.</translation>
    </message>
    <message>
        <source>Players have seen boards of it.</source>
        <translation>Spelare har sett brickor ur bricksatsen.</translation>
    </message>
    <message>
        <source>Set {code}</source>
        <translation>Bricksats {code}</translation>
    </message>
    <message>
        <source>boards {numbers}</source>
        <translation>bricka {numbers}</translation>
    </message>
    <message>
        <source>board {numbers}</source>
        <translation>bricka {numbers}</translation>
    </message>
    <message>
        <source>Dealt {time}</source>
        <translation>Skapad {time}</translation>
    </message>
    <message>
        <source>First seen {time}</source>
        <translation>Först sedd {time}</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Avbruten</translation>
    </message>
    <message>
        <source>No files were left behind.</source>
        <translation>Ingen fil blev kvar.</translation>
    </message>
    <message>
        <source>Play is over: nobody will play these boards again.</source>
        <translation>Spelet är slut: ingen spelar de här brickorna igen.</translation>
    </message>
    <message>
        <source>Anyone may see the hands.</source>
        <translation>Alla får se händerna.</translation>
    </message>
    <message>
        <source>Not dealt on this computer, but checked here.</source>
        <translation>Inte skapad på den här datorn, men sedd här.</translation>
    </message>
    <message>
        <source>Unnamed set</source>
        <translation>En bricksats utan namn</translation>
    </message>
    <message>
        <source>No sets match. Clear the search, or choose “All states”.</source>
        <translation>Ingen bricksats passar. Töm sökningen eller välj ”Alla lägen”.</translation>
    </message>
    <message>
        <source>It is being dealt now, or its folder is away: then the next dealing shows what happened to it. Do not use its files.</source>
        <translation>Den skapas just nu, eller så är mappen borta: då visar nästa gång givar skapas vad som blev av den. Använd inte dess filer.</translation>
    </message>
</context>
<context>
    <name>SetsBrowser</name>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n bricksats</numerusform>
            <numerusform>%n bricksatser</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetsFilter</name>
    <message>
        <source>event, date, set code, format or file</source>
        <translation>tävling, datum, satskod, format eller fil</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Alla lägen</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Sök</translation>
    </message>
    <message>
        <source>S&amp;tate</source>
        <translation>Lä&amp;ge</translation>
    </message>
    <message>
        <source>Show only sets that match all these words</source>
        <translation>Visa bara bricksatser som har alla dessa ord</translation>
    </message>
    <message>
        <source>Show only sets in one state</source>
        <translation>Visa bara bricksatser i ett läge</translation>
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
        <translation>Tävling</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Brickor</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Läge</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Satskod</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Källa</translation>
    </message>
</context>
<context>
    <name>SetsTable</name>
    <message>
        <source>Sets</source>
        <translation>Bricksatser</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortera efter</translation>
    </message>
    <message>
        <source>Best and newest first</source>
        <translation>Bästa träff och nyaste först</translation>
    </message>
    <message>
        <source>Every set dealt or checked on this computer, newest first. Press the menu key to open its menu.</source>
        <translation>Alla bricksatser som skapats eller setts på den här datorn, nyaste först. Menytangenten öppnar menyn.</translation>
    </message>
    <message>
        <source>Click to sort by a column; click a third time for the usual order</source>
        <translation>Klicka för att sortera efter en kolumn, och en tredje gång för den vanliga ordningen</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Restore de&amp;faults…</source>
        <translation>Åte&amp;rställ standard…</translation>
    </message>
    <message>
        <source>State of the settings</source>
        <translation>Inställningarnas läge</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>From Big Deal: bigdeal.ini or .bigdealrc, byte for byte.</source>
        <translation>Från Big Deal: bigdeal.ini eller .bigdealrc, byte för byte.</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Sparat</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Ta bort mall</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”?</source>
        <translation>Ta bort mallen ”{name}”?</translation>
    </message>
    <message>
        <source>Import old settings</source>
        <translation>Importera gamla inställningar</translation>
    </message>
    <message>
        <source>Replace the identification?</source>
        <translation>Ersätta identifikationen?</translation>
    </message>
    <message>
        <source>Saved, without: {formats}</source>
        <translation>Sparat, utan: {formats}</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Återställ standard</translation>
    </message>
    <message>
        <source>Your identification, your presets and the sets you have dealt are kept.</source>
        <translation>Din identifikation, dina mallar och de skapade bricksatserna behålls.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Ta bort</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersätt</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Ämnen</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Sets you dealt with it are not affected.</source>
        <translation>Bricksatser som skapats med den påverkas inte.</translation>
    </message>
    <message>
        <source>The one in the file differs from yours. Sets you have already dealt are not affected.</source>
        <translation>Den i filen är en annan än din. Bricksatser som redan skapats påverkas inte.</translation>
    </message>
    <message>
        <source>Reset everything to how it was at the first start?</source>
        <translation>Återställa allt till hur det var vid första starten?</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>Åte&amp;rställ</translation>
    </message>
</context>
<context>
    <name>ShowButton</name>
    <message>
        <source>Show</source>
        <translation>Visa</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Dölj</translation>
    </message>
    <message>
        <source>Show what you type, when nobody is looking over your shoulder</source>
        <translation>Visa det som skrivits, när ingen tittar över axeln</translation>
    </message>
</context>
<context>
    <name>SourceFields</name>
    <message>
        <source>opening value</source>
        <translation>öppningsvärde</translation>
    </message>
    <message>
        <source>closing value</source>
        <translation>slutvärde</translation>
    </message>
    <message>
        <source>fixing</source>
        <translation>fixing</translation>
    </message>
    <message>
        <source>Which value of the day counts</source>
        <translation>Vilket av dagens värden som gäller</translation>
    </message>
    <message>
        <source>A figure that anyone can look up for years</source>
        <translation>Ett tal som alla kan slå upp i åratal</translation>
    </message>
</context>
<context>
    <name>SourceWizard</name>
    <message>
        <source>Where will the outside value come from?</source>
        <translation>Var ska det externa värdet komma ifrån?</translation>
    </message>
    <message>
        <source>Kind of promise</source>
        <translation>Slags löfte</translation>
    </message>
    <message>
        <source>A figure of the stock &amp;market (the usual way)</source>
        <translation>Ett &amp;börstal (det vanliga)</translation>
    </message>
    <message>
        <source>The program writes the sentence and knows when the exchange is closed.</source>
        <translation>Programmet skriver meningen och vet när börsen är stängd.</translation>
    </message>
    <message>
        <source>A number of the public &amp;clock drand, which proves itself</source>
        <translation>Ett tal från den offentliga &amp;klockan drand, som bevisar sig självt</translation>
    </message>
    <message>
        <source>Something else, in my &amp;own words</source>
        <translation>Något annat, med &amp;egna ord</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>&amp;Tal</translation>
    </message>
    <message>
        <source>&amp;Value of the day</source>
        <translation>&amp;Dagens värde</translation>
    </message>
    <message>
        <source>Second fi&amp;gure</source>
        <translation>A&amp;ndra talet</translation>
    </message>
    <message>
        <source>Its va&amp;lue</source>
        <translation>Dess &amp;värde</translation>
    </message>
    <message>
        <source>It belongs to a &amp;day</source>
        <translation>Det hör till en &amp;dag</translation>
    </message>
    <message>
        <source>What will be published, word for word</source>
        <translation>Vad som publiceras, ord för ord</translation>
    </message>
    <message>
        <source>Day of the value</source>
        <translation>Värdets dag</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Föregående månad</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Nästa månad</translation>
    </message>
    <message>
        <source>The day whose value counts</source>
        <translation>Dagen vars värde gäller</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <translation>Dina o&amp;rd</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>Dagen</translation>
    </message>
    <message>
        <source>This will be published</source>
        <translation>Detta publiceras</translation>
    </message>
    <message>
        <source>Write your words.</source>
        <translation>Skriv dina ord.</translation>
    </message>
    <message>
        <source>&amp;Use this promise</source>
        <translation>&amp;Använd löftet</translation>
    </message>
    <message>
        <source>The network signs it at that moment, and every check tests the signature. Nobody has to look anything up.</source>
        <translation>Det signeras i sitt ögonblick, och varje kontroll ser signaturen: ingen behöver slå upp något.</translation>
    </message>
    <message>
        <source>Such as the numbers of a lottery draw. Write exactly which draw, and what counts if it does not take place.</source>
        <translation>T.ex. siffrorna i en lottodragning. Ange exakt vilka, och vad som gäller om den ställs in.</translation>
    </message>
    <message>
        <source>Add a &amp;second figure: even harder to foresee</source>
        <translation>Ta &amp;också ett andra tal: ännu svårare att förutse</translation>
    </message>
    <message>
        <source>The calendars show no problem with this day.</source>
        <translation>Kalendrarna har inget emot den dagen.</translation>
    </message>
    <message>
        <source>Both values are typed, one after the other</source>
        <translation>Båda värdena skrivs, det ena efter det andra</translation>
    </message>
    <message>
        <source>The day is added to your words, and checked</source>
        <translation>Dagen skrivs efter dina ord och kontrolleras</translation>
    </message>
    <message>
        <source>Some weeks ahead, so that everyone has the plan before then.</source>
        <translation>Några veckor framåt, så att alla har planen innan den kommer.</translation>
    </message>
    <message>
        <source>Promise a figure that nobody can know today and everyone can look up later. Together with the secret keys it determines the deals.</source>
        <translation>Lova ett tal som ingen kan veta i dag och alla kan slå upp senare. Det avgör givarna, tillsammans med de hemliga nycklarna.</translation>
    </message>
</context>
<context>
    <name>SpotDialog</name>
    <message>
        <source>Spot check</source>
        <translation>Stickprov</translation>
    </message>
    <message>
        <source>Look at the boards on the table, and type how many cards of the suit each hand has.</source>
        <translation>Titta på brickorna på bordet och skriv hur många kort varje hand har i färgen.</translation>
    </message>
    <message>
        <source>Judge all answers</source>
        <translation>Bedöm alla svar</translation>
    </message>
</context>
<context>
    <name>StateChanges</name>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n bricksats</numerusform>
            <numerusform>%n bricksatser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>och %n till</numerusform>
            <numerusform>och %n till</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepFrame</name>
    <message>
        <source>Go to the next step</source>
        <translation>Till nästa steg</translation>
    </message>
    <message>
        <source>Open what comes next at this step</source>
        <translation>Öppnar det som kommer härnäst i det här steget</translation>
    </message>
</context>
<context>
    <name>StepLine</name>
    <message>
        <source>Steps</source>
        <translation>Steg</translation>
    </message>
    <message>
        <source>Step {number}, {name}: {state}</source>
        <translation>Steg {number}, {name}: {state}</translation>
    </message>
</context>
<context>
    <name>TournamentDoor</name>
    <message>
        <source>Drop what a tournament published here</source>
        <translation>Släpp här det som en turnering har publicerat</translation>
    </message>
    <message>
        <source>Choose &amp;files…</source>
        <translation>Välj &amp;filer…</translation>
    </message>
    <message>
        <source>Choose its public pack (.zip) or its plan (.sqd). The files in the same folder are found.</source>
        <translation>Ta dess offentliga paket (.zip) eller dess plan (.sqd): det som ligger bredvid hittas ändå.</translation>
    </message>
    <message>
        <source>Prove that the boards are the promised ones</source>
        <translation>Bevisa att brickorna är de som utlovades</translation>
    </message>
    <message>
        <source>Choose the plan that you saved</source>
        <translation>Välj planen du har sparat</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>{done} of {wanted} boards</source>
        <translation>{done} av {wanted} brickor</translation>
    </message>
    <message>
        <source>Secret, to keep: {secret}. For the organiser: {public}. In {folder}</source>
        <translation>Hemligt, att behålla: {secret}. Till arrangören: {public}. I {folder}</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Öppna m&amp;app</translation>
    </message>
    <message>
        <source>Boards done</source>
        <translation>Färdiga brickor</translation>
    </message>
    <message>
        <source>Boards done so far</source>
        <translation>Brickor som är färdiga hittills</translation>
    </message>
    <message>
        <source>The slip for {name} is ready</source>
        <translation>Orden för {name} står på lappen</translation>
    </message>
    <message>
        <source>Print the slip. Give the words when the outside value is known, not before.</source>
        <translation>Skriv ut lappen och lämna orden när det externa värdet är känt, inte förr.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <translation>Något gick fel i programmet</translation>
    </message>
    <message>
        <source>The files of the tournament have not changed. ({place})</source>
        <translation>Turneringens filer är som de var. ({place})</translation>
    </message>
    <message>
        <source>Open the tournament again. Please report the text in brackets.</source>
        <translation>Öppna turneringen igen. Rapportera gärna orden inom parentes.</translation>
    </message>
    <message>
        <source>Stop; sessions already dealt are kept</source>
        <translation>Stoppa; sessioner som är skapade blir kvar</translation>
    </message>
    <message>
        <source>&amp;QR code of the hash…</source>
        <translation>&amp;QR-kod för hashen…</translation>
    </message>
    <message>
        <source>Shows name and hash for the organiser’s telephone to read</source>
        <translation>Visar namn och hash, så att arrangörens telefon kan läsa dem</translation>
    </message>
    <message>
        <source>Name and hash, for the organiser</source>
        <translation>Namn och hash till arrangören</translation>
    </message>
</context>
<context>
    <name>TournamentPages</name>
    <message>
        <source>Tournament</source>
        <translation>Turnering</translation>
    </message>
</context>
<context>
    <name>TournamentQuestions</name>
    <message>
        <source>Fix the outside value</source>
        <translation>Fastställ det externa värdet</translation>
    </message>
    <message>
        <source>Put {value} into the plan?</source>
        <translation>Sätta in {value} i planen?</translation>
    </message>
    <message>
        <source>&amp;Fix the value</source>
        <translation>&amp;Fastställ värdet</translation>
    </message>
    <message>
        <source>Reserve sets</source>
        <translation>Reservsatser</translation>
    </message>
    <message>
        <source>such as: the records of this session were handed out too early</source>
        <translation>t.ex. att givarna från den här sessionen delades ut för tidigt</translation>
    </message>
    <message>
        <source>&amp;Deal reserve sets</source>
        <translation>&amp;Skapa reservsatser</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Avvikelse</translation>
    </message>
    <message>
        <source>such as: session 3 was played before session 2</source>
        <translation>t.ex. att session 3 spelades före session 2</translation>
    </message>
    <message>
        <source>&amp;Record it</source>
        <translation>&amp;Anteckna</translation>
    </message>
    <message>
        <source>Reveal the keys</source>
        <translation>Avslöja nycklarna</translation>
    </message>
    <message>
        <source>Is all play over? Reveal the keys of “{name}”?</source>
        <translation>Är allt spel slut? Avslöja nycklarna till ”{name}”?</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>&amp;Avslöja</translation>
    </message>
    <message>
        <source>Reveal sessions</source>
        <translation>Avslöja sessioner</translation>
    </message>
    <message>
        <source>Is their play over? Reveal {sessions}?</source>
        <translation>Är de spelade? Avslöja {sessions}?</translation>
    </message>
    <message>
        <source>Seal the plan</source>
        <translation>Försegla planen</translation>
    </message>
    <message>
        <source>Seal “{name}” and close its plan for good?</source>
        <translation>Försegla ”{name}” och stäng planen för gott?</translation>
    </message>
    <message>
        <source>&amp;Seal</source>
        <translation>&amp;Försegla</translation>
    </message>
    <message>
        <source>Reserve boards</source>
        <translation>Reservbrickor</translation>
    </message>
    <message>
        <source>Another deal takes the place of these boards of {session}: {boards}. The Laws ask for a reason (Law 6D); it goes into a notice for the players.</source>
        <translation>Dessa brickor i {session} får en annan giv: {boards}. Lagarna kräver ett skäl (lag 6D); det sätts på ett anslag till spelarna.</translation>
    </message>
    <message>
        <source>such as: board 5 was seen at another table</source>
        <translation>till exempel: bricka 5 sågs vid ett annat bord</translation>
    </message>
    <message>
        <source>&amp;Deal reserve boards</source>
        <translation>&amp;Skapa reservbrickor</translation>
    </message>
    <message>
        <source>The keys will be made now. After that nothing in the plan can be changed: no phase, no board, no source of the outside value.</source>
        <translation>Nu skapas nycklarna. Därefter kan inget i planen ändras: varken faser och brickor eller källan till det externa värdet.</translation>
    </message>
    <message>
        <source>Withheld, as every check will show: the words of {names}.</source>
        <translation>Hölls inne, vilket varje kontroll kommer att säga: orden från {names}.</translation>
    </message>
    <message>
        <source>Every deal depends on it. After the first session is dealt it can never be changed.</source>
        <translation>Varje giv följer av det. När den första sessionen är skapad kan det aldrig ändras.</translation>
    </message>
    <message>
        <source>New boards will be dealt to replace: {sessions}. The Laws require a reason (Law 6D). It goes into a notice for the players.</source>
        <translation>Andra brickor skapas i stället för: {sessions}. Lagarna kräver ett skäl (lag 6D); det sätts på ett anslag till spelarna.</translation>
    </message>
    <message>
        <source>&amp;Reason, as everyone will read it</source>
        <translation>&amp;Skäl, med ord som alla kommer att läsa</translation>
    </message>
    <message>
        <source>Write where play did not follow the plan. This is recorded, and goes into a notice for the players.</source>
        <translation>Skriv var spelet inte följde planen. Det antecknas och meddelas spelarna på ett anslag.</translation>
    </message>
    <message>
        <source>&amp;What was done differently</source>
        <translation>&amp;Vad som gjordes annorlunda</translation>
    </message>
    <message>
        <source>The problem and your answer are recorded in the journal.</source>
        <translation>Tvivlet och ditt svar skrivs i loggboken.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>Loggboken är tvivelaktig</translation>
    </message>
    <message>
        <source>Deal anyway?</source>
        <translation>Skapa ändå?</translation>
    </message>
    <message>
        <source>Anyone who has the pack can compute every board of every session. No more sessions of this tournament can be dealt after that.</source>
        <translation>Den som har paketet kan räkna ut varje bricka i varje session. Därefter kan inga fler sessioner i turneringen skapas.</translation>
    </message>
    <message>
        <source>Anyone who has the pack can compute every board of that session and of its reserve set. The keys of the other sessions stay secret.</source>
        <translation>Den som har paketet kan räkna ut varje bricka i sessionen, även i reservsatsen. Nycklarna till de andra sessionerna förblir hemliga.</translation>
    </message>
    <message>
        <source>Reserve sets that can no longer be used: {sessions}.</source>
        <translation>Reservsatser som inte kan användas efter det: {sessions}.</translation>
    </message>
    <message>
        <source>&amp;Deal anyway</source>
        <translation>&amp;Skapa ändå</translation>
    </message>
</context>
<context>
    <name>TournamentStart</name>
    <message>
        <source>&amp;New tournament…</source>
        <translation>&amp;Ny turnering…</translation>
    </message>
    <message>
        <source>&amp;Try it out…</source>
        <translation>&amp;Prova på…</translation>
    </message>
    <message>
        <source>&amp;Open a tournament…</source>
        <translation>&amp;Öppna en turnering…</translation>
    </message>
    <message>
        <source>&amp;Keep words…</source>
        <translation>&amp;Förvara ord…</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnering</translation>
    </message>
    <message>
        <source>You can also drop a plan (.sqd), or the folder of a tournament, here.</source>
        <translation>Du kan också släppa en plan (.sqd) eller mappen för en turnering här.</translation>
    </message>
    <message>
        <source>The five steps</source>
        <translation>De fem stegen</translation>
    </message>
    <message>
        <source>{name}  in {folder}</source>
        <translation>{name}  i {folder}</translation>
    </message>
    <message>
        <source>Open {name} again</source>
        <translation>Öppna {name} igen</translation>
    </message>
    <message>
        <source>Recently opened</source>
        <translation>Nyligen öppnade</translation>
    </message>
    <message>
        <source>Start a new plan in its own folder</source>
        <translation>Börja en plan, i en egen mapp</translation>
    </message>
    <message>
        <source>The whole procedure in ten minutes, with any value; nobody can mistake it for a real tournament</source>
        <translation>Hela förloppet på tio minuter, med vilket värde som helst: ingen kan ta det för en riktig turnering</translation>
    </message>
    <message>
        <source>Continue with a plan (.sqd); SquareDeal’s plans work too</source>
        <translation>Fortsätt med en plan (.sqd), även från SquareDeal</translation>
    </message>
    <message>
        <source>For holders: make the words you keep, and their hash for the organiser</source>
        <translation>För en väktare: orden som du behåller, och deras hash till arrangören</translation>
    </message>
    <message>
        <source>For championships where all players can check every board afterwards. You publish a plan, wait for a figure that nobody can foresee, deal, and reveal the keys after play. Every check then lists what is proved and what could still be chosen.</source>
        <translation>För mästerskap där alla spelare efteråt kan kontrollera varje bricka. Du publicerar en plan, väntar på ett tal som ingen kan förutse, skapar givarna och avslöjar nycklarna efter spelet. Varje kontroll visar då vad som är bevisat och vad som ännu kunde väljas.</translation>
    </message>
</context>
<context>
    <name>TournamentView</name>
    <message>
        <source>All tournaments</source>
        <translation>Alla turneringar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Folder for the boards</source>
        <translation>Mapp för brickorna</translation>
    </message>
    <message>
        <source>Please read this first</source>
        <translation>Läs detta först</translation>
    </message>
    <message>
        <source>Public and secret</source>
        <translation>Offentligt och hemligt</translation>
    </message>
    <message>
        <source>PRACTICE: any value, no waiting. No check will ever call this proved.</source>
        <translation>PRACTICE (övning): vilket värde som helst, ingen väntan. Inget av detta kallas någonsin bevisat.</translation>
    </message>
    <message>
        <source>Close this tournament; everything is stored in its files</source>
        <translation>Stäng turneringen; allt är sparat i dess filer</translation>
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
        <translation>Publicera</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Värde</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Skapa</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Avslöja</translation>
    </message>
    <message>
        <source>done</source>
        <translation>klart</translation>
    </message>
    <message>
        <source>now</source>
        <translation>nu</translation>
    </message>
    <message>
        <source>files {names}</source>
        <translation>filer {names}</translation>
    </message>
    <message>
        <source>one session</source>
        <translation>en session</translation>
    </message>
    <message>
        <source>{count} sessions</source>
        <translation>{count} sessioner</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} och {last}</translation>
    </message>
    <message>
        <source>boards {boards} in turn</source>
        <translation>bricka {boards} i tur och ordning</translation>
    </message>
    <message>
        <source>the secret keys of those who open it</source>
        <translation>de hemliga nycklarna från dem som öppnar den</translation>
    </message>
    <message>
        <source>Choose where the outside value will come from.</source>
        <translation>Välj var det externa värdet ska komma ifrån.</translation>
    </message>
    <message>
        <source>And the words of: {names}</source>
        <translation>Och orden från: {names}</translation>
    </message>
    <message>
        <source>afterwards: {files}</source>
        <translation>därefter: {files}</translation>
    </message>
    <message>
        <source>afterwards: the keys, and whatever opens them</source>
        <translation>därefter: nycklarna och det som öppnar dem</translation>
    </message>
    <message>
        <source>This is practice: type any figure, twice.</source>
        <translation>Det här är en övning: skriv vilket tal som helst, två gånger.</translation>
    </message>
    <message>
        <source>the notices (.txt) of reserve sets and deviations</source>
        <translation>anslagen (.txt) om reservsatser och avvikelser</translation>
    </message>
    <message>
        <source>Genuine: the network signed round {number}.</source>
        <translation>Äkta: nätverket har signerat omgång {number}.</translation>
    </message>
    <message>
        <source>the passphrase</source>
        <translation>lösenfrasen</translation>
    </message>
    <message>
        <source>Decide in advance everything that could be chosen later: what is played, and which outside figure will determine the deals.</source>
        <translation>Skriv ner allt som skulle kunna väljas senare: vad som spelas och vilket tal utifrån som avgör givarna.</translation>
    </message>
    <message>
        <source>&amp;Go to Plan</source>
        <translation>Till&amp;baka till Plan</translation>
    </message>
    <message>
        <source>Next: {topic}</source>
        <translation>Nästa: {topic}</translation>
    </message>
    <message>
        <source>Seal the plan: this makes the secret keys and closes the plan for good. Publish it weeks before play. After that, every check lists anything that could still be chosen. Anyone with the keys and the value can compute the boards, so keep the keys sealed.</source>
        <translation>Försegla planen, vilket skapar de hemliga nycklarna och stänger den för gott, och publicera den några veckor före spelet. Därefter kan givar bara väljas inom det som varje kontroll visar. Den som har nycklarna och värdet kan räkna ut brickorna, så håll nycklarna förseglade.</translation>
    </message>
    <message>
        <source>When the promised figure is known, two people type it here. It goes into every deal.</source>
        <translation>När det utlovade talet är känt skriver två personer det här. Det ingår i varje giv.</translation>
    </message>
    <message>
        <source>Deal the sessions into files for your machine, on a computer without a network. No card is shown.</source>
        <translation>Skapa sessionernas givar i filer för din maskin, på en dator utan nätverk. Inga kort visas.</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>väntar</translation>
    </message>
    <message>
        <source>as many sessions as needed</source>
        <translation>så många sessioner som behövs</translation>
    </message>
    <message>
        <source>boards entered when dealing</source>
        <translation>brickor anges när givarna skapas</translation>
    </message>
    <message>
        <source>the passphrase, or the officials’ sheets</source>
        <translation>lösenfrasen eller nyckelhållarnas blad</translation>
    </message>
    <message>
        <source>The plan is complete. Add more phases, or go to Publish.</source>
        <translation>Planen är färdig. Lägg till fler faser eller gå vidare till Publicera.</translation>
    </message>
    <message>
        <source>Add the phases of the tournament one by one.</source>
        <translation>Lägg till turneringens faser, en efter en.</translation>
    </message>
    <message>
        <source>Correct what the inspector marks as wrong. Then go to Publish.</source>
        <translation>Rätta det som kontrollen märker som fel. Gå sedan vidare till Publicera.</translation>
    </message>
    <message>
        <source>Publish these files where all players can see them, before the outside value is known. Then wait for the value.</source>
        <translation>Lägg filerna där alla spelare ser dem, innan det externa värdet är känt. Vänta sedan på värdet.</translation>
    </message>
    <message>
        <source>When the day has come, look the value up in two places, and have a second person with you.</source>
        <translation>När dagen har kommit, slå upp värdet på två ställen och ha en andra person till hands.</translation>
    </message>
    <message>
        <source>When the promised round has appeared, open its address on a telephone and enter what it shows.</source>
        <translation>När den utlovade omgången har kommit: öppna dess adress med en telefon och ta hit det den visar.</translation>
    </message>
    <message>
        <source>{file}, again: it now contains the value</source>
        <translation>{file}, en gång till: nu står värdet i den</translation>
    </message>
    <message>
        <source>Go to Deal, on a computer without a network.</source>
        <translation>Gå vidare till Skapa, på en dator utan nätverk.</translation>
    </message>
    <message>
        <source>every file of boards, until it has been played</source>
        <translation>varje fil med givar, tills den har spelats</translation>
    </message>
    <message>
        <source>All sessions are dealt. When all play is over, go to Reveal.</source>
        <translation>Alla sessioner är skapade. När allt spel är slut, gå vidare till Avslöja.</translation>
    </message>
    <message>
        <source>Tick the sessions, open the keys and deal. Take the files to the machine without opening them.</source>
        <translation>Välj sessionerna, öppna nycklarna och skapa. Ta filerna till maskinen och håll dem stängda.</translation>
    </message>
    <message>
        <source>Publish the pack where everyone can find it. Anyone can check it, with this program or without: the pack explains how.</source>
        <translation>Lägg paketet där alla hittar det. Alla kan kontrollera det, med det här programmet eller utan: det står hur i paketet.</translation>
    </message>
    <message>
        <source>You can reveal a session on its own the evening it was played. When the last board has been played, including reserve sets, reveal them all.</source>
        <translation>En session som är spelad kan avslöjas för sig, samma kväll. När den sista brickan är spelad, även i reservsatser, avslöja alla.</translation>
    </message>
    <message>
        <source>the files of sessions not played, until the reveal</source>
        <translation>filerna för sessioner som inte spelats, tills nycklarna avslöjas</translation>
    </message>
    <message>
        <source>Wait until the last board has been played, including reserve sets. Then reveal.</source>
        <translation>Vänta tills sista brickan är spelad, även i reservsatser. Avslöja sedan.</translation>
    </message>
    <message>
        <source>Read every warning, choose who keeps the keys, and seal the plan. Nothing can be changed after that.</source>
        <translation>Se över varje varning, välj vem som förvarar nycklarna och försegla planen. Därefter kan inget ändras.</translation>
    </message>
    <message>
        <source>Publish these files where all players can see them, before the outside value is known. Then enter where they are, and since when.</source>
        <translation>Lägg filerna där alla spelare ser dem, innan det externa värdet är känt. Säg sedan var de finns, och sedan när.</translation>
    </message>
    <message>
        <source>When all play is over, everyone gets the keys and can check that every board is as promised.</source>
        <translation>När allt spel är slut får alla nycklarna och kan kontrollera om varje bricka är som utlovat.</translation>
    </message>
    <message>
        <source>The plan is sealed and can no longer be changed.</source>
        <translation>Planen är förseglad och förblir som den är.</translation>
    </message>
    <message>
        <source>the officials’ sheets</source>
        <translation>nyckelhållarnas blad</translation>
    </message>
    <message>
        <source>The plan can be published. Read the inspector’s findings, then go to Publish.</source>
        <translation>Planen kan publiceras. Se vad kontrollen anmärker på och gå sedan vidare till Publicera.</translation>
    </message>
    <message>
        <source>{boards} each</source>
        <translation>{boards} varje gång</translation>
    </message>
</context>
<context>
    <name>ValueStep</name>
    <message>
        <source>As it goes into the plan and into the deals:</source>
        <translation>Så går det in i planen och i givarna:</translation>
    </message>
    <message>
        <source>&amp;Begin again</source>
        <translation>&amp;Börja om</translation>
    </message>
    <message>
        <source>&amp;Correct the value…</source>
        <translation>&amp;Rätta värdet…</translation>
    </message>
    <message>
        <source>such as 44,901.92</source>
        <translation>t.ex. 44 901,92</translation>
    </message>
    <message>
        <source>The value that is in the plan</source>
        <translation>Värdet som står i planen</translation>
    </message>
    <message>
        <source>What was promised</source>
        <translation>Det som utlovades</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>&amp;Värde</translation>
    </message>
    <message>
        <source>Puts its randomness into the plan</source>
        <translation>Sätter in dess slumptal i planen</translation>
    </message>
    <message>
        <source>First person: type the value</source>
        <translation>Första personen: skriv värdet</translation>
    </message>
    <message>
        <source>Second person: type the value again</source>
        <translation>Andra personen: skriv värdet igen</translation>
    </message>
    <message>
        <source>Hand over to the &amp;second person</source>
        <translation>Lämna över till &amp;andra personen</translation>
    </message>
    <message>
        <source>Hides what you typed</source>
        <translation>Döljer det du skrev</translation>
    </message>
    <message>
        <source>Compares what the two of you typed</source>
        <translation>Jämför det ni båda skrev</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>&amp;Jämför</translation>
    </message>
    <message>
        <source>&amp;Fix this value…</source>
        <translation>&amp;Fastställ värdet…</translation>
    </message>
    <message>
        <source>Puts the value into the plan</source>
        <translation>Sätter in värdet i planen</translation>
    </message>
    <message>
        <source>a round of drand was promised</source>
        <translation>en drand-omgång var utlovad</translation>
    </message>
    <message>
        <source>Not as promised? Give the &amp;reason:</source>
        <translation>Inte som utlovat? Säg &amp;varför:</translation>
    </message>
    <message>
        <source>Both people type the value again</source>
        <translation>Båda personerna skriver värdet på nytt</translation>
    </message>
    <message>
        <source>Possible until something has been dealt from it</source>
        <translation>Möjligt så länge inget har skapats ur det</translation>
    </message>
    <message>
        <source>&amp;Go to Deal</source>
        <translation>Vi&amp;dare till Skapa</translation>
    </message>
    <message>
        <source>Type it as published; points and commas between digits do not matter</source>
        <translation>Skriv det som det publicerades; punkter och kommatecken mellan siffror spelar ingen roll</translation>
    </message>
    <message>
        <source>The reason for using a value that is not as promised</source>
        <translation>Skälet till att värdet tas fast det inte är som utlovat</translation>
    </message>
    <message>
        <source>&amp;Use this round…</source>
        <translation>&amp;Använd den här omgången…</translation>
    </message>
    <message>
        <source>Both typed the same value</source>
        <translation>Båda skrev samma</translation>
    </message>
    <message>
        <source>Look it up at the promised source, and compare it with a second source.</source>
        <translation>Slå upp det där det utlovades och jämför med ett annat ställe.</translation>
    </message>
    <message>
        <source>What the first person typed is now hidden. Look the value up yourself, and type what you see.</source>
        <translation>Det som första personen skrev är nu dolt. Slå upp värdet själv och skriv det du ser.</translation>
    </message>
    <message>
        <source>Check the value once more. Once fixed, it goes into every deal.</source>
        <translation>Se på värdet en gång till. När det är fastställt ingår det i varje giv.</translation>
    </message>
    <message>
        <source>Wait: it is not {day} yet, so nobody can know the value.</source>
        <translation>Vänta: {day} har inte kommit än, så ingen kan veta värdet.</translation>
    </message>
    <message>
        <source>The two values do not match</source>
        <translation>De två skrev inte samma</translation>
    </message>
    <message>
        <source>{difference} (“here” is the first person’s.) Look the value up together, then start again.</source>
        <translation>{difference} (”här” är den första personen.) Slå upp värdet tillsammans och börja sedan om.</translation>
    </message>
</context>
<context>
    <name>VerifyReportPanel</name>
    <message>
        <source>Open the keys and verif&amp;y</source>
        <translation>Öppna nycklarna och &amp;verifiera</translation>
    </message>
    <message>
        <source>Sessions and boards</source>
        <translation>Sessioner och brickor</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Bra att veta</translation>
    </message>
    <message>
        <source>The promise</source>
        <translation>Löftet</translation>
    </message>
    <message>
        <source>The keys stay sealed on the disk</source>
        <translation>Nycklarna förblir förseglade på disken</translation>
    </message>
    <message>
        <source>The keys are sealed</source>
        <translation>Nycklarna är förseglade</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>Open a session to see its boards</source>
        <translation>Öppna en session för att se dess brickor</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumner</translation>
    </message>
    <message>
        <source>as promised</source>
        <translation>som utlovat</translation>
    </message>
    <message>
        <source>not as promised</source>
        <translation>inte som utlovat</translation>
    </message>
    <message>
        <source>Officials can verify before the reveal: choose what opens the keys. Players wait for the reveal.</source>
        <translation>Nyckelhållare kan verifiera innan nycklarna avslöjas: ange vad som öppnar dem. Spelare väntar tills dess.</translation>
    </message>
    <message>
        <source>Press the right arrow key to show the boards of a session.</source>
        <translation>Högerpilen visar brickorna i en session.</translation>
    </message>
</context>
<context>
    <name>VerifyRows</name>
    <message>
        <source>Not everything is as promised</source>
        <translation>Allt är inte som utlovat</translation>
    </message>
    <message>
        <source>A file cannot be used</source>
        <translation>En fil kan inte användas</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>Nothing is wrong, but no board could be verified yet</source>
        <translation>Inget är fel, men ingen bricka kunde verifieras än</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Sessions: {sessions}. Every one follows from the published keys and the outside value.</source>
        <translation>Verifierade brickor: {boards}. Sessioner: {sessions}. Varje bricka följer av de publicerade nycklarna och det externa värdet.</translation>
    </message>
    <message>
        <source>Every board is as promised</source>
        <translation>Varje bricka är som utlovat</translation>
    </message>
    <message>
        <source>This plan is not published yet: no keys are bound to it.</source>
        <translation>Planen är inte publicerad än: inga nycklar är bundna.</translation>
    </message>
    <message>
        <source>The outside value is not in this plan yet.</source>
        <translation>Det externa värdet står inte i planen än.</translation>
    </message>
    <message>
        <source>The keys are not among the files, or still sealed. They are published after play.</source>
        <translation>Nycklarna finns inte bland filerna, eller är fortfarande förseglade. De publiceras efter spelet.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnering</translation>
    </message>
    <message>
        <source>Outside value from</source>
        <translation>Externt värde från</translation>
    </message>
    <message>
        <source>Outside value</source>
        <translation>Externt värde</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>inte känt än</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Answer the questions below. The other sessions can be verified when they are revealed.</source>
        <translation>Verifierade brickor: {boards}. Svara på frågorna nedan. De andra sessionerna kan verifieras när de har avslöjats.</translation>
    </message>
    <message>
        <source>Cannot be used</source>
        <translation>Kan inte användas</translation>
    </message>
    <message>
        <source>board {number}: {reason}</source>
        <translation>bricka {number}: {reason}</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Bricka {number}</translation>
    </message>
    <message>
        <source>as promised</source>
        <translation>som utlovat</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>Inte i filen</translation>
    </message>
    <message>
        <source>Nothing is wrong; other sessions are still secret</source>
        <translation>Inget är fel; andra sessioner är ännu hemliga</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… och {count} till</translation>
    </message>
    <message>
        <source>No files of boards were given.</source>
        <translation>Det finns inga filer med givar bland det som lämnades in.</translation>
    </message>
    <message>
        <source>As promised so far; other sessions are still to come</source>
        <translation>Som utlovat så här långt; de andra sessionerna återstår</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Nothing was chosen, and no question is left for you. The other sessions can be verified when they are revealed.</source>
        <translation>Verifierade brickor: {boards}. Inget valdes, och du har inget kvar att svara på. De andra sessionerna kan verifieras när de har avslöjats.</translation>
    </message>
    <message>
        <source>Nothing is wrong so far; some questions are for you</source>
        <translation>Inget är fel så här långt; några svar är dina</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Answer the questions below. No file can answer them for you.</source>
        <translation>Verifierade brickor: {boards}. Svara på frågorna nedan: ingen fil kan göra det åt dig.</translation>
    </message>
    <message>
        <source>Nothing is wrong, but something was chosen</source>
        <translation>Inget är fel, och något valdes</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. See below what the organiser could choose, and ask why.</source>
        <translation>Verifierade brickor: {boards}. Läs nedan vad arrangören kunde välja, och fråga varför.</translation>
    </message>
    <message>
        <source>What the files show, and what you told us.</source>
        <translation>Det filerna visar, och det du säger.</translation>
    </message>
    <message>
        <source>No file can answer this for you.</source>
        <translation>Ingen fil kan säga detta åt dig.</translation>
    </message>
    <message>
        <source>Cannot be decided</source>
        <translation>Inget kan sägas</translation>
    </message>
    <message>
        <source>Not from this tournament</source>
        <translation>Inte från den här turneringen</translation>
    </message>
    <message>
        <source>The organiser could choose this after the value was known. This is not an accusation: ask why.</source>
        <translation>Detta kunde arrangören välja när värdet var känt. Det är ingen anklagelse: fråga varför.</translation>
    </message>
    <message>
        <source>These cannot all be true.</source>
        <translation>Detta kan inte vara sant på en gång.</translation>
    </message>
    <message>
        <source>Check code</source>
        <translation>Kontrollkod</translation>
    </message>
    <message>
        <source>Check code in words</source>
        <translation>Kontrollkod i ord</translation>
    </message>
    <message>
        <source>{boards}: the key of the session is missing</source>
        <translation>{boards}: nyckeln till sessionen finns inte här</translation>
    </message>
    <message>
        <source>{boards} as promised</source>
        <translation>{boards} som utlovat</translation>
    </message>
</context>
<context>
    <name>WindowSession</name>
    <message>
        <source>Deal</source>
        <translation>Skapa</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>A set is being dealt</source>
        <translation>En bricksats håller på att skapas</translation>
    </message>
    <message>
        <source>Stop dealing and close?</source>
        <translation>Avbryta och stänga?</translation>
    </message>
    <message>
        <source>Sessions of a tournament are being dealt</source>
        <translation>Sessioner i en turnering håller på att skapas</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>&amp;Avbryt och stäng</translation>
    </message>
    <message>
        <source>Deal a session</source>
        <translation>Skapa givar</translation>
    </message>
    <message>
        <source>Some settings were reset</source>
        <translation>Vissa inställningar har återställts</translation>
    </message>
    <message>
        <source>The sets you have dealt are safe. Please check your settings.</source>
        <translation>Bricksatser som skapats tidigare är i säkerhet. Se igenom inställningarna.</translation>
    </message>
    <message>
        <source>The set and its files have not changed. ({place})</source>
        <translation>Bricksatsen och dess filer är som de var. ({place})</translation>
    </message>
    <message>
        <source>If you stop now, no files of the current session are left behind. The sessions already dealt are kept, and you can deal the others later.</source>
        <translation>Om du avbryter nu blir ingen fil kvar från den session som håller på att skapas. Sessioner som redan är skapade blir kvar, och de andra kan skapas senare.</translation>
    </message>
    <message>
        <source>If you stop now, you have all files of this set, or none.</source>
        <translation>Om du avbryter nu har du alla filer i den här bricksatsen, eller inga.</translation>
    </message>
</context>
<context>
    <name>broken off</name>
    <message>
        <source>Files of several sessions together, or a notice, may be missing. Deal it now?</source>
        <translation>Filer med flera sessioner tillsammans, eller ett anslag, kan saknas. Skapa nu?</translation>
    </message>
    <message>
        <source>Not dealt: {sessions}.</source>
        <translation>Inte skapade: {sessions}.</translation>
    </message>
    <message>
        <source>Dealing was interrupted after all sessions were dealt</source>
        <translation>Skapandet avbröts när alla dess sessioner var skapade</translation>
    </message>
    <message>
        <source>{session} was interrupted</source>
        <translation>{session} avbröts</translation>
    </message>
    <message>
        <source>Dealing was interrupted at {session}</source>
        <translation>Skapandet avbröts vid {session}</translation>
    </message>
    <message>
        <source>Nothing is left of it. Deal it now?</source>
        <translation>Inget är kvar av det. Skapa nu?</translation>
    </message>
    <message>
        <source>Do not use the remaining files: {names}. Dealing again replaces them. Deal it now?</source>
        <translation>Använd inte det som är kvar: {names}. Att skapa på nytt rättar till det. Skapa nu?</translation>
    </message>
</context>
<context>
    <name>calendar</name>
    <message>
        <source>Monday</source>
        <translation>måndag</translation>
    </message>
    <message>
        <source>Tuesday</source>
        <translation>tisdag</translation>
    </message>
    <message>
        <source>Wednesday</source>
        <translation>onsdag</translation>
    </message>
    <message>
        <source>Thursday</source>
        <translation>torsdag</translation>
    </message>
    <message>
        <source>Friday</source>
        <translation>fredag</translation>
    </message>
    <message>
        <source>Saturday</source>
        <translation>lördag</translation>
    </message>
    <message>
        <source>Sunday</source>
        <translation>söndag</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>flyttad</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>uppskattad</translation>
    </message>
    <message>
        <source>observed, estimated</source>
        <translation>flyttad, uppskattad</translation>
    </message>
    <message>
        <source>New Year&apos;s Day</source>
        <translation>nyårsdagen</translation>
    </message>
    <message>
        <source>Epiphany</source>
        <translation>trettondedag jul</translation>
    </message>
    <message>
        <source>Carnival</source>
        <translation>karneval</translation>
    </message>
    <message>
        <source>Maundy Thursday</source>
        <translation>skärtorsdagen</translation>
    </message>
    <message>
        <source>Good Friday</source>
        <translation>långfredagen</translation>
    </message>
    <message>
        <source>Easter Monday</source>
        <translation>annandag påsk</translation>
    </message>
    <message>
        <source>May Day</source>
        <translation>första maj</translation>
    </message>
    <message>
        <source>Labor Day</source>
        <translation>arbetets dag</translation>
    </message>
    <message>
        <source>Labour Day</source>
        <translation>arbetets dag</translation>
    </message>
    <message>
        <source>Ascension Day</source>
        <translation>Kristi himmelsfärdsdag</translation>
    </message>
    <message>
        <source>Pentecost Monday</source>
        <translation>annandag pingst</translation>
    </message>
    <message>
        <source>Corpus Christi</source>
        <translation>Kristi lekamens fest</translation>
    </message>
    <message>
        <source>Assumption Day</source>
        <translation>Marie himmelsfärd</translation>
    </message>
    <message>
        <source>All Saints&apos; Day</source>
        <translation>alla helgons dag</translation>
    </message>
    <message>
        <source>Immaculate Conception</source>
        <translation>Marie avlelse</translation>
    </message>
    <message>
        <source>Christmas Eve</source>
        <translation>julafton</translation>
    </message>
    <message>
        <source>Christmas Day</source>
        <translation>juldagen</translation>
    </message>
    <message>
        <source>Second Day of Christmas</source>
        <translation>annandag jul</translation>
    </message>
    <message>
        <source>Saint Stephen&apos;s Day</source>
        <translation>annandag jul</translation>
    </message>
    <message>
        <source>Boxing Day</source>
        <translation>annandag jul</translation>
    </message>
    <message>
        <source>New Year&apos;s Eve</source>
        <translation>nyårsafton</translation>
    </message>
    <message>
        <source>National Day</source>
        <translation>nationaldagen</translation>
    </message>
    <message>
        <source>Constitution Day</source>
        <translation>konstitutionsdagen</translation>
    </message>
    <message>
        <source>Republic Day</source>
        <translation>republikens dag</translation>
    </message>
    <message>
        <source>Independence Day</source>
        <translation>självständighetsdagen</translation>
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
        <translation>Martin Luther King-dagen</translation>
    </message>
    <message>
        <source>Washington&apos;s Birthday</source>
        <translation>Washingtons födelsedag</translation>
    </message>
    <message>
        <source>Juneteenth National Independence Day</source>
        <translation>Juneteenth</translation>
    </message>
    <message>
        <source>Bank Holiday</source>
        <translation>bankfridag</translation>
    </message>
    <message>
        <source>Spring Bank Holiday</source>
        <translation>bankfridag på våren</translation>
    </message>
    <message>
        <source>Late Summer Bank Holiday</source>
        <translation>bankfridag i augusti</translation>
    </message>
    <message>
        <source>Chinese New Year</source>
        <translation>kinesiska nyåret</translation>
    </message>
</context>
<context>
    <name>certificate</name>
    <message>
        <source>Dealing certificate</source>
        <translation>Givintyg</translation>
    </message>
    <message>
        <source>{program}, printed {time}, set {code}, page {page} of {pages}</source>
        <translation>{program}, utskrivet {time}, bricksats {code}, sida {page} av {pages}</translation>
    </message>
    <message>
        <source>Set {place} of {count} dealt for this event on this day</source>
        <translation>Bricksats {place} av {count} för den här tävlingen den här dagen</translation>
    </message>
    <message>
        <source>{boards} ({count} in all)</source>
        <translation>{boards} ({count} totalt)</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Brickor</translation>
    </message>
    <message>
        <source>Day of the event</source>
        <translation>Tävlingens dag</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Skapad</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Självtest</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Slump</translation>
    </message>
    <message>
        <source>Identification</source>
        <translation>Identifikation</translation>
    </message>
    <message>
        <source>is the RIPEMD-160 of {text}</source>
        <translation>är RIPEMD-160 av {text}</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>{file}, {count} bytes</source>
        <translation>{file}, {count} byte</translation>
    </message>
    <message>
        <source>Hiding digest</source>
        <translation>Döljande hash</translation>
    </message>
    <message>
        <source>Every set dealt for this event on this day</source>
        <translation>Alla bricksatser som skapats för den här tävlingen den här dagen</translation>
    </message>
    <message>
        <source>no code</source>
        <translation>ingen kod</translation>
    </message>
    <message>
        <source>Set {number} (this one)</source>
        <translation>Bricksats {number} (denna)</translation>
    </message>
    <message>
        <source>Set {number}</source>
        <translation>Bricksats {number}</translation>
    </message>
    <message>
        <source>For any event</source>
        <translation>För alla tävlingar</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Loggbok</translation>
    </message>
    <message>
        <source>This set: row {row}</source>
        <translation>Denna bricksats: rad {row}</translation>
    </message>
    <message>
        <source>Newest: row {row}</source>
        <translation>Nyaste: rad {row}</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Kontroll</translation>
    </message>
    <message>
        <source>Witness: I was present when this set was dealt.</source>
        <translation>Vittne: jag var närvarande när denna bricksats skapades.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Underskrift</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>profile {name}</source>
        <translation>profil {name}</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>rad {number}</translation>
    </message>
    <message>
        <source>the clock had been set back</source>
        <translation>klockan hade ställts tillbaka</translation>
    </message>
    <message>
        <source>the computer had no randomness of its own</source>
        <translation>datorn hade ingen egen slump</translation>
    </message>
    <message>
        <source>nothing was typed</source>
        <translation>inget skrevs in</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>och {count} till</translation>
    </message>
    <message>
        <source>the journal was in doubt, or its user said that the doubt is known</source>
        <translation>loggboken var tvivelaktig, eller så sade användaren att tvivlet är känt</translation>
    </message>
    <message>
        <source>No event name</source>
        <translation>Tävlingen är inte angiven</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>{count} known answers, all correct when this was printed; they must be correct before each deal</source>
        <translation>{count} kända svar, alla rätt vid utskriften; måste klaras före varje giv</translation>
    </message>
    <message>
        <source>Sets started on this computer on the day of dealing: {count}</source>
        <translation>Bricksatser påbörjade på den här datorn den dag då bricksatsen skapades: {count}</translation>
    </message>
    <message>
        <source>CHANGED SINCE IT WAS WRITTEN:</source>
        <translation>INTE SOM DEN SKREVS:</translation>
    </message>
    <message>
        <source>all rows intact</source>
        <translation>alla rader som de skrevs</translation>
    </message>
    <message>
        <source>Recorded there</source>
        <translation>Noterat där</translation>
    </message>
    <message>
        <source>Set code and digests do not reveal the cards. They are made with a key that the journal publishes when the set is released; then anyone can compute them again. Every set is recorded in the journal before any of its files can be seen. Give a copy of this sheet to someone else. If the journal is ever rewritten or rolled back, the hashes on this sheet will show it: use “bigdeal journal verify --known” with a hash from here.</source>
        <translation>Satskod och hashar döljer korten: de är gjorda med en nyckel som loggboken offentliggör när bricksatsen frisläpps, och då kan vem som helst räkna om dem. Varje bricksats skrivs i loggboken innan någon fil av den kan ses. Förvarat hos någon annan visar det här bladet senare om loggboken har skrivits om eller ställts tillbaka: dess rader måste fortfarande ha dessa hashar; det säger ”bigdeal journal verify --known” med en hash härifrån.</translation>
    </message>
    <message>
        <source>the journal’s count was missing, and was started again</source>
        <translation>räkningen bredvid loggboken saknades och börjades om</translation>
    </message>
    <message>
        <source>restored from a backup; rows known to be lost: {count}</source>
        <translation>återställd från en säkerhetskopia; förlorade rader, såvitt känt: {count}</translation>
    </message>
    <message>
        <source>keys and mouse filled the meter with {bits} bits, mixed with the computer’s own randomness</source>
        <translation>tangenter och mus fyllde mätaren, {bits} bitar, och datorns egen slump gick in också</translation>
    </message>
    <message>
        <source>anyone who knows it can make this set again</source>
        <translation>den som känner till det kan göra den här bricksatsen igen</translation>
    </message>
    <message>
        <source>anyone who has them can make this set again, and verify it once they are revealed</source>
        <translation>den som har dem kan göra den här bricksatsen igen, och kontrollera den när de avslöjas</translation>
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
        <translation>Är vår maskin rättvis?</translation>
    </message>
    <message>
        <source>As chance alone would deal them.</source>
        <translation>Så som slumpen ensam skulle skapa dem.</translation>
    </message>
    <message>
        <source>Not as chance deals them, and no known cause explains it.</source>
        <translation>Inte som slumpen skapar dem; ingen känd orsak förklarar det.</translation>
    </message>
    <message>
        <source>Not as chance deals them: {cause}.</source>
        <translation>Inte som slumpen skapar dem: {cause}.</translation>
    </message>
    <message>
        <source>odd shapes were rejected</source>
        <translation>extrema fördelningar förkastades</translation>
    </message>
    <message>
        <source>boards with a suit of eight or more were rejected</source>
        <translation>brickor med en färg på åtta kort eller fler förkastades</translation>
    </message>
    <message>
        <source>boards without an opening hand were rejected</source>
        <translation>brickor utan öppningshand förkastades</translation>
    </message>
    <message>
        <source>the wildest of several sets was chosen</source>
        <translation>den vildaste av flera bricksatser valdes</translation>
    </message>
    <message>
        <source>the tamest of several sets was chosen</source>
        <translation>den lugnaste av flera bricksatser valdes</translation>
    </message>
    <message>
        <source>the sides’ points were evened out</source>
        <translation>sidornas poäng jämnades ut</translation>
    </message>
    <message>
        <source>the cards were not shuffled enough</source>
        <translation>korten blandades för lite</translation>
    </message>
    <message>
        <source>boards came again</source>
        <translation>brickor kom igen</translation>
    </message>
    <message>
        <source>some cards go to some seats too often</source>
        <translation>vissa kort hamnar för ofta på vissa platser</translation>
    </message>
    <message>
        <source>Sets: {sets}. Boards: {boards}. Figures: {figures}, with double dummy.</source>
        <translation>Bricksatser: {sets}. Brickor: {boards}. Tal: {figures}, med double dummy.</translation>
    </message>
    <message>
        <source>Sets: {sets}. Boards: {boards}. Figures: {figures}, without double dummy.</source>
        <translation>Bricksatser: {sets}. Brickor: {boards}. Tal: {figures}, utan double dummy.</translation>
    </message>
    <message>
        <source>A fair machine is accused less than once in 1000 check-ups.</source>
        <translation>En rättvis maskin anklagas mindre än en gång på 1000 kontroller.</translation>
    </message>
    <message>
        <source>A fair machine practically never does this.</source>
        <translation>En rättvis maskin gör praktiskt taget aldrig detta.</translation>
    </message>
    <message>
        <source>A fair machine does this once in {times}.</source>
        <translation>En rättvis maskin gör detta en gång på {times}.</translation>
    </message>
    <message>
        <source>What one set like this would show</source>
        <translation>Vad en bricksats som denna skulle visa</translation>
    </message>
    <message>
        <source>What {sets} sets like these would show</source>
        <translation>Vad {sets} bricksatser som dessa skulle visa</translation>
    </message>
    <message>
        <source>shuffled by hand only {riffles} times</source>
        <translation>blandade för hand bara {riffles} gånger</translation>
    </message>
    <message>
        <source>a generator with only {states} boards</source>
        <translation>en generator med bara {states} brickor</translation>
    </message>
    <message>
        <source>odd shapes rejected (a void, or seven cards of a suit)</source>
        <translation>extrema fördelningar förkastade (en renons, eller sju kort i en färg)</translation>
    </message>
    <message>
        <source>suits of eight or more rejected</source>
        <translation>färger på åtta eller fler förkastade</translation>
    </message>
    <message>
        <source>boards without a 12-count rejected</source>
        <translation>brickor utan en hand med 12 poäng förkastade</translation>
    </message>
    <message>
        <source>the wildest of three sets chosen</source>
        <translation>den vildaste av tre bricksatser vald</translation>
    </message>
    <message>
        <source>the tamest of three sets chosen</source>
        <translation>den lugnaste av tre bricksatser vald</translation>
    </message>
    <message>
        <source>points evened out between the sides</source>
        <translation>poäng utjämnade mellan sidorna</translation>
    </message>
    <message>
        <source>one board in ten repeated</source>
        <translation>var tionde bricka upprepad</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>säkert</translation>
    </message>
    <message>
        <source>hardly ever</source>
        <translation>nästan aldrig</translation>
    </message>
    <message>
        <source>almost always</source>
        <translation>nästan alltid</translation>
    </message>
    <message>
        <source>{tenths} in 10</source>
        <translation>{tenths} av 10</translation>
    </message>
    <message>
        <source>{seen}; about {sets} sets are needed</source>
        <translation>{seen}; ungefär {sets} bricksatser behövs</translation>
    </message>
    <message>
        <source>Each mark is a figure. A fair machine’s marks are in the grey band.</source>
        <translation>Varje märke är ett tal. En rättvis maskins märken ligger i det grå bandet.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Fördelningar</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Fitar</translation>
    </message>
    <message>
        <source>Cards and seats</source>
        <translation>Kort och platser</translation>
    </message>
    <message>
        <source>Neighbouring boards</source>
        <translation>Brickor intill varandra</translation>
    </message>
    <message>
        <source>Boards that came again</source>
        <translation>Brickor som kom igen</translation>
    </message>
    <message>
        <source>Files: {counted} counted, {copies} copies, {unreadable} not read.</source>
        <translation>Filer: {counted} räknade, {copies} kopior, {unreadable} inte lästa.</translation>
    </message>
    <message>
        <source>Dealt and never finished: {sets} ({event}, {month})</source>
        <translation>Skapade och aldrig färdigspelade: {sets} ({event}, {month})</translation>
    </message>
    <message>
        <source>SHA-256 of the list of the files’ SHA-256</source>
        <translation>SHA-256 av listan över filernas SHA-256</translation>
    </message>
    <message>
        <source>All figures: count, expected by chance, chance to stray so far</source>
        <translation>Alla tal: antal, väntat av slumpen, chans att avvika så mycket</translation>
    </message>
    <message>
        <source>Files, with their SHA-256</source>
        <translation>Filer, med deras SHA-256</translation>
    </message>
    <message>
        <source>a faulty shuffle of a new pack, dealt 13 at a time</source>
        <translation>en ny kortlek felaktigt blandad, given 13 i taget</translation>
    </message>
</context>
<context>
    <name>command</name>
    <message>
        <source>writing them was interrupted, or is still in progress. The next set that is dealt into their folder, or the next start of the window, completes it or undoes it.</source>
        <translation>skrivningen avbröts eller pågår fortfarande. Nästa bricksats som skapas i den mappen, eller nästa start av fönstret, slutför den eller ångrar den.</translation>
    </message>
    <message>
        <source>their set was not completed; its files were removed, and these are copies.</source>
        <translation>deras bricksats blev inte färdig; dess filer togs bort, och detta är kopior.</translation>
    </message>
    <message>
        <source> (numbers from the journal)</source>
        <translation> (nummer från loggboken)</translation>
    </message>
    <message>
        <source> (counted from {first}, as you said)</source>
        <translation> (räknade från {first}, som angivet)</translation>
    </message>
    <message>
        <source> (counted from {first}, as in the other file of this name)</source>
        <translation> (räknade från {first}, som i den andra filen med detta namn)</translation>
    </message>
    <message>
        <source> (counted from {first}: the file has no board numbers)</source>
        <translation> (räknade från {first}: filen har inga bricknummer)</translation>
    </message>
    <message>
        <source>Give the names of files to check, or --code with a set code.</source>
        <translation>Ange filerna som ska kontrolleras, eller --code med en satskod.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Kontrollerar</translation>
    </message>
    <message>
        <source>  Boards {numbers} have the same deal.</source>
        <translation>  Brickorna {numbers} har samma giv.</translation>
    </message>
    <message>
        <source>  Not known: neither dealt nor seen on this computer before.</source>
        <translation>  Okänt: varken skapat eller sett tidigare på den här datorn.</translation>
    </message>
    <message>
        <source>1 board not whole</source>
        <translation>1 bricka inte hel</translation>
    </message>
    <message>
        <source>{count} boards not whole</source>
        <translation>{count} brickor inte hela</translation>
    </message>
    <message>
        <source>it says: set code {code}</source>
        <translation>den anger: satskod {code}</translation>
    </message>
    <message>
        <source>it says: event “{event}”</source>
        <translation>den anger: tävling ”{event}”</translation>
    </message>
    <message>
        <source>{path}: do not play or duplicate these boards: {why}</source>
        <translation>{path}: spela eller duplicera inte dessa brickor: {why}</translation>
    </message>
    <message>
        <source>{path}: do not play these boards, they were in use before:</source>
        <translation>{path}: spela inte dessa brickor, de har redan använts:</translation>
    </message>
    <message>
        <source>  The file names the event “{event}”, the set was dealt for “{dealt_for}”.</source>
        <translation>  Filen anger tävlingen ”{event}”, bricksatsen skapades för ”{dealt_for}”.</translation>
    </message>
    <message>
        <source>by naming files that the journal does not know, you say that their boards were played: figures tell about the hands (Laws of Duplicate Bridge, Law 6D).</source>
        <translation>när du anger filer som loggboken inte känner till säger du att deras brickor är spelade: tal berättar om händerna (Lagar för tävlingsbridge, lag 6D).</translation>
    </message>
    <message>
        <source>
Files counted: {count}. SHA-256 of the list of these files and their copies: {digest}</source>
        <translation>
Räknade filer: {count}. SHA-256 för listan över dessa filer och deras kopior: {digest}</translation>
    </message>
    <message>
        <source>not read: {path}: {reason}</source>
        <translation>inte läst: {path}: {reason}</translation>
    </message>
    <message>
        <source>No set could be read.</source>
        <translation>Ingen bricksats kunde läsas.</translation>
    </message>
    <message>
        <source>The same sets in other formats: {count}</source>
        <translation>Samma bricksatser i andra format: {count}</translation>
    </message>
    <message>
        <source>Copies of sets counted already: {count}</source>
        <translation>Kopior av bricksatser som redan räknats: {count}</translation>
    </message>
    <message>
        <source>Copies are not a fault. If two of these were played on two days, the machine dealt a set again.</source>
        <translation>Kopior är inget fel. Om två av dem spelades på två dagar gav maskinen samma bricksats två gånger.</translation>
    </message>
    <message>
        <source>Skipped, not files of boards: {count}</source>
        <translation>Hoppade över, inte filer med brickor: {count}</translation>
    </message>
    <message>
        <source>Dealt and never finished, {event}, {month}: {count}</source>
        <translation>Skapade och aldrig färdigspelade, {event}, {month}: {count}</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Läser</translation>
    </message>
    <message>
        <source>no event</source>
        <translation>ingen tävling</translation>
    </message>
    <message>
        <source>{count} bytes</source>
        <translation>{count} byte</translation>
    </message>
    <message>
        <source>{boards} converted: {numbers}</source>
        <translation>{boards} omvandlade: {numbers}</translation>
    </message>
    <message>
        <source>--double-dummy is for pbn files in the standard profile.</source>
        <translation>--double-dummy gäller pbn-filer i standardprofilen.</translation>
    </message>
    <message>
        <source>the file has no board numbers: they are counted from 1. --first N changes that.</source>
        <translation>filen har inga bricknummer: de räknas från 1. --first N ändrar det.</translation>
    </message>
    <message>
        <source>auctions, results and other tags of the file were left out: it is not one game a board, with a line for each tag.</source>
        <translation>budgivningar, resultat och andra uppgifter i filen utelämnades: den har inte ett spel per bricka med en rad per uppgift.</translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Satskod {code}</translation>
    </message>
    <message>
        <source>Double dummy</source>
        <translation>Double dummy</translation>
    </message>
    <message>
        <source>the file said set code {said_code}. Its cards are not known here as that set, so the new files do not carry it.</source>
        <translation>filen angav satskoden {said_code}. Dess kort är inte kända här som den bricksatsen, så de nya filerna har den inte.</translation>
    </message>
    <message>
        <source>do not play these boards, they were in use before:</source>
        <translation>spela inte dessa brickor, de har redan använts:</translation>
    </message>
    <message>
        <source>Converting</source>
        <translation>Omvandlar</translation>
    </message>
    <message>
        <source>{boards} dealt: {numbers}</source>
        <translation>{boards} skapade: {numbers}</translation>
    </message>
    <message>
        <source>--or-for goes with --lock-until alone.</source>
        <translation>--or-for hör bara ihop med --lock-until.</translation>
    </message>
    <message>
        <source>{error} Set the clock right; --date says which day it is.</source>
        <translation>{error} Ställ klockan rätt; --date säger vilken dag det är.</translation>
    </message>
    <message>
        <source>nobody but the owner of {or_for} can open the box before {time}.</source>
        <translation>ingen utom ägaren till {or_for} kan öppna lådan före {time}.</translation>
    </message>
    <message>
        <source>nobody, this computer included, can open the box before {time}.</source>
        <translation>ingen, inte ens den här datorn, kan öppna lådan före {time}.</translation>
    </message>
    <message>
        <source>Set {name} is dealt, and all its files are whole.</source>
        <translation>Bricksatsen {name} är skapad, och alla dess filer är hela.</translation>
    </message>
    <message>
        <source>the set gets the clock&apos;s day, {here}.</source>
        <translation>bricksatsen får klockans dag, {here}.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Skapa givar</translation>
    </message>
    <message>
        <source>The file has sections: {sections}. Name one with --section.</source>
        <translation>Filen har grupper: {sections}. Ange en med --section.</translation>
    </message>
    <message>
        <source>the file gives no rounds: put each in place of “?”, and give the lines with --results</source>
        <translation>filen anger inga ronder: sätt in var och en i stället för ”?”, och ge raderna med --results</translation>
    </message>
    <message>
        <source>There is no file with boards in “{folder}”.</source>
        <translation>Det finns ingen fil med brickor i ”{folder}”.</translation>
    </message>
    <message>
        <source>Give one --deal, or a --hand for each hand, or two of --board N --deal TEXT.</source>
        <translation>Ange en --deal, eller en --hand för varje hand, eller två gånger --board N --deal TEXT.</translation>
    </message>
    <message>
        <source>not compared, because the files are gone, changed or not readable: {count}</source>
        <translation>inte jämförda, eftersom filerna saknas, är ändrade eller oläsliga: {count}</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Jämför</translation>
    </message>
    <message>
        <source>--dealer and --vulnerable are for one board: two are compared without them.</source>
        <translation>--dealer och --vulnerable gäller en bricka: två jämförs utan dem.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, the backup is lost: nobody, and no program, can open it again.</source>
        <translation>Om du tappar bort lösenfrasen är säkerhetskopian förlorad: ingen, och inget program, kan öppna den igen.</translation>
    </message>
    <message>
        <source>{path}  {size} bytes, up to row {row}</source>
        <translation>{path}  {size} byte, till rad {row}</translation>
    </message>
    <message>
        <source>Settings, presets and identification were taken from the backup where you had none.</source>
        <translation>Inställningar, mallar och identifikation togs från säkerhetskopian där du inte hade några.</translation>
    </message>
    <message>
        <source>The journal is back, up to row {last}; row {row} records this.</source>
        <translation>Loggboken är tillbaka, till rad {last}; rad {row} antecknar det.</translation>
    </message>
    <message>
        <source>It holds the journal&apos;s key: keep it where nobody else can read it.</source>
        <translation>Den innehåller loggbokens nyckel: förvara den där ingen annan kan läsa den.</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”: </source>
        <translation>Lösenfras för ”{name}”: </translation>
    </message>
    <message>
        <source>The backup&apos;s journal is attached to yours: row {row} records this.</source>
        <translation>Säkerhetskopians loggbok är fogad till din: rad {row} antecknar det.</translation>
    </message>
    <message>
        <source>Everything in this backup&apos;s journal is here already: the journal was not changed.</source>
        <translation>Allt i den här säkerhetskopians loggbok finns redan här: loggboken ändrades inte.</translation>
    </message>
    <message>
        <source>  (not known: its files were going to {folder})</source>
        <translation>  (okänt: filerna skulle till {folder})</translation>
    </message>
    <message>
        <source>Set {code} was {before} and is now {state}.</source>
        <translation>Bricksats {code}: tidigare ”{before}”, nu ”{state}”.</translation>
    </message>
    <message>
        <source>Set {place} of {count} dealt for this event on this day</source>
        <translation>Bricksats {place} av {count} för den här tävlingen den här dagen</translation>
    </message>
    <message>
        <source>  moved to {path}</source>
        <translation>  flyttad till {path}</translation>
    </message>
    <message>
        <source>These are {count} of {total} sets: --limit shows more, --search fewer.</source>
        <translation>Detta är {count} av {total} bricksatser: --limit visar fler, --search färre.</translation>
    </message>
    <message>
        <source>No archive folder is chosen in the settings, so the files are not moved.</source>
        <translation>Ingen arkivmapp är vald i inställningarna, så filerna flyttas inte.</translation>
    </message>
    <message>
        <source>Set {code} has taken no step that could be undone.</source>
        <translation>Bricksats {code} har inte tagit något steg som kan ångras.</translation>
    </message>
    <message>
        <source>  left: {path} is gone, changed or held open</source>
        <translation>  kvar: {path} saknas, är ändrad eller öppen</translation>
    </message>
    <message>
        <source>There is no such set in the journal.</source>
        <translation>Det finns ingen sådan bricksats i loggboken.</translation>
    </message>
    <message>
        <source>Compare the digits with the paper once more. If they are the same, and the paper was made with this journal, then the journal was rolled back to an earlier day, or rewritten: what was dealt since is missing in it. Keep a copy of its folder as it is, bring back the newest backup with “bigdeal journal restore”, and tell everyone who relies on it.</source>
        <translation>Jämför siffrorna med papperet en gång till. Om de är lika, och papperet gjordes med den här loggboken, har loggboken återställts till en tidigare dag eller skrivits om: det som skapats sedan dess saknas i den. Behåll en kopia av dess mapp som den är, hämta tillbaka den senaste säkerhetskopian med ”bigdeal journal restore”, och berätta det för alla som litar på den.</translation>
    </message>
    <message>
        <source>row {row} is not the row whose hash was given to somebody</source>
        <translation>rad {row} är inte den rad vars hash gavs till någon</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 rad</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <translation>{count} rader</translation>
    </message>
    <message>
        <source>not as they were written:</source>
        <translation>inte som de skrevs:</translation>
    </message>
    <message>
        <source>all as they were written</source>
        <translation>alla som de skrevs</translation>
    </message>
    <message>
        <source>In doubt: {doubt}</source>
        <translation>I tvivel: {doubt}</translation>
    </message>
    <message>
        <source>The hash given is row {number}&apos;s: this journal has that row.</source>
        <translation>Den angivna hashen är rad {number}:s: den här loggboken har den raden.</translation>
    </message>
    <message>
        <source>The hash given is row {number}&apos;s: an attached journal has that row.</source>
        <translation>Den angivna hashen är rad {number}:s: en fogad loggbok har den raden.</translation>
    </message>
    <message>
        <source>Not in it: {reason}.</source>
        <translation>Finns inte: {reason}.</translation>
    </message>
    <message>
        <source>Newest: row {row}, hash {hash}</source>
        <translation>Senaste: rad {row}, hash {hash}</translation>
    </message>
    <message>
        <source>After {option} come {count} to 64 digits of a row&apos;s hash, or its number and these.</source>
        <translation>Efter {option} kommer {count} till 64 siffror av en rads hash, eller dess nummer och dessa.</translation>
    </message>
    <message>
        <source>no row has the hash {digits}, which was given to somebody; the newest is row {last}</source>
        <translation>ingen rad har hashen {digits}, som gavs till någon; den senaste är rad {last}</translation>
    </message>
    <message>
        <source>row {row} is missing, though its hash was given to somebody; the newest is row {last}</source>
        <translation>rad {row} saknas, fast dess hash gavs till någon; den senaste är rad {last}</translation>
    </message>
    <message>
        <source>The clock had been set back at row {rows}.</source>
        <translation>Klockan hade ställts tillbaka vid rad {rows}.</translation>
    </message>
    <message>
        <source>The counter beside the journal was missing and was started again at row {rows}.</source>
        <translation>Räknaren bredvid loggboken saknades och började om vid rad {rows}.</translation>
    </message>
    <message>
        <source>A doubt about the journal, or that it was known, was noted at row {rows}.</source>
        <translation>Ett tvivel om loggboken, eller att det var känt, antecknades vid rad {rows}.</translation>
    </message>
    <message>
        <source>The journal was brought back from a backup at row {rows}.</source>
        <translation>Loggboken återställdes från en säkerhetskopia vid rad {rows}.</translation>
    </message>
    <message>
        <source>The journal of another backup was attached at row {rows}.</source>
        <translation>Loggboken från en annan säkerhetskopia fogades till vid rad {rows}.</translation>
    </message>
    <message>
        <source>Give files and --until TIME, or --trial alone.</source>
        <translation>Ange filer och --until TID, eller bara --trial.</translation>
    </message>
    <message>
        <source>The name of a box ends with “{suffix}”.</source>
        <translation>En lådas namn slutar på ”{suffix}”.</translation>
    </message>
    <message>
        <source>the files you locked are still where they were, and can be read there.</source>
        <translation>filerna du låste ligger kvar där de var, och kan läsas där.</translation>
    </message>
    <message>
        <source>Locking</source>
        <translation>Låser</translation>
    </message>
    <message>
        <source>What was dealt before is safe, and no file was overwritten. Play boards that were being dealt just now only if “bigdeal check” says of them “state: dealt”; otherwise deal again.</source>
        <translation>Det som skapats tidigare är säkert, och ingen fil skrevs över. Spela brickor som just höll på att skapas bara om ”bigdeal check” visar deras bricksats som skapad; skapa annars nya.</translation>
    </message>
    <message>
        <source>Please report the words in brackets. For a longer report, without any card, name or other value, set the variable {variable} to the name of a new file and call the command again.</source>
        <translation>Rapportera gärna orden inom parentes. För en längre rapport, utan kort, namn eller annat värde, ge variabeln {variable} namnet på en ny fil och kör kommandot igen.</translation>
    </message>
    <message>
        <source>A report is in “{name}”. It contains no card, name or other value: please send it along.</source>
        <translation>En rapport finns i ”{name}”. Den innehåller inget kort, namn eller annat värde: skicka gärna med den.</translation>
    </message>
    <message>
        <source>something went wrong beside the work ({place}).</source>
        <translation>något gick fel vid sidan av arbetet ({place}).</translation>
    </message>
    <message>
        <source>stopped. No files of this set were left behind.</source>
        <translation>stoppat. Inga filer från den här bricksatsen blev kvar.</translation>
    </message>
    <message>
        <source>stopped.</source>
        <translation>stoppat.</translation>
    </message>
    <message>
        <source>standard output could not be written: {error}.</source>
        <translation>det gick inte att skriva till standardutmatningen: {error}.</translation>
    </message>
    <message>
        <source>something went wrong inside the program ({place}).</source>
        <translation>något gick fel i programmet ({place}).</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>varning</translation>
    </message>
    <message>
        <source>The report could not be written: {problem}</source>
        <translation>Rapporten kunde inte skrivas: {problem}</translation>
    </message>
    <message>
        <source>Locked until {time} (round {round} of quicknet).</source>
        <translation>Låst till {time} (omgång {round} av quicknet).</translation>
    </message>
    <message>
        <source>Then save the answer of one of these addresses, and run: bigdeal unlock BOX --round FILE</source>
        <translation>Spara då svaret från en av dessa adresser, och kör: bigdeal unlock LÅDA --round FIL</translation>
    </message>
    <message>
        <source>WARNING: the owner of {or_for} can open it at any time.</source>
        <translation>VARNING: ägaren till {or_for} kan öppna den när som helst.</translation>
    </message>
    <message>
        <source> Did you mean “{word}”?</source>
        <translation> Menade du ”{word}”?</translation>
    </message>
    <message>
        <source>There is no command “{word}”.{hint}</source>
        <translation>Det finns inget kommando ”{word}”.{hint}</translation>
    </message>
    <message>
        <source>After --date comes a day, such as 2027-03-05.</source>
        <translation>Efter --date kommer en dag, till exempel 2027-03-05.</translation>
    </message>
    <message>
        <source>After --{name} comes one line of text, without control characters.</source>
        <translation>Efter --{name} kommer en rad text, utan styrtecken.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Användning:</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Flaggor</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Kommandon</translation>
    </message>
    <message>
        <source>Show this message and exit.</source>
        <translation>Visar den här hjälpen.</translation>
    </message>
    <message>
        <source>Show the version and exit.</source>
        <translation>Visar versionen.</translation>
    </message>
    <message>
        <source>In “{path}” there are no files of boards.</source>
        <translation>I ”{path}” finns inga filer med brickor.</translation>
    </message>
    <message>
        <source>Standard input has no name that would tell its format: add --format, such as pbn.</source>
        <translation>Standardinmatningen har inget namn som visar formatet: lägg till --format, till exempel pbn.</translation>
    </message>
    <message>
        <source>“{name}” is not a format for boards.</source>
        <translation>”{name}” är inget format för givar.</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>den är stängd</translation>
    </message>
    <message>
        <source>--jobs has no effect any more. One process deals; the boards are the same.</source>
        <translation>--jobs har ingen verkan längre. En process skapar; brickorna är desamma.</translation>
    </message>
    <message>
        <source>After {option} comes one of: {codes}.</source>
        <translation>Efter {option} kommer en av: {codes}.</translation>
    </message>
    <message>
        <source>Give the time zone too: 2027-07-06T18:00Z, or 2027-07-06T20:00+02:00.</source>
        <translation>Ange också tidszonen: 2027-07-06T18:00Z, eller 2027-07-06T20:00+02:00.</translation>
    </message>
    <message>
        <source>“{text}” is not a time such as 2027-07-06T18:00Z.</source>
        <translation>”{text}” är ingen tid som 2027-07-06T18:00Z.</translation>
    </message>
    <message>
        <source>note: {note}</source>
        <translation>anmärkning: {note}</translation>
    </message>
    <message>
        <source>Please answer y or n.</source>
        <translation>Svara j eller n.</translation>
    </message>
    <message>
        <source>The input ended before every question was answered.</source>
        <translation>Inmatningen tog slut innan alla frågor var besvarade.</translation>
    </message>
    <message>
        <source>There is no input from which to read an answer.</source>
        <translation>Det finns ingen inmatning att läsa ett svar från.</translation>
    </message>
    <message>
        <source>An answer is longer than any answer can be.</source>
        <translation>Ett svar är längre än något svar kan vara.</translation>
    </message>
    <message>
        <source>Please use at most {count} letters.</source>
        <translation>Använd högst {count} bokstäver.</translation>
    </message>
    <message>
        <source>The input ended: as in Big Deal, the answer before is taken as the identification. Change it!</source>
        <translation>Inmatningen tog slut: som i Big Deal gäller det förra svaret som identifikation. Ändra det!</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nej</translation>
    </message>
    <message>
        <source>A passphrase is needed and there is no terminal to type it: use --passphrase-file FILE.</source>
        <translation>En lösenfras behövs och det finns ingen terminal att skriva den i: använd --passphrase-file FIL.</translation>
    </message>
    <message>
        <source>Officials&apos; sheets open the keys and there is no terminal to type their words: give each sheet with --share FILE.</source>
        <translation>Nyckelhållarnas blad öppnar nycklarna och det finns ingen terminal att skriva deras ord i: ge varje blad med --share FIL.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, you lose the tournament: without it no person and no program can open the keys again, and no board can be dealt. Write it down, keep it in two places, and think of a second official.</source>
        <translation>Om du tappar bort lösenfrasen förlorar du turneringen: utan den kan ingen människa och inget program öppna nycklarna igen, och inga brickor kan skapas. Skriv ner den, förvara den på två ställen, och tänk på en andra nyckelhållare.</translation>
    </message>
    <message>
        <source>“{name}” is sealed for the owners of age keys: give yours with --identity FILE.</source>
        <translation>”{name}” är förseglad för ägare till age-nycklar: ge din med --identity FIL.</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”, or the words of one official&apos;s sheet: </source>
        <translation>Lösenfras för ”{name}”, eller orden på en nyckelhållares blad: </translation>
    </message>
    <message>
        <source>The passphrase is missing: its file begins with an empty line.</source>
        <translation>Lösenfrasen saknas: filen börjar med en tom rad.</translation>
    </message>
    <message>
        <source>New passphrase, of several words: </source>
        <translation>Ny lösenfras, av flera ord: </translation>
    </message>
    <message>
        <source>The two do not match, so nothing was sealed.</source>
        <translation>De två stämmer inte överens, så ingenting förseglades.</translation>
    </message>
    <message>
        <source>Any {needed} of {count} officials&apos; sheets open “{name}”, in any order.</source>
        <translation>Vilka {needed} som helst av nyckelhållarnas {count} blad öppnar ”{name}”, i vilken ordning som helst.</translation>
    </message>
    <message>
        <source>All words of one sheet: </source>
        <translation>Alla ord på ett blad: </translation>
    </message>
    <message>
        <source>The same again: </source>
        <translation>Samma igen: </translation>
    </message>
    <message>
        <source>All words of one sheet ({count} more): </source>
        <translation>Alla ord på ett blad ({count} till): </translation>
    </message>
    <message>
        <source>Sheet {number} was given already: take another official&apos;s.</source>
        <translation>Blad {number} är redan angivet: ta en annan nyckelhållares.</translation>
    </message>
    <message>
        <source>dealt {when}, state: {state}</source>
        <translation>skapad {when}, läge: {state}</translation>
    </message>
    <message>
        <source>set {code}</source>
        <translation>bricksats {code}</translation>
    </message>
    <message>
        <source>a set without a code</source>
        <translation>en bricksats utan kod</translation>
    </message>
    <message>
        <source> (so its file says)</source>
        <translation> (enligt dess fil)</translation>
    </message>
    <message>
        <source>1 board</source>
        <translation>1 bricka</translation>
    </message>
    <message>
        <source>{count} boards</source>
        <translation>{count} brickor</translation>
    </message>
    <message>
        <source>; there they are {numbers}</source>
        <translation>; där är de {numbers}</translation>
    </message>
    <message>
        <source>{count} of these boards ({which}) are of {set}</source>
        <translation>{count} av dessa brickor ({which}) hör till: {set}</translation>
    </message>
    <message>
        <source>; there it is {numbers}</source>
        <translation>; där är den {numbers}</translation>
    </message>
    <message>
        <source>{which} are of {set}</source>
        <translation>{which} hör till: {set}</translation>
    </message>
    <message>
        <source>1 of these boards ({which}) is of {set}</source>
        <translation>1 av dessa brickor ({which}) hör till: {set}</translation>
    </message>
    <message>
        <source> as “{name}”</source>
        <translation> som ”{name}”</translation>
    </message>
    <message>
        <source>This board is of {set}</source>
        <translation>Den här brickan hör till: {set}</translation>
    </message>
    <message>
        <source>These boards are of {set}</source>
        <translation>Dessa brickor hör till: {set}</translation>
    </message>
    <message>
        <source>After -o comes the folder, then the files&apos; name, such as boards/tuesday.</source>
        <translation>Efter -o kommer mappen, sedan filernas namn, till exempel boards/tisdag.</translation>
    </message>
    <message>
        <source>made the folder “{folder}”.</source>
        <translation>skapade mappen ”{folder}”.</translation>
    </message>
    <message>
        <source>After -o comes the name without “{suffix}”: the formats add their endings.</source>
        <translation>Efter -o kommer namnet utan ”{suffix}”: formaten lägger till sina ändelser.</translation>
    </message>
    <message>
        <source>{target}: {files} files</source>
        <translation>{target}: {files} filer</translation>
    </message>
    <message>
        <source>The key is in this program&apos;s journal: anyone who can read your files on this computer, or changes its clock on, could open the record before. A passphrase is stronger.</source>
        <translation>Nyckeln finns i det här programmets loggbok: den som kan läsa dina filer på den här datorn, eller ställer fram dess klocka, skulle kunna öppna givlistan tidigare. En lösenfras är starkare.</translation>
    </message>
    <message>
        <source>The record shows every card of boards that are still to be played, to anybody who opens the file. Nobody who has seen it may play them (Laws of Duplicate Bridge, Law 6D).</source>
        <translation>Givlistan visar alla kort på brickor som ännu ska spelas för den som öppnar filen. Ingen som har sett den får spela dem (Lagar för tävlingsbridge, lag 6D).</translation>
    </message>
    <message>
        <source>Give one of --logo and --no-logo.</source>
        <translation>Ange --logo eller --no-logo, inte båda.</translation>
    </message>
    <message>
        <source>Several records need a folder after -o, and each a set code or a section of its own.</source>
        <translation>Flera givlistor kräver en mapp efter -o, och var sin satskod eller grupp.</translation>
    </message>
    <message>
        <source>Give one of --open, --finished, --release and --passphrase-file.</source>
        <translation>Ange en av --open, --finished, --release och --passphrase-file.</translation>
    </message>
    <message>
        <source>“{event}”, {date}, from board {first}</source>
        <translation>”{event}”, {date}, från bricka {first}</translation>
    </message>
    <message>
        <source>The set is still to be played: its file is sealed. Without the passphrase nobody can open it.</source>
        <translation>Bricksatsen är ännu inte spelad: filen förseglas. Utan lösenfrasen kan ingen öppna den.</translation>
    </message>
    <message>
        <source>Sealed with the passphrase: bigdeal unseal opens it, and so does any age tool.</source>
        <translation>Förseglad med lösenfrasen: bigdeal unseal öppnar den, och det gör alla age-verktyg.</translation>
    </message>
    <message>
        <source>Is play over, so that the record may be open? [y/N] </source>
        <translation>Är spelet slut, så att givlistan får vara öppen? [j/N] </translation>
    </message>
    <message>
        <source>Sealed until {time}: bigdeal unseal opens it then, on this computer.</source>
        <translation>Förseglad till {time}: då öppnar bigdeal unseal den, på den här datorn.</translation>
    </message>
    <message>
        <source>{named}: dealt today, or its day is still to come. Was it played? [y/N] </source>
        <translation>{named}: skapad i dag, eller dagen har inte kommit än. Har den spelats? [j/N] </translation>
    </message>
    <message>
        <source>--boards goes with --dossier FILE.pdf.</source>
        <translation>--boards hör ihop med --dossier FIL.pdf.</translation>
    </message>
    <message>
        <source>{part}: ok</source>
        <translation>{part}: i ordning</translation>
    </message>
    <message>
        <source>The dossier&apos;s file is called NAME.pdf.</source>
        <translation>Dossierens fil heter NAMN.pdf.</translation>
    </message>
    <message>
        <source>Testing fresh boards</source>
        <translation>Prövar nya brickor</translation>
    </message>
    <message>
        <source>Give the code of a set, --to with a destination, and -o with the new file; or --list.</source>
        <translation>Ange en satskod, --to med ett mål, och -o med den nya filen; eller --list.</translation>
    </message>
    <message>
        <source>what {title} takes could not be confirmed: look at what it shows.</source>
        <translation>vad {title} tar emot kunde inte bekräftas: se efter vad som visas.</translation>
    </message>
    <message>
        <source>  Inside: {inside}.</source>
        <translation>  Innehåll: {inside}.</translation>
    </message>
    <message>
        <source>  There: {next_step}</source>
        <translation>  Där: {next_step}</translation>
    </message>
    <message>
        <source>  Source: {source}.</source>
        <translation>  Källa: {source}.</translation>
    </message>
    <message>
        <source>, not confirmed</source>
        <translation>, inte bekräftat</translation>
    </message>
    <message>
        <source>Board {board}, {seat}: how many {suit}? </source>
        <translation>Bricka {board}, {seat}: hur många {suit}? </translation>
    </message>
    <message>
        <source>Type a number from 0 to {count}.</source>
        <translation>Skriv ett tal från 0 till {count}.</translation>
    </message>
    <message>
        <source>Spot check</source>
        <translation>Stickprov</translation>
    </message>
    <message>
        <source>Give the names of files with boards.</source>
        <translation>Ange namnen på filer med brickor.</translation>
    </message>
    <message>
        <source>Give --all, or --phase with a number, not both.</source>
        <translation>Ange --all, eller --phase med ett nummer, inte båda.</translation>
    </message>
    <message>
        <source>--sessions names sessions of one phase: give --phase with its number as well.</source>
        <translation>--sessions anger sessioner i en fas: ange också --phase med dess nummer.</translation>
    </message>
    <message>
        <source>{title}, together: {names}</source>
        <translation>{title}, tillsammans: {names}</translation>
    </message>
    <message>
        <source>{title} is revealed: anybody can know its boards. Not for play.</source>
        <translation>{title} är avslöjad: vem som helst kan känna till dess brickor. Inte för spel.</translation>
    </message>
    <message>
        <source>Put on the wall: {path}</source>
        <translation>Sätt upp på väggen: {path}</translation>
    </message>
    <message>
        <source>phase {number} has an open number of sessions: name it with --phase and --sessions.</source>
        <translation>fas {number} har ett öppet antal sessioner: ange den med --phase och --sessions.</translation>
    </message>
    <message>
        <source>The number of sessions is open in all phases: name the phase and the sessions.</source>
        <translation>Antalet sessioner är öppet i alla faser: ange fasen och sessionerna.</translation>
    </message>
    <message>
        <source>the plan has fixed them</source>
        <translation>planen har bestämt dem</translation>
    </message>
    <message>
        <source>Give to the organiser: {path}</source>
        <translation>Ge till arrangören: {path}</translation>
    </message>
    <message>
        <source>It says:</source>
        <translation>Där står:</translation>
    </message>
    <message>
        <source>Next: print the slip, and give the words when the outside value is known, not before.</source>
        <translation>Sedan: skriv ut lappen, och lämna ut orden när det externa värdet är känt, inte tidigare.</translation>
    </message>
    <message>
        <source>These are the words of this hash.</source>
        <translation>Detta är orden för denna hash.</translation>
    </message>
    <message>
        <source>“{given}” is neither a file nor a name with “=” and the hash behind it.</source>
        <translation>”{given}” är varken en fil eller ett namn med ”=” och hashen efter.</translation>
    </message>
    <message>
        <source>nothing can be printed here, so the slip is a text alone.</source>
        <translation>ingenting kan skrivas ut här, så lappen är bara en text.</translation>
    </message>
    <message>
        <source>Keep secret: {path}</source>
        <translation>Håll hemligt: {path}</translation>
    </message>
    <message>
        <source>After “check” come the slip, or the words, and the hash.</source>
        <translation>Efter ”check” kommer lappen eller orden, och hashen.</translation>
    </message>
    <message>
        <source>After {option} come the name of the holder, “=” and the {what}.</source>
        <translation>Efter {option} kommer väktarens namn, ”=” och: {what}.</translation>
    </message>
    <message>
        <source>Holders of words:</source>
        <translation>Väktare av ord:</translation>
    </message>
    <message>
        <source>No holders of words.</source>
        <translation>Inga väktare av ord.</translation>
    </message>
    <message>
        <source>“{file}” is of the holder “{name}”, not “{called}”.</source>
        <translation>”{file}” är från väktaren ”{name}”, inte ”{called}”.</translation>
    </message>
    <message>
        <source>What follows “{called}=” is neither a file that exists nor a hash, which has 64 hexadecimal digits.</source>
        <translation>Det som följer på ”{called}=” är varken en fil som finns eller en hash, som har 64 hexadecimala siffror.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>ord</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fil</translation>
    </message>
    <message>
        <source>“{name}” is named twice.</source>
        <translation>”{name}” anges två gånger.</translation>
    </message>
    <message>
        <source>{path} made.</source>
        <translation>{path} skapad.</translation>
    </message>
    <message>
        <source>Name: {name}</source>
        <translation>Namn: {name}</translation>
    </message>
    <message>
        <source>--at, --round and --or-else go with --of drand.</source>
        <translation>--at, --round och --or-else hör ihop med --of drand.</translation>
    </message>
    <message>
        <source>With --of drand go --at or --round, --or-else and --day alone.</source>
        <translation>Med --of drand går bara --at eller --round, --or-else och --day.</translation>
    </message>
    <message>
        <source>What --or-else says cannot be part of a promise that every check understands.</source>
        <translation>Det som --or-else säger kan inte ingå i ett löfte som varje kontroll förstår.</translation>
    </message>
    <message>
        <source>A phase has four parts: how many sessions, their boards, the files&apos; name, a description.</source>
        <translation>En fas har fyra delar: hur många sessioner, deras brickor, filernas namn, en beskrivning.</translation>
    </message>
    <message>
        <source>1 phase left.</source>
        <translation>1 fas kvar.</translation>
    </message>
    <message>
        <source>{count} phases left.</source>
        <translation>{count} faser kvar.</translation>
    </message>
    <message>
        <source>Hash of the keys: {hash}</source>
        <translation>Nycklarnas hash: {hash}</translation>
    </message>
    <message>
        <source>The sealed keys were read again: they are sealed for {count} age key(s). Nobody here could open them: have one of those people try it now, with “age -d -i KEY.txt FILE | sha256sum”, which answers with the hash of the keys.</source>
        <translation>De förseglade nycklarna lästes igen: de är förseglade för {count} age-nycklar. Ingen här kunde öppna dem: låt någon av dessa personer försöka nu, med ”age -d -i KEY.txt FILE | sha256sum”, som svarar med nycklarnas hash.</translation>
    </message>
    <message>
        <source>Put on the notice board and into the bulletin: {path}</source>
        <translation>Sätt upp på anslagstavlan och i bulletinen: {path}</translation>
    </message>
    <message>
        <source>After --shares come two numbers, such as 2of3: how many officials are needed, of how many.</source>
        <translation>Efter --shares kommer två tal, till exempel 2of3: hur många nyckelhållare som behövs, av hur många.</translation>
    </message>
    <message>
        <source>With --of drand go --at 2027-07-06T18:00Z (or --round N), and --or-else with what counts if the network has ended.</source>
        <translation>Med --of drand går --at 2027-07-06T18:00Z (eller --round N), och --or-else med vad som gäller om nätverket har upphört.</translation>
    </message>
    <message>
        <source>Name a source with --of, or describe it in your own words, not both.</source>
        <translation>Ange en källa med --of, eller beskriv den med egna ord, inte båda.</translation>
    </message>
    <message>
        <source>The keys are sealed in one way: --passphrase-file, --recipient, --shares or --plain.</source>
        <translation>Nycklarna förseglas på ett sätt: --passphrase-file, --recipient, --shares eller --plain.</translation>
    </message>
    <message>
        <source>Publish: {path}</source>
        <translation>Offentliggör: {path}</translation>
    </message>
    <message>
        <source>the keys are not sealed: anyone who reads them can compute every board once the value is known.</source>
        <translation>nycklarna är inte förseglade: den som läser dem kan räkna ut varje bricka så snart värdet är känt.</translation>
    </message>
    <message>
        <source>The keys are not sealed.</source>
        <translation>Nycklarna är inte förseglade.</translation>
    </message>
    <message>
        <source>The sealed keys were opened again, and are right.</source>
        <translation>De förseglade nycklarna öppnades igen, och stämmer.</translation>
    </message>
    <message>
        <source>--day goes with a known source; in your own words, write the day in --or-else.</source>
        <translation>--day hör ihop med en känd källa; med egna ord skriver du dagen i --or-else.</translation>
    </message>
    <message>
        <source>Name a source with --of and --day, or describe it in your own words.</source>
        <translation>Ange en källa med --of och --day, eller beskriv den med egna ord.</translation>
    </message>
    <message>
        <source>“{name}” is none of the known sources: {known}.</source>
        <translation>”{name}” är ingen av de kända källorna: {known}.</translation>
    </message>
    <message>
        <source>Keep secret, one for each official: {path}</source>
        <translation>Håll hemligt, ett för varje nyckelhållare: {path}</translation>
    </message>
    <message>
        <source>the publication sheet was not made, but the plan is sealed. {error}</source>
        <translation>bladet för offentliggörandet gjordes inte, men planen är förseglad. {error}</translation>
    </message>
    <message>
        <source>“bigdeal tournament sheet” draws it again.</source>
        <translation>”bigdeal tournament sheet” ritar det igen.</translation>
    </message>
    <message>
        <source>Publish anyway (y or n)? </source>
        <translation>Offentliggöra ändå (j eller n)? </translation>
    </message>
    <message>
        <source>Next: publish it. Anybody can “bigdeal verify” it; the other sessions stay secret.</source>
        <translation>Sedan: offentliggör det. Vem som helst kan köra ”bigdeal verify” på det; de andra sessionerna förblir hemliga.</translation>
    </message>
    <message>
        <source>{target}: {files} files, {sessions} sessions</source>
        <translation>{target}: {files} filer, {sessions} sessioner</translation>
    </message>
    <message>
        <source>{target}: {files} files: {titles}</source>
        <translation>{target}: {files} filer: {titles}</translation>
    </message>
    <message>
        <source>{title}: with its key anybody can compute its boards, and those of its reserve set.</source>
        <translation>{title}: med dess nyckel kan vem som helst räkna ut dess brickor, och reservsatsens.</translation>
    </message>
    <message>
        <source>-o names one pack, and each session has its own: name one session, or leave it out.</source>
        <translation>-o anger ett paket, och varje session har sitt eget: ange en session, eller utelämna det.</translation>
    </message>
    <message>
        <source>  Its reserve set was dealt: it is in the pack, too.</source>
        <translation>  Dess reservsats har skapats: den finns också i paketet.</translation>
    </message>
    <message>
        <source>  Its reserve set cannot be used after that.</source>
        <translation>  Dess reservsats kan inte användas efter det.</translation>
    </message>
    <message>
        <source>Is its play over, and do you want to reveal it now (y or n)? </source>
        <translation>Är den färdigspelad, och ska den avslöjas nu (j eller n)? </translation>
    </message>
    <message>
        <source>Revealing</source>
        <translation>Avslöjar</translation>
    </message>
    <message>
        <source>As it goes into the plan: {value}</source>
        <translation>Så här går det in i planen: {value}</translation>
    </message>
    <message>
        <source>Type the value, or give the promised round with --round; --again is for typed values.</source>
        <translation>Skriv värdet, eller ge den utlovade omgången med --round; --again gäller inskrivna värden.</translation>
    </message>
    <message>
        <source>The network signed it. As it goes into the plan: {value}</source>
        <translation>Nätverket har signerat den. Så här går det in i planen: {value}</translation>
    </message>
    <message>
        <source>In the public pack: {path}</source>
        <translation>I det offentliga paketet: {path}</translation>
    </message>
    <message>
        <source>The two people did not type the same: {difference}</source>
        <translation>De två skrev inte samma sak: {difference}</translation>
    </message>
    <message>
        <source>It contains the words of {names}: 120 bits each that nobody else could know.</source>
        <translation>Det innehåller orden från {names}: 120 bitar var som ingen annan kunde veta.</translation>
    </message>
    <message>
        <source>Withheld, so it contains their SHA-256, and every check will say so: {names}.</source>
        <translation>Undanhållna, så det innehåller deras SHA-256, och varje kontroll kommer att säga det: {names}.</translation>
    </message>
    <message>
        <source>when the outside value is known, “set-value”.</source>
        <translation>när det externa värdet är känt, ”set-value”.</translation>
    </message>
    <message>
        <source>complete the plan, look at it with “inspect”, then “publish”.</source>
        <translation>gör planen färdig, se på den med ”inspect”, sedan ”publish”.</translation>
    </message>
    <message>
        <source>put it where everybody sees it, then say where with “published”.</source>
        <translation>sätt det där alla ser det, och säg sedan var med ”published”.</translation>
    </message>
    <message>
        <source>“deal” the sessions, off the network, and keep the files closed.</source>
        <translation>skapa sessionerna med ”deal”, utan nätverk, och håll filerna stängda.</translation>
    </message>
    <message>
        <source>“deal” the sessions that are left, if any. When all play is over, “reveal”; a session that was played, “reveal --phase P --sessions S”.</source>
        <translation>skapa de återstående sessionerna med ”deal”. När allt är spelat, ”reveal”; för en session som spelats, ”reveal --phase P --sessions S”.</translation>
    </message>
    <message>
        <source>publish the pack. Anybody can “bigdeal verify” it.</source>
        <translation>offentliggör paketet. Vem som helst kan köra ”bigdeal verify” på det.</translation>
    </message>
    <message>
        <source>withheld, so their SHA-256</source>
        <translation>undanhållna, så deras SHA-256</translation>
    </message>
    <message>
        <source>not the promised words</source>
        <translation>inte de utlovade orden</translation>
    </message>
    <message>
        <source>Outside value: {value}</source>
        <translation>Externt värde: {value}</translation>
    </message>
    <message>
        <source>Next: {step}</source>
        <translation>Sedan: {step}</translation>
    </message>
    <message>
        <source>The same in words:</source>
        <translation>Samma i ord:</translation>
    </message>
    <message>
        <source>  no phase yet</source>
        <translation>  ingen fas än</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Anmärkning: {text}</translation>
    </message>
    <message>
        <source>Holder of words: {name}, SHA-256 {hash}</source>
        <translation>Väktare av ord: {name}, SHA-256 {hash}</translation>
    </message>
    <message>
        <source>Published, as you noted: {where}, since {day}</source>
        <translation>Offentliggjort, enligt din anteckning: {where}, sedan {day}</translation>
    </message>
    <message>
        <source>Revealed by itself: {title}, {time}, {pack}</source>
        <translation>Avslöjad för sig: {title}, {time}, {pack}</translation>
    </message>
    <message>
        <source>Interrupted while it was revealed: {title}. Its key may be known: reveal it again.</source>
        <translation>Avbruten medan den avslöjades: {title}. Dess nyckel kan vara känd: avslöja den igen.</translation>
    </message>
    <message>
        <source>Dealt, according to journal and log: {sessions}</source>
        <translation>Skapade, enligt loggboken och turneringsloggen: {sessions}</translation>
    </message>
    <message>
        <source>No remarks.</source>
        <translation>Inga anmärkningar.</translation>
    </message>
    <message>
        <source>“{keys}” is not sealed: anyone who reads it can compute every board.</source>
        <translation>”{keys}” är inte förseglad: den som läser den kan räkna ut varje bricka.</translation>
    </message>
    <message>
        <source>The keys are sealed with a passphrase.</source>
        <translation>Nycklarna är förseglade med en lösenfras.</translation>
    </message>
    <message>
        <source>Any {needed} of {count} officials together open the keys.</source>
        <translation>Vilka {needed} som helst av {count} nyckelhållare öppnar tillsammans nycklarna.</translation>
    </message>
    <message>
        <source>The keys are sealed for {count} age key(s).</source>
        <translation>Nycklarna är förseglade för {count} age-nycklar.</translation>
    </message>
    <message>
        <source>good: {reason}</source>
        <translation>bra: {reason}</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>inte angivet än</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>Inget namn än</translation>
    </message>
    <message>
        <source>Hash of the box: {code}</source>
        <translation>Lådans hash: {code}</translation>
    </message>
    <message>
        <source>Give the box&apos;s round with --round FILE. To see which round opens a box, use --when.</source>
        <translation>Ge lådans omgång med --round FIL. Vilken omgång som öppnar en låda visar --when.</translation>
    </message>
    <message>
        <source>Open one box at a time.</source>
        <translation>Öppna en låda i taget.</translation>
    </message>
    <message>
        <source>WARNING: the owner of another key can open it at any time.</source>
        <translation>VARNING: ägaren till en annan nyckel kan öppna den när som helst.</translation>
    </message>
    <message>
        <source>There is no standard input.</source>
        <translation>Det finns ingen standardinmatning.</translation>
    </message>
    <message>
        <source>--when goes with boxes alone.</source>
        <translation>--when gäller bara lådor.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Öppnar</translation>
    </message>
    <message>
        <source>{box}: opens in {days} d {hours} h {rest} min</source>
        <translation>{box}: öppnas om {days} d {hours} h {rest} min</translation>
    </message>
    <message>
        <source>{box}: can be opened now</source>
        <translation>{box}: kan öppnas nu</translation>
    </message>
    <message>
        <source>GREEN: proved. Nothing is left to you, and nothing could be chosen.</source>
        <translation>GRÖNT: bevisat. Inget är upp till dig, och inget kunde väljas.</translation>
    </message>
    <message>
        <source>AMBER: nothing here is wrong, but not everything is settled.</source>
        <translation>GULT: inget är fel här, men allt är inte klarlagt.</translation>
    </message>
    <message>
        <source>RED: something here is not as promised.</source>
        <translation>RÖTT: något här är inte som utlovat.</translation>
    </message>
    <message>
        <source>--digest or --plan, and --before</source>
        <translation>--digest eller --plan, och --before</translation>
    </message>
    <message>
        <source>--played all (or 1:1-3)</source>
        <translation>--played all (eller 1:1-3)</translation>
    </message>
    <message>
        <source>   as words: {words}</source>
        <translation>   i ord: {words}</translation>
    </message>
    <message>
        <source>Boards proved: {count}</source>
        <translation>Bevisade brickor: {count}</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Verifierar</translation>
    </message>
    <message>
        <source>  … and {count} more (--json lists them all)</source>
        <translation>  … och {count} till (--json räknar upp alla)</translation>
    </message>
    <message>
        <source>As promised so far: the other sessions can be verified when they are revealed.</source>
        <translation>Som utlovat hittills: de andra sessionerna kan verifieras när de avslöjas.</translation>
    </message>
    <message>
        <source>{boards} boards of {sessions} sessions: each from its session’s key and the
    outside value (--json lists them one by one).</source>
        <translation>{boards} brickor i {sessions} sessioner: var och en från sin sessions nyckel och det
    externa värdet (--json räknar upp dem en och en).</translation>
    </message>
    <message>
        <source>Left to you: answer with {answers}.</source>
        <translation>Upp till dig: svara med {answers}.</translation>
    </message>
    <message>
        <source>Still chosen: no accusation. Ask the organiser about it, and judge for yourself.</source>
        <translation>Fortfarande val: det är ingen anklagelse. Fråga arrangören om det, och döm själv.</translation>
    </message>
    <message>
        <source>Other sessions are still secret: until they are revealed, amber is the best possible.</source>
        <translation>Andra sessioner är fortfarande hemliga: tills de avslöjas är gult det bästa möjliga.</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>planerad</translation>
    </message>
    <message>
        <source>published</source>
        <translation>offentliggjord</translation>
    </message>
    <message>
        <source>valued</source>
        <translation>värde satt</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>skapad</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>avslöjad</translation>
    </message>
    <message>
        <source>error</source>
        <translation>fel</translation>
    </message>
    <message>
        <source>Deal a set of boards into files.</source>
        <translation>Skapa en bricksats brickor i filer.</translation>
    </message>
    <message>
        <source>Check files of boards, and show which set they are.</source>
        <translation>Kontrollera filer med brickor, och visa vilken bricksats de är.</translation>
    </message>
    <message>
        <source>Tell which board the hands on a table are.</source>
        <translation>Säg vilken bricka händerna på ett bord är.</translation>
    </message>
    <message>
        <source>Tell between which rounds a board was fouled.</source>
        <translation>Säg mellan vilka ronder en bricka blandades ihop.</translation>
    </message>
    <message>
        <source>Check duplicated boards by questions drawn by lot.</source>
        <translation>Kontrollera duplicerade brickor med lottade frågor.</translation>
    </message>
    <message>
        <source>Convert a file of boards into other formats.</source>
        <translation>Omvandla en fil med brickor till andra format.</translation>
    </message>
    <message>
        <source>What was dealt here: list, verify, export, certificates, backups.</source>
        <translation>Vad som skapats här: lista, kontroll, export, intyg, säkerhetskopior.</translation>
    </message>
    <message>
        <source>Print hand records, dealing sheets or curtain cards.</source>
        <translation>Skriv ut givlistor, dupliceringslistor eller handkort.</translation>
    </message>
    <message>
        <source>Open a sealed record.</source>
        <translation>Öppna en förseglad givlista.</translation>
    </message>
    <message>
        <source>Lock files in a box that nobody can open before a time.</source>
        <translation>Lås filer i en låda som ingen kan öppna före en tid.</translation>
    </message>
    <message>
        <source>Open a locked box with its round.</source>
        <translation>Öppna en låst låda med dess omgång.</translation>
    </message>
    <message>
        <source>Write the note that goes with a locked box.</source>
        <translation>Skriv följebrevet till en låst låda.</translation>
    </message>
    <message>
        <source>Print labels with the set code; they reveal nothing about the cards.</source>
        <translation>Skriv ut etiketter med satskoden; de avslöjar inget om korten.</translation>
    </message>
    <message>
        <source>Print travellers, slips, scorecards or table cards.</source>
        <translation>Skriv ut vandrarkort, slippar, egna protokoll eller bordskort.</translation>
    </message>
    <message>
        <source>Print one page for the wall: deal, duplicate, print.</source>
        <translation>Skriv ut en sida för väggen: skapa, duplicera, skriva ut.</translation>
    </message>
    <message>
        <source>Print a checklist for duplicating.</source>
        <translation>Skriv ut en checklista för dupliceringen.</translation>
    </message>
    <message>
        <source>Make the file of a finished set that a site or program takes.</source>
        <translation>Gör filen av en färdigspelad bricksats för en webbplats eller ett program.</translation>
    </message>
    <message>
        <source>Pack the boards of a finished set for publication.</source>
        <translation>Packa brickorna i en färdigspelad bricksats för publicering.</translation>
    </message>
    <message>
        <source>Commit, deal and reveal a whole tournament.</source>
        <translation>Utlova, skapa och avslöja en hel turnering.</translation>
    </message>
    <message>
        <source>Prove that boards are the promised ones.</source>
        <translation>Bevisa att brickor är de utlovade.</translation>
    </message>
    <message>
        <source>Turn deals, endings and layouts into numbers, and back.</source>
        <translation>Gör givar, slutspel och mönster till tal, och tillbaka.</translation>
    </message>
    <message>
        <source>List, count, reduce and solve the suits in two hands.</source>
        <translation>Räkna upp, räkna, förenkla och lös färgerna i två händer.</translation>
    </message>
    <message>
        <source>Show figures over finished boards.</source>
        <translation>Visa siffror om färdigspelade brickor.</translation>
    </message>
    <message>
        <source>Tell whether played sets are as chance deals them.</source>
        <translation>Säg om spelade bricksatser är som slumpen ger dem.</translation>
    </message>
    <message>
        <source>Check this copy of the program against known answers.</source>
        <translation>Kontrollera den här kopian av programmet mot kända svar.</translation>
    </message>
    <message>
        <source>anyone with keys and value can make these boards again at any time.</source>
        <translation>den som har nycklar och värde kan göra dessa brickor igen när som helst.</translation>
    </message>
    <message>
        <source>Check code (digest, SHA-256), to be published where nobody can change it later:</source>
        <translation>Kontrollkod, att offentliggöra där ingen kan ändra den senare:</translation>
    </message>
    <message>
        <source>Check code: {digest}</source>
        <translation>Kontrollkod: {digest}</translation>
    </message>
    <message>
        <source>announced</source>
        <translation>tillkännagiven</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>reserv</translation>
    </message>
    <message>
        <source>deviation</source>
        <translation>avvikelse</translation>
    </message>
    <message>
        <source>revealing</source>
        <translation>avslöjande påbörjat</translation>
    </message>
    <message>
        <source>session-revealed</source>
        <translation>session avslöjad</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>påbörjad</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>avslutad</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>återtagen</translation>
    </message>
    <message>
        <source>Noted. The public pack will include it, in your words.</source>
        <translation>Antecknat. Det kommer att stå i det offentliga paketet, med dina ord.</translation>
    </message>
    <message>
        <source>No set has been dealt here yet.</source>
        <translation>Ingen bricksats har skapats här ännu.</translation>
    </message>
    <message>
        <source>Try &apos;{command} {option}&apos; for help.</source>
        <translation>”{command} {option}” visar hjälpen.</translation>
    </message>
    <message>
        <source>Error: {message}</source>
        <translation>Fel: {message}</translation>
    </message>
    <message>
        <source>No such option {name!r}.</source>
        <translation>Flaggan {name!r} finns inte.</translation>
    </message>
    <message>
        <source>Did you mean {possibility}?</source>
        <translation>Menade du {possibility}?</translation>
    </message>
    <message>
        <source>(Did you mean one of: {possibilities}?)</source>
        <translation>(Menade du någon av: {possibilities}?)</translation>
    </message>
    <message>
        <source>Option {name!r} does not take a value.</source>
        <translation>Flaggan {name!r} tar inget värde.</translation>
    </message>
    <message>
        <source>Option {name!r} requires an argument.</source>
        <translation>Flaggan {name!r} kräver ett värde.</translation>
    </message>
    <message>
        <source>Missing argument</source>
        <translation>Det saknas argumentet</translation>
    </message>
    <message>
        <source>Missing option</source>
        <translation>Det saknas flaggan</translation>
    </message>
    <message>
        <source>Missing command.</source>
        <translation>Det saknas ett kommando.</translation>
    </message>
    <message>
        <source>Choose from:
	{choices}</source>
        <translation>Välj mellan:
	{choices}</translation>
    </message>
    <message>
        <source>Got unexpected extra argument ({args})</source>
        <translation>Oväntat argument ({args})</translation>
    </message>
    <message>
        <source>Got unexpected extra arguments ({args})</source>
        <translation>Oväntade argument ({args})</translation>
    </message>
    <message>
        <source>Invalid value for {param_hint}: {message}</source>
        <translation>Ogiltigt värde för {param_hint}: {message}</translation>
    </message>
    <message>
        <source>{value!r} is not one of {choices}.</source>
        <translation>{value!r} är inget av {choices}.</translation>
    </message>
    <message>
        <source>{value} is not in the range {range}.</source>
        <translation>{value} ligger inte i intervallet {range}.</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>mapp</translation>
    </message>
    <message>
        <source>{name} {filename!r} is a file.</source>
        <translation>{name} {filename!r} är en fil.</translation>
    </message>
    <message>
        <source>{value!r} is not a whole number.</source>
        <translation>{value!r} är inget heltal.</translation>
    </message>
    <message>
        <source>first seen here {when}</source>
        <translation>först sedd här {when}</translation>
    </message>
    <message>
        <source>Deal bridge boards that nobody can predict, repeat or see before play.</source>
        <translation>Skapa bridgebrickor som ingen kan förutse, upprepa eller se före spelet.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 the check failed, 2 usage, 3 refused, 4 damaged file, 5 the system failed.</source>
        <translation>Slutkoder: 0 klart, 1 kontrollen misslyckades, 2 fel användning, 3 vägrat, 4 skadad fil, 5 systemet misslyckades.</translation>
    </message>
    <message>
        <source>The language to use, such as de. Without it: on a terminal yours, otherwise English.</source>
        <translation>Språket, till exempel de. Utan det: ditt på en terminal, annars engelska.</translation>
    </message>
    <message>
        <source>The cards come from the computer&apos;s own randomness, and nobody sees them. Nothing is ever overwritten: all files are written, or none.</source>
        <translation>Korten kommer från datorns egen slump, och ingen ser dem. Inget skrivs någonsin över: alla filer skrivs, eller inga.</translation>
    </message>
    <message>
        <source>“bigdeal deal -n 36” is enough: it uses the formats in the settings, and a free name in this folder.</source>
        <translation>”bigdeal deal -n 36” räcker: det använder formaten i inställningarna och ett ledigt namn i den här mappen.</translation>
    </message>
    <message>
        <source>With --lock-until only a locked box is written. See “bigdeal unlock”.</source>
        <translation>Med --lock-until skrivs bara en låst låda. Se ”bigdeal unlock”.</translation>
    </message>
    <message>
        <source>A number (36) or a range (11-20).</source>
        <translation>Ett tal (36) eller ett intervall (11-20).</translation>
    </message>
    <message>
        <source>Formats, with commas between: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel. Without it, those in the settings, or pbn.</source>
        <translation>Format med komma emellan: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel. Utan det inställningarnas, eller pbn.</translation>
    </message>
    <message>
        <source>Folder and name, without ending. A new FOLDER is for you alone to read. Without it, this folder and a free name.</source>
        <translation>Mapp och namn utan ändelse. En ny FOLDER kan bara läsas av dig. Utan det den här mappen och ett ledigt namn.</translation>
    </message>
    <message>
        <source>Sets to deal at once, each with its number after NAME and the event: tuesday-1, tuesday-2.</source>
        <translation>Hur många bricksatser på en gång, var och en med sitt nummer efter NAME och tävlingen: tuesday-1, tuesday-2.</translation>
    </message>
    <message>
        <source>The identification to deal with. Without it, that of the settings.</source>
        <translation>Identifikationen att skapa med. Utan det inställningarnas.</translation>
    </message>
    <message>
        <source>The event&apos;s name, for files with room for it.</source>
        <translation>Tävlingens namn, för filer med plats för det.</translation>
    </message>
    <message>
        <source>Where it is played, for files with room for it.</source>
        <translation>Var det spelas, för filer med plats för det.</translation>
    </message>
    <message>
        <source>The day of play, for files with room for it.</source>
        <translation>Speldagen, för filer med plats för det.</translation>
    </message>
    <message>
        <source>bigdeal: byte for byte what Big Deal 2.0 writes.</source>
        <translation>bigdeal: byte för byte det som Big Deal 2.0 skriver.</translation>
    </message>
    <message>
        <source>Lock the files in one box, NAME.zip.age, until then (2027-03-05T13:45Z). Nobody can open it earlier, not even you.</source>
        <translation>Lås filerna i en låda, NAME.zip.age, till dess (2027-03-05T13:45Z). Ingen kan öppna den tidigare, inte heller du.</translation>
    </message>
    <message>
        <source>A public key whose owner can open the box too, at any time, in case the clock ends.</source>
        <translation>En publik nyckel vars ägare också kan öppna lådan, när som helst, ifall klockan upphör.</translation>
    </message>
    <message>
        <source>Deal although the journal is in doubt; the journal records it.</source>
        <translation>Skapa fast loggboken är tveksam; loggboken noterar det.</translation>
    </message>
    <message>
        <source>Answer as JSON, for programs.</source>
        <translation>Svara som JSON, för program.</translation>
    </message>
    <message>
        <source>Print only warnings and errors.</source>
        <translation>Skriv bara varningar och fel.</translation>
    </message>
    <message>
        <source>required</source>
        <translation>krävs</translation>
    </message>
    <message>
        <source>default: {default}</source>
        <translation>förval: {default}</translation>
    </message>
    <message>
        <source>Every board must be complete, no deal may occur twice, and files of one name must contain the same deals. The journal knows which set a file is, and whether it was played. FILE may be a folder or an archive (.zip, .gz); “-” is standard input and needs --format. No card is ever shown.</source>
        <translation>Varje bricka måste vara hel, ingen giv får förekomma två gånger, och filer med samma namn måste innehålla samma givar. Loggboken vet vilken bricksats en fil är, och om den har spelats. FILE kan vara en mapp eller ett arkiv (.zip, .gz); ”-” är standardinmatningen och kräver --format. Inga kort visas någonsin.</translation>
    </message>
    <message>
        <source>You are warned of anything unusual, such as repeated boards or missing numbers. A set code in a file is shown as the file&apos;s own claim.</source>
        <translation>Du varnas för allt ovanligt, till exempel upprepade brickor eller nummer som saknas. En satskod i en fil visas som filens eget påstående.</translation>
    </message>
    <message>
        <source>Exit codes: 0 all is well, 1 something is wrong with the files or the code, 2 unknown format or option, 4 a damaged file.</source>
        <translation>Slutkoder: 0 allt är bra, 1 något är fel med filerna eller koden, 2 okänt format eller okänd flagga, 4 en skadad fil.</translation>
    </message>
    <message>
        <source>Show which set this code on a label or sheet belongs to.</source>
        <translation>Visa vilken bricksats den här koden på en etikett eller ett blad hör till.</translation>
    </message>
    <message>
        <source>The number of the first board, where the file has no numbers. Without it, the journal&apos;s numbers, or else from 1.</source>
        <translation>Numret på den första brickan, om filen saknar nummer. Utan det loggbokens nummer, eller annars från 1.</translation>
    </message>
    <message>
        <source>The format of standard input, when a file is “-”.</source>
        <translation>Formatet på standardinmatningen, när en fil är ”-”.</translation>
    </message>
    <message>
        <source>Type one to four hands of 13 cards: spades, hearts, diamonds and clubs with dots between, “-” for a void. “--hand -” and “--deal -” read them from standard input, so that your shell&apos;s history does not keep them.</source>
        <translation>Skriv en till fyra händer om 13 kort: spader, hjärter, ruter och klöver med punkter emellan, ”-” för en renons. ”--hand -” och ”--deal -” läser dem från standardinmatningen, så att ditt skals historik inte behåller dem.</translation>
    </message>
    <message>
        <source>Without FILE the boards are those of the journal. One or two hands are looked for in the sets&apos; files, where the journal left them. --board N --deal TEXT, given twice, compares two boards.</source>
        <translation>Utan FILE är brickorna loggbokens. En eller två händer söks i bricksatsernas filer, där loggboken senast kände dem. --board N --deal TEXT, angivet två gånger, jämför två brickor.</translation>
    </message>
    <message>
        <source>Every question is recorded in the journal, without the hands. No card is ever shown.</source>
        <translation>Varje fråga noteras i loggboken, utan händerna. Inga kort visas någonsin.</translation>
    </message>
    <message>
        <source>Exit codes: 0 the board is right, 1 anything else, 2 this is not a hand.</source>
        <translation>Slutkoder: 0 brickan är rätt, 1 allt annat, 2 det är ingen hand.</translation>
    </message>
    <message>
        <source>The set being played.</source>
        <translation>Bricksatsen som spelas.</translation>
    </message>
    <message>
        <source>The number on the board.</source>
        <translation>Numret på brickan.</translation>
    </message>
    <message>
        <source>N:hand hand hand hand, or a line of LIN.</source>
        <translation>N:hand hand hand hand, eller en rad LIN.</translation>
    </message>
    <message>
        <source>E AK7.T93.QJ4.A852; may be given for each seat.</source>
        <translation>E AK7.T93.QJ4.A852; kan anges för varje plats.</translation>
    </message>
    <message>
        <source>The language of the card letters, beside English. Without it, that of the settings.</source>
        <translation>Språket för kortbokstäverna, utöver engelska. Utan det inställningarnas.</translation>
    </message>
    <message>
        <source>The dealer shown on the board.</source>
        <translation>Given som brickan visar.</translation>
    </message>
    <message>
        <source>The vulnerability shown on the board.</source>
        <translation>Zonen som brickan visar.</translation>
    </message>
    <message>
        <source>Every table&apos;s tricks are compared with double dummy, in the right deal and in the fouled one. How often players reach double dummy is an assumption, so the percentage is a help and no proof.</source>
        <translation>Varje bords stick jämförs med double dummy, i rätt giv och i den omkastade. Hur ofta spelare når double dummy är ett antagande, så procenttalet är en hjälp och inget bevis.</translation>
    </message>
    <message>
        <source>Only for finished sets. Without --results, lines are read from standard input. If a file has no rounds, its results are printed: replace each question mark with the round, and give them with --results.</source>
        <translation>Bara för färdigspelade bricksatser. Utan --results läses rader från standardinmatningen. Saknar en fil ronderna skrivs dess resultat ut: sätt ronden i stället för varje frågetecken, och ge dem med --results.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 2 rounds are missing or this is not a hand, 3 refused.</source>
        <translation>Slutkoder: 0 klart, 2 ronder saknas eller det är ingen hand, 3 vägrat.</translation>
    </message>
    <message>
        <source>Its four hands now: N:hand hand hand hand.</source>
        <translation>Dess fyra händer nu: N:hand hand hand hand.</translation>
    </message>
    <message>
        <source>A line a table, such as “3: 4S N 9” (round: contract declarer tricks); or a file: PBN, USEBIO, ACBL JSON, or Bridgemate’s ReceivedData as CSV.</source>
        <translation>En rad per bord, som ”3: 4S N 9” (rond: kontrakt spelförare stick), eller en fil: PBN, USEBIO, ACBL JSON eller Bridgemates ReceivedData som CSV.</translation>
    </message>
    <message>
        <source>The section, such as A.</source>
        <translation>Gruppen, till exempel A.</translation>
    </message>
    <message>
        <source>Each question asks how many cards of one suit a hand of the set CODE has, two for each board. At the end you learn which boards to look at, never which answer was wrong. The journal records the check.</source>
        <translation>Varje fråga gäller hur många kort i en färg en hand i bricksatsen med koden CODE har, två för varje bricka. Till sist får du veta vilka brickor du ska titta på, aldrig vilket svar som var fel. Loggboken noterar stickprovet.</translation>
    </message>
    <message>
        <source>A wrong deal, turned or with whole hands exchanged, passes with 30 % at most. One exchanged card is hardly ever found. Before play is over, a set can be checked three times.</source>
        <translation>En felaktig giv, vriden eller med hela händer utbytta, slipper igenom i högst 30&#xa0;% av fallen. Ett enda utbytt kort hittas nästan aldrig. Innan spelet är över kan en bricksats kontrolleras tre gånger.</translation>
    </message>
    <message>
        <source>Exit codes: 0 every answer is right, 1 there are boards to look at, 2 the answers ended too early.</source>
        <translation>Slutkoder: 0 alla svar är rätt, 1 det finns brickor att titta på, 2 svaren slutade för tidigt.</translation>
    </message>
    <message>
        <source>How many boards to ask about, two questions each. Without it, 12, or all of fewer.</source>
        <translation>Hur många brickor det frågas om, två frågor för varje. Utan det 12, eller alla om de är färre.</translation>
    </message>
    <message>
        <source>The ending of IN shows its format; “-” is standard input and needs --format. Of a folder or an archive (.zip) every set is converted, and -o names a folder. Nothing is ever overwritten: all files are written, or none. No card is shown.</source>
        <translation>Ändelsen på IN visar formatet; ”-” är standardinmatningen och kräver --format. Av en mapp eller ett arkiv (.zip) omvandlas varje bricksats, och -o anger en mapp. Inget skrivs någonsin över: alla filer skrivs, eller inga. Inga kort visas.</translation>
    </message>
    <message>
        <source>Boards that were in play are refused: nobody may play them again.</source>
        <translation>Brickor som har varit i spel vägras: ingen får spela dem igen.</translation>
    </message>
    <message>
        <source>Formats, with commas between: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel.</source>
        <translation>Format med komma emellan: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel.</translation>
    </message>
    <message>
        <source>Folder and name, without ending. A new FOLDER is for you alone to read.</source>
        <translation>Mapp och namn utan ändelse. En ny FOLDER kan bara läsas av dig.</translation>
    </message>
    <message>
        <source>New board numbers, in order: 24, 11-20, or 1-16,17-32. Without it, the boards keep theirs.</source>
        <translation>Nya bricknummer i ordning: 24, 11-20 eller 1-16,17-32. Utan det behåller brickorna sina.</translation>
    </message>
    <message>
        <source>Convert boards of a set that is in play or finished, for a record or a web page.</source>
        <translation>Omvandla brickor ur en bricksats som är i spel eller färdigspelad, för en utskrift eller en webbsida.</translation>
    </message>
    <message>
        <source>Put double-dummy tricks and par into pbn files; refused before play.</source>
        <translation>Sätt in double dummy-stick och parscore i pbn-filer; vägras före spelet.</translation>
    </message>
    <message>
        <source>Copy journal, settings, presets and logo into one new file.</source>
        <translation>Kopiera loggbok, inställningar, mallar och logotyp till en ny fil.</translation>
    </message>
    <message>
        <source>Make a dealing certificate, as PDF.</source>
        <translation>Gör ett givintyg, som PDF.</translation>
    </message>
    <message>
        <source>Write the journal as text that anybody can check.</source>
        <translation>Skriv loggboken som text som vem som helst kan kontrollera.</translation>
    </message>
    <message>
        <source>List the sets dealt or seen here, newest first.</source>
        <translation>Räkna upp bricksatserna som skapats eller setts här, de nyaste först.</translation>
    </message>
    <message>
        <source>Bring the journal back from a backup.</source>
        <translation>Hämta tillbaka loggboken från en säkerhetskopia.</translation>
    </message>
    <message>
        <source>Set the state of a set: duplicated, in play, finished, released.</source>
        <translation>Sätt tillståndet för en bricksats: duplicerad, i spel, färdigspelad, frisläppt.</translation>
    </message>
    <message>
        <source>Check every row; with --known, compare with paper.</source>
        <translation>Kontrollera varje rad; med --known jämförs med papper.</translation>
    </message>
    <message>
        <source>FILE can be on a USB drive. Keep it safe: it contains no card, but anyone who has it can recognise deals that were dealt here. If sealed, it opens with its passphrase alone.</source>
        <translation>FILE kan ligga på ett USB-minne. Förvara den väl: den innehåller inga kort, men den som har den kan känna igen givar som skapats här. Förseglad öppnas den bara med sin lösenfras.</translation>
    </message>
    <message>
        <source>Seal it with a passphrase, typed at the terminal.</source>
        <translation>Försegla den med en lösenfras som skrivs på terminalen.</translation>
    </message>
    <message>
        <source>Seal it with the passphrase on the first line of FILE; “-” is standard input.</source>
        <translation>Försegla med lösenfrasen på första raden i FILE; ”-” är standardinmatningen.</translation>
    </message>
    <message>
        <source>It shows when and how the set CODE was dealt, and no card. It counts the sets dealt for the same event and day, and names the journal&apos;s newest row, for comparison later.</source>
        <translation>Det visar när och hur bricksatsen med koden CODE skapades, och inga kort. Det räknar bricksatserna för samma tävling och dag, och nämner loggbokens nyaste rad för senare jämförelse.</translation>
    </message>
    <message>
        <source>The new file, or a folder for it.</source>
        <translation>Den nya filen, eller en mapp för den.</translation>
    </message>
    <message>
        <source>The identification the set was dealt with, to be printed in clear.</source>
        <translation>Identifikationen som bricksatsen skapades med, tryckt i klartext.</translation>
    </message>
    <message>
        <source>The language of the print: en, en-GB, en-US, da, de, es, fr, it, nl, nb, pl, pt, sv. Without it, the settings&apos;.</source>
        <translation>Utskriftens språk: en, en-GB, en-US, da, de, es, fr, it, nl, nb, pl, pt, sv. Utan det inställningarnas.</translation>
    </message>
    <message>
        <source>It goes to FILE; without FILE, or with “-”, to standard output. It contains no card, seed or key, and its chain of hashes can be checked.</source>
        <translation>Den går till FILE; utan FILE eller med ”-” till standardutmatningen. Den innehåller inga kort, inget startvärde och ingen nyckel, och dess kedja av hashar kan kontrolleras.</translation>
    </message>
    <message>
        <source>A set code with “?” was only read in a file; with “!” a file claimed it, but another set has it.</source>
        <translation>En satskod med ”?” lästes bara i en fil; med ”!” påstod en fil den, men en annan bricksats har den.</translation>
    </message>
    <message>
        <source>Code, event, date, format or file name.</source>
        <translation>Kod, tävling, datum, format eller filnamn.</translation>
    </message>
    <message>
        <source>Only sets in this state; may be given several times.</source>
        <translation>Bara bricksatser i detta tillstånd; kan anges flera gånger.</translation>
    </message>
    <message>
        <source>How many sets at most.</source>
        <translation>Hur många bricksatser högst.</translation>
    </message>
    <message>
        <source>Close the window first. Nothing is overwritten: if a journal exists, that of FILE is attached to it, and both are used. Settings, presets and logo are added where missing. Rows newer than the backup are missing afterwards, and the journal says so.</source>
        <translation>Stäng fönstret först. Inget skrivs över: finns det en loggbok ansluts den ur FILE till den, och båda används. Inställningar, mallar och logotyp läggs till där de saknas. Rader som är nyare än säkerhetskopian saknas efteråt, och loggboken säger det.</translation>
    </message>
    <message>
        <source>A file with the passphrase on its first line; “-” is standard input.</source>
        <translation>En fil med lösenfrasen på första raden; ”-” är standardinmatningen.</translation>
    </message>
    <message>
        <source>“undo” takes back the last step. Files of a finished set move to the archive folder, if the settings have one, and come back with “undo”. A released set stays released: its key is written down, so that anybody can recompute its code.</source>
        <translation>”undo” tar tillbaka det sista steget. En färdigspelad bricksats filer flyttas till arkivmappen, om inställningarna har en, och kommer tillbaka med ”undo”. En frisläppt bricksats förblir frisläppt: dess nyckel är nedskriven, så att vem som helst kan räkna ut dess kod.</translation>
    </message>
    <message>
        <source>Every row that was changed, removed, moved or slipped in is named. The owner of this computer could rewrite the whole journal, or put yesterday&apos;s back: --known finds that out, with a hash that somebody else kept.</source>
        <translation>Varje rad som ändrats, tagits bort, flyttats eller smugits in nämns. Datorns ägare skulle kunna skriva om hela loggboken eller lägga tillbaka gårdagens: --known avslöjar det, med en hash som någon annan har sparat.</translation>
    </message>
    <message>
        <source>Exit codes: 0 intact, 1 not.</source>
        <translation>Slutkoder: 0 intakt, 1 inte.</translation>
    </message>
    <message>
        <source>A hash from a certificate, a hand record, a public pack or an export, with or without the row&apos;s number; the first 16 digits are enough.</source>
        <translation>En hash från ett intyg, en givlista, ett offentligt paket eller en export, med eller utan radens nummer; de första 16 siffrorna räcker.</translation>
    </message>
    <message>
        <source>FILE contains boards, CODE is the code of a set in the journal.</source>
        <translation>FILE innehåller brickor, CODE är koden för en bricksats i loggboken.</translation>
    </message>
    <message>
        <source>“-” is standard input and needs --format.</source>
        <translation>”-” är standardinmatningen och kräver --format.</translation>
    </message>
    <message>
        <source>Before play, prints that show cards are sealed as FILE.pdf.age, with a passphrase or until a time; “bigdeal unseal” opens them. Several sets or sections have a file each, in the folder after -o.</source>
        <translation>Före spelet förseglas utskrifter som visar kort som FILE.pdf.age, med en lösenfras eller till en tid; ”bigdeal unseal” öppnar dem. Flera bricksatser eller grupper har var sin fil, i mappen efter -o.</translation>
    </message>
    <message>
        <source>Paper and looks, club, logo, site and director are as they were remembered, here or in the window, where no option says otherwise.</source>
        <translation>Papper och utseende, klubb, logotyp, plats och tävlingsledare är som de sparades här eller i fönstret, där ingen flagga säger något annat.</translation>
    </message>
    <message>
        <source>The new file, or a folder for it; .html gives a web page.</source>
        <translation>Den nya filen, eller en mapp för den; .html ger en webbsida.</translation>
    </message>
    <message>
        <source>What to print.</source>
        <translation>Vad som skrivs ut.</translation>
    </message>
    <message>
        <source>The club, at the head of every page.</source>
        <translation>Klubben, överst på varje sida.</translation>
    </message>
    <message>
        <source>A line of text at the head of every page.</source>
        <translation>En textrad överst på varje sida.</translation>
    </message>
    <message>
        <source>A line of text at the foot of every page.</source>
        <translation>En textrad nederst på varje sida.</translation>
    </message>
    <message>
        <source>The size of the paper.</source>
        <translation>Pappersstorleken.</translation>
    </message>
    <message>
        <source>{value!r} is not a day such as 2027-07-06.</source>
        <translation>{value!r} är ingen dag som 2027-07-06.</translation>
    </message>
    <message>
        <source>{value!r} is not a time such as 2027-07-06 18:00.</source>
        <translation>{value!r} är ingen tid som 2027-07-06 18:00.</translation>
    </message>
    <message>
        <source>Boards on a page; large: two, in large print (record).</source>
        <translation>Brickor per sida; large: två, i stor stil (record).</translation>
    </message>
    <message>
        <source>Boards in rows or in columns (record).</source>
        <translation>Brickor i rader eller i kolumner (record).</translation>
    </message>
    <message>
        <source>With room for holes, or two small pages a side, to be folded (record).</source>
        <translation>Med plats för hål, eller två små sidor per sida att vika (record).</translation>
    </message>
    <message>
        <source>The colours of the suits.</source>
        <translation>Färgerna på spader, hjärter, ruter och klöver.</translation>
    </message>
    <message>
        <source>How a ten is written.</source>
        <translation>Hur en tia skrivs.</translation>
    </message>
    <message>
        <source>Write A K Q J in every language.</source>
        <translation>Skriv A K Q J på alla språk.</translation>
    </message>
    <message>
        <source>With the high-card points of each hand (record).</source>
        <translation>Med honnörspoäng för varje hand (record).</translation>
    </message>
    <message>
        <source>With double-dummy results and par (record). Without the flag, up to 200 boards.</source>
        <translation>Med double dummy-resultat och parscore (record). Utan flaggan upp till 200 brickor.</translation>
    </message>
    <message>
        <source>What double-dummy results show (record).</source>
        <translation>Vad double dummy-resultat visar (record).</translation>
    </message>
    <message>
        <source>With par beside double-dummy results (record).</source>
        <translation>Med parscore vid double dummy-resultaten (record).</translation>
    </message>
    <message>
        <source>The event; without it, that of the journal or the file.</source>
        <translation>Tävlingen; utan det loggbokens eller filens.</translation>
    </message>
    <message>
        <source>Where it is played.</source>
        <translation>Var det spelas.</translation>
    </message>
    <message>
        <source>The section, such as A; may be given several times.</source>
        <translation>Gruppen, till exempel A; kan anges flera gånger.</translation>
    </message>
    <message>
        <source>The session, such as 2.</source>
        <translation>Sessionen, till exempel 2.</translation>
    </message>
    <message>
        <source>The tournament director.</source>
        <translation>Tävlingsledaren.</translation>
    </message>
    <message>
        <source>The day; without it, that of the journal.</source>
        <translation>Dagen; utan det loggbokens.</translation>
    </message>
    <message>
        <source>The club&apos;s logo: PNG, JPEG or SVG.</source>
        <translation>Klubbens logotyp: PNG, JPEG eller SVG.</translation>
    </message>
    <message>
        <source>Without the remembered logo.</source>
        <translation>Utan den sparade logotypen.</translation>
    </message>
    <message>
        <source>Remember paper and looks, club, logo, site and director, for the window too.</source>
        <translation>Spara papper och utseende, klubb, logotyp, plats och tävlingsledare, även för fönstret.</translation>
    </message>
    <message>
        <source>Seal it until then; “bigdeal unseal” on this computer opens it.</source>
        <translation>Försegla den till dess; ”bigdeal unseal” på den här datorn öppnar den.</translation>
    </message>
    <message>
        <source>Play is over: print open, and mark the set as finished in the journal.</source>
        <translation>Spelet är över: skriv ut öppet, och notera bricksatsen som färdigspelad i loggboken.</translation>
    </message>
    <message>
        <source>Do not seal it, although the set is not played.</source>
        <translation>Försegla inte, fast bricksatsen inte är spelad.</translation>
    </message>
    <message>
        <source>Keep the file&apos;s board numbers where the journal has others.</source>
        <translation>Behåll filens bricknummer där loggboken har andra.</translation>
    </message>
    <message>
        <source>A record sealed with a passphrase opens with it, on any computer. One sealed until a time opens on the computer that made it: after that time, or when its set is finished.</source>
        <translation>En utskrift förseglad med en lösenfras öppnas med den på vilken dator som helst. En som är förseglad till en tid öppnas på datorn som gjorde den: efter den tiden, eller när bricksatsen är färdigspelad.</translation>
    </message>
    <message>
        <source>The new file; without it, FILE beside FILE.age.</source>
        <translation>Den nya filen; utan det FILE bredvid FILE.age.</translation>
    </message>
    <message>
        <source>Only quicknet, a public clock of drand, opens the box. The files themselves stay as they are, open: to have no open copy, deal with “bigdeal deal --lock-until”. Anyone with a tournament&apos;s keys and value can make its boards again.</source>
        <translation>Bara quicknet, en offentlig klocka hos drand, öppnar lådan. Själva filerna förblir som de är, öppna: för att inte ha någon öppen kopia, skapa med ”bigdeal deal --lock-until”. Den som har en turnerings nycklar och värde kan skapa dess brickor igen.</translation>
    </message>
    <message>
        <source>When the box opens, with the time zone: 2027-03-05T13:45Z.</source>
        <translation>När lådan öppnas, med tidszon: 2027-03-05T13:45Z.</translation>
    </message>
    <message>
        <source>A box for receivers to try: no boards, open in two minutes.</source>
        <translation>En låda för mottagare att prova: utan brickor, öppen om två minuter.</translation>
    </message>
    <message>
        <source>The new box.</source>
        <translation>Den nya lådan.</translation>
    </message>
    <message>
        <source>No network is needed: get the round in a browser, from an address that --when shows. It is checked with the network&apos;s key, and nothing is written if box or round is wrong.</source>
        <translation>Nätverk behövs inte: hämta omgången i en webbläsare, från en adress som --when visar. Den kontrolleras med nätverkets nyckel, och inget skrivs om lådan eller omgången är fel.</translation>
    </message>
    <message>
        <source>The round that the box names, as the network answers; “-” is standard input.</source>
        <translation>Omgången som lådan anger, så som nätverket svarar; ”-” är standardinmatningen.</translation>
    </message>
    <message>
        <source>One new file with what is in the box. Without it, the box&apos;s files beside the box.</source>
        <translation>En ny fil med lådans innehåll. Utan det lådans filer bredvid lådan.</translation>
    </message>
    <message>
        <source>Instead of the round: the secret key of --or-for.</source>
        <translation>I stället för omgången: den hemliga nyckeln till --or-for.</translation>
    </message>
    <message>
        <source>Only show when boxes open, and with which round.</source>
        <translation>Visa bara när lådor öppnas, och med vilken omgång.</translation>
    </message>
    <message>
        <source>It is text and PDF, with unlock.html, which opens the box in a browser. It says when and how the box opens, where its round will be, and the hash of the box, and nothing about the contents.</source>
        <translation>Det är text och PDF, med unlock.html, som öppnar lådan i en webbläsare. Det säger när och hur lådan öppnas, var dess omgång kommer att finnas, och dess hash, och inget om innehållet.</translation>
    </message>
    <message>
        <source>The folder. Without it, beside the box.</source>
        <translation>Mappen. Utan det bredvid lådan.</translation>
    </message>
    <message>
        <source>The sheets of labels; a4 and letter are whole pages, for envelopes.</source>
        <translation>Etikettarken; a4 och letter är hela sidor, för kuvert.</translation>
    </message>
    <message>
        <source>What they are for: boxes of boards, or envelopes of records.</source>
        <translation>Vad de är till för: lådor med brickor eller kuvert med givlistor.</translation>
    </message>
    <message>
        <source>Copies of each label.</source>
        <translation>Kopior av varje etikett.</translation>
    </message>
    <message>
        <source>Where to begin on a sheet that was used before.</source>
        <translation>Var det börjas på ett ark som redan använts.</translation>
    </message>
    <message>
        <source>A label for each of these sections.</source>
        <translation>En etikett för var och en av dessa grupper.</translation>
    </message>
    <message>
        <source>No card is printed. Pairs and movements are left to the scorer.</source>
        <translation>Inga kort trycks. Par och förflyttningar överlåts åt resultatprogrammet.</translation>
    </message>
    <message>
        <source>Every board is on it, for every section and copy, and no card.</source>
        <translation>Varje bricka finns på den, för varje grupp och kopia, och inga kort.</translation>
    </message>
    <message>
        <source>The sections that get the boards.</source>
        <translation>Grupperna som får brickorna.</translation>
    </message>
    <message>
        <source>Copies for each section.</source>
        <translation>Kopior per grupp.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer by itself: load the file where the answer says.</source>
        <translation>Inget lämnar den här datorn av sig självt: ladda upp filen där svaret säger det.</translation>
    </message>
    <message>
        <source>Only for sets that the journal has as finished: “bigdeal journal state CODE finished”.</source>
        <translation>Bara för bricksatser som är färdigspelade i loggboken: ”bigdeal journal state CODE finished”.</translation>
    </message>
    <message>
        <source>The destination: bridgewebs, acbl-live, bridge-club-org, bridgecomposer, bbo, hand-viewer, bridgemate, tabscore, scorebridge, duplimate, dealer4, pianola, realbridge.</source>
        <translation>Mottagaren: bridgewebs, acbl-live, bridge-club-org, bridgecomposer, bbo, hand-viewer, bridgemate, tabscore, scorebridge, duplimate, dealer4, pianola, realbridge.</translation>
    </message>
    <message>
        <source>List all destinations, and what each takes.</source>
        <translation>Räkna upp alla mottagare, och vad var och en tar.</translation>
    </message>
    <message>
        <source>The pack has PBN, LIN, CSV, hand record and checksums.</source>
        <translation>Paketet har PBN, LIN, CSV, givlista och kontrollsummor.</translation>
    </message>
    <message>
        <source>The archive; without .zip, a new folder. An existing folder gets an archive.</source>
        <translation>Arkivet; utan .zip en ny mapp. En mapp som finns får ett arkiv.</translation>
    </message>
    <message>
        <source>With double-dummy results, where available.</source>
        <translation>Med double dummy-resultat, där de finns.</translation>
    </message>
    <message>
        <source>In this order: new, set-name, set-source (and holder), add-phase, inspect, publish and published (weeks ahead), set-value (when the outside value is known), deal, reveal. NAME.sqd and NAME.sqk are SquareDeal&apos;s own files.</source>
        <translation>I denna ordning: new, set-name, set-source (och holder, för väktare), add-phase, inspect, publish och published (veckor före), set-value (när det externa värdet är känt), deal, reveal. NAME.sqd och NAME.sqk är SquareDeals egna filer.</translation>
    </message>
    <message>
        <source>Add a phase: in four words, in one as SESSIONS:BOARDS:PREFIX:DESCRIPTION, or with the options.</source>
        <translation>Lägg till en fas: i fyra ord, i ett som SESSIONS:BOARDS:PREFIX:DESCRIPTION, eller med flaggorna.</translation>
    </message>
    <message>
        <source>Deal sessions into files, as SquareDeal names them.</source>
        <translation>Skapa sessioner i filer, med namn som hos SquareDeal.</translation>
    </message>
    <message>
        <source>Record where play did not follow the plan, such as a session played out of order.</source>
        <translation>Notera var spelet inte följde planen, till exempel en session som spelades i fel ordning.</translation>
    </message>
    <message>
        <source>Words that others keep, so that nobody alone can foresee a board.</source>
        <translation>Ord som andra förvarar, så att ingen ensam kan förutse en bricka.</translation>
    </message>
    <message>
        <source>Look for what could go wrong before the plan is published.</source>
        <translation>Leta efter vad som kan gå fel innan planen publiceras.</translation>
    </message>
    <message>
        <source>Begin a plan in a folder of its own: NAME/NAME.sqd.</source>
        <translation>Börja en plan i en egen mapp: NAME/NAME.sqd.</translation>
    </message>
    <message>
        <source>Make the keys, bind them and the plan, and close the plan for good.</source>
        <translation>Gör nycklarna, bind dem och planen, och stäng planen för gott.</translation>
    </message>
    <message>
        <source>Record where and since when the sealed plan and its check code are published.</source>
        <translation>Notera var och sedan när den förseglade planen och dess kontrollkod är publicerade.</translation>
    </message>
    <message>
        <source>Remove a phase; later ones move up.</source>
        <translation>Ta bort en fas; senare faser flyttas upp.</translation>
    </message>
    <message>
        <source>Deal reserve sets for sessions that cannot be played; with --only, single boards.</source>
        <translation>Skapa reservsatser för sessioner som inte kan spelas; med --only enstaka brickor.</translation>
    </message>
    <message>
        <source>Make the public pack: plan, keys, commitment, boards, a text for the players, checksums.</source>
        <translation>Gör det offentliga paketet: plan, nycklar, bindningsfil, brickor, en text för spelarna, kontrollsummor.</translation>
    </message>
    <message>
        <source>Give the tournament a name.</source>
        <translation>Ge turneringen ett namn.</translation>
    </message>
    <message>
        <source>Say where the outside value will come from.</source>
        <translation>Ange var det externa värdet kommer att hämtas.</translation>
    </message>
    <message>
        <source>Put the outside value into the published plan.</source>
        <translation>Sätt in det externa värdet i den publicerade planen.</translation>
    </message>
    <message>
        <source>Draw the publication sheet of a sealed plan again.</source>
        <translation>Rita publiceringsbladet för en förseglad plan igen.</translation>
    </message>
    <message>
        <source>Show the plan, its progress, its log, and what comes next.</source>
        <translation>Visa planen, hur långt den kommit, dess logg och vad som kommer härnäst.</translation>
    </message>
    <message>
        <source>How many sessions; 0 where it is still open.</source>
        <translation>Hur många sessioner; 0 där det ännu är öppet.</translation>
    </message>
    <message>
        <source>Boards of each session: 20, 21-40, 1-16,17-32 in turn, 2x8, or ? to be asked.</source>
        <translation>Brickor i varje session: 20, 21-40, 1-16,17-32 i tur, 2x8, eller ? för att bli tillfrågad.</translation>
    </message>
    <message>
        <source>The name of the files; # becomes the session&apos;s number.</source>
        <translation>Filernas namn; # blir sessionens nummer.</translation>
    </message>
    <message>
        <source>The name of the phase; # as above.</source>
        <translation>Fasens namn; # som ovan.</translation>
    </message>
    <message>
        <source>Each session has files of its own, and runs of sessions one more. Nothing is ever overwritten; a session dealt again makes the same files.</source>
        <translation>Varje session har egna filer, och flera i följd en till. Inget skrivs någonsin över; en session som skapas igen ger samma filer.</translation>
    </message>
    <message>
        <source>An age key file for which the keys are sealed.</source>
        <translation>En age-nyckelfil som nycklarna är förseglade för.</translation>
    </message>
    <message>
        <source>A sheet with one official&apos;s words; once for each official.</source>
        <translation>Ett blad med en nyckelhållares ord; en gång för varje nyckelhållare.</translation>
    </message>
    <message>
        <source>Every session of every phase, as without --phase.</source>
        <translation>Varje session i varje fas, som utan --phase.</translation>
    </message>
    <message>
        <source>The number of one phase.</source>
        <translation>Numret på en fas.</translation>
    </message>
    <message>
        <source>Of that phase: 2, 1-3, 1,3 or * for all.</source>
        <translation>I den fasen: 2, 1-3, 1,3 eller * för alla.</translation>
    </message>
    <message>
        <source>The boards of phases that leave them open (?).</source>
        <translation>Brickorna i faser som lämnar dem öppna (?).</translation>
    </message>
    <message>
        <source>Formats, with commas between. Without it, those in the settings.</source>
        <translation>Format med komma emellan. Utan det inställningarnas.</translation>
    </message>
    <message>
        <source>Where the files go. Without it, “boards” in the tournament&apos;s folder.</source>
        <translation>Var filerna hamnar. Utan det ”boards” i turneringens mapp.</translation>
    </message>
    <message>
        <source>Lock each session&apos;s files in a box until then (2027-03-05T13:45Z). Keys and value can make the boards again earlier.</source>
        <translation>Lås varje sessions filer i en låda till dess (2027-03-05T13:45Z). Med nycklar och värde kan brickorna skapas igen tidigare.</translation>
    </message>
    <message>
        <source>Each holder makes words (new), keeps the slip, and gives the hash to the organiser, who adds it to the promise (add) before publishing. When the outside value is known, all give their words, and “set-value” takes them.</source>
        <translation>Varje väktare gör ord (new), behåller lappen och ger hashen till arrangören, som lägger den till löftet (add) före publiceringen. När det externa värdet är känt ger alla sina ord, och ”set-value” tar emot dem.</translation>
    </message>
    <message>
        <source>Add a holder to the promise: “Team B=b7404…”, or the file with the hash.</source>
        <translation>Lägg en väktare till löftet: ”Team B=b7404…”, eller filen med hashen.</translation>
    </message>
    <message>
        <source>Check a slip, or words, against a hash, such as the one in the promise.</source>
        <translation>Kontrollera en lapp eller ord mot en hash, till exempel löftets.</translation>
    </message>
    <message>
        <source>Make twelve words for the holder NAME, such as “Team B”, and their hash.</source>
        <translation>Gör tolv ord för väktaren NAME, till exempel ”Team B”, och deras hash.</translation>
    </message>
    <message>
        <source>Remove the holder NAME from the promise.</source>
        <translation>Ta bort väktaren NAME ur löftet.</translation>
    </message>
    <message>
        <source>SLIP is the slip&apos;s text file, “-” for standard input, or the words themselves; typed words stay in your shell&apos;s history.</source>
        <translation>SLIP är lappens textfil, ”-” för standardinmatningen, eller själva orden; ord som skrivs blir kvar i ditt skals historik.</translation>
    </message>
    <message>
        <source>The words go into the slip, in new files that only you can read, and are not shown. The hash is for the organiser, and reveals nothing.</source>
        <translation>Orden hamnar på lappen, i nya filer som bara du kan läsa, och visas inte. Hashen är för arrangören och avslöjar inget.</translation>
    </message>
    <message>
        <source>Where slip and hash go. Without it, this folder.</source>
        <translation>Var lapp och hash hamnar. Utan det den här mappen.</translation>
    </message>
    <message>
        <source>Errors must be corrected; warnings are acknowledged when publishing, by the word in brackets. Exit code 1 where something was found.</source>
        <translation>Fel måste rättas; varningar godkänns vid publiceringen, med ordet inom parentes. Slutkod 1 där något hittades.</translation>
    </message>
    <message>
        <source>NAME alone is enough, here and in the other commands. With --practice the plan is called PRACTICE-NAME, and has a source and a phase to begin with.</source>
        <translation>Enbart NAME räcker, här och i de andra kommandona. Med --practice heter planen PRACTICE-NAME, och har en källa och en fas att börja med.</translation>
    </message>
    <message>
        <source>The tournament&apos;s name.</source>
        <translation>Turneringens namn.</translation>
    </message>
    <message>
        <source>Where the outside value will come from.</source>
        <translation>Var det externa värdet kommer att hämtas.</translation>
    </message>
    <message>
        <source>To try it all out: any value, no waiting, and never called proved.</source>
        <translation>För att prova allt: vilket värde som helst, ingen väntan, och aldrig kallat bevisat.</translation>
    </message>
    <message>
        <source>The keys are sealed at once: with a passphrase typed at the terminal, or as the options say. Then publish NAME.sqd, NAME.commit.json and the check code yourself, where everybody sees them, and record it with “published”.</source>
        <translation>Nycklarna förseglas genast: med en lösenfras skriven på terminalen, eller som flaggorna säger. Publicera sedan själv NAME.sqd, NAME.commit.json och kontrollkoden där alla ser dem, och notera det med ”published”.</translation>
    </message>
    <message>
        <source>Seal for an age key; may be given several times.</source>
        <translation>Försegla för en age-nyckel; kan anges flera gånger.</translation>
    </message>
    <message>
        <source>Seal with the words of 2 of 3 officials; writes a sheet for each.</source>
        <translation>Försegla med ord från 2 av 3 nyckelhållare; skriver ett blad för var och en.</translation>
    </message>
    <message>
        <source>Leave the keys open, as SquareDeal does.</source>
        <translation>Lämna nycklarna öppna, som SquareDeal gör.</translation>
    </message>
    <message>
        <source>A warning you looked at, by the word in brackets; “all” for all of them.</source>
        <translation>En varning du har tittat på, med ordet inom parentes; ”all” för alla.</translation>
    </message>
    <message>
        <source>Your words go into the journal and, when the keys are revealed, into the pack.</source>
        <translation>Dina ord hamnar i loggboken och, när nycklarna avslöjas, i paketet.</translation>
    </message>
    <message>
        <source>Where everybody sees it, such as “Bulletin 1, club web page”.</source>
        <translation>Där alla ser det, till exempel ”Bulletin 1, klubbens webbsida”.</translation>
    </message>
    <message>
        <source>Since when. Without it, today.</source>
        <translation>Sedan när. Utan det i dag.</translation>
    </message>
    <message>
        <source>The reason goes into the journal, and into a notice to the players beside what is published.</source>
        <translation>Skälet hamnar i loggboken och i ett anslag till spelarna bredvid det publicerade.</translation>
    </message>
    <message>
        <source>Only these boards of one reserve set: 5, 5,7 or 5-7.</source>
        <translation>Bara dessa brickor ur en reservsats: 5, 5,7 eller 5-7.</translation>
    </message>
    <message>
        <source>Why, in words that everybody will read (Law 6D).</source>
        <translation>Varför, med ord som alla kommer att läsa (lag 6D).</translation>
    </message>
    <message>
        <source>With --phase and --sessions: a pack for each of these sessions, on the evening it was played. The keys of the others stay secret. Its reserve set cannot be used after that.</source>
        <translation>Med --phase och --sessions: ett paket för var och en av dessa sessioner, kvällen då den spelades. De andras nycklar förblir hemliga. Dess reservsats kan inte användas efter det.</translation>
    </message>
    <message>
        <source>Single sessions of this phase.</source>
        <translation>Enstaka sessioner i denna fas.</translation>
    </message>
    <message>
        <source>The pack, or a new folder. Without it, NAME-public.zip with what is published.</source>
        <translation>Paketet, eller en ny mapp. Utan det NAME-public.zip hos det publicerade.</translation>
    </message>
    <message>
        <source>Play of all that is revealed is over, reserve sets too.</source>
        <translation>Allt spel av det som avslöjas är över, även reservsatser.</translation>
    </message>
    <message>
        <source>--of “Dow Jones Industrial Average” --day 2027-07-14 makes the whole sentence. Or use your own words.</source>
        <translation>--of ”Dow Jones Industrial Average” --day 2027-07-14 gör hela meningen. Eller använd egna ord.</translation>
    </message>
    <message>
        <source>A value that proves itself: --of drand --at 2027-07-06T18:00Z --or-else “Dow Jones Industrial Average” promises a number that the public clock drand signs at that moment. --or-else counts if drand has ended: of a known source the value of --day, or else of the day after.</source>
        <translation>Ett värde som bevisar sig självt: --of drand --at 2027-07-06T18:00Z --or-else ”Dow Jones Industrial Average” utlovar ett tal som den offentliga klockan drand signerar i det ögonblicket. --or-else gäller om drand har upphört: från en känd källa värdet av --day, annars av dagen efter.</translation>
    </message>
    <message>
        <source>--holder “Team B=b7404…” adds the words of others (“holder new” makes them). Holders that the plan has already stay.</source>
        <translation>--holder ”Team B=b7404…” lägger till andras ord (”holder new” gör dem). Väktare som planen redan har blir kvar.</translation>
    </message>
    <message>
        <source>“drand”, or one or two of: Dow Jones Industrial Average; S&amp;P 500; Nasdaq Composite; S&amp;P/TSX Composite; FTSE 100; DAX; CAC 40; AEX; BEL 20; SMI; WIG20; OMX Stockholm 30; Nikkei 225; Hang Seng Index; BSE Sensex; Nifty 50; LBMA Gold Price PM in US dollars.</source>
        <translation>”drand”, eller en eller två av: Dow Jones Industrial Average; S&amp;P 500; Nasdaq Composite; S&amp;P/TSX Composite; FTSE 100; DAX; CAC 40; AEX; BEL 20; SMI; WIG20; OMX Stockholm 30; Nikkei 225; Hang Seng Index; BSE Sensex; Nifty 50; LBMA Gold Price PM in US dollars.</translation>
    </message>
    <message>
        <source>The day whose value counts.</source>
        <translation>Dagen vars värde räknas.</translation>
    </message>
    <message>
        <source>Which value of the day.</source>
        <translation>Vilket av dagens värden.</translation>
    </message>
    <message>
        <source>With --of drand, when its round appears: 2027-07-06T18:00Z.</source>
        <translation>Med --of drand, när dess omgång kommer: 2027-07-06T18:00Z.</translation>
    </message>
    <message>
        <source>Its number, instead of --at.</source>
        <translation>Dess nummer, i stället för --at.</translation>
    </message>
    <message>
        <source>With --of drand, what counts if it has ended: a source, or your own words.</source>
        <translation>Med --of drand, vad som gäller om den har upphört: en källa, eller egna ord.</translation>
    </message>
    <message>
        <source>Somebody whose words go into the value too; may be given several times. See “holder”.</source>
        <translation>En väktare vars ord också ingår i värdet; kan anges flera gånger. Se ”holder”.</translation>
    </message>
    <message>
        <source>Type it as its source publishes it, with all decimals: 43,275.91. Spaces around it are left out, and “.” and “,” between digits. Before it can be known it is refused: on the promised day a closing value before noon, an opening value or a fixing before eight, by the clock of its exchange.</source>
        <translation>Skriv det som dess källa publicerar det, med alla decimaler: 43,275.91. Mellanslag runt det utelämnas, och ”.” och ”,” mellan siffror. Innan det kan vara känt vägras det: på den utlovade dagen ett stängningsvärde före middag, ett öppningsvärde eller en fixing före åtta, enligt börsens klocka.</translation>
    </message>
    <message>
        <source>A promised round of drand is given as its file, with --round. Its signature is checked here, without a network.</source>
        <translation>En utlovad omgång av drand ges som sin fil, med --round. Dess signatur kontrolleras här, utan nätverk.</translation>
    </message>
    <message>
        <source>Every promised holder is needed: --words or --words-file for each, or --withheld. The words are compared with the promised hash.</source>
        <translation>Varje utlovad väktare behövs: --words eller --words-file för var och en, eller --withheld. Orden jämförs med den utlovade hashen.</translation>
    </message>
    <message>
        <source>The promised round of drand, as a relay serves it, or its three parts; “-” is standard input.</source>
        <translation>Den utlovade omgången av drand, så som en server ger den, eller dess tre delar; ”-” är standardinmatningen.</translation>
    </message>
    <message>
        <source>The value as a second person typed it.</source>
        <translation>Värdet som en annan person skrev det.</translation>
    </message>
    <message>
        <source>Replace a value from which nothing was dealt yet.</source>
        <translation>Ersätt ett värde som inget har skapats av än.</translation>
    </message>
    <message>
        <source>Accept a value that is not written as promised, and tell everybody why.</source>
        <translation>Godta ett värde som inte är skrivet som utlovat, och säg alla varför.</translation>
    </message>
    <message>
        <source>A promised holder&apos;s words: “Team B=hawk-sister-…”.</source>
        <translation>En utlovad väktares ord: ”Team B=hawk-sister-…”.</translation>
    </message>
    <message>
        <source>The same, from the slip&apos;s text file.</source>
        <translation>Detsamma, ur lappens textfil.</translation>
    </message>
    <message>
        <source>A holder who did not give the words: their SHA-256 takes their place, and everybody sees that.</source>
        <translation>En väktare som inte gav orden: deras SHA-256 träder i stället, och alla ser det.</translation>
    </message>
    <message>
        <source>For other paper, or if “publish” did not make it. It contains nothing secret.</source>
        <translation>För annat papper, eller om ”publish” inte gjorde det. Det innehåller inget hemligt.</translation>
    </message>
    <message>
        <source>A new PDF file. Without it, NAME-sheet.pdf.</source>
        <translation>En ny PDF-fil. Utan det NAME-sheet.pdf.</translation>
    </message>
    <message>
        <source>NAME.sqd alone takes the files beside it; a public pack (.zip or folder) contains everything. Every board must come from some session, original or reserve, and the answer says which. No card is ever shown.</source>
        <translation>NAME.sqd ensam tar filerna bredvid; ett offentligt paket (.zip eller mapp) innehåller allt. Varje bricka måste komma från någon session, ursprunglig eller reserv, och svaret säger vilken. Inga kort visas någonsin.</translation>
    </message>
    <message>
        <source>GREEN: all is proved, with what you say. AMBER: nothing is wrong; lists show what is left to you, and what the organiser could still choose. RED: something contradicts.</source>
        <translation>GRÖNT: allt är bevisat, med det du uppger. GULT: inget är fel; listor visar vad som är upp till dig, och vad arrangören ännu kunde välja. RÖTT: något motsäger sig.</translation>
    </message>
    <message>
        <source>Exit codes: 0 green or amber, 1 red (with --strict, amber too), 2 there is no plan, 4 a damaged file.</source>
        <translation>Slutkoder: 0 grönt eller gult, 1 rött (med --strict även gult), 2 det finns ingen plan, 4 en skadad fil.</translation>
    </message>
    <message>
        <source>The revealed keys.</source>
        <translation>De avslöjade nycklarna.</translation>
    </message>
    <message>
        <source>Files of boards; those after NAME.sqd are boards as well.</source>
        <translation>Filer med brickor; de efter NAME.sqd är också brickor.</translation>
    </message>
    <message>
        <source>The check code (SHA-256) as you saw it published, digits or 13 words.</source>
        <translation>Kontrollkoden (SHA-256) som du såg den publicerad, siffror eller 13 ord.</translation>
    </message>
    <message>
        <source>A plan that you kept yourself; one among the FILEs proves nothing.</source>
        <translation>En plan som du själv har sparat; en bland FILE bevisar inget.</translation>
    </message>
    <message>
        <source>You saw that check code, or had that plan, before the promised moment.</source>
        <translation>Du såg den kontrollkoden, eller hade den planen, före det utlovade ögonblicket.</translation>
    </message>
    <message>
        <source>The outside value as you looked it up.</source>
        <translation>Det externa värdet, som du slog upp det.</translation>
    </message>
    <message>
        <source>The sessions that were played: 1:1-3, 2:all, or all; may be given several times.</source>
        <translation>Sessionerna som spelades: 1:1-3, 2:all eller all; kan anges flera gånger.</translation>
    </message>
    <message>
        <source>You know of no earlier promise of this organiser for this event.</source>
        <translation>Du känner inte till något tidigare löfte av denna arrangör för denna tävling.</translation>
    </message>
    <message>
        <source>Exit code 1 unless everything is proved (green).</source>
        <translation>Slutkod 1 om inte allt är bevisat (grönt).</translation>
    </message>
    <message>
        <source>Without VALUE each line of standard input is one, and is answered before the next is read.</source>
        <translation>Utan VALUE är varje rad i standardinmatningen ett, och den besvaras innan nästa läses.</translation>
    </message>
    <message>
        <source>Schemes:</source>
        <translation>Metoder:</translation>
    </message>
    <message>
        <source>deals as Big Deal numbers them</source>
        <translation>givar som Big Deal numrerar dem</translation>
    </message>
    <message>
        <source>deals in Andrews&apos; squashed order</source>
        <translation>givar i Andrews pressade ordning</translation>
    </message>
    <message>
        <source>deals in Pavlicek&apos;s order</source>
        <translation>givar i Pavliceks ordning</translation>
    </message>
    <message>
        <source>endings, 1 to 13 cards in every hand</source>
        <translation>slutspel, 1 till 13 kort i alla händer</translation>
    </message>
    <message>
        <source>endings, 0 to 13 cards in each hand</source>
        <translation>slutspel, 0 till 13 kort i varje hand</translation>
    </message>
    <message>
        <source>any card anywhere</source>
        <translation>vilket kort som helst var som helst</translation>
    </message>
    <message>
        <source>deals, two bits a card</source>
        <translation>givar, två bitar per kort</translation>
    </message>
    <message>
        <source>any card anywhere, three bits a card</source>
        <translation>vilket kort som helst var som helst, tre bitar per kort</translation>
    </message>
    <message>
        <source>any card anywhere, as four suit words in hexadecimal</source>
        <translation>vilket kort som helst var som helst, som fyra hexadecimala färgord</translation>
    </message>
    <message>
        <source>any card anywhere, as 52 letters N, E, S, W or -</source>
        <translation>vilket kort som helst var som helst, som 52 bokstäver N, E, S, W eller -</translation>
    </message>
    <message>
        <source>deals as Andrews&apos; three sequences of 13</source>
        <translation>givar som Andrews tre följder om 13</translation>
    </message>
    <message>
        <source>deals as the squashed indices of the sequences</source>
        <translation>givar som följdernas pressade index</translation>
    </message>
    <message>
        <source>sets of whole numbers, such as 2 3 5, in squashed order</source>
        <translation>mängder av heltal, som 2 3 5, i pressad ordning</translation>
    </message>
    <message>
        <source>Complete a diagram to deals, at random, for study.</source>
        <translation>Fyll ut ett diagram till givar, på måfå, för studier.</translation>
    </message>
    <message>
        <source>Turn numbers into diagrams.</source>
        <translation>Gör tal till diagram.</translation>
    </message>
    <message>
        <source>Turn diagrams into numbers.</source>
        <translation>Gör diagram till tal.</translation>
    </message>
    <message>
        <source>The cards of DIAGRAM, such as “N:AKQ... - - J...”, stay; the rest is dealt, and each such deal is equally likely. Boards for play come from “bigdeal deal” alone, because here you know cards.</source>
        <translation>Korten i DIAGRAM, som ”N:AKQ... - - J...”, blir kvar; resten delas ut, och varje sådan giv är lika sannolik. Brickor för spel kommer bara från ”bigdeal deal”, för här känner du kort.</translation>
    </message>
    <message>
        <source>How many deals. Without it, one.</source>
        <translation>Hur många givar. Utan det en.</translation>
    </message>
    <message>
        <source>40 hexadecimal digits that give the same deals again. Without it, the computer&apos;s randomness.</source>
        <translation>40 hexadecimala siffror som ger samma givar igen. Utan det datorns slump.</translation>
    </message>
    <message>
        <source>The scheme zbs takes four hexadecimal words a diagram. With --binary the numbers come from a file that “encode --binary” wrote.</source>
        <translation>Metoden zbs tar fyra hexadecimala ord per diagram. Med --binary kommer talen ur en fil som ”encode --binary” skrev.</translation>
    </message>
    <message>
        <source>Which way to number; “bigdeal number --help” lists them.</source>
        <translation>Hur det numreras; ”bigdeal number --help” räknar upp sätten.</translation>
    </message>
    <message>
        <source>Read the records of FILE; “-” is standard input.</source>
        <translation>Läs posterna i FILE; ”-” är standardinmatningen.</translation>
    </message>
    <message>
        <source>How many members the sets of the scheme squashed have.</source>
        <translation>Hur många element mängderna i metoden squashed har.</translation>
    </message>
    <message>
        <source>A diagram is “N:AK.2.. Q..3. ... .4..K”, its suits spades.hearts.diamonds.clubs; a hand without cards is “...” or “-”.</source>
        <translation>Ett diagram är ”N:AK.2.. Q..3. ... .4..K”, dess färger spader.hjärter.ruter.klöver; en hand utan kort är ”...” eller ”-”.</translation>
    </message>
    <message>
        <source>With --binary a file of numbers is written: 12 bytes a deal, 14 a balanced ending, 15 an unbalanced one, 16 any layout, 13 and 20 for bits104 and bits156, the most significant byte first. Words of zbs are four bytes each; 13 letters N, E, S, W or - are a suit by itself.</source>
        <translation>Med --binary skrivs en fil med tal: 12 byte per giv, 14 per jämnt slutspel, 15 per ojämnt, 16 per mönster, 13 och 20 för bits104 och bits156, den mest signifikanta byten först. Ord i zbs har fyra byte; 13 bokstäver N, E, S, W eller - är en färg för sig.</translation>
    </message>
    <message>
        <source>Write records of 12 to 20 bytes into the new FILE; “-” is standard output.</source>
        <translation>Skriv poster om 12 till 20 byte i den nya FILE; ”-” är standardutmatningen.</translation>
    </message>
    <message>
        <source>Without a command it lists the holdings that Bradmetz&apos;s steps tell apart: South, North, and the word. A word has a letter a card, the ace first: S, N, and O for the opponents.</source>
        <translation>Utan kommando räknas innehaven upp som Bradmetz steg skiljer åt: Syd, Nord och ordet. Ett ord har en bokstav per kort, esset först: S, N och O för motståndarna.</translation>
    </message>
    <message>
        <source>Steps:</source>
        <translation>Steg:</translation>
    </message>
    <message>
        <source>South is the longer hand</source>
        <translation>Syd är den längre handen</translation>
    </message>
    <message>
        <source>cards without an opponent&apos;s between them change places</source>
        <translation>kort utan motståndarnas emellan byter plats</translation>
    </message>
    <message>
        <source>the longer hand keeps as many cards as the opponents hold, the rest sink</source>
        <translation>den längre handen behåller lika många kort som motståndarna har, resten sjunker</translation>
    </message>
    <message>
        <source>cards of the longer hand that fall under the shorter hand&apos;s masters sink</source>
        <translation>kort i den längre handen som faller under den kortares höga kort sjunker</translation>
    </message>
    <message>
        <source>cards of the shorter hand below the longer hand&apos;s weakest useful card sink</source>
        <translation>kort i den kortare handen under den längres lägsta nyttiga kort sjunker</translation>
    </message>
    <message>
        <source>cards below the opponents&apos; sentinel sink</source>
        <translation>kort under motståndarnas vaktpost sjunker</translation>
    </message>
    <message>
        <source>How many of the steps to take, 0 to 5. Without it, 5.</source>
        <translation>Hur många av stegen, 0 till 5. Utan det 5.</translation>
    </message>
    <message>
        <source>How the article&apos;s third step is understood.</source>
        <translation>Hur artikelns tredje steg förstås.</translation>
    </message>
    <message>
        <source>Count instead: every level, or the one of --level.</source>
        <translation>Räkna i stället: varje nivå, eller den i --level.</translation>
    </message>
    <message>
        <source>Write into the new FILE; “-” is standard output.</source>
        <translation>Skriv i den nya FILE; ”-” är standardutmatningen.</translation>
    </message>
    <message>
        <source>Count trivial holdings, those with one strategy, and twins.</source>
        <translation>Räkna triviala innehav, de med en enda spelplan, och tvillingar.</translation>
    </message>
    <message>
        <source>Reduce one suit, and name the rule of each step.</source>
        <translation>Förenkla en färg, och nämn regeln för varje steg.</translation>
    </message>
    <message>
        <source>The best chance of every number of tricks, and the line of play.</source>
        <translation>Den bästa chansen för varje antal stick, och spelplanen.</translation>
    </message>
    <message>
        <source>The kinds are those of Bradmetz&apos;s article, among the canonical forms. Twins are not looked for in a sample. All forms take some ten minutes for trivial ones and twins, and hours for the others.</source>
        <translation>Sorterna är de i Bradmetz artikel, bland de kanoniska formerna. Tvillingar söks inte i ett stickprov. Alla former tar omkring tio minuter för triviala och tvillingar, och timmar för de andra.</translation>
    </message>
    <message>
        <source>Kinds:</source>
        <translation>Sorter:</translation>
    </message>
    <message>
        <source>each number of tricks is certain or out of reach</source>
        <translation>varje antal stick är säkert eller utom räckhåll</translation>
    </message>
    <message>
        <source>one line has the best chance of every number of tricks</source>
        <translation>en spelplan har den bästa chansen för varje antal stick</translation>
    </message>
    <message>
        <source>one line takes in every lie what it would with all cards in sight</source>
        <translation>en spelplan tar i varje sits det den skulle ta med alla kort synliga</translation>
    </message>
    <message>
        <source>like one before: same opponents&apos; cards, same lengths, same tricks in every lie</source>
        <translation>som en tidigare: samma motståndarkort, samma längder, samma stick i varje sits</translation>
    </message>
    <message>
        <source>the same, and South&apos;s and North&apos;s cards are above or below all others</source>
        <translation>detsamma, och Syds och Nords kort är över eller under alla andra</translation>
    </message>
    <message>
        <source>The canonical forms of this reading, after step 5.</source>
        <translation>De kanoniska formerna i denna läsning, efter steg 5.</translation>
    </message>
    <message>
        <source>Only this kind; may be given several times.</source>
        <translation>Bara denna sort; kan anges flera gånger.</translation>
    </message>
    <message>
        <source>Look at one form in N. Without it, 100; 1 where only twins or trivial ones are asked for.</source>
        <translation>Titta på en form av N. Utan det 100; 1 där det bara frågas efter tvillingar eller triviala.</translation>
    </message>
    <message>
        <source>The suit is SOUTH NORTH, such as AX95 Q4.</source>
        <translation>Färgen är SOUTH NORTH, till exempel AX95 Q4.</translation>
    </message>
    <message>
        <source>The ten is T, X or 10; R, D and V are K, Q and J; a hand without cards is “-”.</source>
        <translation>Tian är T, X eller 10; R, D och V är K, Q och J; en hand utan kort är ”-”.</translation>
    </message>
    <message>
        <source>The suit is SOUTH NORTH, such as AJ2 765. It stands alone: either hand can lead to every trick. West and East see all cards and know declarer&apos;s plan; declarer sees what is played. Chances are exact, as when nothing is known of either hand. K/Q is either of two cards that are worth the same.</source>
        <translation>Färgen är SOUTH NORTH, till exempel AJ2 765. Den är för sig själv: båda händerna kan spela ut till varje stick. Väst och Öst ser alla kort och känner spelförarens plan; spelföraren ser vad som spelas. Chanserna är exakta, som när inget är känt om någon hand. K/Q är ett av två kort som är lika mycket värda.</translation>
    </message>
    <message>
        <source>Only this number of tricks.</source>
        <translation>Bara detta antal stick.</translation>
    </message>
    <message>
        <source>Show the lines up to N leads; 0 shows the chances alone.</source>
        <translation>Visa spelplanen upp till N utspel; 0 visar bara chanserna.</translation>
    </message>
    <message>
        <source>All boards in FILEs and FOLDERs count together; of a set in several formats, one file. A file with an unknown ending has one deal a line. The percentile is the chance of a count as small or smaller; one figure in twenty stands out by chance alone.</source>
        <translation>Alla brickor i FILE och FOLDER räknas ihop; av en bricksats i flera format en fil. En fil med okänd ändelse har en giv per rad. Percentilen är chansen för ett lika litet eller mindre antal; ett tal av tjugo sticker ut av ren slump.</translation>
    </message>
    <message>
        <source>With --by-set each file is a set. The sets are compared with chance and each other, and boards that come again are named. Whether a machine is fair is answered by “bigdeal check-up”.</source>
        <translation>Med --by-set är varje fil en bricksats. Bricksatserna jämförs med slumpen och varandra, och brickor som återkommer nämns. Om en maskin är rättvis besvaras av ”bigdeal check-up”.</translation>
    </message>
    <message>
        <source>Exit codes: 0 no count is beyond chance, 1 one is.</source>
        <translation>Slutkoder: 0 inget antal är bortom slumpen, 1 ett är det.</translation>
    </message>
    <message>
        <source>Also take the files and folders named in FILE, one a line.</source>
        <translation>Ta också filerna och mapparna som nämns i FILE, en per rad.</translation>
    </message>
    <message>
        <source>Each file is a set: compare the sets with chance and each other.</source>
        <translation>Varje fil är en bricksats: jämför bricksatserna med slumpen och varandra.</translation>
    </message>
    <message>
        <source>Also write all figures into a new file.</source>
        <translation>Skriv också alla tal i en ny fil.</translation>
    </message>
    <message>
        <source>Also draw a chart into a new file.</source>
        <translation>Rita också ett diagram i en ny fil.</translation>
    </message>
    <message>
        <source>Nobody has to play these boards any more, whatever the journal says.</source>
        <translation>Ingen ska spela dessa brickor mer, vad loggboken än säger.</translation>
    </message>
    <message>
        <source>Give last year&apos;s files, or their FOLDER: any format, any program, the more sets the better. Where they are not as chance deals them, you learn what was done to them. A set that is there several times counts once.</source>
        <translation>Ge förra årets filer, eller deras FOLDER: alla format, alla program, ju fler bricksatser desto bättre. Är de inte som slumpen gör dem får du veta vad som gjorts med dem. En bricksats som finns flera gånger räknas en gång.</translation>
    </message>
    <message>
        <source>Exit codes: 0 as chance deals them, 1 not, 4 files that cannot be read.</source>
        <translation>Slutkoder: 0 som slumpen gör dem, 1 inte, 4 filer som inte kan läsas.</translation>
    </message>
    <message>
        <source>Print the verdict for the notice board.</source>
        <translation>Skriv ut omdömet för anslagstavlan.</translation>
    </message>
    <message>
        <source>Also count games and slams that can be made: some 0.2 seconds a board.</source>
        <translation>Räkna också utgångar och slammar som går att vinna: omkring 0,2 sekunder per bricka.</translation>
    </message>
    <message>
        <source>The last line is the SHA-256 of this copy&apos;s verify.html: players can compare theirs.</source>
        <translation>Sista raden är SHA-256 av den här kopians verify.html: spelare kan jämföra sin.</translation>
    </message>
    <message>
        <source>With --dossier it also deals fresh boards by the million (minutes), compares them with chance, and writes a PDF to be signed.</source>
        <translation>Med --dossier skapas också färska brickor i miljontal (minuter), de jämförs med slumpen, och en PDF att underteckna skrivs.</translation>
    </message>
    <message>
        <source>Exit codes: 0 all is well, 5 a known answer is wrong or the dossier FAILED, 1 another dossier has to be made.</source>
        <translation>Slutkoder: 0 allt är bra, 5 ett känt svar är fel eller dossiern säger FAILED, 1 en dossier till måste göras.</translation>
    </message>
    <message>
        <source>Also test fresh boards, and write all into a new file.</source>
        <translation>Prova också färska brickor, och skriv allt i en ny fil.</translation>
    </message>
    <message>
        <source>How many fresh boards the dossier counts. Without it, 10,000,000.</source>
        <translation>Hur många färska brickor dossiern räknar. Utan det 10&#xa0;000&#xa0;000.</translation>
    </message>
    <message>
        <source>{title}: {boards}, set code {set_code}: {names}</source>
        <translation>{title}: {boards}, satskod {set_code}: {names}</translation>
    </message>
    <message>
        <source>Phase {number}: {sessions}, {boards}, files {prefix}: {description}</source>
        <translation>Fas {number}: {sessions}, {boards}, filer {prefix}: {description}</translation>
    </message>
    <message>
        <source>  {number}  {sessions}, {boards}, files {prefix}: {description}</source>
        <translation>  {number}  {sessions}, {boards}, filer {prefix}: {description}</translation>
    </message>
</context>
<context>
    <name>digest</name>
    <message>
        <source>There are more than {of} words.</source>
        <translation>Det är fler än {of} ord.</translation>
    </message>
    <message>
        <source>There are more than {of} groups of eight.</source>
        <translation>Det är fler än {of} grupper om åtta.</translation>
    </message>
    <message>
        <source>All {of} words agree.</source>
        <translation>Alla {of} ord stämmer.</translation>
    </message>
    <message>
        <source>All {of} groups agree.</source>
        <translation>Alla {of} grupper stämmer.</translation>
    </message>
    <message>
        <source>Type the digits or the words.</source>
        <translation>Skriv siffrorna eller orden.</translation>
    </message>
    <message>
        <source>Right so far: {place} of {of} words.</source>
        <translation>Rätt så långt: {place} av {of} ord.</translation>
    </message>
    <message>
        <source>Right so far: {place} of {of} groups.</source>
        <translation>Rätt så långt: {place} av {of} grupper.</translation>
    </message>
    <message>
        <source>Word {place} is not in the word list. Check it again.</source>
        <translation>Ord {place} finns inte i ordlistan: titta en gång till.</translation>
    </message>
    <message>
        <source>Word {place} is different.</source>
        <translation>Ord {place} är ett annat.</translation>
    </message>
    <message>
        <source>Group {place} of eight is different.</source>
        <translation>Åttagrupp {place} är en annan.</translation>
    </message>
</context>
<context>
    <name>dossier</name>
    <message>
        <source>Dossier of {program}</source>
        <translation>Dossier om {program}</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Underskrifter</translation>
    </message>
    <message>
        <source>Name and office</source>
        <translation>Namn och uppdrag</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Underskrift</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>Ort och datum</translation>
    </message>
    <message>
        <source>{program}, dossier: {verdict}. Page {page} of {pages}</source>
        <translation>{program}, dossier: {verdict}. Sida {page} av {pages}</translation>
    </message>
    <message>
        <source>Meter and recordings of people</source>
        <translation>Mätaren och inspelningar av människor</translation>
    </message>
    <message>
        <source>Of what the non-IID tests of NIST SP 800-90B find, it credits 0.55 to 0.83 for key presses, 0.60 to 0.84 for holds and 0.85 for the mouse</source>
        <translation>Av det som non-IID-testen i NIST SP 800-90B finner tillgodoräknar den 0,55 till 0,83 för tangenttryck, 0,60 till 0,84 för hur länge tangenten hålls nere och 0,85 för musen</translation>
    </message>
    <message>
        <source>Meter and the best guesser</source>
        <translation>Mätaren och den bästa gissaren</translation>
    </message>
    <message>
        <source>A session that it calls 213 bits has 475 in the median, and at least 307, for somebody who knows the typist and everything typed before</source>
        <translation>En inmatning som den värderar till 213 bitar har 475 i medianen och minst 307 för någon som känner skribenten och allt som skrivits förut</translation>
    </message>
    <message>
        <source>Recordings used</source>
        <translation>Använda inspelningar</translation>
    </message>
    <message>
        <source>126,000 presses of 22 people; 5,300 presses of 7 people (Aalto); 168,423 moves of 120 people (SapiMouse)</source>
        <translation>126&#xa0;000 tryck av 22 personer; 5&#xa0;300 tryck av 7 personer (Aalto); 168&#xa0;423 rörelser av 120 personer (SapiMouse)</translation>
    </message>
    <message>
        <source>Long runs of the generator</source>
        <translation>Långa körningar av generatorn</translation>
    </message>
    <message>
        <source>100,000,000 and 1,000,000,000 boards, 103 tests each: none fails at 1 % for all together</source>
        <translation>100&#xa0;000&#xa0;000 och 1&#xa0;000&#xa0;000&#xa0;000 brickor, 103 test vardera: inget underkänt vid 1&#xa0;% för alla tillsammans</translation>
    </message>
    <message>
        <source>81 figures: 77 passed, 4 weak, none failed. The weak ones again, with five times the samples: all 33 passed</source>
        <translation>81 tal: 77 godkända, 4 svaga, inget underkänt. De svaga en gång till, med fem gånger så många prov: alla 33 godkända</translation>
    </message>
    <message>
        <source>a player who knows some hands</source>
        <translation>en spelare som känner till några händer</translation>
    </message>
    <message>
        <source>work out the others, or the next set</source>
        <translation>räkna ut de andra, eller nästa bricksats</translation>
    </message>
    <message>
        <source>each deal is cut out of a hash of a 160-bit seed; no output is ever part of the next input</source>
        <translation>varje giv skärs ut ur en hash av ett startvärde på 160 bitar; inget resultat ingår i nästa indata</translation>
    </message>
    <message>
        <source>a player who knows when and where the boards were dealt</source>
        <translation>en spelare som vet när och var brickorna skapades</translation>
    </message>
    <message>
        <source>guess the seed</source>
        <translation>gissa startvärdet</translation>
    </message>
    <message>
        <source>213 bits of typing and moving, and the system&apos;s randomness besides; the clock alone is worth nothing</source>
        <translation>213 bitar från skrivande och rörelser, och systemets slump därtill; klockan ensam är inget värd</translation>
    </message>
    <message>
        <source>somebody who finds what the program leaves</source>
        <translation>någon som hittar det programmet lämnar efter sig</translation>
    </message>
    <message>
        <source>find a card or the seed again</source>
        <translation>återfinna ett kort eller startvärdet</translation>
    </message>
    <message>
        <source>neither is written anywhere; digests of deals are keyed; the set code is an HMAC, not a hash</source>
        <translation>inget av dem skrivs någonstans; en hash av en giv har en nyckel; satskoden är en HMAC, inte en hash</translation>
    </message>
    <message>
        <source>a careless or hurried operator</source>
        <translation>en slarvig eller stressad operatör</translation>
    </message>
    <message>
        <source>overwrite a set, play an old one, use half of one</source>
        <translation>skriva över en bricksats, spela en gammal, använda en halv</translation>
    </message>
    <message>
        <source>nothing is overwritten; a deal that comes back is noticed; a set is whole or not there</source>
        <translation>ingenting skrivs över; en giv som kommer tillbaka upptäcks; en bricksats är hel eller finns inte</translation>
    </message>
    <message>
        <source>an operator who does not like the hands</source>
        <translation>en operatör som inte gillar händerna</translation>
    </message>
    <message>
        <source>deal again until they please</source>
        <translation>skapa nya givar tills de passar</translation>
    </message>
    <message>
        <source>no card is shown; there is no “again”: each dealing needs a full meter, gets a new seed and leaves a row in the journal for every set</source>
        <translation>inget kort visas; det finns inget ”en gång till”: varje gång krävs en full mätare, ett nytt startvärde dras och en rad skrivs i loggboken för varje bricksats</translation>
    </message>
    <message>
        <source>a faulty disk, USB drive or copy of the program</source>
        <translation>en disk, ett USB-minne eller en kopia av programmet med fel</translation>
    </message>
    <message>
        <source>wrong boards</source>
        <translation>fel brickor</translation>
    </message>
    <message>
        <source>every file is read back and compared; known answers are checked at each start, and a program that fails them does not deal</source>
        <translation>varje fil återläses och jämförs; kända svar kontrolleras vid varje start, och ett program som inte ger dem skapar inga givar</translation>
    </message>
    <message>
        <source>Not against: somebody who controls the computer (malware, another administrator, a camera at the screen), somebody who gets the files before play, or an operator who alters the program. Those need people: a second person in the room, a computer that is off the network, files that are carried by hand.</source>
        <translation>Inte mot: någon som har makt över datorn (skadliga program, en annan administratör, en kamera vid skärmen), någon som får filerna före spel, eller en operatör som ändrar programmet. Där behövs människor: en person till i rummet, en dator utan nät, filer som bärs för hand.</translation>
    </message>
    <message>
        <source>The meter cannot tell a person from a long recording played once, or from a program written to imitate one: no count can.</source>
        <translation>Mätaren kan inte skilja en människa från en lång inspelning som spelas upp en gång, eller från ett program som är gjort för att härma en människa: det kan ingen räkning.</translation>
    </message>
    <message>
        <source>A seed is in one buffer, which is overwritten after use. Python, the hash library and the operating system may have copied it before. Swap and hibernation can put a page of memory on the disk. Encrypt the disk, or switch swap off.</source>
        <translation>Ett startvärde ligger i en enda buffert, som skrivs över efter användning. Python, hashbiblioteket och operativsystemet kan ha kopierat det dessförinnan. Växling och viloläge kan lägga en minnessida på disken. Kryptera disken, eller stäng av växlingen.</translation>
    </message>
    <message>
        <source>And {count} more, below.</source>
        <translation>Och {count} till, nedan.</translation>
    </message>
    <message>
        <source>This copy of the program must not deal.</source>
        <translation>Den här kopian av programmet får inte skapa givar.</translation>
    </message>
    <message>
        <source>Two counts in turn came out as each of them does by chance once in a hundred times: that is one dossier of ten thousand. Make another one. If it says the same, this copy of the program must not deal.</source>
        <translation>Två räkningar i rad föll ut som var och en gör av en slump en gång på hundra: det är en dossier av tiotusen. Gör en ny. Säger den detsamma får den här kopian av programmet inte skapa givar.</translation>
    </message>
    <message>
        <source>Every known answer is right, and no test of fresh boards shows more than chance does.</source>
        <translation>Varje känt svar är rätt, och inget test av nya brickor visar mer än slumpen.</translation>
    </message>
    <message>
        <source>A test of the first count came out as it does by chance in one dossier of a hundred, so as many boards were dealt and counted again. Both counts are below.</source>
        <translation>Ett test i den första räkningen föll ut som det gör av en slump i en dossier av hundra. Därför skapades och räknades lika många brickor en gång till. Båda räkningarna finns nedan.</translation>
    </message>
    <message>
        <source>Known answer of the {part}: WRONG.</source>
        <translation>Känt svar ({part}): FEL.</translation>
    </message>
    <message>
        <source>No boards could be made: {fault}</source>
        <translation>Inga brickor kunde skapas: {fault}</translation>
    </message>
    <message>
        <source>Made {time} by the program itself, with {boards} fresh boards, in {seconds} seconds.</source>
        <translation>Gjord {time} av programmet självt, med {boards} nya brickor, på {seconds} sekunder.</translation>
    </message>
    <message>
        <source>Made with the program named above:</source>
        <translation>Gjord med programmet som nämns ovan:</translation>
    </message>
    <message>
        <source>{boards} boards were dealt just now, from {used} of {seeds} seeds. The seeds were drawn as for every dealing by command: from the operating system’s randomness, hashed with the clocks. No board was shown or kept; all were counted, and held against what chance alone gives, worked out exactly.</source>
        <translation>{boards} brickor skapades nyss, ur {used} av {seeds} startvärden. Startvärdena drogs som när givar skapas med kommando: ur operativsystemets slump, hashad med klockorna. Ingen bricka visades eller sparades; alla räknades och jämfördes med vad slumpen ensam ger, exakt uträknat.</translation>
    </message>
    <message>
        <source>Checks a tournament, as verify.html does, whose SHA-256 is above and in the release’s notes.</source>
        <translation>Verifierar en turnering, liksom verify.html, vars SHA-256 finns ovan och i utgåvans anteckningar.</translation>
    </message>
    <message>
        <source>For the committee, after comparing its SHA-256 with the published one:</source>
        <translation>För kommittén, efter att dess SHA-256 jämförts med den publicerade:</translation>
    </message>
    <message>
        <source>For the committee:</source>
        <translation>För kommittén:</translation>
    </message>
    <message>
        <source>SHA-256 of {name}</source>
        <translation>SHA-256 för {name}</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Dator</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>Vad som prövades</translation>
    </message>
    <message>
        <source>Each part is asked for what is known: the published answers of RIPEMD-160, the numbers of a known seed, the map from numbers to deals and back, every file format byte for byte and read back. Before each dealing the program tries the same, and does not deal if an answer is wrong.</source>
        <translation>Varje del tillfrågas om något känt: de publicerade svaren för RIPEMD-160, talen ur ett känt startvärde, avbildningen från nummer till givar och tillbaka, varje filformat byte för byte och återläst. Före varje giv prövar programmet detsamma, och det skapar inga givar om ett svar är fel.</translation>
    </message>
    <message>
        <source>{count} of {all} known answers are right.</source>
        <translation>{count} av {all} kända svar är rätt.</translation>
    </message>
    <message>
        <source>part</source>
        <translation>del</translation>
    </message>
    <message>
        <source>result</source>
        <translation>resultat</translation>
    </message>
    <message>
        <source>Known answers</source>
        <translation>Kända svar</translation>
    </message>
    <message>
        <source>“Chance” is how often a perfect dealer strays as far, on either side. With {count} tests some chances are small by chance; “adjusted” allows for that (Holm 1979). {failed}: an adjusted chance below one in a million. Where one is below 1 %, as many boards are dealt and counted a second time; if that happens again: {unclear}. A perfect dealer meets {unclear} in one dossier of ten thousand, {failed} in one of a million. Outcomes of which chance gives fewer than ten are counted together. The names of the tests are English, as in docs/fairness.md.</source>
        <translation>”Chans” är hur ofta en perfekt blandare avviker lika mycket, åt någotdera hållet. Med {count} test är några chanser små av en slump; ”justerad” tar hänsyn till det (Holm 1979). {failed}: en justerad chans under en på miljonen. Är någon under 1&#xa0;% skapas och räknas lika många brickor en gång till; händer det igen: {unclear}. En perfekt blandare möter {unclear} i en dossier av tiotusen, {failed} i en av en miljon. Utfall som slumpen ger färre än tio av räknas ihop. Testens namn är engelska, som i docs/fairness.md.</translation>
    </message>
    <message>
        <source>{count} of {all} (by chance: none)</source>
        <translation>{count} av {all} (av en slump: inga)</translation>
    </message>
    <message>
        <source>Boards that came again</source>
        <translation>Brickor som kom tillbaka</translation>
    </message>
    <message>
        <source>Seeds that came again</source>
        <translation>Startvärden som kom tillbaka</translation>
    </message>
    <message>
        <source>Chances below 10 %, 5 %, 1 %</source>
        <translation>Chanser under 10&#xa0;%, 5&#xa0;%, 1&#xa0;%</translation>
    </message>
    <message>
        <source>{counts} (by chance about {expected})</source>
        <translation>{counts} (av en slump omkring {expected})</translation>
    </message>
    <message>
        <source>test</source>
        <translation>test</translation>
    </message>
    <message>
        <source>chi-square</source>
        <translation>chi-två</translation>
    </message>
    <message>
        <source>degrees of freedom</source>
        <translation>frihetsgrader</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>chans</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>justerad</translation>
    </message>
    <message>
        <source>Fresh boards</source>
        <translation>Nya brickor</translation>
    </message>
    <message>
        <source>Fresh boards, counted again</source>
        <translation>Nya brickor, räknade en gång till</translation>
    </message>
    <message>
        <source>PASSED</source>
        <translation>GODKÄND</translation>
    </message>
    <message>
        <source>NOT CLEAR</source>
        <translation>OKLAR</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>UNDERKÄND</translation>
    </message>
    <message>
        <source>A set needs a seed of 160 bits that nobody can guess. In the window it is drawn when {target} bits of typing and moving have been credited; what one of several predictors foresees earns nothing, and health tests after NIST SP 800-90B refuse input that repeats itself. Always, and in commands alone, the operating system’s randomness goes in: {bytes} bytes at the start and {bytes} at each seed, each read compared with the one before it. All is hashed with RIPEMD-160; numbers that are no deal’s are refused, never folded.</source>
        <translation>En bricksats behöver ett startvärde på 160 bitar som ingen kan gissa. I fönstret dras det när {target} bitar från skrivande och rörelser har tillgodoräknats; det som någon av flera förutsägare ser komma räknas inte, och prov enligt NIST SP 800-90B avvisar inmatning som upprepar sig. Alltid, och ensam vid kommandon, ingår operativsystemets slump: {bytes} byte vid starten och {bytes} vid varje startvärde, varje läsning jämförd med den förra. Allt hashas med RIPEMD-160; tal som inte motsvarar en giv avvisas och räknas aldrig om.</translation>
    </message>
    <message>
        <source>Randomness: the rules, and what was measured</source>
        <translation>Slump: reglerna, och vad som har mätts</translation>
    </message>
    <message>
        <source>who</source>
        <translation>vem</translation>
    </message>
    <message>
        <source>what they try</source>
        <translation>vad de försöker</translation>
    </message>
    <message>
        <source>what stands against it</source>
        <translation>vad som står emot</translation>
    </message>
    <message>
        <source>Threats and limits</source>
        <translation>Hot och gränser</translation>
    </message>
    <message>
        <source>Makes this dossier again, with other seeds and so with other figures.</source>
        <translation>Gör den här dossiern en gång till, med andra startvärden och därför andra tal.</translation>
    </message>
    <message>
        <source>Beside the release: the SHA-256 of the download. “gh attestation verify” tells who built it.</source>
        <translation>Bredvid utgåvan: SHA-256 för den hämtade filen. ”gh attestation verify” berättar vem som har byggt den.</translation>
    </message>
    <message>
        <source>Built again from the sources, the program for Linux is the same bytes.</source>
        <translation>Byggt på nytt ur källorna är programmet för Linux byte för byte detsamma.</translation>
    </message>
    <message>
        <source>What the program contains. A bill of materials (.cdx.json) is beside the release.</source>
        <translation>Vad programmet innehåller. En materialförteckning (.cdx.json) finns bredvid utgåvan.</translation>
    </message>
    <message>
        <source>A long run that anybody can repeat: its seed is published before it deals.</source>
        <translation>En lång körning som vem som helst kan upprepa: startvärdet publiceras innan några givar skapas.</translation>
    </message>
    <message>
        <source>What anybody can check</source>
        <translation>Vad vem som helst kan kontrollera</translation>
    </message>
    <message>
        <source>{test}: by chance at most once in {odds} such runs.</source>
        <translation>{test}: av en slump högst en gång på {odds} sådana körningar.</translation>
    </message>
    <message>
        <source>{count} of {all} seeds were drawn before.</source>
        <translation>{count} av {all} startvärden hade dragits förut.</translation>
    </message>
    <message>
        <source>{count} of {all} boards were dealt before.</source>
        <translation>{count} av {all} brickor hade skapats förut.</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>There is no format “{name}”. The formats are: {known}.</source>
        <translation>Det finns inget format ”{name}”. Formaten är: {known}.</translation>
    </message>
    <message>
        <source>The name has no ending that shows the format. Rename the file to end in one of: {known}.</source>
        <translation>Namnet har ingen filändelse som visar formatet. Byt namn på filen så att den slutar på en av dessa: {known}.</translation>
    </message>
    <message>
        <source>The format “{first}” was given twice.</source>
        <translation>Formatet ”{first}” angavs två gånger.</translation>
    </message>
    <message>
        <source>“{first}” and “{second}” would both write the {suffix} file: choose one.</source>
        <translation>”{first}” och ”{second}” skulle båda skriva {suffix}-filen: välj ett av dem.</translation>
    </message>
    <message>
        <source>The journal “{path}” is damaged: {reason}.</source>
        <translation>Loggboken ”{path}” är skadad: {reason}.</translation>
    </message>
    <message>
        <source>The journal “{path}” was written by a newer version of this program.</source>
        <translation>Loggboken ”{path}” är skriven av en nyare version av programmet.</translation>
    </message>
    <message>
        <source>Another program is writing to the journal “{path}”.</source>
        <translation>Ett annat program skriver i loggboken ”{path}”.</translation>
    </message>
    <message>
        <source>The journal “{path}” cannot be used: {reason}.</source>
        <translation>Loggboken ”{path}” kan inte användas: {reason}.</translation>
    </message>
    <message>
        <source>The journal was changed: {problems}</source>
        <translation>Loggboken har ändrats: {problems}</translation>
    </message>
    <message>
        <source>Set {code} is “{state}” and cannot become “{wanted}”.</source>
        <translation>Bricksats {code} är ”{state}” och kan inte bli ”{wanted}”.</translation>
    </message>
    <message>
        <source>This file is sealed, but not locked until a time.</source>
        <translation>Filen är förseglad, men inte låst till en viss tidpunkt.</translation>
    </message>
    <message>
        <source>Not a locked box</source>
        <translation>Ingen låst låda</translation>
    </message>
    <message>
        <source>Another public clock</source>
        <translation>En annan offentlig klocka</translation>
    </message>
    <message>
        <source>Round {needed} opens this box, not round {given}.</source>
        <translation>Omgång {needed} öppnar lådan, inte omgång {given}.</translation>
    </message>
    <message>
        <source>A package is missing</source>
        <translation>Ett paket saknas</translation>
    </message>
    <message>
        <source>Not a deal: {problems}.</source>
        <translation>Ingen giv: {problems}.</translation>
    </message>
    <message>
        <source>Not a diagram: {reason}.</source>
        <translation>Inget diagram: {reason}.</translation>
    </message>
    <message>
        <source>Not {kind}: {problems}.</source>
        <translation>Inte {kind}: {problems}.</translation>
    </message>
    <message>
        <source>The scheme “{scheme}” numbers from 0 to {last}.</source>
        <translation>Metoden ”{scheme}” numrerar från 0 till {last}.</translation>
    </message>
    <message>
        <source>Not four suit words: {reason}.</source>
        <translation>Inte fyra färgord: {reason}.</translation>
    </message>
    <message>
        <source>{place}: {reason}</source>
        <translation>{place}: {reason}</translation>
    </message>
    <message>
        <source>There is no number scheme “{name}”. The schemes are: {known}.</source>
        <translation>Det finns ingen numreringsmetod ”{name}”. Metoderna är: {known}.</translation>
    </message>
    <message>
        <source>Unknown number scheme</source>
        <translation>Okänd numreringsmetod</translation>
    </message>
    <message>
        <source>Nothing was done. Choose from the list.</source>
        <translation>Inget gjordes. Välj ur listan.</translation>
    </message>
    <message>
        <source>A value cannot be packed</source>
        <translation>Ett värde kan inte packas</translation>
    </message>
    <message>
        <source>Damaged file of numbers</source>
        <translation>Skadad fil med nummer</translation>
    </message>
    <message>
        <source>Nothing can be printed on this computer: {reason}.</source>
        <translation>Inget kan skrivas ut på den här datorn: {reason}.</translation>
    </message>
    <message>
        <source>The generator has used all {last} values of its counter.</source>
        <translation>Generatorn har använt alla {last} värden i sin räknare.</translation>
    </message>
    <message>
        <source>Only {have_bits} of {want_bits} bits of randomness have been collected.</source>
        <translation>Bara {have_bits} av {want_bits} bitar slump har samlats in.</translation>
    </message>
    <message>
        <source>The self-test of the {part} failed: this copy of the program is damaged.</source>
        <translation>Självtestet av {part} misslyckades: den här kopian av programmet är skadad.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Avbrutet.</translation>
    </message>
    <message>
        <source>These boards were dealt before and are {state}: set {named}.</source>
        <translation>De här brickorna har skapats förut och är {state}: bricksats {named}.</translation>
    </message>
    <message>
        <source>“{text}” cannot be a file name: {reason}.</source>
        <translation>”{text}” kan inte vara ett filnamn: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” could not be written: {reason}.</source>
        <translation>”{path}” kunde inte skrivas: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” could not be read: {reason}.</source>
        <translation>”{path}” kunde inte läsas: {reason}.</translation>
    </message>
    <message>
        <source>The keys do not fit the plan: {problems}.</source>
        <translation>Nycklarna passar inte planen: {problems}.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>namn</translation>
    </message>
    <message>
        <source>source of the outside value</source>
        <translation>källa till det externa värdet</translation>
    </message>
    <message>
        <source>outside value</source>
        <translation>externt värde</translation>
    </message>
    <message>
        <source>hash of the keys</source>
        <translation>nycklarnas hash</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>plan</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>skäl</translation>
    </message>
    <message>
        <source>hash of the words</source>
        <translation>ordens hash</translation>
    </message>
    <message>
        <source>name of the holder</source>
        <translation>väktarens namn</translation>
    </message>
    <message>
        <source>description</source>
        <translation>beskrivning</translation>
    </message>
    <message>
        <source>number of phases</source>
        <translation>antal faser</translation>
    </message>
    <message>
        <source>number of sessions</source>
        <translation>antal sessioner</translation>
    </message>
    <message>
        <source>number of boards</source>
        <translation>antal brickor</translation>
    </message>
    <message>
        <source>choice of boards</source>
        <translation>val av brickor</translation>
    </message>
    <message>
        <source>Boards not understood</source>
        <translation>Brickorna går inte att tolka</translation>
    </message>
    <message>
        <source>Write a number such as 24, or a range such as 11-20.</source>
        <translation>Skriv ett tal som 24 eller ett intervall som 11-20.</translation>
    </message>
    <message>
        <source>Not a deal</source>
        <translation>Ingen giv</translation>
    </message>
    <message>
        <source>Check the hands: 52 different cards, 13 to each seat.</source>
        <translation>Kontrollera händerna: 52 olika kort, 13 på varje plats.</translation>
    </message>
    <message>
        <source>Hands not understood</source>
        <translation>Händerna går inte att tolka</translation>
    </message>
    <message>
        <source>Write N: and four hands, suits in the order spades.hearts.diamonds.clubs.</source>
        <translation>Skriv N: och fyra händer, med färgerna som spader.hjärter.ruter.klöver.</translation>
    </message>
    <message>
        <source>Hands that do not fit</source>
        <translation>Händer som inte passar</translation>
    </message>
    <message>
        <source>Check the hands: no card twice, and as many cards to each seat as the scheme allows.</source>
        <translation>Kontrollera händerna: inget kort två gånger och så många kort på varje plats som metoden tillåter.</translation>
    </message>
    <message>
        <source>Suit words not understood</source>
        <translation>Färgorden går inte att tolka</translation>
    </message>
    <message>
        <source>Write four words of eight hexadecimal digits: spades, hearts, diamonds, clubs.</source>
        <translation>Skriv fyra ord med åtta hexadecimala siffror: spader, hjärter, ruter, klöver.</translation>
    </message>
    <message>
        <source>Number out of range</source>
        <translation>Talet är utanför gränserna</translation>
    </message>
    <message>
        <source>Holding not understood</source>
        <translation>Korten går inte att tolka</translation>
    </message>
    <message>
        <source>No randomness from the computer</source>
        <translation>Ingen slump från datorn</translation>
    </message>
    <message>
        <source>Too many boards from one seed</source>
        <translation>För många brickor ur ett startvärde</translation>
    </message>
    <message>
        <source>The meter is not full</source>
        <translation>Mätaren är inte full</translation>
    </message>
    <message>
        <source>The same seed twice</source>
        <translation>Samma startvärde två gånger</translation>
    </message>
    <message>
        <source>Nothing was dealt. Do not deal on this computer: its randomness is broken.</source>
        <translation>Inga givar skapades. Skapa inga givar på den här datorn: dess slump är trasig.</translation>
    </message>
    <message>
        <source>The same deals twice</source>
        <translation>Samma givar två gånger</translation>
    </message>
    <message>
        <source>The program must not deal</source>
        <translation>Programmet får inte skapa givar</translation>
    </message>
    <message>
        <source>Nothing was dealt. Install the program again from a source you trust.</source>
        <translation>Inga givar skapades. Installera om programmet från en källa du litar på.</translation>
    </message>
    <message>
        <source>Unknown format</source>
        <translation>Okänt format</translation>
    </message>
    <message>
        <source>Nothing was written. Choose from the list.</source>
        <translation>Inget skrevs. Välj ur listan.</translation>
    </message>
    <message>
        <source>Two formats, one file</source>
        <translation>Två format, en fil</translation>
    </message>
    <message>
        <source>Nothing was dealt. Nothing was written.</source>
        <translation>Inga givar skapades. Inget skrevs.</translation>
    </message>
    <message>
        <source>Damaged file</source>
        <translation>Skadad fil</translation>
    </message>
    <message>
        <source>Boards that are not deals</source>
        <translation>Brickor som inte är givar</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Filen är för stor</translation>
    </message>
    <message>
        <source>Not a file name</source>
        <translation>Inget filnamn</translation>
    </message>
    <message>
        <source>Folder not found</source>
        <translation>Mappen finns inte</translation>
    </message>
    <message>
        <source>The files could not be written</source>
        <translation>Filerna kunde inte skrivas</translation>
    </message>
    <message>
        <source>The file could not be read</source>
        <translation>Filen kunde inte läsas</translation>
    </message>
    <message>
        <source>The disk did not keep the files</source>
        <translation>Disken behöll inte filerna</translation>
    </message>
    <message>
        <source>Files were left behind</source>
        <translation>Filer blev kvar</translation>
    </message>
    <message>
        <source>The journal is damaged</source>
        <translation>Loggboken är skadad</translation>
    </message>
    <message>
        <source>The journal is from a newer version</source>
        <translation>Loggboken är från en nyare version</translation>
    </message>
    <message>
        <source>The journal is in use</source>
        <translation>Loggboken används</translation>
    </message>
    <message>
        <source>Nothing was recorded. Wait for the other program, then try again.</source>
        <translation>Inget antecknades. Vänta på det andra programmet och försök igen.</translation>
    </message>
    <message>
        <source>The journal cannot be used</source>
        <translation>Loggboken kan inte användas</translation>
    </message>
    <message>
        <source>The journal was changed</source>
        <translation>Loggboken har ändrats</translation>
    </message>
    <message>
        <source>Set not found</source>
        <translation>Bricksatsen finns inte</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Inte möjligt nu</translation>
    </message>
    <message>
        <source>Nothing can be printed</source>
        <translation>Inget kan skrivas ut</translation>
    </message>
    <message>
        <source>Nothing was written. Install what is missing, or do this on another computer.</source>
        <translation>Inget skrevs. Installera det som saknas eller gör detta på en annan dator.</translation>
    </message>
    <message>
        <source>Damaged tournament file</source>
        <translation>Skadad turneringsfil</translation>
    </message>
    <message>
        <source>Damaged file of keys</source>
        <translation>Skadad nyckelfil</translation>
    </message>
    <message>
        <source>Keys of another plan</source>
        <translation>Nycklar till en annan plan</translation>
    </message>
    <message>
        <source>Nothing was dealt. Use the keys that were made when this plan was published.</source>
        <translation>Inga givar skapades. Använd nycklarna som gjordes när planen publicerades.</translation>
    </message>
    <message>
        <source>Not the published keys</source>
        <translation>Inte de publicerade nycklarna</translation>
    </message>
    <message>
        <source>No such session</source>
        <translation>Sessionen finns inte</translation>
    </message>
    <message>
        <source>Boards are still open</source>
        <translation>Brickor är fortfarande öppna</translation>
    </message>
    <message>
        <source>Not ready to be published</source>
        <translation>Inte klar att publiceras</translation>
    </message>
    <message>
        <source>No double-dummy results</source>
        <translation>Inga double dummy-resultat</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Avbrutet</translation>
    </message>
    <message>
        <source>Command not understood</source>
        <translation>Kommandot går inte att tolka</translation>
    </message>
    <message>
        <source>Boards that were in use</source>
        <translation>Brickor som har använts</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Avvisat</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Inget skrevs.</translation>
    </message>
    <message>
        <source>Passphrase too weak</source>
        <translation>Lösenfrasen är för svag</translation>
    </message>
    <message>
        <source>Wrong passphrase</source>
        <translation>Fel lösenfras</translation>
    </message>
    <message>
        <source>Not the right key</source>
        <translation>Inte rätt nyckel</translation>
    </message>
    <message>
        <source>A passphrase is needed</source>
        <translation>En lösenfras behövs</translation>
    </message>
    <message>
        <source>A secret key is needed</source>
        <translation>En hemlig nyckel behövs</translation>
    </message>
    <message>
        <source>Damaged sealed file</source>
        <translation>Skadad förseglad fil</translation>
    </message>
    <message>
        <source>Public key not understood</source>
        <translation>Den publika nyckeln går inte att tolka</translation>
    </message>
    <message>
        <source>Secret key not understood</source>
        <translation>Den hemliga nyckeln går inte att tolka</translation>
    </message>
    <message>
        <source>List of words not understood</source>
        <translation>Ordlistan går inte att tolka</translation>
    </message>
    <message>
        <source>Nothing was opened. Compare it with the sheet, word by word.</source>
        <translation>Inget öppnades. Jämför den med bladet, ord för ord.</translation>
    </message>
    <message>
        <source>More officials are needed</source>
        <translation>Fler nyckelhållare behövs</translation>
    </message>
    <message>
        <source>Nothing was opened. Use sheets with the same set number.</source>
        <translation>Inget öppnades. Använd blad med samma gruppnummer.</translation>
    </message>
    <message>
        <source>Damaged key of a session</source>
        <translation>Skadad nyckel till en session</translation>
    </message>
    <message>
        <source>This needs the package {package}, which is not installed: pip install bigdeal-gui[{extra}].</source>
        <translation>Detta kräver paketet {package}, som inte är installerat: pip install bigdeal-gui[{extra}].</translation>
    </message>
    <message>
        <source>Not an outside value</source>
        <translation>Inget externt värde</translation>
    </message>
    <message>
        <source>“{file}” is the secret slip, which stays with its holder. The file for the organiser is the one whose name ends in “-hash.txt”.</source>
        <translation>”{file}” är den hemliga lappen, som stannar hos sin väktare. Filen för arrangören är den vars namn slutar på ”-hash.txt”.</translation>
    </message>
    <message>
        <source>Secret slip</source>
        <translation>Hemlig lapp</translation>
    </message>
    <message>
        <source>These are not yet the words of “{name}”: {reason}.</source>
        <translation>Det är ännu inte orden från ”{name}”: {reason}.</translation>
    </message>
    <message>
        <source>Not the promised words</source>
        <translation>Inte de utlovade orden</translation>
    </message>
    <message>
        <source>The words of these holders are missing: {names}.</source>
        <translation>Orden från dessa väktare saknas: {names}.</translation>
    </message>
    <message>
        <source>Words are missing</source>
        <translation>Ord saknas</translation>
    </message>
    <message>
        <source>The promise names no holder “{name}”.</source>
        <translation>Löftet nämner ingen väktare ”{name}”.</translation>
    </message>
    <message>
        <source>No such holder</source>
        <translation>Ingen sådan väktare</translation>
    </message>
    <message>
        <source>The pack does not prove what it should: {problems}</source>
        <translation>Paketet bevisar inte det som det ska: {problems}</translation>
    </message>
    <message>
        <source>The pack was not made</source>
        <translation>Paketet gjordes inte</translation>
    </message>
    <message>
        <source>Nothing was written. Compare plan, keys and commitment with what was published.</source>
        <translation>Inget skrevs. Jämför plan, nycklar och bindningsfil med det som publicerades.</translation>
    </message>
    <message>
        <source>Promise not understood</source>
        <translation>Löftet går inte att tolka</translation>
    </message>
    <message>
        <source>Damaged commitment file</source>
        <translation>Skadad bindningsfil</translation>
    </message>
    <message>
        <source>Commitment of a newer version</source>
        <translation>Bindningsfil från en nyare version</translation>
    </message>
    <message>
        <source>This cannot be the outside value: {reason}.</source>
        <translation>Detta kan inte vara det externa värdet: {reason}.</translation>
    </message>
    <message>
        <source>The passphrase does not open this sealed file.</source>
        <translation>Lösenfrasen öppnar inte den här förseglade filen.</translation>
    </message>
    <message>
        <source>This file opens with a passphrase, not with a key.</source>
        <translation>Filen öppnas med en lösenfras, inte med en nyckel.</translation>
    </message>
    <message>
        <source>This file opens with a secret key, not with a passphrase.</source>
        <translation>Filen öppnas med en hemlig nyckel, inte med en lösenfras.</translation>
    </message>
    <message>
        <source>Public key {place} cannot be used: {reason}.</source>
        <translation>Publik nyckel {place} kan inte användas: {reason}.</translation>
    </message>
    <message>
        <source>The secret key cannot be used: {reason}.</source>
        <translation>Den hemliga nyckeln kan inte användas: {reason}.</translation>
    </message>
    <message>
        <source>format {name}</source>
        <translation>formatet {name}</translation>
    </message>
    <message>
        <source>hash</source>
        <translation>hashen</translation>
    </message>
    <message>
        <source>generator</source>
        <translation>generatorn</translation>
    </message>
    <message>
        <source>generator in bulk</source>
        <translation>generatorn för många brickor</translation>
    </message>
    <message>
        <source>number map</source>
        <translation>nummeravbildningen</translation>
    </message>
    <message>
        <source>bulk path</source>
        <translation>vägen för många brickor</translation>
    </message>
    <message>
        <source>fresh boards</source>
        <translation>nya brickor</translation>
    </message>
    <message>
        <source>reading of {name}</source>
        <translation>läsningen av {name}</translation>
    </message>
    <message>
        <source>The {name} file is too large to be read whole, {place}: {reason}.</source>
        <translation>{name}-filen är för stor för att läsas helt, {place}: {reason}.</translation>
    </message>
    <message>
        <source>Commitment that contradicts itself</source>
        <translation>Bindningsfil som motsäger sig själv</translation>
    </message>
    <message>
        <source>Damaged record</source>
        <translation>Skadat protokoll</translation>
    </message>
    <message>
        <source>Not as promised</source>
        <translation>Inte som utlovat</translation>
    </message>
    <message>
        <source>This is not what was published: {problems}</source>
        <translation>Detta är inte det som publicerades: {problems}</translation>
    </message>
    <message>
        <source>Not what was published</source>
        <translation>Inte det som publicerades</translation>
    </message>
    <message>
        <source>This computer is too slow, or too busy, to open the sealed file.</source>
        <translation>Den här datorn är för långsam eller för upptagen för att öppna den förseglade filen.</translation>
    </message>
    <message>
        <source>Too much work for this computer</source>
        <translation>För mycket arbete för den här datorn</translation>
    </message>
    <message>
        <source>Nothing was written. Choose another name, or move the old file to another folder.</source>
        <translation>Inget skrevs. Välj ett annat namn, eller flytta den gamla filen till en annan mapp.</translation>
    </message>
    <message>
        <source>Not a round of drand: {reason}.</source>
        <translation>Ingen drand-omgång: {reason}.</translation>
    </message>
    <message>
        <source>Not a round of drand</source>
        <translation>Ingen drand-omgång</translation>
    </message>
    <message>
        <source>This round is not what the network signed: {reason}.</source>
        <translation>Den här omgången är inte vad nätverket har signerat: {reason}.</translation>
    </message>
    <message>
        <source>Round that was not signed</source>
        <translation>Omgång utan äkta signatur</translation>
    </message>
    <message>
        <source>This is round {found}; round {promised} was promised.</source>
        <translation>Det här är omgång {found}; omgång {promised} var utlovad.</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>En annan omgång</translation>
    </message>
    <message>
        <source>Not a logo</source>
        <translation>Ingen logotyp</translation>
    </message>
    <message>
        <source>Nothing was written. If play is over, say --finished. Otherwise seal it with a passphrase (--passphrase-file) or until a time (--release), or say --open.</source>
        <translation>Inget skrevs. Är spelet slut, skriv --finished; försegla den annars med en lösenfras (--passphrase-file) eller till en tid (--release), eller skriv --open.</translation>
    </message>
    <message>
        <source>Do not use them. When the disk or USB drive works again, deal into its folder again. What is left is then removed, and you are told.</source>
        <translation>Använd dem inte. När disken eller USB-minnet fungerar igen, lägg i dess mapp på nytt: det som är kvar tas bort då, och du får veta det.</translation>
    </message>
    <message>
        <source>The folder “{path}” has gone, so these files in it could not be looked at: {names}.</source>
        <translation>Mappen ”{path}” är borta, så de här filerna i den kunde inte undersökas: {names}.</translation>
    </message>
    <message>
        <source>The folder has gone</source>
        <translation>Mappen är borta</translation>
    </message>
    <message>
        <source>They may hold boards: do not use them, and keep the disk or USB drive to yourself. When the folder is back, deal into it again: what is left is removed then, and you are told.</source>
        <translation>De kan innehålla givar: använd dem inte, och behåll disken eller USB-minnet själv. När mappen är tillbaka, lägg i den på nytt: det som är kvar tas bort då, och du får veta det.</translation>
    </message>
    <message>
        <source>The clock of this computer says {here}, but its journal has an entry of {later}.</source>
        <translation>Datorns klocka säger {here}, men loggboken har en post från {later}.</translation>
    </message>
    <message>
        <source>The clock was set back</source>
        <translation>Klockan har ställts tillbaka</translation>
    </message>
    <message>
        <source>Nothing was dealt, and the meter is as it was. Set the clock right, or say here which day it is.</source>
        <translation>Inget har getts, och mätaren är som den var. Ställ klockan rätt, eller säg här vilken dag det är.</translation>
    </message>
    <message>
        <source>With this paper and binding, layout {layout} would print cards smaller than {least} points.</source>
        <translation>Med det här papperet och den här bindningen skulle layouten {layout} ge kort under {least} punkter.</translation>
    </message>
    <message>
        <source>Too small to be read</source>
        <translation>För litet att läsa</translation>
    </message>
    <message>
        <source>Nothing was written. Take fewer boards a page (--layout) or larger paper (--paper), or leave out the room for holes, or the results.</source>
        <translation>Inget skrevs. Ta färre brickor per sida (--layout) eller större papper (--paper), eller utelämna plats för hål eller resultaten.</translation>
    </message>
    <message>
        <source>This {name} file has boards without hands ({place}).</source>
        <translation>Denna {name}-fil har brickor utan händer ({place}).</translation>
    </message>
    <message>
        <source>No hands in this file</source>
        <translation>Inga händer i filen</translation>
    </message>
    <message>
        <source>The file was not changed. Choose the file with the hands.</source>
        <translation>Filen har inte rörts. Välj filen som har händerna.</translation>
    </message>
    <message>
        <source>“{name}” numbers its boards otherwise than set {code}, whose boards they are.</source>
        <translation>”{name}” numrerar brickorna annorlunda än bricksats {code}, som de hör till.</translation>
    </message>
    <message>
        <source>Other board numbers than dealt</source>
        <translation>Andra bricknummer än de skapade</translation>
    </message>
    <message>
        <source>Nothing was written. Print the set by its code, or correct the numbers. To keep them, use the command with --although-numbers.</source>
        <translation>Inget skrevs. Skriv ut bricksatsen med dess kod, eller rätta numren. Behåll dem med kommandot och --although-numbers.</translation>
    </message>
    <message>
        <source>This cannot be read as a hand: {reason}.</source>
        <translation>Detta kan inte läsas som en hand: {reason}.</translation>
    </message>
    <message>
        <source>Not a hand</source>
        <translation>Inte en hand</translation>
    </message>
    <message>
        <source>Nothing was looked for. Type 13 cards: spades, hearts, diamonds, clubs, with dots between.</source>
        <translation>Inget söktes. Skriv 13 kort: spader, hjärter, ruter, klöver, med punkter emellan.</translation>
    </message>
    <message>
        <source>No unfinished file of it was left behind. Choose another folder or make room, then do it again.</source>
        <translation>Ingen ofärdig fil av den blev kvar. Välj en annan mapp eller skaffa plats, och gör sedan om det.</translation>
    </message>
    <message>
        <source>Double-dummy analysis is not available on this computer: {reason}.</source>
        <translation>Double dummy-resultat går inte att få på den här datorn: {reason}.</translation>
    </message>
    <message>
        <source>The format “{name}” cannot contain these boards: {reason}. {remedy}</source>
        <translation>Formatet ”{name}” rymmer inte de här brickorna: {reason}. {remedy}</translation>
    </message>
    <message>
        <source>Not a valid {name} file, {place}: {reason}.</source>
        <translation>Ingen felfri {name}-fil, {place}: {reason}.</translation>
    </message>
    <message>
        <source>The {name} file contains boards that are not deals: {problems}</source>
        <translation>{name}-filen innehåller brickor som inte är givar: {problems}</translation>
    </message>
    <message>
        <source>The file has {size_bytes} bytes; at most {limit_bytes} can be read.</source>
        <translation>Filen har {size_bytes} byte; högst {limit_bytes} läses.</translation>
    </message>
    <message>
        <source>Not a holding of one suit: {reason}.</source>
        <translation>Inte en färg i två händer: {reason}.</translation>
    </message>
    <message>
        <source>The journal “{path}” is missing; it had {rows} rows.</source>
        <translation>Loggboken ”{path}” är borta; den hade {rows} rader.</translation>
    </message>
    <message>
        <source>The journal’s key “{path}” {reason}.</source>
        <translation>Loggbokens nyckel ”{path}” {reason}.</translation>
    </message>
    <message>
        <source>There is no space on the disk for the journal “{path}”.</source>
        <translation>Disken har ingen plats för loggboken ”{path}”.</translation>
    </message>
    <message>
        <source>There is no set “{text}” in the journal.</source>
        <translation>Loggboken har ingen bricksats ”{text}”.</translation>
    </message>
    <message>
        <source>The file was not changed. It opens with a passphrase or a key.</source>
        <translation>Filen har inte rörts. Den öppnas med en lösenfras eller en nyckel.</translation>
    </message>
    <message>
        <source>This box is locked with a public clock other than quicknet.</source>
        <translation>Lådan är låst med en annan offentlig klocka än quicknet.</translation>
    </message>
    <message>
        <source>The file was not changed. Ask the person who made it how to open it.</source>
        <translation>Filen har inte rörts. Fråga den som gjorde den hur den öppnas.</translation>
    </message>
    <message>
        <source>The box was not changed. Get the round that the box names, and try again.</source>
        <translation>Lådan har inte rörts. Hämta omgången som lådan anger och försök igen.</translation>
    </message>
    <message>
        <source>Nothing was done. Install it and try again.</source>
        <translation>Inget gjordes. Installera det, och anropa igen.</translation>
    </message>
    <message>
        <source>“{text}” is not a set of boards: {reason}.</source>
        <translation>”{text}” är ingen bricksats brickor: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was written. Correct it and start again.</source>
        <translation>Inget skrevs. Rätta det, och börja om.</translation>
    </message>
    <message>
        <source>Not a valid file of “{scheme}” numbers, record {record}: {reason}.</source>
        <translation>Ingen felfri fil med nummer enligt ”{scheme}”, post {record}: {reason}.</translation>
    </message>
    <message>
        <source>The computer’s own randomness is not available ({reason}).</source>
        <translation>Datorns egen slump är inte tillgänglig ({reason}).</translation>
    </message>
    <message>
        <source>The randomness produced a seed that it had produced before (its digest is in “{path}”).</source>
        <translation>Slumpen gav ett startvärde som den har gett förut (dess hash står i ”{path}”).</translation>
    </message>
    <message>
        <source>The randomness produced deals that it had produced before, in the set {named}.</source>
        <translation>Slumpen gav givar som den har gett förut, i bricksats {named}.</translation>
    </message>
    <message>
        <source>Nothing was written. Deal a new set, or a reserve set in a tournament. From these boards you may only make copies for a record or a web page.</source>
        <translation>Inget skrevs. Skapa en ny bricksats, i en turnering en reservsats; av dessa får bara kopior till en utskrift eller en webbsida göras.</translation>
    </message>
    <message>
        <source>Some of these boards belong to a set that is {state}, not finished: set {named}.</source>
        <translation>Bland dessa finns brickor ur en bricksats som är {state}, inte färdigspelad: bricksats {named}.</translation>
    </message>
    <message>
        <source>“{path}” already exists and was not changed.</source>
        <translation>”{path}” finns redan och har inte rörts.</translation>
    </message>
    <message>
        <source>The folder “{path}” does not exist.</source>
        <translation>Mappen ”{path}” finns inte.</translation>
    </message>
    <message>
        <source>“{path}” reads back differently from what was dealt: the disk or USB drive is faulty.</source>
        <translation>”{path}” läses inte tillbaka som den skapades: det är fel på disken eller USB-minnet.</translation>
    </message>
    <message>
        <source>The set could not be completed, and some of its files could not be removed: {names}.</source>
        <translation>Bricksatsen kunde inte göras färdig, och filer från den kunde inte tas bort igen: {names}.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written ({reason}). Because “portable.ini” is beside the program, everything is stored there.</source>
        <translation>”{path}” kan inte skrivas ({reason}), och med ”portable.ini” bredvid programmet sparas allt där.</translation>
    </message>
    <message>
        <source>The {key} cannot be stored in Big Deal’s file: {reason}.</source>
        <translation>Kan inte stå i Big Deals fil ({key}): {reason}.</translation>
    </message>
    <message>
        <source>The {field} is not valid: {reason}.</source>
        <translation>Kan inte användas ({field}): {reason}.</translation>
    </message>
    <message>
        <source>Not a valid tournament plan, line {line}, column {column}: {reason}.</source>
        <translation>Ingen felfri turneringsbeskrivning, rad {line}, kolumn {column}: {reason}.</translation>
    </message>
    <message>
        <source>Not a valid key file, line {line}, column {column}: {reason}.</source>
        <translation>Ingen felfri nyckelfil, rad {line}, kolumn {column}: {reason}.</translation>
    </message>
    <message>
        <source>These are not the keys that were fixed when the plan was published.</source>
        <translation>Det är inte de nycklar som bands när planen publicerades.</translation>
    </message>
    <message>
        <source>The plan leaves the boards of phase {phase} open, and you named none.</source>
        <translation>Planen lämnar brickorna i fas {phase} öppna, och inga angavs.</translation>
    </message>
    <message>
        <source>The plan cannot be published like this: {problems}</source>
        <translation>Planen kan inte publiceras så: {problems}</translation>
    </message>
    <message>
        <source>beginning of the file names</source>
        <translation>början på filernas namn</translation>
    </message>
    <message>
        <source>A value cannot be converted</source>
        <translation>Ett värde kan inte räknas om</translation>
    </message>
    <message>
        <source>The values before it have been converted. Correct it and continue from there.</source>
        <translation>De tidigare är besvarade. Rätta det och fortsätt därifrån.</translation>
    </message>
    <message>
        <source>Give a number within the range.</source>
        <translation>Ange ett tal inom gränserna.</translation>
    </message>
    <message>
        <source>Write South’s cards, a space, and North’s, such as AT95 Q4; a hand without cards is “-”.</source>
        <translation>Skriv Syds kort, ett mellanslag och Nords, t.ex. AT95 Q4; en hand utan kort är ”-”.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Restart the computer. If that does not help, use another one.</source>
        <translation>Inga givar skapades. Starta om datorn; hjälper det inte, använd en annan.</translation>
    </message>
    <message>
        <source>Nothing was written. Deal fewer boards at a time.</source>
        <translation>Skapa färre brickor åt gången; inget levererades.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Type or move the mouse until it is full.</source>
        <translation>Skriv eller rör musen tills den är det. Inga givar skapades.</translation>
    </message>
    <message>
        <source>Nothing was written. Do not deal on this computer: its randomness is broken.</source>
        <translation>Inget levererades. Skapa inga givar på den här datorn: dess slump är trasig.</translation>
    </message>
    <message>
        <source>Nothing was written. Choose only one of them.</source>
        <translation>Inget skrevs. Utelämna det ena.</translation>
    </message>
    <message>
        <source>A format cannot contain these boards</source>
        <translation>Ett format rymmer inte de här brickorna</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was made.</source>
        <translation>Filen har inte rörts. Hämta den igen där den gjordes.</translation>
    </message>
    <message>
        <source>The file was not changed. Do not play these boards.</source>
        <translation>Filen har inte rörts. Spela inte de här brickorna.</translation>
    </message>
    <message>
        <source>The file was not changed.</source>
        <translation>Filen har inte rörts.</translation>
    </message>
    <message>
        <source>The name already exists</source>
        <translation>Namnet är upptaget</translation>
    </message>
    <message>
        <source>Nothing was written. Use letters, digits, spaces, “-” and “_”.</source>
        <translation>Inget skrevs. Använd bokstäver, siffror, mellanslag, ”-” och ”_”.</translation>
    </message>
    <message>
        <source>Nothing was changed. Check the name, and whether you may read it.</source>
        <translation>Inget har ändrats. Kontrollera namnet och att du får läsa den.</translation>
    </message>
    <message>
        <source>The USB drive cannot be written</source>
        <translation>USB-minnet kan inte skrivas</translation>
    </message>
    <message>
        <source>Nothing was dealt. Remove the write protection or free some space. Without “portable.ini” the program stores its files on this computer.</source>
        <translation>Inga givar skapades. Ta bort skrivskyddet eller gör plats. Utan ”portable.ini” sparar programmet sina saker på den här datorn.</translation>
    </message>
    <message>
        <source>The set was removed again. Use another disk or USB drive.</source>
        <translation>Bricksatsen togs bort igen. Använd en annan disk eller ett annat USB-minne.</translation>
    </message>
    <message>
        <source>This file is sealed or locked. Its boards can be read when it has been opened.</source>
        <translation>Filen är förseglad eller låst. Dess brickor kan läsas när den har öppnats.</translation>
    </message>
    <message>
        <source>Sealed or locked</source>
        <translation>Förseglad eller låst</translation>
    </message>
    <message>
        <source>Nothing was written. A locked box opens with its round, a sealed file with its passphrase or key.</source>
        <translation>Inget skrevs. En låst låda öppnas med sin omgång, en förseglad fil med sin lösenfras eller nyckel.</translation>
    </message>
    <message>
        <source>The work was interrupted: the part of the program that does it has stopped.</source>
        <translation>Arbetet avbröts: den del av programmet som gör det har stannat.</translation>
    </message>
    <message>
        <source>The work was interrupted</source>
        <translation>Arbetet avbröts</translation>
    </message>
    <message>
        <source>The journal shows whether it was done. If it was not, do it again: this also removes hidden files, which may contain boards or keys.</source>
        <translation>Loggboken visar om det gjordes. Om inte, gör det på nytt: det tar också bort dolda filer, som kan innehålla givar eller nycklar.</translation>
    </message>
    <message>
        <source>It was not changed, and nothing was dealt. Restore it from a backup, or move its folder elsewhere and keep it: the program then starts a new journal.</source>
        <translation>Den har inte rörts, och inga givar skapades. Återställ den från en säkerhetskopia, eller flytta undan dess mapp och spara den: då börjar programmet en ny loggbok.</translation>
    </message>
    <message>
        <source>The journal is missing</source>
        <translation>Loggboken är borta</translation>
    </message>
    <message>
        <source>Nothing was dealt. Put the journal back, or restore a backup. To start a new one, move the other files of its folder elsewhere and keep them.</source>
        <translation>Inga givar skapades. Lägg tillbaka loggboken eller återställ en säkerhetskopia. För att börja en ny, flytta undan mappens andra filer och spara dem.</translation>
    </message>
    <message>
        <source>The journal’s key is missing</source>
        <translation>Loggbokens nyckel finns inte där</translation>
    </message>
    <message>
        <source>Nothing was dealt. Put “journal.key” back beside the journal, or restore a backup. Without the key, earlier sets cannot be recognised.</source>
        <translation>Inga givar skapades. Lägg tillbaka ”journal.key” bredvid loggboken eller återställ en säkerhetskopia: utan nyckeln kan ingen tidigare bricksats kännas igen.</translation>
    </message>
    <message>
        <source>It was not changed. Use the newer program.</source>
        <translation>Den har inte rörts. Använd det nyare programmet.</translation>
    </message>
    <message>
        <source>No space for the journal</source>
        <translation>Ingen plats för loggboken</translation>
    </message>
    <message>
        <source>The journal is intact, but the new row was not written. Free some space on the disk, then try again.</source>
        <translation>Loggboken är i ordning, men raden skrevs inte. Gör plats på disken och försök igen.</translation>
    </message>
    <message>
        <source>Nothing was recorded. Check that you have permission to write in its folder.</source>
        <translation>Inget antecknades. Kontrollera att du får skriva i dess mapp.</translation>
    </message>
    <message>
        <source>It was not changed. Keep a copy, and compare it with an earlier certificate or export.</source>
        <translation>Den har inte rörts. Spara en kopia och jämför den med ett intyg eller en tidigare export.</translation>
    </message>
    <message>
        <source>Check the code on the label. A set dealt on another computer is in that computer’s journal.</source>
        <translation>Kontrollera koden på etiketten. En bricksats som skapats på en annan dator står i den datorns loggbok.</translation>
    </message>
    <message>
        <source>The set was not changed.</source>
        <translation>Bricksatsen har inte rörts.</translation>
    </message>
    <message>
        <source>“{path}” is another file, so the set’s files were not moved.</source>
        <translation>”{path}” är en annan fil, så bricksatsens filer flyttades inte.</translation>
    </message>
    <message>
        <source>The files were not moved</source>
        <translation>Filerna flyttades inte</translation>
    </message>
    <message>
        <source>The set’s files are unchanged, and where they were. Put the other file elsewhere before you move them.</source>
        <translation>Bricksatsens filer är oförändrade och där de var. Lägg den andra filen någon annanstans innan du flyttar dem.</translation>
    </message>
    <message>
        <source>Not for Big Deal’s file</source>
        <translation>Inget för Big Deals fil</translation>
    </message>
    <message>
        <source>The file was not changed. Use a shorter text on one line.</source>
        <translation>Filen har inte rörts. Använd en kortare text på en rad.</translation>
    </message>
    <message>
        <source>The plan is not possible</source>
        <translation>Planen kan inte vara så</translation>
    </message>
    <message>
        <source>Nothing was written. Correct the points named.</source>
        <translation>Inget skrevs. Rätta det som nämns.</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was published, or use its .bak.</source>
        <translation>Filen har inte rörts. Hämta den igen där den publicerades, eller använd dess .bak.</translation>
    </message>
    <message>
        <source>The file was not changed. Use a copy of it. Without the keys nothing can be dealt or proved.</source>
        <translation>Filen har inte rörts. Använd en kopia av den; utan nycklarna kan inget skapas eller bevisas.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Use the keys and the plan exactly as published.</source>
        <translation>Inga givar skapades. Använd nycklarna och planen som de var när planen publicerades.</translation>
    </message>
    <message>
        <source>Nothing was written. Check the phases of the plan.</source>
        <translation>Inget skrevs. Se på planens faser.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Enter how many boards these sessions have.</source>
        <translation>Inga givar skapades. Ange hur många brickor sessionerna har.</translation>
    </message>
    <message>
        <source>The tournament was not changed.</source>
        <translation>Turneringen har inte rörts.</translation>
    </message>
    <message>
        <source>Nothing was published. Correct the points named, or confirm that they are intended.</source>
        <translation>Inget publicerades. Rätta det som nämns, eller ange att det är menat så.</translation>
    </message>
    <message>
        <source>No files were left behind.</source>
        <translation>Ingen fil blev kvar.</translation>
    </message>
    <message>
        <source>Nothing was written. --help lists the commands and options.</source>
        <translation>Inget skrevs. --help visar vad som kan skrivas.</translation>
    </message>
    <message>
        <source>Boards not played yet</source>
        <translation>Brickor som ännu ska spelas</translation>
    </message>
    <message>
        <source>Nothing was shown. Wait until play is over and the set is marked as finished, or use --finished.</source>
        <translation>Inget visades. Vänta tills spelet är slut och bricksatsen är markerad som färdigspelad, eller skriv --finished.</translation>
    </message>
    <message>
        <source>The set has not been played yet</source>
        <translation>Bricksatsen ska ännu spelas</translation>
    </message>
    <message>
        <source>Cannot be opened yet</source>
        <translation>Får inte öppnas än</translation>
    </message>
    <message>
        <source>The file was not changed. It opens then, or as soon as its set is marked as finished.</source>
        <translation>Filen har inte rörts. Den öppnas då, eller så snart dess bricksats är markerad som färdigspelad.</translation>
    </message>
    <message>
        <source>The key is missing</source>
        <translation>Nyckeln finns inte här</translation>
    </message>
    <message>
        <source>The file was not changed. Open it on the computer that made it, or make the record again there.</source>
        <translation>Filen har inte rörts. Öppna den på datorn som gjorde den, eller gör utskriften igen där.</translation>
    </message>
    <message>
        <source>Nothing was sealed. Use several unrelated words, or let the program make them up.</source>
        <translation>Inget förseglades. Ta flera ord som inte hör ihop, eller låt programmet göra dem.</translation>
    </message>
    <message>
        <source>The file was not changed. Check capital letters and the keyboard layout, then try again.</source>
        <translation>Filen har inte rörts. Tänk på stora bokstäver och tangentbordets språk, och försök igen.</translation>
    </message>
    <message>
        <source>The file was not changed. Use the secret key of one of the people it was sealed for.</source>
        <translation>Filen har inte rörts. Använd den hemliga nyckeln från någon av dem som den är förseglad för.</translation>
    </message>
    <message>
        <source>The file was not changed. Enter the passphrase, or the words from the officials’ sheets.</source>
        <translation>Filen har inte rörts. Ange lösenfrasen, eller lägg ihop nyckelhållarnas ordlistor.</translation>
    </message>
    <message>
        <source>The file was not changed. Give the secret key of one of the people it was sealed for.</source>
        <translation>Filen har inte rörts. Ange den hemliga nyckeln från någon av dem som den är förseglad för.</translation>
    </message>
    <message>
        <source>This is neither a sealed file nor a locked box: it does not start like an age file.</source>
        <translation>Det här är varken en förseglad fil eller en låst låda: den börjar inte som en age-fil gör.</translation>
    </message>
    <message>
        <source>Neither a sealed file nor a locked box</source>
        <translation>Varken en förseglad fil eller en låst låda</translation>
    </message>
    <message>
        <source>The file was not changed. Choose the sealed file or the box, or another copy of it.</source>
        <translation>Filen har inte rörts. Välj den förseglade filen eller lådan, eller en annan kopia av den.</translation>
    </message>
    <message>
        <source>The file was not changed. Use another copy of it.</source>
        <translation>Filen har inte rörts. Använd en annan kopia av den.</translation>
    </message>
    <message>
        <source>Opening this sealed file would take too long: it was sealed with a very high work factor.</source>
        <translation>Det skulle ta för lång tid att öppna den här förseglade filen: den har förseglats med en ovanligt hög arbetsfaktor.</translation>
    </message>
    <message>
        <source>Opening would take too long</source>
        <translation>Det skulle ta för lång tid att öppna</translation>
    </message>
    <message>
        <source>The file was not changed. Ask the person who sealed it to seal it again in the usual way.</source>
        <translation>Filen har inte rörts. Be den som har förseglat den att försegla den igen på vanligt sätt.</translation>
    </message>
    <message>
        <source>Nothing was sealed. A public key is one line that starts with age1.</source>
        <translation>Inget förseglades. En publik nyckel är en rad som börjar med age1.</translation>
    </message>
    <message>
        <source>Nothing was opened. A secret key is one line that starts with AGE-SECRET-KEY-1.</source>
        <translation>Inget öppnades. En hemlig nyckel är en rad som börjar med AGE-SECRET-KEY-1.</translation>
    </message>
    <message>
        <source>These sheets cannot be made</source>
        <translation>Delar som inte kan göras</translation>
    </message>
    <message>
        <source>Nothing was sealed. Use two of three, for example.</source>
        <translation>Inget förseglades. Ta t.ex. två av tre.</translation>
    </message>
    <message>
        <source>Nothing was opened. Enter the words of another sheet as well.</source>
        <translation>Inget öppnades. Skriv in ordlistan från ett blad till.</translation>
    </message>
    <message>
        <source>Sheets that do not belong together</source>
        <translation>Ordlistor som inte passar ihop</translation>
    </message>
    <message>
        <source>Not a valid session key file, line {line}: {reason}.</source>
        <translation>Ingen felfri fil med en sessions nyckel, rad {line}: {reason}.</translation>
    </message>
    <message>
        <source>The file was not changed. Get the pack of that session again.</source>
        <translation>Filen lämnades som den är. Hämta den sessionens paket igen.</translation>
    </message>
    <message>
        <source>The file was not changed. The records before this one could be read. Perhaps it uses another scheme.</source>
        <translation>Filen har inte rörts; posterna före denna kunde läsas. Kanske följer den en annan metod.</translation>
    </message>
    <message>
        <source>Nothing was written. Type the value as published, on one line.</source>
        <translation>Inget skrevs. Skriv värdet som det publicerades, på en rad.</translation>
    </message>
    <message>
        <source>Nothing was read from it. If somebody else already has it, let the holder make new words.</source>
        <translation>Inget togs ur den. Om någon annan redan har den, låt väktaren göra nya ord.</translation>
    </message>
    <message>
        <source>Nothing was written. Check the slip again: it is easy to mistype a word.</source>
        <translation>Inget skrevs. Titta på lappen en gång till: det är lätt att skriva fel på ett ord.</translation>
    </message>
    <message>
        <source>Nothing was written. Ask them for their words. If someone withholds them, say so: the promised hash is then used instead, and play goes on.</source>
        <translation>Inget skrevs. Be dem om orden. Den som håller inne dem stoppar inte spelet: säg det, så träder den utlovade hashen i deras ställe.</translation>
    </message>
    <message>
        <source>Nothing was written. Use the name exactly as in the promise.</source>
        <translation>Inget skrevs. Använd namnet så som det står i löftet.</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was published.</source>
        <translation>Filen har inte rörts. Hämta den igen där den publicerades.</translation>
    </message>
    <message>
        <source>The file was not changed. Use the newer program.</source>
        <translation>Filen har inte rörts. Använd det nyare programmet.</translation>
    </message>
    <message>
        <source>The outside value cannot be promised like this: {reason}.</source>
        <translation>Det externa värdet kan inte utlovas så: {reason}.</translation>
    </message>
    <message>
        <source>Not a valid commitment file: {reason}.</source>
        <translation>Ingen felfri bindningsfil: {reason}.</translation>
    </message>
    <message>
        <source>The commitment file has version {version}, which this program does not know.</source>
        <translation>Bindningsfilen är av slaget {version}, som programmet inte känner till.</translation>
    </message>
    <message>
        <source>This passphrase is not accepted: {reason}.</source>
        <translation>Lösenfrasen godtas inte: {reason}.</translation>
    </message>
    <message>
        <source>The file is sealed for a different key.</source>
        <translation>Filen är förseglad för en annan nyckel än den angivna.</translation>
    </message>
    <message>
        <source>Not a valid sealed file: {reason}.</source>
        <translation>Ingen felfri förseglad fil: {reason}.</translation>
    </message>
    <message>
        <source>{needed} of {count} sheets are not possible: {reason}.</source>
        <translation>{needed} av {count} delar går inte: {reason}.</translation>
    </message>
    <message>
        <source>The words cannot be read: {reason}.</source>
        <translation>Ordlistan kan inte läsas: {reason}.</translation>
    </message>
    <message>
        <source>Sheets entered: {have}; needed to open the file: {needed}.</source>
        <translation>Ordlistor från olika blad: {have}; behövs för att öppna filen: {needed}.</translation>
    </message>
    <message>
        <source>These sheets do not belong together: {reason}.</source>
        <translation>Ordlistorna passar inte ihop: {reason}.</translation>
    </message>
    <message>
        <source>Set {named} is {state}, not finished: prints that show its cards are sealed, unless you decide otherwise.</source>
        <translation>Bricksats {named} är {state}, inte färdigspelad: det som visar korten förseglas, eller lämnas öppet med avsikt.</translation>
    </message>
    <message>
        <source>The sealed record cannot be opened before {release_at}.</source>
        <translation>Den förseglade utskriften öppnas {release_at}, inte tidigare.</translation>
    </message>
    <message>
        <source>This computer’s journal has no key for this sealed file.</source>
        <translation>Den här datorns loggbok har ingen nyckel till den förseglade filen.</translation>
    </message>
    <message>
        <source>computer’s randomness</source>
        <translation>datorns slump</translation>
    </message>
    <message>
        <source>Too large to read</source>
        <translation>Mer än vad som läses</translation>
    </message>
    <message>
        <source>The file was not changed. It may be valid: split it into smaller files.</source>
        <translation>Filen har inte rörts. Den kan vara i ordning: dela den i mindre.</translation>
    </message>
    <message>
        <source>A set called “{name}” is being dealt into “{folder}” right now.</source>
        <translation>En bricksats med namnet ”{name}” håller just på att skapas i ”{folder}”.</translation>
    </message>
    <message>
        <source>Already being dealt</source>
        <translation>Den skapas redan</translation>
    </message>
    <message>
        <source>Nothing was dealt a second time. Wait until it is finished, or choose another name.</source>
        <translation>Inget skapades en gång till. Vänta tills det andra är klart, eller välj ett annat namn.</translation>
    </message>
    <message>
        <source>There is a problem with the journal “{path}”: {reason}.</source>
        <translation>Loggboken ”{path}” är tvivelaktig: {reason}.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>Loggboken är tvivelaktig</translation>
    </message>
    <message>
        <source>Nothing was dealt. Find out why, or restore a backup; your newest certificate shows how far the journal had come. To deal anyway, answer yes when the program asks, or use --although-journal on the command line.</source>
        <translation>Inga givar skapades. Ta reda på varför, eller återställ en säkerhetskopia; det nyaste intyget visar hur långt loggboken hade kommit. Vill du skapa givarna ändå, säg det när du blir tillfrågad; kommandon tar --although-journal.</translation>
    </message>
    <message>
        <source>Not a valid tournament record: {reason}.</source>
        <translation>Inte ett giltigt protokoll för en turnering: {reason}.</translation>
    </message>
    <message>
        <source>The file was not changed. Get the pack again from where it was published.</source>
        <translation>Filen har inte rörts. Hämta paketet igen där det publicerades.</translation>
    </message>
    <message>
        <source>place of publication</source>
        <translation>plats där den står</translation>
    </message>
    <message>
        <source>first day of publication</source>
        <translation>dag sedan vilken den står där</translation>
    </message>
    <message>
        <source>The outside value is not in the promised form: {reason}.</source>
        <translation>Det externa värdet är inte skrivet som utlovat: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was written. Look the value up again. If its source really published it like this, give the reason for using it anyway; everyone will read the reason.</source>
        <translation>Inget skrevs. Slå upp värdet en gång till. Om källan verkligen publicerade det så, säg varför det ändå tas; alla kommer att läsa skälet.</translation>
    </message>
    <message>
        <source>Nothing was written. Put back the plan, the commitment and the keys exactly as published.</source>
        <translation>Inget skrevs. Lägg tillbaka plan, bindningsfil och nycklar som de publicerades.</translation>
    </message>
    <message>
        <source>The file was not changed. Close other programs and try again, or use a faster computer.</source>
        <translation>Filen har inte rörts. Stäng andra program och försök igen, eller använd en snabbare dator.</translation>
    </message>
    <message>
        <source>The boards have not changed. Print without the analysis; if the program runs under Python, install bigdeal-gui[analysis].</source>
        <translation>Brickorna är som de var. Utelämna resultaten; där programmet körs under Python, installera bigdeal-gui[analysis].</translation>
    </message>
    <message>
        <source>Sealing or opening was interrupted: the part of the program that does it has stopped.</source>
        <translation>Förseglingen eller öppningen avbröts: den del av programmet som gör det har avslutats.</translation>
    </message>
    <message>
        <source>Sealing or opening was interrupted</source>
        <translation>Försegling eller öppning avbruten</translation>
    </message>
    <message>
        <source>No file was written or changed. This needs a lot of memory: close other programs and try again.</source>
        <translation>Ingen fil har skrivits eller ändrats. Stäng andra program, eftersom det kräver mycket minne, och försök igen.</translation>
    </message>
    <message>
        <source>Nothing was written. Put the USB drive back in, or choose another folder.</source>
        <translation>Inget skrevs. Sätt tillbaka USB-minnet eller välj en annan mapp.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the round again: its number, its signature and its randomness.</source>
        <translation>Inget skrevs. Hämta omgången igen: nummer, signatur och slumptal.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the round again, preferably from another relay.</source>
        <translation>Inget skrevs. Hämta omgången igen, helst från en annan server.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the promised round.</source>
        <translation>Inget skrevs. Hämta den utlovade omgången.</translation>
    </message>
    <message>
        <source>This picture cannot be used as a logo: {reason}.</source>
        <translation>Den här bilden kan inte vara logotypen: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was changed. Save the picture as a PNG about 1000 pixels wide, and choose that.</source>
        <translation>Inget ändrades. Spara bilden som PNG, ungefär 1000 punkter bred, och välj den.</translation>
    </message>
    <message>
        <source>See the help page “When something goes wrong at the event”, case {number}.</source>
        <translation>Se hjälpsidan ”När något går fel under turneringen”, fall {number}.</translation>
    </message>
    <message>
        <source>A worker process ended before its part was done. Results kept so far: {done}.</source>
        <translation>En arbetsprocess avslutades innan dess del var klar. Resultat sparade hittills: {done}.</translation>
    </message>
    <message>
        <source>A worker was lost</source>
        <translation>En arbetsprocess gick förlorad</translation>
    </message>
    <message>
        <source>What is done is kept. Call resume() of this error with a fresh executor to go on.</source>
        <translation>Det som är klart finns kvar. Anropa resume() på detta fel med en ny executor för att fortsätta.</translation>
    </message>
    <message>
        <source>The commitment file contradicts itself: its check code is not that of its lines.</source>
        <translation>Bindningsfilen motsäger sig själv: dess kontrollkod hör inte till raderna.</translation>
    </message>
    <message>
        <source>The last entry may be recorded, or not. Look at the journal before you try again.</source>
        <translation>Den senaste posten kan ha antecknats eller inte. Titta i loggboken innan du försöker igen.</translation>
    </message>
    <message>
        <source>“{path}” is not a valid backup of a journal: {reason}.</source>
        <translation>”{path}” är ingen felfri säkerhetskopia av en loggbok: {reason}.</translation>
    </message>
    <message>
        <source>Not a backup of a journal</source>
        <translation>Ingen säkerhetskopia av en loggbok</translation>
    </message>
    <message>
        <source>Nothing was changed. Choose another file: one that was written as a backup of the journal.</source>
        <translation>Inget ändrades. Välj en annan fil: en som skrevs som säkerhetskopia av loggboken.</translation>
    </message>
</context>
<context>
    <name>fairness</name>
    <message>
        <source>Were these boards played?</source>
        <translation>Är dessa brickor spelade?</translation>
    </message>
    <message>
        <source>Has everybody played all of these boards?</source>
        <translation>Har alla spelat alla dessa brickor?</translation>
    </message>
    <message>
        <source>This computer does not know all of these sets. Figures tell about the hands.</source>
        <translation>Datorn känner inte alla dessa bricksatser. Tal berättar om händerna.</translation>
    </message>
    <message>
        <source>&amp;They were played</source>
        <translation>De är &amp;spelade</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>{exchange} is closed on {day}</source>
        <translation>{exchange} är stängd {day}</translation>
    </message>
    <message>
        <source>Phase {phase}, “{found}”, was added after publication.</source>
        <translation>Fas {phase}, ”{found}”, lades till efter publiceringen.</translation>
    </message>
    <message>
        <source>Phase {phase}: its {what} was published as “{promised}” and is now “{found}”.</source>
        <translation>Fas {phase}, {what}: publicerades som ”{promised}”, är nu ”{found}”.</translation>
    </message>
    <message>
        <source>The {what} was published as “{promised}” and is now “{found}”.</source>
        <translation>Ändrat efter publiceringen ({what}): förut ”{promised}”, nu ”{found}”.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>namn</translation>
    </message>
    <message>
        <source>source of the outside value</source>
        <translation>källa till det externa värdet</translation>
    </message>
    <message>
        <source>rule for the outside value</source>
        <translation>regel för det externa värdet</translation>
    </message>
    <message>
        <source>list of holders</source>
        <translation>listan över väktare</translation>
    </message>
    <message>
        <source>hash of the keys</source>
        <translation>nycklarnas hash</translation>
    </message>
    <message>
        <source>number of sessions</source>
        <translation>antal sessioner</translation>
    </message>
    <message>
        <source>range of boards</source>
        <translation>bricknummer</translation>
    </message>
    <message>
        <source>beginning of file names</source>
        <translation>början på filnamn</translation>
    </message>
    <message>
        <source>description</source>
        <translation>beskrivning</translation>
    </message>
    <message>
        <source>The tournament has no name.</source>
        <translation>Turneringen har inget namn.</translation>
    </message>
    <message>
        <source>the name of the tournament</source>
        <translation>turneringens namn</translation>
    </message>
    <message>
        <source>The plan has no phases: there is nothing to deal.</source>
        <translation>Planen har inga faser: det finns inget att skapa.</translation>
    </message>
    <message>
        <source>The plan has {count} boards in all: is a number too large?</source>
        <translation>Planen har {count} brickor totalt: är något tal för stort?</translation>
    </message>
    <message>
        <source>The outside value is known before the keys are made: it proves nothing.</source>
        <translation>Det externa värdet är känt innan nycklarna är skapade: det bevisar inget.</translation>
    </message>
    <message>
        <source>Phases {first} and {number} would both make a file “{name}”.</source>
        <translation>Fas {first} och {number} skulle båda göra en fil ”{name}”.</translation>
    </message>
    <message>
        <source>the description of phase {number}</source>
        <translation>beskrivningen av fas {number}</translation>
    </message>
    <message>
        <source>Phase {number} has no description.</source>
        <translation>Fas {number} har ingen beskrivning.</translation>
    </message>
    <message>
        <source>A session of phase {number} has more than {limit} boards: {boards}.</source>
        <translation>En session i fas {number} har mer än {limit} brickor: {boards}.</translation>
    </message>
    <message>
        <source>Phase {number} has {ranges} sets of boards for {sessions} sessions.</source>
        <translation>Fas {number} har {ranges} uppsättningar brickor för {sessions} sessioner.</translation>
    </message>
    <message>
        <source>The {sessions} sessions of phase {number} do not use its {ranges} ranges of boards evenly.</source>
        <translation>De {sessions} sessionerna i fas {number} använder inte dess {ranges} brickintervall lika mycket.</translation>
    </message>
    <message>
        <source>All sessions of phase {number} would be called “{prefix}”: add a “#”.</source>
        <translation>Alla sessioner i fas {number} skulle heta ”{prefix}”: lägg till ett ”#”.</translation>
    </message>
    <message>
        <source>“{prefix}” has too few “#” for {sessions} sessions: the files will not sort in order.</source>
        <translation>”{prefix}” har för få ”#” för {sessions} sessioner: filerna sorteras inte i ordning.</translation>
    </message>
    <message>
        <source>They look alike: character {place} is {one} here and {other} there.</source>
        <translation>De liknar varandra: tecken {place} är {one} här och {other} där.</translation>
    </message>
    <message>
        <source>Character {place} is {one} here and {other} there.</source>
        <translation>Tecken {place} är {one} här och {other} där.</translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation>Det räcker.</translation>
    </message>
    <message>
        <source>That is little: add a second source, or take a value with more digits.</source>
        <translation>Det är lite: lägg till en andra källa eller ta ett värde med fler siffror.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>ett tecken som saknas</translation>
    </message>
    <message>
        <source>the digit {one}</source>
        <translation>siffran {one}</translation>
    </message>
    <message>
        <source>the capital letter {one}</source>
        <translation>den stora bokstaven {one}</translation>
    </message>
    <message>
        <source>the small letter {one}</source>
        <translation>den lilla bokstaven {one}</translation>
    </message>
    <message>
        <source>the sign {one} ({name})</source>
        <translation>tecknet {one} ({name})</translation>
    </message>
    <message>
        <source>The promise does not say at which exchange, or where, the value is published.</source>
        <translation>Löftet säger inte på vilken börs, eller var, värdet publiceras.</translation>
    </message>
    <message>
        <source>The promise does not say whether the opening or the closing value counts.</source>
        <translation>Löftet säger inte om öppnings- eller slutvärdet gäller.</translation>
    </message>
    <message>
        <source>The date of the promise can be read in several ways: {ways}.</source>
        <translation>Datumet i löftet kan läsas på flera sätt: {ways}.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> eller </translation>
    </message>
    <message>
        <source>The date of the promise has no year: {date}.</source>
        <translation>Datumet i löftet saknar år: {date}.</translation>
    </message>
    <message>
        <source>{closed}: there is no value of that day.</source>
        <translation>{closed}: det finns inget värde från den dagen.</translation>
    </message>
    <message>
        <source>{day} is more than a year ahead: is the year right?</source>
        <translation>{day} är mer än ett år framåt: är årtalet rätt?</translation>
    </message>
    <message>
        <source>No exchange is named for the {name}: people may look in two places.</source>
        <translation>Ingen börs nämns för {name}: folk kan slå upp på två ställen.</translation>
    </message>
    <message>
        <source>{closed}. The value of {day} will be used.</source>
        <translation>{closed}. Värdet från {day} används.</translation>
    </message>
    <message>
        <source>Only the weekends of {exchange} are known here: look up whether it is open on {day}.</source>
        <translation>Bara helgerna för {exchange} är kända här: slå upp om den är öppen {day}.</translation>
    </message>
    <message>
        <source>root of the keys</source>
        <translation>nycklarnas rot</translation>
    </message>
    <message>
        <source>Phase {phase}, “{promised}”, was published but is missing now.</source>
        <translation>Fas {phase}, ”{promised}”, publicerades och saknas nu.</translation>
    </message>
    <message>
        <source>The plan does not say where the outside value will come from.</source>
        <translation>Det är inte sagt var det externa värdet ska komma ifrån.</translation>
    </message>
    <message>
        <source>The source in the plan does not match the rule.</source>
        <translation>Källan i planen är inte den som regeln anger med ord.</translation>
    </message>
    <message>
        <source>The outside value could not be typed like this: {reason}.</source>
        <translation>Det externa värdet kunde inte skrivas så: {reason}.</translation>
    </message>
    <message>
        <source>The outside value has “{sign}” between digits; it is used unchanged.</source>
        <translation>Det externa värdet har ”{sign}” mellan siffror; det används som det står.</translation>
    </message>
    <message>
        <source>The outside value has unusual spaces or letters; it is used unchanged.</source>
        <translation>Det externa värdet har ovanliga mellanslag eller bokstäver; det används som det står.</translation>
    </message>
    <message>
        <source>“{prefix}” differs from the other names: most start with “{stem}”.</source>
        <translation>”{prefix}” börjar annorlunda än de andra av sitt slag: de flesta börjar med ”{stem}”.</translation>
    </message>
    <message>
        <source>The folder already has {count} files that phase {number} would make, such as “{name}”. Deal into a separate folder.</source>
        <translation>Mappen har redan {count} filer som fas {number} skulle göra, t.ex. ”{name}”: använd en egen mapp.</translation>
    </message>
    <message>
        <source>The tournament “{file}” in this folder makes files with the same names as phase {number}, such as “{name}”. Deal into a separate folder.</source>
        <translation>Turneringen ”{file}” i den här mappen gör filer med namn från fas {number}, t.ex. ”{name}”: använd en egen mapp.</translation>
    </message>
    <message>
        <source>Some computers change letters such as those in “{prefix}” in file names.</source>
        <translation>Inte alla datorer bevarar bokstäverna i ”{prefix}” i filnamn.</translation>
    </message>
    <message>
        <source>The sessions of phase {number} have different numbers of boards: {counts} ({boards}).</source>
        <translation>Sessionerna i fas {number} har olika antal brickor: {counts} ({boards}).</translation>
    </message>
    <message>
        <source>The boards of phase {number} are not consecutive: {boards}.</source>
        <translation>Brickorna i fas {number} följer inte på varandra: {boards}.</translation>
    </message>
    <message>
        <source>Phase {number} has an open number of sessions, so one key opens them all. None of them can be revealed on its own evening, only all together at the end. With a fixed number, each session has its own key.</source>
        <translation>Antalet sessioner i fas {number} är öppet, så en enda nyckel gäller för alla: ingen av dem kan avslöjas samma kväll, bara alla på slutet. Med ett fast antal har var och en sin egen nyckel.</translation>
    </message>
    <message>
        <source>The description “{text}” is the same for all sessions: add a “#”.</source>
        <translation>Beskrivningen ”{text}” skiljer inte sessionerna åt: lägg till ett ”#”.</translation>
    </message>
    <message>
        <source>The description “{text}” gives a different number of sessions, not {sessions}.</source>
        <translation>Beskrivningen ”{text}” nämner ett annat antal än {sessions} sessioner.</translation>
    </message>
    <message>
        <source>Phases {first} and {number} make files whose names differ only in zeros, such as “{other}” and “{name}”. People will confuse them.</source>
        <translation>Fas {first} och {number} gör filer vars namn bara skiljer sig i nollor, till exempel ”{other}” och ”{name}”: de kommer att förväxlas.</translation>
    </message>
    <message>
        <source>The character “{sign}” in {what} may be a mistake: “{text}”.</source>
        <translation>Tecknet ”{sign}” i {what} kan ha hamnat där av misstag: ”{text}”.</translation>
    </message>
    <message>
        <source>There are extra spaces in {what}: “{text}”.</source>
        <translation>Det finns för många mellanslag i {what}: ”{text}”.</translation>
    </message>
    <message>
        <source>Older programs may show some letters of {what} incorrectly: “{text}”.</source>
        <translation>Äldre program kan visa bokstäver i {what} fel: ”{text}”.</translation>
    </message>
    <message>
        <source>There is a space between digits: if it only groups them, leave it out.</source>
        <translation>Det finns ett mellanslag mellan siffror: om det bara grupperar dem, utelämna det.</translation>
    </message>
    <message>
        <source>There is a letter among the digits: O is not 0, l and I are not 1.</source>
        <translation>En bokstav står bland siffror: O är inte 0, l och I är inte 1.</translation>
    </message>
    <message>
        <source>There is a sign between digits: if it only groups them, leave it out.</source>
        <translation>Ett tecken står mellan siffror: om det bara grupperar dem, utelämna det.</translation>
    </message>
    <message>
        <source>Some keyboards lack some of these characters, and others must type exactly the same.</source>
        <translation>Inte alla tangentbord har allt i det, och andra måste skriva det likadant.</translation>
    </message>
    <message>
        <source>It has no digit: words can often be guessed.</source>
        <translation>Det finns ingen siffra i det: ord kan ofta förutses.</translation>
    </message>
    <message>
        <source>About {bits} bits of it could not be known beforehand: a guess is right once in {times} tries.</source>
        <translation>Ungefär {bits} bitar av det kunde ingen veta i förväg: den som gissar träffar en gång på {times}.</translation>
    </message>
    <message>
        <source>The first two digits of a number are not counted, because those of an index can be guessed.</source>
        <translation>De två första siffrorna i ett tal räknas inte: i ett index är de lätta att gissa.</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>ett mellanslag</translation>
    </message>
    <message>
        <source>The promise does not say which value counts if the exchange is closed.</source>
        <translation>Löftet säger inte vilket värde som gäller om börsen är stängd.</translation>
    </message>
    <message>
        <source>The promise has no date that the program can read.</source>
        <translation>Löftet nämner inget datum som går att läsa.</translation>
    </message>
    <message>
        <source>{day} is in the past: everyone may already know its value.</source>
        <translation>{day} har varit: alla kan redan känna till värdet.</translation>
    </message>
    <message>
        <source>{day} is today: its value may be known before everyone has the plan.</source>
        <translation>{day} är i dag: värdet kan vara känt innan alla har planen.</translation>
    </message>
    <message>
        <source>“{name}” is not the one in this computer’s journal.</source>
        <translation>”{name}” är en annan än den som den här datorns loggbok berättar om.</translation>
    </message>
    <message>
        <source>Round {number} appears on {when}: promise a round that is at least an hour ahead.</source>
        <translation>Omgång {number} kommer {when}: lova en omgång som ligger minst en timme fram.</translation>
    </message>
    <message>
        <source>The fallback value, used if the network has ended, is known before the round.</source>
        <translation>Det som gäller om nätverket har upphört är känt före omgången.</translation>
    </message>
    <message>
        <source>This value proves itself. The network signs it, every check can test the signature offline, and nobody can guess any of its 256 bits.</source>
        <translation>Det här värdet bevisar sig självt: nätverket signerar det, varje kontroll prövar signaturen utan internet, och ingen av dess 256 bitar går att förutse.</translation>
    </message>
    <message>
        <source>The promise mentions a SHA-256, but not in the form that every check understands: enter holders by name and hash.</source>
        <translation>Löftet talar om en SHA-256, men inte i den form som varje kontroll förstår: skriv in väktare med namn och hash.</translation>
    </message>
    <message>
        <source>There are {count} holders; at most {limit} are possible.</source>
        <translation>Det är {count} väktare av ord, och högst {limit} går.</translation>
    </message>
    <message>
        <source>Two holders are called “{name}”: give them different names.</source>
        <translation>Två väktare heter ”{name}”: ge var och en ett eget namn.</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” have the same hash, so they have the same words.</source>
        <translation>”{one}” och ”{other}” har samma hash: den ena har den andras ord.</translation>
    </message>
    <message>
        <source>The hash of “{name}” belongs to words that anyone would try first: ask for new ones.</source>
        <translation>Hashen från ”{name}” hör till ord som vem som helst skulle pröva: be om nya.</translation>
    </message>
    <message>
        <source>The hash of “{name}” does not look like a real one: perhaps nobody knows words for it.</source>
        <translation>Hashen från ”{name}” ser inte ut som en: kanske vet ingen ord till den.</translation>
    </message>
    <message>
        <source>Several people are involved. Nobody can foresee a board before the words are handed over, or secretly choose one. Only all of these together, with the people who open the keys, could do so: {names}.</source>
        <translation>Flera personer: om inte alla dessa samarbetar med den som öppnar nycklarna kan ingen förutse en bricka innan orden lämnats, och ingen välja en utan att det syns: {names}.</translation>
    </message>
    <message>
        <source>This computer already published a promise for an event with this name, on {days}. With several promises, one can be chosen later: state in public which one counts, and why.</source>
        <translation>Den här datorn har redan publicerat ett löfte för en turnering med detta namn, den {days}. Den som ger flera löften kan välja bland dem: säg offentligt vilket som gäller, och varför.</translation>
    </message>
    <message>
        <source>Phase {number}, {boards}: {problem} {remedy}</source>
        <translation>Fas {number}, {boards}: {problem} {remedy}</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>Duplimate, older</source>
        <translation>Duplimate, äldre</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft), bridge-club.org, ACBL upload</source>
        <translation>Duplimate (Dupsoft), bridge-club.org, uppladdning till ACBL</translation>
    </message>
    <message>
        <source>Duplimate, older, hands hidden on the screen</source>
        <translation>Duplimate, äldre, händerna dolda på skärmen</translation>
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
        <translation>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller), uppladdning till ACBL</translation>
    </message>
    <message>
        <source>Duplimate, hands hidden on the screen</source>
        <translation>Duplimate, händerna dolda på skärmen</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller)</source>
        <translation>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller)</translation>
    </message>
    <message>
        <source>Older dealing machines (BRI)</source>
        <translation>Äldre dupliceringsmaskiner (BRI)</translation>
    </message>
    <message>
        <source>older dealing machines, bridge-club.org</source>
        <translation>äldre dupliceringsmaskiner, bridge-club.org</translation>
    </message>
    <message>
        <source>Older dealing machines (DGE)</source>
        <translation>Äldre dupliceringsmaskiner (DGE)</translation>
    </message>
    <message>
        <source>older dealing machines, converters</source>
        <translation>äldre dupliceringsmaskiner, konverteringsprogram</translation>
    </message>
    <message>
        <source>Dealer4, BridgeComposer, scoring programs</source>
        <translation>Dealer4, BridgeComposer, resultatprogram</translation>
    </message>
    <message>
        <source>Dealer4, BridgeComposer, Bridgewebs, ACBL upload, most scoring programs</source>
        <translation>Dealer4, BridgeComposer, Bridgewebs, uppladdning till ACBL, de flesta resultatprogram</translation>
    </message>
    <message>
        <source>Bridge Base Online</source>
        <translation>Bridge Base Online</translation>
    </message>
    <message>
        <source>Bridge Base Online (upload and hand viewer), ACBL upload</source>
        <translation>Bridge Base Online (uppladdning och visning av händer), uppladdning till ACBL</translation>
    </message>
    <message>
        <source>Spreadsheets</source>
        <translation>Kalkylblad</translation>
    </message>
    <message>
        <source>spreadsheets, programs of your own</source>
        <translation>kalkylblad, egna program</translation>
    </message>
    <message>
        <source>Bernasconi</source>
        <translation>Bernasconi</translation>
    </message>
    <message>
        <source>Bernasconi dealing machines</source>
        <translation>Bernasconis dupliceringsmaskiner</translation>
    </message>
    <message>
        <source>Borel</source>
        <translation>Borel</translation>
    </message>
    <message>
        <source>Borel&apos;s programs</source>
        <translation>Borels program</translation>
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
        <translation>KoPS, med bricknummer (CDS)</translation>
    </message>
    <message>
        <source>KoPS and related programs (Poland)</source>
        <translation>KoPS och besläktade program (Polen)</translation>
    </message>
    <message>
        <source>Deal numbers</source>
        <translation>Givnummer</translation>
    </message>
    <message>
        <source>this program, Big Deal; the shortest archive</source>
        <translation>det här programmet, Big Deal; det kortaste arkivet</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Load it in the Duplimate’s program (Dupsoft), and check the number of the first board there.</source>
        <translation>Läs in den i Duplimates program (Dupsoft) och kontrollera där numret på den första brickan.</translation>
    </message>
    <message>
        <source>Keep it as an archive: this program and Big Deal read it.</source>
        <translation>Spara den som arkiv: det här programmet och Big Deal läser den.</translation>
    </message>
    <message>
        <source>people, after play; contains no deals</source>
        <translation>människor, efter spelet; innehåller inga givar</translation>
    </message>
    <message>
        <source>Load it in the Duplimate’s program. If that shows 99 boards, duplicate only the ones that were dealt.</source>
        <translation>Läs in den i Duplimates program; visar det 99 brickor, duplicera bara dem som har skapats.</translation>
    </message>
    <message>
        <source>Load it in the dealing machine’s program, and check the number of the first board, because the file has none.</source>
        <translation>Läs in den i dupliceringsmaskinens program och kontrollera numret på den första brickan: filen har inga nummer.</translation>
    </message>
    <message>
        <source>Load it in the machine’s program. BridgeComposer and scoring programs show hands: do not use them until play is over.</source>
        <translation>Läs in den i maskinens program. BridgeComposer och resultatprogram visar händerna: vänta med dem tills spelet är slut.</translation>
    </message>
    <message>
        <source>Upload it to Bridge Base Online. Its hand viewer shows the hands: do not open it until play is over.</source>
        <translation>Ladda upp den till Bridge Base Online. Visaren där visar händerna: låt den vara stängd tills spelet är slut.</translation>
    </message>
    <message>
        <source>Do not open it until play is over: a spreadsheet shows every hand.</source>
        <translation>Låt den vara stängd tills spelet är slut: ett kalkylblad visar alla händer.</translation>
    </message>
    <message>
        <source>Load it in the Bernasconi machine’s program, and check the number of the first board, because the file has none.</source>
        <translation>Läs in den i Bernasconi-maskinens program och kontrollera numret på den första brickan: filen har inga nummer.</translation>
    </message>
    <message>
        <source>Load it in Borel’s program, and check the number of the first board, because the file has none.</source>
        <translation>Läs in den i Borels program och kontrollera numret på den första brickan: filen har inga nummer.</translation>
    </message>
    <message>
        <source>Load it in KoPS, and check the number of the first board, because the file has none.</source>
        <translation>Läs in den i KoPS och kontrollera numret på den första brickan: filen har inga nummer.</translation>
    </message>
    <message>
        <source>Load it in KoPS; the board numbers are in the file.</source>
        <translation>Läs in den i KoPS; bricknumren står i filen.</translation>
    </message>
    <message>
        <source>Read it when play is over: it shows how the cards are distributed overall.</source>
        <translation>Läs den när spelet är slut: den visar hur korten sitter i stort.</translation>
    </message>
</context>
<context>
    <name>meter</name>
    <message>
        <source>Type on many different keys, or move the mouse.</source>
        <translation>Använd många olika tangenter eller rör musen.</translation>
    </message>
    <message>
        <source>Keep going: learning your rhythm.</source>
        <translation>Fortsätt: din rytm lärs in.</translation>
    </message>
    <message>
        <source>Good. Keep going.</source>
        <translation>Bra. Fortsätt.</translation>
    </message>
    <message>
        <source>Use many different keys.</source>
        <translation>Använd många olika tangenter.</translation>
    </message>
    <message>
        <source>Too regular. Type unevenly, or move the mouse.</source>
        <translation>För regelbundet. Skriv ojämnt eller rör musen.</translation>
    </message>
    <message>
        <source>Keys are released like a machine. Use a real keyboard, or the mouse.</source>
        <translation>Tangenterna släpps som av en maskin. Använd ett riktigt tangentbord eller musen.</translation>
    </message>
    <message>
        <source>This is easy to guess. Vary the rhythm.</source>
        <translation>Du är lätt att gissa. Variera rytmen.</translation>
    </message>
    <message>
        <source>This repeats itself (a macro or a recording?). It no longer counts.</source>
        <translation>Det upprepar sig (makro eller inspelning?). Bidraget är borttaget.</translation>
    </message>
    <message>
        <source>A key is held down. Press many different keys, one after another.</source>
        <translation>En tangent hålls nere. Tryck på många tangenter, en i taget.</translation>
    </message>
    <message>
        <source>Timing is coarse here, as over a remote desktop. Use the mouse, or only the computer.</source>
        <translation>Tiderna kommer i steg här, som över ett fjärrskrivbord. Använd musen, eller datorn ensam.</translation>
    </message>
    <message>
        <source>Input from other programs does not count.</source>
        <translation>Inmatning från ett annat program räknas inte.</translation>
    </message>
    <message>
        <source>Enough. Release the keys and the mouse.</source>
        <translation>Det räcker. Släpp tangenterna.</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>session</source>
        <translation>session</translation>
    </message>
    <message>
        <source>set {number} of {count}</source>
        <translation>bricksats {number} av {count}</translation>
    </message>
    <message>
        <source>second of the day</source>
        <translation>dagens andra</translation>
    </message>
    <message>
        <source>third of the day</source>
        <translation>dagens tredje</translation>
    </message>
    <message>
        <source>fourth of the day</source>
        <translation>dagens fjärde</translation>
    </message>
    <message>
        <source>number {number} of the day</source>
        <translation>dagens nummer {number}</translation>
    </message>
</context>
<context>
    <name>notes</name>
    <message>
        <source>The secret keys in the journal are sealed now. Older versions of this program can no longer use it.</source>
        <translation>De hemliga nycklarna i loggboken är nu förseglade. Äldre versioner av programmet kan inte längre använda den.</translation>
    </message>
    <message>
        <source>Others may read the journal in “{folder}”, and that cannot be changed there.</source>
        <translation>Andra kan läsa loggboken i ”{folder}”, och det går inte att ändra där.</translation>
    </message>
    <message>
        <source>Others could read or change the journal in “{folder}”. It is yours alone now.</source>
        <translation>Andra kunde läsa eller ändra loggboken i ”{folder}”. Nu är den bara din.</translation>
    </message>
    <message>
        <source>Other users can write in “{folder}”, and so can replace the journal below it. Take that right from them: chmod go-w “{folder}”.</source>
        <translation>Andra användare kan skriva i ”{folder}” och kan därför byta ut loggboken under den. Ta den rätten från dem: chmod go-w ”{folder}”.</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>Reserve sets in place of the original ones</source>
        <translation>Reservsatser i stället för de ursprungliga</translation>
    </message>
    <message>
        <source>Tournament: {name}</source>
        <translation>Turnering: {name}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Skäl: {reason}</translation>
    </message>
    <message>
        <source>Dealt on {date}.</source>
        <translation>Skapad {date}.</translation>
    </message>
    <message>
        <source>Reserve sets follow from the same keys and the same outside value as the originals.</source>
        <translation>Reservsatser följer av samma nycklar och samma externa värde som de ursprungliga.</translation>
    </message>
    <message>
        <source>Laws of Duplicate Bridge 2017, Law 6D.</source>
        <translation>Lagar för tävlingsbridge 2017, lag 6D.</translation>
    </message>
    <message>
        <source>Before the tournament the organiser published a plan and the hash of secret keys.</source>
        <translation>Före turneringen publicerade arrangören en plan och en hash av hemliga nycklar.</translation>
    </message>
    <message>
        <source>Every deal follows from a key and from an outside value that nobody could know then:</source>
        <translation>Varje giv följer av en nyckel och av ett externt värde som ingen kunde veta då:</translation>
    </message>
    <message>
        <source>Promised source: {source}</source>
        <translation>Utlovad källa: {source}</translation>
    </message>
    <message>
        <source>Value: {value}</source>
        <translation>Värde: {value}</translation>
    </message>
    <message>
        <source>Hash of the keys: {hash}</source>
        <translation>Nycklarnas hash: {hash}</translation>
    </message>
    <message>
        <source>In words: {words}</source>
        <translation>Med ord: {words}</translation>
    </message>
    <message>
        <source>Published, as the organiser says: {where}, since {day}</source>
        <translation>Publicerat, säger arrangören: {where}, sedan {day}</translation>
    </message>
    <message>
        <source>So nobody could choose a board, except within what every check lists. Anyone who has the keys and the value can compute every board, so the keys are kept sealed and the boards are dealt late.</source>
        <translation>Därför kunde ingen välja en bricka, utöver det som varje kontroll räknar upp. Den som har nycklarna och värdet kan räkna ut varje bricka: därför hålls nycklarna förseglade, och givarna skapas sent.</translation>
    </message>
    <message>
        <source>This pack is about {session} alone: it holds the key of that session, and what proves that it is the one that was bound. The other keys stay secret until their sessions are played. Do not take our word for it: verify it.</source>
        <translation>Det här paketet gäller bara {session}: det innehåller den sessionens nyckel och det som bevisar att det är den bundna. De andra nycklarna förblir hemliga tills deras sessioner har spelats. Lita inte på våra ord: verifiera det.</translation>
    </message>
    <message>
        <source>This pack holds the keys. Do not take our word for it: verify it.</source>
        <translation>Paketet innehåller nycklarna. Lita inte på våra ord: verifiera det.</translation>
    </message>
    <message>
        <source>Behind it the words of {name}:</source>
        <translation>Bakom det orden från {name}:</translation>
    </message>
    <message>
        <source>The words of {name} were withheld; in their place stands their SHA-256:</source>
        <translation>Orden från {name} hölls inne; i deras ställe står deras SHA-256:</translation>
    </message>
    <message>
        <source>Sessions that were revealed before, each by itself</source>
        <translation>Sessioner som avslöjats tidigare, var för sig</translation>
    </message>
    <message>
        <source>  {date}: {session}</source>
        <translation>  {date}: {session}</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessioner</translation>
    </message>
    <message>
        <source>Reserve sets and deviations from the plan</source>
        <translation>Reservsatser och avvikelser från planen</translation>
    </message>
    <message>
        <source>  {date}, reserve sets: {text}</source>
        <translation>  {date}, reservsatser: {text}</translation>
    </message>
    <message>
        <source>  {date}, deviation: {text}</source>
        <translation>  {date}, avvikelse: {text}</translation>
    </message>
    <message>
        <source>How to verify</source>
        <translation>Så verifierar du</translation>
    </message>
    <message>
        <source>1. Compare “{name}” with the file that was published before the tournament, and the</source>
        <translation>1. Jämför ”{name}” med filen som publicerades före turneringen, och</translation>
    </message>
    <message>
        <source>   value with what its source says. Only you can do that.</source>
        <translation>   värdet med vad dess källa säger. Det kan bara du göra.</translation>
    </message>
    <message>
        <source>2. Open “verify.html” in any browser and give it the files of this pack; it needs no network. Best take the page from the program or its releases, which publish its SHA-256: whoever hands out a forged pack could add a forged page. Or use the Check page of bigdeal-gui, or run</source>
        <translation>2. Öppna ”verify.html” i en webbläsare och ge den paketets filer; den behöver inget nät. Ta helst sidan som följer med programmet, eller den som finns där programmet publiceras och där också dess SHA-256 står: den som delar ut ett förfalskat paket kan lägga till en förfalskad sida. Eller använd sidan Kontrollera i bigdeal-gui, eller kör</translation>
    </message>
    <message>
        <source>The SHA-256 of the page, as {program} has it:</source>
        <translation>Sidans SHA-256, som {program} har den:</translation>
    </message>
    <message>
        <source>Green: proved. Amber: true as far as it goes, with lists of what only you can look up and of what could still be chosen when the value was known. Red: something contradicts.</source>
        <translation>Grön: bevisat. Gul: sant så långt det räcker, med listor över vad bara du kan slå upp och vad som ännu kunde väljas när värdet var känt. Röd: två saker motsäger varandra.</translation>
    </message>
    <message>
        <source>3. Compare the boards with those you played: hand records, or what a machine dealt.</source>
        <translation>3. Jämför brickorna med dem ni spelade: givlistor, eller vad en maskin lade.</translation>
    </message>
    <message>
        <source>   Files of your own can be verified in the same way, beside those of the pack.</source>
        <translation>   Egna filer kan verifieras på samma sätt, bredvid paketets.</translation>
    </message>
    <message>
        <source>“{name}” binds names, boards and source as well as the keys.</source>
        <translation>”{name}” binder namn, brickor och källa såväl som nycklarna.</translation>
    </message>
    <message>
        <source>The published hash binds the keys alone, not the names and numbers in the plan.</source>
        <translation>Den publicerade hashen binder bara nycklarna, inte namnen och talen i planen.</translation>
    </message>
    <message>
        <source>SquareDeal reads the same plan and keys and deals the same boards.</source>
        <translation>SquareDeal läser samma plan och nycklar och skapar samma brickor.</translation>
    </message>
    <message>
        <source>Deviation from the published plan</source>
        <translation>Avvikelse från den publicerade planen</translation>
    </message>
    <message>
        <source>What was done otherwise: {text}</source>
        <translation>Vad som gjordes annorlunda: {text}</translation>
    </message>
    <message>
        <source>Recorded on {date}.</source>
        <translation>Antecknat {date}.</translation>
    </message>
    <message>
        <source>The deals are those that were bound by the published hash:</source>
        <translation>Givarna är de som bands av den publicerade hashen:</translation>
    </message>
    <message>
        <source>The journal of the computer that dealt has every set. Its newest row has</source>
        <translation>Loggboken på datorn som skapade givarna känner till varje bricksats. Dess nyaste rad har</translation>
    </message>
    <message>
        <source>this number and hash. To see whether it is still there, type on that computer:</source>
        <translation>detta nummer och denna hash. Om den fortfarande står i loggboken visar detta där:</translation>
    </message>
    <message>
        <source>When the keys are revealed, anybody can verify them. Every check lists them.</source>
        <translation>När nycklarna avslöjas kan alla verifiera dem. Varje kontroll visar dem.</translation>
    </message>
    <message>
        <source>Double-dummy results of more than {count} boards are worked out only when asked for.</source>
        <translation>Double dummy-resultat för fler än {count} brickor räknas ut bara på begäran.</translation>
    </message>
    <message>
        <source>The journal says now that play is over.</source>
        <translation>Loggboken säger nu att spelet är slut.</translation>
    </message>
    <message>
        <source>The files of the set are in the archive now: {folder}</source>
        <translation>Bricksatsens filer finns nu i arkivet: {folder}</translation>
    </message>
    <message>
        <source>The newest row of the tournament’s log, by its SHA-256:</source>
        <translation>Den nyaste raden i turneringens logg, med dess SHA-256:</translation>
    </message>
    <message>
        <source>Amber is the best that the pack of one session can be: nothing is proved yet of the others. The file that ends in .key.txt can be checked by hand; bigdeal-gui’s documents say how.</source>
        <translation>Gult är det bästa som en enda sessions paket kan bli: inget är ännu bevisat om de andra. Filen som slutar på .key.txt kan kontrolleras för hand; dokumentationen till bigdeal-gui säger hur.</translation>
    </message>
    <message>
        <source>The analysis was left out.</source>
        <translation>Resultaten utelämnades.</translation>
    </message>
    <message>
        <source>With {count} boards on a page there is no room for double-dummy results.</source>
        <translation>Med {count} brickor per sida finns ingen plats för double dummy-resultat.</translation>
    </message>
    <message>
        <source>A web page prints page by page: use the PDF for a folded booklet.</source>
        <translation>En webbsida skrivs ut sida för sida: häftet att vika är PDF-filen.</translation>
    </message>
    <message>
        <source>This computer’s journal does not know these boards, so it cannot tell whether they have been played.</source>
        <translation>Den här datorns loggbok känner inte till brickorna, så ingen här kan säga om de har spelats.</translation>
    </message>
    <message>
        <source>The double-dummy results in the file do not match its boards. They were calculated again.</source>
        <translation>Double dummy-resultaten i filen hör inte till dess brickor. De har räknats ut på nytt.</translation>
    </message>
    <message>
        <source>The double-dummy results are from the file. A sample from each board was calculated here and agrees.</source>
        <translation>Double dummy-resultaten är de som står i filen. Ett stickprov av varje bricka har räknats ut här och stämmer.</translation>
    </message>
    <message>
        <source>No font of this computer has the letters {letters}; each prints as an empty box. Install a font that has them, such as Noto Sans, and print again.</source>
        <translation>Inget typsnitt på den här datorn har tecknen {letters}; varje tecken skrivs ut som en tom ruta. Installera ett typsnitt som har dem, till exempel Noto Sans, och skriv ut igen.</translation>
    </message>
    <message>
        <source>The double-dummy results in the file were kept without checking them.</source>
        <translation>Double dummy-resultaten i filen behölls utan kontroll.</translation>
    </message>
    <message>
        <source>Check code: {digest}</source>
        <translation>Kontrollkod: {digest}</translation>
    </message>
    <message>
        <source>1. Look up the check code where it stood before the tournament, and the value at its source. Only you can do that.</source>
        <translation>1. Slå upp kontrollkoden där den stod före turneringen, och värdet hos dess källa. Det kan bara du göra.</translation>
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
        <translation>Vilket tal som helst: det här är en övning</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Grundserie</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Club</source>
        <translation>Klubb</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papper</translation>
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
        <translation>12 brickor</translation>
    </message>
    <message>
        <source>18 boards</source>
        <translation>18 brickor</translation>
    </message>
    <message>
        <source>24 boards</source>
        <translation>24 brickor</translation>
    </message>
    <message>
        <source>36 boards</source>
        <translation>36 brickor</translation>
    </message>
    <message>
        <source>2 boards, in large print</source>
        <translation>2 brickor, med stor stil</translation>
    </message>
    <message>
        <source>Boards go</source>
        <translation>Ordning</translation>
    </message>
    <message>
        <source>in rows</source>
        <translation>i rader</translation>
    </message>
    <message>
        <source>in columns</source>
        <translation>i kolumner</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Färger</translation>
    </message>
    <message>
        <source>four colours</source>
        <translation>fyra färger</translation>
    </message>
    <message>
        <source>black and red</source>
        <translation>svart och rött</translation>
    </message>
    <message>
        <source>black alone</source>
        <translation>bara svart</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Tia</translation>
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
        <translation>Språk</translation>
    </message>
    <message>
        <source>A K Q J in every language</source>
        <translation>A K Q J på alla språk</translation>
    </message>
    <message>
        <source>High-card points</source>
        <translation>Honnörspoäng</translation>
    </message>
    <message>
        <source>Double-dummy results and par</source>
        <translation>Double dummy-resultat och parscore</translation>
    </message>
    <message>
        <source>Double dummy says</source>
        <translation>Double dummy visar</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>stick</translation>
    </message>
    <message>
        <source>contracts</source>
        <translation>kontrakt</translation>
    </message>
    <message>
        <source>Par beside the results</source>
        <translation>Parscore bredvid resultaten</translation>
    </message>
    <message>
        <source>Sheets are</source>
        <translation>Bladen är</translation>
    </message>
    <message>
        <source>loose</source>
        <translation>lösa</translation>
    </message>
    <message>
        <source>punched</source>
        <translation>hålslagna</translation>
    </message>
    <message>
        <source>punched, printed on both sides</source>
        <translation>hålslagna, tryckta på båda sidor</translation>
    </message>
    <message>
        <source>folded into a booklet</source>
        <translation>vikta till ett häfte</translation>
    </message>
    <message>
        <source>with double dummy</source>
        <translation>med double dummy</translation>
    </message>
    <message>
        <source>as a web page</source>
        <translation>som webbsida</translation>
    </message>
    <message>
        <source>sections {names}</source>
        <translation>grupper {names}</translation>
    </message>
    <message>
        <source>“{event}”, {day}, from board {number}</source>
        <translation>”{event}”, {day}, från bricka {number}</translation>
    </message>
    <message>
        <source>Play is over</source>
        <translation>Spelet är slut</translation>
    </message>
    <message>
        <source>Has this set been played?</source>
        <translation>Har den här bricksatsen spelats?</translation>
    </message>
    <message>
        <source>It was dealt today, or its day is still to come.</source>
        <translation>Den gavs i dag, eller så har dess dag ännu inte kommit.</translation>
    </message>
    <message>
        <source>The record shows every card. The journal will say that play is over.</source>
        <translation>Utskriften visar alla kort. Loggboken säger då att spelet är slut.</translation>
    </message>
    <message>
        <source>Play is over: print open</source>
        <translation>Spelet är slut: skriv ut utan försegling</translation>
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
        <translation>Rad överst</translation>
    </message>
    <message>
        <source>Footer line</source>
        <translation>Rad nederst</translation>
    </message>
    <message>
        <source>Boards per page</source>
        <translation>På en sida</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>a card is not two digits</source>
        <translation>ett kort är inte två siffror</translation>
    </message>
    <message>
        <source>the hands are not four suits of rank letters each</source>
        <translation>händerna är inte fyra färger med bokstäver för korten</translation>
    </message>
    <message>
        <source>its board numbers end at {max_board}</source>
        <translation>dess bricknummer slutar vid {max_board}</translation>
    </message>
    <message>
        <source>Deal boards up to {max_board}, or leave this format out.</source>
        <translation>Skapa brickor upp till {max_board}, eller utelämna formatet.</translation>
    </message>
    <message>
        <source>Choose other boards, or leave this format out.</source>
        <translation>Välj andra brickor, eller utelämna formatet.</translation>
    </message>
    <message>
        <source>more than {max_file_lines} lines</source>
        <translation>mer än {max_file_lines} rader</translation>
    </message>
    <message>
        <source>a line of more than {max_line_bytes} bytes</source>
        <translation>en rad på mer än {max_line_bytes} byte</translation>
    </message>
    <message>
        <source>the last record has {rest} bytes instead of {size}</source>
        <translation>den sista posten har {rest} byte i stället för {size}</translation>
    </message>
    <message>
        <source>more than {max_file_boards} boards</source>
        <translation>mer än {max_file_boards} brickor</translation>
    </message>
    <message>
        <source>{who} has {count} suits instead of 4</source>
        <translation>{who} har {count} färger i stället för 4</translation>
    </message>
    <message>
        <source>boards are numbered from 1</source>
        <translation>brickor numreras från 1</translation>
    </message>
    <message>
        <source>the last board comes before the first</source>
        <translation>den sista brickan kommer före den första</translation>
    </message>
    <message>
        <source>board numbers end at {max_boards}</source>
        <translation>bricknumren slutar vid {max_boards}</translation>
    </message>
    <message>
        <source>at least one board is needed</source>
        <translation>minst en bricka behövs</translation>
    </message>
    <message>
        <source>it is neither a number nor a range</source>
        <translation>det är varken ett tal eller ett intervall</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>för långt</translation>
    </message>
    <message>
        <source>more than {max_ranges} ranges</source>
        <translation>mer än {max_ranges} intervall</translation>
    </message>
    <message>
        <source>at least one session of one board is needed</source>
        <translation>minst en session med en bricka behövs</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>inget innehåll</translation>
    </message>
    <message>
        <source>at most 50 letters, digits, “-” and “_” are allowed</source>
        <translation>högst 50 bokstäver, siffror, ”-” och ”_” är tillåtna</translation>
    </message>
    <message>
        <source>it is longer than {longest_prefix} letters</source>
        <translation>längre än {longest_prefix} bokstäver</translation>
    </message>
    <message>
        <source>“{name}” has a “/” or a space. The files go to the current folder.</source>
        <translation>”{name}” har ett ”/” eller ett mellanslag. Filerna läggs i den mapp du är i.</translation>
    </message>
    <message>
        <source>The format “stdout” would show the boards on the screen: use “pbn”, which makes a file.</source>
        <translation>Formatet ”stdout” skulle visa brickorna på skärmen: använd ”pbn”, som gör en fil.</translation>
    </message>
    <message>
        <source>The set was dealt elsewhere: only the computer that dealt it can certify it.</source>
        <translation>Bricksatsen skapades på annat håll: bara datorn som skapade den kan utfärda ett intyg.</translation>
    </message>
    <message>
        <source>The set was not dealt with that identification.</source>
        <translation>Bricksatsen skapades inte med den identifikationen.</translation>
    </message>
    <message>
        <source>More than {most} boards cannot be locked in a box.</source>
        <translation>Fler än {most} brickor kan inte låsas i en låda.</translation>
    </message>
    <message>
        <source>it was saved as “Unicode”; save it as plain text</source>
        <translation>den sparades som ”Unicode”; spara den som oformaterad text</translation>
    </message>
    <message>
        <source>it is longer than {max_value_bytes} bytes</source>
        <translation>längre än {max_value_bytes} byte</translation>
    </message>
    <message>
        <source>row {sequence} cannot be read</source>
        <translation>rad {sequence} kan inte läsas</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>saknas</translation>
    </message>
    <message>
        <source>does not read as a key</source>
        <translation>går inte att läsa som en nyckel</translation>
    </message>
    <message>
        <source>row {sequence} cannot be understood</source>
        <translation>rad {sequence} går inte att tolka</translation>
    </message>
    <message>
        <source>belongs to another journal</source>
        <translation>hör till en annan loggbok</translation>
    </message>
    <message>
        <source>it is the database of another program</source>
        <translation>det är ett annat programs databas</translation>
    </message>
    <message>
        <source>it is the same as “{name}” on systems that ignore capitals</source>
        <translation>det är samma som ”{name}” på system som inte skiljer stora och små bokstäver</translation>
    </message>
    <message>
        <source>it would be longer than {max_settings_bytes} bytes</source>
        <translation>den skulle bli längre än {max_settings_bytes} byte</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>raden är för lång</translation>
    </message>
    <message>
        <source>the hash of the keys is not 64 hexadecimal digits</source>
        <translation>nycklarnas hash är inte 64 hexadecimala siffror</translation>
    </message>
    <message>
        <source>the outside value is empty</source>
        <translation>det externa värdet är tomt</translation>
    </message>
    <message>
        <source>a phase has four fields with “:” between, and here are {count}</source>
        <translation>en fas har fyra fält med ”:” emellan, och här finns {count}</translation>
    </message>
    <message>
        <source>the number of sessions is not 0 to {limit}</source>
        <translation>antalet sessioner är inte 0 till {limit}</translation>
    </message>
    <message>
        <source>it is longer than {limit} characters</source>
        <translation>längre än {limit} tecken</translation>
    </message>
    <message>
        <source>it has fewer than {count} letters</source>
        <translation>färre än {count} bokstäver</translation>
    </message>
    <message>
        <source>it has more than {count} letters</source>
        <translation>mer än {count} bokstäver</translation>
    </message>
    <message>
        <source>it repeats a few letters</source>
        <translation>samma få bokstäver upprepas</translation>
    </message>
    <message>
        <source>it has two groups of “#”</source>
        <translation>två grupper av ”#”</translation>
    </message>
    <message>
        <source>There is no key for phase {phase}, session {session}.</source>
        <translation>Det finns ingen nyckel till fas {phase}, session {session}.</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has a key already</source>
        <translation>fas {phase}, session {session} har redan en nyckel</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has no key</source>
        <translation>fas {phase}, session {session} har ingen nyckel</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has a key but is not in the plan</source>
        <translation>fas {phase}, session {session} har en nyckel men står inte i planen</translation>
    </message>
    <message>
        <source>it is not “phase,session:key”</source>
        <translation>det är inte ”fas,session:nyckel”</translation>
    </message>
    <message>
        <source>a key has {count} letters and digits</source>
        <translation>en nyckel har {count} bokstäver och siffror</translation>
    </message>
    <message>
        <source>it is not 64 hexadecimal digits</source>
        <translation>det är inte 64 hexadecimala siffror</translation>
    </message>
    <message>
        <source>the sign “:” separates the fields of the file</source>
        <translation>tecknet ”:” skiljer filens fält åt</translation>
    </message>
    <message>
        <source>a session has at most {count} boards</source>
        <translation>en session har högst {count} brickor</translation>
    </message>
    <message>
        <source>the board numbers of a tournament end at {number}</source>
        <translation>en turnerings bricknummer slutar vid {number}</translation>
    </message>
    <message>
        <source>The number of phases is {count}, and there is no phase {number}.</source>
        <translation>Antalet faser är {count}, och det finns ingen fas {number}.</translation>
    </message>
    <message>
        <source>The number of sessions of this phase is open: name the sessions, such as 1-3.</source>
        <translation>Antalet sessioner i fasen är öppet: ange sessionerna, t.ex. 1-3.</translation>
    </message>
    <message>
        <source>“{text}” names no sessions: write a number, a range such as 1-3, or *.</source>
        <translation>”{text}” anger inga sessioner: skriv ett tal, ett intervall som 1-3, eller *.</translation>
    </message>
    <message>
        <source>The phase has no such sessions: {text}.</source>
        <translation>Fasen har inga sessioner {text}.</translation>
    </message>
    <message>
        <source>the plan has fixed them for phase {number}</source>
        <translation>planen har fastställt dem för fas {number}</translation>
    </message>
    <message>
        <source>Phase {phase} has no session {session}.</source>
        <translation>Fas {phase} har ingen session {session}.</translation>
    </message>
    <message>
        <source>the solver gave up ({error})</source>
        <translation>lösaren gav upp ({error})</translation>
    </message>
    <message>
        <source>the extra “analysis” is not installed</source>
        <translation>tillägget ”analysis” är inte installerat</translation>
    </message>
    <message>
        <source>the package endplay has no solver in it</source>
        <translation>paketet endplay har ingen lösare i sig</translation>
    </message>
    <message>
        <source>the solver of the package endplay does not load here</source>
        <translation>lösaren i paketet endplay går inte att ladda här</translation>
    </message>
    <message>
        <source>Make a new tournament, publish that, and say why.</source>
        <translation>Gör en ny turnering, publicera den och säg varför.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program. Open it again.</source>
        <translation>”{name}” har ändrats av ett annat program. Öppna den igen.</translation>
    </message>
    <message>
        <source>The plan is not published yet.</source>
        <translation>Planen är inte publicerad än.</translation>
    </message>
    <message>
        <source>The outside value is not in the plan yet.</source>
        <translation>Det externa värdet står inte i planen än.</translation>
    </message>
    <message>
        <source>Wait until it is known, then set it.</source>
        <translation>Vänta tills det är känt och sätt sedan in det.</translation>
    </message>
    <message>
        <source>it is a link to another file</source>
        <translation>det är en länk till en annan fil</translation>
    </message>
    <message>
        <source>The boards are in the public pack; for others, make a new tournament.</source>
        <translation>Brickorna finns i det offentliga paketet; för andra, gör en ny turnering.</translation>
    </message>
    <message>
        <source>Put “{plain}” or “{sealed}” into the same folder.</source>
        <translation>Lägg ”{plain}” eller ”{sealed}” i samma mapp.</translation>
    </message>
    <message>
        <source>Record a deviation if it was not the promised one.</source>
        <translation>Anteckna en avvikelse om det inte var det utlovade.</translation>
    </message>
    <message>
        <source>Wait until the outside value is known, then set it.</source>
        <translation>Vänta tills det externa värdet är känt och sätt sedan in det.</translation>
    </message>
    <message>
        <source>Reveal them when all play is over, reserve sets included.</source>
        <translation>Avslöja dem när allt spel är slut, även i reservsatser.</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>krypterat</translation>
    </message>
    <message>
        <source>it is a secret key; keep it to yourself</source>
        <translation>det är en hemlig nyckel; håll den för dig själv</translation>
    </message>
    <message>
        <source>it is not “age1” and 58 letters and digits</source>
        <translation>det är inte ”age1” och 58 bokstäver och siffror</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>det finns ingen</translation>
    </message>
    <message>
        <source>it is not “AGE-SECRET-KEY-1” and 58 letters and digits</source>
        <translation>det är inte ”AGE-SECRET-KEY-1” och 58 bokstäver och siffror</translation>
    </message>
    <message>
        <source>there are more than {count}</source>
        <translation>det finns fler än {count}</translation>
    </message>
    <message>
        <source>more are needed than there are</source>
        <translation>fler behövs än det finns</translation>
    </message>
    <message>
        <source>there can be 16 at most</source>
        <translation>det kan vara högst 16</translation>
    </message>
    <message>
        <source>it was made for another purpose</source>
        <translation>gjord för ett annat ändamål</translation>
    </message>
    <message>
        <source>two different lists have the same number</source>
        <translation>två olika listor har samma nummer</translation>
    </message>
    <message>
        <source>one of them is not of this set</source>
        <translation>en av dem hör inte till den här gruppen</translation>
    </message>
    <message>
        <source>word {place} is not in the word list</source>
        <translation>ord {place} finns inte i ordlistan</translation>
    </message>
    <message>
        <source>it has {count} words; a list has 20</source>
        <translation>den har {count} ord; en lista har 20</translation>
    </message>
    <message>
        <source>it is not JSON in UTF-8</source>
        <translation>det är inte JSON i UTF-8</translation>
    </message>
    <message>
        <source>its parts are not those of a commitment</source>
        <translation>delarna är inte de i en bindningsfil</translation>
    </message>
    <message>
        <source>one of its lines is two</source>
        <translation>en av dess rader är två</translation>
    </message>
    <message>
        <source>its first or last line is not what it must be</source>
        <translation>dess första eller sista rad är inte vad den måste vara</translation>
    </message>
    <message>
        <source>it holds half of a letter</source>
        <translation>en halv bokstav i den</translation>
    </message>
    <message>
        <source>its lines are too long</source>
        <translation>dess rader är för långa</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>rad {line}: {reason}</translation>
    </message>
    <message>
        <source>it is longer than {count} characters</source>
        <translation>längre än {count} tecken</translation>
    </message>
    <message>
        <source>it has more than one line</source>
        <translation>mer än en rad</translation>
    </message>
    <message>
        <source>character {place} only looks like a digit</source>
        <translation>tecken {place} liknar bara en siffra</translation>
    </message>
    <message>
        <source>board {number}: {reason}</source>
        <translation>bricka {number}: {reason}</translation>
    </message>
    <message>
        <source>Use the file as it was published after the value was known.</source>
        <translation>Använd filen som den publicerades sedan värdet blivit känt.</translation>
    </message>
    <message>
        <source>it is the deal of board {number}</source>
        <translation>det är given på bricka {number}</translation>
    </message>
    <message>
        <source>it is a deal of “{session}”</source>
        <translation>det är en giv från ”{session}”</translation>
    </message>
    <message>
        <source>not a deal of this tournament</source>
        <translation>inte en giv från den här turneringen</translation>
    </message>
    <message>
        <source>not the deal of this session</source>
        <translation>inte given från den här sessionen</translation>
    </message>
    <message>
        <source>The name of the file says {meant}; the boards are those of {held}.</source>
        <translation>Filens namn säger {meant}; brickorna är de från {held}.</translation>
    </message>
    <message>
        <source>Boards of “{session}” that are not in the file: {numbers}.</source>
        <translation>Brickor från ”{session}” som inte finns i filen: {numbers}.</translation>
    </message>
    <message>
        <source>what the value is of</source>
        <translation>värdets beteckning</translation>
    </message>
    <message>
        <source>who publishes it</source>
        <translation>utgivaren</translation>
    </message>
    <message>
        <source>an exchange is named by its four letters, such as XNYS</source>
        <translation>en börs anges med sina fyra bokstäver, t.ex. XNYS</translation>
    </message>
    <message>
        <source>a value has at most 8 decimals</source>
        <translation>ett värde har högst 8 decimaler</translation>
    </message>
    <message>
        <source>name a source, or describe it in your own words</source>
        <translation>ange en källa eller beskriv den med egna ord</translation>
    </message>
    <message>
        <source>the day is missing</source>
        <translation>dagen saknas</translation>
    </message>
    <message>
        <source>the year is not one from {first} to {last}</source>
        <translation>årtalet är inte ett från {first} till {last}</translation>
    </message>
    <message>
        <source>the description</source>
        <translation>beskrivningen</translation>
    </message>
    <message>
        <source>the whole sentence</source>
        <translation>hela meningen</translation>
    </message>
    <message>
        <source>its parts are not those of a promise</source>
        <translation>delarna är inte de i ett löfte</translation>
    </message>
    <message>
        <source>{what} is longer than {limit} characters</source>
        <translation>{what} är längre än {limit} tecken</translation>
    </message>
    <message>
        <source>Set {code} is {state}: it can be published when it is marked as finished.</source>
        <translation>Bricksats {code} är {state}: den kan publiceras när den är markerad som färdigspelad.</translation>
    </message>
    <message>
        <source>The time of the release is not in the future.</source>
        <translation>Tiden för frisläppandet ligger inte i framtiden.</translation>
    </message>
    <message>
        <source>The board numbers are not consecutive.</source>
        <translation>Bricknumren är inte i följd.</translation>
    </message>
    <message>
        <source>its count of boards starts again at 0 after 65535</source>
        <translation>dess antal brickor börjar om vid 0 efter 65535</translation>
    </message>
    <message>
        <source>the header has {count} bytes instead of {size}</source>
        <translation>huvudet har {count} byte i stället för {size}</translation>
    </message>
    <message>
        <source>its board numbers start again at 0 after 255</source>
        <translation>dess bricknummer börjar om vid 0 efter 255</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>rad {line}</translation>
    </message>
    <message>
        <source>byte {offset} ({hexadecimal})</source>
        <translation>byte {offset} ({hexadecimal})</translation>
    </message>
    <message>
        <source>board numbers go from 1 to {last}</source>
        <translation>bricknummer går från 1 till {last}</translation>
    </message>
    <message>
        <source>the first line is not empty</source>
        <translation>den första raden är inte tom</translation>
    </message>
    <message>
        <source>it is not 52 letters</source>
        <translation>det är inte 52 bokstäver</translation>
    </message>
    <message>
        <source>{count} fields instead of {size}</source>
        <translation>{count} fält i stället för {size}</translation>
    </message>
    <message>
        <source>board {number} is missing</source>
        <translation>bricka {number} saknas</translation>
    </message>
    <message>
        <source>there is no “=”</source>
        <translation>det finns inget ”=”</translation>
    </message>
    <message>
        <source>board {number} is not 26 letters a to p and three digits</source>
        <translation>bricka {number} är inte 26 bokstäver a till p och tre siffror</translation>
    </message>
    <message>
        <source>the checksum of board {number} is wrong</source>
        <translation>kontrollsumman för bricka {number} är fel</translation>
    </message>
    <message>
        <source>its boards are encrypted</source>
        <translation>dess brickor är krypterade</translation>
    </message>
    <message>
        <source>Status is neither Show nor Sealed</source>
        <translation>Status är varken Show eller Sealed</translation>
    </message>
    <message>
        <source>the checksum of the document is wrong</source>
        <translation>dokumentets kontrollsumma är fel</translation>
    </message>
    <message>
        <source>it claims boards 1 to {count}, as Big Deal does; check the first board on the machine</source>
        <translation>den anger bricka 1 till {count}, som Big Deal gör; kontrollera den första brickan på maskinen</translation>
    </message>
    <message>
        <source>the hands shown are not the hands dealt</source>
        <translation>händerna som visas är inte de som skapades</translation>
    </message>
    <message>
        <source>more than {max_file_lines} bars</source>
        <translation>mer än {max_file_lines} lodstreck</translation>
    </message>
    <message>
        <source>the last command is not closed</source>
        <translation>det sista kommandot är inte avslutat</translation>
    </message>
    <message>
        <source>a command is not two letters</source>
        <translation>ett kommando är inte två bokstäver</translation>
    </message>
    <message>
        <source>the closed room of board {number} has other hands</source>
        <translation>det slutna rummet på bricka {number} har andra händer</translation>
    </message>
    <message>
        <source>a hand is not S, H, D, C with rank letters</source>
        <translation>en hand är inte S, H, D, C med bokstäver för korten</translation>
    </message>
    <message>
        <source>it is not a number with commas in {count} characters</source>
        <translation>det är inte ett tal med kommatecken på {count} tecken</translation>
    </message>
    <message>
        <source>a comment is not closed</source>
        <translation>en kommentar är inte avslutad</translation>
    </message>
    <message>
        <source>Deal is not a seat, a colon and four hands</source>
        <translation>Deal är inte en plats, ett kolon och fyra händer</translation>
    </message>
    <message>
        <source>a hand in Deal has {count} suits instead of 4</source>
        <translation>en hand i Deal har {count} färger i stället för 4</translation>
    </message>
    <message>
        <source>{who} has {count} cards</source>
        <translation>{who} har {count} kort</translation>
    </message>
    <message>
        <source>A seed has 40 hexadecimal digits.</source>
        <translation>Ett startvärde har 40 hexadecimala siffror.</translation>
    </message>
    <message>
        <source>the database is damaged: {fault}</source>
        <translation>databasen är skadad: {fault}</translation>
    </message>
    <message>
        <source>the fingerprints of its deals were changed</source>
        <translation>fingeravtrycken av dess givar har ändrats</translation>
    </message>
    <message>
        <source>the key of its set was changed</source>
        <translation>nyckeln till dess bricksats har ändrats</translation>
    </message>
    <message>
        <source>the key of its sealed file was changed</source>
        <translation>nyckeln till dess förseglade fil har ändrats</translation>
    </message>
    <message>
        <source>cannot be understood</source>
        <translation>går inte att förstå</translation>
    </message>
    <message>
        <source>is missing from the list of {table}</source>
        <translation>saknas i listan {table}</translation>
    </message>
    <message>
        <source>the count in the journal</source>
        <translation>räkningen i loggboken</translation>
    </message>
    <message>
        <source>the count beside the journal</source>
        <translation>räkningen bredvid loggboken</translation>
    </message>
    <message>
        <source>is not the row that the count beside the journal names</source>
        <translation>är inte den rad som räkningen bredvid loggboken anger</translation>
    </message>
    <message>
        <source>{who} was changed</source>
        <translation>{who} har ändrats</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>filen är skadad</translation>
    </message>
    <message>
        <source>The file was kept as “{path}”.</source>
        <translation>Filen har sparats som ”{path}”.</translation>
    </message>
    <message>
        <source>it is longer than {max_name_bytes} bytes</source>
        <translation>längre än {max_name_bytes} byte</translation>
    </message>
    <message>
        <source>row {sequence}: {reason}</source>
        <translation>rad {sequence}: {reason}</translation>
    </message>
    <message>
        <source>does not follow the row before it</source>
        <translation>följer inte på raden före</translation>
    </message>
    <message>
        <source>was changed</source>
        <translation>har ändrats</translation>
    </message>
    <message>
        <source>and all up to row {last} are missing</source>
        <translation>och alla till och med rad {last} saknas</translation>
    </message>
    <message>
        <source>was moved here; it was written as row {home}</source>
        <translation>har flyttats hit; den skrevs som rad {home}</translation>
    </message>
    <message>
        <source>a layout</source>
        <translation>en uppställning</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Öst</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Syd</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Väst</translation>
    </message>
    <message>
        <source>a balanced ending</source>
        <translation>ett jämnt slutspel</translation>
    </message>
    <message>
        <source>each needs the same, 1 to 13</source>
        <translation>alla ska ha lika många, 1 till 13</translation>
    </message>
    <message>
        <source>cards held: {sizes}</source>
        <translation>antal kort: {sizes}</translation>
    </message>
    <message>
        <source>an unbalanced ending</source>
        <translation>ett ojämnt slutspel</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spader</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hjärter</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruter</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klöver</translation>
    </message>
    <message>
        <source>{count} instead of 4</source>
        <translation>{count} i stället för 4</translation>
    </message>
    <message>
        <source>that of the {suit} runs from {first} to {last}</source>
        <translation>det för {suit} går från {first} till {last}</translation>
    </message>
    <message>
        <source>a font of the program is missing</source>
        <translation>ett av programmets typsnitt saknas</translation>
    </message>
    <message>
        <source>a library is missing ({error})</source>
        <translation>ett bibliotek saknas ({error})</translation>
    </message>
    <message>
        <source>a font of the program cannot be used</source>
        <translation>ett av programmets typsnitt kan inte användas</translation>
    </message>
    <message>
        <source>{here} and {there} differ first at board {board}.</source>
        <translation>{here} och {there} skiljer sig först vid bricka {board}.</translation>
    </message>
    <message>
        <source>with its folder it is longer than {count} characters</source>
        <translation>med sin mapp längre än {count} tecken</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>det är ingen fil</translation>
    </message>
    <message>
        <source>it is not a file name</source>
        <translation>det är inte ett filnamn</translation>
    </message>
    <message>
        <source>somebody has put another file there</source>
        <translation>någon har lagt en annan fil där</translation>
    </message>
    <message>
        <source>another program has it open; close it there first</source>
        <translation>ett annat program har den öppen; stäng den där först</translation>
    </message>
    <message>
        <source>too many interrupted deliveries</source>
        <translation>för många avbrutna leveranser</translation>
    </message>
    <message>
        <source>it delivered too few bytes, or too many</source>
        <translation>det levererade för få byte eller för många</translation>
    </message>
    <message>
        <source>{file} of the program is missing or damaged</source>
        <translation>programmets {file} saknas eller är skadad</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is missing</source>
        <translation>programmets {file} är skadad: ”{name}” saknas</translation>
    </message>
    <message>
        <source>Give the boards new numbers, or choose pbn or lin.</source>
        <translation>Ge brickorna nya nummer, eller välj pbn eller lin.</translation>
    </message>
    <message>
        <source>their numbers are not consecutive</source>
        <translation>deras nummer följer inte på varandra</translation>
    </message>
    <message>
        <source>Text read as {detail}</source>
        <translation>Text läst som {detail}</translation>
    </message>
    <message>
        <source>Cards named {detail}: {count} ×</source>
        <translation>Kort kallade {detail}: {count} ×</translation>
    </message>
    <message>
        <source>its file is shorter than it was</source>
        <translation>dess fil är kortare än den var</translation>
    </message>
    <message>
        <source>Another program is publishing this tournament.</source>
        <translation>Ett annat program håller på att publicera den här turneringen.</translation>
    </message>
    <message>
        <source>Another program is setting the value of this tournament.</source>
        <translation>Ett annat program håller på att fastställa värdet för den här turneringen.</translation>
    </message>
    <message>
        <source>Another program is dealing this tournament.</source>
        <translation>Ett annat program håller på att skapa brickor för den här turneringen.</translation>
    </message>
    <message>
        <source>Another program is revealing this tournament.</source>
        <translation>Ett annat program håller på att avslöja den här turneringen.</translation>
    </message>
    <message>
        <source>The promised day is {day}: nobody can know the value yet.</source>
        <translation>Den utlovade dagen är {day}: ingen kan veta värdet ännu.</translation>
    </message>
    <message>
        <source>decimals of the {name}: promised {promised}, typed {found}</source>
        <translation>decimaler för {name}: utlovat {promised}, skrivet {found}</translation>
    </message>
    <message>
        <source>more than {count} keys</source>
        <translation>mer än {count} nycklar</translation>
    </message>
    <message>
        <source>more than {count} pieces that belong to no board</source>
        <translation>mer än {count} delar som inte hör till någon bricka</translation>
    </message>
    <message>
        <source>it changed while it was read</source>
        <translation>den ändrades medan den lästes</translation>
    </message>
    <message>
        <source>Publish the plan with this program first.</source>
        <translation>Publicera först planen med det här programmet.</translation>
    </message>
    <message>
        <source>there is no such round</source>
        <translation>en sådan omgång finns inte</translation>
    </message>
    <message>
        <source>The plan does not promise a round of drand.</source>
        <translation>Planen lovar ingen drand-omgång.</translation>
    </message>
    <message>
        <source>The promised round is here: “{name}”.</source>
        <translation>Den utlovade omgången finns här: ”{name}”.</translation>
    </message>
    <message>
        <source>Its randomness is the value.</source>
        <translation>Dess slumptal är värdet.</translation>
    </message>
    <message>
        <source>its number is missing or impossible</source>
        <translation>numret saknas eller är omöjligt</translation>
    </message>
    <message>
        <source>its signature is not {count} hexadecimal digits</source>
        <translation>signaturen är inte {count} hexadecimala siffror</translation>
    </message>
    <message>
        <source>its randomness is not 64 hexadecimal digits</source>
        <translation>slumptalet är inte 64 hexadecimala siffror</translation>
    </message>
    <message>
        <source>it is larger than {count} MB</source>
        <translation>den är större än {count} MB</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>den är skadad</translation>
    </message>
    <message>
        <source>no words were given</source>
        <translation>inga ord har angetts</translation>
    </message>
    <message>
        <source>{count} words were given, and a slip has {wanted}</source>
        <translation>antal angivna ord: {count}; på en lapp står {wanted}</translation>
    </message>
    <message>
        <source>“{file}” has no line with a name, “=” and 64 hexadecimal digits</source>
        <translation>”{file}” har ingen rad med ett namn, ”=” och 64 hexadecimala siffror</translation>
    </message>
    <message>
        <source>Reveal it when its play is over, reserve set included.</source>
        <translation>Avslöja den när sessionen är spelad, även reservsatsen.</translation>
    </message>
    <message>
        <source>Reveal all sessions at once when all play is over.</source>
        <translation>Avslöja alla sessioner på en gång när allt spel är slut.</translation>
    </message>
    <message>
        <source>Deal it first, or reveal it on the computer that dealt it.</source>
        <translation>Skapa den först, eller avslöja den på datorn som skapade den.</translation>
    </message>
    <message>
        <source>it is not plain text</source>
        <translation>den är inte vanlig text</translation>
    </message>
    <message>
        <source>it was made by a newer program</source>
        <translation>den kommer från ett nyare program</translation>
    </message>
    <message>
        <source>it is not “KEY phase,session:key”</source>
        <translation>det är inte ”KEY fas,session:nyckel”</translation>
    </message>
    <message>
        <source>the key of an open number of sessions comes with all others</source>
        <translation>nyckeln till ett öppet antal sessioner kommer med alla andra</translation>
    </message>
    <message>
        <source>its number is above {last}</source>
        <translation>dess nummer är över {last}</translation>
    </message>
    <message>
        <source>Longer than any value.</source>
        <translation>Längre än något värde.</translation>
    </message>
    <message>
        <source>“{text}” names no sessions: write 1:1-3 (phase 1, sessions 1 to 3), 2:all, or all.</source>
        <translation>”{text}” anger inga sessioner: skriv 1:1-3 för session 1 till 3 i fas 1, 2:all för fas 2, eller all.</translation>
    </message>
    <message>
        <source>This box was not packed by this program. Open it into a single file instead.</source>
        <translation>Lådan har inte packats av det här programmet. Öppna den i stället som en enda fil.</translation>
    </message>
    <message>
        <source>A box can be locked until a moment within the next five years.</source>
        <translation>En låda kan låsas till en tidpunkt inom de närmaste fem åren.</translation>
    </message>
    <message>
        <source>the count beside it, “{name}”, is missing or not its own</source>
        <translation>räkningen bredvid, ”{name}”, saknas eller är inte dess egen</translation>
    </message>
    <message>
        <source>write numbers of boards, such as 5 or 5,7</source>
        <translation>skriv brickornas nummer, till exempel 5 eller 5,7</translation>
    </message>
    <message>
        <source>single boards are those of one reserve set: name one session</source>
        <translation>enstaka brickor är ur en enda reservsats: ange en session</translation>
    </message>
    <message>
        <source>word {place} is another than on the sheet</source>
        <translation>ord {place} är ett annat än på bladet</translation>
    </message>
    <message>
        <source>Set {code} is {state}: it can be sent when it is marked as finished.</source>
        <translation>Bricksats {code} är {state}: den kan skickas när den är markerad som färdigspelad.</translation>
    </message>
    <message>
        <source>The boards of this set are only in a locked box. Open it at its time.</source>
        <translation>Givarna i den här bricksatsen finns bara i en låst låda. Öppna den när tiden är inne.</translation>
    </message>
    <message>
        <source>more than {count} files</source>
        <translation>mer än {count} filer</translation>
    </message>
    <message>
        <source>The file has no board numbers: they are counted from {first}.</source>
        <translation>Filen har inga bricknummer: de räknas från {first}.</translation>
    </message>
    <message>
        <source>Boards in {here}: {count}. In {there}: {other_count}.</source>
        <translation>Brickor i {here}: {count}. I {there}: {other_count}.</translation>
    </message>
    <message>
        <source>{numbers} and {last}</source>
        <translation>{numbers} och {last}</translation>
    </message>
    <message>
        <source>all but number {numbers}</source>
        <translation>alla utom nummer {numbers}</translation>
    </message>
    <message>
        <source>all but numbers {numbers}</source>
        <translation>alla utom nummer {numbers}</translation>
    </message>
    <message>
        <source>The file says set code {code}, but its boards are those of set {other}.</source>
        <translation>Filen säger satskod {code}, men brickorna är de i bricksats {other}.</translation>
    </message>
    <message>
        <source>The file says set code {code}, as another file did that was seen here before. Not the same in both: {boards}. This computer cannot say which is right.</source>
        <translation>Filen säger satskod {code}, som en annan fil som setts här förut. Olika i de två: {boards}. Datorn kan inte säga vilken som är rätt.</translation>
    </message>
    <message>
        <source>The file says set code {code}, but none of its boards is of that set.</source>
        <translation>Filen säger satskod {code}, men ingen av brickorna är ur den bricksatsen.</translation>
    </message>
    <message>
        <source>The file says set code {code}. All its boards are of that set, except number {boards}.</source>
        <translation>Filen säger satskod {code}. Alla brickor är ur den bricksatsen, utom nummer {boards}.</translation>
    </message>
    <message>
        <source>The file says set code {code}. All its boards are of that set, except numbers {boards}.</source>
        <translation>Filen säger satskod {code}. Alla brickor är ur den bricksatsen, utom nummer {boards}.</translation>
    </message>
    <message>
        <source>Line {number} is not a result such as “3: 4S N 9” or “3: 4S N -1”.</source>
        <translation>Rad {number} är inget resultat som ”3: 4S N 9” eller ”3: 4S N -1”.</translation>
    </message>
    <message>
        <source>Play of this set is not over: results are weighed when it is finished.</source>
        <translation>Bricksatsen är inte färdigspelad: resultat vägs när den är det.</translation>
    </message>
    <message>
        <source>Give a board of the set, its four hands, and at least one result.</source>
        <translation>Ange en bricka ur bricksatsen, dess fyra händer och minst ett resultat.</translation>
    </message>
    <message>
        <source>A spot check asks about {fewest} boards at least, and {most} at most.</source>
        <translation>Ett stickprov frågar om minst {fewest} brickor och högst {most}.</translation>
    </message>
    <message>
        <source>write a seat, a colon and four hands: N:hand hand hand hand</source>
        <translation>skriv en plats, kolon och fyra händer: N:hand hand hand hand</translation>
    </message>
    <message>
        <source>begin each hand with its own seat, N, E, S or W, and a space</source>
        <translation>börja varje hand med dess egen plats, N, E, S eller W, och ett mellanslag</translation>
    </message>
    <message>
        <source>{who}: a letter can be a suit or a card; put dots between the suits</source>
        <translation>{who}: en bokstav kan vara färg eller kort; sätt punkter mellan färgerna</translation>
    </message>
    <message>
        <source>{who}: this is not a hand of 13 different cards</source>
        <translation>{who}: detta är inte en hand med 13 olika kort</translation>
    </message>
    <message>
        <source>no hand of 13 cards is there</source>
        <translation>det finns ingen hand med 13 kort</translation>
    </message>
    <message>
        <source>there is something in the unused part</source>
        <translation>något står i den oanvända delen</translation>
    </message>
    <message>
        <source>it must start with N:, E:, S: or W:</source>
        <translation>det måste börja med N:, E:, S: eller W:</translation>
    </message>
    <message>
        <source>{who} has a letter that is not a rank</source>
        <translation>{who} har en bokstav som inte är ett kort</translation>
    </message>
    <message>
        <source>“{name}” is not a format for boards.</source>
        <translation>”{name}” är inget format för givar.</translation>
    </message>
    <message>
        <source>The file has {count} boards; the numbers given do not match that.</source>
        <translation>Filen innehåller {count} brickor; de angivna numren är för ett annat antal.</translation>
    </message>
    <message>
        <source>No format was chosen, so there would be no files.</source>
        <translation>Inget format valdes, så det skulle inte bli någon fil.</translation>
    </message>
    <message>
        <source>Nobody may see statistics of boards that have not been played (Law 6D). Make them when play is over.</source>
        <translation>Statistik över brickor som ännu ska spelas får inte ses av någon (lag 6D). Gör den när spelet är slut.</translation>
    </message>
    <message>
        <source>There is nothing to undo for this set.</source>
        <translation>Bricksatsen har inte tagit något steg som kan ångras.</translation>
    </message>
    <message>
        <source>it has no boards</source>
        <translation>inga brickor i den</translation>
    </message>
    <message>
        <source>it has a line break</source>
        <translation>en radbrytning i den</translation>
    </message>
    <message>
        <source>it is not a backup of a journal</source>
        <translation>ingen säkerhetskopia av en loggbok</translation>
    </message>
    <message>
        <source>it is not a valid database</source>
        <translation>ingen felfri databas</translation>
    </message>
    <message>
        <source>it has no key</source>
        <translation>ingen nyckel i den</translation>
    </message>
    <message>
        <source>nothing can follow its newest row</source>
        <translation>dess nyaste rad kan inte följas av en annan</translation>
    </message>
    <message>
        <source>no single encoding has all its letters</source>
        <translation>filen kan inte skriva alla dess bokstäver på ett sätt</translation>
    </message>
    <message>
        <source>there is an invisible character</source>
        <translation>där står ett tecken som inte syns</translation>
    </message>
    <message>
        <source>there is a tab character</source>
        <translation>där står ett tabbtecken</translation>
    </message>
    <message>
        <source>{tag} is there already, on line {line}</source>
        <translation>{tag} står där redan, på rad {line}</translation>
    </message>
    <message>
        <source>another phase already uses the file name “{prefix}”</source>
        <translation>en annan fas kallar redan sina filer ”{prefix}”</translation>
    </message>
    <message>
        <source>it has an invisible character</source>
        <translation>ett tecken som inte syns</translation>
    </message>
    <message>
        <source>it has “{sign}”, which cannot be used in a file name</source>
        <translation>ett ”{sign}”, som inte hör hemma i ett filnamn</translation>
    </message>
    <message>
        <source>it starts with a dot, a dash or a space</source>
        <translation>börjar med en punkt, ett streck eller ett mellanslag</translation>
    </message>
    <message>
        <source>it ends with a dot or a space</source>
        <translation>slutar med en punkt eller ett mellanslag</translation>
    </message>
    <message>
        <source>it has two dots in a row</source>
        <translation>två punkter i rad</translation>
    </message>
    <message>
        <source>Windows reserves this name for a device</source>
        <translation>Windows använder namnet för en enhet</translation>
    </message>
    <message>
        <source>The number of sessions of phase {phase} is open, and there is no key for it. None of its sessions can be dealt.</source>
        <translation>Antalet sessioner i fas {phase} är öppet, och nycklarna har ingen för den: ingen av dess sessioner kan skapas.</translation>
    </message>
    <message>
        <source>the same is true of {count} more</source>
        <translation>samma gäller {count} till</translation>
    </message>
    <message>
        <source>there can be at most {limit} holders</source>
        <translation>det kan finnas högst {limit} väktare av ord</translation>
    </message>
    <message>
        <source>with these holders the sentence has {count} characters, {limit} at most: use fewer holders, shorter names, or a shorter text</source>
        <translation>med dessa väktare har meningen {count} tecken, och högst {limit} går: ta färre väktare, kortare namn eller färre ord för det externa värdet</translation>
    </message>
    <message>
        <source>it has “{sign}”, which cannot be used in a holder’s name</source>
        <translation>det innehåller ”{sign}”, som inte kan stå i en väktares namn</translation>
    </message>
    <message>
        <source>two phases would use the file name “{prefix}”</source>
        <translation>två faser skulle kalla sina filer ”{prefix}”</translation>
    </message>
    <message>
        <source>start with a letter, then use letters A to Z, digits, “-” and “_”, at most 40 in all</source>
        <translation>börja med en bokstav, använd sedan bokstäverna A till Z, siffror, ”-” och ”_”, högst 40</translation>
    </message>
    <message>
        <source>“{text}” is reserved for what is still to be decided</source>
        <translation>”{text}” står för något som ännu ska avgöras</translation>
    </message>
    <message>
        <source>it is {found}; at most {limit} is possible</source>
        <translation>det är {found}, och högst är {limit}</translation>
    </message>
    <message>
        <source>a tournament’s file ends in “.sqd”</source>
        <translation>en turnerings fil slutar på ”.sqd”</translation>
    </message>
    <message>
        <source>Publish it first: that makes the keys and fixes them.</source>
        <translation>Publicera den först: det gör nycklarna och binder dem.</translation>
    </message>
    <message>
        <source>The outside value is already in the plan.</source>
        <translation>Det externa värdet står redan i planen.</translation>
    </message>
    <message>
        <source>Go on to deal.</source>
        <translation>Fortsätt med att skapa givarna.</translation>
    </message>
    <message>
        <source>The keys have been revealed, so anyone can compute every deal of this tournament.</source>
        <translation>Nycklarna är avslöjade, så vem som helst kan räkna ut varje giv i turneringen.</translation>
    </message>
    <message>
        <source>The key of this session has been revealed, so anyone can compute its reserve set: {session}.</source>
        <translation>Sessionens nyckel är avslöjad, så vem som helst kan räkna ut reservsatsen: {session}.</translation>
    </message>
    <message>
        <source>The keys of this tournament are not in the same folder as its plan.</source>
        <translation>Turneringens nycklar ligger inte bredvid dess plan.</translation>
    </message>
    <message>
        <source>The plan contains an outside value before its keys are made.</source>
        <translation>Planen har ett externt värde innan dess nycklar är gjorda.</translation>
    </message>
    <message>
        <source>Remove the line DV from it: the keys must be made while nobody knows the value.</source>
        <translation>Ta bort raden DV ur den: nycklar måste göras medan ingen känner till värdet.</translation>
    </message>
    <message>
        <source>The keys open every session, including those not played yet.</source>
        <translation>Nycklarna öppnar alla sessioner, även dem som ännu ska spelas.</translation>
    </message>
    <message>
        <source>This computer’s journal has no session that was dealt.</source>
        <translation>Den här datorns loggbok känner inte till någon skapad session.</translation>
    </message>
    <message>
        <source>No file of this set contains its deals.</source>
        <translation>Ingen fil i bricksatsen innehåller dess givar.</translation>
    </message>
    <message>
        <source>The files of this set no longer contain the boards that were dealt.</source>
        <translation>Filerna i bricksatsen innehåller nu andra brickor än dem som skapades.</translation>
    </message>
    <message>
        <source>There are several plans (.sqd) among the files: give only one.</source>
        <translation>Det finns flera planer (.sqd) bland filerna: lämna in en.</translation>
    </message>
    <message>
        <source>There is no plan (.sqd) among the files. The plan shows what was promised.</source>
        <translation>Det finns ingen plan (.sqd) bland filerna: den anger vad som utlovades.</translation>
    </message>
    <message>
        <source>Lines of the plan that mean nothing and are ignored: {lines}.</source>
        <translation>Rader i planen som inget betyder och är utelämnade: {lines}.</translation>
    </message>
    <message>
        <source>The page “{name}” among the files is not this program’s page: it is from another version, or somebody changed it. Take the page from the program or its releases, never from a pack.</source>
        <translation>Sidan ”{name}” bland filerna är inte det här programmets: den är från en annan version, eller någon har ändrat den. Ta sidan från programmet eller dess utgåvor, aldrig från ett paket.</translation>
    </message>
    <message>
        <source>The line endings of “{name}” were changed on the way; the hash was computed with the original ones.</source>
        <translation>Radbrytningarna i ”{name}” ändrades på vägen; hashen räknar med dem som den ska ha.</translation>
    </message>
    <message>
        <source>Skipped, because they are not files of boards: {names}.</source>
        <translation>Filer som inte innehåller givar och inte lästes: {names}.</translation>
    </message>
    <message>
        <source>Revealed earlier on their own, according to the organiser: {sessions}.</source>
        <translation>Avslöjade tidigare var för sig, enligt arrangören: {sessions}.</translation>
    </message>
    <message>
        <source>there are two with this name</source>
        <translation>det finns två med detta namn</translation>
    </message>
    <message>
        <source>This is more files than any tournament has. Give fewer at a time.</source>
        <translation>Det är fler filer än någon turnering har: lämna in färre åt gången.</translation>
    </message>
    <message>
        <source>it is not a valid archive</source>
        <translation>inget felfritt arkiv</translation>
    </message>
    <message>
        <source>“{name}” is not the file in the list of checksums.</source>
        <translation>”{name}” är inte den fil som listan med kontrollsummor anger.</translation>
    </message>
    <message>
        <source>one of its letters is wrong</source>
        <translation>någon bokstav i den är fel</translation>
    </message>
    <message>
        <source>the file is too long for a key file</source>
        <translation>filen är för lång för en nyckelfil</translation>
    </message>
    <message>
        <source>its header is not complete</source>
        <translation>dess huvud är inte helt</translation>
    </message>
    <message>
        <source>it was changed or is incomplete</source>
        <translation>den har ändrats eller kapats</translation>
    </message>
    <message>
        <source>its first or last line was changed</source>
        <translation>dess första eller sista rad är inte som den var</translation>
    </message>
    <message>
        <source>it contains a wrong character, or is incomplete</source>
        <translation>en främmande bokstav i den, eller så har den kapats</translation>
    </message>
    <message>
        <source>at least two must be needed</source>
        <translation>minst två måste komma samman</translation>
    </message>
    <message>
        <source>they are from different sets</source>
        <translation>de är från olika grupper</translation>
    </message>
    <message>
        <source>one of its words differs from the sheet</source>
        <translation>ett av orden är ett annat än på bladet</translation>
    </message>
    <message>
        <source>spaces at the ends of a field get lost</source>
        <translation>mellanslag i änden av ett fält går förlorade</translation>
    </message>
    <message>
        <source>it is not a commitment</source>
        <translation>det är något annat än en bindningsfil</translation>
    </message>
    <message>
        <source>its lines are not text</source>
        <translation>dess rader är inte text</translation>
    </message>
    <message>
        <source>its lines are not in order</source>
        <translation>dess rader står inte i ordning</translation>
    </message>
    <message>
        <source>one of its lines does not name a holder</source>
        <translation>en rad i den nämner ingen väktare av ord</translation>
    </message>
    <message>
        <source>its rule is not in the required form</source>
        <translation>regeln har inte den enda form den får ha</translation>
    </message>
    <message>
        <source>character {place} is invisible</source>
        <translation>tecken {place} syns inte</translation>
    </message>
    <message>
        <source>the file has no boards</source>
        <translation>ingen bricka i filen</translation>
    </message>
    <message>
        <source>Boards of “{session}” that replace the original ones: {numbers}.</source>
        <translation>Brickor från ”{session}” i stället för de ursprungliga: {numbers}.</translation>
    </message>
    <message>
        <source>the two sources must be different</source>
        <translation>det kan finnas två olika källor</translation>
    </message>
    <message>
        <source>{what} is empty, or has extra spaces</source>
        <translation>{what} är tom eller har för många mellanslag</translation>
    </message>
    <message>
        <source>the day is not a date</source>
        <translation>dagen är inget datum</translation>
    </message>
    <message>
        <source>Give the opened record a different name.</source>
        <translation>Den öppnade utskriften behöver ett eget namn.</translation>
    </message>
    <message>
        <source>The sealed file contains no record or sheet.</source>
        <translation>Den förseglade filen innehåller varken utskrift eller blad.</translation>
    </message>
    <message>
        <source>This is a locked box. Open it on the Check page, or with “bigdeal unlock”.</source>
        <translation>Det här är en låst låda. Öppna den på sidan Kontroll eller med ”bigdeal unlock”.</translation>
    </message>
    <message>
        <source>All sheets made together must go into one folder.</source>
        <translation>Alla blad som görs på en gång måste ligga i en mapp.</translation>
    </message>
    <message>
        <source>The name ends with “{suffix}”, but nothing will be sealed.</source>
        <translation>Namnet slutar på ”{suffix}”, men inget ska förseglas.</translation>
    </message>
    <message>
        <source>The file name must end with {suffixes}.</source>
        <translation>Filens namn måste sluta på {suffixes}.</translation>
    </message>
    <message>
        <source>a card’s owner is not 1, 2, 3 or 4</source>
        <translation>ägaren till ett kort är inte 1, 2, 3 eller 4</translation>
    </message>
    <message>
        <source>the header does not give the file’s {count} boards</source>
        <translation>huvudet räknar inte filens {count} brickor</translation>
    </message>
    <message>
        <source>it has no board numbers: tell the reading program that they are {boards}</source>
        <translation>det har inga bricknummer: den som läser det måste få veta att de är {boards}</translation>
    </message>
    <message>
        <source>it has no board numbers, and programs that take its first line for board 1 rotate the hands</source>
        <translation>det har inga bricknummer, och program som tar dess första rad för bricka 1 vrider händerna</translation>
    </message>
    <message>
        <source>there is an empty line between the boards</source>
        <translation>det står en tom rad mellan brickorna</translation>
    </message>
    <message>
        <source>it is not a row of ASCII fields</source>
        <translation>det är inte en rad med fält i ASCII</translation>
    </message>
    <message>
        <source>the 17th field is not a board number</source>
        <translation>det 17:e fältet är inget bricknummer</translation>
    </message>
    <message>
        <source>a suit has a letter that is not a rank</source>
        <translation>en färg har en bokstav som inte är ett kort</translation>
    </message>
    <message>
        <source>it does not start with [Document]</source>
        <translation>den börjar inte med [Document]</translation>
    </message>
    <message>
        <source>board {number} appears twice</source>
        <translation>bricka {number} finns redan</translation>
    </message>
    <message>
        <source>the same key appears twice</source>
        <translation>samma nyckel står två gånger</translation>
    </message>
    <message>
        <source>From board and To board are not within 1 to {last}</source>
        <translation>From board och To board anger inga brickor från 1 till {last}</translation>
    </message>
    <message>
        <source>“{key}” is missing or not a number</source>
        <translation>”{key}” saknas eller är inget tal</translation>
    </message>
    <message>
        <source>{doubt}; none of them is hidden on the machine’s screen</source>
        <translation>{doubt}; ingen av dem är dold på maskinens skärm</translation>
    </message>
    <message>
        <source>the trailer differs from the first board’s</source>
        <translation>slutet är ett annat än första brickans</translation>
    </message>
    <message>
        <source>it claims boards {first} to {last} but has {count}</source>
        <translation>den anger bricka {first} till {last} men innehåller {count}</translation>
    </message>
    <message>
        <source>the trailer cannot be read</source>
        <translation>slutet går inte att läsa</translation>
    </message>
    <message>
        <source>there is no deal with this number</source>
        <translation>ingen giv har detta nummer</translation>
    </message>
    <message>
        <source>a tag does not have the form [Name &quot;value&quot;]</source>
        <translation>ett fält har inte formen [Name &quot;value&quot;]</translation>
    </message>
    <message>
        <source>a hand in Deal has a letter that is not a rank</source>
        <translation>en hand i Deal har en bokstav som inte är ett kort</translation>
    </message>
    <message>
        <source>Big Deal’s own figures overflow above about 5,700 boards; these are correct</source>
        <translation>Big Deals egna tal slår över från ungefär 5&#xa0;700 brickor; dessa är de rätta</translation>
    </message>
    <message>
        <source>{who} has 1 card</source>
        <translation>{who} har 1 kort</translation>
    </message>
    <message>
        <source>4 hands are needed, not {count}</source>
        <translation>det måste vara 4 händer, inte {count}</translation>
    </message>
    <message>
        <source>1 card that does not exist</source>
        <translation>1 kort som inte finns i leken</translation>
    </message>
    <message>
        <source>{count} cards that do not exist</source>
        <translation>{count} kort som inte finns i leken</translation>
    </message>
    <message>
        <source>1 card that appears more than once</source>
        <translation>1 kort finns mer än en gång</translation>
    </message>
    <message>
        <source>{count} cards that appear more than once</source>
        <translation>{count} kort finns mer än en gång</translation>
    </message>
    <message>
        <source>1 card missing</source>
        <translation>1 kort saknas</translation>
    </message>
    <message>
        <source>{count} cards missing</source>
        <translation>{count} kort saknas</translation>
    </message>
    <message>
        <source>The certificate’s file name is NAME{suffix}.</source>
        <translation>Intygets fil heter NAMN{suffix}.</translation>
    </message>
    <message>
        <source>the structure of “{name}” was changed</source>
        <translation>”{name}” är inte uppbyggd som den var</translation>
    </message>
    <message>
        <source>is without an entry in the list of {table}</source>
        <translation>står i listan {table} utan anteckning</translation>
    </message>
    <message>
        <source>is in the list of {table} with a different {column}</source>
        <translation>står i listan {table} med ett annat värde ({column})</translation>
    </message>
    <message>
        <source>has fingerprints but is not a set</source>
        <translation>har fingeravtryck men är ingen bricksats</translation>
    </message>
    <message>
        <source>has a key but is not a set</source>
        <translation>har en nyckel men är ingen bricksats</translation>
    </message>
    <message>
        <source>the mark of the journal’s key was changed</source>
        <translation>märket för loggbokens nyckel har ändrats</translation>
    </message>
    <message>
        <source>the count beside the journal is missing, or from another journal</source>
        <translation>räkningen bredvid loggboken saknas eller är inte loggbokens egen</translation>
    </message>
    <message>
        <source>is missing at the end, according to {who}</source>
        <translation>saknas i slutet, enligt {who}</translation>
    </message>
    <message>
        <source>and all up to row {last} are missing at the end, according to {who}</source>
        <translation>och alla till och med rad {last} saknas i slutet, enligt {who}</translation>
    </message>
    <message>
        <source>These settings could not be read and were reset: {names}.</source>
        <translation>Dessa inställningar gick inte att läsa och börjar om: {names}.</translation>
    </message>
    <message>
        <source>The settings could not be read ({reason}) and were reset.</source>
        <translation>Inställningarna gick inte att läsa ({reason}) och börjar om.</translation>
    </message>
    <message>
        <source>it has one of the characters &lt; &gt; : &quot; / \ | ? *</source>
        <translation>innehåller ett av tecknen &lt; &gt; : &quot; / \ | ? *</translation>
    </message>
    <message>
        <source>Windows reserves it for a device</source>
        <translation>Windows använder det för en enhet</translation>
    </message>
    <message>
        <source>cards are A, K, Q, J (R, D, V), T or X, 9 … 2, without spaces between them</source>
        <translation>korten är A, K, Q, J (R, D, V), T eller X, 9 … 2, utan mellanslag emellan</translation>
    </message>
    <message>
        <source>a card appears twice</source>
        <translation>ett kort står två gånger</translation>
    </message>
    <message>
        <source>contains something that was never written there</source>
        <translation>innehåller något som aldrig skrevs där</translation>
    </message>
    <message>
        <source>has a seal that this journal did not make</source>
        <translation>bär ett sigill som inte är loggbokens</translation>
    </message>
    <message>
        <source>at most 13</source>
        <translation>13 är det mesta</translation>
    </message>
    <message>
        <source>number {place} is not eight hexadecimal digits</source>
        <translation>det {place}:e är inte åtta hexadecimala siffror</translation>
    </message>
    <message>
        <source>“{name}” beside it cannot be read, because nothing can be written there</source>
        <translation>”{name}” bredvid kan inte läsas där inget kan skrivas</translation>
    </message>
    <message>
        <source>it repeats the same values</source>
        <translation>det levererar samma sak om och om igen</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is not a word for a sheet</source>
        <translation>programmets {file} är skadad: ”{name}” är inget ord på ett blad</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is wrong</source>
        <translation>programmets {file} är skadad: ”{name}” är inte som det ska vara</translation>
    </message>
    <message>
        <source>it contains no settings of Big Deal</source>
        <translation>det finns inget av Big Deals inställningar i den</translation>
    </message>
    <message>
        <source>boards whose dealer or vulnerability does not match their number: {count}</source>
        <translation>brickor med en annan givare eller zon än numrets: {count}</translation>
    </message>
    <message>
        <source>The file has {count} sessions with the same board numbers: give new ones.</source>
        <translation>Filen innehåller {count} sessioner där bricknummer återkommer: ange nya.</translation>
    </message>
    <message>
        <source>the section [Document] is missing</source>
        <translation>det finns inget avsnitt [Document]</translation>
    </message>
    <message>
        <source>md is not a dealer and at most four hands</source>
        <translation>md är inte en givare och högst fyra händer</translation>
    </message>
    <message>
        <source>Board repeated with the same deal: {count} ×</source>
        <translation>Bricka som redan finns med samma giv: {count} ×</translation>
    </message>
    <message>
        <source>Game without hands, skipped: {count} ×</source>
        <translation>Post utan händer, överhoppad: {count} ×</translation>
    </message>
    <message>
        <source>Game with only some of the hands, skipped: {count} ×</source>
        <translation>Post med bara en del av händerna, överhoppad: {count} ×</translation>
    </message>
    <message>
        <source>Board without a number, counted on: {count} ×</source>
        <translation>Bricka utan eget nummer, räknad vidare: {count} ×</translation>
    </message>
    <message>
        <source>Dealer or vulnerability does not match the board number, not for play: {count} ×</source>
        <translation>Givare eller zon är inte bricknumrets, inte för spel: {count} ×</translation>
    </message>
    <message>
        <source>The same board number with a different deal, taken as another session: {count} ×</source>
        <translation>Samma bricknummer med en annan giv, tagen som en annan session: {count} ×</translation>
    </message>
    <message>
        <source>Belongs to no board, skipped: {count} ×</source>
        <translation>Hör inte till någon bricka, överhoppat: {count} ×</translation>
    </message>
    <message>
        <source>it was missing, and a new one was started with its old key</source>
        <translation>den var borta och började om bredvid sin gamla nyckel</translation>
    </message>
    <message>
        <source>it ends at row {last}, but it had reached row {known}</source>
        <translation>den slutar vid rad {last}, men hade kommit till rad {known}</translation>
    </message>
    <message>
        <source>its rows are not the ones that the count beside it names</source>
        <translation>dess rader är inte de som räkningen bredvid anger</translation>
    </message>
    <message>
        <source>Boards have been dealt from the outside value, so it can no longer be changed.</source>
        <translation>Brickor har gjorts ur det externa värdet, så det kan inte ändras mer.</translation>
    </message>
    <message>
        <source>Another program is working on this tournament.</source>
        <translation>Ett annat program arbetar med den här turneringen.</translation>
    </message>
    <message>
        <source>Wait until it has finished.</source>
        <translation>Vänta tills det är klart.</translation>
    </message>
    <message>
        <source>it is a different kind of file, or from a newer program</source>
        <translation>den är av ett annat slag eller från ett nyare program</translation>
    </message>
    <message>
        <source>a part of it is wrong</source>
        <translation>en del av den är inte vad den ska vara</translation>
    </message>
    <message>
        <source>its “{name}” is wrong</source>
        <translation>dess ”{name}” är inte vad det ska vara</translation>
    </message>
    <message>
        <source>line {line} is not a checksum</source>
        <translation>rad {line} är ingen kontrollsumma</translation>
    </message>
    <message>
        <source>Wait until then.</source>
        <translation>Vänta tills den har kommit.</translation>
    </message>
    <message>
        <source>it is still in the future</source>
        <translation>den har inte kommit än</translation>
    </message>
    <message>
        <source>the plan was not sealed until {day}</source>
        <translation>planen förseglades först {day}</translation>
    </message>
    <message>
        <source>a number without spaces was promised</source>
        <translation>ett tal utan mellanslag utlovades</translation>
    </message>
    <message>
        <source>two numbers with one space between them were promised</source>
        <translation>två tal med ett mellanslag emellan utlovades</translation>
    </message>
    <message>
        <source>the {name} is a number: digits with a point or comma</source>
        <translation>{name} är ett tal, siffror med punkt eller komma</translation>
    </message>
    <message>
        <source>the points or commas in {text} are in the wrong places</source>
        <translation>punkter eller komman i {text} står inte där de ska</translation>
    </message>
    <message>
        <source>its boards are not in the order of their numbers</source>
        <translation>brickorna står inte i nummerordning</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>i början</translation>
    </message>
    <message>
        <source>it is a compressed file: unpack it first</source>
        <translation>det är en packad fil: packa upp den först</translation>
    </message>
    <message>
        <source>Dealer or vulnerability not understood, so the one of the board number is used: {count} ×</source>
        <translation>Givare eller zon med okända ord, bricknumrets har använts: {count} ×</translation>
    </message>
    <message>
        <source>The plan is sealed, so it can no longer be changed.</source>
        <translation>Planen är förseglad och kan därför inte ändras mer.</translation>
    </message>
    <message>
        <source>The plan is already sealed.</source>
        <translation>Planen är redan förseglad.</translation>
    </message>
    <message>
        <source>You can deal 1 to {most} sets at once.</source>
        <translation>Det går att skapa 1 till {most} bricksatser på en gång.</translation>
    </message>
    <message>
        <source>Sets dealt together can have at most {most} boards in all; these would have {count}.</source>
        <translation>Flera bricksatser på en gång kan ha {most} brickor sammanlagt, och de här skulle ha {count}.</translation>
    </message>
    <message>
        <source>it is from a network that this program does not know</source>
        <translation>den är från ett nätverk som programmet inte känner till</translation>
    </message>
    <message>
        <source>Enter the value that it promises.</source>
        <translation>Sätt det värde den lovar.</translation>
    </message>
    <message>
        <source>round {number} of drand was promised; its file contains the signature that proves it</source>
        <translation>drand-omgång {number} var utlovad; dess fil har signaturen som bevisar den</translation>
    </message>
    <message>
        <source>The fallback value is the one of {day}: nobody can know it yet.</source>
        <translation>Det som gäller om nätverket har upphört är från {day}: ingen kan veta det ännu.</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <translation>det är inte text i UTF-8</translation>
    </message>
    <message>
        <source>the randomness does not match the signature; one of them is wrong</source>
        <translation>slumptalet hör inte till signaturen; ett av dem är fel</translation>
    </message>
    <message>
        <source>the key is not a key of such a network</source>
        <translation>nyckeln är ingen nyckel för ett sådant nätverk</translation>
    </message>
    <message>
        <source>the signature is not valid; one of its digits is wrong</source>
        <translation>signaturen är ingen; någon siffra i den är fel</translation>
    </message>
    <message>
        <source>the network did not sign round {number} like this; the number or the signature is wrong</source>
        <translation>så har nätverket inte signerat omgång {number}; nummer eller signatur är fel</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>det är ingen felfri JSON</translation>
    </message>
    <message>
        <source>it has more pixels than a page can show</source>
        <translation>den har fler punkter än en sida visar</translation>
    </message>
    <message>
        <source>these words are not in the word list: {places}</source>
        <translation>dessa ord finns inte i ordlistan: {places}</translation>
    </message>
    <message>
        <source>all words are in the list, but several differ from the slip, or the hash belongs to other words</source>
        <translation>alla ord finns i listan, och fler än ett är ett annat på lappen; eller hashen hör till andra ord</translation>
    </message>
    <message>
        <source>word {place} differs from the slip</source>
        <translation>ord {place} är ett annat på lappen</translation>
    </message>
    <message>
        <source>words {one} and {other} are swapped</source>
        <translation>ord {one} och {other} har bytt plats</translation>
    </message>
    <message>
        <source>“{file}” is a PDF, like a secret slip; the organiser’s file is a text whose name ends in “-hash.txt”</source>
        <translation>”{file}” är en PDF, som en hemlig lapp är; filen för arrangören är en text vars namn slutar på ”-hash.txt”</translation>
    </message>
    <message>
        <source>choose first where the outside value will come from</source>
        <translation>säg först varifrån det externa värdet kommer</translation>
    </message>
    <message>
        <source>another holder already has this name</source>
        <translation>en annan väktare heter redan så</translation>
    </message>
    <message>
        <source>Reveal on the computer that dealt them.</source>
        <translation>Avslöja på datorn som skapade dem.</translation>
    </message>
    <message>
        <source>The keys of all sessions have already been revealed.</source>
        <translation>Nycklarna till alla sessioner är redan avslöjade.</translation>
    </message>
    <message>
        <source>The public pack contains every session that was dealt.</source>
        <translation>Det offentliga paketet innehåller varje session som skapats.</translation>
    </message>
    <message>
        <source>The key of a session opens all its boards, including its reserve set.</source>
        <translation>En sessions nyckel öppnar alla dess brickor, även reservsatsens.</translation>
    </message>
    <message>
        <source>What was published binds all keys together, so no single one can be proved.</source>
        <translation>Det som publicerades binder alla nycklar tillsammans, så ingen av dem kan bevisas för sig.</translation>
    </message>
    <message>
        <source>The number of sessions of phase {phase} is open, so one key opens them all, including those not played yet.</source>
        <translation>Antalet sessioner i fas {phase} är öppet, så en enda nyckel gäller för alla: den skulle öppna dem som ännu ska spelas.</translation>
    </message>
    <message>
        <source>According to this computer’s journal, {session} has not been dealt.</source>
        <translation>Datorns loggbok känner inte till att {session} har skapats.</translation>
    </message>
    <message>
        <source>it is not the key of a session</source>
        <translation>den är något annat än en sessions nyckel</translation>
    </message>
    <message>
        <source>it is not what should be there</source>
        <translation>det är inte det som måste stå där</translation>
    </message>
    <message>
        <source>it ends after {count} of {size} bytes</source>
        <translation>den är avbruten efter {count} av {size} byte</translation>
    </message>
    <message>
        <source>This computer has not seen this tournament before. The log in its folder shows what was done elsewhere, and that counts here too.</source>
        <translation>Den här datorn har inte sett den här turneringen förut. Det som gjorts med den står i loggen i dess mapp och gäller även här.</translation>
    </message>
    <message>
        <source>Part of the tournament log is damaged or missing. Ask what was done on other computers before you deal or reveal.</source>
        <translation>Något av turneringens logg är skadat eller saknas. Fråga vad som gjordes på andra datorer innan du ger eller avslöjar.</translation>
    </message>
    <message>
        <source>Two computers continued this tournament without knowing of each other. Compare what they dealt, and record a deviation that says how this happened: it joins the two.</source>
        <translation>Två datorer gick vidare med den här turneringen, var och en utan det den andra gjorde. Jämför vad de gav, och anteckna en avvikelse som säger hur det gick till: den förenar de två.</translation>
    </message>
    <message>
        <source>its folder is another user’s</source>
        <translation>dess mapp tillhör en annan användare</translation>
    </message>
    <message>
        <source>This set was spot-checked {count} times before play. It can be checked again when play is over.</source>
        <translation>Antal stickprov av den här bricksatsen före spel: {count}. Den kan kontrolleras igen när spelet är slut.</translation>
    </message>
    <message>
        <source>This is an Access database, which is not read here. Export its table ReceivedData as CSV, and choose that file.</source>
        <translation>Det här är en Access-databas, som inte läses här. Exportera tabellen ReceivedData som CSV och välj den filen.</translation>
    </message>
    <message>
        <source>The file has no result of board {number}.</source>
        <translation>Filen har inget resultat för bricka {number}.</translation>
    </message>
    <message>
        <source>This is not whole JSON.</source>
        <translation>Det här är inte fullständig JSON.</translation>
    </message>
    <message>
        <source>it is not a PNG, JPEG or SVG picture</source>
        <translation>det är ingen PNG-, JPEG- eller SVG-bild</translation>
    </message>
    <message>
        <source>its drawing is too complicated</source>
        <translation>teckningen är för invecklad</translation>
    </message>
    <message>
        <source>the attached journal in “{folder}” is missing or was changed</source>
        <translation>den bifogade loggboken i ”{folder}” saknas eller har ändrats</translation>
    </message>
    <message>
        <source>{count} older journals are attached here, and no more are possible.</source>
        <translation>En äldre loggbok är redan bifogad {count} gånger, och fler är inte möjliga.</translation>
    </message>
    <message>
        <source>Deal other boards outside the tournament, as an ordinary session, and record a deviation.</source>
        <translation>Skapa andra brickor utanför turneringen, som en vanlig session, och anteckna en avvikelse.</translation>
    </message>
    <message>
        <source>The files of another journal are here: “{path}”. Move the three files “{name}”, “{key_name}” and “{head_name}” of that folder elsewhere, keep them, and restore again.</source>
        <translation>Här finns filerna från en annan loggbok: ”{path}”. Flytta de tre filerna ”{name}”, ”{key_name}” och ”{head_name}” i den mappen till ett annat ställe, spara dem och återställ igen.</translation>
    </message>
    <message>
        <source>a card is in two of the hands: look for one hand at a time</source>
        <translation>ett kort finns i två av händerna: sök en hand i taget</translation>
    </message>
    <message>
        <source>an owner word</source>
        <translation>ett ägarord</translation>
    </message>
    <message>
        <source>it has {count} letters N, E, S, W or -</source>
        <translation>det har {count} bokstäver N, E, S, W eller -</translation>
    </message>
    <message>
        <source>a part of a deal</source>
        <translation>en del av en giv</translation>
    </message>
    <message>
        <source>a suit by itself ends at {last}</source>
        <translation>en färg för sig slutar vid {last}</translation>
    </message>
    <message>
        <source>its bits are not those of a layout</source>
        <translation>dess bitar är inte en uppställnings</translation>
    </message>
    <message>
        <source>different whole numbers from 0 on</source>
        <translation>olika heltal från 0 och uppåt</translation>
    </message>
    <message>
        <source>no set of this size has this index</source>
        <translation>ingen mängd av denna storlek har detta index</translation>
    </message>
    <message>
        <source>a set of numbers</source>
        <translation>en mängd tal</translation>
    </message>
    <message>
        <source>the sequences of a deal</source>
        <translation>en givs följder</translation>
    </message>
    <message>
        <source>three times 13 different places, below 52, 39 and 26</source>
        <translation>tre gånger 13 olika platser, under 52, 39 och 26</translation>
    </message>
    <message>
        <source>the triple of a deal</source>
        <translation>en givs tre index</translation>
    </message>
    <message>
        <source>three numbers from 0, below C(52,13), C(39,13) and C(26,13)</source>
        <translation>tre tal från 0, under C(52,13), C(39,13) och C(26,13)</translation>
    </message>
    <message>
        <source>cards marked unused that have a seat: {count}</source>
        <translation>oanvända kort med en plats: {count}</translation>
    </message>
    <message>
        <source>the row is shorter than the heading</source>
        <translation>raden är kortare än rubriken</translation>
    </message>
    <message>
        <source>a hand is not four suits with dots between</source>
        <translation>en hand är inte fyra färger med punkter emellan</translation>
    </message>
    <message>
        <source>the column of board numbers has none here</source>
        <translation>kolumnen med bricknummer har inget här</translation>
    </message>
    <message>
        <source>Double dummy of more than {most} boards is not worked out here.</source>
        <translation>Double dummy för mer än {most} brickor räknas inte ut här.</translation>
    </message>
    <message>
        <source>This is not whole CSV.</source>
        <translation>Det här är inte fullständig CSV.</translation>
    </message>
    <message>
        <source>a row has no number</source>
        <translation>en rad saknar nummer</translation>
    </message>
    <message>
        <source>its check code is not 64 hexadecimal digits</source>
        <translation>dess kontrollkod är inte 64 hexadecimala siffror</translation>
    </message>
    <message>
        <source>There is no commitment in the plan’s folder, so there is no check code.</source>
        <translation>Det finns ingen bindningsfil bredvid planen, alltså ingen kontrollkod.</translation>
    </message>
    <message>
        <source>{session} has {boards}, and no board {number}</source>
        <translation>{session} har {boards} och ingen bricka {number}</translation>
    </message>
</context>
<context>
    <name>recovery</name>
    <message>
        <source>Hidden files of it were removed: {names}.</source>
        <translation>Dess dolda filer togs bort: {names}.</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation>{names} och {count} till</translation>
    </message>
    <message>
        <source>Writing {names} into “{folder}” was interrupted before any file was complete. The set counts as failed.</source>
        <translation>Leveransen av {names} till ”{folder}” avbröts innan någon fil var på plats. Bricksatsen räknas som misslyckad.</translation>
    </message>
    <message>
        <source>The disk of “{folder}” keeps no rights: everyone who can use it can read the boards there.</source>
        <translation>Disken med ”{folder}” känner inga rättigheter: alla som kan använda den kan läsa givarna där.</translation>
    </message>
    <message>
        <source>Hidden files in “{folder}” may hold boards, and could not be removed: {names}. The next dealing tries again.</source>
        <translation>Dolda filer i ”{folder}” kan innehålla givar och kunde inte tas bort: {names}. Nästa läggning försöker igen.</translation>
    </message>
    <message>
        <source>Writing set {code} was interrupted at its last step. All its files are complete, and it now counts as dealt: {names}.</source>
        <translation>Leveransen av bricksats {code} avbröts i sista steget. Alla dess filer är hela, och den räknas nu som skapad: {names}.</translation>
    </message>
    <message>
        <source>Writing set {code} was interrupted before it was complete. It counts as failed, and its files were removed: {names}. Do not play copies of them.</source>
        <translation>Leveransen av bricksats {code} avbröts innan den var hel. Den räknas som misslyckad, och dess filer togs tillbaka: {names}. Spela inte kopior av dem.</translation>
    </message>
    <message>
        <source>Writing files was interrupted, and files with those names have changed since. They were left alone: {names}.</source>
        <translation>En leverans avbröts, och filer med dess namn har ändrats sedan dess. De lämnades i fred: {names}.</translation>
    </message>
    <message>
        <source>Hidden files in “{folder}” were left alone, because another user, computer or data folder made them: {names}.</source>
        <translation>Dolda filer i ”{folder}” lämnades i fred, eftersom en annan användare, dator eller datamapp har gjort dem: {names}.</translation>
    </message>
    <message>
        <source>Writing {names} was interrupted at its last step, and the journal does not know these boards. They were left alone. Do not play them unless you know where they come from.</source>
        <translation>Leveransen av {names} avbröts i sista steget, och loggboken känner inte till dessa brickor. De lämnades i fred. Spela dem inte om du inte vet varifrån de kommer.</translation>
    </message>
    <message>
        <source>An earlier attempt to publish this plan was interrupted. Its keys are not in use, and its files were removed: {names}. Destroy any copies of them.</source>
        <translation>En tidigare publicering av denna plan avbröts. Dess nycklar binder ingenting, och dess filer togs bort: {names}. Förstör kopior av dem.</translation>
    </message>
    <message>
        <source>Whether this counts as dealt is settled at the next dealing, or when the program starts.</source>
        <translation>Om det räknas som skapat avgörs vid nästa läggning, eller när programmet startar.</translation>
    </message>
    <message>
        <source>All files are complete and stay in “{folder}”: {names}.</source>
        <translation>Alla filer är hela och stannar i ”{folder}”: {names}.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Identification</source>
        <translation>Identifikation</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Filer för</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Mapp för filerna</translation>
    </message>
    <message>
        <source>Folder for used sets</source>
        <translation>Mapp för använda bricksatser</translation>
    </message>
    <message>
        <source>Exactly as Big Deal</source>
        <translation>Precis som Big Deal</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Slump</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Utseende</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textstorlek</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Mallar</translation>
    </message>
    <message>
        <source>Print options</source>
        <translation>Utskriftsval</translation>
    </message>
    <message>
        <source>Recent tournaments</source>
        <translation>Senaste turneringar</translation>
    </message>
    <message>
        <source>First start</source>
        <translation>Första starten</translation>
    </message>
    <message>
        <source>Language and appearance</source>
        <translation>Språk och utseende</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Språ&amp;k</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>F&amp;ärger</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Ljust</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mörkt</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Te&amp;xtstorlek</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Your club</source>
        <translation>Din klubb</translation>
    </message>
    <message>
        <source>&amp;Identification</source>
        <translation>&amp;Identifikation</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message>
        <source>Ticked when the program starts.</source>
        <translation>Förvalda när programmet startar.</translation>
    </message>
    <message>
        <source>&amp;New sets go to</source>
        <translation>&amp;Nya bricksatser läggs i</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Välj…</translation>
    </message>
    <message>
        <source>&amp;Used sets go to</source>
        <translation>Använda bricksatser lä&amp;ggs i</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>Vä&amp;lj…</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Skapa givar</translation>
    </message>
    <message>
        <source>Contents of the files</source>
        <translation>Filernas innehåll</translation>
    </message>
    <message>
        <source>&amp;Standard</source>
        <translation>&amp;Standard</translation>
    </message>
    <message>
        <source>E&amp;xactly as Big Deal</source>
        <translation>&amp;Precis som Big Deal</translation>
    </message>
    <message>
        <source>&amp;Your typing and the computer</source>
        <translation>&amp;Det du skriver och datorn</translation>
    </message>
    <message>
        <source>You type or move the mouse until the meter is full. Both are mixed: one good source is enough. Choose this if you can.</source>
        <translation>Du skriver eller rör musen tills mätaren är full. Båda blandas: en bra källa räcker. Välj detta om du kan.</translation>
    </message>
    <message>
        <source>Pr&amp;esets</source>
        <translation>M&amp;allar</translation>
    </message>
    <message>
        <source>Names of the files</source>
        <translation>Filernas namn</translation>
    </message>
    <message>
        <source>Day and event</source>
        <translation>Dag och tävling</translation>
    </message>
    <message>
        <source>Day, event and set code</source>
        <translation>Dag, tävling och satskod</translation>
    </message>
    <message>
        <source>Finished files stay</source>
        <translation>Färdiga filer ligger kvar</translation>
    </message>
    <message>
        <source>The last session</source>
        <translation>Den senaste sessionen</translation>
    </message>
    <message>
        <source>Nam&amp;es of the files</source>
        <translation>Filernas na&amp;mn</translation>
    </message>
    <message>
        <source>Last preset</source>
        <translation>Den senaste mallen</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Your club and place. It is mixed into every deal, so two clubs never deal the same boards, even from the same seed. It is not a password.</source>
        <translation>Din klubb och ort. Den blandas in i varje giv, så att två klubbar aldrig får samma brickor, inte ens ur samma startvärde. Den är inget lösenord.</translation>
    </message>
    <message>
        <source>What machines and programs expect, with the known mistakes of older files corrected.</source>
        <translation>Det som maskiner och program väntar sig, med kända småfel i äldre filer rättade.</translation>
    </message>
    <message>
        <source>The same bytes as Big Deal 2.0, except for the name of the program. For old procedures.</source>
        <translation>Byte för byte som Big Deal 2.0, utom programmets namn. För gamla rutiner.</translation>
    </message>
    <message>
        <source>Only the &amp;computer</source>
        <translation>&amp;Enbart datorn</translation>
    </message>
    <message>
        <source>For anyone who can neither type nor move a mouse. The boards are as random as this computer can be trusted. You add nothing yourself, and the certificate of the set says so.</source>
        <translation>För den som varken kan skriva eller röra en mus. Brickorna är så slumpmässiga som datorn är i ordning; du tillför inget eget, och det står i intyget för bricksatsen.</translation>
    </message>
</context>
<context>
    <name>sheets</name>
    <message>
        <source>To open it: “bigdeal tournament” asks for the words of each sheet. Without this program: a tool for SLIP-39 turns the lists into a master secret in hexadecimal (no passphrase); this is the passphrase for “age -d”.</source>
        <translation>Så öppnas den: ”bigdeal tournament” frågar efter orden på varje blad. Utan det här programmet: ett verktyg för SLIP-39 gör listorna till en huvudhemlighet i hexadecimal form (ingen lösenfras); den är lösenfrasen till ”age -d”.</translation>
    </message>
    <message>
        <source>SECRET: share {number} of {count}</source>
        <translation>HEMLIGT: del {number} av {count}</translation>
    </message>
    <message>
        <source>SECRET: the passphrase of a tournament</source>
        <translation>HEMLIGT: lösenfrasen till en turnering</translation>
    </message>
    <message>
        <source>Tournament: {name}</source>
        <translation>Turnering: {name}</translation>
    </message>
    <message>
        <source>Opens: {file}</source>
        <translation>Öppnar: {file}</translation>
    </message>
    <message>
        <source>Without it nobody can open the file, and the boards cannot be dealt.</source>
        <translation>Utan den kan ingen öppna filen, och inga brickor kan skapas.</translation>
    </message>
    <message>
        <source>Print it twice, keep the sheets in two safe places, and delete this file.</source>
        <translation>Skriv ut det två gånger, förvara bladen på två säkra ställen och radera den här filen.</translation>
    </message>
    <message>
        <source>Set number: {number}</source>
        <translation>Gruppnummer: {number}</translation>
    </message>
    <message>
        <source>Held by: {holder}</source>
        <translation>Förvaras av: {holder}</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>Dagen</translation>
    </message>
    <message>
        <source>Who keeps the keys</source>
        <translation>Vem förvarar nycklarna</translation>
    </message>
    <message>
        <source>How to check</source>
        <translation>Så kontrollerar du</translation>
    </message>
    <message>
        <source>Hash of the keys</source>
        <translation>Nycklarnas hash</translation>
    </message>
    <message>
        <source>SHA-256 of the page verify.html</source>
        <translation>SHA-256 för sidan verify.html</translation>
    </message>
    <message>
        <source>The same in words</source>
        <translation>Samma sak med ord</translation>
    </message>
    <message>
        <source>Published before the outside value is known</source>
        <translation>Publicerat innan det externa värdet är känt</translation>
    </message>
    <message>
        <source>The organiser says where.</source>
        <translation>Det säger arrangören.</translation>
    </message>
    <message>
        <source>The organiser, unsealed.</source>
        <translation>Arrangören, oförseglade.</translation>
    </message>
    <message>
        <source>The organiser, sealed with a passphrase.</source>
        <translation>Arrangören, förseglade med en lösenfras.</translation>
    </message>
    <message>
        <source>Sealed for {count} secret key(s), any of which opens them.</source>
        <translation>Förseglade för hemliga nycklar ({count}); var och en öppnar.</translation>
    </message>
    <message>
        <source>SECRET until the outside value is known</source>
        <translation>HEMLIGT tills det externa värdet är känt</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Dina ord</translation>
    </message>
    <message>
        <source>As one line</source>
        <translation>På en rad</translation>
    </message>
    <message>
        <source>What they are for</source>
        <translation>Vad de är till för</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Vad som ska göras</translation>
    </message>
    <message>
        <source>Without this program</source>
        <translation>Utan detta program</translation>
    </message>
    <message>
        <source>For the organiser, before the plan is published</source>
        <translation>Till arrangören, innan planen publiceras</translation>
    </message>
    <message>
        <source>SHA-256 of the words</source>
        <translation>SHA-256 av orden</translation>
    </message>
    <message>
        <source>Holder: {name}</source>
        <translation>Väktare: {name}</translation>
    </message>
    <message>
        <source>Any {needed} of the {count} sheets open the file; one alone is useless.</source>
        <translation>Vilka {needed} som helst av de {count} ordlistorna öppnar filen; en ensam är värdelös.</translation>
    </message>
    <message>
        <source>Keep this sheet apart from the others, in a sealed envelope. Do not copy, photograph or email it. If too few sheets are left, nobody can open the file, and the boards cannot be dealt.</source>
        <translation>Förvara bladet skilt från de andra, i ett slutet kuvert. Kopiera, fotografera eller skicka det inte. Om för få blad är kvar kan ingen öppna filen, och inga brickor kan skapas.</translation>
    </message>
    <message>
        <source>Type it exactly as printed, with the dashes and in small letters.</source>
        <translation>Skriv den som den står, med bindestreck och små bokstäver.</translation>
    </message>
    <message>
        <source>Anyone who has this sheet and the file can compute every board.</source>
        <translation>Den som har bladet och filen kan räkna ut varje bricka.</translation>
    </message>
    <message>
        <source>What determines the deals</source>
        <translation>Det som avgör givarna</translation>
    </message>
    <message>
        <source>And the words of these holders; if withheld, their SHA-256 instead</source>
        <translation>Och orden från dessa väktare; om de hålls inne, deras SHA-256</translation>
    </message>
    <message>
        <source>Where everyone can find the value from then on</source>
        <translation>Här finner alla värdet från och med då</translation>
    </message>
    <message>
        <source>{count} officials, sealed: any {needed} of them together can open the keys.</source>
        <translation>{count} nyckelhållare, förseglade: {needed} av dem öppnar nycklarna tillsammans.</translation>
    </message>
    <message>
        <source>Nothing on this page is secret. The organiser enters the name and this SHA-256 together with the source of the outside value. Later, check that the published promise names you with it.</source>
        <translation>Inget på denna sida är hemligt. Arrangören skriver in namnet och denna SHA-256 där källan till det externa värdet väljs. Se sedan till att det publicerade löftet nämner dig med den.</translation>
    </message>
    <message>
        <source>They go into every deal of the tournament, together with the secret keys and the outside value. As long as only you know them, nobody can foresee a board, not even the organiser.</source>
        <translation>De går in i varje giv i tävlingen, vid sidan av de hemliga nycklarna och det externa värdet. Så länge bara du vet dem kan ingen förutse en bricka, inte heller arrangören.</translation>
    </message>
    <message>
        <source>Do not show, email or photograph them. Give the organiser the other page. When the outside value is known, and not before, hand over the words so that the boards can be dealt, ideally all holders at the same moment. Play does not wait for you: without your words their SHA-256 is used instead, and every check says that they were withheld.</source>
        <translation>Visa dem inte för någon, och skicka eller fotografera dem inte. Ge arrangören den andra sidan. När det externa värdet är känt, och inte förr, lämnar du orden så att brickorna kan skapas, helst alla väktare i samma ögonblick. Spelet väntar inte på dig: utan dina ord träder deras SHA-256 i deras ställe, och varje kontroll säger att de hölls inne.</translation>
    </message>
    <message>
        <source>The SHA-256 on the other page is that of the one line above: small letters with hyphens between them, without a line break.</source>
        <translation>SHA-256 på den andra sidan gäller raden ovan: små bokstäver med bindestreck mellan orden, utan radslut.</translation>
    </message>
    <message>
        <source>Check code (digest, SHA-256)</source>
        <translation>Kontrollkod</translation>
    </message>
    <message>
        <source>Photograph this sheet, or keep the bulletin. After the last board the organiser publishes a pack. The program bigdeal-gui, its command “bigdeal verify”, and the page verify.html from the program’s releases ask for this check code: the words, the digits or the QR code. If they agree, the plan, the promise and the keys are today’s ({name}.commit.json), and every board is computed again.</source>
        <translation>Fotografera det här bladet, eller spara bulletinen. Efter sista brickan publicerar arrangören ett paket. Programmet bigdeal-gui, dess kommando ”bigdeal verify” eller sidan verify.html, som publiceras med programmet, frågar efter den här kontrollkoden: orden, siffrorna eller koden. Stämmer de är plan, löfte och nycklar dagens ({name}.commit.json), och varje bricka räknas ut på nytt.</translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message>
        <source>your typing and the computer</source>
        <translation>det du skriver och datorn</translation>
    </message>
    <message>
        <source>a seed that was given</source>
        <translation>ett angivet startvärde</translation>
    </message>
    <message>
        <source>the tournament’s keys</source>
        <translation>turneringens nycklar</translation>
    </message>
    <message>
        <source>only your typing</source>
        <translation>enbart det du skriver</translation>
    </message>
    <message>
        <source>only the computer</source>
        <translation>enbart datorn</translation>
    </message>
</context>
<context>
    <name>states</name>
    <message>
        <source>certified</source>
        <translation>intygad</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>arkiverad</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>flyttad</translation>
    </message>
    <message>
        <source>being moved</source>
        <translation>på väg att flyttas</translation>
    </message>
    <message>
        <source>no longer being moved</source>
        <translation>inte längre på väg att flyttas</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>“{file}”, board {number}: {reason}.</source>
        <translation>”{file}”, bricka {number}: {reason}.</translation>
    </message>
    <message>
        <source>Boards that are wrong there: {numbers}.</source>
        <translation>Brickor som är fel där: {numbers}.</translation>
    </message>
    <message>
        <source>The organiser’s reason: “{reason}”.</source>
        <translation>Arrangörens skäl: ”{reason}”.</translation>
    </message>
    <message>
        <source>Every session of the plan is here, with every board.</source>
        <translation>Alla planens sessioner finns här, med alla brickor.</translation>
    </message>
    <message>
        <source>“{file}” cannot be used: {reason} Get it again.</source>
        <translation>”{file}” kan inte användas: {reason} Hämta den på nytt.</translation>
    </message>
    <message>
        <source>This plan is not published yet: no keys are bound to it.</source>
        <translation>Planen är inte publicerad än: inga nycklar är bundna.</translation>
    </message>
    <message>
        <source>The keys are not here, or still sealed: they come after play.</source>
        <translation>Nycklarna finns inte här, eller är ännu förseglade: de kommer efter spelet.</translation>
    </message>
    <message>
        <source>{session}: its key is the one bound for this session, number {number} of {count}. The others stay secret (“{file}”).</source>
        <translation>{session}: nyckeln är den som bands för sessionen, nummer {number} av {count}, medan de andra förblir hemliga (”{file}”).</translation>
    </message>
    <message>
        <source>“{file}”: its root of the keys is not the one that was bound.</source>
        <translation>”{file}”: dess rot av nycklarna är inte den som bands.</translation>
    </message>
    <message>
        <source>“{file}”: its key is number {found} of {found_count}; that of phase {phase}, session {session}, is number {number} of {count}.</source>
        <translation>”{file}”: nyckeln är nummer {found} av {found_count}; den för fas {phase}, session {session}, är nummer {number} av {count}.</translation>
    </message>
    <message>
        <source>“{file}”: this is not the key that was bound for phase {phase}, session {session}.</source>
        <translation>”{file}”: detta är inte nyckeln som bands för fas {phase}, session {session}.</translation>
    </message>
    <message>
        <source>No boards are here: add their files, such as .pbn.</source>
        <translation>Inga brickor finns här: lägg till deras filer, till exempel .pbn.</translation>
    </message>
    <message>
        <source>Give all of it, and say whether you saw it before {moment}.</source>
        <translation>Ange hela, och säg om du såg den före {moment}.</translation>
    </message>
    <message>
        <source>the day of the value</source>
        <translation>värdets dag</translation>
    </message>
    <message>
        <source>You know of no earlier promise of this organiser for this event, as you say.</source>
        <translation>Du känner inte till något tidigare löfte från den här arrangören för den här turneringen, som du säger.</translation>
    </message>
    <message>
        <source>The value you gave is “{given}”; the value in the plan is “{value}”.</source>
        <translation>Du angav värdet ”{given}”; i planen står ”{value}”.</translation>
    </message>
    <message>
        <source>The outside value is the one you gave.</source>
        <translation>Det externa värdet är det du angav.</translation>
    </message>
    <message>
        <source>The value was entered on {entered}, before the promised day, {day}.</source>
        <translation>Värdet matades in {entered}, före den utlovade dagen, {day}.</translation>
    </message>
    <message>
        <source>The value you gave, “{given}”, cannot be read as the promised one: {source}.</source>
        <translation>Värdet du angav, ”{given}”, kan inte läsas som det utlovade: {source}.</translation>
    </message>
    <message>
        <source>The value is the randomness of round {number}, which appeared on {when}: the network’s signature is genuine.</source>
        <translation>Värdet är slumptalet för drand-omgång {number}, som kom {when}: nätverkets signatur är äkta.</translation>
    </message>
    <message>
        <source>The value is not that of the promised round {number}. It counts only if the network had ended before {when}.</source>
        <translation>Värdet är inte det från den utlovade omgången {number}. Det gäller bara om nätverket hade upphört före {when}.</translation>
    </message>
    <message>
        <source>Look up at {address} whether the randomness of round {number} is {value}.</source>
        <translation>Slå upp på {address} om slumptalet för omgång {number} är {value}.</translation>
    </message>
    <message>
        <source>The file of round {number} (.round.json) is not here. Look up at {address} whether its randomness is {value}; or add the file, and it is checked here.</source>
        <translation>Filen för drand-omgång {number} (.round.json) finns inte här. Slå upp på {address} om slumptalet (randomness) är {value}; eller lägg till filen, så kontrolleras den här.</translation>
    </message>
    <message>
        <source>“{file}” is not what the network signed: {reason}.</source>
        <translation>”{file}” är inte vad nätverket har signerat: {reason}.</translation>
    </message>
    <message>
        <source>These have the same words, so they are one holder: {names}.</source>
        <translation>Dessa har samma ord, så de är en och samma väktare: {names}.</translation>
    </message>
    <message>
        <source>The words of “{name}” are in the value: their SHA-256 is the promised one.</source>
        <translation>Orden från ”{name}” står i värdet: deras SHA-256 är den utlovade.</translation>
    </message>
    <message>
        <source>These sessions were played, as you say: {sessions}.</source>
        <translation>Dessa sessioner spelades, som du säger: {sessions}.</translation>
    </message>
    <message>
        <source>The promise announces a log of what was done, and it is not here.</source>
        <translation>Löftet utlovar en logg över vad som gjordes, och den finns inte här.</translation>
    </message>
    <message>
        <source>Something of the log of what was done is damaged or missing.</source>
        <translation>Något av loggen över vad som gjordes är skadat eller saknas.</translation>
    </message>
    <message>
        <source>The log of what was done is shorter than the text of a pack says.</source>
        <translation>Loggen över vad som gjordes är kortare än texten i ett paket säger.</translation>
    </message>
    <message>
        <source>By the log, two computers went on with this tournament, each without what the other did.</source>
        <translation>Enligt loggen gick två datorer vidare med turneringen, var och en utan det som den andra gjorde.</translation>
    </message>
    <message>
        <source>“{file}” has no boards.</source>
        <translation>Det finns ingen bricka i ”{file}”.</translation>
    </message>
    <message>
        <source>“{file}” has the name of {named}, but the boards of {session}.</source>
        <translation>”{file}” är uppkallad efter {named}, men brickorna är från {session}.</translation>
    </message>
    <message>
        <source>“{file}” has no board numbers, and the boards of {session} are in a different order.</source>
        <translation>”{file}” saknar bricknummer, och brickorna från {session} står i en annan ordning.</translation>
    </message>
    <message>
        <source>“{phase}”: the number of sessions was left open. Found: {count}.</source>
        <translation>”{phase}”: Antalet sessioner var öppet. Funna: {count}.</translation>
    </message>
    <message>
        <source>“{phase}”: the boards of its sessions were left open.</source>
        <translation>”{phase}”: Vilka brickor sessionerna har var öppet.</translation>
    </message>
    <message>
        <source>{session}: none of its boards is here.</source>
        <translation>{session}: Ingen bricka från den finns här.</translation>
    </message>
    <message>
        <source>{session}: its boards were left open. Found: {numbers}.</source>
        <translation>{session}: Vilka brickor den har var öppet. Funna: {numbers}.</translation>
    </message>
    <message>
        <source>“{file}” was not opened: unpack it, and give its contents.</source>
        <translation>”{file}” undersöktes inte: packa upp den och ge det den innehåller.</translation>
    </message>
    <message>
        <source>The organiser reports a deviation from the plan: “{what}”.</source>
        <translation>Arrangören berättar om en avvikelse från planen: ”{what}”.</translation>
    </message>
    <message>
        <source>“{file}” is in the list of checksums, but not among the files.</source>
        <translation>”{file}” står i listan med kontrollsummor men finns inte bland filerna.</translation>
    </message>
    <message>
        <source>All files match the list of checksums in the pack.</source>
        <translation>Varje fil är den som packades, enligt listan med kontrollsummor.</translation>
    </message>
    <message>
        <source>This is a practice tournament, made to try things out.</source>
        <translation>Det här är en övningsturnering: den gjordes för att prova.</translation>
    </message>
    <message>
        <source>The keys of all sessions are here, but their hash is not the one in the plan (KH).</source>
        <translation>Nycklarna till alla sessioner finns här, och deras hash är inte den som planen anger (KH).</translation>
    </message>
    <message>
        <source>The keys are the ones fixed before.</source>
        <translation>Nycklarna är de som bands i förväg.</translation>
    </message>
    <message>
        <source>“{file}” contains the key of one session, but the commitment for it is missing. Add the file that ends in .commit.json.</source>
        <translation>”{file}” innehåller en sessions nyckel, och bindningsfilen som binder den finns inte här: lägg till filen som slutar på .commit.json.</translation>
    </message>
    <message>
        <source>“{file}”: a single key cannot be proved here, because the commitment (version 1) binds all keys together.</source>
        <translation>”{file}”: en nyckel för sig kan inte bevisas här: bindningsfilen, av version 1, binder alla nycklar tillsammans.</translation>
    </message>
    <message>
        <source>“{file}”: the plan has no separate key for phase {phase}, session {session}.</source>
        <translation>”{file}”: planen har ingen egen nyckel för fas {phase}, session {session}.</translation>
    </message>
    <message>
        <source>{sessions}: the key has very few different characters, so it can be guessed.</source>
        <translation>{sessions}: nyckeln består av mycket få olika bokstäver, så den kan gissas.</translation>
    </message>
    <message>
        <source>{sessions}: these have the same key, so they have the same boards.</source>
        <translation>{sessions}: dessa har en och samma nyckel, så de har samma brickor.</translation>
    </message>
    <message>
        <source>This is only about {sessions}. The keys of the other sessions are still secret: nothing is proved about them before they are revealed.</source>
        <translation>Detta gäller bara {sessions}. Nycklarna till de andra sessionerna är ännu hemliga: inget är bevisat om dem förrän de avslöjas.</translation>
    </message>
    <message>
        <source>Plan and promise match the commitment word for word.</source>
        <translation>Plan och löfte är ord för ord de som bindningsfilen band.</translation>
    </message>
    <message>
        <source>There is no commitment: only the keys were fixed, not the names, sessions, boards and source.</source>
        <translation>Det finns ingen bindningsfil: bara nycklarna bands, inte namn, sessioner, brickor och källa.</translation>
    </message>
    <message>
        <source>You saw it, or had it, before {moment}, as you say.</source>
        <translation>Du såg det eller sparade det före {moment}, som du säger.</translation>
    </message>
    <message>
        <source>All earlier promises in this chain are here, each for a different event: {names}.</source>
        <translation>Varje löfte före detta i kedjan finns här, alla för andra turneringar: {names}.</translation>
    </message>
    <message>
        <source>Only the organiser says that there was no earlier promise. Say whether you know of an earlier promise for this event.</source>
        <translation>Att inget annat löfte kom före är arrangörens ord allena. Säg om du känner till ett tidigare löfte för den här turneringen.</translation>
    </message>
    <message>
        <source>“{file}”, among the files, is a plan with the same keys but different lines: {lines}.</source>
        <translation>”{file}”, bland filerna, är en plan med samma nycklar, men andra rader: {lines}.</translation>
    </message>
    <message>
        <source>“{file}”, among the files, is another plan for this event. Lines that differ: {lines}. Ask which one counted.</source>
        <translation>”{file}”, bland filerna, är en annan plan för den här turneringen. Rader som skiljer sig: {lines}. Fråga vilken som gällde.</translation>
    </message>
    <message>
        <source>The organiser says: “{where}”, since {day}.</source>
        <translation>Arrangören uppger: ”{where}”, sedan {day}.</translation>
    </message>
    <message>
        <source>The organiser says it was published on {since}, which is not before the promised day, {day}.</source>
        <translation>Arrangören uppger en publicering {since}, inte före den utlovade dagen, {day}.</translation>
    </message>
    <message>
        <source>An earlier promise for this same event is here (“{file}”): with several promises the best one can be chosen.</source>
        <translation>Här finns ett tidigare löfte för samma turnering (”{file}”): den som gör flera kan välja.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, agrees line by line.</source>
        <translation>Planen du har sparat, ”{file}”, stämmer rad för rad.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, has the same keys but different lines: {lines}.</source>
        <translation>Planen du har sparat, ”{file}”, har samma nycklar men andra rader: {lines}.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, is a draft without keys. Lines that differ: {lines}.</source>
        <translation>Planen du har sparat, ”{file}”, är ett utkast utan nycklar. Rader som skiljer sig: {lines}.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, has different keys. Lines that differ: {lines}. Ask which one counted.</source>
        <translation>Planen du har sparat, ”{file}”, har andra nycklar. Rader som skiljer sig: {lines}. Fråga vilken som gällde.</translation>
    </message>
    <message>
        <source>The outside value is not in this plan yet: its day has not come.</source>
        <translation>Det externa värdet finns inte i planen ännu: dess dag har inte kommit.</translation>
    </message>
    <message>
        <source>The value was entered on {entered}, but the promised round {number} appeared later, on {when}.</source>
        <translation>Värdet matades in {entered}. Den utlovade omgången {number} kom först därefter, {when}.</translation>
    </message>
    <message>
        <source>The promise does not fix how the value is written: a different spelling gives different boards.</source>
        <translation>Löftet säger inte hur värdet skrivs: andra skrivsätt ger andra brickor.</translation>
    </message>
    <message>
        <source>“{value}” is not written as promised: digits only, with the promised decimals.</source>
        <translation>”{value}” är inte skrivet som utlovat: bara siffrorna, med de utlovade decimalerna.</translation>
    </message>
    <message>
        <source>Look the value up, and give it as you found it. The promise was: {source}.</source>
        <translation>Slå upp värdet och ange det som du fann det. Utlovat var: {source}.</translation>
    </message>
    <message>
        <source>The value was used as published, not as promised. The organiser’s reason: “{reason}”.</source>
        <translation>Värdet togs som det publicerades, inte som utlovat. Arrangörens skäl: ”{reason}”.</translation>
    </message>
    <message>
        <source>Look up whether the network had ended before {when}, and whether {value} was published. The promise for that case was: {source}.</source>
        <translation>Slå upp om nätverket hade upphört före {when} och om {value} publicerades. Utlovat för det fallet var: {source}.</translation>
    </message>
    <message>
        <source>“{file}” is round {found}; round {promised} was promised.</source>
        <translation>”{file}” är från omgång {found}; omgång {promised} var utlovad.</translation>
    </message>
    <message>
        <source>“{file}” is the promised round, but the value does not match it.</source>
        <translation>”{file}” är den utlovade omgången, och värdet är inte dess slumptal.</translation>
    </message>
    <message>
        <source>The value is not complete: the words, or their SHA-256, of everyone who keeps words belong after it: {names}.</source>
        <translation>Värdet är inte bildat som utlovat: bakom det hör orden, eller deras SHA-256, från alla som förvarar ord: {names}.</translation>
    </message>
    <message>
        <source>The words of “{name}” are not twelve words from the list: they could be guessed.</source>
        <translation>Det ”{name}” sparade är inte tolv ord ur listan: de kan kanske gissas.</translation>
    </message>
    <message>
        <source>The words of “{name}” were withheld: as promised, their SHA-256 is used instead. Anyone who withheld them, or kept them from being used, could choose between two values.</source>
        <translation>Orden från ”{name}” hölls inne: som utlovat står deras SHA-256 i stället. Den som höll inne dem eller lät dem vara oanvända kunde välja mellan två värden.</translation>
    </message>
    <message>
        <source>The value has neither the promised words of “{name}” nor their SHA-256.</source>
        <translation>Det som står i värdet för ”{name}” är varken orden vars SHA-256 utlovades eller denna SHA-256.</translation>
    </message>
    <message>
        <source>Say which sessions were played. If many are planned, only the best ones might be shown.</source>
        <translation>Säg vilka sessioner som spelades. Den som planerar många kan visa de bästa.</translation>
    </message>
    <message>
        <source>Sessions to answer for: {sessions}.</source>
        <translation>Frågan gäller dessa: {sessions}.</translation>
    </message>
    <message>
        <source>{session}: it was planned or dealt but not played, as you say. Ask why.</source>
        <translation>{session}: planerad eller given, och inte spelad, som du säger. Fråga varför.</translation>
    </message>
    <message>
        <source>Phase {phase}, session {session}: you played it, but it is not in the plan or the files.</source>
        <translation>Fas {phase}, session {session}: du spelade den, och planen och filerna har ingen.</translation>
    </message>
    <message>
        <source>You said which sessions were played.</source>
        <translation>Du säger vilka sessioner som spelades.</translation>
    </message>
    <message>
        <source>The check code is the one you gave.</source>
        <translation>Kontrollkoden är den du angav.</translation>
    </message>
    <message>
        <source>The check code you gave is not the one of this promise: {where}</source>
        <translation>Kontrollkoden du angav är inte detta löftes: {where}</translation>
    </message>
    <message>
        <source>Say whether you saw this check code, or had this plan, before {moment}.</source>
        <translation>Säg om du såg denna kontrollkod, eller hade denna plan, före {moment}.</translation>
    </message>
    <message>
        <source>What you gave cannot be read as the check code of this promise: {where}</source>
        <translation>Det du angav kan inte läsas som detta löftes kontrollkod: {where}</translation>
    </message>
    <message>
        <source>The check code you gave cannot be compared, because the commitment is missing or cannot be used. Add the file that ends in .commit.json.</source>
        <translation>Kontrollkoden du angav kan inte jämföras: bindningsfilen finns inte här, eller kan inte användas. Lägg till filen som slutar på .commit.json.</translation>
    </message>
    <message>
        <source>You gave the hash of the keys. It covers only the keys; the check code also covers the names, sessions, boards and source.</source>
        <translation>Det du angav är nycklarnas hash. Den binder bara nycklarna och inte namn, sessioner, brickor och källa, som kontrollkoden gör.</translation>
    </message>
    <message>
        <source>Give the check code as you saw it where it was published, or a plan that you saved. Say whether that was before {moment}.</source>
        <translation>Ange kontrollkoden som du såg den där den publicerades, eller en plan du har sparat, och säg om det var före {moment}.</translation>
    </message>
    <message>
        <source>The organiser published an earlier promise, and it is not here. It may have been for this same event. Ask for it. Its check code: {digest}.</source>
        <translation>Arrangören publicerade ett annat löfte före detta, och det finns inte här: det kan ha gällt samma turnering. Be om det. Dess kontrollkod: {digest}.</translation>
    </message>
    <message>
        <source>Proved</source>
        <translation>Bevisat</translation>
    </message>
    <message>
        <source>Left to you</source>
        <translation>Upp till dig</translation>
    </message>
    <message>
        <source>Still chosen by the organiser</source>
        <translation>Fortfarande arrangörens val</translation>
    </message>
    <message>
        <source>Not as promised</source>
        <translation>Inte som utlovat</translation>
    </message>
    <message>
        <source>“{file}”, {boards}: of no session whose key is here, so not judged.</source>
        <translation>”{file}”, {boards}: från ingen session vars nyckel finns här, så inget sägs om det.</translation>
    </message>
    <message>
        <source>{session}, {boards}: from this session’s key and the outside value (“{file}”).</source>
        <translation>{session}, {boards}: från sessionens nyckel och det externa värdet (”{file}”).</translation>
    </message>
    <message>
        <source>{session}, {boards}: from the reserve set (“{file}”).</source>
        <translation>{session}, {boards}: från reservsatsen (”{file}”).</translation>
    </message>
    <message>
        <source>{session}, {boards}: the key of this session was revealed on {day}. From then on anybody could compute its reserve set. The record does not say that it was used before (“{file}”).</source>
        <translation>{session}, {boards}: nyckeln till denna session offentliggjordes {day}. Från dess kunne vem som helst räkna ut dess reservsats, och protokollet säger inte att den användes före (”{file}”).</translation>
    </message>
    <message>
        <source>{session}: {boards} missing.</source>
        <translation>{session}: {boards} finns inte här.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>“{text}”</source>
        <translation>”{text}”</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
</context>
</TS>
