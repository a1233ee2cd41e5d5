<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About {program}</source>
        <translation>Informazioni su {program}</translation>
    </message>
    <message>
        <source>All licences in &amp;full…</source>
        <translation>&amp;Tutte le licenze per intero…</translation>
    </message>
    <message>
        <source>Result of the self-test</source>
        <translation>Esito dell’autotest</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Autotest</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licenze</translation>
    </message>
    <message>
        <source>{program} {version}</source>
        <translation>{program} {version}</translation>
    </message>
    <message>
        <source>Deals bridge boards that nobody could predict, nobody can repeat and nobody has seen.</source>
        <translation>Distribuisce smazzate di bridge che nessuno poteva prevedere, nessuno può ripetere e nessuno ha visto.</translation>
    </message>
    <message>
        <source>Deals what Big Deal by Hans van Staveren deals from the same seed and identification. An independent program; Big Deal’s author has no part in it.</source>
        <translation>Distribuisce le stesse smazzate di Big Deal di Hans van Staveren a partire dallo stesso seed e dalla stessa identificazione. Programma indipendente; l’autore di Big Deal non vi ha preso parte.</translation>
    </message>
    <message>
        <source>SHA-256 of &amp;verify.html</source>
        <translation>SHA-256 di &amp;verify.html</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Impostazioni</translation>
    </message>
    <message>
        <source>List of what was &amp;dealt</source>
        <translation>Elenco delle serie &amp;distribuite</translation>
    </message>
    <message>
        <source>Not passed. Nothing can be dealt until it has.</source>
        <translation>Non superato. Finché non è superato non si può distribuire nulla.</translation>
    </message>
    <message>
        <source>Passed: {parts}.</source>
        <translation>Superato: {parts}.</translation>
    </message>
    <message>
        <source>Stored on this computer</source>
        <translation>Conservato su questo computer</translation>
    </message>
    <message>
        <source>Stored beside the program</source>
        <translation>Conservato accanto al programma</translation>
    </message>
    <message>
        <source>Works offline: it connects to nothing and downloads nothing.</source>
        <translation>Funziona senza rete: non chiama nessuno e non scarica nulla.</translation>
    </message>
    <message>
        <source>Qt and PySide6 are included unchanged, as separate libraries. You may replace them with versions you have built yourself; their source code is at code.qt.io. This program comes without any warranty.</source>
        <translation>Qt e PySide6 sono usati senza modifiche, come librerie separate. È possibile sostituirli con versioni compilate in proprio; il codice sorgente si trova su code.qt.io. Questo programma è fornito senza alcuna garanzia.</translation>
    </message>
</context>
<context>
    <name>ArchiveHint</name>
    <message>
        <source>Mo&amp;ve to the archive</source>
        <translation>Sposta in arch&amp;ivio</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Più tardi</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of {sets} finished sets still in the work folder</source>
        <translation>
            <numerusform>%n file di {sets} serie concluse ancora nella cartella di lavoro</numerusform>
            <numerusform>%n file di {sets} serie concluse ancora nella cartella di lavoro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of a finished set still in the work folder</source>
        <translation>
            <numerusform>%n file di una serie conclusa ancora nella cartella di lavoro</numerusform>
            <numerusform>%n file di una serie conclusa ancora nella cartella di lavoro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e un altro</numerusform>
            <numerusform>e altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Your journal was updated</source>
        <translation>Il registro è stato aggiornato</translation>
    </message>
    <message>
        <source>These are copies, or another program is using them. Remove them yourself.</source>
        <translation>Sono copie, o li usa un altro programma: eliminarli a mano</translation>
    </message>
    <message>
        <source>Writing the files had been interrupted</source>
        <translation>Una consegna era stata interrotta</translation>
    </message>
</context>
<context>
    <name>BackupSeal</name>
    <message>
        <source>Seal the backup?</source>
        <translation>Sigillare il backup?</translation>
    </message>
    <message>
        <source>Anyone who can read an unsealed backup can recognize deals that were dealt here. Sealed, only the passphrase opens it. If you lose the passphrase, you lose the backup.</source>
        <translation>Chi può leggere un backup non sigillato può riconoscere le distribuzioni fatte qui. Sigillato, lo apre solo la frase segreta. Se si perde la frase segreta, si perde il backup.</translation>
    </message>
    <message>
        <source>&amp;Seal it</source>
        <translation>&amp;Sigilla</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Frase segreta</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>&amp;Di nuovo</translation>
    </message>
    <message>
        <source>&amp;Leave it unsealed</source>
        <translation>&amp;Lascia non sigillato</translation>
    </message>
    <message>
        <source>Type the same passphrase again</source>
        <translation>Digitare di nuovo la stessa frase segreta</translation>
    </message>
</context>
<context>
    <name>BoardDoor</name>
    <message>
        <source>{done} of {wanted} compared</source>
        <translation>{done} di {wanted} confrontati</translation>
    </message>
    <message>
        <source>Sets compared</source>
        <translation>Serie confrontate</translation>
    </message>
    <message>
        <source>Sets or files read so far</source>
        <translation>Serie o file letti finora</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Interrompere il confronto</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Aprire i risultati</translation>
    </message>
</context>
<context>
    <name>BoardPage</name>
    <message>
        <source>Type at least one whole hand.</source>
        <translation>Scrivere almeno una mano intera.</translation>
    </message>
    <message>
        <source>The board number is a number such as 13.</source>
        <translation>Il numero del board è un numero come 13.</translation>
    </message>
    <message>
        <source>Type numbers and hands of both boards.</source>
        <translation>Scrivere numeri e mani di entrambi i board.</translation>
    </message>
    <message>
        <source>Type the hands of the same seats of both boards.</source>
        <translation>Scrivere le mani degli stessi posti di entrambi i board.</translation>
    </message>
    <message>
        <source>No set could be read here.</source>
        <translation>Qui non si è potuta leggere nessuna serie.</translation>
    </message>
    <message>
        <source>When play is over, results can tell when it happened.</source>
        <translation>A gioco finito i risultati possono mostrare quando è accaduto.</translation>
    </message>
    <message>
        <source>Compared with the sets of the journal</source>
        <translation>Confronto con le serie del registro</translation>
    </message>
    <message>
        <source>Compared with {file}</source>
        <translation>Confronto con {file}</translation>
    </message>
    <message>
        <source>Files compared with: {count}</source>
        <translation>File di confronto: {count}</translation>
    </message>
    <message>
        <source>Sections: {names}. Delete the lines of those that had boards of their own.</source>
        <translation>Gironi: {names}. Cancellare le righe di quelli che avevano board propri.</translation>
    </message>
    <message>
        <source>Put the round in place of each question mark.</source>
        <translation>Mettere il turno al posto di ogni punto interrogativo.</translation>
    </message>
    <message>
        <source>Type a line for each table, or open a file of results.</source>
        <translation>Scrivere una riga per tavolo, o aprire un file di risultati.</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many spades?</source>
        <translation>Board {number}, {seat}: quante picche?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many hearts?</source>
        <translation>Board {number}, {seat}: quante cuori?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many diamonds?</source>
        <translation>Board {number}, {seat}: quante quadri?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many clubs?</source>
        <translation>Board {number}, {seat}: quante fiori?</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>More than one thing fits. Read another hand to decide.</source>
        <translation>Più di una possibilità è valida. Leggere un’altra mano per decidere.</translation>
    </message>
    <message>
        <source>Check the hand, or name the files that hold the boards.</source>
        <translation>Controllare la mano, o indicare i file che contengono i board.</translation>
    </message>
    <message>
        <source>Compare dealer and vulnerability with the board number too.</source>
        <translation>Confrontare anche mazziere e zona con il numero del board.</translation>
    </message>
    <message>
        <source>A deal of another session does not count for this one: see Laws 6D2 and 15.</source>
        <translation>Una distribuzione di un’altra sessione non vale per questa: si vedano gli articoli 6D2 e 15.</translation>
    </message>
    <message>
        <source>Take the board out of play, and find out who played it like this.</source>
        <translation>Togliere il board dal gioco e accertare chi lo ha giocato così.</translation>
    </message>
    <message>
        <source>It is fouled if contestants to be compared did not all play it alike (Law 87). Dealer and vulnerability count.</source>
        <translation>È alterato se non tutti i concorrenti da confrontare lo hanno giocato uguale (articolo 87). Mazziere e zona contano.</translation>
    </message>
    <message>
        <source>In a match of teams see Law 86B2.</source>
        <translation>In un incontro a squadre si veda l’articolo 86B2.</translation>
    </message>
    <message>
        <source>No board that is known here has these hands.</source>
        <translation>Nessun board noto qui ha queste mani.</translation>
    </message>
    <message>
        <source>Boards compared: {count}.</source>
        <translation>Board confrontati: {count}.</translation>
    </message>
    <message>
        <source>Board {number} of {set}</source>
        <translation>Board {number} di {set}</translation>
    </message>
    <message>
        <source>not board {number}</source>
        <translation>non il board {number}</translation>
    </message>
    <message>
        <source>another set than the one you named</source>
        <translation>un’altra serie rispetto a quella indicata</translation>
    </message>
    <message>
        <source>turned by {degrees}°: North’s hand lies {seat}</source>
        <translation>girato di {degrees}°: la mano di Nord è in {seat}</translation>
    </message>
    <message>
        <source>hands exchanged between {seats}</source>
        <translation>mani scambiate fra {seats}</translation>
    </message>
    <message>
        <source>all hands are right</source>
        <translation>tutte le mani sono giuste</translation>
    </message>
    <message>
        <source>what you read is right; hands read: {count}</source>
        <translation>quanto letto è giusto; mani lette: {count}</translation>
    </message>
    <message>
        <source>{parts}.</source>
        <translation>{parts}.</translation>
    </message>
    <message>
        <source>cards in the wrong hand: {count}</source>
        <translation>carte nella mano sbagliata: {count}</translation>
    </message>
    <message>
        <source>cards exchanged: {count}, between {seats}</source>
        <translation>carte scambiate: {count}, fra {seats}</translation>
    </message>
    <message>
        <source>These two boards are alike: {numbers}.</source>
        <translation>Questi due board sono uguali: {numbers}.</translation>
    </message>
    <message>
        <source>These two boards are not alike: {numbers}.</source>
        <translation>Questi due board non sono uguali: {numbers}.</translation>
    </message>
    <message>
        <source>The results cannot tell when the board was fouled.</source>
        <translation>I risultati non mostrano quando il board è stato alterato.</translation>
    </message>
    <message>
        <source>Before round {before} ({chance} %).</source>
        <translation>Prima del turno {before} ({chance}%).</translation>
    </message>
    <message>
        <source>After round {after} ({chance} %).</source>
        <translation>Dopo il turno {after} ({chance}%).</translation>
    </message>
    <message>
        <source>After round {after}, before round {before} ({chance} %).</source>
        <translation>Dopo il turno {after}, prima del turno {before} ({chance}%).</translation>
    </message>
    <message>
        <source>Law 87: the tables before that moment and those after it are two groups.</source>
        <translation>Articolo 87: i tavoli prima di quel momento e quelli dopo sono due gruppi.</translation>
    </message>
    <message>
        <source>Tables are weighed by double dummy, so the percentage is a help and no proof.</source>
        <translation>I tavoli si valutano a carte viste: la percentuale aiuta, ma non prova nulla.</translation>
    </message>
    <message>
        <source>Boards to look at: {numbers} ({found} of {asked}).</source>
        <translation>Board da controllare: {numbers} ({found} di {asked}).</translation>
    </message>
    <message>
        <source>All answers are right. Boards asked about: {count}.</source>
        <translation>Tutte le risposte sono giuste. Board chiesti: {count}.</translation>
    </message>
    <message>
        <source>Boards with whole hands wrong: at most {most} of {count} (90 % certain).</source>
        <translation>Board con mani intere sbagliate: al massimo {most} di {count} (certo al 90%).</translation>
    </message>
    <message>
        <source>One exchanged card is hardly ever found like this.</source>
        <translation>Così una sola carta scambiata non si trova quasi mai.</translation>
    </message>
    <message>
        <source>By its number: {conditions}.</source>
        <translation>Secondo il numero: {conditions}.</translation>
    </message>
    <message>
        <source>Not compared, because the files are gone, changed or not readable: {count}.</source>
        <translation>Non confrontati, perché i file mancano, sono cambiati o non sono leggibili: {count}.</translation>
    </message>
</context>
<context>
    <name>BoardsField</name>
    <message>
        <source>Number of boards</source>
        <translation>Numero di board</translation>
    </message>
    <message>
        <source>How many boards, at most {most}; or a range such as 11-20</source>
        <translation>Quanti board, al massimo {most}; oppure un intervallo come 11-20</translation>
    </message>
    <message>
        <source>The number of the first board</source>
        <translation>Il numero del primo board</translation>
    </message>
    <message>
        <source>&amp;from number</source>
        <translation>dal numer&amp;o</translation>
    </message>
    <message>
        <source>North deals first</source>
        <translation>primo mazziere: Nord</translation>
    </message>
    <message>
        <source>East deals first</source>
        <translation>primo mazziere: Est</translation>
    </message>
    <message>
        <source>South deals first</source>
        <translation>primo mazziere: Sud</translation>
    </message>
    <message>
        <source>West deals first</source>
        <translation>primo mazziere: Ovest</translation>
    </message>
    <message>
        <source>&amp;Sets</source>
        <translation>&amp;Serie</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>More: first number, sets, presets</source>
        <translation>Altro: primo numero, serie, modelli</translation>
    </message>
    <message>
        <source>For a shared computer: the page begins without what was dealt last</source>
        <translation>Per un computer condiviso: la pagina comincia senza l’ultima serie</translation>
    </message>
    <message>
        <source>Forget the last session</source>
        <translation>Dimenticare l’ultima sessione</translation>
    </message>
    <message>
        <source>From 1 to {most}, or a range such as 11-20.</source>
        <translation>Da 1 a {most}; è accettato anche un intervallo come 11-20.</translation>
    </message>
    <message>
        <source>How many sets to deal at once, at most {most}: the same board numbers, different cards</source>
        <translation>Quante serie in una volta, al massimo {most}: gli stessi numeri di board, altre carte</translation>
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
        <translation>Board {numbers}</translation>
    </message>
</context>
<context>
    <name>Body</name>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Help (F1)</source>
        <translation>Aiuto (F1)</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Version and self-test</source>
        <translation>Versione e autotest</translation>
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
        <translation>&amp;Apri la cassetta</translation>
    </message>
    <message>
        <source>All that one of the addresses shows</source>
        <translation>Tutto ciò che mostra uno degli indirizzi</translation>
    </message>
    <message>
        <source>Save its files beside the box</source>
        <translation>Salvare i file accanto alla cassetta</translation>
    </message>
    <message>
        <source>&amp;Answer of an address</source>
        <translation>&amp;Risposta di un indirizzo</translation>
    </message>
    <message>
        <source>Hash of the box: {groups}</source>
        <translation>Impronta della cassetta: {groups}</translation>
    </message>
    <message>
        <source>The owner of another key can open this box at any time.</source>
        <translation>Chi possiede un’altra chiave può aprire questa cassetta in qualsiasi momento.</translation>
    </message>
    <message>
        <source>At its time, open one of these addresses, and paste the answer below.</source>
        <translation>Alla sua ora, aprire uno di questi indirizzi e incollare la risposta qui sotto.</translation>
    </message>
    <message>
        <source>The box is open. Saved beside it:</source>
        <translation>La cassetta è aperta. Salvato accanto:</translation>
    </message>
    <message>
        <source>Write a cover &amp;note</source>
        <translation>Scrivi la &amp;nota</translation>
    </message>
    <message>
        <source>When and how the box opens, as text and PDF, and a page that opens it</source>
        <translation>Quando e come si apre la cassetta, come testo e PDF, e una pagina che la apre</translation>
    </message>
    <message>
        <source>To send with the box. Saved beside it:</source>
        <translation>Da spedire con la cassetta. Salvato accanto:</translation>
    </message>
</context>
<context>
    <name>BoxDoor</name>
    <message>
        <source>Drop a locked box here</source>
        <translation>Trascinare qui una cassetta bloccata</translation>
    </message>
    <message>
        <source>A box (.zip.age) opens with what a public clock publishes at its time.</source>
        <translation>Una cassetta (.zip.age) si apre con ciò che un orologio pubblico pubblica alla sua ora.</translation>
    </message>
    <message>
        <source>Choose a &amp;box…</source>
        <translation>Scegli una &amp;cassetta…</translation>
    </message>
    <message>
        <source>See when a box opens, and open it</source>
        <translation>Vedere quando si apre una cassetta, e aprirla</translation>
    </message>
    <message>
        <source>Choose a locked box</source>
        <translation>Scegliere una cassetta bloccata</translation>
    </message>
    <message>
        <source>&amp;Make a trial box…</source>
        <translation>Crea una cassetta di &amp;prova…</translation>
    </message>
    <message>
        <source>For receivers to try: no boards, and it opens in two minutes</source>
        <translation>Perché i destinatari provino: nessuna mano, e si apre fra due minuti</translation>
    </message>
    <message>
        <source>Locked boxes ({suffix})</source>
        <translation>Cassette bloccate ({suffix})</translation>
    </message>
    <message>
        <source>Make a trial box</source>
        <translation>Crea una cassetta di prova</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>Opens at {time} ({utc})</source>
        <translation>Si apre il {time} ({utc})</translation>
    </message>
    <message>
        <source>It can be opened now.</source>
        <translation>Si può aprire adesso.</translation>
    </message>
    <message>
        <source>Opens in {days} d {hours} h {minutes} min.</source>
        <translation>Si apre tra {days} g {hours} h {minutes} min.</translation>
    </message>
</context>
<context>
    <name>CheckDoors</name>
    <message>
        <source>Is this file sound?</source>
        <translation>Questo file è integro?</translation>
    </message>
    <message>
        <source>What is this board?</source>
        <translation>Che board è questo?</translation>
    </message>
    <message>
        <source>Verify a tournament</source>
        <translation>Verifica un torneo</translation>
    </message>
    <message>
        <source>Open a locked box</source>
        <translation>Aprire una cassetta bloccata</translation>
    </message>
    <message>
        <source>Is our machine fair?</source>
        <translation>La nostra macchina è equa?</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Check</source>
        <translation>Controllo</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>numbers from the journal</source>
        <translation>numeri dal registro</translation>
    </message>
    <message>
        <source>counted from {first}, as you said</source>
        <translation>contati da {first}, come indicato</translation>
    </message>
    <message>
        <source>counted from {first}, as in the other file of this name</source>
        <translation>contati da {first}, come nell’altro file con questo nome</translation>
    </message>
    <message>
        <source>counted from {first}: the file has no board numbers</source>
        <translation>contati da {first}: il file non ha numeri di board</translation>
    </message>
</context>
<context>
    <name>ClockStrip</name>
    <message>
        <source>Da&amp;y of the set</source>
        <translation>Gio&amp;rno della serie</translation>
    </message>
    <message>
        <source>&amp;Use this day</source>
        <translation>&amp;Usare questo giorno</translation>
    </message>
    <message>
        <source>This day goes into the names and files; the journal keeps the clock’s</source>
        <translation>Questo giorno va nei nomi e nei file; il registro conserva quello dell’orologio</translation>
    </message>
</context>
<context>
    <name>ClubPaperDialog</name>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Circolo</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>&amp;Sessione</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Pagina</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Board</translation>
    </message>
    <message>
        <source>&amp;Double dummy</source>
        <translation>A carte &amp;viste</translation>
    </message>
    <message>
        <source>Tournament director</source>
        <translation>Arbitro</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Gara</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sessione</translation>
    </message>
    <message>
        <source>such as 2</source>
        <translation>per esempio 2</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Gironi</translation>
    </message>
    <message>
        <source>such as A, B</source>
        <translation>per esempio A, B</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Pagina web (HTML)</translation>
    </message>
    <message>
        <source>Labels, and columns of the checklist, for each section</source>
        <translation>Etichette, e colonne della lista di controllo, per ogni girone</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copie</translation>
    </message>
    <message>
        <source>a whole page, {like}</source>
        <translation>una pagina intera, {like}</translation>
    </message>
    <message>
        <source>{count} on a sheet, {like}</source>
        <translation>{count} per foglio, {like}</translation>
    </message>
    <message>
        <source>Choose a logo</source>
        <translation>Scegli un logo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Scegli…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Togli il logo</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>On this paper the cards would be too small to be read</source>
        <translation>Su questa carta le carte sarebbero troppo piccole da leggere</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>such as the club’s hall</source>
        <translation>per esempio la sala del circolo</translation>
    </message>
    <message>
        <source>Each section gets its own hand record and labels</source>
        <translation>Ogni girone ha il suo foglio delle smazzate e le sue etichette</translation>
    </message>
    <message>
        <source>Hand record format</source>
        <translation>Foglio delle smazzate in</translation>
    </message>
    <message>
        <source>Label sheet</source>
        <translation>Foglio di etichette</translation>
    </message>
    <message>
        <source>The page shows sample boards. Your choices are remembered, except event and session.</source>
        <translation>La pagina mostra board di esempio. Le scelte vengono ricordate, tranne gara e sessione.</translation>
    </message>
    <message>
        <source>same as the window</source>
        <translation>come la finestra</translation>
    </message>
    <message>
        <source>(usual in your country)</source>
        <translation>(consueto qui)</translation>
    </message>
    <message>
        <source>Takes a few seconds; this computer does the analysis</source>
        <translation>Richiede alcuni secondi; i board si calcolano su questo computer</translation>
    </message>
    <message>
        <source>Print without a logo; your file is not deleted</source>
        <translation>Stampa senza logo; il proprio file resta</translation>
    </message>
    <message>
        <source>A PNG, JPEG or SVG picture; the program keeps its own copy</source>
        <translation>Un’immagine PNG, JPEG o SVG; il programma ne conserva una copia</translation>
    </message>
    <message>
        <source>Pictures ({suffixes})</source>
        <translation>Immagini ({suffixes})</translation>
    </message>
</context>
<context>
    <name>Conversation</name>
    <message>
        <source>A plan (.sqd) that you saved yourself before the tournament</source>
        <translation>Un piano (.sqd) salvato di persona prima della gara</translation>
    </message>
    <message>
        <source>Which &amp;sessions were played? Tick them.</source>
        <translation>Q&amp;uali sessioni sono state giocate? Spuntarle.</translation>
    </message>
    <message>
        <source>I know of no &amp;earlier promise for this event</source>
        <translation>Non so di alcuna pro&amp;messa anteriore per questa gara</translation>
    </message>
    <message>
        <source>I saw it, or had the plan, before {moment}</source>
        <translation>L’ho visto, o avevo il piano, prima di {moment}</translation>
    </message>
    <message>
        <source>Promised: {source}</source>
        <translation>Promesso: {source}</translation>
    </message>
    <message>
        <source>I sa&amp;ved the plan…</source>
        <translation>Ho co&amp;nservato il piano…</translation>
    </message>
    <message>
        <source>What was the val&amp;ue? Look it up at the promised source.</source>
        <translation>Qual è stato il valore? Cercarlo &amp;dove dice la promessa.</translation>
    </message>
    <message>
        <source>Press the space bar to tick a session</source>
        <translation>La barra spaziatrice spunta una sessione</translation>
    </message>
    <message>
        <source>Tick &amp;them all</source>
        <translation>Spuntarl&amp;e tutte</translation>
    </message>
    <message>
        <source>All sessions in this list were played</source>
        <translation>Tutte le sessioni dell’elenco sono state giocate</translation>
    </message>
    <message>
        <source>With several promises, only the best one might be shown</source>
        <translation>Chi fa più promesse può mostrare quella che gli piace</translation>
    </message>
    <message>
        <source>Questions only you can answer</source>
        <translation>Ciò che solo chi verifica può dire</translation>
    </message>
    <message>
        <source>Anything published later proves nothing</source>
        <translation>Ciò che è stato pubblicato più tardi non prova nulla</translation>
    </message>
</context>
<context>
    <name>ConvertDialog</name>
    <message>
        <source>Convert {file}</source>
        <translation>Converti {file}</translation>
    </message>
    <message>
        <source>Con&amp;vert…</source>
        <translation>Con&amp;verti…</translation>
    </message>
    <message>
        <source>Board numbers</source>
        <translation>Numeri dei board</translation>
    </message>
    <message>
        <source>&amp;First board</source>
        <translation>&amp;Primo board</translation>
    </message>
    <message>
        <source>Choose where the new files go, then convert</source>
        <translation>Scegliere dove vanno i nuovi file, poi convertire</translation>
    </message>
    <message>
        <source>1 board, number {first}</source>
        <translation>1 board, numero {first}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), {first} to {last}</source>
        <translation>
            <numerusform>%n board, da {first} a {last}</numerusform>
            <numerusform>%n board, da {first} a {last}</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one format</source>
        <translation>Scegliere almeno un formato</translation>
    </message>
    <message>
        <source>The number of the first board</source>
        <translation>Il numero che riceve il primo board</translation>
    </message>
    <message>
        <source>The board numbers in this file have gaps. The boards get new numbers, in the same order.</source>
        <translation>I numeri in questo file non sono consecutivi. I board ne ricevono di nuovi, nel loro ordine.</translation>
    </message>
    <message>
        <source>Formats to write</source>
        <translation>Nuovi file per</translation>
    </message>
    <message>
        <source>A format cannot contain these boards</source>
        <translation>Un formato non può contenere questi board</translation>
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
            <numerusform>%n board convertito, riletto e confrontato</numerusform>
            <numerusform>%n board convertiti, riletti e confrontati</numerusform>
        </translation>
    </message>
    <message>
        <source>Auctions, results and comments of the file were left out.</source>
        <translation>Dichiarazioni, risultati e commenti del file sono stati omessi.</translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Errore del programma</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Si è verificato un errore nel programma.</translation>
    </message>
    <message>
        <source>The sets you have already dealt are safe. Close the program and start it again before you deal. Please report this: {place}</source>
        <translation>Le serie già distribuite sono al sicuro. Chiudere il programma e riavviarlo prima di distribuire. Si prega di segnalare queste parole: {place}</translation>
    </message>
</context>
<context>
    <name>DealBar</name>
    <message>
        <source>&amp;Deal session…</source>
        <translation>&amp;Distribuisci la sessione…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnulla</translation>
    </message>
    <message>
        <source>Deal session</source>
        <translation>Distribuisci la sessione</translation>
    </message>
    <message>
        <source>Boards dealt</source>
        <translation>Board distribuiti</translation>
    </message>
    <message>
        <source>Boards dealt so far</source>
        <translation>Board distribuiti finora</translation>
    </message>
    <message>
        <source>Deal into the folder shown on the left</source>
        <translation>Distribuire nella cartella indicata a sinistra</translation>
    </message>
    <message>
        <source>{done} of {wanted} boards · {rate} a second · {left} left</source>
        <translation>{done} board su {wanted} · {rate} al secondo · ancora {left}</translation>
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
        <translation>Arresto…</translation>
    </message>
    <message>
        <source>Else&amp;where…</source>
        <translation>Altrov&amp;e…</translation>
    </message>
    <message>
        <source>Choose another folder or name for this set, then deal</source>
        <translation>Scegliere un’altra cartella o un altro nome per questa serie, poi distribuire</translation>
    </message>
    <message>
        <source>&amp;Deal session</source>
        <translation>&amp;Distribuisci la sessione</translation>
    </message>
    <message>
        <source>Into: {place}</source>
        <translation>In: {place}</translation>
    </message>
    <message>
        <source>Choose where to save the files, then deal</source>
        <translation>Scegliere dove vanno i file, poi distribuire</translation>
    </message>
    <message>
        <source>Stop dealing; no files are left behind</source>
        <translation>Ferma la distribuzione; non resta alcun file</translation>
    </message>
    <message>
        <source>{problem} You will be asked to choose another folder.</source>
        <translation>{problem} Verrà chiesta un’altra cartella.</translation>
    </message>
    <message>
        <source>Everyone who can use this disk can read the boards there.</source>
        <translation>Chiunque possa usare questo disco può leggervi le smazzate.</translation>
    </message>
</context>
<context>
    <name>DealForm</name>
    <message>
        <source>Event</source>
        <translation>Gara</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>Ga&amp;ra</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Board</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>File per</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Casualità</translation>
    </message>
    <message>
        <source>I cannot &amp;type or use a mouse</source>
        <translation>Non posso usare né &amp;tastiera né mouse</translation>
    </message>
    <message>
        <source>such as Tuesday pairs; you can leave it empty</source>
        <translation>per esempio Coppie del martedì; può restare vuoto</translation>
    </message>
    <message>
        <source>The name of the event, written into the files</source>
        <translation>Il nome della gara; viene scritto nei file</translation>
    </message>
    <message>
        <source>Use only the computer’s own randomness</source>
        <translation>Distribuire con la sola casualità del computer</translation>
    </message>
</context>
<context>
    <name>DealPage</name>
    <message>
        <source>Deal a session</source>
        <translation>Distribuire una sessione</translation>
    </message>
    <message numerus="yes">
        <source>Ready to deal %n board(s)</source>
        <translation>
            <numerusform>Pronto a distribuire %n board</numerusform>
            <numerusform>Pronto a distribuire %n board</numerusform>
        </translation>
    </message>
    <message>
        <source>One moment: the program is testing itself</source>
        <translation>Un momento: il programma si sta controllando</translation>
    </message>
    <message>
        <source>Choose at least one format</source>
        <translation>Scegliere almeno un formato</translation>
    </message>
    <message>
        <source>Boards {first}–{last} do not fit {suffix}: {most} at most</source>
        <translation>I board {first}–{last} non entrano in {suffix}: {most} al massimo</translation>
    </message>
    <message>
        <source>These boards do not fit {suffix}</source>
        <translation>Questi board non entrano in {suffix}</translation>
    </message>
    <message numerus="yes">
        <source>Ready to deal %n set(s)</source>
        <translation>
            <numerusform>Pronto a distribuire %n serie</numerusform>
            <numerusform>Pronto a distribuire %n serie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n board(s)</source>
        <translation>
            <numerusform>di %n board</numerusform>
            <numerusform>di %n board</numerusform>
        </translation>
    </message>
    <message>
        <source>A set has {most} boards at most</source>
        <translation>Una serie ha al massimo {most} board</translation>
    </message>
    <message>
        <source>This copy of the program is damaged and cannot deal</source>
        <translation>Questa copia del programma è danneggiata e non distribuisce</translation>
    </message>
    <message>
        <source>Release the keys and the mouse</source>
        <translation>Togliere le mani</translation>
    </message>
    <message>
        <source>Deal without your typing</source>
        <translation>Distribuire senza aiuto</translation>
    </message>
    <message>
        <source>Use only the computer’s own randomness?</source>
        <translation>Usare solo la casualità del computer?</translation>
    </message>
    <message>
        <source>The problem and your answer are recorded in the journal.</source>
        <translation>Il dubbio e la risposta vengono scritti nel registro.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>Il registro è dubbio</translation>
    </message>
    <message>
        <source>Deal anyway?</source>
        <translation>Distribuire lo stesso?</translation>
    </message>
    <message>
        <source>The operating system supplies 320 bits. That is enough for a fair set nobody can predict, as long as this computer can be trusted. Your typing protects you even if it cannot. The certificate of this set will say “{source}”.</source>
        <translation>Il sistema operativo fornisce 320 bit: bastano per una serie equa che nessuno può prevedere, finché questo computer è sano. Ciò che si digita protegge anche quando non lo è. Il certificato dirà di questa serie: “{source}”.</translation>
    </message>
    <message>
        <source>&amp;Deal anyway</source>
        <translation>&amp;Distribuisci lo stesso</translation>
    </message>
    <message>
        <source>&amp;Use only the computer</source>
        <translation>&amp;Usa solo il computer</translation>
    </message>
    <message>
        <source>Others can read the boards</source>
        <translation>Altri possono leggere le smazzate</translation>
    </message>
</context>
<context>
    <name>DealStep</name>
    <message>
        <source>Folder for the boards</source>
        <translation>Cartella per i board</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>Sf&amp;oglia…</translation>
    </message>
    <message>
        <source>&amp;Deal the ticked sessions</source>
        <translation>&amp;Distribuisci le sessioni spuntate</translation>
    </message>
    <message>
        <source>Deal now</source>
        <translation>Distribuisci ora</translation>
    </message>
    <message>
        <source>&amp;Reserve sets…</source>
        <translation>Serie di &amp;riserva…</translation>
    </message>
    <message>
        <source>De&amp;viation…</source>
        <translation>Scosta&amp;mento…</translation>
    </message>
    <message>
        <source>Record where play did not follow the plan</source>
        <translation>Registrare dove il gioco non ha seguito il piano</translation>
    </message>
    <message>
        <source>Choose the folder for the boards</source>
        <translation>Scegliere la cartella per i board</translation>
    </message>
    <message>
        <source>&amp;Next session</source>
        <translation>Nuova &amp;sessione</translation>
    </message>
    <message>
        <source>Choose the sessions to deal next</source>
        <translation>Scegliere le prossime sessioni da distribuire</translation>
    </message>
    <message>
        <source>&amp;Folder for the boards</source>
        <translation>Metti &amp;qui i board</translation>
    </message>
    <message>
        <source>Tick at least one session.</source>
        <translation>Spuntare almeno una sessione.</translation>
    </message>
    <message>
        <source>Choose at least one format.</source>
        <translation>Scegliere almeno un formato.</translation>
    </message>
    <message>
        <source>These boards do not fit {suffix}.</source>
        <translation>Questi board non entrano in {suffix}.</translation>
    </message>
    <message>
        <source>Choose a folder for the boards.</source>
        <translation>Scegliere una cartella per i board.</translation>
    </message>
    <message>
        <source>Deal it now</source>
        <translation>Distribuisci ora</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Più tardi</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessioni</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>File per</translation>
    </message>
    <message>
        <source>Open the keys</source>
        <translation>Aprire le chiavi</translation>
    </message>
    <message>
        <source>Reserve, deviation</source>
        <translation>Riserva, scostamento</translation>
    </message>
    <message>
        <source>Only these boards of the reserve set</source>
        <translation>Solo questi board della serie di riserva</translation>
    </message>
    <message>
        <source>such as 5 or 5,7; empty for the whole set</source>
        <translation>per esempio 5 o 5,7; vuoto per tutta la serie</translation>
    </message>
    <message>
        <source>Of one session: only these boards get another deal</source>
        <translation>Di una sessione: solo questi board vengono sostituiti</translation>
    </message>
    <message>
        <source>Deal new boards for the ticked sessions, and give the reason</source>
        <translation>Distribuire altri board per le sessioni spuntate, con un motivo</translation>
    </message>
    <message>
        <source>&amp;Go to Reveal</source>
        <translation>Vai alla ri&amp;velazione</translation>
    </message>
    <message>
        <source>Go to the last step</source>
        <translation>All’ultimo passo</translation>
    </message>
    <message>
        <source>A reserve set replaces a session that cannot be played, for example because somebody saw a board. A deviation is anything that did not go as planned. The players are told about both.</source>
        <translation>Le serie di riserva sostituiscono sessioni che non si possono giocare, per esempio perché qualcuno ha visto un board. Uno scostamento è tutto ciò che è andato diversamente dal piano. I giocatori sono informati di entrambi.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of this tournament were dealt. The keys have been revealed, so no more can be dealt.</source>
        <translation>
            <numerusform>%n serie di questo torneo è stata distribuita. Le chiavi sono rivelate: non ce ne saranno altre.</numerusform>
            <numerusform>%n serie di questo torneo sono state distribuite. Le chiavi sono rivelate: non ce ne saranno altre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anyone who has the keys and the value can make these boards again.</source>
        <translation>Chi ha le chiavi e il valore può rifare questi board.</translation>
    </message>
</context>
<context>
    <name>DealWords</name>
    <message>
        <source>CODE</source>
        <translation>CODICE</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>nessun permesso</translation>
    </message>
</context>
<context>
    <name>DealtSetsBox</name>
    <message>
        <source>Set</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Codice di serie</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Sets dealt</source>
        <translation>Serie distribuite</translation>
    </message>
    <message>
        <source>Set codes</source>
        <translation>Codici delle serie</translation>
    </message>
    <message numerus="yes">
        <source>Cop&amp;y %n code(s)</source>
        <translation>
            <numerusform>Cop&amp;iare %n codice</numerusform>
            <numerusform>Cop&amp;iare %n codici</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Copy the codes of the selected sets; they reveal no cards</source>
        <translation>Copiare i codici delle serie scelte; non rivelano alcuna carta</translation>
    </message>
    <message>
        <source>Labels, certificates and copies are made for the sets selected here: all of them, unless you change it.</source>
        <translation>Etichette, certificati e copie sono delle serie scelte qui; all’inizio, di tutte.</translation>
    </message>
</context>
<context>
    <name>DigestField</name>
    <message>
        <source>The check co&amp;de that you found</source>
        <translation>Il codice di controllo &amp;trovato</translation>
    </message>
    <message>
        <source>From the notice board, the bulletin or the web page of the event</source>
        <translation>Dalla bacheca, dal bollettino o dalla pagina web della gara</translation>
    </message>
    <message>
        <source>Type or paste the digits or the 13 words. They are compared as you type.</source>
        <translation>Digitare o incollare le cifre o le 13 parole. Il confronto avviene durante la digitazione.</translation>
    </message>
</context>
<context>
    <name>DoorWidget</name>
    <message>
        <source>Your files were not changed. ({place})</source>
        <translation>I file sono rimasti com’erano. ({place})</translation>
    </message>
</context>
<context>
    <name>EntropyArea</name>
    <message>
        <source>Randomness area</source>
        <translation>Area della casualità</translation>
    </message>
    <message>
        <source>Type anything, using many different keys, or move the mouse. Press Tab or Escape to leave the area.</source>
        <translation>Digitare qualsiasi cosa, con molti tasti, o muovere il mouse. Tab o Esc esce dall’area.</translation>
    </message>
    <message>
        <source>Click here, then type. Press Tab or Esc to leave.</source>
        <translation>Fare clic qui, poi digitare. Tab o Esc esce dall’area.</translation>
    </message>
</context>
<context>
    <name>EntropyPanel</name>
    <message>
        <source>Entropy</source>
        <translation>Casualità raccolta</translation>
    </message>
    <message>
        <source>How much randomness has been collected from you</source>
        <translation>Quanta casualità è stata raccolta dall’utente</translation>
    </message>
    <message>
        <source>{bits} of {target} bits · {state}</source>
        <translation>{bits} bit su {target} · {state}</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) more</source>
        <translation>
            <numerusform>ancora circa %n secondo</numerusform>
            <numerusform>ancora circa %n secondi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) more</source>
        <translation>
            <numerusform>ancora circa %n minuto</numerusform>
            <numerusform>ancora circa %n minuti</numerusform>
        </translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>non necessaria</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>in attesa</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bene</translation>
    </message>
    <message>
        <source>too regular</source>
        <translation>troppo regolare</translation>
    </message>
    <message>
        <source>full</source>
        <translation>pieno</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>pronto</translation>
    </message>
    <message>
        <source>Enough. You can deal now.</source>
        <translation>Basta così. Ora si può distribuire.</translation>
    </message>
    <message>
        <source>Type, or move the mouse</source>
        <translation>Digitare o muovere il mouse</translation>
    </message>
    <message>
        <source>The computer’s own randomness is used.</source>
        <translation>Si usa la casualità del computer.</translation>
    </message>
    <message>
        <source>Type anything, using many different keys, or move the mouse here.</source>
        <translation>Digitare qui qualsiasi cosa, con molti tasti, o muovere il mouse.</translation>
    </message>
    <message>
        <source>Keep going: many different keys, or the mouse.</source>
        <translation>Continuare: molti tasti, o il mouse.</translation>
    </message>
    <message>
        <source>This is too easy to guess.</source>
        <translation>Questo è prevedibile.</translation>
    </message>
    <message>
        <source>Enough. Release the keys and the mouse.</source>
        <translation>Basta così. Togliere le mani.</translation>
    </message>
    <message>
        <source>As chosen in the settings. What you type is mixed in as well.</source>
        <translation>Così è scelto nelle impostazioni. Conta anche ciò che si digita.</translation>
    </message>
    <message>
        <source>Nothing you type is stored.</source>
        <translation>Nulla di ciò che si digita viene conservato.</translation>
    </message>
</context>
<context>
    <name>ErrorStrip</name>
    <message>
        <source>Message</source>
        <translation>Messaggio</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Chiudi il messaggio</translation>
    </message>
    <message>
        <source>Close this message (Esc)</source>
        <translation>Chiudi questo messaggio (Esc)</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <translation>Si è verificato un errore nel programma</translation>
    </message>
    <message>
        <source>No files of this set were left behind. ({place})</source>
        <translation>Non è rimasto alcun file di questa serie. ({place})</translation>
    </message>
    <message>
        <source>Fill the meter again and deal: you will get a new set. Please report the text in brackets.</source>
        <translation>Riempire di nuovo l’indicatore e distribuire: sarà una nuova serie. Si prega di segnalare le parole tra parentesi.</translation>
    </message>
    <message>
        <source>Please report the text in brackets.</source>
        <translation>Si prega di segnalare le parole tra parentesi.</translation>
    </message>
</context>
<context>
    <name>FairDoor</name>
    <message>
        <source>Drop last year’s files here</source>
        <translation>Trascinate qui i file dell’anno scorso</translation>
    </message>
    <message>
        <source>Files or folders, any format. A set that is there twice counts once.</source>
        <translation>File o cartelle, qualsiasi formato. Una serie presente due volte conta una volta.</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>Scegli una &amp;cartella…</translation>
    </message>
    <message>
        <source>Choose a folder of played sets</source>
        <translation>Scegli una cartella di serie giocate</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Apri cartella</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Stampa…</translation>
    </message>
    <message>
        <source>A sheet for the notice board, as PDF</source>
        <translation>Un foglio per la bacheca, in PDF</translation>
    </message>
    <message>
        <source>No set could be read here.</source>
        <translation>Qui non si è potuta leggere nessuna serie.</translation>
    </message>
    <message>
        <source>Print the check-up</source>
        <translation>Stampa il controllo</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The sheet is saved</source>
        <translation>Il foglio è salvato</translation>
    </message>
</context>
<context>
    <name>FileCard</name>
    <message>
        <source>Convert…</source>
        <translation>Converti…</translation>
    </message>
    <message>
        <source>Convert {file}</source>
        <translation>Converti {file}</translation>
    </message>
    <message>
        <source>Tick “I understand” in the warning above first</source>
        <translation>Spuntare prima “Ho capito” nell’avviso qui sopra</translation>
    </message>
    <message>
        <source>In play: do not play these boards again</source>
        <translation>In gioco: non rigiocare questi board</translation>
    </message>
    <message>
        <source>Finished: these boards were played</source>
        <translation>Conclusa: questi board sono stati giocati</translation>
    </message>
    <message>
        <source>1 board, number {numbers}</source>
        <translation>1 board, numero {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), {numbers}</source>
        <translation>
            <numerusform>%n board, {numbers}</numerusform>
            <numerusform>%n board, {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>first seen here {time} as “{source}”</source>
        <translation>vista qui per la prima volta il {time} come “{source}”</translation>
    </message>
    <message>
        <source>Known here: {set}</source>
        <translation>Conosciuta qui: {set}</translation>
    </message>
    <message>
        <source>It differs from “{file}” first at board {board}.</source>
        <translation>Prima differenza da “{file}”: board {board}.</translation>
    </message>
    <message>
        <source>Problems of {file}</source>
        <translation>Problemi di {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n file</numerusform>
        </translation>
    </message>
    <message>
        <source>Show or hide the files of these boards</source>
        <translation>Mostra o nascondi i file di questi board</translation>
    </message>
    <message numerus="yes">
        <source>the same %n board(s)</source>
        <translation>
            <numerusform>lo stesso board</numerusform>
            <numerusform>gli stessi %n board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n format(s)</source>
        <translation>
            <numerusform>%n formato</numerusform>
            <numerusform>%n formati</numerusform>
        </translation>
    </message>
    <message>
        <source>the file says: set code {code}</source>
        <translation>il file dice: codice di serie {code}</translation>
    </message>
    <message>
        <source>the files say: set code {code}</source>
        <translation>i file dicono: codice di serie {code}</translation>
    </message>
    <message>
        <source>Of this file’s boards {which}: {set}</source>
        <translation>Dei board di questo file {which}: {set}</translation>
    </message>
    <message>
        <source>numbered there: {numbers}</source>
        <translation>numerati là: {numbers}</translation>
    </message>
    <message>
        <source>Boards in this file: {here}. In “{file}”: {there}.</source>
        <translation>Board in questo file: {here}. In “{file}”: {there}.</translation>
    </message>
    <message>
        <source>Its boards are not all those of its set code</source>
        <translation>Non tutti i board sono quelli del codice</translation>
    </message>
    <message>
        <source>Not met on this computer before.</source>
        <translation>Mai incontrata prima su questo computer.</translation>
    </message>
    <message>
        <source>the file says: {event}</source>
        <translation>il file dice: {event}</translation>
    </message>
    <message>
        <source>Write these boards in other formats</source>
        <translation>Creare da questi board file di altri formati</translation>
    </message>
    <message>
        <source>Empty: there are no boards in it</source>
        <translation>Vuoto: non contiene board</translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete board(s)</source>
        <translation>
            <numerusform>%n board incompleto</numerusform>
            <numerusform>%n board incompleti</numerusform>
        </translation>
    </message>
    <message>
        <source>Different deals from the other file with this name</source>
        <translation>Smazzate diverse dall’altro file con questo nome</translation>
    </message>
    <message>
        <source>The same deal appears in it more than once</source>
        <translation>La stessa smazzata vi compare più di una volta</translation>
    </message>
    <message>
        <source>In order: every board is complete</source>
        <translation>Integro: ogni board è completo</translation>
    </message>
    <message>
        <source>Released: anyone may know these boards</source>
        <translation>Divulgata: tutti possono conoscere questi board</translation>
    </message>
    <message>
        <source>Boards {numbers} have the same deal.</source>
        <translation>La stessa smazzata compare nei board {numbers}.</translation>
    </message>
    <message>
        <source>Every incomplete board, and why</source>
        <translation>Ogni board incompleto, e perché</translation>
    </message>
    <message>
        <source>Not for play: see below</source>
        <translation>Letto così com’è scritto; non per giocare: vedi sotto</translation>
    </message>
    <message>
        <source>The file names the event {event}, but the set was dealt for {other}.</source>
        <translation>Il file indica la gara {event}; la serie è stata distribuita per {other}.</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Files of boards to check</source>
        <translation>File di board da controllare</translation>
    </message>
    <message>
        <source>Files of boards ({suffixes})</source>
        <translation>File di board ({suffixes})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Convert: name of the new files</source>
        <translation>Converti: nome dei nuovi file</translation>
    </message>
    <message>
        <source>All files of the set (*)</source>
        <translation>Tutti i file della serie (*)</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Converti</translation>
    </message>
    <message>
        <source>Name of the set:</source>
        <translation>Nome della serie:</translation>
    </message>
    <message>
        <source>Verify a tournament</source>
        <translation>Verifica un torneo</translation>
    </message>
    <message>
        <source>Packs and plans ({suffixes})</source>
        <translation>Pacchetti e piani ({suffixes})</translation>
    </message>
    <message>
        <source>Open a tournament</source>
        <translation>Apri un torneo</translation>
    </message>
    <message>
        <source>Plans of tournaments ({suffix})</source>
        <translation>Piani di tornei ({suffix})</translation>
    </message>
</context>
<context>
    <name>FileDrops</name>
    <message>
        <source>Drop the files here to check them</source>
        <translation>Rilasciare qui i file per controllarli</translation>
    </message>
</context>
<context>
    <name>FilesDoor</name>
    <message>
        <source>Drop files of boards here</source>
        <translation>Trascinare qui i file di board</translation>
    </message>
    <message>
        <source>Choose &amp;files…</source>
        <translation>Sf&amp;oglia i file…</translation>
    </message>
    <message>
        <source>Choose files of boards to check</source>
        <translation>Scegliere i file di board da controllare</translation>
    </message>
    <message>
        <source>I &amp;understand: I only want copies, for a record or a web page</source>
        <translation>&amp;Ho capito: voglio solo copie, per l’archivio o per una pagina web</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Apri cartella</translation>
    </message>
    <message>
        <source>1 file checked.</source>
        <translation>1 file controllato.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of boards in all.</source>
        <translation>
            <numerusform>%n serie in tutto.</numerusform>
            <numerusform>%n serie in tutto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n are shown.</source>
        <translation>
            <numerusform>È mostrato il primo.</numerusform>
            <numerusform>Sono mostrati i primi %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{files}: set {set}</source>
        <translation>{files}: serie {set}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more set(s)</source>
        <translation>
            <numerusform>e un’altra serie</numerusform>
            <numerusform>e altre %n serie</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not duplicate, print or play these boards: deal a new set, or a reserve set in a tournament. If boxes with this code are on the tables, call the director.</source>
        <translation>Non duplicare, stampare o giocare questi board: distribuire una nuova serie, o una serie di riserva in un torneo. Se sui tavoli ci sono scatole con questo codice, chiamare l’arbitro.</translation>
    </message>
    <message>
        <source>These boards were in use before</source>
        <translation>Questi board sono già stati usati</translation>
    </message>
    <message>
        <source>Any format, several files at once, or a whole folder. The files are only read; no card is shown.</source>
        <translation>Qualsiasi formato, più file insieme o una cartella intera. Vengono solo letti; nessuna carta è mostrata.</translation>
    </message>
    <message>
        <source>Allows these files to be converted</source>
        <translation>Permette di convertire questi file</translation>
    </message>
    <message>
        <source>There are no files of boards in this folder.</source>
        <translation>La cartella non contiene file di board.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked: all in order.</source>
        <translation>
            <numerusform>%n file controllato: integro.</numerusform>
            <numerusform>%n file controllati: tutti integri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked: {sound} in order, {others} with problems, shown first.</source>
        <translation>
            <numerusform>%n file controllato: {sound} integri, {others} da guardare, in testa all’elenco.</numerusform>
            <numerusform>%n file controllati: {sound} integri, {others} da guardare, in testa all’elenco.</numerusform>
        </translation>
    </message>
    <message>
        <source>Files with the same name contain different boards.</source>
        <translation>File con lo stesso nome contengono board diversi.</translation>
    </message>
</context>
<context>
    <name>FinalSteps</name>
    <message>
        <source>Sheet with a new passphrase</source>
        <translation>Foglio con una nuova frase segreta</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Testo (*.txt)</translation>
    </message>
    <message>
        <source>A new passphrase is on the sheet</source>
        <translation>Una nuova frase segreta è sul foglio</translation>
    </message>
    <message>
        <source>{sheet}
Print it twice, put the sheets into two safe places, then delete the file. Both fields hold the passphrase already.</source>
        <translation>{sheet}
Stamparlo due volte, mettere i fogli in due posti sicuri, poi eliminare il file. Entrambi i campi contengono già la frase segreta.</translation>
    </message>
    <message>
        <source>Now wait for the day of the outside value.</source>
        <translation>Ora attendere il giorno del valore esterno.</translation>
    </message>
    <message>
        <source>Putting the value into the plan</source>
        <translation>Inserimento del valore nel piano</translation>
    </message>
    <message>
        <source>The promised round</source>
        <translation>L’estrazione promessa</translation>
    </message>
    <message>
        <source>The value is in the plan</source>
        <translation>Il valore è nel piano</translation>
    </message>
    <message>
        <source>Put “{notice}” on the wall: it tells the players the reason.</source>
        <translation>Affiggere “{notice}” alla parete: dice ai giocatori il perché.</translation>
    </message>
    <message>
        <source>Recording the deviation</source>
        <translation>Registrazione dello scostamento</translation>
    </message>
    <message>
        <source>The deviation is recorded</source>
        <translation>Lo scostamento è registrato</translation>
    </message>
    <message>
        <source>Put “{notice}” on the wall.</source>
        <translation>Affiggere “{notice}” alla parete.</translation>
    </message>
    <message>
        <source>The public pack</source>
        <translation>Il pacchetto pubblico</translation>
    </message>
    <message>
        <source>Archive (*.zip)</source>
        <translation>Archivio (*.zip)</translation>
    </message>
    <message>
        <source>The revealed sessions have their public packs</source>
        <translation>Ogni sessione rivelata ha il suo pacchetto pubblico</translation>
    </message>
    <message>
        <source>The public pack is made</source>
        <translation>Il pacchetto pubblico è creato</translation>
    </message>
    <message>
        <source>The publication sheet</source>
        <translation>Il foglio di pubblicazione</translation>
    </message>
    <message>
        <source>Drawing the publication sheet</source>
        <translation>Creazione del foglio di pubblicazione</translation>
    </message>
    <message>
        <source>The publication sheet is saved</source>
        <translation>Il foglio di pubblicazione è salvato</translation>
    </message>
    <message>
        <source>The plan is sealed, and its keys are made</source>
        <translation>Il piano è sigillato, e le sue chiavi sono create</translation>
    </message>
    <message>
        <source>Folder for the officials’ sheets, ideally on a USB drive</source>
        <translation>Cartella per i fogli dei responsabili, meglio una chiavetta USB</translation>
    </message>
    <message>
        <source>Making and sealing the keys: this takes a few seconds</source>
        <translation>Creazione e sigillo delle chiavi: richiede alcuni secondi</translation>
    </message>
    <message>
        <source>The officials’ sheets are in {folder}: {names}. Print each, hand it over in an envelope, and delete the files.</source>
        <translation>I fogli dei responsabili sono in {folder}: {names}. Stamparli, consegnare ciascuno in una busta, ed eliminare i file.</translation>
    </message>
    <message>
        <source>Recording where it is published</source>
        <translation>Annotazione di dove si trova</translation>
    </message>
    <message>
        <source>The place of publication is recorded</source>
        <translation>È annotato dove si trova il piano</translation>
    </message>
    <message>
        <source>Publish the plan again, so that everyone sees the value.</source>
        <translation>Pubblicare il piano ancora una volta, così tutti vedono il valore.</translation>
    </message>
    <message>
        <source>Opening the keys and dealing: this takes a few seconds</source>
        <translation>Apertura delle chiavi e distribuzione: richiede alcuni secondi</translation>
    </message>
    <message>
        <source>Opening the keys and making the pack: this takes a few seconds</source>
        <translation>Apertura delle chiavi e creazione del pacchetto: richiede alcuni secondi</translation>
    </message>
    <message>
        <source>Opening the keys and making the packs: this takes a few seconds</source>
        <translation>Apertura delle chiavi e creazione dei pacchetti: richiede alcuni secondi</translation>
    </message>
    <message>
        <source>Publish it where everyone can find it: {names}.</source>
        <translation>Pubblicare dove tutti lo trovano: {names}.</translation>
    </message>
    <message>
        <source>Publish {pack} where everyone can find it.</source>
        <translation>Pubblicare {pack} dove tutti lo trovano.</translation>
    </message>
    <message>
        <source>Print {sheet}, and put it where everyone can see it.</source>
        <translation>Stampare {sheet} e metterlo dove tutti lo vedono.</translation>
    </message>
    <message>
        <source>Now publish the files under “Publish this” where all players can see them, and enter here where they are.</source>
        <translation>Ora mettere i file sotto “Da pubblicare” dove tutti i giocatori li vedono, e dire qui dove si trovano.</translation>
    </message>
</context>
<context>
    <name>FindingRow</name>
    <message>
        <source>Please look</source>
        <translation>Da guardare</translation>
    </message>
    <message>
        <source> · phase {number}</source>
        <translation> · fase {number}</translation>
    </message>
    <message>
        <source>I have looked at this</source>
        <translation>Ho guardato questo punto</translation>
    </message>
    <message>
        <source>I have looked at this: {text}</source>
        <translation>Ho guardato questo punto: {text}</translation>
    </message>
    <message>
        <source>Needs correction</source>
        <translation>Da correggere</translation>
    </message>
    <message>
        <source>Publish despite this</source>
        <translation>Pubblica nonostante questo</translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e un altro</numerusform>
            <numerusform>e altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No remarks: the plan is in order.</source>
        <translation>Nulla da segnalare: il piano è in ordine.</translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Welcome to {program}</source>
        <translation>Benvenuti in {program}</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Indietro</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Cartella per i file</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>Sf&amp;oglia…</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Chi usa il programma?</translation>
    </message>
    <message>
        <source>&amp;Identification: club and place</source>
        <translation>&amp;Identificazione: circolo e luogo</translation>
    </message>
    <message>
        <source>if you have used Big Deal before</source>
        <translation>se si è già usato Big Deal</translation>
    </message>
    <message>
        <source>Tick what you use. The right files are then ticked for every session.</source>
        <translation>Spuntare ciò che si usa. I file giusti saranno poi spuntati a ogni sessione.</translation>
    </message>
    <message>
        <source>&amp;Duplimate, Bridge Sorter</source>
        <translation>&amp;Duplimate, Bridge Sorter</translation>
    </message>
    <message>
        <source>Duplimate with an &amp;older program</source>
        <translation>Duplimate con un &amp;programma più vecchio</translation>
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
        <translation>Un programma di conteggio o un sito &amp;web</translation>
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
        <translation>Dove vanno i file?</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Cartella</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Passo {step} di {steps}</translation>
    </message>
    <message>
        <source>&amp;Skip the rest</source>
        <translation>&amp;Salta il resto</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>&amp;Salta</translation>
    </message>
    <message>
        <source>Fi&amp;nish</source>
        <translation>&amp;Fine</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Avanti</translation>
    </message>
    <message>
        <source>Files for each session: {files}</source>
        <translation>File a ogni sessione: {files}</translation>
    </message>
    <message>
        <source>Identification imported; compare its number if you like.</source>
        <translation>Identificazione importata; se si vuole, confrontarne il numero.</translation>
    </message>
    <message>
        <source>Formats imported: {names}.</source>
        <translation>Formati importati: {names}.</translation>
    </message>
    <message>
        <source>Left out: {names}.</source>
        <translation>Tralasciati: {names}.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>You can change it later, in the settings.</source>
        <translation>Si può cambiare più tardi, nelle impostazioni.</translation>
    </message>
    <message>
        <source>if you had this program before, on another computer</source>
        <translation>se questo programma c’era già, su un altro computer</translation>
    </message>
    <message>
        <source>The journal is back. This backup has no settings.</source>
        <translation>Il registro è tornato. Questo backup non ha impostazioni.</translation>
    </message>
    <message>
        <source>Your identification is mixed into every deal, so two clubs never deal the same boards, even from the same seed.</source>
        <translation>L’identificazione viene mescolata in ogni smazzata: così due circoli non distribuiscono mai gli stessi board, neppure dallo stesso seed.</translation>
    </message>
    <message>
        <source>Where will you use the files?</source>
        <translation>A che cosa servono i file?</translation>
    </message>
    <message>
        <source>Something &amp;else, or I don’t know</source>
        <translation>Altr&amp;o, oppure non so</translation>
    </message>
    <message>
        <source>You can still choose a different folder for each session.</source>
        <translation>A ogni sessione si può scegliere un’altra cartella.</translation>
    </message>
    <message>
        <source>Anyone who can open the files before play can read the hands. Choose a folder of your own, not a shared one.</source>
        <translation>Chi può aprire i file prima del gioco può leggere le mani: usare una cartella propria, non condivisa.</translation>
    </message>
    <message>
        <source>This file contains nothing to import.</source>
        <translation>In questo file non c’era nulla da importare.</translation>
    </message>
</context>
<context>
    <name>FixedValue</name>
    <message>
        <source>{name}: withheld; the promised hash is used instead</source>
        <translation>{name}: trattenute, l’impronta promessa sta al loro posto</translation>
    </message>
</context>
<context>
    <name>FoldButton</name>
    <message>
        <source>expanded</source>
        <translation>aperto</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>chiuso</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>asked each time</source>
        <translation>chiesta ogni volta</translation>
    </message>
    <message>
        <source>Choose: {what}</source>
        <translation>Scegliere: {what}</translation>
    </message>
    <message>
        <source>This folder cannot be found at the moment.</source>
        <translation>Questa cartella al momento non c’è.</translation>
    </message>
</context>
<context>
    <name>FormatChoice</name>
    <message>
        <source>For {readers}</source>
        <translation>Per: {readers}</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Escludi</translation>
    </message>
    <message>
        <source>Deal without this file</source>
        <translation>Distribuire senza questo file</translation>
    </message>
    <message>
        <source>This would write the same file as {other}. Choose one of them.</source>
        <translation>Scrive lo stesso file di {other}: sceglierne uno.</translation>
    </message>
    <message>
        <source>Board numbers up to {most}.</source>
        <translation>Contiene board fino al numero {most}.</translation>
    </message>
    <message>
        <source>Cannot contain these boards: {reason}.</source>
        <translation>Non può contenere questi board: {reason}.</translation>
    </message>
</context>
<context>
    <name>FormatsBox</name>
    <message>
        <source>Show or hide the formats that few programs read</source>
        <translation>Mostra o nasconde i formati che pochi programmi leggono</translation>
    </message>
    <message>
        <source>&amp;More formats</source>
        <translation>&amp;Altri formati</translation>
    </message>
    <message>
        <source>&amp;More formats (chosen: {names})</source>
        <translation>&amp;Altri formati (scelti: {names})</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>&amp;Open folder</source>
        <translation>A&amp;pri cartella</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Poi</translation>
    </message>
    <message>
        <source>Publish this</source>
        <translation>Da pubblicare</translation>
    </message>
    <message>
        <source>Keep this secret</source>
        <translation>Da tenere segreto</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Mostra i file nella loro cartella</translation>
    </message>
    <message>
        <source>Nothing at this step.</source>
        <translation>Nulla in questo passo.</translation>
    </message>
    <message>
        <source>What to publish, what to keep secret, and what to do next</source>
        <translation>Che cosa pubblicare, tenere segreto e fare dopo</translation>
    </message>
</context>
<context>
    <name>HandsPanel</name>
    <message>
        <source>&amp;Find the board</source>
        <translation>&amp;Trova il board</translation>
    </message>
    <message>
        <source>Hand of {seat}</source>
        <translation>Mano di {seat}</translation>
    </message>
    <message>
        <source>13 cards: spades, hearts, diamonds, clubs, with dots between. A dash is a void.</source>
        <translation>13 carte: picche, cuori, quadri, fiori, con punti in mezzo. Un trattino è un vuoto.</translation>
    </message>
    <message>
        <source>The number that the board has on the table</source>
        <translation>Il numero che il board ha al tavolo</translation>
    </message>
    <message>
        <source>The set that is being played, if you know its code</source>
        <translation>La serie che si gioca, se il codice è noto</translation>
    </message>
    <message>
        <source>Compare these hands with the boards known here</source>
        <translation>Confronta queste mani con i board noti qui</translation>
    </message>
    <message>
        <source>&amp;Number on the board</source>
        <translation>N&amp;umero sul board</translation>
    </message>
    <message>
        <source>Code of the &amp;set</source>
        <translation>Codice della &amp;serie</translation>
    </message>
    <message>
        <source>The hands on the table</source>
        <translation>Le mani al tavolo</translation>
    </message>
    <message>
        <source>Type one hand, or up to four. The answer names boards and seats, never a card. What you type is not kept; the journal notes that you asked.</source>
        <translation>Scrivere una mano, o fino a quattro. La risposta nomina board e posti, mai una carta. Quanto si scrive non si conserva; il registro annota la domanda.</translation>
    </message>
    <message>
        <source>Compare with another board on the table</source>
        <translation>Confrontare con un altro board al tavolo</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Scegli file…</translation>
    </message>
    <message>
        <source>Use the journal</source>
        <translation>Usa il registro</translation>
    </message>
    <message>
        <source>Two boards alike: type the hands of the other one too</source>
        <translation>Due board uguali: scrivere anche le mani dell’altro</translation>
    </message>
    <message>
        <source>The number that the other board has</source>
        <translation>Il numero dell’altro board</translation>
    </message>
    <message>
        <source>Its hands: N:hand hand hand hand, or one with its seat: N AK7.T93.QJ4.A852</source>
        <translation>Le sue mani: N:mano mano mano mano, o una con il suo posto: N AK7.T93.QJ4.A852</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>Il suo numero</translation>
    </message>
    <message>
        <source>Its hands</source>
        <translation>Le sue mani</translation>
    </message>
    <message>
        <source>Compare with files of boards, such as those of another computer</source>
        <translation>Confrontare con file di board, per esempio di un altro computer</translation>
    </message>
    <message>
        <source>Compare with the sets of this computer again</source>
        <translation>Confrontare di nuovo con le serie di questo computer</translation>
    </message>
    <message>
        <source>The dealer that the board shows</source>
        <translation>Il mazziere che il board mostra</translation>
    </message>
    <message>
        <source>The vulnerability that the board shows</source>
        <translation>Chi è in zona secondo il board stesso</translation>
    </message>
</context>
<context>
    <name>HandsPart</name>
    <message>
        <source>Words of {name}</source>
        <translation>Parole di {name}</translation>
    </message>
    <message>
        <source>withheld</source>
        <translation>trattenute</translation>
    </message>
    <message>
        <source>Words of {name} are withheld</source>
        <translation>Parole di {name} trattenute</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Non manca nulla.</translation>
    </message>
    <message>
        <source>The holders’ words</source>
        <translation>Le parole dei depositari</translation>
    </message>
    <message>
        <source>The twelve words on the slip; the first four letters of each are enough</source>
        <translation>Le dodici parole del foglietto; bastano quattro lettere di ognuna</translation>
    </message>
    <message>
        <source>The promised hash is used instead, and every check names the holder</source>
        <translation>L’impronta promessa prende il loro posto, e ogni verifica nomina il depositario</translation>
    </message>
    <message>
        <source>Type the words of: {names}. Tick “withheld” for anyone who does not give theirs.</source>
        <translation>Digitare le parole di: {names}. Spuntare “trattenute” per chi non le dà.</translation>
    </message>
</context>
<context>
    <name>HelpButton</name>
    <message>
        <source>Help: {about}</source>
        <translation>Aiuto: {about}</translation>
    </message>
    <message>
        <source>What does this mean? (F1)</source>
        <translation>Che cosa significa? (F1)</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>&amp;Topics</source>
        <translation>Ar&amp;gomenti</translation>
    </message>
    <message>
        <source>Help topics</source>
        <translation>Argomenti dell’aiuto</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>Testo dell’aiuto</translation>
    </message>
    <message>
        <source>&amp;Card for the wall…</source>
        <translation>&amp;Cartello da parete…</translation>
    </message>
    <message>
        <source>One page: deal, duplicate, print, and what never to do</source>
        <translation>Una pagina: distribuire, duplicare, stampare, e che cosa non fare mai</translation>
    </message>
    <message>
        <source>Card for the wall</source>
        <translation>Cartello da parete</translation>
    </message>
    <message>
        <source>This help page is missing. Install the program again to restore it.</source>
        <translation>Questa pagina dell’aiuto manca. Reinstallare il programma per riaverla.</translation>
    </message>
    <message>
        <source>Save this page of the help as PDF, and open it</source>
        <translation>Salva questa pagina della guida come PDF e aprila</translation>
    </message>
    <message>
        <source>&amp;Print this page…</source>
        <translation>&amp;Stampa questa pagina…</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help – {program}</source>
        <translation>Aiuto – {program}</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostra nella cartella</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n file</numerusform>
        </translation>
    </message>
    <message>
        <source>The journal and your files have not changed. ({place})</source>
        <translation>Il registro e i file sono come prima. ({place})</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Registro</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Codice di serie {code}</translation>
    </message>
    <message>
        <source>Back to “{state}”</source>
        <translation>Torna a “{state}”</translation>
    </message>
    <message>
        <source>dealt {time}</source>
        <translation>distribuita il {time}</translation>
    </message>
    <message>
        <source>first seen {time}</source>
        <translation>vista per la prima volta il {time}</translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>versione {version}</translation>
    </message>
    <message>
        <source>{files} in {folder}</source>
        <translation>{files} in {folder}</translation>
    </message>
    <message>
        <source>Mark as {state}</source>
        <translation>Segna come {state}</translation>
    </message>
    <message>
        <source>Undo: back to {state}</source>
        <translation>Annulla: torna a “{state}”</translation>
    </message>
    <message>
        <source>Release the set</source>
        <translation>Divulga la serie</translation>
    </message>
    <message>
        <source>Release set {code}?</source>
        <translation>Divulgare la serie {code}?</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Divulga</translation>
    </message>
    <message>
        <source>Finished sets</source>
        <translation>Serie concluse</translation>
    </message>
    <message>
        <source>Choose the archive folder…</source>
        <translation>Scegli la cartella di archivio…</translation>
    </message>
    <message>
        <source>Leave the files where they are</source>
        <translation>Lascia i file dove sono</translation>
    </message>
    <message>
        <source>Archive folder for finished sets</source>
        <translation>Cartella di archivio per le serie concluse</translation>
    </message>
    <message>
        <source>“{set}” is {state}</source>
        <translation>“{set}”: {state}</translation>
    </message>
    <message>
        <source>{files} now in {folder}</source>
        <translation>{files}: ora in {folder}</translation>
    </message>
    <message>
        <source>clock set back at row {rows}</source>
        <translation>orologio spostato indietro alla riga {rows}</translation>
    </message>
    <message>
        <source>Dealing certificate</source>
        <translation>Certificato di distribuzione</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Testo (*.txt)</translation>
    </message>
    <message>
        <source>Backup (*.backup)</source>
        <translation>Backup (*.backup)</translation>
    </message>
    <message>
        <source>Certificate made: set {place} of {count} for its event and day</source>
        <translation>Certificato creato: serie {place} di {count} per questa gara e questo giorno</translation>
    </message>
    <message>
        <source>randomness: {source}</source>
        <translation>casualità: {source}</translation>
    </message>
    <message>
        <source>{state}: {count}</source>
        <translation>{state}: {count}</translation>
    </message>
    <message>
        <source>Several sets</source>
        <translation>Più serie</translation>
    </message>
    <message>
        <source>Mark {sets} as {state}?</source>
        <translation>Segnare {sets} come “{state}”?</translation>
    </message>
    <message>
        <source>Undo the last step of {sets}?</source>
        <translation>Annullare l’ultimo passo di {sets}?</translation>
    </message>
    <message>
        <source>{count} of {sets}</source>
        <translation>{count} su {sets}</translation>
    </message>
    <message>
        <source>Undone: the last step of {sets}</source>
        <translation>Annullato: l’ultimo passo di {sets}</translation>
    </message>
    <message>
        <source>{sets} marked as {state}</source>
        <translation>{sets}: ora “{state}”</translation>
    </message>
    <message>
        <source>Moved: {files}</source>
        <translation>Spostati: {files}</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Segna</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla il passo</translation>
    </message>
    <message>
        <source>Certificates made, one for each set</source>
        <translation>Certificati fatti, uno per serie</translation>
    </message>
    <message>
        <source>{name}, not confirmed</source>
        <translation>{name}, non confermato</translation>
    </message>
    <message>
        <source>Send to {receiver}</source>
        <translation>Invia a {receiver}</translation>
    </message>
    <message>
        <source>Nothing was sent from here: load the file at {receiver} yourself.</source>
        <translation>Da qui non è stato inviato nulla: il file va caricato di persona in {receiver}.</translation>
    </message>
    <message>
        <source>What {receiver} takes could not be confirmed: look at what it shows.</source>
        <translation>Non è stato possibile confermare che cosa accetta {receiver}: controllare che cosa mostra.</translation>
    </message>
    <message>
        <source>File for {receiver} made</source>
        <translation>File per {receiver} creato</translation>
    </message>
    <message>
        <source>The journal is back</source>
        <translation>Il registro è tornato</translation>
    </message>
    <message>
        <source>Settings, presets and identification are taken over where none were here.</source>
        <translation>Impostazioni, modelli e identificazione sono ripresi dove qui non c’erano.</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nessun passo da annullare</translation>
    </message>
    <message>
        <source>Missing: {files} in {folder}</source>
        <translation>Non c’è: {files} in {folder}</translation>
    </message>
    <message>
        <source>From then on, anyone may see its hands. Do this only when nobody will play these boards again. You cannot undo a release.</source>
        <translation>Da quel momento tutti possono vederne le mani. Farlo quando nessuno giocherà più questi board. Non si può tornare indietro.</translation>
    </message>
    <message>
        <source>Where should the files of finished sets go?</source>
        <translation>Dove mettere i file delle serie concluse?</translation>
    </message>
    <message>
        <source>An archive folder keeps them out of the way, so that nobody duplicates them again by mistake. You choose it once. Each set gets its own folder inside it, and Undo brings the files back.</source>
        <translation>Una cartella di archivio li tiene da parte, così nessuno li dà di nuovo alla macchina. Si sceglie una volta; ogni serie vi riceve una cartella propria, e Annulla riporta indietro i suoi file.</translation>
    </message>
    <message>
        <source>“{set}” is {state}, but its files were not moved</source>
        <translation>“{set}”: {state}, ma i suoi file sono rimasti dov’erano</translation>
    </message>
    <message>
        <source>Not moved, because it is missing, changed or in use: {path}</source>
        <translation>Lasciato com’è, perché manca, è stato modificato o è in uso: {path}</translation>
    </message>
    <message>
        <source>The journal has been changed: {problems}</source>
        <translation>Il registro è stato modificato: {problems}</translation>
    </message>
    <message>
        <source>count started again at row {rows}</source>
        <translation>conteggio ricominciato alla riga {rows}</translation>
    </message>
    <message>
        <source>restored from a backup at row {rows}</source>
        <translation>ripristinato da un backup alla riga {rows}</translation>
    </message>
    <message>
        <source>Journal intact: {rows}</source>
        <translation>Il registro è integro: {rows}</translation>
    </message>
    <message>
        <source>The journal could not be read</source>
        <translation>Non è stato possibile leggere il registro</translation>
    </message>
    <message>
        <source>Nothing was repaired. Keep a copy of the journal, and compare it with an earlier certificate or export.</source>
        <translation>Nulla è stato riparato. Conservare una copia del registro e confrontarla con un certificato o un’esportazione precedente.</translation>
    </message>
    <message>
        <source>The journal is not as the program wrote it</source>
        <translation>Il registro non è più come è stato scritto</translation>
    </message>
    <message>
        <source>Export the journal</source>
        <translation>Esporta il registro</translation>
    </message>
    <message>
        <source>Back up the journal</source>
        <translation>Backup del registro</translation>
    </message>
    <message>
        <source>It shows no cards. Print it, sign it and keep it.</source>
        <translation>Non mostra carte. Stamparlo, firmarlo, conservarlo.</translation>
    </message>
    <message>
        <source>It contains no card, seed or key. Anyone may have it and check it.</source>
        <translation>Non contiene carte, seed o chiavi: chiunque può averlo e controllarlo.</translation>
    </message>
    <message>
        <source>Journal exported</source>
        <translation>Registro esportato</translation>
    </message>
    <message>
        <source>It contains the key of the journal. Keep it where nobody else can read it.</source>
        <translation>Contiene la chiave del registro: conservarlo dove nessun altro può leggerlo.</translation>
    </message>
    <message>
        <source>Journal backed up</source>
        <translation>Backup del registro creato</translation>
    </message>
    <message>
        <source>Interrupted while they were being written, and removed again: {files} in {folder}. Do not play copies of them.</source>
        <translation>Interrotti durante la consegna e ritirati: {files} in {folder}. Non giocarne copie.</translation>
    </message>
    <message>
        <source>From then on, anyone may see their hands. Do this only when nobody will play these boards again. You cannot undo a release.</source>
        <translation>Da quel momento tutti possono vederne le mani. Farlo quando nessuno giocherà più questi board. Non si può tornare indietro.</translation>
    </message>
    <message>
        <source>You can undo this for all of them at once.</source>
        <translation>Annulla riporta indietro il passo per tutte.</translation>
    </message>
    <message>
        <source>They go back to: {states}</source>
        <translation>Tornano a essere: {states}</translation>
    </message>
    <message>
        <source>These cannot be changed, and stay as they are:</source>
        <translation>Queste non possono e restano come sono:</translation>
    </message>
    <message>
        <source>The files of {sets} were not moved:</source>
        <translation>I file di {sets} sono rimasti dove sono:</translation>
    </message>
    <message>
        <source>older journal attached at row {rows}</source>
        <translation>registro precedente allegato alla riga {rows}</translation>
    </message>
    <message>
        <source>It is sealed: only its passphrase opens it.</source>
        <translation>È sigillato: solo la sua frase segreta lo apre.</translation>
    </message>
    <message>
        <source>Everything in this backup’s journal is here already</source>
        <translation>Tutto il registro di questo backup è già qui</translation>
    </message>
    <message>
        <source>Its sets are in the list, and their boards are recognized. Your own journal goes on unchanged.</source>
        <translation>Le sue serie sono nell’elenco e i loro board vengono riconosciuti. Il registro di questo computer continua invariato.</translation>
    </message>
    <message>
        <source>The backup’s journal is attached to yours</source>
        <translation>Il registro del backup è allegato a quello di questo computer</translation>
    </message>
    <message>
        <source>No sets yet. Each set appears here as soon as it is dealt. You see its date, boards, set code and where its files are.</source>
        <translation>Ancora nessuna serie. Ogni serie compare qui appena è distribuita: quando, quali board, il suo codice e dove sono i suoi file.</translation>
    </message>
</context>
<context>
    <name>HoldersDialog</name>
    <message>
        <source>Add from a &amp;file…</source>
        <translation>Aggiungi da un &amp;file…</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Depositari di parole</translation>
    </message>
    <message>
        <source>&amp;Use these holders</source>
        <translation>&amp;Usa questi depositari</translation>
    </message>
    <message>
        <source>The file with the hash you got from a holder</source>
        <translation>Il file con l’impronta dato da un depositario</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Hash of the words</source>
        <translation>Impronta delle parole</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>Takes the lines with name, “=” and hash that you copied</source>
        <translation>Prende le righe con nome, “=” e impronta che sono state copiate</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>Takes the chosen holder out</source>
        <translation>Toglie il depositario scelto</translation>
    </message>
    <message>
        <source>Drop the holders’ files here, or paste what they sent</source>
        <translation>Trascinare qui i file dei depositari, o incollare ciò che hanno mandato</translation>
    </message>
    <message>
        <source>What you copied has no line with a name, “=” and 64 digits.</source>
        <translation>Ciò che è stato copiato non ha nessuna riga con un nome, “=” e 64 cifre.</translation>
    </message>
    <message>
        <source>Without their words nobody can compute a board, not even you. Each makes words on their own computer (“Keep words…” on the Tournament page) and keeps them. Each gives you a name and a hash: 64 digits that belong to these words and do not reveal them.</source>
        <translation>Senza le loro parole nessuno può calcolare un board, nemmeno l’organizzatore. Ognuno fa le parole su un proprio computer (“Custodire parole…” nella pagina Torneo), le tiene e consegna nome e impronta: 64 cifre che appartengono solo a queste parole e non ne tradiscono nessuna.</translation>
    </message>
</context>
<context>
    <name>IdentificationField</name>
    <message>
        <source>Its number, to compare it with another computer’s:</source>
        <translation>Il suo numero, da confrontare con quello di un altro computer:</translation>
    </message>
    <message>
        <source>Identification</source>
        <translation>Identificazione</translation>
    </message>
    <message>
        <source>for example: Tuesday Bridge Club, Utrecht</source>
        <translation>per esempio: Bridge Club del Martedì, Torino</translation>
    </message>
    <message>
        <source>Letters &amp;written in</source>
        <translation>Co&amp;difica delle lettere</translation>
    </message>
    <message>
        <source>today’s programs (UTF-8)</source>
        <translation>programmi attuali (UTF-8)</translation>
    </message>
    <message>
        <source>Windows, Western Europe (1252)</source>
        <translation>Windows, Europa occidentale (1252)</translation>
    </message>
    <message>
        <source>DOS window, Western Europe (850)</source>
        <translation>finestra DOS, Europa occidentale (850)</translation>
    </message>
    <message>
        <source>DOS window, United States (437)</source>
        <translation>finestra DOS, Stati Uniti (437)</translation>
    </message>
    <message>
        <source>Windows, Central Europe (1250)</source>
        <translation>Windows, Europa centrale (1250)</translation>
    </message>
    <message>
        <source>DOS window, Central Europe (852)</source>
        <translation>finestra DOS, Europa centrale (852)</translation>
    </message>
    <message>
        <source>Hash of the identification: {hash}</source>
        <translation>Impronta dell’identificazione: {hash}</translation>
    </message>
    <message>
        <source>The RIPEMD-160 hash of the identification. If the numbers are equal, the identifications are too.</source>
        <translation>L’impronta RIPEMD-160 dell’identificazione. Numeri uguali, identificazione uguale.</translation>
    </message>
    <message>
        <source>Too long for Big Deal. Shorten it if you want to compare boards with Big Deal’s.</source>
        <translation>Troppo lunga per Big Deal. Accorciarla se si vogliono confrontare i board con quelli di Big Deal.</translation>
    </message>
    <message>
        <source>Some letters cannot be shown in this encoding. Choose another one to edit the text.</source>
        <translation>Questa codifica non può mostrare tutte le lettere. Sceglierne un’altra per modificare il testo.</translation>
    </message>
    <message>
        <source>It has spaces at one end, or invisible characters. They count too.</source>
        <translation>Contiene spazi a un’estremità o caratteri invisibili. Contano anche quelli.</translation>
    </message>
</context>
<context>
    <name>InterruptedHint</name>
    <message>
        <source>Deal it now</source>
        <translation>Distribuisci ora</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Più tardi</translation>
    </message>
</context>
<context>
    <name>JournalBar</name>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;sporta…</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>&amp;Backup…</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problema</numerusform>
            <numerusform>%n problemi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln riga</numerusform>
            <numerusform>%Ln righe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e un altro</numerusform>
            <numerusform>e altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy journal, settings, presets and logo into one file, on a USB drive for example</source>
        <translation>Copiare registro, impostazioni, modelli e logo in un solo file, per esempio su una chiavetta USB</translation>
    </message>
    <message>
        <source>Checking the journal…</source>
        <translation>Controllo del registro…</translation>
    </message>
    <message>
        <source>Write the journal as text that anyone can check; it contains no cards</source>
        <translation>Scrive il registro come testo che chiunque può controllare; senza carte</translation>
    </message>
</context>
<context>
    <name>KeysCustody</name>
    <message>
        <source>Who keeps the keys</source>
        <translation>Chi tiene le chiavi</translation>
    </message>
    <message>
        <source>&amp;Make one for me, on a sheet…</source>
        <translation>&amp;Creane una per me, su un foglio…</translation>
    </message>
    <message>
        <source>One &amp;passphrase</source>
        <translation>Una &amp;frase segreta</translation>
    </message>
    <message>
        <source>Several offi&amp;cials together</source>
        <translation>Più &amp;responsabili insieme</translation>
    </message>
    <message>
        <source>Owners of &amp;age keys</source>
        <translation>Titolari di chiavi &amp;age</translation>
    </message>
    <message>
        <source>Pa&amp;ssphrase</source>
        <translation>Frase se&amp;greta</translation>
    </message>
    <message>
        <source>Onc&amp;e more</source>
        <translation>Ancora una v&amp;olta</translation>
    </message>
    <message>
        <source>How many sheets are needed to open the keys</source>
        <translation>Quanti fogli servono per aprire le chiavi</translation>
    </message>
    <message>
        <source>How many officials get a sheet</source>
        <translation>Quanti responsabili ricevono un foglio</translation>
    </message>
    <message>
        <source>&amp;Needed</source>
        <translation>Nec&amp;essari</translation>
    </message>
    <message>
        <source>of off&amp;icials</source>
        <translation>su un to&amp;tale di</translation>
    </message>
    <message>
        <source>Public &amp;keys</source>
        <translation>Chiavi pu&amp;bbliche</translation>
    </message>
    <message>
        <source>age1…, one on each line</source>
        <translation>age1…, una per riga</translation>
    </message>
    <message>
        <source>Public keys; each of their owners can open the keys alone</source>
        <translation>Chiavi pubbliche; ciascun titolare può aprire le chiavi da solo</translation>
    </message>
    <message>
        <source>Before you choose</source>
        <translation>Prima di scegliere</translation>
    </message>
    <message>
        <source>Paste at least one public key.</source>
        <translation>Incollare almeno una chiave pubblica.</translation>
    </message>
    <message>
        <source>Tick that you understand.</source>
        <translation>Spuntare “Ho capito”.</translation>
    </message>
    <message>
        <source>Type a passphrase of several words, 15 letters or more.</source>
        <translation>Digitare una frase segreta di più parole, 15 lettere o più.</translation>
    </message>
    <message>
        <source>The passphrase (hidden)</source>
        <translation>La frase segreta, nascosta</translation>
    </message>
    <message>
        <source>The same passphrase again (hidden)</source>
        <translation>La stessa frase segreta ancora una volta, nascosta</translation>
    </message>
    <message>
        <source>I &amp;understand: anyone who reads this file can compute every board</source>
        <translation>&amp;Ho capito: chi legge questo file può calcolare ogni board</translation>
    </message>
    <message>
        <source>Good if you trust one person to keep it.</source>
        <translation>Va bene se una sola persona fidata la custodisce.</translation>
    </message>
    <message>
        <source>Each gets a sheet of words. Any two of three can open the keys; one alone cannot.</source>
        <translation>Ognuno riceve un foglio di parole; due qualsiasi su tre aprono le chiavi, uno da solo no.</translation>
    </message>
    <message>
        <source>For people who use the program age: paste their public keys.</source>
        <translation>Per chi usa il programma age: incollare le loro chiavi pubbliche.</translation>
    </message>
    <message>
        <source>P&amp;lain, not locked</source>
        <translation>I&amp;n chiaro, senza lucchetto</translation>
    </message>
    <message>
        <source>As SquareDeal does it. Anyone who reads the file can know the boards.</source>
        <translation>Come fa SquareDeal. Chi legge il file conosce i board.</translation>
    </message>
    <message>
        <source>Writes eight words into a file for you to print and put away; they are never shown here</source>
        <translation>Scrive otto parole in un file da stampare e mettere via; qui non vengono mai mostrate</translation>
    </message>
    <message>
        <source>If too few sheets are left, the tournament is lost: nobody can open the keys again. The program asks for a folder for the sheets, ideally on a USB drive. Print each sheet, give it to its official in an envelope, and delete the files.</source>
        <translation>Se restano troppo pochi fogli, il torneo è perso: nessuno può riaprire le chiavi. Il programma chiede una cartella per i fogli: meglio una chiavetta USB. Stamparli, consegnare ciascuno al suo responsabile in una busta, ed eliminare i file.</translation>
    </message>
    <message>
        <source>Allows the plan to be published with plain keys</source>
        <translation>Permette di pubblicare il piano con chiavi in chiaro</translation>
    </message>
    <message>
        <source>Anyone at this computer could read the keys on its disk. Once the outside value is known, the file gives away every board.</source>
        <translation>Le chiavi resterebbero su questo disco, leggibili da chiunque si sieda a questo computer. Appena il valore esterno è noto, il file rivela ogni board.</translation>
    </message>
    <message>
        <source>Type the same again.</source>
        <translation>Digitare la stessa ancora una volta.</translation>
    </message>
    <message>
        <source>The two do not match.</source>
        <translation>Le due sono diverse.</translation>
    </message>
    <message>
        <source>The keys can be kept this way.</source>
        <translation>Le chiavi si possono tenere così.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, you lose the tournament. No person and no program can open the keys again, and no board can be dealt. Write it on paper, and keep it in two places.</source>
        <translation>Se la frase segreta va persa, il torneo è perso: nessuno, e nessun programma, può riaprire le chiavi, e nessun board si può distribuire. Scriverla su carta e tenerla in due posti.</translation>
    </message>
</context>
<context>
    <name>KeysUnlocking</name>
    <message>
        <source>What opens the keys</source>
        <translation>Che cosa apre le chiavi</translation>
    </message>
    <message>
        <source>The &amp;passphrase</source>
        <translation>La &amp;frase segreta</translation>
    </message>
    <message>
        <source>Read sheets from files</source>
        <translation>Leggere fogli da file</translation>
    </message>
    <message>
        <source>Star&amp;t again</source>
        <translation>Ri&amp;comincia</translation>
    </message>
    <message>
        <source>Forget the sheets</source>
        <translation>Dimentica i fogli</translation>
    </message>
    <message>
        <source>Choose the &amp;key file…</source>
        <translation>Scegli i&amp;l file di chiavi…</translation>
    </message>
    <message>
        <source>A file with secret keys, as age-keygen makes it</source>
        <translation>Un file di chiavi segrete, come lo crea age-keygen</translation>
    </message>
    <message>
        <source>Pa&amp;ssphrase</source>
        <translation>Frase se&amp;greta</translation>
    </message>
    <message>
        <source>Add t&amp;hese words</source>
        <translation>Agg&amp;iungi queste parole</translation>
    </message>
    <message>
        <source>From files…</source>
        <translation>Da file…</translation>
    </message>
    <message>
        <source>Words of one sheet</source>
        <translation>Parole di un foglio</translation>
    </message>
    <message>
        <source>The keys are missing.</source>
        <translation>Le chiavi mancano.</translation>
    </message>
    <message>
        <source>The keys are sealed for owners of age keys.</source>
        <translation>Le chiavi sono sigillate per titolari di chiavi age.</translation>
    </message>
    <message>
        <source>Sheets {numbers}: enough.</source>
        <translation>Fogli {numbers}: bastano.</translation>
    </message>
    <message numerus="yes">
        <source>Sheet {numbers}; %n more needed.</source>
        <translation>
            <numerusform>Foglio {numbers}; ne serve ancora %n.</numerusform>
            <numerusform>Foglio {numbers}; ne servono ancora %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sheets of the officials</source>
        <translation>Fogli dei responsabili</translation>
    </message>
    <message>
        <source>Files with secret age keys</source>
        <translation>File di chiavi age segrete</translation>
    </message>
    <message>
        <source>As chosen when the plan was published.</source>
        <translation>Come è stata scelta alla pubblicazione.</translation>
    </message>
    <message>
        <source>The words of as many officials as needed.</source>
        <translation>Le parole di quanti responsabili servono.</translation>
    </message>
    <message>
        <source>The passphrase (hidden)</source>
        <translation>La frase segreta, nascosta</translation>
    </message>
    <message>
        <source>The words of one sheet, in order (hidden)</source>
        <translation>Le parole di un foglio, in ordine, nascoste</translation>
    </message>
    <message>
        <source>Add the words of this official</source>
        <translation>Prende le parole di questo responsabile</translation>
    </message>
    <message>
        <source>Off&amp;icials’ sheets</source>
        <translation>I fogli dei respon&amp;sabili</translation>
    </message>
    <message>
        <source>All 20 words, separated by spaces; the first four letters of each are enough.</source>
        <translation>Tutte le 20 parole, separate da spazi; bastano le prime quattro lettere di ciascuna.</translation>
    </message>
    <message>
        <source>Choose what opens the keys.</source>
        <translation>Dire che cosa apre le chiavi.</translation>
    </message>
    <message>
        <source>The keys are not in the same folder as the plan. Put the key file there, and open the tournament again.</source>
        <translation>Le chiavi non sono accanto al piano. Mettere il file delle chiavi nella stessa cartella e riaprire il torneo.</translation>
    </message>
    <message>
        <source>The keys are in the plan’s folder and not locked: nothing is needed.</source>
        <translation>Le chiavi sono accanto al piano senza lucchetto: non serve nulla.</translation>
    </message>
    <message>
        <source>The words of the officials’ sheets open the keys: one sheet after the other, in any order.</source>
        <translation>Le parole dei fogli dei responsabili aprono le chiavi: un foglio dopo l’altro, in qualsiasi ordine.</translation>
    </message>
</context>
<context>
    <name>LockRow</name>
    <message>
        <source>Loc&amp;ked until</source>
        <translation>Blo&amp;ccato fino a</translation>
    </message>
    <message>
        <source>Write the files only into a box that nobody can open before then</source>
        <translation>Scrivere i file solo in una cassetta che nessuno può aprire prima</translation>
    </message>
    <message>
        <source>Locked until</source>
        <translation>Bloccato fino a</translation>
    </message>
    <message>
        <source>By the clock and the zone of this computer</source>
        <translation>Secondo l’orologio e il fuso di questo computer</translation>
    </message>
    <message>
        <source>Only a locked box is written. Nobody can open it before {utc}, this computer included.</source>
        <translation>Viene scritta solo una cassetta bloccata. Nessuno può aprirla prima di {utc}, nemmeno questo computer.</translation>
    </message>
    <message>
        <source>second key (age1…), optional</source>
        <translation>seconda chiave (age1…), facoltativa</translation>
    </message>
    <message>
        <source>Second key</source>
        <translation>Seconda chiave</translation>
    </message>
    <message>
        <source>A public key whose owner can open the box too, at any time</source>
        <translation>Una chiave pubblica il cui proprietario può aprire anche lui la cassetta, in qualsiasi momento</translation>
    </message>
    <message>
        <source>Only a locked box is written. Before {utc}, only the owner of the second key can open it.</source>
        <translation>Viene scritta solo una cassetta bloccata. Prima di {utc} può aprirla solo il proprietario della seconda chiave.</translation>
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
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>MomentPanel</name>
    <message>
        <source>Open results…</source>
        <translation>Apri risultati…</translation>
    </message>
    <message>
        <source>Find the moment</source>
        <translation>Trova il momento</translation>
    </message>
    <message>
        <source>Results of the tables</source>
        <translation>Risultati dei tavoli</translation>
    </message>
    <message>
        <source>A line for each table: round, contract, declarer, tricks</source>
        <translation>Una riga per tavolo: turno, contratto, dichiarante, prese</translation>
    </message>
    <message>
        <source>PBN, USEBIO, ACBL JSON, or Bridgemate’s ReceivedData as CSV</source>
        <translation>PBN, USEBIO, JSON dell’ACBL o ReceivedData di Bridgemate come CSV</translation>
    </message>
    <message>
        <source>When did it happen?</source>
        <translation>Quando è accaduto?</translation>
    </message>
    <message>
        <source>Type a line for each table: round, contract, declarer, tricks. Or open a file of results.</source>
        <translation>Scrivere una riga per tavolo: turno, contratto, dichiarante, prese. Oppure aprire un file di risultati.</translation>
    </message>
    <message>
        <source>Weigh the results under both deals by double dummy</source>
        <translation>Valutare i risultati con entrambe le distribuzioni a carte viste</translation>
    </message>
</context>
<context>
    <name>NewDialog</name>
    <message>
        <source>Try it out</source>
        <translation>Provare</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Nuovo torneo</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Comincia</translation>
    </message>
    <message>
        <source>such as Spring Championship 2027</source>
        <translation>per esempio Campionato di primavera 2027</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>Sf&amp;oglia…</translation>
    </message>
    <message>
        <source>&amp;Name of the tournament</source>
        <translation>&amp;Nome del torneo</translation>
    </message>
    <message>
        <source>&amp;Place of the folder</source>
        <translation>&amp;Posizione della cartella</translation>
    </message>
    <message>
        <source>Its folder: {folder}</source>
        <translation>La sua cartella: {folder}</translation>
    </message>
    <message>
        <source>The whole procedure, from the plan to the players’ pack, in ten minutes, with any value and without waiting. Everything is marked PRACTICE, and no check ever turns green.</source>
        <translation>Tutto il percorso, dal piano al pacchetto per i giocatori, in dieci minuti: con un valore qualsiasi e senza attendere. Su tutto sta scritto PRACTICE, e nessun controllo diventa mai verde.</translation>
    </message>
    <message>
        <source>It gets its own folder for the plan, the published files, the keys and the boards.</source>
        <translation>Riceve una cartella propria: per il piano, ciò che si pubblica, le chiavi e i board.</translation>
    </message>
    <message>
        <source>As it will appear on everything you publish</source>
        <translation>Come figurerà su tutto ciò che si pubblica</translation>
    </message>
    <message>
        <source>Where the folder goes</source>
        <translation>Posizione della cartella</translation>
    </message>
    <message>
        <source>Choose an existing folder.</source>
        <translation>Scegliere una cartella che esiste.</translation>
    </message>
</context>
<context>
    <name>NewHolderDialog</name>
    <message>
        <source>Keep words for a tournament</source>
        <translation>Custodire parole per un torneo</translation>
    </message>
    <message>
        <source>&amp;Make the words</source>
        <translation>&amp;Fai le parole</translation>
    </message>
    <message>
        <source>such as Team B</source>
        <translation>per esempio Squadra B</translation>
    </message>
    <message>
        <source>Folder for the slip</source>
        <translation>Cartella per il foglietto</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>Sf&amp;oglia…</translation>
    </message>
    <message>
        <source>&amp;Name of the holder</source>
        <translation>&amp;Nome del depositario</translation>
    </message>
    <message>
        <source>&amp;Folder for the slip</source>
        <translation>&amp;Cartella per il foglietto</translation>
    </message>
    <message>
        <source>The program makes twelve words. It writes them on a slip, in new files that only you can read, and shows them nowhere else. Their hash is for the organiser: 64 digits that belong to these words and do not reveal them.</source>
        <translation>Il programma fa dodici parole. Vanno su un foglietto, in nuovi file che solo il proprietario può leggere, e non sono mostrate altrove. La loro impronta è per l’organizzatore: 64 cifre che appartengono solo a queste parole e non ne tradiscono nessuna.</translation>
    </message>
    <message>
        <source>Who keeps the words, as everyone will read it</source>
        <translation>Chi custodisce le parole, come lo leggeranno tutti</translation>
    </message>
</context>
<context>
    <name>NoteStrip</name>
    <message>
        <source>Message</source>
        <translation>Messaggio</translation>
    </message>
</context>
<context>
    <name>NoticeStrip</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>NoticeWindow</name>
    <message>
        <source>Licences – {program}</source>
        <translation>Licenze – {program}</translation>
    </message>
    <message>
        <source>Licences of everything in the program</source>
        <translation>Licenze di tutto ciò che è nel programma</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>OldSettingsButton</name>
    <message>
        <source>Im&amp;port old settings…</source>
        <translation>Im&amp;porta vecchie impostazioni…</translation>
    </message>
    <message>
        <source>Import old settings</source>
        <translation>Importa vecchie impostazioni</translation>
    </message>
    <message>
        <source>Read the identification and formats from Big Deal’s {windows} or {unix}</source>
        <translation>Legge l’identificazione e i formati da {windows} o {unix} di Big Deal</translation>
    </message>
    <message>
        <source>Settings of Big Deal</source>
        <translation>Impostazioni di Big Deal</translation>
    </message>
    <message>
        <source>Settings of Big Deal ({names})</source>
        <translation>Impostazioni di Big Deal ({names})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
</context>
<context>
    <name>OpenPhases</name>
    <message>
        <source>sessions</source>
        <translation>sessioni</translation>
    </message>
    <message>
        <source>such as 1 or 1-3</source>
        <translation>per esempio 1 o 1-3</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>board</translation>
    </message>
    <message>
        <source>such as 24 or 1-8,9-16</source>
        <translation>per esempio 24 o 1-8,9-16</translation>
    </message>
    <message>
        <source>The plan leaves this open, so enter it now</source>
        <translation>Il piano lo lascia aperto: si dice ora</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>Sal&amp;va come…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnulla</translation>
    </message>
    <message>
        <source>&amp;How many boxes?</source>
        <translation>&amp;Quante scatole?</translation>
    </message>
    <message>
        <source>&amp;Open to print</source>
        <translation>A&amp;pri per stampare</translation>
    </message>
    <message>
        <source>Save the PDF in a folder that you choose</source>
        <translation>Creare il PDF dove si vuole</translation>
    </message>
    <message>
        <source>Save the PDF with the set’s files, and open it for printing</source>
        <translation>Creare il PDF accanto alla serie e aprirlo nel programma che lo stampa</translation>
    </message>
</context>
<context>
    <name>PaperPreview</name>
    <message>
        <source>Sample page</source>
        <translation>Pagina di esempio</translation>
    </message>
    <message>
        <source>A page of a sample record, not your boards: {words}</source>
        <translation>Una pagina con board di esempio, nessuno dei propri: {words}</translation>
    </message>
</context>
<context>
    <name>PhaseDialog</name>
    <message>
        <source>Change a phase</source>
        <translation>Modifica una fase</translation>
    </message>
    <message>
        <source>Add a phase</source>
        <translation>Aggiungi una fase</translation>
    </message>
    <message>
        <source>such as Round robin</source>
        <translation>per esempio Girone</translation>
    </message>
    <message>
        <source>How many sessions the phase has</source>
        <translation>Quante sessioni ha la fase</translation>
    </message>
    <message>
        <source>The boards of each session</source>
        <translation>I board di ogni sessione</translation>
    </message>
    <message>
        <source>&amp;Name of the phase</source>
        <translation>&amp;Nome della fase</translation>
    </message>
    <message>
        <source>&amp;Sessions</source>
        <translation>S&amp;essioni</translation>
    </message>
    <message>
        <source>&amp;Boards of a session</source>
        <translation>&amp;Board per sessione</translation>
    </message>
    <message>
        <source>Names of the &amp;files</source>
        <translation>Nomi dei &amp;file</translation>
    </message>
    <message>
        <source>A short word, such as rr: the files will be called rr1, rr2 and so on.</source>
        <translation>Una parola breve, per esempio rr: i file si chiameranno rr1, rr2 e così via.</translation>
    </message>
    <message>
        <source>Give the phase a name.</source>
        <translation>Dare un nome alla fase.</translation>
    </message>
    <message>
        <source>This means: {words}.</source>
        <translation>Significa: {words}.</translation>
    </message>
    <message>
        <source>A phase is a part of the tournament with similar sessions, such as a final.</source>
        <translation>Una fase è una parte del torneo con sessioni dello stesso tipo, per esempio una finale.</translation>
    </message>
    <message>
        <source>The number is not known &amp;yet</source>
        <translation>Non si sa an&amp;cora quante</translation>
    </message>
    <message>
        <source>The name of the phase; # becomes the number of the session</source>
        <translation>Il nome della fase; # diventa il numero della sessione</translation>
    </message>
    <message>
        <source>As many sessions as needed; you enter their numbers when you deal</source>
        <translation>Tutte le sessioni che serviranno; i numeri si dicono alla distribuzione</translation>
    </message>
    <message>
        <source>How the file names begin; # becomes the number of the session</source>
        <translation>L’inizio dei nomi dei file; # diventa il numero della sessione</translation>
    </message>
    <message>
        <source>24 means boards 1 to 24; 21-40 means exactly these; 1-12,13-24 alternates between the two; ? means you enter them when you deal.</source>
        <translation>24 per i board da 1 a 24; 21-40 per questi; 1-12,13-24 per gli uni e gli altri a turno; ? per dirlo alla distribuzione.</translation>
    </message>
    <message>
        <source>Enter the boards of a session.</source>
        <translation>Dire quali board ha una sessione.</translation>
    </message>
    <message>
        <source>Another phase already uses the file name “{prefix}”.</source>
        <translation>Un’altra fase chiama già i suoi file “{prefix}”.</translation>
    </message>
    <message>
        <source>Sa&amp;ve phase</source>
        <translation>&amp;Salva la fase</translation>
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
        <translation>Sessioni</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>open</source>
        <translation>aperto</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>da dire</translation>
    </message>
    <message numerus="yes">
        <source>%n to correct</source>
        <translation>
            <numerusform>%n da correggere</numerusform>
            <numerusform>%n da correggere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation>
            <numerusform>%n da guardare</numerusform>
            <numerusform>%n da guardare</numerusform>
        </translation>
    </message>
    <message>
        <source>in order</source>
        <translation>in ordine</translation>
    </message>
</context>
<context>
    <name>PhasesTable</name>
    <message>
        <source>&amp;Add a phase…</source>
        <translation>&amp;Aggiungi una fase…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifica…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Sposta s&amp;u</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Sposta &amp;giù</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Fasi</translation>
    </message>
    <message>
        <source>Numbers of the phases</source>
        <translation>Numeri delle fasi</translation>
    </message>
    <message>
        <source>Add another phase</source>
        <translation>Descrivere un’altra fase</translation>
    </message>
    <message>
        <source>Change the selected phase</source>
        <translation>Modifica la fase scelta</translation>
    </message>
    <message>
        <source>Remove the selected phase from the plan</source>
        <translation>Toglie dal piano la fase scelta</translation>
    </message>
    <message>
        <source>Move the selected phase up</source>
        <translation>Mette la fase scelta prima di quella sopra</translation>
    </message>
    <message>
        <source>Move the selected phase down</source>
        <translation>Mette la fase scelta dopo quella sotto</translation>
    </message>
    <message>
        <source>Press Return to change the selected phase, Delete to remove it.</source>
        <translation>Invio modifica la fase scelta, Canc la elimina.</translation>
    </message>
    <message>
        <source>No phases yet. A phase is a part of the tournament with similar sessions: a round robin, a final.</source>
        <translation>Ancora nessuna fase. Una fase è una parte del torneo con sessioni dello stesso tipo: un girone, una finale.</translation>
    </message>
</context>
<context>
    <name>PlanStep</name>
    <message>
        <source>&amp;Choose…</source>
        <translation>S&amp;cegli…</translation>
    </message>
    <message>
        <source>such as Spring Championship 2027</source>
        <translation>per esempio Campionato di primavera 2027</translation>
    </message>
    <message>
        <source>Name of the tournament</source>
        <translation>Nome del torneo</translation>
    </message>
    <message>
        <source>Not chosen yet.</source>
        <translation>Non ancora scelto.</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Cambia…</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to correct first.</source>
        <translation>
            <numerusform>%n punto da correggere prima.</numerusform>
            <numerusform>%n punti da correggere prima.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of the &amp;tournament</source>
        <translation>Nome del &amp;torneo</translation>
    </message>
    <message>
        <source>&amp;Holders…</source>
        <translation>&amp;Depositari…</translation>
    </message>
    <message>
        <source>Outside value</source>
        <translation>Valore esterno</translation>
    </message>
    <message>
        <source>Name and outside value</source>
        <translation>Nome e valore esterno</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Fasi</translation>
    </message>
    <message>
        <source>Choose where the outside value comes from</source>
        <translation>Dire da dove viene il valore esterno</translation>
    </message>
    <message>
        <source>Other people keep words that are needed to compute any board</source>
        <translation>Altri custodiscono parole senza le quali nessuno può prevedere un board</translation>
    </message>
    <message>
        <source>&amp;Go to Publish</source>
        <translation>Vai alla pu&amp;bblicazione</translation>
    </message>
    <message>
        <source>The name of the tournament, written into every file</source>
        <translation>Il nome del torneo; compare in ogni file</translation>
    </message>
    <message>
        <source>Inspector’s findings</source>
        <translation>Esito del controllo</translation>
    </message>
</context>
<context>
    <name>PresetDialog</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Folder of the preset</source>
        <translation>Cartella del modello</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>S&amp;cegli…</translation>
    </message>
    <message>
        <source>such as Tuesday</source>
        <translation>ad esempio martedì</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>Saves event, boards and formats under a name, but never the date.</source>
        <translation>Gara, board e formati si conservano con un nome. La data non ne fa mai parte.</translation>
    </message>
    <message>
        <source>&amp;Always deal into this folder without asking</source>
        <translation>Distribuire se&amp;mpre in questa cartella, senza chiedere</translation>
    </message>
    <message>
        <source>“Deal session” then shows the folder and only waits for a full meter. Nothing is ever overwritten.</source>
        <translation>“Distribuisci la sessione” dice allora dove e aspetta soltanto che l’indicatore sia pieno. Nulla viene mai sovrascritto: una seconda serie dello stesso giorno riceve un numero.</translation>
    </message>
    <message>
        <source>Give the preset a name.</source>
        <translation>Il modello ha bisogno di un nome.</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Scegliere la cartella.</translation>
    </message>
</context>
<context>
    <name>PresetsBox</name>
    <message>
        <source>&amp;Save this session as a preset…</source>
        <translation>&amp;Salva questa sessione come modello…</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Modello</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Modello</translation>
    </message>
    <message>
        <source>S&amp;ave…</source>
        <translation>Sal&amp;va…</translation>
    </message>
    <message>
        <source>Save this session as a preset, or delete one</source>
        <translation>Salvare questa sessione come modello, o eliminarne uno</translation>
    </message>
    <message>
        <source>No preset</source>
        <translation>Nessun modello</translation>
    </message>
    <message>
        <source>None saved yet</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>&amp;Delete “{name}”</source>
        <translation>&amp;Elimina “{name}”</translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation>Salva il modello</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Elimina il modello</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>{name} (changed)</source>
        <translation>{name} (modificato)</translation>
    </message>
    <message>
        <source>Fill in a session that you saved earlier</source>
        <translation>Riempie la pagina con una sessione salvata</translation>
    </message>
    <message>
        <source>&amp;Delete the selected preset</source>
        <translation>&amp;Elimina il modello scelto</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”? Sets you dealt with it are not affected.</source>
        <translation>Eliminare il modello “{name}”? Le serie distribuite con esso restano intatte.</translation>
    </message>
</context>
<context>
    <name>PresetsList</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Elimina…</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Modelli</translation>
    </message>
    <message>
        <source>no files</source>
        <translation>nessun file</translation>
    </message>
    <message>
        <source>Name, folde&amp;r…</source>
        <translation>Nome, ca&amp;rtella…</translation>
    </message>
    <message>
        <source>{name}: {boards}, {formats}</source>
        <translation>{name}: {boards}, {formats}</translation>
    </message>
    <message>
        <source>{preset}, always into {folder}</source>
        <translation>{preset}, sempre in {folder}</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Modello</translation>
    </message>
    <message>
        <source>None yet. You save a session as a preset on the Deal page.</source>
        <translation>Ancora nessuno. Una sessione si salva come modello nella pagina “Distribuzione”.</translation>
    </message>
    <message>
        <source>Delete the selected preset</source>
        <translation>Elimina il modello scelto</translation>
    </message>
    <message>
        <source>Name, folder… of the selected preset</source>
        <translation>Nome, cartella… del modello scelto</translation>
    </message>
    <message>
        <source>Rename the preset, or let it always deal into one folder</source>
        <translation>Rinominare il modello, o dire che distribuisce sempre in una cartella</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Sample page, to be scrolled</source>
        <translation>Pagina di prova, da scorrere</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Pagina successiva</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Più piccola</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Più grande</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Pagina {page} di {pages}</translation>
    </message>
</context>
<context>
    <name>ProgressFooter</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnulla</translation>
    </message>
    <message>
        <source>Files checked</source>
        <translation>File controllati</translation>
    </message>
    <message>
        <source>Files read so far</source>
        <translation>File letti finora</translation>
    </message>
    <message>
        <source>Stop checking</source>
        <translation>Ferma il controllo</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>{done} of {wanted} files</source>
        <translation>{done} file su {wanted}</translation>
    </message>
</context>
<context>
    <name>PublishStep</name>
    <message>
        <source>Make the keys and close the plan</source>
        <translation>Crea le chiavi e chiude il piano</translation>
    </message>
    <message>
        <source>Cop&amp;y the check code</source>
        <translation>&amp;Copia il codice di controllo</translation>
    </message>
    <message>
        <source>Hash of the keys</source>
        <translation>Impronta delle chiavi</translation>
    </message>
    <message>
        <source>The check code</source>
        <translation>Il codice di controllo</translation>
    </message>
    <message>
        <source>such as: Bulletin 1, club web page</source>
        <translation>per esempio: Bollettino 1, sito del circolo</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to correct first: go back to Plan.</source>
        <translation>
            <numerusform>%n punto da correggere prima: tornare al piano.</numerusform>
            <numerusform>%n punti da correggere prima: tornare al piano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the &amp;sheet…</source>
        <translation>Salva il &amp;foglio…</translation>
    </message>
    <message>
        <source>s&amp;ince</source>
        <translation>da&amp;l</translation>
    </message>
    <message>
        <source>Published: {where}, since {day}</source>
        <translation>Pubblicato: {where}, dal {day}</translation>
    </message>
    <message>
        <source>Seal t&amp;he plan…</source>
        <translation>&amp;Sigilla il piano…</translation>
    </message>
    <message>
        <source>Copies the digits and the words to the clipboard, for the bulletin</source>
        <translation>Mette cifre e parole negli appunti, per il bollettino</translation>
    </message>
    <message>
        <source>It is published &amp;there</source>
        <translation>Si &amp;trova lì</translation>
    </message>
    <message>
        <source>Records in the journal that the plan is published there</source>
        <translation>Annota nel registro che il piano è pubblicato lì</translation>
    </message>
    <message>
        <source>&amp;Go to Value</source>
        <translation>Vai al &amp;valore</translation>
    </message>
    <message>
        <source>The keys are secret until all play is over. Together with the outside value they determine the deals.</source>
        <translation>Le chiavi sono segrete finché tutto il gioco è finito. Insieme al valore esterno formano le smazzate.</translation>
    </message>
    <message>
        <source>It is part of the plan. It commits you to the keys and reveals nothing about them. You can read it out or print it too.</source>
        <translation>È scritta nel piano, fissa le chiavi e non rivela nulla. Si può anche leggere ad alta voce o stampare.</translation>
    </message>
    <message>
        <source>It commits you to the plan, the promise and the keys, and reveals nothing about them. Print it where it cannot be taken back, such as the bulletin or the notice board. The words mean the same as the digits.</source>
        <translation>Fissa il piano, la promessa e le chiavi, e non rivela nulla. Stamparlo dove non si può ritirare: nel bollettino, in bacheca. Le parole dicono lo stesso.</translation>
    </message>
    <message>
        <source>Inspector’s findings</source>
        <translation>Esito del controllo</translation>
    </message>
    <message>
        <source>Who keeps the keys</source>
        <translation>Chi tiene le chiavi</translation>
    </message>
    <message>
        <source>How they are sealed</source>
        <translation>Come sono sigillate</translation>
    </message>
    <message>
        <source>Where is it published?</source>
        <translation>Dove si trova?</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) to read and tick.</source>
        <translation>
            <numerusform>%n avviso da guardare e spuntare.</numerusform>
            <numerusform>%n avvisi da guardare e spuntare.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose how the keys are kept.</source>
        <translation>Dire come si tengono le chiavi.</translation>
    </message>
    <message>
        <source>A page for the notice board and the bulletin, as a PDF to print</source>
        <translation>Una pagina per la bacheca e il bollettino, in PDF da stampare</translation>
    </message>
    <message>
        <source>The program seals the plan; you publish it. Enter where everyone can find the plan and the check code (digest, SHA-256), and since which day. The public pack will show this, in your words.</source>
        <translation>Il programma sigilla; pubblicare tocca all’organizzatore. Dire dove tutti trovano piano e codice di controllo, e da quale giorno: starà nel pacchetto pubblico, con le stesse parole.</translation>
    </message>
    <message>
        <source>The first day on which everyone could see it there</source>
        <translation>Il primo giorno in cui tutti potevano vederlo lì</translation>
    </message>
    <message>
        <source>Not published yet: no place has been entered here.</source>
        <translation>Non ancora pubblicato: nessuno ha detto qui dove si trova.</translation>
    </message>
    <message>
        <source>Sealed {time}. The plan and its keys are fixed and can no longer be changed.</source>
        <translation>Sigillato il {time}. Il piano e le sue chiavi sono fissati e non si possono più modificare.</translation>
    </message>
    <message>
        <source>The plan was sealed on another computer or by another program.</source>
        <translation>Il piano è sigillato, su un altro computer o con un altro programma.</translation>
    </message>
    <message>
        <source>&amp;QR code…</source>
        <translation>Codice &amp;QR…</translation>
    </message>
    <message>
        <source>Shows the check code for a telephone to read</source>
        <translation>Mostra il codice di controllo perché un telefono lo legga</translation>
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
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sì</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
</context>
<context>
    <name>QrDialog</name>
    <message>
        <source>QR code of the text below</source>
        <translation>Codice QR del testo qui sotto</translation>
    </message>
    <message>
        <source>Cop&amp;y the text</source>
        <translation>&amp;Copia il testo</translation>
    </message>
    <message>
        <source>Copy it to paste it elsewhere</source>
        <translation>Copiarlo per incollarlo altrove</translation>
    </message>
</context>
<context>
    <name>RecordMaking</name>
    <message>
        <source>Hand record</source>
        <translation>Foglio delle smazzate</translation>
    </message>
    <message>
        <source>Dealing sheets</source>
        <translation>Fogli di distribuzione</translation>
    </message>
    <message>
        <source>Curtain cards</source>
        <translation>Cartellini delle mani</translation>
    </message>
    <message>
        <source>{kind} made</source>
        <translation>Pronto: {kind}</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etichette</translation>
    </message>
    <message>
        <source>Labels made</source>
        <translation>Etichette pronte</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Lista di controllo</translation>
    </message>
    <message>
        <source>Checklist made</source>
        <translation>Lista di controllo pronta</translation>
    </message>
    <message>
        <source>Public pack</source>
        <translation>Pacchetto pubblico</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) inside: boards for programs, hand record, checksums.</source>
        <translation>
            <numerusform>%n file all’interno: board per programmi, foglio delle smazzate, somme di controllo.</numerusform>
            <numerusform>%n file all’interno: board per programmi, foglio delle smazzate, somme di controllo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Public pack made</source>
        <translation>Pacchetto pubblico pronto</translation>
    </message>
    <message>
        <source>Files ({suffix})</source>
        <translation>File ({suffix})</translation>
    </message>
    <message>
        <source>{name} in {folder}</source>
        <translation>{name} in {folder}</translation>
    </message>
    <message numerus="yes">
        <source>Folder for %n file(s)</source>
        <translation>
            <numerusform>Cartella per %n file</numerusform>
            <numerusform>Cartella per %n file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in {folder}</source>
        <translation>
            <numerusform>%n file in {folder}</numerusform>
            <numerusform>%n file in {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>It has the boards’ numbers, dealers and vulnerabilities, and no card.</source>
        <translation>Contiene i numeri dei board, i mazzieri e la zona, e nessuna carta.</translation>
    </message>
    <message>
        <source>Players’ paper made</source>
        <translation>Moduli per i giocatori pronti</translation>
    </message>
    <message>
        <source>Players’ paper</source>
        <translation>Moduli per i giocatori</translation>
    </message>
    <message>
        <source>They reveal nothing about the cards. Print them without scaling (100 %).</source>
        <translation>Non dicono nulla delle carte. Stamparle senza adattare la scala (100%).</translation>
    </message>
    <message>
        <source>Two people sign for each duplicated board. It reveals nothing about the cards.</source>
        <translation>Due persone firmano per ogni board duplicato; non dice nulla delle carte.</translation>
    </message>
    <message>
        <source>Sealed with your passphrase. Use “Open a sealed record…” to open it.</source>
        <translation>Sigillato con la frase segreta. “Apri un foglio sigillato…” lo apre.</translation>
    </message>
    <message>
        <source>Sealed until {time}. After that, use “Open a sealed record…” on this computer.</source>
        <translation>Sigillato fino al {time}. Allora “Apri un foglio sigillato…” lo apre, su questo computer.</translation>
    </message>
    <message>
        <source>The file is not sealed: anyone who has it can see all hands.</source>
        <translation>Il file è aperto: chi lo ha vede tutte le mani.</translation>
    </message>
    <message>
        <source>Locked until {time}. After that, open it on the Check page.</source>
        <translation>Bloccato fino a {time}. Dopo, aprirlo nella pagina Controllo.</translation>
    </message>
    <message>
        <source>Hand record and public pack made</source>
        <translation>Foglio delle smazzate e pacchetto pubblico pronti</translation>
    </message>
</context>
<context>
    <name>RecordOpening</name>
    <message>
        <source>Open a sealed record</source>
        <translation>Apri un foglio sigillato</translation>
    </message>
    <message>
        <source>Sealed files (*.age)</source>
        <translation>File sigillati (*.age)</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”</source>
        <translation>Frase segreta di “{name}”</translation>
    </message>
    <message>
        <source>Records ({suffix})</source>
        <translation>Fogli ({suffix})</translation>
    </message>
    <message>
        <source>The opened record</source>
        <translation>Il foglio aperto</translation>
    </message>
    <message>
        <source>{name} in {folder}</source>
        <translation>{name} in {folder}</translation>
    </message>
    <message>
        <source>Record opened</source>
        <translation>Foglio aperto</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase segreta</translation>
    </message>
    <message>
        <source>The file is not sealed: anyone who has it can see all hands.</source>
        <translation>Il file è aperto: chi lo ha vede tutte le mani.</translation>
    </message>
</context>
<context>
    <name>RecordsBar</name>
    <message>
        <source>&amp;Hand record…</source>
        <translation>Foglio delle s&amp;mazzate…</translation>
    </message>
    <message>
        <source>&amp;Dealing sheets…</source>
        <translation>Fogli di &amp;distribuzione…</translation>
    </message>
    <message>
        <source>C&amp;urtain cards…</source>
        <translation>Cartelli&amp;ni delle mani…</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <translation>&amp;Etichette…</translation>
    </message>
    <message>
        <source>Chec&amp;klist…</source>
        <translation>Lista di &amp;controllo…</translation>
    </message>
    <message>
        <source>Pu&amp;blish…</source>
        <translation>Pu&amp;bblica…</translation>
    </message>
    <message>
        <source>The deals of the set on paper, for after play</source>
        <translation>Le smazzate della serie su carta, da distribuire dopo il gioco</translation>
    </message>
    <message>
        <source>Labels for boxes, with the set code; no cards</source>
        <translation>Etichette per le scatole, con il codice di serie; senza carte</translation>
    </message>
    <message>
        <source>A list to sign while duplicating; no cards</source>
        <translation>Una lista da firmare durante la duplicazione; senza carte</translation>
    </message>
    <message>
        <source>Pla&amp;yers’ paper</source>
        <translation>Moduli per i gi&amp;ocatori</translation>
    </message>
    <message>
        <source>&amp;Travellers…</source>
        <translation>&amp;Score viaggianti…</translation>
    </message>
    <message>
        <source>&amp;Pickup slips…</source>
        <translation>&amp;Foglietti dei risultati…</translation>
    </message>
    <message>
        <source>Personal &amp;scorecards…</source>
        <translation>Score &amp;personali…</translation>
    </message>
    <message>
        <source>Table &amp;cards…</source>
        <translation>&amp;Cartellini dei tavoli…</translation>
    </message>
    <message>
        <source>Travellers, slips, scorecards and table cards, without a card in them</source>
        <translation>Score viaggianti, foglietti, score personali e cartellini dei tavoli, senza alcuna carta</translation>
    </message>
    <message>
        <source>For dealing a sorted pack by list, without seeing a hand</source>
        <translation>Per distribuire un mazzo ordinato seguendo una lista, senza vedere una mano</translation>
    </message>
    <message>
        <source>Each hand on its own card, to go into the board</source>
        <translation>Ogni mano su un proprio cartellino, da mettere con essa nel board</translation>
    </message>
    <message>
        <source>One file with everything for the web page, after play</source>
        <translation>Tutto per la pagina web in un solo file, dopo il gioco</translation>
    </message>
    <message>
        <source>Boards that have been played cannot be dealt again with sheets or curtain cards.</source>
        <translation>I board già giocati non si distribuiscono di nuovo con fogli di distribuzione o cartellini delle mani.</translation>
    </message>
    <message>
        <source>Not played yet, so prints that show cards will be sealed.</source>
        <translation>Ancora da giocare: ciò che mostra le carte viene sigillato.</translation>
    </message>
    <message>
        <source>Checklists and packs are made for one set at a time.</source>
        <translation>Liste di controllo e pacchetti si fanno una serie alla volta.</translation>
    </message>
    <message>
        <source>You can publish it once it is marked as finished on the Journal page.</source>
        <translation>Si può pubblicare quando è segnata come conclusa, nella pagina Registro.</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>&amp;Open a sealed record…</source>
        <translation>Apri un foglio si&amp;gillato…</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>&amp;Apri cartella</translation>
    </message>
    <message>
        <source>Double dummy: {done} of {wanted} boards</source>
        <translation>A carte viste: {done} board su {wanted}</translation>
    </message>
    <message>
        <source>Boards solved</source>
        <translation>Board calcolati</translation>
    </message>
    <message>
        <source>With its passphrase, or after its time has come</source>
        <translation>Con la sua frase segreta, o quando è giunta la sua ora</translation>
    </message>
    <message>
        <source>No sets yet. Once you have dealt one, you print its records and labels here.</source>
        <translation>Ancora nessuna serie. Quando se ne distribuisce una, qui si stampano i suoi fogli e le etichette.</translation>
    </message>
    <message>
        <source>No files were left behind. ({place})</source>
        <translation>Non è rimasto alcun file. ({place})</translation>
    </message>
    <message>
        <source>Boards analysed so far</source>
        <translation>Board di cui sono noti i risultati a carte viste</translation>
    </message>
    <message>
        <source>Stop; no files are left behind</source>
        <translation>Ferma; non resta alcun file</translation>
    </message>
    <message>
        <source>Hand records</source>
        <translation>Fogli delle smazzate</translation>
    </message>
</context>
<context>
    <name>RecordsPanel</name>
    <message>
        <source>Set code {code}</source>
        <translation>Codice di serie {code}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>&amp;Paper…</source>
        <translation>&amp;Pagina e carta…</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) chosen</source>
        <translation>
            <numerusform>%n serie scelta</numerusform>
            <numerusform>%n serie scelte</numerusform>
        </translation>
    </message>
    <message>
        <source>Your club’s header and footer, and the page layout</source>
        <translation>Intestazione e piede del proprio circolo, e l’aspetto della pagina</translation>
    </message>
</context>
<context>
    <name>RestoreButton</name>
    <message>
        <source>Restore a backup</source>
        <translation>Ripristinare un backup</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>The backup is sealed</source>
        <translation>Il backup è sigillato</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Frase segreta</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Ripristina…</translation>
    </message>
    <message>
        <source>Bring journal, settings and presets back from a backup</source>
        <translation>Riprendere registro, impostazioni e modelli da un backup</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Set code</source>
        <translation>Codice di serie</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Apri la &amp;cartella</translation>
    </message>
    <message>
        <source>Print &amp;labels…</source>
        <translation>Stampa etic&amp;hette…</translation>
    </message>
    <message>
        <source>&amp;Certificate…</source>
        <translation>Certi&amp;ficato…</translation>
    </message>
    <message>
        <source>&amp;Next session</source>
        <translation>Nuova &amp;sessione</translation>
    </message>
    <message>
        <source>Open &amp;its folder</source>
        <translation>Apri la sua ca&amp;rtella</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Mostra i file nella loro cartella</translation>
    </message>
    <message>
        <source>Labels for boxes, with the set code; no cards</source>
        <translation>Etichette per le scatole, con il codice di serie; senza carte</translation>
    </message>
    <message>
        <source>Make the dealing certificate of this set, as a PDF; no cards</source>
        <translation>Crea il certificato di distribuzione di questa serie, in PDF; senza carte</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>File</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) dealt</source>
        <translation>
            <numerusform>%n board distribuito</numerusform>
            <numerusform>%n board distribuiti</numerusform>
        </translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Codice di serie {code}</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <translation>In {folder}</translation>
    </message>
    <message>
        <source>Cop&amp;y code</source>
        <translation>Cop&amp;ia codice</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>randomness: {source}</source>
        <translation>casualità: {source}</translation>
    </message>
    <message>
        <source>What to do next</source>
        <translation>Che cosa fare adesso</translation>
    </message>
    <message numerus="yes">
        <source>of %n board(s)</source>
        <translation>
            <numerusform>di %n board</numerusform>
            <numerusform>di %n board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n serie</numerusform>
            <numerusform>%n serie</numerusform>
        </translation>
    </message>
    <message>
        <source>Others can read these files</source>
        <translation>Altri possono leggere questi file</translation>
    </message>
    <message>
        <source>&amp;Always like this</source>
        <translation>&amp;Sempre così</translation>
    </message>
    <message>
        <source>N&amp;o</source>
        <translation>N&amp;o</translation>
    </message>
    <message>
        <source>Always like this, into this folder?</source>
        <translation>Sempre così, in questa cartella?</translation>
    </message>
    <message>
        <source>Write it on the label of each box. It tells you which set is inside.</source>
        <translation>Scriverlo sull’etichetta di ogni scatola: dice quale serie c’è dentro.</translation>
    </message>
    <message>
        <source>The code of this set; it reveals nothing about the cards</source>
        <translation>Il codice di questa serie; non dice nulla delle carte</translation>
    </message>
    <message>
        <source>Start another session with an empty meter</source>
        <translation>Comincia un’altra sessione, con l’indicatore vuoto</translation>
    </message>
    <message>
        <source>all files written, read back and compared</source>
        <translation>ogni file scritto, riletto e confrontato</translation>
    </message>
    <message>
        <source>Writing the files had been interrupted</source>
        <translation>Una consegna era stata interrotta</translation>
    </message>
    <message>
        <source>Do not open these files before play: they contain the hands.</source>
        <translation>Non aprire questi file prima del gioco: contengono le mani.</translation>
    </message>
    <message>
        <source>Copy the set code to paste it elsewhere; it reveals no cards</source>
        <translation>Copiare il codice della serie, per incollarlo altrove; non rivela nessuna carta</translation>
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
        <translation>Sessione</translation>
    </message>
    <message>
        <source>Public pack</source>
        <translation>Pacchetto pubblico</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>revealed {time}</source>
        <translation>rivelata {time}</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>segreta</translation>
    </message>
    <message>
        <source>interrupted; its key may be known</source>
        <translation>interrotta, la sua chiave può essere nota</translation>
    </message>
    <message>
        <source>secret, reserve dealt</source>
        <translation>segreta, riserva distribuita</translation>
    </message>
</context>
<context>
    <name>RevealStep</name>
    <message>
        <source>Choos&amp;e…</source>
        <translation>Sf&amp;oglia…</translation>
    </message>
    <message>
        <source>&amp;Reveal…</source>
        <translation>&amp;Rivela…</translation>
    </message>
    <message>
        <source>Make the public pack</source>
        <translation>Crea il pacchetto pubblico</translation>
    </message>
    <message>
        <source>&amp;Reveal the ticked sessions…</source>
        <translation>&amp;Rivela le sessioni spuntate…</translation>
    </message>
    <message>
        <source>Make a public pack for each of them; the other keys stay secret</source>
        <translation>Creare un pacchetto pubblico per ciascuna; le altre chiavi restano segrete</translation>
    </message>
    <message>
        <source>&amp;Verify the pack</source>
        <translation>&amp;Verifica il pacchetto</translation>
    </message>
    <message>
        <source>One file (.zip) that you publish</source>
        <translation>Un solo file (.zip) da pubblicare</translation>
    </message>
    <message>
        <source>The same evening</source>
        <translation>La sera stessa</translation>
    </message>
    <message>
        <source>All sessions</source>
        <translation>Tutte le sessioni</translation>
    </message>
    <message>
        <source>Open the keys</source>
        <translation>Aprire le chiavi</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>Pacc&amp;hetto</translation>
    </message>
    <message>
        <source>Revealed {time}. The pack is “{pack}”: publish it.</source>
        <translation>Rivelato il {time}. Il pacchetto è “{pack}”: pubblicarlo.</translation>
    </message>
    <message>
        <source>In it: {names}</source>
        <translation>Contenuto: {names}</translation>
    </message>
    <message>
        <source>Tick the sessions whose play is over.</source>
        <translation>Spuntare le sessioni già giocate.</translation>
    </message>
    <message>
        <source>&amp;All play is over, including reserve sets</source>
        <translation>&amp;Tutto il gioco è finito, serie di riserva comprese</translation>
    </message>
    <message>
        <source>Choose where to save the pack</source>
        <translation>Dire dove va il pacchetto</translation>
    </message>
    <message>
        <source>Check it as any player can</source>
        <translation>Controllarlo come può farlo ogni giocatore</translation>
    </message>
    <message>
        <source>The keys open every session, including those not played yet</source>
        <translation>Le chiavi aprono ogni sessione, anche quelle ancora da giocare</translation>
    </message>
    <message>
        <source>Each ticked session gets its own public pack on the evening it was played. The pack opens only that session and its reserve set, which cannot be used after that.</source>
        <translation>Ogni sessione spuntata riceve un proprio pacchetto pubblico, la sera in cui è stata giocata. Apre solo quella sessione e la sua serie di riserva: questa poi non si può più usare.</translation>
    </message>
    <message>
        <source>The keys open all sessions at once. Anyone who has them knows every board not played yet.</source>
        <translation>Le chiavi aprono tutte le sessioni insieme. Chi le ha conosce ogni board non ancora giocato.</translation>
    </message>
    <message>
        <source>One file with the plan, the keys, the boards and a text that tells players how to check them.</source>
        <translation>Un solo file con il piano, le chiavi, i board distribuiti e un testo che dice ai giocatori come controllarlo.</translation>
    </message>
    <message>
        <source>Tick the box when all play is over.</source>
        <translation>Spuntare che tutto il gioco è finito.</translation>
    </message>
    <message>
        <source>Choose where to save the pack.</source>
        <translation>Dire dove va il pacchetto.</translation>
    </message>
    <message>
        <source>Revealed {time}. The pack “{pack}” is not in the tournament’s folder. If it is lost, make it again here: it has the same boards.</source>
        <translation>Rivelato il {time}. Il pacchetto “{pack}” non è nella cartella del torneo. Se è andato perso, rifarlo qui: contiene gli stessi board.</translation>
    </message>
</context>
<context>
    <name>RevealTable</name>
    <message>
        <source>Sessions that were dealt</source>
        <translation>Sessioni distribuite</translation>
    </message>
    <message>
        <source>Press the space bar to tick the selected session.</source>
        <translation>La barra spaziatrice spunta la sessione scelta.</translation>
    </message>
</context>
<context>
    <name>RoundFields</name>
    <message>
        <source>Figure &amp;instead</source>
        <translation>Dato &amp;sostitutivo</translation>
    </message>
    <message>
        <source>&amp;Value of that day</source>
        <translation>&amp;Valore di quel giorno</translation>
    </message>
    <message>
        <source>&amp;Hour</source>
        <translation>&amp;Ora</translation>
    </message>
    <message>
        <source>Round {number}: {time} UTC</source>
        <translation>Estrazione {number}: {time} UTC</translation>
    </message>
    <message>
        <source>By this computer’s clock</source>
        <translation>Secondo l’orologio di questo computer</translation>
    </message>
    <message>
        <source>If that network has ended before then, a figure of the next day counts:</source>
        <translation>Se quella rete ha cessato prima, vale un dato del giorno dopo:</translation>
    </message>
</context>
<context>
    <name>RoundPart</name>
    <message>
        <source>Address of the round</source>
        <translation>Indirizzo dell’estrazione</translation>
    </message>
    <message>
        <source>&amp;Paste number, signature and randomness</source>
        <translation>&amp;Incollare numero, firma e numero casuale</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Apri un &amp;file…</translation>
    </message>
    <message>
        <source>The network had en&amp;ded: type the value promised for that case</source>
        <translation>La rete a&amp;veva cessato: scrivere ciò che era promesso per quel caso</translation>
    </message>
    <message>
        <source>Everything the address shows, or its three parts in any order</source>
        <translation>Tutto ciò che mostra l’indirizzo, o le tre parti in qualsiasi ordine</translation>
    </message>
    <message>
        <source>A file with what the address shows</source>
        <translation>Un file con ciò che mostra l’indirizzo</translation>
    </message>
    <message>
        <source>Everyone will see this, with your reason</source>
        <translation>Tutti lo sapranno, con il motivo</translation>
    </message>
    <message>
        <source>Enter the promised round</source>
        <translation>Portare l’estrazione promessa</translation>
    </message>
    <message>
        <source>Round {number} appears on {moment} by this computer’s clock. Open the address below on a telephone, or on a computer with a network, and enter here what it shows. The signature is checked here, so nobody has to look the value up.</source>
        <translation>L’estrazione {number} esce il {moment} secondo l’orologio di questo computer. Aprire l’indirizzo qui sotto con un telefono, o su un computer con internet, e portare qui ciò che mostra. La firma si controlla qui; nessuno deve cercare il valore.</translation>
    </message>
    <message>
        <source>&amp;QR code…</source>
        <translation>Codice &amp;QR…</translation>
    </message>
    <message>
        <source>Shows the address for a telephone to read</source>
        <translation>Mostra l’indirizzo perché un telefono lo legga</translation>
    </message>
</context>
<context>
    <name>RowsModel</name>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
</context>
<context>
    <name>RowsView</name>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Deal session: name of the set</source>
        <translation>Distribuisci la sessione: nome della serie</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuisci</translation>
    </message>
</context>
<context>
    <name>SealingBox</name>
    <message>
        <source>Sealing</source>
        <translation>Sigillo</translation>
    </message>
    <message>
        <source>Seal it with a &amp;passphrase</source>
        <translation>Sigilla con una frase &amp;segreta</translation>
    </message>
    <message>
        <source>Seal it until a ti&amp;me</source>
        <translation>Sigilla fino a un’&amp;ora</translation>
    </message>
    <message>
        <source>several words</source>
        <translation>più parole</translation>
    </message>
    <message>
        <source>P&amp;assphrase</source>
        <translation>&amp;Frase segreta</translation>
    </message>
    <message>
        <source>A&amp;gain</source>
        <translation>Ancora una &amp;volta</translation>
    </message>
    <message>
        <source>Ope&amp;ns on</source>
        <translation>Si apre &amp;il</translation>
    </message>
    <message>
        <source>The file will show every card. A player who has seen one may not play these boards (Law 6D).</source>
        <translation>Il file mostrerà ogni carta. Un giocatore che ne ha vista una non può giocare questi board (articolo 6D).</translation>
    </message>
    <message>
        <source>Type a passphrase for the seal first</source>
        <translation>Digitare prima una frase segreta per il sigillo</translation>
    </message>
    <message>
        <source>The passphrase is too weak</source>
        <translation>La frase segreta è troppo debole</translation>
    </message>
    <message>
        <source>Type the same passphrase again</source>
        <translation>Digitare di nuovo la stessa frase segreta</translation>
    </message>
    <message>
        <source>Too weak: {reason}</source>
        <translation>Troppo debole: {reason}</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Buona</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Ottima</translation>
    </message>
    <message>
        <source>Offer words</source>
        <translation>Proponi parole</translation>
    </message>
    <message>
        <source>Play is &amp;over – print open</source>
        <translation>&amp;Gioco concluso – stampa senza sigillo</translation>
    </message>
    <message>
        <source>The journal will say that the set is finished. Its files go into your archive, if any.</source>
        <translation>Il registro dirà che la serie è conclusa. I suoi file vanno nell’archivio, se ce n’è uno.</translation>
    </message>
    <message>
        <source>The journal says that these boards are still to be played</source>
        <translation>Secondo il registro questi board sono ancora da giocare</translation>
    </message>
    <message>
        <source>Lea&amp;ve it unsealed</source>
        <translation>&amp;Lascia aperto</translation>
    </message>
    <message>
        <source>I und&amp;erstand: anyone who opens the file can see all hands</source>
        <translation>&amp;Ho capito: chi apre il file vede tutte le mani</translation>
    </message>
    <message>
        <source>Nobody can open the file without it. If you lose it, you can make the record again after play.</source>
        <translation>Senza di essa nessuno lo apre; se va persa, il foglio si può rifare dopo il gioco.</translation>
    </message>
    <message>
        <source>This program will open it then, on this computer, or once the set is finished. Weaker: anyone who can read your files here, or change the clock, could open it earlier.</source>
        <translation>Questo programma allora lo apre, su questo computer, o quando la serie è conclusa. Meno sicuro: chi può leggere i file qui, o sposta avanti l’orologio, potrebbe aprirlo prima.</translation>
    </message>
    <message>
        <source>The day and time from which the record can be opened</source>
        <translation>Il giorno e l’ora da cui il foglio si può aprire</translation>
    </message>
    <message>
        <source>Choose a time in the future</source>
        <translation>Scegliere un’ora ancora da venire</translation>
    </message>
    <message>
        <source>Tick that you understand what an unsealed file shows</source>
        <translation>Spuntare che si è capito che cosa mostra un file aperto</translation>
    </message>
    <message>
        <source>At least {count} characters; several words are best.</source>
        <translation>Almeno {count} lettere; meglio più parole.</translation>
    </message>
    <message>
        <source>the two do not match yet</source>
        <translation>le due non sono ancora uguali</translation>
    </message>
    <message>
        <source>Let the program make up words, and show them</source>
        <translation>Inserire parole create dal programma, e mostrarle</translation>
    </message>
    <message>
        <source>Strong: {bits} bits that nobody can guess. Write the words down before you continue.</source>
        <translation>Ottima: {bits} bit che nessuno può indovinare. Annotare le parole prima di proseguire.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Loc&amp;k it until a time</source>
        <translation>&amp;Blocca fino a un’ora</translation>
    </message>
    <message>
        <source>Locke&amp;d until</source>
        <translation>Bloccato &amp;fino a</translation>
    </message>
    <message>
        <source>Nobody can open the file before then, this computer included. After that anyone can, with what a public clock publishes. The set’s own files stay as they are.</source>
        <translation>Nessuno può aprire il file prima, nemmeno questo computer. Dopo può chiunque, con ciò che un orologio pubblico pubblica. I file della serie restano come sono.</translation>
    </message>
    <message>
        <source>Make the pu&amp;blic pack too</source>
        <translation>Creare anche il pacchetto pu&amp;bblico</translation>
    </message>
    <message>
        <source>Record and pack are saved in {folder}, and the record opens for printing.</source>
        <translation>Foglio e pacchetto vengono salvati in {folder}, e il foglio si apre per la stampa.</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>{topic}: press Ctrl+Page Up or Ctrl+Page Down to go from one to the next</source>
        <translation>{topic}: Ctrl+Pag↑ e Ctrl+Pag↓ portano dall’uno all’altro</translation>
    </message>
</context>
<context>
    <name>SessionsModel</name>
    <message>
        <source>Session</source>
        <translation>Sessione</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>File</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>rivelata</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>distribuita</translation>
    </message>
    <message>
        <source>not dealt</source>
        <translation>non distribuita</translation>
    </message>
    <message>
        <source>reserve dealt</source>
        <translation>riserva distribuita</translation>
    </message>
</context>
<context>
    <name>SessionsTable</name>
    <message>
        <source>Tick &amp;all</source>
        <translation>Spunta &amp;tutte</translation>
    </message>
    <message>
        <source>Tick &amp;none</source>
        <translation>Spunta &amp;nessuna</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessioni</translation>
    </message>
    <message>
        <source>Deal every session</source>
        <translation>Distribuire ogni sessione</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) ticked, {boards} boards</source>
        <translation>
            <numerusform>%n sessione spuntata, {boards} board</numerusform>
            <numerusform>%n sessioni spuntate, {boards} board</numerusform>
        </translation>
    </message>
    <message>
        <source>Press the space bar to tick the selected session.</source>
        <translation>La barra spaziatrice spunta la sessione scelta.</translation>
    </message>
    <message>
        <source>Start with no sessions</source>
        <translation>Cominciare senza sessioni</translation>
    </message>
</context>
<context>
    <name>SetLookup</name>
    <message>
        <source>&amp;Look up</source>
        <translation>Ce&amp;rca</translation>
    </message>
    <message>
        <source>such as K7QM-2PXA</source>
        <translation>per esempio K7QM-2PXA</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Codice di serie</translation>
    </message>
    <message>
        <source>&amp;Which set is this?</source>
        <translation>&amp;Quale serie è?</translation>
    </message>
    <message>
        <source>No set “{code}” on this computer</source>
        <translation>Nessuna serie “{code}” su questo computer</translation>
    </message>
    <message>
        <source>{state}: {meaning}</source>
        <translation>{state}: {meaning}</translation>
    </message>
    <message>
        <source>Dealt {time}</source>
        <translation>Distribuita il {time}</translation>
    </message>
    <message>
        <source>First seen {time}</source>
        <translation>Vista per la prima volta il {time}</translation>
    </message>
    <message>
        <source>The set code on the label, on the sheet or in the file</source>
        <translation>Il codice di serie, sull’etichetta, sul foglio o nel file</translation>
    </message>
    <message>
        <source>Find the session this set code belongs to</source>
        <translation>Dice a quale sessione appartiene questo codice di serie</translation>
    </message>
    <message>
        <source>Compare each letter with the label. A set dealt on another computer is in that computer’s journal.</source>
        <translation>Confrontare ogni lettera con l’etichetta. Una serie distribuita su un altro computer è nel registro di quel computer.</translation>
    </message>
    <message>
        <source>{path} (no longer there)</source>
        <translation>{path} (non c’è più)</translation>
    </message>
    <message>
        <source>Spot check…</source>
        <translation>Controllo a campione…</translation>
    </message>
    <message>
        <source>Check duplicated boards by questions drawn by lot</source>
        <translation>Controllare i board duplicati con domande sorteggiate</translation>
    </message>
</context>
<context>
    <name>SetPages</name>
    <message>
        <source>Check</source>
        <translation>Controllo</translation>
    </message>
    <message>
        <source>History</source>
        <comment>accessible name of the page Journal</comment>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Hand records</source>
        <translation>Fogli delle smazzate</translation>
    </message>
</context>
<context>
    <name>SetPanel</name>
    <message>
        <source>&amp;Duplicated</source>
        <translation>&amp;Duplicata</translation>
    </message>
    <message>
        <source>In &amp;play</source>
        <translation>In &amp;gioco</translation>
    </message>
    <message>
        <source>&amp;Finished</source>
        <translation>&amp;Conclusa</translation>
    </message>
    <message>
        <source>&amp;Released…</source>
        <translation>Di&amp;vulgata…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ann&amp;ulla</translation>
    </message>
    <message>
        <source>&amp;Certificate…</source>
        <translation>Certi&amp;ficato…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Apri cartella</translation>
    </message>
    <message>
        <source>Mark as</source>
        <translation>Segna come</translation>
    </message>
    <message>
        <source>Make the dealing certificate of this set, as a PDF; no cards</source>
        <translation>Crea il certificato di distribuzione di questa serie, in PDF; senza carte</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Mostra i file nella loro cartella</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) chosen</source>
        <translation>
            <numerusform>%n serie scelta</numerusform>
            <numerusform>%n serie scelte</numerusform>
        </translation>
    </message>
    <message>
        <source>When play is over: make the file that a web site, a scorer or a program takes</source>
        <translation>Quando il gioco è finito: crea il file che accetta un sito web o un programma di conteggio</translation>
    </message>
    <message>
        <source>Send to…</source>
        <translation>Invia a…</translation>
    </message>
    <message>
        <source>The code of this set; it reveals nothing about the cards</source>
        <translation>Il codice di questa serie; non dice nulla delle carte</translation>
    </message>
    <message>
        <source>Select a set above to see where its files are, or several sets to mark them together.</source>
        <translation>Scegliere sopra una serie per vedere dove sono i suoi file, o più serie per segnarle insieme.</translation>
    </message>
    <message>
        <source>Undo the last step for all of them</source>
        <translation>Annulla l’ultimo passo di tutte</translation>
    </message>
</context>
<context>
    <name>SetWords</name>
    <message>
        <source>Not delivered</source>
        <translation>Non consegnata</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Distribuita</translation>
    </message>
    <message>
        <source>Duplicated</source>
        <translation>Duplicata</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>In gioco</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Conclusa</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Divulgata</translation>
    </message>
    <message>
        <source>From elsewhere</source>
        <translation>Da altrove</translation>
    </message>
    <message>
        <source>The files are ready for the dealing machine.</source>
        <translation>I file sono pronti per la duplicatrice.</translation>
    </message>
    <message>
        <source>The boards are in their boxes.</source>
        <translation>I board sono nelle loro scatole.</translation>
    </message>
    <message>
        <source>Players have seen boards of it.</source>
        <translation>Alcuni giocatori hanno visto board di questa serie.</translation>
    </message>
    <message>
        <source>Set {code}</source>
        <translation>Serie {code}</translation>
    </message>
    <message>
        <source>boards {numbers}</source>
        <translation>board {numbers}</translation>
    </message>
    <message>
        <source>board {numbers}</source>
        <translation>board {numbers}</translation>
    </message>
    <message>
        <source>Dealt {time}</source>
        <translation>Distribuita il {time}</translation>
    </message>
    <message>
        <source>First seen {time}</source>
        <translation>Vista per la prima volta il {time}</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrotta</translation>
    </message>
    <message>
        <source>No files were left behind.</source>
        <translation>Non è rimasto alcun file.</translation>
    </message>
    <message>
        <source>Play is over: nobody will play these boards again.</source>
        <translation>Il gioco è finito: nessuno gioca più questi board.</translation>
    </message>
    <message>
        <source>Anyone may see the hands.</source>
        <translation>Tutti possono vedere le mani.</translation>
    </message>
    <message>
        <source>Not dealt on this computer, but checked here.</source>
        <translation>Non distribuita su questo computer, ma vista qui.</translation>
    </message>
    <message>
        <source>Unnamed set</source>
        <translation>Serie senza nome</translation>
    </message>
    <message>
        <source>No sets match. Clear the search, or choose “All states”.</source>
        <translation>Nessuna serie corrisponde. Svuotare la ricerca o scegliere “Tutti gli stati”.</translation>
    </message>
    <message>
        <source>It is being dealt now, or its folder is away: then the next dealing shows what happened to it. Do not use its files.</source>
        <translation>Si sta distribuendo adesso, oppure la sua cartella manca: allora la prossima distribuzione mostrerà che ne è stato. Non usare i suoi file.</translation>
    </message>
</context>
<context>
    <name>SetsBrowser</name>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n serie</numerusform>
            <numerusform>%n serie</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetsFilter</name>
    <message>
        <source>event, date, set code, format or file</source>
        <translation>gara, data, codice di serie, formato o file</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Tutti gli stati</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Ricerca</translation>
    </message>
    <message>
        <source>S&amp;tate</source>
        <translation>S&amp;tato</translation>
    </message>
    <message>
        <source>Show only sets that match all these words</source>
        <translation>Mostra solo le serie che hanno tutte queste parole</translation>
    </message>
    <message>
        <source>Show only sets in one state</source>
        <translation>Mostra solo le serie in uno stato</translation>
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
        <translation>Gara</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formati</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Codice di serie</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origine</translation>
    </message>
</context>
<context>
    <name>SetsTable</name>
    <message>
        <source>Sets</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordina per</translation>
    </message>
    <message>
        <source>Best and newest first</source>
        <translation>Prima le più vicine e recenti</translation>
    </message>
    <message>
        <source>Every set dealt or checked on this computer, newest first. Press the menu key to open its menu.</source>
        <translation>Tutte le serie distribuite o viste su questo computer, le più recenti per prime. Il tasto Menu apre il loro menu.</translation>
    </message>
    <message>
        <source>Click to sort by a column; click a third time for the usual order</source>
        <translation>Clic per ordinare per colonna, e una terza volta per l’ordine abituale</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Restore de&amp;faults…</source>
        <translation>Ripristina i &amp;valori predefiniti…</translation>
    </message>
    <message>
        <source>State of the settings</source>
        <translation>Stato delle impostazioni</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>From Big Deal: bigdeal.ini or .bigdealrc, byte for byte.</source>
        <translation>Da Big Deal: bigdeal.ini o .bigdealrc, byte per byte.</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvato</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Elimina il modello</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”?</source>
        <translation>Eliminare il modello “{name}”?</translation>
    </message>
    <message>
        <source>Import old settings</source>
        <translation>Importa vecchie impostazioni</translation>
    </message>
    <message>
        <source>Replace the identification?</source>
        <translation>Sostituire l’identificazione?</translation>
    </message>
    <message>
        <source>Saved, without: {formats}</source>
        <translation>Salvato, senza: {formats}</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Ripristina i valori predefiniti</translation>
    </message>
    <message>
        <source>Your identification, your presets and the sets you have dealt are kept.</source>
        <translation>L’identificazione, i modelli e le serie distribuite restano.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Sostituisci</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Argomenti</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Sets you dealt with it are not affected.</source>
        <translation>Le serie distribuite con esso restano intatte.</translation>
    </message>
    <message>
        <source>The one in the file differs from yours. Sets you have already dealt are not affected.</source>
        <translation>Quella del file è diversa dalla propria. Le serie già distribuite restano intatte.</translation>
    </message>
    <message>
        <source>Reset everything to how it was at the first start?</source>
        <translation>Riportare tutto come al primo avvio?</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Ripristina</translation>
    </message>
</context>
<context>
    <name>ShowButton</name>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Nascondi</translation>
    </message>
    <message>
        <source>Show what you type, when nobody is looking over your shoulder</source>
        <translation>Mostrare quanto digitato, se nessuno guarda alle spalle</translation>
    </message>
</context>
<context>
    <name>SourceFields</name>
    <message>
        <source>opening value</source>
        <translation>valore di apertura</translation>
    </message>
    <message>
        <source>closing value</source>
        <translation>valore di chiusura</translation>
    </message>
    <message>
        <source>fixing</source>
        <translation>fixing</translation>
    </message>
    <message>
        <source>Which value of the day counts</source>
        <translation>Quale valore del giorno conta</translation>
    </message>
    <message>
        <source>A figure that anyone can look up for years</source>
        <translation>Un dato che chiunque potrà ritrovare per anni</translation>
    </message>
</context>
<context>
    <name>SourceWizard</name>
    <message>
        <source>Where will the outside value come from?</source>
        <translation>Da dove verrà il valore esterno?</translation>
    </message>
    <message>
        <source>Kind of promise</source>
        <translation>Tipo di promessa</translation>
    </message>
    <message>
        <source>A figure of the stock &amp;market (the usual way)</source>
        <translation>Un dato di &amp;borsa (il modo usuale)</translation>
    </message>
    <message>
        <source>The program writes the sentence and knows when the exchange is closed.</source>
        <translation>Il programma scrive la frase e sa quando la borsa è chiusa.</translation>
    </message>
    <message>
        <source>A number of the public &amp;clock drand, which proves itself</source>
        <translation>Un numero dell’orologio pubblico &amp;drand, che si dimostra da sé</translation>
    </message>
    <message>
        <source>Something else, in my &amp;own words</source>
        <translation>Altro, con &amp;parole proprie</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>Da&amp;to</translation>
    </message>
    <message>
        <source>&amp;Value of the day</source>
        <translation>&amp;Valore del giorno</translation>
    </message>
    <message>
        <source>Second fi&amp;gure</source>
        <translation>Secondo da&amp;to</translation>
    </message>
    <message>
        <source>Its va&amp;lue</source>
        <translation>Il suo va&amp;lore</translation>
    </message>
    <message>
        <source>It belongs to a &amp;day</source>
        <translation>Vale per un &amp;giorno preciso</translation>
    </message>
    <message>
        <source>What will be published, word for word</source>
        <translation>Ciò che sarà pubblicato, parola per parola</translation>
    </message>
    <message>
        <source>Day of the value</source>
        <translation>Giorno del valore</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Mese precedente</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mese successivo</translation>
    </message>
    <message>
        <source>The day whose value counts</source>
        <translation>Il giorno il cui valore conta</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <translation>Pa&amp;role proprie</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>Il giorno</translation>
    </message>
    <message>
        <source>This will be published</source>
        <translation>Questo sarà pubblicato</translation>
    </message>
    <message>
        <source>Write your words.</source>
        <translation>Scrivere il testo.</translation>
    </message>
    <message>
        <source>&amp;Use this promise</source>
        <translation>&amp;Usa questa promessa</translation>
    </message>
    <message>
        <source>The network signs it at that moment, and every check tests the signature. Nobody has to look anything up.</source>
        <translation>È firmato al suo momento, e ogni controllo vede la firma: nessuno deve cercare nulla.</translation>
    </message>
    <message>
        <source>Such as the numbers of a lottery draw. Write exactly which draw, and what counts if it does not take place.</source>
        <translation>Per esempio i numeri di un’estrazione del lotto. Dire esattamente quale, e che cosa fare se non avviene.</translation>
    </message>
    <message>
        <source>Add a &amp;second figure: even harder to foresee</source>
        <translation>Aggiungi un &amp;secondo dato: ancora più imprevedibile</translation>
    </message>
    <message>
        <source>The calendars show no problem with this day.</source>
        <translation>I calendari non hanno nulla contro questo giorno.</translation>
    </message>
    <message>
        <source>Both values are typed, one after the other</source>
        <translation>Si digitano entrambi i valori, uno dopo l’altro</translation>
    </message>
    <message>
        <source>The day is added to your words, and checked</source>
        <translation>Il giorno viene scritto dopo il testo, e controllato</translation>
    </message>
    <message>
        <source>Some weeks ahead, so that everyone has the plan before then.</source>
        <translation>Tra qualche settimana, così tutti hanno il piano prima.</translation>
    </message>
    <message>
        <source>Promise a figure that nobody can know today and everyone can look up later. Together with the secret keys it determines the deals.</source>
        <translation>Promettere un dato che oggi nessuno può conoscere e che poi tutti possono ritrovare. Insieme alle chiavi segrete decide le smazzate.</translation>
    </message>
</context>
<context>
    <name>SpotDialog</name>
    <message>
        <source>Spot check</source>
        <translation>Controllo a campione</translation>
    </message>
    <message>
        <source>Look at the boards on the table, and type how many cards of the suit each hand has.</source>
        <translation>Guardare i board al tavolo e scrivere quante carte del seme ha ogni mano.</translation>
    </message>
    <message>
        <source>Judge all answers</source>
        <translation>Valuta tutte le risposte</translation>
    </message>
</context>
<context>
    <name>StateChanges</name>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n serie</numerusform>
            <numerusform>%n serie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e un altro</numerusform>
            <numerusform>e altri %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepFrame</name>
    <message>
        <source>Go to the next step</source>
        <translation>Al passo successivo</translation>
    </message>
    <message>
        <source>Open what comes next at this step</source>
        <translation>Apre ciò che segue in questo passo</translation>
    </message>
</context>
<context>
    <name>StepLine</name>
    <message>
        <source>Steps</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>Step {number}, {name}: {state}</source>
        <translation>Passo {number}, {name}: {state}</translation>
    </message>
</context>
<context>
    <name>TournamentDoor</name>
    <message>
        <source>Drop what a tournament published here</source>
        <translation>Trascinare qui ciò che un torneo ha pubblicato</translation>
    </message>
    <message>
        <source>Choose &amp;files…</source>
        <translation>Sf&amp;oglia i file…</translation>
    </message>
    <message>
        <source>Choose its public pack (.zip) or its plan (.sqd). The files in the same folder are found.</source>
        <translation>Prendere il suo pacchetto pubblico (.zip), o il suo piano (.sqd): ciò che sta accanto viene trovato.</translation>
    </message>
    <message>
        <source>Prove that the boards are the promised ones</source>
        <translation>Provare che i board sono quelli promessi</translation>
    </message>
    <message>
        <source>Choose the plan that you saved</source>
        <translation>Scegliere il piano conservato</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>{done} of {wanted} boards</source>
        <translation>{done} board su {wanted}</translation>
    </message>
    <message>
        <source>Secret, to keep: {secret}. For the organiser: {public}. In {folder}</source>
        <translation>Segreto, da tenere: {secret}. Per l’organizzatore: {public}. In {folder}</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>&amp;Apri cartella</translation>
    </message>
    <message>
        <source>Boards done</source>
        <translation>Board completati</translation>
    </message>
    <message>
        <source>Boards done so far</source>
        <translation>Board completati finora</translation>
    </message>
    <message>
        <source>The slip for {name} is ready</source>
        <translation>Le parole di {name} sono sul foglietto</translation>
    </message>
    <message>
        <source>Print the slip. Give the words when the outside value is known, not before.</source>
        <translation>Stampare il foglietto e dare le parole quando il valore esterno è noto, non prima.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <translation>Si è verificato un errore nel programma</translation>
    </message>
    <message>
        <source>The files of the tournament have not changed. ({place})</source>
        <translation>I file del torneo sono rimasti com’erano. ({place})</translation>
    </message>
    <message>
        <source>Open the tournament again. Please report the text in brackets.</source>
        <translation>Riaprire il torneo. Si prega di segnalare le parole tra parentesi.</translation>
    </message>
    <message>
        <source>Stop; sessions already dealt are kept</source>
        <translation>Ferma; le sessioni distribuite restano</translation>
    </message>
    <message>
        <source>&amp;QR code of the hash…</source>
        <translation>Codice &amp;QR dell’impronta…</translation>
    </message>
    <message>
        <source>Shows name and hash for the organiser’s telephone to read</source>
        <translation>Mostra nome e impronta perché il telefono dell’organizzatore li legga</translation>
    </message>
    <message>
        <source>Name and hash, for the organiser</source>
        <translation>Nome e impronta, per l’organizzatore</translation>
    </message>
</context>
<context>
    <name>TournamentPages</name>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
</context>
<context>
    <name>TournamentQuestions</name>
    <message>
        <source>Fix the outside value</source>
        <translation>Fissa il valore esterno</translation>
    </message>
    <message>
        <source>Put {value} into the plan?</source>
        <translation>Mettere {value} nel piano?</translation>
    </message>
    <message>
        <source>&amp;Fix the value</source>
        <translation>&amp;Fissa il valore</translation>
    </message>
    <message>
        <source>Reserve sets</source>
        <translation>Serie di riserva</translation>
    </message>
    <message>
        <source>such as: the records of this session were handed out too early</source>
        <translation>per esempio: i fogli di questa sessione sono stati consegnati troppo presto</translation>
    </message>
    <message>
        <source>&amp;Deal reserve sets</source>
        <translation>&amp;Distribuisci le serie di riserva</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Scostamento</translation>
    </message>
    <message>
        <source>such as: session 3 was played before session 2</source>
        <translation>per esempio: la sessione 3 è stata giocata prima della sessione 2</translation>
    </message>
    <message>
        <source>&amp;Record it</source>
        <translation>&amp;Registra</translation>
    </message>
    <message>
        <source>Reveal the keys</source>
        <translation>Rivela le chiavi</translation>
    </message>
    <message>
        <source>Is all play over? Reveal the keys of “{name}”?</source>
        <translation>Tutto il gioco è finito? Rivelare le chiavi di “{name}”?</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>&amp;Rivela</translation>
    </message>
    <message>
        <source>Reveal sessions</source>
        <translation>Rivela sessioni</translation>
    </message>
    <message>
        <source>Is their play over? Reveal {sessions}?</source>
        <translation>Sono state giocate? Rivelare {sessions}?</translation>
    </message>
    <message>
        <source>Seal the plan</source>
        <translation>Sigilla il piano</translation>
    </message>
    <message>
        <source>Seal “{name}” and close its plan for good?</source>
        <translation>Sigillare “{name}” e chiudere il suo piano per sempre?</translation>
    </message>
    <message>
        <source>&amp;Seal</source>
        <translation>&amp;Sigilla</translation>
    </message>
    <message>
        <source>Reserve boards</source>
        <translation>Board di riserva</translation>
    </message>
    <message>
        <source>Another deal takes the place of these boards of {session}: {boards}. The Laws ask for a reason (Law 6D); it goes into a notice for the players.</source>
        <translation>Altri board sostituiscono questi di {session}: {boards}. Il Codice chiede un motivo (articolo 6D); va in un avviso per i giocatori.</translation>
    </message>
    <message>
        <source>such as: board 5 was seen at another table</source>
        <translation>per esempio: il board 5 è stato visto a un altro tavolo</translation>
    </message>
    <message>
        <source>&amp;Deal reserve boards</source>
        <translation>&amp;Distribuisci i board di riserva</translation>
    </message>
    <message>
        <source>Withheld, as every check will show: the words of {names}.</source>
        <translation>Trattenute, come dirà ogni verifica: le parole di {names}.</translation>
    </message>
    <message>
        <source>Every deal depends on it. After the first session is dealt it can never be changed.</source>
        <translation>Ogni smazzata ne deriva. Distribuita la prima sessione, non si può più modificare.</translation>
    </message>
    <message>
        <source>New boards will be dealt to replace: {sessions}. The Laws require a reason (Law 6D). It goes into a notice for the players.</source>
        <translation>Saranno distribuiti altri board al posto di: {sessions}. Il Codice chiede un motivo (articolo 6D); va in un avviso per i giocatori.</translation>
    </message>
    <message>
        <source>&amp;Reason, as everyone will read it</source>
        <translation>&amp;Motivo, in parole che tutti leggeranno</translation>
    </message>
    <message>
        <source>Write where play did not follow the plan. This is recorded, and goes into a notice for the players.</source>
        <translation>Dire dove il gioco non ha seguito il piano. Viene registrato, e detto in un avviso per i giocatori.</translation>
    </message>
    <message>
        <source>&amp;What was done differently</source>
        <translation>&amp;Che cosa è stato fatto diversamente</translation>
    </message>
    <message>
        <source>The problem and your answer are recorded in the journal.</source>
        <translation>Il dubbio e la risposta vengono scritti nel registro.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>Il registro è dubbio</translation>
    </message>
    <message>
        <source>Deal anyway?</source>
        <translation>Distribuire lo stesso?</translation>
    </message>
    <message>
        <source>Anyone who has the pack can compute every board of every session. No more sessions of this tournament can be dealt after that.</source>
        <translation>Chi ha il pacchetto può calcolare ogni board di ogni sessione. Poi non si può distribuire nessun’altra sessione di questo torneo.</translation>
    </message>
    <message>
        <source>Anyone who has the pack can compute every board of that session and of its reserve set. The keys of the other sessions stay secret.</source>
        <translation>Chi ha il pacchetto può calcolare ogni board di quella sessione, anche della sua serie di riserva. Le chiavi delle altre sessioni restano segrete.</translation>
    </message>
    <message>
        <source>Reserve sets that can no longer be used: {sessions}.</source>
        <translation>Serie di riserva che poi non si possono più usare: {sessions}.</translation>
    </message>
    <message>
        <source>&amp;Deal anyway</source>
        <translation>&amp;Distribuisci lo stesso</translation>
    </message>
    <message>
        <source>The keys will be made now. After that nothing in the plan can be changed: no phase, no board, no source of the outside value.</source>
        <translation>Ora si creano le chiavi. Poi nulla nel piano si può modificare: né fasi e board né la fonte del valore esterno.</translation>
    </message>
</context>
<context>
    <name>TournamentStart</name>
    <message>
        <source>&amp;New tournament…</source>
        <translation>&amp;Nuovo torneo…</translation>
    </message>
    <message>
        <source>&amp;Try it out…</source>
        <translation>&amp;Provare…</translation>
    </message>
    <message>
        <source>&amp;Open a tournament…</source>
        <translation>&amp;Apri un torneo…</translation>
    </message>
    <message>
        <source>&amp;Keep words…</source>
        <translation>&amp;Custodire parole…</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>You can also drop a plan (.sqd), or the folder of a tournament, here.</source>
        <translation>Si può anche trascinare qui un piano (.sqd) o la cartella di un torneo.</translation>
    </message>
    <message>
        <source>The five steps</source>
        <translation>I cinque passi</translation>
    </message>
    <message>
        <source>{name}  in {folder}</source>
        <translation>{name}  in {folder}</translation>
    </message>
    <message>
        <source>Open {name} again</source>
        <translation>Riapri {name}</translation>
    </message>
    <message>
        <source>Recently opened</source>
        <translation>Aperti di recente</translation>
    </message>
    <message>
        <source>Start a new plan in its own folder</source>
        <translation>Cominciare un piano, in una cartella a parte</translation>
    </message>
    <message>
        <source>The whole procedure in ten minutes, with any value; nobody can mistake it for a real tournament</source>
        <translation>Tutto il percorso in dieci minuti, con un valore qualsiasi: nessuno può prenderlo per un vero torneo</translation>
    </message>
    <message>
        <source>Continue with a plan (.sqd); SquareDeal’s plans work too</source>
        <translation>Continuare un piano (.sqd), anche di SquareDeal</translation>
    </message>
    <message>
        <source>For holders: make the words you keep, and their hash for the organiser</source>
        <translation>Per un depositario: le parole da custodire, e la loro impronta per l’organizzatore</translation>
    </message>
    <message>
        <source>For championships where all players can check every board afterwards. You publish a plan, wait for a figure that nobody can foresee, deal, and reveal the keys after play. Every check then lists what is proved and what could still be chosen.</source>
        <translation>Per i campionati in cui poi tutti i giocatori possono verificare ogni board. Si pubblica un piano, si attende un dato che nessuno può prevedere, si distribuisce, e dopo il gioco si rivelano le chiavi. Ogni verifica elenca allora ciò che è provato e ciò che si poteva ancora scegliere.</translation>
    </message>
</context>
<context>
    <name>TournamentView</name>
    <message>
        <source>All tournaments</source>
        <translation>Tutti i tornei</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Folder for the boards</source>
        <translation>Cartella per i board</translation>
    </message>
    <message>
        <source>Please read this first</source>
        <translation>Leggere prima questo</translation>
    </message>
    <message>
        <source>Public and secret</source>
        <translation>Pubblico e segreto</translation>
    </message>
    <message>
        <source>PRACTICE: any value, no waiting. No check will ever call this proved.</source>
        <translation>PRACTICE (prova): un valore qualsiasi, nessuna attesa. Niente di questo sarà mai detto provato.</translation>
    </message>
    <message>
        <source>Close this tournament; everything is stored in its files</source>
        <translation>Chiude questo torneo; tutto resta nei suoi file</translation>
    </message>
</context>
<context>
    <name>TournamentWords</name>
    <message>
        <source>Plan</source>
        <translation>Piano</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Pubblica</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Rivela</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fatto</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ora</translation>
    </message>
    <message>
        <source>files {names}</source>
        <translation>file {names}</translation>
    </message>
    <message>
        <source>one session</source>
        <translation>una sessione</translation>
    </message>
    <message>
        <source>{count} sessions</source>
        <translation>{count} sessioni</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} e {last}</translation>
    </message>
    <message>
        <source>boards {boards} in turn</source>
        <translation>board {boards} a turno</translation>
    </message>
    <message>
        <source>the secret keys of those who open it</source>
        <translation>le chiavi segrete di chi lo apre</translation>
    </message>
    <message>
        <source>Choose where the outside value will come from.</source>
        <translation>Scegliere da dove verrà il valore esterno.</translation>
    </message>
    <message>
        <source>And the words of: {names}</source>
        <translation>E le parole di: {names}</translation>
    </message>
    <message>
        <source>afterwards: {files}</source>
        <translation>dopo: {files}</translation>
    </message>
    <message>
        <source>afterwards: the keys, and whatever opens them</source>
        <translation>dopo: le chiavi, e tutto ciò che le apre</translation>
    </message>
    <message>
        <source>This is practice: type any figure, twice.</source>
        <translation>Questa è una prova: digitare un numero qualsiasi, due volte.</translation>
    </message>
    <message>
        <source>the notices (.txt) of reserve sets and deviations</source>
        <translation>gli avvisi (.txt) delle serie di riserva e degli scostamenti</translation>
    </message>
    <message>
        <source>Genuine: the network signed round {number}.</source>
        <translation>Autentico: la rete ha firmato l’estrazione {number}.</translation>
    </message>
    <message>
        <source>the passphrase</source>
        <translation>la frase segreta</translation>
    </message>
    <message>
        <source>Decide in advance everything that could be chosen later: what is played, and which outside figure will determine the deals.</source>
        <translation>Scrivere tutto ciò che si potrebbe scegliere dopo: che cosa si gioca, e quale dato esterno deciderà le smazzate.</translation>
    </message>
    <message>
        <source>&amp;Go to Plan</source>
        <translation>Torna al pia&amp;no</translation>
    </message>
    <message>
        <source>Next: {topic}</source>
        <translation>Avanti: {topic}</translation>
    </message>
    <message>
        <source>Seal the plan: this makes the secret keys and closes the plan for good. Publish it weeks before play. After that, every check lists anything that could still be chosen. Anyone with the keys and the value can compute the boards, so keep the keys sealed.</source>
        <translation>Sigillare il piano, il che crea le chiavi segrete e lo chiude per sempre, e pubblicarlo settimane prima del gioco. Da allora si possono scegliere smazzate solo nei limiti che ogni verifica elenca. Chi ha le chiavi e il valore può calcolare i board: perciò tenere le chiavi sigillate.</translation>
    </message>
    <message>
        <source>When the promised figure is known, two people type it here. It goes into every deal.</source>
        <translation>Quando il dato promesso è noto, due persone lo digitano qui. Entra in ogni smazzata.</translation>
    </message>
    <message>
        <source>Deal the sessions into files for your machine, on a computer without a network. No card is shown.</source>
        <translation>Distribuire le sessioni in file per la propria macchina, su un computer senza rete. Nessuna carta è mostrata.</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>da fare</translation>
    </message>
    <message>
        <source>as many sessions as needed</source>
        <translation>tutte le sessioni che serviranno</translation>
    </message>
    <message>
        <source>boards entered when dealing</source>
        <translation>board da dire alla distribuzione</translation>
    </message>
    <message>
        <source>the passphrase, or the officials’ sheets</source>
        <translation>la frase segreta, o i fogli dei responsabili</translation>
    </message>
    <message>
        <source>The plan is complete. Add more phases, or go to Publish.</source>
        <translation>Il piano è completo. Aggiungere altre fasi, o andare alla pubblicazione.</translation>
    </message>
    <message>
        <source>Add the phases of the tournament one by one.</source>
        <translation>Aggiungere le fasi del torneo, una dopo l’altra.</translation>
    </message>
    <message>
        <source>Correct what the inspector marks as wrong. Then go to Publish.</source>
        <translation>Correggere ciò che il controllo segna come errato. Poi andare alla pubblicazione.</translation>
    </message>
    <message>
        <source>Publish these files where all players can see them, before the outside value is known. Then wait for the value.</source>
        <translation>Mettere questi file dove tutti i giocatori li vedono, prima che il valore esterno sia noto. Poi attendere il valore.</translation>
    </message>
    <message>
        <source>When the day has come, look the value up in two places, and have a second person with you.</source>
        <translation>Quando è il giorno, cercare il valore in due posti, e avere vicino una seconda persona.</translation>
    </message>
    <message>
        <source>When the promised round has appeared, open its address on a telephone and enter what it shows.</source>
        <translation>Quando l’estrazione promessa è uscita, aprire il suo indirizzo con un telefono e portare ciò che mostra.</translation>
    </message>
    <message>
        <source>{file}, again: it now contains the value</source>
        <translation>{file}, ancora una volta: ora contiene il valore</translation>
    </message>
    <message>
        <source>Go to Deal, on a computer without a network.</source>
        <translation>Passare alle smazzate, su un computer senza rete.</translation>
    </message>
    <message>
        <source>every file of boards, until it has been played</source>
        <translation>ogni file di board, finché non è giocato</translation>
    </message>
    <message>
        <source>All sessions are dealt. When all play is over, go to Reveal.</source>
        <translation>Ogni sessione è distribuita. Quando tutto il gioco è finito, andare alla rivelazione.</translation>
    </message>
    <message>
        <source>Tick the sessions, open the keys and deal. Take the files to the machine without opening them.</source>
        <translation>Spuntare le sessioni, aprire le chiavi e distribuire. Portare i file alla macchina, e tenerli chiusi.</translation>
    </message>
    <message>
        <source>Publish the pack where everyone can find it. Anyone can check it, with this program or without: the pack explains how.</source>
        <translation>Mettere il pacchetto dove tutti lo trovano. Chiunque può controllarlo con questo programma, o senza: dice come.</translation>
    </message>
    <message>
        <source>You can reveal a session on its own the evening it was played. When the last board has been played, including reserve sets, reveal them all.</source>
        <translation>Una sessione già giocata si può rivelare da sola, la sera stessa. Quando è giocato l’ultimo board, serie di riserva comprese, rivelarle tutte.</translation>
    </message>
    <message>
        <source>the files of sessions not played, until the reveal</source>
        <translation>i file delle sessioni non giocate, fino alla rivelazione</translation>
    </message>
    <message>
        <source>Wait until the last board has been played, including reserve sets. Then reveal.</source>
        <translation>Attendere che l’ultimo board sia giocato, serie di riserva comprese. Poi rivelare.</translation>
    </message>
    <message>
        <source>Read every warning, choose who keeps the keys, and seal the plan. Nothing can be changed after that.</source>
        <translation>Guardare ogni avviso, scegliere chi tiene le chiavi e sigillare il piano. Dopo non si può modificare nulla.</translation>
    </message>
    <message>
        <source>Publish these files where all players can see them, before the outside value is known. Then enter where they are, and since when.</source>
        <translation>Mettere questi file dove tutti i giocatori li vedono, prima che il valore esterno sia noto. Poi dire dove si trovano e da quando.</translation>
    </message>
    <message>
        <source>When all play is over, everyone gets the keys and can check that every board is as promised.</source>
        <translation>Quando tutto il gioco è finito, tutti ricevono le chiavi e possono verificare se ogni board è come promesso.</translation>
    </message>
    <message>
        <source>The plan is sealed and can no longer be changed.</source>
        <translation>Il piano è sigillato e resta com’è.</translation>
    </message>
    <message>
        <source>the officials’ sheets</source>
        <translation>i fogli dei responsabili</translation>
    </message>
    <message>
        <source>The plan can be published. Read the inspector’s findings, then go to Publish.</source>
        <translation>Il piano può essere pubblicato. Guardare le osservazioni del controllo, poi passare a Pubblica.</translation>
    </message>
    <message>
        <source>{boards} each</source>
        <translation>{boards} ciascuna</translation>
    </message>
</context>
<context>
    <name>ValueStep</name>
    <message>
        <source>As it goes into the plan and into the deals:</source>
        <translation>Come entra nel piano e nelle smazzate:</translation>
    </message>
    <message>
        <source>&amp;Begin again</source>
        <translation>&amp;Ricomincia</translation>
    </message>
    <message>
        <source>&amp;Correct the value…</source>
        <translation>&amp;Correggi il valore…</translation>
    </message>
    <message>
        <source>such as 44,901.92</source>
        <translation>per esempio 44,901.92</translation>
    </message>
    <message>
        <source>The value that is in the plan</source>
        <translation>Il valore che è nel piano</translation>
    </message>
    <message>
        <source>What was promised</source>
        <translation>Che cosa è stato promesso</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>&amp;Valore</translation>
    </message>
    <message>
        <source>Puts its randomness into the plan</source>
        <translation>Mette il suo numero casuale nel piano</translation>
    </message>
    <message>
        <source>First person: type the value</source>
        <translation>Prima persona: digitare il valore</translation>
    </message>
    <message>
        <source>Second person: type the value again</source>
        <translation>Seconda persona: digitare di nuovo il valore</translation>
    </message>
    <message>
        <source>Hand over to the &amp;second person</source>
        <translation>Passa alla &amp;seconda persona</translation>
    </message>
    <message>
        <source>Hides what you typed</source>
        <translation>Nasconde ciò che è stato digitato</translation>
    </message>
    <message>
        <source>Compares what the two of you typed</source>
        <translation>Confronta ciò che le due persone hanno digitato</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Con&amp;fronta</translation>
    </message>
    <message>
        <source>&amp;Fix this value…</source>
        <translation>F&amp;issa questo valore…</translation>
    </message>
    <message>
        <source>Puts the value into the plan</source>
        <translation>Mette il valore nel piano</translation>
    </message>
    <message>
        <source>a round of drand was promised</source>
        <translation>era promessa un’estrazione drand</translation>
    </message>
    <message>
        <source>Not as promised? Give the &amp;reason:</source>
        <translation>Non come promesso? Dire p&amp;erché:</translation>
    </message>
    <message>
        <source>Both people type the value again</source>
        <translation>Entrambe le persone digitano di nuovo il valore</translation>
    </message>
    <message>
        <source>Possible until something has been dealt from it</source>
        <translation>Possibile finché nulla è stato distribuito con esso</translation>
    </message>
    <message>
        <source>&amp;Go to Deal</source>
        <translation>Vai alle smazza&amp;te</translation>
    </message>
    <message>
        <source>Type it as published; points and commas between digits do not matter</source>
        <translation>Digitarlo come è stato pubblicato; punti e virgole tra le cifre non contano</translation>
    </message>
    <message>
        <source>The reason for using a value that is not as promised</source>
        <translation>Il motivo per cui si prende il valore anche se non è come promesso</translation>
    </message>
    <message>
        <source>&amp;Use this round…</source>
        <translation>&amp;Usa questa estrazione…</translation>
    </message>
    <message>
        <source>Both typed the same value</source>
        <translation>Entrambe hanno digitato lo stesso</translation>
    </message>
    <message>
        <source>Look it up at the promised source, and compare it with a second source.</source>
        <translation>Cercarlo dove è stato promesso, e confrontarlo con un secondo posto.</translation>
    </message>
    <message>
        <source>What the first person typed is now hidden. Look the value up yourself, and type what you see.</source>
        <translation>Ciò che ha digitato la prima persona ora è nascosto. Cercare il valore da sé, e digitare ciò che si vede.</translation>
    </message>
    <message>
        <source>Check the value once more. Once fixed, it goes into every deal.</source>
        <translation>Guardare il valore ancora una volta. Una volta fissato, entra in ogni smazzata.</translation>
    </message>
    <message>
        <source>Wait: it is not {day} yet, so nobody can know the value.</source>
        <translation>Attendere: {day} non è ancora arrivato, quindi nessuno può conoscere il valore.</translation>
    </message>
    <message>
        <source>The two values do not match</source>
        <translation>Le due persone non hanno digitato lo stesso</translation>
    </message>
    <message>
        <source>{difference} (“here” is the first person’s.) Look the value up together, then start again.</source>
        <translation>{difference} (“qui” è la prima persona.) Cercare il valore insieme, poi ricominciare.</translation>
    </message>
</context>
<context>
    <name>VerifyReportPanel</name>
    <message>
        <source>Open the keys and verif&amp;y</source>
        <translation>A&amp;pri le chiavi e verifica</translation>
    </message>
    <message>
        <source>Sessions and boards</source>
        <translation>Sessioni e board</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Buono a sapersi</translation>
    </message>
    <message>
        <source>The promise</source>
        <translation>La promessa</translation>
    </message>
    <message>
        <source>The keys stay sealed on the disk</source>
        <translation>Le chiavi restano sigillate sul disco</translation>
    </message>
    <message>
        <source>The keys are sealed</source>
        <translation>Le chiavi sono sigillate</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sessione</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Open a session to see its boards</source>
        <translation>Aprire una sessione per vederne i board</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>as promised</source>
        <translation>come promesso</translation>
    </message>
    <message>
        <source>not as promised</source>
        <translation>non come promesso</translation>
    </message>
    <message>
        <source>Officials can verify before the reveal: choose what opens the keys. Players wait for the reveal.</source>
        <translation>I responsabili possono verificare prima della rivelazione: dire che cosa apre le chiavi. I giocatori la attendono.</translation>
    </message>
    <message>
        <source>Press the right arrow key to show the boards of a session.</source>
        <translation>La freccia destra mostra i board di una sessione.</translation>
    </message>
</context>
<context>
    <name>VerifyRows</name>
    <message>
        <source>Not everything is as promised</source>
        <translation>Non tutto è come promesso</translation>
    </message>
    <message>
        <source>A file cannot be used</source>
        <translation>Un file non si può usare</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>Nothing is wrong, but no board could be verified yet</source>
        <translation>Nulla è sbagliato, ma nessun board si è ancora potuto verificare</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Sessions: {sessions}. Every one follows from the published keys and the outside value.</source>
        <translation>Board verificati: {boards}. Sessioni: {sessions}. Ognuno deriva dalle chiavi pubblicate e dal valore esterno.</translation>
    </message>
    <message>
        <source>Every board is as promised</source>
        <translation>Ogni board è come promesso</translation>
    </message>
    <message>
        <source>This plan is not published yet: no keys are bound to it.</source>
        <translation>Questo piano non è ancora pubblicato: nessuna chiave è ancora fissata.</translation>
    </message>
    <message>
        <source>The outside value is not in this plan yet.</source>
        <translation>Il valore esterno non è ancora in questo piano.</translation>
    </message>
    <message>
        <source>The keys are not among the files, or still sealed. They are published after play.</source>
        <translation>Le chiavi non sono tra i file, o sono ancora sigillate. Si pubblicano dopo il gioco.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Outside value from</source>
        <translation>Valore esterno da</translation>
    </message>
    <message>
        <source>Outside value</source>
        <translation>Valore esterno</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>non ancora noto</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Answer the questions below. The other sessions can be verified when they are revealed.</source>
        <translation>Board verificati: {boards}. Rispondere alle domande qui sotto. Le altre sessioni si potranno verificare quando saranno rivelate.</translation>
    </message>
    <message>
        <source>Cannot be used</source>
        <translation>Non utilizzabile</translation>
    </message>
    <message>
        <source>board {number}: {reason}</source>
        <translation>board {number}: {reason}</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Board {number}</translation>
    </message>
    <message>
        <source>as promised</source>
        <translation>come promesso</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>Non nel file</translation>
    </message>
    <message>
        <source>Nothing is wrong; other sessions are still secret</source>
        <translation>Nulla è sbagliato; altre sessioni sono ancora segrete</translation>
    </message>
    <message>
        <source>Check code</source>
        <translation>Codice di controllo</translation>
    </message>
    <message>
        <source>Check code in words</source>
        <translation>Codice di controllo in parole</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… e altri {count}</translation>
    </message>
    <message>
        <source>No files of boards were given.</source>
        <translation>Tra ciò che è stato consegnato non ci sono file di board.</translation>
    </message>
    <message>
        <source>As promised so far; other sessions are still to come</source>
        <translation>Fin qui come promesso; le altre sessioni devono ancora venire</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Nothing was chosen, and no question is left for you. The other sessions can be verified when they are revealed.</source>
        <translation>Board verificati: {boards}. Nulla è stato scelto, e non resta nulla da dire. Le altre sessioni si potranno verificare quando saranno rivelate.</translation>
    </message>
    <message>
        <source>Nothing is wrong so far; some questions are for you</source>
        <translation>Fin qui nulla è sbagliato; mancano alcune risposte</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Answer the questions below. No file can answer them for you.</source>
        <translation>Board verificati: {boards}. Rispondere alle domande qui sotto: nessun file può farlo al posto di chi verifica.</translation>
    </message>
    <message>
        <source>Nothing is wrong, but something was chosen</source>
        <translation>Nulla è sbagliato, e qualcosa è stato scelto</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. See below what the organiser could choose, and ask why.</source>
        <translation>Board verificati: {boards}. Leggere qui sotto che cosa l’organizzatore poteva scegliere, e chiedere perché.</translation>
    </message>
    <message>
        <source>What the files show, and what you told us.</source>
        <translation>Ciò che mostrano i file, e ciò che dice chi verifica.</translation>
    </message>
    <message>
        <source>No file can answer this for you.</source>
        <translation>Nessun file può dirlo al posto di chi verifica.</translation>
    </message>
    <message>
        <source>Cannot be decided</source>
        <translation>Non se ne può dire nulla</translation>
    </message>
    <message>
        <source>Not from this tournament</source>
        <translation>Non di questo torneo</translation>
    </message>
    <message>
        <source>The organiser could choose this after the value was known. This is not an accusation: ask why.</source>
        <translation>L’organizzatore poteva sceglierlo quando il valore era noto. Non è un’accusa: chiederne il motivo.</translation>
    </message>
    <message>
        <source>These cannot all be true.</source>
        <translation>Queste cose non possono essere vere insieme.</translation>
    </message>
    <message>
        <source>{boards}: the key of the session is missing</source>
        <translation>{boards}: la chiave della sessione non c’è</translation>
    </message>
    <message>
        <source>{boards} as promised</source>
        <translation>{boards} come promesso</translation>
    </message>
</context>
<context>
    <name>WindowSession</name>
    <message>
        <source>Deal</source>
        <translation>Distribuzione</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>A set is being dealt</source>
        <translation>È in corso la distribuzione di una serie</translation>
    </message>
    <message>
        <source>Stop dealing and close?</source>
        <translation>Fermare la distribuzione e chiudere?</translation>
    </message>
    <message>
        <source>Sessions of a tournament are being dealt</source>
        <translation>È in corso la distribuzione di sessioni di un torneo</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>&amp;Interrompi e chiudi</translation>
    </message>
    <message>
        <source>Deal a session</source>
        <translation>Distribuire una sessione</translation>
    </message>
    <message>
        <source>Some settings were reset</source>
        <translation>Alcune impostazioni sono tornate ai valori iniziali</translation>
    </message>
    <message>
        <source>The sets you have dealt are safe. Please check your settings.</source>
        <translation>Le serie già distribuite sono al sicuro. Rivedere le impostazioni.</translation>
    </message>
    <message>
        <source>The set and its files have not changed. ({place})</source>
        <translation>La serie e i suoi file sono come prima. ({place})</translation>
    </message>
    <message>
        <source>If you stop now, no files of the current session are left behind. The sessions already dealt are kept, and you can deal the others later.</source>
        <translation>Se si ferma ora, non resta alcun file della sessione in corso di distribuzione. Le sessioni già distribuite restano, e le altre si possono distribuire più tardi.</translation>
    </message>
    <message>
        <source>If you stop now, you have all files of this set, or none.</source>
        <translation>Se si interrompe ora, ci sono tutti i file di questa serie, o nessuno.</translation>
    </message>
</context>
<context>
    <name>broken off</name>
    <message>
        <source>Files of several sessions together, or a notice, may be missing. Deal it now?</source>
        <translation>Possono mancare file di più sessioni insieme, o un avviso. Distribuire ora?</translation>
    </message>
    <message>
        <source>Not dealt: {sessions}.</source>
        <translation>Non distribuiti: {sessions}.</translation>
    </message>
    <message>
        <source>Dealing was interrupted after all sessions were dealt</source>
        <translation>Una distribuzione è stata interrotta quando tutte le sue sessioni erano distribuite</translation>
    </message>
    <message>
        <source>{session} was interrupted</source>
        <translation>{session}: interrotta</translation>
    </message>
    <message>
        <source>Dealing was interrupted at {session}</source>
        <translation>Una distribuzione è stata interrotta a {session}</translation>
    </message>
    <message>
        <source>Nothing is left of it. Deal it now?</source>
        <translation>Non ne è rimasto nulla. Distribuire ora?</translation>
    </message>
    <message>
        <source>Do not use the remaining files: {names}. Dealing again replaces them. Deal it now?</source>
        <translation>Non usare ciò che ne resta: {names}. Distribuire rimette tutto a posto. Distribuire ora?</translation>
    </message>
</context>
<context>
    <name>calendar</name>
    <message>
        <source>Monday</source>
        <translation>lunedì</translation>
    </message>
    <message>
        <source>Tuesday</source>
        <translation>martedì</translation>
    </message>
    <message>
        <source>Wednesday</source>
        <translation>mercoledì</translation>
    </message>
    <message>
        <source>Thursday</source>
        <translation>giovedì</translation>
    </message>
    <message>
        <source>Friday</source>
        <translation>venerdì</translation>
    </message>
    <message>
        <source>Saturday</source>
        <translation>sabato</translation>
    </message>
    <message>
        <source>Sunday</source>
        <translation>domenica</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>spostato</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>data stimata</translation>
    </message>
    <message>
        <source>observed, estimated</source>
        <translation>spostato, data stimata</translation>
    </message>
    <message>
        <source>New Year&apos;s Day</source>
        <translation>Capodanno</translation>
    </message>
    <message>
        <source>Epiphany</source>
        <translation>Epifania</translation>
    </message>
    <message>
        <source>Carnival</source>
        <translation>Carnevale</translation>
    </message>
    <message>
        <source>Maundy Thursday</source>
        <translation>Giovedì Santo</translation>
    </message>
    <message>
        <source>Good Friday</source>
        <translation>Venerdì Santo</translation>
    </message>
    <message>
        <source>Easter Monday</source>
        <translation>Lunedì dell’Angelo</translation>
    </message>
    <message>
        <source>May Day</source>
        <translation>Primo Maggio</translation>
    </message>
    <message>
        <source>Labor Day</source>
        <translation>Festa del Lavoro</translation>
    </message>
    <message>
        <source>Labour Day</source>
        <translation>Festa del Lavoro</translation>
    </message>
    <message>
        <source>Ascension Day</source>
        <translation>Ascensione</translation>
    </message>
    <message>
        <source>Pentecost Monday</source>
        <translation>Lunedì di Pentecoste</translation>
    </message>
    <message>
        <source>Corpus Christi</source>
        <translation>Corpus Domini</translation>
    </message>
    <message>
        <source>Assumption Day</source>
        <translation>Assunzione</translation>
    </message>
    <message>
        <source>All Saints&apos; Day</source>
        <translation>Ognissanti</translation>
    </message>
    <message>
        <source>Immaculate Conception</source>
        <translation>Immacolata Concezione</translation>
    </message>
    <message>
        <source>Christmas Eve</source>
        <translation>vigilia di Natale</translation>
    </message>
    <message>
        <source>Christmas Day</source>
        <translation>Natale</translation>
    </message>
    <message>
        <source>Second Day of Christmas</source>
        <translation>secondo giorno di Natale</translation>
    </message>
    <message>
        <source>Saint Stephen&apos;s Day</source>
        <translation>Santo Stefano</translation>
    </message>
    <message>
        <source>Boxing Day</source>
        <translation>26 dicembre</translation>
    </message>
    <message>
        <source>New Year&apos;s Eve</source>
        <translation>San Silvestro</translation>
    </message>
    <message>
        <source>National Day</source>
        <translation>festa nazionale</translation>
    </message>
    <message>
        <source>Constitution Day</source>
        <translation>festa della Costituzione</translation>
    </message>
    <message>
        <source>Republic Day</source>
        <translation>festa della Repubblica</translation>
    </message>
    <message>
        <source>Independence Day</source>
        <translation>festa dell’Indipendenza</translation>
    </message>
    <message>
        <source>Thanksgiving Day</source>
        <translation>Giorno del Ringraziamento</translation>
    </message>
    <message>
        <source>Memorial Day</source>
        <translation>Memorial Day</translation>
    </message>
    <message>
        <source>Martin Luther King Jr. Day</source>
        <translation>giorno di Martin Luther King</translation>
    </message>
    <message>
        <source>Washington&apos;s Birthday</source>
        <translation>compleanno di Washington</translation>
    </message>
    <message>
        <source>Juneteenth National Independence Day</source>
        <translation>Juneteenth</translation>
    </message>
    <message>
        <source>Bank Holiday</source>
        <translation>festività bancaria</translation>
    </message>
    <message>
        <source>Spring Bank Holiday</source>
        <translation>festività bancaria di primavera</translation>
    </message>
    <message>
        <source>Late Summer Bank Holiday</source>
        <translation>festività bancaria di agosto</translation>
    </message>
    <message>
        <source>Chinese New Year</source>
        <translation>Capodanno cinese</translation>
    </message>
</context>
<context>
    <name>certificate</name>
    <message>
        <source>Dealing certificate</source>
        <translation>Certificato di distribuzione</translation>
    </message>
    <message>
        <source>{program}, printed {time}, set {code}, page {page} of {pages}</source>
        <translation>{program}, stampato {time}, serie {code}, pagina {page} di {pages}</translation>
    </message>
    <message>
        <source>Set {place} of {count} dealt for this event on this day</source>
        <translation>Serie {place} di {count} per questa gara in questo giorno</translation>
    </message>
    <message>
        <source>{boards} ({count} in all)</source>
        <translation>{boards} ({count} in tutto)</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Day of the event</source>
        <translation>Giorno della gara</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Distribuita</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programma</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Autotest</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Casualità</translation>
    </message>
    <message>
        <source>Identification</source>
        <translation>Identificazione</translation>
    </message>
    <message>
        <source>is the RIPEMD-160 of {text}</source>
        <translation>è il RIPEMD-160 di {text}</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formati</translation>
    </message>
    <message>
        <source>{file}, {count} bytes</source>
        <translation>{file}, {count} byte</translation>
    </message>
    <message>
        <source>Hiding digest</source>
        <translation>Impronta che nasconde</translation>
    </message>
    <message>
        <source>Every set dealt for this event on this day</source>
        <translation>Tutte le serie distribuite per questa gara in questo giorno</translation>
    </message>
    <message>
        <source>no code</source>
        <translation>senza codice</translation>
    </message>
    <message>
        <source>Set {number} (this one)</source>
        <translation>Serie {number} (questa)</translation>
    </message>
    <message>
        <source>Set {number}</source>
        <translation>Serie {number}</translation>
    </message>
    <message>
        <source>For any event</source>
        <translation>Per tutte le gare</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>This set: row {row}</source>
        <translation>Questa serie: riga {row}</translation>
    </message>
    <message>
        <source>Newest: row {row}</source>
        <translation>Più recente: riga {row}</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Controllo</translation>
    </message>
    <message>
        <source>Witness: I was present when this set was dealt.</source>
        <translation>Testimone: ero presente quando questa serie è stata distribuita.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>profile {name}</source>
        <translation>profilo {name}</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>riga {number}</translation>
    </message>
    <message>
        <source>the clock had been set back</source>
        <translation>l’orologio era stato spostato indietro</translation>
    </message>
    <message>
        <source>the computer had no randomness of its own</source>
        <translation>il computer non aveva casualità propria</translation>
    </message>
    <message>
        <source>nothing was typed</source>
        <translation>non è stato digitato nulla</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>e altri {count}</translation>
    </message>
    <message>
        <source>the journal was in doubt, or its user said that the doubt is known</source>
        <translation>il registro era dubbio, o l’utente ha detto che il dubbio è noto</translation>
    </message>
    <message>
        <source>No event name</source>
        <translation>Gara senza nome</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>{count} known answers, all correct when this was printed; they must be correct before each deal</source>
        <translation>{count} risposte note, tutte giuste alla stampa; deve riuscire prima di ogni distribuzione</translation>
    </message>
    <message>
        <source>Sets started on this computer on the day of dealing: {count}</source>
        <translation>Serie iniziate su questo computer nel giorno della distribuzione: {count}</translation>
    </message>
    <message>
        <source>CHANGED SINCE IT WAS WRITTEN:</source>
        <translation>NON È PIÙ COME È STATO SCRITTO:</translation>
    </message>
    <message>
        <source>all rows intact</source>
        <translation>tutte le righe come sono state scritte</translation>
    </message>
    <message>
        <source>Recorded there</source>
        <translation>Annotato lì</translation>
    </message>
    <message>
        <source>Set code and digests do not reveal the cards. They are made with a key that the journal publishes when the set is released; then anyone can compute them again. Every set is recorded in the journal before any of its files can be seen. Give a copy of this sheet to someone else. If the journal is ever rewritten or rolled back, the hashes on this sheet will show it: use “bigdeal journal verify --known” with a hash from here.</source>
        <translation>Il codice della serie e le impronte nascondono le carte: sono fatti con una chiave che il registro pubblica quando la serie viene divulgata, e allora chiunque può ricalcolarli. Ogni serie è scritta nel registro prima che un suo file si possa vedere. Custodito da un’altra persona, questo foglio mostra più tardi se il registro è stato riscritto o riportato indietro: le sue righe devono avere ancora queste impronte; lo dice “bigdeal journal verify --known” con un’impronta presa da qui.</translation>
    </message>
    <message>
        <source>the journal’s count was missing, and was started again</source>
        <translation>il conteggio accanto al registro mancava ed è stato ricominciato</translation>
    </message>
    <message>
        <source>restored from a backup; rows known to be lost: {count}</source>
        <translation>ripristinato da un backup; righe perse, per quanto si sa: {count}</translation>
    </message>
    <message>
        <source>keys and mouse filled the meter with {bits} bits, mixed with the computer’s own randomness</source>
        <translation>tasti e mouse hanno riempito l’indicatore, {bits} bit, ed è entrata anche la casualità del computer</translation>
    </message>
    <message>
        <source>anyone who knows it can make this set again</source>
        <translation>chi lo conosce può rifare questa serie</translation>
    </message>
    <message>
        <source>anyone who has them can make this set again, and verify it once they are revealed</source>
        <translation>chi le ha può rifare questa serie, e verificarla quando sono rivelate</translation>
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
        <translation>La nostra macchina è equa?</translation>
    </message>
    <message>
        <source>As chance alone would deal them.</source>
        <translation>Come li distribuirebbe il solo caso.</translation>
    </message>
    <message>
        <source>Not as chance deals them, and no known cause explains it.</source>
        <translation>Non come li distribuisce il caso; nessuna causa nota lo spiega.</translation>
    </message>
    <message>
        <source>Not as chance deals them: {cause}.</source>
        <translation>Non come li distribuisce il caso: {cause}.</translation>
    </message>
    <message>
        <source>odd shapes were rejected</source>
        <translation>le distribuzioni estreme sono state scartate</translation>
    </message>
    <message>
        <source>boards with a suit of eight or more were rejected</source>
        <translation>i board con un seme di otto o più carte sono stati scartati</translation>
    </message>
    <message>
        <source>boards without an opening hand were rejected</source>
        <translation>i board senza mano d’apertura sono stati scartati</translation>
    </message>
    <message>
        <source>the wildest of several sets was chosen</source>
        <translation>è stata scelta la serie più estrema fra diverse</translation>
    </message>
    <message>
        <source>the tamest of several sets was chosen</source>
        <translation>è stata scelta la serie più tranquilla fra diverse</translation>
    </message>
    <message>
        <source>the sides’ points were evened out</source>
        <translation>i punti delle due linee sono stati livellati</translation>
    </message>
    <message>
        <source>the cards were not shuffled enough</source>
        <translation>le carte non sono state mescolate abbastanza</translation>
    </message>
    <message>
        <source>boards came again</source>
        <translation>alcuni board si sono ripetuti</translation>
    </message>
    <message>
        <source>some cards go to some seats too often</source>
        <translation>alcune carte vanno troppo spesso ad alcuni posti</translation>
    </message>
    <message>
        <source>Sets: {sets}. Boards: {boards}. Figures: {figures}, with double dummy.</source>
        <translation>Serie: {sets}. Board: {boards}. Cifre: {figures}, anche a carte viste.</translation>
    </message>
    <message>
        <source>Sets: {sets}. Boards: {boards}. Figures: {figures}, without double dummy.</source>
        <translation>Serie: {sets}. Board: {boards}. Cifre: {figures}, senza quelle a carte viste.</translation>
    </message>
    <message>
        <source>A fair machine is accused less than once in 1000 check-ups.</source>
        <translation>Una macchina equa è accusata meno di una volta su 1000 controlli.</translation>
    </message>
    <message>
        <source>A fair machine practically never does this.</source>
        <translation>Una macchina equa non lo fa praticamente mai.</translation>
    </message>
    <message>
        <source>A fair machine does this once in {times}.</source>
        <translation>Una macchina equa lo fa una volta su {times}.</translation>
    </message>
    <message>
        <source>What one set like this would show</source>
        <translation>Che cosa mostrerebbe una serie come questa</translation>
    </message>
    <message>
        <source>What {sets} sets like these would show</source>
        <translation>Che cosa mostrerebbero {sets} serie come queste</translation>
    </message>
    <message>
        <source>shuffled by hand only {riffles} times</source>
        <translation>mescolate a mano solo {riffles} volte</translation>
    </message>
    <message>
        <source>a generator with only {states} boards</source>
        <translation>un generatore con soli {states} board</translation>
    </message>
    <message>
        <source>odd shapes rejected (a void, or seven cards of a suit)</source>
        <translation>distribuzioni estreme scartate (un vuoto, o sette carte di un seme)</translation>
    </message>
    <message>
        <source>suits of eight or more rejected</source>
        <translation>semi di otto o più carte scartati</translation>
    </message>
    <message>
        <source>boards without a 12-count rejected</source>
        <translation>board senza una mano di 12 punti scartati</translation>
    </message>
    <message>
        <source>the wildest of three sets chosen</source>
        <translation>scelta la serie più estrema di tre</translation>
    </message>
    <message>
        <source>the tamest of three sets chosen</source>
        <translation>scelta la serie più tranquilla di tre</translation>
    </message>
    <message>
        <source>points evened out between the sides</source>
        <translation>punti livellati fra le linee</translation>
    </message>
    <message>
        <source>one board in ten repeated</source>
        <translation>un board su dieci ripetuto</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>sicuro</translation>
    </message>
    <message>
        <source>hardly ever</source>
        <translation>quasi mai</translation>
    </message>
    <message>
        <source>almost always</source>
        <translation>quasi sempre</translation>
    </message>
    <message>
        <source>{tenths} in 10</source>
        <translation>{tenths} su 10</translation>
    </message>
    <message>
        <source>{seen}; about {sets} sets are needed</source>
        <translation>{seen}; servono circa {sets} serie</translation>
    </message>
    <message>
        <source>Each mark is a figure. A fair machine’s marks are in the grey band.</source>
        <translation>Ogni segno è una cifra. Quelli di una macchina equa sono nella fascia grigia.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Distribuzioni</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Fit</translation>
    </message>
    <message>
        <source>Cards and seats</source>
        <translation>Carte e posti</translation>
    </message>
    <message>
        <source>Neighbouring boards</source>
        <translation>Board vicini</translation>
    </message>
    <message>
        <source>Boards that came again</source>
        <translation>Board ripetuti</translation>
    </message>
    <message>
        <source>Files: {counted} counted, {copies} copies, {unreadable} not read.</source>
        <translation>File: {counted} contati, {copies} copie, {unreadable} non letti.</translation>
    </message>
    <message>
        <source>Dealt and never finished: {sets} ({event}, {month})</source>
        <translation>Distribuite e mai concluse: {sets} ({event}, {month})</translation>
    </message>
    <message>
        <source>SHA-256 of the list of the files’ SHA-256</source>
        <translation>SHA-256 dell’elenco degli SHA-256 dei file</translation>
    </message>
    <message>
        <source>All figures: count, expected by chance, chance to stray so far</source>
        <translation>Tutte le cifre: numero, atteso dal caso, probabilità di scostarsi tanto</translation>
    </message>
    <message>
        <source>Files, with their SHA-256</source>
        <translation>File, con il loro SHA-256</translation>
    </message>
    <message>
        <source>a faulty shuffle of a new pack, dealt 13 at a time</source>
        <translation>un mazzo nuovo mescolato male, distribuito 13 alla volta</translation>
    </message>
</context>
<context>
    <name>command</name>
    <message>
        <source>writing them was interrupted, or is still in progress. The next set that is dealt into their folder, or the next start of the window, completes it or undoes it.</source>
        <translation>la scrittura è stata interrotta, o è ancora in corso. La prossima serie distribuita in quella cartella, o il prossimo avvio della finestra, la completa o la annulla.</translation>
    </message>
    <message>
        <source>their set was not completed; its files were removed, and these are copies.</source>
        <translation>la loro serie non è stata completata; i suoi file sono stati rimossi, e questi sono copie.</translation>
    </message>
    <message>
        <source> (numbers from the journal)</source>
        <translation> (numeri dal registro)</translation>
    </message>
    <message>
        <source> (counted from {first}, as you said)</source>
        <translation> (contati da {first}, come indicato)</translation>
    </message>
    <message>
        <source> (counted from {first}, as in the other file of this name)</source>
        <translation> (contati da {first}, come nell’altro file con questo nome)</translation>
    </message>
    <message>
        <source> (counted from {first}: the file has no board numbers)</source>
        <translation> (contati da {first}: il file non ha numeri di board)</translation>
    </message>
    <message>
        <source>Give the names of files to check, or --code with a set code.</source>
        <translation>Indicare i file da controllare, o --code con un codice di serie.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Controllo</translation>
    </message>
    <message>
        <source>  Boards {numbers} have the same deal.</source>
        <translation>  I board {numbers} hanno la stessa smazzata.</translation>
    </message>
    <message>
        <source>  Not known: neither dealt nor seen on this computer before.</source>
        <translation>  Sconosciuto: né distribuito né visto prima su questo computer.</translation>
    </message>
    <message>
        <source>1 board not whole</source>
        <translation>1 board incompleto</translation>
    </message>
    <message>
        <source>{count} boards not whole</source>
        <translation>{count} board incompleti</translation>
    </message>
    <message>
        <source>it says: set code {code}</source>
        <translation>indica: codice di serie {code}</translation>
    </message>
    <message>
        <source>it says: event “{event}”</source>
        <translation>indica: gara “{event}”</translation>
    </message>
    <message>
        <source>{path}: do not play or duplicate these boards: {why}</source>
        <translation>{path}: non giocare né duplicare questi board: {why}</translation>
    </message>
    <message>
        <source>{path}: do not play these boards, they were in use before:</source>
        <translation>{path}: non giocare questi board, sono già stati in uso:</translation>
    </message>
    <message>
        <source>  The file names the event “{event}”, the set was dealt for “{dealt_for}”.</source>
        <translation>  Il file indica la gara “{event}”, la serie è stata distribuita per “{dealt_for}”.</translation>
    </message>
    <message>
        <source>by naming files that the journal does not know, you say that their boards were played: figures tell about the hands (Laws of Duplicate Bridge, Law 6D).</source>
        <translation>indicando file che il registro non conosce si dichiara che i loro board sono stati giocati: le cifre rivelano qualcosa delle mani (Codice internazionale del bridge, articolo 6D).</translation>
    </message>
    <message>
        <source>
Files counted: {count}. SHA-256 of the list of these files and their copies: {digest}</source>
        <translation>
File contati: {count}. SHA-256 dell’elenco di questi file e delle loro copie: {digest}</translation>
    </message>
    <message>
        <source>not read: {path}: {reason}</source>
        <translation>non letto: {path}: {reason}</translation>
    </message>
    <message>
        <source>No set could be read.</source>
        <translation>Non è stato possibile leggere nessuna serie.</translation>
    </message>
    <message>
        <source>The same sets in other formats: {count}</source>
        <translation>Le stesse serie in altri formati: {count}</translation>
    </message>
    <message>
        <source>Copies of sets counted already: {count}</source>
        <translation>Copie di serie già contate: {count}</translation>
    </message>
    <message>
        <source>Copies are not a fault. If two of these were played on two days, the machine dealt a set again.</source>
        <translation>Le copie non sono un errore. Se due di queste sono state giocate in due giorni, la macchina ha dato due volte la stessa serie.</translation>
    </message>
    <message>
        <source>Skipped, not files of boards: {count}</source>
        <translation>Tralasciati, non sono file di board: {count}</translation>
    </message>
    <message>
        <source>Dealt and never finished, {event}, {month}: {count}</source>
        <translation>Distribuite e mai concluse, {event}, {month}: {count}</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lettura</translation>
    </message>
    <message>
        <source>no event</source>
        <translation>nessuna gara</translation>
    </message>
    <message>
        <source>{count} bytes</source>
        <translation>{count} byte</translation>
    </message>
    <message>
        <source>{boards} converted: {numbers}</source>
        <translation>{boards} convertiti: {numbers}</translation>
    </message>
    <message>
        <source>--double-dummy is for pbn files in the standard profile.</source>
        <translation>--double-dummy vale per i file pbn nel profilo standard.</translation>
    </message>
    <message>
        <source>the file has no board numbers: they are counted from 1. --first N changes that.</source>
        <translation>il file non ha numeri di board: vengono contati da 1. --first N lo cambia.</translation>
    </message>
    <message>
        <source>auctions, results and other tags of the file were left out: it is not one game a board, with a line for each tag.</source>
        <translation>dichiarazioni, risultati e altri dati del file sono stati tralasciati: non ha una partita per board con una riga per dato.</translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Codice di serie {code}</translation>
    </message>
    <message>
        <source>Double dummy</source>
        <translation>A carte viste</translation>
    </message>
    <message>
        <source>the file said set code {said_code}. Its cards are not known here as that set, so the new files do not carry it.</source>
        <translation>il file indicava il codice di serie {said_code}. Le sue carte non sono note qui come quella serie, perciò i nuovi file non lo portano.</translation>
    </message>
    <message>
        <source>do not play these boards, they were in use before:</source>
        <translation>non giocare questi board, sono già stati in uso:</translation>
    </message>
    <message>
        <source>Converting</source>
        <translation>Conversione</translation>
    </message>
    <message>
        <source>{boards} dealt: {numbers}</source>
        <translation>{boards} distribuiti: {numbers}</translation>
    </message>
    <message>
        <source>--or-for goes with --lock-until alone.</source>
        <translation>--or-for va solo con --lock-until.</translation>
    </message>
    <message>
        <source>{error} Set the clock right; --date says which day it is.</source>
        <translation>{error} Regolare l’orologio; --date dice che giorno è.</translation>
    </message>
    <message>
        <source>nobody but the owner of {or_for} can open the box before {time}.</source>
        <translation>nessuno tranne il titolare di {or_for} può aprire la cassetta prima di {time}.</translation>
    </message>
    <message>
        <source>nobody, this computer included, can open the box before {time}.</source>
        <translation>nessuno, nemmeno questo computer, può aprire la cassetta prima di {time}.</translation>
    </message>
    <message>
        <source>Set {name} is dealt, and all its files are whole.</source>
        <translation>La serie {name} è distribuita, e tutti i suoi file sono completi.</translation>
    </message>
    <message>
        <source>the set gets the clock&apos;s day, {here}.</source>
        <translation>la serie riceve il giorno dell’orologio, {here}.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Distribuzione</translation>
    </message>
    <message>
        <source>The file has sections: {sections}. Name one with --section.</source>
        <translation>Il file ha dei gironi: {sections}. Indicarne uno con --section.</translation>
    </message>
    <message>
        <source>the file gives no rounds: put each in place of “?”, and give the lines with --results</source>
        <translation>il file non indica i turni: mettere ciascuno al posto di “?”, e dare le righe con --results</translation>
    </message>
    <message>
        <source>There is no file with boards in “{folder}”.</source>
        <translation>In “{folder}” non c’è nessun file con board.</translation>
    </message>
    <message>
        <source>Give one --deal, or a --hand for each hand, or two of --board N --deal TEXT.</source>
        <translation>Dare un --deal, o un --hand per ogni mano, o due volte --board N --deal TESTO.</translation>
    </message>
    <message>
        <source>not compared, because the files are gone, changed or not readable: {count}</source>
        <translation>non confrontati, perché i file mancano, sono cambiati o illeggibili: {count}</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Confronto</translation>
    </message>
    <message>
        <source>--dealer and --vulnerable are for one board: two are compared without them.</source>
        <translation>--dealer e --vulnerable valgono per un board: due si confrontano senza.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, the backup is lost: nobody, and no program, can open it again.</source>
        <translation>Se si perde la frase segreta, il backup è perso: nessuno, e nessun programma, può riaprirlo.</translation>
    </message>
    <message>
        <source>{path}  {size} bytes, up to row {row}</source>
        <translation>{path}  {size} byte, fino alla riga {row}</translation>
    </message>
    <message>
        <source>Settings, presets and identification were taken from the backup where you had none.</source>
        <translation>Impostazioni, modelli e identificazione sono stati presi dal backup dove mancavano.</translation>
    </message>
    <message>
        <source>The journal is back, up to row {last}; row {row} records this.</source>
        <translation>Il registro è tornato, fino alla riga {last}; la riga {row} lo annota.</translation>
    </message>
    <message>
        <source>It holds the journal&apos;s key: keep it where nobody else can read it.</source>
        <translation>Contiene la chiave del registro: conservarlo dove nessun altro può leggerlo.</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”: </source>
        <translation>Frase segreta di “{name}”: </translation>
    </message>
    <message>
        <source>The backup&apos;s journal is attached to yours: row {row} records this.</source>
        <translation>Il registro del backup è unito a quello presente: la riga {row} lo annota.</translation>
    </message>
    <message>
        <source>Everything in this backup&apos;s journal is here already: the journal was not changed.</source>
        <translation>Tutto il registro di questo backup è già qui: il registro non è stato cambiato.</translation>
    </message>
    <message>
        <source>  (not known: its files were going to {folder})</source>
        <translation>  (sconosciuto: i suoi file andavano in {folder})</translation>
    </message>
    <message>
        <source>Set {code} was {before} and is now {state}.</source>
        <translation>Serie {code}: prima “{before}”, ora “{state}”.</translation>
    </message>
    <message>
        <source>Set {place} of {count} dealt for this event on this day</source>
        <translation>Serie {place} di {count} per questa gara in questo giorno</translation>
    </message>
    <message>
        <source>  moved to {path}</source>
        <translation>  spostato in {path}</translation>
    </message>
    <message>
        <source>These are {count} of {total} sets: --limit shows more, --search fewer.</source>
        <translation>Queste sono {count} serie su {total}: --limit ne mostra di più, --search di meno.</translation>
    </message>
    <message>
        <source>No archive folder is chosen in the settings, so the files are not moved.</source>
        <translation>Nelle impostazioni non è scelta una cartella di archivio, perciò i file non vengono spostati.</translation>
    </message>
    <message>
        <source>Set {code} has taken no step that could be undone.</source>
        <translation>La serie {code} non ha fatto nessun passo che si possa annullare.</translation>
    </message>
    <message>
        <source>  left: {path} is gone, changed or held open</source>
        <translation>  rimasto: {path} manca, è cambiato o è aperto</translation>
    </message>
    <message>
        <source>There is no such set in the journal.</source>
        <translation>Nel registro non c’è una serie simile.</translation>
    </message>
    <message>
        <source>Compare the digits with the paper once more. If they are the same, and the paper was made with this journal, then the journal was rolled back to an earlier day, or rewritten: what was dealt since is missing in it. Keep a copy of its folder as it is, bring back the newest backup with “bigdeal journal restore”, and tell everyone who relies on it.</source>
        <translation>Confrontare ancora una volta le cifre con il foglio. Se sono uguali, e il foglio è stato fatto con questo registro, il registro è stato riportato a un giorno precedente, o riscritto: ciò che è stato distribuito da allora vi manca. Conservare una copia della sua cartella così com’è, ripristinare il backup più recente con “bigdeal journal restore”, e avvisare tutti quelli che vi fanno affidamento.</translation>
    </message>
    <message>
        <source>row {row} is not the row whose hash was given to somebody</source>
        <translation>riga {row} non è la riga di cui qualcuno ha ricevuto l’impronta</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 riga</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <translation>{count} righe</translation>
    </message>
    <message>
        <source>not as they were written:</source>
        <translation>non come sono state scritte:</translation>
    </message>
    <message>
        <source>all as they were written</source>
        <translation>tutte come sono state scritte</translation>
    </message>
    <message>
        <source>In doubt: {doubt}</source>
        <translation>In dubbio: {doubt}</translation>
    </message>
    <message>
        <source>The hash given is row {number}&apos;s: this journal has that row.</source>
        <translation>L’impronta indicata è della riga {number}: questo registro ha quella riga.</translation>
    </message>
    <message>
        <source>The hash given is row {number}&apos;s: an attached journal has that row.</source>
        <translation>L’impronta indicata è della riga {number}: un registro unito ha quella riga.</translation>
    </message>
    <message>
        <source>Not in it: {reason}.</source>
        <translation>Non presente: {reason}.</translation>
    </message>
    <message>
        <source>Newest: row {row}, hash {hash}</source>
        <translation>La più recente: riga {row}, impronta {hash}</translation>
    </message>
    <message>
        <source>After {option} come {count} to 64 digits of a row&apos;s hash, or its number and these.</source>
        <translation>Dopo {option} vanno da {count} a 64 cifre dell’impronta di una riga, o il suo numero e queste.</translation>
    </message>
    <message>
        <source>no row has the hash {digits}, which was given to somebody; the newest is row {last}</source>
        <translation>nessuna riga ha l’impronta {digits}, data a qualcuno; la più recente è la riga {last}</translation>
    </message>
    <message>
        <source>row {row} is missing, though its hash was given to somebody; the newest is row {last}</source>
        <translation>riga {row} manca, anche se la sua impronta è stata data a qualcuno; la più recente è la riga {last}</translation>
    </message>
    <message>
        <source>The clock had been set back at row {rows}.</source>
        <translation>L’orologio era stato spostato indietro alla riga {rows}.</translation>
    </message>
    <message>
        <source>The counter beside the journal was missing and was started again at row {rows}.</source>
        <translation>Il contatore accanto al registro mancava ed è ricominciato alla riga {rows}.</translation>
    </message>
    <message>
        <source>A doubt about the journal, or that it was known, was noted at row {rows}.</source>
        <translation>Un dubbio sul registro, o che era noto, è stato annotato alla riga {rows}.</translation>
    </message>
    <message>
        <source>The journal was brought back from a backup at row {rows}.</source>
        <translation>Il registro è stato ripristinato da un backup alla riga {rows}.</translation>
    </message>
    <message>
        <source>The journal of another backup was attached at row {rows}.</source>
        <translation>Il registro di un altro backup è stato unito alla riga {rows}.</translation>
    </message>
    <message>
        <source>Give files and --until TIME, or --trial alone.</source>
        <translation>Dare dei file e --until ORA, o solo --trial.</translation>
    </message>
    <message>
        <source>The name of a box ends with “{suffix}”.</source>
        <translation>Il nome di una cassetta termina con “{suffix}”.</translation>
    </message>
    <message>
        <source>the files you locked are still where they were, and can be read there.</source>
        <translation>i file bloccati sono ancora dov’erano, e lì si possono leggere.</translation>
    </message>
    <message>
        <source>Locking</source>
        <translation>Blocco</translation>
    </message>
    <message>
        <source>What was dealt before is safe, and no file was overwritten. Play boards that were being dealt just now only if “bigdeal check” says of them “state: dealt”; otherwise deal again.</source>
        <translation>Ciò che è stato distribuito prima è al sicuro, e nessun file è stato sovrascritto. Giocare i board che si stavano distribuendo solo se “bigdeal check” mostra la loro serie come distribuita; altrimenti distribuire di nuovo.</translation>
    </message>
    <message>
        <source>Please report the words in brackets. For a longer report, without any card, name or other value, set the variable {variable} to the name of a new file and call the command again.</source>
        <translation>Si prega di segnalare le parole tra parentesi. Per un rapporto più lungo, senza carte, nomi o altri valori, dare alla variabile {variable} il nome di un nuovo file e ripetere il comando.</translation>
    </message>
    <message>
        <source>A report is in “{name}”. It contains no card, name or other value: please send it along.</source>
        <translation>Un rapporto è in “{name}”. Non contiene carte, nomi o altri valori: si prega di allegarlo.</translation>
    </message>
    <message>
        <source>something went wrong beside the work ({place}).</source>
        <translation>qualcosa è andato storto accanto al lavoro ({place}).</translation>
    </message>
    <message>
        <source>stopped. No files of this set were left behind.</source>
        <translation>interrotto. Nessun file di questa serie è rimasto.</translation>
    </message>
    <message>
        <source>stopped.</source>
        <translation>interrotto.</translation>
    </message>
    <message>
        <source>standard output could not be written: {error}.</source>
        <translation>non è stato possibile scrivere sull’uscita standard: {error}.</translation>
    </message>
    <message>
        <source>something went wrong inside the program ({place}).</source>
        <translation>qualcosa è andato storto nel programma ({place}).</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>attenzione</translation>
    </message>
    <message>
        <source>The report could not be written: {problem}</source>
        <translation>Non è stato possibile scrivere il rapporto: {problem}</translation>
    </message>
    <message>
        <source>Locked until {time} (round {round} of quicknet).</source>
        <translation>Bloccato fino a {time} (estrazione {round} di quicknet).</translation>
    </message>
    <message>
        <source>Then save the answer of one of these addresses, and run: bigdeal unlock BOX --round FILE</source>
        <translation>Salvare allora la risposta di uno di questi indirizzi, ed eseguire: bigdeal unlock CASSETTA --round FILE</translation>
    </message>
    <message>
        <source>WARNING: the owner of {or_for} can open it at any time.</source>
        <translation>ATTENZIONE: il titolare di {or_for} può aprirla in qualsiasi momento.</translation>
    </message>
    <message>
        <source> Did you mean “{word}”?</source>
        <translation> Forse “{word}”?</translation>
    </message>
    <message>
        <source>There is no command “{word}”.{hint}</source>
        <translation>Il comando “{word}” non esiste.{hint}</translation>
    </message>
    <message>
        <source>After --date comes a day, such as 2027-03-05.</source>
        <translation>Dopo --date va un giorno, come 2027-03-05.</translation>
    </message>
    <message>
        <source>After --{name} comes one line of text, without control characters.</source>
        <translation>Dopo --{name} va una riga di testo, senza caratteri di controllo.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Uso:</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandi</translation>
    </message>
    <message>
        <source>Show this message and exit.</source>
        <translation>Mostra questo aiuto.</translation>
    </message>
    <message>
        <source>Show the version and exit.</source>
        <translation>Mostra la versione.</translation>
    </message>
    <message>
        <source>In “{path}” there are no files of boards.</source>
        <translation>In “{path}” non ci sono file di board.</translation>
    </message>
    <message>
        <source>Standard input has no name that would tell its format: add --format, such as pbn.</source>
        <translation>L’ingresso standard non ha un nome che indichi il formato: aggiungere --format, come pbn.</translation>
    </message>
    <message>
        <source>“{name}” is not a format for boards.</source>
        <translation>“{name}” non è un formato per board.</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>è chiuso</translation>
    </message>
    <message>
        <source>--jobs has no effect any more. One process deals; the boards are the same.</source>
        <translation>--jobs non ha più effetto. Distribuisce un solo processo; i board sono gli stessi.</translation>
    </message>
    <message>
        <source>After {option} comes one of: {codes}.</source>
        <translation>Dopo {option} va uno di questi: {codes}.</translation>
    </message>
    <message>
        <source>Give the time zone too: 2027-07-06T18:00Z, or 2027-07-06T20:00+02:00.</source>
        <translation>Indicare anche il fuso orario: 2027-07-06T18:00Z, o 2027-07-06T20:00+02:00.</translation>
    </message>
    <message>
        <source>“{text}” is not a time such as 2027-07-06T18:00Z.</source>
        <translation>“{text}” non è un’ora come 2027-07-06T18:00Z.</translation>
    </message>
    <message>
        <source>note: {note}</source>
        <translation>nota: {note}</translation>
    </message>
    <message>
        <source>Please answer y or n.</source>
        <translation>Rispondere s o n.</translation>
    </message>
    <message>
        <source>The input ended before every question was answered.</source>
        <translation>L’ingresso è finito prima che ogni domanda avesse risposta.</translation>
    </message>
    <message>
        <source>There is no input from which to read an answer.</source>
        <translation>Non c’è un ingresso da cui leggere una risposta.</translation>
    </message>
    <message>
        <source>An answer is longer than any answer can be.</source>
        <translation>Una risposta è più lunga di quanto una risposta possa essere.</translation>
    </message>
    <message>
        <source>Please use at most {count} letters.</source>
        <translation>Usare al massimo {count} lettere.</translation>
    </message>
    <message>
        <source>The input ended: as in Big Deal, the answer before is taken as the identification. Change it!</source>
        <translation>L’ingresso è finito: come in Big Deal, la risposta precedente vale come identificazione. Cambiarla!</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>A passphrase is needed and there is no terminal to type it: use --passphrase-file FILE.</source>
        <translation>Serve una frase segreta e non c’è un terminale dove scriverla: usare --passphrase-file FILE.</translation>
    </message>
    <message>
        <source>Officials&apos; sheets open the keys and there is no terminal to type their words: give each sheet with --share FILE.</source>
        <translation>I fogli dei responsabili aprono le chiavi e non c’è un terminale dove scriverne le parole: dare ogni foglio con --share FILE.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, you lose the tournament: without it no person and no program can open the keys again, and no board can be dealt. Write it down, keep it in two places, and think of a second official.</source>
        <translation>Se si perde la frase segreta, si perde il torneo: senza di essa nessuno e nessun programma può riaprire le chiavi, e nessun board può essere distribuito. Scriverla, conservarla in due posti, e pensare a un secondo responsabile.</translation>
    </message>
    <message>
        <source>“{name}” is sealed for the owners of age keys: give yours with --identity FILE.</source>
        <translation>“{name}” è sigillato per i titolari di chiavi age: dare la propria con --identity FILE.</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”, or the words of one official&apos;s sheet: </source>
        <translation>Frase segreta di “{name}”, o le parole del foglio di un responsabile: </translation>
    </message>
    <message>
        <source>The passphrase is missing: its file begins with an empty line.</source>
        <translation>Manca la frase segreta: il suo file comincia con una riga vuota.</translation>
    </message>
    <message>
        <source>New passphrase, of several words: </source>
        <translation>Nuova frase segreta, di più parole: </translation>
    </message>
    <message>
        <source>The two do not match, so nothing was sealed.</source>
        <translation>Le due non coincidono, perciò non è stato sigillato nulla.</translation>
    </message>
    <message>
        <source>Any {needed} of {count} officials&apos; sheets open “{name}”, in any order.</source>
        <translation>{needed} fogli qualsiasi dei {count} responsabili aprono “{name}”, in qualsiasi ordine.</translation>
    </message>
    <message>
        <source>All words of one sheet: </source>
        <translation>Tutte le parole di un foglio: </translation>
    </message>
    <message>
        <source>The same again: </source>
        <translation>Ancora la stessa: </translation>
    </message>
    <message>
        <source>All words of one sheet ({count} more): </source>
        <translation>Tutte le parole di un foglio (ancora {count}): </translation>
    </message>
    <message>
        <source>Sheet {number} was given already: take another official&apos;s.</source>
        <translation>Il foglio {number} è già stato dato: prendere quello di un altro responsabile.</translation>
    </message>
    <message>
        <source>dealt {when}, state: {state}</source>
        <translation>distribuita {when}, stato: {state}</translation>
    </message>
    <message>
        <source>set {code}</source>
        <translation>serie {code}</translation>
    </message>
    <message>
        <source>a set without a code</source>
        <translation>una serie senza codice</translation>
    </message>
    <message>
        <source> (so its file says)</source>
        <translation> (secondo il suo file)</translation>
    </message>
    <message>
        <source>1 board</source>
        <translation>1 board</translation>
    </message>
    <message>
        <source>{count} boards</source>
        <translation>{count} board</translation>
    </message>
    <message>
        <source>; there they are {numbers}</source>
        <translation>; là sono {numbers}</translation>
    </message>
    <message>
        <source>{count} of these boards ({which}) are of {set}</source>
        <translation>{count} di questi board ({which}) sono di: {set}</translation>
    </message>
    <message>
        <source>; there it is {numbers}</source>
        <translation>; là è {numbers}</translation>
    </message>
    <message>
        <source>{which} are of {set}</source>
        <translation>{which} sono di: {set}</translation>
    </message>
    <message>
        <source>1 of these boards ({which}) is of {set}</source>
        <translation>1 di questi board ({which}) è di: {set}</translation>
    </message>
    <message>
        <source> as “{name}”</source>
        <translation> come “{name}”</translation>
    </message>
    <message>
        <source>This board is of {set}</source>
        <translation>Questo board è di: {set}</translation>
    </message>
    <message>
        <source>These boards are of {set}</source>
        <translation>Questi board sono di: {set}</translation>
    </message>
    <message>
        <source>After -o comes the folder, then the files&apos; name, such as boards/tuesday.</source>
        <translation>Dopo -o va la cartella, poi il nome dei file, come boards/martedi.</translation>
    </message>
    <message>
        <source>made the folder “{folder}”.</source>
        <translation>cartella “{folder}” creata.</translation>
    </message>
    <message>
        <source>After -o comes the name without “{suffix}”: the formats add their endings.</source>
        <translation>Dopo -o va il nome senza “{suffix}”: i formati aggiungono le loro estensioni.</translation>
    </message>
    <message>
        <source>{target}: {files} files</source>
        <translation>{target}: {files} file</translation>
    </message>
    <message>
        <source>The key is in this program&apos;s journal: anyone who can read your files on this computer, or changes its clock on, could open the record before. A passphrase is stronger.</source>
        <translation>La chiave è nel registro di questo programma: chiunque possa leggere i file di questo utente, o sposti avanti l’orologio, potrebbe aprire il foglio prima. Una frase segreta è più forte.</translation>
    </message>
    <message>
        <source>The record shows every card of boards that are still to be played, to anybody who opens the file. Nobody who has seen it may play them (Laws of Duplicate Bridge, Law 6D).</source>
        <translation>Il foglio mostra tutte le carte di board ancora da giocare a chi apre il file. Nessuno che l’abbia visto può giocarli (Codice internazionale del bridge, articolo 6D).</translation>
    </message>
    <message>
        <source>Give one of --logo and --no-logo.</source>
        <translation>Dare --logo o --no-logo, non entrambi.</translation>
    </message>
    <message>
        <source>Several records need a folder after -o, and each a set code or a section of its own.</source>
        <translation>Più fogli richiedono una cartella dopo -o, e ognuno un codice di serie o un girone proprio.</translation>
    </message>
    <message>
        <source>Give one of --open, --finished, --release and --passphrase-file.</source>
        <translation>Dare una tra --open, --finished, --release e --passphrase-file.</translation>
    </message>
    <message>
        <source>“{event}”, {date}, from board {first}</source>
        <translation>“{event}”, {date}, dal board {first}</translation>
    </message>
    <message>
        <source>The set is still to be played: its file is sealed. Without the passphrase nobody can open it.</source>
        <translation>La serie è ancora da giocare: il suo file viene sigillato. Senza la frase segreta nessuno può aprirlo.</translation>
    </message>
    <message>
        <source>Sealed with the passphrase: bigdeal unseal opens it, and so does any age tool.</source>
        <translation>Sigillato con la frase segreta: bigdeal unseal lo apre, e anche qualsiasi strumento age.</translation>
    </message>
    <message>
        <source>Is play over, so that the record may be open? [y/N] </source>
        <translation>Il gioco è finito, così che il foglio possa essere aperto? [s/N] </translation>
    </message>
    <message>
        <source>Sealed until {time}: bigdeal unseal opens it then, on this computer.</source>
        <translation>Sigillato fino a {time}: allora bigdeal unseal lo apre, su questo computer.</translation>
    </message>
    <message>
        <source>{named}: dealt today, or its day is still to come. Was it played? [y/N] </source>
        <translation>{named}: distribuita oggi, o il suo giorno deve ancora venire. È stata giocata? [s/N] </translation>
    </message>
    <message>
        <source>--boards goes with --dossier FILE.pdf.</source>
        <translation>--boards va con --dossier FILE.pdf.</translation>
    </message>
    <message>
        <source>{part}: ok</source>
        <translation>{part}: in ordine</translation>
    </message>
    <message>
        <source>The dossier&apos;s file is called NAME.pdf.</source>
        <translation>Il file del dossier si chiama NOME.pdf.</translation>
    </message>
    <message>
        <source>Testing fresh boards</source>
        <translation>Prova di nuovi board</translation>
    </message>
    <message>
        <source>Give the code of a set, --to with a destination, and -o with the new file; or --list.</source>
        <translation>Dare il codice di una serie, --to con una destinazione, e -o con il nuovo file; o --list.</translation>
    </message>
    <message>
        <source>what {title} takes could not be confirmed: look at what it shows.</source>
        <translation>non è stato possibile confermare che cosa accetta {title}: guardare che cosa mostra.</translation>
    </message>
    <message>
        <source>  Inside: {inside}.</source>
        <translation>  Contenuto: {inside}.</translation>
    </message>
    <message>
        <source>  There: {next_step}</source>
        <translation>  Là: {next_step}</translation>
    </message>
    <message>
        <source>  Source: {source}.</source>
        <translation>  Fonte: {source}.</translation>
    </message>
    <message>
        <source>, not confirmed</source>
        <translation>, non confermato</translation>
    </message>
    <message>
        <source>Board {board}, {seat}: how many {suit}? </source>
        <translation>Board {board}, {seat}: quante {suit}? </translation>
    </message>
    <message>
        <source>Type a number from 0 to {count}.</source>
        <translation>Scrivere un numero da 0 a {count}.</translation>
    </message>
    <message>
        <source>Spot check</source>
        <translation>Controllo a campione</translation>
    </message>
    <message>
        <source>Give the names of files with boards.</source>
        <translation>Indicare i nomi di file con board.</translation>
    </message>
    <message>
        <source>Give --all, or --phase with a number, not both.</source>
        <translation>Dare --all, o --phase con un numero, non entrambi.</translation>
    </message>
    <message>
        <source>--sessions names sessions of one phase: give --phase with its number as well.</source>
        <translation>--sessions indica sessioni di una fase: dare anche --phase con il suo numero.</translation>
    </message>
    <message>
        <source>{title}, together: {names}</source>
        <translation>{title}, insieme: {names}</translation>
    </message>
    <message>
        <source>{title} is revealed: anybody can know its boards. Not for play.</source>
        <translation>{title} è rivelata: chiunque può conoscerne i board. Non per il gioco.</translation>
    </message>
    <message>
        <source>Put on the wall: {path}</source>
        <translation>Da affiggere: {path}</translation>
    </message>
    <message>
        <source>phase {number} has an open number of sessions: name it with --phase and --sessions.</source>
        <translation>la fase {number} ha un numero aperto di sessioni: indicarla con --phase e --sessions.</translation>
    </message>
    <message>
        <source>The number of sessions is open in all phases: name the phase and the sessions.</source>
        <translation>Il numero di sessioni è aperto in tutte le fasi: indicare la fase e le sessioni.</translation>
    </message>
    <message>
        <source>the plan has fixed them</source>
        <translation>il piano li ha fissati</translation>
    </message>
    <message>
        <source>Give to the organiser: {path}</source>
        <translation>Da dare all’organizzatore: {path}</translation>
    </message>
    <message>
        <source>It says:</source>
        <translation>Vi si legge:</translation>
    </message>
    <message>
        <source>Next: print the slip, and give the words when the outside value is known, not before.</source>
        <translation>Poi: stampare il foglietto, e dare le parole quando il valore esterno è noto, non prima.</translation>
    </message>
    <message>
        <source>These are the words of this hash.</source>
        <translation>Queste sono le parole di questa impronta.</translation>
    </message>
    <message>
        <source>“{given}” is neither a file nor a name with “=” and the hash behind it.</source>
        <translation>“{given}” non è né un file né un nome con “=” e l’impronta.</translation>
    </message>
    <message>
        <source>nothing can be printed here, so the slip is a text alone.</source>
        <translation>qui non si può stampare nulla, perciò il foglietto è solo un testo.</translation>
    </message>
    <message>
        <source>Keep secret: {path}</source>
        <translation>Da tenere segreto: {path}</translation>
    </message>
    <message>
        <source>After “check” come the slip, or the words, and the hash.</source>
        <translation>Dopo “check” vanno il foglietto o le parole, e l’impronta.</translation>
    </message>
    <message>
        <source>After {option} come the name of the holder, “=” and the {what}.</source>
        <translation>Dopo {option} vanno il nome del depositario, “=” e: {what}.</translation>
    </message>
    <message>
        <source>Holders of words:</source>
        <translation>Depositari di parole:</translation>
    </message>
    <message>
        <source>No holders of words.</source>
        <translation>Nessun depositario di parole.</translation>
    </message>
    <message>
        <source>“{file}” is of the holder “{name}”, not “{called}”.</source>
        <translation>“{file}” è del depositario “{name}”, non di “{called}”.</translation>
    </message>
    <message>
        <source>What follows “{called}=” is neither a file that exists nor a hash, which has 64 hexadecimal digits.</source>
        <translation>Ciò che segue “{called}=” non è né un file esistente né un’impronta, che ha 64 cifre esadecimali.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>parole</translation>
    </message>
    <message>
        <source>file</source>
        <translation>file</translation>
    </message>
    <message>
        <source>“{name}” is named twice.</source>
        <translation>“{name}” è indicato due volte.</translation>
    </message>
    <message>
        <source>{path} made.</source>
        <translation>{path} creato.</translation>
    </message>
    <message>
        <source>Name: {name}</source>
        <translation>Nome: {name}</translation>
    </message>
    <message>
        <source>--at, --round and --or-else go with --of drand.</source>
        <translation>--at, --round e --or-else vanno con --of drand.</translation>
    </message>
    <message>
        <source>With --of drand go --at or --round, --or-else and --day alone.</source>
        <translation>Con --of drand vanno solo --at o --round, --or-else e --day.</translation>
    </message>
    <message>
        <source>What --or-else says cannot be part of a promise that every check understands.</source>
        <translation>Ciò che dice --or-else non può far parte di una promessa che ogni verifica capisca.</translation>
    </message>
    <message>
        <source>A phase has four parts: how many sessions, their boards, the files&apos; name, a description.</source>
        <translation>Una fase ha quattro parti: quante sessioni, i loro board, il nome dei file, una descrizione.</translation>
    </message>
    <message>
        <source>1 phase left.</source>
        <translation>Rimane 1 fase.</translation>
    </message>
    <message>
        <source>{count} phases left.</source>
        <translation>Rimangono {count} fasi.</translation>
    </message>
    <message>
        <source>Hash of the keys: {hash}</source>
        <translation>Impronta delle chiavi: {hash}</translation>
    </message>
    <message>
        <source>The sealed keys were read again: they are sealed for {count} age key(s). Nobody here could open them: have one of those people try it now, with “age -d -i KEY.txt FILE | sha256sum”, which answers with the hash of the keys.</source>
        <translation>Le chiavi sigillate sono state rilette: sono sigillate per {count} chiavi age. Nessuno qui ha potuto aprirle: far provare ora una di quelle persone, con “age -d -i KEY.txt FILE | sha256sum”, che risponde con l’impronta delle chiavi.</translation>
    </message>
    <message>
        <source>Put on the notice board and into the bulletin: {path}</source>
        <translation>Da affiggere e mettere nel bollettino: {path}</translation>
    </message>
    <message>
        <source>After --shares come two numbers, such as 2of3: how many officials are needed, of how many.</source>
        <translation>Dopo --shares vanno due numeri, come 2of3: quanti responsabili servono, su quanti.</translation>
    </message>
    <message>
        <source>With --of drand go --at 2027-07-06T18:00Z (or --round N), and --or-else with what counts if the network has ended.</source>
        <translation>Con --of drand vanno --at 2027-07-06T18:00Z (o --round N), e --or-else con ciò che vale se la rete è cessata.</translation>
    </message>
    <message>
        <source>Name a source with --of, or describe it in your own words, not both.</source>
        <translation>Indicare una fonte con --of, o descriverla con parole proprie, non entrambe le cose.</translation>
    </message>
    <message>
        <source>The keys are sealed in one way: --passphrase-file, --recipient, --shares or --plain.</source>
        <translation>Le chiavi si sigillano in un solo modo: --passphrase-file, --recipient, --shares o --plain.</translation>
    </message>
    <message>
        <source>Publish: {path}</source>
        <translation>Da pubblicare: {path}</translation>
    </message>
    <message>
        <source>the keys are not sealed: anyone who reads them can compute every board once the value is known.</source>
        <translation>le chiavi non sono sigillate: chiunque le legga può calcolare ogni board appena il valore è noto.</translation>
    </message>
    <message>
        <source>The keys are not sealed.</source>
        <translation>Le chiavi non sono sigillate.</translation>
    </message>
    <message>
        <source>The sealed keys were opened again, and are right.</source>
        <translation>Le chiavi sigillate sono state riaperte, e sono giuste.</translation>
    </message>
    <message>
        <source>--day goes with a known source; in your own words, write the day in --or-else.</source>
        <translation>--day va con una fonte nota; con parole proprie, scrivere il giorno in --or-else.</translation>
    </message>
    <message>
        <source>Name a source with --of and --day, or describe it in your own words.</source>
        <translation>Indicare una fonte con --of e --day, o descriverla con parole proprie.</translation>
    </message>
    <message>
        <source>“{name}” is none of the known sources: {known}.</source>
        <translation>“{name}” non è nessuna delle fonti note: {known}.</translation>
    </message>
    <message>
        <source>Keep secret, one for each official: {path}</source>
        <translation>Da tenere segreto, uno per ogni responsabile: {path}</translation>
    </message>
    <message>
        <source>the publication sheet was not made, but the plan is sealed. {error}</source>
        <translation>il foglio di pubblicazione non è stato fatto, ma il piano è sigillato. {error}</translation>
    </message>
    <message>
        <source>“bigdeal tournament sheet” draws it again.</source>
        <translation>“bigdeal tournament sheet” lo disegna di nuovo.</translation>
    </message>
    <message>
        <source>Publish anyway (y or n)? </source>
        <translation>Pubblicare lo stesso (s o n)? </translation>
    </message>
    <message>
        <source>Next: publish it. Anybody can “bigdeal verify” it; the other sessions stay secret.</source>
        <translation>Poi: pubblicarlo. Chiunque può verificarlo con “bigdeal verify”; le altre sessioni restano segrete.</translation>
    </message>
    <message>
        <source>{target}: {files} files, {sessions} sessions</source>
        <translation>{target}: {files} file, {sessions} sessioni</translation>
    </message>
    <message>
        <source>{target}: {files} files: {titles}</source>
        <translation>{target}: {files} file: {titles}</translation>
    </message>
    <message>
        <source>{title}: with its key anybody can compute its boards, and those of its reserve set.</source>
        <translation>{title}: con la sua chiave chiunque può calcolarne i board, e quelli della sua serie di riserva.</translation>
    </message>
    <message>
        <source>-o names one pack, and each session has its own: name one session, or leave it out.</source>
        <translation>-o indica un pacchetto, e ogni sessione ha il suo: indicare una sessione, o tralasciarlo.</translation>
    </message>
    <message>
        <source>  Its reserve set was dealt: it is in the pack, too.</source>
        <translation>  La sua serie di riserva è stata distribuita: anch’essa è nel pacchetto.</translation>
    </message>
    <message>
        <source>  Its reserve set cannot be used after that.</source>
        <translation>  La sua serie di riserva non potrà più essere usata.</translation>
    </message>
    <message>
        <source>Is its play over, and do you want to reveal it now (y or n)? </source>
        <translation>Il suo gioco è finito, e si vuole rivelarla ora (s o n)? </translation>
    </message>
    <message>
        <source>Revealing</source>
        <translation>Rivelazione</translation>
    </message>
    <message>
        <source>As it goes into the plan: {value}</source>
        <translation>Così entra nel piano: {value}</translation>
    </message>
    <message>
        <source>Type the value, or give the promised round with --round; --again is for typed values.</source>
        <translation>Scrivere il valore, o dare l’estrazione promessa con --round; --again vale per valori scritti.</translation>
    </message>
    <message>
        <source>The network signed it. As it goes into the plan: {value}</source>
        <translation>La rete l’ha firmata. Così entra nel piano: {value}</translation>
    </message>
    <message>
        <source>In the public pack: {path}</source>
        <translation>Nel pacchetto pubblico: {path}</translation>
    </message>
    <message>
        <source>The two people did not type the same: {difference}</source>
        <translation>Le due persone non hanno scritto lo stesso: {difference}</translation>
    </message>
    <message>
        <source>It contains the words of {names}: 120 bits each that nobody else could know.</source>
        <translation>Contiene le parole di {names}: 120 bit ciascuna, che nessun altro poteva conoscere.</translation>
    </message>
    <message>
        <source>Withheld, so it contains their SHA-256, and every check will say so: {names}.</source>
        <translation>Trattenute, perciò contiene il loro SHA-256, e ogni verifica lo dirà: {names}.</translation>
    </message>
    <message>
        <source>when the outside value is known, “set-value”.</source>
        <translation>quando il valore esterno è noto, “set-value”.</translation>
    </message>
    <message>
        <source>complete the plan, look at it with “inspect”, then “publish”.</source>
        <translation>completare il piano, guardarlo con “inspect”, poi “publish”.</translation>
    </message>
    <message>
        <source>put it where everybody sees it, then say where with “published”.</source>
        <translation>metterlo dove tutti lo vedono, poi dire dove con “published”.</translation>
    </message>
    <message>
        <source>“deal” the sessions, off the network, and keep the files closed.</source>
        <translation>distribuire le sessioni con “deal”, senza rete, e tenere chiusi i file.</translation>
    </message>
    <message>
        <source>“deal” the sessions that are left, if any. When all play is over, “reveal”; a session that was played, “reveal --phase P --sessions S”.</source>
        <translation>distribuire con “deal” le sessioni che restano. Quando tutto è stato giocato, “reveal”; per una sessione giocata, “reveal --phase P --sessions S”.</translation>
    </message>
    <message>
        <source>publish the pack. Anybody can “bigdeal verify” it.</source>
        <translation>pubblicare il pacchetto. Chiunque può verificarlo con “bigdeal verify”.</translation>
    </message>
    <message>
        <source>withheld, so their SHA-256</source>
        <translation>trattenute, perciò il loro SHA-256</translation>
    </message>
    <message>
        <source>not the promised words</source>
        <translation>non le parole promesse</translation>
    </message>
    <message>
        <source>Outside value: {value}</source>
        <translation>Valore esterno: {value}</translation>
    </message>
    <message>
        <source>Next: {step}</source>
        <translation>Poi: {step}</translation>
    </message>
    <message>
        <source>Check code (digest, SHA-256), to be published where nobody can change it later:</source>
        <translation>Codice di controllo, da pubblicare dove nessuno può cambiarlo in seguito:</translation>
    </message>
    <message>
        <source>The same in words:</source>
        <translation>La stessa in parole:</translation>
    </message>
    <message>
        <source>  no phase yet</source>
        <translation>  ancora nessuna fase</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Nota: {text}</translation>
    </message>
    <message>
        <source>Holder of words: {name}, SHA-256 {hash}</source>
        <translation>Depositario di parole: {name}, SHA-256 {hash}</translation>
    </message>
    <message>
        <source>Published, as you noted: {where}, since {day}</source>
        <translation>Pubblicato, come annotato qui: {where}, dal {day}</translation>
    </message>
    <message>
        <source>Revealed by itself: {title}, {time}, {pack}</source>
        <translation>Rivelata a parte: {title}, {time}, {pack}</translation>
    </message>
    <message>
        <source>Interrupted while it was revealed: {title}. Its key may be known: reveal it again.</source>
        <translation>Interrotta durante la rivelazione: {title}. La sua chiave può essere nota: rivelarla di nuovo.</translation>
    </message>
    <message>
        <source>Dealt, according to journal and log: {sessions}</source>
        <translation>Distribuite, secondo il registro e quello del torneo: {sessions}</translation>
    </message>
    <message>
        <source>No remarks.</source>
        <translation>Nessuna osservazione.</translation>
    </message>
    <message>
        <source>“{keys}” is not sealed: anyone who reads it can compute every board.</source>
        <translation>“{keys}” non è sigillato: chiunque lo legga può calcolare ogni board.</translation>
    </message>
    <message>
        <source>The keys are sealed with a passphrase.</source>
        <translation>Le chiavi sono sigillate con una frase segreta.</translation>
    </message>
    <message>
        <source>Any {needed} of {count} officials together open the keys.</source>
        <translation>{needed} responsabili qualsiasi su {count} aprono insieme le chiavi.</translation>
    </message>
    <message>
        <source>The keys are sealed for {count} age key(s).</source>
        <translation>Le chiavi sono sigillate per {count} chiavi age.</translation>
    </message>
    <message>
        <source>good: {reason}</source>
        <translation>bene: {reason}</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>non ancora indicato</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>Ancora nessun nome</translation>
    </message>
    <message>
        <source>Hash of the box: {code}</source>
        <translation>Impronta della cassetta: {code}</translation>
    </message>
    <message>
        <source>Give the box&apos;s round with --round FILE. To see which round opens a box, use --when.</source>
        <translation>Dare l’estrazione della cassetta con --round FILE. Per vedere quale estrazione apre una cassetta, usare --when.</translation>
    </message>
    <message>
        <source>Open one box at a time.</source>
        <translation>Aprire una cassetta alla volta.</translation>
    </message>
    <message>
        <source>WARNING: the owner of another key can open it at any time.</source>
        <translation>ATTENZIONE: il titolare di un’altra chiave può aprirla in qualsiasi momento.</translation>
    </message>
    <message>
        <source>There is no standard input.</source>
        <translation>Non c’è ingresso standard.</translation>
    </message>
    <message>
        <source>--when goes with boxes alone.</source>
        <translation>--when va solo con le cassette.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>{box}: opens in {days} d {hours} h {rest} min</source>
        <translation>{box}: si apre tra {days} g {hours} h {rest} min</translation>
    </message>
    <message>
        <source>{box}: can be opened now</source>
        <translation>{box}: si può aprire ora</translation>
    </message>
    <message>
        <source>GREEN: proved. Nothing is left to you, and nothing could be chosen.</source>
        <translation>VERDE: dimostrato. Non resta nulla da controllare, e nulla poteva essere scelto.</translation>
    </message>
    <message>
        <source>AMBER: nothing here is wrong, but not everything is settled.</source>
        <translation>GIALLO: qui nulla è sbagliato, ma non tutto è chiarito.</translation>
    </message>
    <message>
        <source>RED: something here is not as promised.</source>
        <translation>ROSSO: qui qualcosa non è come promesso.</translation>
    </message>
    <message>
        <source>--digest or --plan, and --before</source>
        <translation>--digest o --plan, e --before</translation>
    </message>
    <message>
        <source>--played all (or 1:1-3)</source>
        <translation>--played all (o 1:1-3)</translation>
    </message>
    <message>
        <source>Check code: {digest}</source>
        <translation>Codice di controllo: {digest}</translation>
    </message>
    <message>
        <source>   as words: {words}</source>
        <translation>   in parole: {words}</translation>
    </message>
    <message>
        <source>Boards proved: {count}</source>
        <translation>Board dimostrati: {count}</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Verifica</translation>
    </message>
    <message>
        <source>  … and {count} more (--json lists them all)</source>
        <translation>  … e altri {count} (--json li elenca tutti)</translation>
    </message>
    <message>
        <source>As promised so far: the other sessions can be verified when they are revealed.</source>
        <translation>Finora come promesso: le altre sessioni si potranno verificare quando saranno rivelate.</translation>
    </message>
    <message>
        <source>{boards} boards of {sessions} sessions: each from its session’s key and the
    outside value (--json lists them one by one).</source>
        <translation>{boards} board di {sessions} sessioni: ognuno dalla chiave della sua sessione e dal
    valore esterno (--json li elenca uno per uno).</translation>
    </message>
    <message>
        <source>Left to you: answer with {answers}.</source>
        <translation>Da controllare di persona: rispondere con {answers}.</translation>
    </message>
    <message>
        <source>Still chosen: no accusation. Ask the organiser about it, and judge for yourself.</source>
        <translation>Ancora a scelta: non è un’accusa. Chiederne all’organizzatore, e giudicare da sé.</translation>
    </message>
    <message>
        <source>Other sessions are still secret: until they are revealed, amber is the best possible.</source>
        <translation>Altre sessioni sono ancora segrete: finché non sono rivelate, giallo è il meglio possibile.</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>pianificato</translation>
    </message>
    <message>
        <source>published</source>
        <translation>pubblicato</translation>
    </message>
    <message>
        <source>valued</source>
        <translation>valore fissato</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>distribuita</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>rivelata</translation>
    </message>
    <message>
        <source>error</source>
        <translation>errore</translation>
    </message>
    <message>
        <source>Deal a set of boards into files.</source>
        <translation>Distribuire una serie di board in file.</translation>
    </message>
    <message>
        <source>Check files of boards, and show which set they are.</source>
        <translation>Controllare file di board, e mostrare di quale serie sono.</translation>
    </message>
    <message>
        <source>Tell which board the hands on a table are.</source>
        <translation>Dire quale board sono le mani su un tavolo.</translation>
    </message>
    <message>
        <source>Tell between which rounds a board was fouled.</source>
        <translation>Dire fra quali turni un board è stato alterato.</translation>
    </message>
    <message>
        <source>Check duplicated boards by questions drawn by lot.</source>
        <translation>Controllare i board duplicati con domande sorteggiate.</translation>
    </message>
    <message>
        <source>Convert a file of boards into other formats.</source>
        <translation>Convertire un file di board in altri formati.</translation>
    </message>
    <message>
        <source>What was dealt here: list, verify, export, certificates, backups.</source>
        <translation>Che cosa è stato distribuito qui: elenco, controllo, esportazione, certificati, backup.</translation>
    </message>
    <message>
        <source>Print hand records, dealing sheets or curtain cards.</source>
        <translation>Stampare fogli delle smazzate, fogli di distribuzione o cartellini delle mani.</translation>
    </message>
    <message>
        <source>Open a sealed record.</source>
        <translation>Aprire un foglio sigillato.</translation>
    </message>
    <message>
        <source>Lock files in a box that nobody can open before a time.</source>
        <translation>Bloccare file in una cassetta che nessuno può aprire prima di un’ora.</translation>
    </message>
    <message>
        <source>Open a locked box with its round.</source>
        <translation>Aprire una cassetta bloccata con la sua estrazione.</translation>
    </message>
    <message>
        <source>Write the note that goes with a locked box.</source>
        <translation>Scrivere la nota che accompagna una cassetta bloccata.</translation>
    </message>
    <message>
        <source>Print labels with the set code; they reveal nothing about the cards.</source>
        <translation>Stampare etichette con il codice di serie; non rivelano nulla delle carte.</translation>
    </message>
    <message>
        <source>Print travellers, slips, scorecards or table cards.</source>
        <translation>Stampare score viaggianti, tagliandi, score personali o cartellini del tavolo.</translation>
    </message>
    <message>
        <source>Print one page for the wall: deal, duplicate, print.</source>
        <translation>Stampare una pagina per la parete: distribuire, duplicare, stampare.</translation>
    </message>
    <message>
        <source>Print a checklist for duplicating.</source>
        <translation>Stampare una lista di controllo per la duplicazione.</translation>
    </message>
    <message>
        <source>Make the file of a finished set that a site or program takes.</source>
        <translation>Fare il file di una serie conclusa per un sito o un programma.</translation>
    </message>
    <message>
        <source>Pack the boards of a finished set for publication.</source>
        <translation>Impacchettare i board di una serie conclusa per la pubblicazione.</translation>
    </message>
    <message>
        <source>Commit, deal and reveal a whole tournament.</source>
        <translation>Promettere, distribuire e rivelare un intero torneo.</translation>
    </message>
    <message>
        <source>Prove that boards are the promised ones.</source>
        <translation>Dimostrare che i board sono quelli promessi.</translation>
    </message>
    <message>
        <source>Turn deals, endings and layouts into numbers, and back.</source>
        <translation>Trasformare smazzate, finali e disposizioni in numeri, e viceversa.</translation>
    </message>
    <message>
        <source>List, count, reduce and solve the suits in two hands.</source>
        <translation>Elencare, contare, ridurre e risolvere i semi in due mani.</translation>
    </message>
    <message>
        <source>Show figures over finished boards.</source>
        <translation>Mostrare cifre sui board conclusi.</translation>
    </message>
    <message>
        <source>Tell whether played sets are as chance deals them.</source>
        <translation>Dire se le serie giocate sono come le dà il caso.</translation>
    </message>
    <message>
        <source>Check this copy of the program against known answers.</source>
        <translation>Verificare questa copia del programma con risposte note.</translation>
    </message>
    <message>
        <source>anyone with keys and value can make these boards again at any time.</source>
        <translation>chi ha chiavi e valore può rifare questi board in qualsiasi momento.</translation>
    </message>
    <message>
        <source>Noted. The public pack will include it, in your words.</source>
        <translation>Annotato. Figurerà nel pacchetto pubblico, con queste parole.</translation>
    </message>
    <message>
        <source>announced</source>
        <translation>annunciato</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>riserva</translation>
    </message>
    <message>
        <source>deviation</source>
        <translation>scostamento</translation>
    </message>
    <message>
        <source>revealing</source>
        <translation>rivelazione iniziata</translation>
    </message>
    <message>
        <source>session-revealed</source>
        <translation>sessione rivelata</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>iniziato</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminato</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annullato</translation>
    </message>
    <message>
        <source>No set has been dealt here yet.</source>
        <translation>Qui non è ancora stata distribuita alcuna serie.</translation>
    </message>
    <message>
        <source>Try &apos;{command} {option}&apos; for help.</source>
        <translation>“{command} {option}” mostra l’aiuto.</translation>
    </message>
    <message>
        <source>Error: {message}</source>
        <translation>Errore: {message}</translation>
    </message>
    <message>
        <source>No such option {name!r}.</source>
        <translation>L’opzione {name!r} non esiste.</translation>
    </message>
    <message>
        <source>Did you mean {possibility}?</source>
        <translation>Si intendeva {possibility}?</translation>
    </message>
    <message>
        <source>(Did you mean one of: {possibilities}?)</source>
        <translation>(Si intendeva una fra: {possibilities}?)</translation>
    </message>
    <message>
        <source>Option {name!r} does not take a value.</source>
        <translation>L’opzione {name!r} non prende un valore.</translation>
    </message>
    <message>
        <source>Option {name!r} requires an argument.</source>
        <translation>L’opzione {name!r} richiede un valore.</translation>
    </message>
    <message>
        <source>Missing argument</source>
        <translation>Manca l’argomento</translation>
    </message>
    <message>
        <source>Missing option</source>
        <translation>Manca l’opzione</translation>
    </message>
    <message>
        <source>Missing command.</source>
        <translation>Manca il comando.</translation>
    </message>
    <message>
        <source>Choose from:
	{choices}</source>
        <translation>Scegliere fra:
	{choices}</translation>
    </message>
    <message>
        <source>Got unexpected extra argument ({args})</source>
        <translation>Argomento inatteso ({args})</translation>
    </message>
    <message>
        <source>Got unexpected extra arguments ({args})</source>
        <translation>Argomenti inattesi ({args})</translation>
    </message>
    <message>
        <source>Invalid value for {param_hint}: {message}</source>
        <translation>Valore non valido per {param_hint}: {message}</translation>
    </message>
    <message>
        <source>{value!r} is not one of {choices}.</source>
        <translation>{value!r} non è uno fra {choices}.</translation>
    </message>
    <message>
        <source>{value} is not in the range {range}.</source>
        <translation>{value} non è nell’intervallo {range}.</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>cartella</translation>
    </message>
    <message>
        <source>{name} {filename!r} is a file.</source>
        <translation>{name} {filename!r} è un file.</translation>
    </message>
    <message>
        <source>{value!r} is not a whole number.</source>
        <translation>{value!r} non è un numero intero.</translation>
    </message>
    <message>
        <source>first seen here {when}</source>
        <translation>qui per la prima volta {when}</translation>
    </message>
    <message>
        <source>Deal bridge boards that nobody can predict, repeat or see before play.</source>
        <translation>Distribuire board di bridge che nessuno può prevedere, ripetere o vedere prima del gioco.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 the check failed, 2 usage, 3 refused, 4 damaged file, 5 the system failed.</source>
        <translation>Codici d’uscita: 0 fatto, 1 controllo fallito, 2 uso, 3 rifiutato, 4 file danneggiato, 5 errore del sistema.</translation>
    </message>
    <message>
        <source>The language to use, such as de. Without it: on a terminal yours, otherwise English.</source>
        <translation>La lingua, per esempio de. Senza: su un terminale la propria, altrimenti l’inglese.</translation>
    </message>
    <message>
        <source>The cards come from the computer&apos;s own randomness, and nobody sees them. Nothing is ever overwritten: all files are written, or none.</source>
        <translation>Le carte vengono dalla casualità del computer stesso, e nessuno le vede. Nulla viene mai sovrascritto: si scrivono tutti i file, o nessuno.</translation>
    </message>
    <message>
        <source>“bigdeal deal -n 36” is enough: it uses the formats in the settings, and a free name in this folder.</source>
        <translation>“bigdeal deal -n 36” basta: usa i formati delle impostazioni e un nome libero in questa cartella.</translation>
    </message>
    <message>
        <source>With --lock-until only a locked box is written. See “bigdeal unlock”.</source>
        <translation>Con --lock-until si scrive soltanto una cassetta bloccata. Vedere “bigdeal unlock”.</translation>
    </message>
    <message>
        <source>A number (36) or a range (11-20).</source>
        <translation>Un numero (36) o un intervallo (11-20).</translation>
    </message>
    <message>
        <source>Formats, with commas between: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel. Without it, those in the settings, or pbn.</source>
        <translation>Formati, separati da virgole: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel. Senza, quelli delle impostazioni, o pbn.</translation>
    </message>
    <message>
        <source>Folder and name, without ending. A new FOLDER is for you alone to read. Without it, this folder and a free name.</source>
        <translation>Cartella e nome, senza estensione. Una nuova FOLDER è leggibile solo dal suo proprietario. Senza, questa cartella e un nome libero.</translation>
    </message>
    <message>
        <source>Sets to deal at once, each with its number after NAME and the event: tuesday-1, tuesday-2.</source>
        <translation>Quante serie insieme, ciascuna con il suo numero dopo NAME e la gara: tuesday-1, tuesday-2.</translation>
    </message>
    <message>
        <source>The identification to deal with. Without it, that of the settings.</source>
        <translation>L’identificazione con cui distribuire. Senza, quella delle impostazioni.</translation>
    </message>
    <message>
        <source>The event&apos;s name, for files with room for it.</source>
        <translation>Il nome della gara, per i file che hanno posto.</translation>
    </message>
    <message>
        <source>Where it is played, for files with room for it.</source>
        <translation>Dove si gioca, per i file che hanno posto.</translation>
    </message>
    <message>
        <source>The day of play, for files with room for it.</source>
        <translation>Il giorno di gioco, per i file che hanno posto.</translation>
    </message>
    <message>
        <source>bigdeal: byte for byte what Big Deal 2.0 writes.</source>
        <translation>bigdeal: byte per byte ciò che scrive Big Deal 2.0.</translation>
    </message>
    <message>
        <source>Lock the files in one box, NAME.zip.age, until then (2027-03-05T13:45Z). Nobody can open it earlier, not even you.</source>
        <translation>Blocca i file in una cassetta, NAME.zip.age, fino ad allora (2027-03-05T13:45Z). Nessuno può aprirla prima, neanche chi la fa.</translation>
    </message>
    <message>
        <source>A public key whose owner can open the box too, at any time, in case the clock ends.</source>
        <translation>Una chiave pubblica il cui proprietario può anche lui aprire la cassetta, in ogni momento, se l’orologio dovesse finire.</translation>
    </message>
    <message>
        <source>Deal although the journal is in doubt; the journal records it.</source>
        <translation>Distribuisce benché il registro sia in dubbio; il registro lo annota.</translation>
    </message>
    <message>
        <source>Answer as JSON, for programs.</source>
        <translation>Risponde in JSON, per i programmi.</translation>
    </message>
    <message>
        <source>Print only warnings and errors.</source>
        <translation>Scrive solo avvisi ed errori.</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obbligatorio</translation>
    </message>
    <message>
        <source>default: {default}</source>
        <translation>predefinito: {default}</translation>
    </message>
    <message>
        <source>Every board must be complete, no deal may occur twice, and files of one name must contain the same deals. The journal knows which set a file is, and whether it was played. FILE may be a folder or an archive (.zip, .gz); “-” is standard input and needs --format. No card is ever shown.</source>
        <translation>Ogni board deve essere completo, nessuna smazzata può comparire due volte, e i file con lo stesso nome devono contenere le stesse smazzate. Il registro sa quale serie è un file, e se è stata giocata. FILE può essere una cartella o un archivio (.zip, .gz); “-” è l’ingresso standard e richiede --format. Non viene mai mostrata una carta.</translation>
    </message>
    <message>
        <source>You are warned of anything unusual, such as repeated boards or missing numbers. A set code in a file is shown as the file&apos;s own claim.</source>
        <translation>Ogni cosa insolita dà un avviso, come board ripetuti o numeri mancanti. Un codice di serie in un file è mostrato come affermazione del file stesso.</translation>
    </message>
    <message>
        <source>Exit codes: 0 all is well, 1 something is wrong with the files or the code, 2 unknown format or option, 4 a damaged file.</source>
        <translation>Codici d’uscita: 0 tutto bene, 1 qualcosa non va nei file o nel codice, 2 formato o opzione sconosciuti, 4 un file danneggiato.</translation>
    </message>
    <message>
        <source>Show which set this code on a label or sheet belongs to.</source>
        <translation>Mostra a quale serie appartiene questo codice di un’etichetta o di un foglio.</translation>
    </message>
    <message>
        <source>The number of the first board, where the file has no numbers. Without it, the journal&apos;s numbers, or else from 1.</source>
        <translation>Il numero del primo board, quando il file non ha numeri. Senza, i numeri del registro, o altrimenti da 1.</translation>
    </message>
    <message>
        <source>The format of standard input, when a file is “-”.</source>
        <translation>Il formato dell’ingresso standard, quando un file è “-”.</translation>
    </message>
    <message>
        <source>Type one to four hands of 13 cards: spades, hearts, diamonds and clubs with dots between, “-” for a void. “--hand -” and “--deal -” read them from standard input, so that your shell&apos;s history does not keep them.</source>
        <translation>Digitare da una a quattro mani di 13 carte: picche, cuori, quadri e fiori separati da punti, “-” per un vuoto. “--hand -” e “--deal -” le leggono dall’ingresso standard, così la cronologia della shell non le conserva.</translation>
    </message>
    <message>
        <source>Without FILE the boards are those of the journal. One or two hands are looked for in the sets&apos; files, where the journal left them. --board N --deal TEXT, given twice, compares two boards.</source>
        <translation>Senza FILE i board sono quelli del registro. Una o due mani si cercano nei file delle serie, dove il registro li conosceva. Due volte --board N --deal TEXT confronta due board.</translation>
    </message>
    <message>
        <source>Every question is recorded in the journal, without the hands. No card is ever shown.</source>
        <translation>Ogni domanda è annotata nel registro, senza le mani. Non viene mai mostrata una carta.</translation>
    </message>
    <message>
        <source>Exit codes: 0 the board is right, 1 anything else, 2 this is not a hand.</source>
        <translation>Codici d’uscita: 0 il board è giusto, 1 ogni altro caso, 2 questa non è una mano.</translation>
    </message>
    <message>
        <source>The set being played.</source>
        <translation>La serie che si gioca.</translation>
    </message>
    <message>
        <source>The number on the board.</source>
        <translation>Il numero sul board.</translation>
    </message>
    <message>
        <source>N:hand hand hand hand, or a line of LIN.</source>
        <translation>N:mano mano mano mano, o una riga LIN.</translation>
    </message>
    <message>
        <source>E AK7.T93.QJ4.A852; may be given for each seat.</source>
        <translation>E AK7.T93.QJ4.A852; si può dare per ogni posto.</translation>
    </message>
    <message>
        <source>The language of the card letters, beside English. Without it, that of the settings.</source>
        <translation>La lingua delle lettere delle carte, oltre all’inglese. Senza, quella delle impostazioni.</translation>
    </message>
    <message>
        <source>The dealer shown on the board.</source>
        <translation>Il mazziere indicato sul board.</translation>
    </message>
    <message>
        <source>The vulnerability shown on the board.</source>
        <translation>La zona indicata sul board.</translation>
    </message>
    <message>
        <source>Every table&apos;s tricks are compared with double dummy, in the right deal and in the fouled one. How often players reach double dummy is an assumption, so the percentage is a help and no proof.</source>
        <translation>Le prese di ogni tavolo si confrontano con il gioco a carte viste, nella smazzata giusta e in quella scambiata. Quanto spesso i giocatori arrivino alle carte viste è un’ipotesi: la percentuale aiuta e non prova nulla.</translation>
    </message>
    <message>
        <source>Only for finished sets. Without --results, lines are read from standard input. If a file has no rounds, its results are printed: replace each question mark with the round, and give them with --results.</source>
        <translation>Solo per serie concluse. Senza --results le righe si leggono dall’ingresso standard. Se un file non ha i turni, i suoi risultati vengono scritti: mettere il turno al posto di ogni punto interrogativo, e darli con --results.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 2 rounds are missing or this is not a hand, 3 refused.</source>
        <translation>Codici d’uscita: 0 fatto, 2 mancano dei turni o questa non è una mano, 3 rifiutato.</translation>
    </message>
    <message>
        <source>Its four hands now: N:hand hand hand hand.</source>
        <translation>Le sue quattro mani ora: N:mano mano mano mano.</translation>
    </message>
    <message>
        <source>A line a table, such as “3: 4S N 9” (round: contract declarer tricks); or a file: PBN, USEBIO, ACBL JSON, or Bridgemate’s ReceivedData as CSV.</source>
        <translation>Una riga per tavolo, come “3: 4S N 9” (turno: contratto giocante prese), o un file: PBN, USEBIO, ACBL JSON o ReceivedData di Bridgemate come CSV.</translation>
    </message>
    <message>
        <source>The section, such as A.</source>
        <translation>Il girone, per esempio A.</translation>
    </message>
    <message>
        <source>Each question asks how many cards of one suit a hand of the set CODE has, two for each board. At the end you learn which boards to look at, never which answer was wrong. The journal records the check.</source>
        <translation>Ogni domanda chiede quante carte di un seme ha una mano della serie con il codice CODE, due per ogni board. Alla fine si viene a sapere quali board guardare, mai quale risposta era sbagliata. Il registro annota il controllo.</translation>
    </message>
    <message>
        <source>A wrong deal, turned or with whole hands exchanged, passes with 30 % at most. One exchanged card is hardly ever found. Before play is over, a set can be checked three times.</source>
        <translation>Una smazzata sbagliata, girata o con mani intere scambiate, passa al massimo nel 30&#xa0;% dei casi. Una sola carta scambiata non si trova quasi mai. Prima della fine del gioco una serie si può controllare tre volte.</translation>
    </message>
    <message>
        <source>Exit codes: 0 every answer is right, 1 there are boards to look at, 2 the answers ended too early.</source>
        <translation>Codici d’uscita: 0 ogni risposta è giusta, 1 ci sono board da guardare, 2 le risposte sono finite troppo presto.</translation>
    </message>
    <message>
        <source>How many boards to ask about, two questions each. Without it, 12, or all of fewer.</source>
        <translation>Di quanti board chiedere, due domande ciascuno. Senza, 12, o tutti se sono meno.</translation>
    </message>
    <message>
        <source>The ending of IN shows its format; “-” is standard input and needs --format. Of a folder or an archive (.zip) every set is converted, and -o names a folder. Nothing is ever overwritten: all files are written, or none. No card is shown.</source>
        <translation>L’estensione di IN mostra il formato; “-” è l’ingresso standard e richiede --format. Di una cartella o di un archivio (.zip) si converte ogni serie, e -o indica una cartella. Nulla viene mai sovrascritto: si scrivono tutti i file, o nessuno. Non viene mostrata nessuna carta.</translation>
    </message>
    <message>
        <source>Boards that were in play are refused: nobody may play them again.</source>
        <translation>I board già in gioco sono rifiutati: nessuno può rigiocarli.</translation>
    </message>
    <message>
        <source>Formats, with commas between: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel.</source>
        <translation>Formati, separati da virgole: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel.</translation>
    </message>
    <message>
        <source>Folder and name, without ending. A new FOLDER is for you alone to read.</source>
        <translation>Cartella e nome, senza estensione. Una nuova FOLDER è leggibile solo dal suo proprietario.</translation>
    </message>
    <message>
        <source>New board numbers, in order: 24, 11-20, or 1-16,17-32. Without it, the boards keep theirs.</source>
        <translation>Nuovi numeri dei board, in ordine: 24, 11-20, o 1-16,17-32. Senza, i board tengono i propri.</translation>
    </message>
    <message>
        <source>Convert boards of a set that is in play or finished, for a record or a web page.</source>
        <translation>Converte board di una serie in gioco o conclusa, per una stampa o una pagina web.</translation>
    </message>
    <message>
        <source>Put double-dummy tricks and par into pbn files; refused before play.</source>
        <translation>Mette prese a carte viste e par nei file pbn; rifiutato prima del gioco.</translation>
    </message>
    <message>
        <source>Copy journal, settings, presets and logo into one new file.</source>
        <translation>Copiare registro, impostazioni, modelli e logo in un solo nuovo file.</translation>
    </message>
    <message>
        <source>Make a dealing certificate, as PDF.</source>
        <translation>Fare un certificato di distribuzione, in PDF.</translation>
    </message>
    <message>
        <source>Write the journal as text that anybody can check.</source>
        <translation>Scrivere il registro come testo che chiunque può controllare.</translation>
    </message>
    <message>
        <source>List the sets dealt or seen here, newest first.</source>
        <translation>Elencare le serie distribuite o viste qui, dalla più recente.</translation>
    </message>
    <message>
        <source>Bring the journal back from a backup.</source>
        <translation>Riportare il registro da un backup.</translation>
    </message>
    <message>
        <source>Set the state of a set: duplicated, in play, finished, released.</source>
        <translation>Impostare lo stato di una serie: duplicata, in gioco, conclusa, divulgata.</translation>
    </message>
    <message>
        <source>Check every row; with --known, compare with paper.</source>
        <translation>Controllare ogni riga; con --known, confrontare con la carta.</translation>
    </message>
    <message>
        <source>FILE can be on a USB drive. Keep it safe: it contains no card, but anyone who has it can recognise deals that were dealt here. If sealed, it opens with its passphrase alone.</source>
        <translation>FILE può stare su una chiavetta USB. Va custodito bene: non contiene carte, ma chi lo ha può riconoscere smazzate distribuite qui. Sigillato, si apre solo con la sua frase segreta.</translation>
    </message>
    <message>
        <source>Seal it with a passphrase, typed at the terminal.</source>
        <translation>Lo sigilla con una frase segreta, digitata al terminale.</translation>
    </message>
    <message>
        <source>Seal it with the passphrase on the first line of FILE; “-” is standard input.</source>
        <translation>Sigilla con la frase segreta nella prima riga di FILE; “-” è l’ingresso standard.</translation>
    </message>
    <message>
        <source>It shows when and how the set CODE was dealt, and no card. It counts the sets dealt for the same event and day, and names the journal&apos;s newest row, for comparison later.</source>
        <translation>Mostra quando e come è stata distribuita la serie con il codice CODE, e nessuna carta. Conta le serie distribuite per la stessa gara e lo stesso giorno, e nomina la riga più recente del registro, per un confronto più tardi.</translation>
    </message>
    <message>
        <source>The new file, or a folder for it.</source>
        <translation>Il nuovo file, o una cartella per esso.</translation>
    </message>
    <message>
        <source>The identification the set was dealt with, to be printed in clear.</source>
        <translation>L’identificazione con cui la serie è stata distribuita, da stampare in chiaro.</translation>
    </message>
    <message>
        <source>The language of the print: en, en-GB, en-US, da, de, es, fr, it, nl, nb, pl, pt, sv. Without it, the settings&apos;.</source>
        <translation>La lingua della stampa: en, en-GB, en-US, da, de, es, fr, it, nl, nb, pl, pt, sv. Senza, quella delle impostazioni.</translation>
    </message>
    <message>
        <source>It goes to FILE; without FILE, or with “-”, to standard output. It contains no card, seed or key, and its chain of hashes can be checked.</source>
        <translation>Va in FILE; senza FILE, o con “-”, all’uscita standard. Non contiene carte, seed o chiavi, e la sua catena di hash si può controllare.</translation>
    </message>
    <message>
        <source>A set code with “?” was only read in a file; with “!” a file claimed it, but another set has it.</source>
        <translation>Un codice di serie con “?” è stato solo letto in un file; con “!” un file lo ha affermato, ma lo ha un’altra serie.</translation>
    </message>
    <message>
        <source>Code, event, date, format or file name.</source>
        <translation>Codice, gara, data, formato o nome di file.</translation>
    </message>
    <message>
        <source>Only sets in this state; may be given several times.</source>
        <translation>Solo le serie in questo stato; si può dare più volte.</translation>
    </message>
    <message>
        <source>How many sets at most.</source>
        <translation>Quante serie al massimo.</translation>
    </message>
    <message>
        <source>Close the window first. Nothing is overwritten: if a journal exists, that of FILE is attached to it, and both are used. Settings, presets and logo are added where missing. Rows newer than the backup are missing afterwards, and the journal says so.</source>
        <translation>Chiudere prima la finestra. Nulla viene sovrascritto: se c’è già un registro, quello di FILE vi viene unito, e si usano tutti e due. Impostazioni, modelli e logo si aggiungono dove mancano. Le righe più recenti del backup poi mancano, e il registro lo dice.</translation>
    </message>
    <message>
        <source>A file with the passphrase on its first line; “-” is standard input.</source>
        <translation>Un file con la frase segreta nella prima riga; “-” è l’ingresso standard.</translation>
    </message>
    <message>
        <source>“undo” takes back the last step. Files of a finished set move to the archive folder, if the settings have one, and come back with “undo”. A released set stays released: its key is written down, so that anybody can recompute its code.</source>
        <translation>“undo” annulla l’ultimo passo. I file di una serie conclusa passano alla cartella di archivio, se le impostazioni ne hanno una, e tornano con “undo”. Una serie divulgata resta tale: la sua chiave è scritta, così chiunque può ricalcolarne il codice.</translation>
    </message>
    <message>
        <source>Every row that was changed, removed, moved or slipped in is named. The owner of this computer could rewrite the whole journal, or put yesterday&apos;s back: --known finds that out, with a hash that somebody else kept.</source>
        <translation>Ogni riga cambiata, tolta, spostata o infilata viene nominata. Il proprietario di questo computer potrebbe riscrivere tutto il registro, o rimettere quello di ieri: --known lo scopre, con un hash che ha conservato qualcun altro.</translation>
    </message>
    <message>
        <source>Exit codes: 0 intact, 1 not.</source>
        <translation>Codici d’uscita: 0 integro, 1 no.</translation>
    </message>
    <message>
        <source>A hash from a certificate, a hand record, a public pack or an export, with or without the row&apos;s number; the first 16 digits are enough.</source>
        <translation>Un hash di un certificato, di un foglio delle smazzate, di un pacchetto pubblico o di un’esportazione, con o senza il numero della riga; bastano le prime 16 cifre.</translation>
    </message>
    <message>
        <source>FILE contains boards, CODE is the code of a set in the journal.</source>
        <translation>FILE contiene board, CODE è il codice di una serie del registro.</translation>
    </message>
    <message>
        <source>“-” is standard input and needs --format.</source>
        <translation>“-” è l’ingresso standard e richiede --format.</translation>
    </message>
    <message>
        <source>Before play, prints that show cards are sealed as FILE.pdf.age, with a passphrase or until a time; “bigdeal unseal” opens them. Several sets or sections have a file each, in the folder after -o.</source>
        <translation>Prima del gioco le stampe che mostrano carte sono sigillate come FILE.pdf.age, con una frase segreta o fino a un’ora; “bigdeal unseal” le apre. Più serie o gironi hanno ciascuno un file, nella cartella dopo -o.</translation>
    </message>
    <message>
        <source>Paper and looks, club, logo, site and director are as they were remembered, here or in the window, where no option says otherwise.</source>
        <translation>Carta e aspetto, circolo, logo, luogo e arbitro sono come ricordati, qui o nella finestra, dove nessuna opzione dice altro.</translation>
    </message>
    <message>
        <source>The new file, or a folder for it; .html gives a web page.</source>
        <translation>Il nuovo file, o una cartella per esso; .html dà una pagina web.</translation>
    </message>
    <message>
        <source>What to print.</source>
        <translation>Che cosa stampare.</translation>
    </message>
    <message>
        <source>The club, at the head of every page.</source>
        <translation>Il circolo, in testa a ogni pagina.</translation>
    </message>
    <message>
        <source>A line of text at the head of every page.</source>
        <translation>Una riga di testo in testa a ogni pagina.</translation>
    </message>
    <message>
        <source>A line of text at the foot of every page.</source>
        <translation>Una riga di testo in fondo a ogni pagina.</translation>
    </message>
    <message>
        <source>The size of the paper.</source>
        <translation>Il formato della carta.</translation>
    </message>
    <message>
        <source>{value!r} is not a day such as 2027-07-06.</source>
        <translation>{value!r} non è un giorno come 2027-07-06.</translation>
    </message>
    <message>
        <source>{value!r} is not a time such as 2027-07-06 18:00.</source>
        <translation>{value!r} non è un’ora come 2027-07-06 18:00.</translation>
    </message>
    <message>
        <source>Boards on a page; large: two, in large print (record).</source>
        <translation>Board per pagina; large: due, a caratteri grandi (record).</translation>
    </message>
    <message>
        <source>Boards in rows or in columns (record).</source>
        <translation>Board in righe o in colonne (record).</translation>
    </message>
    <message>
        <source>With room for holes, or two small pages a side, to be folded (record).</source>
        <translation>Con posto per i fori, o due piccole pagine per lato, da piegare (record).</translation>
    </message>
    <message>
        <source>The colours of the suits.</source>
        <translation>I colori dei semi.</translation>
    </message>
    <message>
        <source>How a ten is written.</source>
        <translation>Come si scrive un dieci.</translation>
    </message>
    <message>
        <source>Write A K Q J in every language.</source>
        <translation>Scrive A K Q J in ogni lingua.</translation>
    </message>
    <message>
        <source>With the high-card points of each hand (record).</source>
        <translation>Con i punti onori di ogni mano (record).</translation>
    </message>
    <message>
        <source>With double-dummy results and par (record). Without the flag, up to 200 boards.</source>
        <translation>Con risultati a carte viste e par (record). Senza l’opzione, fino a 200 board.</translation>
    </message>
    <message>
        <source>What double-dummy results show (record).</source>
        <translation>Che cosa mostrano i risultati a carte viste (record).</translation>
    </message>
    <message>
        <source>With par beside double-dummy results (record).</source>
        <translation>Con il par accanto ai risultati a carte viste (record).</translation>
    </message>
    <message>
        <source>The event; without it, that of the journal or the file.</source>
        <translation>La gara; senza, quella del registro o del file.</translation>
    </message>
    <message>
        <source>Where it is played.</source>
        <translation>Dove si gioca.</translation>
    </message>
    <message>
        <source>The section, such as A; may be given several times.</source>
        <translation>Il girone, per esempio A; si può dare più volte.</translation>
    </message>
    <message>
        <source>The session, such as 2.</source>
        <translation>La sessione, per esempio 2.</translation>
    </message>
    <message>
        <source>The tournament director.</source>
        <translation>L’arbitro della gara.</translation>
    </message>
    <message>
        <source>The day; without it, that of the journal.</source>
        <translation>Il giorno; senza, quello del registro.</translation>
    </message>
    <message>
        <source>The club&apos;s logo: PNG, JPEG or SVG.</source>
        <translation>Il logo del circolo: PNG, JPEG o SVG.</translation>
    </message>
    <message>
        <source>Without the remembered logo.</source>
        <translation>Senza il logo ricordato.</translation>
    </message>
    <message>
        <source>Remember paper and looks, club, logo, site and director, for the window too.</source>
        <translation>Ricorda carta e aspetto, circolo, logo, luogo e arbitro, anche per la finestra.</translation>
    </message>
    <message>
        <source>Seal it until then; “bigdeal unseal” on this computer opens it.</source>
        <translation>Sigilla fino ad allora; “bigdeal unseal” su questo computer lo apre.</translation>
    </message>
    <message>
        <source>Play is over: print open, and mark the set as finished in the journal.</source>
        <translation>Il gioco è finito: stampa aperto, e segna la serie come conclusa nel registro.</translation>
    </message>
    <message>
        <source>Do not seal it, although the set is not played.</source>
        <translation>Non sigilla, benché la serie non sia giocata.</translation>
    </message>
    <message>
        <source>Keep the file&apos;s board numbers where the journal has others.</source>
        <translation>Tiene i numeri dei board del file dove il registro ne ha altri.</translation>
    </message>
    <message>
        <source>A record sealed with a passphrase opens with it, on any computer. One sealed until a time opens on the computer that made it: after that time, or when its set is finished.</source>
        <translation>Un foglio sigillato con una frase segreta si apre con quella, su ogni computer. Uno sigillato fino a un’ora si apre sul computer che lo ha fatto: dopo quell’ora, o quando la sua serie è conclusa.</translation>
    </message>
    <message>
        <source>The new file; without it, FILE beside FILE.age.</source>
        <translation>Il nuovo file; senza, FILE accanto a FILE.age.</translation>
    </message>
    <message>
        <source>Only quicknet, a public clock of drand, opens the box. The files themselves stay as they are, open: to have no open copy, deal with “bigdeal deal --lock-until”. Anyone with a tournament&apos;s keys and value can make its boards again.</source>
        <translation>Solo quicknet, un orologio pubblico di drand, apre la cassetta. I file stessi restano come sono, aperti: per non avere copie aperte, distribuire con “bigdeal deal --lock-until”. Chi ha le chiavi e il valore di un torneo può rifarne i board.</translation>
    </message>
    <message>
        <source>When the box opens, with the time zone: 2027-03-05T13:45Z.</source>
        <translation>Quando si apre la cassetta, con il fuso orario: 2027-03-05T13:45Z.</translation>
    </message>
    <message>
        <source>A box for receivers to try: no boards, open in two minutes.</source>
        <translation>Una cassetta di prova per chi riceve: senza board, aperta fra due minuti.</translation>
    </message>
    <message>
        <source>The new box.</source>
        <translation>La nuova cassetta.</translation>
    </message>
    <message>
        <source>No network is needed: get the round in a browser, from an address that --when shows. It is checked with the network&apos;s key, and nothing is written if box or round is wrong.</source>
        <translation>Non serve la rete: prendere l’estrazione in un browser, da un indirizzo che --when mostra. Viene controllata con la chiave della rete, e non si scrive nulla se cassetta o estrazione non vanno.</translation>
    </message>
    <message>
        <source>The round that the box names, as the network answers; “-” is standard input.</source>
        <translation>L’estrazione che la cassetta nomina, come la rete risponde; “-” è l’ingresso standard.</translation>
    </message>
    <message>
        <source>One new file with what is in the box. Without it, the box&apos;s files beside the box.</source>
        <translation>Un solo nuovo file con il contenuto della cassetta. Senza, i file della cassetta accanto a essa.</translation>
    </message>
    <message>
        <source>Instead of the round: the secret key of --or-for.</source>
        <translation>Invece dell’estrazione: la chiave segreta di --or-for.</translation>
    </message>
    <message>
        <source>Only show when boxes open, and with which round.</source>
        <translation>Mostra solo quando le cassette si aprono, e con quale estrazione.</translation>
    </message>
    <message>
        <source>It is text and PDF, with unlock.html, which opens the box in a browser. It says when and how the box opens, where its round will be, and the hash of the box, and nothing about the contents.</source>
        <translation>È testo e PDF, con unlock.html, che apre la cassetta in un browser. Dice quando e come la cassetta si apre, dove sarà la sua estrazione, e il suo hash, e nulla del contenuto.</translation>
    </message>
    <message>
        <source>The folder. Without it, beside the box.</source>
        <translation>La cartella. Senza, accanto alla cassetta.</translation>
    </message>
    <message>
        <source>The sheets of labels; a4 and letter are whole pages, for envelopes.</source>
        <translation>I fogli di etichette; a4 e letter sono pagine intere, per buste.</translation>
    </message>
    <message>
        <source>What they are for: boxes of boards, or envelopes of records.</source>
        <translation>Per che cosa sono: scatole di board, o buste di fogli delle smazzate.</translation>
    </message>
    <message>
        <source>Copies of each label.</source>
        <translation>Copie di ogni etichetta.</translation>
    </message>
    <message>
        <source>Where to begin on a sheet that was used before.</source>
        <translation>Da dove cominciare su un foglio già usato.</translation>
    </message>
    <message>
        <source>A label for each of these sections.</source>
        <translation>Un’etichetta per ciascuno di questi gironi.</translation>
    </message>
    <message>
        <source>No card is printed. Pairs and movements are left to the scorer.</source>
        <translation>Non si stampa nessuna carta. Coppie e movimenti si lasciano al programma di risultati.</translation>
    </message>
    <message>
        <source>Every board is on it, for every section and copy, and no card.</source>
        <translation>C’è ogni board, per ogni girone e copia, e nessuna carta.</translation>
    </message>
    <message>
        <source>The sections that get the boards.</source>
        <translation>I gironi che ricevono i board.</translation>
    </message>
    <message>
        <source>Copies for each section.</source>
        <translation>Copie per ogni girone.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer by itself: load the file where the answer says.</source>
        <translation>Nulla lascia questo computer da solo: caricare il file dove dice la risposta.</translation>
    </message>
    <message>
        <source>Only for sets that the journal has as finished: “bigdeal journal state CODE finished”.</source>
        <translation>Solo per serie che il registro ha come concluse: “bigdeal journal state CODE finished”.</translation>
    </message>
    <message>
        <source>The destination: bridgewebs, acbl-live, bridge-club-org, bridgecomposer, bbo, hand-viewer, bridgemate, tabscore, scorebridge, duplimate, dealer4, pianola, realbridge.</source>
        <translation>La destinazione: bridgewebs, acbl-live, bridge-club-org, bridgecomposer, bbo, hand-viewer, bridgemate, tabscore, scorebridge, duplimate, dealer4, pianola, realbridge.</translation>
    </message>
    <message>
        <source>List all destinations, and what each takes.</source>
        <translation>Elenca tutte le destinazioni, e che cosa prende ciascuna.</translation>
    </message>
    <message>
        <source>The pack has PBN, LIN, CSV, hand record and checksums.</source>
        <translation>Il pacchetto ha PBN, LIN, CSV, foglio delle smazzate e somme di controllo.</translation>
    </message>
    <message>
        <source>The archive; without .zip, a new folder. An existing folder gets an archive.</source>
        <translation>L’archivio; senza .zip, una nuova cartella. Una cartella esistente riceve un archivio.</translation>
    </message>
    <message>
        <source>With double-dummy results, where available.</source>
        <translation>Con i risultati a carte viste, dove ci sono.</translation>
    </message>
    <message>
        <source>In this order: new, set-name, set-source (and holder), add-phase, inspect, publish and published (weeks ahead), set-value (when the outside value is known), deal, reveal. NAME.sqd and NAME.sqk are SquareDeal&apos;s own files.</source>
        <translation>In quest’ordine: new, set-name, set-source (e holder, per i depositari), add-phase, inspect, publish e published (settimane prima), set-value (quando il valore esterno è noto), deal, reveal. NAME.sqd e NAME.sqk sono i file di SquareDeal.</translation>
    </message>
    <message>
        <source>Add a phase: in four words, in one as SESSIONS:BOARDS:PREFIX:DESCRIPTION, or with the options.</source>
        <translation>Aggiungere una fase: in quattro parole, in una come SESSIONS:BOARDS:PREFIX:DESCRIPTION, o con le opzioni.</translation>
    </message>
    <message>
        <source>Deal sessions into files, as SquareDeal names them.</source>
        <translation>Distribuire sessioni in file, con i nomi di SquareDeal.</translation>
    </message>
    <message>
        <source>Record where play did not follow the plan, such as a session played out of order.</source>
        <translation>Annotare dove il gioco non ha seguito il piano, come una sessione giocata fuori ordine.</translation>
    </message>
    <message>
        <source>Words that others keep, so that nobody alone can foresee a board.</source>
        <translation>Parole che altri conservano, così nessuno da solo può prevedere un board.</translation>
    </message>
    <message>
        <source>Look for what could go wrong before the plan is published.</source>
        <translation>Cercare che cosa potrebbe andare male prima di pubblicare il piano.</translation>
    </message>
    <message>
        <source>Begin a plan in a folder of its own: NAME/NAME.sqd.</source>
        <translation>Cominciare un piano in una cartella propria: NAME/NAME.sqd.</translation>
    </message>
    <message>
        <source>Make the keys, bind them and the plan, and close the plan for good.</source>
        <translation>Fare le chiavi, fissarle con il piano, e chiudere il piano per sempre.</translation>
    </message>
    <message>
        <source>Record where and since when the sealed plan and its check code are published.</source>
        <translation>Annotare dove e da quando sono pubblicati il piano sigillato e il suo codice di controllo.</translation>
    </message>
    <message>
        <source>Remove a phase; later ones move up.</source>
        <translation>Togliere una fase; le successive salgono.</translation>
    </message>
    <message>
        <source>Deal reserve sets for sessions that cannot be played; with --only, single boards.</source>
        <translation>Distribuire serie di riserva per sessioni che non si possono giocare; con --only, singoli board.</translation>
    </message>
    <message>
        <source>Make the public pack: plan, keys, commitment, boards, a text for the players, checksums.</source>
        <translation>Fare il pacchetto pubblico: piano, chiavi, impegno, board, un testo per i giocatori, somme di controllo.</translation>
    </message>
    <message>
        <source>Give the tournament a name.</source>
        <translation>Dare un nome al torneo.</translation>
    </message>
    <message>
        <source>Say where the outside value will come from.</source>
        <translation>Dire da dove verrà il valore esterno.</translation>
    </message>
    <message>
        <source>Put the outside value into the published plan.</source>
        <translation>Mettere il valore esterno nel piano pubblicato.</translation>
    </message>
    <message>
        <source>Draw the publication sheet of a sealed plan again.</source>
        <translation>Disegnare di nuovo il foglio di pubblicazione di un piano sigillato.</translation>
    </message>
    <message>
        <source>Show the plan, its progress, its log, and what comes next.</source>
        <translation>Mostrare il piano, a che punto è, il suo registro, e che cosa viene dopo.</translation>
    </message>
    <message>
        <source>How many sessions; 0 where it is still open.</source>
        <translation>Quante sessioni; 0 dove è ancora aperto.</translation>
    </message>
    <message>
        <source>Boards of each session: 20, 21-40, 1-16,17-32 in turn, 2x8, or ? to be asked.</source>
        <translation>Board di ogni sessione: 20, 21-40, 1-16,17-32 a turno, 2x8, o ? per una domanda.</translation>
    </message>
    <message>
        <source>The name of the files; # becomes the session&apos;s number.</source>
        <translation>Il nome dei file; # diventa il numero della sessione.</translation>
    </message>
    <message>
        <source>The name of the phase; # as above.</source>
        <translation>Il nome della fase; # come sopra.</translation>
    </message>
    <message>
        <source>Each session has files of its own, and runs of sessions one more. Nothing is ever overwritten; a session dealt again makes the same files.</source>
        <translation>Ogni sessione ha file propri, e più sessioni di seguito uno in più. Nulla viene mai sovrascritto; una sessione distribuita di nuovo dà gli stessi file.</translation>
    </message>
    <message>
        <source>An age key file for which the keys are sealed.</source>
        <translation>Un file di chiave age per cui le chiavi sono sigillate.</translation>
    </message>
    <message>
        <source>A sheet with one official&apos;s words; once for each official.</source>
        <translation>Un foglio con le parole di un responsabile; una volta per ogni responsabile.</translation>
    </message>
    <message>
        <source>Every session of every phase, as without --phase.</source>
        <translation>Ogni sessione di ogni fase, come senza --phase.</translation>
    </message>
    <message>
        <source>The number of one phase.</source>
        <translation>Il numero di una fase.</translation>
    </message>
    <message>
        <source>Of that phase: 2, 1-3, 1,3 or * for all.</source>
        <translation>Di quella fase: 2, 1-3, 1,3 o * per tutte.</translation>
    </message>
    <message>
        <source>The boards of phases that leave them open (?).</source>
        <translation>I board delle fasi che li lasciano aperti (?).</translation>
    </message>
    <message>
        <source>Formats, with commas between. Without it, those in the settings.</source>
        <translation>Formati, separati da virgole. Senza, quelli delle impostazioni.</translation>
    </message>
    <message>
        <source>Where the files go. Without it, “boards” in the tournament&apos;s folder.</source>
        <translation>Dove vanno i file. Senza, “boards” nella cartella del torneo.</translation>
    </message>
    <message>
        <source>Lock each session&apos;s files in a box until then (2027-03-05T13:45Z). Keys and value can make the boards again earlier.</source>
        <translation>Blocca i file di ogni sessione in una cassetta fino ad allora (2027-03-05T13:45Z). Con chiavi e valore i board si possono rifare prima.</translation>
    </message>
    <message>
        <source>Each holder makes words (new), keeps the slip, and gives the hash to the organiser, who adds it to the promise (add) before publishing. When the outside value is known, all give their words, and “set-value” takes them.</source>
        <translation>Ogni depositario fa delle parole (new), conserva il foglietto e dà l’hash all’organizzatore, che lo aggiunge alla promessa (add) prima di pubblicare. Quando il valore esterno è noto, tutti danno le loro parole, e “set-value” le prende.</translation>
    </message>
    <message>
        <source>Add a holder to the promise: “Team B=b7404…”, or the file with the hash.</source>
        <translation>Aggiungere un depositario alla promessa: “Team B=b7404…”, o il file con l’hash.</translation>
    </message>
    <message>
        <source>Check a slip, or words, against a hash, such as the one in the promise.</source>
        <translation>Controllare un foglietto, o delle parole, con un hash, come quello della promessa.</translation>
    </message>
    <message>
        <source>Make twelve words for the holder NAME, such as “Team B”, and their hash.</source>
        <translation>Fare dodici parole per il depositario NAME, come “Team B”, e il loro hash.</translation>
    </message>
    <message>
        <source>Remove the holder NAME from the promise.</source>
        <translation>Togliere il depositario NAME dalla promessa.</translation>
    </message>
    <message>
        <source>SLIP is the slip&apos;s text file, “-” for standard input, or the words themselves; typed words stay in your shell&apos;s history.</source>
        <translation>SLIP è il file di testo del foglietto, “-” per l’ingresso standard, o le parole stesse; le parole digitate restano nella cronologia della shell.</translation>
    </message>
    <message>
        <source>The words go into the slip, in new files that only you can read, and are not shown. The hash is for the organiser, and reveals nothing.</source>
        <translation>Le parole vanno nel foglietto, in nuovi file leggibili solo dal loro proprietario, e non sono mostrate. L’hash è per l’organizzatore, e non rivela nulla.</translation>
    </message>
    <message>
        <source>Where slip and hash go. Without it, this folder.</source>
        <translation>Dove vanno foglietto e hash. Senza, in questa cartella.</translation>
    </message>
    <message>
        <source>Errors must be corrected; warnings are acknowledged when publishing, by the word in brackets. Exit code 1 where something was found.</source>
        <translation>Gli errori vanno corretti; gli avvisi si confermano alla pubblicazione, con la parola fra parentesi. Codice d’uscita 1 se si è trovato qualcosa.</translation>
    </message>
    <message>
        <source>NAME alone is enough, here and in the other commands. With --practice the plan is called PRACTICE-NAME, and has a source and a phase to begin with.</source>
        <translation>Basta NAME, qui e negli altri comandi. Con --practice il piano si chiama PRACTICE-NAME, e ha una fonte e una fase per cominciare.</translation>
    </message>
    <message>
        <source>The tournament&apos;s name.</source>
        <translation>Il nome del torneo.</translation>
    </message>
    <message>
        <source>Where the outside value will come from.</source>
        <translation>Da dove verrà il valore esterno.</translation>
    </message>
    <message>
        <source>To try it all out: any value, no waiting, and never called proved.</source>
        <translation>Per provare tutto: ogni valore, nessuna attesa, e mai detto dimostrato.</translation>
    </message>
    <message>
        <source>The keys are sealed at once: with a passphrase typed at the terminal, or as the options say. Then publish NAME.sqd, NAME.commit.json and the check code yourself, where everybody sees them, and record it with “published”.</source>
        <translation>Le chiavi sono sigillate subito: con una frase segreta digitata al terminale, o come dicono le opzioni. Poi pubblicare da sé NAME.sqd, NAME.commit.json e il codice di controllo, dove tutti li vedono, e annotarlo con “published”.</translation>
    </message>
    <message>
        <source>Seal for an age key; may be given several times.</source>
        <translation>Sigilla per una chiave age; si può dare più volte.</translation>
    </message>
    <message>
        <source>Seal with the words of 2 of 3 officials; writes a sheet for each.</source>
        <translation>Sigilla con le parole di 2 responsabili su 3; scrive un foglio per ciascuno.</translation>
    </message>
    <message>
        <source>Leave the keys open, as SquareDeal does.</source>
        <translation>Lascia aperte le chiavi, come fa SquareDeal.</translation>
    </message>
    <message>
        <source>A warning you looked at, by the word in brackets; “all” for all of them.</source>
        <translation>Un avviso già guardato, con la parola fra parentesi; “all” per tutti.</translation>
    </message>
    <message>
        <source>Your words go into the journal and, when the keys are revealed, into the pack.</source>
        <translation>Le parole digitate vanno nel registro e, quando si rivelano le chiavi, nel pacchetto.</translation>
    </message>
    <message>
        <source>Where everybody sees it, such as “Bulletin 1, club web page”.</source>
        <translation>Dove tutti lo vedono, come “Bollettino 1, sito del circolo”.</translation>
    </message>
    <message>
        <source>Since when. Without it, today.</source>
        <translation>Da quando. Senza, da oggi.</translation>
    </message>
    <message>
        <source>The reason goes into the journal, and into a notice to the players beside what is published.</source>
        <translation>Il motivo va nel registro, e in un avviso ai giocatori accanto a ciò che è pubblicato.</translation>
    </message>
    <message>
        <source>Only these boards of one reserve set: 5, 5,7 or 5-7.</source>
        <translation>Solo questi board di una serie di riserva: 5, 5,7 o 5-7.</translation>
    </message>
    <message>
        <source>Why, in words that everybody will read (Law 6D).</source>
        <translation>Perché, con parole che tutti leggeranno (articolo 6D).</translation>
    </message>
    <message>
        <source>With --phase and --sessions: a pack for each of these sessions, on the evening it was played. The keys of the others stay secret. Its reserve set cannot be used after that.</source>
        <translation>Con --phase e --sessions: un pacchetto per ciascuna di queste sessioni, la sera in cui è stata giocata. Le chiavi delle altre restano segrete. La sua serie di riserva poi non si può più usare.</translation>
    </message>
    <message>
        <source>Single sessions of this phase.</source>
        <translation>Singole sessioni di questa fase.</translation>
    </message>
    <message>
        <source>The pack, or a new folder. Without it, NAME-public.zip with what is published.</source>
        <translation>Il pacchetto, o una nuova cartella. Senza, NAME-public.zip con ciò che è pubblicato.</translation>
    </message>
    <message>
        <source>Play of all that is revealed is over, reserve sets too.</source>
        <translation>Il gioco di tutto ciò che si rivela è finito, anche delle serie di riserva.</translation>
    </message>
    <message>
        <source>--of “Dow Jones Industrial Average” --day 2027-07-14 makes the whole sentence. Or use your own words.</source>
        <translation>--of “Dow Jones Industrial Average” --day 2027-07-14 fa la frase intera. Oppure parole proprie.</translation>
    </message>
    <message>
        <source>A value that proves itself: --of drand --at 2027-07-06T18:00Z --or-else “Dow Jones Industrial Average” promises a number that the public clock drand signs at that moment. --or-else counts if drand has ended: of a known source the value of --day, or else of the day after.</source>
        <translation>Un valore che si dimostra da sé: --of drand --at 2027-07-06T18:00Z --or-else “Dow Jones Industrial Average” promette un numero che l’orologio pubblico drand firma in quel momento. --or-else vale se drand è finito: di una fonte nota il valore di --day, o altrimenti del giorno dopo.</translation>
    </message>
    <message>
        <source>--holder “Team B=b7404…” adds the words of others (“holder new” makes them). Holders that the plan has already stay.</source>
        <translation>--holder “Team B=b7404…” aggiunge le parole di altri (“holder new” le fa). I depositari che il piano ha già restano.</translation>
    </message>
    <message>
        <source>“drand”, or one or two of: Dow Jones Industrial Average; S&amp;P 500; Nasdaq Composite; S&amp;P/TSX Composite; FTSE 100; DAX; CAC 40; AEX; BEL 20; SMI; WIG20; OMX Stockholm 30; Nikkei 225; Hang Seng Index; BSE Sensex; Nifty 50; LBMA Gold Price PM in US dollars.</source>
        <translation>“drand”, o uno o due fra: Dow Jones Industrial Average; S&amp;P 500; Nasdaq Composite; S&amp;P/TSX Composite; FTSE 100; DAX; CAC 40; AEX; BEL 20; SMI; WIG20; OMX Stockholm 30; Nikkei 225; Hang Seng Index; BSE Sensex; Nifty 50; LBMA Gold Price PM in US dollars.</translation>
    </message>
    <message>
        <source>The day whose value counts.</source>
        <translation>Il giorno il cui valore conta.</translation>
    </message>
    <message>
        <source>Which value of the day.</source>
        <translation>Quale valore del giorno.</translation>
    </message>
    <message>
        <source>With --of drand, when its round appears: 2027-07-06T18:00Z.</source>
        <translation>Con --of drand, quando esce la sua estrazione: 2027-07-06T18:00Z.</translation>
    </message>
    <message>
        <source>Its number, instead of --at.</source>
        <translation>Il suo numero, invece di --at.</translation>
    </message>
    <message>
        <source>With --of drand, what counts if it has ended: a source, or your own words.</source>
        <translation>Con --of drand, che cosa vale se è finito: una fonte, o parole proprie.</translation>
    </message>
    <message>
        <source>Somebody whose words go into the value too; may be given several times. See “holder”.</source>
        <translation>Un depositario le cui parole entrano anche nel valore; si può dare più volte. Vedere “holder”.</translation>
    </message>
    <message>
        <source>Type it as its source publishes it, with all decimals: 43,275.91. Spaces around it are left out, and “.” and “,” between digits. Before it can be known it is refused: on the promised day a closing value before noon, an opening value or a fixing before eight, by the clock of its exchange.</source>
        <translation>Digitarlo come lo pubblica la sua fonte, con tutti i decimali: 43,275.91. Gli spazi attorno si tralasciano, e “.” e “,” fra cifre. Prima che possa essere noto è rifiutato: nel giorno promesso un valore di chiusura prima di mezzogiorno, un valore di apertura o un fixing prima delle otto, secondo l’orologio della borsa.</translation>
    </message>
    <message>
        <source>A promised round of drand is given as its file, with --round. Its signature is checked here, without a network.</source>
        <translation>Un’estrazione promessa di drand si dà come file, con --round. La sua firma è controllata qui, senza rete.</translation>
    </message>
    <message>
        <source>Every promised holder is needed: --words or --words-file for each, or --withheld. The words are compared with the promised hash.</source>
        <translation>Serve ogni depositario promesso: --words o --words-file per ciascuno, o --withheld. Le parole si confrontano con l’hash promesso.</translation>
    </message>
    <message>
        <source>The promised round of drand, as a relay serves it, or its three parts; “-” is standard input.</source>
        <translation>L’estrazione promessa di drand, come la dà un server, o le sue tre parti; “-” è l’ingresso standard.</translation>
    </message>
    <message>
        <source>The value as a second person typed it.</source>
        <translation>Il valore come lo ha digitato una seconda persona.</translation>
    </message>
    <message>
        <source>Replace a value from which nothing was dealt yet.</source>
        <translation>Sostituisce un valore da cui non si è ancora distribuito nulla.</translation>
    </message>
    <message>
        <source>Accept a value that is not written as promised, and tell everybody why.</source>
        <translation>Accetta un valore non scritto come promesso, e dice a tutti perché.</translation>
    </message>
    <message>
        <source>A promised holder&apos;s words: “Team B=hawk-sister-…”.</source>
        <translation>Le parole di un depositario promesso: “Team B=hawk-sister-…”.</translation>
    </message>
    <message>
        <source>The same, from the slip&apos;s text file.</source>
        <translation>Lo stesso, dal file di testo del foglietto.</translation>
    </message>
    <message>
        <source>A holder who did not give the words: their SHA-256 takes their place, and everybody sees that.</source>
        <translation>Un depositario che non ha dato le parole: il loro SHA-256 ne prende il posto, e tutti lo vedono.</translation>
    </message>
    <message>
        <source>For other paper, or if “publish” did not make it. It contains nothing secret.</source>
        <translation>Per altra carta, o se “publish” non lo ha fatto. Non contiene nulla di segreto.</translation>
    </message>
    <message>
        <source>A new PDF file. Without it, NAME-sheet.pdf.</source>
        <translation>Un nuovo file PDF. Senza, NAME-sheet.pdf.</translation>
    </message>
    <message>
        <source>NAME.sqd alone takes the files beside it; a public pack (.zip or folder) contains everything. Every board must come from some session, original or reserve, and the answer says which. No card is ever shown.</source>
        <translation>NAME.sqd da solo prende i file accanto; un pacchetto pubblico (.zip o cartella) contiene tutto. Ogni board deve venire da qualche sessione, originale o di riserva, e la risposta dice quale. Non viene mai mostrata una carta.</translation>
    </message>
    <message>
        <source>GREEN: all is proved, with what you say. AMBER: nothing is wrong; lists show what is left to you, and what the organiser could still choose. RED: something contradicts.</source>
        <translation>VERDE: tutto è dimostrato, con ciò che si dichiara. GIALLO: nulla è sbagliato; elenchi mostrano che cosa resta da controllare, e che cosa l’organizzatore poteva ancora scegliere. ROSSO: qualcosa si contraddice.</translation>
    </message>
    <message>
        <source>Exit codes: 0 green or amber, 1 red (with --strict, amber too), 2 there is no plan, 4 a damaged file.</source>
        <translation>Codici d’uscita: 0 verde o giallo, 1 rosso (con --strict anche giallo), 2 non c’è piano, 4 un file danneggiato.</translation>
    </message>
    <message>
        <source>The revealed keys.</source>
        <translation>Le chiavi rivelate.</translation>
    </message>
    <message>
        <source>Files of boards; those after NAME.sqd are boards as well.</source>
        <translation>File di board; anche quelli dopo NAME.sqd lo sono.</translation>
    </message>
    <message>
        <source>The check code (SHA-256) as you saw it published, digits or 13 words.</source>
        <translation>Il codice di controllo (SHA-256) come lo si è visto pubblicato, cifre o 13 parole.</translation>
    </message>
    <message>
        <source>A plan that you kept yourself; one among the FILEs proves nothing.</source>
        <translation>Un piano conservato da sé; uno fra i FILE non dimostra nulla.</translation>
    </message>
    <message>
        <source>You saw that check code, or had that plan, before the promised moment.</source>
        <translation>Quel codice di controllo era visto, o quel piano conservato, prima del momento promesso.</translation>
    </message>
    <message>
        <source>The outside value as you looked it up.</source>
        <translation>Il valore esterno come lo si è cercato.</translation>
    </message>
    <message>
        <source>The sessions that were played: 1:1-3, 2:all, or all; may be given several times.</source>
        <translation>Le sessioni giocate: 1:1-3, 2:all, o all; si può dare più volte.</translation>
    </message>
    <message>
        <source>You know of no earlier promise of this organiser for this event.</source>
        <translation>Non si conosce nessuna promessa precedente di questo organizzatore per questa gara.</translation>
    </message>
    <message>
        <source>Exit code 1 unless everything is proved (green).</source>
        <translation>Codice d’uscita 1 se non tutto è dimostrato (verde).</translation>
    </message>
    <message>
        <source>Without VALUE each line of standard input is one, and is answered before the next is read.</source>
        <translation>Senza VALUE ogni riga dell’ingresso standard ne è uno, e riceve risposta prima che si legga la successiva.</translation>
    </message>
    <message>
        <source>Schemes:</source>
        <translation>Metodi:</translation>
    </message>
    <message>
        <source>deals as Big Deal numbers them</source>
        <translation>smazzate come le numera Big Deal</translation>
    </message>
    <message>
        <source>deals in Andrews&apos; squashed order</source>
        <translation>smazzate nell’ordine compresso di Andrews</translation>
    </message>
    <message>
        <source>deals in Pavlicek&apos;s order</source>
        <translation>smazzate nell’ordine di Pavlicek</translation>
    </message>
    <message>
        <source>endings, 1 to 13 cards in every hand</source>
        <translation>finali, da 1 a 13 carte in tutte le mani</translation>
    </message>
    <message>
        <source>endings, 0 to 13 cards in each hand</source>
        <translation>finali, da 0 a 13 carte in ciascuna mano</translation>
    </message>
    <message>
        <source>any card anywhere</source>
        <translation>qualunque carta ovunque</translation>
    </message>
    <message>
        <source>deals, two bits a card</source>
        <translation>smazzate, due bit per carta</translation>
    </message>
    <message>
        <source>any card anywhere, three bits a card</source>
        <translation>qualunque carta ovunque, tre bit per carta</translation>
    </message>
    <message>
        <source>any card anywhere, as four suit words in hexadecimal</source>
        <translation>qualunque carta ovunque, come quattro parole di seme esadecimali</translation>
    </message>
    <message>
        <source>any card anywhere, as 52 letters N, E, S, W or -</source>
        <translation>qualunque carta ovunque, come 52 lettere N, E, S, W o -</translation>
    </message>
    <message>
        <source>deals as Andrews&apos; three sequences of 13</source>
        <translation>smazzate come le tre sequenze di 13 di Andrews</translation>
    </message>
    <message>
        <source>deals as the squashed indices of the sequences</source>
        <translation>smazzate come gli indici compressi delle sequenze</translation>
    </message>
    <message>
        <source>sets of whole numbers, such as 2 3 5, in squashed order</source>
        <translation>insiemi di numeri interi, come 2 3 5, in ordine compresso</translation>
    </message>
    <message>
        <source>Complete a diagram to deals, at random, for study.</source>
        <translation>Completare un diagramma in smazzate, a caso, per studio.</translation>
    </message>
    <message>
        <source>Turn numbers into diagrams.</source>
        <translation>Trasformare numeri in diagrammi.</translation>
    </message>
    <message>
        <source>Turn diagrams into numbers.</source>
        <translation>Trasformare diagrammi in numeri.</translation>
    </message>
    <message>
        <source>The cards of DIAGRAM, such as “N:AKQ... - - J...”, stay; the rest is dealt, and each such deal is equally likely. Boards for play come from “bigdeal deal” alone, because here you know cards.</source>
        <translation>Le carte di DIAGRAM, come “N:AKQ... - - J...”, restano; il resto è distribuito, e ogni smazzata così ottenuta è ugualmente probabile. I board da giocare vengono solo da “bigdeal deal”, perché qui si conoscono delle carte.</translation>
    </message>
    <message>
        <source>How many deals. Without it, one.</source>
        <translation>Quante smazzate. Senza, una.</translation>
    </message>
    <message>
        <source>40 hexadecimal digits that give the same deals again. Without it, the computer&apos;s randomness.</source>
        <translation>40 cifre esadecimali che ridanno le stesse smazzate. Senza, la casualità del computer.</translation>
    </message>
    <message>
        <source>The scheme zbs takes four hexadecimal words a diagram. With --binary the numbers come from a file that “encode --binary” wrote.</source>
        <translation>Il metodo zbs prende quattro parole esadecimali per diagramma. Con --binary i numeri vengono da un file scritto da “encode --binary”.</translation>
    </message>
    <message>
        <source>Which way to number; “bigdeal number --help” lists them.</source>
        <translation>Come numerare; “bigdeal number --help” elenca i modi.</translation>
    </message>
    <message>
        <source>Read the records of FILE; “-” is standard input.</source>
        <translation>Legge i record di FILE; “-” è l’ingresso standard.</translation>
    </message>
    <message>
        <source>How many members the sets of the scheme squashed have.</source>
        <translation>Quanti elementi hanno gli insiemi del metodo squashed.</translation>
    </message>
    <message>
        <source>A diagram is “N:AK.2.. Q..3. ... .4..K”, its suits spades.hearts.diamonds.clubs; a hand without cards is “...” or “-”.</source>
        <translation>Un diagramma è “N:AK.2.. Q..3. ... .4..K”, i semi picche.cuori.quadri.fiori; una mano senza carte è “...” o “-”.</translation>
    </message>
    <message>
        <source>With --binary a file of numbers is written: 12 bytes a deal, 14 a balanced ending, 15 an unbalanced one, 16 any layout, 13 and 20 for bits104 and bits156, the most significant byte first. Words of zbs are four bytes each; 13 letters N, E, S, W or - are a suit by itself.</source>
        <translation>Con --binary si scrive un file di numeri: 12 byte per smazzata, 14 per finale pari, 15 per finale dispari, 16 per ogni disposizione, 13 e 20 per bits104 e bits156, il byte più significativo per primo. Le parole di zbs sono di quattro byte; 13 lettere N, E, S, W o - sono un seme da solo.</translation>
    </message>
    <message>
        <source>Write records of 12 to 20 bytes into the new FILE; “-” is standard output.</source>
        <translation>Scrive record da 12 a 20 byte nel nuovo FILE; “-” è l’uscita standard.</translation>
    </message>
    <message>
        <source>Without a command it lists the holdings that Bradmetz&apos;s steps tell apart: South, North, and the word. A word has a letter a card, the ace first: S, N, and O for the opponents.</source>
        <translation>Senza comando elenca i gruppi di carte che i passi di Bradmetz distinguono: Sud, Nord e la parola. Una parola ha una lettera per carta, l’asso per primo: S, N, e O per gli avversari.</translation>
    </message>
    <message>
        <source>Steps:</source>
        <translation>Passi:</translation>
    </message>
    <message>
        <source>South is the longer hand</source>
        <translation>Sud è la mano più lunga</translation>
    </message>
    <message>
        <source>cards without an opponent&apos;s between them change places</source>
        <translation>carte senza una degli avversari in mezzo si scambiano di posto</translation>
    </message>
    <message>
        <source>the longer hand keeps as many cards as the opponents hold, the rest sink</source>
        <translation>la mano più lunga tiene tante carte quante ne hanno gli avversari, le altre affondano</translation>
    </message>
    <message>
        <source>cards of the longer hand that fall under the shorter hand&apos;s masters sink</source>
        <translation>le carte della mano più lunga che cadono sotto le franche della più corta affondano</translation>
    </message>
    <message>
        <source>cards of the shorter hand below the longer hand&apos;s weakest useful card sink</source>
        <translation>le carte della mano più corta sotto la minima utile della più lunga affondano</translation>
    </message>
    <message>
        <source>cards below the opponents&apos; sentinel sink</source>
        <translation>le carte sotto la sentinella degli avversari affondano</translation>
    </message>
    <message>
        <source>How many of the steps to take, 0 to 5. Without it, 5.</source>
        <translation>Quanti dei passi, da 0 a 5. Senza, 5.</translation>
    </message>
    <message>
        <source>How the article&apos;s third step is understood.</source>
        <translation>Come si intende il terzo passo dell’articolo.</translation>
    </message>
    <message>
        <source>Count instead: every level, or the one of --level.</source>
        <translation>Conta invece: ogni livello, o quello di --level.</translation>
    </message>
    <message>
        <source>Write into the new FILE; “-” is standard output.</source>
        <translation>Scrive nel nuovo FILE; “-” è l’uscita standard.</translation>
    </message>
    <message>
        <source>Count trivial holdings, those with one strategy, and twins.</source>
        <translation>Contare i gruppi di carte banali, quelli con una sola linea, e i gemelli.</translation>
    </message>
    <message>
        <source>Reduce one suit, and name the rule of each step.</source>
        <translation>Ridurre un seme, e nominare la regola di ogni passo.</translation>
    </message>
    <message>
        <source>The best chance of every number of tricks, and the line of play.</source>
        <translation>La migliore probabilità per ogni numero di prese, e la linea di gioco.</translation>
    </message>
    <message>
        <source>The kinds are those of Bradmetz&apos;s article, among the canonical forms. Twins are not looked for in a sample. All forms take some ten minutes for trivial ones and twins, and hours for the others.</source>
        <translation>I tipi sono quelli dell’articolo di Bradmetz, fra le forme canoniche. I gemelli non si cercano in un campione. Tutte le forme richiedono una decina di minuti per banali e gemelli, e ore per gli altri.</translation>
    </message>
    <message>
        <source>Kinds:</source>
        <translation>Tipi:</translation>
    </message>
    <message>
        <source>each number of tricks is certain or out of reach</source>
        <translation>ogni numero di prese è certo o irraggiungibile</translation>
    </message>
    <message>
        <source>one line has the best chance of every number of tricks</source>
        <translation>una linea ha la migliore probabilità per ogni numero di prese</translation>
    </message>
    <message>
        <source>one line takes in every lie what it would with all cards in sight</source>
        <translation>una linea fa in ogni disposizione ciò che farebbe a carte viste</translation>
    </message>
    <message>
        <source>like one before: same opponents&apos; cards, same lengths, same tricks in every lie</source>
        <translation>come uno precedente: stesse carte avversarie, lunghezze e prese in ogni disposizione</translation>
    </message>
    <message>
        <source>the same, and South&apos;s and North&apos;s cards are above or below all others</source>
        <translation>lo stesso, e le carte di Sud e Nord sono sopra o sotto tutte le altre</translation>
    </message>
    <message>
        <source>The canonical forms of this reading, after step 5.</source>
        <translation>Le forme canoniche di questa lettura, dopo il passo 5.</translation>
    </message>
    <message>
        <source>Only this kind; may be given several times.</source>
        <translation>Solo questo tipo; si può dare più volte.</translation>
    </message>
    <message>
        <source>Look at one form in N. Without it, 100; 1 where only twins or trivial ones are asked for.</source>
        <translation>Guarda una forma ogni N. Senza, 100; 1 dove si chiedono solo gemelli o banali.</translation>
    </message>
    <message>
        <source>The suit is SOUTH NORTH, such as AX95 Q4.</source>
        <translation>Il seme è SOUTH NORTH, per esempio AX95 Q4.</translation>
    </message>
    <message>
        <source>The ten is T, X or 10; R, D and V are K, Q and J; a hand without cards is “-”.</source>
        <translation>Il dieci è T, X o 10; R, D e V sono K, Q e J; una mano senza carte è “-”.</translation>
    </message>
    <message>
        <source>The suit is SOUTH NORTH, such as AJ2 765. It stands alone: either hand can lead to every trick. West and East see all cards and know declarer&apos;s plan; declarer sees what is played. Chances are exact, as when nothing is known of either hand. K/Q is either of two cards that are worth the same.</source>
        <translation>Il seme è SOUTH NORTH, per esempio AJ2 765. Sta da solo: ogni mano può attaccare a ogni presa. Ovest ed Est vedono tutte le carte e conoscono il piano del giocante; il giocante vede ciò che si gioca. Le probabilità sono esatte, come quando non si sa nulla di nessuna mano. K/Q è una di due carte che valgono lo stesso.</translation>
    </message>
    <message>
        <source>Only this number of tricks.</source>
        <translation>Solo questo numero di prese.</translation>
    </message>
    <message>
        <source>Show the lines up to N leads; 0 shows the chances alone.</source>
        <translation>Mostra la linea fino a N attacchi; 0 mostra solo le probabilità.</translation>
    </message>
    <message>
        <source>All boards in FILEs and FOLDERs count together; of a set in several formats, one file. A file with an unknown ending has one deal a line. The percentile is the chance of a count as small or smaller; one figure in twenty stands out by chance alone.</source>
        <translation>Tutti i board in FILE e FOLDER contano insieme; di una serie in più formati, un file. Un file con un’estensione sconosciuta ha una smazzata per riga. Il percentile è la probabilità di un conteggio tanto piccolo o minore; un numero su venti spicca per puro caso.</translation>
    </message>
    <message>
        <source>With --by-set each file is a set. The sets are compared with chance and each other, and boards that come again are named. Whether a machine is fair is answered by “bigdeal check-up”.</source>
        <translation>Con --by-set ogni file è una serie. Le serie si confrontano con il caso e fra loro, e i board che ritornano vengono nominati. Se una macchina sia onesta lo dice “bigdeal check-up”.</translation>
    </message>
    <message>
        <source>Exit codes: 0 no count is beyond chance, 1 one is.</source>
        <translation>Codici d’uscita: 0 nessun conteggio è oltre il caso, 1 uno lo è.</translation>
    </message>
    <message>
        <source>Also take the files and folders named in FILE, one a line.</source>
        <translation>Prende anche i file e le cartelle nominati in FILE, uno per riga.</translation>
    </message>
    <message>
        <source>Each file is a set: compare the sets with chance and each other.</source>
        <translation>Ogni file è una serie: confronta le serie con il caso e fra loro.</translation>
    </message>
    <message>
        <source>Also write all figures into a new file.</source>
        <translation>Scrive anche tutti i numeri in un nuovo file.</translation>
    </message>
    <message>
        <source>Also draw a chart into a new file.</source>
        <translation>Disegna anche un grafico in un nuovo file.</translation>
    </message>
    <message>
        <source>Nobody has to play these boards any more, whatever the journal says.</source>
        <translation>Nessuno deve più giocare questi board, qualunque cosa dica il registro.</translation>
    </message>
    <message>
        <source>Give last year&apos;s files, or their FOLDER: any format, any program, the more sets the better. Where they are not as chance deals them, you learn what was done to them. A set that is there several times counts once.</source>
        <translation>Dare i file dell’anno scorso, o la loro FOLDER: ogni formato, ogni programma, più serie ci sono meglio è. Se non sono come le distribuisce il caso, si viene a sapere che cosa ne è stato fatto. Una serie presente più volte conta una volta.</translation>
    </message>
    <message>
        <source>Exit codes: 0 as chance deals them, 1 not, 4 files that cannot be read.</source>
        <translation>Codici d’uscita: 0 come distribuisce il caso, 1 no, 4 file che non si possono leggere.</translation>
    </message>
    <message>
        <source>Print the verdict for the notice board.</source>
        <translation>Stampa il verdetto per la bacheca.</translation>
    </message>
    <message>
        <source>Also count games and slams that can be made: some 0.2 seconds a board.</source>
        <translation>Conta anche manche e slam che si possono fare: circa 0,2 secondi per board.</translation>
    </message>
    <message>
        <source>The last line is the SHA-256 of this copy&apos;s verify.html: players can compare theirs.</source>
        <translation>L’ultima riga è lo SHA-256 del verify.html di questa copia: i giocatori possono confrontare il loro.</translation>
    </message>
    <message>
        <source>With --dossier it also deals fresh boards by the million (minutes), compares them with chance, and writes a PDF to be signed.</source>
        <translation>Con --dossier distribuisce anche milioni di board nuovi (minuti), li confronta con il caso, e scrive un PDF da firmare.</translation>
    </message>
    <message>
        <source>Exit codes: 0 all is well, 5 a known answer is wrong or the dossier FAILED, 1 another dossier has to be made.</source>
        <translation>Codici d’uscita: 0 tutto bene, 5 una risposta nota è sbagliata o il dossier dice FAILED, 1 occorre un altro dossier.</translation>
    </message>
    <message>
        <source>Also test fresh boards, and write all into a new file.</source>
        <translation>Prova anche board nuovi, e scrive tutto in un nuovo file.</translation>
    </message>
    <message>
        <source>How many fresh boards the dossier counts. Without it, 10,000,000.</source>
        <translation>Quanti board nuovi conta il dossier. Senza, 10.000.000.</translation>
    </message>
    <message>
        <source>{title}: {boards}, set code {set_code}: {names}</source>
        <translation>{title}: {boards}, codice di serie {set_code}: {names}</translation>
    </message>
    <message>
        <source>Phase {number}: {sessions}, {boards}, files {prefix}: {description}</source>
        <translation>Fase {number}: {sessions}, {boards}, file {prefix}: {description}</translation>
    </message>
    <message>
        <source>  {number}  {sessions}, {boards}, files {prefix}: {description}</source>
        <translation>  {number}  {sessions}, {boards}, file {prefix}: {description}</translation>
    </message>
</context>
<context>
    <name>digest</name>
    <message>
        <source>There are more than {of} words.</source>
        <translation>Le parole sono più di {of}.</translation>
    </message>
    <message>
        <source>There are more than {of} groups of eight.</source>
        <translation>I gruppi di otto sono più di {of}.</translation>
    </message>
    <message>
        <source>All {of} words agree.</source>
        <translation>Tutte le {of} parole coincidono.</translation>
    </message>
    <message>
        <source>All {of} groups agree.</source>
        <translation>Tutti gli {of} gruppi coincidono.</translation>
    </message>
    <message>
        <source>Type the digits or the words.</source>
        <translation>Digitare le cifre o le parole.</translation>
    </message>
    <message>
        <source>Right so far: {place} of {of} words.</source>
        <translation>Giusto fin qui: {place} parole su {of}.</translation>
    </message>
    <message>
        <source>Right so far: {place} of {of} groups.</source>
        <translation>Giusto fin qui: {place} gruppi su {of}.</translation>
    </message>
    <message>
        <source>Word {place} is not in the word list. Check it again.</source>
        <translation>La parola {place} non è nell’elenco: riguardarla.</translation>
    </message>
    <message>
        <source>Word {place} is different.</source>
        <translation>La parola {place} è un’altra.</translation>
    </message>
    <message>
        <source>Group {place} of eight is different.</source>
        <translation>Il gruppo di otto n. {place} è un altro.</translation>
    </message>
</context>
<context>
    <name>dossier</name>
    <message>
        <source>Dossier of {program}</source>
        <translation>Dossier di {program}</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Firme</translation>
    </message>
    <message>
        <source>Name and office</source>
        <translation>Nome e incarico</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>Luogo e data</translation>
    </message>
    <message>
        <source>{program}, dossier: {verdict}. Page {page} of {pages}</source>
        <translation>{program}, dossier: {verdict}. Pagina {page} di {pages}</translation>
    </message>
    <message>
        <source>Meter and recordings of people</source>
        <translation>L’indicatore e registrazioni di persone</translation>
    </message>
    <message>
        <source>Of what the non-IID tests of NIST SP 800-90B find, it credits 0.55 to 0.83 for key presses, 0.60 to 0.84 for holds and 0.85 for the mouse</source>
        <translation>Di quanto trovano i test non IID di NIST SP 800-90B, accredita da 0,55 a 0,83 per i tasti premuti, da 0,60 a 0,84 per la durata della pressione e 0,85 per il mouse</translation>
    </message>
    <message>
        <source>Meter and the best guesser</source>
        <translation>L’indicatore e il miglior indovino</translation>
    </message>
    <message>
        <source>A session that it calls 213 bits has 475 in the median, and at least 307, for somebody who knows the typist and everything typed before</source>
        <translation>Una digitazione che esso stima in 213 bit ne ha 475 nella mediana, e almeno 307, per chi conosce la persona e tutto ciò che ha digitato prima</translation>
    </message>
    <message>
        <source>Recordings used</source>
        <translation>Registrazioni usate</translation>
    </message>
    <message>
        <source>126,000 presses of 22 people; 5,300 presses of 7 people (Aalto); 168,423 moves of 120 people (SapiMouse)</source>
        <translation>126&#xa0;000 pressioni di 22 persone; 5&#xa0;300 pressioni di 7 persone (Aalto); 168&#xa0;423 movimenti di 120 persone (SapiMouse)</translation>
    </message>
    <message>
        <source>Long runs of the generator</source>
        <translation>Lunghe prove del generatore</translation>
    </message>
    <message>
        <source>100,000,000 and 1,000,000,000 boards, 103 tests each: none fails at 1 % for all together</source>
        <translation>100&#xa0;000&#xa0;000 e 1&#xa0;000&#xa0;000&#xa0;000 di board, 103 test ciascuno: nessuno fallisce all’1&#xa0;% per tutti insieme</translation>
    </message>
    <message>
        <source>81 figures: 77 passed, 4 weak, none failed. The weak ones again, with five times the samples: all 33 passed</source>
        <translation>81 valori: 77 superati, 4 deboli, nessuno fallito. I deboli di nuovo, con cinque volte più campioni: tutti e 33 superati</translation>
    </message>
    <message>
        <source>a player who knows some hands</source>
        <translation>un giocatore che conosce alcune mani</translation>
    </message>
    <message>
        <source>work out the others, or the next set</source>
        <translation>ricavare le altre, o la serie successiva</translation>
    </message>
    <message>
        <source>each deal is cut out of a hash of a 160-bit seed; no output is ever part of the next input</source>
        <translation>ogni smazzata è ritagliata da un hash di un seed di 160 bit; nessun risultato entra nei dati successivi</translation>
    </message>
    <message>
        <source>a player who knows when and where the boards were dealt</source>
        <translation>un giocatore che sa quando e dove i board sono stati distribuiti</translation>
    </message>
    <message>
        <source>guess the seed</source>
        <translation>indovinare il seed</translation>
    </message>
    <message>
        <source>213 bits of typing and moving, and the system&apos;s randomness besides; the clock alone is worth nothing</source>
        <translation>213 bit di digitazione e movimento, e in più la casualità del sistema; l’orologio da solo non vale nulla</translation>
    </message>
    <message>
        <source>somebody who finds what the program leaves</source>
        <translation>chi trova ciò che il programma lascia</translation>
    </message>
    <message>
        <source>find a card or the seed again</source>
        <translation>ritrovare una carta o il seed</translation>
    </message>
    <message>
        <source>neither is written anywhere; digests of deals are keyed; the set code is an HMAC, not a hash</source>
        <translation>né l’una né l’altro vengono scritti da nessuna parte; le impronte delle smazzate hanno una chiave; il codice di serie è un HMAC, non un hash</translation>
    </message>
    <message>
        <source>a careless or hurried operator</source>
        <translation>un operatore distratto o frettoloso</translation>
    </message>
    <message>
        <source>overwrite a set, play an old one, use half of one</source>
        <translation>sovrascrivere una serie, giocarne una vecchia, usarne mezza</translation>
    </message>
    <message>
        <source>nothing is overwritten; a deal that comes back is noticed; a set is whole or not there</source>
        <translation>nulla viene sovrascritto; una smazzata che ritorna viene notata; una serie è intera o non c’è</translation>
    </message>
    <message>
        <source>an operator who does not like the hands</source>
        <translation>un operatore a cui le mani non piacciono</translation>
    </message>
    <message>
        <source>deal again until they please</source>
        <translation>distribuire di nuovo finché piacciono</translation>
    </message>
    <message>
        <source>no card is shown; there is no “again”: each dealing needs a full meter, gets a new seed and leaves a row in the journal for every set</source>
        <translation>nessuna carta viene mostrata; non c’è un “di nuovo”: ogni distribuzione richiede un indicatore pieno, riceve un nuovo seed e lascia nel registro una riga per ogni serie</translation>
    </message>
    <message>
        <source>a faulty disk, USB drive or copy of the program</source>
        <translation>un disco, una chiavetta USB o una copia del programma difettosi</translation>
    </message>
    <message>
        <source>wrong boards</source>
        <translation>board sbagliati</translation>
    </message>
    <message>
        <source>every file is read back and compared; known answers are checked at each start, and a program that fails them does not deal</source>
        <translation>ogni file viene riletto e confrontato; le risposte note sono controllate a ogni avvio, e un programma che non le dà non distribuisce</translation>
    </message>
    <message>
        <source>Not against: somebody who controls the computer (malware, another administrator, a camera at the screen), somebody who gets the files before play, or an operator who alters the program. Those need people: a second person in the room, a computer that is off the network, files that are carried by hand.</source>
        <translation>Non contro: chi controlla il computer (software dannoso, un altro amministratore, una telecamera davanti allo schermo), chi ottiene i file prima del gioco, o un operatore che altera il programma. Qui servono persone: una seconda persona nella stanza, un computer fuori rete, file portati a mano.</translation>
    </message>
    <message>
        <source>The meter cannot tell a person from a long recording played once, or from a program written to imitate one: no count can.</source>
        <translation>L’indicatore non può distinguere una persona da una lunga registrazione riprodotta una volta sola, né da un programma scritto per imitarla: nessun conteggio può farlo.</translation>
    </message>
    <message>
        <source>A seed is in one buffer, which is overwritten after use. Python, the hash library and the operating system may have copied it before. Swap and hibernation can put a page of memory on the disk. Encrypt the disk, or switch swap off.</source>
        <translation>Un seed sta in un solo buffer, che viene sovrascritto dopo l’uso. Python, la libreria di hash e il sistema operativo possono averlo copiato prima. Swap e ibernazione possono mettere sul disco una pagina di memoria. Cifrare il disco, o disattivare lo swap.</translation>
    </message>
    <message>
        <source>And {count} more, below.</source>
        <translation>E altri {count}, più sotto.</translation>
    </message>
    <message>
        <source>This copy of the program must not deal.</source>
        <translation>Questa copia del programma non deve distribuire.</translation>
    </message>
    <message>
        <source>Two counts in turn came out as each of them does by chance once in a hundred times: that is one dossier of ten thousand. Make another one. If it says the same, this copy of the program must not deal.</source>
        <translation>Due conteggi di seguito sono riusciti come a ciascuno accade per caso una volta su cento: è un dossier su diecimila. Farne un altro. Se dice lo stesso, questa copia del programma non deve distribuire.</translation>
    </message>
    <message>
        <source>Every known answer is right, and no test of fresh boards shows more than chance does.</source>
        <translation>Tutte le risposte note sono giuste, e nessun test dei board nuovi mostra più del caso.</translation>
    </message>
    <message>
        <source>A test of the first count came out as it does by chance in one dossier of a hundred, so as many boards were dealt and counted again. Both counts are below.</source>
        <translation>Un test del primo conteggio è riuscito come accade per caso in un dossier su cento, perciò altrettanti board sono stati distribuiti e contati una seconda volta. Entrambi i conteggi sono più sotto.</translation>
    </message>
    <message>
        <source>Known answer of the {part}: WRONG.</source>
        <translation>Risposta nota ({part}): SBAGLIATA.</translation>
    </message>
    <message>
        <source>No boards could be made: {fault}</source>
        <translation>Non è stato possibile distribuire alcun board: {fault}</translation>
    </message>
    <message>
        <source>Made {time} by the program itself, with {boards} fresh boards, in {seconds} seconds.</source>
        <translation>Redatto il {time} dal programma stesso, con {boards} board nuovi, in {seconds} secondi.</translation>
    </message>
    <message>
        <source>Made with the program named above:</source>
        <translation>Redatto con il programma indicato sopra:</translation>
    </message>
    <message>
        <source>{boards} boards were dealt just now, from {used} of {seeds} seeds. The seeds were drawn as for every dealing by command: from the operating system’s randomness, hashed with the clocks. No board was shown or kept; all were counted, and held against what chance alone gives, worked out exactly.</source>
        <translation>{boards} board sono stati distribuiti poco fa, da {used} seed su {seeds}. I seed sono stati estratti come in ogni distribuzione da comando: dalla casualità del sistema operativo, con gli orologi, in un hash. Nessun board è stato mostrato o conservato; tutti sono stati contati e confrontati con ciò che dà il solo caso, calcolato esattamente.</translation>
    </message>
    <message>
        <source>Checks a tournament, as verify.html does, whose SHA-256 is above and in the release’s notes.</source>
        <translation>Verifica un torneo, come fa verify.html, il cui SHA-256 è più sopra e nelle note della pubblicazione.</translation>
    </message>
    <message>
        <source>For the committee, after comparing its SHA-256 with the published one:</source>
        <translation>Per la commissione, dopo aver confrontato il suo SHA-256 con quello pubblicato:</translation>
    </message>
    <message>
        <source>For the committee:</source>
        <translation>Per la commissione:</translation>
    </message>
    <message>
        <source>SHA-256 of {name}</source>
        <translation>SHA-256 di {name}</translation>
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
        <translation>Che cosa è stato provato</translation>
    </message>
    <message>
        <source>Each part is asked for what is known: the published answers of RIPEMD-160, the numbers of a known seed, the map from numbers to deals and back, every file format byte for byte and read back. Before each dealing the program tries the same, and does not deal if an answer is wrong.</source>
        <translation>A ogni parte si chiede ciò che è noto: le risposte pubblicate di RIPEMD-160, i numeri di un seed noto, la mappa dai numeri alle smazzate e ritorno, ogni formato di file byte per byte e riletto. Prima di ogni distribuzione il programma prova le stesse cose, e non distribuisce se una risposta è sbagliata.</translation>
    </message>
    <message>
        <source>{count} of {all} known answers are right.</source>
        <translation>{count} risposte note su {all} sono giuste.</translation>
    </message>
    <message>
        <source>part</source>
        <translation>parte</translation>
    </message>
    <message>
        <source>result</source>
        <translation>esito</translation>
    </message>
    <message>
        <source>Known answers</source>
        <translation>Risposte note</translation>
    </message>
    <message>
        <source>“Chance” is how often a perfect dealer strays as far, on either side. With {count} tests some chances are small by chance; “adjusted” allows for that (Holm 1979). {failed}: an adjusted chance below one in a million. Where one is below 1 %, as many boards are dealt and counted a second time; if that happens again: {unclear}. A perfect dealer meets {unclear} in one dossier of ten thousand, {failed} in one of a million. Outcomes of which chance gives fewer than ten are counted together. The names of the tests are English, as in docs/fairness.md.</source>
        <translation>La “probabilità” dice quanto spesso un distributore perfetto si scosta altrettanto, da una parte o dall’altra. Con {count} test alcune probabilità sono piccole per caso; “corretta” ne tiene conto (Holm 1979). {failed}: una probabilità corretta inferiore a una su un milione. Se una è inferiore all’1&#xa0;%, altrettanti board vengono distribuiti e contati una seconda volta; se accade di nuovo: {unclear}. Un distributore perfetto incontra {unclear} in un dossier su diecimila, {failed} in uno su un milione. Gli esiti di cui il caso dà meno di dieci sono contati insieme. I nomi dei test sono in inglese, come in docs/fairness.md.</translation>
    </message>
    <message>
        <source>{count} of {all} (by chance: none)</source>
        <translation>{count} su {all} (per caso: nessuno)</translation>
    </message>
    <message>
        <source>Boards that came again</source>
        <translation>Board ripetuti</translation>
    </message>
    <message>
        <source>Seeds that came again</source>
        <translation>Seed ripetuti</translation>
    </message>
    <message>
        <source>Chances below 10 %, 5 %, 1 %</source>
        <translation>Probabilità inferiori al 10&#xa0;%, 5&#xa0;%, 1&#xa0;%</translation>
    </message>
    <message>
        <source>{counts} (by chance about {expected})</source>
        <translation>{counts} (per caso circa {expected})</translation>
    </message>
    <message>
        <source>test</source>
        <translation>test</translation>
    </message>
    <message>
        <source>chi-square</source>
        <translation>chi quadrato</translation>
    </message>
    <message>
        <source>degrees of freedom</source>
        <translation>gradi di libertà</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>probabilità</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>corretta</translation>
    </message>
    <message>
        <source>Fresh boards</source>
        <translation>Board nuovi</translation>
    </message>
    <message>
        <source>Fresh boards, counted again</source>
        <translation>Board nuovi, contati una seconda volta</translation>
    </message>
    <message>
        <source>PASSED</source>
        <translation>SUPERATO</translation>
    </message>
    <message>
        <source>NOT CLEAR</source>
        <translation>NON CHIARO</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>NON SUPERATO</translation>
    </message>
    <message>
        <source>A set needs a seed of 160 bits that nobody can guess. In the window it is drawn when {target} bits of typing and moving have been credited; what one of several predictors foresees earns nothing, and health tests after NIST SP 800-90B refuse input that repeats itself. Always, and in commands alone, the operating system’s randomness goes in: {bytes} bytes at the start and {bytes} at each seed, each read compared with the one before it. All is hashed with RIPEMD-160; numbers that are no deal’s are refused, never folded.</source>
        <translation>Una serie ha bisogno di un seed di 160 bit che nessuno possa indovinare. Nella finestra viene estratto quando sono accreditati {target} bit di digitazione e movimento; ciò che uno di più predittori prevede non conta, e controlli secondo NIST SP 800-90B rifiutano una digitazione che si ripete. Sempre, e da sola nei comandi, entra la casualità del sistema operativo: {bytes} byte all’inizio e {bytes} a ogni seed, ogni lettura confrontata con la precedente. Tutto passa per RIPEMD-160; i numeri che non sono di nessuna smazzata vengono rifiutati, mai ridotti.</translation>
    </message>
    <message>
        <source>Randomness: the rules, and what was measured</source>
        <translation>Casualità: le regole e le misure</translation>
    </message>
    <message>
        <source>who</source>
        <translation>chi</translation>
    </message>
    <message>
        <source>what they try</source>
        <translation>che cosa tenta</translation>
    </message>
    <message>
        <source>what stands against it</source>
        <translation>che cosa vi si oppone</translation>
    </message>
    <message>
        <source>Threats and limits</source>
        <translation>Minacce e limiti</translation>
    </message>
    <message>
        <source>Makes this dossier again, with other seeds and so with other figures.</source>
        <translation>Rifà questo dossier, con altri seed e quindi altre cifre.</translation>
    </message>
    <message>
        <source>Beside the release: the SHA-256 of the download. “gh attestation verify” tells who built it.</source>
        <translation>Accanto alla pubblicazione: lo SHA-256 del file scaricato. “gh attestation verify” dice chi lo ha costruito.</translation>
    </message>
    <message>
        <source>Built again from the sources, the program for Linux is the same bytes.</source>
        <translation>Ricostruito dai sorgenti, il programma per Linux è identico byte per byte.</translation>
    </message>
    <message>
        <source>What the program contains. A bill of materials (.cdx.json) is beside the release.</source>
        <translation>Che cosa contiene il programma. Una distinta dei componenti (.cdx.json) è accanto alla pubblicazione.</translation>
    </message>
    <message>
        <source>A long run that anybody can repeat: its seed is published before it deals.</source>
        <translation>Una lunga prova che chiunque può ripetere: il suo seed è pubblicato prima di distribuire.</translation>
    </message>
    <message>
        <source>What anybody can check</source>
        <translation>Che cosa può controllare chiunque</translation>
    </message>
    <message>
        <source>{test}: by chance at most once in {odds} such runs.</source>
        <translation>{test}: per caso al massimo una volta su {odds} prove come questa.</translation>
    </message>
    <message>
        <source>{count} of {all} seeds were drawn before.</source>
        <translation>{count} seed su {all} erano già stati estratti.</translation>
    </message>
    <message>
        <source>{count} of {all} boards were dealt before.</source>
        <translation>{count} board su {all} erano già stati distribuiti.</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>There is no format “{name}”. The formats are: {known}.</source>
        <translation>Non esiste un formato “{name}”. I formati sono: {known}.</translation>
    </message>
    <message>
        <source>The name has no ending that shows the format. Rename the file to end in one of: {known}.</source>
        <translation>Il nome non ha un’estensione che mostri il formato. Rinominare il file in modo che finisca con una di queste: {known}.</translation>
    </message>
    <message>
        <source>The format “{first}” was given twice.</source>
        <translation>Il formato “{first}” è stato indicato due volte.</translation>
    </message>
    <message>
        <source>“{first}” and “{second}” would both write the {suffix} file: choose one.</source>
        <translation>“{first}” e “{second}” scriverebbero entrambi il file {suffix}: sceglierne uno.</translation>
    </message>
    <message>
        <source>The journal “{path}” is damaged: {reason}.</source>
        <translation>Il registro “{path}” è danneggiato: {reason}.</translation>
    </message>
    <message>
        <source>The journal “{path}” was written by a newer version of this program.</source>
        <translation>Il registro “{path}” è stato scritto da una versione più recente di questo programma.</translation>
    </message>
    <message>
        <source>Another program is writing to the journal “{path}”.</source>
        <translation>Un altro programma sta scrivendo nel registro “{path}”.</translation>
    </message>
    <message>
        <source>The journal “{path}” cannot be used: {reason}.</source>
        <translation>Il registro “{path}” non si può usare: {reason}.</translation>
    </message>
    <message>
        <source>The journal was changed: {problems}</source>
        <translation>Il registro è stato modificato: {problems}</translation>
    </message>
    <message>
        <source>Set {code} is “{state}” and cannot become “{wanted}”.</source>
        <translation>La serie {code} è “{state}” e non può diventare “{wanted}”.</translation>
    </message>
    <message>
        <source>This file is sealed, but not locked until a time.</source>
        <translation>Questo file è sigillato, ma non bloccato fino a un’ora stabilita.</translation>
    </message>
    <message>
        <source>Not a locked box</source>
        <translation>Non è una cassetta bloccata</translation>
    </message>
    <message>
        <source>Another public clock</source>
        <translation>Un altro orologio pubblico</translation>
    </message>
    <message>
        <source>Round {needed} opens this box, not round {given}.</source>
        <translation>Questa cassetta si apre con l’estrazione {needed}, non con l’estrazione {given}.</translation>
    </message>
    <message>
        <source>A package is missing</source>
        <translation>Manca un pacchetto</translation>
    </message>
    <message>
        <source>Not a deal: {problems}.</source>
        <translation>Non è una smazzata: {problems}.</translation>
    </message>
    <message>
        <source>Not a diagram: {reason}.</source>
        <translation>Non è un diagramma: {reason}.</translation>
    </message>
    <message>
        <source>Not {kind}: {problems}.</source>
        <translation>Non è {kind}: {problems}.</translation>
    </message>
    <message>
        <source>The scheme “{scheme}” numbers from 0 to {last}.</source>
        <translation>La numerazione “{scheme}” va da 0 a {last}.</translation>
    </message>
    <message>
        <source>Not four suit words: {reason}.</source>
        <translation>Non sono quattro parole di semi: {reason}.</translation>
    </message>
    <message>
        <source>{place}: {reason}</source>
        <translation>{place}: {reason}</translation>
    </message>
    <message>
        <source>There is no number scheme “{name}”. The schemes are: {known}.</source>
        <translation>Non esiste una numerazione “{name}”. Le numerazioni sono: {known}.</translation>
    </message>
    <message>
        <source>Unknown number scheme</source>
        <translation>Numerazione sconosciuta</translation>
    </message>
    <message>
        <source>Nothing was done. Choose from the list.</source>
        <translation>Nulla è stato fatto. Scegliere dall’elenco.</translation>
    </message>
    <message>
        <source>A value cannot be packed</source>
        <translation>Un valore non può essere compattato</translation>
    </message>
    <message>
        <source>Damaged file of numbers</source>
        <translation>File di numeri danneggiato</translation>
    </message>
    <message>
        <source>Nothing can be printed on this computer: {reason}.</source>
        <translation>Su questo computer non si può stampare nulla: {reason}.</translation>
    </message>
    <message>
        <source>The generator has used all {last} values of its counter.</source>
        <translation>Il generatore ha esaurito tutti i {last} valori del suo contatore.</translation>
    </message>
    <message>
        <source>Only {have_bits} of {want_bits} bits of randomness have been collected.</source>
        <translation>Raccolti solo {have_bits} bit di casualità su {want_bits}.</translation>
    </message>
    <message>
        <source>The self-test of the {part} failed: this copy of the program is damaged.</source>
        <translation>L’autotest della parte {part} è fallito: questa copia del programma è danneggiata.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>These boards were dealt before and are {state}: set {named}.</source>
        <translation>Questi board sono già stati distribuiti (stato: {state}): serie {named}.</translation>
    </message>
    <message>
        <source>“{text}” cannot be a file name: {reason}.</source>
        <translation>“{text}” non può essere un nome di file: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” could not be written: {reason}.</source>
        <translation>Non è stato possibile scrivere “{path}”: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” could not be read: {reason}.</source>
        <translation>Non è stato possibile leggere “{path}”: {reason}.</translation>
    </message>
    <message>
        <source>The keys do not fit the plan: {problems}.</source>
        <translation>Le chiavi non corrispondono al piano: {problems}.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>source of the outside value</source>
        <translation>fonte del valore esterno</translation>
    </message>
    <message>
        <source>outside value</source>
        <translation>valore esterno</translation>
    </message>
    <message>
        <source>hash of the keys</source>
        <translation>impronta delle chiavi</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>piano</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>motivo</translation>
    </message>
    <message>
        <source>hash of the words</source>
        <translation>impronta delle parole</translation>
    </message>
    <message>
        <source>name of the holder</source>
        <translation>nome del depositario</translation>
    </message>
    <message>
        <source>description</source>
        <translation>descrizione</translation>
    </message>
    <message>
        <source>number of phases</source>
        <translation>numero di fasi</translation>
    </message>
    <message>
        <source>number of sessions</source>
        <translation>numero di sessioni</translation>
    </message>
    <message>
        <source>number of boards</source>
        <translation>numero di board</translation>
    </message>
    <message>
        <source>choice of boards</source>
        <translation>scelta dei board</translation>
    </message>
    <message>
        <source>Boards not understood</source>
        <translation>Board non capiti</translation>
    </message>
    <message>
        <source>Write a number such as 24, or a range such as 11-20.</source>
        <translation>Scrivere un numero come 24, o un intervallo come 11-20.</translation>
    </message>
    <message>
        <source>Not a deal</source>
        <translation>Non è una smazzata</translation>
    </message>
    <message>
        <source>Check the hands: 52 different cards, 13 to each seat.</source>
        <translation>Controllare le mani: 52 carte diverse, 13 per giocatore.</translation>
    </message>
    <message>
        <source>Hands not understood</source>
        <translation>Mani non capite</translation>
    </message>
    <message>
        <source>Write N: and four hands, suits in the order spades.hearts.diamonds.clubs.</source>
        <translation>Scrivere N: e quattro mani, con i semi nell’ordine picche.cuori.quadri.fiori.</translation>
    </message>
    <message>
        <source>Hands that do not fit</source>
        <translation>Mani incompatibili</translation>
    </message>
    <message>
        <source>Check the hands: no card twice, and as many cards to each seat as the scheme allows.</source>
        <translation>Controllare le mani: nessuna carta doppia, e per ogni giocatore il numero di carte previsto.</translation>
    </message>
    <message>
        <source>Suit words not understood</source>
        <translation>Parole dei semi non capite</translation>
    </message>
    <message>
        <source>Write four words of eight hexadecimal digits: spades, hearts, diamonds, clubs.</source>
        <translation>Scrivere quattro parole di otto cifre esadecimali: picche, cuori, quadri, fiori.</translation>
    </message>
    <message>
        <source>Number out of range</source>
        <translation>Numero fuori dai limiti</translation>
    </message>
    <message>
        <source>Holding not understood</source>
        <translation>Carte non capite</translation>
    </message>
    <message>
        <source>No randomness from the computer</source>
        <translation>Il computer non fornisce casualità</translation>
    </message>
    <message>
        <source>Too many boards from one seed</source>
        <translation>Troppi board da un solo seed</translation>
    </message>
    <message>
        <source>The meter is not full</source>
        <translation>L’indicatore non è pieno</translation>
    </message>
    <message>
        <source>The same seed twice</source>
        <translation>Due volte lo stesso seed</translation>
    </message>
    <message>
        <source>Nothing was dealt. Do not deal on this computer: its randomness is broken.</source>
        <translation>Nulla è stato distribuito. Non distribuire su questo computer: la sua casualità è guasta.</translation>
    </message>
    <message>
        <source>The same deals twice</source>
        <translation>Due volte le stesse smazzate</translation>
    </message>
    <message>
        <source>The program must not deal</source>
        <translation>Il programma non deve distribuire</translation>
    </message>
    <message>
        <source>Nothing was dealt. Install the program again from a source you trust.</source>
        <translation>Nulla è stato distribuito. Reinstallare il programma da una fonte affidabile.</translation>
    </message>
    <message>
        <source>Unknown format</source>
        <translation>Formato sconosciuto</translation>
    </message>
    <message>
        <source>Nothing was written. Choose from the list.</source>
        <translation>Nulla è stato scritto. Scegliere dall’elenco.</translation>
    </message>
    <message>
        <source>Two formats, one file</source>
        <translation>Due formati, un solo file</translation>
    </message>
    <message>
        <source>Nothing was dealt. Nothing was written.</source>
        <translation>Nulla è stato distribuito. Nulla è stato scritto.</translation>
    </message>
    <message>
        <source>Damaged file</source>
        <translation>File danneggiato</translation>
    </message>
    <message>
        <source>Boards that are not deals</source>
        <translation>Board impossibili</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>File troppo grande</translation>
    </message>
    <message>
        <source>Not a file name</source>
        <translation>Non è un nome di file</translation>
    </message>
    <message>
        <source>Folder not found</source>
        <translation>Cartella non trovata</translation>
    </message>
    <message>
        <source>The files could not be written</source>
        <translation>Non è stato possibile scrivere i file</translation>
    </message>
    <message>
        <source>The file could not be read</source>
        <translation>Non è stato possibile leggere il file</translation>
    </message>
    <message>
        <source>The disk did not keep the files</source>
        <translation>Il disco non ha conservato i file</translation>
    </message>
    <message>
        <source>Files were left behind</source>
        <translation>Sono rimasti dei file</translation>
    </message>
    <message>
        <source>The journal is damaged</source>
        <translation>Il registro è danneggiato</translation>
    </message>
    <message>
        <source>The journal is from a newer version</source>
        <translation>Il registro viene da una versione più recente</translation>
    </message>
    <message>
        <source>The journal is in use</source>
        <translation>Il registro è in uso</translation>
    </message>
    <message>
        <source>Nothing was recorded. Wait for the other program, then try again.</source>
        <translation>Nulla è stato registrato. Attendere l’altro programma, poi riprovare.</translation>
    </message>
    <message>
        <source>The journal cannot be used</source>
        <translation>Il registro non si può usare</translation>
    </message>
    <message>
        <source>The journal was changed</source>
        <translation>Il registro è stato modificato</translation>
    </message>
    <message>
        <source>Set not found</source>
        <translation>Serie non trovata</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Ora non è possibile</translation>
    </message>
    <message>
        <source>Nothing can be printed</source>
        <translation>Non si può stampare nulla</translation>
    </message>
    <message>
        <source>Nothing was written. Install what is missing, or do this on another computer.</source>
        <translation>Nulla è stato scritto. Installare ciò che manca, o farlo su un altro computer.</translation>
    </message>
    <message>
        <source>Damaged tournament file</source>
        <translation>File di torneo danneggiato</translation>
    </message>
    <message>
        <source>Damaged file of keys</source>
        <translation>File di chiavi danneggiato</translation>
    </message>
    <message>
        <source>Keys of another plan</source>
        <translation>Chiavi di un altro piano</translation>
    </message>
    <message>
        <source>Nothing was dealt. Use the keys that were made when this plan was published.</source>
        <translation>Nulla è stato distribuito. Usare le chiavi create alla pubblicazione di questo piano.</translation>
    </message>
    <message>
        <source>Not the published keys</source>
        <translation>Non sono le chiavi pubblicate</translation>
    </message>
    <message>
        <source>No such session</source>
        <translation>Questa sessione non esiste</translation>
    </message>
    <message>
        <source>Boards are still open</source>
        <translation>I board sono ancora aperti</translation>
    </message>
    <message>
        <source>Not ready to be published</source>
        <translation>Non pronto per la pubblicazione</translation>
    </message>
    <message>
        <source>No double-dummy results</source>
        <translation>Nessun risultato a carte viste</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annullato</translation>
    </message>
    <message>
        <source>Command not understood</source>
        <translation>Comando non capito</translation>
    </message>
    <message>
        <source>Boards that were in use</source>
        <translation>Board già usati</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rifiutato</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Nulla è stato scritto.</translation>
    </message>
    <message>
        <source>Passphrase too weak</source>
        <translation>Frase segreta troppo debole</translation>
    </message>
    <message>
        <source>Wrong passphrase</source>
        <translation>Frase segreta errata</translation>
    </message>
    <message>
        <source>Not the right key</source>
        <translation>Non è la chiave giusta</translation>
    </message>
    <message>
        <source>A passphrase is needed</source>
        <translation>Serve una frase segreta</translation>
    </message>
    <message>
        <source>A secret key is needed</source>
        <translation>Serve una chiave segreta</translation>
    </message>
    <message>
        <source>Damaged sealed file</source>
        <translation>File sigillato danneggiato</translation>
    </message>
    <message>
        <source>Public key not understood</source>
        <translation>Chiave pubblica non capita</translation>
    </message>
    <message>
        <source>Secret key not understood</source>
        <translation>Chiave segreta non capita</translation>
    </message>
    <message>
        <source>List of words not understood</source>
        <translation>Elenco di parole non capito</translation>
    </message>
    <message>
        <source>Nothing was opened. Compare it with the sheet, word by word.</source>
        <translation>Nulla è stato aperto. Confrontarlo con il foglio, parola per parola.</translation>
    </message>
    <message>
        <source>More officials are needed</source>
        <translation>Servono altri responsabili</translation>
    </message>
    <message>
        <source>Nothing was opened. Use sheets with the same set number.</source>
        <translation>Nulla è stato aperto. Usare fogli con lo stesso numero di gruppo.</translation>
    </message>
    <message>
        <source>Damaged key of a session</source>
        <translation>Chiave di una sessione danneggiata</translation>
    </message>
    <message>
        <source>This needs the package {package}, which is not installed: pip install bigdeal-gui[{extra}].</source>
        <translation>Serve il pacchetto {package}, che non è installato: pip install bigdeal-gui[{extra}].</translation>
    </message>
    <message>
        <source>Not an outside value</source>
        <translation>Non è un valore esterno</translation>
    </message>
    <message>
        <source>“{file}” is the secret slip, which stays with its holder. The file for the organiser is the one whose name ends in “-hash.txt”.</source>
        <translation>“{file}” è il foglietto segreto, che resta al suo depositario. Il file per l’organizzatore è quello il cui nome finisce in “-hash.txt”.</translation>
    </message>
    <message>
        <source>Secret slip</source>
        <translation>Foglietto segreto</translation>
    </message>
    <message>
        <source>These are not yet the words of “{name}”: {reason}.</source>
        <translation>Non sono ancora le parole di “{name}”: {reason}.</translation>
    </message>
    <message>
        <source>Not the promised words</source>
        <translation>Non sono le parole promesse</translation>
    </message>
    <message>
        <source>The words of these holders are missing: {names}.</source>
        <translation>Mancano le parole di questi depositari: {names}.</translation>
    </message>
    <message>
        <source>Words are missing</source>
        <translation>Mancano parole</translation>
    </message>
    <message>
        <source>The promise names no holder “{name}”.</source>
        <translation>La promessa non nomina alcun depositario “{name}”.</translation>
    </message>
    <message>
        <source>No such holder</source>
        <translation>Nessun depositario con questo nome</translation>
    </message>
    <message>
        <source>The pack does not prove what it should: {problems}</source>
        <translation>Il pacchetto non prova ciò che deve: {problems}</translation>
    </message>
    <message>
        <source>The pack was not made</source>
        <translation>Il pacchetto non è stato creato</translation>
    </message>
    <message>
        <source>Nothing was written. Compare plan, keys and commitment with what was published.</source>
        <translation>Nulla è stato scritto. Confrontare piano, chiavi e impegno con ciò che è stato pubblicato.</translation>
    </message>
    <message>
        <source>Promise not understood</source>
        <translation>Promessa non capita</translation>
    </message>
    <message>
        <source>Damaged commitment file</source>
        <translation>File d’impegno danneggiato</translation>
    </message>
    <message>
        <source>Commitment of a newer version</source>
        <translation>Impegno di una versione più recente</translation>
    </message>
    <message>
        <source>This cannot be the outside value: {reason}.</source>
        <translation>Questo non può essere il valore esterno: {reason}.</translation>
    </message>
    <message>
        <source>The passphrase does not open this sealed file.</source>
        <translation>La frase segreta non apre questo file sigillato.</translation>
    </message>
    <message>
        <source>This file opens with a passphrase, not with a key.</source>
        <translation>Questo file si apre con una frase segreta, non con una chiave.</translation>
    </message>
    <message>
        <source>This file opens with a secret key, not with a passphrase.</source>
        <translation>Questo file si apre con una chiave segreta, non con una frase segreta.</translation>
    </message>
    <message>
        <source>Public key {place} cannot be used: {reason}.</source>
        <translation>La chiave pubblica {place} non si può usare: {reason}.</translation>
    </message>
    <message>
        <source>The secret key cannot be used: {reason}.</source>
        <translation>La chiave segreta non si può usare: {reason}.</translation>
    </message>
    <message>
        <source>format {name}</source>
        <translation>formato {name}</translation>
    </message>
    <message>
        <source>hash</source>
        <translation>hash</translation>
    </message>
    <message>
        <source>generator</source>
        <translation>generatore</translation>
    </message>
    <message>
        <source>generator in bulk</source>
        <translation>generatore in blocco</translation>
    </message>
    <message>
        <source>number map</source>
        <translation>mappa dei numeri</translation>
    </message>
    <message>
        <source>bulk path</source>
        <translation>percorso in blocco</translation>
    </message>
    <message>
        <source>fresh boards</source>
        <translation>board nuovi</translation>
    </message>
    <message>
        <source>reading of {name}</source>
        <translation>lettura di {name}</translation>
    </message>
    <message>
        <source>The {name} file is too large to be read whole, {place}: {reason}.</source>
        <translation>Il file {name} è troppo grande per essere letto per intero, {place}: {reason}.</translation>
    </message>
    <message>
        <source>The commitment file contradicts itself: its check code is not that of its lines.</source>
        <translation>Il file d’impegno si contraddice: il suo codice di controllo non è quello delle sue righe.</translation>
    </message>
    <message>
        <source>Commitment that contradicts itself</source>
        <translation>Impegno che si contraddice</translation>
    </message>
    <message>
        <source>Damaged record</source>
        <translation>Registro danneggiato</translation>
    </message>
    <message>
        <source>Not as promised</source>
        <translation>Non come promesso</translation>
    </message>
    <message>
        <source>This is not what was published: {problems}</source>
        <translation>Questo non è ciò che è stato pubblicato: {problems}</translation>
    </message>
    <message>
        <source>Not what was published</source>
        <translation>Non è ciò che è stato pubblicato</translation>
    </message>
    <message>
        <source>This computer is too slow, or too busy, to open the sealed file.</source>
        <translation>Questo computer è troppo lento, o troppo occupato, per aprire il file sigillato.</translation>
    </message>
    <message>
        <source>Too much work for this computer</source>
        <translation>Troppo lavoro per questo computer</translation>
    </message>
    <message>
        <source>Nothing was written. Choose another name, or move the old file to another folder.</source>
        <translation>Nulla è stato scritto. Scegliere un altro nome, o spostare il vecchio file in un’altra cartella.</translation>
    </message>
    <message>
        <source>Not a round of drand: {reason}.</source>
        <translation>Non è un’estrazione drand: {reason}.</translation>
    </message>
    <message>
        <source>Not a round of drand</source>
        <translation>Non è un’estrazione drand</translation>
    </message>
    <message>
        <source>This round is not what the network signed: {reason}.</source>
        <translation>Questa estrazione non è ciò che la rete ha firmato: {reason}.</translation>
    </message>
    <message>
        <source>Round that was not signed</source>
        <translation>Estrazione senza firma autentica</translation>
    </message>
    <message>
        <source>This is round {found}; round {promised} was promised.</source>
        <translation>Questa è l’estrazione {found}; era promessa l’estrazione {promised}.</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Un’altra estrazione</translation>
    </message>
    <message>
        <source>Not a logo</source>
        <translation>Non è un logo</translation>
    </message>
    <message>
        <source>Nothing was written. If play is over, say --finished. Otherwise seal it with a passphrase (--passphrase-file) or until a time (--release), or say --open.</source>
        <translation>Nulla è stato scritto. Se il gioco è concluso, aggiungere --finished; altrimenti sigillarla con una frase segreta (--passphrase-file) o fino a una certa ora (--release), o aggiungere --open.</translation>
    </message>
    <message>
        <source>The folder “{path}” has gone, so these files in it could not be looked at: {names}.</source>
        <translation>La cartella “{path}” è sparita, quindi questi file non si sono potuti esaminare: {names}.</translation>
    </message>
    <message>
        <source>The folder has gone</source>
        <translation>La cartella è sparita</translation>
    </message>
    <message>
        <source>They may hold boards: do not use them, and keep the disk or USB drive to yourself. When the folder is back, deal into it again: what is left is removed then, and you are told.</source>
        <translation>Possono contenere smazzate: non usarli, e tieni per te il disco o la chiavetta USB. Quando la cartella torna, distribuisci ancora lì: ciò che resta viene rimosso, e vieni avvisato.</translation>
    </message>
    <message>
        <source>The clock of this computer says {here}, but its journal has an entry of {later}.</source>
        <translation>L’orologio di questo computer segna {here}, ma il suo registro ha una voce del {later}.</translation>
    </message>
    <message>
        <source>The clock was set back</source>
        <translation>L’orologio è stato messo indietro</translation>
    </message>
    <message>
        <source>Nothing was dealt, and the meter is as it was. Set the clock right, or say here which day it is.</source>
        <translation>Non è stato distribuito nulla, e l’indicatore è come prima. Regolare l’orologio, o dire qui che giorno è.</translation>
    </message>
    <message>
        <source>With this paper and binding, layout {layout} would print cards smaller than {least} points.</source>
        <translation>Con questa carta e questa rilegatura la disposizione {layout} stamperebbe carte sotto i {least} punti.</translation>
    </message>
    <message>
        <source>Too small to be read</source>
        <translation>Troppo piccolo da leggere</translation>
    </message>
    <message>
        <source>Nothing was written. Take fewer boards a page (--layout) or larger paper (--paper), or leave out the room for holes, or the results.</source>
        <translation>Nulla è stato scritto. Mettere meno board per pagina (--layout) o usare carta più grande (--paper), oppure togliere lo spazio per i fori o i risultati.</translation>
    </message>
    <message>
        <source>This {name} file has boards without hands ({place}).</source>
        <translation>Questo file {name} ha board senza mani ({place}).</translation>
    </message>
    <message>
        <source>No hands in this file</source>
        <translation>Nessuna mano in questo file</translation>
    </message>
    <message>
        <source>The file was not changed. Choose the file with the hands.</source>
        <translation>Il file è rimasto com’era. Scegliere il file che contiene le mani.</translation>
    </message>
    <message>
        <source>“{name}” numbers its boards otherwise than set {code}, whose boards they are.</source>
        <translation>“{name}” numera i board diversamente dalla serie {code}, a cui appartengono.</translation>
    </message>
    <message>
        <source>Other board numbers than dealt</source>
        <translation>Numeri diversi da quelli distribuiti</translation>
    </message>
    <message>
        <source>Nothing was written. Print the set by its code, or correct the numbers. To keep them, use the command with --although-numbers.</source>
        <translation>Nulla è stato scritto. Stampare la serie con il suo codice, o correggere i numeri. Per tenerli usare il comando con --although-numbers.</translation>
    </message>
    <message>
        <source>This cannot be read as a hand: {reason}.</source>
        <translation>Questo non si legge come una mano: {reason}.</translation>
    </message>
    <message>
        <source>Not a hand</source>
        <translation>Non è una mano</translation>
    </message>
    <message>
        <source>Nothing was looked for. Type 13 cards: spades, hearts, diamonds, clubs, with dots between.</source>
        <translation>Nulla è stato cercato. Scrivere 13 carte: picche, cuori, quadri, fiori, con punti in mezzo.</translation>
    </message>
    <message>
        <source>No unfinished file of it was left behind. Choose another folder or make room, then do it again.</source>
        <translation>Nessun suo file è rimasto incompleto. Scegliere un’altra cartella o liberare spazio, poi riprovare.</translation>
    </message>
    <message>
        <source>Double-dummy analysis is not available on this computer: {reason}.</source>
        <translation>I risultati a carte viste non si possono calcolare su questo computer: {reason}.</translation>
    </message>
    <message>
        <source>The format “{name}” cannot contain these boards: {reason}. {remedy}</source>
        <translation>Il formato “{name}” non può contenere questi board: {reason}. {remedy}</translation>
    </message>
    <message>
        <source>Not a valid {name} file, {place}: {reason}.</source>
        <translation>File {name} danneggiato, {place}: {reason}.</translation>
    </message>
    <message>
        <source>The {name} file contains boards that are not deals: {problems}</source>
        <translation>Il file {name} contiene board impossibili: {problems}</translation>
    </message>
    <message>
        <source>The file has {size_bytes} bytes; at most {limit_bytes} can be read.</source>
        <translation>Il file ha {size_bytes} byte; se ne leggono al massimo {limit_bytes}.</translation>
    </message>
    <message>
        <source>Not a holding of one suit: {reason}.</source>
        <translation>Non è un seme in due mani: {reason}.</translation>
    </message>
    <message>
        <source>The journal “{path}” is missing; it had {rows} rows.</source>
        <translation>Il registro “{path}” è sparito; conteneva {rows} righe.</translation>
    </message>
    <message>
        <source>The journal’s key “{path}” {reason}.</source>
        <translation>La chiave del registro “{path}” {reason}.</translation>
    </message>
    <message>
        <source>There is no space on the disk for the journal “{path}”.</source>
        <translation>Sul disco non c’è spazio per il registro “{path}”.</translation>
    </message>
    <message>
        <source>There is no set “{text}” in the journal.</source>
        <translation>Il registro non contiene la serie “{text}”.</translation>
    </message>
    <message>
        <source>The file was not changed. It opens with a passphrase or a key.</source>
        <translation>Il file è rimasto com’era. Si apre con una frase segreta o una chiave.</translation>
    </message>
    <message>
        <source>This box is locked with a public clock other than quicknet.</source>
        <translation>Questa cassetta è bloccata con un orologio pubblico diverso da quicknet.</translation>
    </message>
    <message>
        <source>The file was not changed. Ask the person who made it how to open it.</source>
        <translation>Il file è rimasto com’era. Chiedere a chi l’ha creato come si apre.</translation>
    </message>
    <message>
        <source>The box was not changed. Get the round that the box names, and try again.</source>
        <translation>La cassetta è rimasta com’era. Procurarsi l’estrazione che la cassetta indica e riprovare.</translation>
    </message>
    <message>
        <source>Nothing was done. Install it and try again.</source>
        <translation>Nulla è stato fatto. Installarlo, e chiamare di nuovo.</translation>
    </message>
    <message>
        <source>“{text}” is not a set of boards: {reason}.</source>
        <translation>“{text}” non è una serie di board: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was written. Correct it and start again.</source>
        <translation>Nulla è stato scritto. Correggerlo, e ricominciare.</translation>
    </message>
    <message>
        <source>Not a valid file of “{scheme}” numbers, record {record}: {reason}.</source>
        <translation>Non è un file integro di numeri “{scheme}”, record {record}: {reason}.</translation>
    </message>
    <message>
        <source>The computer’s own randomness is not available ({reason}).</source>
        <translation>La casualità del computer non è disponibile ({reason}).</translation>
    </message>
    <message>
        <source>The randomness produced a seed that it had produced before (its digest is in “{path}”).</source>
        <translation>La casualità ha dato un seed già dato prima (la sua impronta è in “{path}”).</translation>
    </message>
    <message>
        <source>The randomness produced deals that it had produced before, in the set {named}.</source>
        <translation>La casualità ha dato smazzate già date prima, nella serie {named}.</translation>
    </message>
    <message>
        <source>Nothing was written. Deal a new set, or a reserve set in a tournament. From these boards you may only make copies for a record or a web page.</source>
        <translation>Nulla è stato scritto. Distribuire una nuova serie, o una serie di riserva in un torneo; di questi si possono fare solo copie per l’archivio o per una pagina web.</translation>
    </message>
    <message>
        <source>Some of these boards belong to a set that is {state}, not finished: set {named}.</source>
        <translation>Ci sono board di una serie non conclusa (stato: {state}): serie {named}.</translation>
    </message>
    <message>
        <source>“{path}” already exists and was not changed.</source>
        <translation>“{path}” esiste già e resta com’è.</translation>
    </message>
    <message>
        <source>The folder “{path}” does not exist.</source>
        <translation>La cartella “{path}” non c’è.</translation>
    </message>
    <message>
        <source>“{path}” reads back differently from what was dealt: the disk or USB drive is faulty.</source>
        <translation>“{path}”, riletto, è diverso da ciò che è stato distribuito: il disco o la chiavetta è difettosa.</translation>
    </message>
    <message>
        <source>The set could not be completed, and some of its files could not be removed: {names}.</source>
        <translation>Non è stato possibile completare la serie né eliminarne alcuni file: {names}.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written ({reason}). Because “portable.ini” is beside the program, everything is stored there.</source>
        <translation>“{path}” non si può scrivere ({reason}), e con “portable.ini” accanto al programma tutto viene conservato lì.</translation>
    </message>
    <message>
        <source>The {key} cannot be stored in Big Deal’s file: {reason}.</source>
        <translation>Il campo {key} non si può conservare nel file di Big Deal: {reason}.</translation>
    </message>
    <message>
        <source>The {field} is not valid: {reason}.</source>
        <translation>Il campo “{field}” non può restare così: {reason}.</translation>
    </message>
    <message>
        <source>Not a valid tournament plan, line {line}, column {column}: {reason}.</source>
        <translation>Descrizione di torneo danneggiata, riga {line}, colonna {column}: {reason}.</translation>
    </message>
    <message>
        <source>Not a valid key file, line {line}, column {column}: {reason}.</source>
        <translation>File di chiavi danneggiato, riga {line}, colonna {column}: {reason}.</translation>
    </message>
    <message>
        <source>These are not the keys that were fixed when the plan was published.</source>
        <translation>Queste non sono le chiavi fissate alla pubblicazione del piano.</translation>
    </message>
    <message>
        <source>The plan leaves the boards of phase {phase} open, and you named none.</source>
        <translation>Il piano lascia aperti i board della fase {phase}, e non ne è stato indicato nessuno.</translation>
    </message>
    <message>
        <source>The plan cannot be published like this: {problems}</source>
        <translation>Il piano non può essere pubblicato così: {problems}</translation>
    </message>
    <message>
        <source>beginning of the file names</source>
        <translation>inizio dei nomi dei file</translation>
    </message>
    <message>
        <source>A value cannot be converted</source>
        <translation>Un valore non si può convertire</translation>
    </message>
    <message>
        <source>The values before it have been converted. Correct it and continue from there.</source>
        <translation>Quelli precedenti hanno avuto risposta. Correggerlo e riprendere da lì.</translation>
    </message>
    <message>
        <source>Give a number within the range.</source>
        <translation>Indicare un numero entro i limiti.</translation>
    </message>
    <message>
        <source>Write South’s cards, a space, and North’s, such as AT95 Q4; a hand without cards is “-”.</source>
        <translation>Scrivere le carte di Sud, uno spazio e quelle di Nord, come AT95 Q4; una mano senza carte è “-”.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Restart the computer. If that does not help, use another one.</source>
        <translation>Nulla è stato distribuito. Riavviare il computer; se il problema resta, usarne un altro.</translation>
    </message>
    <message>
        <source>Nothing was written. Deal fewer boards at a time.</source>
        <translation>Distribuire meno board alla volta; nulla è stato consegnato.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Type or move the mouse until it is full.</source>
        <translation>Digitare o muovere il mouse finché lo è. Nulla è stato distribuito.</translation>
    </message>
    <message>
        <source>Nothing was written. Do not deal on this computer: its randomness is broken.</source>
        <translation>Nulla è stato consegnato. Non distribuire su questo computer: la sua casualità è guasta.</translation>
    </message>
    <message>
        <source>Nothing was written. Choose only one of them.</source>
        <translation>Nulla è stato scritto. Escludere uno dei due.</translation>
    </message>
    <message>
        <source>A format cannot contain these boards</source>
        <translation>Un formato non può contenere questi board</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was made.</source>
        <translation>Il file è rimasto com’era. Riprenderlo da dove è stato creato.</translation>
    </message>
    <message>
        <source>The file was not changed. Do not play these boards.</source>
        <translation>Il file è rimasto com’era. Non giocare questi board.</translation>
    </message>
    <message>
        <source>The file was not changed.</source>
        <translation>Il file è rimasto com’era.</translation>
    </message>
    <message>
        <source>The name already exists</source>
        <translation>Il nome è già usato</translation>
    </message>
    <message>
        <source>Nothing was written. Use letters, digits, spaces, “-” and “_”.</source>
        <translation>Nulla è stato scritto. Usare lettere, cifre, spazi, “-” e “_”.</translation>
    </message>
    <message>
        <source>Nothing was changed. Check the name, and whether you may read it.</source>
        <translation>Nulla è stato cambiato. Controllare il nome e il permesso di lettura.</translation>
    </message>
    <message>
        <source>The USB drive cannot be written</source>
        <translation>Non si può scrivere sulla chiavetta</translation>
    </message>
    <message>
        <source>Nothing was dealt. Remove the write protection or free some space. Without “portable.ini” the program stores its files on this computer.</source>
        <translation>Nulla è stato distribuito. Togliere la protezione da scrittura o fare spazio. Senza “portable.ini” il programma conserva i suoi dati su questo computer.</translation>
    </message>
    <message>
        <source>The set was removed again. Use another disk or USB drive.</source>
        <translation>La serie è stata eliminata. Usare un altro disco o un’altra chiavetta.</translation>
    </message>
    <message>
        <source>This file is sealed or locked. Its boards can be read when it has been opened.</source>
        <translation>Questo file è sigillato o bloccato. I suoi board si potranno leggere dopo l’apertura.</translation>
    </message>
    <message>
        <source>Sealed or locked</source>
        <translation>Sigillato o bloccato</translation>
    </message>
    <message>
        <source>Nothing was written. A locked box opens with its round, a sealed file with its passphrase or key.</source>
        <translation>Nulla è stato scritto. Una cassetta bloccata si apre con la sua estrazione, un file sigillato con la sua frase segreta o la sua chiave.</translation>
    </message>
    <message>
        <source>The work was interrupted: the part of the program that does it has stopped.</source>
        <translation>Il lavoro è stato interrotto: la parte del programma che lo fa si è fermata.</translation>
    </message>
    <message>
        <source>The work was interrupted</source>
        <translation>Lavoro interrotto</translation>
    </message>
    <message>
        <source>The journal shows whether it was done. If it was not, do it again: this also removes hidden files, which may contain boards or keys.</source>
        <translation>Il registro mostra se è stato fatto. Se non lo è stato, ripetere: ciò rimuove anche i file nascosti, che possono contenere smazzate o chiavi.</translation>
    </message>
    <message>
        <source>It was not changed, and nothing was dealt. Restore it from a backup, or move its folder elsewhere and keep it: the program then starts a new journal.</source>
        <translation>È rimasto com’era, e nulla è stato distribuito. Ripristinarlo da un backup, o spostare da parte la sua cartella e conservarla: il programma comincia allora un nuovo registro.</translation>
    </message>
    <message>
        <source>The journal is missing</source>
        <translation>Il registro è sparito</translation>
    </message>
    <message>
        <source>Nothing was dealt. Put the journal back, or restore a backup. To start a new one, move the other files of its folder elsewhere and keep them.</source>
        <translation>Nulla è stato distribuito. Rimettere il registro al suo posto, o ripristinare un backup. Per cominciarne uno nuovo, spostare da parte gli altri file della sua cartella e conservarli.</translation>
    </message>
    <message>
        <source>The journal’s key is missing</source>
        <translation>La chiave del registro non c’è</translation>
    </message>
    <message>
        <source>Nothing was dealt. Put “journal.key” back beside the journal, or restore a backup. Without the key, earlier sets cannot be recognised.</source>
        <translation>Nulla è stato distribuito. Rimettere “journal.key” accanto al registro, o ripristinare un backup: senza la chiave nessuna serie precedente può essere riconosciuta.</translation>
    </message>
    <message>
        <source>It was not changed. Use the newer program.</source>
        <translation>È rimasto com’era. Usare il programma più recente.</translation>
    </message>
    <message>
        <source>No space for the journal</source>
        <translation>Non c’è spazio per il registro</translation>
    </message>
    <message>
        <source>The journal is intact, but the new row was not written. Free some space on the disk, then try again.</source>
        <translation>Il registro è integro, ma la riga non è stata scritta. Fare spazio sul disco, poi riprovare.</translation>
    </message>
    <message>
        <source>Nothing was recorded. Check that you have permission to write in its folder.</source>
        <translation>Nulla è stato registrato. Controllare di poter scrivere nella sua cartella.</translation>
    </message>
    <message>
        <source>It was not changed. Keep a copy, and compare it with an earlier certificate or export.</source>
        <translation>È rimasto com’era. Conservarne una copia e confrontarla con un certificato o un’esportazione precedente.</translation>
    </message>
    <message>
        <source>Check the code on the label. A set dealt on another computer is in that computer’s journal.</source>
        <translation>Controllare il codice sull’etichetta. Una serie distribuita su un altro computer è nel registro di quel computer.</translation>
    </message>
    <message>
        <source>The set was not changed.</source>
        <translation>La serie è rimasta com’era.</translation>
    </message>
    <message>
        <source>“{path}” is another file, so the set’s files were not moved.</source>
        <translation>“{path}” è un altro file, perciò i file della serie non sono stati spostati.</translation>
    </message>
    <message>
        <source>The files were not moved</source>
        <translation>I file non sono stati spostati</translation>
    </message>
    <message>
        <source>The set’s files are unchanged, and where they were. Put the other file elsewhere before you move them.</source>
        <translation>I file della serie sono invariati e dove erano. Metti altrove l’altro file prima di spostarli.</translation>
    </message>
    <message>
        <source>Not for Big Deal’s file</source>
        <translation>Non adatto al file di Big Deal</translation>
    </message>
    <message>
        <source>The file was not changed. Use a shorter text on one line.</source>
        <translation>Il file è rimasto com’era. Usare un testo più breve, su una sola riga.</translation>
    </message>
    <message>
        <source>The plan is not possible</source>
        <translation>Il piano non può restare così</translation>
    </message>
    <message>
        <source>Nothing was written. Correct the points named.</source>
        <translation>Nulla è stato scritto. Correggere ciò che è indicato.</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was published, or use its .bak.</source>
        <translation>Il file è rimasto com’era. Riprenderlo da dove è stato pubblicato, o usare il suo .bak.</translation>
    </message>
    <message>
        <source>The file was not changed. Use a copy of it. Without the keys nothing can be dealt or proved.</source>
        <translation>Il file è rimasto com’era. Usarne una copia; senza le chiavi non si può distribuire né provare nulla.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Use the keys and the plan exactly as published.</source>
        <translation>Nulla è stato distribuito. Usare le chiavi e il piano com’erano alla pubblicazione.</translation>
    </message>
    <message>
        <source>Nothing was written. Check the phases of the plan.</source>
        <translation>Nulla è stato scritto. Guardare le fasi del piano.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Enter how many boards these sessions have.</source>
        <translation>Nulla è stato distribuito. Indicare quanti board hanno queste sessioni.</translation>
    </message>
    <message>
        <source>The tournament was not changed.</source>
        <translation>Il torneo è rimasto com’era.</translation>
    </message>
    <message>
        <source>Nothing was published. Correct the points named, or confirm that they are intended.</source>
        <translation>Nulla è stato pubblicato. Correggere ciò che è indicato, o dire che è voluto.</translation>
    </message>
    <message>
        <source>No files were left behind.</source>
        <translation>Non è rimasto alcun file.</translation>
    </message>
    <message>
        <source>Nothing was written. --help lists the commands and options.</source>
        <translation>Nulla è stato scritto. --help elenca ciò che si può dire.</translation>
    </message>
    <message>
        <source>Boards not played yet</source>
        <translation>Board ancora da giocare</translation>
    </message>
    <message>
        <source>Nothing was shown. Wait until play is over and the set is marked as finished, or use --finished.</source>
        <translation>Nulla è stato mostrato. Attendere che il gioco sia finito e la serie segnata come conclusa, o aggiungere --finished.</translation>
    </message>
    <message>
        <source>The set has not been played yet</source>
        <translation>La serie è ancora da giocare</translation>
    </message>
    <message>
        <source>Cannot be opened yet</source>
        <translation>Non ancora da aprire</translation>
    </message>
    <message>
        <source>The file was not changed. It opens then, or as soon as its set is marked as finished.</source>
        <translation>Il file è rimasto com’era. Si aprirà allora, o appena la sua serie è segnata come conclusa.</translation>
    </message>
    <message>
        <source>The key is missing</source>
        <translation>La chiave non è qui</translation>
    </message>
    <message>
        <source>The file was not changed. Open it on the computer that made it, or make the record again there.</source>
        <translation>Il file è rimasto com’era. Aprirlo sul computer che l’ha creato, o rifare lì il foglio delle smazzate.</translation>
    </message>
    <message>
        <source>Nothing was sealed. Use several unrelated words, or let the program make them up.</source>
        <translation>Nulla è stato sigillato. Prendere più parole senza legame tra loro, o lasciarle scegliere al programma.</translation>
    </message>
    <message>
        <source>The file was not changed. Check capital letters and the keyboard layout, then try again.</source>
        <translation>Il file è rimasto com’era. Attenzione alle maiuscole e al tipo di tastiera, poi riprovare.</translation>
    </message>
    <message>
        <source>The file was not changed. Use the secret key of one of the people it was sealed for.</source>
        <translation>Il file è rimasto com’era. Usare la chiave segreta di uno di coloro per cui è stato sigillato.</translation>
    </message>
    <message>
        <source>The file was not changed. Enter the passphrase, or the words from the officials’ sheets.</source>
        <translation>Il file è rimasto com’era. Indicare la frase segreta, o riunire gli elenchi di parole dei responsabili.</translation>
    </message>
    <message>
        <source>The file was not changed. Give the secret key of one of the people it was sealed for.</source>
        <translation>Il file è rimasto com’era. Indicare la chiave segreta di uno di coloro per cui è stato sigillato.</translation>
    </message>
    <message>
        <source>This is neither a sealed file nor a locked box: it does not start like an age file.</source>
        <translation>Non è né un file sigillato né una cassetta bloccata: non comincia come un file age.</translation>
    </message>
    <message>
        <source>Neither a sealed file nor a locked box</source>
        <translation>Né file sigillato né cassetta bloccata</translation>
    </message>
    <message>
        <source>The file was not changed. Choose the sealed file or the box, or another copy of it.</source>
        <translation>Il file è rimasto com’era. Scegliere il file sigillato o la cassetta, o un’altra sua copia.</translation>
    </message>
    <message>
        <source>The file was not changed. Use another copy of it.</source>
        <translation>Il file è rimasto com’era. Usarne un’altra copia.</translation>
    </message>
    <message>
        <source>Opening this sealed file would take too long: it was sealed with a very high work factor.</source>
        <translation>Aprire questo file sigillato richiederebbe troppo tempo: è stato sigillato con un fattore di lavoro insolitamente alto.</translation>
    </message>
    <message>
        <source>Opening would take too long</source>
        <translation>L’apertura richiederebbe troppo tempo</translation>
    </message>
    <message>
        <source>The file was not changed. Ask the person who sealed it to seal it again in the usual way.</source>
        <translation>Il file è rimasto com’era. Chiedere a chi lo ha sigillato di sigillarlo di nuovo nel modo abituale.</translation>
    </message>
    <message>
        <source>Nothing was sealed. A public key is one line that starts with age1.</source>
        <translation>Nulla è stato sigillato. Una chiave pubblica è una riga che comincia con age1.</translation>
    </message>
    <message>
        <source>Nothing was opened. A secret key is one line that starts with AGE-SECRET-KEY-1.</source>
        <translation>Nulla è stato aperto. Una chiave segreta è una riga che comincia con AGE-SECRET-KEY-1.</translation>
    </message>
    <message>
        <source>These sheets cannot be made</source>
        <translation>Parti impossibili</translation>
    </message>
    <message>
        <source>Nothing was sealed. Use two of three, for example.</source>
        <translation>Nulla è stato sigillato. Prendere per esempio due parti su tre.</translation>
    </message>
    <message>
        <source>Nothing was opened. Enter the words of another sheet as well.</source>
        <translation>Nulla è stato aperto. Inserire anche l’elenco di parole di un altro foglio.</translation>
    </message>
    <message>
        <source>Sheets that do not belong together</source>
        <translation>Elenchi di parole incompatibili</translation>
    </message>
    <message>
        <source>Not a valid session key file, line {line}: {reason}.</source>
        <translation>File con la chiave di una sessione danneggiato, riga {line}: {reason}.</translation>
    </message>
    <message>
        <source>The file was not changed. Get the pack of that session again.</source>
        <translation>Il file è rimasto com’è. Procurarsi di nuovo il pacchetto di quella sessione.</translation>
    </message>
    <message>
        <source>The file was not changed. The records before this one could be read. Perhaps it uses another scheme.</source>
        <translation>Il file è rimasto com’era; i record precedenti sono stati letti. Forse segue un’altra numerazione.</translation>
    </message>
    <message>
        <source>Nothing was written. Type the value as published, on one line.</source>
        <translation>Nulla è stato scritto. Digitare il valore come è stato pubblicato, su una sola riga.</translation>
    </message>
    <message>
        <source>Nothing was read from it. If somebody else already has it, let the holder make new words.</source>
        <translation>Nulla ne è stato preso. Se qualcun altro lo ha già, il depositario deve fare nuove parole.</translation>
    </message>
    <message>
        <source>Nothing was written. Check the slip again: it is easy to mistype a word.</source>
        <translation>Nulla è stato scritto. Riguardare il foglietto: scrivendo è facile sbagliare una parola.</translation>
    </message>
    <message>
        <source>Nothing was written. Ask them for their words. If someone withholds them, say so: the promised hash is then used instead, and play goes on.</source>
        <translation>Nulla è stato scritto. Chiedere le parole. Chi le trattiene non ferma il gioco: basta dirlo, e l’impronta promessa prende il loro posto.</translation>
    </message>
    <message>
        <source>Nothing was written. Use the name exactly as in the promise.</source>
        <translation>Nulla è stato scritto. Usare il nome come sta nella promessa.</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was published.</source>
        <translation>Il file è rimasto com’era. Riprenderlo da dove è stato pubblicato.</translation>
    </message>
    <message>
        <source>The file was not changed. Use the newer program.</source>
        <translation>Il file è rimasto com’era. Usare il programma più recente.</translation>
    </message>
    <message>
        <source>The outside value cannot be promised like this: {reason}.</source>
        <translation>Il valore esterno non si può promettere così: {reason}.</translation>
    </message>
    <message>
        <source>Not a valid commitment file: {reason}.</source>
        <translation>File d’impegno danneggiato: {reason}.</translation>
    </message>
    <message>
        <source>The commitment file has version {version}, which this program does not know.</source>
        <translation>Il file d’impegno è di tipo {version}, che questo programma non conosce.</translation>
    </message>
    <message>
        <source>This passphrase is not accepted: {reason}.</source>
        <translation>Questa frase segreta non è accettata: {reason}.</translation>
    </message>
    <message>
        <source>The file is sealed for a different key.</source>
        <translation>Il file è sigillato per una chiave diversa da quella indicata.</translation>
    </message>
    <message>
        <source>Not a valid sealed file: {reason}.</source>
        <translation>File sigillato danneggiato: {reason}.</translation>
    </message>
    <message>
        <source>{needed} of {count} sheets are not possible: {reason}.</source>
        <translation>{needed} parti su {count} non sono possibili: {reason}.</translation>
    </message>
    <message>
        <source>The words cannot be read: {reason}.</source>
        <translation>Non si può leggere l’elenco di parole: {reason}.</translation>
    </message>
    <message>
        <source>Sheets entered: {have}; needed to open the file: {needed}.</source>
        <translation>Elenchi di parole di fogli diversi: {have}; necessari per aprire il file: {needed}.</translation>
    </message>
    <message>
        <source>These sheets do not belong together: {reason}.</source>
        <translation>Questi elenchi di parole non vanno insieme: {reason}.</translation>
    </message>
    <message>
        <source>Set {named} is {state}, not finished: prints that show its cards are sealed, unless you decide otherwise.</source>
        <translation>La serie {named} non è conclusa (stato: {state}): ciò che mostra le sue carte è sigillato, o lasciato aperto di proposito.</translation>
    </message>
    <message>
        <source>The sealed record cannot be opened before {release_at}.</source>
        <translation>Il foglio sigillato si apre il {release_at}, non prima.</translation>
    </message>
    <message>
        <source>This computer’s journal has no key for this sealed file.</source>
        <translation>Il registro di questo computer non contiene una chiave per questo file sigillato.</translation>
    </message>
    <message>
        <source>computer’s randomness</source>
        <translation>casualità del computer</translation>
    </message>
    <message>
        <source>Too large to read</source>
        <translation>Più di quanto si legge</translation>
    </message>
    <message>
        <source>The file was not changed. It may be valid: split it into smaller files.</source>
        <translation>Il file è rimasto com’era. Può essere in ordine: dividerlo in file più piccoli.</translation>
    </message>
    <message>
        <source>A set called “{name}” is being dealt into “{folder}” right now.</source>
        <translation>È in corso la distribuzione di una serie di nome “{name}” in “{folder}”.</translation>
    </message>
    <message>
        <source>Already being dealt</source>
        <translation>La distribuzione è già in corso</translation>
    </message>
    <message>
        <source>Nothing was dealt a second time. Wait until it is finished, or choose another name.</source>
        <translation>Nulla è stato distribuito una seconda volta. Aspettare che quella distribuzione finisca, o scegliere un altro nome.</translation>
    </message>
    <message>
        <source>There is a problem with the journal “{path}”: {reason}.</source>
        <translation>Il registro “{path}” è dubbio: {reason}.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>Il registro è dubbio</translation>
    </message>
    <message>
        <source>Nothing was dealt. Find out why, or restore a backup; your newest certificate shows how far the journal had come. To deal anyway, answer yes when the program asks, or use --although-journal on the command line.</source>
        <translation>Nulla è stato distribuito. Cercarne il motivo, o ripristinare un backup; il certificato più recente mostra fin dove era arrivato il registro. Per distribuire lo stesso, confermarlo quando viene chiesto; i comandi accettano --although-journal.</translation>
    </message>
    <message>
        <source>Not a valid tournament record: {reason}.</source>
        <translation>Non è un registro valido di un torneo: {reason}.</translation>
    </message>
    <message>
        <source>The file was not changed. Get the pack again from where it was published.</source>
        <translation>Il file è rimasto com’era. Riprendere il pacchetto da dove è stato pubblicato.</translation>
    </message>
    <message>
        <source>place of publication</source>
        <translation>luogo in cui si trova</translation>
    </message>
    <message>
        <source>first day of publication</source>
        <translation>giorno da cui si trova lì</translation>
    </message>
    <message>
        <source>The outside value is not in the promised form: {reason}.</source>
        <translation>Il valore esterno non è scritto come promesso: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was written. Look the value up again. If its source really published it like this, give the reason for using it anyway; everyone will read the reason.</source>
        <translation>Nulla è stato scritto. Cercare ancora una volta il valore. Se la fonte l’ha davvero pubblicato così, dire perché lo si prende lo stesso; tutti leggeranno il motivo.</translation>
    </message>
    <message>
        <source>Nothing was written. Put back the plan, the commitment and the keys exactly as published.</source>
        <translation>Nulla è stato scritto. Rimettere il piano, l’impegno e le chiavi come sono stati pubblicati.</translation>
    </message>
    <message>
        <source>The file was not changed. Close other programs and try again, or use a faster computer.</source>
        <translation>Il file è rimasto com’era. Chiudere altri programmi e riprovare, o usare un computer più veloce.</translation>
    </message>
    <message>
        <source>The boards have not changed. Print without the analysis; if the program runs under Python, install bigdeal-gui[analysis].</source>
        <translation>I board sono rimasti com’erano. Tralasciare i risultati; dove il programma gira sotto Python, installare bigdeal-gui[analysis].</translation>
    </message>
    <message>
        <source>Sealing or opening was interrupted: the part of the program that does it has stopped.</source>
        <translation>La sigillatura o l’apertura si è interrotta: la parte del programma che la esegue è terminata.</translation>
    </message>
    <message>
        <source>Sealing or opening was interrupted</source>
        <translation>Sigillatura o apertura interrotta</translation>
    </message>
    <message>
        <source>No file was written or changed. This needs a lot of memory: close other programs and try again.</source>
        <translation>Nessun file è stato scritto o modificato. Chiudere altri programmi, perché serve molta memoria, e riprovare.</translation>
    </message>
    <message>
        <source>Nothing was written. Put the USB drive back in, or choose another folder.</source>
        <translation>Nulla è stato scritto. Reinserire la chiavetta, o scegliere un’altra cartella.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the round again: its number, its signature and its randomness.</source>
        <translation>Nulla è stato scritto. Prendere di nuovo l’estrazione: il suo numero, la firma e il numero casuale.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the round again, preferably from another relay.</source>
        <translation>Nulla è stato scritto. Prendere di nuovo l’estrazione, meglio da un altro server.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the promised round.</source>
        <translation>Nulla è stato scritto. Prendere l’estrazione promessa.</translation>
    </message>
    <message>
        <source>This picture cannot be used as a logo: {reason}.</source>
        <translation>Questa immagine non può essere il logo: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was changed. Save the picture as a PNG about 1000 pixels wide, and choose that.</source>
        <translation>Non è cambiato nulla. Salvare l’immagine come PNG, larga circa 1000 punti, e scegliere quella.</translation>
    </message>
    <message>
        <source>See the help page “When something goes wrong at the event”, case {number}.</source>
        <translation>Vedere la pagina della guida “Quando qualcosa va storto al torneo”, caso {number}.</translation>
    </message>
    <message>
        <source>A worker process ended before its part was done. Results kept so far: {done}.</source>
        <translation>Un processo di lavoro è terminato prima di finire la sua parte. Risultati conservati finora: {done}.</translation>
    </message>
    <message>
        <source>A worker was lost</source>
        <translation>Un processo di lavoro è andato perso</translation>
    </message>
    <message>
        <source>What is done is kept. Call resume() of this error with a fresh executor to go on.</source>
        <translation>Ciò che è fatto è conservato. Chiami resume() di questo errore con un nuovo executor per continuare.</translation>
    </message>
    <message>
        <source>Do not use them. When the disk or USB drive works again, deal into its folder again. What is left is then removed, and you are told.</source>
        <translation>Non usarli. Quando il disco o la chiavetta USB funziona di nuovo, distribuisci ancora nella sua cartella: ciò che resta viene rimosso, e vieni avvisato.</translation>
    </message>
    <message>
        <source>The last entry may be recorded, or not. Look at the journal before you try again.</source>
        <translation>L’ultima voce potrebbe essere stata registrata oppure no. Controllare il registro prima di riprovare.</translation>
    </message>
    <message>
        <source>“{path}” is not a valid backup of a journal: {reason}.</source>
        <translation>“{path}” non è il backup integro di un registro: {reason}.</translation>
    </message>
    <message>
        <source>Not a backup of a journal</source>
        <translation>Non è il backup di un registro</translation>
    </message>
    <message>
        <source>Nothing was changed. Choose another file: one that was written as a backup of the journal.</source>
        <translation>Non è cambiato nulla. Scegliere un altro file: uno scritto come backup del registro.</translation>
    </message>
</context>
<context>
    <name>fairness</name>
    <message>
        <source>Were these boards played?</source>
        <translation>Questi board sono stati giocati?</translation>
    </message>
    <message>
        <source>Has everybody played all of these boards?</source>
        <translation>Tutti hanno giocato tutti questi board?</translation>
    </message>
    <message>
        <source>This computer does not know all of these sets. Figures tell about the hands.</source>
        <translation>Questo computer non conosce tutte queste serie. Le cifre rivelano qualcosa delle mani.</translation>
    </message>
    <message>
        <source>&amp;They were played</source>
        <translation>Sono stati &amp;giocati</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>{exchange} is closed on {day}</source>
        <translation>{exchange}: chiusa il {day}</translation>
    </message>
    <message>
        <source>Phase {phase}, “{found}”, was added after publication.</source>
        <translation>La fase {phase}, “{found}”, è stata aggiunta dopo la pubblicazione.</translation>
    </message>
    <message>
        <source>Phase {phase}: its {what} was published as “{promised}” and is now “{found}”.</source>
        <translation>Fase {phase}, {what}: pubblicato “{promised}”, ora “{found}”.</translation>
    </message>
    <message>
        <source>The {what} was published as “{promised}” and is now “{found}”.</source>
        <translation>Piano, {what}: pubblicato “{promised}”, ora “{found}”.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>source of the outside value</source>
        <translation>fonte del valore esterno</translation>
    </message>
    <message>
        <source>rule for the outside value</source>
        <translation>regola del valore esterno</translation>
    </message>
    <message>
        <source>list of holders</source>
        <translation>elenco dei depositari</translation>
    </message>
    <message>
        <source>hash of the keys</source>
        <translation>impronta delle chiavi</translation>
    </message>
    <message>
        <source>number of sessions</source>
        <translation>numero di sessioni</translation>
    </message>
    <message>
        <source>range of boards</source>
        <translation>numeri dei board</translation>
    </message>
    <message>
        <source>beginning of file names</source>
        <translation>inizio dei nomi dei file</translation>
    </message>
    <message>
        <source>description</source>
        <translation>descrizione</translation>
    </message>
    <message>
        <source>The tournament has no name.</source>
        <translation>Il torneo non ha nome.</translation>
    </message>
    <message>
        <source>the name of the tournament</source>
        <translation>il nome del torneo</translation>
    </message>
    <message>
        <source>The plan has no phases: there is nothing to deal.</source>
        <translation>Il piano non ha fasi: non c’è nulla da distribuire.</translation>
    </message>
    <message>
        <source>The plan has {count} boards in all: is a number too large?</source>
        <translation>Il piano ha {count} board in tutto: un numero è troppo grande?</translation>
    </message>
    <message>
        <source>The outside value is known before the keys are made: it proves nothing.</source>
        <translation>Il valore esterno è noto prima che le chiavi siano create: non prova nulla.</translation>
    </message>
    <message>
        <source>Phases {first} and {number} would both make a file “{name}”.</source>
        <translation>Le fasi {first} e {number} creerebbero entrambe un file “{name}”.</translation>
    </message>
    <message>
        <source>the description of phase {number}</source>
        <translation>la descrizione della fase {number}</translation>
    </message>
    <message>
        <source>Phase {number} has no description.</source>
        <translation>La fase {number} non ha descrizione.</translation>
    </message>
    <message>
        <source>A session of phase {number} has more than {limit} boards: {boards}.</source>
        <translation>Una sessione della fase {number} ha più di {limit} board: {boards}.</translation>
    </message>
    <message>
        <source>Phase {number} has {ranges} sets of boards for {sessions} sessions.</source>
        <translation>La fase {number} ha {ranges} serie di board per {sessions} sessioni.</translation>
    </message>
    <message>
        <source>The {sessions} sessions of phase {number} do not use its {ranges} ranges of boards evenly.</source>
        <translation>Le {sessions} sessioni della fase {number} non usano in modo uguale i suoi {ranges} intervalli di board.</translation>
    </message>
    <message>
        <source>All sessions of phase {number} would be called “{prefix}”: add a “#”.</source>
        <translation>Tutte le sessioni della fase {number} si chiamerebbero “{prefix}”: aggiungere un “#”.</translation>
    </message>
    <message>
        <source>“{prefix}” has too few “#” for {sessions} sessions: the files will not sort in order.</source>
        <translation>“{prefix}” ha troppo pochi “#” per {sessions} sessioni: i file non si ordineranno bene.</translation>
    </message>
    <message>
        <source>They look alike: character {place} is {one} here and {other} there.</source>
        <translation>Si somigliano: il carattere {place} è {one} qui e {other} là.</translation>
    </message>
    <message>
        <source>Character {place} is {one} here and {other} there.</source>
        <translation>Il carattere {place} è {one} qui e {other} là.</translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation>È abbastanza.</translation>
    </message>
    <message>
        <source>That is little: add a second source, or take a value with more digits.</source>
        <translation>È poco: aggiungere una seconda fonte, o prendere un valore con più cifre.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>assente</translation>
    </message>
    <message>
        <source>the digit {one}</source>
        <translation>la cifra {one}</translation>
    </message>
    <message>
        <source>the capital letter {one}</source>
        <translation>la maiuscola {one}</translation>
    </message>
    <message>
        <source>the small letter {one}</source>
        <translation>la minuscola {one}</translation>
    </message>
    <message>
        <source>the sign {one} ({name})</source>
        <translation>il segno {one} ({name})</translation>
    </message>
    <message>
        <source>The promise does not say at which exchange, or where, the value is published.</source>
        <translation>La promessa non dice in quale borsa, o dove, il valore è pubblicato.</translation>
    </message>
    <message>
        <source>The promise does not say whether the opening or the closing value counts.</source>
        <translation>La promessa non dice se conta il valore di apertura o quello di chiusura.</translation>
    </message>
    <message>
        <source>The date of the promise can be read in several ways: {ways}.</source>
        <translation>La data della promessa si può leggere in più modi: {ways}.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>The date of the promise has no year: {date}.</source>
        <translation>La data della promessa non ha l’anno: {date}.</translation>
    </message>
    <message>
        <source>{closed}: there is no value of that day.</source>
        <translation>{closed}: non c’è un valore di quel giorno.</translation>
    </message>
    <message>
        <source>{day} is more than a year ahead: is the year right?</source>
        <translation>{day} è tra più di un anno: l’anno è giusto?</translation>
    </message>
    <message>
        <source>No exchange is named for the {name}: people may look in two places.</source>
        <translation>Non è indicata una borsa per {name}: si potrebbe cercare in due posti.</translation>
    </message>
    <message>
        <source>{closed}. The value of {day} will be used.</source>
        <translation>{closed}. Sarà usato il valore del {day}.</translation>
    </message>
    <message>
        <source>Only the weekends of {exchange} are known here: look up whether it is open on {day}.</source>
        <translation>Di {exchange} qui si conoscono solo i fine settimana: verificare se è aperta il {day}.</translation>
    </message>
    <message>
        <source>root of the keys</source>
        <translation>radice delle chiavi</translation>
    </message>
    <message>
        <source>Phase {phase}, “{promised}”, was published but is missing now.</source>
        <translation>La fase {phase}, “{promised}”, è stata pubblicata e ora manca.</translation>
    </message>
    <message>
        <source>The plan does not say where the outside value will come from.</source>
        <translation>Non è detto da dove verrà il valore esterno.</translation>
    </message>
    <message>
        <source>The source in the plan does not match the rule.</source>
        <translation>La fonte scritta nel piano non è quella descritta dalla regola.</translation>
    </message>
    <message>
        <source>The outside value could not be typed like this: {reason}.</source>
        <translation>Il valore esterno non si potrebbe digitare così: {reason}.</translation>
    </message>
    <message>
        <source>The outside value has “{sign}” between digits; it is used unchanged.</source>
        <translation>Il valore esterno ha “{sign}” tra le cifre; viene usato così com’è.</translation>
    </message>
    <message>
        <source>The outside value has unusual spaces or letters; it is used unchanged.</source>
        <translation>Il valore esterno ha spazi o lettere insoliti; viene usato così com’è.</translation>
    </message>
    <message>
        <source>“{prefix}” differs from the other names: most start with “{stem}”.</source>
        <translation>“{prefix}” non comincia come gli altri: la maggior parte comincia con “{stem}”.</translation>
    </message>
    <message>
        <source>Some computers change letters such as those in “{prefix}” in file names.</source>
        <translation>Non tutti i computer conservano le lettere di “{prefix}” nei nomi dei file.</translation>
    </message>
    <message>
        <source>The sessions of phase {number} have different numbers of boards: {counts} ({boards}).</source>
        <translation>Le sessioni della fase {number} hanno numeri diversi di board: {counts} ({boards}).</translation>
    </message>
    <message>
        <source>The boards of phase {number} are not consecutive: {boards}.</source>
        <translation>I board della fase {number} non sono consecutivi: {boards}.</translation>
    </message>
    <message>
        <source>Phase {number} has an open number of sessions, so one key opens them all. None of them can be revealed on its own evening, only all together at the end. With a fixed number, each session has its own key.</source>
        <translation>Il numero di sessioni della fase {number} è aperto, quindi una sola chiave serve a tutte: nessuna può essere rivelata la sera stessa, solo tutte alla fine. Con un numero fisso ognuna ha la propria chiave.</translation>
    </message>
    <message>
        <source>The description “{text}” is the same for all sessions: add a “#”.</source>
        <translation>La descrizione “{text}” non distingue le sessioni: aggiungere un “#”.</translation>
    </message>
    <message>
        <source>The description “{text}” gives a different number of sessions, not {sessions}.</source>
        <translation>La descrizione “{text}” indica un numero diverso da {sessions} sessioni.</translation>
    </message>
    <message>
        <source>The character “{sign}” in {what} may be a mistake: “{text}”.</source>
        <translation>Il segno “{sign}” potrebbe essere finito per sbaglio qui: {what}, “{text}”.</translation>
    </message>
    <message>
        <source>There are extra spaces in {what}: “{text}”.</source>
        <translation>Ci sono spazi di troppo qui: {what}, “{text}”.</translation>
    </message>
    <message>
        <source>Older programs may show some letters of {what} incorrectly: “{text}”.</source>
        <translation>I programmi più vecchi possono mostrare male alcune lettere: {what}, “{text}”.</translation>
    </message>
    <message>
        <source>There is a space between digits: if it only groups them, leave it out.</source>
        <translation>C’è uno spazio tra le cifre: se serve solo a raggrupparle, toglierlo.</translation>
    </message>
    <message>
        <source>There is a letter among the digits: O is not 0, l and I are not 1.</source>
        <translation>C’è una lettera tra le cifre: O non è 0, l e I non sono 1.</translation>
    </message>
    <message>
        <source>There is a sign between digits: if it only groups them, leave it out.</source>
        <translation>C’è un segno tra le cifre: se serve solo a raggrupparle, toglierlo.</translation>
    </message>
    <message>
        <source>Some keyboards lack some of these characters, and others must type exactly the same.</source>
        <translation>Non tutte le tastiere hanno tutti questi caratteri, e altri devono digitare lo stesso.</translation>
    </message>
    <message>
        <source>It has no digit: words can often be guessed.</source>
        <translation>Non contiene cifre: le parole si possono spesso prevedere.</translation>
    </message>
    <message>
        <source>About {bits} bits of it could not be known beforehand: a guess is right once in {times} tries.</source>
        <translation>Circa {bits} bit non si potevano conoscere prima: chi tira a indovinare ci riesce una volta su {times}.</translation>
    </message>
    <message>
        <source>The first two digits of a number are not counted, because those of an index can be guessed.</source>
        <translation>Le prime due cifre di un numero non contano: quelle di un indice non sorprendono.</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>uno spazio</translation>
    </message>
    <message>
        <source>The promise does not say which value counts if the exchange is closed.</source>
        <translation>La promessa non dice quale valore conta se la borsa è chiusa.</translation>
    </message>
    <message>
        <source>The promise has no date that the program can read.</source>
        <translation>La promessa non indica alcuna data leggibile.</translation>
    </message>
    <message>
        <source>{day} is in the past: everyone may already know its value.</source>
        <translation>{day} è passato: il suo valore può essere già noto a tutti.</translation>
    </message>
    <message>
        <source>{day} is today: its value may be known before everyone has the plan.</source>
        <translation>{day} è oggi: il suo valore può essere noto prima che tutti abbiano il piano.</translation>
    </message>
    <message>
        <source>“{name}” is not the one in this computer’s journal.</source>
        <translation>“{name}” è un altro rispetto a quello nel registro di questo computer.</translation>
    </message>
    <message>
        <source>Round {number} appears on {when}: promise a round that is at least an hour ahead.</source>
        <translation>L’estrazione {number} esce {when}: promettere un’estrazione che esca almeno un’ora più tardi.</translation>
    </message>
    <message>
        <source>The fallback value, used if the network has ended, is known before the round.</source>
        <translation>Ciò che vale se la rete ha cessato è noto prima dell’estrazione.</translation>
    </message>
    <message>
        <source>The promise mentions a SHA-256, but not in the form that every check understands: enter holders by name and hash.</source>
        <translation>La promessa parla di uno SHA-256, ma non nella forma che ogni verifica capisce: inserire i depositari con nome e impronta.</translation>
    </message>
    <message>
        <source>There are {count} holders; at most {limit} are possible.</source>
        <translation>I depositari di parole sono {count}, e il massimo è {limit}.</translation>
    </message>
    <message>
        <source>Two holders are called “{name}”: give them different names.</source>
        <translation>Due depositari si chiamano “{name}”: dare a ciascuno un nome suo.</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” have the same hash, so they have the same words.</source>
        <translation>“{one}” e “{other}” hanno la stessa impronta: uno custodisce le parole dell’altro.</translation>
    </message>
    <message>
        <source>The hash of “{name}” belongs to words that anyone would try first: ask for new ones.</source>
        <translation>L’impronta di “{name}” è quella di parole che chiunque proverebbe: chiederne di nuove.</translation>
    </message>
    <message>
        <source>The hash of “{name}” does not look like a real one: perhaps nobody knows words for it.</source>
        <translation>L’impronta di “{name}” non sembra tale: forse nessuno ne conosce le parole.</translation>
    </message>
    <message>
        <source>This computer already published a promise for an event with this name, on {days}. With several promises, one can be chosen later: state in public which one counts, and why.</source>
        <translation>Questo computer ha già pubblicato una promessa per una gara con questo nome, il {days}. Chi fa più promesse può scegliere tra esse: dire in pubblico quale conta, e perché.</translation>
    </message>
    <message>
        <source>The folder already has {count} files that phase {number} would make, such as “{name}”. Deal into a separate folder.</source>
        <translation>La cartella contiene già {count} file che la fase {number} creerebbe, come “{name}”: distribuire in una cartella a parte.</translation>
    </message>
    <message>
        <source>The tournament “{file}” in this folder makes files with the same names as phase {number}, such as “{name}”. Deal into a separate folder.</source>
        <translation>Il torneo “{file}” di questa cartella crea file con nomi della fase {number}, come “{name}”: distribuire in una cartella a parte.</translation>
    </message>
    <message>
        <source>Phases {first} and {number} make files whose names differ only in zeros, such as “{other}” and “{name}”. People will confuse them.</source>
        <translation>Le fasi {first} e {number} creano file i cui nomi differiscono solo per degli zeri, come “{other}” e “{name}”: verranno confusi.</translation>
    </message>
    <message>
        <source>This value proves itself. The network signs it, every check can test the signature offline, and nobody can guess any of its 256 bits.</source>
        <translation>Questo valore si dimostra da sé: la rete lo firma, ogni controllo verifica la firma senza internet, e tutti i suoi 256 bit sono una sorpresa.</translation>
    </message>
    <message>
        <source>Several people are involved. Nobody can foresee a board before the words are handed over, or secretly choose one. Only all of these together, with the people who open the keys, could do so: {names}.</source>
        <translation>Più persone: a meno che tutti questi non si accordino con chi apre le chiavi, nessuno può prevedere un board prima della consegna delle parole, né sceglierne uno senza che si veda: {names}.</translation>
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
        <translation>Duplimate, vecchio</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft), bridge-club.org, ACBL upload</source>
        <translation>Duplimate (Dupsoft), bridge-club.org, invio all’ACBL</translation>
    </message>
    <message>
        <source>Duplimate, older, hands hidden on the screen</source>
        <translation>Duplimate, vecchio, mani nascoste sullo schermo</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft)</source>
        <translation>Duplimate (programma Dupsoft)</translation>
    </message>
    <message>
        <source>Duplimate</source>
        <translation>Duplimate</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller), ACBL upload</source>
        <translation>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller), invio all’ACBL</translation>
    </message>
    <message>
        <source>Duplimate, hands hidden on the screen</source>
        <translation>Duplimate, mani nascoste sullo schermo</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller)</source>
        <translation>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller)</translation>
    </message>
    <message>
        <source>Older dealing machines (BRI)</source>
        <translation>Duplicatrici più vecchie (BRI)</translation>
    </message>
    <message>
        <source>older dealing machines, bridge-club.org</source>
        <translation>duplicatrici più vecchie, bridge-club.org</translation>
    </message>
    <message>
        <source>Older dealing machines (DGE)</source>
        <translation>Duplicatrici più vecchie (DGE)</translation>
    </message>
    <message>
        <source>older dealing machines, converters</source>
        <translation>duplicatrici più vecchie, convertitori</translation>
    </message>
    <message>
        <source>Dealer4, BridgeComposer, scoring programs</source>
        <translation>Dealer4, BridgeComposer, programmi di conteggio</translation>
    </message>
    <message>
        <source>Dealer4, BridgeComposer, Bridgewebs, ACBL upload, most scoring programs</source>
        <translation>Dealer4, BridgeComposer, Bridgewebs, invio all’ACBL, la maggior parte dei programmi di conteggio</translation>
    </message>
    <message>
        <source>Bridge Base Online</source>
        <translation>Bridge Base Online</translation>
    </message>
    <message>
        <source>Bridge Base Online (upload and hand viewer), ACBL upload</source>
        <translation>Bridge Base Online (invio e visualizzatore di mani), invio all’ACBL</translation>
    </message>
    <message>
        <source>Spreadsheets</source>
        <translation>Fogli di calcolo</translation>
    </message>
    <message>
        <source>spreadsheets, programs of your own</source>
        <translation>fogli di calcolo, programmi propri</translation>
    </message>
    <message>
        <source>Bernasconi</source>
        <translation>Bernasconi</translation>
    </message>
    <message>
        <source>Bernasconi dealing machines</source>
        <translation>Duplicatrici Bernasconi</translation>
    </message>
    <message>
        <source>Borel</source>
        <translation>Borel</translation>
    </message>
    <message>
        <source>Borel&apos;s programs</source>
        <translation>programmi di Borel</translation>
    </message>
    <message>
        <source>KoPS</source>
        <translation>KoPS</translation>
    </message>
    <message>
        <source>KoPS (Poland)</source>
        <translation>KoPS (Polonia)</translation>
    </message>
    <message>
        <source>KoPS, with board numbers (CDS)</source>
        <translation>KoPS, con numeri dei board (CDS)</translation>
    </message>
    <message>
        <source>KoPS and related programs (Poland)</source>
        <translation>KoPS e programmi affini (Polonia)</translation>
    </message>
    <message>
        <source>Deal numbers</source>
        <translation>Numeri delle smazzate</translation>
    </message>
    <message>
        <source>this program, Big Deal; the shortest archive</source>
        <translation>questo programma, Big Deal; l’archivio più breve</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Load it in the Duplimate’s program (Dupsoft), and check the number of the first board there.</source>
        <translation>Caricarlo nel programma della Duplimate (Dupsoft) e controllare lì il numero del primo board.</translation>
    </message>
    <message>
        <source>Keep it as an archive: this program and Big Deal read it.</source>
        <translation>Conservarlo come archivio: lo leggono questo programma e Big Deal.</translation>
    </message>
    <message>
        <source>people, after play; contains no deals</source>
        <translation>tutti, dopo il gioco; non contiene smazzate</translation>
    </message>
    <message>
        <source>Load it in the Duplimate’s program. If that shows 99 boards, duplicate only the ones that were dealt.</source>
        <translation>Caricarlo nel programma della Duplimate; se mostra 99 board, duplicare solo quelli distribuiti.</translation>
    </message>
    <message>
        <source>Load it in the dealing machine’s program, and check the number of the first board, because the file has none.</source>
        <translation>Caricarlo nel programma della duplicatrice e controllare il numero del primo board: il file non ne ha.</translation>
    </message>
    <message>
        <source>Load it in the machine’s program. BridgeComposer and scoring programs show hands: do not use them until play is over.</source>
        <translation>Caricarlo nel programma della macchina. BridgeComposer e i programmi di conteggio mostrano le mani: aspettare la fine del gioco.</translation>
    </message>
    <message>
        <source>Upload it to Bridge Base Online. Its hand viewer shows the hands: do not open it until play is over.</source>
        <translation>Caricarlo su Bridge Base Online. Il suo visore mostra le mani: lasciarlo chiuso fino alla fine del gioco.</translation>
    </message>
    <message>
        <source>Do not open it until play is over: a spreadsheet shows every hand.</source>
        <translation>Lasciarlo chiuso fino alla fine del gioco: un foglio di calcolo mostra tutte le mani.</translation>
    </message>
    <message>
        <source>Load it in the Bernasconi machine’s program, and check the number of the first board, because the file has none.</source>
        <translation>Caricarlo nel programma della macchina Bernasconi e controllare il numero del primo board: il file non ne ha.</translation>
    </message>
    <message>
        <source>Load it in Borel’s program, and check the number of the first board, because the file has none.</source>
        <translation>Caricarlo nel programma di Borel e controllare il numero del primo board: il file non ne ha.</translation>
    </message>
    <message>
        <source>Load it in KoPS, and check the number of the first board, because the file has none.</source>
        <translation>Caricarlo in KoPS e controllare il numero del primo board: il file non ne ha.</translation>
    </message>
    <message>
        <source>Load it in KoPS; the board numbers are in the file.</source>
        <translation>Caricarlo in KoPS; i numeri dei board sono nel file.</translation>
    </message>
    <message>
        <source>Read it when play is over: it shows how the cards are distributed overall.</source>
        <translation>Leggerlo a gioco finito: dice come stanno le carte nell’insieme.</translation>
    </message>
</context>
<context>
    <name>meter</name>
    <message>
        <source>Type on many different keys, or move the mouse.</source>
        <translation>Digitare con molti tasti diversi, o muovere il mouse.</translation>
    </message>
    <message>
        <source>Keep going: learning your rhythm.</source>
        <translation>Continuare: il programma impara il ritmo.</translation>
    </message>
    <message>
        <source>Good. Keep going.</source>
        <translation>Bene. Continuare.</translation>
    </message>
    <message>
        <source>Use many different keys.</source>
        <translation>Usare molti tasti diversi.</translation>
    </message>
    <message>
        <source>Too regular. Type unevenly, or move the mouse.</source>
        <translation>Troppo regolare. Digitare in modo irregolare, o muovere il mouse.</translation>
    </message>
    <message>
        <source>Keys are released like a machine. Use a real keyboard, or the mouse.</source>
        <translation>I tasti sono rilasciati come da una macchina. Usare una vera tastiera, o il mouse.</translation>
    </message>
    <message>
        <source>This is easy to guess. Vary the rhythm.</source>
        <translation>È facile da indovinare. Variare il ritmo.</translation>
    </message>
    <message>
        <source>This repeats itself (a macro or a recording?). It no longer counts.</source>
        <translation>Questo si ripete (macro o registrazione?). I bit così ottenuti sono tolti.</translation>
    </message>
    <message>
        <source>A key is held down. Press many different keys, one after another.</source>
        <translation>Un tasto resta premuto. Premere molti tasti, uno dopo l’altro.</translation>
    </message>
    <message>
        <source>Timing is coarse here, as over a remote desktop. Use the mouse, or only the computer.</source>
        <translation>Qui i tempi arrivano a scatti, come su un desktop remoto. Usare il mouse, o il solo computer.</translation>
    </message>
    <message>
        <source>Input from other programs does not count.</source>
        <translation>Ciò che viene da un altro programma non conta.</translation>
    </message>
    <message>
        <source>Enough. Release the keys and the mouse.</source>
        <translation>Basta così. Togliere le mani.</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>session</source>
        <translation>sessione</translation>
    </message>
    <message>
        <source>set {number} of {count}</source>
        <translation>serie {number} di {count}</translation>
    </message>
    <message>
        <source>second of the day</source>
        <translation>seconda del giorno</translation>
    </message>
    <message>
        <source>third of the day</source>
        <translation>terza del giorno</translation>
    </message>
    <message>
        <source>fourth of the day</source>
        <translation>quarta del giorno</translation>
    </message>
    <message>
        <source>number {number} of the day</source>
        <translation>numero {number} del giorno</translation>
    </message>
</context>
<context>
    <name>notes</name>
    <message>
        <source>The secret keys in the journal are sealed now. Older versions of this program can no longer use it.</source>
        <translation>Le chiavi segrete nel registro sono ora sigillate. Le versioni precedenti di questo programma non possono più usarlo.</translation>
    </message>
    <message>
        <source>Others may read the journal in “{folder}”, and that cannot be changed there.</source>
        <translation>Altri possono leggere il registro in “{folder}”, e lì non si può cambiare.</translation>
    </message>
    <message>
        <source>Others could read or change the journal in “{folder}”. It is yours alone now.</source>
        <translation>Altri potevano leggere o modificare il registro in “{folder}”. Ora nessun altro può farlo.</translation>
    </message>
    <message>
        <source>Other users can write in “{folder}”, and so can replace the journal below it. Take that right from them: chmod go-w “{folder}”.</source>
        <translation>Altri utenti possono scrivere in “{folder}”, e quindi sostituire il registro che sta sotto. Togliere loro questo permesso: chmod go-w “{folder}”.</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>Reserve sets in place of the original ones</source>
        <translation>Serie di riserva al posto di quelle originali</translation>
    </message>
    <message>
        <source>Tournament: {name}</source>
        <translation>Torneo: {name}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Motivo: {reason}</translation>
    </message>
    <message>
        <source>Dealt on {date}.</source>
        <translation>Distribuito il {date}.</translation>
    </message>
    <message>
        <source>Reserve sets follow from the same keys and the same outside value as the originals.</source>
        <translation>Le serie di riserva derivano dalle stesse chiavi e dallo stesso valore esterno di quelle originali.</translation>
    </message>
    <message>
        <source>Laws of Duplicate Bridge 2017, Law 6D.</source>
        <translation>Codice internazionale del bridge 2017, articolo 6D.</translation>
    </message>
    <message>
        <source>Before the tournament the organiser published a plan and the hash of secret keys.</source>
        <translation>Prima del torneo l’organizzatore ha pubblicato un piano e l’impronta di chiavi segrete.</translation>
    </message>
    <message>
        <source>Every deal follows from a key and from an outside value that nobody could know then:</source>
        <translation>Ogni smazzata deriva da una chiave e da un valore esterno che allora nessuno poteva conoscere:</translation>
    </message>
    <message>
        <source>Promised source: {source}</source>
        <translation>Fonte promessa: {source}</translation>
    </message>
    <message>
        <source>Value: {value}</source>
        <translation>Valore: {value}</translation>
    </message>
    <message>
        <source>Hash of the keys: {hash}</source>
        <translation>Impronta delle chiavi: {hash}</translation>
    </message>
    <message>
        <source>Check code: {digest}</source>
        <translation>Codice di controllo: {digest}</translation>
    </message>
    <message>
        <source>In words: {words}</source>
        <translation>In parole: {words}</translation>
    </message>
    <message>
        <source>Published, as the organiser says: {where}, since {day}</source>
        <translation>Pubblicato, dice l’organizzatore: {where}, dal {day}</translation>
    </message>
    <message>
        <source>So nobody could choose a board, except within what every check lists. Anyone who has the keys and the value can compute every board, so the keys are kept sealed and the boards are dealt late.</source>
        <translation>Così nessuno ha potuto scegliere un board, se non nei limiti che ogni verifica elenca. Chi ha le chiavi e il valore può calcolare ogni board: perciò le chiavi restano sigillate e si distribuisce tardi.</translation>
    </message>
    <message>
        <source>This pack is about {session} alone: it holds the key of that session, and what proves that it is the one that was bound. The other keys stay secret until their sessions are played. Do not take our word for it: verify it.</source>
        <translation>Questo pacchetto riguarda solo {session}: contiene la chiave di quella sessione e ciò che dimostra che è quella fissata. Le altre chiavi restano segrete finché le loro sessioni non sono giocate. Non serve fidarsi della nostra parola: si può verificare.</translation>
    </message>
    <message>
        <source>This pack holds the keys. Do not take our word for it: verify it.</source>
        <translation>Questo pacchetto contiene le chiavi. Non serve fidarsi della nostra parola: si può verificare.</translation>
    </message>
    <message>
        <source>Behind it the words of {name}:</source>
        <translation>Dietro, le parole di {name}:</translation>
    </message>
    <message>
        <source>The words of {name} were withheld; in their place stands their SHA-256:</source>
        <translation>Le parole di {name} sono state trattenute; al loro posto sta il loro SHA-256:</translation>
    </message>
    <message>
        <source>Sessions that were revealed before, each by itself</source>
        <translation>Sessioni rivelate prima, ciascuna per conto suo</translation>
    </message>
    <message>
        <source>  {date}: {session}</source>
        <translation>  {date}: {session}</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessioni</translation>
    </message>
    <message>
        <source>Reserve sets and deviations from the plan</source>
        <translation>Serie di riserva e scostamenti dal piano</translation>
    </message>
    <message>
        <source>  {date}, reserve sets: {text}</source>
        <translation>  {date}, serie di riserva: {text}</translation>
    </message>
    <message>
        <source>  {date}, deviation: {text}</source>
        <translation>  {date}, scostamento: {text}</translation>
    </message>
    <message>
        <source>How to verify</source>
        <translation>Come verificare</translation>
    </message>
    <message>
        <source>1. Look up the check code where it stood before the tournament, and the value at its source. Only you can do that.</source>
        <translation>1. Cercare il codice di controllo dove stava prima del torneo, e il valore alla sua fonte. Può farlo solo chi verifica.</translation>
    </message>
    <message>
        <source>1. Compare “{name}” with the file that was published before the tournament, and the</source>
        <translation>1. Confrontare “{name}” con il file pubblicato prima del torneo, e il</translation>
    </message>
    <message>
        <source>   value with what its source says. Only you can do that.</source>
        <translation>   valore con ciò che dice la sua fonte. Può farlo solo chi verifica.</translation>
    </message>
    <message>
        <source>2. Open “verify.html” in any browser and give it the files of this pack; it needs no network. Best take the page from the program or its releases, which publish its SHA-256: whoever hands out a forged pack could add a forged page. Or use the Check page of bigdeal-gui, or run</source>
        <translation>2. Aprire “verify.html” in un browser e darle i file di questo pacchetto; non serve la rete. Meglio prendere la pagina fornita con il programma, o quella di dove il programma è pubblicato, con il suo SHA-256: chi distribuisce un pacchetto falso potrebbe aggiungere una pagina falsa. Oppure usare la pagina Controllo di bigdeal-gui, o eseguire</translation>
    </message>
    <message>
        <source>The SHA-256 of the page, as {program} has it:</source>
        <translation>Lo SHA-256 della pagina, come la contiene {program}:</translation>
    </message>
    <message>
        <source>Green: proved. Amber: true as far as it goes, with lists of what only you can look up and of what could still be chosen when the value was known. Red: something contradicts.</source>
        <translation>Verde: provato. Giallo: vero fin dove arriva, con elenchi di ciò che solo chi verifica può cercare e di ciò che si poteva ancora scegliere quando il valore era noto. Rosso: qualcosa si contraddice.</translation>
    </message>
    <message>
        <source>3. Compare the boards with those you played: hand records, or what a machine dealt.</source>
        <translation>3. Confrontare i board con quelli giocati: fogli delle smazzate, o ciò che una macchina ha distribuito.</translation>
    </message>
    <message>
        <source>   Files of your own can be verified in the same way, beside those of the pack.</source>
        <translation>   I propri file si verificano allo stesso modo, accanto a quelli del pacchetto.</translation>
    </message>
    <message>
        <source>“{name}” binds names, boards and source as well as the keys.</source>
        <translation>“{name}” fissa nomi, board e fonte oltre alle chiavi.</translation>
    </message>
    <message>
        <source>The published hash binds the keys alone, not the names and numbers in the plan.</source>
        <translation>L’impronta pubblicata fissa solo le chiavi, non i nomi e i numeri del piano.</translation>
    </message>
    <message>
        <source>SquareDeal reads the same plan and keys and deals the same boards.</source>
        <translation>SquareDeal legge lo stesso piano e le stesse chiavi e distribuisce gli stessi board.</translation>
    </message>
    <message>
        <source>Deviation from the published plan</source>
        <translation>Scostamento dal piano pubblicato</translation>
    </message>
    <message>
        <source>What was done otherwise: {text}</source>
        <translation>Che cosa è stato fatto diversamente: {text}</translation>
    </message>
    <message>
        <source>Recorded on {date}.</source>
        <translation>Registrato il {date}.</translation>
    </message>
    <message>
        <source>The deals are those that were bound by the published hash:</source>
        <translation>Le smazzate sono quelle fissate dall’impronta pubblicata:</translation>
    </message>
    <message>
        <source>The journal of the computer that dealt has every set. Its newest row has</source>
        <translation>Il registro del computer che ha distribuito conosce ogni serie. La sua ultima riga ha</translation>
    </message>
    <message>
        <source>this number and hash. To see whether it is still there, type on that computer:</source>
        <translation>questo numero e questa impronta. Se è ancora nel registro, lo dice lì questo comando:</translation>
    </message>
    <message>
        <source>When the keys are revealed, anybody can verify them. Every check lists them.</source>
        <translation>Quando le chiavi saranno rivelate, chiunque potrà verificarle. Ogni verifica le elenca.</translation>
    </message>
    <message>
        <source>Double-dummy results of more than {count} boards are worked out only when asked for.</source>
        <translation>I risultati a carte viste di più di {count} board si calcolano solo su richiesta.</translation>
    </message>
    <message>
        <source>The journal says now that play is over.</source>
        <translation>Il registro dice ora che il gioco è concluso.</translation>
    </message>
    <message>
        <source>The files of the set are in the archive now: {folder}</source>
        <translation>I file della serie sono ora nell’archivio: {folder}</translation>
    </message>
    <message>
        <source>The newest row of the tournament’s log, by its SHA-256:</source>
        <translation>La riga più recente del registro del torneo, con il suo SHA-256:</translation>
    </message>
    <message>
        <source>Amber is the best that the pack of one session can be: nothing is proved yet of the others. The file that ends in .key.txt can be checked by hand; bigdeal-gui’s documents say how.</source>
        <translation>Il pacchetto di una sola sessione non può andare oltre il giallo: delle altre non è ancora dimostrato nulla. Il file che finisce in .key.txt si può controllare a mano; la documentazione di bigdeal-gui dice come.</translation>
    </message>
    <message>
        <source>The analysis was left out.</source>
        <translation>I risultati sono stati tralasciati.</translation>
    </message>
    <message>
        <source>With {count} boards on a page there is no room for double-dummy results.</source>
        <translation>Con {count} board per pagina non c’è posto per i risultati a carte viste.</translation>
    </message>
    <message>
        <source>A web page prints page by page: use the PDF for a folded booklet.</source>
        <translation>Una pagina web si stampa pagina per pagina: il libretto da piegare è il PDF.</translation>
    </message>
    <message>
        <source>This computer’s journal does not know these boards, so it cannot tell whether they have been played.</source>
        <translation>Il registro di questo computer non conosce questi board: qui nessuno può dire se sono stati giocati.</translation>
    </message>
    <message>
        <source>The double-dummy results in the file do not match its boards. They were calculated again.</source>
        <translation>I risultati a carte viste del file non corrispondono ai suoi board. Sono stati ricalcolati.</translation>
    </message>
    <message>
        <source>The double-dummy results are from the file. A sample from each board was calculated here and agrees.</source>
        <translation>I risultati a carte viste sono quelli del file. Qui è stato ricalcolato un campione di ogni board, e concorda.</translation>
    </message>
    <message>
        <source>No font of this computer has the letters {letters}; each prints as an empty box. Install a font that has them, such as Noto Sans, and print again.</source>
        <translation>Nessun carattere tipografico di questo computer contiene {letters}; al posto di ciascuno si stampa un riquadro vuoto. Installare un carattere che li contenga, come Noto Sans, e stampare di nuovo.</translation>
    </message>
    <message>
        <source>The double-dummy results in the file were kept without checking them.</source>
        <translation>I risultati a carte viste del file sono stati tenuti senza controllarli.</translation>
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
        <translation>Un numero qualsiasi: questa è una prova</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Girone</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Club</source>
        <translation>Circolo</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
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
        <translation>12 board</translation>
    </message>
    <message>
        <source>18 boards</source>
        <translation>18 board</translation>
    </message>
    <message>
        <source>24 boards</source>
        <translation>24 board</translation>
    </message>
    <message>
        <source>36 boards</source>
        <translation>36 board</translation>
    </message>
    <message>
        <source>2 boards, in large print</source>
        <translation>2 board, a caratteri grandi</translation>
    </message>
    <message>
        <source>Boards go</source>
        <translation>Ordine dei board</translation>
    </message>
    <message>
        <source>in rows</source>
        <translation>in righe</translation>
    </message>
    <message>
        <source>in columns</source>
        <translation>in colonne</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Semi</translation>
    </message>
    <message>
        <source>four colours</source>
        <translation>quattro colori</translation>
    </message>
    <message>
        <source>black and red</source>
        <translation>nero e rosso</translation>
    </message>
    <message>
        <source>black alone</source>
        <translation>solo nero</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dieci</translation>
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
        <translation>Lingua</translation>
    </message>
    <message>
        <source>A K Q J in every language</source>
        <translation>A K Q J in ogni lingua</translation>
    </message>
    <message>
        <source>High-card points</source>
        <translation>Punti onori</translation>
    </message>
    <message>
        <source>Double-dummy results and par</source>
        <translation>Risultati a carte viste e par</translation>
    </message>
    <message>
        <source>Double dummy says</source>
        <translation>A carte viste</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>prese</translation>
    </message>
    <message>
        <source>contracts</source>
        <translation>contratti</translation>
    </message>
    <message>
        <source>Par beside the results</source>
        <translation>Par accanto ai risultati</translation>
    </message>
    <message>
        <source>Sheets are</source>
        <translation>I fogli sono</translation>
    </message>
    <message>
        <source>loose</source>
        <translation>sciolti</translation>
    </message>
    <message>
        <source>punched</source>
        <translation>perforati</translation>
    </message>
    <message>
        <source>punched, printed on both sides</source>
        <translation>perforati, stampati su due lati</translation>
    </message>
    <message>
        <source>folded into a booklet</source>
        <translation>piegati a libretto</translation>
    </message>
    <message>
        <source>with double dummy</source>
        <translation>con risultati a carte viste</translation>
    </message>
    <message>
        <source>as a web page</source>
        <translation>come pagina web</translation>
    </message>
    <message>
        <source>sections {names}</source>
        <translation>gironi {names}</translation>
    </message>
    <message>
        <source>“{event}”, {day}, from board {number}</source>
        <translation>“{event}”, {day}, dal board {number}</translation>
    </message>
    <message>
        <source>Play is over</source>
        <translation>Gioco concluso</translation>
    </message>
    <message>
        <source>Has this set been played?</source>
        <translation>Questa serie è stata giocata?</translation>
    </message>
    <message>
        <source>It was dealt today, or its day is still to come.</source>
        <translation>È stata distribuita oggi, o il suo giorno deve ancora venire.</translation>
    </message>
    <message>
        <source>The record shows every card. The journal will say that play is over.</source>
        <translation>Il foglio mostra ogni carta. Il registro dirà che il gioco è concluso.</translation>
    </message>
    <message>
        <source>Play is over: print open</source>
        <translation>Gioco concluso: stampa senza sigillo</translation>
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
        <translation>Riga in alto</translation>
    </message>
    <message>
        <source>Footer line</source>
        <translation>Riga in basso</translation>
    </message>
    <message>
        <source>Boards per page</source>
        <translation>Per pagina</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>a card is not two digits</source>
        <translation>una carta non ha due cifre</translation>
    </message>
    <message>
        <source>the hands are not four suits of rank letters each</source>
        <translation>le mani non sono quattro semi ciascuna, in lettere di carte</translation>
    </message>
    <message>
        <source>its board numbers end at {max_board}</source>
        <translation>i suoi numeri di board finiscono a {max_board}</translation>
    </message>
    <message>
        <source>Deal boards up to {max_board}, or leave this format out.</source>
        <translation>Distribuire board fino a {max_board}, o escludere questo formato.</translation>
    </message>
    <message>
        <source>Choose other boards, or leave this format out.</source>
        <translation>Scegliere altri board, o escludere questo formato.</translation>
    </message>
    <message>
        <source>more than {max_file_lines} lines</source>
        <translation>più di {max_file_lines} righe</translation>
    </message>
    <message>
        <source>a line of more than {max_line_bytes} bytes</source>
        <translation>una riga di più di {max_line_bytes} byte</translation>
    </message>
    <message>
        <source>the last record has {rest} bytes instead of {size}</source>
        <translation>l’ultimo record ha {rest} byte invece di {size}</translation>
    </message>
    <message>
        <source>more than {max_file_boards} boards</source>
        <translation>più di {max_file_boards} board</translation>
    </message>
    <message>
        <source>{who} has {count} suits instead of 4</source>
        <translation>{who} ha {count} semi invece di 4</translation>
    </message>
    <message>
        <source>boards are numbered from 1</source>
        <translation>i board sono numerati da 1</translation>
    </message>
    <message>
        <source>the last board comes before the first</source>
        <translation>l’ultimo board viene prima del primo</translation>
    </message>
    <message>
        <source>board numbers end at {max_boards}</source>
        <translation>i numeri dei board finiscono a {max_boards}</translation>
    </message>
    <message>
        <source>at least one board is needed</source>
        <translation>serve almeno un board</translation>
    </message>
    <message>
        <source>it is neither a number nor a range</source>
        <translation>non è né un numero né un intervallo</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>il testo è troppo lungo</translation>
    </message>
    <message>
        <source>more than {max_ranges} ranges</source>
        <translation>più di {max_ranges} intervalli</translation>
    </message>
    <message>
        <source>at least one session of one board is needed</source>
        <translation>serve almeno una sessione di un board</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>il testo è vuoto</translation>
    </message>
    <message>
        <source>at most 50 letters, digits, “-” and “_” are allowed</source>
        <translation>al massimo 50 tra lettere, cifre, “-” e “_”</translation>
    </message>
    <message>
        <source>it is longer than {longest_prefix} letters</source>
        <translation>più di {longest_prefix} lettere</translation>
    </message>
    <message>
        <source>“{name}” has a “/” or a space. The files go to the current folder.</source>
        <translation>“{name}” contiene “/” o uno spazio. I file vanno nella cartella corrente.</translation>
    </message>
    <message>
        <source>The format “stdout” would show the boards on the screen: use “pbn”, which makes a file.</source>
        <translation>Il formato “stdout” mostrerebbe i board sullo schermo: usare “pbn”, che crea un file.</translation>
    </message>
    <message>
        <source>The set was dealt elsewhere: only the computer that dealt it can certify it.</source>
        <translation>La serie è stata distribuita altrove: solo il computer che l’ha distribuita può certificarla.</translation>
    </message>
    <message>
        <source>The set was not dealt with that identification.</source>
        <translation>La serie non è stata distribuita con questa identificazione.</translation>
    </message>
    <message>
        <source>More than {most} boards cannot be locked in a box.</source>
        <translation>Non si possono bloccare più di {most} board in una cassetta.</translation>
    </message>
    <message>
        <source>it was saved as “Unicode”; save it as plain text</source>
        <translation>è salvato come “Unicode”; salvarlo come testo semplice</translation>
    </message>
    <message>
        <source>it is longer than {max_value_bytes} bytes</source>
        <translation>più di {max_value_bytes} byte</translation>
    </message>
    <message>
        <source>row {sequence} cannot be read</source>
        <translation>la riga {sequence} non si può leggere</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>manca</translation>
    </message>
    <message>
        <source>does not read as a key</source>
        <translation>non si legge come una chiave</translation>
    </message>
    <message>
        <source>row {sequence} cannot be understood</source>
        <translation>la riga {sequence} non si capisce</translation>
    </message>
    <message>
        <source>belongs to another journal</source>
        <translation>appartiene a un altro registro</translation>
    </message>
    <message>
        <source>it is the database of another program</source>
        <translation>è il database di un altro programma</translation>
    </message>
    <message>
        <source>it is the same as “{name}” on systems that ignore capitals</source>
        <translation>è uguale a “{name}” sui sistemi che ignorano le maiuscole</translation>
    </message>
    <message>
        <source>it would be longer than {max_settings_bytes} bytes</source>
        <translation>supererebbe {max_settings_bytes} byte</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>la riga è troppo lunga</translation>
    </message>
    <message>
        <source>the hash of the keys is not 64 hexadecimal digits</source>
        <translation>l’impronta delle chiavi non ha 64 cifre esadecimali</translation>
    </message>
    <message>
        <source>the outside value is empty</source>
        <translation>il valore esterno è vuoto</translation>
    </message>
    <message>
        <source>a phase has four fields with “:” between, and here are {count}</source>
        <translation>una fase ha quattro campi separati da “:”, e qui sono {count}</translation>
    </message>
    <message>
        <source>the number of sessions is not 0 to {limit}</source>
        <translation>il numero di sessioni non è tra 0 e {limit}</translation>
    </message>
    <message>
        <source>it is longer than {limit} characters</source>
        <translation>più di {limit} caratteri</translation>
    </message>
    <message>
        <source>it has fewer than {count} letters</source>
        <translation>meno di {count} lettere</translation>
    </message>
    <message>
        <source>it has more than {count} letters</source>
        <translation>più di {count} lettere</translation>
    </message>
    <message>
        <source>it repeats a few letters</source>
        <translation>ripete poche lettere</translation>
    </message>
    <message>
        <source>it has two groups of “#”</source>
        <translation>contiene due gruppi di “#”</translation>
    </message>
    <message>
        <source>There is no key for phase {phase}, session {session}.</source>
        <translation>Non c’è una chiave per la fase {phase}, sessione {session}.</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has a key already</source>
        <translation>fase {phase}, sessione {session}: ha già una chiave</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has no key</source>
        <translation>fase {phase}, sessione {session}: non ha una chiave</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has a key but is not in the plan</source>
        <translation>fase {phase}, sessione {session}: ha una chiave ma non è nel piano</translation>
    </message>
    <message>
        <source>it is not “phase,session:key”</source>
        <translation>non è “fase,sessione:chiave”</translation>
    </message>
    <message>
        <source>a key has {count} letters and digits</source>
        <translation>una chiave ha {count} lettere e cifre</translation>
    </message>
    <message>
        <source>it is not 64 hexadecimal digits</source>
        <translation>non sono 64 cifre esadecimali</translation>
    </message>
    <message>
        <source>the sign “:” separates the fields of the file</source>
        <translation>il segno “:” separa i campi del file</translation>
    </message>
    <message>
        <source>a session has at most {count} boards</source>
        <translation>una sessione ha al massimo {count} board</translation>
    </message>
    <message>
        <source>the board numbers of a tournament end at {number}</source>
        <translation>i numeri dei board di un torneo finiscono a {number}</translation>
    </message>
    <message>
        <source>The number of phases is {count}, and there is no phase {number}.</source>
        <translation>Il numero di fasi è {count}: non c’è una fase {number}.</translation>
    </message>
    <message>
        <source>The number of sessions of this phase is open: name the sessions, such as 1-3.</source>
        <translation>Il numero di sessioni di questa fase è aperto: indicare le sessioni, per esempio 1-3.</translation>
    </message>
    <message>
        <source>“{text}” names no sessions: write a number, a range such as 1-3, or *.</source>
        <translation>“{text}” non indica sessioni: scrivere un numero, un intervallo come 1-3, o *.</translation>
    </message>
    <message>
        <source>The phase has no such sessions: {text}.</source>
        <translation>La fase non ha le sessioni {text}.</translation>
    </message>
    <message>
        <source>the plan has fixed them for phase {number}</source>
        <translation>il piano li ha fissati per la fase {number}</translation>
    </message>
    <message>
        <source>Phase {phase} has no session {session}.</source>
        <translation>La fase {phase} non ha la sessione {session}.</translation>
    </message>
    <message>
        <source>the solver gave up ({error})</source>
        <translation>il risolutore ha rinunciato ({error})</translation>
    </message>
    <message>
        <source>the extra “analysis” is not installed</source>
        <translation>il componente “analysis” non è installato</translation>
    </message>
    <message>
        <source>the package endplay has no solver in it</source>
        <translation>il pacchetto endplay non contiene un risolutore</translation>
    </message>
    <message>
        <source>the solver of the package endplay does not load here</source>
        <translation>il risolutore del pacchetto endplay qui non si carica</translation>
    </message>
    <message>
        <source>Make a new tournament, publish that, and say why.</source>
        <translation>Creare un nuovo torneo, pubblicarlo e dire perché.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program. Open it again.</source>
        <translation>“{name}” è stato modificato da un altro programma. Riaprirlo.</translation>
    </message>
    <message>
        <source>The plan is not published yet.</source>
        <translation>Il piano non è ancora pubblicato.</translation>
    </message>
    <message>
        <source>The outside value is not in the plan yet.</source>
        <translation>Il valore esterno non è ancora nel piano.</translation>
    </message>
    <message>
        <source>Wait until it is known, then set it.</source>
        <translation>Attendere che sia noto, poi inserirlo.</translation>
    </message>
    <message>
        <source>it is a link to another file</source>
        <translation>è un collegamento a un altro file</translation>
    </message>
    <message>
        <source>The boards are in the public pack; for others, make a new tournament.</source>
        <translation>I board sono nel pacchetto pubblico; per altri, creare un nuovo torneo.</translation>
    </message>
    <message>
        <source>Put “{plain}” or “{sealed}” into the same folder.</source>
        <translation>Mettere “{plain}” o “{sealed}” nella stessa cartella.</translation>
    </message>
    <message>
        <source>Record a deviation if it was not the promised one.</source>
        <translation>Registrare uno scostamento se non era quello promesso.</translation>
    </message>
    <message>
        <source>Wait until the outside value is known, then set it.</source>
        <translation>Attendere che il valore esterno sia noto, poi inserirlo.</translation>
    </message>
    <message>
        <source>Reveal them when all play is over, reserve sets included.</source>
        <translation>Rivelarle quando tutto il gioco è finito, serie di riserva comprese.</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>il contenuto è cifrato</translation>
    </message>
    <message>
        <source>it is a secret key; keep it to yourself</source>
        <translation>è una chiave segreta; tenerla per sé</translation>
    </message>
    <message>
        <source>it is not “age1” and 58 letters and digits</source>
        <translation>non è “age1” seguito da 58 lettere e cifre</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>non ce n’è nessuna</translation>
    </message>
    <message>
        <source>it is not “AGE-SECRET-KEY-1” and 58 letters and digits</source>
        <translation>non è “AGE-SECRET-KEY-1” seguito da 58 lettere e cifre</translation>
    </message>
    <message>
        <source>there are more than {count}</source>
        <translation>ce ne sono più di {count}</translation>
    </message>
    <message>
        <source>more are needed than there are</source>
        <translation>ne servono più di quante ce ne sono</translation>
    </message>
    <message>
        <source>there can be 16 at most</source>
        <translation>possono essere al massimo 16</translation>
    </message>
    <message>
        <source>it was made for another purpose</source>
        <translation>è stato fatto per un altro scopo</translation>
    </message>
    <message>
        <source>two different lists have the same number</source>
        <translation>due elenchi diversi hanno lo stesso numero</translation>
    </message>
    <message>
        <source>one of them is not of this set</source>
        <translation>uno di essi non è di questo gruppo</translation>
    </message>
    <message>
        <source>word {place} is not in the word list</source>
        <translation>la parola {place} non è nella lista delle parole</translation>
    </message>
    <message>
        <source>it has {count} words; a list has 20</source>
        <translation>ha {count} parole; un elenco ne ha 20</translation>
    </message>
    <message>
        <source>it is not JSON in UTF-8</source>
        <translation>non è JSON in UTF-8</translation>
    </message>
    <message>
        <source>its parts are not those of a commitment</source>
        <translation>le sue parti non sono quelle di un impegno</translation>
    </message>
    <message>
        <source>its check code is not 64 hexadecimal digits</source>
        <translation>il suo codice di controllo non ha 64 cifre esadecimali</translation>
    </message>
    <message>
        <source>one of its lines is two</source>
        <translation>una delle sue righe ne forma due</translation>
    </message>
    <message>
        <source>its first or last line is not what it must be</source>
        <translation>la prima o l’ultima riga non è quella che deve essere</translation>
    </message>
    <message>
        <source>it holds half of a letter</source>
        <translation>contiene mezza lettera</translation>
    </message>
    <message>
        <source>its lines are too long</source>
        <translation>le sue righe sono troppo lunghe</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>riga {line}: {reason}</translation>
    </message>
    <message>
        <source>it is longer than {count} characters</source>
        <translation>più di {count} caratteri</translation>
    </message>
    <message>
        <source>it has more than one line</source>
        <translation>più di una riga</translation>
    </message>
    <message>
        <source>character {place} only looks like a digit</source>
        <translation>il carattere {place} somiglia soltanto a una cifra</translation>
    </message>
    <message>
        <source>board {number}: {reason}</source>
        <translation>board {number}: {reason}</translation>
    </message>
    <message>
        <source>Use the file as it was published after the value was known.</source>
        <translation>Usare il file pubblicato dopo che il valore è diventato noto.</translation>
    </message>
    <message>
        <source>it is the deal of board {number}</source>
        <translation>è la smazzata del board {number}</translation>
    </message>
    <message>
        <source>it is a deal of “{session}”</source>
        <translation>è una smazzata di “{session}”</translation>
    </message>
    <message>
        <source>not a deal of this tournament</source>
        <translation>non è una smazzata di questo torneo</translation>
    </message>
    <message>
        <source>not the deal of this session</source>
        <translation>non è la smazzata di questa sessione</translation>
    </message>
    <message>
        <source>The name of the file says {meant}; the boards are those of {held}.</source>
        <translation>Il nome del file indica {meant}; i board sono quelli di {held}.</translation>
    </message>
    <message>
        <source>Boards of “{session}” that are not in the file: {numbers}.</source>
        <translation>Board di “{session}” che mancano nel file: {numbers}.</translation>
    </message>
    <message>
        <source>what the value is of</source>
        <translation>l’oggetto del valore</translation>
    </message>
    <message>
        <source>who publishes it</source>
        <translation>chi lo pubblica</translation>
    </message>
    <message>
        <source>an exchange is named by its four letters, such as XNYS</source>
        <translation>una borsa si indica con le sue quattro lettere, come XNYS</translation>
    </message>
    <message>
        <source>a value has at most 8 decimals</source>
        <translation>un valore ha al massimo 8 decimali</translation>
    </message>
    <message>
        <source>name a source, or describe it in your own words</source>
        <translation>indicare una fonte, o descriverla con parole proprie</translation>
    </message>
    <message>
        <source>the day is missing</source>
        <translation>il giorno manca</translation>
    </message>
    <message>
        <source>the year is not one from {first} to {last}</source>
        <translation>l’anno non è tra {first} e {last}</translation>
    </message>
    <message>
        <source>the description</source>
        <translation>la descrizione</translation>
    </message>
    <message>
        <source>the whole sentence</source>
        <translation>l’intera frase</translation>
    </message>
    <message>
        <source>its parts are not those of a promise</source>
        <translation>le sue parti non sono quelle di una promessa</translation>
    </message>
    <message>
        <source>{what} is longer than {limit} characters</source>
        <translation>{what}: più di {limit} caratteri</translation>
    </message>
    <message>
        <source>Set {code} is {state}: it can be published when it is marked as finished.</source>
        <translation>La serie {code} non è pronta (stato: {state}): si può pubblicare quando è segnata come conclusa.</translation>
    </message>
    <message>
        <source>The time of the release is not in the future.</source>
        <translation>L’ora di apertura non è nel futuro.</translation>
    </message>
    <message>
        <source>The board numbers are not consecutive.</source>
        <translation>I numeri dei board non sono consecutivi.</translation>
    </message>
    <message>
        <source>its count of boards starts again at 0 after 65535</source>
        <translation>il suo conteggio dei board ricomincia da 0 dopo 65535</translation>
    </message>
    <message>
        <source>the header has {count} bytes instead of {size}</source>
        <translation>l’intestazione ha {count} byte invece di {size}</translation>
    </message>
    <message>
        <source>its board numbers start again at 0 after 255</source>
        <translation>i suoi numeri di board ricominciano da 0 dopo 255</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>riga {line}</translation>
    </message>
    <message>
        <source>byte {offset} ({hexadecimal})</source>
        <translation>byte {offset} ({hexadecimal})</translation>
    </message>
    <message>
        <source>board numbers go from 1 to {last}</source>
        <translation>i numeri di board vanno da 1 a {last}</translation>
    </message>
    <message>
        <source>the first line is not empty</source>
        <translation>la prima riga non è vuota</translation>
    </message>
    <message>
        <source>it is not 52 letters</source>
        <translation>non sono 52 lettere</translation>
    </message>
    <message>
        <source>{count} fields instead of {size}</source>
        <translation>{count} campi invece di {size}</translation>
    </message>
    <message>
        <source>board {number} is missing</source>
        <translation>manca il board {number}</translation>
    </message>
    <message>
        <source>there is no “=”</source>
        <translation>manca “=”</translation>
    </message>
    <message>
        <source>board {number} is not 26 letters a to p and three digits</source>
        <translation>il board {number} non è fatto di 26 lettere da a a p e tre cifre</translation>
    </message>
    <message>
        <source>the checksum of board {number} is wrong</source>
        <translation>la somma di controllo del board {number} è sbagliata</translation>
    </message>
    <message>
        <source>its boards are encrypted</source>
        <translation>i suoi board sono cifrati</translation>
    </message>
    <message>
        <source>Status is neither Show nor Sealed</source>
        <translation>Status non è né Show né Sealed</translation>
    </message>
    <message>
        <source>the checksum of the document is wrong</source>
        <translation>la somma di controllo del documento è sbagliata</translation>
    </message>
    <message>
        <source>it claims boards 1 to {count}, as Big Deal does; check the first board on the machine</source>
        <translation>dichiara i board da 1 a {count}, come fa Big Deal; controllare il primo board sulla macchina</translation>
    </message>
    <message>
        <source>the hands shown are not the hands dealt</source>
        <translation>le mani mostrate non sono quelle distribuite</translation>
    </message>
    <message>
        <source>more than {max_file_lines} bars</source>
        <translation>più di {max_file_lines} barre</translation>
    </message>
    <message>
        <source>the last command is not closed</source>
        <translation>l’ultimo comando non è chiuso</translation>
    </message>
    <message>
        <source>a command is not two letters</source>
        <translation>un comando non è di due lettere</translation>
    </message>
    <message>
        <source>the closed room of board {number} has other hands</source>
        <translation>la sala chiusa del board {number} ha altre mani</translation>
    </message>
    <message>
        <source>a hand is not S, H, D, C with rank letters</source>
        <translation>una mano non è S, H, D, C con lettere di carte</translation>
    </message>
    <message>
        <source>it is not a number with commas in {count} characters</source>
        <translation>non è un numero con virgole in {count} caratteri</translation>
    </message>
    <message>
        <source>a comment is not closed</source>
        <translation>un commento non è chiuso</translation>
    </message>
    <message>
        <source>Deal is not a seat, a colon and four hands</source>
        <translation>Deal non è un posto, due punti e quattro mani</translation>
    </message>
    <message>
        <source>a hand in Deal has {count} suits instead of 4</source>
        <translation>una mano in Deal ha {count} semi invece di 4</translation>
    </message>
    <message>
        <source>{who} has {count} cards</source>
        <translation>{who} ha {count} carte</translation>
    </message>
    <message>
        <source>A seed has 40 hexadecimal digits.</source>
        <translation>Un seed ha 40 cifre esadecimali.</translation>
    </message>
    <message>
        <source>the database is damaged: {fault}</source>
        <translation>il database è danneggiato: {fault}</translation>
    </message>
    <message>
        <source>the fingerprints of its deals were changed</source>
        <translation>le impronte delle sue smazzate sono state modificate</translation>
    </message>
    <message>
        <source>the key of its set was changed</source>
        <translation>la chiave della sua serie è stata modificata</translation>
    </message>
    <message>
        <source>the key of its sealed file was changed</source>
        <translation>la chiave del suo file sigillato è stata modificata</translation>
    </message>
    <message>
        <source>cannot be understood</source>
        <translation>non si capisce</translation>
    </message>
    <message>
        <source>is missing from the list of {table}</source>
        <translation>manca nell’elenco {table}</translation>
    </message>
    <message>
        <source>the count in the journal</source>
        <translation>il conteggio nel registro</translation>
    </message>
    <message>
        <source>the count beside the journal</source>
        <translation>il conteggio accanto al registro</translation>
    </message>
    <message>
        <source>is not the row that the count beside the journal names</source>
        <translation>non è la riga che indica il conteggio accanto al registro</translation>
    </message>
    <message>
        <source>{who} was changed</source>
        <translation>{who} è stato modificato</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>il file è danneggiato</translation>
    </message>
    <message>
        <source>The file was kept as “{path}”.</source>
        <translation>Il file è stato conservato come “{path}”.</translation>
    </message>
    <message>
        <source>it is longer than {max_name_bytes} bytes</source>
        <translation>è più lungo di {max_name_bytes} byte</translation>
    </message>
    <message>
        <source>row {sequence}: {reason}</source>
        <translation>riga {sequence}: {reason}</translation>
    </message>
    <message>
        <source>does not follow the row before it</source>
        <translation>non segue la riga precedente</translation>
    </message>
    <message>
        <source>was changed</source>
        <translation>è stata modificata</translation>
    </message>
    <message>
        <source>and all up to row {last} are missing</source>
        <translation>e tutte fino alla riga {last} mancano</translation>
    </message>
    <message>
        <source>was moved here; it was written as row {home}</source>
        <translation>è stata spostata qui; era stata scritta come riga {home}</translation>
    </message>
    <message>
        <source>a layout</source>
        <translation>una disposizione</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ovest</translation>
    </message>
    <message>
        <source>a balanced ending</source>
        <translation>un finale equilibrato</translation>
    </message>
    <message>
        <source>each needs the same, 1 to 13</source>
        <translation>ciascuno deve averne lo stesso numero, da 1 a 13</translation>
    </message>
    <message>
        <source>cards held: {sizes}</source>
        <translation>carte: {sizes}</translation>
    </message>
    <message>
        <source>an unbalanced ending</source>
        <translation>un finale squilibrato</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>{count} instead of 4</source>
        <translation>{count} invece di 4</translation>
    </message>
    <message>
        <source>that of the {suit} runs from {first} to {last}</source>
        <translation>quella di {suit} va da {first} a {last}</translation>
    </message>
    <message>
        <source>a font of the program is missing</source>
        <translation>manca un font del programma</translation>
    </message>
    <message>
        <source>a library is missing ({error})</source>
        <translation>manca una libreria ({error})</translation>
    </message>
    <message>
        <source>a font of the program cannot be used</source>
        <translation>un font del programma non si può usare</translation>
    </message>
    <message>
        <source>{here} and {there} differ first at board {board}.</source>
        <translation>{here} e {there} differiscono per la prima volta al board {board}.</translation>
    </message>
    <message>
        <source>with its folder it is longer than {count} characters</source>
        <translation>con la sua cartella è più lungo di {count} caratteri</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>non è un file</translation>
    </message>
    <message>
        <source>it is not a file name</source>
        <translation>non è un nome di file</translation>
    </message>
    <message>
        <source>somebody has put another file there</source>
        <translation>qualcuno vi ha messo un altro file</translation>
    </message>
    <message>
        <source>another program has it open; close it there first</source>
        <translation>un altro programma lo tiene aperto; chiuderlo prima lì</translation>
    </message>
    <message>
        <source>too many interrupted deliveries</source>
        <translation>troppe consegne interrotte</translation>
    </message>
    <message>
        <source>it delivered too few bytes, or too many</source>
        <translation>ha fornito troppo pochi byte, o troppi</translation>
    </message>
    <message>
        <source>{file} of the program is missing or damaged</source>
        <translation>{file} del programma manca o è danneggiato</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is missing</source>
        <translation>{file} del programma è danneggiato: manca “{name}”</translation>
    </message>
    <message>
        <source>Give the boards new numbers, or choose pbn or lin.</source>
        <translation>Dare nuovi numeri ai board, o scegliere pbn o lin.</translation>
    </message>
    <message>
        <source>their numbers are not consecutive</source>
        <translation>i loro numeri non sono consecutivi</translation>
    </message>
    <message>
        <source>Text read as {detail}</source>
        <translation>Testo letto come {detail}</translation>
    </message>
    <message>
        <source>Cards named {detail}: {count} ×</source>
        <translation>Carte chiamate {detail}: {count} ×</translation>
    </message>
    <message>
        <source>its file is shorter than it was</source>
        <translation>il suo file è più corto di prima</translation>
    </message>
    <message>
        <source>Another program is publishing this tournament.</source>
        <translation>Un altro programma sta pubblicando questo torneo.</translation>
    </message>
    <message>
        <source>Another program is setting the value of this tournament.</source>
        <translation>Un altro programma sta fissando il valore di questo torneo.</translation>
    </message>
    <message>
        <source>Another program is dealing this tournament.</source>
        <translation>Un altro programma sta distribuendo questo torneo.</translation>
    </message>
    <message>
        <source>Another program is revealing this tournament.</source>
        <translation>Un altro programma sta rivelando questo torneo.</translation>
    </message>
    <message>
        <source>The promised day is {day}: nobody can know the value yet.</source>
        <translation>Il giorno promesso è {day}: nessuno può ancora conoscere il valore.</translation>
    </message>
    <message>
        <source>decimals of the {name}: promised {promised}, typed {found}</source>
        <translation>decimali di {name}: promessi {promised}, scritti {found}</translation>
    </message>
    <message>
        <source>more than {count} keys</source>
        <translation>più di {count} chiavi</translation>
    </message>
    <message>
        <source>more than {count} pieces that belong to no board</source>
        <translation>più di {count} elementi che non appartengono a nessun board</translation>
    </message>
    <message>
        <source>it changed while it was read</source>
        <translation>è cambiato durante la lettura</translation>
    </message>
    <message>
        <source>Publish the plan with this program first.</source>
        <translation>Pubblicare prima il piano con questo programma.</translation>
    </message>
    <message>
        <source>there is no such round</source>
        <translation>una tale estrazione non esiste</translation>
    </message>
    <message>
        <source>The plan does not promise a round of drand.</source>
        <translation>Il piano non promette un’estrazione drand.</translation>
    </message>
    <message>
        <source>The promised round is here: “{name}”.</source>
        <translation>L’estrazione promessa è qui: “{name}”.</translation>
    </message>
    <message>
        <source>Its randomness is the value.</source>
        <translation>Il suo numero casuale è il valore.</translation>
    </message>
    <message>
        <source>its number is missing or impossible</source>
        <translation>il suo numero manca o è impossibile</translation>
    </message>
    <message>
        <source>its signature is not {count} hexadecimal digits</source>
        <translation>la sua firma non ha {count} cifre esadecimali</translation>
    </message>
    <message>
        <source>its randomness is not 64 hexadecimal digits</source>
        <translation>il suo numero casuale non ha 64 cifre esadecimali</translation>
    </message>
    <message>
        <source>it is larger than {count} MB</source>
        <translation>supera {count} MB</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>è danneggiata</translation>
    </message>
    <message>
        <source>no words were given</source>
        <translation>nessuna parola è stata data</translation>
    </message>
    <message>
        <source>{count} words were given, and a slip has {wanted}</source>
        <translation>parole date: {count}; su un foglietto ce ne sono {wanted}</translation>
    </message>
    <message>
        <source>“{file}” has no line with a name, “=” and 64 hexadecimal digits</source>
        <translation>“{file}” non ha una riga con un nome, “=” e 64 cifre esadecimali</translation>
    </message>
    <message>
        <source>Reveal it when its play is over, reserve set included.</source>
        <translation>Rivelarla quando è stata giocata, serie di riserva compresa.</translation>
    </message>
    <message>
        <source>Reveal all sessions at once when all play is over.</source>
        <translation>Rivelare tutte le sessioni in una volta quando tutto il gioco è finito.</translation>
    </message>
    <message>
        <source>Deal it first, or reveal it on the computer that dealt it.</source>
        <translation>Distribuirla prima, o rivelarla sul computer che l’ha distribuita.</translation>
    </message>
    <message>
        <source>it is not plain text</source>
        <translation>non è testo semplice</translation>
    </message>
    <message>
        <source>it was made by a newer program</source>
        <translation>viene da un programma più recente</translation>
    </message>
    <message>
        <source>it is not “KEY phase,session:key”</source>
        <translation>non è “KEY fase,sessione:chiave”</translation>
    </message>
    <message>
        <source>the key of an open number of sessions comes with all others</source>
        <translation>la chiave di un numero aperto di sessioni arriva con tutte le altre</translation>
    </message>
    <message>
        <source>its number is above {last}</source>
        <translation>il suo numero supera {last}</translation>
    </message>
    <message>
        <source>Longer than any value.</source>
        <translation>Più lungo di qualsiasi valore.</translation>
    </message>
    <message>
        <source>This box was not packed by this program. Open it into a single file instead.</source>
        <translation>Questa cassetta non è stata preparata da questo programma. Aprirla invece in un unico file.</translation>
    </message>
    <message>
        <source>A box can be locked until a moment within the next five years.</source>
        <translation>Una cassetta si può bloccare fino a un momento entro i prossimi cinque anni.</translation>
    </message>
    <message>
        <source>the count beside it, “{name}”, is missing or not its own</source>
        <translation>il conteggio accanto, “{name}”, manca o non è il suo</translation>
    </message>
    <message>
        <source>write numbers of boards, such as 5 or 5,7</source>
        <translation>scrivere numeri di board, per esempio 5 o 5,7</translation>
    </message>
    <message>
        <source>single boards are those of one reserve set: name one session</source>
        <translation>i board singoli sono di una sola serie di riserva: indicare una sessione</translation>
    </message>
    <message>
        <source>word {place} is another than on the sheet</source>
        <translation>la parola {place} non è quella del foglio</translation>
    </message>
    <message>
        <source>Set {code} is {state}: it can be sent when it is marked as finished.</source>
        <translation>La serie {code} non è pronta (stato: {state}): si può inviare quando è segnata come conclusa.</translation>
    </message>
    <message>
        <source>The boards of this set are only in a locked box. Open it at its time.</source>
        <translation>I board di questa serie sono solo in una cassetta bloccata. Aprirla quando è il momento.</translation>
    </message>
    <message>
        <source>more than {count} files</source>
        <translation>più di {count} file</translation>
    </message>
    <message>
        <source>The file has no board numbers: they are counted from {first}.</source>
        <translation>Il file non ha numeri di board: sono contati da {first}.</translation>
    </message>
    <message>
        <source>Boards in {here}: {count}. In {there}: {other_count}.</source>
        <translation>Board in {here}: {count}. In {there}: {other_count}.</translation>
    </message>
    <message>
        <source>{numbers} and {last}</source>
        <translation>{numbers} e {last}</translation>
    </message>
    <message>
        <source>all but number {numbers}</source>
        <translation>tutti tranne il numero {numbers}</translation>
    </message>
    <message>
        <source>all but numbers {numbers}</source>
        <translation>tutti tranne i numeri {numbers}</translation>
    </message>
    <message>
        <source>The file says set code {code}, but its boards are those of set {other}.</source>
        <translation>Il file dice codice {code}, ma i board sono quelli della serie {other}.</translation>
    </message>
    <message>
        <source>The file says set code {code}, as another file did that was seen here before. Not the same in both: {boards}. This computer cannot say which is right.</source>
        <translation>Il file dice codice {code}, come un altro visto qui prima. Non uguali nei due: {boards}. Questo computer non può dire quale sia giusto.</translation>
    </message>
    <message>
        <source>The file says set code {code}, but none of its boards is of that set.</source>
        <translation>Il file dice codice {code}, ma nessuno dei board è di quella serie.</translation>
    </message>
    <message>
        <source>The file says set code {code}. All its boards are of that set, except number {boards}.</source>
        <translation>Il file dice codice {code}. Tutti i board sono di quella serie, tranne il numero {boards}.</translation>
    </message>
    <message>
        <source>The file says set code {code}. All its boards are of that set, except numbers {boards}.</source>
        <translation>Il file dice codice {code}. Tutti i board sono di quella serie, tranne i numeri {boards}.</translation>
    </message>
    <message>
        <source>Line {number} is not a result such as “3: 4S N 9” or “3: 4S N -1”.</source>
        <translation>La riga {number} non è un risultato come “3: 4S N 9” o “3: 4S N -1”.</translation>
    </message>
    <message>
        <source>Play of this set is not over: results are weighed when it is finished.</source>
        <translation>Questa serie non è finita: i risultati si valutano dopo.</translation>
    </message>
    <message>
        <source>Give a board of the set, its four hands, and at least one result.</source>
        <translation>Indicare un board della serie, le sue quattro mani e almeno un risultato.</translation>
    </message>
    <message>
        <source>A spot check asks about {fewest} boards at least, and {most} at most.</source>
        <translation>Un controllo a campione chiede di almeno {fewest} board e al massimo {most}.</translation>
    </message>
    <message>
        <source>write a seat, a colon and four hands: N:hand hand hand hand</source>
        <translation>scrivere un posto, due punti e quattro mani: N:mano mano mano mano</translation>
    </message>
    <message>
        <source>begin each hand with its own seat, N, E, S or W, and a space</source>
        <translation>iniziare ogni mano con il proprio posto, N, E, S o W, e uno spazio</translation>
    </message>
    <message>
        <source>{who}: a letter can be a suit or a card; put dots between the suits</source>
        <translation>{who}: una lettera può essere seme o carta; mettere punti fra i semi</translation>
    </message>
    <message>
        <source>{who}: this is not a hand of 13 different cards</source>
        <translation>{who}: non è una mano di 13 carte diverse</translation>
    </message>
    <message>
        <source>no hand of 13 cards is there</source>
        <translation>non c’è nessuna mano di 13 carte</translation>
    </message>
    <message>
        <source>there is something in the unused part</source>
        <translation>c’è qualcosa nella parte non usata</translation>
    </message>
    <message>
        <source>it must start with N:, E:, S: or W:</source>
        <translation>deve cominciare con N:, E:, S: o W:</translation>
    </message>
    <message>
        <source>{who} has a letter that is not a rank</source>
        <translation>{who} contiene una lettera che non è una carta</translation>
    </message>
    <message>
        <source>“{name}” is not a format for boards.</source>
        <translation>“{name}” non è un formato per board.</translation>
    </message>
    <message>
        <source>The file has {count} boards; the numbers given do not match that.</source>
        <translation>Il file contiene {count} board; i numeri indicati sono per una quantità diversa.</translation>
    </message>
    <message>
        <source>No format was chosen, so there would be no files.</source>
        <translation>Nessun formato è scelto: non ci sarebbe alcun file.</translation>
    </message>
    <message>
        <source>Nobody may see statistics of boards that have not been played (Law 6D). Make them when play is over.</source>
        <translation>Nessuno deve vedere statistiche di board ancora da giocare (articolo 6D). Farle quando il gioco è finito.</translation>
    </message>
    <message>
        <source>There is nothing to undo for this set.</source>
        <translation>Questa serie non ha fatto passi che si possano annullare.</translation>
    </message>
    <message>
        <source>it has no boards</source>
        <translation>non contiene board</translation>
    </message>
    <message>
        <source>it has a line break</source>
        <translation>il testo contiene una fine di riga</translation>
    </message>
    <message>
        <source>it is not a backup of a journal</source>
        <translation>non è il backup di un registro</translation>
    </message>
    <message>
        <source>it is not a valid database</source>
        <translation>non è un database integro</translation>
    </message>
    <message>
        <source>it has no key</source>
        <translation>non contiene chiavi</translation>
    </message>
    <message>
        <source>nothing can follow its newest row</source>
        <translation>la sua riga più recente non può essere seguita da un’altra</translation>
    </message>
    <message>
        <source>no single encoding has all its letters</source>
        <translation>il file non può scrivere tutte le sue lettere in un solo modo</translation>
    </message>
    <message>
        <source>there is an invisible character</source>
        <translation>c’è un carattere invisibile</translation>
    </message>
    <message>
        <source>there is a tab character</source>
        <translation>c’è una tabulazione</translation>
    </message>
    <message>
        <source>{tag} is there already, on line {line}</source>
        <translation>{tag} c’è già, alla riga {line}</translation>
    </message>
    <message>
        <source>another phase already uses the file name “{prefix}”</source>
        <translation>un’altra fase chiama già i suoi file “{prefix}”</translation>
    </message>
    <message>
        <source>it has an invisible character</source>
        <translation>contiene un carattere invisibile</translation>
    </message>
    <message>
        <source>it has “{sign}”, which cannot be used in a file name</source>
        <translation>contiene “{sign}”, che non va bene nel nome di un file</translation>
    </message>
    <message>
        <source>it starts with a dot, a dash or a space</source>
        <translation>comincia con un punto, un trattino o uno spazio</translation>
    </message>
    <message>
        <source>it ends with a dot or a space</source>
        <translation>finisce con un punto o uno spazio</translation>
    </message>
    <message>
        <source>it has two dots in a row</source>
        <translation>contiene due punti di seguito</translation>
    </message>
    <message>
        <source>Windows reserves this name for a device</source>
        <translation>Windows riserva questo nome a un dispositivo</translation>
    </message>
    <message>
        <source>the same is true of {count} more</source>
        <translation>lo stesso vale per altre {count}</translation>
    </message>
    <message>
        <source>there can be at most {limit} holders</source>
        <translation>i depositari di parole possono essere al massimo {limit}</translation>
    </message>
    <message>
        <source>it has “{sign}”, which cannot be used in a holder’s name</source>
        <translation>contiene “{sign}”, che non può stare nel nome di un depositario</translation>
    </message>
    <message>
        <source>two phases would use the file name “{prefix}”</source>
        <translation>due fasi chiamerebbero i loro file “{prefix}”</translation>
    </message>
    <message>
        <source>start with a letter, then use letters A to Z, digits, “-” and “_”, at most 40 in all</source>
        <translation>cominciare con una lettera, poi lettere da A a Z, cifre, “-” e “_”, fino a 40</translation>
    </message>
    <message>
        <source>“{text}” is reserved for what is still to be decided</source>
        <translation>“{text}” sta per ciò che è ancora da decidere</translation>
    </message>
    <message>
        <source>it is {found}; at most {limit} is possible</source>
        <translation>{found}, e il massimo è {limit}</translation>
    </message>
    <message>
        <source>a tournament’s file ends in “.sqd”</source>
        <translation>il file di un torneo finisce in “.sqd”</translation>
    </message>
    <message>
        <source>Publish it first: that makes the keys and fixes them.</source>
        <translation>Prima pubblicarlo: così le chiavi vengono create e fissate.</translation>
    </message>
    <message>
        <source>The outside value is already in the plan.</source>
        <translation>Il valore esterno è già nel piano.</translation>
    </message>
    <message>
        <source>Go on to deal.</source>
        <translation>Proseguire con la distribuzione.</translation>
    </message>
    <message>
        <source>The keys have been revealed, so anyone can compute every deal of this tournament.</source>
        <translation>Le chiavi sono rivelate: chiunque può calcolare ogni smazzata di questo torneo.</translation>
    </message>
    <message>
        <source>The key of this session has been revealed, so anyone can compute its reserve set: {session}.</source>
        <translation>La chiave di questa sessione è rivelata, quindi chiunque può calcolare la sua serie di riserva: {session}.</translation>
    </message>
    <message>
        <source>The keys of this tournament are not in the same folder as its plan.</source>
        <translation>Le chiavi di questo torneo non sono accanto al suo piano.</translation>
    </message>
    <message>
        <source>The plan contains an outside value before its keys are made.</source>
        <translation>Il piano contiene un valore esterno prima che le sue chiavi siano create.</translation>
    </message>
    <message>
        <source>Remove the line DV from it: the keys must be made while nobody knows the value.</source>
        <translation>Toglierne la riga DV: le chiavi si devono creare quando nessuno conosce il valore.</translation>
    </message>
    <message>
        <source>The keys open every session, including those not played yet.</source>
        <translation>Le chiavi aprono ogni sessione, anche quelle ancora da giocare.</translation>
    </message>
    <message>
        <source>This computer’s journal has no session that was dealt.</source>
        <translation>Il registro di questo computer non conosce sessioni distribuite.</translation>
    </message>
    <message>
        <source>No file of this set contains its deals.</source>
        <translation>Nessun file di questa serie ne contiene le smazzate.</translation>
    </message>
    <message>
        <source>The files of this set no longer contain the boards that were dealt.</source>
        <translation>I file di questa serie contengono ora board diversi da quelli distribuiti.</translation>
    </message>
    <message>
        <source>There are several plans (.sqd) among the files: give only one.</source>
        <translation>Tra i file ci sono più piani (.sqd): consegnarne uno solo.</translation>
    </message>
    <message>
        <source>There is no plan (.sqd) among the files. The plan shows what was promised.</source>
        <translation>Tra i file non c’è un piano (.sqd): è quello che dice che cosa è stato promesso.</translation>
    </message>
    <message>
        <source>Lines of the plan that mean nothing and are ignored: {lines}.</source>
        <translation>Righe del piano senza significato, tralasciate: {lines}.</translation>
    </message>
    <message>
        <source>The page “{name}” among the files is not this program’s page: it is from another version, or somebody changed it. Take the page from the program or its releases, never from a pack.</source>
        <translation>La pagina “{name}” tra i file non è quella di questo programma: è di un’altra versione, o qualcuno l’ha cambiata. Prendere la pagina dal programma o dalle sue pubblicazioni, mai da un pacchetto.</translation>
    </message>
    <message>
        <source>The line endings of “{name}” were changed on the way; the hash was computed with the original ones.</source>
        <translation>Le fini di riga di “{name}” sono cambiate per strada; l’impronta conta quelle che deve avere.</translation>
    </message>
    <message>
        <source>Skipped, because they are not files of boards: {names}.</source>
        <translation>File che non contengono board e non sono stati guardati: {names}.</translation>
    </message>
    <message>
        <source>Revealed earlier on their own, according to the organiser: {sessions}.</source>
        <translation>Rivelate prima per conto loro, come dice l’organizzatore: {sessions}.</translation>
    </message>
    <message>
        <source>there are two with this name</source>
        <translation>ce ne sono due con questo nome</translation>
    </message>
    <message>
        <source>This is more files than any tournament has. Give fewer at a time.</source>
        <translation>Nessun torneo ha tanti file: consegnarne meno alla volta.</translation>
    </message>
    <message>
        <source>it is not a valid archive</source>
        <translation>l’archivio è danneggiato</translation>
    </message>
    <message>
        <source>“{name}” is not the file in the list of checksums.</source>
        <translation>“{name}” non è il file di cui parla l’elenco delle somme di controllo.</translation>
    </message>
    <message>
        <source>one of its letters is wrong</source>
        <translation>una sua lettera è sbagliata</translation>
    </message>
    <message>
        <source>the file is too long for a key file</source>
        <translation>il file è troppo lungo per un file di chiavi</translation>
    </message>
    <message>
        <source>its header is not complete</source>
        <translation>l’intestazione è incompleta</translation>
    </message>
    <message>
        <source>it was changed or is incomplete</source>
        <translation>è stato modificato o tagliato</translation>
    </message>
    <message>
        <source>its first or last line was changed</source>
        <translation>la prima o l’ultima riga non è più com’era</translation>
    </message>
    <message>
        <source>it contains a wrong character, or is incomplete</source>
        <translation>contiene una lettera estranea, o è stato tagliato</translation>
    </message>
    <message>
        <source>at least two must be needed</source>
        <translation>devono riunirsi almeno in due</translation>
    </message>
    <message>
        <source>they are from different sets</source>
        <translation>sono di gruppi diversi</translation>
    </message>
    <message>
        <source>one of its words differs from the sheet</source>
        <translation>una delle sue parole non è quella del foglio</translation>
    </message>
    <message>
        <source>spaces at the ends of a field get lost</source>
        <translation>gli spazi alle estremità di un campo si perdono</translation>
    </message>
    <message>
        <source>it is not a commitment</source>
        <translation>è qualcosa di diverso da un impegno</translation>
    </message>
    <message>
        <source>its lines are not text</source>
        <translation>le sue righe non sono testo</translation>
    </message>
    <message>
        <source>its lines are not in order</source>
        <translation>le sue righe non sono in ordine</translation>
    </message>
    <message>
        <source>one of its lines does not name a holder</source>
        <translation>una sua riga non nomina alcun depositario di parole</translation>
    </message>
    <message>
        <source>its rule is not in the required form</source>
        <translation>la sua regola non è nell’unica forma ammessa</translation>
    </message>
    <message>
        <source>character {place} is invisible</source>
        <translation>il carattere {place} è invisibile</translation>
    </message>
    <message>
        <source>the file has no boards</source>
        <translation>il file non contiene board</translation>
    </message>
    <message>
        <source>Boards of “{session}” that replace the original ones: {numbers}.</source>
        <translation>Board di “{session}” al posto di quelli originali: {numbers}.</translation>
    </message>
    <message>
        <source>the two sources must be different</source>
        <translation>ci possono essere due fonti diverse</translation>
    </message>
    <message>
        <source>{what} is empty, or has extra spaces</source>
        <translation>{what}: vuoto, o troppi spazi</translation>
    </message>
    <message>
        <source>the day is not a date</source>
        <translation>il giorno non è una data</translation>
    </message>
    <message>
        <source>Give the opened record a different name.</source>
        <translation>Il foglio aperto deve avere un nome proprio.</translation>
    </message>
    <message>
        <source>The sealed file contains no record or sheet.</source>
        <translation>Il file sigillato non contiene né un foglio delle smazzate né un altro foglio.</translation>
    </message>
    <message>
        <source>This is a locked box. Open it on the Check page, or with “bigdeal unlock”.</source>
        <translation>È una cassetta bloccata. Aprirla nella pagina Controllo o con “bigdeal unlock”.</translation>
    </message>
    <message>
        <source>All sheets made together must go into one folder.</source>
        <translation>Tutti i fogli fatti in una volta devono stare in una sola cartella.</translation>
    </message>
    <message>
        <source>The name ends with “{suffix}”, but nothing will be sealed.</source>
        <translation>Il nome finisce con “{suffix}”, ma non c’è nulla da sigillare.</translation>
    </message>
    <message>
        <source>The file name must end with {suffixes}.</source>
        <translation>Il nome del file deve finire con {suffixes}.</translation>
    </message>
    <message>
        <source>a card’s owner is not 1, 2, 3 or 4</source>
        <translation>chi tiene una carta non è 1, 2, 3 o 4</translation>
    </message>
    <message>
        <source>the header does not give the file’s {count} boards</source>
        <translation>l’intestazione non conta i {count} board del file</translation>
    </message>
    <message>
        <source>it has no board numbers: tell the reading program that they are {boards}</source>
        <translation>non ha numeri di board: a chi lo legge bisogna dire che sono {boards}</translation>
    </message>
    <message>
        <source>it has no board numbers, and programs that take its first line for board 1 rotate the hands</source>
        <translation>non ha numeri di board, e i programmi che prendono la sua prima riga per il board 1 ruotano le mani</translation>
    </message>
    <message>
        <source>there is an empty line between the boards</source>
        <translation>c’è una riga vuota fra i board</translation>
    </message>
    <message>
        <source>it is not a row of ASCII fields</source>
        <translation>non è una riga di campi in ASCII</translation>
    </message>
    <message>
        <source>the 17th field is not a board number</source>
        <translation>il 17º campo non è un numero di board</translation>
    </message>
    <message>
        <source>a suit has a letter that is not a rank</source>
        <translation>un seme contiene una lettera che non è una carta</translation>
    </message>
    <message>
        <source>it does not start with [Document]</source>
        <translation>non comincia con [Document]</translation>
    </message>
    <message>
        <source>board {number} appears twice</source>
        <translation>il board {number} c’è già</translation>
    </message>
    <message>
        <source>the same key appears twice</source>
        <translation>la stessa chiave c’è due volte</translation>
    </message>
    <message>
        <source>From board and To board are not within 1 to {last}</source>
        <translation>From board e To board non indicano board da 1 a {last}</translation>
    </message>
    <message>
        <source>“{key}” is missing or not a number</source>
        <translation>“{key}” manca o non è un numero</translation>
    </message>
    <message>
        <source>{doubt}; none of them is hidden on the machine’s screen</source>
        <translation>{doubt}; nessuno di essi è nascosto sullo schermo della macchina</translation>
    </message>
    <message>
        <source>the trailer differs from the first board’s</source>
        <translation>la coda non è quella del primo board</translation>
    </message>
    <message>
        <source>it claims boards {first} to {last} but has {count}</source>
        <translation>dichiara i board da {first} a {last} ma ne contiene {count}</translation>
    </message>
    <message>
        <source>the trailer cannot be read</source>
        <translation>la coda non si legge</translation>
    </message>
    <message>
        <source>there is no deal with this number</source>
        <translation>nessuna smazzata ha questo numero</translation>
    </message>
    <message>
        <source>a tag does not have the form [Name &quot;value&quot;]</source>
        <translation>un tag non ha la forma [Name &quot;value&quot;]</translation>
    </message>
    <message>
        <source>a hand in Deal has a letter that is not a rank</source>
        <translation>una mano in Deal contiene una lettera che non è una carta</translation>
    </message>
    <message>
        <source>Big Deal’s own figures overflow above about 5,700 boards; these are correct</source>
        <translation>le cifre di Big Deal traboccano da circa 5.700 board in poi; queste sono quelle giuste</translation>
    </message>
    <message>
        <source>{who} has 1 card</source>
        <translation>{who} ha 1 carta</translation>
    </message>
    <message>
        <source>4 hands are needed, not {count}</source>
        <translation>servono 4 mani, non {count}</translation>
    </message>
    <message>
        <source>1 card that does not exist</source>
        <translation>1 carta estranea al mazzo</translation>
    </message>
    <message>
        <source>{count} cards that do not exist</source>
        <translation>{count} carte estranee al mazzo</translation>
    </message>
    <message>
        <source>1 card that appears more than once</source>
        <translation>1 carta presente più volte</translation>
    </message>
    <message>
        <source>{count} cards that appear more than once</source>
        <translation>{count} carte presenti più volte</translation>
    </message>
    <message>
        <source>1 card missing</source>
        <translation>manca 1 carta</translation>
    </message>
    <message>
        <source>{count} cards missing</source>
        <translation>mancano {count} carte</translation>
    </message>
    <message>
        <source>The certificate’s file name is NAME{suffix}.</source>
        <translation>Il file del certificato si chiama NOME{suffix}.</translation>
    </message>
    <message>
        <source>the structure of “{name}” was changed</source>
        <translation>“{name}” non ha più la struttura che aveva</translation>
    </message>
    <message>
        <source>is without an entry in the list of {table}</source>
        <translation>sta nell’elenco {table} senza annotazione</translation>
    </message>
    <message>
        <source>is in the list of {table} with a different {column}</source>
        <translation>sta nell’elenco {table} con un altro valore ({column})</translation>
    </message>
    <message>
        <source>has fingerprints but is not a set</source>
        <translation>ha impronte ma non è una serie</translation>
    </message>
    <message>
        <source>has a key but is not a set</source>
        <translation>ha una chiave ma non è una serie</translation>
    </message>
    <message>
        <source>the mark of the journal’s key was changed</source>
        <translation>il segno della chiave del registro è stato modificato</translation>
    </message>
    <message>
        <source>the count beside the journal is missing, or from another journal</source>
        <translation>il conteggio accanto al registro manca o non è il suo</translation>
    </message>
    <message>
        <source>is missing at the end, according to {who}</source>
        <translation>manca alla fine, come sa {who}</translation>
    </message>
    <message>
        <source>and all up to row {last} are missing at the end, according to {who}</source>
        <translation>e tutte fino alla riga {last} mancano alla fine, come sa {who}</translation>
    </message>
    <message>
        <source>These settings could not be read and were reset: {names}.</source>
        <translation>Non è stato possibile leggere queste impostazioni, che ripartono da capo: {names}.</translation>
    </message>
    <message>
        <source>The settings could not be read ({reason}) and were reset.</source>
        <translation>Non è stato possibile leggere le impostazioni ({reason}), che ripartono da capo.</translation>
    </message>
    <message>
        <source>it has one of the characters &lt; &gt; : &quot; / \ | ? *</source>
        <translation>contiene uno dei caratteri &lt; &gt; : &quot; / \ | ? *</translation>
    </message>
    <message>
        <source>Windows reserves it for a device</source>
        <translation>Windows lo riserva a un dispositivo</translation>
    </message>
    <message>
        <source>cards are A, K, Q, J (R, D, V), T or X, 9 … 2, without spaces between them</source>
        <translation>le carte sono A, K, Q, J (R, D, V), T o X, 9 … 2, senza spazi fra loro</translation>
    </message>
    <message>
        <source>a card appears twice</source>
        <translation>una carta c’è due volte</translation>
    </message>
    <message>
        <source>contains something that was never written there</source>
        <translation>contiene qualcosa che non vi è mai stato scritto</translation>
    </message>
    <message>
        <source>has a seal that this journal did not make</source>
        <translation>porta un sigillo che non è di questo registro</translation>
    </message>
    <message>
        <source>at most 13</source>
        <translation>13 al massimo</translation>
    </message>
    <message>
        <source>number {place} is not eight hexadecimal digits</source>
        <translation>la {place}ª non ha otto cifre esadecimali</translation>
    </message>
    <message>
        <source>“{name}” beside it cannot be read, because nothing can be written there</source>
        <translation>“{name}” accanto non può essere letto dove non si può scrivere</translation>
    </message>
    <message>
        <source>it repeats the same values</source>
        <translation>fornisce sempre la stessa cosa</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is not a word for a sheet</source>
        <translation>{file} del programma è danneggiato: “{name}” non è una parola di un foglio</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is wrong</source>
        <translation>{file} del programma è danneggiato: “{name}” non è come deve essere</translation>
    </message>
    <message>
        <source>it contains no settings of Big Deal</source>
        <translation>non contiene nulla delle impostazioni di Big Deal</translation>
    </message>
    <message>
        <source>boards whose dealer or vulnerability does not match their number: {count}</source>
        <translation>board con un mazziere o una zona diversi da quelli del loro numero: {count}</translation>
    </message>
    <message>
        <source>The file has {count} sessions with the same board numbers: give new ones.</source>
        <translation>Il file contiene {count} sessioni in cui i numeri dei board si ripetono: darne di nuovi.</translation>
    </message>
    <message>
        <source>the section [Document] is missing</source>
        <translation>non c’è una sezione [Document]</translation>
    </message>
    <message>
        <source>md is not a dealer and at most four hands</source>
        <translation>md non è un mazziere e al massimo quattro mani</translation>
    </message>
    <message>
        <source>Board repeated with the same deal: {count} ×</source>
        <translation>Board già presente con la stessa smazzata: {count} ×</translation>
    </message>
    <message>
        <source>Game without hands, skipped: {count} ×</source>
        <translation>Voce senza mani, saltata: {count} ×</translation>
    </message>
    <message>
        <source>Game with only some of the hands, skipped: {count} ×</source>
        <translation>Voce con solo una parte delle mani, saltata: {count} ×</translation>
    </message>
    <message>
        <source>Board without a number, counted on: {count} ×</source>
        <translation>Board senza un proprio numero, numerato in ordine: {count} ×</translation>
    </message>
    <message>
        <source>Dealer or vulnerability does not match the board number, not for play: {count} ×</source>
        <translation>Mazziere o zona diversi da quelli del numero del board, non per giocare: {count} ×</translation>
    </message>
    <message>
        <source>The same board number with a different deal, taken as another session: {count} ×</source>
        <translation>Lo stesso numero di board con un’altra smazzata, preso come altra sessione: {count} ×</translation>
    </message>
    <message>
        <source>Belongs to no board, skipped: {count} ×</source>
        <translation>Non appartiene a nessun board, saltato: {count} ×</translation>
    </message>
    <message>
        <source>it was missing, and a new one was started with its old key</source>
        <translation>era sparito ed è stato ricominciato accanto alla sua vecchia chiave</translation>
    </message>
    <message>
        <source>it ends at row {last}, but it had reached row {known}</source>
        <translation>finisce alla riga {last}, ma era arrivato alla riga {known}</translation>
    </message>
    <message>
        <source>its rows are not the ones that the count beside it names</source>
        <translation>le sue righe non sono quelle indicate dal conteggio accanto</translation>
    </message>
    <message>
        <source>Boards have been dealt from the outside value, so it can no longer be changed.</source>
        <translation>Ci sono board fatti con il valore esterno: non si può più modificare.</translation>
    </message>
    <message>
        <source>Another program is working on this tournament.</source>
        <translation>Un altro programma sta lavorando su questo torneo.</translation>
    </message>
    <message>
        <source>Wait until it has finished.</source>
        <translation>Attendere che abbia finito.</translation>
    </message>
    <message>
        <source>it is a different kind of file, or from a newer program</source>
        <translation>è di un altro tipo, o di un programma più recente</translation>
    </message>
    <message>
        <source>a part of it is wrong</source>
        <translation>una sua parte non è ciò che deve essere</translation>
    </message>
    <message>
        <source>its “{name}” is wrong</source>
        <translation>il suo “{name}” non è ciò che deve essere</translation>
    </message>
    <message>
        <source>line {line} is not a checksum</source>
        <translation>la riga {line} non è una somma di controllo</translation>
    </message>
    <message>
        <source>Wait until then.</source>
        <translation>Attendere che arrivi.</translation>
    </message>
    <message>
        <source>it is still in the future</source>
        <translation>non è ancora arrivato</translation>
    </message>
    <message>
        <source>the plan was not sealed until {day}</source>
        <translation>il piano è stato sigillato solo il {day}</translation>
    </message>
    <message>
        <source>a number without spaces was promised</source>
        <translation>è stato promesso un numero senza spazi</translation>
    </message>
    <message>
        <source>two numbers with one space between them were promised</source>
        <translation>sono stati promessi due numeri con uno spazio in mezzo</translation>
    </message>
    <message>
        <source>the {name} is a number: digits with a point or comma</source>
        <translation>{name} è un numero, di cifre con punto o virgola</translation>
    </message>
    <message>
        <source>the points or commas in {text} are in the wrong places</source>
        <translation>punti o virgole in {text} non sono al loro posto</translation>
    </message>
    <message>
        <source>its boards are not in the order of their numbers</source>
        <translation>i board non sono in ordine di numero</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>all’inizio</translation>
    </message>
    <message>
        <source>it is a compressed file: unpack it first</source>
        <translation>è un file compresso: prima va decompresso</translation>
    </message>
    <message>
        <source>Dealer or vulnerability not understood, so the one of the board number is used: {count} ×</source>
        <translation>Mazziere o zona in parole sconosciute, presi quelli del numero del board: {count} ×</translation>
    </message>
    <message>
        <source>There is no commitment in the plan’s folder, so there is no check code.</source>
        <translation>Accanto al piano non c’è un impegno, quindi nessun codice di controllo.</translation>
    </message>
    <message>
        <source>The plan is sealed, so it can no longer be changed.</source>
        <translation>Il piano è sigillato: non si può più modificare.</translation>
    </message>
    <message>
        <source>The plan is already sealed.</source>
        <translation>Il piano è già sigillato.</translation>
    </message>
    <message>
        <source>You can deal 1 to {most} sets at once.</source>
        <translation>In una volta si possono distribuire da 1 a {most} serie.</translation>
    </message>
    <message>
        <source>Sets dealt together can have at most {most} boards in all; these would have {count}.</source>
        <translation>Più serie in una volta possono avere {most} board in tutto, e queste ne avrebbero {count}.</translation>
    </message>
    <message>
        <source>it is from a network that this program does not know</source>
        <translation>è di una rete che questo programma non conosce</translation>
    </message>
    <message>
        <source>Enter the value that it promises.</source>
        <translation>Impostare il valore che promette.</translation>
    </message>
    <message>
        <source>round {number} of drand was promised; its file contains the signature that proves it</source>
        <translation>era promessa l’estrazione drand {number}; il suo file porta la firma che la dimostra</translation>
    </message>
    <message>
        <source>The fallback value is the one of {day}: nobody can know it yet.</source>
        <translation>Ciò che vale se la rete ha cessato è di {day}: nessuno può ancora conoscerlo.</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <translation>non è testo in UTF-8</translation>
    </message>
    <message>
        <source>the randomness does not match the signature; one of them is wrong</source>
        <translation>il numero casuale non è quello della firma; uno dei due è sbagliato</translation>
    </message>
    <message>
        <source>the key is not a key of such a network</source>
        <translation>la chiave non è di una tale rete</translation>
    </message>
    <message>
        <source>the signature is not valid; one of its digits is wrong</source>
        <translation>la firma non è valida; una sua cifra è sbagliata</translation>
    </message>
    <message>
        <source>the network did not sign round {number} like this; the number or the signature is wrong</source>
        <translation>la rete non ha firmato così l’estrazione {number}; il numero o la firma è sbagliato</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>non è JSON valido</translation>
    </message>
    <message>
        <source>it has more pixels than a page can show</source>
        <translation>ha più punti di quanti ne mostri una pagina</translation>
    </message>
    <message>
        <source>these words are not in the word list: {places}</source>
        <translation>queste parole non sono nell’elenco: {places}</translation>
    </message>
    <message>
        <source>word {place} differs from the slip</source>
        <translation>la parola {place} è diversa sul foglietto</translation>
    </message>
    <message>
        <source>words {one} and {other} are swapped</source>
        <translation>le parole {one} e {other} sono scambiate</translation>
    </message>
    <message>
        <source>choose first where the outside value will come from</source>
        <translation>dire prima da dove verrà il valore esterno</translation>
    </message>
    <message>
        <source>another holder already has this name</source>
        <translation>un altro depositario si chiama già così</translation>
    </message>
    <message>
        <source>Reveal on the computer that dealt them.</source>
        <translation>Rivelare sul computer che le ha distribuite.</translation>
    </message>
    <message>
        <source>The keys of all sessions have already been revealed.</source>
        <translation>Le chiavi di tutte le sessioni sono già rivelate.</translation>
    </message>
    <message>
        <source>The public pack contains every session that was dealt.</source>
        <translation>Il pacchetto pubblico contiene ogni sessione distribuita.</translation>
    </message>
    <message>
        <source>The key of a session opens all its boards, including its reserve set.</source>
        <translation>La chiave di una sessione apre tutti i suoi board, anche quelli della serie di riserva.</translation>
    </message>
    <message>
        <source>What was published binds all keys together, so no single one can be proved.</source>
        <translation>Ciò che è stato pubblicato fissa tutte le chiavi insieme, quindi nessuna si può dimostrare da sola.</translation>
    </message>
    <message>
        <source>The number of sessions of phase {phase} is open, so one key opens them all, including those not played yet.</source>
        <translation>Il numero di sessioni della fase {phase} è aperto, quindi una sola chiave serve a tutte: aprirebbe anche quelle ancora da giocare.</translation>
    </message>
    <message>
        <source>According to this computer’s journal, {session} has not been dealt.</source>
        <translation>Secondo il registro di questo computer {session} non è stata distribuita.</translation>
    </message>
    <message>
        <source>it is not the key of a session</source>
        <translation>è altro dalla chiave di una sessione</translation>
    </message>
    <message>
        <source>it is not what should be there</source>
        <translation>non è ciò che deve esserci</translation>
    </message>
    <message>
        <source>it ends after {count} of {size} bytes</source>
        <translation>si interrompe dopo {count} byte su {size}</translation>
    </message>
    <message>
        <source>This computer has not seen this tournament before. The log in its folder shows what was done elsewhere, and that counts here too.</source>
        <translation>Questo computer non aveva ancora visto questo torneo. Ciò che è stato fatto sta nel registro della sua cartella, e vale anche qui.</translation>
    </message>
    <message>
        <source>Part of the tournament log is damaged or missing. Ask what was done on other computers before you deal or reveal.</source>
        <translation>Una parte del registro del torneo è danneggiata o manca. Chiedere che cosa è stato fatto su altri computer prima di distribuire o rivelare.</translation>
    </message>
    <message>
        <source>Two computers continued this tournament without knowing of each other. Compare what they dealt, and record a deviation that says how this happened: it joins the two.</source>
        <translation>Due computer hanno continuato questo torneo, ciascuno senza ciò che faceva l’altro. Confrontare ciò che hanno distribuito, e annotare uno scostamento che dica come è successo: riunisce i due.</translation>
    </message>
    <message>
        <source>its folder is another user’s</source>
        <translation>la sua cartella è di un altro utente</translation>
    </message>
    <message>
        <source>This set was spot-checked {count} times before play. It can be checked again when play is over.</source>
        <translation>Questa serie è stata controllata a campione {count} volte prima del gioco. Si potrà di nuovo a gioco finito.</translation>
    </message>
    <message>
        <source>This is an Access database, which is not read here. Export its table ReceivedData as CSV, and choose that file.</source>
        <translation>È un database di Access, che qui non si legge. Esportare la tabella ReceivedData come CSV e scegliere quel file.</translation>
    </message>
    <message>
        <source>The file has no result of board {number}.</source>
        <translation>Il file non ha risultati del board {number}.</translation>
    </message>
    <message>
        <source>This is not whole JSON.</source>
        <translation>Non è un JSON completo.</translation>
    </message>
    <message>
        <source>it is not a PNG, JPEG or SVG picture</source>
        <translation>non è un’immagine PNG, JPEG o SVG</translation>
    </message>
    <message>
        <source>its drawing is too complicated</source>
        <translation>il disegno è troppo complicato</translation>
    </message>
    <message>
        <source>the attached journal in “{folder}” is missing or was changed</source>
        <translation>il registro allegato in “{folder}” manca o è stato modificato</translation>
    </message>
    <message>
        <source>{count} older journals are attached here, and no more are possible.</source>
        <translation>Qui è già allegato il registro di {count} backup, e non ne sono possibili altri.</translation>
    </message>
    <message>
        <source>Deal other boards outside the tournament, as an ordinary session, and record a deviation.</source>
        <translation>Distribuire altri board al di fuori del torneo, come una sessione normale, e annotare una deviazione.</translation>
    </message>
    <message>
        <source>The files of another journal are here: “{path}”. Move the three files “{name}”, “{key_name}” and “{head_name}” of that folder elsewhere, keep them, and restore again.</source>
        <translation>Qui ci sono i file di un altro registro: “{path}”. Spostare i tre file “{name}”, “{key_name}” e “{head_name}” di quella cartella, conservarli e ripristinare di nuovo.</translation>
    </message>
    <message>
        <source>a card is in two of the hands: look for one hand at a time</source>
        <translation>una carta è in due delle mani: cercare una mano alla volta</translation>
    </message>
    <message>
        <source>an owner word</source>
        <translation>una parola di possessori</translation>
    </message>
    <message>
        <source>it has {count} letters N, E, S, W or -</source>
        <translation>ha {count} lettere N, E, S, W o -</translation>
    </message>
    <message>
        <source>a part of a deal</source>
        <translation>una parte di una smazzata</translation>
    </message>
    <message>
        <source>a suit by itself ends at {last}</source>
        <translation>un seme da solo finisce a {last}</translation>
    </message>
    <message>
        <source>its bits are not those of a layout</source>
        <translation>i suoi bit non sono quelli di una disposizione</translation>
    </message>
    <message>
        <source>different whole numbers from 0 on</source>
        <translation>numeri interi diversi da 0 in su</translation>
    </message>
    <message>
        <source>no set of this size has this index</source>
        <translation>nessun insieme di questa dimensione ha questo indice</translation>
    </message>
    <message>
        <source>a set of numbers</source>
        <translation>un insieme di numeri</translation>
    </message>
    <message>
        <source>the sequences of a deal</source>
        <translation>le sequenze di una smazzata</translation>
    </message>
    <message>
        <source>three times 13 different places, below 52, 39 and 26</source>
        <translation>tre volte 13 posti diversi, sotto 52, 39 e 26</translation>
    </message>
    <message>
        <source>the triple of a deal</source>
        <translation>i tre indici di una smazzata</translation>
    </message>
    <message>
        <source>three numbers from 0, below C(52,13), C(39,13) and C(26,13)</source>
        <translation>tre numeri da 0, sotto C(52,13), C(39,13) e C(26,13)</translation>
    </message>
    <message>
        <source>cards marked unused that have a seat: {count}</source>
        <translation>carte non usate che hanno un posto: {count}</translation>
    </message>
    <message>
        <source>the row is shorter than the heading</source>
        <translation>la riga è più corta dell’intestazione</translation>
    </message>
    <message>
        <source>a hand is not four suits with dots between</source>
        <translation>una mano non è di quattro semi separati da punti</translation>
    </message>
    <message>
        <source>the column of board numbers has none here</source>
        <translation>la colonna dei numeri di board qui non ne ha</translation>
    </message>
    <message>
        <source>Double dummy of more than {most} boards is not worked out here.</source>
        <translation>A carte viste non si calcolano qui più di {most} board.</translation>
    </message>
    <message>
        <source>This is not whole CSV.</source>
        <translation>Non è un CSV completo.</translation>
    </message>
    <message>
        <source>a row has no number</source>
        <translation>una riga non ha numero</translation>
    </message>
    <message>
        <source>“{text}” names no sessions: write 1:1-3 (phase 1, sessions 1 to 3), 2:all, or all.</source>
        <translation>“{text}” non indica sessioni: scrivere 1:1-3 per le sessioni da 1 a 3 della fase 1, 2:all per la fase 2, oppure all.</translation>
    </message>
    <message>
        <source>The number of sessions of phase {phase} is open, and there is no key for it. None of its sessions can be dealt.</source>
        <translation>Il numero di sessioni della fase {phase} è aperto, e le chiavi non ne hanno per essa: nessuna sua sessione può essere distribuita.</translation>
    </message>
    <message>
        <source>with these holders the sentence has {count} characters, {limit} at most: use fewer holders, shorter names, or a shorter text</source>
        <translation>con questi depositari la frase ha {count} caratteri, e il massimo è {limit}: prendere meno depositari, nomi più corti o meno parole per il valore esterno</translation>
    </message>
    <message>
        <source>all words are in the list, but several differ from the slip, or the hash belongs to other words</source>
        <translation>tutte le parole sono nell’elenco, e più di una è diversa sul foglietto; oppure l’impronta è di altre parole</translation>
    </message>
    <message>
        <source>“{file}” is a PDF, like a secret slip; the organiser’s file is a text whose name ends in “-hash.txt”</source>
        <translation>“{file}” è un PDF, come un foglietto segreto; il file per l’organizzatore è un testo il cui nome finisce in “-hash.txt”</translation>
    </message>
    <message>
        <source>{session} has {boards}, and no board {number}</source>
        <translation>{session} ha {boards} e nessun board {number}</translation>
    </message>
</context>
<context>
    <name>recovery</name>
    <message>
        <source>Hidden files of it were removed: {names}.</source>
        <translation>I suoi file nascosti sono stati rimossi: {names}.</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation>{names} e altri {count}</translation>
    </message>
    <message>
        <source>Writing {names} into “{folder}” was interrupted before any file was complete. The set counts as failed.</source>
        <translation>La consegna di {names} in “{folder}” si è interrotta prima che un file fosse al suo posto. La serie vale come fallita.</translation>
    </message>
    <message>
        <source>The disk of “{folder}” keeps no rights: everyone who can use it can read the boards there.</source>
        <translation>Il disco di “{folder}” non conosce permessi: chiunque possa usarlo può leggervi le smazzate.</translation>
    </message>
    <message>
        <source>Hidden files in “{folder}” may hold boards, and could not be removed: {names}. The next dealing tries again.</source>
        <translation>I file nascosti in “{folder}” possono contenere smazzate e non si sono potuti rimuovere: {names}. La prossima distribuzione ci riprova.</translation>
    </message>
    <message>
        <source>Writing set {code} was interrupted at its last step. All its files are complete, and it now counts as dealt: {names}.</source>
        <translation>La consegna della serie {code} si è interrotta all’ultimo passo. Tutti i suoi file sono completi e ora vale come distribuita: {names}.</translation>
    </message>
    <message>
        <source>Writing set {code} was interrupted before it was complete. It counts as failed, and its files were removed: {names}. Do not play copies of them.</source>
        <translation>La consegna della serie {code} si è interrotta prima di essere completa. Vale come fallita e i suoi file sono stati ritirati: {names}. Non giocarne copie.</translation>
    </message>
    <message>
        <source>Writing files was interrupted, and files with those names have changed since. They were left alone: {names}.</source>
        <translation>Una consegna si è interrotta, e file con i suoi nomi sono cambiati da allora. Sono stati lasciati stare: {names}.</translation>
    </message>
    <message>
        <source>Hidden files in “{folder}” were left alone, because another user, computer or data folder made them: {names}.</source>
        <translation>I file nascosti in “{folder}” sono stati lasciati stare, perché li ha creati un altro utente, computer o cartella dei dati: {names}.</translation>
    </message>
    <message>
        <source>Writing {names} was interrupted at its last step, and the journal does not know these boards. They were left alone. Do not play them unless you know where they come from.</source>
        <translation>La consegna di {names} si è interrotta all’ultimo passo, e il registro non conosce questi board. Sono stati lasciati stare. Non giocarli se non si sa da dove vengono.</translation>
    </message>
    <message>
        <source>An earlier attempt to publish this plan was interrupted. Its keys are not in use, and its files were removed: {names}. Destroy any copies of them.</source>
        <translation>Una pubblicazione precedente di questo piano si è interrotta. Le sue chiavi non fissano nulla e i suoi file sono stati rimossi: {names}. Distruggerne le copie.</translation>
    </message>
    <message>
        <source>Whether this counts as dealt is settled at the next dealing, or when the program starts.</source>
        <translation>Se vale come distribuita si decide alla prossima distribuzione o all’avvio del programma.</translation>
    </message>
    <message>
        <source>All files are complete and stay in “{folder}”: {names}.</source>
        <translation>Tutti i file sono completi e restano in “{folder}”: {names}.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Identification</source>
        <translation>Identificazione</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>File per</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formati</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Cartella per i file</translation>
    </message>
    <message>
        <source>Folder for used sets</source>
        <translation>Cartella delle serie giocate</translation>
    </message>
    <message>
        <source>Exactly as Big Deal</source>
        <translation>Esattamente come Big Deal</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Casualità</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Grandezza del testo</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Modelli</translation>
    </message>
    <message>
        <source>Print options</source>
        <translation>Opzioni di stampa</translation>
    </message>
    <message>
        <source>Recent tournaments</source>
        <translation>Tornei recenti</translation>
    </message>
    <message>
        <source>First start</source>
        <translation>Primo avvio</translation>
    </message>
    <message>
        <source>Language and appearance</source>
        <translation>Lingua e aspetto</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lin&amp;gua</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>Co&amp;lori</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Grande&amp;zza del testo</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Your club</source>
        <translation>Il circolo</translation>
    </message>
    <message>
        <source>&amp;Identification</source>
        <translation>&amp;Identificazione</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Ticked when the program starts.</source>
        <translation>Spuntati all’avvio del programma.</translation>
    </message>
    <message>
        <source>&amp;New sets go to</source>
        <translation>Serie &amp;nuove in</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>S&amp;foglia…</translation>
    </message>
    <message>
        <source>&amp;Used sets go to</source>
        <translation>Serie gioca&amp;te in</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>Sf&amp;oglia…</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Distribuzione</translation>
    </message>
    <message>
        <source>Contents of the files</source>
        <translation>Contenuto dei file</translation>
    </message>
    <message>
        <source>&amp;Standard</source>
        <translation>&amp;Standard</translation>
    </message>
    <message>
        <source>E&amp;xactly as Big Deal</source>
        <translation>Esattamente come &amp;Big Deal</translation>
    </message>
    <message>
        <source>&amp;Your typing and the computer</source>
        <translation>La digitazione e il comp&amp;uter</translation>
    </message>
    <message>
        <source>You type or move the mouse until the meter is full. Both are mixed: one good source is enough. Choose this if you can.</source>
        <translation>Si digita o si muove il mouse finché l’indicatore è pieno. Le due fonti vengono mescolate: ne basta una buona. Scegliere questo, se si può.</translation>
    </message>
    <message>
        <source>Pr&amp;esets</source>
        <translation>&amp;Modelli</translation>
    </message>
    <message>
        <source>Names of the files</source>
        <translation>Nomi dei file</translation>
    </message>
    <message>
        <source>Day and event</source>
        <translation>Giorno ed evento</translation>
    </message>
    <message>
        <source>Day, event and set code</source>
        <translation>Giorno, evento e codice della serie</translation>
    </message>
    <message>
        <source>Finished files stay</source>
        <translation>I file finiti restano</translation>
    </message>
    <message>
        <source>The last session</source>
        <translation>L’ultima sessione</translation>
    </message>
    <message>
        <source>Nam&amp;es of the files</source>
        <translation>No&amp;mi dei file</translation>
    </message>
    <message>
        <source>Last preset</source>
        <translation>L’ultimo modello</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Your club and place. It is mixed into every deal, so two clubs never deal the same boards, even from the same seed. It is not a password.</source>
        <translation>Il circolo e il luogo. Viene mescolata in ogni smazzata: così due circoli non distribuiscono mai gli stessi board, neppure dallo stesso seed. Non è una password.</translation>
    </message>
    <message>
        <source>What machines and programs expect, with the known mistakes of older files corrected.</source>
        <translation>Ciò che macchine e programmi si aspettano, con gli errori noti dei vecchi file corretti.</translation>
    </message>
    <message>
        <source>The same bytes as Big Deal 2.0, except for the name of the program. For old procedures.</source>
        <translation>Byte per byte come Big Deal 2.0, tranne il nome del programma. Per vecchie procedure.</translation>
    </message>
    <message>
        <source>Only the &amp;computer</source>
        <translation>Solo il &amp;computer</translation>
    </message>
    <message>
        <source>For anyone who can neither type nor move a mouse. The boards are as random as this computer can be trusted. You add nothing yourself, and the certificate of the set says so.</source>
        <translation>Per chi non può né digitare né muovere un mouse. I board sono casuali quanto è sano questo computer; l’utente non aggiunge nulla, e il certificato di questa serie lo dice.</translation>
    </message>
</context>
<context>
    <name>sheets</name>
    <message>
        <source>To open it: “bigdeal tournament” asks for the words of each sheet. Without this program: a tool for SLIP-39 turns the lists into a master secret in hexadecimal (no passphrase); this is the passphrase for “age -d”.</source>
        <translation>Per aprirlo: “bigdeal tournament” chiede le parole di ogni foglio. Senza questo programma: uno strumento per SLIP-39 trasforma gli elenchi in un segreto principale esadecimale (senza frase segreta); questo è la frase segreta per “age -d”.</translation>
    </message>
    <message>
        <source>SECRET: share {number} of {count}</source>
        <translation>SEGRETO: parte {number} di {count}</translation>
    </message>
    <message>
        <source>SECRET: the passphrase of a tournament</source>
        <translation>SEGRETO: la frase segreta di un torneo</translation>
    </message>
    <message>
        <source>Tournament: {name}</source>
        <translation>Torneo: {name}</translation>
    </message>
    <message>
        <source>Opens: {file}</source>
        <translation>Apre: {file}</translation>
    </message>
    <message>
        <source>Without it nobody can open the file, and the boards cannot be dealt.</source>
        <translation>Senza di essa nessuno può aprire il file, e i board non si possono distribuire.</translation>
    </message>
    <message>
        <source>Print it twice, keep the sheets in two safe places, and delete this file.</source>
        <translation>Stamparla due volte, tenere i fogli in due posti sicuri ed eliminare questo file.</translation>
    </message>
    <message>
        <source>Set number: {number}</source>
        <translation>Numero di gruppo: {number}</translation>
    </message>
    <message>
        <source>Held by: {holder}</source>
        <translation>Affidato a: {holder}</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>Il giorno</translation>
    </message>
    <message>
        <source>Who keeps the keys</source>
        <translation>Chi tiene le chiavi</translation>
    </message>
    <message>
        <source>How to check</source>
        <translation>Come verificare</translation>
    </message>
    <message>
        <source>Hash of the keys</source>
        <translation>Impronta delle chiavi</translation>
    </message>
    <message>
        <source>SHA-256 of the page verify.html</source>
        <translation>SHA-256 della pagina verify.html</translation>
    </message>
    <message>
        <source>Check code (digest, SHA-256)</source>
        <translation>Codice di controllo</translation>
    </message>
    <message>
        <source>The same in words</source>
        <translation>La stessa in parole</translation>
    </message>
    <message>
        <source>Published before the outside value is known</source>
        <translation>Pubblicato prima che sia noto il valore esterno</translation>
    </message>
    <message>
        <source>The organiser says where.</source>
        <translation>Lo dice l’organizzatore.</translation>
    </message>
    <message>
        <source>The organiser, unsealed.</source>
        <translation>L’organizzatore, non sigillate.</translation>
    </message>
    <message>
        <source>The organiser, sealed with a passphrase.</source>
        <translation>L’organizzatore, sigillate con una frase segreta.</translation>
    </message>
    <message>
        <source>Sealed for {count} secret key(s), any of which opens them.</source>
        <translation>Sigillate per {count} chiave/i segreta/e; ciascuna le apre.</translation>
    </message>
    <message>
        <source>SECRET until the outside value is known</source>
        <translation>SEGRETO finché il valore esterno non è noto</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Le sue parole</translation>
    </message>
    <message>
        <source>As one line</source>
        <translation>In una riga</translation>
    </message>
    <message>
        <source>What they are for</source>
        <translation>A che cosa servono</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Che cosa fare</translation>
    </message>
    <message>
        <source>Without this program</source>
        <translation>Senza questo programma</translation>
    </message>
    <message>
        <source>For the organiser, before the plan is published</source>
        <translation>Per l’organizzatore, prima che il piano sia pubblicato</translation>
    </message>
    <message>
        <source>SHA-256 of the words</source>
        <translation>SHA-256 delle parole</translation>
    </message>
    <message>
        <source>Holder: {name}</source>
        <translation>Depositario: {name}</translation>
    </message>
    <message>
        <source>Any {needed} of the {count} sheets open the file; one alone is useless.</source>
        <translation>{needed} qualsiasi dei {count} elenchi di parole aprono il file; uno solo non serve a nulla.</translation>
    </message>
    <message>
        <source>Keep this sheet apart from the others, in a sealed envelope. Do not copy, photograph or email it. If too few sheets are left, nobody can open the file, and the boards cannot be dealt.</source>
        <translation>Tenere questo foglio separato dagli altri, in una busta chiusa. Non copiarlo, fotografarlo o spedirlo. Se restano troppo pochi fogli, nessuno può aprire il file, e i board non si possono distribuire.</translation>
    </message>
    <message>
        <source>Type it exactly as printed, with the dashes and in small letters.</source>
        <translation>Digitarla com’è scritta, con i trattini e in lettere minuscole.</translation>
    </message>
    <message>
        <source>Anyone who has this sheet and the file can compute every board.</source>
        <translation>Chi ha questo foglio e il file può calcolare ogni board.</translation>
    </message>
    <message>
        <source>What determines the deals</source>
        <translation>Che cosa decide le smazzate</translation>
    </message>
    <message>
        <source>And the words of these holders; if withheld, their SHA-256 instead</source>
        <translation>E le parole di questi depositari; se trattenute, il loro SHA-256</translation>
    </message>
    <message>
        <source>Where everyone can find the value from then on</source>
        <translation>Dove tutti trovano il valore da allora</translation>
    </message>
    <message>
        <source>Photograph this sheet, or keep the bulletin. After the last board the organiser publishes a pack. The program bigdeal-gui, its command “bigdeal verify”, and the page verify.html from the program’s releases ask for this check code: the words, the digits or the QR code. If they agree, the plan, the promise and the keys are today’s ({name}.commit.json), and every board is computed again.</source>
        <translation>Fotografare questo foglio, o conservare il bollettino. Dopo l’ultimo board l’organizzatore pubblica un pacchetto. Il programma bigdeal-gui, il suo comando “bigdeal verify” o la pagina verify.html pubblicata con il programma chiedono questo codice di controllo: le parole, le cifre o il codice. Se coincidono, piano, promessa e chiavi sono quelli di oggi ({name}.commit.json), e ogni board è ricalcolato.</translation>
    </message>
    <message>
        <source>{count} officials, sealed: any {needed} of them together can open the keys.</source>
        <translation>{count} responsabili, sigillate: {needed} di loro insieme aprono le chiavi.</translation>
    </message>
    <message>
        <source>Nothing on this page is secret. The organiser enters the name and this SHA-256 together with the source of the outside value. Later, check that the published promise names you with it.</source>
        <translation>In questa pagina nulla è segreto. L’organizzatore inserisce il nome e questo SHA-256 dove si sceglie la fonte del valore esterno. Controllare poi che la promessa pubblicata li riporti.</translation>
    </message>
    <message>
        <source>They go into every deal of the tournament, together with the secret keys and the outside value. As long as only you know them, nobody can foresee a board, not even the organiser.</source>
        <translation>Entrano in ogni smazzata del torneo, accanto alle chiavi segrete e al valore esterno. Finché le conosce una persona sola, nessuno può prevedere un board, nemmeno l’organizzatore.</translation>
    </message>
    <message>
        <source>Do not show, email or photograph them. Give the organiser the other page. When the outside value is known, and not before, hand over the words so that the boards can be dealt, ideally all holders at the same moment. Play does not wait for you: without your words their SHA-256 is used instead, and every check says that they were withheld.</source>
        <translation>Non mostrarle a nessuno, non spedirle e non fotografarle. Dare l’altra pagina all’organizzatore. Quando il valore esterno è noto, e non prima, consegnare le parole perché i board siano distribuiti, meglio se tutti i depositari nello stesso momento. Il gioco non aspetta: senza le parole il loro SHA-256 prende il loro posto, e ogni verifica dice che sono state trattenute.</translation>
    </message>
    <message>
        <source>The SHA-256 on the other page is that of the one line above: small letters with hyphens between them, without a line break.</source>
        <translation>Lo SHA-256 dell’altra pagina è quello della riga qui sopra: lettere minuscole con trattini in mezzo, senza fine riga.</translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message>
        <source>your typing and the computer</source>
        <translation>la digitazione e il computer</translation>
    </message>
    <message>
        <source>a seed that was given</source>
        <translation>un seed fornito</translation>
    </message>
    <message>
        <source>the tournament’s keys</source>
        <translation>le chiavi del torneo</translation>
    </message>
    <message>
        <source>only your typing</source>
        <translation>solo la digitazione</translation>
    </message>
    <message>
        <source>only the computer</source>
        <translation>solo il computer</translation>
    </message>
</context>
<context>
    <name>states</name>
    <message>
        <source>certified</source>
        <translation>certificata</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>archiviata</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>spostata</translation>
    </message>
    <message>
        <source>being moved</source>
        <translation>in corso di spostamento</translation>
    </message>
    <message>
        <source>no longer being moved</source>
        <translation>non più in corso di spostamento</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>“{file}”, board {number}: {reason}.</source>
        <translation>“{file}”, board {number}: {reason}.</translation>
    </message>
    <message>
        <source>Boards that are wrong there: {numbers}.</source>
        <translation>Board sbagliati: {numbers}.</translation>
    </message>
    <message>
        <source>The organiser’s reason: “{reason}”.</source>
        <translation>Motivo dell’organizzatore: “{reason}”.</translation>
    </message>
    <message>
        <source>Every session of the plan is here, with every board.</source>
        <translation>Ci sono tutte le sessioni del piano, con tutti i board.</translation>
    </message>
    <message>
        <source>“{file}” cannot be used: {reason} Get it again.</source>
        <translation>“{file}” non si può usare: {reason} Procurarselo di nuovo.</translation>
    </message>
    <message>
        <source>This plan is not published yet: no keys are bound to it.</source>
        <translation>Questo piano non è ancora pubblicato: nessuna chiave è ancora fissata.</translation>
    </message>
    <message>
        <source>The keys are not here, or still sealed: they come after play.</source>
        <translation>Le chiavi non ci sono, o sono ancora sigillate: arrivano dopo il gioco.</translation>
    </message>
    <message>
        <source>“{file}”: its root of the keys is not the one that was bound.</source>
        <translation>“{file}”: la sua radice delle chiavi non è quella fissata.</translation>
    </message>
    <message>
        <source>“{file}”: its key is number {found} of {found_count}; that of phase {phase}, session {session}, is number {number} of {count}.</source>
        <translation>“{file}”: la sua chiave è la numero {found} di {found_count}; quella della fase {phase}, sessione {session}, è la numero {number} di {count}.</translation>
    </message>
    <message>
        <source>“{file}”: this is not the key that was bound for phase {phase}, session {session}.</source>
        <translation>“{file}”: questa non è la chiave fissata per la fase {phase}, sessione {session}.</translation>
    </message>
    <message>
        <source>No boards are here: add their files, such as .pbn.</source>
        <translation>Non ci sono board: aggiungere i loro file, per esempio .pbn.</translation>
    </message>
    <message>
        <source>The check code is the one you gave.</source>
        <translation>Il codice di controllo è quello indicato.</translation>
    </message>
    <message>
        <source>The check code you gave is not the one of this promise: {where}</source>
        <translation>Il codice di controllo indicato non è quello di questa promessa: {where}</translation>
    </message>
    <message>
        <source>Say whether you saw this check code, or had this plan, before {moment}.</source>
        <translation>Dire se questo codice di controllo è stato visto, o se si aveva questo piano, prima di {moment}.</translation>
    </message>
    <message>
        <source>Give all of it, and say whether you saw it before {moment}.</source>
        <translation>Indicarla per intero, e dire se è stata vista prima di {moment}.</translation>
    </message>
    <message>
        <source>the day of the value</source>
        <translation>conoscere il valore</translation>
    </message>
    <message>
        <source>You know of no earlier promise of this organiser for this event, as you say.</source>
        <translation>Non è nota alcuna promessa anteriore di questo organizzatore per questa gara, come si dichiara.</translation>
    </message>
    <message>
        <source>What you gave cannot be read as the check code of this promise: {where}</source>
        <translation>Ciò che è stato indicato non si può leggere come il codice di controllo di questa promessa: {where}</translation>
    </message>
    <message>
        <source>The value you gave is “{given}”; the value in the plan is “{value}”.</source>
        <translation>Il valore indicato è “{given}”; nel piano c’è “{value}”.</translation>
    </message>
    <message>
        <source>The outside value is the one you gave.</source>
        <translation>Il valore esterno è quello indicato.</translation>
    </message>
    <message>
        <source>The value was entered on {entered}, before the promised day, {day}.</source>
        <translation>Il valore è stato inserito il {entered}, prima del giorno promesso, {day}.</translation>
    </message>
    <message>
        <source>The value you gave, “{given}”, cannot be read as the promised one: {source}.</source>
        <translation>Il valore indicato, “{given}”, non si può leggere come quello promesso: {source}.</translation>
    </message>
    <message>
        <source>The value is the randomness of round {number}, which appeared on {when}: the network’s signature is genuine.</source>
        <translation>Il valore è il numero casuale dell’estrazione drand {number}, uscita {when}: la firma della rete è autentica.</translation>
    </message>
    <message>
        <source>The value is not that of the promised round {number}. It counts only if the network had ended before {when}.</source>
        <translation>Il valore non è quello dell’estrazione {number} promessa. Vale solo se la rete aveva cessato prima di {when}.</translation>
    </message>
    <message>
        <source>Look up at {address} whether the randomness of round {number} is {value}.</source>
        <translation>Controllare all’indirizzo {address} se il numero casuale del turno {number} è {value}.</translation>
    </message>
    <message>
        <source>The file of round {number} (.round.json) is not here. Look up at {address} whether its randomness is {value}; or add the file, and it is checked here.</source>
        <translation>Il file dell’estrazione drand {number} (.round.json) non c’è. Controllare su {address} se il numero casuale (randomness) è {value}; oppure aggiungere il file, e sarà verificato qui.</translation>
    </message>
    <message>
        <source>“{file}” is not what the network signed: {reason}.</source>
        <translation>“{file}” non è ciò che la rete ha firmato: {reason}.</translation>
    </message>
    <message>
        <source>These have the same words, so they are one holder: {names}.</source>
        <translation>Hanno le stesse parole, quindi sono un solo depositario: {names}.</translation>
    </message>
    <message>
        <source>The words of “{name}” are in the value: their SHA-256 is the promised one.</source>
        <translation>Le parole di “{name}” sono nel valore: il loro SHA-256 è quello promesso.</translation>
    </message>
    <message>
        <source>These sessions were played, as you say: {sessions}.</source>
        <translation>Queste sessioni sono state giocate, come si dichiara: {sessions}.</translation>
    </message>
    <message>
        <source>The promise announces a log of what was done, and it is not here.</source>
        <translation>La promessa annuncia un registro di ciò che è stato fatto, e non è qui.</translation>
    </message>
    <message>
        <source>Something of the log of what was done is damaged or missing.</source>
        <translation>Qualcosa del registro di ciò che è stato fatto è danneggiato o manca.</translation>
    </message>
    <message>
        <source>The log of what was done is shorter than the text of a pack says.</source>
        <translation>Il registro di ciò che è stato fatto è più corto di quanto dice il testo di un pacchetto.</translation>
    </message>
    <message>
        <source>By the log, two computers went on with this tournament, each without what the other did.</source>
        <translation>Secondo il registro, due computer hanno continuato questo torneo, ciascuno senza ciò che l’altro ha fatto.</translation>
    </message>
    <message>
        <source>“{file}” has no boards.</source>
        <translation>“{file}” non contiene board.</translation>
    </message>
    <message>
        <source>“{file}” has the name of {named}, but the boards of {session}.</source>
        <translation>“{file}” porta il nome di {named}; i suoi board sono quelli di {session}.</translation>
    </message>
    <message>
        <source>“{file}” has no board numbers, and the boards of {session} are in a different order.</source>
        <translation>“{file}” non ha numeri di board, e i board di {session} sono in un altro ordine.</translation>
    </message>
    <message>
        <source>“{phase}”: the number of sessions was left open. Found: {count}.</source>
        <translation>“{phase}”: il numero delle sessioni era aperto. Trovate: {count}.</translation>
    </message>
    <message>
        <source>“{phase}”: the boards of its sessions were left open.</source>
        <translation>“{phase}”: quali board hanno le sessioni era aperto.</translation>
    </message>
    <message>
        <source>{session}: none of its boards is here.</source>
        <translation>{session}: qui non c’è nessun suo board.</translation>
    </message>
    <message>
        <source>{session}: its boards were left open. Found: {numbers}.</source>
        <translation>{session}: quali board ha era aperto. Trovati: {numbers}.</translation>
    </message>
    <message>
        <source>“{file}” was not opened: unpack it, and give its contents.</source>
        <translation>Il contenuto di “{file}” non è stato guardato: decomprimerlo, e dare ciò che contiene.</translation>
    </message>
    <message>
        <source>The organiser reports a deviation from the plan: “{what}”.</source>
        <translation>L’organizzatore riferisce uno scostamento dal piano: “{what}”.</translation>
    </message>
    <message>
        <source>“{file}” is in the list of checksums, but not among the files.</source>
        <translation>“{file}” è nell’elenco delle somme di controllo e non tra i file.</translation>
    </message>
    <message>
        <source>All files match the list of checksums in the pack.</source>
        <translation>Ogni file è quello impacchettato, come dice l’elenco delle somme di controllo.</translation>
    </message>
    <message>
        <source>This is a practice tournament, made to try things out.</source>
        <translation>Questo è un torneo di prova: è stato fatto per provare.</translation>
    </message>
    <message>
        <source>The keys of all sessions are here, but their hash is not the one in the plan (KH).</source>
        <translation>Ci sono le chiavi di tutte le sessioni, e la loro impronta non è quella che dice il piano (KH).</translation>
    </message>
    <message>
        <source>The keys are the ones fixed before.</source>
        <translation>Le chiavi sono quelle fissate prima.</translation>
    </message>
    <message>
        <source>“{file}”: a single key cannot be proved here, because the commitment (version 1) binds all keys together.</source>
        <translation>“{file}”: qui una chiave da sola non si può dimostrare: l’impegno, di versione 1, fissa tutte le chiavi insieme.</translation>
    </message>
    <message>
        <source>“{file}”: the plan has no separate key for phase {phase}, session {session}.</source>
        <translation>“{file}”: il piano non ha una chiave propria per la fase {phase}, sessione {session}.</translation>
    </message>
    <message>
        <source>{sessions}: the key has very few different characters, so it can be guessed.</source>
        <translation>{sessions}: la chiave ha pochissime lettere diverse, quindi si può indovinare.</translation>
    </message>
    <message>
        <source>{sessions}: these have the same key, so they have the same boards.</source>
        <translation>{sessions}: hanno una sola chiave, quindi gli stessi board.</translation>
    </message>
    <message>
        <source>This is only about {sessions}. The keys of the other sessions are still secret: nothing is proved about them before they are revealed.</source>
        <translation>Qui si tratta solo di {sessions}. Le chiavi delle altre sessioni sono ancora segrete: di quelle non si dimostra nulla prima che siano rivelate.</translation>
    </message>
    <message>
        <source>Plan and promise match the commitment word for word.</source>
        <translation>Piano e promessa sono, parola per parola, quelli dell’impegno.</translation>
    </message>
    <message>
        <source>There is no commitment: only the keys were fixed, not the names, sessions, boards and source.</source>
        <translation>Non c’è impegno: solo le chiavi erano fissate, e non nomi, sessioni, board e fonte.</translation>
    </message>
    <message>
        <source>The check code you gave cannot be compared, because the commitment is missing or cannot be used. Add the file that ends in .commit.json.</source>
        <translation>Il codice di controllo indicato non si può confrontare: l’impegno non c’è, o non si può usare. Aggiungere il file che finisce in .commit.json.</translation>
    </message>
    <message>
        <source>You gave the hash of the keys. It covers only the keys; the check code also covers the names, sessions, boards and source.</source>
        <translation>Quella indicata è l’impronta delle chiavi. Fissa solo le chiavi, e non nomi, sessioni, board e fonte, come fa il codice di controllo.</translation>
    </message>
    <message>
        <source>You saw it, or had it, before {moment}, as you say.</source>
        <translation>Vista, o conservata, prima di {moment}, come si dichiara.</translation>
    </message>
    <message>
        <source>The organiser published an earlier promise, and it is not here. It may have been for this same event. Ask for it. Its check code: {digest}.</source>
        <translation>L’organizzatore ha pubblicato prima un’altra promessa, e non è qui: può essere stata di questa stessa gara. Chiederla. Il suo codice di controllo: {digest}.</translation>
    </message>
    <message>
        <source>All earlier promises in this chain are here, each for a different event: {names}.</source>
        <translation>Ci sono tutte le promesse precedenti della catena, ognuna di un’altra gara: {names}.</translation>
    </message>
    <message>
        <source>Only the organiser says that there was no earlier promise. Say whether you know of an earlier promise for this event.</source>
        <translation>Che nessun’altra promessa sia venuta prima è solo la parola dell’organizzatore. Dire se è nota una promessa anteriore per questa gara.</translation>
    </message>
    <message>
        <source>“{file}”, among the files, is a plan with the same keys but different lines: {lines}.</source>
        <translation>“{file}”, tra i file, è un piano con le stesse chiavi, ma altre righe: {lines}.</translation>
    </message>
    <message>
        <source>“{file}”, among the files, is another plan for this event. Lines that differ: {lines}. Ask which one counted.</source>
        <translation>“{file}”, tra i file, è un altro piano di questa gara. Righe diverse: {lines}. Chiedere quale valeva.</translation>
    </message>
    <message>
        <source>The organiser says: “{where}”, since {day}.</source>
        <translation>L’organizzatore dice: “{where}”, dal {day}.</translation>
    </message>
    <message>
        <source>The organiser says it was published on {since}, which is not before the promised day, {day}.</source>
        <translation>L’organizzatore indica una pubblicazione il {since}, non prima del giorno promesso, {day}.</translation>
    </message>
    <message>
        <source>An earlier promise for this same event is here (“{file}”): with several promises the best one can be chosen.</source>
        <translation>C’è una promessa anteriore della stessa gara (“{file}”): chi ne fa più d’una può scegliere.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, agrees line by line.</source>
        <translation>Il piano conservato, “{file}”, coincide riga per riga.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, has the same keys but different lines: {lines}.</source>
        <translation>Il piano conservato, “{file}”, ha le stesse chiavi ma altre righe: {lines}.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, is a draft without keys. Lines that differ: {lines}.</source>
        <translation>Il piano conservato, “{file}”, è una bozza senza chiavi. Righe diverse: {lines}.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, has different keys. Lines that differ: {lines}. Ask which one counted.</source>
        <translation>Il piano conservato, “{file}”, ha altre chiavi. Righe diverse: {lines}. Chiedere quale valeva.</translation>
    </message>
    <message>
        <source>The outside value is not in this plan yet: its day has not come.</source>
        <translation>Il valore esterno non è ancora in questo piano: il suo giorno deve venire.</translation>
    </message>
    <message>
        <source>The value was entered on {entered}, but the promised round {number} appeared later, on {when}.</source>
        <translation>Il valore è stato inserito il {entered}. L’estrazione {number} promessa è uscita solo dopo, {when}.</translation>
    </message>
    <message>
        <source>The promise does not fix how the value is written: a different spelling gives different boards.</source>
        <translation>La promessa non fissa come si scrive il valore: altre scritture danno altri board.</translation>
    </message>
    <message>
        <source>“{value}” is not written as promised: digits only, with the promised decimals.</source>
        <translation>“{value}” non è scritto come promesso: solo le cifre, con i decimali promessi.</translation>
    </message>
    <message>
        <source>Look the value up, and give it as you found it. The promise was: {source}.</source>
        <translation>Cercare il valore, e indicarlo come è stato trovato. Promesso: {source}.</translation>
    </message>
    <message>
        <source>The value was used as published, not as promised. The organiser’s reason: “{reason}”.</source>
        <translation>Il valore è stato preso come pubblicato, non come promesso. Motivo dell’organizzatore: “{reason}”.</translation>
    </message>
    <message>
        <source>Look up whether the network had ended before {when}, and whether {value} was published. The promise for that case was: {source}.</source>
        <translation>Controllare se la rete aveva cessato prima di {when} e se è stato pubblicato {value}. Promesso per quel caso: {source}.</translation>
    </message>
    <message>
        <source>“{file}” is round {found}; round {promised} was promised.</source>
        <translation>“{file}” è dell’estrazione {found}; era promessa l’estrazione {promised}.</translation>
    </message>
    <message>
        <source>“{file}” is the promised round, but the value does not match it.</source>
        <translation>“{file}” è l’estrazione promessa, e il valore non è il suo numero casuale.</translation>
    </message>
    <message>
        <source>The value is not complete: the words, or their SHA-256, of everyone who keeps words belong after it: {names}.</source>
        <translation>Il valore non è formato come promesso: dietro vanno le parole, o il loro SHA-256, di tutti coloro che custodiscono parole: {names}.</translation>
    </message>
    <message>
        <source>The words of “{name}” are not twelve words from the list: they could be guessed.</source>
        <translation>Ciò che “{name}” ha conservato non sono dodici parole dell’elenco: forse si possono indovinare.</translation>
    </message>
    <message>
        <source>The words of “{name}” were withheld: as promised, their SHA-256 is used instead. Anyone who withheld them, or kept them from being used, could choose between two values.</source>
        <translation>Le parole di “{name}” non sono state date: come promesso, al loro posto c’è il loro SHA-256. Chi le ha trattenute, o non le ha usate, poteva scegliere tra due valori.</translation>
    </message>
    <message>
        <source>The value has neither the promised words of “{name}” nor their SHA-256.</source>
        <translation>Ciò che nel valore sta per “{name}” non sono le parole di cui era promesso lo SHA-256, né è quello SHA-256.</translation>
    </message>
    <message>
        <source>Say which sessions were played. If many are planned, only the best ones might be shown.</source>
        <translation>Dire quali sessioni sono state giocate. Chi ne prevede molte può mostrare le migliori.</translation>
    </message>
    <message>
        <source>Sessions to answer for: {sessions}.</source>
        <translation>Si chiede di queste: {sessions}.</translation>
    </message>
    <message>
        <source>{session}: it was planned or dealt but not played, as you say. Ask why.</source>
        <translation>{session}: prevista o distribuita, e non giocata, come si dichiara. Chiedere perché.</translation>
    </message>
    <message>
        <source>Phase {phase}, session {session}: you played it, but it is not in the plan or the files.</source>
        <translation>Fase {phase}, sessione {session}: è stata giocata, e il piano e i file non ne hanno alcuna.</translation>
    </message>
    <message>
        <source>You said which sessions were played.</source>
        <translation>Si dichiara quali sessioni sono state giocate.</translation>
    </message>
    <message>
        <source>{session}: its key is the one bound for this session, number {number} of {count}. The others stay secret (“{file}”).</source>
        <translation>{session}: la sua chiave è quella fissata per questa sessione, numero {number} di {count}, mentre le altre restano segrete (“{file}”).</translation>
    </message>
    <message>
        <source>“{file}” contains the key of one session, but the commitment for it is missing. Add the file that ends in .commit.json.</source>
        <translation>“{file}” contiene la chiave di una sessione, e l’impegno che la fissa non c’è: aggiungere il file che finisce in .commit.json.</translation>
    </message>
    <message>
        <source>Give the check code as you saw it where it was published, or a plan that you saved. Say whether that was before {moment}.</source>
        <translation>Indicare il codice di controllo come è stato visto dove era pubblicato, o un piano conservato, e dire se era prima di {moment}.</translation>
    </message>
    <message>
        <source>Proved</source>
        <translation>Dimostrato</translation>
    </message>
    <message>
        <source>Left to you</source>
        <translation>Da controllare di persona</translation>
    </message>
    <message>
        <source>Still chosen by the organiser</source>
        <translation>Ancora a scelta dell’organizzatore</translation>
    </message>
    <message>
        <source>Not as promised</source>
        <translation>Non come promesso</translation>
    </message>
    <message>
        <source>“{file}”, {boards}: of no session whose key is here, so not judged.</source>
        <translation>“{file}”, {boards}: di nessuna sessione la cui chiave c’è, quindi non se ne dice nulla.</translation>
    </message>
    <message>
        <source>{session}, {boards}: from this session’s key and the outside value (“{file}”).</source>
        <translation>{session}, {boards}: dalla chiave di questa sessione e dal valore esterno (“{file}”).</translation>
    </message>
    <message>
        <source>{session}, {boards}: from the reserve set (“{file}”).</source>
        <translation>{session}, {boards}: dalla serie di riserva (“{file}”).</translation>
    </message>
    <message>
        <source>{session}, {boards}: the key of this session was revealed on {day}. From then on anybody could compute its reserve set. The record does not say that it was used before (“{file}”).</source>
        <translation>{session}, {boards}: la chiave di questa sessione è stata rivelata il {day}. Da allora chiunque poteva calcolarne la serie di riserva, e il registro non dice che sia stata usata prima (“{file}”).</translation>
    </message>
    <message>
        <source>{session}: {boards} missing.</source>
        <translation>{session}, non c’è: {boards}.</translation>
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
