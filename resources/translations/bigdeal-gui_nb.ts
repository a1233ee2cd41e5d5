<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About {program}</source>
        <translation>Om {program}</translation>
    </message>
    <message>
        <source>All licences in &amp;full…</source>
        <translation>Alle lisenser i &amp;full tekst…</translation>
    </message>
    <message>
        <source>Result of the self-test</source>
        <translation>Resultat av selvtesten</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Lukk</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Selvtest</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>Lis&amp;enser</translation>
    </message>
    <message>
        <source>{program} {version}</source>
        <translation>{program} {version}</translation>
    </message>
    <message>
        <source>Deals bridge boards that nobody could predict, nobody can repeat and nobody has seen.</source>
        <translation>Deler bridgespill som ingen kunne forutsi, ingen kan gjenta og ingen har sett.</translation>
    </message>
    <message>
        <source>Deals what Big Deal by Hans van Staveren deals from the same seed and identification. An independent program; Big Deal’s author has no part in it.</source>
        <translation>Deler det samme som Big Deal av Hans van Staveren gir fra samme startverdi og identifikasjon. Et selvstendig program; forfatteren av Big Deal har ingen del i det.</translation>
    </message>
    <message>
        <source>SHA-256 of &amp;verify.html</source>
        <translation>SHA-256 av &amp;verify.html</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Innstillinger</translation>
    </message>
    <message>
        <source>List of what was &amp;dealt</source>
        <translation>Liste over det som er &amp;delt</translation>
    </message>
    <message>
        <source>Not passed. Nothing can be dealt until it has.</source>
        <translation>Ikke bestått. Ingenting kan deles før den er det.</translation>
    </message>
    <message>
        <source>Passed: {parts}.</source>
        <translation>Bestått: {parts}.</translation>
    </message>
    <message>
        <source>Stored on this computer</source>
        <translation>Lagret på denne maskinen</translation>
    </message>
    <message>
        <source>Stored beside the program</source>
        <translation>Lagret ved siden av programmet</translation>
    </message>
    <message>
        <source>Works offline: it connects to nothing and downloads nothing.</source>
        <translation>Virker uten nett: programmet kontakter ingen og henter ingenting.</translation>
    </message>
    <message>
        <source>Qt and PySide6 are included unchanged, as separate libraries. You may replace them with versions you have built yourself; their source code is at code.qt.io. This program comes without any warranty.</source>
        <translation>Qt og PySide6 er brukt uendret, som egne biblioteker. Du kan bytte dem ut med utgaver du har bygget selv; kildekoden ligger på code.qt.io. Programmet kommer uten noen garanti.</translation>
    </message>
</context>
<context>
    <name>ArchiveHint</name>
    <message>
        <source>Mo&amp;ve to the archive</source>
        <translation>Fl&amp;ytt til arkivet</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>Ikke n&amp;å</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of {sets} finished sets still in the work folder</source>
        <translation>
            <numerusform>%n fil fra {sets} ferdigspilte sett ligger fortsatt i arbeidsmappen</numerusform>
            <numerusform>%n filer fra {sets} ferdigspilte sett ligger fortsatt i arbeidsmappen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of a finished set still in the work folder</source>
        <translation>
            <numerusform>%n fil fra et ferdigspilt sett ligger fortsatt i arbeidsmappen</numerusform>
            <numerusform>%n filer fra et ferdigspilt sett ligger fortsatt i arbeidsmappen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>og %n til</numerusform>
            <numerusform>og %n til</numerusform>
        </translation>
    </message>
    <message>
        <source>Your journal was updated</source>
        <translation>Journalen din er oppdatert</translation>
    </message>
    <message>
        <source>These are copies, or another program is using them. Remove them yourself.</source>
        <translation>Dette er kopier, eller i bruk av et annet program: fjern dem selv</translation>
    </message>
    <message>
        <source>Writing the files had been interrupted</source>
        <translation>En levering var blitt avbrutt</translation>
    </message>
</context>
<context>
    <name>BackupSeal</name>
    <message>
        <source>Seal the backup?</source>
        <translation>Forsegle sikkerhetskopien?</translation>
    </message>
    <message>
        <source>Anyone who can read an unsealed backup can recognize deals that were dealt here. Sealed, only the passphrase opens it. If you lose the passphrase, you lose the backup.</source>
        <translation>Alle som kan lese en uforseglet kopi, kan kjenne igjen fordelinger som er delt her. Forseglet åpner bare passfrasen den. Mister du passfrasen, mister du sikkerhetskopien.</translation>
    </message>
    <message>
        <source>&amp;Seal it</source>
        <translation>&amp;Forsegle den</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Passfrase</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>&amp;Igjen</translation>
    </message>
    <message>
        <source>&amp;Leave it unsealed</source>
        <translation>&amp;La den være uforseglet</translation>
    </message>
    <message>
        <source>Type the same passphrase again</source>
        <translation>Skriv den samme passfrasen igjen</translation>
    </message>
</context>
<context>
    <name>BoardDoor</name>
    <message>
        <source>{done} of {wanted} compared</source>
        <translation>{done} av {wanted} sammenlignet</translation>
    </message>
    <message>
        <source>Sets compared</source>
        <translation>Sammenlignede sett</translation>
    </message>
    <message>
        <source>Sets or files read so far</source>
        <translation>Sett eller filer lest så langt</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Stopp sammenligningen</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Åpne resultater</translation>
    </message>
</context>
<context>
    <name>BoardPage</name>
    <message>
        <source>Type at least one whole hand.</source>
        <translation>Skriv minst én hel hånd.</translation>
    </message>
    <message>
        <source>The board number is a number such as 13.</source>
        <translation>Spillnummeret er et tall som 13.</translation>
    </message>
    <message>
        <source>Type numbers and hands of both boards.</source>
        <translation>Skriv numre og hender for begge spillene.</translation>
    </message>
    <message>
        <source>Type the hands of the same seats of both boards.</source>
        <translation>Skriv hendene fra de samme plassene i begge spillene.</translation>
    </message>
    <message>
        <source>No set could be read here.</source>
        <translation>Ingen sett kunne leses her.</translation>
    </message>
    <message>
        <source>When play is over, results can tell when it happened.</source>
        <translation>Når spillingen er over, kan resultatene vise når det skjedde.</translation>
    </message>
    <message>
        <source>Compared with the sets of the journal</source>
        <translation>Sammenlignes med settene i journalen</translation>
    </message>
    <message>
        <source>Compared with {file}</source>
        <translation>Sammenlignes med {file}</translation>
    </message>
    <message>
        <source>Files compared with: {count}</source>
        <translation>Filer å sammenligne med: {count}</translation>
    </message>
    <message>
        <source>Sections: {names}. Delete the lines of those that had boards of their own.</source>
        <translation>Seksjoner: {names}. Slett linjene til dem som hadde egne spill.</translation>
    </message>
    <message>
        <source>Put the round in place of each question mark.</source>
        <translation>Sett inn runden i stedet for hvert spørsmålstegn.</translation>
    </message>
    <message>
        <source>Type a line for each table, or open a file of results.</source>
        <translation>Skriv en linje for hvert bord, eller åpne en resultatfil.</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many spades?</source>
        <translation>Spill {number}, {seat}: hvor mange spar?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many hearts?</source>
        <translation>Spill {number}, {seat}: hvor mange hjerter?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many diamonds?</source>
        <translation>Spill {number}, {seat}: hvor mange ruter?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many clubs?</source>
        <translation>Spill {number}, {seat}: hvor mange kløver?</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>More than one thing fits. Read another hand to decide.</source>
        <translation>Mer enn én mulighet passer. Les en hånd til for å avgjøre det.</translation>
    </message>
    <message>
        <source>Check the hand, or name the files that hold the boards.</source>
        <translation>Kontroller hånden, eller oppgi filene med spillene.</translation>
    </message>
    <message>
        <source>Compare dealer and vulnerability with the board number too.</source>
        <translation>Sammenlign også giver og sone med spillnummeret.</translation>
    </message>
    <message>
        <source>A deal of another session does not count for this one: see Laws 6D2 and 15.</source>
        <translation>En kortfordeling fra en annen sesjon teller ikke i denne: se § 6D2 og 15.</translation>
    </message>
    <message>
        <source>Take the board out of play, and find out who played it like this.</source>
        <translation>Ta spillet ut, og finn ut hvem som har spilt det slik.</translation>
    </message>
    <message>
        <source>It is fouled if contestants to be compared did not all play it alike (Law 87). Dealer and vulnerability count.</source>
        <translation>Det er feil hvis deltakere som skal sammenlignes, ikke alle spilte det likt (§ 87). Giver og sone teller med.</translation>
    </message>
    <message>
        <source>In a match of teams see Law 86B2.</source>
        <translation>I lagkamper: se § 86B2.</translation>
    </message>
    <message>
        <source>No board that is known here has these hands.</source>
        <translation>Ingen spill som er kjent her, har disse hendene.</translation>
    </message>
    <message>
        <source>Boards compared: {count}.</source>
        <translation>Sammenlignede spill: {count}.</translation>
    </message>
    <message>
        <source>Board {number} of {set}</source>
        <translation>Spill {number} fra {set}</translation>
    </message>
    <message>
        <source>not board {number}</source>
        <translation>ikke spill {number}</translation>
    </message>
    <message>
        <source>another set than the one you named</source>
        <translation>et annet sett enn det du oppga</translation>
    </message>
    <message>
        <source>turned by {degrees}°: North’s hand lies {seat}</source>
        <translation>dreid {degrees}°: Nords hånd ligger hos {seat}</translation>
    </message>
    <message>
        <source>hands exchanged between {seats}</source>
        <translation>hender byttet mellom {seats}</translation>
    </message>
    <message>
        <source>all hands are right</source>
        <translation>alle hender er riktige</translation>
    </message>
    <message>
        <source>what you read is right; hands read: {count}</source>
        <translation>det leste er riktig; leste hender: {count}</translation>
    </message>
    <message>
        <source>{parts}.</source>
        <translation>{parts}.</translation>
    </message>
    <message>
        <source>cards in the wrong hand: {count}</source>
        <translation>kort i feil hånd: {count}</translation>
    </message>
    <message>
        <source>cards exchanged: {count}, between {seats}</source>
        <translation>byttede kort: {count}, mellom {seats}</translation>
    </message>
    <message>
        <source>These two boards are alike: {numbers}.</source>
        <translation>Disse to spillene er like: {numbers}.</translation>
    </message>
    <message>
        <source>These two boards are not alike: {numbers}.</source>
        <translation>Disse to spillene er ikke like: {numbers}.</translation>
    </message>
    <message>
        <source>The results cannot tell when the board was fouled.</source>
        <translation>Resultatene viser ikke når spillet ble feil.</translation>
    </message>
    <message>
        <source>Before round {before} ({chance} %).</source>
        <translation>Før runde {before} ({chance} %).</translation>
    </message>
    <message>
        <source>After round {after} ({chance} %).</source>
        <translation>Etter runde {after} ({chance} %).</translation>
    </message>
    <message>
        <source>After round {after}, before round {before} ({chance} %).</source>
        <translation>Etter runde {after}, før runde {before} ({chance} %).</translation>
    </message>
    <message>
        <source>Law 87: the tables before that moment and those after it are two groups.</source>
        <translation>§ 87: bordene før dette tidspunktet og bordene etter er to grupper.</translation>
    </message>
    <message>
        <source>Tables are weighed by double dummy, so the percentage is a help and no proof.</source>
        <translation>Bordene veies etter double dummy; prosenten er en hjelp, ikke et bevis.</translation>
    </message>
    <message>
        <source>Boards to look at: {numbers} ({found} of {asked}).</source>
        <translation>Spill å se etter: {numbers} ({found} av {asked}).</translation>
    </message>
    <message>
        <source>All answers are right. Boards asked about: {count}.</source>
        <translation>Alle svar er riktige. Spill det ble spurt om: {count}.</translation>
    </message>
    <message>
        <source>Boards with whole hands wrong: at most {most} of {count} (90 % certain).</source>
        <translation>Spill med hele hender feil: høyst {most} av {count} (90 % sikkert).</translation>
    </message>
    <message>
        <source>One exchanged card is hardly ever found like this.</source>
        <translation>Ett ombyttet kort finnes nesten aldri slik.</translation>
    </message>
    <message>
        <source>By its number: {conditions}.</source>
        <translation>Etter nummeret: {conditions}.</translation>
    </message>
    <message>
        <source>Not compared, because the files are gone, changed or not readable: {count}.</source>
        <translation>Ikke sammenlignet fordi filene er borte, endret eller uleselige: {count}.</translation>
    </message>
</context>
<context>
    <name>BoardsField</name>
    <message>
        <source>Number of boards</source>
        <translation>Antall spill</translation>
    </message>
    <message>
        <source>How many boards, at most {most}; or a range such as 11-20</source>
        <translation>Hvor mange spill, høyst {most}; eller et område som 11-20</translation>
    </message>
    <message>
        <source>The number of the first board</source>
        <translation>Nummeret på første spill</translation>
    </message>
    <message>
        <source>&amp;from number</source>
        <translation>f&amp;ra nummer</translation>
    </message>
    <message>
        <source>North deals first</source>
        <translation>Nord gir først</translation>
    </message>
    <message>
        <source>East deals first</source>
        <translation>Øst gir først</translation>
    </message>
    <message>
        <source>South deals first</source>
        <translation>Sør gir først</translation>
    </message>
    <message>
        <source>West deals first</source>
        <translation>Vest gir først</translation>
    </message>
    <message>
        <source>&amp;Sets</source>
        <translation>Se&amp;tt</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mer</translation>
    </message>
    <message>
        <source>More: first number, sets, presets</source>
        <translation>Mer: første nummer, sett, maler</translation>
    </message>
    <message>
        <source>For a shared computer: the page begins without what was dealt last</source>
        <translation>For en delt datamaskin: siden begynner uten det som sist ble delt ut</translation>
    </message>
    <message>
        <source>Forget the last session</source>
        <translation>Glem den siste sesjonen</translation>
    </message>
    <message>
        <source>From 1 to {most}, or a range such as 11-20.</source>
        <translation>Fra 1 til {most}; du kan også skrive et område som 11-20.</translation>
    </message>
    <message>
        <source>How many sets to deal at once, at most {most}: the same board numbers, different cards</source>
        <translation>Hvor mange sett på én gang, høyst {most}: de samme spillnumrene, andre kort</translation>
    </message>
</context>
<context>
    <name>BoardsWords</name>
    <message>
        <source>Board {numbers}</source>
        <translation>Spill {numbers}</translation>
    </message>
    <message>
        <source>Boards {numbers}</source>
        <translation>Spill {numbers}</translation>
    </message>
</context>
<context>
    <name>Body</name>
    <message>
        <source>Help</source>
        <translation>Hjelp</translation>
    </message>
    <message>
        <source>Help (F1)</source>
        <translation>Hjelp (F1)</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Om</translation>
    </message>
    <message>
        <source>Version and self-test</source>
        <translation>Versjon og selvtest</translation>
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
        <translation>Åpne b&amp;oksen</translation>
    </message>
    <message>
        <source>All that one of the addresses shows</source>
        <translation>Alt som en av adressene viser</translation>
    </message>
    <message>
        <source>Save its files beside the box</source>
        <translation>Lagre filene ved siden av boksen</translation>
    </message>
    <message>
        <source>&amp;Answer of an address</source>
        <translation>S&amp;var fra en adresse</translation>
    </message>
    <message>
        <source>Hash of the box: {groups}</source>
        <translation>Hash av boksen: {groups}</translation>
    </message>
    <message>
        <source>The owner of another key can open this box at any time.</source>
        <translation>Den som har en annen nøkkel, kan åpne denne boksen når som helst.</translation>
    </message>
    <message>
        <source>At its time, open one of these addresses, and paste the answer below.</source>
        <translation>Åpne en av disse adressene når tiden er inne, og lim inn svaret nedenfor.</translation>
    </message>
    <message>
        <source>The box is open. Saved beside it:</source>
        <translation>Boksen er åpen. Lagret ved siden av den:</translation>
    </message>
    <message>
        <source>Write a cover &amp;note</source>
        <translation>Skriv et føl&amp;geark</translation>
    </message>
    <message>
        <source>When and how the box opens, as text and PDF, and a page that opens it</source>
        <translation>Når og hvordan boksen åpnes, som tekst og PDF, og en side som åpner den</translation>
    </message>
    <message>
        <source>To send with the box. Saved beside it:</source>
        <translation>Sendes sammen med boksen. Lagret ved siden av den:</translation>
    </message>
</context>
<context>
    <name>BoxDoor</name>
    <message>
        <source>Drop a locked box here</source>
        <translation>Dra en låst boks hit</translation>
    </message>
    <message>
        <source>A box (.zip.age) opens with what a public clock publishes at its time.</source>
        <translation>En boks (.zip.age) åpnes med det en offentlig klokke publiserer når tiden er inne.</translation>
    </message>
    <message>
        <source>Choose a &amp;box…</source>
        <translation>Velg en &amp;boks…</translation>
    </message>
    <message>
        <source>See when a box opens, and open it</source>
        <translation>Se når en boks åpner, og åpne den</translation>
    </message>
    <message>
        <source>Choose a locked box</source>
        <translation>Velg en låst boks</translation>
    </message>
    <message>
        <source>&amp;Make a trial box…</source>
        <translation>&amp;Lag en prøveboks…</translation>
    </message>
    <message>
        <source>For receivers to try: no boards, and it opens in two minutes</source>
        <translation>Til prøve hos mottakerne: ingen spill, og den åpnes om to minutter</translation>
    </message>
    <message>
        <source>Locked boxes ({suffix})</source>
        <translation>Låste bokser ({suffix})</translation>
    </message>
    <message>
        <source>Make a trial box</source>
        <translation>Lag en prøveboks</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>Opens at {time} ({utc})</source>
        <translation>Åpner {time} ({utc})</translation>
    </message>
    <message>
        <source>It can be opened now.</source>
        <translation>Den kan åpnes nå.</translation>
    </message>
    <message>
        <source>Opens in {days} d {hours} h {minutes} min.</source>
        <translation>Åpner om {days} d {hours} t {minutes} min.</translation>
    </message>
</context>
<context>
    <name>CheckDoors</name>
    <message>
        <source>Is this file sound?</source>
        <translation>Er denne filen i orden?</translation>
    </message>
    <message>
        <source>What is this board?</source>
        <translation>Hvilket spill er dette?</translation>
    </message>
    <message>
        <source>Verify a tournament</source>
        <translation>Etterprøv en turnering</translation>
    </message>
    <message>
        <source>Open a locked box</source>
        <translation>Åpne en låst boks</translation>
    </message>
    <message>
        <source>Is our machine fair?</source>
        <translation>Er maskinen vår rettferdig?</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Check</source>
        <translation>Kontroll</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>numbers from the journal</source>
        <translation>numre fra journalen</translation>
    </message>
    <message>
        <source>counted from {first}, as you said</source>
        <translation>telt fra {first}, som du sa</translation>
    </message>
    <message>
        <source>counted from {first}, as in the other file of this name</source>
        <translation>telt fra {first} som i den andre filen med samme navn</translation>
    </message>
    <message>
        <source>counted from {first}: the file has no board numbers</source>
        <translation>telt fra {first}: filen har ingen spillnumre</translation>
    </message>
</context>
<context>
    <name>ClockStrip</name>
    <message>
        <source>Da&amp;y of the set</source>
        <translation>Settets da&amp;g</translation>
    </message>
    <message>
        <source>&amp;Use this day</source>
        <translation>&amp;Bruk denne dagen</translation>
    </message>
    <message>
        <source>This day goes into the names and files; the journal keeps the clock’s</source>
        <translation>Denne dagen kommer i navn og filer; journalen beholder klokkens</translation>
    </message>
</context>
<context>
    <name>ClubPaperDialog</name>
    <message>
        <source>Paper</source>
        <translation>Papir</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Klubb</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>S&amp;esjon</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>Si&amp;de</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Spill</translation>
    </message>
    <message>
        <source>&amp;Double dummy</source>
        <translation>D&amp;ouble dummy</translation>
    </message>
    <message>
        <source>Tournament director</source>
        <translation>Turneringsleder</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Arrangement</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesjon</translation>
    </message>
    <message>
        <source>such as 2</source>
        <translation>for eksempel 2</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Seksjoner</translation>
    </message>
    <message>
        <source>such as A, B</source>
        <translation>for eksempel A, B</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Nettside (HTML)</translation>
    </message>
    <message>
        <source>Labels, and columns of the checklist, for each section</source>
        <translation>Etiketter, og kolonner i sjekklisten, for hver seksjon</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopier</translation>
    </message>
    <message>
        <source>a whole page, {like}</source>
        <translation>en hel side, {like}</translation>
    </message>
    <message>
        <source>{count} on a sheet, {like}</source>
        <translation>{count} på et ark, {like}</translation>
    </message>
    <message>
        <source>Choose a logo</source>
        <translation>Velg en logo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Velg…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Fjern logoen</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>On this paper the cards would be too small to be read</source>
        <translation>På dette papiret ville kortene bli for små til å lese</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Sted</translation>
    </message>
    <message>
        <source>such as the club’s hall</source>
        <translation>for eksempel klubblokalet</translation>
    </message>
    <message>
        <source>Each section gets its own hand record and labels</source>
        <translation>Hver seksjon får egne kortfordelinger og etiketter</translation>
    </message>
    <message>
        <source>Hand record format</source>
        <translation>Kortfordelinger som</translation>
    </message>
    <message>
        <source>Label sheet</source>
        <translation>Etikettark</translation>
    </message>
    <message>
        <source>The page shows sample boards. Your choices are remembered, except event and session.</source>
        <translation>Siden viser prøvespill. Det du velger, huskes, unntatt arrangement og sesjon.</translation>
    </message>
    <message>
        <source>same as the window</source>
        <translation>som vinduet</translation>
    </message>
    <message>
        <source>(usual in your country)</source>
        <translation>(vanlig her)</translation>
    </message>
    <message>
        <source>Takes a few seconds; this computer does the analysis</source>
        <translation>Tar noen sekunder; spillene løses på denne maskinen</translation>
    </message>
    <message>
        <source>Print without a logo; your file is not deleted</source>
        <translation>Skriv ut uten logo; din egen fil blir</translation>
    </message>
    <message>
        <source>A PNG, JPEG or SVG picture; the program keeps its own copy</source>
        <translation>Et PNG-, JPEG- eller SVG-bilde; programmet beholder sin egen kopi</translation>
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
        <translation>En plan (.sqd) som du selv lagret før arrangementet</translation>
    </message>
    <message>
        <source>Which &amp;sessions were played? Tick them.</source>
        <translation>Hvilke sesjoner ble spilt? &amp;Kryss av for dem.</translation>
    </message>
    <message>
        <source>I know of no &amp;earlier promise for this event</source>
        <translation>Jeg kjenner ikke til noe tidligere løfte for &amp;dette arrangementet</translation>
    </message>
    <message>
        <source>I saw it, or had the plan, before {moment}</source>
        <translation>Jeg så den, eller hadde planen, før {moment}</translation>
    </message>
    <message>
        <source>Promised: {source}</source>
        <translation>Lovet: {source}</translation>
    </message>
    <message>
        <source>I sa&amp;ved the plan…</source>
        <translation>Jeg har tatt &amp;vare på planen…</translation>
    </message>
    <message>
        <source>What was the val&amp;ue? Look it up at the promised source.</source>
        <translation>Hva &amp;ble verdien? Slå den opp der løftet sier det.</translation>
    </message>
    <message>
        <source>Press the space bar to tick a session</source>
        <translation>Mellomromstasten krysser av for en sesjon</translation>
    </message>
    <message>
        <source>Tick &amp;them all</source>
        <translation>Kryss av for &amp;alle</translation>
    </message>
    <message>
        <source>All sessions in this list were played</source>
        <translation>Alle sesjonene på listen ble spilt</translation>
    </message>
    <message>
        <source>With several promises, only the best one might be shown</source>
        <translation>Den som gir flere løfter, kan vise det som passer best</translation>
    </message>
    <message>
        <source>Questions only you can answer</source>
        <translation>Det bare du kan si</translation>
    </message>
    <message>
        <source>Anything published later proves nothing</source>
        <translation>Det som ble publisert senere, beviser ingenting</translation>
    </message>
</context>
<context>
    <name>ConvertDialog</name>
    <message>
        <source>Convert {file}</source>
        <translation>Konverter {file}</translation>
    </message>
    <message>
        <source>Con&amp;vert…</source>
        <translation>Kon&amp;verter…</translation>
    </message>
    <message>
        <source>Board numbers</source>
        <translation>Spillnumre</translation>
    </message>
    <message>
        <source>&amp;First board</source>
        <translation>&amp;Første spill</translation>
    </message>
    <message>
        <source>Choose where the new files go, then convert</source>
        <translation>Velg hvor de nye filene skal ligge, og konverter</translation>
    </message>
    <message>
        <source>1 board, number {first}</source>
        <translation>1 spill, nummer {first}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), {first} to {last}</source>
        <translation>
            <numerusform>%n spill, {first} til {last}</numerusform>
            <numerusform>%n spill, {first} til {last}</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one format</source>
        <translation>Velg minst ett format</translation>
    </message>
    <message>
        <source>The number of the first board</source>
        <translation>Nummeret som første spill får</translation>
    </message>
    <message>
        <source>The board numbers in this file have gaps. The boards get new numbers, in the same order.</source>
        <translation>Det er hull i nummereringen i filen. Spillene får nye numre, i samme rekkefølge.</translation>
    </message>
    <message>
        <source>Formats to write</source>
        <translation>Nye filer til</translation>
    </message>
    <message>
        <source>A format cannot contain these boards</source>
        <translation>Et format har ikke plass til disse spillene</translation>
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
            <numerusform>%n spill konvertert, lest tilbake og sammenlignet</numerusform>
            <numerusform>%n spill konvertert, lest tilbake og sammenlignet</numerusform>
        </translation>
    </message>
    <message>
        <source>Auctions, results and comments of the file were left out.</source>
        <translation>Meldinger, resultater og kommentarer i filen ble utelatt.</translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>En feil i programmet</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Noe gikk galt i programmet.</translation>
    </message>
    <message>
        <source>The sets you have already dealt are safe. Close the program and start it again before you deal. Please report this: {place}</source>
        <translation>Sett som er delt før, er trygge. Lukk programmet og start det igjen før du deler. Meld fra om disse ordene: {place}</translation>
    </message>
</context>
<context>
    <name>DealBar</name>
    <message>
        <source>&amp;Deal session…</source>
        <translation>&amp;Del kort…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Av&amp;bryt</translation>
    </message>
    <message>
        <source>Deal session</source>
        <translation>Del kort</translation>
    </message>
    <message>
        <source>Boards dealt</source>
        <translation>Delte spill</translation>
    </message>
    <message>
        <source>Boards dealt so far</source>
        <translation>Spill delt til nå</translation>
    </message>
    <message>
        <source>Deal into the folder shown on the left</source>
        <translation>Del til mappen som vises til venstre</translation>
    </message>
    <message>
        <source>{done} of {wanted} boards · {rate} a second · {left} left</source>
        <translation>{done} av {wanted} spill · {rate} i sekundet · {left} igjen</translation>
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
        <translation>Stopper…</translation>
    </message>
    <message>
        <source>Else&amp;where…</source>
        <translation>E&amp;t annet sted…</translation>
    </message>
    <message>
        <source>Choose another folder or name for this set, then deal</source>
        <translation>Velg en annen mappe eller et annet navn for dette settet, og del</translation>
    </message>
    <message>
        <source>&amp;Deal session</source>
        <translation>&amp;Del kort</translation>
    </message>
    <message>
        <source>Into: {place}</source>
        <translation>Til: {place}</translation>
    </message>
    <message>
        <source>Choose where to save the files, then deal</source>
        <translation>Velg hvor filene skal ligge, og del</translation>
    </message>
    <message>
        <source>Stop dealing; no files are left behind</source>
        <translation>Stopp delingen; ingen fil blir liggende igjen</translation>
    </message>
    <message>
        <source>{problem} You will be asked to choose another folder.</source>
        <translation>{problem} Du blir spurt om en annen mappe.</translation>
    </message>
    <message>
        <source>Everyone who can use this disk can read the boards there.</source>
        <translation>Alle som kan bruke denne disken, kan lese spillene der.</translation>
    </message>
</context>
<context>
    <name>DealForm</name>
    <message>
        <source>Event</source>
        <translation>Arrangement</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Arrangement</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Spill</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Filer til</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Tilfeldighet</translation>
    </message>
    <message>
        <source>I cannot &amp;type or use a mouse</source>
        <translation>&amp;Jeg kan ikke skrive eller bruke mus</translation>
    </message>
    <message>
        <source>such as Tuesday pairs; you can leave it empty</source>
        <translation>for eksempel tirsdagspar; kan stå tomt</translation>
    </message>
    <message>
        <source>The name of the event, written into the files</source>
        <translation>Navnet på arrangementet; det skrives i filene</translation>
    </message>
    <message>
        <source>Use only the computer’s own randomness</source>
        <translation>Del bare med maskinens egen tilfeldighet</translation>
    </message>
</context>
<context>
    <name>DealPage</name>
    <message>
        <source>Deal a session</source>
        <translation>Del kort til en sesjon</translation>
    </message>
    <message numerus="yes">
        <source>Ready to deal %n board(s)</source>
        <translation>
            <numerusform>Klar til å dele %n spill</numerusform>
            <numerusform>Klar til å dele %n spill</numerusform>
        </translation>
    </message>
    <message>
        <source>One moment: the program is testing itself</source>
        <translation>Et øyeblikk: programmet tester seg selv</translation>
    </message>
    <message>
        <source>Choose at least one format</source>
        <translation>Velg minst ett format</translation>
    </message>
    <message>
        <source>Boards {first}–{last} do not fit {suffix}: {most} at most</source>
        <translation>Spill {first}–{last} passer ikke i {suffix}: høyst {most}</translation>
    </message>
    <message>
        <source>These boards do not fit {suffix}</source>
        <translation>Disse spillene passer ikke i {suffix}</translation>
    </message>
    <message numerus="yes">
        <source>Ready to deal %n set(s)</source>
        <translation>
            <numerusform>Klar til å dele %n sett</numerusform>
            <numerusform>Klar til å dele %n sett</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n board(s)</source>
        <translation>
            <numerusform>à %n spill</numerusform>
            <numerusform>à %n spill</numerusform>
        </translation>
    </message>
    <message>
        <source>A set has {most} boards at most</source>
        <translation>Et sett har høyst {most} spill</translation>
    </message>
    <message>
        <source>This copy of the program is damaged and cannot deal</source>
        <translation>Denne kopien av programmet er skadet og deler ikke</translation>
    </message>
    <message>
        <source>Release the keys and the mouse</source>
        <translation>Slipp tastene</translation>
    </message>
    <message>
        <source>Deal without your typing</source>
        <translation>Del uten din hjelp</translation>
    </message>
    <message>
        <source>Use only the computer’s own randomness?</source>
        <translation>Bare bruke maskinens egen tilfeldighet?</translation>
    </message>
    <message>
        <source>The problem and your answer are recorded in the journal.</source>
        <translation>Tvilen og svaret ditt skrives i journalen.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>Journalen er tvilsom</translation>
    </message>
    <message>
        <source>Deal anyway?</source>
        <translation>Dele likevel?</translation>
    </message>
    <message>
        <source>The operating system supplies 320 bits. That is enough for a fair set nobody can predict, as long as this computer can be trusted. Your typing protects you even if it cannot. The certificate of this set will say “{source}”.</source>
        <translation>Den gir 320 bit fra operativsystemet. Det er nok til et rettferdig sett som ingen kan forutsi, så lenge maskinen er i orden. Tastetrykkene dine ville beskyttet deg også der den ikke er det. I sertifikatet for settet vil det stå «{source}».</translation>
    </message>
    <message>
        <source>&amp;Deal anyway</source>
        <translation>&amp;Del likevel</translation>
    </message>
    <message>
        <source>&amp;Use only the computer</source>
        <translation>&amp;Bruk bare datamaskinen</translation>
    </message>
    <message>
        <source>Others can read the boards</source>
        <translation>Andre kan lese spillene</translation>
    </message>
</context>
<context>
    <name>DealStep</name>
    <message>
        <source>Folder for the boards</source>
        <translation>Mappe for spillene</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>V&amp;elg…</translation>
    </message>
    <message>
        <source>&amp;Deal the ticked sessions</source>
        <translation>&amp;Del de avkryssede sesjonene</translation>
    </message>
    <message>
        <source>Deal now</source>
        <translation>Del nå</translation>
    </message>
    <message>
        <source>&amp;Reserve sets…</source>
        <translation>&amp;Reservesett…</translation>
    </message>
    <message>
        <source>De&amp;viation…</source>
        <translation>A&amp;vvik…</translation>
    </message>
    <message>
        <source>Record where play did not follow the plan</source>
        <translation>Journalfør hvor spillingen ikke fulgte planen</translation>
    </message>
    <message>
        <source>Choose the folder for the boards</source>
        <translation>Velg mappen for spillene</translation>
    </message>
    <message>
        <source>&amp;Next session</source>
        <translation>Neste sesj&amp;on</translation>
    </message>
    <message>
        <source>Choose the sessions to deal next</source>
        <translation>Velg sesjonene som deles neste gang</translation>
    </message>
    <message>
        <source>&amp;Folder for the boards</source>
        <translation>Mappe for s&amp;pillene</translation>
    </message>
    <message>
        <source>Tick at least one session.</source>
        <translation>Kryss av minst én sesjon.</translation>
    </message>
    <message>
        <source>Choose at least one format.</source>
        <translation>Velg minst ett format.</translation>
    </message>
    <message>
        <source>These boards do not fit {suffix}.</source>
        <translation>Disse spillene passer ikke i {suffix}.</translation>
    </message>
    <message>
        <source>Choose a folder for the boards.</source>
        <translation>Velg en mappe for spillene.</translation>
    </message>
    <message>
        <source>Deal it now</source>
        <translation>Del nå</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Senere</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesjoner</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Filer til</translation>
    </message>
    <message>
        <source>Open the keys</source>
        <translation>Åpne nøklene</translation>
    </message>
    <message>
        <source>Reserve, deviation</source>
        <translation>Reserve, avvik</translation>
    </message>
    <message>
        <source>Only these boards of the reserve set</source>
        <translation>Bare disse spillene fra reservesettet</translation>
    </message>
    <message>
        <source>such as 5 or 5,7; empty for the whole set</source>
        <translation>for eksempel 5 eller 5,7; tomt for hele settet</translation>
    </message>
    <message>
        <source>Of one session: only these boards get another deal</source>
        <translation>For én sesjon: bare disse spillene får en annen fordeling</translation>
    </message>
    <message>
        <source>Deal new boards for the ticked sessions, and give the reason</source>
        <translation>Del andre spill til de avkryssede sesjonene, med en grunn</translation>
    </message>
    <message>
        <source>&amp;Go to Reveal</source>
        <translation>&amp;Gå videre til Avdekk</translation>
    </message>
    <message>
        <source>Go to the last step</source>
        <translation>Til siste trinn</translation>
    </message>
    <message>
        <source>A reserve set replaces a session that cannot be played, for example because somebody saw a board. A deviation is anything that did not go as planned. The players are told about both.</source>
        <translation>Reservesett erstatter sesjoner som ikke kan spilles, for eksempel fordi noen har sett et spill. Et avvik er alt som gikk annerledes enn planlagt. Begge deler blir fortalt spillerne.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of this tournament were dealt. The keys have been revealed, so no more can be dealt.</source>
        <translation>
            <numerusform>%n sett i turneringen ble delt. Nøklene er avdekket, så det deles ikke flere.</numerusform>
            <numerusform>%n sett i turneringen ble delt. Nøklene er avdekket, så det deles ikke flere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anyone who has the keys and the value can make these boards again.</source>
        <translation>Den som har nøklene og verdien, kan lage disse spillene på nytt.</translation>
    </message>
</context>
<context>
    <name>DealWords</name>
    <message>
        <source>CODE</source>
        <translation>KODE</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>ingen tilgang</translation>
    </message>
</context>
<context>
    <name>DealtSetsBox</name>
    <message>
        <source>Set</source>
        <translation>Sett</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Settkode</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message>
        <source>Sets dealt</source>
        <translation>Delte sett</translation>
    </message>
    <message>
        <source>Set codes</source>
        <translation>Settkoder</translation>
    </message>
    <message numerus="yes">
        <source>Cop&amp;y %n code(s)</source>
        <translation>
            <numerusform>&amp;Kopier %n kode</numerusform>
            <numerusform>&amp;Kopier %n koder</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy the codes of the selected sets; they reveal no cards</source>
        <translation>Kopier kodene til de valgte settene; de røper ingen kort</translation>
    </message>
    <message>
        <source>Labels, certificates and copies are made for the sets selected here: all of them, unless you change it.</source>
        <translation>Etiketter, sertifikater og kopier lages for settene som er valgt her; først for alle.</translation>
    </message>
</context>
<context>
    <name>DigestField</name>
    <message>
        <source>The check co&amp;de that you found</source>
        <translation>Kontrollkoden du har f&amp;unnet</translation>
    </message>
    <message>
        <source>From the notice board, the bulletin or the web page of the event</source>
        <translation>Fra oppslagstavlen, bulletinen eller arrangementets nettside</translation>
    </message>
    <message>
        <source>Type or paste the digits or the 13 words. They are compared as you type.</source>
        <translation>Skriv eller lim inn sifrene eller de 13 ordene. Det sammenlignes mens du skriver.</translation>
    </message>
</context>
<context>
    <name>DoorWidget</name>
    <message>
        <source>Your files were not changed. ({place})</source>
        <translation>Filene er som de var. ({place})</translation>
    </message>
</context>
<context>
    <name>EntropyArea</name>
    <message>
        <source>Randomness area</source>
        <translation>Felt for tilfeldighet</translation>
    </message>
    <message>
        <source>Type anything, using many different keys, or move the mouse. Press Tab or Escape to leave the area.</source>
        <translation>Skriv hva som helst, med mange taster, eller beveg musen. Tab eller Escape går ut av feltet.</translation>
    </message>
    <message>
        <source>Click here, then type. Press Tab or Esc to leave.</source>
        <translation>Klikk her, og skriv. Tab eller Esc går ut av feltet.</translation>
    </message>
</context>
<context>
    <name>EntropyPanel</name>
    <message>
        <source>Entropy</source>
        <translation>Tilfeldighet</translation>
    </message>
    <message>
        <source>How much randomness has been collected from you</source>
        <translation>Hvor mye tilfeldighet som er samlet fra deg</translation>
    </message>
    <message>
        <source>{bits} of {target} bits · {state}</source>
        <translation>{bits} av {target} bit · {state}</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) more</source>
        <translation>
            <numerusform>ca. %n sekund til</numerusform>
            <numerusform>ca. %n sekunder til</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) more</source>
        <translation>
            <numerusform>ca. %n minutt til</numerusform>
            <numerusform>ca. %n minutter til</numerusform>
        </translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>trengs ikke</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>venter</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bra</translation>
    </message>
    <message>
        <source>too regular</source>
        <translation>for jevnt</translation>
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
        <translation>Nok. Du kan dele nå.</translation>
    </message>
    <message>
        <source>Type, or move the mouse</source>
        <translation>Skriv, eller beveg musen</translation>
    </message>
    <message>
        <source>The computer’s own randomness is used.</source>
        <translation>Maskinens egen tilfeldighet brukes.</translation>
    </message>
    <message>
        <source>Type anything, using many different keys, or move the mouse here.</source>
        <translation>Skriv hva som helst, med mange taster, eller beveg musen her.</translation>
    </message>
    <message>
        <source>Keep going: many different keys, or the mouse.</source>
        <translation>Fortsett: mange taster, eller musen.</translation>
    </message>
    <message>
        <source>This is too easy to guess.</source>
        <translation>Dette kan gjettes.</translation>
    </message>
    <message>
        <source>Enough. Release the keys and the mouse.</source>
        <translation>Nok. Slipp tastene.</translation>
    </message>
    <message>
        <source>As chosen in the settings. What you type is mixed in as well.</source>
        <translation>Slik er det valgt i innstillingene. Det du skriver, kommer også med.</translation>
    </message>
    <message>
        <source>Nothing you type is stored.</source>
        <translation>Ingenting av det du skriver, blir lagret.</translation>
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
        <translation>Lukk meldingen</translation>
    </message>
    <message>
        <source>Close this message (Esc)</source>
        <translation>Lukk meldingen (Esc)</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <translation>Noe gikk galt i programmet</translation>
    </message>
    <message>
        <source>No files of this set were left behind. ({place})</source>
        <translation>Ingen fil av settet ble liggende igjen. ({place})</translation>
    </message>
    <message>
        <source>Fill the meter again and deal: you will get a new set. Please report the text in brackets.</source>
        <translation>Fyll måleren igjen og del: det blir et nytt sett. Meld fra om ordene i parentes.</translation>
    </message>
    <message>
        <source>Please report the text in brackets.</source>
        <translation>Meld fra om ordene i parentes.</translation>
    </message>
</context>
<context>
    <name>FairDoor</name>
    <message>
        <source>Drop last year’s files here</source>
        <translation>Slipp fjorårets filer her</translation>
    </message>
    <message>
        <source>Files or folders, any format. A set that is there twice counts once.</source>
        <translation>Filer eller mapper, alle formater. Et sett som er der to ganger, teller én gang.</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>Velg &amp;mappe…</translation>
    </message>
    <message>
        <source>Choose a folder of played sets</source>
        <translation>Velg en mappe med spilte sett</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Åp&amp;ne mappen</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Skriv ut…</translation>
    </message>
    <message>
        <source>A sheet for the notice board, as PDF</source>
        <translation>Et ark til oppslagstavlen, som PDF</translation>
    </message>
    <message>
        <source>No set could be read here.</source>
        <translation>Ingen sett kunne leses her.</translation>
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
        <translation>Arket er lagret</translation>
    </message>
</context>
<context>
    <name>FileCard</name>
    <message>
        <source>Convert…</source>
        <translation>Konverter…</translation>
    </message>
    <message>
        <source>Convert {file}</source>
        <translation>Konverter {file}</translation>
    </message>
    <message>
        <source>Tick “I understand” in the warning above first</source>
        <translation>Kryss først av «Jeg forstår» i advarselen over</translation>
    </message>
    <message>
        <source>In play: do not play these boards again</source>
        <translation>I spill: ikke bruk disse spillene om igjen</translation>
    </message>
    <message>
        <source>Finished: these boards were played</source>
        <translation>Ferdigspilt: disse spillene er spilt</translation>
    </message>
    <message>
        <source>1 board, number {numbers}</source>
        <translation>1 spill, nummer {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), {numbers}</source>
        <translation>
            <numerusform>%n spill, {numbers}</numerusform>
            <numerusform>%n spill, {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>first seen here {time} as “{source}”</source>
        <translation>først sett her {time} som «{source}»</translation>
    </message>
    <message>
        <source>Known here: {set}</source>
        <translation>Kjent her: {set}</translation>
    </message>
    <message>
        <source>It differs from “{file}” first at board {board}.</source>
        <translation>Den skiller seg fra «{file}» første gang i spill {board}.</translation>
    </message>
    <message>
        <source>Problems of {file}</source>
        <translation>Problemer i {file}</translation>
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
        <translation>Vis eller skjul filene til disse spillene</translation>
    </message>
    <message numerus="yes">
        <source>the same %n board(s)</source>
        <translation>
            <numerusform>det samme spillet</numerusform>
            <numerusform>de samme %n spillene</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n format(s)</source>
        <translation>
            <numerusform>%n format</numerusform>
            <numerusform>%n formater</numerusform>
        </translation>
    </message>
    <message>
        <source>the file says: set code {code}</source>
        <translation>filen sier: settkode {code}</translation>
    </message>
    <message>
        <source>the files say: set code {code}</source>
        <translation>filene sier: settkode {code}</translation>
    </message>
    <message>
        <source>Of this file’s boards {which}: {set}</source>
        <translation>Av spillene i denne filen {which}: {set}</translation>
    </message>
    <message>
        <source>numbered there: {numbers}</source>
        <translation>nummerert der: {numbers}</translation>
    </message>
    <message>
        <source>Boards in this file: {here}. In “{file}”: {there}.</source>
        <translation>Spill i denne filen: {here}. I «{file}»: {there}.</translation>
    </message>
    <message>
        <source>Its boards are not all those of its set code</source>
        <translation>Ikke alle spillene hører til settkoden</translation>
    </message>
    <message>
        <source>Not met on this computer before.</source>
        <translation>Ikke sett på denne datamaskinen før.</translation>
    </message>
    <message>
        <source>the file says: {event}</source>
        <translation>filen sier: {event}</translation>
    </message>
    <message>
        <source>Write these boards in other formats</source>
        <translation>Lag filer i andre formater av disse spillene</translation>
    </message>
    <message>
        <source>Empty: there are no boards in it</source>
        <translation>Tom: den inneholder ingen spill</translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete board(s)</source>
        <translation>
            <numerusform>%n spill er ikke helt</numerusform>
            <numerusform>%n spill er ikke hele</numerusform>
        </translation>
    </message>
    <message>
        <source>Different deals from the other file with this name</source>
        <translation>Ikke de samme spillene som i den andre filen med dette navnet</translation>
    </message>
    <message>
        <source>The same deal appears in it more than once</source>
        <translation>Samme kortfordeling står der mer enn én gang</translation>
    </message>
    <message>
        <source>In order: every board is complete</source>
        <translation>I orden: alle spill er hele</translation>
    </message>
    <message>
        <source>Released: anyone may know these boards</source>
        <translation>Frigitt: alle kan kjenne disse spillene</translation>
    </message>
    <message>
        <source>Boards {numbers} have the same deal.</source>
        <translation>Samme kortfordeling står i spill {numbers}.</translation>
    </message>
    <message>
        <source>Every incomplete board, and why</source>
        <translation>Alle spill som ikke er hele, og hvorfor</translation>
    </message>
    <message>
        <source>Not for play: see below</source>
        <translation>Lest som det står; ikke til spill: se nedenfor</translation>
    </message>
    <message>
        <source>The file names the event {event}, but the set was dealt for {other}.</source>
        <translation>Filen nevner arrangementet {event}, settet ble delt for {other}.</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Files of boards to check</source>
        <translation>Spillfiler som skal kontrolleres</translation>
    </message>
    <message>
        <source>Files of boards ({suffixes})</source>
        <translation>Spillfiler ({suffixes})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>Convert: name of the new files</source>
        <translation>Konverter: navn på de nye filene</translation>
    </message>
    <message>
        <source>All files of the set (*)</source>
        <translation>Alle filer i settet (*)</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Konverter</translation>
    </message>
    <message>
        <source>Name of the set:</source>
        <translation>Navn på settet:</translation>
    </message>
    <message>
        <source>Verify a tournament</source>
        <translation>Etterprøv en turnering</translation>
    </message>
    <message>
        <source>Packs and plans ({suffixes})</source>
        <translation>Pakker og planer ({suffixes})</translation>
    </message>
    <message>
        <source>Open a tournament</source>
        <translation>Åpne en turnering</translation>
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
        <translation>Slipp filene her for å kontrollere dem</translation>
    </message>
</context>
<context>
    <name>FilesDoor</name>
    <message>
        <source>Drop files of boards here</source>
        <translation>Slipp spillfiler her</translation>
    </message>
    <message>
        <source>Choose &amp;files…</source>
        <translation>Velg &amp;filer…</translation>
    </message>
    <message>
        <source>Choose files of boards to check</source>
        <translation>Velg spillfiler som skal kontrolleres</translation>
    </message>
    <message>
        <source>I &amp;understand: I only want copies, for a record or a web page</source>
        <translation>Jeg f&amp;orstår: jeg vil bare ha kopier, til utskrift eller nettside</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Åp&amp;ne mappen</translation>
    </message>
    <message>
        <source>1 file checked.</source>
        <translation>1 fil kontrollert.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of boards in all.</source>
        <translation>
            <numerusform>%n sett i alt.</numerusform>
            <numerusform>%n sett i alt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n are shown.</source>
        <translation>
            <numerusform>Den første vises.</numerusform>
            <numerusform>De første %n vises.</numerusform>
        </translation>
    </message>
    <message>
        <source>{files}: set {set}</source>
        <translation>{files}: sett {set}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more set(s)</source>
        <translation>
            <numerusform>og %n sett til</numerusform>
            <numerusform>og %n sett til</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not duplicate, print or play these boards: deal a new set, or a reserve set in a tournament. If boxes with this code are on the tables, call the director.</source>
        <translation>Ikke dupliser, skriv ut eller spill disse spillene: del et nytt sett, i en turnering et reservesett. Står esker med denne koden på bordene, så tilkall turneringslederen.</translation>
    </message>
    <message>
        <source>These boards were in use before</source>
        <translation>Disse spillene har vært i bruk før</translation>
    </message>
    <message>
        <source>Any format, several files at once, or a whole folder. The files are only read; no card is shown.</source>
        <translation>Alle formater, flere samtidig, eller en hel mappe. De blir bare lest; ingen kort vises.</translation>
    </message>
    <message>
        <source>Allows these files to be converted</source>
        <translation>Lar deg konvertere disse filene</translation>
    </message>
    <message>
        <source>There are no files of boards in this folder.</source>
        <translation>Mappen inneholder ingen spillfil.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked: all in order.</source>
        <translation>
            <numerusform>%n fil kontrollert: i orden.</numerusform>
            <numerusform>%n filer kontrollert: alle i orden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked: {sound} in order, {others} with problems, shown first.</source>
        <translation>
            <numerusform>%n fil kontrollert: {sound} i orden, {others} å se på, vist først.</numerusform>
            <numerusform>%n filer kontrollert: {sound} i orden, {others} å se på, vist først.</numerusform>
        </translation>
    </message>
    <message>
        <source>Files with the same name contain different boards.</source>
        <translation>Filer med samme navn inneholder ulike spill.</translation>
    </message>
</context>
<context>
    <name>FinalSteps</name>
    <message>
        <source>Sheet with a new passphrase</source>
        <translation>Ark med ny passfrase</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Tekst (*.txt)</translation>
    </message>
    <message>
        <source>A new passphrase is on the sheet</source>
        <translation>En ny passfrase står på arket</translation>
    </message>
    <message>
        <source>{sheet}
Print it twice, put the sheets into two safe places, then delete the file. Both fields hold the passphrase already.</source>
        <translation>{sheet}
Skriv det ut to ganger, legg arkene på to trygge steder, og slett så filen. Passfrasen står allerede i begge feltene.</translation>
    </message>
    <message>
        <source>Now wait for the day of the outside value.</source>
        <translation>Vent nå på dagen for den ytre verdien.</translation>
    </message>
    <message>
        <source>Putting the value into the plan</source>
        <translation>Legger verdien inn i planen</translation>
    </message>
    <message>
        <source>The promised round</source>
        <translation>Den lovede runden</translation>
    </message>
    <message>
        <source>The value is in the plan</source>
        <translation>Verdien er i planen</translation>
    </message>
    <message>
        <source>Put “{notice}” on the wall: it tells the players the reason.</source>
        <translation>Heng opp «{notice}» på veggen: det forteller spillerne hvorfor.</translation>
    </message>
    <message>
        <source>Recording the deviation</source>
        <translation>Journalfører avviket</translation>
    </message>
    <message>
        <source>The deviation is recorded</source>
        <translation>Avviket er journalført</translation>
    </message>
    <message>
        <source>Put “{notice}” on the wall.</source>
        <translation>Heng opp «{notice}» på veggen.</translation>
    </message>
    <message>
        <source>The public pack</source>
        <translation>Den offentlige pakken</translation>
    </message>
    <message>
        <source>Archive (*.zip)</source>
        <translation>Arkiv (*.zip)</translation>
    </message>
    <message>
        <source>The revealed sessions have their public packs</source>
        <translation>De avdekkede sesjonene har sine offentlige pakker</translation>
    </message>
    <message>
        <source>The public pack is made</source>
        <translation>Den offentlige pakken er laget</translation>
    </message>
    <message>
        <source>The publication sheet</source>
        <translation>Publiseringsarket</translation>
    </message>
    <message>
        <source>Drawing the publication sheet</source>
        <translation>Lager publiseringsarket</translation>
    </message>
    <message>
        <source>The publication sheet is saved</source>
        <translation>Publiseringsarket er lagret</translation>
    </message>
    <message>
        <source>The plan is sealed, and its keys are made</source>
        <translation>Planen er forseglet, og nøklene er laget</translation>
    </message>
    <message>
        <source>Folder for the officials’ sheets, ideally on a USB drive</source>
        <translation>Mappe for arkene til tillitspersonene, helst på en minnepinne</translation>
    </message>
    <message>
        <source>Making and sealing the keys: this takes a few seconds</source>
        <translation>Lager og forsegler nøklene: det tar noen sekunder</translation>
    </message>
    <message>
        <source>The officials’ sheets are in {folder}: {names}. Print each, hand it over in an envelope, and delete the files.</source>
        <translation>Arkene til tillitspersonene ligger i {folder}: {names}. Skriv ut hvert av dem, overlever det i en konvolutt, og slett filene.</translation>
    </message>
    <message>
        <source>Recording where it is published</source>
        <translation>Noterer hvor den står</translation>
    </message>
    <message>
        <source>The place of publication is recorded</source>
        <translation>Det er notert hvor planen står</translation>
    </message>
    <message>
        <source>Publish the plan again, so that everyone sees the value.</source>
        <translation>Publiser planen en gang til, så alle ser verdien.</translation>
    </message>
    <message>
        <source>Opening the keys and dealing: this takes a few seconds</source>
        <translation>Åpner nøklene og deler: det tar noen sekunder</translation>
    </message>
    <message>
        <source>Opening the keys and making the pack: this takes a few seconds</source>
        <translation>Åpner nøklene og lager pakken: det tar noen sekunder</translation>
    </message>
    <message>
        <source>Opening the keys and making the packs: this takes a few seconds</source>
        <translation>Åpner nøklene og lager pakkene: det tar noen sekunder</translation>
    </message>
    <message>
        <source>Publish it where everyone can find it: {names}.</source>
        <translation>Publiser der alle finner det: {names}.</translation>
    </message>
    <message>
        <source>Publish {pack} where everyone can find it.</source>
        <translation>Publiser {pack} der alle finner den.</translation>
    </message>
    <message>
        <source>Print {sheet}, and put it where everyone can see it.</source>
        <translation>Skriv ut {sheet}, og heng det der alle ser det.</translation>
    </message>
    <message>
        <source>Now publish the files under “Publish this” where all players can see them, and enter here where they are.</source>
        <translation>Legg nå filene under «Publiser dette» der alle spillere ser dem, og si her hvor de står.</translation>
    </message>
</context>
<context>
    <name>FindingRow</name>
    <message>
        <source>Please look</source>
        <translation>Se på dette</translation>
    </message>
    <message>
        <source> · phase {number}</source>
        <translation> · fase {number}</translation>
    </message>
    <message>
        <source>I have looked at this</source>
        <translation>Jeg har sett på dette</translation>
    </message>
    <message>
        <source>I have looked at this: {text}</source>
        <translation>Jeg har sett på dette: {text}</translation>
    </message>
    <message>
        <source>Needs correction</source>
        <translation>Må rettes</translation>
    </message>
    <message>
        <source>Publish despite this</source>
        <translation>Publiser til tross for dette</translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>og %n til</numerusform>
            <numerusform>og %n til</numerusform>
        </translation>
    </message>
    <message>
        <source>No remarks: the plan is in order.</source>
        <translation>Ingenting å bemerke: planen er i orden.</translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Welcome to {program}</source>
        <translation>Velkommen til {program}</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Tilbake</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Mappe for filene</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Velg…</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Hvem er du?</translation>
    </message>
    <message>
        <source>&amp;Identification: club and place</source>
        <translation>&amp;Identifikasjon: klubb og sted</translation>
    </message>
    <message>
        <source>if you have used Big Deal before</source>
        <translation>hvis du har brukt Big Deal før</translation>
    </message>
    <message>
        <source>Tick what you use. The right files are then ticked for every session.</source>
        <translation>Kryss av det du bruker. Da er de rette filene valgt for hver sesjon.</translation>
    </message>
    <message>
        <source>&amp;Duplimate, Bridge Sorter</source>
        <translation>&amp;Duplimate, Bridge Sorter</translation>
    </message>
    <message>
        <source>Duplimate with an &amp;older program</source>
        <translation>Duplimate med et &amp;eldre program</translation>
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
        <translation>Et regnskapsprogram eller en &amp;nettside</translation>
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
        <translation>Hvor skal filene ligge?</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Mappe</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Trinn {step} av {steps}</translation>
    </message>
    <message>
        <source>&amp;Skip the rest</source>
        <translation>&amp;Hopp over resten</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>Hopp &amp;over</translation>
    </message>
    <message>
        <source>Fi&amp;nish</source>
        <translation>&amp;Fullfør</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Ne&amp;ste</translation>
    </message>
    <message>
        <source>Files for each session: {files}</source>
        <translation>Filer for hver sesjon: {files}</translation>
    </message>
    <message>
        <source>Identification imported; compare its number if you like.</source>
        <translation>Identifikasjonen er importert; sammenlign gjerne nummeret.</translation>
    </message>
    <message>
        <source>Formats imported: {names}.</source>
        <translation>Importerte formater: {names}.</translation>
    </message>
    <message>
        <source>Left out: {names}.</source>
        <translation>Utelatt: {names}.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Språ&amp;k</translation>
    </message>
    <message>
        <source>You can change it later, in the settings.</source>
        <translation>Du kan endre det senere i innstillingene.</translation>
    </message>
    <message>
        <source>if you had this program before, on another computer</source>
        <translation>hvis du har hatt programmet før, på en annen datamaskin</translation>
    </message>
    <message>
        <source>The journal is back. This backup has no settings.</source>
        <translation>Journalen er tilbake. Denne sikkerhetskopien har ingen innstillinger.</translation>
    </message>
    <message>
        <source>Your identification is mixed into every deal, so two clubs never deal the same boards, even from the same seed.</source>
        <translation>Identifikasjonen din blandes inn i hver deling, så to klubber aldri får de samme spillene, selv fra samme startverdi.</translation>
    </message>
    <message>
        <source>Where will you use the files?</source>
        <translation>Hva skal filene brukes til?</translation>
    </message>
    <message>
        <source>Something &amp;else, or I don’t know</source>
        <translation>Noe &amp;annet, eller jeg vet ikke</translation>
    </message>
    <message>
        <source>You can still choose a different folder for each session.</source>
        <translation>Du kan fortsatt velge en annen mappe for hver sesjon.</translation>
    </message>
    <message>
        <source>Anyone who can open the files before play can read the hands. Choose a folder of your own, not a shared one.</source>
        <translation>Den som kan åpne filene før spillingen, kan lese hendene: bruk en egen mappe, ikke en delt.</translation>
    </message>
    <message>
        <source>This file contains nothing to import.</source>
        <translation>Det var ingenting å importere i denne filen.</translation>
    </message>
</context>
<context>
    <name>FixedValue</name>
    <message>
        <source>{name}: withheld; the promised hash is used instead</source>
        <translation>{name}: holdt tilbake, den lovede hashen står i stedet</translation>
    </message>
</context>
<context>
    <name>FoldButton</name>
    <message>
        <source>expanded</source>
        <translation>foldet ut</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>foldet sammen</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>asked each time</source>
        <translation>spør hver gang</translation>
    </message>
    <message>
        <source>Choose: {what}</source>
        <translation>Velg: {what}</translation>
    </message>
    <message>
        <source>This folder cannot be found at the moment.</source>
        <translation>Denne mappen finnes ikke for øyeblikket.</translation>
    </message>
</context>
<context>
    <name>FormatChoice</name>
    <message>
        <source>For {readers}</source>
        <translation>Til {readers}</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Utelat den</translation>
    </message>
    <message>
        <source>Deal without this file</source>
        <translation>Del uten denne filen</translation>
    </message>
    <message>
        <source>This would write the same file as {other}. Choose one of them.</source>
        <translation>Skriver samme fil som {other}: velg en av dem.</translation>
    </message>
    <message>
        <source>Board numbers up to {most}.</source>
        <translation>Har plass til spill opp til nummer {most}.</translation>
    </message>
    <message>
        <source>Cannot contain these boards: {reason}.</source>
        <translation>Har ikke plass til disse spillene: {reason}.</translation>
    </message>
</context>
<context>
    <name>FormatsBox</name>
    <message>
        <source>Show or hide the formats that few programs read</source>
        <translation>Vis eller skjul formater som få programmer leser</translation>
    </message>
    <message>
        <source>&amp;More formats</source>
        <translation>&amp;Flere formater</translation>
    </message>
    <message>
        <source>&amp;More formats (chosen: {names})</source>
        <translation>&amp;Flere formater (valgt: {names})</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>&amp;Open folder</source>
        <translation>Åpne &amp;mappen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Neste</translation>
    </message>
    <message>
        <source>Publish this</source>
        <translation>Publiser dette</translation>
    </message>
    <message>
        <source>Keep this secret</source>
        <translation>Hold dette hemmelig</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Vis filene i mappen</translation>
    </message>
    <message>
        <source>Nothing at this step.</source>
        <translation>Ingenting på dette trinnet.</translation>
    </message>
    <message>
        <source>What to publish, what to keep secret, and what to do next</source>
        <translation>Hva som skal publiseres, hva som er hemmelig, og hva som er neste steg</translation>
    </message>
</context>
<context>
    <name>HandsPanel</name>
    <message>
        <source>&amp;Find the board</source>
        <translation>&amp;Finn spillet</translation>
    </message>
    <message>
        <source>Hand of {seat}</source>
        <translation>Hånd: {seat}</translation>
    </message>
    <message>
        <source>13 cards: spades, hearts, diamonds, clubs, with dots between. A dash is a void.</source>
        <translation>13 kort: spar, hjerter, ruter, kløver, med punktum mellom. En strek er renons.</translation>
    </message>
    <message>
        <source>The number that the board has on the table</source>
        <translation>Nummeret spillet har ved bordet</translation>
    </message>
    <message>
        <source>The set that is being played, if you know its code</source>
        <translation>Settet som spilles, hvis du vet koden</translation>
    </message>
    <message>
        <source>Compare these hands with the boards known here</source>
        <translation>Sammenlign hendene med spillene som er kjent her</translation>
    </message>
    <message>
        <source>&amp;Number on the board</source>
        <translation>&amp;Nummer på spillet</translation>
    </message>
    <message>
        <source>Code of the &amp;set</source>
        <translation>Ko&amp;den til settet</translation>
    </message>
    <message>
        <source>The hands on the table</source>
        <translation>Hendene ved bordet</translation>
    </message>
    <message>
        <source>Type one hand, or up to four. The answer names boards and seats, never a card. What you type is not kept; the journal notes that you asked.</source>
        <translation>Skriv én hånd, eller opptil fire. Svaret nevner spill og plasser, aldri et kort. Det du skriver, lagres ikke; journalen noterer at du spurte.</translation>
    </message>
    <message>
        <source>Compare with another board on the table</source>
        <translation>Sammenlign med et annet spill på bordet</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Velg filer…</translation>
    </message>
    <message>
        <source>Use the journal</source>
        <translation>Bruk journalen</translation>
    </message>
    <message>
        <source>Two boards alike: type the hands of the other one too</source>
        <translation>To like spill: skriv også hendene i det andre</translation>
    </message>
    <message>
        <source>The number that the other board has</source>
        <translation>Nummeret på det andre spillet</translation>
    </message>
    <message>
        <source>Its hands: N:hand hand hand hand, or one with its seat: N AK7.T93.QJ4.A852</source>
        <translation>Hendene: N:hånd hånd hånd hånd, eller én med plassen: N AK7.T93.QJ4.A852</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>Nummeret</translation>
    </message>
    <message>
        <source>Its hands</source>
        <translation>Hendene</translation>
    </message>
    <message>
        <source>Compare with files of boards, such as those of another computer</source>
        <translation>Sammenlign med spillfiler, for eksempel fra en annen datamaskin</translation>
    </message>
    <message>
        <source>Compare with the sets of this computer again</source>
        <translation>Sammenlign igjen med settene på denne datamaskinen</translation>
    </message>
    <message>
        <source>The dealer that the board shows</source>
        <translation>Giveren som spillet viser</translation>
    </message>
    <message>
        <source>The vulnerability that the board shows</source>
        <translation>Hvem som er i sonen ifølge selve spillet</translation>
    </message>
</context>
<context>
    <name>HandsPart</name>
    <message>
        <source>Words of {name}</source>
        <translation>Ord fra {name}</translation>
    </message>
    <message>
        <source>withheld</source>
        <translation>holdt tilbake</translation>
    </message>
    <message>
        <source>Words of {name} are withheld</source>
        <translation>Ord fra {name} holdes tilbake</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Ingenting mangler.</translation>
    </message>
    <message>
        <source>The holders’ words</source>
        <translation>Ordene fra vokterne</translation>
    </message>
    <message>
        <source>The twelve words on the slip; the first four letters of each are enough</source>
        <translation>De tolv ordene på lappen; fire bokstaver av hvert er nok</translation>
    </message>
    <message>
        <source>The promised hash is used instead, and every check names the holder</source>
        <translation>Den lovede hashen trer i stedet, og enhver kontroll nevner vokteren</translation>
    </message>
    <message>
        <source>Type the words of: {names}. Tick “withheld” for anyone who does not give theirs.</source>
        <translation>Skriv ordene fra: {names}. Kryss av «holdt tilbake» for den som ikke gir dem.</translation>
    </message>
</context>
<context>
    <name>HelpButton</name>
    <message>
        <source>Help: {about}</source>
        <translation>Hjelp: {about}</translation>
    </message>
    <message>
        <source>What does this mean? (F1)</source>
        <translation>Hva betyr dette? (F1)</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Hjelp</translation>
    </message>
    <message>
        <source>&amp;Topics</source>
        <translation>&amp;Emner</translation>
    </message>
    <message>
        <source>Help topics</source>
        <translation>Hjelpeemner</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>Hjelpetekst</translation>
    </message>
    <message>
        <source>&amp;Card for the wall…</source>
        <translation>&amp;Kort til veggen…</translation>
    </message>
    <message>
        <source>One page: deal, duplicate, print, and what never to do</source>
        <translation>Én side: dele, duplisere, skrive ut, og hva man aldri gjør</translation>
    </message>
    <message>
        <source>Card for the wall</source>
        <translation>Kort til veggen</translation>
    </message>
    <message>
        <source>This help page is missing. Install the program again to restore it.</source>
        <translation>Denne hjelpesiden mangler. Installer programmet på nytt for å få den tilbake.</translation>
    </message>
    <message>
        <source>Save this page of the help as PDF, and open it</source>
        <translation>Lagre denne siden av hjelpen som PDF, og åpne den</translation>
    </message>
    <message>
        <source>&amp;Print this page…</source>
        <translation>Skriv &amp;ut denne siden…</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help – {program}</source>
        <translation>Hjelp – {program}</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Vis i mappen</translation>
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
        <translation>Journalen og filene er som de var. ({place})</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
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
        <translation>Settkode {code}</translation>
    </message>
    <message>
        <source>Back to “{state}”</source>
        <translation>Tilbake til «{state}»</translation>
    </message>
    <message>
        <source>dealt {time}</source>
        <translation>delt {time}</translation>
    </message>
    <message>
        <source>first seen {time}</source>
        <translation>først sett {time}</translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>versjon {version}</translation>
    </message>
    <message>
        <source>{files} in {folder}</source>
        <translation>{files} i {folder}</translation>
    </message>
    <message>
        <source>Mark as {state}</source>
        <translation>Merk som {state}</translation>
    </message>
    <message>
        <source>Undo: back to {state}</source>
        <translation>Angre: tilbake til {state}</translation>
    </message>
    <message>
        <source>Release the set</source>
        <translation>Frigi settet</translation>
    </message>
    <message>
        <source>Release set {code}?</source>
        <translation>Frigi sett {code}?</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Frigi</translation>
    </message>
    <message>
        <source>Finished sets</source>
        <translation>Ferdigspilte sett</translation>
    </message>
    <message>
        <source>Choose the archive folder…</source>
        <translation>Velg arkivmappen…</translation>
    </message>
    <message>
        <source>Leave the files where they are</source>
        <translation>La filene bli der de er</translation>
    </message>
    <message>
        <source>Archive folder for finished sets</source>
        <translation>Arkivmappe for ferdigspilte sett</translation>
    </message>
    <message>
        <source>“{set}” is {state}</source>
        <translation>«{set}» er {state}</translation>
    </message>
    <message>
        <source>{files} now in {folder}</source>
        <translation>{files} er nå i {folder}</translation>
    </message>
    <message>
        <source>clock set back at row {rows}</source>
        <translation>klokken stilt tilbake ved rad {rows}</translation>
    </message>
    <message>
        <source>Dealing certificate</source>
        <translation>Delesertifikat</translation>
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
        <translation>Sikkerhetskopi (*.backup)</translation>
    </message>
    <message>
        <source>Certificate made: set {place} of {count} for its event and day</source>
        <translation>Sertifikat laget: sett {place} av {count} for arrangementet den dagen</translation>
    </message>
    <message>
        <source>randomness: {source}</source>
        <translation>tilfeldighet: {source}</translation>
    </message>
    <message>
        <source>{state}: {count}</source>
        <translation>{state}: {count}</translation>
    </message>
    <message>
        <source>Several sets</source>
        <translation>Flere sett</translation>
    </message>
    <message>
        <source>Mark {sets} as {state}?</source>
        <translation>Merke {sets} som {state}?</translation>
    </message>
    <message>
        <source>Undo the last step of {sets}?</source>
        <translation>Angre det siste steget for {sets}?</translation>
    </message>
    <message>
        <source>{count} of {sets}</source>
        <translation>{count} av {sets}</translation>
    </message>
    <message>
        <source>Undone: the last step of {sets}</source>
        <translation>Angret: det siste steget for {sets}</translation>
    </message>
    <message>
        <source>{sets} marked as {state}</source>
        <translation>{sets} merket som {state}</translation>
    </message>
    <message>
        <source>Moved: {files}</source>
        <translation>Flyttet: {files}</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Merk</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Angre</translation>
    </message>
    <message>
        <source>Certificates made, one for each set</source>
        <translation>Sertifikater laget, ett for hvert sett</translation>
    </message>
    <message>
        <source>{name}, not confirmed</source>
        <translation>{name}, ikke bekreftet</translation>
    </message>
    <message>
        <source>Send to {receiver}</source>
        <translation>Send til {receiver}</translation>
    </message>
    <message>
        <source>Nothing was sent from here: load the file at {receiver} yourself.</source>
        <translation>Ingenting er sendt herfra: last selv inn filen i {receiver}.</translation>
    </message>
    <message>
        <source>What {receiver} takes could not be confirmed: look at what it shows.</source>
        <translation>Det kunne ikke bekreftes hva {receiver} tar imot: se etter hva som vises.</translation>
    </message>
    <message>
        <source>File for {receiver} made</source>
        <translation>Filen til {receiver} er laget</translation>
    </message>
    <message>
        <source>The journal is back</source>
        <translation>Journalen er tilbake</translation>
    </message>
    <message>
        <source>Settings, presets and identification are taken over where none were here.</source>
        <translation>Innstillinger, maler og identifikasjon er tatt over der det ikke fantes noen her.</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Det er ingen steg å angre</translation>
    </message>
    <message>
        <source>Missing: {files} in {folder}</source>
        <translation>Ikke der: {files} i {folder}</translation>
    </message>
    <message>
        <source>From then on, anyone may see its hands. Do this only when nobody will play these boards again. You cannot undo a release.</source>
        <translation>Fra da av kan alle se hendene. Gjør dette når ingen skal spille disse spillene mer. En frigivelse kan ikke angres.</translation>
    </message>
    <message>
        <source>Where should the files of finished sets go?</source>
        <translation>Hvor skal filene til ferdigspilte sett ligge?</translation>
    </message>
    <message>
        <source>An archive folder keeps them out of the way, so that nobody duplicates them again by mistake. You choose it once. Each set gets its own folder inside it, and Undo brings the files back.</source>
        <translation>En arkivmappe holder dem unna, så ingen mater maskinen med dem igjen. Du velger den én gang; hvert sett får sin egen mappe i den, og Angre henter filene tilbake.</translation>
    </message>
    <message>
        <source>“{set}” is {state}, but its files were not moved</source>
        <translation>«{set}» er {state}, men filene ble værende der de er</translation>
    </message>
    <message>
        <source>Not moved, because it is missing, changed or in use: {path}</source>
        <translation>Urørt, fordi den er borte, endret eller i bruk: {path}</translation>
    </message>
    <message>
        <source>The journal has been changed: {problems}</source>
        <translation>Journalen er endret: {problems}</translation>
    </message>
    <message>
        <source>count started again at row {rows}</source>
        <translation>tellingen begynt på nytt ved rad {rows}</translation>
    </message>
    <message>
        <source>restored from a backup at row {rows}</source>
        <translation>hentet tilbake fra sikkerhetskopi ved rad {rows}</translation>
    </message>
    <message>
        <source>Journal intact: {rows}</source>
        <translation>Journalen er i orden: {rows}</translation>
    </message>
    <message>
        <source>The journal could not be read</source>
        <translation>Journalen kunne ikke leses</translation>
    </message>
    <message>
        <source>Nothing was repaired. Keep a copy of the journal, and compare it with an earlier certificate or export.</source>
        <translation>Ingenting ble reparert. Ta vare på en kopi av journalen, og sammenlign den med et tidligere sertifikat eller en tidligere eksport.</translation>
    </message>
    <message>
        <source>The journal is not as the program wrote it</source>
        <translation>Journalen er ikke slik den ble skrevet</translation>
    </message>
    <message>
        <source>Export the journal</source>
        <translation>Eksporter journalen</translation>
    </message>
    <message>
        <source>Back up the journal</source>
        <translation>Sikkerhetskopier journalen</translation>
    </message>
    <message>
        <source>It shows no cards. Print it, sign it and keep it.</source>
        <translation>Det viser ingen kort. Skriv det ut, signer det, ta vare på det.</translation>
    </message>
    <message>
        <source>It contains no card, seed or key. Anyone may have it and check it.</source>
        <translation>Den inneholder ingen kort, startverdier eller nøkler: hvem som helst kan få den og kontrollere den.</translation>
    </message>
    <message>
        <source>Journal exported</source>
        <translation>Journalen er eksportert</translation>
    </message>
    <message>
        <source>It contains the key of the journal. Keep it where nobody else can read it.</source>
        <translation>Den inneholder nøkkelen til journalen: oppbevar den der ingen andre kan lese den.</translation>
    </message>
    <message>
        <source>Journal backed up</source>
        <translation>Journalen er sikkerhetskopiert</translation>
    </message>
    <message>
        <source>Interrupted while they were being written, and removed again: {files} in {folder}. Do not play copies of them.</source>
        <translation>Avbrutt under leveringen og tatt tilbake: {files} i {folder}. Ikke spill kopier av dem.</translation>
    </message>
    <message>
        <source>From then on, anyone may see their hands. Do this only when nobody will play these boards again. You cannot undo a release.</source>
        <translation>Fra da av kan alle se hendene. Gjør dette når ingen skal spille disse spillene mer. En frigivelse kan ikke angres.</translation>
    </message>
    <message>
        <source>You can undo this for all of them at once.</source>
        <translation>Angre tar steget tilbake for alle.</translation>
    </message>
    <message>
        <source>They go back to: {states}</source>
        <translation>De blir igjen: {states}</translation>
    </message>
    <message>
        <source>These cannot be changed, and stay as they are:</source>
        <translation>Disse kan ikke og blir som de er:</translation>
    </message>
    <message>
        <source>The files of {sets} were not moved:</source>
        <translation>Filene til {sets} ble værende der de er:</translation>
    </message>
    <message>
        <source>older journal attached at row {rows}</source>
        <translation>eldre journal lagt ved på rad {rows}</translation>
    </message>
    <message>
        <source>It is sealed: only its passphrase opens it.</source>
        <translation>Den er forseglet: bare passfrasen åpner den.</translation>
    </message>
    <message>
        <source>Everything in this backup’s journal is here already</source>
        <translation>Alt i sikkerhetskopiens journal er her allerede</translation>
    </message>
    <message>
        <source>Its sets are in the list, and their boards are recognized. Your own journal goes on unchanged.</source>
        <translation>Settene står i listen, og spillene gjenkjennes. Din egen journal fortsetter uendret.</translation>
    </message>
    <message>
        <source>The backup’s journal is attached to yours</source>
        <translation>Sikkerhetskopiens journal er lagt ved din</translation>
    </message>
    <message>
        <source>No sets yet. Each set appears here as soon as it is dealt. You see its date, boards, set code and where its files are.</source>
        <translation>Ingen sett ennå. Hvert sett står her fra det øyeblikket det er delt: når, hvilke spill, settkoden og hvor filene er.</translation>
    </message>
</context>
<context>
    <name>HoldersDialog</name>
    <message>
        <source>Add from a &amp;file…</source>
        <translation>Legg til fra en &amp;fil…</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Voktere av ord</translation>
    </message>
    <message>
        <source>&amp;Use these holders</source>
        <translation>&amp;Bruk disse vokterne</translation>
    </message>
    <message>
        <source>The file with the hash you got from a holder</source>
        <translation>Filen med hashen som en vokter ga deg</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Hash of the words</source>
        <translation>Hash av ordene</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Lim &amp;inn</translation>
    </message>
    <message>
        <source>Takes the lines with name, “=” and hash that you copied</source>
        <translation>Tar linjene med navn, «=» og hash som du har kopiert</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>F&amp;jern</translation>
    </message>
    <message>
        <source>Takes the chosen holder out</source>
        <translation>Tar ut den valgte vokteren</translation>
    </message>
    <message>
        <source>Drop the holders’ files here, or paste what they sent</source>
        <translation>Slipp vokternes filer her, eller lim inn det de har sendt</translation>
    </message>
    <message>
        <source>What you copied has no line with a name, “=” and 64 digits.</source>
        <translation>Det du har kopiert, har ingen linje med et navn, «=» og 64 sifre.</translation>
    </message>
    <message>
        <source>Without their words nobody can compute a board, not even you. Each makes words on their own computer (“Keep words…” on the Tournament page) and keeps them. Each gives you a name and a hash: 64 digits that belong to these words and do not reveal them.</source>
        <translation>Uten ordene deres kan ingen beregne et spill, heller ikke du. Hver lager ord på sin egen datamaskin («Ta vare på ord…» på siden Turnering), beholder dem og gir deg navn og hash: 64 sifre som bare hører til disse ordene og ikke røper noen av dem.</translation>
    </message>
</context>
<context>
    <name>IdentificationField</name>
    <message>
        <source>Its number, to compare it with another computer’s:</source>
        <translation>Nummeret, for å sammenligne med en annen maskins:</translation>
    </message>
    <message>
        <source>Identification</source>
        <translation>Identifikasjon</translation>
    </message>
    <message>
        <source>for example: Tuesday Bridge Club, Utrecht</source>
        <translation>for eksempel: Tirsdagsklubben, Bergen</translation>
    </message>
    <message>
        <source>Letters &amp;written in</source>
        <translation>B&amp;okstavene er skrevet i</translation>
    </message>
    <message>
        <source>today’s programs (UTF-8)</source>
        <translation>dagens programmer (UTF-8)</translation>
    </message>
    <message>
        <source>Windows, Western Europe (1252)</source>
        <translation>Windows, Vest-Europa (1252)</translation>
    </message>
    <message>
        <source>DOS window, Western Europe (850)</source>
        <translation>DOS-vindu, Vest-Europa (850)</translation>
    </message>
    <message>
        <source>DOS window, United States (437)</source>
        <translation>DOS-vindu, USA (437)</translation>
    </message>
    <message>
        <source>Windows, Central Europe (1250)</source>
        <translation>Windows, Sentral-Europa (1250)</translation>
    </message>
    <message>
        <source>DOS window, Central Europe (852)</source>
        <translation>DOS-vindu, Sentral-Europa (852)</translation>
    </message>
    <message>
        <source>Hash of the identification: {hash}</source>
        <translation>Hash av identifikasjonen: {hash}</translation>
    </message>
    <message>
        <source>The RIPEMD-160 hash of the identification. If the numbers are equal, the identifications are too.</source>
        <translation>RIPEMD-160-hashen av identifikasjonen. Like numre, lik identifikasjon.</translation>
    </message>
    <message>
        <source>Too long for Big Deal. Shorten it if you want to compare boards with Big Deal’s.</source>
        <translation>Lengre enn Big Deal har plass til. Kort den ned hvis spill skal sammenlignes med det.</translation>
    </message>
    <message>
        <source>Some letters cannot be shown in this encoding. Choose another one to edit the text.</source>
        <translation>Ikke alle bokstaver kan vises slik. Velg andre bokstaver for å endre teksten.</translation>
    </message>
    <message>
        <source>It has spaces at one end, or invisible characters. They count too.</source>
        <translation>Har mellomrom i enden eller tegn som ikke synes. De teller også.</translation>
    </message>
</context>
<context>
    <name>InterruptedHint</name>
    <message>
        <source>Deal it now</source>
        <translation>Del nå</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Senere</translation>
    </message>
</context>
<context>
    <name>JournalBar</name>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;ksporter…</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>&amp;Sikkerhetskopier…</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problemer</numerusform>
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
            <numerusform>og %n til</numerusform>
            <numerusform>og %n til</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy journal, settings, presets and logo into one file, on a USB drive for example</source>
        <translation>Kopier journal, innstillinger, maler og logo til én fil, for eksempel på en minnepinne</translation>
    </message>
    <message>
        <source>Checking the journal…</source>
        <translation>Kontrollerer journalen…</translation>
    </message>
    <message>
        <source>Write the journal as text that anyone can check; it contains no cards</source>
        <translation>Skriv journalen som tekst alle kan kontrollere; ingen kort</translation>
    </message>
</context>
<context>
    <name>KeysCustody</name>
    <message>
        <source>Who keeps the keys</source>
        <translation>Hvem oppbevarer nøklene</translation>
    </message>
    <message>
        <source>&amp;Make one for me, on a sheet…</source>
        <translation>&amp;Lag en til meg, på et ark…</translation>
    </message>
    <message>
        <source>One &amp;passphrase</source>
        <translation>En &amp;passfrase</translation>
    </message>
    <message>
        <source>Several offi&amp;cials together</source>
        <translation>Flere &amp;tillitspersoner sammen</translation>
    </message>
    <message>
        <source>Owners of &amp;age keys</source>
        <translation>Eiere av &amp;age-nøkler</translation>
    </message>
    <message>
        <source>Pa&amp;ssphrase</source>
        <translation>Pa&amp;ssfrase</translation>
    </message>
    <message>
        <source>Onc&amp;e more</source>
        <translation>&amp;En gang til</translation>
    </message>
    <message>
        <source>How many sheets are needed to open the keys</source>
        <translation>Hvor mange ark som trengs for å åpne nøklene</translation>
    </message>
    <message>
        <source>How many officials get a sheet</source>
        <translation>Hvor mange tillitspersoner som får et ark</translation>
    </message>
    <message>
        <source>&amp;Needed</source>
        <translation>T&amp;rengs</translation>
    </message>
    <message>
        <source>of off&amp;icials</source>
        <translation>av t&amp;illitspersoner</translation>
    </message>
    <message>
        <source>Public &amp;keys</source>
        <translation>Offentlige &amp;nøkler</translation>
    </message>
    <message>
        <source>age1…, one on each line</source>
        <translation>age1…, én på hver linje</translation>
    </message>
    <message>
        <source>Public keys; each of their owners can open the keys alone</source>
        <translation>Offentlige nøkler; hver av eierne kan åpne nøklene alene</translation>
    </message>
    <message>
        <source>Before you choose</source>
        <translation>Før du velger</translation>
    </message>
    <message>
        <source>Paste at least one public key.</source>
        <translation>Lim inn minst én offentlig nøkkel.</translation>
    </message>
    <message>
        <source>Tick that you understand.</source>
        <translation>Kryss av at du forstår.</translation>
    </message>
    <message>
        <source>Type a passphrase of several words, 15 letters or more.</source>
        <translation>Skriv en passfrase på flere ord, 15 tegn eller mer.</translation>
    </message>
    <message>
        <source>The passphrase (hidden)</source>
        <translation>Passfrasen, usynlig</translation>
    </message>
    <message>
        <source>The same passphrase again (hidden)</source>
        <translation>Den samme passfrasen en gang til, usynlig</translation>
    </message>
    <message>
        <source>I &amp;understand: anyone who reads this file can compute every board</source>
        <translation>Jeg f&amp;orstår: den som leser denne filen, kan regne ut alle spill</translation>
    </message>
    <message>
        <source>Good if you trust one person to keep it.</source>
        <translation>Bra når én person har tillit til å ta vare på den.</translation>
    </message>
    <message>
        <source>Each gets a sheet of words. Any two of three can open the keys; one alone cannot.</source>
        <translation>Hver får et ark med ord; to av tre kan åpne nøklene sammen, én alene kan ikke.</translation>
    </message>
    <message>
        <source>For people who use the program age: paste their public keys.</source>
        <translation>For dem som bruker programmet age: lim inn de offentlige nøklene deres.</translation>
    </message>
    <message>
        <source>P&amp;lain, not locked</source>
        <translation>&amp;Uten lås</translation>
    </message>
    <message>
        <source>As SquareDeal does it. Anyone who reads the file can know the boards.</source>
        <translation>Slik SquareDeal gjør det. Alle som leser filen, kjenner spillene.</translation>
    </message>
    <message>
        <source>Writes eight words into a file for you to print and put away; they are never shown here</source>
        <translation>Skriver åtte ord i en fil som du skriver ut og legger bort; de vises aldri her</translation>
    </message>
    <message>
        <source>If too few sheets are left, the tournament is lost: nobody can open the keys again. The program asks for a folder for the sheets, ideally on a USB drive. Print each sheet, give it to its official in an envelope, and delete the files.</source>
        <translation>Er det for få ark igjen, er turneringen tapt: ingen kan åpne nøklene igjen. Programmet spør etter en mappe for arkene: helst en minnepinne. Skriv ut hvert ark, gi det til tillitspersonen i en konvolutt, og slett filene.</translation>
    </message>
    <message>
        <source>Allows the plan to be published with plain keys</source>
        <translation>Lar planen bli publisert med ulåste nøkler</translation>
    </message>
    <message>
        <source>Anyone at this computer could read the keys on its disk. Once the outside value is known, the file gives away every board.</source>
        <translation>Nøklene ville ligge på denne disken, lesbare for alle som sitter ved maskinen. Når den ytre verdien er kjent, røper filen alle spill.</translation>
    </message>
    <message>
        <source>Type the same again.</source>
        <translation>Skriv det samme en gang til.</translation>
    </message>
    <message>
        <source>The two do not match.</source>
        <translation>De to er ikke like.</translation>
    </message>
    <message>
        <source>The keys can be kept this way.</source>
        <translation>Nøklene kan oppbevares slik.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, you lose the tournament. No person and no program can open the keys again, and no board can be dealt. Write it on paper, and keep it in two places.</source>
        <translation>Går passfrasen tapt, er turneringen tapt: ingen, og intet program, kan åpne nøklene igjen, og ingen spill kan deles. Skriv den på papir, og oppbevar den på to steder.</translation>
    </message>
</context>
<context>
    <name>KeysUnlocking</name>
    <message>
        <source>What opens the keys</source>
        <translation>Hva som åpner nøklene</translation>
    </message>
    <message>
        <source>The &amp;passphrase</source>
        <translation>&amp;Passfrasen</translation>
    </message>
    <message>
        <source>Read sheets from files</source>
        <translation>Les ark fra filer</translation>
    </message>
    <message>
        <source>Star&amp;t again</source>
        <translation>S&amp;tart på nytt</translation>
    </message>
    <message>
        <source>Forget the sheets</source>
        <translation>Glem arkene</translation>
    </message>
    <message>
        <source>Choose the &amp;key file…</source>
        <translation>Velg &amp;nøkkelfilen…</translation>
    </message>
    <message>
        <source>A file with secret keys, as age-keygen makes it</source>
        <translation>En fil med hemmelige nøkler, slik age-keygen lager den</translation>
    </message>
    <message>
        <source>Pa&amp;ssphrase</source>
        <translation>Pa&amp;ssfrase</translation>
    </message>
    <message>
        <source>Add t&amp;hese words</source>
        <translation>Legg ti&amp;l ordene</translation>
    </message>
    <message>
        <source>From files…</source>
        <translation>Fra filer…</translation>
    </message>
    <message>
        <source>Words of one sheet</source>
        <translation>Ordene på ett ark</translation>
    </message>
    <message>
        <source>The keys are missing.</source>
        <translation>Nøklene mangler.</translation>
    </message>
    <message>
        <source>The keys are sealed for owners of age keys.</source>
        <translation>Nøklene er forseglet for eiere av age-nøkler.</translation>
    </message>
    <message>
        <source>Sheets {numbers}: enough.</source>
        <translation>Ark {numbers}: nok.</translation>
    </message>
    <message numerus="yes">
        <source>Sheet {numbers}; %n more needed.</source>
        <translation>
            <numerusform>Ark {numbers}; %n til trengs.</numerusform>
            <numerusform>Ark {numbers}; %n til trengs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sheets of the officials</source>
        <translation>Tillitspersonenes ark</translation>
    </message>
    <message>
        <source>Files with secret age keys</source>
        <translation>Filer med hemmelige age-nøkler</translation>
    </message>
    <message>
        <source>As chosen when the plan was published.</source>
        <translation>Slik den ble valgt ved publiseringen.</translation>
    </message>
    <message>
        <source>The words of as many officials as needed.</source>
        <translation>Ordene fra så mange tillitspersoner som trengs.</translation>
    </message>
    <message>
        <source>The passphrase (hidden)</source>
        <translation>Passfrasen, usynlig</translation>
    </message>
    <message>
        <source>The words of one sheet, in order (hidden)</source>
        <translation>Ordene på ett ark, i rekkefølge, usynlige</translation>
    </message>
    <message>
        <source>Add the words of this official</source>
        <translation>Ta imot ordene fra denne tillitspersonen</translation>
    </message>
    <message>
        <source>Off&amp;icials’ sheets</source>
        <translation>T&amp;illitspersonenes ark</translation>
    </message>
    <message>
        <source>All 20 words, separated by spaces; the first four letters of each are enough.</source>
        <translation>Alle 20 ord med mellomrom mellom; de fire første bokstavene i hvert er nok.</translation>
    </message>
    <message>
        <source>Choose what opens the keys.</source>
        <translation>Si hva som åpner nøklene.</translation>
    </message>
    <message>
        <source>The keys are not in the same folder as the plan. Put the key file there, and open the tournament again.</source>
        <translation>Nøklene ligger ikke ved siden av planen. Legg nøkkelfilen i samme mappe, og åpne turneringen igjen.</translation>
    </message>
    <message>
        <source>The keys are in the plan’s folder and not locked: nothing is needed.</source>
        <translation>Nøklene ligger ulåst ved siden av planen: ingenting trengs.</translation>
    </message>
    <message>
        <source>The words of the officials’ sheets open the keys: one sheet after the other, in any order.</source>
        <translation>Ordene på tillitspersonenes ark åpner nøklene: ett ark om gangen, i hvilken som helst rekkefølge.</translation>
    </message>
</context>
<context>
    <name>LockRow</name>
    <message>
        <source>Loc&amp;ked until</source>
        <translation>&amp;Låst til</translation>
    </message>
    <message>
        <source>Write the files only into a box that nobody can open before then</source>
        <translation>Skriv filene bare i en boks som ingen kan åpne før</translation>
    </message>
    <message>
        <source>Locked until</source>
        <translation>Låst til</translation>
    </message>
    <message>
        <source>By the clock and the zone of this computer</source>
        <translation>Etter klokken og tidssonen til denne datamaskinen</translation>
    </message>
    <message>
        <source>Only a locked box is written. Nobody can open it before {utc}, this computer included.</source>
        <translation>Det skrives bare en låst boks. Ingen kan åpne den før {utc}, heller ikke denne datamaskinen.</translation>
    </message>
    <message>
        <source>second key (age1…), optional</source>
        <translation>ekstra nøkkel (age1…), valgfri</translation>
    </message>
    <message>
        <source>Second key</source>
        <translation>Ekstra nøkkel</translation>
    </message>
    <message>
        <source>A public key whose owner can open the box too, at any time</source>
        <translation>En offentlig nøkkel der eieren også kan åpne boksen når som helst</translation>
    </message>
    <message>
        <source>Only a locked box is written. Before {utc}, only the owner of the second key can open it.</source>
        <translation>Det skrives bare en låst boks. Før {utc} kan bare eieren av den ekstra nøkkelen åpne den.</translation>
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
        <translation>Åpne resultater…</translation>
    </message>
    <message>
        <source>Find the moment</source>
        <translation>Finn tidspunktet</translation>
    </message>
    <message>
        <source>Results of the tables</source>
        <translation>Resultatene fra bordene</translation>
    </message>
    <message>
        <source>A line for each table: round, contract, declarer, tricks</source>
        <translation>En linje for hvert bord: runde, kontrakt, spillefører, stikk</translation>
    </message>
    <message>
        <source>PBN, USEBIO, ACBL JSON, or Bridgemate’s ReceivedData as CSV</source>
        <translation>PBN, USEBIO, ACBL JSON eller Bridgemates ReceivedData som CSV</translation>
    </message>
    <message>
        <source>When did it happen?</source>
        <translation>Når skjedde det?</translation>
    </message>
    <message>
        <source>Type a line for each table: round, contract, declarer, tricks. Or open a file of results.</source>
        <translation>Skriv en linje for hvert bord: runde, kontrakt, spillefører, stikk. Eller åpne en resultatfil.</translation>
    </message>
    <message>
        <source>Weigh the results under both deals by double dummy</source>
        <translation>Vei resultatene under begge kortfordelingene med double dummy</translation>
    </message>
</context>
<context>
    <name>NewDialog</name>
    <message>
        <source>Try it out</source>
        <translation>Prøv det</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Ny turnering</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Begynn</translation>
    </message>
    <message>
        <source>such as Spring Championship 2027</source>
        <translation>for eksempel Vårmesterskapet 2027</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>V&amp;elg…</translation>
    </message>
    <message>
        <source>&amp;Name of the tournament</source>
        <translation>&amp;Navn på turneringen</translation>
    </message>
    <message>
        <source>&amp;Place of the folder</source>
        <translation>Mappens &amp;plass</translation>
    </message>
    <message>
        <source>Its folder: {folder}</source>
        <translation>Mappen: {folder}</translation>
    </message>
    <message>
        <source>The whole procedure, from the plan to the players’ pack, in ten minutes, with any value and without waiting. Everything is marked PRACTICE, and no check ever turns green.</source>
        <translation>Hele forløpet, fra planen til pakken til spillerne, på ti minutter: med en hvilken som helst verdi og uten å vente. Det står PRACTICE på alt, og ingen kontroll blir noen gang grønn.</translation>
    </message>
    <message>
        <source>It gets its own folder for the plan, the published files, the keys and the boards.</source>
        <translation>Den får sin egen mappe: til planen, det du publiserer, nøkler og spill.</translation>
    </message>
    <message>
        <source>As it will appear on everything you publish</source>
        <translation>Slik det skal stå på alt som publiseres</translation>
    </message>
    <message>
        <source>Where the folder goes</source>
        <translation>Mappens plass</translation>
    </message>
    <message>
        <source>Choose an existing folder.</source>
        <translation>Velg en mappe som finnes.</translation>
    </message>
</context>
<context>
    <name>NewHolderDialog</name>
    <message>
        <source>Keep words for a tournament</source>
        <translation>Ta vare på ord for en turnering</translation>
    </message>
    <message>
        <source>&amp;Make the words</source>
        <translation>&amp;Lag ordene</translation>
    </message>
    <message>
        <source>such as Team B</source>
        <translation>for eksempel Lag B</translation>
    </message>
    <message>
        <source>Folder for the slip</source>
        <translation>Mappe til lappen</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>V&amp;elg…</translation>
    </message>
    <message>
        <source>&amp;Name of the holder</source>
        <translation>&amp;Navn på vokteren</translation>
    </message>
    <message>
        <source>&amp;Folder for the slip</source>
        <translation>&amp;Mappe til lappen</translation>
    </message>
    <message>
        <source>The program makes twelve words. It writes them on a slip, in new files that only you can read, and shows them nowhere else. Their hash is for the organiser: 64 digits that belong to these words and do not reveal them.</source>
        <translation>Programmet lager tolv ord. De kommer på en lapp, i nye filer som bare du kan lese, og vises ingen andre steder. Hashen av dem er til arrangøren: 64 sifre som bare hører til disse ordene og ikke røper noen av dem.</translation>
    </message>
    <message>
        <source>Who keeps the words, as everyone will read it</source>
        <translation>Hvem som har ordene, slik alle får lese det</translation>
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
        <translation>Lukk</translation>
    </message>
</context>
<context>
    <name>NoticeWindow</name>
    <message>
        <source>Licences – {program}</source>
        <translation>Lisenser – {program}</translation>
    </message>
    <message>
        <source>Licences of everything in the program</source>
        <translation>Lisensene til alt i programmet</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Lukk</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
</context>
<context>
    <name>OldSettingsButton</name>
    <message>
        <source>Im&amp;port old settings…</source>
        <translation>Im&amp;porter gamle innstillinger…</translation>
    </message>
    <message>
        <source>Import old settings</source>
        <translation>Importer gamle innstillinger</translation>
    </message>
    <message>
        <source>Read the identification and formats from Big Deal’s {windows} or {unix}</source>
        <translation>Les identifikasjon og formater fra Big Deals {windows} eller {unix}</translation>
    </message>
    <message>
        <source>Settings of Big Deal</source>
        <translation>Innstillinger fra Big Deal</translation>
    </message>
    <message>
        <source>Settings of Big Deal ({names})</source>
        <translation>Innstillinger fra Big Deal ({names})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
</context>
<context>
    <name>OpenPhases</name>
    <message>
        <source>sessions</source>
        <translation>sesjoner</translation>
    </message>
    <message>
        <source>such as 1 or 1-3</source>
        <translation>for eksempel 1 eller 1-3</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>spill</translation>
    </message>
    <message>
        <source>such as 24 or 1-8,9-16</source>
        <translation>for eksempel 24 eller 1-8,9-16</translation>
    </message>
    <message>
        <source>The plan leaves this open, so enter it now</source>
        <translation>Planen lar dette stå åpent, så det sies nå</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Lagre som…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Av&amp;bryt</translation>
    </message>
    <message>
        <source>&amp;How many boxes?</source>
        <translation>&amp;Hvor mange esker?</translation>
    </message>
    <message>
        <source>&amp;Open to print</source>
        <translation>Å&amp;pne for å skrive ut</translation>
    </message>
    <message>
        <source>Save the PDF in a folder that you choose</source>
        <translation>Lag PDF-en der du sier</translation>
    </message>
    <message>
        <source>Save the PDF with the set’s files, and open it for printing</source>
        <translation>Lag PDF-en ved siden av settet, og åpne den i programmet som skriver den ut</translation>
    </message>
</context>
<context>
    <name>PaperPreview</name>
    <message>
        <source>Sample page</source>
        <translation>Prøveside</translation>
    </message>
    <message>
        <source>A page of a sample record, not your boards: {words}</source>
        <translation>En side med prøvespill, ingen av dine: {words}</translation>
    </message>
</context>
<context>
    <name>PhaseDialog</name>
    <message>
        <source>Change a phase</source>
        <translation>Endre en fase</translation>
    </message>
    <message>
        <source>Add a phase</source>
        <translation>Legg til en fase</translation>
    </message>
    <message>
        <source>such as Round robin</source>
        <translation>for eksempel Grunnspill</translation>
    </message>
    <message>
        <source>How many sessions the phase has</source>
        <translation>Hvor mange sesjoner fasen har</translation>
    </message>
    <message>
        <source>The boards of each session</source>
        <translation>Spillene i hver sesjon</translation>
    </message>
    <message>
        <source>&amp;Name of the phase</source>
        <translation>&amp;Navn på fasen</translation>
    </message>
    <message>
        <source>&amp;Sessions</source>
        <translation>&amp;Sesjoner</translation>
    </message>
    <message>
        <source>&amp;Boards of a session</source>
        <translation>S&amp;pill i en sesjon</translation>
    </message>
    <message>
        <source>Names of the &amp;files</source>
        <translation>&amp;Filnavn</translation>
    </message>
    <message>
        <source>A short word, such as rr: the files will be called rr1, rr2 and so on.</source>
        <translation>Et kort ord, som gs: filene får navnene gs1, gs2 og så videre.</translation>
    </message>
    <message>
        <source>Give the phase a name.</source>
        <translation>Gi fasen et navn.</translation>
    </message>
    <message>
        <source>This means: {words}.</source>
        <translation>Dette betyr: {words}.</translation>
    </message>
    <message>
        <source>A phase is a part of the tournament with similar sessions, such as a final.</source>
        <translation>En fase er en del av turneringen med like sesjoner, for eksempel en finale.</translation>
    </message>
    <message>
        <source>The number is not known &amp;yet</source>
        <translation>Ingen vet &amp;ennå hvor mange</translation>
    </message>
    <message>
        <source>The name of the phase; # becomes the number of the session</source>
        <translation>Hva fasen heter; # blir nummeret på sesjonen</translation>
    </message>
    <message>
        <source>As many sessions as needed; you enter their numbers when you deal</source>
        <translation>Så mange sesjoner som trengs; numrene sies ved delingen</translation>
    </message>
    <message>
        <source>How the file names begin; # becomes the number of the session</source>
        <translation>Hvordan filnavnene begynner; # blir nummeret på sesjonen</translation>
    </message>
    <message>
        <source>24 means boards 1 to 24; 21-40 means exactly these; 1-12,13-24 alternates between the two; ? means you enter them when you deal.</source>
        <translation>24 for spill 1 til 24; 21-40 for disse; 1-12,13-24 for det ene og det andre etter tur; ? for å si det ved delingen.</translation>
    </message>
    <message>
        <source>Enter the boards of a session.</source>
        <translation>Si hvilke spill en sesjon har.</translation>
    </message>
    <message>
        <source>Another phase already uses the file name “{prefix}”.</source>
        <translation>En annen fase kaller filene sine «{prefix}» allerede.</translation>
    </message>
    <message>
        <source>Sa&amp;ve phase</source>
        <translation>&amp;Behold fasen</translation>
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
        <translation>Sesjoner</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Merknader</translation>
    </message>
    <message>
        <source>open</source>
        <translation>åpent</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>spør</translation>
    </message>
    <message numerus="yes">
        <source>%n to correct</source>
        <translation>
            <numerusform>%n å rette</numerusform>
            <numerusform>%n å rette</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation>
            <numerusform>%n å se på</numerusform>
            <numerusform>%n å se på</numerusform>
        </translation>
    </message>
    <message>
        <source>in order</source>
        <translation>i orden</translation>
    </message>
</context>
<context>
    <name>PhasesTable</name>
    <message>
        <source>&amp;Add a phase…</source>
        <translation>&amp;Legg til fase…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Rediger…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>F&amp;jern</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Flytt &amp;opp</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Flytt &amp;ned</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Faser</translation>
    </message>
    <message>
        <source>Numbers of the phases</source>
        <translation>Numrene på fasene</translation>
    </message>
    <message>
        <source>Add another phase</source>
        <translation>Beskriv en fase til</translation>
    </message>
    <message>
        <source>Change the selected phase</source>
        <translation>Endre den valgte fasen</translation>
    </message>
    <message>
        <source>Remove the selected phase from the plan</source>
        <translation>Ta den valgte fasen ut av planen</translation>
    </message>
    <message>
        <source>Move the selected phase up</source>
        <translation>Sett den valgte fasen foran den over</translation>
    </message>
    <message>
        <source>Move the selected phase down</source>
        <translation>Sett den valgte fasen bak den under</translation>
    </message>
    <message>
        <source>Press Return to change the selected phase, Delete to remove it.</source>
        <translation>Enter endrer den valgte fasen, Delete fjerner den.</translation>
    </message>
    <message>
        <source>No phases yet. A phase is a part of the tournament with similar sessions: a round robin, a final.</source>
        <translation>Ingen fase ennå. En fase er en del av turneringen med like sesjoner: et grunnspill, en finale.</translation>
    </message>
</context>
<context>
    <name>PlanStep</name>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Velg…</translation>
    </message>
    <message>
        <source>such as Spring Championship 2027</source>
        <translation>for eksempel Vårmesterskapet 2027</translation>
    </message>
    <message>
        <source>Name of the tournament</source>
        <translation>Navn på turneringen</translation>
    </message>
    <message>
        <source>Not chosen yet.</source>
        <translation>Ikke valgt ennå.</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Endre…</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to correct first.</source>
        <translation>
            <numerusform>%n punkt må rettes først.</numerusform>
            <numerusform>%n punkter må rettes først.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of the &amp;tournament</source>
        <translation>Navn på &amp;turneringen</translation>
    </message>
    <message>
        <source>&amp;Holders…</source>
        <translation>V&amp;oktere…</translation>
    </message>
    <message>
        <source>Outside value</source>
        <translation>Ytre verdi</translation>
    </message>
    <message>
        <source>Name and outside value</source>
        <translation>Navn og ytre verdi</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Faser</translation>
    </message>
    <message>
        <source>Choose where the outside value comes from</source>
        <translation>Si hvor den ytre verdien kommer fra</translation>
    </message>
    <message>
        <source>Other people keep words that are needed to compute any board</source>
        <translation>Andre har ord, og uten dem kan ingen forutse et spill</translation>
    </message>
    <message>
        <source>&amp;Go to Publish</source>
        <translation>&amp;Gå videre til Publiser</translation>
    </message>
    <message>
        <source>The name of the tournament, written into every file</source>
        <translation>Hva turneringen heter; det står i alle filer</translation>
    </message>
    <message>
        <source>Inspector’s findings</source>
        <translation>Hva kontrollen sier</translation>
    </message>
</context>
<context>
    <name>PresetDialog</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Lagre</translation>
    </message>
    <message>
        <source>Folder of the preset</source>
        <translation>Mappen i malen</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Velg…</translation>
    </message>
    <message>
        <source>such as Tuesday</source>
        <translation>for eksempel tirsdag</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Navn</translation>
    </message>
    <message>
        <source>Saves event, boards and formats under a name, but never the date.</source>
        <translation>Arrangement, spill og formater lagres under et navn. Datoen er aldri en del av det.</translation>
    </message>
    <message>
        <source>&amp;Always deal into this folder without asking</source>
        <translation>&amp;Del alltid til denne mappen uten å spørre</translation>
    </message>
    <message>
        <source>“Deal session” then shows the folder and only waits for a full meter. Nothing is ever overwritten.</source>
        <translation>«Del kort» sier da hvor settet legges, og venter bare på full måler. Ingenting blir overskrevet: et sett til samme dag får et nummer.</translation>
    </message>
    <message>
        <source>Give the preset a name.</source>
        <translation>Malen må ha et navn.</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Velg mappen.</translation>
    </message>
</context>
<context>
    <name>PresetsBox</name>
    <message>
        <source>&amp;Save this session as a preset…</source>
        <translation>&amp;Lagre denne sesjonen som mal…</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Mal</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Mal</translation>
    </message>
    <message>
        <source>S&amp;ave…</source>
        <translation>Lagr&amp;e…</translation>
    </message>
    <message>
        <source>Save this session as a preset, or delete one</source>
        <translation>Lagre denne sesjonen som mal, eller slett en</translation>
    </message>
    <message>
        <source>No preset</source>
        <translation>Ingen mal</translation>
    </message>
    <message>
        <source>None saved yet</source>
        <translation>Ingen lagret ennå</translation>
    </message>
    <message>
        <source>&amp;Delete “{name}”</source>
        <translation>&amp;Slett «{name}»</translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation>Lagre mal</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Slett mal</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Slett</translation>
    </message>
    <message>
        <source>{name} (changed)</source>
        <translation>{name} (endret)</translation>
    </message>
    <message>
        <source>Fill in a session that you saved earlier</source>
        <translation>Fyll siden med en sesjon som er lagret før</translation>
    </message>
    <message>
        <source>&amp;Delete the selected preset</source>
        <translation>&amp;Slett den valgte malen</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”? Sets you dealt with it are not affected.</source>
        <translation>Slette malen «{name}»? Sett som er delt med den, blir ikke rørt.</translation>
    </message>
</context>
<context>
    <name>PresetsList</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>Sle&amp;tt…</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Maler</translation>
    </message>
    <message>
        <source>no files</source>
        <translation>ingen filer</translation>
    </message>
    <message>
        <source>Name, folde&amp;r…</source>
        <translation>N&amp;ytt navn, mappe…</translation>
    </message>
    <message>
        <source>{name}: {boards}, {formats}</source>
        <translation>{name}: {boards}, {formats}</translation>
    </message>
    <message>
        <source>{preset}, always into {folder}</source>
        <translation>{preset}, alltid til {folder}</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Mal</translation>
    </message>
    <message>
        <source>None yet. You save a session as a preset on the Deal page.</source>
        <translation>Ingen ennå. En sesjon lagres som mal på siden «Del kort».</translation>
    </message>
    <message>
        <source>Delete the selected preset</source>
        <translation>Slett den valgte malen</translation>
    </message>
    <message>
        <source>Name, folder… of the selected preset</source>
        <translation>Nytt navn, mappe… for den valgte malen</translation>
    </message>
    <message>
        <source>Rename the preset, or let it always deal into one folder</source>
        <translation>Gi malen nytt navn, eller la den alltid dele til én mappe</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Sample page, to be scrolled</source>
        <translation>Prøveside, kan rulles</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Forrige side</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Neste side</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Mindre</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Større</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Side {page} av {pages}</translation>
    </message>
</context>
<context>
    <name>ProgressFooter</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>Av&amp;bryt</translation>
    </message>
    <message>
        <source>Files checked</source>
        <translation>Kontrollerte filer</translation>
    </message>
    <message>
        <source>Files read so far</source>
        <translation>Filer lest til nå</translation>
    </message>
    <message>
        <source>Stop checking</source>
        <translation>Stopp kontrollen</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Et øyeblikk…</translation>
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
        <translation>Lag nøklene og lukk planen</translation>
    </message>
    <message>
        <source>Cop&amp;y the check code</source>
        <translation>&amp;Kopier kontrollkoden</translation>
    </message>
    <message>
        <source>Hash of the keys</source>
        <translation>Hash av nøklene</translation>
    </message>
    <message>
        <source>The check code</source>
        <translation>Kontrollkoden</translation>
    </message>
    <message>
        <source>such as: Bulletin 1, club web page</source>
        <translation>f.eks. Bulletin 1, klubbens nettside</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to correct first: go back to Plan.</source>
        <translation>
            <numerusform>%n punkt må rettes først: gå tilbake til Plan.</numerusform>
            <numerusform>%n punkter må rettes først: gå tilbake til Plan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the &amp;sheet…</source>
        <translation>Lagre &amp;arket…</translation>
    </message>
    <message>
        <source>s&amp;ince</source>
        <translation>s&amp;iden</translation>
    </message>
    <message>
        <source>Published: {where}, since {day}</source>
        <translation>Publisert: {where}, siden {day}</translation>
    </message>
    <message>
        <source>Seal t&amp;he plan…</source>
        <translation>&amp;Forsegle planen…</translation>
    </message>
    <message>
        <source>Copies the digits and the words to the clipboard, for the bulletin</source>
        <translation>Legger sifre og ord på utklippstavlen, til bulletinen</translation>
    </message>
    <message>
        <source>It is published &amp;there</source>
        <translation>Den &amp;står der</translation>
    </message>
    <message>
        <source>Records in the journal that the plan is published there</source>
        <translation>Noterer i journalen at planen er publisert der</translation>
    </message>
    <message>
        <source>&amp;Go to Value</source>
        <translation>&amp;Gå videre til Verdi</translation>
    </message>
    <message>
        <source>The keys are secret until all play is over. Together with the outside value they determine the deals.</source>
        <translation>Nøklene er hemmelige til all spilling er over. Sammen med den ytre verdien gir de kortfordelingene.</translation>
    </message>
    <message>
        <source>It is part of the plan. It commits you to the keys and reveals nothing about them. You can read it out or print it too.</source>
        <translation>Den står i planen, binder nøklene og røper ingenting. Du kan også lese den opp eller skrive den ut.</translation>
    </message>
    <message>
        <source>It commits you to the plan, the promise and the keys, and reveals nothing about them. Print it where it cannot be taken back, such as the bulletin or the notice board. The words mean the same as the digits.</source>
        <translation>Den binder planen, løftet og nøklene og røper ingenting. Trykk den der den ikke kan tas tilbake: i bulletinen, på oppslagstavlen. Ordene sier det samme.</translation>
    </message>
    <message>
        <source>Inspector’s findings</source>
        <translation>Hva kontrollen sier</translation>
    </message>
    <message>
        <source>Who keeps the keys</source>
        <translation>Hvem oppbevarer nøklene</translation>
    </message>
    <message>
        <source>How they are sealed</source>
        <translation>Hvordan de forsegles</translation>
    </message>
    <message>
        <source>Where is it published?</source>
        <translation>Hvor står den?</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) to read and tick.</source>
        <translation>
            <numerusform>%n advarsel å se på og krysse av.</numerusform>
            <numerusform>%n advarsler å se på og krysse av.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose how the keys are kept.</source>
        <translation>Si hvordan nøklene oppbevares.</translation>
    </message>
    <message>
        <source>A page for the notice board and the bulletin, as a PDF to print</source>
        <translation>En side til oppslagstavlen og bulletinen, som PDF til utskrift</translation>
    </message>
    <message>
        <source>The program seals the plan; you publish it. Enter where everyone can find the plan and the check code (digest, SHA-256), and since which day. The public pack will show this, in your words.</source>
        <translation>Programmet forsegler; å publisere gjør du. Si hvor alle finner plan og kontrollkode, og siden hvilken dag: det kommer i den offentlige pakken, med dine ord.</translation>
    </message>
    <message>
        <source>The first day on which everyone could see it there</source>
        <translation>Den første dagen da alle kunne se det der</translation>
    </message>
    <message>
        <source>Not published yet: no place has been entered here.</source>
        <translation>Ikke publisert ennå: ingen har sagt her hvor den står.</translation>
    </message>
    <message>
        <source>Sealed {time}. The plan and its keys are fixed and can no longer be changed.</source>
        <translation>Forseglet {time}. Planen og nøklene er bundet og kan ikke endres mer.</translation>
    </message>
    <message>
        <source>The plan was sealed on another computer or by another program.</source>
        <translation>Planen er forseglet, på en annen maskin eller av et annet program.</translation>
    </message>
    <message>
        <source>&amp;QR code…</source>
        <translation>&amp;QR-kode…</translation>
    </message>
    <message>
        <source>Shows the check code for a telephone to read</source>
        <translation>Viser kontrollkoden, så en telefon kan lese den</translation>
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
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lagre</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åpne</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nei</translation>
    </message>
</context>
<context>
    <name>QrDialog</name>
    <message>
        <source>QR code of the text below</source>
        <translation>QR-kode av teksten under</translation>
    </message>
    <message>
        <source>Cop&amp;y the text</source>
        <translation>&amp;Kopier teksten</translation>
    </message>
    <message>
        <source>Copy it to paste it elsewhere</source>
        <translation>Kopier den for å lime den inn et annet sted</translation>
    </message>
</context>
<context>
    <name>RecordMaking</name>
    <message>
        <source>Hand record</source>
        <translation>Kortfordelinger</translation>
    </message>
    <message>
        <source>Dealing sheets</source>
        <translation>Delelister</translation>
    </message>
    <message>
        <source>Curtain cards</source>
        <translation>Håndlapper</translation>
    </message>
    <message>
        <source>{kind} made</source>
        <translation>{kind} laget</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiketter</translation>
    </message>
    <message>
        <source>Labels made</source>
        <translation>Etiketter laget</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Sjekkliste</translation>
    </message>
    <message>
        <source>Checklist made</source>
        <translation>Sjekkliste laget</translation>
    </message>
    <message>
        <source>Public pack</source>
        <translation>Offentlig pakke</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) inside: boards for programs, hand record, checksums.</source>
        <translation>
            <numerusform>%n fil i pakken: spill for programmer, kortfordelinger, kontrollsummer.</numerusform>
            <numerusform>%n filer i pakken: spill for programmer, kortfordelinger, kontrollsummer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Public pack made</source>
        <translation>Offentlig pakke laget</translation>
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
            <numerusform>Mappe for %n fil</numerusform>
            <numerusform>Mappe for %n filer</numerusform>
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
        <translation>Det har spillenes numre, givere og soner, og ingen kort.</translation>
    </message>
    <message>
        <source>Players’ paper made</source>
        <translation>Spillernes papirer er laget</translation>
    </message>
    <message>
        <source>Players’ paper</source>
        <translation>Spillernes papirer</translation>
    </message>
    <message>
        <source>They reveal nothing about the cards. Print them without scaling (100 %).</source>
        <translation>De forteller ingenting om kortene. Skriv dem ut uten skalering (100 %).</translation>
    </message>
    <message>
        <source>Two people sign for each duplicated board. It reveals nothing about the cards.</source>
        <translation>To personer signerer for hvert duplisert spill; listen forteller ingenting om kortene.</translation>
    </message>
    <message>
        <source>Sealed with your passphrase. Use “Open a sealed record…” to open it.</source>
        <translation>Forseglet med passfrasen din. «Åpne en forseglet utskrift…» åpner den.</translation>
    </message>
    <message>
        <source>Sealed until {time}. After that, use “Open a sealed record…” on this computer.</source>
        <translation>Forseglet til {time}. «Åpne en forseglet utskrift…» åpner den da, på denne maskinen.</translation>
    </message>
    <message>
        <source>The file is not sealed: anyone who has it can see all hands.</source>
        <translation>Filen er åpen: den som har den, ser alle hender.</translation>
    </message>
    <message>
        <source>Locked until {time}. After that, open it on the Check page.</source>
        <translation>Låst til {time}. Etter det åpner du den på siden Kontroll.</translation>
    </message>
    <message>
        <source>Hand record and public pack made</source>
        <translation>Kortfordelinger og offentlig pakke laget</translation>
    </message>
</context>
<context>
    <name>RecordOpening</name>
    <message>
        <source>Open a sealed record</source>
        <translation>Åpne en forseglet utskrift</translation>
    </message>
    <message>
        <source>Sealed files (*.age)</source>
        <translation>Forseglede filer (*.age)</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”</source>
        <translation>Passfrasen til «{name}»</translation>
    </message>
    <message>
        <source>Records ({suffix})</source>
        <translation>Utskrifter ({suffix})</translation>
    </message>
    <message>
        <source>The opened record</source>
        <translation>Den åpnede utskriften</translation>
    </message>
    <message>
        <source>{name} in {folder}</source>
        <translation>{name} i {folder}</translation>
    </message>
    <message>
        <source>Record opened</source>
        <translation>Utskriften er åpnet</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åpne</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passfrase</translation>
    </message>
    <message>
        <source>The file is not sealed: anyone who has it can see all hands.</source>
        <translation>Filen er åpen: den som har den, ser alle hender.</translation>
    </message>
</context>
<context>
    <name>RecordsBar</name>
    <message>
        <source>&amp;Hand record…</source>
        <translation>&amp;Kortfordelinger…</translation>
    </message>
    <message>
        <source>&amp;Dealing sheets…</source>
        <translation>&amp;Delelister…</translation>
    </message>
    <message>
        <source>C&amp;urtain cards…</source>
        <translation>&amp;Håndlapper…</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <translation>&amp;Etiketter…</translation>
    </message>
    <message>
        <source>Chec&amp;klist…</source>
        <translation>S&amp;jekkliste…</translation>
    </message>
    <message>
        <source>Pu&amp;blish…</source>
        <translation>Pu&amp;bliser…</translation>
    </message>
    <message>
        <source>The deals of the set on paper, for after play</source>
        <translation>Kortfordelingene i settet på papir, til etter spillingen</translation>
    </message>
    <message>
        <source>Labels for boxes, with the set code; no cards</source>
        <translation>Etiketter til esker, med settkoden; ingen kort</translation>
    </message>
    <message>
        <source>A list to sign while duplicating; no cards</source>
        <translation>En liste å signere under duplisering; ingen kort</translation>
    </message>
    <message>
        <source>Pla&amp;yers’ paper</source>
        <translation>Spi&amp;llernes papirer</translation>
    </message>
    <message>
        <source>&amp;Travellers…</source>
        <translation>&amp;Vandresedler…</translation>
    </message>
    <message>
        <source>&amp;Pickup slips…</source>
        <translation>&amp;Resultatsedler…</translation>
    </message>
    <message>
        <source>Personal &amp;scorecards…</source>
        <translation>Private re&amp;gnskapskort…</translation>
    </message>
    <message>
        <source>Table &amp;cards…</source>
        <translation>&amp;Bordkort…</translation>
    </message>
    <message>
        <source>Travellers, slips, scorecards and table cards, without a card in them</source>
        <translation>Vandresedler, resultatsedler, regnskapskort og bordkort, uten spillkort i dem</translation>
    </message>
    <message>
        <source>For dealing a sorted pack by list, without seeing a hand</source>
        <translation>For å dele en sortert stokk etter liste, uten å se en hånd</translation>
    </message>
    <message>
        <source>Each hand on its own card, to go into the board</source>
        <translation>Hver hånd på sin egen lapp, som ligger sammen med den i kortmappen</translation>
    </message>
    <message>
        <source>One file with everything for the web page, after play</source>
        <translation>Alt til nettsiden i én fil, etter spillingen</translation>
    </message>
    <message>
        <source>Boards that have been played cannot be dealt again with sheets or curtain cards.</source>
        <translation>Spill som er spilt, deles ikke igjen etter lister eller håndlapper.</translation>
    </message>
    <message>
        <source>Not played yet, so prints that show cards will be sealed.</source>
        <translation>Ikke spilt ennå: det som viser kortene, forsegles.</translation>
    </message>
    <message>
        <source>Checklists and packs are made for one set at a time.</source>
        <translation>Sjekklister og pakker lages ett sett om gangen.</translation>
    </message>
    <message>
        <source>You can publish it once it is marked as finished on the Journal page.</source>
        <translation>Det kan publiseres når det er merket som ferdigspilt, på siden Journal.</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>&amp;Open a sealed record…</source>
        <translation>&amp;Åpne en forseglet utskrift…</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Åpne &amp;mappen</translation>
    </message>
    <message>
        <source>Double dummy: {done} of {wanted} boards</source>
        <translation>Double dummy: {done} av {wanted} spill</translation>
    </message>
    <message>
        <source>Boards solved</source>
        <translation>Løste spill</translation>
    </message>
    <message>
        <source>With its passphrase, or after its time has come</source>
        <translation>Med passfrasen, eller når tiden er inne</translation>
    </message>
    <message>
        <source>No sets yet. Once you have dealt one, you print its records and labels here.</source>
        <translation>Ingen sett ennå. Når et er delt, skrives utskrifter og etiketter ut her.</translation>
    </message>
    <message>
        <source>No files were left behind. ({place})</source>
        <translation>Ingen fil blir liggende igjen. ({place})</translation>
    </message>
    <message>
        <source>Boards analysed so far</source>
        <translation>Spill med kjente double dummy-resultater</translation>
    </message>
    <message>
        <source>Stop; no files are left behind</source>
        <translation>Stopp; ingen fil blir liggende igjen</translation>
    </message>
    <message>
        <source>Hand records</source>
        <translation>Kortfordelinger</translation>
    </message>
</context>
<context>
    <name>RecordsPanel</name>
    <message>
        <source>Set code {code}</source>
        <translation>Settkode {code}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>&amp;Paper…</source>
        <translation>&amp;Papir…</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) chosen</source>
        <translation>
            <numerusform>%n sett valgt</numerusform>
            <numerusform>%n sett valgt</numerusform>
        </translation>
    </message>
    <message>
        <source>Your club’s header and footer, and the page layout</source>
        <translation>Klubbens topp og bunn, og hvordan en side ser ut</translation>
    </message>
</context>
<context>
    <name>RestoreButton</name>
    <message>
        <source>Restore a backup</source>
        <translation>Gjenopprett en sikkerhetskopi</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>The backup is sealed</source>
        <translation>Sikkerhetskopien er forseglet</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Gjenopprett</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Passfrase</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Gjenopprett…</translation>
    </message>
    <message>
        <source>Bring journal, settings and presets back from a backup</source>
        <translation>Hent journal, innstillinger og maler fra en sikkerhetskopi</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Set code</source>
        <translation>Settkode</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Åp&amp;ne mappen</translation>
    </message>
    <message>
        <source>Print &amp;labels…</source>
        <translation>Skriv ut e&amp;tiketter…</translation>
    </message>
    <message>
        <source>&amp;Certificate…</source>
        <translation>Sert&amp;ifikat…</translation>
    </message>
    <message>
        <source>&amp;Next session</source>
        <translation>Neste sesj&amp;on</translation>
    </message>
    <message>
        <source>Open &amp;its folder</source>
        <translation>Åpne &amp;mappen dens</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Vis filene i mappen</translation>
    </message>
    <message>
        <source>Labels for boxes, with the set code; no cards</source>
        <translation>Etiketter til esker, med settkoden; ingen kort</translation>
    </message>
    <message>
        <source>Make the dealing certificate of this set, as a PDF; no cards</source>
        <translation>Lag delesertifikatet for settet som PDF; ingen kort</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) dealt</source>
        <translation>
            <numerusform>%n spill delt</numerusform>
            <numerusform>%n spill delt</numerusform>
        </translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Settkode {code}</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <translation>I {folder}</translation>
    </message>
    <message>
        <source>Cop&amp;y code</source>
        <translation>&amp;Kopier kode</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>randomness: {source}</source>
        <translation>tilfeldighet: {source}</translation>
    </message>
    <message>
        <source>What to do next</source>
        <translation>Hva som skal gjøres nå</translation>
    </message>
    <message numerus="yes">
        <source>of %n board(s)</source>
        <translation>
            <numerusform>à %n spill</numerusform>
            <numerusform>à %n spill</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n sett</numerusform>
            <numerusform>%n sett</numerusform>
        </translation>
    </message>
    <message>
        <source>Others can read these files</source>
        <translation>Andre kan lese disse filene</translation>
    </message>
    <message>
        <source>&amp;Always like this</source>
        <translation>&amp;Alltid slik</translation>
    </message>
    <message>
        <source>N&amp;o</source>
        <translation>N&amp;ei</translation>
    </message>
    <message>
        <source>Always like this, into this folder?</source>
        <translation>Alltid slik, i denne mappen?</translation>
    </message>
    <message>
        <source>Write it on the label of each box. It tells you which set is inside.</source>
        <translation>Skriv den på etiketten på hver eske: den sier hvilket sett som ligger i.</translation>
    </message>
    <message>
        <source>The code of this set; it reveals nothing about the cards</source>
        <translation>Koden til dette settet; den forteller ingenting om kortene</translation>
    </message>
    <message>
        <source>Start another session with an empty meter</source>
        <translation>Begynn en ny sesjon, med tom måler</translation>
    </message>
    <message>
        <source>all files written, read back and compared</source>
        <translation>alle filer er skrevet, lest tilbake og sammenlignet</translation>
    </message>
    <message>
        <source>Writing the files had been interrupted</source>
        <translation>En levering var blitt avbrutt</translation>
    </message>
    <message>
        <source>Do not open these files before play: they contain the hands.</source>
        <translation>Ikke åpne disse filene før spillet: hendene står i dem.</translation>
    </message>
    <message>
        <source>Copy the set code to paste it elsewhere; it reveals no cards</source>
        <translation>Kopier settets kode, for å lime den inn et annet sted; den forteller ingenting om kortene</translation>
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
        <translation>Sesjon</translation>
    </message>
    <message>
        <source>Public pack</source>
        <translation>Offentlig pakke</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>revealed {time}</source>
        <translation>avdekket {time}</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>hemmelig</translation>
    </message>
    <message>
        <source>interrupted; its key may be known</source>
        <translation>avbrutt, nøkkelen kan være kjent</translation>
    </message>
    <message>
        <source>secret, reserve dealt</source>
        <translation>hemmelig, reserve delt</translation>
    </message>
</context>
<context>
    <name>RevealStep</name>
    <message>
        <source>Choos&amp;e…</source>
        <translation>V&amp;elg…</translation>
    </message>
    <message>
        <source>&amp;Reveal…</source>
        <translation>A&amp;vdekk…</translation>
    </message>
    <message>
        <source>Make the public pack</source>
        <translation>Lag den offentlige pakken</translation>
    </message>
    <message>
        <source>&amp;Reveal the ticked sessions…</source>
        <translation>A&amp;vdekk sesjonene som er krysset av…</translation>
    </message>
    <message>
        <source>Make a public pack for each of them; the other keys stay secret</source>
        <translation>Lag en offentlig pakke for hver av dem; de andre nøklene forblir hemmelige</translation>
    </message>
    <message>
        <source>&amp;Verify the pack</source>
        <translation>Etterprøv pa&amp;kken</translation>
    </message>
    <message>
        <source>One file (.zip) that you publish</source>
        <translation>Én fil (.zip) som du publiserer</translation>
    </message>
    <message>
        <source>The same evening</source>
        <translation>Samme kveld</translation>
    </message>
    <message>
        <source>All sessions</source>
        <translation>Alle sesjoner</translation>
    </message>
    <message>
        <source>Open the keys</source>
        <translation>Åpne nøklene</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fil</translation>
    </message>
    <message>
        <source>Revealed {time}. The pack is “{pack}”: publish it.</source>
        <translation>Avdekket {time}. Pakken er «{pack}»: publiser den.</translation>
    </message>
    <message>
        <source>In it: {names}</source>
        <translation>I den: {names}</translation>
    </message>
    <message>
        <source>Tick the sessions whose play is over.</source>
        <translation>Kryss av sesjonene som er spilt.</translation>
    </message>
    <message>
        <source>&amp;All play is over, including reserve sets</source>
        <translation>All spilling er &amp;over, også reservesettene</translation>
    </message>
    <message>
        <source>Choose where to save the pack</source>
        <translation>Si hvor pakken skal ligge</translation>
    </message>
    <message>
        <source>Check it as any player can</source>
        <translation>Kontroller den slik hver spiller kan</translation>
    </message>
    <message>
        <source>The keys open every session, including those not played yet</source>
        <translation>Nøklene åpner alle sesjoner, også dem som ennå skal spilles</translation>
    </message>
    <message>
        <source>Each ticked session gets its own public pack on the evening it was played. The pack opens only that session and its reserve set, which cannot be used after that.</source>
        <translation>Hver sesjon som er krysset av, får sin egen offentlige pakke, den kvelden den ble spilt. Den åpner bare den sesjonen og reservesettet: det kan ikke brukes etterpå.</translation>
    </message>
    <message>
        <source>The keys open all sessions at once. Anyone who has them knows every board not played yet.</source>
        <translation>Nøklene åpner alle sesjoner på én gang. Den som har dem, kjenner alle spill som ennå ikke er spilt.</translation>
    </message>
    <message>
        <source>One file with the plan, the keys, the boards and a text that tells players how to check them.</source>
        <translation>Én fil med planen, nøklene, spillene som ble delt, og en tekst til spillerne om hvordan den kontrolleres.</translation>
    </message>
    <message>
        <source>Tick the box when all play is over.</source>
        <translation>Kryss av at all spilling er over.</translation>
    </message>
    <message>
        <source>Choose where to save the pack.</source>
        <translation>Si hvor pakken skal ligge.</translation>
    </message>
    <message>
        <source>Revealed {time}. The pack “{pack}” is not in the tournament’s folder. If it is lost, make it again here: it has the same boards.</source>
        <translation>Avdekket {time}. Pakken «{pack}» er ikke i turneringens mappe. Er den borte, lag den på nytt her: den har de samme spillene.</translation>
    </message>
</context>
<context>
    <name>RevealTable</name>
    <message>
        <source>Sessions that were dealt</source>
        <translation>Delte sesjoner</translation>
    </message>
    <message>
        <source>Press the space bar to tick the selected session.</source>
        <translation>Mellomromstasten krysser av den valgte sesjonen.</translation>
    </message>
</context>
<context>
    <name>RoundFields</name>
    <message>
        <source>Figure &amp;instead</source>
        <translation>&amp;Tall i stedet</translation>
    </message>
    <message>
        <source>&amp;Value of that day</source>
        <translation>&amp;Verdi den dagen</translation>
    </message>
    <message>
        <source>&amp;Hour</source>
        <translation>Kl&amp;okkeslett</translation>
    </message>
    <message>
        <source>Round {number}: {time} UTC</source>
        <translation>Runde {number}: {time} UTC</translation>
    </message>
    <message>
        <source>By this computer’s clock</source>
        <translation>Etter klokken på denne datamaskinen</translation>
    </message>
    <message>
        <source>If that network has ended before then, a figure of the next day counts:</source>
        <translation>Har nettverket opphørt før, gjelder et tall fra dagen etter:</translation>
    </message>
</context>
<context>
    <name>RoundPart</name>
    <message>
        <source>Address of the round</source>
        <translation>Adressen til runden</translation>
    </message>
    <message>
        <source>&amp;Paste number, signature and randomness</source>
        <translation>&amp;Lim inn nummer, signatur og tilfeldighetstall</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Åpne en &amp;fil…</translation>
    </message>
    <message>
        <source>The network had en&amp;ded: type the value promised for that case</source>
        <translation>Nettverket hadde &amp;opphørt: skriv det som var lovet for det tilfellet</translation>
    </message>
    <message>
        <source>Everything the address shows, or its three parts in any order</source>
        <translation>Alt som adressen viser, eller de tre delene i vilkårlig rekkefølge</translation>
    </message>
    <message>
        <source>A file with what the address shows</source>
        <translation>En fil med det adressen viser</translation>
    </message>
    <message>
        <source>Everyone will see this, with your reason</source>
        <translation>Alle får vite det, med begrunnelsen din</translation>
    </message>
    <message>
        <source>Enter the promised round</source>
        <translation>Hent den lovede runden</translation>
    </message>
    <message>
        <source>Round {number} appears on {moment} by this computer’s clock. Open the address below on a telephone, or on a computer with a network, and enter here what it shows. The signature is checked here, so nobody has to look the value up.</source>
        <translation>Runde {number} kommer {moment} etter klokken på denne datamaskinen. Åpne adressen nedenfor med en telefon eller på en datamaskin med internett, og ta med hit det den viser. Signaturen kontrolleres her; ingen trenger å slå opp verdien.</translation>
    </message>
    <message>
        <source>&amp;QR code…</source>
        <translation>&amp;QR-kode…</translation>
    </message>
    <message>
        <source>Shows the address for a telephone to read</source>
        <translation>Viser adressen, så en telefon kan lese den</translation>
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
        <translation>Kolonner</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Deal session: name of the set</source>
        <translation>Del kort: navn på settet</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Del</translation>
    </message>
</context>
<context>
    <name>SealingBox</name>
    <message>
        <source>Sealing</source>
        <translation>Forsegling</translation>
    </message>
    <message>
        <source>Seal it with a &amp;passphrase</source>
        <translation>Forsegl den med &amp;passfrase</translation>
    </message>
    <message>
        <source>Seal it until a ti&amp;me</source>
        <translation>Forsegl den til et t&amp;idspunkt</translation>
    </message>
    <message>
        <source>several words</source>
        <translation>flere ord</translation>
    </message>
    <message>
        <source>P&amp;assphrase</source>
        <translation>Pa&amp;ssfrase</translation>
    </message>
    <message>
        <source>A&amp;gain</source>
        <translation>I&amp;gjen</translation>
    </message>
    <message>
        <source>Ope&amp;ns on</source>
        <translation>Åp&amp;nes</translation>
    </message>
    <message>
        <source>The file will show every card. A player who has seen one may not play these boards (Law 6D).</source>
        <translation>Filen viser alle kort. En spiller som har sett et av dem, kan ikke spille disse spillene (§ 6 D).</translation>
    </message>
    <message>
        <source>Type a passphrase for the seal first</source>
        <translation>Skriv først en passfrase til forseglingen</translation>
    </message>
    <message>
        <source>The passphrase is too weak</source>
        <translation>Passfrasen er for svak</translation>
    </message>
    <message>
        <source>Type the same passphrase again</source>
        <translation>Skriv den samme passfrasen igjen</translation>
    </message>
    <message>
        <source>Too weak: {reason}</source>
        <translation>For svak: {reason}</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bra</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Sterk</translation>
    </message>
    <message>
        <source>Offer words</source>
        <translation>Foreslå ord</translation>
    </message>
    <message>
        <source>Play is &amp;over – print open</source>
        <translation>Spillet er slutt – skriv &amp;ut uten forsegling</translation>
    </message>
    <message>
        <source>The journal will say that the set is finished. Its files go into your archive, if any.</source>
        <translation>Journalen vil si at settet er ferdigspilt. Filene flyttes til arkivet ditt, hvis du har ett.</translation>
    </message>
    <message>
        <source>The journal says that these boards are still to be played</source>
        <translation>Ifølge journalen er disse spillene ikke spilt ennå</translation>
    </message>
    <message>
        <source>Lea&amp;ve it unsealed</source>
        <translation>&amp;La den være åpen</translation>
    </message>
    <message>
        <source>I und&amp;erstand: anyone who opens the file can see all hands</source>
        <translation>Jeg &amp;forstår: den som åpner filen, ser alle hender</translation>
    </message>
    <message>
        <source>Nobody can open the file without it. If you lose it, you can make the record again after play.</source>
        <translation>Ingen åpner den uten; går passfrasen tapt, kan utskriften lages på nytt etter spillingen.</translation>
    </message>
    <message>
        <source>This program will open it then, on this computer, or once the set is finished. Weaker: anyone who can read your files here, or change the clock, could open it earlier.</source>
        <translation>Programmet åpner den da, på denne maskinen, eller når settet er ferdigspilt. Mindre sikkert: den som kan lese filene dine her eller stiller klokken fram, kan åpne den før.</translation>
    </message>
    <message>
        <source>The day and time from which the record can be opened</source>
        <translation>Dagen og klokkeslettet da utskriften kan åpnes</translation>
    </message>
    <message>
        <source>Choose a time in the future</source>
        <translation>Velg et tidspunkt som ennå ikke er kommet</translation>
    </message>
    <message>
        <source>Tick that you understand what an unsealed file shows</source>
        <translation>Kryss av at du forstår hva en åpen fil viser</translation>
    </message>
    <message>
        <source>At least {count} characters; several words are best.</source>
        <translation>Minst {count} tegn; flere ord er best.</translation>
    </message>
    <message>
        <source>the two do not match yet</source>
        <translation>de to er ikke like ennå</translation>
    </message>
    <message>
        <source>Let the program make up words, and show them</source>
        <translation>Fyll inn ord som programmet lager, og vis dem</translation>
    </message>
    <message>
        <source>Strong: {bits} bits that nobody can guess. Write the words down before you continue.</source>
        <translation>Sterk: {bits} bit som ingen kan gjette. Skriv ned ordene før du går videre.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsett</translation>
    </message>
    <message>
        <source>Loc&amp;k it until a time</source>
        <translation>Lås den til et tidspunk&amp;t</translation>
    </message>
    <message>
        <source>Locke&amp;d until</source>
        <translation>Låst t&amp;il</translation>
    </message>
    <message>
        <source>Nobody can open the file before then, this computer included. After that anyone can, with what a public clock publishes. The set’s own files stay as they are.</source>
        <translation>Ingen kan åpne filen før da, heller ikke denne datamaskinen. Etter det kan alle, med det en offentlig klokke publiserer. Settets egne filer blir som de er.</translation>
    </message>
    <message>
        <source>Make the pu&amp;blic pack too</source>
        <translation>Lag &amp;også den offentlige pakken</translation>
    </message>
    <message>
        <source>Record and pack are saved in {folder}, and the record opens for printing.</source>
        <translation>Kortfordelinger og pakke lagres i {folder}, og kortfordelingene åpnes for utskrift.</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>{topic}: press Ctrl+Page Up or Ctrl+Page Down to go from one to the next</source>
        <translation>{topic}: Ctrl+Page Up og Ctrl+Page Down fører fra det ene til det neste</translation>
    </message>
</context>
<context>
    <name>SessionsModel</name>
    <message>
        <source>Session</source>
        <translation>Sesjon</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>avdekket</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>delt</translation>
    </message>
    <message>
        <source>not dealt</source>
        <translation>ikke delt</translation>
    </message>
    <message>
        <source>reserve dealt</source>
        <translation>reserve delt</translation>
    </message>
</context>
<context>
    <name>SessionsTable</name>
    <message>
        <source>Tick &amp;all</source>
        <translation>&amp;Kryss av alle</translation>
    </message>
    <message>
        <source>Tick &amp;none</source>
        <translation>Kr&amp;yss av ingen</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesjoner</translation>
    </message>
    <message>
        <source>Deal every session</source>
        <translation>Del alle sesjoner</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) ticked, {boards} boards</source>
        <translation>
            <numerusform>%n sesjon krysset av, {boards} spill</numerusform>
            <numerusform>%n sesjoner krysset av, {boards} spill</numerusform>
        </translation>
    </message>
    <message>
        <source>Press the space bar to tick the selected session.</source>
        <translation>Mellomromstasten krysser av den valgte sesjonen.</translation>
    </message>
    <message>
        <source>Start with no sessions</source>
        <translation>Begynn uten sesjoner</translation>
    </message>
</context>
<context>
    <name>SetLookup</name>
    <message>
        <source>&amp;Look up</source>
        <translation>&amp;Slå opp</translation>
    </message>
    <message>
        <source>such as K7QM-2PXA</source>
        <translation>for eksempel K7QM-2PXA</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Settkode</translation>
    </message>
    <message>
        <source>&amp;Which set is this?</source>
        <translation>&amp;Hvilket sett er dette?</translation>
    </message>
    <message>
        <source>No set “{code}” on this computer</source>
        <translation>Ikke noe sett «{code}» på denne maskinen</translation>
    </message>
    <message>
        <source>{state}: {meaning}</source>
        <translation>{state}: {meaning}</translation>
    </message>
    <message>
        <source>Dealt {time}</source>
        <translation>Delt {time}</translation>
    </message>
    <message>
        <source>First seen {time}</source>
        <translation>Først sett {time}</translation>
    </message>
    <message>
        <source>The set code on the label, on the sheet or in the file</source>
        <translation>Settkoden på etiketten, på arket eller i filen</translation>
    </message>
    <message>
        <source>Find the session this set code belongs to</source>
        <translation>Si hvilken sesjon denne settkoden hører til</translation>
    </message>
    <message>
        <source>Compare each letter with the label. A set dealt on another computer is in that computer’s journal.</source>
        <translation>Sammenlign hver bokstav med etiketten. Et sett som ble delt på en annen maskin, står i den maskinens journal.</translation>
    </message>
    <message>
        <source>{path} (no longer there)</source>
        <translation>{path} (ikke der lenger)</translation>
    </message>
    <message>
        <source>Spot check…</source>
        <translation>Stikkprøve…</translation>
    </message>
    <message>
        <source>Check duplicated boards by questions drawn by lot</source>
        <translation>Kontroller dupliserte spill med spørsmål trukket ved lodd</translation>
    </message>
</context>
<context>
    <name>SetPages</name>
    <message>
        <source>Check</source>
        <translation>Kontroll</translation>
    </message>
    <message>
        <source>History</source>
        <comment>accessible name of the page Journal</comment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Hand records</source>
        <translation>Kortfordelinger</translation>
    </message>
</context>
<context>
    <name>SetPanel</name>
    <message>
        <source>&amp;Duplicated</source>
        <translation>D&amp;uplisert</translation>
    </message>
    <message>
        <source>In &amp;play</source>
        <translation>&amp;I spill</translation>
    </message>
    <message>
        <source>&amp;Finished</source>
        <translation>&amp;Ferdigspilt</translation>
    </message>
    <message>
        <source>&amp;Released…</source>
        <translation>F&amp;rigitt…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>An&amp;gre</translation>
    </message>
    <message>
        <source>&amp;Certificate…</source>
        <translation>S&amp;ertifikat…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Åp&amp;ne mappen</translation>
    </message>
    <message>
        <source>Mark as</source>
        <translation>Merk som</translation>
    </message>
    <message>
        <source>Make the dealing certificate of this set, as a PDF; no cards</source>
        <translation>Lag delesertifikatet for settet som PDF; ingen kort</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Vis filene i mappen</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) chosen</source>
        <translation>
            <numerusform>%n sett valgt</numerusform>
            <numerusform>%n sett valgt</numerusform>
        </translation>
    </message>
    <message>
        <source>When play is over: make the file that a web site, a scorer or a program takes</source>
        <translation>Når spillet er over: lag filen som et nettsted eller et regnskapsprogram tar imot</translation>
    </message>
    <message>
        <source>Send to…</source>
        <translation>Send til…</translation>
    </message>
    <message>
        <source>The code of this set; it reveals nothing about the cards</source>
        <translation>Koden til dette settet; den forteller ingenting om kortene</translation>
    </message>
    <message>
        <source>Select a set above to see where its files are, or several sets to mark them together.</source>
        <translation>Velg et sett ovenfor for å se hvor filene er, eller flere for å merke dem samlet.</translation>
    </message>
    <message>
        <source>Undo the last step for all of them</source>
        <translation>Ta det siste steget tilbake for alle</translation>
    </message>
</context>
<context>
    <name>SetWords</name>
    <message>
        <source>Not delivered</source>
        <translation>Ikke levert</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Delt</translation>
    </message>
    <message>
        <source>Duplicated</source>
        <translation>Duplisert</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>I spill</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Ferdigspilt</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Frigitt</translation>
    </message>
    <message>
        <source>From elsewhere</source>
        <translation>Utenfra</translation>
    </message>
    <message>
        <source>The files are ready for the dealing machine.</source>
        <translation>Filene er klare for dupliseringsmaskinen.</translation>
    </message>
    <message>
        <source>The boards are in their boxes.</source>
        <translation>Spillene ligger i eskene.</translation>
    </message>
    <message>
        <source>Players have seen boards of it.</source>
        <translation>Spillere har sett spill fra det.</translation>
    </message>
    <message>
        <source>Set {code}</source>
        <translation>Sett {code}</translation>
    </message>
    <message>
        <source>boards {numbers}</source>
        <translation>spill {numbers}</translation>
    </message>
    <message>
        <source>board {numbers}</source>
        <translation>spill {numbers}</translation>
    </message>
    <message>
        <source>Dealt {time}</source>
        <translation>Delt {time}</translation>
    </message>
    <message>
        <source>First seen {time}</source>
        <translation>Først sett {time}</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Avbrutt</translation>
    </message>
    <message>
        <source>No files were left behind.</source>
        <translation>Ingen fil ble liggende igjen.</translation>
    </message>
    <message>
        <source>Play is over: nobody will play these boards again.</source>
        <translation>Spillingen er over: ingen spiller disse spillene igjen.</translation>
    </message>
    <message>
        <source>Anyone may see the hands.</source>
        <translation>Alle kan se hendene.</translation>
    </message>
    <message>
        <source>Not dealt on this computer, but checked here.</source>
        <translation>Ikke delt på denne maskinen, men sett her.</translation>
    </message>
    <message>
        <source>Unnamed set</source>
        <translation>Et sett uten navn</translation>
    </message>
    <message>
        <source>No sets match. Clear the search, or choose “All states”.</source>
        <translation>Ingen sett passer. Tøm søket, eller velg «Alle statuser».</translation>
    </message>
    <message>
        <source>It is being dealt now, or its folder is away: then the next dealing shows what happened to it. Do not use its files.</source>
        <translation>Det deles nå, eller mappen er borte: da viser neste deling hva det ble av det. Ikke bruk filene.</translation>
    </message>
</context>
<context>
    <name>SetsBrowser</name>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n sett</numerusform>
            <numerusform>%n sett</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetsFilter</name>
    <message>
        <source>event, date, set code, format or file</source>
        <translation>arrangement, dato, settkode, format eller fil</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Alle statuser</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>S&amp;øk</translation>
    </message>
    <message>
        <source>S&amp;tate</source>
        <translation>S&amp;tatus</translation>
    </message>
    <message>
        <source>Show only sets that match all these words</source>
        <translation>Vis bare settene som har alle disse ordene</translation>
    </message>
    <message>
        <source>Show only sets in one state</source>
        <translation>Vis bare settene med én status</translation>
    </message>
</context>
<context>
    <name>SetsModel</name>
    <message>
        <source>Date</source>
        <translation>Dato</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Arrangement</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formater</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Settkode</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Kilde</translation>
    </message>
</context>
<context>
    <name>SetsTable</name>
    <message>
        <source>Sets</source>
        <translation>Sett</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sorter etter</translation>
    </message>
    <message>
        <source>Best and newest first</source>
        <translation>Best treff og nyeste først</translation>
    </message>
    <message>
        <source>Every set dealt or checked on this computer, newest first. Press the menu key to open its menu.</source>
        <translation>Alle sett som er delt eller sett på denne maskinen, de nyeste først. Menytasten åpner menyen.</translation>
    </message>
    <message>
        <source>Click to sort by a column; click a third time for the usual order</source>
        <translation>Klikk for å sortere etter en kolonne, og en tredje gang for vanlig rekkefølge</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Restore de&amp;faults…</source>
        <translation>Gjenopprett standa&amp;rd…</translation>
    </message>
    <message>
        <source>State of the settings</source>
        <translation>Status for innstillingene</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Innstillinger</translation>
    </message>
    <message>
        <source>From Big Deal: bigdeal.ini or .bigdealrc, byte for byte.</source>
        <translation>Fra Big Deal: bigdeal.ini eller .bigdealrc, byte for byte.</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Lagret</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Slett mal</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”?</source>
        <translation>Slette malen «{name}»?</translation>
    </message>
    <message>
        <source>Import old settings</source>
        <translation>Importer gamle innstillinger</translation>
    </message>
    <message>
        <source>Replace the identification?</source>
        <translation>Erstatte identifikasjonen?</translation>
    </message>
    <message>
        <source>Saved, without: {formats}</source>
        <translation>Lagret, uten: {formats}</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Gjenopprett standard</translation>
    </message>
    <message>
        <source>Your identification, your presets and the sets you have dealt are kept.</source>
        <translation>Identifikasjonen, malene og settene du har delt, blir beholdt.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Slett</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Erstatt</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Emner</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Sets you dealt with it are not affected.</source>
        <translation>Sett som er delt med den, blir ikke rørt.</translation>
    </message>
    <message>
        <source>The one in the file differs from yours. Sets you have already dealt are not affected.</source>
        <translation>Den i filen er ulik din. Sett som alt er delt, blir ikke rørt.</translation>
    </message>
    <message>
        <source>Reset everything to how it was at the first start?</source>
        <translation>Sette alt tilbake slik det var ved første start?</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Tilbakestill</translation>
    </message>
</context>
<context>
    <name>ShowButton</name>
    <message>
        <source>Show</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Skjul</translation>
    </message>
    <message>
        <source>Show what you type, when nobody is looking over your shoulder</source>
        <translation>Vis det som er skrevet, når ingen ser deg over skulderen</translation>
    </message>
</context>
<context>
    <name>SourceFields</name>
    <message>
        <source>opening value</source>
        <translation>åpningsverdi</translation>
    </message>
    <message>
        <source>closing value</source>
        <translation>sluttverdi</translation>
    </message>
    <message>
        <source>fixing</source>
        <translation>fixing</translation>
    </message>
    <message>
        <source>Which value of the day counts</source>
        <translation>Hvilken av dagens verdier som teller</translation>
    </message>
    <message>
        <source>A figure that anyone can look up for years</source>
        <translation>Et tall som hvem som helst kan slå opp i årevis</translation>
    </message>
</context>
<context>
    <name>SourceWizard</name>
    <message>
        <source>Where will the outside value come from?</source>
        <translation>Hvor skal den ytre verdien komme fra?</translation>
    </message>
    <message>
        <source>Kind of promise</source>
        <translation>Type løfte</translation>
    </message>
    <message>
        <source>A figure of the stock &amp;market (the usual way)</source>
        <translation>Et tall fra b&amp;ørsen (det vanlige)</translation>
    </message>
    <message>
        <source>The program writes the sentence and knows when the exchange is closed.</source>
        <translation>Programmet skriver setningen og vet når børsen er stengt.</translation>
    </message>
    <message>
        <source>A number of the public &amp;clock drand, which proves itself</source>
        <translation>Et tall fra den offentlige &amp;klokken drand, som beviser seg selv</translation>
    </message>
    <message>
        <source>Something else, in my &amp;own words</source>
        <translation>Noe annet, med &amp;egne ord</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>&amp;Tall</translation>
    </message>
    <message>
        <source>&amp;Value of the day</source>
        <translation>&amp;Dagens verdi</translation>
    </message>
    <message>
        <source>Second fi&amp;gure</source>
        <translation>Andre ta&amp;ll</translation>
    </message>
    <message>
        <source>Its va&amp;lue</source>
        <translation>Andre tallets &amp;verdi</translation>
    </message>
    <message>
        <source>It belongs to a &amp;day</source>
        <translation>&amp;Hører til en dag</translation>
    </message>
    <message>
        <source>What will be published, word for word</source>
        <translation>Det som blir publisert, ord for ord</translation>
    </message>
    <message>
        <source>Day of the value</source>
        <translation>Dagen for verdien</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Forrige måned</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Neste måned</translation>
    </message>
    <message>
        <source>The day whose value counts</source>
        <translation>Dagen som verdien gjelder</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <translation>Dine &amp;ord</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>Dagen</translation>
    </message>
    <message>
        <source>This will be published</source>
        <translation>Dette blir publisert</translation>
    </message>
    <message>
        <source>Write your words.</source>
        <translation>Skriv ordene dine.</translation>
    </message>
    <message>
        <source>&amp;Use this promise</source>
        <translation>&amp;Bruk dette løftet</translation>
    </message>
    <message>
        <source>The network signs it at that moment, and every check tests the signature. Nobody has to look anything up.</source>
        <translation>Det signeres i sitt øyeblikk, og hver kontroll ser signaturen: ingen trenger å slå opp noe.</translation>
    </message>
    <message>
        <source>Such as the numbers of a lottery draw. Write exactly which draw, and what counts if it does not take place.</source>
        <translation>For eksempel tallene i en lottotrekning. Si nøyaktig hvilke, og hva som gjelder hvis den uteblir.</translation>
    </message>
    <message>
        <source>Add a &amp;second figure: even harder to foresee</source>
        <translation>Ta med et &amp;andre tall: enda vanskeligere å forutse</translation>
    </message>
    <message>
        <source>The calendars show no problem with this day.</source>
        <translation>Kalenderne har ingenting mot denne dagen.</translation>
    </message>
    <message>
        <source>Both values are typed, one after the other</source>
        <translation>Begge verdier skrives, den ene etter den andre</translation>
    </message>
    <message>
        <source>The day is added to your words, and checked</source>
        <translation>Dagen skrives etter ordene dine og kontrolleres</translation>
    </message>
    <message>
        <source>Some weeks ahead, so that everyone has the plan before then.</source>
        <translation>Noen uker fram i tid, så alle har planen før den kommer.</translation>
    </message>
    <message>
        <source>Promise a figure that nobody can know today and everyone can look up later. Together with the secret keys it determines the deals.</source>
        <translation>Lov et tall som ingen kan kjenne i dag og alle kan slå opp senere. Sammen med de hemmelige nøklene avgjør det spillene.</translation>
    </message>
</context>
<context>
    <name>SpotDialog</name>
    <message>
        <source>Spot check</source>
        <translation>Stikkprøve</translation>
    </message>
    <message>
        <source>Look at the boards on the table, and type how many cards of the suit each hand has.</source>
        <translation>Se på spillene på bordet, og skriv hvor mange kort hver hånd har i fargen.</translation>
    </message>
    <message>
        <source>Judge all answers</source>
        <translation>Bedøm alle svarene</translation>
    </message>
</context>
<context>
    <name>StateChanges</name>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n sett</numerusform>
            <numerusform>%n sett</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>og %n til</numerusform>
            <numerusform>og %n til</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepFrame</name>
    <message>
        <source>Go to the next step</source>
        <translation>Til neste trinn</translation>
    </message>
    <message>
        <source>Open what comes next at this step</source>
        <translation>Åpner det neste på dette trinnet</translation>
    </message>
</context>
<context>
    <name>StepLine</name>
    <message>
        <source>Steps</source>
        <translation>Trinn</translation>
    </message>
    <message>
        <source>Step {number}, {name}: {state}</source>
        <translation>Trinn {number}, {name}: {state}</translation>
    </message>
</context>
<context>
    <name>TournamentDoor</name>
    <message>
        <source>Drop what a tournament published here</source>
        <translation>Slipp her det en turnering har offentliggjort</translation>
    </message>
    <message>
        <source>Choose &amp;files…</source>
        <translation>Velg &amp;filer…</translation>
    </message>
    <message>
        <source>Choose its public pack (.zip) or its plan (.sqd). The files in the same folder are found.</source>
        <translation>Ta den offentlige pakken (.zip) eller planen (.sqd): det som ligger ved siden av, blir funnet.</translation>
    </message>
    <message>
        <source>Prove that the boards are the promised ones</source>
        <translation>Bevis at spillene er dem som ble lovet</translation>
    </message>
    <message>
        <source>Choose the plan that you saved</source>
        <translation>Velg planen du har tatt vare på</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>{done} of {wanted} boards</source>
        <translation>{done} av {wanted} spill</translation>
    </message>
    <message>
        <source>Secret, to keep: {secret}. For the organiser: {public}. In {folder}</source>
        <translation>Hemmelig, skal beholdes: {secret}. Til arrangøren: {public}. I {folder}</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Åpne &amp;mappen</translation>
    </message>
    <message>
        <source>Boards done</source>
        <translation>Ferdige spill</translation>
    </message>
    <message>
        <source>Boards done so far</source>
        <translation>Spill som er ferdige hittil</translation>
    </message>
    <message>
        <source>The slip for {name} is ready</source>
        <translation>Ordene til {name} står på lappen</translation>
    </message>
    <message>
        <source>Print the slip. Give the words when the outside value is known, not before.</source>
        <translation>Skriv ut lappen, og lever ordene når den ytre verdien er kjent, ikke før.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <translation>Noe gikk galt i programmet</translation>
    </message>
    <message>
        <source>The files of the tournament have not changed. ({place})</source>
        <translation>Turneringsfilene er som de var. ({place})</translation>
    </message>
    <message>
        <source>Open the tournament again. Please report the text in brackets.</source>
        <translation>Åpne turneringen igjen. Meld fra om ordene i parentes.</translation>
    </message>
    <message>
        <source>Stop; sessions already dealt are kept</source>
        <translation>Stopp; sesjoner som er delt, blir værende</translation>
    </message>
    <message>
        <source>&amp;QR code of the hash…</source>
        <translation>&amp;QR-kode av hashen…</translation>
    </message>
    <message>
        <source>Shows name and hash for the organiser’s telephone to read</source>
        <translation>Viser navn og hash, så arrangørens telefon kan lese dem</translation>
    </message>
    <message>
        <source>Name and hash, for the organiser</source>
        <translation>Navn og hash til arrangøren</translation>
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
        <translation>Fastsett den ytre verdien</translation>
    </message>
    <message>
        <source>Put {value} into the plan?</source>
        <translation>Legge {value} inn i planen?</translation>
    </message>
    <message>
        <source>&amp;Fix the value</source>
        <translation>&amp;Fastsett verdien</translation>
    </message>
    <message>
        <source>Reserve sets</source>
        <translation>Reservesett</translation>
    </message>
    <message>
        <source>such as: the records of this session were handed out too early</source>
        <translation>for eksempel: kortfordelingene fra sesjonen ble delt ut for tidlig</translation>
    </message>
    <message>
        <source>&amp;Deal reserve sets</source>
        <translation>&amp;Del reservesett</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Avvik</translation>
    </message>
    <message>
        <source>such as: session 3 was played before session 2</source>
        <translation>for eksempel: sesjon 3 ble spilt før sesjon 2</translation>
    </message>
    <message>
        <source>&amp;Record it</source>
        <translation>&amp;Journalfør</translation>
    </message>
    <message>
        <source>Reveal the keys</source>
        <translation>Avdekk nøklene</translation>
    </message>
    <message>
        <source>Is all play over? Reveal the keys of “{name}”?</source>
        <translation>Er all spilling over? Avdekke nøklene til «{name}»?</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>&amp;Avdekk</translation>
    </message>
    <message>
        <source>Reveal sessions</source>
        <translation>Avdekk sesjoner</translation>
    </message>
    <message>
        <source>Is their play over? Reveal {sessions}?</source>
        <translation>Er de spilt? Avdekke {sessions}?</translation>
    </message>
    <message>
        <source>Seal the plan</source>
        <translation>Forsegle planen</translation>
    </message>
    <message>
        <source>Seal “{name}” and close its plan for good?</source>
        <translation>Forsegle «{name}» og lukke planen for godt?</translation>
    </message>
    <message>
        <source>&amp;Seal</source>
        <translation>&amp;Forsegle</translation>
    </message>
    <message>
        <source>Reserve boards</source>
        <translation>Reservespill</translation>
    </message>
    <message>
        <source>Another deal takes the place of these boards of {session}: {boards}. The Laws ask for a reason (Law 6D); it goes into a notice for the players.</source>
        <translation>Disse spillene i {session} får en annen fordeling: {boards}. Lovene krever en grunn (§ 6 D); den kommer på et oppslag til spillerne.</translation>
    </message>
    <message>
        <source>such as: board 5 was seen at another table</source>
        <translation>for eksempel: spill 5 ble sett ved et annet bord</translation>
    </message>
    <message>
        <source>&amp;Deal reserve boards</source>
        <translation>&amp;Del reservespill</translation>
    </message>
    <message>
        <source>Withheld, as every check will show: the words of {names}.</source>
        <translation>Holdt tilbake, som enhver kontroll vil si: ordene fra {names}.</translation>
    </message>
    <message>
        <source>Every deal depends on it. After the first session is dealt it can never be changed.</source>
        <translation>Alle spill følger av den. Når første sesjon er delt, kan den aldri endres.</translation>
    </message>
    <message>
        <source>New boards will be dealt to replace: {sessions}. The Laws require a reason (Law 6D). It goes into a notice for the players.</source>
        <translation>Andre spill blir delt i stedet for: {sessions}. Lovene krever en grunn (§ 6 D); den kommer på et oppslag til spillerne.</translation>
    </message>
    <message>
        <source>&amp;Reason, as everyone will read it</source>
        <translation>&amp;Grunn, med ord som alle vil lese</translation>
    </message>
    <message>
        <source>Write where play did not follow the plan. This is recorded, and goes into a notice for the players.</source>
        <translation>Si hvor spillingen ikke fulgte planen. Det blir journalført og fortalt spillerne på et oppslag.</translation>
    </message>
    <message>
        <source>&amp;What was done differently</source>
        <translation>&amp;Hva som ble gjort annerledes</translation>
    </message>
    <message>
        <source>The problem and your answer are recorded in the journal.</source>
        <translation>Tvilen og svaret ditt skrives i journalen.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>Journalen er tvilsom</translation>
    </message>
    <message>
        <source>Deal anyway?</source>
        <translation>Dele likevel?</translation>
    </message>
    <message>
        <source>Anyone who has the pack can compute every board of every session. No more sessions of this tournament can be dealt after that.</source>
        <translation>Den som har pakken, kan regne ut alle spill i alle sesjoner. Etter det kan ingen flere sesjoner i turneringen deles.</translation>
    </message>
    <message>
        <source>Anyone who has the pack can compute every board of that session and of its reserve set. The keys of the other sessions stay secret.</source>
        <translation>Den som har pakken, kan regne ut hvert spill i den sesjonen, også i reservesettet. Nøklene til de andre sesjonene forblir hemmelige.</translation>
    </message>
    <message>
        <source>Reserve sets that can no longer be used: {sessions}.</source>
        <translation>Reservesett som ikke kan brukes etterpå: {sessions}.</translation>
    </message>
    <message>
        <source>&amp;Deal anyway</source>
        <translation>&amp;Del likevel</translation>
    </message>
    <message>
        <source>The keys will be made now. After that nothing in the plan can be changed: no phase, no board, no source of the outside value.</source>
        <translation>Nå lages nøklene. Etterpå kan ingenting i planen endres: verken faser og spill eller hvor den ytre verdien kommer fra.</translation>
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
        <translation>&amp;Prøv det…</translation>
    </message>
    <message>
        <source>&amp;Open a tournament…</source>
        <translation>&amp;Åpne en turnering…</translation>
    </message>
    <message>
        <source>&amp;Keep words…</source>
        <translation>&amp;Ta vare på ord…</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnering</translation>
    </message>
    <message>
        <source>You can also drop a plan (.sqd), or the folder of a tournament, here.</source>
        <translation>Du kan også slippe en plan (.sqd) eller mappen til en turnering her.</translation>
    </message>
    <message>
        <source>The five steps</source>
        <translation>De fem trinnene</translation>
    </message>
    <message>
        <source>{name}  in {folder}</source>
        <translation>{name}  i {folder}</translation>
    </message>
    <message>
        <source>Open {name} again</source>
        <translation>Åpne {name} igjen</translation>
    </message>
    <message>
        <source>Recently opened</source>
        <translation>Nylig åpnet</translation>
    </message>
    <message>
        <source>Start a new plan in its own folder</source>
        <translation>Begynn en plan, i en egen mappe</translation>
    </message>
    <message>
        <source>The whole procedure in ten minutes, with any value; nobody can mistake it for a real tournament</source>
        <translation>Hele forløpet på ti minutter, med en hvilken som helst verdi: ingen kan ta det for en ekte turnering</translation>
    </message>
    <message>
        <source>Continue with a plan (.sqd); SquareDeal’s plans work too</source>
        <translation>Fortsett med en plan (.sqd), også fra SquareDeal</translation>
    </message>
    <message>
        <source>For holders: make the words you keep, and their hash for the organiser</source>
        <translation>For en vokter: ordene du beholder, og hashen av dem til arrangøren</translation>
    </message>
    <message>
        <source>For championships where all players can check every board afterwards. You publish a plan, wait for a figure that nobody can foresee, deal, and reveal the keys after play. Every check then lists what is proved and what could still be chosen.</source>
        <translation>For mesterskap der alle spillere kan etterprøve hvert spill. Du publiserer en plan, venter på et tall ingen kan forutse, deler, og avdekker nøklene etter spillingen. Hver kontroll viser da hva som er bevist, og hva som fortsatt kunne velges.</translation>
    </message>
</context>
<context>
    <name>TournamentView</name>
    <message>
        <source>All tournaments</source>
        <translation>Alle turneringer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Folder for the boards</source>
        <translation>Mappe for spillene</translation>
    </message>
    <message>
        <source>Please read this first</source>
        <translation>Les dette først</translation>
    </message>
    <message>
        <source>Public and secret</source>
        <translation>Offentlig og hemmelig</translation>
    </message>
    <message>
        <source>PRACTICE: any value, no waiting. No check will ever call this proved.</source>
        <translation>PRACTICE (øvelse): hvilken som helst verdi, ingen venting. Ingenting av dette kalles noen gang bevist.</translation>
    </message>
    <message>
        <source>Close this tournament; everything is stored in its files</source>
        <translation>Lukk denne turneringen; alt ligger i filene</translation>
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
        <translation>Publiser</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Verdi</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Avdekk</translation>
    </message>
    <message>
        <source>done</source>
        <translation>gjort</translation>
    </message>
    <message>
        <source>now</source>
        <translation>nå</translation>
    </message>
    <message>
        <source>files {names}</source>
        <translation>filer {names}</translation>
    </message>
    <message>
        <source>one session</source>
        <translation>én sesjon</translation>
    </message>
    <message>
        <source>{count} sessions</source>
        <translation>{count} sesjoner</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} og {last}</translation>
    </message>
    <message>
        <source>boards {boards} in turn</source>
        <translation>spill {boards} etter tur</translation>
    </message>
    <message>
        <source>the secret keys of those who open it</source>
        <translation>de hemmelige nøklene til dem som åpner den</translation>
    </message>
    <message>
        <source>Choose where the outside value will come from.</source>
        <translation>Velg hvor den ytre verdien skal komme fra.</translation>
    </message>
    <message>
        <source>And the words of: {names}</source>
        <translation>Og ordene fra: {names}</translation>
    </message>
    <message>
        <source>afterwards: {files}</source>
        <translation>etterpå: {files}</translation>
    </message>
    <message>
        <source>afterwards: the keys, and whatever opens them</source>
        <translation>etterpå: nøklene, og det som åpner dem</translation>
    </message>
    <message>
        <source>This is practice: type any figure, twice.</source>
        <translation>Dette er en øvelse: skriv et hvilket som helst tall, to ganger.</translation>
    </message>
    <message>
        <source>the notices (.txt) of reserve sets and deviations</source>
        <translation>oppslagene (.txt) om reservesett og avvik</translation>
    </message>
    <message>
        <source>Genuine: the network signed round {number}.</source>
        <translation>Ekte: nettverket har signert runde {number}.</translation>
    </message>
    <message>
        <source>the passphrase</source>
        <translation>passfrasen</translation>
    </message>
    <message>
        <source>Decide in advance everything that could be chosen later: what is played, and which outside figure will determine the deals.</source>
        <translation>Skriv ned alt som senere kunne velges: hva som spilles, og hvilket tall utenfra som skal avgjøre spillene.</translation>
    </message>
    <message>
        <source>&amp;Go to Plan</source>
        <translation>&amp;Tilbake til Plan</translation>
    </message>
    <message>
        <source>Next: {topic}</source>
        <translation>Neste: {topic}</translation>
    </message>
    <message>
        <source>Seal the plan: this makes the secret keys and closes the plan for good. Publish it weeks before play. After that, every check lists anything that could still be chosen. Anyone with the keys and the value can compute the boards, so keep the keys sealed.</source>
        <translation>Forsegle planen, noe som lager de hemmelige nøklene og lukker den for godt, og publiser den noen uker før spillingen. Fra da av kan spill bare velges innenfor det hver kontroll viser. Den som har nøklene og verdien, kan beregne spillene, så hold nøklene forseglet.</translation>
    </message>
    <message>
        <source>When the promised figure is known, two people type it here. It goes into every deal.</source>
        <translation>Når det lovede tallet er kjent, skriver to personer det her. Det går inn i alle spill.</translation>
    </message>
    <message>
        <source>Deal the sessions into files for your machine, on a computer without a network. No card is shown.</source>
        <translation>Del sesjonene til filer for maskinen, på en datamaskin uten nett. Ingen kort vises.</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>kommer</translation>
    </message>
    <message>
        <source>as many sessions as needed</source>
        <translation>så mange sesjoner som trengs</translation>
    </message>
    <message>
        <source>boards entered when dealing</source>
        <translation>spill sies ved delingen</translation>
    </message>
    <message>
        <source>the passphrase, or the officials’ sheets</source>
        <translation>passfrasen, eller tillitspersonenes ark</translation>
    </message>
    <message>
        <source>The plan is complete. Add more phases, or go to Publish.</source>
        <translation>Planen er fullstendig. Legg til flere faser, eller gå videre til Publiser.</translation>
    </message>
    <message>
        <source>Add the phases of the tournament one by one.</source>
        <translation>Legg til fasene i turneringen, én etter én.</translation>
    </message>
    <message>
        <source>Correct what the inspector marks as wrong. Then go to Publish.</source>
        <translation>Rett det kontrollen merker som feil. Gå så videre til Publiser.</translation>
    </message>
    <message>
        <source>Publish these files where all players can see them, before the outside value is known. Then wait for the value.</source>
        <translation>Legg disse filene der alle spillere ser dem, før den ytre verdien er kjent. Vent så på verdien.</translation>
    </message>
    <message>
        <source>When the day has come, look the value up in two places, and have a second person with you.</source>
        <translation>Når dagen er kommet, slå opp verdien på to steder, og ha en annen person for hånden.</translation>
    </message>
    <message>
        <source>When the promised round has appeared, open its address on a telephone and enter what it shows.</source>
        <translation>Når den lovede runden har kommet, åpne adressen med en telefon og ta med det den viser.</translation>
    </message>
    <message>
        <source>{file}, again: it now contains the value</source>
        <translation>{file}, en gang til: nå er verdien i den</translation>
    </message>
    <message>
        <source>Go to Deal, on a computer without a network.</source>
        <translation>Gå videre til Del, på en maskin uten nett.</translation>
    </message>
    <message>
        <source>every file of boards, until it has been played</source>
        <translation>alle spillfiler, til de er spilt</translation>
    </message>
    <message>
        <source>All sessions are dealt. When all play is over, go to Reveal.</source>
        <translation>Alle sesjoner er delt. Når all spilling er over, gå videre til Avdekk.</translation>
    </message>
    <message>
        <source>Tick the sessions, open the keys and deal. Take the files to the machine without opening them.</source>
        <translation>Kryss av sesjonene, åpne nøklene og del. Ta filene til dupliseringsmaskinen, og hold dem lukket.</translation>
    </message>
    <message>
        <source>Publish the pack where everyone can find it. Anyone can check it, with this program or without: the pack explains how.</source>
        <translation>Legg pakken der alle finner den. Hvem som helst kan kontrollere den med dette programmet, eller uten: den forklarer hvordan.</translation>
    </message>
    <message>
        <source>You can reveal a session on its own the evening it was played. When the last board has been played, including reserve sets, reveal them all.</source>
        <translation>En sesjon som er spilt, kan avdekkes for seg, samme kveld. Når det siste spillet er spilt, også i reservesett, avdekk alle.</translation>
    </message>
    <message>
        <source>the files of sessions not played, until the reveal</source>
        <translation>filene til sesjoner som ikke er spilt, til nøklene avdekkes</translation>
    </message>
    <message>
        <source>Wait until the last board has been played, including reserve sets. Then reveal.</source>
        <translation>Vent til siste spill er spilt, også i reservesettene. Avdekk så.</translation>
    </message>
    <message>
        <source>Read every warning, choose who keeps the keys, and seal the plan. Nothing can be changed after that.</source>
        <translation>Se på alle advarsler, velg hvem som oppbevarer nøklene, og forsegle planen. Etter det kan ingenting endres.</translation>
    </message>
    <message>
        <source>Publish these files where all players can see them, before the outside value is known. Then enter where they are, and since when.</source>
        <translation>Legg disse filene der alle spillere ser dem, før den ytre verdien er kjent. Si så hvor de står, og siden når.</translation>
    </message>
    <message>
        <source>When all play is over, everyone gets the keys and can check that every board is as promised.</source>
        <translation>Når all spilling er over, får alle nøklene og kan etterprøve om hvert spill er som lovet.</translation>
    </message>
    <message>
        <source>The plan is sealed and can no longer be changed.</source>
        <translation>Planen er forseglet og blir som den er.</translation>
    </message>
    <message>
        <source>the officials’ sheets</source>
        <translation>tillitspersonenes ark</translation>
    </message>
    <message>
        <source>The plan can be published. Read the inspector’s findings, then go to Publish.</source>
        <translation>Planen kan publiseres. Se hva kontrollen bemerker, og gå så videre til Publiser.</translation>
    </message>
    <message>
        <source>{boards} each</source>
        <translation>{boards} i hver</translation>
    </message>
</context>
<context>
    <name>ValueStep</name>
    <message>
        <source>As it goes into the plan and into the deals:</source>
        <translation>Slik den går inn i planen og i spillene:</translation>
    </message>
    <message>
        <source>&amp;Begin again</source>
        <translation>&amp;Begynn på nytt</translation>
    </message>
    <message>
        <source>&amp;Correct the value…</source>
        <translation>&amp;Rett verdien…</translation>
    </message>
    <message>
        <source>such as 44,901.92</source>
        <translation>for eksempel 44,901.92</translation>
    </message>
    <message>
        <source>The value that is in the plan</source>
        <translation>Verdien som står i planen</translation>
    </message>
    <message>
        <source>What was promised</source>
        <translation>Det som ble lovet</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>&amp;Verdi</translation>
    </message>
    <message>
        <source>Puts its randomness into the plan</source>
        <translation>Setter tilfeldighetstallet inn i planen</translation>
    </message>
    <message>
        <source>First person: type the value</source>
        <translation>Første person: skriv verdien</translation>
    </message>
    <message>
        <source>Second person: type the value again</source>
        <translation>Andre person: skriv verdien igjen</translation>
    </message>
    <message>
        <source>Hand over to the &amp;second person</source>
        <translation>Overlat til den &amp;andre personen</translation>
    </message>
    <message>
        <source>Hides what you typed</source>
        <translation>Skjuler det du skrev</translation>
    </message>
    <message>
        <source>Compares what the two of you typed</source>
        <translation>Sammenligner det dere to skrev</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>&amp;Sammenlign</translation>
    </message>
    <message>
        <source>&amp;Fix this value…</source>
        <translation>&amp;Fastsett denne verdien…</translation>
    </message>
    <message>
        <source>Puts the value into the plan</source>
        <translation>Legger verdien inn i planen</translation>
    </message>
    <message>
        <source>a round of drand was promised</source>
        <translation>en drand-runde var lovet</translation>
    </message>
    <message>
        <source>Not as promised? Give the &amp;reason:</source>
        <translation>Ikke som lovet? Si &amp;hvorfor:</translation>
    </message>
    <message>
        <source>Both people type the value again</source>
        <translation>Begge personer skriver verdien på nytt</translation>
    </message>
    <message>
        <source>Possible until something has been dealt from it</source>
        <translation>Mulig så lenge ingenting er delt fra den</translation>
    </message>
    <message>
        <source>&amp;Go to Deal</source>
        <translation>&amp;Gå videre til Del</translation>
    </message>
    <message>
        <source>Type it as published; points and commas between digits do not matter</source>
        <translation>Skriv den slik den ble publisert; punktum og komma mellom sifre spiller ingen rolle</translation>
    </message>
    <message>
        <source>The reason for using a value that is not as promised</source>
        <translation>Grunnen til at verdien brukes selv om den ikke er som lovet</translation>
    </message>
    <message>
        <source>&amp;Use this round…</source>
        <translation>&amp;Bruk denne runden…</translation>
    </message>
    <message>
        <source>Both typed the same value</source>
        <translation>Begge skrev det samme</translation>
    </message>
    <message>
        <source>Look it up at the promised source, and compare it with a second source.</source>
        <translation>Slå den opp der det ble lovet, og sammenlign med et annet sted.</translation>
    </message>
    <message>
        <source>What the first person typed is now hidden. Look the value up yourself, and type what you see.</source>
        <translation>Det første person skrev, er nå skjult. Slå opp verdien selv, og skriv det du ser.</translation>
    </message>
    <message>
        <source>Check the value once more. Once fixed, it goes into every deal.</source>
        <translation>Se på verdien en gang til. Når den er fastsatt, går den inn i alle spill.</translation>
    </message>
    <message>
        <source>Wait: it is not {day} yet, so nobody can know the value.</source>
        <translation>Vent: {day} er ikke kommet ennå, så ingen kan kjenne verdien.</translation>
    </message>
    <message>
        <source>The two values do not match</source>
        <translation>De to skrev ikke det samme</translation>
    </message>
    <message>
        <source>{difference} (“here” is the first person’s.) Look the value up together, then start again.</source>
        <translation>{difference} («her» er den første personens.) Slå opp verdien sammen, og begynn på nytt.</translation>
    </message>
</context>
<context>
    <name>VerifyReportPanel</name>
    <message>
        <source>Open the keys and verif&amp;y</source>
        <translation>Åpne nøklene og ette&amp;rprøv</translation>
    </message>
    <message>
        <source>Sessions and boards</source>
        <translation>Sesjoner og spill</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Greit å vite</translation>
    </message>
    <message>
        <source>The promise</source>
        <translation>Løftet</translation>
    </message>
    <message>
        <source>The keys stay sealed on the disk</source>
        <translation>Nøklene blir liggende forseglet på disken</translation>
    </message>
    <message>
        <source>The keys are sealed</source>
        <translation>Nøklene er forseglet</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesjon</translation>
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
        <translation>Åpne en sesjon for å se spillene</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolonner</translation>
    </message>
    <message>
        <source>as promised</source>
        <translation>som lovet</translation>
    </message>
    <message>
        <source>not as promised</source>
        <translation>ikke som lovet</translation>
    </message>
    <message>
        <source>Officials can verify before the reveal: choose what opens the keys. Players wait for the reveal.</source>
        <translation>Tillitspersoner kan etterprøve før avdekkingen: si hva som åpner nøklene. Spillerne venter på den.</translation>
    </message>
    <message>
        <source>Press the right arrow key to show the boards of a session.</source>
        <translation>Høyre piltast viser spillene i en sesjon.</translation>
    </message>
</context>
<context>
    <name>VerifyRows</name>
    <message>
        <source>Not everything is as promised</source>
        <translation>Ikke alt er som lovet</translation>
    </message>
    <message>
        <source>A file cannot be used</source>
        <translation>En fil kan ikke brukes</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>Nothing is wrong, but no board could be verified yet</source>
        <translation>Ingenting er galt, men ingen spill kunne etterprøves ennå</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Sessions: {sessions}. Every one follows from the published keys and the outside value.</source>
        <translation>Etterprøvde spill: {boards}. Sesjoner: {sessions}. Alle følger av de publiserte nøklene og den ytre verdien.</translation>
    </message>
    <message>
        <source>Every board is as promised</source>
        <translation>Alle spill er som lovet</translation>
    </message>
    <message>
        <source>This plan is not published yet: no keys are bound to it.</source>
        <translation>Denne planen er ikke publisert ennå: ingen nøkler er bundet.</translation>
    </message>
    <message>
        <source>The outside value is not in this plan yet.</source>
        <translation>Den ytre verdien står ikke i denne planen ennå.</translation>
    </message>
    <message>
        <source>The keys are not among the files, or still sealed. They are published after play.</source>
        <translation>Nøklene er ikke blant filene, eller fortsatt forseglet. De publiseres etter spillingen.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnering</translation>
    </message>
    <message>
        <source>Outside value from</source>
        <translation>Ytre verdi fra</translation>
    </message>
    <message>
        <source>Outside value</source>
        <translation>Ytre verdi</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>ikke kjent ennå</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Answer the questions below. The other sessions can be verified when they are revealed.</source>
        <translation>Etterprøvde spill: {boards}. Svar på spørsmålene nedenfor. De andre sesjonene kan etterprøves når de er avdekket.</translation>
    </message>
    <message>
        <source>Cannot be used</source>
        <translation>Kan ikke brukes</translation>
    </message>
    <message>
        <source>board {number}: {reason}</source>
        <translation>spill {number}: {reason}</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Spill {number}</translation>
    </message>
    <message>
        <source>as promised</source>
        <translation>som lovet</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>Ikke i filen</translation>
    </message>
    <message>
        <source>Nothing is wrong; other sessions are still secret</source>
        <translation>Ingenting er galt; andre sesjoner er fortsatt hemmelige</translation>
    </message>
    <message>
        <source>Check code</source>
        <translation>Kontrollkode</translation>
    </message>
    <message>
        <source>Check code in words</source>
        <translation>Kontrollkode i ord</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… og {count} til</translation>
    </message>
    <message>
        <source>No files of boards were given.</source>
        <translation>Det er ingen spillfiler blant det som ble levert inn.</translation>
    </message>
    <message>
        <source>As promised so far; other sessions are still to come</source>
        <translation>Som lovet så langt; de andre sesjonene gjenstår</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Nothing was chosen, and no question is left for you. The other sessions can be verified when they are revealed.</source>
        <translation>Etterprøvde spill: {boards}. Ingenting ble valgt, og du har ikke mer å svare på. De andre sesjonene kan etterprøves når de er avdekket.</translation>
    </message>
    <message>
        <source>Nothing is wrong so far; some questions are for you</source>
        <translation>Ingenting er galt så langt; noen svar er dine</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Answer the questions below. No file can answer them for you.</source>
        <translation>Etterprøvde spill: {boards}. Svar på spørsmålene nedenfor: Ingen fil kan gjøre det for deg.</translation>
    </message>
    <message>
        <source>Nothing is wrong, but something was chosen</source>
        <translation>Ingenting er galt, og noe ble valgt</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. See below what the organiser could choose, and ask why.</source>
        <translation>Etterprøvde spill: {boards}. Les nedenfor hva arrangøren kunne velge, og spør hvorfor.</translation>
    </message>
    <message>
        <source>What the files show, and what you told us.</source>
        <translation>Det filene viser, og det du sier.</translation>
    </message>
    <message>
        <source>No file can answer this for you.</source>
        <translation>Ingen fil kan si dette for deg.</translation>
    </message>
    <message>
        <source>Cannot be decided</source>
        <translation>Ingenting kan sies</translation>
    </message>
    <message>
        <source>Not from this tournament</source>
        <translation>Ikke fra denne turneringen</translation>
    </message>
    <message>
        <source>The organiser could choose this after the value was known. This is not an accusation: ask why.</source>
        <translation>Dette kunne arrangøren velge da verdien var kjent. Det er ingen anklage: Spør hvorfor.</translation>
    </message>
    <message>
        <source>These cannot all be true.</source>
        <translation>Dette kan ikke være sant samtidig.</translation>
    </message>
    <message>
        <source>{boards}: the key of the session is missing</source>
        <translation>{boards}: nøkkelen til sesjonen er ikke her</translation>
    </message>
    <message>
        <source>{boards} as promised</source>
        <translation>{boards} som lovet</translation>
    </message>
</context>
<context>
    <name>WindowSession</name>
    <message>
        <source>Deal</source>
        <translation>Del kort</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Innstillinger</translation>
    </message>
    <message>
        <source>A set is being dealt</source>
        <translation>Et sett blir delt nå</translation>
    </message>
    <message>
        <source>Stop dealing and close?</source>
        <translation>Stoppe delingen og lukke?</translation>
    </message>
    <message>
        <source>Sessions of a tournament are being dealt</source>
        <translation>Sesjoner i en turnering blir delt nå</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>&amp;Stopp og lukk</translation>
    </message>
    <message>
        <source>Deal a session</source>
        <translation>Del kort til en sesjon</translation>
    </message>
    <message>
        <source>Some settings were reset</source>
        <translation>Noen innstillinger ble tilbakestilt</translation>
    </message>
    <message>
        <source>The sets you have dealt are safe. Please check your settings.</source>
        <translation>Sett som er delt før, er trygge. Se gjennom innstillingene.</translation>
    </message>
    <message>
        <source>The set and its files have not changed. ({place})</source>
        <translation>Settet og filene er som de var. ({place})</translation>
    </message>
    <message>
        <source>If you stop now, no files of the current session are left behind. The sessions already dealt are kept, and you can deal the others later.</source>
        <translation>Stopper du nå, blir ingen fil av sesjonen som deles, liggende igjen. Sesjoner som alt er delt, blir værende, og de andre kan deles senere.</translation>
    </message>
    <message>
        <source>If you stop now, you have all files of this set, or none.</source>
        <translation>Stopper du nå, har du alle filene til dette settet, eller ingen.</translation>
    </message>
</context>
<context>
    <name>broken off</name>
    <message>
        <source>Files of several sessions together, or a notice, may be missing. Deal it now?</source>
        <translation>Filer med flere sesjoner sammen, eller et oppslag, kan mangle. Dele nå?</translation>
    </message>
    <message>
        <source>Not dealt: {sessions}.</source>
        <translation>Ikke delt: {sessions}.</translation>
    </message>
    <message>
        <source>Dealing was interrupted after all sessions were dealt</source>
        <translation>En deling ble avbrutt da alle sesjonene var delt</translation>
    </message>
    <message>
        <source>{session} was interrupted</source>
        <translation>{session} ble avbrutt</translation>
    </message>
    <message>
        <source>Dealing was interrupted at {session}</source>
        <translation>En deling ble avbrutt ved {session}</translation>
    </message>
    <message>
        <source>Nothing is left of it. Deal it now?</source>
        <translation>Ingenting er igjen av det. Dele nå?</translation>
    </message>
    <message>
        <source>Do not use the remaining files: {names}. Dealing again replaces them. Deal it now?</source>
        <translation>Ikke bruk det som er igjen: {names}. Deling retter det opp. Dele nå?</translation>
    </message>
</context>
<context>
    <name>calendar</name>
    <message>
        <source>Monday</source>
        <translation>mandag</translation>
    </message>
    <message>
        <source>Tuesday</source>
        <translation>tirsdag</translation>
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
        <translation>lørdag</translation>
    </message>
    <message>
        <source>Sunday</source>
        <translation>søndag</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>flyttet</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>anslått</translation>
    </message>
    <message>
        <source>observed, estimated</source>
        <translation>flyttet, anslått</translation>
    </message>
    <message>
        <source>New Year&apos;s Day</source>
        <translation>første nyttårsdag</translation>
    </message>
    <message>
        <source>Epiphany</source>
        <translation>helligtrekongersdag</translation>
    </message>
    <message>
        <source>Carnival</source>
        <translation>karneval</translation>
    </message>
    <message>
        <source>Maundy Thursday</source>
        <translation>skjærtorsdag</translation>
    </message>
    <message>
        <source>Good Friday</source>
        <translation>langfredag</translation>
    </message>
    <message>
        <source>Easter Monday</source>
        <translation>andre påskedag</translation>
    </message>
    <message>
        <source>May Day</source>
        <translation>1. mai</translation>
    </message>
    <message>
        <source>Labor Day</source>
        <translation>arbeidernes dag</translation>
    </message>
    <message>
        <source>Labour Day</source>
        <translation>arbeidernes dag</translation>
    </message>
    <message>
        <source>Ascension Day</source>
        <translation>Kristi himmelfartsdag</translation>
    </message>
    <message>
        <source>Pentecost Monday</source>
        <translation>andre pinsedag</translation>
    </message>
    <message>
        <source>Corpus Christi</source>
        <translation>Kristi legemsfest</translation>
    </message>
    <message>
        <source>Assumption Day</source>
        <translation>Marias himmelfart</translation>
    </message>
    <message>
        <source>All Saints&apos; Day</source>
        <translation>allehelgensdag</translation>
    </message>
    <message>
        <source>Immaculate Conception</source>
        <translation>Marias unnfangelse</translation>
    </message>
    <message>
        <source>Christmas Eve</source>
        <translation>julaften</translation>
    </message>
    <message>
        <source>Christmas Day</source>
        <translation>første juledag</translation>
    </message>
    <message>
        <source>Second Day of Christmas</source>
        <translation>andre juledag</translation>
    </message>
    <message>
        <source>Saint Stephen&apos;s Day</source>
        <translation>andre juledag</translation>
    </message>
    <message>
        <source>Boxing Day</source>
        <translation>andre juledag</translation>
    </message>
    <message>
        <source>New Year&apos;s Eve</source>
        <translation>nyttårsaften</translation>
    </message>
    <message>
        <source>National Day</source>
        <translation>nasjonaldag</translation>
    </message>
    <message>
        <source>Constitution Day</source>
        <translation>grunnlovsdag</translation>
    </message>
    <message>
        <source>Republic Day</source>
        <translation>republikkens dag</translation>
    </message>
    <message>
        <source>Independence Day</source>
        <translation>uavhengighetsdag</translation>
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
        <translation>Washingtons fødselsdag</translation>
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
        <translation>bankfridag om våren</translation>
    </message>
    <message>
        <source>Late Summer Bank Holiday</source>
        <translation>bankfridag i august</translation>
    </message>
    <message>
        <source>Chinese New Year</source>
        <translation>kinesisk nyttår</translation>
    </message>
</context>
<context>
    <name>certificate</name>
    <message>
        <source>Dealing certificate</source>
        <translation>Delesertifikat</translation>
    </message>
    <message>
        <source>{program}, printed {time}, set {code}, page {page} of {pages}</source>
        <translation>{program}, skrevet ut {time}, sett {code}, side {page} av {pages}</translation>
    </message>
    <message>
        <source>Set {place} of {count} dealt for this event on this day</source>
        <translation>Sett {place} av {count} for dette arrangementet denne dagen</translation>
    </message>
    <message>
        <source>{boards} ({count} in all)</source>
        <translation>{boards} ({count} i alt)</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Day of the event</source>
        <translation>Arrangementets dag</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Delt</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Selvtest</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Tilfeldighet</translation>
    </message>
    <message>
        <source>Identification</source>
        <translation>Identifikasjon</translation>
    </message>
    <message>
        <source>is the RIPEMD-160 of {text}</source>
        <translation>er RIPEMD-160 av {text}</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formater</translation>
    </message>
    <message>
        <source>{file}, {count} bytes</source>
        <translation>{file}, {count} byte</translation>
    </message>
    <message>
        <source>Hiding digest</source>
        <translation>Skjulende hash</translation>
    </message>
    <message>
        <source>Every set dealt for this event on this day</source>
        <translation>Alle sett som er delt for dette arrangementet denne dagen</translation>
    </message>
    <message>
        <source>no code</source>
        <translation>ingen kode</translation>
    </message>
    <message>
        <source>Set {number} (this one)</source>
        <translation>Sett {number} (dette)</translation>
    </message>
    <message>
        <source>Set {number}</source>
        <translation>Sett {number}</translation>
    </message>
    <message>
        <source>For any event</source>
        <translation>For alle arrangementer</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>This set: row {row}</source>
        <translation>Dette settet: rad {row}</translation>
    </message>
    <message>
        <source>Newest: row {row}</source>
        <translation>Nyeste: rad {row}</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Kontroll</translation>
    </message>
    <message>
        <source>Witness: I was present when this set was dealt.</source>
        <translation>Vitne: jeg var til stede da dette settet ble delt.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Underskrift</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Dato</translation>
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
        <translation>klokken var stilt tilbake</translation>
    </message>
    <message>
        <source>the computer had no randomness of its own</source>
        <translation>maskinen hadde ingen egen tilfeldighet</translation>
    </message>
    <message>
        <source>nothing was typed</source>
        <translation>ingenting ble tastet</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>og {count} til</translation>
    </message>
    <message>
        <source>the journal was in doubt, or its user said that the doubt is known</source>
        <translation>journalen var tvilsom, eller brukeren sa at tvilen er kjent</translation>
    </message>
    <message>
        <source>No event name</source>
        <translation>Arrangementet er ikke nevnt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>{count} known answers, all correct when this was printed; they must be correct before each deal</source>
        <translation>{count} kjente svar, alle riktige ved utskriften; må bestås før hver deling</translation>
    </message>
    <message>
        <source>Sets started on this computer on the day of dealing: {count}</source>
        <translation>Sett påbegynt på denne maskinen den dagen settet ble delt: {count}</translation>
    </message>
    <message>
        <source>CHANGED SINCE IT WAS WRITTEN:</source>
        <translation>IKKE SLIK DEN BLE SKREVET:</translation>
    </message>
    <message>
        <source>all rows intact</source>
        <translation>alle rader slik de ble skrevet</translation>
    </message>
    <message>
        <source>Recorded there</source>
        <translation>Notert der</translation>
    </message>
    <message>
        <source>Set code and digests do not reveal the cards. They are made with a key that the journal publishes when the set is released; then anyone can compute them again. Every set is recorded in the journal before any of its files can be seen. Give a copy of this sheet to someone else. If the journal is ever rewritten or rolled back, the hashes on this sheet will show it: use “bigdeal journal verify --known” with a hash from here.</source>
        <translation>Settkode og hasher skjuler kortene: de er laget med en nøkkel som journalen offentliggjør når settet frigis, og da kan hvem som helst regne dem ut på nytt. Hvert sett skrives i journalen før en fil av det kan ses. Oppbevart hos en annen viser dette arket senere om journalen er skrevet på nytt eller satt tilbake: radene må fortsatt ha disse hashene; det sier «bigdeal journal verify --known» med en hash herfra.</translation>
    </message>
    <message>
        <source>the journal’s count was missing, and was started again</source>
        <translation>tellingen ved siden av journalen manglet og ble begynt på nytt</translation>
    </message>
    <message>
        <source>restored from a backup; rows known to be lost: {count}</source>
        <translation>hentet tilbake fra sikkerhetskopi; tapte rader, så vidt kjent: {count}</translation>
    </message>
    <message>
        <source>keys and mouse filled the meter with {bits} bits, mixed with the computer’s own randomness</source>
        <translation>taster og mus fylte måleren, {bits} bit, og maskinens egen tilfeldighet gikk inn også</translation>
    </message>
    <message>
        <source>anyone who knows it can make this set again</source>
        <translation>den som kjenner den, kan lage dette settet igjen</translation>
    </message>
    <message>
        <source>anyone who has them can make this set again, and verify it once they are revealed</source>
        <translation>den som har dem, kan lage dette settet igjen og kontrollere det når de avdekkes</translation>
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
        <translation>Er maskinen vår rettferdig?</translation>
    </message>
    <message>
        <source>As chance alone would deal them.</source>
        <translation>Slik tilfeldigheten alene ville delt dem.</translation>
    </message>
    <message>
        <source>Not as chance deals them, and no known cause explains it.</source>
        <translation>Ikke slik tilfeldigheten deler dem; ingen kjent årsak forklarer det.</translation>
    </message>
    <message>
        <source>Not as chance deals them: {cause}.</source>
        <translation>Ikke slik tilfeldigheten deler dem: {cause}.</translation>
    </message>
    <message>
        <source>odd shapes were rejected</source>
        <translation>skjeve fordelinger ble forkastet</translation>
    </message>
    <message>
        <source>boards with a suit of eight or more were rejected</source>
        <translation>spill med en farge på åtte kort eller flere ble forkastet</translation>
    </message>
    <message>
        <source>boards without an opening hand were rejected</source>
        <translation>spill uten åpningshånd ble forkastet</translation>
    </message>
    <message>
        <source>the wildest of several sets was chosen</source>
        <translation>det villeste av flere sett ble valgt</translation>
    </message>
    <message>
        <source>the tamest of several sets was chosen</source>
        <translation>det tammeste av flere sett ble valgt</translation>
    </message>
    <message>
        <source>the sides’ points were evened out</source>
        <translation>sidenes poeng ble utjevnet</translation>
    </message>
    <message>
        <source>the cards were not shuffled enough</source>
        <translation>kortene ble stokket for lite</translation>
    </message>
    <message>
        <source>boards came again</source>
        <translation>spill kom igjen</translation>
    </message>
    <message>
        <source>some cards go to some seats too often</source>
        <translation>noen kort havner for ofte på noen plasser</translation>
    </message>
    <message>
        <source>Sets: {sets}. Boards: {boards}. Figures: {figures}, with double dummy.</source>
        <translation>Sett: {sets}. Spill: {boards}. Tall: {figures}, med double dummy.</translation>
    </message>
    <message>
        <source>Sets: {sets}. Boards: {boards}. Figures: {figures}, without double dummy.</source>
        <translation>Sett: {sets}. Spill: {boards}. Tall: {figures}, uten double dummy.</translation>
    </message>
    <message>
        <source>A fair machine is accused less than once in 1000 check-ups.</source>
        <translation>En rettferdig maskin anklages mindre enn én gang på 1000 kontroller.</translation>
    </message>
    <message>
        <source>A fair machine practically never does this.</source>
        <translation>En rettferdig maskin gjør praktisk talt aldri dette.</translation>
    </message>
    <message>
        <source>A fair machine does this once in {times}.</source>
        <translation>En rettferdig maskin gjør dette én gang på {times}.</translation>
    </message>
    <message>
        <source>What one set like this would show</source>
        <translation>Hva ett sett som dette ville vise</translation>
    </message>
    <message>
        <source>What {sets} sets like these would show</source>
        <translation>Hva {sets} sett som disse ville vise</translation>
    </message>
    <message>
        <source>shuffled by hand only {riffles} times</source>
        <translation>stokket for hånd bare {riffles} ganger</translation>
    </message>
    <message>
        <source>a generator with only {states} boards</source>
        <translation>en generator med bare {states} spill</translation>
    </message>
    <message>
        <source>odd shapes rejected (a void, or seven cards of a suit)</source>
        <translation>skjeve fordelinger forkastet (en renons, eller sju kort i en farge)</translation>
    </message>
    <message>
        <source>suits of eight or more rejected</source>
        <translation>farger på åtte eller flere forkastet</translation>
    </message>
    <message>
        <source>boards without a 12-count rejected</source>
        <translation>spill uten en hånd med 12 poeng forkastet</translation>
    </message>
    <message>
        <source>the wildest of three sets chosen</source>
        <translation>det villeste av tre sett valgt</translation>
    </message>
    <message>
        <source>the tamest of three sets chosen</source>
        <translation>det tammeste av tre sett valgt</translation>
    </message>
    <message>
        <source>points evened out between the sides</source>
        <translation>poeng utjevnet mellom sidene</translation>
    </message>
    <message>
        <source>one board in ten repeated</source>
        <translation>hvert tiende spill gjentatt</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>sikkert</translation>
    </message>
    <message>
        <source>hardly ever</source>
        <translation>nesten aldri</translation>
    </message>
    <message>
        <source>almost always</source>
        <translation>nesten alltid</translation>
    </message>
    <message>
        <source>{tenths} in 10</source>
        <translation>{tenths} av 10</translation>
    </message>
    <message>
        <source>{seen}; about {sets} sets are needed</source>
        <translation>{seen}; omtrent {sets} sett trengs</translation>
    </message>
    <message>
        <source>Each mark is a figure. A fair machine’s marks are in the grey band.</source>
        <translation>Hvert merke er et tall. Merkene til en rettferdig maskin er i det grå båndet.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poeng</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Fordelinger</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Tilpasninger</translation>
    </message>
    <message>
        <source>Cards and seats</source>
        <translation>Kort og plasser</translation>
    </message>
    <message>
        <source>Neighbouring boards</source>
        <translation>Nabospill</translation>
    </message>
    <message>
        <source>Boards that came again</source>
        <translation>Spill som kom igjen</translation>
    </message>
    <message>
        <source>Files: {counted} counted, {copies} copies, {unreadable} not read.</source>
        <translation>Filer: {counted} talt med, {copies} kopier, {unreadable} ikke lest.</translation>
    </message>
    <message>
        <source>Dealt and never finished: {sets} ({event}, {month})</source>
        <translation>Delt og aldri ferdigspilt: {sets} ({event}, {month})</translation>
    </message>
    <message>
        <source>SHA-256 of the list of the files’ SHA-256</source>
        <translation>SHA-256 av lista over filenes SHA-256</translation>
    </message>
    <message>
        <source>All figures: count, expected by chance, chance to stray so far</source>
        <translation>Alle tall: antall, ventet av tilfeldigheten, sjanse for å avvike så mye</translation>
    </message>
    <message>
        <source>Files, with their SHA-256</source>
        <translation>Filer, med deres SHA-256</translation>
    </message>
    <message>
        <source>a faulty shuffle of a new pack, dealt 13 at a time</source>
        <translation>en ny kortstokk stokket feil, gitt 13 om gangen</translation>
    </message>
</context>
<context>
    <name>command</name>
    <message>
        <source>writing them was interrupted, or is still in progress. The next set that is dealt into their folder, or the next start of the window, completes it or undoes it.</source>
        <translation>skrivingen ble avbrutt eller pågår fortsatt. Neste sett som deles i den mappen, eller neste start av vinduet, fullfører den eller angrer den.</translation>
    </message>
    <message>
        <source>their set was not completed; its files were removed, and these are copies.</source>
        <translation>settet deres ble ikke ferdig; filene ble fjernet, og dette er kopier.</translation>
    </message>
    <message>
        <source> (numbers from the journal)</source>
        <translation> (numre fra journalen)</translation>
    </message>
    <message>
        <source> (counted from {first}, as you said)</source>
        <translation> (talt fra {first}, som oppgitt)</translation>
    </message>
    <message>
        <source> (counted from {first}, as in the other file of this name)</source>
        <translation> (talt fra {first}, som i den andre filen med dette navnet)</translation>
    </message>
    <message>
        <source> (counted from {first}: the file has no board numbers)</source>
        <translation> (talt fra {first}: filen har ingen spillnumre)</translation>
    </message>
    <message>
        <source>Give the names of files to check, or --code with a set code.</source>
        <translation>Oppgi filene som skal kontrolleres, eller --code med en settkode.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Kontrollerer</translation>
    </message>
    <message>
        <source>  Boards {numbers} have the same deal.</source>
        <translation>  Spill {numbers} har samme kortfordeling.</translation>
    </message>
    <message>
        <source>  Not known: neither dealt nor seen on this computer before.</source>
        <translation>  Ukjent: verken delt eller sett før på denne datamaskinen.</translation>
    </message>
    <message>
        <source>1 board not whole</source>
        <translation>1 spill ikke helt</translation>
    </message>
    <message>
        <source>{count} boards not whole</source>
        <translation>{count} spill ikke hele</translation>
    </message>
    <message>
        <source>it says: set code {code}</source>
        <translation>den oppgir: settkode {code}</translation>
    </message>
    <message>
        <source>it says: event “{event}”</source>
        <translation>den oppgir: arrangement «{event}»</translation>
    </message>
    <message>
        <source>{path}: do not play or duplicate these boards: {why}</source>
        <translation>{path}: ikke spill eller dupliser disse spillene: {why}</translation>
    </message>
    <message>
        <source>{path}: do not play these boards, they were in use before:</source>
        <translation>{path}: ikke spill disse spillene, de har vært i bruk:</translation>
    </message>
    <message>
        <source>  The file names the event “{event}”, the set was dealt for “{dealt_for}”.</source>
        <translation>  Filen oppgir arrangementet «{event}», settet ble delt for «{dealt_for}».</translation>
    </message>
    <message>
        <source>by naming files that the journal does not know, you say that their boards were played: figures tell about the hands (Laws of Duplicate Bridge, Law 6D).</source>
        <translation>når du oppgir filer som journalen ikke kjenner, sier du at spillene i dem er spilt: tall forteller om hendene (Lov om duplikatbridge, § 6 D).</translation>
    </message>
    <message>
        <source>
Files counted: {count}. SHA-256 of the list of these files and their copies: {digest}</source>
        <translation>
Talte filer: {count}. SHA-256 av listen over disse filene og kopiene deres: {digest}</translation>
    </message>
    <message>
        <source>not read: {path}: {reason}</source>
        <translation>ikke lest: {path}: {reason}</translation>
    </message>
    <message>
        <source>No set could be read.</source>
        <translation>Ingen sett kunne leses.</translation>
    </message>
    <message>
        <source>The same sets in other formats: {count}</source>
        <translation>De samme settene i andre formater: {count}</translation>
    </message>
    <message>
        <source>Copies of sets counted already: {count}</source>
        <translation>Kopier av sett som allerede er talt: {count}</translation>
    </message>
    <message>
        <source>Copies are not a fault. If two of these were played on two days, the machine dealt a set again.</source>
        <translation>Kopier er ingen feil. Hvis to av dem ble spilt på to dager, ga maskinen samme sett to ganger.</translation>
    </message>
    <message>
        <source>Skipped, not files of boards: {count}</source>
        <translation>Hoppet over, ikke filer med spill: {count}</translation>
    </message>
    <message>
        <source>Dealt and never finished, {event}, {month}: {count}</source>
        <translation>Delt og aldri ferdigspilt, {event}, {month}: {count}</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Leser</translation>
    </message>
    <message>
        <source>no event</source>
        <translation>uten arrangement</translation>
    </message>
    <message>
        <source>{count} bytes</source>
        <translation>{count} byte</translation>
    </message>
    <message>
        <source>{boards} converted: {numbers}</source>
        <translation>{boards} omgjort: {numbers}</translation>
    </message>
    <message>
        <source>--double-dummy is for pbn files in the standard profile.</source>
        <translation>--double-dummy gjelder pbn-filer i standardprofilen.</translation>
    </message>
    <message>
        <source>the file has no board numbers: they are counted from 1. --first N changes that.</source>
        <translation>filen har ingen spillnumre: de telles fra 1. --first N endrer det.</translation>
    </message>
    <message>
        <source>auctions, results and other tags of the file were left out: it is not one game a board, with a line for each tag.</source>
        <translation>meldingsforløp, resultater og andre opplysninger i filen ble utelatt: den har ikke ett parti per spill med en linje per opplysning.</translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Settkode {code}</translation>
    </message>
    <message>
        <source>Double dummy</source>
        <translation>Double dummy</translation>
    </message>
    <message>
        <source>the file said set code {said_code}. Its cards are not known here as that set, so the new files do not carry it.</source>
        <translation>filen oppga settkoden {said_code}. Kortene er ikke kjent her som det settet, så de nye filene har den ikke.</translation>
    </message>
    <message>
        <source>do not play these boards, they were in use before:</source>
        <translation>ikke spill disse spillene, de har vært i bruk:</translation>
    </message>
    <message>
        <source>Converting</source>
        <translation>Gjør om</translation>
    </message>
    <message>
        <source>{boards} dealt: {numbers}</source>
        <translation>{boards} delt: {numbers}</translation>
    </message>
    <message>
        <source>--or-for goes with --lock-until alone.</source>
        <translation>--or-for hører bare sammen med --lock-until.</translation>
    </message>
    <message>
        <source>{error} Set the clock right; --date says which day it is.</source>
        <translation>{error} Still klokken riktig; --date sier hvilken dag det er.</translation>
    </message>
    <message>
        <source>nobody but the owner of {or_for} can open the box before {time}.</source>
        <translation>ingen unntatt eieren av {or_for} kan åpne boksen før {time}.</translation>
    </message>
    <message>
        <source>nobody, this computer included, can open the box before {time}.</source>
        <translation>ingen, heller ikke denne datamaskinen, kan åpne boksen før {time}.</translation>
    </message>
    <message>
        <source>Set {name} is dealt, and all its files are whole.</source>
        <translation>Settet {name} er delt, og alle filene er hele.</translation>
    </message>
    <message>
        <source>the set gets the clock&apos;s day, {here}.</source>
        <translation>settet får klokkens dag, {here}.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Deling</translation>
    </message>
    <message>
        <source>The file has sections: {sections}. Name one with --section.</source>
        <translation>Filen har seksjoner: {sections}. Oppgi en med --section.</translation>
    </message>
    <message>
        <source>the file gives no rounds: put each in place of “?”, and give the lines with --results</source>
        <translation>filen oppgir ingen runder: sett inn hver av dem i stedet for «?», og gi linjene med --results</translation>
    </message>
    <message>
        <source>There is no file with boards in “{folder}”.</source>
        <translation>Det er ingen fil med spill i «{folder}».</translation>
    </message>
    <message>
        <source>Give one --deal, or a --hand for each hand, or two of --board N --deal TEXT.</source>
        <translation>Oppgi én --deal, eller en --hand for hver hånd, eller to ganger --board N --deal TEKST.</translation>
    </message>
    <message>
        <source>not compared, because the files are gone, changed or not readable: {count}</source>
        <translation>ikke sammenlignet, fordi filene mangler, er endret eller uleselige: {count}</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Sammenligner</translation>
    </message>
    <message>
        <source>--dealer and --vulnerable are for one board: two are compared without them.</source>
        <translation>--dealer og --vulnerable gjelder ett spill: to sammenlignes uten dem.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, the backup is lost: nobody, and no program, can open it again.</source>
        <translation>Mister du passfrasen, er sikkerhetskopien tapt: ingen, og intet program, kan åpne den igjen.</translation>
    </message>
    <message>
        <source>{path}  {size} bytes, up to row {row}</source>
        <translation>{path}  {size} byte, til rad {row}</translation>
    </message>
    <message>
        <source>Settings, presets and identification were taken from the backup where you had none.</source>
        <translation>Innstillinger, maler og identifikasjon ble hentet fra sikkerhetskopien der du ikke hadde noen.</translation>
    </message>
    <message>
        <source>The journal is back, up to row {last}; row {row} records this.</source>
        <translation>Journalen er tilbake, til rad {last}; rad {row} noterer det.</translation>
    </message>
    <message>
        <source>It holds the journal&apos;s key: keep it where nobody else can read it.</source>
        <translation>Den inneholder journalens nøkkel: oppbevar den der ingen andre kan lese den.</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”: </source>
        <translation>Passfrase for «{name}»: </translation>
    </message>
    <message>
        <source>The backup&apos;s journal is attached to yours: row {row} records this.</source>
        <translation>Sikkerhetskopiens journal er knyttet til din: rad {row} noterer det.</translation>
    </message>
    <message>
        <source>Everything in this backup&apos;s journal is here already: the journal was not changed.</source>
        <translation>Alt i denne sikkerhetskopiens journal er her allerede: journalen ble ikke endret.</translation>
    </message>
    <message>
        <source>  (not known: its files were going to {folder})</source>
        <translation>  (ukjent: filene skulle til {folder})</translation>
    </message>
    <message>
        <source>Set {code} was {before} and is now {state}.</source>
        <translation>Sett {code}: før «{before}», nå «{state}».</translation>
    </message>
    <message>
        <source>Set {place} of {count} dealt for this event on this day</source>
        <translation>Sett {place} av {count} for dette arrangementet denne dagen</translation>
    </message>
    <message>
        <source>  moved to {path}</source>
        <translation>  flyttet til {path}</translation>
    </message>
    <message>
        <source>These are {count} of {total} sets: --limit shows more, --search fewer.</source>
        <translation>Dette er {count} av {total} sett: --limit viser flere, --search færre.</translation>
    </message>
    <message>
        <source>No archive folder is chosen in the settings, so the files are not moved.</source>
        <translation>Ingen arkivmappe er valgt i innstillingene, så filene flyttes ikke.</translation>
    </message>
    <message>
        <source>Set {code} has taken no step that could be undone.</source>
        <translation>Sett {code} har ikke tatt noe steg som kan angres.</translation>
    </message>
    <message>
        <source>  left: {path} is gone, changed or held open</source>
        <translation>  ble igjen: {path} mangler, er endret eller åpen</translation>
    </message>
    <message>
        <source>There is no such set in the journal.</source>
        <translation>Det er ikke noe slikt sett i journalen.</translation>
    </message>
    <message>
        <source>Compare the digits with the paper once more. If they are the same, and the paper was made with this journal, then the journal was rolled back to an earlier day, or rewritten: what was dealt since is missing in it. Keep a copy of its folder as it is, bring back the newest backup with “bigdeal journal restore”, and tell everyone who relies on it.</source>
        <translation>Sammenlign sifrene med papiret en gang til. Er de like, og ble papiret laget med denne journalen, er journalen satt tilbake til en tidligere dag eller skrevet om: det som er delt siden, mangler i den. Behold en kopi av mappen slik den er, hent tilbake den nyeste sikkerhetskopien med «bigdeal journal restore», og si fra til alle som stoler på den.</translation>
    </message>
    <message>
        <source>row {row} is not the row whose hash was given to somebody</source>
        <translation>rad {row} er ikke raden som noen fikk hashen av</translation>
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
        <translation>ikke slik de ble skrevet:</translation>
    </message>
    <message>
        <source>all as they were written</source>
        <translation>alle slik de ble skrevet</translation>
    </message>
    <message>
        <source>In doubt: {doubt}</source>
        <translation>I tvil: {doubt}</translation>
    </message>
    <message>
        <source>The hash given is row {number}&apos;s: this journal has that row.</source>
        <translation>Den oppgitte hashen er av rad {number}: denne journalen har den raden.</translation>
    </message>
    <message>
        <source>The hash given is row {number}&apos;s: an attached journal has that row.</source>
        <translation>Den oppgitte hashen er av rad {number}: en tilknyttet journal har den raden.</translation>
    </message>
    <message>
        <source>Not in it: {reason}.</source>
        <translation>Finnes ikke: {reason}.</translation>
    </message>
    <message>
        <source>Newest: row {row}, hash {hash}</source>
        <translation>Nyeste: rad {row}, hash {hash}</translation>
    </message>
    <message>
        <source>After {option} come {count} to 64 digits of a row&apos;s hash, or its number and these.</source>
        <translation>Etter {option} kommer {count} til 64 sifre av hashen til en rad, eller nummeret og disse.</translation>
    </message>
    <message>
        <source>no row has the hash {digits}, which was given to somebody; the newest is row {last}</source>
        <translation>ingen rad har hashen {digits}, som noen fikk; den nyeste er rad {last}</translation>
    </message>
    <message>
        <source>row {row} is missing, though its hash was given to somebody; the newest is row {last}</source>
        <translation>rad {row} mangler, selv om noen fikk hashen av den; den nyeste er rad {last}</translation>
    </message>
    <message>
        <source>The clock had been set back at row {rows}.</source>
        <translation>Klokken var stilt tilbake ved rad {rows}.</translation>
    </message>
    <message>
        <source>The counter beside the journal was missing and was started again at row {rows}.</source>
        <translation>Telleren ved siden av journalen manglet og begynte på nytt ved rad {rows}.</translation>
    </message>
    <message>
        <source>A doubt about the journal, or that it was known, was noted at row {rows}.</source>
        <translation>En tvil om journalen, eller at den var kjent, ble notert ved rad {rows}.</translation>
    </message>
    <message>
        <source>The journal was brought back from a backup at row {rows}.</source>
        <translation>Journalen ble hentet tilbake fra en sikkerhetskopi ved rad {rows}.</translation>
    </message>
    <message>
        <source>The journal of another backup was attached at row {rows}.</source>
        <translation>Journalen fra en annen sikkerhetskopi ble knyttet til ved rad {rows}.</translation>
    </message>
    <message>
        <source>Give files and --until TIME, or --trial alone.</source>
        <translation>Oppgi filer og --until TID, eller bare --trial.</translation>
    </message>
    <message>
        <source>The name of a box ends with “{suffix}”.</source>
        <translation>Navnet på en boks slutter på «{suffix}».</translation>
    </message>
    <message>
        <source>the files you locked are still where they were, and can be read there.</source>
        <translation>filene du låste, ligger fortsatt der de var, og kan leses der.</translation>
    </message>
    <message>
        <source>Locking</source>
        <translation>Låser</translation>
    </message>
    <message>
        <source>What was dealt before is safe, and no file was overwritten. Play boards that were being dealt just now only if “bigdeal check” says of them “state: dealt”; otherwise deal again.</source>
        <translation>Det som ble delt før, er trygt, og ingen fil ble overskrevet. Spill bare spill som nettopp ble delt, hvis «bigdeal check» viser settet som delt; del ellers på nytt.</translation>
    </message>
    <message>
        <source>Please report the words in brackets. For a longer report, without any card, name or other value, set the variable {variable} to the name of a new file and call the command again.</source>
        <translation>Meld gjerne fra om ordene i parentes. For en lengre rapport, uten kort, navn eller annen verdi, gi variabelen {variable} navnet på en ny fil, og kjør kommandoen igjen.</translation>
    </message>
    <message>
        <source>A report is in “{name}”. It contains no card, name or other value: please send it along.</source>
        <translation>En rapport er i «{name}». Den inneholder ingen kort, navn eller andre verdier: send den gjerne med.</translation>
    </message>
    <message>
        <source>something went wrong beside the work ({place}).</source>
        <translation>noe gikk galt ved siden av arbeidet ({place}).</translation>
    </message>
    <message>
        <source>stopped. No files of this set were left behind.</source>
        <translation>stoppet. Ingen filer fra dette settet ble igjen.</translation>
    </message>
    <message>
        <source>stopped.</source>
        <translation>stoppet.</translation>
    </message>
    <message>
        <source>standard output could not be written: {error}.</source>
        <translation>kunne ikke skrive til standard ut: {error}.</translation>
    </message>
    <message>
        <source>something went wrong inside the program ({place}).</source>
        <translation>noe gikk galt i programmet ({place}).</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>advarsel</translation>
    </message>
    <message>
        <source>The report could not be written: {problem}</source>
        <translation>Rapporten kunne ikke skrives: {problem}</translation>
    </message>
    <message>
        <source>Locked until {time} (round {round} of quicknet).</source>
        <translation>Låst til {time} (runde {round} av quicknet).</translation>
    </message>
    <message>
        <source>Then save the answer of one of these addresses, and run: bigdeal unlock BOX --round FILE</source>
        <translation>Lagre da svaret fra en av disse adressene, og kjør: bigdeal unlock BOKS --round FIL</translation>
    </message>
    <message>
        <source>WARNING: the owner of {or_for} can open it at any time.</source>
        <translation>ADVARSEL: eieren av {or_for} kan åpne den når som helst.</translation>
    </message>
    <message>
        <source> Did you mean “{word}”?</source>
        <translation> Mente du «{word}»?</translation>
    </message>
    <message>
        <source>There is no command “{word}”.{hint}</source>
        <translation>Det finnes ingen kommando «{word}».{hint}</translation>
    </message>
    <message>
        <source>After --date comes a day, such as 2027-03-05.</source>
        <translation>Etter --date kommer en dag, for eksempel 2027-03-05.</translation>
    </message>
    <message>
        <source>After --{name} comes one line of text, without control characters.</source>
        <translation>Etter --{name} kommer én linje tekst, uten styretegn.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Bruk:</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Valg</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Kommandoer</translation>
    </message>
    <message>
        <source>Show this message and exit.</source>
        <translation>Viser denne hjelpen.</translation>
    </message>
    <message>
        <source>Show the version and exit.</source>
        <translation>Viser versjonen.</translation>
    </message>
    <message>
        <source>In “{path}” there are no files of boards.</source>
        <translation>I «{path}» er det ingen filer med spill.</translation>
    </message>
    <message>
        <source>Standard input has no name that would tell its format: add --format, such as pbn.</source>
        <translation>Standard inn har ikke noe navn som viser formatet: legg til --format, for eksempel pbn.</translation>
    </message>
    <message>
        <source>“{name}” is not a format for boards.</source>
        <translation>«{name}» er ikke noe format for spill.</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>den er lukket</translation>
    </message>
    <message>
        <source>--jobs has no effect any more. One process deals; the boards are the same.</source>
        <translation>--jobs har ingen virkning lenger. Én prosess deler; spillene er de samme.</translation>
    </message>
    <message>
        <source>After {option} comes one of: {codes}.</source>
        <translation>Etter {option} kommer en av: {codes}.</translation>
    </message>
    <message>
        <source>Give the time zone too: 2027-07-06T18:00Z, or 2027-07-06T20:00+02:00.</source>
        <translation>Oppgi også tidssonen: 2027-07-06T18:00Z, eller 2027-07-06T20:00+02:00.</translation>
    </message>
    <message>
        <source>“{text}” is not a time such as 2027-07-06T18:00Z.</source>
        <translation>«{text}» er ikke et tidspunkt som 2027-07-06T18:00Z.</translation>
    </message>
    <message>
        <source>note: {note}</source>
        <translation>merk: {note}</translation>
    </message>
    <message>
        <source>Please answer y or n.</source>
        <translation>Svar j eller n.</translation>
    </message>
    <message>
        <source>The input ended before every question was answered.</source>
        <translation>Inndataene tok slutt før alle spørsmål var besvart.</translation>
    </message>
    <message>
        <source>There is no input from which to read an answer.</source>
        <translation>Det er ingen inndata å lese et svar fra.</translation>
    </message>
    <message>
        <source>An answer is longer than any answer can be.</source>
        <translation>Et svar er lengre enn et svar kan være.</translation>
    </message>
    <message>
        <source>Please use at most {count} letters.</source>
        <translation>Bruk høyst {count} bokstaver.</translation>
    </message>
    <message>
        <source>The input ended: as in Big Deal, the answer before is taken as the identification. Change it!</source>
        <translation>Inndataene tok slutt: som i Big Deal gjelder forrige svar som identifikasjon. Endre det!</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nei</translation>
    </message>
    <message>
        <source>A passphrase is needed and there is no terminal to type it: use --passphrase-file FILE.</source>
        <translation>Det trengs en passfrase, og det er ingen terminal å skrive den i: bruk --passphrase-file FIL.</translation>
    </message>
    <message>
        <source>Officials&apos; sheets open the keys and there is no terminal to type their words: give each sheet with --share FILE.</source>
        <translation>Tillitspersonenes ark åpner nøklene, og det er ingen terminal å skrive ordene i: gi hvert ark med --share FIL.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, you lose the tournament: without it no person and no program can open the keys again, and no board can be dealt. Write it down, keep it in two places, and think of a second official.</source>
        <translation>Mister du passfrasen, mister du turneringen: uten den kan ingen mennesker og intet program åpne nøklene igjen, og ingen spill kan deles. Skriv den ned, oppbevar den to steder, og tenk på en tillitsperson til.</translation>
    </message>
    <message>
        <source>“{name}” is sealed for the owners of age keys: give yours with --identity FILE.</source>
        <translation>«{name}» er forseglet for eiere av age-nøkler: gi din med --identity FIL.</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”, or the words of one official&apos;s sheet: </source>
        <translation>Passfrase for «{name}», eller ordene på arket til én tillitsperson: </translation>
    </message>
    <message>
        <source>The passphrase is missing: its file begins with an empty line.</source>
        <translation>Passfrasen mangler: filen begynner med en tom linje.</translation>
    </message>
    <message>
        <source>New passphrase, of several words: </source>
        <translation>Ny passfrase, av flere ord: </translation>
    </message>
    <message>
        <source>The two do not match, so nothing was sealed.</source>
        <translation>De to er ikke like, så ingenting ble forseglet.</translation>
    </message>
    <message>
        <source>Any {needed} of {count} officials&apos; sheets open “{name}”, in any order.</source>
        <translation>Hvilke som helst {needed} av tillitspersonenes {count} ark åpner «{name}», i hvilken som helst rekkefølge.</translation>
    </message>
    <message>
        <source>All words of one sheet: </source>
        <translation>Alle ordene på ett ark: </translation>
    </message>
    <message>
        <source>The same again: </source>
        <translation>Den samme igjen: </translation>
    </message>
    <message>
        <source>All words of one sheet ({count} more): </source>
        <translation>Alle ordene på ett ark ({count} til): </translation>
    </message>
    <message>
        <source>Sheet {number} was given already: take another official&apos;s.</source>
        <translation>Ark {number} er allerede gitt: ta en annen tillitspersons.</translation>
    </message>
    <message>
        <source>dealt {when}, state: {state}</source>
        <translation>delt {when}, tilstand: {state}</translation>
    </message>
    <message>
        <source>set {code}</source>
        <translation>sett {code}</translation>
    </message>
    <message>
        <source>a set without a code</source>
        <translation>et sett uten kode</translation>
    </message>
    <message>
        <source> (so its file says)</source>
        <translation> (ifølge filen)</translation>
    </message>
    <message>
        <source>1 board</source>
        <translation>1 spill</translation>
    </message>
    <message>
        <source>{count} boards</source>
        <translation>{count} spill</translation>
    </message>
    <message>
        <source>; there they are {numbers}</source>
        <translation>; der er de {numbers}</translation>
    </message>
    <message>
        <source>{count} of these boards ({which}) are of {set}</source>
        <translation>{count} av disse spillene ({which}) er fra: {set}</translation>
    </message>
    <message>
        <source>; there it is {numbers}</source>
        <translation>; der er det {numbers}</translation>
    </message>
    <message>
        <source>{which} are of {set}</source>
        <translation>{which} er fra: {set}</translation>
    </message>
    <message>
        <source>1 of these boards ({which}) is of {set}</source>
        <translation>1 av disse spillene ({which}) er fra: {set}</translation>
    </message>
    <message>
        <source> as “{name}”</source>
        <translation> som «{name}»</translation>
    </message>
    <message>
        <source>This board is of {set}</source>
        <translation>Dette spillet er fra: {set}</translation>
    </message>
    <message>
        <source>These boards are of {set}</source>
        <translation>Disse spillene er fra: {set}</translation>
    </message>
    <message>
        <source>After -o comes the folder, then the files&apos; name, such as boards/tuesday.</source>
        <translation>Etter -o kommer mappen, så navnet på filene, for eksempel boards/tirsdag.</translation>
    </message>
    <message>
        <source>made the folder “{folder}”.</source>
        <translation>opprettet mappen «{folder}».</translation>
    </message>
    <message>
        <source>After -o comes the name without “{suffix}”: the formats add their endings.</source>
        <translation>Etter -o kommer navnet uten «{suffix}»: formatene legger til endelsene sine.</translation>
    </message>
    <message>
        <source>{target}: {files} files</source>
        <translation>{target}: {files} filer</translation>
    </message>
    <message>
        <source>The key is in this program&apos;s journal: anyone who can read your files on this computer, or changes its clock on, could open the record before. A passphrase is stronger.</source>
        <translation>Nøkkelen er i dette programmets journal: den som kan lese filene dine på denne datamaskinen, eller stiller klokken fram, kunne åpne utskriften før. En passfrase er sterkere.</translation>
    </message>
    <message>
        <source>The record shows every card of boards that are still to be played, to anybody who opens the file. Nobody who has seen it may play them (Laws of Duplicate Bridge, Law 6D).</source>
        <translation>Utskriften viser alle kort i spill som ennå skal spilles, til alle som åpner filen. Ingen som har sett den, kan spille dem (Lov om duplikatbridge, § 6 D).</translation>
    </message>
    <message>
        <source>Give one of --logo and --no-logo.</source>
        <translation>Oppgi --logo eller --no-logo, ikke begge.</translation>
    </message>
    <message>
        <source>Several records need a folder after -o, and each a set code or a section of its own.</source>
        <translation>Flere utskrifter krever en mappe etter -o, og hver sin settkode eller seksjon.</translation>
    </message>
    <message>
        <source>Give one of --open, --finished, --release and --passphrase-file.</source>
        <translation>Oppgi en av --open, --finished, --release og --passphrase-file.</translation>
    </message>
    <message>
        <source>“{event}”, {date}, from board {first}</source>
        <translation>«{event}», {date}, fra spill {first}</translation>
    </message>
    <message>
        <source>The set is still to be played: its file is sealed. Without the passphrase nobody can open it.</source>
        <translation>Settet er ikke spilt ennå: filen blir forseglet. Uten passfrasen kan ingen åpne den.</translation>
    </message>
    <message>
        <source>Sealed with the passphrase: bigdeal unseal opens it, and so does any age tool.</source>
        <translation>Forseglet med passfrasen: bigdeal unseal åpner den, og det gjør alle age-verktøy.</translation>
    </message>
    <message>
        <source>Is play over, so that the record may be open? [y/N] </source>
        <translation>Er spillet slutt, så utskriften kan være åpen? [j/N] </translation>
    </message>
    <message>
        <source>Sealed until {time}: bigdeal unseal opens it then, on this computer.</source>
        <translation>Forseglet til {time}: da åpner bigdeal unseal den, på denne datamaskinen.</translation>
    </message>
    <message>
        <source>{named}: dealt today, or its day is still to come. Was it played? [y/N] </source>
        <translation>{named}: delt i dag, eller dagen er ikke kommet ennå. Ble det spilt? [j/N] </translation>
    </message>
    <message>
        <source>--boards goes with --dossier FILE.pdf.</source>
        <translation>--boards hører sammen med --dossier FIL.pdf.</translation>
    </message>
    <message>
        <source>{part}: ok</source>
        <translation>{part}: i orden</translation>
    </message>
    <message>
        <source>The dossier&apos;s file is called NAME.pdf.</source>
        <translation>Filen til dossieret heter NAVN.pdf.</translation>
    </message>
    <message>
        <source>Testing fresh boards</source>
        <translation>Prøver nye spill</translation>
    </message>
    <message>
        <source>Give the code of a set, --to with a destination, and -o with the new file; or --list.</source>
        <translation>Oppgi koden til et sett, --to med et mål og -o med den nye filen; eller --list.</translation>
    </message>
    <message>
        <source>what {title} takes could not be confirmed: look at what it shows.</source>
        <translation>hva {title} tar imot, kunne ikke bekreftes: se hva den viser.</translation>
    </message>
    <message>
        <source>  Inside: {inside}.</source>
        <translation>  Innhold: {inside}.</translation>
    </message>
    <message>
        <source>  There: {next_step}</source>
        <translation>  Der: {next_step}</translation>
    </message>
    <message>
        <source>  Source: {source}.</source>
        <translation>  Kilde: {source}.</translation>
    </message>
    <message>
        <source>, not confirmed</source>
        <translation>, ikke bekreftet</translation>
    </message>
    <message>
        <source>Board {board}, {seat}: how many {suit}? </source>
        <translation>Spill {board}, {seat}: hvor mange {suit}? </translation>
    </message>
    <message>
        <source>Type a number from 0 to {count}.</source>
        <translation>Skriv et tall fra 0 til {count}.</translation>
    </message>
    <message>
        <source>Spot check</source>
        <translation>Stikkprøve</translation>
    </message>
    <message>
        <source>Give the names of files with boards.</source>
        <translation>Oppgi navnene på filer med spill.</translation>
    </message>
    <message>
        <source>Give --all, or --phase with a number, not both.</source>
        <translation>Oppgi --all, eller --phase med et nummer, ikke begge.</translation>
    </message>
    <message>
        <source>--sessions names sessions of one phase: give --phase with its number as well.</source>
        <translation>--sessions oppgir sesjoner i én fase: oppgi også --phase med nummeret.</translation>
    </message>
    <message>
        <source>{title}, together: {names}</source>
        <translation>{title}, samlet: {names}</translation>
    </message>
    <message>
        <source>{title} is revealed: anybody can know its boards. Not for play.</source>
        <translation>{title} er avdekket: alle kan kjenne spillene. Ikke til spill.</translation>
    </message>
    <message>
        <source>Put on the wall: {path}</source>
        <translation>Heng opp: {path}</translation>
    </message>
    <message>
        <source>phase {number} has an open number of sessions: name it with --phase and --sessions.</source>
        <translation>fase {number} har et åpent antall sesjoner: oppgi den med --phase og --sessions.</translation>
    </message>
    <message>
        <source>The number of sessions is open in all phases: name the phase and the sessions.</source>
        <translation>Antallet sesjoner er åpent i alle faser: oppgi fasen og sesjonene.</translation>
    </message>
    <message>
        <source>the plan has fixed them</source>
        <translation>planen har fastsatt dem</translation>
    </message>
    <message>
        <source>Give to the organiser: {path}</source>
        <translation>Gi til arrangøren: {path}</translation>
    </message>
    <message>
        <source>It says:</source>
        <translation>Der står det:</translation>
    </message>
    <message>
        <source>Next: print the slip, and give the words when the outside value is known, not before.</source>
        <translation>Deretter: skriv ut lappen, og gi ordene når den ytre verdien er kjent, ikke før.</translation>
    </message>
    <message>
        <source>These are the words of this hash.</source>
        <translation>Dette er ordene til denne hashen.</translation>
    </message>
    <message>
        <source>“{given}” is neither a file nor a name with “=” and the hash behind it.</source>
        <translation>«{given}» er verken en fil eller et navn med «=» og hashen etter.</translation>
    </message>
    <message>
        <source>nothing can be printed here, so the slip is a text alone.</source>
        <translation>ingenting kan skrives ut her, så lappen er bare en tekst.</translation>
    </message>
    <message>
        <source>Keep secret: {path}</source>
        <translation>Hold hemmelig: {path}</translation>
    </message>
    <message>
        <source>After “check” come the slip, or the words, and the hash.</source>
        <translation>Etter «check» kommer lappen eller ordene, og hashen.</translation>
    </message>
    <message>
        <source>After {option} come the name of the holder, “=” and the {what}.</source>
        <translation>Etter {option} kommer vokterens navn, «=» og: {what}.</translation>
    </message>
    <message>
        <source>Holders of words:</source>
        <translation>Voktere av ord:</translation>
    </message>
    <message>
        <source>No holders of words.</source>
        <translation>Ingen voktere av ord.</translation>
    </message>
    <message>
        <source>“{file}” is of the holder “{name}”, not “{called}”.</source>
        <translation>«{file}» er fra vokteren «{name}», ikke «{called}».</translation>
    </message>
    <message>
        <source>What follows “{called}=” is neither a file that exists nor a hash, which has 64 hexadecimal digits.</source>
        <translation>Det som følger etter «{called}=», er verken en fil som finnes, eller en hash, som har 64 heksadesimale sifre.</translation>
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
        <translation>«{name}» er oppgitt to ganger.</translation>
    </message>
    <message>
        <source>{path} made.</source>
        <translation>{path} opprettet.</translation>
    </message>
    <message>
        <source>Name: {name}</source>
        <translation>Navn: {name}</translation>
    </message>
    <message>
        <source>--at, --round and --or-else go with --of drand.</source>
        <translation>--at, --round og --or-else hører sammen med --of drand.</translation>
    </message>
    <message>
        <source>With --of drand go --at or --round, --or-else and --day alone.</source>
        <translation>Med --of drand hører bare --at eller --round, --or-else og --day.</translation>
    </message>
    <message>
        <source>What --or-else says cannot be part of a promise that every check understands.</source>
        <translation>Det --or-else sier, kan ikke inngå i et løfte som enhver kontroll forstår.</translation>
    </message>
    <message>
        <source>A phase has four parts: how many sessions, their boards, the files&apos; name, a description.</source>
        <translation>En fase har fire deler: hvor mange sesjoner, spillene deres, filenes navn, en beskrivelse.</translation>
    </message>
    <message>
        <source>1 phase left.</source>
        <translation>1 fase igjen.</translation>
    </message>
    <message>
        <source>{count} phases left.</source>
        <translation>{count} faser igjen.</translation>
    </message>
    <message>
        <source>Hash of the keys: {hash}</source>
        <translation>Hash av nøklene: {hash}</translation>
    </message>
    <message>
        <source>The sealed keys were read again: they are sealed for {count} age key(s). Nobody here could open them: have one of those people try it now, with “age -d -i KEY.txt FILE | sha256sum”, which answers with the hash of the keys.</source>
        <translation>De forseglede nøklene ble lest igjen: de er forseglet for {count} age-nøkler. Ingen her kunne åpne dem: la en av disse personene prøve nå, med «age -d -i KEY.txt FILE | sha256sum», som svarer med hashen av nøklene.</translation>
    </message>
    <message>
        <source>Put on the notice board and into the bulletin: {path}</source>
        <translation>Heng opp på oppslagstavlen, og sett i bulletinen: {path}</translation>
    </message>
    <message>
        <source>After --shares come two numbers, such as 2of3: how many officials are needed, of how many.</source>
        <translation>Etter --shares kommer to tall, for eksempel 2of3: hvor mange tillitspersoner som trengs, av hvor mange.</translation>
    </message>
    <message>
        <source>With --of drand go --at 2027-07-06T18:00Z (or --round N), and --or-else with what counts if the network has ended.</source>
        <translation>Med --of drand hører --at 2027-07-06T18:00Z (eller --round N), og --or-else med det som gjelder hvis nettverket er opphørt.</translation>
    </message>
    <message>
        <source>Name a source with --of, or describe it in your own words, not both.</source>
        <translation>Oppgi en kilde med --of, eller beskriv den med egne ord, ikke begge deler.</translation>
    </message>
    <message>
        <source>The keys are sealed in one way: --passphrase-file, --recipient, --shares or --plain.</source>
        <translation>Nøklene forsegles på én måte: --passphrase-file, --recipient, --shares eller --plain.</translation>
    </message>
    <message>
        <source>Publish: {path}</source>
        <translation>Publiser: {path}</translation>
    </message>
    <message>
        <source>the keys are not sealed: anyone who reads them can compute every board once the value is known.</source>
        <translation>nøklene er ikke forseglet: den som leser dem, kan regne ut hvert spill så snart verdien er kjent.</translation>
    </message>
    <message>
        <source>The keys are not sealed.</source>
        <translation>Nøklene er ikke forseglet.</translation>
    </message>
    <message>
        <source>The sealed keys were opened again, and are right.</source>
        <translation>De forseglede nøklene ble åpnet igjen og er riktige.</translation>
    </message>
    <message>
        <source>--day goes with a known source; in your own words, write the day in --or-else.</source>
        <translation>--day hører til en kjent kilde; med egne ord skriver du dagen i --or-else.</translation>
    </message>
    <message>
        <source>Name a source with --of and --day, or describe it in your own words.</source>
        <translation>Oppgi en kilde med --of og --day, eller beskriv den med egne ord.</translation>
    </message>
    <message>
        <source>“{name}” is none of the known sources: {known}.</source>
        <translation>«{name}» er ingen av de kjente kildene: {known}.</translation>
    </message>
    <message>
        <source>Keep secret, one for each official: {path}</source>
        <translation>Hold hemmelig, ett til hver tillitsperson: {path}</translation>
    </message>
    <message>
        <source>the publication sheet was not made, but the plan is sealed. {error}</source>
        <translation>arket for publisering ble ikke laget, men planen er forseglet. {error}</translation>
    </message>
    <message>
        <source>“bigdeal tournament sheet” draws it again.</source>
        <translation>«bigdeal tournament sheet» tegner det igjen.</translation>
    </message>
    <message>
        <source>Publish anyway (y or n)? </source>
        <translation>Publisere likevel (j eller n)? </translation>
    </message>
    <message>
        <source>Next: publish it. Anybody can “bigdeal verify” it; the other sessions stay secret.</source>
        <translation>Deretter: publiser det. Alle kan etterprøve det med «bigdeal verify»; de andre sesjonene forblir hemmelige.</translation>
    </message>
    <message>
        <source>{target}: {files} files, {sessions} sessions</source>
        <translation>{target}: {files} filer, {sessions} sesjoner</translation>
    </message>
    <message>
        <source>{target}: {files} files: {titles}</source>
        <translation>{target}: {files} filer: {titles}</translation>
    </message>
    <message>
        <source>{title}: with its key anybody can compute its boards, and those of its reserve set.</source>
        <translation>{title}: med nøkkelen kan alle regne ut spillene, og reservesettets.</translation>
    </message>
    <message>
        <source>-o names one pack, and each session has its own: name one session, or leave it out.</source>
        <translation>-o oppgir én pakke, og hver sesjon har sin egen: oppgi én sesjon, eller utelat det.</translation>
    </message>
    <message>
        <source>  Its reserve set was dealt: it is in the pack, too.</source>
        <translation>  Reservesettet ble delt: det er også i pakken.</translation>
    </message>
    <message>
        <source>  Its reserve set cannot be used after that.</source>
        <translation>  Reservesettet kan ikke brukes etter det.</translation>
    </message>
    <message>
        <source>Is its play over, and do you want to reveal it now (y or n)? </source>
        <translation>Er den ferdigspilt, og skal den avdekkes nå (j eller n)? </translation>
    </message>
    <message>
        <source>Revealing</source>
        <translation>Avdekker</translation>
    </message>
    <message>
        <source>As it goes into the plan: {value}</source>
        <translation>Slik går den inn i planen: {value}</translation>
    </message>
    <message>
        <source>Type the value, or give the promised round with --round; --again is for typed values.</source>
        <translation>Skriv verdien, eller gi den lovede runden med --round; --again gjelder skrevne verdier.</translation>
    </message>
    <message>
        <source>The network signed it. As it goes into the plan: {value}</source>
        <translation>Nettverket har signert den. Slik går den inn i planen: {value}</translation>
    </message>
    <message>
        <source>In the public pack: {path}</source>
        <translation>I den offentlige pakken: {path}</translation>
    </message>
    <message>
        <source>The two people did not type the same: {difference}</source>
        <translation>De to skrev ikke det samme: {difference}</translation>
    </message>
    <message>
        <source>It contains the words of {names}: 120 bits each that nobody else could know.</source>
        <translation>Den inneholder ordene fra {names}: 120 bit hver som ingen andre kunne vite.</translation>
    </message>
    <message>
        <source>Withheld, so it contains their SHA-256, and every check will say so: {names}.</source>
        <translation>Holdt tilbake, så den inneholder SHA-256 av dem, og enhver kontroll vil si det: {names}.</translation>
    </message>
    <message>
        <source>when the outside value is known, “set-value”.</source>
        <translation>når den ytre verdien er kjent, «set-value».</translation>
    </message>
    <message>
        <source>complete the plan, look at it with “inspect”, then “publish”.</source>
        <translation>gjør planen ferdig, se på den med «inspect», så «publish».</translation>
    </message>
    <message>
        <source>put it where everybody sees it, then say where with “published”.</source>
        <translation>sett det der alle ser det, og si så hvor med «published».</translation>
    </message>
    <message>
        <source>“deal” the sessions, off the network, and keep the files closed.</source>
        <translation>del sesjonene med «deal», uten nettverk, og hold filene lukket.</translation>
    </message>
    <message>
        <source>“deal” the sessions that are left, if any. When all play is over, “reveal”; a session that was played, “reveal --phase P --sessions S”.</source>
        <translation>del resten av sesjonene med «deal». Når alt er spilt, «reveal»; for en sesjon som er spilt, «reveal --phase P --sessions S».</translation>
    </message>
    <message>
        <source>publish the pack. Anybody can “bigdeal verify” it.</source>
        <translation>publiser pakken. Alle kan etterprøve den med «bigdeal verify».</translation>
    </message>
    <message>
        <source>withheld, so their SHA-256</source>
        <translation>holdt tilbake, så SHA-256 av dem</translation>
    </message>
    <message>
        <source>not the promised words</source>
        <translation>ikke de lovede ordene</translation>
    </message>
    <message>
        <source>Outside value: {value}</source>
        <translation>Ytre verdi: {value}</translation>
    </message>
    <message>
        <source>Next: {step}</source>
        <translation>Deretter: {step}</translation>
    </message>
    <message>
        <source>Check code (digest, SHA-256), to be published where nobody can change it later:</source>
        <translation>Kontrollkode, til publisering der ingen kan endre den senere:</translation>
    </message>
    <message>
        <source>The same in words:</source>
        <translation>Det samme i ord:</translation>
    </message>
    <message>
        <source>  no phase yet</source>
        <translation>  ingen fase ennå</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Merk: {text}</translation>
    </message>
    <message>
        <source>Holder of words: {name}, SHA-256 {hash}</source>
        <translation>Vokter av ord: {name}, SHA-256 {hash}</translation>
    </message>
    <message>
        <source>Published, as you noted: {where}, since {day}</source>
        <translation>Publisert, som du noterte: {where}, siden {day}</translation>
    </message>
    <message>
        <source>Revealed by itself: {title}, {time}, {pack}</source>
        <translation>Avdekket for seg: {title}, {time}, {pack}</translation>
    </message>
    <message>
        <source>Interrupted while it was revealed: {title}. Its key may be known: reveal it again.</source>
        <translation>Avbrutt mens den ble avdekket: {title}. Nøkkelen kan være kjent: avdekk den igjen.</translation>
    </message>
    <message>
        <source>Dealt, according to journal and log: {sessions}</source>
        <translation>Delt, ifølge journal og turneringslogg: {sessions}</translation>
    </message>
    <message>
        <source>No remarks.</source>
        <translation>Ingen merknader.</translation>
    </message>
    <message>
        <source>“{keys}” is not sealed: anyone who reads it can compute every board.</source>
        <translation>«{keys}» er ikke forseglet: den som leser den, kan regne ut hvert spill.</translation>
    </message>
    <message>
        <source>The keys are sealed with a passphrase.</source>
        <translation>Nøklene er forseglet med en passfrase.</translation>
    </message>
    <message>
        <source>Any {needed} of {count} officials together open the keys.</source>
        <translation>Hvilke som helst {needed} av {count} tillitspersoner åpner nøklene sammen.</translation>
    </message>
    <message>
        <source>The keys are sealed for {count} age key(s).</source>
        <translation>Nøklene er forseglet for {count} age-nøkler.</translation>
    </message>
    <message>
        <source>good: {reason}</source>
        <translation>bra: {reason}</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>ikke oppgitt ennå</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>Ikke noe navn ennå</translation>
    </message>
    <message>
        <source>Hash of the box: {code}</source>
        <translation>Hash av boksen: {code}</translation>
    </message>
    <message>
        <source>Give the box&apos;s round with --round FILE. To see which round opens a box, use --when.</source>
        <translation>Gi boksens runde med --round FIL. Hvilken runde som åpner en boks, viser --when.</translation>
    </message>
    <message>
        <source>Open one box at a time.</source>
        <translation>Åpne én boks om gangen.</translation>
    </message>
    <message>
        <source>WARNING: the owner of another key can open it at any time.</source>
        <translation>ADVARSEL: eieren av en annen nøkkel kan åpne den når som helst.</translation>
    </message>
    <message>
        <source>There is no standard input.</source>
        <translation>Det er ingen standard inn.</translation>
    </message>
    <message>
        <source>--when goes with boxes alone.</source>
        <translation>--when gjelder bare bokser.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Åpner</translation>
    </message>
    <message>
        <source>{box}: opens in {days} d {hours} h {rest} min</source>
        <translation>{box}: åpnes om {days} d {hours} t {rest} min</translation>
    </message>
    <message>
        <source>{box}: can be opened now</source>
        <translation>{box}: kan åpnes nå</translation>
    </message>
    <message>
        <source>GREEN: proved. Nothing is left to you, and nothing could be chosen.</source>
        <translation>GRØNT: bevist. Ingenting er opp til deg, og ingenting kunne velges.</translation>
    </message>
    <message>
        <source>AMBER: nothing here is wrong, but not everything is settled.</source>
        <translation>GULT: ingenting er galt her, men ikke alt er avklart.</translation>
    </message>
    <message>
        <source>RED: something here is not as promised.</source>
        <translation>RØDT: noe her er ikke som lovet.</translation>
    </message>
    <message>
        <source>--digest or --plan, and --before</source>
        <translation>--digest eller --plan, og --before</translation>
    </message>
    <message>
        <source>--played all (or 1:1-3)</source>
        <translation>--played all (eller 1:1-3)</translation>
    </message>
    <message>
        <source>Check code: {digest}</source>
        <translation>Kontrollkode: {digest}</translation>
    </message>
    <message>
        <source>   as words: {words}</source>
        <translation>   i ord: {words}</translation>
    </message>
    <message>
        <source>Boards proved: {count}</source>
        <translation>Beviste spill: {count}</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Etterprøver</translation>
    </message>
    <message>
        <source>  … and {count} more (--json lists them all)</source>
        <translation>  … og {count} til (--json nevner alle)</translation>
    </message>
    <message>
        <source>As promised so far: the other sessions can be verified when they are revealed.</source>
        <translation>Som lovet så langt: de andre sesjonene kan etterprøves når de er avdekket.</translation>
    </message>
    <message>
        <source>{boards} boards of {sessions} sessions: each from its session’s key and the
    outside value (--json lists them one by one).</source>
        <translation>{boards} spill i {sessions} sesjoner: hvert fra sin sesjons nøkkel og den
    ytre verdien (--json nevner dem ett for ett).</translation>
    </message>
    <message>
        <source>Left to you: answer with {answers}.</source>
        <translation>Opp til deg: svar med {answers}.</translation>
    </message>
    <message>
        <source>Still chosen: no accusation. Ask the organiser about it, and judge for yourself.</source>
        <translation>Fortsatt valg: det er ingen anklage. Spør arrangøren om det, og døm selv.</translation>
    </message>
    <message>
        <source>Other sessions are still secret: until they are revealed, amber is the best possible.</source>
        <translation>Andre sesjoner er fortsatt hemmelige: til de er avdekket, er gult det best mulige.</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>planlagt</translation>
    </message>
    <message>
        <source>published</source>
        <translation>publisert</translation>
    </message>
    <message>
        <source>valued</source>
        <translation>verdi satt</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>delt</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>avdekket</translation>
    </message>
    <message>
        <source>error</source>
        <translation>feil</translation>
    </message>
    <message>
        <source>Deal a set of boards into files.</source>
        <translation>Del et sett spill i filer.</translation>
    </message>
    <message>
        <source>Check files of boards, and show which set they are.</source>
        <translation>Kontroller filer med spill, og vis hvilket sett de er.</translation>
    </message>
    <message>
        <source>Tell which board the hands on a table are.</source>
        <translation>Si hvilket spill hendene på et bord er.</translation>
    </message>
    <message>
        <source>Tell between which rounds a board was fouled.</source>
        <translation>Si mellom hvilke runder et spill ble blandet sammen.</translation>
    </message>
    <message>
        <source>Check duplicated boards by questions drawn by lot.</source>
        <translation>Kontroller dupliserte spill med spørsmål trukket ved lodd.</translation>
    </message>
    <message>
        <source>Convert a file of boards into other formats.</source>
        <translation>Gjør en fil med spill om til andre formater.</translation>
    </message>
    <message>
        <source>What was dealt here: list, verify, export, certificates, backups.</source>
        <translation>Hva som er delt her: liste, kontroll, eksport, sertifikater, sikkerhetskopier.</translation>
    </message>
    <message>
        <source>Print hand records, dealing sheets or curtain cards.</source>
        <translation>Skriv ut kortfordelinger, delelister eller håndlapper.</translation>
    </message>
    <message>
        <source>Open a sealed record.</source>
        <translation>Åpne en forseglet utskrift.</translation>
    </message>
    <message>
        <source>Lock files in a box that nobody can open before a time.</source>
        <translation>Lås filer i en boks som ingen kan åpne før et tidspunkt.</translation>
    </message>
    <message>
        <source>Open a locked box with its round.</source>
        <translation>Åpne en låst boks med runden sin.</translation>
    </message>
    <message>
        <source>Write the note that goes with a locked box.</source>
        <translation>Skriv følgebrevet til en låst boks.</translation>
    </message>
    <message>
        <source>Print labels with the set code; they reveal nothing about the cards.</source>
        <translation>Skriv ut etiketter med settkoden; de røper ingenting om kortene.</translation>
    </message>
    <message>
        <source>Print travellers, slips, scorecards or table cards.</source>
        <translation>Skriv ut vandrelapper, slipper, egne regnskap eller bordkort.</translation>
    </message>
    <message>
        <source>Print one page for the wall: deal, duplicate, print.</source>
        <translation>Skriv ut én side til veggen: del, dupliser, skriv ut.</translation>
    </message>
    <message>
        <source>Print a checklist for duplicating.</source>
        <translation>Skriv ut en sjekkliste for dupliseringen.</translation>
    </message>
    <message>
        <source>Make the file of a finished set that a site or program takes.</source>
        <translation>Lag filen av et ferdigspilt sett for et nettsted eller program.</translation>
    </message>
    <message>
        <source>Pack the boards of a finished set for publication.</source>
        <translation>Pakk spillene i et ferdigspilt sett for publisering.</translation>
    </message>
    <message>
        <source>Commit, deal and reveal a whole tournament.</source>
        <translation>Lov, del og avdekk en hel turnering.</translation>
    </message>
    <message>
        <source>Prove that boards are the promised ones.</source>
        <translation>Bevis at spill er de lovede.</translation>
    </message>
    <message>
        <source>Turn deals, endings and layouts into numbers, and back.</source>
        <translation>Gjør kortfordelinger, sluttspill og mønstre til tall og tilbake.</translation>
    </message>
    <message>
        <source>List, count, reduce and solve the suits in two hands.</source>
        <translation>List opp, tell, forkort og løs fargene i to hender.</translation>
    </message>
    <message>
        <source>Show figures over finished boards.</source>
        <translation>Vis tall om ferdigspilte spill.</translation>
    </message>
    <message>
        <source>Tell whether played sets are as chance deals them.</source>
        <translation>Si om spilte sett er slik tilfeldigheten gir dem.</translation>
    </message>
    <message>
        <source>Check this copy of the program against known answers.</source>
        <translation>Kontroller denne kopien av programmet med kjente svar.</translation>
    </message>
    <message>
        <source>anyone with keys and value can make these boards again at any time.</source>
        <translation>den som har nøkler og verdi, kan lage disse spillene igjen når som helst.</translation>
    </message>
    <message>
        <source>Noted. The public pack will include it, in your words.</source>
        <translation>Notert. Det vil stå i den offentlige pakken, med dine ord.</translation>
    </message>
    <message>
        <source>announced</source>
        <translation>kunngjort</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>reserve</translation>
    </message>
    <message>
        <source>deviation</source>
        <translation>avvik</translation>
    </message>
    <message>
        <source>revealing</source>
        <translation>avdekking begynt</translation>
    </message>
    <message>
        <source>session-revealed</source>
        <translation>sesjon avdekket</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begynt</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>avsluttet</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>tatt tilbake</translation>
    </message>
    <message>
        <source>No set has been dealt here yet.</source>
        <translation>Ingen sett er delt her ennå.</translation>
    </message>
    <message>
        <source>Try &apos;{command} {option}&apos; for help.</source>
        <translation>«{command} {option}» viser hjelpen.</translation>
    </message>
    <message>
        <source>Error: {message}</source>
        <translation>Feil: {message}</translation>
    </message>
    <message>
        <source>No such option {name!r}.</source>
        <translation>Valget {name!r} finnes ikke.</translation>
    </message>
    <message>
        <source>Did you mean {possibility}?</source>
        <translation>Mente du {possibility}?</translation>
    </message>
    <message>
        <source>(Did you mean one of: {possibilities}?)</source>
        <translation>(Mente du ett av: {possibilities}?)</translation>
    </message>
    <message>
        <source>Option {name!r} does not take a value.</source>
        <translation>Valget {name!r} tar ingen verdi.</translation>
    </message>
    <message>
        <source>Option {name!r} requires an argument.</source>
        <translation>Valget {name!r} krever en verdi.</translation>
    </message>
    <message>
        <source>Missing argument</source>
        <translation>Det mangler argumentet</translation>
    </message>
    <message>
        <source>Missing option</source>
        <translation>Det mangler valget</translation>
    </message>
    <message>
        <source>Missing command.</source>
        <translation>Det mangler en kommando.</translation>
    </message>
    <message>
        <source>Choose from:
	{choices}</source>
        <translation>Velg mellom:
	{choices}</translation>
    </message>
    <message>
        <source>Got unexpected extra argument ({args})</source>
        <translation>Uventet argument ({args})</translation>
    </message>
    <message>
        <source>Got unexpected extra arguments ({args})</source>
        <translation>Uventede argumenter ({args})</translation>
    </message>
    <message>
        <source>Invalid value for {param_hint}: {message}</source>
        <translation>Ugyldig verdi for {param_hint}: {message}</translation>
    </message>
    <message>
        <source>{value!r} is not one of {choices}.</source>
        <translation>{value!r} er ikke en av {choices}.</translation>
    </message>
    <message>
        <source>{value} is not in the range {range}.</source>
        <translation>{value} er ikke i området {range}.</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>mappe</translation>
    </message>
    <message>
        <source>{name} {filename!r} is a file.</source>
        <translation>{name} {filename!r} er en fil.</translation>
    </message>
    <message>
        <source>{value!r} is not a whole number.</source>
        <translation>{value!r} er ikke et helt tall.</translation>
    </message>
    <message>
        <source>first seen here {when}</source>
        <translation>først sett her {when}</translation>
    </message>
    <message>
        <source>Deal bridge boards that nobody can predict, repeat or see before play.</source>
        <translation>Del bridgespill som ingen kan forutse, gjenta eller se før spillet.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 the check failed, 2 usage, 3 refused, 4 damaged file, 5 the system failed.</source>
        <translation>Sluttkoder: 0 utført, 1 kontrollen feilet, 2 feil bruk, 3 avvist, 4 skadet fil, 5 systemet feilet.</translation>
    </message>
    <message>
        <source>The language to use, such as de. Without it: on a terminal yours, otherwise English.</source>
        <translation>Språket, for eksempel de. Uten det: ditt på en terminal, ellers engelsk.</translation>
    </message>
    <message>
        <source>The cards come from the computer&apos;s own randomness, and nobody sees them. Nothing is ever overwritten: all files are written, or none.</source>
        <translation>Kortene kommer fra datamaskinens egen tilfeldighet, og ingen ser dem. Ingenting blir noen gang overskrevet: alle filer skrives, eller ingen.</translation>
    </message>
    <message>
        <source>“bigdeal deal -n 36” is enough: it uses the formats in the settings, and a free name in this folder.</source>
        <translation>«bigdeal deal -n 36» er nok: det bruker formatene i innstillingene og et ledig navn i denne mappen.</translation>
    </message>
    <message>
        <source>With --lock-until only a locked box is written. See “bigdeal unlock”.</source>
        <translation>Med --lock-until skrives bare en låst boks. Se «bigdeal unlock».</translation>
    </message>
    <message>
        <source>A number (36) or a range (11-20).</source>
        <translation>Et tall (36) eller et område (11-20).</translation>
    </message>
    <message>
        <source>Formats, with commas between: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel. Without it, those in the settings, or pbn.</source>
        <translation>Formater med komma mellom: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel. Uten det de i innstillingene, eller pbn.</translation>
    </message>
    <message>
        <source>Folder and name, without ending. A new FOLDER is for you alone to read. Without it, this folder and a free name.</source>
        <translation>Mappe og navn uten endelse. En ny FOLDER kan bare leses av deg. Uten det denne mappen og et ledig navn.</translation>
    </message>
    <message>
        <source>Sets to deal at once, each with its number after NAME and the event: tuesday-1, tuesday-2.</source>
        <translation>Hvor mange sett på én gang, hvert med sitt nummer etter NAME og arrangementet: tuesday-1, tuesday-2.</translation>
    </message>
    <message>
        <source>The identification to deal with. Without it, that of the settings.</source>
        <translation>Identifikasjonen det deles med. Uten det den i innstillingene.</translation>
    </message>
    <message>
        <source>The event&apos;s name, for files with room for it.</source>
        <translation>Arrangementets navn, til filer med plass til det.</translation>
    </message>
    <message>
        <source>Where it is played, for files with room for it.</source>
        <translation>Hvor det spilles, til filer med plass til det.</translation>
    </message>
    <message>
        <source>The day of play, for files with room for it.</source>
        <translation>Spilledagen, til filer med plass til det.</translation>
    </message>
    <message>
        <source>bigdeal: byte for byte what Big Deal 2.0 writes.</source>
        <translation>bigdeal: byte for byte det Big Deal 2.0 skriver.</translation>
    </message>
    <message>
        <source>Lock the files in one box, NAME.zip.age, until then (2027-03-05T13:45Z). Nobody can open it earlier, not even you.</source>
        <translation>Lås filene i én boks, NAME.zip.age, til da (2027-03-05T13:45Z). Ingen kan åpne den tidligere, heller ikke du.</translation>
    </message>
    <message>
        <source>A public key whose owner can open the box too, at any time, in case the clock ends.</source>
        <translation>En offentlig nøkkel der eieren også kan åpne boksen, når som helst, i tilfelle klokken slutter.</translation>
    </message>
    <message>
        <source>Deal although the journal is in doubt; the journal records it.</source>
        <translation>Del selv om det er tvil om journalen; journalen noterer det.</translation>
    </message>
    <message>
        <source>Answer as JSON, for programs.</source>
        <translation>Svar som JSON, for programmer.</translation>
    </message>
    <message>
        <source>Print only warnings and errors.</source>
        <translation>Skriv bare advarsler og feil.</translation>
    </message>
    <message>
        <source>required</source>
        <translation>påkrevd</translation>
    </message>
    <message>
        <source>default: {default}</source>
        <translation>standard: {default}</translation>
    </message>
    <message>
        <source>Every board must be complete, no deal may occur twice, and files of one name must contain the same deals. The journal knows which set a file is, and whether it was played. FILE may be a folder or an archive (.zip, .gz); “-” is standard input and needs --format. No card is ever shown.</source>
        <translation>Hvert spill må være helt, ingen kortfordeling kan forekomme to ganger, og filer med samme navn må inneholde de samme kortfordelingene. Journalen vet hvilket sett en fil er, og om det er spilt. FILE kan være en mappe eller et arkiv (.zip, .gz); «-» er standard inn og krever --format. Det vises aldri kort.</translation>
    </message>
    <message>
        <source>You are warned of anything unusual, such as repeated boards or missing numbers. A set code in a file is shown as the file&apos;s own claim.</source>
        <translation>Du advares om alt uvanlig, for eksempel gjentatte spill eller manglende numre. En settkode i en fil vises som filens egen påstand.</translation>
    </message>
    <message>
        <source>Exit codes: 0 all is well, 1 something is wrong with the files or the code, 2 unknown format or option, 4 a damaged file.</source>
        <translation>Sluttkoder: 0 alt er i orden, 1 noe er galt med filene eller koden, 2 ukjent format eller valg, 4 en skadet fil.</translation>
    </message>
    <message>
        <source>Show which set this code on a label or sheet belongs to.</source>
        <translation>Vis hvilket sett denne koden på en etikett eller et ark hører til.</translation>
    </message>
    <message>
        <source>The number of the first board, where the file has no numbers. Without it, the journal&apos;s numbers, or else from 1.</source>
        <translation>Nummeret på det første spillet når filen ikke har numre. Uten det journalens numre, eller ellers fra 1.</translation>
    </message>
    <message>
        <source>The format of standard input, when a file is “-”.</source>
        <translation>Formatet på standard inn, når en fil er «-».</translation>
    </message>
    <message>
        <source>Type one to four hands of 13 cards: spades, hearts, diamonds and clubs with dots between, “-” for a void. “--hand -” and “--deal -” read them from standard input, so that your shell&apos;s history does not keep them.</source>
        <translation>Skriv én til fire hender på 13 kort: spar, hjerter, ruter og kløver med punktum mellom, «-» for en renons. «--hand -» og «--deal -» leser dem fra standard inn, så historikken i skallet ditt ikke beholder dem.</translation>
    </message>
    <message>
        <source>Without FILE the boards are those of the journal. One or two hands are looked for in the sets&apos; files, where the journal left them. --board N --deal TEXT, given twice, compares two boards.</source>
        <translation>Uten FILE er spillene journalens. En eller to hender letes det etter i settenes filer, der journalen sist visste om dem. --board N --deal TEXT, gitt to ganger, sammenligner to spill.</translation>
    </message>
    <message>
        <source>Every question is recorded in the journal, without the hands. No card is ever shown.</source>
        <translation>Hvert spørsmål noteres i journalen, uten hendene. Det vises aldri kort.</translation>
    </message>
    <message>
        <source>Exit codes: 0 the board is right, 1 anything else, 2 this is not a hand.</source>
        <translation>Sluttkoder: 0 spillet er riktig, 1 alt annet, 2 dette er ikke en hånd.</translation>
    </message>
    <message>
        <source>The set being played.</source>
        <translation>Settet som spilles.</translation>
    </message>
    <message>
        <source>The number on the board.</source>
        <translation>Nummeret på spillet.</translation>
    </message>
    <message>
        <source>N:hand hand hand hand, or a line of LIN.</source>
        <translation>N:hånd hånd hånd hånd, eller en linje LIN.</translation>
    </message>
    <message>
        <source>E AK7.T93.QJ4.A852; may be given for each seat.</source>
        <translation>E AK7.T93.QJ4.A852; kan gis for hver plass.</translation>
    </message>
    <message>
        <source>The language of the card letters, beside English. Without it, that of the settings.</source>
        <translation>Språket for kortbokstavene, ved siden av engelsk. Uten det innstillingenes.</translation>
    </message>
    <message>
        <source>The dealer shown on the board.</source>
        <translation>Giveren som spillet viser.</translation>
    </message>
    <message>
        <source>The vulnerability shown on the board.</source>
        <translation>Sonen som spillet viser.</translation>
    </message>
    <message>
        <source>Every table&apos;s tricks are compared with double dummy, in the right deal and in the fouled one. How often players reach double dummy is an assumption, so the percentage is a help and no proof.</source>
        <translation>Stikkene ved hvert bord sammenlignes med double dummy, i riktig kortfordeling og i den ombyttede. Hvor ofte spillere når double dummy, er en antakelse, så prosenten er en hjelp og intet bevis.</translation>
    </message>
    <message>
        <source>Only for finished sets. Without --results, lines are read from standard input. If a file has no rounds, its results are printed: replace each question mark with the round, and give them with --results.</source>
        <translation>Bare for ferdigspilte sett. Uten --results leses linjer fra standard inn. Mangler en fil rundene, skrives resultatene ut: Sett runden i stedet for hvert spørsmålstegn, og gi dem med --results.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 2 rounds are missing or this is not a hand, 3 refused.</source>
        <translation>Sluttkoder: 0 utført, 2 runder mangler, eller dette er ikke en hånd, 3 avvist.</translation>
    </message>
    <message>
        <source>Its four hands now: N:hand hand hand hand.</source>
        <translation>De fire hendene nå: N:hånd hånd hånd hånd.</translation>
    </message>
    <message>
        <source>A line a table, such as “3: 4S N 9” (round: contract declarer tricks); or a file: PBN, USEBIO, ACBL JSON, or Bridgemate’s ReceivedData as CSV.</source>
        <translation>En linje per bord, som «3: 4S N 9» (runde: kontrakt spillefører stikk), eller en fil: PBN, USEBIO, ACBL JSON eller Bridgemates ReceivedData som CSV.</translation>
    </message>
    <message>
        <source>The section, such as A.</source>
        <translation>Seksjonen, for eksempel A.</translation>
    </message>
    <message>
        <source>Each question asks how many cards of one suit a hand of the set CODE has, two for each board. At the end you learn which boards to look at, never which answer was wrong. The journal records the check.</source>
        <translation>Hvert spørsmål er hvor mange kort i én farge en hånd i settet med koden CODE har, to for hvert spill. Til slutt får du vite hvilke spill du skal se på, aldri hvilket svar som var feil. Journalen noterer stikkprøven.</translation>
    </message>
    <message>
        <source>A wrong deal, turned or with whole hands exchanged, passes with 30 % at most. One exchanged card is hardly ever found. Before play is over, a set can be checked three times.</source>
        <translation>En gal kortfordeling, dreid eller med hele hender byttet om, slipper gjennom i høyst 30&#xa0;% av tilfellene. Ett ombyttet kort finnes nesten aldri. Før spillet er over, kan et sett kontrolleres tre ganger.</translation>
    </message>
    <message>
        <source>Exit codes: 0 every answer is right, 1 there are boards to look at, 2 the answers ended too early.</source>
        <translation>Sluttkoder: 0 alle svar er riktige, 1 det er spill å se på, 2 svarene sluttet for tidlig.</translation>
    </message>
    <message>
        <source>How many boards to ask about, two questions each. Without it, 12, or all of fewer.</source>
        <translation>Hvor mange spill det spørres om, to spørsmål for hvert. Uten det 12, eller alle hvis det er færre.</translation>
    </message>
    <message>
        <source>The ending of IN shows its format; “-” is standard input and needs --format. Of a folder or an archive (.zip) every set is converted, and -o names a folder. Nothing is ever overwritten: all files are written, or none. No card is shown.</source>
        <translation>Endelsen på IN viser formatet; «-» er standard inn og krever --format. Av en mappe eller et arkiv (.zip) konverteres hvert sett, og -o nevner en mappe. Ingenting blir noen gang overskrevet: alle filer skrives, eller ingen. Det vises ingen kort.</translation>
    </message>
    <message>
        <source>Boards that were in play are refused: nobody may play them again.</source>
        <translation>Spill som har vært i spill, avvises: ingen må spille dem igjen.</translation>
    </message>
    <message>
        <source>Formats, with commas between: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel.</source>
        <translation>Formater med komma mellom: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel.</translation>
    </message>
    <message>
        <source>Folder and name, without ending. A new FOLDER is for you alone to read.</source>
        <translation>Mappe og navn uten endelse. En ny FOLDER kan bare leses av deg.</translation>
    </message>
    <message>
        <source>New board numbers, in order: 24, 11-20, or 1-16,17-32. Without it, the boards keep theirs.</source>
        <translation>Nye spillnumre i rekkefølge: 24, 11-20 eller 1-16,17-32. Uten det beholder spillene sine.</translation>
    </message>
    <message>
        <source>Convert boards of a set that is in play or finished, for a record or a web page.</source>
        <translation>Konverter spill i et sett som er i spill eller ferdigspilt, til en utskrift eller en nettside.</translation>
    </message>
    <message>
        <source>Put double-dummy tricks and par into pbn files; refused before play.</source>
        <translation>Sett double dummy-stikk og parscore inn i pbn-filer; avvises før spillet.</translation>
    </message>
    <message>
        <source>Copy journal, settings, presets and logo into one new file.</source>
        <translation>Kopier journal, innstillinger, maler og logo til én ny fil.</translation>
    </message>
    <message>
        <source>Make a dealing certificate, as PDF.</source>
        <translation>Lag et delingssertifikat som PDF.</translation>
    </message>
    <message>
        <source>Write the journal as text that anybody can check.</source>
        <translation>Skriv journalen som tekst som enhver kan kontrollere.</translation>
    </message>
    <message>
        <source>List the sets dealt or seen here, newest first.</source>
        <translation>List opp settene som er delt eller sett her, de nyeste først.</translation>
    </message>
    <message>
        <source>Bring the journal back from a backup.</source>
        <translation>Hent journalen tilbake fra en sikkerhetskopi.</translation>
    </message>
    <message>
        <source>Set the state of a set: duplicated, in play, finished, released.</source>
        <translation>Sett tilstanden til et sett: duplisert, i spill, ferdigspilt, frigitt.</translation>
    </message>
    <message>
        <source>Check every row; with --known, compare with paper.</source>
        <translation>Kontroller hver rad; med --known sammenlignes med papir.</translation>
    </message>
    <message>
        <source>FILE can be on a USB drive. Keep it safe: it contains no card, but anyone who has it can recognise deals that were dealt here. If sealed, it opens with its passphrase alone.</source>
        <translation>FILE kan ligge på en minnepinne. Pass godt på den: Den inneholder ingen kort, men den som har den, kan gjenkjenne kortfordelinger som er delt her. Forseglet åpnes den bare med passfrasen sin.</translation>
    </message>
    <message>
        <source>Seal it with a passphrase, typed at the terminal.</source>
        <translation>Forsegl den med en passfrase som skrives på terminalen.</translation>
    </message>
    <message>
        <source>Seal it with the passphrase on the first line of FILE; “-” is standard input.</source>
        <translation>Forsegl med passfrasen på første linje i FILE; «-» er standard inn.</translation>
    </message>
    <message>
        <source>It shows when and how the set CODE was dealt, and no card. It counts the sets dealt for the same event and day, and names the journal&apos;s newest row, for comparison later.</source>
        <translation>Det viser når og hvordan settet med koden CODE ble delt, og ingen kort. Det teller settene som er delt for samme arrangement og dag, og nevner journalens nyeste rad for senere sammenligning.</translation>
    </message>
    <message>
        <source>The new file, or a folder for it.</source>
        <translation>Den nye filen, eller en mappe til den.</translation>
    </message>
    <message>
        <source>The identification the set was dealt with, to be printed in clear.</source>
        <translation>Identifikasjonen settet ble delt med, trykt i klartekst.</translation>
    </message>
    <message>
        <source>The language of the print: en, en-GB, en-US, da, de, es, fr, it, nl, nb, pl, pt, sv. Without it, the settings&apos;.</source>
        <translation>Utskriftens språk: en, en-GB, en-US, da, de, es, fr, it, nl, nb, pl, pt, sv. Uten det innstillingenes.</translation>
    </message>
    <message>
        <source>It goes to FILE; without FILE, or with “-”, to standard output. It contains no card, seed or key, and its chain of hashes can be checked.</source>
        <translation>Den går til FILE; uten FILE eller med «-» til standard ut. Den inneholder ingen kort, startverdi eller nøkkel, og kjeden av hasher kan kontrolleres.</translation>
    </message>
    <message>
        <source>A set code with “?” was only read in a file; with “!” a file claimed it, but another set has it.</source>
        <translation>En settkode med «?» er bare lest i en fil; med «!» påsto en fil den, men et annet sett har den.</translation>
    </message>
    <message>
        <source>Code, event, date, format or file name.</source>
        <translation>Kode, arrangement, dato, format eller filnavn.</translation>
    </message>
    <message>
        <source>Only sets in this state; may be given several times.</source>
        <translation>Bare sett i denne tilstanden; kan gis flere ganger.</translation>
    </message>
    <message>
        <source>How many sets at most.</source>
        <translation>Hvor mange sett høyst.</translation>
    </message>
    <message>
        <source>Close the window first. Nothing is overwritten: if a journal exists, that of FILE is attached to it, and both are used. Settings, presets and logo are added where missing. Rows newer than the backup are missing afterwards, and the journal says so.</source>
        <translation>Lukk vinduet først. Ingenting overskrives: Finnes det en journal, knyttes den fra FILE til, og begge brukes. Innstillinger, maler og logo legges til der de mangler. Rader som er nyere enn sikkerhetskopien, mangler etterpå, og journalen sier det.</translation>
    </message>
    <message>
        <source>A file with the passphrase on its first line; “-” is standard input.</source>
        <translation>En fil med passfrasen på første linje; «-» er standard inn.</translation>
    </message>
    <message>
        <source>“undo” takes back the last step. Files of a finished set move to the archive folder, if the settings have one, and come back with “undo”. A released set stays released: its key is written down, so that anybody can recompute its code.</source>
        <translation>«undo» tar det siste steget tilbake. Filene til et ferdigspilt sett flyttes til arkivmappen, hvis innstillingene har en, og kommer tilbake med «undo». Et frigitt sett forblir frigitt: Nøkkelen er skrevet ned, så enhver kan beregne koden.</translation>
    </message>
    <message>
        <source>Every row that was changed, removed, moved or slipped in is named. The owner of this computer could rewrite the whole journal, or put yesterday&apos;s back: --known finds that out, with a hash that somebody else kept.</source>
        <translation>Hver rad som er endret, fjernet, flyttet eller smuglet inn, nevnes. Eieren av datamaskinen kunne skrive hele journalen om eller legge gårsdagens tilbake: --known avslører det med en hash som noen andre har tatt vare på.</translation>
    </message>
    <message>
        <source>Exit codes: 0 intact, 1 not.</source>
        <translation>Sluttkoder: 0 intakt, 1 ikke.</translation>
    </message>
    <message>
        <source>A hash from a certificate, a hand record, a public pack or an export, with or without the row&apos;s number; the first 16 digits are enough.</source>
        <translation>En hash fra et sertifikat, en utskrift av kortfordelinger, en offentlig pakke eller en eksport, med eller uten radens nummer; de første 16 sifrene er nok.</translation>
    </message>
    <message>
        <source>FILE contains boards, CODE is the code of a set in the journal.</source>
        <translation>FILE inneholder spill, CODE er koden til et sett i journalen.</translation>
    </message>
    <message>
        <source>“-” is standard input and needs --format.</source>
        <translation>«-» er standard inn og krever --format.</translation>
    </message>
    <message>
        <source>Before play, prints that show cards are sealed as FILE.pdf.age, with a passphrase or until a time; “bigdeal unseal” opens them. Several sets or sections have a file each, in the folder after -o.</source>
        <translation>Før spillet forsegles utskrifter som viser kort, som FILE.pdf.age, med en passfrase eller til et tidspunkt; «bigdeal unseal» åpner dem. Flere sett eller seksjoner har hver sin fil i mappen etter -o.</translation>
    </message>
    <message>
        <source>Paper and looks, club, logo, site and director are as they were remembered, here or in the window, where no option says otherwise.</source>
        <translation>Papir og utseende, klubb, logo, sted og turneringsleder er slik de ble husket her eller i vinduet, der ikke noe valg sier noe annet.</translation>
    </message>
    <message>
        <source>The new file, or a folder for it; .html gives a web page.</source>
        <translation>Den nye filen, eller en mappe til den; .html gir en nettside.</translation>
    </message>
    <message>
        <source>What to print.</source>
        <translation>Hva som skrives ut.</translation>
    </message>
    <message>
        <source>The club, at the head of every page.</source>
        <translation>Klubben, øverst på hver side.</translation>
    </message>
    <message>
        <source>A line of text at the head of every page.</source>
        <translation>En tekstlinje øverst på hver side.</translation>
    </message>
    <message>
        <source>A line of text at the foot of every page.</source>
        <translation>En tekstlinje nederst på hver side.</translation>
    </message>
    <message>
        <source>The size of the paper.</source>
        <translation>Papirstørrelsen.</translation>
    </message>
    <message>
        <source>{value!r} is not a day such as 2027-07-06.</source>
        <translation>{value!r} er ikke en dag som 2027-07-06.</translation>
    </message>
    <message>
        <source>{value!r} is not a time such as 2027-07-06 18:00.</source>
        <translation>{value!r} er ikke et tidspunkt som 2027-07-06 18:00.</translation>
    </message>
    <message>
        <source>Boards on a page; large: two, in large print (record).</source>
        <translation>Spill per side; large: to, med stor skrift (record).</translation>
    </message>
    <message>
        <source>Boards in rows or in columns (record).</source>
        <translation>Spill i rader eller i kolonner (record).</translation>
    </message>
    <message>
        <source>With room for holes, or two small pages a side, to be folded (record).</source>
        <translation>Med plass til hull, eller to små sider per side til å brette (record).</translation>
    </message>
    <message>
        <source>The colours of the suits.</source>
        <translation>Fargene på spar, hjerter, ruter og kløver.</translation>
    </message>
    <message>
        <source>How a ten is written.</source>
        <translation>Hvordan en tier skrives.</translation>
    </message>
    <message>
        <source>Write A K Q J in every language.</source>
        <translation>Skriv A K Q J på alle språk.</translation>
    </message>
    <message>
        <source>With the high-card points of each hand (record).</source>
        <translation>Med honnørpoeng for hver hånd (record).</translation>
    </message>
    <message>
        <source>With double-dummy results and par (record). Without the flag, up to 200 boards.</source>
        <translation>Med double dummy-resultater og parscore (record). Uten valget opptil 200 spill.</translation>
    </message>
    <message>
        <source>What double-dummy results show (record).</source>
        <translation>Hva double dummy-resultater viser (record).</translation>
    </message>
    <message>
        <source>With par beside double-dummy results (record).</source>
        <translation>Med parscore ved double dummy-resultatene (record).</translation>
    </message>
    <message>
        <source>The event; without it, that of the journal or the file.</source>
        <translation>Arrangementet; uten det journalens eller filens.</translation>
    </message>
    <message>
        <source>Where it is played.</source>
        <translation>Hvor det spilles.</translation>
    </message>
    <message>
        <source>The section, such as A; may be given several times.</source>
        <translation>Seksjonen, for eksempel A; kan gis flere ganger.</translation>
    </message>
    <message>
        <source>The session, such as 2.</source>
        <translation>Sesjonen, for eksempel 2.</translation>
    </message>
    <message>
        <source>The tournament director.</source>
        <translation>Turneringslederen.</translation>
    </message>
    <message>
        <source>The day; without it, that of the journal.</source>
        <translation>Dagen; uten det journalens.</translation>
    </message>
    <message>
        <source>The club&apos;s logo: PNG, JPEG or SVG.</source>
        <translation>Klubbens logo: PNG, JPEG eller SVG.</translation>
    </message>
    <message>
        <source>Without the remembered logo.</source>
        <translation>Uten logoen som er husket.</translation>
    </message>
    <message>
        <source>Remember paper and looks, club, logo, site and director, for the window too.</source>
        <translation>Husk papir og utseende, klubb, logo, sted og turneringsleder, også for vinduet.</translation>
    </message>
    <message>
        <source>Seal it until then; “bigdeal unseal” on this computer opens it.</source>
        <translation>Forsegl den til da; «bigdeal unseal» åpner den på denne datamaskinen.</translation>
    </message>
    <message>
        <source>Play is over: print open, and mark the set as finished in the journal.</source>
        <translation>Spillet er over: Skriv ut åpent, og noter settet som ferdigspilt i journalen.</translation>
    </message>
    <message>
        <source>Do not seal it, although the set is not played.</source>
        <translation>Ikke forsegl, selv om settet ikke er spilt.</translation>
    </message>
    <message>
        <source>Keep the file&apos;s board numbers where the journal has others.</source>
        <translation>Behold filens spillnumre der journalen har andre.</translation>
    </message>
    <message>
        <source>A record sealed with a passphrase opens with it, on any computer. One sealed until a time opens on the computer that made it: after that time, or when its set is finished.</source>
        <translation>En utskrift forseglet med en passfrase åpnes med den på enhver datamaskin. En som er forseglet til et tidspunkt, åpnes på datamaskinen som laget den: etter tidspunktet, eller når settet er ferdigspilt.</translation>
    </message>
    <message>
        <source>The new file; without it, FILE beside FILE.age.</source>
        <translation>Den nye filen; uten det FILE ved siden av FILE.age.</translation>
    </message>
    <message>
        <source>Only quicknet, a public clock of drand, opens the box. The files themselves stay as they are, open: to have no open copy, deal with “bigdeal deal --lock-until”. Anyone with a tournament&apos;s keys and value can make its boards again.</source>
        <translation>Bare quicknet, en offentlig klokke fra drand, åpner boksen. Selve filene blir som de er, åpne: Vil du ikke ha en åpen kopi, så del med «bigdeal deal --lock-until». Den som har nøklene og verdien til en turnering, kan dele spillene igjen.</translation>
    </message>
    <message>
        <source>When the box opens, with the time zone: 2027-03-05T13:45Z.</source>
        <translation>Når boksen åpnes, med tidssone: 2027-03-05T13:45Z.</translation>
    </message>
    <message>
        <source>A box for receivers to try: no boards, open in two minutes.</source>
        <translation>En boks som mottakere kan prøve: uten spill, åpen om to minutter.</translation>
    </message>
    <message>
        <source>The new box.</source>
        <translation>Den nye boksen.</translation>
    </message>
    <message>
        <source>No network is needed: get the round in a browser, from an address that --when shows. It is checked with the network&apos;s key, and nothing is written if box or round is wrong.</source>
        <translation>Nettverk trengs ikke: Hent runden i en nettleser fra en adresse som --when viser. Den kontrolleres med nettverkets nøkkel, og ingenting skrives hvis boksen eller runden er feil.</translation>
    </message>
    <message>
        <source>The round that the box names, as the network answers; “-” is standard input.</source>
        <translation>Runden som boksen nevner, slik nettverket svarer; «-» er standard inn.</translation>
    </message>
    <message>
        <source>One new file with what is in the box. Without it, the box&apos;s files beside the box.</source>
        <translation>Én ny fil med innholdet i boksen. Uten det boksens filer ved siden av boksen.</translation>
    </message>
    <message>
        <source>Instead of the round: the secret key of --or-for.</source>
        <translation>I stedet for runden: den hemmelige nøkkelen til --or-for.</translation>
    </message>
    <message>
        <source>Only show when boxes open, and with which round.</source>
        <translation>Vis bare når bokser åpnes, og med hvilken runde.</translation>
    </message>
    <message>
        <source>It is text and PDF, with unlock.html, which opens the box in a browser. It says when and how the box opens, where its round will be, and the hash of the box, and nothing about the contents.</source>
        <translation>Det er tekst og PDF, med unlock.html, som åpner boksen i en nettleser. Det sier når og hvordan boksen åpnes, hvor runden vil være, og boksens hash, og ingenting om innholdet.</translation>
    </message>
    <message>
        <source>The folder. Without it, beside the box.</source>
        <translation>Mappen. Uten det ved siden av boksen.</translation>
    </message>
    <message>
        <source>The sheets of labels; a4 and letter are whole pages, for envelopes.</source>
        <translation>Etikettarkene; a4 og letter er hele sider, til konvolutter.</translation>
    </message>
    <message>
        <source>What they are for: boxes of boards, or envelopes of records.</source>
        <translation>Hva de er til: esker med spill eller konvolutter med kortfordelinger.</translation>
    </message>
    <message>
        <source>Copies of each label.</source>
        <translation>Kopier av hver etikett.</translation>
    </message>
    <message>
        <source>Where to begin on a sheet that was used before.</source>
        <translation>Hvor det begynnes på et ark som er brukt av.</translation>
    </message>
    <message>
        <source>A label for each of these sections.</source>
        <translation>En etikett til hver av disse seksjonene.</translation>
    </message>
    <message>
        <source>No card is printed. Pairs and movements are left to the scorer.</source>
        <translation>Det trykkes ingen kort. Par og forflytninger overlates til regnskapsprogrammet.</translation>
    </message>
    <message>
        <source>Every board is on it, for every section and copy, and no card.</source>
        <translation>Hvert spill er på den, for hver seksjon og kopi, og ingen kort.</translation>
    </message>
    <message>
        <source>The sections that get the boards.</source>
        <translation>Seksjonene som får spillene.</translation>
    </message>
    <message>
        <source>Copies for each section.</source>
        <translation>Kopier per seksjon.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer by itself: load the file where the answer says.</source>
        <translation>Ingenting forlater denne datamaskinen av seg selv: Last opp filen der svaret sier det.</translation>
    </message>
    <message>
        <source>Only for sets that the journal has as finished: “bigdeal journal state CODE finished”.</source>
        <translation>Bare for sett som er ferdigspilt i journalen: «bigdeal journal state CODE finished».</translation>
    </message>
    <message>
        <source>The destination: bridgewebs, acbl-live, bridge-club-org, bridgecomposer, bbo, hand-viewer, bridgemate, tabscore, scorebridge, duplimate, dealer4, pianola, realbridge.</source>
        <translation>Mottakeren: bridgewebs, acbl-live, bridge-club-org, bridgecomposer, bbo, hand-viewer, bridgemate, tabscore, scorebridge, duplimate, dealer4, pianola, realbridge.</translation>
    </message>
    <message>
        <source>List all destinations, and what each takes.</source>
        <translation>List opp alle mottakere, og hva hver av dem tar.</translation>
    </message>
    <message>
        <source>The pack has PBN, LIN, CSV, hand record and checksums.</source>
        <translation>Pakken har PBN, LIN, CSV, kortfordelinger og kontrollsummer.</translation>
    </message>
    <message>
        <source>The archive; without .zip, a new folder. An existing folder gets an archive.</source>
        <translation>Arkivet; uten .zip en ny mappe. En mappe som finnes, får et arkiv.</translation>
    </message>
    <message>
        <source>With double-dummy results, where available.</source>
        <translation>Med double dummy-resultater der de finnes.</translation>
    </message>
    <message>
        <source>In this order: new, set-name, set-source (and holder), add-phase, inspect, publish and published (weeks ahead), set-value (when the outside value is known), deal, reveal. NAME.sqd and NAME.sqk are SquareDeal&apos;s own files.</source>
        <translation>I denne rekkefølgen: new, set-name, set-source (og holder, for voktere), add-phase, inspect, publish og published (uker før), set-value (når den ytre verdien er kjent), deal, reveal. NAME.sqd og NAME.sqk er SquareDeals egne filer.</translation>
    </message>
    <message>
        <source>Add a phase: in four words, in one as SESSIONS:BOARDS:PREFIX:DESCRIPTION, or with the options.</source>
        <translation>Legg til en fase: i fire ord, i ett som SESSIONS:BOARDS:PREFIX:DESCRIPTION, eller med valgene.</translation>
    </message>
    <message>
        <source>Deal sessions into files, as SquareDeal names them.</source>
        <translation>Del sesjoner i filer, med navn som hos SquareDeal.</translation>
    </message>
    <message>
        <source>Record where play did not follow the plan, such as a session played out of order.</source>
        <translation>Noter hvor spillet ikke fulgte planen, for eksempel en sesjon spilt utenfor rekkefølgen.</translation>
    </message>
    <message>
        <source>Words that others keep, so that nobody alone can foresee a board.</source>
        <translation>Ord som andre tar vare på, så ingen alene kan forutse et spill.</translation>
    </message>
    <message>
        <source>Look for what could go wrong before the plan is published.</source>
        <translation>Se etter hva som kan gå galt før planen publiseres.</translation>
    </message>
    <message>
        <source>Begin a plan in a folder of its own: NAME/NAME.sqd.</source>
        <translation>Begynn en plan i sin egen mappe: NAME/NAME.sqd.</translation>
    </message>
    <message>
        <source>Make the keys, bind them and the plan, and close the plan for good.</source>
        <translation>Lag nøklene, bind dem og planen, og lukk planen for godt.</translation>
    </message>
    <message>
        <source>Record where and since when the sealed plan and its check code are published.</source>
        <translation>Noter hvor og siden når den forseglede planen og kontrollkoden er publisert.</translation>
    </message>
    <message>
        <source>Remove a phase; later ones move up.</source>
        <translation>Fjern en fase; senere faser rykker opp.</translation>
    </message>
    <message>
        <source>Deal reserve sets for sessions that cannot be played; with --only, single boards.</source>
        <translation>Del reservesett for sesjoner som ikke kan spilles; med --only enkelte spill.</translation>
    </message>
    <message>
        <source>Make the public pack: plan, keys, commitment, boards, a text for the players, checksums.</source>
        <translation>Lag den offentlige pakken: plan, nøkler, binding, spill, en tekst til spillerne, kontrollsummer.</translation>
    </message>
    <message>
        <source>Give the tournament a name.</source>
        <translation>Gi turneringen et navn.</translation>
    </message>
    <message>
        <source>Say where the outside value will come from.</source>
        <translation>Si hvor den ytre verdien vil komme fra.</translation>
    </message>
    <message>
        <source>Put the outside value into the published plan.</source>
        <translation>Sett den ytre verdien inn i den publiserte planen.</translation>
    </message>
    <message>
        <source>Draw the publication sheet of a sealed plan again.</source>
        <translation>Tegn publiseringsarket for en forseglet plan på nytt.</translation>
    </message>
    <message>
        <source>Show the plan, its progress, its log, and what comes next.</source>
        <translation>Vis planen, hvor langt den er kommet, loggen, og hva som kommer nå.</translation>
    </message>
    <message>
        <source>How many sessions; 0 where it is still open.</source>
        <translation>Hvor mange sesjoner; 0 der det ennå er åpent.</translation>
    </message>
    <message>
        <source>Boards of each session: 20, 21-40, 1-16,17-32 in turn, 2x8, or ? to be asked.</source>
        <translation>Spill i hver sesjon: 20, 21-40, 1-16,17-32 etter tur, 2x8, eller ? for å bli spurt.</translation>
    </message>
    <message>
        <source>The name of the files; # becomes the session&apos;s number.</source>
        <translation>Filenes navn; # blir sesjonens nummer.</translation>
    </message>
    <message>
        <source>The name of the phase; # as above.</source>
        <translation>Fasens navn; # som ovenfor.</translation>
    </message>
    <message>
        <source>Each session has files of its own, and runs of sessions one more. Nothing is ever overwritten; a session dealt again makes the same files.</source>
        <translation>Hver sesjon har egne filer, og flere på rad én til. Ingenting blir noen gang overskrevet; en sesjon som deles igjen, gir de samme filene.</translation>
    </message>
    <message>
        <source>An age key file for which the keys are sealed.</source>
        <translation>En age-nøkkelfil som nøklene er forseglet for.</translation>
    </message>
    <message>
        <source>A sheet with one official&apos;s words; once for each official.</source>
        <translation>Et ark med ordene til én tillitsperson; én gang for hver.</translation>
    </message>
    <message>
        <source>Every session of every phase, as without --phase.</source>
        <translation>Hver sesjon i hver fase, som uten --phase.</translation>
    </message>
    <message>
        <source>The number of one phase.</source>
        <translation>Nummeret på én fase.</translation>
    </message>
    <message>
        <source>Of that phase: 2, 1-3, 1,3 or * for all.</source>
        <translation>Av den fasen: 2, 1-3, 1,3 eller * for alle.</translation>
    </message>
    <message>
        <source>The boards of phases that leave them open (?).</source>
        <translation>Spillene i faser som lar dem stå åpne (?).</translation>
    </message>
    <message>
        <source>Formats, with commas between. Without it, those in the settings.</source>
        <translation>Formater med komma mellom. Uten det de i innstillingene.</translation>
    </message>
    <message>
        <source>Where the files go. Without it, “boards” in the tournament&apos;s folder.</source>
        <translation>Hvor filene havner. Uten det «boards» i turneringens mappe.</translation>
    </message>
    <message>
        <source>Lock each session&apos;s files in a box until then (2027-03-05T13:45Z). Keys and value can make the boards again earlier.</source>
        <translation>Lås filene til hver sesjon i en boks til da (2027-03-05T13:45Z). Med nøkler og verdi kan spillene deles igjen tidligere.</translation>
    </message>
    <message>
        <source>Each holder makes words (new), keeps the slip, and gives the hash to the organiser, who adds it to the promise (add) before publishing. When the outside value is known, all give their words, and “set-value” takes them.</source>
        <translation>Hver vokter lager ord (new), beholder lappen og gir hashen til arrangøren, som føyer den til løftet (add) før publiseringen. Når den ytre verdien er kjent, gir alle ordene sine, og «set-value» tar dem.</translation>
    </message>
    <message>
        <source>Add a holder to the promise: “Team B=b7404…”, or the file with the hash.</source>
        <translation>Føy en vokter til løftet: «Team B=b7404…», eller filen med hashen.</translation>
    </message>
    <message>
        <source>Check a slip, or words, against a hash, such as the one in the promise.</source>
        <translation>Kontroller en lapp eller ord mot en hash, for eksempel den i løftet.</translation>
    </message>
    <message>
        <source>Make twelve words for the holder NAME, such as “Team B”, and their hash.</source>
        <translation>Lag tolv ord til vokteren NAME, for eksempel «Team B», og hashen deres.</translation>
    </message>
    <message>
        <source>Remove the holder NAME from the promise.</source>
        <translation>Fjern vokteren NAME fra løftet.</translation>
    </message>
    <message>
        <source>SLIP is the slip&apos;s text file, “-” for standard input, or the words themselves; typed words stay in your shell&apos;s history.</source>
        <translation>SLIP er lappens tekstfil, «-» for standard inn, eller selve ordene; ord som skrives, blir i historikken i skallet ditt.</translation>
    </message>
    <message>
        <source>The words go into the slip, in new files that only you can read, and are not shown. The hash is for the organiser, and reveals nothing.</source>
        <translation>Ordene havner på lappen, i nye filer som bare du kan lese, og vises ikke. Hashen er til arrangøren og røper ingenting.</translation>
    </message>
    <message>
        <source>Where slip and hash go. Without it, this folder.</source>
        <translation>Hvor lapp og hash havner. Uten det denne mappen.</translation>
    </message>
    <message>
        <source>Errors must be corrected; warnings are acknowledged when publishing, by the word in brackets. Exit code 1 where something was found.</source>
        <translation>Feil må rettes; advarsler godtas ved publiseringen, med ordet i parentes. Sluttkode 1 der noe ble funnet.</translation>
    </message>
    <message>
        <source>NAME alone is enough, here and in the other commands. With --practice the plan is called PRACTICE-NAME, and has a source and a phase to begin with.</source>
        <translation>NAME alene er nok, her og i de andre kommandoene. Med --practice heter planen PRACTICE-NAME og har en kilde og en fase å begynne med.</translation>
    </message>
    <message>
        <source>The tournament&apos;s name.</source>
        <translation>Turneringens navn.</translation>
    </message>
    <message>
        <source>Where the outside value will come from.</source>
        <translation>Hvor den ytre verdien vil komme fra.</translation>
    </message>
    <message>
        <source>To try it all out: any value, no waiting, and never called proved.</source>
        <translation>Til å prøve alt: enhver verdi, ingen venting, og aldri kalt bevist.</translation>
    </message>
    <message>
        <source>The keys are sealed at once: with a passphrase typed at the terminal, or as the options say. Then publish NAME.sqd, NAME.commit.json and the check code yourself, where everybody sees them, and record it with “published”.</source>
        <translation>Nøklene forsegles straks: med en passfrase skrevet på terminalen, eller som valgene sier. Publiser så selv NAME.sqd, NAME.commit.json og kontrollkoden der alle ser dem, og noter det med «published».</translation>
    </message>
    <message>
        <source>Seal for an age key; may be given several times.</source>
        <translation>Forsegl for en age-nøkkel; kan gis flere ganger.</translation>
    </message>
    <message>
        <source>Seal with the words of 2 of 3 officials; writes a sheet for each.</source>
        <translation>Forsegl med ord fra 2 av 3 tillitspersoner; skriver et ark til hver.</translation>
    </message>
    <message>
        <source>Leave the keys open, as SquareDeal does.</source>
        <translation>La nøklene stå åpne, som SquareDeal gjør.</translation>
    </message>
    <message>
        <source>A warning you looked at, by the word in brackets; “all” for all of them.</source>
        <translation>En advarsel du har sett på, med ordet i parentes; «all» for alle.</translation>
    </message>
    <message>
        <source>Your words go into the journal and, when the keys are revealed, into the pack.</source>
        <translation>Ordene dine kommer i journalen og, når nøklene avdekkes, i pakken.</translation>
    </message>
    <message>
        <source>Where everybody sees it, such as “Bulletin 1, club web page”.</source>
        <translation>Der alle ser det, for eksempel «Bulletin 1, klubbens nettside».</translation>
    </message>
    <message>
        <source>Since when. Without it, today.</source>
        <translation>Siden når. Uten det i dag.</translation>
    </message>
    <message>
        <source>The reason goes into the journal, and into a notice to the players beside what is published.</source>
        <translation>Grunnen kommer i journalen og i et oppslag til spillerne ved siden av det publiserte.</translation>
    </message>
    <message>
        <source>Only these boards of one reserve set: 5, 5,7 or 5-7.</source>
        <translation>Bare disse spillene i ett reservesett: 5, 5,7 eller 5-7.</translation>
    </message>
    <message>
        <source>Why, in words that everybody will read (Law 6D).</source>
        <translation>Hvorfor, med ord som alle vil lese (§ 6 D).</translation>
    </message>
    <message>
        <source>With --phase and --sessions: a pack for each of these sessions, on the evening it was played. The keys of the others stay secret. Its reserve set cannot be used after that.</source>
        <translation>Med --phase og --sessions: en pakke for hver av disse sesjonene, den kvelden den ble spilt. De andres nøkler forblir hemmelige. Reservesettet kan ikke brukes etterpå.</translation>
    </message>
    <message>
        <source>Single sessions of this phase.</source>
        <translation>Enkelte sesjoner i denne fasen.</translation>
    </message>
    <message>
        <source>The pack, or a new folder. Without it, NAME-public.zip with what is published.</source>
        <translation>Pakken, eller en ny mappe. Uten det NAME-public.zip hos det publiserte.</translation>
    </message>
    <message>
        <source>Play of all that is revealed is over, reserve sets too.</source>
        <translation>Alt spill av det som avdekkes, er over, også reservesett.</translation>
    </message>
    <message>
        <source>--of “Dow Jones Industrial Average” --day 2027-07-14 makes the whole sentence. Or use your own words.</source>
        <translation>--of «Dow Jones Industrial Average» --day 2027-07-14 lager hele setningen. Eller bruk dine egne ord.</translation>
    </message>
    <message>
        <source>A value that proves itself: --of drand --at 2027-07-06T18:00Z --or-else “Dow Jones Industrial Average” promises a number that the public clock drand signs at that moment. --or-else counts if drand has ended: of a known source the value of --day, or else of the day after.</source>
        <translation>En verdi som beviser seg selv: --of drand --at 2027-07-06T18:00Z --or-else «Dow Jones Industrial Average» lover et tall som den offentlige klokken drand signerer i det øyeblikket. --or-else gjelder hvis drand er slutt: fra en kjent kilde verdien av --day, ellers av dagen etter.</translation>
    </message>
    <message>
        <source>--holder “Team B=b7404…” adds the words of others (“holder new” makes them). Holders that the plan has already stay.</source>
        <translation>--holder «Team B=b7404…» legger til andres ord («holder new» lager dem). Voktere som planen allerede har, blir.</translation>
    </message>
    <message>
        <source>“drand”, or one or two of: Dow Jones Industrial Average; S&amp;P 500; Nasdaq Composite; S&amp;P/TSX Composite; FTSE 100; DAX; CAC 40; AEX; BEL 20; SMI; WIG20; OMX Stockholm 30; Nikkei 225; Hang Seng Index; BSE Sensex; Nifty 50; LBMA Gold Price PM in US dollars.</source>
        <translation>«drand», eller en eller to av: Dow Jones Industrial Average; S&amp;P 500; Nasdaq Composite; S&amp;P/TSX Composite; FTSE 100; DAX; CAC 40; AEX; BEL 20; SMI; WIG20; OMX Stockholm 30; Nikkei 225; Hang Seng Index; BSE Sensex; Nifty 50; LBMA Gold Price PM in US dollars.</translation>
    </message>
    <message>
        <source>The day whose value counts.</source>
        <translation>Dagen der verdien teller.</translation>
    </message>
    <message>
        <source>Which value of the day.</source>
        <translation>Hvilken av dagens verdier.</translation>
    </message>
    <message>
        <source>With --of drand, when its round appears: 2027-07-06T18:00Z.</source>
        <translation>Med --of drand, når runden kommer: 2027-07-06T18:00Z.</translation>
    </message>
    <message>
        <source>Its number, instead of --at.</source>
        <translation>Nummeret, i stedet for --at.</translation>
    </message>
    <message>
        <source>With --of drand, what counts if it has ended: a source, or your own words.</source>
        <translation>Med --of drand, hva som gjelder hvis den er slutt: en kilde, eller dine egne ord.</translation>
    </message>
    <message>
        <source>Somebody whose words go into the value too; may be given several times. See “holder”.</source>
        <translation>En vokter der ordene også inngår i verdien; kan gis flere ganger. Se «holder».</translation>
    </message>
    <message>
        <source>Type it as its source publishes it, with all decimals: 43,275.91. Spaces around it are left out, and “.” and “,” between digits. Before it can be known it is refused: on the promised day a closing value before noon, an opening value or a fixing before eight, by the clock of its exchange.</source>
        <translation>Skriv den slik kilden publiserer den, med alle desimaler: 43,275.91. Mellomrom rundt den utelates, og «.» og «,» mellom sifre. Før den kan være kjent, avvises den: på den lovede dagen en sluttverdi før middag, en åpningsverdi eller fixing før åtte, etter børsens klokke.</translation>
    </message>
    <message>
        <source>A promised round of drand is given as its file, with --round. Its signature is checked here, without a network.</source>
        <translation>En lovet runde av drand gis som filen sin, med --round. Signaturen kontrolleres her, uten nettverk.</translation>
    </message>
    <message>
        <source>Every promised holder is needed: --words or --words-file for each, or --withheld. The words are compared with the promised hash.</source>
        <translation>Alle lovede voktere trengs: --words eller --words-file for hver, eller --withheld. Ordene sammenlignes med den lovede hashen.</translation>
    </message>
    <message>
        <source>The promised round of drand, as a relay serves it, or its three parts; “-” is standard input.</source>
        <translation>Den lovede runden av drand, slik en tjener gir den, eller de tre delene; «-» er standard inn.</translation>
    </message>
    <message>
        <source>The value as a second person typed it.</source>
        <translation>Verdien slik en annen person skrev den.</translation>
    </message>
    <message>
        <source>Replace a value from which nothing was dealt yet.</source>
        <translation>Erstatt en verdi som ingenting er delt fra ennå.</translation>
    </message>
    <message>
        <source>Accept a value that is not written as promised, and tell everybody why.</source>
        <translation>Godta en verdi som ikke er skrevet som lovet, og si alle hvorfor.</translation>
    </message>
    <message>
        <source>A promised holder&apos;s words: “Team B=hawk-sister-…”.</source>
        <translation>Ordene til en lovet vokter: «Team B=hawk-sister-…».</translation>
    </message>
    <message>
        <source>The same, from the slip&apos;s text file.</source>
        <translation>Det samme, fra lappens tekstfil.</translation>
    </message>
    <message>
        <source>A holder who did not give the words: their SHA-256 takes their place, and everybody sees that.</source>
        <translation>En vokter som ikke ga ordene: SHA-256 av dem trer i stedet, og alle ser det.</translation>
    </message>
    <message>
        <source>For other paper, or if “publish” did not make it. It contains nothing secret.</source>
        <translation>Til annet papir, eller hvis «publish» ikke laget det. Det inneholder ingenting hemmelig.</translation>
    </message>
    <message>
        <source>A new PDF file. Without it, NAME-sheet.pdf.</source>
        <translation>En ny PDF-fil. Uten det NAME-sheet.pdf.</translation>
    </message>
    <message>
        <source>NAME.sqd alone takes the files beside it; a public pack (.zip or folder) contains everything. Every board must come from some session, original or reserve, and the answer says which. No card is ever shown.</source>
        <translation>NAME.sqd alene tar filene ved siden av; en offentlig pakke (.zip eller mappe) inneholder alt. Hvert spill må komme fra en sesjon, opprinnelig eller reserve, og svaret sier hvilken. Det vises aldri kort.</translation>
    </message>
    <message>
        <source>GREEN: all is proved, with what you say. AMBER: nothing is wrong; lists show what is left to you, and what the organiser could still choose. RED: something contradicts.</source>
        <translation>GRØNT: alt er bevist, med det du sier. GULT: ingenting er galt; lister viser hva som er opp til deg, og hva arrangøren fortsatt kunne velge. RØDT: noe motsier seg selv.</translation>
    </message>
    <message>
        <source>Exit codes: 0 green or amber, 1 red (with --strict, amber too), 2 there is no plan, 4 a damaged file.</source>
        <translation>Sluttkoder: 0 grønt eller gult, 1 rødt (med --strict også gult), 2 det er ingen plan, 4 en skadet fil.</translation>
    </message>
    <message>
        <source>The revealed keys.</source>
        <translation>De avdekkede nøklene.</translation>
    </message>
    <message>
        <source>Files of boards; those after NAME.sqd are boards as well.</source>
        <translation>Filer med spill; de etter NAME.sqd er også spill.</translation>
    </message>
    <message>
        <source>The check code (SHA-256) as you saw it published, digits or 13 words.</source>
        <translation>Kontrollkoden (SHA-256) slik du så den publisert, sifre eller 13 ord.</translation>
    </message>
    <message>
        <source>A plan that you kept yourself; one among the FILEs proves nothing.</source>
        <translation>En plan du selv har tatt vare på; en blant FILE-ene beviser ingenting.</translation>
    </message>
    <message>
        <source>You saw that check code, or had that plan, before the promised moment.</source>
        <translation>Du så den kontrollkoden, eller hadde den planen, før det lovede øyeblikket.</translation>
    </message>
    <message>
        <source>The outside value as you looked it up.</source>
        <translation>Den ytre verdien slik du slo den opp.</translation>
    </message>
    <message>
        <source>The sessions that were played: 1:1-3, 2:all, or all; may be given several times.</source>
        <translation>Sesjonene som ble spilt: 1:1-3, 2:all eller all; kan gis flere ganger.</translation>
    </message>
    <message>
        <source>You know of no earlier promise of this organiser for this event.</source>
        <translation>Du kjenner ikke til noe tidligere løfte fra denne arrangøren for dette arrangementet.</translation>
    </message>
    <message>
        <source>Exit code 1 unless everything is proved (green).</source>
        <translation>Sluttkode 1 hvis ikke alt er bevist (grønt).</translation>
    </message>
    <message>
        <source>Without VALUE each line of standard input is one, and is answered before the next is read.</source>
        <translation>Uten VALUE er hver linje på standard inn én, og den besvares før den neste leses.</translation>
    </message>
    <message>
        <source>Schemes:</source>
        <translation>Metoder:</translation>
    </message>
    <message>
        <source>deals as Big Deal numbers them</source>
        <translation>kortfordelinger slik Big Deal nummererer dem</translation>
    </message>
    <message>
        <source>deals in Andrews&apos; squashed order</source>
        <translation>kortfordelinger i Andrews’ pressede rekkefølge</translation>
    </message>
    <message>
        <source>deals in Pavlicek&apos;s order</source>
        <translation>kortfordelinger i Pavliceks rekkefølge</translation>
    </message>
    <message>
        <source>endings, 1 to 13 cards in every hand</source>
        <translation>sluttspill, 1 til 13 kort i alle hender</translation>
    </message>
    <message>
        <source>endings, 0 to 13 cards in each hand</source>
        <translation>sluttspill, 0 til 13 kort i hver hånd</translation>
    </message>
    <message>
        <source>any card anywhere</source>
        <translation>hvilket som helst kort hvor som helst</translation>
    </message>
    <message>
        <source>deals, two bits a card</source>
        <translation>kortfordelinger, to bit per kort</translation>
    </message>
    <message>
        <source>any card anywhere, three bits a card</source>
        <translation>hvilket som helst kort hvor som helst, tre bit per kort</translation>
    </message>
    <message>
        <source>any card anywhere, as four suit words in hexadecimal</source>
        <translation>hvilket som helst kort hvor som helst, som fire heksadesimale fargeord</translation>
    </message>
    <message>
        <source>any card anywhere, as 52 letters N, E, S, W or -</source>
        <translation>hvilket som helst kort hvor som helst, som 52 bokstaver N, E, S, W eller -</translation>
    </message>
    <message>
        <source>deals as Andrews&apos; three sequences of 13</source>
        <translation>kortfordelinger som Andrews’ tre følger av 13</translation>
    </message>
    <message>
        <source>deals as the squashed indices of the sequences</source>
        <translation>kortfordelinger som følgenes pressede indekser</translation>
    </message>
    <message>
        <source>sets of whole numbers, such as 2 3 5, in squashed order</source>
        <translation>mengder av hele tall, som 2 3 5, i presset rekkefølge</translation>
    </message>
    <message>
        <source>Complete a diagram to deals, at random, for study.</source>
        <translation>Fyll ut et diagram til kortfordelinger, tilfeldig, til studium.</translation>
    </message>
    <message>
        <source>Turn numbers into diagrams.</source>
        <translation>Gjør tall til diagrammer.</translation>
    </message>
    <message>
        <source>Turn diagrams into numbers.</source>
        <translation>Gjør diagrammer til tall.</translation>
    </message>
    <message>
        <source>The cards of DIAGRAM, such as “N:AKQ... - - J...”, stay; the rest is dealt, and each such deal is equally likely. Boards for play come from “bigdeal deal” alone, because here you know cards.</source>
        <translation>Kortene i DIAGRAM, som «N:AKQ... - - J...», blir; resten deles, og hver slik kortfordeling er like sannsynlig. Spill til turneringer kommer bare fra «bigdeal deal», for her kjenner du kort.</translation>
    </message>
    <message>
        <source>How many deals. Without it, one.</source>
        <translation>Hvor mange kortfordelinger. Uten det én.</translation>
    </message>
    <message>
        <source>40 hexadecimal digits that give the same deals again. Without it, the computer&apos;s randomness.</source>
        <translation>40 heksadesimale sifre som gir de samme kortfordelingene igjen. Uten det datamaskinens tilfeldighet.</translation>
    </message>
    <message>
        <source>The scheme zbs takes four hexadecimal words a diagram. With --binary the numbers come from a file that “encode --binary” wrote.</source>
        <translation>Metoden zbs tar fire heksadesimale ord per diagram. Med --binary kommer tallene fra en fil som «encode --binary» skrev.</translation>
    </message>
    <message>
        <source>Which way to number; “bigdeal number --help” lists them.</source>
        <translation>Hvordan det nummereres; «bigdeal number --help» viser måtene.</translation>
    </message>
    <message>
        <source>Read the records of FILE; “-” is standard input.</source>
        <translation>Les postene i FILE; «-» er standard inn.</translation>
    </message>
    <message>
        <source>How many members the sets of the scheme squashed have.</source>
        <translation>Hvor mange elementer mengdene i metoden squashed har.</translation>
    </message>
    <message>
        <source>A diagram is “N:AK.2.. Q..3. ... .4..K”, its suits spades.hearts.diamonds.clubs; a hand without cards is “...” or “-”.</source>
        <translation>Et diagram er «N:AK.2.. Q..3. ... .4..K», fargene spar.hjerter.ruter.kløver; en hånd uten kort er «...» eller «-».</translation>
    </message>
    <message>
        <source>With --binary a file of numbers is written: 12 bytes a deal, 14 a balanced ending, 15 an unbalanced one, 16 any layout, 13 and 20 for bits104 and bits156, the most significant byte first. Words of zbs are four bytes each; 13 letters N, E, S, W or - are a suit by itself.</source>
        <translation>Med --binary skrives en fil med tall: 12 byte per kortfordeling, 14 per likt sluttspill, 15 per ulikt, 16 per mønster, 13 og 20 for bits104 og bits156, den mest betydende byten først. Ord i zbs er på fire byte; 13 bokstaver N, E, S, W eller - er en farge for seg.</translation>
    </message>
    <message>
        <source>Write records of 12 to 20 bytes into the new FILE; “-” is standard output.</source>
        <translation>Skriv poster på 12 til 20 byte i den nye FILE; «-» er standard ut.</translation>
    </message>
    <message>
        <source>Without a command it lists the holdings that Bradmetz&apos;s steps tell apart: South, North, and the word. A word has a letter a card, the ace first: S, N, and O for the opponents.</source>
        <translation>Uten kommando listes holdingene som Bradmetz’ trinn skiller mellom: Sør, Nord og ordet. Et ord har en bokstav per kort, esset først: S, N og O for motparten.</translation>
    </message>
    <message>
        <source>Steps:</source>
        <translation>Trinn:</translation>
    </message>
    <message>
        <source>South is the longer hand</source>
        <translation>Sør er den lengste hånden</translation>
    </message>
    <message>
        <source>cards without an opponent&apos;s between them change places</source>
        <translation>kort uten motpartens mellom seg bytter plass</translation>
    </message>
    <message>
        <source>the longer hand keeps as many cards as the opponents hold, the rest sink</source>
        <translation>den lengste hånden beholder like mange kort som motparten har, resten synker</translation>
    </message>
    <message>
        <source>cards of the longer hand that fall under the shorter hand&apos;s masters sink</source>
        <translation>kort i den lengste hånden som faller under den kortestes høye kort, synker</translation>
    </message>
    <message>
        <source>cards of the shorter hand below the longer hand&apos;s weakest useful card sink</source>
        <translation>kort i den korteste hånden under den lengstes laveste nyttige kort synker</translation>
    </message>
    <message>
        <source>cards below the opponents&apos; sentinel sink</source>
        <translation>kort under motpartens vaktpost synker</translation>
    </message>
    <message>
        <source>How many of the steps to take, 0 to 5. Without it, 5.</source>
        <translation>Hvor mange av trinnene, 0 til 5. Uten det 5.</translation>
    </message>
    <message>
        <source>How the article&apos;s third step is understood.</source>
        <translation>Hvordan artikkelens tredje trinn forstås.</translation>
    </message>
    <message>
        <source>Count instead: every level, or the one of --level.</source>
        <translation>Tell i stedet: hvert nivå, eller det i --level.</translation>
    </message>
    <message>
        <source>Write into the new FILE; “-” is standard output.</source>
        <translation>Skriv i den nye FILE; «-» er standard ut.</translation>
    </message>
    <message>
        <source>Count trivial holdings, those with one strategy, and twins.</source>
        <translation>Tell trivielle holdinger, de med én spilleplan, og tvillinger.</translation>
    </message>
    <message>
        <source>Reduce one suit, and name the rule of each step.</source>
        <translation>Forkort én farge, og nevn regelen for hvert trinn.</translation>
    </message>
    <message>
        <source>The best chance of every number of tricks, and the line of play.</source>
        <translation>Den beste sjansen for hvert antall stikk, og spilleplanen.</translation>
    </message>
    <message>
        <source>The kinds are those of Bradmetz&apos;s article, among the canonical forms. Twins are not looked for in a sample. All forms take some ten minutes for trivial ones and twins, and hours for the others.</source>
        <translation>Artene er de i Bradmetz’ artikkel, blant de kanoniske formene. Det letes ikke etter tvillinger i en stikkprøve. Alle former tar omtrent ti minutter for trivielle og tvillinger, og timer for de andre.</translation>
    </message>
    <message>
        <source>Kinds:</source>
        <translation>Arter:</translation>
    </message>
    <message>
        <source>each number of tricks is certain or out of reach</source>
        <translation>hvert antall stikk er sikkert eller utenfor rekkevidde</translation>
    </message>
    <message>
        <source>one line has the best chance of every number of tricks</source>
        <translation>én spilleplan har den beste sjansen for hvert antall stikk</translation>
    </message>
    <message>
        <source>one line takes in every lie what it would with all cards in sight</source>
        <translation>én spilleplan tar i hver sits det den ville tatt med alle kort synlige</translation>
    </message>
    <message>
        <source>like one before: same opponents&apos; cards, same lengths, same tricks in every lie</source>
        <translation>som en tidligere: samme motpartskort, samme lengder, samme stikk i hver sits</translation>
    </message>
    <message>
        <source>the same, and South&apos;s and North&apos;s cards are above or below all others</source>
        <translation>det samme, og kortene til Sør og Nord er over eller under alle andre</translation>
    </message>
    <message>
        <source>The canonical forms of this reading, after step 5.</source>
        <translation>De kanoniske formene i denne lesningen, etter trinn 5.</translation>
    </message>
    <message>
        <source>Only this kind; may be given several times.</source>
        <translation>Bare denne arten; kan gis flere ganger.</translation>
    </message>
    <message>
        <source>Look at one form in N. Without it, 100; 1 where only twins or trivial ones are asked for.</source>
        <translation>Se på én form av N. Uten det 100; 1 der det bare spørres om tvillinger eller trivielle.</translation>
    </message>
    <message>
        <source>The suit is SOUTH NORTH, such as AX95 Q4.</source>
        <translation>Fargen er SOUTH NORTH, for eksempel AX95 Q4.</translation>
    </message>
    <message>
        <source>The ten is T, X or 10; R, D and V are K, Q and J; a hand without cards is “-”.</source>
        <translation>Tieren er T, X eller 10; R, D og V er K, Q og J; en hånd uten kort er «-».</translation>
    </message>
    <message>
        <source>The suit is SOUTH NORTH, such as AJ2 765. It stands alone: either hand can lead to every trick. West and East see all cards and know declarer&apos;s plan; declarer sees what is played. Chances are exact, as when nothing is known of either hand. K/Q is either of two cards that are worth the same.</source>
        <translation>Fargen er SOUTH NORTH, for eksempel AJ2 765. Den står alene: Begge hender kan spille ut til hvert stikk. Vest og Øst ser alle kort og kjenner spilleførerens plan; spilleføreren ser det som spilles. Sjansene er nøyaktige, som når ingenting er kjent om noen hånd. K/Q er ett av to kort som er like mye verdt.</translation>
    </message>
    <message>
        <source>Only this number of tricks.</source>
        <translation>Bare dette antallet stikk.</translation>
    </message>
    <message>
        <source>Show the lines up to N leads; 0 shows the chances alone.</source>
        <translation>Vis spilleplanen opptil N utspill; 0 viser bare sjansene.</translation>
    </message>
    <message>
        <source>All boards in FILEs and FOLDERs count together; of a set in several formats, one file. A file with an unknown ending has one deal a line. The percentile is the chance of a count as small or smaller; one figure in twenty stands out by chance alone.</source>
        <translation>Alle spill i FILE-er og FOLDER-e teller sammen; av et sett i flere formater én fil. En fil med ukjent endelse har én kortfordeling per linje. Persentilen er sjansen for et like lite eller mindre antall; ett tall av tjue skiller seg ut ved ren tilfeldighet.</translation>
    </message>
    <message>
        <source>With --by-set each file is a set. The sets are compared with chance and each other, and boards that come again are named. Whether a machine is fair is answered by “bigdeal check-up”.</source>
        <translation>Med --by-set er hver fil et sett. Settene sammenlignes med tilfeldigheten og hverandre, og spill som kommer igjen, nevnes. Om en maskin er rettferdig, besvares av «bigdeal check-up».</translation>
    </message>
    <message>
        <source>Exit codes: 0 no count is beyond chance, 1 one is.</source>
        <translation>Sluttkoder: 0 intet antall er utenfor tilfeldigheten, 1 ett er det.</translation>
    </message>
    <message>
        <source>Also take the files and folders named in FILE, one a line.</source>
        <translation>Ta også filene og mappene som er nevnt i FILE, én per linje.</translation>
    </message>
    <message>
        <source>Each file is a set: compare the sets with chance and each other.</source>
        <translation>Hver fil er et sett: sammenlign settene med tilfeldigheten og hverandre.</translation>
    </message>
    <message>
        <source>Also write all figures into a new file.</source>
        <translation>Skriv også alle tall i en ny fil.</translation>
    </message>
    <message>
        <source>Also draw a chart into a new file.</source>
        <translation>Tegn også et diagram i en ny fil.</translation>
    </message>
    <message>
        <source>Nobody has to play these boards any more, whatever the journal says.</source>
        <translation>Ingen skal spille disse spillene mer, uansett hva journalen sier.</translation>
    </message>
    <message>
        <source>Give last year&apos;s files, or their FOLDER: any format, any program, the more sets the better. Where they are not as chance deals them, you learn what was done to them. A set that is there several times counts once.</source>
        <translation>Gi fjorårets filer, eller FOLDER med dem: alle formater, alle programmer, jo flere sett, desto bedre. Er de ikke som tilfeldigheten deler, får du vite hva som er gjort med dem. Et sett som finnes flere ganger, teller én gang.</translation>
    </message>
    <message>
        <source>Exit codes: 0 as chance deals them, 1 not, 4 files that cannot be read.</source>
        <translation>Sluttkoder: 0 som tilfeldigheten deler, 1 ikke, 4 filer som ikke kan leses.</translation>
    </message>
    <message>
        <source>Print the verdict for the notice board.</source>
        <translation>Skriv ut dommen til oppslagstavla.</translation>
    </message>
    <message>
        <source>Also count games and slams that can be made: some 0.2 seconds a board.</source>
        <translation>Tell også utganger og slemmer som kan vinnes: omtrent 0,2 sekunder per spill.</translation>
    </message>
    <message>
        <source>The last line is the SHA-256 of this copy&apos;s verify.html: players can compare theirs.</source>
        <translation>Den siste linjen er SHA-256 av verify.html i denne kopien: spillere kan sammenligne sin.</translation>
    </message>
    <message>
        <source>With --dossier it also deals fresh boards by the million (minutes), compares them with chance, and writes a PDF to be signed.</source>
        <translation>Med --dossier deles også nye spill i millionvis (minutter), de sammenlignes med tilfeldigheten, og en PDF til underskrift skrives.</translation>
    </message>
    <message>
        <source>Exit codes: 0 all is well, 5 a known answer is wrong or the dossier FAILED, 1 another dossier has to be made.</source>
        <translation>Sluttkoder: 0 alt er i orden, 5 et kjent svar er galt eller dossieret sier FAILED, 1 det må lages et dossier til.</translation>
    </message>
    <message>
        <source>Also test fresh boards, and write all into a new file.</source>
        <translation>Prøv også nye spill, og skriv alt i en ny fil.</translation>
    </message>
    <message>
        <source>How many fresh boards the dossier counts. Without it, 10,000,000.</source>
        <translation>Hvor mange nye spill dossieret teller. Uten det 10&#xa0;000&#xa0;000.</translation>
    </message>
    <message>
        <source>{title}: {boards}, set code {set_code}: {names}</source>
        <translation>{title}: {boards}, settkode {set_code}: {names}</translation>
    </message>
    <message>
        <source>Phase {number}: {sessions}, {boards}, files {prefix}: {description}</source>
        <translation>Fase {number}: {sessions}, {boards}, filer {prefix}: {description}</translation>
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
        <translation>Det er flere enn {of} ord.</translation>
    </message>
    <message>
        <source>There are more than {of} groups of eight.</source>
        <translation>Det er flere enn {of} grupper på åtte.</translation>
    </message>
    <message>
        <source>All {of} words agree.</source>
        <translation>Alle {of} ord stemmer.</translation>
    </message>
    <message>
        <source>All {of} groups agree.</source>
        <translation>Alle {of} grupper stemmer.</translation>
    </message>
    <message>
        <source>Type the digits or the words.</source>
        <translation>Skriv sifrene eller ordene.</translation>
    </message>
    <message>
        <source>Right so far: {place} of {of} words.</source>
        <translation>Riktig så langt: {place} av {of} ord.</translation>
    </message>
    <message>
        <source>Right so far: {place} of {of} groups.</source>
        <translation>Riktig så langt: {place} av {of} grupper.</translation>
    </message>
    <message>
        <source>Word {place} is not in the word list. Check it again.</source>
        <translation>Ord {place} står ikke i ordlisten: se på det en gang til.</translation>
    </message>
    <message>
        <source>Word {place} is different.</source>
        <translation>Ord {place} er et annet.</translation>
    </message>
    <message>
        <source>Group {place} of eight is different.</source>
        <translation>Åttergruppe {place} er en annen.</translation>
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
        <translation>Navn og funksjon</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Underskrift</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>Sted og dato</translation>
    </message>
    <message>
        <source>{program}, dossier: {verdict}. Page {page} of {pages}</source>
        <translation>{program}, dossier: {verdict}. Side {page} av {pages}</translation>
    </message>
    <message>
        <source>Meter and recordings of people</source>
        <translation>Måleren og opptak av mennesker</translation>
    </message>
    <message>
        <source>Of what the non-IID tests of NIST SP 800-90B find, it credits 0.55 to 0.83 for key presses, 0.60 to 0.84 for holds and 0.85 for the mouse</source>
        <translation>Av det som non-IID-testene i NIST SP 800-90B finner, godskriver den 0,55 til 0,83 for tastetrykk, 0,60 til 0,84 for hvor lenge tasten holdes nede, og 0,85 for musen</translation>
    </message>
    <message>
        <source>Meter and the best guesser</source>
        <translation>Måleren og den beste gjetteren</translation>
    </message>
    <message>
        <source>A session that it calls 213 bits has 475 in the median, and at least 307, for somebody who knows the typist and everything typed before</source>
        <translation>En inntasting som den setter til 213 bit, har 475 i medianen og minst 307 for noen som kjenner den som skriver, og alt som er skrevet før</translation>
    </message>
    <message>
        <source>Recordings used</source>
        <translation>Opptak som er brukt</translation>
    </message>
    <message>
        <source>126,000 presses of 22 people; 5,300 presses of 7 people (Aalto); 168,423 moves of 120 people (SapiMouse)</source>
        <translation>126&#xa0;000 trykk fra 22 personer; 5&#xa0;300 trykk fra 7 personer (Aalto); 168&#xa0;423 bevegelser fra 120 personer (SapiMouse)</translation>
    </message>
    <message>
        <source>Long runs of the generator</source>
        <translation>Lange kjøringer av generatoren</translation>
    </message>
    <message>
        <source>100,000,000 and 1,000,000,000 boards, 103 tests each: none fails at 1 % for all together</source>
        <translation>100&#xa0;000&#xa0;000 og 1&#xa0;000&#xa0;000&#xa0;000 spill, 103 tester hver: ingen stryker ved 1&#xa0;% for alle samlet</translation>
    </message>
    <message>
        <source>81 figures: 77 passed, 4 weak, none failed. The weak ones again, with five times the samples: all 33 passed</source>
        <translation>81 tall: 77 bestått, 4 svake, ingen strøket. De svake en gang til, med fem ganger så mange prøver: alle 33 bestått</translation>
    </message>
    <message>
        <source>a player who knows some hands</source>
        <translation>en spiller som kjenner noen hender</translation>
    </message>
    <message>
        <source>work out the others, or the next set</source>
        <translation>regne ut de andre eller neste sett</translation>
    </message>
    <message>
        <source>each deal is cut out of a hash of a 160-bit seed; no output is ever part of the next input</source>
        <translation>hver kortfordeling skjæres ut av en hash av en startverdi på 160 bit; ingen utdata går inn i neste inndata</translation>
    </message>
    <message>
        <source>a player who knows when and where the boards were dealt</source>
        <translation>en spiller som vet når og hvor spillene ble delt</translation>
    </message>
    <message>
        <source>guess the seed</source>
        <translation>gjette startverdien</translation>
    </message>
    <message>
        <source>213 bits of typing and moving, and the system&apos;s randomness besides; the clock alone is worth nothing</source>
        <translation>213 bit fra tasting og bevegelse, og systemets tilfeldighet i tillegg; klokken alene er ingenting verdt</translation>
    </message>
    <message>
        <source>somebody who finds what the program leaves</source>
        <translation>noen som finner det programmet etterlater</translation>
    </message>
    <message>
        <source>find a card or the seed again</source>
        <translation>finne igjen et kort eller startverdien</translation>
    </message>
    <message>
        <source>neither is written anywhere; digests of deals are keyed; the set code is an HMAC, not a hash</source>
        <translation>ingen av delene skrives noe sted; hasher av kortfordelinger har en nøkkel; settkoden er en HMAC, ikke en hash</translation>
    </message>
    <message>
        <source>a careless or hurried operator</source>
        <translation>en slurvete eller travel operatør</translation>
    </message>
    <message>
        <source>overwrite a set, play an old one, use half of one</source>
        <translation>overskrive et sett, spille et gammelt, bruke et halvt</translation>
    </message>
    <message>
        <source>nothing is overwritten; a deal that comes back is noticed; a set is whole or not there</source>
        <translation>ingenting overskrives; en kortfordeling som kommer igjen, blir oppdaget; et sett er helt eller finnes ikke</translation>
    </message>
    <message>
        <source>an operator who does not like the hands</source>
        <translation>en operatør som ikke liker hendene</translation>
    </message>
    <message>
        <source>deal again until they please</source>
        <translation>dele på nytt til de passer</translation>
    </message>
    <message>
        <source>no card is shown; there is no “again”: each dealing needs a full meter, gets a new seed and leaves a row in the journal for every set</source>
        <translation>ingen kort vises; det finnes ikke noe «en gang til»: hver deling krever full måler, får en ny startverdi og etterlater en rad i journalen for hvert sett</translation>
    </message>
    <message>
        <source>a faulty disk, USB drive or copy of the program</source>
        <translation>en disk, en minnepinne eller en kopi av programmet med feil</translation>
    </message>
    <message>
        <source>wrong boards</source>
        <translation>gale spill</translation>
    </message>
    <message>
        <source>every file is read back and compared; known answers are checked at each start, and a program that fails them does not deal</source>
        <translation>hver fil leses tilbake og sammenlignes; kjente svar kontrolleres ved hver start, og et program som ikke gir dem, deler ikke</translation>
    </message>
    <message>
        <source>Not against: somebody who controls the computer (malware, another administrator, a camera at the screen), somebody who gets the files before play, or an operator who alters the program. Those need people: a second person in the room, a computer that is off the network, files that are carried by hand.</source>
        <translation>Ikke mot: noen som har makten over maskinen (skadelig programvare, en annen administrator, et kamera ved skjermen), noen som får filene før spillingen, eller en operatør som endrer programmet. Mot slikt trengs mennesker: en person til i rommet, en maskin uten nett, filer som bæres for hånd.</translation>
    </message>
    <message>
        <source>The meter cannot tell a person from a long recording played once, or from a program written to imitate one: no count can.</source>
        <translation>Måleren kan ikke skille et menneske fra et langt opptak som spilles av én gang, eller fra et program som er laget for å etterligne et menneske: det kan ingen telling.</translation>
    </message>
    <message>
        <source>A seed is in one buffer, which is overwritten after use. Python, the hash library and the operating system may have copied it before. Swap and hibernation can put a page of memory on the disk. Encrypt the disk, or switch swap off.</source>
        <translation>En startverdi ligger i én buffer, som overskrives etter bruk. Python, hashbiblioteket og operativsystemet kan ha kopiert den før. Swap og dvale kan legge en side av minnet på disken. Krypter disken, eller slå av swap.</translation>
    </message>
    <message>
        <source>And {count} more, below.</source>
        <translation>Og {count} til, nedenfor.</translation>
    </message>
    <message>
        <source>This copy of the program must not deal.</source>
        <translation>Denne kopien av programmet må ikke dele.</translation>
    </message>
    <message>
        <source>Two counts in turn came out as each of them does by chance once in a hundred times: that is one dossier of ten thousand. Make another one. If it says the same, this copy of the program must not deal.</source>
        <translation>To tellinger på rad falt ut slik det for hver av dem skjer tilfeldig én gang av hundre: det er ett av ti tusen dossierer. Lag et nytt. Sier det det samme, må denne kopien av programmet ikke dele.</translation>
    </message>
    <message>
        <source>Every known answer is right, and no test of fresh boards shows more than chance does.</source>
        <translation>Hvert kjent svar er riktig, og ingen test av nye spill viser mer enn tilfeldigheten gjør.</translation>
    </message>
    <message>
        <source>A test of the first count came out as it does by chance in one dossier of a hundred, so as many boards were dealt and counted again. Both counts are below.</source>
        <translation>En test i den første tellingen falt ut slik det skjer tilfeldig i ett av hundre dossierer. Derfor ble like mange spill delt og telt en gang til. Begge tellingene står nedenfor.</translation>
    </message>
    <message>
        <source>Known answer of the {part}: WRONG.</source>
        <translation>Kjent svar ({part}): GALT.</translation>
    </message>
    <message>
        <source>No boards could be made: {fault}</source>
        <translation>Ingen spill kunne deles: {fault}</translation>
    </message>
    <message>
        <source>Made {time} by the program itself, with {boards} fresh boards, in {seconds} seconds.</source>
        <translation>Laget {time} av programmet selv, med {boards} nye spill, på {seconds} sekunder.</translation>
    </message>
    <message>
        <source>Made with the program named above:</source>
        <translation>Laget med programmet som er nevnt ovenfor:</translation>
    </message>
    <message>
        <source>{boards} boards were dealt just now, from {used} of {seeds} seeds. The seeds were drawn as for every dealing by command: from the operating system’s randomness, hashed with the clocks. No board was shown or kept; all were counted, and held against what chance alone gives, worked out exactly.</source>
        <translation>{boards} spill er nettopp delt, fra {used} av {seeds} startverdier. Startverdiene ble trukket som ved hver deling med kommando: fra operativsystemets tilfeldighet, hashet med klokkene. Ingen spill ble vist eller tatt vare på; alle ble telt og holdt opp mot det tilfeldigheten alene gir, regnet ut nøyaktig.</translation>
    </message>
    <message>
        <source>Checks a tournament, as verify.html does, whose SHA-256 is above and in the release’s notes.</source>
        <translation>Etterprøver en turnering, slik også verify.html gjør; SHA-256 av den står ovenfor og i merknadene til utgivelsen.</translation>
    </message>
    <message>
        <source>For the committee, after comparing its SHA-256 with the published one:</source>
        <translation>For komiteen, etter at SHA-256 av det er sammenlignet med den offentliggjorte:</translation>
    </message>
    <message>
        <source>For the committee:</source>
        <translation>For komiteen:</translation>
    </message>
    <message>
        <source>SHA-256 of {name}</source>
        <translation>SHA-256 av {name}</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Maskin</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>Hva som ble prøvd</translation>
    </message>
    <message>
        <source>Each part is asked for what is known: the published answers of RIPEMD-160, the numbers of a known seed, the map from numbers to deals and back, every file format byte for byte and read back. Before each dealing the program tries the same, and does not deal if an answer is wrong.</source>
        <translation>Hver del blir spurt om noe kjent: de offentliggjorte svarene for RIPEMD-160, tallene fra en kjent startverdi, avbildningen fra numre til kortfordelinger og tilbake, hvert filformat byte for byte og lest tilbake. Før hver deling prøver programmet det samme, og det deler ikke hvis et svar er galt.</translation>
    </message>
    <message>
        <source>{count} of {all} known answers are right.</source>
        <translation>{count} av {all} kjente svar er riktige.</translation>
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
        <translation>Kjente svar</translation>
    </message>
    <message>
        <source>“Chance” is how often a perfect dealer strays as far, on either side. With {count} tests some chances are small by chance; “adjusted” allows for that (Holm 1979). {failed}: an adjusted chance below one in a million. Where one is below 1 %, as many boards are dealt and counted a second time; if that happens again: {unclear}. A perfect dealer meets {unclear} in one dossier of ten thousand, {failed} in one of a million. Outcomes of which chance gives fewer than ten are counted together. The names of the tests are English, as in docs/fairness.md.</source>
        <translation>«Sjanse» er hvor ofte en perfekt deler avviker like mye, til en av sidene. Med {count} tester er noen sjanser små ved en tilfeldighet; «justert» tar hensyn til det (Holm 1979). {failed}: en justert sjanse under én til en million. Er en under 1&#xa0;%, deles og telles like mange spill en gang til; skjer det igjen: {unclear}. En perfekt deler møter {unclear} i ett av ti tusen dossierer, {failed} i ett av en million. Utfall som tilfeldigheten gir færre enn ti av, telles sammen. Navnene på testene er engelske, som i docs/fairness.md.</translation>
    </message>
    <message>
        <source>{count} of {all} (by chance: none)</source>
        <translation>{count} av {all} (ved en tilfeldighet: ingen)</translation>
    </message>
    <message>
        <source>Boards that came again</source>
        <translation>Spill som kom igjen</translation>
    </message>
    <message>
        <source>Seeds that came again</source>
        <translation>Startverdier som kom igjen</translation>
    </message>
    <message>
        <source>Chances below 10 %, 5 %, 1 %</source>
        <translation>Sjanser under 10&#xa0;%, 5&#xa0;%, 1&#xa0;%</translation>
    </message>
    <message>
        <source>{counts} (by chance about {expected})</source>
        <translation>{counts} (ved en tilfeldighet omkring {expected})</translation>
    </message>
    <message>
        <source>test</source>
        <translation>test</translation>
    </message>
    <message>
        <source>chi-square</source>
        <translation>kjikvadrat</translation>
    </message>
    <message>
        <source>degrees of freedom</source>
        <translation>frihetsgrader</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>sjanse</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>justert</translation>
    </message>
    <message>
        <source>Fresh boards</source>
        <translation>Nye spill</translation>
    </message>
    <message>
        <source>Fresh boards, counted again</source>
        <translation>Nye spill, telt en gang til</translation>
    </message>
    <message>
        <source>PASSED</source>
        <translation>BESTÅTT</translation>
    </message>
    <message>
        <source>NOT CLEAR</source>
        <translation>UKLART</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>IKKE BESTÅTT</translation>
    </message>
    <message>
        <source>A set needs a seed of 160 bits that nobody can guess. In the window it is drawn when {target} bits of typing and moving have been credited; what one of several predictors foresees earns nothing, and health tests after NIST SP 800-90B refuse input that repeats itself. Always, and in commands alone, the operating system’s randomness goes in: {bytes} bytes at the start and {bytes} at each seed, each read compared with the one before it. All is hashed with RIPEMD-160; numbers that are no deal’s are refused, never folded.</source>
        <translation>Et sett trenger en startverdi på 160 bit som ingen kan gjette. I vinduet trekkes den når {target} bit fra tasting og bevegelse er godskrevet; det en av flere forutsigere kan forutse, teller ikke, og prøver etter NIST SP 800-90B avviser inndata som gjentar seg. Alltid, og ved kommandoer alene, går operativsystemets tilfeldighet inn: {bytes} byte ved starten og {bytes} ved hver startverdi, hver lesing sammenlignet med den forrige. Alt hashes med RIPEMD-160; tall som ikke svarer til en kortfordeling, avvises og regnes aldri om.</translation>
    </message>
    <message>
        <source>Randomness: the rules, and what was measured</source>
        <translation>Tilfeldighet: reglene, og hva som er målt</translation>
    </message>
    <message>
        <source>who</source>
        <translation>hvem</translation>
    </message>
    <message>
        <source>what they try</source>
        <translation>hva de prøver</translation>
    </message>
    <message>
        <source>what stands against it</source>
        <translation>hva som står imot</translation>
    </message>
    <message>
        <source>Threats and limits</source>
        <translation>Trusler og grenser</translation>
    </message>
    <message>
        <source>Makes this dossier again, with other seeds and so with other figures.</source>
        <translation>Lager dette dossieret en gang til, med andre startverdier og derfor andre tall.</translation>
    </message>
    <message>
        <source>Beside the release: the SHA-256 of the download. “gh attestation verify” tells who built it.</source>
        <translation>Ved siden av utgivelsen: SHA-256 av nedlastingen. «gh attestation verify» forteller hvem som har bygd den.</translation>
    </message>
    <message>
        <source>Built again from the sources, the program for Linux is the same bytes.</source>
        <translation>Bygd på nytt fra kildene er programmet for Linux byte for byte det samme.</translation>
    </message>
    <message>
        <source>What the program contains. A bill of materials (.cdx.json) is beside the release.</source>
        <translation>Hva programmet inneholder. En materialliste (.cdx.json) ligger ved siden av utgivelsen.</translation>
    </message>
    <message>
        <source>A long run that anybody can repeat: its seed is published before it deals.</source>
        <translation>En lang kjøring som alle kan gjenta: startverdien offentliggjøres før den deler.</translation>
    </message>
    <message>
        <source>What anybody can check</source>
        <translation>Hva alle kan kontrollere</translation>
    </message>
    <message>
        <source>{test}: by chance at most once in {odds} such runs.</source>
        <translation>{test}: ved en tilfeldighet høyst én gang i {odds} slike kjøringer.</translation>
    </message>
    <message>
        <source>{count} of {all} seeds were drawn before.</source>
        <translation>{count} av {all} startverdier var trukket før.</translation>
    </message>
    <message>
        <source>{count} of {all} boards were dealt before.</source>
        <translation>{count} av {all} spill var delt før.</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>There is no format “{name}”. The formats are: {known}.</source>
        <translation>Formatet «{name}» finnes ikke. Formatene er: {known}.</translation>
    </message>
    <message>
        <source>The name has no ending that shows the format. Rename the file to end in one of: {known}.</source>
        <translation>Navnet har ingen endelse som viser formatet. Gi filen et nytt navn som slutter på en av disse: {known}.</translation>
    </message>
    <message>
        <source>The format “{first}” was given twice.</source>
        <translation>Formatet «{first}» ble oppgitt to ganger.</translation>
    </message>
    <message>
        <source>“{first}” and “{second}” would both write the {suffix} file: choose one.</source>
        <translation>«{first}» og «{second}» ville begge skrive {suffix}-filen: velg én av dem.</translation>
    </message>
    <message>
        <source>The journal “{path}” is damaged: {reason}.</source>
        <translation>Journalen «{path}» er skadet: {reason}.</translation>
    </message>
    <message>
        <source>The journal “{path}” was written by a newer version of this program.</source>
        <translation>Journalen «{path}» er skrevet av en nyere versjon av programmet.</translation>
    </message>
    <message>
        <source>Another program is writing to the journal “{path}”.</source>
        <translation>Et annet program skriver i journalen «{path}».</translation>
    </message>
    <message>
        <source>The journal “{path}” cannot be used: {reason}.</source>
        <translation>Journalen «{path}» kan ikke brukes: {reason}.</translation>
    </message>
    <message>
        <source>The journal was changed: {problems}</source>
        <translation>Journalen er endret: {problems}</translation>
    </message>
    <message>
        <source>Set {code} is “{state}” and cannot become “{wanted}”.</source>
        <translation>Sett {code} er «{state}» og kan ikke bli «{wanted}».</translation>
    </message>
    <message>
        <source>This file is sealed, but not locked until a time.</source>
        <translation>Filen er forseglet, men ikke låst til et tidspunkt.</translation>
    </message>
    <message>
        <source>Not a locked box</source>
        <translation>Ikke en låst boks</translation>
    </message>
    <message>
        <source>Another public clock</source>
        <translation>En annen offentlig klokke</translation>
    </message>
    <message>
        <source>Round {needed} opens this box, not round {given}.</source>
        <translation>Runde {needed} åpner denne boksen, ikke runde {given}.</translation>
    </message>
    <message>
        <source>A package is missing</source>
        <translation>En pakke mangler</translation>
    </message>
    <message>
        <source>Not a deal: {problems}.</source>
        <translation>Ikke en kortfordeling: {problems}.</translation>
    </message>
    <message>
        <source>Not a diagram: {reason}.</source>
        <translation>Ikke et diagram: {reason}.</translation>
    </message>
    <message>
        <source>Not {kind}: {problems}.</source>
        <translation>Ikke {kind}: {problems}.</translation>
    </message>
    <message>
        <source>The scheme “{scheme}” numbers from 0 to {last}.</source>
        <translation>Skjemaet «{scheme}» nummererer fra 0 til {last}.</translation>
    </message>
    <message>
        <source>Not four suit words: {reason}.</source>
        <translation>Ikke fire fargeord: {reason}.</translation>
    </message>
    <message>
        <source>{place}: {reason}</source>
        <translation>{place}: {reason}</translation>
    </message>
    <message>
        <source>There is no number scheme “{name}”. The schemes are: {known}.</source>
        <translation>Nummereringsskjemaet «{name}» finnes ikke. Skjemaene er: {known}.</translation>
    </message>
    <message>
        <source>Unknown number scheme</source>
        <translation>Ukjent nummereringsskjema</translation>
    </message>
    <message>
        <source>Nothing was done. Choose from the list.</source>
        <translation>Ingenting ble gjort. Velg fra listen.</translation>
    </message>
    <message>
        <source>A value cannot be packed</source>
        <translation>En verdi kan ikke pakkes</translation>
    </message>
    <message>
        <source>Damaged file of numbers</source>
        <translation>Skadet fil med numre</translation>
    </message>
    <message>
        <source>Nothing can be printed on this computer: {reason}.</source>
        <translation>Ingenting kan skrives ut på denne maskinen: {reason}.</translation>
    </message>
    <message>
        <source>The generator has used all {last} values of its counter.</source>
        <translation>Generatoren har brukt alle {last} verdier av telleren.</translation>
    </message>
    <message>
        <source>Only {have_bits} of {want_bits} bits of randomness have been collected.</source>
        <translation>Bare {have_bits} av {want_bits} bit tilfeldighet er samlet.</translation>
    </message>
    <message>
        <source>The self-test of the {part} failed: this copy of the program is damaged.</source>
        <translation>Selvtesten av {part} mislyktes: denne kopien av programmet er skadet.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Avbrutt.</translation>
    </message>
    <message>
        <source>These boards were dealt before and are {state}: set {named}.</source>
        <translation>Disse spillene er delt før og er {state}: sett {named}.</translation>
    </message>
    <message>
        <source>“{text}” cannot be a file name: {reason}.</source>
        <translation>«{text}» kan ikke være et filnavn: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” could not be written: {reason}.</source>
        <translation>«{path}» kunne ikke skrives: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” could not be read: {reason}.</source>
        <translation>«{path}» kunne ikke leses: {reason}.</translation>
    </message>
    <message>
        <source>The keys do not fit the plan: {problems}.</source>
        <translation>Nøklene passer ikke til planen: {problems}.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>navn</translation>
    </message>
    <message>
        <source>source of the outside value</source>
        <translation>kilde for den ytre verdien</translation>
    </message>
    <message>
        <source>outside value</source>
        <translation>ytre verdi</translation>
    </message>
    <message>
        <source>hash of the keys</source>
        <translation>hash av nøklene</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>plan</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>grunn</translation>
    </message>
    <message>
        <source>hash of the words</source>
        <translation>hash av ordene</translation>
    </message>
    <message>
        <source>name of the holder</source>
        <translation>navn på vokteren</translation>
    </message>
    <message>
        <source>description</source>
        <translation>beskrivelse</translation>
    </message>
    <message>
        <source>number of phases</source>
        <translation>antall faser</translation>
    </message>
    <message>
        <source>number of sessions</source>
        <translation>antall sesjoner</translation>
    </message>
    <message>
        <source>number of boards</source>
        <translation>antall spill</translation>
    </message>
    <message>
        <source>choice of boards</source>
        <translation>valg av spill</translation>
    </message>
    <message>
        <source>Boards not understood</source>
        <translation>Forstår ikke spillene</translation>
    </message>
    <message>
        <source>Write a number such as 24, or a range such as 11-20.</source>
        <translation>Skriv et tall som 24, eller et område som 11-20.</translation>
    </message>
    <message>
        <source>Not a deal</source>
        <translation>Ikke en kortfordeling</translation>
    </message>
    <message>
        <source>Check the hands: 52 different cards, 13 to each seat.</source>
        <translation>Kontroller hendene: 52 ulike kort, 13 til hver.</translation>
    </message>
    <message>
        <source>Hands not understood</source>
        <translation>Forstår ikke hendene</translation>
    </message>
    <message>
        <source>Write N: and four hands, suits in the order spades.hearts.diamonds.clubs.</source>
        <translation>Skriv N: og fire hender, fargene i rekkefølgen spar.hjerter.ruter.kløver.</translation>
    </message>
    <message>
        <source>Hands that do not fit</source>
        <translation>Hender som ikke passer</translation>
    </message>
    <message>
        <source>Check the hands: no card twice, and as many cards to each seat as the scheme allows.</source>
        <translation>Kontroller hendene: ingen kort to ganger, og så mange kort til hver som skjemaet tillater.</translation>
    </message>
    <message>
        <source>Suit words not understood</source>
        <translation>Forstår ikke fargeordene</translation>
    </message>
    <message>
        <source>Write four words of eight hexadecimal digits: spades, hearts, diamonds, clubs.</source>
        <translation>Skriv fire ord med åtte heksadesimale sifre: spar, hjerter, ruter, kløver.</translation>
    </message>
    <message>
        <source>Number out of range</source>
        <translation>Tall utenfor området</translation>
    </message>
    <message>
        <source>Holding not understood</source>
        <translation>Forstår ikke kortene</translation>
    </message>
    <message>
        <source>No randomness from the computer</source>
        <translation>Ingen tilfeldighet fra maskinen</translation>
    </message>
    <message>
        <source>Too many boards from one seed</source>
        <translation>For mange spill fra én startverdi</translation>
    </message>
    <message>
        <source>The meter is not full</source>
        <translation>Måleren er ikke full</translation>
    </message>
    <message>
        <source>The same seed twice</source>
        <translation>Samme startverdi to ganger</translation>
    </message>
    <message>
        <source>Nothing was dealt. Do not deal on this computer: its randomness is broken.</source>
        <translation>Ingenting ble delt. Ikke del på denne maskinen: tilfeldigheten er ødelagt.</translation>
    </message>
    <message>
        <source>The same deals twice</source>
        <translation>Samme kortfordelinger to ganger</translation>
    </message>
    <message>
        <source>The program must not deal</source>
        <translation>Programmet må ikke dele</translation>
    </message>
    <message>
        <source>Nothing was dealt. Install the program again from a source you trust.</source>
        <translation>Ingenting ble delt. Installer programmet på nytt fra en kilde du stoler på.</translation>
    </message>
    <message>
        <source>Unknown format</source>
        <translation>Ukjent format</translation>
    </message>
    <message>
        <source>Nothing was written. Choose from the list.</source>
        <translation>Ingenting ble skrevet. Velg fra listen.</translation>
    </message>
    <message>
        <source>Two formats, one file</source>
        <translation>To formater, én fil</translation>
    </message>
    <message>
        <source>Nothing was dealt. Nothing was written.</source>
        <translation>Ingenting ble delt. Ingenting ble skrevet.</translation>
    </message>
    <message>
        <source>Damaged file</source>
        <translation>Skadet fil</translation>
    </message>
    <message>
        <source>Boards that are not deals</source>
        <translation>Spill som ikke er gyldige</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Filen er for stor</translation>
    </message>
    <message>
        <source>Not a file name</source>
        <translation>Ikke et filnavn</translation>
    </message>
    <message>
        <source>Folder not found</source>
        <translation>Fant ikke mappen</translation>
    </message>
    <message>
        <source>The files could not be written</source>
        <translation>Filene kunne ikke skrives</translation>
    </message>
    <message>
        <source>The file could not be read</source>
        <translation>Filen kunne ikke leses</translation>
    </message>
    <message>
        <source>The disk did not keep the files</source>
        <translation>Disken beholdt ikke filene</translation>
    </message>
    <message>
        <source>Files were left behind</source>
        <translation>Filer ble liggende igjen</translation>
    </message>
    <message>
        <source>The journal is damaged</source>
        <translation>Journalen er skadet</translation>
    </message>
    <message>
        <source>The journal is from a newer version</source>
        <translation>Journalen er fra en nyere versjon</translation>
    </message>
    <message>
        <source>The journal is in use</source>
        <translation>Journalen er i bruk</translation>
    </message>
    <message>
        <source>Nothing was recorded. Wait for the other program, then try again.</source>
        <translation>Ingenting ble journalført. Vent på det andre programmet, og prøv igjen.</translation>
    </message>
    <message>
        <source>The journal cannot be used</source>
        <translation>Journalen kan ikke brukes</translation>
    </message>
    <message>
        <source>The journal was changed</source>
        <translation>Journalen er endret</translation>
    </message>
    <message>
        <source>Set not found</source>
        <translation>Fant ikke settet</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Ikke mulig nå</translation>
    </message>
    <message>
        <source>Nothing can be printed</source>
        <translation>Ingenting kan skrives ut</translation>
    </message>
    <message>
        <source>Nothing was written. Install what is missing, or do this on another computer.</source>
        <translation>Ingenting ble skrevet. Installer det som mangler, eller gjør dette på en annen maskin.</translation>
    </message>
    <message>
        <source>Damaged tournament file</source>
        <translation>Skadet turneringsfil</translation>
    </message>
    <message>
        <source>Damaged file of keys</source>
        <translation>Skadet nøkkelfil</translation>
    </message>
    <message>
        <source>Keys of another plan</source>
        <translation>Nøkler til en annen plan</translation>
    </message>
    <message>
        <source>Nothing was dealt. Use the keys that were made when this plan was published.</source>
        <translation>Ingenting ble delt. Bruk nøklene som ble laget da denne planen ble publisert.</translation>
    </message>
    <message>
        <source>Not the published keys</source>
        <translation>Ikke de publiserte nøklene</translation>
    </message>
    <message>
        <source>No such session</source>
        <translation>Ingen slik sesjon</translation>
    </message>
    <message>
        <source>Boards are still open</source>
        <translation>Spill står fortsatt åpne</translation>
    </message>
    <message>
        <source>Not ready to be published</source>
        <translation>Ikke klar til å publiseres</translation>
    </message>
    <message>
        <source>No double-dummy results</source>
        <translation>Ingen double dummy-resultater</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Avbrutt</translation>
    </message>
    <message>
        <source>Command not understood</source>
        <translation>Forstår ikke kommandoen</translation>
    </message>
    <message>
        <source>Boards that were in use</source>
        <translation>Spill som har vært i bruk</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Avvist</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Ingenting ble skrevet.</translation>
    </message>
    <message>
        <source>Passphrase too weak</source>
        <translation>For svak passfrase</translation>
    </message>
    <message>
        <source>Wrong passphrase</source>
        <translation>Feil passfrase</translation>
    </message>
    <message>
        <source>Not the right key</source>
        <translation>Ikke den rette nøkkelen</translation>
    </message>
    <message>
        <source>A passphrase is needed</source>
        <translation>En passfrase trengs</translation>
    </message>
    <message>
        <source>A secret key is needed</source>
        <translation>En hemmelig nøkkel trengs</translation>
    </message>
    <message>
        <source>Damaged sealed file</source>
        <translation>Skadet forseglet fil</translation>
    </message>
    <message>
        <source>Public key not understood</source>
        <translation>Forstår ikke den offentlige nøkkelen</translation>
    </message>
    <message>
        <source>Secret key not understood</source>
        <translation>Forstår ikke den hemmelige nøkkelen</translation>
    </message>
    <message>
        <source>List of words not understood</source>
        <translation>Forstår ikke ordlisten</translation>
    </message>
    <message>
        <source>Nothing was opened. Compare it with the sheet, word by word.</source>
        <translation>Ingenting ble åpnet. Sammenlign med arket, ord for ord.</translation>
    </message>
    <message>
        <source>More officials are needed</source>
        <translation>Flere tillitspersoner trengs</translation>
    </message>
    <message>
        <source>Nothing was opened. Use sheets with the same set number.</source>
        <translation>Ingenting ble åpnet. Bruk ark med samme gruppenummer.</translation>
    </message>
    <message>
        <source>Damaged key of a session</source>
        <translation>Skadet nøkkel til en sesjon</translation>
    </message>
    <message>
        <source>This needs the package {package}, which is not installed: pip install bigdeal-gui[{extra}].</source>
        <translation>Dette krever pakken {package}, som ikke er installert: pip install bigdeal-gui[{extra}].</translation>
    </message>
    <message>
        <source>Not an outside value</source>
        <translation>Ikke en ytre verdi</translation>
    </message>
    <message>
        <source>“{file}” is the secret slip, which stays with its holder. The file for the organiser is the one whose name ends in “-hash.txt”.</source>
        <translation>«{file}» er den hemmelige lappen, som blir hos sin vokter. Filen til arrangøren er den med et navn som slutter på «-hash.txt».</translation>
    </message>
    <message>
        <source>Secret slip</source>
        <translation>Hemmelig lapp</translation>
    </message>
    <message>
        <source>These are not yet the words of “{name}”: {reason}.</source>
        <translation>Dette er ennå ikke ordene fra «{name}»: {reason}.</translation>
    </message>
    <message>
        <source>Not the promised words</source>
        <translation>Ikke de lovede ordene</translation>
    </message>
    <message>
        <source>The words of these holders are missing: {names}.</source>
        <translation>Ordene fra disse vokterne mangler: {names}.</translation>
    </message>
    <message>
        <source>Words are missing</source>
        <translation>Det mangler ord</translation>
    </message>
    <message>
        <source>The promise names no holder “{name}”.</source>
        <translation>Løftet nevner ingen vokter «{name}».</translation>
    </message>
    <message>
        <source>No such holder</source>
        <translation>Ingen slik vokter</translation>
    </message>
    <message>
        <source>The pack does not prove what it should: {problems}</source>
        <translation>Pakken beviser ikke det den skal: {problems}</translation>
    </message>
    <message>
        <source>The pack was not made</source>
        <translation>Pakken ble ikke laget</translation>
    </message>
    <message>
        <source>Nothing was written. Compare plan, keys and commitment with what was published.</source>
        <translation>Ingenting ble skrevet. Sammenlign plan, nøkler og binding med det som ble publisert.</translation>
    </message>
    <message>
        <source>Promise not understood</source>
        <translation>Forstår ikke løftet</translation>
    </message>
    <message>
        <source>Damaged commitment file</source>
        <translation>Skadet bindingsfil</translation>
    </message>
    <message>
        <source>Commitment of a newer version</source>
        <translation>Binding fra en nyere versjon</translation>
    </message>
    <message>
        <source>This cannot be the outside value: {reason}.</source>
        <translation>Dette kan ikke være den ytre verdien: {reason}.</translation>
    </message>
    <message>
        <source>The passphrase does not open this sealed file.</source>
        <translation>Passfrasen åpner ikke denne forseglede filen.</translation>
    </message>
    <message>
        <source>This file opens with a passphrase, not with a key.</source>
        <translation>Denne filen åpnes med en passfrase, ikke med en nøkkel.</translation>
    </message>
    <message>
        <source>This file opens with a secret key, not with a passphrase.</source>
        <translation>Denne filen åpnes med en hemmelig nøkkel, ikke med en passfrase.</translation>
    </message>
    <message>
        <source>Public key {place} cannot be used: {reason}.</source>
        <translation>Offentlig nøkkel {place} kan ikke brukes: {reason}.</translation>
    </message>
    <message>
        <source>The secret key cannot be used: {reason}.</source>
        <translation>Den hemmelige nøkkelen kan ikke brukes: {reason}.</translation>
    </message>
    <message>
        <source>format {name}</source>
        <translation>formatet {name}</translation>
    </message>
    <message>
        <source>hash</source>
        <translation>hash-funksjonen</translation>
    </message>
    <message>
        <source>generator</source>
        <translation>generatoren</translation>
    </message>
    <message>
        <source>generator in bulk</source>
        <translation>generatoren for mange spill</translation>
    </message>
    <message>
        <source>number map</source>
        <translation>nummeravbildningen</translation>
    </message>
    <message>
        <source>bulk path</source>
        <translation>veien for mange spill</translation>
    </message>
    <message>
        <source>fresh boards</source>
        <translation>nye spill</translation>
    </message>
    <message>
        <source>reading of {name}</source>
        <translation>lesingen av {name}</translation>
    </message>
    <message>
        <source>The {name} file is too large to be read whole, {place}: {reason}.</source>
        <translation>{name}-filen er for stor til å leses helt, {place}: {reason}.</translation>
    </message>
    <message>
        <source>The commitment file contradicts itself: its check code is not that of its lines.</source>
        <translation>Bindingsfilen motsier seg selv: Kontrollkoden hører ikke til linjene.</translation>
    </message>
    <message>
        <source>Commitment that contradicts itself</source>
        <translation>Binding som motsier seg selv</translation>
    </message>
    <message>
        <source>Damaged record</source>
        <translation>Skadet protokoll</translation>
    </message>
    <message>
        <source>Not as promised</source>
        <translation>Ikke som lovet</translation>
    </message>
    <message>
        <source>This is not what was published: {problems}</source>
        <translation>Dette er ikke det som ble publisert: {problems}</translation>
    </message>
    <message>
        <source>Not what was published</source>
        <translation>Ikke det som ble publisert</translation>
    </message>
    <message>
        <source>This computer is too slow, or too busy, to open the sealed file.</source>
        <translation>Denne datamaskinen er for treg eller for opptatt til å åpne den forseglede filen.</translation>
    </message>
    <message>
        <source>Too much work for this computer</source>
        <translation>For mye arbeid for denne datamaskinen</translation>
    </message>
    <message>
        <source>Nothing was written. Choose another name, or move the old file to another folder.</source>
        <translation>Ingenting ble skrevet. Velg et annet navn, eller flytt den gamle filen til en annen mappe.</translation>
    </message>
    <message>
        <source>Not a round of drand: {reason}.</source>
        <translation>Ikke en drand-runde: {reason}.</translation>
    </message>
    <message>
        <source>Not a round of drand</source>
        <translation>Ikke en drand-runde</translation>
    </message>
    <message>
        <source>This round is not what the network signed: {reason}.</source>
        <translation>Denne runden er ikke det nettverket har signert: {reason}.</translation>
    </message>
    <message>
        <source>Round that was not signed</source>
        <translation>Runde uten ekte signatur</translation>
    </message>
    <message>
        <source>This is round {found}; round {promised} was promised.</source>
        <translation>Dette er runde {found}; runde {promised} var lovet.</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>En annen runde</translation>
    </message>
    <message>
        <source>Not a logo</source>
        <translation>Ikke en logo</translation>
    </message>
    <message>
        <source>Nothing was written. If play is over, say --finished. Otherwise seal it with a passphrase (--passphrase-file) or until a time (--release), or say --open.</source>
        <translation>Ingenting ble skrevet. Er spillet slutt, si --finished; ellers forsegl det med en passfrase (--passphrase-file) eller til et tidspunkt (--release), eller si --open.</translation>
    </message>
    <message>
        <source>The folder “{path}” has gone, so these files in it could not be looked at: {names}.</source>
        <translation>Mappen «{path}» er borte, så disse filene i den kunne ikke undersøkes: {names}.</translation>
    </message>
    <message>
        <source>The folder has gone</source>
        <translation>Mappen er borte</translation>
    </message>
    <message>
        <source>They may hold boards: do not use them, and keep the disk or USB drive to yourself. When the folder is back, deal into it again: what is left is removed then, and you are told.</source>
        <translation>De kan inneholde spill: ikke bruk dem, og behold disken eller USB-pinnen selv. Når mappen er tilbake, legg kort i den på nytt: det som er igjen, fjernes da, og du får beskjed.</translation>
    </message>
    <message>
        <source>The clock of this computer says {here}, but its journal has an entry of {later}.</source>
        <translation>Klokken på denne datamaskinen sier {here}, men journalen har en oppføring fra {later}.</translation>
    </message>
    <message>
        <source>The clock was set back</source>
        <translation>Klokken er stilt tilbake</translation>
    </message>
    <message>
        <source>Nothing was dealt, and the meter is as it was. Set the clock right, or say here which day it is.</source>
        <translation>Ingenting ble delt ut, og måleren er som før. Still klokken riktig, eller si her hvilken dag det er.</translation>
    </message>
    <message>
        <source>With this paper and binding, layout {layout} would print cards smaller than {least} points.</source>
        <translation>Med dette papiret og denne innbindingen ville oppsettet {layout} gi kort under {least} punkt.</translation>
    </message>
    <message>
        <source>Too small to be read</source>
        <translation>For lite til å lese</translation>
    </message>
    <message>
        <source>Nothing was written. Take fewer boards a page (--layout) or larger paper (--paper), or leave out the room for holes, or the results.</source>
        <translation>Ingenting ble skrevet. Ta færre spill per side (--layout) eller større papir (--paper), eller utelat plassen til hull eller resultatene.</translation>
    </message>
    <message>
        <source>This {name} file has boards without hands ({place}).</source>
        <translation>Denne {name}-filen har spill uten hender ({place}).</translation>
    </message>
    <message>
        <source>No hands in this file</source>
        <translation>Ingen hender i denne filen</translation>
    </message>
    <message>
        <source>The file was not changed. Choose the file with the hands.</source>
        <translation>Filen er som den var. Velg filen som har hendene.</translation>
    </message>
    <message>
        <source>“{name}” numbers its boards otherwise than set {code}, whose boards they are.</source>
        <translation>«{name}» nummererer spillene annerledes enn sett {code}, som de hører til.</translation>
    </message>
    <message>
        <source>Other board numbers than dealt</source>
        <translation>Andre spillnumre enn delt</translation>
    </message>
    <message>
        <source>Nothing was written. Print the set by its code, or correct the numbers. To keep them, use the command with --although-numbers.</source>
        <translation>Ingenting ble skrevet. Skriv ut settet med koden, eller rett numrene. Behold dem med kommandoen og --although-numbers.</translation>
    </message>
    <message>
        <source>This cannot be read as a hand: {reason}.</source>
        <translation>Dette kan ikke leses som en hånd: {reason}.</translation>
    </message>
    <message>
        <source>Not a hand</source>
        <translation>Ikke en hånd</translation>
    </message>
    <message>
        <source>Nothing was looked for. Type 13 cards: spades, hearts, diamonds, clubs, with dots between.</source>
        <translation>Ingenting ble søkt etter. Skriv 13 kort: spar, hjerter, ruter, kløver, med punktum mellom.</translation>
    </message>
    <message>
        <source>No unfinished file of it was left behind. Choose another folder or make room, then do it again.</source>
        <translation>Ingen uferdig fil ble etterlatt. Velg en annen mappe eller lag plass, og gjør det så igjen.</translation>
    </message>
    <message>
        <source>Double-dummy analysis is not available on this computer: {reason}.</source>
        <translation>Double dummy-resultater er ikke å få på denne maskinen: {reason}.</translation>
    </message>
    <message>
        <source>The format “{name}” cannot contain these boards: {reason}. {remedy}</source>
        <translation>Formatet «{name}» har ikke plass til disse spillene: {reason}. {remedy}</translation>
    </message>
    <message>
        <source>Not a valid {name} file, {place}: {reason}.</source>
        <translation>Ikke en gyldig {name}-fil, {place}: {reason}.</translation>
    </message>
    <message>
        <source>The {name} file contains boards that are not deals: {problems}</source>
        <translation>{name}-filen inneholder spill som ikke er gyldige: {problems}</translation>
    </message>
    <message>
        <source>The file has {size_bytes} bytes; at most {limit_bytes} can be read.</source>
        <translation>Filen har {size_bytes} byte; høyst {limit_bytes} leses.</translation>
    </message>
    <message>
        <source>Not a holding of one suit: {reason}.</source>
        <translation>Ikke en farge på to hender: {reason}.</translation>
    </message>
    <message>
        <source>The journal “{path}” is missing; it had {rows} rows.</source>
        <translation>Journalen «{path}» er borte; den hadde {rows} rader.</translation>
    </message>
    <message>
        <source>The journal’s key “{path}” {reason}.</source>
        <translation>Nøkkelen til journalen, «{path}», {reason}.</translation>
    </message>
    <message>
        <source>There is no space on the disk for the journal “{path}”.</source>
        <translation>Disken har ikke plass til journalen «{path}».</translation>
    </message>
    <message>
        <source>There is no set “{text}” in the journal.</source>
        <translation>Journalen har ikke noe sett «{text}».</translation>
    </message>
    <message>
        <source>The file was not changed. It opens with a passphrase or a key.</source>
        <translation>Filen er som den var. Den åpnes med en passfrase eller en nøkkel.</translation>
    </message>
    <message>
        <source>This box is locked with a public clock other than quicknet.</source>
        <translation>Denne boksen er låst med en annen offentlig klokke enn quicknet.</translation>
    </message>
    <message>
        <source>The file was not changed. Ask the person who made it how to open it.</source>
        <translation>Filen er som den var. Spør den som laget den, hvordan den åpnes.</translation>
    </message>
    <message>
        <source>The box was not changed. Get the round that the box names, and try again.</source>
        <translation>Boksen er som den var. Hent runden som boksen oppgir, og prøv igjen.</translation>
    </message>
    <message>
        <source>Nothing was done. Install it and try again.</source>
        <translation>Ingenting ble gjort. Installer den, og kall på nytt.</translation>
    </message>
    <message>
        <source>“{text}” is not a set of boards: {reason}.</source>
        <translation>«{text}» er ikke et sett med spill: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was written. Correct it and start again.</source>
        <translation>Ingenting ble skrevet. Rett den, og begynn på nytt.</translation>
    </message>
    <message>
        <source>Not a valid file of “{scheme}” numbers, record {record}: {reason}.</source>
        <translation>Ikke en feilfri fil med numre etter «{scheme}», post {record}: {reason}.</translation>
    </message>
    <message>
        <source>The computer’s own randomness is not available ({reason}).</source>
        <translation>Maskinens egen tilfeldighet er ikke tilgjengelig ({reason}).</translation>
    </message>
    <message>
        <source>The randomness produced a seed that it had produced before (its digest is in “{path}”).</source>
        <translation>Tilfeldigheten gav en startverdi som den har gitt før (hashen står i «{path}»).</translation>
    </message>
    <message>
        <source>The randomness produced deals that it had produced before, in the set {named}.</source>
        <translation>Tilfeldigheten gav kortfordelinger som den har gitt før, i settet {named}.</translation>
    </message>
    <message>
        <source>Nothing was written. Deal a new set, or a reserve set in a tournament. From these boards you may only make copies for a record or a web page.</source>
        <translation>Ingenting ble skrevet. Del et nytt sett, i en turnering et reservesett; av disse kan det bare lages kopier til utskrift eller nettside.</translation>
    </message>
    <message>
        <source>Some of these boards belong to a set that is {state}, not finished: set {named}.</source>
        <translation>Spill fra et sett som er {state}, ikke ferdigspilt, er med her: sett {named}.</translation>
    </message>
    <message>
        <source>“{path}” already exists and was not changed.</source>
        <translation>«{path}» finnes allerede og blir som den er.</translation>
    </message>
    <message>
        <source>The folder “{path}” does not exist.</source>
        <translation>Mappen «{path}» finnes ikke.</translation>
    </message>
    <message>
        <source>“{path}” reads back differently from what was dealt: the disk or USB drive is faulty.</source>
        <translation>«{path}» leses tilbake annerledes enn det som ble delt: disken eller minnepinnen har feil.</translation>
    </message>
    <message>
        <source>The set could not be completed, and some of its files could not be removed: {names}.</source>
        <translation>Settet kunne ikke fullføres, og noen av filene kunne ikke fjernes igjen: {names}.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written ({reason}). Because “portable.ini” is beside the program, everything is stored there.</source>
        <translation>«{path}» kan ikke skrives ({reason}), og med «portable.ini» ved siden av programmet ligger alt der.</translation>
    </message>
    <message>
        <source>The {key} cannot be stored in Big Deal’s file: {reason}.</source>
        <translation>Dette kan ikke stå i Big Deals fil ({key}): {reason}.</translation>
    </message>
    <message>
        <source>The {field} is not valid: {reason}.</source>
        <translation>Dette kan ikke være slik ({field}): {reason}.</translation>
    </message>
    <message>
        <source>Not a valid tournament plan, line {line}, column {column}: {reason}.</source>
        <translation>Ikke en gyldig turneringsbeskrivelse, linje {line}, kolonne {column}: {reason}.</translation>
    </message>
    <message>
        <source>Not a valid key file, line {line}, column {column}: {reason}.</source>
        <translation>Ikke en gyldig nøkkelfil, linje {line}, kolonne {column}: {reason}.</translation>
    </message>
    <message>
        <source>These are not the keys that were fixed when the plan was published.</source>
        <translation>Dette er ikke nøklene som ble bundet da planen ble publisert.</translation>
    </message>
    <message>
        <source>The plan leaves the boards of phase {phase} open, and you named none.</source>
        <translation>Planen lar spillene i fase {phase} stå åpne, og ingen er oppgitt.</translation>
    </message>
    <message>
        <source>The plan cannot be published like this: {problems}</source>
        <translation>Planen kan ikke publiseres slik: {problems}</translation>
    </message>
    <message>
        <source>beginning of the file names</source>
        <translation>begynnelsen av filnavnene</translation>
    </message>
    <message>
        <source>A value cannot be converted</source>
        <translation>En verdi kan ikke regnes om</translation>
    </message>
    <message>
        <source>The values before it have been converted. Correct it and continue from there.</source>
        <translation>De foran er besvart. Rett den, og fortsett derfra.</translation>
    </message>
    <message>
        <source>Give a number within the range.</source>
        <translation>Oppgi et tall innenfor området.</translation>
    </message>
    <message>
        <source>Write South’s cards, a space, and North’s, such as AT95 Q4; a hand without cards is “-”.</source>
        <translation>Skriv Sørs kort, et mellomrom og Nords kort, for eksempel AT95 Q4; en hånd uten kort er «-».</translation>
    </message>
    <message>
        <source>Nothing was dealt. Restart the computer. If that does not help, use another one.</source>
        <translation>Ingenting ble delt. Start maskinen på nytt; hjelper det ikke, bruk en annen.</translation>
    </message>
    <message>
        <source>Nothing was written. Deal fewer boards at a time.</source>
        <translation>Del færre spill om gangen; ingenting ble levert.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Type or move the mouse until it is full.</source>
        <translation>Skriv eller beveg musen til den er det. Ingenting ble delt.</translation>
    </message>
    <message>
        <source>Nothing was written. Do not deal on this computer: its randomness is broken.</source>
        <translation>Ingenting ble levert. Ikke del på denne maskinen: tilfeldigheten er ødelagt.</translation>
    </message>
    <message>
        <source>Nothing was written. Choose only one of them.</source>
        <translation>Ingenting ble skrevet. Utelat ett av dem.</translation>
    </message>
    <message>
        <source>A format cannot contain these boards</source>
        <translation>Et format har ikke plass til disse spillene</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was made.</source>
        <translation>Filen er som den var. Hent den på nytt der den ble laget.</translation>
    </message>
    <message>
        <source>The file was not changed. Do not play these boards.</source>
        <translation>Filen er som den var. Ikke bruk disse spillene.</translation>
    </message>
    <message>
        <source>The file was not changed.</source>
        <translation>Filen er som den var.</translation>
    </message>
    <message>
        <source>The name already exists</source>
        <translation>Navnet er opptatt</translation>
    </message>
    <message>
        <source>Nothing was written. Use letters, digits, spaces, “-” and “_”.</source>
        <translation>Ingenting ble skrevet. Bruk bokstaver, sifre, mellomrom, «-» og «_».</translation>
    </message>
    <message>
        <source>Nothing was changed. Check the name, and whether you may read it.</source>
        <translation>Ingenting er endret. Kontroller navnet, og om du har lov til å lese den.</translation>
    </message>
    <message>
        <source>The USB drive cannot be written</source>
        <translation>Minnepinnen kan ikke skrives</translation>
    </message>
    <message>
        <source>Nothing was dealt. Remove the write protection or free some space. Without “portable.ini” the program stores its files on this computer.</source>
        <translation>Ingenting ble delt. Fjern skrivebeskyttelsen eller gjør plass. Uten «portable.ini» lagrer programmet sine ting på denne maskinen.</translation>
    </message>
    <message>
        <source>The set was removed again. Use another disk or USB drive.</source>
        <translation>Settet er fjernet igjen. Bruk en annen disk eller minnepinne.</translation>
    </message>
    <message>
        <source>This file is sealed or locked. Its boards can be read when it has been opened.</source>
        <translation>Filen er forseglet eller låst. Spillene i den kan leses når den er åpnet.</translation>
    </message>
    <message>
        <source>Sealed or locked</source>
        <translation>Forseglet eller låst</translation>
    </message>
    <message>
        <source>Nothing was written. A locked box opens with its round, a sealed file with its passphrase or key.</source>
        <translation>Ingenting ble skrevet. En låst boks åpnes med runden sin, en forseglet fil med passfrasen eller nøkkelen sin.</translation>
    </message>
    <message>
        <source>The work was interrupted: the part of the program that does it has stopped.</source>
        <translation>Arbeidet ble avbrutt: Den delen av programmet som gjør det, har stoppet.</translation>
    </message>
    <message>
        <source>The work was interrupted</source>
        <translation>Arbeidet ble avbrutt</translation>
    </message>
    <message>
        <source>The journal shows whether it was done. If it was not, do it again: this also removes hidden files, which may contain boards or keys.</source>
        <translation>Journalen viser om det ble gjort. Hvis ikke, gjør det på nytt: det fjerner også skjulte filer, som kan inneholde spill eller nøkler.</translation>
    </message>
    <message>
        <source>It was not changed, and nothing was dealt. Restore it from a backup, or move its folder elsewhere and keep it: the program then starts a new journal.</source>
        <translation>Den er som den var, og ingenting ble delt. Gjenopprett den fra en sikkerhetskopi, eller flytt mappen til side og ta vare på den: da begynner programmet en ny journal.</translation>
    </message>
    <message>
        <source>The journal is missing</source>
        <translation>Journalen er borte</translation>
    </message>
    <message>
        <source>Nothing was dealt. Put the journal back, or restore a backup. To start a new one, move the other files of its folder elsewhere and keep them.</source>
        <translation>Ingenting ble delt. Legg journalen tilbake, eller gjenopprett en sikkerhetskopi. Vil du begynne en ny, flytt de andre filene i mappen til side og ta vare på dem.</translation>
    </message>
    <message>
        <source>The journal’s key is missing</source>
        <translation>Nøkkelen til journalen er ikke der</translation>
    </message>
    <message>
        <source>Nothing was dealt. Put “journal.key” back beside the journal, or restore a backup. Without the key, earlier sets cannot be recognised.</source>
        <translation>Ingenting ble delt. Legg «journal.key» tilbake ved siden av journalen, eller gjenopprett en sikkerhetskopi: uten nøkkelen kan ingen tidligere sett kjennes igjen.</translation>
    </message>
    <message>
        <source>It was not changed. Use the newer program.</source>
        <translation>Den er som den var. Bruk det nyere programmet.</translation>
    </message>
    <message>
        <source>No space for the journal</source>
        <translation>Ikke plass til journalen</translation>
    </message>
    <message>
        <source>The journal is intact, but the new row was not written. Free some space on the disk, then try again.</source>
        <translation>Journalen er i orden, men raden ble ikke skrevet. Gjør plass på disken, og prøv igjen.</translation>
    </message>
    <message>
        <source>Nothing was recorded. Check that you have permission to write in its folder.</source>
        <translation>Ingenting ble journalført. Kontroller at du kan skrive i mappen.</translation>
    </message>
    <message>
        <source>It was not changed. Keep a copy, and compare it with an earlier certificate or export.</source>
        <translation>Den er som den var. Ta vare på en kopi, og sammenlign den med et tidligere sertifikat eller en tidligere eksport.</translation>
    </message>
    <message>
        <source>Check the code on the label. A set dealt on another computer is in that computer’s journal.</source>
        <translation>Kontroller koden på etiketten. Et sett som ble delt på en annen maskin, står i den maskinens journal.</translation>
    </message>
    <message>
        <source>The set was not changed.</source>
        <translation>Settet er som det var.</translation>
    </message>
    <message>
        <source>“{path}” is another file, so the set’s files were not moved.</source>
        <translation>«{path}» er en annen fil, så filene til settet ble ikke flyttet.</translation>
    </message>
    <message>
        <source>The files were not moved</source>
        <translation>Filene ble ikke flyttet</translation>
    </message>
    <message>
        <source>The set’s files are unchanged, and where they were. Put the other file elsewhere before you move them.</source>
        <translation>Filene til settet er uendret og der de var. Legg den andre filen et annet sted før du flytter dem.</translation>
    </message>
    <message>
        <source>Not for Big Deal’s file</source>
        <translation>Ikke for Big Deals fil</translation>
    </message>
    <message>
        <source>The file was not changed. Use a shorter text on one line.</source>
        <translation>Filen er som den var. Bruk en kortere tekst på én linje.</translation>
    </message>
    <message>
        <source>The plan is not possible</source>
        <translation>Planen kan ikke være slik</translation>
    </message>
    <message>
        <source>Nothing was written. Correct the points named.</source>
        <translation>Ingenting ble skrevet. Rett det som er nevnt.</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was published, or use its .bak.</source>
        <translation>Filen er som den var. Hent den på nytt der den ble publisert, eller bruk .bak-filen.</translation>
    </message>
    <message>
        <source>The file was not changed. Use a copy of it. Without the keys nothing can be dealt or proved.</source>
        <translation>Filen er som den var. Bruk en kopi av den; uten nøklene kan ingenting deles eller bevises.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Use the keys and the plan exactly as published.</source>
        <translation>Ingenting ble delt. Bruk nøklene og planen slik de var da planen ble publisert.</translation>
    </message>
    <message>
        <source>Nothing was written. Check the phases of the plan.</source>
        <translation>Ingenting ble skrevet. Se på fasene i planen.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Enter how many boards these sessions have.</source>
        <translation>Ingenting ble delt. Si hvor mange spill disse sesjonene har.</translation>
    </message>
    <message>
        <source>The tournament was not changed.</source>
        <translation>Turneringen er som den var.</translation>
    </message>
    <message>
        <source>Nothing was published. Correct the points named, or confirm that they are intended.</source>
        <translation>Ingenting ble publisert. Rett det som er nevnt, eller si at det er ment slik.</translation>
    </message>
    <message>
        <source>No files were left behind.</source>
        <translation>Ingen fil ble liggende igjen.</translation>
    </message>
    <message>
        <source>Nothing was written. --help lists the commands and options.</source>
        <translation>Ingenting ble skrevet. --help viser det som kan sies.</translation>
    </message>
    <message>
        <source>Boards not played yet</source>
        <translation>Spill som ennå skal spilles</translation>
    </message>
    <message>
        <source>Nothing was shown. Wait until play is over and the set is marked as finished, or use --finished.</source>
        <translation>Ingenting ble vist. Vent til spillingen er over og settet er merket som ferdigspilt, eller si --finished.</translation>
    </message>
    <message>
        <source>The set has not been played yet</source>
        <translation>Settet skal ennå spilles</translation>
    </message>
    <message>
        <source>Cannot be opened yet</source>
        <translation>Kan ikke åpnes ennå</translation>
    </message>
    <message>
        <source>The file was not changed. It opens then, or as soon as its set is marked as finished.</source>
        <translation>Filen er som den var. Den kan åpnes da, eller så snart settet er merket som ferdigspilt.</translation>
    </message>
    <message>
        <source>The key is missing</source>
        <translation>Nøkkelen er ikke her</translation>
    </message>
    <message>
        <source>The file was not changed. Open it on the computer that made it, or make the record again there.</source>
        <translation>Filen er som den var. Åpne den på maskinen som laget den, eller lag utskriften på nytt der.</translation>
    </message>
    <message>
        <source>Nothing was sealed. Use several unrelated words, or let the program make them up.</source>
        <translation>Ingenting ble forseglet. Ta flere ord som ikke hører sammen, eller la programmet lage dem.</translation>
    </message>
    <message>
        <source>The file was not changed. Check capital letters and the keyboard layout, then try again.</source>
        <translation>Filen er som den var. Pass på store bokstaver og tastaturoppsett, og prøv igjen.</translation>
    </message>
    <message>
        <source>The file was not changed. Use the secret key of one of the people it was sealed for.</source>
        <translation>Filen er som den var. Bruk den hemmelige nøkkelen til en av dem den ble forseglet for.</translation>
    </message>
    <message>
        <source>The file was not changed. Enter the passphrase, or the words from the officials’ sheets.</source>
        <translation>Filen er som den var. Oppgi passfrasen, eller legg tillitspersonenes ordlister sammen.</translation>
    </message>
    <message>
        <source>The file was not changed. Give the secret key of one of the people it was sealed for.</source>
        <translation>Filen er som den var. Oppgi den hemmelige nøkkelen til en av dem den ble forseglet for.</translation>
    </message>
    <message>
        <source>This is neither a sealed file nor a locked box: it does not start like an age file.</source>
        <translation>Dette er verken en forseglet fil eller en låst boks: Den begynner ikke som en age-fil.</translation>
    </message>
    <message>
        <source>Neither a sealed file nor a locked box</source>
        <translation>Verken en forseglet fil eller en låst boks</translation>
    </message>
    <message>
        <source>The file was not changed. Choose the sealed file or the box, or another copy of it.</source>
        <translation>Filen er som den var. Velg den forseglede filen eller boksen, eller en annen kopi av den.</translation>
    </message>
    <message>
        <source>The file was not changed. Use another copy of it.</source>
        <translation>Filen er som den var. Bruk en annen kopi av den.</translation>
    </message>
    <message>
        <source>Opening this sealed file would take too long: it was sealed with a very high work factor.</source>
        <translation>Det ville ta for lang tid å åpne denne forseglede filen: Den er forseglet med en uvanlig høy arbeidsfaktor.</translation>
    </message>
    <message>
        <source>Opening would take too long</source>
        <translation>Det ville ta for lang tid å åpne</translation>
    </message>
    <message>
        <source>The file was not changed. Ask the person who sealed it to seal it again in the usual way.</source>
        <translation>Filen er som den var. Be den som forseglet den, om å forsegle den på nytt på vanlig måte.</translation>
    </message>
    <message>
        <source>Nothing was sealed. A public key is one line that starts with age1.</source>
        <translation>Ingenting ble forseglet. En offentlig nøkkel er én linje som begynner med age1.</translation>
    </message>
    <message>
        <source>Nothing was opened. A secret key is one line that starts with AGE-SECRET-KEY-1.</source>
        <translation>Ingenting ble åpnet. En hemmelig nøkkel er én linje som begynner med AGE-SECRET-KEY-1.</translation>
    </message>
    <message>
        <source>These sheets cannot be made</source>
        <translation>Deler som ikke kan lages</translation>
    </message>
    <message>
        <source>Nothing was sealed. Use two of three, for example.</source>
        <translation>Ingenting ble forseglet. Ta for eksempel to av tre.</translation>
    </message>
    <message>
        <source>Nothing was opened. Enter the words of another sheet as well.</source>
        <translation>Ingenting ble åpnet. Skriv også inn ordlisten fra et annet ark.</translation>
    </message>
    <message>
        <source>Sheets that do not belong together</source>
        <translation>Ordlister som ikke passer</translation>
    </message>
    <message>
        <source>Not a valid session key file, line {line}: {reason}.</source>
        <translation>Ikke en gyldig fil med nøkkelen til en sesjon, linje {line}: {reason}.</translation>
    </message>
    <message>
        <source>The file was not changed. Get the pack of that session again.</source>
        <translation>Filen ble som den er. Hent pakken for den sesjonen på nytt.</translation>
    </message>
    <message>
        <source>The file was not changed. The records before this one could be read. Perhaps it uses another scheme.</source>
        <translation>Filen er som den var; postene før denne kunne leses. Kanskje følger den et annet skjema.</translation>
    </message>
    <message>
        <source>Nothing was written. Type the value as published, on one line.</source>
        <translation>Ingenting ble skrevet. Skriv verdien slik den ble publisert, på én linje.</translation>
    </message>
    <message>
        <source>Nothing was read from it. If somebody else already has it, let the holder make new words.</source>
        <translation>Ingenting ble tatt fra den. Hvis noen andre alt har den, så la vokteren lage nye ord.</translation>
    </message>
    <message>
        <source>Nothing was written. Check the slip again: it is easy to mistype a word.</source>
        <translation>Ingenting ble skrevet. Se på lappen en gang til: det er lett å taste et ord feil.</translation>
    </message>
    <message>
        <source>Nothing was written. Ask them for their words. If someone withholds them, say so: the promised hash is then used instead, and play goes on.</source>
        <translation>Ingenting ble skrevet. Be dem om ordene. Den som holder dem tilbake, stopper ikke spillet: si fra, så trer den lovede hashen i stedet for dem.</translation>
    </message>
    <message>
        <source>Nothing was written. Use the name exactly as in the promise.</source>
        <translation>Ingenting ble skrevet. Bruk navnet slik det står i løftet.</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was published.</source>
        <translation>Filen er som den var. Hent den på nytt der den ble publisert.</translation>
    </message>
    <message>
        <source>The file was not changed. Use the newer program.</source>
        <translation>Filen er som den var. Bruk det nyere programmet.</translation>
    </message>
    <message>
        <source>The outside value cannot be promised like this: {reason}.</source>
        <translation>Den ytre verdien kan ikke loves slik: {reason}.</translation>
    </message>
    <message>
        <source>Not a valid commitment file: {reason}.</source>
        <translation>Ikke en gyldig bindingsfil: {reason}.</translation>
    </message>
    <message>
        <source>The commitment file has version {version}, which this program does not know.</source>
        <translation>Bindingsfilen er av typen {version}, som dette programmet ikke kjenner.</translation>
    </message>
    <message>
        <source>This passphrase is not accepted: {reason}.</source>
        <translation>Denne passfrasen godtas ikke: {reason}.</translation>
    </message>
    <message>
        <source>The file is sealed for a different key.</source>
        <translation>Filen er forseglet for en annen nøkkel enn den oppgitte.</translation>
    </message>
    <message>
        <source>Not a valid sealed file: {reason}.</source>
        <translation>Ikke en gyldig forseglet fil: {reason}.</translation>
    </message>
    <message>
        <source>{needed} of {count} sheets are not possible: {reason}.</source>
        <translation>{needed} av {count} deler går ikke: {reason}.</translation>
    </message>
    <message>
        <source>The words cannot be read: {reason}.</source>
        <translation>Ordlisten kan ikke leses: {reason}.</translation>
    </message>
    <message>
        <source>Sheets entered: {have}; needed to open the file: {needed}.</source>
        <translation>Ordlister fra ulike ark: {have}; for å åpne filen trengs: {needed}.</translation>
    </message>
    <message>
        <source>These sheets do not belong together: {reason}.</source>
        <translation>Disse ordlistene passer ikke sammen: {reason}.</translation>
    </message>
    <message>
        <source>Set {named} is {state}, not finished: prints that show its cards are sealed, unless you decide otherwise.</source>
        <translation>Sett {named} er {state}, ikke ferdigspilt: det som viser kortene, blir forseglet, eller holdt åpent med vilje.</translation>
    </message>
    <message>
        <source>The sealed record cannot be opened before {release_at}.</source>
        <translation>Den forseglede utskriften kan åpnes {release_at}, ikke før.</translation>
    </message>
    <message>
        <source>This computer’s journal has no key for this sealed file.</source>
        <translation>Journalen på denne maskinen har ingen nøkkel til denne forseglede filen.</translation>
    </message>
    <message>
        <source>computer’s randomness</source>
        <translation>maskinens tilfeldighet</translation>
    </message>
    <message>
        <source>Too large to read</source>
        <translation>Mer enn det som leses</translation>
    </message>
    <message>
        <source>The file was not changed. It may be valid: split it into smaller files.</source>
        <translation>Filen er som den var. Den kan være i orden: del den i mindre filer.</translation>
    </message>
    <message>
        <source>A set called “{name}” is being dealt into “{folder}” right now.</source>
        <translation>Et sett med navnet «{name}» blir nettopp delt i «{folder}».</translation>
    </message>
    <message>
        <source>Already being dealt</source>
        <translation>Det blir allerede delt</translation>
    </message>
    <message>
        <source>Nothing was dealt a second time. Wait until it is finished, or choose another name.</source>
        <translation>Ingenting ble delt en gang til. Vent til den delingen er ferdig, eller velg et annet navn.</translation>
    </message>
    <message>
        <source>There is a problem with the journal “{path}”: {reason}.</source>
        <translation>Journalen «{path}» er tvilsom: {reason}.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>Journalen er tvilsom</translation>
    </message>
    <message>
        <source>Nothing was dealt. Find out why, or restore a backup; your newest certificate shows how far the journal had come. To deal anyway, answer yes when the program asks, or use --although-journal on the command line.</source>
        <translation>Ingenting ble delt. Finn ut hvorfor, eller gjenopprett en sikkerhetskopi; det nyeste sertifikatet viser hvor langt journalen var kommet. Vil du dele likevel, si det når du blir spurt; kommandoer tar --although-journal.</translation>
    </message>
    <message>
        <source>Not a valid tournament record: {reason}.</source>
        <translation>Ikke en gyldig protokoll for en turnering: {reason}.</translation>
    </message>
    <message>
        <source>The file was not changed. Get the pack again from where it was published.</source>
        <translation>Filen er som den var. Hent pakken på nytt der den ble publisert.</translation>
    </message>
    <message>
        <source>place of publication</source>
        <translation>stedet der den står</translation>
    </message>
    <message>
        <source>first day of publication</source>
        <translation>dagen den har stått der siden</translation>
    </message>
    <message>
        <source>The outside value is not in the promised form: {reason}.</source>
        <translation>Den ytre verdien er ikke skrevet som lovet: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was written. Look the value up again. If its source really published it like this, give the reason for using it anyway; everyone will read the reason.</source>
        <translation>Ingenting ble skrevet. Slå opp verdien en gang til. Hvis kilden virkelig publiserte den slik, si hvorfor den brukes likevel; alle kommer til å lese begrunnelsen.</translation>
    </message>
    <message>
        <source>Nothing was written. Put back the plan, the commitment and the keys exactly as published.</source>
        <translation>Ingenting ble skrevet. Legg tilbake plan, binding og nøkler slik de ble publisert.</translation>
    </message>
    <message>
        <source>The file was not changed. Close other programs and try again, or use a faster computer.</source>
        <translation>Filen er som den var. Lukk andre programmer og prøv igjen, eller bruk en raskere datamaskin.</translation>
    </message>
    <message>
        <source>The boards have not changed. Print without the analysis; if the program runs under Python, install bigdeal-gui[analysis].</source>
        <translation>Spillene er som de var. Utelat resultatene; der programmet kjører under Python, installer bigdeal-gui[analysis].</translation>
    </message>
    <message>
        <source>Sealing or opening was interrupted: the part of the program that does it has stopped.</source>
        <translation>Forseglingen eller åpningen ble avbrutt: den delen av programmet som gjør det, har stoppet.</translation>
    </message>
    <message>
        <source>Sealing or opening was interrupted</source>
        <translation>Forsegling eller åpning avbrutt</translation>
    </message>
    <message>
        <source>No file was written or changed. This needs a lot of memory: close other programs and try again.</source>
        <translation>Ingen fil er skrevet eller endret. Lukk andre programmer, siden dette krever mye minne, og prøv igjen.</translation>
    </message>
    <message>
        <source>Nothing was written. Put the USB drive back in, or choose another folder.</source>
        <translation>Ingenting ble skrevet. Sett inn minnepinnen igjen, eller velg en annen mappe.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the round again: its number, its signature and its randomness.</source>
        <translation>Ingenting ble skrevet. Hent runden på nytt: nummer, signatur og tilfeldighetstall.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the round again, preferably from another relay.</source>
        <translation>Ingenting ble skrevet. Hent runden på nytt, helst fra en annen server.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the promised round.</source>
        <translation>Ingenting ble skrevet. Hent den lovede runden.</translation>
    </message>
    <message>
        <source>This picture cannot be used as a logo: {reason}.</source>
        <translation>Dette bildet kan ikke være logoen: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was changed. Save the picture as a PNG about 1000 pixels wide, and choose that.</source>
        <translation>Ingenting ble endret. Lagre bildet som PNG, omtrent 1000 punkter bredt, og velg det.</translation>
    </message>
    <message>
        <source>See the help page “When something goes wrong at the event”, case {number}.</source>
        <translation>Se hjelpesiden «Når noe går galt under turneringen», tilfelle {number}.</translation>
    </message>
    <message>
        <source>A worker process ended before its part was done. Results kept so far: {done}.</source>
        <translation>En arbeidsprosess sluttet før dens del var ferdig. Resultater beholdt så langt: {done}.</translation>
    </message>
    <message>
        <source>A worker was lost</source>
        <translation>En arbeidsprosess gikk tapt</translation>
    </message>
    <message>
        <source>What is done is kept. Call resume() of this error with a fresh executor to go on.</source>
        <translation>Det som er ferdig, er beholdt. Kall resume() på denne feilen med en ny executor for å fortsette.</translation>
    </message>
    <message>
        <source>Do not use them. When the disk or USB drive works again, deal into its folder again. What is left is then removed, and you are told.</source>
        <translation>Ikke bruk dem. Når disken eller USB-pinnen virker igjen, legg kort i mappen på nytt: det som er igjen, fjernes da, og du får beskjed.</translation>
    </message>
    <message>
        <source>The last entry may be recorded, or not. Look at the journal before you try again.</source>
        <translation>Den siste oppføringen kan være journalført eller ikke. Se i journalen før du prøver igjen.</translation>
    </message>
    <message>
        <source>“{path}” is not a valid backup of a journal: {reason}.</source>
        <translation>«{path}» er ingen gyldig sikkerhetskopi av en journal: {reason}.</translation>
    </message>
    <message>
        <source>Not a backup of a journal</source>
        <translation>Ingen sikkerhetskopi av en journal</translation>
    </message>
    <message>
        <source>Nothing was changed. Choose another file: one that was written as a backup of the journal.</source>
        <translation>Ingenting ble endret. Velg en annen fil: en som ble skrevet som sikkerhetskopi av journalen.</translation>
    </message>
</context>
<context>
    <name>fairness</name>
    <message>
        <source>Were these boards played?</source>
        <translation>Er disse spillene spilt?</translation>
    </message>
    <message>
        <source>Has everybody played all of these boards?</source>
        <translation>Har alle spilt alle disse spillene?</translation>
    </message>
    <message>
        <source>This computer does not know all of these sets. Figures tell about the hands.</source>
        <translation>Datamaskinen kjenner ikke alle disse settene. Tall forteller om hendene.</translation>
    </message>
    <message>
        <source>&amp;They were played</source>
        <translation>De er &amp;spilt</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>{exchange} is closed on {day}</source>
        <translation>{exchange} er stengt {day}</translation>
    </message>
    <message>
        <source>Phase {phase}, “{found}”, was added after publication.</source>
        <translation>Fase {phase}, «{found}», ble lagt til etter publiseringen.</translation>
    </message>
    <message>
        <source>Phase {phase}: its {what} was published as “{promised}” and is now “{found}”.</source>
        <translation>Fase {phase} ({what}): publisert som «{promised}», er nå «{found}».</translation>
    </message>
    <message>
        <source>The {what} was published as “{promised}” and is now “{found}”.</source>
        <translation>Publisert som «{promised}», er nå «{found}» ({what}).</translation>
    </message>
    <message>
        <source>name</source>
        <translation>navn</translation>
    </message>
    <message>
        <source>source of the outside value</source>
        <translation>kilde for den ytre verdien</translation>
    </message>
    <message>
        <source>rule for the outside value</source>
        <translation>regel for den ytre verdien</translation>
    </message>
    <message>
        <source>list of holders</source>
        <translation>listen over voktere</translation>
    </message>
    <message>
        <source>hash of the keys</source>
        <translation>hash av nøklene</translation>
    </message>
    <message>
        <source>number of sessions</source>
        <translation>antall sesjoner</translation>
    </message>
    <message>
        <source>range of boards</source>
        <translation>spillområde</translation>
    </message>
    <message>
        <source>beginning of file names</source>
        <translation>begynnelsen av filnavn</translation>
    </message>
    <message>
        <source>description</source>
        <translation>beskrivelse</translation>
    </message>
    <message>
        <source>The tournament has no name.</source>
        <translation>Turneringen har ikke noe navn.</translation>
    </message>
    <message>
        <source>the name of the tournament</source>
        <translation>turneringens navn</translation>
    </message>
    <message>
        <source>The plan has no phases: there is nothing to deal.</source>
        <translation>Planen har ingen faser: det er ingenting å dele.</translation>
    </message>
    <message>
        <source>The plan has {count} boards in all: is a number too large?</source>
        <translation>Planen har {count} spill i alt: er et tall for stort?</translation>
    </message>
    <message>
        <source>The outside value is known before the keys are made: it proves nothing.</source>
        <translation>Den ytre verdien er kjent før nøklene er laget: den beviser ingenting.</translation>
    </message>
    <message>
        <source>Phases {first} and {number} would both make a file “{name}”.</source>
        <translation>Fase {first} og {number} ville begge lage en fil «{name}».</translation>
    </message>
    <message>
        <source>the description of phase {number}</source>
        <translation>beskrivelsen av fase {number}</translation>
    </message>
    <message>
        <source>Phase {number} has no description.</source>
        <translation>Fase {number} har ingen beskrivelse.</translation>
    </message>
    <message>
        <source>A session of phase {number} has more than {limit} boards: {boards}.</source>
        <translation>En sesjon i fase {number} har mer enn {limit} spill: {boards}.</translation>
    </message>
    <message>
        <source>Phase {number} has {ranges} sets of boards for {sessions} sessions.</source>
        <translation>Fase {number} har {ranges} spillområder til {sessions} sesjoner.</translation>
    </message>
    <message>
        <source>The {sessions} sessions of phase {number} do not use its {ranges} ranges of boards evenly.</source>
        <translation>De {sessions} sesjonene i fase {number} bruker ikke de {ranges} spillområdene likt.</translation>
    </message>
    <message>
        <source>All sessions of phase {number} would be called “{prefix}”: add a “#”.</source>
        <translation>Alle sesjoner i fase {number} ville hete «{prefix}»: legg til en «#».</translation>
    </message>
    <message>
        <source>“{prefix}” has too few “#” for {sessions} sessions: the files will not sort in order.</source>
        <translation>«{prefix}» har for få «#» til {sessions} sesjoner: filene blir ikke sortert i rekkefølge.</translation>
    </message>
    <message>
        <source>They look alike: character {place} is {one} here and {other} there.</source>
        <translation>De ser like ut: tegn {place} er {one} her og {other} der.</translation>
    </message>
    <message>
        <source>Character {place} is {one} here and {other} there.</source>
        <translation>Tegn {place} er {one} her og {other} der.</translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation>Det er nok.</translation>
    </message>
    <message>
        <source>That is little: add a second source, or take a value with more digits.</source>
        <translation>Det er lite: legg til en kilde til, eller ta en verdi med flere sifre.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>ikke der</translation>
    </message>
    <message>
        <source>the digit {one}</source>
        <translation>sifferet {one}</translation>
    </message>
    <message>
        <source>the capital letter {one}</source>
        <translation>den store bokstaven {one}</translation>
    </message>
    <message>
        <source>the small letter {one}</source>
        <translation>den lille bokstaven {one}</translation>
    </message>
    <message>
        <source>the sign {one} ({name})</source>
        <translation>tegnet {one} ({name})</translation>
    </message>
    <message>
        <source>The promise does not say at which exchange, or where, the value is published.</source>
        <translation>Løftet sier ikke på hvilken børs, eller hvor, verdien blir publisert.</translation>
    </message>
    <message>
        <source>The promise does not say whether the opening or the closing value counts.</source>
        <translation>Løftet sier ikke om det er åpningsverdien eller sluttverdien som teller.</translation>
    </message>
    <message>
        <source>The date of the promise can be read in several ways: {ways}.</source>
        <translation>Datoen i løftet kan leses på flere måter: {ways}.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> eller </translation>
    </message>
    <message>
        <source>The date of the promise has no year: {date}.</source>
        <translation>Datoen i løftet har ikke noe år: {date}.</translation>
    </message>
    <message>
        <source>{closed}: there is no value of that day.</source>
        <translation>{closed}: det finnes ingen verdi for den dagen.</translation>
    </message>
    <message>
        <source>{day} is more than a year ahead: is the year right?</source>
        <translation>{day} er mer enn et år fram i tid: er året riktig?</translation>
    </message>
    <message>
        <source>No exchange is named for the {name}: people may look in two places.</source>
        <translation>Ingen børs er oppgitt for {name}: folk kan slå opp på to steder.</translation>
    </message>
    <message>
        <source>{closed}. The value of {day} will be used.</source>
        <translation>{closed}. Verdien for {day} blir brukt.</translation>
    </message>
    <message>
        <source>Only the weekends of {exchange} are known here: look up whether it is open on {day}.</source>
        <translation>Bare helgene til {exchange} er kjent her: slå opp om den er åpen {day}.</translation>
    </message>
    <message>
        <source>root of the keys</source>
        <translation>roten av nøklene</translation>
    </message>
    <message>
        <source>Phase {phase}, “{promised}”, was published but is missing now.</source>
        <translation>Fase {phase}, «{promised}», ble publisert og mangler nå.</translation>
    </message>
    <message>
        <source>The plan does not say where the outside value will come from.</source>
        <translation>Det er ikke sagt hvor den ytre verdien skal komme fra.</translation>
    </message>
    <message>
        <source>The source in the plan does not match the rule.</source>
        <translation>Kilden i planen er ikke det regelen sier med ord.</translation>
    </message>
    <message>
        <source>The outside value could not be typed like this: {reason}.</source>
        <translation>Den ytre verdien kunne ikke skrives slik: {reason}.</translation>
    </message>
    <message>
        <source>The outside value has “{sign}” between digits; it is used unchanged.</source>
        <translation>Den ytre verdien har «{sign}» mellom sifre; den brukes slik den står.</translation>
    </message>
    <message>
        <source>The outside value has unusual spaces or letters; it is used unchanged.</source>
        <translation>Den ytre verdien har uvanlige mellomrom eller bokstaver; den brukes slik den står.</translation>
    </message>
    <message>
        <source>“{prefix}” differs from the other names: most start with “{stem}”.</source>
        <translation>«{prefix}» begynner annerledes enn de andre: de fleste begynner med «{stem}».</translation>
    </message>
    <message>
        <source>Some computers change letters such as those in “{prefix}” in file names.</source>
        <translation>Ikke alle maskiner beholder bokstavene i «{prefix}» i filnavn.</translation>
    </message>
    <message>
        <source>The sessions of phase {number} have different numbers of boards: {counts} ({boards}).</source>
        <translation>Sesjonene i fase {number} har ulikt antall spill: {counts} ({boards}).</translation>
    </message>
    <message>
        <source>The boards of phase {number} are not consecutive: {boards}.</source>
        <translation>Spillene i fase {number} følger ikke etter hverandre: {boards}.</translation>
    </message>
    <message>
        <source>Phase {number} has an open number of sessions, so one key opens them all. None of them can be revealed on its own evening, only all together at the end. With a fixed number, each session has its own key.</source>
        <translation>Antall sesjoner i fase {number} er åpent, så én nøkkel gjelder for alle: ingen av dem kan avdekkes samme kveld, bare alle til slutt. Med et fast antall har hver sin egen nøkkel.</translation>
    </message>
    <message>
        <source>The description “{text}” is the same for all sessions: add a “#”.</source>
        <translation>Beskrivelsen «{text}» skiller ikke sesjonene: legg til en «#».</translation>
    </message>
    <message>
        <source>The description “{text}” gives a different number of sessions, not {sessions}.</source>
        <translation>Beskrivelsen «{text}» sier et annet antall enn {sessions} sesjoner.</translation>
    </message>
    <message>
        <source>The character “{sign}” in {what} may be a mistake: “{text}”.</source>
        <translation>Tegnet «{sign}» kan ha kommet inn ved en feil i {what}: «{text}».</translation>
    </message>
    <message>
        <source>There are extra spaces in {what}: “{text}”.</source>
        <translation>Det er for mange mellomrom i {what}: «{text}».</translation>
    </message>
    <message>
        <source>Older programs may show some letters of {what} incorrectly: “{text}”.</source>
        <translation>Eldre programmer kan vise bokstaver i {what} feil: «{text}».</translation>
    </message>
    <message>
        <source>There is a space between digits: if it only groups them, leave it out.</source>
        <translation>Det står et mellomrom mellom sifre: hvis det bare grupperer dem, utelat det.</translation>
    </message>
    <message>
        <source>There is a letter among the digits: O is not 0, l and I are not 1.</source>
        <translation>En bokstav står blant sifre: O er ikke 0, l og I er ikke 1.</translation>
    </message>
    <message>
        <source>There is a sign between digits: if it only groups them, leave it out.</source>
        <translation>Et tegn står mellom sifre: hvis det bare grupperer dem, utelat det.</translation>
    </message>
    <message>
        <source>Some keyboards lack some of these characters, and others must type exactly the same.</source>
        <translation>Ikke alle tastaturer har alt dette, og andre må skrive det likt.</translation>
    </message>
    <message>
        <source>It has no digit: words can often be guessed.</source>
        <translation>Det er ikke noe siffer i den: ord kan ofte forutses.</translation>
    </message>
    <message>
        <source>About {bits} bits of it could not be known beforehand: a guess is right once in {times} tries.</source>
        <translation>Omtrent {bits} bit av den kunne ikke være kjent på forhånd: den som gjetter, treffer én av {times} ganger.</translation>
    </message>
    <message>
        <source>The first two digits of a number are not counted, because those of an index can be guessed.</source>
        <translation>De to første sifrene i et tall telles ikke: i en indeks er de ingen overraskelse.</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>et mellomrom</translation>
    </message>
    <message>
        <source>The promise does not say which value counts if the exchange is closed.</source>
        <translation>Løftet sier ikke hvilken verdi som teller hvis børsen er stengt.</translation>
    </message>
    <message>
        <source>The promise has no date that the program can read.</source>
        <translation>Løftet har ingen dato som kan leses.</translation>
    </message>
    <message>
        <source>{day} is in the past: everyone may already know its value.</source>
        <translation>{day} er forbi: verdien kan være kjent av alle allerede.</translation>
    </message>
    <message>
        <source>{day} is today: its value may be known before everyone has the plan.</source>
        <translation>{day} er i dag: verdien kan bli kjent før alle har planen.</translation>
    </message>
    <message>
        <source>“{name}” is not the one in this computer’s journal.</source>
        <translation>«{name}» er en annen enn den journalen på denne maskinen forteller om.</translation>
    </message>
    <message>
        <source>Round {number} appears on {when}: promise a round that is at least an hour ahead.</source>
        <translation>Runde {number} kommer {when}: lov en runde som ligger minst en time fram.</translation>
    </message>
    <message>
        <source>The fallback value, used if the network has ended, is known before the round.</source>
        <translation>Det som gjelder hvis nettverket har opphørt, er kjent før runden.</translation>
    </message>
    <message>
        <source>The promise mentions a SHA-256, but not in the form that every check understands: enter holders by name and hash.</source>
        <translation>Løftet nevner en SHA-256, men ikke i den formen som enhver kontroll forstår: før opp voktere med navn og hash.</translation>
    </message>
    <message>
        <source>There are {count} holders; at most {limit} are possible.</source>
        <translation>Det er {count} voktere av ord, og det meste er {limit}.</translation>
    </message>
    <message>
        <source>Two holders are called “{name}”: give them different names.</source>
        <translation>To voktere heter «{name}»: gi hver sitt eget navn.</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” have the same hash, so they have the same words.</source>
        <translation>«{one}» og «{other}» har samme hash: den ene har den andres ord.</translation>
    </message>
    <message>
        <source>The hash of “{name}” belongs to words that anyone would try first: ask for new ones.</source>
        <translation>Hashen fra «{name}» hører til ord som alle ville prøvd: be om nye.</translation>
    </message>
    <message>
        <source>The hash of “{name}” does not look like a real one: perhaps nobody knows words for it.</source>
        <translation>Hashen fra «{name}» ser ikke ut som en: kanskje kjenner ingen ord til den.</translation>
    </message>
    <message>
        <source>This computer already published a promise for an event with this name, on {days}. With several promises, one can be chosen later: state in public which one counts, and why.</source>
        <translation>Denne datamaskinen har allerede publisert et løfte for et arrangement med dette navnet, den {days}. Den som gir flere løfter, kan velge mellom dem: Si offentlig hvilket som gjelder, og hvorfor.</translation>
    </message>
    <message>
        <source>The folder already has {count} files that phase {number} would make, such as “{name}”. Deal into a separate folder.</source>
        <translation>Mappen har allerede {count} filer som fase {number} ville lage, som «{name}»: del til en egen mappe.</translation>
    </message>
    <message>
        <source>The tournament “{file}” in this folder makes files with the same names as phase {number}, such as “{name}”. Deal into a separate folder.</source>
        <translation>Turneringen «{file}» i denne mappen lager filer med navnene til fase {number}, som «{name}»: del til en egen mappe.</translation>
    </message>
    <message>
        <source>Phases {first} and {number} make files whose names differ only in zeros, such as “{other}” and “{name}”. People will confuse them.</source>
        <translation>Fase {first} og {number} lager filer med navn som bare skiller seg i nuller, for eksempel «{other}» og «{name}»: de vil bli forvekslet.</translation>
    </message>
    <message>
        <source>This value proves itself. The network signs it, every check can test the signature offline, and nobody can guess any of its 256 bits.</source>
        <translation>Denne verdien beviser seg selv: nettverket signerer den, hver kontroll prøver signaturen uten internett, og alle 256 bit er en overraskelse.</translation>
    </message>
    <message>
        <source>Several people are involved. Nobody can foresee a board before the words are handed over, or secretly choose one. Only all of these together, with the people who open the keys, could do so: {names}.</source>
        <translation>Flere personer: med mindre alle disse samarbeider med den som åpner nøklene, kan ingen forutse et spill før ordene er levert, og ingen velge et ubemerket: {names}.</translation>
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
        <translation>Duplimate, eldre</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft), bridge-club.org, ACBL upload</source>
        <translation>Duplimate (Dupsoft), bridge-club.org, ACBL-opplasting</translation>
    </message>
    <message>
        <source>Duplimate, older, hands hidden on the screen</source>
        <translation>Duplimate, eldre, hendene skjult på skjermen</translation>
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
        <translation>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller), ACBL-opplasting</translation>
    </message>
    <message>
        <source>Duplimate, hands hidden on the screen</source>
        <translation>Duplimate, hendene skjult på skjermen</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller)</source>
        <translation>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller)</translation>
    </message>
    <message>
        <source>Older dealing machines (BRI)</source>
        <translation>Eldre dupliseringsmaskiner (BRI)</translation>
    </message>
    <message>
        <source>older dealing machines, bridge-club.org</source>
        <translation>eldre dupliseringsmaskiner, bridge-club.org</translation>
    </message>
    <message>
        <source>Older dealing machines (DGE)</source>
        <translation>Eldre dupliseringsmaskiner (DGE)</translation>
    </message>
    <message>
        <source>older dealing machines, converters</source>
        <translation>eldre dupliseringsmaskiner, konverteringsprogrammer</translation>
    </message>
    <message>
        <source>Dealer4, BridgeComposer, scoring programs</source>
        <translation>Dealer4, BridgeComposer, regnskap</translation>
    </message>
    <message>
        <source>Dealer4, BridgeComposer, Bridgewebs, ACBL upload, most scoring programs</source>
        <translation>Dealer4, BridgeComposer, Bridgewebs, ACBL-opplasting, de fleste regnskapsprogrammer</translation>
    </message>
    <message>
        <source>Bridge Base Online</source>
        <translation>Bridge Base Online</translation>
    </message>
    <message>
        <source>Bridge Base Online (upload and hand viewer), ACBL upload</source>
        <translation>Bridge Base Online (opplasting og spillviser), ACBL-opplasting</translation>
    </message>
    <message>
        <source>Spreadsheets</source>
        <translation>Regneark</translation>
    </message>
    <message>
        <source>spreadsheets, programs of your own</source>
        <translation>regneark, egne programmer</translation>
    </message>
    <message>
        <source>Bernasconi</source>
        <translation>Bernasconi</translation>
    </message>
    <message>
        <source>Bernasconi dealing machines</source>
        <translation>Bernasconis dupliseringsmaskiner</translation>
    </message>
    <message>
        <source>Borel</source>
        <translation>Borel</translation>
    </message>
    <message>
        <source>Borel&apos;s programs</source>
        <translation>Borels programmer</translation>
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
        <translation>KoPS, med spillnumre (CDS)</translation>
    </message>
    <message>
        <source>KoPS and related programs (Poland)</source>
        <translation>KoPS og beslektede programmer (Polen)</translation>
    </message>
    <message>
        <source>Deal numbers</source>
        <translation>Fordelingsnumre</translation>
    </message>
    <message>
        <source>this program, Big Deal; the shortest archive</source>
        <translation>dette programmet, Big Deal; det korteste arkivet</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistikk</translation>
    </message>
    <message>
        <source>Load it in the Duplimate’s program (Dupsoft), and check the number of the first board there.</source>
        <translation>Last den inn i Duplimates program (Dupsoft), og kontroller nummeret på første spill der.</translation>
    </message>
    <message>
        <source>Keep it as an archive: this program and Big Deal read it.</source>
        <translation>Ta vare på den som arkiv: Dette programmet og Big Deal leser den.</translation>
    </message>
    <message>
        <source>people, after play; contains no deals</source>
        <translation>mennesker, etter spillingen; inneholder ingen spill</translation>
    </message>
    <message>
        <source>Load it in the Duplimate’s program. If that shows 99 boards, duplicate only the ones that were dealt.</source>
        <translation>Last den inn i Duplimates program; viser det 99 spill, dupliser bare dem som er delt.</translation>
    </message>
    <message>
        <source>Load it in the dealing machine’s program, and check the number of the first board, because the file has none.</source>
        <translation>Last den inn i dupliseringsmaskinens program, og kontroller nummeret på første spill: Filen har ingen numre.</translation>
    </message>
    <message>
        <source>Load it in the machine’s program. BridgeComposer and scoring programs show hands: do not use them until play is over.</source>
        <translation>Last den inn i maskinens program. BridgeComposer og regnskapsprogrammer viser hendene: Vent med dem til spillet er over.</translation>
    </message>
    <message>
        <source>Upload it to Bridge Base Online. Its hand viewer shows the hands: do not open it until play is over.</source>
        <translation>Last den opp til Bridge Base Online. Visningen der viser hendene: La den være lukket til spillet er over.</translation>
    </message>
    <message>
        <source>Do not open it until play is over: a spreadsheet shows every hand.</source>
        <translation>La den være lukket til spillet er over: Et regneark viser alle hender.</translation>
    </message>
    <message>
        <source>Load it in the Bernasconi machine’s program, and check the number of the first board, because the file has none.</source>
        <translation>Last den inn i Bernasconi-maskinens program, og kontroller nummeret på første spill: Filen har ingen numre.</translation>
    </message>
    <message>
        <source>Load it in Borel’s program, and check the number of the first board, because the file has none.</source>
        <translation>Last den inn i Borels program, og kontroller nummeret på første spill: Filen har ingen numre.</translation>
    </message>
    <message>
        <source>Load it in KoPS, and check the number of the first board, because the file has none.</source>
        <translation>Last den inn i KoPS, og kontroller nummeret på første spill: Filen har ingen numre.</translation>
    </message>
    <message>
        <source>Load it in KoPS; the board numbers are in the file.</source>
        <translation>Last den inn i KoPS; spillnumrene står i filen.</translation>
    </message>
    <message>
        <source>Read it when play is over: it shows how the cards are distributed overall.</source>
        <translation>Les den når spillet er over: Den forteller hvordan kortene sitter i det store og hele.</translation>
    </message>
</context>
<context>
    <name>meter</name>
    <message>
        <source>Type on many different keys, or move the mouse.</source>
        <translation>Skriv på mange ulike taster, eller beveg musen.</translation>
    </message>
    <message>
        <source>Keep going: learning your rhythm.</source>
        <translation>Fortsett: lærer rytmen din.</translation>
    </message>
    <message>
        <source>Good. Keep going.</source>
        <translation>Bra. Fortsett.</translation>
    </message>
    <message>
        <source>Use many different keys.</source>
        <translation>Bruk mange ulike taster.</translation>
    </message>
    <message>
        <source>Too regular. Type unevenly, or move the mouse.</source>
        <translation>For jevnt. Skriv ujevnt, eller beveg musen.</translation>
    </message>
    <message>
        <source>Keys are released like a machine. Use a real keyboard, or the mouse.</source>
        <translation>Tastene slippes som av en maskin. Bruk et ekte tastatur, eller musen.</translation>
    </message>
    <message>
        <source>This is easy to guess. Vary the rhythm.</source>
        <translation>Du er lett å gjette. Varier rytmen.</translation>
    </message>
    <message>
        <source>This repeats itself (a macro or a recording?). It no longer counts.</source>
        <translation>Dette gjentar seg (makro eller opptak?). Det er trukket fra.</translation>
    </message>
    <message>
        <source>A key is held down. Press many different keys, one after another.</source>
        <translation>En tast holdes nede. Trykk på mange taster, én etter én.</translation>
    </message>
    <message>
        <source>Timing is coarse here, as over a remote desktop. Use the mouse, or only the computer.</source>
        <translation>Tidene kommer i trinn her, som over et eksternt skrivebord. Bruk musen, eller datamaskinen alene.</translation>
    </message>
    <message>
        <source>Input from other programs does not count.</source>
        <translation>Inndata fra et annet program telles ikke.</translation>
    </message>
    <message>
        <source>Enough. Release the keys and the mouse.</source>
        <translation>Nok. Slipp tastene.</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>session</source>
        <translation>sesjon</translation>
    </message>
    <message>
        <source>set {number} of {count}</source>
        <translation>sett {number} av {count}</translation>
    </message>
    <message>
        <source>second of the day</source>
        <translation>dagens andre</translation>
    </message>
    <message>
        <source>third of the day</source>
        <translation>dagens tredje</translation>
    </message>
    <message>
        <source>fourth of the day</source>
        <translation>dagens fjerde</translation>
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
        <translation>De hemmelige nøklene i journalen er nå forseglet. Eldre versjoner av programmet kan ikke lenger bruke den.</translation>
    </message>
    <message>
        <source>Others may read the journal in “{folder}”, and that cannot be changed there.</source>
        <translation>Andre kan lese journalen i «{folder}», og det kan ikke endres der.</translation>
    </message>
    <message>
        <source>Others could read or change the journal in “{folder}”. It is yours alone now.</source>
        <translation>Andre kunne lese eller endre journalen i «{folder}». Nå er den bare din.</translation>
    </message>
    <message>
        <source>Other users can write in “{folder}”, and so can replace the journal below it. Take that right from them: chmod go-w “{folder}”.</source>
        <translation>Andre brukere kan skrive i «{folder}», og kan derfor bytte ut journalen under den. Ta den retten fra dem: chmod go-w «{folder}».</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>Reserve sets in place of the original ones</source>
        <translation>Reservesett i stedet for de opprinnelige</translation>
    </message>
    <message>
        <source>Tournament: {name}</source>
        <translation>Turnering: {name}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Grunn: {reason}</translation>
    </message>
    <message>
        <source>Dealt on {date}.</source>
        <translation>Delt {date}.</translation>
    </message>
    <message>
        <source>Reserve sets follow from the same keys and the same outside value as the originals.</source>
        <translation>Reservesett følger av de samme nøklene og den samme ytre verdien som de opprinnelige.</translation>
    </message>
    <message>
        <source>Laws of Duplicate Bridge 2017, Law 6D.</source>
        <translation>Lov om duplikatbridge 2017, § 6 D.</translation>
    </message>
    <message>
        <source>Before the tournament the organiser published a plan and the hash of secret keys.</source>
        <translation>Før turneringen publiserte arrangøren en plan og hashen av hemmelige nøkler.</translation>
    </message>
    <message>
        <source>Every deal follows from a key and from an outside value that nobody could know then:</source>
        <translation>Hvert spill følger av en nøkkel og av en ytre verdi som ingen kunne kjenne da:</translation>
    </message>
    <message>
        <source>Promised source: {source}</source>
        <translation>Lovet kilde: {source}</translation>
    </message>
    <message>
        <source>Value: {value}</source>
        <translation>Verdi: {value}</translation>
    </message>
    <message>
        <source>Hash of the keys: {hash}</source>
        <translation>Hash av nøklene: {hash}</translation>
    </message>
    <message>
        <source>Check code: {digest}</source>
        <translation>Kontrollkode: {digest}</translation>
    </message>
    <message>
        <source>In words: {words}</source>
        <translation>Med ord: {words}</translation>
    </message>
    <message>
        <source>Published, as the organiser says: {where}, since {day}</source>
        <translation>Publisert, sier arrangøren: {where}, siden {day}</translation>
    </message>
    <message>
        <source>So nobody could choose a board, except within what every check lists. Anyone who has the keys and the value can compute every board, so the keys are kept sealed and the boards are dealt late.</source>
        <translation>Derfor kunne ingen velge et spill, utover det som hver kontroll lister opp. Den som har nøklene og verdien, kan regne ut hvert spill: derfor holdes nøklene forseglet, og det deles sent.</translation>
    </message>
    <message>
        <source>This pack is about {session} alone: it holds the key of that session, and what proves that it is the one that was bound. The other keys stay secret until their sessions are played. Do not take our word for it: verify it.</source>
        <translation>Denne pakken gjelder bare {session}: den inneholder nøkkelen til den sesjonen, og det som beviser at det er den som ble bundet. De andre nøklene forblir hemmelige til sesjonene er spilt. Ikke ta oss på ordet: etterprøv det.</translation>
    </message>
    <message>
        <source>This pack holds the keys. Do not take our word for it: verify it.</source>
        <translation>Denne pakken inneholder nøklene. Ikke ta oss på ordet: etterprøv det.</translation>
    </message>
    <message>
        <source>Behind it the words of {name}:</source>
        <translation>Bak den ordene fra {name}:</translation>
    </message>
    <message>
        <source>The words of {name} were withheld; in their place stands their SHA-256:</source>
        <translation>Ordene fra {name} ble holdt tilbake; i stedet står SHA-256 av dem:</translation>
    </message>
    <message>
        <source>Sessions that were revealed before, each by itself</source>
        <translation>Sesjoner som ble avdekket før, hver for seg</translation>
    </message>
    <message>
        <source>  {date}: {session}</source>
        <translation>  {date}: {session}</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesjoner</translation>
    </message>
    <message>
        <source>Reserve sets and deviations from the plan</source>
        <translation>Reservesett og avvik fra planen</translation>
    </message>
    <message>
        <source>  {date}, reserve sets: {text}</source>
        <translation>  {date}, reservesett: {text}</translation>
    </message>
    <message>
        <source>  {date}, deviation: {text}</source>
        <translation>  {date}, avvik: {text}</translation>
    </message>
    <message>
        <source>How to verify</source>
        <translation>Slik etterprøver du</translation>
    </message>
    <message>
        <source>1. Look up the check code where it stood before the tournament, and the value at its source. Only you can do that.</source>
        <translation>1. Slå opp kontrollkoden der den sto før turneringen, og verdien hos kilden. Det kan bare du gjøre.</translation>
    </message>
    <message>
        <source>1. Compare “{name}” with the file that was published before the tournament, and the</source>
        <translation>1. Sammenlign «{name}» med filen som ble publisert før turneringen, og</translation>
    </message>
    <message>
        <source>   value with what its source says. Only you can do that.</source>
        <translation>   verdien med det kilden sier. Det kan bare du gjøre.</translation>
    </message>
    <message>
        <source>2. Open “verify.html” in any browser and give it the files of this pack; it needs no network. Best take the page from the program or its releases, which publish its SHA-256: whoever hands out a forged pack could add a forged page. Or use the Check page of bigdeal-gui, or run</source>
        <translation>2. Åpne «verify.html» i en nettleser og gi den filene i denne pakken; den trenger ikke nett. Ta helst siden som følger med programmet, eller den som ligger der programmet publiseres, der også dens SHA-256 står: den som deler ut en forfalsket pakke, kan legge ved en forfalsket side. Eller bruk siden Kontroll i bigdeal-gui, eller kjør</translation>
    </message>
    <message>
        <source>The SHA-256 of the page, as {program} has it:</source>
        <translation>SHA-256 av siden, slik {program} har den:</translation>
    </message>
    <message>
        <source>Green: proved. Amber: true as far as it goes, with lists of what only you can look up and of what could still be chosen when the value was known. Red: something contradicts.</source>
        <translation>Grønn: bevist. Gul: sant så langt det rekker, med lister over det bare du kan slå opp, og det som ennå kunne velges da verdien var kjent. Rød: to ting motsier hverandre.</translation>
    </message>
    <message>
        <source>3. Compare the boards with those you played: hand records, or what a machine dealt.</source>
        <translation>3. Sammenlign spillene med dem du spilte: kortfordelinger, eller det en maskin delte.</translation>
    </message>
    <message>
        <source>   Files of your own can be verified in the same way, beside those of the pack.</source>
        <translation>   Egne filer kan etterprøves på samme måte, ved siden av dem i pakken.</translation>
    </message>
    <message>
        <source>“{name}” binds names, boards and source as well as the keys.</source>
        <translation>«{name}» binder navn, spill og kilde i tillegg til nøklene.</translation>
    </message>
    <message>
        <source>The published hash binds the keys alone, not the names and numbers in the plan.</source>
        <translation>Den publiserte hashen binder bare nøklene, ikke navn og tall i planen.</translation>
    </message>
    <message>
        <source>SquareDeal reads the same plan and keys and deals the same boards.</source>
        <translation>SquareDeal leser samme plan og nøkler og deler de samme spillene.</translation>
    </message>
    <message>
        <source>Deviation from the published plan</source>
        <translation>Avvik fra den publiserte planen</translation>
    </message>
    <message>
        <source>What was done otherwise: {text}</source>
        <translation>Det som ble gjort annerledes: {text}</translation>
    </message>
    <message>
        <source>Recorded on {date}.</source>
        <translation>Journalført {date}.</translation>
    </message>
    <message>
        <source>The deals are those that were bound by the published hash:</source>
        <translation>Kortfordelingene er dem som ble bundet av den publiserte hashen:</translation>
    </message>
    <message>
        <source>The journal of the computer that dealt has every set. Its newest row has</source>
        <translation>Journalen på maskinen som delte, kjenner hvert sett. Den nyeste raden har</translation>
    </message>
    <message>
        <source>this number and hash. To see whether it is still there, type on that computer:</source>
        <translation>dette nummeret og denne hashen. Om den fortsatt står i journalen, viser dette der:</translation>
    </message>
    <message>
        <source>When the keys are revealed, anybody can verify them. Every check lists them.</source>
        <translation>Når nøklene avdekkes, kan hvem som helst etterprøve dem. Hver kontroll viser dem.</translation>
    </message>
    <message>
        <source>Double-dummy results of more than {count} boards are worked out only when asked for.</source>
        <translation>Double dummy-resultater for mer enn {count} spill regnes bare ut når det bes om det.</translation>
    </message>
    <message>
        <source>The journal says now that play is over.</source>
        <translation>Journalen sier nå at spillet er slutt.</translation>
    </message>
    <message>
        <source>The files of the set are in the archive now: {folder}</source>
        <translation>Filene til settet er nå i arkivet: {folder}</translation>
    </message>
    <message>
        <source>The newest row of the tournament’s log, by its SHA-256:</source>
        <translation>Den nyeste raden i turneringens logg, ved dens SHA-256:</translation>
    </message>
    <message>
        <source>Amber is the best that the pack of one session can be: nothing is proved yet of the others. The file that ends in .key.txt can be checked by hand; bigdeal-gui’s documents say how.</source>
        <translation>Gult er det beste pakken for én sesjon kan bli: ingenting er bevist om de andre ennå. Filen som slutter på .key.txt, kan etterprøves for hånd; dokumentasjonen til bigdeal-gui sier hvordan.</translation>
    </message>
    <message>
        <source>The analysis was left out.</source>
        <translation>Resultatene er utelatt.</translation>
    </message>
    <message>
        <source>With {count} boards on a page there is no room for double-dummy results.</source>
        <translation>Med {count} spill på siden er det ikke plass til double dummy-resultater.</translation>
    </message>
    <message>
        <source>A web page prints page by page: use the PDF for a folded booklet.</source>
        <translation>En nettside skrives ut side for side: heftet som skal brettes, er PDF-en.</translation>
    </message>
    <message>
        <source>This computer’s journal does not know these boards, so it cannot tell whether they have been played.</source>
        <translation>Journalen på denne maskinen kjenner ikke disse spillene, så ingen her kan si om de er spilt.</translation>
    </message>
    <message>
        <source>The double-dummy results in the file do not match its boards. They were calculated again.</source>
        <translation>Double dummy-resultatene i filen passer ikke til spillene i den. De er regnet ut på nytt.</translation>
    </message>
    <message>
        <source>The double-dummy results are from the file. A sample from each board was calculated here and agrees.</source>
        <translation>Double dummy-resultatene er de som står i filen. En stikkprøve av hvert spill er regnet ut her og stemmer.</translation>
    </message>
    <message>
        <source>No font of this computer has the letters {letters}; each prints as an empty box. Install a font that has them, such as Noto Sans, and print again.</source>
        <translation>Ingen skrift på denne datamaskinen har tegnene {letters}; hvert skrives ut som en tom rute. Installer en skrift som har dem, for eksempel Noto Sans, og skriv ut på nytt.</translation>
    </message>
    <message>
        <source>The double-dummy results in the file were kept without checking them.</source>
        <translation>Double dummy-resultatene i filen ble beholdt uten kontroll.</translation>
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
        <translation>Et hvilket som helst tall: dette er en øvelse</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Grunnspill</translation>
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
        <translation>Papir</translation>
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
        <translation>12 spill</translation>
    </message>
    <message>
        <source>18 boards</source>
        <translation>18 spill</translation>
    </message>
    <message>
        <source>24 boards</source>
        <translation>24 spill</translation>
    </message>
    <message>
        <source>36 boards</source>
        <translation>36 spill</translation>
    </message>
    <message>
        <source>2 boards, in large print</source>
        <translation>2 spill, med stor skrift</translation>
    </message>
    <message>
        <source>Boards go</source>
        <translation>Rekkefølge</translation>
    </message>
    <message>
        <source>in rows</source>
        <translation>radvis</translation>
    </message>
    <message>
        <source>in columns</source>
        <translation>kolonnevis</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Farger</translation>
    </message>
    <message>
        <source>four colours</source>
        <translation>fire farger</translation>
    </message>
    <message>
        <source>black and red</source>
        <translation>svart og rødt</translation>
    </message>
    <message>
        <source>black alone</source>
        <translation>bare svart</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Tier</translation>
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
        <translation>A K Q J på alle språk</translation>
    </message>
    <message>
        <source>High-card points</source>
        <translation>Honnørpoeng</translation>
    </message>
    <message>
        <source>Double-dummy results and par</source>
        <translation>Double dummy-resultater og parscore</translation>
    </message>
    <message>
        <source>Double dummy says</source>
        <translation>Double dummy viser</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>stikk</translation>
    </message>
    <message>
        <source>contracts</source>
        <translation>kontrakter</translation>
    </message>
    <message>
        <source>Par beside the results</source>
        <translation>Parscore ved resultatene</translation>
    </message>
    <message>
        <source>Sheets are</source>
        <translation>Arkene er</translation>
    </message>
    <message>
        <source>loose</source>
        <translation>løse</translation>
    </message>
    <message>
        <source>punched</source>
        <translation>hullet</translation>
    </message>
    <message>
        <source>punched, printed on both sides</source>
        <translation>hullet, trykt på begge sider</translation>
    </message>
    <message>
        <source>folded into a booklet</source>
        <translation>brettet til et hefte</translation>
    </message>
    <message>
        <source>with double dummy</source>
        <translation>med double dummy</translation>
    </message>
    <message>
        <source>as a web page</source>
        <translation>som nettside</translation>
    </message>
    <message>
        <source>sections {names}</source>
        <translation>seksjoner {names}</translation>
    </message>
    <message>
        <source>“{event}”, {day}, from board {number}</source>
        <translation>«{event}», {day}, fra spill {number}</translation>
    </message>
    <message>
        <source>Play is over</source>
        <translation>Spillet er slutt</translation>
    </message>
    <message>
        <source>Has this set been played?</source>
        <translation>Er dette settet spilt?</translation>
    </message>
    <message>
        <source>It was dealt today, or its day is still to come.</source>
        <translation>Det ble gitt i dag, eller dagen har ennå ikke kommet.</translation>
    </message>
    <message>
        <source>The record shows every card. The journal will say that play is over.</source>
        <translation>Utskriften viser alle kort. Journalen vil si at spillet er slutt.</translation>
    </message>
    <message>
        <source>Play is over: print open</source>
        <translation>Spillet er slutt: skriv ut åpent</translation>
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
        <translation>Linje øverst</translation>
    </message>
    <message>
        <source>Footer line</source>
        <translation>Linje nederst</translation>
    </message>
    <message>
        <source>Boards per page</source>
        <translation>På en side</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>a card is not two digits</source>
        <translation>et kort er ikke to sifre</translation>
    </message>
    <message>
        <source>the hands are not four suits of rank letters each</source>
        <translation>hendene er ikke fire farger med kortbokstaver hver</translation>
    </message>
    <message>
        <source>its board numbers end at {max_board}</source>
        <translation>spillnumrene slutter på {max_board}</translation>
    </message>
    <message>
        <source>Deal boards up to {max_board}, or leave this format out.</source>
        <translation>Del spill opp til {max_board}, eller utelat dette formatet.</translation>
    </message>
    <message>
        <source>Choose other boards, or leave this format out.</source>
        <translation>Velg andre spill, eller utelat dette formatet.</translation>
    </message>
    <message>
        <source>more than {max_file_lines} lines</source>
        <translation>mer enn {max_file_lines} linjer</translation>
    </message>
    <message>
        <source>a line of more than {max_line_bytes} bytes</source>
        <translation>en linje på mer enn {max_line_bytes} byte</translation>
    </message>
    <message>
        <source>the last record has {rest} bytes instead of {size}</source>
        <translation>den siste posten har {rest} byte i stedet for {size}</translation>
    </message>
    <message>
        <source>more than {max_file_boards} boards</source>
        <translation>mer enn {max_file_boards} spill</translation>
    </message>
    <message>
        <source>{who} has {count} suits instead of 4</source>
        <translation>{who} har {count} farger i stedet for 4</translation>
    </message>
    <message>
        <source>boards are numbered from 1</source>
        <translation>spill nummereres fra 1</translation>
    </message>
    <message>
        <source>the last board comes before the first</source>
        <translation>det siste spillet kommer før det første</translation>
    </message>
    <message>
        <source>board numbers end at {max_boards}</source>
        <translation>spillnumrene slutter på {max_boards}</translation>
    </message>
    <message>
        <source>at least one board is needed</source>
        <translation>minst ett spill trengs</translation>
    </message>
    <message>
        <source>it is neither a number nor a range</source>
        <translation>det er verken et tall eller et område</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>det er for langt</translation>
    </message>
    <message>
        <source>more than {max_ranges} ranges</source>
        <translation>mer enn {max_ranges} områder</translation>
    </message>
    <message>
        <source>at least one session of one board is needed</source>
        <translation>minst én sesjon med ett spill trengs</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>det er tomt</translation>
    </message>
    <message>
        <source>at most 50 letters, digits, “-” and “_” are allowed</source>
        <translation>høyst 50 bokstaver, sifre, «-» og «_» er tillatt</translation>
    </message>
    <message>
        <source>it is longer than {longest_prefix} letters</source>
        <translation>det er lengre enn {longest_prefix} bokstaver</translation>
    </message>
    <message>
        <source>“{name}” has a “/” or a space. The files go to the current folder.</source>
        <translation>«{name}» har en «/» eller et mellomrom. Filene legges i mappen du er i.</translation>
    </message>
    <message>
        <source>The format “stdout” would show the boards on the screen: use “pbn”, which makes a file.</source>
        <translation>Formatet «stdout» ville vise spillene på skjermen: bruk «pbn», som lager en fil.</translation>
    </message>
    <message>
        <source>The set was dealt elsewhere: only the computer that dealt it can certify it.</source>
        <translation>Settet ble delt et annet sted: bare maskinen som delte det, kan gi sertifikat.</translation>
    </message>
    <message>
        <source>The set was not dealt with that identification.</source>
        <translation>Settet ble ikke delt med den identifikasjonen.</translation>
    </message>
    <message>
        <source>More than {most} boards cannot be locked in a box.</source>
        <translation>Det kan ikke låses mer enn {most} spill i en boks.</translation>
    </message>
    <message>
        <source>it was saved as “Unicode”; save it as plain text</source>
        <translation>den ble lagret som «Unicode»; lagre den som ren tekst</translation>
    </message>
    <message>
        <source>it is longer than {max_value_bytes} bytes</source>
        <translation>det er lengre enn {max_value_bytes} byte</translation>
    </message>
    <message>
        <source>row {sequence} cannot be read</source>
        <translation>rad {sequence} kan ikke leses</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>mangler</translation>
    </message>
    <message>
        <source>does not read as a key</source>
        <translation>kan ikke leses som en nøkkel</translation>
    </message>
    <message>
        <source>row {sequence} cannot be understood</source>
        <translation>rad {sequence} kan ikke forstås</translation>
    </message>
    <message>
        <source>belongs to another journal</source>
        <translation>hører til en annen journal</translation>
    </message>
    <message>
        <source>it is the database of another program</source>
        <translation>det er databasen til et annet program</translation>
    </message>
    <message>
        <source>it is the same as “{name}” on systems that ignore capitals</source>
        <translation>det er det samme som «{name}» på systemer som ser bort fra store bokstaver</translation>
    </message>
    <message>
        <source>it would be longer than {max_settings_bytes} bytes</source>
        <translation>den ville bli lengre enn {max_settings_bytes} byte</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>linjen er for lang</translation>
    </message>
    <message>
        <source>the hash of the keys is not 64 hexadecimal digits</source>
        <translation>hashen av nøklene er ikke 64 heksadesimale sifre</translation>
    </message>
    <message>
        <source>the outside value is empty</source>
        <translation>den ytre verdien er tom</translation>
    </message>
    <message>
        <source>a phase has four fields with “:” between, and here are {count}</source>
        <translation>en fase har fire felt med «:» mellom, og her er det {count}</translation>
    </message>
    <message>
        <source>the number of sessions is not 0 to {limit}</source>
        <translation>antall sesjoner er ikke 0 til {limit}</translation>
    </message>
    <message>
        <source>it is longer than {limit} characters</source>
        <translation>det er lengre enn {limit} tegn</translation>
    </message>
    <message>
        <source>it has fewer than {count} letters</source>
        <translation>den har færre enn {count} tegn</translation>
    </message>
    <message>
        <source>it has more than {count} letters</source>
        <translation>den har mer enn {count} tegn</translation>
    </message>
    <message>
        <source>it repeats a few letters</source>
        <translation>den gjentar noen få bokstaver</translation>
    </message>
    <message>
        <source>it has two groups of “#”</source>
        <translation>det har to grupper med «#»</translation>
    </message>
    <message>
        <source>There is no key for phase {phase}, session {session}.</source>
        <translation>Det finnes ingen nøkkel til fase {phase}, sesjon {session}.</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has a key already</source>
        <translation>fase {phase}, sesjon {session} har allerede en nøkkel</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has no key</source>
        <translation>fase {phase}, sesjon {session} har ingen nøkkel</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has a key but is not in the plan</source>
        <translation>fase {phase}, sesjon {session} har en nøkkel, men er ikke i planen</translation>
    </message>
    <message>
        <source>it is not “phase,session:key”</source>
        <translation>det er ikke «fase,sesjon:nøkkel»</translation>
    </message>
    <message>
        <source>a key has {count} letters and digits</source>
        <translation>en nøkkel har {count} bokstaver og sifre</translation>
    </message>
    <message>
        <source>it is not 64 hexadecimal digits</source>
        <translation>det er ikke 64 heksadesimale sifre</translation>
    </message>
    <message>
        <source>the sign “:” separates the fields of the file</source>
        <translation>tegnet «:» skiller feltene i filen</translation>
    </message>
    <message>
        <source>a session has at most {count} boards</source>
        <translation>en sesjon har høyst {count} spill</translation>
    </message>
    <message>
        <source>the board numbers of a tournament end at {number}</source>
        <translation>spillnumrene i en turnering slutter på {number}</translation>
    </message>
    <message>
        <source>The number of phases is {count}, and there is no phase {number}.</source>
        <translation>Antall faser er {count}, og det finnes ingen fase {number}.</translation>
    </message>
    <message>
        <source>The number of sessions of this phase is open: name the sessions, such as 1-3.</source>
        <translation>Antall sesjoner i denne fasen er åpent: oppgi sesjonene, for eksempel 1-3.</translation>
    </message>
    <message>
        <source>“{text}” names no sessions: write a number, a range such as 1-3, or *.</source>
        <translation>«{text}» er ingen sesjoner: skriv et tall, et område som 1-3, eller *.</translation>
    </message>
    <message>
        <source>The phase has no such sessions: {text}.</source>
        <translation>Fasen har ingen sesjoner {text}.</translation>
    </message>
    <message>
        <source>the plan has fixed them for phase {number}</source>
        <translation>planen har fastsatt dem for fase {number}</translation>
    </message>
    <message>
        <source>Phase {phase} has no session {session}.</source>
        <translation>Fase {phase} har ingen sesjon {session}.</translation>
    </message>
    <message>
        <source>the solver gave up ({error})</source>
        <translation>løseren gav opp ({error})</translation>
    </message>
    <message>
        <source>the extra “analysis” is not installed</source>
        <translation>tillegget «analysis» er ikke installert</translation>
    </message>
    <message>
        <source>the package endplay has no solver in it</source>
        <translation>pakken endplay har ingen løser</translation>
    </message>
    <message>
        <source>the solver of the package endplay does not load here</source>
        <translation>løseren i pakken endplay lar seg ikke laste her</translation>
    </message>
    <message>
        <source>Make a new tournament, publish that, and say why.</source>
        <translation>Lag en ny turnering, publiser den, og si hvorfor.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program. Open it again.</source>
        <translation>«{name}» ble endret av et annet program. Åpne den på nytt.</translation>
    </message>
    <message>
        <source>The plan is not published yet.</source>
        <translation>Planen er ikke publisert ennå.</translation>
    </message>
    <message>
        <source>The outside value is not in the plan yet.</source>
        <translation>Den ytre verdien er ikke i planen ennå.</translation>
    </message>
    <message>
        <source>Wait until it is known, then set it.</source>
        <translation>Vent til den er kjent, og fastsett den.</translation>
    </message>
    <message>
        <source>it is a link to another file</source>
        <translation>det er en lenke til en annen fil</translation>
    </message>
    <message>
        <source>The boards are in the public pack; for others, make a new tournament.</source>
        <translation>Spillene er i den offentlige pakken; vil du ha andre, lag en ny turnering.</translation>
    </message>
    <message>
        <source>Put “{plain}” or “{sealed}” into the same folder.</source>
        <translation>Legg «{plain}» eller «{sealed}» i samme mappe.</translation>
    </message>
    <message>
        <source>Record a deviation if it was not the promised one.</source>
        <translation>Journalfør et avvik hvis det ikke var den lovede.</translation>
    </message>
    <message>
        <source>Wait until the outside value is known, then set it.</source>
        <translation>Vent til den ytre verdien er kjent, og fastsett den.</translation>
    </message>
    <message>
        <source>Reveal them when all play is over, reserve sets included.</source>
        <translation>Avdekk dem når all spilling er over, også reservesettene.</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>det er kryptert</translation>
    </message>
    <message>
        <source>it is a secret key; keep it to yourself</source>
        <translation>det er en hemmelig nøkkel; behold den for deg selv</translation>
    </message>
    <message>
        <source>it is not “age1” and 58 letters and digits</source>
        <translation>det er ikke «age1» og 58 bokstaver og sifre</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>det er ingen</translation>
    </message>
    <message>
        <source>it is not “AGE-SECRET-KEY-1” and 58 letters and digits</source>
        <translation>det er ikke «AGE-SECRET-KEY-1» og 58 bokstaver og sifre</translation>
    </message>
    <message>
        <source>there are more than {count}</source>
        <translation>det er mer enn {count}</translation>
    </message>
    <message>
        <source>more are needed than there are</source>
        <translation>det trengs flere enn det finnes</translation>
    </message>
    <message>
        <source>there can be 16 at most</source>
        <translation>det kan være høyst 16</translation>
    </message>
    <message>
        <source>it was made for another purpose</source>
        <translation>den ble laget til et annet formål</translation>
    </message>
    <message>
        <source>two different lists have the same number</source>
        <translation>to ulike lister har samme nummer</translation>
    </message>
    <message>
        <source>one of them is not of this set</source>
        <translation>en av dem er ikke fra denne gruppen</translation>
    </message>
    <message>
        <source>word {place} is not in the word list</source>
        <translation>ord {place} er ikke i ordlisten</translation>
    </message>
    <message>
        <source>it has {count} words; a list has 20</source>
        <translation>den har {count} ord; en liste har 20</translation>
    </message>
    <message>
        <source>it is not JSON in UTF-8</source>
        <translation>det er ikke JSON i UTF-8</translation>
    </message>
    <message>
        <source>its parts are not those of a commitment</source>
        <translation>delene er ikke dem en binding har</translation>
    </message>
    <message>
        <source>its check code is not 64 hexadecimal digits</source>
        <translation>kontrollkoden er ikke 64 heksadesimale sifre</translation>
    </message>
    <message>
        <source>one of its lines is two</source>
        <translation>en av linjene er to</translation>
    </message>
    <message>
        <source>its first or last line is not what it must be</source>
        <translation>første eller siste linje er ikke slik den må være</translation>
    </message>
    <message>
        <source>it holds half of a letter</source>
        <translation>det inneholder en halv bokstav</translation>
    </message>
    <message>
        <source>its lines are too long</source>
        <translation>linjene er for lange</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>linje {line}: {reason}</translation>
    </message>
    <message>
        <source>it is longer than {count} characters</source>
        <translation>det er lengre enn {count} tegn</translation>
    </message>
    <message>
        <source>it has more than one line</source>
        <translation>det har mer enn én linje</translation>
    </message>
    <message>
        <source>character {place} only looks like a digit</source>
        <translation>tegn {place} ser bare ut som et siffer</translation>
    </message>
    <message>
        <source>board {number}: {reason}</source>
        <translation>spill {number}: {reason}</translation>
    </message>
    <message>
        <source>Use the file as it was published after the value was known.</source>
        <translation>Bruk filen slik den ble publisert etter at verdien ble kjent.</translation>
    </message>
    <message>
        <source>it is the deal of board {number}</source>
        <translation>det er kortfordelingen til spill {number}</translation>
    </message>
    <message>
        <source>it is a deal of “{session}”</source>
        <translation>det er en kortfordeling fra «{session}»</translation>
    </message>
    <message>
        <source>not a deal of this tournament</source>
        <translation>ikke en kortfordeling fra denne turneringen</translation>
    </message>
    <message>
        <source>not the deal of this session</source>
        <translation>ikke kortfordelingen fra denne sesjonen</translation>
    </message>
    <message>
        <source>The name of the file says {meant}; the boards are those of {held}.</source>
        <translation>Filnavnet sier {meant}; spillene er fra {held}.</translation>
    </message>
    <message>
        <source>Boards of “{session}” that are not in the file: {numbers}.</source>
        <translation>Spill i «{session}» som ikke er i filen: {numbers}.</translation>
    </message>
    <message>
        <source>what the value is of</source>
        <translation>hva verdien gjelder</translation>
    </message>
    <message>
        <source>who publishes it</source>
        <translation>hvem som publiserer den</translation>
    </message>
    <message>
        <source>an exchange is named by its four letters, such as XNYS</source>
        <translation>en børs oppgis med sine fire bokstaver, som XNYS</translation>
    </message>
    <message>
        <source>a value has at most 8 decimals</source>
        <translation>en verdi har høyst 8 desimaler</translation>
    </message>
    <message>
        <source>name a source, or describe it in your own words</source>
        <translation>oppgi en kilde, eller beskriv den med egne ord</translation>
    </message>
    <message>
        <source>the day is missing</source>
        <translation>dagen mangler</translation>
    </message>
    <message>
        <source>the year is not one from {first} to {last}</source>
        <translation>året er ikke mellom {first} og {last}</translation>
    </message>
    <message>
        <source>the description</source>
        <translation>beskrivelsen</translation>
    </message>
    <message>
        <source>the whole sentence</source>
        <translation>hele setningen</translation>
    </message>
    <message>
        <source>its parts are not those of a promise</source>
        <translation>delene er ikke dem et løfte har</translation>
    </message>
    <message>
        <source>{what} is longer than {limit} characters</source>
        <translation>{what} er lengre enn {limit} tegn</translation>
    </message>
    <message>
        <source>Set {code} is {state}: it can be published when it is marked as finished.</source>
        <translation>Sett {code} er {state}: det kan publiseres når det er merket som ferdigspilt.</translation>
    </message>
    <message>
        <source>The time of the release is not in the future.</source>
        <translation>Tidspunktet for åpning er ikke i framtiden.</translation>
    </message>
    <message>
        <source>The board numbers are not consecutive.</source>
        <translation>Spillnumrene følger ikke etter hverandre.</translation>
    </message>
    <message>
        <source>its count of boards starts again at 0 after 65535</source>
        <translation>antallet spill begynner på nytt ved 0 etter 65535</translation>
    </message>
    <message>
        <source>the header has {count} bytes instead of {size}</source>
        <translation>hodet har {count} byte i stedet for {size}</translation>
    </message>
    <message>
        <source>its board numbers start again at 0 after 255</source>
        <translation>spillnumrene begynner på nytt ved 0 etter 255</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>linje {line}</translation>
    </message>
    <message>
        <source>byte {offset} ({hexadecimal})</source>
        <translation>byte {offset} ({hexadecimal})</translation>
    </message>
    <message>
        <source>board numbers go from 1 to {last}</source>
        <translation>spillnumre går fra 1 til {last}</translation>
    </message>
    <message>
        <source>the first line is not empty</source>
        <translation>den første linjen er ikke tom</translation>
    </message>
    <message>
        <source>it is not 52 letters</source>
        <translation>det er ikke 52 bokstaver</translation>
    </message>
    <message>
        <source>{count} fields instead of {size}</source>
        <translation>{count} felter i stedet for {size}</translation>
    </message>
    <message>
        <source>board {number} is missing</source>
        <translation>spill {number} mangler</translation>
    </message>
    <message>
        <source>there is no “=”</source>
        <translation>det er ikke noe «=»</translation>
    </message>
    <message>
        <source>board {number} is not 26 letters a to p and three digits</source>
        <translation>spill {number} er ikke 26 bokstaver a til p og tre sifre</translation>
    </message>
    <message>
        <source>the checksum of board {number} is wrong</source>
        <translation>kontrollsummen for spill {number} er feil</translation>
    </message>
    <message>
        <source>its boards are encrypted</source>
        <translation>spillene er kryptert</translation>
    </message>
    <message>
        <source>Status is neither Show nor Sealed</source>
        <translation>Status er verken Show eller Sealed</translation>
    </message>
    <message>
        <source>the checksum of the document is wrong</source>
        <translation>kontrollsummen for dokumentet er feil</translation>
    </message>
    <message>
        <source>it claims boards 1 to {count}, as Big Deal does; check the first board on the machine</source>
        <translation>den oppgir spill 1 til {count}, slik Big Deal gjør; kontroller det første spillet på maskinen</translation>
    </message>
    <message>
        <source>the hands shown are not the hands dealt</source>
        <translation>hendene som vises, er ikke de som ble delt</translation>
    </message>
    <message>
        <source>more than {max_file_lines} bars</source>
        <translation>mer enn {max_file_lines} loddrette streker</translation>
    </message>
    <message>
        <source>the last command is not closed</source>
        <translation>den siste kommandoen er ikke avsluttet</translation>
    </message>
    <message>
        <source>a command is not two letters</source>
        <translation>en kommando er ikke to bokstaver</translation>
    </message>
    <message>
        <source>the closed room of board {number} has other hands</source>
        <translation>lukket rom i spill {number} har andre hender</translation>
    </message>
    <message>
        <source>a hand is not S, H, D, C with rank letters</source>
        <translation>en hånd er ikke S, H, D, C med kortbokstaver</translation>
    </message>
    <message>
        <source>it is not a number with commas in {count} characters</source>
        <translation>det er ikke et tall med komma på {count} tegn</translation>
    </message>
    <message>
        <source>a comment is not closed</source>
        <translation>en kommentar er ikke avsluttet</translation>
    </message>
    <message>
        <source>Deal is not a seat, a colon and four hands</source>
        <translation>Deal er ikke en plass, et kolon og fire hender</translation>
    </message>
    <message>
        <source>a hand in Deal has {count} suits instead of 4</source>
        <translation>en hånd i Deal har {count} farger i stedet for 4</translation>
    </message>
    <message>
        <source>{who} has {count} cards</source>
        <translation>{who} har {count} kort</translation>
    </message>
    <message>
        <source>A seed has 40 hexadecimal digits.</source>
        <translation>En startverdi har 40 heksadesimale sifre.</translation>
    </message>
    <message>
        <source>the database is damaged: {fault}</source>
        <translation>databasen er skadet: {fault}</translation>
    </message>
    <message>
        <source>the fingerprints of its deals were changed</source>
        <translation>fingeravtrykkene av kortfordelingene er endret</translation>
    </message>
    <message>
        <source>the key of its set was changed</source>
        <translation>nøkkelen til settet er endret</translation>
    </message>
    <message>
        <source>the key of its sealed file was changed</source>
        <translation>nøkkelen til den forseglede filen er endret</translation>
    </message>
    <message>
        <source>cannot be understood</source>
        <translation>kan ikke forstås</translation>
    </message>
    <message>
        <source>is missing from the list of {table}</source>
        <translation>mangler i listen {table}</translation>
    </message>
    <message>
        <source>the count in the journal</source>
        <translation>tellingen i journalen</translation>
    </message>
    <message>
        <source>the count beside the journal</source>
        <translation>tellingen ved siden av journalen</translation>
    </message>
    <message>
        <source>is not the row that the count beside the journal names</source>
        <translation>er ikke den raden som tellingen ved siden av journalen nevner</translation>
    </message>
    <message>
        <source>{who} was changed</source>
        <translation>{who} er endret</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>filen er skadet</translation>
    </message>
    <message>
        <source>The file was kept as “{path}”.</source>
        <translation>Filen ble tatt vare på som «{path}».</translation>
    </message>
    <message>
        <source>it is longer than {max_name_bytes} bytes</source>
        <translation>det er lengre enn {max_name_bytes} byte</translation>
    </message>
    <message>
        <source>row {sequence}: {reason}</source>
        <translation>rad {sequence}: {reason}</translation>
    </message>
    <message>
        <source>does not follow the row before it</source>
        <translation>følger ikke raden foran</translation>
    </message>
    <message>
        <source>was changed</source>
        <translation>er endret</translation>
    </message>
    <message>
        <source>and all up to row {last} are missing</source>
        <translation>og alle til og med rad {last} mangler</translation>
    </message>
    <message>
        <source>was moved here; it was written as row {home}</source>
        <translation>er flyttet hit; den ble skrevet som rad {home}</translation>
    </message>
    <message>
        <source>a layout</source>
        <translation>en oppstilling</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Øst</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sør</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Vest</translation>
    </message>
    <message>
        <source>a balanced ending</source>
        <translation>en balansert sluttstilling</translation>
    </message>
    <message>
        <source>each needs the same, 1 to 13</source>
        <translation>alle må ha like mange, 1 til 13</translation>
    </message>
    <message>
        <source>cards held: {sizes}</source>
        <translation>antall kort: {sizes}</translation>
    </message>
    <message>
        <source>an unbalanced ending</source>
        <translation>en ubalansert sluttstilling</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spar</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hjerter</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruter</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>kløver</translation>
    </message>
    <message>
        <source>{count} instead of 4</source>
        <translation>{count} i stedet for 4</translation>
    </message>
    <message>
        <source>that of the {suit} runs from {first} to {last}</source>
        <translation>det for {suit} går fra {first} til {last}</translation>
    </message>
    <message>
        <source>a font of the program is missing</source>
        <translation>en av programmets skrifter mangler</translation>
    </message>
    <message>
        <source>a library is missing ({error})</source>
        <translation>et bibliotek mangler ({error})</translation>
    </message>
    <message>
        <source>a font of the program cannot be used</source>
        <translation>en av programmets skrifter kan ikke brukes</translation>
    </message>
    <message>
        <source>{here} and {there} differ first at board {board}.</source>
        <translation>{here} og {there} er først ulike ved spill {board}.</translation>
    </message>
    <message>
        <source>with its folder it is longer than {count} characters</source>
        <translation>med mappen er det lengre enn {count} tegn</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>det er ingen fil</translation>
    </message>
    <message>
        <source>it is not a file name</source>
        <translation>det er ikke et filnavn</translation>
    </message>
    <message>
        <source>somebody has put another file there</source>
        <translation>noen har lagt en annen fil der</translation>
    </message>
    <message>
        <source>another program has it open; close it there first</source>
        <translation>et annet program har den åpen; lukk den der først</translation>
    </message>
    <message>
        <source>too many interrupted deliveries</source>
        <translation>for mange avbrutte leveringer</translation>
    </message>
    <message>
        <source>it delivered too few bytes, or too many</source>
        <translation>det leverte for få byte eller for mange</translation>
    </message>
    <message>
        <source>{file} of the program is missing or damaged</source>
        <translation>programmets {file} mangler eller er skadet</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is missing</source>
        <translation>programmets {file} er skadet: «{name}» mangler</translation>
    </message>
    <message>
        <source>Give the boards new numbers, or choose pbn or lin.</source>
        <translation>Gi spillene nye numre, eller velg pbn eller lin.</translation>
    </message>
    <message>
        <source>their numbers are not consecutive</source>
        <translation>numrene deres følger ikke etter hverandre</translation>
    </message>
    <message>
        <source>Text read as {detail}</source>
        <translation>Tekst lest som {detail}</translation>
    </message>
    <message>
        <source>Cards named {detail}: {count} ×</source>
        <translation>Kort kalt {detail}: {count} ×</translation>
    </message>
    <message>
        <source>its file is shorter than it was</source>
        <translation>filen er kortere enn den var</translation>
    </message>
    <message>
        <source>Another program is publishing this tournament.</source>
        <translation>Et annet program holder på å publisere denne turneringen.</translation>
    </message>
    <message>
        <source>Another program is setting the value of this tournament.</source>
        <translation>Et annet program holder på å fastsette verdien for denne turneringen.</translation>
    </message>
    <message>
        <source>Another program is dealing this tournament.</source>
        <translation>Et annet program holder på å dele denne turneringen.</translation>
    </message>
    <message>
        <source>Another program is revealing this tournament.</source>
        <translation>Et annet program holder på å avdekke denne turneringen.</translation>
    </message>
    <message>
        <source>The promised day is {day}: nobody can know the value yet.</source>
        <translation>Den lovede dagen er {day}: ingen kan vite verdien ennå.</translation>
    </message>
    <message>
        <source>decimals of the {name}: promised {promised}, typed {found}</source>
        <translation>desimaler for {name}: lovet {promised}, skrevet {found}</translation>
    </message>
    <message>
        <source>more than {count} keys</source>
        <translation>mer enn {count} nøkler</translation>
    </message>
    <message>
        <source>more than {count} pieces that belong to no board</source>
        <translation>mer enn {count} deler som ikke hører til noe spill</translation>
    </message>
    <message>
        <source>it changed while it was read</source>
        <translation>den ble endret mens den ble lest</translation>
    </message>
    <message>
        <source>Publish the plan with this program first.</source>
        <translation>Publiser først planen med dette programmet.</translation>
    </message>
    <message>
        <source>there is no such round</source>
        <translation>en slik runde finnes ikke</translation>
    </message>
    <message>
        <source>The plan does not promise a round of drand.</source>
        <translation>Planen lover ikke en drand-runde.</translation>
    </message>
    <message>
        <source>The promised round is here: “{name}”.</source>
        <translation>Den lovede runden er her: «{name}».</translation>
    </message>
    <message>
        <source>Its randomness is the value.</source>
        <translation>Tilfeldighetstallet i den er verdien.</translation>
    </message>
    <message>
        <source>its number is missing or impossible</source>
        <translation>nummeret mangler eller er umulig</translation>
    </message>
    <message>
        <source>its signature is not {count} hexadecimal digits</source>
        <translation>signaturen er ikke {count} heksadesimale siffer</translation>
    </message>
    <message>
        <source>its randomness is not 64 hexadecimal digits</source>
        <translation>tilfeldighetstallet er ikke 64 heksadesimale siffer</translation>
    </message>
    <message>
        <source>it is larger than {count} MB</source>
        <translation>det er større enn {count} MB</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>det er skadet</translation>
    </message>
    <message>
        <source>no words were given</source>
        <translation>ingen ord er oppgitt</translation>
    </message>
    <message>
        <source>{count} words were given, and a slip has {wanted}</source>
        <translation>antall oppgitte ord: {count}; på en lapp står {wanted}</translation>
    </message>
    <message>
        <source>“{file}” has no line with a name, “=” and 64 hexadecimal digits</source>
        <translation>«{file}» har ingen linje med et navn, «=» og 64 heksadesimale sifre</translation>
    </message>
    <message>
        <source>Reveal it when its play is over, reserve set included.</source>
        <translation>Avdekk den når sesjonen er spilt, også reservesettet.</translation>
    </message>
    <message>
        <source>Reveal all sessions at once when all play is over.</source>
        <translation>Avdekk alle sesjonene på én gang når all spilling er over.</translation>
    </message>
    <message>
        <source>Deal it first, or reveal it on the computer that dealt it.</source>
        <translation>Del den først, eller avdekk den på maskinen som delte den.</translation>
    </message>
    <message>
        <source>it is not plain text</source>
        <translation>det er ikke ren tekst</translation>
    </message>
    <message>
        <source>it was made by a newer program</source>
        <translation>den er laget av et nyere program</translation>
    </message>
    <message>
        <source>it is not “KEY phase,session:key”</source>
        <translation>det er ikke «KEY fase,sesjon:nøkkel»</translation>
    </message>
    <message>
        <source>the key of an open number of sessions comes with all others</source>
        <translation>nøkkelen til et åpent antall sesjoner kommer med alle de andre</translation>
    </message>
    <message>
        <source>its number is above {last}</source>
        <translation>nummeret er over {last}</translation>
    </message>
    <message>
        <source>Longer than any value.</source>
        <translation>Lengre enn noen verdi.</translation>
    </message>
    <message>
        <source>This box was not packed by this program. Open it into a single file instead.</source>
        <translation>Boksen er ikke pakket av dette programmet. Åpne den i stedet som én fil.</translation>
    </message>
    <message>
        <source>A box can be locked until a moment within the next five years.</source>
        <translation>En boks kan låses til et tidspunkt i løpet av de neste fem årene.</translation>
    </message>
    <message>
        <source>the count beside it, “{name}”, is missing or not its own</source>
        <translation>tellingen ved siden av, «{name}», mangler eller er ikke dens egen</translation>
    </message>
    <message>
        <source>write numbers of boards, such as 5 or 5,7</source>
        <translation>skriv numre på spill, for eksempel 5 eller 5,7</translation>
    </message>
    <message>
        <source>single boards are those of one reserve set: name one session</source>
        <translation>enkelte spill er fra ett reservesett: oppgi én sesjon</translation>
    </message>
    <message>
        <source>word {place} is another than on the sheet</source>
        <translation>ord {place} er et annet enn på arket</translation>
    </message>
    <message>
        <source>Set {code} is {state}: it can be sent when it is marked as finished.</source>
        <translation>Sett {code} er {state}: det kan sendes når det er merket som ferdigspilt.</translation>
    </message>
    <message>
        <source>The boards of this set are only in a locked box. Open it at its time.</source>
        <translation>Spillene i dette settet finnes bare i en låst boks. Åpne den når tiden er inne.</translation>
    </message>
    <message>
        <source>more than {count} files</source>
        <translation>mer enn {count} filer</translation>
    </message>
    <message>
        <source>The file has no board numbers: they are counted from {first}.</source>
        <translation>Filen har ingen spillnumre: de er telt fra {first}.</translation>
    </message>
    <message>
        <source>Boards in {here}: {count}. In {there}: {other_count}.</source>
        <translation>Spill i {here}: {count}. I {there}: {other_count}.</translation>
    </message>
    <message>
        <source>{numbers} and {last}</source>
        <translation>{numbers} og {last}</translation>
    </message>
    <message>
        <source>all but number {numbers}</source>
        <translation>alle unntatt nummer {numbers}</translation>
    </message>
    <message>
        <source>all but numbers {numbers}</source>
        <translation>alle unntatt nummer {numbers}</translation>
    </message>
    <message>
        <source>The file says set code {code}, but its boards are those of set {other}.</source>
        <translation>Filen sier settkode {code}, men spillene er de fra sett {other}.</translation>
    </message>
    <message>
        <source>The file says set code {code}, as another file did that was seen here before. Not the same in both: {boards}. This computer cannot say which is right.</source>
        <translation>Filen sier settkode {code}, som en annen fil sett her før. Ikke like i begge: {boards}. Denne datamaskinen kan ikke si hvilken som er riktig.</translation>
    </message>
    <message>
        <source>The file says set code {code}, but none of its boards is of that set.</source>
        <translation>Filen sier settkode {code}, men ingen av spillene er fra det settet.</translation>
    </message>
    <message>
        <source>The file says set code {code}. All its boards are of that set, except number {boards}.</source>
        <translation>Filen sier settkode {code}. Alle spillene er fra det settet, unntatt nummer {boards}.</translation>
    </message>
    <message>
        <source>The file says set code {code}. All its boards are of that set, except numbers {boards}.</source>
        <translation>Filen sier settkode {code}. Alle spillene er fra det settet, unntatt nummer {boards}.</translation>
    </message>
    <message>
        <source>Line {number} is not a result such as “3: 4S N 9” or “3: 4S N -1”.</source>
        <translation>Linje {number} er ikke et resultat som «3: 4S N 9» eller «3: 4S N -1».</translation>
    </message>
    <message>
        <source>Play of this set is not over: results are weighed when it is finished.</source>
        <translation>Settet er ikke ferdigspilt: resultater veies når det er det.</translation>
    </message>
    <message>
        <source>Give a board of the set, its four hands, and at least one result.</source>
        <translation>Oppgi et spill fra settet, de fire hendene og minst ett resultat.</translation>
    </message>
    <message>
        <source>A spot check asks about {fewest} boards at least, and {most} at most.</source>
        <translation>En stikkprøve spør om minst {fewest} spill og høyst {most}.</translation>
    </message>
    <message>
        <source>write a seat, a colon and four hands: N:hand hand hand hand</source>
        <translation>skriv en plass, et kolon og fire hender: N:hånd hånd hånd hånd</translation>
    </message>
    <message>
        <source>begin each hand with its own seat, N, E, S or W, and a space</source>
        <translation>begynn hver hånd med sin egen plass, N, E, S eller W, og et mellomrom</translation>
    </message>
    <message>
        <source>{who}: a letter can be a suit or a card; put dots between the suits</source>
        <translation>{who}: en bokstav kan være en farge eller et kort; sett punktum mellom fargene</translation>
    </message>
    <message>
        <source>{who}: this is not a hand of 13 different cards</source>
        <translation>{who}: dette er ikke en hånd med 13 ulike kort</translation>
    </message>
    <message>
        <source>no hand of 13 cards is there</source>
        <translation>det er ingen hånd med 13 kort</translation>
    </message>
    <message>
        <source>there is something in the unused part</source>
        <translation>det står noe i den ubrukte delen</translation>
    </message>
    <message>
        <source>it must start with N:, E:, S: or W:</source>
        <translation>det må begynne med N:, E:, S: eller W:</translation>
    </message>
    <message>
        <source>{who} has a letter that is not a rank</source>
        <translation>{who} har en bokstav som ikke er noe kort</translation>
    </message>
    <message>
        <source>“{name}” is not a format for boards.</source>
        <translation>«{name}» er ikke noe format for spill.</translation>
    </message>
    <message>
        <source>The file has {count} boards; the numbers given do not match that.</source>
        <translation>Filen inneholder {count} spill; numrene som er oppgitt, er for et annet antall.</translation>
    </message>
    <message>
        <source>No format was chosen, so there would be no files.</source>
        <translation>Ingen formater er valgt, så det ville ikke bli noen fil.</translation>
    </message>
    <message>
        <source>Nobody may see statistics of boards that have not been played (Law 6D). Make them when play is over.</source>
        <translation>Statistikk over spill som ennå skal spilles, må ingen se (§ 6 D). Lag den når spillingen er over.</translation>
    </message>
    <message>
        <source>There is nothing to undo for this set.</source>
        <translation>Dette settet har ikke tatt noe steg som kan angres.</translation>
    </message>
    <message>
        <source>it has no boards</source>
        <translation>den inneholder ingen spill</translation>
    </message>
    <message>
        <source>it has a line break</source>
        <translation>det inneholder et linjeskift</translation>
    </message>
    <message>
        <source>it is not a backup of a journal</source>
        <translation>det er ingen sikkerhetskopi av en journal</translation>
    </message>
    <message>
        <source>it is not a valid database</source>
        <translation>det er ingen gyldig database</translation>
    </message>
    <message>
        <source>it has no key</source>
        <translation>den inneholder ingen nøkkel</translation>
    </message>
    <message>
        <source>nothing can follow its newest row</source>
        <translation>den nyeste raden kan ikke følges av en ny</translation>
    </message>
    <message>
        <source>no single encoding has all its letters</source>
        <translation>filen kan ikke skrive alle bokstavene på én måte</translation>
    </message>
    <message>
        <source>there is an invisible character</source>
        <translation>det står et usynlig tegn der</translation>
    </message>
    <message>
        <source>there is a tab character</source>
        <translation>det står en tabulator der</translation>
    </message>
    <message>
        <source>{tag} is there already, on line {line}</source>
        <translation>{tag} står der allerede, på linje {line}</translation>
    </message>
    <message>
        <source>another phase already uses the file name “{prefix}”</source>
        <translation>en annen fase kaller filene sine «{prefix}» allerede</translation>
    </message>
    <message>
        <source>it has an invisible character</source>
        <translation>det inneholder et usynlig tegn</translation>
    </message>
    <message>
        <source>it has “{sign}”, which cannot be used in a file name</source>
        <translation>det inneholder «{sign}», som ikke hører hjemme i et filnavn</translation>
    </message>
    <message>
        <source>it starts with a dot, a dash or a space</source>
        <translation>det begynner med punktum, strek eller mellomrom</translation>
    </message>
    <message>
        <source>it ends with a dot or a space</source>
        <translation>det slutter med punktum eller mellomrom</translation>
    </message>
    <message>
        <source>it has two dots in a row</source>
        <translation>det inneholder to punktum etter hverandre</translation>
    </message>
    <message>
        <source>Windows reserves this name for a device</source>
        <translation>Windows bruker et slikt navn til en enhet</translation>
    </message>
    <message>
        <source>the same is true of {count} more</source>
        <translation>slik er det med {count} til</translation>
    </message>
    <message>
        <source>there can be at most {limit} holders</source>
        <translation>det kan være høyst {limit} voktere av ord</translation>
    </message>
    <message>
        <source>it has “{sign}”, which cannot be used in a holder’s name</source>
        <translation>det inneholder «{sign}», som ikke kan stå i navnet på en vokter</translation>
    </message>
    <message>
        <source>two phases would use the file name “{prefix}”</source>
        <translation>to faser ville kalle filene sine «{prefix}»</translation>
    </message>
    <message>
        <source>start with a letter, then use letters A to Z, digits, “-” and “_”, at most 40 in all</source>
        <translation>begynn med en bokstav, og bruk bokstavene A til Z, sifre, «-» og «_», opp til 40</translation>
    </message>
    <message>
        <source>“{text}” is reserved for what is still to be decided</source>
        <translation>«{text}» står for det som ennå skal avgjøres</translation>
    </message>
    <message>
        <source>it is {found}; at most {limit} is possible</source>
        <translation>det er {found}, og det høyeste er {limit}</translation>
    </message>
    <message>
        <source>a tournament’s file ends in “.sqd”</source>
        <translation>en turneringsfil slutter på «.sqd»</translation>
    </message>
    <message>
        <source>Publish it first: that makes the keys and fixes them.</source>
        <translation>Publiser den først: det lager nøklene og binder dem.</translation>
    </message>
    <message>
        <source>The outside value is already in the plan.</source>
        <translation>Den ytre verdien er allerede i planen.</translation>
    </message>
    <message>
        <source>Go on to deal.</source>
        <translation>Gå videre med delingen.</translation>
    </message>
    <message>
        <source>The keys have been revealed, so anyone can compute every deal of this tournament.</source>
        <translation>Nøklene er avdekket, så hvem som helst kan regne ut alle spill i turneringen.</translation>
    </message>
    <message>
        <source>The key of this session has been revealed, so anyone can compute its reserve set: {session}.</source>
        <translation>Nøkkelen til denne sesjonen er avdekket, så alle kan regne ut reservesettet: {session}.</translation>
    </message>
    <message>
        <source>The keys of this tournament are not in the same folder as its plan.</source>
        <translation>Nøklene til denne turneringen ligger ikke ved siden av planen.</translation>
    </message>
    <message>
        <source>The plan contains an outside value before its keys are made.</source>
        <translation>Planen har en ytre verdi før nøklene er laget.</translation>
    </message>
    <message>
        <source>Remove the line DV from it: the keys must be made while nobody knows the value.</source>
        <translation>Ta linjen DV ut av den: nøkler må lages mens ingen kjenner verdien.</translation>
    </message>
    <message>
        <source>The keys open every session, including those not played yet.</source>
        <translation>Nøklene åpner alle sesjoner, også dem som ennå skal spilles.</translation>
    </message>
    <message>
        <source>This computer’s journal has no session that was dealt.</source>
        <translation>Journalen på denne maskinen kjenner ingen sesjon som er delt.</translation>
    </message>
    <message>
        <source>No file of this set contains its deals.</source>
        <translation>Ingen fil av settet inneholder kortfordelingene.</translation>
    </message>
    <message>
        <source>The files of this set no longer contain the boards that were dealt.</source>
        <translation>Filene i settet inneholder nå andre spill enn dem som ble delt.</translation>
    </message>
    <message>
        <source>There are several plans (.sqd) among the files: give only one.</source>
        <translation>Det er flere planer (.sqd) blant filene: lever inn én.</translation>
    </message>
    <message>
        <source>There is no plan (.sqd) among the files. The plan shows what was promised.</source>
        <translation>Det er ingen plan (.sqd) blant filene: den forteller hva som ble lovet.</translation>
    </message>
    <message>
        <source>Lines of the plan that mean nothing and are ignored: {lines}.</source>
        <translation>Linjer i planen som ikke betyr noe og er utelatt: {lines}.</translation>
    </message>
    <message>
        <source>The page “{name}” among the files is not this program’s page: it is from another version, or somebody changed it. Take the page from the program or its releases, never from a pack.</source>
        <translation>Siden «{name}» blant filene er ikke dette programmets: Den er fra en annen versjon, eller noen har endret den. Ta siden fra programmet eller utgivelsene av det, aldri fra en pakke.</translation>
    </message>
    <message>
        <source>The line endings of “{name}” were changed on the way; the hash was computed with the original ones.</source>
        <translation>Linjeskiftene i «{name}» ble endret underveis; hashen teller dem den skal ha.</translation>
    </message>
    <message>
        <source>Skipped, because they are not files of boards: {names}.</source>
        <translation>Filer uten spill, som ikke ble sett på: {names}.</translation>
    </message>
    <message>
        <source>Revealed earlier on their own, according to the organiser: {sessions}.</source>
        <translation>Avdekket før, hver for seg, ifølge arrangøren: {sessions}.</translation>
    </message>
    <message>
        <source>there are two with this name</source>
        <translation>det finnes to med dette navnet</translation>
    </message>
    <message>
        <source>This is more files than any tournament has. Give fewer at a time.</source>
        <translation>Det er flere filer enn noen turnering har: lever inn færre om gangen.</translation>
    </message>
    <message>
        <source>it is not a valid archive</source>
        <translation>det er ikke et gyldig arkiv</translation>
    </message>
    <message>
        <source>“{name}” is not the file in the list of checksums.</source>
        <translation>«{name}» er ikke filen som listen over kontrollsummer forteller om.</translation>
    </message>
    <message>
        <source>one of its letters is wrong</source>
        <translation>en bokstav i den er feil</translation>
    </message>
    <message>
        <source>the file is too long for a key file</source>
        <translation>filen er for lang til å være en nøkkelfil</translation>
    </message>
    <message>
        <source>its header is not complete</source>
        <translation>hodet er ikke fullstendig</translation>
    </message>
    <message>
        <source>it was changed or is incomplete</source>
        <translation>den ble endret eller avkortet</translation>
    </message>
    <message>
        <source>its first or last line was changed</source>
        <translation>første eller siste linje er ikke som den var</translation>
    </message>
    <message>
        <source>it contains a wrong character, or is incomplete</source>
        <translation>den inneholder en fremmed bokstav, eller ble avkortet</translation>
    </message>
    <message>
        <source>at least two must be needed</source>
        <translation>minst to må komme sammen</translation>
    </message>
    <message>
        <source>they are from different sets</source>
        <translation>de er fra ulike grupper</translation>
    </message>
    <message>
        <source>one of its words differs from the sheet</source>
        <translation>et av ordene er et annet enn på arket</translation>
    </message>
    <message>
        <source>spaces at the ends of a field get lost</source>
        <translation>mellomrom i endene av et felt går tapt</translation>
    </message>
    <message>
        <source>it is not a commitment</source>
        <translation>det er noe annet enn en binding</translation>
    </message>
    <message>
        <source>its lines are not text</source>
        <translation>linjene er ikke tekst</translation>
    </message>
    <message>
        <source>its lines are not in order</source>
        <translation>linjene er ikke i rekkefølge</translation>
    </message>
    <message>
        <source>one of its lines does not name a holder</source>
        <translation>en linje i den nevner ingen vokter av ord</translation>
    </message>
    <message>
        <source>its rule is not in the required form</source>
        <translation>regelen har ikke den ene formen den kan ha</translation>
    </message>
    <message>
        <source>character {place} is invisible</source>
        <translation>tegn {place} er usynlig</translation>
    </message>
    <message>
        <source>the file has no boards</source>
        <translation>filen inneholder ingen spill</translation>
    </message>
    <message>
        <source>Boards of “{session}” that replace the original ones: {numbers}.</source>
        <translation>Spill i «{session}» i stedet for de opprinnelige: {numbers}.</translation>
    </message>
    <message>
        <source>the two sources must be different</source>
        <translation>det kan være to ulike kilder</translation>
    </message>
    <message>
        <source>{what} is empty, or has extra spaces</source>
        <translation>{what} er tom, eller har for mange mellomrom</translation>
    </message>
    <message>
        <source>the day is not a date</source>
        <translation>dagen er ingen dato</translation>
    </message>
    <message>
        <source>Give the opened record a different name.</source>
        <translation>Den åpnede utskriften trenger et eget navn.</translation>
    </message>
    <message>
        <source>The sealed file contains no record or sheet.</source>
        <translation>Den forseglede filen inneholder ingen kortfordelinger eller lister.</translation>
    </message>
    <message>
        <source>This is a locked box. Open it on the Check page, or with “bigdeal unlock”.</source>
        <translation>Dette er en låst boks. Åpne den på siden Kontroll eller med «bigdeal unlock».</translation>
    </message>
    <message>
        <source>All sheets made together must go into one folder.</source>
        <translation>Alle ark som lages på én gang, må ligge i én mappe.</translation>
    </message>
    <message>
        <source>The name ends with “{suffix}”, but nothing will be sealed.</source>
        <translation>Navnet slutter på «{suffix}», men ingenting skal forsegles.</translation>
    </message>
    <message>
        <source>The file name must end with {suffixes}.</source>
        <translation>Filnavnet må slutte på {suffixes}.</translation>
    </message>
    <message>
        <source>a card’s owner is not 1, 2, 3 or 4</source>
        <translation>eieren av et kort er ikke 1, 2, 3 eller 4</translation>
    </message>
    <message>
        <source>the header does not give the file’s {count} boards</source>
        <translation>hodet teller ikke filens {count} spill</translation>
    </message>
    <message>
        <source>it has no board numbers: tell the reading program that they are {boards}</source>
        <translation>det har ingen spillnumre: den som leser det, må få vite at de er {boards}</translation>
    </message>
    <message>
        <source>it has no board numbers, and programs that take its first line for board 1 rotate the hands</source>
        <translation>det har ingen spillnumre, og programmer som tar første linje for spill 1, dreier hendene</translation>
    </message>
    <message>
        <source>there is an empty line between the boards</source>
        <translation>det står en tom linje mellom spillene</translation>
    </message>
    <message>
        <source>it is not a row of ASCII fields</source>
        <translation>det er ingen rad med felter i ASCII</translation>
    </message>
    <message>
        <source>the 17th field is not a board number</source>
        <translation>det 17. feltet er ikke noe spillnummer</translation>
    </message>
    <message>
        <source>a suit has a letter that is not a rank</source>
        <translation>en farge har en bokstav som ikke er noe kort</translation>
    </message>
    <message>
        <source>it does not start with [Document]</source>
        <translation>den begynner ikke med [Document]</translation>
    </message>
    <message>
        <source>board {number} appears twice</source>
        <translation>spill {number} er der allerede</translation>
    </message>
    <message>
        <source>the same key appears twice</source>
        <translation>den samme nøkkelen står to ganger</translation>
    </message>
    <message>
        <source>From board and To board are not within 1 to {last}</source>
        <translation>From board og To board nevner ikke spill fra 1 til {last}</translation>
    </message>
    <message>
        <source>“{key}” is missing or not a number</source>
        <translation>«{key}» mangler eller er ikke et tall</translation>
    </message>
    <message>
        <source>{doubt}; none of them is hidden on the machine’s screen</source>
        <translation>{doubt}; ingen av dem er skjult på maskinens skjerm</translation>
    </message>
    <message>
        <source>the trailer differs from the first board’s</source>
        <translation>slutten er en annen enn i det første spillet</translation>
    </message>
    <message>
        <source>it claims boards {first} to {last} but has {count}</source>
        <translation>den oppgir spill {first} til {last}, men inneholder {count}</translation>
    </message>
    <message>
        <source>the trailer cannot be read</source>
        <translation>slutten kan ikke leses</translation>
    </message>
    <message>
        <source>there is no deal with this number</source>
        <translation>ingen kortfordeling har dette nummeret</translation>
    </message>
    <message>
        <source>a tag does not have the form [Name &quot;value&quot;]</source>
        <translation>et felt leses ikke som [Name &quot;value&quot;]</translation>
    </message>
    <message>
        <source>a hand in Deal has a letter that is not a rank</source>
        <translation>en hånd i Deal har en bokstav som ikke er noe kort</translation>
    </message>
    <message>
        <source>Big Deal’s own figures overflow above about 5,700 boards; these are correct</source>
        <translation>Big Deals egne tall går over ende fra omkring 5&#xa0;700 spill; disse er de riktige</translation>
    </message>
    <message>
        <source>{who} has 1 card</source>
        <translation>{who} har 1 kort</translation>
    </message>
    <message>
        <source>4 hands are needed, not {count}</source>
        <translation>det må være 4 hender, ikke {count}</translation>
    </message>
    <message>
        <source>1 card that does not exist</source>
        <translation>1 kort som ikke finnes i kortstokken</translation>
    </message>
    <message>
        <source>{count} cards that do not exist</source>
        <translation>{count} kort som ikke finnes i kortstokken</translation>
    </message>
    <message>
        <source>1 card that appears more than once</source>
        <translation>1 kort finnes mer enn én gang</translation>
    </message>
    <message>
        <source>{count} cards that appear more than once</source>
        <translation>{count} kort finnes mer enn én gang</translation>
    </message>
    <message>
        <source>1 card missing</source>
        <translation>1 kort mangler</translation>
    </message>
    <message>
        <source>{count} cards missing</source>
        <translation>{count} kort mangler</translation>
    </message>
    <message>
        <source>The certificate’s file name is NAME{suffix}.</source>
        <translation>Sertifikatets fil heter NAVN{suffix}.</translation>
    </message>
    <message>
        <source>the structure of “{name}” was changed</source>
        <translation>«{name}» er ikke bygd opp som den var</translation>
    </message>
    <message>
        <source>is without an entry in the list of {table}</source>
        <translation>står i listen {table} uten å være ført inn</translation>
    </message>
    <message>
        <source>is in the list of {table} with a different {column}</source>
        <translation>står i listen {table} med en annen {column}</translation>
    </message>
    <message>
        <source>has fingerprints but is not a set</source>
        <translation>har fingeravtrykk, men er ikke noe sett</translation>
    </message>
    <message>
        <source>has a key but is not a set</source>
        <translation>har en nøkkel, men er ikke noe sett</translation>
    </message>
    <message>
        <source>the mark of the journal’s key was changed</source>
        <translation>merket for journalens nøkkel er endret</translation>
    </message>
    <message>
        <source>the count beside the journal is missing, or from another journal</source>
        <translation>tellingen ved siden av journalen mangler eller er ikke journalens egen</translation>
    </message>
    <message>
        <source>is missing at the end, according to {who}</source>
        <translation>mangler til slutt, som {who} vet</translation>
    </message>
    <message>
        <source>and all up to row {last} are missing at the end, according to {who}</source>
        <translation>og alle til og med rad {last} mangler til slutt, som {who} vet</translation>
    </message>
    <message>
        <source>These settings could not be read and were reset: {names}.</source>
        <translation>Disse innstillingene kunne ikke leses og begynner på nytt: {names}.</translation>
    </message>
    <message>
        <source>The settings could not be read ({reason}) and were reset.</source>
        <translation>Innstillingene kunne ikke leses ({reason}) og begynner på nytt.</translation>
    </message>
    <message>
        <source>it has one of the characters &lt; &gt; : &quot; / \ | ? *</source>
        <translation>det har et av tegnene &lt; &gt; : &quot; / \ | ? *</translation>
    </message>
    <message>
        <source>Windows reserves it for a device</source>
        <translation>Windows bruker det til en enhet</translation>
    </message>
    <message>
        <source>cards are A, K, Q, J (R, D, V), T or X, 9 … 2, without spaces between them</source>
        <translation>kort er A, K, Q, J (R, D, V), T eller X, 9 … 2, uten mellomrom mellom</translation>
    </message>
    <message>
        <source>a card appears twice</source>
        <translation>et kort står to ganger</translation>
    </message>
    <message>
        <source>contains something that was never written there</source>
        <translation>inneholder noe som aldri ble skrevet der</translation>
    </message>
    <message>
        <source>has a seal that this journal did not make</source>
        <translation>bærer et segl som ikke er fra denne journalen</translation>
    </message>
    <message>
        <source>at most 13</source>
        <translation>13 er det meste</translation>
    </message>
    <message>
        <source>number {place} is not eight hexadecimal digits</source>
        <translation>det {place}. er ikke åtte heksadesimale sifre</translation>
    </message>
    <message>
        <source>“{name}” beside it cannot be read, because nothing can be written there</source>
        <translation>«{name}» ved siden av kan ikke leses der ingenting kan skrives</translation>
    </message>
    <message>
        <source>it repeats the same values</source>
        <translation>det leverer det samme om og om igjen</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is not a word for a sheet</source>
        <translation>programmets {file} er skadet: «{name}» er ikke noe ord på et ark</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is wrong</source>
        <translation>programmets {file} er skadet: «{name}» er ikke slik det skal være</translation>
    </message>
    <message>
        <source>it contains no settings of Big Deal</source>
        <translation>det står ingenting av Big Deals innstillinger i den</translation>
    </message>
    <message>
        <source>boards whose dealer or vulnerability does not match their number: {count}</source>
        <translation>spill med en annen giver eller sone enn nummerets: {count}</translation>
    </message>
    <message>
        <source>The file has {count} sessions with the same board numbers: give new ones.</source>
        <translation>Filen inneholder {count} sesjoner der spillnumre kommer igjen: Gi nye numre.</translation>
    </message>
    <message>
        <source>the section [Document] is missing</source>
        <translation>det finnes ingen seksjon [Document]</translation>
    </message>
    <message>
        <source>md is not a dealer and at most four hands</source>
        <translation>md er ikke en giver og høyst fire hender</translation>
    </message>
    <message>
        <source>Board repeated with the same deal: {count} ×</source>
        <translation>Spill som alt er der med samme kortfordeling: {count} ×</translation>
    </message>
    <message>
        <source>Game without hands, skipped: {count} ×</source>
        <translation>Oppføring uten hender, hoppet over: {count} ×</translation>
    </message>
    <message>
        <source>Game with only some of the hands, skipped: {count} ×</source>
        <translation>Oppføring med bare en del av hendene, hoppet over: {count} ×</translation>
    </message>
    <message>
        <source>Board without a number, counted on: {count} ×</source>
        <translation>Spill uten eget nummer, telt videre: {count} ×</translation>
    </message>
    <message>
        <source>Dealer or vulnerability does not match the board number, not for play: {count} ×</source>
        <translation>Giver eller sone er ikke spillnummerets, ikke til spill: {count} ×</translation>
    </message>
    <message>
        <source>The same board number with a different deal, taken as another session: {count} ×</source>
        <translation>Samme spillnummer med en annen kortfordeling, tatt som en annen sesjon: {count} ×</translation>
    </message>
    <message>
        <source>Belongs to no board, skipped: {count} ×</source>
        <translation>Hører ikke til noe spill, hoppet over: {count} ×</translation>
    </message>
    <message>
        <source>it was missing, and a new one was started with its old key</source>
        <translation>den var borte og ble begynt på nytt ved siden av sin gamle nøkkel</translation>
    </message>
    <message>
        <source>it ends at row {last}, but it had reached row {known}</source>
        <translation>den slutter ved rad {last}, men var kommet til rad {known}</translation>
    </message>
    <message>
        <source>its rows are not the ones that the count beside it names</source>
        <translation>radene er ikke dem som tellingen ved siden av nevner</translation>
    </message>
    <message>
        <source>Boards have been dealt from the outside value, so it can no longer be changed.</source>
        <translation>Spill er laget fra den ytre verdien, så den kan ikke endres mer.</translation>
    </message>
    <message>
        <source>Another program is working on this tournament.</source>
        <translation>Et annet program arbeider med denne turneringen.</translation>
    </message>
    <message>
        <source>Wait until it has finished.</source>
        <translation>Vent til det er ferdig.</translation>
    </message>
    <message>
        <source>it is a different kind of file, or from a newer program</source>
        <translation>den er av et annet slag eller fra et nyere program</translation>
    </message>
    <message>
        <source>a part of it is wrong</source>
        <translation>en del av den er ikke som den skal være</translation>
    </message>
    <message>
        <source>its “{name}” is wrong</source>
        <translation>«{name}» i den er ikke som det skal være</translation>
    </message>
    <message>
        <source>line {line} is not a checksum</source>
        <translation>linje {line} er ingen kontrollsum</translation>
    </message>
    <message>
        <source>Wait until then.</source>
        <translation>Vent til den er kommet.</translation>
    </message>
    <message>
        <source>it is still in the future</source>
        <translation>den er ikke kommet ennå</translation>
    </message>
    <message>
        <source>the plan was not sealed until {day}</source>
        <translation>planen ble først forseglet {day}</translation>
    </message>
    <message>
        <source>a number without spaces was promised</source>
        <translation>det er lovet et tall uten mellomrom</translation>
    </message>
    <message>
        <source>two numbers with one space between them were promised</source>
        <translation>det er lovet to tall med ett mellomrom mellom</translation>
    </message>
    <message>
        <source>the {name} is a number: digits with a point or comma</source>
        <translation>{name} er et tall, sifre med punktum eller komma</translation>
    </message>
    <message>
        <source>the points or commas in {text} are in the wrong places</source>
        <translation>punktum eller komma i {text} står ikke der de skal</translation>
    </message>
    <message>
        <source>its boards are not in the order of their numbers</source>
        <translation>spillene står ikke i nummerrekkefølge</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>i begynnelsen</translation>
    </message>
    <message>
        <source>it is a compressed file: unpack it first</source>
        <translation>det er en pakket fil: pakk den ut først</translation>
    </message>
    <message>
        <source>Dealer or vulnerability not understood, so the one of the board number is used: {count} ×</source>
        <translation>Giver eller sone med ukjente ord, spillnummerets er brukt: {count} ×</translation>
    </message>
    <message>
        <source>There is no commitment in the plan’s folder, so there is no check code.</source>
        <translation>Det ligger ingen binding ved planen, altså ingen kontrollkode.</translation>
    </message>
    <message>
        <source>The plan is sealed, so it can no longer be changed.</source>
        <translation>Planen er forseglet, så den kan ikke endres mer.</translation>
    </message>
    <message>
        <source>The plan is already sealed.</source>
        <translation>Planen er allerede forseglet.</translation>
    </message>
    <message>
        <source>You can deal 1 to {most} sets at once.</source>
        <translation>Det kan deles 1 til {most} sett på én gang.</translation>
    </message>
    <message>
        <source>Sets dealt together can have at most {most} boards in all; these would have {count}.</source>
        <translation>Flere sett på én gang kan ha {most} spill i alt, og disse ville hatt {count}.</translation>
    </message>
    <message>
        <source>it is from a network that this program does not know</source>
        <translation>den er fra et nettverk som programmet ikke kjenner</translation>
    </message>
    <message>
        <source>Enter the value that it promises.</source>
        <translation>Sett verdien den lover.</translation>
    </message>
    <message>
        <source>round {number} of drand was promised; its file contains the signature that proves it</source>
        <translation>drand-runde {number} var lovet; filen har signaturen som beviser den</translation>
    </message>
    <message>
        <source>The fallback value is the one of {day}: nobody can know it yet.</source>
        <translation>Det som gjelder hvis nettverket har opphørt, er fra {day}: ingen kan vite det ennå.</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <translation>det er ikke tekst i UTF-8</translation>
    </message>
    <message>
        <source>the randomness does not match the signature; one of them is wrong</source>
        <translation>tilfeldighetstallet hører ikke til signaturen; ett av dem er feil</translation>
    </message>
    <message>
        <source>the key is not a key of such a network</source>
        <translation>nøkkelen er ingen nøkkel for et slikt nettverk</translation>
    </message>
    <message>
        <source>the signature is not valid; one of its digits is wrong</source>
        <translation>signaturen er ingen; et siffer i den er feil</translation>
    </message>
    <message>
        <source>the network did not sign round {number} like this; the number or the signature is wrong</source>
        <translation>slik har ikke nettverket signert runde {number}; nummer eller signatur er feil</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>det er ikke feilfri JSON</translation>
    </message>
    <message>
        <source>it has more pixels than a page can show</source>
        <translation>det har flere punkter enn en side viser</translation>
    </message>
    <message>
        <source>these words are not in the word list: {places}</source>
        <translation>disse ordene står ikke i ordlisten: {places}</translation>
    </message>
    <message>
        <source>word {place} differs from the slip</source>
        <translation>ord {place} er et annet på lappen</translation>
    </message>
    <message>
        <source>words {one} and {other} are swapped</source>
        <translation>ord {one} og {other} har byttet plass</translation>
    </message>
    <message>
        <source>choose first where the outside value will come from</source>
        <translation>si først hvor den ytre verdien kommer fra</translation>
    </message>
    <message>
        <source>another holder already has this name</source>
        <translation>en annen vokter heter allerede det</translation>
    </message>
    <message>
        <source>Reveal on the computer that dealt them.</source>
        <translation>Avdekk på maskinen som delte dem.</translation>
    </message>
    <message>
        <source>The keys of all sessions have already been revealed.</source>
        <translation>Nøklene til alle sesjonene er allerede avdekket.</translation>
    </message>
    <message>
        <source>The public pack contains every session that was dealt.</source>
        <translation>Den offentlige pakken inneholder hver sesjon som ble delt.</translation>
    </message>
    <message>
        <source>The key of a session opens all its boards, including its reserve set.</source>
        <translation>Nøkkelen til en sesjon åpner alle spillene, også reservesettets.</translation>
    </message>
    <message>
        <source>What was published binds all keys together, so no single one can be proved.</source>
        <translation>Det som ble publisert, binder alle nøklene sammen, så ingen av dem kan bevises for seg.</translation>
    </message>
    <message>
        <source>The number of sessions of phase {phase} is open, so one key opens them all, including those not played yet.</source>
        <translation>Antall sesjoner i fase {phase} er åpent, så én nøkkel gjelder for alle: den ville åpne dem som ennå skal spilles.</translation>
    </message>
    <message>
        <source>According to this computer’s journal, {session} has not been dealt.</source>
        <translation>Journalen på denne maskinen kjenner ikke {session} som delt.</translation>
    </message>
    <message>
        <source>it is not the key of a session</source>
        <translation>det er noe annet enn nøkkelen til en sesjon</translation>
    </message>
    <message>
        <source>it is not what should be there</source>
        <translation>det er ikke det som må stå der</translation>
    </message>
    <message>
        <source>it ends after {count} of {size} bytes</source>
        <translation>den er avbrutt etter {count} av {size} byte</translation>
    </message>
    <message>
        <source>This computer has not seen this tournament before. The log in its folder shows what was done elsewhere, and that counts here too.</source>
        <translation>Denne datamaskinen har ikke sett denne turneringen før. Det som er gjort med den, står i loggen i mappen og gjelder også her.</translation>
    </message>
    <message>
        <source>Part of the tournament log is damaged or missing. Ask what was done on other computers before you deal or reveal.</source>
        <translation>Noe av turneringens logg er skadet eller mangler. Spør hva som ble gjort på andre datamaskiner før du deler ut eller avdekker.</translation>
    </message>
    <message>
        <source>Two computers continued this tournament without knowing of each other. Compare what they dealt, and record a deviation that says how this happened: it joins the two.</source>
        <translation>To datamaskiner gikk videre med denne turneringen, hver uten det den andre gjorde. Sammenlign hva de delte ut, og noter et avvik som sier hvordan det skjedde: det forener de to.</translation>
    </message>
    <message>
        <source>its folder is another user’s</source>
        <translation>mappen tilhører en annen bruker</translation>
    </message>
    <message>
        <source>This set was spot-checked {count} times before play. It can be checked again when play is over.</source>
        <translation>Antall stikkprøver av dette settet før spillet: {count}. Det kan kontrolleres igjen når spillet er ferdig.</translation>
    </message>
    <message>
        <source>This is an Access database, which is not read here. Export its table ReceivedData as CSV, and choose that file.</source>
        <translation>Dette er en Access-database, som ikke leses her. Eksporter tabellen ReceivedData som CSV, og velg den filen.</translation>
    </message>
    <message>
        <source>The file has no result of board {number}.</source>
        <translation>Filen har ikke noe resultat for spill {number}.</translation>
    </message>
    <message>
        <source>This is not whole JSON.</source>
        <translation>Dette er ikke fullstendig JSON.</translation>
    </message>
    <message>
        <source>it is not a PNG, JPEG or SVG picture</source>
        <translation>det er ikke et PNG-, JPEG- eller SVG-bilde</translation>
    </message>
    <message>
        <source>its drawing is too complicated</source>
        <translation>tegningen er for innviklet</translation>
    </message>
    <message>
        <source>the attached journal in “{folder}” is missing or was changed</source>
        <translation>den vedlagte journalen i «{folder}» mangler eller er endret</translation>
    </message>
    <message>
        <source>{count} older journals are attached here, and no more are possible.</source>
        <translation>Her ligger {count} eldre journaler ved, og flere er ikke mulig.</translation>
    </message>
    <message>
        <source>Deal other boards outside the tournament, as an ordinary session, and record a deviation.</source>
        <translation>Del andre spill utenfor turneringen, som en vanlig økt, og noter et avvik.</translation>
    </message>
    <message>
        <source>The files of another journal are here: “{path}”. Move the three files “{name}”, “{key_name}” and “{head_name}” of that folder elsewhere, keep them, and restore again.</source>
        <translation>Her ligger filene til en annen journal: «{path}». Flytt de tre filene «{name}», «{key_name}» og «{head_name}» i den mappen til et annet sted, ta vare på dem, og gjenopprett på nytt.</translation>
    </message>
    <message>
        <source>a card is in two of the hands: look for one hand at a time</source>
        <translation>et kort er i to av hendene: søk etter én hånd om gangen</translation>
    </message>
    <message>
        <source>an owner word</source>
        <translation>et eierord</translation>
    </message>
    <message>
        <source>it has {count} letters N, E, S, W or -</source>
        <translation>det har {count} bokstaver N, E, S, W eller -</translation>
    </message>
    <message>
        <source>a part of a deal</source>
        <translation>en del av en kortfordeling</translation>
    </message>
    <message>
        <source>a suit by itself ends at {last}</source>
        <translation>en enkelt farge slutter ved {last}</translation>
    </message>
    <message>
        <source>its bits are not those of a layout</source>
        <translation>bitene er ikke en oppstillings</translation>
    </message>
    <message>
        <source>different whole numbers from 0 on</source>
        <translation>ulike hele tall fra 0 og opp</translation>
    </message>
    <message>
        <source>no set of this size has this index</source>
        <translation>ingen mengde av denne størrelsen har denne indeksen</translation>
    </message>
    <message>
        <source>a set of numbers</source>
        <translation>en mengde tall</translation>
    </message>
    <message>
        <source>the sequences of a deal</source>
        <translation>følgene til en kortfordeling</translation>
    </message>
    <message>
        <source>three times 13 different places, below 52, 39 and 26</source>
        <translation>tre ganger 13 ulike plasser, under 52, 39 og 26</translation>
    </message>
    <message>
        <source>the triple of a deal</source>
        <translation>de tre indeksene til en kortfordeling</translation>
    </message>
    <message>
        <source>three numbers from 0, below C(52,13), C(39,13) and C(26,13)</source>
        <translation>tre tall fra 0, under C(52,13), C(39,13) og C(26,13)</translation>
    </message>
    <message>
        <source>cards marked unused that have a seat: {count}</source>
        <translation>ubrukte kort med en plass: {count}</translation>
    </message>
    <message>
        <source>the row is shorter than the heading</source>
        <translation>raden er kortere enn overskriften</translation>
    </message>
    <message>
        <source>a hand is not four suits with dots between</source>
        <translation>en hånd er ikke fire farger med punktum mellom</translation>
    </message>
    <message>
        <source>the column of board numbers has none here</source>
        <translation>kolonnen med spillnumre har ikke noe her</translation>
    </message>
    <message>
        <source>Double dummy of more than {most} boards is not worked out here.</source>
        <translation>Double dummy for mer enn {most} spill regnes ikke ut her.</translation>
    </message>
    <message>
        <source>This is not whole CSV.</source>
        <translation>Dette er ikke fullstendig CSV.</translation>
    </message>
    <message>
        <source>a row has no number</source>
        <translation>en rad har ikke nummer</translation>
    </message>
    <message>
        <source>“{text}” names no sessions: write 1:1-3 (phase 1, sessions 1 to 3), 2:all, or all.</source>
        <translation>«{text}» nevner ingen sesjoner: Skriv 1:1-3 for sesjon 1 til 3 i fase 1, 2:all for fase 2, eller all.</translation>
    </message>
    <message>
        <source>The number of sessions of phase {phase} is open, and there is no key for it. None of its sessions can be dealt.</source>
        <translation>Antall sesjoner i fase {phase} er åpent, og nøklene har ingen til den: ingen av sesjonene kan deles.</translation>
    </message>
    <message>
        <source>with these holders the sentence has {count} characters, {limit} at most: use fewer holders, shorter names, or a shorter text</source>
        <translation>med disse vokterne har setningen {count} tegn, og det meste er {limit}: ta færre voktere, kortere navn eller færre ord om den ytre verdien</translation>
    </message>
    <message>
        <source>all words are in the list, but several differ from the slip, or the hash belongs to other words</source>
        <translation>alle ordene står i listen, og mer enn ett er et annet på lappen; eller hashen hører til andre ord</translation>
    </message>
    <message>
        <source>“{file}” is a PDF, like a secret slip; the organiser’s file is a text whose name ends in “-hash.txt”</source>
        <translation>«{file}» er en PDF, som en hemmelig lapp er; filen til arrangøren er en tekst med et navn som slutter på «-hash.txt»</translation>
    </message>
    <message>
        <source>{session} has {boards}, and no board {number}</source>
        <translation>{session} har {boards}, og ikke noe spill {number}</translation>
    </message>
</context>
<context>
    <name>recovery</name>
    <message>
        <source>Hidden files of it were removed: {names}.</source>
        <translation>De skjulte filene ble fjernet: {names}.</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation>{names} og {count} til</translation>
    </message>
    <message>
        <source>Writing {names} into “{folder}” was interrupted before any file was complete. The set counts as failed.</source>
        <translation>Leveringen av {names} til «{folder}» ble avbrutt før noen fil var på plass. Settet gjelder som mislykket.</translation>
    </message>
    <message>
        <source>The disk of “{folder}” keeps no rights: everyone who can use it can read the boards there.</source>
        <translation>Disken med «{folder}» kjenner ingen rettigheter: alle som kan bruke den, kan lese spillene der.</translation>
    </message>
    <message>
        <source>Hidden files in “{folder}” may hold boards, and could not be removed: {names}. The next dealing tries again.</source>
        <translation>Skjulte filer i «{folder}» kan inneholde spill og kunne ikke fjernes: {names}. Neste gang det legges, prøves det igjen.</translation>
    </message>
    <message>
        <source>Writing set {code} was interrupted at its last step. All its files are complete, and it now counts as dealt: {names}.</source>
        <translation>Leveringen av sett {code} ble avbrutt i siste trinn. Alle filene er hele, og det regnes nå som delt: {names}.</translation>
    </message>
    <message>
        <source>Writing set {code} was interrupted before it was complete. It counts as failed, and its files were removed: {names}. Do not play copies of them.</source>
        <translation>Leveringen av sett {code} ble avbrutt før det var helt. Det regnes som mislykket, og filene ble tatt tilbake: {names}. Ikke spill kopier av dem.</translation>
    </message>
    <message>
        <source>Writing files was interrupted, and files with those names have changed since. They were left alone: {names}.</source>
        <translation>En levering ble avbrutt, og filer med dens navn er endret siden. De ble latt i fred: {names}.</translation>
    </message>
    <message>
        <source>Hidden files in “{folder}” were left alone, because another user, computer or data folder made them: {names}.</source>
        <translation>Skjulte filer i «{folder}» ble latt i fred, da en annen bruker, datamaskin eller datamappe har laget dem: {names}.</translation>
    </message>
    <message>
        <source>Writing {names} was interrupted at its last step, and the journal does not know these boards. They were left alone. Do not play them unless you know where they come from.</source>
        <translation>Leveringen av {names} ble avbrutt i siste trinn, og journalen kjenner ikke disse spillene. De ble latt i fred. Ikke spill dem med mindre du vet hvor de kommer fra.</translation>
    </message>
    <message>
        <source>An earlier attempt to publish this plan was interrupted. Its keys are not in use, and its files were removed: {names}. Destroy any copies of them.</source>
        <translation>En tidligere publisering av denne planen ble avbrutt. Nøklene binder ingenting, og filene ble fjernet: {names}. Ødelegg kopier av dem.</translation>
    </message>
    <message>
        <source>Whether this counts as dealt is settled at the next dealing, or when the program starts.</source>
        <translation>Om det regnes som delt, avgjøres neste gang det legges, eller når programmet starter.</translation>
    </message>
    <message>
        <source>All files are complete and stay in “{folder}”: {names}.</source>
        <translation>Alle filene er hele og blir i «{folder}»: {names}.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Identification</source>
        <translation>Identifikasjon</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Filer til</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formater</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Mappe for filene</translation>
    </message>
    <message>
        <source>Folder for used sets</source>
        <translation>Mappe for brukte sett</translation>
    </message>
    <message>
        <source>Exactly as Big Deal</source>
        <translation>Akkurat som Big Deal</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Tilfeldighet</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Utseende</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekststørrelse</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Maler</translation>
    </message>
    <message>
        <source>Print options</source>
        <translation>Utskriftsvalg</translation>
    </message>
    <message>
        <source>Recent tournaments</source>
        <translation>Siste turneringer</translation>
    </message>
    <message>
        <source>First start</source>
        <translation>Første oppstart</translation>
    </message>
    <message>
        <source>Language and appearance</source>
        <translation>Språk og utseende</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Spr&amp;åk</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>Far&amp;ger</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lyst</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørkt</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Te&amp;kststørrelse</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Your club</source>
        <translation>Klubben din</translation>
    </message>
    <message>
        <source>&amp;Identification</source>
        <translation>&amp;Identifikasjon</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message>
        <source>Ticked when the program starts.</source>
        <translation>Krysset av når programmet starter.</translation>
    </message>
    <message>
        <source>&amp;New sets go to</source>
        <translation>&amp;Nye sett legges i</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Velg…</translation>
    </message>
    <message>
        <source>&amp;Used sets go to</source>
        <translation>Br&amp;ukte sett legges i</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>V&amp;elg…</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Deling</translation>
    </message>
    <message>
        <source>Contents of the files</source>
        <translation>Innhold i filene</translation>
    </message>
    <message>
        <source>&amp;Standard</source>
        <translation>&amp;Standard</translation>
    </message>
    <message>
        <source>E&amp;xactly as Big Deal</source>
        <translation>&amp;Akkurat som Big Deal</translation>
    </message>
    <message>
        <source>&amp;Your typing and the computer</source>
        <translation>Tastetrykkene &amp;dine og maskinen</translation>
    </message>
    <message>
        <source>You type or move the mouse until the meter is full. Both are mixed: one good source is enough. Choose this if you can.</source>
        <translation>Du skriver eller beveger musen til måleren er full. Begge blandes: én god kilde er nok. Velg dette hvis du kan.</translation>
    </message>
    <message>
        <source>Pr&amp;esets</source>
        <translation>&amp;Maler</translation>
    </message>
    <message>
        <source>Names of the files</source>
        <translation>Navn på filene</translation>
    </message>
    <message>
        <source>Day and event</source>
        <translation>Dag og turnering</translation>
    </message>
    <message>
        <source>Day, event and set code</source>
        <translation>Dag, turnering og settkode</translation>
    </message>
    <message>
        <source>Finished files stay</source>
        <translation>Ferdige filer blir</translation>
    </message>
    <message>
        <source>The last session</source>
        <translation>Den siste sesjonen</translation>
    </message>
    <message>
        <source>Nam&amp;es of the files</source>
        <translation>Navn &amp;på filene</translation>
    </message>
    <message>
        <source>Last preset</source>
        <translation>Den siste malen</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Your club and place. It is mixed into every deal, so two clubs never deal the same boards, even from the same seed. It is not a password.</source>
        <translation>Klubb og sted. Den blandes inn i hver deling, så to klubber aldri får de samme spillene, selv fra samme startverdi. Den er ikke noe passord.</translation>
    </message>
    <message>
        <source>What machines and programs expect, with the known mistakes of older files corrected.</source>
        <translation>Det maskiner og programmer forventer, med kjente feil i eldre filer rettet.</translation>
    </message>
    <message>
        <source>The same bytes as Big Deal 2.0, except for the name of the program. For old procedures.</source>
        <translation>Byte for byte som Big Deal 2.0, unntatt programnavnet. For gamle rutiner.</translation>
    </message>
    <message>
        <source>Only the &amp;computer</source>
        <translation>&amp;Bare maskinen</translation>
    </message>
    <message>
        <source>For anyone who can neither type nor move a mouse. The boards are as random as this computer can be trusted. You add nothing yourself, and the certificate of the set says so.</source>
        <translation>For dem som verken kan skrive eller bruke mus. Spillene er så tilfeldige som maskinen er god; du legger ikke til noe selv, og det står i sertifikatet for settet.</translation>
    </message>
</context>
<context>
    <name>sheets</name>
    <message>
        <source>To open it: “bigdeal tournament” asks for the words of each sheet. Without this program: a tool for SLIP-39 turns the lists into a master secret in hexadecimal (no passphrase); this is the passphrase for “age -d”.</source>
        <translation>For å åpne den: «bigdeal tournament» spør etter ordene på hvert ark. Uten dette programmet: et verktøy for SLIP-39 gjør listene om til en hovedhemmelighet i heksadesimal (uten passfrase); den er passfrasen for «age -d».</translation>
    </message>
    <message>
        <source>SECRET: share {number} of {count}</source>
        <translation>HEMMELIG: del {number} av {count}</translation>
    </message>
    <message>
        <source>SECRET: the passphrase of a tournament</source>
        <translation>HEMMELIG: passfrasen til en turnering</translation>
    </message>
    <message>
        <source>Tournament: {name}</source>
        <translation>Turnering: {name}</translation>
    </message>
    <message>
        <source>Opens: {file}</source>
        <translation>Åpner: {file}</translation>
    </message>
    <message>
        <source>Without it nobody can open the file, and the boards cannot be dealt.</source>
        <translation>Uten det kan ingen åpne filen, og spillene kan ikke deles.</translation>
    </message>
    <message>
        <source>Print it twice, keep the sheets in two safe places, and delete this file.</source>
        <translation>Skriv det ut to ganger, oppbevar arkene på to trygge steder, og slett denne filen.</translation>
    </message>
    <message>
        <source>Set number: {number}</source>
        <translation>Gruppenummer: {number}</translation>
    </message>
    <message>
        <source>Held by: {holder}</source>
        <translation>Oppbevares av: {holder}</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>Dagen</translation>
    </message>
    <message>
        <source>Who keeps the keys</source>
        <translation>Hvem oppbevarer nøklene</translation>
    </message>
    <message>
        <source>How to check</source>
        <translation>Slik kontrollerer du</translation>
    </message>
    <message>
        <source>Hash of the keys</source>
        <translation>Hash av nøklene</translation>
    </message>
    <message>
        <source>SHA-256 of the page verify.html</source>
        <translation>SHA-256 av siden verify.html</translation>
    </message>
    <message>
        <source>Check code (digest, SHA-256)</source>
        <translation>Kontrollkode</translation>
    </message>
    <message>
        <source>The same in words</source>
        <translation>Det samme med ord</translation>
    </message>
    <message>
        <source>Published before the outside value is known</source>
        <translation>Publisert før den ytre verdien er kjent</translation>
    </message>
    <message>
        <source>The organiser says where.</source>
        <translation>Det sier arrangøren.</translation>
    </message>
    <message>
        <source>The organiser, unsealed.</source>
        <translation>Arrangøren, uforseglet.</translation>
    </message>
    <message>
        <source>The organiser, sealed with a passphrase.</source>
        <translation>Arrangøren, forseglet med en passfrase.</translation>
    </message>
    <message>
        <source>Sealed for {count} secret key(s), any of which opens them.</source>
        <translation>Forseglet for hemmelige nøkler ({count}); hver av dem åpner.</translation>
    </message>
    <message>
        <source>SECRET until the outside value is known</source>
        <translation>HEMMELIG til den ytre verdien er kjent</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Dine ord</translation>
    </message>
    <message>
        <source>As one line</source>
        <translation>På én linje</translation>
    </message>
    <message>
        <source>What they are for</source>
        <translation>Hva de er til</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Hva som skal gjøres</translation>
    </message>
    <message>
        <source>Without this program</source>
        <translation>Uten dette programmet</translation>
    </message>
    <message>
        <source>For the organiser, before the plan is published</source>
        <translation>Til arrangøren, før planen publiseres</translation>
    </message>
    <message>
        <source>SHA-256 of the words</source>
        <translation>SHA-256 av ordene</translation>
    </message>
    <message>
        <source>Holder: {name}</source>
        <translation>Vokter: {name}</translation>
    </message>
    <message>
        <source>Any {needed} of the {count} sheets open the file; one alone is useless.</source>
        <translation>Hvilke som helst {needed} av de {count} ordlistene åpner filen; én alene er ubrukelig.</translation>
    </message>
    <message>
        <source>Keep this sheet apart from the others, in a sealed envelope. Do not copy, photograph or email it. If too few sheets are left, nobody can open the file, and the boards cannot be dealt.</source>
        <translation>Oppbevar dette arket adskilt fra de andre, i en lukket konvolutt. Ikke kopier, fotografer eller send det. Er det for få ark igjen, kan ingen åpne filen, og spillene kan ikke deles.</translation>
    </message>
    <message>
        <source>Type it exactly as printed, with the dashes and in small letters.</source>
        <translation>Skriv den slik den står, med bindestrekene og med små bokstaver.</translation>
    </message>
    <message>
        <source>Anyone who has this sheet and the file can compute every board.</source>
        <translation>Den som har dette arket og filen, kan regne ut alle spill.</translation>
    </message>
    <message>
        <source>What determines the deals</source>
        <translation>Det som avgjør spillene</translation>
    </message>
    <message>
        <source>And the words of these holders; if withheld, their SHA-256 instead</source>
        <translation>Og ordene fra disse vokterne; holdes de tilbake, SHA-256 av dem</translation>
    </message>
    <message>
        <source>Where everyone can find the value from then on</source>
        <translation>Her finner alle verdien fra da av</translation>
    </message>
    <message>
        <source>Photograph this sheet, or keep the bulletin. After the last board the organiser publishes a pack. The program bigdeal-gui, its command “bigdeal verify”, and the page verify.html from the program’s releases ask for this check code: the words, the digits or the QR code. If they agree, the plan, the promise and the keys are today’s ({name}.commit.json), and every board is computed again.</source>
        <translation>Fotografer dette arket, eller ta vare på bulletinen. Etter siste spill publiserer arrangøren en pakke. Programmet bigdeal-gui, kommandoen «bigdeal verify» eller siden verify.html, som publiseres sammen med programmet, spør etter denne kontrollkoden: ordene, sifrene eller koden. Stemmer de, er plan, løfte og nøkler de samme som i dag ({name}.commit.json), og hvert spill regnes ut på nytt.</translation>
    </message>
    <message>
        <source>{count} officials, sealed: any {needed} of them together can open the keys.</source>
        <translation>{count} tillitspersoner, forseglet: {needed} av dem åpner nøklene sammen.</translation>
    </message>
    <message>
        <source>Nothing on this page is secret. The organiser enters the name and this SHA-256 together with the source of the outside value. Later, check that the published promise names you with it.</source>
        <translation>Ingenting på denne siden er hemmelig. Arrangøren fører opp navnet og denne SHA-256 der kilden til den ytre verdien velges. Se senere etter at det publiserte løftet nevner deg med den.</translation>
    </message>
    <message>
        <source>They go into every deal of the tournament, together with the secret keys and the outside value. As long as only you know them, nobody can foresee a board, not even the organiser.</source>
        <translation>De inngår i hvert spill i turneringen, ved siden av de hemmelige nøklene og den ytre verdien. Så lenge bare du kjenner dem, kan ingen forutse et spill, heller ikke arrangøren.</translation>
    </message>
    <message>
        <source>Do not show, email or photograph them. Give the organiser the other page. When the outside value is known, and not before, hand over the words so that the boards can be dealt, ideally all holders at the same moment. Play does not wait for you: without your words their SHA-256 is used instead, and every check says that they were withheld.</source>
        <translation>Ikke vis dem til noen, og ikke send eller fotografer dem. Gi arrangøren den andre siden. Når den ytre verdien er kjent, og ikke før, leverer du ordene så spillene kan deles, helst alle vokterne i samme øyeblikk. Spillet venter ikke på deg: uten ordene dine trer SHA-256 av dem i stedet, og enhver kontroll sier at de ble holdt tilbake.</translation>
    </message>
    <message>
        <source>The SHA-256 on the other page is that of the one line above: small letters with hyphens between them, without a line break.</source>
        <translation>SHA-256 på den andre siden er av den ene linjen ovenfor: små bokstaver med bindestreker imellom, uten linjeskift.</translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message>
        <source>your typing and the computer</source>
        <translation>tastetrykkene dine og maskinen</translation>
    </message>
    <message>
        <source>a seed that was given</source>
        <translation>en oppgitt startverdi</translation>
    </message>
    <message>
        <source>the tournament’s keys</source>
        <translation>turneringens nøkler</translation>
    </message>
    <message>
        <source>only your typing</source>
        <translation>bare tastetrykkene dine</translation>
    </message>
    <message>
        <source>only the computer</source>
        <translation>bare maskinen</translation>
    </message>
</context>
<context>
    <name>states</name>
    <message>
        <source>certified</source>
        <translation>attestert</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>arkivert</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>flyttet</translation>
    </message>
    <message>
        <source>being moved</source>
        <translation>i ferd med å flyttes</translation>
    </message>
    <message>
        <source>no longer being moved</source>
        <translation>ikke lenger i ferd med å flyttes</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>“{file}”, board {number}: {reason}.</source>
        <translation>«{file}», spill {number}: {reason}.</translation>
    </message>
    <message>
        <source>Boards that are wrong there: {numbers}.</source>
        <translation>Spill som er feil der: {numbers}.</translation>
    </message>
    <message>
        <source>The organiser’s reason: “{reason}”.</source>
        <translation>Arrangørens begrunnelse: «{reason}».</translation>
    </message>
    <message>
        <source>Every session of the plan is here, with every board.</source>
        <translation>Alle planens sesjoner er her, med alle spill.</translation>
    </message>
    <message>
        <source>“{file}” cannot be used: {reason} Get it again.</source>
        <translation>«{file}» kan ikke brukes: {reason} Hent den på nytt.</translation>
    </message>
    <message>
        <source>This plan is not published yet: no keys are bound to it.</source>
        <translation>Denne planen er ikke publisert ennå: ingen nøkler er bundet.</translation>
    </message>
    <message>
        <source>The keys are not here, or still sealed: they come after play.</source>
        <translation>Nøklene er ikke her, eller er fortsatt forseglet: De kommer etter spillet.</translation>
    </message>
    <message>
        <source>“{file}”: its root of the keys is not the one that was bound.</source>
        <translation>«{file}»: roten av nøklene er ikke den som ble bundet.</translation>
    </message>
    <message>
        <source>“{file}”: its key is number {found} of {found_count}; that of phase {phase}, session {session}, is number {number} of {count}.</source>
        <translation>«{file}»: nøkkelen er nummer {found} av {found_count}; den for fase {phase}, sesjon {session}, er nummer {number} av {count}.</translation>
    </message>
    <message>
        <source>“{file}”: this is not the key that was bound for phase {phase}, session {session}.</source>
        <translation>«{file}»: dette er ikke nøkkelen som ble bundet for fase {phase}, sesjon {session}.</translation>
    </message>
    <message>
        <source>No boards are here: add their files, such as .pbn.</source>
        <translation>Ingen spill er her: Legg til filene deres, for eksempel .pbn.</translation>
    </message>
    <message>
        <source>The check code is the one you gave.</source>
        <translation>Kontrollkoden er den du oppga.</translation>
    </message>
    <message>
        <source>The check code you gave is not the one of this promise: {where}</source>
        <translation>Kontrollkoden du oppga, er ikke dette løftets: {where}</translation>
    </message>
    <message>
        <source>Say whether you saw this check code, or had this plan, before {moment}.</source>
        <translation>Si om du så denne kontrollkoden, eller hadde denne planen, før {moment}.</translation>
    </message>
    <message>
        <source>Give all of it, and say whether you saw it before {moment}.</source>
        <translation>Oppgi hele, og si om du så det før {moment}.</translation>
    </message>
    <message>
        <source>the day of the value</source>
        <translation>verdiens dag</translation>
    </message>
    <message>
        <source>You know of no earlier promise of this organiser for this event, as you say.</source>
        <translation>Du kjenner ikke til noe tidligere løfte fra denne arrangøren for dette arrangementet, som du sier.</translation>
    </message>
    <message>
        <source>What you gave cannot be read as the check code of this promise: {where}</source>
        <translation>Det du oppga, kan ikke leses som kontrollkoden til dette løftet: {where}</translation>
    </message>
    <message>
        <source>The value you gave is “{given}”; the value in the plan is “{value}”.</source>
        <translation>Du oppga verdien «{given}»; i planen står «{value}».</translation>
    </message>
    <message>
        <source>The outside value is the one you gave.</source>
        <translation>Den ytre verdien er den du oppga.</translation>
    </message>
    <message>
        <source>The value was entered on {entered}, before the promised day, {day}.</source>
        <translation>Verdien ble tastet inn {entered}, før den lovede dagen, {day}.</translation>
    </message>
    <message>
        <source>The value you gave, “{given}”, cannot be read as the promised one: {source}.</source>
        <translation>Verdien du oppga, «{given}», kan ikke leses som den lovede: {source}.</translation>
    </message>
    <message>
        <source>The value is the randomness of round {number}, which appeared on {when}: the network’s signature is genuine.</source>
        <translation>Verdien er tilfeldighetstallet for drand-runde {number}, som kom {when}: nettverkets signatur er ekte.</translation>
    </message>
    <message>
        <source>The value is not that of the promised round {number}. It counts only if the network had ended before {when}.</source>
        <translation>Verdien er ikke den fra den lovede runden {number}. Den gjelder bare hvis nettverket hadde opphørt før {when}.</translation>
    </message>
    <message>
        <source>Look up at {address} whether the randomness of round {number} is {value}.</source>
        <translation>Slå opp på {address} om tilfeldigheten for runde {number} er {value}.</translation>
    </message>
    <message>
        <source>The file of round {number} (.round.json) is not here. Look up at {address} whether its randomness is {value}; or add the file, and it is checked here.</source>
        <translation>Filen for drand-runde {number} (.round.json) er ikke her. Slå opp på {address} om tilfeldighetstallet (randomness) er {value}; eller legg til filen, så kontrolleres den her.</translation>
    </message>
    <message>
        <source>“{file}” is not what the network signed: {reason}.</source>
        <translation>«{file}» er ikke det nettverket har signert: {reason}.</translation>
    </message>
    <message>
        <source>These have the same words, so they are one holder: {names}.</source>
        <translation>Disse har de samme ordene, så de er én og samme vokter: {names}.</translation>
    </message>
    <message>
        <source>The words of “{name}” are in the value: their SHA-256 is the promised one.</source>
        <translation>Ordene fra «{name}» står i verdien: Deres SHA-256 er den lovede.</translation>
    </message>
    <message>
        <source>These sessions were played, as you say: {sessions}.</source>
        <translation>Disse sesjonene ble spilt, som du sier: {sessions}.</translation>
    </message>
    <message>
        <source>The promise announces a log of what was done, and it is not here.</source>
        <translation>Løftet varsler en logg over hva som ble gjort, og den er ikke her.</translation>
    </message>
    <message>
        <source>Something of the log of what was done is damaged or missing.</source>
        <translation>Noe av loggen over hva som ble gjort, er skadet eller mangler.</translation>
    </message>
    <message>
        <source>The log of what was done is shorter than the text of a pack says.</source>
        <translation>Loggen over hva som ble gjort, er kortere enn teksten i en pakke sier.</translation>
    </message>
    <message>
        <source>By the log, two computers went on with this tournament, each without what the other did.</source>
        <translation>Ifølge loggen fortsatte to datamaskiner med turneringen, hver uten det den andre gjorde.</translation>
    </message>
    <message>
        <source>“{file}” has no boards.</source>
        <translation>«{file}» inneholder ingen spill.</translation>
    </message>
    <message>
        <source>“{file}” has the name of {named}, but the boards of {session}.</source>
        <translation>«{file}» har navn etter {named}, men spillene er fra {session}.</translation>
    </message>
    <message>
        <source>“{file}” has no board numbers, and the boards of {session} are in a different order.</source>
        <translation>«{file}» har ingen spillnumre, og spillene fra {session} står i en annen rekkefølge.</translation>
    </message>
    <message>
        <source>“{phase}”: the number of sessions was left open. Found: {count}.</source>
        <translation>«{phase}»: Antallet sesjoner sto åpent. Funnet: {count}.</translation>
    </message>
    <message>
        <source>“{phase}”: the boards of its sessions were left open.</source>
        <translation>«{phase}»: Hvilke spill sesjonene har, sto åpent.</translation>
    </message>
    <message>
        <source>{session}: none of its boards is here.</source>
        <translation>{session}: Ingen spill fra den er her.</translation>
    </message>
    <message>
        <source>{session}: its boards were left open. Found: {numbers}.</source>
        <translation>{session}: Hvilke spill den har, sto åpent. Funnet: {numbers}.</translation>
    </message>
    <message>
        <source>“{file}” was not opened: unpack it, and give its contents.</source>
        <translation>«{file}» ble ikke sett inn i: Pakk den ut, og gi det den inneholder.</translation>
    </message>
    <message>
        <source>The organiser reports a deviation from the plan: “{what}”.</source>
        <translation>Arrangøren forteller om et avvik fra planen: «{what}».</translation>
    </message>
    <message>
        <source>“{file}” is in the list of checksums, but not among the files.</source>
        <translation>«{file}» står i listen over kontrollsummer, men er ikke blant filene.</translation>
    </message>
    <message>
        <source>All files match the list of checksums in the pack.</source>
        <translation>Hver fil er den som ble pakket, ifølge listen over kontrollsummer.</translation>
    </message>
    <message>
        <source>This is a practice tournament, made to try things out.</source>
        <translation>Dette er en turnering for øving: Den ble laget for å prøve.</translation>
    </message>
    <message>
        <source>The keys of all sessions are here, but their hash is not the one in the plan (KH).</source>
        <translation>Nøklene til alle sesjonene er her, og hashen av dem er ikke den som planen oppgir (KH).</translation>
    </message>
    <message>
        <source>The keys are the ones fixed before.</source>
        <translation>Nøklene er de som ble bundet på forhånd.</translation>
    </message>
    <message>
        <source>“{file}”: a single key cannot be proved here, because the commitment (version 1) binds all keys together.</source>
        <translation>«{file}»: en nøkkel for seg kan ikke bevises her: bindingen, av versjon 1, binder alle nøklene sammen.</translation>
    </message>
    <message>
        <source>“{file}”: the plan has no separate key for phase {phase}, session {session}.</source>
        <translation>«{file}»: planen har ingen egen nøkkel for fase {phase}, sesjon {session}.</translation>
    </message>
    <message>
        <source>{sessions}: the key has very few different characters, so it can be guessed.</source>
        <translation>{sessions}: Nøkkelen består av svært få forskjellige bokstaver, så den kan gjettes.</translation>
    </message>
    <message>
        <source>{sessions}: these have the same key, so they have the same boards.</source>
        <translation>{sessions}: Disse har én og samme nøkkel, så de har de samme spillene.</translation>
    </message>
    <message>
        <source>This is only about {sessions}. The keys of the other sessions are still secret: nothing is proved about them before they are revealed.</source>
        <translation>Dette gjelder bare {sessions}. Nøklene til de andre sesjonene er fortsatt hemmelige: ingenting er bevist om dem før de avdekkes.</translation>
    </message>
    <message>
        <source>Plan and promise match the commitment word for word.</source>
        <translation>Plan og løfte er ord for ord de som bindingen bandt.</translation>
    </message>
    <message>
        <source>There is no commitment: only the keys were fixed, not the names, sessions, boards and source.</source>
        <translation>Det er ingen binding: Bare nøklene ble bundet, ikke navn, sesjoner, spill og kilde.</translation>
    </message>
    <message>
        <source>The check code you gave cannot be compared, because the commitment is missing or cannot be used. Add the file that ends in .commit.json.</source>
        <translation>Kontrollkoden du oppga, kan ikke sammenlignes: Bindingen er ikke her, eller kan ikke brukes. Legg til filen som slutter på .commit.json.</translation>
    </message>
    <message>
        <source>You gave the hash of the keys. It covers only the keys; the check code also covers the names, sessions, boards and source.</source>
        <translation>Det du oppga, er hashen av nøklene. Den binder bare nøklene og ikke navn, sesjoner, spill og kilde, slik kontrollkoden gjør.</translation>
    </message>
    <message>
        <source>You saw it, or had it, before {moment}, as you say.</source>
        <translation>Du så det eller tok vare på det før {moment}, som du sier.</translation>
    </message>
    <message>
        <source>The organiser published an earlier promise, and it is not here. It may have been for this same event. Ask for it. Its check code: {digest}.</source>
        <translation>Arrangøren publiserte et annet løfte før dette, og det er ikke her: Det kan ha gjeldt det samme arrangementet. Be om det. Kontrollkoden: {digest}.</translation>
    </message>
    <message>
        <source>All earlier promises in this chain are here, each for a different event: {names}.</source>
        <translation>Hvert løfte før dette i kjeden er her, alle for andre arrangementer: {names}.</translation>
    </message>
    <message>
        <source>Only the organiser says that there was no earlier promise. Say whether you know of an earlier promise for this event.</source>
        <translation>At ikke noe annet løfte kom før, er arrangørens ord alene. Si om du kjenner til et tidligere løfte for dette arrangementet.</translation>
    </message>
    <message>
        <source>“{file}”, among the files, is a plan with the same keys but different lines: {lines}.</source>
        <translation>«{file}», blant filene, er en plan med de samme nøklene, men andre linjer: {lines}.</translation>
    </message>
    <message>
        <source>“{file}”, among the files, is another plan for this event. Lines that differ: {lines}. Ask which one counted.</source>
        <translation>«{file}», blant filene, er en annen plan for dette arrangementet. Linjer som avviker: {lines}. Spør hvilken som gjaldt.</translation>
    </message>
    <message>
        <source>The organiser says: “{where}”, since {day}.</source>
        <translation>Arrangøren oppgir: «{where}», siden {day}.</translation>
    </message>
    <message>
        <source>The organiser says it was published on {since}, which is not before the promised day, {day}.</source>
        <translation>Arrangøren oppgir en publisering {since}, ikke før den lovede dagen, {day}.</translation>
    </message>
    <message>
        <source>An earlier promise for this same event is here (“{file}”): with several promises the best one can be chosen.</source>
        <translation>Her er et tidligere løfte om samme arrangement («{file}»): Den som lager flere, kan velge.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, agrees line by line.</source>
        <translation>Planen du har tatt vare på, «{file}», stemmer linje for linje.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, has the same keys but different lines: {lines}.</source>
        <translation>Planen du har tatt vare på, «{file}», har de samme nøklene, men andre linjer: {lines}.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, is a draft without keys. Lines that differ: {lines}.</source>
        <translation>Planen du har tatt vare på, «{file}», er et utkast uten nøkler. Linjer som avviker: {lines}.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, has different keys. Lines that differ: {lines}. Ask which one counted.</source>
        <translation>Planen du har tatt vare på, «{file}», har andre nøkler. Linjer som avviker: {lines}. Spør hvilken som gjaldt.</translation>
    </message>
    <message>
        <source>The outside value is not in this plan yet: its day has not come.</source>
        <translation>Den ytre verdien står ikke i planen ennå: Dagen er ikke kommet.</translation>
    </message>
    <message>
        <source>The value was entered on {entered}, but the promised round {number} appeared later, on {when}.</source>
        <translation>Verdien ble tastet inn {entered}. Den lovede runden {number} kom først etterpå, {when}.</translation>
    </message>
    <message>
        <source>The promise does not fix how the value is written: a different spelling gives different boards.</source>
        <translation>Løftet sier ikke hvordan verdien skrives: Andre skrivemåter gir andre spill.</translation>
    </message>
    <message>
        <source>“{value}” is not written as promised: digits only, with the promised decimals.</source>
        <translation>«{value}» er ikke skrevet som lovet: bare sifrene, med de lovede desimalene.</translation>
    </message>
    <message>
        <source>Look the value up, and give it as you found it. The promise was: {source}.</source>
        <translation>Slå opp verdien, og oppgi den slik du fant den. Lovet var: {source}.</translation>
    </message>
    <message>
        <source>The value was used as published, not as promised. The organiser’s reason: “{reason}”.</source>
        <translation>Verdien ble tatt slik den ble publisert, ikke som lovet. Arrangørens begrunnelse: «{reason}».</translation>
    </message>
    <message>
        <source>Look up whether the network had ended before {when}, and whether {value} was published. The promise for that case was: {source}.</source>
        <translation>Slå opp om nettverket hadde opphørt før {when}, og om {value} ble publisert. Lovet for det tilfellet var: {source}.</translation>
    </message>
    <message>
        <source>“{file}” is round {found}; round {promised} was promised.</source>
        <translation>«{file}» er fra runde {found}; runde {promised} var lovet.</translation>
    </message>
    <message>
        <source>“{file}” is the promised round, but the value does not match it.</source>
        <translation>«{file}» er den lovede runden, og verdien er ikke tilfeldighetstallet i den.</translation>
    </message>
    <message>
        <source>The value is not complete: the words, or their SHA-256, of everyone who keeps words belong after it: {names}.</source>
        <translation>Verdien er ikke laget som lovet: Bak den hører ordene, eller deres SHA-256, fra alle som oppbevarer ord: {names}.</translation>
    </message>
    <message>
        <source>The words of “{name}” are not twelve words from the list: they could be guessed.</source>
        <translation>Det «{name}» tok vare på, er ikke tolv ord fra listen: De kan kanskje gjettes.</translation>
    </message>
    <message>
        <source>The words of “{name}” were withheld: as promised, their SHA-256 is used instead. Anyone who withheld them, or kept them from being used, could choose between two values.</source>
        <translation>Ordene fra «{name}» ble holdt tilbake: Som lovet står deres SHA-256 i stedet. Den som holdt dem tilbake eller lot dem være ubrukt, kunne velge mellom to verdier.</translation>
    </message>
    <message>
        <source>The value has neither the promised words of “{name}” nor their SHA-256.</source>
        <translation>Det som står i verdien for «{name}», er verken ordene som SHA-256 ble lovet av, eller denne SHA-256.</translation>
    </message>
    <message>
        <source>Say which sessions were played. If many are planned, only the best ones might be shown.</source>
        <translation>Si hvilke sesjoner som ble spilt. Den som planlegger mange, kan vise de beste.</translation>
    </message>
    <message>
        <source>Sessions to answer for: {sessions}.</source>
        <translation>Det spørres om disse: {sessions}.</translation>
    </message>
    <message>
        <source>{session}: it was planned or dealt but not played, as you say. Ask why.</source>
        <translation>{session}: planlagt eller delt ut, og ikke spilt, som du sier. Spør hvorfor.</translation>
    </message>
    <message>
        <source>Phase {phase}, session {session}: you played it, but it is not in the plan or the files.</source>
        <translation>Fase {phase}, sesjon {session}: Du spilte den, og planen og filene har ingen.</translation>
    </message>
    <message>
        <source>You said which sessions were played.</source>
        <translation>Du sier hvilke sesjoner som ble spilt.</translation>
    </message>
    <message>
        <source>{session}: its key is the one bound for this session, number {number} of {count}. The others stay secret (“{file}”).</source>
        <translation>{session}: nøkkelen er den som ble bundet for denne sesjonen, nummer {number} av {count}, mens de andre forblir hemmelige («{file}»).</translation>
    </message>
    <message>
        <source>“{file}” contains the key of one session, but the commitment for it is missing. Add the file that ends in .commit.json.</source>
        <translation>«{file}» inneholder nøkkelen til én sesjon, og bindingen er ikke her: legg til filen som slutter på .commit.json.</translation>
    </message>
    <message>
        <source>Give the check code as you saw it where it was published, or a plan that you saved. Say whether that was before {moment}.</source>
        <translation>Oppgi kontrollkoden slik du så den der den ble publisert, eller en plan du har tatt vare på, og si om det var før {moment}.</translation>
    </message>
    <message>
        <source>Proved</source>
        <translation>Bevist</translation>
    </message>
    <message>
        <source>Left to you</source>
        <translation>Opp til deg</translation>
    </message>
    <message>
        <source>Still chosen by the organiser</source>
        <translation>Fortsatt arrangørens valg</translation>
    </message>
    <message>
        <source>Not as promised</source>
        <translation>Ikke som lovet</translation>
    </message>
    <message>
        <source>“{file}”, {boards}: of no session whose key is here, so not judged.</source>
        <translation>«{file}», {boards}: fra ingen sesjon som nøkkelen er her til, så ingenting sies om det.</translation>
    </message>
    <message>
        <source>{session}, {boards}: from this session’s key and the outside value (“{file}”).</source>
        <translation>{session}, {boards}: fra denne sesjonens nøkkel og den ytre verdien («{file}»).</translation>
    </message>
    <message>
        <source>{session}, {boards}: from the reserve set (“{file}”).</source>
        <translation>{session}, {boards}: fra reservesettet («{file}»).</translation>
    </message>
    <message>
        <source>{session}, {boards}: the key of this session was revealed on {day}. From then on anybody could compute its reserve set. The record does not say that it was used before (“{file}”).</source>
        <translation>{session}, {boards}: Nøkkelen til denne sesjonen ble offentliggjort {day}. Fra da av kunne alle beregne reservesettet, og protokollen sier ikke at det ble brukt før («{file}»).</translation>
    </message>
    <message>
        <source>{session}: {boards} missing.</source>
        <translation>{session}: {boards} mangler.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>“{text}”</source>
        <translation>«{text}»</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
</context>
</TS>
