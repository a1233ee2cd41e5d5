<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About {program}</source>
        <translation>Om {program}</translation>
    </message>
    <message>
        <source>All licences in &amp;full…</source>
        <translation>Alle licenser i deres &amp;helhed…</translation>
    </message>
    <message>
        <source>Result of the self-test</source>
        <translation>Resultat af selvtesten</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Selvtest</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>Li&amp;censer</translation>
    </message>
    <message>
        <source>{program} {version}</source>
        <translation>{program} {version}</translation>
    </message>
    <message>
        <source>Deals bridge boards that nobody could predict, nobody can repeat and nobody has seen.</source>
        <translation>Blander bridgespil, som ingen kan forudse, ingen kan gentage, og ingen har set.</translation>
    </message>
    <message>
        <source>Deals what Big Deal by Hans van Staveren deals from the same seed and identification. An independent program; Big Deal’s author has no part in it.</source>
        <translation>Blander det samme, som Big Deal af Hans van Staveren blander ud fra samme startværdi og identifikation. Et selvstændigt program; Big Deals ophavsmand har ingen del i det.</translation>
    </message>
    <message>
        <source>SHA-256 of &amp;verify.html</source>
        <translation>SHA-256 af &amp;verify.html</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Indstillinger</translation>
    </message>
    <message>
        <source>List of what was &amp;dealt</source>
        <translation>Liste over det &amp;blandede</translation>
    </message>
    <message>
        <source>Not passed. Nothing can be dealt until it has.</source>
        <translation>Ikke bestået. Der kan ikke blandes, før den er bestået.</translation>
    </message>
    <message>
        <source>Passed: {parts}.</source>
        <translation>Bestået: {parts}.</translation>
    </message>
    <message>
        <source>Stored on this computer</source>
        <translation>Gemt på denne computer</translation>
    </message>
    <message>
        <source>Stored beside the program</source>
        <translation>Gemt ved siden af programmet</translation>
    </message>
    <message>
        <source>Works offline: it connects to nothing and downloads nothing.</source>
        <translation>Virker uden net: Programmet kontakter ingen og henter intet.</translation>
    </message>
    <message>
        <source>Qt and PySide6 are included unchanged, as separate libraries. You may replace them with versions you have built yourself; their source code is at code.qt.io. This program comes without any warranty.</source>
        <translation>Qt og PySide6 bruges uændret, som selvstændige biblioteker. Du må erstatte dem med versioner, du selv har bygget; deres kildekode findes på code.qt.io. Programmet leveres uden nogen garanti.</translation>
    </message>
</context>
<context>
    <name>ArchiveHint</name>
    <message>
        <source>Mo&amp;ve to the archive</source>
        <translation>Flyt til arki&amp;vet</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Ikke nu</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of {sets} finished sets still in the work folder</source>
        <translation>
            <numerusform>%n fil fra {sets} færdigspillede sæt ligger stadig i arbejdsmappen</numerusform>
            <numerusform>%n filer fra {sets} færdigspillede sæt ligger stadig i arbejdsmappen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of a finished set still in the work folder</source>
        <translation>
            <numerusform>%n fil fra et færdigspillet sæt ligger stadig i arbejdsmappen</numerusform>
            <numerusform>%n filer fra et færdigspillet sæt ligger stadig i arbejdsmappen</numerusform>
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
        <translation>Din logbog er opdateret</translation>
    </message>
    <message>
        <source>These are copies, or another program is using them. Remove them yourself.</source>
        <translation>Det er kopier, eller de er i brug i et andet program: Fjern dem selv</translation>
    </message>
    <message>
        <source>Writing the files had been interrupted</source>
        <translation>En levering var blevet afbrudt</translation>
    </message>
</context>
<context>
    <name>BackupSeal</name>
    <message>
        <source>Seal the backup?</source>
        <translation>Forsegle sikkerhedskopien?</translation>
    </message>
    <message>
        <source>Anyone who can read an unsealed backup can recognize deals that were dealt here. Sealed, only the passphrase opens it. If you lose the passphrase, you lose the backup.</source>
        <translation>Enhver, der kan læse en uforseglet kopi, kan genkende fordelinger, der er blandet her. Forseglet åbnes den kun af adgangssætningen. Mister du den, mister du sikkerhedskopien.</translation>
    </message>
    <message>
        <source>&amp;Seal it</source>
        <translation>&amp;Forsegl den</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Adgangssætning</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>&amp;Igen</translation>
    </message>
    <message>
        <source>&amp;Leave it unsealed</source>
        <translation>&amp;Lad den være uforseglet</translation>
    </message>
    <message>
        <source>Type the same passphrase again</source>
        <translation>Skriv samme adgangssætning igen</translation>
    </message>
</context>
<context>
    <name>BoardDoor</name>
    <message>
        <source>{done} of {wanted} compared</source>
        <translation>{done} af {wanted} sammenlignet</translation>
    </message>
    <message>
        <source>Sets compared</source>
        <translation>Sammenlignede sæt</translation>
    </message>
    <message>
        <source>Sets or files read so far</source>
        <translation>Sæt eller filer læst indtil nu</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Stop sammenligningen</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Åbn resultater</translation>
    </message>
</context>
<context>
    <name>BoardPage</name>
    <message>
        <source>Type at least one whole hand.</source>
        <translation>Skriv mindst én hel hånd.</translation>
    </message>
    <message>
        <source>The board number is a number such as 13.</source>
        <translation>Spilnummeret er et tal som 13.</translation>
    </message>
    <message>
        <source>Type numbers and hands of both boards.</source>
        <translation>Skriv begge spils numre og hænder.</translation>
    </message>
    <message>
        <source>Type the hands of the same seats of both boards.</source>
        <translation>Skriv hænderne fra de samme pladser i begge spil.</translation>
    </message>
    <message>
        <source>No set could be read here.</source>
        <translation>Intet sæt kunne læses her.</translation>
    </message>
    <message>
        <source>When play is over, results can tell when it happened.</source>
        <translation>Når der er spillet færdigt, kan resultaterne vise, hvornår det skete.</translation>
    </message>
    <message>
        <source>Compared with the sets of the journal</source>
        <translation>Sammenlignes med logbogens sæt</translation>
    </message>
    <message>
        <source>Compared with {file}</source>
        <translation>Sammenlignes med {file}</translation>
    </message>
    <message>
        <source>Files compared with: {count}</source>
        <translation>Filer at sammenligne med: {count}</translation>
    </message>
    <message>
        <source>Sections: {names}. Delete the lines of those that had boards of their own.</source>
        <translation>Rækker: {names}. Slet linjerne fra dem, der havde egne spil.</translation>
    </message>
    <message>
        <source>Put the round in place of each question mark.</source>
        <translation>Skriv runden i stedet for hvert spørgsmålstegn.</translation>
    </message>
    <message>
        <source>Type a line for each table, or open a file of results.</source>
        <translation>Skriv en linje for hvert bord, eller åbn en resultatfil.</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many spades?</source>
        <translation>Spil {number}, {seat}: hvor mange spar?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many hearts?</source>
        <translation>Spil {number}, {seat}: hvor mange hjerter?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many diamonds?</source>
        <translation>Spil {number}, {seat}: hvor mange ruder?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many clubs?</source>
        <translation>Spil {number}, {seat}: hvor mange klør?</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>More than one thing fits. Read another hand to decide.</source>
        <translation>Mere end én mulighed passer. Læs en hånd til for at afgøre det.</translation>
    </message>
    <message>
        <source>Check the hand, or name the files that hold the boards.</source>
        <translation>Kontrollér hånden, eller angiv filerne med spillene.</translation>
    </message>
    <message>
        <source>Compare dealer and vulnerability with the board number too.</source>
        <translation>Sammenlign også giver og zone med spilnummeret.</translation>
    </message>
    <message>
        <source>A deal of another session does not count for this one: see Laws 6D2 and 15.</source>
        <translation>En fordeling fra en anden session tæller ikke i denne: se § 6D2 og 15.</translation>
    </message>
    <message>
        <source>Take the board out of play, and find out who played it like this.</source>
        <translation>Tag spillet ud, og find ud af, hvem der har spillet det sådan.</translation>
    </message>
    <message>
        <source>It is fouled if contestants to be compared did not all play it alike (Law 87). Dealer and vulnerability count.</source>
        <translation>Det er forkert, hvis deltagere, der skal sammenlignes, ikke alle har spillet det ens (§ 87). Giver og zone tæller med.</translation>
    </message>
    <message>
        <source>In a match of teams see Law 86B2.</source>
        <translation>I holdkampe: se § 86B2.</translation>
    </message>
    <message>
        <source>No board that is known here has these hands.</source>
        <translation>Intet spil, der er kendt her, har disse hænder.</translation>
    </message>
    <message>
        <source>Boards compared: {count}.</source>
        <translation>Sammenlignede spil: {count}.</translation>
    </message>
    <message>
        <source>Board {number} of {set}</source>
        <translation>Spil {number} fra {set}</translation>
    </message>
    <message>
        <source>not board {number}</source>
        <translation>ikke spil {number}</translation>
    </message>
    <message>
        <source>another set than the one you named</source>
        <translation>et andet sæt end det angivne</translation>
    </message>
    <message>
        <source>turned by {degrees}°: North’s hand lies {seat}</source>
        <translation>drejet {degrees}°: Nords hånd ligger hos {seat}</translation>
    </message>
    <message>
        <source>hands exchanged between {seats}</source>
        <translation>hænder byttet mellem {seats}</translation>
    </message>
    <message>
        <source>all hands are right</source>
        <translation>alle hænder er rigtige</translation>
    </message>
    <message>
        <source>what you read is right; hands read: {count}</source>
        <translation>det læste er rigtigt; læste hænder: {count}</translation>
    </message>
    <message>
        <source>{parts}.</source>
        <translation>{parts}.</translation>
    </message>
    <message>
        <source>cards in the wrong hand: {count}</source>
        <translation>kort i forkert hånd: {count}</translation>
    </message>
    <message>
        <source>cards exchanged: {count}, between {seats}</source>
        <translation>byttede kort: {count}, mellem {seats}</translation>
    </message>
    <message>
        <source>These two boards are alike: {numbers}.</source>
        <translation>Disse to spil er ens: {numbers}.</translation>
    </message>
    <message>
        <source>These two boards are not alike: {numbers}.</source>
        <translation>Disse to spil er ikke ens: {numbers}.</translation>
    </message>
    <message>
        <source>The results cannot tell when the board was fouled.</source>
        <translation>Resultaterne viser ikke, hvornår spillet blev forkert.</translation>
    </message>
    <message>
        <source>Before round {before} ({chance} %).</source>
        <translation>Før runde {before} ({chance} %).</translation>
    </message>
    <message>
        <source>After round {after} ({chance} %).</source>
        <translation>Efter runde {after} ({chance} %).</translation>
    </message>
    <message>
        <source>After round {after}, before round {before} ({chance} %).</source>
        <translation>Efter runde {after}, før runde {before} ({chance} %).</translation>
    </message>
    <message>
        <source>Law 87: the tables before that moment and those after it are two groups.</source>
        <translation>§ 87: bordene før dette tidspunkt og bordene efter det er to grupper.</translation>
    </message>
    <message>
        <source>Tables are weighed by double dummy, so the percentage is a help and no proof.</source>
        <translation>Bordene vejes efter double dummy; procenttallet er en hjælp, ikke et bevis.</translation>
    </message>
    <message>
        <source>Boards to look at: {numbers} ({found} of {asked}).</source>
        <translation>Spil at se efter: {numbers} ({found} af {asked}).</translation>
    </message>
    <message>
        <source>All answers are right. Boards asked about: {count}.</source>
        <translation>Alle svar er rigtige. Spil, der blev spurgt om: {count}.</translation>
    </message>
    <message>
        <source>Boards with whole hands wrong: at most {most} of {count} (90 % certain).</source>
        <translation>Spil med hele hænder forkert: højst {most} af {count} (90 % sikkert).</translation>
    </message>
    <message>
        <source>One exchanged card is hardly ever found like this.</source>
        <translation>Ét ombyttet kort findes næsten aldrig på den måde.</translation>
    </message>
    <message>
        <source>By its number: {conditions}.</source>
        <translation>Efter nummeret: {conditions}.</translation>
    </message>
    <message>
        <source>Not compared, because the files are gone, changed or not readable: {count}.</source>
        <translation>Ikke sammenlignet, fordi filerne er væk, ændret eller ulæselige: {count}.</translation>
    </message>
</context>
<context>
    <name>BoardsField</name>
    <message>
        <source>Number of boards</source>
        <translation>Antal spil</translation>
    </message>
    <message>
        <source>How many boards, at most {most}; or a range such as 11-20</source>
        <translation>Hvor mange spil, højst {most}; eller et interval som 11-20</translation>
    </message>
    <message>
        <source>The number of the first board</source>
        <translation>Nummeret på det første spil</translation>
    </message>
    <message>
        <source>&amp;from number</source>
        <translation>f&amp;ra nummer</translation>
    </message>
    <message>
        <source>North deals first</source>
        <translation>Nord giver først</translation>
    </message>
    <message>
        <source>East deals first</source>
        <translation>Øst giver først</translation>
    </message>
    <message>
        <source>South deals first</source>
        <translation>Syd giver først</translation>
    </message>
    <message>
        <source>West deals first</source>
        <translation>Vest giver først</translation>
    </message>
    <message>
        <source>&amp;Sets</source>
        <translation>S&amp;æt</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mere</translation>
    </message>
    <message>
        <source>More: first number, sets, presets</source>
        <translation>Mere: første nummer, sæt, skabeloner</translation>
    </message>
    <message>
        <source>For a shared computer: the page begins without what was dealt last</source>
        <translation>Til en delt computer: siden begynder uden det, der sidst blev givet</translation>
    </message>
    <message>
        <source>Forget the last session</source>
        <translation>Glem den sidste session</translation>
    </message>
    <message>
        <source>From 1 to {most}, or a range such as 11-20.</source>
        <translation>Fra 1 til {most}; også et interval som 11-20 forstås.</translation>
    </message>
    <message>
        <source>How many sets to deal at once, at most {most}: the same board numbers, different cards</source>
        <translation>Hvor mange sæt på én gang, højst {most}: de samme spilnumre, andre kort</translation>
    </message>
</context>
<context>
    <name>BoardsWords</name>
    <message>
        <source>Board {numbers}</source>
        <translation>Spil {numbers}</translation>
    </message>
    <message>
        <source>Boards {numbers}</source>
        <translation>Spil {numbers}</translation>
    </message>
</context>
<context>
    <name>Body</name>
    <message>
        <source>Help</source>
        <translation>Hjælp</translation>
    </message>
    <message>
        <source>Help (F1)</source>
        <translation>Hjælp (F1)</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Om</translation>
    </message>
    <message>
        <source>Version and self-test</source>
        <translation>Version og selvtest</translation>
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
        <translation>Åbn b&amp;oksen</translation>
    </message>
    <message>
        <source>All that one of the addresses shows</source>
        <translation>Alt, hvad en af adresserne viser</translation>
    </message>
    <message>
        <source>Save its files beside the box</source>
        <translation>Gem filerne ved siden af boksen</translation>
    </message>
    <message>
        <source>&amp;Answer of an address</source>
        <translation>S&amp;var fra en adresse</translation>
    </message>
    <message>
        <source>Hash of the box: {groups}</source>
        <translation>Boksens hash: {groups}</translation>
    </message>
    <message>
        <source>The owner of another key can open this box at any time.</source>
        <translation>Den, der har en anden nøgle, kan åbne denne boks når som helst.</translation>
    </message>
    <message>
        <source>At its time, open one of these addresses, and paste the answer below.</source>
        <translation>Åbn en af disse adresser, når tiden er inde, og indsæt svaret nedenfor.</translation>
    </message>
    <message>
        <source>The box is open. Saved beside it:</source>
        <translation>Boksen er åben. Gemt ved siden af den:</translation>
    </message>
    <message>
        <source>Write a cover &amp;note</source>
        <translation>Skriv en føl&amp;geseddel</translation>
    </message>
    <message>
        <source>When and how the box opens, as text and PDF, and a page that opens it</source>
        <translation>Hvornår og hvordan boksen åbnes, som tekst og PDF, og en side, der åbner den</translation>
    </message>
    <message>
        <source>To send with the box. Saved beside it:</source>
        <translation>Sendes sammen med boksen. Gemt ved siden af den:</translation>
    </message>
</context>
<context>
    <name>BoxDoor</name>
    <message>
        <source>Drop a locked box here</source>
        <translation>Træk en låst boks hertil</translation>
    </message>
    <message>
        <source>A box (.zip.age) opens with what a public clock publishes at its time.</source>
        <translation>En boks (.zip.age) åbnes med det, som et offentligt ur offentliggør til tiden.</translation>
    </message>
    <message>
        <source>Choose a &amp;box…</source>
        <translation>Vælg en &amp;boks…</translation>
    </message>
    <message>
        <source>See when a box opens, and open it</source>
        <translation>Se, hvornår en boks åbner, og åbn den</translation>
    </message>
    <message>
        <source>Choose a locked box</source>
        <translation>Vælg en låst boks</translation>
    </message>
    <message>
        <source>&amp;Make a trial box…</source>
        <translation>&amp;Lav en prøveboks…</translation>
    </message>
    <message>
        <source>For receivers to try: no boards, and it opens in two minutes</source>
        <translation>Til afprøvning hos modtagerne: ingen spil, og den åbnes om to minutter</translation>
    </message>
    <message>
        <source>Locked boxes ({suffix})</source>
        <translation>Låste bokse ({suffix})</translation>
    </message>
    <message>
        <source>Make a trial box</source>
        <translation>Lav en prøveboks</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>Opens at {time} ({utc})</source>
        <translation>Åbner {time} ({utc})</translation>
    </message>
    <message>
        <source>It can be opened now.</source>
        <translation>Den kan åbnes nu.</translation>
    </message>
    <message>
        <source>Opens in {days} d {hours} h {minutes} min.</source>
        <translation>Åbner om {days} d {hours} t {minutes} min.</translation>
    </message>
</context>
<context>
    <name>CheckDoors</name>
    <message>
        <source>Is this file sound?</source>
        <translation>Er filen i orden?</translation>
    </message>
    <message>
        <source>What is this board?</source>
        <translation>Hvilket spil er det?</translation>
    </message>
    <message>
        <source>Verify a tournament</source>
        <translation>Efterprøv en turnering</translation>
    </message>
    <message>
        <source>Open a locked box</source>
        <translation>Åbn en låst boks</translation>
    </message>
    <message>
        <source>Is our machine fair?</source>
        <translation>Er vores maskine fair?</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Check</source>
        <translation>Kontrollér</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>numbers from the journal</source>
        <translation>numre fra logbogen</translation>
    </message>
    <message>
        <source>counted from {first}, as you said</source>
        <translation>talt fra {first}, som du sagde</translation>
    </message>
    <message>
        <source>counted from {first}, as in the other file of this name</source>
        <translation>talt fra {first} som i den anden fil med samme navn</translation>
    </message>
    <message>
        <source>counted from {first}: the file has no board numbers</source>
        <translation>talt fra {first}: filen har ingen spilnumre</translation>
    </message>
</context>
<context>
    <name>ClockStrip</name>
    <message>
        <source>Da&amp;y of the set</source>
        <translation>Sættets da&amp;g</translation>
    </message>
    <message>
        <source>&amp;Use this day</source>
        <translation>&amp;Brug denne dag</translation>
    </message>
    <message>
        <source>This day goes into the names and files; the journal keeps the clock’s</source>
        <translation>Denne dag kommer i navne og filer; logbogen beholder urets</translation>
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
        <translation>&amp;Klub</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>Sess&amp;ion</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>Si&amp;de</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Spil</translation>
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
        <translation>Turnering</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>such as 2</source>
        <translation>f.eks. 2</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Rækker</translation>
    </message>
    <message>
        <source>such as A, B</source>
        <translation>f.eks. A, B</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Hjemmeside (HTML)</translation>
    </message>
    <message>
        <source>Labels, and columns of the checklist, for each section</source>
        <translation>Etiketter, og kolonner i tjeklisten, for hver række</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Eksemplarer</translation>
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
        <translation>Vælg et logo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Vælg…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Fjern logoet</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>On this paper the cards would be too small to be read</source>
        <translation>På dette papir ville kortene være for små til at læse</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Spillested</translation>
    </message>
    <message>
        <source>such as the club’s hall</source>
        <translation>f.eks. klubbens lokale</translation>
    </message>
    <message>
        <source>Each section gets its own hand record and labels</source>
        <translation>Hver række får sine egne fordelinger og etiketter</translation>
    </message>
    <message>
        <source>Hand record format</source>
        <translation>Fordelinger som</translation>
    </message>
    <message>
        <source>Label sheet</source>
        <translation>Etiketark</translation>
    </message>
    <message>
        <source>The page shows sample boards. Your choices are remembered, except event and session.</source>
        <translation>Siden viser prøvespil. Dine valg huskes, undtagen turnering og session.</translation>
    </message>
    <message>
        <source>same as the window</source>
        <translation>som vinduet</translation>
    </message>
    <message>
        <source>(usual in your country)</source>
        <translation>(almindeligt her)</translation>
    </message>
    <message>
        <source>Takes a few seconds; this computer does the analysis</source>
        <translation>Tager nogle sekunder; spillene løses på denne computer</translation>
    </message>
    <message>
        <source>Print without a logo; your file is not deleted</source>
        <translation>Udskriv uden logo; din egen fil bliver</translation>
    </message>
    <message>
        <source>A PNG, JPEG or SVG picture; the program keeps its own copy</source>
        <translation>Et PNG-, JPEG- eller SVG-billede; programmet gemmer sin egen kopi</translation>
    </message>
    <message>
        <source>Pictures ({suffixes})</source>
        <translation>Billeder ({suffixes})</translation>
    </message>
</context>
<context>
    <name>Conversation</name>
    <message>
        <source>A plan (.sqd) that you saved yourself before the tournament</source>
        <translation>En plan (.sqd), du selv gemte før turneringen</translation>
    </message>
    <message>
        <source>Which &amp;sessions were played? Tick them.</source>
        <translation>Hvil&amp;ke sessioner blev spillet? Sæt flueben ved dem.</translation>
    </message>
    <message>
        <source>I know of no &amp;earlier promise for this event</source>
        <translation>Jeg kende&amp;r ikke noget tidligere løfte for denne turnering</translation>
    </message>
    <message>
        <source>I saw it, or had the plan, before {moment}</source>
        <translation>Jeg så den, eller havde planen, før {moment}</translation>
    </message>
    <message>
        <source>Promised: {source}</source>
        <translation>Lovet: {source}</translation>
    </message>
    <message>
        <source>I sa&amp;ved the plan…</source>
        <translation>Jeg har &amp;gemt planen…</translation>
    </message>
    <message>
        <source>What was the val&amp;ue? Look it up at the promised source.</source>
        <translation>Hvad blev &amp;værdien? Slå den op, hvor løftet siger det.</translation>
    </message>
    <message>
        <source>Press the space bar to tick a session</source>
        <translation>Mellemrum sætter flueben ved en session</translation>
    </message>
    <message>
        <source>Tick &amp;them all</source>
        <translation>Sæt fl&amp;ueben ved alle</translation>
    </message>
    <message>
        <source>All sessions in this list were played</source>
        <translation>Alle sessioner på listen blev spillet</translation>
    </message>
    <message>
        <source>With several promises, only the best one might be shown</source>
        <translation>Den, der giver flere løfter, kan vise det, der passer bedst</translation>
    </message>
    <message>
        <source>Questions only you can answer</source>
        <translation>Det, kun du kan sige</translation>
    </message>
    <message>
        <source>Anything published later proves nothing</source>
        <translation>Det, der blev offentliggjort senere, beviser ingenting</translation>
    </message>
</context>
<context>
    <name>ConvertDialog</name>
    <message>
        <source>Convert {file}</source>
        <translation>Konvertér {file}</translation>
    </message>
    <message>
        <source>Con&amp;vert…</source>
        <translation>Kon&amp;vertér…</translation>
    </message>
    <message>
        <source>Board numbers</source>
        <translation>Spilnumre</translation>
    </message>
    <message>
        <source>&amp;First board</source>
        <translation>&amp;Første spil</translation>
    </message>
    <message>
        <source>Choose where the new files go, then convert</source>
        <translation>Vælg, hvor de nye filer skal ligge, og konvertér</translation>
    </message>
    <message>
        <source>1 board, number {first}</source>
        <translation>1 spil, nummer {first}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), {first} to {last}</source>
        <translation>
            <numerusform>%n spil, {first} til {last}</numerusform>
            <numerusform>%n spil, {first} til {last}</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one format</source>
        <translation>Vælg mindst ét format</translation>
    </message>
    <message>
        <source>The number of the first board</source>
        <translation>Det nummer, som det første spil får</translation>
    </message>
    <message>
        <source>The board numbers in this file have gaps. The boards get new numbers, in the same order.</source>
        <translation>Numrene i denne fil har huller. Spillene får nye numre i rækkefølge.</translation>
    </message>
    <message>
        <source>Formats to write</source>
        <translation>Nye filer til</translation>
    </message>
    <message>
        <source>A format cannot contain these boards</source>
        <translation>Et format kan ikke rumme disse spil</translation>
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
            <numerusform>%n spil konverteret, læst igen og sammenlignet</numerusform>
            <numerusform>%n spil konverteret, læst igen og sammenlignet</numerusform>
        </translation>
    </message>
    <message>
        <source>Auctions, results and comments of the file were left out.</source>
        <translation>Meldinger, resultater og kommentarer i filen blev udeladt.</translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>En fejl i programmet</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Noget gik galt i programmet.</translation>
    </message>
    <message>
        <source>The sets you have already dealt are safe. Close the program and start it again before you deal. Please report this: {place}</source>
        <translation>Sæt, der er blandet tidligere, er i sikkerhed. Luk programmet, og start det igen, før du blander. Meld gerne disse ord: {place}</translation>
    </message>
</context>
<context>
    <name>DealBar</name>
    <message>
        <source>&amp;Deal session…</source>
        <translation>&amp;Bland spil…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuller</translation>
    </message>
    <message>
        <source>Deal session</source>
        <translation>Bland spil</translation>
    </message>
    <message>
        <source>Boards dealt</source>
        <translation>Blandede spil</translation>
    </message>
    <message>
        <source>Boards dealt so far</source>
        <translation>Spil blandet indtil nu</translation>
    </message>
    <message>
        <source>Deal into the folder shown on the left</source>
        <translation>Bland til mappen, der vises til venstre</translation>
    </message>
    <message>
        <source>{done} of {wanted} boards · {rate} a second · {left} left</source>
        <translation>{done} af {wanted} spil · {rate} i sekundet · {left} tilbage</translation>
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
        <translation>&amp;Et andet sted…</translation>
    </message>
    <message>
        <source>Choose another folder or name for this set, then deal</source>
        <translation>Vælg en anden mappe eller et andet navn til dette sæt, og bland</translation>
    </message>
    <message>
        <source>&amp;Deal session</source>
        <translation>&amp;Bland spil</translation>
    </message>
    <message>
        <source>Into: {place}</source>
        <translation>Til: {place}</translation>
    </message>
    <message>
        <source>Choose where to save the files, then deal</source>
        <translation>Vælg, hvor filerne skal ligge, og bland</translation>
    </message>
    <message>
        <source>Stop dealing; no files are left behind</source>
        <translation>Stop blandingen; ingen fil efterlades</translation>
    </message>
    <message>
        <source>{problem} You will be asked to choose another folder.</source>
        <translation>{problem} Du bliver spurgt om en anden mappe.</translation>
    </message>
    <message>
        <source>Everyone who can use this disk can read the boards there.</source>
        <translation>Alle, der kan bruge denne disk, kan læse spillene der.</translation>
    </message>
</context>
<context>
    <name>DealForm</name>
    <message>
        <source>Event</source>
        <translation>Turnering</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Turnering</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Spil</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Filer til</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Tilfældighed</translation>
    </message>
    <message>
        <source>I cannot &amp;type or use a mouse</source>
        <translation>Jeg &amp;kan hverken skrive eller bruge mus</translation>
    </message>
    <message>
        <source>such as Tuesday pairs; you can leave it empty</source>
        <translation>f.eks. tirsdagspar; må være tom</translation>
    </message>
    <message>
        <source>The name of the event, written into the files</source>
        <translation>Turneringens navn; det skrives i filerne</translation>
    </message>
    <message>
        <source>Use only the computer’s own randomness</source>
        <translation>Bland med computerens egen tilfældighed alene</translation>
    </message>
</context>
<context>
    <name>DealPage</name>
    <message>
        <source>Deal a session</source>
        <translation>Bland spil</translation>
    </message>
    <message numerus="yes">
        <source>Ready to deal %n board(s)</source>
        <translation>
            <numerusform>Klar til at blande %n spil</numerusform>
            <numerusform>Klar til at blande %n spil</numerusform>
        </translation>
    </message>
    <message>
        <source>One moment: the program is testing itself</source>
        <translation>Et øjeblik: Programmet tester sig selv</translation>
    </message>
    <message>
        <source>Choose at least one format</source>
        <translation>Vælg mindst ét format</translation>
    </message>
    <message>
        <source>Boards {first}–{last} do not fit {suffix}: {most} at most</source>
        <translation>Spil {first}–{last} passer ikke til {suffix}: højst {most}</translation>
    </message>
    <message>
        <source>These boards do not fit {suffix}</source>
        <translation>Disse spil passer ikke til {suffix}</translation>
    </message>
    <message numerus="yes">
        <source>Ready to deal %n set(s)</source>
        <translation>
            <numerusform>Klar til at blande %n sæt</numerusform>
            <numerusform>Klar til at blande %n sæt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n board(s)</source>
        <translation>
            <numerusform>à %n spil</numerusform>
            <numerusform>à %n spil</numerusform>
        </translation>
    </message>
    <message>
        <source>A set has {most} boards at most</source>
        <translation>Et sæt har højst {most} spil</translation>
    </message>
    <message>
        <source>This copy of the program is damaged and cannot deal</source>
        <translation>Dette eksemplar af programmet er beskadiget og blander ikke</translation>
    </message>
    <message>
        <source>Release the keys and the mouse</source>
        <translation>Giv slip</translation>
    </message>
    <message>
        <source>Deal without your typing</source>
        <translation>Bland uden din hjælp</translation>
    </message>
    <message>
        <source>Use only the computer’s own randomness?</source>
        <translation>Brug computerens egen tilfældighed alene?</translation>
    </message>
    <message>
        <source>The problem and your answer are recorded in the journal.</source>
        <translation>Tvivlen og dit svar skrives i logbogen.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>Logbogen er tvivlsom</translation>
    </message>
    <message>
        <source>Deal anyway?</source>
        <translation>Bland alligevel?</translation>
    </message>
    <message>
        <source>The operating system supplies 320 bits. That is enough for a fair set nobody can predict, as long as this computer can be trusted. Your typing protects you even if it cannot. The certificate of this set will say “{source}”.</source>
        <translation>Den giver 320 bit fra styresystemet, og det er nok til et ærligt sæt, som ingen kan forudse, så længe computeren er i orden. Dine tastetryk ville beskytte dig, også når den ikke er. I sættets certifikat vil der stå ”{source}”.</translation>
    </message>
    <message>
        <source>&amp;Deal anyway</source>
        <translation>&amp;Bland alligevel</translation>
    </message>
    <message>
        <source>&amp;Use only the computer</source>
        <translation>&amp;Brug kun computeren</translation>
    </message>
    <message>
        <source>Others can read the boards</source>
        <translation>Andre kan læse spillene</translation>
    </message>
</context>
<context>
    <name>DealStep</name>
    <message>
        <source>Folder for the boards</source>
        <translation>Mappe til spillene</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>&amp;Vælg…</translation>
    </message>
    <message>
        <source>&amp;Deal the ticked sessions</source>
        <translation>&amp;Bland de valgte sessioner</translation>
    </message>
    <message>
        <source>Deal now</source>
        <translation>Bland nu</translation>
    </message>
    <message>
        <source>&amp;Reserve sets…</source>
        <translation>&amp;Reservesæt…</translation>
    </message>
    <message>
        <source>De&amp;viation…</source>
        <translation>Afvi&amp;gelse…</translation>
    </message>
    <message>
        <source>Record where play did not follow the plan</source>
        <translation>Notér, hvor spillet ikke fulgte planen</translation>
    </message>
    <message>
        <source>Choose the folder for the boards</source>
        <translation>Vælg mappen til spillene</translation>
    </message>
    <message>
        <source>&amp;Next session</source>
        <translation>&amp;Næste session</translation>
    </message>
    <message>
        <source>Choose the sessions to deal next</source>
        <translation>Vælg de sessioner, der blandes næst</translation>
    </message>
    <message>
        <source>&amp;Folder for the boards</source>
        <translation>&amp;Mappe til spillene</translation>
    </message>
    <message>
        <source>Tick at least one session.</source>
        <translation>Sæt flueben ved mindst én session.</translation>
    </message>
    <message>
        <source>Choose at least one format.</source>
        <translation>Vælg mindst ét format.</translation>
    </message>
    <message>
        <source>These boards do not fit {suffix}.</source>
        <translation>Disse spil passer ikke til {suffix}.</translation>
    </message>
    <message>
        <source>Choose a folder for the boards.</source>
        <translation>Vælg en mappe til spillene.</translation>
    </message>
    <message>
        <source>Deal it now</source>
        <translation>Bland nu</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Senere</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessioner</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Filer til</translation>
    </message>
    <message>
        <source>Open the keys</source>
        <translation>Åbn nøglerne</translation>
    </message>
    <message>
        <source>Reserve, deviation</source>
        <translation>Reserve, afvigelse</translation>
    </message>
    <message>
        <source>Only these boards of the reserve set</source>
        <translation>Kun disse spil fra reservesættet</translation>
    </message>
    <message>
        <source>such as 5 or 5,7; empty for the whole set</source>
        <translation>f.eks. 5 eller 5,7; tomt for hele sættet</translation>
    </message>
    <message>
        <source>Of one session: only these boards get another deal</source>
        <translation>For én session: kun disse spil får en anden fordeling</translation>
    </message>
    <message>
        <source>Deal new boards for the ticked sessions, and give the reason</source>
        <translation>Bland andre spil til de valgte sessioner, med en grund</translation>
    </message>
    <message>
        <source>&amp;Go to Reveal</source>
        <translation>Videre til Afs&amp;lør</translation>
    </message>
    <message>
        <source>Go to the last step</source>
        <translation>Til det sidste trin</translation>
    </message>
    <message>
        <source>A reserve set replaces a session that cannot be played, for example because somebody saw a board. A deviation is anything that did not go as planned. The players are told about both.</source>
        <translation>Reservesæt træder i stedet for sessioner, der ikke kan spilles, f.eks. fordi nogen har set et spil. En afvigelse er alt, der gik anderledes end planlagt. Begge dele meddeles spillerne.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of this tournament were dealt. The keys have been revealed, so no more can be dealt.</source>
        <translation>
            <numerusform>%n sæt af denne turnering blev blandet. Nøglerne er afsløret, så der kommer ikke flere.</numerusform>
            <numerusform>%n sæt af denne turnering blev blandet. Nøglerne er afsløret, så der kommer ikke flere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anyone who has the keys and the value can make these boards again.</source>
        <translation>Enhver, der har nøglerne og værdien, kan lave disse spil igen.</translation>
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
        <translation>ingen tilladelse</translation>
    </message>
</context>
<context>
    <name>DealtSetsBox</name>
    <message>
        <source>Set</source>
        <translation>Sæt</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Sætkode</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message>
        <source>Sets dealt</source>
        <translation>Blandede sæt</translation>
    </message>
    <message>
        <source>Set codes</source>
        <translation>Sætkoder</translation>
    </message>
    <message numerus="yes">
        <source>Cop&amp;y %n code(s)</source>
        <translation>
            <numerusform>Kop&amp;iér %n kode</numerusform>
            <numerusform>Kop&amp;iér %n koder</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopieret</translation>
    </message>
    <message>
        <source>Copy the codes of the selected sets; they reveal no cards</source>
        <translation>Kopiér koderne for de valgte sæt; de røber ingen kort</translation>
    </message>
    <message>
        <source>Labels, certificates and copies are made for the sets selected here: all of them, unless you change it.</source>
        <translation>Etiketter, certifikater og kopier laves for de sæt, der er valgt her; i første omgang for alle.</translation>
    </message>
</context>
<context>
    <name>DigestField</name>
    <message>
        <source>The check co&amp;de that you found</source>
        <translation>Kontrolkoden, du &amp;har fundet</translation>
    </message>
    <message>
        <source>From the notice board, the bulletin or the web page of the event</source>
        <translation>Fra opslagstavlen, bulletinen eller turneringens hjemmeside</translation>
    </message>
    <message>
        <source>Type or paste the digits or the 13 words. They are compared as you type.</source>
        <translation>Skriv eller indsæt cifrene eller de 13 ord. Der sammenlignes, mens du skriver.</translation>
    </message>
</context>
<context>
    <name>DoorWidget</name>
    <message>
        <source>Your files were not changed. ({place})</source>
        <translation>Filerne er, som de var. ({place})</translation>
    </message>
</context>
<context>
    <name>EntropyArea</name>
    <message>
        <source>Randomness area</source>
        <translation>Felt for tilfældighed</translation>
    </message>
    <message>
        <source>Type anything, using many different keys, or move the mouse. Press Tab or Escape to leave the area.</source>
        <translation>Skriv hvad som helst med mange taster, eller bevæg musen. Tab eller Escape forlader feltet.</translation>
    </message>
    <message>
        <source>Click here, then type. Press Tab or Esc to leave.</source>
        <translation>Klik her, og skriv. Tab eller Esc forlader feltet.</translation>
    </message>
</context>
<context>
    <name>EntropyPanel</name>
    <message>
        <source>Entropy</source>
        <translation>Tilfældighed</translation>
    </message>
    <message>
        <source>How much randomness has been collected from you</source>
        <translation>Hvor meget tilfældighed der er samlet fra dig</translation>
    </message>
    <message>
        <source>{bits} of {target} bits · {state}</source>
        <translation>{bits} af {target} bit · {state}</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) more</source>
        <translation>
            <numerusform>ca. %n sekund mere</numerusform>
            <numerusform>ca. %n sekunder mere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) more</source>
        <translation>
            <numerusform>ca. %n minut mere</numerusform>
            <numerusform>ca. %n minutter mere</numerusform>
        </translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>ikke nødvendig</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>venter</translation>
    </message>
    <message>
        <source>good</source>
        <translation>god</translation>
    </message>
    <message>
        <source>too regular</source>
        <translation>for regelmæssig</translation>
    </message>
    <message>
        <source>full</source>
        <translation>fuld</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>klar</translation>
    </message>
    <message>
        <source>Enough. You can deal now.</source>
        <translation>Nok. Du kan blande nu.</translation>
    </message>
    <message>
        <source>Type, or move the mouse</source>
        <translation>Skriv, eller bevæg musen</translation>
    </message>
    <message>
        <source>The computer’s own randomness is used.</source>
        <translation>Computerens egen tilfældighed bruges.</translation>
    </message>
    <message>
        <source>Type anything, using many different keys, or move the mouse here.</source>
        <translation>Skriv hvad som helst med mange taster, eller bevæg musen her.</translation>
    </message>
    <message>
        <source>Keep going: many different keys, or the mouse.</source>
        <translation>Fortsæt: mange taster eller musen.</translation>
    </message>
    <message>
        <source>This is too easy to guess.</source>
        <translation>Det her kan gættes.</translation>
    </message>
    <message>
        <source>Enough. Release the keys and the mouse.</source>
        <translation>Nok. Giv slip.</translation>
    </message>
    <message>
        <source>As chosen in the settings. What you type is mixed in as well.</source>
        <translation>Sådan er det valgt i indstillingerne. Det, du skriver, kommer også med.</translation>
    </message>
    <message>
        <source>Nothing you type is stored.</source>
        <translation>Intet af det, du skriver, gemmes.</translation>
    </message>
</context>
<context>
    <name>ErrorStrip</name>
    <message>
        <source>Message</source>
        <translation>Meddelelse</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Luk meddelelsen</translation>
    </message>
    <message>
        <source>Close this message (Esc)</source>
        <translation>Luk denne meddelelse (Esc)</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <translation>Noget gik galt i programmet</translation>
    </message>
    <message>
        <source>No files of this set were left behind. ({place})</source>
        <translation>Ingen fil af dette sæt er efterladt. ({place})</translation>
    </message>
    <message>
        <source>Fill the meter again and deal: you will get a new set. Please report the text in brackets.</source>
        <translation>Fyld måleren igen, og bland: Det bliver et nyt sæt. Meld gerne ordene i parentes.</translation>
    </message>
    <message>
        <source>Please report the text in brackets.</source>
        <translation>Meld gerne ordene i parentes.</translation>
    </message>
</context>
<context>
    <name>FairDoor</name>
    <message>
        <source>Drop last year’s files here</source>
        <translation>Slip sidste års filer her</translation>
    </message>
    <message>
        <source>Files or folders, any format. A set that is there twice counts once.</source>
        <translation>Filer eller mapper, alle formater. Et sæt, der er der to gange, tæller én gang.</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>Vælg &amp;mappe…</translation>
    </message>
    <message>
        <source>Choose a folder of played sets</source>
        <translation>Vælg en mappe med spillede sæt</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Å&amp;bn mappe</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Udskriv…</translation>
    </message>
    <message>
        <source>A sheet for the notice board, as PDF</source>
        <translation>Et ark til opslagstavlen, som PDF</translation>
    </message>
    <message>
        <source>No set could be read here.</source>
        <translation>Intet sæt kunne læses her.</translation>
    </message>
    <message>
        <source>Print the check-up</source>
        <translation>Udskriv kontrollen</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The sheet is saved</source>
        <translation>Arket er gemt</translation>
    </message>
</context>
<context>
    <name>FileCard</name>
    <message>
        <source>Convert…</source>
        <translation>Konvertér…</translation>
    </message>
    <message>
        <source>Convert {file}</source>
        <translation>Konvertér {file}</translation>
    </message>
    <message>
        <source>Tick “I understand” in the warning above first</source>
        <translation>Sæt først flueben ved ”Jeg forstår” i advarslen ovenfor</translation>
    </message>
    <message>
        <source>In play: do not play these boards again</source>
        <translation>I spil: Spil ikke disse spil igen</translation>
    </message>
    <message>
        <source>Finished: these boards were played</source>
        <translation>Færdigspillet: Disse spil er blevet spillet</translation>
    </message>
    <message>
        <source>1 board, number {numbers}</source>
        <translation>1 spil, nummer {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), {numbers}</source>
        <translation>
            <numerusform>%n spil, {numbers}</numerusform>
            <numerusform>%n spil, {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>first seen here {time} as “{source}”</source>
        <translation>første gang set her {time} som ”{source}”</translation>
    </message>
    <message>
        <source>Known here: {set}</source>
        <translation>Kendt her: {set}</translation>
    </message>
    <message>
        <source>It differs from “{file}” first at board {board}.</source>
        <translation>Den afviger fra ”{file}” første gang i spil {board}.</translation>
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
        <translation>Vis eller skjul filerne til disse spil</translation>
    </message>
    <message numerus="yes">
        <source>the same %n board(s)</source>
        <translation>
            <numerusform>det samme spil</numerusform>
            <numerusform>de samme %n spil</numerusform>
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
        <translation>filen siger: sætkode {code}</translation>
    </message>
    <message>
        <source>the files say: set code {code}</source>
        <translation>filerne siger: sætkode {code}</translation>
    </message>
    <message>
        <source>Of this file’s boards {which}: {set}</source>
        <translation>Af filens spil {which}: {set}</translation>
    </message>
    <message>
        <source>numbered there: {numbers}</source>
        <translation>nummereret der: {numbers}</translation>
    </message>
    <message>
        <source>Boards in this file: {here}. In “{file}”: {there}.</source>
        <translation>Spil i denne fil: {here}. I ”{file}”: {there}.</translation>
    </message>
    <message>
        <source>Its boards are not all those of its set code</source>
        <translation>Ikke alle spil hører til sætkoden</translation>
    </message>
    <message>
        <source>Not met on this computer before.</source>
        <translation>Ikke set på denne computer før.</translation>
    </message>
    <message>
        <source>the file says: {event}</source>
        <translation>filen siger: {event}</translation>
    </message>
    <message>
        <source>Write these boards in other formats</source>
        <translation>Lav filer i andre formater af disse spil</translation>
    </message>
    <message>
        <source>Empty: there are no boards in it</source>
        <translation>Tom: ingen spil i filen</translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete board(s)</source>
        <translation>
            <numerusform>%n spil er ikke helt</numerusform>
            <numerusform>%n spil er ikke hele</numerusform>
        </translation>
    </message>
    <message>
        <source>Different deals from the other file with this name</source>
        <translation>Ikke samme fordelinger som den anden fil med dette navn</translation>
    </message>
    <message>
        <source>The same deal appears in it more than once</source>
        <translation>Samme fordeling findes flere gange</translation>
    </message>
    <message>
        <source>In order: every board is complete</source>
        <translation>I orden: Alle spil er hele</translation>
    </message>
    <message>
        <source>Released: anyone may know these boards</source>
        <translation>Frigivet: Alle må kende disse spil</translation>
    </message>
    <message>
        <source>Boards {numbers} have the same deal.</source>
        <translation>Samme fordeling findes i spil {numbers}.</translation>
    </message>
    <message>
        <source>Every incomplete board, and why</source>
        <translation>Hvert spil, der ikke er helt, og hvorfor</translation>
    </message>
    <message>
        <source>Not for play: see below</source>
        <translation>Læst, som det står; ikke til spil: se nedenfor</translation>
    </message>
    <message>
        <source>The file names the event {event}, but the set was dealt for {other}.</source>
        <translation>Filen nævner turneringen {event}, sættet blev blandet til {other}.</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Files of boards to check</source>
        <translation>Filer med spil, der skal kontrolleres</translation>
    </message>
    <message>
        <source>Files of boards ({suffixes})</source>
        <translation>Filer med spil ({suffixes})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>Convert: name of the new files</source>
        <translation>Konvertér: de nye filers navn</translation>
    </message>
    <message>
        <source>All files of the set (*)</source>
        <translation>Alle filer i sættet (*)</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Konvertér</translation>
    </message>
    <message>
        <source>Name of the set:</source>
        <translation>Sættets navn:</translation>
    </message>
    <message>
        <source>Verify a tournament</source>
        <translation>Efterprøv en turnering</translation>
    </message>
    <message>
        <source>Packs and plans ({suffixes})</source>
        <translation>Pakker og planer ({suffixes})</translation>
    </message>
    <message>
        <source>Open a tournament</source>
        <translation>Åbn en turnering</translation>
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
        <translation>Slip filerne her for at kontrollere dem</translation>
    </message>
</context>
<context>
    <name>FilesDoor</name>
    <message>
        <source>Drop files of boards here</source>
        <translation>Slip filer med spil her</translation>
    </message>
    <message>
        <source>Choose &amp;files…</source>
        <translation>Vælg &amp;filer…</translation>
    </message>
    <message>
        <source>Choose files of boards to check</source>
        <translation>Vælg de filer med spil, der skal kontrolleres</translation>
    </message>
    <message>
        <source>I &amp;understand: I only want copies, for a record or a web page</source>
        <translation>Jeg for&amp;står: Jeg vil kun have kopier til en udskrift eller en hjemmeside</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Å&amp;bn mappe</translation>
    </message>
    <message>
        <source>1 file checked.</source>
        <translation>1 fil kontrolleret.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of boards in all.</source>
        <translation>
            <numerusform>%n sæt i alt.</numerusform>
            <numerusform>%n sæt i alt.</numerusform>
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
        <translation>{files}: sæt {set}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more set(s)</source>
        <translation>
            <numerusform>og %n sæt til</numerusform>
            <numerusform>og %n sæt til</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not duplicate, print or play these boards: deal a new set, or a reserve set in a tournament. If boxes with this code are on the tables, call the director.</source>
        <translation>Læg, udskriv eller spil ikke disse spil: Bland et nyt sæt, i en turnering et reservesæt. Står der kasser med denne kode på bordene, så tilkald turneringslederen.</translation>
    </message>
    <message>
        <source>These boards were in use before</source>
        <translation>Disse spil har været i brug før</translation>
    </message>
    <message>
        <source>Any format, several files at once, or a whole folder. The files are only read; no card is shown.</source>
        <translation>Alle formater, flere ad gangen eller en hel mappe. De læses kun; ingen kort vises.</translation>
    </message>
    <message>
        <source>Allows these files to be converted</source>
        <translation>Tillader, at disse filer konverteres</translation>
    </message>
    <message>
        <source>There are no files of boards in this folder.</source>
        <translation>Mappen indeholder ingen fil med spil.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked: all in order.</source>
        <translation>
            <numerusform>%n fil kontrolleret: i orden.</numerusform>
            <numerusform>%n filer kontrolleret: alle i orden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked: {sound} in order, {others} with problems, shown first.</source>
        <translation>
            <numerusform>%n fil kontrolleret: {sound} i orden, {others} skal ses efter, vist først.</numerusform>
            <numerusform>%n filer kontrolleret: {sound} i orden, {others} skal ses efter, vist først.</numerusform>
        </translation>
    </message>
    <message>
        <source>Files with the same name contain different boards.</source>
        <translation>Filer med samme navn indeholder forskellige spil.</translation>
    </message>
</context>
<context>
    <name>FinalSteps</name>
    <message>
        <source>Sheet with a new passphrase</source>
        <translation>Ark med en ny adgangssætning</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Tekst (*.txt)</translation>
    </message>
    <message>
        <source>A new passphrase is on the sheet</source>
        <translation>En ny adgangssætning står på arket</translation>
    </message>
    <message>
        <source>{sheet}
Print it twice, put the sheets into two safe places, then delete the file. Both fields hold the passphrase already.</source>
        <translation>{sheet}
Udskriv det to gange, læg arkene to sikre steder, og slet så filen. Begge felter er allerede udfyldt med adgangssætningen.</translation>
    </message>
    <message>
        <source>Now wait for the day of the outside value.</source>
        <translation>Vent nu på dagen for den eksterne værdi.</translation>
    </message>
    <message>
        <source>Putting the value into the plan</source>
        <translation>Værdien sættes ind i planen</translation>
    </message>
    <message>
        <source>The promised round</source>
        <translation>Den lovede runde</translation>
    </message>
    <message>
        <source>The value is in the plan</source>
        <translation>Værdien står i planen</translation>
    </message>
    <message>
        <source>Put “{notice}” on the wall: it tells the players the reason.</source>
        <translation>Hæng ”{notice}” på væggen: Der står hvorfor.</translation>
    </message>
    <message>
        <source>Recording the deviation</source>
        <translation>Afvigelsen noteres</translation>
    </message>
    <message>
        <source>The deviation is recorded</source>
        <translation>Afvigelsen er noteret</translation>
    </message>
    <message>
        <source>Put “{notice}” on the wall.</source>
        <translation>Hæng ”{notice}” på væggen.</translation>
    </message>
    <message>
        <source>The public pack</source>
        <translation>Den offentlige pakke</translation>
    </message>
    <message>
        <source>Archive (*.zip)</source>
        <translation>Arkiv (*.zip)</translation>
    </message>
    <message>
        <source>The revealed sessions have their public packs</source>
        <translation>De afslørede sessioner har deres offentlige pakker</translation>
    </message>
    <message>
        <source>The public pack is made</source>
        <translation>Den offentlige pakke er lavet</translation>
    </message>
    <message>
        <source>The publication sheet</source>
        <translation>Offentliggørelsesarket</translation>
    </message>
    <message>
        <source>Drawing the publication sheet</source>
        <translation>Offentliggørelsesarket laves</translation>
    </message>
    <message>
        <source>The publication sheet is saved</source>
        <translation>Offentliggørelsesarket er gemt</translation>
    </message>
    <message>
        <source>The plan is sealed, and its keys are made</source>
        <translation>Planen er forseglet, og nøglerne er lavet</translation>
    </message>
    <message>
        <source>Folder for the officials’ sheets, ideally on a USB drive</source>
        <translation>Mappe til nøgleholdernes ark, helst på et USB-stik</translation>
    </message>
    <message>
        <source>Making and sealing the keys: this takes a few seconds</source>
        <translation>Nøglerne laves og forsegles: Det tager nogle sekunder</translation>
    </message>
    <message>
        <source>The officials’ sheets are in {folder}: {names}. Print each, hand it over in an envelope, and delete the files.</source>
        <translation>Nøgleholdernes ark ligger i {folder}: {names}. Udskriv hvert ark, aflever det i en konvolut, og slet filerne.</translation>
    </message>
    <message>
        <source>Recording where it is published</source>
        <translation>Skriver op, hvor den står</translation>
    </message>
    <message>
        <source>The place of publication is recorded</source>
        <translation>Det er skrevet op, hvor planen står</translation>
    </message>
    <message>
        <source>Publish the plan again, so that everyone sees the value.</source>
        <translation>Offentliggør planen en gang til, så alle ser værdien.</translation>
    </message>
    <message>
        <source>Opening the keys and dealing: this takes a few seconds</source>
        <translation>Nøglerne åbnes, og der blandes: Det tager nogle sekunder</translation>
    </message>
    <message>
        <source>Opening the keys and making the pack: this takes a few seconds</source>
        <translation>Nøglerne åbnes, og pakken laves: Det tager nogle sekunder</translation>
    </message>
    <message>
        <source>Opening the keys and making the packs: this takes a few seconds</source>
        <translation>Nøglerne åbnes, og pakkerne laves: Det tager nogle sekunder</translation>
    </message>
    <message>
        <source>Publish it where everyone can find it: {names}.</source>
        <translation>Offentliggør, hvor alle kan finde det: {names}.</translation>
    </message>
    <message>
        <source>Publish {pack} where everyone can find it.</source>
        <translation>Offentliggør {pack}, hvor alle kan finde den.</translation>
    </message>
    <message>
        <source>Print {sheet}, and put it where everyone can see it.</source>
        <translation>Udskriv {sheet}, og hæng det, hvor alle ser det.</translation>
    </message>
    <message>
        <source>Now publish the files under “Publish this” where all players can see them, and enter here where they are.</source>
        <translation>Læg nu filerne under ”Offentliggør dette” et sted, hvor alle spillere ser dem, og sig her, hvor de står.</translation>
    </message>
</context>
<context>
    <name>FindingRow</name>
    <message>
        <source>Please look</source>
        <translation>Se venligst</translation>
    </message>
    <message>
        <source> · phase {number}</source>
        <translation> · fase {number}</translation>
    </message>
    <message>
        <source>I have looked at this</source>
        <translation>Jeg har set på dette</translation>
    </message>
    <message>
        <source>I have looked at this: {text}</source>
        <translation>Jeg har set på dette: {text}</translation>
    </message>
    <message>
        <source>Needs correction</source>
        <translation>Skal rettes</translation>
    </message>
    <message>
        <source>Publish despite this</source>
        <translation>Offentliggør alligevel</translation>
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
        <translation>Intet at bemærke: Planen er i orden.</translation>
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
        <translation>&amp;Tilbage</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Mappe til filerne</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Vælg…</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Hvem er du?</translation>
    </message>
    <message>
        <source>&amp;Identification: club and place</source>
        <translation>&amp;Identifikation: klub og by</translation>
    </message>
    <message>
        <source>if you have used Big Deal before</source>
        <translation>hvis du har brugt Big Deal før</translation>
    </message>
    <message>
        <source>Tick what you use. The right files are then ticked for every session.</source>
        <translation>Sæt flueben ved det, du bruger. Så er de rigtige filer valgt til hver session.</translation>
    </message>
    <message>
        <source>&amp;Duplimate, Bridge Sorter</source>
        <translation>&amp;Duplimate, Bridge Sorter</translation>
    </message>
    <message>
        <source>Duplimate with an &amp;older program</source>
        <translation>Duplimate med et &amp;ældre program</translation>
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
        <translation>Et &amp;regnskabsprogram eller en hjemmeside</translation>
    </message>
    <message>
        <source>B&amp;ridge Base Online (BBO)</source>
        <translation>Bridge Base &amp;Online (BBO)</translation>
    </message>
    <message>
        <source>&amp;KoPS</source>
        <translation>&amp;KoPS</translation>
    </message>
    <message>
        <source>Where do the files go?</source>
        <translation>Hvor skal filerne ligge?</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Mappe</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Trin {step} af {steps}</translation>
    </message>
    <message>
        <source>&amp;Skip the rest</source>
        <translation>&amp;Spring resten over</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>&amp;Spring over</translation>
    </message>
    <message>
        <source>Fi&amp;nish</source>
        <translation>&amp;Udfør</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Næste</translation>
    </message>
    <message>
        <source>Files for each session: {files}</source>
        <translation>Filer til hver session: {files}</translation>
    </message>
    <message>
        <source>Identification imported; compare its number if you like.</source>
        <translation>Identifikation importeret; sammenlign gerne nummeret.</translation>
    </message>
    <message>
        <source>Formats imported: {names}.</source>
        <translation>Formater importeret: {names}.</translation>
    </message>
    <message>
        <source>Left out: {names}.</source>
        <translation>Udeladt: {names}.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prog</translation>
    </message>
    <message>
        <source>You can change it later, in the settings.</source>
        <translation>Du kan ændre det senere under Indstillinger.</translation>
    </message>
    <message>
        <source>if you had this program before, on another computer</source>
        <translation>hvis du har haft programmet før, på en anden computer</translation>
    </message>
    <message>
        <source>The journal is back. This backup has no settings.</source>
        <translation>Logbogen er tilbage. Denne sikkerhedskopi har ingen indstillinger.</translation>
    </message>
    <message>
        <source>Your identification is mixed into every deal, so two clubs never deal the same boards, even from the same seed.</source>
        <translation>Din identifikation indgår i hver blanding, så to klubber aldrig får de samme spil, heller ikke fra samme startværdi.</translation>
    </message>
    <message>
        <source>Where will you use the files?</source>
        <translation>Hvad skal filerne bruges til?</translation>
    </message>
    <message>
        <source>Something &amp;else, or I don’t know</source>
        <translation>Noget &amp;andet, eller jeg ved det ikke</translation>
    </message>
    <message>
        <source>You can still choose a different folder for each session.</source>
        <translation>Du kan stadig vælge en anden mappe til hver session.</translation>
    </message>
    <message>
        <source>Anyone who can open the files before play can read the hands. Choose a folder of your own, not a shared one.</source>
        <translation>Den, der kan åbne filerne før spillet, kan læse hænderne: Vælg din egen mappe, ikke en delt.</translation>
    </message>
    <message>
        <source>This file contains nothing to import.</source>
        <translation>Der var intet at importere i denne fil.</translation>
    </message>
</context>
<context>
    <name>FixedValue</name>
    <message>
        <source>{name}: withheld; the promised hash is used instead</source>
        <translation>{name}: holdt tilbage, den lovede hash står i deres sted</translation>
    </message>
</context>
<context>
    <name>FoldButton</name>
    <message>
        <source>expanded</source>
        <translation>foldet ud</translation>
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
        <translation>spørges hver gang</translation>
    </message>
    <message>
        <source>Choose: {what}</source>
        <translation>Vælg: {what}</translation>
    </message>
    <message>
        <source>This folder cannot be found at the moment.</source>
        <translation>Denne mappe findes ikke lige nu.</translation>
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
        <translation>Udelad det</translation>
    </message>
    <message>
        <source>Deal without this file</source>
        <translation>Bland uden denne fil</translation>
    </message>
    <message>
        <source>This would write the same file as {other}. Choose one of them.</source>
        <translation>Skriver samme fil som {other}: Vælg ét af dem.</translation>
    </message>
    <message>
        <source>Board numbers up to {most}.</source>
        <translation>Rummer spil op til nummer {most}.</translation>
    </message>
    <message>
        <source>Cannot contain these boards: {reason}.</source>
        <translation>Kan ikke rumme disse spil: {reason}.</translation>
    </message>
</context>
<context>
    <name>FormatsBox</name>
    <message>
        <source>Show or hide the formats that few programs read</source>
        <translation>Vis eller skjul de formater, som få programmer læser</translation>
    </message>
    <message>
        <source>&amp;More formats</source>
        <translation>Flere &amp;formater</translation>
    </message>
    <message>
        <source>&amp;More formats (chosen: {names})</source>
        <translation>Flere &amp;formater (valgt: {names})</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>&amp;Open folder</source>
        <translation>Åbn ma&amp;ppe</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Næste</translation>
    </message>
    <message>
        <source>Publish this</source>
        <translation>Offentliggør dette</translation>
    </message>
    <message>
        <source>Keep this secret</source>
        <translation>Hold dette hemmeligt</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Vis filerne i deres mappe</translation>
    </message>
    <message>
        <source>Nothing at this step.</source>
        <translation>Intet på dette trin.</translation>
    </message>
    <message>
        <source>What to publish, what to keep secret, and what to do next</source>
        <translation>Hvad der skal offentliggøres, holdes hemmeligt og gøres nu</translation>
    </message>
</context>
<context>
    <name>HandsPanel</name>
    <message>
        <source>&amp;Find the board</source>
        <translation>&amp;Find spillet</translation>
    </message>
    <message>
        <source>Hand of {seat}</source>
        <translation>Hånd: {seat}</translation>
    </message>
    <message>
        <source>13 cards: spades, hearts, diamonds, clubs, with dots between. A dash is a void.</source>
        <translation>13 kort: spar, hjerter, ruder, klør, med punktum imellem. En streg er renonce.</translation>
    </message>
    <message>
        <source>The number that the board has on the table</source>
        <translation>Nummeret på spillet ved bordet</translation>
    </message>
    <message>
        <source>The set that is being played, if you know its code</source>
        <translation>Sættet, der spilles, hvis du kender koden</translation>
    </message>
    <message>
        <source>Compare these hands with the boards known here</source>
        <translation>Sammenlign hænderne med de spil, der er kendt her</translation>
    </message>
    <message>
        <source>&amp;Number on the board</source>
        <translation>&amp;Nummer på spillet</translation>
    </message>
    <message>
        <source>Code of the &amp;set</source>
        <translation>Sættets &amp;kode</translation>
    </message>
    <message>
        <source>The hands on the table</source>
        <translation>Hænderne ved bordet</translation>
    </message>
    <message>
        <source>Type one hand, or up to four. The answer names boards and seats, never a card. What you type is not kept; the journal notes that you asked.</source>
        <translation>Skriv én hånd eller op til fire. Svaret nævner spil og pladser, aldrig et kort. Det skrevne gemmes ikke; logbogen noterer, at du spurgte.</translation>
    </message>
    <message>
        <source>Compare with another board on the table</source>
        <translation>Sammenlign med et andet spil på bordet</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Vælg filer…</translation>
    </message>
    <message>
        <source>Use the journal</source>
        <translation>Brug logbogen</translation>
    </message>
    <message>
        <source>Two boards alike: type the hands of the other one too</source>
        <translation>To ens spil: skriv også det andet spils hænder</translation>
    </message>
    <message>
        <source>The number that the other board has</source>
        <translation>Nummeret på det andet spil</translation>
    </message>
    <message>
        <source>Its hands: N:hand hand hand hand, or one with its seat: N AK7.T93.QJ4.A852</source>
        <translation>Dets hænder: N:hånd hånd hånd hånd, eller én med sin plads: N AK7.T93.QJ4.A852</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>Dets nummer</translation>
    </message>
    <message>
        <source>Its hands</source>
        <translation>Dets hænder</translation>
    </message>
    <message>
        <source>Compare with files of boards, such as those of another computer</source>
        <translation>Sammenlign med spilfiler, f.eks. fra en anden computer</translation>
    </message>
    <message>
        <source>Compare with the sets of this computer again</source>
        <translation>Sammenlign igen med denne computers sæt</translation>
    </message>
    <message>
        <source>The dealer that the board shows</source>
        <translation>Giveren, som spillet viser</translation>
    </message>
    <message>
        <source>The vulnerability that the board shows</source>
        <translation>Hvem der er i zonen ifølge selve spillet</translation>
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
        <translation>holdt tilbage</translation>
    </message>
    <message>
        <source>Words of {name} are withheld</source>
        <translation>Ord fra {name} holdes tilbage</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Intet mangler.</translation>
    </message>
    <message>
        <source>The holders’ words</source>
        <translation>Vogternes ord</translation>
    </message>
    <message>
        <source>The twelve words on the slip; the first four letters of each are enough</source>
        <translation>De tolv ord på sedlen; fire bogstaver af hvert er nok</translation>
    </message>
    <message>
        <source>The promised hash is used instead, and every check names the holder</source>
        <translation>Den lovede hash træder i deres sted, og enhver kontrol nævner vogteren</translation>
    </message>
    <message>
        <source>Type the words of: {names}. Tick “withheld” for anyone who does not give theirs.</source>
        <translation>Skriv ordene fra: {names}. Sæt flueben ved ”holdt tilbage” for den, der ikke giver dem.</translation>
    </message>
</context>
<context>
    <name>HelpButton</name>
    <message>
        <source>Help: {about}</source>
        <translation>Hjælp: {about}</translation>
    </message>
    <message>
        <source>What does this mean? (F1)</source>
        <translation>Hvad betyder dette? (F1)</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Hjælp</translation>
    </message>
    <message>
        <source>&amp;Topics</source>
        <translation>&amp;Emner</translation>
    </message>
    <message>
        <source>Help topics</source>
        <translation>Hjælpeemner</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>Hjælpetekst</translation>
    </message>
    <message>
        <source>&amp;Card for the wall…</source>
        <translation>&amp;Kort til væggen…</translation>
    </message>
    <message>
        <source>One page: deal, duplicate, print, and what never to do</source>
        <translation>Én side: giv, dupliker, udskriv, og hvad man aldrig gør</translation>
    </message>
    <message>
        <source>Card for the wall</source>
        <translation>Kort til væggen</translation>
    </message>
    <message>
        <source>This help page is missing. Install the program again to restore it.</source>
        <translation>Denne side af hjælpen mangler. Installér programmet igen for at få den tilbage.</translation>
    </message>
    <message>
        <source>Save this page of the help as PDF, and open it</source>
        <translation>Gem denne side af hjælpen som PDF, og åbn den</translation>
    </message>
    <message>
        <source>&amp;Print this page…</source>
        <translation>&amp;Udskriv denne side…</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help – {program}</source>
        <translation>Hjælp – {program}</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Vis i mappe</translation>
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
        <translation>Logbogen og filerne er, som de var. ({place})</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Logbog</translation>
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
        <translation>Sætkode {code}</translation>
    </message>
    <message>
        <source>Back to “{state}”</source>
        <translation>Tilbage til ”{state}”</translation>
    </message>
    <message>
        <source>dealt {time}</source>
        <translation>blandet {time}</translation>
    </message>
    <message>
        <source>first seen {time}</source>
        <translation>første gang set {time}</translation>
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
        <translation>Markér som {state}</translation>
    </message>
    <message>
        <source>Undo: back to {state}</source>
        <translation>Fortryd: tilbage til {state}</translation>
    </message>
    <message>
        <source>Release the set</source>
        <translation>Frigiv sættet</translation>
    </message>
    <message>
        <source>Release set {code}?</source>
        <translation>Frigiv sæt {code}?</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Frigiv</translation>
    </message>
    <message>
        <source>Finished sets</source>
        <translation>Færdigspillede sæt</translation>
    </message>
    <message>
        <source>Choose the archive folder…</source>
        <translation>Vælg arkivmappen…</translation>
    </message>
    <message>
        <source>Leave the files where they are</source>
        <translation>Lad filerne være, hvor de er</translation>
    </message>
    <message>
        <source>Archive folder for finished sets</source>
        <translation>Arkivmappe til færdigspillede sæt</translation>
    </message>
    <message>
        <source>“{set}” is {state}</source>
        <translation>”{set}” er {state}</translation>
    </message>
    <message>
        <source>{files} now in {folder}</source>
        <translation>{files} nu i {folder}</translation>
    </message>
    <message>
        <source>clock set back at row {rows}</source>
        <translation>uret stillet tilbage ved række {rows}</translation>
    </message>
    <message>
        <source>Dealing certificate</source>
        <translation>Blandingscertifikat</translation>
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
        <translation>Sikkerhedskopi (*.backup)</translation>
    </message>
    <message>
        <source>Certificate made: set {place} of {count} for its event and day</source>
        <translation>Certifikat lavet: sæt {place} af {count} for turneringen og dagen</translation>
    </message>
    <message>
        <source>randomness: {source}</source>
        <translation>tilfældighed: {source}</translation>
    </message>
    <message>
        <source>{state}: {count}</source>
        <translation>{state}: {count}</translation>
    </message>
    <message>
        <source>Several sets</source>
        <translation>Flere sæt</translation>
    </message>
    <message>
        <source>Mark {sets} as {state}?</source>
        <translation>Markér {sets} som {state}?</translation>
    </message>
    <message>
        <source>Undo the last step of {sets}?</source>
        <translation>Fortryd det sidste trin for {sets}?</translation>
    </message>
    <message>
        <source>{count} of {sets}</source>
        <translation>{count} af {sets}</translation>
    </message>
    <message>
        <source>Undone: the last step of {sets}</source>
        <translation>Fortrudt: det sidste trin for {sets}</translation>
    </message>
    <message>
        <source>{sets} marked as {state}</source>
        <translation>{sets} markeret som {state}</translation>
    </message>
    <message>
        <source>Moved: {files}</source>
        <translation>Flyttet: {files}</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Markér</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Certificates made, one for each set</source>
        <translation>Certifikater lavet, ét for hvert sæt</translation>
    </message>
    <message>
        <source>{name}, not confirmed</source>
        <translation>{name}, ikke bekræftet</translation>
    </message>
    <message>
        <source>Send to {receiver}</source>
        <translation>Send til {receiver}</translation>
    </message>
    <message>
        <source>Nothing was sent from here: load the file at {receiver} yourself.</source>
        <translation>Intet er sendt herfra: Indlæs selv filen i {receiver}.</translation>
    </message>
    <message>
        <source>What {receiver} takes could not be confirmed: look at what it shows.</source>
        <translation>Det kunne ikke bekræftes, hvad {receiver} tager imod: Se efter, hvad der vises.</translation>
    </message>
    <message>
        <source>File for {receiver} made</source>
        <translation>Filen til {receiver} er lavet</translation>
    </message>
    <message>
        <source>The journal is back</source>
        <translation>Logbogen er tilbage</translation>
    </message>
    <message>
        <source>Settings, presets and identification are taken over where none were here.</source>
        <translation>Indstillinger, skabeloner og identifikation er overtaget, hvor der ingen var her.</translation>
    </message>
    <message>
        <source>No sets yet. Each set appears here as soon as it is dealt. You see its date, boards, set code and where its files are.</source>
        <translation>Intet sæt endnu. Hvert sæt står her, fra det er blandet: hvornår, hvilke spil, sætkoden og hvor filerne er.</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Der er intet trin at fortryde</translation>
    </message>
    <message>
        <source>Missing: {files} in {folder}</source>
        <translation>Findes ikke: {files} i {folder}</translation>
    </message>
    <message>
        <source>From then on, anyone may see its hands. Do this only when nobody will play these boards again. You cannot undo a release.</source>
        <translation>Fra da af må alle se hænderne. Gør det, når ingen længere skal spille disse spil. En frigivelse kan ikke fortrydes.</translation>
    </message>
    <message>
        <source>Where should the files of finished sets go?</source>
        <translation>Hvor skal filer fra færdigspillede sæt hen?</translation>
    </message>
    <message>
        <source>An archive folder keeps them out of the way, so that nobody duplicates them again by mistake. You choose it once. Each set gets its own folder inside it, and Undo brings the files back.</source>
        <translation>En arkivmappe holder dem af vejen, så ingen lægger dem i maskinen igen. Du vælger den én gang; hvert sæt får sin egen mappe i den, og Fortryd henter filerne tilbage.</translation>
    </message>
    <message>
        <source>“{set}” is {state}, but its files were not moved</source>
        <translation>”{set}” er {state}, men filerne blev, hvor de var</translation>
    </message>
    <message>
        <source>Not moved, because it is missing, changed or in use: {path}</source>
        <translation>Ikke rørt, da den er væk, ændret eller i brug: {path}</translation>
    </message>
    <message>
        <source>The journal has been changed: {problems}</source>
        <translation>Logbogen er ændret: {problems}</translation>
    </message>
    <message>
        <source>count started again at row {rows}</source>
        <translation>tælling begyndt forfra ved række {rows}</translation>
    </message>
    <message>
        <source>restored from a backup at row {rows}</source>
        <translation>hentet fra en sikkerhedskopi ved række {rows}</translation>
    </message>
    <message>
        <source>Journal intact: {rows}</source>
        <translation>Logbogen er i orden: {rows}</translation>
    </message>
    <message>
        <source>The journal could not be read</source>
        <translation>Logbogen kunne ikke læses</translation>
    </message>
    <message>
        <source>Nothing was repaired. Keep a copy of the journal, and compare it with an earlier certificate or export.</source>
        <translation>Intet er repareret. Gem en kopi af logbogen, og sammenlign den med et certifikat eller en tidligere eksport.</translation>
    </message>
    <message>
        <source>The journal is not as the program wrote it</source>
        <translation>Logbogen er ikke, som den blev skrevet</translation>
    </message>
    <message>
        <source>Export the journal</source>
        <translation>Eksportér logbogen</translation>
    </message>
    <message>
        <source>Back up the journal</source>
        <translation>Sikkerhedskopiér logbogen</translation>
    </message>
    <message>
        <source>It shows no cards. Print it, sign it and keep it.</source>
        <translation>Det viser ingen kort. Udskriv det, skriv under, og gem det.</translation>
    </message>
    <message>
        <source>It contains no card, seed or key. Anyone may have it and check it.</source>
        <translation>Den indeholder ingen kort, startværdi eller nøgle: Alle må få den og kontrollere den.</translation>
    </message>
    <message>
        <source>Journal exported</source>
        <translation>Logbogen er eksporteret</translation>
    </message>
    <message>
        <source>It contains the key of the journal. Keep it where nobody else can read it.</source>
        <translation>Den indeholder logbogens nøgle: Gem den, hvor ingen andre kan læse den.</translation>
    </message>
    <message>
        <source>Journal backed up</source>
        <translation>Logbogen er sikkerhedskopieret</translation>
    </message>
    <message>
        <source>Interrupted while they were being written, and removed again: {files} in {folder}. Do not play copies of them.</source>
        <translation>Afbrudt under udleveringen og taget tilbage: {files} i {folder}. Spil ikke kopier af dem.</translation>
    </message>
    <message>
        <source>From then on, anyone may see their hands. Do this only when nobody will play these boards again. You cannot undo a release.</source>
        <translation>Fra da af må alle se hænderne. Gør det, når ingen længere skal spille disse spil. En frigivelse kan ikke fortrydes.</translation>
    </message>
    <message>
        <source>You can undo this for all of them at once.</source>
        <translation>Fortryd tager trinnet tilbage for dem alle.</translation>
    </message>
    <message>
        <source>They go back to: {states}</source>
        <translation>De bliver igen: {states}</translation>
    </message>
    <message>
        <source>These cannot be changed, and stay as they are:</source>
        <translation>Disse kan ikke og forbliver, som de er:</translation>
    </message>
    <message>
        <source>The files of {sets} were not moved:</source>
        <translation>Filerne til {sets} blev, hvor de er:</translation>
    </message>
    <message>
        <source>older journal attached at row {rows}</source>
        <translation>ældre logbog tilføjet ved række {rows}</translation>
    </message>
    <message>
        <source>It is sealed: only its passphrase opens it.</source>
        <translation>Den er forseglet: kun adgangssætningen åbner den.</translation>
    </message>
    <message>
        <source>Everything in this backup’s journal is here already</source>
        <translation>Alt i sikkerhedskopiens logbog er her allerede</translation>
    </message>
    <message>
        <source>Its sets are in the list, and their boards are recognized. Your own journal goes on unchanged.</source>
        <translation>Dens sæt er på listen, og deres spil genkendes. Din egen logbog fortsætter uændret.</translation>
    </message>
    <message>
        <source>The backup’s journal is attached to yours</source>
        <translation>Sikkerhedskopiens logbog er føjet til din</translation>
    </message>
</context>
<context>
    <name>HoldersDialog</name>
    <message>
        <source>Add from a &amp;file…</source>
        <translation>Tilføj fra en &amp;fil…</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Vogtere af ord</translation>
    </message>
    <message>
        <source>Without their words nobody can compute a board, not even you. Each makes words on their own computer (“Keep words…” on the Tournament page) and keeps them. Each gives you a name and a hash: 64 digits that belong to these words and do not reveal them.</source>
        <translation>Uden deres ord kan ingen beregne et spil, heller ikke du. Hver laver ord på sin egen computer (”Opbevar ord…” på siden Turnering), beholder dem og giver dig navn og hash: 64 cifre, der kun hører til disse ord og ikke røber nogen af dem.</translation>
    </message>
    <message>
        <source>&amp;Use these holders</source>
        <translation>&amp;Brug disse vogtere</translation>
    </message>
    <message>
        <source>The file with the hash you got from a holder</source>
        <translation>Filen med hashen, som en vogter gav dig</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Hash of the words</source>
        <translation>Ordenes hash</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Indsæ&amp;t</translation>
    </message>
    <message>
        <source>Takes the lines with name, “=” and hash that you copied</source>
        <translation>Tager de linjer med navn, ”=” og hash, som du har kopieret</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>F&amp;jern</translation>
    </message>
    <message>
        <source>Takes the chosen holder out</source>
        <translation>Fjerner den valgte vogter</translation>
    </message>
    <message>
        <source>Drop the holders’ files here, or paste what they sent</source>
        <translation>Træk vogternes filer hertil, eller indsæt det, de har sendt</translation>
    </message>
    <message>
        <source>What you copied has no line with a name, “=” and 64 digits.</source>
        <translation>Det, du har kopieret, har ingen linje med et navn, ”=” og 64 cifre.</translation>
    </message>
</context>
<context>
    <name>IdentificationField</name>
    <message>
        <source>Its number, to compare it with another computer’s:</source>
        <translation>Dets nummer, til sammenligning med en anden computers:</translation>
    </message>
    <message>
        <source>Identification</source>
        <translation>Identifikation</translation>
    </message>
    <message>
        <source>for example: Tuesday Bridge Club, Utrecht</source>
        <translation>f.eks. Bridgeklubben Tirsdag, Odense</translation>
    </message>
    <message>
        <source>Letters &amp;written in</source>
        <translation>Bogst&amp;aver skrevet i</translation>
    </message>
    <message>
        <source>today’s programs (UTF-8)</source>
        <translation>nutidens programmer (UTF-8)</translation>
    </message>
    <message>
        <source>Windows, Western Europe (1252)</source>
        <translation>Windows, Vesteuropa (1252)</translation>
    </message>
    <message>
        <source>DOS window, Western Europe (850)</source>
        <translation>DOS-vindue, Vesteuropa (850)</translation>
    </message>
    <message>
        <source>DOS window, United States (437)</source>
        <translation>DOS-vindue, USA (437)</translation>
    </message>
    <message>
        <source>Windows, Central Europe (1250)</source>
        <translation>Windows, Centraleuropa (1250)</translation>
    </message>
    <message>
        <source>DOS window, Central Europe (852)</source>
        <translation>DOS-vindue, Centraleuropa (852)</translation>
    </message>
    <message>
        <source>Hash of the identification: {hash}</source>
        <translation>Identifikationens hash: {hash}</translation>
    </message>
    <message>
        <source>The RIPEMD-160 hash of the identification. If the numbers are equal, the identifications are too.</source>
        <translation>Identifikationens RIPEMD-160-hash. Samme nummer, samme identifikation.</translation>
    </message>
    <message>
        <source>Too long for Big Deal. Shorten it if you want to compare boards with Big Deal’s.</source>
        <translation>Længere, end Big Deal kan rumme. Forkort den, hvis spil skal sammenlignes med det.</translation>
    </message>
    <message>
        <source>Some letters cannot be shown in this encoding. Choose another one to edit the text.</source>
        <translation>Ikke alle bogstaver kan vises sådan. Vælg andre bogstaver for at redigere teksten.</translation>
    </message>
    <message>
        <source>It has spaces at one end, or invisible characters. They count too.</source>
        <translation>Har mellemrum i enden eller tegn, der ikke kan ses. De tæller også.</translation>
    </message>
</context>
<context>
    <name>InterruptedHint</name>
    <message>
        <source>Deal it now</source>
        <translation>Bland nu</translation>
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
        <translation>E&amp;ksportér…</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>Sikkerhedsk&amp;opi…</translation>
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
            <numerusform>%Ln række</numerusform>
            <numerusform>%Ln rækker</numerusform>
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
        <translation>Kopiér logbog, indstillinger, skabeloner og logo til én fil, f.eks. på et USB-stik</translation>
    </message>
    <message>
        <source>Checking the journal…</source>
        <translation>Kontrollerer logbogen…</translation>
    </message>
    <message>
        <source>Write the journal as text that anyone can check; it contains no cards</source>
        <translation>Skriv logbogen som tekst, som alle kan kontrollere; ingen kort</translation>
    </message>
</context>
<context>
    <name>KeysCustody</name>
    <message>
        <source>Who keeps the keys</source>
        <translation>Hvem opbevarer nøglerne</translation>
    </message>
    <message>
        <source>&amp;Make one for me, on a sheet…</source>
        <translation>&amp;Lav en til mig, på et ark…</translation>
    </message>
    <message>
        <source>One &amp;passphrase</source>
        <translation>Én &amp;adgangssætning</translation>
    </message>
    <message>
        <source>Several offi&amp;cials together</source>
        <translation>Flere nøgle&amp;holdere sammen</translation>
    </message>
    <message>
        <source>Owners of &amp;age keys</source>
        <translation>E&amp;jere af age-nøgler</translation>
    </message>
    <message>
        <source>Pa&amp;ssphrase</source>
        <translation>A&amp;dgangssætning</translation>
    </message>
    <message>
        <source>Onc&amp;e more</source>
        <translation>En gan&amp;g til</translation>
    </message>
    <message>
        <source>How many sheets are needed to open the keys</source>
        <translation>Hvor mange ark der skal til for at åbne nøglerne</translation>
    </message>
    <message>
        <source>How many officials get a sheet</source>
        <translation>Hvor mange nøgleholdere der får et ark</translation>
    </message>
    <message>
        <source>&amp;Needed</source>
        <translation>&amp;Nødvendige</translation>
    </message>
    <message>
        <source>of off&amp;icials</source>
        <translation>af nøgl&amp;eholdere</translation>
    </message>
    <message>
        <source>Public &amp;keys</source>
        <translation>O&amp;ffentlige nøgler</translation>
    </message>
    <message>
        <source>age1…, one on each line</source>
        <translation>age1…, én på hver linje</translation>
    </message>
    <message>
        <source>Public keys; each of their owners can open the keys alone</source>
        <translation>Offentlige nøgler; hver ejer kan åbne nøglerne alene</translation>
    </message>
    <message>
        <source>Before you choose</source>
        <translation>Før du vælger</translation>
    </message>
    <message>
        <source>Paste at least one public key.</source>
        <translation>Indsæt mindst én offentlig nøgle.</translation>
    </message>
    <message>
        <source>Tick that you understand.</source>
        <translation>Sæt flueben ved, at du forstår.</translation>
    </message>
    <message>
        <source>Type a passphrase of several words, 15 letters or more.</source>
        <translation>Skriv en adgangssætning på flere ord, mindst 15 bogstaver.</translation>
    </message>
    <message>
        <source>The passphrase (hidden)</source>
        <translation>Adgangssætningen, skjult</translation>
    </message>
    <message>
        <source>The same passphrase again (hidden)</source>
        <translation>Samme adgangssætning igen, skjult</translation>
    </message>
    <message>
        <source>I &amp;understand: anyone who reads this file can compute every board</source>
        <translation>Jeg forstå&amp;r: Den, der læser denne fil, kan beregne alle spil</translation>
    </message>
    <message>
        <source>Good if you trust one person to keep it.</source>
        <translation>God, hvor én person er betroet at opbevare den.</translation>
    </message>
    <message>
        <source>Each gets a sheet of words. Any two of three can open the keys; one alone cannot.</source>
        <translation>Hver får et ark med ord; to af tre åbner nøglerne, én alene kan ikke.</translation>
    </message>
    <message>
        <source>For people who use the program age: paste their public keys.</source>
        <translation>For dem, der bruger programmet age: Indsæt deres offentlige nøgler.</translation>
    </message>
    <message>
        <source>P&amp;lain, not locked</source>
        <translation>&amp;Åbent, uden lås</translation>
    </message>
    <message>
        <source>As SquareDeal does it. Anyone who reads the file can know the boards.</source>
        <translation>Som SquareDeal gør. Den, der læser filen, kender spillene.</translation>
    </message>
    <message>
        <source>Writes eight words into a file for you to print and put away; they are never shown here</source>
        <translation>Skriver otte ord i en fil, som du udskriver og lægger væk; de vises aldrig her</translation>
    </message>
    <message>
        <source>If you lose the passphrase, you lose the tournament. No person and no program can open the keys again, and no board can be dealt. Write it on paper, and keep it in two places.</source>
        <translation>Hvis adgangssætningen går tabt, er turneringen tabt: Ingen, heller intet program, kan åbne nøglerne igen, og ingen spil kan blandes. Skriv den på papir, og opbevar den to steder.</translation>
    </message>
    <message>
        <source>If too few sheets are left, the tournament is lost: nobody can open the keys again. The program asks for a folder for the sheets, ideally on a USB drive. Print each sheet, give it to its official in an envelope, and delete the files.</source>
        <translation>Er der for få ark tilbage, er turneringen tabt: Ingen kan åbne nøglerne igen. Programmet spørger om en mappe til arkene: helst et USB-stik. Udskriv hvert ark, giv det til nøgleholderen i en konvolut, og slet filerne.</translation>
    </message>
    <message>
        <source>Allows the plan to be published with plain keys</source>
        <translation>Tillader, at planen offentliggøres med åbne nøgler</translation>
    </message>
    <message>
        <source>Anyone at this computer could read the keys on its disk. Once the outside value is known, the file gives away every board.</source>
        <translation>Nøglerne ville ligge på denne disk, så alle, der sidder ved computeren, kan læse dem. Når den eksterne værdi er kendt, røber filen alle spil.</translation>
    </message>
    <message>
        <source>Type the same again.</source>
        <translation>Skriv den samme en gang til.</translation>
    </message>
    <message>
        <source>The two do not match.</source>
        <translation>De to er ikke ens.</translation>
    </message>
    <message>
        <source>The keys can be kept this way.</source>
        <translation>Nøglerne kan opbevares sådan.</translation>
    </message>
</context>
<context>
    <name>KeysUnlocking</name>
    <message>
        <source>What opens the keys</source>
        <translation>Hvad der åbner nøglerne</translation>
    </message>
    <message>
        <source>The &amp;passphrase</source>
        <translation>&amp;Adgangssætningen</translation>
    </message>
    <message>
        <source>Read sheets from files</source>
        <translation>Læs ark fra filer</translation>
    </message>
    <message>
        <source>Star&amp;t again</source>
        <translation>Begynd f&amp;orfra</translation>
    </message>
    <message>
        <source>Forget the sheets</source>
        <translation>Glem arkene</translation>
    </message>
    <message>
        <source>Choose the &amp;key file…</source>
        <translation>Vælg nøgle&amp;filen…</translation>
    </message>
    <message>
        <source>A file with secret keys, as age-keygen makes it</source>
        <translation>En fil med hemmelige nøgler, som age-keygen laver den</translation>
    </message>
    <message>
        <source>Pa&amp;ssphrase</source>
        <translation>A&amp;dgangssætning</translation>
    </message>
    <message>
        <source>Add t&amp;hese words</source>
        <translation>&amp;Tilføj disse ord</translation>
    </message>
    <message>
        <source>From files…</source>
        <translation>Fra filer…</translation>
    </message>
    <message>
        <source>Words of one sheet</source>
        <translation>Ordene på ét ark</translation>
    </message>
    <message>
        <source>The keys are missing.</source>
        <translation>Nøglerne mangler.</translation>
    </message>
    <message>
        <source>The keys are sealed for owners of age keys.</source>
        <translation>Nøglerne er forseglet til ejere af age-nøgler.</translation>
    </message>
    <message>
        <source>Sheets {numbers}: enough.</source>
        <translation>Ark {numbers}: nok.</translation>
    </message>
    <message numerus="yes">
        <source>Sheet {numbers}; %n more needed.</source>
        <translation>
            <numerusform>Ark {numbers}; %n mere skal til.</numerusform>
            <numerusform>Ark {numbers}; %n mere skal til.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sheets of the officials</source>
        <translation>Nøgleholdernes ark</translation>
    </message>
    <message>
        <source>Files with secret age keys</source>
        <translation>Filer med hemmelige age-nøgler</translation>
    </message>
    <message>
        <source>As chosen when the plan was published.</source>
        <translation>Som den blev valgt ved offentliggørelsen.</translation>
    </message>
    <message>
        <source>The words of as many officials as needed.</source>
        <translation>Ordene fra så mange nøgleholdere, som der skal til.</translation>
    </message>
    <message>
        <source>The passphrase (hidden)</source>
        <translation>Adgangssætningen, skjult</translation>
    </message>
    <message>
        <source>The words of one sheet, in order (hidden)</source>
        <translation>Ordene på ét ark, i rækkefølge, skjult</translation>
    </message>
    <message>
        <source>Add the words of this official</source>
        <translation>Tag denne nøgleholders ord</translation>
    </message>
    <message>
        <source>Off&amp;icials’ sheets</source>
        <translation>&amp;Nøgleholdernes ark</translation>
    </message>
    <message>
        <source>All 20 words, separated by spaces; the first four letters of each are enough.</source>
        <translation>Alle 20 ord med mellemrum imellem; de fire første bogstaver af hvert er nok.</translation>
    </message>
    <message>
        <source>Choose what opens the keys.</source>
        <translation>Sig, hvad der åbner nøglerne.</translation>
    </message>
    <message>
        <source>The keys are not in the same folder as the plan. Put the key file there, and open the tournament again.</source>
        <translation>Nøglerne ligger ikke ved siden af planen. Læg nøglefilen i samme mappe, og åbn turneringen igen.</translation>
    </message>
    <message>
        <source>The keys are in the plan’s folder and not locked: nothing is needed.</source>
        <translation>Nøglerne ligger ved siden af planen uden lås: Der skal intet til.</translation>
    </message>
    <message>
        <source>The words of the officials’ sheets open the keys: one sheet after the other, in any order.</source>
        <translation>Ordene på nøgleholdernes ark åbner nøglerne: ét ark ad gangen, i vilkårlig rækkefølge.</translation>
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
        <translation>Skriv kun filerne i en boks, som ingen kan åbne før</translation>
    </message>
    <message>
        <source>Locked until</source>
        <translation>Låst til</translation>
    </message>
    <message>
        <source>By the clock and the zone of this computer</source>
        <translation>Efter denne computers ur og tidszone</translation>
    </message>
    <message>
        <source>Only a locked box is written. Nobody can open it before {utc}, this computer included.</source>
        <translation>Der skrives kun en låst boks. Ingen kan åbne den før {utc}, heller ikke denne computer.</translation>
    </message>
    <message>
        <source>second key (age1…), optional</source>
        <translation>ekstra nøgle (age1…), kan udelades</translation>
    </message>
    <message>
        <source>Second key</source>
        <translation>Ekstra nøgle</translation>
    </message>
    <message>
        <source>A public key whose owner can open the box too, at any time</source>
        <translation>En offentlig nøgle, hvis ejer også kan åbne boksen når som helst</translation>
    </message>
    <message>
        <source>Only a locked box is written. Before {utc}, only the owner of the second key can open it.</source>
        <translation>Der skrives kun en låst boks. Før {utc} kan kun ejeren af den ekstra nøgle åbne den.</translation>
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
        <translation>Annuller</translation>
    </message>
</context>
<context>
    <name>MomentPanel</name>
    <message>
        <source>Open results…</source>
        <translation>Åbn resultater…</translation>
    </message>
    <message>
        <source>Find the moment</source>
        <translation>Find tidspunktet</translation>
    </message>
    <message>
        <source>Results of the tables</source>
        <translation>Bordenes resultater</translation>
    </message>
    <message>
        <source>A line for each table: round, contract, declarer, tricks</source>
        <translation>En linje for hvert bord: runde, kontrakt, spilfører, stik</translation>
    </message>
    <message>
        <source>PBN, USEBIO, ACBL JSON, or Bridgemate’s ReceivedData as CSV</source>
        <translation>PBN, USEBIO, ACBL JSON eller Bridgemates ReceivedData som CSV</translation>
    </message>
    <message>
        <source>When did it happen?</source>
        <translation>Hvornår skete det?</translation>
    </message>
    <message>
        <source>Type a line for each table: round, contract, declarer, tricks. Or open a file of results.</source>
        <translation>Skriv en linje for hvert bord: runde, kontrakt, spilfører, stik. Eller åbn en resultatfil.</translation>
    </message>
    <message>
        <source>Weigh the results under both deals by double dummy</source>
        <translation>Vej resultaterne under begge fordelinger med double dummy</translation>
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
        <translation>&amp;Begynd</translation>
    </message>
    <message>
        <source>such as Spring Championship 2027</source>
        <translation>f.eks. Forårsmesterskabet 2027</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>&amp;Vælg…</translation>
    </message>
    <message>
        <source>&amp;Name of the tournament</source>
        <translation>Turneringens &amp;navn</translation>
    </message>
    <message>
        <source>&amp;Place of the folder</source>
        <translation>Mappens &amp;plads</translation>
    </message>
    <message>
        <source>Its folder: {folder}</source>
        <translation>Dens mappe: {folder}</translation>
    </message>
    <message>
        <source>The whole procedure, from the plan to the players’ pack, in ten minutes, with any value and without waiting. Everything is marked PRACTICE, and no check ever turns green.</source>
        <translation>Hele forløbet, fra planen til pakken til spillerne, på ti minutter: med en vilkårlig værdi og uden at vente. Der står PRACTICE på alt, og ingen kontrol bliver nogensinde grøn.</translation>
    </message>
    <message>
        <source>It gets its own folder for the plan, the published files, the keys and the boards.</source>
        <translation>Den får sin egen mappe: til planen, det du offentliggør, nøgler og spil.</translation>
    </message>
    <message>
        <source>As it will appear on everything you publish</source>
        <translation>Som det skal stå på alt, hvad der offentliggøres</translation>
    </message>
    <message>
        <source>Where the folder goes</source>
        <translation>Mappens plads</translation>
    </message>
    <message>
        <source>Choose an existing folder.</source>
        <translation>Vælg en mappe, der findes.</translation>
    </message>
</context>
<context>
    <name>NewHolderDialog</name>
    <message>
        <source>Keep words for a tournament</source>
        <translation>Opbevar ord til en turnering</translation>
    </message>
    <message>
        <source>&amp;Make the words</source>
        <translation>&amp;Lav ordene</translation>
    </message>
    <message>
        <source>such as Team B</source>
        <translation>f.eks. Hold B</translation>
    </message>
    <message>
        <source>Folder for the slip</source>
        <translation>Mappe til sedlen</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>&amp;Vælg…</translation>
    </message>
    <message>
        <source>&amp;Name of the holder</source>
        <translation>Vogterens &amp;navn</translation>
    </message>
    <message>
        <source>&amp;Folder for the slip</source>
        <translation>M&amp;appe til sedlen</translation>
    </message>
    <message>
        <source>The program makes twelve words. It writes them on a slip, in new files that only you can read, and shows them nowhere else. Their hash is for the organiser: 64 digits that belong to these words and do not reveal them.</source>
        <translation>Programmet laver tolv ord. De kommer på en seddel, i nye filer, som kun du kan læse, og vises ingen andre steder. Deres hash er til arrangøren: 64 cifre, der kun hører til disse ord og ikke røber nogen af dem.</translation>
    </message>
    <message>
        <source>Who keeps the words, as everyone will read it</source>
        <translation>Hvem der har ordene, som alle kommer til at læse det</translation>
    </message>
</context>
<context>
    <name>NoteStrip</name>
    <message>
        <source>Message</source>
        <translation>Meddelelse</translation>
    </message>
</context>
<context>
    <name>NoticeStrip</name>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
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
        <translation>Licenser for alt i programmet</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
</context>
<context>
    <name>OldSettingsButton</name>
    <message>
        <source>Im&amp;port old settings…</source>
        <translation>I&amp;mportér gamle indstillinger…</translation>
    </message>
    <message>
        <source>Import old settings</source>
        <translation>Importér gamle indstillinger</translation>
    </message>
    <message>
        <source>Read the identification and formats from Big Deal’s {windows} or {unix}</source>
        <translation>Læs identifikation og formater fra Big Deals {windows} eller {unix}</translation>
    </message>
    <message>
        <source>Settings of Big Deal</source>
        <translation>Big Deals indstillinger</translation>
    </message>
    <message>
        <source>Settings of Big Deal ({names})</source>
        <translation>Big Deals indstillinger ({names})</translation>
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
        <translation>sessioner</translation>
    </message>
    <message>
        <source>such as 1 or 1-3</source>
        <translation>f.eks. 1 eller 1-3</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>spil</translation>
    </message>
    <message>
        <source>such as 24 or 1-8,9-16</source>
        <translation>f.eks. 24 eller 1-8,9-16</translation>
    </message>
    <message>
        <source>The plan leaves this open, so enter it now</source>
        <translation>Planen lader det stå åbent, så det siges nu</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Gem som…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuller</translation>
    </message>
    <message>
        <source>&amp;How many boxes?</source>
        <translation>&amp;Hvor mange kasser?</translation>
    </message>
    <message>
        <source>&amp;Open to print</source>
        <translation>&amp;Åbn for at udskrive</translation>
    </message>
    <message>
        <source>Save the PDF in a folder that you choose</source>
        <translation>Lav PDF-filen der, hvor du siger</translation>
    </message>
    <message>
        <source>Save the PDF with the set’s files, and open it for printing</source>
        <translation>Lav PDF-filen ved siden af sættet, og åbn den i det program, der udskriver den</translation>
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
        <translation>En side med prøvespil, ingen af dine egne: {words}</translation>
    </message>
</context>
<context>
    <name>PhaseDialog</name>
    <message>
        <source>Change a phase</source>
        <translation>Redigér en fase</translation>
    </message>
    <message>
        <source>Add a phase</source>
        <translation>Tilføj en fase</translation>
    </message>
    <message>
        <source>such as Round robin</source>
        <translation>f.eks. Grundspil</translation>
    </message>
    <message>
        <source>How many sessions the phase has</source>
        <translation>Hvor mange sessioner fasen har</translation>
    </message>
    <message>
        <source>The boards of each session</source>
        <translation>Spillene i hver session</translation>
    </message>
    <message>
        <source>&amp;Name of the phase</source>
        <translation>Fasens na&amp;vn</translation>
    </message>
    <message>
        <source>&amp;Sessions</source>
        <translation>&amp;Sessioner</translation>
    </message>
    <message>
        <source>&amp;Boards of a session</source>
        <translation>S&amp;pil i en session</translation>
    </message>
    <message>
        <source>Names of the &amp;files</source>
        <translation>&amp;Filernes navne</translation>
    </message>
    <message>
        <source>A short word, such as rr: the files will be called rr1, rr2 and so on.</source>
        <translation>Et kort ord, f.eks. gs: Filerne kommer til at hedde gs1, gs2 og så videre.</translation>
    </message>
    <message>
        <source>Give the phase a name.</source>
        <translation>Giv fasen et navn.</translation>
    </message>
    <message>
        <source>This means: {words}.</source>
        <translation>Det betyder: {words}.</translation>
    </message>
    <message>
        <source>A phase is a part of the tournament with similar sessions, such as a final.</source>
        <translation>En fase er en del af turneringen med sessioner af samme slags, f.eks. en finale.</translation>
    </message>
    <message>
        <source>The number is not known &amp;yet</source>
        <translation>Ingen kan end&amp;nu sige hvor mange</translation>
    </message>
    <message>
        <source>The name of the phase; # becomes the number of the session</source>
        <translation>Hvad fasen hedder; # bliver til sessionens nummer</translation>
    </message>
    <message>
        <source>As many sessions as needed; you enter their numbers when you deal</source>
        <translation>Så mange sessioner, som der bliver brug for; numrene siges, når der blandes</translation>
    </message>
    <message>
        <source>How the file names begin; # becomes the number of the session</source>
        <translation>Sådan begynder filernes navne; # bliver til sessionens nummer</translation>
    </message>
    <message>
        <source>24 means boards 1 to 24; 21-40 means exactly these; 1-12,13-24 alternates between the two; ? means you enter them when you deal.</source>
        <translation>24 for spil 1 til 24; 21-40 for netop dem; 1-12,13-24 for det ene og det andet på skift; ? for at sige det, når der blandes.</translation>
    </message>
    <message>
        <source>Enter the boards of a session.</source>
        <translation>Sig, hvilke spil en session har.</translation>
    </message>
    <message>
        <source>Another phase already uses the file name “{prefix}”.</source>
        <translation>En anden fase kalder allerede sine filer ”{prefix}”.</translation>
    </message>
    <message>
        <source>Sa&amp;ve phase</source>
        <translation>&amp;Gem fasen</translation>
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
        <translation>Sessioner</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemærkninger</translation>
    </message>
    <message>
        <source>open</source>
        <translation>åbent</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>spørges</translation>
    </message>
    <message numerus="yes">
        <source>%n to correct</source>
        <translation>
            <numerusform>%n skal rettes</numerusform>
            <numerusform>%n skal rettes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation>
            <numerusform>%n skal ses efter</numerusform>
            <numerusform>%n skal ses efter</numerusform>
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
        <translation>&amp;Tilføj en fase…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Redigér…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>F&amp;jern</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Flyt &amp;op</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Flyt n&amp;ed</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Faser</translation>
    </message>
    <message>
        <source>Numbers of the phases</source>
        <translation>Fasernes numre</translation>
    </message>
    <message>
        <source>Add another phase</source>
        <translation>Beskriv en fase mere</translation>
    </message>
    <message>
        <source>Change the selected phase</source>
        <translation>Ændr den valgte fase</translation>
    </message>
    <message>
        <source>Remove the selected phase from the plan</source>
        <translation>Tag den valgte fase ud af planen</translation>
    </message>
    <message>
        <source>Move the selected phase up</source>
        <translation>Sæt den valgte fase før den ovenfor</translation>
    </message>
    <message>
        <source>Move the selected phase down</source>
        <translation>Sæt den valgte fase efter den nedenfor</translation>
    </message>
    <message>
        <source>Press Return to change the selected phase, Delete to remove it.</source>
        <translation>Enter ændrer den valgte fase, Delete fjerner den.</translation>
    </message>
    <message>
        <source>No phases yet. A phase is a part of the tournament with similar sessions: a round robin, a final.</source>
        <translation>Ingen fase endnu. En fase er en del af turneringen med sessioner af samme slags: et grundspil, en finale.</translation>
    </message>
</context>
<context>
    <name>PlanStep</name>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Vælg…</translation>
    </message>
    <message>
        <source>such as Spring Championship 2027</source>
        <translation>f.eks. Forårsmesterskabet 2027</translation>
    </message>
    <message>
        <source>Name of the tournament</source>
        <translation>Turneringens navn</translation>
    </message>
    <message>
        <source>Not chosen yet.</source>
        <translation>Ikke valgt endnu.</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Ændr…</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to correct first.</source>
        <translation>
            <numerusform>%n punkt skal først rettes.</numerusform>
            <numerusform>%n punkter skal først rettes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of the &amp;tournament</source>
        <translation>Turneringens &amp;navn</translation>
    </message>
    <message>
        <source>&amp;Holders…</source>
        <translation>Vo&amp;gtere…</translation>
    </message>
    <message>
        <source>Outside value</source>
        <translation>Ekstern værdi</translation>
    </message>
    <message>
        <source>Name and outside value</source>
        <translation>Navn og ekstern værdi</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Faser</translation>
    </message>
    <message>
        <source>Choose where the outside value comes from</source>
        <translation>Sig, hvor den eksterne værdi kommer fra</translation>
    </message>
    <message>
        <source>Other people keep words that are needed to compute any board</source>
        <translation>Andre har ord, og uden dem kan ingen forudse et spil</translation>
    </message>
    <message>
        <source>&amp;Go to Publish</source>
        <translation>Vi&amp;dere til Offentliggør</translation>
    </message>
    <message>
        <source>The name of the tournament, written into every file</source>
        <translation>Hvad turneringen hedder; det står i hver fil</translation>
    </message>
    <message>
        <source>Inspector’s findings</source>
        <translation>Hvad kontrollen siger</translation>
    </message>
</context>
<context>
    <name>PresetDialog</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Gem</translation>
    </message>
    <message>
        <source>Folder of the preset</source>
        <translation>Skabelonens mappe</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Vælg…</translation>
    </message>
    <message>
        <source>such as Tuesday</source>
        <translation>f.eks. tirsdag</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Navn</translation>
    </message>
    <message>
        <source>Saves event, boards and formats under a name, but never the date.</source>
        <translation>Turnering, spil og formater gemmes under et navn. Datoen er aldrig en del af det.</translation>
    </message>
    <message>
        <source>&amp;Always deal into this folder without asking</source>
        <translation>&amp;Bland altid til denne mappe uden at spørge</translation>
    </message>
    <message>
        <source>“Deal session” then shows the folder and only waits for a full meter. Nothing is ever overwritten.</source>
        <translation>”Bland spil” siger så, hvor sættet lægges, og venter kun på en fuld måler. Intet overskrives: endnu et sæt samme dag får et nummer.</translation>
    </message>
    <message>
        <source>Give the preset a name.</source>
        <translation>Skabelonen skal have et navn.</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Vælg mappen.</translation>
    </message>
</context>
<context>
    <name>PresetsBox</name>
    <message>
        <source>&amp;Save this session as a preset…</source>
        <translation>Gem den&amp;ne session som skabelon…</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>Skabelo&amp;n</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Skabelon</translation>
    </message>
    <message>
        <source>S&amp;ave…</source>
        <translation>Ge&amp;m…</translation>
    </message>
    <message>
        <source>Save this session as a preset, or delete one</source>
        <translation>Gem denne session som skabelon, eller slet en</translation>
    </message>
    <message>
        <source>No preset</source>
        <translation>Ingen skabelon</translation>
    </message>
    <message>
        <source>None saved yet</source>
        <translation>Ingen gemt endnu</translation>
    </message>
    <message>
        <source>&amp;Delete “{name}”</source>
        <translation>&amp;Slet ”{name}”</translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation>Gem skabelon</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Slet skabelon</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Slet</translation>
    </message>
    <message>
        <source>{name} (changed)</source>
        <translation>{name} (ændret)</translation>
    </message>
    <message>
        <source>Fill in a session that you saved earlier</source>
        <translation>Udfyld siden med en session, der er gemt tidligere</translation>
    </message>
    <message>
        <source>&amp;Delete the selected preset</source>
        <translation>&amp;Slet den valgte skabelon</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”? Sets you dealt with it are not affected.</source>
        <translation>Slet skabelonen ”{name}”? Sæt, der er blandet med den, berøres ikke.</translation>
    </message>
</context>
<context>
    <name>PresetsList</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Slet…</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Skabeloner</translation>
    </message>
    <message>
        <source>no files</source>
        <translation>ingen filer</translation>
    </message>
    <message>
        <source>Name, folde&amp;r…</source>
        <translation>Navn &amp;og mappe…</translation>
    </message>
    <message>
        <source>{name}: {boards}, {formats}</source>
        <translation>{name}: {boards}, {formats}</translation>
    </message>
    <message>
        <source>{preset}, always into {folder}</source>
        <translation>{preset}, altid til {folder}</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Skabelon</translation>
    </message>
    <message>
        <source>None yet. You save a session as a preset on the Deal page.</source>
        <translation>Ingen endnu. En session gemmes som skabelon på siden ”Bland”.</translation>
    </message>
    <message>
        <source>Delete the selected preset</source>
        <translation>Slet den valgte skabelon</translation>
    </message>
    <message>
        <source>Name, folder… of the selected preset</source>
        <translation>Navn og mappe… for den valgte skabelon</translation>
    </message>
    <message>
        <source>Rename the preset, or let it always deal into one folder</source>
        <translation>Omdøb skabelonen, eller lad den altid blande til én mappe</translation>
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
        <translation>Næste side</translation>
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
        <translation>Side {page} af {pages}</translation>
    </message>
</context>
<context>
    <name>ProgressFooter</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuller</translation>
    </message>
    <message>
        <source>Files checked</source>
        <translation>Kontrollerede filer</translation>
    </message>
    <message>
        <source>Files read so far</source>
        <translation>Filer læst indtil nu</translation>
    </message>
    <message>
        <source>Stop checking</source>
        <translation>Stop kontrollen</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Et øjeblik…</translation>
    </message>
    <message>
        <source>{done} of {wanted} files</source>
        <translation>{done} af {wanted} filer</translation>
    </message>
</context>
<context>
    <name>PublishStep</name>
    <message>
        <source>Make the keys and close the plan</source>
        <translation>Lav nøglerne, og luk planen</translation>
    </message>
    <message>
        <source>Cop&amp;y the check code</source>
        <translation>&amp;Kopiér kontrolkoden</translation>
    </message>
    <message>
        <source>Hash of the keys</source>
        <translation>Nøglernes hash</translation>
    </message>
    <message>
        <source>The check code</source>
        <translation>Kontrolkoden</translation>
    </message>
    <message>
        <source>such as: Bulletin 1, club web page</source>
        <translation>f.eks. Bulletin 1, klubbens hjemmeside</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to correct first: go back to Plan.</source>
        <translation>
            <numerusform>%n punkt skal først rettes: Gå tilbage til Plan.</numerusform>
            <numerusform>%n punkter skal først rettes: Gå tilbage til Plan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the &amp;sheet…</source>
        <translation>Gem &amp;arket…</translation>
    </message>
    <message>
        <source>s&amp;ince</source>
        <translation>s&amp;iden</translation>
    </message>
    <message>
        <source>Published: {where}, since {day}</source>
        <translation>Offentliggjort: {where}, siden {day}</translation>
    </message>
    <message>
        <source>Seal t&amp;he plan…</source>
        <translation>F&amp;orsegl planen…</translation>
    </message>
    <message>
        <source>Copies the digits and the words to the clipboard, for the bulletin</source>
        <translation>Lægger cifre og ord på udklipsholderen, til bulletinen</translation>
    </message>
    <message>
        <source>It is published &amp;there</source>
        <translation>Den &amp;står der</translation>
    </message>
    <message>
        <source>Records in the journal that the plan is published there</source>
        <translation>Skriver i logbogen, at planen er offentliggjort der</translation>
    </message>
    <message>
        <source>&amp;Go to Value</source>
        <translation>&amp;Videre til Værdi</translation>
    </message>
    <message>
        <source>The keys are secret until all play is over. Together with the outside value they determine the deals.</source>
        <translation>Nøglerne er hemmelige, indtil alt spil er slut. Sammen med den eksterne værdi giver de fordelingerne.</translation>
    </message>
    <message>
        <source>It is part of the plan. It commits you to the keys and reveals nothing about them. You can read it out or print it too.</source>
        <translation>Den står i planen, binder nøglerne og røber intet. Du kan også læse den højt eller trykke den.</translation>
    </message>
    <message>
        <source>It commits you to the plan, the promise and the keys, and reveals nothing about them. Print it where it cannot be taken back, such as the bulletin or the notice board. The words mean the same as the digits.</source>
        <translation>Den binder planen, løftet og nøglerne og røber intet. Tryk den, hvor den ikke kan tages tilbage: i bulletinen, på opslagstavlen. Ordene siger det samme.</translation>
    </message>
    <message>
        <source>Inspector’s findings</source>
        <translation>Hvad kontrollen siger</translation>
    </message>
    <message>
        <source>Who keeps the keys</source>
        <translation>Hvem opbevarer nøglerne</translation>
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
            <numerusform>%n advarsel skal ses efter og have flueben.</numerusform>
            <numerusform>%n advarsler skal ses efter og have flueben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose how the keys are kept.</source>
        <translation>Sig, hvordan nøglerne opbevares.</translation>
    </message>
    <message>
        <source>A page for the notice board and the bulletin, as a PDF to print</source>
        <translation>En side til opslagstavlen og bulletinen, som PDF til udskrift</translation>
    </message>
    <message>
        <source>The program seals the plan; you publish it. Enter where everyone can find the plan and the check code (digest, SHA-256), and since which day. The public pack will show this, in your words.</source>
        <translation>Programmet forsegler; offentliggøre gør du. Sig, hvor alle finder plan og kontrolkode, og siden hvilken dag: det kommer i den offentlige pakke, med dine ord.</translation>
    </message>
    <message>
        <source>The first day on which everyone could see it there</source>
        <translation>Den første dag, hvor alle kunne se det der</translation>
    </message>
    <message>
        <source>Not published yet: no place has been entered here.</source>
        <translation>Endnu ikke offentliggjort: Ingen har her sagt, hvor det står.</translation>
    </message>
    <message>
        <source>Sealed {time}. The plan and its keys are fixed and can no longer be changed.</source>
        <translation>Forseglet {time}. Planen og dens nøgler er bundet og kan ikke ændres mere.</translation>
    </message>
    <message>
        <source>The plan was sealed on another computer or by another program.</source>
        <translation>Planen er forseglet, på en anden computer eller af et andet program.</translation>
    </message>
    <message>
        <source>&amp;QR code…</source>
        <translation>&amp;QR-kode…</translation>
    </message>
    <message>
        <source>Shows the check code for a telephone to read</source>
        <translation>Viser kontrolkoden, så en telefon kan læse den</translation>
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
        <translation>Annuller</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Gem</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åbn</translation>
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
        <translation>QR-kode af teksten nedenfor</translation>
    </message>
    <message>
        <source>Cop&amp;y the text</source>
        <translation>&amp;Kopiér teksten</translation>
    </message>
    <message>
        <source>Copy it to paste it elsewhere</source>
        <translation>Kopiér den for at indsætte den et andet sted</translation>
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
        <translation>Læggelister</translation>
    </message>
    <message>
        <source>Curtain cards</source>
        <translation>Håndkort</translation>
    </message>
    <message>
        <source>{kind} made</source>
        <translation>{kind}: klar</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiketter</translation>
    </message>
    <message>
        <source>Labels made</source>
        <translation>Etiketter lavet</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Tjekliste</translation>
    </message>
    <message>
        <source>Checklist made</source>
        <translation>Tjekliste lavet</translation>
    </message>
    <message>
        <source>Public pack</source>
        <translation>Offentlig pakke</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) inside: boards for programs, hand record, checksums.</source>
        <translation>
            <numerusform>%n fil indeni: spil til programmer, kortfordelinger, kontrolsummer.</numerusform>
            <numerusform>%n filer indeni: spil til programmer, kortfordelinger, kontrolsummer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Public pack made</source>
        <translation>Offentlig pakke lavet</translation>
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
            <numerusform>Mappe til %n fil</numerusform>
            <numerusform>Mappe til %n filer</numerusform>
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
        <translation>Det har spillenes numre, givere og zoner, og ingen kort.</translation>
    </message>
    <message>
        <source>Players’ paper made</source>
        <translation>Spillernes papirer er lavet</translation>
    </message>
    <message>
        <source>Players’ paper</source>
        <translation>Spillernes papirer</translation>
    </message>
    <message>
        <source>They reveal nothing about the cards. Print them without scaling (100 %).</source>
        <translation>De røber intet om kortene. Udskriv dem uden skalering (100 %).</translation>
    </message>
    <message>
        <source>Two people sign for each duplicated board. It reveals nothing about the cards.</source>
        <translation>To personer skriver under for hvert lagt spil; den røber intet om kortene.</translation>
    </message>
    <message>
        <source>Sealed with your passphrase. Use “Open a sealed record…” to open it.</source>
        <translation>Forseglet med din adgangssætning. ”Åbn en forseglet udskrift…” åbner den.</translation>
    </message>
    <message>
        <source>Sealed until {time}. After that, use “Open a sealed record…” on this computer.</source>
        <translation>Forseglet til {time}. ”Åbn en forseglet udskrift…” åbner den da, på denne computer.</translation>
    </message>
    <message>
        <source>The file is not sealed: anyone who has it can see all hands.</source>
        <translation>Filen er åben: Den, der har den, ser alle hænder.</translation>
    </message>
    <message>
        <source>Locked until {time}. After that, open it on the Check page.</source>
        <translation>Låst til {time}. Derefter åbner du den på siden Kontrol.</translation>
    </message>
    <message>
        <source>Hand record and public pack made</source>
        <translation>Kortfordelinger og offentlig pakke lavet</translation>
    </message>
</context>
<context>
    <name>RecordOpening</name>
    <message>
        <source>Open a sealed record</source>
        <translation>Åbn en forseglet udskrift</translation>
    </message>
    <message>
        <source>Sealed files (*.age)</source>
        <translation>Forseglede filer (*.age)</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”</source>
        <translation>Adgangssætning til ”{name}”</translation>
    </message>
    <message>
        <source>Records ({suffix})</source>
        <translation>Udskrifter ({suffix})</translation>
    </message>
    <message>
        <source>The opened record</source>
        <translation>Den åbnede udskrift</translation>
    </message>
    <message>
        <source>{name} in {folder}</source>
        <translation>{name} i {folder}</translation>
    </message>
    <message>
        <source>Record opened</source>
        <translation>Udskriften er åbnet</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åbn</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Adgangssætning</translation>
    </message>
    <message>
        <source>The file is not sealed: anyone who has it can see all hands.</source>
        <translation>Filen er åben: Den, der har den, ser alle hænder.</translation>
    </message>
</context>
<context>
    <name>RecordsBar</name>
    <message>
        <source>&amp;Hand record…</source>
        <translation>&amp;Fordelinger…</translation>
    </message>
    <message>
        <source>&amp;Dealing sheets…</source>
        <translation>Lægge&amp;lister…</translation>
    </message>
    <message>
        <source>C&amp;urtain cards…</source>
        <translation>&amp;Håndkort…</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <translation>&amp;Etiketter…</translation>
    </message>
    <message>
        <source>Chec&amp;klist…</source>
        <translation>Tje&amp;kliste…</translation>
    </message>
    <message>
        <source>Pu&amp;blish…</source>
        <translation>&amp;Offentliggør…</translation>
    </message>
    <message>
        <source>The deals of the set on paper, for after play</source>
        <translation>Sættets fordelinger på papir, til efter spillet</translation>
    </message>
    <message>
        <source>Labels for boxes, with the set code; no cards</source>
        <translation>Etiketter til kasser, med sætkoden; ingen kort</translation>
    </message>
    <message>
        <source>A list to sign while duplicating; no cards</source>
        <translation>En liste til underskrift under kortlægningen; ingen kort</translation>
    </message>
    <message>
        <source>Pla&amp;yers’ paper</source>
        <translation>Sp&amp;illernes papirer</translation>
    </message>
    <message>
        <source>&amp;Travellers…</source>
        <translation>&amp;Rejsesedler…</translation>
    </message>
    <message>
        <source>&amp;Pickup slips…</source>
        <translation>R&amp;esultatsedler…</translation>
    </message>
    <message>
        <source>Personal &amp;scorecards…</source>
        <translation>Personlige &amp;scorekort…</translation>
    </message>
    <message>
        <source>Table &amp;cards…</source>
        <translation>&amp;Bordkort…</translation>
    </message>
    <message>
        <source>Travellers, slips, scorecards and table cards, without a card in them</source>
        <translation>Rejsesedler, resultatsedler, scorekort og bordkort, uden kort i dem</translation>
    </message>
    <message>
        <source>For dealing a sorted pack by list, without seeing a hand</source>
        <translation>Til at lægge et sorteret kortspil efter liste uden at se en hånd</translation>
    </message>
    <message>
        <source>Each hand on its own card, to go into the board</source>
        <translation>Hver hånd på sit eget kort, som ligger i kortmappen</translation>
    </message>
    <message>
        <source>One file with everything for the web page, after play</source>
        <translation>Alt til hjemmesiden i én fil, efter spillet</translation>
    </message>
    <message>
        <source>Boards that have been played cannot be dealt again with sheets or curtain cards.</source>
        <translation>Spil, der er spillet, lægges ikke igen efter lister eller håndkort.</translation>
    </message>
    <message>
        <source>Not played yet, so prints that show cards will be sealed.</source>
        <translation>Skal endnu spilles: det, der viser kortene, forsegles.</translation>
    </message>
    <message>
        <source>Checklists and packs are made for one set at a time.</source>
        <translation>Tjeklister og pakker laves ét sæt ad gangen.</translation>
    </message>
    <message>
        <source>You can publish it once it is marked as finished on the Journal page.</source>
        <translation>Kan offentliggøres, når sættet er markeret som færdigspillet, på siden Logbog.</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>&amp;Open a sealed record…</source>
        <translation>&amp;Åbn en forseglet udskrift…</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Åbn &amp;mappe</translation>
    </message>
    <message>
        <source>Double dummy: {done} of {wanted} boards</source>
        <translation>Double dummy: {done} af {wanted} spil</translation>
    </message>
    <message>
        <source>Boards solved</source>
        <translation>Løste spil</translation>
    </message>
    <message>
        <source>With its passphrase, or after its time has come</source>
        <translation>Med dens adgangssætning, eller når dens tid er kommet</translation>
    </message>
    <message>
        <source>No sets yet. Once you have dealt one, you print its records and labels here.</source>
        <translation>Intet sæt endnu. Når et er blandet, udskrives fordelinger og etiketter her.</translation>
    </message>
    <message>
        <source>No files were left behind. ({place})</source>
        <translation>Ingen fil er efterladt. ({place})</translation>
    </message>
    <message>
        <source>Boards analysed so far</source>
        <translation>Spil, hvis double dummy-resultater er kendt</translation>
    </message>
    <message>
        <source>Stop; no files are left behind</source>
        <translation>Stop; ingen fil efterlades</translation>
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
        <translation>Sætkode {code}</translation>
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
            <numerusform>%n sæt valgt</numerusform>
            <numerusform>%n sæt valgt</numerusform>
        </translation>
    </message>
    <message>
        <source>Your club’s header and footer, and the page layout</source>
        <translation>Klubbens hoved og fod, og hvordan en side ser ud</translation>
    </message>
</context>
<context>
    <name>RestoreButton</name>
    <message>
        <source>Restore a backup</source>
        <translation>Gendan en sikkerhedskopi</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>The backup is sealed</source>
        <translation>Sikkerhedskopien er forseglet</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Gendan</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Adgangssætning</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Gendan…</translation>
    </message>
    <message>
        <source>Bring journal, settings and presets back from a backup</source>
        <translation>Hent logbog, indstillinger og skabeloner fra en sikkerhedskopi</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Set code</source>
        <translation>Sætkode</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Åbn mappe</translation>
    </message>
    <message>
        <source>Print &amp;labels…</source>
        <translation>Udskriv &amp;etiketter…</translation>
    </message>
    <message>
        <source>&amp;Certificate…</source>
        <translation>&amp;Certifikat…</translation>
    </message>
    <message>
        <source>&amp;Next session</source>
        <translation>&amp;Næste session</translation>
    </message>
    <message>
        <source>Open &amp;its folder</source>
        <translation>&amp;Åbn dens mappe</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Vis filerne i deres mappe</translation>
    </message>
    <message>
        <source>Labels for boxes, with the set code; no cards</source>
        <translation>Etiketter til kasser, med sætkoden; ingen kort</translation>
    </message>
    <message>
        <source>Make the dealing certificate of this set, as a PDF; no cards</source>
        <translation>Lav blandingscertifikatet for dette sæt som PDF; ingen kort</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) dealt</source>
        <translation>
            <numerusform>%n spil blandet</numerusform>
            <numerusform>%n spil blandet</numerusform>
        </translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Sætkode {code}</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <translation>I {folder}</translation>
    </message>
    <message>
        <source>Cop&amp;y code</source>
        <translation>Kop&amp;iér kode</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopieret</translation>
    </message>
    <message>
        <source>randomness: {source}</source>
        <translation>tilfældighed: {source}</translation>
    </message>
    <message>
        <source>What to do next</source>
        <translation>Det næste</translation>
    </message>
    <message numerus="yes">
        <source>of %n board(s)</source>
        <translation>
            <numerusform>à %n spil</numerusform>
            <numerusform>à %n spil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n sæt</numerusform>
            <numerusform>%n sæt</numerusform>
        </translation>
    </message>
    <message>
        <source>Others can read these files</source>
        <translation>Andre kan læse disse filer</translation>
    </message>
    <message>
        <source>&amp;Always like this</source>
        <translation>&amp;Altid sådan</translation>
    </message>
    <message>
        <source>N&amp;o</source>
        <translation>N&amp;ej</translation>
    </message>
    <message>
        <source>Always like this, into this folder?</source>
        <translation>Altid sådan, i denne mappe?</translation>
    </message>
    <message>
        <source>Write it on the label of each box. It tells you which set is inside.</source>
        <translation>Skriv den på etiketten på hver kasse: Den fortæller, hvilket sæt der er indeni.</translation>
    </message>
    <message>
        <source>The code of this set; it reveals nothing about the cards</source>
        <translation>Koden for dette sæt; den røber intet om kortene</translation>
    </message>
    <message>
        <source>Start another session with an empty meter</source>
        <translation>Begynd en ny session med tom måler</translation>
    </message>
    <message>
        <source>all files written, read back and compared</source>
        <translation>hver fil skrevet, læst igen og sammenlignet</translation>
    </message>
    <message>
        <source>Writing the files had been interrupted</source>
        <translation>En levering var blevet afbrudt</translation>
    </message>
    <message>
        <source>Do not open these files before play: they contain the hands.</source>
        <translation>Åbn ikke disse filer før spillet: hænderne står i dem.</translation>
    </message>
    <message>
        <source>Copy the set code to paste it elsewhere; it reveals no cards</source>
        <translation>Kopiér sættets kode for at indsætte den et andet sted; den røber ingen kort</translation>
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
        <translation>Offentlig pakke</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Tilstand</translation>
    </message>
    <message>
        <source>revealed {time}</source>
        <translation>afsløret {time}</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>hemmelig</translation>
    </message>
    <message>
        <source>interrupted; its key may be known</source>
        <translation>afbrudt, dens nøgle kan være kendt</translation>
    </message>
    <message>
        <source>secret, reserve dealt</source>
        <translation>hemmelig, reserve blandet</translation>
    </message>
</context>
<context>
    <name>RevealStep</name>
    <message>
        <source>Choos&amp;e…</source>
        <translation>&amp;Vælg…</translation>
    </message>
    <message>
        <source>&amp;Reveal…</source>
        <translation>&amp;Afslør…</translation>
    </message>
    <message>
        <source>Make the public pack</source>
        <translation>Lav den offentlige pakke</translation>
    </message>
    <message>
        <source>&amp;Reveal the ticked sessions…</source>
        <translation>&amp;Afslør de valgte sessioner…</translation>
    </message>
    <message>
        <source>Make a public pack for each of them; the other keys stay secret</source>
        <translation>Lav en offentlig pakke til hver af dem; de andre nøgler forbliver hemmelige</translation>
    </message>
    <message>
        <source>&amp;Verify the pack</source>
        <translation>&amp;Efterprøv pakken</translation>
    </message>
    <message>
        <source>One file (.zip) that you publish</source>
        <translation>Én fil (.zip), som du offentliggør</translation>
    </message>
    <message>
        <source>The same evening</source>
        <translation>Samme aften</translation>
    </message>
    <message>
        <source>All sessions</source>
        <translation>Alle sessioner</translation>
    </message>
    <message>
        <source>Open the keys</source>
        <translation>Åbn nøglerne</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fil</translation>
    </message>
    <message>
        <source>Revealed {time}. The pack is “{pack}”: publish it.</source>
        <translation>Afsløret {time}. Pakken er ”{pack}”: Offentliggør den.</translation>
    </message>
    <message>
        <source>In it: {names}</source>
        <translation>I den: {names}</translation>
    </message>
    <message>
        <source>Tick the sessions whose play is over.</source>
        <translation>Sæt flueben ved de sessioner, der er spillet.</translation>
    </message>
    <message>
        <source>&amp;All play is over, including reserve sets</source>
        <translation>Alt spil er &amp;slut, også reservesæt</translation>
    </message>
    <message>
        <source>Choose where to save the pack</source>
        <translation>Sig, hvor pakken skal ligge</translation>
    </message>
    <message>
        <source>Check it as any player can</source>
        <translation>Kontrollér den, som hver spiller kan</translation>
    </message>
    <message>
        <source>The keys open every session, including those not played yet</source>
        <translation>Nøglerne åbner alle sessioner, også dem, der endnu ikke er spillet</translation>
    </message>
    <message>
        <source>Each ticked session gets its own public pack on the evening it was played. The pack opens only that session and its reserve set, which cannot be used after that.</source>
        <translation>Hver valgt session får sin egen offentlige pakke, den aften den blev spillet. Den åbner kun den session og dens reservesæt: Det kan ikke bruges derefter.</translation>
    </message>
    <message>
        <source>The keys open all sessions at once. Anyone who has them knows every board not played yet.</source>
        <translation>Nøglerne åbner alle sessioner på én gang. Den, der har dem, kender hvert spil, der endnu ikke er spillet.</translation>
    </message>
    <message>
        <source>One file with the plan, the keys, the boards and a text that tells players how to check them.</source>
        <translation>Én fil med planen, nøglerne, de blandede spil og en tekst til spillerne om, hvordan den kontrolleres.</translation>
    </message>
    <message>
        <source>Tick the box when all play is over.</source>
        <translation>Sæt flueben ved, at alt spil er slut.</translation>
    </message>
    <message>
        <source>Choose where to save the pack.</source>
        <translation>Sig, hvor pakken skal ligge.</translation>
    </message>
    <message>
        <source>Revealed {time}. The pack “{pack}” is not in the tournament’s folder. If it is lost, make it again here: it has the same boards.</source>
        <translation>Afsløret {time}. Pakken ”{pack}” er ikke i turneringens mappe. Er den tabt, så lav den igen her: den har de samme spil.</translation>
    </message>
</context>
<context>
    <name>RevealTable</name>
    <message>
        <source>Sessions that were dealt</source>
        <translation>Blandede sessioner</translation>
    </message>
    <message>
        <source>Press the space bar to tick the selected session.</source>
        <translation>Mellemrumstasten vælger den markerede session.</translation>
    </message>
</context>
<context>
    <name>RoundFields</name>
    <message>
        <source>Figure &amp;instead</source>
        <translation>Tal i s&amp;tedet</translation>
    </message>
    <message>
        <source>&amp;Value of that day</source>
        <translation>Værdien &amp;den dag</translation>
    </message>
    <message>
        <source>&amp;Hour</source>
        <translation>&amp;Klokkeslæt</translation>
    </message>
    <message>
        <source>Round {number}: {time} UTC</source>
        <translation>Runde {number}: {time} UTC</translation>
    </message>
    <message>
        <source>By this computer’s clock</source>
        <translation>Efter denne computers ur</translation>
    </message>
    <message>
        <source>If that network has ended before then, a figure of the next day counts:</source>
        <translation>Er netværket ophørt inden da, gælder et tal fra dagen efter:</translation>
    </message>
</context>
<context>
    <name>RoundPart</name>
    <message>
        <source>Address of the round</source>
        <translation>Rundens adresse</translation>
    </message>
    <message>
        <source>&amp;Paste number, signature and randomness</source>
        <translation>&amp;Indsæt nummer, signatur og tilfældighedstal</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Åbn en &amp;fil…</translation>
    </message>
    <message>
        <source>The network had en&amp;ded: type the value promised for that case</source>
        <translation>Netværket var &amp;ophørt: skriv det, der var lovet for det tilfælde</translation>
    </message>
    <message>
        <source>Everything the address shows, or its three parts in any order</source>
        <translation>Alt, hvad adressen viser, eller de tre dele i vilkårlig rækkefølge</translation>
    </message>
    <message>
        <source>A file with what the address shows</source>
        <translation>En fil med det, adressen viser</translation>
    </message>
    <message>
        <source>Everyone will see this, with your reason</source>
        <translation>Alle får det at vide, med din begrundelse</translation>
    </message>
    <message>
        <source>Enter the promised round</source>
        <translation>Hent den lovede runde</translation>
    </message>
    <message>
        <source>Round {number} appears on {moment} by this computer’s clock. Open the address below on a telephone, or on a computer with a network, and enter here what it shows. The signature is checked here, so nobody has to look the value up.</source>
        <translation>Runde {number} kommer {moment} efter denne computers ur. Åbn adressen nedenfor med en telefon eller på en computer med internet, og bring det, den viser, herhen. Signaturen kontrolleres her; ingen behøver at slå værdien op.</translation>
    </message>
    <message>
        <source>&amp;QR code…</source>
        <translation>&amp;QR-kode…</translation>
    </message>
    <message>
        <source>Shows the address for a telephone to read</source>
        <translation>Viser adressen, så en telefon kan læse den</translation>
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
        <translation>Bland spil: sættets navn</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Bland</translation>
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
        <translation>Forsegl med &amp;adgangssætning</translation>
    </message>
    <message>
        <source>Seal it until a ti&amp;me</source>
        <translation>Forsegl til et ti&amp;dspunkt</translation>
    </message>
    <message>
        <source>several words</source>
        <translation>flere ord</translation>
    </message>
    <message>
        <source>P&amp;assphrase</source>
        <translation>Ad&amp;gangssætning</translation>
    </message>
    <message>
        <source>A&amp;gain</source>
        <translation>&amp;Igen</translation>
    </message>
    <message>
        <source>Ope&amp;ns on</source>
        <translation>Å&amp;bnes den</translation>
    </message>
    <message>
        <source>The file will show every card. A player who has seen one may not play these boards (Law 6D).</source>
        <translation>Filen viser alle kort. En spiller, der har set et, må ikke spille disse spil (§ 6 D).</translation>
    </message>
    <message>
        <source>Type a passphrase for the seal first</source>
        <translation>Skriv først en adgangssætning til forseglingen</translation>
    </message>
    <message>
        <source>The passphrase is too weak</source>
        <translation>Adgangssætningen er for svag</translation>
    </message>
    <message>
        <source>Type the same passphrase again</source>
        <translation>Skriv samme adgangssætning igen</translation>
    </message>
    <message>
        <source>Too weak: {reason}</source>
        <translation>For svag: {reason}</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>God</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stærk</translation>
    </message>
    <message>
        <source>Offer words</source>
        <translation>Foreslå ord</translation>
    </message>
    <message>
        <source>Play is &amp;over – print open</source>
        <translation>&amp;Spillet er slut – udskriv uden forsegling</translation>
    </message>
    <message>
        <source>The journal will say that the set is finished. Its files go into your archive, if any.</source>
        <translation>Logbogen vil sige, at sættet er færdigspillet. Filerne flyttes til dit arkiv, hvis du har et.</translation>
    </message>
    <message>
        <source>The journal says that these boards are still to be played</source>
        <translation>Logbogen siger, at disse spil stadig skal spilles</translation>
    </message>
    <message>
        <source>Lea&amp;ve it unsealed</source>
        <translation>Lad den være åbe&amp;n</translation>
    </message>
    <message>
        <source>I und&amp;erstand: anyone who opens the file can see all hands</source>
        <translation>Jeg forstå&amp;r: Den, der åbner filen, ser alle hænder</translation>
    </message>
    <message>
        <source>Nobody can open the file without it. If you lose it, you can make the record again after play.</source>
        <translation>Ingen åbner den uden; går den tabt, kan udskriften laves igen efter spillet.</translation>
    </message>
    <message>
        <source>This program will open it then, on this computer, or once the set is finished. Weaker: anyone who can read your files here, or change the clock, could open it earlier.</source>
        <translation>Programmet åbner den da, på denne computer, eller når sættet er færdigspillet. Mindre sikkert: Den, der kan læse dine filer her eller stiller uret frem, kunne åbne den før.</translation>
    </message>
    <message>
        <source>The day and time from which the record can be opened</source>
        <translation>Dagen og tidspunktet, fra hvilket udskriften kan åbnes</translation>
    </message>
    <message>
        <source>Choose a time in the future</source>
        <translation>Vælg et tidspunkt i fremtiden</translation>
    </message>
    <message>
        <source>Tick that you understand what an unsealed file shows</source>
        <translation>Sæt flueben ved, at du forstår, hvad en åben fil viser</translation>
    </message>
    <message>
        <source>At least {count} characters; several words are best.</source>
        <translation>Mindst {count} bogstaver; flere ord er bedst.</translation>
    </message>
    <message>
        <source>the two do not match yet</source>
        <translation>de to er endnu ikke ens</translation>
    </message>
    <message>
        <source>Let the program make up words, and show them</source>
        <translation>Udfyld med ord, som programmet laver, og vis dem</translation>
    </message>
    <message>
        <source>Strong: {bits} bits that nobody can guess. Write the words down before you continue.</source>
        <translation>Stærk: {bits} bit, som ingen kan gætte. Skriv ordene ned, før du går videre.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsæt</translation>
    </message>
    <message>
        <source>Loc&amp;k it until a time</source>
        <translation>&amp;Lås til et tidspunkt</translation>
    </message>
    <message>
        <source>Locke&amp;d until</source>
        <translation>Låst &amp;til</translation>
    </message>
    <message>
        <source>Nobody can open the file before then, this computer included. After that anyone can, with what a public clock publishes. The set’s own files stay as they are.</source>
        <translation>Ingen kan åbne filen før da, heller ikke denne computer. Derefter kan enhver, med det som et offentligt ur offentliggør. Sættets egne filer forbliver, som de er.</translation>
    </message>
    <message>
        <source>Make the pu&amp;blic pack too</source>
        <translation>Lav også den &amp;offentlige pakke</translation>
    </message>
    <message>
        <source>Record and pack are saved in {folder}, and the record opens for printing.</source>
        <translation>Kortfordelinger og pakke gemmes i {folder}, og kortfordelingerne åbnes til udskrivning.</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>{topic}: press Ctrl+Page Up or Ctrl+Page Down to go from one to the next</source>
        <translation>{topic}: Ctrl+Page Up og Ctrl+Page Down fører fra det ene til det næste</translation>
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
        <translation>Spil</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Tilstand</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>afsløret</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>blandet</translation>
    </message>
    <message>
        <source>not dealt</source>
        <translation>ikke blandet</translation>
    </message>
    <message>
        <source>reserve dealt</source>
        <translation>reserve blandet</translation>
    </message>
</context>
<context>
    <name>SessionsTable</name>
    <message>
        <source>Tick &amp;all</source>
        <translation>Vælg all&amp;e</translation>
    </message>
    <message>
        <source>Tick &amp;none</source>
        <translation>Vælg &amp;ingen</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessioner</translation>
    </message>
    <message>
        <source>Deal every session</source>
        <translation>Bland alle sessioner</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) ticked, {boards} boards</source>
        <translation>
            <numerusform>%n session valgt, {boards} spil</numerusform>
            <numerusform>%n sessioner valgt, {boards} spil</numerusform>
        </translation>
    </message>
    <message>
        <source>Press the space bar to tick the selected session.</source>
        <translation>Mellemrumstasten vælger den markerede session.</translation>
    </message>
    <message>
        <source>Start with no sessions</source>
        <translation>Begynd uden nogen session</translation>
    </message>
</context>
<context>
    <name>SetLookup</name>
    <message>
        <source>&amp;Look up</source>
        <translation>Sl&amp;å op</translation>
    </message>
    <message>
        <source>such as K7QM-2PXA</source>
        <translation>f.eks. K7QM-2PXA</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Sætkode</translation>
    </message>
    <message>
        <source>&amp;Which set is this?</source>
        <translation>&amp;Hvilket sæt er det?</translation>
    </message>
    <message>
        <source>No set “{code}” on this computer</source>
        <translation>Intet sæt ”{code}” på denne computer</translation>
    </message>
    <message>
        <source>{state}: {meaning}</source>
        <translation>{state}: {meaning}</translation>
    </message>
    <message>
        <source>Dealt {time}</source>
        <translation>Blandet {time}</translation>
    </message>
    <message>
        <source>First seen {time}</source>
        <translation>Første gang set {time}</translation>
    </message>
    <message>
        <source>The set code on the label, on the sheet or in the file</source>
        <translation>Sætkoden på etiketten, på arket eller i filen</translation>
    </message>
    <message>
        <source>Find the session this set code belongs to</source>
        <translation>Vis, hvilken session denne sætkode hører til</translation>
    </message>
    <message>
        <source>Compare each letter with the label. A set dealt on another computer is in that computer’s journal.</source>
        <translation>Sammenlign hvert bogstav med etiketten. Et sæt, der er blandet på en anden computer, står i den computers logbog.</translation>
    </message>
    <message>
        <source>{path} (no longer there)</source>
        <translation>{path} (findes ikke mere)</translation>
    </message>
    <message>
        <source>Spot check…</source>
        <translation>Stikprøve…</translation>
    </message>
    <message>
        <source>Check duplicated boards by questions drawn by lot</source>
        <translation>Kontrollér duplikerede spil med spørgsmål trukket ved lod</translation>
    </message>
</context>
<context>
    <name>SetPages</name>
    <message>
        <source>Check</source>
        <translation>Kontrollér</translation>
    </message>
    <message>
        <source>History</source>
        <comment>accessible name of the page Journal</comment>
        <translation>Logbog</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Logbog</translation>
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
        <translation>&amp;Lagt</translation>
    </message>
    <message>
        <source>In &amp;play</source>
        <translation>I s&amp;pil</translation>
    </message>
    <message>
        <source>&amp;Finished</source>
        <translation>&amp;Færdigspillet</translation>
    </message>
    <message>
        <source>&amp;Released…</source>
        <translation>F&amp;rigivet…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Fortr&amp;yd</translation>
    </message>
    <message>
        <source>&amp;Certificate…</source>
        <translation>&amp;Certifikat…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Åbn &amp;mappe</translation>
    </message>
    <message>
        <source>Mark as</source>
        <translation>Markér som</translation>
    </message>
    <message>
        <source>Make the dealing certificate of this set, as a PDF; no cards</source>
        <translation>Lav blandingscertifikatet for dette sæt som PDF; ingen kort</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Vis filerne i deres mappe</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) chosen</source>
        <translation>
            <numerusform>%n sæt valgt</numerusform>
            <numerusform>%n sæt valgt</numerusform>
        </translation>
    </message>
    <message>
        <source>When play is over: make the file that a web site, a scorer or a program takes</source>
        <translation>Når der er spillet færdigt: Lav den fil, som et websted eller et regnskabsprogram tager imod</translation>
    </message>
    <message>
        <source>Send to…</source>
        <translation>Send til…</translation>
    </message>
    <message>
        <source>The code of this set; it reveals nothing about the cards</source>
        <translation>Koden for dette sæt; den røber intet om kortene</translation>
    </message>
    <message>
        <source>Select a set above to see where its files are, or several sets to mark them together.</source>
        <translation>Vælg et sæt ovenfor for at se, hvor dets filer er, eller flere for at markere dem samlet.</translation>
    </message>
    <message>
        <source>Undo the last step for all of them</source>
        <translation>Tag det sidste trin tilbage for dem alle</translation>
    </message>
</context>
<context>
    <name>SetWords</name>
    <message>
        <source>Not delivered</source>
        <translation>Ikke leveret</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Blandet</translation>
    </message>
    <message>
        <source>Duplicated</source>
        <translation>Lagt</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>I spil</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Færdigspillet</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Frigivet</translation>
    </message>
    <message>
        <source>From elsewhere</source>
        <translation>Udefra</translation>
    </message>
    <message>
        <source>The files are ready for the dealing machine.</source>
        <translation>Filerne er klar til kortlægningsmaskinen.</translation>
    </message>
    <message>
        <source>The boards are in their boxes.</source>
        <translation>Kortene ligger i kasserne.</translation>
    </message>
    <message>
        <source>Players have seen boards of it.</source>
        <translation>Spillere har set spil fra det.</translation>
    </message>
    <message>
        <source>Set {code}</source>
        <translation>Sæt {code}</translation>
    </message>
    <message>
        <source>boards {numbers}</source>
        <translation>spil {numbers}</translation>
    </message>
    <message>
        <source>board {numbers}</source>
        <translation>spil {numbers}</translation>
    </message>
    <message>
        <source>Dealt {time}</source>
        <translation>Blandet {time}</translation>
    </message>
    <message>
        <source>First seen {time}</source>
        <translation>Første gang set {time}</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Afbrudt</translation>
    </message>
    <message>
        <source>No files were left behind.</source>
        <translation>Ingen fil er efterladt.</translation>
    </message>
    <message>
        <source>Play is over: nobody will play these boards again.</source>
        <translation>Spillet er slut: Ingen spiller disse spil igen.</translation>
    </message>
    <message>
        <source>Anyone may see the hands.</source>
        <translation>Alle må se hænderne.</translation>
    </message>
    <message>
        <source>Not dealt on this computer, but checked here.</source>
        <translation>Ikke blandet på denne computer, men set her.</translation>
    </message>
    <message>
        <source>Unnamed set</source>
        <translation>Et sæt uden navn</translation>
    </message>
    <message>
        <source>No sets match. Clear the search, or choose “All states”.</source>
        <translation>Intet sæt passer. Ryd søgningen, eller vælg ”Alle tilstande”.</translation>
    </message>
    <message>
        <source>It is being dealt now, or its folder is away: then the next dealing shows what happened to it. Do not use its files.</source>
        <translation>Det blandes nu, eller mappen er væk: så viser næste blanding, hvad der blev af det. Brug ikke dets filer.</translation>
    </message>
</context>
<context>
    <name>SetsBrowser</name>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n sæt</numerusform>
            <numerusform>%n sæt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetsFilter</name>
    <message>
        <source>event, date, set code, format or file</source>
        <translation>turnering, dato, sætkode, format eller fil</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Alle tilstande</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Søg</translation>
    </message>
    <message>
        <source>S&amp;tate</source>
        <translation>&amp;Tilstand</translation>
    </message>
    <message>
        <source>Show only sets that match all these words</source>
        <translation>Vis kun de sæt, der har alle disse ord</translation>
    </message>
    <message>
        <source>Show only sets in one state</source>
        <translation>Vis kun sæt i én tilstand</translation>
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
        <translation>Turnering</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formater</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Tilstand</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Sætkode</translation>
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
        <translation>Sæt</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortér efter</translation>
    </message>
    <message>
        <source>Best and newest first</source>
        <translation>Bedste og nyeste først</translation>
    </message>
    <message>
        <source>Every set dealt or checked on this computer, newest first. Press the menu key to open its menu.</source>
        <translation>Hvert sæt, der er blandet eller set på denne computer, nyeste først. Menutasten åbner menuen.</translation>
    </message>
    <message>
        <source>Click to sort by a column; click a third time for the usual order</source>
        <translation>Klik for at sortere efter en kolonne, og en tredje gang for den sædvanlige rækkefølge</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Restore de&amp;faults…</source>
        <translation>Gendan standard&amp;er…</translation>
    </message>
    <message>
        <source>State of the settings</source>
        <translation>Indstillingernes tilstand</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>From Big Deal: bigdeal.ini or .bigdealrc, byte for byte.</source>
        <translation>Fra Big Deal: bigdeal.ini eller .bigdealrc, byte for byte.</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gemt</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Slet skabelon</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”?</source>
        <translation>Slet skabelonen ”{name}”?</translation>
    </message>
    <message>
        <source>Import old settings</source>
        <translation>Importér gamle indstillinger</translation>
    </message>
    <message>
        <source>Replace the identification?</source>
        <translation>Erstat identifikationen?</translation>
    </message>
    <message>
        <source>Saved, without: {formats}</source>
        <translation>Gemt, uden: {formats}</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Gendan standarder</translation>
    </message>
    <message>
        <source>Your identification, your presets and the sets you have dealt are kept.</source>
        <translation>Din identifikation, dine skabeloner og de blandede sæt bevares.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Slet</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Erstat</translation>
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
        <translation>Sæt, der er blandet med den, berøres ikke.</translation>
    </message>
    <message>
        <source>The one in the file differs from yours. Sets you have already dealt are not affected.</source>
        <translation>Den i filen er en anden end din. Sæt, der allerede er blandet, berøres ikke.</translation>
    </message>
    <message>
        <source>Reset everything to how it was at the first start?</source>
        <translation>Sæt alt tilbage, som det var ved første start?</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Nulstil</translation>
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
        <translation>Vis det indtastede, når ingen kigger dig over skulderen</translation>
    </message>
</context>
<context>
    <name>SourceFields</name>
    <message>
        <source>opening value</source>
        <translation>åbningsværdi</translation>
    </message>
    <message>
        <source>closing value</source>
        <translation>slutværdi</translation>
    </message>
    <message>
        <source>fixing</source>
        <translation>fixing</translation>
    </message>
    <message>
        <source>Which value of the day counts</source>
        <translation>Hvilken af dagens værdier der gælder</translation>
    </message>
    <message>
        <source>A figure that anyone can look up for years</source>
        <translation>Et tal, som alle kan slå op i årevis</translation>
    </message>
</context>
<context>
    <name>SourceWizard</name>
    <message>
        <source>Where will the outside value come from?</source>
        <translation>Hvor skal den eksterne værdi komme fra?</translation>
    </message>
    <message>
        <source>Kind of promise</source>
        <translation>Slags løfte</translation>
    </message>
    <message>
        <source>A figure of the stock &amp;market (the usual way)</source>
        <translation>Et &amp;børstal (det almindelige)</translation>
    </message>
    <message>
        <source>The program writes the sentence and knows when the exchange is closed.</source>
        <translation>Programmet skriver sætningen og ved, hvornår børsen er lukket.</translation>
    </message>
    <message>
        <source>A number of the public &amp;clock drand, which proves itself</source>
        <translation>Et tal fra det offentlige &amp;ur drand, som beviser sig selv</translation>
    </message>
    <message>
        <source>Something else, in my &amp;own words</source>
        <translation>Noget andet, med mine &amp;egne ord</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>&amp;Tal</translation>
    </message>
    <message>
        <source>&amp;Value of the day</source>
        <translation>&amp;Dagens værdi</translation>
    </message>
    <message>
        <source>Second fi&amp;gure</source>
        <translation>A&amp;ndet tal</translation>
    </message>
    <message>
        <source>Its va&amp;lue</source>
        <translation>Dets &amp;værdi</translation>
    </message>
    <message>
        <source>It belongs to a &amp;day</source>
        <translation>Det hører til en &amp;dag</translation>
    </message>
    <message>
        <source>What will be published, word for word</source>
        <translation>Hvad der offentliggøres, ord for ord</translation>
    </message>
    <message>
        <source>Day of the value</source>
        <translation>Værdiens dag</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Forrige måned</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Næste måned</translation>
    </message>
    <message>
        <source>The day whose value counts</source>
        <translation>Den dag, hvis værdi gælder</translation>
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
        <translation>Dette offentliggøres</translation>
    </message>
    <message>
        <source>Write your words.</source>
        <translation>Skriv dine ord.</translation>
    </message>
    <message>
        <source>&amp;Use this promise</source>
        <translation>Brug dette &amp;løfte</translation>
    </message>
    <message>
        <source>The network signs it at that moment, and every check tests the signature. Nobody has to look anything up.</source>
        <translation>Det underskrives i sit øjeblik, og enhver kontrol ser signaturen: ingen behøver at slå noget op.</translation>
    </message>
    <message>
        <source>Such as the numbers of a lottery draw. Write exactly which draw, and what counts if it does not take place.</source>
        <translation>F.eks. tallene fra en lottotrækning. Skriv præcis hvilke, og hvad der gælder, hvis den aflyses.</translation>
    </message>
    <message>
        <source>Add a &amp;second figure: even harder to foresee</source>
        <translation>Tag &amp;også et andet tal: endnu sværere at forudse</translation>
    </message>
    <message>
        <source>The calendars show no problem with this day.</source>
        <translation>Kalenderne har intet imod denne dag.</translation>
    </message>
    <message>
        <source>Both values are typed, one after the other</source>
        <translation>Begge værdier skrives, den ene efter den anden</translation>
    </message>
    <message>
        <source>The day is added to your words, and checked</source>
        <translation>Dagen skrives efter dine ord og kontrolleres</translation>
    </message>
    <message>
        <source>Some weeks ahead, so that everyone has the plan before then.</source>
        <translation>Nogle uger frem, så alle har planen, før den kommer.</translation>
    </message>
    <message>
        <source>Promise a figure that nobody can know today and everyone can look up later. Together with the secret keys it determines the deals.</source>
        <translation>Lov et tal, som ingen kan kende i dag, og alle kan slå op senere. Det bestemmer fordelingerne sammen med de hemmelige nøgler.</translation>
    </message>
</context>
<context>
    <name>SpotDialog</name>
    <message>
        <source>Spot check</source>
        <translation>Stikprøve</translation>
    </message>
    <message>
        <source>Look at the boards on the table, and type how many cards of the suit each hand has.</source>
        <translation>Se på spillene på bordet, og skriv, hvor mange kort hver hånd har i farven.</translation>
    </message>
    <message>
        <source>Judge all answers</source>
        <translation>Bedøm alle svar</translation>
    </message>
</context>
<context>
    <name>StateChanges</name>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n sæt</numerusform>
            <numerusform>%n sæt</numerusform>
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
        <translation>Til næste trin</translation>
    </message>
    <message>
        <source>Open what comes next at this step</source>
        <translation>Åbn det næste på dette trin</translation>
    </message>
</context>
<context>
    <name>StepLine</name>
    <message>
        <source>Steps</source>
        <translation>Trin</translation>
    </message>
    <message>
        <source>Step {number}, {name}: {state}</source>
        <translation>Trin {number}, {name}: {state}</translation>
    </message>
</context>
<context>
    <name>TournamentDoor</name>
    <message>
        <source>Drop what a tournament published here</source>
        <translation>Slip her, hvad en turnering har offentliggjort</translation>
    </message>
    <message>
        <source>Choose &amp;files…</source>
        <translation>Vælg &amp;filer…</translation>
    </message>
    <message>
        <source>Choose its public pack (.zip) or its plan (.sqd). The files in the same folder are found.</source>
        <translation>Tag dens offentlige pakke (.zip) eller dens plan (.sqd): Det, der ligger ved siden af, findes selv.</translation>
    </message>
    <message>
        <source>Prove that the boards are the promised ones</source>
        <translation>Bevis, at spillene er dem, der blev lovet</translation>
    </message>
    <message>
        <source>Choose the plan that you saved</source>
        <translation>Vælg den plan, du har gemt</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>{done} of {wanted} boards</source>
        <translation>{done} af {wanted} spil</translation>
    </message>
    <message>
        <source>Secret, to keep: {secret}. For the organiser: {public}. In {folder}</source>
        <translation>Hemmeligt, skal beholdes: {secret}. Til arrangøren: {public}. I {folder}</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Åbn &amp;mappe</translation>
    </message>
    <message>
        <source>Boards done</source>
        <translation>Færdige spil</translation>
    </message>
    <message>
        <source>Boards done so far</source>
        <translation>Spil, der er færdige indtil nu</translation>
    </message>
    <message>
        <source>The slip for {name} is ready</source>
        <translation>Ordene til {name} står på sedlen</translation>
    </message>
    <message>
        <source>Print the slip. Give the words when the outside value is known, not before.</source>
        <translation>Udskriv sedlen, og aflevér ordene, når den eksterne værdi er kendt, ikke før.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <translation>Noget gik galt i programmet</translation>
    </message>
    <message>
        <source>The files of the tournament have not changed. ({place})</source>
        <translation>Turneringens filer er, som de var. ({place})</translation>
    </message>
    <message>
        <source>Open the tournament again. Please report the text in brackets.</source>
        <translation>Åbn turneringen igen. Meld gerne ordene i parentes.</translation>
    </message>
    <message>
        <source>Stop; sessions already dealt are kept</source>
        <translation>Stop; sessioner, der er blandet, bliver</translation>
    </message>
    <message>
        <source>&amp;QR code of the hash…</source>
        <translation>&amp;QR-kode af hashen…</translation>
    </message>
    <message>
        <source>Shows name and hash for the organiser’s telephone to read</source>
        <translation>Viser navn og hash, så arrangørens telefon kan læse dem</translation>
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
        <translation>Fastlæg den eksterne værdi</translation>
    </message>
    <message>
        <source>Put {value} into the plan?</source>
        <translation>Sæt {value} ind i planen?</translation>
    </message>
    <message>
        <source>&amp;Fix the value</source>
        <translation>&amp;Fastlæg værdien</translation>
    </message>
    <message>
        <source>Reserve sets</source>
        <translation>Reservesæt</translation>
    </message>
    <message>
        <source>such as: the records of this session were handed out too early</source>
        <translation>f.eks. at fordelingerne fra denne session blev delt ud for tidligt</translation>
    </message>
    <message>
        <source>&amp;Deal reserve sets</source>
        <translation>&amp;Bland reservesæt</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Afvigelse</translation>
    </message>
    <message>
        <source>such as: session 3 was played before session 2</source>
        <translation>f.eks. at session 3 blev spillet før session 2</translation>
    </message>
    <message>
        <source>&amp;Record it</source>
        <translation>&amp;Notér det</translation>
    </message>
    <message>
        <source>Reveal the keys</source>
        <translation>Afslør nøglerne</translation>
    </message>
    <message>
        <source>Is all play over? Reveal the keys of “{name}”?</source>
        <translation>Er alt spil slut? Afslør nøglerne til ”{name}”?</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>&amp;Afslør</translation>
    </message>
    <message>
        <source>Reveal sessions</source>
        <translation>Afslør sessioner</translation>
    </message>
    <message>
        <source>Is their play over? Reveal {sessions}?</source>
        <translation>Er de spillet? Afslør {sessions}?</translation>
    </message>
    <message>
        <source>Seal the plan</source>
        <translation>Forsegl planen</translation>
    </message>
    <message>
        <source>Seal “{name}” and close its plan for good?</source>
        <translation>Forsegl ”{name}” og luk planen for altid?</translation>
    </message>
    <message>
        <source>&amp;Seal</source>
        <translation>&amp;Forsegl</translation>
    </message>
    <message>
        <source>Reserve boards</source>
        <translation>Reservespil</translation>
    </message>
    <message>
        <source>Another deal takes the place of these boards of {session}: {boards}. The Laws ask for a reason (Law 6D); it goes into a notice for the players.</source>
        <translation>Disse spil i {session} får en anden fordeling: {boards}. Lovene kræver en grund (§ 6 D); den kommer på et opslag til spillerne.</translation>
    </message>
    <message>
        <source>such as: board 5 was seen at another table</source>
        <translation>f.eks.: spil 5 blev set ved et andet bord</translation>
    </message>
    <message>
        <source>&amp;Deal reserve boards</source>
        <translation>&amp;Bland reservespil</translation>
    </message>
    <message>
        <source>The keys will be made now. After that nothing in the plan can be changed: no phase, no board, no source of the outside value.</source>
        <translation>Nu laves nøglerne. Derefter kan intet i planen ændres: hverken faser og spil eller kilden til den eksterne værdi.</translation>
    </message>
    <message>
        <source>Withheld, as every check will show: the words of {names}.</source>
        <translation>Holdt tilbage, som enhver kontrol vil sige: ordene fra {names}.</translation>
    </message>
    <message>
        <source>Every deal depends on it. After the first session is dealt it can never be changed.</source>
        <translation>Alle fordelinger følger af den. Når den første session er blandet, kan den aldrig ændres.</translation>
    </message>
    <message>
        <source>New boards will be dealt to replace: {sessions}. The Laws require a reason (Law 6D). It goes into a notice for the players.</source>
        <translation>Der blandes andre spil i stedet for: {sessions}. Lovene kræver en grund (§ 6 D); den kommer på et opslag til spillerne.</translation>
    </message>
    <message>
        <source>&amp;Reason, as everyone will read it</source>
        <translation>&amp;Grund, med ord som alle vil læse</translation>
    </message>
    <message>
        <source>Write where play did not follow the plan. This is recorded, and goes into a notice for the players.</source>
        <translation>Skriv, hvor spillet ikke fulgte planen. Det noteres og meddeles på et opslag til spillerne.</translation>
    </message>
    <message>
        <source>&amp;What was done differently</source>
        <translation>&amp;Hvad blev gjort anderledes</translation>
    </message>
    <message>
        <source>The problem and your answer are recorded in the journal.</source>
        <translation>Tvivlen og dit svar skrives i logbogen.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>Logbogen er tvivlsom</translation>
    </message>
    <message>
        <source>Deal anyway?</source>
        <translation>Bland alligevel?</translation>
    </message>
    <message>
        <source>Anyone who has the pack can compute every board of every session. No more sessions of this tournament can be dealt after that.</source>
        <translation>Den, der har pakken, kan beregne alle spil i alle sessioner. Derefter kan der ikke blandes flere sessioner af denne turnering.</translation>
    </message>
    <message>
        <source>Anyone who has the pack can compute every board of that session and of its reserve set. The keys of the other sessions stay secret.</source>
        <translation>Den, der har pakken, kan beregne hvert spil i den session, også i dens reservesæt. Nøglerne til de andre sessioner forbliver hemmelige.</translation>
    </message>
    <message>
        <source>Reserve sets that can no longer be used: {sessions}.</source>
        <translation>Reservesæt, der ikke kan bruges derefter: {sessions}.</translation>
    </message>
    <message>
        <source>&amp;Deal anyway</source>
        <translation>&amp;Bland alligevel</translation>
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
        <translation>&amp;Åbn en turnering…</translation>
    </message>
    <message>
        <source>&amp;Keep words…</source>
        <translation>Opbevar &amp;ord…</translation>
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
        <translation>De fem trin</translation>
    </message>
    <message>
        <source>{name}  in {folder}</source>
        <translation>{name}  i {folder}</translation>
    </message>
    <message>
        <source>Open {name} again</source>
        <translation>Åbn {name} igen</translation>
    </message>
    <message>
        <source>Recently opened</source>
        <translation>Åbnet for nylig</translation>
    </message>
    <message>
        <source>Start a new plan in its own folder</source>
        <translation>Begynd en plan, i sin egen mappe</translation>
    </message>
    <message>
        <source>The whole procedure in ten minutes, with any value; nobody can mistake it for a real tournament</source>
        <translation>Hele forløbet på ti minutter, med en vilkårlig værdi: ingen kan tage det for en rigtig turnering</translation>
    </message>
    <message>
        <source>Continue with a plan (.sqd); SquareDeal’s plans work too</source>
        <translation>Fortsæt med en plan (.sqd), også fra SquareDeal</translation>
    </message>
    <message>
        <source>For holders: make the words you keep, and their hash for the organiser</source>
        <translation>Til en vogter: de ord, du beholder, og deres hash til arrangøren</translation>
    </message>
    <message>
        <source>For championships where all players can check every board afterwards. You publish a plan, wait for a figure that nobody can foresee, deal, and reveal the keys after play. Every check then lists what is proved and what could still be chosen.</source>
        <translation>Til mesterskaber, hvor alle spillere bagefter kan efterprøve hvert spil. Du offentliggør en plan, venter på et tal, som ingen kan forudse, blander og afslører nøglerne efter spillet. Hver kontrol viser så, hvad der er bevist, og hvad der stadig kunne vælges.</translation>
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
        <translation>Luk</translation>
    </message>
    <message>
        <source>Folder for the boards</source>
        <translation>Mappe til spillene</translation>
    </message>
    <message>
        <source>Please read this first</source>
        <translation>Læs dette først</translation>
    </message>
    <message>
        <source>Public and secret</source>
        <translation>Offentligt og hemmeligt</translation>
    </message>
    <message>
        <source>PRACTICE: any value, no waiting. No check will ever call this proved.</source>
        <translation>PRACTICE (øvelse): vilkårlig værdi, ingen ventetid. Intet af dette kaldes nogensinde bevist.</translation>
    </message>
    <message>
        <source>Close this tournament; everything is stored in its files</source>
        <translation>Luk denne turnering; alt er gemt i dens filer</translation>
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
        <translation>Offentliggør</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Værdi</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Bland</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Afslør</translation>
    </message>
    <message>
        <source>done</source>
        <translation>færdig</translation>
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
        <translation>én session</translation>
    </message>
    <message>
        <source>{count} sessions</source>
        <translation>{count} sessioner</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} og {last}</translation>
    </message>
    <message>
        <source>boards {boards} in turn</source>
        <translation>spil {boards} på skift</translation>
    </message>
    <message>
        <source>the secret keys of those who open it</source>
        <translation>de hemmelige nøgler hos dem, der åbner den</translation>
    </message>
    <message>
        <source>Choose where the outside value will come from.</source>
        <translation>Vælg, hvor den eksterne værdi skal komme fra.</translation>
    </message>
    <message>
        <source>And the words of: {names}</source>
        <translation>Og ordene fra: {names}</translation>
    </message>
    <message>
        <source>afterwards: {files}</source>
        <translation>bagefter: {files}</translation>
    </message>
    <message>
        <source>afterwards: the keys, and whatever opens them</source>
        <translation>bagefter: nøglerne, og hvad der åbner dem</translation>
    </message>
    <message>
        <source>This is practice: type any figure, twice.</source>
        <translation>Dette er en øvelse: skriv et vilkårligt tal, to gange.</translation>
    </message>
    <message>
        <source>the notices (.txt) of reserve sets and deviations</source>
        <translation>opslagene (.txt) om reservesæt og afvigelser</translation>
    </message>
    <message>
        <source>Genuine: the network signed round {number}.</source>
        <translation>Ægte: netværket har underskrevet runde {number}.</translation>
    </message>
    <message>
        <source>the passphrase</source>
        <translation>adgangssætningen</translation>
    </message>
    <message>
        <source>Decide in advance everything that could be chosen later: what is played, and which outside figure will determine the deals.</source>
        <translation>Skriv alt det ned, som kunne vælges senere: hvad der spilles, og hvilket tal udefra der afgør fordelingerne.</translation>
    </message>
    <message>
        <source>&amp;Go to Plan</source>
        <translation>Til&amp;bage til Plan</translation>
    </message>
    <message>
        <source>Next: {topic}</source>
        <translation>Næste: {topic}</translation>
    </message>
    <message>
        <source>Seal the plan: this makes the secret keys and closes the plan for good. Publish it weeks before play. After that, every check lists anything that could still be chosen. Anyone with the keys and the value can compute the boards, so keep the keys sealed.</source>
        <translation>Forsegl planen, hvilket laver de hemmelige nøgler og lukker den for altid, og offentliggør den nogle uger før spillet. Fra da af kan fordelinger kun vælges inden for det, som hver kontrol viser. Den, der har nøglerne og værdien, kan beregne spillene, så hold nøglerne forseglet.</translation>
    </message>
    <message>
        <source>When the promised figure is known, two people type it here. It goes into every deal.</source>
        <translation>Når det lovede tal er kendt, skriver to personer det her. Det indgår i hver fordeling.</translation>
    </message>
    <message>
        <source>Deal the sessions into files for your machine, on a computer without a network. No card is shown.</source>
        <translation>Bland sessionerne til filer til din maskine, på en computer uden net. Ingen kort vises.</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>venter</translation>
    </message>
    <message>
        <source>as many sessions as needed</source>
        <translation>så mange sessioner, som der bliver brug for</translation>
    </message>
    <message>
        <source>boards entered when dealing</source>
        <translation>spil, der siges, når der blandes</translation>
    </message>
    <message>
        <source>the passphrase, or the officials’ sheets</source>
        <translation>adgangssætningen eller nøgleholdernes ark</translation>
    </message>
    <message>
        <source>The plan is complete. Add more phases, or go to Publish.</source>
        <translation>Planen er færdig. Tilføj flere faser, eller gå videre til Offentliggør.</translation>
    </message>
    <message>
        <source>Add the phases of the tournament one by one.</source>
        <translation>Tilføj turneringens faser, en efter en.</translation>
    </message>
    <message>
        <source>Correct what the inspector marks as wrong. Then go to Publish.</source>
        <translation>Ret det, som kontrollen markerer som forkert. Gå så videre til Offentliggør.</translation>
    </message>
    <message>
        <source>Publish these files where all players can see them, before the outside value is known. Then wait for the value.</source>
        <translation>Læg disse filer, hvor alle spillere ser dem, før den eksterne værdi er kendt. Vent så på værdien.</translation>
    </message>
    <message>
        <source>When the day has come, look the value up in two places, and have a second person with you.</source>
        <translation>Når dagen er kommet, så slå værdien op to steder, og hav en anden person ved hånden.</translation>
    </message>
    <message>
        <source>When the promised round has appeared, open its address on a telephone and enter what it shows.</source>
        <translation>Når den lovede runde er kommet: åbn dens adresse med en telefon, og bring det, den viser.</translation>
    </message>
    <message>
        <source>{file}, again: it now contains the value</source>
        <translation>{file}, en gang til: Nu står værdien i den</translation>
    </message>
    <message>
        <source>Go to Deal, on a computer without a network.</source>
        <translation>Gå videre til Bland, på en computer uden net.</translation>
    </message>
    <message>
        <source>every file of boards, until it has been played</source>
        <translation>hver fil med spil, indtil de er spillet</translation>
    </message>
    <message>
        <source>All sessions are dealt. When all play is over, go to Reveal.</source>
        <translation>Alle sessioner er blandet. Når alt spil er slut, så gå videre til Afslør.</translation>
    </message>
    <message>
        <source>Tick the sessions, open the keys and deal. Take the files to the machine without opening them.</source>
        <translation>Vælg sessionerne, åbn nøglerne, og bland. Tag filerne med til maskinen, og hold dem lukket.</translation>
    </message>
    <message>
        <source>Publish the pack where everyone can find it. Anyone can check it, with this program or without: the pack explains how.</source>
        <translation>Læg pakken, hvor alle kan finde den. Alle kan kontrollere den, med dette program eller uden: Den siger hvordan.</translation>
    </message>
    <message>
        <source>You can reveal a session on its own the evening it was played. When the last board has been played, including reserve sets, reveal them all.</source>
        <translation>En session, der er spillet, kan afsløres for sig, samme aften. Når det sidste spil er spillet, også i reservesæt, så afslør dem alle.</translation>
    </message>
    <message>
        <source>the files of sessions not played, until the reveal</source>
        <translation>filerne for sessioner, der ikke er spillet, indtil afsløringen</translation>
    </message>
    <message>
        <source>Wait until the last board has been played, including reserve sets. Then reveal.</source>
        <translation>Vent, til det sidste spil er spillet, også i reservesæt. Afslør derefter.</translation>
    </message>
    <message>
        <source>Read every warning, choose who keeps the keys, and seal the plan. Nothing can be changed after that.</source>
        <translation>Se på hver advarsel, vælg, hvem der opbevarer nøglerne, og forsegl planen. Derefter kan intet ændres.</translation>
    </message>
    <message>
        <source>Publish these files where all players can see them, before the outside value is known. Then enter where they are, and since when.</source>
        <translation>Læg disse filer, hvor alle spillere ser dem, før den eksterne værdi er kendt. Sig så, hvor de står, og siden hvornår.</translation>
    </message>
    <message>
        <source>When all play is over, everyone gets the keys and can check that every board is as promised.</source>
        <translation>Når alt spil er slut, får alle nøglerne og kan efterprøve, om hvert spil er som lovet.</translation>
    </message>
    <message>
        <source>The plan is sealed and can no longer be changed.</source>
        <translation>Planen er forseglet og forbliver, som den er.</translation>
    </message>
    <message>
        <source>the officials’ sheets</source>
        <translation>nøgleholdernes ark</translation>
    </message>
    <message>
        <source>The plan can be published. Read the inspector’s findings, then go to Publish.</source>
        <translation>Planen kan offentliggøres. Se, hvad kontrollen bemærker, og gå så videre til Offentliggør.</translation>
    </message>
    <message>
        <source>{boards} each</source>
        <translation>{boards} hver gang</translation>
    </message>
</context>
<context>
    <name>ValueStep</name>
    <message>
        <source>As it goes into the plan and into the deals:</source>
        <translation>Sådan kommer den ind i planen og i fordelingerne:</translation>
    </message>
    <message>
        <source>&amp;Begin again</source>
        <translation>&amp;Begynd forfra</translation>
    </message>
    <message>
        <source>&amp;Correct the value…</source>
        <translation>&amp;Ret værdien…</translation>
    </message>
    <message>
        <source>such as 44,901.92</source>
        <translation>f.eks. 44.901,92</translation>
    </message>
    <message>
        <source>The value that is in the plan</source>
        <translation>Den værdi, der står i planen</translation>
    </message>
    <message>
        <source>What was promised</source>
        <translation>Hvad der blev lovet</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>&amp;Værdi</translation>
    </message>
    <message>
        <source>Puts its randomness into the plan</source>
        <translation>Sætter dens tilfældighedstal i planen</translation>
    </message>
    <message>
        <source>First person: type the value</source>
        <translation>Første person: Skriv værdien</translation>
    </message>
    <message>
        <source>Second person: type the value again</source>
        <translation>Anden person: Skriv værdien igen</translation>
    </message>
    <message>
        <source>Hand over to the &amp;second person</source>
        <translation>Giv videre til den &amp;anden person</translation>
    </message>
    <message>
        <source>Hides what you typed</source>
        <translation>Skjuler det, du skrev</translation>
    </message>
    <message>
        <source>Compares what the two of you typed</source>
        <translation>Sammenligner, hvad I to skrev</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>&amp;Sammenlign</translation>
    </message>
    <message>
        <source>&amp;Fix this value…</source>
        <translation>&amp;Fastlæg denne værdi…</translation>
    </message>
    <message>
        <source>Puts the value into the plan</source>
        <translation>Sætter værdien ind i planen</translation>
    </message>
    <message>
        <source>a round of drand was promised</source>
        <translation>en drand-runde var lovet</translation>
    </message>
    <message>
        <source>Not as promised? Give the &amp;reason:</source>
        <translation>Ikke som lovet? Sig &amp;hvorfor:</translation>
    </message>
    <message>
        <source>Both people type the value again</source>
        <translation>Begge personer skriver værdien på ny</translation>
    </message>
    <message>
        <source>Possible until something has been dealt from it</source>
        <translation>Muligt, så længe intet er blandet ud fra den</translation>
    </message>
    <message>
        <source>&amp;Go to Deal</source>
        <translation>Vi&amp;dere til Bland</translation>
    </message>
    <message>
        <source>Type it as published; points and commas between digits do not matter</source>
        <translation>Skriv den, som den blev offentliggjort; punktummer og kommaer mellem cifre er uden betydning</translation>
    </message>
    <message>
        <source>The reason for using a value that is not as promised</source>
        <translation>Grunden til, at værdien bruges, selv om den ikke er som lovet</translation>
    </message>
    <message>
        <source>&amp;Use this round…</source>
        <translation>&amp;Brug denne runde…</translation>
    </message>
    <message>
        <source>Both typed the same value</source>
        <translation>Begge skrev det samme</translation>
    </message>
    <message>
        <source>Look it up at the promised source, and compare it with a second source.</source>
        <translation>Slå den op, hvor det blev lovet, og sammenlign med et andet sted.</translation>
    </message>
    <message>
        <source>What the first person typed is now hidden. Look the value up yourself, and type what you see.</source>
        <translation>Det, den første person skrev, er nu skjult. Slå selv værdien op, og skriv, hvad du ser.</translation>
    </message>
    <message>
        <source>Check the value once more. Once fixed, it goes into every deal.</source>
        <translation>Se på værdien en gang til. Når den er fastlagt, indgår den i hver fordeling.</translation>
    </message>
    <message>
        <source>Wait: it is not {day} yet, so nobody can know the value.</source>
        <translation>Vent: {day} er ikke kommet endnu, så ingen kan kende værdien.</translation>
    </message>
    <message>
        <source>The two values do not match</source>
        <translation>De to skrev ikke det samme</translation>
    </message>
    <message>
        <source>{difference} (“here” is the first person’s.) Look the value up together, then start again.</source>
        <translation>{difference} (”her” er den første person.) Slå værdien op sammen, og begynd så forfra.</translation>
    </message>
</context>
<context>
    <name>VerifyReportPanel</name>
    <message>
        <source>Open the keys and verif&amp;y</source>
        <translation>Åbn nøglerne, og &amp;efterprøv</translation>
    </message>
    <message>
        <source>Sessions and boards</source>
        <translation>Sessioner og spil</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Godt at vide</translation>
    </message>
    <message>
        <source>The promise</source>
        <translation>Løftet</translation>
    </message>
    <message>
        <source>The keys stay sealed on the disk</source>
        <translation>Nøglerne forbliver forseglet på disken</translation>
    </message>
    <message>
        <source>The keys are sealed</source>
        <translation>Nøglerne er forseglet</translation>
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
        <translation>Åbn en session for at se dens spil</translation>
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
        <translation>Nøgleholdere kan efterprøve før afsløringen: Sig, hvad der åbner nøglerne. Spillere venter på den.</translation>
    </message>
    <message>
        <source>Press the right arrow key to show the boards of a session.</source>
        <translation>Højre piletast viser spillene i en session.</translation>
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
        <translation>En fil kan ikke bruges</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>Nothing is wrong, but no board could be verified yet</source>
        <translation>Intet er galt, men endnu kunne intet spil efterprøves</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Sessions: {sessions}. Every one follows from the published keys and the outside value.</source>
        <translation>Efterprøvede spil: {boards}. Sessioner: {sessions}. Hvert spil følger af de offentliggjorte nøgler og den eksterne værdi.</translation>
    </message>
    <message>
        <source>Every board is as promised</source>
        <translation>Alle spil er som lovet</translation>
    </message>
    <message>
        <source>This plan is not published yet: no keys are bound to it.</source>
        <translation>Planen er ikke offentliggjort endnu: Ingen nøgler er bundet.</translation>
    </message>
    <message>
        <source>The outside value is not in this plan yet.</source>
        <translation>Den eksterne værdi står ikke i planen endnu.</translation>
    </message>
    <message>
        <source>The keys are not among the files, or still sealed. They are published after play.</source>
        <translation>Nøglerne er ikke blandt filerne, eller de er stadig forseglet. De offentliggøres efter spillet.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnering</translation>
    </message>
    <message>
        <source>Outside value from</source>
        <translation>Ekstern værdi fra</translation>
    </message>
    <message>
        <source>Outside value</source>
        <translation>Ekstern værdi</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>ikke kendt endnu</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Answer the questions below. The other sessions can be verified when they are revealed.</source>
        <translation>Efterprøvede spil: {boards}. Svar på spørgsmålene nedenfor. De andre sessioner kan efterprøves, når de er afsløret.</translation>
    </message>
    <message>
        <source>Cannot be used</source>
        <translation>Kan ikke bruges</translation>
    </message>
    <message>
        <source>board {number}: {reason}</source>
        <translation>spil {number}: {reason}</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Spil {number}</translation>
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
        <translation>Intet er galt; andre sessioner er stadig hemmelige</translation>
    </message>
    <message>
        <source>Check code</source>
        <translation>Kontrolkode</translation>
    </message>
    <message>
        <source>Check code in words</source>
        <translation>Kontrolkode i ord</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… og {count} mere</translation>
    </message>
    <message>
        <source>No files of boards were given.</source>
        <translation>Der er ingen filer med spil blandt det, der blev givet.</translation>
    </message>
    <message>
        <source>As promised so far; other sessions are still to come</source>
        <translation>Som lovet indtil nu; de andre sessioner kommer endnu</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Nothing was chosen, and no question is left for you. The other sessions can be verified when they are revealed.</source>
        <translation>Efterprøvede spil: {boards}. Intet blev valgt, og der er ikke mere for dig at sige. De andre sessioner kan efterprøves, når de er afsløret.</translation>
    </message>
    <message>
        <source>Nothing is wrong so far; some questions are for you</source>
        <translation>Intet er galt indtil nu; nogle svar er dine</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Answer the questions below. No file can answer them for you.</source>
        <translation>Efterprøvede spil: {boards}. Svar på spørgsmålene nedenfor: Ingen fil kan gøre det for dig.</translation>
    </message>
    <message>
        <source>Nothing is wrong, but something was chosen</source>
        <translation>Intet er galt, og noget blev valgt</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. See below what the organiser could choose, and ask why.</source>
        <translation>Efterprøvede spil: {boards}. Læs nedenfor, hvad arrangøren kunne vælge, og spørg hvorfor.</translation>
    </message>
    <message>
        <source>What the files show, and what you told us.</source>
        <translation>Det, filerne viser, og det, du siger.</translation>
    </message>
    <message>
        <source>No file can answer this for you.</source>
        <translation>Ingen fil kan sige dette for dig.</translation>
    </message>
    <message>
        <source>Cannot be decided</source>
        <translation>Der kan intet siges</translation>
    </message>
    <message>
        <source>Not from this tournament</source>
        <translation>Ikke fra denne turnering</translation>
    </message>
    <message>
        <source>The organiser could choose this after the value was known. This is not an accusation: ask why.</source>
        <translation>Det kunne arrangøren vælge, da værdien var kendt. Det er ingen anklage: Spørg hvorfor.</translation>
    </message>
    <message>
        <source>These cannot all be true.</source>
        <translation>Det kan ikke være sandt på samme tid.</translation>
    </message>
    <message>
        <source>{boards}: the key of the session is missing</source>
        <translation>{boards}: sessionens nøgle er her ikke</translation>
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
        <translation>Bland</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>A set is being dealt</source>
        <translation>Et sæt er ved at blive blandet</translation>
    </message>
    <message>
        <source>Stop dealing and close?</source>
        <translation>Stop blandingen og luk?</translation>
    </message>
    <message>
        <source>Sessions of a tournament are being dealt</source>
        <translation>Sessioner i en turnering er ved at blive blandet</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>&amp;Stop og luk</translation>
    </message>
    <message>
        <source>Deal a session</source>
        <translation>Bland spil</translation>
    </message>
    <message>
        <source>Some settings were reset</source>
        <translation>Nogle indstillinger blev nulstillet</translation>
    </message>
    <message>
        <source>The sets you have dealt are safe. Please check your settings.</source>
        <translation>Sæt, der er blandet tidligere, er i sikkerhed. Se indstillingerne igennem.</translation>
    </message>
    <message>
        <source>The set and its files have not changed. ({place})</source>
        <translation>Sættet og dets filer er, som de var. ({place})</translation>
    </message>
    <message>
        <source>If you stop now, no files of the current session are left behind. The sessions already dealt are kept, and you can deal the others later.</source>
        <translation>Hvis du stopper nu, efterlades ingen fil af den session, der er ved at blive blandet. Sessioner, der allerede er blandet, bliver, og de andre kan blandes senere.</translation>
    </message>
    <message>
        <source>If you stop now, you have all files of this set, or none.</source>
        <translation>Hvis du stopper nu, har du alle sættets filer eller ingen.</translation>
    </message>
</context>
<context>
    <name>broken off</name>
    <message>
        <source>Files of several sessions together, or a notice, may be missing. Deal it now?</source>
        <translation>Filer med flere sessioner sammen eller et opslag kan mangle. Skal der blandes nu?</translation>
    </message>
    <message>
        <source>Not dealt: {sessions}.</source>
        <translation>Ikke blandet: {sessions}.</translation>
    </message>
    <message>
        <source>Dealing was interrupted after all sessions were dealt</source>
        <translation>En blanding blev afbrudt, da alle dens sessioner var blandet</translation>
    </message>
    <message>
        <source>{session} was interrupted</source>
        <translation>{session} blev afbrudt</translation>
    </message>
    <message>
        <source>Dealing was interrupted at {session}</source>
        <translation>En blanding blev afbrudt ved {session}</translation>
    </message>
    <message>
        <source>Nothing is left of it. Deal it now?</source>
        <translation>Intet er tilbage af det. Skal der blandes nu?</translation>
    </message>
    <message>
        <source>Do not use the remaining files: {names}. Dealing again replaces them. Deal it now?</source>
        <translation>Brug ikke det, der er tilbage: {names}. At blande bringer det i orden. Skal der blandes nu?</translation>
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
        <translation>anslået</translation>
    </message>
    <message>
        <source>observed, estimated</source>
        <translation>flyttet, anslået</translation>
    </message>
    <message>
        <source>New Year&apos;s Day</source>
        <translation>nytårsdag</translation>
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
        <translation>skærtorsdag</translation>
    </message>
    <message>
        <source>Good Friday</source>
        <translation>langfredag</translation>
    </message>
    <message>
        <source>Easter Monday</source>
        <translation>2. påskedag</translation>
    </message>
    <message>
        <source>May Day</source>
        <translation>1. maj</translation>
    </message>
    <message>
        <source>Labor Day</source>
        <translation>arbejdernes dag</translation>
    </message>
    <message>
        <source>Labour Day</source>
        <translation>arbejdernes dag</translation>
    </message>
    <message>
        <source>Ascension Day</source>
        <translation>Kristi himmelfartsdag</translation>
    </message>
    <message>
        <source>Pentecost Monday</source>
        <translation>2. pinsedag</translation>
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
        <translation>Marias undfangelse</translation>
    </message>
    <message>
        <source>Christmas Eve</source>
        <translation>juleaften</translation>
    </message>
    <message>
        <source>Christmas Day</source>
        <translation>1. juledag</translation>
    </message>
    <message>
        <source>Second Day of Christmas</source>
        <translation>2. juledag</translation>
    </message>
    <message>
        <source>Saint Stephen&apos;s Day</source>
        <translation>2. juledag</translation>
    </message>
    <message>
        <source>Boxing Day</source>
        <translation>2. juledag</translation>
    </message>
    <message>
        <source>New Year&apos;s Eve</source>
        <translation>nytårsaften</translation>
    </message>
    <message>
        <source>National Day</source>
        <translation>nationaldag</translation>
    </message>
    <message>
        <source>Constitution Day</source>
        <translation>grundlovsdag</translation>
    </message>
    <message>
        <source>Republic Day</source>
        <translation>republikkens dag</translation>
    </message>
    <message>
        <source>Independence Day</source>
        <translation>uafhængighedsdag</translation>
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
        <translation>Martin Luther King-dag</translation>
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
        <translation>bankfridag om foråret</translation>
    </message>
    <message>
        <source>Late Summer Bank Holiday</source>
        <translation>bankfridag i august</translation>
    </message>
    <message>
        <source>Chinese New Year</source>
        <translation>kinesisk nytår</translation>
    </message>
</context>
<context>
    <name>certificate</name>
    <message>
        <source>Dealing certificate</source>
        <translation>Blandingscertifikat</translation>
    </message>
    <message>
        <source>{program}, printed {time}, set {code}, page {page} of {pages}</source>
        <translation>{program}, udskrevet {time}, sæt {code}, side {page} af {pages}</translation>
    </message>
    <message>
        <source>Set {place} of {count} dealt for this event on this day</source>
        <translation>Sæt {place} af {count} til denne turnering på denne dag</translation>
    </message>
    <message>
        <source>{boards} ({count} in all)</source>
        <translation>{boards} ({count} i alt)</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Day of the event</source>
        <translation>Turneringens dag</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Blandet</translation>
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
        <translation>Tilfældighed</translation>
    </message>
    <message>
        <source>Identification</source>
        <translation>Identifikation</translation>
    </message>
    <message>
        <source>is the RIPEMD-160 of {text}</source>
        <translation>er RIPEMD-160 af {text}</translation>
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
        <translation>{file}, {count} bytes</translation>
    </message>
    <message>
        <source>Hiding digest</source>
        <translation>Skjulende hash</translation>
    </message>
    <message>
        <source>Every set dealt for this event on this day</source>
        <translation>Alle sæt blandet til denne turnering på denne dag</translation>
    </message>
    <message>
        <source>no code</source>
        <translation>ingen kode</translation>
    </message>
    <message>
        <source>Set {number} (this one)</source>
        <translation>Sæt {number} (dette)</translation>
    </message>
    <message>
        <source>Set {number}</source>
        <translation>Sæt {number}</translation>
    </message>
    <message>
        <source>For any event</source>
        <translation>Til alle turneringer</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Logbog</translation>
    </message>
    <message>
        <source>This set: row {row}</source>
        <translation>Dette sæt: række {row}</translation>
    </message>
    <message>
        <source>Newest: row {row}</source>
        <translation>Nyeste: række {row}</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Kontrol</translation>
    </message>
    <message>
        <source>Witness: I was present when this set was dealt.</source>
        <translation>Vidne: Jeg var til stede, da dette sæt blev blandet.</translation>
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
        <translation>række {number}</translation>
    </message>
    <message>
        <source>the clock had been set back</source>
        <translation>uret var stillet tilbage</translation>
    </message>
    <message>
        <source>the computer had no randomness of its own</source>
        <translation>computeren havde ingen tilfældighed selv</translation>
    </message>
    <message>
        <source>nothing was typed</source>
        <translation>intet blev tastet</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>og {count} mere</translation>
    </message>
    <message>
        <source>the journal was in doubt, or its user said that the doubt is known</source>
        <translation>logbogen var tvivlsom, eller brugeren sagde, at tvivlen er kendt</translation>
    </message>
    <message>
        <source>No event name</source>
        <translation>Turneringen er ikke nævnt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>{count} known answers, all correct when this was printed; they must be correct before each deal</source>
        <translation>{count} kendte svar, alle rigtige ved udskriften; skal bestås før hver blanding</translation>
    </message>
    <message>
        <source>Sets started on this computer on the day of dealing: {count}</source>
        <translation>Sæt begyndt på denne computer på blandingens dag: {count}</translation>
    </message>
    <message>
        <source>CHANGED SINCE IT WAS WRITTEN:</source>
        <translation>IKKE SOM DEN BLEV SKREVET:</translation>
    </message>
    <message>
        <source>all rows intact</source>
        <translation>alle rækker, som de blev skrevet</translation>
    </message>
    <message>
        <source>Recorded there</source>
        <translation>Bemærket der</translation>
    </message>
    <message>
        <source>Set code and digests do not reveal the cards. They are made with a key that the journal publishes when the set is released; then anyone can compute them again. Every set is recorded in the journal before any of its files can be seen. Give a copy of this sheet to someone else. If the journal is ever rewritten or rolled back, the hashes on this sheet will show it: use “bigdeal journal verify --known” with a hash from here.</source>
        <translation>Sætkode og hash røber ikke kortene: De er lavet med en nøgle, som logbogen offentliggør, når sættet frigives, og så kan enhver regne dem efter. Hvert sæt skrives i logbogen, før en fil af det kan ses. Opbevaret hos en anden viser dette ark senere, om logbogen er skrevet forfra eller sat tilbage: Dens rækker skal stadig have disse hash; det siger ”bigdeal journal verify --known” med en hash herfra.</translation>
    </message>
    <message>
        <source>the journal’s count was missing, and was started again</source>
        <translation>tællingen ved logbogen manglede og blev begyndt forfra</translation>
    </message>
    <message>
        <source>restored from a backup; rows known to be lost: {count}</source>
        <translation>hentet fra en sikkerhedskopi; tabte rækker, så vidt vides: {count}</translation>
    </message>
    <message>
        <source>keys and mouse filled the meter with {bits} bits, mixed with the computer’s own randomness</source>
        <translation>taster og mus fyldte måleren, {bits} bit, og computerens egen tilfældighed indgik også</translation>
    </message>
    <message>
        <source>anyone who knows it can make this set again</source>
        <translation>hvem der kender den, kan lave dette sæt igen</translation>
    </message>
    <message>
        <source>anyone who has them can make this set again, and verify it once they are revealed</source>
        <translation>hvem der har dem, kan lave dette sæt igen og kontrollere det, når de afsløres</translation>
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
        <translation>Er vores maskine fair?</translation>
    </message>
    <message>
        <source>As chance alone would deal them.</source>
        <translation>Som tilfældet alene ville blande dem.</translation>
    </message>
    <message>
        <source>Not as chance deals them, and no known cause explains it.</source>
        <translation>Ikke som tilfældet blander dem; ingen kendt årsag forklarer det.</translation>
    </message>
    <message>
        <source>Not as chance deals them: {cause}.</source>
        <translation>Ikke som tilfældet blander dem: {cause}.</translation>
    </message>
    <message>
        <source>odd shapes were rejected</source>
        <translation>skæve fordelinger blev forkastet</translation>
    </message>
    <message>
        <source>boards with a suit of eight or more were rejected</source>
        <translation>spil med en farve på otte kort eller flere blev forkastet</translation>
    </message>
    <message>
        <source>boards without an opening hand were rejected</source>
        <translation>spil uden åbningshånd blev forkastet</translation>
    </message>
    <message>
        <source>the wildest of several sets was chosen</source>
        <translation>det vildeste af flere sæt blev valgt</translation>
    </message>
    <message>
        <source>the tamest of several sets was chosen</source>
        <translation>det tammeste af flere sæt blev valgt</translation>
    </message>
    <message>
        <source>the sides’ points were evened out</source>
        <translation>siderne fik udlignet deres point</translation>
    </message>
    <message>
        <source>the cards were not shuffled enough</source>
        <translation>kortene blev blandet for lidt</translation>
    </message>
    <message>
        <source>boards came again</source>
        <translation>spil kom igen</translation>
    </message>
    <message>
        <source>some cards go to some seats too often</source>
        <translation>nogle kort kommer for ofte på nogle pladser</translation>
    </message>
    <message>
        <source>Sets: {sets}. Boards: {boards}. Figures: {figures}, with double dummy.</source>
        <translation>Sæt: {sets}. Spil: {boards}. Tal: {figures}, med double dummy.</translation>
    </message>
    <message>
        <source>Sets: {sets}. Boards: {boards}. Figures: {figures}, without double dummy.</source>
        <translation>Sæt: {sets}. Spil: {boards}. Tal: {figures}, uden double dummy.</translation>
    </message>
    <message>
        <source>A fair machine is accused less than once in 1000 check-ups.</source>
        <translation>En fair maskine anklages mindre end én gang i 1000 kontroller.</translation>
    </message>
    <message>
        <source>A fair machine practically never does this.</source>
        <translation>En fair maskine gør praktisk talt aldrig dette.</translation>
    </message>
    <message>
        <source>A fair machine does this once in {times}.</source>
        <translation>En fair maskine gør dette én gang i {times}.</translation>
    </message>
    <message>
        <source>What one set like this would show</source>
        <translation>Hvad ét sæt som dette ville vise</translation>
    </message>
    <message>
        <source>What {sets} sets like these would show</source>
        <translation>Hvad {sets} sæt som disse ville vise</translation>
    </message>
    <message>
        <source>shuffled by hand only {riffles} times</source>
        <translation>blandet i hånden kun {riffles} gange</translation>
    </message>
    <message>
        <source>a generator with only {states} boards</source>
        <translation>en generator med kun {states} spil</translation>
    </message>
    <message>
        <source>odd shapes rejected (a void, or seven cards of a suit)</source>
        <translation>skæve fordelinger forkastet (en renonce, eller syv kort i en farve)</translation>
    </message>
    <message>
        <source>suits of eight or more rejected</source>
        <translation>farver på otte eller flere forkastet</translation>
    </message>
    <message>
        <source>boards without a 12-count rejected</source>
        <translation>spil uden en hånd med 12 point forkastet</translation>
    </message>
    <message>
        <source>the wildest of three sets chosen</source>
        <translation>det vildeste af tre sæt valgt</translation>
    </message>
    <message>
        <source>the tamest of three sets chosen</source>
        <translation>det tammeste af tre sæt valgt</translation>
    </message>
    <message>
        <source>points evened out between the sides</source>
        <translation>point udlignet mellem siderne</translation>
    </message>
    <message>
        <source>one board in ten repeated</source>
        <translation>hvert tiende spil gentaget</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>sikkert</translation>
    </message>
    <message>
        <source>hardly ever</source>
        <translation>næsten aldrig</translation>
    </message>
    <message>
        <source>almost always</source>
        <translation>næsten altid</translation>
    </message>
    <message>
        <source>{tenths} in 10</source>
        <translation>{tenths} af 10</translation>
    </message>
    <message>
        <source>{seen}; about {sets} sets are needed</source>
        <translation>{seen}; cirka {sets} sæt er nødvendige</translation>
    </message>
    <message>
        <source>Each mark is a figure. A fair machine’s marks are in the grey band.</source>
        <translation>Hvert mærke er et tal. En fair maskines mærker er i det grå bånd.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Fordelinger</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Fits</translation>
    </message>
    <message>
        <source>Cards and seats</source>
        <translation>Kort og pladser</translation>
    </message>
    <message>
        <source>Neighbouring boards</source>
        <translation>Nabospil</translation>
    </message>
    <message>
        <source>Boards that came again</source>
        <translation>Spil, der kom igen</translation>
    </message>
    <message>
        <source>Files: {counted} counted, {copies} copies, {unreadable} not read.</source>
        <translation>Filer: {counted} talt med, {copies} kopier, {unreadable} ikke læst.</translation>
    </message>
    <message>
        <source>Dealt and never finished: {sets} ({event}, {month})</source>
        <translation>Blandet og aldrig færdigspillet: {sets} ({event}, {month})</translation>
    </message>
    <message>
        <source>SHA-256 of the list of the files’ SHA-256</source>
        <translation>SHA-256 af listen over filernes SHA-256</translation>
    </message>
    <message>
        <source>All figures: count, expected by chance, chance to stray so far</source>
        <translation>Alle tal: antal, ventet af tilfældet, chance for at afvige så meget</translation>
    </message>
    <message>
        <source>Files, with their SHA-256</source>
        <translation>Filer, med deres SHA-256</translation>
    </message>
    <message>
        <source>a faulty shuffle of a new pack, dealt 13 at a time</source>
        <translation>et nyt spil kort blandet forkert, givet 13 ad gangen</translation>
    </message>
</context>
<context>
    <name>command</name>
    <message>
        <source>writing them was interrupted, or is still in progress. The next set that is dealt into their folder, or the next start of the window, completes it or undoes it.</source>
        <translation>skrivningen blev afbrudt eller er stadig i gang. Det næste sæt, der blandes i den mappe, eller næste start af vinduet, gør den færdig eller fortryder den.</translation>
    </message>
    <message>
        <source>their set was not completed; its files were removed, and these are copies.</source>
        <translation>deres sæt blev ikke færdigt; filerne blev fjernet, og dette er kopier.</translation>
    </message>
    <message>
        <source> (numbers from the journal)</source>
        <translation> (numre fra logbogen)</translation>
    </message>
    <message>
        <source> (counted from {first}, as you said)</source>
        <translation> (talt fra {first}, som angivet)</translation>
    </message>
    <message>
        <source> (counted from {first}, as in the other file of this name)</source>
        <translation> (talt fra {first}, som i den anden fil med dette navn)</translation>
    </message>
    <message>
        <source> (counted from {first}: the file has no board numbers)</source>
        <translation> (talt fra {first}: filen har ingen spilnumre)</translation>
    </message>
    <message>
        <source>Give the names of files to check, or --code with a set code.</source>
        <translation>Angiv de filer, der skal kontrolleres, eller --code med en sætkode.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Kontrollerer</translation>
    </message>
    <message>
        <source>  Boards {numbers} have the same deal.</source>
        <translation>  Spil {numbers} har samme fordeling.</translation>
    </message>
    <message>
        <source>  Not known: neither dealt nor seen on this computer before.</source>
        <translation>  Ukendt: hverken blandet eller set før på denne computer.</translation>
    </message>
    <message>
        <source>1 board not whole</source>
        <translation>1 spil ikke helt</translation>
    </message>
    <message>
        <source>{count} boards not whole</source>
        <translation>{count} spil ikke hele</translation>
    </message>
    <message>
        <source>it says: set code {code}</source>
        <translation>den angiver: sætkode {code}</translation>
    </message>
    <message>
        <source>it says: event “{event}”</source>
        <translation>den angiver: turnering ”{event}”</translation>
    </message>
    <message>
        <source>{path}: do not play or duplicate these boards: {why}</source>
        <translation>{path}: spil og kopiér ikke disse spil: {why}</translation>
    </message>
    <message>
        <source>{path}: do not play these boards, they were in use before:</source>
        <translation>{path}: spil ikke disse spil, de har været i brug:</translation>
    </message>
    <message>
        <source>  The file names the event “{event}”, the set was dealt for “{dealt_for}”.</source>
        <translation>  Filen angiver turneringen ”{event}”, sættet blev blandet til ”{dealt_for}”.</translation>
    </message>
    <message>
        <source>by naming files that the journal does not know, you say that their boards were played: figures tell about the hands (Laws of Duplicate Bridge, Law 6D).</source>
        <translation>når du angiver filer, som logbogen ikke kender, siger du, at deres spil er spillet: tal fortæller om hænderne (Love for turneringsbridge, § 6 D).</translation>
    </message>
    <message>
        <source>
Files counted: {count}. SHA-256 of the list of these files and their copies: {digest}</source>
        <translation>
Talte filer: {count}. SHA-256 af listen over disse filer og deres kopier: {digest}</translation>
    </message>
    <message>
        <source>not read: {path}: {reason}</source>
        <translation>ikke læst: {path}: {reason}</translation>
    </message>
    <message>
        <source>No set could be read.</source>
        <translation>Intet sæt kunne læses.</translation>
    </message>
    <message>
        <source>The same sets in other formats: {count}</source>
        <translation>De samme sæt i andre formater: {count}</translation>
    </message>
    <message>
        <source>Copies of sets counted already: {count}</source>
        <translation>Kopier af sæt, der allerede er talt: {count}</translation>
    </message>
    <message>
        <source>Copies are not a fault. If two of these were played on two days, the machine dealt a set again.</source>
        <translation>Kopier er ingen fejl. Hvis to af dem blev spillet på to dage, gav maskinen det samme sæt to gange.</translation>
    </message>
    <message>
        <source>Skipped, not files of boards: {count}</source>
        <translation>Sprunget over, ikke filer med spil: {count}</translation>
    </message>
    <message>
        <source>Dealt and never finished, {event}, {month}: {count}</source>
        <translation>Blandet og aldrig færdigspillet, {event}, {month}: {count}</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Læser</translation>
    </message>
    <message>
        <source>no event</source>
        <translation>ingen turnering</translation>
    </message>
    <message>
        <source>{count} bytes</source>
        <translation>{count} byte</translation>
    </message>
    <message>
        <source>{boards} converted: {numbers}</source>
        <translation>{boards} omdannet: {numbers}</translation>
    </message>
    <message>
        <source>--double-dummy is for pbn files in the standard profile.</source>
        <translation>--double-dummy gælder pbn-filer i standardprofilen.</translation>
    </message>
    <message>
        <source>the file has no board numbers: they are counted from 1. --first N changes that.</source>
        <translation>filen har ingen spilnumre: de tælles fra 1. --first N ændrer det.</translation>
    </message>
    <message>
        <source>auctions, results and other tags of the file were left out: it is not one game a board, with a line for each tag.</source>
        <translation>meldeforløb, resultater og andre oplysninger i filen blev udeladt: den har ikke ét parti pr. spil med en linje pr. oplysning.</translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Sætkode {code}</translation>
    </message>
    <message>
        <source>Double dummy</source>
        <translation>Double dummy</translation>
    </message>
    <message>
        <source>the file said set code {said_code}. Its cards are not known here as that set, so the new files do not carry it.</source>
        <translation>filen angav sætkoden {said_code}. Dens kort kendes ikke her som det sæt, så de nye filer har den ikke.</translation>
    </message>
    <message>
        <source>do not play these boards, they were in use before:</source>
        <translation>spil ikke disse spil, de har været i brug:</translation>
    </message>
    <message>
        <source>Converting</source>
        <translation>Omdanner</translation>
    </message>
    <message>
        <source>{boards} dealt: {numbers}</source>
        <translation>{boards} blandet: {numbers}</translation>
    </message>
    <message>
        <source>--or-for goes with --lock-until alone.</source>
        <translation>--or-for hører kun sammen med --lock-until.</translation>
    </message>
    <message>
        <source>{error} Set the clock right; --date says which day it is.</source>
        <translation>{error} Stil uret rigtigt; --date siger, hvilken dag det er.</translation>
    </message>
    <message>
        <source>nobody but the owner of {or_for} can open the box before {time}.</source>
        <translation>ingen undtagen ejeren af {or_for} kan åbne boksen før {time}.</translation>
    </message>
    <message>
        <source>nobody, this computer included, can open the box before {time}.</source>
        <translation>ingen, heller ikke denne computer, kan åbne boksen før {time}.</translation>
    </message>
    <message>
        <source>Set {name} is dealt, and all its files are whole.</source>
        <translation>Sættet {name} er blandet, og alle dets filer er hele.</translation>
    </message>
    <message>
        <source>the set gets the clock&apos;s day, {here}.</source>
        <translation>sættet får urets dag, {here}.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Blanding</translation>
    </message>
    <message>
        <source>The file has sections: {sections}. Name one with --section.</source>
        <translation>Filen har rækker: {sections}. Angiv en med --section.</translation>
    </message>
    <message>
        <source>the file gives no rounds: put each in place of “?”, and give the lines with --results</source>
        <translation>filen angiver ingen runder: sæt hver af dem i stedet for ”?”, og giv linjerne med --results</translation>
    </message>
    <message>
        <source>There is no file with boards in “{folder}”.</source>
        <translation>Der er ingen fil med spil i ”{folder}”.</translation>
    </message>
    <message>
        <source>Give one --deal, or a --hand for each hand, or two of --board N --deal TEXT.</source>
        <translation>Angiv én --deal, eller en --hand for hver hånd, eller to gange --board N --deal TEKST.</translation>
    </message>
    <message>
        <source>not compared, because the files are gone, changed or not readable: {count}</source>
        <translation>ikke sammenlignet, fordi filerne mangler, er ændret eller ulæselige: {count}</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Sammenligner</translation>
    </message>
    <message>
        <source>--dealer and --vulnerable are for one board: two are compared without them.</source>
        <translation>--dealer og --vulnerable gælder ét spil: to sammenlignes uden dem.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, the backup is lost: nobody, and no program, can open it again.</source>
        <translation>Mister du adgangssætningen, er sikkerhedskopien tabt: ingen, og intet program, kan åbne den igen.</translation>
    </message>
    <message>
        <source>{path}  {size} bytes, up to row {row}</source>
        <translation>{path}  {size} byte, til række {row}</translation>
    </message>
    <message>
        <source>Settings, presets and identification were taken from the backup where you had none.</source>
        <translation>Indstillinger, skabeloner og identifikation blev taget fra sikkerhedskopien, hvor du ingen havde.</translation>
    </message>
    <message>
        <source>The journal is back, up to row {last}; row {row} records this.</source>
        <translation>Logbogen er tilbage, til række {last}; række {row} noterer det.</translation>
    </message>
    <message>
        <source>It holds the journal&apos;s key: keep it where nobody else can read it.</source>
        <translation>Den indeholder logbogens nøgle: gem den, hvor ingen andre kan læse den.</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”: </source>
        <translation>Adgangssætning til ”{name}”: </translation>
    </message>
    <message>
        <source>The backup&apos;s journal is attached to yours: row {row} records this.</source>
        <translation>Sikkerhedskopiens logbog er knyttet til din: række {row} noterer det.</translation>
    </message>
    <message>
        <source>Everything in this backup&apos;s journal is here already: the journal was not changed.</source>
        <translation>Alt i denne sikkerhedskopis logbog er her allerede: logbogen blev ikke ændret.</translation>
    </message>
    <message>
        <source>  (not known: its files were going to {folder})</source>
        <translation>  (ukendt: filerne skulle til {folder})</translation>
    </message>
    <message>
        <source>Set {code} was {before} and is now {state}.</source>
        <translation>Sæt {code}: før ”{before}”, nu ”{state}”.</translation>
    </message>
    <message>
        <source>Set {place} of {count} dealt for this event on this day</source>
        <translation>Sæt {place} af {count} til denne turnering på denne dag</translation>
    </message>
    <message>
        <source>  moved to {path}</source>
        <translation>  flyttet til {path}</translation>
    </message>
    <message>
        <source>These are {count} of {total} sets: --limit shows more, --search fewer.</source>
        <translation>Dette er {count} af {total} sæt: --limit viser flere, --search færre.</translation>
    </message>
    <message>
        <source>No archive folder is chosen in the settings, so the files are not moved.</source>
        <translation>Der er ikke valgt en arkivmappe i indstillingerne, så filerne flyttes ikke.</translation>
    </message>
    <message>
        <source>Set {code} has taken no step that could be undone.</source>
        <translation>Sæt {code} har ikke taget et skridt, der kan fortrydes.</translation>
    </message>
    <message>
        <source>  left: {path} is gone, changed or held open</source>
        <translation>  blev: {path} mangler, er ændret eller åben</translation>
    </message>
    <message>
        <source>There is no such set in the journal.</source>
        <translation>Der er ikke et sådant sæt i logbogen.</translation>
    </message>
    <message>
        <source>Compare the digits with the paper once more. If they are the same, and the paper was made with this journal, then the journal was rolled back to an earlier day, or rewritten: what was dealt since is missing in it. Keep a copy of its folder as it is, bring back the newest backup with “bigdeal journal restore”, and tell everyone who relies on it.</source>
        <translation>Sammenlign cifrene med papiret en gang til. Er de ens, og blev papiret lavet med denne logbog, så er logbogen sat tilbage til en tidligere dag eller skrevet om: det, der er blandet siden, mangler i den. Behold en kopi af dens mappe, som den er, hent den nyeste sikkerhedskopi tilbage med ”bigdeal journal restore”, og sig det til alle, der stoler på den.</translation>
    </message>
    <message>
        <source>row {row} is not the row whose hash was given to somebody</source>
        <translation>række {row} er ikke den række, hvis hash blev givet til nogen</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 række</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <translation>{count} rækker</translation>
    </message>
    <message>
        <source>not as they were written:</source>
        <translation>ikke som de blev skrevet:</translation>
    </message>
    <message>
        <source>all as they were written</source>
        <translation>alle som de blev skrevet</translation>
    </message>
    <message>
        <source>In doubt: {doubt}</source>
        <translation>I tvivl: {doubt}</translation>
    </message>
    <message>
        <source>The hash given is row {number}&apos;s: this journal has that row.</source>
        <translation>Den angivne hash er række {number}s: denne logbog har den række.</translation>
    </message>
    <message>
        <source>The hash given is row {number}&apos;s: an attached journal has that row.</source>
        <translation>Den angivne hash er række {number}s: en tilknyttet logbog har den række.</translation>
    </message>
    <message>
        <source>Not in it: {reason}.</source>
        <translation>Findes ikke: {reason}.</translation>
    </message>
    <message>
        <source>Newest: row {row}, hash {hash}</source>
        <translation>Nyeste: række {row}, hash {hash}</translation>
    </message>
    <message>
        <source>After {option} come {count} to 64 digits of a row&apos;s hash, or its number and these.</source>
        <translation>Efter {option} kommer {count} til 64 cifre af en rækkes hash, eller dens nummer og disse.</translation>
    </message>
    <message>
        <source>no row has the hash {digits}, which was given to somebody; the newest is row {last}</source>
        <translation>ingen række har hashen {digits}, som blev givet til nogen; den nyeste er række {last}</translation>
    </message>
    <message>
        <source>row {row} is missing, though its hash was given to somebody; the newest is row {last}</source>
        <translation>række {row} mangler, selv om dens hash blev givet til nogen; den nyeste er række {last}</translation>
    </message>
    <message>
        <source>The clock had been set back at row {rows}.</source>
        <translation>Uret var stillet tilbage ved række {rows}.</translation>
    </message>
    <message>
        <source>The counter beside the journal was missing and was started again at row {rows}.</source>
        <translation>Tælleren ved siden af logbogen manglede og begyndte forfra ved række {rows}.</translation>
    </message>
    <message>
        <source>A doubt about the journal, or that it was known, was noted at row {rows}.</source>
        <translation>En tvivl om logbogen, eller at den var kendt, blev noteret ved række {rows}.</translation>
    </message>
    <message>
        <source>The journal was brought back from a backup at row {rows}.</source>
        <translation>Logbogen blev hentet fra en sikkerhedskopi ved række {rows}.</translation>
    </message>
    <message>
        <source>The journal of another backup was attached at row {rows}.</source>
        <translation>Logbogen fra en anden sikkerhedskopi blev tilknyttet ved række {rows}.</translation>
    </message>
    <message>
        <source>Give files and --until TIME, or --trial alone.</source>
        <translation>Angiv filer og --until TID, eller kun --trial.</translation>
    </message>
    <message>
        <source>The name of a box ends with “{suffix}”.</source>
        <translation>En boks’ navn ender på ”{suffix}”.</translation>
    </message>
    <message>
        <source>the files you locked are still where they were, and can be read there.</source>
        <translation>de filer, du låste, ligger stadig, hvor de var, og kan læses der.</translation>
    </message>
    <message>
        <source>Locking</source>
        <translation>Låser</translation>
    </message>
    <message>
        <source>What was dealt before is safe, and no file was overwritten. Play boards that were being dealt just now only if “bigdeal check” says of them “state: dealt”; otherwise deal again.</source>
        <translation>Det, der blev blandet før, er sikkert, og ingen fil blev overskrevet. Spil kun spil, der netop blev blandet, hvis ”bigdeal check” viser deres sæt som blandet; bland ellers igen.</translation>
    </message>
    <message>
        <source>Please report the words in brackets. For a longer report, without any card, name or other value, set the variable {variable} to the name of a new file and call the command again.</source>
        <translation>Meld venligst ordene i parentes. For en længere rapport, uden kort, navn eller anden værdi, giv variablen {variable} navnet på en ny fil, og kald kommandoen igen.</translation>
    </message>
    <message>
        <source>A report is in “{name}”. It contains no card, name or other value: please send it along.</source>
        <translation>En rapport er i ”{name}”. Den indeholder intet kort, navn eller anden værdi: send den venligst med.</translation>
    </message>
    <message>
        <source>something went wrong beside the work ({place}).</source>
        <translation>noget gik galt ved siden af arbejdet ({place}).</translation>
    </message>
    <message>
        <source>stopped. No files of this set were left behind.</source>
        <translation>stoppet. Ingen filer fra dette sæt blev tilbage.</translation>
    </message>
    <message>
        <source>stopped.</source>
        <translation>stoppet.</translation>
    </message>
    <message>
        <source>standard output could not be written: {error}.</source>
        <translation>standardoutput kunne ikke skrives: {error}.</translation>
    </message>
    <message>
        <source>something went wrong inside the program ({place}).</source>
        <translation>noget gik galt i programmet ({place}).</translation>
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
        <translation>Låst til {time} (runde {round} af quicknet).</translation>
    </message>
    <message>
        <source>Then save the answer of one of these addresses, and run: bigdeal unlock BOX --round FILE</source>
        <translation>Gem da svaret fra en af disse adresser, og kald: bigdeal unlock BOKS --round FIL</translation>
    </message>
    <message>
        <source>WARNING: the owner of {or_for} can open it at any time.</source>
        <translation>ADVARSEL: ejeren af {or_for} kan åbne den når som helst.</translation>
    </message>
    <message>
        <source> Did you mean “{word}”?</source>
        <translation> Mente du ”{word}”?</translation>
    </message>
    <message>
        <source>There is no command “{word}”.{hint}</source>
        <translation>Der er ingen kommando ”{word}”.{hint}</translation>
    </message>
    <message>
        <source>After --date comes a day, such as 2027-03-05.</source>
        <translation>Efter --date kommer en dag, for eksempel 2027-03-05.</translation>
    </message>
    <message>
        <source>After --{name} comes one line of text, without control characters.</source>
        <translation>Efter --{name} kommer én linje tekst, uden styretegn.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Brug:</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Tilvalg</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Kommandoer</translation>
    </message>
    <message>
        <source>Show this message and exit.</source>
        <translation>Viser denne hjælp.</translation>
    </message>
    <message>
        <source>Show the version and exit.</source>
        <translation>Viser versionen.</translation>
    </message>
    <message>
        <source>In “{path}” there are no files of boards.</source>
        <translation>I ”{path}” er der ingen filer med spil.</translation>
    </message>
    <message>
        <source>Standard input has no name that would tell its format: add --format, such as pbn.</source>
        <translation>Standardinput har intet navn, der viser formatet: tilføj --format, for eksempel pbn.</translation>
    </message>
    <message>
        <source>“{name}” is not a format for boards.</source>
        <translation>”{name}” er ikke et format for spil.</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>den er lukket</translation>
    </message>
    <message>
        <source>--jobs has no effect any more. One process deals; the boards are the same.</source>
        <translation>--jobs har ingen virkning mere. Én proces blander; spillene er de samme.</translation>
    </message>
    <message>
        <source>After {option} comes one of: {codes}.</source>
        <translation>Efter {option} kommer en af: {codes}.</translation>
    </message>
    <message>
        <source>Give the time zone too: 2027-07-06T18:00Z, or 2027-07-06T20:00+02:00.</source>
        <translation>Angiv også tidszonen: 2027-07-06T18:00Z, eller 2027-07-06T20:00+02:00.</translation>
    </message>
    <message>
        <source>“{text}” is not a time such as 2027-07-06T18:00Z.</source>
        <translation>”{text}” er ikke et tidspunkt som 2027-07-06T18:00Z.</translation>
    </message>
    <message>
        <source>note: {note}</source>
        <translation>bemærk: {note}</translation>
    </message>
    <message>
        <source>Please answer y or n.</source>
        <translation>Svar j eller n.</translation>
    </message>
    <message>
        <source>The input ended before every question was answered.</source>
        <translation>Input sluttede, før alle spørgsmål var besvaret.</translation>
    </message>
    <message>
        <source>There is no input from which to read an answer.</source>
        <translation>Der er intet input at læse et svar fra.</translation>
    </message>
    <message>
        <source>An answer is longer than any answer can be.</source>
        <translation>Et svar er længere, end et svar kan være.</translation>
    </message>
    <message>
        <source>Please use at most {count} letters.</source>
        <translation>Brug højst {count} bogstaver.</translation>
    </message>
    <message>
        <source>The input ended: as in Big Deal, the answer before is taken as the identification. Change it!</source>
        <translation>Input sluttede: som i Big Deal gælder det forrige svar som identifikation. Ret det!</translation>
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
        <translation>Der skal bruges en adgangssætning, og der er ingen terminal at skrive den i: brug --passphrase-file FIL.</translation>
    </message>
    <message>
        <source>Officials&apos; sheets open the keys and there is no terminal to type their words: give each sheet with --share FILE.</source>
        <translation>Nøgleholdernes ark åbner nøglerne, og der er ingen terminal at skrive deres ord i: giv hvert ark med --share FIL.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, you lose the tournament: without it no person and no program can open the keys again, and no board can be dealt. Write it down, keep it in two places, and think of a second official.</source>
        <translation>Mister du adgangssætningen, mister du turneringen: uden den kan intet menneske og intet program åbne nøglerne igen, og intet spil kan blandes. Skriv den ned, gem den to steder, og tænk på en anden nøgleholder.</translation>
    </message>
    <message>
        <source>“{name}” is sealed for the owners of age keys: give yours with --identity FILE.</source>
        <translation>”{name}” er forseglet til ejere af age-nøgler: giv din med --identity FIL.</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”, or the words of one official&apos;s sheet: </source>
        <translation>Adgangssætning til ”{name}”, eller ordene på én nøgleholders ark: </translation>
    </message>
    <message>
        <source>The passphrase is missing: its file begins with an empty line.</source>
        <translation>Adgangssætningen mangler: filen begynder med en tom linje.</translation>
    </message>
    <message>
        <source>New passphrase, of several words: </source>
        <translation>Ny adgangssætning, af flere ord: </translation>
    </message>
    <message>
        <source>The two do not match, so nothing was sealed.</source>
        <translation>De to er ikke ens, så intet blev forseglet.</translation>
    </message>
    <message>
        <source>Any {needed} of {count} officials&apos; sheets open “{name}”, in any order.</source>
        <translation>Hvilke som helst {needed} af nøgleholdernes {count} ark åbner ”{name}”, i vilkårlig rækkefølge.</translation>
    </message>
    <message>
        <source>All words of one sheet: </source>
        <translation>Alle ord på ét ark: </translation>
    </message>
    <message>
        <source>The same again: </source>
        <translation>Den samme igen: </translation>
    </message>
    <message>
        <source>All words of one sheet ({count} more): </source>
        <translation>Alle ord på ét ark ({count} mere): </translation>
    </message>
    <message>
        <source>Sheet {number} was given already: take another official&apos;s.</source>
        <translation>Ark {number} er allerede givet: tag en anden nøgleholders.</translation>
    </message>
    <message>
        <source>dealt {when}, state: {state}</source>
        <translation>blandet {when}, tilstand: {state}</translation>
    </message>
    <message>
        <source>set {code}</source>
        <translation>sæt {code}</translation>
    </message>
    <message>
        <source>a set without a code</source>
        <translation>et sæt uden kode</translation>
    </message>
    <message>
        <source> (so its file says)</source>
        <translation> (ifølge dets fil)</translation>
    </message>
    <message>
        <source>1 board</source>
        <translation>1 spil</translation>
    </message>
    <message>
        <source>{count} boards</source>
        <translation>{count} spil</translation>
    </message>
    <message>
        <source>; there they are {numbers}</source>
        <translation>; dér er de {numbers}</translation>
    </message>
    <message>
        <source>{count} of these boards ({which}) are of {set}</source>
        <translation>{count} af disse spil ({which}) er fra: {set}</translation>
    </message>
    <message>
        <source>; there it is {numbers}</source>
        <translation>; dér er det {numbers}</translation>
    </message>
    <message>
        <source>{which} are of {set}</source>
        <translation>{which} er fra: {set}</translation>
    </message>
    <message>
        <source>1 of these boards ({which}) is of {set}</source>
        <translation>1 af disse spil ({which}) er fra: {set}</translation>
    </message>
    <message>
        <source> as “{name}”</source>
        <translation> som ”{name}”</translation>
    </message>
    <message>
        <source>This board is of {set}</source>
        <translation>Dette spil er fra: {set}</translation>
    </message>
    <message>
        <source>These boards are of {set}</source>
        <translation>Disse spil er fra: {set}</translation>
    </message>
    <message>
        <source>After -o comes the folder, then the files&apos; name, such as boards/tuesday.</source>
        <translation>Efter -o kommer mappen og så filernes navn, for eksempel boards/tirsdag.</translation>
    </message>
    <message>
        <source>made the folder “{folder}”.</source>
        <translation>oprettede mappen ”{folder}”.</translation>
    </message>
    <message>
        <source>After -o comes the name without “{suffix}”: the formats add their endings.</source>
        <translation>Efter -o kommer navnet uden ”{suffix}”: formaterne tilføjer deres endelser.</translation>
    </message>
    <message>
        <source>{target}: {files} files</source>
        <translation>{target}: {files} filer</translation>
    </message>
    <message>
        <source>The key is in this program&apos;s journal: anyone who can read your files on this computer, or changes its clock on, could open the record before. A passphrase is stronger.</source>
        <translation>Nøglen er i dette programs logbog: den, der kan læse dine filer på denne computer eller stiller dens ur frem, kunne åbne udskriften før. En adgangssætning er stærkere.</translation>
    </message>
    <message>
        <source>The record shows every card of boards that are still to be played, to anybody who opens the file. Nobody who has seen it may play them (Laws of Duplicate Bridge, Law 6D).</source>
        <translation>Udskriften viser alle kort i spil, der endnu skal spilles, til enhver, der åbner filen. Ingen, der har set den, må spille dem (Love for turneringsbridge, § 6 D).</translation>
    </message>
    <message>
        <source>Give one of --logo and --no-logo.</source>
        <translation>Angiv --logo eller --no-logo, ikke begge.</translation>
    </message>
    <message>
        <source>Several records need a folder after -o, and each a set code or a section of its own.</source>
        <translation>Flere udskrifter kræver en mappe efter -o, og hver sin sætkode eller række.</translation>
    </message>
    <message>
        <source>Give one of --open, --finished, --release and --passphrase-file.</source>
        <translation>Angiv en af --open, --finished, --release og --passphrase-file.</translation>
    </message>
    <message>
        <source>“{event}”, {date}, from board {first}</source>
        <translation>”{event}”, {date}, fra spil {first}</translation>
    </message>
    <message>
        <source>The set is still to be played: its file is sealed. Without the passphrase nobody can open it.</source>
        <translation>Sættet er endnu ikke spillet: filen forsegles. Uden adgangssætningen kan ingen åbne den.</translation>
    </message>
    <message>
        <source>Sealed with the passphrase: bigdeal unseal opens it, and so does any age tool.</source>
        <translation>Forseglet med adgangssætningen: bigdeal unseal åbner den, og det gør ethvert age-værktøj.</translation>
    </message>
    <message>
        <source>Is play over, so that the record may be open? [y/N] </source>
        <translation>Er der spillet færdigt, så udskriften må være åben? [j/N] </translation>
    </message>
    <message>
        <source>Sealed until {time}: bigdeal unseal opens it then, on this computer.</source>
        <translation>Forseglet til {time}: så åbner bigdeal unseal den på denne computer.</translation>
    </message>
    <message>
        <source>{named}: dealt today, or its day is still to come. Was it played? [y/N] </source>
        <translation>{named}: blandet i dag, eller dagen er ikke kommet endnu. Blev det spillet? [j/N] </translation>
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
        <translation>Dossierets fil hedder NAVN.pdf.</translation>
    </message>
    <message>
        <source>Testing fresh boards</source>
        <translation>Prøver nye spil</translation>
    </message>
    <message>
        <source>Give the code of a set, --to with a destination, and -o with the new file; or --list.</source>
        <translation>Angiv koden på et sæt, --to med et mål og -o med den nye fil; eller --list.</translation>
    </message>
    <message>
        <source>what {title} takes could not be confirmed: look at what it shows.</source>
        <translation>hvad {title} tager imod, kunne ikke bekræftes: se, hvad den viser.</translation>
    </message>
    <message>
        <source>  Inside: {inside}.</source>
        <translation>  Indhold: {inside}.</translation>
    </message>
    <message>
        <source>  There: {next_step}</source>
        <translation>  Dér: {next_step}</translation>
    </message>
    <message>
        <source>  Source: {source}.</source>
        <translation>  Kilde: {source}.</translation>
    </message>
    <message>
        <source>, not confirmed</source>
        <translation>, ikke bekræftet</translation>
    </message>
    <message>
        <source>Board {board}, {seat}: how many {suit}? </source>
        <translation>Spil {board}, {seat}: hvor mange {suit}? </translation>
    </message>
    <message>
        <source>Type a number from 0 to {count}.</source>
        <translation>Skriv et tal fra 0 til {count}.</translation>
    </message>
    <message>
        <source>Spot check</source>
        <translation>Stikprøve</translation>
    </message>
    <message>
        <source>Give the names of files with boards.</source>
        <translation>Angiv navnene på filer med spil.</translation>
    </message>
    <message>
        <source>Give --all, or --phase with a number, not both.</source>
        <translation>Angiv --all, eller --phase med et nummer, ikke begge.</translation>
    </message>
    <message>
        <source>--sessions names sessions of one phase: give --phase with its number as well.</source>
        <translation>--sessions angiver sessioner i én fase: angiv også --phase med dens nummer.</translation>
    </message>
    <message>
        <source>{title}, together: {names}</source>
        <translation>{title}, samlet: {names}</translation>
    </message>
    <message>
        <source>{title} is revealed: anybody can know its boards. Not for play.</source>
        <translation>{title} er afsløret: alle kan kende dens spil. Ikke til spil.</translation>
    </message>
    <message>
        <source>Put on the wall: {path}</source>
        <translation>Hæng op: {path}</translation>
    </message>
    <message>
        <source>phase {number} has an open number of sessions: name it with --phase and --sessions.</source>
        <translation>fase {number} har et åbent antal sessioner: angiv den med --phase og --sessions.</translation>
    </message>
    <message>
        <source>The number of sessions is open in all phases: name the phase and the sessions.</source>
        <translation>Antallet af sessioner er åbent i alle faser: angiv fasen og sessionerne.</translation>
    </message>
    <message>
        <source>the plan has fixed them</source>
        <translation>planen har fastlagt dem</translation>
    </message>
    <message>
        <source>Give to the organiser: {path}</source>
        <translation>Giv til arrangøren: {path}</translation>
    </message>
    <message>
        <source>It says:</source>
        <translation>Der står:</translation>
    </message>
    <message>
        <source>Next: print the slip, and give the words when the outside value is known, not before.</source>
        <translation>Derefter: udskriv sedlen, og giv ordene, når den eksterne værdi er kendt, ikke før.</translation>
    </message>
    <message>
        <source>These are the words of this hash.</source>
        <translation>Dette er ordene til denne hash.</translation>
    </message>
    <message>
        <source>“{given}” is neither a file nor a name with “=” and the hash behind it.</source>
        <translation>”{given}” er hverken en fil eller et navn med ”=” og hashen efter.</translation>
    </message>
    <message>
        <source>nothing can be printed here, so the slip is a text alone.</source>
        <translation>intet kan udskrives her, så sedlen er kun en tekst.</translation>
    </message>
    <message>
        <source>Keep secret: {path}</source>
        <translation>Hold hemmelig: {path}</translation>
    </message>
    <message>
        <source>After “check” come the slip, or the words, and the hash.</source>
        <translation>Efter ”check” kommer sedlen eller ordene, og hashen.</translation>
    </message>
    <message>
        <source>After {option} come the name of the holder, “=” and the {what}.</source>
        <translation>Efter {option} kommer vogterens navn, ”=” og: {what}.</translation>
    </message>
    <message>
        <source>Holders of words:</source>
        <translation>Vogtere af ord:</translation>
    </message>
    <message>
        <source>No holders of words.</source>
        <translation>Ingen vogtere af ord.</translation>
    </message>
    <message>
        <source>“{file}” is of the holder “{name}”, not “{called}”.</source>
        <translation>”{file}” er fra vogteren ”{name}”, ikke ”{called}”.</translation>
    </message>
    <message>
        <source>What follows “{called}=” is neither a file that exists nor a hash, which has 64 hexadecimal digits.</source>
        <translation>Det, der følger efter ”{called}=”, er hverken en fil, der findes, eller en hash, som har 64 hexadecimale cifre.</translation>
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
        <translation>”{name}” er angivet to gange.</translation>
    </message>
    <message>
        <source>{path} made.</source>
        <translation>{path} oprettet.</translation>
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
        <translation>Med --of drand hører kun --at eller --round, --or-else og --day.</translation>
    </message>
    <message>
        <source>What --or-else says cannot be part of a promise that every check understands.</source>
        <translation>Det, --or-else siger, kan ikke indgå i et løfte, som enhver kontrol forstår.</translation>
    </message>
    <message>
        <source>A phase has four parts: how many sessions, their boards, the files&apos; name, a description.</source>
        <translation>En fase har fire dele: hvor mange sessioner, deres spil, filernes navn, en beskrivelse.</translation>
    </message>
    <message>
        <source>1 phase left.</source>
        <translation>1 fase tilbage.</translation>
    </message>
    <message>
        <source>{count} phases left.</source>
        <translation>{count} faser tilbage.</translation>
    </message>
    <message>
        <source>Hash of the keys: {hash}</source>
        <translation>Nøglernes hash: {hash}</translation>
    </message>
    <message>
        <source>The sealed keys were read again: they are sealed for {count} age key(s). Nobody here could open them: have one of those people try it now, with “age -d -i KEY.txt FILE | sha256sum”, which answers with the hash of the keys.</source>
        <translation>De forseglede nøgler blev læst igen: de er forseglet til {count} age-nøgler. Ingen her kunne åbne dem: lad en af disse personer prøve nu, med ”age -d -i KEY.txt FILE | sha256sum”, som svarer med nøglernes hash.</translation>
    </message>
    <message>
        <source>Put on the notice board and into the bulletin: {path}</source>
        <translation>Hæng op på opslagstavlen, og sæt i bulletinen: {path}</translation>
    </message>
    <message>
        <source>After --shares come two numbers, such as 2of3: how many officials are needed, of how many.</source>
        <translation>Efter --shares kommer to tal, for eksempel 2of3: hvor mange nøgleholdere der skal til, af hvor mange.</translation>
    </message>
    <message>
        <source>With --of drand go --at 2027-07-06T18:00Z (or --round N), and --or-else with what counts if the network has ended.</source>
        <translation>Med --of drand hører --at 2027-07-06T18:00Z (eller --round N), og --or-else med det, der gælder, hvis netværket er ophørt.</translation>
    </message>
    <message>
        <source>Name a source with --of, or describe it in your own words, not both.</source>
        <translation>Angiv en kilde med --of, eller beskriv den med dine egne ord, ikke begge.</translation>
    </message>
    <message>
        <source>The keys are sealed in one way: --passphrase-file, --recipient, --shares or --plain.</source>
        <translation>Nøglerne forsegles på én måde: --passphrase-file, --recipient, --shares eller --plain.</translation>
    </message>
    <message>
        <source>Publish: {path}</source>
        <translation>Offentliggør: {path}</translation>
    </message>
    <message>
        <source>the keys are not sealed: anyone who reads them can compute every board once the value is known.</source>
        <translation>nøglerne er ikke forseglet: den, der læser dem, kan beregne hvert spil, så snart værdien er kendt.</translation>
    </message>
    <message>
        <source>The keys are not sealed.</source>
        <translation>Nøglerne er ikke forseglet.</translation>
    </message>
    <message>
        <source>The sealed keys were opened again, and are right.</source>
        <translation>De forseglede nøgler blev åbnet igen og er rigtige.</translation>
    </message>
    <message>
        <source>--day goes with a known source; in your own words, write the day in --or-else.</source>
        <translation>--day hører til en kendt kilde; med dine egne ord skriver du dagen i --or-else.</translation>
    </message>
    <message>
        <source>Name a source with --of and --day, or describe it in your own words.</source>
        <translation>Angiv en kilde med --of og --day, eller beskriv den med dine egne ord.</translation>
    </message>
    <message>
        <source>“{name}” is none of the known sources: {known}.</source>
        <translation>”{name}” er ingen af de kendte kilder: {known}.</translation>
    </message>
    <message>
        <source>Keep secret, one for each official: {path}</source>
        <translation>Hold hemmelig, ét til hver nøgleholder: {path}</translation>
    </message>
    <message>
        <source>the publication sheet was not made, but the plan is sealed. {error}</source>
        <translation>arket til offentliggørelse blev ikke lavet, men planen er forseglet. {error}</translation>
    </message>
    <message>
        <source>“bigdeal tournament sheet” draws it again.</source>
        <translation>”bigdeal tournament sheet” tegner det igen.</translation>
    </message>
    <message>
        <source>Publish anyway (y or n)? </source>
        <translation>Offentliggør alligevel (j eller n)? </translation>
    </message>
    <message>
        <source>Next: publish it. Anybody can “bigdeal verify” it; the other sessions stay secret.</source>
        <translation>Derefter: offentliggør det. Alle kan efterprøve det med ”bigdeal verify”; de andre sessioner forbliver hemmelige.</translation>
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
        <translation>{title}: med dens nøgle kan alle beregne dens spil, og reservesættets.</translation>
    </message>
    <message>
        <source>-o names one pack, and each session has its own: name one session, or leave it out.</source>
        <translation>-o angiver én pakke, og hver session har sin egen: angiv én session, eller udelad det.</translation>
    </message>
    <message>
        <source>  Its reserve set was dealt: it is in the pack, too.</source>
        <translation>  Dens reservesæt blev blandet: det er også i pakken.</translation>
    </message>
    <message>
        <source>  Its reserve set cannot be used after that.</source>
        <translation>  Dens reservesæt kan ikke bruges derefter.</translation>
    </message>
    <message>
        <source>Is its play over, and do you want to reveal it now (y or n)? </source>
        <translation>Er den spillet færdig, og skal den afsløres nu (j eller n)? </translation>
    </message>
    <message>
        <source>Revealing</source>
        <translation>Afslører</translation>
    </message>
    <message>
        <source>As it goes into the plan: {value}</source>
        <translation>Sådan går den ind i planen: {value}</translation>
    </message>
    <message>
        <source>Type the value, or give the promised round with --round; --again is for typed values.</source>
        <translation>Skriv værdien, eller giv den lovede runde med --round; --again gælder skrevne værdier.</translation>
    </message>
    <message>
        <source>The network signed it. As it goes into the plan: {value}</source>
        <translation>Netværket har underskrevet den. Sådan går den ind i planen: {value}</translation>
    </message>
    <message>
        <source>In the public pack: {path}</source>
        <translation>I den offentlige pakke: {path}</translation>
    </message>
    <message>
        <source>The two people did not type the same: {difference}</source>
        <translation>De to skrev ikke det samme: {difference}</translation>
    </message>
    <message>
        <source>It contains the words of {names}: 120 bits each that nobody else could know.</source>
        <translation>Den indeholder ordene fra {names}: 120 bit hver, som ingen andre kunne vide.</translation>
    </message>
    <message>
        <source>Withheld, so it contains their SHA-256, and every check will say so: {names}.</source>
        <translation>Holdt tilbage, så den indeholder deres SHA-256, og enhver kontrol vil sige det: {names}.</translation>
    </message>
    <message>
        <source>when the outside value is known, “set-value”.</source>
        <translation>når den eksterne værdi er kendt, ”set-value”.</translation>
    </message>
    <message>
        <source>complete the plan, look at it with “inspect”, then “publish”.</source>
        <translation>gør planen færdig, se på den med ”inspect”, så ”publish”.</translation>
    </message>
    <message>
        <source>put it where everybody sees it, then say where with “published”.</source>
        <translation>sæt det, hvor alle ser det, og sig så hvor med ”published”.</translation>
    </message>
    <message>
        <source>“deal” the sessions, off the network, and keep the files closed.</source>
        <translation>bland sessionerne med ”deal”, uden netværk, og hold filerne lukket.</translation>
    </message>
    <message>
        <source>“deal” the sessions that are left, if any. When all play is over, “reveal”; a session that was played, “reveal --phase P --sessions S”.</source>
        <translation>bland resten af sessionerne med ”deal”. Når alt er spillet, ”reveal”; for en session, der er spillet, ”reveal --phase P --sessions S”.</translation>
    </message>
    <message>
        <source>publish the pack. Anybody can “bigdeal verify” it.</source>
        <translation>offentliggør pakken. Alle kan efterprøve den med ”bigdeal verify”.</translation>
    </message>
    <message>
        <source>withheld, so their SHA-256</source>
        <translation>holdt tilbage, så deres SHA-256</translation>
    </message>
    <message>
        <source>not the promised words</source>
        <translation>ikke de lovede ord</translation>
    </message>
    <message>
        <source>Outside value: {value}</source>
        <translation>Ekstern værdi: {value}</translation>
    </message>
    <message>
        <source>Next: {step}</source>
        <translation>Derefter: {step}</translation>
    </message>
    <message>
        <source>Check code (digest, SHA-256), to be published where nobody can change it later:</source>
        <translation>Kontrolkode, til offentliggørelse, hvor ingen kan ændre den senere:</translation>
    </message>
    <message>
        <source>The same in words:</source>
        <translation>Den samme i ord:</translation>
    </message>
    <message>
        <source>  no phase yet</source>
        <translation>  ingen fase endnu</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Bemærk: {text}</translation>
    </message>
    <message>
        <source>Holder of words: {name}, SHA-256 {hash}</source>
        <translation>Vogter af ord: {name}, SHA-256 {hash}</translation>
    </message>
    <message>
        <source>Published, as you noted: {where}, since {day}</source>
        <translation>Offentliggjort, som du noterede: {where}, siden {day}</translation>
    </message>
    <message>
        <source>Revealed by itself: {title}, {time}, {pack}</source>
        <translation>Afsløret for sig: {title}, {time}, {pack}</translation>
    </message>
    <message>
        <source>Interrupted while it was revealed: {title}. Its key may be known: reveal it again.</source>
        <translation>Afbrudt, mens den blev afsløret: {title}. Dens nøgle kan være kendt: afslør den igen.</translation>
    </message>
    <message>
        <source>Dealt, according to journal and log: {sessions}</source>
        <translation>Blandet, ifølge de to logbøger: {sessions}</translation>
    </message>
    <message>
        <source>No remarks.</source>
        <translation>Ingen bemærkninger.</translation>
    </message>
    <message>
        <source>“{keys}” is not sealed: anyone who reads it can compute every board.</source>
        <translation>”{keys}” er ikke forseglet: den, der læser den, kan beregne hvert spil.</translation>
    </message>
    <message>
        <source>The keys are sealed with a passphrase.</source>
        <translation>Nøglerne er forseglet med en adgangssætning.</translation>
    </message>
    <message>
        <source>Any {needed} of {count} officials together open the keys.</source>
        <translation>Hvilke som helst {needed} af {count} nøgleholdere åbner nøglerne sammen.</translation>
    </message>
    <message>
        <source>The keys are sealed for {count} age key(s).</source>
        <translation>Nøglerne er forseglet til {count} age-nøgler.</translation>
    </message>
    <message>
        <source>good: {reason}</source>
        <translation>godt: {reason}</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>ikke angivet endnu</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>Intet navn endnu</translation>
    </message>
    <message>
        <source>Hash of the box: {code}</source>
        <translation>Boksens hash: {code}</translation>
    </message>
    <message>
        <source>Give the box&apos;s round with --round FILE. To see which round opens a box, use --when.</source>
        <translation>Giv boksens runde med --round FIL. Hvilken runde der åbner en boks, viser --when.</translation>
    </message>
    <message>
        <source>Open one box at a time.</source>
        <translation>Åbn én boks ad gangen.</translation>
    </message>
    <message>
        <source>WARNING: the owner of another key can open it at any time.</source>
        <translation>ADVARSEL: ejeren af en anden nøgle kan åbne den når som helst.</translation>
    </message>
    <message>
        <source>There is no standard input.</source>
        <translation>Der er intet standardinput.</translation>
    </message>
    <message>
        <source>--when goes with boxes alone.</source>
        <translation>--when gælder kun bokse.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Åbner</translation>
    </message>
    <message>
        <source>{box}: opens in {days} d {hours} h {rest} min</source>
        <translation>{box}: åbner om {days} d {hours} t {rest} min</translation>
    </message>
    <message>
        <source>{box}: can be opened now</source>
        <translation>{box}: kan åbnes nu</translation>
    </message>
    <message>
        <source>GREEN: proved. Nothing is left to you, and nothing could be chosen.</source>
        <translation>GRØN: bevist. Intet er op til dig, og intet kunne vælges.</translation>
    </message>
    <message>
        <source>AMBER: nothing here is wrong, but not everything is settled.</source>
        <translation>GUL: intet er forkert her, men ikke alt er afklaret.</translation>
    </message>
    <message>
        <source>RED: something here is not as promised.</source>
        <translation>RØD: noget her er ikke som lovet.</translation>
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
        <translation>Kontrolkode: {digest}</translation>
    </message>
    <message>
        <source>   as words: {words}</source>
        <translation>   i ord: {words}</translation>
    </message>
    <message>
        <source>Boards proved: {count}</source>
        <translation>Beviste spil: {count}</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Efterprøver</translation>
    </message>
    <message>
        <source>  … and {count} more (--json lists them all)</source>
        <translation>  … og {count} mere (--json nævner dem alle)</translation>
    </message>
    <message>
        <source>As promised so far: the other sessions can be verified when they are revealed.</source>
        <translation>Som lovet indtil nu: de andre sessioner kan efterprøves, når de er afsløret.</translation>
    </message>
    <message>
        <source>{boards} boards of {sessions} sessions: each from its session’s key and the
    outside value (--json lists them one by one).</source>
        <translation>{boards} spil i {sessions} sessioner: hvert fra sin sessions nøgle og den
    eksterne værdi (--json nævner dem ét for ét).</translation>
    </message>
    <message>
        <source>Left to you: answer with {answers}.</source>
        <translation>Op til dig: svar med {answers}.</translation>
    </message>
    <message>
        <source>Still chosen: no accusation. Ask the organiser about it, and judge for yourself.</source>
        <translation>Stadig valgt: det er ingen beskyldning. Spørg arrangøren om det, og døm selv.</translation>
    </message>
    <message>
        <source>Other sessions are still secret: until they are revealed, amber is the best possible.</source>
        <translation>Andre sessioner er stadig hemmelige: indtil de er afsløret, er gul det bedst mulige.</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>planlagt</translation>
    </message>
    <message>
        <source>published</source>
        <translation>offentliggjort</translation>
    </message>
    <message>
        <source>valued</source>
        <translation>værdi sat</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>blandet</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>afsløret</translation>
    </message>
    <message>
        <source>error</source>
        <translation>fejl</translation>
    </message>
    <message>
        <source>Deal a set of boards into files.</source>
        <translation>Bland et sæt spil i filer.</translation>
    </message>
    <message>
        <source>Check files of boards, and show which set they are.</source>
        <translation>Kontrollér filer med spil, og vis, hvilket sæt de er.</translation>
    </message>
    <message>
        <source>Tell which board the hands on a table are.</source>
        <translation>Sig, hvilket spil hænderne på et bord er.</translation>
    </message>
    <message>
        <source>Tell between which rounds a board was fouled.</source>
        <translation>Sig, mellem hvilke runder et spil blev blandet sammen.</translation>
    </message>
    <message>
        <source>Check duplicated boards by questions drawn by lot.</source>
        <translation>Kontrollér duplikerede spil med spørgsmål trukket ved lod.</translation>
    </message>
    <message>
        <source>Convert a file of boards into other formats.</source>
        <translation>Omdan en fil med spil til andre formater.</translation>
    </message>
    <message>
        <source>What was dealt here: list, verify, export, certificates, backups.</source>
        <translation>Hvad der er blandet her: liste, kontrol, eksport, certifikater, sikkerhedskopier.</translation>
    </message>
    <message>
        <source>Print hand records, dealing sheets or curtain cards.</source>
        <translation>Udskriv kortfordelinger, læggelister eller håndkort.</translation>
    </message>
    <message>
        <source>Open a sealed record.</source>
        <translation>Åbn en forseglet udskrift.</translation>
    </message>
    <message>
        <source>Lock files in a box that nobody can open before a time.</source>
        <translation>Lås filer i en boks, som ingen kan åbne før et tidspunkt.</translation>
    </message>
    <message>
        <source>Open a locked box with its round.</source>
        <translation>Åbn en låst boks med dens runde.</translation>
    </message>
    <message>
        <source>Write the note that goes with a locked box.</source>
        <translation>Skriv følgebrevet til en låst boks.</translation>
    </message>
    <message>
        <source>Print labels with the set code; they reveal nothing about the cards.</source>
        <translation>Udskriv etiketter med sætkoden; de afslører intet om kortene.</translation>
    </message>
    <message>
        <source>Print travellers, slips, scorecards or table cards.</source>
        <translation>Udskriv spilsedler, slips, egne regnskaber eller bordkort.</translation>
    </message>
    <message>
        <source>Print one page for the wall: deal, duplicate, print.</source>
        <translation>Udskriv én side til væggen: bland, læg, udskriv.</translation>
    </message>
    <message>
        <source>Print a checklist for duplicating.</source>
        <translation>Udskriv en tjekliste til kortlægningen.</translation>
    </message>
    <message>
        <source>Make the file of a finished set that a site or program takes.</source>
        <translation>Lav filen af et færdigspillet sæt til en hjemmeside eller et program.</translation>
    </message>
    <message>
        <source>Pack the boards of a finished set for publication.</source>
        <translation>Pak spillene i et færdigspillet sæt til offentliggørelse.</translation>
    </message>
    <message>
        <source>Commit, deal and reveal a whole tournament.</source>
        <translation>Lov, bland og afslør en hel turnering.</translation>
    </message>
    <message>
        <source>Prove that boards are the promised ones.</source>
        <translation>Bevis, at spil er de lovede.</translation>
    </message>
    <message>
        <source>Turn deals, endings and layouts into numbers, and back.</source>
        <translation>Gør fordelinger, slutspil og mønstre til tal og tilbage.</translation>
    </message>
    <message>
        <source>List, count, reduce and solve the suits in two hands.</source>
        <translation>Oplist, tæl, forkort og løs farverne i to hænder.</translation>
    </message>
    <message>
        <source>Show figures over finished boards.</source>
        <translation>Vis tal om færdigspillede spil.</translation>
    </message>
    <message>
        <source>Tell whether played sets are as chance deals them.</source>
        <translation>Sig, om spillede sæt er, som tilfældet giver dem.</translation>
    </message>
    <message>
        <source>Check this copy of the program against known answers.</source>
        <translation>Kontrollér denne kopi af programmet med kendte svar.</translation>
    </message>
    <message>
        <source>anyone with keys and value can make these boards again at any time.</source>
        <translation>den, der har nøgler og værdi, kan lave disse spil igen når som helst.</translation>
    </message>
    <message>
        <source>Noted. The public pack will include it, in your words.</source>
        <translation>Noteret. Det vil stå i den offentlige pakke, med dine ord.</translation>
    </message>
    <message>
        <source>announced</source>
        <translation>bekendtgjort</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>reserve</translation>
    </message>
    <message>
        <source>deviation</source>
        <translation>afvigelse</translation>
    </message>
    <message>
        <source>revealing</source>
        <translation>afsløring begyndt</translation>
    </message>
    <message>
        <source>session-revealed</source>
        <translation>session afsløret</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begyndt</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>afsluttet</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>taget tilbage</translation>
    </message>
    <message>
        <source>No set has been dealt here yet.</source>
        <translation>Der er endnu ikke blandet noget sæt her.</translation>
    </message>
    <message>
        <source>Try &apos;{command} {option}&apos; for help.</source>
        <translation>”{command} {option}” viser hjælpen.</translation>
    </message>
    <message>
        <source>Error: {message}</source>
        <translation>Fejl: {message}</translation>
    </message>
    <message>
        <source>No such option {name!r}.</source>
        <translation>Tilvalget {name!r} findes ikke.</translation>
    </message>
    <message>
        <source>Did you mean {possibility}?</source>
        <translation>Mente du {possibility}?</translation>
    </message>
    <message>
        <source>(Did you mean one of: {possibilities}?)</source>
        <translation>(Mente du et af: {possibilities}?)</translation>
    </message>
    <message>
        <source>Option {name!r} does not take a value.</source>
        <translation>Tilvalget {name!r} tager ingen værdi.</translation>
    </message>
    <message>
        <source>Option {name!r} requires an argument.</source>
        <translation>Tilvalget {name!r} kræver en værdi.</translation>
    </message>
    <message>
        <source>Missing argument</source>
        <translation>Der mangler argumentet</translation>
    </message>
    <message>
        <source>Missing option</source>
        <translation>Der mangler tilvalget</translation>
    </message>
    <message>
        <source>Missing command.</source>
        <translation>Der mangler en kommando.</translation>
    </message>
    <message>
        <source>Choose from:
	{choices}</source>
        <translation>Vælg mellem:
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
        <translation>Ugyldig værdi for {param_hint}: {message}</translation>
    </message>
    <message>
        <source>{value!r} is not one of {choices}.</source>
        <translation>{value!r} er ikke en af {choices}.</translation>
    </message>
    <message>
        <source>{value} is not in the range {range}.</source>
        <translation>{value} ligger ikke i området {range}.</translation>
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
        <translation>{value!r} er ikke et helt tal.</translation>
    </message>
    <message>
        <source>first seen here {when}</source>
        <translation>først set her {when}</translation>
    </message>
    <message>
        <source>Deal bridge boards that nobody can predict, repeat or see before play.</source>
        <translation>Bland bridgespil, som ingen kan forudse, gentage eller se før spillet.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 the check failed, 2 usage, 3 refused, 4 damaged file, 5 the system failed.</source>
        <translation>Exitkoder: 0 udført, 1 kontrollen fejlede, 2 forkert brug, 3 afvist, 4 beskadiget fil, 5 systemet fejlede.</translation>
    </message>
    <message>
        <source>The language to use, such as de. Without it: on a terminal yours, otherwise English.</source>
        <translation>Sproget, for eksempel de. Uden det: dit på en terminal, ellers engelsk.</translation>
    </message>
    <message>
        <source>The cards come from the computer&apos;s own randomness, and nobody sees them. Nothing is ever overwritten: all files are written, or none.</source>
        <translation>Kortene kommer fra computerens egen tilfældighed, og ingen ser dem. Intet overskrives nogensinde: alle filer skrives, eller ingen.</translation>
    </message>
    <message>
        <source>“bigdeal deal -n 36” is enough: it uses the formats in the settings, and a free name in this folder.</source>
        <translation>”bigdeal deal -n 36” er nok: det bruger formaterne i indstillingerne og et ledigt navn i denne mappe.</translation>
    </message>
    <message>
        <source>With --lock-until only a locked box is written. See “bigdeal unlock”.</source>
        <translation>Med --lock-until skrives kun en låst boks. Se ”bigdeal unlock”.</translation>
    </message>
    <message>
        <source>A number (36) or a range (11-20).</source>
        <translation>Et tal (36) eller et område (11-20).</translation>
    </message>
    <message>
        <source>Formats, with commas between: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel. Without it, those in the settings, or pbn.</source>
        <translation>Formater med komma imellem: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel. Uden det dem i indstillingerne, eller pbn.</translation>
    </message>
    <message>
        <source>Folder and name, without ending. A new FOLDER is for you alone to read. Without it, this folder and a free name.</source>
        <translation>Mappe og navn uden endelse. En ny FOLDER kan kun læses af dig. Uden det denne mappe og et ledigt navn.</translation>
    </message>
    <message>
        <source>Sets to deal at once, each with its number after NAME and the event: tuesday-1, tuesday-2.</source>
        <translation>Hvor mange sæt på én gang, hvert med sit nummer efter NAME og turneringen: tuesday-1, tuesday-2.</translation>
    </message>
    <message>
        <source>The identification to deal with. Without it, that of the settings.</source>
        <translation>Identifikationen, der blandes med. Uden det den i indstillingerne.</translation>
    </message>
    <message>
        <source>The event&apos;s name, for files with room for it.</source>
        <translation>Turneringens navn, til filer med plads til det.</translation>
    </message>
    <message>
        <source>Where it is played, for files with room for it.</source>
        <translation>Hvor der spilles, til filer med plads til det.</translation>
    </message>
    <message>
        <source>The day of play, for files with room for it.</source>
        <translation>Spilledagen, til filer med plads til det.</translation>
    </message>
    <message>
        <source>bigdeal: byte for byte what Big Deal 2.0 writes.</source>
        <translation>bigdeal: byte for byte det, Big Deal 2.0 skriver.</translation>
    </message>
    <message>
        <source>Lock the files in one box, NAME.zip.age, until then (2027-03-05T13:45Z). Nobody can open it earlier, not even you.</source>
        <translation>Lås filerne i én boks, NAME.zip.age, indtil da (2027-03-05T13:45Z). Ingen kan åbne den før, heller ikke du.</translation>
    </message>
    <message>
        <source>A public key whose owner can open the box too, at any time, in case the clock ends.</source>
        <translation>En offentlig nøgle, hvis ejer også kan åbne boksen, når som helst, hvis uret en dag ophører.</translation>
    </message>
    <message>
        <source>Deal although the journal is in doubt; the journal records it.</source>
        <translation>Bland, selv om der er tvivl om logbogen; logbogen noterer det.</translation>
    </message>
    <message>
        <source>Answer as JSON, for programs.</source>
        <translation>Svar som JSON, til programmer.</translation>
    </message>
    <message>
        <source>Print only warnings and errors.</source>
        <translation>Skriv kun advarsler og fejl.</translation>
    </message>
    <message>
        <source>required</source>
        <translation>påkrævet</translation>
    </message>
    <message>
        <source>default: {default}</source>
        <translation>standard: {default}</translation>
    </message>
    <message>
        <source>Every board must be complete, no deal may occur twice, and files of one name must contain the same deals. The journal knows which set a file is, and whether it was played. FILE may be a folder or an archive (.zip, .gz); “-” is standard input and needs --format. No card is ever shown.</source>
        <translation>Hvert spil skal være helt, ingen fordeling må forekomme to gange, og filer med samme navn skal indeholde de samme fordelinger. Logbogen ved, hvilket sæt en fil er, og om det er spillet. FILE kan være en mappe eller et arkiv (.zip, .gz); ”-” er standardinput og kræver --format. Der vises aldrig kort.</translation>
    </message>
    <message>
        <source>You are warned of anything unusual, such as repeated boards or missing numbers. A set code in a file is shown as the file&apos;s own claim.</source>
        <translation>Du advares om alt usædvanligt, for eksempel gentagne spil eller manglende numre. En sætkode i en fil vises som filens egen påstand.</translation>
    </message>
    <message>
        <source>Exit codes: 0 all is well, 1 something is wrong with the files or the code, 2 unknown format or option, 4 a damaged file.</source>
        <translation>Exitkoder: 0 alt er i orden, 1 der er noget galt med filerne eller koden, 2 ukendt format eller tilvalg, 4 en beskadiget fil.</translation>
    </message>
    <message>
        <source>Show which set this code on a label or sheet belongs to.</source>
        <translation>Vis, hvilket sæt denne kode på en etiket eller et ark hører til.</translation>
    </message>
    <message>
        <source>The number of the first board, where the file has no numbers. Without it, the journal&apos;s numbers, or else from 1.</source>
        <translation>Nummeret på det første spil, når filen ingen numre har. Uden det logbogens numre, eller ellers fra 1.</translation>
    </message>
    <message>
        <source>The format of standard input, when a file is “-”.</source>
        <translation>Formatet på standardinput, når en fil er ”-”.</translation>
    </message>
    <message>
        <source>Type one to four hands of 13 cards: spades, hearts, diamonds and clubs with dots between, “-” for a void. “--hand -” and “--deal -” read them from standard input, so that your shell&apos;s history does not keep them.</source>
        <translation>Skriv en til fire hænder på 13 kort: spar, hjerter, ruder og klør med punktum imellem, ”-” for en renonce. ”--hand -” og ”--deal -” læser dem fra standardinput, så din shells historik ikke gemmer dem.</translation>
    </message>
    <message>
        <source>Without FILE the boards are those of the journal. One or two hands are looked for in the sets&apos; files, where the journal left them. --board N --deal TEXT, given twice, compares two boards.</source>
        <translation>Uden FILE er spillene logbogens. En eller to hænder søges i sættenes filer, hvor logbogen sidst kendte dem. --board N --deal TEXT, givet to gange, sammenligner to spil.</translation>
    </message>
    <message>
        <source>Every question is recorded in the journal, without the hands. No card is ever shown.</source>
        <translation>Hvert spørgsmål noteres i logbogen, uden hænderne. Der vises aldrig kort.</translation>
    </message>
    <message>
        <source>Exit codes: 0 the board is right, 1 anything else, 2 this is not a hand.</source>
        <translation>Exitkoder: 0 spillet er rigtigt, 1 alt andet, 2 det er ikke en hånd.</translation>
    </message>
    <message>
        <source>The set being played.</source>
        <translation>Sættet, der spilles.</translation>
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
        <translation>E AK7.T93.QJ4.A852; kan gives for hver plads.</translation>
    </message>
    <message>
        <source>The language of the card letters, beside English. Without it, that of the settings.</source>
        <translation>Sproget for kortbogstaverne, ud over engelsk. Uden det indstillingernes.</translation>
    </message>
    <message>
        <source>The dealer shown on the board.</source>
        <translation>Giveren, som spillet viser.</translation>
    </message>
    <message>
        <source>The vulnerability shown on the board.</source>
        <translation>Zonen, som spillet viser.</translation>
    </message>
    <message>
        <source>Every table&apos;s tricks are compared with double dummy, in the right deal and in the fouled one. How often players reach double dummy is an assumption, so the percentage is a help and no proof.</source>
        <translation>Hvert bords stik sammenlignes med double dummy, i den rigtige fordeling og i den ombyttede. Hvor ofte spillere når double dummy, er en antagelse, så procenten er en hjælp og intet bevis.</translation>
    </message>
    <message>
        <source>Only for finished sets. Without --results, lines are read from standard input. If a file has no rounds, its results are printed: replace each question mark with the round, and give them with --results.</source>
        <translation>Kun for færdigspillede sæt. Uden --results læses linjer fra standardinput. Mangler en fil runderne, skrives dens resultater ud: Sæt runden i stedet for hvert spørgsmålstegn, og giv dem med --results.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 2 rounds are missing or this is not a hand, 3 refused.</source>
        <translation>Exitkoder: 0 udført, 2 runder mangler, eller det er ikke en hånd, 3 afvist.</translation>
    </message>
    <message>
        <source>Its four hands now: N:hand hand hand hand.</source>
        <translation>Dets fire hænder nu: N:hånd hånd hånd hånd.</translation>
    </message>
    <message>
        <source>A line a table, such as “3: 4S N 9” (round: contract declarer tricks); or a file: PBN, USEBIO, ACBL JSON, or Bridgemate’s ReceivedData as CSV.</source>
        <translation>En linje pr. bord, som ”3: 4S N 9” (runde: kontrakt spilfører stik), eller en fil: PBN, USEBIO, ACBL JSON eller Bridgemates ReceivedData som CSV.</translation>
    </message>
    <message>
        <source>The section, such as A.</source>
        <translation>Rækken, for eksempel A.</translation>
    </message>
    <message>
        <source>Each question asks how many cards of one suit a hand of the set CODE has, two for each board. At the end you learn which boards to look at, never which answer was wrong. The journal records the check.</source>
        <translation>Hvert spørgsmål lyder, hvor mange kort i en farve en hånd i sættet med koden CODE har, to for hvert spil. Til sidst får du at vide, hvilke spil der skal ses på, aldrig hvilket svar der var forkert. Logbogen noterer stikprøven.</translation>
    </message>
    <message>
        <source>A wrong deal, turned or with whole hands exchanged, passes with 30 % at most. One exchanged card is hardly ever found. Before play is over, a set can be checked three times.</source>
        <translation>En forkert fordeling, drejet eller med hele hænder byttet om, slipper igennem i højst 30&#xa0;% af tilfældene. Et enkelt ombyttet kort findes næsten aldrig. Før spillet er slut, kan et sæt kontrolleres tre gange.</translation>
    </message>
    <message>
        <source>Exit codes: 0 every answer is right, 1 there are boards to look at, 2 the answers ended too early.</source>
        <translation>Exitkoder: 0 alle svar er rigtige, 1 der er spil at se på, 2 svarene sluttede for tidligt.</translation>
    </message>
    <message>
        <source>How many boards to ask about, two questions each. Without it, 12, or all of fewer.</source>
        <translation>Hvor mange spil der spørges om, to spørgsmål for hvert. Uden det 12, eller alle, hvis der er færre.</translation>
    </message>
    <message>
        <source>The ending of IN shows its format; “-” is standard input and needs --format. Of a folder or an archive (.zip) every set is converted, and -o names a folder. Nothing is ever overwritten: all files are written, or none. No card is shown.</source>
        <translation>INs endelse viser formatet; ”-” er standardinput og kræver --format. Af en mappe eller et arkiv (.zip) konverteres hvert sæt, og -o nævner en mappe. Intet overskrives nogensinde: alle filer skrives, eller ingen. Der vises ingen kort.</translation>
    </message>
    <message>
        <source>Boards that were in play are refused: nobody may play them again.</source>
        <translation>Spil, der har været i spil, afvises: ingen må spille dem igen.</translation>
    </message>
    <message>
        <source>Formats, with commas between: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel.</source>
        <translation>Formater med komma imellem: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel.</translation>
    </message>
    <message>
        <source>Folder and name, without ending. A new FOLDER is for you alone to read.</source>
        <translation>Mappe og navn uden endelse. En ny FOLDER kan kun læses af dig.</translation>
    </message>
    <message>
        <source>New board numbers, in order: 24, 11-20, or 1-16,17-32. Without it, the boards keep theirs.</source>
        <translation>Nye spilnumre i rækkefølge: 24, 11-20 eller 1-16,17-32. Uden det beholder spillene deres.</translation>
    </message>
    <message>
        <source>Convert boards of a set that is in play or finished, for a record or a web page.</source>
        <translation>Konvertér spil i et sæt, der er i spil eller færdigspillet, til en udskrift eller en webside.</translation>
    </message>
    <message>
        <source>Put double-dummy tricks and par into pbn files; refused before play.</source>
        <translation>Sæt double dummy-stik og parscore i pbn-filer; afvises før spillet.</translation>
    </message>
    <message>
        <source>Copy journal, settings, presets and logo into one new file.</source>
        <translation>Kopiér logbog, indstillinger, skabeloner og logo til én ny fil.</translation>
    </message>
    <message>
        <source>Make a dealing certificate, as PDF.</source>
        <translation>Lav et blandingscertifikat som PDF.</translation>
    </message>
    <message>
        <source>Write the journal as text that anybody can check.</source>
        <translation>Skriv logbogen som tekst, enhver kan kontrollere.</translation>
    </message>
    <message>
        <source>List the sets dealt or seen here, newest first.</source>
        <translation>Vis de sæt, der er blandet eller set her, de nyeste først.</translation>
    </message>
    <message>
        <source>Bring the journal back from a backup.</source>
        <translation>Hent logbogen tilbage fra en sikkerhedskopi.</translation>
    </message>
    <message>
        <source>Set the state of a set: duplicated, in play, finished, released.</source>
        <translation>Sæt et sæts tilstand: lagt, i spil, færdigspillet, frigivet.</translation>
    </message>
    <message>
        <source>Check every row; with --known, compare with paper.</source>
        <translation>Kontrollér hver række; med --known sammenlignes med papir.</translation>
    </message>
    <message>
        <source>FILE can be on a USB drive. Keep it safe: it contains no card, but anyone who has it can recognise deals that were dealt here. If sealed, it opens with its passphrase alone.</source>
        <translation>FILE kan ligge på et USB-stik. Pas godt på den: Den indeholder ingen kort, men den, der har den, kan genkende fordelinger, der er blandet her. Forseglet åbnes den kun med sin adgangssætning.</translation>
    </message>
    <message>
        <source>Seal it with a passphrase, typed at the terminal.</source>
        <translation>Forsegl den med en adgangssætning, der skrives på terminalen.</translation>
    </message>
    <message>
        <source>Seal it with the passphrase on the first line of FILE; “-” is standard input.</source>
        <translation>Forsegl med adgangssætningen på første linje i FILE; ”-” er standardinput.</translation>
    </message>
    <message>
        <source>It shows when and how the set CODE was dealt, and no card. It counts the sets dealt for the same event and day, and names the journal&apos;s newest row, for comparison later.</source>
        <translation>Det viser, hvornår og hvordan sættet med koden CODE blev blandet, og ingen kort. Det tæller de sæt, der er blandet til samme turnering og dag, og nævner logbogens nyeste række til senere sammenligning.</translation>
    </message>
    <message>
        <source>The new file, or a folder for it.</source>
        <translation>Den nye fil, eller en mappe til den.</translation>
    </message>
    <message>
        <source>The identification the set was dealt with, to be printed in clear.</source>
        <translation>Identifikationen, sættet blev blandet med, trykt i klartekst.</translation>
    </message>
    <message>
        <source>The language of the print: en, en-GB, en-US, da, de, es, fr, it, nl, nb, pl, pt, sv. Without it, the settings&apos;.</source>
        <translation>Udskriftens sprog: en, en-GB, en-US, da, de, es, fr, it, nl, nb, pl, pt, sv. Uden det indstillingernes.</translation>
    </message>
    <message>
        <source>It goes to FILE; without FILE, or with “-”, to standard output. It contains no card, seed or key, and its chain of hashes can be checked.</source>
        <translation>Den går til FILE; uden FILE eller med ”-” til standardoutput. Den indeholder ingen kort, startværdi eller nøgle, og dens kæde af hasher kan kontrolleres.</translation>
    </message>
    <message>
        <source>A set code with “?” was only read in a file; with “!” a file claimed it, but another set has it.</source>
        <translation>En sætkode med ”?” er kun læst i en fil; med ”!” påstod en fil den, men et andet sæt har den.</translation>
    </message>
    <message>
        <source>Code, event, date, format or file name.</source>
        <translation>Kode, turnering, dato, format eller filnavn.</translation>
    </message>
    <message>
        <source>Only sets in this state; may be given several times.</source>
        <translation>Kun sæt i denne tilstand; kan gives flere gange.</translation>
    </message>
    <message>
        <source>How many sets at most.</source>
        <translation>Hvor mange sæt højst.</translation>
    </message>
    <message>
        <source>Close the window first. Nothing is overwritten: if a journal exists, that of FILE is attached to it, and both are used. Settings, presets and logo are added where missing. Rows newer than the backup are missing afterwards, and the journal says so.</source>
        <translation>Luk vinduet først. Intet overskrives: Findes der en logbog, knyttes den fra FILE til, og begge bruges. Indstillinger, skabeloner og logo tilføjes, hvor de mangler. Rækker, der er nyere end sikkerhedskopien, mangler bagefter, og logbogen siger det.</translation>
    </message>
    <message>
        <source>A file with the passphrase on its first line; “-” is standard input.</source>
        <translation>En fil med adgangssætningen på første linje; ”-” er standardinput.</translation>
    </message>
    <message>
        <source>“undo” takes back the last step. Files of a finished set move to the archive folder, if the settings have one, and come back with “undo”. A released set stays released: its key is written down, so that anybody can recompute its code.</source>
        <translation>”undo” tager det sidste skridt tilbage. Et færdigspillet sæts filer flytter til arkivmappen, hvis indstillingerne har en, og kommer tilbage med ”undo”. Et frigivet sæt forbliver frigivet: Dets nøgle er skrevet ned, så enhver kan beregne dets kode.</translation>
    </message>
    <message>
        <source>Every row that was changed, removed, moved or slipped in is named. The owner of this computer could rewrite the whole journal, or put yesterday&apos;s back: --known finds that out, with a hash that somebody else kept.</source>
        <translation>Hver række, der er ændret, fjernet, flyttet eller smuglet ind, nævnes. Computerens ejer kunne skrive hele logbogen om eller lægge gårsdagens tilbage: --known afslører det med en hash, som en anden har gemt.</translation>
    </message>
    <message>
        <source>Exit codes: 0 intact, 1 not.</source>
        <translation>Exitkoder: 0 intakt, 1 ikke.</translation>
    </message>
    <message>
        <source>A hash from a certificate, a hand record, a public pack or an export, with or without the row&apos;s number; the first 16 digits are enough.</source>
        <translation>En hash fra et certifikat, en udskrift af kortfordelinger, en offentlig pakke eller en eksport, med eller uden rækkens nummer; de første 16 cifre er nok.</translation>
    </message>
    <message>
        <source>FILE contains boards, CODE is the code of a set in the journal.</source>
        <translation>FILE indeholder spil, CODE er koden på et sæt i logbogen.</translation>
    </message>
    <message>
        <source>“-” is standard input and needs --format.</source>
        <translation>”-” er standardinput og kræver --format.</translation>
    </message>
    <message>
        <source>Before play, prints that show cards are sealed as FILE.pdf.age, with a passphrase or until a time; “bigdeal unseal” opens them. Several sets or sections have a file each, in the folder after -o.</source>
        <translation>Før spillet forsegles udskrifter, der viser kort, som FILE.pdf.age, med en adgangssætning eller til et tidspunkt; ”bigdeal unseal” åbner dem. Flere sæt eller rækker har hver en fil i mappen efter -o.</translation>
    </message>
    <message>
        <source>Paper and looks, club, logo, site and director are as they were remembered, here or in the window, where no option says otherwise.</source>
        <translation>Papir og udseende, klub, logo, sted og turneringsleder er, som de blev husket her eller i vinduet, hvor intet tilvalg siger andet.</translation>
    </message>
    <message>
        <source>The new file, or a folder for it; .html gives a web page.</source>
        <translation>Den nye fil, eller en mappe til den; .html giver en webside.</translation>
    </message>
    <message>
        <source>What to print.</source>
        <translation>Hvad der udskrives.</translation>
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
        <translation>Spil pr. side; large: to, med stor skrift (record).</translation>
    </message>
    <message>
        <source>Boards in rows or in columns (record).</source>
        <translation>Spil i rækker eller i kolonner (record).</translation>
    </message>
    <message>
        <source>With room for holes, or two small pages a side, to be folded (record).</source>
        <translation>Med plads til huller, eller to små sider pr. side til at folde (record).</translation>
    </message>
    <message>
        <source>The colours of the suits.</source>
        <translation>Farverne på spar, hjerter, ruder og klør.</translation>
    </message>
    <message>
        <source>How a ten is written.</source>
        <translation>Hvordan en tier skrives.</translation>
    </message>
    <message>
        <source>Write A K Q J in every language.</source>
        <translation>Skriv A K Q J på alle sprog.</translation>
    </message>
    <message>
        <source>With the high-card points of each hand (record).</source>
        <translation>Med honnørpoint for hver hånd (record).</translation>
    </message>
    <message>
        <source>With double-dummy results and par (record). Without the flag, up to 200 boards.</source>
        <translation>Med double dummy-resultater og parscore (record). Uden tilvalget op til 200 spil.</translation>
    </message>
    <message>
        <source>What double-dummy results show (record).</source>
        <translation>Hvad double dummy-resultater viser (record).</translation>
    </message>
    <message>
        <source>With par beside double-dummy results (record).</source>
        <translation>Med parscore ved double dummy-resultaterne (record).</translation>
    </message>
    <message>
        <source>The event; without it, that of the journal or the file.</source>
        <translation>Turneringen; uden det logbogens eller filens.</translation>
    </message>
    <message>
        <source>Where it is played.</source>
        <translation>Hvor der spilles.</translation>
    </message>
    <message>
        <source>The section, such as A; may be given several times.</source>
        <translation>Rækken, for eksempel A; kan gives flere gange.</translation>
    </message>
    <message>
        <source>The session, such as 2.</source>
        <translation>Sessionen, for eksempel 2.</translation>
    </message>
    <message>
        <source>The tournament director.</source>
        <translation>Turneringslederen.</translation>
    </message>
    <message>
        <source>The day; without it, that of the journal.</source>
        <translation>Dagen; uden det logbogens.</translation>
    </message>
    <message>
        <source>The club&apos;s logo: PNG, JPEG or SVG.</source>
        <translation>Klubbens logo: PNG, JPEG eller SVG.</translation>
    </message>
    <message>
        <source>Without the remembered logo.</source>
        <translation>Uden det huskede logo.</translation>
    </message>
    <message>
        <source>Remember paper and looks, club, logo, site and director, for the window too.</source>
        <translation>Husk papir og udseende, klub, logo, sted og turneringsleder, også til vinduet.</translation>
    </message>
    <message>
        <source>Seal it until then; “bigdeal unseal” on this computer opens it.</source>
        <translation>Forsegl den indtil da; ”bigdeal unseal” åbner den på denne computer.</translation>
    </message>
    <message>
        <source>Play is over: print open, and mark the set as finished in the journal.</source>
        <translation>Spillet er slut: Udskriv åbent, og notér sættet som færdigspillet i logbogen.</translation>
    </message>
    <message>
        <source>Do not seal it, although the set is not played.</source>
        <translation>Forsegl ikke, selv om sættet ikke er spillet.</translation>
    </message>
    <message>
        <source>Keep the file&apos;s board numbers where the journal has others.</source>
        <translation>Behold filens spilnumre, hvor logbogen har andre.</translation>
    </message>
    <message>
        <source>A record sealed with a passphrase opens with it, on any computer. One sealed until a time opens on the computer that made it: after that time, or when its set is finished.</source>
        <translation>En udskrift forseglet med en adgangssætning åbnes med den på enhver computer. En, der er forseglet til et tidspunkt, åbnes på den computer, der lavede den: efter tidspunktet, eller når sættet er færdigspillet.</translation>
    </message>
    <message>
        <source>The new file; without it, FILE beside FILE.age.</source>
        <translation>Den nye fil; uden det FILE ved siden af FILE.age.</translation>
    </message>
    <message>
        <source>Only quicknet, a public clock of drand, opens the box. The files themselves stay as they are, open: to have no open copy, deal with “bigdeal deal --lock-until”. Anyone with a tournament&apos;s keys and value can make its boards again.</source>
        <translation>Kun quicknet, et offentligt ur fra drand, åbner boksen. Selve filerne bliver, som de er, åbne: Vil du ikke have en åben kopi, så bland med ”bigdeal deal --lock-until”. Den, der har en turnerings nøgler og værdi, kan blande dens spil igen.</translation>
    </message>
    <message>
        <source>When the box opens, with the time zone: 2027-03-05T13:45Z.</source>
        <translation>Hvornår boksen åbnes, med tidszone: 2027-03-05T13:45Z.</translation>
    </message>
    <message>
        <source>A box for receivers to try: no boards, open in two minutes.</source>
        <translation>En boks, som modtagere kan prøve: uden spil, åben om to minutter.</translation>
    </message>
    <message>
        <source>The new box.</source>
        <translation>Den nye boks.</translation>
    </message>
    <message>
        <source>No network is needed: get the round in a browser, from an address that --when shows. It is checked with the network&apos;s key, and nothing is written if box or round is wrong.</source>
        <translation>Netværk er unødvendigt: Hent runden i en browser fra en adresse, som --when viser. Den kontrolleres med netværkets nøgle, og intet skrives, hvis boksen eller runden er forkert.</translation>
    </message>
    <message>
        <source>The round that the box names, as the network answers; “-” is standard input.</source>
        <translation>Runden, som boksen nævner, sådan som netværket svarer; ”-” er standardinput.</translation>
    </message>
    <message>
        <source>One new file with what is in the box. Without it, the box&apos;s files beside the box.</source>
        <translation>Én ny fil med boksens indhold. Uden det boksens filer ved siden af boksen.</translation>
    </message>
    <message>
        <source>Instead of the round: the secret key of --or-for.</source>
        <translation>I stedet for runden: den hemmelige nøgle til --or-for.</translation>
    </message>
    <message>
        <source>Only show when boxes open, and with which round.</source>
        <translation>Vis kun, hvornår bokse åbnes, og med hvilken runde.</translation>
    </message>
    <message>
        <source>It is text and PDF, with unlock.html, which opens the box in a browser. It says when and how the box opens, where its round will be, and the hash of the box, and nothing about the contents.</source>
        <translation>Det er tekst og PDF, med unlock.html, der åbner boksen i en browser. Det siger, hvornår og hvordan boksen åbnes, hvor dens runde vil være, og boksens hash, og intet om indholdet.</translation>
    </message>
    <message>
        <source>The folder. Without it, beside the box.</source>
        <translation>Mappen. Uden det ved siden af boksen.</translation>
    </message>
    <message>
        <source>The sheets of labels; a4 and letter are whole pages, for envelopes.</source>
        <translation>Etiketarkene; a4 og letter er hele sider, til konvolutter.</translation>
    </message>
    <message>
        <source>What they are for: boxes of boards, or envelopes of records.</source>
        <translation>Hvad de er til: kasser med spil eller konvolutter med kortfordelinger.</translation>
    </message>
    <message>
        <source>Copies of each label.</source>
        <translation>Kopier af hver etiket.</translation>
    </message>
    <message>
        <source>Where to begin on a sheet that was used before.</source>
        <translation>Hvor der begyndes på et ark, der er brugt af.</translation>
    </message>
    <message>
        <source>A label for each of these sections.</source>
        <translation>En etiket til hver af disse rækker.</translation>
    </message>
    <message>
        <source>No card is printed. Pairs and movements are left to the scorer.</source>
        <translation>Der trykkes ingen kort. Par og skiftninger overlades til regnskabsprogrammet.</translation>
    </message>
    <message>
        <source>Every board is on it, for every section and copy, and no card.</source>
        <translation>Hvert spil er på den, for hver række og kopi, og ingen kort.</translation>
    </message>
    <message>
        <source>The sections that get the boards.</source>
        <translation>Rækkerne, der får spillene.</translation>
    </message>
    <message>
        <source>Copies for each section.</source>
        <translation>Kopier pr. række.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer by itself: load the file where the answer says.</source>
        <translation>Intet forlader denne computer af sig selv: Læg filen op, hvor svaret siger det.</translation>
    </message>
    <message>
        <source>Only for sets that the journal has as finished: “bigdeal journal state CODE finished”.</source>
        <translation>Kun for sæt, der er færdigspillet i logbogen: ”bigdeal journal state CODE finished”.</translation>
    </message>
    <message>
        <source>The destination: bridgewebs, acbl-live, bridge-club-org, bridgecomposer, bbo, hand-viewer, bridgemate, tabscore, scorebridge, duplimate, dealer4, pianola, realbridge.</source>
        <translation>Modtageren: bridgewebs, acbl-live, bridge-club-org, bridgecomposer, bbo, hand-viewer, bridgemate, tabscore, scorebridge, duplimate, dealer4, pianola, realbridge.</translation>
    </message>
    <message>
        <source>List all destinations, and what each takes.</source>
        <translation>Vis alle modtagere, og hvad hver tager.</translation>
    </message>
    <message>
        <source>The pack has PBN, LIN, CSV, hand record and checksums.</source>
        <translation>Pakken har PBN, LIN, CSV, kortfordelinger og kontrolsummer.</translation>
    </message>
    <message>
        <source>The archive; without .zip, a new folder. An existing folder gets an archive.</source>
        <translation>Arkivet; uden .zip en ny mappe. En mappe, der findes, får et arkiv.</translation>
    </message>
    <message>
        <source>With double-dummy results, where available.</source>
        <translation>Med double dummy-resultater, hvor de findes.</translation>
    </message>
    <message>
        <source>In this order: new, set-name, set-source (and holder), add-phase, inspect, publish and published (weeks ahead), set-value (when the outside value is known), deal, reveal. NAME.sqd and NAME.sqk are SquareDeal&apos;s own files.</source>
        <translation>I denne rækkefølge: new, set-name, set-source (og holder, for vogtere), add-phase, inspect, publish og published (uger før), set-value (når den eksterne værdi er kendt), deal, reveal. NAME.sqd og NAME.sqk er SquareDeals egne filer.</translation>
    </message>
    <message>
        <source>Add a phase: in four words, in one as SESSIONS:BOARDS:PREFIX:DESCRIPTION, or with the options.</source>
        <translation>Tilføj en fase: i fire ord, i ét som SESSIONS:BOARDS:PREFIX:DESCRIPTION, eller med tilvalgene.</translation>
    </message>
    <message>
        <source>Deal sessions into files, as SquareDeal names them.</source>
        <translation>Bland sessioner i filer, navngivet som SquareDeal gør.</translation>
    </message>
    <message>
        <source>Record where play did not follow the plan, such as a session played out of order.</source>
        <translation>Notér, hvor spillet ikke fulgte planen, for eksempel en session spillet uden for tur.</translation>
    </message>
    <message>
        <source>Words that others keep, so that nobody alone can foresee a board.</source>
        <translation>Ord, som andre gemmer, så ingen alene kan forudse et spil.</translation>
    </message>
    <message>
        <source>Look for what could go wrong before the plan is published.</source>
        <translation>Se efter, hvad der kan gå galt, før planen offentliggøres.</translation>
    </message>
    <message>
        <source>Begin a plan in a folder of its own: NAME/NAME.sqd.</source>
        <translation>Begynd en plan i sin egen mappe: NAME/NAME.sqd.</translation>
    </message>
    <message>
        <source>Make the keys, bind them and the plan, and close the plan for good.</source>
        <translation>Lav nøglerne, bind dem og planen, og luk planen for altid.</translation>
    </message>
    <message>
        <source>Record where and since when the sealed plan and its check code are published.</source>
        <translation>Notér, hvor og siden hvornår den forseglede plan og dens kontrolkode er offentliggjort.</translation>
    </message>
    <message>
        <source>Remove a phase; later ones move up.</source>
        <translation>Fjern en fase; senere faser rykker op.</translation>
    </message>
    <message>
        <source>Deal reserve sets for sessions that cannot be played; with --only, single boards.</source>
        <translation>Bland reservesæt til sessioner, der ikke kan spilles; med --only enkelte spil.</translation>
    </message>
    <message>
        <source>Make the public pack: plan, keys, commitment, boards, a text for the players, checksums.</source>
        <translation>Lav den offentlige pakke: plan, nøgler, bindingsfil, spil, en tekst til spillerne, kontrolsummer.</translation>
    </message>
    <message>
        <source>Give the tournament a name.</source>
        <translation>Giv turneringen et navn.</translation>
    </message>
    <message>
        <source>Say where the outside value will come from.</source>
        <translation>Sig, hvor den eksterne værdi vil komme fra.</translation>
    </message>
    <message>
        <source>Put the outside value into the published plan.</source>
        <translation>Sæt den eksterne værdi ind i den offentliggjorte plan.</translation>
    </message>
    <message>
        <source>Draw the publication sheet of a sealed plan again.</source>
        <translation>Tegn offentliggørelsesarket for en forseglet plan igen.</translation>
    </message>
    <message>
        <source>Show the plan, its progress, its log, and what comes next.</source>
        <translation>Vis planen, hvor langt den er, dens log, og hvad der kommer nu.</translation>
    </message>
    <message>
        <source>How many sessions; 0 where it is still open.</source>
        <translation>Hvor mange sessioner; 0, hvor det er åbent endnu.</translation>
    </message>
    <message>
        <source>Boards of each session: 20, 21-40, 1-16,17-32 in turn, 2x8, or ? to be asked.</source>
        <translation>Spil i hver session: 20, 21-40, 1-16,17-32 på skift, 2x8, eller ? for at blive spurgt.</translation>
    </message>
    <message>
        <source>The name of the files; # becomes the session&apos;s number.</source>
        <translation>Filernes navn; # bliver til sessionens nummer.</translation>
    </message>
    <message>
        <source>The name of the phase; # as above.</source>
        <translation>Fasens navn; # som ovenfor.</translation>
    </message>
    <message>
        <source>Each session has files of its own, and runs of sessions one more. Nothing is ever overwritten; a session dealt again makes the same files.</source>
        <translation>Hver session har sine egne filer, og flere i træk én til. Intet overskrives nogensinde; en session, der blandes igen, giver de samme filer.</translation>
    </message>
    <message>
        <source>An age key file for which the keys are sealed.</source>
        <translation>En age-nøglefil, som nøglerne er forseglet til.</translation>
    </message>
    <message>
        <source>A sheet with one official&apos;s words; once for each official.</source>
        <translation>Et ark med én nøgleholders ord; én gang for hver nøgleholder.</translation>
    </message>
    <message>
        <source>Every session of every phase, as without --phase.</source>
        <translation>Hver session i hver fase, som uden --phase.</translation>
    </message>
    <message>
        <source>The number of one phase.</source>
        <translation>Nummeret på én fase.</translation>
    </message>
    <message>
        <source>Of that phase: 2, 1-3, 1,3 or * for all.</source>
        <translation>Af den fase: 2, 1-3, 1,3 eller * for alle.</translation>
    </message>
    <message>
        <source>The boards of phases that leave them open (?).</source>
        <translation>Spillene i faser, der lader dem stå åbne (?).</translation>
    </message>
    <message>
        <source>Formats, with commas between. Without it, those in the settings.</source>
        <translation>Formater med komma imellem. Uden det dem i indstillingerne.</translation>
    </message>
    <message>
        <source>Where the files go. Without it, “boards” in the tournament&apos;s folder.</source>
        <translation>Hvor filerne kommer hen. Uden det ”boards” i turneringens mappe.</translation>
    </message>
    <message>
        <source>Lock each session&apos;s files in a box until then (2027-03-05T13:45Z). Keys and value can make the boards again earlier.</source>
        <translation>Lås hver sessions filer i en boks indtil da (2027-03-05T13:45Z). Med nøgler og værdi kan spillene blandes igen før.</translation>
    </message>
    <message>
        <source>Each holder makes words (new), keeps the slip, and gives the hash to the organiser, who adds it to the promise (add) before publishing. When the outside value is known, all give their words, and “set-value” takes them.</source>
        <translation>Hver vogter laver ord (new), beholder sedlen og giver hashen til arrangøren, som føjer den til løftet (add), før der offentliggøres. Når den eksterne værdi er kendt, giver alle deres ord, og ”set-value” tager dem.</translation>
    </message>
    <message>
        <source>Add a holder to the promise: “Team B=b7404…”, or the file with the hash.</source>
        <translation>Føj en vogter til løftet: ”Team B=b7404…”, eller filen med hashen.</translation>
    </message>
    <message>
        <source>Check a slip, or words, against a hash, such as the one in the promise.</source>
        <translation>Kontrollér en seddel eller ord mod en hash, for eksempel den i løftet.</translation>
    </message>
    <message>
        <source>Make twelve words for the holder NAME, such as “Team B”, and their hash.</source>
        <translation>Lav tolv ord til vogteren NAME, for eksempel ”Team B”, og deres hash.</translation>
    </message>
    <message>
        <source>Remove the holder NAME from the promise.</source>
        <translation>Fjern vogteren NAME fra løftet.</translation>
    </message>
    <message>
        <source>SLIP is the slip&apos;s text file, “-” for standard input, or the words themselves; typed words stay in your shell&apos;s history.</source>
        <translation>SLIP er sedlens tekstfil, ”-” for standardinput, eller selve ordene; skrevne ord bliver i din shells historik.</translation>
    </message>
    <message>
        <source>The words go into the slip, in new files that only you can read, and are not shown. The hash is for the organiser, and reveals nothing.</source>
        <translation>Ordene kommer på sedlen, i nye filer, som kun du kan læse, og vises ikke. Hashen er til arrangøren og røber intet.</translation>
    </message>
    <message>
        <source>Where slip and hash go. Without it, this folder.</source>
        <translation>Hvor seddel og hash kommer hen. Uden det denne mappe.</translation>
    </message>
    <message>
        <source>Errors must be corrected; warnings are acknowledged when publishing, by the word in brackets. Exit code 1 where something was found.</source>
        <translation>Fejl skal rettes; advarsler godkendes ved offentliggørelsen med ordet i parentes. Exitkode 1, hvor noget blev fundet.</translation>
    </message>
    <message>
        <source>NAME alone is enough, here and in the other commands. With --practice the plan is called PRACTICE-NAME, and has a source and a phase to begin with.</source>
        <translation>NAME alene er nok, her og i de andre kommandoer. Med --practice hedder planen PRACTICE-NAME og har en kilde og en fase at begynde med.</translation>
    </message>
    <message>
        <source>The tournament&apos;s name.</source>
        <translation>Turneringens navn.</translation>
    </message>
    <message>
        <source>Where the outside value will come from.</source>
        <translation>Hvor den eksterne værdi vil komme fra.</translation>
    </message>
    <message>
        <source>To try it all out: any value, no waiting, and never called proved.</source>
        <translation>Til at prøve det hele: enhver værdi, ingen ventetid, og aldrig kaldt bevist.</translation>
    </message>
    <message>
        <source>The keys are sealed at once: with a passphrase typed at the terminal, or as the options say. Then publish NAME.sqd, NAME.commit.json and the check code yourself, where everybody sees them, and record it with “published”.</source>
        <translation>Nøglerne forsegles straks: med en adgangssætning skrevet på terminalen, eller som tilvalgene siger. Offentliggør så selv NAME.sqd, NAME.commit.json og kontrolkoden, hvor alle ser dem, og notér det med ”published”.</translation>
    </message>
    <message>
        <source>Seal for an age key; may be given several times.</source>
        <translation>Forsegl til en age-nøgle; kan gives flere gange.</translation>
    </message>
    <message>
        <source>Seal with the words of 2 of 3 officials; writes a sheet for each.</source>
        <translation>Forsegl med ord fra 2 af 3 nøgleholdere; skriver et ark til hver.</translation>
    </message>
    <message>
        <source>Leave the keys open, as SquareDeal does.</source>
        <translation>Lad nøglerne stå åbne, som SquareDeal gør.</translation>
    </message>
    <message>
        <source>A warning you looked at, by the word in brackets; “all” for all of them.</source>
        <translation>En advarsel, du har set på, med ordet i parentes; ”all” for dem alle.</translation>
    </message>
    <message>
        <source>Your words go into the journal and, when the keys are revealed, into the pack.</source>
        <translation>Dine ord kommer i logbogen og, når nøglerne afsløres, i pakken.</translation>
    </message>
    <message>
        <source>Where everybody sees it, such as “Bulletin 1, club web page”.</source>
        <translation>Hvor alle ser det, for eksempel ”Bulletin 1, klubbens webside”.</translation>
    </message>
    <message>
        <source>Since when. Without it, today.</source>
        <translation>Siden hvornår. Uden det i dag.</translation>
    </message>
    <message>
        <source>The reason goes into the journal, and into a notice to the players beside what is published.</source>
        <translation>Grunden kommer i logbogen og i et opslag til spillerne ved siden af det offentliggjorte.</translation>
    </message>
    <message>
        <source>Only these boards of one reserve set: 5, 5,7 or 5-7.</source>
        <translation>Kun disse spil i ét reservesæt: 5, 5,7 eller 5-7.</translation>
    </message>
    <message>
        <source>Why, in words that everybody will read (Law 6D).</source>
        <translation>Hvorfor, med ord, som alle vil læse (§ 6 D).</translation>
    </message>
    <message>
        <source>With --phase and --sessions: a pack for each of these sessions, on the evening it was played. The keys of the others stay secret. Its reserve set cannot be used after that.</source>
        <translation>Med --phase og --sessions: en pakke til hver af disse sessioner, den aften den blev spillet. De andres nøgler forbliver hemmelige. Dens reservesæt kan ikke bruges bagefter.</translation>
    </message>
    <message>
        <source>Single sessions of this phase.</source>
        <translation>Enkelte sessioner i denne fase.</translation>
    </message>
    <message>
        <source>The pack, or a new folder. Without it, NAME-public.zip with what is published.</source>
        <translation>Pakken, eller en ny mappe. Uden det NAME-public.zip hos det offentliggjorte.</translation>
    </message>
    <message>
        <source>Play of all that is revealed is over, reserve sets too.</source>
        <translation>Alt spil af det, der afsløres, er slut, også reservesæt.</translation>
    </message>
    <message>
        <source>--of “Dow Jones Industrial Average” --day 2027-07-14 makes the whole sentence. Or use your own words.</source>
        <translation>--of ”Dow Jones Industrial Average” --day 2027-07-14 laver hele sætningen. Eller brug dine egne ord.</translation>
    </message>
    <message>
        <source>A value that proves itself: --of drand --at 2027-07-06T18:00Z --or-else “Dow Jones Industrial Average” promises a number that the public clock drand signs at that moment. --or-else counts if drand has ended: of a known source the value of --day, or else of the day after.</source>
        <translation>En værdi, der beviser sig selv: --of drand --at 2027-07-06T18:00Z --or-else ”Dow Jones Industrial Average” lover et tal, som det offentlige ur drand underskriver i det øjeblik. --or-else gælder, hvis drand er ophørt: fra en kendt kilde værdien af --day, ellers dagen efters.</translation>
    </message>
    <message>
        <source>--holder “Team B=b7404…” adds the words of others (“holder new” makes them). Holders that the plan has already stay.</source>
        <translation>--holder ”Team B=b7404…” tilføjer andres ord (”holder new” laver dem). Vogtere, som planen allerede har, bliver.</translation>
    </message>
    <message>
        <source>“drand”, or one or two of: Dow Jones Industrial Average; S&amp;P 500; Nasdaq Composite; S&amp;P/TSX Composite; FTSE 100; DAX; CAC 40; AEX; BEL 20; SMI; WIG20; OMX Stockholm 30; Nikkei 225; Hang Seng Index; BSE Sensex; Nifty 50; LBMA Gold Price PM in US dollars.</source>
        <translation>”drand”, eller en eller to af: Dow Jones Industrial Average; S&amp;P 500; Nasdaq Composite; S&amp;P/TSX Composite; FTSE 100; DAX; CAC 40; AEX; BEL 20; SMI; WIG20; OMX Stockholm 30; Nikkei 225; Hang Seng Index; BSE Sensex; Nifty 50; LBMA Gold Price PM in US dollars.</translation>
    </message>
    <message>
        <source>The day whose value counts.</source>
        <translation>Den dag, hvis værdi tæller.</translation>
    </message>
    <message>
        <source>Which value of the day.</source>
        <translation>Hvilken af dagens værdier.</translation>
    </message>
    <message>
        <source>With --of drand, when its round appears: 2027-07-06T18:00Z.</source>
        <translation>Med --of drand, hvornår dens runde kommer: 2027-07-06T18:00Z.</translation>
    </message>
    <message>
        <source>Its number, instead of --at.</source>
        <translation>Dens nummer, i stedet for --at.</translation>
    </message>
    <message>
        <source>With --of drand, what counts if it has ended: a source, or your own words.</source>
        <translation>Med --of drand, hvad der gælder, hvis den er ophørt: en kilde, eller dine egne ord.</translation>
    </message>
    <message>
        <source>Somebody whose words go into the value too; may be given several times. See “holder”.</source>
        <translation>En vogter, hvis ord også indgår i værdien; kan gives flere gange. Se ”holder”.</translation>
    </message>
    <message>
        <source>Type it as its source publishes it, with all decimals: 43,275.91. Spaces around it are left out, and “.” and “,” between digits. Before it can be known it is refused: on the promised day a closing value before noon, an opening value or a fixing before eight, by the clock of its exchange.</source>
        <translation>Skriv den, som dens kilde offentliggør den, med alle decimaler: 43,275.91. Mellemrum omkring den udelades, og ”.” og ”,” mellem cifre. Før den kan være kendt, afvises den: på den lovede dag en slutværdi før middag, en åbningsværdi eller fixing før otte, efter børsens ur.</translation>
    </message>
    <message>
        <source>A promised round of drand is given as its file, with --round. Its signature is checked here, without a network.</source>
        <translation>En lovet runde af drand gives som sin fil, med --round. Dens underskrift kontrolleres her, uden netværk.</translation>
    </message>
    <message>
        <source>Every promised holder is needed: --words or --words-file for each, or --withheld. The words are compared with the promised hash.</source>
        <translation>Alle lovede vogtere er nødvendige: --words eller --words-file for hver, eller --withheld. Ordene sammenlignes med den lovede hash.</translation>
    </message>
    <message>
        <source>The promised round of drand, as a relay serves it, or its three parts; “-” is standard input.</source>
        <translation>Den lovede runde af drand, som en server giver den, eller dens tre dele; ”-” er standardinput.</translation>
    </message>
    <message>
        <source>The value as a second person typed it.</source>
        <translation>Værdien, som en anden person skrev den.</translation>
    </message>
    <message>
        <source>Replace a value from which nothing was dealt yet.</source>
        <translation>Erstat en værdi, som intet er blandet ud fra endnu.</translation>
    </message>
    <message>
        <source>Accept a value that is not written as promised, and tell everybody why.</source>
        <translation>Godtag en værdi, der ikke er skrevet som lovet, og fortæl alle hvorfor.</translation>
    </message>
    <message>
        <source>A promised holder&apos;s words: “Team B=hawk-sister-…”.</source>
        <translation>En lovet vogters ord: ”Team B=hawk-sister-…”.</translation>
    </message>
    <message>
        <source>The same, from the slip&apos;s text file.</source>
        <translation>Det samme, fra sedlens tekstfil.</translation>
    </message>
    <message>
        <source>A holder who did not give the words: their SHA-256 takes their place, and everybody sees that.</source>
        <translation>En vogter, der ikke gav ordene: Deres SHA-256 træder i stedet, og alle ser det.</translation>
    </message>
    <message>
        <source>For other paper, or if “publish” did not make it. It contains nothing secret.</source>
        <translation>Til andet papir, eller hvis ”publish” ikke lavede det. Det indeholder intet hemmeligt.</translation>
    </message>
    <message>
        <source>A new PDF file. Without it, NAME-sheet.pdf.</source>
        <translation>En ny PDF-fil. Uden det NAME-sheet.pdf.</translation>
    </message>
    <message>
        <source>NAME.sqd alone takes the files beside it; a public pack (.zip or folder) contains everything. Every board must come from some session, original or reserve, and the answer says which. No card is ever shown.</source>
        <translation>NAME.sqd alene tager filerne ved siden af; en offentlig pakke (.zip eller mappe) indeholder alt. Hvert spil skal komme fra en session, oprindelig eller reserve, og svaret siger hvilken. Der vises aldrig kort.</translation>
    </message>
    <message>
        <source>GREEN: all is proved, with what you say. AMBER: nothing is wrong; lists show what is left to you, and what the organiser could still choose. RED: something contradicts.</source>
        <translation>GRØN: alt er bevist, med det, du siger. GUL: intet er forkert; lister viser, hvad der er op til dig, og hvad arrangøren stadig kunne vælge. RØD: noget modsiger sig selv.</translation>
    </message>
    <message>
        <source>Exit codes: 0 green or amber, 1 red (with --strict, amber too), 2 there is no plan, 4 a damaged file.</source>
        <translation>Exitkoder: 0 grøn eller gul, 1 rød (med --strict også gul), 2 der er ingen plan, 4 en beskadiget fil.</translation>
    </message>
    <message>
        <source>The revealed keys.</source>
        <translation>De afslørede nøgler.</translation>
    </message>
    <message>
        <source>Files of boards; those after NAME.sqd are boards as well.</source>
        <translation>Filer med spil; dem efter NAME.sqd er også spil.</translation>
    </message>
    <message>
        <source>The check code (SHA-256) as you saw it published, digits or 13 words.</source>
        <translation>Kontrolkoden (SHA-256), som du så den offentliggjort, cifre eller 13 ord.</translation>
    </message>
    <message>
        <source>A plan that you kept yourself; one among the FILEs proves nothing.</source>
        <translation>En plan, du selv har gemt; en blandt FILE’rne beviser intet.</translation>
    </message>
    <message>
        <source>You saw that check code, or had that plan, before the promised moment.</source>
        <translation>Du så den kontrolkode, eller havde den plan, før det lovede tidspunkt.</translation>
    </message>
    <message>
        <source>The outside value as you looked it up.</source>
        <translation>Den eksterne værdi, som du slog den op.</translation>
    </message>
    <message>
        <source>The sessions that were played: 1:1-3, 2:all, or all; may be given several times.</source>
        <translation>Sessionerne, der blev spillet: 1:1-3, 2:all eller all; kan gives flere gange.</translation>
    </message>
    <message>
        <source>You know of no earlier promise of this organiser for this event.</source>
        <translation>Du kender intet tidligere løfte fra denne arrangør for denne turnering.</translation>
    </message>
    <message>
        <source>Exit code 1 unless everything is proved (green).</source>
        <translation>Exitkode 1, medmindre alt er bevist (grøn).</translation>
    </message>
    <message>
        <source>Without VALUE each line of standard input is one, and is answered before the next is read.</source>
        <translation>Uden VALUE er hver linje på standardinput en, og den besvares, før den næste læses.</translation>
    </message>
    <message>
        <source>Schemes:</source>
        <translation>Metoder:</translation>
    </message>
    <message>
        <source>deals as Big Deal numbers them</source>
        <translation>fordelinger, som Big Deal nummererer dem</translation>
    </message>
    <message>
        <source>deals in Andrews&apos; squashed order</source>
        <translation>fordelinger i Andrews’ pressede rækkefølge</translation>
    </message>
    <message>
        <source>deals in Pavlicek&apos;s order</source>
        <translation>fordelinger i Pavliceks rækkefølge</translation>
    </message>
    <message>
        <source>endings, 1 to 13 cards in every hand</source>
        <translation>slutspil, 1 til 13 kort i alle hænder</translation>
    </message>
    <message>
        <source>endings, 0 to 13 cards in each hand</source>
        <translation>slutspil, 0 til 13 kort i hver hånd</translation>
    </message>
    <message>
        <source>any card anywhere</source>
        <translation>ethvert kort hvor som helst</translation>
    </message>
    <message>
        <source>deals, two bits a card</source>
        <translation>fordelinger, to bit pr. kort</translation>
    </message>
    <message>
        <source>any card anywhere, three bits a card</source>
        <translation>ethvert kort hvor som helst, tre bit pr. kort</translation>
    </message>
    <message>
        <source>any card anywhere, as four suit words in hexadecimal</source>
        <translation>ethvert kort hvor som helst, som fire hexadecimale farveord</translation>
    </message>
    <message>
        <source>any card anywhere, as 52 letters N, E, S, W or -</source>
        <translation>ethvert kort hvor som helst, som 52 bogstaver N, E, S, W eller -</translation>
    </message>
    <message>
        <source>deals as Andrews&apos; three sequences of 13</source>
        <translation>fordelinger som Andrews’ tre følger af 13</translation>
    </message>
    <message>
        <source>deals as the squashed indices of the sequences</source>
        <translation>fordelinger som følgernes pressede indekser</translation>
    </message>
    <message>
        <source>sets of whole numbers, such as 2 3 5, in squashed order</source>
        <translation>mængder af hele tal, som 2 3 5, i presset rækkefølge</translation>
    </message>
    <message>
        <source>Complete a diagram to deals, at random, for study.</source>
        <translation>Udfyld et diagram til fordelinger, tilfældigt, til studium.</translation>
    </message>
    <message>
        <source>Turn numbers into diagrams.</source>
        <translation>Gør tal til diagrammer.</translation>
    </message>
    <message>
        <source>Turn diagrams into numbers.</source>
        <translation>Gør diagrammer til tal.</translation>
    </message>
    <message>
        <source>The cards of DIAGRAM, such as “N:AKQ... - - J...”, stay; the rest is dealt, and each such deal is equally likely. Boards for play come from “bigdeal deal” alone, because here you know cards.</source>
        <translation>Kortene i DIAGRAM, som ”N:AKQ... - - J...”, bliver; resten blandes, og hver sådan fordeling er lige sandsynlig. Spil til turneringer kommer kun fra ”bigdeal deal”, for her kender du kort.</translation>
    </message>
    <message>
        <source>How many deals. Without it, one.</source>
        <translation>Hvor mange fordelinger. Uden det én.</translation>
    </message>
    <message>
        <source>40 hexadecimal digits that give the same deals again. Without it, the computer&apos;s randomness.</source>
        <translation>40 hexadecimale cifre, der giver de samme fordelinger igen. Uden det computerens tilfældighed.</translation>
    </message>
    <message>
        <source>The scheme zbs takes four hexadecimal words a diagram. With --binary the numbers come from a file that “encode --binary” wrote.</source>
        <translation>Metoden zbs tager fire hexadecimale ord pr. diagram. Med --binary kommer tallene fra en fil, som ”encode --binary” skrev.</translation>
    </message>
    <message>
        <source>Which way to number; “bigdeal number --help” lists them.</source>
        <translation>Hvordan der nummereres; ”bigdeal number --help” viser måderne.</translation>
    </message>
    <message>
        <source>Read the records of FILE; “-” is standard input.</source>
        <translation>Læs posterne i FILE; ”-” er standardinput.</translation>
    </message>
    <message>
        <source>How many members the sets of the scheme squashed have.</source>
        <translation>Hvor mange elementer mængderne i metoden squashed har.</translation>
    </message>
    <message>
        <source>A diagram is “N:AK.2.. Q..3. ... .4..K”, its suits spades.hearts.diamonds.clubs; a hand without cards is “...” or “-”.</source>
        <translation>Et diagram er ”N:AK.2.. Q..3. ... .4..K”, dets farver spar.hjerter.ruder.klør; en hånd uden kort er ”...” eller ”-”.</translation>
    </message>
    <message>
        <source>With --binary a file of numbers is written: 12 bytes a deal, 14 a balanced ending, 15 an unbalanced one, 16 any layout, 13 and 20 for bits104 and bits156, the most significant byte first. Words of zbs are four bytes each; 13 letters N, E, S, W or - are a suit by itself.</source>
        <translation>Med --binary skrives en fil med tal: 12 byte pr. fordeling, 14 pr. ligeligt slutspil, 15 pr. uligeligt, 16 pr. mønster, 13 og 20 for bits104 og bits156, den mest betydende byte først. Ord i zbs er på fire byte; 13 bogstaver N, E, S, W eller - er en farve for sig.</translation>
    </message>
    <message>
        <source>Write records of 12 to 20 bytes into the new FILE; “-” is standard output.</source>
        <translation>Skriv poster på 12 til 20 byte i den nye FILE; ”-” er standardoutput.</translation>
    </message>
    <message>
        <source>Without a command it lists the holdings that Bradmetz&apos;s steps tell apart: South, North, and the word. A word has a letter a card, the ace first: S, N, and O for the opponents.</source>
        <translation>Uden kommando vises de holdninger, som Bradmetz’ trin skelner: Syd, Nord og ordet. Et ord har et bogstav pr. kort, esset først: S, N og O for modparten.</translation>
    </message>
    <message>
        <source>Steps:</source>
        <translation>Trin:</translation>
    </message>
    <message>
        <source>South is the longer hand</source>
        <translation>Syd er den længste hånd</translation>
    </message>
    <message>
        <source>cards without an opponent&apos;s between them change places</source>
        <translation>kort uden modpartens imellem bytter plads</translation>
    </message>
    <message>
        <source>the longer hand keeps as many cards as the opponents hold, the rest sink</source>
        <translation>den længste hånd beholder lige så mange kort, som modparten har, resten synker</translation>
    </message>
    <message>
        <source>cards of the longer hand that fall under the shorter hand&apos;s masters sink</source>
        <translation>kort i den længste hånd, der falder under den kortestes høje kort, synker</translation>
    </message>
    <message>
        <source>cards of the shorter hand below the longer hand&apos;s weakest useful card sink</source>
        <translation>kort i den kortere hånd under den længeres laveste nyttige kort synker</translation>
    </message>
    <message>
        <source>cards below the opponents&apos; sentinel sink</source>
        <translation>kort under modpartens vagtpost synker</translation>
    </message>
    <message>
        <source>How many of the steps to take, 0 to 5. Without it, 5.</source>
        <translation>Hvor mange af trinene, 0 til 5. Uden det 5.</translation>
    </message>
    <message>
        <source>How the article&apos;s third step is understood.</source>
        <translation>Hvordan artiklens tredje trin forstås.</translation>
    </message>
    <message>
        <source>Count instead: every level, or the one of --level.</source>
        <translation>Tæl i stedet: hvert niveau, eller det i --level.</translation>
    </message>
    <message>
        <source>Write into the new FILE; “-” is standard output.</source>
        <translation>Skriv i den nye FILE; ”-” er standardoutput.</translation>
    </message>
    <message>
        <source>Count trivial holdings, those with one strategy, and twins.</source>
        <translation>Tæl trivielle holdninger, dem med én spilleplan, og tvillinger.</translation>
    </message>
    <message>
        <source>Reduce one suit, and name the rule of each step.</source>
        <translation>Forenkl én farve, og nævn hvert trins regel.</translation>
    </message>
    <message>
        <source>The best chance of every number of tricks, and the line of play.</source>
        <translation>Den bedste chance for hvert antal stik, og spilleplanen.</translation>
    </message>
    <message>
        <source>The kinds are those of Bradmetz&apos;s article, among the canonical forms. Twins are not looked for in a sample. All forms take some ten minutes for trivial ones and twins, and hours for the others.</source>
        <translation>Arterne er dem i Bradmetz’ artikel, blandt de kanoniske former. Tvillinger søges ikke i en stikprøve. Alle former tager omkring ti minutter for trivielle og tvillinger, og timer for de andre.</translation>
    </message>
    <message>
        <source>Kinds:</source>
        <translation>Arter:</translation>
    </message>
    <message>
        <source>each number of tricks is certain or out of reach</source>
        <translation>hvert antal stik er sikkert eller uden for rækkevidde</translation>
    </message>
    <message>
        <source>one line has the best chance of every number of tricks</source>
        <translation>én spilleplan har den bedste chance for hvert antal stik</translation>
    </message>
    <message>
        <source>one line takes in every lie what it would with all cards in sight</source>
        <translation>én spilleplan tager i hver sits det, den ville med alle kort synlige</translation>
    </message>
    <message>
        <source>like one before: same opponents&apos; cards, same lengths, same tricks in every lie</source>
        <translation>som en tidligere: samme modpartskort, samme længder, samme stik i hver sits</translation>
    </message>
    <message>
        <source>the same, and South&apos;s and North&apos;s cards are above or below all others</source>
        <translation>det samme, og Syds og Nords kort er over eller under alle andre</translation>
    </message>
    <message>
        <source>The canonical forms of this reading, after step 5.</source>
        <translation>De kanoniske former i denne læsning, efter trin 5.</translation>
    </message>
    <message>
        <source>Only this kind; may be given several times.</source>
        <translation>Kun denne art; kan gives flere gange.</translation>
    </message>
    <message>
        <source>Look at one form in N. Without it, 100; 1 where only twins or trivial ones are asked for.</source>
        <translation>Se på én form ud af N. Uden det 100; 1, hvor der kun spørges om tvillinger eller trivielle.</translation>
    </message>
    <message>
        <source>The suit is SOUTH NORTH, such as AX95 Q4.</source>
        <translation>Farven er SOUTH NORTH, for eksempel AX95 Q4.</translation>
    </message>
    <message>
        <source>The ten is T, X or 10; R, D and V are K, Q and J; a hand without cards is “-”.</source>
        <translation>Tieren er T, X eller 10; R, D og V er K, Q og J; en hånd uden kort er ”-”.</translation>
    </message>
    <message>
        <source>The suit is SOUTH NORTH, such as AJ2 765. It stands alone: either hand can lead to every trick. West and East see all cards and know declarer&apos;s plan; declarer sees what is played. Chances are exact, as when nothing is known of either hand. K/Q is either of two cards that are worth the same.</source>
        <translation>Farven er SOUTH NORTH, for eksempel AJ2 765. Den står alene: Begge hænder kan spille ud til hvert stik. Vest og Øst ser alle kort og kender spilførerens plan; spilføreren ser, hvad der spilles. Chancerne er nøjagtige, som når intet vides om nogen hånd. K/Q er et af to kort, der er lige meget værd.</translation>
    </message>
    <message>
        <source>Only this number of tricks.</source>
        <translation>Kun dette antal stik.</translation>
    </message>
    <message>
        <source>Show the lines up to N leads; 0 shows the chances alone.</source>
        <translation>Vis spilleplanen op til N udspil; 0 viser kun chancerne.</translation>
    </message>
    <message>
        <source>All boards in FILEs and FOLDERs count together; of a set in several formats, one file. A file with an unknown ending has one deal a line. The percentile is the chance of a count as small or smaller; one figure in twenty stands out by chance alone.</source>
        <translation>Alle spil i FILE’r og FOLDER’e tæller sammen; af et sæt i flere formater én fil. En fil med ukendt endelse har en fordeling pr. linje. Percentilen er chancen for et lige så lille eller mindre antal; ét tal ud af tyve skiller sig ud ved ren tilfældighed.</translation>
    </message>
    <message>
        <source>With --by-set each file is a set. The sets are compared with chance and each other, and boards that come again are named. Whether a machine is fair is answered by “bigdeal check-up”.</source>
        <translation>Med --by-set er hver fil et sæt. Sættene sammenlignes med tilfældet og hinanden, og spil, der kommer igen, nævnes. Om en maskine er retfærdig, besvares af ”bigdeal check-up”.</translation>
    </message>
    <message>
        <source>Exit codes: 0 no count is beyond chance, 1 one is.</source>
        <translation>Exitkoder: 0 intet antal er ud over tilfældet, 1 et er.</translation>
    </message>
    <message>
        <source>Also take the files and folders named in FILE, one a line.</source>
        <translation>Tag også de filer og mapper, der er nævnt i FILE, én pr. linje.</translation>
    </message>
    <message>
        <source>Each file is a set: compare the sets with chance and each other.</source>
        <translation>Hver fil er et sæt: sammenlign sættene med tilfældet og hinanden.</translation>
    </message>
    <message>
        <source>Also write all figures into a new file.</source>
        <translation>Skriv også alle tal i en ny fil.</translation>
    </message>
    <message>
        <source>Also draw a chart into a new file.</source>
        <translation>Tegn også et diagram i en ny fil.</translation>
    </message>
    <message>
        <source>Nobody has to play these boards any more, whatever the journal says.</source>
        <translation>Ingen skal spille disse spil mere, uanset hvad logbogen siger.</translation>
    </message>
    <message>
        <source>Give last year&apos;s files, or their FOLDER: any format, any program, the more sets the better. Where they are not as chance deals them, you learn what was done to them. A set that is there several times counts once.</source>
        <translation>Giv sidste års filer, eller deres FOLDER: alle formater, alle programmer, jo flere sæt, des bedre. Er de ikke, som tilfældet blander, får du at vide, hvad der er gjort ved dem. Et sæt, der findes flere gange, tæller én gang.</translation>
    </message>
    <message>
        <source>Exit codes: 0 as chance deals them, 1 not, 4 files that cannot be read.</source>
        <translation>Exitkoder: 0 som tilfældet blander, 1 ikke, 4 filer, der ikke kan læses.</translation>
    </message>
    <message>
        <source>Print the verdict for the notice board.</source>
        <translation>Udskriv dommen til opslagstavlen.</translation>
    </message>
    <message>
        <source>Also count games and slams that can be made: some 0.2 seconds a board.</source>
        <translation>Tæl også udgange og slemmer, der kan laves: cirka 0,2 sekunder pr. spil.</translation>
    </message>
    <message>
        <source>The last line is the SHA-256 of this copy&apos;s verify.html: players can compare theirs.</source>
        <translation>Den sidste linje er SHA-256 af denne kopis verify.html: spillere kan sammenligne deres.</translation>
    </message>
    <message>
        <source>With --dossier it also deals fresh boards by the million (minutes), compares them with chance, and writes a PDF to be signed.</source>
        <translation>Med --dossier blandes også nye spil i millionvis (minutter), de sammenlignes med tilfældet, og en PDF til underskrift skrives.</translation>
    </message>
    <message>
        <source>Exit codes: 0 all is well, 5 a known answer is wrong or the dossier FAILED, 1 another dossier has to be made.</source>
        <translation>Exitkoder: 0 alt er i orden, 5 et kendt svar er forkert, eller dossieret siger FAILED, 1 der skal laves et dossier til.</translation>
    </message>
    <message>
        <source>Also test fresh boards, and write all into a new file.</source>
        <translation>Prøv også nye spil, og skriv det hele i en ny fil.</translation>
    </message>
    <message>
        <source>How many fresh boards the dossier counts. Without it, 10,000,000.</source>
        <translation>Hvor mange nye spil dossieret tæller. Uden det 10.000.000.</translation>
    </message>
    <message>
        <source>{title}: {boards}, set code {set_code}: {names}</source>
        <translation>{title}: {boards}, sætkode {set_code}: {names}</translation>
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
        <translation>Der er flere end {of} ord.</translation>
    </message>
    <message>
        <source>There are more than {of} groups of eight.</source>
        <translation>Der er flere end {of} grupper på otte.</translation>
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
        <translation>Skriv cifrene eller ordene.</translation>
    </message>
    <message>
        <source>Right so far: {place} of {of} words.</source>
        <translation>Rigtigt indtil nu: {place} af {of} ord.</translation>
    </message>
    <message>
        <source>Right so far: {place} of {of} groups.</source>
        <translation>Rigtigt indtil nu: {place} af {of} grupper.</translation>
    </message>
    <message>
        <source>Word {place} is not in the word list. Check it again.</source>
        <translation>Ord {place} står ikke på ordlisten: se efter igen.</translation>
    </message>
    <message>
        <source>Word {place} is different.</source>
        <translation>Ord {place} er et andet.</translation>
    </message>
    <message>
        <source>Group {place} of eight is different.</source>
        <translation>Ottegruppe {place} er en anden.</translation>
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
        <translation>Navn og funktion</translation>
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
        <translation>{program}, dossier: {verdict}. Side {page} af {pages}</translation>
    </message>
    <message>
        <source>Meter and recordings of people</source>
        <translation>Måleren og optagelser af mennesker</translation>
    </message>
    <message>
        <source>Of what the non-IID tests of NIST SP 800-90B find, it credits 0.55 to 0.83 for key presses, 0.60 to 0.84 for holds and 0.85 for the mouse</source>
        <translation>Af det, som non-IID-testene i NIST SP 800-90B finder, godskriver den 0,55 til 0,83 for tastetryk, 0,60 til 0,84 for hvor længe tasten holdes nede, og 0,85 for musen</translation>
    </message>
    <message>
        <source>Meter and the best guesser</source>
        <translation>Måleren og den bedste gætter</translation>
    </message>
    <message>
        <source>A session that it calls 213 bits has 475 in the median, and at least 307, for somebody who knows the typist and everything typed before</source>
        <translation>En indtastning, som den sætter til 213 bit, har 475 i medianen og mindst 307 for en, der kender skriveren og alt, hvad der er skrevet før</translation>
    </message>
    <message>
        <source>Recordings used</source>
        <translation>Brugte optagelser</translation>
    </message>
    <message>
        <source>126,000 presses of 22 people; 5,300 presses of 7 people (Aalto); 168,423 moves of 120 people (SapiMouse)</source>
        <translation>126&#xa0;000 tryk fra 22 personer; 5&#xa0;300 tryk fra 7 personer (Aalto); 168&#xa0;423 bevægelser fra 120 personer (SapiMouse)</translation>
    </message>
    <message>
        <source>Long runs of the generator</source>
        <translation>Lange kørsler af generatoren</translation>
    </message>
    <message>
        <source>100,000,000 and 1,000,000,000 boards, 103 tests each: none fails at 1 % for all together</source>
        <translation>100&#xa0;000&#xa0;000 og 1&#xa0;000&#xa0;000&#xa0;000 spil, 103 test hver: ingen dumper ved 1&#xa0;% for alle tilsammen</translation>
    </message>
    <message>
        <source>81 figures: 77 passed, 4 weak, none failed. The weak ones again, with five times the samples: all 33 passed</source>
        <translation>81 tal: 77 bestået, 4 svage, ingen dumpet. De svage igen, med fem gange så mange prøver: alle 33 bestået</translation>
    </message>
    <message>
        <source>a player who knows some hands</source>
        <translation>en spiller, der kender nogle hænder</translation>
    </message>
    <message>
        <source>work out the others, or the next set</source>
        <translation>regne de andre eller det næste sæt ud</translation>
    </message>
    <message>
        <source>each deal is cut out of a hash of a 160-bit seed; no output is ever part of the next input</source>
        <translation>hver fordeling skæres ud af en hash af en startværdi på 160 bit; intet resultat indgår i den næste inddata</translation>
    </message>
    <message>
        <source>a player who knows when and where the boards were dealt</source>
        <translation>en spiller, der ved, hvornår og hvor spillene blev blandet</translation>
    </message>
    <message>
        <source>guess the seed</source>
        <translation>gætte startværdien</translation>
    </message>
    <message>
        <source>213 bits of typing and moving, and the system&apos;s randomness besides; the clock alone is worth nothing</source>
        <translation>213 bit fra tastning og bevægelse, og systemets tilfældighed oveni; uret alene er intet værd</translation>
    </message>
    <message>
        <source>somebody who finds what the program leaves</source>
        <translation>en, der finder, hvad programmet efterlader</translation>
    </message>
    <message>
        <source>find a card or the seed again</source>
        <translation>finde et kort eller startværdien igen</translation>
    </message>
    <message>
        <source>neither is written anywhere; digests of deals are keyed; the set code is an HMAC, not a hash</source>
        <translation>ingen af delene skrives noget sted; hash af fordelinger har en nøgle; sætkoden er en HMAC, ikke en hash</translation>
    </message>
    <message>
        <source>a careless or hurried operator</source>
        <translation>en skødesløs eller travl betjener</translation>
    </message>
    <message>
        <source>overwrite a set, play an old one, use half of one</source>
        <translation>overskrive et sæt, spille et gammelt, bruge et halvt</translation>
    </message>
    <message>
        <source>nothing is overwritten; a deal that comes back is noticed; a set is whole or not there</source>
        <translation>intet overskrives; en fordeling, der kommer igen, opdages; et sæt er helt eller findes ikke</translation>
    </message>
    <message>
        <source>an operator who does not like the hands</source>
        <translation>en betjener, der ikke synes om hænderne</translation>
    </message>
    <message>
        <source>deal again until they please</source>
        <translation>blande igen, til de passer</translation>
    </message>
    <message>
        <source>no card is shown; there is no “again”: each dealing needs a full meter, gets a new seed and leaves a row in the journal for every set</source>
        <translation>intet kort vises; der er intet ”igen”: Hver blanding kræver en fuld måler, får en ny startværdi og efterlader en række i logbogen for hvert sæt</translation>
    </message>
    <message>
        <source>a faulty disk, USB drive or copy of the program</source>
        <translation>en disk, et USB-stik eller et eksemplar af programmet med fejl</translation>
    </message>
    <message>
        <source>wrong boards</source>
        <translation>forkerte spil</translation>
    </message>
    <message>
        <source>every file is read back and compared; known answers are checked at each start, and a program that fails them does not deal</source>
        <translation>hver fil læses igen og sammenlignes; kendte svar kontrolleres ved hver start, og et program, der ikke giver dem, blander ikke</translation>
    </message>
    <message>
        <source>Not against: somebody who controls the computer (malware, another administrator, a camera at the screen), somebody who gets the files before play, or an operator who alters the program. Those need people: a second person in the room, a computer that is off the network, files that are carried by hand.</source>
        <translation>Ikke imod: en, der har magten over computeren (skadelige programmer, en anden administrator, et kamera ved skærmen), en, der får filerne før spillet, eller en betjener, der ændrer programmet. Her skal der mennesker til: en person mere i rummet, en computer uden net, filer, der bæres i hånden.</translation>
    </message>
    <message>
        <source>The meter cannot tell a person from a long recording played once, or from a program written to imitate one: no count can.</source>
        <translation>Måleren kan ikke skelne et menneske fra en lang optagelse, der afspilles én gang, eller fra et program, der er lavet til at efterligne et: Det kan ingen optælling.</translation>
    </message>
    <message>
        <source>A seed is in one buffer, which is overwritten after use. Python, the hash library and the operating system may have copied it before. Swap and hibernation can put a page of memory on the disk. Encrypt the disk, or switch swap off.</source>
        <translation>En startværdi ligger i én buffer, som overskrives efter brug. Python, hashbiblioteket og styresystemet kan have kopieret den før. Swap og dvale kan lægge en side af hukommelsen på disken. Krypter disken, eller slå swap fra.</translation>
    </message>
    <message>
        <source>And {count} more, below.</source>
        <translation>Og {count} mere, nedenfor.</translation>
    </message>
    <message>
        <source>This copy of the program must not deal.</source>
        <translation>Dette eksemplar af programmet må ikke blande.</translation>
    </message>
    <message>
        <source>Two counts in turn came out as each of them does by chance once in a hundred times: that is one dossier of ten thousand. Make another one. If it says the same, this copy of the program must not deal.</source>
        <translation>To optællinger i træk faldt ud, som det for hver af dem sker tilfældigt én gang ud af hundrede: Det er ét dossier ud af ti tusind. Lav et nyt. Siger det det samme, må dette eksemplar af programmet ikke blande.</translation>
    </message>
    <message>
        <source>Every known answer is right, and no test of fresh boards shows more than chance does.</source>
        <translation>Hvert kendt svar er rigtigt, og ingen test af nye spil viser mere end tilfældet.</translation>
    </message>
    <message>
        <source>A test of the first count came out as it does by chance in one dossier of a hundred, so as many boards were dealt and counted again. Both counts are below.</source>
        <translation>En test i den første optælling faldt ud, som det sker tilfældigt i ét dossier ud af hundrede. Derfor blev lige så mange spil blandet og talt igen. Begge optællinger står nedenfor.</translation>
    </message>
    <message>
        <source>Known answer of the {part}: WRONG.</source>
        <translation>Kendt svar ({part}): FORKERT.</translation>
    </message>
    <message>
        <source>No boards could be made: {fault}</source>
        <translation>Der kunne ikke blandes spil: {fault}</translation>
    </message>
    <message>
        <source>Made {time} by the program itself, with {boards} fresh boards, in {seconds} seconds.</source>
        <translation>Lavet {time} af programmet selv, med {boards} nye spil, på {seconds} sekunder.</translation>
    </message>
    <message>
        <source>Made with the program named above:</source>
        <translation>Lavet med programmet, der er nævnt ovenfor:</translation>
    </message>
    <message>
        <source>{boards} boards were dealt just now, from {used} of {seeds} seeds. The seeds were drawn as for every dealing by command: from the operating system’s randomness, hashed with the clocks. No board was shown or kept; all were counted, and held against what chance alone gives, worked out exactly.</source>
        <translation>{boards} spil er netop blandet, ud fra {used} af {seeds} startværdier. Startværdierne blev trukket som ved hver blanding med kommando: fra styresystemets tilfældighed, hashet med urene. Intet spil blev vist eller gemt; alle blev talt og holdt op imod, hvad tilfældet alene giver, regnet nøjagtigt ud.</translation>
    </message>
    <message>
        <source>Checks a tournament, as verify.html does, whose SHA-256 is above and in the release’s notes.</source>
        <translation>Efterprøver en turnering, ligesom verify.html, hvis SHA-256 står ovenfor og i noterne til udgivelsen.</translation>
    </message>
    <message>
        <source>For the committee, after comparing its SHA-256 with the published one:</source>
        <translation>For komitéen, efter at dets SHA-256 er sammenlignet med den offentliggjorte:</translation>
    </message>
    <message>
        <source>For the committee:</source>
        <translation>For komitéen:</translation>
    </message>
    <message>
        <source>SHA-256 of {name}</source>
        <translation>SHA-256 af {name}</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>Hvad der blev prøvet</translation>
    </message>
    <message>
        <source>Each part is asked for what is known: the published answers of RIPEMD-160, the numbers of a known seed, the map from numbers to deals and back, every file format byte for byte and read back. Before each dealing the program tries the same, and does not deal if an answer is wrong.</source>
        <translation>Hver del bliver spurgt om noget kendt: de offentliggjorte svar for RIPEMD-160, tallene fra en kendt startværdi, afbildningen fra tal til fordelinger og tilbage, hvert filformat byte for byte og læst igen. Før hver blanding prøver programmet det samme, og det blander ikke, hvis et svar er forkert.</translation>
    </message>
    <message>
        <source>{count} of {all} known answers are right.</source>
        <translation>{count} af {all} kendte svar er rigtige.</translation>
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
        <translation>Kendte svar</translation>
    </message>
    <message>
        <source>“Chance” is how often a perfect dealer strays as far, on either side. With {count} tests some chances are small by chance; “adjusted” allows for that (Holm 1979). {failed}: an adjusted chance below one in a million. Where one is below 1 %, as many boards are dealt and counted a second time; if that happens again: {unclear}. A perfect dealer meets {unclear} in one dossier of ten thousand, {failed} in one of a million. Outcomes of which chance gives fewer than ten are counted together. The names of the tests are English, as in docs/fairness.md.</source>
        <translation>”Chance” er, hvor ofte en perfekt blander afviger lige så meget, til en af siderne. Med {count} test er nogle chancer tilfældigt små; ”justeret” tager hensyn til det (Holm 1979). {failed}: en justeret chance under én til en million. Er en under 1&#xa0;%, blandes og tælles lige så mange spil igen; sker det igen: {unclear}. En perfekt blander møder {unclear} i ét dossier ud af ti tusind, {failed} i ét ud af en million. Udfald, som tilfældet giver færre end ti af, tælles sammen. Testenes navne er engelske som i docs/fairness.md.</translation>
    </message>
    <message>
        <source>{count} of {all} (by chance: none)</source>
        <translation>{count} af {all} (tilfældigt: ingen)</translation>
    </message>
    <message>
        <source>Boards that came again</source>
        <translation>Spil, der kom igen</translation>
    </message>
    <message>
        <source>Seeds that came again</source>
        <translation>Startværdier, der kom igen</translation>
    </message>
    <message>
        <source>Chances below 10 %, 5 %, 1 %</source>
        <translation>Chancer under 10&#xa0;%, 5&#xa0;%, 1&#xa0;%</translation>
    </message>
    <message>
        <source>{counts} (by chance about {expected})</source>
        <translation>{counts} (tilfældigt omkring {expected})</translation>
    </message>
    <message>
        <source>test</source>
        <translation>test</translation>
    </message>
    <message>
        <source>chi-square</source>
        <translation>chi-i-anden</translation>
    </message>
    <message>
        <source>degrees of freedom</source>
        <translation>frihedsgrader</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>chance</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>justeret</translation>
    </message>
    <message>
        <source>Fresh boards</source>
        <translation>Nye spil</translation>
    </message>
    <message>
        <source>Fresh boards, counted again</source>
        <translation>Nye spil, talt igen</translation>
    </message>
    <message>
        <source>PASSED</source>
        <translation>BESTÅET</translation>
    </message>
    <message>
        <source>NOT CLEAR</source>
        <translation>UKLART</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>IKKE BESTÅET</translation>
    </message>
    <message>
        <source>A set needs a seed of 160 bits that nobody can guess. In the window it is drawn when {target} bits of typing and moving have been credited; what one of several predictors foresees earns nothing, and health tests after NIST SP 800-90B refuse input that repeats itself. Always, and in commands alone, the operating system’s randomness goes in: {bytes} bytes at the start and {bytes} at each seed, each read compared with the one before it. All is hashed with RIPEMD-160; numbers that are no deal’s are refused, never folded.</source>
        <translation>Et sæt kræver en startværdi på 160 bit, som ingen kan gætte. I vinduet trækkes den, når {target} bit fra tastning og bevægelse er godskrevet; hvad en af flere forudsigere kan forudse, tæller ikke, og prøver efter NIST SP 800-90B afviser inddata, der gentager sig. Altid, og ved kommandoer alene, indgår styresystemets tilfældighed: {bytes} byte ved starten og {bytes} ved hver startværdi, hver læsning sammenlignet med den forrige. Alt hashes med RIPEMD-160; tal, der ikke svarer til en fordeling, afvises og regnes aldrig om.</translation>
    </message>
    <message>
        <source>Randomness: the rules, and what was measured</source>
        <translation>Tilfældighed: reglerne, og hvad der er målt</translation>
    </message>
    <message>
        <source>who</source>
        <translation>hvem</translation>
    </message>
    <message>
        <source>what they try</source>
        <translation>hvad de forsøger</translation>
    </message>
    <message>
        <source>what stands against it</source>
        <translation>hvad der står imod</translation>
    </message>
    <message>
        <source>Threats and limits</source>
        <translation>Trusler og grænser</translation>
    </message>
    <message>
        <source>Makes this dossier again, with other seeds and so with other figures.</source>
        <translation>Laver dette dossier igen, med andre startværdier og derfor andre tal.</translation>
    </message>
    <message>
        <source>Beside the release: the SHA-256 of the download. “gh attestation verify” tells who built it.</source>
        <translation>Ved siden af udgivelsen: SHA-256 af den hentede fil. ”gh attestation verify” fortæller, hvem der har bygget den.</translation>
    </message>
    <message>
        <source>Built again from the sources, the program for Linux is the same bytes.</source>
        <translation>Bygget igen fra kilderne er programmet til Linux byte for byte det samme.</translation>
    </message>
    <message>
        <source>What the program contains. A bill of materials (.cdx.json) is beside the release.</source>
        <translation>Hvad programmet indeholder. En stykliste (.cdx.json) ligger ved siden af udgivelsen.</translation>
    </message>
    <message>
        <source>A long run that anybody can repeat: its seed is published before it deals.</source>
        <translation>En lang kørsel, som enhver kan gentage: Dens startværdi offentliggøres, før den blander.</translation>
    </message>
    <message>
        <source>What anybody can check</source>
        <translation>Hvad enhver kan kontrollere</translation>
    </message>
    <message>
        <source>{test}: by chance at most once in {odds} such runs.</source>
        <translation>{test}: tilfældigt højst én gang i {odds} sådanne kørsler.</translation>
    </message>
    <message>
        <source>{count} of {all} seeds were drawn before.</source>
        <translation>{count} af {all} startværdier var trukket før.</translation>
    </message>
    <message>
        <source>{count} of {all} boards were dealt before.</source>
        <translation>{count} af {all} spil var blandet før.</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>There is no format “{name}”. The formats are: {known}.</source>
        <translation>Der er intet format ”{name}”. Formaterne er: {known}.</translation>
    </message>
    <message>
        <source>The name has no ending that shows the format. Rename the file to end in one of: {known}.</source>
        <translation>Navnet har ingen endelse, der viser formatet. Omdøb filen, så den ender på en af disse: {known}.</translation>
    </message>
    <message>
        <source>The format “{first}” was given twice.</source>
        <translation>Formatet ”{first}” er angivet to gange.</translation>
    </message>
    <message>
        <source>“{first}” and “{second}” would both write the {suffix} file: choose one.</source>
        <translation>”{first}” og ”{second}” ville begge skrive {suffix}-filen: Vælg ét af dem.</translation>
    </message>
    <message>
        <source>The journal “{path}” is damaged: {reason}.</source>
        <translation>Logbogen ”{path}” er beskadiget: {reason}.</translation>
    </message>
    <message>
        <source>The journal “{path}” was written by a newer version of this program.</source>
        <translation>Logbogen ”{path}” er skrevet af en nyere version af programmet.</translation>
    </message>
    <message>
        <source>Another program is writing to the journal “{path}”.</source>
        <translation>Et andet program skriver i logbogen ”{path}”.</translation>
    </message>
    <message>
        <source>The journal “{path}” cannot be used: {reason}.</source>
        <translation>Logbogen ”{path}” kan ikke bruges: {reason}.</translation>
    </message>
    <message>
        <source>The journal was changed: {problems}</source>
        <translation>Logbogen er ændret: {problems}</translation>
    </message>
    <message>
        <source>Set {code} is “{state}” and cannot become “{wanted}”.</source>
        <translation>Sæt {code} er ”{state}” og kan ikke blive ”{wanted}”.</translation>
    </message>
    <message>
        <source>This file is sealed, but not locked until a time.</source>
        <translation>Filen er forseglet, men ikke låst indtil et tidspunkt.</translation>
    </message>
    <message>
        <source>Not a locked box</source>
        <translation>Ikke en låst boks</translation>
    </message>
    <message>
        <source>Another public clock</source>
        <translation>Et andet offentligt ur</translation>
    </message>
    <message>
        <source>Round {needed} opens this box, not round {given}.</source>
        <translation>Runde {needed} åbner denne boks, ikke runde {given}.</translation>
    </message>
    <message>
        <source>A package is missing</source>
        <translation>En pakke mangler</translation>
    </message>
    <message>
        <source>Not a deal: {problems}.</source>
        <translation>Ikke en fordeling: {problems}.</translation>
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
        <translation>Metoden ”{scheme}” nummererer fra 0 til {last}.</translation>
    </message>
    <message>
        <source>Not four suit words: {reason}.</source>
        <translation>Ikke fire farveord: {reason}.</translation>
    </message>
    <message>
        <source>{place}: {reason}</source>
        <translation>{place}: {reason}</translation>
    </message>
    <message>
        <source>There is no number scheme “{name}”. The schemes are: {known}.</source>
        <translation>Der er ingen nummereringsmetode ”{name}”. Metoderne er: {known}.</translation>
    </message>
    <message>
        <source>Unknown number scheme</source>
        <translation>Ukendt nummereringsmetode</translation>
    </message>
    <message>
        <source>Nothing was done. Choose from the list.</source>
        <translation>Intet er gjort. Vælg fra listen.</translation>
    </message>
    <message>
        <source>A value cannot be packed</source>
        <translation>En værdi kan ikke pakkes</translation>
    </message>
    <message>
        <source>Damaged file of numbers</source>
        <translation>Beskadiget fil med numre</translation>
    </message>
    <message>
        <source>Nothing can be printed on this computer: {reason}.</source>
        <translation>Der kan intet udskrives på denne computer: {reason}.</translation>
    </message>
    <message>
        <source>The generator has used all {last} values of its counter.</source>
        <translation>Generatoren har brugt alle {last} værdier i sin tæller.</translation>
    </message>
    <message>
        <source>Only {have_bits} of {want_bits} bits of randomness have been collected.</source>
        <translation>Kun {have_bits} af {want_bits} bit tilfældighed er samlet.</translation>
    </message>
    <message>
        <source>The self-test of the {part} failed: this copy of the program is damaged.</source>
        <translation>Selvtesten af {part} mislykkedes: Dette eksemplar af programmet er beskadiget.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulleret.</translation>
    </message>
    <message>
        <source>These boards were dealt before and are {state}: set {named}.</source>
        <translation>Disse spil er blandet før og er {state}: sæt {named}.</translation>
    </message>
    <message>
        <source>“{text}” cannot be a file name: {reason}.</source>
        <translation>”{text}” kan ikke være et filnavn: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” could not be written: {reason}.</source>
        <translation>”{path}” kunne ikke skrives: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” could not be read: {reason}.</source>
        <translation>”{path}” kunne ikke læses: {reason}.</translation>
    </message>
    <message>
        <source>The keys do not fit the plan: {problems}.</source>
        <translation>Nøglerne passer ikke til planen: {problems}.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>navn</translation>
    </message>
    <message>
        <source>source of the outside value</source>
        <translation>kilde til den eksterne værdi</translation>
    </message>
    <message>
        <source>outside value</source>
        <translation>ekstern værdi</translation>
    </message>
    <message>
        <source>hash of the keys</source>
        <translation>nøglernes hash</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>plan</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>grund</translation>
    </message>
    <message>
        <source>hash of the words</source>
        <translation>ordenes hash</translation>
    </message>
    <message>
        <source>name of the holder</source>
        <translation>vogterens navn</translation>
    </message>
    <message>
        <source>description</source>
        <translation>beskrivelse</translation>
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
        <translation>antal spil</translation>
    </message>
    <message>
        <source>choice of boards</source>
        <translation>valg af spil</translation>
    </message>
    <message>
        <source>Boards not understood</source>
        <translation>Spil ikke forstået</translation>
    </message>
    <message>
        <source>Write a number such as 24, or a range such as 11-20.</source>
        <translation>Skriv et tal som 24 eller et interval som 11-20.</translation>
    </message>
    <message>
        <source>Not a deal</source>
        <translation>Ikke en fordeling</translation>
    </message>
    <message>
        <source>Check the hands: 52 different cards, 13 to each seat.</source>
        <translation>Kontrollér hænderne: 52 forskellige kort, 13 til hver plads.</translation>
    </message>
    <message>
        <source>Hands not understood</source>
        <translation>Hænder ikke forstået</translation>
    </message>
    <message>
        <source>Write N: and four hands, suits in the order spades.hearts.diamonds.clubs.</source>
        <translation>Skriv N: og fire hænder med farverne som spar.hjerter.ruder.klør.</translation>
    </message>
    <message>
        <source>Hands that do not fit</source>
        <translation>Hænder, der ikke passer</translation>
    </message>
    <message>
        <source>Check the hands: no card twice, and as many cards to each seat as the scheme allows.</source>
        <translation>Kontrollér hænderne: intet kort to gange, og så mange kort til hver plads, som metoden tillader.</translation>
    </message>
    <message>
        <source>Suit words not understood</source>
        <translation>Farveord ikke forstået</translation>
    </message>
    <message>
        <source>Write four words of eight hexadecimal digits: spades, hearts, diamonds, clubs.</source>
        <translation>Skriv fire ord på otte hexadecimale cifre: spar, hjerter, ruder, klør.</translation>
    </message>
    <message>
        <source>Number out of range</source>
        <translation>Tallet er uden for området</translation>
    </message>
    <message>
        <source>Holding not understood</source>
        <translation>Kort ikke forstået</translation>
    </message>
    <message>
        <source>No randomness from the computer</source>
        <translation>Ingen tilfældighed fra computeren</translation>
    </message>
    <message>
        <source>Too many boards from one seed</source>
        <translation>For mange spil fra én startværdi</translation>
    </message>
    <message>
        <source>The meter is not full</source>
        <translation>Måleren er ikke fuld</translation>
    </message>
    <message>
        <source>The same seed twice</source>
        <translation>Samme startværdi to gange</translation>
    </message>
    <message>
        <source>Nothing was dealt. Do not deal on this computer: its randomness is broken.</source>
        <translation>Intet er blandet. Bland ikke på denne computer: Dens tilfældighed er i stykker.</translation>
    </message>
    <message>
        <source>The same deals twice</source>
        <translation>De samme fordelinger to gange</translation>
    </message>
    <message>
        <source>The program must not deal</source>
        <translation>Programmet må ikke blande</translation>
    </message>
    <message>
        <source>Nothing was dealt. Install the program again from a source you trust.</source>
        <translation>Intet er blandet. Installér programmet igen fra en kilde, du stoler på.</translation>
    </message>
    <message>
        <source>Unknown format</source>
        <translation>Ukendt format</translation>
    </message>
    <message>
        <source>Nothing was written. Choose from the list.</source>
        <translation>Intet er skrevet. Vælg fra listen.</translation>
    </message>
    <message>
        <source>Two formats, one file</source>
        <translation>To formater, én fil</translation>
    </message>
    <message>
        <source>Nothing was dealt. Nothing was written.</source>
        <translation>Intet er blandet. Intet er skrevet.</translation>
    </message>
    <message>
        <source>Damaged file</source>
        <translation>Beskadiget fil</translation>
    </message>
    <message>
        <source>Boards that are not deals</source>
        <translation>Spil, der ikke er fordelinger</translation>
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
        <translation>Mappen findes ikke</translation>
    </message>
    <message>
        <source>The files could not be written</source>
        <translation>Filerne kunne ikke skrives</translation>
    </message>
    <message>
        <source>The file could not be read</source>
        <translation>Filen kunne ikke læses</translation>
    </message>
    <message>
        <source>The disk did not keep the files</source>
        <translation>Disken bevarede ikke filerne</translation>
    </message>
    <message>
        <source>Files were left behind</source>
        <translation>Filer er efterladt</translation>
    </message>
    <message>
        <source>The journal is damaged</source>
        <translation>Logbogen er beskadiget</translation>
    </message>
    <message>
        <source>The journal is from a newer version</source>
        <translation>Logbogen er fra en nyere version</translation>
    </message>
    <message>
        <source>The journal is in use</source>
        <translation>Logbogen er i brug</translation>
    </message>
    <message>
        <source>Nothing was recorded. Wait for the other program, then try again.</source>
        <translation>Intet er noteret. Vent på det andet program, og prøv igen.</translation>
    </message>
    <message>
        <source>The journal cannot be used</source>
        <translation>Logbogen kan ikke bruges</translation>
    </message>
    <message>
        <source>The journal was changed</source>
        <translation>Logbogen er ændret</translation>
    </message>
    <message>
        <source>Set not found</source>
        <translation>Sættet findes ikke</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Ikke muligt nu</translation>
    </message>
    <message>
        <source>Nothing can be printed</source>
        <translation>Der kan intet udskrives</translation>
    </message>
    <message>
        <source>Nothing was written. Install what is missing, or do this on another computer.</source>
        <translation>Intet er skrevet. Installér det, der mangler, eller gør det på en anden computer.</translation>
    </message>
    <message>
        <source>Damaged tournament file</source>
        <translation>Beskadiget turneringsfil</translation>
    </message>
    <message>
        <source>Damaged file of keys</source>
        <translation>Beskadiget nøglefil</translation>
    </message>
    <message>
        <source>Keys of another plan</source>
        <translation>Nøgler til en anden plan</translation>
    </message>
    <message>
        <source>Nothing was dealt. Use the keys that were made when this plan was published.</source>
        <translation>Intet er blandet. Brug de nøgler, der blev lavet, da planen blev offentliggjort.</translation>
    </message>
    <message>
        <source>Not the published keys</source>
        <translation>Ikke de offentliggjorte nøgler</translation>
    </message>
    <message>
        <source>No such session</source>
        <translation>Den session findes ikke</translation>
    </message>
    <message>
        <source>Boards are still open</source>
        <translation>Spil står stadig åbne</translation>
    </message>
    <message>
        <source>Not ready to be published</source>
        <translation>Ikke klar til offentliggørelse</translation>
    </message>
    <message>
        <source>No double-dummy results</source>
        <translation>Ingen double dummy-resultater</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulleret</translation>
    </message>
    <message>
        <source>Command not understood</source>
        <translation>Kommandoen blev ikke forstået</translation>
    </message>
    <message>
        <source>Boards that were in use</source>
        <translation>Spil, der har været i brug</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Afvist</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Intet er skrevet.</translation>
    </message>
    <message>
        <source>Passphrase too weak</source>
        <translation>Adgangssætningen er for svag</translation>
    </message>
    <message>
        <source>Wrong passphrase</source>
        <translation>Forkert adgangssætning</translation>
    </message>
    <message>
        <source>Not the right key</source>
        <translation>Ikke den rigtige nøgle</translation>
    </message>
    <message>
        <source>A passphrase is needed</source>
        <translation>Der skal en adgangssætning til</translation>
    </message>
    <message>
        <source>A secret key is needed</source>
        <translation>Der skal en hemmelig nøgle til</translation>
    </message>
    <message>
        <source>Damaged sealed file</source>
        <translation>Beskadiget forseglet fil</translation>
    </message>
    <message>
        <source>Public key not understood</source>
        <translation>Offentlig nøgle ikke forstået</translation>
    </message>
    <message>
        <source>Secret key not understood</source>
        <translation>Hemmelig nøgle ikke forstået</translation>
    </message>
    <message>
        <source>List of words not understood</source>
        <translation>Ordlisten blev ikke forstået</translation>
    </message>
    <message>
        <source>Nothing was opened. Compare it with the sheet, word by word.</source>
        <translation>Intet er åbnet. Sammenlign den med arket, ord for ord.</translation>
    </message>
    <message>
        <source>More officials are needed</source>
        <translation>Der skal flere nøgleholdere til</translation>
    </message>
    <message>
        <source>Nothing was opened. Use sheets with the same set number.</source>
        <translation>Intet er åbnet. Brug ark med samme gruppenummer.</translation>
    </message>
    <message>
        <source>Damaged key of a session</source>
        <translation>Beskadiget nøgle til en session</translation>
    </message>
    <message>
        <source>This needs the package {package}, which is not installed: pip install bigdeal-gui[{extra}].</source>
        <translation>Dette kræver pakken {package}, som ikke er installeret: pip install bigdeal-gui[{extra}].</translation>
    </message>
    <message>
        <source>Not an outside value</source>
        <translation>Ikke en ekstern værdi</translation>
    </message>
    <message>
        <source>“{file}” is the secret slip, which stays with its holder. The file for the organiser is the one whose name ends in “-hash.txt”.</source>
        <translation>”{file}” er den hemmelige seddel, som bliver hos sin vogter. Filen til arrangøren er den, hvis navn ender på ”-hash.txt”.</translation>
    </message>
    <message>
        <source>Secret slip</source>
        <translation>Hemmelig seddel</translation>
    </message>
    <message>
        <source>These are not yet the words of “{name}”: {reason}.</source>
        <translation>Det er endnu ikke ordene fra ”{name}”: {reason}.</translation>
    </message>
    <message>
        <source>Not the promised words</source>
        <translation>Ikke de lovede ord</translation>
    </message>
    <message>
        <source>The words of these holders are missing: {names}.</source>
        <translation>Ordene fra disse vogtere mangler: {names}.</translation>
    </message>
    <message>
        <source>Words are missing</source>
        <translation>Der mangler ord</translation>
    </message>
    <message>
        <source>The promise names no holder “{name}”.</source>
        <translation>Løftet nævner ingen vogter ”{name}”.</translation>
    </message>
    <message>
        <source>No such holder</source>
        <translation>Ingen sådan vogter</translation>
    </message>
    <message>
        <source>The pack does not prove what it should: {problems}</source>
        <translation>Pakken beviser ikke, hvad den skal: {problems}</translation>
    </message>
    <message>
        <source>The pack was not made</source>
        <translation>Pakken blev ikke lavet</translation>
    </message>
    <message>
        <source>Nothing was written. Compare plan, keys and commitment with what was published.</source>
        <translation>Intet er skrevet. Sammenlign plan, nøgler og bindingsfil med det offentliggjorte.</translation>
    </message>
    <message>
        <source>Promise not understood</source>
        <translation>Løftet blev ikke forstået</translation>
    </message>
    <message>
        <source>Damaged commitment file</source>
        <translation>Beskadiget bindingsfil</translation>
    </message>
    <message>
        <source>Commitment of a newer version</source>
        <translation>Bindingsfil fra en nyere version</translation>
    </message>
    <message>
        <source>This cannot be the outside value: {reason}.</source>
        <translation>Dette kan ikke være den eksterne værdi: {reason}.</translation>
    </message>
    <message>
        <source>The passphrase does not open this sealed file.</source>
        <translation>Adgangssætningen åbner ikke denne forseglede fil.</translation>
    </message>
    <message>
        <source>This file opens with a passphrase, not with a key.</source>
        <translation>Denne fil åbnes med en adgangssætning, ikke med en nøgle.</translation>
    </message>
    <message>
        <source>This file opens with a secret key, not with a passphrase.</source>
        <translation>Denne fil åbnes med en hemmelig nøgle, ikke med en adgangssætning.</translation>
    </message>
    <message>
        <source>Public key {place} cannot be used: {reason}.</source>
        <translation>Offentlig nøgle {place} kan ikke bruges: {reason}.</translation>
    </message>
    <message>
        <source>The secret key cannot be used: {reason}.</source>
        <translation>Den hemmelige nøgle kan ikke bruges: {reason}.</translation>
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
        <translation>generatoren</translation>
    </message>
    <message>
        <source>generator in bulk</source>
        <translation>generatoren til mange spil</translation>
    </message>
    <message>
        <source>number map</source>
        <translation>talafbildningen</translation>
    </message>
    <message>
        <source>bulk path</source>
        <translation>vejen for mange spil</translation>
    </message>
    <message>
        <source>fresh boards</source>
        <translation>nye spil</translation>
    </message>
    <message>
        <source>reading of {name}</source>
        <translation>læsningen af {name}</translation>
    </message>
    <message>
        <source>The {name} file is too large to be read whole, {place}: {reason}.</source>
        <translation>{name}-filen er for stor til at blive læst helt, {place}: {reason}.</translation>
    </message>
    <message>
        <source>The commitment file contradicts itself: its check code is not that of its lines.</source>
        <translation>Bindingsfilen modsiger sig selv: Dens kontrolkode passer ikke til linjerne.</translation>
    </message>
    <message>
        <source>Commitment that contradicts itself</source>
        <translation>Bindingsfil, der modsiger sig selv</translation>
    </message>
    <message>
        <source>Damaged record</source>
        <translation>Beskadiget protokol</translation>
    </message>
    <message>
        <source>Not as promised</source>
        <translation>Ikke som lovet</translation>
    </message>
    <message>
        <source>This is not what was published: {problems}</source>
        <translation>Det er ikke det, der blev offentliggjort: {problems}</translation>
    </message>
    <message>
        <source>Not what was published</source>
        <translation>Ikke det offentliggjorte</translation>
    </message>
    <message>
        <source>This computer is too slow, or too busy, to open the sealed file.</source>
        <translation>Denne computer er for langsom eller har for travlt til at åbne den forseglede fil.</translation>
    </message>
    <message>
        <source>Too much work for this computer</source>
        <translation>For meget arbejde for denne computer</translation>
    </message>
    <message>
        <source>Nothing was written. Choose another name, or move the old file to another folder.</source>
        <translation>Intet er skrevet. Vælg et andet navn, eller flyt den gamle fil til en anden mappe.</translation>
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
        <translation>Denne runde er ikke, hvad netværket har underskrevet: {reason}.</translation>
    </message>
    <message>
        <source>Round that was not signed</source>
        <translation>Runde, der ikke er underskrevet</translation>
    </message>
    <message>
        <source>This is round {found}; round {promised} was promised.</source>
        <translation>Dette er runde {found}; runde {promised} var lovet.</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>En anden runde</translation>
    </message>
    <message>
        <source>Not a logo</source>
        <translation>Intet logo</translation>
    </message>
    <message>
        <source>Nothing was written. If play is over, say --finished. Otherwise seal it with a passphrase (--passphrase-file) or until a time (--release), or say --open.</source>
        <translation>Intet er skrevet. Er spillet slut, så skriv --finished; ellers forsegl det med en adgangssætning (--passphrase-file) eller til et tidspunkt (--release), eller skriv --open.</translation>
    </message>
    <message>
        <source>Do not use them. When the disk or USB drive works again, deal into its folder again. What is left is then removed, and you are told.</source>
        <translation>Brug dem ikke. Når disken eller USB-nøglen virker igen, så læg kort i dens mappe igen: det, der er tilbage, fjernes da, og du får det at vide.</translation>
    </message>
    <message>
        <source>The folder “{path}” has gone, so these files in it could not be looked at: {names}.</source>
        <translation>Mappen ”{path}” er væk, så disse filer i den kunne ikke undersøges: {names}.</translation>
    </message>
    <message>
        <source>The folder has gone</source>
        <translation>Mappen er væk</translation>
    </message>
    <message>
        <source>They may hold boards: do not use them, and keep the disk or USB drive to yourself. When the folder is back, deal into it again: what is left is removed then, and you are told.</source>
        <translation>De kan indeholde spil: brug dem ikke, og behold disken eller USB-nøglen selv. Når mappen er tilbage, så læg kort i den igen: det, der er tilbage, fjernes da, og du får det at vide.</translation>
    </message>
    <message>
        <source>The clock of this computer says {here}, but its journal has an entry of {later}.</source>
        <translation>Denne computers ur siger {here}, men dens logbog har en indførsel fra {later}.</translation>
    </message>
    <message>
        <source>The clock was set back</source>
        <translation>Uret er stillet tilbage</translation>
    </message>
    <message>
        <source>Nothing was dealt, and the meter is as it was. Set the clock right, or say here which day it is.</source>
        <translation>Intet blev givet, og måleren er som før. Stil uret rigtigt, eller sig her, hvilken dag det er.</translation>
    </message>
    <message>
        <source>With this paper and binding, layout {layout} would print cards smaller than {least} points.</source>
        <translation>Med dette papir og denne indbinding ville layout {layout} give kort under {least} punkt.</translation>
    </message>
    <message>
        <source>Too small to be read</source>
        <translation>For småt til at læse</translation>
    </message>
    <message>
        <source>Nothing was written. Take fewer boards a page (--layout) or larger paper (--paper), or leave out the room for holes, or the results.</source>
        <translation>Intet er skrevet. Tag færre spil pr. side (--layout) eller større papir (--paper), eller udelad plads til huller eller resultaterne.</translation>
    </message>
    <message>
        <source>This {name} file has boards without hands ({place}).</source>
        <translation>Denne {name}-fil har spil uden hænder ({place}).</translation>
    </message>
    <message>
        <source>No hands in this file</source>
        <translation>Ingen hænder i filen</translation>
    </message>
    <message>
        <source>The file was not changed. Choose the file with the hands.</source>
        <translation>Filen er ikke rørt. Vælg den fil, der har hænderne.</translation>
    </message>
    <message>
        <source>“{name}” numbers its boards otherwise than set {code}, whose boards they are.</source>
        <translation>”{name}” nummererer spillene anderledes end sæt {code}, som de hører til.</translation>
    </message>
    <message>
        <source>Other board numbers than dealt</source>
        <translation>Andre spilnumre end blandet</translation>
    </message>
    <message>
        <source>Nothing was written. Print the set by its code, or correct the numbers. To keep them, use the command with --although-numbers.</source>
        <translation>Intet er skrevet. Udskriv sættet med dets kode, eller ret numrene. Behold dem med kommandoen og --although-numbers.</translation>
    </message>
    <message>
        <source>This cannot be read as a hand: {reason}.</source>
        <translation>Dette kan ikke læses som en hånd: {reason}.</translation>
    </message>
    <message>
        <source>Not a hand</source>
        <translation>Ikke en hånd</translation>
    </message>
    <message>
        <source>Nothing was looked for. Type 13 cards: spades, hearts, diamonds, clubs, with dots between.</source>
        <translation>Intet er søgt. Skriv 13 kort: spar, hjerter, ruder, klør, med punktum imellem.</translation>
    </message>
    <message>
        <source>No unfinished file of it was left behind. Choose another folder or make room, then do it again.</source>
        <translation>Ingen ufærdig fil blev efterladt af det. Vælg en anden mappe eller skaf plads, og gør det så igen.</translation>
    </message>
    <message>
        <source>Double-dummy analysis is not available on this computer: {reason}.</source>
        <translation>Double dummy-resultater kan ikke fås på denne computer: {reason}.</translation>
    </message>
    <message>
        <source>The format “{name}” cannot contain these boards: {reason}. {remedy}</source>
        <translation>Formatet ”{name}” kan ikke rumme disse spil: {reason}. {remedy}</translation>
    </message>
    <message>
        <source>Not a valid {name} file, {place}: {reason}.</source>
        <translation>Ikke en {name}-fil i orden, {place}: {reason}.</translation>
    </message>
    <message>
        <source>The {name} file contains boards that are not deals: {problems}</source>
        <translation>{name}-filen indeholder spil, der ikke er fordelinger: {problems}</translation>
    </message>
    <message>
        <source>The file has {size_bytes} bytes; at most {limit_bytes} can be read.</source>
        <translation>Filen har {size_bytes} byte; højst {limit_bytes} læses.</translation>
    </message>
    <message>
        <source>Not a holding of one suit: {reason}.</source>
        <translation>Ikke en farve i to hænder: {reason}.</translation>
    </message>
    <message>
        <source>The journal “{path}” is missing; it had {rows} rows.</source>
        <translation>Logbogen ”{path}” er væk; den havde {rows} rækker.</translation>
    </message>
    <message>
        <source>The journal’s key “{path}” {reason}.</source>
        <translation>Logbogens nøgle ”{path}” {reason}.</translation>
    </message>
    <message>
        <source>There is no space on the disk for the journal “{path}”.</source>
        <translation>Disken har ikke plads til logbogen ”{path}”.</translation>
    </message>
    <message>
        <source>There is no set “{text}” in the journal.</source>
        <translation>Logbogen har intet sæt ”{text}”.</translation>
    </message>
    <message>
        <source>The file was not changed. It opens with a passphrase or a key.</source>
        <translation>Filen er ikke rørt. Den åbnes med en adgangssætning eller en nøgle.</translation>
    </message>
    <message>
        <source>This box is locked with a public clock other than quicknet.</source>
        <translation>Denne boks er låst med et andet offentligt ur end quicknet.</translation>
    </message>
    <message>
        <source>The file was not changed. Ask the person who made it how to open it.</source>
        <translation>Filen er ikke rørt. Spørg den, der har lavet den, hvordan den åbnes.</translation>
    </message>
    <message>
        <source>The box was not changed. Get the round that the box names, and try again.</source>
        <translation>Boksen er ikke rørt. Hent den runde, som boksen nævner, og prøv igen.</translation>
    </message>
    <message>
        <source>Nothing was done. Install it and try again.</source>
        <translation>Intet er gjort. Installer den, og kald igen.</translation>
    </message>
    <message>
        <source>“{text}” is not a set of boards: {reason}.</source>
        <translation>”{text}” er ikke et sæt spil: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was written. Correct it and start again.</source>
        <translation>Intet er skrevet. Ret det, og begynd forfra.</translation>
    </message>
    <message>
        <source>Not a valid file of “{scheme}” numbers, record {record}: {reason}.</source>
        <translation>Ikke en fejlfri fil med numre efter ”{scheme}”, post {record}: {reason}.</translation>
    </message>
    <message>
        <source>The computer’s own randomness is not available ({reason}).</source>
        <translation>Computerens egen tilfældighed er ikke til rådighed ({reason}).</translation>
    </message>
    <message>
        <source>The randomness produced a seed that it had produced before (its digest is in “{path}”).</source>
        <translation>Tilfældigheden gav en startværdi, som den har givet før (dens hash står i ”{path}”).</translation>
    </message>
    <message>
        <source>The randomness produced deals that it had produced before, in the set {named}.</source>
        <translation>Tilfældigheden gav fordelinger, som den har givet før, i sæt {named}.</translation>
    </message>
    <message>
        <source>Nothing was written. Deal a new set, or a reserve set in a tournament. From these boards you may only make copies for a record or a web page.</source>
        <translation>Intet er skrevet. Bland et nyt sæt, i en turnering et reservesæt; af disse må der kun laves kopier til en udskrift eller en hjemmeside.</translation>
    </message>
    <message>
        <source>Some of these boards belong to a set that is {state}, not finished: set {named}.</source>
        <translation>Blandt disse er spil fra et sæt, der er {state}, ikke færdigspillet: sæt {named}.</translation>
    </message>
    <message>
        <source>“{path}” already exists and was not changed.</source>
        <translation>”{path}” findes allerede og er ikke rørt.</translation>
    </message>
    <message>
        <source>The folder “{path}” does not exist.</source>
        <translation>Mappen ”{path}” findes ikke.</translation>
    </message>
    <message>
        <source>“{path}” reads back differently from what was dealt: the disk or USB drive is faulty.</source>
        <translation>”{path}” læses anderledes, end det blev blandet: Der er fejl på disken eller USB-stikket.</translation>
    </message>
    <message>
        <source>The set could not be completed, and some of its files could not be removed: {names}.</source>
        <translation>Sættet kunne ikke gøres færdigt, og filer fra det kunne ikke fjernes igen: {names}.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written ({reason}). Because “portable.ini” is beside the program, everything is stored there.</source>
        <translation>”{path}” kan ikke skrives ({reason}), og med ”portable.ini” ved siden af programmet gemmes alt dér.</translation>
    </message>
    <message>
        <source>The {key} cannot be stored in Big Deal’s file: {reason}.</source>
        <translation>Kan ikke stå i Big Deals fil ({key}): {reason}.</translation>
    </message>
    <message>
        <source>The {field} is not valid: {reason}.</source>
        <translation>Kan ikke bruges ({field}): {reason}.</translation>
    </message>
    <message>
        <source>Not a valid tournament plan, line {line}, column {column}: {reason}.</source>
        <translation>Ikke en turneringsbeskrivelse i orden, linje {line}, kolonne {column}: {reason}.</translation>
    </message>
    <message>
        <source>Not a valid key file, line {line}, column {column}: {reason}.</source>
        <translation>Ikke en nøglefil i orden, linje {line}, kolonne {column}: {reason}.</translation>
    </message>
    <message>
        <source>These are not the keys that were fixed when the plan was published.</source>
        <translation>Det er ikke de nøgler, der blev bundet, da planen blev offentliggjort.</translation>
    </message>
    <message>
        <source>The plan leaves the boards of phase {phase} open, and you named none.</source>
        <translation>Planen lader spillene i fase {phase} stå åbne, og ingen er angivet.</translation>
    </message>
    <message>
        <source>The plan cannot be published like this: {problems}</source>
        <translation>Planen kan ikke offentliggøres sådan: {problems}</translation>
    </message>
    <message>
        <source>beginning of the file names</source>
        <translation>begyndelse af filernes navne</translation>
    </message>
    <message>
        <source>A value cannot be converted</source>
        <translation>En værdi kan ikke omregnes</translation>
    </message>
    <message>
        <source>The values before it have been converted. Correct it and continue from there.</source>
        <translation>De foregående er besvaret. Ret den, og fortsæt derfra.</translation>
    </message>
    <message>
        <source>Give a number within the range.</source>
        <translation>Angiv et tal inden for området.</translation>
    </message>
    <message>
        <source>Write South’s cards, a space, and North’s, such as AT95 Q4; a hand without cards is “-”.</source>
        <translation>Skriv Syds kort, et mellemrum og Nords, f.eks. AT95 Q4; en hånd uden kort er ”-”.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Restart the computer. If that does not help, use another one.</source>
        <translation>Intet er blandet. Genstart computeren; hjælper det ikke, så brug en anden.</translation>
    </message>
    <message>
        <source>Nothing was written. Deal fewer boards at a time.</source>
        <translation>Bland færre spil ad gangen; intet er leveret.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Type or move the mouse until it is full.</source>
        <translation>Skriv eller bevæg musen, til den er det. Intet er blandet.</translation>
    </message>
    <message>
        <source>Nothing was written. Do not deal on this computer: its randomness is broken.</source>
        <translation>Intet er leveret. Bland ikke på denne computer: Dens tilfældighed er i stykker.</translation>
    </message>
    <message>
        <source>Nothing was written. Choose only one of them.</source>
        <translation>Intet er skrevet. Udelad det ene.</translation>
    </message>
    <message>
        <source>A format cannot contain these boards</source>
        <translation>Et format kan ikke rumme disse spil</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was made.</source>
        <translation>Filen er ikke rørt. Hent den igen, hvor den blev lavet.</translation>
    </message>
    <message>
        <source>The file was not changed. Do not play these boards.</source>
        <translation>Filen er ikke rørt. Spil ikke disse spil.</translation>
    </message>
    <message>
        <source>The file was not changed.</source>
        <translation>Filen er ikke rørt.</translation>
    </message>
    <message>
        <source>The name already exists</source>
        <translation>Navnet er optaget</translation>
    </message>
    <message>
        <source>Nothing was written. Use letters, digits, spaces, “-” and “_”.</source>
        <translation>Intet er skrevet. Brug bogstaver, cifre, mellemrum, ”-” og ”_”.</translation>
    </message>
    <message>
        <source>Nothing was changed. Check the name, and whether you may read it.</source>
        <translation>Intet er ændret. Kontrollér navnet, og om du må læse den.</translation>
    </message>
    <message>
        <source>The USB drive cannot be written</source>
        <translation>USB-stikket kan ikke skrives</translation>
    </message>
    <message>
        <source>Nothing was dealt. Remove the write protection or free some space. Without “portable.ini” the program stores its files on this computer.</source>
        <translation>Intet er blandet. Slå skrivebeskyttelsen fra, eller skaf plads. Uden ”portable.ini” gemmer programmet sine ting på denne computer.</translation>
    </message>
    <message>
        <source>The set was removed again. Use another disk or USB drive.</source>
        <translation>Sættet er fjernet igen. Brug en anden disk eller et andet USB-stik.</translation>
    </message>
    <message>
        <source>This file is sealed or locked. Its boards can be read when it has been opened.</source>
        <translation>Filen er forseglet eller låst. Dens spil kan læses, når den er åbnet.</translation>
    </message>
    <message>
        <source>Sealed or locked</source>
        <translation>Forseglet eller låst</translation>
    </message>
    <message>
        <source>Nothing was written. A locked box opens with its round, a sealed file with its passphrase or key.</source>
        <translation>Intet er skrevet. En låst boks åbnes med sin runde, en forseglet fil med sin adgangssætning eller nøgle.</translation>
    </message>
    <message>
        <source>The work was interrupted: the part of the program that does it has stopped.</source>
        <translation>Arbejdet blev afbrudt: Den del af programmet, der gør det, er stoppet.</translation>
    </message>
    <message>
        <source>The work was interrupted</source>
        <translation>Arbejdet blev afbrudt</translation>
    </message>
    <message>
        <source>The journal shows whether it was done. If it was not, do it again: this also removes hidden files, which may contain boards or keys.</source>
        <translation>Logbogen viser, om det blev gjort. Hvis ikke, så gør det igen: det fjerner også skjulte filer, som kan indeholde spil eller nøgler.</translation>
    </message>
    <message>
        <source>It was not changed, and nothing was dealt. Restore it from a backup, or move its folder elsewhere and keep it: the program then starts a new journal.</source>
        <translation>Den er ikke rørt, og intet er blandet. Gendan den fra en sikkerhedskopi, eller flyt dens mappe til side, og gem den: Så begynder programmet en ny logbog.</translation>
    </message>
    <message>
        <source>The journal is missing</source>
        <translation>Logbogen er væk</translation>
    </message>
    <message>
        <source>Nothing was dealt. Put the journal back, or restore a backup. To start a new one, move the other files of its folder elsewhere and keep them.</source>
        <translation>Intet er blandet. Læg logbogen tilbage, eller gendan en sikkerhedskopi. For at begynde en ny skal du flytte mappens andre filer til side og gemme dem.</translation>
    </message>
    <message>
        <source>The journal’s key is missing</source>
        <translation>Logbogens nøgle er der ikke</translation>
    </message>
    <message>
        <source>Nothing was dealt. Put “journal.key” back beside the journal, or restore a backup. Without the key, earlier sets cannot be recognised.</source>
        <translation>Intet er blandet. Læg ”journal.key” tilbage ved siden af logbogen, eller gendan en sikkerhedskopi: Uden nøglen kan tidligere sæt ikke genkendes.</translation>
    </message>
    <message>
        <source>It was not changed. Use the newer program.</source>
        <translation>Den er ikke rørt. Brug det nyere program.</translation>
    </message>
    <message>
        <source>No space for the journal</source>
        <translation>Ikke plads til logbogen</translation>
    </message>
    <message>
        <source>The journal is intact, but the new row was not written. Free some space on the disk, then try again.</source>
        <translation>Logbogen er i orden, men rækken blev ikke skrevet. Skaf plads på disken, og prøv igen.</translation>
    </message>
    <message>
        <source>Nothing was recorded. Check that you have permission to write in its folder.</source>
        <translation>Intet er noteret. Kontrollér, at du må skrive i dens mappe.</translation>
    </message>
    <message>
        <source>It was not changed. Keep a copy, and compare it with an earlier certificate or export.</source>
        <translation>Den er ikke rørt. Gem en kopi, og sammenlign den med et certifikat eller en tidligere eksport.</translation>
    </message>
    <message>
        <source>Check the code on the label. A set dealt on another computer is in that computer’s journal.</source>
        <translation>Kontrollér koden på etiketten. Et sæt, der er blandet på en anden computer, står i den computers logbog.</translation>
    </message>
    <message>
        <source>The set was not changed.</source>
        <translation>Sættet er ikke rørt.</translation>
    </message>
    <message>
        <source>“{path}” is another file, so the set’s files were not moved.</source>
        <translation>”{path}” er en anden fil, så sættets filer blev ikke flyttet.</translation>
    </message>
    <message>
        <source>The files were not moved</source>
        <translation>Filerne blev ikke flyttet</translation>
    </message>
    <message>
        <source>The set’s files are unchanged, and where they were. Put the other file elsewhere before you move them.</source>
        <translation>Sættets filer er uændrede og der, hvor de var. Læg den anden fil et andet sted, før du flytter dem.</translation>
    </message>
    <message>
        <source>Not for Big Deal’s file</source>
        <translation>Ikke til Big Deals fil</translation>
    </message>
    <message>
        <source>The file was not changed. Use a shorter text on one line.</source>
        <translation>Filen er ikke rørt. Brug en kortere tekst på én linje.</translation>
    </message>
    <message>
        <source>The plan is not possible</source>
        <translation>Planen kan ikke være sådan</translation>
    </message>
    <message>
        <source>Nothing was written. Correct the points named.</source>
        <translation>Intet er skrevet. Ret det, der er nævnt.</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was published, or use its .bak.</source>
        <translation>Filen er ikke rørt. Hent den igen, hvor den blev offentliggjort, eller brug dens .bak.</translation>
    </message>
    <message>
        <source>The file was not changed. Use a copy of it. Without the keys nothing can be dealt or proved.</source>
        <translation>Filen er ikke rørt. Brug en kopi af den; uden nøglerne kan intet blandes eller bevises.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Use the keys and the plan exactly as published.</source>
        <translation>Intet er blandet. Brug nøglerne og planen, som de var, da planen blev offentliggjort.</translation>
    </message>
    <message>
        <source>Nothing was written. Check the phases of the plan.</source>
        <translation>Intet er skrevet. Se på planens faser.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Enter how many boards these sessions have.</source>
        <translation>Intet er blandet. Sig, hvor mange spil disse sessioner har.</translation>
    </message>
    <message>
        <source>The tournament was not changed.</source>
        <translation>Turneringen er ikke rørt.</translation>
    </message>
    <message>
        <source>Nothing was published. Correct the points named, or confirm that they are intended.</source>
        <translation>Intet er offentliggjort. Ret det, der er nævnt, eller sig, at det er ment sådan.</translation>
    </message>
    <message>
        <source>No files were left behind.</source>
        <translation>Ingen fil er efterladt.</translation>
    </message>
    <message>
        <source>Nothing was written. --help lists the commands and options.</source>
        <translation>Intet er skrevet. --help viser, hvad der kan skrives.</translation>
    </message>
    <message>
        <source>Boards not played yet</source>
        <translation>Spil, der stadig skal spilles</translation>
    </message>
    <message>
        <source>Nothing was shown. Wait until play is over and the set is marked as finished, or use --finished.</source>
        <translation>Intet er vist. Vent, til spillet er slut og sættet er markeret som færdigspillet, eller skriv --finished.</translation>
    </message>
    <message>
        <source>The set has not been played yet</source>
        <translation>Sættet skal stadig spilles</translation>
    </message>
    <message>
        <source>Cannot be opened yet</source>
        <translation>Må ikke åbnes endnu</translation>
    </message>
    <message>
        <source>The file was not changed. It opens then, or as soon as its set is marked as finished.</source>
        <translation>Filen er ikke rørt. Den åbnes da, eller så snart dens sæt er markeret som færdigspillet.</translation>
    </message>
    <message>
        <source>The key is missing</source>
        <translation>Nøglen er ikke her</translation>
    </message>
    <message>
        <source>The file was not changed. Open it on the computer that made it, or make the record again there.</source>
        <translation>Filen er ikke rørt. Åbn den på den computer, der lavede den, eller lav udskriften igen dér.</translation>
    </message>
    <message>
        <source>Nothing was sealed. Use several unrelated words, or let the program make them up.</source>
        <translation>Intet er forseglet. Tag flere ord, der ikke hører sammen, eller lad programmet lave dem.</translation>
    </message>
    <message>
        <source>The file was not changed. Check capital letters and the keyboard layout, then try again.</source>
        <translation>Filen er ikke rørt. Se efter store bogstaver og tastaturets sprog, og prøv igen.</translation>
    </message>
    <message>
        <source>The file was not changed. Use the secret key of one of the people it was sealed for.</source>
        <translation>Filen er ikke rørt. Brug den hemmelige nøgle fra en af dem, den er forseglet til.</translation>
    </message>
    <message>
        <source>The file was not changed. Enter the passphrase, or the words from the officials’ sheets.</source>
        <translation>Filen er ikke rørt. Skriv adgangssætningen, eller saml nøgleholdernes ordlister.</translation>
    </message>
    <message>
        <source>The file was not changed. Give the secret key of one of the people it was sealed for.</source>
        <translation>Filen er ikke rørt. Angiv den hemmelige nøgle fra en af dem, den er forseglet til.</translation>
    </message>
    <message>
        <source>This is neither a sealed file nor a locked box: it does not start like an age file.</source>
        <translation>Dette er hverken en forseglet fil eller en låst boks: den begynder ikke, som en age-fil gør.</translation>
    </message>
    <message>
        <source>Neither a sealed file nor a locked box</source>
        <translation>Hverken en forseglet fil eller en låst boks</translation>
    </message>
    <message>
        <source>The file was not changed. Choose the sealed file or the box, or another copy of it.</source>
        <translation>Filen er ikke rørt. Vælg den forseglede fil eller boksen eller en anden kopi af den.</translation>
    </message>
    <message>
        <source>The file was not changed. Use another copy of it.</source>
        <translation>Filen er ikke rørt. Brug en anden kopi af den.</translation>
    </message>
    <message>
        <source>Opening this sealed file would take too long: it was sealed with a very high work factor.</source>
        <translation>Det ville tage for lang tid at åbne denne forseglede fil: den er forseglet med en usædvanlig høj arbejdsfaktor.</translation>
    </message>
    <message>
        <source>Opening would take too long</source>
        <translation>Det ville tage for lang tid at åbne</translation>
    </message>
    <message>
        <source>The file was not changed. Ask the person who sealed it to seal it again in the usual way.</source>
        <translation>Filen er ikke rørt. Bed den, der har forseglet den, om at forsegle den igen på sædvanlig vis.</translation>
    </message>
    <message>
        <source>Nothing was sealed. A public key is one line that starts with age1.</source>
        <translation>Intet er forseglet. En offentlig nøgle er én linje, der begynder med age1.</translation>
    </message>
    <message>
        <source>Nothing was opened. A secret key is one line that starts with AGE-SECRET-KEY-1.</source>
        <translation>Intet er åbnet. En hemmelig nøgle er én linje, der begynder med AGE-SECRET-KEY-1.</translation>
    </message>
    <message>
        <source>These sheets cannot be made</source>
        <translation>Dele, der ikke kan laves</translation>
    </message>
    <message>
        <source>Nothing was sealed. Use two of three, for example.</source>
        <translation>Intet er forseglet. Tag f.eks. to af tre.</translation>
    </message>
    <message>
        <source>Nothing was opened. Enter the words of another sheet as well.</source>
        <translation>Intet er åbnet. Skriv også ordlisten fra et andet ark.</translation>
    </message>
    <message>
        <source>Sheets that do not belong together</source>
        <translation>Ordlister, der ikke passer sammen</translation>
    </message>
    <message>
        <source>Not a valid session key file, line {line}: {reason}.</source>
        <translation>Ikke en fil med en sessions nøgle i orden, linje {line}: {reason}.</translation>
    </message>
    <message>
        <source>The file was not changed. Get the pack of that session again.</source>
        <translation>Filen blev, som den er. Hent den sessions pakke igen.</translation>
    </message>
    <message>
        <source>The file was not changed. The records before this one could be read. Perhaps it uses another scheme.</source>
        <translation>Filen er ikke rørt; posterne før denne kunne læses. Måske er den efter en anden metode.</translation>
    </message>
    <message>
        <source>Nothing was written. Type the value as published, on one line.</source>
        <translation>Intet er skrevet. Skriv værdien, som den blev offentliggjort, på én linje.</translation>
    </message>
    <message>
        <source>Nothing was read from it. If somebody else already has it, let the holder make new words.</source>
        <translation>Intet blev taget fra den. Hvis en anden allerede har den, så lad vogteren lave nye ord.</translation>
    </message>
    <message>
        <source>Nothing was written. Check the slip again: it is easy to mistype a word.</source>
        <translation>Intet er skrevet. Se på sedlen en gang til: et ord bliver let tastet forkert.</translation>
    </message>
    <message>
        <source>Nothing was written. Ask them for their words. If someone withholds them, say so: the promised hash is then used instead, and play goes on.</source>
        <translation>Intet er skrevet. Bed dem om ordene. Den, der holder dem tilbage, standser ikke spillet: sig det, så træder den lovede hash i deres sted.</translation>
    </message>
    <message>
        <source>Nothing was written. Use the name exactly as in the promise.</source>
        <translation>Intet er skrevet. Brug navnet, som det står i løftet.</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was published.</source>
        <translation>Filen er ikke rørt. Hent den igen, hvor den blev offentliggjort.</translation>
    </message>
    <message>
        <source>The file was not changed. Use the newer program.</source>
        <translation>Filen er ikke rørt. Brug det nyere program.</translation>
    </message>
    <message>
        <source>The outside value cannot be promised like this: {reason}.</source>
        <translation>Den eksterne værdi kan ikke loves sådan: {reason}.</translation>
    </message>
    <message>
        <source>Not a valid commitment file: {reason}.</source>
        <translation>Ikke en bindingsfil i orden: {reason}.</translation>
    </message>
    <message>
        <source>The commitment file has version {version}, which this program does not know.</source>
        <translation>Bindingsfilen er af slagsen {version}, som dette program ikke kender.</translation>
    </message>
    <message>
        <source>This passphrase is not accepted: {reason}.</source>
        <translation>Denne adgangssætning godtages ikke: {reason}.</translation>
    </message>
    <message>
        <source>The file is sealed for a different key.</source>
        <translation>Filen er forseglet til en anden nøgle end den angivne.</translation>
    </message>
    <message>
        <source>Not a valid sealed file: {reason}.</source>
        <translation>Ikke en forseglet fil i orden: {reason}.</translation>
    </message>
    <message>
        <source>{needed} of {count} sheets are not possible: {reason}.</source>
        <translation>{needed} af {count} dele kan ikke lade sig gøre: {reason}.</translation>
    </message>
    <message>
        <source>The words cannot be read: {reason}.</source>
        <translation>Ordlisten kan ikke læses: {reason}.</translation>
    </message>
    <message>
        <source>Sheets entered: {have}; needed to open the file: {needed}.</source>
        <translation>Ordlister fra forskellige ark: {have}; nødvendige for at åbne filen: {needed}.</translation>
    </message>
    <message>
        <source>These sheets do not belong together: {reason}.</source>
        <translation>Disse ordlister passer ikke sammen: {reason}.</translation>
    </message>
    <message>
        <source>Set {named} is {state}, not finished: prints that show its cards are sealed, unless you decide otherwise.</source>
        <translation>Sæt {named} er {state}, ikke færdigspillet: Det, der viser kortene, forsegles eller lades åbent med vilje.</translation>
    </message>
    <message>
        <source>The sealed record cannot be opened before {release_at}.</source>
        <translation>Den forseglede udskrift åbnes den {release_at}, ikke før.</translation>
    </message>
    <message>
        <source>This computer’s journal has no key for this sealed file.</source>
        <translation>Denne computers logbog har ingen nøgle til denne forseglede fil.</translation>
    </message>
    <message>
        <source>computer’s randomness</source>
        <translation>computerens tilfældighed</translation>
    </message>
    <message>
        <source>Too large to read</source>
        <translation>Mere end der læses</translation>
    </message>
    <message>
        <source>The file was not changed. It may be valid: split it into smaller files.</source>
        <translation>Filen er ikke rørt. Den kan være i orden: Del den i mindre filer.</translation>
    </message>
    <message>
        <source>A set called “{name}” is being dealt into “{folder}” right now.</source>
        <translation>Et sæt med navnet ”{name}” er netop ved at blive blandet i ”{folder}”.</translation>
    </message>
    <message>
        <source>Already being dealt</source>
        <translation>Det bliver allerede blandet</translation>
    </message>
    <message>
        <source>Nothing was dealt a second time. Wait until it is finished, or choose another name.</source>
        <translation>Intet er blandet en gang til. Vent, til den blanding er slut, eller vælg et andet navn.</translation>
    </message>
    <message>
        <source>There is a problem with the journal “{path}”: {reason}.</source>
        <translation>Logbogen ”{path}” er tvivlsom: {reason}.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>Logbogen er tvivlsom</translation>
    </message>
    <message>
        <source>Nothing was dealt. Find out why, or restore a backup; your newest certificate shows how far the journal had come. To deal anyway, answer yes when the program asks, or use --although-journal on the command line.</source>
        <translation>Intet er blandet. Find årsagen, eller gendan en sikkerhedskopi; det nyeste certifikat viser, hvor langt logbogen var nået. Vil du blande alligevel, så sig det, når du bliver spurgt; kommandoer tager --although-journal.</translation>
    </message>
    <message>
        <source>Not a valid tournament record: {reason}.</source>
        <translation>Ikke en gyldig protokol for en turnering: {reason}.</translation>
    </message>
    <message>
        <source>The file was not changed. Get the pack again from where it was published.</source>
        <translation>Filen er ikke rørt. Hent pakken igen, hvor den blev offentliggjort.</translation>
    </message>
    <message>
        <source>place of publication</source>
        <translation>sted, hvor den står</translation>
    </message>
    <message>
        <source>first day of publication</source>
        <translation>dag, fra hvilken den har stået der</translation>
    </message>
    <message>
        <source>The outside value is not in the promised form: {reason}.</source>
        <translation>Den eksterne værdi er ikke skrevet som lovet: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was written. Look the value up again. If its source really published it like this, give the reason for using it anyway; everyone will read the reason.</source>
        <translation>Intet er skrevet. Slå værdien op en gang til. Hvis kilden virkelig offentliggjorde den sådan, så sig, hvorfor den alligevel bruges; alle kommer til at læse begrundelsen.</translation>
    </message>
    <message>
        <source>Nothing was written. Put back the plan, the commitment and the keys exactly as published.</source>
        <translation>Intet er skrevet. Læg plan, bindingsfil og nøgler tilbage, som de blev offentliggjort.</translation>
    </message>
    <message>
        <source>The file was not changed. Close other programs and try again, or use a faster computer.</source>
        <translation>Filen er ikke rørt. Luk andre programmer, og prøv igen, eller brug en hurtigere computer.</translation>
    </message>
    <message>
        <source>The boards have not changed. Print without the analysis; if the program runs under Python, install bigdeal-gui[analysis].</source>
        <translation>Spillene er, som de var. Udelad resultaterne; hvor programmet kører under Python, så installér bigdeal-gui[analysis].</translation>
    </message>
    <message>
        <source>Sealing or opening was interrupted: the part of the program that does it has stopped.</source>
        <translation>Forseglingen eller åbningen blev afbrudt: den del af programmet, der gør det, er stoppet.</translation>
    </message>
    <message>
        <source>Sealing or opening was interrupted</source>
        <translation>Forsegling eller åbning afbrudt</translation>
    </message>
    <message>
        <source>No file was written or changed. This needs a lot of memory: close other programs and try again.</source>
        <translation>Ingen fil er skrevet eller ændret. Luk andre programmer, da det kræver meget hukommelse, og prøv igen.</translation>
    </message>
    <message>
        <source>Nothing was written. Put the USB drive back in, or choose another folder.</source>
        <translation>Intet er skrevet. Sæt USB-stikket i igen, eller vælg en anden mappe.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the round again: its number, its signature and its randomness.</source>
        <translation>Intet er skrevet. Hent runden igen: nummer, signatur og tilfældighedstal.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the round again, preferably from another relay.</source>
        <translation>Intet er skrevet. Hent runden igen, helst fra en anden server.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the promised round.</source>
        <translation>Intet er skrevet. Hent den lovede runde.</translation>
    </message>
    <message>
        <source>This picture cannot be used as a logo: {reason}.</source>
        <translation>Dette billede kan ikke være logoet: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was changed. Save the picture as a PNG about 1000 pixels wide, and choose that.</source>
        <translation>Intet blev ændret. Gem billedet som PNG, omkring 1000 punkter bredt, og vælg det.</translation>
    </message>
    <message>
        <source>See the help page “When something goes wrong at the event”, case {number}.</source>
        <translation>Se hjælpesiden ”Når noget går galt ved turneringen”, tilfælde {number}.</translation>
    </message>
    <message>
        <source>A worker process ended before its part was done. Results kept so far: {done}.</source>
        <translation>En arbejdsproces sluttede, før dens del var færdig. Resultater gemt indtil nu: {done}.</translation>
    </message>
    <message>
        <source>A worker was lost</source>
        <translation>En arbejdsproces gik tabt</translation>
    </message>
    <message>
        <source>What is done is kept. Call resume() of this error with a fresh executor to go on.</source>
        <translation>Det færdige er gemt. Kald resume() på denne fejl med en ny executor for at fortsætte.</translation>
    </message>
    <message>
        <source>The last entry may be recorded, or not. Look at the journal before you try again.</source>
        <translation>Den seneste post er måske noteret, måske ikke. Se i logbogen, før du prøver igen.</translation>
    </message>
    <message>
        <source>“{path}” is not a valid backup of a journal: {reason}.</source>
        <translation>”{path}” er ikke en sikkerhedskopi af en logbog, der er i orden: {reason}.</translation>
    </message>
    <message>
        <source>Not a backup of a journal</source>
        <translation>Ikke en sikkerhedskopi af en logbog</translation>
    </message>
    <message>
        <source>Nothing was changed. Choose another file: one that was written as a backup of the journal.</source>
        <translation>Intet er ændret. Vælg en anden fil: en, der blev skrevet som sikkerhedskopi af logbogen.</translation>
    </message>
</context>
<context>
    <name>fairness</name>
    <message>
        <source>Were these boards played?</source>
        <translation>Er disse spil spillet?</translation>
    </message>
    <message>
        <source>Has everybody played all of these boards?</source>
        <translation>Har alle spillet alle disse spil?</translation>
    </message>
    <message>
        <source>This computer does not know all of these sets. Figures tell about the hands.</source>
        <translation>Computeren kender ikke alle disse sæt. Tal fortæller om hænderne.</translation>
    </message>
    <message>
        <source>&amp;They were played</source>
        <translation>De er &amp;spillet</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>{exchange} is closed on {day}</source>
        <translation>{exchange} er lukket {day}</translation>
    </message>
    <message>
        <source>Phase {phase}, “{found}”, was added after publication.</source>
        <translation>Fase {phase}, ”{found}”, er tilføjet efter offentliggørelsen.</translation>
    </message>
    <message>
        <source>Phase {phase}: its {what} was published as “{promised}” and is now “{found}”.</source>
        <translation>Fase {phase}, {what}: offentliggjort som ”{promised}”, nu ”{found}”.</translation>
    </message>
    <message>
        <source>The {what} was published as “{promised}” and is now “{found}”.</source>
        <translation>Ændret efter offentliggørelsen ({what}): før ”{promised}”, nu ”{found}”.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>navn</translation>
    </message>
    <message>
        <source>source of the outside value</source>
        <translation>kilde til den eksterne værdi</translation>
    </message>
    <message>
        <source>rule for the outside value</source>
        <translation>regel for den eksterne værdi</translation>
    </message>
    <message>
        <source>list of holders</source>
        <translation>listen over vogtere</translation>
    </message>
    <message>
        <source>hash of the keys</source>
        <translation>nøglernes hash</translation>
    </message>
    <message>
        <source>number of sessions</source>
        <translation>antal sessioner</translation>
    </message>
    <message>
        <source>range of boards</source>
        <translation>spilnumre</translation>
    </message>
    <message>
        <source>beginning of file names</source>
        <translation>begyndelse af filnavne</translation>
    </message>
    <message>
        <source>description</source>
        <translation>beskrivelse</translation>
    </message>
    <message>
        <source>The tournament has no name.</source>
        <translation>Turneringen har intet navn.</translation>
    </message>
    <message>
        <source>the name of the tournament</source>
        <translation>turneringens navn</translation>
    </message>
    <message>
        <source>The plan has no phases: there is nothing to deal.</source>
        <translation>Planen har ingen faser: Der er intet at blande.</translation>
    </message>
    <message>
        <source>The plan has {count} boards in all: is a number too large?</source>
        <translation>Planen har {count} spil i alt: Er et tal for stort?</translation>
    </message>
    <message>
        <source>The outside value is known before the keys are made: it proves nothing.</source>
        <translation>Den eksterne værdi er kendt, før nøglerne er lavet: Den beviser intet.</translation>
    </message>
    <message>
        <source>Phases {first} and {number} would both make a file “{name}”.</source>
        <translation>Fase {first} og {number} ville begge lave en fil ”{name}”.</translation>
    </message>
    <message>
        <source>the description of phase {number}</source>
        <translation>beskrivelsen af fase {number}</translation>
    </message>
    <message>
        <source>Phase {number} has no description.</source>
        <translation>Fase {number} har ingen beskrivelse.</translation>
    </message>
    <message>
        <source>A session of phase {number} has more than {limit} boards: {boards}.</source>
        <translation>En session i fase {number} har mere end {limit} spil: {boards}.</translation>
    </message>
    <message>
        <source>Phase {number} has {ranges} sets of boards for {sessions} sessions.</source>
        <translation>Fase {number} har {ranges} sæt spil til {sessions} sessioner.</translation>
    </message>
    <message>
        <source>The {sessions} sessions of phase {number} do not use its {ranges} ranges of boards evenly.</source>
        <translation>De {sessions} sessioner i fase {number} bruger ikke dens {ranges} spilintervaller lige meget.</translation>
    </message>
    <message>
        <source>All sessions of phase {number} would be called “{prefix}”: add a “#”.</source>
        <translation>Alle sessioner i fase {number} ville hedde ”{prefix}”: Tilføj et ”#”.</translation>
    </message>
    <message>
        <source>“{prefix}” has too few “#” for {sessions} sessions: the files will not sort in order.</source>
        <translation>”{prefix}” har for få ”#” til {sessions} sessioner: Filerne sorteres ikke i rækkefølge.</translation>
    </message>
    <message>
        <source>They look alike: character {place} is {one} here and {other} there.</source>
        <translation>De ligner hinanden: Tegn {place} er {one} her og {other} der.</translation>
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
        <translation>Det er lidt: Tilføj en kilde mere, eller tag en værdi med flere cifre.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>et manglende tegn</translation>
    </message>
    <message>
        <source>the digit {one}</source>
        <translation>cifferet {one}</translation>
    </message>
    <message>
        <source>the capital letter {one}</source>
        <translation>det store bogstav {one}</translation>
    </message>
    <message>
        <source>the small letter {one}</source>
        <translation>det lille bogstav {one}</translation>
    </message>
    <message>
        <source>the sign {one} ({name})</source>
        <translation>tegnet {one} ({name})</translation>
    </message>
    <message>
        <source>The promise does not say at which exchange, or where, the value is published.</source>
        <translation>Løftet siger ikke, på hvilken børs eller hvor værdien offentliggøres.</translation>
    </message>
    <message>
        <source>The promise does not say whether the opening or the closing value counts.</source>
        <translation>Løftet siger ikke, om åbnings- eller slutværdien gælder.</translation>
    </message>
    <message>
        <source>The date of the promise can be read in several ways: {ways}.</source>
        <translation>Datoen i løftet kan læses på flere måder: {ways}.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> eller </translation>
    </message>
    <message>
        <source>The date of the promise has no year: {date}.</source>
        <translation>Datoen i løftet har intet år: {date}.</translation>
    </message>
    <message>
        <source>{closed}: there is no value of that day.</source>
        <translation>{closed}: Der er ingen værdi fra den dag.</translation>
    </message>
    <message>
        <source>{day} is more than a year ahead: is the year right?</source>
        <translation>{day} er mere end et år frem: Er årstallet rigtigt?</translation>
    </message>
    <message>
        <source>No exchange is named for the {name}: people may look in two places.</source>
        <translation>Der er ikke nævnt en børs for {name}: Folk kan komme til at slå op to steder.</translation>
    </message>
    <message>
        <source>{closed}. The value of {day} will be used.</source>
        <translation>{closed}. Værdien fra {day} bruges.</translation>
    </message>
    <message>
        <source>Only the weekends of {exchange} are known here: look up whether it is open on {day}.</source>
        <translation>Kun weekenderne for {exchange} kendes her: Slå op, om den er åben {day}.</translation>
    </message>
    <message>
        <source>root of the keys</source>
        <translation>nøglernes rod</translation>
    </message>
    <message>
        <source>Phase {phase}, “{promised}”, was published but is missing now.</source>
        <translation>Fase {phase}, ”{promised}”, blev offentliggjort og mangler nu.</translation>
    </message>
    <message>
        <source>The plan does not say where the outside value will come from.</source>
        <translation>Det er ikke sagt, hvor den eksterne værdi skal komme fra.</translation>
    </message>
    <message>
        <source>The source in the plan does not match the rule.</source>
        <translation>Kilden i planen er ikke den, som reglen siger med ord.</translation>
    </message>
    <message>
        <source>The outside value could not be typed like this: {reason}.</source>
        <translation>Den eksterne værdi kunne ikke skrives sådan: {reason}.</translation>
    </message>
    <message>
        <source>The outside value has “{sign}” between digits; it is used unchanged.</source>
        <translation>Den eksterne værdi har ”{sign}” mellem cifre; den bruges, som den står.</translation>
    </message>
    <message>
        <source>The outside value has unusual spaces or letters; it is used unchanged.</source>
        <translation>Den eksterne værdi har usædvanlige mellemrum eller bogstaver; den bruges, som den står.</translation>
    </message>
    <message>
        <source>“{prefix}” differs from the other names: most start with “{stem}”.</source>
        <translation>”{prefix}” begynder anderledes end de andre af slagsen: De fleste begynder med ”{stem}”.</translation>
    </message>
    <message>
        <source>The folder already has {count} files that phase {number} would make, such as “{name}”. Deal into a separate folder.</source>
        <translation>Mappen har allerede {count} filer, som fase {number} ville lave, f.eks. ”{name}”: Bland til en mappe for sig.</translation>
    </message>
    <message>
        <source>The tournament “{file}” in this folder makes files with the same names as phase {number}, such as “{name}”. Deal into a separate folder.</source>
        <translation>Turneringen ”{file}” i denne mappe laver filer med navne fra fase {number}, f.eks. ”{name}”: Bland til en mappe for sig.</translation>
    </message>
    <message>
        <source>Some computers change letters such as those in “{prefix}” in file names.</source>
        <translation>Ikke alle computere bevarer bogstaverne i ”{prefix}” i filnavne.</translation>
    </message>
    <message>
        <source>The sessions of phase {number} have different numbers of boards: {counts} ({boards}).</source>
        <translation>Sessionerne i fase {number} har forskelligt antal spil: {counts} ({boards}).</translation>
    </message>
    <message>
        <source>The boards of phase {number} are not consecutive: {boards}.</source>
        <translation>Spillene i fase {number} følger ikke efter hinanden: {boards}.</translation>
    </message>
    <message>
        <source>Phase {number} has an open number of sessions, so one key opens them all. None of them can be revealed on its own evening, only all together at the end. With a fixed number, each session has its own key.</source>
        <translation>Antallet af sessioner i fase {number} er åbent, så én nøgle gælder for alle: Ingen af dem kan afsløres samme aften, kun alle til sidst. Med et fast antal har hver sin egen nøgle.</translation>
    </message>
    <message>
        <source>The description “{text}” is the same for all sessions: add a “#”.</source>
        <translation>Beskrivelsen ”{text}” skelner ikke mellem sessionerne: Tilføj et ”#”.</translation>
    </message>
    <message>
        <source>The description “{text}” gives a different number of sessions, not {sessions}.</source>
        <translation>Beskrivelsen ”{text}” nævner et andet antal end {sessions} sessioner.</translation>
    </message>
    <message>
        <source>Phases {first} and {number} make files whose names differ only in zeros, such as “{other}” and “{name}”. People will confuse them.</source>
        <translation>Fase {first} og {number} laver filer, hvis navne kun adskiller sig ved nuller, såsom ”{other}” og ”{name}”: de vil blive forvekslet.</translation>
    </message>
    <message>
        <source>The character “{sign}” in {what} may be a mistake: “{text}”.</source>
        <translation>Tegnet ”{sign}” i {what} er måske en fejl: ”{text}”.</translation>
    </message>
    <message>
        <source>There are extra spaces in {what}: “{text}”.</source>
        <translation>Der er for mange mellemrum i {what}: ”{text}”.</translation>
    </message>
    <message>
        <source>Older programs may show some letters of {what} incorrectly: “{text}”.</source>
        <translation>Ældre programmer viser måske bogstaver i {what} forkert: ”{text}”.</translation>
    </message>
    <message>
        <source>There is a space between digits: if it only groups them, leave it out.</source>
        <translation>Der er et mellemrum mellem cifre: Hvis det kun deler tallet op, så udelad det.</translation>
    </message>
    <message>
        <source>There is a letter among the digits: O is not 0, l and I are not 1.</source>
        <translation>Der står et bogstav mellem cifre: O er ikke 0, l og I er ikke 1.</translation>
    </message>
    <message>
        <source>There is a sign between digits: if it only groups them, leave it out.</source>
        <translation>Der står et tegn mellem cifre: Hvis det kun deler tallet op, så udelad det.</translation>
    </message>
    <message>
        <source>Some keyboards lack some of these characters, and others must type exactly the same.</source>
        <translation>Ikke alle tastaturer har det hele, og andre skal skrive det ens.</translation>
    </message>
    <message>
        <source>It has no digit: words can often be guessed.</source>
        <translation>Der er intet ciffer i det: Ord kan ofte forudses.</translation>
    </message>
    <message>
        <source>About {bits} bits of it could not be known beforehand: a guess is right once in {times} tries.</source>
        <translation>Omkring {bits} bit af det kunne ikke vides på forhånd: Den, der gætter, rammer én gang ud af {times}.</translation>
    </message>
    <message>
        <source>The first two digits of a number are not counted, because those of an index can be guessed.</source>
        <translation>De to første cifre i et tal tæller ikke med: I et indeks overrasker de ikke.</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>et mellemrum</translation>
    </message>
    <message>
        <source>The promise does not say which value counts if the exchange is closed.</source>
        <translation>Løftet siger ikke, hvilken værdi der gælder, hvis børsen er lukket.</translation>
    </message>
    <message>
        <source>The promise has no date that the program can read.</source>
        <translation>Løftet nævner ingen dato, der kan læses.</translation>
    </message>
    <message>
        <source>{day} is in the past: everyone may already know its value.</source>
        <translation>{day} er forbi: Værdien kendes måske allerede af alle.</translation>
    </message>
    <message>
        <source>{day} is today: its value may be known before everyone has the plan.</source>
        <translation>{day} er i dag: Værdien kendes måske, før alle har planen.</translation>
    </message>
    <message>
        <source>“{name}” is not the one in this computer’s journal.</source>
        <translation>”{name}” er en anden end den, denne computers logbog fortæller om.</translation>
    </message>
    <message>
        <source>Round {number} appears on {when}: promise a round that is at least an hour ahead.</source>
        <translation>Runde {number} kommer {when}: lov en runde, der ligger mindst en time frem.</translation>
    </message>
    <message>
        <source>The fallback value, used if the network has ended, is known before the round.</source>
        <translation>Det, der gælder, hvis netværket er ophørt, kendes før runden.</translation>
    </message>
    <message>
        <source>This value proves itself. The network signs it, every check can test the signature offline, and nobody can guess any of its 256 bits.</source>
        <translation>Denne værdi beviser sig selv: Netværket underskriver den, enhver kontrol prøver signaturen uden internet, og alle 256 bit er en overraskelse.</translation>
    </message>
    <message>
        <source>The promise mentions a SHA-256, but not in the form that every check understands: enter holders by name and hash.</source>
        <translation>Løftet taler om en SHA-256, men ikke i den form, som enhver kontrol forstår: skriv vogtere ind med navn og hash.</translation>
    </message>
    <message>
        <source>There are {count} holders; at most {limit} are possible.</source>
        <translation>Der er {count} vogtere af ord, og højst {limit} er muligt.</translation>
    </message>
    <message>
        <source>Two holders are called “{name}”: give them different names.</source>
        <translation>To vogtere hedder ”{name}”: giv hver sit eget navn.</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” have the same hash, so they have the same words.</source>
        <translation>”{one}” og ”{other}” har samme hash: den ene har den andens ord.</translation>
    </message>
    <message>
        <source>The hash of “{name}” belongs to words that anyone would try first: ask for new ones.</source>
        <translation>Hashen fra ”{name}” hører til ord, som enhver ville prøve: bed om nye.</translation>
    </message>
    <message>
        <source>The hash of “{name}” does not look like a real one: perhaps nobody knows words for it.</source>
        <translation>Hashen fra ”{name}” ligner ikke en: måske kender ingen ord til den.</translation>
    </message>
    <message>
        <source>Several people are involved. Nobody can foresee a board before the words are handed over, or secretly choose one. Only all of these together, with the people who open the keys, could do so: {names}.</source>
        <translation>Flere personer: medmindre alle disse arbejder sammen med den, der åbner nøglerne, kan ingen forudse et spil, før ordene er afleveret, og ingen vælge et ubemærket: {names}.</translation>
    </message>
    <message>
        <source>This computer already published a promise for an event with this name, on {days}. With several promises, one can be chosen later: state in public which one counts, and why.</source>
        <translation>Denne computer har allerede offentliggjort et løfte for en turnering med dette navn, den {days}. Den, der giver flere løfter, kan vælge imellem dem: Sig offentligt, hvilket der gælder, og hvorfor.</translation>
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
        <translation>Duplimate, ældre</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft), bridge-club.org, ACBL upload</source>
        <translation>Duplimate (Dupsoft), bridge-club.org, upload til ACBL</translation>
    </message>
    <message>
        <source>Duplimate, older, hands hidden on the screen</source>
        <translation>Duplimate, ældre, hænder skjult på skærmen</translation>
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
        <translation>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller), upload til ACBL</translation>
    </message>
    <message>
        <source>Duplimate, hands hidden on the screen</source>
        <translation>Duplimate, hænder skjult på skærmen</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller)</source>
        <translation>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller)</translation>
    </message>
    <message>
        <source>Older dealing machines (BRI)</source>
        <translation>Ældre kortlægningsmaskiner (BRI)</translation>
    </message>
    <message>
        <source>older dealing machines, bridge-club.org</source>
        <translation>ældre kortlægningsmaskiner, bridge-club.org</translation>
    </message>
    <message>
        <source>Older dealing machines (DGE)</source>
        <translation>Ældre kortlægningsmaskiner (DGE)</translation>
    </message>
    <message>
        <source>older dealing machines, converters</source>
        <translation>ældre kortlægningsmaskiner, konverteringsprogrammer</translation>
    </message>
    <message>
        <source>Dealer4, BridgeComposer, scoring programs</source>
        <translation>Dealer4, BridgeComposer, regnskabsprogrammer</translation>
    </message>
    <message>
        <source>Dealer4, BridgeComposer, Bridgewebs, ACBL upload, most scoring programs</source>
        <translation>Dealer4, BridgeComposer, Bridgewebs, upload til ACBL, de fleste regnskabsprogrammer</translation>
    </message>
    <message>
        <source>Bridge Base Online</source>
        <translation>Bridge Base Online</translation>
    </message>
    <message>
        <source>Bridge Base Online (upload and hand viewer), ACBL upload</source>
        <translation>Bridge Base Online (upload og visning af hænder), upload til ACBL</translation>
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
        <translation>Bernasconi-kortlægningsmaskiner</translation>
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
        <translation>KoPS, med spilnumre (CDS)</translation>
    </message>
    <message>
        <source>KoPS and related programs (Poland)</source>
        <translation>KoPS og beslægtede programmer (Polen)</translation>
    </message>
    <message>
        <source>Deal numbers</source>
        <translation>Fordelingsnumre</translation>
    </message>
    <message>
        <source>this program, Big Deal; the shortest archive</source>
        <translation>dette program, Big Deal; det korteste arkiv</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Load it in the Duplimate’s program (Dupsoft), and check the number of the first board there.</source>
        <translation>Indlæs den i Duplimates program (Dupsoft), og kontrollér der nummeret på det første spil.</translation>
    </message>
    <message>
        <source>Keep it as an archive: this program and Big Deal read it.</source>
        <translation>Gem den som arkiv: Dette program og Big Deal læser den.</translation>
    </message>
    <message>
        <source>people, after play; contains no deals</source>
        <translation>mennesker, efter spillet; indeholder ingen fordelinger</translation>
    </message>
    <message>
        <source>Load it in the Duplimate’s program. If that shows 99 boards, duplicate only the ones that were dealt.</source>
        <translation>Indlæs den i Duplimates program; viser det 99 spil, så læg kun dem, der er blandet.</translation>
    </message>
    <message>
        <source>Load it in the dealing machine’s program, and check the number of the first board, because the file has none.</source>
        <translation>Indlæs den i kortlægningsmaskinens program, og kontrollér nummeret på det første spil: Filen har ingen numre.</translation>
    </message>
    <message>
        <source>Load it in the machine’s program. BridgeComposer and scoring programs show hands: do not use them until play is over.</source>
        <translation>Indlæs den i maskinens program. BridgeComposer og regnskabsprogrammer viser hænderne: Vent med dem, til spillet er slut.</translation>
    </message>
    <message>
        <source>Upload it to Bridge Base Online. Its hand viewer shows the hands: do not open it until play is over.</source>
        <translation>Læg den op på Bridge Base Online. Dens håndviser viser hænderne: Lad den være lukket, til spillet er slut.</translation>
    </message>
    <message>
        <source>Do not open it until play is over: a spreadsheet shows every hand.</source>
        <translation>Lad den være lukket, til spillet er slut: Et regneark viser alle hænder.</translation>
    </message>
    <message>
        <source>Load it in the Bernasconi machine’s program, and check the number of the first board, because the file has none.</source>
        <translation>Indlæs den i Bernasconi-maskinens program, og kontrollér nummeret på det første spil: Filen har ingen numre.</translation>
    </message>
    <message>
        <source>Load it in Borel’s program, and check the number of the first board, because the file has none.</source>
        <translation>Indlæs den i Borels program, og kontrollér nummeret på det første spil: Filen har ingen numre.</translation>
    </message>
    <message>
        <source>Load it in KoPS, and check the number of the first board, because the file has none.</source>
        <translation>Indlæs den i KoPS, og kontrollér nummeret på det første spil: Filen har ingen numre.</translation>
    </message>
    <message>
        <source>Load it in KoPS; the board numbers are in the file.</source>
        <translation>Indlæs den i KoPS; spillenes numre står i filen.</translation>
    </message>
    <message>
        <source>Read it when play is over: it shows how the cards are distributed overall.</source>
        <translation>Læs den, når spillet er slut: Den fortæller, hvordan kortene sidder i det store og hele.</translation>
    </message>
</context>
<context>
    <name>meter</name>
    <message>
        <source>Type on many different keys, or move the mouse.</source>
        <translation>Brug mange forskellige taster, eller bevæg musen.</translation>
    </message>
    <message>
        <source>Keep going: learning your rhythm.</source>
        <translation>Fortsæt: Din rytme læres.</translation>
    </message>
    <message>
        <source>Good. Keep going.</source>
        <translation>Godt. Fortsæt.</translation>
    </message>
    <message>
        <source>Use many different keys.</source>
        <translation>Brug mange forskellige taster.</translation>
    </message>
    <message>
        <source>Too regular. Type unevenly, or move the mouse.</source>
        <translation>For regelmæssigt. Skriv ujævnt, eller bevæg musen.</translation>
    </message>
    <message>
        <source>Keys are released like a machine. Use a real keyboard, or the mouse.</source>
        <translation>Tasterne slippes som af en maskine. Brug et rigtigt tastatur eller musen.</translation>
    </message>
    <message>
        <source>This is easy to guess. Vary the rhythm.</source>
        <translation>Du er let at gætte. Skift rytme.</translation>
    </message>
    <message>
        <source>This repeats itself (a macro or a recording?). It no longer counts.</source>
        <translation>Det gentager sig (makro eller optagelse?). Bidraget er trukket fra.</translation>
    </message>
    <message>
        <source>A key is held down. Press many different keys, one after another.</source>
        <translation>En tast holdes nede. Tryk på mange taster, en efter en.</translation>
    </message>
    <message>
        <source>Timing is coarse here, as over a remote desktop. Use the mouse, or only the computer.</source>
        <translation>Tiderne kommer i trin her, som over et fjernskrivebord. Brug musen, eller computeren alene.</translation>
    </message>
    <message>
        <source>Input from other programs does not count.</source>
        <translation>Input fra et andet program tæller ikke.</translation>
    </message>
    <message>
        <source>Enough. Release the keys and the mouse.</source>
        <translation>Nok. Giv slip.</translation>
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
        <translation>sæt {number} af {count}</translation>
    </message>
    <message>
        <source>second of the day</source>
        <translation>dagens andet</translation>
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
        <translation>De hemmelige nøgler i logbogen er nu forseglet. Ældre versioner af programmet kan ikke længere bruge den.</translation>
    </message>
    <message>
        <source>Others may read the journal in “{folder}”, and that cannot be changed there.</source>
        <translation>Andre kan læse logbogen i ”{folder}”, og det kan ikke ændres der.</translation>
    </message>
    <message>
        <source>Others could read or change the journal in “{folder}”. It is yours alone now.</source>
        <translation>Andre kunne læse eller ændre logbogen i ”{folder}”. Nu er den kun din.</translation>
    </message>
    <message>
        <source>Other users can write in “{folder}”, and so can replace the journal below it. Take that right from them: chmod go-w “{folder}”.</source>
        <translation>Andre brugere kan skrive i ”{folder}” og kan derfor udskifte logbogen under den. Tag den ret fra dem: chmod go-w ”{folder}”.</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>Reserve sets in place of the original ones</source>
        <translation>Reservesæt i stedet for de oprindelige</translation>
    </message>
    <message>
        <source>Tournament: {name}</source>
        <translation>Turnering: {name}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Grund: {reason}</translation>
    </message>
    <message>
        <source>Dealt on {date}.</source>
        <translation>Blandet {date}.</translation>
    </message>
    <message>
        <source>Reserve sets follow from the same keys and the same outside value as the originals.</source>
        <translation>Reservesæt følger af de samme nøgler og den samme eksterne værdi som de oprindelige.</translation>
    </message>
    <message>
        <source>Laws of Duplicate Bridge 2017, Law 6D.</source>
        <translation>Love for turneringsbridge 2017, § 6 D.</translation>
    </message>
    <message>
        <source>Before the tournament the organiser published a plan and the hash of secret keys.</source>
        <translation>Før turneringen offentliggjorde arrangøren en plan og en hash af hemmelige nøgler.</translation>
    </message>
    <message>
        <source>Every deal follows from a key and from an outside value that nobody could know then:</source>
        <translation>Hver fordeling følger af en nøgle og af en ekstern værdi, som ingen kunne kende da:</translation>
    </message>
    <message>
        <source>Promised source: {source}</source>
        <translation>Lovet kilde: {source}</translation>
    </message>
    <message>
        <source>Value: {value}</source>
        <translation>Værdi: {value}</translation>
    </message>
    <message>
        <source>Hash of the keys: {hash}</source>
        <translation>Nøglernes hash: {hash}</translation>
    </message>
    <message>
        <source>Check code: {digest}</source>
        <translation>Kontrolkode: {digest}</translation>
    </message>
    <message>
        <source>In words: {words}</source>
        <translation>Med ord: {words}</translation>
    </message>
    <message>
        <source>Published, as the organiser says: {where}, since {day}</source>
        <translation>Offentliggjort, siger arrangøren: {where}, siden {day}</translation>
    </message>
    <message>
        <source>So nobody could choose a board, except within what every check lists. Anyone who has the keys and the value can compute every board, so the keys are kept sealed and the boards are dealt late.</source>
        <translation>Så kunne ingen vælge et spil, ud over det, som hver kontrol regner op. Den, der har nøglerne og værdien, kan beregne hvert spil: derfor holdes nøglerne forseglet, og spillene blandes sent.</translation>
    </message>
    <message>
        <source>This pack is about {session} alone: it holds the key of that session, and what proves that it is the one that was bound. The other keys stay secret until their sessions are played. Do not take our word for it: verify it.</source>
        <translation>Denne pakke handler kun om {session}: Den indeholder den sessions nøgle og det, der beviser, at det er den bundne. De andre nøgler forbliver hemmelige, til deres sessioner er spillet. Tag ikke vores ord for det: Efterprøv det.</translation>
    </message>
    <message>
        <source>This pack holds the keys. Do not take our word for it: verify it.</source>
        <translation>Denne pakke indeholder nøglerne. Tag ikke vores ord for det: Efterprøv det.</translation>
    </message>
    <message>
        <source>Behind it the words of {name}:</source>
        <translation>Bag den ordene fra {name}:</translation>
    </message>
    <message>
        <source>The words of {name} were withheld; in their place stands their SHA-256:</source>
        <translation>Ordene fra {name} blev holdt tilbage; i deres sted står deres SHA-256:</translation>
    </message>
    <message>
        <source>Sessions that were revealed before, each by itself</source>
        <translation>Sessioner, der blev afsløret før, hver for sig</translation>
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
        <translation>Reservesæt og afvigelser fra planen</translation>
    </message>
    <message>
        <source>  {date}, reserve sets: {text}</source>
        <translation>  {date}, reservesæt: {text}</translation>
    </message>
    <message>
        <source>  {date}, deviation: {text}</source>
        <translation>  {date}, afvigelse: {text}</translation>
    </message>
    <message>
        <source>How to verify</source>
        <translation>Sådan efterprøver du</translation>
    </message>
    <message>
        <source>1. Look up the check code where it stood before the tournament, and the value at its source. Only you can do that.</source>
        <translation>1. Slå kontrolkoden op der, hvor den stod før turneringen, og værdien hos dens kilde. Det kan kun du gøre.</translation>
    </message>
    <message>
        <source>1. Compare “{name}” with the file that was published before the tournament, and the</source>
        <translation>1. Sammenlign ”{name}” med den fil, der blev offentliggjort før turneringen, og</translation>
    </message>
    <message>
        <source>   value with what its source says. Only you can do that.</source>
        <translation>   værdien med det, dens kilde siger. Det kan kun du.</translation>
    </message>
    <message>
        <source>2. Open “verify.html” in any browser and give it the files of this pack; it needs no network. Best take the page from the program or its releases, which publish its SHA-256: whoever hands out a forged pack could add a forged page. Or use the Check page of bigdeal-gui, or run</source>
        <translation>2. Åbn ”verify.html” i en browser og giv den pakkens filer; den behøver intet net. Tag helst siden, der følger med programmet, eller den, hvor programmet offentliggøres, og hvor også dens SHA-256 står: den, der deler en forfalsket pakke ud, kunne lægge en forfalsket side ved. Eller brug siden Kontrollér i bigdeal-gui, eller kør</translation>
    </message>
    <message>
        <source>The SHA-256 of the page, as {program} has it:</source>
        <translation>Sidens SHA-256, som {program} har den:</translation>
    </message>
    <message>
        <source>Green: proved. Amber: true as far as it goes, with lists of what only you can look up and of what could still be chosen when the value was known. Red: something contradicts.</source>
        <translation>Grøn: bevist. Gul: sandt, så langt det rækker, med lister over, hvad kun du kan slå op, og hvad der stadig kunne vælges, da værdien var kendt. Rød: to ting modsiger hinanden.</translation>
    </message>
    <message>
        <source>3. Compare the boards with those you played: hand records, or what a machine dealt.</source>
        <translation>3. Sammenlign spillene med dem, I spillede: kortfordelinger, eller hvad en maskine lagde.</translation>
    </message>
    <message>
        <source>   Files of your own can be verified in the same way, beside those of the pack.</source>
        <translation>   Dine egne filer kan efterprøves på samme måde, ved siden af pakkens.</translation>
    </message>
    <message>
        <source>“{name}” binds names, boards and source as well as the keys.</source>
        <translation>”{name}” binder navne, spil og kilde såvel som nøglerne.</translation>
    </message>
    <message>
        <source>The published hash binds the keys alone, not the names and numbers in the plan.</source>
        <translation>Den offentliggjorte hash binder kun nøglerne, ikke navnene og tallene i planen.</translation>
    </message>
    <message>
        <source>SquareDeal reads the same plan and keys and deals the same boards.</source>
        <translation>SquareDeal læser den samme plan og de samme nøgler og blander de samme spil.</translation>
    </message>
    <message>
        <source>Deviation from the published plan</source>
        <translation>Afvigelse fra den offentliggjorte plan</translation>
    </message>
    <message>
        <source>What was done otherwise: {text}</source>
        <translation>Hvad blev gjort anderledes: {text}</translation>
    </message>
    <message>
        <source>Recorded on {date}.</source>
        <translation>Noteret {date}.</translation>
    </message>
    <message>
        <source>The deals are those that were bound by the published hash:</source>
        <translation>Fordelingerne er dem, der blev bundet af den offentliggjorte hash:</translation>
    </message>
    <message>
        <source>The journal of the computer that dealt has every set. Its newest row has</source>
        <translation>Logbogen på den computer, der blandede, kender hvert sæt. Dens nyeste række har</translation>
    </message>
    <message>
        <source>this number and hash. To see whether it is still there, type on that computer:</source>
        <translation>dette nummer og denne hash. Om den stadig står i logbogen, viser dette der:</translation>
    </message>
    <message>
        <source>When the keys are revealed, anybody can verify them. Every check lists them.</source>
        <translation>Når nøglerne afsløres, kan alle efterprøve dem. Hver kontrol viser dem.</translation>
    </message>
    <message>
        <source>Double-dummy results of more than {count} boards are worked out only when asked for.</source>
        <translation>Double dummy-resultater for flere end {count} spil beregnes kun, når der bedes om det.</translation>
    </message>
    <message>
        <source>The journal says now that play is over.</source>
        <translation>Logbogen siger nu, at spillet er slut.</translation>
    </message>
    <message>
        <source>The files of the set are in the archive now: {folder}</source>
        <translation>Sættets filer er nu i arkivet: {folder}</translation>
    </message>
    <message>
        <source>The newest row of the tournament’s log, by its SHA-256:</source>
        <translation>Den nyeste række i turneringens log, ved dens SHA-256:</translation>
    </message>
    <message>
        <source>Amber is the best that the pack of one session can be: nothing is proved yet of the others. The file that ends in .key.txt can be checked by hand; bigdeal-gui’s documents say how.</source>
        <translation>Gult er det bedste, en enkelt sessions pakke kan blive: Intet er bevist om de andre endnu. Filen, der ender på .key.txt, kan efterprøves i hånden; dokumentationen til bigdeal-gui siger hvordan.</translation>
    </message>
    <message>
        <source>The analysis was left out.</source>
        <translation>Resultaterne er udeladt.</translation>
    </message>
    <message>
        <source>With {count} boards on a page there is no room for double-dummy results.</source>
        <translation>Med {count} spil på en side er der ikke plads til double dummy-resultater.</translation>
    </message>
    <message>
        <source>A web page prints page by page: use the PDF for a folded booklet.</source>
        <translation>En hjemmeside udskrives side for side: hæftet, der skal foldes, er PDF’en.</translation>
    </message>
    <message>
        <source>This computer’s journal does not know these boards, so it cannot tell whether they have been played.</source>
        <translation>Denne computers logbog kender ikke disse spil, så ingen her kan sige, om de er spillet.</translation>
    </message>
    <message>
        <source>The double-dummy results in the file do not match its boards. They were calculated again.</source>
        <translation>Double dummy-resultaterne i filen passer ikke til dens spil. De er regnet ud på ny.</translation>
    </message>
    <message>
        <source>The double-dummy results are from the file. A sample from each board was calculated here and agrees.</source>
        <translation>Double dummy-resultaterne er dem, der står i filen. En stikprøve af hvert spil er regnet efter her og stemmer.</translation>
    </message>
    <message>
        <source>No font of this computer has the letters {letters}; each prints as an empty box. Install a font that has them, such as Noto Sans, and print again.</source>
        <translation>Ingen skrifttype på denne computer har tegnene {letters}; hvert udskrives som en tom firkant. Installer en skrifttype, der har dem, f.eks. Noto Sans, og udskriv igen.</translation>
    </message>
    <message>
        <source>The double-dummy results in the file were kept without checking them.</source>
        <translation>Double dummy-resultaterne i filen blev beholdt uden kontrol.</translation>
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
        <translation>Et vilkårligt tal: dette er en øvelse</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Grundspil</translation>
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
        <translation>12 spil</translation>
    </message>
    <message>
        <source>18 boards</source>
        <translation>18 spil</translation>
    </message>
    <message>
        <source>24 boards</source>
        <translation>24 spil</translation>
    </message>
    <message>
        <source>36 boards</source>
        <translation>36 spil</translation>
    </message>
    <message>
        <source>2 boards, in large print</source>
        <translation>2 spil, med stor skrift</translation>
    </message>
    <message>
        <source>Boards go</source>
        <translation>Rækkefølge</translation>
    </message>
    <message>
        <source>in rows</source>
        <translation>i rækker</translation>
    </message>
    <message>
        <source>in columns</source>
        <translation>i kolonner</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Farver</translation>
    </message>
    <message>
        <source>four colours</source>
        <translation>fire farver</translation>
    </message>
    <message>
        <source>black and red</source>
        <translation>sort og rød</translation>
    </message>
    <message>
        <source>black alone</source>
        <translation>kun sort</translation>
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
        <translation>Sprog</translation>
    </message>
    <message>
        <source>A K Q J in every language</source>
        <translation>A K Q J på alle sprog</translation>
    </message>
    <message>
        <source>High-card points</source>
        <translation>Honnørpoint</translation>
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
        <translation>stik</translation>
    </message>
    <message>
        <source>contracts</source>
        <translation>kontrakter</translation>
    </message>
    <message>
        <source>Par beside the results</source>
        <translation>Parscore ved resultaterne</translation>
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
        <translation>hullede</translation>
    </message>
    <message>
        <source>punched, printed on both sides</source>
        <translation>hullede, trykt på begge sider</translation>
    </message>
    <message>
        <source>folded into a booklet</source>
        <translation>foldet til et hæfte</translation>
    </message>
    <message>
        <source>with double dummy</source>
        <translation>med double dummy</translation>
    </message>
    <message>
        <source>as a web page</source>
        <translation>som webside</translation>
    </message>
    <message>
        <source>sections {names}</source>
        <translation>rækker {names}</translation>
    </message>
    <message>
        <source>“{event}”, {day}, from board {number}</source>
        <translation>”{event}”, {day}, fra spil {number}</translation>
    </message>
    <message>
        <source>Play is over</source>
        <translation>Spillet er slut</translation>
    </message>
    <message>
        <source>Has this set been played?</source>
        <translation>Er dette sæt blevet spillet?</translation>
    </message>
    <message>
        <source>It was dealt today, or its day is still to come.</source>
        <translation>Det er lagt i dag, eller dets dag er endnu ikke kommet.</translation>
    </message>
    <message>
        <source>The record shows every card. The journal will say that play is over.</source>
        <translation>Udskriften viser alle kort. Logbogen vil sige, at spillet er slut.</translation>
    </message>
    <message>
        <source>Play is over: print open</source>
        <translation>Spillet er slut: udskriv uden forsegling</translation>
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
        <translation>et kort er ikke to cifre</translation>
    </message>
    <message>
        <source>the hands are not four suits of rank letters each</source>
        <translation>hænderne er ikke fire farver med bogstaver for kortene</translation>
    </message>
    <message>
        <source>its board numbers end at {max_board}</source>
        <translation>dets spilnumre slutter ved {max_board}</translation>
    </message>
    <message>
        <source>Deal boards up to {max_board}, or leave this format out.</source>
        <translation>Bland spil op til {max_board}, eller udelad dette format.</translation>
    </message>
    <message>
        <source>Choose other boards, or leave this format out.</source>
        <translation>Vælg andre spil, eller udelad dette format.</translation>
    </message>
    <message>
        <source>more than {max_file_lines} lines</source>
        <translation>mere end {max_file_lines} linjer</translation>
    </message>
    <message>
        <source>a line of more than {max_line_bytes} bytes</source>
        <translation>en linje på mere end {max_line_bytes} byte</translation>
    </message>
    <message>
        <source>the last record has {rest} bytes instead of {size}</source>
        <translation>den sidste post har {rest} byte i stedet for {size}</translation>
    </message>
    <message>
        <source>more than {max_file_boards} boards</source>
        <translation>mere end {max_file_boards} spil</translation>
    </message>
    <message>
        <source>{who} has {count} suits instead of 4</source>
        <translation>{who} har {count} farver i stedet for 4</translation>
    </message>
    <message>
        <source>boards are numbered from 1</source>
        <translation>spil nummereres fra 1</translation>
    </message>
    <message>
        <source>the last board comes before the first</source>
        <translation>det sidste spil kommer før det første</translation>
    </message>
    <message>
        <source>board numbers end at {max_boards}</source>
        <translation>spilnumre slutter ved {max_boards}</translation>
    </message>
    <message>
        <source>at least one board is needed</source>
        <translation>der skal mindst ét spil til</translation>
    </message>
    <message>
        <source>it is neither a number nor a range</source>
        <translation>det er hverken et tal eller et interval</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>for langt</translation>
    </message>
    <message>
        <source>more than {max_ranges} ranges</source>
        <translation>mere end {max_ranges} intervaller</translation>
    </message>
    <message>
        <source>at least one session of one board is needed</source>
        <translation>der skal mindst én session med ét spil til</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>intet indhold</translation>
    </message>
    <message>
        <source>at most 50 letters, digits, “-” and “_” are allowed</source>
        <translation>højst 50 bogstaver, cifre, ”-” og ”_” er tilladt</translation>
    </message>
    <message>
        <source>it is longer than {longest_prefix} letters</source>
        <translation>længere end {longest_prefix} bogstaver</translation>
    </message>
    <message>
        <source>“{name}” has a “/” or a space. The files go to the current folder.</source>
        <translation>”{name}” har et ”/” eller et mellemrum. Filerne lægges i den mappe, du er i.</translation>
    </message>
    <message>
        <source>The format “stdout” would show the boards on the screen: use “pbn”, which makes a file.</source>
        <translation>Formatet ”stdout” ville vise spillene på skærmen: Brug ”pbn”, som laver en fil.</translation>
    </message>
    <message>
        <source>The set was dealt elsewhere: only the computer that dealt it can certify it.</source>
        <translation>Sættet er blandet andetsteds: Kun den computer, der blandede det, kan udstede et certifikat.</translation>
    </message>
    <message>
        <source>The set was not dealt with that identification.</source>
        <translation>Sættet er ikke blandet med den identifikation.</translation>
    </message>
    <message>
        <source>More than {most} boards cannot be locked in a box.</source>
        <translation>Der kan ikke låses mere end {most} spil i en boks.</translation>
    </message>
    <message>
        <source>it was saved as “Unicode”; save it as plain text</source>
        <translation>den er gemt som ”Unicode”; gem den som ren tekst</translation>
    </message>
    <message>
        <source>it is longer than {max_value_bytes} bytes</source>
        <translation>længere end {max_value_bytes} byte</translation>
    </message>
    <message>
        <source>row {sequence} cannot be read</source>
        <translation>række {sequence} kan ikke læses</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>mangler</translation>
    </message>
    <message>
        <source>does not read as a key</source>
        <translation>kan ikke læses som en nøgle</translation>
    </message>
    <message>
        <source>row {sequence} cannot be understood</source>
        <translation>række {sequence} kan ikke forstås</translation>
    </message>
    <message>
        <source>belongs to another journal</source>
        <translation>hører til en anden logbog</translation>
    </message>
    <message>
        <source>it is the database of another program</source>
        <translation>det er et andet programs database</translation>
    </message>
    <message>
        <source>it is the same as “{name}” on systems that ignore capitals</source>
        <translation>det er det samme som ”{name}” på systemer, der ikke skelner store og små bogstaver</translation>
    </message>
    <message>
        <source>it would be longer than {max_settings_bytes} bytes</source>
        <translation>den ville blive længere end {max_settings_bytes} byte</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>linjen er for lang</translation>
    </message>
    <message>
        <source>the hash of the keys is not 64 hexadecimal digits</source>
        <translation>nøglernes hash er ikke 64 hexadecimale cifre</translation>
    </message>
    <message>
        <source>the outside value is empty</source>
        <translation>den eksterne værdi er tom</translation>
    </message>
    <message>
        <source>a phase has four fields with “:” between, and here are {count}</source>
        <translation>en fase har fire felter med ”:” imellem, og her er {count}</translation>
    </message>
    <message>
        <source>the number of sessions is not 0 to {limit}</source>
        <translation>antallet af sessioner er ikke 0 til {limit}</translation>
    </message>
    <message>
        <source>it is longer than {limit} characters</source>
        <translation>længere end {limit} tegn</translation>
    </message>
    <message>
        <source>it has fewer than {count} letters</source>
        <translation>færre end {count} bogstaver</translation>
    </message>
    <message>
        <source>it has more than {count} letters</source>
        <translation>mere end {count} bogstaver</translation>
    </message>
    <message>
        <source>it repeats a few letters</source>
        <translation>de samme få bogstaver gentages</translation>
    </message>
    <message>
        <source>it has two groups of “#”</source>
        <translation>to grupper af ”#”</translation>
    </message>
    <message>
        <source>There is no key for phase {phase}, session {session}.</source>
        <translation>Der er ingen nøgle til fase {phase}, session {session}.</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has a key already</source>
        <translation>fase {phase}, session {session} har allerede en nøgle</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has no key</source>
        <translation>fase {phase}, session {session} har ingen nøgle</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has a key but is not in the plan</source>
        <translation>fase {phase}, session {session} har en nøgle, men står ikke i planen</translation>
    </message>
    <message>
        <source>it is not “phase,session:key”</source>
        <translation>det er ikke ”fase,session:nøgle”</translation>
    </message>
    <message>
        <source>a key has {count} letters and digits</source>
        <translation>en nøgle har {count} bogstaver og cifre</translation>
    </message>
    <message>
        <source>it is not 64 hexadecimal digits</source>
        <translation>det er ikke 64 hexadecimale cifre</translation>
    </message>
    <message>
        <source>the sign “:” separates the fields of the file</source>
        <translation>tegnet ”:” adskiller filens felter</translation>
    </message>
    <message>
        <source>a session has at most {count} boards</source>
        <translation>en session har højst {count} spil</translation>
    </message>
    <message>
        <source>the board numbers of a tournament end at {number}</source>
        <translation>en turnerings spilnumre slutter ved {number}</translation>
    </message>
    <message>
        <source>The number of phases is {count}, and there is no phase {number}.</source>
        <translation>Antallet af faser er {count}, og der er ingen fase {number}.</translation>
    </message>
    <message>
        <source>The number of sessions of this phase is open: name the sessions, such as 1-3.</source>
        <translation>Antallet af sessioner i denne fase er åbent: Angiv sessionerne, f.eks. 1-3.</translation>
    </message>
    <message>
        <source>“{text}” names no sessions: write a number, a range such as 1-3, or *.</source>
        <translation>”{text}” angiver ingen sessioner: Skriv et tal, et interval som 1-3 eller *.</translation>
    </message>
    <message>
        <source>The phase has no such sessions: {text}.</source>
        <translation>Fasen har ingen sessioner {text}.</translation>
    </message>
    <message>
        <source>the plan has fixed them for phase {number}</source>
        <translation>planen har fastlagt dem for fase {number}</translation>
    </message>
    <message>
        <source>Phase {phase} has no session {session}.</source>
        <translation>Fase {phase} har ingen session {session}.</translation>
    </message>
    <message>
        <source>the solver gave up ({error})</source>
        <translation>løseren gav op ({error})</translation>
    </message>
    <message>
        <source>the extra “analysis” is not installed</source>
        <translation>tilføjelsen ”analysis” er ikke installeret</translation>
    </message>
    <message>
        <source>the package endplay has no solver in it</source>
        <translation>pakken endplay har ingen løser i sig</translation>
    </message>
    <message>
        <source>the solver of the package endplay does not load here</source>
        <translation>løseren i pakken endplay kan ikke indlæses her</translation>
    </message>
    <message>
        <source>Make a new tournament, publish that, and say why.</source>
        <translation>Lav en ny turnering, offentliggør den, og sig hvorfor.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program. Open it again.</source>
        <translation>”{name}” er ændret af et andet program. Åbn den igen.</translation>
    </message>
    <message>
        <source>The plan is not published yet.</source>
        <translation>Planen er ikke offentliggjort endnu.</translation>
    </message>
    <message>
        <source>The outside value is not in the plan yet.</source>
        <translation>Den eksterne værdi står ikke i planen endnu.</translation>
    </message>
    <message>
        <source>Wait until it is known, then set it.</source>
        <translation>Vent, til den er kendt, og sæt den så ind.</translation>
    </message>
    <message>
        <source>it is a link to another file</source>
        <translation>det er et link til en anden fil</translation>
    </message>
    <message>
        <source>The boards are in the public pack; for others, make a new tournament.</source>
        <translation>Spillene er i den offentlige pakke; lav en ny turnering, hvis der skal andre til.</translation>
    </message>
    <message>
        <source>Put “{plain}” or “{sealed}” into the same folder.</source>
        <translation>Læg ”{plain}” eller ”{sealed}” i samme mappe.</translation>
    </message>
    <message>
        <source>Record a deviation if it was not the promised one.</source>
        <translation>Notér en afvigelse, hvis det ikke var den lovede.</translation>
    </message>
    <message>
        <source>Wait until the outside value is known, then set it.</source>
        <translation>Vent, til den eksterne værdi er kendt, og sæt den så ind.</translation>
    </message>
    <message>
        <source>Reveal them when all play is over, reserve sets included.</source>
        <translation>Afslør dem, når alt spil er slut, også reservesæt.</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>krypteret</translation>
    </message>
    <message>
        <source>it is a secret key; keep it to yourself</source>
        <translation>det er en hemmelig nøgle; hold den for dig selv</translation>
    </message>
    <message>
        <source>it is not “age1” and 58 letters and digits</source>
        <translation>det er ikke ”age1” og 58 bogstaver og cifre</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>der er ingen</translation>
    </message>
    <message>
        <source>it is not “AGE-SECRET-KEY-1” and 58 letters and digits</source>
        <translation>det er ikke ”AGE-SECRET-KEY-1” og 58 bogstaver og cifre</translation>
    </message>
    <message>
        <source>there are more than {count}</source>
        <translation>der er flere end {count}</translation>
    </message>
    <message>
        <source>more are needed than there are</source>
        <translation>der kræves flere, end der er</translation>
    </message>
    <message>
        <source>there can be 16 at most</source>
        <translation>der kan højst være 16</translation>
    </message>
    <message>
        <source>it was made for another purpose</source>
        <translation>lavet til et andet formål</translation>
    </message>
    <message>
        <source>two different lists have the same number</source>
        <translation>to forskellige lister har samme nummer</translation>
    </message>
    <message>
        <source>one of them is not of this set</source>
        <translation>en af dem er ikke fra denne gruppe</translation>
    </message>
    <message>
        <source>word {place} is not in the word list</source>
        <translation>ord {place} står ikke i ordlisten</translation>
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
        <translation>delene er ikke dem i en bindingsfil</translation>
    </message>
    <message>
        <source>its check code is not 64 hexadecimal digits</source>
        <translation>dens kontrolkode er ikke 64 hexadecimale cifre</translation>
    </message>
    <message>
        <source>one of its lines is two</source>
        <translation>en af dens linjer er to</translation>
    </message>
    <message>
        <source>its first or last line is not what it must be</source>
        <translation>dens første eller sidste linje er ikke, hvad den skal være</translation>
    </message>
    <message>
        <source>it holds half of a letter</source>
        <translation>der er et halvt bogstav i den</translation>
    </message>
    <message>
        <source>its lines are too long</source>
        <translation>dens linjer er for lange</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>linje {line}: {reason}</translation>
    </message>
    <message>
        <source>it is longer than {count} characters</source>
        <translation>længere end {count} tegn</translation>
    </message>
    <message>
        <source>it has more than one line</source>
        <translation>mere end én linje</translation>
    </message>
    <message>
        <source>character {place} only looks like a digit</source>
        <translation>tegn {place} ligner kun et ciffer</translation>
    </message>
    <message>
        <source>board {number}: {reason}</source>
        <translation>spil {number}: {reason}</translation>
    </message>
    <message>
        <source>Use the file as it was published after the value was known.</source>
        <translation>Brug filen, som den blev offentliggjort, efter at værdien var kendt.</translation>
    </message>
    <message>
        <source>it is the deal of board {number}</source>
        <translation>det er fordelingen fra spil {number}</translation>
    </message>
    <message>
        <source>it is a deal of “{session}”</source>
        <translation>det er en fordeling fra ”{session}”</translation>
    </message>
    <message>
        <source>not a deal of this tournament</source>
        <translation>ikke en fordeling fra denne turnering</translation>
    </message>
    <message>
        <source>not the deal of this session</source>
        <translation>ikke fordelingen fra denne session</translation>
    </message>
    <message>
        <source>The name of the file says {meant}; the boards are those of {held}.</source>
        <translation>Filens navn siger {meant}; spillene er dem fra {held}.</translation>
    </message>
    <message>
        <source>Boards of “{session}” that are not in the file: {numbers}.</source>
        <translation>Spil fra ”{session}”, der ikke er i filen: {numbers}.</translation>
    </message>
    <message>
        <source>what the value is of</source>
        <translation>værdiens betegnelse</translation>
    </message>
    <message>
        <source>who publishes it</source>
        <translation>udgiveren</translation>
    </message>
    <message>
        <source>an exchange is named by its four letters, such as XNYS</source>
        <translation>en børs angives med sine fire bogstaver, f.eks. XNYS</translation>
    </message>
    <message>
        <source>a value has at most 8 decimals</source>
        <translation>en værdi har højst 8 decimaler</translation>
    </message>
    <message>
        <source>name a source, or describe it in your own words</source>
        <translation>angiv en kilde, eller beskriv den med dine egne ord</translation>
    </message>
    <message>
        <source>the day is missing</source>
        <translation>dagen mangler</translation>
    </message>
    <message>
        <source>the year is not one from {first} to {last}</source>
        <translation>årstallet er ikke et fra {first} til {last}</translation>
    </message>
    <message>
        <source>the description</source>
        <translation>beskrivelsen</translation>
    </message>
    <message>
        <source>the whole sentence</source>
        <translation>hele sætningen</translation>
    </message>
    <message>
        <source>its parts are not those of a promise</source>
        <translation>delene er ikke dem i et løfte</translation>
    </message>
    <message>
        <source>{what} is longer than {limit} characters</source>
        <translation>{what} er længere end {limit} tegn</translation>
    </message>
    <message>
        <source>Set {code} is {state}: it can be published when it is marked as finished.</source>
        <translation>Sæt {code} er {state}: Det kan offentliggøres, når det er markeret som færdigspillet.</translation>
    </message>
    <message>
        <source>The time of the release is not in the future.</source>
        <translation>Tidspunktet for frigivelsen ligger ikke i fremtiden.</translation>
    </message>
    <message>
        <source>The board numbers are not consecutive.</source>
        <translation>Spilnumrene følger ikke efter hinanden.</translation>
    </message>
    <message>
        <source>its count of boards starts again at 0 after 65535</source>
        <translation>dets antal spil begynder forfra ved 0 efter 65535</translation>
    </message>
    <message>
        <source>the header has {count} bytes instead of {size}</source>
        <translation>hovedet har {count} byte i stedet for {size}</translation>
    </message>
    <message>
        <source>its board numbers start again at 0 after 255</source>
        <translation>dets spilnumre begynder forfra ved 0 efter 255</translation>
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
        <translation>spilnumre går fra 1 til {last}</translation>
    </message>
    <message>
        <source>the first line is not empty</source>
        <translation>den første linje er ikke tom</translation>
    </message>
    <message>
        <source>it is not 52 letters</source>
        <translation>det er ikke 52 bogstaver</translation>
    </message>
    <message>
        <source>{count} fields instead of {size}</source>
        <translation>{count} felter i stedet for {size}</translation>
    </message>
    <message>
        <source>board {number} is missing</source>
        <translation>spil {number} mangler</translation>
    </message>
    <message>
        <source>there is no “=”</source>
        <translation>der er intet ”=”</translation>
    </message>
    <message>
        <source>board {number} is not 26 letters a to p and three digits</source>
        <translation>spil {number} er ikke 26 bogstaver a til p og tre cifre</translation>
    </message>
    <message>
        <source>the checksum of board {number} is wrong</source>
        <translation>kontrolsummen for spil {number} er forkert</translation>
    </message>
    <message>
        <source>its boards are encrypted</source>
        <translation>spillene er krypteret</translation>
    </message>
    <message>
        <source>Status is neither Show nor Sealed</source>
        <translation>Status er hverken Show eller Sealed</translation>
    </message>
    <message>
        <source>the checksum of the document is wrong</source>
        <translation>dokumentets kontrolsum er forkert</translation>
    </message>
    <message>
        <source>it claims boards 1 to {count}, as Big Deal does; check the first board on the machine</source>
        <translation>den angiver spil 1 til {count}, som Big Deal gør; kontrollér det første spil på maskinen</translation>
    </message>
    <message>
        <source>the hands shown are not the hands dealt</source>
        <translation>de viste hænder er ikke de blandede</translation>
    </message>
    <message>
        <source>more than {max_file_lines} bars</source>
        <translation>mere end {max_file_lines} lodrette streger</translation>
    </message>
    <message>
        <source>the last command is not closed</source>
        <translation>den sidste kommando er ikke afsluttet</translation>
    </message>
    <message>
        <source>a command is not two letters</source>
        <translation>en kommando er ikke to bogstaver</translation>
    </message>
    <message>
        <source>the closed room of board {number} has other hands</source>
        <translation>lukket rum i spil {number} har andre hænder</translation>
    </message>
    <message>
        <source>a hand is not S, H, D, C with rank letters</source>
        <translation>en hånd er ikke S, H, D, C med bogstaver for kortene</translation>
    </message>
    <message>
        <source>it is not a number with commas in {count} characters</source>
        <translation>det er ikke et tal med kommaer på {count} tegn</translation>
    </message>
    <message>
        <source>a comment is not closed</source>
        <translation>en kommentar er ikke afsluttet</translation>
    </message>
    <message>
        <source>Deal is not a seat, a colon and four hands</source>
        <translation>Deal er ikke en plads, et kolon og fire hænder</translation>
    </message>
    <message>
        <source>a hand in Deal has {count} suits instead of 4</source>
        <translation>en hånd i Deal har {count} farver i stedet for 4</translation>
    </message>
    <message>
        <source>{who} has {count} cards</source>
        <translation>{who} har {count} kort</translation>
    </message>
    <message>
        <source>A seed has 40 hexadecimal digits.</source>
        <translation>En startværdi har 40 hexadecimale cifre.</translation>
    </message>
    <message>
        <source>the database is damaged: {fault}</source>
        <translation>databasen er beskadiget: {fault}</translation>
    </message>
    <message>
        <source>the fingerprints of its deals were changed</source>
        <translation>fingeraftrykkene af dens fordelinger er ændret</translation>
    </message>
    <message>
        <source>the key of its set was changed</source>
        <translation>nøglen til dens sæt er ændret</translation>
    </message>
    <message>
        <source>the key of its sealed file was changed</source>
        <translation>nøglen til dens forseglede fil er ændret</translation>
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
        <translation>tællingen i logbogen</translation>
    </message>
    <message>
        <source>the count beside the journal</source>
        <translation>tællingen ved siden af logbogen</translation>
    </message>
    <message>
        <source>is not the row that the count beside the journal names</source>
        <translation>er ikke den række, som tællingen ved siden af logbogen nævner</translation>
    </message>
    <message>
        <source>{who} was changed</source>
        <translation>{who} er ændret</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>filen er beskadiget</translation>
    </message>
    <message>
        <source>The file was kept as “{path}”.</source>
        <translation>Filen er gemt som ”{path}”.</translation>
    </message>
    <message>
        <source>it is longer than {max_name_bytes} bytes</source>
        <translation>det er længere end {max_name_bytes} byte</translation>
    </message>
    <message>
        <source>row {sequence}: {reason}</source>
        <translation>række {sequence}: {reason}</translation>
    </message>
    <message>
        <source>does not follow the row before it</source>
        <translation>følger ikke rækken før den</translation>
    </message>
    <message>
        <source>was changed</source>
        <translation>er ændret</translation>
    </message>
    <message>
        <source>and all up to row {last} are missing</source>
        <translation>og alle til og med række {last} mangler</translation>
    </message>
    <message>
        <source>was moved here; it was written as row {home}</source>
        <translation>er flyttet hertil; den blev skrevet som række {home}</translation>
    </message>
    <message>
        <source>a layout</source>
        <translation>en opstilling</translation>
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
        <translation>Syd</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Vest</translation>
    </message>
    <message>
        <source>a balanced ending</source>
        <translation>en ligelig slutstilling</translation>
    </message>
    <message>
        <source>each needs the same, 1 to 13</source>
        <translation>alle skal have lige mange, 1 til 13</translation>
    </message>
    <message>
        <source>cards held: {sizes}</source>
        <translation>antal kort: {sizes}</translation>
    </message>
    <message>
        <source>an unbalanced ending</source>
        <translation>en ulige slutstilling</translation>
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
        <translation>ruder</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klør</translation>
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
        <translation>en af programmets skrifttyper mangler</translation>
    </message>
    <message>
        <source>a library is missing ({error})</source>
        <translation>et bibliotek mangler ({error})</translation>
    </message>
    <message>
        <source>a font of the program cannot be used</source>
        <translation>en af programmets skrifttyper kan ikke bruges</translation>
    </message>
    <message>
        <source>{here} and {there} differ first at board {board}.</source>
        <translation>{here} og {there} er første gang forskellige ved spil {board}.</translation>
    </message>
    <message>
        <source>with its folder it is longer than {count} characters</source>
        <translation>med sin mappe er det længere end {count} tegn</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>det er ikke en fil</translation>
    </message>
    <message>
        <source>it is not a file name</source>
        <translation>det er ikke et filnavn</translation>
    </message>
    <message>
        <source>somebody has put another file there</source>
        <translation>nogen har lagt en anden fil der</translation>
    </message>
    <message>
        <source>another program has it open; close it there first</source>
        <translation>et andet program har den åben; luk den dér først</translation>
    </message>
    <message>
        <source>too many interrupted deliveries</source>
        <translation>for mange afbrudte leveringer</translation>
    </message>
    <message>
        <source>it delivered too few bytes, or too many</source>
        <translation>det leverede for få byte eller for mange</translation>
    </message>
    <message>
        <source>{file} of the program is missing or damaged</source>
        <translation>programmets {file} mangler eller er beskadiget</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is missing</source>
        <translation>programmets {file} er beskadiget: ”{name}” mangler</translation>
    </message>
    <message>
        <source>Give the boards new numbers, or choose pbn or lin.</source>
        <translation>Giv spillene nye numre, eller vælg pbn eller lin.</translation>
    </message>
    <message>
        <source>their numbers are not consecutive</source>
        <translation>deres numre følger ikke efter hinanden</translation>
    </message>
    <message>
        <source>Text read as {detail}</source>
        <translation>Tekst læst som {detail}</translation>
    </message>
    <message>
        <source>Cards named {detail}: {count} ×</source>
        <translation>Kort kaldet {detail}: {count} ×</translation>
    </message>
    <message>
        <source>its file is shorter than it was</source>
        <translation>dens fil er kortere, end den var</translation>
    </message>
    <message>
        <source>Another program is publishing this tournament.</source>
        <translation>Et andet program er ved at offentliggøre denne turnering.</translation>
    </message>
    <message>
        <source>Another program is setting the value of this tournament.</source>
        <translation>Et andet program er ved at fastsætte værdien for denne turnering.</translation>
    </message>
    <message>
        <source>Another program is dealing this tournament.</source>
        <translation>Et andet program er ved at blande denne turnering.</translation>
    </message>
    <message>
        <source>Another program is revealing this tournament.</source>
        <translation>Et andet program er ved at afsløre denne turnering.</translation>
    </message>
    <message>
        <source>The promised day is {day}: nobody can know the value yet.</source>
        <translation>Den lovede dag er {day}: ingen kan kende værdien endnu.</translation>
    </message>
    <message>
        <source>decimals of the {name}: promised {promised}, typed {found}</source>
        <translation>decimaler for {name}: lovet {promised}, skrevet {found}</translation>
    </message>
    <message>
        <source>more than {count} keys</source>
        <translation>mere end {count} nøgler</translation>
    </message>
    <message>
        <source>more than {count} pieces that belong to no board</source>
        <translation>mere end {count} stykker, der ikke hører til noget spil</translation>
    </message>
    <message>
        <source>it changed while it was read</source>
        <translation>den blev ændret, mens den blev læst</translation>
    </message>
    <message>
        <source>Publish the plan with this program first.</source>
        <translation>Offentliggør først planen med dette program.</translation>
    </message>
    <message>
        <source>there is no such round</source>
        <translation>sådan en runde findes ikke</translation>
    </message>
    <message>
        <source>The plan does not promise a round of drand.</source>
        <translation>Planen lover ikke en drand-runde.</translation>
    </message>
    <message>
        <source>The promised round is here: “{name}”.</source>
        <translation>Den lovede runde er her: ”{name}”.</translation>
    </message>
    <message>
        <source>Its randomness is the value.</source>
        <translation>Dens tilfældighedstal er værdien.</translation>
    </message>
    <message>
        <source>its number is missing or impossible</source>
        <translation>nummeret mangler eller er umuligt</translation>
    </message>
    <message>
        <source>its signature is not {count} hexadecimal digits</source>
        <translation>signaturen er ikke {count} hexadecimale cifre</translation>
    </message>
    <message>
        <source>its randomness is not 64 hexadecimal digits</source>
        <translation>tilfældighedstallet er ikke 64 hexadecimale cifre</translation>
    </message>
    <message>
        <source>it is larger than {count} MB</source>
        <translation>det er større end {count} MB</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>det er beskadiget</translation>
    </message>
    <message>
        <source>no words were given</source>
        <translation>ingen ord er angivet</translation>
    </message>
    <message>
        <source>{count} words were given, and a slip has {wanted}</source>
        <translation>antal angivne ord: {count}; på en seddel står {wanted}</translation>
    </message>
    <message>
        <source>“{file}” has no line with a name, “=” and 64 hexadecimal digits</source>
        <translation>”{file}” har ingen linje med et navn, ”=” og 64 hexadecimale cifre</translation>
    </message>
    <message>
        <source>Reveal it when its play is over, reserve set included.</source>
        <translation>Afslør den, når sessionen er spillet, også reservesættet.</translation>
    </message>
    <message>
        <source>Reveal all sessions at once when all play is over.</source>
        <translation>Afslør alle sessioner på én gang, når alt spil er slut.</translation>
    </message>
    <message>
        <source>Deal it first, or reveal it on the computer that dealt it.</source>
        <translation>Bland den først, eller afslør den på den computer, der blandede den.</translation>
    </message>
    <message>
        <source>it is not plain text</source>
        <translation>den er ikke almindelig tekst</translation>
    </message>
    <message>
        <source>it was made by a newer program</source>
        <translation>den er lavet af et nyere program</translation>
    </message>
    <message>
        <source>it is not “KEY phase,session:key”</source>
        <translation>der står ikke ”KEY fase,session:nøgle”</translation>
    </message>
    <message>
        <source>the key of an open number of sessions comes with all others</source>
        <translation>nøglen til et åbent antal sessioner kommer med alle de andre</translation>
    </message>
    <message>
        <source>its number is above {last}</source>
        <translation>dens nummer er over {last}</translation>
    </message>
    <message>
        <source>Longer than any value.</source>
        <translation>Længere end nogen værdi.</translation>
    </message>
    <message>
        <source>“{text}” names no sessions: write 1:1-3 (phase 1, sessions 1 to 3), 2:all, or all.</source>
        <translation>”{text}” nævner ingen sessioner: Skriv 1:1-3 for session 1 til 3 i fase 1, 2:all for fase 2, eller all.</translation>
    </message>
    <message>
        <source>This box was not packed by this program. Open it into a single file instead.</source>
        <translation>Boksen er ikke pakket af dette program. Åbn den i stedet som én fil.</translation>
    </message>
    <message>
        <source>A box can be locked until a moment within the next five years.</source>
        <translation>En boks kan låses indtil et tidspunkt inden for de næste fem år.</translation>
    </message>
    <message>
        <source>the count beside it, “{name}”, is missing or not its own</source>
        <translation>tællingen ved siden af den, ”{name}”, mangler eller er ikke dens egen</translation>
    </message>
    <message>
        <source>write numbers of boards, such as 5 or 5,7</source>
        <translation>skriv spillenes numre, f.eks. 5 eller 5,7</translation>
    </message>
    <message>
        <source>single boards are those of one reserve set: name one session</source>
        <translation>enkelte spil er fra ét reservesæt: angiv én session</translation>
    </message>
    <message>
        <source>word {place} is another than on the sheet</source>
        <translation>ord {place} er et andet end på arket</translation>
    </message>
    <message>
        <source>Set {code} is {state}: it can be sent when it is marked as finished.</source>
        <translation>Sæt {code} er {state}: Det kan sendes, når det er markeret som færdigspillet.</translation>
    </message>
    <message>
        <source>The boards of this set are only in a locked box. Open it at its time.</source>
        <translation>Spillene i dette sæt findes kun i en låst boks. Åbn den, når tiden er inde.</translation>
    </message>
    <message>
        <source>more than {count} files</source>
        <translation>mere end {count} filer</translation>
    </message>
    <message>
        <source>The file has no board numbers: they are counted from {first}.</source>
        <translation>Filen har ingen spilnumre: de er talt fra {first}.</translation>
    </message>
    <message>
        <source>Boards in {here}: {count}. In {there}: {other_count}.</source>
        <translation>Spil i {here}: {count}. I {there}: {other_count}.</translation>
    </message>
    <message>
        <source>{numbers} and {last}</source>
        <translation>{numbers} og {last}</translation>
    </message>
    <message>
        <source>all but number {numbers}</source>
        <translation>alle undtagen nummer {numbers}</translation>
    </message>
    <message>
        <source>all but numbers {numbers}</source>
        <translation>alle undtagen nummer {numbers}</translation>
    </message>
    <message>
        <source>The file says set code {code}, but its boards are those of set {other}.</source>
        <translation>Filen siger sætkode {code}, men spillene er dem fra sæt {other}.</translation>
    </message>
    <message>
        <source>The file says set code {code}, as another file did that was seen here before. Not the same in both: {boards}. This computer cannot say which is right.</source>
        <translation>Filen siger sætkode {code}, som en anden fil set her før. Ikke ens i begge: {boards}. Denne computer kan ikke sige, hvilken der er rigtig.</translation>
    </message>
    <message>
        <source>The file says set code {code}, but none of its boards is of that set.</source>
        <translation>Filen siger sætkode {code}, men ingen af spillene er fra det sæt.</translation>
    </message>
    <message>
        <source>The file says set code {code}. All its boards are of that set, except number {boards}.</source>
        <translation>Filen siger sætkode {code}. Alle spil er fra det sæt, undtagen nummer {boards}.</translation>
    </message>
    <message>
        <source>The file says set code {code}. All its boards are of that set, except numbers {boards}.</source>
        <translation>Filen siger sætkode {code}. Alle spil er fra det sæt, undtagen nummer {boards}.</translation>
    </message>
    <message>
        <source>Line {number} is not a result such as “3: 4S N 9” or “3: 4S N -1”.</source>
        <translation>Linje {number} er ikke et resultat som ”3: 4S N 9” eller ”3: 4S N -1”.</translation>
    </message>
    <message>
        <source>Play of this set is not over: results are weighed when it is finished.</source>
        <translation>Sættet er ikke færdigspillet: resultater vejes, når det er.</translation>
    </message>
    <message>
        <source>Give a board of the set, its four hands, and at least one result.</source>
        <translation>Angiv et spil fra sættet, dets fire hænder og mindst ét resultat.</translation>
    </message>
    <message>
        <source>A spot check asks about {fewest} boards at least, and {most} at most.</source>
        <translation>En stikprøve spørger om mindst {fewest} spil og højst {most}.</translation>
    </message>
    <message>
        <source>write a seat, a colon and four hands: N:hand hand hand hand</source>
        <translation>skriv en plads, et kolon og fire hænder: N:hånd hånd hånd hånd</translation>
    </message>
    <message>
        <source>begin each hand with its own seat, N, E, S or W, and a space</source>
        <translation>begynd hver hånd med sin egen plads, N, E, S eller W, og et mellemrum</translation>
    </message>
    <message>
        <source>{who}: a letter can be a suit or a card; put dots between the suits</source>
        <translation>{who}: et bogstav kan være en farve eller et kort; sæt punktum mellem farverne</translation>
    </message>
    <message>
        <source>{who}: this is not a hand of 13 different cards</source>
        <translation>{who}: dette er ikke en hånd med 13 forskellige kort</translation>
    </message>
    <message>
        <source>no hand of 13 cards is there</source>
        <translation>der er ingen hånd med 13 kort</translation>
    </message>
    <message>
        <source>there is something in the unused part</source>
        <translation>der står noget i den ubrugte del</translation>
    </message>
    <message>
        <source>it must start with N:, E:, S: or W:</source>
        <translation>det skal begynde med N:, E:, S: eller W:</translation>
    </message>
    <message>
        <source>{who} has a letter that is not a rank</source>
        <translation>{who} har et bogstav, der ikke er et kort</translation>
    </message>
    <message>
        <source>“{name}” is not a format for boards.</source>
        <translation>”{name}” er ikke et format for spil.</translation>
    </message>
    <message>
        <source>The file has {count} boards; the numbers given do not match that.</source>
        <translation>Filen indeholder {count} spil; de angivne numre er til et andet antal.</translation>
    </message>
    <message>
        <source>No format was chosen, so there would be no files.</source>
        <translation>Der er ikke valgt et format, så der ville ikke komme en fil.</translation>
    </message>
    <message>
        <source>Nobody may see statistics of boards that have not been played (Law 6D). Make them when play is over.</source>
        <translation>Statistik over spil, der stadig skal spilles, må ikke ses af nogen (§ 6 D). Lav den, når spillet er slut.</translation>
    </message>
    <message>
        <source>There is nothing to undo for this set.</source>
        <translation>Dette sæt har ikke taget et trin, der kan fortrydes.</translation>
    </message>
    <message>
        <source>it has no boards</source>
        <translation>der er ingen spil i den</translation>
    </message>
    <message>
        <source>it has a line break</source>
        <translation>der er et linjeskift i den</translation>
    </message>
    <message>
        <source>it is not a backup of a journal</source>
        <translation>ikke en sikkerhedskopi af en logbog</translation>
    </message>
    <message>
        <source>it is not a valid database</source>
        <translation>ikke en database i orden</translation>
    </message>
    <message>
        <source>it has no key</source>
        <translation>der er ingen nøgle i den</translation>
    </message>
    <message>
        <source>nothing can follow its newest row</source>
        <translation>dens nyeste række kan ikke følges af en anden</translation>
    </message>
    <message>
        <source>no single encoding has all its letters</source>
        <translation>filen kan ikke skrive alle bogstaverne på én måde</translation>
    </message>
    <message>
        <source>there is an invisible character</source>
        <translation>der står et tegn, der ikke kan ses</translation>
    </message>
    <message>
        <source>there is a tab character</source>
        <translation>der står et tabulatortegn</translation>
    </message>
    <message>
        <source>{tag} is there already, on line {line}</source>
        <translation>{tag} står der allerede, på linje {line}</translation>
    </message>
    <message>
        <source>another phase already uses the file name “{prefix}”</source>
        <translation>en anden fase kalder allerede sine filer ”{prefix}”</translation>
    </message>
    <message>
        <source>it has an invisible character</source>
        <translation>der er et tegn, der ikke kan ses</translation>
    </message>
    <message>
        <source>it has “{sign}”, which cannot be used in a file name</source>
        <translation>der er et ”{sign}”, som ikke hører hjemme i et filnavn</translation>
    </message>
    <message>
        <source>it starts with a dot, a dash or a space</source>
        <translation>det begynder med et punktum, en streg eller et mellemrum</translation>
    </message>
    <message>
        <source>it ends with a dot or a space</source>
        <translation>det slutter med et punktum eller et mellemrum</translation>
    </message>
    <message>
        <source>it has two dots in a row</source>
        <translation>to punktummer efter hinanden</translation>
    </message>
    <message>
        <source>Windows reserves this name for a device</source>
        <translation>Windows bruger det navn til en enhed</translation>
    </message>
    <message>
        <source>The number of sessions of phase {phase} is open, and there is no key for it. None of its sessions can be dealt.</source>
        <translation>Antallet af sessioner i fase {phase} er åbent, og nøglerne har ingen til den: ingen af dens sessioner kan blandes.</translation>
    </message>
    <message>
        <source>the same is true of {count} more</source>
        <translation>det samme gælder {count} til</translation>
    </message>
    <message>
        <source>there can be at most {limit} holders</source>
        <translation>der kan højst være {limit} vogtere af ord</translation>
    </message>
    <message>
        <source>with these holders the sentence has {count} characters, {limit} at most: use fewer holders, shorter names, or a shorter text</source>
        <translation>med disse vogtere har sætningen {count} tegn, og højst {limit} er muligt: tag færre vogtere, kortere navne eller færre ord om den eksterne værdi</translation>
    </message>
    <message>
        <source>it has “{sign}”, which cannot be used in a holder’s name</source>
        <translation>det indeholder ”{sign}”, som ikke kan stå i en vogters navn</translation>
    </message>
    <message>
        <source>two phases would use the file name “{prefix}”</source>
        <translation>to faser ville kalde deres filer ”{prefix}”</translation>
    </message>
    <message>
        <source>start with a letter, then use letters A to Z, digits, “-” and “_”, at most 40 in all</source>
        <translation>begynd med et bogstav, brug så bogstaverne A til Z, cifre, ”-” og ”_”, højst 40</translation>
    </message>
    <message>
        <source>“{text}” is reserved for what is still to be decided</source>
        <translation>”{text}” står for noget, der endnu skal afgøres</translation>
    </message>
    <message>
        <source>it is {found}; at most {limit} is possible</source>
        <translation>det er {found}, og det højeste er {limit}</translation>
    </message>
    <message>
        <source>a tournament’s file ends in “.sqd”</source>
        <translation>en turnerings fil ender på ”.sqd”</translation>
    </message>
    <message>
        <source>Publish it first: that makes the keys and fixes them.</source>
        <translation>Offentliggør den først: Det laver nøglerne og binder dem.</translation>
    </message>
    <message>
        <source>The outside value is already in the plan.</source>
        <translation>Den eksterne værdi står allerede i planen.</translation>
    </message>
    <message>
        <source>Go on to deal.</source>
        <translation>Fortsæt med at blande.</translation>
    </message>
    <message>
        <source>The keys have been revealed, so anyone can compute every deal of this tournament.</source>
        <translation>Nøglerne er afsløret, så alle kan beregne hver fordeling i denne turnering.</translation>
    </message>
    <message>
        <source>The key of this session has been revealed, so anyone can compute its reserve set: {session}.</source>
        <translation>Denne sessions nøgle er afsløret, så alle kan beregne dens reservesæt: {session}.</translation>
    </message>
    <message>
        <source>The keys of this tournament are not in the same folder as its plan.</source>
        <translation>Denne turnerings nøgler ligger ikke ved siden af planen.</translation>
    </message>
    <message>
        <source>The plan contains an outside value before its keys are made.</source>
        <translation>Planen har en ekstern værdi, før dens nøgler er lavet.</translation>
    </message>
    <message>
        <source>Remove the line DV from it: the keys must be made while nobody knows the value.</source>
        <translation>Tag linjen DV ud af den: Nøgler skal laves, mens ingen kender værdien.</translation>
    </message>
    <message>
        <source>The keys open every session, including those not played yet.</source>
        <translation>Nøglerne åbner alle sessioner, også dem, der stadig skal spilles.</translation>
    </message>
    <message>
        <source>This computer’s journal has no session that was dealt.</source>
        <translation>Denne computers logbog kender ingen session, der er blandet.</translation>
    </message>
    <message>
        <source>No file of this set contains its deals.</source>
        <translation>Ingen fil i dette sæt indeholder dets fordelinger.</translation>
    </message>
    <message>
        <source>The files of this set no longer contain the boards that were dealt.</source>
        <translation>Filerne i dette sæt indeholder nu andre spil end dem, der blev blandet.</translation>
    </message>
    <message>
        <source>There are several plans (.sqd) among the files: give only one.</source>
        <translation>Der er flere planer (.sqd) blandt filerne: Giv kun én.</translation>
    </message>
    <message>
        <source>There is no plan (.sqd) among the files. The plan shows what was promised.</source>
        <translation>Der er ingen plan (.sqd) blandt filerne: Den fortæller, hvad der blev lovet.</translation>
    </message>
    <message>
        <source>Lines of the plan that mean nothing and are ignored: {lines}.</source>
        <translation>Linjer i planen, der intet betyder og er udeladt: {lines}.</translation>
    </message>
    <message>
        <source>The page “{name}” among the files is not this program’s page: it is from another version, or somebody changed it. Take the page from the program or its releases, never from a pack.</source>
        <translation>Siden ”{name}” blandt filerne er ikke dette programs: Den er fra en anden version, eller nogen har ændret den. Tag siden fra programmet eller dets udgivelser, aldrig fra en pakke.</translation>
    </message>
    <message>
        <source>The line endings of “{name}” were changed on the way; the hash was computed with the original ones.</source>
        <translation>Linjeskiftene i ”{name}” er ændret undervejs; hashen regner med dem, der skal være.</translation>
    </message>
    <message>
        <source>Skipped, because they are not files of boards: {names}.</source>
        <translation>Filer, der ikke er filer med spil og ikke blev set på: {names}.</translation>
    </message>
    <message>
        <source>Revealed earlier on their own, according to the organiser: {sessions}.</source>
        <translation>Afsløret før, hver for sig, som arrangøren oplyser: {sessions}.</translation>
    </message>
    <message>
        <source>there are two with this name</source>
        <translation>der findes to med dette navn</translation>
    </message>
    <message>
        <source>This is more files than any tournament has. Give fewer at a time.</source>
        <translation>Det er flere filer, end nogen turnering har: Giv færre ad gangen.</translation>
    </message>
    <message>
        <source>it is not a valid archive</source>
        <translation>ikke et arkiv i orden</translation>
    </message>
    <message>
        <source>“{name}” is not the file in the list of checksums.</source>
        <translation>”{name}” er ikke den fil, som listen over kontrolsummer nævner.</translation>
    </message>
    <message>
        <source>one of its letters is wrong</source>
        <translation>et af bogstaverne er forkert</translation>
    </message>
    <message>
        <source>the file is too long for a key file</source>
        <translation>filen er for lang til en nøglefil</translation>
    </message>
    <message>
        <source>its header is not complete</source>
        <translation>dens hoved er ikke helt</translation>
    </message>
    <message>
        <source>it was changed or is incomplete</source>
        <translation>den er ændret eller skåret af</translation>
    </message>
    <message>
        <source>its first or last line was changed</source>
        <translation>dens første eller sidste linje er ikke, som den var</translation>
    </message>
    <message>
        <source>it contains a wrong character, or is incomplete</source>
        <translation>der er et fremmed bogstav i den, eller den er skåret af</translation>
    </message>
    <message>
        <source>at least two must be needed</source>
        <translation>mindst to skal gå sammen</translation>
    </message>
    <message>
        <source>they are from different sets</source>
        <translation>de er fra forskellige grupper</translation>
    </message>
    <message>
        <source>one of its words differs from the sheet</source>
        <translation>et af ordene er et andet end på arket</translation>
    </message>
    <message>
        <source>spaces at the ends of a field get lost</source>
        <translation>mellemrum i enden af et felt går tabt</translation>
    </message>
    <message>
        <source>it is not a commitment</source>
        <translation>det er noget andet end en bindingsfil</translation>
    </message>
    <message>
        <source>its lines are not text</source>
        <translation>dens linjer er ikke tekst</translation>
    </message>
    <message>
        <source>its lines are not in order</source>
        <translation>dens linjer står ikke i rækkefølge</translation>
    </message>
    <message>
        <source>one of its lines does not name a holder</source>
        <translation>en linje i den nævner ingen vogter af ord</translation>
    </message>
    <message>
        <source>its rule is not in the required form</source>
        <translation>reglen står ikke i den eneste form, den må have</translation>
    </message>
    <message>
        <source>character {place} is invisible</source>
        <translation>tegn {place} kan ikke ses</translation>
    </message>
    <message>
        <source>the file has no boards</source>
        <translation>der er intet spil i filen</translation>
    </message>
    <message>
        <source>Boards of “{session}” that replace the original ones: {numbers}.</source>
        <translation>Spil fra ”{session}” i stedet for de oprindelige: {numbers}.</translation>
    </message>
    <message>
        <source>the two sources must be different</source>
        <translation>der kan være to forskellige kilder</translation>
    </message>
    <message>
        <source>{what} is empty, or has extra spaces</source>
        <translation>{what} er tom eller har for mange mellemrum</translation>
    </message>
    <message>
        <source>the day is not a date</source>
        <translation>dagen er ikke en dato</translation>
    </message>
    <message>
        <source>Give the opened record a different name.</source>
        <translation>Den åbnede udskrift skal have sit eget navn.</translation>
    </message>
    <message>
        <source>The sealed file contains no record or sheet.</source>
        <translation>Den forseglede fil indeholder hverken udskrift eller ark.</translation>
    </message>
    <message>
        <source>This is a locked box. Open it on the Check page, or with “bigdeal unlock”.</source>
        <translation>Dette er en låst boks. Åbn den på siden Kontrol eller med ”bigdeal unlock”.</translation>
    </message>
    <message>
        <source>All sheets made together must go into one folder.</source>
        <translation>Alle ark, der laves på én gang, skal ligge i én mappe.</translation>
    </message>
    <message>
        <source>The name ends with “{suffix}”, but nothing will be sealed.</source>
        <translation>Navnet ender på ”{suffix}”, men intet skal forsegles.</translation>
    </message>
    <message>
        <source>The file name must end with {suffixes}.</source>
        <translation>Filens navn skal ende på {suffixes}.</translation>
    </message>
    <message>
        <source>a card’s owner is not 1, 2, 3 or 4</source>
        <translation>en korthaver er ikke 1, 2, 3 eller 4</translation>
    </message>
    <message>
        <source>the header does not give the file’s {count} boards</source>
        <translation>hovedets antal er ikke filens {count} spil</translation>
    </message>
    <message>
        <source>it has no board numbers: tell the reading program that they are {boards}</source>
        <translation>det har ingen spilnumre: den, der læser det, skal have at vide, at de er {boards}</translation>
    </message>
    <message>
        <source>it has no board numbers, and programs that take its first line for board 1 rotate the hands</source>
        <translation>det har ingen spilnumre, og programmer, der tager dets første linje for spil 1, drejer hænderne</translation>
    </message>
    <message>
        <source>there is an empty line between the boards</source>
        <translation>der står en tom linje mellem spillene</translation>
    </message>
    <message>
        <source>it is not a row of ASCII fields</source>
        <translation>det er ikke en række felter i ASCII</translation>
    </message>
    <message>
        <source>the 17th field is not a board number</source>
        <translation>det 17. felt er ikke et spilnummer</translation>
    </message>
    <message>
        <source>a suit has a letter that is not a rank</source>
        <translation>en farve har et bogstav, der ikke er et kort</translation>
    </message>
    <message>
        <source>it does not start with [Document]</source>
        <translation>den begynder ikke med [Document]</translation>
    </message>
    <message>
        <source>board {number} appears twice</source>
        <translation>spil {number} er der allerede</translation>
    </message>
    <message>
        <source>the same key appears twice</source>
        <translation>den samme nøgle står to gange</translation>
    </message>
    <message>
        <source>From board and To board are not within 1 to {last}</source>
        <translation>From board og To board nævner ikke spil fra 1 til {last}</translation>
    </message>
    <message>
        <source>“{key}” is missing or not a number</source>
        <translation>”{key}” mangler eller er ikke et tal</translation>
    </message>
    <message>
        <source>{doubt}; none of them is hidden on the machine’s screen</source>
        <translation>{doubt}; ingen af dem er skjult på maskinens skærm</translation>
    </message>
    <message>
        <source>the trailer differs from the first board’s</source>
        <translation>slutningen er en anden end det første spils</translation>
    </message>
    <message>
        <source>it claims boards {first} to {last} but has {count}</source>
        <translation>den angiver spil {first} til {last}, men rummer {count}</translation>
    </message>
    <message>
        <source>the trailer cannot be read</source>
        <translation>slutningen kan ikke læses</translation>
    </message>
    <message>
        <source>there is no deal with this number</source>
        <translation>ingen fordeling har dette nummer</translation>
    </message>
    <message>
        <source>a tag does not have the form [Name &quot;value&quot;]</source>
        <translation>et felt læses ikke som [Name &quot;value&quot;]</translation>
    </message>
    <message>
        <source>a hand in Deal has a letter that is not a rank</source>
        <translation>en hånd i Deal har et bogstav, der ikke er et kort</translation>
    </message>
    <message>
        <source>Big Deal’s own figures overflow above about 5,700 boards; these are correct</source>
        <translation>Big Deals egne tal løber over fra omkring 5.700 spil; disse er de rigtige</translation>
    </message>
    <message>
        <source>{who} has 1 card</source>
        <translation>{who} har 1 kort</translation>
    </message>
    <message>
        <source>4 hands are needed, not {count}</source>
        <translation>der skal være 4 hænder, ikke {count}</translation>
    </message>
    <message>
        <source>1 card that does not exist</source>
        <translation>1 kort findes ikke i spillet kort</translation>
    </message>
    <message>
        <source>{count} cards that do not exist</source>
        <translation>{count} kort findes ikke i spillet kort</translation>
    </message>
    <message>
        <source>1 card that appears more than once</source>
        <translation>1 kort er der mere end én gang</translation>
    </message>
    <message>
        <source>{count} cards that appear more than once</source>
        <translation>{count} kort er der mere end én gang</translation>
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
        <translation>Certifikatets fil hedder NAVN{suffix}.</translation>
    </message>
    <message>
        <source>the structure of “{name}” was changed</source>
        <translation>”{name}” er ikke opbygget, som den var</translation>
    </message>
    <message>
        <source>is without an entry in the list of {table}</source>
        <translation>står i listen {table} uden at være optegnet</translation>
    </message>
    <message>
        <source>is in the list of {table} with a different {column}</source>
        <translation>står i listen {table} med en anden {column}</translation>
    </message>
    <message>
        <source>has fingerprints but is not a set</source>
        <translation>har fingeraftryk, men er ikke et sæt</translation>
    </message>
    <message>
        <source>has a key but is not a set</source>
        <translation>har en nøgle, men er ikke et sæt</translation>
    </message>
    <message>
        <source>the mark of the journal’s key was changed</source>
        <translation>mærket for logbogens nøgle er ændret</translation>
    </message>
    <message>
        <source>the count beside the journal is missing, or from another journal</source>
        <translation>tællingen ved siden af logbogen mangler eller er ikke logbogens egen</translation>
    </message>
    <message>
        <source>is missing at the end, according to {who}</source>
        <translation>mangler til sidst, som {who} ved</translation>
    </message>
    <message>
        <source>and all up to row {last} are missing at the end, according to {who}</source>
        <translation>og alle til og med række {last} mangler til sidst, som {who} ved</translation>
    </message>
    <message>
        <source>These settings could not be read and were reset: {names}.</source>
        <translation>Disse indstillinger kunne ikke læses og begynder forfra: {names}.</translation>
    </message>
    <message>
        <source>The settings could not be read ({reason}) and were reset.</source>
        <translation>Indstillingerne kunne ikke læses ({reason}) og begynder forfra.</translation>
    </message>
    <message>
        <source>it has one of the characters &lt; &gt; : &quot; / \ | ? *</source>
        <translation>det har et af tegnene &lt; &gt; : &quot; / \ | ? *</translation>
    </message>
    <message>
        <source>Windows reserves it for a device</source>
        <translation>Windows bruger det til en enhed</translation>
    </message>
    <message>
        <source>cards are A, K, Q, J (R, D, V), T or X, 9 … 2, without spaces between them</source>
        <translation>kort er A, K, Q, J (R, D, V), T eller X, 9 … 2, uden mellemrum imellem</translation>
    </message>
    <message>
        <source>a card appears twice</source>
        <translation>et kort står to gange</translation>
    </message>
    <message>
        <source>contains something that was never written there</source>
        <translation>har noget, der aldrig er skrevet dér</translation>
    </message>
    <message>
        <source>has a seal that this journal did not make</source>
        <translation>bærer et segl, som denne logbog ikke har lavet</translation>
    </message>
    <message>
        <source>at most 13</source>
        <translation>13 er det højeste</translation>
    </message>
    <message>
        <source>number {place} is not eight hexadecimal digits</source>
        <translation>det {place}. er ikke otte hexadecimale cifre</translation>
    </message>
    <message>
        <source>“{name}” beside it cannot be read, because nothing can be written there</source>
        <translation>”{name}” ved siden af kan ikke læses, hvor intet kan skrives</translation>
    </message>
    <message>
        <source>it repeats the same values</source>
        <translation>det leverer det samme igen og igen</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is not a word for a sheet</source>
        <translation>programmets {file} er beskadiget: ”{name}” er ikke et ord til et ark</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is wrong</source>
        <translation>programmets {file} er beskadiget: ”{name}” er ikke, som det skal være</translation>
    </message>
    <message>
        <source>it contains no settings of Big Deal</source>
        <translation>der står intet af Big Deals indstillinger i den</translation>
    </message>
    <message>
        <source>boards whose dealer or vulnerability does not match their number: {count}</source>
        <translation>spil med en anden giver eller zone end nummerets: {count}</translation>
    </message>
    <message>
        <source>The file has {count} sessions with the same board numbers: give new ones.</source>
        <translation>Filen indeholder {count} sessioner, hvor spilnumre kommer igen: Giv nye numre.</translation>
    </message>
    <message>
        <source>the section [Document] is missing</source>
        <translation>der er intet afsnit [Document]</translation>
    </message>
    <message>
        <source>md is not a dealer and at most four hands</source>
        <translation>md er ikke en giver og højst fire hænder</translation>
    </message>
    <message>
        <source>Board repeated with the same deal: {count} ×</source>
        <translation>Spil, der allerede er der med samme fordeling: {count} ×</translation>
    </message>
    <message>
        <source>Game without hands, skipped: {count} ×</source>
        <translation>Spil uden hænder, sprunget over: {count} ×</translation>
    </message>
    <message>
        <source>Game with only some of the hands, skipped: {count} ×</source>
        <translation>Spil med kun en del af hænderne, sprunget over: {count} ×</translation>
    </message>
    <message>
        <source>Board without a number, counted on: {count} ×</source>
        <translation>Spil uden eget nummer, talt videre: {count} ×</translation>
    </message>
    <message>
        <source>Dealer or vulnerability does not match the board number, not for play: {count} ×</source>
        <translation>Giver eller zone er ikke spilnummerets, ikke til spil: {count} ×</translation>
    </message>
    <message>
        <source>The same board number with a different deal, taken as another session: {count} ×</source>
        <translation>Samme spilnummer med en anden fordeling, taget som en anden session: {count} ×</translation>
    </message>
    <message>
        <source>Belongs to no board, skipped: {count} ×</source>
        <translation>Hører ikke til noget spil, sprunget over: {count} ×</translation>
    </message>
    <message>
        <source>it was missing, and a new one was started with its old key</source>
        <translation>den var væk og blev begyndt forfra ved sin gamle nøgle</translation>
    </message>
    <message>
        <source>it ends at row {last}, but it had reached row {known}</source>
        <translation>den slutter ved række {last}, men var nået til række {known}</translation>
    </message>
    <message>
        <source>its rows are not the ones that the count beside it names</source>
        <translation>dens rækker er ikke dem, som tællingen ved siden af nævner</translation>
    </message>
    <message>
        <source>Boards have been dealt from the outside value, so it can no longer be changed.</source>
        <translation>Der er blandet kort ud fra den eksterne værdi, så den kan ikke ændres mere.</translation>
    </message>
    <message>
        <source>Another program is working on this tournament.</source>
        <translation>Et andet program arbejder på denne turnering.</translation>
    </message>
    <message>
        <source>Wait until it has finished.</source>
        <translation>Vent, til det er færdigt.</translation>
    </message>
    <message>
        <source>it is a different kind of file, or from a newer program</source>
        <translation>den er af en anden slags eller fra et nyere program</translation>
    </message>
    <message>
        <source>a part of it is wrong</source>
        <translation>en del af den er ikke, som den skal være</translation>
    </message>
    <message>
        <source>its “{name}” is wrong</source>
        <translation>dens ”{name}” er ikke, som den skal være</translation>
    </message>
    <message>
        <source>line {line} is not a checksum</source>
        <translation>linje {line} er ingen kontrolsum</translation>
    </message>
    <message>
        <source>Wait until then.</source>
        <translation>Vent, til den er kommet.</translation>
    </message>
    <message>
        <source>it is still in the future</source>
        <translation>den er ikke kommet endnu</translation>
    </message>
    <message>
        <source>the plan was not sealed until {day}</source>
        <translation>planen blev først forseglet den {day}</translation>
    </message>
    <message>
        <source>a number without spaces was promised</source>
        <translation>der er lovet et tal uden mellemrum</translation>
    </message>
    <message>
        <source>two numbers with one space between them were promised</source>
        <translation>der er lovet to tal med ét mellemrum imellem</translation>
    </message>
    <message>
        <source>the {name} is a number: digits with a point or comma</source>
        <translation>{name} er et tal, cifre med punktum eller komma</translation>
    </message>
    <message>
        <source>the points or commas in {text} are in the wrong places</source>
        <translation>punktummer eller kommaer i {text} står ikke, hvor de skal</translation>
    </message>
    <message>
        <source>its boards are not in the order of their numbers</source>
        <translation>dens spil står ikke i nummerorden</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>i begyndelsen</translation>
    </message>
    <message>
        <source>it is a compressed file: unpack it first</source>
        <translation>det er en pakket fil: pak den ud først</translation>
    </message>
    <message>
        <source>Dealer or vulnerability not understood, so the one of the board number is used: {count} ×</source>
        <translation>Giver eller zone med ukendte ord, spilnummerets er brugt: {count} ×</translation>
    </message>
    <message>
        <source>There is no commitment in the plan’s folder, so there is no check code.</source>
        <translation>Der er ingen bindingsfil ved siden af planen, altså ingen kontrolkode.</translation>
    </message>
    <message>
        <source>The plan is sealed, so it can no longer be changed.</source>
        <translation>Planen er forseglet og kan derfor ikke ændres mere.</translation>
    </message>
    <message>
        <source>The plan is already sealed.</source>
        <translation>Planen er allerede forseglet.</translation>
    </message>
    <message>
        <source>You can deal 1 to {most} sets at once.</source>
        <translation>Der kan blandes 1 til {most} sæt på én gang.</translation>
    </message>
    <message>
        <source>Sets dealt together can have at most {most} boards in all; these would have {count}.</source>
        <translation>Flere sæt på én gang kan have {most} spil i alt, og disse ville have {count}.</translation>
    </message>
    <message>
        <source>it is from a network that this program does not know</source>
        <translation>den er fra et netværk, som programmet ikke kender</translation>
    </message>
    <message>
        <source>Enter the value that it promises.</source>
        <translation>Sæt den værdi, den lover.</translation>
    </message>
    <message>
        <source>round {number} of drand was promised; its file contains the signature that proves it</source>
        <translation>drand-runde {number} var lovet; dens fil har signaturen, der beviser den</translation>
    </message>
    <message>
        <source>The fallback value is the one of {day}: nobody can know it yet.</source>
        <translation>Det, der gælder, hvis netværket er ophørt, er fra {day}: ingen kan kende det endnu.</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <translation>det er ikke tekst i UTF-8</translation>
    </message>
    <message>
        <source>the randomness does not match the signature; one of them is wrong</source>
        <translation>tilfældighedstallet hører ikke til signaturen; et af dem er forkert</translation>
    </message>
    <message>
        <source>the key is not a key of such a network</source>
        <translation>nøglen er ikke en nøgle til et sådant netværk</translation>
    </message>
    <message>
        <source>the signature is not valid; one of its digits is wrong</source>
        <translation>signaturen er ingen; et ciffer i den er forkert</translation>
    </message>
    <message>
        <source>the network did not sign round {number} like this; the number or the signature is wrong</source>
        <translation>sådan har netværket ikke underskrevet runde {number}; nummer eller signatur er forkert</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>det er ikke fejlfri JSON</translation>
    </message>
    <message>
        <source>it has more pixels than a page can show</source>
        <translation>det har flere punkter, end en side kan vise</translation>
    </message>
    <message>
        <source>these words are not in the word list: {places}</source>
        <translation>disse ord står ikke på ordlisten: {places}</translation>
    </message>
    <message>
        <source>all words are in the list, but several differ from the slip, or the hash belongs to other words</source>
        <translation>alle ord står på listen, og mere end ét er et andet på sedlen; eller hashen hører til andre ord</translation>
    </message>
    <message>
        <source>word {place} differs from the slip</source>
        <translation>ord {place} er et andet på sedlen</translation>
    </message>
    <message>
        <source>words {one} and {other} are swapped</source>
        <translation>ord {one} og {other} har byttet plads</translation>
    </message>
    <message>
        <source>“{file}” is a PDF, like a secret slip; the organiser’s file is a text whose name ends in “-hash.txt”</source>
        <translation>”{file}” er en PDF, som en hemmelig seddel er; filen til arrangøren er en tekst, hvis navn ender på ”-hash.txt”</translation>
    </message>
    <message>
        <source>choose first where the outside value will come from</source>
        <translation>sig først, hvor den eksterne værdi kommer fra</translation>
    </message>
    <message>
        <source>another holder already has this name</source>
        <translation>en anden vogter hedder allerede sådan</translation>
    </message>
    <message>
        <source>Reveal on the computer that dealt them.</source>
        <translation>Afslør på den computer, der blandede dem.</translation>
    </message>
    <message>
        <source>The keys of all sessions have already been revealed.</source>
        <translation>Nøglerne til alle sessioner er allerede afsløret.</translation>
    </message>
    <message>
        <source>The public pack contains every session that was dealt.</source>
        <translation>Den offentlige pakke indeholder hver session, der blev blandet.</translation>
    </message>
    <message>
        <source>The key of a session opens all its boards, including its reserve set.</source>
        <translation>En sessions nøgle åbner alle dens spil, også reservesættets.</translation>
    </message>
    <message>
        <source>What was published binds all keys together, so no single one can be proved.</source>
        <translation>Det, der blev offentliggjort, binder alle nøgler sammen, så ingen af dem kan bevises for sig.</translation>
    </message>
    <message>
        <source>The number of sessions of phase {phase} is open, so one key opens them all, including those not played yet.</source>
        <translation>Antallet af sessioner i fase {phase} er åbent, så én nøgle gælder for alle: Den ville åbne dem, der stadig skal spilles.</translation>
    </message>
    <message>
        <source>According to this computer’s journal, {session} has not been dealt.</source>
        <translation>Denne computers logbog kender ikke {session} som blandet.</translation>
    </message>
    <message>
        <source>it is not the key of a session</source>
        <translation>den er noget andet end en sessions nøgle</translation>
    </message>
    <message>
        <source>it is not what should be there</source>
        <translation>der står ikke det, der skal stå</translation>
    </message>
    <message>
        <source>it ends after {count} of {size} bytes</source>
        <translation>den er afbrudt efter {count} af {size} byte</translation>
    </message>
    <message>
        <source>This computer has not seen this tournament before. The log in its folder shows what was done elsewhere, and that counts here too.</source>
        <translation>Denne computer har ikke set denne turnering før. Det, der er gjort med den, står i loggen i dens mappe og gælder også her.</translation>
    </message>
    <message>
        <source>Part of the tournament log is damaged or missing. Ask what was done on other computers before you deal or reveal.</source>
        <translation>Noget af turneringens log er beskadiget eller mangler. Spørg, hvad der blev gjort på andre computere, før du giver eller afslører.</translation>
    </message>
    <message>
        <source>Two computers continued this tournament without knowing of each other. Compare what they dealt, and record a deviation that says how this happened: it joins the two.</source>
        <translation>To computere gik videre med denne turnering, hver uden det, den anden gjorde. Sammenlign, hvad de gav, og noter en afvigelse, der siger, hvordan det gik til: Den forener de to.</translation>
    </message>
    <message>
        <source>its folder is another user’s</source>
        <translation>dens mappe tilhører en anden bruger</translation>
    </message>
    <message>
        <source>This set was spot-checked {count} times before play. It can be checked again when play is over.</source>
        <translation>Antal stikprøver af dette sæt før spillet: {count}. Det kan kontrolleres igen, når der er spillet færdigt.</translation>
    </message>
    <message>
        <source>This is an Access database, which is not read here. Export its table ReceivedData as CSV, and choose that file.</source>
        <translation>Dette er en Access-database, som ikke læses her. Eksportér tabellen ReceivedData som CSV, og vælg den fil.</translation>
    </message>
    <message>
        <source>The file has no result of board {number}.</source>
        <translation>Filen har intet resultat for spil {number}.</translation>
    </message>
    <message>
        <source>This is not whole JSON.</source>
        <translation>Dette er ikke fuldstændig JSON.</translation>
    </message>
    <message>
        <source>it is not a PNG, JPEG or SVG picture</source>
        <translation>det er ikke et PNG-, JPEG- eller SVG-billede</translation>
    </message>
    <message>
        <source>its drawing is too complicated</source>
        <translation>tegningen er for indviklet</translation>
    </message>
    <message>
        <source>the attached journal in “{folder}” is missing or was changed</source>
        <translation>den tilføjede logbog i ”{folder}” mangler eller er ændret</translation>
    </message>
    <message>
        <source>{count} older journals are attached here, and no more are possible.</source>
        <translation>Her er tilføjet {count} ældre logbøger, og flere er ikke mulige.</translation>
    </message>
    <message>
        <source>Deal other boards outside the tournament, as an ordinary session, and record a deviation.</source>
        <translation>Bland andre spil uden for turneringen, som en almindelig omgang, og notér en afvigelse.</translation>
    </message>
    <message>
        <source>The files of another journal are here: “{path}”. Move the three files “{name}”, “{key_name}” and “{head_name}” of that folder elsewhere, keep them, and restore again.</source>
        <translation>Her er en anden logbogs filer: ”{path}”. Flyt de tre filer ”{name}”, ”{key_name}” og ”{head_name}” i den mappe til et andet sted, gem dem, og gendan igen.</translation>
    </message>
    <message>
        <source>a card is in two of the hands: look for one hand at a time</source>
        <translation>et kort er i to af hænderne: søg efter én hånd ad gangen</translation>
    </message>
    <message>
        <source>an owner word</source>
        <translation>et ejerord</translation>
    </message>
    <message>
        <source>it has {count} letters N, E, S, W or -</source>
        <translation>det har {count} bogstaver N, E, S, W eller -</translation>
    </message>
    <message>
        <source>a part of a deal</source>
        <translation>en del af en fordeling</translation>
    </message>
    <message>
        <source>a suit by itself ends at {last}</source>
        <translation>en enkelt farve slutter ved {last}</translation>
    </message>
    <message>
        <source>its bits are not those of a layout</source>
        <translation>dens bit er ikke en opstillings</translation>
    </message>
    <message>
        <source>different whole numbers from 0 on</source>
        <translation>forskellige hele tal fra 0 og op</translation>
    </message>
    <message>
        <source>no set of this size has this index</source>
        <translation>ingen mængde af denne størrelse har dette indeks</translation>
    </message>
    <message>
        <source>a set of numbers</source>
        <translation>en mængde tal</translation>
    </message>
    <message>
        <source>the sequences of a deal</source>
        <translation>en fordelings følger</translation>
    </message>
    <message>
        <source>three times 13 different places, below 52, 39 and 26</source>
        <translation>tre gange 13 forskellige pladser, under 52, 39 og 26</translation>
    </message>
    <message>
        <source>the triple of a deal</source>
        <translation>en fordelings tre indekser</translation>
    </message>
    <message>
        <source>three numbers from 0, below C(52,13), C(39,13) and C(26,13)</source>
        <translation>tre tal fra 0, under C(52,13), C(39,13) og C(26,13)</translation>
    </message>
    <message>
        <source>cards marked unused that have a seat: {count}</source>
        <translation>ubrugte kort med en plads: {count}</translation>
    </message>
    <message>
        <source>the row is shorter than the heading</source>
        <translation>rækken er kortere end overskriften</translation>
    </message>
    <message>
        <source>a hand is not four suits with dots between</source>
        <translation>en hånd er ikke fire farver med punktum imellem</translation>
    </message>
    <message>
        <source>the column of board numbers has none here</source>
        <translation>kolonnen med spilnumre har intet her</translation>
    </message>
    <message>
        <source>Double dummy of more than {most} boards is not worked out here.</source>
        <translation>Double dummy for mere end {most} spil regnes ikke ud her.</translation>
    </message>
    <message>
        <source>This is not whole CSV.</source>
        <translation>Dette er ikke fuldstændig CSV.</translation>
    </message>
    <message>
        <source>a row has no number</source>
        <translation>en række har intet nummer</translation>
    </message>
    <message>
        <source>{session} has {boards}, and no board {number}</source>
        <translation>{session} har {boards}, og intet spil {number}</translation>
    </message>
</context>
<context>
    <name>recovery</name>
    <message>
        <source>Hidden files of it were removed: {names}.</source>
        <translation>Dets skjulte filer blev fjernet: {names}.</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation>{names} og {count} til</translation>
    </message>
    <message>
        <source>Writing {names} into “{folder}” was interrupted before any file was complete. The set counts as failed.</source>
        <translation>Leveringen af {names} til ”{folder}” blev afbrudt, før nogen fil var på plads. Sættet gælder som mislykket.</translation>
    </message>
    <message>
        <source>The disk of “{folder}” keeps no rights: everyone who can use it can read the boards there.</source>
        <translation>Disken med ”{folder}” kender ingen rettigheder: alle, der kan bruge den, kan læse spillene der.</translation>
    </message>
    <message>
        <source>Hidden files in “{folder}” may hold boards, and could not be removed: {names}. The next dealing tries again.</source>
        <translation>Skjulte filer i ”{folder}” kan indeholde spil og kunne ikke fjernes: {names}. Næste lægning prøver igen.</translation>
    </message>
    <message>
        <source>Writing set {code} was interrupted at its last step. All its files are complete, and it now counts as dealt: {names}.</source>
        <translation>Leveringen af sæt {code} blev afbrudt i sidste trin. Alle dets filer er hele, og det gælder nu som blandet: {names}.</translation>
    </message>
    <message>
        <source>Writing set {code} was interrupted before it was complete. It counts as failed, and its files were removed: {names}. Do not play copies of them.</source>
        <translation>Leveringen af sæt {code} blev afbrudt, før det var helt. Det gælder som mislykket, og dets filer blev fjernet igen: {names}. Spil ikke kopier af dem.</translation>
    </message>
    <message>
        <source>Writing files was interrupted, and files with those names have changed since. They were left alone: {names}.</source>
        <translation>En levering blev afbrudt, og filer med dens navne er ændret siden. De blev ladt i fred: {names}.</translation>
    </message>
    <message>
        <source>Hidden files in “{folder}” were left alone, because another user, computer or data folder made them: {names}.</source>
        <translation>Skjulte filer i ”{folder}” blev ladt i fred, da en anden bruger, computer eller datamappe har lavet dem: {names}.</translation>
    </message>
    <message>
        <source>Writing {names} was interrupted at its last step, and the journal does not know these boards. They were left alone. Do not play them unless you know where they come from.</source>
        <translation>Leveringen af {names} blev afbrudt i sidste trin, og logbogen kender ikke disse spil. De blev ladt i fred. Spil dem ikke, medmindre du ved, hvor de kommer fra.</translation>
    </message>
    <message>
        <source>An earlier attempt to publish this plan was interrupted. Its keys are not in use, and its files were removed: {names}. Destroy any copies of them.</source>
        <translation>En tidligere offentliggørelse af denne plan blev afbrudt. Dens nøgler binder intet, og dens filer blev fjernet: {names}. Tilintetgør kopier af dem.</translation>
    </message>
    <message>
        <source>Whether this counts as dealt is settled at the next dealing, or when the program starts.</source>
        <translation>Om det gælder som blandet, afgøres ved næste lægning, eller når programmet starter.</translation>
    </message>
    <message>
        <source>All files are complete and stay in “{folder}”: {names}.</source>
        <translation>Alle filer er hele og bliver i ”{folder}”: {names}.</translation>
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
        <translation>Filer til</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formater</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Mappe til filerne</translation>
    </message>
    <message>
        <source>Folder for used sets</source>
        <translation>Mappe til brugte sæt</translation>
    </message>
    <message>
        <source>Exactly as Big Deal</source>
        <translation>Præcis som Big Deal</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Tilfældighed</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Udseende</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekststørrelse</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Skabeloner</translation>
    </message>
    <message>
        <source>Print options</source>
        <translation>Udskriftsvalg</translation>
    </message>
    <message>
        <source>Recent tournaments</source>
        <translation>Seneste turneringer</translation>
    </message>
    <message>
        <source>First start</source>
        <translation>Første start</translation>
    </message>
    <message>
        <source>Language and appearance</source>
        <translation>Sprog og udseende</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Spro&amp;g</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>Far&amp;ver</translation>
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
        <translation>&amp;Tekststørrelse</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Your club</source>
        <translation>Din klub</translation>
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
        <translation>Valgt, når programmet starter.</translation>
    </message>
    <message>
        <source>&amp;New sets go to</source>
        <translation>&amp;Nye sæt lægges i</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>V&amp;ælg…</translation>
    </message>
    <message>
        <source>&amp;Used sets go to</source>
        <translation>&amp;Brugte sæt lægges i</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>Væ&amp;lg…</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Blanding</translation>
    </message>
    <message>
        <source>Contents of the files</source>
        <translation>Filernes indhold</translation>
    </message>
    <message>
        <source>&amp;Standard</source>
        <translation>Standa&amp;rd</translation>
    </message>
    <message>
        <source>E&amp;xactly as Big Deal</source>
        <translation>&amp;Præcis som Big Deal</translation>
    </message>
    <message>
        <source>&amp;Your typing and the computer</source>
        <translation>&amp;Dine tastetryk og computeren</translation>
    </message>
    <message>
        <source>You type or move the mouse until the meter is full. Both are mixed: one good source is enough. Choose this if you can.</source>
        <translation>Du skriver eller bevæger musen, til måleren er fuld. Begge dele blandes sammen: Én god kilde er nok. Vælg dette, hvis du kan.</translation>
    </message>
    <message>
        <source>Pr&amp;esets</source>
        <translation>S&amp;kabeloner</translation>
    </message>
    <message>
        <source>Names of the files</source>
        <translation>Filernes navne</translation>
    </message>
    <message>
        <source>Day and event</source>
        <translation>Dag og turnering</translation>
    </message>
    <message>
        <source>Day, event and set code</source>
        <translation>Dag, turnering og sætkode</translation>
    </message>
    <message>
        <source>Finished files stay</source>
        <translation>Færdige filer bliver</translation>
    </message>
    <message>
        <source>The last session</source>
        <translation>Den sidste session</translation>
    </message>
    <message>
        <source>Nam&amp;es of the files</source>
        <translation>Filernes na&amp;vne</translation>
    </message>
    <message>
        <source>Last preset</source>
        <translation>Den sidste skabelon</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Your club and place. It is mixed into every deal, so two clubs never deal the same boards, even from the same seed. It is not a password.</source>
        <translation>Din klub og by. Den indgår i hver blanding, så to klubber aldrig får de samme spil, heller ikke fra samme startværdi. Den er ingen adgangskode.</translation>
    </message>
    <message>
        <source>What machines and programs expect, with the known mistakes of older files corrected.</source>
        <translation>Hvad maskiner og programmer venter, med de kendte småfejl i ældre filer rettet.</translation>
    </message>
    <message>
        <source>The same bytes as Big Deal 2.0, except for the name of the program. For old procedures.</source>
        <translation>Byte for byte som Big Deal 2.0, bortset fra programmets navn. Til gamle arbejdsgange.</translation>
    </message>
    <message>
        <source>Only the &amp;computer</source>
        <translation>&amp;Computeren alene</translation>
    </message>
    <message>
        <source>For anyone who can neither type nor move a mouse. The boards are as random as this computer can be trusted. You add nothing yourself, and the certificate of the set says so.</source>
        <translation>For dem, der hverken kan skrive eller bruge mus. Spillene er så tilfældige, som computeren er sund; du føjer intet eget til, og det står i sættets certifikat.</translation>
    </message>
</context>
<context>
    <name>sheets</name>
    <message>
        <source>To open it: “bigdeal tournament” asks for the words of each sheet. Without this program: a tool for SLIP-39 turns the lists into a master secret in hexadecimal (no passphrase); this is the passphrase for “age -d”.</source>
        <translation>Sådan åbnes den: ”bigdeal tournament” spørger om ordene på hvert ark. Uden dette program: Et værktøj til SLIP-39 gør listerne til en hovedhemmelighed i hexadecimal form (ingen adgangssætning); den er adgangssætningen til ”age -d”.</translation>
    </message>
    <message>
        <source>SECRET: share {number} of {count}</source>
        <translation>HEMMELIGT: del {number} af {count}</translation>
    </message>
    <message>
        <source>SECRET: the passphrase of a tournament</source>
        <translation>HEMMELIGT: adgangssætningen til en turnering</translation>
    </message>
    <message>
        <source>Tournament: {name}</source>
        <translation>Turnering: {name}</translation>
    </message>
    <message>
        <source>Opens: {file}</source>
        <translation>Åbner: {file}</translation>
    </message>
    <message>
        <source>Without it nobody can open the file, and the boards cannot be dealt.</source>
        <translation>Uden den kan ingen åbne filen, og spillene kan ikke blandes.</translation>
    </message>
    <message>
        <source>Print it twice, keep the sheets in two safe places, and delete this file.</source>
        <translation>Udskriv det to gange, opbevar arkene to sikre steder, og slet denne fil.</translation>
    </message>
    <message>
        <source>Set number: {number}</source>
        <translation>Gruppenummer: {number}</translation>
    </message>
    <message>
        <source>Held by: {holder}</source>
        <translation>Opbevares af: {holder}</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>Dagen</translation>
    </message>
    <message>
        <source>Who keeps the keys</source>
        <translation>Hvem opbevarer nøglerne</translation>
    </message>
    <message>
        <source>How to check</source>
        <translation>Sådan kontrollerer du</translation>
    </message>
    <message>
        <source>Hash of the keys</source>
        <translation>Nøglernes hash</translation>
    </message>
    <message>
        <source>SHA-256 of the page verify.html</source>
        <translation>SHA-256 af siden verify.html</translation>
    </message>
    <message>
        <source>Check code (digest, SHA-256)</source>
        <translation>Kontrolkode</translation>
    </message>
    <message>
        <source>The same in words</source>
        <translation>Det samme med ord</translation>
    </message>
    <message>
        <source>Published before the outside value is known</source>
        <translation>Offentliggjort, før den eksterne værdi er kendt</translation>
    </message>
    <message>
        <source>The organiser says where.</source>
        <translation>Det siger arrangøren.</translation>
    </message>
    <message>
        <source>The organiser, unsealed.</source>
        <translation>Arrangøren, uforseglet.</translation>
    </message>
    <message>
        <source>The organiser, sealed with a passphrase.</source>
        <translation>Arrangøren, forseglet med en adgangssætning.</translation>
    </message>
    <message>
        <source>Sealed for {count} secret key(s), any of which opens them.</source>
        <translation>Forseglet for hemmelige nøgler ({count}); hver af dem åbner.</translation>
    </message>
    <message>
        <source>SECRET until the outside value is known</source>
        <translation>HEMMELIGT, til den eksterne værdi er kendt</translation>
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
        <translation>Hvad de er til</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Hvad der skal gøres</translation>
    </message>
    <message>
        <source>Without this program</source>
        <translation>Uden dette program</translation>
    </message>
    <message>
        <source>For the organiser, before the plan is published</source>
        <translation>Til arrangøren, før planen offentliggøres</translation>
    </message>
    <message>
        <source>SHA-256 of the words</source>
        <translation>SHA-256 af ordene</translation>
    </message>
    <message>
        <source>Holder: {name}</source>
        <translation>Vogter: {name}</translation>
    </message>
    <message>
        <source>Any {needed} of the {count} sheets open the file; one alone is useless.</source>
        <translation>{needed} af de {count} ordlister åbner filen, ligegyldigt hvilke; én alene er nytteløs.</translation>
    </message>
    <message>
        <source>Keep this sheet apart from the others, in a sealed envelope. Do not copy, photograph or email it. If too few sheets are left, nobody can open the file, and the boards cannot be dealt.</source>
        <translation>Opbevar dette ark adskilt fra de andre, i en lukket konvolut. Kopiér, fotografér eller send det ikke. Er der for få ark tilbage, kan ingen åbne filen, og spillene kan ikke blandes.</translation>
    </message>
    <message>
        <source>Type it exactly as printed, with the dashes and in small letters.</source>
        <translation>Skriv den, som den står, med bindestreger og små bogstaver.</translation>
    </message>
    <message>
        <source>Anyone who has this sheet and the file can compute every board.</source>
        <translation>Den, der har dette ark og filen, kan beregne alle spil.</translation>
    </message>
    <message>
        <source>What determines the deals</source>
        <translation>Hvad der afgør fordelingerne</translation>
    </message>
    <message>
        <source>And the words of these holders; if withheld, their SHA-256 instead</source>
        <translation>Og ordene fra disse vogtere; holdes de tilbage, deres SHA-256</translation>
    </message>
    <message>
        <source>Where everyone can find the value from then on</source>
        <translation>Her finder alle værdien fra da af</translation>
    </message>
    <message>
        <source>Photograph this sheet, or keep the bulletin. After the last board the organiser publishes a pack. The program bigdeal-gui, its command “bigdeal verify”, and the page verify.html from the program’s releases ask for this check code: the words, the digits or the QR code. If they agree, the plan, the promise and the keys are today’s ({name}.commit.json), and every board is computed again.</source>
        <translation>Fotografér dette ark, eller gem bulletinen. Efter det sidste spil offentliggør arrangøren en pakke. Programmet bigdeal-gui, dets kommando ”bigdeal verify” eller siden verify.html, der offentliggøres sammen med programmet, spørger efter denne kontrolkode: ordene, cifrene eller koden. Stemmer de, er plan, løfte og nøgler dem fra i dag ({name}.commit.json), og hvert spil beregnes på ny.</translation>
    </message>
    <message>
        <source>{count} officials, sealed: any {needed} of them together can open the keys.</source>
        <translation>{count} nøgleholdere, forseglet: {needed} af dem åbner nøglerne sammen.</translation>
    </message>
    <message>
        <source>Nothing on this page is secret. The organiser enters the name and this SHA-256 together with the source of the outside value. Later, check that the published promise names you with it.</source>
        <translation>Intet på denne side er hemmeligt. Arrangøren skriver navnet og denne SHA-256 ind, hvor kilden til den eksterne værdi vælges. Se senere efter, at det offentliggjorte løfte nævner dig med den.</translation>
    </message>
    <message>
        <source>They go into every deal of the tournament, together with the secret keys and the outside value. As long as only you know them, nobody can foresee a board, not even the organiser.</source>
        <translation>De indgår i hver fordeling i turneringen, ved siden af de hemmelige nøgler og den eksterne værdi. Så længe kun du kender dem, kan ingen forudse et spil, heller ikke arrangøren.</translation>
    </message>
    <message>
        <source>Do not show, email or photograph them. Give the organiser the other page. When the outside value is known, and not before, hand over the words so that the boards can be dealt, ideally all holders at the same moment. Play does not wait for you: without your words their SHA-256 is used instead, and every check says that they were withheld.</source>
        <translation>Vis dem ikke til nogen, og send eller fotografér dem ikke. Giv arrangøren den anden side. Når den eksterne værdi er kendt, og ikke før, afleverer du ordene, så spillene kan blandes, helst alle vogtere i samme øjeblik. Spillet venter ikke på dig: uden dine ord træder deres SHA-256 i deres sted, og enhver kontrol siger, at de blev holdt tilbage.</translation>
    </message>
    <message>
        <source>The SHA-256 on the other page is that of the one line above: small letters with hyphens between them, without a line break.</source>
        <translation>SHA-256 på den anden side er af den ene linje ovenfor: små bogstaver med bindestreger imellem, uden linjeskift.</translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message>
        <source>your typing and the computer</source>
        <translation>dine tastetryk og computeren</translation>
    </message>
    <message>
        <source>a seed that was given</source>
        <translation>en angivet startværdi</translation>
    </message>
    <message>
        <source>the tournament’s keys</source>
        <translation>turneringens nøgler</translation>
    </message>
    <message>
        <source>only your typing</source>
        <translation>dine tastetryk alene</translation>
    </message>
    <message>
        <source>only the computer</source>
        <translation>computeren alene</translation>
    </message>
</context>
<context>
    <name>states</name>
    <message>
        <source>certified</source>
        <translation>attesteret</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>arkiveret</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>flyttet</translation>
    </message>
    <message>
        <source>being moved</source>
        <translation>ved at blive flyttet</translation>
    </message>
    <message>
        <source>no longer being moved</source>
        <translation>ikke længere ved at blive flyttet</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>“{file}”, board {number}: {reason}.</source>
        <translation>”{file}”, spil {number}: {reason}.</translation>
    </message>
    <message>
        <source>Boards that are wrong there: {numbers}.</source>
        <translation>Forkerte spil i den: {numbers}.</translation>
    </message>
    <message>
        <source>The organiser’s reason: “{reason}”.</source>
        <translation>Arrangørens begrundelse: ”{reason}”.</translation>
    </message>
    <message>
        <source>Every session of the plan is here, with every board.</source>
        <translation>Alle planens sessioner er her, med alle spil.</translation>
    </message>
    <message>
        <source>“{file}” cannot be used: {reason} Get it again.</source>
        <translation>”{file}” kan ikke bruges: {reason} Hent den igen.</translation>
    </message>
    <message>
        <source>This plan is not published yet: no keys are bound to it.</source>
        <translation>Planen er ikke offentliggjort endnu: Ingen nøgler er bundet.</translation>
    </message>
    <message>
        <source>The keys are not here, or still sealed: they come after play.</source>
        <translation>Nøglerne er her ikke, eller er stadig forseglede: De kommer efter spillet.</translation>
    </message>
    <message>
        <source>{session}: its key is the one bound for this session, number {number} of {count}. The others stay secret (“{file}”).</source>
        <translation>{session}: dens nøgle er den, der blev bundet for denne session, nummer {number} af {count}, mens de andre forbliver hemmelige (”{file}”).</translation>
    </message>
    <message>
        <source>“{file}”: its root of the keys is not the one that was bound.</source>
        <translation>”{file}”: Dens rod af nøglerne er ikke den, der blev bundet.</translation>
    </message>
    <message>
        <source>“{file}”: its key is number {found} of {found_count}; that of phase {phase}, session {session}, is number {number} of {count}.</source>
        <translation>”{file}”: Dens nøgle er nummer {found} af {found_count}; den til fase {phase}, session {session}, er nummer {number} af {count}.</translation>
    </message>
    <message>
        <source>“{file}”: this is not the key that was bound for phase {phase}, session {session}.</source>
        <translation>”{file}”: Dette er ikke den nøgle, der blev bundet for fase {phase}, session {session}.</translation>
    </message>
    <message>
        <source>No boards are here: add their files, such as .pbn.</source>
        <translation>Her er ingen spil: Tilføj deres filer, for eksempel .pbn.</translation>
    </message>
    <message>
        <source>The check code is the one you gave.</source>
        <translation>Kontrolkoden er den, du angav.</translation>
    </message>
    <message>
        <source>The check code you gave is not the one of this promise: {where}</source>
        <translation>Den kontrolkode, du angav, er ikke dette løftes: {where}</translation>
    </message>
    <message>
        <source>Say whether you saw this check code, or had this plan, before {moment}.</source>
        <translation>Sig, om du så denne kontrolkode, eller havde denne plan, før {moment}.</translation>
    </message>
    <message>
        <source>Give all of it, and say whether you saw it before {moment}.</source>
        <translation>Angiv den hele, og sig, om du så den før {moment}.</translation>
    </message>
    <message>
        <source>the day of the value</source>
        <translation>værdiens dag</translation>
    </message>
    <message>
        <source>You know of no earlier promise of this organiser for this event, as you say.</source>
        <translation>Du kender ikke noget tidligere løfte fra denne arrangør for denne turnering, som du siger.</translation>
    </message>
    <message>
        <source>What you gave cannot be read as the check code of this promise: {where}</source>
        <translation>Det, du angav, kan ikke læses som dette løftes kontrolkode: {where}</translation>
    </message>
    <message>
        <source>The value you gave is “{given}”; the value in the plan is “{value}”.</source>
        <translation>Du angav værdien ”{given}”; i planen står ”{value}”.</translation>
    </message>
    <message>
        <source>The outside value is the one you gave.</source>
        <translation>Den eksterne værdi er den, du angav.</translation>
    </message>
    <message>
        <source>The value was entered on {entered}, before the promised day, {day}.</source>
        <translation>Værdien blev indtastet {entered}, før den lovede dag, {day}.</translation>
    </message>
    <message>
        <source>The value you gave, “{given}”, cannot be read as the promised one: {source}.</source>
        <translation>Den værdi, du angav, ”{given}”, kan ikke læses som den lovede: {source}.</translation>
    </message>
    <message>
        <source>The value is the randomness of round {number}, which appeared on {when}: the network’s signature is genuine.</source>
        <translation>Værdien er tilfældighedstallet for drand-runde {number}, som kom {when}: netværkets signatur er ægte.</translation>
    </message>
    <message>
        <source>The value is not that of the promised round {number}. It counts only if the network had ended before {when}.</source>
        <translation>Værdien er ikke den fra den lovede runde {number}. Den gælder kun, hvis netværket var ophørt før {when}.</translation>
    </message>
    <message>
        <source>Look up at {address} whether the randomness of round {number} is {value}.</source>
        <translation>Slå op på {address}, om tilfældigheden for runde {number} er {value}.</translation>
    </message>
    <message>
        <source>The file of round {number} (.round.json) is not here. Look up at {address} whether its randomness is {value}; or add the file, and it is checked here.</source>
        <translation>Filen for drand-runde {number} (.round.json) er her ikke. Slå op på {address}, om tilfældighedstallet (randomness) er {value}; eller tilføj filen, så kontrolleres den her.</translation>
    </message>
    <message>
        <source>“{file}” is not what the network signed: {reason}.</source>
        <translation>”{file}” er ikke, hvad netværket har underskrevet: {reason}.</translation>
    </message>
    <message>
        <source>These have the same words, so they are one holder: {names}.</source>
        <translation>Disse har de samme ord, så de er én og samme vogter: {names}.</translation>
    </message>
    <message>
        <source>The words of “{name}” are in the value: their SHA-256 is the promised one.</source>
        <translation>Ordene fra ”{name}” står i værdien: Deres SHA-256 er den lovede.</translation>
    </message>
    <message>
        <source>These sessions were played, as you say: {sessions}.</source>
        <translation>Disse sessioner blev spillet, som du siger: {sessions}.</translation>
    </message>
    <message>
        <source>The promise announces a log of what was done, and it is not here.</source>
        <translation>Løftet bebuder en log over, hvad der blev gjort, og den er ikke her.</translation>
    </message>
    <message>
        <source>Something of the log of what was done is damaged or missing.</source>
        <translation>Noget af loggen over, hvad der blev gjort, er beskadiget eller mangler.</translation>
    </message>
    <message>
        <source>The log of what was done is shorter than the text of a pack says.</source>
        <translation>Loggen over, hvad der blev gjort, er kortere, end teksten i en pakke siger.</translation>
    </message>
    <message>
        <source>By the log, two computers went on with this tournament, each without what the other did.</source>
        <translation>Ifølge loggen gik to computere videre med turneringen, hver uden det, den anden gjorde.</translation>
    </message>
    <message>
        <source>“{file}” has no boards.</source>
        <translation>Der er intet spil i ”{file}”.</translation>
    </message>
    <message>
        <source>“{file}” has the name of {named}, but the boards of {session}.</source>
        <translation>”{file}” er opkaldt efter {named}, men spillene er fra {session}.</translation>
    </message>
    <message>
        <source>“{file}” has no board numbers, and the boards of {session} are in a different order.</source>
        <translation>”{file}” har ingen spilnumre, og spillene fra {session} står i en anden rækkefølge.</translation>
    </message>
    <message>
        <source>“{phase}”: the number of sessions was left open. Found: {count}.</source>
        <translation>”{phase}”: Antallet af sessioner stod åbent. Fundet: {count}.</translation>
    </message>
    <message>
        <source>“{phase}”: the boards of its sessions were left open.</source>
        <translation>”{phase}”: Hvilke spil sessionerne har, stod åbent.</translation>
    </message>
    <message>
        <source>{session}: none of its boards is here.</source>
        <translation>{session}: Der er ingen spil fra den her.</translation>
    </message>
    <message>
        <source>{session}: its boards were left open. Found: {numbers}.</source>
        <translation>{session}: Hvilke spil den har, stod åbent. Fundet: {numbers}.</translation>
    </message>
    <message>
        <source>“{file}” was not opened: unpack it, and give its contents.</source>
        <translation>”{file}” blev der ikke set ind i: Pak den ud, og giv det, den indeholder.</translation>
    </message>
    <message>
        <source>The organiser reports a deviation from the plan: “{what}”.</source>
        <translation>Arrangøren fortæller om en afvigelse fra planen: ”{what}”.</translation>
    </message>
    <message>
        <source>“{file}” is in the list of checksums, but not among the files.</source>
        <translation>”{file}” står på listen med kontrolsummer, men er ikke blandt filerne.</translation>
    </message>
    <message>
        <source>All files match the list of checksums in the pack.</source>
        <translation>Hver fil er den, der blev pakket, ifølge listen med kontrolsummer.</translation>
    </message>
    <message>
        <source>This is a practice tournament, made to try things out.</source>
        <translation>Dette er en turnering til øvelse: Den blev lavet for at prøve.</translation>
    </message>
    <message>
        <source>The keys of all sessions are here, but their hash is not the one in the plan (KH).</source>
        <translation>Nøglerne til alle sessioner er her, og deres hash er ikke den, planen angiver (KH).</translation>
    </message>
    <message>
        <source>The keys are the ones fixed before.</source>
        <translation>Nøglerne er dem, der blev bundet på forhånd.</translation>
    </message>
    <message>
        <source>“{file}” contains the key of one session, but the commitment for it is missing. Add the file that ends in .commit.json.</source>
        <translation>”{file}” indeholder en enkelt sessions nøgle, og bindingsfilen, der binder den, er her ikke: Tilføj filen, der ender på .commit.json.</translation>
    </message>
    <message>
        <source>“{file}”: a single key cannot be proved here, because the commitment (version 1) binds all keys together.</source>
        <translation>”{file}”: En nøgle for sig kan ikke bevises her: Bindingsfilen, af version 1, binder alle nøgler sammen.</translation>
    </message>
    <message>
        <source>“{file}”: the plan has no separate key for phase {phase}, session {session}.</source>
        <translation>”{file}”: Planen har ingen egen nøgle til fase {phase}, session {session}.</translation>
    </message>
    <message>
        <source>{sessions}: the key has very few different characters, so it can be guessed.</source>
        <translation>{sessions}: Nøglen består af meget få forskellige bogstaver, så den kan gættes.</translation>
    </message>
    <message>
        <source>{sessions}: these have the same key, so they have the same boards.</source>
        <translation>{sessions}: Disse har én og samme nøgle, så de har de samme spil.</translation>
    </message>
    <message>
        <source>This is only about {sessions}. The keys of the other sessions are still secret: nothing is proved about them before they are revealed.</source>
        <translation>Dette handler kun om {sessions}. Nøglerne til de andre sessioner er stadig hemmelige: Intet er bevist om dem, før de afsløres.</translation>
    </message>
    <message>
        <source>Plan and promise match the commitment word for word.</source>
        <translation>Plan og løfte er ord for ord dem, bindingsfilen bandt.</translation>
    </message>
    <message>
        <source>There is no commitment: only the keys were fixed, not the names, sessions, boards and source.</source>
        <translation>Her er ingen bindingsfil: Kun nøglerne blev bundet, ikke navne, sessioner, spil og kilde.</translation>
    </message>
    <message>
        <source>The check code you gave cannot be compared, because the commitment is missing or cannot be used. Add the file that ends in .commit.json.</source>
        <translation>Den kontrolkode, du angav, kan ikke sammenlignes: Bindingsfilen er her ikke eller kan ikke bruges. Tilføj filen, der ender på .commit.json.</translation>
    </message>
    <message>
        <source>You gave the hash of the keys. It covers only the keys; the check code also covers the names, sessions, boards and source.</source>
        <translation>Det, du angav, er nøglernes hash. Den binder kun nøglerne og ikke navne, sessioner, spil og kilde, som kontrolkoden gør.</translation>
    </message>
    <message>
        <source>You saw it, or had it, before {moment}, as you say.</source>
        <translation>Du så det eller gemte det før {moment}, som du siger.</translation>
    </message>
    <message>
        <source>Give the check code as you saw it where it was published, or a plan that you saved. Say whether that was before {moment}.</source>
        <translation>Angiv den kontrolkode, du så, hvor den blev offentliggjort, eller en plan, du har gemt, og sig, om det var før {moment}.</translation>
    </message>
    <message>
        <source>The organiser published an earlier promise, and it is not here. It may have been for this same event. Ask for it. Its check code: {digest}.</source>
        <translation>Arrangøren offentliggjorde et andet løfte før dette, og det er her ikke: Det kan have gjaldt den samme turnering. Bed om det. Dets kontrolkode: {digest}.</translation>
    </message>
    <message>
        <source>All earlier promises in this chain are here, each for a different event: {names}.</source>
        <translation>Alle løfter før dette i kæden er her, hvert for en anden turnering: {names}.</translation>
    </message>
    <message>
        <source>Only the organiser says that there was no earlier promise. Say whether you know of an earlier promise for this event.</source>
        <translation>At intet andet løfte kom før, er arrangørens ord alene. Sig, om du kender et tidligere løfte for denne turnering.</translation>
    </message>
    <message>
        <source>“{file}”, among the files, is a plan with the same keys but different lines: {lines}.</source>
        <translation>”{file}”, blandt filerne, er en plan med de samme nøgler, men andre linjer: {lines}.</translation>
    </message>
    <message>
        <source>“{file}”, among the files, is another plan for this event. Lines that differ: {lines}. Ask which one counted.</source>
        <translation>”{file}”, blandt filerne, er en anden plan for denne turnering. Linjer, der afviger: {lines}. Spørg, hvilken der gjaldt.</translation>
    </message>
    <message>
        <source>The organiser says: “{where}”, since {day}.</source>
        <translation>Arrangøren oplyser: ”{where}”, siden {day}.</translation>
    </message>
    <message>
        <source>The organiser says it was published on {since}, which is not before the promised day, {day}.</source>
        <translation>Arrangøren oplyser en offentliggørelse {since}, ikke før den lovede dag, {day}.</translation>
    </message>
    <message>
        <source>An earlier promise for this same event is here (“{file}”): with several promises the best one can be chosen.</source>
        <translation>Her er et tidligere løfte om samme turnering (”{file}”): Den, der laver flere, kan vælge.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, agrees line by line.</source>
        <translation>Planen, du har gemt, ”{file}”, stemmer linje for linje.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, has the same keys but different lines: {lines}.</source>
        <translation>Planen, du har gemt, ”{file}”, har de samme nøgler, men andre linjer: {lines}.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, is a draft without keys. Lines that differ: {lines}.</source>
        <translation>Planen, du har gemt, ”{file}”, er et udkast uden nøgler. Linjer, der afviger: {lines}.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, has different keys. Lines that differ: {lines}. Ask which one counted.</source>
        <translation>Planen, du har gemt, ”{file}”, har andre nøgler. Linjer, der afviger: {lines}. Spørg, hvilken der gjaldt.</translation>
    </message>
    <message>
        <source>The outside value is not in this plan yet: its day has not come.</source>
        <translation>Den eksterne værdi er ikke i planen endnu: Dagen er ikke kommet.</translation>
    </message>
    <message>
        <source>The value was entered on {entered}, but the promised round {number} appeared later, on {when}.</source>
        <translation>Værdien blev indtastet {entered}. Den lovede runde {number} kom først derefter, {when}.</translation>
    </message>
    <message>
        <source>The promise does not fix how the value is written: a different spelling gives different boards.</source>
        <translation>Løftet siger ikke, hvordan værdien skrives: Andre skrivemåder giver andre spil.</translation>
    </message>
    <message>
        <source>“{value}” is not written as promised: digits only, with the promised decimals.</source>
        <translation>”{value}” er ikke skrevet som lovet: kun cifre, med de lovede decimaler.</translation>
    </message>
    <message>
        <source>Look the value up, and give it as you found it. The promise was: {source}.</source>
        <translation>Slå værdien op, og angiv den, som du fandt den. Lovet var: {source}.</translation>
    </message>
    <message>
        <source>The value was used as published, not as promised. The organiser’s reason: “{reason}”.</source>
        <translation>Værdien blev taget, som den blev offentliggjort, ikke som lovet. Arrangørens begrundelse: ”{reason}”.</translation>
    </message>
    <message>
        <source>Look up whether the network had ended before {when}, and whether {value} was published. The promise for that case was: {source}.</source>
        <translation>Slå op, om netværket var ophørt før {when}, og om {value} blev offentliggjort. Lovet for det tilfælde var: {source}.</translation>
    </message>
    <message>
        <source>“{file}” is round {found}; round {promised} was promised.</source>
        <translation>”{file}” er fra runde {found}; runde {promised} var lovet.</translation>
    </message>
    <message>
        <source>“{file}” is the promised round, but the value does not match it.</source>
        <translation>”{file}” er den lovede runde, og værdien er ikke dens tilfældighedstal.</translation>
    </message>
    <message>
        <source>The value is not complete: the words, or their SHA-256, of everyone who keeps words belong after it: {names}.</source>
        <translation>Værdien er ikke dannet som lovet: Bag den hører ordene, eller deres SHA-256, fra alle, der gemmer ord: {names}.</translation>
    </message>
    <message>
        <source>The words of “{name}” are not twelve words from the list: they could be guessed.</source>
        <translation>Det, ”{name}” gemte, er ikke tolv ord fra listen: De kan måske gættes.</translation>
    </message>
    <message>
        <source>The words of “{name}” were withheld: as promised, their SHA-256 is used instead. Anyone who withheld them, or kept them from being used, could choose between two values.</source>
        <translation>Ordene fra ”{name}” blev holdt tilbage: Som lovet står deres SHA-256 i stedet. Den, der holdt dem tilbage eller lod dem ubrugte, kunne vælge mellem to værdier.</translation>
    </message>
    <message>
        <source>The value has neither the promised words of “{name}” nor their SHA-256.</source>
        <translation>Det, der står i værdien for ”{name}”, er hverken ordene, hvis SHA-256 blev lovet, eller denne SHA-256.</translation>
    </message>
    <message>
        <source>Say which sessions were played. If many are planned, only the best ones might be shown.</source>
        <translation>Sig, hvilke sessioner der blev spillet. Den, der planlægger mange, kan vise de bedste.</translation>
    </message>
    <message>
        <source>Sessions to answer for: {sessions}.</source>
        <translation>Der spørges om disse: {sessions}.</translation>
    </message>
    <message>
        <source>{session}: it was planned or dealt but not played, as you say. Ask why.</source>
        <translation>{session}: planlagt eller givet, og ikke spillet, som du siger. Spørg hvorfor.</translation>
    </message>
    <message>
        <source>Phase {phase}, session {session}: you played it, but it is not in the plan or the files.</source>
        <translation>Fase {phase}, session {session}: Du spillede den, og planen og filerne har ingen.</translation>
    </message>
    <message>
        <source>You said which sessions were played.</source>
        <translation>Du siger, hvilke sessioner der blev spillet.</translation>
    </message>
    <message>
        <source>Proved</source>
        <translation>Bevist</translation>
    </message>
    <message>
        <source>Left to you</source>
        <translation>Op til dig</translation>
    </message>
    <message>
        <source>Still chosen by the organiser</source>
        <translation>Stadig arrangørens valg</translation>
    </message>
    <message>
        <source>Not as promised</source>
        <translation>Ikke som lovet</translation>
    </message>
    <message>
        <source>“{file}”, {boards}: of no session whose key is here, so not judged.</source>
        <translation>”{file}”, {boards}: fra ingen session, hvis nøgle er her, så der siges intet om det.</translation>
    </message>
    <message>
        <source>{session}, {boards}: from this session’s key and the outside value (“{file}”).</source>
        <translation>{session}, {boards}: fra denne sessions nøgle og den eksterne værdi (”{file}”).</translation>
    </message>
    <message>
        <source>{session}, {boards}: from the reserve set (“{file}”).</source>
        <translation>{session}, {boards}: fra reservesættet (”{file}”).</translation>
    </message>
    <message>
        <source>{session}, {boards}: the key of this session was revealed on {day}. From then on anybody could compute its reserve set. The record does not say that it was used before (“{file}”).</source>
        <translation>{session}, {boards}: Nøglen til denne session blev offentliggjort {day}. Fra da af kunne alle beregne dens reservesæt, og protokollen siger ikke, at det blev brugt før (”{file}”).</translation>
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
        <translation>”{text}”</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
</context>
</TS>
