<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About {program}</source>
        <translation>À propos de {program}</translation>
    </message>
    <message>
        <source>All licences in &amp;full…</source>
        <translation>Toutes les licences en &amp;entier…</translation>
    </message>
    <message>
        <source>Result of the self-test</source>
        <translation>Résultat de l’autotest</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Autotest</translation>
    </message>
    <message>
        <source>Kept on this computer</source>
        <translation>Conservé sur cet ordinateur</translation>
    </message>
    <message>
        <source>Kept beside the program</source>
        <translation>Conservé à côté du programme</translation>
    </message>
    <message>
        <source>Works without a network: it calls nobody and fetches nothing.</source>
        <translation>Fonctionne sans réseau&#xa0;: n’appelle personne et ne télécharge rien.</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licences</translation>
    </message>
    <message>
        <source>{program} {version}</source>
        <translation>{program} {version}</translation>
    </message>
    <message>
        <source>Deals bridge boards that nobody could predict, nobody can repeat and nobody has seen.</source>
        <translation>Distribue des donnes de bridge que personne n’a pu prévoir, ne peut reproduire et n’a vues.</translation>
    </message>
    <message>
        <source>Deals what Big Deal by Hans van Staveren deals from the same seed and identification. An independent program; Big Deal’s author has no part in it.</source>
        <translation>Distribue les mêmes donnes que Big Deal de Hans van Staveren à partir de la même graine et de la même identification. Programme indépendant&#xa0;; l’auteur de Big Deal n’y a pas pris part.</translation>
    </message>
    <message>
        <source>SHA-256 of &amp;verify.html</source>
        <translation>SHA-256 de &amp;verify.html</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Réglages</translation>
    </message>
    <message>
        <source>List of what was &amp;dealt</source>
        <translation>Liste des séries &amp;distribuées</translation>
    </message>
    <message>
        <source>Not passed. Nothing can be dealt until it has.</source>
        <translation>Échec. Rien ne peut être distribué tant qu’il n’a pas réussi.</translation>
    </message>
    <message>
        <source>Passed: {parts}.</source>
        <translation>Réussi&#xa0;: {parts}.</translation>
    </message>
    <message>
        <source>Qt and PySide6 are used unchanged, as libraries of their own. You may replace them by versions you have built yourself; their source code is at code.qt.io. This program comes without any warranty.</source>
        <translation>Qt et PySide6 sont utilisés sans modification, comme bibliothèques séparées. Vous pouvez les remplacer par des versions compilées par vous-même&#xa0;; leur code source se trouve sur code.qt.io. Ce programme est fourni sans aucune garantie.</translation>
    </message>
</context>
<context>
    <name>ArchiveHint</name>
    <message>
        <source>Mo&amp;ve to the archive</source>
        <translation>Déplacer &amp;vers les archives</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>Pas main&amp;tenant</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of {sets} finished sets still in the work folder</source>
        <translation>
            <numerusform>%n fichier de {sets} séries terminées encore dans le dossier de travail</numerusform>
            <numerusform>%n fichiers de {sets} séries terminées encore dans le dossier de travail</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of a finished set still in the work folder</source>
        <translation>
            <numerusform>%n fichier d’une série terminée encore dans le dossier de travail</numerusform>
            <numerusform>%n fichiers d’une série terminée encore dans le dossier de travail</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>These are copies, or in use by another program: remove them yourself</source>
        <translation>Ce sont des copies, ou un autre programme les utilise&#xa0;: supprimez-les vous-même</translation>
    </message>
    <message>
        <source>A delivery had been cut off</source>
        <translation>Une livraison avait été interrompue</translation>
    </message>
    <message>
        <source>Your journal was updated</source>
        <translation>Votre registre a été mis à jour</translation>
    </message>
</context>
<context>
    <name>BoardPage</name>
    <message>
        <source>Type at least one whole hand.</source>
        <translation>Tapez au moins une main entière.</translation>
    </message>
    <message>
        <source>The board number is a number such as 13.</source>
        <translation>Le numéro de la donne est un nombre comme 13.</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>These two boards hold the same deal: {numbers}.</source>
        <translation>Ces deux étuis contiennent la même donne&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>More than one thing fits. Read another hand to decide.</source>
        <translation>Plusieurs réponses conviennent. Lisez une autre main pour trancher.</translation>
    </message>
    <message>
        <source>Check the hand, or name the files that hold the boards.</source>
        <translation>Vérifiez la main, ou indiquez les fichiers qui contiennent les donnes.</translation>
    </message>
    <message>
        <source>Compare dealer and vulnerability with the board number too.</source>
        <translation>Comparez aussi le donneur et la vulnérabilité avec le numéro de la donne.</translation>
    </message>
    <message>
        <source>A deal of another session does not count for this one: see Laws 6D2 and 15.</source>
        <translation>Une donne d’une autre séance ne compte pas pour celle-ci&#xa0;: voir les lois 6D2 et 15.</translation>
    </message>
    <message>
        <source>Take the board out of play, and find out who played it like this.</source>
        <translation>Retirez l’étui du jeu et cherchez qui l’a joué ainsi.</translation>
    </message>
    <message>
        <source>It is fouled if contestants to be compared did not all play it alike (Law 87). Dealer and vulnerability count.</source>
        <translation>Elle est faussée si ceux que l’on compare ne l’ont pas tous jouée à l’identique (loi 87). Donneur et vulnérabilité comptent.</translation>
    </message>
    <message>
        <source>In a match of teams see Law 86B2.</source>
        <translation>En match par équipes, voir la loi 86B2.</translation>
    </message>
    <message>
        <source>No board that is known here has these hands.</source>
        <translation>Aucune donne connue ici n’a ces mains.</translation>
    </message>
    <message>
        <source>Boards compared: {count}.</source>
        <translation>Donnes comparées&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Not compared, because the files are gone or changed: {count}.</source>
        <translation>Non comparés, car les fichiers manquent ou ont changé&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Board {number} of {set}</source>
        <translation>Donne {number} de {set}</translation>
    </message>
    <message>
        <source>not board {number}</source>
        <translation>et non la donne {number}</translation>
    </message>
    <message>
        <source>another set than the one you named</source>
        <translation>une autre série que celle indiquée</translation>
    </message>
    <message>
        <source>turned by {degrees}°: North’s hand lies {seat}</source>
        <translation>tournée de {degrees}°&#xa0;: la main de Nord est en {seat}</translation>
    </message>
    <message>
        <source>hands exchanged between {seats}</source>
        <translation>mains échangées entre {seats}</translation>
    </message>
    <message>
        <source>all hands are right</source>
        <translation>toutes les mains sont justes</translation>
    </message>
    <message>
        <source>what you read is right; hands read: {count}</source>
        <translation>ce qui a été lu est juste&#xa0;; mains lues&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{parts}.</source>
        <translation>{parts}.</translation>
    </message>
    <message>
        <source>cards in the wrong hand: {count}</source>
        <translation>cartes dans la mauvaise main&#xa0;: {count}</translation>
    </message>
    <message>
        <source>cards exchanged: {count}, between {seats}</source>
        <translation>cartes échangées&#xa0;: {count}, entre {seats}</translation>
    </message>
</context>
<context>
    <name>BoardsField</name>
    <message>
        <source>Number of boards</source>
        <translation>Nombre de donnes</translation>
    </message>
    <message>
        <source>From 1 to {most}; a range such as 11-20 is understood as well.</source>
        <translation>De 1 à {most}&#xa0;; un intervalle comme 11-20 est aussi compris.</translation>
    </message>
    <message>
        <source>How many boards, at most {most}; or a range such as 11-20</source>
        <translation>Combien de donnes, {most} au plus&#xa0;; ou un intervalle comme 11-20</translation>
    </message>
    <message>
        <source>The number of the first board</source>
        <translation>Numéro de la première donne</translation>
    </message>
    <message>
        <source>&amp;from number</source>
        <translation>à &amp;partir du n°</translation>
    </message>
    <message>
        <source>North deals first</source>
        <translation>premier donneur&#xa0;: Nord</translation>
    </message>
    <message>
        <source>East deals first</source>
        <translation>premier donneur&#xa0;: Est</translation>
    </message>
    <message>
        <source>South deals first</source>
        <translation>premier donneur&#xa0;: Sud</translation>
    </message>
    <message>
        <source>West deals first</source>
        <translation>premier donneur&#xa0;: Ouest</translation>
    </message>
    <message>
        <source>Board {first}</source>
        <translation>Donne {first}</translation>
    </message>
    <message>
        <source>Boards {first} to {last}</source>
        <translation>Donnes {first} à {last}</translation>
    </message>
    <message>
        <source>How many sets at one go, at most {most}: the same board numbers, other cards</source>
        <translation>Combien de séries en une fois, {most} au plus&#xa0;: les mêmes numéros de donne, d’autres cartes</translation>
    </message>
    <message>
        <source>&amp;Sets</source>
        <translation>&amp;Séries</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More: first number, sets, presets</source>
        <translation>Plus&#xa0;: premier numéro, séries, modèles</translation>
    </message>
    <message>
        <source>For a shared computer: the page begins without what was dealt last</source>
        <translation>Pour un ordinateur partagé&#xa0;: la page commence sans la dernière série</translation>
    </message>
    <message>
        <source>Forget the last session</source>
        <translation>Oublier la dernière séance</translation>
    </message>
</context>
<context>
    <name>Body</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Help (F1)</source>
        <translation>Aide (F1)</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Version and self-test</source>
        <translation>Version et autotest</translation>
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
        <translation>&amp;Ouvrir le coffret</translation>
    </message>
    <message>
        <source>All that one of the addresses shows</source>
        <translation>Tout ce que montre une des adresses</translation>
    </message>
    <message>
        <source>Save its files beside the box</source>
        <translation>Enregistrer ses fichiers à côté du coffret</translation>
    </message>
    <message>
        <source>&amp;Answer of an address</source>
        <translation>&amp;Réponse d’une adresse</translation>
    </message>
    <message>
        <source>Check code: {groups}</source>
        <translation>Code de contrôle&#xa0;: {groups}</translation>
    </message>
    <message>
        <source>The owner of another key can open this box at any time.</source>
        <translation>Qui possède une autre clé peut ouvrir ce coffret à tout moment.</translation>
    </message>
    <message>
        <source>At its time, open one of these addresses, and paste the answer below.</source>
        <translation>Le moment venu, ouvrez une de ces adresses et collez la réponse ci-dessous.</translation>
    </message>
    <message>
        <source>The box is open. Saved beside it:</source>
        <translation>Le coffret est ouvert. Enregistré à côté :</translation>
    </message>
</context>
<context>
    <name>BoxDoor</name>
    <message>
        <source>Drop a locked box here</source>
        <translation>Déposez ici un coffret verrouillé</translation>
    </message>
    <message>
        <source>A box (.zip.age) opens with what a public clock publishes at its time.</source>
        <translation>Un coffret (.zip.age) s’ouvre avec ce qu’une horloge publique publie le moment venu.</translation>
    </message>
    <message>
        <source>Choose a &amp;box…</source>
        <translation>Choisir un &amp;coffret…</translation>
    </message>
    <message>
        <source>See when a box opens, and open it</source>
        <translation>Voir quand un coffret s’ouvre, et l’ouvrir</translation>
    </message>
    <message>
        <source>Choose a locked box</source>
        <translation>Choisir un coffret verrouillé</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>Opens at {time} ({utc})</source>
        <translation>S’ouvre le {time} ({utc})</translation>
    </message>
    <message>
        <source>It can be opened now.</source>
        <translation>Il peut être ouvert maintenant.</translation>
    </message>
    <message>
        <source>Opens in {days} d {hours} h {minutes} min.</source>
        <translation>S’ouvre dans {days} j {hours} h {minutes} min.</translation>
    </message>
</context>
<context>
    <name>CheckDoors</name>
    <message>
        <source>Is this file sound?</source>
        <translation>Ce fichier est-il en bon état&#xa0;?</translation>
    </message>
    <message>
        <source>What is this board?</source>
        <translation>Quelle est cette donne&#xa0;?</translation>
    </message>
    <message>
        <source>Verify a tournament</source>
        <translation>Vérifier un tournoi</translation>
    </message>
    <message>
        <source>Open a locked box</source>
        <translation>Ouvrir un coffret verrouillé</translation>
    </message>
    <message>
        <source>Is our machine fair?</source>
        <translation>Notre machine est-elle équitable ?</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>numbers from the journal</source>
        <translation>numéros du registre</translation>
    </message>
    <message>
        <source>counted from {first}, as you said</source>
        <translation>comptés à partir de {first}, comme indiqué</translation>
    </message>
    <message>
        <source>counted from {first}, as in the other file of this name</source>
        <translation>comptés à partir de {first}, comme dans l’autre fichier de ce nom</translation>
    </message>
    <message>
        <source>counted from {first}: the file has no board numbers</source>
        <translation>comptés à partir de {first}&#xa0;: le fichier n’a pas de numéros de donnes</translation>
    </message>
</context>
<context>
    <name>ClockStrip</name>
    <message>
        <source>This day goes into the names and files; the journal keeps the clock&apos;s</source>
        <translation>Ce jour va dans les noms et les fichiers&#xa0;; le journal garde celui de l’horloge</translation>
    </message>
    <message>
        <source>Da&amp;y of the set</source>
        <translation>Jo&amp;ur de la série</translation>
    </message>
    <message>
        <source>&amp;Use this day</source>
        <translation>&amp;Prendre ce jour</translation>
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
        <translation>&amp;Séance</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Page</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>Do&amp;nnes</translation>
    </message>
    <message>
        <source>&amp;Double dummy</source>
        <translation>Double &amp;mort</translation>
    </message>
    <message>
        <source>Tournament director</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>such as the club&apos;s hall</source>
        <translation>par exemple la salle du club</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Épreuve</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Séance</translation>
    </message>
    <message>
        <source>such as 2</source>
        <translation>par exemple 2</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>such as A, B</source>
        <translation>par exemple A, B</translation>
    </message>
    <message>
        <source>Each section has a hand record and labels of its own</source>
        <translation>Chaque section a sa feuille de donnes et ses étiquettes</translation>
    </message>
    <message>
        <source>Hand record as</source>
        <translation>Feuille de donnes en</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Page web (HTML)</translation>
    </message>
    <message>
        <source>Sheet of labels</source>
        <translation>Planche d’étiquettes</translation>
    </message>
    <message>
        <source>Labels, and columns of the checklist, for each section</source>
        <translation>Étiquettes, et colonnes de la liste de contrôle, pour chaque section</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>The page shows sample boards. What you choose is remembered, but for event and session.</source>
        <translation>La page montre des donnes d’exemple. Vos choix sont retenus, sauf l’épreuve et la séance.</translation>
    </message>
    <message>
        <source>as the window</source>
        <translation>comme la fenêtre</translation>
    </message>
    <message>
        <source>(usual here)</source>
        <translation>(habituel ici)</translation>
    </message>
    <message>
        <source>a whole page, {like}</source>
        <translation>une page entière, {like}</translation>
    </message>
    <message>
        <source>{count} on a sheet, {like}</source>
        <translation>{count} par planche, {like}</translation>
    </message>
    <message>
        <source>Takes some seconds; boards are solved on this computer</source>
        <translation>Prend quelques secondes&#xa0;; les donnes sont calculées sur cet ordinateur</translation>
    </message>
    <message>
        <source>Choose a logo</source>
        <translation>Choisir un logo</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Images PNG (*.png)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>A PNG picture; a copy of it is kept</source>
        <translation>Une image PNG&#xa0;; une copie en est gardée</translation>
    </message>
    <message>
        <source>Print without a logo; your own file stays</source>
        <translation>Imprimer sans logo&#xa0;; votre propre fichier reste</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Retirer le logo</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>On this paper the cards would be too small to be read</source>
        <translation>Sur ce papier, les cartes seraient trop petites pour être lues</translation>
    </message>
</context>
<context>
    <name>Conversation</name>
    <message>
        <source>I &amp;kept the plan…</source>
        <translation>J’ai &amp;gardé le plan…</translation>
    </message>
    <message>
        <source>A plan (.sqd) that you saved yourself before the tournament</source>
        <translation>Un plan (.sqd) que vous avez enregistré vous-même avant l’épreuve</translation>
    </message>
    <message>
        <source>What was the val&amp;ue? Look it up where the promise says.</source>
        <translation>Quelle &amp;a été la valeur&#xa0;? Cherchez-la là où la promesse le dit.</translation>
    </message>
    <message>
        <source>Which &amp;sessions were played? Tick them.</source>
        <translation>Q&amp;uelles séances ont été jouées&#xa0;? Cochez-les.</translation>
    </message>
    <message>
        <source>The space bar ticks a session</source>
        <translation>La barre d’espace coche une séance</translation>
    </message>
    <message>
        <source>Tick all of &amp;them</source>
        <translation>Cocher toutes les séa&amp;nces</translation>
    </message>
    <message>
        <source>All sessions in the list were played</source>
        <translation>Toutes les séances de la liste ont été jouées</translation>
    </message>
    <message>
        <source>I know of no &amp;earlier promise for this event</source>
        <translation>Je ne connais pas &amp;de promesse antérieure pour cette épreuve</translation>
    </message>
    <message>
        <source>Whoever makes several promises can show the one that pleases</source>
        <translation>Qui fait plusieurs promesses peut montrer celle qui lui plaît</translation>
    </message>
    <message>
        <source>What only you can say</source>
        <translation>Ce que vous seul pouvez dire</translation>
    </message>
    <message>
        <source>I saw it, or had the plan, before {moment}</source>
        <translation>Je l’ai vue, ou j’avais le plan, avant {moment}</translation>
    </message>
    <message>
        <source>What was published later proves nothing</source>
        <translation>Ce qui a été publié plus tard ne prouve rien</translation>
    </message>
    <message>
        <source>Promised: {source}</source>
        <translation>Promis&#xa0;: {source}</translation>
    </message>
</context>
<context>
    <name>ConvertDialog</name>
    <message>
        <source>Convert {file}</source>
        <translation>Convertir {file}</translation>
    </message>
    <message>
        <source>Con&amp;vert…</source>
        <translation>Con&amp;vertir…</translation>
    </message>
    <message>
        <source>The number that the first board gets</source>
        <translation>Le numéro que prend la première donne</translation>
    </message>
    <message>
        <source>The numbers in this file have gaps. The boards get new ones, in their order.</source>
        <translation>Les numéros de ce fichier ne se suivent pas. Les donnes en reçoivent de nouveaux, dans leur ordre.</translation>
    </message>
    <message>
        <source>Board numbers</source>
        <translation>Numéros des donnes</translation>
    </message>
    <message>
        <source>&amp;First board</source>
        <translation>&amp;Première donne</translation>
    </message>
    <message>
        <source>New files for</source>
        <translation>Nouveaux fichiers pour</translation>
    </message>
    <message>
        <source>Choose where the new files go, then convert</source>
        <translation>Choisir où vont les nouveaux fichiers, puis convertir</translation>
    </message>
    <message>
        <source>1 board, number {first}</source>
        <translation>1 donne, numéro {first}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), {first} to {last}</source>
        <translation>
            <numerusform>%n donne, {first} à {last}</numerusform>
            <numerusform>%n donnes, {first} à {last}</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one format</source>
        <translation>Choisissez au moins un format</translation>
    </message>
    <message>
        <source>A format cannot hold these boards</source>
        <translation>Un format ne peut pas contenir ces donnes</translation>
    </message>
</context>
<context>
    <name>Converting</name>
    <message>
        <source>In {folder}</source>
        <translation>Dans {folder}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) converted, read back and compared</source>
        <translation>
            <numerusform>%n donne convertie, relue et comparée</numerusform>
            <numerusform>%n donnes converties, relues et comparées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>A fault in the program</source>
        <translation>Défaut du programme</translation>
    </message>
    <message>
        <source>The program met a fault of its own.</source>
        <translation>Le programme a rencontré un défaut.</translation>
    </message>
    <message>
        <source>Sets that were dealt before are safe. Close the program and start it again before you deal. Please report these words: {place}</source>
        <translation>Les séries déjà distribuées sont intactes. Fermez le programme et relancez-le avant de distribuer. Merci de nous signaler ces mots&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>DealBar</name>
    <message>
        <source>&amp;Deal session…</source>
        <translation>&amp;Distribuer la séance…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Annul&amp;er</translation>
    </message>
    <message>
        <source>Deal session</source>
        <translation>Distribuer la séance</translation>
    </message>
    <message>
        <source>Choose where the files go, then deal</source>
        <translation>Choisir où vont les fichiers, puis distribuer</translation>
    </message>
    <message>
        <source>Stop dealing; no file is left behind</source>
        <translation>Arrêter la distribution&#xa0;; aucun fichier ne reste</translation>
    </message>
    <message>
        <source>Boards dealt</source>
        <translation>Donnes distribuées</translation>
    </message>
    <message>
        <source>Boards dealt so far</source>
        <translation>Donnes distribuées jusqu’ici</translation>
    </message>
    <message>
        <source>{done} of {wanted} boards · {rate} a second · {left} left</source>
        <translation>{done} donnes sur {wanted} · {rate} par seconde · encore {left}</translation>
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
        <translation>Arrêt…</translation>
    </message>
    <message>
        <source>Else&amp;where…</source>
        <translation>Ailleur&amp;s…</translation>
    </message>
    <message>
        <source>Choose another folder or name for this set, then deal</source>
        <translation>Choisir un autre dossier ou un autre nom pour cette série, puis distribuer</translation>
    </message>
    <message>
        <source>&amp;Deal session</source>
        <translation>&amp;Distribuer la séance</translation>
    </message>
    <message>
        <source>Deal into the folder of the preset</source>
        <translation>Distribuer dans le dossier du modèle</translation>
    </message>
    <message>
        <source>Into: {place}</source>
        <translation>Dans&#xa0;: {place}</translation>
    </message>
    <message>
        <source>{problem} You will be asked for another folder.</source>
        <translation>{problem} Un autre dossier vous sera demandé.</translation>
    </message>
</context>
<context>
    <name>DealForm</name>
    <message>
        <source>I cannot &amp;type or move a mouse</source>
        <translation>Je ne peux utiliser ni &amp;clavier ni souris</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Épreuve</translation>
    </message>
    <message>
        <source>such as Tuesday pairs; may stay empty</source>
        <translation>par exemple Paires du mardi&#xa0;; peut rester vide</translation>
    </message>
    <message>
        <source>The name of the event; it is written into the files</source>
        <translation>Le nom de l’épreuve&#xa0;; il est inscrit dans les fichiers</translation>
    </message>
    <message>
        <source>Deal with the computer&apos;s own randomness alone</source>
        <translation>Distribuer avec le seul hasard de l’ordinateur</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>Ép&amp;reuve</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>Do&amp;nnes</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Fichiers pour</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Hasard</translation>
    </message>
</context>
<context>
    <name>DealPage</name>
    <message>
        <source>Deal a session</source>
        <translation>Distribuer une séance</translation>
    </message>
    <message numerus="yes">
        <source>Ready to deal %n board(s)</source>
        <translation>
            <numerusform>Prêt à distribuer %n donne</numerusform>
            <numerusform>Prêt à distribuer %n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>One moment: the program is testing itself</source>
        <translation>Un instant&#xa0;: le programme se teste</translation>
    </message>
    <message>
        <source>This copy of the program is damaged and does not deal</source>
        <translation>Cet exemplaire du programme est endommagé et ne distribue pas</translation>
    </message>
    <message>
        <source>Choose at least one format</source>
        <translation>Choisissez au moins un format</translation>
    </message>
    <message>
        <source>Lift your hands</source>
        <translation>Retirez vos mains</translation>
    </message>
    <message>
        <source>Boards {first}–{last} do not fit {suffix}: {most} at most</source>
        <translation>Les donnes {first}–{last} ne vont pas dans {suffix}&#xa0;: {most} au plus</translation>
    </message>
    <message>
        <source>These boards do not fit {suffix}</source>
        <translation>Ces donnes ne vont pas dans {suffix}</translation>
    </message>
    <message>
        <source>Deal without your help</source>
        <translation>Distribuer sans votre aide</translation>
    </message>
    <message>
        <source>Use the computer&apos;s own randomness alone?</source>
        <translation>Utiliser le seul hasard de l’ordinateur&#xa0;?</translation>
    </message>
    <message>
        <source>The doubt and your answer are written into the journal.</source>
        <translation>Le doute et votre réponse sont inscrits dans le registre.</translation>
    </message>
    <message>
        <source>The journal is in doubt</source>
        <translation>Le registre est douteux</translation>
    </message>
    <message>
        <source>Deal all the same?</source>
        <translation>Distribuer quand même&#xa0;?</translation>
    </message>
    <message>
        <source>It gives 320 bits from the operating system, which is enough for a fair set that nobody can predict, as long as this computer is sound. Your typing would guard you even where it is not. The record of this set will say “{source}”.</source>
        <translation>Le système fournit 320&#xa0;bits&#xa0;: c’est assez pour une série équitable que personne ne peut prévoir, tant que cet ordinateur est sain. Votre frappe vous protégerait même s’il ne l’est pas. Le registre dira de cette série&#xa0;: «&#xa0;{source}&#xa0;».</translation>
    </message>
    <message>
        <source>&amp;Deal all the same</source>
        <translation>&amp;Distribuer quand même</translation>
    </message>
    <message>
        <source>&amp;Use the computer alone</source>
        <translation>&amp;Utiliser l’ordinateur seul</translation>
    </message>
    <message numerus="yes">
        <source>Ready to deal %n set(s)</source>
        <translation>
            <numerusform>Prêt à distribuer %n série</numerusform>
            <numerusform>Prêt à distribuer %n séries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n board(s)</source>
        <translation>
            <numerusform>de %n donne</numerusform>
            <numerusform>de %n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>A set has {most} boards at most</source>
        <translation>Une série a {most} donnes au plus</translation>
    </message>
</context>
<context>
    <name>DealStep</name>
    <message>
        <source>Folder for the boards</source>
        <translation>Dossier des donnes</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>C&amp;hoisir…</translation>
    </message>
    <message>
        <source>&amp;Deal the ticked sessions</source>
        <translation>&amp;Distribuer les séances cochées</translation>
    </message>
    <message>
        <source>Deal now</source>
        <translation>Distribuer maintenant</translation>
    </message>
    <message>
        <source>&amp;Reserve sets…</source>
        <translation>Séries de &amp;réserve…</translation>
    </message>
    <message>
        <source>Deal other boards for the ticked sessions, with a reason</source>
        <translation>Distribuer d’autres donnes pour les séances cochées, avec un motif</translation>
    </message>
    <message>
        <source>De&amp;viation…</source>
        <translation>É&amp;cart…</translation>
    </message>
    <message>
        <source>Record where play did not follow the plan</source>
        <translation>Noter où le jeu n’a pas suivi le plan</translation>
    </message>
    <message>
        <source>&amp;Go on to Reveal</source>
        <translation>Passer à la ré&amp;vélation</translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation>Aller à la dernière étape</translation>
    </message>
    <message>
        <source>Choose the folder for the boards</source>
        <translation>Choisir le dossier des donnes</translation>
    </message>
    <message>
        <source>1  Sessions</source>
        <translation>1  Séances</translation>
    </message>
    <message>
        <source>2  Files for</source>
        <translation>2  Fichiers pour</translation>
    </message>
    <message>
        <source>&amp;Folder for the boards</source>
        <translation>Enre&amp;gistrer dans</translation>
    </message>
    <message>
        <source>3  Open the keys</source>
        <translation>3  Ouvrir les clés</translation>
    </message>
    <message>
        <source>Reserve sets replace sessions that cannot be played, for instance because somebody saw a board. A deviation is anything that went otherwise than planned. Both are told to the players.</source>
        <translation>Les séries de réserve remplacent des séances qu’on ne peut pas jouer, par exemple parce que quelqu’un a vu une donne. Un écart est tout ce qui ne s’est pas passé comme prévu. Les joueurs sont informés des deux.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of this tournament were dealt. The keys are revealed, so no more are.</source>
        <translation>
            <numerusform>%n série de ce tournoi a été distribuée. Les clés sont révélées&#xa0;: il n’y en aura pas d’autre.</numerusform>
            <numerusform>%n séries de ce tournoi ont été distribuées. Les clés sont révélées&#xa0;: il n’y en aura pas d’autre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick at least one session.</source>
        <translation>Cochez au moins une séance.</translation>
    </message>
    <message>
        <source>Choose at least one format.</source>
        <translation>Choisissez au moins un format.</translation>
    </message>
    <message>
        <source>These boards do not fit {suffix}.</source>
        <translation>Ces donnes ne vont pas dans {suffix}.</translation>
    </message>
    <message>
        <source>Choose a folder for the boards.</source>
        <translation>Choisissez un dossier pour les donnes.</translation>
    </message>
    <message>
        <source>Deal it now</source>
        <translation>Distribuer maintenant</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Reserve, deviation</source>
        <translation>Réserve, écart</translation>
    </message>
    <message>
        <source>What was dealt</source>
        <translation>Ce qui est distribué</translation>
    </message>
    <message>
        <source>Only these boards of the reserve set</source>
        <translation>Seulement ces donnes de la série de réserve</translation>
    </message>
    <message>
        <source>such as 5 or 5,7; empty for the whole set</source>
        <translation>par exemple 5 ou 5,7&#xa0;; vide pour toute la série</translation>
    </message>
    <message>
        <source>Of one session: only these boards get another deal</source>
        <translation>D’une séance&#xa0;: seules ces donnes sont remplacées</translation>
    </message>
</context>
<context>
    <name>DealWords</name>
    <message>
        <source>no permission</source>
        <translation>pas d’autorisation</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>CODE</translation>
    </message>
</context>
<context>
    <name>DealtList</name>
    <message>
        <source>Open folder with the &amp;boards</source>
        <translation>Ouvrir le dossier des don&amp;nes</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Montrer les fichiers dans leur dossier</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) dealt, {boards} boards, read back and compared</source>
        <translation>
            <numerusform>%n séance distribuée, {boards} donnes, relues et comparées</numerusform>
            <numerusform>%n séances distribuées, {boards} donnes, relues et comparées</numerusform>
        </translation>
    </message>
    <message>
        <source>Write the set code on the label of each box.</source>
        <translation>Notez le code de série sur l’étiquette de chaque boîte.</translation>
    </message>
    <message>
        <source>Put “{notice}” on the wall: it tells the players why.</source>
        <translation>Affichez «&#xa0;{notice}&#xa0;» au mur&#xa0;: les joueurs y lisent pourquoi.</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Séance</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Code de série</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>{sessions}, together</source>
        <translation>{sessions}, ensemble</translation>
    </message>
    <message numerus="yes">
        <source>and %n more; History lists all.</source>
        <translation>
            <numerusform>et %n autre&#xa0;; l’historique les montre toutes.</numerusform>
            <numerusform>et %n autres&#xa0;; l’historique les montre toutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealtSetsBox</name>
    <message>
        <source>Set</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Code de série</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Sets dealt</source>
        <translation>Séries distribuées</translation>
    </message>
    <message>
        <source>Copy the codes of the chosen sets; they tell no cards</source>
        <translation>Copier les codes des séries choisies&#xa0;; ils ne révèlent aucune carte</translation>
    </message>
    <message>
        <source>Labels, certificates and copies are made for the sets chosen here; at first for all.</source>
        <translation>Étiquettes, certificats et copies sont faits pour les séries choisies ici&#xa0;; d’abord pour toutes.</translation>
    </message>
    <message>
        <source>Set codes</source>
        <translation>Codes des séries</translation>
    </message>
    <message numerus="yes">
        <source>Cop&amp;y %n code(s)</source>
        <translation>
            <numerusform>Cop&amp;ier %n code</numerusform>
            <numerusform>Cop&amp;ier %n codes</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>DigestField</name>
    <message>
        <source>The &amp;digest that you found</source>
        <translation>L’empreinte que vous avez &amp;trouvée</translation>
    </message>
    <message>
        <source>From the notice board, the bulletin or the web page of the event</source>
        <translation>Du tableau d’affichage, du bulletin ou du site de l’épreuve</translation>
    </message>
    <message>
        <source>Type or paste its digits, or its 13 words. It is compared while you type.</source>
        <translation>Tapez ou collez les chiffres, ou les 13 mots. La comparaison se fait pendant la saisie.</translation>
    </message>
</context>
<context>
    <name>DoorWidget</name>
    <message>
        <source>The files were left as they are. ({place})</source>
        <translation>Les fichiers sont restés tels quels. ({place})</translation>
    </message>
</context>
<context>
    <name>EntropyArea</name>
    <message>
        <source>Randomness area</source>
        <translation>Zone de hasard</translation>
    </message>
    <message>
        <source>Type anything, with many keys, or move the mouse. Tab or Escape leaves the area.</source>
        <translation>Tapez n’importe quoi, avec beaucoup de touches, ou bougez la souris. Tab ou Échap quitte la zone.</translation>
    </message>
    <message>
        <source>Click here, then type. Tab or Esc leaves the area.</source>
        <translation>Cliquez ici, puis tapez. Tab ou Échap quitte la zone.</translation>
    </message>
</context>
<context>
    <name>EntropyPanel</name>
    <message>
        <source>Entropy</source>
        <translation>Hasard recueilli</translation>
    </message>
    <message>
        <source>How much randomness has been collected from you</source>
        <translation>Quantité de hasard recueillie auprès de vous</translation>
    </message>
    <message>
        <source>{bits} of {target} bits · {state}</source>
        <translation>{bits} bits sur {target} · {state}</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) more</source>
        <translation>
            <numerusform>encore %n seconde environ</numerusform>
            <numerusform>encore %n secondes environ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) more</source>
        <translation>
            <numerusform>encore %n minute environ</numerusform>
            <numerusform>encore %n minutes environ</numerusform>
        </translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>pas nécessaire</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bien</translation>
    </message>
    <message>
        <source>too regular</source>
        <translation>trop régulier</translation>
    </message>
    <message>
        <source>full</source>
        <translation>plein</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>The computer&apos;s own randomness is used.</source>
        <translation>Le hasard de l’ordinateur est utilisé.</translation>
    </message>
    <message>
        <source>Type anything, with many keys, or move the mouse here.</source>
        <translation>Tapez n’importe quoi ici, avec beaucoup de touches, ou bougez la souris.</translation>
    </message>
    <message>
        <source>Go on: many keys, or the mouse.</source>
        <translation>Continuez&#xa0;: beaucoup de touches, ou la souris.</translation>
    </message>
    <message>
        <source>This can be guessed.</source>
        <translation>C’est prévisible.</translation>
    </message>
    <message>
        <source>Enough. Lift your hands.</source>
        <translation>C’est assez. Retirez vos mains.</translation>
    </message>
    <message>
        <source>Enough. You can deal now.</source>
        <translation>C’est assez. Vous pouvez distribuer.</translation>
    </message>
    <message>
        <source>So it was chosen in the settings. What you type goes in as well.</source>
        <translation>C’est ce qui est choisi dans les réglages. Ce que vous tapez est aussi pris en compte.</translation>
    </message>
    <message>
        <source>Nothing you type is kept.</source>
        <translation>Rien de ce que vous tapez n’est conservé.</translation>
    </message>
    <message>
        <source>Type, or move the mouse</source>
        <translation>Tapez, ou bougez la souris</translation>
    </message>
</context>
<context>
    <name>ErrorStrip</name>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Fermer le message</translation>
    </message>
    <message>
        <source>Close this message (Esc)</source>
        <translation>Fermer ce message (Échap)</translation>
    </message>
    <message>
        <source>The program met a fault of its own</source>
        <translation>Le programme a rencontré un défaut</translation>
    </message>
    <message>
        <source>No file of this set was left behind. ({place})</source>
        <translation>Aucun fichier de cette série n’est resté. ({place})</translation>
    </message>
    <message>
        <source>Fill the meter again and deal: it will be a new set. Please report the words in brackets.</source>
        <translation>Remplissez de nouveau la jauge et distribuez&#xa0;: ce sera une nouvelle série. Merci de nous signaler les mots entre parenthèses.</translation>
    </message>
    <message>
        <source>Please report the words in brackets.</source>
        <translation>Merci de nous signaler les mots entre parenthèses.</translation>
    </message>
</context>
<context>
    <name>FairDoor</name>
    <message>
        <source>Drop last year’s files here</source>
        <translation>Déposez ici les fichiers de l’an dernier</translation>
    </message>
    <message>
        <source>Files or folders, any format. A set that is there twice counts once.</source>
        <translation>Fichiers ou dossiers, tous formats. Une série présente deux fois compte une fois.</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>Choisir un &amp;dossier…</translation>
    </message>
    <message>
        <source>Choose a folder of played sets</source>
        <translation>Choisir un dossier de séries jouées</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Ouvrir le dossier</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>A sheet for the notice board, as PDF</source>
        <translation>Une feuille pour le tableau d’affichage, en PDF</translation>
    </message>
    <message>
        <source>No set could be read here.</source>
        <translation>Aucune série n’a pu être lue ici.</translation>
    </message>
    <message>
        <source>Print the check-up</source>
        <translation>Imprimer le contrôle</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The sheet is saved</source>
        <translation>La feuille est enregistrée</translation>
    </message>
</context>
<context>
    <name>FileCard</name>
    <message>
        <source>Convert…</source>
        <translation>Convertir…</translation>
    </message>
    <message>
        <source>Convert {file}</source>
        <translation>Convertir {file}</translation>
    </message>
    <message>
        <source>Make files of other formats from these boards</source>
        <translation>Faire de ces donnes des fichiers d’autres formats</translation>
    </message>
    <message>
        <source>Tick “I understand” in the warning above first</source>
        <translation>Cochez d’abord «&#xa0;J’ai compris&#xa0;» dans l’avertissement ci-dessus</translation>
    </message>
    <message>
        <source>Empty: it holds no board</source>
        <translation>Vide&#xa0;: aucune donne</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) not whole</source>
        <translation>
            <numerusform>%n donne incomplète</numerusform>
            <numerusform>%n donnes incomplètes</numerusform>
        </translation>
    </message>
    <message>
        <source>Not the same deals as the other file of this name</source>
        <translation>Pas les mêmes donnes que l’autre fichier de ce nom</translation>
    </message>
    <message>
        <source>The same deal stands in it more than once</source>
        <translation>La même donne y figure plus d’une fois</translation>
    </message>
    <message>
        <source>Sound: every board is whole</source>
        <translation>En bon état&#xa0;: toutes les donnes sont complètes</translation>
    </message>
    <message>
        <source>In play: do not play these boards again</source>
        <translation>En jeu&#xa0;: ne rejouez pas ces donnes</translation>
    </message>
    <message>
        <source>Finished: these boards were played</source>
        <translation>Terminée&#xa0;: ces donnes ont été jouées</translation>
    </message>
    <message>
        <source>Released: everybody may know these boards</source>
        <translation>Libérée&#xa0;: tout le monde peut connaître ces donnes</translation>
    </message>
    <message>
        <source>The same deal stands on boards {numbers}.</source>
        <translation>La même donne figure aux numéros {numbers}.</translation>
    </message>
    <message>
        <source>1 board, number {numbers}</source>
        <translation>1 donne, numéro {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), {numbers}</source>
        <translation>
            <numerusform>%n donne, {numbers}</numerusform>
            <numerusform>%n donnes, {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>Known here: {set}</source>
        <translation>Connue ici&#xa0;: {set}</translation>
    </message>
    <message>
        <source>It differs from “{file}” first at board {board}.</source>
        <translation>Première différence avec «&#xa0;{file}&#xa0;»&#xa0;: donne {board}.</translation>
    </message>
    <message>
        <source>Problems of {file}</source>
        <translation>Problèmes de {file}</translation>
    </message>
    <message>
        <source>Every board that is not whole, and why</source>
        <translation>Chaque donne incomplète, et pourquoi</translation>
    </message>
    <message>
        <source>Read as it is written, not for play: see below</source>
        <translation>Lu tel quel&#xa0;; pas pour jouer&#xa0;: voir ci-dessous</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n fichier</numerusform>
            <numerusform>%n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Show or hide the files of these boards</source>
        <translation>Montrer ou masquer les fichiers de ces donnes</translation>
    </message>
    <message numerus="yes">
        <source>the same %n board(s)</source>
        <translation>
            <numerusform>la même donne</numerusform>
            <numerusform>les mêmes %n donnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n format(s)</source>
        <translation>
            <numerusform>%n format</numerusform>
            <numerusform>%n formats</numerusform>
        </translation>
    </message>
    <message>
        <source>The file names the event {event}, the set was dealt for {other}.</source>
        <translation>Le fichier nomme l’épreuve {event}, la série a été distribuée pour {other}.</translation>
    </message>
    <message>
        <source>the file says: set code {code}</source>
        <translation>le fichier indique&#xa0;: code de série {code}</translation>
    </message>
    <message>
        <source>the files say: set code {code}</source>
        <translation>les fichiers indiquent&#xa0;: code de série {code}</translation>
    </message>
    <message>
        <source>not dealt here, first seen {time} as “{source}”</source>
        <translation>non distribuée ici, vue pour la première fois le {time} sous le nom «&#xa0;{source}&#xa0;»</translation>
    </message>
    <message>
        <source>Of this file’s boards {which}: {set}</source>
        <translation>Parmi les donnes de ce fichier {which}&#xa0;: {set}</translation>
    </message>
    <message>
        <source>numbered there: {numbers}</source>
        <translation>numérotées là&#xa0;: {numbers}</translation>
    </message>
    <message>
        <source>Boards in this file: {here}. In “{file}”: {there}.</source>
        <translation>Donnes dans ce fichier&#xa0;: {here}. Dans «&#xa0;{file}&#xa0;»&#xa0;: {there}.</translation>
    </message>
    <message>
        <source>Its boards are not all those of its set code</source>
        <translation>Ses donnes ne sont pas toutes celles de son code</translation>
    </message>
    <message>
        <source>Not met on this computer before.</source>
        <translation>Jamais rencontrée sur cet ordinateur.</translation>
    </message>
    <message>
        <source>the file says: {event}</source>
        <translation>le fichier indique&#xa0;: {event}</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Files of boards to check</source>
        <translation>Fichiers de donnes à vérifier</translation>
    </message>
    <message>
        <source>Files of boards ({suffixes})</source>
        <translation>Fichiers de donnes ({suffixes})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Convert: name of the new files</source>
        <translation>Convertir&#xa0;: nom des nouveaux fichiers</translation>
    </message>
    <message>
        <source>All files of the set (*)</source>
        <translation>Tous les fichiers de la série (*)</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Convertir</translation>
    </message>
    <message>
        <source>Name of the set:</source>
        <translation>Nom de la série&#xa0;:</translation>
    </message>
    <message>
        <source>Verify a tournament</source>
        <translation>Vérifier un tournoi</translation>
    </message>
    <message>
        <source>Packs and plans ({suffixes})</source>
        <translation>Paquets et plans ({suffixes})</translation>
    </message>
    <message>
        <source>Open a tournament</source>
        <translation>Ouvrir un tournoi</translation>
    </message>
    <message>
        <source>Plans of tournaments ({suffix})</source>
        <translation>Plans de tournois ({suffix})</translation>
    </message>
</context>
<context>
    <name>FileDrops</name>
    <message>
        <source>Drop the files here to check them</source>
        <translation>Déposez les fichiers ici pour les vérifier</translation>
    </message>
</context>
<context>
    <name>FilesDoor</name>
    <message>
        <source>Drop files of boards here</source>
        <translation>Déposez ici des fichiers de donnes</translation>
    </message>
    <message>
        <source>Any format, several at once, or a whole folder. They are only read; no card is shown.</source>
        <translation>Tous formats, plusieurs à la fois, ou un dossier entier. Ils sont seulement lus&#xa0;; aucune carte n’est montrée.</translation>
    </message>
    <message>
        <source>Choose &amp;files…</source>
        <translation>C&amp;hoisir des fichiers…</translation>
    </message>
    <message>
        <source>Choose files of boards to check</source>
        <translation>Choisir les fichiers de donnes à vérifier</translation>
    </message>
    <message>
        <source>I &amp;understand: I only want copies, for a record or a web page</source>
        <translation>J’ai &amp;compris&#xa0;: je veux seulement des copies, pour les archives ou une page web</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Lets these files be converted</source>
        <translation>Permet de convertir ces fichiers</translation>
    </message>
    <message>
        <source>The folder holds no file of boards.</source>
        <translation>Le dossier ne contient aucun fichier de donnes.</translation>
    </message>
    <message>
        <source>1 file checked.</source>
        <translation>1 fichier vérifié.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked: all sound.</source>
        <translation>
            <numerusform>%n fichier vérifié&#xa0;: en bon état.</numerusform>
            <numerusform>%n fichiers vérifiés&#xa0;: tous en bon état.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked: {sound} sound, {others} to be looked at, shown first.</source>
        <translation>
            <numerusform>%n fichier vérifié&#xa0;: {sound} en bon état, {others} à examiner, en tête de liste.</numerusform>
            <numerusform>%n fichiers vérifiés&#xa0;: {sound} en bon état, {others} à examiner, en tête de liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Files of one name hold different boards.</source>
        <translation>Des fichiers du même nom contiennent des donnes différentes.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of boards in all.</source>
        <translation>
            <numerusform>%n série en tout.</numerusform>
            <numerusform>%n séries en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n are shown.</source>
        <translation>
            <numerusform>Le premier est affiché.</numerusform>
            <numerusform>Les %n premiers sont affichés.</numerusform>
        </translation>
    </message>
    <message>
        <source>{files}: set {set}</source>
        <translation>{files}&#xa0;: série {set}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more set(s)</source>
        <translation>
            <numerusform>et %n autre série</numerusform>
            <numerusform>et %n autres séries</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not duplicate, print or play these boards: deal a new set, or a reserve set in a tournament. If boxes with this code are on the tables, call the director.</source>
        <translation>Ne dupliquez, n’imprimez et ne jouez pas ces donnes&#xa0;: distribuez une nouvelle série, ou une série de réserve dans un tournoi. Si des boîtes portant ce code sont sur les tables, appelez l’arbitre.</translation>
    </message>
    <message>
        <source>These boards were in use before</source>
        <translation>Ces donnes ont déjà servi</translation>
    </message>
</context>
<context>
    <name>FinalSteps</name>
    <message>
        <source>Sheet with a new passphrase</source>
        <translation>Feuille avec une nouvelle phrase secrète</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>A new passphrase is on the sheet</source>
        <translation>Une nouvelle phrase secrète est sur la feuille</translation>
    </message>
    <message>
        <source>{sheet}
Print it twice, put the sheets into two safe places, then delete the file. Both fields hold the passphrase already.</source>
        <translation>{sheet}
Imprimez-la deux fois, mettez les feuilles en deux lieux sûrs, puis supprimez le fichier. Les deux champs contiennent déjà la phrase secrète.</translation>
    </message>
    <message>
        <source>Folder for the officials&apos; sheets, best on a stick</source>
        <translation>Dossier des feuilles des responsables, de préférence une clé USB</translation>
    </message>
    <message>
        <source>Making and sealing the keys: this takes some seconds</source>
        <translation>Création et scellement des clés&#xa0;: cela prend quelques secondes</translation>
    </message>
    <message>
        <source>The officials&apos; sheets are in {folder}: {names}. Print each, hand it over in an envelope, and delete the files.</source>
        <translation>Les feuilles des responsables sont dans {folder}&#xa0;: {names}. Imprimez chacune, remettez-la sous enveloppe, et supprimez les fichiers.</translation>
    </message>
    <message>
        <source>Noting where it stands</source>
        <translation>Inscription du lieu où elle figure</translation>
    </message>
    <message>
        <source>It is noted where the plan stands</source>
        <translation>Il est noté où figure le plan</translation>
    </message>
    <message>
        <source>Now wait for the day of the outside value.</source>
        <translation>Attendez maintenant le jour de la valeur extérieure.</translation>
    </message>
    <message>
        <source>Putting the value into the plan</source>
        <translation>Inscription de la valeur dans le plan</translation>
    </message>
    <message>
        <source>The value is in the plan</source>
        <translation>La valeur est dans le plan</translation>
    </message>
    <message>
        <source>Publish the plan once more, so that all see the value.</source>
        <translation>Publiez le plan encore une fois, pour que tous voient la valeur.</translation>
    </message>
    <message>
        <source>Opening the keys and dealing: this takes some seconds</source>
        <translation>Ouverture des clés et distribution&#xa0;: cela prend quelques secondes</translation>
    </message>
    <message>
        <source>A delivery had been cut off</source>
        <translation>Une livraison avait été interrompue</translation>
    </message>
    <message>
        <source>Recording the deviation</source>
        <translation>Enregistrement de l’écart</translation>
    </message>
    <message>
        <source>The deviation is recorded</source>
        <translation>L’écart est noté</translation>
    </message>
    <message>
        <source>Put “{notice}” on the wall.</source>
        <translation>Affichez «&#xa0;{notice}&#xa0;» au mur.</translation>
    </message>
    <message>
        <source>The public pack</source>
        <translation>Le paquet public</translation>
    </message>
    <message>
        <source>Archive (*.zip)</source>
        <translation>Archive (*.zip)</translation>
    </message>
    <message>
        <source>Opening the keys and making the pack: this takes some seconds</source>
        <translation>Ouverture des clés et création du paquet&#xa0;: cela prend quelques secondes</translation>
    </message>
    <message>
        <source>Opening the keys and making the packs: this takes some seconds</source>
        <translation>Ouverture des clés et création des paquets&#xa0;: cela prend quelques secondes</translation>
    </message>
    <message>
        <source>The revealed sessions have their public packs</source>
        <translation>Chaque séance révélée a son paquet public</translation>
    </message>
    <message>
        <source>Publish where everybody finds it: {names}.</source>
        <translation>Publiez là où tous le trouvent&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The public pack is made</source>
        <translation>Le paquet public est créé</translation>
    </message>
    <message>
        <source>Publish {pack} where everybody finds it.</source>
        <translation>Publiez {pack} là où tous le trouvent.</translation>
    </message>
    <message>
        <source>The publication sheet</source>
        <translation>La feuille de publication</translation>
    </message>
    <message>
        <source>Drawing the publication sheet</source>
        <translation>Préparation de la feuille de publication</translation>
    </message>
    <message>
        <source>The publication sheet is saved</source>
        <translation>La feuille de publication est enregistrée</translation>
    </message>
    <message>
        <source>Print {sheet}, and put it where everybody sees it.</source>
        <translation>Imprimez {sheet} et affichez-la où chacun la voit.</translation>
    </message>
    <message>
        <source>Now put the files under “Publish this” where all players see them, and say here where they stand.</source>
        <translation>Mettez maintenant les fichiers indiqués sous «&#xa0;À publier&#xa0;» là où tous les joueurs les voient, et dites ici où ils se trouvent.</translation>
    </message>
    <message>
        <source>The plan is sealed, and its keys are made</source>
        <translation>Le plan est scellé, et ses clés sont faites</translation>
    </message>
    <message>
        <source>The promised round</source>
        <translation>Le tirage promis</translation>
    </message>
</context>
<context>
    <name>FindingRow</name>
    <message>
        <source>To correct</source>
        <translation>À corriger</translation>
    </message>
    <message>
        <source>Please look</source>
        <translation>À examiner</translation>
    </message>
    <message>
        <source> · phase {number}</source>
        <translation> · phase {number}</translation>
    </message>
    <message>
        <source>I have looked at this</source>
        <translation>J’ai examiné ce point</translation>
    </message>
    <message>
        <source>I have looked at this: {text}</source>
        <translation>J’ai examiné ce point&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Publish although of this</source>
        <translation>Publier malgré cela</translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message>
        <source>Nothing to remark: the plan is in order.</source>
        <translation>Rien à signaler&#xa0;: le plan est en ordre.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Welcome to {program}</source>
        <translation>Bienvenue dans {program}</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Dossier des fichiers</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Choisir…</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Qui êtes-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Your identification is mixed into every deal, so that two clubs never deal the same boards, even from the same seed.</source>
        <translation>Votre identification est mêlée à chaque donne&#xa0;: ainsi, deux clubs ne distribuent jamais les mêmes donnes, même à partir de la même graine.</translation>
    </message>
    <message>
        <source>&amp;Identification: club and place</source>
        <translation>&amp;Identification&#xa0;: club et lieu</translation>
    </message>
    <message>
        <source>if you have used Big Deal before</source>
        <translation>si vous avez déjà utilisé Big Deal</translation>
    </message>
    <message>
        <source>What are the files for?</source>
        <translation>À quoi servent les fichiers&#xa0;?</translation>
    </message>
    <message>
        <source>Tick what you use. The right files are then ticked for every session.</source>
        <translation>Cochez ce que vous utilisez. Les bons fichiers seront alors cochés à chaque séance.</translation>
    </message>
    <message>
        <source>&amp;Duplimate, Bridge Sorter</source>
        <translation>&amp;Duplimate, Bridge Sorter</translation>
    </message>
    <message>
        <source>Duplimate with an &amp;older program</source>
        <translation>Duplimate avec un programme &amp;ancien</translation>
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
        <translation>Un programme de calcul ou un site &amp;web</translation>
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
        <source>Something &amp;else, or I do not know</source>
        <translation>Autr&amp;e chose, ou je ne sais pas</translation>
    </message>
    <message>
        <source>Where do the files go?</source>
        <translation>Où vont les fichiers&#xa0;?</translation>
    </message>
    <message>
        <source>You can still choose another folder for each session.</source>
        <translation>Vous pourrez choisir un autre dossier à chaque séance.</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Dossier</translation>
    </message>
    <message>
        <source>Whoever can open the files before play can read the hands: take a folder of your own, not a shared one.</source>
        <translation>Qui peut ouvrir les fichiers avant le jeu peut lire les mains&#xa0;: prenez un dossier à vous, non partagé.</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Étape {step} sur {steps}</translation>
    </message>
    <message>
        <source>&amp;Skip the rest</source>
        <translation>Pa&amp;sser la suite</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>Pa&amp;sser</translation>
    </message>
    <message>
        <source>Fi&amp;nish</source>
        <translation>&amp;Terminer</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Sui&amp;vant</translation>
    </message>
    <message>
        <source>Files for each session: {files}</source>
        <translation>Fichiers à chaque séance&#xa0;: {files}</translation>
    </message>
    <message>
        <source>Identification imported; compare its number if you like.</source>
        <translation>Identification importée&#xa0;; comparez son numéro si vous le souhaitez.</translation>
    </message>
    <message>
        <source>Formats imported: {names}.</source>
        <translation>Formats importés&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Left out: {names}.</source>
        <translation>Laissés de côté&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Nothing to import was found in this file.</source>
        <translation>Rien à importer dans ce fichier.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>You can change it later, in the settings.</source>
        <translation>Vous pourrez la changer plus tard, dans les réglages.</translation>
    </message>
    <message>
        <source>if you had this program before, on another computer</source>
        <translation>si vous aviez déjà ce programme, sur un autre ordinateur</translation>
    </message>
    <message>
        <source>The journal is back. This backup has no settings.</source>
        <translation>Le registre est revenu. Cette sauvegarde n’a pas de réglages.</translation>
    </message>
</context>
<context>
    <name>FixedValue</name>
    <message>
        <source>{name}: withheld, the promised hash stands in their place</source>
        <translation>{name}&#xa0;: retenus, l’empreinte promise est à leur place</translation>
    </message>
</context>
<context>
    <name>FoldButton</name>
    <message>
        <source>unfolded</source>
        <translation>déplié</translation>
    </message>
    <message>
        <source>folded away</source>
        <translation>replié</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>asked each time</source>
        <translation>demandé chaque fois</translation>
    </message>
    <message>
        <source>Choose: {what}</source>
        <translation>Choisir&#xa0;: {what}</translation>
    </message>
    <message>
        <source>This folder is not there at the moment.</source>
        <translation>Ce dossier n’est pas là pour le moment.</translation>
    </message>
</context>
<context>
    <name>FormatChoice</name>
    <message>
        <source>For {readers}</source>
        <translation>Pour&#xa0;: {readers}</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>L’enlever</translation>
    </message>
    <message>
        <source>Deal without this file</source>
        <translation>Distribuer sans ce fichier</translation>
    </message>
    <message>
        <source>Writes the same file as {other}: choose one.</source>
        <translation>Écrit le même fichier que {other}&#xa0;: choisissez l’un des deux.</translation>
    </message>
    <message>
        <source>Holds boards up to number {most}.</source>
        <translation>Contient des donnes jusqu’au numéro {most}.</translation>
    </message>
    <message>
        <source>Cannot hold these boards: {reason}.</source>
        <translation>Ne peut pas contenir ces donnes&#xa0;: {reason}.</translation>
    </message>
</context>
<context>
    <name>FormatsBox</name>
    <message>
        <source>Show or hide the formats that few programs read</source>
        <translation>Afficher ou masquer les formats que peu de programmes lisent</translation>
    </message>
    <message>
        <source>&amp;More formats</source>
        <translation>&amp;Autres formats</translation>
    </message>
    <message>
        <source>&amp;More formats (chosen: {names})</source>
        <translation>&amp;Autres formats (choisis&#xa0;: {names})</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>What to publish, what to keep secret, what to do next</source>
        <translation>Ce qu’il faut publier, garder secret et faire ensuite</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Ouvrir le dossi&amp;er</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>Publish this</source>
        <translation>À publier</translation>
    </message>
    <message>
        <source>Keep this secret</source>
        <translation>À garder secret</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Montrer les fichiers dans leur dossier</translation>
    </message>
    <message>
        <source>Nothing at this step.</source>
        <translation>Rien à cette étape.</translation>
    </message>
</context>
<context>
    <name>HandsPanel</name>
    <message>
        <source>&amp;Find the board</source>
        <translation>&amp;Trouver la donne</translation>
    </message>
    <message>
        <source>Hand of {seat}</source>
        <translation>Main de {seat}</translation>
    </message>
    <message>
        <source>13 cards: spades, hearts, diamonds, clubs, with dots between. A dash is a void.</source>
        <translation>13 cartes&#xa0;: pique, cœur, carreau, trèfle, séparés par des points. Un tiret est une chicane.</translation>
    </message>
    <message>
        <source>The number that the board has on the table</source>
        <translation>Le numéro que porte l’étui à la table</translation>
    </message>
    <message>
        <source>The set that is being played, if you know its code</source>
        <translation>La série en cours, si vous connaissez son code</translation>
    </message>
    <message>
        <source>Compare these hands with the boards known here</source>
        <translation>Comparer ces mains aux donnes connues ici</translation>
    </message>
    <message>
        <source>&amp;Number on the board</source>
        <translation>&amp;Numéro sur l’étui</translation>
    </message>
    <message>
        <source>Code of the &amp;set</source>
        <translation>Code de la &amp;série</translation>
    </message>
    <message>
        <source>The hands on the table</source>
        <translation>Les mains à la table</translation>
    </message>
    <message>
        <source>Type one hand, or up to four. The answer names boards and seats, never a card. What you type is not kept; the journal notes that you asked.</source>
        <translation>Tapez une main, ou jusqu’à quatre. La réponse nomme des donnes et des places, jamais une carte. La saisie n’est pas gardée&#xa0;; le registre note la question.</translation>
    </message>
</context>
<context>
    <name>HandsPart</name>
    <message>
        <source>The words of the holders</source>
        <translation>Les mots des dépositaires</translation>
    </message>
    <message>
        <source>Words of {name}</source>
        <translation>Mots de {name}</translation>
    </message>
    <message>
        <source>The twelve words of the slip; four letters of each are enough</source>
        <translation>Les douze mots du billet&#xa0;; quatre lettres de chacun suffisent</translation>
    </message>
    <message>
        <source>withheld</source>
        <translation>retenus</translation>
    </message>
    <message>
        <source>Words of {name} are withheld</source>
        <translation>Les mots de {name} sont retenus</translation>
    </message>
    <message>
        <source>The promised hash takes their place, and every check names the holder</source>
        <translation>L’empreinte promise prend leur place, et toute vérification nomme le dépositaire</translation>
    </message>
    <message>
        <source>Type the words of: {names}. Tick “withheld” for whoever does not give them.</source>
        <translation>Tapez les mots de&#xa0;: {names}. Cochez «&#xa0;retenus&#xa0;» pour qui ne les donne pas.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Il ne manque rien.</translation>
    </message>
</context>
<context>
    <name>HelpButton</name>
    <message>
        <source>Help: {about}</source>
        <translation>Aide&#xa0;: {about}</translation>
    </message>
    <message>
        <source>What does this mean? (F1)</source>
        <translation>Que signifie ceci&#xa0;? (F1)</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>&amp;Topics</source>
        <translation>&amp;Sujets</translation>
    </message>
    <message>
        <source>Help topics</source>
        <translation>Sujets de l’aide</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>Texte de l’aide</translation>
    </message>
    <message>
        <source>This page of the help is missing. Install the program again to have it back.</source>
        <translation>Cette page de l’aide manque. Réinstallez le programme pour la retrouver.</translation>
    </message>
    <message>
        <source>&amp;Card for the wall…</source>
        <translation>&amp;Affiche pour le mur…</translation>
    </message>
    <message>
        <source>One page: deal, duplicate, print, and what never to do</source>
        <translation>Une page : distribuer, dupliquer, imprimer, et ce qu’il ne faut jamais faire</translation>
    </message>
    <message>
        <source>Card for the wall</source>
        <translation>Affiche pour le mur</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help – {program}</source>
        <translation>Aide – {program}</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Montrer dans le dossier</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>The record and the files are as they were. ({place})</source>
        <translation>Le registre et les fichiers sont comme avant. ({place})</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n fichier</numerusform>
            <numerusform>%n fichiers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>No set yet. Each set stands here from the moment it is dealt: when, which boards, its set code and where its files are.</source>
        <translation>Aucune série pour l’instant. Chaque série figure ici dès sa distribution&#xa0;: quand, quelles donnes, son code et où sont ses fichiers.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Code de série {code}</translation>
    </message>
    <message>
        <source>There is no step to undo</source>
        <translation>Aucune étape à annuler</translation>
    </message>
    <message>
        <source>Back to “{state}”</source>
        <translation>Revenir à «&#xa0;{state}&#xa0;»</translation>
    </message>
    <message>
        <source>Boards {numbers}</source>
        <translation>Donnes {numbers}</translation>
    </message>
    <message>
        <source>dealt {time}</source>
        <translation>distribuée le {time}</translation>
    </message>
    <message>
        <source>first seen {time}</source>
        <translation>vue pour la première fois le {time}</translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>version {version}</translation>
    </message>
    <message>
        <source>{files} in {folder}</source>
        <translation>{files} dans {folder}</translation>
    </message>
    <message>
        <source>Not there: {files} in {folder}</source>
        <translation>Absent&#xa0;: {files} dans {folder}</translation>
    </message>
    <message>
        <source>Mark as {state}</source>
        <translation>Marquer comme {state}</translation>
    </message>
    <message>
        <source>Undo: back to {state}</source>
        <translation>Annuler&#xa0;: retour à «&#xa0;{state}&#xa0;»</translation>
    </message>
    <message>
        <source>Release the set</source>
        <translation>Libérer la série</translation>
    </message>
    <message>
        <source>Release set {code}?</source>
        <translation>Libérer la série {code}&#xa0;?</translation>
    </message>
    <message>
        <source>Everybody may see its hands from then on. Do this when nobody will play these boards any more. A release cannot be undone.</source>
        <translation>Dès lors, tout le monde peut voir ses mains. Faites-le quand personne ne jouera plus ces donnes. On ne peut pas revenir en arrière.</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Libérer</translation>
    </message>
    <message>
        <source>Finished sets</source>
        <translation>Séries terminées</translation>
    </message>
    <message>
        <source>Where shall the files of finished sets go?</source>
        <translation>Où mettre les fichiers des séries terminées&#xa0;?</translation>
    </message>
    <message>
        <source>An archive folder keeps them out of the way, so that nobody feeds them to the machine again. You choose it once; each set gets a folder of its own in it, and Undo brings its files back.</source>
        <translation>Un dossier d’archives les met à l’écart, pour que personne ne les redonne à la machine. Vous le choisissez une fois&#xa0;; chaque série y reçoit son propre dossier, et Annuler ramène ses fichiers.</translation>
    </message>
    <message>
        <source>Choose the archive folder…</source>
        <translation>Choisir le dossier d’archives…</translation>
    </message>
    <message>
        <source>Leave the files where they are</source>
        <translation>Laisser les fichiers en place</translation>
    </message>
    <message>
        <source>Archive folder for finished sets</source>
        <translation>Dossier d’archives des séries terminées</translation>
    </message>
    <message>
        <source>“{set}” is {state}, but its files stayed where they are</source>
        <translation>«&#xa0;{set}&#xa0;»&#xa0;: {state}, mais ses fichiers sont restés où ils étaient</translation>
    </message>
    <message>
        <source>“{set}” is {state}</source>
        <translation>«&#xa0;{set}&#xa0;»&#xa0;: {state}</translation>
    </message>
    <message>
        <source>{files} now in {folder}</source>
        <translation>{files}&#xa0;: maintenant dans {folder}</translation>
    </message>
    <message>
        <source>Left alone, as it is gone, changed or in use: {path}</source>
        <translation>Laissé tel quel, car disparu, modifié ou en cours d’utilisation&#xa0;: {path}</translation>
    </message>
    <message>
        <source>The record was changed: {problems}</source>
        <translation>Le registre a été modifié&#xa0;: {problems}</translation>
    </message>
    <message>
        <source>clock set back at row {rows}</source>
        <translation>horloge reculée à la ligne {rows}</translation>
    </message>
    <message>
        <source>count begun anew at row {rows}</source>
        <translation>compte recommencé à la ligne {rows}</translation>
    </message>
    <message>
        <source>brought back from a backup at row {rows}</source>
        <translation>rétabli d’après une sauvegarde à la ligne {rows}</translation>
    </message>
    <message>
        <source>The record is sound: {rows}</source>
        <translation>Le registre est intact&#xa0;: {rows}</translation>
    </message>
    <message>
        <source>The record could not be read</source>
        <translation>Le registre n’a pas pu être lu</translation>
    </message>
    <message>
        <source>Nothing was repaired. Keep a copy of the record, and compare it with a certificate or an export made earlier.</source>
        <translation>Rien n’a été réparé. Gardez une copie du registre et comparez-la avec un certificat ou un export plus ancien.</translation>
    </message>
    <message>
        <source>The record is not as it was written</source>
        <translation>Le registre n’est plus tel qu’il a été écrit</translation>
    </message>
    <message>
        <source>Dealing certificate</source>
        <translation>Certificat de distribution</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>Exporter le registre</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Back up the record</source>
        <translation>Sauvegarder le registre</translation>
    </message>
    <message>
        <source>Backup (*.backup)</source>
        <translation>Sauvegarde (*.backup)</translation>
    </message>
    <message>
        <source>Certificate made: set {place} of {count} for its event and day</source>
        <translation>Certificat établi&#xa0;: série {place} sur {count} pour cette épreuve et ce jour</translation>
    </message>
    <message>
        <source>It shows no card. Print it, sign it, keep it.</source>
        <translation>Il ne montre aucune carte. Imprimez-le, signez-le, gardez-le.</translation>
    </message>
    <message>
        <source>It holds no card, seed or key: anybody may have it, and check it.</source>
        <translation>Il ne contient ni carte, ni graine, ni clé&#xa0;: tout le monde peut l’avoir et le vérifier.</translation>
    </message>
    <message>
        <source>Record exported</source>
        <translation>Registre exporté</translation>
    </message>
    <message>
        <source>It holds the key of the record: keep it where nobody else can read it.</source>
        <translation>Elle contient la clé du registre&#xa0;: gardez-la là où personne d’autre ne peut la lire.</translation>
    </message>
    <message>
        <source>Record backed up</source>
        <translation>Registre sauvegardé</translation>
    </message>
    <message>
        <source>Cut off while they were delivered, and taken back: {files} in {folder}. Do not play copies of them.</source>
        <translation>Interrompus pendant leur livraison, et retirés&#xa0;: {files} dans {folder}. N’en jouez pas de copies.</translation>
    </message>
    <message>
        <source>randomness: {source}</source>
        <translation>hasard&#xa0;: {source}</translation>
    </message>
    <message>
        <source>{state}: {count}</source>
        <translation>{state}&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Everybody may see their hands from then on. Do this when nobody will play these boards any more. A release cannot be undone.</source>
        <translation>Dès lors, tout le monde peut voir leurs mains. Faites-le quand personne ne jouera plus ces donnes. On ne peut pas revenir en arrière.</translation>
    </message>
    <message>
        <source>Several sets</source>
        <translation>Plusieurs séries</translation>
    </message>
    <message>
        <source>Mark {sets} as {state}?</source>
        <translation>Marquer {sets} comme «&#xa0;{state}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Undo takes the step back for all of them.</source>
        <translation>«&#xa0;Annuler&#xa0;» revient en arrière pour toutes.</translation>
    </message>
    <message>
        <source>Undo the last step of {sets}?</source>
        <translation>Annuler la dernière étape&#xa0;: {sets}&#xa0;?</translation>
    </message>
    <message>
        <source>They become again: {states}</source>
        <translation>Elles redeviennent&#xa0;: {states}</translation>
    </message>
    <message>
        <source>{count} of {sets}</source>
        <translation>{count} sur {sets}</translation>
    </message>
    <message>
        <source>These cannot, and stay as they are:</source>
        <translation>Celles-ci ne le peuvent pas et restent telles quelles&#xa0;:</translation>
    </message>
    <message>
        <source>Undone: the last step of {sets}</source>
        <translation>Dernière étape annulée&#xa0;: {sets}</translation>
    </message>
    <message>
        <source>{sets} marked as {state}</source>
        <translation>{sets}&#xa0;: maintenant «&#xa0;{state}&#xa0;»</translation>
    </message>
    <message>
        <source>Moved: {files}</source>
        <translation>Déplacés&#xa0;: {files}</translation>
    </message>
    <message>
        <source>The files of {sets} stayed where they are:</source>
        <translation>Fichiers restés où ils sont ({sets})&#xa0;:</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marquer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler l’étape</translation>
    </message>
    <message>
        <source>Certificates made, one for each set</source>
        <translation>Certificats faits, un par série</translation>
    </message>
    <message>
        <source>{name}, not confirmed</source>
        <translation>{name}, non confirmé</translation>
    </message>
    <message>
        <source>Send to {receiver}</source>
        <translation>Envoyer à {receiver}</translation>
    </message>
    <message>
        <source>Nothing was sent from here: load the file at {receiver} yourself.</source>
        <translation>Rien n’a été envoyé d’ici&#xa0;: chargez vous-même le fichier dans {receiver}.</translation>
    </message>
    <message>
        <source>What {receiver} takes could not be confirmed: look at what it shows.</source>
        <translation>Ce que {receiver} accepte n’a pas pu être confirmé&#xa0;: vérifiez ce qui s’affiche.</translation>
    </message>
    <message>
        <source>File for {receiver} made</source>
        <translation>Fichier pour {receiver} créé</translation>
    </message>
    <message>
        <source>The journal is back</source>
        <translation>Le registre est revenu</translation>
    </message>
    <message>
        <source>Settings, presets and identification are taken over where none were here.</source>
        <translation>Réglages, modèles et identification sont repris là où il n’y en avait pas ici.</translation>
    </message>
</context>
<context>
    <name>HoldersDialog</name>
    <message>
        <source>Holders of words</source>
        <translation>Dépositaires de mots</translation>
    </message>
    <message>
        <source>Without their words nobody can compute a board, not even you. Each makes words on a computer of his own (“Keep words…” on the page Tournament), keeps them, and gives you name and hash: 64 digits that belong to these words alone, and betray none of them.</source>
        <translation>Sans leurs mots personne ne peut calculer une donne, pas même vous. Chacun fait des mots sur son propre ordinateur («&#xa0;Garder des mots…&#xa0;» à la page Tournoi), les garde, et vous donne nom et empreinte&#xa0;: 64 chiffres qui n’appartiennent qu’à ces mots et n’en trahissent aucun.</translation>
    </message>
    <message>
        <source>&amp;Take these holders</source>
        <translation>&amp;Prendre ces dépositaires</translation>
    </message>
    <message>
        <source>A name, “=” and 64 digits, as a holder gave them</source>
        <translation>Un nom, «&#xa0;=&#xa0;» et 64 chiffres, tels qu’un dépositaire les a donnés</translation>
    </message>
    <message>
        <source>Add from a &amp;file…</source>
        <translation>Ajouter d’un &amp;fichier…</translation>
    </message>
    <message>
        <source>The file with the hash that a holder gave you</source>
        <translation>Le fichier avec l’empreinte qu’un dépositaire vous a donné</translation>
    </message>
    <message>
        <source>One &amp;line for each: name, “=”, hash</source>
        <translation>Une &amp;ligne pour chacun&#xa0;: nom, «&#xa0;=&#xa0;», empreinte</translation>
    </message>
    <message>
        <source>Line {line}: {problem}</source>
        <translation>Ligne {line}&#xa0;: {problem}</translation>
    </message>
</context>
<context>
    <name>IdentificationField</name>
    <message>
        <source>Its number, to compare it with another computer’s:</source>
        <translation>Son numéro, à comparer avec celui d’un autre ordinateur&#xa0;:</translation>
    </message>
    <message>
        <source>Identification</source>
        <translation>Identification</translation>
    </message>
    <message>
        <source>for example: Tuesday Bridge Club, Utrecht</source>
        <translation>par exemple&#xa0;: Bridge Club du Mardi, Lyon</translation>
    </message>
    <message>
        <source>Letters &amp;written in</source>
        <translation>Coda&amp;ge des lettres</translation>
    </message>
    <message>
        <source>The RIPEMD-160 hash of the identification. Equal numbers, equal identification.</source>
        <translation>L’empreinte RIPEMD-160 de l’identification. Numéros égaux, identification égale.</translation>
    </message>
    <message>
        <source>today’s programs (UTF-8)</source>
        <translation>programmes actuels (UTF-8)</translation>
    </message>
    <message>
        <source>Windows, Western Europe (1252)</source>
        <translation>Windows, Europe de l’Ouest (1252)</translation>
    </message>
    <message>
        <source>DOS window, Western Europe (850)</source>
        <translation>fenêtre DOS, Europe de l’Ouest (850)</translation>
    </message>
    <message>
        <source>DOS window, United States (437)</source>
        <translation>fenêtre DOS, États-Unis (437)</translation>
    </message>
    <message>
        <source>Windows, Central Europe (1250)</source>
        <translation>Windows, Europe centrale (1250)</translation>
    </message>
    <message>
        <source>DOS window, Central Europe (852)</source>
        <translation>fenêtre DOS, Europe centrale (852)</translation>
    </message>
    <message>
        <source>Hash of the identification: {hash}</source>
        <translation>Empreinte de l’identification&#xa0;: {hash}</translation>
    </message>
    <message>
        <source>Longer than Big Deal can hold. Shorten it if boards are to be compared with it.</source>
        <translation>Trop longue pour Big Deal. Raccourcissez-la si vous voulez comparer des donnes avec lui.</translation>
    </message>
    <message>
        <source>Not all letters can be shown this way. Choose other letters to edit the text.</source>
        <translation>Ce codage ne peut pas montrer toutes les lettres. Choisissez-en un autre pour modifier le texte.</translation>
    </message>
    <message>
        <source>Holds blanks at an end or characters that cannot be seen. They count too.</source>
        <translation>Contient des espaces à un bout ou des caractères invisibles. Ils comptent aussi.</translation>
    </message>
</context>
<context>
    <name>InterruptedHint</name>
    <message>
        <source>Deal it now</source>
        <translation>Distribuer maintenant</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
</context>
<context>
    <name>JournalBar</name>
    <message>
        <source>Checking the record…</source>
        <translation>Vérification du registre…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>&amp;Sauvegarder…</translation>
    </message>
    <message>
        <source>Write the record as text that anybody can check; no cards</source>
        <translation>Écrire le registre en texte que tout le monde peut vérifier&#xa0;; sans cartes</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy journal, settings, presets and logo into one file, on a USB drive for example</source>
        <translation>Copier le registre, les réglages, les modèles et le logo dans un seul fichier, par exemple sur une clé USB</translation>
    </message>
</context>
<context>
    <name>KeysCustody</name>
    <message>
        <source>Who keeps the keys</source>
        <translation>Qui garde les clés</translation>
    </message>
    <message>
        <source>The passphrase, unseen</source>
        <translation>La phrase secrète, invisible</translation>
    </message>
    <message>
        <source>The same passphrase once more, unseen</source>
        <translation>La même phrase secrète encore une fois, invisible</translation>
    </message>
    <message>
        <source>&amp;Make one for me, on a sheet…</source>
        <translation>&amp;M’en faire une, sur une feuille…</translation>
    </message>
    <message>
        <source>I &amp;understand: whoever reads this file can compute every board</source>
        <translation>J’ai &amp;compris&#xa0;: qui lit ce fichier peut calculer toutes les donnes</translation>
    </message>
    <message>
        <source>One &amp;passphrase</source>
        <translation>Une &amp;phrase secrète</translation>
    </message>
    <message>
        <source>Good where one person is trusted to keep it.</source>
        <translation>Convient si une seule personne, de confiance, la garde.</translation>
    </message>
    <message>
        <source>Several offi&amp;cials together</source>
        <translation>Plusieurs &amp;responsables ensemble</translation>
    </message>
    <message>
        <source>Each gets a sheet of words; any two of three open the keys, one alone cannot.</source>
        <translation>Chacun reçoit une feuille de mots&#xa0;; deux sur trois, n’importe lesquels, ouvrent les clés, un seul ne le peut pas.</translation>
    </message>
    <message>
        <source>Owners of &amp;age keys</source>
        <translation>Possesseurs de clés &amp;age</translation>
    </message>
    <message>
        <source>For those who use the program age: paste their public keys.</source>
        <translation>Pour ceux qui utilisent le programme age&#xa0;: collez leurs clés publiques.</translation>
    </message>
    <message>
        <source>P&amp;lainly, without a lock</source>
        <translation>En c&amp;lair, sans verrou</translation>
    </message>
    <message>
        <source>As SquareDeal does it. Anybody who reads the file knows the boards.</source>
        <translation>Comme le fait SquareDeal. Qui lit le fichier connaît les donnes.</translation>
    </message>
    <message>
        <source>Writes eight words into a file that you print and put away; they are never shown here</source>
        <translation>Écrit huit mots dans un fichier à imprimer et à ranger&#xa0;; ils ne sont jamais montrés ici</translation>
    </message>
    <message>
        <source>Pa&amp;ssphrase</source>
        <translation>Phra&amp;se secrète</translation>
    </message>
    <message>
        <source>Onc&amp;e more</source>
        <translation>Encore une &amp;fois</translation>
    </message>
    <message>
        <source>If the passphrase is lost, the tournament is lost: nobody, and no program, can open the keys again, and no board can be dealt. Write it on paper, and keep it in two places.</source>
        <translation>Si la phrase secrète est perdue, le tournoi est perdu&#xa0;: personne, aucun programme ne peut rouvrir les clés, et aucune donne ne peut être distribuée. Écrivez-la sur papier et gardez-la à deux endroits.</translation>
    </message>
    <message>
        <source>How many sheets are needed to open the keys</source>
        <translation>Combien de feuilles il faut pour ouvrir les clés</translation>
    </message>
    <message>
        <source>How many officials get a sheet</source>
        <translation>Combien de responsables reçoivent une feuille</translation>
    </message>
    <message>
        <source>&amp;Needed</source>
        <translation>&amp;Nécessaires</translation>
    </message>
    <message>
        <source>of off&amp;icials</source>
        <translation>sur un t&amp;otal de</translation>
    </message>
    <message>
        <source>Public &amp;keys</source>
        <translation>Clés pu&amp;bliques</translation>
    </message>
    <message>
        <source>If too few sheets are left, the tournament is lost: nobody can open the keys again. The program asks for a folder for the sheets: best a stick. Print each, give it to its official in an envelope, and delete the files.</source>
        <translation>S’il reste trop peu de feuilles, le tournoi est perdu&#xa0;: personne ne peut rouvrir les clés. Le programme demande un dossier pour les feuilles&#xa0;: de préférence une clé USB. Imprimez chacune, remettez-la à son responsable sous enveloppe, et supprimez les fichiers.</translation>
    </message>
    <message>
        <source>age1…, one on each line</source>
        <translation>age1…, une par ligne</translation>
    </message>
    <message>
        <source>Public keys; each of their owners can open the keys alone</source>
        <translation>Clés publiques&#xa0;; chacun de leurs possesseurs peut ouvrir les clés seul</translation>
    </message>
    <message>
        <source>Lets the plan be published with plain keys</source>
        <translation>Permet de publier le plan avec des clés en clair</translation>
    </message>
    <message>
        <source>The keys would lie on this disk for everybody to read who sits at this computer. Once the outside value is known, the file gives away every board.</source>
        <translation>Les clés resteraient sur ce disque, lisibles par quiconque s’assied à cet ordinateur. Dès que la valeur extérieure est connue, le fichier livre toutes les donnes.</translation>
    </message>
    <message>
        <source>Before you choose</source>
        <translation>Avant de choisir</translation>
    </message>
    <message>
        <source>Paste at least one public key.</source>
        <translation>Collez au moins une clé publique.</translation>
    </message>
    <message>
        <source>Tick that you understand.</source>
        <translation>Cochez que vous avez compris.</translation>
    </message>
    <message>
        <source>Type a passphrase of several words, 15 letters or more.</source>
        <translation>Tapez une phrase secrète de plusieurs mots, 15 lettres ou plus.</translation>
    </message>
    <message>
        <source>Type the same once more.</source>
        <translation>Tapez encore une fois la même.</translation>
    </message>
    <message>
        <source>The two are not the same.</source>
        <translation>Les deux sont différentes.</translation>
    </message>
    <message>
        <source>The keys can be kept so.</source>
        <translation>Les clés peuvent être gardées ainsi.</translation>
    </message>
</context>
<context>
    <name>KeysUnlocking</name>
    <message>
        <source>What opens the keys</source>
        <translation>Ce qui ouvre les clés</translation>
    </message>
    <message>
        <source>The &amp;passphrase</source>
        <translation>La &amp;phrase secrète</translation>
    </message>
    <message>
        <source>As it was chosen when publishing.</source>
        <translation>Telle qu’elle a été choisie à la publication.</translation>
    </message>
    <message>
        <source>The words of as many officials as are needed.</source>
        <translation>Les mots d’autant de responsables qu’il en faut.</translation>
    </message>
    <message>
        <source>The passphrase, unseen</source>
        <translation>La phrase secrète, invisible</translation>
    </message>
    <message>
        <source>The words of one sheet, in order, unseen</source>
        <translation>Les mots d’une feuille, dans l’ordre, invisibles</translation>
    </message>
    <message>
        <source>Take the words of this official</source>
        <translation>Prendre les mots de ce responsable</translation>
    </message>
    <message>
        <source>Read sheets from files</source>
        <translation>Lire des feuilles dans des fichiers</translation>
    </message>
    <message>
        <source>Star&amp;t again</source>
        <translation>Reco&amp;mmencer</translation>
    </message>
    <message>
        <source>Forget the sheets</source>
        <translation>Oublier les feuilles</translation>
    </message>
    <message>
        <source>Choose the &amp;key file…</source>
        <translation>Choisir le fichier de c&amp;lés…</translation>
    </message>
    <message>
        <source>A file with secret keys, as age-keygen makes it</source>
        <translation>Un fichier de clés secrètes, tel que le fait age-keygen</translation>
    </message>
    <message>
        <source>Pa&amp;ssphrase</source>
        <translation>Phra&amp;se secrète</translation>
    </message>
    <message>
        <source>Off&amp;icials&apos; sheets</source>
        <translation>Les &amp;feuilles des responsables</translation>
    </message>
    <message>
        <source>Add t&amp;hese words</source>
        <translation>A&amp;jouter ces mots</translation>
    </message>
    <message>
        <source>From files…</source>
        <translation>Depuis des fichiers…</translation>
    </message>
    <message>
        <source>Words of one sheet</source>
        <translation>Mots d’une feuille</translation>
    </message>
    <message>
        <source>All 20 words with blanks between; the first four letters of each are enough.</source>
        <translation>Les 20 mots, séparés par des espaces&#xa0;; les quatre premières lettres de chacun suffisent.</translation>
    </message>
    <message>
        <source>The keys are missing.</source>
        <translation>Les clés manquent.</translation>
    </message>
    <message>
        <source>Say what opens the keys.</source>
        <translation>Dites ce qui ouvre les clés.</translation>
    </message>
    <message>
        <source>The keys are not beside the plan. Put the file of the keys into the same folder, and open the tournament again.</source>
        <translation>Les clés ne sont pas à côté du plan. Mettez le fichier des clés dans le même dossier, et rouvrez le tournoi.</translation>
    </message>
    <message>
        <source>The keys lie beside the plan without a lock: nothing is needed.</source>
        <translation>Les clés sont à côté du plan, sans verrou&#xa0;: il ne faut rien.</translation>
    </message>
    <message>
        <source>The keys are sealed for owners of age keys.</source>
        <translation>Les clés sont scellées pour des possesseurs de clés age.</translation>
    </message>
    <message>
        <source>Sheets {numbers}: enough.</source>
        <translation>Feuilles {numbers}&#xa0;: c’est assez.</translation>
    </message>
    <message numerus="yes">
        <source>Sheet {numbers}; %n more needed.</source>
        <translation>
            <numerusform>Feuille {numbers}&#xa0;; il en faut encore %n.</numerusform>
            <numerusform>Feuille {numbers}&#xa0;; il en faut encore %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sheets of the officials</source>
        <translation>Feuilles des responsables</translation>
    </message>
    <message>
        <source>Files with secret age keys</source>
        <translation>Fichiers de clés age secrètes</translation>
    </message>
    <message>
        <source>The words of the officials&apos; sheets open the keys: one sheet after the other, in any order.</source>
        <translation>Les mots des feuilles des responsables ouvrent les clés&#xa0;: une feuille après l’autre, dans n’importe quel ordre.</translation>
    </message>
</context>
<context>
    <name>LockRow</name>
    <message>
        <source>Loc&amp;ked until</source>
        <translation>&amp;Verrouillé jusqu’au</translation>
    </message>
    <message>
        <source>Write the files only into a box that nobody can open before then</source>
        <translation>N’écrire les fichiers que dans un coffret que personne ne peut ouvrir avant</translation>
    </message>
    <message>
        <source>Locked until</source>
        <translation>Verrouillé jusqu’au</translation>
    </message>
    <message>
        <source>By the clock and the zone of this computer</source>
        <translation>Selon l’horloge et le fuseau de cet ordinateur</translation>
    </message>
    <message>
        <source>Only a locked box is written. Nobody can open it before {utc}, this computer included.</source>
        <translation>Seul un coffret verrouillé est écrit. Personne ne peut l’ouvrir avant {utc}, pas même cet ordinateur.</translation>
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
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>NewDialog</name>
    <message>
        <source>Try it out</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Nouveau tournoi</translation>
    </message>
    <message>
        <source>The whole way, from the plan to the pack for the players, in ten minutes: with any value and without waiting. PRACTICE stands on everything, and no check ever turns green.</source>
        <translation>Tout le chemin, du plan au paquet pour les joueurs, en dix minutes&#xa0;: avec n’importe quelle valeur et sans attendre. PRACTICE figure partout, et aucune vérification ne devient jamais verte.</translation>
    </message>
    <message>
        <source>It gets a folder of its own: for the plan, what you publish, keys and boards.</source>
        <translation>Il reçoit un dossier à lui&#xa0;: pour le plan, ce que vous publiez, les clés et les donnes.</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>such as Spring Championship 2027</source>
        <translation>par exemple Championnat de printemps 2027</translation>
    </message>
    <message>
        <source>As it will stand on everything that is published</source>
        <translation>Tel qu’il figurera sur tout ce qui est publié</translation>
    </message>
    <message>
        <source>Place of the folder</source>
        <translation>Emplacement du dossier</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>C&amp;hoisir…</translation>
    </message>
    <message>
        <source>&amp;Name of the tournament</source>
        <translation>&amp;Nom du tournoi</translation>
    </message>
    <message>
        <source>&amp;Place of the folder</source>
        <translation>Em&amp;placement du dossier</translation>
    </message>
    <message>
        <source>Choose a folder that is there.</source>
        <translation>Choisissez un dossier qui existe.</translation>
    </message>
    <message>
        <source>Its folder: {folder}</source>
        <translation>Son dossier&#xa0;: {folder}</translation>
    </message>
</context>
<context>
    <name>NewHolderDialog</name>
    <message>
        <source>Keep words for a tournament</source>
        <translation>Garder des mots pour un tournoi</translation>
    </message>
    <message>
        <source>The program makes twelve words. They go onto a slip, in new files that only you can read, and are shown nowhere else. Their hash is for the organiser: 64 digits that belong to these words alone, and betray none of them.</source>
        <translation>Le programme fait douze mots. Ils vont sur un billet, dans de nouveaux fichiers que vous seul pouvez lire, et ne sont montrés nulle part ailleurs. Leur empreinte est pour l’organisateur&#xa0;: 64 chiffres qui n’appartiennent qu’à ces mots et n’en trahissent aucun.</translation>
    </message>
    <message>
        <source>&amp;Make the words</source>
        <translation>&amp;Faire les mots</translation>
    </message>
    <message>
        <source>such as Team B</source>
        <translation>par exemple Équipe B</translation>
    </message>
    <message>
        <source>Who keeps the words, as everybody will read it</source>
        <translation>Qui garde les mots, tel que tous le liront</translation>
    </message>
    <message>
        <source>Folder for the slip</source>
        <translation>Dossier pour le billet</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>C&amp;hoisir…</translation>
    </message>
    <message>
        <source>&amp;Name of the holder</source>
        <translation>&amp;Nom du dépositaire</translation>
    </message>
    <message>
        <source>&amp;Folder for the slip</source>
        <translation>&amp;Dossier pour le billet</translation>
    </message>
</context>
<context>
    <name>NoteStrip</name>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
</context>
<context>
    <name>NoticeStrip</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>NoticeWindow</name>
    <message>
        <source>Licences – {program}</source>
        <translation>Licences – {program}</translation>
    </message>
    <message>
        <source>Licences of everything in the program</source>
        <translation>Licences de tout ce que contient le programme</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>OldSettingsButton</name>
    <message>
        <source>Im&amp;port old settings…</source>
        <translation>Im&amp;porter d’anciens réglages…</translation>
    </message>
    <message>
        <source>Import old settings</source>
        <translation>Importer d’anciens réglages</translation>
    </message>
    <message>
        <source>Read the identification and formats from Big Deal’s {windows} or {unix}</source>
        <translation>Lire l’identification et les formats dans {windows} ou {unix} de Big Deal</translation>
    </message>
    <message>
        <source>Settings of Big Deal</source>
        <translation>Réglages de Big Deal</translation>
    </message>
    <message>
        <source>Settings of Big Deal ({names})</source>
        <translation>Réglages de Big Deal ({names})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>OpenPhases</name>
    <message>
        <source>sessions</source>
        <translation>séances</translation>
    </message>
    <message>
        <source>such as 1 or 1-3</source>
        <translation>par exemple 1 ou 1-3</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>donnes</translation>
    </message>
    <message>
        <source>such as 24 or 1-8,9-16</source>
        <translation>par exemple 24 ou 1-8,9-16</translation>
    </message>
    <message>
        <source>The plan leaves this open, so it is said now</source>
        <translation>Le plan laisse cela ouvert&#xa0;: on le dit maintenant</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Make the PDF where you say</source>
        <translation>Créer le PDF là où vous le dites</translation>
    </message>
    <message>
        <source>&amp;How many boxes?</source>
        <translation>&amp;Combien de boîtes&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Open to print</source>
        <translation>&amp;Ouvrir pour imprimer</translation>
    </message>
    <message>
        <source>Make the PDF beside the set, and open it in the program that prints it</source>
        <translation>Créer le PDF à côté de la série, et l’ouvrir dans le programme qui l’imprime</translation>
    </message>
</context>
<context>
    <name>PaperPreview</name>
    <message>
        <source>Sample page</source>
        <translation>Page d’exemple</translation>
    </message>
    <message>
        <source>A page of a sample record, no boards of yours: {words}</source>
        <translation>Une page de donnes d’exemple, aucune des vôtres&#xa0;: {words}</translation>
    </message>
</context>
<context>
    <name>PhaseDialog</name>
    <message>
        <source>Change a phase</source>
        <translation>Modifier une phase</translation>
    </message>
    <message>
        <source>Add a phase</source>
        <translation>Ajouter une phase</translation>
    </message>
    <message>
        <source>A phase is a part of the tournament with sessions of one kind, such as a final.</source>
        <translation>Une phase est une partie du tournoi dont les séances sont du même genre, par exemple une finale.</translation>
    </message>
    <message>
        <source>&amp;Keep phase</source>
        <translation>&amp;Enregistrer la phase</translation>
    </message>
    <message>
        <source>Nobody can say &amp;yet how many</source>
        <translation>On ne sait pas en&amp;core combien</translation>
    </message>
    <message>
        <source>such as Round robin</source>
        <translation>par exemple Poule</translation>
    </message>
    <message>
        <source>What the phase is called; # becomes the number of the session</source>
        <translation>Le nom de la phase&#xa0;; # devient le numéro de la séance</translation>
    </message>
    <message>
        <source>How many sessions the phase has</source>
        <translation>Combien de séances a la phase</translation>
    </message>
    <message>
        <source>As many sessions as will be needed; their numbers are said when dealing</source>
        <translation>Autant de séances qu’il en faudra&#xa0;; on dit leurs numéros à la distribution</translation>
    </message>
    <message>
        <source>The boards of each session</source>
        <translation>Les donnes de chaque séance</translation>
    </message>
    <message>
        <source>How the names of the files begin; # becomes the number of the session</source>
        <translation>Le début des noms de fichiers&#xa0;; # devient le numéro de la séance</translation>
    </message>
    <message>
        <source>&amp;Name of the phase</source>
        <translation>&amp;Nom de la phase</translation>
    </message>
    <message>
        <source>&amp;Sessions</source>
        <translation>&amp;Séances</translation>
    </message>
    <message>
        <source>&amp;Boards of a session</source>
        <translation>&amp;Donnes par séance</translation>
    </message>
    <message>
        <source>24 for boards 1 to 24; 21-40 for these; 1-12,13-24 for the one and the other in turn; ? to say it when dealing.</source>
        <translation>24 pour les donnes 1 à 24&#xa0;; 21-40 pour celles-ci&#xa0;; 1-12,13-24 pour les unes et les autres tour à tour&#xa0;;&#xa0;? pour le dire à la distribution.</translation>
    </message>
    <message>
        <source>Names of the &amp;files</source>
        <translation>Noms des &amp;fichiers</translation>
    </message>
    <message>
        <source>A short word, such as rr: the files will be called rr1, rr2 and so on.</source>
        <translation>Un mot court, par exemple rr&#xa0;: les fichiers s’appelleront rr1, rr2, etc.</translation>
    </message>
    <message>
        <source>Give the phase a name.</source>
        <translation>Donnez un nom à la phase.</translation>
    </message>
    <message>
        <source>Say which boards a session has.</source>
        <translation>Dites quelles donnes a une séance.</translation>
    </message>
    <message>
        <source>Another phase calls its files “{prefix}” already.</source>
        <translation>Une autre phase nomme déjà ses fichiers «&#xa0;{prefix}&#xa0;».</translation>
    </message>
    <message>
        <source>This means: {words}.</source>
        <translation>Cela signifie&#xa0;: {words}.</translation>
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
        <translation>Séances</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>à dire</translation>
    </message>
    <message numerus="yes">
        <source>%n to correct</source>
        <translation>
            <numerusform>%n à corriger</numerusform>
            <numerusform>%n à corriger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation>
            <numerusform>%n à examiner</numerusform>
            <numerusform>%n à examiner</numerusform>
        </translation>
    </message>
    <message>
        <source>in order</source>
        <translation>en ordre</translation>
    </message>
</context>
<context>
    <name>PhasesTable</name>
    <message>
        <source>&amp;Add a phase…</source>
        <translation>&amp;Ajouter une phase…</translation>
    </message>
    <message>
        <source>Describe one more phase</source>
        <translation>Décrire une phase de plus</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>Change the chosen phase</source>
        <translation>Modifier la phase choisie</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Take the chosen phase out of the plan</source>
        <translation>Enlever du plan la phase choisie</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>M&amp;onter</translation>
    </message>
    <message>
        <source>Put the chosen phase before the one above</source>
        <translation>Placer la phase choisie avant celle du dessus</translation>
    </message>
    <message>
        <source>Put the chosen phase behind the one below</source>
        <translation>Placer la phase choisie après celle du dessous</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phases</translation>
    </message>
    <message>
        <source>Return changes the chosen phase, Delete removes it.</source>
        <translation>Entrée modifie la phase choisie, Suppr la supprime.</translation>
    </message>
    <message>
        <source>Numbers of the phases</source>
        <translation>Numéros des phases</translation>
    </message>
    <message>
        <source>No phase yet. A phase is a part of the tournament with sessions of one kind: a round robin, a final.</source>
        <translation>Aucune phase encore. Une phase est une partie du tournoi dont les séances sont du même genre&#xa0;: une poule, une finale.</translation>
    </message>
</context>
<context>
    <name>PlanStep</name>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Choisir…</translation>
    </message>
    <message>
        <source>Say where the outside value comes from</source>
        <translation>Dire d’où vient la valeur extérieure</translation>
    </message>
    <message>
        <source>Others keep words without which nobody can foresee a board</source>
        <translation>D’autres gardent des mots sans lesquels personne ne peut prévoir une donne</translation>
    </message>
    <message>
        <source>&amp;Go on to Publish</source>
        <translation>Passer à la &amp;publication</translation>
    </message>
    <message>
        <source>Look at everything once more, then publish</source>
        <translation>Tout examiner encore une fois, puis publier</translation>
    </message>
    <message>
        <source>such as Spring Championship 2027</source>
        <translation>par exemple Championnat de printemps 2027</translation>
    </message>
    <message>
        <source>What the tournament is called; it stands in every file</source>
        <translation>Le nom du tournoi&#xa0;; il figure dans chaque fichier</translation>
    </message>
    <message>
        <source>Name of the tournament</source>
        <translation>Nom du tournoi</translation>
    </message>
    <message>
        <source>What the inspector says</source>
        <translation>Remarques du contrôle</translation>
    </message>
    <message>
        <source>Not chosen yet.</source>
        <translation>Pas encore choisie.</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Changer…</translation>
    </message>
    <message>
        <source>Name of the &amp;tournament</source>
        <translation>Nom du &amp;tournoi</translation>
    </message>
    <message>
        <source>&amp;Holders…</source>
        <translation>&amp;Dépositaires…</translation>
    </message>
    <message>
        <source>Outside value</source>
        <translation>Valeur extérieure</translation>
    </message>
    <message>
        <source>Name and outside value</source>
        <translation>Nom et valeur extérieure</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phases</translation>
    </message>
</context>
<context>
    <name>PresetDialog</name>
    <message>
        <source>Event, boards and formats are kept under a name. The date is never part of it.</source>
        <translation>Épreuve, donnes et formats sont gardés sous un nom. La date n’en fait jamais partie.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Always deal into this folder, without asking</source>
        <translation>&amp;Toujours distribuer dans ce dossier, sans demander</translation>
    </message>
    <message>
        <source>Folder of the preset</source>
        <translation>Dossier du modèle</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Choisir…</translation>
    </message>
    <message>
        <source>such as Tuesday</source>
        <translation>par exemple mardi</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>“Deal session” then says where it deals, and a full meter is all that it waits for. Nothing is ever overwritten: a second set of the same day gets a number.</source>
        <translation>«&#xa0;Distribuer la séance&#xa0;» dit alors où, et n’attend plus que la jauge pleine. Rien n’est jamais écrasé&#xa0;: une deuxième série du même jour reçoit un numéro.</translation>
    </message>
    <message>
        <source>The preset needs a name.</source>
        <translation>Il faut un nom au modèle.</translation>
    </message>
    <message>
        <source>Choose the folder.</source>
        <translation>Choisissez le dossier.</translation>
    </message>
</context>
<context>
    <name>PresetsBox</name>
    <message>
        <source>&amp;Save this session as a preset…</source>
        <translation>&amp;Enregistrer cette séance comme modèle…</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Modèle</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Fill the page with a session saved earlier</source>
        <translation>Remplir la page avec une séance enregistrée</translation>
    </message>
    <message>
        <source>S&amp;ave…</source>
        <translation>Enreg&amp;istrer…</translation>
    </message>
    <message>
        <source>Save this session as a preset, or delete one</source>
        <translation>Enregistrer cette séance comme modèle, ou supprimer un modèle</translation>
    </message>
    <message>
        <source>No preset</source>
        <translation>Aucun modèle</translation>
    </message>
    <message>
        <source>None saved yet</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>&amp;Delete “{name}”</source>
        <translation>&amp;Supprimer «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>&amp;Delete the chosen preset</source>
        <translation>&amp;Supprimer le modèle choisi</translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation>Enregistrer le modèle</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Supprimer le modèle</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”? Sets dealt with it are not touched.</source>
        <translation>Supprimer le modèle «&#xa0;{name}&#xa0;»&#xa0;? Les séries distribuées avec lui restent intactes.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>{name} (changed)</source>
        <translation>{name} (modifié)</translation>
    </message>
</context>
<context>
    <name>PresetsList</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>None yet. A session is saved as a preset on the page “Deal”.</source>
        <translation>Aucun encore. On enregistre une séance comme modèle sur la page «&#xa0;Distribuer&#xa0;».</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Delete the chosen preset</source>
        <translation>Supprimer le modèle choisi</translation>
    </message>
    <message>
        <source>{name}: boards {first} to {last}, {formats}</source>
        <translation>{name}&#xa0;: donnes {first} à {last}, {formats}</translation>
    </message>
    <message>
        <source>no files</source>
        <translation>aucun fichier</translation>
    </message>
    <message>
        <source>Name, folde&amp;r…</source>
        <translation>Nom, dossie&amp;r…</translation>
    </message>
    <message>
        <source>Name, folder… of the chosen preset</source>
        <translation>Nom, dossier… du modèle choisi</translation>
    </message>
    <message>
        <source>Rename the preset, or say that it always deals into one folder</source>
        <translation>Renommer le modèle, ou dire qu’il distribue toujours dans un dossier</translation>
    </message>
    <message>
        <source>{preset}, always into {folder}</source>
        <translation>{preset}, toujours dans {folder}</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Modèle</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Sample page, to be scrolled</source>
        <translation>Page d’exemple, à faire défiler</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Page {page} sur {pages}</translation>
    </message>
</context>
<context>
    <name>ProgressFooter</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Files checked</source>
        <translation>Fichiers vérifiés</translation>
    </message>
    <message>
        <source>Files read so far</source>
        <translation>Fichiers lus jusqu’ici</translation>
    </message>
    <message>
        <source>Stop checking</source>
        <translation>Arrêter la vérification</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>{done} of {wanted} files</source>
        <translation>{done} fichiers sur {wanted}</translation>
    </message>
</context>
<context>
    <name>PublishStep</name>
    <message>
        <source>Make the keys and close the plan</source>
        <translation>Faire les clés et fermer le plan</translation>
    </message>
    <message>
        <source>Cop&amp;y the digest</source>
        <translation>&amp;Copier l’empreinte</translation>
    </message>
    <message>
        <source>Puts the digits and the words onto the clipboard, for the bulletin</source>
        <translation>Met les chiffres et les mots dans le presse-papiers, pour le bulletin</translation>
    </message>
    <message>
        <source>It stands &amp;there</source>
        <translation>Elle y &amp;figure</translation>
    </message>
    <message>
        <source>Notes in the journal that the plan is published there</source>
        <translation>Note dans le registre que le plan y est publié</translation>
    </message>
    <message>
        <source>&amp;Go on to Value</source>
        <translation>Passer à la &amp;valeur</translation>
    </message>
    <message>
        <source>To the next step</source>
        <translation>Aller à l’étape suivante</translation>
    </message>
    <message>
        <source>1  What the inspector says</source>
        <translation>1  Remarques du contrôle</translation>
    </message>
    <message>
        <source>2  Who keeps the keys</source>
        <translation>2  Qui garde les clés</translation>
    </message>
    <message>
        <source>The keys are secret until all play is over. Together with the outside value they make the deals.</source>
        <translation>Les clés sont secrètes jusqu’à la fin de tout le jeu. Avec la valeur extérieure, elles font les donnes.</translation>
    </message>
    <message>
        <source>Hash of the keys</source>
        <translation>Empreinte des clés</translation>
    </message>
    <message>
        <source>It stands in the plan, binds the keys and betrays nothing. You can read it out or print it as well.</source>
        <translation>Elle figure dans le plan, fixe les clés et ne révèle rien. Vous pouvez aussi la lire à haute voix ou l’imprimer.</translation>
    </message>
    <message>
        <source>The digest</source>
        <translation>L’empreinte</translation>
    </message>
    <message>
        <source>It binds the plan, the promise and the keys, and betrays nothing. Print it where it cannot be taken back: in the bulletin, on the notice board. The words say the same.</source>
        <translation>Elle fixe le plan, la promesse et les clés, et ne trahit rien. Imprimez-la là où on ne peut la reprendre&#xa0;: au bulletin, au tableau d’affichage. Les mots disent la même chose.</translation>
    </message>
    <message>
        <source>Where does it stand?</source>
        <translation>Où figure-t-elle&#xa0;?</translation>
    </message>
    <message>
        <source>such as: Bulletin 1, club web page</source>
        <translation>par exemple&#xa0;: Bulletin 1, site du club</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to correct first: go back to Plan.</source>
        <translation>
            <numerusform>%n point à corriger d’abord&#xa0;: revenez au plan.</numerusform>
            <numerusform>%n points à corriger d’abord&#xa0;: revenez au plan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) to look at and to tick.</source>
        <translation>
            <numerusform>%n avertissement à examiner et à cocher.</numerusform>
            <numerusform>%n avertissements à examiner et à cocher.</numerusform>
        </translation>
    </message>
    <message>
        <source>Say how the keys are kept.</source>
        <translation>Dites comment les clés sont gardées.</translation>
    </message>
    <message>
        <source>Save the &amp;sheet…</source>
        <translation>Enre&amp;gistrer la feuille…</translation>
    </message>
    <message>
        <source>A page for the notice board and the bulletin, as PDF to print</source>
        <translation>Une page pour le tableau d’affichage et le bulletin, en PDF à imprimer</translation>
    </message>
    <message>
        <source>The program seals; publishing is what you do. Say where everybody finds plan and digest, and since which day: it will stand in the public pack, in your words.</source>
        <translation>Le programme scelle&#xa0;; publier, c’est vous. Dites où chacun trouve le plan et l’empreinte, et depuis quel jour&#xa0;: cela figurera dans le paquet public, dans vos mots.</translation>
    </message>
    <message>
        <source>The first day on which everybody could see it there</source>
        <translation>Le premier jour où tous pouvaient l’y voir</translation>
    </message>
    <message>
        <source>s&amp;ince</source>
        <translation>depu&amp;is le</translation>
    </message>
    <message>
        <source>Published: {where}, since {day}</source>
        <translation>Publié&#xa0;: {where}, depuis le {day}</translation>
    </message>
    <message>
        <source>Not published yet: nobody has said here where it stands.</source>
        <translation>Pas encore publié&#xa0;: personne n’a dit ici où il se trouve.</translation>
    </message>
    <message>
        <source>Sealed {time}. The plan and its keys are bound, and cannot be changed any more.</source>
        <translation>Scellé le {time}. Le plan et ses clés sont fixés et ne peuvent plus être modifiés.</translation>
    </message>
    <message>
        <source>The plan is sealed, on another computer or by another program.</source>
        <translation>Le plan est scellé, sur un autre ordinateur ou par un autre programme.</translation>
    </message>
    <message>
        <source>Seal t&amp;he plan…</source>
        <translation>Sceller &amp;votre plan…</translation>
    </message>
    <message>
        <source>3  How they are sealed</source>
        <translation>3  Comment elles sont scellées</translation>
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
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Oui</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Non</translation>
    </message>
</context>
<context>
    <name>RecordMaking</name>
    <message>
        <source>Hand record</source>
        <translation>Feuille de donnes</translation>
    </message>
    <message>
        <source>Dealing sheets</source>
        <translation>Feuilles de distribution</translation>
    </message>
    <message>
        <source>Curtain cards</source>
        <translation>Fiches de main</translation>
    </message>
    <message>
        <source>{kind} made</source>
        <translation>Prêt&#xa0;: {kind}</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>They tell nothing of the cards. Print them without scaling (100 %).</source>
        <translation>Elles ne disent rien des cartes. Imprimez-les sans mise à l’échelle (100&#xa0;%).</translation>
    </message>
    <message>
        <source>Labels made</source>
        <translation>Étiquettes prêtes</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Liste de contrôle</translation>
    </message>
    <message>
        <source>Two people sign each board that was duplicated; it tells nothing of the cards.</source>
        <translation>Deux personnes signent pour chaque donne dupliquée&#xa0;; elle ne dit rien des cartes.</translation>
    </message>
    <message>
        <source>Checklist made</source>
        <translation>Liste de contrôle prête</translation>
    </message>
    <message>
        <source>Public pack</source>
        <translation>Paquet public</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) inside: boards for programs, hand record, checksums.</source>
        <translation>
            <numerusform>%n fichier à l’intérieur&#xa0;: donnes pour programmes, feuille de donnes, sommes de contrôle.</numerusform>
            <numerusform>%n fichiers à l’intérieur&#xa0;: donnes pour programmes, feuille de donnes, sommes de contrôle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Public pack made</source>
        <translation>Paquet public créé</translation>
    </message>
    <message>
        <source>Files ({suffix})</source>
        <translation>Fichiers ({suffix})</translation>
    </message>
    <message>
        <source>Sealed with your passphrase. “Open a sealed record…” opens it.</source>
        <translation>Scellé avec votre phrase secrète. «&#xa0;Ouvrir une feuille scellée…&#xa0;» l’ouvre.</translation>
    </message>
    <message>
        <source>Sealed until {time}. “Open a sealed record…” opens it then, on this computer.</source>
        <translation>Scellé jusqu’au {time}. «&#xa0;Ouvrir une feuille scellée…&#xa0;» l’ouvrira alors, sur cet ordinateur.</translation>
    </message>
    <message>
        <source>The file is open: whoever has it sees all hands.</source>
        <translation>Le fichier est ouvert&#xa0;: qui l’a voit toutes les mains.</translation>
    </message>
    <message>
        <source>{name} in {folder}</source>
        <translation>{name} dans {folder}</translation>
    </message>
    <message numerus="yes">
        <source>Folder for %n file(s)</source>
        <translation>
            <numerusform>Dossier pour %n fichier</numerusform>
            <numerusform>Dossier pour %n fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in {folder}</source>
        <translation>
            <numerusform>%n fichier dans {folder}</numerusform>
            <numerusform>%n fichiers dans {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>It has the boards’ numbers, dealers and vulnerabilities, and no card.</source>
        <translation>Il porte les numéros des donnes, les donneurs et la vulnérabilité, et aucune carte.</translation>
    </message>
    <message>
        <source>Players’ paper made</source>
        <translation>Feuilles des joueurs faites</translation>
    </message>
    <message>
        <source>Players’ paper</source>
        <translation>Feuilles des joueurs</translation>
    </message>
</context>
<context>
    <name>RecordOpening</name>
    <message>
        <source>Open a sealed record</source>
        <translation>Ouvrir une feuille scellée</translation>
    </message>
    <message>
        <source>Sealed files (*.age)</source>
        <translation>Fichiers scellés (*.age)</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”</source>
        <translation>Phrase secrète de «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Records ({suffix})</source>
        <translation>Feuilles ({suffix})</translation>
    </message>
    <message>
        <source>The opened record</source>
        <translation>La feuille ouverte</translation>
    </message>
    <message>
        <source>{name} in {folder}</source>
        <translation>{name} dans {folder}</translation>
    </message>
    <message>
        <source>The file is open: whoever has it sees all hands.</source>
        <translation>Le fichier est ouvert&#xa0;: qui l’a voit toutes les mains.</translation>
    </message>
    <message>
        <source>Record opened</source>
        <translation>Feuille ouverte</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Phrase secrète</translation>
    </message>
</context>
<context>
    <name>RecordPages</name>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Feuilles</translation>
    </message>
</context>
<context>
    <name>RecordsBar</name>
    <message>
        <source>&amp;Hand record…</source>
        <translation>Feuille de &amp;donnes…</translation>
    </message>
    <message>
        <source>&amp;Dealing sheets…</source>
        <translation>Feuilles de dis&amp;tribution…</translation>
    </message>
    <message>
        <source>C&amp;urtain cards…</source>
        <translation>Fiches de &amp;main…</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <translation>Éti&amp;quettes…</translation>
    </message>
    <message>
        <source>Chec&amp;klist…</source>
        <translation>Liste de &amp;contrôle…</translation>
    </message>
    <message>
        <source>Pu&amp;blish…</source>
        <translation>Pu&amp;blier…</translation>
    </message>
    <message>
        <source>The deals of the set on paper, for after play</source>
        <translation>Les donnes de la série sur papier, pour après le jeu</translation>
    </message>
    <message>
        <source>To deal a sorted pack by list, without seeing a hand</source>
        <translation>Pour distribuer un jeu trié d’après une liste, sans voir une main</translation>
    </message>
    <message>
        <source>Each hand on a card of its own, to lie in the board with it</source>
        <translation>Chaque main sur sa propre fiche, à glisser avec elle dans l’étui</translation>
    </message>
    <message>
        <source>Labels for boxes, with the set code; no cards</source>
        <translation>Étiquettes pour les boîtes, avec le code de série&#xa0;; sans cartes</translation>
    </message>
    <message>
        <source>A list to sign while duplicating; no cards</source>
        <translation>Une liste à signer pendant la duplication&#xa0;; sans cartes</translation>
    </message>
    <message>
        <source>Everything for the web page in one file, after play</source>
        <translation>Tout pour la page web dans un seul fichier, après le jeu</translation>
    </message>
    <message>
        <source>Boards that were played are not dealt again by sheets or curtain cards.</source>
        <translation>Des donnes déjà jouées ne se redistribuent pas par feuilles ou fiches de main.</translation>
    </message>
    <message>
        <source>It can be published when it is marked as finished, on the History page.</source>
        <translation>Elle pourra être publiée une fois marquée comme terminée, sur la page Historique.</translation>
    </message>
    <message>
        <source>Still to be played: what shows the cards is sealed.</source>
        <translation>Encore à jouer&#xa0;: ce qui montre les cartes est scellé.</translation>
    </message>
    <message>
        <source>Checklists and packs are made set by set.</source>
        <translation>Les listes de contrôle et les paquets se font série par série.</translation>
    </message>
    <message>
        <source>Pla&amp;yers’ paper</source>
        <translation>Feuilles des &amp;joueurs</translation>
    </message>
    <message>
        <source>&amp;Travellers…</source>
        <translation>&amp;Feuilles ambulantes…</translation>
    </message>
    <message>
        <source>&amp;Pickup slips…</source>
        <translation>&amp;Bordereaux de résultat…</translation>
    </message>
    <message>
        <source>Personal &amp;scorecards…</source>
        <translation>&amp;Carnets de marque…</translation>
    </message>
    <message>
        <source>Table &amp;cards…</source>
        <translation>Cartes de &amp;table…</translation>
    </message>
    <message>
        <source>Travellers, slips, scorecards and table cards, without a card in them</source>
        <translation>Feuilles ambulantes, bordereaux, carnets de marque et cartes de table, sans aucune carte à jouer</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>&amp;Open a sealed record…</source>
        <translation>&amp;Ouvrir une feuille scellée…</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Ouvrir le dossi&amp;er</translation>
    </message>
    <message>
        <source>With its passphrase, or when its time has come</source>
        <translation>Avec sa phrase secrète, ou quand son heure est venue</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>No set yet. When one is dealt, its records and labels are printed here.</source>
        <translation>Aucune série pour l’instant. Quand une série est distribuée, ses feuilles et étiquettes s’impriment ici.</translation>
    </message>
    <message>
        <source>No file was left behind. ({place})</source>
        <translation>Aucun fichier n’est resté. ({place})</translation>
    </message>
    <message>
        <source>Double dummy: {done} of {wanted} boards</source>
        <translation>Double mort&#xa0;: {done} donnes sur {wanted}</translation>
    </message>
    <message>
        <source>Boards solved</source>
        <translation>Donnes calculées</translation>
    </message>
    <message>
        <source>Boards whose double-dummy results are known</source>
        <translation>Donnes dont les résultats double mort sont connus</translation>
    </message>
    <message>
        <source>Stop; no file is left behind</source>
        <translation>Arrêter&#xa0;; aucun fichier ne reste</translation>
    </message>
</context>
<context>
    <name>RecordsPanel</name>
    <message>
        <source>Boards {numbers}</source>
        <translation>Donnes {numbers}</translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Code de série {code}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>&amp;Paper…</source>
        <translation>&amp;Papier…</translation>
    </message>
    <message>
        <source>Head and foot of your club, and how a page looks</source>
        <translation>En-tête et pied de page de votre club, et aspect d’une page</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) chosen</source>
        <translation>
            <numerusform>%n série choisie</numerusform>
            <numerusform>%n séries choisies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RestoreButton</name>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The backup is sealed</source>
        <translation>La sauvegarde est scellée</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurer</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Phrase secrète</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurer…</translation>
    </message>
    <message>
        <source>Bring journal, settings and presets back from a backup</source>
        <translation>Reprendre le registre, les réglages et les modèles d’une sauvegarde</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Set code</source>
        <translation>Code de série</translation>
    </message>
    <message>
        <source>Write it on the label of each box: it tells which set is inside.</source>
        <translation>Notez-le sur l’étiquette de chaque boîte&#xa0;: il dit quelle série s’y trouve.</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Print &amp;labels…</source>
        <translation>Imprimer les éti&amp;quettes…</translation>
    </message>
    <message>
        <source>&amp;Certificate…</source>
        <translation>Certi&amp;ficat…</translation>
    </message>
    <message>
        <source>&amp;Next session</source>
        <translation>&amp;Séance suivante</translation>
    </message>
    <message>
        <source>Open &amp;its folder</source>
        <translation>Ouvrir so&amp;n dossier</translation>
    </message>
    <message>
        <source>The code of this set; it tells nothing about the cards</source>
        <translation>Le code de cette série&#xa0;; il ne dit rien des cartes</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Montrer les fichiers dans leur dossier</translation>
    </message>
    <message>
        <source>Begin another session, with an empty meter</source>
        <translation>Commencer une autre séance, avec une jauge vide</translation>
    </message>
    <message>
        <source>Labels for boxes, with the set code; no cards</source>
        <translation>Étiquettes pour les boîtes, avec le code de série&#xa0;; sans cartes</translation>
    </message>
    <message>
        <source>Make the dealing certificate of this set, as a PDF; no cards</source>
        <translation>Faire le certificat de distribution de cette série, en PDF&#xa0;; sans cartes</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) dealt</source>
        <translation>
            <numerusform>%n donne distribuée</numerusform>
            <numerusform>%n donnes distribuées</numerusform>
        </translation>
    </message>
    <message>
        <source>Boards {first} to {last}</source>
        <translation>Donnes {first} à {last}</translation>
    </message>
    <message>
        <source>every file written, read back and compared</source>
        <translation>chaque fichier écrit, relu et comparé</translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Code de série {code}</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <translation>Dans {folder}</translation>
    </message>
    <message>
        <source>A delivery had been cut off</source>
        <translation>Une livraison avait été interrompue</translation>
    </message>
    <message>
        <source>Cop&amp;y code</source>
        <translation>Cop&amp;ier le code</translation>
    </message>
    <message>
        <source>Do not open these files before play: they hold the hands.</source>
        <translation>N’ouvrez pas ces fichiers avant le jeu&#xa0;: ils contiennent les mains.</translation>
    </message>
    <message>
        <source>Copy the set code, to paste it elsewhere; it tells no cards</source>
        <translation>Copier le code de la série, pour le coller ailleurs&#xa0;; il ne révèle aucune carte</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>randomness: {source}</source>
        <translation>hasard&#xa0;: {source}</translation>
    </message>
    <message>
        <source>What to do next</source>
        <translation>Que faire maintenant</translation>
    </message>
    <message numerus="yes">
        <source>of %n board(s)</source>
        <translation>
            <numerusform>de %n donne</numerusform>
            <numerusform>de %n donnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n série</numerusform>
            <numerusform>%n séries</numerusform>
        </translation>
    </message>
    <message>
        <source>Others can read these files</source>
        <translation>D’autres peuvent lire ces fichiers</translation>
    </message>
    <message>
        <source>&amp;Always like this</source>
        <translation>&amp;Toujours ainsi</translation>
    </message>
    <message>
        <source>N&amp;o</source>
        <translation>N&amp;on</translation>
    </message>
    <message>
        <source>Always like this, into this folder?</source>
        <translation>Toujours ainsi, dans ce dossier&#xa0;?</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>{title} ({suffix}): {step}</source>
        <translation>{title} ({suffix})&#xa0;: {step}</translation>
    </message>
</context>
<context>
    <name>RevealModel</name>
    <message>
        <source>Session</source>
        <translation>Séance</translation>
    </message>
    <message>
        <source>Public pack</source>
        <translation>Paquet public</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>revealed {time}</source>
        <translation>révélée {time}</translation>
    </message>
    <message>
        <source>broken off, its key may be known</source>
        <translation>interrompue, sa clé est peut-être connue</translation>
    </message>
    <message>
        <source>secret, reserve set dealt</source>
        <translation>secrète, série de réserve distribuée</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>secrète</translation>
    </message>
</context>
<context>
    <name>RevealStep</name>
    <message>
        <source>&amp;All play is over, of reserve sets too</source>
        <translation>&amp;Tout le jeu est fini, séries de réserve comprises</translation>
    </message>
    <message>
        <source>Say where the pack goes</source>
        <translation>Dire où va le paquet</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>C&amp;hoisir…</translation>
    </message>
    <message>
        <source>&amp;Reveal…</source>
        <translation>&amp;Révéler…</translation>
    </message>
    <message>
        <source>Make the public pack</source>
        <translation>Créer le paquet public</translation>
    </message>
    <message>
        <source>&amp;Reveal the ticked sessions…</source>
        <translation>&amp;Révéler les séances cochées…</translation>
    </message>
    <message>
        <source>Make a public pack for each of them; the other keys stay secret</source>
        <translation>Créer un paquet public pour chacune&#xa0;; les autres clés restent secrètes</translation>
    </message>
    <message>
        <source>&amp;Verify the pack</source>
        <translation>&amp;Vérifier le paquet</translation>
    </message>
    <message>
        <source>Check it as every player can</source>
        <translation>Le vérifier comme peut le faire chaque joueur</translation>
    </message>
    <message>
        <source>The keys open every session, also those that are still to be played</source>
        <translation>Les clés ouvrent toutes les séances, même celles qui restent à jouer</translation>
    </message>
    <message>
        <source>One file (.zip) that you publish</source>
        <translation>Un seul fichier (.zip), que vous publiez</translation>
    </message>
    <message>
        <source>The same evening</source>
        <translation>Le soir même</translation>
    </message>
    <message>
        <source>All sessions</source>
        <translation>Toutes les séances</translation>
    </message>
    <message>
        <source>Open the keys</source>
        <translation>Ouvrir les clés</translation>
    </message>
    <message>
        <source>Each ticked session gets a public pack of its own, on the evening when it was played. It opens that session alone, and its reserve set: this cannot be used after that.</source>
        <translation>Chaque séance cochée reçoit son propre paquet public, le soir où elle a été jouée. Il n’ouvre que cette séance et sa série de réserve&#xa0;: celle-ci ne peut plus servir ensuite.</translation>
    </message>
    <message>
        <source>The keys open all sessions at once. Whoever has them knows every board that was not played yet.</source>
        <translation>Les clés ouvrent toutes les séances à la fois. Qui les a connaît toutes les donnes pas encore jouées.</translation>
    </message>
    <message>
        <source>One file with the plan, the keys, the boards that were dealt, and a text for the players that says how to check it.</source>
        <translation>Un seul fichier avec le plan, les clés, les donnes distribuées et un texte qui dit aux joueurs comment vérifier.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>Fi&amp;chier</translation>
    </message>
    <message>
        <source>Revealed {time}. The pack is “{pack}”: publish it.</source>
        <translation>Révélé le {time}. Le paquet est «&#xa0;{pack}&#xa0;»&#xa0;: publiez-le.</translation>
    </message>
    <message>
        <source>In it: {names}</source>
        <translation>Contenu&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Tick the sessions whose play is over.</source>
        <translation>Cochez les séances qui ont été jouées.</translation>
    </message>
    <message>
        <source>Tick that all play is over.</source>
        <translation>Cochez que tout le jeu est fini.</translation>
    </message>
    <message>
        <source>Say where the pack goes.</source>
        <translation>Dites où va le paquet.</translation>
    </message>
</context>
<context>
    <name>RevealTable</name>
    <message>
        <source>Sessions that were dealt</source>
        <translation>Séances distribuées</translation>
    </message>
    <message>
        <source>The space bar ticks the chosen session.</source>
        <translation>La barre d’espace coche la séance choisie.</translation>
    </message>
</context>
<context>
    <name>RoundFields</name>
    <message>
        <source>By the clock of this computer</source>
        <translation>À l’horloge de cet ordinateur</translation>
    </message>
    <message>
        <source>Figure &amp;instead</source>
        <translation>&amp;Chiffre de remplacement</translation>
    </message>
    <message>
        <source>&amp;Value of that day</source>
        <translation>&amp;Valeur de ce jour</translation>
    </message>
    <message>
        <source>&amp;Hour</source>
        <translation>&amp;Heure</translation>
    </message>
    <message>
        <source>Should that network have ended before, a figure of the day after counts:</source>
        <translation>Si ce réseau s’est arrêté avant, un chiffre du lendemain compte&#xa0;:</translation>
    </message>
    <message>
        <source>Round {number}: {time} UTC</source>
        <translation>Tirage {number}&#xa0;: {time} UTC</translation>
    </message>
</context>
<context>
    <name>RoundPart</name>
    <message>
        <source>The network had en&amp;ded: type what was promised for that case</source>
        <translation>Le réseau s’était &amp;arrêté&#xa0;: saisir ce qui était promis pour ce cas</translation>
    </message>
    <message>
        <source>Address of the round</source>
        <translation>Adresse du tirage</translation>
    </message>
    <message>
        <source>All that the address shows, or the three parts in any order</source>
        <translation>Tout ce que montre l’adresse, ou les trois parties dans n’importe quel ordre</translation>
    </message>
    <message>
        <source>A file that holds what the address shows</source>
        <translation>Un fichier qui contient ce que montre l’adresse</translation>
    </message>
    <message>
        <source>Everybody will be told, with your reason</source>
        <translation>Tous en seront informés, avec votre raison</translation>
    </message>
    <message>
        <source>Bring the promised round</source>
        <translation>Apporter le tirage promis</translation>
    </message>
    <message>
        <source>&amp;Paste number, signature and randomness</source>
        <translation>&amp;Coller numéro, signature et nombre aléatoire</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Ouvrir un &amp;fichier…</translation>
    </message>
    <message>
        <source>Round {number} appears on {moment} by this computer&apos;s clock. Open the address below with a telephone, or on a computer with a network, and bring here what it shows. The signature is checked here; nobody has to look the value up.</source>
        <translation>Le tirage {number} paraît le {moment} à l’horloge de cet ordinateur. Ouvrez l’adresse ci-dessous avec un téléphone, ou sur un ordinateur relié à internet, et apportez ici ce qu’elle montre. La signature est vérifiée ici&#xa0;; personne n’a à consulter la valeur.</translation>
    </message>
</context>
<context>
    <name>RowsModel</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>RowsView</name>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Deal session: name of the set</source>
        <translation>Distribuer la séance&#xa0;: nom de la série</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuer</translation>
    </message>
</context>
<context>
    <name>SealingBox</name>
    <message>
        <source>Sealing</source>
        <translation>Scellement</translation>
    </message>
    <message>
        <source>Seal it with a &amp;passphrase</source>
        <translation>Sceller avec une phra&amp;se secrète</translation>
    </message>
    <message>
        <source>Seal it until a ti&amp;me</source>
        <translation>Sceller &amp;jusqu’à une date</translation>
    </message>
    <message>
        <source>Lea&amp;ve it open</source>
        <translation>Laisser ou&amp;vert</translation>
    </message>
    <message>
        <source>I und&amp;erstand: whoever opens the file sees all hands</source>
        <translation>J’ai compr&amp;is&#xa0;: qui ouvre le fichier voit toutes les mains</translation>
    </message>
    <message>
        <source>several words</source>
        <translation>plusieurs mots</translation>
    </message>
    <message>
        <source>Nobody opens it without; if it is lost, the record can be made again after play.</source>
        <translation>Personne ne l’ouvre sans elle&#xa0;; si elle est perdue, on peut refaire la feuille après le jeu.</translation>
    </message>
    <message>
        <source>P&amp;assphrase</source>
        <translation>P&amp;hrase secrète</translation>
    </message>
    <message>
        <source>A&amp;gain</source>
        <translation>E&amp;ncore</translation>
    </message>
    <message>
        <source>This program opens it then, on this computer, or when the set is finished. Weaker: whoever can read your files here, or sets the clock on, could open it before.</source>
        <translation>Ce programme l’ouvre alors, sur cet ordinateur, ou quand la série est terminée. Moins sûr&#xa0;: qui peut lire vos fichiers ici, ou avancer l’horloge, pourrait l’ouvrir avant.</translation>
    </message>
    <message>
        <source>Ope&amp;ns on</source>
        <translation>S’o&amp;uvre le</translation>
    </message>
    <message>
        <source>The file will show every card. A player who has seen one may not play these boards (Law 6D).</source>
        <translation>Le fichier montrera toutes les cartes. Un joueur qui en a vu une ne peut pas jouer ces donnes (loi 6D).</translation>
    </message>
    <message>
        <source>The day and the time from which the record can be opened</source>
        <translation>Le jour et l’heure à partir desquels la feuille peut être ouverte</translation>
    </message>
    <message>
        <source>Type a passphrase for the seal first</source>
        <translation>Tapez d’abord une phrase secrète pour sceller</translation>
    </message>
    <message>
        <source>The passphrase is too weak</source>
        <translation>La phrase secrète est trop faible</translation>
    </message>
    <message>
        <source>Type the same passphrase again</source>
        <translation>Tapez encore la même phrase secrète</translation>
    </message>
    <message>
        <source>Choose a time that is still to come</source>
        <translation>Choisissez une heure à venir</translation>
    </message>
    <message>
        <source>Tick that you understand what an open file shows</source>
        <translation>Cochez que vous comprenez ce que montre un fichier ouvert</translation>
    </message>
    <message>
        <source>At least {count} letters; several words are best.</source>
        <translation>Au moins {count} lettres&#xa0;; plusieurs mots sont le mieux.</translation>
    </message>
    <message>
        <source>Too weak: {reason}</source>
        <translation>Trop faible&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Très bien</translation>
    </message>
    <message>
        <source>the two are not the same yet</source>
        <translation>les deux ne sont pas encore identiques</translation>
    </message>
    <message>
        <source>Offer words</source>
        <translation>Proposer des mots</translation>
    </message>
    <message>
        <source>Fill in words that the program makes, and show them</source>
        <translation>Mettre des mots que le programme fabrique, et les montrer</translation>
    </message>
    <message>
        <source>Strong: {bits} bits that nobody can guess. Write the words down before you go on.</source>
        <translation>Très bien&#xa0;: {bits} bits que personne ne peut deviner. Notez les mots avant de continuer.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play is &amp;over – print open</source>
        <translation>La séance est &amp;terminée – imprimer ouvert</translation>
    </message>
    <message>
        <source>The journal will say that the set is finished. Its files go into your archive, if any.</source>
        <translation>Le journal dira que la série est terminée. Ses fichiers vont dans vos archives, si vous en avez.</translation>
    </message>
    <message>
        <source>The journal says that these boards are still to be played</source>
        <translation>D’après le journal, ces donnes restent à jouer</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>{topic}: Ctrl+Page Up and Ctrl+Page Down lead from one to the next</source>
        <translation>{topic}&#xa0;: Ctrl+Page préc. et Ctrl+Page suiv. mènent de l’un à l’autre</translation>
    </message>
</context>
<context>
    <name>SessionsModel</name>
    <message>
        <source>Session</source>
        <translation>Séance</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>révélée</translation>
    </message>
    <message>
        <source>reserve set dealt</source>
        <translation>série de réserve distribuée</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>distribuée</translation>
    </message>
    <message>
        <source>not dealt</source>
        <translation>pas distribuée</translation>
    </message>
</context>
<context>
    <name>SessionsTable</name>
    <message>
        <source>Tick &amp;all</source>
        <translation>T&amp;out cocher</translation>
    </message>
    <message>
        <source>Tick &amp;none</source>
        <translation>&amp;Tout décocher</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Séances</translation>
    </message>
    <message>
        <source>The space bar ticks the chosen session.</source>
        <translation>La barre d’espace coche la séance choisie.</translation>
    </message>
    <message>
        <source>Deal every session</source>
        <translation>Distribuer toutes les séances</translation>
    </message>
    <message>
        <source>Begin with no session</source>
        <translation>Repartir sans aucune séance</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) ticked, {boards} boards</source>
        <translation>
            <numerusform>%n séance cochée, {boards} donnes</numerusform>
            <numerusform>%n séances cochées, {boards} donnes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetLookup</name>
    <message>
        <source>&amp;Look up</source>
        <translation>Ch&amp;ercher</translation>
    </message>
    <message>
        <source>such as K7QM-2PXA</source>
        <translation>par exemple K7QM-2PXA</translation>
    </message>
    <message>
        <source>The set code on the label, the sheet or in the file</source>
        <translation>Le code de série, sur l’étiquette, la feuille ou dans le fichier</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Code de série</translation>
    </message>
    <message>
        <source>Tell which session this set code belongs to</source>
        <translation>Dire à quelle séance appartient ce code de série</translation>
    </message>
    <message>
        <source>&amp;Which set is this?</source>
        <translation>&amp;Quelle est cette série&#xa0;?</translation>
    </message>
    <message>
        <source>No set “{code}” on this computer</source>
        <translation>Aucune série «&#xa0;{code}&#xa0;» sur cet ordinateur</translation>
    </message>
    <message>
        <source>Compare each letter with the label. A set that was dealt on another computer is in that computer&apos;s record.</source>
        <translation>Comparez chaque lettre avec l’étiquette. Une série distribuée sur un autre ordinateur figure dans le registre de celui-ci.</translation>
    </message>
    <message>
        <source>{state}: {meaning}</source>
        <translation>{state}&#xa0;: {meaning}</translation>
    </message>
    <message>
        <source>Dealt {time}</source>
        <translation>Distribuée le {time}</translation>
    </message>
    <message>
        <source>First seen {time}</source>
        <translation>Vue pour la première fois le {time}</translation>
    </message>
    <message>
        <source>Boards {numbers}</source>
        <translation>Donnes {numbers}</translation>
    </message>
    <message>
        <source>{path} (not there any more)</source>
        <translation>{path} (n’y est plus)</translation>
    </message>
</context>
<context>
    <name>SetPanel</name>
    <message>
        <source>&amp;Duplicated</source>
        <translation>&amp;Dupliquée</translation>
    </message>
    <message>
        <source>In &amp;play</source>
        <translation>En &amp;jeu</translation>
    </message>
    <message>
        <source>&amp;Finished</source>
        <translation>&amp;Terminée</translation>
    </message>
    <message>
        <source>&amp;Released…</source>
        <translation>&amp;Libérée…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ann&amp;uler</translation>
    </message>
    <message>
        <source>&amp;Certificate…</source>
        <translation>&amp;Certificat…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Ouvrir le dossier</translation>
    </message>
    <message>
        <source>The code of this set; it tells nothing about the cards</source>
        <translation>Le code de cette série&#xa0;; il ne dit rien des cartes</translation>
    </message>
    <message>
        <source>Mark as</source>
        <translation>Marquer comme</translation>
    </message>
    <message>
        <source>Make the dealing certificate of this set, as a PDF; no cards</source>
        <translation>Faire le certificat de distribution de cette série, en PDF&#xa0;; sans cartes</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Montrer les fichiers dans leur dossier</translation>
    </message>
    <message>
        <source>Choose a set above to see where its files are, or several to mark them together.</source>
        <translation>Choisissez ci-dessus une série pour voir où sont ses fichiers, ou plusieurs pour les marquer ensemble.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) chosen</source>
        <translation>
            <numerusform>%n série choisie</numerusform>
            <numerusform>%n séries choisies</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the last step of all of them back</source>
        <translation>Annuler la dernière étape de toutes</translation>
    </message>
    <message>
        <source>When play is over: make the file that a web site, a scorer or a program takes</source>
        <translation>Quand le jeu est terminé&#xa0;: créer le fichier qu’accepte un site web ou un logiciel de calcul</translation>
    </message>
    <message>
        <source>Send to…</source>
        <translation>Envoyer à…</translation>
    </message>
</context>
<context>
    <name>SetWords</name>
    <message>
        <source>Broken off</source>
        <translation>Interrompue</translation>
    </message>
    <message>
        <source>Not delivered</source>
        <translation>Non livrée</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Distribuée</translation>
    </message>
    <message>
        <source>Duplicated</source>
        <translation>Dupliquée</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>En jeu</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Libérée</translation>
    </message>
    <message>
        <source>From elsewhere</source>
        <translation>Venue d’ailleurs</translation>
    </message>
    <message>
        <source>No file was left behind.</source>
        <translation>Aucun fichier n’est resté.</translation>
    </message>
    <message>
        <source>The files are ready for the dealing machine.</source>
        <translation>Les fichiers sont prêts pour la machine à dupliquer.</translation>
    </message>
    <message>
        <source>The boards are in their boxes.</source>
        <translation>Les donnes sont dans leurs boîtes.</translation>
    </message>
    <message>
        <source>Players have seen boards of it.</source>
        <translation>Des joueurs en ont vu des donnes.</translation>
    </message>
    <message>
        <source>Play is over: nobody plays these boards again.</source>
        <translation>Le jeu est fini&#xa0;: personne ne joue plus ces donnes.</translation>
    </message>
    <message>
        <source>Everybody may see the hands.</source>
        <translation>Tout le monde peut voir les mains.</translation>
    </message>
    <message>
        <source>Not dealt on this computer, but seen here.</source>
        <translation>Pas distribuée sur cet ordinateur, mais vue ici.</translation>
    </message>
    <message>
        <source>Set {code}</source>
        <translation>Série {code}</translation>
    </message>
    <message>
        <source>A set without a name</source>
        <translation>Série sans nom</translation>
    </message>
    <message>
        <source>boards {numbers}</source>
        <translation>donnes {numbers}</translation>
    </message>
    <message>
        <source>No set fits. Clear the search, or choose “All states”.</source>
        <translation>Aucune série ne correspond. Effacez la recherche ou choisissez «&#xa0;Tous les états&#xa0;».</translation>
    </message>
    <message>
        <source>Dealt {time}</source>
        <translation>Distribuée le {time}</translation>
    </message>
    <message>
        <source>First seen {time}</source>
        <translation>Vue pour la première fois le {time}</translation>
    </message>
    <message>
        <source>It is being dealt now, or its folder is away: then the next dealing shows what became of it. Do not use its files.</source>
        <translation>Elle est en cours de distribution, ou son dossier est absent&#xa0;: la prochaine distribution montrera alors ce qu’elle est devenue. N’utilisez pas ses fichiers.</translation>
    </message>
</context>
<context>
    <name>SetsBrowser</name>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n série</numerusform>
            <numerusform>%n séries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetsFilter</name>
    <message>
        <source>event, date, set code, format or file</source>
        <translation>épreuve, date, code de série, format ou fichier</translation>
    </message>
    <message>
        <source>Show only the sets that have all these words</source>
        <translation>Montrer seulement les séries qui ont tous ces mots</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Tous les états</translation>
    </message>
    <message>
        <source>Show only the sets in one state</source>
        <translation>Montrer seulement les séries dans un état</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Recherche</translation>
    </message>
    <message>
        <source>S&amp;tate</source>
        <translation>Ét&amp;at</translation>
    </message>
</context>
<context>
    <name>SetsModel</name>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Épreuve</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formats</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Code de série</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
</context>
<context>
    <name>SetsTable</name>
    <message>
        <source>Sets</source>
        <translation>Séries</translation>
    </message>
    <message>
        <source>Every set dealt or met on this computer, newest first. The menu key opens its menu.</source>
        <translation>Toutes les séries distribuées ou vues sur cet ordinateur, les plus récentes d’abord. La touche Menu ouvre leur menu.</translation>
    </message>
    <message>
        <source>Click to sort by a column, and a third time for the usual order</source>
        <translation>Cliquez pour trier par colonne, et une troisième fois pour l’ordre habituel</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>Best and newest first</source>
        <translation>Les plus proches et récentes d’abord</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Restore de&amp;faults…</source>
        <translation>Rétablir les valeurs par dé&amp;faut…</translation>
    </message>
    <message>
        <source>State of the settings</source>
        <translation>État des réglages</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>From Big Deal: bigdeal.ini or .bigdealrc, byte for byte.</source>
        <translation>De Big Deal&#xa0;: bigdeal.ini ou .bigdealrc, octet pour octet.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Supprimer le modèle</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”?</source>
        <translation>Supprimer le modèle «&#xa0;{name}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Sets dealt with it are not touched.</source>
        <translation>Les séries distribuées avec lui restent intactes.</translation>
    </message>
    <message>
        <source>Import old settings</source>
        <translation>Importer d’anciens réglages</translation>
    </message>
    <message>
        <source>Replace the identification?</source>
        <translation>Remplacer l’identification&#xa0;?</translation>
    </message>
    <message>
        <source>The one in the file differs from yours. Sets already dealt are not touched.</source>
        <translation>Celle du fichier diffère de la vôtre. Les séries déjà distribuées restent intactes.</translation>
    </message>
    <message>
        <source>Saved, without: {formats}</source>
        <translation>Enregistré, sans&#xa0;: {formats}</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Rétablir les valeurs par défaut</translation>
    </message>
    <message>
        <source>Set everything back as it was at the first start?</source>
        <translation>Tout remettre comme au premier démarrage&#xa0;?</translation>
    </message>
    <message>
        <source>Your identification, your presets and the sets you have dealt are kept.</source>
        <translation>Votre identification, vos modèles et les séries distribuées sont conservés.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>Set &amp;back</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Rubriques</translation>
    </message>
</context>
<context>
    <name>ShowButton</name>
    <message>
        <source>Show what is typed, where nobody looks over your shoulder</source>
        <translation>Montrer ce qui est tapé, si personne ne regarde par-dessus votre épaule</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
</context>
<context>
    <name>SourceFields</name>
    <message>
        <source>opening value</source>
        <translation>valeur d’ouverture</translation>
    </message>
    <message>
        <source>closing value</source>
        <translation>valeur de clôture</translation>
    </message>
    <message>
        <source>fixing</source>
        <translation>fixing</translation>
    </message>
    <message>
        <source>A figure that anybody can look up for years</source>
        <translation>Un chiffre que tout le monde pourra retrouver pendant des années</translation>
    </message>
    <message>
        <source>Which value of the day counts</source>
        <translation>Quelle valeur du jour compte</translation>
    </message>
</context>
<context>
    <name>SourceWizard</name>
    <message>
        <source>Where will the outside value come from?</source>
        <translation>D’où viendra la valeur extérieure&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Take this promise</source>
        <translation>Prendre cette &amp;promesse</translation>
    </message>
    <message>
        <source>Kind of promise</source>
        <translation>Genre de promesse</translation>
    </message>
    <message>
        <source>A figure of the stock &amp;market (the usual way)</source>
        <translation>Un chiffre de la &amp;bourse (le plus courant)</translation>
    </message>
    <message>
        <source>The program writes the sentence and knows when the exchange is closed.</source>
        <translation>Le programme écrit la phrase et sait quand la bourse est fermée.</translation>
    </message>
    <message>
        <source>Something else, in my &amp;own words</source>
        <translation>Autre chose, avec mes &amp;mots</translation>
    </message>
    <message>
        <source>Such as the numbers of a lottery draw. Say exactly which, and what if it fails.</source>
        <translation>Par exemple les numéros d’un tirage de loterie. Dites exactement lequel, et que faire s’il n’a pas lieu.</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>&amp;Chiffre</translation>
    </message>
    <message>
        <source>&amp;Value of the day</source>
        <translation>&amp;Valeur du jour</translation>
    </message>
    <message>
        <source>Take a &amp;second figure as well: still harder to foresee</source>
        <translation>Prendre aussi un &amp;second chiffre&#xa0;: encore plus imprévisible</translation>
    </message>
    <message>
        <source>Second fi&amp;gure</source>
        <translation>Second c&amp;hiffre</translation>
    </message>
    <message>
        <source>Its va&amp;lue</source>
        <translation>Sa va&amp;leur</translation>
    </message>
    <message>
        <source>It belongs to a &amp;day</source>
        <translation>Elle a un &amp;jour précis</translation>
    </message>
    <message>
        <source>The calendars have nothing against this day.</source>
        <translation>Les calendriers n’ont rien contre ce jour.</translation>
    </message>
    <message>
        <source>Both values are typed, one behind the other</source>
        <translation>Les deux valeurs sont tapées, l’une derrière l’autre</translation>
    </message>
    <message>
        <source>The day is written behind your words, and checked</source>
        <translation>Le jour est écrit après vos mots, et vérifié</translation>
    </message>
    <message>
        <source>What will be published, word for word</source>
        <translation>Ce qui sera publié, mot pour mot</translation>
    </message>
    <message>
        <source>Day of the value</source>
        <translation>Jour de la valeur</translation>
    </message>
    <message>
        <source>The day whose value counts</source>
        <translation>Le jour dont la valeur compte</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <translation>V&amp;os mots</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>Le jour</translation>
    </message>
    <message>
        <source>Some weeks ahead, so that everybody has the plan before it comes.</source>
        <translation>Dans quelques semaines, pour que tous aient le plan avant.</translation>
    </message>
    <message>
        <source>This will be published</source>
        <translation>Voici ce qui sera publié</translation>
    </message>
    <message>
        <source>Write your words.</source>
        <translation>Écrivez votre texte.</translation>
    </message>
    <message>
        <source>Promise a figure that nobody can know today and everybody can look up later. It decides the deals, together with the secret keys.</source>
        <translation>Promettez un chiffre que personne ne peut connaître aujourd’hui et que tous pourront retrouver plus tard. Avec les clés secrètes, il décide des donnes.</translation>
    </message>
    <message>
        <source>A number of the public &amp;clock drand, which proves itself</source>
        <translation>Un nombre de l’horloge publique &amp;drand, qui se prouve lui-même</translation>
    </message>
    <message>
        <source>It is signed at its moment, and every check sees the signature: nobody has to look anything up.</source>
        <translation>Il est signé à son heure, et chaque vérification voit la signature&#xa0;: personne n’a rien à consulter.</translation>
    </message>
</context>
<context>
    <name>StateChanges</name>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n série</numerusform>
            <numerusform>%n séries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepLine</name>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Step {number}, {name}: {state}</source>
        <translation>Étape {number}, {name}&#xa0;: {state}</translation>
    </message>
</context>
<context>
    <name>TournamentDoor</name>
    <message>
        <source>Drop what a tournament published here</source>
        <translation>Déposez ici ce qu’un tournoi a publié</translation>
    </message>
    <message>
        <source>Take its public pack (.zip), or its plan (.sqd): what lies beside is found.</source>
        <translation>Prenez son paquet public (.zip), ou son plan (.sqd)&#xa0;: ce qui est à côté est trouvé.</translation>
    </message>
    <message>
        <source>Choose &amp;files…</source>
        <translation>C&amp;hoisir des fichiers…</translation>
    </message>
    <message>
        <source>Prove that boards are those that were promised</source>
        <translation>Prouver que des donnes sont celles qui ont été promises</translation>
    </message>
    <message>
        <source>Choose the plan that you kept</source>
        <translation>Choisissez le plan que vous avez gardé</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>{done} of {wanted} boards</source>
        <translation>{done} donnes sur {wanted}</translation>
    </message>
    <message>
        <source>Secret, to keep: {secret}. For the organiser: {public}. In {folder}</source>
        <translation>Secret, à garder&#xa0;: {secret}. Pour l’organisateur&#xa0;: {public}. Dans {folder}</translation>
    </message>
    <message>
        <source>The words of {name} are on the slip</source>
        <translation>Les mots de {name} sont sur le billet</translation>
    </message>
    <message>
        <source>Print the slip, and give the words when the outside value is known, not before.</source>
        <translation>Imprimez le billet, et donnez les mots quand la valeur extérieure est connue, pas avant.</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Ouvrir le dossi&amp;er</translation>
    </message>
    <message>
        <source>The program met a fault of its own</source>
        <translation>Le programme a rencontré un défaut</translation>
    </message>
    <message>
        <source>The files of the tournament were left as they are. ({place})</source>
        <translation>Les fichiers du tournoi sont restés tels quels. ({place})</translation>
    </message>
    <message>
        <source>Open the tournament again. Please report the words in brackets.</source>
        <translation>Rouvrez le tournoi. Merci de nous signaler les mots entre parenthèses.</translation>
    </message>
    <message>
        <source>Boards done</source>
        <translation>Donnes terminées</translation>
    </message>
    <message>
        <source>Boards done so far</source>
        <translation>Donnes terminées jusqu’ici</translation>
    </message>
    <message>
        <source>Stop; sessions that are dealt stay</source>
        <translation>Arrêter&#xa0;; les séances distribuées restent</translation>
    </message>
</context>
<context>
    <name>TournamentPages</name>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
</context>
<context>
    <name>TournamentQuestions</name>
    <message>
        <source>The keys are made now. Nothing in the plan can be changed after that: neither phases and boards nor where the outside value comes from.</source>
        <translation>Les clés sont faites maintenant. Ensuite, rien dans le plan ne peut être modifié&#xa0;: ni les phases et les donnes, ni la source de la valeur extérieure.</translation>
    </message>
    <message>
        <source>Withheld, as every check will say: the words of {names}.</source>
        <translation>Retenus, comme le dira toute vérification&#xa0;: les mots de {names}.</translation>
    </message>
    <message>
        <source>Fix the outside value</source>
        <translation>Fixer la valeur extérieure</translation>
    </message>
    <message>
        <source>Put {value} into the plan?</source>
        <translation>Inscrire {value} dans le plan&#xa0;?</translation>
    </message>
    <message>
        <source>Every deal follows from it. Once the first session is dealt it can never be changed.</source>
        <translation>Toutes les donnes en découlent. Dès que la première séance est distribuée, elle ne peut plus jamais être modifiée.</translation>
    </message>
    <message>
        <source>&amp;Fix the value</source>
        <translation>&amp;Fixer la valeur</translation>
    </message>
    <message>
        <source>Reserve sets</source>
        <translation>Séries de réserve</translation>
    </message>
    <message>
        <source>Other boards will be dealt in place of: {sessions}. The Laws ask for a reason (Law 6D); it goes into a notice for the players.</source>
        <translation>D’autres donnes seront distribuées à la place de&#xa0;: {sessions}. Le Code exige un motif (loi 6D)&#xa0;; il figure dans un avis aux joueurs.</translation>
    </message>
    <message>
        <source>&amp;Reason, in words that everybody will read</source>
        <translation>&amp;Motif, en mots que tous liront</translation>
    </message>
    <message>
        <source>such as: the records of this session were handed out too early</source>
        <translation>par exemple&#xa0;: les feuilles de cette séance ont été remises trop tôt</translation>
    </message>
    <message>
        <source>&amp;Deal reserve sets</source>
        <translation>&amp;Distribuer les séries de réserve</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Say where play did not follow the plan. It is recorded, and told in a notice for the players.</source>
        <translation>Dites où le jeu n’a pas suivi le plan. C’est noté, et indiqué dans un avis aux joueurs.</translation>
    </message>
    <message>
        <source>&amp;What was done otherwise</source>
        <translation>&amp;Ce qui a été fait autrement</translation>
    </message>
    <message>
        <source>such as: session 3 was played before session 2</source>
        <translation>par exemple&#xa0;: la séance 3 a été jouée avant la séance 2</translation>
    </message>
    <message>
        <source>&amp;Record it</source>
        <translation>&amp;Noter</translation>
    </message>
    <message>
        <source>The doubt and your answer are written into the journal.</source>
        <translation>Le doute et votre réponse sont inscrits dans le registre.</translation>
    </message>
    <message>
        <source>The journal is in doubt</source>
        <translation>Le registre est douteux</translation>
    </message>
    <message>
        <source>Deal all the same?</source>
        <translation>Distribuer quand même&#xa0;?</translation>
    </message>
    <message>
        <source>Reveal the keys</source>
        <translation>Révéler les clés</translation>
    </message>
    <message>
        <source>Is all play over? Reveal the keys of “{name}”?</source>
        <translation>Tout le jeu est-il fini&#xa0;? Révéler les clés de «&#xa0;{name}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Whoever has the pack can compute every board of every session. No further session of this tournament can be dealt after that.</source>
        <translation>Qui a le paquet peut calculer toutes les donnes de toutes les séances. Ensuite, aucune autre séance de ce tournoi ne peut être distribuée.</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>&amp;Révéler</translation>
    </message>
    <message>
        <source>Whoever has the pack can compute every board of that session, of its reserve set too. The keys of the other sessions stay secret.</source>
        <translation>Qui a le paquet peut calculer toutes les donnes de cette séance, celles de sa série de réserve aussi. Les clés des autres séances restent secrètes.</translation>
    </message>
    <message>
        <source>Reserve sets that cannot be used after that: {sessions}.</source>
        <translation>Séries de réserve qui ne peuvent plus servir ensuite&#xa0;: {sessions}.</translation>
    </message>
    <message>
        <source>Reveal sessions</source>
        <translation>Révéler des séances</translation>
    </message>
    <message>
        <source>Is their play over? Reveal {sessions}?</source>
        <translation>Ont-elles été jouées&#xa0;? Révéler {sessions}&#xa0;?</translation>
    </message>
    <message>
        <source>Seal the plan</source>
        <translation>Sceller le plan</translation>
    </message>
    <message>
        <source>Seal “{name}” and close its plan for good?</source>
        <translation>Sceller «&#xa0;{name}&#xa0;» et fermer son plan pour de bon&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Seal</source>
        <translation>&amp;Sceller</translation>
    </message>
    <message>
        <source>&amp;Deal all the same</source>
        <translation>&amp;Distribuer quand même</translation>
    </message>
    <message>
        <source>Reserve boards</source>
        <translation>Donnes de réserve</translation>
    </message>
    <message>
        <source>Another deal takes the place of these boards of {session}: {boards}. The Laws ask for a reason (Law 6D); it goes into a notice for the players.</source>
        <translation>D’autres donnes remplacent celles-ci de {session}&#xa0;: {boards}. Le Code exige un motif (loi 6D)&#xa0;; il figure dans un avis aux joueurs.</translation>
    </message>
    <message>
        <source>such as: board 5 was seen at another table</source>
        <translation>par exemple&#xa0;: la donne 5 a été vue à une autre table</translation>
    </message>
    <message>
        <source>&amp;Deal reserve boards</source>
        <translation>&amp;Distribuer les donnes de réserve</translation>
    </message>
</context>
<context>
    <name>TournamentStart</name>
    <message>
        <source>&amp;New tournament…</source>
        <translation>&amp;Nouveau tournoi…</translation>
    </message>
    <message>
        <source>&amp;Try it out…</source>
        <translation>&amp;Essayer…</translation>
    </message>
    <message>
        <source>&amp;Open a tournament…</source>
        <translation>&amp;Ouvrir un tournoi…</translation>
    </message>
    <message>
        <source>&amp;Keep words…</source>
        <translation>&amp;Garder des mots…</translation>
    </message>
    <message>
        <source>Opened lately</source>
        <translation>Ouverts récemment</translation>
    </message>
    <message>
        <source>Begin a plan, in a folder of its own</source>
        <translation>Commencer un plan, dans un dossier à part</translation>
    </message>
    <message>
        <source>The whole way in ten minutes, with any value: nobody can take it for a real tournament</source>
        <translation>Tout le chemin en dix minutes, avec n’importe quelle valeur&#xa0;: personne ne peut le prendre pour un vrai tournoi</translation>
    </message>
    <message>
        <source>Go on with a plan (.sqd), of SquareDeal too</source>
        <translation>Continuer un plan (.sqd), même de SquareDeal</translation>
    </message>
    <message>
        <source>For a holder: make the words that you keep, and their hash for the organiser</source>
        <translation>Pour un dépositaire&#xa0;: faire les mots à garder, et leur empreinte pour l’organisateur</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>You can also drop a plan (.sqd), or the folder of a tournament, here.</source>
        <translation>Vous pouvez aussi déposer ici un plan (.sqd) ou le dossier d’un tournoi.</translation>
    </message>
    <message>
        <source>The five steps</source>
        <translation>Les cinq étapes</translation>
    </message>
    <message>
        <source>{name}  in {folder}</source>
        <translation>{name}  dans {folder}</translation>
    </message>
    <message>
        <source>Open {name} again</source>
        <translation>Rouvrir {name}</translation>
    </message>
    <message>
        <source>For championships, where all players can check every board afterwards. You publish a plan, wait for a figure that nobody can foresee, deal, and reveal the keys after play. Every check then lists what is proved, and what could still be chosen.</source>
        <translation>Pour les championnats où tous les joueurs peuvent ensuite vérifier chaque donne. Vous publiez un plan, attendez un chiffre que personne ne peut prévoir, distribuez, et révélez les clés après le jeu. Chaque vérification dit alors ce qui est prouvé et ce qui pouvait encore être choisi.</translation>
    </message>
</context>
<context>
    <name>TournamentView</name>
    <message>
        <source>PRACTICE: any value, no waiting. Nothing of this is ever called proved.</source>
        <translation>PRACTICE (essai)&#xa0;: n’importe quelle valeur, sans attente. Rien de ceci n’est jamais dit prouvé.</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <translation>Tous les tournois</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Folder for the boards</source>
        <translation>Dossier des donnes</translation>
    </message>
    <message>
        <source>Close this tournament; everything is kept in its files</source>
        <translation>Fermer ce tournoi&#xa0;; tout est conservé dans ses fichiers</translation>
    </message>
    <message>
        <source>Please read this first</source>
        <translation>À lire d’abord</translation>
    </message>
    <message>
        <source>Public and secret</source>
        <translation>Public et secret</translation>
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
        <translation>Publier</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Révéler</translation>
    </message>
    <message>
        <source>Write down everything that could be chosen later: what is played, and which figure from outside will decide the deals.</source>
        <translation>Écrivez tout ce que l’on pourrait choisir plus tard&#xa0;: ce qui est joué, et quel chiffre extérieur décidera des donnes.</translation>
    </message>
    <message>
        <source>Seal the plan, which makes the secret keys and closes it for good, and publish it weeks before play. From then on deals can be chosen only within what every check lists. Whoever has the keys and the value can compute the boards, so keep the keys sealed.</source>
        <translation>Scellez le plan, ce qui fait les clés secrètes et le ferme pour de bon, et publiez-le des semaines avant le jeu. Dès lors, on ne peut choisir des donnes que dans les limites que montre chaque vérification. Qui a les clés et la valeur peut calculer les donnes&#xa0;: gardez donc les clés scellées.</translation>
    </message>
    <message>
        <source>When the promised figure is known, two persons type it here. It goes into every deal.</source>
        <translation>Quand le chiffre promis est connu, deux personnes le tapent ici. Il entre dans chaque donne.</translation>
    </message>
    <message>
        <source>Deal the sessions into files for your machine, on a computer off the network. No card is shown.</source>
        <translation>Distribuez les séances en fichiers pour votre machine, sur un ordinateur hors réseau. Aucune carte n’est montrée.</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>now</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>à venir</translation>
    </message>
    <message>
        <source>files {names}</source>
        <translation>fichiers {names}</translation>
    </message>
    <message>
        <source>as many sessions as will be needed</source>
        <translation>autant de séances qu’il en faudra</translation>
    </message>
    <message>
        <source>one session</source>
        <translation>une séance</translation>
    </message>
    <message>
        <source>{count} sessions</source>
        <translation>{count} séances</translation>
    </message>
    <message>
        <source>boards to be said when dealing</source>
        <translation>donnes à dire à la distribution</translation>
    </message>
    <message>
        <source>boards {boards}</source>
        <translation>donnes {boards}</translation>
    </message>
    <message>
        <source>boards {boards} each</source>
        <translation>donnes {boards} chacune</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>boards {boards} in turn</source>
        <translation>donnes {boards} tour à tour</translation>
    </message>
    <message>
        <source>the passphrase, or the officials&apos; sheets</source>
        <translation>la phrase secrète, ou les feuilles des responsables</translation>
    </message>
    <message>
        <source>the secret keys of those who open it</source>
        <translation>les clés secrètes de ceux qui l’ouvrent</translation>
    </message>
    <message>
        <source>The plan can be published. See what the inspector remarks, then go on to Publish.</source>
        <translation>Le plan peut être publié. Regardez les remarques du contrôle, puis passez à Publier.</translation>
    </message>
    <message>
        <source>The plan is complete. Add more phases, or go on to Publish.</source>
        <translation>Le plan est complet. Ajoutez d’autres phases, ou passez à la publication.</translation>
    </message>
    <message>
        <source>Choose where the outside value will come from.</source>
        <translation>Choisissez d’où viendra la valeur extérieure.</translation>
    </message>
    <message>
        <source>Add the phases of the tournament, one after another.</source>
        <translation>Ajoutez les phases du tournoi, l’une après l’autre.</translation>
    </message>
    <message>
        <source>Put right what the inspector marks as wrong. Then go on to Publish.</source>
        <translation>Corrigez ce que le contrôle signale comme faux. Passez ensuite à la publication.</translation>
    </message>
    <message>
        <source>Put these files where all players see them, before the outside value is known. Then wait for the value.</source>
        <translation>Mettez ces fichiers là où tous les joueurs les voient, avant que la valeur extérieure soit connue. Attendez ensuite la valeur.</translation>
    </message>
    <message>
        <source>And the words of: {names}</source>
        <translation>Et les mots de&#xa0;: {names}</translation>
    </message>
    <message>
        <source>afterwards: {files}</source>
        <translation>ensuite&#xa0;: {files}</translation>
    </message>
    <message>
        <source>afterwards: the keys, and whatever opens them</source>
        <translation>ensuite&#xa0;: les clés, et tout ce qui les ouvre</translation>
    </message>
    <message>
        <source>When the day has come, look the value up in two places, and have a second person at hand.</source>
        <translation>Le jour venu, cherchez la valeur à deux endroits, et ayez une seconde personne près de vous.</translation>
    </message>
    <message>
        <source>This is practice: type any figure, twice.</source>
        <translation>Ceci est un essai&#xa0;: tapez n’importe quel chiffre, deux fois.</translation>
    </message>
    <message>
        <source>{file}, once more: the value is in it now</source>
        <translation>{file}, encore une fois&#xa0;: il contient maintenant la valeur</translation>
    </message>
    <message>
        <source>Go on to Deal, on a computer that is off the network.</source>
        <translation>Passez aux donnes, sur un ordinateur hors réseau.</translation>
    </message>
    <message>
        <source>the notices (.txt) of reserve sets and deviations</source>
        <translation>les avis (.txt) des séries de réserve et des écarts</translation>
    </message>
    <message>
        <source>every file of boards, until it was played</source>
        <translation>chaque fichier de donnes, jusqu’à ce qu’il soit joué</translation>
    </message>
    <message>
        <source>Every session is dealt. When all play is over, go on to Reveal.</source>
        <translation>Toutes les séances sont distribuées. Quand tout le jeu est fini, passez à la révélation.</translation>
    </message>
    <message>
        <source>Tick the sessions, open the keys, and deal. Take the files to the machine, and keep them closed.</source>
        <translation>Cochez les séances, ouvrez les clés et distribuez. Portez les fichiers à la machine, et gardez-les fermés.</translation>
    </message>
    <message>
        <source>Put the pack where everybody finds it. Anybody can check it with this program, or without: it says how.</source>
        <translation>Mettez le paquet là où tous le trouvent. Chacun peut le vérifier avec ce programme, ou sans&#xa0;: il dit comment.</translation>
    </message>
    <message>
        <source>A session whose play is over can be revealed by itself, the same evening. When the last board is played, of reserve sets too, reveal them all.</source>
        <translation>Une séance qui a été jouée peut être révélée seule, le soir même. Quand la dernière donne est jouée, séries de réserve comprises, révélez-les toutes.</translation>
    </message>
    <message>
        <source>the files of sessions that were not played, until the reveal</source>
        <translation>les fichiers des séances non jouées, jusqu’à la révélation</translation>
    </message>
    <message>
        <source>Wait until the last board is played, of reserve sets too. Then reveal.</source>
        <translation>Attendez que la dernière donne soit jouée, séries de réserve comprises. Révélez ensuite.</translation>
    </message>
    <message>
        <source>Look at every warning, choose who keeps the keys, and seal the plan. Nothing can be changed after that.</source>
        <translation>Examinez chaque avertissement, choisissez qui garde les clés, et scellez le plan. Après cela, rien ne peut être modifié.</translation>
    </message>
    <message>
        <source>Put these files where all players see them, before the outside value is known. Then say where they stand, and since when.</source>
        <translation>Mettez ces fichiers là où tous les joueurs les voient, avant que la valeur extérieure soit connue. Dites ensuite où ils se trouvent, et depuis quand.</translation>
    </message>
    <message>
        <source>When all play is over, everybody gets the keys and can check whether every board is as promised.</source>
        <translation>Quand tout le jeu est fini, tous reçoivent les clés et peuvent vérifier si chaque donne est conforme à la promesse.</translation>
    </message>
    <message>
        <source>The plan is sealed and stays as it is.</source>
        <translation>Le plan est scellé et reste tel quel.</translation>
    </message>
    <message>
        <source>When the promised round has appeared, open its address with a telephone and bring what it shows.</source>
        <translation>Quand le tirage promis a paru, ouvrez son adresse avec un téléphone et apportez ce qu’elle montre.</translation>
    </message>
    <message>
        <source>Genuine: the network signed round {number}.</source>
        <translation>Authentique&#xa0;: le réseau a signé le tirage {number}.</translation>
    </message>
    <message>
        <source>the passphrase</source>
        <translation>la phrase secrète</translation>
    </message>
    <message>
        <source>the officials&apos; sheets</source>
        <translation>les feuilles des responsables</translation>
    </message>
</context>
<context>
    <name>ValueStep</name>
    <message>
        <source>As it goes into the plan and into the deals:</source>
        <translation>Telle qu’elle entre dans le plan et dans les donnes&#xa0;:</translation>
    </message>
    <message>
        <source>Not as promised? Say &amp;why:</source>
        <translation>Pas comme promis&#xa0;? Dites &amp;pourquoi&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Begin again</source>
        <translation>&amp;Recommencer</translation>
    </message>
    <message>
        <source>Both persons type the value anew</source>
        <translation>Les deux personnes tapent de nouveau la valeur</translation>
    </message>
    <message>
        <source>&amp;Correct the value…</source>
        <translation>&amp;Corriger la valeur…</translation>
    </message>
    <message>
        <source>Possible while nothing was dealt from it</source>
        <translation>Possible tant que rien n’a été distribué avec elle</translation>
    </message>
    <message>
        <source>&amp;Go on to Deal</source>
        <translation>Passer aux &amp;donnes</translation>
    </message>
    <message>
        <source>To the next step</source>
        <translation>Aller à l’étape suivante</translation>
    </message>
    <message>
        <source>such as 44,901.92</source>
        <translation>par exemple 44,901.92</translation>
    </message>
    <message>
        <source>Type it as it was published; points and commas between digits do not matter</source>
        <translation>Tapez-la telle qu’elle a été publiée&#xa0;; points et virgules entre les chiffres ne comptent pas</translation>
    </message>
    <message>
        <source>The value that is in the plan</source>
        <translation>La valeur inscrite dans le plan</translation>
    </message>
    <message>
        <source>What was promised</source>
        <translation>Ce qui a été promis</translation>
    </message>
    <message>
        <source>The reason why the value is taken although it is not as promised</source>
        <translation>La raison de prendre la valeur bien qu’elle ne soit pas comme promis</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>&amp;Valeur</translation>
    </message>
    <message>
        <source>First person: type the value</source>
        <translation>Première personne&#xa0;: tapez la valeur</translation>
    </message>
    <message>
        <source>Second person: type the value again</source>
        <translation>Seconde personne&#xa0;: tapez encore la valeur</translation>
    </message>
    <message>
        <source>Both typed the same</source>
        <translation>Les deux ont tapé la même chose</translation>
    </message>
    <message>
        <source>Look it up where it was promised, and compare it with a second place.</source>
        <translation>Cherchez-la là où elle a été promise, et comparez-la à un second endroit.</translation>
    </message>
    <message>
        <source>What the first person typed is hidden now. Look the value up yourself, and type what you see.</source>
        <translation>Ce qu’a tapé la première personne est maintenant caché. Cherchez la valeur vous-même, et tapez ce que vous voyez.</translation>
    </message>
    <message>
        <source>Look at the value once more. When it is fixed it goes into every deal.</source>
        <translation>Regardez encore une fois la valeur. Une fois fixée, elle entre dans chaque donne.</translation>
    </message>
    <message>
        <source>Hand over to the &amp;second person</source>
        <translation>Passer à la &amp;seconde personne</translation>
    </message>
    <message>
        <source>Hides what you typed</source>
        <translation>Cache ce que vous avez tapé</translation>
    </message>
    <message>
        <source>Compares what the two of you typed</source>
        <translation>Compare ce que vous avez tapé tous les deux</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Co&amp;mparer</translation>
    </message>
    <message>
        <source>&amp;Fix this value…</source>
        <translation>&amp;Fixer cette valeur…</translation>
    </message>
    <message>
        <source>Puts the value into the plan</source>
        <translation>Inscrit la valeur dans le plan</translation>
    </message>
    <message>
        <source>Wait: {day} has not come yet, so nobody can know the value.</source>
        <translation>Attendez&#xa0;: {day} n’est pas encore arrivé, personne ne peut donc connaître la valeur.</translation>
    </message>
    <message>
        <source>The two did not type the same</source>
        <translation>Les deux n’ont pas tapé la même chose</translation>
    </message>
    <message>
        <source>{difference} (“here” is the first person&apos;s.) Look the value up together, then begin again.</source>
        <translation>{difference} («&#xa0;ici&#xa0;»&#xa0;: chez la première personne.) Cherchez la valeur ensemble, puis recommencez.</translation>
    </message>
    <message>
        <source>&amp;Take this round…</source>
        <translation>Prendre ce &amp;tirage…</translation>
    </message>
    <message>
        <source>Puts its randomness into the plan</source>
        <translation>Met son nombre aléatoire dans le plan</translation>
    </message>
    <message>
        <source>a round of drand was promised</source>
        <translation>un tirage drand était promis</translation>
    </message>
</context>
<context>
    <name>VerifyReportPanel</name>
    <message>
        <source>Open the keys and verif&amp;y</source>
        <translation>Ouvrir les clés et vé&amp;rifier</translation>
    </message>
    <message>
        <source>Sessions and boards</source>
        <translation>Séances et donnes</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Bon à savoir</translation>
    </message>
    <message>
        <source>The promise</source>
        <translation>La promesse</translation>
    </message>
    <message>
        <source>The keys stay sealed on the disk</source>
        <translation>Les clés restent scellées sur le disque</translation>
    </message>
    <message>
        <source>The keys are sealed</source>
        <translation>Les clés sont scellées</translation>
    </message>
    <message>
        <source>Officials can verify before the reveal: say what opens the keys. Players wait for it.</source>
        <translation>Les responsables peuvent vérifier avant la révélation&#xa0;: dites ce qui ouvre les clés. Les joueurs l’attendent.</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Séance</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>The right arrow key shows the boards of a session.</source>
        <translation>La flèche droite montre les donnes d’une séance.</translation>
    </message>
    <message>
        <source>Open a session to see its boards</source>
        <translation>Ouvrir une séance pour voir ses donnes</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>as promised</source>
        <translation>conforme à la promesse</translation>
    </message>
    <message>
        <source>not as promised</source>
        <translation>non conforme à la promesse</translation>
    </message>
</context>
<context>
    <name>VerifyRows</name>
    <message>
        <source>Not everything is as promised</source>
        <translation>Tout n’est pas conforme à la promesse</translation>
    </message>
    <message>
        <source>A file cannot be used</source>
        <translation>Un fichier ne peut pas être utilisé</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Nothing is wrong, but no board could be verified yet</source>
        <translation>Rien n’est faux, mais aucune donne n’a encore pu être vérifiée</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Sessions: {sessions}. Every one follows from the published keys and the outside value.</source>
        <translation>Donnes vérifiées&#xa0;: {boards}. Séances&#xa0;: {sessions}. Chacune découle des clés publiées et de la valeur extérieure.</translation>
    </message>
    <message>
        <source>Every board is as promised</source>
        <translation>Toutes les donnes sont conformes à la promesse</translation>
    </message>
    <message>
        <source>This plan is not published yet: no keys are bound to it.</source>
        <translation>Ce plan n’est pas encore publié&#xa0;: aucune clé n’est fixée.</translation>
    </message>
    <message>
        <source>The outside value is not in this plan yet.</source>
        <translation>La valeur extérieure n’est pas encore dans ce plan.</translation>
    </message>
    <message>
        <source>The keys are not among the files, or still sealed. They are published after play.</source>
        <translation>Les clés ne sont pas parmi les fichiers, ou sont encore scellées. Elles sont publiées après le jeu.</translation>
    </message>
    <message>
        <source>There are no files of boards among what was handed in.</source>
        <translation>Aucun fichier de donnes n’a été remis.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Outside value from</source>
        <translation>Valeur extérieure de</translation>
    </message>
    <message>
        <source>Outside value</source>
        <translation>Valeur extérieure</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>pas encore connue</translation>
    </message>
    <message>
        <source>As promised so far; the other sessions are still to come</source>
        <translation>Comme promis jusqu’ici&#xa0;; les autres séances sont à venir</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Nothing was chosen, and nothing is left for you to say. The other sessions can be verified when they are revealed.</source>
        <translation>Donnes vérifiées&#xa0;: {boards}. Rien n’a été choisi, et il ne vous reste rien à dire. Les autres séances pourront être vérifiées quand elles seront révélées.</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Answer the questions below. The other sessions can be verified when they are revealed.</source>
        <translation>Donnes vérifiées&#xa0;: {boards}. Répondez aux questions ci-dessous. Les autres séances pourront être vérifiées quand elles seront révélées.</translation>
    </message>
    <message>
        <source>Nothing is wrong so far; some answers are yours</source>
        <translation>Rien n’est faux jusqu’ici&#xa0;; quelques réponses sont les vôtres</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Answer the questions below: no file can do that for you.</source>
        <translation>Donnes vérifiées&#xa0;: {boards}. Répondez aux questions ci-dessous&#xa0;: aucun fichier ne peut le faire à votre place.</translation>
    </message>
    <message>
        <source>Nothing is wrong, and something was chosen</source>
        <translation>Rien n’est faux, et quelque chose a été choisi</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Read below what the organiser could choose, and ask why.</source>
        <translation>Donnes vérifiées&#xa0;: {boards}. Lisez ci-dessous ce que l’organisateur pouvait choisir, et demandez pourquoi.</translation>
    </message>
    <message>
        <source>What the files show, and what you say.</source>
        <translation>Ce que montrent les fichiers, et ce que vous dites.</translation>
    </message>
    <message>
        <source>No file can say this for you.</source>
        <translation>Aucun fichier ne peut le dire à votre place.</translation>
    </message>
    <message>
        <source>Cannot be used</source>
        <translation>Inutilisable</translation>
    </message>
    <message>
        <source>boards {numbers}: the key of their session is not here</source>
        <translation>donnes {numbers}&#xa0;: la clé de leur séance n’est pas là</translation>
    </message>
    <message>
        <source>Nothing can be said</source>
        <translation>On ne peut rien en dire</translation>
    </message>
    <message>
        <source>Not of this tournament</source>
        <translation>Pas de ce tournoi</translation>
    </message>
    <message>
        <source>boards {numbers} as promised</source>
        <translation>donnes {numbers} conformes à la promesse</translation>
    </message>
    <message>
        <source>board {number}: {reason}</source>
        <translation>donne {number}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>as promised</source>
        <translation>conforme à la promesse</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>Pas dans le fichier</translation>
    </message>
    <message>
        <source>Nothing is wrong; other sessions are still secret</source>
        <translation>Rien n’est faux&#xa0;; d’autres séances sont encore secrètes</translation>
    </message>
    <message>
        <source>Digest</source>
        <translation>Empreinte</translation>
    </message>
    <message>
        <source>Digest in words</source>
        <translation>Empreinte en mots</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… et {count} de plus</translation>
    </message>
    <message>
        <source>Proved</source>
        <translation>Prouvé</translation>
    </message>
    <message>
        <source>Left to you</source>
        <translation>À vous de vérifier</translation>
    </message>
    <message>
        <source>Still chosen by the organiser</source>
        <translation>Encore au choix de l’organisateur</translation>
    </message>
    <message>
        <source>The organiser could choose this when the value was known. That is no accusation: ask why.</source>
        <translation>L’organisateur pouvait le choisir une fois la valeur connue. Ce n’est pas une accusation&#xa0;: demandez pourquoi.</translation>
    </message>
    <message>
        <source>Not as promised</source>
        <translation>Non conforme à la promesse</translation>
    </message>
    <message>
        <source>These things cannot be true together.</source>
        <translation>Tout cela ne peut pas être vrai à la fois.</translation>
    </message>
</context>
<context>
    <name>WindowSession</name>
    <message>
        <source>Deal</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Some settings start afresh</source>
        <translation>Certains réglages repartent à neuf</translation>
    </message>
    <message>
        <source>Sets that were dealt before are safe. Look through the settings.</source>
        <translation>Les séries déjà distribuées sont intactes. Vérifiez les réglages.</translation>
    </message>
    <message>
        <source>A set is being dealt</source>
        <translation>Une série est en cours de distribution</translation>
    </message>
    <message>
        <source>Stop dealing and close?</source>
        <translation>Arrêter la distribution et fermer&#xa0;?</translation>
    </message>
    <message>
        <source>If you stop now, no file of this set is left behind.</source>
        <translation>Si vous arrêtez maintenant, aucun fichier de cette série ne reste.</translation>
    </message>
    <message>
        <source>The program met a fault of its own</source>
        <translation>Le programme a rencontré un défaut</translation>
    </message>
    <message>
        <source>The set and its files are as they were. ({place})</source>
        <translation>La série et ses fichiers sont comme avant. ({place})</translation>
    </message>
    <message>
        <source>Please report the words in brackets.</source>
        <translation>Merci de nous signaler les mots entre parenthèses.</translation>
    </message>
    <message>
        <source>Sessions of a tournament are being dealt</source>
        <translation>Des séances d’un tournoi sont en cours de distribution</translation>
    </message>
    <message>
        <source>If you stop now, no file of the session that is being dealt is left behind. Sessions that were dealt before stay, and the others can be dealt later.</source>
        <translation>Si vous arrêtez maintenant, aucun fichier de la séance en cours de distribution ne reste. Les séances déjà distribuées restent, et les autres peuvent être distribuées plus tard.</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>&amp;Arrêter et fermer</translation>
    </message>
    <message>
        <source>Deal a session</source>
        <translation>Distribuer une séance</translation>
    </message>
</context>
<context>
    <name>broken off</name>
    <message>
        <source>A dealing was broken off when all its sessions were dealt</source>
        <translation>Une distribution a été interrompue alors que toutes ses séances étaient distribuées</translation>
    </message>
    <message>
        <source>{session} was broken off</source>
        <translation>{session}&#xa0;: interrompue</translation>
    </message>
    <message>
        <source>A dealing was broken off at {session}</source>
        <translation>Une distribution a été interrompue à {session}</translation>
    </message>
    <message>
        <source>Files of several sessions together, or a notice, may be missing. Deal it now?</source>
        <translation>Des fichiers de plusieurs séances ensemble, ou un avis, peuvent manquer. Distribuer maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>Nothing of it is left. Deal it now?</source>
        <translation>Il n’en reste rien. Distribuer maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>Do not use what is left of it: {names}. Dealing puts it right. Deal it now?</source>
        <translation>N’utilisez pas ce qu’il en reste&#xa0;: {names}. Distribuer remet tout en ordre. Distribuer maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>Not dealt: {sessions}.</source>
        <translation>Pas distribué&#xa0;: {sessions}.</translation>
    </message>
</context>
<context>
    <name>certificate</name>
    <message>
        <source>Dealing certificate</source>
        <translation>Certificat de distribution</translation>
    </message>
    <message>
        <source>{program}, printed {time}, set {code}, page {page} of {pages}</source>
        <translation>{program}, imprimé {time}, série {code}, page {page} sur {pages}</translation>
    </message>
    <message>
        <source>Event not named</source>
        <translation>Épreuve sans nom</translation>
    </message>
    <message>
        <source>Set {place} of {count} dealt for this event on this day</source>
        <translation>Série {place} sur {count} pour cette épreuve ce jour-là</translation>
    </message>
    <message>
        <source>{boards} ({count} in all)</source>
        <translation>{boards} ({count} en tout)</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Day of the event</source>
        <translation>Jour de l’épreuve</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Distribuée</translation>
    </message>
    <message>
        <source>Where it stands</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>{count} known answers, all right when this was printed; must pass before each deal</source>
        <translation>{count} réponses connues, toutes justes à l’impression&#xa0;; doit réussir avant chaque distribution</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Autotest</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Identification</source>
        <translation>Identification</translation>
    </message>
    <message>
        <source>is the RIPEMD-160 of {text}</source>
        <translation>est le RIPEMD-160 de {text}</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formats</translation>
    </message>
    <message>
        <source>{file}, {count} bytes</source>
        <translation>{file}, {count} octets</translation>
    </message>
    <message>
        <source>Hiding digest</source>
        <translation>Empreinte qui cache</translation>
    </message>
    <message>
        <source>Every set dealt for this event on this day</source>
        <translation>Toutes les séries distribuées pour cette épreuve ce jour-là</translation>
    </message>
    <message>
        <source>{code}, boards {boards}, {state}, {time}</source>
        <translation>{code}, donnes {boards}, {state}, {time}</translation>
    </message>
    <message>
        <source>no code</source>
        <translation>sans code</translation>
    </message>
    <message>
        <source>Set {number} (this one)</source>
        <translation>Série {number} (celle-ci)</translation>
    </message>
    <message>
        <source>Set {number}</source>
        <translation>Série {number}</translation>
    </message>
    <message>
        <source>Sets begun on this computer on the day of dealing: {count}</source>
        <translation>Séries commencées sur cet ordinateur le jour de la distribution&#xa0;: {count}</translation>
    </message>
    <message>
        <source>For any event</source>
        <translation>Pour toute épreuve</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Registre</translation>
    </message>
    <message>
        <source>This set: row {row}</source>
        <translation>Cette série&#xa0;: ligne {row}</translation>
    </message>
    <message>
        <source>Newest: row {row}</source>
        <translation>Dernière&#xa0;: ligne {row}</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>NOT AS IT WAS WRITTEN:</source>
        <translation>N’EST PLUS TEL QU’IL A ÉTÉ ÉCRIT&#xa0;:</translation>
    </message>
    <message>
        <source>every row as it was written</source>
        <translation>toutes les lignes telles qu’elles ont été écrites</translation>
    </message>
    <message>
        <source>Noted there</source>
        <translation>Noté là</translation>
    </message>
    <message>
        <source>Set code and digests hide the cards: they are made under a key that the journal publishes when the set is released, and anybody can then recompute them. Every set is written into the journal before a file of it can be seen. Kept by somebody else, this sheet shows later whether the journal was written anew or put back: its rows must still have these hashes, which “bigdeal journal verify --known” and a hash from here tell.</source>
        <translation>Le code de série et les empreintes cachent les cartes&#xa0;: ils sont faits avec une clé que le registre publie quand la série est libérée, et chacun peut alors les recalculer. Chaque série est écrite dans le registre avant qu’un de ses fichiers soit visible. Gardée par quelqu’un d’autre, cette feuille montre plus tard si le registre a été réécrit ou remis en arrière&#xa0;: ses lignes doivent avoir encore ces empreintes&#xa0;; «&#xa0;bigdeal journal verify --known&#xa0;» avec une empreinte d’ici le dit.</translation>
    </message>
    <message>
        <source>Witness: I was present when this set was dealt.</source>
        <translation>Témoin&#xa0;: j’étais présent quand cette série a été distribuée.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signature</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>profile {name}</source>
        <translation>profil {name}</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>ligne {number}</translation>
    </message>
    <message>
        <source>the clock had been set back</source>
        <translation>l’horloge avait été reculée</translation>
    </message>
    <message>
        <source>the count beside the journal was missing, and begun anew</source>
        <translation>le compte à côté du registre manquait et a été recommencé</translation>
    </message>
    <message>
        <source>brought back from a backup; rows lost as far as known: {count}</source>
        <translation>rétabli d’après une sauvegarde&#xa0;; lignes perdues, pour autant qu’on sache&#xa0;: {count}</translation>
    </message>
    <message>
        <source>keys and mouse filled the meter, {bits} bits, and the computer&apos;s own went in with them</source>
        <translation>le clavier et la souris ont rempli la jauge, {bits} bits, et le hasard de l’ordinateur y est entré aussi</translation>
    </message>
    <message>
        <source>the computer had no randomness of its own</source>
        <translation>l’ordinateur n’avait pas de hasard à lui</translation>
    </message>
    <message>
        <source>nothing was typed</source>
        <translation>rien n’a été tapé</translation>
    </message>
    <message>
        <source>whoever knows it can make this set again</source>
        <translation>qui la connaît peut refaire cette série</translation>
    </message>
    <message>
        <source>whoever has them can make this set again, and verify it when they are revealed</source>
        <translation>qui les a peut refaire cette série, et la vérifier quand elles sont révélées</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>et {count} de plus</translation>
    </message>
    <message>
        <source>the journal was in doubt, or its user said that the doubt is known</source>
        <translation>le registre était douteux, ou son utilisateur a dit que le doute est connu</translation>
    </message>
</context>
<context>
    <name>check-up</name>
    <message>
        <source>Is our machine fair?</source>
        <translation>Notre machine est-elle équitable ?</translation>
    </message>
    <message>
        <source>As chance alone would deal them.</source>
        <translation>Comme le hasard seul les distribuerait.</translation>
    </message>
    <message>
        <source>Not as chance deals them, and no known cause explains it.</source>
        <translation>Pas comme le hasard les distribue ; aucune cause connue ne l’explique.</translation>
    </message>
    <message>
        <source>Not as chance deals them: {cause}.</source>
        <translation>Pas comme le hasard les distribue : {cause}.</translation>
    </message>
    <message>
        <source>odd shapes were rejected</source>
        <translation>les formes extrêmes ont été rejetées</translation>
    </message>
    <message>
        <source>boards with a suit of eight or more were rejected</source>
        <translation>les donnes avec une couleur de huit cartes ou plus ont été rejetées</translation>
    </message>
    <message>
        <source>boards without an opening hand were rejected</source>
        <translation>les donnes sans main d’ouverture ont été rejetées</translation>
    </message>
    <message>
        <source>the wildest of several sets was chosen</source>
        <translation>la plus mouvementée de plusieurs séries a été choisie</translation>
    </message>
    <message>
        <source>the tamest of several sets was chosen</source>
        <translation>la plus sage de plusieurs séries a été choisie</translation>
    </message>
    <message>
        <source>the sides’ points were evened out</source>
        <translation>les points des deux camps ont été équilibrés</translation>
    </message>
    <message>
        <source>the cards were not shuffled enough</source>
        <translation>les cartes n’ont pas été assez mélangées</translation>
    </message>
    <message>
        <source>boards came again</source>
        <translation>des donnes sont revenues</translation>
    </message>
    <message>
        <source>some cards go to some seats too often</source>
        <translation>certaines cartes vont trop souvent à certaines places</translation>
    </message>
    <message>
        <source>Looked at: {sets} sets, {boards} boards, {figures} figures; double dummy was not looked at.</source>
        <translation>Examinés : {sets} séries, {boards} donnes, {figures} chiffres ; le double mort n’a pas été examiné.</translation>
    </message>
    <message>
        <source>A fair machine is accused less than once in 1000 check-ups.</source>
        <translation>Une machine équitable est accusée moins d’une fois sur 1000 contrôles.</translation>
    </message>
    <message>
        <source>A fair machine practically never does this.</source>
        <translation>Une machine équitable ne fait pratiquement jamais cela.</translation>
    </message>
    <message>
        <source>A fair machine does this once in {times}.</source>
        <translation>Une machine équitable le fait une fois sur {times}.</translation>
    </message>
    <message>
        <source>What {sets} sets like these would show</source>
        <translation>Ce que {sets} séries comme celles-ci montreraient</translation>
    </message>
    <message>
        <source>shuffled by hand only {riffles} times</source>
        <translation>mélangées à la main seulement {riffles} fois</translation>
    </message>
    <message>
        <source>a generator with only {states} boards</source>
        <translation>un générateur de seulement {states} donnes</translation>
    </message>
    <message>
        <source>odd shapes rejected (a void, or seven cards of a suit)</source>
        <translation>formes extrêmes rejetées (une chicane, ou sept cartes d’une couleur)</translation>
    </message>
    <message>
        <source>suits of eight or more rejected</source>
        <translation>couleurs de huit cartes ou plus rejetées</translation>
    </message>
    <message>
        <source>boards without a 12-count rejected</source>
        <translation>donnes sans main de 12 points rejetées</translation>
    </message>
    <message>
        <source>the wildest of three sets chosen</source>
        <translation>la plus mouvementée de trois séries choisie</translation>
    </message>
    <message>
        <source>the tamest of three sets chosen</source>
        <translation>la plus sage de trois séries choisie</translation>
    </message>
    <message>
        <source>points evened out between the sides</source>
        <translation>points équilibrés entre les camps</translation>
    </message>
    <message>
        <source>one board in ten repeated</source>
        <translation>une donne sur dix répétée</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>sûr</translation>
    </message>
    <message>
        <source>hardly ever</source>
        <translation>presque jamais</translation>
    </message>
    <message>
        <source>almost always</source>
        <translation>presque toujours</translation>
    </message>
    <message>
        <source>{tenths} in 10</source>
        <translation>{tenths} sur 10</translation>
    </message>
    <message>
        <source>{seen}; about {sets} sets are needed</source>
        <translation>{seen} ; il faut environ {sets} séries</translation>
    </message>
    <message>
        <source>Each mark is a figure. A fair machine’s marks are in the grey band.</source>
        <translation>Chaque marque est un chiffre. Celles d’une machine équitable sont dans la bande grise.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formes</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Fits</translation>
    </message>
    <message>
        <source>Cards and seats</source>
        <translation>Cartes et places</translation>
    </message>
    <message>
        <source>Neighbouring boards</source>
        <translation>Donnes voisines</translation>
    </message>
    <message>
        <source>Boards that came again</source>
        <translation>Donnes revenues</translation>
    </message>
    <message>
        <source>Files: {counted} counted, {copies} copies, {unreadable} not read.</source>
        <translation>Fichiers : {counted} comptés, {copies} copies, {unreadable} non lus.</translation>
    </message>
    <message>
        <source>Dealt and never finished: {sets} ({event}, {month})</source>
        <translation>Distribuées et jamais terminées : {sets} ({event}, {month})</translation>
    </message>
    <message>
        <source>SHA-256 of the list of the files’ SHA-256</source>
        <translation>SHA-256 de la liste des SHA-256 des fichiers</translation>
    </message>
    <message>
        <source>All figures: count, expected by chance, chance to stray so far</source>
        <translation>Tous les chiffres : nombre, attendu du hasard, chance de s’écarter autant</translation>
    </message>
    <message>
        <source>Files, with their SHA-256</source>
        <translation>Fichiers, avec leur SHA-256</translation>
    </message>
    <message>
        <source>a faulty shuffle of a new pack, dealt 13 at a time</source>
        <translation>un jeu neuf mal mélangé, donné par 13</translation>
    </message>
</context>
<context>
    <name>digest</name>
    <message>
        <source>There are more than {of} words.</source>
        <translation>Il y a plus de {of} mots.</translation>
    </message>
    <message>
        <source>There are more than {of} groups of eight.</source>
        <translation>Il y a plus de {of} groupes de huit.</translation>
    </message>
    <message>
        <source>Word {place} is not in the list of words: look at it again.</source>
        <translation>Le mot {place} n’est pas dans la liste&#xa0;: regardez-le de nouveau.</translation>
    </message>
    <message>
        <source>Word {place} is another one.</source>
        <translation>Le mot {place} est un autre.</translation>
    </message>
    <message>
        <source>Group {place} of eight is another one.</source>
        <translation>Le groupe de huit n° {place} est un autre.</translation>
    </message>
    <message>
        <source>All {of} words agree.</source>
        <translation>Les {of} mots concordent.</translation>
    </message>
    <message>
        <source>All {of} groups agree.</source>
        <translation>Les {of} groupes concordent.</translation>
    </message>
    <message>
        <source>Type the digits or the words.</source>
        <translation>Tapez les chiffres ou les mots.</translation>
    </message>
    <message>
        <source>Right so far: {place} of {of} words.</source>
        <translation>Juste jusqu’ici&#xa0;: {place} mots sur {of}.</translation>
    </message>
    <message>
        <source>Right so far: {place} of {of} groups.</source>
        <translation>Juste jusqu’ici&#xa0;: {place} groupes sur {of}.</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>Double-dummy results cannot be had on this computer: {reason}.</source>
        <translation>Les résultats double mort ne peuvent pas être calculés sur cet ordinateur&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>There is no format “{name}”. The formats are: {known}.</source>
        <translation>Il n’y a pas de format «&#xa0;{name}&#xa0;». Les formats sont&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>The format “{first}” was given twice.</source>
        <translation>Le format «&#xa0;{first}&#xa0;» a été donné deux fois.</translation>
    </message>
    <message>
        <source>“{first}” and “{second}” would both write the {suffix} file: choose one.</source>
        <translation>«&#xa0;{first}&#xa0;» et «&#xa0;{second}&#xa0;» écriraient tous deux le fichier {suffix}&#xa0;: choisissez-en un.</translation>
    </message>
    <message>
        <source>The format “{name}” cannot hold these boards: {reason}. {remedy}</source>
        <translation>Le format «&#xa0;{name}&#xa0;» ne peut pas contenir ces donnes&#xa0;: {reason}. {remedy}</translation>
    </message>
    <message>
        <source>Not a sound {name} file, {place}: {reason}.</source>
        <translation>Fichier {name} endommagé, {place}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The {name} file holds boards that are not deals: {problems}</source>
        <translation>Le fichier {name} contient des donnes impossibles&#xa0;: {problems}</translation>
    </message>
    <message>
        <source>The file has {size_bytes} bytes; {limit_bytes} are read at most.</source>
        <translation>Le fichier fait {size_bytes} octets&#xa0;; {limit_bytes} au plus sont lus.</translation>
    </message>
    <message>
        <source>Not a suit in two hands: {reason}.</source>
        <translation>Pas une couleur en deux mains&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The journal “{path}” is damaged: {reason}.</source>
        <translation>Le registre «&#xa0;{path}&#xa0;» est endommagé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The journal “{path}” is gone; it held {rows} rows.</source>
        <translation>Le registre «&#xa0;{path}&#xa0;» a disparu&#xa0;; il contenait {rows} lignes.</translation>
    </message>
    <message>
        <source>The journal&apos;s key “{path}” {reason}.</source>
        <translation>La clé du registre «&#xa0;{path}&#xa0;» {reason}.</translation>
    </message>
    <message>
        <source>The journal “{path}” was written by a newer version of this program.</source>
        <translation>Le registre «&#xa0;{path}&#xa0;» a été écrit par une version plus récente de ce programme.</translation>
    </message>
    <message>
        <source>Another program is writing to the journal “{path}”.</source>
        <translation>Un autre programme écrit dans le registre «&#xa0;{path}&#xa0;».</translation>
    </message>
    <message>
        <source>The disk has no room for the journal “{path}”.</source>
        <translation>Le disque n’a plus de place pour le registre «&#xa0;{path}&#xa0;».</translation>
    </message>
    <message>
        <source>The journal “{path}” cannot be used: {reason}.</source>
        <translation>Le registre «&#xa0;{path}&#xa0;» ne peut pas être utilisé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The journal was changed: {problems}</source>
        <translation>Le registre a été modifié&#xa0;: {problems}</translation>
    </message>
    <message>
        <source>The journal holds no set “{text}”.</source>
        <translation>Le registre ne contient aucune série «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>Set {code} is “{state}” and cannot become “{wanted}”.</source>
        <translation>La série {code} est «&#xa0;{state}&#xa0;» et ne peut pas devenir «&#xa0;{wanted}&#xa0;».</translation>
    </message>
    <message>
        <source>This file is sealed, but not locked until a time.</source>
        <translation>Ce fichier est scellé, mais n’est pas verrouillé jusqu’à une heure donnée.</translation>
    </message>
    <message>
        <source>Not a locked box</source>
        <translation>Pas un coffret verrouillé</translation>
    </message>
    <message>
        <source>The file was left as it is. It opens with a passphrase or a key.</source>
        <translation>Le fichier est resté tel quel. Il s’ouvre avec une phrase secrète ou une clé.</translation>
    </message>
    <message>
        <source>This box is locked with another public clock than quicknet.</source>
        <translation>Ce coffret est verrouillé avec une autre horloge publique que quicknet.</translation>
    </message>
    <message>
        <source>Another public clock</source>
        <translation>Une autre horloge publique</translation>
    </message>
    <message>
        <source>The file was left as it is. Ask whoever made it how it opens.</source>
        <translation>Le fichier est resté tel quel. Demandez à son auteur comment il s’ouvre.</translation>
    </message>
    <message>
        <source>Round {needed} opens this box, not round {given}.</source>
        <translation>Ce coffret s’ouvre avec le tirage {needed}, pas avec le tirage {given}.</translation>
    </message>
    <message>
        <source>The box was left as it is. Get the round that the box names, and try again.</source>
        <translation>Le coffret est resté tel quel. Procurez-vous le tirage qu’il indique, puis réessayez.</translation>
    </message>
    <message>
        <source>A package is missing</source>
        <translation>Un paquet manque</translation>
    </message>
    <message>
        <source>Nothing was done. Install it, and call again.</source>
        <translation>Rien n’a été fait. Installez-le, et appelez de nouveau.</translation>
    </message>
    <message>
        <source>“{text}” is no set of boards: {reason}.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une série de donnes&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Not a deal: {problems}.</source>
        <translation>Pas une donne&#xa0;: {problems}.</translation>
    </message>
    <message>
        <source>Not a diagram: {reason}.</source>
        <translation>Pas un diagramme&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Not {kind}: {problems}.</source>
        <translation>Pas {kind}&#xa0;: {problems}.</translation>
    </message>
    <message>
        <source>The scheme “{scheme}” numbers from 0 to {last}.</source>
        <translation>La numérotation «&#xa0;{scheme}&#xa0;» va de 0 à {last}.</translation>
    </message>
    <message>
        <source>Not four suit words: {reason}.</source>
        <translation>Pas quatre mots de couleurs&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{place}: {reason}</source>
        <translation>{place}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>There is no number scheme “{name}”. The schemes are: {known}.</source>
        <translation>Il n’y a pas de numérotation «&#xa0;{name}&#xa0;». Les numérotations sont&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>Unknown number scheme</source>
        <translation>Numérotation inconnue</translation>
    </message>
    <message>
        <source>Nothing was done. Choose from the list.</source>
        <translation>Rien n’a été fait. Choisissez dans la liste.</translation>
    </message>
    <message>
        <source>A value cannot be packed</source>
        <translation>Une valeur ne peut pas être rangée dans le fichier</translation>
    </message>
    <message>
        <source>Nothing was written. Correct it, and begin again.</source>
        <translation>Rien n’a été écrit. Corrigez-la, et recommencez.</translation>
    </message>
    <message>
        <source>Not a sound file of “{scheme}” numbers, record {record}: {reason}.</source>
        <translation>Ce n’est pas un bon fichier de numéros «&#xa0;{scheme}&#xa0;», enregistrement {record}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Damaged file of numbers</source>
        <translation>Fichier de numéros endommagé</translation>
    </message>
    <message>
        <source>Nothing can be printed on this computer: {reason}.</source>
        <translation>Rien ne peut être imprimé sur cet ordinateur&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The computer&apos;s own randomness is not available ({reason}).</source>
        <translation>Le hasard de l’ordinateur n’est pas disponible ({reason}).</translation>
    </message>
    <message>
        <source>The generator has used all {last} values of its counter.</source>
        <translation>Le générateur a épuisé les {last} valeurs de son compteur.</translation>
    </message>
    <message>
        <source>Only {have_bits} of {want_bits} bits of randomness have been collected.</source>
        <translation>Seulement {have_bits} bits de hasard recueillis sur {want_bits}.</translation>
    </message>
    <message>
        <source>The randomness gave a seed that it had given before (its digest stands in “{path}”).</source>
        <translation>Le hasard a donné une graine déjà donnée (son empreinte figure dans «&#xa0;{path}&#xa0;»).</translation>
    </message>
    <message>
        <source>The randomness gave deals that it had given before, in the set {named}.</source>
        <translation>Le hasard a donné des donnes déjà distribuées, dans la série {named}.</translation>
    </message>
    <message>
        <source>The self-test of the {part} failed: this copy of the program is damaged.</source>
        <translation>L’autotest de la partie {part} a échoué&#xa0;: cet exemplaire du programme est endommagé.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>One of the processes that were dealing has ended too early.</source>
        <translation>L’un des processus de distribution s’est arrêté trop tôt.</translation>
    </message>
    <message>
        <source>These boards were dealt before and are {state}: set {named}.</source>
        <translation>Ces donnes ont déjà été distribuées (état&#xa0;: {state})&#xa0;: série {named}.</translation>
    </message>
    <message>
        <source>Nothing was written. Deal a new set, or a reserve set in a tournament; only copies for a record or a web page may be made of these.</source>
        <translation>Rien n’a été écrit. Distribuez une nouvelle série, ou une série de réserve dans un tournoi&#xa0;; de celles-ci, on ne peut faire que des copies pour les archives ou une page web.</translation>
    </message>
    <message>
        <source>Boards of a set that is {state}, not finished, are among these: set {named}.</source>
        <translation>Il y a ici des donnes d’une série non terminée (état&#xa0;: {state})&#xa0;: série {named}.</translation>
    </message>
    <message>
        <source>“{path}” exists already and is left as it is.</source>
        <translation>«&#xa0;{path}&#xa0;» existe déjà et reste tel quel.</translation>
    </message>
    <message>
        <source>“{text}” cannot be a file name: {reason}.</source>
        <translation>«&#xa0;{text}&#xa0;» ne peut pas être un nom de fichier&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The folder “{path}” is not there.</source>
        <translation>Le dossier «&#xa0;{path}&#xa0;» n’existe pas.</translation>
    </message>
    <message>
        <source>“{path}” could not be written: {reason}.</source>
        <translation>«&#xa0;{path}&#xa0;» n’a pas pu être écrit&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” could not be read: {reason}.</source>
        <translation>«&#xa0;{path}&#xa0;» n’a pas pu être lu&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” reads back differently from what was dealt: the disk or the stick is faulty.</source>
        <translation>«&#xa0;{path}&#xa0;», relu, diffère de ce qui a été distribué&#xa0;: le disque ou la clé USB est défectueux.</translation>
    </message>
    <message>
        <source>The set could not be completed, and files of it could not be removed again: {names}.</source>
        <translation>La série n’a pas pu être achevée, et certains de ses fichiers n’ont pas pu être supprimés&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written ({reason}), and with “portable.ini” beside the program everything is kept there.</source>
        <translation>«&#xa0;{path}&#xa0;» ne peut pas être écrit ({reason}), et avec «&#xa0;portable.ini&#xa0;» à côté du programme, tout est conservé là.</translation>
    </message>
    <message>
        <source>The {key} cannot be kept in Big Deal&apos;s file: {reason}.</source>
        <translation>Le champ {key} ne peut pas être conservé dans le fichier de Big Deal&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The {field} cannot be so: {reason}.</source>
        <translation>Le champ «&#xa0;{field}&#xa0;» ne peut pas rester ainsi&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Not a sound description of a tournament, line {line}, column {column}: {reason}.</source>
        <translation>Description de tournoi endommagée, ligne {line}, colonne {column}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Not a sound file of keys, line {line}, column {column}: {reason}.</source>
        <translation>Fichier de clés endommagé, ligne {line}, colonne {column}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The keys do not fit the plan: {problems}.</source>
        <translation>Les clés ne correspondent pas au plan&#xa0;: {problems}.</translation>
    </message>
    <message>
        <source>These are not the keys that were bound when the plan was published.</source>
        <translation>Ce ne sont pas les clés fixées lors de la publication du plan.</translation>
    </message>
    <message>
        <source>The plan leaves the boards of phase {phase} open, and none were named.</source>
        <translation>Le plan laisse ouvertes les donnes de la phase {phase}, et aucune n’a été indiquée.</translation>
    </message>
    <message>
        <source>The plan cannot be published so: {problems}</source>
        <translation>Le plan ne peut pas être publié ainsi&#xa0;: {problems}</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>source of the outside value</source>
        <translation>source de la valeur extérieure</translation>
    </message>
    <message>
        <source>outside value</source>
        <translation>valeur extérieure</translation>
    </message>
    <message>
        <source>hash of the keys</source>
        <translation>empreinte des clés</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>plan</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>motif</translation>
    </message>
    <message>
        <source>hash of the words</source>
        <translation>empreinte des mots</translation>
    </message>
    <message>
        <source>name of the holder</source>
        <translation>nom du dépositaire</translation>
    </message>
    <message>
        <source>beginning of the files&apos; names</source>
        <translation>début des noms de fichiers</translation>
    </message>
    <message>
        <source>description</source>
        <translation>description</translation>
    </message>
    <message>
        <source>number of phases</source>
        <translation>nombre de phases</translation>
    </message>
    <message>
        <source>number of sessions</source>
        <translation>nombre de séances</translation>
    </message>
    <message>
        <source>number of boards</source>
        <translation>nombre de donnes</translation>
    </message>
    <message>
        <source>choice of boards</source>
        <translation>choix des donnes</translation>
    </message>
    <message>
        <source>Boards not understood</source>
        <translation>Donnes non comprises</translation>
    </message>
    <message>
        <source>Write a number such as 24, or a range such as 11-20.</source>
        <translation>Écrivez un nombre comme 24, ou un intervalle comme 11-20.</translation>
    </message>
    <message>
        <source>Not a deal</source>
        <translation>Pas une donne</translation>
    </message>
    <message>
        <source>Check the hands: 52 different cards, 13 to each seat.</source>
        <translation>Vérifiez les mains&#xa0;: 52 cartes différentes, 13 par joueur.</translation>
    </message>
    <message>
        <source>Hands not understood</source>
        <translation>Mains non comprises</translation>
    </message>
    <message>
        <source>Write N: and four hands, suits in the order spades.hearts.diamonds.clubs.</source>
        <translation>Écrivez N: et quatre mains, les couleurs dans l’ordre pique.cœur.carreau.trèfle.</translation>
    </message>
    <message>
        <source>Hands that do not fit</source>
        <translation>Mains incompatibles</translation>
    </message>
    <message>
        <source>Check the hands: no card twice, and as many cards to each seat as the scheme allows.</source>
        <translation>Vérifiez les mains&#xa0;: aucune carte en double, et pour chaque joueur le nombre de cartes prévu.</translation>
    </message>
    <message>
        <source>Suit words not understood</source>
        <translation>Mots de couleurs non compris</translation>
    </message>
    <message>
        <source>Write four words of eight hexadecimal digits: spades, hearts, diamonds, clubs.</source>
        <translation>Écrivez quatre mots de huit chiffres hexadécimaux&#xa0;: pique, cœur, carreau, trèfle.</translation>
    </message>
    <message>
        <source>A value cannot be turned</source>
        <translation>Une valeur ne peut pas être convertie</translation>
    </message>
    <message>
        <source>Those before it have been answered. Correct it and go on from there.</source>
        <translation>Les précédentes ont reçu leur réponse. Corrigez-la et reprenez à partir de là.</translation>
    </message>
    <message>
        <source>Number out of range</source>
        <translation>Numéro hors limites</translation>
    </message>
    <message>
        <source>Give a number inside the range.</source>
        <translation>Donnez un numéro compris dans les limites.</translation>
    </message>
    <message>
        <source>Holding not understood</source>
        <translation>Cartes non comprises</translation>
    </message>
    <message>
        <source>Write South&apos;s cards, a blank, and North&apos;s, such as AT95 Q4; a hand without cards is “-”.</source>
        <translation>Écrivez les cartes de Sud, un espace, puis celles de Nord, comme AT95 Q4&#xa0;; une main sans carte s’écrit «&#xa0;-&#xa0;».</translation>
    </message>
    <message>
        <source>No randomness from the computer</source>
        <translation>L’ordinateur ne fournit pas de hasard</translation>
    </message>
    <message>
        <source>Nothing was dealt. Restart the computer; if it stays so, use another one.</source>
        <translation>Rien n’a été distribué. Redémarrez l’ordinateur&#xa0;; si cela persiste, utilisez-en un autre.</translation>
    </message>
    <message>
        <source>Too many boards from one seed</source>
        <translation>Trop de donnes pour une seule graine</translation>
    </message>
    <message>
        <source>Deal fewer boards at a time; nothing was delivered.</source>
        <translation>Distribuez moins de donnes à la fois&#xa0;; rien n’a été livré.</translation>
    </message>
    <message>
        <source>The meter is not full</source>
        <translation>La jauge n’est pas pleine</translation>
    </message>
    <message>
        <source>Type or move the mouse until it is. Nothing was dealt.</source>
        <translation>Tapez ou bougez la souris jusqu’à ce qu’elle le soit. Rien n’a été distribué.</translation>
    </message>
    <message>
        <source>The same seed twice</source>
        <translation>Deux fois la même graine</translation>
    </message>
    <message>
        <source>Nothing was dealt. Do not deal on this computer: its randomness is broken.</source>
        <translation>Rien n’a été distribué. Ne distribuez pas sur cet ordinateur&#xa0;: son hasard est défectueux.</translation>
    </message>
    <message>
        <source>The same deals twice</source>
        <translation>Deux fois les mêmes donnes</translation>
    </message>
    <message>
        <source>Nothing was delivered. Do not deal on this computer: its randomness is broken.</source>
        <translation>Rien n’a été livré. Ne distribuez pas sur cet ordinateur&#xa0;: son hasard est défectueux.</translation>
    </message>
    <message>
        <source>The program must not deal</source>
        <translation>Le programme ne doit pas distribuer</translation>
    </message>
    <message>
        <source>Nothing was dealt. Install the program again from a source you trust.</source>
        <translation>Rien n’a été distribué. Réinstallez le programme à partir d’une source sûre.</translation>
    </message>
    <message>
        <source>Unknown format</source>
        <translation>Format inconnu</translation>
    </message>
    <message>
        <source>Nothing was written. Choose from the list.</source>
        <translation>Rien n’a été écrit. Choisissez dans la liste.</translation>
    </message>
    <message>
        <source>Two formats, one file</source>
        <translation>Deux formats, un seul fichier</translation>
    </message>
    <message>
        <source>Nothing was written. Leave one of them out.</source>
        <translation>Rien n’a été écrit. Enlevez l’un des deux.</translation>
    </message>
    <message>
        <source>A format cannot hold these boards</source>
        <translation>Un format ne peut pas contenir ces donnes</translation>
    </message>
    <message>
        <source>Nothing was dealt. Nothing was written.</source>
        <translation>Rien n’a été distribué. Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Damaged file</source>
        <translation>Fichier endommagé</translation>
    </message>
    <message>
        <source>The file was left as it is. Fetch it again from where it was made.</source>
        <translation>Le fichier est resté tel quel. Reprenez-le là où il a été fait.</translation>
    </message>
    <message>
        <source>Boards that are not deals</source>
        <translation>Donnes impossibles</translation>
    </message>
    <message>
        <source>The file was left as it is. Do not play these boards.</source>
        <translation>Le fichier est resté tel quel. Ne jouez pas ces donnes.</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Fichier trop gros</translation>
    </message>
    <message>
        <source>The file was left as it is.</source>
        <translation>Le fichier est resté tel quel.</translation>
    </message>
    <message>
        <source>The name is taken</source>
        <translation>Ce nom est déjà pris</translation>
    </message>
    <message>
        <source>Not a file name</source>
        <translation>Pas un nom de fichier</translation>
    </message>
    <message>
        <source>Nothing was written. Use letters, digits, blanks, “-” and “_”.</source>
        <translation>Rien n’a été écrit. Utilisez des lettres, des chiffres, des espaces, «&#xa0;-&#xa0;» et «&#xa0;_&#xa0;».</translation>
    </message>
    <message>
        <source>Folder not found</source>
        <translation>Dossier introuvable</translation>
    </message>
    <message>
        <source>The files could not be written</source>
        <translation>Les fichiers n’ont pas pu être écrits</translation>
    </message>
    <message>
        <source>The file could not be read</source>
        <translation>Le fichier n’a pas pu être lu</translation>
    </message>
    <message>
        <source>It was left as it is.</source>
        <translation>Il est resté tel quel.</translation>
    </message>
    <message>
        <source>The stick cannot be written</source>
        <translation>Impossible d’écrire sur la clé USB</translation>
    </message>
    <message>
        <source>Nothing was dealt. Take the write protection off or make room. Without “portable.ini” the program keeps its things on this computer.</source>
        <translation>Rien n’a été distribué. Enlevez la protection en écriture ou faites de la place. Sans «&#xa0;portable.ini&#xa0;», le programme conserve ses données sur cet ordinateur.</translation>
    </message>
    <message>
        <source>The disk did not keep the files</source>
        <translation>Le disque n’a pas conservé les fichiers</translation>
    </message>
    <message>
        <source>The set was removed again. Use another disk or stick.</source>
        <translation>La série a été supprimée. Utilisez un autre disque ou une autre clé USB.</translation>
    </message>
    <message>
        <source>Files were left behind</source>
        <translation>Des fichiers sont restés</translation>
    </message>
    <message>
        <source>The journal is damaged</source>
        <translation>Le registre est endommagé</translation>
    </message>
    <message>
        <source>It was left as it is, and nothing was dealt. Restore it from a backup, or move its folder aside and keep it: the program then begins a new journal.</source>
        <translation>Il est resté tel quel, et rien n’a été distribué. Rétablissez-le d’après une sauvegarde, ou mettez son dossier à l’écart et gardez-le&#xa0;: le programme commence alors un nouveau registre.</translation>
    </message>
    <message>
        <source>The journal is gone</source>
        <translation>Le registre a disparu</translation>
    </message>
    <message>
        <source>Nothing was dealt. Put the journal back, or restore a backup. To begin a new one, move the other files of its folder aside and keep them.</source>
        <translation>Rien n’a été distribué. Remettez le registre à sa place, ou rétablissez une sauvegarde. Pour en commencer un nouveau, mettez les autres fichiers de son dossier à l’écart et gardez-les.</translation>
    </message>
    <message>
        <source>The journal&apos;s key is not there</source>
        <translation>La clé du registre manque</translation>
    </message>
    <message>
        <source>Nothing was dealt. Put “journal.key” back beside the journal, or restore a backup: without the key no earlier set can be recognised.</source>
        <translation>Rien n’a été distribué. Remettez «&#xa0;journal.key&#xa0;» à côté du registre, ou rétablissez une sauvegarde&#xa0;: sans la clé, aucune série antérieure ne peut être reconnue.</translation>
    </message>
    <message>
        <source>The journal is from a newer version</source>
        <translation>Le registre vient d’une version plus récente</translation>
    </message>
    <message>
        <source>It was left as it is. Use the newer program.</source>
        <translation>Il est resté tel quel. Utilisez le programme plus récent.</translation>
    </message>
    <message>
        <source>The journal is in use</source>
        <translation>Le registre est en cours d’utilisation</translation>
    </message>
    <message>
        <source>Nothing was recorded. Wait for the other program, then try again.</source>
        <translation>Rien n’a été noté. Attendez l’autre programme, puis réessayez.</translation>
    </message>
    <message>
        <source>No room for the journal</source>
        <translation>Plus de place pour le registre</translation>
    </message>
    <message>
        <source>The journal is sound, but the row was not written. Make room on the disk, then try again.</source>
        <translation>Le registre est intact, mais la ligne n’a pas été écrite. Faites de la place sur le disque, puis réessayez.</translation>
    </message>
    <message>
        <source>The journal cannot be used</source>
        <translation>Le registre ne peut pas être utilisé</translation>
    </message>
    <message>
        <source>Nothing was recorded. Check that you may write in its folder.</source>
        <translation>Rien n’a été noté. Vérifiez que vous avez le droit d’écrire dans son dossier.</translation>
    </message>
    <message>
        <source>The journal was changed</source>
        <translation>Le registre a été modifié</translation>
    </message>
    <message>
        <source>It was left as it is. Keep a copy, and compare it with a certificate or an export made earlier.</source>
        <translation>Il est resté tel quel. Gardez-en une copie et comparez-la avec un certificat ou un export plus ancien.</translation>
    </message>
    <message>
        <source>Set not found</source>
        <translation>Série introuvable</translation>
    </message>
    <message>
        <source>Check the code on the label. A set dealt on another computer is in that computer&apos;s journal.</source>
        <translation>Vérifiez le code sur l’étiquette. Une série distribuée sur un autre ordinateur figure dans le registre de celui-ci.</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Impossible maintenant</translation>
    </message>
    <message>
        <source>The set was left as it is.</source>
        <translation>La série est restée telle quelle.</translation>
    </message>
    <message>
        <source>Not for Big Deal&apos;s file</source>
        <translation>Pas pour le fichier de Big Deal</translation>
    </message>
    <message>
        <source>The file was left as it is. Use a shorter text on one line.</source>
        <translation>Le fichier est resté tel quel. Utilisez un texte plus court, sur une seule ligne.</translation>
    </message>
    <message>
        <source>Nothing can be printed</source>
        <translation>Rien ne peut être imprimé</translation>
    </message>
    <message>
        <source>Nothing was written. Install what is missing, or do this on another computer.</source>
        <translation>Rien n’a été écrit. Installez ce qui manque, ou faites-le sur un autre ordinateur.</translation>
    </message>
    <message>
        <source>The plan cannot be so</source>
        <translation>Le plan ne peut pas rester ainsi</translation>
    </message>
    <message>
        <source>Nothing was written. Correct what is named.</source>
        <translation>Rien n’a été écrit. Corrigez ce qui est indiqué.</translation>
    </message>
    <message>
        <source>Damaged tournament file</source>
        <translation>Fichier de tournoi endommagé</translation>
    </message>
    <message>
        <source>The file was left as it is. Fetch it again from where it was published, or use its .bak.</source>
        <translation>Le fichier est resté tel quel. Reprenez-le là où il a été publié, ou utilisez son .bak.</translation>
    </message>
    <message>
        <source>Damaged file of keys</source>
        <translation>Fichier de clés endommagé</translation>
    </message>
    <message>
        <source>The file was left as it is. Use a copy of it; without the keys nothing can be dealt or proved.</source>
        <translation>Le fichier est resté tel quel. Utilisez une copie&#xa0;; sans les clés, rien ne peut être distribué ni prouvé.</translation>
    </message>
    <message>
        <source>Keys of another plan</source>
        <translation>Clés d’un autre plan</translation>
    </message>
    <message>
        <source>Nothing was dealt. Use the keys that were made when this plan was published.</source>
        <translation>Rien n’a été distribué. Utilisez les clés faites lors de la publication de ce plan.</translation>
    </message>
    <message>
        <source>Not the published keys</source>
        <translation>Pas les clés publiées</translation>
    </message>
    <message>
        <source>Nothing was dealt. Use the keys and the plan as they were when the plan was published.</source>
        <translation>Rien n’a été distribué. Utilisez les clés et le plan tels qu’ils étaient à la publication.</translation>
    </message>
    <message>
        <source>No such session</source>
        <translation>Cette séance n’existe pas</translation>
    </message>
    <message>
        <source>Nothing was written. Look at the phases of the plan.</source>
        <translation>Rien n’a été écrit. Regardez les phases du plan.</translation>
    </message>
    <message>
        <source>Boards are still open</source>
        <translation>Les donnes sont encore ouvertes</translation>
    </message>
    <message>
        <source>Nothing was dealt. Say how many boards these sessions have.</source>
        <translation>Rien n’a été distribué. Indiquez combien de donnes ont ces séances.</translation>
    </message>
    <message>
        <source>The tournament was left as it is.</source>
        <translation>Le tournoi est resté tel quel.</translation>
    </message>
    <message>
        <source>Not ready to be published</source>
        <translation>Pas prêt à être publié</translation>
    </message>
    <message>
        <source>Nothing was published. Correct what is named, or say that it is meant so.</source>
        <translation>Rien n’a été publié. Corrigez ce qui est indiqué, ou dites que c’est voulu.</translation>
    </message>
    <message>
        <source>No double-dummy results</source>
        <translation>Pas de résultats double mort</translation>
    </message>
    <message>
        <source>Dealing broke off</source>
        <translation>La distribution s’est interrompue</translation>
    </message>
    <message>
        <source>No file of this set was left. Deal again, with fewer --jobs where the computer is short of memory.</source>
        <translation>Aucun fichier de cette série n’est resté. Distribuez de nouveau, avec moins de --jobs si l’ordinateur manque de mémoire.</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>No file was left behind.</source>
        <translation>Aucun fichier n’est resté.</translation>
    </message>
    <message>
        <source>Command not understood</source>
        <translation>Commande non comprise</translation>
    </message>
    <message>
        <source>Nothing was written. --help lists what can be said.</source>
        <translation>Rien n’a été écrit. --help montre ce qui est possible.</translation>
    </message>
    <message>
        <source>Boards that were in use</source>
        <translation>Donnes déjà utilisées</translation>
    </message>
    <message>
        <source>Boards that are still to be played</source>
        <translation>Donnes encore à jouer</translation>
    </message>
    <message>
        <source>Nothing was shown. Wait until play is over and the set is marked as finished, or say --finished.</source>
        <translation>Rien n’a été montré. Attendez la fin du jeu et que la série soit marquée comme terminée, ou ajoutez --finished.</translation>
    </message>
    <message>
        <source>The set is still to be played</source>
        <translation>La série reste à jouer</translation>
    </message>
    <message>
        <source>Not to be opened yet</source>
        <translation>Pas encore à ouvrir</translation>
    </message>
    <message>
        <source>The file was left as it is. It opens then, or as soon as its set is marked as finished.</source>
        <translation>Le fichier est resté tel quel. Il s’ouvrira à ce moment-là, ou dès que sa série est marquée comme terminée.</translation>
    </message>
    <message>
        <source>The key is not here</source>
        <translation>La clé n’est pas ici</translation>
    </message>
    <message>
        <source>The file was left as it is. Open it on the computer that made it, or make the record again there.</source>
        <translation>Le fichier est resté tel quel. Ouvrez-le sur l’ordinateur qui l’a fait, ou refaites-y la feuille de donnes.</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Passphrase too weak</source>
        <translation>Phrase secrète trop faible</translation>
    </message>
    <message>
        <source>Nothing was sealed. Take several words that do not belong together, or let the program make them.</source>
        <translation>Rien n’a été scellé. Prenez plusieurs mots sans rapport entre eux, ou laissez le programme les choisir.</translation>
    </message>
    <message>
        <source>Wrong passphrase</source>
        <translation>Mauvaise phrase secrète</translation>
    </message>
    <message>
        <source>The file was left as it is. Mind capitals and the layout of the keyboard, then try again.</source>
        <translation>Le fichier est resté tel quel. Attention aux majuscules et à la disposition du clavier, puis réessayez.</translation>
    </message>
    <message>
        <source>Not the right key</source>
        <translation>Pas la bonne clé</translation>
    </message>
    <message>
        <source>The file was left as it is. Use the secret key of one of those for whom it was sealed.</source>
        <translation>Le fichier est resté tel quel. Utilisez la clé secrète d’un de ceux pour qui il a été scellé.</translation>
    </message>
    <message>
        <source>A passphrase is needed</source>
        <translation>Il faut une phrase secrète</translation>
    </message>
    <message>
        <source>The file was left as it is. Give the passphrase, or put the officials&apos; lists of words together.</source>
        <translation>Le fichier est resté tel quel. Donnez la phrase secrète, ou réunissez les listes de mots des responsables.</translation>
    </message>
    <message>
        <source>A secret key is needed</source>
        <translation>Il faut une clé secrète</translation>
    </message>
    <message>
        <source>The file was left as it is. Give the secret key of one of those for whom it was sealed.</source>
        <translation>Le fichier est resté tel quel. Donnez la clé secrète d’un de ceux pour qui il a été scellé.</translation>
    </message>
    <message>
        <source>Damaged sealed file</source>
        <translation>Fichier scellé endommagé</translation>
    </message>
    <message>
        <source>The file was left as it is. Use another copy of it.</source>
        <translation>Le fichier est resté tel quel. Utilisez-en une autre copie.</translation>
    </message>
    <message>
        <source>Public key not understood</source>
        <translation>Clé publique non comprise</translation>
    </message>
    <message>
        <source>Nothing was sealed. A public key is one line that begins with age1.</source>
        <translation>Rien n’a été scellé. Une clé publique est une ligne qui commence par age1.</translation>
    </message>
    <message>
        <source>Secret key not understood</source>
        <translation>Clé secrète non comprise</translation>
    </message>
    <message>
        <source>Nothing was opened. A secret key is one line that begins with AGE-SECRET-KEY-1.</source>
        <translation>Rien n’a été ouvert. Une clé secrète est une ligne qui commence par AGE-SECRET-KEY-1.</translation>
    </message>
    <message>
        <source>Shares that cannot be made</source>
        <translation>Parts impossibles</translation>
    </message>
    <message>
        <source>Nothing was sealed. Take two of three, for example.</source>
        <translation>Rien n’a été scellé. Prenez par exemple deux parts sur trois.</translation>
    </message>
    <message>
        <source>List of words not understood</source>
        <translation>Liste de mots non comprise</translation>
    </message>
    <message>
        <source>Nothing was opened. Compare it with the sheet, word by word.</source>
        <translation>Rien n’a été ouvert. Comparez-la avec la feuille, mot à mot.</translation>
    </message>
    <message>
        <source>More officials are needed</source>
        <translation>Il faut d’autres responsables</translation>
    </message>
    <message>
        <source>Nothing was opened. Enter the list of words of another sheet as well.</source>
        <translation>Rien n’a été ouvert. Saisissez aussi la liste de mots d’une autre feuille.</translation>
    </message>
    <message>
        <source>Lists of words that do not fit</source>
        <translation>Listes de mots incompatibles</translation>
    </message>
    <message>
        <source>Nothing was opened. Use sheets with the same set number.</source>
        <translation>Rien n’a été ouvert. Utilisez des feuilles portant le même numéro de lot.</translation>
    </message>
    <message>
        <source>Not a sound file with the key of a session, line {line}: {reason}.</source>
        <translation>Fichier de clé d’une séance endommagé, ligne {line}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Damaged key of a session</source>
        <translation>Clé d’une séance endommagée</translation>
    </message>
    <message>
        <source>The file was left as it is. Fetch the pack of that session again.</source>
        <translation>Le fichier est resté tel quel. Récupérez de nouveau le paquet de cette séance.</translation>
    </message>
    <message>
        <source>This needs the package {package}, which is not installed: pip install bigdeal-gui[{extra}].</source>
        <translation>Il faut pour cela le paquet {package}, qui n’est pas installé&#xa0;: pip install bigdeal-gui[{extra}].</translation>
    </message>
    <message>
        <source>The file was left as it is; the records before this one could be read. Perhaps it is of another scheme.</source>
        <translation>Le fichier est resté tel quel&#xa0;; les enregistrements précédents ont pu être lus. Peut-être relève-t-il d’une autre numérotation.</translation>
    </message>
    <message>
        <source>Not an outside value</source>
        <translation>Pas une valeur extérieure</translation>
    </message>
    <message>
        <source>Nothing was written. Type the value as it was published, on one line.</source>
        <translation>Rien n’a été écrit. Tapez la valeur telle qu’elle a été publiée, sur une seule ligne.</translation>
    </message>
    <message>
        <source>“{file}” is the secret slip, which stays with its holder. The file for the organiser is the one whose name ends in “-hash.txt”.</source>
        <translation>«&#xa0;{file}&#xa0;» est le billet secret, qui reste chez son dépositaire. Le fichier pour l’organisateur est celui dont le nom finit par «&#xa0;-hash.txt&#xa0;».</translation>
    </message>
    <message>
        <source>Secret slip</source>
        <translation>Billet secret</translation>
    </message>
    <message>
        <source>Nothing was taken from it. If somebody else has it already, let the holder make new words.</source>
        <translation>Rien n’en a été repris. Si quelqu’un d’autre l’a déjà, que le dépositaire fasse de nouveaux mots.</translation>
    </message>
    <message>
        <source>These are not yet the words of “{name}”: {reason}.</source>
        <translation>Ce ne sont pas encore les mots de «&#xa0;{name}&#xa0;»&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Not the promised words</source>
        <translation>Pas les mots promis</translation>
    </message>
    <message>
        <source>Nothing was written. Look at the slip once more: words slip easily while they are typed.</source>
        <translation>Rien n’a été écrit. Relisez le billet&#xa0;: en tapant, un mot glisse vite.</translation>
    </message>
    <message>
        <source>The words of these holders are missing: {names}.</source>
        <translation>Il manque les mots de ces dépositaires&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Words are missing</source>
        <translation>Il manque des mots</translation>
    </message>
    <message>
        <source>Nothing was written. Ask them for their words. Who withholds them does not stop play: say so, and the promised hash stands in their place.</source>
        <translation>Rien n’a été écrit. Demandez-leur leurs mots. Qui les retient n’arrête pas le jeu&#xa0;: dites-le, et l’empreinte promise prend leur place.</translation>
    </message>
    <message>
        <source>The promise names no holder “{name}”.</source>
        <translation>La promesse ne nomme aucun dépositaire «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>No such holder</source>
        <translation>Dépositaire inconnu</translation>
    </message>
    <message>
        <source>Nothing was written. Use the name as it stands in the promise.</source>
        <translation>Rien n’a été écrit. Prenez le nom tel qu’il figure dans la promesse.</translation>
    </message>
    <message>
        <source>The pack does not prove what it should: {problems}</source>
        <translation>Le paquet ne prouve pas ce qu’il doit&#xa0;: {problems}</translation>
    </message>
    <message>
        <source>The pack was not made</source>
        <translation>Le paquet n’a pas été créé</translation>
    </message>
    <message>
        <source>Nothing was written. Compare plan, keys and commitment with what was published.</source>
        <translation>Rien n’a été écrit. Comparez plan, clés et engagement avec ce qui a été publié.</translation>
    </message>
    <message>
        <source>Promise not understood</source>
        <translation>Promesse non comprise</translation>
    </message>
    <message>
        <source>Damaged commitment file</source>
        <translation>Fichier d’engagement endommagé</translation>
    </message>
    <message>
        <source>The file was left as it is. Fetch it again from where it was published.</source>
        <translation>Le fichier est resté tel quel. Reprenez-le là où il a été publié.</translation>
    </message>
    <message>
        <source>Commitment of a newer version</source>
        <translation>Engagement d’une version plus récente</translation>
    </message>
    <message>
        <source>The file was left as it is. Use the newer program.</source>
        <translation>Le fichier est resté tel quel. Utilisez le programme plus récent.</translation>
    </message>
    <message>
        <source>This cannot be the outside value: {reason}.</source>
        <translation>Ceci ne peut pas être la valeur extérieure&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The outside value cannot be promised so: {reason}.</source>
        <translation>La valeur extérieure ne peut pas être promise ainsi&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Not a sound commitment file: {reason}.</source>
        <translation>Fichier d’engagement endommagé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The commitment file is of kind {version}, which this program does not know.</source>
        <translation>Le fichier d’engagement est de type {version}, que ce programme ne connaît pas.</translation>
    </message>
    <message>
        <source>This passphrase is not taken: {reason}.</source>
        <translation>Cette phrase secrète n’est pas acceptée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The passphrase does not open this sealed file.</source>
        <translation>Cette phrase secrète n’ouvre pas ce fichier scellé.</translation>
    </message>
    <message>
        <source>The file is sealed for another key than the one given.</source>
        <translation>Le fichier est scellé pour une autre clé que celle donnée.</translation>
    </message>
    <message>
        <source>This file opens with a passphrase, not with a key.</source>
        <translation>Ce fichier s’ouvre avec une phrase secrète, non avec une clé.</translation>
    </message>
    <message>
        <source>This file opens with a secret key, not with a passphrase.</source>
        <translation>Ce fichier s’ouvre avec une clé secrète, non avec une phrase secrète.</translation>
    </message>
    <message>
        <source>Not a sound sealed file: {reason}.</source>
        <translation>Fichier scellé endommagé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Public key {place} cannot be used: {reason}.</source>
        <translation>La clé publique {place} ne peut pas être utilisée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The secret key cannot be used: {reason}.</source>
        <translation>La clé secrète ne peut pas être utilisée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{needed} of {count} shares cannot be: {reason}.</source>
        <translation>{needed} parts sur {count}, c’est impossible&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The list of words cannot be read: {reason}.</source>
        <translation>La liste de mots ne peut pas être lue&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Lists of words from different sheets: {have}; needed to open the file: {needed}.</source>
        <translation>Listes de mots de feuilles différentes&#xa0;: {have}&#xa0;; nécessaires pour ouvrir le fichier&#xa0;: {needed}.</translation>
    </message>
    <message>
        <source>These lists of words do not fit together: {reason}.</source>
        <translation>Ces listes de mots ne vont pas ensemble&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Set {named} is {state}, not finished: what shows its cards is sealed, or left open on purpose.</source>
        <translation>La série {named} n’est pas terminée (état&#xa0;: {state})&#xa0;: ce qui montre ses cartes est scellé, ou laissé ouvert exprès.</translation>
    </message>
    <message>
        <source>The sealed record opens on {release_at}, not before.</source>
        <translation>La feuille de donnes scellée s’ouvre le {release_at}, pas avant.</translation>
    </message>
    <message>
        <source>The journal of this computer holds no key for this sealed file.</source>
        <translation>Le registre de cet ordinateur ne contient pas de clé pour ce fichier scellé.</translation>
    </message>
    <message>
        <source>format {name}</source>
        <translation>format {name}</translation>
    </message>
    <message>
        <source>hash</source>
        <translation>hachage</translation>
    </message>
    <message>
        <source>generator</source>
        <translation>générateur</translation>
    </message>
    <message>
        <source>generator in bulk</source>
        <translation>générateur en masse</translation>
    </message>
    <message>
        <source>number map</source>
        <translation>correspondance des numéros</translation>
    </message>
    <message>
        <source>bulk path</source>
        <translation>chemin en masse</translation>
    </message>
    <message>
        <source>fresh boards</source>
        <translation>donnes nouvelles</translation>
    </message>
    <message>
        <source>computer&apos;s randomness</source>
        <translation>hasard de l’ordinateur</translation>
    </message>
    <message>
        <source>reading of {name}</source>
        <translation>lecture de {name}</translation>
    </message>
    <message>
        <source>The {name} file is too large to be read whole, {place}: {reason}.</source>
        <translation>Le fichier {name} est trop grand pour être lu en entier, {place}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>More than is read</source>
        <translation>Plus que ce qui est lu</translation>
    </message>
    <message>
        <source>The file was left as it is. It may be sound: divide it into smaller ones.</source>
        <translation>Le fichier est resté tel quel. Il est peut-être bon&#xa0;: divisez-le en fichiers plus petits.</translation>
    </message>
    <message>
        <source>A set called “{name}” is just being dealt into “{folder}”.</source>
        <translation>Une série nommée «&#xa0;{name}&#xa0;» est en cours de distribution dans «&#xa0;{folder}&#xa0;».</translation>
    </message>
    <message>
        <source>It is being dealt already</source>
        <translation>Elle est déjà en cours de distribution</translation>
    </message>
    <message>
        <source>Nothing was dealt a second time. Wait until that dealing has ended, or choose another name.</source>
        <translation>Rien n’a été distribué une seconde fois. Attendez la fin de cette distribution, ou choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The journal “{path}” is in doubt: {reason}.</source>
        <translation>Le registre «&#xa0;{path}&#xa0;» est douteux&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The journal is in doubt</source>
        <translation>Le registre est douteux</translation>
    </message>
    <message>
        <source>Nothing was dealt. Find out why, or restore a backup; your newest certificate shows how far the journal had come. To deal all the same, say so when you are asked; commands take --although-journal.</source>
        <translation>Rien n’a été distribué. Cherchez pourquoi, ou rétablissez une sauvegarde&#xa0;; le certificat le plus récent montre jusqu’où allait le registre. Pour distribuer quand même, dites-le quand on vous le demande&#xa0;; les commandes acceptent --although-journal.</translation>
    </message>
    <message>
        <source>The commitment file contradicts itself: its digest is not that of its lines.</source>
        <translation>Le fichier d’engagement se contredit&#xa0;: son empreinte n’est pas celle de ses lignes.</translation>
    </message>
    <message>
        <source>Commitment that contradicts itself</source>
        <translation>Engagement qui se contredit</translation>
    </message>
    <message>
        <source>Not a sound record of a tournament: {reason}.</source>
        <translation>Ce n’est pas un compte rendu de tournoi valable&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Damaged record</source>
        <translation>Compte rendu endommagé</translation>
    </message>
    <message>
        <source>The file was left as it is. Fetch the pack again from where it was published.</source>
        <translation>Le fichier est resté tel quel. Reprenez le paquet là où il a été publié.</translation>
    </message>
    <message>
        <source>place where it stands</source>
        <translation>lieu où il figure</translation>
    </message>
    <message>
        <source>day since when it stands there</source>
        <translation>jour depuis lequel il y figure</translation>
    </message>
    <message>
        <source>The outside value is not written as it was promised: {reason}.</source>
        <translation>La valeur extérieure n’est pas écrite comme promis&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Not as promised</source>
        <translation>Non conforme à la promesse</translation>
    </message>
    <message>
        <source>Nothing was written. Look the value up once more. If its source really published it so, say why it is taken all the same; everybody will read the reason.</source>
        <translation>Rien n’a été écrit. Cherchez la valeur encore une fois. Si sa source l’a vraiment publiée ainsi, dites pourquoi on la prend quand même&#xa0;; tout le monde lira la raison.</translation>
    </message>
    <message>
        <source>This is not what was published: {problems}</source>
        <translation>Ce n’est pas ce qui a été publié&#xa0;: {problems}</translation>
    </message>
    <message>
        <source>Not what was published</source>
        <translation>Pas ce qui a été publié</translation>
    </message>
    <message>
        <source>Nothing was written. Put back the plan, the commitment and the keys as they were published.</source>
        <translation>Rien n’a été écrit. Remettez le plan, l’engagement et les clés tels qu’ils ont été publiés.</translation>
    </message>
    <message>
        <source>This computer is too slow, or too busy, to open the sealed file.</source>
        <translation>Cet ordinateur est trop lent, ou trop occupé, pour ouvrir le fichier scellé.</translation>
    </message>
    <message>
        <source>Too much work for this computer</source>
        <translation>Trop de travail pour cet ordinateur</translation>
    </message>
    <message>
        <source>The file was left as it is. Close other programs and try again, or use a quicker computer.</source>
        <translation>Le fichier est resté tel quel. Fermez d’autres programmes et réessayez, ou prenez un ordinateur plus rapide.</translation>
    </message>
    <message>
        <source>The boards are as they were. Leave the results out; where the program runs under Python, install bigdeal-gui[analysis].</source>
        <translation>Les donnes sont restées telles quelles. Laissez de côté les résultats&#xa0;; là où le programme tourne sous Python, installez bigdeal-gui[analysis].</translation>
    </message>
    <message>
        <source>Sealing or opening was broken off: the part of the program that does it has ended.</source>
        <translation>Le scellement ou l’ouverture a été interrompu&#xa0;: la partie du programme qui s’en charge s’est arrêtée.</translation>
    </message>
    <message>
        <source>Sealing or opening broke off</source>
        <translation>Scellement ou ouverture interrompus</translation>
    </message>
    <message>
        <source>No file was written or changed. Close other programs, as this needs much memory, and try again.</source>
        <translation>Aucun fichier n’a été écrit ni modifié. Fermez d’autres programmes, car il faut beaucoup de mémoire, et réessayez.</translation>
    </message>
    <message>
        <source>Nothing was written. Choose another name, or move the old file to another folder.</source>
        <translation>Rien n’a été écrit. Choisissez un autre nom, ou déplacez l’ancien fichier dans un autre dossier.</translation>
    </message>
    <message>
        <source>Nothing was written. Put the stick back in, or choose another folder.</source>
        <translation>Rien n’a été écrit. Remettez la clé USB, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>Not a round of drand: {reason}.</source>
        <translation>Ce n’est pas un tirage drand&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Not a round of drand</source>
        <translation>Pas un tirage drand</translation>
    </message>
    <message>
        <source>Nothing was written. Fetch the round again: its number, its signature and its randomness.</source>
        <translation>Rien n’a été écrit. Récupérez de nouveau le tirage&#xa0;: son numéro, sa signature et son nombre aléatoire.</translation>
    </message>
    <message>
        <source>This round is not what the network signed: {reason}.</source>
        <translation>Ce tirage n’est pas ce que le réseau a signé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Round that was not signed</source>
        <translation>Tirage sans signature authentique</translation>
    </message>
    <message>
        <source>Nothing was written. Fetch the round again, best from another relay.</source>
        <translation>Rien n’a été écrit. Récupérez de nouveau le tirage, de préférence sur un autre serveur.</translation>
    </message>
    <message>
        <source>This is round {found}; round {promised} was promised.</source>
        <translation>C’est le tirage {found}&#xa0;; le tirage {promised} était promis.</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Un autre tirage</translation>
    </message>
    <message>
        <source>Nothing was written. Fetch the promised round.</source>
        <translation>Rien n’a été écrit. Récupérez le tirage promis.</translation>
    </message>
    <message>
        <source>This picture cannot be the logo: {reason}.</source>
        <translation>Cette image ne peut pas être le logo&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Not a logo</source>
        <translation>Pas un logo</translation>
    </message>
    <message>
        <source>Nothing was changed. Save the picture as PNG, of 1000 dots across or so, and choose that.</source>
        <translation>Rien n’a été changé. Enregistrez l’image en PNG, large d’environ 1000 points, et choisissez-la.</translation>
    </message>
    <message>
        <source>Nothing was written. If play is over, say --finished; else seal it with a passphrase (--passphrase-file) or until a time (--release), or say --open.</source>
        <translation>Rien n’a été écrit. Si la séance est terminée, ajoutez --finished&#xa0;; sinon scellez-la avec une phrase secrète (--passphrase-file) ou jusqu’à une heure donnée (--release), ou ajoutez --open.</translation>
    </message>
    <message>
        <source>Do not use them. When the disk or USB drive works again, deal into its folder again: what is left is removed then, and you are told.</source>
        <translation>Ne les utilisez pas. Quand le disque ou la clé USB fonctionne à nouveau, distribuez de nouveau dans son dossier&#xa0;: ce qui reste est alors supprimé, et vous en êtes informé.</translation>
    </message>
    <message>
        <source>The folder “{path}” has gone, so these files in it could not be looked at: {names}.</source>
        <translation>Le dossier «&#xa0;{path}&#xa0;» a disparu&#xa0;; ces fichiers n’ont donc pas pu être examinés&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The folder has gone</source>
        <translation>Le dossier a disparu</translation>
    </message>
    <message>
        <source>They may hold boards: do not use them, and keep the disk or USB drive to yourself. When the folder is back, deal into it again: what is left is removed then, and you are told.</source>
        <translation>Ils peuvent contenir des donnes&#xa0;: ne les utilisez pas, et gardez le disque ou la clé USB pour vous. Quand le dossier est de retour, distribuez de nouveau dedans&#xa0;: ce qui reste est alors supprimé, et vous en êtes informé.</translation>
    </message>
    <message>
        <source>The clock of this computer says {here}, but its journal has an entry of {later}.</source>
        <translation>L’horloge de cet ordinateur indique {here}, mais son journal a une entrée du {later}.</translation>
    </message>
    <message>
        <source>The clock was set back</source>
        <translation>L’horloge a été reculée</translation>
    </message>
    <message>
        <source>Nothing was dealt, and the meter is as it was. Set the clock right, or say here which day it is.</source>
        <translation>Rien n’a été distribué, et la jauge est comme avant. Réglez l’horloge, ou dites ici quel jour on est.</translation>
    </message>
    <message>
        <source>With this paper and binding, layout {layout} would print cards smaller than {least} points.</source>
        <translation>Avec ce papier et cette reliure, la disposition {layout} imprimerait des cartes de moins de {least} points.</translation>
    </message>
    <message>
        <source>Too small to be read</source>
        <translation>Trop petit pour être lu</translation>
    </message>
    <message>
        <source>Nothing was written. Take fewer boards a page (--layout) or larger paper (--paper), or leave out the room for holes, or the results.</source>
        <translation>Rien n’a été écrit. Mettez moins de donnes par page (--layout) ou prenez un papier plus grand (--paper), ou ôtez la marge de perforation ou les résultats.</translation>
    </message>
    <message>
        <source>This {name} file has boards without hands ({place}).</source>
        <translation>Ce fichier {name} a des donnes sans mains ({place}).</translation>
    </message>
    <message>
        <source>No hands in this file</source>
        <translation>Pas de mains dans ce fichier</translation>
    </message>
    <message>
        <source>The file was left as it is. Choose the file that holds the hands.</source>
        <translation>Le fichier est resté tel quel. Choisissez le fichier qui contient les mains.</translation>
    </message>
    <message>
        <source>“{name}” numbers its boards otherwise than set {code}, whose boards they are.</source>
        <translation>«&#xa0;{name}&#xa0;» numérote ses donnes autrement que la série {code}, dont elles font partie.</translation>
    </message>
    <message>
        <source>Other board numbers than dealt</source>
        <translation>Autres numéros que ceux distribués</translation>
    </message>
    <message>
        <source>Nothing was written. Print the set by its code, or correct the numbers. To keep them, use the command with --although-numbers.</source>
        <translation>Rien n’a été écrit. Imprimez la série par son code, ou corrigez les numéros. Pour les garder, utilisez la commande avec --although-numbers.</translation>
    </message>
    <message>
        <source>This cannot be read as a hand: {reason}.</source>
        <translation>Ceci ne se lit pas comme une main&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Not a hand</source>
        <translation>Pas une main</translation>
    </message>
    <message>
        <source>Nothing was looked for. Type 13 cards: spades, hearts, diamonds, clubs, with dots between.</source>
        <translation>Rien n’a été cherché. Tapez 13 cartes&#xa0;: pique, cœur, carreau, trèfle, séparés par des points.</translation>
    </message>
    <message>
        <source>No unfinished file of it was left behind. Choose another folder or make room, then do it again.</source>
        <translation>Aucun de ses fichiers n’est resté inachevé. Choisissez un autre dossier ou faites de la place, puis recommencez.</translation>
    </message>
</context>
<context>
    <name>fairness</name>
    <message>
        <source>Were these boards played?</source>
        <translation>Ces donnes ont-elles été jouées ?</translation>
    </message>
    <message>
        <source>Has everybody played all of these boards?</source>
        <translation>Tout le monde a-t-il joué toutes ces donnes ?</translation>
    </message>
    <message>
        <source>This computer does not know all of these sets. Figures tell about the hands.</source>
        <translation>Cet ordinateur ne connaît pas toutes ces séries. Les chiffres renseignent sur les mains.</translation>
    </message>
    <message>
        <source>&amp;They were played</source>
        <translation>Elles ont été &amp;jouées</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>{exchange} is closed on {day}</source>
        <translation>{exchange}&#xa0;: fermée le {day}</translation>
    </message>
    <message>
        <source>Phase {phase}, “{promised}”, was published and is missing now.</source>
        <translation>La phase {phase}, «&#xa0;{promised}&#xa0;», a été publiée et manque maintenant.</translation>
    </message>
    <message>
        <source>Phase {phase}, “{found}”, was added after publication.</source>
        <translation>La phase {phase}, «&#xa0;{found}&#xa0;», a été ajoutée après la publication.</translation>
    </message>
    <message>
        <source>Phase {phase}: its {what} was published as “{promised}” and is now “{found}”.</source>
        <translation>Phase {phase}, {what}&#xa0;: publié «&#xa0;{promised}&#xa0;», maintenant «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>The {what} was published as “{promised}” and is now “{found}”.</source>
        <translation>Plan, {what}&#xa0;: publié «&#xa0;{promised}&#xa0;», maintenant «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>source of the outside value</source>
        <translation>source de la valeur extérieure</translation>
    </message>
    <message>
        <source>rule for the outside value</source>
        <translation>règle de la valeur extérieure</translation>
    </message>
    <message>
        <source>list of holders</source>
        <translation>liste des dépositaires</translation>
    </message>
    <message>
        <source>hash of the keys</source>
        <translation>empreinte des clés</translation>
    </message>
    <message>
        <source>number of sessions</source>
        <translation>nombre de séances</translation>
    </message>
    <message>
        <source>range of boards</source>
        <translation>numéros des donnes</translation>
    </message>
    <message>
        <source>beginning of file names</source>
        <translation>début des noms de fichiers</translation>
    </message>
    <message>
        <source>description</source>
        <translation>description</translation>
    </message>
    <message>
        <source>The tournament has no name.</source>
        <translation>Le tournoi n’a pas de nom.</translation>
    </message>
    <message>
        <source>the name of the tournament</source>
        <translation>le nom du tournoi</translation>
    </message>
    <message>
        <source>The plan has no phases: there is nothing to deal.</source>
        <translation>Le plan n’a pas de phase&#xa0;: il n’y a rien à distribuer.</translation>
    </message>
    <message>
        <source>The plan has {count} boards in all: is a number too large?</source>
        <translation>Le plan compte {count} donnes en tout&#xa0;: un nombre est-il trop grand&#xa0;?</translation>
    </message>
    <message>
        <source>The outside value is known before the keys are made: it proves nothing.</source>
        <translation>La valeur extérieure est connue avant que les clés soient faites&#xa0;: elle ne prouve rien.</translation>
    </message>
    <message>
        <source>It is not said where the outside value will come from.</source>
        <translation>Il n’est pas dit d’où viendra la valeur extérieure.</translation>
    </message>
    <message>
        <source>The source in the plan is not what the rule says in words.</source>
        <translation>La source inscrite dans le plan n’est pas celle que décrit la règle.</translation>
    </message>
    <message>
        <source>The outside value could not be typed so: {reason}.</source>
        <translation>La valeur extérieure ne pourrait pas être tapée ainsi&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The outside value has “{sign}” between digits; it is used as it stands.</source>
        <translation>La valeur extérieure contient «&#xa0;{sign}&#xa0;» entre des chiffres&#xa0;; elle est utilisée telle quelle.</translation>
    </message>
    <message>
        <source>The outside value has unusual blanks or letters; it is used as it stands.</source>
        <translation>La valeur extérieure contient des espaces ou des lettres inhabituels&#xa0;; elle est utilisée telle quelle.</translation>
    </message>
    <message>
        <source>Phases {first} and {number} would both make a file “{name}”.</source>
        <translation>Les phases {first} et {number} feraient toutes deux un fichier «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>“{prefix}” begins unlike its kind: most begin with “{stem}”.</source>
        <translation>«&#xa0;{prefix}&#xa0;» ne commence pas comme les autres&#xa0;: la plupart commencent par «&#xa0;{stem}&#xa0;».</translation>
    </message>
    <message>
        <source>The folder has {count} files already that phase {number} would make, such as “{name}”: deal into a folder of its own.</source>
        <translation>Le dossier contient déjà {count} fichiers que ferait la phase {number}, comme «&#xa0;{name}&#xa0;»&#xa0;: distribuez dans un dossier à part.</translation>
    </message>
    <message>
        <source>The tournament “{file}” in this folder makes files with names of phase {number}, such as “{name}”: deal into a folder of its own.</source>
        <translation>Le tournoi «&#xa0;{file}&#xa0;» de ce dossier fait des fichiers aux noms de la phase {number}, comme «&#xa0;{name}&#xa0;»&#xa0;: distribuez dans un dossier à part.</translation>
    </message>
    <message>
        <source>the description of phase {number}</source>
        <translation>la description de la phase {number}</translation>
    </message>
    <message>
        <source>Phase {number} has no description.</source>
        <translation>La phase {number} n’a pas de description.</translation>
    </message>
    <message>
        <source>Not every computer keeps the letters of “{prefix}” in names of files.</source>
        <translation>Certains ordinateurs ne gardent pas les lettres de «&#xa0;{prefix}&#xa0;» dans les noms de fichiers.</translation>
    </message>
    <message>
        <source>The sessions of phase {number} differ in boards: {counts} ({boards}).</source>
        <translation>Les séances de la phase {number} n’ont pas le même nombre de donnes&#xa0;: {counts} ({boards}).</translation>
    </message>
    <message>
        <source>The boards of phase {number} do not follow one another: {boards}.</source>
        <translation>Les donnes de la phase {number} ne se suivent pas&#xa0;: {boards}.</translation>
    </message>
    <message>
        <source>A session of phase {number} has more than {limit} boards: {boards}.</source>
        <translation>Une séance de la phase {number} a plus de {limit} donnes&#xa0;: {boards}.</translation>
    </message>
    <message>
        <source>Phase {number} has an open number of sessions, so one key serves them all: none of them can be revealed on its own evening, only all at the end. With a number each has a key of its own.</source>
        <translation>Le nombre de séances de la phase {number} est ouvert, donc une seule clé sert à toutes&#xa0;: aucune ne peut être révélée le soir même, seulement toutes à la fin. Avec un nombre fixe, chacune a sa propre clé.</translation>
    </message>
    <message>
        <source>Phase {number} has {ranges} sets of boards for {sessions} sessions.</source>
        <translation>La phase {number} a {ranges} séries de donnes pour {sessions} séances.</translation>
    </message>
    <message>
        <source>The {sessions} sessions of phase {number} do not use its {ranges} ranges of boards evenly.</source>
        <translation>Les {sessions} séances de la phase {number} n’utilisent pas ses {ranges} intervalles de donnes de façon égale.</translation>
    </message>
    <message>
        <source>Phase {number}, boards {boards}: {problem} {remedy}</source>
        <translation>Phase {number}, donnes {boards}&#xa0;: {problem} {remedy}</translation>
    </message>
    <message>
        <source>All sessions of phase {number} would be called “{prefix}”: add a “#”.</source>
        <translation>Toutes les séances de la phase {number} s’appelleraient «&#xa0;{prefix}&#xa0;»&#xa0;: ajoutez un «&#xa0;#&#xa0;».</translation>
    </message>
    <message>
        <source>“{prefix}” has too few “#” for {sessions} sessions: the files will not sort in order.</source>
        <translation>«&#xa0;{prefix}&#xa0;» a trop peu de «&#xa0;#&#xa0;» pour {sessions} séances&#xa0;: les fichiers ne seront pas triés dans l’ordre.</translation>
    </message>
    <message>
        <source>The description “{text}” does not tell the sessions apart: add a “#”.</source>
        <translation>La description «&#xa0;{text}&#xa0;» ne distingue pas les séances&#xa0;: ajoutez un «&#xa0;#&#xa0;».</translation>
    </message>
    <message>
        <source>The description “{text}” tells another number than {sessions} sessions.</source>
        <translation>La description «&#xa0;{text}&#xa0;» indique un autre nombre que {sessions} séances.</translation>
    </message>
    <message>
        <source>Phases {first} and {number} make files whose names differ in zeros alone, such as “{other}” and “{name}”: people will mix them up.</source>
        <translation>Les phases {first} et {number} font des fichiers dont les noms ne diffèrent que par des zéros, comme «&#xa0;{other}&#xa0;» et «&#xa0;{name}&#xa0;»&#xa0;: on les confondra.</translation>
    </message>
    <message>
        <source>The sign “{sign}” in {what} may have slipped in: “{text}”.</source>
        <translation>Le signe «&#xa0;{sign}&#xa0;» s’est peut-être glissé par erreur dans {what}&#xa0;: «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>There are blanks too many in {what}: “{text}”.</source>
        <translation>Il y a des espaces en trop dans {what}&#xa0;: «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>Older programs may show letters of {what} wrongly: “{text}”.</source>
        <translation>D’anciens programmes risquent de mal afficher certaines lettres, {what}&#xa0;: «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>They look alike: character {place} is {one} here and {other} there.</source>
        <translation>Ils se ressemblent&#xa0;: le caractère {place} est {one} ici et {other} là.</translation>
    </message>
    <message>
        <source>Character {place} is {one} here and {other} there.</source>
        <translation>Le caractère {place} est {one} ici et {other} là.</translation>
    </message>
    <message>
        <source>There is a blank between digits: if it only groups them, leave it out.</source>
        <translation>Il y a un espace entre des chiffres&#xa0;: s’il ne sert qu’à les grouper, enlevez-le.</translation>
    </message>
    <message>
        <source>A letter stands among digits: O is not 0, l and I are not 1.</source>
        <translation>Une lettre se trouve parmi des chiffres&#xa0;: O n’est pas 0, l et I ne sont pas 1.</translation>
    </message>
    <message>
        <source>A sign stands between digits: if it only groups them, leave it out.</source>
        <translation>Un signe se trouve entre des chiffres&#xa0;: s’il ne sert qu’à les grouper, enlevez-le.</translation>
    </message>
    <message>
        <source>Not all keyboards have all of it, and others must type it the same.</source>
        <translation>Tous les claviers n’ont pas tous ces caractères, et d’autres doivent taper la même chose.</translation>
    </message>
    <message>
        <source>There is no digit in it: words can often be foreseen.</source>
        <translation>Aucun chiffre&#xa0;: des mots peuvent souvent être prévus.</translation>
    </message>
    <message>
        <source>About {bits} bits of it could not be known beforehand: who guesses hits it once in {times} times.</source>
        <translation>Environ {bits} bits n’en pouvaient pas être connus d’avance&#xa0;: qui devine tombe juste une fois sur {times}.</translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation>C’est assez.</translation>
    </message>
    <message>
        <source>That is little: add a second source, or take a value with more digits.</source>
        <translation>C’est peu&#xa0;: ajoutez une seconde source, ou prenez une valeur qui a plus de chiffres.</translation>
    </message>
    <message>
        <source>The first two digits of a number are not counted: those of an index are no surprise.</source>
        <translation>Les deux premiers chiffres d’un nombre ne comptent pas&#xa0;: ceux d’un indice ne surprennent personne.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>a blank</source>
        <translation>un espace</translation>
    </message>
    <message>
        <source>the digit {one}</source>
        <translation>le chiffre {one}</translation>
    </message>
    <message>
        <source>the capital letter {one}</source>
        <translation>la majuscule {one}</translation>
    </message>
    <message>
        <source>the small letter {one}</source>
        <translation>la minuscule {one}</translation>
    </message>
    <message>
        <source>the sign {one} ({name})</source>
        <translation>le signe {one} ({name})</translation>
    </message>
    <message>
        <source>The promise does not say at which exchange, or where, the value is published.</source>
        <translation>La promesse ne dit pas à quelle bourse, ni où, la valeur est publiée.</translation>
    </message>
    <message>
        <source>The promise does not say whether the opening or the closing value counts.</source>
        <translation>La promesse ne dit pas si c’est la valeur d’ouverture ou de clôture qui compte.</translation>
    </message>
    <message>
        <source>The promise does not say which value counts should the exchange be closed.</source>
        <translation>La promesse ne dit pas quelle valeur compte si la bourse est fermée.</translation>
    </message>
    <message>
        <source>The promise names no date that can be read.</source>
        <translation>La promesse n’indique aucune date lisible.</translation>
    </message>
    <message>
        <source>The date of the promise can be read in several ways: {ways}.</source>
        <translation>La date de la promesse peut se lire de plusieurs façons&#xa0;: {ways}.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>The date of the promise has no year: {date}.</source>
        <translation>La date de la promesse n’a pas d’année&#xa0;: {date}.</translation>
    </message>
    <message>
        <source>{closed}: there is no value of that day.</source>
        <translation>{closed}&#xa0;: il n’y a pas de valeur ce jour-là.</translation>
    </message>
    <message>
        <source>{day} is past: its value may be known to everybody already.</source>
        <translation>{day} est passé&#xa0;: sa valeur est peut-être déjà connue de tous.</translation>
    </message>
    <message>
        <source>{day} is today: its value may be known before all have the plan.</source>
        <translation>{day}, c’est aujourd’hui&#xa0;: sa valeur peut être connue avant que tous aient le plan.</translation>
    </message>
    <message>
        <source>{day} is more than a year ahead: is the year right?</source>
        <translation>{day} est dans plus d’un an&#xa0;: l’année est-elle juste&#xa0;?</translation>
    </message>
    <message>
        <source>No exchange is named for the {name}: people may look in two places.</source>
        <translation>Aucune bourse n’est indiquée pour {name}&#xa0;: on pourrait chercher à deux endroits.</translation>
    </message>
    <message>
        <source>{closed}. The value of {day} will be used.</source>
        <translation>{closed}. La valeur du {day} sera utilisée.</translation>
    </message>
    <message>
        <source>Only the weekends of {exchange} are known here: look up whether it is open on {day}.</source>
        <translation>Seuls les week-ends de {exchange} sont connus ici&#xa0;: vérifiez si elle est ouverte le {day}.</translation>
    </message>
    <message>
        <source>root of the keys</source>
        <translation>racine des clés</translation>
    </message>
    <message>
        <source>“{name}” is another one than this computer&apos;s journal tells of.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas celui dont parle le registre de cet ordinateur.</translation>
    </message>
    <message>
        <source>Round {number} appears on {when}: promise a round that is an hour ahead at least.</source>
        <translation>Le tirage {number} paraît le {when}&#xa0;: promettez un tirage au moins une heure à l’avance.</translation>
    </message>
    <message>
        <source>What counts should the network have ended is known before the round.</source>
        <translation>Ce qui compte si le réseau s’est arrêté est connu avant le tirage.</translation>
    </message>
    <message>
        <source>This value proves itself: the network signs it, every check finds the signature without a network, and all its 256 bits are a surprise.</source>
        <translation>Cette valeur se prouve elle-même&#xa0;: le réseau la signe, chaque vérification contrôle la signature sans internet, et ses 256 bits sont tous une surprise.</translation>
    </message>
    <message>
        <source>The promise tells of a SHA-256, but not in the form that every check understands: enter holders by name and hash.</source>
        <translation>La promesse parle d’un SHA-256, mais pas sous la forme que toute vérification comprend&#xa0;: inscrivez les dépositaires par nom et empreinte.</translation>
    </message>
    <message>
        <source>There are {count} holders of words, and the most is {limit}.</source>
        <translation>Il y a {count} dépositaires de mots, et le maximum est {limit}.</translation>
    </message>
    <message>
        <source>Two holders are called “{name}”: give each a name of its own.</source>
        <translation>Deux dépositaires s’appellent «&#xa0;{name}&#xa0;»&#xa0;: donnez à chacun un nom à lui.</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” have the same hash: one keeps the words of the other.</source>
        <translation>«&#xa0;{one}&#xa0;» et «&#xa0;{other}&#xa0;» ont la même empreinte&#xa0;: l’un garde les mots de l’autre.</translation>
    </message>
    <message>
        <source>The hash of “{name}” is that of words which anybody would try: ask for new ones.</source>
        <translation>L’empreinte de «&#xa0;{name}&#xa0;» est celle de mots que n’importe qui essaierait&#xa0;: demandez-en de nouveaux.</translation>
    </message>
    <message>
        <source>The hash of “{name}” does not look like one: nobody may know words for it.</source>
        <translation>L’empreinte de «&#xa0;{name}&#xa0;» n’y ressemble pas&#xa0;: peut-être que personne n’en connaît les mots.</translation>
    </message>
    <message>
        <source>Several hands: unless all of these work together with whoever opens the keys, nobody can foresee a board before the words are handed over, and nobody can choose one unseen: {names}.</source>
        <translation>Plusieurs mains&#xa0;: à moins que tous ceux-ci ne s’entendent avec qui ouvre les clés, personne ne peut prévoir une donne avant la remise des mots, ni en choisir une sans que cela se voie&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>This computer already published a promise for an event of this name, on {days}. Who makes several promises can choose among them: say in public which one counts, and why.</source>
        <translation>Cet ordinateur a déjà publié une promesse pour une épreuve de ce nom, le {days}. Qui fait plusieurs promesses peut choisir parmi elles&#xa0;: dites en public laquelle compte, et pourquoi.</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>Duplimate, older</source>
        <translation>Duplimate, ancien</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft), bridge-club.org, ACBL upload</source>
        <translation>Duplimate (Dupsoft), bridge-club.org, envoi à l’ACBL</translation>
    </message>
    <message>
        <source>Duplimate, older, hands hidden on the screen</source>
        <translation>Duplimate, ancien, mains masquées à l’écran</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft)</source>
        <translation>Duplimate (logiciel Dupsoft)</translation>
    </message>
    <message>
        <source>Duplimate</source>
        <translation>Duplimate</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller), ACBL upload</source>
        <translation>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller), envoi à l’ACBL</translation>
    </message>
    <message>
        <source>Duplimate, hands hidden on the screen</source>
        <translation>Duplimate, mains masquées à l’écran</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller)</source>
        <translation>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller)</translation>
    </message>
    <message>
        <source>Older dealing machines (BRI)</source>
        <translation>Machines à dupliquer anciennes (BRI)</translation>
    </message>
    <message>
        <source>older dealing machines, bridge-club.org</source>
        <translation>machines à dupliquer anciennes, bridge-club.org</translation>
    </message>
    <message>
        <source>Older dealing machines (DGE)</source>
        <translation>Machines à dupliquer anciennes (DGE)</translation>
    </message>
    <message>
        <source>older dealing machines, converters</source>
        <translation>machines à dupliquer anciennes, convertisseurs</translation>
    </message>
    <message>
        <source>Dealer4, BridgeComposer, scoring programs</source>
        <translation>Dealer4, BridgeComposer, programmes de calcul</translation>
    </message>
    <message>
        <source>Dealer4, BridgeComposer, Bridgewebs, ACBL upload, most scoring programs</source>
        <translation>Dealer4, BridgeComposer, Bridgewebs, envoi à l’ACBL, la plupart des programmes de calcul</translation>
    </message>
    <message>
        <source>Bridge Base Online</source>
        <translation>Bridge Base Online</translation>
    </message>
    <message>
        <source>Bridge Base Online (upload and hand viewer), ACBL upload</source>
        <translation>Bridge Base Online (envoi et visionneuse de donnes), envoi à l’ACBL</translation>
    </message>
    <message>
        <source>Spreadsheets</source>
        <translation>Tableurs</translation>
    </message>
    <message>
        <source>spreadsheets, programs of your own</source>
        <translation>tableurs, vos propres programmes</translation>
    </message>
    <message>
        <source>Bernasconi</source>
        <translation>Bernasconi</translation>
    </message>
    <message>
        <source>Bernasconi dealing machines</source>
        <translation>Machines à dupliquer Bernasconi</translation>
    </message>
    <message>
        <source>Borel</source>
        <translation>Borel</translation>
    </message>
    <message>
        <source>Borel&apos;s programs</source>
        <translation>programmes de Borel</translation>
    </message>
    <message>
        <source>KoPS</source>
        <translation>KoPS</translation>
    </message>
    <message>
        <source>KoPS (Poland)</source>
        <translation>KoPS (Pologne)</translation>
    </message>
    <message>
        <source>KoPS, with board numbers (CDS)</source>
        <translation>KoPS, avec numéros de donnes (CDS)</translation>
    </message>
    <message>
        <source>KoPS and related programs (Poland)</source>
        <translation>KoPS et programmes apparentés (Pologne)</translation>
    </message>
    <message>
        <source>Deal numbers</source>
        <translation>Numéros de distribution</translation>
    </message>
    <message>
        <source>this program, Big Deal; the shortest archive</source>
        <translation>ce programme, Big Deal&#xa0;; l’archive la plus courte</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>people, after play; holds no deals</source>
        <translation>tout le monde, après le jeu&#xa0;; ne contient aucune donne</translation>
    </message>
    <message>
        <source>Load it in the Duplimate’s program (Dupsoft), and check the number of the first board there.</source>
        <translation>Chargez-le dans le programme de la Duplimate (Dupsoft) et vérifiez-y le numéro de la première donne.</translation>
    </message>
    <message>
        <source>Load it in the Duplimate’s program; if that shows 99 boards, duplicate only those that were dealt.</source>
        <translation>Chargez-le dans le programme de la Duplimate&#xa0;; s’il montre 99 donnes, ne dupliquez que celles qui ont été distribuées.</translation>
    </message>
    <message>
        <source>Load it in the dealing machine’s program, and check the number of the first board: the file has none.</source>
        <translation>Chargez-le dans le programme de la machine à dupliquer et vérifiez le numéro de la première donne&#xa0;: le fichier n’en a pas.</translation>
    </message>
    <message>
        <source>Load it in the machine’s program. BridgeComposer and scoring programs show hands: wait with them until play is over.</source>
        <translation>Chargez-le dans le programme de la machine. BridgeComposer et les programmes de calcul montrent les mains&#xa0;: attendez la fin du jeu.</translation>
    </message>
    <message>
        <source>Upload it to Bridge Base Online. Its hand viewer shows the hands: leave it closed until play is over.</source>
        <translation>Envoyez-le sur Bridge Base Online. Sa visionneuse montre les mains&#xa0;: laissez-la fermée jusqu’à la fin du jeu.</translation>
    </message>
    <message>
        <source>Keep it closed until play is over: a spreadsheet shows every hand.</source>
        <translation>Laissez-le fermé jusqu’à la fin du jeu&#xa0;: un tableur montre toutes les mains.</translation>
    </message>
    <message>
        <source>Load it in the Bernasconi machine’s program, and check the number of the first board: the file has none.</source>
        <translation>Chargez-le dans le programme de la machine Bernasconi et vérifiez le numéro de la première donne&#xa0;: le fichier n’en a pas.</translation>
    </message>
    <message>
        <source>Load it in Borel’s program, and check the number of the first board: the file has none.</source>
        <translation>Chargez-le dans le programme de Borel et vérifiez le numéro de la première donne&#xa0;: le fichier n’en a pas.</translation>
    </message>
    <message>
        <source>Load it in KoPS, and check the number of the first board: the file has none.</source>
        <translation>Chargez-le dans KoPS et vérifiez le numéro de la première donne&#xa0;: le fichier n’en a pas.</translation>
    </message>
    <message>
        <source>Load it in KoPS; the numbers of the boards are in the file.</source>
        <translation>Chargez-le dans KoPS&#xa0;; les numéros des donnes sont dans le fichier.</translation>
    </message>
    <message>
        <source>Keep it as an archive: this program and Big Deal read it.</source>
        <translation>Gardez-le comme archive&#xa0;: ce programme et Big Deal le lisent.</translation>
    </message>
    <message>
        <source>Read it when play is over: it tells how the cards lie on the whole.</source>
        <translation>Lisez-le quand le jeu est fini&#xa0;: il dit comment les cartes sont réparties dans l’ensemble.</translation>
    </message>
</context>
<context>
    <name>meter</name>
    <message>
        <source>Type on many different keys, or move the mouse.</source>
        <translation>Tapez sur beaucoup de touches différentes, ou bougez la souris.</translation>
    </message>
    <message>
        <source>Keep going: learning your rhythm.</source>
        <translation>Continuez&#xa0;: le programme apprend votre rythme.</translation>
    </message>
    <message>
        <source>Good. Keep going.</source>
        <translation>Bien. Continuez.</translation>
    </message>
    <message>
        <source>You are easy to guess. Vary the rhythm.</source>
        <translation>On vous devine facilement. Variez le rythme.</translation>
    </message>
    <message>
        <source>Use many different keys.</source>
        <translation>Utilisez beaucoup de touches différentes.</translation>
    </message>
    <message>
        <source>Too regular. Type unevenly, or move the mouse.</source>
        <translation>Trop régulier. Tapez irrégulièrement, ou bougez la souris.</translation>
    </message>
    <message>
        <source>Keys are released like a machine. Use a real keyboard, or the mouse.</source>
        <translation>Les touches sont relâchées comme par une machine. Utilisez un vrai clavier, ou la souris.</translation>
    </message>
    <message>
        <source>This repeats itself (macro or recording?). Credit from it removed.</source>
        <translation>Ceci se répète (macro ou enregistrement&#xa0;?). Les bits ainsi gagnés sont retirés.</translation>
    </message>
    <message>
        <source>A key is held down. Strike many keys, one after another.</source>
        <translation>Une touche reste enfoncée. Frappez beaucoup de touches, l’une après l’autre.</translation>
    </message>
    <message>
        <source>Times come in steps here, as over a remote desktop. Use the mouse, or the computer alone.</source>
        <translation>Ici, les temps arrivent par paliers, comme sur un bureau à distance. Prenez la souris, ou l’ordinateur seul.</translation>
    </message>
    <message>
        <source>Input from another program is not counted.</source>
        <translation>Ce qui vient d’un autre programme ne compte pas.</translation>
    </message>
    <message>
        <source>Enough. Lift your hands.</source>
        <translation>C’est assez. Retirez vos mains.</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>session</source>
        <translation>séance</translation>
    </message>
    <message>
        <source>set {number} of {count}</source>
        <translation>série {number} de {count}</translation>
    </message>
    <message>
        <source>second of the day</source>
        <translation>deuxième du jour</translation>
    </message>
    <message>
        <source>third of the day</source>
        <translation>troisième du jour</translation>
    </message>
    <message>
        <source>fourth of the day</source>
        <translation>quatrième du jour</translation>
    </message>
    <message>
        <source>number {number} of the day</source>
        <translation>numéro {number} du jour</translation>
    </message>
</context>
<context>
    <name>notes</name>
    <message>
        <source>The secret keys in the journal are sealed now. Older versions of this program can no longer use it.</source>
        <translation>Les clés secrètes du registre sont désormais scellées. Les versions antérieures de ce programme ne peuvent plus l’utiliser.</translation>
    </message>
    <message>
        <source>Others may read the journal in “{folder}”, and that cannot be changed there.</source>
        <translation>D’autres peuvent lire le registre dans «&#xa0;{folder}&#xa0;», et cela ne peut pas y être changé.</translation>
    </message>
    <message>
        <source>Others could read or change the journal in “{folder}”. It is yours alone now.</source>
        <translation>D’autres pouvaient lire ou modifier le registre dans «&#xa0;{folder}&#xa0;». Il n’est désormais qu’à vous.</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>Reserve sets in place of the original ones</source>
        <translation>Séries de réserve à la place des séries d’origine</translation>
    </message>
    <message>
        <source>Tournament: {name}</source>
        <translation>Tournoi&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Motif&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Dealt on {date}.</source>
        <translation>Distribué le {date}.</translation>
    </message>
    <message>
        <source>Reserve sets follow from the same keys and the same outside value as the originals.</source>
        <translation>Les séries de réserve découlent des mêmes clés et de la même valeur extérieure que celles d’origine.</translation>
    </message>
    <message>
        <source>Laws of Duplicate Bridge 2017, Law 6D.</source>
        <translation>Code international du bridge 2017, loi 6D.</translation>
    </message>
    <message>
        <source>Before the tournament the organiser published a plan and the hash of secret keys.</source>
        <translation>Avant le tournoi, l’organisateur a publié un plan et l’empreinte de clés secrètes.</translation>
    </message>
    <message>
        <source>Every deal follows from a key and from an outside value that nobody could know then:</source>
        <translation>Chaque donne découle d’une clé et d’une valeur extérieure que personne ne pouvait alors connaître&#xa0;:</translation>
    </message>
    <message>
        <source>Promised source: {source}</source>
        <translation>Source promise&#xa0;: {source}</translation>
    </message>
    <message>
        <source>Value: {value}</source>
        <translation>Valeur&#xa0;: {value}</translation>
    </message>
    <message>
        <source>Hash of the keys: {hash}</source>
        <translation>Empreinte des clés&#xa0;: {hash}</translation>
    </message>
    <message>
        <source>Digest: {digest}</source>
        <translation>Empreinte&#xa0;: {digest}</translation>
    </message>
    <message>
        <source>In words: {words}</source>
        <translation>En mots&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Published, as the organiser says: {where}, since {day}</source>
        <translation>Publié, dit l’organisateur&#xa0;: {where}, depuis le {day}</translation>
    </message>
    <message>
        <source>So nobody could choose a board, within the limits that every check lists. Whoever has the keys and the value can compute every board: so keys are kept sealed, and boards are dealt late.</source>
        <translation>Ainsi personne n’a pu choisir une donne, sauf dans les limites que chaque vérification énumère. Qui a les clés et la valeur peut calculer chaque donne&#xa0;: c’est pourquoi les clés restent scellées et l’on distribue tard.</translation>
    </message>
    <message>
        <source>This pack is about {session} alone: it holds the key of that session, and what proves that it is the one that was bound. The other keys stay secret until their sessions are played. Do not take our word for it: verify it.</source>
        <translation>Ce paquet ne concerne que {session}&#xa0;: il contient la clé de cette séance, et ce qui prouve que c’est celle qui avait été fixée. Les autres clés restent secrètes jusqu’à ce que leurs séances soient jouées. Ne nous croyez pas sur parole&#xa0;: vérifiez.</translation>
    </message>
    <message>
        <source>This pack holds the keys. Do not take our word for it: verify it.</source>
        <translation>Ce paquet contient les clés. Ne nous croyez pas sur parole&#xa0;: vérifiez.</translation>
    </message>
    <message>
        <source>Behind it the words of {name}:</source>
        <translation>Derrière, les mots de {name}&#xa0;:</translation>
    </message>
    <message>
        <source>The words of {name} were withheld; in their place stands their SHA-256:</source>
        <translation>Les mots de {name} ont été retenus&#xa0;; leur SHA-256 est à leur place&#xa0;:</translation>
    </message>
    <message>
        <source>Sessions that were revealed before, each by itself</source>
        <translation>Séances révélées auparavant, chacune séparément</translation>
    </message>
    <message>
        <source>  {date}: {session}</source>
        <translation>  {date}&#xa0;: {session}</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Séances</translation>
    </message>
    <message>
        <source>  {file}: {title}, boards {boards}</source>
        <translation>  {file}&#xa0;: {title}, donnes {boards}</translation>
    </message>
    <message>
        <source>Reserve sets and deviations from the plan</source>
        <translation>Séries de réserve et écarts par rapport au plan</translation>
    </message>
    <message>
        <source>  {date}, reserve sets: {text}</source>
        <translation>  {date}, séries de réserve&#xa0;: {text}</translation>
    </message>
    <message>
        <source>  {date}, deviation: {text}</source>
        <translation>  {date}, écart&#xa0;: {text}</translation>
    </message>
    <message>
        <source>How to verify</source>
        <translation>Comment vérifier</translation>
    </message>
    <message>
        <source>1. Look up the digest where it stood before the tournament, and the value at its source. Only you can do that.</source>
        <translation>1. Cherchez l’empreinte là où elle figurait avant le tournoi, et la valeur à sa source. Vous seul pouvez le faire.</translation>
    </message>
    <message>
        <source>1. Compare “{name}” with the file that was published before the tournament, and the</source>
        <translation>1. Comparez «&#xa0;{name}&#xa0;» avec le fichier publié avant le tournoi, et la</translation>
    </message>
    <message>
        <source>   value with what its source says. Only you can do that.</source>
        <translation>   valeur avec ce que dit sa source. Vous seul pouvez le faire.</translation>
    </message>
    <message>
        <source>2. Open “verify.html” in any browser and give it the files of this pack; it needs no network. Best take the page from the program or its releases, which publish its SHA-256: whoever hands out a forged pack could add a forged page. Or use the Check page of bigdeal-gui, or run</source>
        <translation>2. Ouvrez «&#xa0;verify.html&#xa0;» dans un navigateur et donnez-lui les fichiers de ce paquet&#xa0;; il n’a pas besoin de réseau. Prenez de préférence la page fournie avec le programme, ou là où il est publié et où figure aussi son SHA-256&#xa0;: qui distribue un faux paquet pourrait y joindre une fausse page. Ou utilisez la page Vérifier de bigdeal-gui, ou lancez</translation>
    </message>
    <message>
        <source>The SHA-256 of the page, as {program} has it:</source>
        <translation>Le SHA-256 de la page, telle que {program} la contient&#xa0;:</translation>
    </message>
    <message>
        <source>Green: proved. Amber: true as far as it goes, with lists of what only you can look up and of what could still be chosen when the value was known. Red: something contradicts.</source>
        <translation>Vert&#xa0;: prouvé. Orange&#xa0;: vrai, dans ses limites, avec la liste de ce que vous seul pouvez chercher et de ce qui pouvait encore être choisi une fois la valeur connue. Rouge&#xa0;: quelque chose se contredit.</translation>
    </message>
    <message>
        <source>3. Compare the boards with those you played: hand records, or what a machine dealt.</source>
        <translation>3. Comparez les donnes avec celles que vous avez jouées&#xa0;: feuilles de donnes, ou ce qu’une machine a distribué.</translation>
    </message>
    <message>
        <source>   Files of your own can be verified in the same way, beside those of the pack.</source>
        <translation>   Vos propres fichiers se vérifient de la même façon, à côté de ceux du paquet.</translation>
    </message>
    <message>
        <source>“{name}” binds names, boards and source as well as the keys.</source>
        <translation>«&#xa0;{name}&#xa0;» fixe les noms, les donnes et la source aussi bien que les clés.</translation>
    </message>
    <message>
        <source>The published hash binds the keys alone, not the names and numbers in the plan.</source>
        <translation>L’empreinte publiée ne fixe que les clés, non les noms et les nombres du plan.</translation>
    </message>
    <message>
        <source>SquareDeal reads the same plan and keys and deals the same boards.</source>
        <translation>SquareDeal lit le même plan et les mêmes clés, et distribue les mêmes donnes.</translation>
    </message>
    <message>
        <source>Amber is the best that the pack of one session can be: nothing is proved yet of the others. The file that ends in .key.txt can be checked by hand; bigdeal-gui&apos;s documents say how.</source>
        <translation>Le paquet d’une seule séance ne peut pas dépasser l’orange&#xa0;: rien n’est encore prouvé des autres. Le fichier qui finit par .key.txt peut être vérifié à la main&#xa0;; la documentation de bigdeal-gui dit comment.</translation>
    </message>
    <message>
        <source>Deviation from the published plan</source>
        <translation>Écart par rapport au plan publié</translation>
    </message>
    <message>
        <source>What was done otherwise: {text}</source>
        <translation>Ce qui a été fait autrement&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Recorded on {date}.</source>
        <translation>Noté le {date}.</translation>
    </message>
    <message>
        <source>The deals are those that were bound by the published hash:</source>
        <translation>Les donnes sont celles que fixait l’empreinte publiée&#xa0;:</translation>
    </message>
    <message>
        <source>The results were left out.</source>
        <translation>Les résultats ont été laissés de côté.</translation>
    </message>
    <message>
        <source>With {count} boards a page there is no room for double-dummy results.</source>
        <translation>Avec {count} donnes par page, il n’y a pas de place pour les résultats double mort.</translation>
    </message>
    <message>
        <source>A web page is printed page by page: the booklet to be folded is the PDF.</source>
        <translation>Une page web s’imprime page par page&#xa0;: le livret à plier est le PDF.</translation>
    </message>
    <message>
        <source>The journal of this computer does not know these boards, so nobody here can tell whether they were played.</source>
        <translation>Le registre de cet ordinateur ne connaît pas ces donnes&#xa0;: personne ici ne peut dire si elles ont été jouées.</translation>
    </message>
    <message>
        <source>The journal of the computer that dealt tells of every set. Its newest row has</source>
        <translation>Le registre de l’ordinateur qui a distribué connaît chaque série. Sa dernière ligne a</translation>
    </message>
    <message>
        <source>this number and hash. Whether it still stands in the journal, this tells there:</source>
        <translation>ce numéro et cette empreinte. Si elle est toujours dans le registre, ceci le dit là-bas&#xa0;:</translation>
    </message>
    <message>
        <source>When the keys are revealed, anybody can verify them. Every check lists them.</source>
        <translation>Quand les clés seront révélées, tout le monde pourra les vérifier. Chaque vérification les montre.</translation>
    </message>
    <message>
        <source>The program cannot print {letters}: an empty box stands for each. Who copies the text or has it read aloud gets the right letters.</source>
        <translation>Le programme ne peut pas imprimer {letters}&#xa0;: une case vide remplace chaque caractère. En copiant le texte ou en se le faisant lire, on obtient les bons caractères.</translation>
    </message>
    <message>
        <source>The double-dummy results that the file brings do not fit its boards. They were worked out anew.</source>
        <translation>Les résultats double mort du fichier ne correspondent pas à ses donnes. Ils ont été recalculés.</translation>
    </message>
    <message>
        <source>The double-dummy results are those that the file brings. A sample of each board was worked out here and agrees.</source>
        <translation>Les résultats double mort sont ceux du fichier. Un échantillon de chaque donne a été recalculé ici et concorde.</translation>
    </message>
    <message>
        <source>Double-dummy results of more than {count} boards are worked out only when asked for.</source>
        <translation>Les résultats double mort de plus de {count} donnes ne sont calculés que sur demande.</translation>
    </message>
    <message>
        <source>The journal says now that play is over.</source>
        <translation>Le journal dit maintenant que la séance est terminée.</translation>
    </message>
    <message>
        <source>The files of the set are in the archive now: {folder}</source>
        <translation>Les fichiers de la série sont maintenant dans les archives&#xa0;: {folder}</translation>
    </message>
    <message>
        <source>The newest row of the tournament’s log, by its SHA-256:</source>
        <translation>La ligne la plus récente du registre du tournoi, par son SHA-256&#xa0;:</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>Any figure: this is for trying out</source>
        <translation>N’importe quel chiffre&#xa0;: ceci est un essai</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Poule</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Line at the head</source>
        <translation>Ligne d’en-tête</translation>
    </message>
    <message>
        <source>Line at the foot</source>
        <translation>Ligne de pied de page</translation>
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
        <translation>Letter (États-Unis)</translation>
    </message>
    <message>
        <source>On a page</source>
        <translation>Par page</translation>
    </message>
    <message>
        <source>12 boards</source>
        <translation>12 donnes</translation>
    </message>
    <message>
        <source>18 boards</source>
        <translation>18 donnes</translation>
    </message>
    <message>
        <source>24 boards</source>
        <translation>24 donnes</translation>
    </message>
    <message>
        <source>36 boards</source>
        <translation>36 donnes</translation>
    </message>
    <message>
        <source>2 boards, in large print</source>
        <translation>2 donnes, en gros caractères</translation>
    </message>
    <message>
        <source>Boards go</source>
        <translation>Ordre des donnes</translation>
    </message>
    <message>
        <source>in rows</source>
        <translation>en lignes</translation>
    </message>
    <message>
        <source>in columns</source>
        <translation>en colonnes</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>four colours</source>
        <translation>quatre couleurs</translation>
    </message>
    <message>
        <source>black and red</source>
        <translation>noir et rouge</translation>
    </message>
    <message>
        <source>black alone</source>
        <translation>noir seul</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dix</translation>
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
        <translation>Langue</translation>
    </message>
    <message>
        <source>A K Q J in every language</source>
        <translation>A K Q J dans toutes les langues</translation>
    </message>
    <message>
        <source>High-card points</source>
        <translation>Points d’honneur</translation>
    </message>
    <message>
        <source>Double-dummy results and par</source>
        <translation>Résultats double mort et par</translation>
    </message>
    <message>
        <source>Double dummy says</source>
        <translation>Double mort indique</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>levées</translation>
    </message>
    <message>
        <source>contracts</source>
        <translation>contrats</translation>
    </message>
    <message>
        <source>Par beside the results</source>
        <translation>Par à côté des résultats</translation>
    </message>
    <message>
        <source>Sheets are</source>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>loose</source>
        <translation>volantes</translation>
    </message>
    <message>
        <source>punched</source>
        <translation>perforées</translation>
    </message>
    <message>
        <source>punched, printed on both sides</source>
        <translation>perforées, imprimées recto verso</translation>
    </message>
    <message>
        <source>folded into a booklet</source>
        <translation>pliées en livret</translation>
    </message>
    <message>
        <source>with double dummy</source>
        <translation>avec double mort</translation>
    </message>
    <message>
        <source>as a web page</source>
        <translation>en page web</translation>
    </message>
    <message>
        <source>sections {names}</source>
        <translation>sections {names}</translation>
    </message>
    <message>
        <source>“{event}”, {day}, from board {number}</source>
        <translation>« {event}&#xa0;», {day}, à partir de la donne {number}</translation>
    </message>
    <message>
        <source>Play is over</source>
        <translation>La séance est terminée</translation>
    </message>
    <message>
        <source>Has this set been played?</source>
        <translation>Cette série a-t-elle été jouée&#xa0;?</translation>
    </message>
    <message>
        <source>It was dealt today, or its day is still to come.</source>
        <translation>Elle a été distribuée aujourd’hui, ou son jour est encore à venir.</translation>
    </message>
    <message>
        <source>The record shows every card. The journal will say that play is over.</source>
        <translation>Le relevé montre toutes les cartes. Le journal dira que la séance est terminée.</translation>
    </message>
    <message>
        <source>Play is over: print open</source>
        <translation>La séance est terminée&#xa0;: imprimer ouvert</translation>
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
</context>
<context>
    <name>reasons</name>
    <message>
        <source>a card is not two digits</source>
        <translation>une carte n’a pas deux chiffres</translation>
    </message>
    <message>
        <source>the hands are not four suits of rank letters each</source>
        <translation>les mains ne sont pas formées de quatre couleurs en lettres de cartes</translation>
    </message>
    <message>
        <source>its board numbers end at {max_board}</source>
        <translation>ses numéros de donnes s’arrêtent à {max_board}</translation>
    </message>
    <message>
        <source>Deal boards up to {max_board}, or leave this format out.</source>
        <translation>Distribuez des donnes jusqu’à {max_board}, ou enlevez ce format.</translation>
    </message>
    <message>
        <source>Choose other boards, or leave this format out.</source>
        <translation>Choisissez d’autres donnes, ou enlevez ce format.</translation>
    </message>
    <message>
        <source>more than {max_file_lines} lines</source>
        <translation>plus de {max_file_lines} lignes</translation>
    </message>
    <message>
        <source>a line of more than {max_line_bytes} bytes</source>
        <translation>une ligne de plus de {max_line_bytes} octets</translation>
    </message>
    <message>
        <source>the last record has {rest} bytes instead of {size}</source>
        <translation>le dernier enregistrement a {rest} octets au lieu de {size}</translation>
    </message>
    <message>
        <source>more than {max_file_boards} boards</source>
        <translation>plus de {max_file_boards} donnes</translation>
    </message>
    <message>
        <source>something stands in the unused part</source>
        <translation>la partie inutilisée contient quelque chose</translation>
    </message>
    <message>
        <source>it must begin with N:, E:, S: or W:</source>
        <translation>il faut commencer par N:, E:, S: ou W:</translation>
    </message>
    <message>
        <source>{count} hands instead of 4</source>
        <translation>{count} mains au lieu de 4</translation>
    </message>
    <message>
        <source>{who} has {count} suits instead of 4</source>
        <translation>{who} a {count} couleurs au lieu de 4</translation>
    </message>
    <message>
        <source>{who} holds a letter that is no rank</source>
        <translation>{who} contient une lettre qui n’est pas une carte</translation>
    </message>
    <message>
        <source>boards are numbered from 1</source>
        <translation>les donnes sont numérotées à partir de 1</translation>
    </message>
    <message>
        <source>the last board comes before the first</source>
        <translation>la dernière donne vient avant la première</translation>
    </message>
    <message>
        <source>board numbers end at {max_boards}</source>
        <translation>les numéros de donnes s’arrêtent à {max_boards}</translation>
    </message>
    <message>
        <source>at least one board is needed</source>
        <translation>il faut au moins une donne</translation>
    </message>
    <message>
        <source>write a number such as 24, or a range such as 11-20</source>
        <translation>écrivez un nombre comme 24, ou un intervalle comme 11-20</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>le texte est trop long</translation>
    </message>
    <message>
        <source>more than {max_ranges} ranges</source>
        <translation>plus de {max_ranges} intervalles</translation>
    </message>
    <message>
        <source>at least one session of one board is needed</source>
        <translation>il faut au moins une séance d’une donne</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>le texte est vide</translation>
    </message>
    <message>
        <source>at most 50 letters, digits, “-” and “_” are allowed</source>
        <translation>50 caractères au plus, lettres, chiffres, «&#xa0;-&#xa0;» et «&#xa0;_&#xa0;»</translation>
    </message>
    <message>
        <source>it is longer than {longest_prefix} letters</source>
        <translation>plus de {longest_prefix} lettres</translation>
    </message>
    <message>
        <source>it has a “/” or a blank; the files go to the folder you are in</source>
        <translation>il y a un «&#xa0;/&#xa0;» ou un espace&#xa0;; les fichiers vont dans le dossier où vous êtes</translation>
    </message>
    <message>
        <source>The format “stdout” would show the boards on the screen: use “pbn”, which makes a file.</source>
        <translation>Le format «&#xa0;stdout&#xa0;» montrerait les donnes à l’écran&#xa0;: utilisez «&#xa0;pbn&#xa0;», qui fait un fichier.</translation>
    </message>
    <message>
        <source>The set was dealt elsewhere: only the computer that dealt it can certify it.</source>
        <translation>La série a été distribuée ailleurs&#xa0;: seul l’ordinateur qui l’a distribuée peut la certifier.</translation>
    </message>
    <message>
        <source>The set was not dealt with that identification.</source>
        <translation>La série n’a pas été distribuée avec cette identification.</translation>
    </message>
    <message>
        <source>“{name}” is no format for boards.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas un format de donnes.</translation>
    </message>
    <message>
        <source>The file holds {count} boards; the numbers given are for another count.</source>
        <translation>Le fichier contient {count} donnes&#xa0;; les numéros indiqués sont pour un autre nombre.</translation>
    </message>
    <message>
        <source>No format was chosen, so there would be no file.</source>
        <translation>Aucun format n’est choisi&#xa0;: il n’y aurait aucun fichier.</translation>
    </message>
    <message>
        <source>More than {most} boards cannot be locked in a box.</source>
        <translation>Un coffret ne peut pas contenir plus de {most} donnes.</translation>
    </message>
    <message>
        <source>Statistics of boards that are still to be played must not be seen by anyone (Law 6D). Make them when play is over.</source>
        <translation>Personne ne doit voir les statistiques de donnes encore à jouer (loi 6D). Faites-les quand le jeu est fini.</translation>
    </message>
    <message>
        <source>This set has taken no step that could be undone.</source>
        <translation>Cette série n’a franchi aucune étape que l’on puisse annuler.</translation>
    </message>
    <message>
        <source>A journal is here already: “{path}”. Move the three files “{name}”, “{key_name}” and “{head_name}” of that folder to another place, keep them, and restore again.</source>
        <translation>Un registre existe déjà ici&#xa0;: «&#xa0;{path}&#xa0;». Déplacez les trois fichiers «&#xa0;{name}&#xa0;», «&#xa0;{key_name}&#xa0;» et «&#xa0;{head_name}&#xa0;» de ce dossier, gardez-les, puis rétablissez de nouveau.</translation>
    </message>
    <message>
        <source>it holds no boards</source>
        <translation>aucune donne</translation>
    </message>
    <message>
        <source>it was saved as “Unicode”; save it as plain text</source>
        <translation>enregistré en «&#xa0;Unicode&#xa0;»&#xa0;; enregistrez-le en texte brut</translation>
    </message>
    <message>
        <source>it holds the end of a line</source>
        <translation>le texte contient une fin de ligne</translation>
    </message>
    <message>
        <source>it is longer than {max_value_bytes} bytes</source>
        <translation>plus de {max_value_bytes} octets</translation>
    </message>
    <message>
        <source>it is no backup of a journal</source>
        <translation>ce n’est pas la sauvegarde d’un registre</translation>
    </message>
    <message>
        <source>it is no sound database</source>
        <translation>ce n’est pas une base de données intacte</translation>
    </message>
    <message>
        <source>it holds no key</source>
        <translation>aucune clé</translation>
    </message>
    <message>
        <source>row {sequence} cannot be read</source>
        <translation>la ligne {sequence} ne peut pas être lue</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>est absente</translation>
    </message>
    <message>
        <source>does not read as a key</source>
        <translation>ne se lit pas comme une clé</translation>
    </message>
    <message>
        <source>a row has no number</source>
        <translation>une ligne n’a pas de numéro</translation>
    </message>
    <message>
        <source>row {sequence} cannot be understood</source>
        <translation>la ligne {sequence} n’est pas compréhensible</translation>
    </message>
    <message>
        <source>belongs to another journal</source>
        <translation>appartient à un autre registre</translation>
    </message>
    <message>
        <source>its newest row cannot be followed by another</source>
        <translation>aucune ligne ne peut suivre sa ligne la plus récente</translation>
    </message>
    <message>
        <source>it is the database of another program</source>
        <translation>c’est la base de données d’un autre programme</translation>
    </message>
    <message>
        <source>it is the same as “{name}” on systems that ignore capitals</source>
        <translation>il est identique à «&#xa0;{name}&#xa0;» sur les systèmes qui ignorent les majuscules</translation>
    </message>
    <message>
        <source>it would be longer than {max_settings_bytes} bytes</source>
        <translation>il dépasserait {max_settings_bytes} octets</translation>
    </message>
    <message>
        <source>the file cannot write all its letters in one way</source>
        <translation>le fichier ne peut pas écrire toutes ses lettres d’une seule façon</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>la ligne est trop longue</translation>
    </message>
    <message>
        <source>a character that cannot be seen stands there</source>
        <translation>il s’y trouve un caractère invisible</translation>
    </message>
    <message>
        <source>a tabulator stands there</source>
        <translation>il s’y trouve une tabulation</translation>
    </message>
    <message>
        <source>{tag} stands there already, on line {line}</source>
        <translation>{tag} figure déjà à la ligne {line}</translation>
    </message>
    <message>
        <source>another phase calls its files “{prefix}” already</source>
        <translation>une autre phase nomme déjà ses fichiers «&#xa0;{prefix}&#xa0;»</translation>
    </message>
    <message>
        <source>the hash of the keys is not 64 hexadecimal digits</source>
        <translation>l’empreinte des clés n’a pas 64 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>the outside value is empty</source>
        <translation>la valeur extérieure est vide</translation>
    </message>
    <message>
        <source>a phase has four fields with “:” between, and here are {count}</source>
        <translation>une phase a quatre champs séparés par «&#xa0;:&#xa0;», et il y en a ici {count}</translation>
    </message>
    <message>
        <source>the number of sessions is not 0 to {limit}</source>
        <translation>le nombre de séances n’est pas entre 0 et {limit}</translation>
    </message>
    <message>
        <source>it is longer than {limit} characters</source>
        <translation>plus de {limit} caractères</translation>
    </message>
    <message>
        <source>it holds a character that cannot be seen</source>
        <translation>un caractère est invisible</translation>
    </message>
    <message>
        <source>it has fewer than {count} letters</source>
        <translation>moins de {count} lettres</translation>
    </message>
    <message>
        <source>it has more than {count} letters</source>
        <translation>plus de {count} lettres</translation>
    </message>
    <message>
        <source>it repeats a few letters</source>
        <translation>quelques lettres se répètent</translation>
    </message>
    <message>
        <source>it holds “{sign}”, which does not belong in the name of a file</source>
        <translation>le signe «&#xa0;{sign}&#xa0;» n’a pas sa place dans un nom de fichier</translation>
    </message>
    <message>
        <source>it begins with a dot, a dash or a blank</source>
        <translation>le début est un point, un tiret ou un espace</translation>
    </message>
    <message>
        <source>it ends with a dot or a blank</source>
        <translation>la fin est un point ou un espace</translation>
    </message>
    <message>
        <source>it holds two dots in a row</source>
        <translation>deux points se suivent</translation>
    </message>
    <message>
        <source>it has two groups of “#”</source>
        <translation>il y a deux groupes de «&#xa0;#&#xa0;»</translation>
    </message>
    <message>
        <source>Windows keeps such a name for a device</source>
        <translation>Windows réserve ce nom à un périphérique</translation>
    </message>
    <message>
        <source>The number of sessions of phase {phase} is open, and the keys hold none for it: no session of it can be dealt.</source>
        <translation>Le nombre de séances de la phase {phase} est ouvert, et les clés n’en ont aucune pour elle&#xa0;: aucune de ses séances ne peut être distribuée.</translation>
    </message>
    <message>
        <source>There is no key for phase {phase}, session {session}.</source>
        <translation>Il n’y a pas de clé pour la phase {phase}, séance {session}.</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has a key already</source>
        <translation>phase {phase}, séance {session}&#xa0;: a déjà une clé</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has no key</source>
        <translation>phase {phase}, séance {session}&#xa0;: n’a pas de clé</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has a key but is not in the plan</source>
        <translation>phase {phase}, séance {session}&#xa0;: a une clé mais n’est pas dans le plan</translation>
    </message>
    <message>
        <source>it is not “phase,session:key”</source>
        <translation>ce n’est pas «&#xa0;phase,séance:clé&#xa0;»</translation>
    </message>
    <message>
        <source>a key has {count} letters and digits</source>
        <translation>une clé a {count} lettres et chiffres</translation>
    </message>
    <message>
        <source>so it is with {count} more</source>
        <translation>de même pour {count} autres</translation>
    </message>
    <message>
        <source>there can be {limit} holders of words at most</source>
        <translation>il peut y avoir {limit} dépositaires de mots au plus</translation>
    </message>
    <message>
        <source>with these holders the sentence has {count} characters, and the most is {limit}: take fewer holders, shorter names, or fewer words for the outside value</source>
        <translation>avec ces dépositaires la phrase a {count} caractères, et le maximum est {limit}&#xa0;: prenez moins de dépositaires, des noms plus courts ou moins de mots pour la valeur extérieure</translation>
    </message>
    <message>
        <source>it is not 64 hexadecimal digits</source>
        <translation>il n’y a pas 64 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>it holds “{sign}”, which cannot stand in the name of a holder</source>
        <translation>il contient «&#xa0;{sign}&#xa0;», qui ne peut figurer dans le nom d’un dépositaire</translation>
    </message>
    <message>
        <source>two phases would call their files “{prefix}”</source>
        <translation>deux phases nommeraient leurs fichiers «&#xa0;{prefix}&#xa0;»</translation>
    </message>
    <message>
        <source>begin with a letter, then use letters A to Z, digits, “-” and “_”, up to 40</source>
        <translation>commencez par une lettre, puis des lettres de A à Z, des chiffres, «&#xa0;-&#xa0;» et «&#xa0;_&#xa0;», 40 au plus</translation>
    </message>
    <message>
        <source>the sign “:” separates the fields of the file</source>
        <translation>le signe «&#xa0;:&#xa0;» sépare les champs du fichier</translation>
    </message>
    <message>
        <source>“{text}” stands for what is still to be decided</source>
        <translation>«&#xa0;{text}&#xa0;» signifie&#xa0;: encore à décider</translation>
    </message>
    <message>
        <source>a session has at most {count} boards</source>
        <translation>une séance a {count} donnes au plus</translation>
    </message>
    <message>
        <source>the board numbers of a tournament end at {number}</source>
        <translation>les numéros de donnes d’un tournoi s’arrêtent à {number}</translation>
    </message>
    <message>
        <source>it is {found}, and the most is {limit}</source>
        <translation>{found}, et le maximum est {limit}</translation>
    </message>
    <message>
        <source>The number of phases is {count}, and there is no phase {number}.</source>
        <translation>Le nombre de phases est {count}&#xa0;; il n’y a pas de phase {number}.</translation>
    </message>
    <message>
        <source>The number of sessions of this phase is open: name the sessions, such as 1-3.</source>
        <translation>Le nombre de séances de cette phase est ouvert&#xa0;: indiquez les séances, par exemple 1-3.</translation>
    </message>
    <message>
        <source>“{text}” names no sessions: write a number, a range such as 1-3, or *.</source>
        <translation>«&#xa0;{text}&#xa0;» n’indique pas de séances&#xa0;: écrivez un nombre, un intervalle comme 1-3, ou *.</translation>
    </message>
    <message>
        <source>The phase has no sessions {text}.</source>
        <translation>La phase n’a pas de séances {text}.</translation>
    </message>
    <message>
        <source>the plan has fixed them for phase {number}</source>
        <translation>le plan les a fixées pour la phase {number}</translation>
    </message>
    <message>
        <source>Phase {phase} has no session {session}.</source>
        <translation>La phase {phase} n’a pas de séance {session}.</translation>
    </message>
    <message>
        <source>the solver gave up ({error})</source>
        <translation>le calculateur a abandonné ({error})</translation>
    </message>
    <message>
        <source>the extra “analysis” is not installed</source>
        <translation>le complément «&#xa0;analysis&#xa0;» n’est pas installé</translation>
    </message>
    <message>
        <source>the package endplay has no solver in it</source>
        <translation>le paquet endplay ne contient pas de calculateur</translation>
    </message>
    <message>
        <source>the solver of the package endplay does not load here</source>
        <translation>le calculateur du paquet endplay ne se charge pas ici</translation>
    </message>
    <message>
        <source>a tournament&apos;s file ends in “.sqd”</source>
        <translation>le fichier d’un tournoi se termine par «&#xa0;.sqd&#xa0;»</translation>
    </message>
    <message>
        <source>Make a new tournament, publish that, and say why.</source>
        <translation>Faites un nouveau tournoi, publiez-le et dites pourquoi.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program. Open it again.</source>
        <translation>«&#xa0;{name}&#xa0;» a été modifié par un autre programme. Ouvrez-le de nouveau.</translation>
    </message>
    <message>
        <source>The plan is not published yet.</source>
        <translation>Le plan n’est pas encore publié.</translation>
    </message>
    <message>
        <source>Publish it first: that makes the keys and binds them.</source>
        <translation>Publiez-le d’abord&#xa0;: cela crée les clés et les fixe.</translation>
    </message>
    <message>
        <source>The outside value is not in the plan yet.</source>
        <translation>La valeur extérieure n’est pas encore dans le plan.</translation>
    </message>
    <message>
        <source>Wait until it is known, then set it.</source>
        <translation>Attendez qu’elle soit connue, puis inscrivez-la.</translation>
    </message>
    <message>
        <source>The outside value is in the plan already.</source>
        <translation>La valeur extérieure est déjà dans le plan.</translation>
    </message>
    <message>
        <source>Go on with dealing.</source>
        <translation>Passez à la distribution.</translation>
    </message>
    <message>
        <source>it is a link to another file</source>
        <translation>c’est un lien vers un autre fichier</translation>
    </message>
    <message>
        <source>The keys are revealed, so anybody can compute every deal of this tournament.</source>
        <translation>Les clés sont révélées&#xa0;: tout le monde peut calculer chaque donne de ce tournoi.</translation>
    </message>
    <message>
        <source>The boards are in the public pack; for others, make a new tournament.</source>
        <translation>Les donnes sont dans le paquet public&#xa0;; pour d’autres, faites un nouveau tournoi.</translation>
    </message>
    <message>
        <source>The key of this session is revealed, so anybody can compute its reserve set: {session}.</source>
        <translation>La clé de cette séance est révélée, donc chacun peut calculer sa série de réserve&#xa0;: {session}.</translation>
    </message>
    <message>
        <source>Deal other boards on the Deal page, and record a deviation.</source>
        <translation>Distribuez d’autres donnes sur la page Distribuer, et notez un écart.</translation>
    </message>
    <message>
        <source>The keys of this tournament are not beside its plan.</source>
        <translation>Les clés de ce tournoi ne sont pas à côté de son plan.</translation>
    </message>
    <message>
        <source>Put “{plain}” or “{sealed}” into the same folder.</source>
        <translation>Mettez «&#xa0;{plain}&#xa0;» ou «&#xa0;{sealed}&#xa0;» dans le même dossier.</translation>
    </message>
    <message>
        <source>Record a deviation if it was not the promised one.</source>
        <translation>Notez un écart si ce n’était pas la valeur promise.</translation>
    </message>
    <message>
        <source>Wait until the outside value is known, then set it.</source>
        <translation>Attendez que la valeur extérieure soit connue, puis inscrivez-la.</translation>
    </message>
    <message>
        <source>The plan holds an outside value before its keys are made.</source>
        <translation>Le plan contient une valeur extérieure avant que ses clés soient faites.</translation>
    </message>
    <message>
        <source>Take the line DV out of it: keys must be made while nobody knows the value.</source>
        <translation>Enlevez-en la ligne DV&#xa0;: les clés doivent être faites quand personne ne connaît la valeur.</translation>
    </message>
    <message>
        <source>The keys open every session, also those that are still to be played.</source>
        <translation>Les clés ouvrent toutes les séances, même celles qui restent à jouer.</translation>
    </message>
    <message>
        <source>Reveal them when all play is over, reserve sets included.</source>
        <translation>Révélez-les quand tout le jeu est fini, séries de réserve comprises.</translation>
    </message>
    <message>
        <source>This computer&apos;s journal knows of no session that was dealt.</source>
        <translation>Le registre de cet ordinateur ne connaît aucune séance distribuée.</translation>
    </message>
    <message>
        <source>Reveal on the computer that dealt them, or name the sessions.</source>
        <translation>Révélez sur l’ordinateur qui les a distribuées, ou indiquez les séances.</translation>
    </message>
    <message>
        <source>No file of this set holds its deals.</source>
        <translation>Aucun fichier de cette série ne contient ses donnes.</translation>
    </message>
    <message>
        <source>The files of this set hold other boards now than were dealt.</source>
        <translation>Les fichiers de cette série ne contiennent plus les donnes distribuées.</translation>
    </message>
    <message>
        <source>There are several plans (.sqd) among the files: hand in one.</source>
        <translation>Il y a plusieurs plans (.sqd) parmi les fichiers&#xa0;: n’en remettez qu’un.</translation>
    </message>
    <message>
        <source>There is no plan (.sqd) among the files: it tells what was promised.</source>
        <translation>Il n’y a pas de plan (.sqd) parmi les fichiers&#xa0;: c’est lui qui dit ce qui a été promis.</translation>
    </message>
    <message>
        <source>Lines of the plan that mean nothing and are left out: {lines}.</source>
        <translation>Lignes du plan sans signification et laissées de côté&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>The page “{name}” among the files is not the one of this program: it is of another version, or somebody changed it. Take the page from the program or its releases, never from a pack.</source>
        <translation>La page «&#xa0;{name}&#xa0;» parmi les fichiers n’est pas celle de ce programme&#xa0;: elle est d’une autre version, ou quelqu’un l’a modifiée. Prenez la page dans le programme ou dans ses versions publiées, jamais dans un paquet.</translation>
    </message>
    <message>
        <source>The line ends of “{name}” were changed on the way; the hash counts those it must have.</source>
        <translation>Les fins de ligne de «&#xa0;{name}&#xa0;» ont été changées en route&#xa0;; l’empreinte compte celles qu’il doit avoir.</translation>
    </message>
    <message>
        <source>Files that are none of boards and were not looked at: {names}.</source>
        <translation>Fichiers qui ne contiennent pas de donnes et n’ont pas été examinés&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Revealed by themselves before, as the organiser tells: {sessions}.</source>
        <translation>Révélées séparément auparavant, selon l’organisateur&#xa0;: {sessions}.</translation>
    </message>
    <message>
        <source>there are two of this name</source>
        <translation>il y en a deux de ce nom</translation>
    </message>
    <message>
        <source>These are more files than any tournament has: hand in fewer at a time.</source>
        <translation>Aucun tournoi n’a autant de fichiers&#xa0;: remettez-en moins à la fois.</translation>
    </message>
    <message>
        <source>it is no sound archive</source>
        <translation>l’archive est endommagée</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>le contenu est chiffré</translation>
    </message>
    <message>
        <source>“{name}” is not the file that the list of checksums tells of.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas le fichier dont parle la liste des sommes de contrôle.</translation>
    </message>
    <message>
        <source>it is a secret key; keep it to yourself</source>
        <translation>c’est une clé secrète&#xa0;; gardez-la pour vous</translation>
    </message>
    <message>
        <source>it is not “age1” and 58 letters and digits</source>
        <translation>ce n’est pas «&#xa0;age1&#xa0;» suivi de 58 lettres et chiffres</translation>
    </message>
    <message>
        <source>some letter of it is wrong</source>
        <translation>une de ses lettres est fausse</translation>
    </message>
    <message>
        <source>the file is too long for one of keys</source>
        <translation>le fichier est trop long pour un fichier de clés</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>il n’y en a aucune</translation>
    </message>
    <message>
        <source>its head is not complete</source>
        <translation>l’en-tête est incomplet</translation>
    </message>
    <message>
        <source>opening it would take too long</source>
        <translation>l’ouvrir prendrait trop de temps</translation>
    </message>
    <message>
        <source>it is not “AGE-SECRET-KEY-1” and 58 letters and digits</source>
        <translation>ce n’est pas «&#xa0;AGE-SECRET-KEY-1&#xa0;» suivi de 58 lettres et chiffres</translation>
    </message>
    <message>
        <source>there are more than {count}</source>
        <translation>il y en a plus de {count}</translation>
    </message>
    <message>
        <source>it was changed or cut off</source>
        <translation>il a été modifié ou coupé</translation>
    </message>
    <message>
        <source>its first or last line is not as it was</source>
        <translation>sa première ou sa dernière ligne n’est plus la même</translation>
    </message>
    <message>
        <source>it holds a strange letter, or was cut off</source>
        <translation>il contient une lettre étrangère, ou il a été coupé</translation>
    </message>
    <message>
        <source>it does not begin as an age file does</source>
        <translation>il ne commence pas comme un fichier age</translation>
    </message>
    <message>
        <source>at least two must come together</source>
        <translation>il faut en réunir au moins deux</translation>
    </message>
    <message>
        <source>more are needed than there are</source>
        <translation>il en faut plus qu’il n’y en a</translation>
    </message>
    <message>
        <source>there can be 16 at most</source>
        <translation>il peut y en avoir 16 au plus</translation>
    </message>
    <message>
        <source>it was made for another purpose</source>
        <translation>elle a été faite pour un autre usage</translation>
    </message>
    <message>
        <source>they are of different sets</source>
        <translation>elles viennent de lots différents</translation>
    </message>
    <message>
        <source>two different lists have the same number</source>
        <translation>deux listes différentes portent le même numéro</translation>
    </message>
    <message>
        <source>one of them is not of this set</source>
        <translation>l’une d’elles n’est pas de ce lot</translation>
    </message>
    <message>
        <source>word {place} is not in the list of words</source>
        <translation>le mot {place} n’est pas dans la liste des mots</translation>
    </message>
    <message>
        <source>one of its words is another than on the sheet</source>
        <translation>un de ses mots n’est pas celui de la feuille</translation>
    </message>
    <message>
        <source>it has {count} words; a list has 20</source>
        <translation>elle a {count} mots&#xa0;; une liste en a 20</translation>
    </message>
    <message>
        <source>blanks at the ends of a field get lost</source>
        <translation>les espaces au bout d’un champ se perdent</translation>
    </message>
    <message>
        <source>it is not JSON in UTF-8</source>
        <translation>ce n’est pas du JSON en UTF-8</translation>
    </message>
    <message>
        <source>it is something else than a commitment</source>
        <translation>c’est autre chose qu’un engagement</translation>
    </message>
    <message>
        <source>its parts are not those of a commitment</source>
        <translation>ses parties ne sont pas celles d’un engagement</translation>
    </message>
    <message>
        <source>its digest is not 64 hexadecimal digits</source>
        <translation>son empreinte n’a pas 64 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>its lines are no texts</source>
        <translation>ses lignes ne sont pas du texte</translation>
    </message>
    <message>
        <source>one of its lines is two</source>
        <translation>une de ses lignes en forme deux</translation>
    </message>
    <message>
        <source>its first or last line is not what it must be</source>
        <translation>sa première ou sa dernière ligne n’est pas ce qu’elle doit être</translation>
    </message>
    <message>
        <source>its lines are not in their order</source>
        <translation>ses lignes ne sont pas dans l’ordre</translation>
    </message>
    <message>
        <source>it holds half of a letter</source>
        <translation>il contient une moitié de lettre</translation>
    </message>
    <message>
        <source>a line of it names no holder of words</source>
        <translation>une de ses lignes ne nomme aucun dépositaire de mots</translation>
    </message>
    <message>
        <source>its lines are too long</source>
        <translation>ses lignes sont trop longues</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>ligne {line}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>its rule is not in the one form it may have</source>
        <translation>sa règle n’a pas la seule forme permise</translation>
    </message>
    <message>
        <source>it is longer than {count} characters</source>
        <translation>plus de {count} caractères</translation>
    </message>
    <message>
        <source>it has more than one line</source>
        <translation>plus d’une ligne</translation>
    </message>
    <message>
        <source>character {place} cannot be seen</source>
        <translation>le caractère {place} est invisible</translation>
    </message>
    <message>
        <source>character {place} only looks like a digit</source>
        <translation>le caractère {place} ressemble seulement à un chiffre</translation>
    </message>
    <message>
        <source>the file holds no board</source>
        <translation>le fichier ne contient aucune donne</translation>
    </message>
    <message>
        <source>board {number}: {reason}</source>
        <translation>donne {number}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Use the file as it was published after the value was known.</source>
        <translation>Utilisez le fichier publié après que la valeur a été connue.</translation>
    </message>
    <message>
        <source>it is the deal of board {number}</source>
        <translation>c’est la donne du numéro {number}</translation>
    </message>
    <message>
        <source>it is a deal of “{session}”</source>
        <translation>c’est une donne de «&#xa0;{session}&#xa0;»</translation>
    </message>
    <message>
        <source>not a deal of this tournament</source>
        <translation>pas une donne de ce tournoi</translation>
    </message>
    <message>
        <source>not the deal of this session</source>
        <translation>pas la donne de cette séance</translation>
    </message>
    <message>
        <source>The name of the file says {meant}; the boards are those of {held}.</source>
        <translation>Le nom du fichier indique {meant}&#xa0;; les donnes sont celles de {held}.</translation>
    </message>
    <message>
        <source>Boards of “{session}” in place of the original ones: {numbers}.</source>
        <translation>Donnes de «&#xa0;{session}&#xa0;» à la place de celles d’origine&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>Boards of “{session}” that are not in the file: {numbers}.</source>
        <translation>Donnes de «&#xa0;{session}&#xa0;» absentes du fichier&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>what the value is of</source>
        <translation>l’objet de la valeur</translation>
    </message>
    <message>
        <source>who publishes it</source>
        <translation>qui la publie</translation>
    </message>
    <message>
        <source>an exchange is named by its four letters, such as XNYS</source>
        <translation>une bourse se désigne par ses quatre lettres, comme XNYS</translation>
    </message>
    <message>
        <source>a value has at most 8 decimals</source>
        <translation>une valeur a 8 décimales au plus</translation>
    </message>
    <message>
        <source>name a source, or describe it in your own words</source>
        <translation>indiquez une source, ou décrivez-la avec vos mots</translation>
    </message>
    <message>
        <source>the day is missing</source>
        <translation>le jour manque</translation>
    </message>
    <message>
        <source>there can be two different sources</source>
        <translation>il peut y avoir deux sources différentes</translation>
    </message>
    <message>
        <source>the year is not one from {first} to {last}</source>
        <translation>l’année n’est pas entre {first} et {last}</translation>
    </message>
    <message>
        <source>the description</source>
        <translation>la description</translation>
    </message>
    <message>
        <source>the whole sentence</source>
        <translation>la phrase entière</translation>
    </message>
    <message>
        <source>its parts are not those of a promise</source>
        <translation>ses parties ne sont pas celles d’une promesse</translation>
    </message>
    <message>
        <source>{what} is empty, or has blanks too many</source>
        <translation>{what}&#xa0;: vide, ou trop d’espaces</translation>
    </message>
    <message>
        <source>{what} is longer than {limit} characters</source>
        <translation>{what}&#xa0;: plus de {limit} caractères</translation>
    </message>
    <message>
        <source>the day is no date</source>
        <translation>le jour n’est pas une date</translation>
    </message>
    <message>
        <source>Set {code} is {state}: it can be published when it is marked as finished.</source>
        <translation>La série {code} n’est pas prête (état&#xa0;: {state})&#xa0;: elle pourra être publiée une fois marquée comme terminée.</translation>
    </message>
    <message>
        <source>The time of the release is not in the future.</source>
        <translation>L’heure de la libération n’est pas dans l’avenir.</translation>
    </message>
    <message>
        <source>The opened record needs a name of its own.</source>
        <translation>La feuille de donnes ouverte doit avoir un nom à elle.</translation>
    </message>
    <message>
        <source>The sealed file holds no record or sheet.</source>
        <translation>Le fichier scellé ne contient ni feuille de donnes ni autre feuille.</translation>
    </message>
    <message>
        <source>The board numbers are not consecutive.</source>
        <translation>Les numéros de donnes ne se suivent pas.</translation>
    </message>
    <message>
        <source>All sheets of one go have to be made in one folder.</source>
        <translation>Toutes les feuilles faites en une fois doivent être dans un seul dossier.</translation>
    </message>
    <message>
        <source>The name ends with “{suffix}”, but nothing is to be sealed.</source>
        <translation>Le nom se termine par «&#xa0;{suffix}&#xa0;», mais rien n’est à sceller.</translation>
    </message>
    <message>
        <source>The file&apos;s name has to end with {suffixes}.</source>
        <translation>Le nom du fichier doit se terminer par {suffixes}.</translation>
    </message>
    <message>
        <source>a card&apos;s owner is not 1, 2, 3 or 4</source>
        <translation>le détenteur d’une carte n’est pas 1, 2, 3 ou 4</translation>
    </message>
    <message>
        <source>its count of boards starts again at 0 after 65535</source>
        <translation>son compte de donnes recommence à 0 après 65535</translation>
    </message>
    <message>
        <source>the header has {count} bytes instead of {size}</source>
        <translation>l’en-tête a {count} octets au lieu de {size}</translation>
    </message>
    <message>
        <source>the header does not count the {count} boards of the file</source>
        <translation>l’en-tête ne compte pas les {count} donnes du fichier</translation>
    </message>
    <message>
        <source>its board numbers start again at 0 after 255</source>
        <translation>ses numéros de donnes recommencent à 0 après 255</translation>
    </message>
    <message>
        <source>it has no board numbers: who reads it has to be told that they are {boards}</source>
        <translation>il n’a pas de numéros de donnes&#xa0;: qui le lit doit savoir que ce sont {boards}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>ligne {line}</translation>
    </message>
    <message>
        <source>byte {offset} ({hexadecimal})</source>
        <translation>octet {offset} ({hexadecimal})</translation>
    </message>
    <message>
        <source>board numbers go from 1 to {last}</source>
        <translation>les numéros de donnes vont de 1 à {last}</translation>
    </message>
    <message>
        <source>it has no board numbers, and readers that take its first line for board 1 turn the hands round</source>
        <translation>il n’a pas de numéros de donnes, et les programmes qui prennent sa première ligne pour la donne 1 font tourner les mains</translation>
    </message>
    <message>
        <source>the first line is not empty</source>
        <translation>la première ligne n’est pas vide</translation>
    </message>
    <message>
        <source>it is not 52 letters</source>
        <translation>ce ne sont pas 52 lettres</translation>
    </message>
    <message>
        <source>an empty line stands between the boards</source>
        <translation>une ligne vide se trouve entre les donnes</translation>
    </message>
    <message>
        <source>it is no row of fields in ASCII</source>
        <translation>ce n’est pas une ligne de champs en ASCII</translation>
    </message>
    <message>
        <source>{count} fields instead of {size}</source>
        <translation>{count} champs au lieu de {size}</translation>
    </message>
    <message>
        <source>the 17th field is no board number</source>
        <translation>le 17e champ n’est pas un numéro de donne</translation>
    </message>
    <message>
        <source>a suit holds a letter that is no rank</source>
        <translation>une couleur contient une lettre qui n’est pas une carte</translation>
    </message>
    <message>
        <source>board {number} is missing</source>
        <translation>la donne {number} est absente</translation>
    </message>
    <message>
        <source>it does not begin with [Document]</source>
        <translation>le début n’est pas [Document]</translation>
    </message>
    <message>
        <source>there is no “=”</source>
        <translation>il n’y a pas de «&#xa0;=&#xa0;»</translation>
    </message>
    <message>
        <source>board {number} is there already</source>
        <translation>la donne {number} est déjà là</translation>
    </message>
    <message>
        <source>the same key stands twice</source>
        <translation>la même clé figure deux fois</translation>
    </message>
    <message>
        <source>board {number} is not 26 letters a to p and three digits</source>
        <translation>la donne {number} n’est pas faite de 26 lettres de a à p et de trois chiffres</translation>
    </message>
    <message>
        <source>the checksum of board {number} is wrong</source>
        <translation>la somme de contrôle de la donne {number} est fausse</translation>
    </message>
    <message>
        <source>From board and To board name no boards of 1 to {last}</source>
        <translation>From board et To board ne nomment pas de donnes de 1 à {last}</translation>
    </message>
    <message>
        <source>its boards are encrypted</source>
        <translation>ses donnes sont chiffrées</translation>
    </message>
    <message>
        <source>Status is neither Show nor Sealed</source>
        <translation>Status n’est ni Show ni Sealed</translation>
    </message>
    <message>
        <source>the checksum of the document is wrong</source>
        <translation>la somme de contrôle du document est fausse</translation>
    </message>
    <message>
        <source>“{key}” is missing or no number</source>
        <translation>«&#xa0;{key}&#xa0;» est absent ou n’est pas un nombre</translation>
    </message>
    <message>
        <source>it claims boards 1 to {count}, as Big Deal does; check the first board on the machine</source>
        <translation>il annonce les donnes 1 à {count}, comme Big Deal&#xa0;; vérifiez la première donne sur la machine</translation>
    </message>
    <message>
        <source>{doubt}; none of them is hidden on the machine&apos;s screen</source>
        <translation>{doubt}&#xa0;; aucune n’est masquée sur l’écran de la machine</translation>
    </message>
    <message>
        <source>the hands shown are not the hands dealt</source>
        <translation>les mains affichées ne sont pas celles distribuées</translation>
    </message>
    <message>
        <source>the trailer differs from the first board&apos;s</source>
        <translation>la fin n’est pas celle de la première donne</translation>
    </message>
    <message>
        <source>it claims boards {first} to {last} but holds {count}</source>
        <translation>il annonce les donnes {first} à {last} mais en contient {count}</translation>
    </message>
    <message>
        <source>the trailer does not read</source>
        <translation>la fin n’est pas lisible</translation>
    </message>
    <message>
        <source>more than {max_file_lines} bars</source>
        <translation>plus de {max_file_lines} barres</translation>
    </message>
    <message>
        <source>the last command is not closed</source>
        <translation>la dernière commande n’est pas fermée</translation>
    </message>
    <message>
        <source>a command is not two letters</source>
        <translation>une commande n’a pas deux lettres</translation>
    </message>
    <message>
        <source>the closed room of board {number} has other hands</source>
        <translation>la salle fermée de la donne {number} a d’autres mains</translation>
    </message>
    <message>
        <source>a hand is not S, H, D, C with rank letters</source>
        <translation>une main n’est pas S, H, D, C avec des lettres de cartes</translation>
    </message>
    <message>
        <source>no deal has this number</source>
        <translation>aucune distribution n’a ce numéro</translation>
    </message>
    <message>
        <source>it is not a number with commas in {count} characters</source>
        <translation>ce n’est pas un nombre avec virgules en {count} caractères</translation>
    </message>
    <message>
        <source>a comment is not closed</source>
        <translation>un commentaire n’est pas fermé</translation>
    </message>
    <message>
        <source>a tag does not read as [Name &quot;value&quot;]</source>
        <translation>une balise n’a pas la forme [Name &quot;value&quot;]</translation>
    </message>
    <message>
        <source>Deal is not a seat, a colon and four hands</source>
        <translation>Deal n’est pas une place, un deux-points et quatre mains</translation>
    </message>
    <message>
        <source>a hand in Deal has {count} suits instead of 4</source>
        <translation>une main de Deal a {count} couleurs au lieu de 4</translation>
    </message>
    <message>
        <source>a hand in Deal holds a letter that is no rank</source>
        <translation>une main de Deal contient une lettre qui n’est pas une carte</translation>
    </message>
    <message>
        <source>Big Deal&apos;s own figures overflow from about 5,700 boards on; these are the right ones</source>
        <translation>les chiffres de Big Deal débordent à partir d’environ 5&#xa0;700 donnes&#xa0;; ceux-ci sont les bons</translation>
    </message>
    <message>
        <source>{who} has {count} cards</source>
        <translation>{who} a {count} cartes</translation>
    </message>
    <message>
        <source>1 card not in the pack</source>
        <translation>1 carte hors du jeu</translation>
    </message>
    <message>
        <source>{count} cards not in the pack</source>
        <translation>{count} cartes hors du jeu</translation>
    </message>
    <message>
        <source>1 card held more than once</source>
        <translation>1 carte en double</translation>
    </message>
    <message>
        <source>{count} cards held more than once</source>
        <translation>{count} cartes en double</translation>
    </message>
    <message>
        <source>1 card missing from the pack</source>
        <translation>1 carte manquante</translation>
    </message>
    <message>
        <source>{count} cards missing from the pack</source>
        <translation>{count} cartes manquantes</translation>
    </message>
    <message>
        <source>A seed has 40 hexadecimal digits.</source>
        <translation>Une graine a 40 chiffres hexadécimaux.</translation>
    </message>
    <message>
        <source>The certificate&apos;s file is called NAME{suffix}.</source>
        <translation>Le fichier du certificat s’appelle NOM{suffix}.</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>the database is damaged: {fault}</source>
        <translation>la base de données est endommagée&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>“{name}” is not laid out as it was</source>
        <translation>«&#xa0;{name}&#xa0;» n’a plus la structure d’origine</translation>
    </message>
    <message>
        <source>the fingerprints of its deals were changed</source>
        <translation>les empreintes de ses distributions ont été modifiées</translation>
    </message>
    <message>
        <source>the key of its set was changed</source>
        <translation>la clé de sa série a été modifiée</translation>
    </message>
    <message>
        <source>the key of its sealed file was changed</source>
        <translation>la clé de son fichier scellé a été modifiée</translation>
    </message>
    <message>
        <source>cannot be understood</source>
        <translation>est incompréhensible</translation>
    </message>
    <message>
        <source>is missing from the list of {table}</source>
        <translation>est absente de la liste {table}</translation>
    </message>
    <message>
        <source>stands without a record in the list of {table}</source>
        <translation>figure dans la liste {table} sans inscription</translation>
    </message>
    <message>
        <source>is in the list of {table} with another {column}</source>
        <translation>figure dans la liste {table} avec une autre valeur ({column})</translation>
    </message>
    <message>
        <source>has fingerprints but is no set</source>
        <translation>a des empreintes mais n’est pas une série</translation>
    </message>
    <message>
        <source>has a key but is no set</source>
        <translation>a une clé mais n’est pas une série</translation>
    </message>
    <message>
        <source>the mark of the journal&apos;s key was changed</source>
        <translation>la marque de la clé du registre a été modifiée</translation>
    </message>
    <message>
        <source>the count in the journal</source>
        <translation>le compte dans le registre</translation>
    </message>
    <message>
        <source>the count beside the journal is missing or not the journal&apos;s own</source>
        <translation>le compte à côté du registre est absent ou n’est pas le sien</translation>
    </message>
    <message>
        <source>the count beside the journal</source>
        <translation>le compte à côté du registre</translation>
    </message>
    <message>
        <source>is not the row that the count beside the journal names</source>
        <translation>n’est pas la ligne que nomme le compte à côté du registre</translation>
    </message>
    <message>
        <source>{who} was changed</source>
        <translation>{who} a été modifié</translation>
    </message>
    <message>
        <source>is missing at the end, as {who} knows</source>
        <translation>est absente à la fin, comme le sait {who}</translation>
    </message>
    <message>
        <source>and all up to row {last} are missing at the end, as {who} knows</source>
        <translation>et toutes jusqu’à la ligne {last} sont absentes à la fin, comme le sait {who}</translation>
    </message>
    <message>
        <source>These settings could not be read and start afresh: {names}.</source>
        <translation>Ces réglages n’ont pas pu être lus et repartent de zéro&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>le fichier est endommagé</translation>
    </message>
    <message>
        <source>The settings could not be read ({reason}) and start afresh.</source>
        <translation>Les réglages n’ont pas pu être lus ({reason}) et repartent de zéro.</translation>
    </message>
    <message>
        <source>The file was kept as “{path}”.</source>
        <translation>Le fichier a été conservé sous le nom «&#xa0;{path}&#xa0;».</translation>
    </message>
    <message>
        <source>it holds one of the characters &lt; &gt; : &quot; / \ | ? *</source>
        <translation>il contient un des caractères &lt; &gt;&#xa0;: &quot; / \ |&#xa0;? *</translation>
    </message>
    <message>
        <source>it is longer than {max_name_bytes} bytes</source>
        <translation>il a plus de {max_name_bytes} octets</translation>
    </message>
    <message>
        <source>Windows keeps it for a device</source>
        <translation>Windows le réserve à un périphérique</translation>
    </message>
    <message>
        <source>cards are A, K, Q, J (R, D, V), T or X, 9 … 2, without blanks between them</source>
        <translation>les cartes sont A, K, Q, J (R, D, V), T ou X, 9 … 2, sans espaces entre elles</translation>
    </message>
    <message>
        <source>a card stands twice</source>
        <translation>une carte figure deux fois</translation>
    </message>
    <message>
        <source>row {sequence}: {reason}</source>
        <translation>ligne {sequence}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>does not follow the row before it</source>
        <translation>ne suit pas la ligne précédente</translation>
    </message>
    <message>
        <source>holds something that was never written there</source>
        <translation>contient ce qui n’y a jamais été écrit</translation>
    </message>
    <message>
        <source>was changed</source>
        <translation>a été modifiée</translation>
    </message>
    <message>
        <source>carries a seal that this journal did not make</source>
        <translation>porte un sceau qui n’est pas de ce registre</translation>
    </message>
    <message>
        <source>and all up to row {last} are missing</source>
        <translation>et toutes jusqu’à la ligne {last} sont absentes</translation>
    </message>
    <message>
        <source>was moved here; it was written as row {home}</source>
        <translation>a été déplacée ici&#xa0;; elle a été écrite comme ligne {home}</translation>
    </message>
    <message>
        <source>a layout</source>
        <translation>une disposition</translation>
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
        <translation>Ouest</translation>
    </message>
    <message>
        <source>a balanced ending</source>
        <translation>une fin de coup équilibrée</translation>
    </message>
    <message>
        <source>each needs the same, 1 to 13</source>
        <translation>chacun doit en avoir autant, de 1 à 13</translation>
    </message>
    <message>
        <source>cards held: {sizes}</source>
        <translation>cartes&#xa0;: {sizes}</translation>
    </message>
    <message>
        <source>an unbalanced ending</source>
        <translation>une fin de coup déséquilibrée</translation>
    </message>
    <message>
        <source>13 are the most</source>
        <translation>13 au plus</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>{count} instead of 4</source>
        <translation>{count} au lieu de 4</translation>
    </message>
    <message>
        <source>that of the {suit} runs from {first} to {last}</source>
        <translation>celui de {suit} va de {first} à {last}</translation>
    </message>
    <message>
        <source>the {place}. is not eight hexadecimal digits</source>
        <translation>le {place}e n’a pas huit chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>a font of the program is missing</source>
        <translation>une police du programme est absente</translation>
    </message>
    <message>
        <source>a library is missing ({error})</source>
        <translation>une bibliothèque est absente ({error})</translation>
    </message>
    <message>
        <source>a font of the program cannot be used</source>
        <translation>une police du programme est inutilisable</translation>
    </message>
    <message>
        <source>{here} and {there} differ first at board {board}.</source>
        <translation>{here} et {there} diffèrent pour la première fois à la donne {board}.</translation>
    </message>
    <message>
        <source>with its folder it is longer than {count} characters</source>
        <translation>avec son dossier, il a plus de {count} caractères</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>it is not a file name</source>
        <translation>ce n’est pas un nom de fichier</translation>
    </message>
    <message>
        <source>somebody has put another file there</source>
        <translation>quelqu’un y a mis un autre fichier</translation>
    </message>
    <message>
        <source>too many interrupted deliveries</source>
        <translation>trop de livraisons interrompues</translation>
    </message>
    <message>
        <source>“{name}” beside it cannot be read where nothing can be written</source>
        <translation>«&#xa0;{name}&#xa0;» à côté ne peut être lu là où rien ne peut être écrit</translation>
    </message>
    <message>
        <source>it delivered too few bytes, or too many</source>
        <translation>il a fourni trop peu d’octets, ou trop</translation>
    </message>
    <message>
        <source>it delivers the same over and over</source>
        <translation>il fournit toujours la même chose</translation>
    </message>
    <message>
        <source>{file} of the program is missing or damaged</source>
        <translation>{file} du programme est absent ou endommagé</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is missing</source>
        <translation>{file} du programme est endommagé&#xa0;: «&#xa0;{name}&#xa0;» est absent</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is no word of a sheet</source>
        <translation>{file} du programme est endommagé&#xa0;: «&#xa0;{name}&#xa0;» n’est pas un mot d’une feuille</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is not what it should be</source>
        <translation>{file} du programme est endommagé&#xa0;: «&#xa0;{name}&#xa0;» n’est pas ce qu’il doit être</translation>
    </message>
    <message>
        <source>there is nothing of Big Deal’s settings in it</source>
        <translation>il ne contient aucun réglage de Big Deal</translation>
    </message>
    <message>
        <source>Give the boards new numbers, or choose pbn or lin.</source>
        <translation>Donnez de nouveaux numéros aux donnes, ou choisissez pbn ou lin.</translation>
    </message>
    <message>
        <source>their numbers are not consecutive</source>
        <translation>leurs numéros ne se suivent pas</translation>
    </message>
    <message>
        <source>boards with a dealer or vulnerability that is not that of their number: {count}</source>
        <translation>donnes dont le donneur ou la vulnérabilité n’est pas celui de leur numéro&#xa0;: {count}</translation>
    </message>
    <message>
        <source>The file holds {count} sessions, in which board numbers come again: give new ones.</source>
        <translation>Le fichier contient {count} séances où les numéros des donnes reviennent&#xa0;: donnez-en de nouveaux.</translation>
    </message>
    <message>
        <source>there is no section [Document]</source>
        <translation>il n’y a pas de section [Document]</translation>
    </message>
    <message>
        <source>md is not a dealer and four hands at most</source>
        <translation>md n’est pas un donneur et quatre mains au plus</translation>
    </message>
    <message>
        <source>Board that is there already with the same deal: {count} ×</source>
        <translation>Donne déjà là avec la même distribution&#xa0;: {count} ×</translation>
    </message>
    <message>
        <source>Game without hands, passed over: {count} ×</source>
        <translation>Entrée sans mains, passée&#xa0;: {count} ×</translation>
    </message>
    <message>
        <source>Game with some of the hands only, passed over: {count} ×</source>
        <translation>Entrée avec une partie des mains seulement, passée&#xa0;: {count} ×</translation>
    </message>
    <message>
        <source>Board without a number of its own, counted on: {count} ×</source>
        <translation>Donne sans numéro propre, numérotée dans l’ordre&#xa0;: {count} ×</translation>
    </message>
    <message>
        <source>Dealer or vulnerability is not that of the board number, not for play: {count} ×</source>
        <translation>Donneur ou vulnérabilité autre que celui du numéro de la donne, pas pour jouer&#xa0;: {count} ×</translation>
    </message>
    <message>
        <source>The same board number with another deal, taken as another session: {count} ×</source>
        <translation>Même numéro de donne avec une autre distribution, pris pour une autre séance&#xa0;: {count} ×</translation>
    </message>
    <message>
        <source>Text read as {detail}</source>
        <translation>Texte lu en {detail}</translation>
    </message>
    <message>
        <source>Cards named {detail}: {count} ×</source>
        <translation>Cartes nommées {detail}&#xa0;: {count} ×</translation>
    </message>
    <message>
        <source>Belongs to no board, passed over: {count} ×</source>
        <translation>N’appartient à aucune donne, passé&#xa0;: {count} ×</translation>
    </message>
    <message>
        <source>it was gone, and was begun anew beside its old key</source>
        <translation>il avait disparu et a été recommencé à côté de son ancienne clé</translation>
    </message>
    <message>
        <source>its file is shorter than it was</source>
        <translation>son fichier est plus court qu’il ne l’était</translation>
    </message>
    <message>
        <source>it ends at row {last}, but it had come to row {known}</source>
        <translation>il finit à la ligne {last}, mais il était arrivé à la ligne {known}</translation>
    </message>
    <message>
        <source>its rows are not those that the count beside it names</source>
        <translation>ses lignes ne sont pas celles que nomme le compte à côté</translation>
    </message>
    <message>
        <source>Boards were made from the outside value, so it cannot be changed any more.</source>
        <translation>Des donnes ont été faites avec la valeur extérieure&#xa0;: elle ne peut plus être modifiée.</translation>
    </message>
    <message>
        <source>Another program is publishing this tournament.</source>
        <translation>Un autre programme publie ce tournoi en ce moment.</translation>
    </message>
    <message>
        <source>Another program is setting the value of this tournament.</source>
        <translation>Un autre programme fixe en ce moment la valeur de ce tournoi.</translation>
    </message>
    <message>
        <source>Another program is dealing this tournament.</source>
        <translation>Un autre programme distribue ce tournoi en ce moment.</translation>
    </message>
    <message>
        <source>Another program is revealing this tournament.</source>
        <translation>Un autre programme révèle ce tournoi en ce moment.</translation>
    </message>
    <message>
        <source>Another program is at work on this tournament.</source>
        <translation>Un autre programme travaille sur ce tournoi en ce moment.</translation>
    </message>
    <message>
        <source>Wait until it has ended.</source>
        <translation>Attendez qu’il ait fini.</translation>
    </message>
    <message>
        <source>it is of another kind, or of a newer program</source>
        <translation>il est d’un autre genre, ou d’un programme plus récent</translation>
    </message>
    <message>
        <source>a part of it is not what it must be</source>
        <translation>une partie n’est pas ce qu’elle doit être</translation>
    </message>
    <message>
        <source>its “{name}” is not what it must be</source>
        <translation>son «&#xa0;{name}&#xa0;» n’est pas ce qu’il doit être</translation>
    </message>
    <message>
        <source>line {line} is no checksum</source>
        <translation>la ligne {line} n’est pas une somme de contrôle</translation>
    </message>
    <message>
        <source>The promised day is {day}: nobody can know the value yet.</source>
        <translation>Le jour promis est {day}&#xa0;: personne ne peut encore connaître la valeur.</translation>
    </message>
    <message>
        <source>Wait until it has come.</source>
        <translation>Attendez qu’il soit venu.</translation>
    </message>
    <message>
        <source>it has not come yet</source>
        <translation>il n’est pas encore venu</translation>
    </message>
    <message>
        <source>the plan was sealed on {day} only</source>
        <translation>le plan n’a été scellé que le {day}</translation>
    </message>
    <message>
        <source>a number without blanks was promised</source>
        <translation>un nombre sans espaces a été promis</translation>
    </message>
    <message>
        <source>two numbers with one blank between them were promised</source>
        <translation>deux nombres séparés par un espace ont été promis</translation>
    </message>
    <message>
        <source>the {name} is a number, of digits with a point or comma</source>
        <translation>{name} est un nombre, des chiffres avec un point ou une virgule</translation>
    </message>
    <message>
        <source>the points or commas in {text} do not stand where they belong</source>
        <translation>les points ou virgules de {text} ne sont pas à leur place</translation>
    </message>
    <message>
        <source>decimals of the {name}: promised {promised}, typed {found}</source>
        <translation>décimales de {name}&#xa0;: {promised} promises, {found} tapées</translation>
    </message>
    <message>
        <source>more than {count} keys</source>
        <translation>plus de {count} clés</translation>
    </message>
    <message>
        <source>more than {count} pieces that belong to no board</source>
        <translation>plus de {count} éléments qui n’appartiennent à aucune donne</translation>
    </message>
    <message>
        <source>it changed while it was read</source>
        <translation>il a changé pendant la lecture</translation>
    </message>
    <message>
        <source>its boards do not stand in the order of their numbers</source>
        <translation>ses donnes ne sont pas dans l’ordre de leurs numéros</translation>
    </message>
    <message>
        <source>at its beginning</source>
        <translation>au début</translation>
    </message>
    <message>
        <source>it is a packed file: unpack it first</source>
        <translation>c’est un fichier compressé&#xa0;: décompressez-le d’abord</translation>
    </message>
    <message>
        <source>Dealer or vulnerability in words not known, that of the board number taken: {count} ×</source>
        <translation>Donneur ou vulnérabilité en mots inconnus, selon le numéro de la donne&#xa0;: {count} ×</translation>
    </message>
    <message>
        <source>There is no commitment beside the plan, so there is no digest.</source>
        <translation>Il n’y a pas d’engagement à côté du plan, donc pas d’empreinte.</translation>
    </message>
    <message>
        <source>Publish the plan with this program first.</source>
        <translation>Publiez d’abord le plan avec ce programme.</translation>
    </message>
    <message>
        <source>The plan is sealed, so it cannot be changed any more.</source>
        <translation>Le plan est scellé&#xa0;: il ne peut plus être modifié.</translation>
    </message>
    <message>
        <source>The plan is sealed already.</source>
        <translation>Le plan est déjà scellé.</translation>
    </message>
    <message>
        <source>At one go 1 to {most} sets can be dealt.</source>
        <translation>On peut distribuer de 1 à {most} séries en une fois.</translation>
    </message>
    <message>
        <source>Several sets at one go can have {most} boards in all, and these would have {count}.</source>
        <translation>Plusieurs séries en une fois peuvent avoir {most} donnes au total, et celles-ci en auraient {count}.</translation>
    </message>
    <message>
        <source>there is no such round</source>
        <translation>il n’y a pas de tel tirage</translation>
    </message>
    <message>
        <source>it is of a network that this program does not know</source>
        <translation>elle est d’un réseau que ce programme ne connaît pas</translation>
    </message>
    <message>
        <source>The plan does not promise a round of drand.</source>
        <translation>Le plan ne promet pas de tirage drand.</translation>
    </message>
    <message>
        <source>Set the value that it promises.</source>
        <translation>Fixez la valeur qu’il promet.</translation>
    </message>
    <message>
        <source>The promised round is here: “{name}”.</source>
        <translation>Le tirage promis est ici&#xa0;: «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>Its randomness is the value.</source>
        <translation>Son nombre aléatoire est la valeur.</translation>
    </message>
    <message>
        <source>round {number} of drand was promised; its file brings the signature that proves it</source>
        <translation>le tirage drand {number} était promis&#xa0;; son fichier apporte la signature qui le prouve</translation>
    </message>
    <message>
        <source>What counts should the network have ended is of {day}: nobody can know it yet.</source>
        <translation>Ce qui compte si le réseau s’est arrêté est du {day}&#xa0;: personne ne peut encore le connaître.</translation>
    </message>
    <message>
        <source>it is no text in UTF-8</source>
        <translation>ce n’est pas du texte en UTF-8</translation>
    </message>
    <message>
        <source>the randomness is not that of the signature; one of them is wrong</source>
        <translation>le nombre aléatoire n’est pas celui de la signature&#xa0;; l’un des deux est faux</translation>
    </message>
    <message>
        <source>the key is no key of such a network</source>
        <translation>la clé n’est pas celle d’un tel réseau</translation>
    </message>
    <message>
        <source>the signature is none; some digit of it is wrong</source>
        <translation>la signature n’en est pas une&#xa0;; un chiffre y est faux</translation>
    </message>
    <message>
        <source>the network did not sign round {number} so; number or signature is wrong</source>
        <translation>le réseau n’a pas signé ainsi le tirage {number}&#xa0;; le numéro ou la signature est faux</translation>
    </message>
    <message>
        <source>it is no sound JSON</source>
        <translation>ce n’est pas du JSON valable</translation>
    </message>
    <message>
        <source>its number is missing or impossible</source>
        <translation>son numéro manque ou est impossible</translation>
    </message>
    <message>
        <source>its signature is not {count} hexadecimal digits</source>
        <translation>sa signature ne fait pas {count} chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>its randomness is not 64 hexadecimal digits</source>
        <translation>son nombre aléatoire ne fait pas 64 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>it is larger than {count} MB</source>
        <translation>elle dépasse {count} Mo</translation>
    </message>
    <message>
        <source>it has more dots than a page shows</source>
        <translation>elle a plus de points qu’une page n’en montre</translation>
    </message>
    <message>
        <source>it is no PNG picture</source>
        <translation>ce n’est pas une image PNG</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>elle est abîmée</translation>
    </message>
    <message>
        <source>no words were given</source>
        <translation>aucun mot n’a été donné</translation>
    </message>
    <message>
        <source>{count} words were given, and a slip has {wanted}</source>
        <translation>mots donnés&#xa0;: {count}&#xa0;; un billet en a {wanted}</translation>
    </message>
    <message>
        <source>these words are not in the list of words: {places}</source>
        <translation>ces mots ne sont pas dans la liste&#xa0;: {places}</translation>
    </message>
    <message>
        <source>all the words are in the list, and more than one is another on the slip; or the hash is of other words</source>
        <translation>tous les mots sont dans la liste, et plus d’un est autre sur le billet&#xa0;; ou l’empreinte est celle d’autres mots</translation>
    </message>
    <message>
        <source>word {place} is another on the slip</source>
        <translation>le mot {place} est autre sur le billet</translation>
    </message>
    <message>
        <source>words {one} and {other} have changed places</source>
        <translation>les mots {one} et {other} sont intervertis</translation>
    </message>
    <message>
        <source>“{file}” has no line with a name, “=” and 64 hexadecimal digits</source>
        <translation>«&#xa0;{file}&#xa0;» n’a pas de ligne avec un nom, «&#xa0;=&#xa0;» et 64 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>“{file}” is a PDF, as a secret slip is; the file for the organiser is a text whose name ends in “-hash.txt”</source>
        <translation>«&#xa0;{file}&#xa0;» est un PDF, comme un billet secret&#xa0;; le fichier pour l’organisateur est un texte dont le nom finit par «&#xa0;-hash.txt&#xa0;»</translation>
    </message>
    <message>
        <source>say first where the outside value will come from</source>
        <translation>dites d’abord d’où viendra la valeur extérieure</translation>
    </message>
    <message>
        <source>another holder is called so already</source>
        <translation>un autre dépositaire s’appelle déjà ainsi</translation>
    </message>
    <message>
        <source>The keys of all sessions are revealed already.</source>
        <translation>Les clés de toutes les séances sont déjà révélées.</translation>
    </message>
    <message>
        <source>The public pack holds every session that was dealt.</source>
        <translation>Le paquet public contient toutes les séances qui ont été distribuées.</translation>
    </message>
    <message>
        <source>The key of a session opens all its boards, of its reserve set too.</source>
        <translation>La clé d’une séance ouvre toutes ses donnes, celles de sa série de réserve aussi.</translation>
    </message>
    <message>
        <source>Reveal it when its play is over, reserve set included.</source>
        <translation>Révélez-la quand elle a été jouée, série de réserve comprise.</translation>
    </message>
    <message>
        <source>What was published binds all keys together, so none of them can be proved by itself.</source>
        <translation>Ce qui a été publié fixe toutes les clés ensemble, donc aucune ne peut être prouvée seule.</translation>
    </message>
    <message>
        <source>Reveal all sessions at once when all play is over.</source>
        <translation>Révélez toutes les séances en une fois quand tout le jeu est fini.</translation>
    </message>
    <message>
        <source>The number of sessions of phase {phase} is open, so one key serves them all: it would open those that are still to be played.</source>
        <translation>Le nombre de séances de la phase {phase} est ouvert, donc une seule clé sert à toutes&#xa0;: elle ouvrirait aussi celles qui restent à jouer.</translation>
    </message>
    <message>
        <source>This computer&apos;s journal does not know {session} as dealt.</source>
        <translation>D’après le registre de cet ordinateur, {session} n’a pas été distribuée.</translation>
    </message>
    <message>
        <source>Deal it first, or reveal it on the computer that dealt it.</source>
        <translation>Distribuez-la d’abord, ou révélez-la sur l’ordinateur qui l’a distribuée.</translation>
    </message>
    <message>
        <source>it is not plain text</source>
        <translation>ce n’est pas du texte simple</translation>
    </message>
    <message>
        <source>it is something else than the key of a session</source>
        <translation>c’est autre chose que la clé d’une séance</translation>
    </message>
    <message>
        <source>it was made by a newer program</source>
        <translation>il vient d’un programme plus récent</translation>
    </message>
    <message>
        <source>it is not what must stand there</source>
        <translation>ce n’est pas ce qui doit s’y trouver</translation>
    </message>
    <message>
        <source>it is not “KEY phase,session:key”</source>
        <translation>ce n’est pas «&#xa0;KEY phase,séance:clé&#xa0;»</translation>
    </message>
    <message>
        <source>the key of an open number of sessions comes with all others</source>
        <translation>la clé d’un nombre ouvert de séances vient avec toutes les autres</translation>
    </message>
    <message>
        <source>it is cut off after {count} of {size} bytes</source>
        <translation>il s’arrête après {count} octets sur {size}</translation>
    </message>
    <message>
        <source>its number is above {last}</source>
        <translation>son numéro dépasse {last}</translation>
    </message>
    <message>
        <source>Longer than any value.</source>
        <translation>Plus long que toute valeur.</translation>
    </message>
    <message>
        <source>“{text}” names no sessions: write 1:1-3 for sessions 1 to 3 of phase 1, 2:all for phase 2, or all.</source>
        <translation>«&#xa0;{text}&#xa0;» ne désigne aucune séance&#xa0;: écrivez 1:1-3 pour les séances 1 à 3 de la phase 1, 2:all pour la phase 2, ou all.</translation>
    </message>
    <message>
        <source>This computer has not seen this tournament before. What was done with it stands in the log in its folder, and counts here too.</source>
        <translation>Cet ordinateur n’avait pas encore vu ce tournoi. Ce qui a été fait se trouve dans le journal de son dossier, et compte ici aussi.</translation>
    </message>
    <message>
        <source>Something of the tournament’s log is damaged or missing. Ask what was done on other computers before you deal or reveal.</source>
        <translation>Une partie du journal du tournoi est abîmée ou manque. Demandez ce qui a été fait sur d’autres ordinateurs avant de distribuer ou de révéler.</translation>
    </message>
    <message>
        <source>Two computers went on with this tournament, each without what the other did. Compare what they dealt, and record a deviation that says how it came about: it joins the two.</source>
        <translation>Deux ordinateurs ont continué ce tournoi, chacun sans ce que faisait l’autre. Comparez ce qu’ils ont distribué, et notez un écart qui dit comment c’est arrivé&#xa0;: il réunit les deux.</translation>
    </message>
    <message>
        <source>This box was not packed by this program. Open it into a single file instead.</source>
        <translation>Ce coffret n’a pas été préparé par ce programme. Ouvrez-le plutôt dans un seul fichier.</translation>
    </message>
    <message>
        <source>A box can be locked until a moment within the next five years.</source>
        <translation>Un coffret peut être verrouillé jusqu’à un moment situé dans les cinq prochaines années.</translation>
    </message>
    <message>
        <source>the count beside it, “{name}”, is missing or not its own</source>
        <translation>le compte à côté, «&#xa0;{name}&#xa0;», est absent ou n’est pas le sien</translation>
    </message>
    <message>
        <source>{session} has boards {boards}, and no board {number}.</source>
        <translation>{session} a les donnes {boards}, et pas de donne {number}.</translation>
    </message>
    <message>
        <source>write numbers of boards, such as 5 or 5,7</source>
        <translation>écrivez des numéros de donnes, par exemple 5 ou 5,7</translation>
    </message>
    <message>
        <source>single boards are those of one reserve set: name one session</source>
        <translation>des donnes isolées sont celles d’une seule série de réserve&#xa0;: indiquez une séance</translation>
    </message>
    <message>
        <source>word {place} is another than on the sheet</source>
        <translation>le mot {place} n’est pas celui de la feuille</translation>
    </message>
    <message>
        <source>Set {code} is {state}: it can be sent when it is marked as finished.</source>
        <translation>La série {code} n’est pas prête (état&#xa0;: {state})&#xa0;: elle pourra être envoyée une fois marquée comme terminée.</translation>
    </message>
    <message>
        <source>The boards of this set are only in a locked box. Open it at its time.</source>
        <translation>Les donnes de cette série ne sont que dans un coffret verrouillé. Ouvrez-le le moment venu.</translation>
    </message>
    <message>
        <source>more than {count} files</source>
        <translation>plus de {count} fichiers</translation>
    </message>
    <message>
        <source>its folder is another user&apos;s</source>
        <translation>son dossier est à un autre utilisateur</translation>
    </message>
    <message>
        <source>The file has no board numbers: they are counted from {first}.</source>
        <translation>Le fichier n’a pas de numéros de donnes&#xa0;: ils sont comptés à partir de {first}.</translation>
    </message>
    <message>
        <source>Boards in {here}: {count}. In {there}: {other_count}.</source>
        <translation>Donnes dans {here}&#xa0;: {count}. Dans {there}&#xa0;: {other_count}.</translation>
    </message>
    <message>
        <source>{numbers} and {last}</source>
        <translation>{numbers} et {last}</translation>
    </message>
    <message>
        <source>all but {numbers}</source>
        <translation>toutes sauf {numbers}</translation>
    </message>
    <message>
        <source>The file says set code {code}, but its boards are those of set {other}.</source>
        <translation>Le fichier indique le code {code}, mais ses donnes sont celles de la série {other}.</translation>
    </message>
    <message>
        <source>The file says set code {code}, as another file did that was seen here before. Not the same in both: {boards}. This computer cannot say which is right.</source>
        <translation>Le fichier indique le code {code}, comme un autre vu ici auparavant. Différentes dans les deux&#xa0;: {boards}. Cet ordinateur ne peut dire lequel est juste.</translation>
    </message>
    <message>
        <source>The file says set code {code}, but none of its boards is of that set.</source>
        <translation>Le fichier indique le code {code}, mais aucune de ses donnes n’est de cette série.</translation>
    </message>
    <message>
        <source>The file says set code {code}. All its boards are of that set, except {boards}.</source>
        <translation>Le fichier indique le code {code}. Toutes ses donnes sont de cette série, sauf {boards}.</translation>
    </message>
    <message>
        <source>Line {number} is not a result such as “3: 4S N 9” or “3: 4S N -1”.</source>
        <translation>La ligne {number} n’est pas un résultat comme «&#xa0;3: 4S N 9&#xa0;» ou «&#xa0;3: 4S N -1&#xa0;».</translation>
    </message>
    <message>
        <source>Play of this set is not over: results are weighed when it is finished.</source>
        <translation>Cette série n’est pas terminée&#xa0;: les résultats sont pesés ensuite.</translation>
    </message>
    <message>
        <source>Give a board of the set, its four hands, and at least one result.</source>
        <translation>Indiquez une donne de la série, ses quatre mains et au moins un résultat.</translation>
    </message>
    <message>
        <source>A spot check asks about {fewest} boards at least, and {most} at most.</source>
        <translation>Un contrôle par sondage porte sur {fewest} donnes au moins et {most} au plus.</translation>
    </message>
    <message>
        <source>write a seat, a colon and four hands: N:hand hand hand hand</source>
        <translation>écrivez une place, deux-points et quatre mains&#xa0;: N:main main main main</translation>
    </message>
    <message>
        <source>begin each hand with its own seat, N, E, S or W, and a space</source>
        <translation>commencez chaque main par sa propre place, N, E, S ou W, et un espace</translation>
    </message>
    <message>
        <source>{who}: a letter can be a suit or a card; put dots between the suits</source>
        <translation>{who}&#xa0;: une lettre peut être une couleur ou une carte&#xa0;; mettez des points entre les couleurs</translation>
    </message>
    <message>
        <source>{who}: this is not a hand of 13 different cards</source>
        <translation>{who}&#xa0;: ce n’est pas une main de 13 cartes différentes</translation>
    </message>
    <message>
        <source>no hand of 13 cards is there</source>
        <translation>il n’y a aucune main de 13 cartes</translation>
    </message>
    <message>
        <source>a card is in two of the hands</source>
        <translation>une carte est dans deux mains</translation>
    </message>
</context>
<context>
    <name>recovery</name>
    <message>
        <source>The delivery of set {code} was cut off in its last step. All its files are whole, and it counts as dealt now: {names}.</source>
        <translation>La livraison de la série {code} a été interrompue à la dernière étape. Tous ses fichiers sont complets, et elle compte désormais comme distribuée&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The delivery of set {code} was cut off before it was whole. It counts as failed, and its files were taken back: {names}. Do not play copies of them.</source>
        <translation>La livraison de la série {code} a été interrompue avant d’être complète. Elle compte comme échouée, et ses fichiers ont été retirés&#xa0;: {names}. N’en jouez pas de copies.</translation>
    </message>
    <message>
        <source>A delivery was cut off, and files under its names were changed since. They were left alone: {names}.</source>
        <translation>Une livraison a été interrompue, et des fichiers portant ses noms ont changé depuis. Ils ont été laissés tels quels&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Hidden files in “{folder}” were left alone, as another user, computer or data folder made them: {names}.</source>
        <translation>Des fichiers cachés de «&#xa0;{folder}&#xa0;» ont été laissés tels quels, car un autre utilisateur, ordinateur ou dossier de données les a créés&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The delivery of {names} was cut off in its last step, and the journal does not know these boards. They were left alone. Do not play them unless you know where they come from.</source>
        <translation>La livraison de {names} a été interrompue à la dernière étape, et le registre ne connaît pas ces donnes. Elles ont été laissées telles quelles. Ne les jouez que si vous savez d’où elles viennent.</translation>
    </message>
    <message>
        <source>An earlier publishing of this plan was cut off. Its keys bind nothing, and its files were removed: {names}. Destroy copies of them.</source>
        <translation>Une publication précédente de ce plan a été interrompue. Ses clés ne fixent rien, et ses fichiers ont été supprimés&#xa0;: {names}. Détruisez-en les copies.</translation>
    </message>
    <message>
        <source>Hidden files of it were removed: {names}.</source>
        <translation>Ses fichiers cachés ont été supprimés&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation>{names} et {count} autres</translation>
    </message>
    <message>
        <source>The delivery of {names} into “{folder}” was cut off before any file was in place. The set counts as failed.</source>
        <translation>La livraison de {names} dans «&#xa0;{folder}&#xa0;» a été interrompue avant qu’un fichier soit en place. La série compte comme échouée.</translation>
    </message>
    <message>
        <source>The disk of “{folder}” keeps no rights: everyone who can use it can read the boards there.</source>
        <translation>Le disque de «&#xa0;{folder}&#xa0;» ne connaît pas de droits&#xa0;: quiconque peut l’utiliser peut y lire les donnes.</translation>
    </message>
    <message>
        <source>Hidden files in “{folder}” may hold boards, and could not be removed: {names}. The next dealing tries again.</source>
        <translation>Des fichiers cachés de «&#xa0;{folder}&#xa0;» peuvent contenir des donnes et n’ont pas pu être supprimés&#xa0;: {names}. La prochaine distribution essaiera de nouveau.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Identification</source>
        <translation>Identification</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Fichiers pour</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formats</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Dossier des fichiers</translation>
    </message>
    <message>
        <source>Folder for used sets</source>
        <translation>Dossier des séries jouées</translation>
    </message>
    <message>
        <source>Exactly as Big Deal</source>
        <translation>Exactement comme Big Deal</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>The last preset</source>
        <translation>Le dernier modèle</translation>
    </message>
    <message>
        <source>Print options</source>
        <translation>Options d’impression</translation>
    </message>
    <message>
        <source>Recent tournaments</source>
        <translation>Tournois récents</translation>
    </message>
    <message>
        <source>First start</source>
        <translation>Premier démarrage</translation>
    </message>
    <message>
        <source>Language and appearance</source>
        <translation>Langue et apparence</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Your club</source>
        <translation>Votre club</translation>
    </message>
    <message>
        <source>&amp;Identification</source>
        <translation>&amp;Identification</translation>
    </message>
    <message>
        <source>Your club and place. It is mixed into every deal, so that two clubs never deal the same boards, even from the same seed. It is no password.</source>
        <translation>Votre club et son lieu. Elle est mêlée à chaque donne&#xa0;: ainsi, deux clubs ne distribuent jamais les mêmes donnes, même à partir de la même graine. Ce n’est pas un mot de passe.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Ticked when the program starts.</source>
        <translation>Cochés au démarrage du programme.</translation>
    </message>
    <message>
        <source>&amp;New sets go to</source>
        <translation>&amp;Nouvelles séries dans</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>C&amp;hoisir…</translation>
    </message>
    <message>
        <source>&amp;Used sets go to</source>
        <translation>Séries &amp;jouées dans</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>Ch&amp;oisir…</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>Contents of the files</source>
        <translation>Contenu des fichiers</translation>
    </message>
    <message>
        <source>&amp;Standard</source>
        <translation>Stan&amp;dard</translation>
    </message>
    <message>
        <source>E&amp;xactly as Big Deal</source>
        <translation>&amp;Exactement comme Big Deal</translation>
    </message>
    <message>
        <source>What machines and programs expect, with the known slips of older files put right.</source>
        <translation>Ce qu’attendent machines et programmes, avec les erreurs connues des anciens fichiers corrigées.</translation>
    </message>
    <message>
        <source>Byte for byte as Big Deal 2.0, but for the name of the program. For old procedures.</source>
        <translation>Octet pour octet comme Big Deal 2.0, sauf le nom du programme. Pour d’anciennes procédures.</translation>
    </message>
    <message>
        <source>&amp;Your typing and the computer</source>
        <translation>&amp;Votre frappe et l’ordinateur</translation>
    </message>
    <message>
        <source>The &amp;computer alone</source>
        <translation>L’ordinateur se&amp;ul</translation>
    </message>
    <message>
        <source>You type or move the mouse until the meter is full. Both are mixed: one good source is enough. Choose this if you can.</source>
        <translation>Vous tapez ou bougez la souris jusqu’à ce que la jauge soit pleine. Les deux sont mêlés&#xa0;: une bonne source suffit. Choisissez ceci si vous le pouvez.</translation>
    </message>
    <message>
        <source>For those who can neither type nor move a mouse. The boards are as random as this computer is sound; you add nothing of your own, and the record of the set says so.</source>
        <translation>Pour qui ne peut ni taper ni bouger une souris. Les donnes valent ce que vaut cet ordinateur&#xa0;; vous n’y ajoutez rien, et le registre le dit pour cette série.</translation>
    </message>
    <message>
        <source>Pr&amp;esets</source>
        <translation>&amp;Modèles</translation>
    </message>
    <message>
        <source>Names of the files</source>
        <translation>Noms des fichiers</translation>
    </message>
    <message>
        <source>Day and event</source>
        <translation>Jour et épreuve</translation>
    </message>
    <message>
        <source>Day, event and set code</source>
        <translation>Jour, épreuve et code de série</translation>
    </message>
    <message>
        <source>Finished files stay</source>
        <translation>Les fichiers terminés restent</translation>
    </message>
    <message>
        <source>The last session</source>
        <translation>La dernière séance</translation>
    </message>
    <message>
        <source>Names of the &amp;files</source>
        <translation>No&amp;ms des fichiers</translation>
    </message>
</context>
<context>
    <name>sheets</name>
    <message>
        <source>Any {needed} of the {count} lists of words open the file; one alone is useless.</source>
        <translation>{needed} des {count} listes de mots, n’importe lesquelles, ouvrent le fichier&#xa0;; une seule ne sert à rien.</translation>
    </message>
    <message>
        <source>To open it: “bigdeal tournament” asks for the words of each sheet. Without this program: a tool for SLIP-39 turns the lists into a master secret in hexadecimal (no passphrase); this is the passphrase for “age -d”.</source>
        <translation>Pour l’ouvrir&#xa0;: «&#xa0;bigdeal tournament&#xa0;» demande les mots de chaque feuille. Sans ce programme&#xa0;: un outil pour SLIP-39 change les listes en un secret maître en hexadécimal (sans phrase secrète)&#xa0;; c’est la phrase secrète pour «&#xa0;age -d&#xa0;».</translation>
    </message>
    <message>
        <source>Keep this sheet apart from the others, in a closed envelope. Do not copy, photograph or mail it. If too few sheets are left, nobody can open the file, and the boards cannot be dealt.</source>
        <translation>Gardez cette feuille à part des autres, dans une enveloppe fermée. Ne la copiez pas, ne la photographiez pas, ne l’envoyez pas. S’il reste trop peu de feuilles, personne ne peut ouvrir le fichier, et les donnes ne peuvent pas être distribuées.</translation>
    </message>
    <message>
        <source>SECRET: share {number} of {count}</source>
        <translation>SECRET&#xa0;: part {number} sur {count}</translation>
    </message>
    <message>
        <source>SECRET: the passphrase of a tournament</source>
        <translation>SECRET&#xa0;: la phrase secrète d’un tournoi</translation>
    </message>
    <message>
        <source>Tournament: {name}</source>
        <translation>Tournoi&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Opens: {file}</source>
        <translation>Ouvre&#xa0;: {file}</translation>
    </message>
    <message>
        <source>Type it as it stands, with the dashes and in small letters.</source>
        <translation>Tapez-la telle qu’elle est écrite, avec les traits d’union et en minuscules.</translation>
    </message>
    <message>
        <source>Whoever has this sheet and the file can compute every board.</source>
        <translation>Qui a cette feuille et le fichier peut calculer toutes les donnes.</translation>
    </message>
    <message>
        <source>Without it nobody can open the file, and the boards cannot be dealt.</source>
        <translation>Sans elle, personne ne peut ouvrir le fichier, et les donnes ne peuvent pas être distribuées.</translation>
    </message>
    <message>
        <source>Print it twice, keep the sheets in two safe places, and delete this file.</source>
        <translation>Imprimez-la deux fois, gardez les feuilles en deux lieux sûrs, et supprimez ce fichier.</translation>
    </message>
    <message>
        <source>Set number: {number}</source>
        <translation>Numéro de lot&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Held by: {holder}</source>
        <translation>Remise à&#xa0;: {holder}</translation>
    </message>
    <message>
        <source>What decides the deals</source>
        <translation>Ce qui décide des donnes</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>Le jour</translation>
    </message>
    <message>
        <source>Who keeps the keys</source>
        <translation>Qui garde les clés</translation>
    </message>
    <message>
        <source>How to check</source>
        <translation>Comment vérifier</translation>
    </message>
    <message>
        <source>Hash of the keys</source>
        <translation>Empreinte des clés</translation>
    </message>
    <message>
        <source>SHA-256 of the page verify.html</source>
        <translation>SHA-256 de la page verify.html</translation>
    </message>
    <message>
        <source>And the words of these holders; withheld, their SHA-256 instead</source>
        <translation>Et les mots de ces dépositaires&#xa0;; retenus, leur SHA-256 à leur place</translation>
    </message>
    <message>
        <source>Digest</source>
        <translation>Empreinte</translation>
    </message>
    <message>
        <source>The same in words</source>
        <translation>La même en mots</translation>
    </message>
    <message>
        <source>Published before the outside value is known</source>
        <translation>Publié avant que la valeur extérieure soit connue</translation>
    </message>
    <message>
        <source>Photograph this sheet, or keep the bulletin. After the last board the organiser publishes a pack. The program bigdeal-gui, its command “bigdeal verify”, or the page verify.html from the program&apos;s releases ask for this digest: the words, the digits or the code. If they agree, plan, promise and keys are those of today ({name}.commit.json), and every board is computed anew.</source>
        <translation>Photographiez cette feuille, ou gardez le bulletin. Après la dernière donne, l’organisateur publie un paquet. Le programme bigdeal-gui, sa commande «&#xa0;bigdeal verify&#xa0;» ou la page verify.html publiée avec le programme demandent cette empreinte&#xa0;: les mots, les chiffres ou le code. S’ils concordent, le plan, la promesse et les clés sont ceux d’aujourd’hui ({name}.commit.json), et chaque donne est recalculée.</translation>
    </message>
    <message>
        <source>The organiser says where.</source>
        <translation>L’organisateur le dit.</translation>
    </message>
    <message>
        <source>The organiser, unsealed.</source>
        <translation>L’organisateur, non scellées.</translation>
    </message>
    <message>
        <source>The organiser, sealed with a passphrase.</source>
        <translation>L’organisateur, scellées par une phrase secrète.</translation>
    </message>
    <message>
        <source>{count} officials, sealed: any {needed} of them together open the keys.</source>
        <translation>{count} responsables, scellées&#xa0;: {needed} d’entre eux ensemble ouvrent les clés.</translation>
    </message>
    <message>
        <source>Sealed for {count} secret key(s), any of which opens them.</source>
        <translation>Scellées pour {count} clé(s) secrète(s)&#xa0;; chacune les ouvre.</translation>
    </message>
    <message>
        <source>Where everybody finds the value from then on</source>
        <translation>Où chacun trouve la valeur à partir de là</translation>
    </message>
    <message>
        <source>SECRET until the outside value is known</source>
        <translation>SECRET jusqu’à ce que la valeur extérieure soit connue</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Vos mots</translation>
    </message>
    <message>
        <source>As one line</source>
        <translation>En une ligne</translation>
    </message>
    <message>
        <source>What they are for</source>
        <translation>À quoi ils servent</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Ce qu’il faut faire</translation>
    </message>
    <message>
        <source>Without this program</source>
        <translation>Sans ce programme</translation>
    </message>
    <message>
        <source>For the organiser, before the plan is published</source>
        <translation>Pour l’organisateur, avant que le plan soit publié</translation>
    </message>
    <message>
        <source>SHA-256 of the words</source>
        <translation>SHA-256 des mots</translation>
    </message>
    <message>
        <source>Nothing on this page is secret. The organiser enters the name and this SHA-256 where the source of the outside value is chosen. Later see to it that the published promise names you with it.</source>
        <translation>Rien n’est secret sur cette page. L’organisateur inscrit le nom et ce SHA-256 là où l’on choisit la source de la valeur extérieure. Vérifiez ensuite que la promesse publiée vous nomme avec lui.</translation>
    </message>
    <message>
        <source>They go into every deal of the tournament, beside the secret keys and the outside value. As long as you alone know them, nobody can foresee a board, the organiser included.</source>
        <translation>Ils entrent dans chaque donne du tournoi, à côté des clés secrètes et de la valeur extérieure. Tant que vous seul les connaissez, personne ne peut prévoir une donne, pas même l’organisateur.</translation>
    </message>
    <message>
        <source>Show them to nobody, and do not mail or photograph them. Give the organiser the other page. When the outside value is known, and not before, hand the words over for the boards to be dealt, best all holders at the same moment. Play does not wait for you: without your words their SHA-256 takes their place, and every check says that they were withheld.</source>
        <translation>Ne les montrez à personne, ne les envoyez pas, ne les photographiez pas. Donnez l’autre page à l’organisateur. Quand la valeur extérieure est connue, et pas avant, remettez les mots pour que les donnes soient distribuées, de préférence tous les dépositaires au même moment. Le jeu ne vous attend pas&#xa0;: sans vos mots leur SHA-256 prend leur place, et toute vérification dit qu’ils ont été retenus.</translation>
    </message>
    <message>
        <source>The SHA-256 is that of the one line above: small letters with hyphens between, without a line end.</source>
        <translation>Le SHA-256 est celui de la ligne ci-dessus&#xa0;: petites lettres, traits d’union entre les mots, sans fin de ligne.</translation>
    </message>
    <message>
        <source>Holder: {name}</source>
        <translation>Dépositaire&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message>
        <source>your typing and the computer</source>
        <translation>votre frappe et l’ordinateur</translation>
    </message>
    <message>
        <source>your typing alone</source>
        <translation>votre frappe seule</translation>
    </message>
    <message>
        <source>the computer alone</source>
        <translation>l’ordinateur seul</translation>
    </message>
    <message>
        <source>a seed that was given</source>
        <translation>une graine donnée</translation>
    </message>
    <message>
        <source>the tournament’s keys</source>
        <translation>les clés du tournoi</translation>
    </message>
</context>
<context>
    <name>states</name>
    <message>
        <source>certified</source>
        <translation>certifiée</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>archivée</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>déplacée</translation>
    </message>
    <message>
        <source>being moved</source>
        <translation>en cours de déplacement</translation>
    </message>
    <message>
        <source>no longer being moved</source>
        <translation>plus en cours de déplacement</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>“{file}” holds no board.</source>
        <translation>«&#xa0;{file}&#xa0;» ne contient aucune donne.</translation>
    </message>
    <message>
        <source>“{file}”, boards {numbers}: of no session whose key is here, so nothing is said of them.</source>
        <translation>«&#xa0;{file}&#xa0;», donnes {numbers}&#xa0;: d’aucune séance dont la clé est là, donc rien n’en est dit.</translation>
    </message>
    <message>
        <source>“{file}” bears the name of {named}; its boards are those of {session}.</source>
        <translation>«&#xa0;{file}&#xa0;» porte le nom de {named}&#xa0;; ses donnes sont celles de {session}.</translation>
    </message>
    <message>
        <source>{session}, boards {numbers}: from this session’s key and the outside value (“{file}”).</source>
        <translation>{session}, donnes {numbers}&#xa0;: de la clé de cette séance et de la valeur extérieure («&#xa0;{file}&#xa0;»).</translation>
    </message>
    <message>
        <source>“{file}”, board {number}: {reason}.</source>
        <translation>«&#xa0;{file}&#xa0;», donne {number}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Boards that are wrong there: {numbers}.</source>
        <translation>Donnes fausses&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>“{file}” has no board numbers, and the boards of {session} stand in another order.</source>
        <translation>«&#xa0;{file}&#xa0;» n’a pas de numéros de donne, et les donnes de {session} sont dans un autre ordre.</translation>
    </message>
    <message>
        <source>{session}, boards {numbers}: from the reserve set (“{file}”).</source>
        <translation>{session}, donnes {numbers}&#xa0;: de la série de réserve («&#xa0;{file}&#xa0;»).</translation>
    </message>
    <message>
        <source>The organiser’s reason: “{reason}”.</source>
        <translation>Raison donnée par l’organisateur&#xa0;: «&#xa0;{reason}&#xa0;».</translation>
    </message>
    <message>
        <source>{session}, boards {numbers}: the key of this session was revealed on {day}. From then on anybody could compute its reserve set, and the record does not say that it was used before (“{file}”).</source>
        <translation>{session}, donnes {numbers}&#xa0;: la clé de cette séance a été révélée le {day}. Dès lors chacun pouvait calculer sa série de réserve, et le relevé ne dit pas qu’elle a servi avant («&#xa0;{file}&#xa0;»).</translation>
    </message>
    <message>
        <source>Every session of the plan is here, with every board.</source>
        <translation>Toutes les séances du plan sont là, avec toutes les donnes.</translation>
    </message>
    <message>
        <source>“{phase}”: how many sessions there are was left open. Found: {count}.</source>
        <translation>«&#xa0;{phase}&#xa0;»&#xa0;: le nombre de séances était laissé ouvert. Trouvées&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>“{phase}”: which boards its sessions have was left open.</source>
        <translation>«&#xa0;{phase}&#xa0;»&#xa0;: les donnes de ses séances étaient laissées ouvertes.</translation>
    </message>
    <message>
        <source>{session}: no board of it is here.</source>
        <translation>{session}&#xa0;: aucune de ses donnes n’est là.</translation>
    </message>
    <message>
        <source>{session}: which boards it has was left open. Found: {numbers}.</source>
        <translation>{session}&#xa0;: ses donnes étaient laissées ouvertes. Trouvées&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>{session}: boards {numbers} are not here.</source>
        <translation>{session}&#xa0;: les donnes {numbers} ne sont pas là.</translation>
    </message>
    <message>
        <source>“{file}” cannot be used: {reason} Get it again.</source>
        <translation>«&#xa0;{file}&#xa0;» est inutilisable&#xa0;: {reason} Procurez-vous-le à nouveau.</translation>
    </message>
    <message>
        <source>“{file}” was not looked into: unpack it, and give what it holds.</source>
        <translation>Le contenu de «&#xa0;{file}&#xa0;» n’a pas été regardé&#xa0;: décompressez-le, et donnez ce qu’il contient.</translation>
    </message>
    <message>
        <source>The organiser tells of a deviation from the plan: “{what}”.</source>
        <translation>L’organisateur signale un écart par rapport au plan&#xa0;: «&#xa0;{what}&#xa0;».</translation>
    </message>
    <message>
        <source>“{file}” is in the list of checksums and not among the files.</source>
        <translation>«&#xa0;{file}&#xa0;» est dans la liste des sommes de contrôle et pas parmi les fichiers.</translation>
    </message>
    <message>
        <source>Every file is the one that was packed, as the list of checksums tells.</source>
        <translation>Chaque fichier est celui du paquet, d’après la liste des sommes de contrôle.</translation>
    </message>
    <message>
        <source>This is a tournament for practice: it was made to try things out.</source>
        <translation>C’est un tournoi d’essai&#xa0;: il a été fait pour s’exercer.</translation>
    </message>
    <message>
        <source>This plan is not published yet: no keys are bound to it.</source>
        <translation>Ce plan n’est pas encore publié&#xa0;: aucune clé n’est fixée.</translation>
    </message>
    <message>
        <source>The keys are not here, or still sealed: they come after play.</source>
        <translation>Les clés ne sont pas là, ou encore scellées&#xa0;: elles viennent après le jeu.</translation>
    </message>
    <message>
        <source>The keys of all sessions are here, and their hash is not the one that the plan tells (KH).</source>
        <translation>Les clés de toutes les séances sont là, et leur empreinte n’est pas celle que donne le plan (KH).</translation>
    </message>
    <message>
        <source>The keys are the ones that were bound before.</source>
        <translation>Les clés sont celles qui avaient été fixées.</translation>
    </message>
    <message>
        <source>“{file}” holds the key of one session, and the commitment that binds it is not here: add the file that ends in .commit.json.</source>
        <translation>«&#xa0;{file}&#xa0;» contient la clé d’une séance, et l’engagement qui la fixe n’est pas là&#xa0;: ajoutez le fichier qui finit par .commit.json.</translation>
    </message>
    <message>
        <source>{session}: its key is the one that was bound for this session, number {number} of {count}, while the others stay secret (“{file}”).</source>
        <translation>{session}&#xa0;: sa clé est celle qui avait été fixée pour cette séance, numéro {number} sur {count}, tandis que les autres restent secrètes («&#xa0;{file}&#xa0;»).</translation>
    </message>
    <message>
        <source>“{file}”: a key by itself cannot be proved here: the commitment, of version 1, binds all keys together.</source>
        <translation>«&#xa0;{file}&#xa0;»&#xa0;: une clé seule ne peut pas être prouvée ici&#xa0;: l’engagement, de version 1, fixe toutes les clés ensemble.</translation>
    </message>
    <message>
        <source>“{file}”: the plan has no key of its own for phase {phase}, session {session}.</source>
        <translation>«&#xa0;{file}&#xa0;»&#xa0;: le plan n’a pas de clé propre pour la phase {phase}, séance {session}.</translation>
    </message>
    <message>
        <source>“{file}”: its root of the keys is not the one that was bound.</source>
        <translation>«&#xa0;{file}&#xa0;»&#xa0;: sa racine des clés n’est pas celle qui avait été fixée.</translation>
    </message>
    <message>
        <source>“{file}”: its key is number {found} of {found_count}; that of phase {phase}, session {session}, is number {number} of {count}.</source>
        <translation>«&#xa0;{file}&#xa0;»&#xa0;: sa clé est la numéro {found} sur {found_count}&#xa0;; celle de la phase {phase}, séance {session}, est la numéro {number} sur {count}.</translation>
    </message>
    <message>
        <source>“{file}”: this is not the key that was bound for phase {phase}, session {session}.</source>
        <translation>«&#xa0;{file}&#xa0;»&#xa0;: ce n’est pas la clé qui avait été fixée pour la phase {phase}, séance {session}.</translation>
    </message>
    <message>
        <source>{sessions}: the key is made of very few different letters, so it can be guessed.</source>
        <translation>{sessions}&#xa0;: la clé n’a que très peu de lettres différentes, on peut donc la deviner.</translation>
    </message>
    <message>
        <source>{sessions}: these have one key, so they have the same boards.</source>
        <translation>{sessions}&#xa0;: ces séances ont une seule clé, donc les mêmes donnes.</translation>
    </message>
    <message>
        <source>This is about {sessions} alone. The keys of the other sessions are still secret: nothing is proved of those before they are revealed.</source>
        <translation>Il s’agit seulement de {sessions}. Les clés des autres séances sont encore secrètes&#xa0;: rien n’en est prouvé avant qu’elles soient révélées.</translation>
    </message>
    <message>
        <source>No boards are here: add their files, such as .pbn.</source>
        <translation>Il n’y a pas de donnes&#xa0;: ajoutez leurs fichiers, par exemple .pbn.</translation>
    </message>
    <message>
        <source>Plan and promise are, word for word, those that the commitment bound.</source>
        <translation>Plan et promesse sont mot pour mot ceux de l’engagement.</translation>
    </message>
    <message>
        <source>There is no commitment: only the keys were bound, and not names, sessions, boards and source.</source>
        <translation>Il n’y a pas d’engagement&#xa0;: seules les clés étaient fixées, et non les noms, séances, donnes et source.</translation>
    </message>
    <message>
        <source>The digest is the one you gave.</source>
        <translation>L’empreinte est celle que vous avez donnée.</translation>
    </message>
    <message>
        <source>The digest you gave cannot be compared: the commitment is not here, or cannot be used. Add the file that ends in .commit.json.</source>
        <translation>L’empreinte que vous avez donnée ne peut pas être comparée&#xa0;: l’engagement n’est pas là, ou ne peut pas servir. Ajoutez le fichier qui finit par .commit.json.</translation>
    </message>
    <message>
        <source>What you gave is the hash of the keys. It binds the keys alone, and not names, sessions, boards and source, as the digest does.</source>
        <translation>Ce que vous avez donné est l’empreinte des clés. Elle ne fixe que les clés, et non les noms, séances, donnes et source, comme le fait l’empreinte de la promesse.</translation>
    </message>
    <message>
        <source>The digest you gave is not the one of this promise: {where}</source>
        <translation>L’empreinte que vous avez donnée n’est pas celle de cette promesse&#xa0;: {where}</translation>
    </message>
    <message>
        <source>You saw it, or kept it, before {moment}, as you say.</source>
        <translation>Vous l’avez vue ou gardée avant {moment}, dites-vous.</translation>
    </message>
    <message>
        <source>Say whether you saw this digest, or had this plan, before {moment}.</source>
        <translation>Dites si vous avez vu cette empreinte, ou si vous aviez ce plan, avant {moment}.</translation>
    </message>
    <message>
        <source>Give all of it, and say whether you saw it before {moment}.</source>
        <translation>Donnez-la en entier, et dites si vous l’avez vue avant {moment}.</translation>
    </message>
    <message>
        <source>Give the digest as you saw it where it was published, or a plan that you kept, and say whether that was before {moment}.</source>
        <translation>Donnez l’empreinte telle que vous l’avez vue là où elle était publiée, ou un plan que vous avez gardé, et dites si c’était avant {moment}.</translation>
    </message>
    <message>
        <source>the day of the value</source>
        <translation>le jour de la valeur</translation>
    </message>
    <message>
        <source>The organiser published another promise before, and it is not here: it may have been of this same event. Ask for it. Its digest: {digest}.</source>
        <translation>L’organisateur a publié une autre promesse avant celle-ci, et elle n’est pas là&#xa0;: elle a pu être de la même épreuve. Demandez-la. Son empreinte&#xa0;: {digest}.</translation>
    </message>
    <message>
        <source>Every promise before this one in its chain is here, each of another event: {names}.</source>
        <translation>Toutes les promesses qui précèdent celle-ci dans sa chaîne sont là, chacune d’une autre épreuve&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>You know of no earlier promise of this organiser for this event, as you say.</source>
        <translation>Vous ne connaissez pas de promesse antérieure de cet organisateur pour cette épreuve, dites-vous.</translation>
    </message>
    <message>
        <source>That no other promise came before is the organiser’s word alone. Say whether you know of an earlier promise for this event.</source>
        <translation>Qu’aucune autre promesse n’ait précédé n’est que la parole de l’organisateur. Dites si vous connaissez une promesse antérieure pour cette épreuve.</translation>
    </message>
    <message>
        <source>“{file}”, among the files, is a plan with the same keys, but other lines: {lines}.</source>
        <translation>«&#xa0;{file}&#xa0;», parmi les fichiers, est un plan avec les mêmes clés, mais d’autres lignes&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>“{file}”, among the files, is another plan of this event. Lines that differ: {lines}. Ask which one counted.</source>
        <translation>«&#xa0;{file}&#xa0;», parmi les fichiers, est un autre plan de cette épreuve. Lignes différentes&#xa0;: {lines}. Demandez lequel comptait.</translation>
    </message>
    <message>
        <source>The organiser tells: “{where}”, since {day}.</source>
        <translation>L’organisateur indique&#xa0;: «&#xa0;{where}&#xa0;», depuis le {day}.</translation>
    </message>
    <message>
        <source>What you gave cannot be read as the digest of this promise: {where}</source>
        <translation>Ce que vous avez donné ne peut pas se lire comme l’empreinte de cette promesse&#xa0;: {where}</translation>
    </message>
    <message>
        <source>The organiser tells of a publication on {since}, not before the promised day, {day}.</source>
        <translation>L’organisateur indique une publication le {since}, et non avant le jour promis, {day}.</translation>
    </message>
    <message>
        <source>An earlier promise of this same event is here (“{file}”): who makes several can choose.</source>
        <translation>Une promesse antérieure de la même épreuve est là («&#xa0;{file}&#xa0;»)&#xa0;: qui en fait plusieurs peut choisir.</translation>
    </message>
    <message>
        <source>The plan you kept, “{file}”, agrees line by line.</source>
        <translation>Le plan que vous avez gardé, «&#xa0;{file}&#xa0;», concorde ligne par ligne.</translation>
    </message>
    <message>
        <source>The plan you kept, “{file}”, has the same keys, but other lines: {lines}.</source>
        <translation>Le plan que vous avez gardé, «&#xa0;{file}&#xa0;», a les mêmes clés, mais d’autres lignes&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>The plan you kept, “{file}”, is a draft without keys. Lines that differ: {lines}.</source>
        <translation>Le plan que vous avez gardé, «&#xa0;{file}&#xa0;», est un brouillon sans clés. Lignes différentes&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>The plan you kept, “{file}”, has other keys. Lines that differ: {lines}. Ask which one counted.</source>
        <translation>Le plan que vous avez gardé, «&#xa0;{file}&#xa0;», a d’autres clés. Lignes différentes&#xa0;: {lines}. Demandez lequel comptait.</translation>
    </message>
    <message>
        <source>The outside value is not in this plan yet: its day is still to come.</source>
        <translation>La valeur extérieure n’est pas encore dans ce plan&#xa0;: son jour est à venir.</translation>
    </message>
    <message>
        <source>The value you gave is “{given}”; the value in the plan is “{value}”.</source>
        <translation>Vous avez donné la valeur «&#xa0;{given}&#xa0;»&#xa0;; dans le plan il y a «&#xa0;{value}&#xa0;».</translation>
    </message>
    <message>
        <source>The outside value is the one you gave.</source>
        <translation>La valeur extérieure est celle que vous avez donnée.</translation>
    </message>
    <message>
        <source>The value was entered on {entered}. The promised round {number} appeared on {when}, later.</source>
        <translation>La valeur a été saisie le {entered}. Le tirage {number} promis n’est paru qu’ensuite, le {when}.</translation>
    </message>
    <message>
        <source>The promise does not fix how the value is written: other spellings give other boards.</source>
        <translation>La promesse ne fixe pas l’écriture de la valeur&#xa0;: d’autres écritures donnent d’autres donnes.</translation>
    </message>
    <message>
        <source>“{value}” is not written as promised: the digits alone, with the promised decimals.</source>
        <translation>«&#xa0;{value}&#xa0;» n’est pas écrit comme promis&#xa0;: les chiffres seuls, avec les décimales promises.</translation>
    </message>
    <message>
        <source>The value was entered on {entered}, before the promised day, {day}.</source>
        <translation>La valeur a été saisie le {entered}, avant le jour promis, {day}.</translation>
    </message>
    <message>
        <source>The value you gave, “{given}”, cannot be read as the promised one: {source}.</source>
        <translation>La valeur que vous avez donnée, «&#xa0;{given}&#xa0;», ne peut pas se lire comme celle qui était promise&#xa0;: {source}.</translation>
    </message>
    <message>
        <source>Look the value up, and give it as you found it. Promised was: {source}.</source>
        <translation>Cherchez la valeur, et donnez-la comme vous l’avez trouvée. Promesse&#xa0;: {source}.</translation>
    </message>
    <message>
        <source>The value was taken as published, not as promised. The organiser’s reason: “{reason}”.</source>
        <translation>La valeur a été prise telle que publiée, et non comme promis. Raison donnée par l’organisateur&#xa0;: «&#xa0;{reason}&#xa0;».</translation>
    </message>
    <message>
        <source>The value is the randomness of round {number}, which appeared on {when}: the network’s signature is genuine.</source>
        <translation>La valeur est le nombre aléatoire du tirage drand {number}, paru le {when}&#xa0;: la signature du réseau est authentique.</translation>
    </message>
    <message>
        <source>The value is not that of the promised round {number}. It counts only if the network had ended before {when}.</source>
        <translation>La valeur n’est pas celle du tirage {number} promis. Elle ne compte que si le réseau s’était arrêté avant {when}.</translation>
    </message>
    <message>
        <source>Look up whether the network had ended before {when}, and whether {value} was published. Promised for that case was: {source}.</source>
        <translation>Vérifiez si le réseau s’était arrêté avant {when}, et si {value} a bien été publié. Promesse pour ce cas&#xa0;: {source}.</translation>
    </message>
    <message>
        <source>Look up at {address} whether the randomness of round {number} is {value}.</source>
        <translation>Vérifiez à l’adresse {address} si le nombre aléatoire du tour {number} est {value}.</translation>
    </message>
    <message>
        <source>The file of round {number} (.round.json) is not here. Look up at {address} whether its randomness is {value}; or add the file, and it is checked here.</source>
        <translation>Le fichier du tirage drand {number} (.round.json) n’est pas ici. Vérifiez à l’adresse {address} si son nombre aléatoire (randomness) est {value}&#xa0;; ou ajoutez le fichier, il sera vérifié ici.</translation>
    </message>
    <message>
        <source>“{file}” is of round {found}; round {promised} was promised.</source>
        <translation>«&#xa0;{file}&#xa0;» est du tirage {found}&#xa0;; le tirage {promised} était promis.</translation>
    </message>
    <message>
        <source>“{file}” is not what the network signed: {reason}.</source>
        <translation>«&#xa0;{file}&#xa0;» n’est pas ce que le réseau a signé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>“{file}” is the promised round, and the value is not its randomness.</source>
        <translation>«&#xa0;{file}&#xa0;» est le tirage promis, et la valeur n’est pas son nombre aléatoire.</translation>
    </message>
    <message>
        <source>The value is not made as promised: behind it belong the words, or their SHA-256, of everybody who keeps words: {names}.</source>
        <translation>La valeur n’est pas formée comme promis&#xa0;: à sa suite viennent les mots, ou leur SHA-256, de tous ceux qui gardent des mots&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>What “{name}” kept are not twelve words of the list: they may be guessed.</source>
        <translation>Ce que «&#xa0;{name}&#xa0;» a gardé n’est pas douze mots de la liste&#xa0;: on peut peut-être les deviner.</translation>
    </message>
    <message>
        <source>These have the same words, so they are one holder: {names}.</source>
        <translation>Ceux-ci ont les mêmes mots, ils ne sont donc qu’un dépositaire&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The words of “{name}” are in the value: their SHA-256 is the promised one.</source>
        <translation>Les mots de «&#xa0;{name}&#xa0;» sont dans la valeur&#xa0;: leur SHA-256 est celui qui était promis.</translation>
    </message>
    <message>
        <source>The words of “{name}” were withheld: as promised, their SHA-256 stands in their place. Whoever withheld them, or kept them from being used, could choose between two values.</source>
        <translation>Les mots de «&#xa0;{name}&#xa0;» n’ont pas été donnés&#xa0;: comme promis, leur SHA-256 est à leur place. Qui les a retenus, ou ne s’en est pas servi, pouvait choisir entre deux valeurs.</translation>
    </message>
    <message>
        <source>What stands in the value for “{name}” is neither the words whose SHA-256 was promised, nor that SHA-256.</source>
        <translation>Ce qui est dans la valeur pour «&#xa0;{name}&#xa0;» n’est ni les mots dont le SHA-256 était promis, ni ce SHA-256.</translation>
    </message>
    <message>
        <source>Say which sessions were played. Whoever plans many can show the best ones.</source>
        <translation>Dites quelles séances ont été jouées. Qui en prévoit beaucoup peut montrer les meilleures.</translation>
    </message>
    <message>
        <source>These are asked for: {sessions}.</source>
        <translation>La question porte sur&#xa0;: {sessions}.</translation>
    </message>
    <message>
        <source>{session}: it was planned or dealt, and not played, as you say. Ask why.</source>
        <translation>{session}&#xa0;: prévue ou distribuée, et pas jouée, dites-vous. Demandez pourquoi.</translation>
    </message>
    <message>
        <source>Phase {phase}, session {session}: you played it, and the plan and the files have none.</source>
        <translation>Phase {phase}, séance {session}&#xa0;: vous l’avez jouée, et ni le plan ni les fichiers n’en ont.</translation>
    </message>
    <message>
        <source>You say which sessions were played.</source>
        <translation>Vous dites quelles séances ont été jouées.</translation>
    </message>
    <message>
        <source>These sessions were played, as you say: {sessions}.</source>
        <translation>Ces séances ont été jouées, dites-vous&#xa0;: {sessions}.</translation>
    </message>
    <message>
        <source>The promise announces a log of what was done, and it is not here.</source>
        <translation>La promesse annonce un registre de ce qui a été fait, et il n’est pas ici.</translation>
    </message>
    <message>
        <source>Something of the log of what was done is damaged or missing.</source>
        <translation>Une partie du registre de ce qui a été fait est endommagée ou manque.</translation>
    </message>
    <message>
        <source>The log of what was done is shorter than the text of a pack says.</source>
        <translation>Le registre de ce qui a été fait est plus court que ne le dit le texte d’un paquet.</translation>
    </message>
    <message>
        <source>By the log, two computers went on with this tournament, each without what the other did.</source>
        <translation>D’après le registre, deux ordinateurs ont continué ce tournoi, chacun sans ce que l’autre a fait.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>“{text}”</source>
        <translation>«&#xa0;{text}&#xa0;»</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}&#xa0;: {text}</translation>
    </message>
</context>
</TS>
