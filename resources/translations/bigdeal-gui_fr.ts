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
        <source>Stored on this computer</source>
        <translation>Conservé sur cet ordinateur</translation>
    </message>
    <message>
        <source>Stored beside the program</source>
        <translation>Conservé à côté du programme</translation>
    </message>
    <message>
        <source>Works offline: it connects to nothing and downloads nothing.</source>
        <translation>Fonctionne sans réseau&#xa0;: n’appelle personne et ne télécharge rien.</translation>
    </message>
    <message>
        <source>Qt and PySide6 are included unchanged, as separate libraries. You may replace them with versions you have built yourself; their source code is at code.qt.io. This program comes without any warranty.</source>
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
        <source>Your journal was updated</source>
        <translation>Votre registre a été mis à jour</translation>
    </message>
    <message>
        <source>These are copies, or another program is using them. Remove them yourself.</source>
        <translation>Ce sont des copies, ou un autre programme les utilise&#xa0;: supprimez-les vous-même</translation>
    </message>
    <message>
        <source>Writing the files had been interrupted</source>
        <translation>Une livraison avait été interrompue</translation>
    </message>
</context>
<context>
    <name>BackupSeal</name>
    <message>
        <source>Seal the backup?</source>
        <translation>Sceller la sauvegarde&#xa0;?</translation>
    </message>
    <message>
        <source>Anyone who can read an unsealed backup can recognize deals that were dealt here. Sealed, only the passphrase opens it. If you lose the passphrase, you lose the backup.</source>
        <translation>Qui peut lire une sauvegarde non scellée peut reconnaître des donnes distribuées ici. Scellée, seule la phrase secrète l’ouvre. Si vous la perdez, vous perdez la sauvegarde.</translation>
    </message>
    <message>
        <source>&amp;Seal it</source>
        <translation>&amp;La sceller</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Phrase secrète</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>&amp;Encore une fois</translation>
    </message>
    <message>
        <source>&amp;Leave it unsealed</source>
        <translation>Laisser &amp;non scellée</translation>
    </message>
    <message>
        <source>Type the same passphrase again</source>
        <translation>Tapez encore la même phrase secrète</translation>
    </message>
</context>
<context>
    <name>BoardDoor</name>
    <message>
        <source>{done} of {wanted} compared</source>
        <translation>{done} sur {wanted} comparés</translation>
    </message>
    <message>
        <source>Sets compared</source>
        <translation>Séries comparées</translation>
    </message>
    <message>
        <source>Sets or files read so far</source>
        <translation>Séries ou fichiers lus jusqu’ici</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Arrêter la comparaison</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Ouvrir des résultats</translation>
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
    <message>
        <source>Type numbers and hands of both boards.</source>
        <translation>Tapez les numéros et les mains des deux étuis.</translation>
    </message>
    <message>
        <source>Type the hands of the same seats of both boards.</source>
        <translation>Tapez les mains des mêmes places des deux étuis.</translation>
    </message>
    <message>
        <source>No set could be read here.</source>
        <translation>Aucune série n’a pu être lue ici.</translation>
    </message>
    <message>
        <source>When play is over, results can tell when it happened.</source>
        <translation>Une fois le jeu terminé, les résultats peuvent montrer quand c’est arrivé.</translation>
    </message>
    <message>
        <source>Compared with the sets of the journal</source>
        <translation>Comparé aux séries du registre</translation>
    </message>
    <message>
        <source>Compared with {file}</source>
        <translation>Comparé à {file}</translation>
    </message>
    <message>
        <source>Files compared with: {count}</source>
        <translation>Fichiers de comparaison&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Sections: {names}. Delete the lines of those that had boards of their own.</source>
        <translation>Sections&#xa0;: {names}. Supprimez les lignes de celles qui avaient leurs propres étuis.</translation>
    </message>
    <message>
        <source>Put the round in place of each question mark.</source>
        <translation>Mettez le tour à la place de chaque point d’interrogation.</translation>
    </message>
    <message>
        <source>Type a line for each table, or open a file of results.</source>
        <translation>Tapez une ligne par table, ou ouvrez un fichier de résultats.</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many spades?</source>
        <translation>Donne {number}, {seat}&#xa0;: combien de piques&#xa0;?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many hearts?</source>
        <translation>Donne {number}, {seat}&#xa0;: combien de cœurs&#xa0;?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many diamonds?</source>
        <translation>Donne {number}, {seat}&#xa0;: combien de carreaux&#xa0;?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many clubs?</source>
        <translation>Donne {number}, {seat}&#xa0;: combien de trèfles&#xa0;?</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
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
    <message>
        <source>These two boards are alike: {numbers}.</source>
        <translation>Ces deux étuis sont identiques&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>These two boards are not alike: {numbers}.</source>
        <translation>Ces deux étuis ne sont pas identiques&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>The results cannot tell when the board was fouled.</source>
        <translation>Les résultats ne montrent pas quand l’étui a été faussé.</translation>
    </message>
    <message>
        <source>Before round {before} ({chance} %).</source>
        <translation>Avant le tour {before} ({chance}&#xa0;%).</translation>
    </message>
    <message>
        <source>After round {after} ({chance} %).</source>
        <translation>Après le tour {after} ({chance}&#xa0;%).</translation>
    </message>
    <message>
        <source>After round {after}, before round {before} ({chance} %).</source>
        <translation>Après le tour {after}, avant le tour {before} ({chance}&#xa0;%).</translation>
    </message>
    <message>
        <source>Law 87: the tables before that moment and those after it are two groups.</source>
        <translation>Loi 87&#xa0;: les tables d’avant ce moment et celles d’après forment deux groupes.</translation>
    </message>
    <message>
        <source>Tables are weighed by double dummy, so the percentage is a help and no proof.</source>
        <translation>Les tables sont pesées en double mort&#xa0;: le pourcentage aide, il ne prouve rien.</translation>
    </message>
    <message>
        <source>Boards to look at: {numbers} ({found} of {asked}).</source>
        <translation>Étuis à vérifier&#xa0;: {numbers} ({found} sur {asked}).</translation>
    </message>
    <message>
        <source>All answers are right. Boards asked about: {count}.</source>
        <translation>Toutes les réponses sont justes. Donnes demandées&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Boards with whole hands wrong: at most {most} of {count} (90 % certain).</source>
        <translation>Étuis dont des mains entières sont fausses&#xa0;: {most} au plus sur {count} (sûr à 90&#xa0;%).</translation>
    </message>
    <message>
        <source>One exchanged card is hardly ever found like this.</source>
        <translation>Une seule carte échangée n’est presque jamais trouvée ainsi.</translation>
    </message>
    <message>
        <source>By its number: {conditions}.</source>
        <translation>D’après le numéro&#xa0;: {conditions}.</translation>
    </message>
    <message>
        <source>Not compared, because the files are gone, changed or not readable: {count}.</source>
        <translation>Non comparés, car les fichiers manquent, ont changé ou sont illisibles&#xa0;: {count}.</translation>
    </message>
</context>
<context>
    <name>BoardsField</name>
    <message>
        <source>Number of boards</source>
        <translation>Nombre de donnes</translation>
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
    <message>
        <source>From 1 to {most}, or a range such as 11-20.</source>
        <translation>De 1 à {most}&#xa0;; un intervalle comme 11-20 est aussi compris.</translation>
    </message>
    <message>
        <source>How many sets to deal at once, at most {most}: the same board numbers, different cards</source>
        <translation>Combien de séries en une fois, {most} au plus&#xa0;: les mêmes numéros de donne, d’autres cartes</translation>
    </message>
</context>
<context>
    <name>BoardsWords</name>
    <message>
        <source>Board {numbers}</source>
        <translation>Donne {numbers}</translation>
    </message>
    <message>
        <source>Boards {numbers}</source>
        <translation>Donnes {numbers}</translation>
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
        <source>Hash of the box: {groups}</source>
        <translation>Empreinte du coffret&#xa0;: {groups}</translation>
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
        <translation>Le coffret est ouvert. Enregistré à côté&#xa0;:</translation>
    </message>
    <message>
        <source>Write a cover &amp;note</source>
        <translation>Écrire la &amp;note jointe</translation>
    </message>
    <message>
        <source>When and how the box opens, as text and PDF, and a page that opens it</source>
        <translation>Quand et comment le coffret s’ouvre, en texte et en PDF, et une page qui l’ouvre</translation>
    </message>
    <message>
        <source>To send with the box. Saved beside it:</source>
        <translation>À envoyer avec le coffret. Enregistré à côté&#xa0;:</translation>
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
    <message>
        <source>&amp;Make a trial box…</source>
        <translation>Créer un coffret d’&amp;essai…</translation>
    </message>
    <message>
        <source>For receivers to try: no boards, and it opens in two minutes</source>
        <translation>Pour que les destinataires essaient&#xa0;: aucune donne, et il s’ouvre dans deux minutes</translation>
    </message>
    <message>
        <source>Locked boxes ({suffix})</source>
        <translation>Coffrets verrouillés ({suffix})</translation>
    </message>
    <message>
        <source>Make a trial box</source>
        <translation>Créer un coffret d’essai</translation>
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
        <translation>Notre machine est-elle équitable&#xa0;?</translation>
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
        <source>Da&amp;y of the set</source>
        <translation>Jo&amp;ur de la série</translation>
    </message>
    <message>
        <source>&amp;Use this day</source>
        <translation>&amp;Prendre ce jour</translation>
    </message>
    <message>
        <source>This day goes into the names and files; the journal keeps the clock’s</source>
        <translation>Ce jour va dans les noms et les fichiers&#xa0;; le registre garde celui de l’horloge</translation>
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
        <source>Web page (HTML)</source>
        <translation>Page web (HTML)</translation>
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
        <source>a whole page, {like}</source>
        <translation>une page entière, {like}</translation>
    </message>
    <message>
        <source>{count} on a sheet, {like}</source>
        <translation>{count} par planche, {like}</translation>
    </message>
    <message>
        <source>Choose a logo</source>
        <translation>Choisir un logo</translation>
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
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>such as the club’s hall</source>
        <translation>par exemple la salle du club</translation>
    </message>
    <message>
        <source>Each section gets its own hand record and labels</source>
        <translation>Chaque section a sa feuille de donnes et ses étiquettes</translation>
    </message>
    <message>
        <source>Hand record format</source>
        <translation>Feuille de donnes en</translation>
    </message>
    <message>
        <source>Label sheet</source>
        <translation>Planche d’étiquettes</translation>
    </message>
    <message>
        <source>The page shows sample boards. Your choices are remembered, except event and session.</source>
        <translation>La page montre des donnes d’exemple. Vos choix sont retenus, sauf l’épreuve et la séance.</translation>
    </message>
    <message>
        <source>same as the window</source>
        <translation>comme la fenêtre</translation>
    </message>
    <message>
        <source>(usual in your country)</source>
        <translation>(habituel ici)</translation>
    </message>
    <message>
        <source>Takes a few seconds; this computer does the analysis</source>
        <translation>Prend quelques secondes&#xa0;; les donnes sont calculées sur cet ordinateur</translation>
    </message>
    <message>
        <source>Print without a logo; your file is not deleted</source>
        <translation>Imprimer sans logo&#xa0;; votre propre fichier reste</translation>
    </message>
    <message>
        <source>A PNG, JPEG or SVG picture; the program keeps its own copy</source>
        <translation>Une image PNG, JPEG ou SVG&#xa0;; le programme en garde une copie</translation>
    </message>
    <message>
        <source>Pictures ({suffixes})</source>
        <translation>Images ({suffixes})</translation>
    </message>
</context>
<context>
    <name>Conversation</name>
    <message>
        <source>A plan (.sqd) that you saved yourself before the tournament</source>
        <translation>Un plan (.sqd) que vous avez enregistré vous-même avant l’épreuve</translation>
    </message>
    <message>
        <source>Which &amp;sessions were played? Tick them.</source>
        <translation>Q&amp;uelles séances ont été jouées&#xa0;? Cochez-les.</translation>
    </message>
    <message>
        <source>I know of no &amp;earlier promise for this event</source>
        <translation>Je ne connais pas &amp;de promesse antérieure pour cette épreuve</translation>
    </message>
    <message>
        <source>I saw it, or had the plan, before {moment}</source>
        <translation>Je l’ai vu, ou j’avais le plan, avant {moment}</translation>
    </message>
    <message>
        <source>Promised: {source}</source>
        <translation>Promis&#xa0;: {source}</translation>
    </message>
    <message>
        <source>I sa&amp;ved the plan…</source>
        <translation>J’ai &amp;gardé le plan…</translation>
    </message>
    <message>
        <source>What was the val&amp;ue? Look it up at the promised source.</source>
        <translation>Quelle &amp;a été la valeur&#xa0;? Cherchez-la là où la promesse le dit.</translation>
    </message>
    <message>
        <source>Press the space bar to tick a session</source>
        <translation>La barre d’espace coche une séance</translation>
    </message>
    <message>
        <source>Tick &amp;them all</source>
        <translation>Cocher toutes les séa&amp;nces</translation>
    </message>
    <message>
        <source>All sessions in this list were played</source>
        <translation>Toutes les séances de la liste ont été jouées</translation>
    </message>
    <message>
        <source>With several promises, only the best one might be shown</source>
        <translation>Qui fait plusieurs promesses peut montrer celle qui lui plaît</translation>
    </message>
    <message>
        <source>Questions only you can answer</source>
        <translation>Ce que vous seul pouvez dire</translation>
    </message>
    <message>
        <source>Anything published later proves nothing</source>
        <translation>Ce qui a été publié plus tard ne prouve rien</translation>
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
        <source>Board numbers</source>
        <translation>Numéros des donnes</translation>
    </message>
    <message>
        <source>&amp;First board</source>
        <translation>&amp;Première donne</translation>
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
        <source>The number of the first board</source>
        <translation>Le numéro que prend la première donne</translation>
    </message>
    <message>
        <source>The board numbers in this file have gaps. The boards get new numbers, in the same order.</source>
        <translation>Les numéros de ce fichier ne se suivent pas. Les donnes en reçoivent de nouveaux, dans leur ordre.</translation>
    </message>
    <message>
        <source>Formats to write</source>
        <translation>Nouveaux fichiers pour</translation>
    </message>
    <message>
        <source>A format cannot contain these boards</source>
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
    <message>
        <source>Auctions, results and comments of the file were left out.</source>
        <translation>Les enchères, résultats et commentaires du fichier ont été omis.</translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Défaut du programme</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Une erreur s’est produite dans le programme.</translation>
    </message>
    <message>
        <source>The sets you have already dealt are safe. Close the program and start it again before you deal. Please report this: {place}</source>
        <translation>Les séries déjà distribuées sont intactes. Fermez le programme et relancez-le avant de distribuer. Merci de nous signaler ces mots&#xa0;: {place}</translation>
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
        <source>Boards dealt</source>
        <translation>Donnes distribuées</translation>
    </message>
    <message>
        <source>Boards dealt so far</source>
        <translation>Donnes distribuées jusqu’ici</translation>
    </message>
    <message>
        <source>Deal into the folder shown on the left</source>
        <translation>Distribuer dans le dossier indiqué à gauche</translation>
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
        <source>Into: {place}</source>
        <translation>Dans&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Choose where to save the files, then deal</source>
        <translation>Choisir où vont les fichiers, puis distribuer</translation>
    </message>
    <message>
        <source>Stop dealing; no files are left behind</source>
        <translation>Arrêter la distribution&#xa0;; aucun fichier ne reste</translation>
    </message>
    <message>
        <source>{problem} You will be asked to choose another folder.</source>
        <translation>{problem} Un autre dossier vous sera demandé.</translation>
    </message>
    <message>
        <source>Everyone who can use this disk can read the boards there.</source>
        <translation>Quiconque peut utiliser ce disque peut y lire les donnes.</translation>
    </message>
</context>
<context>
    <name>DealForm</name>
    <message>
        <source>Event</source>
        <translation>Épreuve</translation>
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
    <message>
        <source>I cannot &amp;type or use a mouse</source>
        <translation>Je ne peux utiliser ni &amp;clavier ni souris</translation>
    </message>
    <message>
        <source>such as Tuesday pairs; you can leave it empty</source>
        <translation>par exemple Paires du mardi&#xa0;; peut rester vide</translation>
    </message>
    <message>
        <source>The name of the event, written into the files</source>
        <translation>Le nom de l’épreuve&#xa0;; il est inscrit dans les fichiers</translation>
    </message>
    <message>
        <source>Use only the computer’s own randomness</source>
        <translation>Distribuer avec le seul hasard de l’ordinateur</translation>
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
        <source>Choose at least one format</source>
        <translation>Choisissez au moins un format</translation>
    </message>
    <message>
        <source>Boards {first}–{last} do not fit {suffix}: {most} at most</source>
        <translation>Les donnes {first}–{last} ne vont pas dans {suffix}&#xa0;: {most} au plus</translation>
    </message>
    <message>
        <source>These boards do not fit {suffix}</source>
        <translation>Ces donnes ne vont pas dans {suffix}</translation>
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
    <message>
        <source>This copy of the program is damaged and cannot deal</source>
        <translation>Cet exemplaire du programme est endommagé et ne distribue pas</translation>
    </message>
    <message>
        <source>Release the keys and the mouse</source>
        <translation>Retirez vos mains</translation>
    </message>
    <message>
        <source>Deal without your typing</source>
        <translation>Distribuer sans votre aide</translation>
    </message>
    <message>
        <source>Use only the computer’s own randomness?</source>
        <translation>Utiliser le seul hasard de l’ordinateur&#xa0;?</translation>
    </message>
    <message>
        <source>The problem and your answer are recorded in the journal.</source>
        <translation>Le doute et votre réponse sont inscrits dans le registre.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>Le registre est douteux</translation>
    </message>
    <message>
        <source>Deal anyway?</source>
        <translation>Distribuer quand même&#xa0;?</translation>
    </message>
    <message>
        <source>The operating system supplies 320 bits. That is enough for a fair set nobody can predict, as long as this computer can be trusted. Your typing protects you even if it cannot. The certificate of this set will say “{source}”.</source>
        <translation>Le système fournit 320&#xa0;bits&#xa0;: c’est assez pour une série équitable que personne ne peut prévoir, tant que cet ordinateur est sain. Votre frappe vous protégerait même s’il ne l’est pas. Le certificat dira de cette série&#xa0;: «&#xa0;{source}&#xa0;».</translation>
    </message>
    <message>
        <source>&amp;Deal anyway</source>
        <translation>&amp;Distribuer quand même</translation>
    </message>
    <message>
        <source>&amp;Use only the computer</source>
        <translation>&amp;Utiliser l’ordinateur seul</translation>
    </message>
    <message>
        <source>Others can read the boards</source>
        <translation>D’autres peuvent lire les donnes</translation>
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
        <source>De&amp;viation…</source>
        <translation>É&amp;cart…</translation>
    </message>
    <message>
        <source>Record where play did not follow the plan</source>
        <translation>Noter où le jeu n’a pas suivi le plan</translation>
    </message>
    <message>
        <source>Choose the folder for the boards</source>
        <translation>Choisir le dossier des donnes</translation>
    </message>
    <message>
        <source>&amp;Next session</source>
        <translation>&amp;Séance suivante</translation>
    </message>
    <message>
        <source>Choose the sessions to deal next</source>
        <translation>Choisir les prochaines séances à distribuer</translation>
    </message>
    <message>
        <source>&amp;Folder for the boards</source>
        <translation>Enre&amp;gistrer dans</translation>
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
        <source>Sessions</source>
        <translation>Séances</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Fichiers pour</translation>
    </message>
    <message>
        <source>Open the keys</source>
        <translation>Ouvrir les clés</translation>
    </message>
    <message>
        <source>Reserve, deviation</source>
        <translation>Réserve, écart</translation>
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
    <message>
        <source>Deal new boards for the ticked sessions, and give the reason</source>
        <translation>Distribuer d’autres donnes pour les séances cochées, avec un motif</translation>
    </message>
    <message>
        <source>&amp;Go to Reveal</source>
        <translation>Passer à la ré&amp;vélation</translation>
    </message>
    <message>
        <source>Go to the last step</source>
        <translation>Aller à la dernière étape</translation>
    </message>
    <message>
        <source>A reserve set replaces a session that cannot be played, for example because somebody saw a board. A deviation is anything that did not go as planned. The players are told about both.</source>
        <translation>Les séries de réserve remplacent des séances qu’on ne peut pas jouer, par exemple parce que quelqu’un a vu une donne. Un écart est tout ce qui ne s’est pas passé comme prévu. Les joueurs sont informés des deux.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of this tournament were dealt. The keys have been revealed, so no more can be dealt.</source>
        <translation>
            <numerusform>%n série de ce tournoi a été distribuée. Les clés sont révélées&#xa0;: il n’y en aura pas d’autre.</numerusform>
            <numerusform>%n séries de ce tournoi ont été distribuées. Les clés sont révélées&#xa0;: il n’y en aura pas d’autre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anyone who has the keys and the value can make these boards again.</source>
        <translation>Qui possède les clés et la valeur peut refaire ces donnes.</translation>
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
        <translation>pas d’autorisation</translation>
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
    <message>
        <source>Copy the codes of the selected sets; they reveal no cards</source>
        <translation>Copier les codes des séries choisies&#xa0;; ils ne révèlent aucune carte</translation>
    </message>
    <message>
        <source>Labels, certificates and copies are made for the sets selected here: all of them, unless you change it.</source>
        <translation>Étiquettes, certificats et copies sont faits pour les séries choisies ici&#xa0;; d’abord pour toutes.</translation>
    </message>
</context>
<context>
    <name>DigestField</name>
    <message>
        <source>From the notice board, the bulletin or the web page of the event</source>
        <translation>Du tableau d’affichage, du bulletin ou du site de l’épreuve</translation>
    </message>
    <message>
        <source>Type or paste the digits or the 13 words. They are compared as you type.</source>
        <translation>Tapez ou collez les chiffres, ou les 13 mots. La comparaison se fait pendant la saisie.</translation>
    </message>
    <message>
        <source>The check co&amp;de that you found</source>
        <translation>Le code de contrôle que vous avez &amp;trouvé</translation>
    </message>
</context>
<context>
    <name>DoorWidget</name>
    <message>
        <source>Your files were not changed. ({place})</source>
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
        <source>Type anything, using many different keys, or move the mouse. Press Tab or Escape to leave the area.</source>
        <translation>Tapez n’importe quoi, avec beaucoup de touches, ou bougez la souris. Tab ou Échap quitte la zone.</translation>
    </message>
    <message>
        <source>Click here, then type. Press Tab or Esc to leave.</source>
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
        <source>Enough. You can deal now.</source>
        <translation>C’est assez. Vous pouvez distribuer.</translation>
    </message>
    <message>
        <source>Type, or move the mouse</source>
        <translation>Tapez, ou bougez la souris</translation>
    </message>
    <message>
        <source>The computer’s own randomness is used.</source>
        <translation>Le hasard de l’ordinateur est utilisé.</translation>
    </message>
    <message>
        <source>Type anything, using many different keys, or move the mouse here.</source>
        <translation>Tapez n’importe quoi ici, avec beaucoup de touches, ou bougez la souris.</translation>
    </message>
    <message>
        <source>Keep going: many different keys, or the mouse.</source>
        <translation>Continuez&#xa0;: beaucoup de touches, ou la souris.</translation>
    </message>
    <message>
        <source>This is too easy to guess.</source>
        <translation>C’est prévisible.</translation>
    </message>
    <message>
        <source>Enough. Release the keys and the mouse.</source>
        <translation>C’est assez. Retirez vos mains.</translation>
    </message>
    <message>
        <source>As chosen in the settings. What you type is mixed in as well.</source>
        <translation>C’est ce qui est choisi dans les réglages. Ce que vous tapez est aussi pris en compte.</translation>
    </message>
    <message>
        <source>Nothing you type is stored.</source>
        <translation>Rien de ce que vous tapez n’est conservé.</translation>
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
        <source>Something went wrong inside the program</source>
        <translation>Une erreur s’est produite dans le programme</translation>
    </message>
    <message>
        <source>No files of this set were left behind. ({place})</source>
        <translation>Aucun fichier de cette série n’est resté. ({place})</translation>
    </message>
    <message>
        <source>Fill the meter again and deal: you will get a new set. Please report the text in brackets.</source>
        <translation>Remplissez de nouveau la jauge et distribuez&#xa0;: ce sera une nouvelle série. Merci de nous signaler les mots entre parenthèses.</translation>
    </message>
    <message>
        <source>Please report the text in brackets.</source>
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
        <source>Tick “I understand” in the warning above first</source>
        <translation>Cochez d’abord «&#xa0;J’ai compris&#xa0;» dans l’avertissement ci-dessus</translation>
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
        <source>first seen here {time} as “{source}”</source>
        <translation>vue ici pour la première fois le {time} sous le nom «&#xa0;{source}&#xa0;»</translation>
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
        <source>the file says: set code {code}</source>
        <translation>le fichier indique&#xa0;: code de série {code}</translation>
    </message>
    <message>
        <source>the files say: set code {code}</source>
        <translation>les fichiers indiquent&#xa0;: code de série {code}</translation>
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
    <message>
        <source>Write these boards in other formats</source>
        <translation>Faire de ces donnes des fichiers d’autres formats</translation>
    </message>
    <message>
        <source>Empty: there are no boards in it</source>
        <translation>Vide&#xa0;: aucune donne</translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete board(s)</source>
        <translation>
            <numerusform>%n donne incomplète</numerusform>
            <numerusform>%n donnes incomplètes</numerusform>
        </translation>
    </message>
    <message>
        <source>Different deals from the other file with this name</source>
        <translation>Pas les mêmes donnes que l’autre fichier de ce nom</translation>
    </message>
    <message>
        <source>The same deal appears in it more than once</source>
        <translation>La même donne y figure plus d’une fois</translation>
    </message>
    <message>
        <source>In order: every board is complete</source>
        <translation>En bon état&#xa0;: toutes les donnes sont complètes</translation>
    </message>
    <message>
        <source>Released: anyone may know these boards</source>
        <translation>Divulguée&#xa0;: tout le monde peut connaître ces donnes</translation>
    </message>
    <message>
        <source>Boards {numbers} have the same deal.</source>
        <translation>La même donne figure aux numéros {numbers}.</translation>
    </message>
    <message>
        <source>Every incomplete board, and why</source>
        <translation>Chaque donne incomplète, et pourquoi</translation>
    </message>
    <message>
        <source>Not for play: see below</source>
        <translation>Lu tel quel&#xa0;; pas pour jouer&#xa0;: voir ci-dessous</translation>
    </message>
    <message>
        <source>The file names the event {event}, but the set was dealt for {other}.</source>
        <translation>Le fichier nomme l’épreuve {event}, la série a été distribuée pour {other}.</translation>
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
        <source>1 file checked.</source>
        <translation>1 fichier vérifié.</translation>
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
    <message>
        <source>Any format, several files at once, or a whole folder. The files are only read; no card is shown.</source>
        <translation>Tous formats, plusieurs à la fois, ou un dossier entier. Ils sont seulement lus&#xa0;; aucune carte n’est montrée.</translation>
    </message>
    <message>
        <source>Allows these files to be converted</source>
        <translation>Permet de convertir ces fichiers</translation>
    </message>
    <message>
        <source>There are no files of boards in this folder.</source>
        <translation>Le dossier ne contient aucun fichier de donnes.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked: all in order.</source>
        <translation>
            <numerusform>%n fichier vérifié&#xa0;: en bon état.</numerusform>
            <numerusform>%n fichiers vérifiés&#xa0;: tous en bon état.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked: {sound} in order, {others} with problems, shown first.</source>
        <translation>
            <numerusform>%n fichier vérifié&#xa0;: {sound} en bon état, {others} à examiner, en tête de liste.</numerusform>
            <numerusform>%n fichiers vérifiés&#xa0;: {sound} en bon état, {others} à examiner, en tête de liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Files with the same name contain different boards.</source>
        <translation>Des fichiers du même nom contiennent des donnes différentes.</translation>
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
        <source>Put “{notice}” on the wall: it tells the players the reason.</source>
        <translation>Affichez «&#xa0;{notice}&#xa0;» au mur&#xa0;: les joueurs y lisent pourquoi.</translation>
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
        <source>The revealed sessions have their public packs</source>
        <translation>Chaque séance révélée a son paquet public</translation>
    </message>
    <message>
        <source>The public pack is made</source>
        <translation>Le paquet public est créé</translation>
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
        <source>The plan is sealed, and its keys are made</source>
        <translation>Le plan est scellé, et ses clés sont créées</translation>
    </message>
    <message>
        <source>The promised round</source>
        <translation>Le tirage promis</translation>
    </message>
    <message>
        <source>Folder for the officials’ sheets, ideally on a USB drive</source>
        <translation>Dossier des feuilles des responsables, de préférence une clé USB</translation>
    </message>
    <message>
        <source>Making and sealing the keys: this takes a few seconds</source>
        <translation>Création et scellement des clés&#xa0;: cela prend quelques secondes</translation>
    </message>
    <message>
        <source>The officials’ sheets are in {folder}: {names}. Print each, hand it over in an envelope, and delete the files.</source>
        <translation>Les feuilles des responsables sont dans {folder}&#xa0;: {names}. Imprimez chacune, remettez-la sous enveloppe, et supprimez les fichiers.</translation>
    </message>
    <message>
        <source>Recording where it is published</source>
        <translation>Inscription du lieu où il figure</translation>
    </message>
    <message>
        <source>The place of publication is recorded</source>
        <translation>Il est noté où figure le plan</translation>
    </message>
    <message>
        <source>Publish the plan again, so that everyone sees the value.</source>
        <translation>Publiez le plan encore une fois, pour que tous voient la valeur.</translation>
    </message>
    <message>
        <source>Opening the keys and dealing: this takes a few seconds</source>
        <translation>Ouverture des clés et distribution&#xa0;: cela prend quelques secondes</translation>
    </message>
    <message>
        <source>Opening the keys and making the pack: this takes a few seconds</source>
        <translation>Ouverture des clés et création du paquet&#xa0;: cela prend quelques secondes</translation>
    </message>
    <message>
        <source>Opening the keys and making the packs: this takes a few seconds</source>
        <translation>Ouverture des clés et création des paquets&#xa0;: cela prend quelques secondes</translation>
    </message>
    <message>
        <source>Publish it where everyone can find it: {names}.</source>
        <translation>Publiez là où tous le trouvent&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Publish {pack} where everyone can find it.</source>
        <translation>Publiez {pack} là où tous le trouvent.</translation>
    </message>
    <message>
        <source>Print {sheet}, and put it where everyone can see it.</source>
        <translation>Imprimez {sheet} et affichez-la où chacun la voit.</translation>
    </message>
    <message>
        <source>Now publish the files under “Publish this” where all players can see them, and enter here where they are.</source>
        <translation>Mettez maintenant les fichiers indiqués sous «&#xa0;À publier&#xa0;» là où tous les joueurs les voient, et dites ici où ils se trouvent.</translation>
    </message>
</context>
<context>
    <name>FindingRow</name>
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
        <source>Needs correction</source>
        <translation>À corriger</translation>
    </message>
    <message>
        <source>Publish despite this</source>
        <translation>Publier malgré cela</translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>No remarks: the plan is in order.</source>
        <translation>Rien à signaler&#xa0;: le plan est en ordre.</translation>
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
        <source>&amp;Identification: club and place</source>
        <translation>&amp;Identification&#xa0;: club et lieu</translation>
    </message>
    <message>
        <source>if you have used Big Deal before</source>
        <translation>si vous avez déjà utilisé Big Deal</translation>
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
        <source>Where do the files go?</source>
        <translation>Où vont les fichiers&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Dossier</translation>
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
    <message>
        <source>Your identification is mixed into every deal, so two clubs never deal the same boards, even from the same seed.</source>
        <translation>Votre identification est mêlée à chaque donne&#xa0;: ainsi, deux clubs ne distribuent jamais les mêmes donnes, même à partir de la même graine.</translation>
    </message>
    <message>
        <source>Where will you use the files?</source>
        <translation>À quoi servent les fichiers&#xa0;?</translation>
    </message>
    <message>
        <source>Something &amp;else, or I don’t know</source>
        <translation>Autr&amp;e chose, ou je ne sais pas</translation>
    </message>
    <message>
        <source>You can still choose a different folder for each session.</source>
        <translation>Vous pourrez choisir un autre dossier à chaque séance.</translation>
    </message>
    <message>
        <source>Anyone who can open the files before play can read the hands. Choose a folder of your own, not a shared one.</source>
        <translation>Qui peut ouvrir les fichiers avant le jeu peut lire les mains&#xa0;: prenez un dossier à vous, non partagé.</translation>
    </message>
    <message>
        <source>This file contains nothing to import.</source>
        <translation>Rien à importer dans ce fichier.</translation>
    </message>
</context>
<context>
    <name>FixedValue</name>
    <message>
        <source>{name}: withheld; the promised hash is used instead</source>
        <translation>{name}&#xa0;: retenus, l’empreinte promise est à leur place</translation>
    </message>
</context>
<context>
    <name>FoldButton</name>
    <message>
        <source>expanded</source>
        <translation>déplié</translation>
    </message>
    <message>
        <source>collapsed</source>
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
        <source>This folder cannot be found at the moment.</source>
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
        <source>This would write the same file as {other}. Choose one of them.</source>
        <translation>Écrit le même fichier que {other}&#xa0;: choisissez l’un des deux.</translation>
    </message>
    <message>
        <source>Board numbers up to {most}.</source>
        <translation>Contient des donnes jusqu’au numéro {most}.</translation>
    </message>
    <message>
        <source>Cannot contain these boards: {reason}.</source>
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
    <message>
        <source>What to publish, what to keep secret, and what to do next</source>
        <translation>Ce qu’il faut publier, garder secret et faire ensuite</translation>
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
    <message>
        <source>Compare with another board on the table</source>
        <translation>Comparer à un autre étui sur la table</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Choisir des fichiers…</translation>
    </message>
    <message>
        <source>Use the journal</source>
        <translation>Utiliser le registre</translation>
    </message>
    <message>
        <source>Two boards alike: type the hands of the other one too</source>
        <translation>Deux étuis identiques&#xa0;: tapez aussi les mains de l’autre</translation>
    </message>
    <message>
        <source>The number that the other board has</source>
        <translation>Le numéro de l’autre étui</translation>
    </message>
    <message>
        <source>Its hands: N:hand hand hand hand, or one with its seat: N AK7.T93.QJ4.A852</source>
        <translation>Ses mains&#xa0;: N:main main main main, ou une avec sa place&#xa0;: N AK7.T93.QJ4.A852</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>Son numéro</translation>
    </message>
    <message>
        <source>Its hands</source>
        <translation>Ses mains</translation>
    </message>
    <message>
        <source>Compare with files of boards, such as those of another computer</source>
        <translation>Comparer à des fichiers de donnes, d’un autre ordinateur par exemple</translation>
    </message>
    <message>
        <source>Compare with the sets of this computer again</source>
        <translation>Comparer de nouveau aux séries de cet ordinateur</translation>
    </message>
    <message>
        <source>The dealer that the board shows</source>
        <translation>Le donneur que montre l’étui</translation>
    </message>
    <message>
        <source>The vulnerability that the board shows</source>
        <translation>Qui est vulnérable d’après l’étui lui-même</translation>
    </message>
</context>
<context>
    <name>HandsPart</name>
    <message>
        <source>Words of {name}</source>
        <translation>Mots de {name}</translation>
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
        <source>Nothing is missing.</source>
        <translation>Il ne manque rien.</translation>
    </message>
    <message>
        <source>The holders’ words</source>
        <translation>Les mots des dépositaires</translation>
    </message>
    <message>
        <source>The twelve words on the slip; the first four letters of each are enough</source>
        <translation>Les douze mots du billet&#xa0;; quatre lettres de chacun suffisent</translation>
    </message>
    <message>
        <source>The promised hash is used instead, and every check names the holder</source>
        <translation>L’empreinte promise prend leur place, et toute vérification nomme le dépositaire</translation>
    </message>
    <message>
        <source>Type the words of: {names}. Tick “withheld” for anyone who does not give theirs.</source>
        <translation>Tapez les mots de&#xa0;: {names}. Cochez «&#xa0;retenus&#xa0;» pour qui ne les donne pas.</translation>
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
        <source>&amp;Card for the wall…</source>
        <translation>&amp;Affiche pour le mur…</translation>
    </message>
    <message>
        <source>One page: deal, duplicate, print, and what never to do</source>
        <translation>Une page&#xa0;: distribuer, dupliquer, imprimer, et ce qu’il ne faut jamais faire</translation>
    </message>
    <message>
        <source>Card for the wall</source>
        <translation>Affiche pour le mur</translation>
    </message>
    <message>
        <source>This help page is missing. Install the program again to restore it.</source>
        <translation>Cette page de l’aide manque. Réinstallez le programme pour la retrouver.</translation>
    </message>
    <message>
        <source>Save this page of the help as PDF, and open it</source>
        <translation>Enregistrer cette page d’aide en PDF et l’ouvrir</translation>
    </message>
    <message>
        <source>&amp;Print this page…</source>
        <translation>&amp;Imprimer cette page…</translation>
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
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n fichier</numerusform>
            <numerusform>%n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>The journal and your files have not changed. ({place})</source>
        <translation>Le registre et les fichiers sont comme avant. ({place})</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Registre</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Code de série {code}</translation>
    </message>
    <message>
        <source>Back to “{state}”</source>
        <translation>Revenir à «&#xa0;{state}&#xa0;»</translation>
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
        <source>Mark as {state}</source>
        <translation>Marquer comme {state}</translation>
    </message>
    <message>
        <source>Undo: back to {state}</source>
        <translation>Annuler&#xa0;: retour à «&#xa0;{state}&#xa0;»</translation>
    </message>
    <message>
        <source>Release the set</source>
        <translation>Divulguer la série</translation>
    </message>
    <message>
        <source>Release set {code}?</source>
        <translation>Divulguer la série {code}&#xa0;?</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Divulguer</translation>
    </message>
    <message>
        <source>Finished sets</source>
        <translation>Séries terminées</translation>
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
        <source>“{set}” is {state}</source>
        <translation>«&#xa0;{set}&#xa0;»&#xa0;: {state}</translation>
    </message>
    <message>
        <source>{files} now in {folder}</source>
        <translation>{files}&#xa0;: maintenant dans {folder}</translation>
    </message>
    <message>
        <source>clock set back at row {rows}</source>
        <translation>horloge reculée à la ligne {rows}</translation>
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
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
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
        <source>randomness: {source}</source>
        <translation>hasard&#xa0;: {source}</translation>
    </message>
    <message>
        <source>{state}: {count}</source>
        <translation>{state}&#xa0;: {count}</translation>
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
        <source>Undo the last step of {sets}?</source>
        <translation>Annuler la dernière étape&#xa0;: {sets}&#xa0;?</translation>
    </message>
    <message>
        <source>{count} of {sets}</source>
        <translation>{count} sur {sets}</translation>
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
        <source>Mark</source>
        <translation>Marquer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler l’étape</translation>
    </message>
    <message>
        <source>Certificates made, one for each set</source>
        <translation>Certificats créés, un par série</translation>
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
    <message>
        <source>No sets yet. Each set appears here as soon as it is dealt. You see its date, boards, set code and where its files are.</source>
        <translation>Aucune série pour l’instant. Chaque série figure ici dès sa distribution&#xa0;: quand, quelles donnes, son code et où sont ses fichiers.</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Aucune étape à annuler</translation>
    </message>
    <message>
        <source>Missing: {files} in {folder}</source>
        <translation>Absent&#xa0;: {files} dans {folder}</translation>
    </message>
    <message>
        <source>From then on, anyone may see its hands. Do this only when nobody will play these boards again. You cannot undo a release.</source>
        <translation>Dès lors, tout le monde peut voir ses mains. Faites-le quand personne ne jouera plus ces donnes. On ne peut pas revenir en arrière.</translation>
    </message>
    <message>
        <source>Where should the files of finished sets go?</source>
        <translation>Où mettre les fichiers des séries terminées&#xa0;?</translation>
    </message>
    <message>
        <source>An archive folder keeps them out of the way, so that nobody duplicates them again by mistake. You choose it once. Each set gets its own folder inside it, and Undo brings the files back.</source>
        <translation>Un dossier d’archives les met à l’écart, pour que personne ne les redonne à la machine. Vous le choisissez une fois&#xa0;; chaque série y reçoit son propre dossier, et Annuler ramène ses fichiers.</translation>
    </message>
    <message>
        <source>“{set}” is {state}, but its files were not moved</source>
        <translation>«&#xa0;{set}&#xa0;»&#xa0;: {state}, mais ses fichiers sont restés où ils étaient</translation>
    </message>
    <message>
        <source>Not moved, because it is missing, changed or in use: {path}</source>
        <translation>Laissé tel quel, car disparu, modifié ou en cours d’utilisation&#xa0;: {path}</translation>
    </message>
    <message>
        <source>The journal has been changed: {problems}</source>
        <translation>Le registre a été modifié&#xa0;: {problems}</translation>
    </message>
    <message>
        <source>count started again at row {rows}</source>
        <translation>compte recommencé à la ligne {rows}</translation>
    </message>
    <message>
        <source>restored from a backup at row {rows}</source>
        <translation>rétabli d’après une sauvegarde à la ligne {rows}</translation>
    </message>
    <message>
        <source>Journal intact: {rows}</source>
        <translation>Le registre est intact&#xa0;: {rows}</translation>
    </message>
    <message>
        <source>The journal could not be read</source>
        <translation>Le registre n’a pas pu être lu</translation>
    </message>
    <message>
        <source>Nothing was repaired. Keep a copy of the journal, and compare it with an earlier certificate or export.</source>
        <translation>Rien n’a été réparé. Gardez une copie du registre et comparez-la avec un certificat ou un export plus ancien.</translation>
    </message>
    <message>
        <source>The journal is not as the program wrote it</source>
        <translation>Le registre n’est plus tel qu’il a été écrit</translation>
    </message>
    <message>
        <source>Export the journal</source>
        <translation>Exporter le registre</translation>
    </message>
    <message>
        <source>Back up the journal</source>
        <translation>Sauvegarder le registre</translation>
    </message>
    <message>
        <source>It shows no cards. Print it, sign it and keep it.</source>
        <translation>Il ne montre aucune carte. Imprimez-le, signez-le, gardez-le.</translation>
    </message>
    <message>
        <source>It contains no card, seed or key. Anyone may have it and check it.</source>
        <translation>Il ne contient ni carte, ni graine, ni clé&#xa0;: tout le monde peut l’avoir et le vérifier.</translation>
    </message>
    <message>
        <source>Journal exported</source>
        <translation>Registre exporté</translation>
    </message>
    <message>
        <source>It contains the key of the journal. Keep it where nobody else can read it.</source>
        <translation>Elle contient la clé du registre&#xa0;: gardez-la là où personne d’autre ne peut la lire.</translation>
    </message>
    <message>
        <source>Journal backed up</source>
        <translation>Registre sauvegardé</translation>
    </message>
    <message>
        <source>Interrupted while they were being written, and removed again: {files} in {folder}. Do not play copies of them.</source>
        <translation>Interrompus pendant leur livraison, et retirés&#xa0;: {files} dans {folder}. N’en jouez pas de copies.</translation>
    </message>
    <message>
        <source>From then on, anyone may see their hands. Do this only when nobody will play these boards again. You cannot undo a release.</source>
        <translation>Dès lors, tout le monde peut voir leurs mains. Faites-le quand personne ne jouera plus ces donnes. On ne peut pas revenir en arrière.</translation>
    </message>
    <message>
        <source>You can undo this for all of them at once.</source>
        <translation>«&#xa0;Annuler&#xa0;» revient en arrière pour toutes.</translation>
    </message>
    <message>
        <source>They go back to: {states}</source>
        <translation>Elles redeviennent&#xa0;: {states}</translation>
    </message>
    <message>
        <source>These cannot be changed, and stay as they are:</source>
        <translation>Celles-ci ne le peuvent pas et restent telles quelles&#xa0;:</translation>
    </message>
    <message>
        <source>The files of {sets} were not moved:</source>
        <translation>Fichiers restés où ils sont ({sets})&#xa0;:</translation>
    </message>
    <message>
        <source>older journal attached at row {rows}</source>
        <translation>ancien registre rattaché à la ligne {rows}</translation>
    </message>
    <message>
        <source>It is sealed: only its passphrase opens it.</source>
        <translation>Elle est scellée&#xa0;: seule sa phrase secrète l’ouvre.</translation>
    </message>
    <message>
        <source>Everything in this backup’s journal is here already</source>
        <translation>Tout le registre de cette sauvegarde est déjà ici</translation>
    </message>
    <message>
        <source>Its sets are in the list, and their boards are recognized. Your own journal goes on unchanged.</source>
        <translation>Ses séries sont dans la liste, et leurs donnes sont reconnues. Votre propre registre continue sans changement.</translation>
    </message>
    <message>
        <source>The backup’s journal is attached to yours</source>
        <translation>Le registre de la sauvegarde est rattaché au vôtre</translation>
    </message>
</context>
<context>
    <name>HoldersDialog</name>
    <message>
        <source>Add from a &amp;file…</source>
        <translation>Ajouter d’un &amp;fichier…</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Dépositaires de mots</translation>
    </message>
    <message>
        <source>Without their words nobody can compute a board, not even you. Each makes words on their own computer (“Keep words…” on the Tournament page) and keeps them. Each gives you a name and a hash: 64 digits that belong to these words and do not reveal them.</source>
        <translation>Sans leurs mots personne ne peut calculer une donne, pas même vous. Chacun crée des mots sur son propre ordinateur («&#xa0;Garder des mots…&#xa0;» à la page Tournoi), les garde, et vous donne nom et empreinte&#xa0;: 64 chiffres qui n’appartiennent qu’à ces mots et n’en trahissent aucun.</translation>
    </message>
    <message>
        <source>&amp;Use these holders</source>
        <translation>&amp;Prendre ces dépositaires</translation>
    </message>
    <message>
        <source>The file with the hash you got from a holder</source>
        <translation>Le fichier avec l’empreinte qu’un dépositaire vous a donné</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Hash of the words</source>
        <translation>Empreinte des mots</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Takes the lines with name, “=” and hash that you copied</source>
        <translation>Prend les lignes avec nom, «&#xa0;=&#xa0;» et empreinte que vous avez copiées</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Takes the chosen holder out</source>
        <translation>Retire le dépositaire choisi</translation>
    </message>
    <message>
        <source>Drop the holders’ files here, or paste what they sent</source>
        <translation>Déposez ici les fichiers des dépositaires, ou collez ce qu’ils ont envoyé</translation>
    </message>
    <message>
        <source>What you copied has no line with a name, “=” and 64 digits.</source>
        <translation>Ce que vous avez copié n’a aucune ligne avec un nom, «&#xa0;=&#xa0;» et 64 chiffres.</translation>
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
        <source>The RIPEMD-160 hash of the identification. If the numbers are equal, the identifications are too.</source>
        <translation>L’empreinte RIPEMD-160 de l’identification. Numéros égaux, identification égale.</translation>
    </message>
    <message>
        <source>Too long for Big Deal. Shorten it if you want to compare boards with Big Deal’s.</source>
        <translation>Trop longue pour Big Deal. Raccourcissez-la si vous voulez comparer des donnes avec lui.</translation>
    </message>
    <message>
        <source>Some letters cannot be shown in this encoding. Choose another one to edit the text.</source>
        <translation>Ce codage ne peut pas montrer toutes les lettres. Choisissez-en un autre pour modifier le texte.</translation>
    </message>
    <message>
        <source>It has spaces at one end, or invisible characters. They count too.</source>
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
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>&amp;Sauvegarder…</translation>
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
    <message>
        <source>Checking the journal…</source>
        <translation>Vérification du registre…</translation>
    </message>
    <message>
        <source>Write the journal as text that anyone can check; it contains no cards</source>
        <translation>Écrire le registre en texte que tout le monde peut vérifier&#xa0;; sans cartes</translation>
    </message>
</context>
<context>
    <name>KeysCustody</name>
    <message>
        <source>Who keeps the keys</source>
        <translation>Qui garde les clés</translation>
    </message>
    <message>
        <source>&amp;Make one for me, on a sheet…</source>
        <translation>&amp;M’en faire une, sur une feuille…</translation>
    </message>
    <message>
        <source>One &amp;passphrase</source>
        <translation>Une &amp;phrase secrète</translation>
    </message>
    <message>
        <source>Several offi&amp;cials together</source>
        <translation>Plusieurs &amp;responsables ensemble</translation>
    </message>
    <message>
        <source>Owners of &amp;age keys</source>
        <translation>Possesseurs de clés &amp;age</translation>
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
        <source>age1…, one on each line</source>
        <translation>age1…, une par ligne</translation>
    </message>
    <message>
        <source>Public keys; each of their owners can open the keys alone</source>
        <translation>Clés publiques&#xa0;; chacun de leurs possesseurs peut ouvrir les clés seul</translation>
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
        <source>The passphrase (hidden)</source>
        <translation>La phrase secrète, invisible</translation>
    </message>
    <message>
        <source>The same passphrase again (hidden)</source>
        <translation>La même phrase secrète encore une fois, invisible</translation>
    </message>
    <message>
        <source>I &amp;understand: anyone who reads this file can compute every board</source>
        <translation>J’ai &amp;compris&#xa0;: qui lit ce fichier peut calculer toutes les donnes</translation>
    </message>
    <message>
        <source>Good if you trust one person to keep it.</source>
        <translation>Convient si une seule personne, de confiance, la garde.</translation>
    </message>
    <message>
        <source>Each gets a sheet of words. Any two of three can open the keys; one alone cannot.</source>
        <translation>Chacun reçoit une feuille de mots&#xa0;; deux sur trois, n’importe lesquels, ouvrent les clés, un seul ne le peut pas.</translation>
    </message>
    <message>
        <source>For people who use the program age: paste their public keys.</source>
        <translation>Pour ceux qui utilisent le programme age&#xa0;: collez leurs clés publiques.</translation>
    </message>
    <message>
        <source>P&amp;lain, not locked</source>
        <translation>En c&amp;lair, sans verrou</translation>
    </message>
    <message>
        <source>As SquareDeal does it. Anyone who reads the file can know the boards.</source>
        <translation>Comme le fait SquareDeal. Qui lit le fichier connaît les donnes.</translation>
    </message>
    <message>
        <source>Writes eight words into a file for you to print and put away; they are never shown here</source>
        <translation>Écrit huit mots dans un fichier à imprimer et à ranger&#xa0;; ils ne sont jamais montrés ici</translation>
    </message>
    <message>
        <source>If you lose the passphrase, you lose the tournament. No person and no program can open the keys again, and no board can be dealt. Write it on paper, and keep it in two places.</source>
        <translation>Si la phrase secrète est perdue, le tournoi est perdu&#xa0;: personne, aucun programme ne peut rouvrir les clés, et aucune donne ne peut être distribuée. Écrivez-la sur papier et gardez-la à deux endroits.</translation>
    </message>
    <message>
        <source>If too few sheets are left, the tournament is lost: nobody can open the keys again. The program asks for a folder for the sheets, ideally on a USB drive. Print each sheet, give it to its official in an envelope, and delete the files.</source>
        <translation>S’il reste trop peu de feuilles, le tournoi est perdu&#xa0;: personne ne peut rouvrir les clés. Le programme demande un dossier pour les feuilles&#xa0;: de préférence une clé USB. Imprimez chacune, remettez-la à son responsable sous enveloppe, et supprimez les fichiers.</translation>
    </message>
    <message>
        <source>Allows the plan to be published with plain keys</source>
        <translation>Permet de publier le plan avec des clés en clair</translation>
    </message>
    <message>
        <source>Anyone at this computer could read the keys on its disk. Once the outside value is known, the file gives away every board.</source>
        <translation>Les clés resteraient sur ce disque, lisibles par quiconque s’assied à cet ordinateur. Dès que la valeur extérieure est connue, le fichier livre toutes les donnes.</translation>
    </message>
    <message>
        <source>Type the same again.</source>
        <translation>Tapez encore une fois la même.</translation>
    </message>
    <message>
        <source>The two do not match.</source>
        <translation>Les deux sont différentes.</translation>
    </message>
    <message>
        <source>The keys can be kept this way.</source>
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
        <source>The keys are missing.</source>
        <translation>Les clés manquent.</translation>
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
        <source>As chosen when the plan was published.</source>
        <translation>Telle qu’elle a été choisie à la publication.</translation>
    </message>
    <message>
        <source>The words of as many officials as needed.</source>
        <translation>Les mots d’autant de responsables qu’il en faut.</translation>
    </message>
    <message>
        <source>The passphrase (hidden)</source>
        <translation>La phrase secrète, invisible</translation>
    </message>
    <message>
        <source>The words of one sheet, in order (hidden)</source>
        <translation>Les mots d’une feuille, dans l’ordre, invisibles</translation>
    </message>
    <message>
        <source>Add the words of this official</source>
        <translation>Prendre les mots de ce responsable</translation>
    </message>
    <message>
        <source>Off&amp;icials’ sheets</source>
        <translation>Les &amp;feuilles des responsables</translation>
    </message>
    <message>
        <source>All 20 words, separated by spaces; the first four letters of each are enough.</source>
        <translation>Les 20 mots, séparés par des espaces&#xa0;; les quatre premières lettres de chacun suffisent.</translation>
    </message>
    <message>
        <source>Choose what opens the keys.</source>
        <translation>Dites ce qui ouvre les clés.</translation>
    </message>
    <message>
        <source>The keys are not in the same folder as the plan. Put the key file there, and open the tournament again.</source>
        <translation>Les clés ne sont pas à côté du plan. Mettez le fichier des clés dans le même dossier, et rouvrez le tournoi.</translation>
    </message>
    <message>
        <source>The keys are in the plan’s folder and not locked: nothing is needed.</source>
        <translation>Les clés sont à côté du plan, sans verrou&#xa0;: il ne faut rien.</translation>
    </message>
    <message>
        <source>The words of the officials’ sheets open the keys: one sheet after the other, in any order.</source>
        <translation>Les mots des feuilles des responsables ouvrent les clés&#xa0;: une feuille après l’autre, dans n’importe quel ordre.</translation>
    </message>
</context>
<context>
    <name>LockRow</name>
    <message>
        <source>Loc&amp;ked until</source>
        <translation>Verrouillé jus&amp;qu’au</translation>
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
    <message>
        <source>second key (age1…), optional</source>
        <translation>seconde clé (age1…), facultative</translation>
    </message>
    <message>
        <source>Second key</source>
        <translation>Seconde clé</translation>
    </message>
    <message>
        <source>A public key whose owner can open the box too, at any time</source>
        <translation>Une clé publique dont le détenteur peut aussi ouvrir le coffret, à tout moment</translation>
    </message>
    <message>
        <source>Only a locked box is written. Before {utc}, only the owner of the second key can open it.</source>
        <translation>Seul un coffret verrouillé est écrit. Avant {utc}, seul le détenteur de la seconde clé peut l’ouvrir.</translation>
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
    <name>MomentPanel</name>
    <message>
        <source>Open results…</source>
        <translation>Ouvrir des résultats…</translation>
    </message>
    <message>
        <source>Find the moment</source>
        <translation>Trouver le moment</translation>
    </message>
    <message>
        <source>Results of the tables</source>
        <translation>Résultats des tables</translation>
    </message>
    <message>
        <source>A line for each table: round, contract, declarer, tricks</source>
        <translation>Une ligne par table&#xa0;: tour, contrat, déclarant, levées</translation>
    </message>
    <message>
        <source>PBN, USEBIO, ACBL JSON, or Bridgemate’s ReceivedData as CSV</source>
        <translation>PBN, USEBIO, JSON de l’ACBL ou ReceivedData de Bridgemate en CSV</translation>
    </message>
    <message>
        <source>When did it happen?</source>
        <translation>Quand est-ce arrivé&#xa0;?</translation>
    </message>
    <message>
        <source>Type a line for each table: round, contract, declarer, tricks. Or open a file of results.</source>
        <translation>Tapez une ligne par table&#xa0;: tour, contrat, déclarant, levées. Ou ouvrez un fichier de résultats.</translation>
    </message>
    <message>
        <source>Weigh the results under both deals by double dummy</source>
        <translation>Peser les résultats sous les deux donnes en double mort</translation>
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
        <source>&amp;Begin</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>such as Spring Championship 2027</source>
        <translation>par exemple Championnat de printemps 2027</translation>
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
        <source>Its folder: {folder}</source>
        <translation>Son dossier&#xa0;: {folder}</translation>
    </message>
    <message>
        <source>The whole procedure, from the plan to the players’ pack, in ten minutes, with any value and without waiting. Everything is marked PRACTICE, and no check ever turns green.</source>
        <translation>Tout le chemin, du plan au paquet pour les joueurs, en dix minutes&#xa0;: avec n’importe quelle valeur et sans attendre. PRACTICE figure partout, et aucune vérification ne devient jamais verte.</translation>
    </message>
    <message>
        <source>It gets its own folder for the plan, the published files, the keys and the boards.</source>
        <translation>Il reçoit un dossier à lui&#xa0;: pour le plan, ce que vous publiez, les clés et les donnes.</translation>
    </message>
    <message>
        <source>As it will appear on everything you publish</source>
        <translation>Tel qu’il figurera sur tout ce qui est publié</translation>
    </message>
    <message>
        <source>Where the folder goes</source>
        <translation>Emplacement du dossier</translation>
    </message>
    <message>
        <source>Choose an existing folder.</source>
        <translation>Choisissez un dossier qui existe.</translation>
    </message>
</context>
<context>
    <name>NewHolderDialog</name>
    <message>
        <source>Keep words for a tournament</source>
        <translation>Garder des mots pour un tournoi</translation>
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
    <message>
        <source>The program makes twelve words. It writes them on a slip, in new files that only you can read, and shows them nowhere else. Their hash is for the organiser: 64 digits that belong to these words and do not reveal them.</source>
        <translation>Le programme choisit douze mots. Ils vont sur un billet, dans de nouveaux fichiers que vous seul pouvez lire, et ne sont montrés nulle part ailleurs. Leur empreinte est pour l’organisateur&#xa0;: 64 chiffres qui n’appartiennent qu’à ces mots et n’en trahissent aucun.</translation>
    </message>
    <message>
        <source>Who keeps the words, as everyone will read it</source>
        <translation>Qui garde les mots, tel que tous le liront</translation>
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
        <source>The plan leaves this open, so enter it now</source>
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
        <source>&amp;How many boxes?</source>
        <translation>&amp;Combien de boîtes&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Open to print</source>
        <translation>&amp;Ouvrir pour imprimer</translation>
    </message>
    <message>
        <source>Save the PDF in a folder that you choose</source>
        <translation>Créer le PDF là où vous le dites</translation>
    </message>
    <message>
        <source>Save the PDF with the set’s files, and open it for printing</source>
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
        <source>A page of a sample record, not your boards: {words}</source>
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
        <source>such as Round robin</source>
        <translation>par exemple Poule</translation>
    </message>
    <message>
        <source>How many sessions the phase has</source>
        <translation>Combien de séances a la phase</translation>
    </message>
    <message>
        <source>The boards of each session</source>
        <translation>Les donnes de chaque séance</translation>
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
        <source>This means: {words}.</source>
        <translation>Cela signifie&#xa0;: {words}.</translation>
    </message>
    <message>
        <source>A phase is a part of the tournament with similar sessions, such as a final.</source>
        <translation>Une phase est une partie du tournoi dont les séances sont du même genre, par exemple une finale.</translation>
    </message>
    <message>
        <source>The number is not known &amp;yet</source>
        <translation>On ne sait pas en&amp;core combien</translation>
    </message>
    <message>
        <source>The name of the phase; # becomes the number of the session</source>
        <translation>Le nom de la phase&#xa0;; # devient le numéro de la séance</translation>
    </message>
    <message>
        <source>As many sessions as needed; you enter their numbers when you deal</source>
        <translation>Autant de séances qu’il en faudra&#xa0;; on dit leurs numéros à la distribution</translation>
    </message>
    <message>
        <source>How the file names begin; # becomes the number of the session</source>
        <translation>Le début des noms de fichiers&#xa0;; # devient le numéro de la séance</translation>
    </message>
    <message>
        <source>24 means boards 1 to 24; 21-40 means exactly these; 1-12,13-24 alternates between the two; ? means you enter them when you deal.</source>
        <translation>24 pour les donnes 1 à 24&#xa0;; 21-40 pour celles-ci&#xa0;; 1-12,13-24 pour les unes et les autres tour à tour&#xa0;;&#xa0;? pour le dire à la distribution.</translation>
    </message>
    <message>
        <source>Enter the boards of a session.</source>
        <translation>Dites quelles donnes a une séance.</translation>
    </message>
    <message>
        <source>Another phase already uses the file name “{prefix}”.</source>
        <translation>Une autre phase nomme déjà ses fichiers «&#xa0;{prefix}&#xa0;».</translation>
    </message>
    <message>
        <source>Sa&amp;ve phase</source>
        <translation>&amp;Enregistrer la phase</translation>
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
        <source>&amp;Edit…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>M&amp;onter</translation>
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
        <source>Numbers of the phases</source>
        <translation>Numéros des phases</translation>
    </message>
    <message>
        <source>Add another phase</source>
        <translation>Décrire une phase de plus</translation>
    </message>
    <message>
        <source>Change the selected phase</source>
        <translation>Modifier la phase choisie</translation>
    </message>
    <message>
        <source>Remove the selected phase from the plan</source>
        <translation>Enlever du plan la phase choisie</translation>
    </message>
    <message>
        <source>Move the selected phase up</source>
        <translation>Placer la phase choisie avant celle du dessus</translation>
    </message>
    <message>
        <source>Move the selected phase down</source>
        <translation>Placer la phase choisie après celle du dessous</translation>
    </message>
    <message>
        <source>Press Return to change the selected phase, Delete to remove it.</source>
        <translation>Entrée modifie la phase choisie, Suppr la supprime.</translation>
    </message>
    <message>
        <source>No phases yet. A phase is a part of the tournament with similar sessions: a round robin, a final.</source>
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
        <source>such as Spring Championship 2027</source>
        <translation>par exemple Championnat de printemps 2027</translation>
    </message>
    <message>
        <source>Name of the tournament</source>
        <translation>Nom du tournoi</translation>
    </message>
    <message>
        <source>Not chosen yet.</source>
        <translation>Pas encore choisie.</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Changer…</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to correct first.</source>
        <translation>
            <numerusform>%n point à corriger d’abord.</numerusform>
            <numerusform>%n points à corriger d’abord.</numerusform>
        </translation>
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
    <message>
        <source>Choose where the outside value comes from</source>
        <translation>Dire d’où vient la valeur extérieure</translation>
    </message>
    <message>
        <source>Other people keep words that are needed to compute any board</source>
        <translation>D’autres gardent des mots sans lesquels personne ne peut prévoir une donne</translation>
    </message>
    <message>
        <source>&amp;Go to Publish</source>
        <translation>Passer à la &amp;publication</translation>
    </message>
    <message>
        <source>The name of the tournament, written into every file</source>
        <translation>Le nom du tournoi&#xa0;; il figure dans chaque fichier</translation>
    </message>
    <message>
        <source>Inspector’s findings</source>
        <translation>Remarques du contrôle</translation>
    </message>
</context>
<context>
    <name>PresetDialog</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
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
        <source>Saves event, boards and formats under a name, but never the date.</source>
        <translation>Épreuve, donnes et formats sont gardés sous un nom. La date n’en fait jamais partie.</translation>
    </message>
    <message>
        <source>&amp;Always deal into this folder without asking</source>
        <translation>&amp;Toujours distribuer dans ce dossier, sans demander</translation>
    </message>
    <message>
        <source>“Deal session” then shows the folder and only waits for a full meter. Nothing is ever overwritten.</source>
        <translation>«&#xa0;Distribuer la séance&#xa0;» dit alors où, et n’attend plus que la jauge pleine. Rien n’est jamais écrasé&#xa0;: une deuxième série du même jour reçoit un numéro.</translation>
    </message>
    <message>
        <source>Give the preset a name.</source>
        <translation>Il faut un nom au modèle.</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
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
        <source>Save preset</source>
        <translation>Enregistrer le modèle</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Supprimer le modèle</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>{name} (changed)</source>
        <translation>{name} (modifié)</translation>
    </message>
    <message>
        <source>Fill in a session that you saved earlier</source>
        <translation>Remplir la page avec une séance enregistrée</translation>
    </message>
    <message>
        <source>&amp;Delete the selected preset</source>
        <translation>&amp;Supprimer le modèle choisi</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”? Sets you dealt with it are not affected.</source>
        <translation>Supprimer le modèle «&#xa0;{name}&#xa0;»&#xa0;? Les séries distribuées avec lui restent intactes.</translation>
    </message>
</context>
<context>
    <name>PresetsList</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Modèles</translation>
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
        <source>{name}: {boards}, {formats}</source>
        <translation>{name} : {boards}, {formats}</translation>
    </message>
    <message>
        <source>{preset}, always into {folder}</source>
        <translation>{preset}, toujours dans {folder}</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>None yet. You save a session as a preset on the Deal page.</source>
        <translation>Aucun encore. On enregistre une séance comme modèle sur la page «&#xa0;Distribuer&#xa0;».</translation>
    </message>
    <message>
        <source>Delete the selected preset</source>
        <translation>Supprimer le modèle choisi</translation>
    </message>
    <message>
        <source>Name, folder… of the selected preset</source>
        <translation>Nom, dossier… du modèle choisi</translation>
    </message>
    <message>
        <source>Rename the preset, or let it always deal into one folder</source>
        <translation>Renommer le modèle, ou dire qu’il distribue toujours dans un dossier</translation>
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
        <translation>Créer les clés et fermer le plan</translation>
    </message>
    <message>
        <source>Hash of the keys</source>
        <translation>Empreinte des clés</translation>
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
    <message>
        <source>Save the &amp;sheet…</source>
        <translation>Enre&amp;gistrer la feuille…</translation>
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
        <source>Seal t&amp;he plan…</source>
        <translation>Sceller &amp;votre plan…</translation>
    </message>
    <message>
        <source>Copies the digits and the words to the clipboard, for the bulletin</source>
        <translation>Met les chiffres et les mots dans le presse-papiers, pour le bulletin</translation>
    </message>
    <message>
        <source>It is published &amp;there</source>
        <translation>Il y &amp;figure</translation>
    </message>
    <message>
        <source>Records in the journal that the plan is published there</source>
        <translation>Note dans le registre que le plan y est publié</translation>
    </message>
    <message>
        <source>&amp;Go to Value</source>
        <translation>Passer à la &amp;valeur</translation>
    </message>
    <message>
        <source>The keys are secret until all play is over. Together with the outside value they determine the deals.</source>
        <translation>Les clés sont secrètes jusqu’à la fin de tout le jeu. Avec la valeur extérieure, elles font les donnes.</translation>
    </message>
    <message>
        <source>It is part of the plan. It commits you to the keys and reveals nothing about them. You can read it out or print it too.</source>
        <translation>Elle figure dans le plan, fixe les clés et ne révèle rien. Vous pouvez aussi la lire à haute voix ou l’imprimer.</translation>
    </message>
    <message>
        <source>It commits you to the plan, the promise and the keys, and reveals nothing about them. Print it where it cannot be taken back, such as the bulletin or the notice board. The words mean the same as the digits.</source>
        <translation>Il fixe le plan, la promesse et les clés, et ne trahit rien. Imprimez-le là où on ne peut le reprendre&#xa0;: dans le bulletin, au tableau d’affichage. Les mots disent la même chose.</translation>
    </message>
    <message>
        <source>Inspector’s findings</source>
        <translation>Remarques du contrôle</translation>
    </message>
    <message>
        <source>Who keeps the keys</source>
        <translation>Qui garde les clés</translation>
    </message>
    <message>
        <source>How they are sealed</source>
        <translation>Comment elles sont scellées</translation>
    </message>
    <message>
        <source>Where is it published?</source>
        <translation>Où figure-t-il&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) to read and tick.</source>
        <translation>
            <numerusform>%n avertissement à examiner et à cocher.</numerusform>
            <numerusform>%n avertissements à examiner et à cocher.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose how the keys are kept.</source>
        <translation>Dites comment les clés sont gardées.</translation>
    </message>
    <message>
        <source>A page for the notice board and the bulletin, as a PDF to print</source>
        <translation>Une page pour le tableau d’affichage et le bulletin, en PDF à imprimer</translation>
    </message>
    <message>
        <source>The first day on which everyone could see it there</source>
        <translation>Le premier jour où tous pouvaient l’y voir</translation>
    </message>
    <message>
        <source>Not published yet: no place has been entered here.</source>
        <translation>Pas encore publié&#xa0;: personne n’a dit ici où il se trouve.</translation>
    </message>
    <message>
        <source>Sealed {time}. The plan and its keys are fixed and can no longer be changed.</source>
        <translation>Scellé le {time}. Le plan et ses clés sont fixés et ne peuvent plus être modifiés.</translation>
    </message>
    <message>
        <source>The plan was sealed on another computer or by another program.</source>
        <translation>Le plan est scellé, sur un autre ordinateur ou par un autre programme.</translation>
    </message>
    <message>
        <source>&amp;QR code…</source>
        <translation>Code &amp;QR…</translation>
    </message>
    <message>
        <source>Cop&amp;y the check code</source>
        <translation>&amp;Copier le code de contrôle</translation>
    </message>
    <message>
        <source>The check code</source>
        <translation>Le code de contrôle</translation>
    </message>
    <message>
        <source>The program seals the plan; you publish it. Enter where everyone can find the plan and the check code (digest, SHA-256), and since which day. The public pack will show this, in your words.</source>
        <translation>Le programme scelle&#xa0;; publier, c’est vous. Dites où chacun trouve le plan et le code de contrôle, et depuis quel jour&#xa0;: cela figurera dans le paquet public, dans vos mots.</translation>
    </message>
    <message>
        <source>Shows the check code for a telephone to read</source>
        <translation>Montre le code de contrôle pour qu’un téléphone le lise</translation>
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
    <name>QrDialog</name>
    <message>
        <source>QR code of the text below</source>
        <translation>Code QR du texte ci-dessous</translation>
    </message>
    <message>
        <source>Cop&amp;y the text</source>
        <translation>&amp;Copier le texte</translation>
    </message>
    <message>
        <source>Copy it to paste it elsewhere</source>
        <translation>Le copier pour le coller ailleurs</translation>
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
        <source>Labels made</source>
        <translation>Étiquettes prêtes</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Liste de contrôle</translation>
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
    <message>
        <source>They reveal nothing about the cards. Print them without scaling (100 %).</source>
        <translation>Elles ne disent rien des cartes. Imprimez-les sans mise à l’échelle (100&#xa0;%).</translation>
    </message>
    <message>
        <source>Two people sign for each duplicated board. It reveals nothing about the cards.</source>
        <translation>Deux personnes signent pour chaque donne dupliquée&#xa0;; elle ne dit rien des cartes.</translation>
    </message>
    <message>
        <source>Sealed with your passphrase. Use “Open a sealed record…” to open it.</source>
        <translation>Scellé avec votre phrase secrète. «&#xa0;Ouvrir une feuille scellée…&#xa0;» l’ouvre.</translation>
    </message>
    <message>
        <source>Sealed until {time}. After that, use “Open a sealed record…” on this computer.</source>
        <translation>Scellé jusqu’au {time}. «&#xa0;Ouvrir une feuille scellée…&#xa0;» l’ouvrira alors, sur cet ordinateur.</translation>
    </message>
    <message>
        <source>The file is not sealed: anyone who has it can see all hands.</source>
        <translation>Le fichier est ouvert&#xa0;: qui l’a voit toutes les mains.</translation>
    </message>
    <message>
        <source>Locked until {time}. After that, open it on the Check page.</source>
        <translation>Verrouillé jusqu’au {time}. Ensuite, ouvrez-le à la page «&#xa0;Vérification&#xa0;».</translation>
    </message>
    <message>
        <source>Hand record and public pack made</source>
        <translation>Feuille de donnes et paquet public créés</translation>
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
    <message>
        <source>The file is not sealed: anyone who has it can see all hands.</source>
        <translation>Le fichier est ouvert&#xa0;: qui l’a voit toutes les mains.</translation>
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
        <source>Labels for boxes, with the set code; no cards</source>
        <translation>Étiquettes pour les boîtes, avec le code de série&#xa0;; sans cartes</translation>
    </message>
    <message>
        <source>A list to sign while duplicating; no cards</source>
        <translation>Une liste à signer pendant la duplication&#xa0;; sans cartes</translation>
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
    <message>
        <source>For dealing a sorted pack by list, without seeing a hand</source>
        <translation>Pour distribuer un jeu trié d’après une liste, sans voir une main</translation>
    </message>
    <message>
        <source>Each hand on its own card, to go into the board</source>
        <translation>Chaque main sur sa propre fiche, à glisser avec elle dans l’étui</translation>
    </message>
    <message>
        <source>One file with everything for the web page, after play</source>
        <translation>Tout pour la page web dans un seul fichier, après le jeu</translation>
    </message>
    <message>
        <source>Boards that have been played cannot be dealt again with sheets or curtain cards.</source>
        <translation>Des donnes déjà jouées ne se redistribuent pas par feuilles ou fiches de main.</translation>
    </message>
    <message>
        <source>Not played yet, so prints that show cards will be sealed.</source>
        <translation>Encore à jouer&#xa0;: ce qui montre les cartes est scellé.</translation>
    </message>
    <message>
        <source>Checklists and packs are made for one set at a time.</source>
        <translation>Les listes de contrôle et les paquets se font série par série.</translation>
    </message>
    <message>
        <source>You can publish it once it is marked as finished on the Journal page.</source>
        <translation>Elle pourra être publiée une fois marquée comme terminée, sur la page Registre.</translation>
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
        <source>Double dummy: {done} of {wanted} boards</source>
        <translation>Double mort&#xa0;: {done} donnes sur {wanted}</translation>
    </message>
    <message>
        <source>Boards solved</source>
        <translation>Donnes calculées</translation>
    </message>
    <message>
        <source>With its passphrase, or after its time has come</source>
        <translation>Avec sa phrase secrète, ou quand son heure est venue</translation>
    </message>
    <message>
        <source>No sets yet. Once you have dealt one, you print its records and labels here.</source>
        <translation>Aucune série pour l’instant. Quand une série est distribuée, ses feuilles et étiquettes s’impriment ici.</translation>
    </message>
    <message>
        <source>No files were left behind. ({place})</source>
        <translation>Aucun fichier n’est resté. ({place})</translation>
    </message>
    <message>
        <source>Boards analysed so far</source>
        <translation>Donnes dont les résultats double mort sont connus</translation>
    </message>
    <message>
        <source>Stop; no files are left behind</source>
        <translation>Arrêter&#xa0;; aucun fichier ne reste</translation>
    </message>
    <message>
        <source>Hand records</source>
        <translation>Feuilles de donnes</translation>
    </message>
</context>
<context>
    <name>RecordsPanel</name>
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
    <message numerus="yes">
        <source>%n set(s) chosen</source>
        <translation>
            <numerusform>%n série choisie</numerusform>
            <numerusform>%n séries choisies</numerusform>
        </translation>
    </message>
    <message>
        <source>Your club’s header and footer, and the page layout</source>
        <translation>En-tête et pied de page de votre club, et aspect d’une page</translation>
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
        <source>Show the files in their folder</source>
        <translation>Montrer les fichiers dans leur dossier</translation>
    </message>
    <message>
        <source>Labels for boxes, with the set code; no cards</source>
        <translation>Étiquettes pour les boîtes, avec le code de série&#xa0;; sans cartes</translation>
    </message>
    <message>
        <source>Make the dealing certificate of this set, as a PDF; no cards</source>
        <translation>Créer le certificat de distribution de cette série, en PDF&#xa0;; sans cartes</translation>
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
        <source>Set code {code}</source>
        <translation>Code de série {code}</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <translation>Dans {folder}</translation>
    </message>
    <message>
        <source>Cop&amp;y code</source>
        <translation>Cop&amp;ier le code</translation>
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
    <message>
        <source>Write it on the label of each box. It tells you which set is inside.</source>
        <translation>Notez-le sur l’étiquette de chaque boîte&#xa0;: il dit quelle série s’y trouve.</translation>
    </message>
    <message>
        <source>The code of this set; it reveals nothing about the cards</source>
        <translation>Le code de cette série&#xa0;; il ne dit rien des cartes</translation>
    </message>
    <message>
        <source>Start another session with an empty meter</source>
        <translation>Commencer une autre séance, avec une jauge vide</translation>
    </message>
    <message>
        <source>all files written, read back and compared</source>
        <translation>chaque fichier écrit, relu et comparé</translation>
    </message>
    <message>
        <source>Writing the files had been interrupted</source>
        <translation>Une livraison avait été interrompue</translation>
    </message>
    <message>
        <source>Do not open these files before play: they contain the hands.</source>
        <translation>N’ouvrez pas ces fichiers avant le jeu&#xa0;: ils contiennent les mains.</translation>
    </message>
    <message>
        <source>Copy the set code to paste it elsewhere; it reveals no cards</source>
        <translation>Copier le code de la série, pour le coller ailleurs&#xa0;; il ne révèle aucune carte</translation>
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
        <source>secret</source>
        <translation>secrète</translation>
    </message>
    <message>
        <source>interrupted; its key may be known</source>
        <translation>interrompue, sa clé est peut-être connue</translation>
    </message>
    <message>
        <source>secret, reserve dealt</source>
        <translation>secrète, réserve distribuée</translation>
    </message>
</context>
<context>
    <name>RevealStep</name>
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
        <source>&amp;All play is over, including reserve sets</source>
        <translation>&amp;Tout le jeu est fini, séries de réserve comprises</translation>
    </message>
    <message>
        <source>Choose where to save the pack</source>
        <translation>Dire où va le paquet</translation>
    </message>
    <message>
        <source>Check it as any player can</source>
        <translation>Le vérifier comme peut le faire chaque joueur</translation>
    </message>
    <message>
        <source>The keys open every session, including those not played yet</source>
        <translation>Les clés ouvrent toutes les séances, même celles qui restent à jouer</translation>
    </message>
    <message>
        <source>Each ticked session gets its own public pack on the evening it was played. The pack opens only that session and its reserve set, which cannot be used after that.</source>
        <translation>Chaque séance cochée reçoit son propre paquet public, le soir où elle a été jouée. Il n’ouvre que cette séance et sa série de réserve&#xa0;: celle-ci ne peut plus servir ensuite.</translation>
    </message>
    <message>
        <source>The keys open all sessions at once. Anyone who has them knows every board not played yet.</source>
        <translation>Les clés ouvrent toutes les séances à la fois. Qui les a connaît toutes les donnes pas encore jouées.</translation>
    </message>
    <message>
        <source>One file with the plan, the keys, the boards and a text that tells players how to check them.</source>
        <translation>Un seul fichier avec le plan, les clés, les donnes distribuées et un texte qui dit aux joueurs comment vérifier.</translation>
    </message>
    <message>
        <source>Tick the box when all play is over.</source>
        <translation>Cochez que tout le jeu est fini.</translation>
    </message>
    <message>
        <source>Choose where to save the pack.</source>
        <translation>Dites où va le paquet.</translation>
    </message>
    <message>
        <source>Revealed {time}. The pack “{pack}” is not in the tournament’s folder. If it is lost, make it again here: it has the same boards.</source>
        <translation>Révélé le {time}. Le paquet «&#xa0;{pack}&#xa0;» n’est pas dans le dossier du tournoi. S’il est perdu, refaites-le ici&#xa0;: il contient les mêmes donnes.</translation>
    </message>
</context>
<context>
    <name>RevealTable</name>
    <message>
        <source>Sessions that were dealt</source>
        <translation>Séances distribuées</translation>
    </message>
    <message>
        <source>Press the space bar to tick the selected session.</source>
        <translation>La barre d’espace coche la séance choisie.</translation>
    </message>
</context>
<context>
    <name>RoundFields</name>
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
        <source>Round {number}: {time} UTC</source>
        <translation>Tirage {number}&#xa0;: {time} UTC</translation>
    </message>
    <message>
        <source>By this computer’s clock</source>
        <translation>À l’horloge de cet ordinateur</translation>
    </message>
    <message>
        <source>If that network has ended before then, a figure of the next day counts:</source>
        <translation>Si ce réseau s’est arrêté avant, un chiffre du lendemain compte&#xa0;:</translation>
    </message>
</context>
<context>
    <name>RoundPart</name>
    <message>
        <source>Address of the round</source>
        <translation>Adresse du tirage</translation>
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
        <source>The network had en&amp;ded: type the value promised for that case</source>
        <translation>Le réseau s’était &amp;arrêté&#xa0;: saisir ce qui était promis pour ce cas</translation>
    </message>
    <message>
        <source>Everything the address shows, or its three parts in any order</source>
        <translation>Tout ce que montre l’adresse, ou les trois parties dans n’importe quel ordre</translation>
    </message>
    <message>
        <source>A file with what the address shows</source>
        <translation>Un fichier qui contient ce que montre l’adresse</translation>
    </message>
    <message>
        <source>Everyone will see this, with your reason</source>
        <translation>Tous en seront informés, avec votre raison</translation>
    </message>
    <message>
        <source>Enter the promised round</source>
        <translation>Apporter le tirage promis</translation>
    </message>
    <message>
        <source>Round {number} appears on {moment} by this computer’s clock. Open the address below on a telephone, or on a computer with a network, and enter here what it shows. The signature is checked here, so nobody has to look the value up.</source>
        <translation>Le tirage {number} paraît le {moment} à l’horloge de cet ordinateur. Ouvrez l’adresse ci-dessous avec un téléphone, ou sur un ordinateur relié à internet, et apportez ici ce qu’elle montre. La signature est vérifiée ici&#xa0;; personne n’a à consulter la valeur.</translation>
    </message>
    <message>
        <source>&amp;QR code…</source>
        <translation>Code &amp;QR…</translation>
    </message>
    <message>
        <source>Shows the address for a telephone to read</source>
        <translation>Montre l’adresse pour qu’un téléphone la lise</translation>
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
        <source>several words</source>
        <translation>plusieurs mots</translation>
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
        <source>Ope&amp;ns on</source>
        <translation>S’o&amp;uvre le</translation>
    </message>
    <message>
        <source>The file will show every card. A player who has seen one may not play these boards (Law 6D).</source>
        <translation>Le fichier montrera toutes les cartes. Un joueur qui en a vu une ne peut pas jouer ces donnes (loi 6D).</translation>
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
        <source>Offer words</source>
        <translation>Proposer des mots</translation>
    </message>
    <message>
        <source>Play is &amp;over – print open</source>
        <translation>La séance est &amp;terminée – imprimer sans sceller</translation>
    </message>
    <message>
        <source>The journal will say that the set is finished. Its files go into your archive, if any.</source>
        <translation>Le registre dira que la série est terminée. Ses fichiers vont dans vos archives, si vous en avez.</translation>
    </message>
    <message>
        <source>The journal says that these boards are still to be played</source>
        <translation>D’après le registre, ces donnes restent à jouer</translation>
    </message>
    <message>
        <source>Lea&amp;ve it unsealed</source>
        <translation>Laisser ou&amp;vert</translation>
    </message>
    <message>
        <source>I und&amp;erstand: anyone who opens the file can see all hands</source>
        <translation>J’ai compr&amp;is&#xa0;: qui ouvre le fichier voit toutes les mains</translation>
    </message>
    <message>
        <source>Nobody can open the file without it. If you lose it, you can make the record again after play.</source>
        <translation>Personne ne l’ouvre sans elle&#xa0;; si elle est perdue, on peut refaire la feuille après le jeu.</translation>
    </message>
    <message>
        <source>This program will open it then, on this computer, or once the set is finished. Weaker: anyone who can read your files here, or change the clock, could open it earlier.</source>
        <translation>Ce programme l’ouvre alors, sur cet ordinateur, ou quand la série est terminée. Moins sûr&#xa0;: qui peut lire vos fichiers ici, ou avancer l’horloge, pourrait l’ouvrir avant.</translation>
    </message>
    <message>
        <source>The day and time from which the record can be opened</source>
        <translation>Le jour et l’heure à partir desquels la feuille peut être ouverte</translation>
    </message>
    <message>
        <source>Choose a time in the future</source>
        <translation>Choisissez une heure à venir</translation>
    </message>
    <message>
        <source>Tick that you understand what an unsealed file shows</source>
        <translation>Cochez que vous comprenez ce que montre un fichier ouvert</translation>
    </message>
    <message>
        <source>At least {count} characters; several words are best.</source>
        <translation>Au moins {count} lettres&#xa0;; plusieurs mots sont le mieux.</translation>
    </message>
    <message>
        <source>the two do not match yet</source>
        <translation>les deux ne sont pas encore identiques</translation>
    </message>
    <message>
        <source>Let the program make up words, and show them</source>
        <translation>Mettre des mots que le programme fabrique, et les montrer</translation>
    </message>
    <message>
        <source>Strong: {bits} bits that nobody can guess. Write the words down before you continue.</source>
        <translation>Très bien&#xa0;: {bits} bits que personne ne peut deviner. Notez les mots avant de continuer.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Loc&amp;k it until a time</source>
        <translation>Verroui&amp;ller jusqu’à une date</translation>
    </message>
    <message>
        <source>Locke&amp;d until</source>
        <translation>Verrouillé jusqu’&amp;au</translation>
    </message>
    <message>
        <source>Nobody can open the file before then, this computer included. After that anyone can, with what a public clock publishes. The set’s own files stay as they are.</source>
        <translation>Personne ne peut ouvrir le fichier avant, pas même cet ordinateur. Ensuite tout le monde le peut, avec ce qu’une horloge publique publie. Les fichiers de la série restent tels quels.</translation>
    </message>
    <message>
        <source>Make the pu&amp;blic pack too</source>
        <translation>Créer aussi le paquet pu&amp;blic</translation>
    </message>
    <message>
        <source>Record and pack are saved in {folder}, and the record opens for printing.</source>
        <translation>La feuille et le paquet sont enregistrés dans {folder}, et la feuille s’ouvre pour l’impression.</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>{topic}: press Ctrl+Page Up or Ctrl+Page Down to go from one to the next</source>
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
        <source>dealt</source>
        <translation>distribuée</translation>
    </message>
    <message>
        <source>not dealt</source>
        <translation>pas distribuée</translation>
    </message>
    <message>
        <source>reserve dealt</source>
        <translation>réserve distribuée</translation>
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
        <source>Deal every session</source>
        <translation>Distribuer toutes les séances</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) ticked, {boards} boards</source>
        <translation>
            <numerusform>%n séance cochée, {boards} donnes</numerusform>
            <numerusform>%n séances cochées, {boards} donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>Press the space bar to tick the selected session.</source>
        <translation>La barre d’espace coche la séance choisie.</translation>
    </message>
    <message>
        <source>Start with no sessions</source>
        <translation>Repartir sans aucune séance</translation>
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
        <source>Set code</source>
        <translation>Code de série</translation>
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
        <source>The set code on the label, on the sheet or in the file</source>
        <translation>Le code de série, sur l’étiquette, la feuille ou dans le fichier</translation>
    </message>
    <message>
        <source>Find the session this set code belongs to</source>
        <translation>Dire à quelle séance appartient ce code de série</translation>
    </message>
    <message>
        <source>Compare each letter with the label. A set dealt on another computer is in that computer’s journal.</source>
        <translation>Comparez chaque lettre avec l’étiquette. Une série distribuée sur un autre ordinateur figure dans le registre de celui-ci.</translation>
    </message>
    <message>
        <source>{path} (no longer there)</source>
        <translation>{path} (n’y est plus)</translation>
    </message>
    <message>
        <source>Spot check…</source>
        <translation>Contrôle par sondage…</translation>
    </message>
    <message>
        <source>Check duplicated boards by questions drawn by lot</source>
        <translation>Vérifier les étuis dupliqués par des questions tirées au sort</translation>
    </message>
</context>
<context>
    <name>SetPages</name>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>History</source>
        <comment>accessible name of the page Journal</comment>
        <translation>Registre</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Registre</translation>
    </message>
    <message>
        <source>Hand records</source>
        <translation>Feuilles de donnes</translation>
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
        <translation>Di&amp;vulguée…</translation>
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
        <source>Mark as</source>
        <translation>Marquer comme</translation>
    </message>
    <message>
        <source>Make the dealing certificate of this set, as a PDF; no cards</source>
        <translation>Créer le certificat de distribution de cette série, en PDF&#xa0;; sans cartes</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Montrer les fichiers dans leur dossier</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) chosen</source>
        <translation>
            <numerusform>%n série choisie</numerusform>
            <numerusform>%n séries choisies</numerusform>
        </translation>
    </message>
    <message>
        <source>When play is over: make the file that a web site, a scorer or a program takes</source>
        <translation>Quand le jeu est terminé&#xa0;: créer le fichier qu’accepte un site web ou un programme de calcul</translation>
    </message>
    <message>
        <source>Send to…</source>
        <translation>Envoyer à…</translation>
    </message>
    <message>
        <source>The code of this set; it reveals nothing about the cards</source>
        <translation>Le code de cette série&#xa0;; il ne dit rien des cartes</translation>
    </message>
    <message>
        <source>Select a set above to see where its files are, or several sets to mark them together.</source>
        <translation>Choisissez ci-dessus une série pour voir où sont ses fichiers, ou plusieurs pour les marquer ensemble.</translation>
    </message>
    <message>
        <source>Undo the last step for all of them</source>
        <translation>Annuler la dernière étape de toutes</translation>
    </message>
</context>
<context>
    <name>SetWords</name>
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
        <translation>Divulguée</translation>
    </message>
    <message>
        <source>From elsewhere</source>
        <translation>Venue d’ailleurs</translation>
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
        <translation>Des joueurs ont vu des donnes de cette série.</translation>
    </message>
    <message>
        <source>Set {code}</source>
        <translation>Série {code}</translation>
    </message>
    <message>
        <source>boards {numbers}</source>
        <translation>donnes {numbers}</translation>
    </message>
    <message>
        <source>board {numbers}</source>
        <translation>donne {numbers}</translation>
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
        <source>Interrupted</source>
        <translation>Interrompue</translation>
    </message>
    <message>
        <source>No files were left behind.</source>
        <translation>Aucun fichier n’est resté.</translation>
    </message>
    <message>
        <source>Play is over: nobody will play these boards again.</source>
        <translation>Le jeu est fini&#xa0;: personne ne joue plus ces donnes.</translation>
    </message>
    <message>
        <source>Anyone may see the hands.</source>
        <translation>Tout le monde peut voir les mains.</translation>
    </message>
    <message>
        <source>Not dealt on this computer, but checked here.</source>
        <translation>Pas distribuée sur cet ordinateur, mais vue ici.</translation>
    </message>
    <message>
        <source>Unnamed set</source>
        <translation>Série sans nom</translation>
    </message>
    <message>
        <source>No sets match. Clear the search, or choose “All states”.</source>
        <translation>Aucune série ne correspond. Effacez la recherche ou choisissez «&#xa0;Tous les états&#xa0;».</translation>
    </message>
    <message>
        <source>It is being dealt now, or its folder is away: then the next dealing shows what happened to it. Do not use its files.</source>
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
        <source>All states</source>
        <translation>Tous les états</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Recherche</translation>
    </message>
    <message>
        <source>S&amp;tate</source>
        <translation>Ét&amp;at</translation>
    </message>
    <message>
        <source>Show only sets that match all these words</source>
        <translation>Montrer seulement les séries qui ont tous ces mots</translation>
    </message>
    <message>
        <source>Show only sets in one state</source>
        <translation>Montrer seulement les séries dans un état</translation>
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
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>Best and newest first</source>
        <translation>Les plus proches et récentes d’abord</translation>
    </message>
    <message>
        <source>Every set dealt or checked on this computer, newest first. Press the menu key to open its menu.</source>
        <translation>Toutes les séries distribuées ou vues sur cet ordinateur, les plus récentes d’abord. La touche Menu ouvre leur menu.</translation>
    </message>
    <message>
        <source>Click to sort by a column; click a third time for the usual order</source>
        <translation>Cliquez pour trier par colonne, et une troisième fois pour l’ordre habituel</translation>
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
        <source>Import old settings</source>
        <translation>Importer d’anciens réglages</translation>
    </message>
    <message>
        <source>Replace the identification?</source>
        <translation>Remplacer l’identification&#xa0;?</translation>
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
        <source>Topics</source>
        <translation>Rubriques</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Sets you dealt with it are not affected.</source>
        <translation>Les séries distribuées avec lui restent intactes.</translation>
    </message>
    <message>
        <source>The one in the file differs from yours. Sets you have already dealt are not affected.</source>
        <translation>Celle du fichier diffère de la vôtre. Les séries déjà distribuées restent intactes.</translation>
    </message>
    <message>
        <source>Reset everything to how it was at the first start?</source>
        <translation>Tout remettre comme au premier démarrage&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Rétablir</translation>
    </message>
</context>
<context>
    <name>ShowButton</name>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Show what you type, when nobody is looking over your shoulder</source>
        <translation>Montrer ce qui est tapé, si personne ne regarde par-dessus votre épaule</translation>
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
        <source>Which value of the day counts</source>
        <translation>Quelle valeur du jour compte</translation>
    </message>
    <message>
        <source>A figure that anyone can look up for years</source>
        <translation>Un chiffre que tout le monde pourra retrouver pendant des années</translation>
    </message>
</context>
<context>
    <name>SourceWizard</name>
    <message>
        <source>Where will the outside value come from?</source>
        <translation>D’où viendra la valeur extérieure&#xa0;?</translation>
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
        <source>&amp;Figure</source>
        <translation>&amp;Chiffre</translation>
    </message>
    <message>
        <source>&amp;Value of the day</source>
        <translation>&amp;Valeur du jour</translation>
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
        <source>What will be published, word for word</source>
        <translation>Ce qui sera publié, mot pour mot</translation>
    </message>
    <message>
        <source>Day of the value</source>
        <translation>Jour de la valeur</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Mois précédent</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mois suivant</translation>
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
        <source>This will be published</source>
        <translation>Voici ce qui sera publié</translation>
    </message>
    <message>
        <source>Write your words.</source>
        <translation>Écrivez votre texte.</translation>
    </message>
    <message>
        <source>A number of the public &amp;clock drand, which proves itself</source>
        <translation>Un nombre de l’horloge publique &amp;drand, qui se prouve lui-même</translation>
    </message>
    <message>
        <source>&amp;Use this promise</source>
        <translation>Prendre cette &amp;promesse</translation>
    </message>
    <message>
        <source>Such as the numbers of a lottery draw. Write exactly which draw, and what counts if it does not take place.</source>
        <translation>Par exemple les numéros d’un tirage de loterie. Dites exactement lequel, et que faire s’il n’a pas lieu.</translation>
    </message>
    <message>
        <source>Add a &amp;second figure: even harder to foresee</source>
        <translation>Prendre aussi un &amp;second chiffre&#xa0;: encore plus imprévisible</translation>
    </message>
    <message>
        <source>The calendars show no problem with this day.</source>
        <translation>Les calendriers n’ont rien contre ce jour.</translation>
    </message>
    <message>
        <source>Both values are typed, one after the other</source>
        <translation>Les deux valeurs sont tapées, l’une derrière l’autre</translation>
    </message>
    <message>
        <source>The day is added to your words, and checked</source>
        <translation>Le jour est écrit après vos mots, et vérifié</translation>
    </message>
    <message>
        <source>Some weeks ahead, so that everyone has the plan before then.</source>
        <translation>Dans quelques semaines, pour que tous aient le plan avant.</translation>
    </message>
    <message>
        <source>Promise a figure that nobody can know today and everyone can look up later. Together with the secret keys it determines the deals.</source>
        <translation>Promettez un chiffre que personne ne peut connaître aujourd’hui et que tous pourront retrouver plus tard. Avec les clés secrètes, il décide des donnes.</translation>
    </message>
    <message>
        <source>The network signs it at that moment, and every check tests the signature. Nobody has to look anything up.</source>
        <translation>Il est signé à son heure, et chaque vérification voit la signature&#xa0;: personne n’a rien à consulter.</translation>
    </message>
</context>
<context>
    <name>SpotDialog</name>
    <message>
        <source>Spot check</source>
        <translation>Contrôle par sondage</translation>
    </message>
    <message>
        <source>Look at the boards on the table, and type how many cards of the suit each hand has.</source>
        <translation>Regardez les étuis sur la table et tapez combien de cartes de la couleur a chaque main.</translation>
    </message>
    <message>
        <source>Judge all answers</source>
        <translation>Juger toutes les réponses</translation>
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
    <name>StepFrame</name>
    <message>
        <source>Go to the next step</source>
        <translation>Aller à l’étape suivante</translation>
    </message>
    <message>
        <source>Open what comes next at this step</source>
        <translation>Ouvre la suite de cette étape</translation>
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
        <source>Choose &amp;files…</source>
        <translation>C&amp;hoisir des fichiers…</translation>
    </message>
    <message>
        <source>Choose its public pack (.zip) or its plan (.sqd). The files in the same folder are found.</source>
        <translation>Prenez son paquet public (.zip), ou son plan (.sqd)&#xa0;: ce qui est à côté est trouvé.</translation>
    </message>
    <message>
        <source>Prove that the boards are the promised ones</source>
        <translation>Prouver que des donnes sont celles qui ont été promises</translation>
    </message>
    <message>
        <source>Choose the plan that you saved</source>
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
        <source>Open &amp;folder</source>
        <translation>Ouvrir le dossi&amp;er</translation>
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
        <source>The slip for {name} is ready</source>
        <translation>Les mots de {name} sont sur le billet</translation>
    </message>
    <message>
        <source>Print the slip. Give the words when the outside value is known, not before.</source>
        <translation>Imprimez le billet, et donnez les mots quand la valeur extérieure est connue, pas avant.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <translation>Une erreur s’est produite dans le programme</translation>
    </message>
    <message>
        <source>The files of the tournament have not changed. ({place})</source>
        <translation>Les fichiers du tournoi sont restés tels quels. ({place})</translation>
    </message>
    <message>
        <source>Open the tournament again. Please report the text in brackets.</source>
        <translation>Rouvrez le tournoi. Merci de nous signaler les mots entre parenthèses.</translation>
    </message>
    <message>
        <source>Stop; sessions already dealt are kept</source>
        <translation>Arrêter&#xa0;; les séances distribuées restent</translation>
    </message>
    <message>
        <source>&amp;QR code of the hash…</source>
        <translation>Code &amp;QR de l’empreinte…</translation>
    </message>
    <message>
        <source>Shows name and hash for the organiser’s telephone to read</source>
        <translation>Montre nom et empreinte pour que le téléphone de l’organisateur les lise</translation>
    </message>
    <message>
        <source>Name and hash, for the organiser</source>
        <translation>Nom et empreinte, pour l’organisateur</translation>
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
        <source>Fix the outside value</source>
        <translation>Fixer la valeur extérieure</translation>
    </message>
    <message>
        <source>Put {value} into the plan?</source>
        <translation>Inscrire {value} dans le plan&#xa0;?</translation>
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
        <source>such as: session 3 was played before session 2</source>
        <translation>par exemple&#xa0;: la séance 3 a été jouée avant la séance 2</translation>
    </message>
    <message>
        <source>&amp;Record it</source>
        <translation>&amp;Noter</translation>
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
        <source>&amp;Reveal</source>
        <translation>&amp;Révéler</translation>
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
    <message>
        <source>The keys will be made now. After that nothing in the plan can be changed: no phase, no board, no source of the outside value.</source>
        <translation>Les clés sont créées maintenant. Ensuite, rien dans le plan ne peut être modifié&#xa0;: ni les phases et les donnes, ni la source de la valeur extérieure.</translation>
    </message>
    <message>
        <source>Withheld, as every check will show: the words of {names}.</source>
        <translation>Retenus, comme le dira toute vérification&#xa0;: les mots de {names}.</translation>
    </message>
    <message>
        <source>Every deal depends on it. After the first session is dealt it can never be changed.</source>
        <translation>Toutes les donnes en découlent. Dès que la première séance est distribuée, elle ne peut plus jamais être modifiée.</translation>
    </message>
    <message>
        <source>New boards will be dealt to replace: {sessions}. The Laws require a reason (Law 6D). It goes into a notice for the players.</source>
        <translation>D’autres donnes seront distribuées à la place de&#xa0;: {sessions}. Le Code exige un motif (loi 6D)&#xa0;; il figure dans un avis aux joueurs.</translation>
    </message>
    <message>
        <source>&amp;Reason, as everyone will read it</source>
        <translation>&amp;Motif, en mots que tous liront</translation>
    </message>
    <message>
        <source>Write where play did not follow the plan. This is recorded, and goes into a notice for the players.</source>
        <translation>Dites où le jeu n’a pas suivi le plan. C’est noté, et indiqué dans un avis aux joueurs.</translation>
    </message>
    <message>
        <source>&amp;What was done differently</source>
        <translation>&amp;Ce qui a été fait autrement</translation>
    </message>
    <message>
        <source>The problem and your answer are recorded in the journal.</source>
        <translation>Le doute et votre réponse sont inscrits dans le registre.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>Le registre est douteux</translation>
    </message>
    <message>
        <source>Deal anyway?</source>
        <translation>Distribuer quand même&#xa0;?</translation>
    </message>
    <message>
        <source>Anyone who has the pack can compute every board of every session. No more sessions of this tournament can be dealt after that.</source>
        <translation>Qui a le paquet peut calculer toutes les donnes de toutes les séances. Ensuite, aucune autre séance de ce tournoi ne peut être distribuée.</translation>
    </message>
    <message>
        <source>Anyone who has the pack can compute every board of that session and of its reserve set. The keys of the other sessions stay secret.</source>
        <translation>Qui a le paquet peut calculer toutes les donnes de cette séance, celles de sa série de réserve aussi. Les clés des autres séances restent secrètes.</translation>
    </message>
    <message>
        <source>Reserve sets that can no longer be used: {sessions}.</source>
        <translation>Séries de réserve qui ne peuvent plus servir ensuite&#xa0;: {sessions}.</translation>
    </message>
    <message>
        <source>&amp;Deal anyway</source>
        <translation>&amp;Distribuer quand même</translation>
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
        <source>Recently opened</source>
        <translation>Ouverts récemment</translation>
    </message>
    <message>
        <source>Start a new plan in its own folder</source>
        <translation>Commencer un plan, dans un dossier à part</translation>
    </message>
    <message>
        <source>The whole procedure in ten minutes, with any value; nobody can mistake it for a real tournament</source>
        <translation>Tout le parcours en dix minutes, avec n’importe quelle valeur&#xa0;: personne ne peut le prendre pour un vrai tournoi</translation>
    </message>
    <message>
        <source>Continue with a plan (.sqd); SquareDeal’s plans work too</source>
        <translation>Continuer un plan (.sqd), même de SquareDeal</translation>
    </message>
    <message>
        <source>For holders: make the words you keep, and their hash for the organiser</source>
        <translation>Pour un dépositaire&#xa0;: créer les mots à garder, et leur empreinte pour l’organisateur</translation>
    </message>
    <message>
        <source>For championships where all players can check every board afterwards. You publish a plan, wait for a figure that nobody can foresee, deal, and reveal the keys after play. Every check then lists what is proved and what could still be chosen.</source>
        <translation>Pour les championnats où tous les joueurs peuvent ensuite vérifier chaque donne. Vous publiez un plan, attendez un chiffre que personne ne peut prévoir, distribuez, et révélez les clés après le jeu. Chaque vérification dit alors ce qui est prouvé et ce qui pouvait encore être choisi.</translation>
    </message>
</context>
<context>
    <name>TournamentView</name>
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
        <source>Please read this first</source>
        <translation>À lire d’abord</translation>
    </message>
    <message>
        <source>Public and secret</source>
        <translation>Public et secret</translation>
    </message>
    <message>
        <source>PRACTICE: any value, no waiting. No check will ever call this proved.</source>
        <translation>PRACTICE (essai)&#xa0;: n’importe quelle valeur, sans attente. Rien de ceci n’est jamais dit prouvé.</translation>
    </message>
    <message>
        <source>Close this tournament; everything is stored in its files</source>
        <translation>Fermer ce tournoi&#xa0;; tout est conservé dans ses fichiers</translation>
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
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>now</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>files {names}</source>
        <translation>fichiers {names}</translation>
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
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>boards {boards} in turn</source>
        <translation>donnes {boards} tour à tour</translation>
    </message>
    <message>
        <source>the secret keys of those who open it</source>
        <translation>les clés secrètes de ceux qui l’ouvrent</translation>
    </message>
    <message>
        <source>Choose where the outside value will come from.</source>
        <translation>Choisissez d’où viendra la valeur extérieure.</translation>
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
        <source>This is practice: type any figure, twice.</source>
        <translation>Ceci est un essai&#xa0;: tapez n’importe quel chiffre, deux fois.</translation>
    </message>
    <message>
        <source>the notices (.txt) of reserve sets and deviations</source>
        <translation>les avis (.txt) des séries de réserve et des écarts</translation>
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
        <source>Decide in advance everything that could be chosen later: what is played, and which outside figure will determine the deals.</source>
        <translation>Écrivez tout ce que l’on pourrait choisir plus tard&#xa0;: ce qui est joué, et quel chiffre extérieur décidera des donnes.</translation>
    </message>
    <message>
        <source>&amp;Go to Plan</source>
        <translation>Revenir au &amp;plan</translation>
    </message>
    <message>
        <source>Next: {topic}</source>
        <translation>Suite&#xa0;: {topic}</translation>
    </message>
    <message>
        <source>Seal the plan: this makes the secret keys and closes the plan for good. Publish it weeks before play. After that, every check lists anything that could still be chosen. Anyone with the keys and the value can compute the boards, so keep the keys sealed.</source>
        <translation>Scellez le plan, ce qui crée les clés secrètes et le ferme pour de bon, et publiez-le des semaines avant le jeu. Dès lors, on ne peut choisir des donnes que dans les limites que montre chaque vérification. Qui a les clés et la valeur peut calculer les donnes&#xa0;: gardez donc les clés scellées.</translation>
    </message>
    <message>
        <source>When the promised figure is known, two people type it here. It goes into every deal.</source>
        <translation>Quand le chiffre promis est connu, deux personnes le tapent ici. Il entre dans chaque donne.</translation>
    </message>
    <message>
        <source>Deal the sessions into files for your machine, on a computer without a network. No card is shown.</source>
        <translation>Distribuez les séances en fichiers pour votre machine, sur un ordinateur hors réseau. Aucune carte n’est montrée.</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>à venir</translation>
    </message>
    <message>
        <source>as many sessions as needed</source>
        <translation>autant de séances qu’il en faudra</translation>
    </message>
    <message>
        <source>boards entered when dealing</source>
        <translation>donnes à dire à la distribution</translation>
    </message>
    <message>
        <source>the passphrase, or the officials’ sheets</source>
        <translation>la phrase secrète, ou les feuilles des responsables</translation>
    </message>
    <message>
        <source>The plan is complete. Add more phases, or go to Publish.</source>
        <translation>Le plan est complet. Ajoutez d’autres phases, ou passez à la publication.</translation>
    </message>
    <message>
        <source>Add the phases of the tournament one by one.</source>
        <translation>Ajoutez les phases du tournoi, l’une après l’autre.</translation>
    </message>
    <message>
        <source>Correct what the inspector marks as wrong. Then go to Publish.</source>
        <translation>Corrigez ce que le contrôle signale comme faux. Passez ensuite à la publication.</translation>
    </message>
    <message>
        <source>Publish these files where all players can see them, before the outside value is known. Then wait for the value.</source>
        <translation>Mettez ces fichiers là où tous les joueurs les voient, avant que la valeur extérieure soit connue. Attendez ensuite la valeur.</translation>
    </message>
    <message>
        <source>When the day has come, look the value up in two places, and have a second person with you.</source>
        <translation>Le jour venu, cherchez la valeur à deux endroits, et ayez une seconde personne près de vous.</translation>
    </message>
    <message>
        <source>{file}, again: it now contains the value</source>
        <translation>{file}, encore une fois&#xa0;: il contient maintenant la valeur</translation>
    </message>
    <message>
        <source>Go to Deal, on a computer without a network.</source>
        <translation>Passez aux donnes, sur un ordinateur hors réseau.</translation>
    </message>
    <message>
        <source>every file of boards, until it has been played</source>
        <translation>chaque fichier de donnes, jusqu’à ce qu’il soit joué</translation>
    </message>
    <message>
        <source>All sessions are dealt. When all play is over, go to Reveal.</source>
        <translation>Toutes les séances sont distribuées. Quand tout le jeu est fini, passez à la révélation.</translation>
    </message>
    <message>
        <source>Tick the sessions, open the keys and deal. Take the files to the machine without opening them.</source>
        <translation>Cochez les séances, ouvrez les clés et distribuez. Portez les fichiers à la machine, et gardez-les fermés.</translation>
    </message>
    <message>
        <source>Publish the pack where everyone can find it. Anyone can check it, with this program or without: the pack explains how.</source>
        <translation>Mettez le paquet là où tous le trouvent. Chacun peut le vérifier avec ce programme, ou sans&#xa0;: il dit comment.</translation>
    </message>
    <message>
        <source>You can reveal a session on its own the evening it was played. When the last board has been played, including reserve sets, reveal them all.</source>
        <translation>Une séance qui a été jouée peut être révélée seule, le soir même. Quand la dernière donne est jouée, séries de réserve comprises, révélez-les toutes.</translation>
    </message>
    <message>
        <source>the files of sessions not played, until the reveal</source>
        <translation>les fichiers des séances non jouées, jusqu’à la révélation</translation>
    </message>
    <message>
        <source>Wait until the last board has been played, including reserve sets. Then reveal.</source>
        <translation>Attendez que la dernière donne soit jouée, séries de réserve comprises. Révélez ensuite.</translation>
    </message>
    <message>
        <source>Read every warning, choose who keeps the keys, and seal the plan. Nothing can be changed after that.</source>
        <translation>Examinez chaque avertissement, choisissez qui garde les clés, et scellez le plan. Après cela, rien ne peut être modifié.</translation>
    </message>
    <message>
        <source>Publish these files where all players can see them, before the outside value is known. Then enter where they are, and since when.</source>
        <translation>Mettez ces fichiers là où tous les joueurs les voient, avant que la valeur extérieure soit connue. Dites ensuite où ils se trouvent, et depuis quand.</translation>
    </message>
    <message>
        <source>When all play is over, everyone gets the keys and can check that every board is as promised.</source>
        <translation>Quand tout le jeu est fini, tous reçoivent les clés et peuvent vérifier si chaque donne est conforme à la promesse.</translation>
    </message>
    <message>
        <source>The plan is sealed and can no longer be changed.</source>
        <translation>Le plan est scellé et reste tel quel.</translation>
    </message>
    <message>
        <source>When the promised round has appeared, open its address on a telephone and enter what it shows.</source>
        <translation>Quand le tirage promis a paru, ouvrez son adresse avec un téléphone et apportez ce qu’elle montre.</translation>
    </message>
    <message>
        <source>the officials’ sheets</source>
        <translation>les feuilles des responsables</translation>
    </message>
    <message>
        <source>The plan can be published. Read the inspector’s findings, then go to Publish.</source>
        <translation>Le plan peut être publié. Regardez les remarques du contrôle, puis passez à Publier.</translation>
    </message>
    <message>
        <source>{boards} each</source>
        <translation>{boards} chacune</translation>
    </message>
</context>
<context>
    <name>ValueStep</name>
    <message>
        <source>As it goes into the plan and into the deals:</source>
        <translation>Telle qu’elle entre dans le plan et dans les donnes&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Begin again</source>
        <translation>&amp;Recommencer</translation>
    </message>
    <message>
        <source>&amp;Correct the value…</source>
        <translation>&amp;Corriger la valeur…</translation>
    </message>
    <message>
        <source>such as 44,901.92</source>
        <translation>par exemple 44,901.92</translation>
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
        <source>Puts its randomness into the plan</source>
        <translation>Met son nombre aléatoire dans le plan</translation>
    </message>
    <message>
        <source>a round of drand was promised</source>
        <translation>un tirage drand était promis</translation>
    </message>
    <message>
        <source>Not as promised? Give the &amp;reason:</source>
        <translation>Pas comme promis&#xa0;? Dites &amp;pourquoi&#xa0;:</translation>
    </message>
    <message>
        <source>Both people type the value again</source>
        <translation>Les deux personnes tapent de nouveau la valeur</translation>
    </message>
    <message>
        <source>Possible until something has been dealt from it</source>
        <translation>Possible tant que rien n’a été distribué avec elle</translation>
    </message>
    <message>
        <source>&amp;Go to Deal</source>
        <translation>Passer aux &amp;donnes</translation>
    </message>
    <message>
        <source>Type it as published; points and commas between digits do not matter</source>
        <translation>Tapez-la telle qu’elle a été publiée&#xa0;; points et virgules entre les chiffres ne comptent pas</translation>
    </message>
    <message>
        <source>The reason for using a value that is not as promised</source>
        <translation>La raison de prendre la valeur bien qu’elle ne soit pas comme promis</translation>
    </message>
    <message>
        <source>Both typed the same value</source>
        <translation>Les deux ont tapé la même chose</translation>
    </message>
    <message>
        <source>Look it up at the promised source, and compare it with a second source.</source>
        <translation>Cherchez-la là où elle a été promise, et comparez-la à un second endroit.</translation>
    </message>
    <message>
        <source>What the first person typed is now hidden. Look the value up yourself, and type what you see.</source>
        <translation>Ce qu’a tapé la première personne est maintenant caché. Cherchez la valeur vous-même, et tapez ce que vous voyez.</translation>
    </message>
    <message>
        <source>Check the value once more. Once fixed, it goes into every deal.</source>
        <translation>Regardez encore une fois la valeur. Une fois fixée, elle entre dans chaque donne.</translation>
    </message>
    <message>
        <source>Wait: it is not {day} yet, so nobody can know the value.</source>
        <translation>Attendez&#xa0;: {day} n’est pas encore arrivé, personne ne peut donc connaître la valeur.</translation>
    </message>
    <message>
        <source>The two values do not match</source>
        <translation>Les deux n’ont pas tapé la même chose</translation>
    </message>
    <message>
        <source>{difference} (“here” is the first person’s.) Look the value up together, then start again.</source>
        <translation>{difference} («&#xa0;ici&#xa0;»&#xa0;: chez la première personne.) Cherchez la valeur ensemble, puis recommencez.</translation>
    </message>
    <message>
        <source>&amp;Use this round…</source>
        <translation>Prendre ce &amp;tirage…</translation>
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
    <message>
        <source>Officials can verify before the reveal: choose what opens the keys. Players wait for the reveal.</source>
        <translation>Les responsables peuvent vérifier avant la révélation&#xa0;: dites ce qui ouvre les clés. Les joueurs l’attendent.</translation>
    </message>
    <message>
        <source>Press the right arrow key to show the boards of a session.</source>
        <translation>La flèche droite montre les donnes d’une séance.</translation>
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
        <source>Boards verified: {boards}. Answer the questions below. The other sessions can be verified when they are revealed.</source>
        <translation>Donnes vérifiées&#xa0;: {boards}. Répondez aux questions ci-dessous. Les autres séances pourront être vérifiées quand elles seront révélées.</translation>
    </message>
    <message>
        <source>Cannot be used</source>
        <translation>Inutilisable</translation>
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
        <source>… and {count} more</source>
        <translation>… et {count} de plus</translation>
    </message>
    <message>
        <source>No files of boards were given.</source>
        <translation>Aucun fichier de donnes n’a été remis.</translation>
    </message>
    <message>
        <source>As promised so far; other sessions are still to come</source>
        <translation>Comme promis jusqu’ici&#xa0;; les autres séances sont à venir</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Nothing was chosen, and no question is left for you. The other sessions can be verified when they are revealed.</source>
        <translation>Donnes vérifiées&#xa0;: {boards}. Rien n’a été choisi, et il ne vous reste rien à dire. Les autres séances pourront être vérifiées quand elles seront révélées.</translation>
    </message>
    <message>
        <source>Nothing is wrong so far; some questions are for you</source>
        <translation>Rien n’est faux jusqu’ici&#xa0;; quelques réponses sont les vôtres</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Answer the questions below. No file can answer them for you.</source>
        <translation>Donnes vérifiées&#xa0;: {boards}. Répondez aux questions ci-dessous&#xa0;: aucun fichier ne peut le faire à votre place.</translation>
    </message>
    <message>
        <source>Nothing is wrong, but something was chosen</source>
        <translation>Rien n’est faux, et quelque chose a été choisi</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. See below what the organiser could choose, and ask why.</source>
        <translation>Donnes vérifiées&#xa0;: {boards}. Lisez ci-dessous ce que l’organisateur pouvait choisir, et demandez pourquoi.</translation>
    </message>
    <message>
        <source>What the files show, and what you told us.</source>
        <translation>Ce que montrent les fichiers, et ce que vous dites.</translation>
    </message>
    <message>
        <source>No file can answer this for you.</source>
        <translation>Aucun fichier ne peut le dire à votre place.</translation>
    </message>
    <message>
        <source>Cannot be decided</source>
        <translation>On ne peut rien en dire</translation>
    </message>
    <message>
        <source>Not from this tournament</source>
        <translation>Pas de ce tournoi</translation>
    </message>
    <message>
        <source>The organiser could choose this after the value was known. This is not an accusation: ask why.</source>
        <translation>L’organisateur pouvait le choisir une fois la valeur connue. Ce n’est pas une accusation&#xa0;: demandez pourquoi.</translation>
    </message>
    <message>
        <source>These cannot all be true.</source>
        <translation>Tout cela ne peut pas être vrai à la fois.</translation>
    </message>
    <message>
        <source>Check code</source>
        <translation>Code de contrôle</translation>
    </message>
    <message>
        <source>Check code in words</source>
        <translation>Code de contrôle en mots</translation>
    </message>
    <message>
        <source>{boards}: the key of the session is missing</source>
        <translation>{boards}&#xa0;: la clé de la séance n’est pas là</translation>
    </message>
    <message>
        <source>{boards} as promised</source>
        <translation>{boards}, comme promis</translation>
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
        <source>A set is being dealt</source>
        <translation>Une série est en cours de distribution</translation>
    </message>
    <message>
        <source>Stop dealing and close?</source>
        <translation>Arrêter la distribution et fermer&#xa0;?</translation>
    </message>
    <message>
        <source>Sessions of a tournament are being dealt</source>
        <translation>Des séances d’un tournoi sont en cours de distribution</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>&amp;Arrêter et fermer</translation>
    </message>
    <message>
        <source>Deal a session</source>
        <translation>Distribuer une séance</translation>
    </message>
    <message>
        <source>Some settings were reset</source>
        <translation>Certains réglages ont été réinitialisés</translation>
    </message>
    <message>
        <source>The sets you have dealt are safe. Please check your settings.</source>
        <translation>Les séries déjà distribuées sont intactes. Vérifiez les réglages.</translation>
    </message>
    <message>
        <source>The set and its files have not changed. ({place})</source>
        <translation>La série et ses fichiers sont comme avant. ({place})</translation>
    </message>
    <message>
        <source>If you stop now, no files of the current session are left behind. The sessions already dealt are kept, and you can deal the others later.</source>
        <translation>Si vous arrêtez maintenant, aucun fichier de la séance en cours de distribution ne reste. Les séances déjà distribuées restent, et les autres peuvent être distribuées plus tard.</translation>
    </message>
    <message>
        <source>If you stop now, you have all files of this set, or none.</source>
        <translation>Si vous arrêtez maintenant, vous avez tous les fichiers de cette série, ou aucun.</translation>
    </message>
</context>
<context>
    <name>broken off</name>
    <message>
        <source>Files of several sessions together, or a notice, may be missing. Deal it now?</source>
        <translation>Des fichiers de plusieurs séances ensemble, ou un avis, peuvent manquer. Distribuer maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>Not dealt: {sessions}.</source>
        <translation>Pas distribué&#xa0;: {sessions}.</translation>
    </message>
    <message>
        <source>Dealing was interrupted after all sessions were dealt</source>
        <translation>Une distribution a été interrompue alors que toutes ses séances étaient distribuées</translation>
    </message>
    <message>
        <source>{session} was interrupted</source>
        <translation>{session}&#xa0;: interrompue</translation>
    </message>
    <message>
        <source>Dealing was interrupted at {session}</source>
        <translation>Une distribution a été interrompue à {session}</translation>
    </message>
    <message>
        <source>Nothing is left of it. Deal it now?</source>
        <translation>Il n’en reste rien. Distribuer maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>Do not use the remaining files: {names}. Dealing again replaces them. Deal it now?</source>
        <translation>N’utilisez pas ce qu’il en reste&#xa0;: {names}. Distribuer remet tout en ordre. Distribuer maintenant&#xa0;?</translation>
    </message>
</context>
<context>
    <name>calendar</name>
    <message>
        <source>Monday</source>
        <translation>lundi</translation>
    </message>
    <message>
        <source>Tuesday</source>
        <translation>mardi</translation>
    </message>
    <message>
        <source>Wednesday</source>
        <translation>mercredi</translation>
    </message>
    <message>
        <source>Thursday</source>
        <translation>jeudi</translation>
    </message>
    <message>
        <source>Friday</source>
        <translation>vendredi</translation>
    </message>
    <message>
        <source>Saturday</source>
        <translation>samedi</translation>
    </message>
    <message>
        <source>Sunday</source>
        <translation>dimanche</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>reporté</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>date estimée</translation>
    </message>
    <message>
        <source>observed, estimated</source>
        <translation>reporté, date estimée</translation>
    </message>
    <message>
        <source>New Year&apos;s Day</source>
        <translation>jour de l’An</translation>
    </message>
    <message>
        <source>Epiphany</source>
        <translation>Épiphanie</translation>
    </message>
    <message>
        <source>Carnival</source>
        <translation>carnaval</translation>
    </message>
    <message>
        <source>Maundy Thursday</source>
        <translation>Jeudi saint</translation>
    </message>
    <message>
        <source>Good Friday</source>
        <translation>Vendredi saint</translation>
    </message>
    <message>
        <source>Easter Monday</source>
        <translation>lundi de Pâques</translation>
    </message>
    <message>
        <source>May Day</source>
        <translation>1er&#xa0;mai</translation>
    </message>
    <message>
        <source>Labor Day</source>
        <translation>fête du Travail</translation>
    </message>
    <message>
        <source>Labour Day</source>
        <translation>fête du Travail</translation>
    </message>
    <message>
        <source>Ascension Day</source>
        <translation>Ascension</translation>
    </message>
    <message>
        <source>Pentecost Monday</source>
        <translation>lundi de Pentecôte</translation>
    </message>
    <message>
        <source>Corpus Christi</source>
        <translation>Fête-Dieu</translation>
    </message>
    <message>
        <source>Assumption Day</source>
        <translation>Assomption</translation>
    </message>
    <message>
        <source>All Saints&apos; Day</source>
        <translation>Toussaint</translation>
    </message>
    <message>
        <source>Immaculate Conception</source>
        <translation>Immaculée Conception</translation>
    </message>
    <message>
        <source>Christmas Eve</source>
        <translation>veille de Noël</translation>
    </message>
    <message>
        <source>Christmas Day</source>
        <translation>Noël</translation>
    </message>
    <message>
        <source>Second Day of Christmas</source>
        <translation>lendemain de Noël</translation>
    </message>
    <message>
        <source>Saint Stephen&apos;s Day</source>
        <translation>Saint-Étienne</translation>
    </message>
    <message>
        <source>Boxing Day</source>
        <translation>lendemain de Noël</translation>
    </message>
    <message>
        <source>New Year&apos;s Eve</source>
        <translation>Saint-Sylvestre</translation>
    </message>
    <message>
        <source>National Day</source>
        <translation>fête nationale</translation>
    </message>
    <message>
        <source>Constitution Day</source>
        <translation>jour de la Constitution</translation>
    </message>
    <message>
        <source>Republic Day</source>
        <translation>jour de la République</translation>
    </message>
    <message>
        <source>Independence Day</source>
        <translation>jour de l’Indépendance</translation>
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
        <translation>journée Martin Luther King</translation>
    </message>
    <message>
        <source>Washington&apos;s Birthday</source>
        <translation>anniversaire de Washington</translation>
    </message>
    <message>
        <source>Juneteenth National Independence Day</source>
        <translation>Juneteenth</translation>
    </message>
    <message>
        <source>Bank Holiday</source>
        <translation>jour férié bancaire</translation>
    </message>
    <message>
        <source>Spring Bank Holiday</source>
        <translation>jour férié de printemps</translation>
    </message>
    <message>
        <source>Late Summer Bank Holiday</source>
        <translation>jour férié d’août</translation>
    </message>
    <message>
        <source>Chinese New Year</source>
        <translation>Nouvel An chinois</translation>
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
        <source>Program</source>
        <translation>Programme</translation>
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
        <source>the computer had no randomness of its own</source>
        <translation>l’ordinateur n’avait pas de hasard à lui</translation>
    </message>
    <message>
        <source>nothing was typed</source>
        <translation>rien n’a été tapé</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>et {count} de plus</translation>
    </message>
    <message>
        <source>the journal was in doubt, or its user said that the doubt is known</source>
        <translation>le registre était douteux, ou son utilisateur a dit que le doute est connu</translation>
    </message>
    <message>
        <source>No event name</source>
        <translation>Épreuve sans nom</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>{count} known answers, all correct when this was printed; they must be correct before each deal</source>
        <translation>{count} réponses connues, toutes justes à l’impression&#xa0;; doit réussir avant chaque distribution</translation>
    </message>
    <message>
        <source>Sets started on this computer on the day of dealing: {count}</source>
        <translation>Séries commencées sur cet ordinateur le jour de la distribution&#xa0;: {count}</translation>
    </message>
    <message>
        <source>CHANGED SINCE IT WAS WRITTEN:</source>
        <translation>N’EST PLUS TEL QU’IL A ÉTÉ ÉCRIT&#xa0;:</translation>
    </message>
    <message>
        <source>all rows intact</source>
        <translation>toutes les lignes telles qu’elles ont été écrites</translation>
    </message>
    <message>
        <source>Recorded there</source>
        <translation>Noté là</translation>
    </message>
    <message>
        <source>Set code and digests do not reveal the cards. They are made with a key that the journal publishes when the set is released; then anyone can compute them again. Every set is recorded in the journal before any of its files can be seen. Give a copy of this sheet to someone else. If the journal is ever rewritten or rolled back, the hashes on this sheet will show it: use “bigdeal journal verify --known” with a hash from here.</source>
        <translation>Le code de série et les empreintes cachent les cartes&#xa0;: ils sont faits avec une clé que le registre publie quand la série est divulguée, et chacun peut alors les recalculer. Chaque série est écrite dans le registre avant qu’un de ses fichiers soit visible. Gardée par quelqu’un d’autre, cette feuille montre plus tard si le registre a été réécrit ou remis en arrière&#xa0;: ses lignes doivent avoir encore ces empreintes&#xa0;; «&#xa0;bigdeal journal verify --known&#xa0;» avec une empreinte d’ici le dit.</translation>
    </message>
    <message>
        <source>the journal’s count was missing, and was started again</source>
        <translation>le compte à côté du registre manquait et a été recommencé</translation>
    </message>
    <message>
        <source>restored from a backup; rows known to be lost: {count}</source>
        <translation>rétabli d’après une sauvegarde&#xa0;; lignes perdues, pour autant qu’on sache&#xa0;: {count}</translation>
    </message>
    <message>
        <source>keys and mouse filled the meter with {bits} bits, mixed with the computer’s own randomness</source>
        <translation>le clavier et la souris ont rempli la jauge, {bits} bits, et le hasard de l’ordinateur y est entré aussi</translation>
    </message>
    <message>
        <source>anyone who knows it can make this set again</source>
        <translation>qui la connaît peut refaire cette série</translation>
    </message>
    <message>
        <source>anyone who has them can make this set again, and verify it once they are revealed</source>
        <translation>qui les a peut refaire cette série, et la vérifier quand elles sont révélées</translation>
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
        <translation>Notre machine est-elle équitable&#xa0;?</translation>
    </message>
    <message>
        <source>As chance alone would deal them.</source>
        <translation>Comme le hasard seul les distribuerait.</translation>
    </message>
    <message>
        <source>Not as chance deals them, and no known cause explains it.</source>
        <translation>Pas comme le hasard les distribue&#xa0;; aucune cause connue ne l’explique.</translation>
    </message>
    <message>
        <source>Not as chance deals them: {cause}.</source>
        <translation>Pas comme le hasard les distribue&#xa0;: {cause}.</translation>
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
        <source>Sets: {sets}. Boards: {boards}. Figures: {figures}, with double dummy.</source>
        <translation>Séries&#xa0;: {sets}. Donnes&#xa0;: {boards}. Chiffres&#xa0;: {figures}, double mort compris.</translation>
    </message>
    <message>
        <source>Sets: {sets}. Boards: {boards}. Figures: {figures}, without double dummy.</source>
        <translation>Séries&#xa0;: {sets}. Donnes&#xa0;: {boards}. Chiffres&#xa0;: {figures}, sans le double mort.</translation>
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
        <source>What one set like this would show</source>
        <translation>Ce qu’une série comme celle-ci montrerait</translation>
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
        <translation>Fichiers&#xa0;: {counted} comptés, {copies} copies, {unreadable} non lus.</translation>
    </message>
    <message>
        <source>Dealt and never finished: {sets} ({event}, {month})</source>
        <translation>Distribuées et jamais terminées&#xa0;: {sets} ({event}, {month})</translation>
    </message>
    <message>
        <source>SHA-256 of the list of the files’ SHA-256</source>
        <translation>SHA-256 de la liste des SHA-256 des fichiers</translation>
    </message>
    <message>
        <source>All figures: count, expected by chance, chance to stray so far</source>
        <translation>Tous les chiffres&#xa0;: nombre, attendu du hasard, chance de s’écarter autant</translation>
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
    <name>command</name>
    <message>
        <source>writing them was interrupted, or is still in progress. The next set that is dealt into their folder, or the next start of the window, completes it or undoes it.</source>
        <translation>leur écriture a été interrompue, ou est encore en cours. La prochaine série distribuée dans ce dossier, ou le prochain démarrage de la fenêtre, la termine ou l’annule.</translation>
    </message>
    <message>
        <source>their set was not completed; its files were removed, and these are copies.</source>
        <translation>leur série n’a pas été terminée&#xa0;; ses fichiers ont été supprimés, et ceux-ci en sont des copies.</translation>
    </message>
    <message>
        <source> (numbers from the journal)</source>
        <translation> (numéros du registre)</translation>
    </message>
    <message>
        <source> (counted from {first}, as you said)</source>
        <translation> (comptées à partir de {first}, comme indiqué)</translation>
    </message>
    <message>
        <source> (counted from {first}, as in the other file of this name)</source>
        <translation> (comptées à partir de {first}, comme dans l’autre fichier de ce nom)</translation>
    </message>
    <message>
        <source> (counted from {first}: the file has no board numbers)</source>
        <translation> (comptées à partir de {first}&#xa0;: le fichier n’a pas de numéros de donne)</translation>
    </message>
    <message>
        <source>Give the names of files to check, or --code with a set code.</source>
        <translation>Indiquez les fichiers à vérifier, ou --code avec un code de série.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>  Boards {numbers} have the same deal.</source>
        <translation>  Les donnes {numbers} ont les mêmes mains.</translation>
    </message>
    <message>
        <source>  Not known: neither dealt nor seen on this computer before.</source>
        <translation>  Inconnu&#xa0;: ni distribué ni vu auparavant sur cet ordinateur.</translation>
    </message>
    <message>
        <source>1 board not whole</source>
        <translation>1 donne incomplète</translation>
    </message>
    <message>
        <source>{count} boards not whole</source>
        <translation>{count} donnes incomplètes</translation>
    </message>
    <message>
        <source>it says: set code {code}</source>
        <translation>il indique&#xa0;: code de série {code}</translation>
    </message>
    <message>
        <source>it says: event “{event}”</source>
        <translation>il indique&#xa0;: épreuve «&#xa0;{event}&#xa0;»</translation>
    </message>
    <message>
        <source>{path}: do not play or duplicate these boards: {why}</source>
        <translation>{path}&#xa0;: ne jouez ni ne dupliquez ces donnes&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{path}: do not play these boards, they were in use before:</source>
        <translation>{path}&#xa0;: ne jouez pas ces donnes, elles ont déjà servi&#xa0;:</translation>
    </message>
    <message>
        <source>  The file names the event “{event}”, the set was dealt for “{dealt_for}”.</source>
        <translation>  Le fichier nomme l’épreuve «&#xa0;{event}&#xa0;», la série a été distribuée pour «&#xa0;{dealt_for}&#xa0;».</translation>
    </message>
    <message>
        <source>by naming files that the journal does not know, you say that their boards were played: figures tell about the hands (Laws of Duplicate Bridge, Law 6D).</source>
        <translation>en donnant des fichiers que le registre ne connaît pas, vous déclarez que leurs donnes ont été jouées&#xa0;: les chiffres renseignent sur les mains (Code international du bridge, loi 6D).</translation>
    </message>
    <message>
        <source>
Files counted: {count}. SHA-256 of the list of these files and their copies: {digest}</source>
        <translation>
Fichiers comptés&#xa0;: {count}. SHA-256 de la liste de ces fichiers et de leurs copies&#xa0;: {digest}</translation>
    </message>
    <message>
        <source>not read: {path}: {reason}</source>
        <translation>non lu&#xa0;: {path}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>No set could be read.</source>
        <translation>Aucune série n’a pu être lue.</translation>
    </message>
    <message>
        <source>The same sets in other formats: {count}</source>
        <translation>Les mêmes séries dans d’autres formats&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Copies of sets counted already: {count}</source>
        <translation>Copies de séries déjà comptées&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Copies are not a fault. If two of these were played on two days, the machine dealt a set again.</source>
        <translation>Des copies ne sont pas une faute. Si deux d’entre elles ont été jouées à deux dates, la machine a donné deux fois la même série.</translation>
    </message>
    <message>
        <source>Skipped, not files of boards: {count}</source>
        <translation>Ignorés, pas des fichiers de donnes&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Dealt and never finished, {event}, {month}: {count}</source>
        <translation>Distribuées et jamais terminées, {event}, {month}&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>no event</source>
        <translation>sans épreuve</translation>
    </message>
    <message>
        <source>{count} bytes</source>
        <translation>{count} octets</translation>
    </message>
    <message>
        <source>{boards} converted: {numbers}</source>
        <translation>{boards} converties&#xa0;: {numbers}</translation>
    </message>
    <message>
        <source>--double-dummy is for pbn files in the standard profile.</source>
        <translation>--double-dummy vaut pour les fichiers pbn dans le profil standard.</translation>
    </message>
    <message>
        <source>the file has no board numbers: they are counted from 1. --first N changes that.</source>
        <translation>le fichier n’a pas de numéros de donne&#xa0;: elles sont comptées à partir de 1. --first N change cela.</translation>
    </message>
    <message>
        <source>auctions, results and other tags of the file were left out: it is not one game a board, with a line for each tag.</source>
        <translation>enchères, résultats et autres indications du fichier ont été laissés de côté&#xa0;: il n’a pas une partie par donne avec une ligne par indication.</translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Code de série {code}</translation>
    </message>
    <message>
        <source>Double dummy</source>
        <translation>Double mort</translation>
    </message>
    <message>
        <source>the file said set code {said_code}. Its cards are not known here as that set, so the new files do not carry it.</source>
        <translation>le fichier indiquait le code de série {said_code}. Ses cartes ne sont pas connues ici comme cette série&#xa0;: les nouveaux fichiers ne le portent donc pas.</translation>
    </message>
    <message>
        <source>do not play these boards, they were in use before:</source>
        <translation>ne jouez pas ces donnes, elles ont déjà servi&#xa0;:</translation>
    </message>
    <message>
        <source>Converting</source>
        <translation>Conversion</translation>
    </message>
    <message>
        <source>{boards} dealt: {numbers}</source>
        <translation>{boards} distribuées&#xa0;: {numbers}</translation>
    </message>
    <message>
        <source>--or-for goes with --lock-until alone.</source>
        <translation>--or-for ne va qu’avec --lock-until.</translation>
    </message>
    <message>
        <source>{error} Set the clock right; --date says which day it is.</source>
        <translation>{error} Réglez l’horloge&#xa0;; --date indique le jour.</translation>
    </message>
    <message>
        <source>nobody but the owner of {or_for} can open the box before {time}.</source>
        <translation>personne sauf le possesseur de {or_for} ne peut ouvrir le coffret avant {time}.</translation>
    </message>
    <message>
        <source>nobody, this computer included, can open the box before {time}.</source>
        <translation>personne, pas même cet ordinateur, ne peut ouvrir le coffret avant {time}.</translation>
    </message>
    <message>
        <source>Set {name} is dealt, and all its files are whole.</source>
        <translation>La série {name} est distribuée, et tous ses fichiers sont complets.</translation>
    </message>
    <message>
        <source>the set gets the clock&apos;s day, {here}.</source>
        <translation>la série reçoit le jour de l’horloge, {here}.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>The file has sections: {sections}. Name one with --section.</source>
        <translation>Le fichier a des sections&#xa0;: {sections}. Nommez-en une avec --section.</translation>
    </message>
    <message>
        <source>the file gives no rounds: put each in place of “?”, and give the lines with --results</source>
        <translation>le fichier n’indique pas les tours&#xa0;: mettez chacun à la place de «&#xa0;?&#xa0;», et donnez les lignes avec --results</translation>
    </message>
    <message>
        <source>There is no file with boards in “{folder}”.</source>
        <translation>Il n’y a pas de fichier de donnes dans «&#xa0;{folder}&#xa0;».</translation>
    </message>
    <message>
        <source>Give one --deal, or a --hand for each hand, or two of --board N --deal TEXT.</source>
        <translation>Donnez un --deal, ou un --hand par main, ou deux fois --board N --deal TEXTE.</translation>
    </message>
    <message>
        <source>not compared, because the files are gone, changed or not readable: {count}</source>
        <translation>non comparés, parce que les fichiers ont disparu, ont changé ou sont illisibles&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>--dealer and --vulnerable are for one board: two are compared without them.</source>
        <translation>--dealer et --vulnerable valent pour une donne&#xa0;: deux sont comparées sans eux.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, the backup is lost: nobody, and no program, can open it again.</source>
        <translation>Si vous perdez la phrase secrète, la sauvegarde est perdue&#xa0;: personne, ni aucun programme, ne peut plus l’ouvrir.</translation>
    </message>
    <message>
        <source>{path}  {size} bytes, up to row {row}</source>
        <translation>{path}  {size} octets, jusqu’à la ligne {row}</translation>
    </message>
    <message>
        <source>Settings, presets and identification were taken from the backup where you had none.</source>
        <translation>Réglages, modèles et identification ont été repris de la sauvegarde là où vous n’en aviez pas.</translation>
    </message>
    <message>
        <source>The journal is back, up to row {last}; row {row} records this.</source>
        <translation>Le registre est rétabli, jusqu’à la ligne {last}&#xa0;; la ligne {row} le note.</translation>
    </message>
    <message>
        <source>It holds the journal&apos;s key: keep it where nobody else can read it.</source>
        <translation>Elle contient la clé du registre&#xa0;: gardez-la là où personne d’autre ne peut la lire.</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”: </source>
        <translation>Phrase secrète de «&#xa0;{name}&#xa0;»&#xa0;: </translation>
    </message>
    <message>
        <source>The backup&apos;s journal is attached to yours: row {row} records this.</source>
        <translation>Le registre de la sauvegarde est joint au vôtre&#xa0;: la ligne {row} le note.</translation>
    </message>
    <message>
        <source>Everything in this backup&apos;s journal is here already: the journal was not changed.</source>
        <translation>Tout ce que contient le registre de cette sauvegarde est déjà ici&#xa0;: le registre n’a pas été modifié.</translation>
    </message>
    <message>
        <source>  (not known: its files were going to {folder})</source>
        <translation>  (inconnu&#xa0;: ses fichiers allaient dans {folder})</translation>
    </message>
    <message>
        <source>Set {code} was {before} and is now {state}.</source>
        <translation>Série {code}&#xa0;: avant «&#xa0;{before}&#xa0;», maintenant «&#xa0;{state}&#xa0;».</translation>
    </message>
    <message>
        <source>Set {place} of {count} dealt for this event on this day</source>
        <translation>Série {place} sur {count} pour cette épreuve ce jour-là</translation>
    </message>
    <message>
        <source>  moved to {path}</source>
        <translation>  déplacé vers {path}</translation>
    </message>
    <message>
        <source>These are {count} of {total} sets: --limit shows more, --search fewer.</source>
        <translation>Voici {count} séries sur {total}&#xa0;: --limit en montre plus, --search moins.</translation>
    </message>
    <message>
        <source>No archive folder is chosen in the settings, so the files are not moved.</source>
        <translation>Aucun dossier d’archives n’est choisi dans les réglages&#xa0;: les fichiers ne sont donc pas déplacés.</translation>
    </message>
    <message>
        <source>Set {code} has taken no step that could be undone.</source>
        <translation>La série {code} n’a fait aucun pas que l’on puisse annuler.</translation>
    </message>
    <message>
        <source>  left: {path} is gone, changed or held open</source>
        <translation>  resté&#xa0;: {path} a disparu, a changé ou est ouvert</translation>
    </message>
    <message>
        <source>There is no such set in the journal.</source>
        <translation>Il n’y a pas de telle série dans le registre.</translation>
    </message>
    <message>
        <source>Compare the digits with the paper once more. If they are the same, and the paper was made with this journal, then the journal was rolled back to an earlier day, or rewritten: what was dealt since is missing in it. Keep a copy of its folder as it is, bring back the newest backup with “bigdeal journal restore”, and tell everyone who relies on it.</source>
        <translation>Comparez encore une fois les chiffres au papier. S’ils sont les mêmes, et si le papier a été fait avec ce registre, alors le registre a été ramené à un jour antérieur, ou réécrit&#xa0;: ce qui a été distribué depuis y manque. Gardez une copie de son dossier tel qu’il est, rétablissez la sauvegarde la plus récente avec «&#xa0;bigdeal journal restore&#xa0;», et prévenez tous ceux qui s’y fient.</translation>
    </message>
    <message>
        <source>row {row} is not the row whose hash was given to somebody</source>
        <translation>ligne {row} n’est pas la ligne dont l’empreinte a été donnée à quelqu’un</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 ligne</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <translation>{count} lignes</translation>
    </message>
    <message>
        <source>not as they were written:</source>
        <translation>pas telles qu’elles ont été écrites&#xa0;:</translation>
    </message>
    <message>
        <source>all as they were written</source>
        <translation>toutes telles qu’elles ont été écrites</translation>
    </message>
    <message>
        <source>In doubt: {doubt}</source>
        <translation>En doute&#xa0;: {doubt}</translation>
    </message>
    <message>
        <source>The hash given is row {number}&apos;s: this journal has that row.</source>
        <translation>L’empreinte donnée est celle de la ligne {number}&#xa0;: ce registre a cette ligne.</translation>
    </message>
    <message>
        <source>The hash given is row {number}&apos;s: an attached journal has that row.</source>
        <translation>L’empreinte donnée est celle de la ligne {number}&#xa0;: un registre joint a cette ligne.</translation>
    </message>
    <message>
        <source>Not in it: {reason}.</source>
        <translation>Absent&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Newest: row {row}, hash {hash}</source>
        <translation>La plus récente&#xa0;: ligne {row}, empreinte {hash}</translation>
    </message>
    <message>
        <source>After {option} come {count} to 64 digits of a row&apos;s hash, or its number and these.</source>
        <translation>Après {option} viennent {count} à 64 chiffres de l’empreinte d’une ligne, ou son numéro puis ceux-ci.</translation>
    </message>
    <message>
        <source>no row has the hash {digits}, which was given to somebody; the newest is row {last}</source>
        <translation>aucune ligne n’a l’empreinte {digits}, qui a été donnée à quelqu’un&#xa0;; la plus récente est la ligne {last}</translation>
    </message>
    <message>
        <source>row {row} is missing, though its hash was given to somebody; the newest is row {last}</source>
        <translation>ligne {row} manque, bien que son empreinte ait été donnée à quelqu’un&#xa0;; la plus récente est la ligne {last}</translation>
    </message>
    <message>
        <source>The clock had been set back at row {rows}.</source>
        <translation>L’horloge avait été reculée à la ligne {rows}.</translation>
    </message>
    <message>
        <source>The counter beside the journal was missing and was started again at row {rows}.</source>
        <translation>Le compteur à côté du registre manquait et a recommencé à la ligne {rows}.</translation>
    </message>
    <message>
        <source>A doubt about the journal, or that it was known, was noted at row {rows}.</source>
        <translation>Un doute sur le registre, ou le fait qu’il était connu, a été noté à la ligne {rows}.</translation>
    </message>
    <message>
        <source>The journal was brought back from a backup at row {rows}.</source>
        <translation>Le registre a été rétabli d’après une sauvegarde à la ligne {rows}.</translation>
    </message>
    <message>
        <source>The journal of another backup was attached at row {rows}.</source>
        <translation>Le registre d’une autre sauvegarde a été joint à la ligne {rows}.</translation>
    </message>
    <message>
        <source>Give files and --until TIME, or --trial alone.</source>
        <translation>Donnez des fichiers et --until HEURE, ou --trial seul.</translation>
    </message>
    <message>
        <source>The name of a box ends with “{suffix}”.</source>
        <translation>Le nom d’un coffret se termine par «&#xa0;{suffix}&#xa0;».</translation>
    </message>
    <message>
        <source>the files you locked are still where they were, and can be read there.</source>
        <translation>les fichiers verrouillés sont toujours à leur place, et peuvent y être lus.</translation>
    </message>
    <message>
        <source>Locking</source>
        <translation>Verrouillage</translation>
    </message>
    <message>
        <source>What was dealt before is safe, and no file was overwritten. Play boards that were being dealt just now only if “bigdeal check” says of them “state: dealt”; otherwise deal again.</source>
        <translation>Ce qui a été distribué auparavant est en sûreté, et aucun fichier n’a été écrasé. Ne jouez les donnes qui étaient en cours de distribution que si «&#xa0;bigdeal check&#xa0;» montre leur série comme distribuée&#xa0;; sinon, distribuez de nouveau.</translation>
    </message>
    <message>
        <source>Please report the words in brackets. For a longer report, without any card, name or other value, set the variable {variable} to the name of a new file and call the command again.</source>
        <translation>Veuillez signaler les mots entre parenthèses. Pour un rapport plus long, sans carte, nom ni autre valeur, donnez à la variable {variable} le nom d’un nouveau fichier et relancez la commande.</translation>
    </message>
    <message>
        <source>A report is in “{name}”. It contains no card, name or other value: please send it along.</source>
        <translation>Un rapport est dans «&#xa0;{name}&#xa0;». Il ne contient ni carte, ni nom, ni autre valeur&#xa0;: veuillez le joindre.</translation>
    </message>
    <message>
        <source>something went wrong beside the work ({place}).</source>
        <translation>une erreur s’est produite à côté du travail ({place}).</translation>
    </message>
    <message>
        <source>stopped. No files of this set were left behind.</source>
        <translation>arrêté. Aucun fichier de cette série n’est resté.</translation>
    </message>
    <message>
        <source>stopped.</source>
        <translation>arrêté.</translation>
    </message>
    <message>
        <source>standard output could not be written: {error}.</source>
        <translation>la sortie standard n’a pas pu être écrite&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>something went wrong inside the program ({place}).</source>
        <translation>une erreur s’est produite dans le programme ({place}).</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>attention</translation>
    </message>
    <message>
        <source>The report could not be written: {problem}</source>
        <translation>Le rapport n’a pas pu être écrit&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>Locked until {time} (round {round} of quicknet).</source>
        <translation>Verrouillé jusqu’à {time} (tour {round} de quicknet).</translation>
    </message>
    <message>
        <source>Then save the answer of one of these addresses, and run: bigdeal unlock BOX --round FILE</source>
        <translation>Enregistrez alors la réponse d’une de ces adresses, puis lancez&#xa0;: bigdeal unlock COFFRET --round FICHIER</translation>
    </message>
    <message>
        <source>WARNING: the owner of {or_for} can open it at any time.</source>
        <translation>ATTENTION&#xa0;: le possesseur de {or_for} peut l’ouvrir à tout moment.</translation>
    </message>
    <message>
        <source> Did you mean “{word}”?</source>
        <translation> Vouliez-vous dire «&#xa0;{word}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>There is no command “{word}”.{hint}</source>
        <translation>Il n’y a pas de commande «&#xa0;{word}&#xa0;».{hint}</translation>
    </message>
    <message>
        <source>After --date comes a day, such as 2027-03-05.</source>
        <translation>Après --date vient un jour, comme 2027-03-05.</translation>
    </message>
    <message>
        <source>After --{name} comes one line of text, without control characters.</source>
        <translation>Après --{name} vient une ligne de texte, sans caractères de commande.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Usage&#xa0;:</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Show this message and exit.</source>
        <translation>Affiche cette aide.</translation>
    </message>
    <message>
        <source>Show the version and exit.</source>
        <translation>Affiche la version.</translation>
    </message>
    <message>
        <source>In “{path}” there are no files of boards.</source>
        <translation>Dans «&#xa0;{path}&#xa0;», il n’y a pas de fichiers de donnes.</translation>
    </message>
    <message>
        <source>Standard input has no name that would tell its format: add --format, such as pbn.</source>
        <translation>L’entrée standard n’a pas de nom qui indique le format&#xa0;: ajoutez --format, comme pbn.</translation>
    </message>
    <message>
        <source>“{name}” is not a format for boards.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas un format de donnes.</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>elle est fermée</translation>
    </message>
    <message>
        <source>--jobs has no effect any more. One process deals; the boards are the same.</source>
        <translation>--jobs n’a plus d’effet. Un seul processus distribue&#xa0;; les donnes sont les mêmes.</translation>
    </message>
    <message>
        <source>After {option} comes one of: {codes}.</source>
        <translation>Après {option} vient un de ces codes&#xa0;: {codes}.</translation>
    </message>
    <message>
        <source>Give the time zone too: 2027-07-06T18:00Z, or 2027-07-06T20:00+02:00.</source>
        <translation>Indiquez aussi le fuseau horaire&#xa0;: 2027-07-06T18:00Z, ou 2027-07-06T20:00+02:00.</translation>
    </message>
    <message>
        <source>“{text}” is not a time such as 2027-07-06T18:00Z.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une heure comme 2027-07-06T18:00Z.</translation>
    </message>
    <message>
        <source>note: {note}</source>
        <translation>remarque&#xa0;: {note}</translation>
    </message>
    <message>
        <source>Please answer y or n.</source>
        <translation>Répondez par o ou n.</translation>
    </message>
    <message>
        <source>The input ended before every question was answered.</source>
        <translation>L’entrée s’est terminée avant que toutes les questions aient une réponse.</translation>
    </message>
    <message>
        <source>There is no input from which to read an answer.</source>
        <translation>Il n’y a pas d’entrée où lire une réponse.</translation>
    </message>
    <message>
        <source>An answer is longer than any answer can be.</source>
        <translation>Une réponse est plus longue qu’une réponse ne peut l’être.</translation>
    </message>
    <message>
        <source>Please use at most {count} letters.</source>
        <translation>Au plus {count} lettres, s’il vous plaît.</translation>
    </message>
    <message>
        <source>The input ended: as in Big Deal, the answer before is taken as the identification. Change it!</source>
        <translation>L’entrée s’est terminée&#xa0;: comme dans Big Deal, la réponse précédente sert d’identification. Changez-la&#xa0;!</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>A passphrase is needed and there is no terminal to type it: use --passphrase-file FILE.</source>
        <translation>Il faut une phrase secrète et il n’y a pas de terminal où la taper&#xa0;: utilisez --passphrase-file FICHIER.</translation>
    </message>
    <message>
        <source>Officials&apos; sheets open the keys and there is no terminal to type their words: give each sheet with --share FILE.</source>
        <translation>Les feuilles des responsables ouvrent les clés et il n’y a pas de terminal où taper leurs mots&#xa0;: donnez chaque feuille avec --share FICHIER.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, you lose the tournament: without it no person and no program can open the keys again, and no board can be dealt. Write it down, keep it in two places, and think of a second official.</source>
        <translation>Si vous perdez la phrase secrète, vous perdez le tournoi&#xa0;: sans elle, personne et aucun programme ne peut rouvrir les clés, et aucune donne ne peut être distribuée. Notez-la, gardez-la en deux endroits, et pensez à un second responsable.</translation>
    </message>
    <message>
        <source>“{name}” is sealed for the owners of age keys: give yours with --identity FILE.</source>
        <translation>«&#xa0;{name}&#xa0;» est scellé pour les possesseurs de clés age&#xa0;: donnez la vôtre avec --identity FICHIER.</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”, or the words of one official&apos;s sheet: </source>
        <translation>Phrase secrète de «&#xa0;{name}&#xa0;», ou mots de la feuille d’un responsable&#xa0;: </translation>
    </message>
    <message>
        <source>The passphrase is missing: its file begins with an empty line.</source>
        <translation>La phrase secrète manque&#xa0;: son fichier commence par une ligne vide.</translation>
    </message>
    <message>
        <source>New passphrase, of several words: </source>
        <translation>Nouvelle phrase secrète, de plusieurs mots&#xa0;: </translation>
    </message>
    <message>
        <source>The two do not match, so nothing was sealed.</source>
        <translation>Les deux ne concordent pas&#xa0;: rien n’a été scellé.</translation>
    </message>
    <message>
        <source>Any {needed} of {count} officials&apos; sheets open “{name}”, in any order.</source>
        <translation>{needed} feuilles quelconques sur les {count} des responsables ouvrent «&#xa0;{name}&#xa0;», dans n’importe quel ordre.</translation>
    </message>
    <message>
        <source>All words of one sheet: </source>
        <translation>Tous les mots d’une feuille&#xa0;: </translation>
    </message>
    <message>
        <source>The same again: </source>
        <translation>Encore une fois la même&#xa0;: </translation>
    </message>
    <message>
        <source>All words of one sheet ({count} more): </source>
        <translation>Tous les mots d’une feuille (encore {count})&#xa0;: </translation>
    </message>
    <message>
        <source>Sheet {number} was given already: take another official&apos;s.</source>
        <translation>La feuille {number} a déjà été donnée&#xa0;: prenez celle d’un autre responsable.</translation>
    </message>
    <message>
        <source>dealt {when}, state: {state}</source>
        <translation>distribuée {when}, état&#xa0;: {state}</translation>
    </message>
    <message>
        <source>set {code}</source>
        <translation>série {code}</translation>
    </message>
    <message>
        <source>a set without a code</source>
        <translation>une série sans code</translation>
    </message>
    <message>
        <source> (so its file says)</source>
        <translation> (d’après son fichier)</translation>
    </message>
    <message>
        <source>1 board</source>
        <translation>1 donne</translation>
    </message>
    <message>
        <source>{count} boards</source>
        <translation>{count} donnes</translation>
    </message>
    <message>
        <source>; there they are {numbers}</source>
        <translation>&#xa0;; là, ce sont {numbers}</translation>
    </message>
    <message>
        <source>{count} of these boards ({which}) are of {set}</source>
        <translation>{count} de ces donnes ({which}) sont de&#xa0;: {set}</translation>
    </message>
    <message>
        <source>; there it is {numbers}</source>
        <translation>&#xa0;; là, c’est {numbers}</translation>
    </message>
    <message>
        <source>{which} are of {set}</source>
        <translation>{which} sont de&#xa0;: {set}</translation>
    </message>
    <message>
        <source>1 of these boards ({which}) is of {set}</source>
        <translation>1 de ces donnes ({which}) est de&#xa0;: {set}</translation>
    </message>
    <message>
        <source> as “{name}”</source>
        <translation> sous le nom «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>This board is of {set}</source>
        <translation>Cette donne est de&#xa0;: {set}</translation>
    </message>
    <message>
        <source>These boards are of {set}</source>
        <translation>Ces donnes sont de&#xa0;: {set}</translation>
    </message>
    <message>
        <source>After -o comes the folder, then the files&apos; name, such as boards/tuesday.</source>
        <translation>Après -o viennent le dossier, puis le nom des fichiers, comme boards/mardi.</translation>
    </message>
    <message>
        <source>made the folder “{folder}”.</source>
        <translation>dossier «&#xa0;{folder}&#xa0;» créé.</translation>
    </message>
    <message>
        <source>After -o comes the name without “{suffix}”: the formats add their endings.</source>
        <translation>Après -o vient le nom sans «&#xa0;{suffix}&#xa0;»&#xa0;: les formats ajoutent leurs terminaisons.</translation>
    </message>
    <message>
        <source>{target}: {files} files</source>
        <translation>{target}&#xa0;: {files} fichiers</translation>
    </message>
    <message>
        <source>The key is in this program&apos;s journal: anyone who can read your files on this computer, or changes its clock on, could open the record before. A passphrase is stronger.</source>
        <translation>La clé est dans le registre de ce programme&#xa0;: quiconque peut lire vos fichiers sur cet ordinateur, ou avance son horloge, pourrait ouvrir la feuille avant. Une phrase secrète est plus sûre.</translation>
    </message>
    <message>
        <source>The record shows every card of boards that are still to be played, to anybody who opens the file. Nobody who has seen it may play them (Laws of Duplicate Bridge, Law 6D).</source>
        <translation>La feuille montre toutes les cartes de donnes qui restent à jouer à quiconque ouvre le fichier. Personne qui l’a vue ne peut les jouer (Code international du bridge, loi 6D).</translation>
    </message>
    <message>
        <source>Give one of --logo and --no-logo.</source>
        <translation>Donnez soit --logo, soit --no-logo.</translation>
    </message>
    <message>
        <source>Several records need a folder after -o, and each a set code or a section of its own.</source>
        <translation>Plusieurs feuilles demandent un dossier après -o, et chacune un code de série ou une section à elle.</translation>
    </message>
    <message>
        <source>Give one of --open, --finished, --release and --passphrase-file.</source>
        <translation>Donnez une option parmi --open, --finished, --release et --passphrase-file.</translation>
    </message>
    <message>
        <source>“{event}”, {date}, from board {first}</source>
        <translation>«&#xa0;{event}&#xa0;», {date}, à partir de la donne {first}</translation>
    </message>
    <message>
        <source>The set is still to be played: its file is sealed. Without the passphrase nobody can open it.</source>
        <translation>La série reste à jouer&#xa0;: son fichier est scellé. Sans la phrase secrète, personne ne peut l’ouvrir.</translation>
    </message>
    <message>
        <source>Sealed with the passphrase: bigdeal unseal opens it, and so does any age tool.</source>
        <translation>Scellé avec la phrase secrète&#xa0;: bigdeal unseal l’ouvre, et tout outil age aussi.</translation>
    </message>
    <message>
        <source>Is play over, so that the record may be open? [y/N] </source>
        <translation>Le jeu est-il terminé, pour que la feuille puisse être ouverte&#xa0;? [o/N] </translation>
    </message>
    <message>
        <source>Sealed until {time}: bigdeal unseal opens it then, on this computer.</source>
        <translation>Scellé jusqu’à {time}&#xa0;: bigdeal unseal l’ouvre alors, sur cet ordinateur.</translation>
    </message>
    <message>
        <source>{named}: dealt today, or its day is still to come. Was it played? [y/N] </source>
        <translation>{named}&#xa0;: distribuée aujourd’hui, ou son jour est encore à venir. A-t-elle été jouée&#xa0;? [o/N] </translation>
    </message>
    <message>
        <source>--boards goes with --dossier FILE.pdf.</source>
        <translation>--boards va avec --dossier FICHIER.pdf.</translation>
    </message>
    <message>
        <source>{part}: ok</source>
        <translation>{part}&#xa0;: en ordre</translation>
    </message>
    <message>
        <source>The dossier&apos;s file is called NAME.pdf.</source>
        <translation>Le fichier du dossier s’appelle NOM.pdf.</translation>
    </message>
    <message>
        <source>Testing fresh boards</source>
        <translation>Essai de nouvelles donnes</translation>
    </message>
    <message>
        <source>Give the code of a set, --to with a destination, and -o with the new file; or --list.</source>
        <translation>Donnez le code d’une série, --to avec une destination, et -o avec le nouveau fichier&#xa0;; ou --list.</translation>
    </message>
    <message>
        <source>what {title} takes could not be confirmed: look at what it shows.</source>
        <translation>ce que {title} accepte n’a pas pu être confirmé&#xa0;: regardez ce qu’il affiche.</translation>
    </message>
    <message>
        <source>  Inside: {inside}.</source>
        <translation>  Contenu&#xa0;: {inside}.</translation>
    </message>
    <message>
        <source>  There: {next_step}</source>
        <translation>  Là-bas&#xa0;: {next_step}</translation>
    </message>
    <message>
        <source>  Source: {source}.</source>
        <translation>  Source&#xa0;: {source}.</translation>
    </message>
    <message>
        <source>, not confirmed</source>
        <translation>, non confirmé</translation>
    </message>
    <message>
        <source>Board {board}, {seat}: how many {suit}? </source>
        <translation>Donne {board}, {seat}&#xa0;: combien de {suit}&#xa0;? </translation>
    </message>
    <message>
        <source>Type a number from 0 to {count}.</source>
        <translation>Tapez un nombre de 0 à {count}.</translation>
    </message>
    <message>
        <source>Spot check</source>
        <translation>Contrôle par sondage</translation>
    </message>
    <message>
        <source>Give the names of files with boards.</source>
        <translation>Indiquez des fichiers de donnes.</translation>
    </message>
    <message>
        <source>Give --all, or --phase with a number, not both.</source>
        <translation>Donnez --all, ou --phase avec un numéro, pas les deux.</translation>
    </message>
    <message>
        <source>--sessions names sessions of one phase: give --phase with its number as well.</source>
        <translation>--sessions nomme des séances d’une phase&#xa0;: donnez aussi --phase avec son numéro.</translation>
    </message>
    <message>
        <source>{title}, together: {names}</source>
        <translation>{title}, ensemble&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{title} is revealed: anybody can know its boards. Not for play.</source>
        <translation>{title} est révélée&#xa0;: tout le monde peut connaître ses donnes. Pas pour jouer.</translation>
    </message>
    <message>
        <source>Put on the wall: {path}</source>
        <translation>À afficher&#xa0;: {path}</translation>
    </message>
    <message>
        <source>phase {number} has an open number of sessions: name it with --phase and --sessions.</source>
        <translation>la phase {number} a un nombre ouvert de séances&#xa0;: nommez-la avec --phase et --sessions.</translation>
    </message>
    <message>
        <source>The number of sessions is open in all phases: name the phase and the sessions.</source>
        <translation>Le nombre de séances est ouvert dans toutes les phases&#xa0;: nommez la phase et les séances.</translation>
    </message>
    <message>
        <source>the plan has fixed them</source>
        <translation>le plan les a fixées</translation>
    </message>
    <message>
        <source>Give to the organiser: {path}</source>
        <translation>À donner à l’organisateur&#xa0;: {path}</translation>
    </message>
    <message>
        <source>It says:</source>
        <translation>Il indique&#xa0;:</translation>
    </message>
    <message>
        <source>Next: print the slip, and give the words when the outside value is known, not before.</source>
        <translation>Ensuite&#xa0;: imprimez le billet, et donnez les mots quand la valeur extérieure est connue, pas avant.</translation>
    </message>
    <message>
        <source>These are the words of this hash.</source>
        <translation>Ce sont les mots de cette empreinte.</translation>
    </message>
    <message>
        <source>“{given}” is neither a file nor a name with “=” and the hash behind it.</source>
        <translation>«&#xa0;{given}&#xa0;» n’est ni un fichier ni un nom suivi de «&#xa0;=&#xa0;» et de l’empreinte.</translation>
    </message>
    <message>
        <source>nothing can be printed here, so the slip is a text alone.</source>
        <translation>rien ne peut être imprimé ici&#xa0;: le billet n’est donc qu’un texte.</translation>
    </message>
    <message>
        <source>Keep secret: {path}</source>
        <translation>À garder secret&#xa0;: {path}</translation>
    </message>
    <message>
        <source>After “check” come the slip, or the words, and the hash.</source>
        <translation>Après «&#xa0;check&#xa0;» viennent le billet ou les mots, puis l’empreinte.</translation>
    </message>
    <message>
        <source>After {option} come the name of the holder, “=” and the {what}.</source>
        <translation>Après {option} viennent le nom du dépositaire, «&#xa0;=&#xa0;» et&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>Holders of words:</source>
        <translation>Dépositaires de mots&#xa0;:</translation>
    </message>
    <message>
        <source>No holders of words.</source>
        <translation>Pas de dépositaires de mots.</translation>
    </message>
    <message>
        <source>“{file}” is of the holder “{name}”, not “{called}”.</source>
        <translation>«&#xa0;{file}&#xa0;» est du dépositaire «&#xa0;{name}&#xa0;», pas de «&#xa0;{called}&#xa0;».</translation>
    </message>
    <message>
        <source>What follows “{called}=” is neither a file that exists nor a hash, which has 64 hexadecimal digits.</source>
        <translation>Ce qui suit «&#xa0;{called}=&#xa0;» n’est ni un fichier existant ni une empreinte, qui a 64 chiffres hexadécimaux.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>mots</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>“{name}” is named twice.</source>
        <translation>«&#xa0;{name}&#xa0;» est nommé deux fois.</translation>
    </message>
    <message>
        <source>{path} made.</source>
        <translation>{path} créé.</translation>
    </message>
    <message>
        <source>Name: {name}</source>
        <translation>Nom&#xa0;: {name}</translation>
    </message>
    <message>
        <source>--at, --round and --or-else go with --of drand.</source>
        <translation>--at, --round et --or-else vont avec --of drand.</translation>
    </message>
    <message>
        <source>With --of drand go --at or --round, --or-else and --day alone.</source>
        <translation>Avec --of drand ne vont que --at ou --round, --or-else et --day.</translation>
    </message>
    <message>
        <source>What --or-else says cannot be part of a promise that every check understands.</source>
        <translation>Ce que dit --or-else ne peut pas figurer dans une promesse que toute vérification comprend.</translation>
    </message>
    <message>
        <source>A phase has four parts: how many sessions, their boards, the files&apos; name, a description.</source>
        <translation>Une phase a quatre parties&#xa0;: le nombre de séances, leurs donnes, le nom des fichiers, une description.</translation>
    </message>
    <message>
        <source>1 phase left.</source>
        <translation>Il reste 1 phase.</translation>
    </message>
    <message>
        <source>{count} phases left.</source>
        <translation>Il reste {count} phases.</translation>
    </message>
    <message>
        <source>Hash of the keys: {hash}</source>
        <translation>Empreinte des clés&#xa0;: {hash}</translation>
    </message>
    <message>
        <source>The sealed keys were read again: they are sealed for {count} age key(s). Nobody here could open them: have one of those people try it now, with “age -d -i KEY.txt FILE | sha256sum”, which answers with the hash of the keys.</source>
        <translation>Les clés scellées ont été relues&#xa0;: elles sont scellées pour {count} clé(s) age. Personne ici n’a pu les ouvrir&#xa0;: demandez à une de ces personnes d’essayer maintenant, avec «&#xa0;age -d -i KEY.txt FILE | sha256sum&#xa0;», qui répond par l’empreinte des clés.</translation>
    </message>
    <message>
        <source>Put on the notice board and into the bulletin: {path}</source>
        <translation>À afficher et à mettre dans le bulletin&#xa0;: {path}</translation>
    </message>
    <message>
        <source>After --shares come two numbers, such as 2of3: how many officials are needed, of how many.</source>
        <translation>Après --shares viennent deux nombres, comme 2of3&#xa0;: combien de responsables il faut, sur combien.</translation>
    </message>
    <message>
        <source>With --of drand go --at 2027-07-06T18:00Z (or --round N), and --or-else with what counts if the network has ended.</source>
        <translation>Avec --of drand vont --at 2027-07-06T18:00Z (ou --round N), et --or-else avec ce qui vaut si le réseau n’existe plus.</translation>
    </message>
    <message>
        <source>Name a source with --of, or describe it in your own words, not both.</source>
        <translation>Nommez une source avec --of, ou décrivez-la avec vos mots, pas les deux.</translation>
    </message>
    <message>
        <source>The keys are sealed in one way: --passphrase-file, --recipient, --shares or --plain.</source>
        <translation>Les clés sont scellées d’une seule façon&#xa0;: --passphrase-file, --recipient, --shares ou --plain.</translation>
    </message>
    <message>
        <source>Publish: {path}</source>
        <translation>À publier&#xa0;: {path}</translation>
    </message>
    <message>
        <source>the keys are not sealed: anyone who reads them can compute every board once the value is known.</source>
        <translation>les clés ne sont pas scellées&#xa0;: quiconque les lit peut calculer chaque donne dès que la valeur est connue.</translation>
    </message>
    <message>
        <source>The keys are not sealed.</source>
        <translation>Les clés ne sont pas scellées.</translation>
    </message>
    <message>
        <source>The sealed keys were opened again, and are right.</source>
        <translation>Les clés scellées ont été rouvertes, et sont justes.</translation>
    </message>
    <message>
        <source>--day goes with a known source; in your own words, write the day in --or-else.</source>
        <translation>--day va avec une source connue&#xa0;; avec vos mots, écrivez le jour dans --or-else.</translation>
    </message>
    <message>
        <source>Name a source with --of and --day, or describe it in your own words.</source>
        <translation>Nommez une source avec --of et --day, ou décrivez-la avec vos mots.</translation>
    </message>
    <message>
        <source>“{name}” is none of the known sources: {known}.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est aucune des sources connues&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>Keep secret, one for each official: {path}</source>
        <translation>À garder secret, une pour chaque responsable&#xa0;: {path}</translation>
    </message>
    <message>
        <source>the publication sheet was not made, but the plan is sealed. {error}</source>
        <translation>la feuille de publication n’a pas été faite, mais le plan est scellé. {error}</translation>
    </message>
    <message>
        <source>“bigdeal tournament sheet” draws it again.</source>
        <translation>«&#xa0;bigdeal tournament sheet&#xa0;» la dessine de nouveau.</translation>
    </message>
    <message>
        <source>Publish anyway (y or n)? </source>
        <translation>Publier quand même (o ou n)&#xa0;? </translation>
    </message>
    <message>
        <source>Next: publish it. Anybody can “bigdeal verify” it; the other sessions stay secret.</source>
        <translation>Ensuite&#xa0;: publiez-le. Chacun peut le vérifier avec «&#xa0;bigdeal verify&#xa0;»&#xa0;; les autres séances restent secrètes.</translation>
    </message>
    <message>
        <source>{target}: {files} files, {sessions} sessions</source>
        <translation>{target}&#xa0;: {files} fichiers, {sessions} séances</translation>
    </message>
    <message>
        <source>{target}: {files} files: {titles}</source>
        <translation>{target}&#xa0;: {files} fichiers&#xa0;: {titles}</translation>
    </message>
    <message>
        <source>{title}: with its key anybody can compute its boards, and those of its reserve set.</source>
        <translation>{title}&#xa0;: avec sa clé, tout le monde peut calculer ses donnes, et celles de sa série de réserve.</translation>
    </message>
    <message>
        <source>-o names one pack, and each session has its own: name one session, or leave it out.</source>
        <translation>-o nomme un paquet, et chaque séance a le sien&#xa0;: nommez une séance, ou laissez-le de côté.</translation>
    </message>
    <message>
        <source>  Its reserve set was dealt: it is in the pack, too.</source>
        <translation>  Sa série de réserve a été distribuée&#xa0;: elle est aussi dans le paquet.</translation>
    </message>
    <message>
        <source>  Its reserve set cannot be used after that.</source>
        <translation>  Sa série de réserve ne pourra plus servir ensuite.</translation>
    </message>
    <message>
        <source>Is its play over, and do you want to reveal it now (y or n)? </source>
        <translation>Est-elle entièrement jouée, et voulez-vous la révéler maintenant (o ou n)&#xa0;? </translation>
    </message>
    <message>
        <source>Revealing</source>
        <translation>Révélation</translation>
    </message>
    <message>
        <source>As it goes into the plan: {value}</source>
        <translation>Tel qu’il entre dans le plan&#xa0;: {value}</translation>
    </message>
    <message>
        <source>Type the value, or give the promised round with --round; --again is for typed values.</source>
        <translation>Tapez la valeur, ou donnez le tour promis avec --round&#xa0;; --again vaut pour les valeurs tapées.</translation>
    </message>
    <message>
        <source>The network signed it. As it goes into the plan: {value}</source>
        <translation>Le réseau l’a signé. Tel qu’il entre dans le plan&#xa0;: {value}</translation>
    </message>
    <message>
        <source>In the public pack: {path}</source>
        <translation>Dans le paquet public&#xa0;: {path}</translation>
    </message>
    <message>
        <source>The two people did not type the same: {difference}</source>
        <translation>Les deux personnes n’ont pas tapé la même chose&#xa0;: {difference}</translation>
    </message>
    <message>
        <source>It contains the words of {names}: 120 bits each that nobody else could know.</source>
        <translation>Elle contient les mots de {names}&#xa0;: 120 bits chacun, que personne d’autre ne pouvait connaître.</translation>
    </message>
    <message>
        <source>Withheld, so it contains their SHA-256, and every check will say so: {names}.</source>
        <translation>Retenus&#xa0;: elle contient donc leur SHA-256, et chaque vérification le dira&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>when the outside value is known, “set-value”.</source>
        <translation>quand la valeur extérieure est connue, «&#xa0;set-value&#xa0;».</translation>
    </message>
    <message>
        <source>complete the plan, look at it with “inspect”, then “publish”.</source>
        <translation>complétez le plan, regardez-le avec «&#xa0;inspect&#xa0;», puis «&#xa0;publish&#xa0;».</translation>
    </message>
    <message>
        <source>put it where everybody sees it, then say where with “published”.</source>
        <translation>mettez-le là où tout le monde le voit, puis dites où avec «&#xa0;published&#xa0;».</translation>
    </message>
    <message>
        <source>“deal” the sessions, off the network, and keep the files closed.</source>
        <translation>distribuez les séances avec «&#xa0;deal&#xa0;», hors réseau, et gardez les fichiers fermés.</translation>
    </message>
    <message>
        <source>“deal” the sessions that are left, if any. When all play is over, “reveal”; a session that was played, “reveal --phase P --sessions S”.</source>
        <translation>distribuez avec «&#xa0;deal&#xa0;» les séances qui restent. Quand tout est joué, «&#xa0;reveal&#xa0;»&#xa0;; pour une séance jouée, «&#xa0;reveal --phase P --sessions S&#xa0;».</translation>
    </message>
    <message>
        <source>publish the pack. Anybody can “bigdeal verify” it.</source>
        <translation>publiez le paquet. Chacun peut le vérifier avec «&#xa0;bigdeal verify&#xa0;».</translation>
    </message>
    <message>
        <source>withheld, so their SHA-256</source>
        <translation>retenus, donc leur SHA-256</translation>
    </message>
    <message>
        <source>not the promised words</source>
        <translation>pas les mots promis</translation>
    </message>
    <message>
        <source>Outside value: {value}</source>
        <translation>Valeur extérieure&#xa0;: {value}</translation>
    </message>
    <message>
        <source>Next: {step}</source>
        <translation>Ensuite&#xa0;: {step}</translation>
    </message>
    <message>
        <source>The same in words:</source>
        <translation>La même en mots&#xa0;:</translation>
    </message>
    <message>
        <source>  no phase yet</source>
        <translation>  pas encore de phase</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Remarque&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Holder of words: {name}, SHA-256 {hash}</source>
        <translation>Dépositaire de mots&#xa0;: {name}, SHA-256 {hash}</translation>
    </message>
    <message>
        <source>Published, as you noted: {where}, since {day}</source>
        <translation>Publié, comme vous l’avez noté&#xa0;: {where}, depuis le {day}</translation>
    </message>
    <message>
        <source>Revealed by itself: {title}, {time}, {pack}</source>
        <translation>Révélée à part&#xa0;: {title}, {time}, {pack}</translation>
    </message>
    <message>
        <source>Interrupted while it was revealed: {title}. Its key may be known: reveal it again.</source>
        <translation>Interrompue pendant la révélation&#xa0;: {title}. Sa clé peut être connue&#xa0;: révélez-la de nouveau.</translation>
    </message>
    <message>
        <source>Dealt, according to journal and log: {sessions}</source>
        <translation>Distribuées, d’après les deux registres&#xa0;: {sessions}</translation>
    </message>
    <message>
        <source>No remarks.</source>
        <translation>Aucune remarque.</translation>
    </message>
    <message>
        <source>“{keys}” is not sealed: anyone who reads it can compute every board.</source>
        <translation>«&#xa0;{keys}&#xa0;» n’est pas scellé&#xa0;: quiconque le lit peut calculer chaque donne.</translation>
    </message>
    <message>
        <source>The keys are sealed with a passphrase.</source>
        <translation>Les clés sont scellées avec une phrase secrète.</translation>
    </message>
    <message>
        <source>Any {needed} of {count} officials together open the keys.</source>
        <translation>{needed} responsables quelconques sur {count} ouvrent ensemble les clés.</translation>
    </message>
    <message>
        <source>The keys are sealed for {count} age key(s).</source>
        <translation>Les clés sont scellées pour {count} clé(s) age.</translation>
    </message>
    <message>
        <source>good: {reason}</source>
        <translation>bien&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>pas encore nommée</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>Pas encore de nom</translation>
    </message>
    <message>
        <source>Hash of the box: {code}</source>
        <translation>Empreinte du coffret&#xa0;: {code}</translation>
    </message>
    <message>
        <source>Give the box&apos;s round with --round FILE. To see which round opens a box, use --when.</source>
        <translation>Donnez le tour du coffret avec --round FICHIER. Pour voir quel tour ouvre un coffret, utilisez --when.</translation>
    </message>
    <message>
        <source>Open one box at a time.</source>
        <translation>Ouvrez un coffret à la fois.</translation>
    </message>
    <message>
        <source>WARNING: the owner of another key can open it at any time.</source>
        <translation>ATTENTION&#xa0;: le possesseur d’une autre clé peut l’ouvrir à tout moment.</translation>
    </message>
    <message>
        <source>There is no standard input.</source>
        <translation>Il n’y a pas d’entrée standard.</translation>
    </message>
    <message>
        <source>--when goes with boxes alone.</source>
        <translation>--when ne va qu’avec des coffrets.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>{box}: opens in {days} d {hours} h {rest} min</source>
        <translation>{box}&#xa0;: s’ouvre dans {days} j {hours} h {rest} min</translation>
    </message>
    <message>
        <source>{box}: can be opened now</source>
        <translation>{box}&#xa0;: peut être ouvert maintenant</translation>
    </message>
    <message>
        <source>GREEN: proved. Nothing is left to you, and nothing could be chosen.</source>
        <translation>VERT&#xa0;: prouvé. Il ne vous reste rien à vérifier, et rien n’a pu être choisi.</translation>
    </message>
    <message>
        <source>AMBER: nothing here is wrong, but not everything is settled.</source>
        <translation>ORANGE&#xa0;: rien n’est faux ici, mais tout n’est pas réglé.</translation>
    </message>
    <message>
        <source>RED: something here is not as promised.</source>
        <translation>ROUGE&#xa0;: quelque chose n’est pas conforme à la promesse.</translation>
    </message>
    <message>
        <source>--digest or --plan, and --before</source>
        <translation>--digest ou --plan, et --before</translation>
    </message>
    <message>
        <source>--played all (or 1:1-3)</source>
        <translation>--played all (ou 1:1-3)</translation>
    </message>
    <message>
        <source>   as words: {words}</source>
        <translation>   en mots&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Boards proved: {count}</source>
        <translation>Donnes prouvées&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>  … and {count} more (--json lists them all)</source>
        <translation>  … et encore {count} (--json les nomme toutes)</translation>
    </message>
    <message>
        <source>As promised so far: the other sessions can be verified when they are revealed.</source>
        <translation>Conforme à la promesse jusqu’ici&#xa0;: les autres séances pourront être vérifiées quand elles seront révélées.</translation>
    </message>
    <message>
        <source>{boards} boards of {sessions} sessions: each from its session’s key and the
    outside value (--json lists them one by one).</source>
        <translation>{boards} donnes de {sessions} séances&#xa0;: chacune d’après la clé de sa séance et la
    valeur extérieure (--json les nomme une par une).</translation>
    </message>
    <message>
        <source>Left to you: answer with {answers}.</source>
        <translation>À vous de vérifier&#xa0;: répondez avec {answers}.</translation>
    </message>
    <message>
        <source>Still chosen: no accusation. Ask the organiser about it, and judge for yourself.</source>
        <translation>Encore au choix&#xa0;: ce n’est pas une accusation. Demandez à l’organisateur, et jugez vous-même.</translation>
    </message>
    <message>
        <source>Other sessions are still secret: until they are revealed, amber is the best possible.</source>
        <translation>D’autres séances sont encore secrètes&#xa0;: tant qu’elles ne sont pas révélées, orange est le mieux possible.</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>planifié</translation>
    </message>
    <message>
        <source>published</source>
        <translation>publié</translation>
    </message>
    <message>
        <source>valued</source>
        <translation>valeur fixée</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>distribuée</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>révélée</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>Deal a set of boards into files.</source>
        <translation>Distribuer une série de donnes dans des fichiers.</translation>
    </message>
    <message>
        <source>Check files of boards, and show which set they are.</source>
        <translation>Vérifier des fichiers de donnes, et montrer de quelle série ils sont.</translation>
    </message>
    <message>
        <source>Tell which board the hands on a table are.</source>
        <translation>Dire quelle donne sont les mains sur une table.</translation>
    </message>
    <message>
        <source>Tell between which rounds a board was fouled.</source>
        <translation>Dire entre quels tours une donne a été mélangée.</translation>
    </message>
    <message>
        <source>Check duplicated boards by questions drawn by lot.</source>
        <translation>Vérifier les étuis dupliqués par des questions tirées au sort.</translation>
    </message>
    <message>
        <source>Convert a file of boards into other formats.</source>
        <translation>Convertir un fichier de donnes vers d’autres formats.</translation>
    </message>
    <message>
        <source>What was dealt here: list, verify, export, certificates, backups.</source>
        <translation>Ce qui a été distribué ici&#xa0;: liste, vérification, export, certificats, sauvegardes.</translation>
    </message>
    <message>
        <source>Print hand records, dealing sheets or curtain cards.</source>
        <translation>Imprimer feuilles de donnes, feuilles de distribution ou fiches de main.</translation>
    </message>
    <message>
        <source>Open a sealed record.</source>
        <translation>Ouvrir une feuille scellée.</translation>
    </message>
    <message>
        <source>Lock files in a box that nobody can open before a time.</source>
        <translation>Verrouiller des fichiers dans un coffret que personne ne peut ouvrir avant une heure.</translation>
    </message>
    <message>
        <source>Open a locked box with its round.</source>
        <translation>Ouvrir un coffret verrouillé avec son tour.</translation>
    </message>
    <message>
        <source>Write the note that goes with a locked box.</source>
        <translation>Écrire la note qui accompagne un coffret verrouillé.</translation>
    </message>
    <message>
        <source>Print labels with the set code; they reveal nothing about the cards.</source>
        <translation>Imprimer des étiquettes avec le code de série&#xa0;; elles ne révèlent rien des cartes.</translation>
    </message>
    <message>
        <source>Print travellers, slips, scorecards or table cards.</source>
        <translation>Imprimer fiches ambulantes, bordereaux, feuilles de score ou cartons de table.</translation>
    </message>
    <message>
        <source>Print one page for the wall: deal, duplicate, print.</source>
        <translation>Imprimer une page pour le mur&#xa0;: distribuer, dupliquer, imprimer.</translation>
    </message>
    <message>
        <source>Print a checklist for duplicating.</source>
        <translation>Imprimer une liste de contrôle pour la duplication.</translation>
    </message>
    <message>
        <source>Make the file of a finished set that a site or program takes.</source>
        <translation>Faire le fichier d’une série terminée pour un site ou un programme.</translation>
    </message>
    <message>
        <source>Pack the boards of a finished set for publication.</source>
        <translation>Réunir les donnes d’une série terminée pour les publier.</translation>
    </message>
    <message>
        <source>Commit, deal and reveal a whole tournament.</source>
        <translation>Promettre, distribuer et révéler tout un tournoi.</translation>
    </message>
    <message>
        <source>Prove that boards are the promised ones.</source>
        <translation>Prouver que des donnes sont celles qui ont été promises.</translation>
    </message>
    <message>
        <source>Turn deals, endings and layouts into numbers, and back.</source>
        <translation>Changer donnes, fins de coup et dispositions en nombres, et inversement.</translation>
    </message>
    <message>
        <source>List, count, reduce and solve the suits in two hands.</source>
        <translation>Énumérer, compter, réduire et résoudre les couleurs de deux mains.</translation>
    </message>
    <message>
        <source>Show figures over finished boards.</source>
        <translation>Montrer des chiffres sur les donnes terminées.</translation>
    </message>
    <message>
        <source>Tell whether played sets are as chance deals them.</source>
        <translation>Dire si les séries jouées sont telles que le hasard les donne.</translation>
    </message>
    <message>
        <source>Check this copy of the program against known answers.</source>
        <translation>Vérifier cette copie du programme par des réponses connues.</translation>
    </message>
    <message>
        <source>anyone with keys and value can make these boards again at any time.</source>
        <translation>quiconque a les clés et la valeur peut refaire ces donnes à tout moment.</translation>
    </message>
    <message>
        <source>Check code (digest, SHA-256), to be published where nobody can change it later:</source>
        <translation>Code de contrôle, à publier là où personne ne peut le changer ensuite&#xa0;:</translation>
    </message>
    <message>
        <source>Check code: {digest}</source>
        <translation>Code de contrôle&#xa0;: {digest}</translation>
    </message>
    <message>
        <source>announced</source>
        <translation>annoncé</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>réserve</translation>
    </message>
    <message>
        <source>deviation</source>
        <translation>écart</translation>
    </message>
    <message>
        <source>revealing</source>
        <translation>révélation commencée</translation>
    </message>
    <message>
        <source>session-revealed</source>
        <translation>séance révélée</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>commencé</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>Noted. The public pack will include it, in your words.</source>
        <translation>Noté. Cela figurera dans le paquet public, avec vos mots.</translation>
    </message>
    <message>
        <source>No set has been dealt here yet.</source>
        <translation>Aucune série n’a encore été distribuée ici.</translation>
    </message>
    <message>
        <source>Try &apos;{command} {option}&apos; for help.</source>
        <translation>«&#xa0;{command} {option}&#xa0;» affiche l’aide.</translation>
    </message>
    <message>
        <source>Error: {message}</source>
        <translation>Erreur&#xa0;: {message}</translation>
    </message>
    <message>
        <source>No such option {name!r}.</source>
        <translation>L’option {name!r} n’existe pas.</translation>
    </message>
    <message>
        <source>Did you mean {possibility}?</source>
        <translation>Vouliez-vous dire {possibility}&#xa0;?</translation>
    </message>
    <message>
        <source>(Did you mean one of: {possibilities}?)</source>
        <translation>(Vouliez-vous dire l’une de&#xa0;: {possibilities}&#xa0;?)</translation>
    </message>
    <message>
        <source>Option {name!r} does not take a value.</source>
        <translation>L’option {name!r} ne prend pas de valeur.</translation>
    </message>
    <message>
        <source>Option {name!r} requires an argument.</source>
        <translation>L’option {name!r} demande une valeur.</translation>
    </message>
    <message>
        <source>Missing argument</source>
        <translation>Il manque l’argument</translation>
    </message>
    <message>
        <source>Missing option</source>
        <translation>Il manque l’option</translation>
    </message>
    <message>
        <source>Missing command.</source>
        <translation>Il manque la commande.</translation>
    </message>
    <message>
        <source>Choose from:
	{choices}</source>
        <translation>À choisir parmi&#xa0;:
	{choices}</translation>
    </message>
    <message>
        <source>Got unexpected extra argument ({args})</source>
        <translation>Argument inattendu ({args})</translation>
    </message>
    <message>
        <source>Got unexpected extra arguments ({args})</source>
        <translation>Arguments inattendus ({args})</translation>
    </message>
    <message>
        <source>Invalid value for {param_hint}: {message}</source>
        <translation>Valeur incorrecte pour {param_hint}&#xa0;: {message}</translation>
    </message>
    <message>
        <source>{value!r} is not one of {choices}.</source>
        <translation>{value!r} n’est pas l’un de {choices}.</translation>
    </message>
    <message>
        <source>{value} is not in the range {range}.</source>
        <translation>{value} n’est pas dans l’intervalle {range}.</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>dossier</translation>
    </message>
    <message>
        <source>{name} {filename!r} is a file.</source>
        <translation>{name} {filename!r} est un fichier.</translation>
    </message>
    <message>
        <source>{value!r} is not a whole number.</source>
        <translation>{value!r} n’est pas un nombre entier.</translation>
    </message>
    <message>
        <source>first seen here {when}</source>
        <translation>ici pour la première fois {when}</translation>
    </message>
    <message>
        <source>Deal bridge boards that nobody can predict, repeat or see before play.</source>
        <translation>Distribuer des donnes de bridge que personne ne peut prévoir, répéter ni voir avant le jeu.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 the check failed, 2 usage, 3 refused, 4 damaged file, 5 the system failed.</source>
        <translation>Codes de sortie&#xa0;: 0 fait, 1 échec de la vérification, 2 usage, 3 refusé, 4 fichier abîmé, 5 échec du système.</translation>
    </message>
    <message>
        <source>The language to use, such as de. Without it: on a terminal yours, otherwise English.</source>
        <translation>La langue, par exemple de. Sans elle&#xa0;: la vôtre sur un terminal, sinon l’anglais.</translation>
    </message>
    <message>
        <source>The cards come from the computer&apos;s own randomness, and nobody sees them. Nothing is ever overwritten: all files are written, or none.</source>
        <translation>Les cartes viennent du hasard de l’ordinateur même, et personne ne les voit. Rien n’est jamais écrasé&#xa0;: tous les fichiers sont écrits, ou aucun.</translation>
    </message>
    <message>
        <source>“bigdeal deal -n 36” is enough: it uses the formats in the settings, and a free name in this folder.</source>
        <translation>«&#xa0;bigdeal deal -n 36&#xa0;» suffit&#xa0;: les formats des réglages, et un nom libre dans ce dossier.</translation>
    </message>
    <message>
        <source>With --lock-until only a locked box is written. See “bigdeal unlock”.</source>
        <translation>Avec --lock-until, seul un coffret verrouillé est écrit. Voir «&#xa0;bigdeal unlock&#xa0;».</translation>
    </message>
    <message>
        <source>A number (36) or a range (11-20).</source>
        <translation>Un nombre (36) ou un intervalle (11-20).</translation>
    </message>
    <message>
        <source>Formats, with commas between: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel. Without it, those in the settings, or pbn.</source>
        <translation>Formats séparés par des virgules&#xa0;: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel. Sans cette option, ceux des réglages, ou pbn.</translation>
    </message>
    <message>
        <source>Folder and name, without ending. A new FOLDER is for you alone to read. Without it, this folder and a free name.</source>
        <translation>Dossier et nom, sans extension. Vous seul pouvez lire un nouveau FOLDER. Sans cette option, ce dossier et un nom libre.</translation>
    </message>
    <message>
        <source>Sets to deal at once, each with its number after NAME and the event: tuesday-1, tuesday-2.</source>
        <translation>Combien de séries à la fois, chacune avec son numéro après NAME et l’épreuve&#xa0;: tuesday-1, tuesday-2.</translation>
    </message>
    <message>
        <source>The identification to deal with. Without it, that of the settings.</source>
        <translation>L’identification avec laquelle distribuer. Sans cette option, celle des réglages.</translation>
    </message>
    <message>
        <source>The event&apos;s name, for files with room for it.</source>
        <translation>Le nom de l’épreuve, pour les fichiers qui ont la place.</translation>
    </message>
    <message>
        <source>Where it is played, for files with room for it.</source>
        <translation>Le lieu de jeu, pour les fichiers qui ont la place.</translation>
    </message>
    <message>
        <source>The day of play, for files with room for it.</source>
        <translation>Le jour de jeu, pour les fichiers qui ont la place.</translation>
    </message>
    <message>
        <source>bigdeal: byte for byte what Big Deal 2.0 writes.</source>
        <translation>bigdeal&#xa0;: octet pour octet ce qu’écrit Big Deal 2.0.</translation>
    </message>
    <message>
        <source>Lock the files in one box, NAME.zip.age, until then (2027-03-05T13:45Z). Nobody can open it earlier, not even you.</source>
        <translation>Verrouiller les fichiers dans un coffret, NAME.zip.age, jusque-là (2027-03-05T13:45Z). Personne ne peut l’ouvrir avant, pas même vous.</translation>
    </message>
    <message>
        <source>A public key whose owner can open the box too, at any time, in case the clock ends.</source>
        <translation>Une clé publique dont le propriétaire peut aussi ouvrir le coffret, à tout moment, au cas où l’horloge s’arrêterait.</translation>
    </message>
    <message>
        <source>Deal although the journal is in doubt; the journal records it.</source>
        <translation>Distribuer bien que le registre soit douteux&#xa0;; le registre le note.</translation>
    </message>
    <message>
        <source>Answer as JSON, for programs.</source>
        <translation>Répondre en JSON, pour les programmes.</translation>
    </message>
    <message>
        <source>Print only warnings and errors.</source>
        <translation>N’afficher que les avertissements et les erreurs.</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatoire</translation>
    </message>
    <message>
        <source>default: {default}</source>
        <translation>par défaut&#xa0;: {default}</translation>
    </message>
    <message>
        <source>Every board must be complete, no deal may occur twice, and files of one name must contain the same deals. The journal knows which set a file is, and whether it was played. FILE may be a folder or an archive (.zip, .gz); “-” is standard input and needs --format. No card is ever shown.</source>
        <translation>Chaque étui doit être complet, aucune donne ne peut revenir, et les fichiers d’un même nom doivent contenir les mêmes donnes. Le registre sait de quelle série est un fichier, et si elle a été jouée. FILE peut être un dossier ou une archive (.zip, .gz)&#xa0;; «&#xa0;-&#xa0;» est l’entrée standard et demande --format. Aucune carte n’est jamais montrée.</translation>
    </message>
    <message>
        <source>You are warned of anything unusual, such as repeated boards or missing numbers. A set code in a file is shown as the file&apos;s own claim.</source>
        <translation>Vous êtes averti de tout ce qui est inhabituel&#xa0;: étuis répétés, numéros manquants. Un code de série dans un fichier est montré comme l’affirmation du fichier.</translation>
    </message>
    <message>
        <source>Exit codes: 0 all is well, 1 something is wrong with the files or the code, 2 unknown format or option, 4 a damaged file.</source>
        <translation>Codes de sortie&#xa0;: 0 tout va bien, 1 un défaut des fichiers ou du code, 2 format ou option inconnus, 4 un fichier abîmé.</translation>
    </message>
    <message>
        <source>Show which set this code on a label or sheet belongs to.</source>
        <translation>Montrer à quelle série appartient ce code d’une étiquette ou d’une feuille.</translation>
    </message>
    <message>
        <source>The number of the first board, where the file has no numbers. Without it, the journal&apos;s numbers, or else from 1.</source>
        <translation>Le numéro du premier étui, quand le fichier n’a pas de numéros. Sans cette option, les numéros du registre, ou sinon à partir de 1.</translation>
    </message>
    <message>
        <source>The format of standard input, when a file is “-”.</source>
        <translation>Le format de l’entrée standard, quand un fichier est «&#xa0;-&#xa0;».</translation>
    </message>
    <message>
        <source>Type one to four hands of 13 cards: spades, hearts, diamonds and clubs with dots between, “-” for a void. “--hand -” and “--deal -” read them from standard input, so that your shell&apos;s history does not keep them.</source>
        <translation>Tapez une à quatre mains de 13 cartes&#xa0;: pique, cœur, carreau et trèfle séparés par des points, «&#xa0;-&#xa0;» pour une chicane. «&#xa0;--hand -&#xa0;» et «&#xa0;--deal -&#xa0;» les lisent sur l’entrée standard, pour que l’historique de votre shell ne les garde pas.</translation>
    </message>
    <message>
        <source>Without FILE the boards are those of the journal. One or two hands are looked for in the sets&apos; files, where the journal left them. --board N --deal TEXT, given twice, compares two boards.</source>
        <translation>Sans FILE, les étuis sont ceux du registre. Une ou deux mains sont cherchées dans les fichiers des séries, là où le registre les connaissait. Deux fois --board N --deal TEXT compare deux étuis.</translation>
    </message>
    <message>
        <source>Every question is recorded in the journal, without the hands. No card is ever shown.</source>
        <translation>Chaque question est notée au registre, sans les mains. Aucune carte n’est jamais montrée.</translation>
    </message>
    <message>
        <source>Exit codes: 0 the board is right, 1 anything else, 2 this is not a hand.</source>
        <translation>Codes de sortie&#xa0;: 0 l’étui est juste, 1 tout le reste, 2 ceci n’est pas une main.</translation>
    </message>
    <message>
        <source>The set being played.</source>
        <translation>La série en train d’être jouée.</translation>
    </message>
    <message>
        <source>The number on the board.</source>
        <translation>Le numéro sur l’étui.</translation>
    </message>
    <message>
        <source>N:hand hand hand hand, or a line of LIN.</source>
        <translation>N:main main main main, ou une ligne de LIN.</translation>
    </message>
    <message>
        <source>E AK7.T93.QJ4.A852; may be given for each seat.</source>
        <translation>E AK7.T93.QJ4.A852&#xa0;; possible pour chaque place.</translation>
    </message>
    <message>
        <source>The language of the card letters, beside English. Without it, that of the settings.</source>
        <translation>La langue des lettres des cartes, outre l’anglais. Sans cette option, celle des réglages.</translation>
    </message>
    <message>
        <source>The dealer shown on the board.</source>
        <translation>Le donneur indiqué sur l’étui.</translation>
    </message>
    <message>
        <source>The vulnerability shown on the board.</source>
        <translation>La vulnérabilité indiquée sur l’étui.</translation>
    </message>
    <message>
        <source>Every table&apos;s tricks are compared with double dummy, in the right deal and in the fouled one. How often players reach double dummy is an assumption, so the percentage is a help and no proof.</source>
        <translation>Les levées de chaque table sont comparées au double mort, dans la bonne donne et dans la donne mélangée. La fréquence à laquelle on atteint le double mort est une hypothèse&#xa0;: le pourcentage aide et ne prouve rien.</translation>
    </message>
    <message>
        <source>Only for finished sets. Without --results, lines are read from standard input. If a file has no rounds, its results are printed: replace each question mark with the round, and give them with --results.</source>
        <translation>Pour les séries terminées seulement. Sans --results, les lignes sont lues sur l’entrée standard. Si un fichier n’a pas les tours, ses résultats sont affichés&#xa0;: remplacez chaque point d’interrogation par le tour, et donnez-les avec --results.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 2 rounds are missing or this is not a hand, 3 refused.</source>
        <translation>Codes de sortie&#xa0;: 0 fait, 2 des tours manquent ou ceci n’est pas une main, 3 refusé.</translation>
    </message>
    <message>
        <source>Its four hands now: N:hand hand hand hand.</source>
        <translation>Ses quatre mains maintenant&#xa0;: N:main main main main.</translation>
    </message>
    <message>
        <source>A line a table, such as “3: 4S N 9” (round: contract declarer tricks); or a file: PBN, USEBIO, ACBL JSON, or Bridgemate’s ReceivedData as CSV.</source>
        <translation>Une ligne par table, comme «&#xa0;3: 4S N 9&#xa0;» (tour&#xa0;: contrat déclarant levées), ou un fichier&#xa0;: PBN, USEBIO, ACBL JSON, ou ReceivedData de Bridgemate en CSV.</translation>
    </message>
    <message>
        <source>The section, such as A.</source>
        <translation>La section, par exemple A.</translation>
    </message>
    <message>
        <source>Each question asks how many cards of one suit a hand of the set CODE has, two for each board. At the end you learn which boards to look at, never which answer was wrong. The journal records the check.</source>
        <translation>Chaque question demande combien de cartes d’une couleur a une main de la série CODE, deux par étui. À la fin vous apprenez quels étuis regarder, jamais quelle réponse était fausse. Le registre note le contrôle.</translation>
    </message>
    <message>
        <source>A wrong deal, turned or with whole hands exchanged, passes with 30 % at most. One exchanged card is hardly ever found. Before play is over, a set can be checked three times.</source>
        <translation>Une fausse donne, tournée ou aux mains entières échangées, passe dans 30&#xa0;% des cas au plus. Une seule carte échangée n’est presque jamais trouvée. Avant la fin du jeu, une série peut être contrôlée trois fois.</translation>
    </message>
    <message>
        <source>Exit codes: 0 every answer is right, 1 there are boards to look at, 2 the answers ended too early.</source>
        <translation>Codes de sortie&#xa0;: 0 toutes les réponses sont justes, 1 il y a des étuis à regarder, 2 les réponses ont fini trop tôt.</translation>
    </message>
    <message>
        <source>How many boards to ask about, two questions each. Without it, 12, or all of fewer.</source>
        <translation>Sur combien d’étuis interroger, deux questions chacun. Sans cette option, 12, ou tous s’il y en a moins.</translation>
    </message>
    <message>
        <source>The ending of IN shows its format; “-” is standard input and needs --format. Of a folder or an archive (.zip) every set is converted, and -o names a folder. Nothing is ever overwritten: all files are written, or none. No card is shown.</source>
        <translation>L’extension de IN indique le format&#xa0;; «&#xa0;-&#xa0;» est l’entrée standard et demande --format. D’un dossier ou d’une archive (.zip), chaque série est convertie, et -o nomme un dossier. Rien n’est jamais écrasé&#xa0;: tous les fichiers sont écrits, ou aucun. Aucune carte n’est montrée.</translation>
    </message>
    <message>
        <source>Boards that were in play are refused: nobody may play them again.</source>
        <translation>Les donnes déjà en jeu sont refusées&#xa0;: personne ne peut les rejouer.</translation>
    </message>
    <message>
        <source>Formats, with commas between: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel.</source>
        <translation>Formats séparés par des virgules&#xa0;: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel.</translation>
    </message>
    <message>
        <source>Folder and name, without ending. A new FOLDER is for you alone to read.</source>
        <translation>Dossier et nom, sans extension. Vous seul pouvez lire un nouveau FOLDER.</translation>
    </message>
    <message>
        <source>New board numbers, in order: 24, 11-20, or 1-16,17-32. Without it, the boards keep theirs.</source>
        <translation>Nouveaux numéros des étuis, dans l’ordre&#xa0;: 24, 11-20, ou 1-16,17-32. Sans cette option, ils gardent les leurs.</translation>
    </message>
    <message>
        <source>Convert boards of a set that is in play or finished, for a record or a web page.</source>
        <translation>Convertir les donnes d’une série en jeu ou terminée, pour une feuille ou une page web.</translation>
    </message>
    <message>
        <source>Put double-dummy tricks and par into pbn files; refused before play.</source>
        <translation>Mettre les levées à double mort et le par dans les fichiers pbn&#xa0;; refusé avant le jeu.</translation>
    </message>
    <message>
        <source>Copy journal, settings, presets and logo into one new file.</source>
        <translation>Copier registre, réglages, modèles et logo dans un seul nouveau fichier.</translation>
    </message>
    <message>
        <source>Make a dealing certificate, as PDF.</source>
        <translation>Faire un certificat de distribution, en PDF.</translation>
    </message>
    <message>
        <source>Write the journal as text that anybody can check.</source>
        <translation>Écrire le registre en texte que chacun peut vérifier.</translation>
    </message>
    <message>
        <source>List the sets dealt or seen here, newest first.</source>
        <translation>Énumérer les séries distribuées ou vues ici, les plus récentes d’abord.</translation>
    </message>
    <message>
        <source>Bring the journal back from a backup.</source>
        <translation>Rétablir le registre depuis une sauvegarde.</translation>
    </message>
    <message>
        <source>Set the state of a set: duplicated, in play, finished, released.</source>
        <translation>Fixer l’état d’une série&#xa0;: dupliquée, en jeu, terminée, divulguée.</translation>
    </message>
    <message>
        <source>Check every row; with --known, compare with paper.</source>
        <translation>Vérifier chaque ligne&#xa0;; avec --known, comparer avec le papier.</translation>
    </message>
    <message>
        <source>FILE can be on a USB drive. Keep it safe: it contains no card, but anyone who has it can recognise deals that were dealt here. If sealed, it opens with its passphrase alone.</source>
        <translation>FILE peut être sur une clé USB. Gardez-le bien&#xa0;: il ne contient aucune carte, mais celui qui l’a peut reconnaître des donnes distribuées ici. Scellé, il ne s’ouvre qu’avec sa phrase secrète.</translation>
    </message>
    <message>
        <source>Seal it with a passphrase, typed at the terminal.</source>
        <translation>Le sceller avec une phrase secrète, tapée au terminal.</translation>
    </message>
    <message>
        <source>Seal it with the passphrase on the first line of FILE; “-” is standard input.</source>
        <translation>Sceller avec la phrase secrète de la première ligne de FILE&#xa0;; «&#xa0;-&#xa0;» est l’entrée standard.</translation>
    </message>
    <message>
        <source>It shows when and how the set CODE was dealt, and no card. It counts the sets dealt for the same event and day, and names the journal&apos;s newest row, for comparison later.</source>
        <translation>Il montre quand et comment la série CODE a été distribuée, et aucune carte. Il compte les séries distribuées pour la même épreuve et le même jour, et nomme la ligne la plus récente du registre, pour comparer plus tard.</translation>
    </message>
    <message>
        <source>The new file, or a folder for it.</source>
        <translation>Le nouveau fichier, ou un dossier pour lui.</translation>
    </message>
    <message>
        <source>The identification the set was dealt with, to be printed in clear.</source>
        <translation>L’identification avec laquelle la série a été distribuée, à imprimer en clair.</translation>
    </message>
    <message>
        <source>The language of the print: en, en-GB, en-US, da, de, es, fr, it, nl, nb, pl, pt, sv. Without it, the settings&apos;.</source>
        <translation>La langue de l’impression&#xa0;: en, en-GB, en-US, da, de, es, fr, it, nl, nb, pl, pt, sv. Sans cette option, celle des réglages.</translation>
    </message>
    <message>
        <source>It goes to FILE; without FILE, or with “-”, to standard output. It contains no card, seed or key, and its chain of hashes can be checked.</source>
        <translation>Il va dans FILE&#xa0;; sans FILE, ou avec «&#xa0;-&#xa0;», sur la sortie standard. Il ne contient ni carte, ni graine, ni clé, et sa chaîne d’empreintes peut être vérifiée.</translation>
    </message>
    <message>
        <source>A set code with “?” was only read in a file; with “!” a file claimed it, but another set has it.</source>
        <translation>Un code de série avec «&#xa0;?&#xa0;» a seulement été lu dans un fichier&#xa0;; avec «&#xa0;!&#xa0;» un fichier l’a affirmé, mais une autre série l’a.</translation>
    </message>
    <message>
        <source>Code, event, date, format or file name.</source>
        <translation>Code, épreuve, date, format ou nom de fichier.</translation>
    </message>
    <message>
        <source>Only sets in this state; may be given several times.</source>
        <translation>Seulement les séries dans cet état&#xa0;; répétable.</translation>
    </message>
    <message>
        <source>How many sets at most.</source>
        <translation>Combien de séries au plus.</translation>
    </message>
    <message>
        <source>Close the window first. Nothing is overwritten: if a journal exists, that of FILE is attached to it, and both are used. Settings, presets and logo are added where missing. Rows newer than the backup are missing afterwards, and the journal says so.</source>
        <translation>Fermez d’abord la fenêtre. Rien n’est écrasé&#xa0;: s’il y a déjà un registre, celui de FILE y est joint, et les deux servent. Réglages, modèles et logo sont ajoutés où ils manquent. Les lignes plus récentes que la sauvegarde manquent ensuite, et le registre le dit.</translation>
    </message>
    <message>
        <source>A file with the passphrase on its first line; “-” is standard input.</source>
        <translation>Un fichier avec la phrase secrète à la première ligne&#xa0;; «&#xa0;-&#xa0;» est l’entrée standard.</translation>
    </message>
    <message>
        <source>“undo” takes back the last step. Files of a finished set move to the archive folder, if the settings have one, and come back with “undo”. A released set stays released: its key is written down, so that anybody can recompute its code.</source>
        <translation>«&#xa0;undo&#xa0;» annule la dernière étape. Les fichiers d’une série terminée passent au dossier d’archives, si les réglages en ont un, et reviennent avec «&#xa0;undo&#xa0;». Une série divulguée le reste&#xa0;: sa clé est écrite, et chacun peut recalculer son code.</translation>
    </message>
    <message>
        <source>Every row that was changed, removed, moved or slipped in is named. The owner of this computer could rewrite the whole journal, or put yesterday&apos;s back: --known finds that out, with a hash that somebody else kept.</source>
        <translation>Chaque ligne modifiée, enlevée, déplacée ou glissée dedans est nommée. Le propriétaire de cet ordinateur pourrait récrire tout le registre, ou remettre celui d’hier&#xa0;: --known le révèle, avec une empreinte que quelqu’un d’autre a gardée.</translation>
    </message>
    <message>
        <source>Exit codes: 0 intact, 1 not.</source>
        <translation>Codes de sortie&#xa0;: 0 intact, 1 non.</translation>
    </message>
    <message>
        <source>A hash from a certificate, a hand record, a public pack or an export, with or without the row&apos;s number; the first 16 digits are enough.</source>
        <translation>Une empreinte d’un certificat, d’une feuille de donnes, d’un paquet public ou d’un export, avec ou sans le numéro de la ligne&#xa0;; les 16 premiers chiffres suffisent.</translation>
    </message>
    <message>
        <source>FILE contains boards, CODE is the code of a set in the journal.</source>
        <translation>FILE contient des donnes, CODE est le code d’une série du registre.</translation>
    </message>
    <message>
        <source>“-” is standard input and needs --format.</source>
        <translation>«&#xa0;-&#xa0;» est l’entrée standard et demande --format.</translation>
    </message>
    <message>
        <source>Before play, prints that show cards are sealed as FILE.pdf.age, with a passphrase or until a time; “bigdeal unseal” opens them. Several sets or sections have a file each, in the folder after -o.</source>
        <translation>Avant le jeu, les impressions qui montrent des cartes sont scellées en FILE.pdf.age, avec une phrase secrète ou jusqu’à une heure&#xa0;; «&#xa0;bigdeal unseal&#xa0;» les ouvre. Plusieurs séries ou sections ont chacune un fichier, dans le dossier après -o.</translation>
    </message>
    <message>
        <source>Paper and looks, club, logo, site and director are as they were remembered, here or in the window, where no option says otherwise.</source>
        <translation>Papier et aspect, club, logo, lieu et arbitre sont ceux qui ont été retenus, ici ou dans la fenêtre, quand aucune option ne dit autre chose.</translation>
    </message>
    <message>
        <source>The new file, or a folder for it; .html gives a web page.</source>
        <translation>Le nouveau fichier, ou un dossier pour lui&#xa0;; .html donne une page web.</translation>
    </message>
    <message>
        <source>What to print.</source>
        <translation>Ce qu’il faut imprimer.</translation>
    </message>
    <message>
        <source>The club, at the head of every page.</source>
        <translation>Le club, en tête de chaque page.</translation>
    </message>
    <message>
        <source>A line of text at the head of every page.</source>
        <translation>Une ligne de texte en tête de chaque page.</translation>
    </message>
    <message>
        <source>A line of text at the foot of every page.</source>
        <translation>Une ligne de texte au pied de chaque page.</translation>
    </message>
    <message>
        <source>The size of the paper.</source>
        <translation>Le format du papier.</translation>
    </message>
    <message>
        <source>{value!r} is not a day such as 2027-07-06.</source>
        <translation>{value!r} n’est pas un jour comme 2027-07-06.</translation>
    </message>
    <message>
        <source>{value!r} is not a time such as 2027-07-06 18:00.</source>
        <translation>{value!r} n’est pas une heure comme 2027-07-06 18:00.</translation>
    </message>
    <message>
        <source>Boards on a page; large: two, in large print (record).</source>
        <translation>Donnes par page&#xa0;; large&#xa0;: deux, en gros caractères (record).</translation>
    </message>
    <message>
        <source>Boards in rows or in columns (record).</source>
        <translation>Donnes en lignes ou en colonnes (record).</translation>
    </message>
    <message>
        <source>With room for holes, or two small pages a side, to be folded (record).</source>
        <translation>Avec place pour des trous, ou deux petites pages par face, à plier (record).</translation>
    </message>
    <message>
        <source>The colours of the suits.</source>
        <translation>Les teintes des couleurs.</translation>
    </message>
    <message>
        <source>How a ten is written.</source>
        <translation>Comment s’écrit un dix.</translation>
    </message>
    <message>
        <source>Write A K Q J in every language.</source>
        <translation>Écrire A K Q J dans toutes les langues.</translation>
    </message>
    <message>
        <source>With the high-card points of each hand (record).</source>
        <translation>Avec les points d’honneur de chaque main (record).</translation>
    </message>
    <message>
        <source>With double-dummy results and par (record). Without the flag, up to 200 boards.</source>
        <translation>Avec résultats à double mort et par (record). Sans cette option, jusqu’à 200 donnes.</translation>
    </message>
    <message>
        <source>What double-dummy results show (record).</source>
        <translation>Ce que montrent les résultats à double mort (record).</translation>
    </message>
    <message>
        <source>With par beside double-dummy results (record).</source>
        <translation>Avec le par à côté des résultats à double mort (record).</translation>
    </message>
    <message>
        <source>The event; without it, that of the journal or the file.</source>
        <translation>L’épreuve&#xa0;; sans cette option, celle du registre ou du fichier.</translation>
    </message>
    <message>
        <source>Where it is played.</source>
        <translation>Le lieu de jeu.</translation>
    </message>
    <message>
        <source>The section, such as A; may be given several times.</source>
        <translation>La section, par exemple A&#xa0;; répétable.</translation>
    </message>
    <message>
        <source>The session, such as 2.</source>
        <translation>La séance, par exemple 2.</translation>
    </message>
    <message>
        <source>The tournament director.</source>
        <translation>L’arbitre du tournoi.</translation>
    </message>
    <message>
        <source>The day; without it, that of the journal.</source>
        <translation>Le jour&#xa0;; sans cette option, celui du registre.</translation>
    </message>
    <message>
        <source>The club&apos;s logo: PNG, JPEG or SVG.</source>
        <translation>Le logo du club&#xa0;: PNG, JPEG ou SVG.</translation>
    </message>
    <message>
        <source>Without the remembered logo.</source>
        <translation>Sans le logo retenu.</translation>
    </message>
    <message>
        <source>Remember paper and looks, club, logo, site and director, for the window too.</source>
        <translation>Retenir papier et aspect, club, logo, lieu et arbitre, pour la fenêtre aussi.</translation>
    </message>
    <message>
        <source>Seal it until then; “bigdeal unseal” on this computer opens it.</source>
        <translation>Sceller jusque-là&#xa0;; «&#xa0;bigdeal unseal&#xa0;» l’ouvre sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Play is over: print open, and mark the set as finished in the journal.</source>
        <translation>Le jeu est fini&#xa0;: imprimer sans sceller, et marquer la série comme terminée au registre.</translation>
    </message>
    <message>
        <source>Do not seal it, although the set is not played.</source>
        <translation>Ne pas sceller, bien que la série ne soit pas jouée.</translation>
    </message>
    <message>
        <source>Keep the file&apos;s board numbers where the journal has others.</source>
        <translation>Garder les numéros d’étuis du fichier où le registre en a d’autres.</translation>
    </message>
    <message>
        <source>A record sealed with a passphrase opens with it, on any computer. One sealed until a time opens on the computer that made it: after that time, or when its set is finished.</source>
        <translation>Une feuille scellée avec une phrase secrète s’ouvre avec elle, sur tout ordinateur. Une feuille scellée jusqu’à une heure s’ouvre sur l’ordinateur qui l’a faite&#xa0;: après cette heure, ou quand sa série est terminée.</translation>
    </message>
    <message>
        <source>The new file; without it, FILE beside FILE.age.</source>
        <translation>Le nouveau fichier&#xa0;; sans cette option, FILE à côté de FILE.age.</translation>
    </message>
    <message>
        <source>Only quicknet, a public clock of drand, opens the box. The files themselves stay as they are, open: to have no open copy, deal with “bigdeal deal --lock-until”. Anyone with a tournament&apos;s keys and value can make its boards again.</source>
        <translation>Seul quicknet, une horloge publique de drand, ouvre le coffret. Les fichiers eux-mêmes restent tels quels, ouverts&#xa0;: pour n’avoir aucune copie ouverte, distribuez avec «&#xa0;bigdeal deal --lock-until&#xa0;». Quiconque a les clés et la valeur d’un tournoi peut en refaire les donnes.</translation>
    </message>
    <message>
        <source>When the box opens, with the time zone: 2027-03-05T13:45Z.</source>
        <translation>Quand le coffret s’ouvre, avec le fuseau horaire&#xa0;: 2027-03-05T13:45Z.</translation>
    </message>
    <message>
        <source>A box for receivers to try: no boards, open in two minutes.</source>
        <translation>Un coffret d’essai pour les destinataires&#xa0;: sans donnes, ouvert dans deux minutes.</translation>
    </message>
    <message>
        <source>The new box.</source>
        <translation>Le nouveau coffret.</translation>
    </message>
    <message>
        <source>No network is needed: get the round in a browser, from an address that --when shows. It is checked with the network&apos;s key, and nothing is written if box or round is wrong.</source>
        <translation>Aucun réseau n’est nécessaire&#xa0;: prenez le tour dans un navigateur, à une adresse que --when montre. Il est vérifié avec la clé du réseau, et rien n’est écrit si le coffret ou le tour est faux.</translation>
    </message>
    <message>
        <source>The round that the box names, as the network answers; “-” is standard input.</source>
        <translation>Le tour que nomme le coffret, tel que le réseau le donne&#xa0;; «&#xa0;-&#xa0;» est l’entrée standard.</translation>
    </message>
    <message>
        <source>One new file with what is in the box. Without it, the box&apos;s files beside the box.</source>
        <translation>Un seul nouveau fichier avec le contenu du coffret. Sans cette option, les fichiers du coffret à côté de lui.</translation>
    </message>
    <message>
        <source>Instead of the round: the secret key of --or-for.</source>
        <translation>Au lieu du tour&#xa0;: la clé secrète de --or-for.</translation>
    </message>
    <message>
        <source>Only show when boxes open, and with which round.</source>
        <translation>Montrer seulement quand s’ouvrent les coffrets, et avec quel tour.</translation>
    </message>
    <message>
        <source>It is text and PDF, with unlock.html, which opens the box in a browser. It says when and how the box opens, where its round will be, and the hash of the box, and nothing about the contents.</source>
        <translation>C’est un texte et un PDF, avec unlock.html, qui ouvre le coffret dans un navigateur. La note dit quand et comment le coffret s’ouvre, où sera son tour, et son empreinte, et rien du contenu.</translation>
    </message>
    <message>
        <source>The folder. Without it, beside the box.</source>
        <translation>Le dossier. Sans cette option, à côté du coffret.</translation>
    </message>
    <message>
        <source>The sheets of labels; a4 and letter are whole pages, for envelopes.</source>
        <translation>Les planches d’étiquettes&#xa0;; a4 et letter sont des pages entières, pour des enveloppes.</translation>
    </message>
    <message>
        <source>What they are for: boxes of boards, or envelopes of records.</source>
        <translation>Pour quoi elles sont faites&#xa0;: boîtes d’étuis, ou enveloppes de feuilles de donnes.</translation>
    </message>
    <message>
        <source>Copies of each label.</source>
        <translation>Exemplaires de chaque étiquette.</translation>
    </message>
    <message>
        <source>Where to begin on a sheet that was used before.</source>
        <translation>Où commencer sur une planche déjà entamée.</translation>
    </message>
    <message>
        <source>A label for each of these sections.</source>
        <translation>Une étiquette pour chacune de ces sections.</translation>
    </message>
    <message>
        <source>No card is printed. Pairs and movements are left to the scorer.</source>
        <translation>Aucune carte n’est imprimée. Paires et mouvements reviennent au logiciel de calcul.</translation>
    </message>
    <message>
        <source>Every board is on it, for every section and copy, and no card.</source>
        <translation>Chaque étui y est, pour chaque section et chaque exemplaire, et aucune carte.</translation>
    </message>
    <message>
        <source>The sections that get the boards.</source>
        <translation>Les sections qui reçoivent les étuis.</translation>
    </message>
    <message>
        <source>Copies for each section.</source>
        <translation>Exemplaires par section.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer by itself: load the file where the answer says.</source>
        <translation>Rien ne quitte cet ordinateur de soi-même&#xa0;: chargez le fichier là où la réponse le dit.</translation>
    </message>
    <message>
        <source>Only for sets that the journal has as finished: “bigdeal journal state CODE finished”.</source>
        <translation>Seulement pour les séries que le registre a comme terminées&#xa0;: «&#xa0;bigdeal journal state CODE finished&#xa0;».</translation>
    </message>
    <message>
        <source>The destination: bridgewebs, acbl-live, bridge-club-org, bridgecomposer, bbo, hand-viewer, bridgemate, tabscore, scorebridge, duplimate, dealer4, pianola, realbridge.</source>
        <translation>La destination&#xa0;: bridgewebs, acbl-live, bridge-club-org, bridgecomposer, bbo, hand-viewer, bridgemate, tabscore, scorebridge, duplimate, dealer4, pianola, realbridge.</translation>
    </message>
    <message>
        <source>List all destinations, and what each takes.</source>
        <translation>Énumérer toutes les destinations, et ce que prend chacune.</translation>
    </message>
    <message>
        <source>The pack has PBN, LIN, CSV, hand record and checksums.</source>
        <translation>Le paquet a PBN, LIN, CSV, feuille de donnes et sommes de contrôle.</translation>
    </message>
    <message>
        <source>The archive; without .zip, a new folder. An existing folder gets an archive.</source>
        <translation>L’archive&#xa0;; sans .zip, un nouveau dossier. Un dossier existant reçoit une archive.</translation>
    </message>
    <message>
        <source>With double-dummy results, where available.</source>
        <translation>Avec les résultats à double mort, où il y en a.</translation>
    </message>
    <message>
        <source>In this order: new, set-name, set-source (and holder), add-phase, inspect, publish and published (weeks ahead), set-value (when the outside value is known), deal, reveal. NAME.sqd and NAME.sqk are SquareDeal&apos;s own files.</source>
        <translation>Dans cet ordre&#xa0;: new, set-name, set-source (et holder, pour les dépositaires), add-phase, inspect, publish et published (des semaines avant), set-value (quand la valeur extérieure est connue), deal, reveal. NAME.sqd et NAME.sqk sont les fichiers de SquareDeal.</translation>
    </message>
    <message>
        <source>Add a phase: in four words, in one as SESSIONS:BOARDS:PREFIX:DESCRIPTION, or with the options.</source>
        <translation>Ajouter une phase&#xa0;: en quatre mots, en un seul comme SESSIONS:BOARDS:PREFIX:DESCRIPTION, ou avec les options.</translation>
    </message>
    <message>
        <source>Deal sessions into files, as SquareDeal names them.</source>
        <translation>Distribuer des séances dans des fichiers, nommés comme par SquareDeal.</translation>
    </message>
    <message>
        <source>Record where play did not follow the plan, such as a session played out of order.</source>
        <translation>Noter où le jeu n’a pas suivi le plan, comme une séance jouée hors de son tour.</translation>
    </message>
    <message>
        <source>Words that others keep, so that nobody alone can foresee a board.</source>
        <translation>Des mots que d’autres gardent, pour que personne seul ne puisse prévoir une donne.</translation>
    </message>
    <message>
        <source>Look for what could go wrong before the plan is published.</source>
        <translation>Chercher ce qui pourrait mal tourner avant de publier le plan.</translation>
    </message>
    <message>
        <source>Begin a plan in a folder of its own: NAME/NAME.sqd.</source>
        <translation>Commencer un plan dans un dossier à lui&#xa0;: NAME/NAME.sqd.</translation>
    </message>
    <message>
        <source>Make the keys, bind them and the plan, and close the plan for good.</source>
        <translation>Créer les clés, les fixer avec le plan, et clore le plan pour de bon.</translation>
    </message>
    <message>
        <source>Record where and since when the sealed plan and its check code are published.</source>
        <translation>Noter où et depuis quand le plan scellé et son code de contrôle sont publiés.</translation>
    </message>
    <message>
        <source>Remove a phase; later ones move up.</source>
        <translation>Enlever une phase&#xa0;; les suivantes remontent.</translation>
    </message>
    <message>
        <source>Deal reserve sets for sessions that cannot be played; with --only, single boards.</source>
        <translation>Distribuer des séries de réserve pour des séances qui ne peuvent être jouées&#xa0;; avec --only, des donnes isolées.</translation>
    </message>
    <message>
        <source>Make the public pack: plan, keys, commitment, boards, a text for the players, checksums.</source>
        <translation>Créer le paquet public&#xa0;: plan, clés, engagement, donnes, un texte pour les joueurs, sommes de contrôle.</translation>
    </message>
    <message>
        <source>Give the tournament a name.</source>
        <translation>Donner un nom au tournoi.</translation>
    </message>
    <message>
        <source>Say where the outside value will come from.</source>
        <translation>Dire d’où viendra la valeur extérieure.</translation>
    </message>
    <message>
        <source>Put the outside value into the published plan.</source>
        <translation>Mettre la valeur extérieure dans le plan publié.</translation>
    </message>
    <message>
        <source>Draw the publication sheet of a sealed plan again.</source>
        <translation>Dessiner de nouveau la feuille de publication d’un plan scellé.</translation>
    </message>
    <message>
        <source>Show the plan, its progress, its log, and what comes next.</source>
        <translation>Montrer le plan, où il en est, son journal, et la suite.</translation>
    </message>
    <message>
        <source>How many sessions; 0 where it is still open.</source>
        <translation>Combien de séances&#xa0;; 0 où c’est encore ouvert.</translation>
    </message>
    <message>
        <source>Boards of each session: 20, 21-40, 1-16,17-32 in turn, 2x8, or ? to be asked.</source>
        <translation>Donnes de chaque séance&#xa0;: 20, 21-40, 1-16,17-32 à tour de rôle, 2x8, ou «&#xa0;?&#xa0;» pour être interrogé.</translation>
    </message>
    <message>
        <source>The name of the files; # becomes the session&apos;s number.</source>
        <translation>Le nom des fichiers&#xa0;; # devient le numéro de la séance.</translation>
    </message>
    <message>
        <source>The name of the phase; # as above.</source>
        <translation>Le nom de la phase&#xa0;; # comme ci-dessus.</translation>
    </message>
    <message>
        <source>Each session has files of its own, and runs of sessions one more. Nothing is ever overwritten; a session dealt again makes the same files.</source>
        <translation>Chaque séance a ses fichiers, et des séances de suite un de plus. Rien n’est jamais écrasé&#xa0;; une séance distribuée de nouveau donne les mêmes fichiers.</translation>
    </message>
    <message>
        <source>An age key file for which the keys are sealed.</source>
        <translation>Un fichier de clé age pour lequel les clés sont scellées.</translation>
    </message>
    <message>
        <source>A sheet with one official&apos;s words; once for each official.</source>
        <translation>Une feuille avec les mots d’un responsable&#xa0;; une fois pour chaque responsable.</translation>
    </message>
    <message>
        <source>Every session of every phase, as without --phase.</source>
        <translation>Chaque séance de chaque phase, comme sans --phase.</translation>
    </message>
    <message>
        <source>The number of one phase.</source>
        <translation>Le numéro d’une phase.</translation>
    </message>
    <message>
        <source>Of that phase: 2, 1-3, 1,3 or * for all.</source>
        <translation>De cette phase&#xa0;: 2, 1-3, 1,3 ou * pour toutes.</translation>
    </message>
    <message>
        <source>The boards of phases that leave them open (?).</source>
        <translation>Les donnes des phases qui les laissent ouvertes (?).</translation>
    </message>
    <message>
        <source>Formats, with commas between. Without it, those in the settings.</source>
        <translation>Formats séparés par des virgules. Sans cette option, ceux des réglages.</translation>
    </message>
    <message>
        <source>Where the files go. Without it, “boards” in the tournament&apos;s folder.</source>
        <translation>Où vont les fichiers. Sans cette option, «&#xa0;boards&#xa0;» dans le dossier du tournoi.</translation>
    </message>
    <message>
        <source>Lock each session&apos;s files in a box until then (2027-03-05T13:45Z). Keys and value can make the boards again earlier.</source>
        <translation>Verrouiller les fichiers de chaque séance dans un coffret jusque-là (2027-03-05T13:45Z). Avec clés et valeur, les donnes peuvent être refaites plus tôt.</translation>
    </message>
    <message>
        <source>Each holder makes words (new), keeps the slip, and gives the hash to the organiser, who adds it to the promise (add) before publishing. When the outside value is known, all give their words, and “set-value” takes them.</source>
        <translation>Chaque dépositaire choisit des mots (new), garde le billet, et donne l’empreinte à l’organisateur, qui l’ajoute à la promesse (add) avant de publier. Quand la valeur extérieure est connue, tous donnent leurs mots, et «&#xa0;set-value&#xa0;» les prend.</translation>
    </message>
    <message>
        <source>Add a holder to the promise: “Team B=b7404…”, or the file with the hash.</source>
        <translation>Ajouter un dépositaire à la promesse&#xa0;: «&#xa0;Team B=b7404…&#xa0;», ou le fichier de l’empreinte.</translation>
    </message>
    <message>
        <source>Check a slip, or words, against a hash, such as the one in the promise.</source>
        <translation>Vérifier un billet, ou des mots, avec une empreinte, comme celle de la promesse.</translation>
    </message>
    <message>
        <source>Make twelve words for the holder NAME, such as “Team B”, and their hash.</source>
        <translation>Créer douze mots pour le dépositaire NAME, comme «&#xa0;Team B&#xa0;», et leur empreinte.</translation>
    </message>
    <message>
        <source>Remove the holder NAME from the promise.</source>
        <translation>Enlever le dépositaire NAME de la promesse.</translation>
    </message>
    <message>
        <source>SLIP is the slip&apos;s text file, “-” for standard input, or the words themselves; typed words stay in your shell&apos;s history.</source>
        <translation>SLIP est le fichier texte du billet, «&#xa0;-&#xa0;» pour l’entrée standard, ou les mots mêmes&#xa0;; les mots tapés restent dans l’historique de votre shell.</translation>
    </message>
    <message>
        <source>The words go into the slip, in new files that only you can read, and are not shown. The hash is for the organiser, and reveals nothing.</source>
        <translation>Les mots vont sur le billet, dans de nouveaux fichiers que vous seul pouvez lire, et ne sont pas montrés. L’empreinte est pour l’organisateur, et ne révèle rien.</translation>
    </message>
    <message>
        <source>Where slip and hash go. Without it, this folder.</source>
        <translation>Où vont billet et empreinte. Sans cette option, dans ce dossier.</translation>
    </message>
    <message>
        <source>Errors must be corrected; warnings are acknowledged when publishing, by the word in brackets. Exit code 1 where something was found.</source>
        <translation>Les erreurs doivent être corrigées&#xa0;; les avertissements se confirment à la publication, par le mot entre parenthèses. Code de sortie 1 si quelque chose a été trouvé.</translation>
    </message>
    <message>
        <source>NAME alone is enough, here and in the other commands. With --practice the plan is called PRACTICE-NAME, and has a source and a phase to begin with.</source>
        <translation>NAME seul suffit, ici et dans les autres commandes. Avec --practice le plan s’appelle PRACTICE-NAME, et a une source et une phase pour commencer.</translation>
    </message>
    <message>
        <source>The tournament&apos;s name.</source>
        <translation>Le nom du tournoi.</translation>
    </message>
    <message>
        <source>Where the outside value will come from.</source>
        <translation>D’où viendra la valeur extérieure.</translation>
    </message>
    <message>
        <source>To try it all out: any value, no waiting, and never called proved.</source>
        <translation>Pour tout essayer&#xa0;: n’importe quelle valeur, aucune attente, et jamais dit prouvé.</translation>
    </message>
    <message>
        <source>The keys are sealed at once: with a passphrase typed at the terminal, or as the options say. Then publish NAME.sqd, NAME.commit.json and the check code yourself, where everybody sees them, and record it with “published”.</source>
        <translation>Les clés sont scellées aussitôt&#xa0;: avec une phrase secrète tapée au terminal, ou comme le disent les options. Publiez ensuite vous-même NAME.sqd, NAME.commit.json et le code de contrôle, où tous les voient, et notez-le avec «&#xa0;published&#xa0;».</translation>
    </message>
    <message>
        <source>Seal for an age key; may be given several times.</source>
        <translation>Sceller pour une clé age&#xa0;; répétable.</translation>
    </message>
    <message>
        <source>Seal with the words of 2 of 3 officials; writes a sheet for each.</source>
        <translation>Sceller avec les mots de 2 responsables sur 3&#xa0;; écrit une feuille pour chacun.</translation>
    </message>
    <message>
        <source>Leave the keys open, as SquareDeal does.</source>
        <translation>Laisser les clés ouvertes, comme SquareDeal.</translation>
    </message>
    <message>
        <source>A warning you looked at, by the word in brackets; “all” for all of them.</source>
        <translation>Un avertissement que vous avez regardé, par le mot entre parenthèses&#xa0;; «&#xa0;all&#xa0;» pour tous.</translation>
    </message>
    <message>
        <source>Your words go into the journal and, when the keys are revealed, into the pack.</source>
        <translation>Vos mots vont au registre et, quand les clés sont révélées, dans le paquet.</translation>
    </message>
    <message>
        <source>Where everybody sees it, such as “Bulletin 1, club web page”.</source>
        <translation>Où tous le voient, comme «&#xa0;Bulletin 1, site du club&#xa0;».</translation>
    </message>
    <message>
        <source>Since when. Without it, today.</source>
        <translation>Depuis quand. Sans cette option, aujourd’hui.</translation>
    </message>
    <message>
        <source>The reason goes into the journal, and into a notice to the players beside what is published.</source>
        <translation>La raison va au registre, et dans un avis aux joueurs à côté de ce qui est publié.</translation>
    </message>
    <message>
        <source>Only these boards of one reserve set: 5, 5,7 or 5-7.</source>
        <translation>Seulement ces donnes d’une série de réserve&#xa0;: 5, 5,7 ou 5-7.</translation>
    </message>
    <message>
        <source>Why, in words that everybody will read (Law 6D).</source>
        <translation>Pourquoi, en mots que tous liront (loi 6D).</translation>
    </message>
    <message>
        <source>With --phase and --sessions: a pack for each of these sessions, on the evening it was played. The keys of the others stay secret. Its reserve set cannot be used after that.</source>
        <translation>Avec --phase et --sessions&#xa0;: un paquet pour chacune de ces séances, le soir où elle a été jouée. Les clés des autres restent secrètes. Sa série de réserve ne peut plus servir ensuite.</translation>
    </message>
    <message>
        <source>Single sessions of this phase.</source>
        <translation>Des séances isolées de cette phase.</translation>
    </message>
    <message>
        <source>The pack, or a new folder. Without it, NAME-public.zip with what is published.</source>
        <translation>Le paquet, ou un nouveau dossier. Sans cette option, NAME-public.zip avec ce qui est publié.</translation>
    </message>
    <message>
        <source>Play of all that is revealed is over, reserve sets too.</source>
        <translation>Le jeu de tout ce qui est révélé est fini, séries de réserve aussi.</translation>
    </message>
    <message>
        <source>--of “Dow Jones Industrial Average” --day 2027-07-14 makes the whole sentence. Or use your own words.</source>
        <translation>--of «&#xa0;Dow Jones Industrial Average&#xa0;» --day 2027-07-14 fait la phrase entière. Ou prenez vos propres mots.</translation>
    </message>
    <message>
        <source>A value that proves itself: --of drand --at 2027-07-06T18:00Z --or-else “Dow Jones Industrial Average” promises a number that the public clock drand signs at that moment. --or-else counts if drand has ended: of a known source the value of --day, or else of the day after.</source>
        <translation>Une valeur qui se prouve elle-même&#xa0;: --of drand --at 2027-07-06T18:00Z --or-else «&#xa0;Dow Jones Industrial Average&#xa0;» promet un nombre que l’horloge publique drand signe à ce moment. --or-else compte si drand a cessé&#xa0;: d’une source connue la valeur de --day, ou sinon du lendemain.</translation>
    </message>
    <message>
        <source>--holder “Team B=b7404…” adds the words of others (“holder new” makes them). Holders that the plan has already stay.</source>
        <translation>--holder «&#xa0;Team B=b7404…&#xa0;» ajoute les mots d’autres personnes («&#xa0;holder new&#xa0;» les crée). Les dépositaires que le plan a déjà restent.</translation>
    </message>
    <message>
        <source>“drand”, or one or two of: Dow Jones Industrial Average; S&amp;P 500; Nasdaq Composite; S&amp;P/TSX Composite; FTSE 100; DAX; CAC 40; AEX; BEL 20; SMI; WIG20; OMX Stockholm 30; Nikkei 225; Hang Seng Index; BSE Sensex; Nifty 50; LBMA Gold Price PM in US dollars.</source>
        <translation>«&#xa0;drand&#xa0;», ou un ou deux parmi&#xa0;: Dow Jones Industrial Average&#xa0;; S&amp;P 500&#xa0;; Nasdaq Composite&#xa0;; S&amp;P/TSX Composite&#xa0;; FTSE 100&#xa0;; DAX&#xa0;; CAC 40&#xa0;; AEX&#xa0;; BEL 20&#xa0;; SMI&#xa0;; WIG20&#xa0;; OMX Stockholm 30&#xa0;; Nikkei 225&#xa0;; Hang Seng Index&#xa0;; BSE Sensex&#xa0;; Nifty 50&#xa0;; LBMA Gold Price PM in US dollars.</translation>
    </message>
    <message>
        <source>The day whose value counts.</source>
        <translation>Le jour dont la valeur compte.</translation>
    </message>
    <message>
        <source>Which value of the day.</source>
        <translation>Quelle valeur du jour.</translation>
    </message>
    <message>
        <source>With --of drand, when its round appears: 2027-07-06T18:00Z.</source>
        <translation>Avec --of drand, quand paraît son tour&#xa0;: 2027-07-06T18:00Z.</translation>
    </message>
    <message>
        <source>Its number, instead of --at.</source>
        <translation>Son numéro, au lieu de --at.</translation>
    </message>
    <message>
        <source>With --of drand, what counts if it has ended: a source, or your own words.</source>
        <translation>Avec --of drand, ce qui compte s’il a cessé&#xa0;: une source, ou vos propres mots.</translation>
    </message>
    <message>
        <source>Somebody whose words go into the value too; may be given several times. See “holder”.</source>
        <translation>Un dépositaire dont les mots entrent aussi dans la valeur&#xa0;; répétable. Voir «&#xa0;holder&#xa0;».</translation>
    </message>
    <message>
        <source>Type it as its source publishes it, with all decimals: 43,275.91. Spaces around it are left out, and “.” and “,” between digits. Before it can be known it is refused: on the promised day a closing value before noon, an opening value or a fixing before eight, by the clock of its exchange.</source>
        <translation>Tapez-la comme sa source la publie, avec toutes les décimales&#xa0;: 43,275.91. Les espaces autour sont omis, ainsi que «&#xa0;.&#xa0;» et «&#xa0;,&#xa0;» entre chiffres. Tant qu’elle ne peut être connue, elle est refusée&#xa0;: le jour promis, une valeur de clôture avant midi, une valeur d’ouverture ou un fixing avant huit heures, à l’horloge de sa bourse.</translation>
    </message>
    <message>
        <source>A promised round of drand is given as its file, with --round. Its signature is checked here, without a network.</source>
        <translation>Un tour promis de drand se donne par son fichier, avec --round. Sa signature est vérifiée ici, sans réseau.</translation>
    </message>
    <message>
        <source>Every promised holder is needed: --words or --words-file for each, or --withheld. The words are compared with the promised hash.</source>
        <translation>Chaque dépositaire promis est nécessaire&#xa0;: --words ou --words-file pour chacun, ou --withheld. Les mots sont comparés à l’empreinte promise.</translation>
    </message>
    <message>
        <source>The promised round of drand, as a relay serves it, or its three parts; “-” is standard input.</source>
        <translation>Le tour promis de drand, tel qu’un serveur le donne, ou ses trois parties&#xa0;; «&#xa0;-&#xa0;» est l’entrée standard.</translation>
    </message>
    <message>
        <source>The value as a second person typed it.</source>
        <translation>La valeur telle qu’une seconde personne l’a tapée.</translation>
    </message>
    <message>
        <source>Replace a value from which nothing was dealt yet.</source>
        <translation>Remplacer une valeur dont rien n’a encore été distribué.</translation>
    </message>
    <message>
        <source>Accept a value that is not written as promised, and tell everybody why.</source>
        <translation>Accepter une valeur qui n’est pas écrite comme promis, et dire à tous pourquoi.</translation>
    </message>
    <message>
        <source>A promised holder&apos;s words: “Team B=hawk-sister-…”.</source>
        <translation>Les mots d’un dépositaire promis&#xa0;: «&#xa0;Team B=hawk-sister-…&#xa0;».</translation>
    </message>
    <message>
        <source>The same, from the slip&apos;s text file.</source>
        <translation>De même, du fichier texte du billet.</translation>
    </message>
    <message>
        <source>A holder who did not give the words: their SHA-256 takes their place, and everybody sees that.</source>
        <translation>Un dépositaire qui n’a pas donné les mots&#xa0;: leur SHA-256 prend leur place, et tous le voient.</translation>
    </message>
    <message>
        <source>For other paper, or if “publish” did not make it. It contains nothing secret.</source>
        <translation>Pour un autre papier, ou si «&#xa0;publish&#xa0;» ne l’a pas faite. Elle ne contient rien de secret.</translation>
    </message>
    <message>
        <source>A new PDF file. Without it, NAME-sheet.pdf.</source>
        <translation>Un nouveau fichier PDF. Sans cette option, NAME-sheet.pdf.</translation>
    </message>
    <message>
        <source>NAME.sqd alone takes the files beside it; a public pack (.zip or folder) contains everything. Every board must come from some session, original or reserve, and the answer says which. No card is ever shown.</source>
        <translation>NAME.sqd seul prend les fichiers à côté&#xa0;; un paquet public (.zip ou dossier) contient tout. Chaque donne doit venir d’une séance, originale ou de réserve, et la réponse dit laquelle. Aucune carte n’est jamais montrée.</translation>
    </message>
    <message>
        <source>GREEN: all is proved, with what you say. AMBER: nothing is wrong; lists show what is left to you, and what the organiser could still choose. RED: something contradicts.</source>
        <translation>VERT&#xa0;: tout est prouvé, avec ce que vous dites. ORANGE&#xa0;: rien n’est faux&#xa0;; des listes montrent ce qui vous reste à vérifier, et ce que l’organisateur pouvait encore choisir. ROUGE&#xa0;: quelque chose se contredit.</translation>
    </message>
    <message>
        <source>Exit codes: 0 green or amber, 1 red (with --strict, amber too), 2 there is no plan, 4 a damaged file.</source>
        <translation>Codes de sortie&#xa0;: 0 vert ou orange, 1 rouge (avec --strict, orange aussi), 2 il n’y a pas de plan, 4 un fichier abîmé.</translation>
    </message>
    <message>
        <source>The revealed keys.</source>
        <translation>Les clés révélées.</translation>
    </message>
    <message>
        <source>Files of boards; those after NAME.sqd are boards as well.</source>
        <translation>Des fichiers de donnes&#xa0;; ceux qui suivent NAME.sqd en sont aussi.</translation>
    </message>
    <message>
        <source>The check code (SHA-256) as you saw it published, digits or 13 words.</source>
        <translation>Le code de contrôle (SHA-256) tel que vous l’avez vu publié, chiffres ou 13 mots.</translation>
    </message>
    <message>
        <source>A plan that you kept yourself; one among the FILEs proves nothing.</source>
        <translation>Un plan que vous avez gardé vous-même&#xa0;; un plan parmi les FILE ne prouve rien.</translation>
    </message>
    <message>
        <source>You saw that check code, or had that plan, before the promised moment.</source>
        <translation>Vous avez vu ce code de contrôle, ou eu ce plan, avant le moment promis.</translation>
    </message>
    <message>
        <source>The outside value as you looked it up.</source>
        <translation>La valeur extérieure telle que vous l’avez cherchée.</translation>
    </message>
    <message>
        <source>The sessions that were played: 1:1-3, 2:all, or all; may be given several times.</source>
        <translation>Les séances qui ont été jouées&#xa0;: 1:1-3, 2:all, ou all&#xa0;; répétable.</translation>
    </message>
    <message>
        <source>You know of no earlier promise of this organiser for this event.</source>
        <translation>Vous ne connaissez aucune promesse antérieure de cet organisateur pour cette épreuve.</translation>
    </message>
    <message>
        <source>Exit code 1 unless everything is proved (green).</source>
        <translation>Code de sortie 1 si tout n’est pas prouvé (vert).</translation>
    </message>
    <message>
        <source>Without VALUE each line of standard input is one, and is answered before the next is read.</source>
        <translation>Sans VALUE, chaque ligne de l’entrée standard en est un, et reçoit sa réponse avant que la suivante soit lue.</translation>
    </message>
    <message>
        <source>Schemes:</source>
        <translation>Méthodes&#xa0;:</translation>
    </message>
    <message>
        <source>deals as Big Deal numbers them</source>
        <translation>donnes comme Big Deal les numérote</translation>
    </message>
    <message>
        <source>deals in Andrews&apos; squashed order</source>
        <translation>donnes dans l’ordre comprimé d’Andrews</translation>
    </message>
    <message>
        <source>deals in Pavlicek&apos;s order</source>
        <translation>donnes dans l’ordre de Pavlicek</translation>
    </message>
    <message>
        <source>endings, 1 to 13 cards in every hand</source>
        <translation>fins de coup, 1 à 13 cartes dans toutes les mains</translation>
    </message>
    <message>
        <source>endings, 0 to 13 cards in each hand</source>
        <translation>fins de coup, 0 à 13 cartes dans chaque main</translation>
    </message>
    <message>
        <source>any card anywhere</source>
        <translation>toute carte n’importe où</translation>
    </message>
    <message>
        <source>deals, two bits a card</source>
        <translation>donnes, deux bits par carte</translation>
    </message>
    <message>
        <source>any card anywhere, three bits a card</source>
        <translation>toute carte n’importe où, trois bits par carte</translation>
    </message>
    <message>
        <source>any card anywhere, as four suit words in hexadecimal</source>
        <translation>toute carte n’importe où, en quatre mots de couleur hexadécimaux</translation>
    </message>
    <message>
        <source>any card anywhere, as 52 letters N, E, S, W or -</source>
        <translation>toute carte n’importe où, en 52 lettres N, E, S, W ou -</translation>
    </message>
    <message>
        <source>deals as Andrews&apos; three sequences of 13</source>
        <translation>donnes en trois suites de 13, d’Andrews</translation>
    </message>
    <message>
        <source>deals as the squashed indices of the sequences</source>
        <translation>donnes en indices comprimés des suites</translation>
    </message>
    <message>
        <source>sets of whole numbers, such as 2 3 5, in squashed order</source>
        <translation>ensembles de nombres entiers, comme 2 3 5, en ordre comprimé</translation>
    </message>
    <message>
        <source>Complete a diagram to deals, at random, for study.</source>
        <translation>Compléter un diagramme en donnes, au hasard, pour l’étude.</translation>
    </message>
    <message>
        <source>Turn numbers into diagrams.</source>
        <translation>Changer des nombres en diagrammes.</translation>
    </message>
    <message>
        <source>Turn diagrams into numbers.</source>
        <translation>Changer des diagrammes en nombres.</translation>
    </message>
    <message>
        <source>The cards of DIAGRAM, such as “N:AKQ... - - J...”, stay; the rest is dealt, and each such deal is equally likely. Boards for play come from “bigdeal deal” alone, because here you know cards.</source>
        <translation>Les cartes de DIAGRAM, comme «&#xa0;N:AKQ... - - J...&#xa0;», restent&#xa0;; le reste est distribué, et toutes ces donnes sont également probables. Les donnes à jouer viennent de «&#xa0;bigdeal deal&#xa0;» seul, car ici vous connaissez des cartes.</translation>
    </message>
    <message>
        <source>How many deals. Without it, one.</source>
        <translation>Combien de donnes. Sans cette option, une.</translation>
    </message>
    <message>
        <source>40 hexadecimal digits that give the same deals again. Without it, the computer&apos;s randomness.</source>
        <translation>40 chiffres hexadécimaux qui redonnent les mêmes donnes. Sans cette option, le hasard de l’ordinateur.</translation>
    </message>
    <message>
        <source>The scheme zbs takes four hexadecimal words a diagram. With --binary the numbers come from a file that “encode --binary” wrote.</source>
        <translation>La méthode zbs prend quatre mots hexadécimaux par diagramme. Avec --binary, les nombres viennent d’un fichier écrit par «&#xa0;encode --binary&#xa0;».</translation>
    </message>
    <message>
        <source>Which way to number; “bigdeal number --help” lists them.</source>
        <translation>Comment numéroter&#xa0;; «&#xa0;bigdeal number --help&#xa0;» énumère les façons.</translation>
    </message>
    <message>
        <source>Read the records of FILE; “-” is standard input.</source>
        <translation>Lire les enregistrements de FILE&#xa0;; «&#xa0;-&#xa0;» est l’entrée standard.</translation>
    </message>
    <message>
        <source>How many members the sets of the scheme squashed have.</source>
        <translation>Combien d’éléments ont les ensembles de la méthode squashed.</translation>
    </message>
    <message>
        <source>A diagram is “N:AK.2.. Q..3. ... .4..K”, its suits spades.hearts.diamonds.clubs; a hand without cards is “...” or “-”.</source>
        <translation>Un diagramme est «&#xa0;N:AK.2.. Q..3. ... .4..K&#xa0;», ses couleurs pique.cœur.carreau.trèfle&#xa0;; une main sans cartes est «&#xa0;...&#xa0;» ou «&#xa0;-&#xa0;».</translation>
    </message>
    <message>
        <source>With --binary a file of numbers is written: 12 bytes a deal, 14 a balanced ending, 15 an unbalanced one, 16 any layout, 13 and 20 for bits104 and bits156, the most significant byte first. Words of zbs are four bytes each; 13 letters N, E, S, W or - are a suit by itself.</source>
        <translation>Avec --binary un fichier de nombres est écrit&#xa0;: 12 octets par donne, 14 par fin de coup égale, 15 par fin inégale, 16 par disposition, 13 et 20 pour bits104 et bits156, l’octet le plus fort d’abord. Les mots de zbs ont quatre octets&#xa0;; 13 lettres N, E, S, W ou - sont une couleur seule.</translation>
    </message>
    <message>
        <source>Write records of 12 to 20 bytes into the new FILE; “-” is standard output.</source>
        <translation>Écrire des enregistrements de 12 à 20 octets dans le nouveau FILE&#xa0;; «&#xa0;-&#xa0;» est la sortie standard.</translation>
    </message>
    <message>
        <source>Without a command it lists the holdings that Bradmetz&apos;s steps tell apart: South, North, and the word. A word has a letter a card, the ace first: S, N, and O for the opponents.</source>
        <translation>Sans commande, énumère les maniements que distinguent les étapes de Bradmetz&#xa0;: Sud, Nord et le mot. Un mot a une lettre par carte, l’as d’abord&#xa0;: S, N, et O pour les adversaires.</translation>
    </message>
    <message>
        <source>Steps:</source>
        <translation>Étapes&#xa0;:</translation>
    </message>
    <message>
        <source>South is the longer hand</source>
        <translation>Sud est la main la plus longue</translation>
    </message>
    <message>
        <source>cards without an opponent&apos;s between them change places</source>
        <translation>les cartes sans carte adverse entre elles changent de place</translation>
    </message>
    <message>
        <source>the longer hand keeps as many cards as the opponents hold, the rest sink</source>
        <translation>la main la plus longue garde autant de cartes qu’en ont les adversaires, le reste coule</translation>
    </message>
    <message>
        <source>cards of the longer hand that fall under the shorter hand&apos;s masters sink</source>
        <translation>les cartes de la main longue qui tombent sous les maîtresses de la courte coulent</translation>
    </message>
    <message>
        <source>cards of the shorter hand below the longer hand&apos;s weakest useful card sink</source>
        <translation>les cartes de la main courte sous la plus faible carte utile de la longue coulent</translation>
    </message>
    <message>
        <source>cards below the opponents&apos; sentinel sink</source>
        <translation>les cartes sous la sentinelle adverse coulent</translation>
    </message>
    <message>
        <source>How many of the steps to take, 0 to 5. Without it, 5.</source>
        <translation>Combien d’étapes, de 0 à 5. Sans cette option, 5.</translation>
    </message>
    <message>
        <source>How the article&apos;s third step is understood.</source>
        <translation>Comment comprendre la troisième étape de l’article.</translation>
    </message>
    <message>
        <source>Count instead: every level, or the one of --level.</source>
        <translation>Compter plutôt&#xa0;: chaque niveau, ou celui de --level.</translation>
    </message>
    <message>
        <source>Write into the new FILE; “-” is standard output.</source>
        <translation>Écrire dans le nouveau FILE&#xa0;; «&#xa0;-&#xa0;» est la sortie standard.</translation>
    </message>
    <message>
        <source>Count trivial holdings, those with one strategy, and twins.</source>
        <translation>Compter les maniements triviaux, ceux d’une seule ligne, et les jumeaux.</translation>
    </message>
    <message>
        <source>Reduce one suit, and name the rule of each step.</source>
        <translation>Réduire une couleur, et nommer la règle de chaque étape.</translation>
    </message>
    <message>
        <source>The best chance of every number of tricks, and the line of play.</source>
        <translation>La meilleure chance pour chaque nombre de levées, et la ligne de jeu.</translation>
    </message>
    <message>
        <source>The kinds are those of Bradmetz&apos;s article, among the canonical forms. Twins are not looked for in a sample. All forms take some ten minutes for trivial ones and twins, and hours for the others.</source>
        <translation>Les sortes sont celles de l’article de Bradmetz, parmi les formes canoniques. Les jumeaux ne sont pas cherchés dans un échantillon. Toutes les formes prennent une dizaine de minutes pour triviaux et jumeaux, des heures pour les autres.</translation>
    </message>
    <message>
        <source>Kinds:</source>
        <translation>Sortes&#xa0;:</translation>
    </message>
    <message>
        <source>each number of tricks is certain or out of reach</source>
        <translation>chaque nombre de levées est certain ou hors d’atteinte</translation>
    </message>
    <message>
        <source>one line has the best chance of every number of tricks</source>
        <translation>une ligne a la meilleure chance pour chaque nombre de levées</translation>
    </message>
    <message>
        <source>one line takes in every lie what it would with all cards in sight</source>
        <translation>une ligne fait dans chaque répartition ce qu’elle ferait cartes sur table</translation>
    </message>
    <message>
        <source>like one before: same opponents&apos; cards, same lengths, same tricks in every lie</source>
        <translation>comme un précédent&#xa0;: mêmes cartes adverses, longueurs et levées dans chaque répartition</translation>
    </message>
    <message>
        <source>the same, and South&apos;s and North&apos;s cards are above or below all others</source>
        <translation>de même, et les cartes de Sud et Nord sont au-dessus ou au-dessous de toutes les autres</translation>
    </message>
    <message>
        <source>The canonical forms of this reading, after step 5.</source>
        <translation>Les formes canoniques de cette lecture, après l’étape 5.</translation>
    </message>
    <message>
        <source>Only this kind; may be given several times.</source>
        <translation>Seulement cette sorte&#xa0;; répétable.</translation>
    </message>
    <message>
        <source>Look at one form in N. Without it, 100; 1 where only twins or trivial ones are asked for.</source>
        <translation>Regarder une forme sur N. Sans cette option, 100&#xa0;; 1 où seuls jumeaux ou triviaux sont demandés.</translation>
    </message>
    <message>
        <source>The suit is SOUTH NORTH, such as AX95 Q4.</source>
        <translation>La couleur est SOUTH NORTH, par exemple AX95 Q4.</translation>
    </message>
    <message>
        <source>The ten is T, X or 10; R, D and V are K, Q and J; a hand without cards is “-”.</source>
        <translation>Le dix est T, X ou 10&#xa0;; R, D et V sont K, Q et J&#xa0;; une main sans cartes est «&#xa0;-&#xa0;».</translation>
    </message>
    <message>
        <source>The suit is SOUTH NORTH, such as AJ2 765. It stands alone: either hand can lead to every trick. West and East see all cards and know declarer&apos;s plan; declarer sees what is played. Chances are exact, as when nothing is known of either hand. K/Q is either of two cards that are worth the same.</source>
        <translation>La couleur est SOUTH NORTH, par exemple AJ2 765. Elle est seule&#xa0;: chaque main peut entamer chaque levée. Ouest et Est voient toutes les cartes et connaissent le plan du déclarant&#xa0;; celui-ci voit ce qui est joué. Les chances sont exactes, comme quand on ne sait rien d’aucune main. K/Q est l’une de deux cartes de même valeur.</translation>
    </message>
    <message>
        <source>Only this number of tricks.</source>
        <translation>Seulement ce nombre de levées.</translation>
    </message>
    <message>
        <source>Show the lines up to N leads; 0 shows the chances alone.</source>
        <translation>Montrer la ligne jusqu’à N attaques&#xa0;; 0 ne montre que les chances.</translation>
    </message>
    <message>
        <source>All boards in FILEs and FOLDERs count together; of a set in several formats, one file. A file with an unknown ending has one deal a line. The percentile is the chance of a count as small or smaller; one figure in twenty stands out by chance alone.</source>
        <translation>Toutes les donnes des FILE et FOLDER comptent ensemble&#xa0;; d’une série en plusieurs formats, un fichier. Un fichier d’extension inconnue a une donne par ligne. Le centile est la chance d’un compte aussi petit ou plus petit&#xa0;; un chiffre sur vingt se distingue par pur hasard.</translation>
    </message>
    <message>
        <source>With --by-set each file is a set. The sets are compared with chance and each other, and boards that come again are named. Whether a machine is fair is answered by “bigdeal check-up”.</source>
        <translation>Avec --by-set, chaque fichier est une série. Les séries sont comparées au hasard et entre elles, et les donnes qui reviennent sont nommées. Si une machine est honnête, «&#xa0;bigdeal check-up&#xa0;» le dit.</translation>
    </message>
    <message>
        <source>Exit codes: 0 no count is beyond chance, 1 one is.</source>
        <translation>Codes de sortie&#xa0;: 0 aucun compte n’est hors du hasard, 1 il y en a un.</translation>
    </message>
    <message>
        <source>Also take the files and folders named in FILE, one a line.</source>
        <translation>Prendre aussi les fichiers et dossiers nommés dans FILE, un par ligne.</translation>
    </message>
    <message>
        <source>Each file is a set: compare the sets with chance and each other.</source>
        <translation>Chaque fichier est une série&#xa0;: comparer les séries au hasard et entre elles.</translation>
    </message>
    <message>
        <source>Also write all figures into a new file.</source>
        <translation>Écrire aussi tous les chiffres dans un nouveau fichier.</translation>
    </message>
    <message>
        <source>Also draw a chart into a new file.</source>
        <translation>Dessiner aussi un graphique dans un nouveau fichier.</translation>
    </message>
    <message>
        <source>Nobody has to play these boards any more, whatever the journal says.</source>
        <translation>Personne ne doit plus jouer ces donnes, quoi que dise le registre.</translation>
    </message>
    <message>
        <source>Give last year&apos;s files, or their FOLDER: any format, any program, the more sets the better. Where they are not as chance deals them, you learn what was done to them. A set that is there several times counts once.</source>
        <translation>Donnez les fichiers de l’an dernier, ou leur FOLDER&#xa0;: tout format, tout logiciel, plus il y a de séries, mieux c’est. Si elles ne sont pas comme le hasard les distribue, vous apprenez ce qui en a été fait. Une série présente plusieurs fois compte une fois.</translation>
    </message>
    <message>
        <source>Exit codes: 0 as chance deals them, 1 not, 4 files that cannot be read.</source>
        <translation>Codes de sortie&#xa0;: 0 comme le hasard distribue, 1 non, 4 des fichiers illisibles.</translation>
    </message>
    <message>
        <source>Print the verdict for the notice board.</source>
        <translation>Imprimer le verdict pour le tableau d’affichage.</translation>
    </message>
    <message>
        <source>Also count games and slams that can be made: some 0.2 seconds a board.</source>
        <translation>Compter aussi les manches et chelems réalisables&#xa0;: quelque 0,2 seconde par donne.</translation>
    </message>
    <message>
        <source>The last line is the SHA-256 of this copy&apos;s verify.html: players can compare theirs.</source>
        <translation>La dernière ligne est le SHA-256 du verify.html de cette copie&#xa0;: les joueurs peuvent comparer le leur.</translation>
    </message>
    <message>
        <source>With --dossier it also deals fresh boards by the million (minutes), compares them with chance, and writes a PDF to be signed.</source>
        <translation>Avec --dossier, distribuer aussi des millions de donnes fraîches (minutes), les comparer au hasard, et écrire un PDF à signer.</translation>
    </message>
    <message>
        <source>Exit codes: 0 all is well, 5 a known answer is wrong or the dossier FAILED, 1 another dossier has to be made.</source>
        <translation>Codes de sortie&#xa0;: 0 tout va bien, 5 une réponse connue est fausse ou le dossier dit FAILED, 1 il faut un autre dossier.</translation>
    </message>
    <message>
        <source>Also test fresh boards, and write all into a new file.</source>
        <translation>Éprouver aussi des donnes fraîches, et écrire le tout dans un nouveau fichier.</translation>
    </message>
    <message>
        <source>How many fresh boards the dossier counts. Without it, 10,000,000.</source>
        <translation>Combien de donnes fraîches compte le dossier. Sans cette option, 10&#xa0;000&#xa0;000.</translation>
    </message>
    <message>
        <source>{title}: {boards}, set code {set_code}: {names}</source>
        <translation>{title}&#xa0;: {boards}, code de série {set_code}&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Phase {number}: {sessions}, {boards}, files {prefix}: {description}</source>
        <translation>Phase {number}&#xa0;: {sessions}, {boards}, fichiers {prefix}&#xa0;: {description}</translation>
    </message>
    <message>
        <source>  {number}  {sessions}, {boards}, files {prefix}: {description}</source>
        <translation>  {number}  {sessions}, {boards}, fichiers {prefix}&#xa0;: {description}</translation>
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
    <message>
        <source>Word {place} is not in the word list. Check it again.</source>
        <translation>Le mot {place} n’est pas dans la liste&#xa0;: regardez-le de nouveau.</translation>
    </message>
    <message>
        <source>Word {place} is different.</source>
        <translation>Le mot {place} est un autre.</translation>
    </message>
    <message>
        <source>Group {place} of eight is different.</source>
        <translation>Le groupe de huit n° {place} est un autre.</translation>
    </message>
</context>
<context>
    <name>dossier</name>
    <message>
        <source>Dossier of {program}</source>
        <translation>Dossier de {program}</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Signatures</translation>
    </message>
    <message>
        <source>Name and office</source>
        <translation>Nom et fonction</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signature</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>Lieu et date</translation>
    </message>
    <message>
        <source>{program}, dossier: {verdict}. Page {page} of {pages}</source>
        <translation>{program}, dossier&#xa0;: {verdict}. Page {page} sur {pages}</translation>
    </message>
    <message>
        <source>Meter and recordings of people</source>
        <translation>Jauge et enregistrements de personnes</translation>
    </message>
    <message>
        <source>Of what the non-IID tests of NIST SP 800-90B find, it credits 0.55 to 0.83 for key presses, 0.60 to 0.84 for holds and 0.85 for the mouse</source>
        <translation>De ce que trouvent les tests non IID de NIST SP 800-90B, elle crédite 0,55 à 0,83 pour les frappes, 0,60 à 0,84 pour la durée des frappes et 0,85 pour la souris</translation>
    </message>
    <message>
        <source>Meter and the best guesser</source>
        <translation>Jauge et meilleur devin</translation>
    </message>
    <message>
        <source>A session that it calls 213 bits has 475 in the median, and at least 307, for somebody who knows the typist and everything typed before</source>
        <translation>Une saisie qu’elle estime à 213 bits en a 475 en médiane, et au moins 307, pour qui connaît la personne et tout ce qu’elle a tapé avant</translation>
    </message>
    <message>
        <source>Recordings used</source>
        <translation>Enregistrements utilisés</translation>
    </message>
    <message>
        <source>126,000 presses of 22 people; 5,300 presses of 7 people (Aalto); 168,423 moves of 120 people (SapiMouse)</source>
        <translation>126&#xa0;000 frappes de 22 personnes&#xa0;; 5&#xa0;300 frappes de 7 personnes (Aalto)&#xa0;; 168&#xa0;423 mouvements de 120 personnes (SapiMouse)</translation>
    </message>
    <message>
        <source>Long runs of the generator</source>
        <translation>Longues séries du générateur</translation>
    </message>
    <message>
        <source>100,000,000 and 1,000,000,000 boards, 103 tests each: none fails at 1 % for all together</source>
        <translation>100&#xa0;000&#xa0;000 et 1&#xa0;000&#xa0;000&#xa0;000 donnes, 103 tests chacune&#xa0;: aucun échec à 1&#xa0;% pour l’ensemble</translation>
    </message>
    <message>
        <source>81 figures: 77 passed, 4 weak, none failed. The weak ones again, with five times the samples: all 33 passed</source>
        <translation>81 valeurs&#xa0;: 77 réussies, 4 faibles, aucun échec. Les faibles de nouveau, avec cinq fois plus d’échantillons&#xa0;: toutes les 33 réussies</translation>
    </message>
    <message>
        <source>a player who knows some hands</source>
        <translation>un joueur qui connaît quelques mains</translation>
    </message>
    <message>
        <source>work out the others, or the next set</source>
        <translation>calculer les autres, ou la série suivante</translation>
    </message>
    <message>
        <source>each deal is cut out of a hash of a 160-bit seed; no output is ever part of the next input</source>
        <translation>chaque donne est taillée dans un hachage d’une graine de 160 bits&#xa0;; aucune sortie n’entre dans l’entrée suivante</translation>
    </message>
    <message>
        <source>a player who knows when and where the boards were dealt</source>
        <translation>un joueur qui sait quand et où les donnes ont été distribuées</translation>
    </message>
    <message>
        <source>guess the seed</source>
        <translation>deviner la graine</translation>
    </message>
    <message>
        <source>213 bits of typing and moving, and the system&apos;s randomness besides; the clock alone is worth nothing</source>
        <translation>213 bits de frappe et de mouvement, et le hasard du système en plus&#xa0;; l’horloge seule ne vaut rien</translation>
    </message>
    <message>
        <source>somebody who finds what the program leaves</source>
        <translation>quelqu’un qui trouve ce que le programme laisse</translation>
    </message>
    <message>
        <source>find a card or the seed again</source>
        <translation>retrouver une carte ou la graine</translation>
    </message>
    <message>
        <source>neither is written anywhere; digests of deals are keyed; the set code is an HMAC, not a hash</source>
        <translation>ni l’une ni l’autre n’est écrite où que ce soit&#xa0;; les empreintes des donnes dépendent d’une clé&#xa0;; le code de série est un HMAC, non un hachage</translation>
    </message>
    <message>
        <source>a careless or hurried operator</source>
        <translation>un opérateur négligent ou pressé</translation>
    </message>
    <message>
        <source>overwrite a set, play an old one, use half of one</source>
        <translation>écraser une série, en jouer une ancienne, en utiliser une moitié</translation>
    </message>
    <message>
        <source>nothing is overwritten; a deal that comes back is noticed; a set is whole or not there</source>
        <translation>rien n’est écrasé&#xa0;; une donne qui revient est remarquée&#xa0;; une série est entière ou absente</translation>
    </message>
    <message>
        <source>an operator who does not like the hands</source>
        <translation>un opérateur à qui les mains déplaisent</translation>
    </message>
    <message>
        <source>deal again until they please</source>
        <translation>redistribuer jusqu’à ce qu’elles plaisent</translation>
    </message>
    <message>
        <source>no card is shown; there is no “again”: each dealing needs a full meter, gets a new seed and leaves a row in the journal for every set</source>
        <translation>aucune carte n’est montrée&#xa0;; il n’y a pas de «&#xa0;encore une fois&#xa0;»&#xa0;: chaque distribution demande une jauge pleine, reçoit une graine nouvelle et laisse une ligne au registre pour chaque série</translation>
    </message>
    <message>
        <source>a faulty disk, USB drive or copy of the program</source>
        <translation>un disque, une clé USB ou un exemplaire du programme défectueux</translation>
    </message>
    <message>
        <source>wrong boards</source>
        <translation>des donnes fausses</translation>
    </message>
    <message>
        <source>every file is read back and compared; known answers are checked at each start, and a program that fails them does not deal</source>
        <translation>chaque fichier est relu et comparé&#xa0;; les réponses connues sont vérifiées à chaque démarrage, et un programme qui ne les donne pas ne distribue pas</translation>
    </message>
    <message>
        <source>Not against: somebody who controls the computer (malware, another administrator, a camera at the screen), somebody who gets the files before play, or an operator who alters the program. Those need people: a second person in the room, a computer that is off the network, files that are carried by hand.</source>
        <translation>Pas contre&#xa0;: quelqu’un qui est maître de l’ordinateur (logiciel malveillant, autre administrateur, caméra devant l’écran), quelqu’un qui obtient les fichiers avant le jeu, ou un opérateur qui modifie le programme. Là, il faut des personnes&#xa0;: une deuxième dans la salle, un ordinateur hors réseau, des fichiers portés à la main.</translation>
    </message>
    <message>
        <source>The meter cannot tell a person from a long recording played once, or from a program written to imitate one: no count can.</source>
        <translation>La jauge ne peut pas distinguer une personne d’un long enregistrement joué une seule fois, ni d’un programme écrit pour en imiter une&#xa0;: aucun comptage ne le peut.</translation>
    </message>
    <message>
        <source>A seed is in one buffer, which is overwritten after use. Python, the hash library and the operating system may have copied it before. Swap and hibernation can put a page of memory on the disk. Encrypt the disk, or switch swap off.</source>
        <translation>Une graine se trouve dans un seul tampon, effacé après usage. Python, la bibliothèque de hachage et le système d’exploitation ont pu la copier avant. Le fichier d’échange et la veille prolongée peuvent mettre une page de mémoire sur le disque. Chiffrez le disque, ou désactivez le fichier d’échange.</translation>
    </message>
    <message>
        <source>And {count} more, below.</source>
        <translation>Et {count} de plus, ci-dessous.</translation>
    </message>
    <message>
        <source>This copy of the program must not deal.</source>
        <translation>Cet exemplaire du programme ne doit pas distribuer.</translation>
    </message>
    <message>
        <source>Two counts in turn came out as each of them does by chance once in a hundred times: that is one dossier of ten thousand. Make another one. If it says the same, this copy of the program must not deal.</source>
        <translation>Deux comptages de suite ont donné ce que le hasard donne à chacun une fois sur cent&#xa0;: c’est un dossier sur dix mille. Faites-en un autre. S’il dit la même chose, cet exemplaire du programme ne doit pas distribuer.</translation>
    </message>
    <message>
        <source>Every known answer is right, and no test of fresh boards shows more than chance does.</source>
        <translation>Toutes les réponses connues sont justes, et aucun test des donnes nouvelles ne montre plus que le hasard.</translation>
    </message>
    <message>
        <source>A test of the first count came out as it does by chance in one dossier of a hundred, so as many boards were dealt and counted again. Both counts are below.</source>
        <translation>Un test du premier comptage a donné ce que le hasard donne dans un dossier sur cent&#xa0;; autant de donnes ont donc été distribuées et comptées une seconde fois. Les deux comptages figurent ci-dessous.</translation>
    </message>
    <message>
        <source>Known answer of the {part}: WRONG.</source>
        <translation>Réponse connue ({part})&#xa0;: FAUSSE.</translation>
    </message>
    <message>
        <source>No boards could be made: {fault}</source>
        <translation>Aucune donne n’a pu être distribuée&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>Made {time} by the program itself, with {boards} fresh boards, in {seconds} seconds.</source>
        <translation>Établi le {time} par le programme lui-même, avec {boards} donnes nouvelles, en {seconds} secondes.</translation>
    </message>
    <message>
        <source>Made with the program named above:</source>
        <translation>Établi avec le programme nommé plus haut&#xa0;:</translation>
    </message>
    <message>
        <source>{boards} boards were dealt just now, from {used} of {seeds} seeds. The seeds were drawn as for every dealing by command: from the operating system’s randomness, hashed with the clocks. No board was shown or kept; all were counted, and held against what chance alone gives, worked out exactly.</source>
        <translation>{boards} donnes viennent d’être distribuées, à partir de {used} graines sur {seeds}. Les graines ont été tirées comme pour toute distribution par commande&#xa0;: du hasard du système d’exploitation, haché avec les horloges. Aucune donne n’a été montrée ni gardée&#xa0;; toutes ont été comptées et confrontées à ce que donne le seul hasard, calculé exactement.</translation>
    </message>
    <message>
        <source>Checks a tournament, as verify.html does, whose SHA-256 is above and in the release’s notes.</source>
        <translation>Vérifie un tournoi, comme verify.html, dont le SHA-256 figure plus haut et dans les notes de la publication.</translation>
    </message>
    <message>
        <source>For the committee, after comparing its SHA-256 with the published one:</source>
        <translation>Pour la commission, après comparaison de son SHA-256 avec celui qui est publié&#xa0;:</translation>
    </message>
    <message>
        <source>For the committee:</source>
        <translation>Pour la commission&#xa0;:</translation>
    </message>
    <message>
        <source>SHA-256 of {name}</source>
        <translation>SHA-256 de {name}</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>Ce qui a été essayé</translation>
    </message>
    <message>
        <source>Each part is asked for what is known: the published answers of RIPEMD-160, the numbers of a known seed, the map from numbers to deals and back, every file format byte for byte and read back. Before each dealing the program tries the same, and does not deal if an answer is wrong.</source>
        <translation>On demande à chaque partie ce qui est connu&#xa0;: les réponses publiées de RIPEMD-160, les nombres d’une graine connue, la correspondance des numéros aux donnes et retour, chaque format de fichier octet par octet, puis relu. Avant chaque distribution, le programme fait les mêmes essais et ne distribue pas si une réponse est fausse.</translation>
    </message>
    <message>
        <source>{count} of {all} known answers are right.</source>
        <translation>{count} réponses connues sur {all} sont justes.</translation>
    </message>
    <message>
        <source>part</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>result</source>
        <translation>résultat</translation>
    </message>
    <message>
        <source>Known answers</source>
        <translation>Réponses connues</translation>
    </message>
    <message>
        <source>“Chance” is how often a perfect dealer strays as far, on either side. With {count} tests some chances are small by chance; “adjusted” allows for that (Holm 1979). {failed}: an adjusted chance below one in a million. Where one is below 1 %, as many boards are dealt and counted a second time; if that happens again: {unclear}. A perfect dealer meets {unclear} in one dossier of ten thousand, {failed} in one of a million. Outcomes of which chance gives fewer than ten are counted together. The names of the tests are English, as in docs/fairness.md.</source>
        <translation>La «&#xa0;chance&#xa0;» dit combien de fois un donneur parfait s’écarte autant, d’un côté ou de l’autre. Avec {count} tests, quelques chances sont petites par hasard&#xa0;; «&#xa0;ajustée&#xa0;» en tient compte (Holm 1979). {failed}&#xa0;: une chance ajustée inférieure à une sur un million. S’il y en a une inférieure à 1&#xa0;%, autant de donnes sont distribuées et comptées une seconde fois&#xa0;; si cela se répète&#xa0;: {unclear}. Un donneur parfait obtient {unclear} dans un dossier sur dix mille, {failed} dans un sur un million. Les résultats dont le hasard donne moins de dix sont comptés ensemble. Les noms des tests sont en anglais, comme dans docs/fairness.md.</translation>
    </message>
    <message>
        <source>{count} of {all} (by chance: none)</source>
        <translation>{count} sur {all} (par le hasard&#xa0;: aucune)</translation>
    </message>
    <message>
        <source>Boards that came again</source>
        <translation>Donnes déjà vues</translation>
    </message>
    <message>
        <source>Seeds that came again</source>
        <translation>Graines déjà vues</translation>
    </message>
    <message>
        <source>Chances below 10 %, 5 %, 1 %</source>
        <translation>Chances inférieures à 10&#xa0;%, 5&#xa0;%, 1&#xa0;%</translation>
    </message>
    <message>
        <source>{counts} (by chance about {expected})</source>
        <translation>{counts} (par le hasard environ {expected})</translation>
    </message>
    <message>
        <source>test</source>
        <translation>test</translation>
    </message>
    <message>
        <source>chi-square</source>
        <translation>khi carré</translation>
    </message>
    <message>
        <source>degrees of freedom</source>
        <translation>degrés de liberté</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>chance</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>ajustée</translation>
    </message>
    <message>
        <source>Fresh boards</source>
        <translation>Donnes nouvelles</translation>
    </message>
    <message>
        <source>Fresh boards, counted again</source>
        <translation>Donnes nouvelles, comptées une seconde fois</translation>
    </message>
    <message>
        <source>PASSED</source>
        <translation>RÉUSSI</translation>
    </message>
    <message>
        <source>NOT CLEAR</source>
        <translation>PAS CLAIR</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>ÉCHEC</translation>
    </message>
    <message>
        <source>A set needs a seed of 160 bits that nobody can guess. In the window it is drawn when {target} bits of typing and moving have been credited; what one of several predictors foresees earns nothing, and health tests after NIST SP 800-90B refuse input that repeats itself. Always, and in commands alone, the operating system’s randomness goes in: {bytes} bytes at the start and {bytes} at each seed, each read compared with the one before it. All is hashed with RIPEMD-160; numbers that are no deal’s are refused, never folded.</source>
        <translation>Une série demande une graine de 160 bits que personne ne peut deviner. Dans la fenêtre, elle est tirée quand {target} bits de frappe et de mouvement sont crédités&#xa0;; ce que prévoit l’un de plusieurs prédicteurs ne compte pas, et des contrôles selon NIST SP 800-90B refusent une saisie qui se répète. Toujours, et seul dans les commandes, le hasard du système d’exploitation y entre&#xa0;: {bytes} octets au début et {bytes} à chaque graine, chaque lecture comparée à la précédente. Tout est haché avec RIPEMD-160&#xa0;; les nombres qui ne sont ceux d’aucune donne sont refusés, jamais ramenés à un autre.</translation>
    </message>
    <message>
        <source>Randomness: the rules, and what was measured</source>
        <translation>Hasard&#xa0;: les règles et les mesures</translation>
    </message>
    <message>
        <source>who</source>
        <translation>qui</translation>
    </message>
    <message>
        <source>what they try</source>
        <translation>ce qu’il tente</translation>
    </message>
    <message>
        <source>what stands against it</source>
        <translation>ce qui s’y oppose</translation>
    </message>
    <message>
        <source>Threats and limits</source>
        <translation>Menaces et limites</translation>
    </message>
    <message>
        <source>Makes this dossier again, with other seeds and so with other figures.</source>
        <translation>Refait ce dossier, avec d’autres graines et donc d’autres chiffres.</translation>
    </message>
    <message>
        <source>Beside the release: the SHA-256 of the download. “gh attestation verify” tells who built it.</source>
        <translation>À côté de la publication&#xa0;: le SHA-256 du téléchargement. «&#xa0;gh attestation verify&#xa0;» dit qui l’a construit.</translation>
    </message>
    <message>
        <source>Built again from the sources, the program for Linux is the same bytes.</source>
        <translation>Reconstruit à partir des sources, le programme pour Linux est identique à l’octet près.</translation>
    </message>
    <message>
        <source>What the program contains. A bill of materials (.cdx.json) is beside the release.</source>
        <translation>Ce que contient le programme. Une nomenclature (.cdx.json) se trouve à côté de la publication.</translation>
    </message>
    <message>
        <source>A long run that anybody can repeat: its seed is published before it deals.</source>
        <translation>Un long essai que chacun peut refaire&#xa0;: sa graine est publiée avant la distribution.</translation>
    </message>
    <message>
        <source>What anybody can check</source>
        <translation>Ce que chacun peut vérifier</translation>
    </message>
    <message>
        <source>{test}: by chance at most once in {odds} such runs.</source>
        <translation>{test}&#xa0;: par le hasard, au plus une fois sur {odds} essais de ce genre.</translation>
    </message>
    <message>
        <source>{count} of {all} seeds were drawn before.</source>
        <translation>{count} graines sur {all} avaient déjà été tirées.</translation>
    </message>
    <message>
        <source>{count} of {all} boards were dealt before.</source>
        <translation>{count} donnes sur {all} avaient déjà été distribuées.</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>There is no format “{name}”. The formats are: {known}.</source>
        <translation>Il n’y a pas de format «&#xa0;{name}&#xa0;». Les formats sont&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>The name has no ending that shows the format. Rename the file to end in one of: {known}.</source>
        <translation>Le nom n’a pas d’extension qui indique le format. Renommez le fichier pour qu’il se termine par l’une de celles-ci&#xa0;: {known}.</translation>
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
        <source>The journal “{path}” is damaged: {reason}.</source>
        <translation>Le registre «&#xa0;{path}&#xa0;» est endommagé&#xa0;: {reason}.</translation>
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
        <source>The journal “{path}” cannot be used: {reason}.</source>
        <translation>Le registre «&#xa0;{path}&#xa0;» ne peut pas être utilisé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The journal was changed: {problems}</source>
        <translation>Le registre a été modifié&#xa0;: {problems}</translation>
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
        <source>Another public clock</source>
        <translation>Une autre horloge publique</translation>
    </message>
    <message>
        <source>Round {needed} opens this box, not round {given}.</source>
        <translation>Ce coffret s’ouvre avec le tirage {needed}, pas avec le tirage {given}.</translation>
    </message>
    <message>
        <source>A package is missing</source>
        <translation>Un paquet manque</translation>
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
        <source>Damaged file of numbers</source>
        <translation>Fichier de numéros endommagé</translation>
    </message>
    <message>
        <source>Nothing can be printed on this computer: {reason}.</source>
        <translation>Rien ne peut être imprimé sur cet ordinateur&#xa0;: {reason}.</translation>
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
        <source>The self-test of the {part} failed: this copy of the program is damaged.</source>
        <translation>L’autotest de la partie {part} a échoué&#xa0;: cet exemplaire du programme est endommagé.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>These boards were dealt before and are {state}: set {named}.</source>
        <translation>Ces donnes ont déjà été distribuées (état&#xa0;: {state})&#xa0;: série {named}.</translation>
    </message>
    <message>
        <source>“{text}” cannot be a file name: {reason}.</source>
        <translation>«&#xa0;{text}&#xa0;» ne peut pas être un nom de fichier&#xa0;: {reason}.</translation>
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
        <source>The keys do not fit the plan: {problems}.</source>
        <translation>Les clés ne correspondent pas au plan&#xa0;: {problems}.</translation>
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
        <source>Number out of range</source>
        <translation>Numéro hors limites</translation>
    </message>
    <message>
        <source>Holding not understood</source>
        <translation>Cartes non comprises</translation>
    </message>
    <message>
        <source>No randomness from the computer</source>
        <translation>L’ordinateur ne fournit pas de hasard</translation>
    </message>
    <message>
        <source>Too many boards from one seed</source>
        <translation>Trop de donnes pour une seule graine</translation>
    </message>
    <message>
        <source>The meter is not full</source>
        <translation>La jauge n’est pas pleine</translation>
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
        <source>Nothing was dealt. Nothing was written.</source>
        <translation>Rien n’a été distribué. Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Damaged file</source>
        <translation>Fichier endommagé</translation>
    </message>
    <message>
        <source>Boards that are not deals</source>
        <translation>Donnes impossibles</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Fichier trop gros</translation>
    </message>
    <message>
        <source>Not a file name</source>
        <translation>Pas un nom de fichier</translation>
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
        <source>The disk did not keep the files</source>
        <translation>Le disque n’a pas conservé les fichiers</translation>
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
        <source>The journal is from a newer version</source>
        <translation>Le registre vient d’une version plus récente</translation>
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
        <source>The journal cannot be used</source>
        <translation>Le registre ne peut pas être utilisé</translation>
    </message>
    <message>
        <source>The journal was changed</source>
        <translation>Le registre a été modifié</translation>
    </message>
    <message>
        <source>Set not found</source>
        <translation>Série introuvable</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Impossible maintenant</translation>
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
        <source>Damaged tournament file</source>
        <translation>Fichier de tournoi endommagé</translation>
    </message>
    <message>
        <source>Damaged file of keys</source>
        <translation>Fichier de clés endommagé</translation>
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
        <source>No such session</source>
        <translation>Cette séance n’existe pas</translation>
    </message>
    <message>
        <source>Boards are still open</source>
        <translation>Les donnes sont encore ouvertes</translation>
    </message>
    <message>
        <source>Not ready to be published</source>
        <translation>Pas prêt à être publié</translation>
    </message>
    <message>
        <source>No double-dummy results</source>
        <translation>Pas de résultats double mort</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Command not understood</source>
        <translation>Commande non comprise</translation>
    </message>
    <message>
        <source>Boards that were in use</source>
        <translation>Donnes déjà utilisées</translation>
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
        <source>Wrong passphrase</source>
        <translation>Mauvaise phrase secrète</translation>
    </message>
    <message>
        <source>Not the right key</source>
        <translation>Pas la bonne clé</translation>
    </message>
    <message>
        <source>A passphrase is needed</source>
        <translation>Il faut une phrase secrète</translation>
    </message>
    <message>
        <source>A secret key is needed</source>
        <translation>Il faut une clé secrète</translation>
    </message>
    <message>
        <source>Damaged sealed file</source>
        <translation>Fichier scellé endommagé</translation>
    </message>
    <message>
        <source>Public key not understood</source>
        <translation>Clé publique non comprise</translation>
    </message>
    <message>
        <source>Secret key not understood</source>
        <translation>Clé secrète non comprise</translation>
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
        <source>Nothing was opened. Use sheets with the same set number.</source>
        <translation>Rien n’a été ouvert. Utilisez des feuilles portant le même numéro de lot.</translation>
    </message>
    <message>
        <source>Damaged key of a session</source>
        <translation>Clé d’une séance endommagée</translation>
    </message>
    <message>
        <source>This needs the package {package}, which is not installed: pip install bigdeal-gui[{extra}].</source>
        <translation>Il faut pour cela le paquet {package}, qui n’est pas installé&#xa0;: pip install bigdeal-gui[{extra}].</translation>
    </message>
    <message>
        <source>Not an outside value</source>
        <translation>Pas une valeur extérieure</translation>
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
        <source>These are not yet the words of “{name}”: {reason}.</source>
        <translation>Ce ne sont pas encore les mots de «&#xa0;{name}&#xa0;»&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Not the promised words</source>
        <translation>Pas les mots promis</translation>
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
        <source>The promise names no holder “{name}”.</source>
        <translation>La promesse ne nomme aucun dépositaire «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>No such holder</source>
        <translation>Dépositaire inconnu</translation>
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
        <source>Commitment of a newer version</source>
        <translation>Engagement d’une version plus récente</translation>
    </message>
    <message>
        <source>This cannot be the outside value: {reason}.</source>
        <translation>Ceci ne peut pas être la valeur extérieure&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The passphrase does not open this sealed file.</source>
        <translation>Cette phrase secrète n’ouvre pas ce fichier scellé.</translation>
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
        <source>Public key {place} cannot be used: {reason}.</source>
        <translation>La clé publique {place} ne peut pas être utilisée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The secret key cannot be used: {reason}.</source>
        <translation>La clé secrète ne peut pas être utilisée&#xa0;: {reason}.</translation>
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
        <source>reading of {name}</source>
        <translation>lecture de {name}</translation>
    </message>
    <message>
        <source>The {name} file is too large to be read whole, {place}: {reason}.</source>
        <translation>Le fichier {name} est trop grand pour être lu en entier, {place}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Commitment that contradicts itself</source>
        <translation>Engagement qui se contredit</translation>
    </message>
    <message>
        <source>Damaged record</source>
        <translation>Compte rendu endommagé</translation>
    </message>
    <message>
        <source>Not as promised</source>
        <translation>Non conforme à la promesse</translation>
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
        <source>This computer is too slow, or too busy, to open the sealed file.</source>
        <translation>Cet ordinateur est trop lent, ou trop occupé, pour ouvrir le fichier scellé.</translation>
    </message>
    <message>
        <source>Too much work for this computer</source>
        <translation>Trop de travail pour cet ordinateur</translation>
    </message>
    <message>
        <source>Nothing was written. Choose another name, or move the old file to another folder.</source>
        <translation>Rien n’a été écrit. Choisissez un autre nom, ou déplacez l’ancien fichier dans un autre dossier.</translation>
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
        <source>This round is not what the network signed: {reason}.</source>
        <translation>Ce tirage n’est pas ce que le réseau a signé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Round that was not signed</source>
        <translation>Tirage sans signature authentique</translation>
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
        <source>Not a logo</source>
        <translation>Pas un logo</translation>
    </message>
    <message>
        <source>Nothing was written. If play is over, say --finished. Otherwise seal it with a passphrase (--passphrase-file) or until a time (--release), or say --open.</source>
        <translation>Rien n’a été écrit. Si la séance est terminée, ajoutez --finished&#xa0;; sinon scellez-la avec une phrase secrète (--passphrase-file) ou jusqu’à une heure donnée (--release), ou ajoutez --open.</translation>
    </message>
    <message>
        <source>Do not use them. When the disk or USB drive works again, deal into its folder again. What is left is then removed, and you are told.</source>
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
        <translation>L’horloge de cet ordinateur indique {here}, mais son registre a une entrée du {later}.</translation>
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
        <source>The file was not changed. Choose the file with the hands.</source>
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
    <message>
        <source>Double-dummy analysis is not available on this computer: {reason}.</source>
        <translation>Les résultats double mort ne peuvent pas être calculés sur cet ordinateur&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The format “{name}” cannot contain these boards: {reason}. {remedy}</source>
        <translation>Le format «&#xa0;{name}&#xa0;» ne peut pas contenir ces donnes&#xa0;: {reason}. {remedy}</translation>
    </message>
    <message>
        <source>Not a valid {name} file, {place}: {reason}.</source>
        <translation>Fichier {name} endommagé, {place}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The {name} file contains boards that are not deals: {problems}</source>
        <translation>Le fichier {name} contient des donnes impossibles&#xa0;: {problems}</translation>
    </message>
    <message>
        <source>The file has {size_bytes} bytes; at most {limit_bytes} can be read.</source>
        <translation>Le fichier fait {size_bytes} octets&#xa0;; {limit_bytes} au plus sont lus.</translation>
    </message>
    <message>
        <source>Not a holding of one suit: {reason}.</source>
        <translation>Pas une couleur en deux mains&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The journal “{path}” is missing; it had {rows} rows.</source>
        <translation>Le registre «&#xa0;{path}&#xa0;» a disparu&#xa0;; il contenait {rows} lignes.</translation>
    </message>
    <message>
        <source>The journal’s key “{path}” {reason}.</source>
        <translation>La clé du registre «&#xa0;{path}&#xa0;» {reason}.</translation>
    </message>
    <message>
        <source>There is no space on the disk for the journal “{path}”.</source>
        <translation>Le disque n’a plus de place pour le registre «&#xa0;{path}&#xa0;».</translation>
    </message>
    <message>
        <source>There is no set “{text}” in the journal.</source>
        <translation>Le registre ne contient aucune série «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>The file was not changed. It opens with a passphrase or a key.</source>
        <translation>Le fichier est resté tel quel. Il s’ouvre avec une phrase secrète ou une clé.</translation>
    </message>
    <message>
        <source>This box is locked with a public clock other than quicknet.</source>
        <translation>Ce coffret est verrouillé avec une autre horloge publique que quicknet.</translation>
    </message>
    <message>
        <source>The file was not changed. Ask the person who made it how to open it.</source>
        <translation>Le fichier est resté tel quel. Demandez à son auteur comment il s’ouvre.</translation>
    </message>
    <message>
        <source>The box was not changed. Get the round that the box names, and try again.</source>
        <translation>Le coffret est resté tel quel. Procurez-vous le tirage qu’il indique, puis réessayez.</translation>
    </message>
    <message>
        <source>Nothing was done. Install it and try again.</source>
        <translation>Rien n’a été fait. Installez-le, et appelez de nouveau.</translation>
    </message>
    <message>
        <source>“{text}” is not a set of boards: {reason}.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une série de donnes&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was written. Correct it and start again.</source>
        <translation>Rien n’a été écrit. Corrigez-la, et recommencez.</translation>
    </message>
    <message>
        <source>Not a valid file of “{scheme}” numbers, record {record}: {reason}.</source>
        <translation>Ce n’est pas un bon fichier de numéros «&#xa0;{scheme}&#xa0;», enregistrement {record}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The computer’s own randomness is not available ({reason}).</source>
        <translation>Le hasard de l’ordinateur n’est pas disponible ({reason}).</translation>
    </message>
    <message>
        <source>The randomness produced a seed that it had produced before (its digest is in “{path}”).</source>
        <translation>Le hasard a donné une graine déjà donnée (son empreinte figure dans «&#xa0;{path}&#xa0;»).</translation>
    </message>
    <message>
        <source>The randomness produced deals that it had produced before, in the set {named}.</source>
        <translation>Le hasard a donné des donnes déjà distribuées, dans la série {named}.</translation>
    </message>
    <message>
        <source>Nothing was written. Deal a new set, or a reserve set in a tournament. From these boards you may only make copies for a record or a web page.</source>
        <translation>Rien n’a été écrit. Distribuez une nouvelle série, ou une série de réserve dans un tournoi&#xa0;; de celles-ci, on ne peut faire que des copies pour les archives ou une page web.</translation>
    </message>
    <message>
        <source>Some of these boards belong to a set that is {state}, not finished: set {named}.</source>
        <translation>Il y a ici des donnes d’une série non terminée (état&#xa0;: {state})&#xa0;: série {named}.</translation>
    </message>
    <message>
        <source>“{path}” already exists and was not changed.</source>
        <translation>«&#xa0;{path}&#xa0;» existe déjà et reste tel quel.</translation>
    </message>
    <message>
        <source>The folder “{path}” does not exist.</source>
        <translation>Le dossier «&#xa0;{path}&#xa0;» n’existe pas.</translation>
    </message>
    <message>
        <source>“{path}” reads back differently from what was dealt: the disk or USB drive is faulty.</source>
        <translation>«&#xa0;{path}&#xa0;», relu, diffère de ce qui a été distribué&#xa0;: le disque ou la clé USB est défectueux.</translation>
    </message>
    <message>
        <source>The set could not be completed, and some of its files could not be removed: {names}.</source>
        <translation>La série n’a pas pu être achevée, et certains de ses fichiers n’ont pas pu être supprimés&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written ({reason}). Because “portable.ini” is beside the program, everything is stored there.</source>
        <translation>«&#xa0;{path}&#xa0;» ne peut pas être écrit ({reason}), et avec «&#xa0;portable.ini&#xa0;» à côté du programme, tout est conservé là.</translation>
    </message>
    <message>
        <source>The {key} cannot be stored in Big Deal’s file: {reason}.</source>
        <translation>Le champ {key} ne peut pas être conservé dans le fichier de Big Deal&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The {field} is not valid: {reason}.</source>
        <translation>Le champ «&#xa0;{field}&#xa0;» ne peut pas rester ainsi&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Not a valid tournament plan, line {line}, column {column}: {reason}.</source>
        <translation>Description de tournoi endommagée, ligne {line}, colonne {column}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Not a valid key file, line {line}, column {column}: {reason}.</source>
        <translation>Fichier de clés endommagé, ligne {line}, colonne {column}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>These are not the keys that were fixed when the plan was published.</source>
        <translation>Ce ne sont pas les clés fixées lors de la publication du plan.</translation>
    </message>
    <message>
        <source>The plan leaves the boards of phase {phase} open, and you named none.</source>
        <translation>Le plan laisse ouvertes les donnes de la phase {phase}, et aucune n’a été indiquée.</translation>
    </message>
    <message>
        <source>The plan cannot be published like this: {problems}</source>
        <translation>Le plan ne peut pas être publié ainsi&#xa0;: {problems}</translation>
    </message>
    <message>
        <source>beginning of the file names</source>
        <translation>début des noms de fichiers</translation>
    </message>
    <message>
        <source>A value cannot be converted</source>
        <translation>Une valeur ne peut pas être convertie</translation>
    </message>
    <message>
        <source>The values before it have been converted. Correct it and continue from there.</source>
        <translation>Les précédentes ont reçu leur réponse. Corrigez-la et reprenez à partir de là.</translation>
    </message>
    <message>
        <source>Give a number within the range.</source>
        <translation>Donnez un numéro compris dans les limites.</translation>
    </message>
    <message>
        <source>Write South’s cards, a space, and North’s, such as AT95 Q4; a hand without cards is “-”.</source>
        <translation>Écrivez les cartes de Sud, un espace, puis celles de Nord, comme AT95 Q4&#xa0;; une main sans carte s’écrit «&#xa0;-&#xa0;».</translation>
    </message>
    <message>
        <source>Nothing was dealt. Restart the computer. If that does not help, use another one.</source>
        <translation>Rien n’a été distribué. Redémarrez l’ordinateur&#xa0;; si cela persiste, utilisez-en un autre.</translation>
    </message>
    <message>
        <source>Nothing was written. Deal fewer boards at a time.</source>
        <translation>Distribuez moins de donnes à la fois&#xa0;; rien n’a été livré.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Type or move the mouse until it is full.</source>
        <translation>Tapez ou bougez la souris jusqu’à ce qu’elle le soit. Rien n’a été distribué.</translation>
    </message>
    <message>
        <source>Nothing was written. Do not deal on this computer: its randomness is broken.</source>
        <translation>Rien n’a été livré. Ne distribuez pas sur cet ordinateur&#xa0;: son hasard est défectueux.</translation>
    </message>
    <message>
        <source>Nothing was written. Choose only one of them.</source>
        <translation>Rien n’a été écrit. Enlevez l’un des deux.</translation>
    </message>
    <message>
        <source>A format cannot contain these boards</source>
        <translation>Un format ne peut pas contenir ces donnes</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was made.</source>
        <translation>Le fichier est resté tel quel. Reprenez-le là où il a été fait.</translation>
    </message>
    <message>
        <source>The file was not changed. Do not play these boards.</source>
        <translation>Le fichier est resté tel quel. Ne jouez pas ces donnes.</translation>
    </message>
    <message>
        <source>The file was not changed.</source>
        <translation>Le fichier est resté tel quel.</translation>
    </message>
    <message>
        <source>The name already exists</source>
        <translation>Ce nom est déjà pris</translation>
    </message>
    <message>
        <source>Nothing was written. Use letters, digits, spaces, “-” and “_”.</source>
        <translation>Rien n’a été écrit. Utilisez des lettres, des chiffres, des espaces, «&#xa0;-&#xa0;» et «&#xa0;_&#xa0;».</translation>
    </message>
    <message>
        <source>Nothing was changed. Check the name, and whether you may read it.</source>
        <translation>Rien n’a été changé. Vérifiez le nom, et si vous avez le droit de le lire.</translation>
    </message>
    <message>
        <source>The USB drive cannot be written</source>
        <translation>Impossible d’écrire sur la clé USB</translation>
    </message>
    <message>
        <source>Nothing was dealt. Remove the write protection or free some space. Without “portable.ini” the program stores its files on this computer.</source>
        <translation>Rien n’a été distribué. Enlevez la protection en écriture ou faites de la place. Sans «&#xa0;portable.ini&#xa0;», le programme conserve ses données sur cet ordinateur.</translation>
    </message>
    <message>
        <source>The set was removed again. Use another disk or USB drive.</source>
        <translation>La série a été supprimée. Utilisez un autre disque ou une autre clé USB.</translation>
    </message>
    <message>
        <source>This file is sealed or locked. Its boards can be read when it has been opened.</source>
        <translation>Ce fichier est scellé ou verrouillé. Ses donnes pourront être lues quand il aura été ouvert.</translation>
    </message>
    <message>
        <source>Sealed or locked</source>
        <translation>Scellé ou verrouillé</translation>
    </message>
    <message>
        <source>Nothing was written. A locked box opens with its round, a sealed file with its passphrase or key.</source>
        <translation>Rien n’a été écrit. Un coffret verrouillé s’ouvre avec son tirage, un fichier scellé avec sa phrase secrète ou sa clé.</translation>
    </message>
    <message>
        <source>The work was interrupted: the part of the program that does it has stopped.</source>
        <translation>Le travail a été interrompu&#xa0;: la partie du programme qui s’en charge s’est arrêtée.</translation>
    </message>
    <message>
        <source>The work was interrupted</source>
        <translation>Le travail s’est interrompu</translation>
    </message>
    <message>
        <source>The journal shows whether it was done. If it was not, do it again: this also removes hidden files, which may contain boards or keys.</source>
        <translation>Le registre montre si cela a été fait. Sinon, recommencez&#xa0;: cela supprime aussi les fichiers cachés, qui peuvent contenir des donnes ou des clés.</translation>
    </message>
    <message>
        <source>It was not changed, and nothing was dealt. Restore it from a backup, or move its folder elsewhere and keep it: the program then starts a new journal.</source>
        <translation>Il est resté tel quel, et rien n’a été distribué. Rétablissez-le d’après une sauvegarde, ou mettez son dossier à l’écart et gardez-le&#xa0;: le programme commence alors un nouveau registre.</translation>
    </message>
    <message>
        <source>The journal is missing</source>
        <translation>Le registre a disparu</translation>
    </message>
    <message>
        <source>Nothing was dealt. Put the journal back, or restore a backup. To start a new one, move the other files of its folder elsewhere and keep them.</source>
        <translation>Rien n’a été distribué. Remettez le registre à sa place, ou rétablissez une sauvegarde. Pour en commencer un nouveau, mettez les autres fichiers de son dossier à l’écart et gardez-les.</translation>
    </message>
    <message>
        <source>The journal’s key is missing</source>
        <translation>La clé du registre manque</translation>
    </message>
    <message>
        <source>Nothing was dealt. Put “journal.key” back beside the journal, or restore a backup. Without the key, earlier sets cannot be recognised.</source>
        <translation>Rien n’a été distribué. Remettez «&#xa0;journal.key&#xa0;» à côté du registre, ou rétablissez une sauvegarde&#xa0;: sans la clé, aucune série antérieure ne peut être reconnue.</translation>
    </message>
    <message>
        <source>It was not changed. Use the newer program.</source>
        <translation>Il est resté tel quel. Utilisez le programme plus récent.</translation>
    </message>
    <message>
        <source>No space for the journal</source>
        <translation>Plus de place pour le registre</translation>
    </message>
    <message>
        <source>The journal is intact, but the new row was not written. Free some space on the disk, then try again.</source>
        <translation>Le registre est intact, mais la ligne n’a pas été écrite. Faites de la place sur le disque, puis réessayez.</translation>
    </message>
    <message>
        <source>Nothing was recorded. Check that you have permission to write in its folder.</source>
        <translation>Rien n’a été noté. Vérifiez que vous avez le droit d’écrire dans son dossier.</translation>
    </message>
    <message>
        <source>It was not changed. Keep a copy, and compare it with an earlier certificate or export.</source>
        <translation>Il est resté tel quel. Gardez-en une copie et comparez-la avec un certificat ou un export plus ancien.</translation>
    </message>
    <message>
        <source>Check the code on the label. A set dealt on another computer is in that computer’s journal.</source>
        <translation>Vérifiez le code sur l’étiquette. Une série distribuée sur un autre ordinateur figure dans le registre de celui-ci.</translation>
    </message>
    <message>
        <source>The set was not changed.</source>
        <translation>La série est restée telle quelle.</translation>
    </message>
    <message>
        <source>“{path}” is another file, so the set’s files were not moved.</source>
        <translation>«&#xa0;{path}&#xa0;» est un autre fichier, donc les fichiers de la série n’ont pas été déplacés.</translation>
    </message>
    <message>
        <source>The files were not moved</source>
        <translation>Les fichiers n’ont pas été déplacés</translation>
    </message>
    <message>
        <source>The set’s files are unchanged, and where they were. Put the other file elsewhere before you move them.</source>
        <translation>Les fichiers de la série sont inchangés, là où ils étaient. Mettez l’autre fichier ailleurs avant de les déplacer.</translation>
    </message>
    <message>
        <source>Not for Big Deal’s file</source>
        <translation>Pas pour le fichier de Big Deal</translation>
    </message>
    <message>
        <source>The file was not changed. Use a shorter text on one line.</source>
        <translation>Le fichier est resté tel quel. Utilisez un texte plus court, sur une seule ligne.</translation>
    </message>
    <message>
        <source>The plan is not possible</source>
        <translation>Le plan ne peut pas rester ainsi</translation>
    </message>
    <message>
        <source>Nothing was written. Correct the points named.</source>
        <translation>Rien n’a été écrit. Corrigez ce qui est indiqué.</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was published, or use its .bak.</source>
        <translation>Le fichier est resté tel quel. Reprenez-le là où il a été publié, ou utilisez son .bak.</translation>
    </message>
    <message>
        <source>The file was not changed. Use a copy of it. Without the keys nothing can be dealt or proved.</source>
        <translation>Le fichier est resté tel quel. Utilisez une copie&#xa0;; sans les clés, rien ne peut être distribué ni prouvé.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Use the keys and the plan exactly as published.</source>
        <translation>Rien n’a été distribué. Utilisez les clés et le plan tels qu’ils étaient à la publication.</translation>
    </message>
    <message>
        <source>Nothing was written. Check the phases of the plan.</source>
        <translation>Rien n’a été écrit. Regardez les phases du plan.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Enter how many boards these sessions have.</source>
        <translation>Rien n’a été distribué. Indiquez combien de donnes ont ces séances.</translation>
    </message>
    <message>
        <source>The tournament was not changed.</source>
        <translation>Le tournoi est resté tel quel.</translation>
    </message>
    <message>
        <source>Nothing was published. Correct the points named, or confirm that they are intended.</source>
        <translation>Rien n’a été publié. Corrigez ce qui est indiqué, ou dites que c’est voulu.</translation>
    </message>
    <message>
        <source>No files were left behind.</source>
        <translation>Aucun fichier n’est resté.</translation>
    </message>
    <message>
        <source>Nothing was written. --help lists the commands and options.</source>
        <translation>Rien n’a été écrit. --help montre ce qui est possible.</translation>
    </message>
    <message>
        <source>Boards not played yet</source>
        <translation>Donnes encore à jouer</translation>
    </message>
    <message>
        <source>Nothing was shown. Wait until play is over and the set is marked as finished, or use --finished.</source>
        <translation>Rien n’a été montré. Attendez la fin du jeu et que la série soit marquée comme terminée, ou ajoutez --finished.</translation>
    </message>
    <message>
        <source>The set has not been played yet</source>
        <translation>La série reste à jouer</translation>
    </message>
    <message>
        <source>Cannot be opened yet</source>
        <translation>Pas encore à ouvrir</translation>
    </message>
    <message>
        <source>The file was not changed. It opens then, or as soon as its set is marked as finished.</source>
        <translation>Le fichier est resté tel quel. Il s’ouvrira à ce moment-là, ou dès que sa série est marquée comme terminée.</translation>
    </message>
    <message>
        <source>The key is missing</source>
        <translation>La clé n’est pas ici</translation>
    </message>
    <message>
        <source>The file was not changed. Open it on the computer that made it, or make the record again there.</source>
        <translation>Le fichier est resté tel quel. Ouvrez-le sur l’ordinateur qui l’a fait, ou refaites-y la feuille de donnes.</translation>
    </message>
    <message>
        <source>Nothing was sealed. Use several unrelated words, or let the program make them up.</source>
        <translation>Rien n’a été scellé. Prenez plusieurs mots sans rapport entre eux, ou laissez le programme les choisir.</translation>
    </message>
    <message>
        <source>The file was not changed. Check capital letters and the keyboard layout, then try again.</source>
        <translation>Le fichier est resté tel quel. Attention aux majuscules et à la disposition du clavier, puis réessayez.</translation>
    </message>
    <message>
        <source>The file was not changed. Use the secret key of one of the people it was sealed for.</source>
        <translation>Le fichier est resté tel quel. Utilisez la clé secrète d’un de ceux pour qui il a été scellé.</translation>
    </message>
    <message>
        <source>The file was not changed. Enter the passphrase, or the words from the officials’ sheets.</source>
        <translation>Le fichier est resté tel quel. Donnez la phrase secrète, ou réunissez les listes de mots des responsables.</translation>
    </message>
    <message>
        <source>The file was not changed. Give the secret key of one of the people it was sealed for.</source>
        <translation>Le fichier est resté tel quel. Donnez la clé secrète d’un de ceux pour qui il a été scellé.</translation>
    </message>
    <message>
        <source>This is neither a sealed file nor a locked box: it does not start like an age file.</source>
        <translation>Ce n’est ni un fichier scellé ni un coffret verrouillé&#xa0;: il ne commence pas comme un fichier age.</translation>
    </message>
    <message>
        <source>Neither a sealed file nor a locked box</source>
        <translation>Ni fichier scellé ni coffret verrouillé</translation>
    </message>
    <message>
        <source>The file was not changed. Choose the sealed file or the box, or another copy of it.</source>
        <translation>Le fichier est resté tel quel. Choisissez le fichier scellé ou le coffret, ou une autre copie de celui-ci.</translation>
    </message>
    <message>
        <source>The file was not changed. Use another copy of it.</source>
        <translation>Le fichier est resté tel quel. Utilisez-en une autre copie.</translation>
    </message>
    <message>
        <source>Opening this sealed file would take too long: it was sealed with a very high work factor.</source>
        <translation>Ouvrir ce fichier scellé prendrait trop de temps&#xa0;: il a été scellé avec un facteur de travail inhabituellement élevé.</translation>
    </message>
    <message>
        <source>Opening would take too long</source>
        <translation>L’ouverture prendrait trop de temps</translation>
    </message>
    <message>
        <source>The file was not changed. Ask the person who sealed it to seal it again in the usual way.</source>
        <translation>Le fichier est resté tel quel. Demandez à la personne qui l’a scellé de le sceller de nouveau de la manière habituelle.</translation>
    </message>
    <message>
        <source>Nothing was sealed. A public key is one line that starts with age1.</source>
        <translation>Rien n’a été scellé. Une clé publique est une ligne qui commence par age1.</translation>
    </message>
    <message>
        <source>Nothing was opened. A secret key is one line that starts with AGE-SECRET-KEY-1.</source>
        <translation>Rien n’a été ouvert. Une clé secrète est une ligne qui commence par AGE-SECRET-KEY-1.</translation>
    </message>
    <message>
        <source>These sheets cannot be made</source>
        <translation>Parts impossibles</translation>
    </message>
    <message>
        <source>Nothing was sealed. Use two of three, for example.</source>
        <translation>Rien n’a été scellé. Prenez par exemple deux parts sur trois.</translation>
    </message>
    <message>
        <source>Nothing was opened. Enter the words of another sheet as well.</source>
        <translation>Rien n’a été ouvert. Saisissez aussi la liste de mots d’une autre feuille.</translation>
    </message>
    <message>
        <source>Sheets that do not belong together</source>
        <translation>Listes de mots incompatibles</translation>
    </message>
    <message>
        <source>Not a valid session key file, line {line}: {reason}.</source>
        <translation>Fichier de clé d’une séance endommagé, ligne {line}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The file was not changed. Get the pack of that session again.</source>
        <translation>Le fichier est resté tel quel. Récupérez de nouveau le paquet de cette séance.</translation>
    </message>
    <message>
        <source>The file was not changed. The records before this one could be read. Perhaps it uses another scheme.</source>
        <translation>Le fichier est resté tel quel&#xa0;; les enregistrements précédents ont pu être lus. Peut-être relève-t-il d’une autre numérotation.</translation>
    </message>
    <message>
        <source>Nothing was written. Type the value as published, on one line.</source>
        <translation>Rien n’a été écrit. Tapez la valeur telle qu’elle a été publiée, sur une seule ligne.</translation>
    </message>
    <message>
        <source>Nothing was read from it. If somebody else already has it, let the holder make new words.</source>
        <translation>Rien n’en a été repris. Si quelqu’un d’autre l’a déjà, que le dépositaire fasse de nouveaux mots.</translation>
    </message>
    <message>
        <source>Nothing was written. Check the slip again: it is easy to mistype a word.</source>
        <translation>Rien n’a été écrit. Relisez le billet&#xa0;: en tapant, un mot glisse vite.</translation>
    </message>
    <message>
        <source>Nothing was written. Ask them for their words. If someone withholds them, say so: the promised hash is then used instead, and play goes on.</source>
        <translation>Rien n’a été écrit. Demandez-leur leurs mots. Qui les retient n’arrête pas le jeu&#xa0;: dites-le, et l’empreinte promise prend leur place.</translation>
    </message>
    <message>
        <source>Nothing was written. Use the name exactly as in the promise.</source>
        <translation>Rien n’a été écrit. Prenez le nom tel qu’il figure dans la promesse.</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was published.</source>
        <translation>Le fichier est resté tel quel. Reprenez-le là où il a été publié.</translation>
    </message>
    <message>
        <source>The file was not changed. Use the newer program.</source>
        <translation>Le fichier est resté tel quel. Utilisez le programme plus récent.</translation>
    </message>
    <message>
        <source>The outside value cannot be promised like this: {reason}.</source>
        <translation>La valeur extérieure ne peut pas être promise ainsi&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Not a valid commitment file: {reason}.</source>
        <translation>Fichier d’engagement endommagé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The commitment file has version {version}, which this program does not know.</source>
        <translation>Le fichier d’engagement est de type {version}, que ce programme ne connaît pas.</translation>
    </message>
    <message>
        <source>This passphrase is not accepted: {reason}.</source>
        <translation>Cette phrase secrète n’est pas acceptée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The file is sealed for a different key.</source>
        <translation>Le fichier est scellé pour une autre clé que celle donnée.</translation>
    </message>
    <message>
        <source>Not a valid sealed file: {reason}.</source>
        <translation>Fichier scellé endommagé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{needed} of {count} sheets are not possible: {reason}.</source>
        <translation>{needed} parts sur {count}, c’est impossible&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The words cannot be read: {reason}.</source>
        <translation>La liste de mots ne peut pas être lue&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Sheets entered: {have}; needed to open the file: {needed}.</source>
        <translation>Listes de mots de feuilles différentes&#xa0;: {have}&#xa0;; nécessaires pour ouvrir le fichier&#xa0;: {needed}.</translation>
    </message>
    <message>
        <source>These sheets do not belong together: {reason}.</source>
        <translation>Ces listes de mots ne vont pas ensemble&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Set {named} is {state}, not finished: prints that show its cards are sealed, unless you decide otherwise.</source>
        <translation>La série {named} n’est pas terminée (état&#xa0;: {state})&#xa0;: ce qui montre ses cartes est scellé, ou laissé ouvert exprès.</translation>
    </message>
    <message>
        <source>The sealed record cannot be opened before {release_at}.</source>
        <translation>La feuille de donnes scellée s’ouvre le {release_at}, pas avant.</translation>
    </message>
    <message>
        <source>This computer’s journal has no key for this sealed file.</source>
        <translation>Le registre de cet ordinateur ne contient pas de clé pour ce fichier scellé.</translation>
    </message>
    <message>
        <source>computer’s randomness</source>
        <translation>hasard de l’ordinateur</translation>
    </message>
    <message>
        <source>Too large to read</source>
        <translation>Plus que ce qui est lu</translation>
    </message>
    <message>
        <source>The file was not changed. It may be valid: split it into smaller files.</source>
        <translation>Le fichier est resté tel quel. Il est peut-être bon&#xa0;: divisez-le en fichiers plus petits.</translation>
    </message>
    <message>
        <source>A set called “{name}” is being dealt into “{folder}” right now.</source>
        <translation>Une série nommée «&#xa0;{name}&#xa0;» est en cours de distribution dans «&#xa0;{folder}&#xa0;».</translation>
    </message>
    <message>
        <source>Already being dealt</source>
        <translation>Elle est déjà en cours de distribution</translation>
    </message>
    <message>
        <source>Nothing was dealt a second time. Wait until it is finished, or choose another name.</source>
        <translation>Rien n’a été distribué une seconde fois. Attendez la fin de cette distribution, ou choisissez un autre nom.</translation>
    </message>
    <message>
        <source>There is a problem with the journal “{path}”: {reason}.</source>
        <translation>Le registre «&#xa0;{path}&#xa0;» est douteux&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>Le registre est douteux</translation>
    </message>
    <message>
        <source>Nothing was dealt. Find out why, or restore a backup; your newest certificate shows how far the journal had come. To deal anyway, answer yes when the program asks, or use --although-journal on the command line.</source>
        <translation>Rien n’a été distribué. Cherchez pourquoi, ou rétablissez une sauvegarde&#xa0;; le certificat le plus récent montre jusqu’où allait le registre. Pour distribuer quand même, dites-le quand on vous le demande&#xa0;; les commandes acceptent --although-registre.</translation>
    </message>
    <message>
        <source>Not a valid tournament record: {reason}.</source>
        <translation>Ce n’est pas un compte rendu de tournoi valable&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The file was not changed. Get the pack again from where it was published.</source>
        <translation>Le fichier est resté tel quel. Reprenez le paquet là où il a été publié.</translation>
    </message>
    <message>
        <source>place of publication</source>
        <translation>lieu où il figure</translation>
    </message>
    <message>
        <source>first day of publication</source>
        <translation>jour depuis lequel il y figure</translation>
    </message>
    <message>
        <source>The outside value is not in the promised form: {reason}.</source>
        <translation>La valeur extérieure n’est pas écrite comme promis&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was written. Look the value up again. If its source really published it like this, give the reason for using it anyway; everyone will read the reason.</source>
        <translation>Rien n’a été écrit. Cherchez la valeur encore une fois. Si sa source l’a vraiment publiée ainsi, dites pourquoi on la prend quand même&#xa0;; tout le monde lira la raison.</translation>
    </message>
    <message>
        <source>Nothing was written. Put back the plan, the commitment and the keys exactly as published.</source>
        <translation>Rien n’a été écrit. Remettez le plan, l’engagement et les clés tels qu’ils ont été publiés.</translation>
    </message>
    <message>
        <source>The file was not changed. Close other programs and try again, or use a faster computer.</source>
        <translation>Le fichier est resté tel quel. Fermez d’autres programmes et réessayez, ou prenez un ordinateur plus rapide.</translation>
    </message>
    <message>
        <source>The boards have not changed. Print without the analysis; if the program runs under Python, install bigdeal-gui[analysis].</source>
        <translation>Les donnes sont restées telles quelles. Laissez de côté les résultats&#xa0;; là où le programme tourne sous Python, installez bigdeal-gui[analysis].</translation>
    </message>
    <message>
        <source>Sealing or opening was interrupted: the part of the program that does it has stopped.</source>
        <translation>Le scellement ou l’ouverture a été interrompu&#xa0;: la partie du programme qui s’en charge s’est arrêtée.</translation>
    </message>
    <message>
        <source>Sealing or opening was interrupted</source>
        <translation>Scellement ou ouverture interrompus</translation>
    </message>
    <message>
        <source>No file was written or changed. This needs a lot of memory: close other programs and try again.</source>
        <translation>Aucun fichier n’a été écrit ni modifié. Fermez d’autres programmes, car il faut beaucoup de mémoire, et réessayez.</translation>
    </message>
    <message>
        <source>Nothing was written. Put the USB drive back in, or choose another folder.</source>
        <translation>Rien n’a été écrit. Remettez la clé USB, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the round again: its number, its signature and its randomness.</source>
        <translation>Rien n’a été écrit. Récupérez de nouveau le tirage&#xa0;: son numéro, sa signature et son nombre aléatoire.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the round again, preferably from another relay.</source>
        <translation>Rien n’a été écrit. Récupérez de nouveau le tirage, de préférence sur un autre serveur.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the promised round.</source>
        <translation>Rien n’a été écrit. Récupérez le tirage promis.</translation>
    </message>
    <message>
        <source>This picture cannot be used as a logo: {reason}.</source>
        <translation>Cette image ne peut pas être le logo&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was changed. Save the picture as a PNG about 1000 pixels wide, and choose that.</source>
        <translation>Rien n’a été changé. Enregistrez l’image en PNG, large d’environ 1000 points, et choisissez-la.</translation>
    </message>
    <message>
        <source>See the help page “When something goes wrong at the event”, case {number}.</source>
        <translation>Voyez la page d’aide «&#xa0;Quand quelque chose tourne mal au tournoi&#xa0;», cas {number}.</translation>
    </message>
    <message>
        <source>A worker process ended before its part was done. Results kept so far: {done}.</source>
        <translation>Un processus de travail s’est arrêté avant d’avoir fini sa part. Résultats conservés jusqu’ici&#xa0;: {done}.</translation>
    </message>
    <message>
        <source>A worker was lost</source>
        <translation>Un processus de travail a été perdu</translation>
    </message>
    <message>
        <source>What is done is kept. Call resume() of this error with a fresh executor to go on.</source>
        <translation>Ce qui est fait est conservé. Appelez resume() de cette erreur avec un nouvel executor pour continuer.</translation>
    </message>
    <message>
        <source>The commitment file contradicts itself: its check code is not that of its lines.</source>
        <translation>Le fichier d’engagement se contredit&#xa0;: son code de contrôle n’est pas celui de ses lignes.</translation>
    </message>
    <message>
        <source>The last entry may be recorded, or not. Look at the journal before you try again.</source>
        <translation>La dernière entrée a peut-être été notée, ou non. Consultez le registre avant de réessayer.</translation>
    </message>
    <message>
        <source>“{path}” is not a valid backup of a journal: {reason}.</source>
        <translation>«&#xa0;{path}&#xa0;» n’est pas une sauvegarde intacte d’un registre&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Not a backup of a journal</source>
        <translation>Pas une sauvegarde d’un registre</translation>
    </message>
    <message>
        <source>Nothing was changed. Choose another file: one that was written as a backup of the journal.</source>
        <translation>Rien n’a été changé. Choisissez un autre fichier&#xa0;: un fichier écrit comme sauvegarde du registre.</translation>
    </message>
</context>
<context>
    <name>fairness</name>
    <message>
        <source>Were these boards played?</source>
        <translation>Ces donnes ont-elles été jouées&#xa0;?</translation>
    </message>
    <message>
        <source>Has everybody played all of these boards?</source>
        <translation>Tout le monde a-t-il joué toutes ces donnes&#xa0;?</translation>
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
        <source>Phases {first} and {number} would both make a file “{name}”.</source>
        <translation>Les phases {first} et {number} feraient toutes deux un fichier «&#xa0;{name}&#xa0;».</translation>
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
        <source>A session of phase {number} has more than {limit} boards: {boards}.</source>
        <translation>Une séance de la phase {number} a plus de {limit} donnes&#xa0;: {boards}.</translation>
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
        <source>All sessions of phase {number} would be called “{prefix}”: add a “#”.</source>
        <translation>Toutes les séances de la phase {number} s’appelleraient «&#xa0;{prefix}&#xa0;»&#xa0;: ajoutez un «&#xa0;#&#xa0;».</translation>
    </message>
    <message>
        <source>“{prefix}” has too few “#” for {sessions} sessions: the files will not sort in order.</source>
        <translation>«&#xa0;{prefix}&#xa0;» a trop peu de «&#xa0;#&#xa0;» pour {sessions} séances&#xa0;: les fichiers ne seront pas triés dans l’ordre.</translation>
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
        <source>That is enough.</source>
        <translation>C’est assez.</translation>
    </message>
    <message>
        <source>That is little: add a second source, or take a value with more digits.</source>
        <translation>C’est peu&#xa0;: ajoutez une seconde source, ou prenez une valeur qui a plus de chiffres.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>absent</translation>
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
        <source>Phase {phase}, “{promised}”, was published but is missing now.</source>
        <translation>La phase {phase}, «&#xa0;{promised}&#xa0;», a été publiée et manque maintenant.</translation>
    </message>
    <message>
        <source>The plan does not say where the outside value will come from.</source>
        <translation>Il n’est pas dit d’où viendra la valeur extérieure.</translation>
    </message>
    <message>
        <source>The source in the plan does not match the rule.</source>
        <translation>La source inscrite dans le plan n’est pas celle que décrit la règle.</translation>
    </message>
    <message>
        <source>The outside value could not be typed like this: {reason}.</source>
        <translation>La valeur extérieure ne pourrait pas être tapée ainsi&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The outside value has “{sign}” between digits; it is used unchanged.</source>
        <translation>La valeur extérieure contient «&#xa0;{sign}&#xa0;» entre des chiffres&#xa0;; elle est utilisée telle quelle.</translation>
    </message>
    <message>
        <source>The outside value has unusual spaces or letters; it is used unchanged.</source>
        <translation>La valeur extérieure contient des espaces ou des lettres inhabituels&#xa0;; elle est utilisée telle quelle.</translation>
    </message>
    <message>
        <source>“{prefix}” differs from the other names: most start with “{stem}”.</source>
        <translation>«&#xa0;{prefix}&#xa0;» ne commence pas comme les autres&#xa0;: la plupart commencent par «&#xa0;{stem}&#xa0;».</translation>
    </message>
    <message>
        <source>The folder already has {count} files that phase {number} would make, such as “{name}”. Deal into a separate folder.</source>
        <translation>Le dossier contient déjà {count} fichiers que ferait la phase {number}, comme «&#xa0;{name}&#xa0;»&#xa0;: distribuez dans un dossier à part.</translation>
    </message>
    <message>
        <source>The tournament “{file}” in this folder makes files with the same names as phase {number}, such as “{name}”. Deal into a separate folder.</source>
        <translation>Le tournoi «&#xa0;{file}&#xa0;» de ce dossier fait des fichiers aux noms de la phase {number}, comme «&#xa0;{name}&#xa0;»&#xa0;: distribuez dans un dossier à part.</translation>
    </message>
    <message>
        <source>Some computers change letters such as those in “{prefix}” in file names.</source>
        <translation>Certains ordinateurs ne gardent pas les lettres de «&#xa0;{prefix}&#xa0;» dans les noms de fichiers.</translation>
    </message>
    <message>
        <source>The sessions of phase {number} have different numbers of boards: {counts} ({boards}).</source>
        <translation>Les séances de la phase {number} n’ont pas le même nombre de donnes&#xa0;: {counts} ({boards}).</translation>
    </message>
    <message>
        <source>The boards of phase {number} are not consecutive: {boards}.</source>
        <translation>Les donnes de la phase {number} ne se suivent pas&#xa0;: {boards}.</translation>
    </message>
    <message>
        <source>Phase {number} has an open number of sessions, so one key opens them all. None of them can be revealed on its own evening, only all together at the end. With a fixed number, each session has its own key.</source>
        <translation>Le nombre de séances de la phase {number} est ouvert, donc une seule clé sert à toutes&#xa0;: aucune ne peut être révélée le soir même, seulement toutes à la fin. Avec un nombre fixe, chacune a sa propre clé.</translation>
    </message>
    <message>
        <source>The description “{text}” is the same for all sessions: add a “#”.</source>
        <translation>La description «&#xa0;{text}&#xa0;» ne distingue pas les séances&#xa0;: ajoutez un «&#xa0;#&#xa0;».</translation>
    </message>
    <message>
        <source>The description “{text}” gives a different number of sessions, not {sessions}.</source>
        <translation>La description «&#xa0;{text}&#xa0;» indique un autre nombre que {sessions} séances.</translation>
    </message>
    <message>
        <source>Phases {first} and {number} make files whose names differ only in zeros, such as “{other}” and “{name}”. People will confuse them.</source>
        <translation>Les phases {first} et {number} font des fichiers dont les noms ne diffèrent que par des zéros, comme «&#xa0;{other}&#xa0;» et «&#xa0;{name}&#xa0;»&#xa0;: on les confondra.</translation>
    </message>
    <message>
        <source>The character “{sign}” in {what} may be a mistake: “{text}”.</source>
        <translation>Le signe «&#xa0;{sign}&#xa0;» s’est peut-être glissé par erreur dans {what}&#xa0;: «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>There are extra spaces in {what}: “{text}”.</source>
        <translation>Il y a des espaces en trop dans {what}&#xa0;: «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>Older programs may show some letters of {what} incorrectly: “{text}”.</source>
        <translation>D’anciens programmes risquent de mal afficher certaines lettres, {what}&#xa0;: «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>There is a space between digits: if it only groups them, leave it out.</source>
        <translation>Il y a un espace entre des chiffres&#xa0;: s’il ne sert qu’à les grouper, enlevez-le.</translation>
    </message>
    <message>
        <source>There is a letter among the digits: O is not 0, l and I are not 1.</source>
        <translation>Une lettre se trouve parmi des chiffres&#xa0;: O n’est pas 0, l et I ne sont pas 1.</translation>
    </message>
    <message>
        <source>There is a sign between digits: if it only groups them, leave it out.</source>
        <translation>Un signe se trouve entre des chiffres&#xa0;: s’il ne sert qu’à les grouper, enlevez-le.</translation>
    </message>
    <message>
        <source>Some keyboards lack some of these characters, and others must type exactly the same.</source>
        <translation>Tous les claviers n’ont pas tous ces caractères, et d’autres doivent taper la même chose.</translation>
    </message>
    <message>
        <source>It has no digit: words can often be guessed.</source>
        <translation>Aucun chiffre&#xa0;: des mots peuvent souvent être prévus.</translation>
    </message>
    <message>
        <source>About {bits} bits of it could not be known beforehand: a guess is right once in {times} tries.</source>
        <translation>Environ {bits} bits n’en pouvaient pas être connus d’avance&#xa0;: qui devine tombe juste une fois sur {times}.</translation>
    </message>
    <message>
        <source>The first two digits of a number are not counted, because those of an index can be guessed.</source>
        <translation>Les deux premiers chiffres d’un nombre ne comptent pas&#xa0;: ceux d’un indice ne surprennent personne.</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>un espace</translation>
    </message>
    <message>
        <source>The promise does not say which value counts if the exchange is closed.</source>
        <translation>La promesse ne dit pas quelle valeur compte si la bourse est fermée.</translation>
    </message>
    <message>
        <source>The promise has no date that the program can read.</source>
        <translation>La promesse n’indique aucune date lisible.</translation>
    </message>
    <message>
        <source>{day} is in the past: everyone may already know its value.</source>
        <translation>{day} est passé&#xa0;: sa valeur est peut-être déjà connue de tous.</translation>
    </message>
    <message>
        <source>{day} is today: its value may be known before everyone has the plan.</source>
        <translation>{day}, c’est aujourd’hui&#xa0;: sa valeur peut être connue avant que tous aient le plan.</translation>
    </message>
    <message>
        <source>“{name}” is not the one in this computer’s journal.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas celui dont parle le registre de cet ordinateur.</translation>
    </message>
    <message>
        <source>Round {number} appears on {when}: promise a round that is at least an hour ahead.</source>
        <translation>Le tirage {number} paraît le {when}&#xa0;: promettez un tirage au moins une heure à l’avance.</translation>
    </message>
    <message>
        <source>The fallback value, used if the network has ended, is known before the round.</source>
        <translation>Ce qui compte si le réseau s’est arrêté est connu avant le tirage.</translation>
    </message>
    <message>
        <source>This value proves itself. The network signs it, every check can test the signature offline, and nobody can guess any of its 256 bits.</source>
        <translation>Cette valeur se prouve elle-même&#xa0;: le réseau la signe, chaque vérification contrôle la signature sans internet, et ses 256 bits sont tous une surprise.</translation>
    </message>
    <message>
        <source>The promise mentions a SHA-256, but not in the form that every check understands: enter holders by name and hash.</source>
        <translation>La promesse parle d’un SHA-256, mais pas sous la forme que toute vérification comprend&#xa0;: inscrivez les dépositaires par nom et empreinte.</translation>
    </message>
    <message>
        <source>There are {count} holders; at most {limit} are possible.</source>
        <translation>Il y a {count} dépositaires de mots, et le maximum est {limit}.</translation>
    </message>
    <message>
        <source>Two holders are called “{name}”: give them different names.</source>
        <translation>Deux dépositaires s’appellent «&#xa0;{name}&#xa0;»&#xa0;: donnez à chacun un nom à lui.</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” have the same hash, so they have the same words.</source>
        <translation>«&#xa0;{one}&#xa0;» et «&#xa0;{other}&#xa0;» ont la même empreinte&#xa0;: l’un garde les mots de l’autre.</translation>
    </message>
    <message>
        <source>The hash of “{name}” belongs to words that anyone would try first: ask for new ones.</source>
        <translation>L’empreinte de «&#xa0;{name}&#xa0;» est celle de mots que n’importe qui essaierait&#xa0;: demandez-en de nouveaux.</translation>
    </message>
    <message>
        <source>The hash of “{name}” does not look like a real one: perhaps nobody knows words for it.</source>
        <translation>L’empreinte de «&#xa0;{name}&#xa0;» n’y ressemble pas&#xa0;: peut-être que personne n’en connaît les mots.</translation>
    </message>
    <message>
        <source>Several people are involved. Nobody can foresee a board before the words are handed over, or secretly choose one. Only all of these together, with the people who open the keys, could do so: {names}.</source>
        <translation>Plusieurs personnes&#xa0;: à moins que tous ceux-ci ne s’entendent avec qui ouvre les clés, personne ne peut prévoir une donne avant la remise des mots, ni en choisir une sans que cela se voie&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>This computer already published a promise for an event with this name, on {days}. With several promises, one can be chosen later: state in public which one counts, and why.</source>
        <translation>Cet ordinateur a déjà publié une promesse pour une épreuve de ce nom, le {days}. Qui fait plusieurs promesses peut choisir parmi elles&#xa0;: dites en public laquelle compte, et pourquoi.</translation>
    </message>
    <message>
        <source>Phase {number}, {boards}: {problem} {remedy}</source>
        <translation>Phase {number}, {boards}&#xa0;: {problem} {remedy}</translation>
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
        <source>Load it in the Duplimate’s program (Dupsoft), and check the number of the first board there.</source>
        <translation>Chargez-le dans le programme de la Duplimate (Dupsoft) et vérifiez-y le numéro de la première donne.</translation>
    </message>
    <message>
        <source>Keep it as an archive: this program and Big Deal read it.</source>
        <translation>Gardez-le comme archive&#xa0;: ce programme et Big Deal le lisent.</translation>
    </message>
    <message>
        <source>people, after play; contains no deals</source>
        <translation>tout le monde, après le jeu&#xa0;; ne contient aucune donne</translation>
    </message>
    <message>
        <source>Load it in the Duplimate’s program. If that shows 99 boards, duplicate only the ones that were dealt.</source>
        <translation>Chargez-le dans le programme de la Duplimate&#xa0;; s’il montre 99 donnes, ne dupliquez que celles qui ont été distribuées.</translation>
    </message>
    <message>
        <source>Load it in the dealing machine’s program, and check the number of the first board, because the file has none.</source>
        <translation>Chargez-le dans le programme de la machine à dupliquer et vérifiez le numéro de la première donne&#xa0;: le fichier n’en a pas.</translation>
    </message>
    <message>
        <source>Load it in the machine’s program. BridgeComposer and scoring programs show hands: do not use them until play is over.</source>
        <translation>Chargez-le dans le programme de la machine. BridgeComposer et les programmes de calcul montrent les mains&#xa0;: attendez la fin du jeu.</translation>
    </message>
    <message>
        <source>Upload it to Bridge Base Online. Its hand viewer shows the hands: do not open it until play is over.</source>
        <translation>Envoyez-le sur Bridge Base Online. Sa visionneuse montre les mains&#xa0;: laissez-la fermée jusqu’à la fin du jeu.</translation>
    </message>
    <message>
        <source>Do not open it until play is over: a spreadsheet shows every hand.</source>
        <translation>Laissez-le fermé jusqu’à la fin du jeu&#xa0;: un tableur montre toutes les mains.</translation>
    </message>
    <message>
        <source>Load it in the Bernasconi machine’s program, and check the number of the first board, because the file has none.</source>
        <translation>Chargez-le dans le programme de la machine Bernasconi et vérifiez le numéro de la première donne&#xa0;: le fichier n’en a pas.</translation>
    </message>
    <message>
        <source>Load it in Borel’s program, and check the number of the first board, because the file has none.</source>
        <translation>Chargez-le dans le programme de Borel et vérifiez le numéro de la première donne&#xa0;: le fichier n’en a pas.</translation>
    </message>
    <message>
        <source>Load it in KoPS, and check the number of the first board, because the file has none.</source>
        <translation>Chargez-le dans KoPS et vérifiez le numéro de la première donne&#xa0;: le fichier n’en a pas.</translation>
    </message>
    <message>
        <source>Load it in KoPS; the board numbers are in the file.</source>
        <translation>Chargez-le dans KoPS&#xa0;; les numéros des donnes sont dans le fichier.</translation>
    </message>
    <message>
        <source>Read it when play is over: it shows how the cards are distributed overall.</source>
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
        <source>This is easy to guess. Vary the rhythm.</source>
        <translation>On vous devine facilement. Variez le rythme.</translation>
    </message>
    <message>
        <source>This repeats itself (a macro or a recording?). It no longer counts.</source>
        <translation>Ceci se répète (macro ou enregistrement&#xa0;?). Les bits ainsi gagnés sont retirés.</translation>
    </message>
    <message>
        <source>A key is held down. Press many different keys, one after another.</source>
        <translation>Une touche reste enfoncée. Frappez beaucoup de touches, l’une après l’autre.</translation>
    </message>
    <message>
        <source>Timing is coarse here, as over a remote desktop. Use the mouse, or only the computer.</source>
        <translation>Ici, les temps arrivent par paliers, comme sur un bureau à distance. Prenez la souris, ou l’ordinateur seul.</translation>
    </message>
    <message>
        <source>Input from other programs does not count.</source>
        <translation>Ce qui vient d’un autre programme ne compte pas.</translation>
    </message>
    <message>
        <source>Enough. Release the keys and the mouse.</source>
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
    <message>
        <source>Other users can write in “{folder}”, and so can replace the journal below it. Take that right from them: chmod go-w “{folder}”.</source>
        <translation>D’autres utilisateurs peuvent écrire dans «&#xa0;{folder}&#xa0;», et donc remplacer le registre qui s’y trouve plus bas. Retirez-leur ce droit&#xa0;: chmod go-w «&#xa0;{folder}&#xa0;».</translation>
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
        <source>In words: {words}</source>
        <translation>En mots&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Published, as the organiser says: {where}, since {day}</source>
        <translation>Publié, dit l’organisateur&#xa0;: {where}, depuis le {day}</translation>
    </message>
    <message>
        <source>So nobody could choose a board, except within what every check lists. Anyone who has the keys and the value can compute every board, so the keys are kept sealed and the boards are dealt late.</source>
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
        <source>The journal of the computer that dealt has every set. Its newest row has</source>
        <translation>Le registre de l’ordinateur qui a distribué connaît chaque série. Sa dernière ligne a</translation>
    </message>
    <message>
        <source>this number and hash. To see whether it is still there, type on that computer:</source>
        <translation>ce numéro et cette empreinte. Si elle est toujours dans le registre, ceci le dit là-bas&#xa0;:</translation>
    </message>
    <message>
        <source>When the keys are revealed, anybody can verify them. Every check lists them.</source>
        <translation>Quand les clés seront révélées, tout le monde pourra les vérifier. Chaque vérification les montre.</translation>
    </message>
    <message>
        <source>Double-dummy results of more than {count} boards are worked out only when asked for.</source>
        <translation>Les résultats double mort de plus de {count} donnes ne sont calculés que sur demande.</translation>
    </message>
    <message>
        <source>The journal says now that play is over.</source>
        <translation>Le registre dit maintenant que la séance est terminée.</translation>
    </message>
    <message>
        <source>The files of the set are in the archive now: {folder}</source>
        <translation>Les fichiers de la série sont maintenant dans les archives&#xa0;: {folder}</translation>
    </message>
    <message>
        <source>The newest row of the tournament’s log, by its SHA-256:</source>
        <translation>La ligne la plus récente du registre du tournoi, par son SHA-256&#xa0;:</translation>
    </message>
    <message>
        <source>Amber is the best that the pack of one session can be: nothing is proved yet of the others. The file that ends in .key.txt can be checked by hand; bigdeal-gui’s documents say how.</source>
        <translation>Le paquet d’une seule séance ne peut pas dépasser l’orange&#xa0;: rien n’est encore prouvé des autres. Le fichier qui finit par .key.txt peut être vérifié à la main&#xa0;; la documentation de bigdeal-gui dit comment.</translation>
    </message>
    <message>
        <source>The analysis was left out.</source>
        <translation>Les résultats ont été laissés de côté.</translation>
    </message>
    <message>
        <source>With {count} boards on a page there is no room for double-dummy results.</source>
        <translation>Avec {count} donnes par page, il n’y a pas de place pour les résultats double mort.</translation>
    </message>
    <message>
        <source>A web page prints page by page: use the PDF for a folded booklet.</source>
        <translation>Une page web s’imprime page par page&#xa0;: le livret à plier est le PDF.</translation>
    </message>
    <message>
        <source>This computer’s journal does not know these boards, so it cannot tell whether they have been played.</source>
        <translation>Le registre de cet ordinateur ne connaît pas ces donnes&#xa0;: personne ici ne peut dire si elles ont été jouées.</translation>
    </message>
    <message>
        <source>The double-dummy results in the file do not match its boards. They were calculated again.</source>
        <translation>Les résultats double mort du fichier ne correspondent pas à ses donnes. Ils ont été recalculés.</translation>
    </message>
    <message>
        <source>The double-dummy results are from the file. A sample from each board was calculated here and agrees.</source>
        <translation>Les résultats double mort sont ceux du fichier. Un échantillon de chaque donne a été recalculé ici et concorde.</translation>
    </message>
    <message>
        <source>No font of this computer has the letters {letters}; each prints as an empty box. Install a font that has them, such as Noto Sans, and print again.</source>
        <translation>Aucune police de cet ordinateur n’a les caractères {letters}&#xa0;; chacun s’imprime comme une case vide. Installez une police qui les contient, comme Noto Sans, et imprimez à nouveau.</translation>
    </message>
    <message>
        <source>The double-dummy results in the file were kept without checking them.</source>
        <translation>Les résultats double mort du fichier ont été gardés sans être vérifiés.</translation>
    </message>
    <message>
        <source>Check code: {digest}</source>
        <translation>Code de contrôle&#xa0;: {digest}</translation>
    </message>
    <message>
        <source>1. Look up the check code where it stood before the tournament, and the value at its source. Only you can do that.</source>
        <translation>1. Cherchez le code de contrôle là où il figurait avant le tournoi, et la valeur à sa source. Vous seul pouvez le faire.</translation>
    </message>
    <message>
        <source>  {file}: {title}, {boards}</source>
        <translation>  {file}&#xa0;: {title}, {boards}</translation>
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
        <translation>«&#xa0;{event}&#xa0;», {day}, à partir de la donne {number}</translation>
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
        <translation>Le relevé montre toutes les cartes. Le registre dira que la séance est terminée.</translation>
    </message>
    <message>
        <source>Play is over: print open</source>
        <translation>La séance est terminée&#xa0;: imprimer sans sceller</translation>
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
        <translation>En-tête</translation>
    </message>
    <message>
        <source>Footer line</source>
        <translation>Pied de page</translation>
    </message>
    <message>
        <source>Boards per page</source>
        <translation>Par page</translation>
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
        <source>{who} has {count} suits instead of 4</source>
        <translation>{who} a {count} couleurs au lieu de 4</translation>
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
        <source>it is neither a number nor a range</source>
        <translation>ce n’est ni un nombre ni un intervalle</translation>
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
        <source>“{name}” has a “/” or a space. The files go to the current folder.</source>
        <translation>«&#xa0;{name}&#xa0;» contient «&#xa0;/&#xa0;» ou un espace. Les fichiers vont dans le dossier où vous êtes.</translation>
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
        <source>More than {most} boards cannot be locked in a box.</source>
        <translation>Un coffret ne peut pas contenir plus de {most} donnes.</translation>
    </message>
    <message>
        <source>it was saved as “Unicode”; save it as plain text</source>
        <translation>enregistré en «&#xa0;Unicode&#xa0;»&#xa0;; enregistrez-le en texte brut</translation>
    </message>
    <message>
        <source>it is longer than {max_value_bytes} bytes</source>
        <translation>plus de {max_value_bytes} octets</translation>
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
        <source>row {sequence} cannot be understood</source>
        <translation>la ligne {sequence} n’est pas compréhensible</translation>
    </message>
    <message>
        <source>belongs to another journal</source>
        <translation>appartient à un autre registre</translation>
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
        <source>the line is too long</source>
        <translation>la ligne est trop longue</translation>
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
        <source>it has two groups of “#”</source>
        <translation>il y a deux groupes de «&#xa0;#&#xa0;»</translation>
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
        <source>it is not 64 hexadecimal digits</source>
        <translation>il n’y a pas 64 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>the sign “:” separates the fields of the file</source>
        <translation>le signe «&#xa0;:&#xa0;» sépare les champs du fichier</translation>
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
        <source>The phase has no such sessions: {text}.</source>
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
        <source>The outside value is not in the plan yet.</source>
        <translation>La valeur extérieure n’est pas encore dans le plan.</translation>
    </message>
    <message>
        <source>Wait until it is known, then set it.</source>
        <translation>Attendez qu’elle soit connue, puis inscrivez-la.</translation>
    </message>
    <message>
        <source>it is a link to another file</source>
        <translation>c’est un lien vers un autre fichier</translation>
    </message>
    <message>
        <source>The boards are in the public pack; for others, make a new tournament.</source>
        <translation>Les donnes sont dans le paquet public&#xa0;; pour d’autres, faites un nouveau tournoi.</translation>
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
        <source>Reveal them when all play is over, reserve sets included.</source>
        <translation>Révélez-les quand tout le jeu est fini, séries de réserve comprises.</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>le contenu est chiffré</translation>
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
        <source>there is none</source>
        <translation>il n’y en a aucune</translation>
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
        <source>two different lists have the same number</source>
        <translation>deux listes différentes portent le même numéro</translation>
    </message>
    <message>
        <source>one of them is not of this set</source>
        <translation>l’une d’elles n’est pas de ce lot</translation>
    </message>
    <message>
        <source>word {place} is not in the word list</source>
        <translation>le mot {place} n’est pas dans la liste des mots</translation>
    </message>
    <message>
        <source>it has {count} words; a list has 20</source>
        <translation>elle a {count} mots&#xa0;; une liste en a 20</translation>
    </message>
    <message>
        <source>it is not JSON in UTF-8</source>
        <translation>ce n’est pas du JSON en UTF-8</translation>
    </message>
    <message>
        <source>its parts are not those of a commitment</source>
        <translation>ses parties ne sont pas celles d’un engagement</translation>
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
        <source>it holds half of a letter</source>
        <translation>il contient une moitié de lettre</translation>
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
        <source>it is longer than {count} characters</source>
        <translation>plus de {count} caractères</translation>
    </message>
    <message>
        <source>it has more than one line</source>
        <translation>plus d’une ligne</translation>
    </message>
    <message>
        <source>character {place} only looks like a digit</source>
        <translation>le caractère {place} ressemble seulement à un chiffre</translation>
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
        <source>{what} is longer than {limit} characters</source>
        <translation>{what}&#xa0;: plus de {limit} caractères</translation>
    </message>
    <message>
        <source>Set {code} is {state}: it can be published when it is marked as finished.</source>
        <translation>La série {code} n’est pas prête (état&#xa0;: {state})&#xa0;: elle pourra être publiée une fois marquée comme terminée.</translation>
    </message>
    <message>
        <source>The time of the release is not in the future.</source>
        <translation>L’heure d’ouverture n’est pas dans l’avenir.</translation>
    </message>
    <message>
        <source>The board numbers are not consecutive.</source>
        <translation>Les numéros de donnes ne se suivent pas.</translation>
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
        <source>its board numbers start again at 0 after 255</source>
        <translation>ses numéros de donnes recommencent à 0 après 255</translation>
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
        <source>the first line is not empty</source>
        <translation>la première ligne n’est pas vide</translation>
    </message>
    <message>
        <source>it is not 52 letters</source>
        <translation>ce ne sont pas 52 lettres</translation>
    </message>
    <message>
        <source>{count} fields instead of {size}</source>
        <translation>{count} champs au lieu de {size}</translation>
    </message>
    <message>
        <source>board {number} is missing</source>
        <translation>la donne {number} est absente</translation>
    </message>
    <message>
        <source>there is no “=”</source>
        <translation>il n’y a pas de «&#xa0;=&#xa0;»</translation>
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
        <source>it claims boards 1 to {count}, as Big Deal does; check the first board on the machine</source>
        <translation>il annonce les donnes 1 à {count}, comme Big Deal&#xa0;; vérifiez la première donne sur la machine</translation>
    </message>
    <message>
        <source>the hands shown are not the hands dealt</source>
        <translation>les mains affichées ne sont pas celles distribuées</translation>
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
        <source>it is not a number with commas in {count} characters</source>
        <translation>ce n’est pas un nombre avec virgules en {count} caractères</translation>
    </message>
    <message>
        <source>a comment is not closed</source>
        <translation>un commentaire n’est pas fermé</translation>
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
        <source>{who} has {count} cards</source>
        <translation>{who} a {count} cartes</translation>
    </message>
    <message>
        <source>A seed has 40 hexadecimal digits.</source>
        <translation>Une graine a 40 chiffres hexadécimaux.</translation>
    </message>
    <message>
        <source>the database is damaged: {fault}</source>
        <translation>la base de données est endommagée&#xa0;: {fault}</translation>
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
        <source>the count in the journal</source>
        <translation>le compte dans le registre</translation>
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
        <source>the file is damaged</source>
        <translation>le fichier est endommagé</translation>
    </message>
    <message>
        <source>The file was kept as “{path}”.</source>
        <translation>Le fichier a été conservé sous le nom «&#xa0;{path}&#xa0;».</translation>
    </message>
    <message>
        <source>it is longer than {max_name_bytes} bytes</source>
        <translation>il a plus de {max_name_bytes} octets</translation>
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
        <source>was changed</source>
        <translation>a été modifiée</translation>
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
        <source>it delivered too few bytes, or too many</source>
        <translation>il a fourni trop peu d’octets, ou trop</translation>
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
        <source>Give the boards new numbers, or choose pbn or lin.</source>
        <translation>Donnez de nouveaux numéros aux donnes, ou choisissez pbn ou lin.</translation>
    </message>
    <message>
        <source>their numbers are not consecutive</source>
        <translation>leurs numéros ne se suivent pas</translation>
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
        <source>its file is shorter than it was</source>
        <translation>son fichier est plus court qu’il ne l’était</translation>
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
        <source>The promised day is {day}: nobody can know the value yet.</source>
        <translation>Le jour promis est {day}&#xa0;: personne ne peut encore connaître la valeur.</translation>
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
        <source>Publish the plan with this program first.</source>
        <translation>Publiez d’abord le plan avec ce programme.</translation>
    </message>
    <message>
        <source>there is no such round</source>
        <translation>il n’y a pas de tel tirage</translation>
    </message>
    <message>
        <source>The plan does not promise a round of drand.</source>
        <translation>Le plan ne promet pas de tirage drand.</translation>
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
        <source>“{file}” has no line with a name, “=” and 64 hexadecimal digits</source>
        <translation>«&#xa0;{file}&#xa0;» n’a pas de ligne avec un nom, «&#xa0;=&#xa0;» et 64 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>Reveal it when its play is over, reserve set included.</source>
        <translation>Révélez-la quand elle a été jouée, série de réserve comprise.</translation>
    </message>
    <message>
        <source>Reveal all sessions at once when all play is over.</source>
        <translation>Révélez toutes les séances en une fois quand tout le jeu est fini.</translation>
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
        <source>it was made by a newer program</source>
        <translation>il vient d’un programme plus récent</translation>
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
        <source>its number is above {last}</source>
        <translation>son numéro dépasse {last}</translation>
    </message>
    <message>
        <source>Longer than any value.</source>
        <translation>Plus long que toute valeur.</translation>
    </message>
    <message>
        <source>“{text}” names no sessions: write 1:1-3 (phase 1, sessions 1 to 3), 2:all, or all.</source>
        <translation>«&#xa0;{text}&#xa0;» ne désigne aucune séance&#xa0;: écrivez 1:1-3 pour les séances 1 à 3 de la phase 1, 2:all pour la phase 2, ou all.</translation>
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
        <source>all but number {numbers}</source>
        <translation>toutes sauf le numéro {numbers}</translation>
    </message>
    <message>
        <source>all but numbers {numbers}</source>
        <translation>toutes sauf les numéros {numbers}</translation>
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
        <source>The file says set code {code}. All its boards are of that set, except number {boards}.</source>
        <translation>Le fichier indique le code {code}. Toutes ses donnes sont de cette série, sauf le numéro {boards}.</translation>
    </message>
    <message>
        <source>The file says set code {code}. All its boards are of that set, except numbers {boards}.</source>
        <translation>Le fichier indique le code {code}. Toutes ses donnes sont de cette série, sauf les numéros {boards}.</translation>
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
        <source>there is something in the unused part</source>
        <translation>la partie inutilisée contient quelque chose</translation>
    </message>
    <message>
        <source>it must start with N:, E:, S: or W:</source>
        <translation>il faut commencer par N:, E:, S: ou W:</translation>
    </message>
    <message>
        <source>{who} has a letter that is not a rank</source>
        <translation>{who} contient une lettre qui n’est pas une carte</translation>
    </message>
    <message>
        <source>“{name}” is not a format for boards.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas un format de donnes.</translation>
    </message>
    <message>
        <source>The file has {count} boards; the numbers given do not match that.</source>
        <translation>Le fichier contient {count} donnes&#xa0;; les numéros indiqués sont pour un autre nombre.</translation>
    </message>
    <message>
        <source>No format was chosen, so there would be no files.</source>
        <translation>Aucun format n’est choisi&#xa0;: il n’y aurait aucun fichier.</translation>
    </message>
    <message>
        <source>Nobody may see statistics of boards that have not been played (Law 6D). Make them when play is over.</source>
        <translation>Personne ne doit voir les statistiques de donnes encore à jouer (loi 6D). Faites-les quand le jeu est fini.</translation>
    </message>
    <message>
        <source>There is nothing to undo for this set.</source>
        <translation>Cette série n’a franchi aucune étape que l’on puisse annuler.</translation>
    </message>
    <message>
        <source>it has no boards</source>
        <translation>aucune donne</translation>
    </message>
    <message>
        <source>it has a line break</source>
        <translation>le texte contient une fin de ligne</translation>
    </message>
    <message>
        <source>it is not a backup of a journal</source>
        <translation>ce n’est pas la sauvegarde d’un registre</translation>
    </message>
    <message>
        <source>it is not a valid database</source>
        <translation>ce n’est pas une base de données intacte</translation>
    </message>
    <message>
        <source>it has no key</source>
        <translation>aucune clé</translation>
    </message>
    <message>
        <source>nothing can follow its newest row</source>
        <translation>aucune ligne ne peut suivre sa ligne la plus récente</translation>
    </message>
    <message>
        <source>no single encoding has all its letters</source>
        <translation>le fichier ne peut pas écrire toutes ses lettres d’une seule façon</translation>
    </message>
    <message>
        <source>there is an invisible character</source>
        <translation>il s’y trouve un caractère invisible</translation>
    </message>
    <message>
        <source>there is a tab character</source>
        <translation>il s’y trouve une tabulation</translation>
    </message>
    <message>
        <source>{tag} is there already, on line {line}</source>
        <translation>{tag} figure déjà à la ligne {line}</translation>
    </message>
    <message>
        <source>another phase already uses the file name “{prefix}”</source>
        <translation>une autre phase nomme déjà ses fichiers «&#xa0;{prefix}&#xa0;»</translation>
    </message>
    <message>
        <source>it has an invisible character</source>
        <translation>un caractère est invisible</translation>
    </message>
    <message>
        <source>it has “{sign}”, which cannot be used in a file name</source>
        <translation>le signe «&#xa0;{sign}&#xa0;» n’a pas sa place dans un nom de fichier</translation>
    </message>
    <message>
        <source>it starts with a dot, a dash or a space</source>
        <translation>le début est un point, un tiret ou un espace</translation>
    </message>
    <message>
        <source>it ends with a dot or a space</source>
        <translation>la fin est un point ou un espace</translation>
    </message>
    <message>
        <source>it has two dots in a row</source>
        <translation>deux points se suivent</translation>
    </message>
    <message>
        <source>Windows reserves this name for a device</source>
        <translation>Windows réserve ce nom à un périphérique</translation>
    </message>
    <message>
        <source>The number of sessions of phase {phase} is open, and there is no key for it. None of its sessions can be dealt.</source>
        <translation>Le nombre de séances de la phase {phase} est ouvert, et les clés n’en ont aucune pour elle&#xa0;: aucune de ses séances ne peut être distribuée.</translation>
    </message>
    <message>
        <source>the same is true of {count} more</source>
        <translation>de même pour {count} autres</translation>
    </message>
    <message>
        <source>there can be at most {limit} holders</source>
        <translation>il peut y avoir {limit} dépositaires de mots au plus</translation>
    </message>
    <message>
        <source>with these holders the sentence has {count} characters, {limit} at most: use fewer holders, shorter names, or a shorter text</source>
        <translation>avec ces dépositaires la phrase a {count} caractères, et le maximum est {limit}&#xa0;: prenez moins de dépositaires, des noms plus courts ou moins de mots pour la valeur extérieure</translation>
    </message>
    <message>
        <source>it has “{sign}”, which cannot be used in a holder’s name</source>
        <translation>il contient «&#xa0;{sign}&#xa0;», qui ne peut figurer dans le nom d’un dépositaire</translation>
    </message>
    <message>
        <source>two phases would use the file name “{prefix}”</source>
        <translation>deux phases nommeraient leurs fichiers «&#xa0;{prefix}&#xa0;»</translation>
    </message>
    <message>
        <source>start with a letter, then use letters A to Z, digits, “-” and “_”, at most 40 in all</source>
        <translation>commencez par une lettre, puis des lettres de A à Z, des chiffres, «&#xa0;-&#xa0;» et «&#xa0;_&#xa0;», 40 au plus</translation>
    </message>
    <message>
        <source>“{text}” is reserved for what is still to be decided</source>
        <translation>«&#xa0;{text}&#xa0;» signifie&#xa0;: encore à décider</translation>
    </message>
    <message>
        <source>it is {found}; at most {limit} is possible</source>
        <translation>{found}, et le maximum est {limit}</translation>
    </message>
    <message>
        <source>a tournament’s file ends in “.sqd”</source>
        <translation>le fichier d’un tournoi se termine par «&#xa0;.sqd&#xa0;»</translation>
    </message>
    <message>
        <source>Publish it first: that makes the keys and fixes them.</source>
        <translation>Publiez-le d’abord&#xa0;: cela crée les clés et les fixe.</translation>
    </message>
    <message>
        <source>The outside value is already in the plan.</source>
        <translation>La valeur extérieure est déjà dans le plan.</translation>
    </message>
    <message>
        <source>Go on to deal.</source>
        <translation>Passez à la distribution.</translation>
    </message>
    <message>
        <source>The keys have been revealed, so anyone can compute every deal of this tournament.</source>
        <translation>Les clés sont révélées&#xa0;: tout le monde peut calculer chaque donne de ce tournoi.</translation>
    </message>
    <message>
        <source>The key of this session has been revealed, so anyone can compute its reserve set: {session}.</source>
        <translation>La clé de cette séance est révélée, donc chacun peut calculer sa série de réserve&#xa0;: {session}.</translation>
    </message>
    <message>
        <source>The keys of this tournament are not in the same folder as its plan.</source>
        <translation>Les clés de ce tournoi ne sont pas à côté de son plan.</translation>
    </message>
    <message>
        <source>The plan contains an outside value before its keys are made.</source>
        <translation>Le plan contient une valeur extérieure avant que ses clés soient faites.</translation>
    </message>
    <message>
        <source>Remove the line DV from it: the keys must be made while nobody knows the value.</source>
        <translation>Enlevez-en la ligne DV&#xa0;: les clés doivent être faites quand personne ne connaît la valeur.</translation>
    </message>
    <message>
        <source>The keys open every session, including those not played yet.</source>
        <translation>Les clés ouvrent toutes les séances, même celles qui restent à jouer.</translation>
    </message>
    <message>
        <source>This computer’s journal has no session that was dealt.</source>
        <translation>Le registre de cet ordinateur ne connaît aucune séance distribuée.</translation>
    </message>
    <message>
        <source>No file of this set contains its deals.</source>
        <translation>Aucun fichier de cette série ne contient ses donnes.</translation>
    </message>
    <message>
        <source>The files of this set no longer contain the boards that were dealt.</source>
        <translation>Les fichiers de cette série ne contiennent plus les donnes distribuées.</translation>
    </message>
    <message>
        <source>There are several plans (.sqd) among the files: give only one.</source>
        <translation>Il y a plusieurs plans (.sqd) parmi les fichiers&#xa0;: n’en remettez qu’un.</translation>
    </message>
    <message>
        <source>There is no plan (.sqd) among the files. The plan shows what was promised.</source>
        <translation>Il n’y a pas de plan (.sqd) parmi les fichiers&#xa0;: c’est lui qui dit ce qui a été promis.</translation>
    </message>
    <message>
        <source>Lines of the plan that mean nothing and are ignored: {lines}.</source>
        <translation>Lignes du plan sans signification et laissées de côté&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>The page “{name}” among the files is not this program’s page: it is from another version, or somebody changed it. Take the page from the program or its releases, never from a pack.</source>
        <translation>La page «&#xa0;{name}&#xa0;» parmi les fichiers n’est pas celle de ce programme&#xa0;: elle est d’une autre version, ou quelqu’un l’a modifiée. Prenez la page dans le programme ou dans ses versions publiées, jamais dans un paquet.</translation>
    </message>
    <message>
        <source>The line endings of “{name}” were changed on the way; the hash was computed with the original ones.</source>
        <translation>Les fins de ligne de «&#xa0;{name}&#xa0;» ont été changées en route&#xa0;; l’empreinte compte celles qu’il doit avoir.</translation>
    </message>
    <message>
        <source>Skipped, because they are not files of boards: {names}.</source>
        <translation>Fichiers qui ne contiennent pas de donnes et n’ont pas été examinés&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Revealed earlier on their own, according to the organiser: {sessions}.</source>
        <translation>Révélées séparément auparavant, selon l’organisateur&#xa0;: {sessions}.</translation>
    </message>
    <message>
        <source>there are two with this name</source>
        <translation>il y en a deux de ce nom</translation>
    </message>
    <message>
        <source>This is more files than any tournament has. Give fewer at a time.</source>
        <translation>Aucun tournoi n’a autant de fichiers&#xa0;: remettez-en moins à la fois.</translation>
    </message>
    <message>
        <source>it is not a valid archive</source>
        <translation>l’archive est endommagée</translation>
    </message>
    <message>
        <source>“{name}” is not the file in the list of checksums.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas le fichier dont parle la liste des sommes de contrôle.</translation>
    </message>
    <message>
        <source>one of its letters is wrong</source>
        <translation>une de ses lettres est fausse</translation>
    </message>
    <message>
        <source>the file is too long for a key file</source>
        <translation>le fichier est trop long pour un fichier de clés</translation>
    </message>
    <message>
        <source>its header is not complete</source>
        <translation>l’en-tête est incomplet</translation>
    </message>
    <message>
        <source>it was changed or is incomplete</source>
        <translation>il a été modifié ou coupé</translation>
    </message>
    <message>
        <source>its first or last line was changed</source>
        <translation>sa première ou sa dernière ligne n’est plus la même</translation>
    </message>
    <message>
        <source>it contains a wrong character, or is incomplete</source>
        <translation>il contient une lettre étrangère, ou il a été coupé</translation>
    </message>
    <message>
        <source>at least two must be needed</source>
        <translation>il faut en réunir au moins deux</translation>
    </message>
    <message>
        <source>they are from different sets</source>
        <translation>elles viennent de lots différents</translation>
    </message>
    <message>
        <source>one of its words differs from the sheet</source>
        <translation>un de ses mots n’est pas celui de la feuille</translation>
    </message>
    <message>
        <source>spaces at the ends of a field get lost</source>
        <translation>les espaces au bout d’un champ se perdent</translation>
    </message>
    <message>
        <source>it is not a commitment</source>
        <translation>c’est autre chose qu’un engagement</translation>
    </message>
    <message>
        <source>its lines are not text</source>
        <translation>ses lignes ne sont pas du texte</translation>
    </message>
    <message>
        <source>its lines are not in order</source>
        <translation>ses lignes ne sont pas dans l’ordre</translation>
    </message>
    <message>
        <source>one of its lines does not name a holder</source>
        <translation>une de ses lignes ne nomme aucun dépositaire de mots</translation>
    </message>
    <message>
        <source>its rule is not in the required form</source>
        <translation>sa règle n’a pas la seule forme permise</translation>
    </message>
    <message>
        <source>character {place} is invisible</source>
        <translation>le caractère {place} est invisible</translation>
    </message>
    <message>
        <source>the file has no boards</source>
        <translation>le fichier ne contient aucune donne</translation>
    </message>
    <message>
        <source>Boards of “{session}” that replace the original ones: {numbers}.</source>
        <translation>Donnes de «&#xa0;{session}&#xa0;» à la place de celles d’origine&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>the two sources must be different</source>
        <translation>il peut y avoir deux sources différentes</translation>
    </message>
    <message>
        <source>{what} is empty, or has extra spaces</source>
        <translation>{what}&#xa0;: vide, ou trop d’espaces</translation>
    </message>
    <message>
        <source>the day is not a date</source>
        <translation>le jour n’est pas une date</translation>
    </message>
    <message>
        <source>Give the opened record a different name.</source>
        <translation>La feuille de donnes ouverte doit avoir un nom à elle.</translation>
    </message>
    <message>
        <source>The sealed file contains no record or sheet.</source>
        <translation>Le fichier scellé ne contient ni feuille de donnes ni autre feuille.</translation>
    </message>
    <message>
        <source>This is a locked box. Open it on the Check page, or with “bigdeal unlock”.</source>
        <translation>C’est un coffret verrouillé. Ouvrez-le à la page «&#xa0;Vérification&#xa0;» ou avec «&#xa0;bigdeal unlock&#xa0;».</translation>
    </message>
    <message>
        <source>All sheets made together must go into one folder.</source>
        <translation>Toutes les feuilles faites en une fois doivent être dans un seul dossier.</translation>
    </message>
    <message>
        <source>The name ends with “{suffix}”, but nothing will be sealed.</source>
        <translation>Le nom se termine par «&#xa0;{suffix}&#xa0;», mais rien n’est à sceller.</translation>
    </message>
    <message>
        <source>The file name must end with {suffixes}.</source>
        <translation>Le nom du fichier doit se terminer par {suffixes}.</translation>
    </message>
    <message>
        <source>a card’s owner is not 1, 2, 3 or 4</source>
        <translation>le détenteur d’une carte n’est pas 1, 2, 3 ou 4</translation>
    </message>
    <message>
        <source>the header does not give the file’s {count} boards</source>
        <translation>l’en-tête ne compte pas les {count} donnes du fichier</translation>
    </message>
    <message>
        <source>it has no board numbers: tell the reading program that they are {boards}</source>
        <translation>il n’a pas de numéros de donnes&#xa0;: qui le lit doit savoir que ce sont {boards}</translation>
    </message>
    <message>
        <source>it has no board numbers, and programs that take its first line for board 1 rotate the hands</source>
        <translation>il n’a pas de numéros de donnes, et les programmes qui prennent sa première ligne pour la donne 1 font tourner les mains</translation>
    </message>
    <message>
        <source>there is an empty line between the boards</source>
        <translation>une ligne vide se trouve entre les donnes</translation>
    </message>
    <message>
        <source>it is not a row of ASCII fields</source>
        <translation>ce n’est pas une ligne de champs en ASCII</translation>
    </message>
    <message>
        <source>the 17th field is not a board number</source>
        <translation>le 17e champ n’est pas un numéro de donne</translation>
    </message>
    <message>
        <source>a suit has a letter that is not a rank</source>
        <translation>une couleur contient une lettre qui n’est pas une carte</translation>
    </message>
    <message>
        <source>it does not start with [Document]</source>
        <translation>le début n’est pas [Document]</translation>
    </message>
    <message>
        <source>board {number} appears twice</source>
        <translation>la donne {number} est déjà là</translation>
    </message>
    <message>
        <source>the same key appears twice</source>
        <translation>la même clé figure deux fois</translation>
    </message>
    <message>
        <source>From board and To board are not within 1 to {last}</source>
        <translation>From board et To board ne nomment pas de donnes de 1 à {last}</translation>
    </message>
    <message>
        <source>“{key}” is missing or not a number</source>
        <translation>«&#xa0;{key}&#xa0;» est absent ou n’est pas un nombre</translation>
    </message>
    <message>
        <source>{doubt}; none of them is hidden on the machine’s screen</source>
        <translation>{doubt}&#xa0;; aucune n’est masquée sur l’écran de la machine</translation>
    </message>
    <message>
        <source>the trailer differs from the first board’s</source>
        <translation>la fin n’est pas celle de la première donne</translation>
    </message>
    <message>
        <source>it claims boards {first} to {last} but has {count}</source>
        <translation>il annonce les donnes {first} à {last} mais en contient {count}</translation>
    </message>
    <message>
        <source>the trailer cannot be read</source>
        <translation>la fin n’est pas lisible</translation>
    </message>
    <message>
        <source>there is no deal with this number</source>
        <translation>aucune distribution n’a ce numéro</translation>
    </message>
    <message>
        <source>a tag does not have the form [Name &quot;value&quot;]</source>
        <translation>une balise n’a pas la forme [Name &quot;value&quot;]</translation>
    </message>
    <message>
        <source>a hand in Deal has a letter that is not a rank</source>
        <translation>une main de Deal contient une lettre qui n’est pas une carte</translation>
    </message>
    <message>
        <source>Big Deal’s own figures overflow above about 5,700 boards; these are correct</source>
        <translation>les chiffres de Big Deal débordent à partir d’environ 5&#xa0;700 donnes&#xa0;; ceux-ci sont les bons</translation>
    </message>
    <message>
        <source>{who} has 1 card</source>
        <translation>{who} a 1 carte</translation>
    </message>
    <message>
        <source>4 hands are needed, not {count}</source>
        <translation>il faut 4 mains, pas {count}</translation>
    </message>
    <message>
        <source>1 card that does not exist</source>
        <translation>1 carte hors du jeu</translation>
    </message>
    <message>
        <source>{count} cards that do not exist</source>
        <translation>{count} cartes hors du jeu</translation>
    </message>
    <message>
        <source>1 card that appears more than once</source>
        <translation>1 carte en double</translation>
    </message>
    <message>
        <source>{count} cards that appear more than once</source>
        <translation>{count} cartes en double</translation>
    </message>
    <message>
        <source>1 card missing</source>
        <translation>1 carte manquante</translation>
    </message>
    <message>
        <source>{count} cards missing</source>
        <translation>{count} cartes manquantes</translation>
    </message>
    <message>
        <source>The certificate’s file name is NAME{suffix}.</source>
        <translation>Le fichier du certificat s’appelle NOM{suffix}.</translation>
    </message>
    <message>
        <source>the structure of “{name}” was changed</source>
        <translation>«&#xa0;{name}&#xa0;» n’a plus la structure d’origine</translation>
    </message>
    <message>
        <source>is without an entry in the list of {table}</source>
        <translation>figure dans la liste {table} sans inscription</translation>
    </message>
    <message>
        <source>is in the list of {table} with a different {column}</source>
        <translation>figure dans la liste {table} avec une autre valeur ({column})</translation>
    </message>
    <message>
        <source>has fingerprints but is not a set</source>
        <translation>a des empreintes mais n’est pas une série</translation>
    </message>
    <message>
        <source>has a key but is not a set</source>
        <translation>a une clé mais n’est pas une série</translation>
    </message>
    <message>
        <source>the mark of the journal’s key was changed</source>
        <translation>la marque de la clé du registre a été modifiée</translation>
    </message>
    <message>
        <source>the count beside the journal is missing, or from another journal</source>
        <translation>le compte à côté du registre est absent ou n’est pas le sien</translation>
    </message>
    <message>
        <source>is missing at the end, according to {who}</source>
        <translation>est absente à la fin, comme le sait {who}</translation>
    </message>
    <message>
        <source>and all up to row {last} are missing at the end, according to {who}</source>
        <translation>et toutes jusqu’à la ligne {last} sont absentes à la fin, comme le sait {who}</translation>
    </message>
    <message>
        <source>These settings could not be read and were reset: {names}.</source>
        <translation>Ces réglages n’ont pas pu être lus et repartent de zéro&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The settings could not be read ({reason}) and were reset.</source>
        <translation>Les réglages n’ont pas pu être lus ({reason}) et repartent de zéro.</translation>
    </message>
    <message>
        <source>it has one of the characters &lt; &gt; : &quot; / \ | ? *</source>
        <translation>il contient un des caractères &lt; &gt; : &quot; / \ | ? *</translation>
    </message>
    <message>
        <source>Windows reserves it for a device</source>
        <translation>Windows le réserve à un périphérique</translation>
    </message>
    <message>
        <source>cards are A, K, Q, J (R, D, V), T or X, 9 … 2, without spaces between them</source>
        <translation>les cartes sont A, K, Q, J (R, D, V), T ou X, 9 … 2, sans espaces entre elles</translation>
    </message>
    <message>
        <source>a card appears twice</source>
        <translation>une carte figure deux fois</translation>
    </message>
    <message>
        <source>contains something that was never written there</source>
        <translation>contient ce qui n’y a jamais été écrit</translation>
    </message>
    <message>
        <source>has a seal that this journal did not make</source>
        <translation>porte un sceau qui n’est pas de ce registre</translation>
    </message>
    <message>
        <source>at most 13</source>
        <translation>13 au plus</translation>
    </message>
    <message>
        <source>number {place} is not eight hexadecimal digits</source>
        <translation>le {place}e n’a pas huit chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>“{name}” beside it cannot be read, because nothing can be written there</source>
        <translation>«&#xa0;{name}&#xa0;» à côté ne peut être lu là où rien ne peut être écrit</translation>
    </message>
    <message>
        <source>it repeats the same values</source>
        <translation>il fournit toujours la même chose</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is not a word for a sheet</source>
        <translation>{file} du programme est endommagé&#xa0;: «&#xa0;{name}&#xa0;» n’est pas un mot d’une feuille</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is wrong</source>
        <translation>{file} du programme est endommagé&#xa0;: «&#xa0;{name}&#xa0;» n’est pas ce qu’il doit être</translation>
    </message>
    <message>
        <source>it contains no settings of Big Deal</source>
        <translation>il ne contient aucun réglage de Big Deal</translation>
    </message>
    <message>
        <source>boards whose dealer or vulnerability does not match their number: {count}</source>
        <translation>donnes dont le donneur ou la vulnérabilité n’est pas celui de leur numéro&#xa0;: {count}</translation>
    </message>
    <message>
        <source>The file has {count} sessions with the same board numbers: give new ones.</source>
        <translation>Le fichier contient {count} séances où les numéros des donnes reviennent&#xa0;: donnez-en de nouveaux.</translation>
    </message>
    <message>
        <source>the section [Document] is missing</source>
        <translation>il n’y a pas de section [Document]</translation>
    </message>
    <message>
        <source>md is not a dealer and at most four hands</source>
        <translation>md n’est pas un donneur et quatre mains au plus</translation>
    </message>
    <message>
        <source>Board repeated with the same deal: {count} ×</source>
        <translation>Donne déjà là avec la même distribution&#xa0;: {count} ×</translation>
    </message>
    <message>
        <source>Game without hands, skipped: {count} ×</source>
        <translation>Entrée sans mains, passée&#xa0;: {count} ×</translation>
    </message>
    <message>
        <source>Game with only some of the hands, skipped: {count} ×</source>
        <translation>Entrée avec une partie des mains seulement, passée&#xa0;: {count} ×</translation>
    </message>
    <message>
        <source>Board without a number, counted on: {count} ×</source>
        <translation>Donne sans numéro propre, numérotée dans l’ordre&#xa0;: {count} ×</translation>
    </message>
    <message>
        <source>Dealer or vulnerability does not match the board number, not for play: {count} ×</source>
        <translation>Donneur ou vulnérabilité autre que celui du numéro de la donne, pas pour jouer&#xa0;: {count} ×</translation>
    </message>
    <message>
        <source>The same board number with a different deal, taken as another session: {count} ×</source>
        <translation>Même numéro de donne avec une autre distribution, pris pour une autre séance&#xa0;: {count} ×</translation>
    </message>
    <message>
        <source>Belongs to no board, skipped: {count} ×</source>
        <translation>N’appartient à aucune donne, passé&#xa0;: {count} ×</translation>
    </message>
    <message>
        <source>it was missing, and a new one was started with its old key</source>
        <translation>il avait disparu et a été recommencé à côté de son ancienne clé</translation>
    </message>
    <message>
        <source>it ends at row {last}, but it had reached row {known}</source>
        <translation>il finit à la ligne {last}, mais il était arrivé à la ligne {known}</translation>
    </message>
    <message>
        <source>its rows are not the ones that the count beside it names</source>
        <translation>ses lignes ne sont pas celles que nomme le compte à côté</translation>
    </message>
    <message>
        <source>Boards have been dealt from the outside value, so it can no longer be changed.</source>
        <translation>Des donnes ont été faites avec la valeur extérieure&#xa0;: elle ne peut plus être modifiée.</translation>
    </message>
    <message>
        <source>Another program is working on this tournament.</source>
        <translation>Un autre programme travaille sur ce tournoi en ce moment.</translation>
    </message>
    <message>
        <source>Wait until it has finished.</source>
        <translation>Attendez qu’il ait fini.</translation>
    </message>
    <message>
        <source>it is a different kind of file, or from a newer program</source>
        <translation>il est d’un autre genre, ou d’un programme plus récent</translation>
    </message>
    <message>
        <source>a part of it is wrong</source>
        <translation>une partie n’est pas ce qu’elle doit être</translation>
    </message>
    <message>
        <source>its “{name}” is wrong</source>
        <translation>son «&#xa0;{name}&#xa0;» n’est pas ce qu’il doit être</translation>
    </message>
    <message>
        <source>line {line} is not a checksum</source>
        <translation>la ligne {line} n’est pas une somme de contrôle</translation>
    </message>
    <message>
        <source>Wait until then.</source>
        <translation>Attendez qu’il soit venu.</translation>
    </message>
    <message>
        <source>it is still in the future</source>
        <translation>il n’est pas encore venu</translation>
    </message>
    <message>
        <source>the plan was not sealed until {day}</source>
        <translation>le plan n’a été scellé que le {day}</translation>
    </message>
    <message>
        <source>a number without spaces was promised</source>
        <translation>un nombre sans espaces a été promis</translation>
    </message>
    <message>
        <source>two numbers with one space between them were promised</source>
        <translation>deux nombres séparés par un espace ont été promis</translation>
    </message>
    <message>
        <source>the {name} is a number: digits with a point or comma</source>
        <translation>{name} est un nombre, des chiffres avec un point ou une virgule</translation>
    </message>
    <message>
        <source>the points or commas in {text} are in the wrong places</source>
        <translation>les points ou virgules de {text} ne sont pas à leur place</translation>
    </message>
    <message>
        <source>its boards are not in the order of their numbers</source>
        <translation>ses donnes ne sont pas dans l’ordre de leurs numéros</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>au début</translation>
    </message>
    <message>
        <source>it is a compressed file: unpack it first</source>
        <translation>c’est un fichier compressé&#xa0;: décompressez-le d’abord</translation>
    </message>
    <message>
        <source>Dealer or vulnerability not understood, so the one of the board number is used: {count} ×</source>
        <translation>Donneur ou vulnérabilité en mots inconnus, selon le numéro de la donne&#xa0;: {count} ×</translation>
    </message>
    <message>
        <source>The plan is sealed, so it can no longer be changed.</source>
        <translation>Le plan est scellé&#xa0;: il ne peut plus être modifié.</translation>
    </message>
    <message>
        <source>The plan is already sealed.</source>
        <translation>Le plan est déjà scellé.</translation>
    </message>
    <message>
        <source>You can deal 1 to {most} sets at once.</source>
        <translation>On peut distribuer de 1 à {most} séries en une fois.</translation>
    </message>
    <message>
        <source>Sets dealt together can have at most {most} boards in all; these would have {count}.</source>
        <translation>Plusieurs séries en une fois peuvent avoir {most} donnes au total, et celles-ci en auraient {count}.</translation>
    </message>
    <message>
        <source>it is from a network that this program does not know</source>
        <translation>elle est d’un réseau que ce programme ne connaît pas</translation>
    </message>
    <message>
        <source>Enter the value that it promises.</source>
        <translation>Fixez la valeur qu’il promet.</translation>
    </message>
    <message>
        <source>round {number} of drand was promised; its file contains the signature that proves it</source>
        <translation>le tirage drand {number} était promis&#xa0;; son fichier apporte la signature qui le prouve</translation>
    </message>
    <message>
        <source>The fallback value is the one of {day}: nobody can know it yet.</source>
        <translation>Ce qui compte si le réseau s’est arrêté est du {day}&#xa0;: personne ne peut encore le connaître.</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <translation>ce n’est pas du texte en UTF-8</translation>
    </message>
    <message>
        <source>the randomness does not match the signature; one of them is wrong</source>
        <translation>le nombre aléatoire n’est pas celui de la signature&#xa0;; l’un des deux est faux</translation>
    </message>
    <message>
        <source>the key is not a key of such a network</source>
        <translation>la clé n’est pas celle d’un tel réseau</translation>
    </message>
    <message>
        <source>the signature is not valid; one of its digits is wrong</source>
        <translation>la signature n’en est pas une&#xa0;; un chiffre y est faux</translation>
    </message>
    <message>
        <source>the network did not sign round {number} like this; the number or the signature is wrong</source>
        <translation>le réseau n’a pas signé ainsi le tirage {number}&#xa0;; le numéro ou la signature est faux</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>ce n’est pas du JSON valable</translation>
    </message>
    <message>
        <source>it has more pixels than a page can show</source>
        <translation>elle a plus de points qu’une page n’en montre</translation>
    </message>
    <message>
        <source>these words are not in the word list: {places}</source>
        <translation>ces mots ne sont pas dans la liste&#xa0;: {places}</translation>
    </message>
    <message>
        <source>all words are in the list, but several differ from the slip, or the hash belongs to other words</source>
        <translation>tous les mots sont dans la liste, et plus d’un est autre sur le billet&#xa0;; ou l’empreinte est celle d’autres mots</translation>
    </message>
    <message>
        <source>word {place} differs from the slip</source>
        <translation>le mot {place} est autre sur le billet</translation>
    </message>
    <message>
        <source>words {one} and {other} are swapped</source>
        <translation>les mots {one} et {other} sont intervertis</translation>
    </message>
    <message>
        <source>“{file}” is a PDF, like a secret slip; the organiser’s file is a text whose name ends in “-hash.txt”</source>
        <translation>«&#xa0;{file}&#xa0;» est un PDF, comme un billet secret&#xa0;; le fichier pour l’organisateur est un texte dont le nom finit par «&#xa0;-hash.txt&#xa0;»</translation>
    </message>
    <message>
        <source>choose first where the outside value will come from</source>
        <translation>dites d’abord d’où viendra la valeur extérieure</translation>
    </message>
    <message>
        <source>another holder already has this name</source>
        <translation>un autre dépositaire s’appelle déjà ainsi</translation>
    </message>
    <message>
        <source>Reveal on the computer that dealt them.</source>
        <translation>Révélez sur l’ordinateur qui les a distribuées.</translation>
    </message>
    <message>
        <source>The keys of all sessions have already been revealed.</source>
        <translation>Les clés de toutes les séances sont déjà révélées.</translation>
    </message>
    <message>
        <source>The public pack contains every session that was dealt.</source>
        <translation>Le paquet public contient toutes les séances qui ont été distribuées.</translation>
    </message>
    <message>
        <source>The key of a session opens all its boards, including its reserve set.</source>
        <translation>La clé d’une séance ouvre toutes ses donnes, celles de sa série de réserve aussi.</translation>
    </message>
    <message>
        <source>What was published binds all keys together, so no single one can be proved.</source>
        <translation>Ce qui a été publié fixe toutes les clés ensemble, donc aucune ne peut être prouvée seule.</translation>
    </message>
    <message>
        <source>The number of sessions of phase {phase} is open, so one key opens them all, including those not played yet.</source>
        <translation>Le nombre de séances de la phase {phase} est ouvert, donc une seule clé sert à toutes&#xa0;: elle ouvrirait aussi celles qui restent à jouer.</translation>
    </message>
    <message>
        <source>According to this computer’s journal, {session} has not been dealt.</source>
        <translation>D’après le registre de cet ordinateur, {session} n’a pas été distribuée.</translation>
    </message>
    <message>
        <source>it is not the key of a session</source>
        <translation>c’est autre chose que la clé d’une séance</translation>
    </message>
    <message>
        <source>it is not what should be there</source>
        <translation>ce n’est pas ce qui doit s’y trouver</translation>
    </message>
    <message>
        <source>it ends after {count} of {size} bytes</source>
        <translation>il s’arrête après {count} octets sur {size}</translation>
    </message>
    <message>
        <source>This computer has not seen this tournament before. The log in its folder shows what was done elsewhere, and that counts here too.</source>
        <translation>Cet ordinateur n’avait pas encore vu ce tournoi. Ce qui a été fait se trouve dans le journal de son dossier, et compte ici aussi.</translation>
    </message>
    <message>
        <source>Part of the tournament log is damaged or missing. Ask what was done on other computers before you deal or reveal.</source>
        <translation>Une partie du journal du tournoi est abîmée ou manque. Demandez ce qui a été fait sur d’autres ordinateurs avant de distribuer ou de révéler.</translation>
    </message>
    <message>
        <source>Two computers continued this tournament without knowing of each other. Compare what they dealt, and record a deviation that says how this happened: it joins the two.</source>
        <translation>Deux ordinateurs ont continué ce tournoi, chacun sans ce que faisait l’autre. Comparez ce qu’ils ont distribué, et notez un écart qui dit comment c’est arrivé&#xa0;: il réunit les deux.</translation>
    </message>
    <message>
        <source>its folder is another user’s</source>
        <translation>son dossier est à un autre utilisateur</translation>
    </message>
    <message>
        <source>This set was spot-checked {count} times before play. It can be checked again when play is over.</source>
        <translation>Cette série a été contrôlée par sondage {count} fois avant le jeu. Elle pourra l’être de nouveau une fois le jeu terminé.</translation>
    </message>
    <message>
        <source>This is an Access database, which is not read here. Export its table ReceivedData as CSV, and choose that file.</source>
        <translation>C’est une base de données Access, qui n’est pas lue ici. Exportez sa table ReceivedData en CSV et choisissez ce fichier.</translation>
    </message>
    <message>
        <source>The file has no result of board {number}.</source>
        <translation>Le fichier n’a aucun résultat de la donne {number}.</translation>
    </message>
    <message>
        <source>This is not whole JSON.</source>
        <translation>Ce n’est pas du JSON complet.</translation>
    </message>
    <message>
        <source>it is not a PNG, JPEG or SVG picture</source>
        <translation>ce n’est pas une image PNG, JPEG ou SVG</translation>
    </message>
    <message>
        <source>its drawing is too complicated</source>
        <translation>le dessin est trop compliqué</translation>
    </message>
    <message>
        <source>the attached journal in “{folder}” is missing or was changed</source>
        <translation>le registre rattaché dans «&#xa0;{folder}&#xa0;» manque ou a été modifié</translation>
    </message>
    <message>
        <source>{count} older journals are attached here, and no more are possible.</source>
        <translation>{count} anciens registres sont rattachés ici&#xa0;; davantage n’est pas possible.</translation>
    </message>
    <message>
        <source>Deal other boards outside the tournament, as an ordinary session, and record a deviation.</source>
        <translation>Distribuez d’autres donnes hors du tournoi, comme une séance ordinaire, et notez un écart.</translation>
    </message>
    <message>
        <source>The files of another journal are here: “{path}”. Move the three files “{name}”, “{key_name}” and “{head_name}” of that folder elsewhere, keep them, and restore again.</source>
        <translation>Les fichiers d’un autre registre sont ici&#xa0;: «&#xa0;{path}&#xa0;». Déplacez les trois fichiers «&#xa0;{name}&#xa0;», «&#xa0;{key_name}&#xa0;» et «&#xa0;{head_name}&#xa0;» de ce dossier, gardez-les, puis rétablissez de nouveau.</translation>
    </message>
    <message>
        <source>a card is in two of the hands: look for one hand at a time</source>
        <translation>une carte est dans deux des mains&#xa0;: cherchez une main à la fois</translation>
    </message>
    <message>
        <source>an owner word</source>
        <translation>un mot de détenteurs</translation>
    </message>
    <message>
        <source>it has {count} letters N, E, S, W or -</source>
        <translation>il a {count} lettres N, E, S, W ou -</translation>
    </message>
    <message>
        <source>a part of a deal</source>
        <translation>une partie d’une donne</translation>
    </message>
    <message>
        <source>a suit by itself ends at {last}</source>
        <translation>une couleur seule finit à {last}</translation>
    </message>
    <message>
        <source>its bits are not those of a layout</source>
        <translation>ses bits ne sont pas ceux d’une disposition</translation>
    </message>
    <message>
        <source>different whole numbers from 0 on</source>
        <translation>des nombres entiers différents à partir de 0</translation>
    </message>
    <message>
        <source>no set of this size has this index</source>
        <translation>aucun ensemble de cette taille n’a cet indice</translation>
    </message>
    <message>
        <source>a set of numbers</source>
        <translation>un ensemble de nombres</translation>
    </message>
    <message>
        <source>the sequences of a deal</source>
        <translation>les suites d’une donne</translation>
    </message>
    <message>
        <source>three times 13 different places, below 52, 39 and 26</source>
        <translation>trois fois 13 places différentes, inférieures à 52, 39 et 26</translation>
    </message>
    <message>
        <source>the triple of a deal</source>
        <translation>les trois indices d’une donne</translation>
    </message>
    <message>
        <source>three numbers from 0, below C(52,13), C(39,13) and C(26,13)</source>
        <translation>trois nombres à partir de 0, inférieurs à C(52,13), C(39,13) et C(26,13)</translation>
    </message>
    <message>
        <source>cards marked unused that have a seat: {count}</source>
        <translation>cartes inutilisées qui ont une place&#xa0;: {count}</translation>
    </message>
    <message>
        <source>the row is shorter than the heading</source>
        <translation>la ligne est plus courte que l’en-tête</translation>
    </message>
    <message>
        <source>a hand is not four suits with dots between</source>
        <translation>une main n’est pas quatre couleurs séparées par des points</translation>
    </message>
    <message>
        <source>the column of board numbers has none here</source>
        <translation>la colonne des numéros de donne n’en a pas ici</translation>
    </message>
    <message>
        <source>Double dummy of more than {most} boards is not worked out here.</source>
        <translation>Le double mort de plus de {most} donnes n’est pas calculé ici.</translation>
    </message>
    <message>
        <source>This is not whole CSV.</source>
        <translation>Ce n’est pas du CSV complet.</translation>
    </message>
    <message>
        <source>a row has no number</source>
        <translation>une ligne n’a pas de numéro</translation>
    </message>
    <message>
        <source>another program has it open; close it there first</source>
        <translation>un autre programme l’a ouvert&#xa0;; fermez-le d’abord là-bas</translation>
    </message>
    <message>
        <source>its check code is not 64 hexadecimal digits</source>
        <translation>son code de contrôle n’a pas 64 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>There is no commitment in the plan’s folder, so there is no check code.</source>
        <translation>Il n’y a pas d’engagement à côté du plan, donc pas de code de contrôle.</translation>
    </message>
    <message>
        <source>{session} has {boards}, and no board {number}</source>
        <translation>{session} comprend {boards}, et pas de donne {number}</translation>
    </message>
</context>
<context>
    <name>recovery</name>
    <message>
        <source>Hidden files of it were removed: {names}.</source>
        <translation>Ses fichiers cachés ont été supprimés&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation>{names} et {count} autres</translation>
    </message>
    <message>
        <source>Writing {names} into “{folder}” was interrupted before any file was complete. The set counts as failed.</source>
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
    <message>
        <source>Writing set {code} was interrupted at its last step. All its files are complete, and it now counts as dealt: {names}.</source>
        <translation>La livraison de la série {code} a été interrompue à la dernière étape. Tous ses fichiers sont complets, et elle compte désormais comme distribuée&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Writing set {code} was interrupted before it was complete. It counts as failed, and its files were removed: {names}. Do not play copies of them.</source>
        <translation>La livraison de la série {code} a été interrompue avant d’être complète. Elle compte comme échouée, et ses fichiers ont été retirés&#xa0;: {names}. N’en jouez pas de copies.</translation>
    </message>
    <message>
        <source>Writing files was interrupted, and files with those names have changed since. They were left alone: {names}.</source>
        <translation>Une livraison a été interrompue, et des fichiers portant ses noms ont changé depuis. Ils ont été laissés tels quels&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Hidden files in “{folder}” were left alone, because another user, computer or data folder made them: {names}.</source>
        <translation>Des fichiers cachés de «&#xa0;{folder}&#xa0;» ont été laissés tels quels, car un autre utilisateur, ordinateur ou dossier de données les a créés&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Writing {names} was interrupted at its last step, and the journal does not know these boards. They were left alone. Do not play them unless you know where they come from.</source>
        <translation>La livraison de {names} a été interrompue à la dernière étape, et le registre ne connaît pas ces donnes. Elles ont été laissées telles quelles. Ne les jouez que si vous savez d’où elles viennent.</translation>
    </message>
    <message>
        <source>An earlier attempt to publish this plan was interrupted. Its keys are not in use, and its files were removed: {names}. Destroy any copies of them.</source>
        <translation>Une publication précédente de ce plan a été interrompue. Ses clés ne fixent rien, et ses fichiers ont été supprimés&#xa0;: {names}. Détruisez-en les copies.</translation>
    </message>
    <message>
        <source>Whether this counts as dealt is settled at the next dealing, or when the program starts.</source>
        <translation>Si cela compte comme distribué se décide à la prochaine distribution ou au démarrage du programme.</translation>
    </message>
    <message>
        <source>All files are complete and stay in “{folder}”: {names}.</source>
        <translation>Tous les fichiers sont complets et restent dans «&#xa0;{folder}&#xa0;»&#xa0;: {names}.</translation>
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
        <source>&amp;Your typing and the computer</source>
        <translation>&amp;Votre frappe et l’ordinateur</translation>
    </message>
    <message>
        <source>You type or move the mouse until the meter is full. Both are mixed: one good source is enough. Choose this if you can.</source>
        <translation>Vous tapez ou bougez la souris jusqu’à ce que la jauge soit pleine. Les deux sont mêlés&#xa0;: une bonne source suffit. Choisissez ceci si vous le pouvez.</translation>
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
        <source>Nam&amp;es of the files</source>
        <translation>No&amp;ms des fichiers</translation>
    </message>
    <message>
        <source>Last preset</source>
        <translation>Le dernier modèle</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Your club and place. It is mixed into every deal, so two clubs never deal the same boards, even from the same seed. It is not a password.</source>
        <translation>Votre club et son lieu. Elle est mêlée à chaque donne&#xa0;: ainsi, deux clubs ne distribuent jamais les mêmes donnes, même à partir de la même graine. Ce n’est pas un mot de passe.</translation>
    </message>
    <message>
        <source>What machines and programs expect, with the known mistakes of older files corrected.</source>
        <translation>Ce qu’attendent machines et programmes, avec les erreurs connues des anciens fichiers corrigées.</translation>
    </message>
    <message>
        <source>The same bytes as Big Deal 2.0, except for the name of the program. For old procedures.</source>
        <translation>Octet pour octet comme Big Deal 2.0, sauf le nom du programme. Pour d’anciennes procédures.</translation>
    </message>
    <message>
        <source>Only the &amp;computer</source>
        <translation>L’ordinateur se&amp;ul</translation>
    </message>
    <message>
        <source>For anyone who can neither type nor move a mouse. The boards are as random as this computer can be trusted. You add nothing yourself, and the certificate of the set says so.</source>
        <translation>Pour qui ne peut ni taper ni bouger une souris. Les donnes valent ce que vaut cet ordinateur&#xa0;; vous n’y ajoutez rien, et le certificat de cette série le dit.</translation>
    </message>
</context>
<context>
    <name>sheets</name>
    <message>
        <source>To open it: “bigdeal tournament” asks for the words of each sheet. Without this program: a tool for SLIP-39 turns the lists into a master secret in hexadecimal (no passphrase); this is the passphrase for “age -d”.</source>
        <translation>Pour l’ouvrir&#xa0;: «&#xa0;bigdeal tournament&#xa0;» demande les mots de chaque feuille. Sans ce programme&#xa0;: un outil pour SLIP-39 change les listes en un secret maître en hexadécimal (sans phrase secrète)&#xa0;; c’est la phrase secrète pour «&#xa0;age -d&#xa0;».</translation>
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
        <source>The same in words</source>
        <translation>La même en mots</translation>
    </message>
    <message>
        <source>Published before the outside value is known</source>
        <translation>Publié avant que la valeur extérieure soit connue</translation>
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
        <source>Sealed for {count} secret key(s), any of which opens them.</source>
        <translation>Scellées pour {count} clé(s) secrète(s)&#xa0;; chacune les ouvre.</translation>
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
        <source>Holder: {name}</source>
        <translation>Dépositaire&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Any {needed} of the {count} sheets open the file; one alone is useless.</source>
        <translation>{needed} des {count} listes de mots, n’importe lesquelles, ouvrent le fichier&#xa0;; une seule ne sert à rien.</translation>
    </message>
    <message>
        <source>Keep this sheet apart from the others, in a sealed envelope. Do not copy, photograph or email it. If too few sheets are left, nobody can open the file, and the boards cannot be dealt.</source>
        <translation>Gardez cette feuille à part des autres, dans une enveloppe fermée. Ne la copiez pas, ne la photographiez pas, ne l’envoyez pas. S’il reste trop peu de feuilles, personne ne peut ouvrir le fichier, et les donnes ne peuvent pas être distribuées.</translation>
    </message>
    <message>
        <source>Type it exactly as printed, with the dashes and in small letters.</source>
        <translation>Tapez-la telle qu’elle est écrite, avec les traits d’union et en minuscules.</translation>
    </message>
    <message>
        <source>Anyone who has this sheet and the file can compute every board.</source>
        <translation>Qui a cette feuille et le fichier peut calculer toutes les donnes.</translation>
    </message>
    <message>
        <source>What determines the deals</source>
        <translation>Ce qui décide des donnes</translation>
    </message>
    <message>
        <source>And the words of these holders; if withheld, their SHA-256 instead</source>
        <translation>Et les mots de ces dépositaires&#xa0;; retenus, leur SHA-256 à leur place</translation>
    </message>
    <message>
        <source>{count} officials, sealed: any {needed} of them together can open the keys.</source>
        <translation>{count} responsables, scellées&#xa0;: {needed} d’entre eux ensemble ouvrent les clés.</translation>
    </message>
    <message>
        <source>Where everyone can find the value from then on</source>
        <translation>Où chacun trouve la valeur à partir de là</translation>
    </message>
    <message>
        <source>Nothing on this page is secret. The organiser enters the name and this SHA-256 together with the source of the outside value. Later, check that the published promise names you with it.</source>
        <translation>Rien n’est secret sur cette page. L’organisateur inscrit le nom et ce SHA-256 là où l’on choisit la source de la valeur extérieure. Vérifiez ensuite que la promesse publiée vous nomme avec lui.</translation>
    </message>
    <message>
        <source>They go into every deal of the tournament, together with the secret keys and the outside value. As long as only you know them, nobody can foresee a board, not even the organiser.</source>
        <translation>Ils entrent dans chaque donne du tournoi, à côté des clés secrètes et de la valeur extérieure. Tant que vous seul les connaissez, personne ne peut prévoir une donne, pas même l’organisateur.</translation>
    </message>
    <message>
        <source>Do not show, email or photograph them. Give the organiser the other page. When the outside value is known, and not before, hand over the words so that the boards can be dealt, ideally all holders at the same moment. Play does not wait for you: without your words their SHA-256 is used instead, and every check says that they were withheld.</source>
        <translation>Ne les montrez à personne, ne les envoyez pas, ne les photographiez pas. Donnez l’autre page à l’organisateur. Quand la valeur extérieure est connue, et pas avant, remettez les mots pour que les donnes soient distribuées, de préférence tous les dépositaires au même moment. Le jeu ne vous attend pas&#xa0;: sans vos mots leur SHA-256 prend leur place, et toute vérification dit qu’ils ont été retenus.</translation>
    </message>
    <message>
        <source>The SHA-256 on the other page is that of the one line above: small letters with hyphens between them, without a line break.</source>
        <translation>Le SHA-256 de l’autre page est celui de la ligne ci-dessus&#xa0;: petites lettres, traits d’union entre les mots, sans fin de ligne.</translation>
    </message>
    <message>
        <source>Check code (digest, SHA-256)</source>
        <translation>Code de contrôle</translation>
    </message>
    <message>
        <source>Photograph this sheet, or keep the bulletin. After the last board the organiser publishes a pack. The program bigdeal-gui, its command “bigdeal verify”, and the page verify.html from the program’s releases ask for this check code: the words, the digits or the QR code. If they agree, the plan, the promise and the keys are today’s ({name}.commit.json), and every board is computed again.</source>
        <translation>Photographiez cette feuille, ou gardez le bulletin. Après la dernière donne, l’organisateur publie un paquet. Le programme bigdeal-gui, sa commande «&#xa0;bigdeal verify&#xa0;» ou la page verify.html publiée avec le programme demandent ce code de contrôle&#xa0;: les mots, les chiffres ou le code. S’ils concordent, le plan, la promesse et les clés sont ceux d’aujourd’hui ({name}.commit.json), et chaque donne est recalculée.</translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message>
        <source>your typing and the computer</source>
        <translation>votre frappe et l’ordinateur</translation>
    </message>
    <message>
        <source>a seed that was given</source>
        <translation>une graine donnée</translation>
    </message>
    <message>
        <source>the tournament’s keys</source>
        <translation>les clés du tournoi</translation>
    </message>
    <message>
        <source>only your typing</source>
        <translation>votre frappe seule</translation>
    </message>
    <message>
        <source>only the computer</source>
        <translation>l’ordinateur seul</translation>
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
        <source>“{file}”, board {number}: {reason}.</source>
        <translation>«&#xa0;{file}&#xa0;», donne {number}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Boards that are wrong there: {numbers}.</source>
        <translation>Donnes fausses&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>The organiser’s reason: “{reason}”.</source>
        <translation>Raison donnée par l’organisateur&#xa0;: «&#xa0;{reason}&#xa0;».</translation>
    </message>
    <message>
        <source>Every session of the plan is here, with every board.</source>
        <translation>Toutes les séances du plan sont là, avec toutes les donnes.</translation>
    </message>
    <message>
        <source>“{file}” cannot be used: {reason} Get it again.</source>
        <translation>«&#xa0;{file}&#xa0;» est inutilisable&#xa0;: {reason} Procurez-vous-le à nouveau.</translation>
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
        <source>{session}: its key is the one bound for this session, number {number} of {count}. The others stay secret (“{file}”).</source>
        <translation>{session}&#xa0;: sa clé est celle qui avait été fixée pour cette séance, numéro {number} sur {count}, tandis que les autres restent secrètes («&#xa0;{file}&#xa0;»).</translation>
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
        <source>No boards are here: add their files, such as .pbn.</source>
        <translation>Il n’y a pas de donnes&#xa0;: ajoutez leurs fichiers, par exemple .pbn.</translation>
    </message>
    <message>
        <source>Give all of it, and say whether you saw it before {moment}.</source>
        <translation>Donnez-la en entier, et dites si vous l’avez vue avant {moment}.</translation>
    </message>
    <message>
        <source>the day of the value</source>
        <translation>le jour de la valeur</translation>
    </message>
    <message>
        <source>You know of no earlier promise of this organiser for this event, as you say.</source>
        <translation>Vous ne connaissez pas de promesse antérieure de cet organisateur pour cette épreuve, dites-vous.</translation>
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
        <source>The value was entered on {entered}, before the promised day, {day}.</source>
        <translation>La valeur a été saisie le {entered}, avant le jour promis, {day}.</translation>
    </message>
    <message>
        <source>The value you gave, “{given}”, cannot be read as the promised one: {source}.</source>
        <translation>La valeur que vous avez donnée, «&#xa0;{given}&#xa0;», ne peut pas se lire comme celle qui était promise&#xa0;: {source}.</translation>
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
        <source>Look up at {address} whether the randomness of round {number} is {value}.</source>
        <translation>Vérifiez à l’adresse {address} si le nombre aléatoire du tour {number} est {value}.</translation>
    </message>
    <message>
        <source>The file of round {number} (.round.json) is not here. Look up at {address} whether its randomness is {value}; or add the file, and it is checked here.</source>
        <translation>Le fichier du tirage drand {number} (.round.json) n’est pas ici. Vérifiez à l’adresse {address} si son nombre aléatoire (randomness) est {value}&#xa0;; ou ajoutez le fichier, il sera vérifié ici.</translation>
    </message>
    <message>
        <source>“{file}” is not what the network signed: {reason}.</source>
        <translation>«&#xa0;{file}&#xa0;» n’est pas ce que le réseau a signé&#xa0;: {reason}.</translation>
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
    <message>
        <source>“{file}” has no boards.</source>
        <translation>«&#xa0;{file}&#xa0;» ne contient aucune donne.</translation>
    </message>
    <message>
        <source>“{file}” has the name of {named}, but the boards of {session}.</source>
        <translation>«&#xa0;{file}&#xa0;» porte le nom de {named}&#xa0;; ses donnes sont celles de {session}.</translation>
    </message>
    <message>
        <source>“{file}” has no board numbers, and the boards of {session} are in a different order.</source>
        <translation>«&#xa0;{file}&#xa0;» n’a pas de numéros de donne, et les donnes de {session} sont dans un autre ordre.</translation>
    </message>
    <message>
        <source>“{phase}”: the number of sessions was left open. Found: {count}.</source>
        <translation>«&#xa0;{phase}&#xa0;»&#xa0;: le nombre de séances était laissé ouvert. Trouvées&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>“{phase}”: the boards of its sessions were left open.</source>
        <translation>«&#xa0;{phase}&#xa0;»&#xa0;: les donnes de ses séances étaient laissées ouvertes.</translation>
    </message>
    <message>
        <source>{session}: none of its boards is here.</source>
        <translation>{session}&#xa0;: aucune de ses donnes n’est là.</translation>
    </message>
    <message>
        <source>{session}: its boards were left open. Found: {numbers}.</source>
        <translation>{session}&#xa0;: ses donnes étaient laissées ouvertes. Trouvées&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>“{file}” was not opened: unpack it, and give its contents.</source>
        <translation>Le contenu de «&#xa0;{file}&#xa0;» n’a pas été regardé&#xa0;: décompressez-le, et donnez ce qu’il contient.</translation>
    </message>
    <message>
        <source>The organiser reports a deviation from the plan: “{what}”.</source>
        <translation>L’organisateur signale un écart par rapport au plan&#xa0;: «&#xa0;{what}&#xa0;».</translation>
    </message>
    <message>
        <source>“{file}” is in the list of checksums, but not among the files.</source>
        <translation>«&#xa0;{file}&#xa0;» est dans la liste des sommes de contrôle et pas parmi les fichiers.</translation>
    </message>
    <message>
        <source>All files match the list of checksums in the pack.</source>
        <translation>Chaque fichier est celui du paquet, d’après la liste des sommes de contrôle.</translation>
    </message>
    <message>
        <source>This is a practice tournament, made to try things out.</source>
        <translation>C’est un tournoi d’essai&#xa0;: il a été fait pour s’exercer.</translation>
    </message>
    <message>
        <source>The keys of all sessions are here, but their hash is not the one in the plan (KH).</source>
        <translation>Les clés de toutes les séances sont là, et leur empreinte n’est pas celle que donne le plan (KH).</translation>
    </message>
    <message>
        <source>The keys are the ones fixed before.</source>
        <translation>Les clés sont celles qui avaient été fixées.</translation>
    </message>
    <message>
        <source>“{file}” contains the key of one session, but the commitment for it is missing. Add the file that ends in .commit.json.</source>
        <translation>«&#xa0;{file}&#xa0;» contient la clé d’une séance, et l’engagement qui la fixe n’est pas là&#xa0;: ajoutez le fichier qui finit par .commit.json.</translation>
    </message>
    <message>
        <source>“{file}”: a single key cannot be proved here, because the commitment (version 1) binds all keys together.</source>
        <translation>«&#xa0;{file}&#xa0;»&#xa0;: une clé seule ne peut pas être prouvée ici&#xa0;: l’engagement, de version 1, fixe toutes les clés ensemble.</translation>
    </message>
    <message>
        <source>“{file}”: the plan has no separate key for phase {phase}, session {session}.</source>
        <translation>«&#xa0;{file}&#xa0;»&#xa0;: le plan n’a pas de clé propre pour la phase {phase}, séance {session}.</translation>
    </message>
    <message>
        <source>{sessions}: the key has very few different characters, so it can be guessed.</source>
        <translation>{sessions}&#xa0;: la clé n’a que très peu de lettres différentes, on peut donc la deviner.</translation>
    </message>
    <message>
        <source>{sessions}: these have the same key, so they have the same boards.</source>
        <translation>{sessions}&#xa0;: ces séances ont une seule clé, donc les mêmes donnes.</translation>
    </message>
    <message>
        <source>This is only about {sessions}. The keys of the other sessions are still secret: nothing is proved about them before they are revealed.</source>
        <translation>Il s’agit seulement de {sessions}. Les clés des autres séances sont encore secrètes&#xa0;: rien n’en est prouvé avant qu’elles soient révélées.</translation>
    </message>
    <message>
        <source>Plan and promise match the commitment word for word.</source>
        <translation>Plan et promesse sont mot pour mot ceux de l’engagement.</translation>
    </message>
    <message>
        <source>There is no commitment: only the keys were fixed, not the names, sessions, boards and source.</source>
        <translation>Il n’y a pas d’engagement&#xa0;: seules les clés étaient fixées, et non les noms, séances, donnes et source.</translation>
    </message>
    <message>
        <source>You saw it, or had it, before {moment}, as you say.</source>
        <translation>Vous l’avez vue ou gardée avant {moment}, dites-vous.</translation>
    </message>
    <message>
        <source>All earlier promises in this chain are here, each for a different event: {names}.</source>
        <translation>Toutes les promesses qui précèdent celle-ci dans sa chaîne sont là, chacune d’une autre épreuve&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Only the organiser says that there was no earlier promise. Say whether you know of an earlier promise for this event.</source>
        <translation>Qu’aucune autre promesse n’ait précédé n’est que la parole de l’organisateur. Dites si vous connaissez une promesse antérieure pour cette épreuve.</translation>
    </message>
    <message>
        <source>“{file}”, among the files, is a plan with the same keys but different lines: {lines}.</source>
        <translation>«&#xa0;{file}&#xa0;», parmi les fichiers, est un plan avec les mêmes clés, mais d’autres lignes&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>“{file}”, among the files, is another plan for this event. Lines that differ: {lines}. Ask which one counted.</source>
        <translation>«&#xa0;{file}&#xa0;», parmi les fichiers, est un autre plan de cette épreuve. Lignes différentes&#xa0;: {lines}. Demandez lequel comptait.</translation>
    </message>
    <message>
        <source>The organiser says: “{where}”, since {day}.</source>
        <translation>L’organisateur indique&#xa0;: «&#xa0;{where}&#xa0;», depuis le {day}.</translation>
    </message>
    <message>
        <source>The organiser says it was published on {since}, which is not before the promised day, {day}.</source>
        <translation>L’organisateur indique une publication le {since}, et non avant le jour promis, {day}.</translation>
    </message>
    <message>
        <source>An earlier promise for this same event is here (“{file}”): with several promises the best one can be chosen.</source>
        <translation>Une promesse antérieure de la même épreuve est là («&#xa0;{file}&#xa0;»)&#xa0;: qui en fait plusieurs peut choisir.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, agrees line by line.</source>
        <translation>Le plan que vous avez gardé, «&#xa0;{file}&#xa0;», concorde ligne par ligne.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, has the same keys but different lines: {lines}.</source>
        <translation>Le plan que vous avez gardé, «&#xa0;{file}&#xa0;», a les mêmes clés, mais d’autres lignes&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, is a draft without keys. Lines that differ: {lines}.</source>
        <translation>Le plan que vous avez gardé, «&#xa0;{file}&#xa0;», est un brouillon sans clés. Lignes différentes&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, has different keys. Lines that differ: {lines}. Ask which one counted.</source>
        <translation>Le plan que vous avez gardé, «&#xa0;{file}&#xa0;», a d’autres clés. Lignes différentes&#xa0;: {lines}. Demandez lequel comptait.</translation>
    </message>
    <message>
        <source>The outside value is not in this plan yet: its day has not come.</source>
        <translation>La valeur extérieure n’est pas encore dans ce plan&#xa0;: son jour est à venir.</translation>
    </message>
    <message>
        <source>The value was entered on {entered}, but the promised round {number} appeared later, on {when}.</source>
        <translation>La valeur a été saisie le {entered}. Le tirage {number} promis n’est paru qu’ensuite, le {when}.</translation>
    </message>
    <message>
        <source>The promise does not fix how the value is written: a different spelling gives different boards.</source>
        <translation>La promesse ne fixe pas l’écriture de la valeur&#xa0;: d’autres écritures donnent d’autres donnes.</translation>
    </message>
    <message>
        <source>“{value}” is not written as promised: digits only, with the promised decimals.</source>
        <translation>«&#xa0;{value}&#xa0;» n’est pas écrit comme promis&#xa0;: les chiffres seuls, avec les décimales promises.</translation>
    </message>
    <message>
        <source>Look the value up, and give it as you found it. The promise was: {source}.</source>
        <translation>Cherchez la valeur, et donnez-la comme vous l’avez trouvée. Promesse&#xa0;: {source}.</translation>
    </message>
    <message>
        <source>The value was used as published, not as promised. The organiser’s reason: “{reason}”.</source>
        <translation>La valeur a été prise telle que publiée, et non comme promis. Raison donnée par l’organisateur&#xa0;: «&#xa0;{reason}&#xa0;».</translation>
    </message>
    <message>
        <source>Look up whether the network had ended before {when}, and whether {value} was published. The promise for that case was: {source}.</source>
        <translation>Vérifiez si le réseau s’était arrêté avant {when}, et si {value} a bien été publié. Promesse pour ce cas&#xa0;: {source}.</translation>
    </message>
    <message>
        <source>“{file}” is round {found}; round {promised} was promised.</source>
        <translation>«&#xa0;{file}&#xa0;» est du tirage {found}&#xa0;; le tirage {promised} était promis.</translation>
    </message>
    <message>
        <source>“{file}” is the promised round, but the value does not match it.</source>
        <translation>«&#xa0;{file}&#xa0;» est le tirage promis, et la valeur n’est pas son nombre aléatoire.</translation>
    </message>
    <message>
        <source>The value is not complete: the words, or their SHA-256, of everyone who keeps words belong after it: {names}.</source>
        <translation>La valeur n’est pas formée comme promis&#xa0;: à sa suite viennent les mots, ou leur SHA-256, de tous ceux qui gardent des mots&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The words of “{name}” are not twelve words from the list: they could be guessed.</source>
        <translation>Ce que «&#xa0;{name}&#xa0;» a gardé n’est pas douze mots de la liste&#xa0;: on peut peut-être les deviner.</translation>
    </message>
    <message>
        <source>The words of “{name}” were withheld: as promised, their SHA-256 is used instead. Anyone who withheld them, or kept them from being used, could choose between two values.</source>
        <translation>Les mots de «&#xa0;{name}&#xa0;» n’ont pas été donnés&#xa0;: comme promis, leur SHA-256 est à leur place. Qui les a retenus, ou ne s’en est pas servi, pouvait choisir entre deux valeurs.</translation>
    </message>
    <message>
        <source>The value has neither the promised words of “{name}” nor their SHA-256.</source>
        <translation>Ce qui est dans la valeur pour «&#xa0;{name}&#xa0;» n’est ni les mots dont le SHA-256 était promis, ni ce SHA-256.</translation>
    </message>
    <message>
        <source>Say which sessions were played. If many are planned, only the best ones might be shown.</source>
        <translation>Dites quelles séances ont été jouées. Qui en prévoit beaucoup peut montrer les meilleures.</translation>
    </message>
    <message>
        <source>Sessions to answer for: {sessions}.</source>
        <translation>La question porte sur&#xa0;: {sessions}.</translation>
    </message>
    <message>
        <source>{session}: it was planned or dealt but not played, as you say. Ask why.</source>
        <translation>{session}&#xa0;: prévue ou distribuée, et pas jouée, dites-vous. Demandez pourquoi.</translation>
    </message>
    <message>
        <source>Phase {phase}, session {session}: you played it, but it is not in the plan or the files.</source>
        <translation>Phase {phase}, séance {session}&#xa0;: vous l’avez jouée, et ni le plan ni les fichiers n’en ont.</translation>
    </message>
    <message>
        <source>You said which sessions were played.</source>
        <translation>Vous dites quelles séances ont été jouées.</translation>
    </message>
    <message>
        <source>The check code is the one you gave.</source>
        <translation>Le code de contrôle est celui que vous avez donné.</translation>
    </message>
    <message>
        <source>The check code you gave is not the one of this promise: {where}</source>
        <translation>Le code de contrôle que vous avez donné n’est pas celui de cette promesse&#xa0;: {where}</translation>
    </message>
    <message>
        <source>Say whether you saw this check code, or had this plan, before {moment}.</source>
        <translation>Dites si vous avez vu ce code de contrôle, ou si vous aviez ce plan, avant {moment}.</translation>
    </message>
    <message>
        <source>What you gave cannot be read as the check code of this promise: {where}</source>
        <translation>Ce que vous avez donné ne peut pas se lire comme le code de contrôle de cette promesse&#xa0;: {where}</translation>
    </message>
    <message>
        <source>The check code you gave cannot be compared, because the commitment is missing or cannot be used. Add the file that ends in .commit.json.</source>
        <translation>Le code de contrôle que vous avez donné ne peut pas être comparé&#xa0;: l’engagement n’est pas là, ou ne peut pas servir. Ajoutez le fichier qui finit par .commit.json.</translation>
    </message>
    <message>
        <source>You gave the hash of the keys. It covers only the keys; the check code also covers the names, sessions, boards and source.</source>
        <translation>Ce que vous avez donné est l’empreinte des clés. Elle ne fixe que les clés, et non les noms, séances, donnes et source, comme le fait le code de contrôle.</translation>
    </message>
    <message>
        <source>Give the check code as you saw it where it was published, or a plan that you saved. Say whether that was before {moment}.</source>
        <translation>Donnez le code de contrôle tel que vous l’avez vu là où il était publié, ou un plan que vous avez gardé, et dites si c’était avant {moment}.</translation>
    </message>
    <message>
        <source>The organiser published an earlier promise, and it is not here. It may have been for this same event. Ask for it. Its check code: {digest}.</source>
        <translation>L’organisateur a publié une autre promesse avant celle-ci, et elle n’est pas là&#xa0;: elle a pu être de la même épreuve. Demandez-la. Son code de contrôle&#xa0;: {digest}.</translation>
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
        <source>Not as promised</source>
        <translation>Non conforme à la promesse</translation>
    </message>
    <message>
        <source>“{file}”, {boards}: of no session whose key is here, so not judged.</source>
        <translation>«&#xa0;{file}&#xa0;», {boards}&#xa0;: d’aucune séance dont la clé est là, donc rien n’en est dit.</translation>
    </message>
    <message>
        <source>{session}, {boards}: from this session’s key and the outside value (“{file}”).</source>
        <translation>{session}, {boards}&#xa0;: de la clé de cette séance et de la valeur extérieure («&#xa0;{file}&#xa0;»).</translation>
    </message>
    <message>
        <source>{session}, {boards}: from the reserve set (“{file}”).</source>
        <translation>{session}, {boards}&#xa0;: de la série de réserve («&#xa0;{file}&#xa0;»).</translation>
    </message>
    <message>
        <source>{session}, {boards}: the key of this session was revealed on {day}. From then on anybody could compute its reserve set. The record does not say that it was used before (“{file}”).</source>
        <translation>{session}, {boards}&#xa0;: la clé de cette séance a été révélée le {day}. Dès lors chacun pouvait calculer sa série de réserve, et le relevé ne dit pas qu’elle a servi avant («&#xa0;{file}&#xa0;»).</translation>
    </message>
    <message>
        <source>{session}: {boards} missing.</source>
        <translation>{session}, il manque&#xa0;: {boards}.</translation>
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
