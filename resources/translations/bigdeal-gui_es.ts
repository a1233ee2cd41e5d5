<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About {program}</source>
        <translation>Acerca de {program}</translation>
    </message>
    <message>
        <source>All licences in &amp;full…</source>
        <translation>Todas las licencias &amp;completas…</translation>
    </message>
    <message>
        <source>Result of the self-test</source>
        <translation>Resultado de la autocomprobación</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Autocomprobación</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licencias</translation>
    </message>
    <message>
        <source>{program} {version}</source>
        <translation>{program} {version}</translation>
    </message>
    <message>
        <source>Deals bridge boards that nobody could predict, nobody can repeat and nobody has seen.</source>
        <translation>Reparte estuches de bridge con cartas que nadie podía prever, que nadie puede repetir y que nadie ha visto.</translation>
    </message>
    <message>
        <source>Deals what Big Deal by Hans van Staveren deals from the same seed and identification. An independent program; Big Deal’s author has no part in it.</source>
        <translation>Reparte lo mismo que Big Deal, de Hans van Staveren, con la misma semilla y la misma identificación. Es un programa independiente; el autor de Big Deal no ha intervenido en él.</translation>
    </message>
    <message>
        <source>SHA-256 of &amp;verify.html</source>
        <translation>SHA-256 de &amp;verify.html</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Ajustes</translation>
    </message>
    <message>
        <source>List of what was &amp;dealt</source>
        <translation>Lista de lo &amp;repartido</translation>
    </message>
    <message>
        <source>Not passed. Nothing can be dealt until it has.</source>
        <translation>No superada. No se puede repartir nada hasta que se supere.</translation>
    </message>
    <message>
        <source>Passed: {parts}.</source>
        <translation>Superada: {parts}.</translation>
    </message>
    <message>
        <source>Stored on this computer</source>
        <translation>Se guarda en este ordenador</translation>
    </message>
    <message>
        <source>Stored beside the program</source>
        <translation>Guardado junto al programa</translation>
    </message>
    <message>
        <source>Works offline: it connects to nothing and downloads nothing.</source>
        <translation>Funciona sin red: no llama a nadie ni descarga nada.</translation>
    </message>
    <message>
        <source>Qt and PySide6 are included unchanged, as separate libraries. You may replace them with versions you have built yourself; their source code is at code.qt.io. This program comes without any warranty.</source>
        <translation>Qt y PySide6 se usan sin cambios, como bibliotecas aparte. Puede sustituirlas por versiones compiladas por usted; su código fuente está en code.qt.io. Este programa se ofrece sin garantía alguna.</translation>
    </message>
</context>
<context>
    <name>ArchiveHint</name>
    <message>
        <source>Mo&amp;ve to the archive</source>
        <translation>&amp;Llevarlos aparte</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Ahora no</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of {sets} finished sets still in the work folder</source>
        <translation>
            <numerusform>%n archivo de {sets} series terminadas sigue en la carpeta de trabajo</numerusform>
            <numerusform>%n archivos de {sets} series terminadas siguen en la carpeta de trabajo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of a finished set still in the work folder</source>
        <translation>
            <numerusform>%n archivo de una serie terminada sigue en la carpeta de trabajo</numerusform>
            <numerusform>%n archivos de una serie terminada siguen en la carpeta de trabajo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Your journal was updated</source>
        <translation>Su registro se ha actualizado</translation>
    </message>
    <message>
        <source>These are copies, or another program is using them. Remove them yourself.</source>
        <translation>Son copias, o los usa otro programa: quítelos usted</translation>
    </message>
    <message>
        <source>Writing the files had been interrupted</source>
        <translation>Se había cortado una entrega</translation>
    </message>
</context>
<context>
    <name>BackupSeal</name>
    <message>
        <source>Seal the backup?</source>
        <translation>¿Sellar la copia de seguridad?</translation>
    </message>
    <message>
        <source>Anyone who can read an unsealed backup can recognize deals that were dealt here. Sealed, only the passphrase opens it. If you lose the passphrase, you lose the backup.</source>
        <translation>Quien pueda leer una copia de seguridad sin sellar puede reconocer repartos hechos aquí. Sellada, solo la frase secreta la abre. Si pierde la frase secreta, pierde la copia.</translation>
    </message>
    <message>
        <source>&amp;Seal it</source>
        <translation>&amp;Sellarla</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Frase secreta</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>&amp;Otra vez</translation>
    </message>
    <message>
        <source>&amp;Leave it unsealed</source>
        <translation>&amp;Dejarla sin sellar</translation>
    </message>
    <message>
        <source>Type the same passphrase again</source>
        <translation>Escriba otra vez la misma frase secreta</translation>
    </message>
</context>
<context>
    <name>BoardDoor</name>
    <message>
        <source>{done} of {wanted} compared</source>
        <translation>{done} de {wanted} comparadas</translation>
    </message>
    <message>
        <source>Sets compared</source>
        <translation>Series comparadas</translation>
    </message>
    <message>
        <source>Sets or files read so far</source>
        <translation>Series o archivos leídos hasta ahora</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Detener la comparación</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Abrir resultados</translation>
    </message>
</context>
<context>
    <name>BoardPage</name>
    <message>
        <source>Type at least one whole hand.</source>
        <translation>Escriba al menos una mano entera.</translation>
    </message>
    <message>
        <source>The board number is a number such as 13.</source>
        <translation>El número del estuche es un número como 13.</translation>
    </message>
    <message>
        <source>Type numbers and hands of both boards.</source>
        <translation>Escriba los números y las manos de ambos estuches.</translation>
    </message>
    <message>
        <source>Type the hands of the same seats of both boards.</source>
        <translation>Escriba las manos de los mismos asientos en ambos estuches.</translation>
    </message>
    <message>
        <source>No set could be read here.</source>
        <translation>No se pudo leer ninguna serie aquí.</translation>
    </message>
    <message>
        <source>When play is over, results can tell when it happened.</source>
        <translation>Cuando termine el juego, los resultados pueden mostrar cuándo ocurrió.</translation>
    </message>
    <message>
        <source>Compared with the sets of the journal</source>
        <translation>Se compara con las series del registro</translation>
    </message>
    <message>
        <source>Compared with {file}</source>
        <translation>Se compara con {file}</translation>
    </message>
    <message>
        <source>Files compared with: {count}</source>
        <translation>Archivos para comparar: {count}</translation>
    </message>
    <message>
        <source>Sections: {names}. Delete the lines of those that had boards of their own.</source>
        <translation>Secciones: {names}. Borre las líneas de las que tenían estuches propios.</translation>
    </message>
    <message>
        <source>Put the round in place of each question mark.</source>
        <translation>Ponga la ronda en lugar de cada interrogación.</translation>
    </message>
    <message>
        <source>Type a line for each table, or open a file of results.</source>
        <translation>Escriba una línea por mesa o abra un archivo de resultados.</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many spades?</source>
        <translation>Estuche {number}, {seat}: ¿cuántas picas?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many hearts?</source>
        <translation>Estuche {number}, {seat}: ¿cuántos corazones?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many diamonds?</source>
        <translation>Estuche {number}, {seat}: ¿cuántos diamantes?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many clubs?</source>
        <translation>Estuche {number}, {seat}: ¿cuántos tréboles?</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>More than one thing fits. Read another hand to decide.</source>
        <translation>Encaja más de una posibilidad. Lea otra mano para decidir.</translation>
    </message>
    <message>
        <source>Check the hand, or name the files that hold the boards.</source>
        <translation>Compruebe la mano o indique los archivos que contienen los estuches.</translation>
    </message>
    <message>
        <source>Compare dealer and vulnerability with the board number too.</source>
        <translation>Compare también el dador y la vulnerabilidad con el número del estuche.</translation>
    </message>
    <message>
        <source>A deal of another session does not count for this one: see Laws 6D2 and 15.</source>
        <translation>Un reparto de otra sesión no vale para esta: véanse las leyes 6D2 y 15.</translation>
    </message>
    <message>
        <source>Take the board out of play, and find out who played it like this.</source>
        <translation>Retire el estuche del juego y averigüe quién lo jugó así.</translation>
    </message>
    <message>
        <source>It is fouled if contestants to be compared did not all play it alike (Law 87). Dealer and vulnerability count.</source>
        <translation>Es incorrecto si no todos los que se comparan lo jugaron igual (ley 87). El dador y la vulnerabilidad cuentan.</translation>
    </message>
    <message>
        <source>In a match of teams see Law 86B2.</source>
        <translation>En un encuentro de equipos, véase la ley 86B2.</translation>
    </message>
    <message>
        <source>No board that is known here has these hands.</source>
        <translation>Ningún estuche conocido aquí tiene estas manos.</translation>
    </message>
    <message>
        <source>Boards compared: {count}.</source>
        <translation>Estuches comparados: {count}.</translation>
    </message>
    <message>
        <source>Board {number} of {set}</source>
        <translation>Estuche {number} de {set}</translation>
    </message>
    <message>
        <source>not board {number}</source>
        <translation>no el estuche {number}</translation>
    </message>
    <message>
        <source>another set than the one you named</source>
        <translation>otra serie que la indicada</translation>
    </message>
    <message>
        <source>turned by {degrees}°: North’s hand lies {seat}</source>
        <translation>girado {degrees}°: la mano de Norte está en {seat}</translation>
    </message>
    <message>
        <source>hands exchanged between {seats}</source>
        <translation>manos intercambiadas entre {seats}</translation>
    </message>
    <message>
        <source>all hands are right</source>
        <translation>todas las manos son correctas</translation>
    </message>
    <message>
        <source>what you read is right; hands read: {count}</source>
        <translation>lo leído es correcto; manos leídas: {count}</translation>
    </message>
    <message>
        <source>{parts}.</source>
        <translation>{parts}.</translation>
    </message>
    <message>
        <source>cards in the wrong hand: {count}</source>
        <translation>cartas en la mano equivocada: {count}</translation>
    </message>
    <message>
        <source>cards exchanged: {count}, between {seats}</source>
        <translation>cartas intercambiadas: {count}, entre {seats}</translation>
    </message>
    <message>
        <source>These two boards are alike: {numbers}.</source>
        <translation>Estos dos estuches son iguales: {numbers}.</translation>
    </message>
    <message>
        <source>These two boards are not alike: {numbers}.</source>
        <translation>Estos dos estuches no son iguales: {numbers}.</translation>
    </message>
    <message>
        <source>The results cannot tell when the board was fouled.</source>
        <translation>Los resultados no muestran cuándo se volvió incorrecto el estuche.</translation>
    </message>
    <message>
        <source>Before round {before} ({chance} %).</source>
        <translation>Antes de la ronda {before} ({chance} %).</translation>
    </message>
    <message>
        <source>After round {after} ({chance} %).</source>
        <translation>Después de la ronda {after} ({chance} %).</translation>
    </message>
    <message>
        <source>After round {after}, before round {before} ({chance} %).</source>
        <translation>Después de la ronda {after}, antes de la {before} ({chance} %).</translation>
    </message>
    <message>
        <source>Law 87: the tables before that moment and those after it are two groups.</source>
        <translation>Ley 87: las mesas anteriores y las posteriores a ese momento son dos grupos.</translation>
    </message>
    <message>
        <source>Tables are weighed by double dummy, so the percentage is a help and no proof.</source>
        <translation>Las mesas se valoran a cartas vistas: el porcentaje ayuda, pero no prueba nada.</translation>
    </message>
    <message>
        <source>Boards to look at: {numbers} ({found} of {asked}).</source>
        <translation>Estuches que revisar: {numbers} ({found} de {asked}).</translation>
    </message>
    <message>
        <source>All answers are right. Boards asked about: {count}.</source>
        <translation>Todas las respuestas son correctas. Estuches preguntados: {count}.</translation>
    </message>
    <message>
        <source>Boards with whole hands wrong: at most {most} of {count} (90 % certain).</source>
        <translation>Estuches con manos enteras equivocadas: {most} de {count} como máximo (90 % seguro).</translation>
    </message>
    <message>
        <source>One exchanged card is hardly ever found like this.</source>
        <translation>Así casi nunca se descubre una sola carta cambiada.</translation>
    </message>
    <message>
        <source>By its number: {conditions}.</source>
        <translation>Según el número: {conditions}.</translation>
    </message>
    <message>
        <source>Not compared, because the files are gone, changed or not readable: {count}.</source>
        <translation>Sin comparar, porque los archivos faltan, han cambiado o no se pueden leer: {count}.</translation>
    </message>
</context>
<context>
    <name>BoardsField</name>
    <message>
        <source>Number of boards</source>
        <translation>Número de estuches</translation>
    </message>
    <message>
        <source>How many boards, at most {most}; or a range such as 11-20</source>
        <translation>Cuántos estuches, {most} como máximo; o un intervalo como 11-20</translation>
    </message>
    <message>
        <source>The number of the first board</source>
        <translation>El número que recibe el primer estuche</translation>
    </message>
    <message>
        <source>&amp;from number</source>
        <translation>desde la &amp;n.º</translation>
    </message>
    <message>
        <source>North deals first</source>
        <translation>Primer dador: Norte</translation>
    </message>
    <message>
        <source>East deals first</source>
        <translation>Primer dador: Este</translation>
    </message>
    <message>
        <source>South deals first</source>
        <translation>Primer dador: Sur</translation>
    </message>
    <message>
        <source>West deals first</source>
        <translation>Primer dador: Oeste</translation>
    </message>
    <message>
        <source>&amp;Sets</source>
        <translation>Ser&amp;ies</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More: first number, sets, presets</source>
        <translation>Más: primer número, series, plantillas</translation>
    </message>
    <message>
        <source>For a shared computer: the page begins without what was dealt last</source>
        <translation>Para un ordenador compartido: la página empieza sin lo último repartido</translation>
    </message>
    <message>
        <source>Forget the last session</source>
        <translation>Olvidar la última sesión</translation>
    </message>
    <message>
        <source>From 1 to {most}, or a range such as 11-20.</source>
        <translation>De 1 a {most}; también vale un intervalo como 11-20.</translation>
    </message>
    <message>
        <source>How many sets to deal at once, at most {most}: the same board numbers, different cards</source>
        <translation>Cuántas series de una vez, como máximo {most}: los mismos números de estuche, otras cartas</translation>
    </message>
</context>
<context>
    <name>BoardsWords</name>
    <message>
        <source>Board {numbers}</source>
        <translation>Estuche {numbers}</translation>
    </message>
    <message>
        <source>Boards {numbers}</source>
        <translation>Estuches {numbers}</translation>
    </message>
</context>
<context>
    <name>Body</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Help (F1)</source>
        <translation>Ayuda (F1)</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Version and self-test</source>
        <translation>Versión y autocomprobación</translation>
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
        <translation>&amp;Abrir la caja</translation>
    </message>
    <message>
        <source>All that one of the addresses shows</source>
        <translation>Todo lo que muestra una de las direcciones</translation>
    </message>
    <message>
        <source>Save its files beside the box</source>
        <translation>Guardar sus archivos junto a la caja</translation>
    </message>
    <message>
        <source>&amp;Answer of an address</source>
        <translation>&amp;Respuesta de una dirección</translation>
    </message>
    <message>
        <source>Hash of the box: {groups}</source>
        <translation>Huella de la caja: {groups}</translation>
    </message>
    <message>
        <source>The owner of another key can open this box at any time.</source>
        <translation>Quien tenga otra clave puede abrir esta caja en cualquier momento.</translation>
    </message>
    <message>
        <source>At its time, open one of these addresses, and paste the answer below.</source>
        <translation>A su hora, abra una de estas direcciones y pegue la respuesta abajo.</translation>
    </message>
    <message>
        <source>The box is open. Saved beside it:</source>
        <translation>La caja está abierta. Guardado junto a ella:</translation>
    </message>
    <message>
        <source>Write a cover &amp;note</source>
        <translation>Escribir &amp;nota adjunta</translation>
    </message>
    <message>
        <source>When and how the box opens, as text and PDF, and a page that opens it</source>
        <translation>Cuándo y cómo se abre la caja, como texto y PDF, y una página que la abre</translation>
    </message>
    <message>
        <source>To send with the box. Saved beside it:</source>
        <translation>Para enviar con la caja. Guardado junto a ella:</translation>
    </message>
</context>
<context>
    <name>BoxDoor</name>
    <message>
        <source>Drop a locked box here</source>
        <translation>Suelte aquí una caja bloqueada</translation>
    </message>
    <message>
        <source>A box (.zip.age) opens with what a public clock publishes at its time.</source>
        <translation>Una caja (.zip.age) se abre con lo que un reloj público publica a su hora.</translation>
    </message>
    <message>
        <source>Choose a &amp;box…</source>
        <translation>Elegir una ca&amp;ja…</translation>
    </message>
    <message>
        <source>See when a box opens, and open it</source>
        <translation>Ver cuándo se abre una caja, y abrirla</translation>
    </message>
    <message>
        <source>Choose a locked box</source>
        <translation>Elegir una caja bloqueada</translation>
    </message>
    <message>
        <source>&amp;Make a trial box…</source>
        <translation>Crear una caja de &amp;prueba…</translation>
    </message>
    <message>
        <source>For receivers to try: no boards, and it opens in two minutes</source>
        <translation>Para que los destinatarios prueben: sin estuches, y se abre en dos minutos</translation>
    </message>
    <message>
        <source>Locked boxes ({suffix})</source>
        <translation>Cajas bloqueadas ({suffix})</translation>
    </message>
    <message>
        <source>Make a trial box</source>
        <translation>Crear una caja de prueba</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>Opens at {time} ({utc})</source>
        <translation>Se abre el {time} ({utc})</translation>
    </message>
    <message>
        <source>It can be opened now.</source>
        <translation>Ya se puede abrir.</translation>
    </message>
    <message>
        <source>Opens in {days} d {hours} h {minutes} min.</source>
        <translation>Se abre en {days} d {hours} h {minutes} min.</translation>
    </message>
</context>
<context>
    <name>CheckDoors</name>
    <message>
        <source>Is this file sound?</source>
        <translation>¿Está bien este archivo?</translation>
    </message>
    <message>
        <source>What is this board?</source>
        <translation>¿Qué estuche es este?</translation>
    </message>
    <message>
        <source>Verify a tournament</source>
        <translation>Verificar un torneo</translation>
    </message>
    <message>
        <source>Open a locked box</source>
        <translation>Abrir una caja bloqueada</translation>
    </message>
    <message>
        <source>Is our machine fair?</source>
        <translation>¿Es justa nuestra máquina?</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>numbers from the journal</source>
        <translation>números del registro</translation>
    </message>
    <message>
        <source>counted from {first}, as you said</source>
        <translation>contados desde {first}, como indicó</translation>
    </message>
    <message>
        <source>counted from {first}, as in the other file of this name</source>
        <translation>contados desde {first}, como en el otro archivo de este nombre</translation>
    </message>
    <message>
        <source>counted from {first}: the file has no board numbers</source>
        <translation>contados desde {first}: el archivo no tiene números de estuche</translation>
    </message>
</context>
<context>
    <name>ClockStrip</name>
    <message>
        <source>Da&amp;y of the set</source>
        <translation>D&amp;ía de la serie</translation>
    </message>
    <message>
        <source>&amp;Use this day</source>
        <translation>&amp;Usar este día</translation>
    </message>
    <message>
        <source>This day goes into the names and files; the journal keeps the clock’s</source>
        <translation>Este día va en los nombres y archivos; el registro conserva el del reloj</translation>
    </message>
</context>
<context>
    <name>ClubPaperDialog</name>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Club</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>&amp;Sesión</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Página</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Estuches</translation>
    </message>
    <message>
        <source>&amp;Double dummy</source>
        <translation>A cartas &amp;vistas</translation>
    </message>
    <message>
        <source>Tournament director</source>
        <translation>Árbitro</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>such as 2</source>
        <translation>por ejemplo, 2</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secciones</translation>
    </message>
    <message>
        <source>such as A, B</source>
        <translation>por ejemplo, A, B</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Página web (HTML)</translation>
    </message>
    <message>
        <source>Labels, and columns of the checklist, for each section</source>
        <translation>Etiquetas, y columnas de la lista de control, para cada sección</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copias</translation>
    </message>
    <message>
        <source>a whole page, {like}</source>
        <translation>una página entera, {like}</translation>
    </message>
    <message>
        <source>{count} on a sheet, {like}</source>
        <translation>{count} por hoja, {like}</translation>
    </message>
    <message>
        <source>Choose a logo</source>
        <translation>Elegir un logotipo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Quitar el logotipo</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logotipo</translation>
    </message>
    <message>
        <source>On this paper the cards would be too small to be read</source>
        <translation>En este papel las cartas serían demasiado pequeñas para leerlas</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>such as the club’s hall</source>
        <translation>por ejemplo, la sala del club</translation>
    </message>
    <message>
        <source>Each section gets its own hand record and labels</source>
        <translation>Cada sección tiene su propia hoja de manos y sus etiquetas</translation>
    </message>
    <message>
        <source>Hand record format</source>
        <translation>Hoja de manos en</translation>
    </message>
    <message>
        <source>Label sheet</source>
        <translation>Hoja de etiquetas</translation>
    </message>
    <message>
        <source>The page shows sample boards. Your choices are remembered, except event and session.</source>
        <translation>La página enseña un ejemplo, no sus estuches. Lo que elija se recuerda, salvo la prueba y la sesión.</translation>
    </message>
    <message>
        <source>same as the window</source>
        <translation>el de la ventana</translation>
    </message>
    <message>
        <source>(usual in your country)</source>
        <translation>(lo habitual aquí)</translation>
    </message>
    <message>
        <source>Takes a few seconds; this computer does the analysis</source>
        <translation>Tarda unos segundos; los repartos se resuelven en este ordenador</translation>
    </message>
    <message>
        <source>Print without a logo; your file is not deleted</source>
        <translation>Imprimir sin logotipo; su propio archivo se queda</translation>
    </message>
    <message>
        <source>A PNG, JPEG or SVG picture; the program keeps its own copy</source>
        <translation>Una imagen PNG, JPEG o SVG; el programa guarda su propia copia</translation>
    </message>
    <message>
        <source>Pictures ({suffixes})</source>
        <translation>Imágenes ({suffixes})</translation>
    </message>
</context>
<context>
    <name>Conversation</name>
    <message>
        <source>A plan (.sqd) that you saved yourself before the tournament</source>
        <translation>Un plan (.sqd) que usted mismo guardó antes de la prueba</translation>
    </message>
    <message>
        <source>Which &amp;sessions were played? Tick them.</source>
        <translation>¿Qué sesiones se jugaron? &amp;Márquelas.</translation>
    </message>
    <message>
        <source>I know of no &amp;earlier promise for this event</source>
        <translation>&amp;No sé de ninguna promesa anterior para esta prueba</translation>
    </message>
    <message>
        <source>I saw it, or had the plan, before {moment}</source>
        <translation>Lo vi, o tenía el plan, antes de {moment}</translation>
    </message>
    <message>
        <source>Promised: {source}</source>
        <translation>Prometido: {source}</translation>
    </message>
    <message>
        <source>I sa&amp;ved the plan…</source>
        <translation>&amp;Guardé el plan…</translation>
    </message>
    <message>
        <source>What was the val&amp;ue? Look it up at the promised source.</source>
        <translation>¿Cuál &amp;fue el valor? Búsquelo donde dice la promesa.</translation>
    </message>
    <message>
        <source>Press the space bar to tick a session</source>
        <translation>La barra espaciadora marca una sesión</translation>
    </message>
    <message>
        <source>Tick &amp;them all</source>
        <translation>Marcarlas to&amp;das</translation>
    </message>
    <message>
        <source>All sessions in this list were played</source>
        <translation>Todas las sesiones de la lista se jugaron</translation>
    </message>
    <message>
        <source>With several promises, only the best one might be shown</source>
        <translation>Quien hace varias promesas puede mostrar la que le guste</translation>
    </message>
    <message>
        <source>Questions only you can answer</source>
        <translation>Lo que solo usted puede decir</translation>
    </message>
    <message>
        <source>Anything published later proves nothing</source>
        <translation>Lo que se publicó más tarde no demuestra nada</translation>
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
        <translation>Números de los estuches</translation>
    </message>
    <message>
        <source>&amp;First board</source>
        <translation>&amp;Primer estuche</translation>
    </message>
    <message>
        <source>Choose where the new files go, then convert</source>
        <translation>Elija dónde van los archivos nuevos y convierta</translation>
    </message>
    <message>
        <source>1 board, number {first}</source>
        <translation>1 estuche, número {first}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), {first} to {last}</source>
        <translation>
            <numerusform>%n estuche, {first} a {last}</numerusform>
            <numerusform>%n estuches, {first} a {last}</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one format</source>
        <translation>Elija al menos un formato</translation>
    </message>
    <message>
        <source>The number of the first board</source>
        <translation>El número que recibe el primer estuche</translation>
    </message>
    <message>
        <source>The board numbers in this file have gaps. The boards get new numbers, in the same order.</source>
        <translation>La numeración de este archivo tiene huecos. Los estuches reciben números nuevos, en su orden.</translation>
    </message>
    <message>
        <source>Formats to write</source>
        <translation>Archivos nuevos para</translation>
    </message>
    <message>
        <source>A format cannot contain these boards</source>
        <translation>Un formato no admite estos estuches</translation>
    </message>
</context>
<context>
    <name>Converting</name>
    <message>
        <source>In {folder}</source>
        <translation>En {folder}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) converted, read back and compared</source>
        <translation>
            <numerusform>%n estuche convertido, releído y comparado</numerusform>
            <numerusform>%n estuches convertidos, releídos y comparados</numerusform>
        </translation>
    </message>
    <message>
        <source>Auctions, results and comments of the file were left out.</source>
        <translation>Se omitieron las subastas, los resultados y los comentarios del archivo.</translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Un fallo del programa</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Algo ha fallado en el programa.</translation>
    </message>
    <message>
        <source>The sets you have already dealt are safe. Close the program and start it again before you deal. Please report this: {place}</source>
        <translation>Las series repartidas antes están a salvo. Cierre el programa y vuelva a abrirlo antes de repartir. Comunique, por favor, estas palabras: {place}</translation>
    </message>
</context>
<context>
    <name>DealBar</name>
    <message>
        <source>&amp;Deal session…</source>
        <translation>&amp;Repartir sesión…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Deal session</source>
        <translation>Repartir sesión</translation>
    </message>
    <message>
        <source>Boards dealt</source>
        <translation>Estuches repartidos</translation>
    </message>
    <message>
        <source>Boards dealt so far</source>
        <translation>Estuches repartidos hasta ahora</translation>
    </message>
    <message>
        <source>Deal into the folder shown on the left</source>
        <translation>Repartir en la carpeta indicada a la izquierda</translation>
    </message>
    <message>
        <source>{done} of {wanted} boards · {rate} a second · {left} left</source>
        <translation>{done} de {wanted} estuches · {rate} por segundo · quedan {left}</translation>
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
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>Else&amp;where…</source>
        <translation>En &amp;otro sitio…</translation>
    </message>
    <message>
        <source>Choose another folder or name for this set, then deal</source>
        <translation>Elegir otra carpeta u otro nombre para esta serie y repartir</translation>
    </message>
    <message>
        <source>&amp;Deal session</source>
        <translation>&amp;Repartir sesión</translation>
    </message>
    <message>
        <source>Into: {place}</source>
        <translation>En: {place}</translation>
    </message>
    <message>
        <source>Choose where to save the files, then deal</source>
        <translation>Elija dónde van los archivos y reparta</translation>
    </message>
    <message>
        <source>Stop dealing; no files are left behind</source>
        <translation>Detiene el reparto; no queda ningún archivo</translation>
    </message>
    <message>
        <source>{problem} You will be asked to choose another folder.</source>
        <translation>{problem} Se le pedirá otra carpeta.</translation>
    </message>
    <message>
        <source>Everyone who can use this disk can read the boards there.</source>
        <translation>Quien pueda usar este disco puede leer allí los estuches.</translation>
    </message>
</context>
<context>
    <name>DealForm</name>
    <message>
        <source>Event</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Prueba</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Estuches</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Estuches</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Archivos para</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Azar</translation>
    </message>
    <message>
        <source>I cannot &amp;type or use a mouse</source>
        <translation>No puedo e&amp;scribir ni mover un ratón</translation>
    </message>
    <message>
        <source>such as Tuesday pairs; you can leave it empty</source>
        <translation>por ejemplo, Parejas del martes; puede quedar vacío</translation>
    </message>
    <message>
        <source>The name of the event, written into the files</source>
        <translation>El nombre de la prueba; se escribe en los archivos</translation>
    </message>
    <message>
        <source>Use only the computer’s own randomness</source>
        <translation>Repartir solo con el azar del propio ordenador</translation>
    </message>
</context>
<context>
    <name>DealPage</name>
    <message>
        <source>Deal a session</source>
        <translation>Repartir una sesión</translation>
    </message>
    <message numerus="yes">
        <source>Ready to deal %n board(s)</source>
        <translation>
            <numerusform>Listo para repartir %n estuche</numerusform>
            <numerusform>Listo para repartir %n estuches</numerusform>
        </translation>
    </message>
    <message>
        <source>One moment: the program is testing itself</source>
        <translation>Un momento: el programa se está comprobando</translation>
    </message>
    <message>
        <source>Choose at least one format</source>
        <translation>Elija al menos un formato</translation>
    </message>
    <message>
        <source>Boards {first}–{last} do not fit {suffix}: {most} at most</source>
        <translation>Los estuches {first}–{last} no caben en {suffix}: {most} como máximo</translation>
    </message>
    <message>
        <source>These boards do not fit {suffix}</source>
        <translation>Estos estuches no caben en {suffix}</translation>
    </message>
    <message numerus="yes">
        <source>Ready to deal %n set(s)</source>
        <translation>
            <numerusform>Listo para repartir %n serie</numerusform>
            <numerusform>Listo para repartir %n series</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n board(s)</source>
        <translation>
            <numerusform>de %n estuche</numerusform>
            <numerusform>de %n estuches</numerusform>
        </translation>
    </message>
    <message>
        <source>A set has {most} boards at most</source>
        <translation>Una serie tiene {most} estuches como máximo</translation>
    </message>
    <message>
        <source>This copy of the program is damaged and cannot deal</source>
        <translation>Esta copia del programa está dañada y no reparte</translation>
    </message>
    <message>
        <source>Release the keys and the mouse</source>
        <translation>Suelte las teclas</translation>
    </message>
    <message>
        <source>Deal without your typing</source>
        <translation>Repartir sin su ayuda</translation>
    </message>
    <message>
        <source>Use only the computer’s own randomness?</source>
        <translation>¿Usar solo el azar del propio ordenador?</translation>
    </message>
    <message>
        <source>The problem and your answer are recorded in the journal.</source>
        <translation>La duda y su respuesta se escriben en el registro.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>El registro es dudoso</translation>
    </message>
    <message>
        <source>Deal anyway?</source>
        <translation>¿Repartir de todos modos?</translation>
    </message>
    <message>
        <source>The operating system supplies 320 bits. That is enough for a fair set nobody can predict, as long as this computer can be trusted. Your typing protects you even if it cannot. The certificate of this set will say “{source}”.</source>
        <translation>Da 320 bits del sistema operativo: bastan para una serie limpia que nadie puede prever, siempre que este ordenador esté sano. Lo que usted teclea le protegería incluso si no lo está. En el certificado de esta serie constará «{source}».</translation>
    </message>
    <message>
        <source>&amp;Deal anyway</source>
        <translation>&amp;Repartir de todos modos</translation>
    </message>
    <message>
        <source>&amp;Use only the computer</source>
        <translation>&amp;Usar solo el ordenador</translation>
    </message>
    <message>
        <source>Others can read the boards</source>
        <translation>Otros pueden leer los estuches</translation>
    </message>
</context>
<context>
    <name>DealStep</name>
    <message>
        <source>Folder for the boards</source>
        <translation>Carpeta para los estuches</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>Ele&amp;gir…</translation>
    </message>
    <message>
        <source>&amp;Deal the ticked sessions</source>
        <translation>&amp;Repartir las sesiones marcadas</translation>
    </message>
    <message>
        <source>Deal now</source>
        <translation>Repartir ahora</translation>
    </message>
    <message>
        <source>&amp;Reserve sets…</source>
        <translation>Series de reser&amp;va…</translation>
    </message>
    <message>
        <source>De&amp;viation…</source>
        <translation>&amp;Desviación…</translation>
    </message>
    <message>
        <source>Record where play did not follow the plan</source>
        <translation>Anotar en qué se apartó el juego del plan</translation>
    </message>
    <message>
        <source>Choose the folder for the boards</source>
        <translation>Elegir la carpeta para los estuches</translation>
    </message>
    <message>
        <source>&amp;Next session</source>
        <translation>Sesión siguie&amp;nte</translation>
    </message>
    <message>
        <source>Choose the sessions to deal next</source>
        <translation>Elija las sesiones que se repartirán después</translation>
    </message>
    <message>
        <source>&amp;Folder for the boards</source>
        <translation>Carpeta para l&amp;os estuches</translation>
    </message>
    <message>
        <source>Tick at least one session.</source>
        <translation>Marque al menos una sesión.</translation>
    </message>
    <message>
        <source>Choose at least one format.</source>
        <translation>Elija al menos un formato.</translation>
    </message>
    <message>
        <source>These boards do not fit {suffix}.</source>
        <translation>Estos estuches no caben en {suffix}.</translation>
    </message>
    <message>
        <source>Choose a folder for the boards.</source>
        <translation>Elija una carpeta para los estuches.</translation>
    </message>
    <message>
        <source>Deal it now</source>
        <translation>Repartir ahora</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Archivos para</translation>
    </message>
    <message>
        <source>Open the keys</source>
        <translation>Abrir las claves</translation>
    </message>
    <message>
        <source>Reserve, deviation</source>
        <translation>Reserva, desviación</translation>
    </message>
    <message>
        <source>Only these boards of the reserve set</source>
        <translation>Solo estos estuches de la serie de reserva</translation>
    </message>
    <message>
        <source>such as 5 or 5,7; empty for the whole set</source>
        <translation>por ejemplo 5 o 5,7; vacío para la serie entera</translation>
    </message>
    <message>
        <source>Of one session: only these boards get another deal</source>
        <translation>De una sesión: solo estos estuches se sustituyen</translation>
    </message>
    <message>
        <source>Deal new boards for the ticked sessions, and give the reason</source>
        <translation>Repartir otros estuches para las sesiones marcadas, con un motivo</translation>
    </message>
    <message>
        <source>&amp;Go to Reveal</source>
        <translation>Seg&amp;uir con Revelar</translation>
    </message>
    <message>
        <source>Go to the last step</source>
        <translation>Al último paso</translation>
    </message>
    <message>
        <source>A reserve set replaces a session that cannot be played, for example because somebody saw a board. A deviation is anything that did not go as planned. The players are told about both.</source>
        <translation>Las series de reserva sustituyen a las sesiones que no se pueden jugar, por ejemplo porque alguien vio las cartas de un estuche. Una desviación es todo lo que no fue como estaba previsto. De ambas se informa a los jugadores.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of this tournament were dealt. The keys have been revealed, so no more can be dealt.</source>
        <translation>
            <numerusform>Se repartió %n serie de este torneo. Las claves ya se han revelado: no se reparten más.</numerusform>
            <numerusform>Se repartieron %n series de este torneo. Las claves ya se han revelado: no se reparten más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anyone who has the keys and the value can make these boards again.</source>
        <translation>Quien tenga las claves y el valor puede volver a crear estos estuches.</translation>
    </message>
</context>
<context>
    <name>DealWords</name>
    <message>
        <source>CODE</source>
        <translation>CÓDIGO</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>sin permiso</translation>
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
        <translation>Código de la serie</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Sets dealt</source>
        <translation>Series repartidas</translation>
    </message>
    <message>
        <source>Set codes</source>
        <translation>Códigos de las series</translation>
    </message>
    <message numerus="yes">
        <source>Cop&amp;y %n code(s)</source>
        <translation>
            <numerusform>Cop&amp;iar %n código</numerusform>
            <numerusform>Cop&amp;iar %n códigos</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy the codes of the selected sets; they reveal no cards</source>
        <translation>Copiar los códigos de las series elegidas; no revelan ninguna carta</translation>
    </message>
    <message>
        <source>Labels, certificates and copies are made for the sets selected here: all of them, unless you change it.</source>
        <translation>Las etiquetas, los certificados y las copias son de las series elegidas aquí; al principio, de todas.</translation>
    </message>
</context>
<context>
    <name>DigestField</name>
    <message>
        <source>From the notice board, the bulletin or the web page of the event</source>
        <translation>Del tablón, del boletín o de la página web de la prueba</translation>
    </message>
    <message>
        <source>Type or paste the digits or the 13 words. They are compared as you type.</source>
        <translation>Escriba o pegue las cifras o las 13 palabras. Se comparan mientras escribe.</translation>
    </message>
    <message>
        <source>The check co&amp;de that you found</source>
        <translation>El código de comprobación que usted &amp;encontró</translation>
    </message>
</context>
<context>
    <name>DoorWidget</name>
    <message>
        <source>Your files were not changed. ({place})</source>
        <translation>Los archivos se han dejado como estaban. ({place})</translation>
    </message>
</context>
<context>
    <name>EntropyArea</name>
    <message>
        <source>Randomness area</source>
        <translation>Zona de azar</translation>
    </message>
    <message>
        <source>Type anything, using many different keys, or move the mouse. Press Tab or Escape to leave the area.</source>
        <translation>Escriba cualquier cosa, con muchas teclas, o mueva el ratón. Con Tab o Escape se sale de la zona.</translation>
    </message>
    <message>
        <source>Click here, then type. Press Tab or Esc to leave.</source>
        <translation>Haga clic aquí y escriba. Con Tab o Esc se sale de la zona.</translation>
    </message>
</context>
<context>
    <name>EntropyPanel</name>
    <message>
        <source>Entropy</source>
        <translation>Entropía</translation>
    </message>
    <message>
        <source>How much randomness has been collected from you</source>
        <translation>Cuánto azar se ha recogido de usted</translation>
    </message>
    <message>
        <source>{bits} of {target} bits · {state}</source>
        <translation>{bits} de {target} bits · {state}</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) more</source>
        <translation>
            <numerusform>%n segundo más, aproximadamente</numerusform>
            <numerusform>unos %n segundos más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) more</source>
        <translation>
            <numerusform>%n minuto más, aproximadamente</numerusform>
            <numerusform>unos %n minutos más</numerusform>
        </translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>no hace falta</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>esperando</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bien</translation>
    </message>
    <message>
        <source>too regular</source>
        <translation>demasiado regular</translation>
    </message>
    <message>
        <source>full</source>
        <translation>lleno</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>listo</translation>
    </message>
    <message>
        <source>Enough. You can deal now.</source>
        <translation>Basta. Ya puede repartir.</translation>
    </message>
    <message>
        <source>Type, or move the mouse</source>
        <translation>Escriba o mueva el ratón</translation>
    </message>
    <message>
        <source>The computer’s own randomness is used.</source>
        <translation>Se usa el azar del propio ordenador.</translation>
    </message>
    <message>
        <source>Type anything, using many different keys, or move the mouse here.</source>
        <translation>Escriba aquí cualquier cosa, con muchas teclas, o mueva el ratón.</translation>
    </message>
    <message>
        <source>Keep going: many different keys, or the mouse.</source>
        <translation>Siga: muchas teclas, o el ratón.</translation>
    </message>
    <message>
        <source>This is too easy to guess.</source>
        <translation>Esto se puede adivinar.</translation>
    </message>
    <message>
        <source>Enough. Release the keys and the mouse.</source>
        <translation>Basta. Suelte las teclas.</translation>
    </message>
    <message>
        <source>As chosen in the settings. What you type is mixed in as well.</source>
        <translation>Así se eligió en los ajustes. Lo que escriba también cuenta.</translation>
    </message>
    <message>
        <source>Nothing you type is stored.</source>
        <translation>No se guarda nada de lo que escribe.</translation>
    </message>
</context>
<context>
    <name>ErrorStrip</name>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Cerrar mensaje</translation>
    </message>
    <message>
        <source>Close this message (Esc)</source>
        <translation>Cerrar este mensaje (Esc)</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <translation>Algo ha fallado en el programa</translation>
    </message>
    <message>
        <source>No files of this set were left behind. ({place})</source>
        <translation>No ha quedado ningún archivo de esta serie. ({place})</translation>
    </message>
    <message>
        <source>Fill the meter again and deal: you will get a new set. Please report the text in brackets.</source>
        <translation>Vuelva a llenar el medidor y reparta: será una serie nueva. Comunique, por favor, las palabras entre paréntesis.</translation>
    </message>
    <message>
        <source>Please report the text in brackets.</source>
        <translation>Comunique, por favor, las palabras entre paréntesis.</translation>
    </message>
</context>
<context>
    <name>FairDoor</name>
    <message>
        <source>Drop last year’s files here</source>
        <translation>Suelte aquí los archivos del año pasado</translation>
    </message>
    <message>
        <source>Files or folders, any format. A set that is there twice counts once.</source>
        <translation>Archivos o carpetas, cualquier formato. Una serie que está dos veces cuenta una.</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>Elegir &amp;carpeta…</translation>
    </message>
    <message>
        <source>Choose a folder of played sets</source>
        <translation>Elegir una carpeta de series jugadas</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Abrir &amp;carpeta</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>A sheet for the notice board, as PDF</source>
        <translation>Una hoja para el tablón, en PDF</translation>
    </message>
    <message>
        <source>No set could be read here.</source>
        <translation>No se pudo leer ninguna serie aquí.</translation>
    </message>
    <message>
        <source>Print the check-up</source>
        <translation>Imprimir la revisión</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The sheet is saved</source>
        <translation>La hoja está guardada</translation>
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
        <translation>Marque antes «Entiendo» en la advertencia de arriba</translation>
    </message>
    <message>
        <source>In play: do not play these boards again</source>
        <translation>En juego: no vuelva a jugar estos estuches</translation>
    </message>
    <message>
        <source>Finished: these boards were played</source>
        <translation>Terminada: estos estuches ya se jugaron</translation>
    </message>
    <message>
        <source>1 board, number {numbers}</source>
        <translation>1 estuche, número {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), {numbers}</source>
        <translation>
            <numerusform>%n estuche, {numbers}</numerusform>
            <numerusform>%n estuches, {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>first seen here {time} as “{source}”</source>
        <translation>vista aquí por primera vez el {time} como «{source}»</translation>
    </message>
    <message>
        <source>Known here: {set}</source>
        <translation>Conocida aquí: {set}</translation>
    </message>
    <message>
        <source>It differs from “{file}” first at board {board}.</source>
        <translation>La primera diferencia con «{file}» está en el estuche {board}.</translation>
    </message>
    <message>
        <source>Problems of {file}</source>
        <translation>Problemas de {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n archivo</numerusform>
            <numerusform>%n archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Show or hide the files of these boards</source>
        <translation>Mostrar u ocultar los archivos de estos estuches</translation>
    </message>
    <message numerus="yes">
        <source>the same %n board(s)</source>
        <translation>
            <numerusform>el mismo estuche</numerusform>
            <numerusform>los mismos %n estuches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n format(s)</source>
        <translation>
            <numerusform>%n formato</numerusform>
            <numerusform>%n formatos</numerusform>
        </translation>
    </message>
    <message>
        <source>the file says: set code {code}</source>
        <translation>el archivo dice: código de la serie {code}</translation>
    </message>
    <message>
        <source>the files say: set code {code}</source>
        <translation>los archivos dicen: código de la serie {code}</translation>
    </message>
    <message>
        <source>Of this file’s boards {which}: {set}</source>
        <translation>De los estuches de este archivo {which}: {set}</translation>
    </message>
    <message>
        <source>numbered there: {numbers}</source>
        <translation>numeradas allí: {numbers}</translation>
    </message>
    <message>
        <source>Boards in this file: {here}. In “{file}”: {there}.</source>
        <translation>Estuches en este archivo: {here}. En «{file}»: {there}.</translation>
    </message>
    <message>
        <source>Its boards are not all those of its set code</source>
        <translation>No todos sus estuches son los de su código</translation>
    </message>
    <message>
        <source>Not met on this computer before.</source>
        <translation>No vista antes en este ordenador.</translation>
    </message>
    <message>
        <source>the file says: {event}</source>
        <translation>el archivo dice: {event}</translation>
    </message>
    <message>
        <source>Write these boards in other formats</source>
        <translation>Crea archivos de otros formatos con estos estuches</translation>
    </message>
    <message>
        <source>Empty: there are no boards in it</source>
        <translation>Vacío: no contiene ningún estuche</translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete board(s)</source>
        <translation>
            <numerusform>%n estuche incompleto</numerusform>
            <numerusform>%n estuches incompletos</numerusform>
        </translation>
    </message>
    <message>
        <source>Different deals from the other file with this name</source>
        <translation>Los repartos no son los del otro archivo del mismo nombre</translation>
    </message>
    <message>
        <source>The same deal appears in it more than once</source>
        <translation>Contiene el mismo reparto más de una vez</translation>
    </message>
    <message>
        <source>In order: every board is complete</source>
        <translation>Sin errores: todos los estuches están completos</translation>
    </message>
    <message>
        <source>Released: anyone may know these boards</source>
        <translation>Divulgada: cualquiera puede conocer estos estuches</translation>
    </message>
    <message>
        <source>Boards {numbers} have the same deal.</source>
        <translation>El mismo reparto está en los estuches {numbers}.</translation>
    </message>
    <message>
        <source>Every incomplete board, and why</source>
        <translation>Todos los estuches incompletos y el motivo</translation>
    </message>
    <message>
        <source>Not for play: see below</source>
        <translation>Leído tal como está escrito; no es para jugar: véase abajo</translation>
    </message>
    <message>
        <source>The file names the event {event}, but the set was dealt for {other}.</source>
        <translation>El archivo nombra la prueba {event}; la serie se repartió para {other}.</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Files of boards to check</source>
        <translation>Archivos de estuches que se van a comprobar</translation>
    </message>
    <message>
        <source>Files of boards ({suffixes})</source>
        <translation>Archivos de estuches ({suffixes})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Convert: name of the new files</source>
        <translation>Convertir: nombre de los archivos nuevos</translation>
    </message>
    <message>
        <source>All files of the set (*)</source>
        <translation>Todos los archivos de la serie (*)</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Convertir</translation>
    </message>
    <message>
        <source>Name of the set:</source>
        <translation>Nombre de la serie:</translation>
    </message>
    <message>
        <source>Verify a tournament</source>
        <translation>Verificar un torneo</translation>
    </message>
    <message>
        <source>Packs and plans ({suffixes})</source>
        <translation>Paquetes y planes ({suffixes})</translation>
    </message>
    <message>
        <source>Open a tournament</source>
        <translation>Abrir un torneo</translation>
    </message>
    <message>
        <source>Plans of tournaments ({suffix})</source>
        <translation>Planes de torneos ({suffix})</translation>
    </message>
</context>
<context>
    <name>FileDrops</name>
    <message>
        <source>Drop the files here to check them</source>
        <translation>Suelte aquí los archivos para comprobarlos</translation>
    </message>
</context>
<context>
    <name>FilesDoor</name>
    <message>
        <source>Drop files of boards here</source>
        <translation>Suelte aquí archivos de estuches</translation>
    </message>
    <message>
        <source>Choose &amp;files…</source>
        <translation>Elegir archi&amp;vos…</translation>
    </message>
    <message>
        <source>Choose files of boards to check</source>
        <translation>Elija los archivos de estuches que quiere comprobar</translation>
    </message>
    <message>
        <source>I &amp;understand: I only want copies, for a record or a web page</source>
        <translation>Ent&amp;iendo: solo quiero copias para conservarlas o para una página web</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Abrir &amp;carpeta</translation>
    </message>
    <message>
        <source>1 file checked.</source>
        <translation>1 archivo comprobado.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of boards in all.</source>
        <translation>
            <numerusform>%n serie en total.</numerusform>
            <numerusform>%n series en total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n are shown.</source>
        <translation>
            <numerusform>Solo se muestra el primero.</numerusform>
            <numerusform>Se muestran los primeros %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{files}: set {set}</source>
        <translation>{files}: serie {set}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more set(s)</source>
        <translation>
            <numerusform>y %n serie más</numerusform>
            <numerusform>y %n series más</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not duplicate, print or play these boards: deal a new set, or a reserve set in a tournament. If boxes with this code are on the tables, call the director.</source>
        <translation>No duplique, imprima ni juegue estos estuches: reparta una serie nueva, o una serie de reserva en un torneo. Si hay cajas con este código en las mesas, llame al árbitro.</translation>
    </message>
    <message>
        <source>These boards were in use before</source>
        <translation>Estos estuches ya se han usado</translation>
    </message>
    <message>
        <source>Any format, several files at once, or a whole folder. The files are only read; no card is shown.</source>
        <translation>De cualquier formato, varios a la vez o una carpeta entera. Solo se leen; no se muestra ninguna carta.</translation>
    </message>
    <message>
        <source>Allows these files to be converted</source>
        <translation>Permite convertir estos archivos</translation>
    </message>
    <message>
        <source>There are no files of boards in this folder.</source>
        <translation>La carpeta no contiene ningún archivo de estuches.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked: all in order.</source>
        <translation>
            <numerusform>%n archivo comprobado, sin errores.</numerusform>
            <numerusform>%n archivos comprobados, todos sin errores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked: {sound} in order, {others} with problems, shown first.</source>
        <translation>
            <numerusform>%n archivo comprobado: {sound} sin errores, {others} por revisar, al principio.</numerusform>
            <numerusform>%n archivos comprobados: {sound} sin errores, {others} por revisar, al principio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Files with the same name contain different boards.</source>
        <translation>Hay archivos del mismo nombre con estuches distintos.</translation>
    </message>
</context>
<context>
    <name>FinalSteps</name>
    <message>
        <source>Sheet with a new passphrase</source>
        <translation>Hoja con una frase secreta nueva</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>A new passphrase is on the sheet</source>
        <translation>En la hoja hay una frase secreta nueva</translation>
    </message>
    <message>
        <source>{sheet}
Print it twice, put the sheets into two safe places, then delete the file. Both fields hold the passphrase already.</source>
        <translation>{sheet}
Imprímala dos veces, guarde las hojas en dos lugares seguros y borre el archivo. Los dos campos ya contienen la frase secreta.</translation>
    </message>
    <message>
        <source>Now wait for the day of the outside value.</source>
        <translation>Espere ahora el día del valor externo.</translation>
    </message>
    <message>
        <source>Putting the value into the plan</source>
        <translation>Poniendo el valor en el plan</translation>
    </message>
    <message>
        <source>The promised round</source>
        <translation>El sorteo prometido</translation>
    </message>
    <message>
        <source>The value is in the plan</source>
        <translation>El valor está en el plan</translation>
    </message>
    <message>
        <source>Put “{notice}” on the wall: it tells the players the reason.</source>
        <translation>Cuelgue «{notice}» en la pared: explica el motivo a los jugadores.</translation>
    </message>
    <message>
        <source>Recording the deviation</source>
        <translation>Anotando la desviación</translation>
    </message>
    <message>
        <source>The deviation is recorded</source>
        <translation>La desviación está anotada</translation>
    </message>
    <message>
        <source>Put “{notice}” on the wall.</source>
        <translation>Cuelgue «{notice}» en la pared.</translation>
    </message>
    <message>
        <source>The public pack</source>
        <translation>El paquete público</translation>
    </message>
    <message>
        <source>Archive (*.zip)</source>
        <translation>Archivo comprimido (*.zip)</translation>
    </message>
    <message>
        <source>The revealed sessions have their public packs</source>
        <translation>Cada sesión revelada tiene su paquete público</translation>
    </message>
    <message>
        <source>The public pack is made</source>
        <translation>El paquete público está creado</translation>
    </message>
    <message>
        <source>The publication sheet</source>
        <translation>La hoja de publicación</translation>
    </message>
    <message>
        <source>Drawing the publication sheet</source>
        <translation>Haciendo la hoja de publicación</translation>
    </message>
    <message>
        <source>The publication sheet is saved</source>
        <translation>La hoja de publicación está guardada</translation>
    </message>
    <message>
        <source>The plan is sealed, and its keys are made</source>
        <translation>El plan está sellado y sus claves están creadas</translation>
    </message>
    <message>
        <source>Folder for the officials’ sheets, ideally on a USB drive</source>
        <translation>Carpeta para las hojas de los responsables, mejor en una memoria USB</translation>
    </message>
    <message>
        <source>Making and sealing the keys: this takes a few seconds</source>
        <translation>Creando y sellando las claves: tarda unos segundos</translation>
    </message>
    <message>
        <source>The officials’ sheets are in {folder}: {names}. Print each, hand it over in an envelope, and delete the files.</source>
        <translation>Las hojas de los responsables están en {folder}: {names}. Imprima cada una, entréguela en un sobre y borre los archivos.</translation>
    </message>
    <message>
        <source>Recording where it is published</source>
        <translation>Anotando dónde está</translation>
    </message>
    <message>
        <source>The place of publication is recorded</source>
        <translation>Queda anotado dónde está el plan</translation>
    </message>
    <message>
        <source>Publish the plan again, so that everyone sees the value.</source>
        <translation>Publique el plan otra vez, para que todos vean el valor.</translation>
    </message>
    <message>
        <source>Opening the keys and dealing: this takes a few seconds</source>
        <translation>Abriendo las claves y repartiendo: tarda unos segundos</translation>
    </message>
    <message>
        <source>Opening the keys and making the pack: this takes a few seconds</source>
        <translation>Abriendo las claves y creando el paquete: tarda unos segundos</translation>
    </message>
    <message>
        <source>Opening the keys and making the packs: this takes a few seconds</source>
        <translation>Abriendo las claves y creando los paquetes: tarda unos segundos</translation>
    </message>
    <message>
        <source>Publish it where everyone can find it: {names}.</source>
        <translation>Publique donde todos lo encuentren: {names}.</translation>
    </message>
    <message>
        <source>Publish {pack} where everyone can find it.</source>
        <translation>Publique {pack} donde todos lo encuentren.</translation>
    </message>
    <message>
        <source>Print {sheet}, and put it where everyone can see it.</source>
        <translation>Imprima {sheet} y póngala donde todos la vean.</translation>
    </message>
    <message>
        <source>Now publish the files under “Publish this” where all players can see them, and enter here where they are.</source>
        <translation>Ponga ahora los archivos de «Publique esto» donde los vean todos los jugadores, y diga aquí dónde están.</translation>
    </message>
</context>
<context>
    <name>FindingRow</name>
    <message>
        <source>Please look</source>
        <translation>Mírelo, por favor</translation>
    </message>
    <message>
        <source> · phase {number}</source>
        <translation> · fase {number}</translation>
    </message>
    <message>
        <source>I have looked at this</source>
        <translation>Ya lo he mirado</translation>
    </message>
    <message>
        <source>I have looked at this: {text}</source>
        <translation>Ya lo he mirado: {text}</translation>
    </message>
    <message>
        <source>Needs correction</source>
        <translation>Por corregir</translation>
    </message>
    <message>
        <source>Publish despite this</source>
        <translation>Publicar a pesar de esto</translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>No remarks: the plan is in order.</source>
        <translation>Nada que señalar: el plan está en orden.</translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Welcome to {program}</source>
        <translation>Le damos la bienvenida a {program}</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Carpeta para los archivos</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Elegir…</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>¿Quién reparte?</translation>
    </message>
    <message>
        <source>&amp;Identification: club and place</source>
        <translation>&amp;Identificación: club y lugar</translation>
    </message>
    <message>
        <source>if you have used Big Deal before</source>
        <translation>si ya ha usado Big Deal</translation>
    </message>
    <message>
        <source>Tick what you use. The right files are then ticked for every session.</source>
        <translation>Marque lo que usa. Así los archivos adecuados quedarán marcados en cada sesión.</translation>
    </message>
    <message>
        <source>&amp;Duplimate, Bridge Sorter</source>
        <translation>&amp;Duplimate, Bridge Sorter</translation>
    </message>
    <message>
        <source>Duplimate with an &amp;older program</source>
        <translation>Duplimate con un programa antig&amp;uo</translation>
    </message>
    <message>
        <source>Dealer&amp;4</source>
        <translation>Dealer&amp;4</translation>
    </message>
    <message>
        <source>Bridge&amp;Composer, Dealmaster Pro</source>
        <translation>&amp;BridgeComposer, Dealmaster Pro</translation>
    </message>
    <message>
        <source>A scoring program or &amp;web site</source>
        <translation>Programa de &amp;resultados o página web</translation>
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
        <translation>¿Adónde van los archivos?</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>Car&amp;peta</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Paso {step} de {steps}</translation>
    </message>
    <message>
        <source>&amp;Skip the rest</source>
        <translation>O&amp;mitir el resto</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>O&amp;mitir</translation>
    </message>
    <message>
        <source>Fi&amp;nish</source>
        <translation>Termi&amp;nar</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Siguie&amp;nte</translation>
    </message>
    <message>
        <source>Files for each session: {files}</source>
        <translation>Archivos de cada sesión: {files}</translation>
    </message>
    <message>
        <source>Identification imported; compare its number if you like.</source>
        <translation>Identificación importada; compare su número si lo desea.</translation>
    </message>
    <message>
        <source>Formats imported: {names}.</source>
        <translation>Formatos importados: {names}.</translation>
    </message>
    <message>
        <source>Left out: {names}.</source>
        <translation>Omitidos: {names}.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>I&amp;dioma</translation>
    </message>
    <message>
        <source>You can change it later, in the settings.</source>
        <translation>Puede cambiarlo más tarde, en los ajustes.</translation>
    </message>
    <message>
        <source>if you had this program before, on another computer</source>
        <translation>si ya tenía este programa, en otro ordenador</translation>
    </message>
    <message>
        <source>The journal is back. This backup has no settings.</source>
        <translation>El registro ha vuelto. Esta copia de seguridad no tiene ajustes.</translation>
    </message>
    <message>
        <source>Your identification is mixed into every deal, so two clubs never deal the same boards, even from the same seed.</source>
        <translation>Su identificación se mezcla en cada reparto, de modo que dos clubes nunca reparten los mismos estuches, ni siquiera con la misma semilla.</translation>
    </message>
    <message>
        <source>Where will you use the files?</source>
        <translation>¿Para qué son los archivos?</translation>
    </message>
    <message>
        <source>Something &amp;else, or I don’t know</source>
        <translation>O&amp;tra cosa, o no lo sé</translation>
    </message>
    <message>
        <source>You can still choose a different folder for each session.</source>
        <translation>Siempre podrá elegir otra carpeta en cada sesión.</translation>
    </message>
    <message>
        <source>Anyone who can open the files before play can read the hands. Choose a folder of your own, not a shared one.</source>
        <translation>Quien pueda abrir los archivos antes del juego puede ver las manos: use una carpeta propia, no una compartida.</translation>
    </message>
    <message>
        <source>This file contains nothing to import.</source>
        <translation>En este archivo no hay nada que importar.</translation>
    </message>
</context>
<context>
    <name>FixedValue</name>
    <message>
        <source>{name}: withheld; the promised hash is used instead</source>
        <translation>{name}: retenidas, la huella prometida está en su lugar</translation>
    </message>
</context>
<context>
    <name>FoldButton</name>
    <message>
        <source>expanded</source>
        <translation>desplegado</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>plegado</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>asked each time</source>
        <translation>se pregunta cada vez</translation>
    </message>
    <message>
        <source>Choose: {what}</source>
        <translation>Elegir: {what}</translation>
    </message>
    <message>
        <source>This folder cannot be found at the moment.</source>
        <translation>Esta carpeta no está disponible ahora.</translation>
    </message>
</context>
<context>
    <name>FormatChoice</name>
    <message>
        <source>For {readers}</source>
        <translation>Para {readers}</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Omitirlo</translation>
    </message>
    <message>
        <source>Deal without this file</source>
        <translation>Repartir sin este archivo</translation>
    </message>
    <message>
        <source>This would write the same file as {other}. Choose one of them.</source>
        <translation>Escribe el mismo archivo que {other}: elija uno.</translation>
    </message>
    <message>
        <source>Board numbers up to {most}.</source>
        <translation>Llega hasta el estuche {most}.</translation>
    </message>
    <message>
        <source>Cannot contain these boards: {reason}.</source>
        <translation>No admite estos estuches: {reason}.</translation>
    </message>
</context>
<context>
    <name>FormatsBox</name>
    <message>
        <source>Show or hide the formats that few programs read</source>
        <translation>Muestra u oculta los formatos que leen pocos programas</translation>
    </message>
    <message>
        <source>&amp;More formats</source>
        <translation>Más &amp;formatos</translation>
    </message>
    <message>
        <source>&amp;More formats (chosen: {names})</source>
        <translation>Más &amp;formatos (elegidos: {names})</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>&amp;Open folder</source>
        <translation>A&amp;brir carpeta</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Publish this</source>
        <translation>Publique esto</translation>
    </message>
    <message>
        <source>Keep this secret</source>
        <translation>Guarde esto en secreto</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Muestra los archivos en su carpeta</translation>
    </message>
    <message>
        <source>Nothing at this step.</source>
        <translation>Nada en este paso.</translation>
    </message>
    <message>
        <source>What to publish, what to keep secret, and what to do next</source>
        <translation>Qué publicar, qué guardar en secreto y qué hacer después</translation>
    </message>
</context>
<context>
    <name>HandsPanel</name>
    <message>
        <source>&amp;Find the board</source>
        <translation>&amp;Buscar el estuche</translation>
    </message>
    <message>
        <source>Hand of {seat}</source>
        <translation>Mano de {seat}</translation>
    </message>
    <message>
        <source>13 cards: spades, hearts, diamonds, clubs, with dots between. A dash is a void.</source>
        <translation>13 cartas: picas, corazones, diamantes, tréboles, con puntos entre los palos. Un guion es un fallo.</translation>
    </message>
    <message>
        <source>The number that the board has on the table</source>
        <translation>El número que lleva el estuche en la mesa</translation>
    </message>
    <message>
        <source>The set that is being played, if you know its code</source>
        <translation>La serie que se juega, si conoce su código</translation>
    </message>
    <message>
        <source>Compare these hands with the boards known here</source>
        <translation>Comparar estas manos con los estuches conocidos aquí</translation>
    </message>
    <message>
        <source>&amp;Number on the board</source>
        <translation>&amp;Número en el estuche</translation>
    </message>
    <message>
        <source>Code of the &amp;set</source>
        <translation>Código de la &amp;serie</translation>
    </message>
    <message>
        <source>The hands on the table</source>
        <translation>Las manos de la mesa</translation>
    </message>
    <message>
        <source>Type one hand, or up to four. The answer names boards and seats, never a card. What you type is not kept; the journal notes that you asked.</source>
        <translation>Escriba una mano, o hasta cuatro. La respuesta nombra estuches y asientos, nunca una carta. Lo escrito no se guarda; el registro anota la pregunta.</translation>
    </message>
    <message>
        <source>Compare with another board on the table</source>
        <translation>Comparar con otro estuche de la mesa</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Elegir archivos…</translation>
    </message>
    <message>
        <source>Use the journal</source>
        <translation>Usar el registro</translation>
    </message>
    <message>
        <source>Two boards alike: type the hands of the other one too</source>
        <translation>Dos estuches iguales: escriba también las manos del otro</translation>
    </message>
    <message>
        <source>The number that the other board has</source>
        <translation>El número del otro estuche</translation>
    </message>
    <message>
        <source>Its hands: N:hand hand hand hand, or one with its seat: N AK7.T93.QJ4.A852</source>
        <translation>Sus manos: N:mano mano mano mano, o una con su asiento: N AK7.T93.QJ4.A852</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>Su número</translation>
    </message>
    <message>
        <source>Its hands</source>
        <translation>Sus cartas</translation>
    </message>
    <message>
        <source>Compare with files of boards, such as those of another computer</source>
        <translation>Comparar con archivos de estuches, por ejemplo de otro ordenador</translation>
    </message>
    <message>
        <source>Compare with the sets of this computer again</source>
        <translation>Comparar de nuevo con las series de este ordenador</translation>
    </message>
    <message>
        <source>The dealer that the board shows</source>
        <translation>El dador que muestra el estuche</translation>
    </message>
    <message>
        <source>The vulnerability that the board shows</source>
        <translation>Quién es vulnerable según el propio estuche</translation>
    </message>
</context>
<context>
    <name>HandsPart</name>
    <message>
        <source>Words of {name}</source>
        <translation>Palabras de {name}</translation>
    </message>
    <message>
        <source>withheld</source>
        <translation>retenidas</translation>
    </message>
    <message>
        <source>Words of {name} are withheld</source>
        <translation>Palabras de {name} retenidas</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>No falta nada.</translation>
    </message>
    <message>
        <source>The holders’ words</source>
        <translation>Las palabras de los depositarios</translation>
    </message>
    <message>
        <source>The twelve words on the slip; the first four letters of each are enough</source>
        <translation>Las doce palabras del papel; bastan cuatro letras de cada una</translation>
    </message>
    <message>
        <source>The promised hash is used instead, and every check names the holder</source>
        <translation>La huella prometida ocupa su lugar, y toda comprobación nombra al depositario</translation>
    </message>
    <message>
        <source>Type the words of: {names}. Tick “withheld” for anyone who does not give theirs.</source>
        <translation>Escriba las palabras de: {names}. Marque «retenidas» para quien no las dé.</translation>
    </message>
</context>
<context>
    <name>HelpButton</name>
    <message>
        <source>Help: {about}</source>
        <translation>Ayuda: {about}</translation>
    </message>
    <message>
        <source>What does this mean? (F1)</source>
        <translation>¿Qué significa esto? (F1)</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>&amp;Topics</source>
        <translation>&amp;Temas</translation>
    </message>
    <message>
        <source>Help topics</source>
        <translation>Temas de ayuda</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>Texto de ayuda</translation>
    </message>
    <message>
        <source>&amp;Card for the wall…</source>
        <translation>&amp;Cartel para la pared…</translation>
    </message>
    <message>
        <source>One page: deal, duplicate, print, and what never to do</source>
        <translation>Una página: repartir, duplicar, imprimir y lo que nunca se hace</translation>
    </message>
    <message>
        <source>Card for the wall</source>
        <translation>Cartel para la pared</translation>
    </message>
    <message>
        <source>This help page is missing. Install the program again to restore it.</source>
        <translation>Falta esta página de la ayuda. Vuelva a instalar el programa para recuperarla.</translation>
    </message>
    <message>
        <source>Save this page of the help as PDF, and open it</source>
        <translation>Guardar esta página de la ayuda como PDF y abrirla</translation>
    </message>
    <message>
        <source>&amp;Print this page…</source>
        <translation>&amp;Imprimir esta página…</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help – {program}</source>
        <translation>Ayuda – {program}</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n archivo</numerusform>
            <numerusform>%n archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>The journal and your files have not changed. ({place})</source>
        <translation>El registro y los archivos están como estaban. ({place})</translation>
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
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Código de la serie {code}</translation>
    </message>
    <message>
        <source>Back to “{state}”</source>
        <translation>Volver a «{state}»</translation>
    </message>
    <message>
        <source>dealt {time}</source>
        <translation>repartida: {time}</translation>
    </message>
    <message>
        <source>first seen {time}</source>
        <translation>vista por primera vez: {time}</translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>versión {version}</translation>
    </message>
    <message>
        <source>{files} in {folder}</source>
        <translation>{files} en {folder}</translation>
    </message>
    <message>
        <source>Mark as {state}</source>
        <translation>Marcar como {state}</translation>
    </message>
    <message>
        <source>Undo: back to {state}</source>
        <translation>Deshacer: volver a {state}</translation>
    </message>
    <message>
        <source>Release the set</source>
        <translation>Divulgar la serie</translation>
    </message>
    <message>
        <source>Release set {code}?</source>
        <translation>¿Divulgar la serie {code}?</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Divulgar</translation>
    </message>
    <message>
        <source>Finished sets</source>
        <translation>Series terminadas</translation>
    </message>
    <message>
        <source>Choose the archive folder…</source>
        <translation>Elegir la carpeta aparte…</translation>
    </message>
    <message>
        <source>Leave the files where they are</source>
        <translation>Dejar los archivos donde están</translation>
    </message>
    <message>
        <source>Archive folder for finished sets</source>
        <translation>Carpeta aparte para las series terminadas</translation>
    </message>
    <message>
        <source>“{set}” is {state}</source>
        <translation>«{set}» está {state}</translation>
    </message>
    <message>
        <source>{files} now in {folder}</source>
        <translation>{files}, ahora en {folder}</translation>
    </message>
    <message>
        <source>clock set back at row {rows}</source>
        <translation>reloj atrasado en la línea {rows}</translation>
    </message>
    <message>
        <source>Dealing certificate</source>
        <translation>Certificado de reparto</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>Backup (*.backup)</source>
        <translation>Copia de seguridad (*.backup)</translation>
    </message>
    <message>
        <source>Certificate made: set {place} of {count} for its event and day</source>
        <translation>Certificado creado: serie {place} de {count} de su prueba y día</translation>
    </message>
    <message>
        <source>randomness: {source}</source>
        <translation>azar: {source}</translation>
    </message>
    <message>
        <source>{state}: {count}</source>
        <translation>{state}: {count}</translation>
    </message>
    <message>
        <source>Several sets</source>
        <translation>Varias series</translation>
    </message>
    <message>
        <source>Mark {sets} as {state}?</source>
        <translation>¿Marcar {sets} como «{state}»?</translation>
    </message>
    <message>
        <source>Undo the last step of {sets}?</source>
        <translation>¿Deshacer el último paso de {sets}?</translation>
    </message>
    <message>
        <source>{count} of {sets}</source>
        <translation>{count} de {sets}</translation>
    </message>
    <message>
        <source>Undone: the last step of {sets}</source>
        <translation>Deshecho: el último paso de {sets}</translation>
    </message>
    <message>
        <source>{sets} marked as {state}</source>
        <translation>{sets}: ahora «{state}»</translation>
    </message>
    <message>
        <source>Moved: {files}</source>
        <translation>Movidos: {files}</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marcar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Certificates made, one for each set</source>
        <translation>Certificados hechos, uno por serie</translation>
    </message>
    <message>
        <source>{name}, not confirmed</source>
        <translation>{name}, sin confirmar</translation>
    </message>
    <message>
        <source>Send to {receiver}</source>
        <translation>Enviar a {receiver}</translation>
    </message>
    <message>
        <source>Nothing was sent from here: load the file at {receiver} yourself.</source>
        <translation>No se ha enviado nada desde aquí: cargue usted mismo el archivo en {receiver}.</translation>
    </message>
    <message>
        <source>What {receiver} takes could not be confirmed: look at what it shows.</source>
        <translation>No se ha podido confirmar qué acepta {receiver}: compruebe lo que muestra.</translation>
    </message>
    <message>
        <source>File for {receiver} made</source>
        <translation>Archivo para {receiver} creado</translation>
    </message>
    <message>
        <source>The journal is back</source>
        <translation>El registro ha vuelto</translation>
    </message>
    <message>
        <source>Settings, presets and identification are taken over where none were here.</source>
        <translation>Los ajustes, las plantillas y la identificación se toman donde aquí no había.</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>No hay ningún paso que deshacer</translation>
    </message>
    <message>
        <source>Missing: {files} in {folder}</source>
        <translation>No están: {files} en {folder}</translation>
    </message>
    <message>
        <source>From then on, anyone may see its hands. Do this only when nobody will play these boards again. You cannot undo a release.</source>
        <translation>Desde ese momento cualquiera puede ver sus manos. Hágalo cuando ya nadie vaya a jugar estos estuches. No se puede deshacer.</translation>
    </message>
    <message>
        <source>Where should the files of finished sets go?</source>
        <translation>¿Adónde deben ir los archivos de las series terminadas?</translation>
    </message>
    <message>
        <source>An archive folder keeps them out of the way, so that nobody duplicates them again by mistake. You choose it once. Each set gets its own folder inside it, and Undo brings the files back.</source>
        <translation>Una carpeta aparte los quita de en medio, para que nadie vuelva a pasarlos por la máquina. Se elige una sola vez; cada serie tiene en ella su propia carpeta, y Deshacer devuelve sus archivos.</translation>
    </message>
    <message>
        <source>“{set}” is {state}, but its files were not moved</source>
        <translation>«{set}» está {state}, pero sus archivos siguen donde estaban</translation>
    </message>
    <message>
        <source>Not moved, because it is missing, changed or in use: {path}</source>
        <translation>Se deja como está, porque falta, ha cambiado o está en uso: {path}</translation>
    </message>
    <message>
        <source>The journal has been changed: {problems}</source>
        <translation>El registro fue alterado: {problems}</translation>
    </message>
    <message>
        <source>count started again at row {rows}</source>
        <translation>cuenta empezada de nuevo en la línea {rows}</translation>
    </message>
    <message>
        <source>restored from a backup at row {rows}</source>
        <translation>recuperado de una copia de seguridad en la línea {rows}</translation>
    </message>
    <message>
        <source>Journal intact: {rows}</source>
        <translation>El registro está en orden: {rows}</translation>
    </message>
    <message>
        <source>The journal could not be read</source>
        <translation>No se pudo leer el registro</translation>
    </message>
    <message>
        <source>Nothing was repaired. Keep a copy of the journal, and compare it with an earlier certificate or export.</source>
        <translation>No se ha reparado nada. Guarde una copia del registro y compárela con un certificado o una exportación anteriores.</translation>
    </message>
    <message>
        <source>The journal is not as the program wrote it</source>
        <translation>El registro no está como se escribió</translation>
    </message>
    <message>
        <source>Export the journal</source>
        <translation>Exportar el registro</translation>
    </message>
    <message>
        <source>Back up the journal</source>
        <translation>Copia de seguridad del registro</translation>
    </message>
    <message>
        <source>It shows no cards. Print it, sign it and keep it.</source>
        <translation>No muestra ninguna carta. Imprímalo, fírmelo y guárdelo.</translation>
    </message>
    <message>
        <source>It contains no card, seed or key. Anyone may have it and check it.</source>
        <translation>No contiene cartas, semillas ni claves: cualquiera puede tenerlo y comprobarlo.</translation>
    </message>
    <message>
        <source>Journal exported</source>
        <translation>Registro exportado</translation>
    </message>
    <message>
        <source>It contains the key of the journal. Keep it where nobody else can read it.</source>
        <translation>Contiene la clave del registro: guárdela donde nadie más pueda leerla.</translation>
    </message>
    <message>
        <source>Journal backed up</source>
        <translation>Copia de seguridad del registro hecha</translation>
    </message>
    <message>
        <source>Interrupted while they were being written, and removed again: {files} in {folder}. Do not play copies of them.</source>
        <translation>Interrumpidos mientras se entregaban, y retirados: {files} en {folder}. No juegue copias de ellos.</translation>
    </message>
    <message>
        <source>From then on, anyone may see their hands. Do this only when nobody will play these boards again. You cannot undo a release.</source>
        <translation>Desde ese momento cualquiera puede ver sus manos. Hágalo cuando ya nadie vaya a jugar estos estuches. No se puede deshacer.</translation>
    </message>
    <message>
        <source>You can undo this for all of them at once.</source>
        <translation>Deshacer anula el paso en todas ellas.</translation>
    </message>
    <message>
        <source>They go back to: {states}</source>
        <translation>Vuelven a ser: {states}</translation>
    </message>
    <message>
        <source>These cannot be changed, and stay as they are:</source>
        <translation>Estas no pueden y quedan como están:</translation>
    </message>
    <message>
        <source>The files of {sets} were not moved:</source>
        <translation>Los archivos de {sets} siguen donde están:</translation>
    </message>
    <message>
        <source>older journal attached at row {rows}</source>
        <translation>registro anterior añadido en la línea {rows}</translation>
    </message>
    <message>
        <source>It is sealed: only its passphrase opens it.</source>
        <translation>Está sellada: solo su frase secreta la abre.</translation>
    </message>
    <message>
        <source>Everything in this backup’s journal is here already</source>
        <translation>Todo el registro de esta copia de seguridad ya está aquí</translation>
    </message>
    <message>
        <source>Its sets are in the list, and their boards are recognized. Your own journal goes on unchanged.</source>
        <translation>Sus series están en la lista y sus estuches se reconocen. Su propio registro sigue sin cambios.</translation>
    </message>
    <message>
        <source>The backup’s journal is attached to yours</source>
        <translation>El registro de la copia de seguridad se ha añadido al suyo</translation>
    </message>
    <message>
        <source>No sets yet. Each set appears here as soon as it is dealt. You see its date, boards, set code and where its files are.</source>
        <translation>Aún no hay series. Cada serie aparece aquí desde que se reparte: cuándo, qué estuches, su código y dónde están sus archivos.</translation>
    </message>
</context>
<context>
    <name>HoldersDialog</name>
    <message>
        <source>Add from a &amp;file…</source>
        <translation>Añadir de un arc&amp;hivo…</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Depositarios de palabras</translation>
    </message>
    <message>
        <source>&amp;Use these holders</source>
        <translation>&amp;Aceptar estos depositarios</translation>
    </message>
    <message>
        <source>The file with the hash you got from a holder</source>
        <translation>El archivo con la huella que le dio un depositario</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Hash of the words</source>
        <translation>Huella de las palabras</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Takes the lines with name, “=” and hash that you copied</source>
        <translation>Toma las líneas con nombre, «=» y huella que ha copiado</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Takes the chosen holder out</source>
        <translation>Quita el depositario elegido</translation>
    </message>
    <message>
        <source>Drop the holders’ files here, or paste what they sent</source>
        <translation>Suelte aquí los archivos de los depositarios, o pegue lo que enviaron</translation>
    </message>
    <message>
        <source>What you copied has no line with a name, “=” and 64 digits.</source>
        <translation>Lo que ha copiado no tiene ninguna línea con un nombre, «=» y 64 cifras.</translation>
    </message>
    <message>
        <source>Without their words nobody can compute a board, not even you. Each makes words on their own computer (“Keep words…” on the Tournament page) and keeps them. Each gives you a name and a hash: 64 digits that belong to these words and do not reveal them.</source>
        <translation>Sin sus palabras nadie puede calcular un estuche, ni usted. Cada uno hace palabras en su propio ordenador («Guardar palabras…» en la página Torneo), las guarda y le da nombre y huella: 64 cifras que solo pertenecen a estas palabras y no revelan ninguna.</translation>
    </message>
</context>
<context>
    <name>IdentificationField</name>
    <message>
        <source>Its number, to compare it with another computer’s:</source>
        <translation>Su número, para compararlo con el de otro ordenador:</translation>
    </message>
    <message>
        <source>Identification</source>
        <translation>Identificación</translation>
    </message>
    <message>
        <source>for example: Tuesday Bridge Club, Utrecht</source>
        <translation>por ejemplo: Club de Bridge Martes, Sevilla</translation>
    </message>
    <message>
        <source>Letters &amp;written in</source>
        <translation>Letras escritas &amp;con</translation>
    </message>
    <message>
        <source>today’s programs (UTF-8)</source>
        <translation>programas actuales (UTF-8)</translation>
    </message>
    <message>
        <source>Windows, Western Europe (1252)</source>
        <translation>Windows, Europa occidental (1252)</translation>
    </message>
    <message>
        <source>DOS window, Western Europe (850)</source>
        <translation>DOS, Europa occidental (850)</translation>
    </message>
    <message>
        <source>DOS window, United States (437)</source>
        <translation>DOS, Estados Unidos (437)</translation>
    </message>
    <message>
        <source>Windows, Central Europe (1250)</source>
        <translation>Windows, Europa central (1250)</translation>
    </message>
    <message>
        <source>DOS window, Central Europe (852)</source>
        <translation>DOS, Europa central (852)</translation>
    </message>
    <message>
        <source>Hash of the identification: {hash}</source>
        <translation>Huella de la identificación: {hash}</translation>
    </message>
    <message>
        <source>The RIPEMD-160 hash of the identification. If the numbers are equal, the identifications are too.</source>
        <translation>La huella RIPEMD-160 de la identificación. A números iguales, identificación igual.</translation>
    </message>
    <message>
        <source>Too long for Big Deal. Shorten it if you want to compare boards with Big Deal’s.</source>
        <translation>Más larga de lo que admite Big Deal. Acórtela si va a comparar estuches con él.</translation>
    </message>
    <message>
        <source>Some letters cannot be shown in this encoding. Choose another one to edit the text.</source>
        <translation>No todas las letras se pueden mostrar así. Elija otras letras para editar el texto.</translation>
    </message>
    <message>
        <source>It has spaces at one end, or invisible characters. They count too.</source>
        <translation>Hay espacios en un extremo o caracteres que no se ven. También cuentan.</translation>
    </message>
</context>
<context>
    <name>InterruptedHint</name>
    <message>
        <source>Deal it now</source>
        <translation>Repartir ahora</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
</context>
<context>
    <name>JournalBar</name>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>Copia de se&amp;guridad…</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problema</numerusform>
            <numerusform>%n problemas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln línea</numerusform>
            <numerusform>%Ln líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy journal, settings, presets and logo into one file, on a USB drive for example</source>
        <translation>Copiar el registro, los ajustes, las plantillas y el logotipo en un solo archivo, por ejemplo en una memoria USB</translation>
    </message>
    <message>
        <source>Checking the journal…</source>
        <translation>Comprobando el registro…</translation>
    </message>
    <message>
        <source>Write the journal as text that anyone can check; it contains no cards</source>
        <translation>Escribe el registro como texto que cualquiera puede comprobar; sin cartas</translation>
    </message>
</context>
<context>
    <name>KeysCustody</name>
    <message>
        <source>Who keeps the keys</source>
        <translation>Quién guarda las claves</translation>
    </message>
    <message>
        <source>&amp;Make one for me, on a sheet…</source>
        <translation>Crear una en una &amp;hoja…</translation>
    </message>
    <message>
        <source>One &amp;passphrase</source>
        <translation>Una &amp;frase secreta</translation>
    </message>
    <message>
        <source>Several offi&amp;cials together</source>
        <translation>Varios &amp;responsables juntos</translation>
    </message>
    <message>
        <source>Owners of &amp;age keys</source>
        <translation>Titulares de claves &amp;age</translation>
    </message>
    <message>
        <source>Pa&amp;ssphrase</source>
        <translation>Fra&amp;se secreta</translation>
    </message>
    <message>
        <source>Onc&amp;e more</source>
        <translation>&amp;Otra vez</translation>
    </message>
    <message>
        <source>How many sheets are needed to open the keys</source>
        <translation>Cuántas hojas hacen falta para abrir las claves</translation>
    </message>
    <message>
        <source>How many officials get a sheet</source>
        <translation>Cuántos responsables reciben una hoja</translation>
    </message>
    <message>
        <source>&amp;Needed</source>
        <translation>N&amp;ecesarios</translation>
    </message>
    <message>
        <source>of off&amp;icials</source>
        <translation>&amp;de responsables</translation>
    </message>
    <message>
        <source>Public &amp;keys</source>
        <translation>Claves &amp;públicas</translation>
    </message>
    <message>
        <source>age1…, one on each line</source>
        <translation>age1…, una por línea</translation>
    </message>
    <message>
        <source>Public keys; each of their owners can open the keys alone</source>
        <translation>Claves públicas; cada titular puede abrir las claves por sí solo</translation>
    </message>
    <message>
        <source>Before you choose</source>
        <translation>Antes de elegir</translation>
    </message>
    <message>
        <source>Paste at least one public key.</source>
        <translation>Pegue al menos una clave pública.</translation>
    </message>
    <message>
        <source>Tick that you understand.</source>
        <translation>Marque que lo entiende.</translation>
    </message>
    <message>
        <source>Type a passphrase of several words, 15 letters or more.</source>
        <translation>Escriba una frase secreta de varias palabras, 15 letras o más.</translation>
    </message>
    <message>
        <source>The passphrase (hidden)</source>
        <translation>La frase secreta, oculta</translation>
    </message>
    <message>
        <source>The same passphrase again (hidden)</source>
        <translation>La misma frase secreta otra vez, oculta</translation>
    </message>
    <message>
        <source>I &amp;understand: anyone who reads this file can compute every board</source>
        <translation>E&amp;ntiendo: quien lea este archivo puede calcular todos los estuches</translation>
    </message>
    <message>
        <source>Good if you trust one person to keep it.</source>
        <translation>Basta cuando se confía en una sola persona para guardarla.</translation>
    </message>
    <message>
        <source>Each gets a sheet of words. Any two of three can open the keys; one alone cannot.</source>
        <translation>Cada uno recibe una hoja con palabras; dos cualesquiera de tres abren las claves, uno solo no puede.</translation>
    </message>
    <message>
        <source>For people who use the program age: paste their public keys.</source>
        <translation>Para quien usa el programa age: pegue sus claves públicas.</translation>
    </message>
    <message>
        <source>P&amp;lain, not locked</source>
        <translation>Sin pro&amp;teger</translation>
    </message>
    <message>
        <source>As SquareDeal does it. Anyone who reads the file can know the boards.</source>
        <translation>Como hace SquareDeal. Quien lea el archivo conoce los estuches.</translation>
    </message>
    <message>
        <source>Writes eight words into a file for you to print and put away; they are never shown here</source>
        <translation>Escribe ocho palabras en un archivo que usted imprime y guarda; nunca se muestran aquí</translation>
    </message>
    <message>
        <source>If too few sheets are left, the tournament is lost: nobody can open the keys again. The program asks for a folder for the sheets, ideally on a USB drive. Print each sheet, give it to its official in an envelope, and delete the files.</source>
        <translation>Si quedan demasiado pocas hojas, se pierde el torneo: nadie puede volver a abrir las claves. El programa pide una carpeta para las hojas: mejor una memoria USB. Imprima cada una, entréguela a su responsable en un sobre y borre los archivos.</translation>
    </message>
    <message>
        <source>Allows the plan to be published with plain keys</source>
        <translation>Permite publicar el plan con las claves sin proteger</translation>
    </message>
    <message>
        <source>Anyone at this computer could read the keys on its disk. Once the outside value is known, the file gives away every board.</source>
        <translation>Las claves quedarían en este disco, a la vista de cualquiera que use este ordenador. En cuanto se conozca el valor externo, el archivo revela todos los estuches.</translation>
    </message>
    <message>
        <source>Type the same again.</source>
        <translation>Escriba lo mismo otra vez.</translation>
    </message>
    <message>
        <source>The two do not match.</source>
        <translation>Las dos no coinciden.</translation>
    </message>
    <message>
        <source>The keys can be kept this way.</source>
        <translation>Las claves se pueden guardar así.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, you lose the tournament. No person and no program can open the keys again, and no board can be dealt. Write it on paper, and keep it in two places.</source>
        <translation>Si se pierde la frase secreta, se pierde el torneo: nadie, ni programa alguno, puede volver a abrir las claves, y no se puede repartir ningún estuche. Escríbala en papel y guárdela en dos lugares.</translation>
    </message>
</context>
<context>
    <name>KeysUnlocking</name>
    <message>
        <source>What opens the keys</source>
        <translation>Con qué se abren las claves</translation>
    </message>
    <message>
        <source>The &amp;passphrase</source>
        <translation>La frase &amp;secreta</translation>
    </message>
    <message>
        <source>Read sheets from files</source>
        <translation>Lee hojas desde archivos</translation>
    </message>
    <message>
        <source>Star&amp;t again</source>
        <translation>Empe&amp;zar de nuevo</translation>
    </message>
    <message>
        <source>Forget the sheets</source>
        <translation>Olvida las hojas</translation>
    </message>
    <message>
        <source>Choose the &amp;key file…</source>
        <translation>E&amp;legir el archivo de claves…</translation>
    </message>
    <message>
        <source>A file with secret keys, as age-keygen makes it</source>
        <translation>Un archivo con claves secretas, como los que crea age-keygen</translation>
    </message>
    <message>
        <source>Pa&amp;ssphrase</source>
        <translation>Fras&amp;e secreta</translation>
    </message>
    <message>
        <source>Add t&amp;hese words</source>
        <translation>&amp;Añadir estas palabras</translation>
    </message>
    <message>
        <source>From files…</source>
        <translation>Desde archivos…</translation>
    </message>
    <message>
        <source>Words of one sheet</source>
        <translation>Palabras de una hoja</translation>
    </message>
    <message>
        <source>The keys are missing.</source>
        <translation>Faltan las claves.</translation>
    </message>
    <message>
        <source>The keys are sealed for owners of age keys.</source>
        <translation>Las claves están selladas para titulares de claves age.</translation>
    </message>
    <message>
        <source>Sheets {numbers}: enough.</source>
        <translation>Hojas {numbers}: suficientes.</translation>
    </message>
    <message numerus="yes">
        <source>Sheet {numbers}; %n more needed.</source>
        <translation>
            <numerusform>Hoja {numbers}; falta %n más.</numerusform>
            <numerusform>Hojas {numbers}; faltan %n más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sheets of the officials</source>
        <translation>Hojas de los responsables</translation>
    </message>
    <message>
        <source>Files with secret age keys</source>
        <translation>Archivos con claves age secretas</translation>
    </message>
    <message>
        <source>As chosen when the plan was published.</source>
        <translation>La que se eligió al publicar.</translation>
    </message>
    <message>
        <source>The words of as many officials as needed.</source>
        <translation>Las palabras de tantos responsables como hagan falta.</translation>
    </message>
    <message>
        <source>The passphrase (hidden)</source>
        <translation>La frase secreta, oculta</translation>
    </message>
    <message>
        <source>The words of one sheet, in order (hidden)</source>
        <translation>Las palabras de una hoja, en orden, ocultas</translation>
    </message>
    <message>
        <source>Add the words of this official</source>
        <translation>Toma las palabras de este responsable</translation>
    </message>
    <message>
        <source>Off&amp;icials’ sheets</source>
        <translation>&amp;Hojas de los responsables</translation>
    </message>
    <message>
        <source>All 20 words, separated by spaces; the first four letters of each are enough.</source>
        <translation>Las 20 palabras separadas por espacios; bastan las cuatro primeras letras de cada una.</translation>
    </message>
    <message>
        <source>Choose what opens the keys.</source>
        <translation>Indique con qué se abren las claves.</translation>
    </message>
    <message>
        <source>The keys are not in the same folder as the plan. Put the key file there, and open the tournament again.</source>
        <translation>Las claves no están junto al plan. Ponga el archivo de las claves en la misma carpeta y vuelva a abrir el torneo.</translation>
    </message>
    <message>
        <source>The keys are in the plan’s folder and not locked: nothing is needed.</source>
        <translation>Las claves están junto al plan sin proteger: no hace falta nada.</translation>
    </message>
    <message>
        <source>The words of the officials’ sheets open the keys: one sheet after the other, in any order.</source>
        <translation>Las palabras de las hojas de los responsables abren las claves: una hoja tras otra, en cualquier orden.</translation>
    </message>
</context>
<context>
    <name>LockRow</name>
    <message>
        <source>Loc&amp;ked until</source>
        <translation>Blo&amp;queado hasta</translation>
    </message>
    <message>
        <source>Write the files only into a box that nobody can open before then</source>
        <translation>Escribir los archivos solo en una caja que nadie puede abrir antes</translation>
    </message>
    <message>
        <source>Locked until</source>
        <translation>Bloqueado hasta</translation>
    </message>
    <message>
        <source>By the clock and the zone of this computer</source>
        <translation>Según el reloj y la zona horaria de este ordenador</translation>
    </message>
    <message>
        <source>Only a locked box is written. Nobody can open it before {utc}, this computer included.</source>
        <translation>Solo se escribe una caja bloqueada. Nadie puede abrirla antes de {utc}, tampoco este ordenador.</translation>
    </message>
    <message>
        <source>second key (age1…), optional</source>
        <translation>segunda clave (age1…), opcional</translation>
    </message>
    <message>
        <source>Second key</source>
        <translation>Segunda clave</translation>
    </message>
    <message>
        <source>A public key whose owner can open the box too, at any time</source>
        <translation>Una clave pública cuyo dueño también puede abrir la caja, en cualquier momento</translation>
    </message>
    <message>
        <source>Only a locked box is written. Before {utc}, only the owner of the second key can open it.</source>
        <translation>Solo se escribe una caja bloqueada. Antes de {utc}, solo el dueño de la segunda clave puede abrirla.</translation>
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
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>MomentPanel</name>
    <message>
        <source>Open results…</source>
        <translation>Abrir resultados…</translation>
    </message>
    <message>
        <source>Find the moment</source>
        <translation>Encontrar el momento</translation>
    </message>
    <message>
        <source>Results of the tables</source>
        <translation>Resultados de las mesas</translation>
    </message>
    <message>
        <source>A line for each table: round, contract, declarer, tricks</source>
        <translation>Una línea por mesa: ronda, contrato, declarante, bazas</translation>
    </message>
    <message>
        <source>PBN, USEBIO, ACBL JSON, or Bridgemate’s ReceivedData as CSV</source>
        <translation>PBN, USEBIO, JSON de la ACBL o ReceivedData de Bridgemate como CSV</translation>
    </message>
    <message>
        <source>When did it happen?</source>
        <translation>¿Cuándo ocurrió?</translation>
    </message>
    <message>
        <source>Type a line for each table: round, contract, declarer, tricks. Or open a file of results.</source>
        <translation>Escriba una línea por mesa: ronda, contrato, declarante, bazas. O abra un archivo de resultados.</translation>
    </message>
    <message>
        <source>Weigh the results under both deals by double dummy</source>
        <translation>Valorar los resultados con ambos repartos a cartas vistas</translation>
    </message>
</context>
<context>
    <name>NewDialog</name>
    <message>
        <source>Try it out</source>
        <translation>Probarlo</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Torneo nuevo</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>such as Spring Championship 2027</source>
        <translation>por ejemplo, Campeonato de Primavera 2027</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>Ele&amp;gir…</translation>
    </message>
    <message>
        <source>&amp;Name of the tournament</source>
        <translation>&amp;Nombre del torneo</translation>
    </message>
    <message>
        <source>&amp;Place of the folder</source>
        <translation>&amp;Lugar de la carpeta</translation>
    </message>
    <message>
        <source>Its folder: {folder}</source>
        <translation>Su carpeta: {folder}</translation>
    </message>
    <message>
        <source>The whole procedure, from the plan to the players’ pack, in ten minutes, with any value and without waiting. Everything is marked PRACTICE, and no check ever turns green.</source>
        <translation>Todo el recorrido, del plan al paquete para los jugadores, en diez minutos: con cualquier valor y sin esperar. En todo figura PRACTICE, y ninguna comprobación sale nunca en verde.</translation>
    </message>
    <message>
        <source>It gets its own folder for the plan, the published files, the keys and the boards.</source>
        <translation>Recibe una carpeta propia: para el plan, lo que se publica, las claves y los estuches.</translation>
    </message>
    <message>
        <source>As it will appear on everything you publish</source>
        <translation>Tal como figurará en todo lo que se publique</translation>
    </message>
    <message>
        <source>Where the folder goes</source>
        <translation>Lugar de la carpeta</translation>
    </message>
    <message>
        <source>Choose an existing folder.</source>
        <translation>Elija una carpeta que exista.</translation>
    </message>
</context>
<context>
    <name>NewHolderDialog</name>
    <message>
        <source>Keep words for a tournament</source>
        <translation>Guardar palabras para un torneo</translation>
    </message>
    <message>
        <source>&amp;Make the words</source>
        <translation>&amp;Hacer las palabras</translation>
    </message>
    <message>
        <source>such as Team B</source>
        <translation>por ejemplo, Equipo B</translation>
    </message>
    <message>
        <source>Folder for the slip</source>
        <translation>Carpeta para el papel</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>Ele&amp;gir…</translation>
    </message>
    <message>
        <source>&amp;Name of the holder</source>
        <translation>&amp;Nombre del depositario</translation>
    </message>
    <message>
        <source>&amp;Folder for the slip</source>
        <translation>Car&amp;peta para el papel</translation>
    </message>
    <message>
        <source>The program makes twelve words. It writes them on a slip, in new files that only you can read, and shows them nowhere else. Their hash is for the organiser: 64 digits that belong to these words and do not reveal them.</source>
        <translation>El programa hace doce palabras. Van a un papel, en archivos nuevos que solo usted puede leer, y no se muestran en ningún otro sitio. Su huella es para el organizador: 64 cifras que solo pertenecen a estas palabras y no revelan ninguna.</translation>
    </message>
    <message>
        <source>Who keeps the words, as everyone will read it</source>
        <translation>Quién guarda las palabras, tal como lo leerán todos</translation>
    </message>
</context>
<context>
    <name>NoteStrip</name>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
</context>
<context>
    <name>NoticeStrip</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>NoticeWindow</name>
    <message>
        <source>Licences – {program}</source>
        <translation>Licencias – {program}</translation>
    </message>
    <message>
        <source>Licences of everything in the program</source>
        <translation>Licencias de todo lo que contiene el programa</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>OldSettingsButton</name>
    <message>
        <source>Im&amp;port old settings…</source>
        <translation>Importar a&amp;justes antiguos…</translation>
    </message>
    <message>
        <source>Import old settings</source>
        <translation>Importar ajustes antiguos</translation>
    </message>
    <message>
        <source>Read the identification and formats from Big Deal’s {windows} or {unix}</source>
        <translation>Lee la identificación y los formatos de {windows} o {unix}, de Big Deal</translation>
    </message>
    <message>
        <source>Settings of Big Deal</source>
        <translation>Ajustes de Big Deal</translation>
    </message>
    <message>
        <source>Settings of Big Deal ({names})</source>
        <translation>Ajustes de Big Deal ({names})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>OpenPhases</name>
    <message>
        <source>sessions</source>
        <translation>sesiones</translation>
    </message>
    <message>
        <source>such as 1 or 1-3</source>
        <translation>por ejemplo, 1 o 1-3</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>estuches</translation>
    </message>
    <message>
        <source>such as 24 or 1-8,9-16</source>
        <translation>por ejemplo, 24 o 1-8,9-16</translation>
    </message>
    <message>
        <source>The plan leaves this open, so enter it now</source>
        <translation>El plan lo deja abierto, así que se indica ahora</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;How many boxes?</source>
        <translation>¿C&amp;uántas cajas?</translation>
    </message>
    <message>
        <source>&amp;Open to print</source>
        <translation>&amp;Abrir para imprimir</translation>
    </message>
    <message>
        <source>Save the PDF in a folder that you choose</source>
        <translation>Hacer el PDF donde usted diga</translation>
    </message>
    <message>
        <source>Save the PDF with the set’s files, and open it for printing</source>
        <translation>Hacer el PDF junto a la serie y abrirlo en el programa que lo imprime</translation>
    </message>
</context>
<context>
    <name>PaperPreview</name>
    <message>
        <source>Sample page</source>
        <translation>Página de muestra</translation>
    </message>
    <message>
        <source>A page of a sample record, not your boards: {words}</source>
        <translation>Una página con estuches de muestra, ninguno de los suyos: {words}</translation>
    </message>
</context>
<context>
    <name>PhaseDialog</name>
    <message>
        <source>Change a phase</source>
        <translation>Cambiar una fase</translation>
    </message>
    <message>
        <source>Add a phase</source>
        <translation>Añadir una fase</translation>
    </message>
    <message>
        <source>such as Round robin</source>
        <translation>por ejemplo, Liguilla</translation>
    </message>
    <message>
        <source>How many sessions the phase has</source>
        <translation>Cuántas sesiones tiene la fase</translation>
    </message>
    <message>
        <source>The boards of each session</source>
        <translation>Los estuches de cada sesión</translation>
    </message>
    <message>
        <source>&amp;Name of the phase</source>
        <translation>N&amp;ombre de la fase</translation>
    </message>
    <message>
        <source>&amp;Sessions</source>
        <translation>&amp;Sesiones</translation>
    </message>
    <message>
        <source>&amp;Boards of a session</source>
        <translation>&amp;Estuches por sesión</translation>
    </message>
    <message>
        <source>Names of the &amp;files</source>
        <translation>Nombres de los &amp;archivos</translation>
    </message>
    <message>
        <source>A short word, such as rr: the files will be called rr1, rr2 and so on.</source>
        <translation>Una palabra corta, como li: los archivos se llamarán li1, li2, etc.</translation>
    </message>
    <message>
        <source>Give the phase a name.</source>
        <translation>Dé un nombre a la fase.</translation>
    </message>
    <message>
        <source>This means: {words}.</source>
        <translation>Es decir: {words}.</translation>
    </message>
    <message>
        <source>A phase is a part of the tournament with similar sessions, such as a final.</source>
        <translation>Una fase es una parte del torneo con sesiones del mismo tipo, como una final.</translation>
    </message>
    <message>
        <source>The number is not known &amp;yet</source>
        <translation>Aún &amp;no se sabe cuántas</translation>
    </message>
    <message>
        <source>The name of the phase; # becomes the number of the session</source>
        <translation>Cómo se llama la fase; # se convierte en el número de la sesión</translation>
    </message>
    <message>
        <source>As many sessions as needed; you enter their numbers when you deal</source>
        <translation>Tantas sesiones como hagan falta; sus números se indican al repartir</translation>
    </message>
    <message>
        <source>How the file names begin; # becomes the number of the session</source>
        <translation>Cómo empiezan los nombres de los archivos; # se convierte en el número de la sesión</translation>
    </message>
    <message>
        <source>24 means boards 1 to 24; 21-40 means exactly these; 1-12,13-24 alternates between the two; ? means you enter them when you deal.</source>
        <translation>24 para los estuches 1 a 24; 21-40 para esos; 1-12,13-24 para unos y otros por turno; ? para indicarlo al repartir.</translation>
    </message>
    <message>
        <source>Enter the boards of a session.</source>
        <translation>Indique qué estuches tiene una sesión.</translation>
    </message>
    <message>
        <source>Another phase already uses the file name “{prefix}”.</source>
        <translation>Otra fase ya llama «{prefix}» a sus archivos.</translation>
    </message>
    <message>
        <source>Sa&amp;ve phase</source>
        <translation>&amp;Guardar la fase</translation>
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
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Estuches</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>al repartir</translation>
    </message>
    <message numerus="yes">
        <source>%n to correct</source>
        <translation>
            <numerusform>%n por corregir</numerusform>
            <numerusform>%n por corregir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation>
            <numerusform>%n por mirar</numerusform>
            <numerusform>%n por mirar</numerusform>
        </translation>
    </message>
    <message>
        <source>in order</source>
        <translation>en orden</translation>
    </message>
</context>
<context>
    <name>PhasesTable</name>
    <message>
        <source>&amp;Add a phase…</source>
        <translation>Aña&amp;dir una fase…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>Mod&amp;ificar…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Ba&amp;jar</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Fases</translation>
    </message>
    <message>
        <source>Numbers of the phases</source>
        <translation>Números de las fases</translation>
    </message>
    <message>
        <source>Add another phase</source>
        <translation>Describe una fase más</translation>
    </message>
    <message>
        <source>Change the selected phase</source>
        <translation>Cambia la fase elegida</translation>
    </message>
    <message>
        <source>Remove the selected phase from the plan</source>
        <translation>Quita del plan la fase elegida</translation>
    </message>
    <message>
        <source>Move the selected phase up</source>
        <translation>Pone la fase elegida antes de la anterior</translation>
    </message>
    <message>
        <source>Move the selected phase down</source>
        <translation>Pone la fase elegida después de la siguiente</translation>
    </message>
    <message>
        <source>Press Return to change the selected phase, Delete to remove it.</source>
        <translation>Intro cambia la fase elegida; Supr la quita.</translation>
    </message>
    <message>
        <source>No phases yet. A phase is a part of the tournament with similar sessions: a round robin, a final.</source>
        <translation>Aún no hay fases. Una fase es una parte del torneo con sesiones del mismo tipo: una liguilla, una final.</translation>
    </message>
</context>
<context>
    <name>PlanStep</name>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Elegir…</translation>
    </message>
    <message>
        <source>such as Spring Championship 2027</source>
        <translation>por ejemplo, Campeonato de Primavera 2027</translation>
    </message>
    <message>
        <source>Name of the tournament</source>
        <translation>Nombre del torneo</translation>
    </message>
    <message>
        <source>Not chosen yet.</source>
        <translation>Aún sin elegir.</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>Ca&amp;mbiar…</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to correct first.</source>
        <translation>
            <numerusform>Hay %n punto por corregir antes.</numerusform>
            <numerusform>Hay %n puntos por corregir antes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of the &amp;tournament</source>
        <translation>Nombre del &amp;torneo</translation>
    </message>
    <message>
        <source>&amp;Holders…</source>
        <translation>&amp;Depositarios…</translation>
    </message>
    <message>
        <source>Outside value</source>
        <translation>Valor externo</translation>
    </message>
    <message>
        <source>Name and outside value</source>
        <translation>Nombre y valor externo</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Fases</translation>
    </message>
    <message>
        <source>Choose where the outside value comes from</source>
        <translation>Indica de dónde saldrá el valor externo</translation>
    </message>
    <message>
        <source>Other people keep words that are needed to compute any board</source>
        <translation>Otros guardan palabras sin las cuales nadie puede prever un estuche</translation>
    </message>
    <message>
        <source>&amp;Go to Publish</source>
        <translation>Se&amp;guir con Publicar</translation>
    </message>
    <message>
        <source>The name of the tournament, written into every file</source>
        <translation>Cómo se llama el torneo; consta en todos los archivos</translation>
    </message>
    <message>
        <source>Inspector’s findings</source>
        <translation>Observaciones del control</translation>
    </message>
</context>
<context>
    <name>PresetDialog</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Folder of the preset</source>
        <translation>Carpeta de la plantilla</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Elegir…</translation>
    </message>
    <message>
        <source>such as Tuesday</source>
        <translation>por ejemplo, martes</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Saves event, boards and formats under a name, but never the date.</source>
        <translation>Prueba, estuches y formatos se guardan con un nombre. La fecha nunca forma parte de él.</translation>
    </message>
    <message>
        <source>&amp;Always deal into this folder without asking</source>
        <translation>Repartir &amp;siempre en esta carpeta, sin preguntar</translation>
    </message>
    <message>
        <source>“Deal session” then shows the folder and only waits for a full meter. Nothing is ever overwritten.</source>
        <translation>«Repartir sesión» dice entonces dónde reparte y solo espera a que el medidor esté lleno. Nunca se sobrescribe nada: una segunda serie del mismo día lleva un número.</translation>
    </message>
    <message>
        <source>Give the preset a name.</source>
        <translation>La plantilla necesita un nombre.</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Elija la carpeta.</translation>
    </message>
</context>
<context>
    <name>PresetsBox</name>
    <message>
        <source>&amp;Save this session as a preset…</source>
        <translation>&amp;Guardar esta sesión como plantilla…</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>Plan&amp;tilla</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>S&amp;ave…</source>
        <translation>Gu&amp;ardar…</translation>
    </message>
    <message>
        <source>Save this session as a preset, or delete one</source>
        <translation>Guarda esta sesión como plantilla, o borra una</translation>
    </message>
    <message>
        <source>No preset</source>
        <translation>Sin plantilla</translation>
    </message>
    <message>
        <source>None saved yet</source>
        <translation>Ninguna aún</translation>
    </message>
    <message>
        <source>&amp;Delete “{name}”</source>
        <translation>&amp;Borrar «{name}»</translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation>Guardar plantilla</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Borrar plantilla</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>{name} (changed)</source>
        <translation>{name} (modificado)</translation>
    </message>
    <message>
        <source>Fill in a session that you saved earlier</source>
        <translation>Rellena la página con una sesión guardada</translation>
    </message>
    <message>
        <source>&amp;Delete the selected preset</source>
        <translation>&amp;Borrar la plantilla elegida</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”? Sets you dealt with it are not affected.</source>
        <translation>¿Borrar la plantilla «{name}»? Las series repartidas con ella no cambian.</translation>
    </message>
</context>
<context>
    <name>PresetsList</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Borrar…</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>no files</source>
        <translation>sin archivos</translation>
    </message>
    <message>
        <source>Name, folde&amp;r…</source>
        <translation>No&amp;mbre, carpeta…</translation>
    </message>
    <message>
        <source>{name}: {boards}, {formats}</source>
        <translation>{name}: {boards}, {formats}</translation>
    </message>
    <message>
        <source>{preset}, always into {folder}</source>
        <translation>{preset}, siempre en {folder}</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>None yet. You save a session as a preset on the Deal page.</source>
        <translation>Aún no hay ninguna. Una sesión se guarda como plantilla en la página «Repartir».</translation>
    </message>
    <message>
        <source>Delete the selected preset</source>
        <translation>Borra la plantilla elegida</translation>
    </message>
    <message>
        <source>Name, folder… of the selected preset</source>
        <translation>Nombre, carpeta… de la plantilla elegida</translation>
    </message>
    <message>
        <source>Rename the preset, or let it always deal into one folder</source>
        <translation>Cambiar el nombre de la plantilla o decir que reparte siempre en una carpeta</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Sample page, to be scrolled</source>
        <translation>Página de muestra, desplazable</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Más pequeña</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Página {page} de {pages}</translation>
    </message>
</context>
<context>
    <name>ProgressFooter</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Files checked</source>
        <translation>Archivos comprobados</translation>
    </message>
    <message>
        <source>Files read so far</source>
        <translation>Archivos leídos hasta ahora</translation>
    </message>
    <message>
        <source>Stop checking</source>
        <translation>Dejar de comprobar</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>{done} of {wanted} files</source>
        <translation>{done} de {wanted} archivos</translation>
    </message>
</context>
<context>
    <name>PublishStep</name>
    <message>
        <source>Make the keys and close the plan</source>
        <translation>Crea las claves y cierra el plan</translation>
    </message>
    <message>
        <source>Hash of the keys</source>
        <translation>Huella de las claves</translation>
    </message>
    <message>
        <source>such as: Bulletin 1, club web page</source>
        <translation>por ejemplo: Boletín 1, página web del club</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to correct first: go back to Plan.</source>
        <translation>
            <numerusform>Hay %n punto por corregir antes: vuelva a Plan.</numerusform>
            <numerusform>Hay %n puntos por corregir antes: vuelva a Plan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the &amp;sheet…</source>
        <translation>Guardar la &amp;hoja…</translation>
    </message>
    <message>
        <source>s&amp;ince</source>
        <translation>desd&amp;e</translation>
    </message>
    <message>
        <source>Published: {where}, since {day}</source>
        <translation>Publicado: {where}, desde {day}</translation>
    </message>
    <message>
        <source>Seal t&amp;he plan…</source>
        <translation>Sellar el p&amp;lan…</translation>
    </message>
    <message>
        <source>Copies the digits and the words to the clipboard, for the bulletin</source>
        <translation>Pone las cifras y las palabras en el portapapeles, para el boletín</translation>
    </message>
    <message>
        <source>It is published &amp;there</source>
        <translation>Está &amp;allí</translation>
    </message>
    <message>
        <source>Records in the journal that the plan is published there</source>
        <translation>Anota en el registro que el plan está publicado allí</translation>
    </message>
    <message>
        <source>&amp;Go to Value</source>
        <translation>Se&amp;guir con Valor</translation>
    </message>
    <message>
        <source>The keys are secret until all play is over. Together with the outside value they determine the deals.</source>
        <translation>Las claves son secretas hasta que acabe todo el juego. Junto con el valor externo, determinan los repartos.</translation>
    </message>
    <message>
        <source>It is part of the plan. It commits you to the keys and reveals nothing about them. You can read it out or print it too.</source>
        <translation>Consta en el plan, fija las claves y no delata nada. También se puede leer en voz alta o imprimir.</translation>
    </message>
    <message>
        <source>It commits you to the plan, the promise and the keys, and reveals nothing about them. Print it where it cannot be taken back, such as the bulletin or the notice board. The words mean the same as the digits.</source>
        <translation>Fija el plan, la promesa y las claves, y no revela nada. Imprímalo donde no se pueda retirar: en el boletín, en el tablón. Las palabras dicen lo mismo.</translation>
    </message>
    <message>
        <source>Inspector’s findings</source>
        <translation>Observaciones del control</translation>
    </message>
    <message>
        <source>Who keeps the keys</source>
        <translation>Quién guarda las claves</translation>
    </message>
    <message>
        <source>How they are sealed</source>
        <translation>Cómo se sellan</translation>
    </message>
    <message>
        <source>Where is it published?</source>
        <translation>¿Dónde está?</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) to read and tick.</source>
        <translation>
            <numerusform>Hay %n advertencia por mirar y marcar.</numerusform>
            <numerusform>Hay %n advertencias por mirar y marcar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose how the keys are kept.</source>
        <translation>Indique cómo se guardan las claves.</translation>
    </message>
    <message>
        <source>A page for the notice board and the bulletin, as a PDF to print</source>
        <translation>Una página para el tablón y el boletín, en PDF para imprimir</translation>
    </message>
    <message>
        <source>The first day on which everyone could see it there</source>
        <translation>El primer día en que todos podían verlo allí</translation>
    </message>
    <message>
        <source>Not published yet: no place has been entered here.</source>
        <translation>Aún no publicado: nadie ha dicho aquí dónde está.</translation>
    </message>
    <message>
        <source>Sealed {time}. The plan and its keys are fixed and can no longer be changed.</source>
        <translation>Sellado: {time}. El plan y sus claves quedan fijados y ya no se pueden cambiar.</translation>
    </message>
    <message>
        <source>The plan was sealed on another computer or by another program.</source>
        <translation>El plan está sellado, en otro ordenador o con otro programa.</translation>
    </message>
    <message>
        <source>&amp;QR code…</source>
        <translation>Código &amp;QR…</translation>
    </message>
    <message>
        <source>Cop&amp;y the check code</source>
        <translation>&amp;Copiar el código de comprobación</translation>
    </message>
    <message>
        <source>The check code</source>
        <translation>El código de comprobación</translation>
    </message>
    <message>
        <source>The program seals the plan; you publish it. Enter where everyone can find the plan and the check code (digest, SHA-256), and since which day. The public pack will show this, in your words.</source>
        <translation>El programa sella; publicar lo hace usted. Diga dónde encuentran todos el plan y el código de comprobación, y desde qué día: estará en el paquete público, con sus palabras.</translation>
    </message>
    <message>
        <source>Shows the check code for a telephone to read</source>
        <translation>Muestra el código de comprobación para que lo lea un teléfono</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sí</translation>
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
        <translation>Código QR del texto de abajo</translation>
    </message>
    <message>
        <source>Cop&amp;y the text</source>
        <translation>&amp;Copiar el texto</translation>
    </message>
    <message>
        <source>Copy it to paste it elsewhere</source>
        <translation>Copiarlo para pegarlo en otro sitio</translation>
    </message>
</context>
<context>
    <name>RecordMaking</name>
    <message>
        <source>Hand record</source>
        <translation>Hoja de manos</translation>
    </message>
    <message>
        <source>Dealing sheets</source>
        <translation>Hojas de reparto</translation>
    </message>
    <message>
        <source>Curtain cards</source>
        <translation>Fichas de mano</translation>
    </message>
    <message>
        <source>{kind} made</source>
        <translation>{kind}: creado</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Labels made</source>
        <translation>Etiquetas creadas</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Lista de control</translation>
    </message>
    <message>
        <source>Checklist made</source>
        <translation>Lista de control creada</translation>
    </message>
    <message>
        <source>Public pack</source>
        <translation>Paquete público</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) inside: boards for programs, hand record, checksums.</source>
        <translation>
            <numerusform>Contiene %n archivo: estuches para programas, hoja de manos, sumas de comprobación.</numerusform>
            <numerusform>Contiene %n archivos: estuches para programas, hoja de manos, sumas de comprobación.</numerusform>
        </translation>
    </message>
    <message>
        <source>Public pack made</source>
        <translation>Paquete público creado</translation>
    </message>
    <message>
        <source>Files ({suffix})</source>
        <translation>Archivos ({suffix})</translation>
    </message>
    <message>
        <source>{name} in {folder}</source>
        <translation>{name} en {folder}</translation>
    </message>
    <message numerus="yes">
        <source>Folder for %n file(s)</source>
        <translation>
            <numerusform>Carpeta para %n archivo</numerusform>
            <numerusform>Carpeta para %n archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in {folder}</source>
        <translation>
            <numerusform>%n archivo en {folder}</numerusform>
            <numerusform>%n archivos en {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>It has the boards’ numbers, dealers and vulnerabilities, and no card.</source>
        <translation>Tiene los números de los estuches, los dadores y la vulnerabilidad, y ninguna carta.</translation>
    </message>
    <message>
        <source>Players’ paper made</source>
        <translation>Hojas para los jugadores hechas</translation>
    </message>
    <message>
        <source>Players’ paper</source>
        <translation>Hojas para los jugadores</translation>
    </message>
    <message>
        <source>They reveal nothing about the cards. Print them without scaling (100 %).</source>
        <translation>No dicen nada de las cartas. Imprímalas sin ajustar el tamaño (100 %).</translation>
    </message>
    <message>
        <source>Two people sign for each duplicated board. It reveals nothing about the cards.</source>
        <translation>Dos personas firman cada estuche duplicado; no dice nada de las cartas.</translation>
    </message>
    <message>
        <source>Sealed with your passphrase. Use “Open a sealed record…” to open it.</source>
        <translation>Sellado con su frase secreta. Se abre con «Abrir una hoja sellada…».</translation>
    </message>
    <message>
        <source>Sealed until {time}. After that, use “Open a sealed record…” on this computer.</source>
        <translation>Sellado hasta el {time}. Entonces se abre con «Abrir una hoja sellada…», en este ordenador.</translation>
    </message>
    <message>
        <source>The file is not sealed: anyone who has it can see all hands.</source>
        <translation>El archivo está abierto: quien lo tenga ve todas las manos.</translation>
    </message>
    <message>
        <source>Locked until {time}. After that, open it on the Check page.</source>
        <translation>Bloqueado hasta {time}. Después, ábralo en la página Comprobación.</translation>
    </message>
    <message>
        <source>Hand record and public pack made</source>
        <translation>Hoja de manos y paquete público creados</translation>
    </message>
</context>
<context>
    <name>RecordOpening</name>
    <message>
        <source>Open a sealed record</source>
        <translation>Abrir una hoja sellada</translation>
    </message>
    <message>
        <source>Sealed files (*.age)</source>
        <translation>Archivos sellados (*.age)</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”</source>
        <translation>Frase secreta de «{name}»</translation>
    </message>
    <message>
        <source>Records ({suffix})</source>
        <translation>Impresos ({suffix})</translation>
    </message>
    <message>
        <source>The opened record</source>
        <translation>El impreso abierto</translation>
    </message>
    <message>
        <source>{name} in {folder}</source>
        <translation>{name} en {folder}</translation>
    </message>
    <message>
        <source>Record opened</source>
        <translation>Impreso abierto</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase secreta</translation>
    </message>
    <message>
        <source>The file is not sealed: anyone who has it can see all hands.</source>
        <translation>El archivo está abierto: quien lo tenga ve todas las manos.</translation>
    </message>
</context>
<context>
    <name>RecordsBar</name>
    <message>
        <source>&amp;Hand record…</source>
        <translation>&amp;Hoja de manos…</translation>
    </message>
    <message>
        <source>&amp;Dealing sheets…</source>
        <translation>Ho&amp;jas de reparto…</translation>
    </message>
    <message>
        <source>C&amp;urtain cards…</source>
        <translation>&amp;Fichas de mano…</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <translation>E&amp;tiquetas…</translation>
    </message>
    <message>
        <source>Chec&amp;klist…</source>
        <translation>&amp;Lista de control…</translation>
    </message>
    <message>
        <source>Pu&amp;blish…</source>
        <translation>P&amp;ublicar…</translation>
    </message>
    <message>
        <source>The deals of the set on paper, for after play</source>
        <translation>Los repartos de la serie en papel, para después del juego</translation>
    </message>
    <message>
        <source>Labels for boxes, with the set code; no cards</source>
        <translation>Etiquetas para las cajas, con el código de la serie; sin cartas</translation>
    </message>
    <message>
        <source>A list to sign while duplicating; no cards</source>
        <translation>Una lista para firmar mientras se duplica; sin cartas</translation>
    </message>
    <message>
        <source>Pla&amp;yers’ paper</source>
        <translation>Hojas para los ju&amp;gadores</translation>
    </message>
    <message>
        <source>&amp;Travellers…</source>
        <translation>&amp;Hojas ambulantes…</translation>
    </message>
    <message>
        <source>&amp;Pickup slips…</source>
        <translation>&amp;Papeletas de resultado…</translation>
    </message>
    <message>
        <source>Personal &amp;scorecards…</source>
        <translation>Hojas de &amp;anotación personal…</translation>
    </message>
    <message>
        <source>Table &amp;cards…</source>
        <translation>&amp;Tarjetas de mesa…</translation>
    </message>
    <message>
        <source>Travellers, slips, scorecards and table cards, without a card in them</source>
        <translation>Hojas ambulantes, papeletas, hojas de anotación y tarjetas de mesa, sin ninguna carta</translation>
    </message>
    <message>
        <source>For dealing a sorted pack by list, without seeing a hand</source>
        <translation>Para repartir una baraja ordenada según una lista, sin ver ninguna mano</translation>
    </message>
    <message>
        <source>Each hand on its own card, to go into the board</source>
        <translation>Cada mano en una ficha aparte, para ponerla con ella en el estuche</translation>
    </message>
    <message>
        <source>One file with everything for the web page, after play</source>
        <translation>Todo para la página web en un archivo, después del juego</translation>
    </message>
    <message>
        <source>Boards that have been played cannot be dealt again with sheets or curtain cards.</source>
        <translation>Los estuches ya jugados no se vuelven a repartir con hojas de reparto ni fichas de mano.</translation>
    </message>
    <message>
        <source>Not played yet, so prints that show cards will be sealed.</source>
        <translation>Aún por jugar: lo que muestra las cartas se sella.</translation>
    </message>
    <message>
        <source>Checklists and packs are made for one set at a time.</source>
        <translation>Las listas de control y los paquetes se hacen serie por serie.</translation>
    </message>
    <message>
        <source>You can publish it once it is marked as finished on the Journal page.</source>
        <translation>Para publicarla, márquela como terminada (Registro).</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>&amp;Open a sealed record…</source>
        <translation>&amp;Abrir una hoja sellada…</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Abrir car&amp;peta</translation>
    </message>
    <message>
        <source>Double dummy: {done} of {wanted} boards</source>
        <translation>A cartas vistas: {done} de {wanted} estuches</translation>
    </message>
    <message>
        <source>Boards solved</source>
        <translation>Estuches resueltos</translation>
    </message>
    <message>
        <source>With its passphrase, or after its time has come</source>
        <translation>Con su frase secreta, o cuando llegue su hora</translation>
    </message>
    <message>
        <source>No sets yet. Once you have dealt one, you print its records and labels here.</source>
        <translation>Aún no hay series. Cuando se reparta una, aquí se imprimen sus hojas y etiquetas.</translation>
    </message>
    <message>
        <source>No files were left behind. ({place})</source>
        <translation>No ha quedado ningún archivo. ({place})</translation>
    </message>
    <message>
        <source>Boards analysed so far</source>
        <translation>Estuches cuyos resultados a cartas vistas se conocen</translation>
    </message>
    <message>
        <source>Stop; no files are left behind</source>
        <translation>Detener; no queda ningún archivo</translation>
    </message>
    <message>
        <source>Hand records</source>
        <translation>Hojas de manos</translation>
    </message>
</context>
<context>
    <name>RecordsPanel</name>
    <message>
        <source>Set code {code}</source>
        <translation>Código de la serie {code}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>&amp;Paper…</source>
        <translation>&amp;Papel del club…</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) chosen</source>
        <translation>
            <numerusform>%n serie elegida</numerusform>
            <numerusform>%n series elegidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Your club’s header and footer, and the page layout</source>
        <translation>Cabecera y pie de su club, y el aspecto de la página</translation>
    </message>
</context>
<context>
    <name>RestoreButton</name>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurar una copia de seguridad</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The backup is sealed</source>
        <translation>La copia de seguridad está sellada</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Frase secreta</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>Bring journal, settings and presets back from a backup</source>
        <translation>Traer el registro, los ajustes y las plantillas de una copia de seguridad</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Set code</source>
        <translation>Código de la serie</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>A&amp;brir carpeta</translation>
    </message>
    <message>
        <source>Print &amp;labels…</source>
        <translation>Imprimir &amp;etiquetas…</translation>
    </message>
    <message>
        <source>&amp;Certificate…</source>
        <translation>&amp;Certificado…</translation>
    </message>
    <message>
        <source>&amp;Next session</source>
        <translation>Sesión siguie&amp;nte</translation>
    </message>
    <message>
        <source>Open &amp;its folder</source>
        <translation>A&amp;brir su carpeta</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Muestra los archivos en su carpeta</translation>
    </message>
    <message>
        <source>Labels for boxes, with the set code; no cards</source>
        <translation>Etiquetas para las cajas, con el código de la serie; sin cartas</translation>
    </message>
    <message>
        <source>Make the dealing certificate of this set, as a PDF; no cards</source>
        <translation>Crea el certificado de reparto de esta serie, en PDF; sin cartas</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) dealt</source>
        <translation>
            <numerusform>%n estuche repartido</numerusform>
            <numerusform>%n estuches repartidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Código de la serie {code}</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <translation>En {folder}</translation>
    </message>
    <message>
        <source>Cop&amp;y code</source>
        <translation>Cop&amp;iar código</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>randomness: {source}</source>
        <translation>azar: {source}</translation>
    </message>
    <message>
        <source>What to do next</source>
        <translation>Qué hacer ahora</translation>
    </message>
    <message numerus="yes">
        <source>of %n board(s)</source>
        <translation>
            <numerusform>de %n estuche</numerusform>
            <numerusform>de %n estuches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n serie</numerusform>
            <numerusform>%n series</numerusform>
        </translation>
    </message>
    <message>
        <source>Others can read these files</source>
        <translation>Otros pueden leer estos archivos</translation>
    </message>
    <message>
        <source>&amp;Always like this</source>
        <translation>&amp;Siempre así</translation>
    </message>
    <message>
        <source>N&amp;o</source>
        <translation>N&amp;o</translation>
    </message>
    <message>
        <source>Always like this, into this folder?</source>
        <translation>¿Siempre así, en esta carpeta?</translation>
    </message>
    <message>
        <source>Write it on the label of each box. It tells you which set is inside.</source>
        <translation>Escríbalo en la etiqueta de cada caja: dice qué serie hay dentro.</translation>
    </message>
    <message>
        <source>The code of this set; it reveals nothing about the cards</source>
        <translation>El código de esta serie; no dice nada de las cartas</translation>
    </message>
    <message>
        <source>Start another session with an empty meter</source>
        <translation>Empieza otra sesión, con el medidor vacío</translation>
    </message>
    <message>
        <source>all files written, read back and compared</source>
        <translation>todos los archivos escritos, releídos y comparados</translation>
    </message>
    <message>
        <source>Writing the files had been interrupted</source>
        <translation>Se había cortado una entrega</translation>
    </message>
    <message>
        <source>Do not open these files before play: they contain the hands.</source>
        <translation>No abra estos archivos antes del juego: contienen las manos.</translation>
    </message>
    <message>
        <source>Copy the set code to paste it elsewhere; it reveals no cards</source>
        <translation>Copiar el código de la serie para pegarlo en otro sitio; no revela ninguna carta</translation>
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
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Public pack</source>
        <translation>Paquete público</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>revealed {time}</source>
        <translation>revelada {time}</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>secreta</translation>
    </message>
    <message>
        <source>interrupted; its key may be known</source>
        <translation>interrumpida, su clave puede conocerse</translation>
    </message>
    <message>
        <source>secret, reserve dealt</source>
        <translation>secreta, reserva repartida</translation>
    </message>
</context>
<context>
    <name>RevealStep</name>
    <message>
        <source>Choos&amp;e…</source>
        <translation>Ele&amp;gir…</translation>
    </message>
    <message>
        <source>&amp;Reveal…</source>
        <translation>&amp;Revelar…</translation>
    </message>
    <message>
        <source>Make the public pack</source>
        <translation>Crea el paquete público</translation>
    </message>
    <message>
        <source>&amp;Reveal the ticked sessions…</source>
        <translation>&amp;Revelar las sesiones marcadas…</translation>
    </message>
    <message>
        <source>Make a public pack for each of them; the other keys stay secret</source>
        <translation>Crear un paquete público para cada una; las demás claves siguen en secreto</translation>
    </message>
    <message>
        <source>&amp;Verify the pack</source>
        <translation>&amp;Verificar el paquete</translation>
    </message>
    <message>
        <source>One file (.zip) that you publish</source>
        <translation>Un solo archivo (.zip) que se publica</translation>
    </message>
    <message>
        <source>The same evening</source>
        <translation>La misma noche</translation>
    </message>
    <message>
        <source>All sessions</source>
        <translation>Todas las sesiones</translation>
    </message>
    <message>
        <source>Open the keys</source>
        <translation>Abrir las claves</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>Archiv&amp;o</translation>
    </message>
    <message>
        <source>Revealed {time}. The pack is “{pack}”: publish it.</source>
        <translation>Revelado: {time}. El paquete es «{pack}»: publíquelo.</translation>
    </message>
    <message>
        <source>In it: {names}</source>
        <translation>Contiene: {names}</translation>
    </message>
    <message>
        <source>Tick the sessions whose play is over.</source>
        <translation>Marque las sesiones que ya se han jugado.</translation>
    </message>
    <message>
        <source>&amp;All play is over, including reserve sets</source>
        <translation>&amp;Todo el juego ha acabado, también el de las series de reserva</translation>
    </message>
    <message>
        <source>Choose where to save the pack</source>
        <translation>Indica dónde va el paquete</translation>
    </message>
    <message>
        <source>Check it as any player can</source>
        <translation>Lo comprueba como puede hacerlo cualquier jugador</translation>
    </message>
    <message>
        <source>The keys open every session, including those not played yet</source>
        <translation>Las claves abren todas las sesiones, también las que aún están por jugar</translation>
    </message>
    <message>
        <source>Each ticked session gets its own public pack on the evening it was played. The pack opens only that session and its reserve set, which cannot be used after that.</source>
        <translation>Cada sesión marcada recibe su propio paquete público, la noche en que se jugó. Abre solo esa sesión y su serie de reserva: esta ya no se puede usar después.</translation>
    </message>
    <message>
        <source>The keys open all sessions at once. Anyone who has them knows every board not played yet.</source>
        <translation>Las claves abren todas las sesiones a la vez. Quien las tiene conoce todos los estuches que aún no se han jugado.</translation>
    </message>
    <message>
        <source>One file with the plan, the keys, the boards and a text that tells players how to check them.</source>
        <translation>Un solo archivo con el plan, las claves, los estuches repartidos y un texto que explica a los jugadores cómo comprobarlo.</translation>
    </message>
    <message>
        <source>Tick the box when all play is over.</source>
        <translation>Marque que todo el juego ha acabado.</translation>
    </message>
    <message>
        <source>Choose where to save the pack.</source>
        <translation>Indique dónde va el paquete.</translation>
    </message>
    <message>
        <source>Revealed {time}. The pack “{pack}” is not in the tournament’s folder. If it is lost, make it again here: it has the same boards.</source>
        <translation>Revelado: {time}. El paquete «{pack}» no está en la carpeta del torneo. Si se ha perdido, hágalo otra vez aquí: tiene los mismos estuches.</translation>
    </message>
</context>
<context>
    <name>RevealTable</name>
    <message>
        <source>Sessions that were dealt</source>
        <translation>Sesiones repartidas</translation>
    </message>
    <message>
        <source>Press the space bar to tick the selected session.</source>
        <translation>La barra espaciadora marca la sesión elegida.</translation>
    </message>
</context>
<context>
    <name>RoundFields</name>
    <message>
        <source>Figure &amp;instead</source>
        <translation>Cifra en su &amp;lugar</translation>
    </message>
    <message>
        <source>&amp;Value of that day</source>
        <translation>&amp;Valor de ese día</translation>
    </message>
    <message>
        <source>&amp;Hour</source>
        <translation>&amp;Hora</translation>
    </message>
    <message>
        <source>Round {number}: {time} UTC</source>
        <translation>Sorteo {number}: {time} UTC</translation>
    </message>
    <message>
        <source>By this computer’s clock</source>
        <translation>Según el reloj de este ordenador</translation>
    </message>
    <message>
        <source>If that network has ended before then, a figure of the next day counts:</source>
        <translation>Si esa red ha terminado antes, cuenta una cifra del día siguiente:</translation>
    </message>
</context>
<context>
    <name>RoundPart</name>
    <message>
        <source>Address of the round</source>
        <translation>Dirección del sorteo</translation>
    </message>
    <message>
        <source>&amp;Paste number, signature and randomness</source>
        <translation>&amp;Pegar número, firma y número aleatorio</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Abrir un &amp;archivo…</translation>
    </message>
    <message>
        <source>The network had en&amp;ded: type the value promised for that case</source>
        <translation>La red había &amp;terminado: escriba lo prometido para ese caso</translation>
    </message>
    <message>
        <source>Everything the address shows, or its three parts in any order</source>
        <translation>Todo lo que muestra la dirección, o las tres partes en cualquier orden</translation>
    </message>
    <message>
        <source>A file with what the address shows</source>
        <translation>Un archivo con lo que muestra la dirección</translation>
    </message>
    <message>
        <source>Everyone will see this, with your reason</source>
        <translation>Todos lo sabrán, con su motivo</translation>
    </message>
    <message>
        <source>Enter the promised round</source>
        <translation>Traer el sorteo prometido</translation>
    </message>
    <message>
        <source>Round {number} appears on {moment} by this computer’s clock. Open the address below on a telephone, or on a computer with a network, and enter here what it shows. The signature is checked here, so nobody has to look the value up.</source>
        <translation>El sorteo {number} aparece el {moment} según el reloj de este ordenador. Abra la dirección de abajo con un teléfono, o en un ordenador con internet, y traiga aquí lo que muestre. La firma se comprueba aquí; nadie tiene que consultar el valor.</translation>
    </message>
    <message>
        <source>&amp;QR code…</source>
        <translation>Código &amp;QR…</translation>
    </message>
    <message>
        <source>Shows the address for a telephone to read</source>
        <translation>Muestra la dirección para que la lea un teléfono</translation>
    </message>
</context>
<context>
    <name>RowsModel</name>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
</context>
<context>
    <name>RowsView</name>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Deal session: name of the set</source>
        <translation>Repartir sesión: nombre de la serie</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
</context>
<context>
    <name>SealingBox</name>
    <message>
        <source>Sealing</source>
        <translation>Sellado</translation>
    </message>
    <message>
        <source>Seal it with a &amp;passphrase</source>
        <translation>Sellar con una f&amp;rase secreta</translation>
    </message>
    <message>
        <source>Seal it until a ti&amp;me</source>
        <translation>Sellar hasta una fe&amp;cha</translation>
    </message>
    <message>
        <source>several words</source>
        <translation>varias palabras</translation>
    </message>
    <message>
        <source>P&amp;assphrase</source>
        <translation>Frase &amp;secreta</translation>
    </message>
    <message>
        <source>A&amp;gain</source>
        <translation>Otra &amp;vez</translation>
    </message>
    <message>
        <source>Ope&amp;ns on</source>
        <translation>Se abr&amp;irá el</translation>
    </message>
    <message>
        <source>The file will show every card. A player who has seen one may not play these boards (Law 6D).</source>
        <translation>El archivo mostrará todas las cartas. Un jugador que haya visto alguna no puede jugar estos estuches (Ley 6D).</translation>
    </message>
    <message>
        <source>Type a passphrase for the seal first</source>
        <translation>Escriba antes una frase secreta</translation>
    </message>
    <message>
        <source>The passphrase is too weak</source>
        <translation>La frase secreta es demasiado débil</translation>
    </message>
    <message>
        <source>Type the same passphrase again</source>
        <translation>Escriba otra vez la misma frase secreta</translation>
    </message>
    <message>
        <source>Too weak: {reason}</source>
        <translation>Demasiado débil: {reason}</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Buena</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Offer words</source>
        <translation>Proponer palabras</translation>
    </message>
    <message>
        <source>Play is &amp;over – print open</source>
        <translation>Juego &amp;terminado: imprimir sin sellar</translation>
    </message>
    <message>
        <source>The journal will say that the set is finished. Its files go into your archive, if any.</source>
        <translation>El registro dirá que la serie está terminada. Sus archivos van a su carpeta aparte, si tiene una.</translation>
    </message>
    <message>
        <source>The journal says that these boards are still to be played</source>
        <translation>Según el registro, estos estuches aún están por jugar</translation>
    </message>
    <message>
        <source>Lea&amp;ve it unsealed</source>
        <translation>&amp;Dejarlo abierto</translation>
    </message>
    <message>
        <source>I und&amp;erstand: anyone who opens the file can see all hands</source>
        <translation>E&amp;ntiendo: quien abra el archivo ve todas las manos</translation>
    </message>
    <message>
        <source>Nobody can open the file without it. If you lose it, you can make the record again after play.</source>
        <translation>Sin ella nadie lo abre; si se pierde, cree la hoja otra vez después del juego.</translation>
    </message>
    <message>
        <source>This program will open it then, on this computer, or once the set is finished. Weaker: anyone who can read your files here, or change the clock, could open it earlier.</source>
        <translation>Este programa lo abre entonces, en este ordenador, o cuando la serie esté terminada. Menos seguro: quien pueda leer aquí sus archivos, o adelante el reloj, podría abrirlo antes.</translation>
    </message>
    <message>
        <source>The day and time from which the record can be opened</source>
        <translation>El día y la hora a partir de los cuales se puede abrir</translation>
    </message>
    <message>
        <source>Choose a time in the future</source>
        <translation>Elija un momento que aún no haya pasado</translation>
    </message>
    <message>
        <source>Tick that you understand what an unsealed file shows</source>
        <translation>Marque que entiende lo que muestra un archivo abierto</translation>
    </message>
    <message>
        <source>At least {count} characters; several words are best.</source>
        <translation>Al menos {count} letras; mejor varias palabras.</translation>
    </message>
    <message>
        <source>the two do not match yet</source>
        <translation>las dos aún no coinciden</translation>
    </message>
    <message>
        <source>Let the program make up words, and show them</source>
        <translation>Poner palabras que hace el programa, y mostrarlas</translation>
    </message>
    <message>
        <source>Strong: {bits} bits that nobody can guess. Write the words down before you continue.</source>
        <translation>Fuerte: {bits} bits que nadie puede adivinar. Anote las palabras antes de seguir.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Loc&amp;k it until a time</source>
        <translation>Blo&amp;quear hasta una fecha</translation>
    </message>
    <message>
        <source>Locke&amp;d until</source>
        <translation>Bloqueado &amp;hasta</translation>
    </message>
    <message>
        <source>Nobody can open the file before then, this computer included. After that anyone can, with what a public clock publishes. The set’s own files stay as they are.</source>
        <translation>Nadie puede abrir el archivo antes, tampoco este ordenador. Después puede cualquiera, con lo que publica un reloj público. Los archivos de la serie quedan como están.</translation>
    </message>
    <message>
        <source>Make the pu&amp;blic pack too</source>
        <translation>Crear también el paquete pú&amp;blico</translation>
    </message>
    <message>
        <source>Record and pack are saved in {folder}, and the record opens for printing.</source>
        <translation>La hoja y el paquete se guardan en {folder}, y la hoja se abre para imprimirla.</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>{topic}: press Ctrl+Page Up or Ctrl+Page Down to go from one to the next</source>
        <translation>{topic}: Ctrl+Re Pág y Ctrl+Av Pág llevan de uno a otro</translation>
    </message>
</context>
<context>
    <name>SessionsModel</name>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Estuches</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>revelada</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>repartida</translation>
    </message>
    <message>
        <source>not dealt</source>
        <translation>sin repartir</translation>
    </message>
    <message>
        <source>reserve dealt</source>
        <translation>reserva repartida</translation>
    </message>
</context>
<context>
    <name>SessionsTable</name>
    <message>
        <source>Tick &amp;all</source>
        <translation>Marcar &amp;todas</translation>
    </message>
    <message>
        <source>Tick &amp;none</source>
        <translation>&amp;No marcar ninguna</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Deal every session</source>
        <translation>Repartir todas las sesiones</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) ticked, {boards} boards</source>
        <translation>
            <numerusform>%n sesión marcada, {boards} estuches</numerusform>
            <numerusform>%n sesiones marcadas, {boards} estuches</numerusform>
        </translation>
    </message>
    <message>
        <source>Press the space bar to tick the selected session.</source>
        <translation>La barra espaciadora marca la sesión elegida.</translation>
    </message>
    <message>
        <source>Start with no sessions</source>
        <translation>Empezar sin ninguna sesión</translation>
    </message>
</context>
<context>
    <name>SetLookup</name>
    <message>
        <source>&amp;Look up</source>
        <translation>C&amp;onsultar</translation>
    </message>
    <message>
        <source>such as K7QM-2PXA</source>
        <translation>por ejemplo, K7QM-2PXA</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Código de la serie</translation>
    </message>
    <message>
        <source>&amp;Which set is this?</source>
        <translation>¿&amp;Qué serie es?</translation>
    </message>
    <message>
        <source>No set “{code}” on this computer</source>
        <translation>En este ordenador no hay ninguna serie «{code}»</translation>
    </message>
    <message>
        <source>{state}: {meaning}</source>
        <translation>{state}: {meaning}</translation>
    </message>
    <message>
        <source>Dealt {time}</source>
        <translation>Repartida: {time}</translation>
    </message>
    <message>
        <source>First seen {time}</source>
        <translation>Vista por primera vez: {time}</translation>
    </message>
    <message>
        <source>The set code on the label, on the sheet or in the file</source>
        <translation>El código de la serie que hay en la etiqueta, en la hoja o en el archivo</translation>
    </message>
    <message>
        <source>Find the session this set code belongs to</source>
        <translation>Dice a qué sesión pertenece este código</translation>
    </message>
    <message>
        <source>Compare each letter with the label. A set dealt on another computer is in that computer’s journal.</source>
        <translation>Compare cada letra con la etiqueta. Una serie repartida en otro ordenador está en el registro de aquel.</translation>
    </message>
    <message>
        <source>{path} (no longer there)</source>
        <translation>{path} (ya no está)</translation>
    </message>
    <message>
        <source>Spot check…</source>
        <translation>Prueba al azar…</translation>
    </message>
    <message>
        <source>Check duplicated boards by questions drawn by lot</source>
        <translation>Comprobar estuches duplicados con preguntas sorteadas</translation>
    </message>
</context>
<context>
    <name>SetPages</name>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
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
        <translation>Hojas de manos</translation>
    </message>
</context>
<context>
    <name>SetPanel</name>
    <message>
        <source>&amp;Duplicated</source>
        <translation>&amp;Duplicada</translation>
    </message>
    <message>
        <source>In &amp;play</source>
        <translation>En &amp;juego</translation>
    </message>
    <message>
        <source>&amp;Finished</source>
        <translation>&amp;Terminada</translation>
    </message>
    <message>
        <source>&amp;Released…</source>
        <translation>Di&amp;vulgada…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>De&amp;shacer</translation>
    </message>
    <message>
        <source>&amp;Certificate…</source>
        <translation>&amp;Certificado…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Abrir carpeta</translation>
    </message>
    <message>
        <source>Mark as</source>
        <translation>Marcar como</translation>
    </message>
    <message>
        <source>Make the dealing certificate of this set, as a PDF; no cards</source>
        <translation>Crea el certificado de reparto de esta serie, en PDF; sin cartas</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Muestra los archivos en su carpeta</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) chosen</source>
        <translation>
            <numerusform>%n serie elegida</numerusform>
            <numerusform>%n series elegidas</numerusform>
        </translation>
    </message>
    <message>
        <source>When play is over: make the file that a web site, a scorer or a program takes</source>
        <translation>Cuando termina el juego: crear el archivo que acepta un sitio web o un programa de resultados</translation>
    </message>
    <message>
        <source>Send to…</source>
        <translation>Enviar a…</translation>
    </message>
    <message>
        <source>The code of this set; it reveals nothing about the cards</source>
        <translation>El código de esta serie; no dice nada de las cartas</translation>
    </message>
    <message>
        <source>Select a set above to see where its files are, or several sets to mark them together.</source>
        <translation>Elija arriba una serie para ver dónde están sus archivos, o varias para marcarlas juntas.</translation>
    </message>
    <message>
        <source>Undo the last step for all of them</source>
        <translation>Deshacer el último paso de todas</translation>
    </message>
</context>
<context>
    <name>SetWords</name>
    <message>
        <source>Not delivered</source>
        <translation>No entregada</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Repartida</translation>
    </message>
    <message>
        <source>Duplicated</source>
        <translation>Duplicada</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>En juego</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Divulgada</translation>
    </message>
    <message>
        <source>From elsewhere</source>
        <translation>De fuera</translation>
    </message>
    <message>
        <source>The files are ready for the dealing machine.</source>
        <translation>Los archivos están listos para la máquina duplicadora.</translation>
    </message>
    <message>
        <source>The boards are in their boxes.</source>
        <translation>Los estuches están en sus cajas.</translation>
    </message>
    <message>
        <source>Players have seen boards of it.</source>
        <translation>Algún jugador ya ha visto cartas de sus estuches.</translation>
    </message>
    <message>
        <source>Set {code}</source>
        <translation>Serie {code}</translation>
    </message>
    <message>
        <source>boards {numbers}</source>
        <translation>estuches {numbers}</translation>
    </message>
    <message>
        <source>board {numbers}</source>
        <translation>estuche {numbers}</translation>
    </message>
    <message>
        <source>Dealt {time}</source>
        <translation>Repartida: {time}</translation>
    </message>
    <message>
        <source>First seen {time}</source>
        <translation>Vista por primera vez: {time}</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrumpida</translation>
    </message>
    <message>
        <source>No files were left behind.</source>
        <translation>No ha quedado ningún archivo.</translation>
    </message>
    <message>
        <source>Play is over: nobody will play these boards again.</source>
        <translation>El juego ha acabado: nadie vuelve a jugar estos estuches.</translation>
    </message>
    <message>
        <source>Anyone may see the hands.</source>
        <translation>Cualquiera puede ver las manos.</translation>
    </message>
    <message>
        <source>Not dealt on this computer, but checked here.</source>
        <translation>No se repartió en este ordenador, pero se ha visto aquí.</translation>
    </message>
    <message>
        <source>Unnamed set</source>
        <translation>Serie sin nombre</translation>
    </message>
    <message>
        <source>No sets match. Clear the search, or choose “All states”.</source>
        <translation>Ninguna serie coincide. Borre la búsqueda o elija «Todos los estados».</translation>
    </message>
    <message>
        <source>It is being dealt now, or its folder is away: then the next dealing shows what happened to it. Do not use its files.</source>
        <translation>Se está repartiendo ahora, o falta su carpeta: entonces el próximo reparto mostrará qué fue de ella. No use sus archivos.</translation>
    </message>
</context>
<context>
    <name>SetsBrowser</name>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n serie</numerusform>
            <numerusform>%n series</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetsFilter</name>
    <message>
        <source>event, date, set code, format or file</source>
        <translation>prueba, fecha, código, formato o archivo</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Todos los estados</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>S&amp;tate</source>
        <translation>&amp;Estado</translation>
    </message>
    <message>
        <source>Show only sets that match all these words</source>
        <translation>Muestra solo las series que tienen todas estas palabras</translation>
    </message>
    <message>
        <source>Show only sets in one state</source>
        <translation>Muestra solo las series de un estado</translation>
    </message>
</context>
<context>
    <name>SetsModel</name>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Estuches</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formatos</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Código de la serie</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
</context>
<context>
    <name>SetsTable</name>
    <message>
        <source>Sets</source>
        <translation>Series</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Best and newest first</source>
        <translation>Primero las más adecuadas y recientes</translation>
    </message>
    <message>
        <source>Every set dealt or checked on this computer, newest first. Press the menu key to open its menu.</source>
        <translation>Todas las series repartidas o vistas en este ordenador, las más recientes primero. La tecla de menú abre su menú.</translation>
    </message>
    <message>
        <source>Click to sort by a column; click a third time for the usual order</source>
        <translation>Pulse para ordenar por una columna, y una tercera vez para el orden habitual</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Restore de&amp;faults…</source>
        <translation>&amp;Valores iniciales…</translation>
    </message>
    <message>
        <source>State of the settings</source>
        <translation>Estado de los ajustes</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>From Big Deal: bigdeal.ini or .bigdealrc, byte for byte.</source>
        <translation>De Big Deal: bigdeal.ini o .bigdealrc, byte a byte.</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Borrar plantilla</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”?</source>
        <translation>¿Borrar la plantilla «{name}»?</translation>
    </message>
    <message>
        <source>Import old settings</source>
        <translation>Importar ajustes antiguos</translation>
    </message>
    <message>
        <source>Replace the identification?</source>
        <translation>¿Sustituir la identificación?</translation>
    </message>
    <message>
        <source>Saved, without: {formats}</source>
        <translation>Guardado, sin: {formats}</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Valores iniciales</translation>
    </message>
    <message>
        <source>Your identification, your presets and the sets you have dealt are kept.</source>
        <translation>Se conservan su identificación, sus plantillas y las series repartidas.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Temas</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Sets you dealt with it are not affected.</source>
        <translation>Las series repartidas con ella no cambian.</translation>
    </message>
    <message>
        <source>The one in the file differs from yours. Sets you have already dealt are not affected.</source>
        <translation>La del archivo es distinta de la suya. Las series ya repartidas no cambian.</translation>
    </message>
    <message>
        <source>Reset everything to how it was at the first start?</source>
        <translation>¿Dejar todo como al abrir el programa por primera vez?</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Restablecer</translation>
    </message>
</context>
<context>
    <name>ShowButton</name>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Show what you type, when nobody is looking over your shoulder</source>
        <translation>Mostrar lo escrito, si nadie mira por encima de su hombro</translation>
    </message>
</context>
<context>
    <name>SourceFields</name>
    <message>
        <source>opening value</source>
        <translation>valor de apertura</translation>
    </message>
    <message>
        <source>closing value</source>
        <translation>valor de cierre</translation>
    </message>
    <message>
        <source>fixing</source>
        <translation>fijación (fixing)</translation>
    </message>
    <message>
        <source>Which value of the day counts</source>
        <translation>Qué valor del día cuenta</translation>
    </message>
    <message>
        <source>A figure that anyone can look up for years</source>
        <translation>Una cifra que cualquiera pueda consultar durante años</translation>
    </message>
</context>
<context>
    <name>SourceWizard</name>
    <message>
        <source>Where will the outside value come from?</source>
        <translation>¿De dónde saldrá el valor externo?</translation>
    </message>
    <message>
        <source>Kind of promise</source>
        <translation>Tipo de promesa</translation>
    </message>
    <message>
        <source>A figure of the stock &amp;market (the usual way)</source>
        <translation>Una cifra de la &amp;bolsa (lo habitual)</translation>
    </message>
    <message>
        <source>The program writes the sentence and knows when the exchange is closed.</source>
        <translation>El programa escribe la frase y sabe cuándo está cerrada la bolsa.</translation>
    </message>
    <message>
        <source>A number of the public &amp;clock drand, which proves itself</source>
        <translation>Un número del reloj público &amp;drand, que se prueba por sí mismo</translation>
    </message>
    <message>
        <source>Something else, in my &amp;own words</source>
        <translation>Otra cosa, con mis &amp;propias palabras</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>&amp;Cifra</translation>
    </message>
    <message>
        <source>&amp;Value of the day</source>
        <translation>&amp;Valor del día</translation>
    </message>
    <message>
        <source>Second fi&amp;gure</source>
        <translation>Se&amp;gunda cifra</translation>
    </message>
    <message>
        <source>Its va&amp;lue</source>
        <translation>Su va&amp;lor</translation>
    </message>
    <message>
        <source>It belongs to a &amp;day</source>
        <translation>Corresponde a u&amp;n día</translation>
    </message>
    <message>
        <source>What will be published, word for word</source>
        <translation>Lo que se publicará, palabra por palabra</translation>
    </message>
    <message>
        <source>Day of the value</source>
        <translation>Día del valor</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Mes anterior</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mes siguiente</translation>
    </message>
    <message>
        <source>The day whose value counts</source>
        <translation>El día cuyo valor cuenta</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <translation>Sus palab&amp;ras</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>El día</translation>
    </message>
    <message>
        <source>This will be published</source>
        <translation>Esto se publicará</translation>
    </message>
    <message>
        <source>Write your words.</source>
        <translation>Escriba sus palabras.</translation>
    </message>
    <message>
        <source>&amp;Use this promise</source>
        <translation>&amp;Aceptar esta promesa</translation>
    </message>
    <message>
        <source>The network signs it at that moment, and every check tests the signature. Nobody has to look anything up.</source>
        <translation>Se firma en su momento, y cada comprobación ve la firma: nadie tiene que consultar nada.</translation>
    </message>
    <message>
        <source>Such as the numbers of a lottery draw. Write exactly which draw, and what counts if it does not take place.</source>
        <translation>Por ejemplo, los números de un sorteo de lotería. Diga exactamente cuáles, y qué pasa si falla.</translation>
    </message>
    <message>
        <source>Add a &amp;second figure: even harder to foresee</source>
        <translation>Usar una &amp;segunda cifra: aún más difícil de prever</translation>
    </message>
    <message>
        <source>The calendars show no problem with this day.</source>
        <translation>Los calendarios no tienen nada en contra de este día.</translation>
    </message>
    <message>
        <source>Both values are typed, one after the other</source>
        <translation>Se escriben los dos valores, uno detrás de otro</translation>
    </message>
    <message>
        <source>The day is added to your words, and checked</source>
        <translation>El día se escribe detrás de sus palabras y se comprueba</translation>
    </message>
    <message>
        <source>Some weeks ahead, so that everyone has the plan before then.</source>
        <translation>Dentro de unas semanas, para que todos tengan el plan antes de que llegue.</translation>
    </message>
    <message>
        <source>Promise a figure that nobody can know today and everyone can look up later. Together with the secret keys it determines the deals.</source>
        <translation>Prometa una cifra que hoy nadie pueda conocer y que después cualquiera pueda consultar. Junto con las claves secretas decide los repartos.</translation>
    </message>
</context>
<context>
    <name>SpotDialog</name>
    <message>
        <source>Spot check</source>
        <translation>Prueba al azar</translation>
    </message>
    <message>
        <source>Look at the boards on the table, and type how many cards of the suit each hand has.</source>
        <translation>Mire los estuches en la mesa y escriba cuántas cartas del palo tiene cada mano.</translation>
    </message>
    <message>
        <source>Judge all answers</source>
        <translation>Juzgar todas las respuestas</translation>
    </message>
</context>
<context>
    <name>StateChanges</name>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n serie</numerusform>
            <numerusform>%n series</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepFrame</name>
    <message>
        <source>Go to the next step</source>
        <translation>Al paso siguiente</translation>
    </message>
    <message>
        <source>Open what comes next at this step</source>
        <translation>Abre lo que sigue en este paso</translation>
    </message>
</context>
<context>
    <name>StepLine</name>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Step {number}, {name}: {state}</source>
        <translation>Paso {number}, {name}: {state}</translation>
    </message>
</context>
<context>
    <name>TournamentDoor</name>
    <message>
        <source>Drop what a tournament published here</source>
        <translation>Suelte aquí lo que publicó un torneo</translation>
    </message>
    <message>
        <source>Choose &amp;files…</source>
        <translation>Elegir archi&amp;vos…</translation>
    </message>
    <message>
        <source>Choose its public pack (.zip) or its plan (.sqd). The files in the same folder are found.</source>
        <translation>Tome su paquete público (.zip) o su plan (.sqd): lo que esté al lado se encuentra solo.</translation>
    </message>
    <message>
        <source>Prove that the boards are the promised ones</source>
        <translation>Demuestra que los estuches son los prometidos</translation>
    </message>
    <message>
        <source>Choose the plan that you saved</source>
        <translation>Elija el plan que guardó</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>{done} of {wanted} boards</source>
        <translation>{done} de {wanted} estuches</translation>
    </message>
    <message>
        <source>Secret, to keep: {secret}. For the organiser: {public}. In {folder}</source>
        <translation>Secreto, para guardar: {secret}. Para el organizador: {public}. En {folder}</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Abrir car&amp;peta</translation>
    </message>
    <message>
        <source>Boards done</source>
        <translation>Estuches terminados</translation>
    </message>
    <message>
        <source>Boards done so far</source>
        <translation>Estuches terminados hasta ahora</translation>
    </message>
    <message>
        <source>The slip for {name} is ready</source>
        <translation>Las palabras de {name} están en el papel</translation>
    </message>
    <message>
        <source>Print the slip. Give the words when the outside value is known, not before.</source>
        <translation>Imprima el papel y dé las palabras cuando se conozca el valor externo, no antes.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <translation>Algo ha fallado en el programa</translation>
    </message>
    <message>
        <source>The files of the tournament have not changed. ({place})</source>
        <translation>Los archivos del torneo se han dejado como estaban. ({place})</translation>
    </message>
    <message>
        <source>Open the tournament again. Please report the text in brackets.</source>
        <translation>Vuelva a abrir el torneo. Comunique, por favor, las palabras entre paréntesis.</translation>
    </message>
    <message>
        <source>Stop; sessions already dealt are kept</source>
        <translation>Detener; las sesiones ya repartidas se quedan</translation>
    </message>
    <message>
        <source>&amp;QR code of the hash…</source>
        <translation>Código &amp;QR de la huella…</translation>
    </message>
    <message>
        <source>Shows name and hash for the organiser’s telephone to read</source>
        <translation>Muestra nombre y huella para que los lea el teléfono del organizador</translation>
    </message>
    <message>
        <source>Name and hash, for the organiser</source>
        <translation>Nombre y huella, para el organizador</translation>
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
        <translation>Fijar el valor externo</translation>
    </message>
    <message>
        <source>Put {value} into the plan?</source>
        <translation>¿Poner {value} en el plan?</translation>
    </message>
    <message>
        <source>&amp;Fix the value</source>
        <translation>&amp;Fijar el valor</translation>
    </message>
    <message>
        <source>Reserve sets</source>
        <translation>Series de reserva</translation>
    </message>
    <message>
        <source>such as: the records of this session were handed out too early</source>
        <translation>por ejemplo: las hojas de manos de esta sesión se entregaron antes de tiempo</translation>
    </message>
    <message>
        <source>&amp;Deal reserve sets</source>
        <translation>&amp;Repartir series de reserva</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Desviación</translation>
    </message>
    <message>
        <source>such as: session 3 was played before session 2</source>
        <translation>por ejemplo: la sesión 3 se jugó antes que la 2</translation>
    </message>
    <message>
        <source>&amp;Record it</source>
        <translation>&amp;Anotarlo</translation>
    </message>
    <message>
        <source>Reveal the keys</source>
        <translation>Revelar las claves</translation>
    </message>
    <message>
        <source>Is all play over? Reveal the keys of “{name}”?</source>
        <translation>¿Ha acabado todo el juego? ¿Revelar las claves de «{name}»?</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>&amp;Revelar</translation>
    </message>
    <message>
        <source>Reveal sessions</source>
        <translation>Revelar sesiones</translation>
    </message>
    <message>
        <source>Is their play over? Reveal {sessions}?</source>
        <translation>¿Ya se han jugado? ¿Revelar {sessions}?</translation>
    </message>
    <message>
        <source>Seal the plan</source>
        <translation>Sellar el plan</translation>
    </message>
    <message>
        <source>Seal “{name}” and close its plan for good?</source>
        <translation>¿Sellar «{name}» y cerrar su plan para siempre?</translation>
    </message>
    <message>
        <source>&amp;Seal</source>
        <translation>&amp;Sellar</translation>
    </message>
    <message>
        <source>Reserve boards</source>
        <translation>Estuches de reserva</translation>
    </message>
    <message>
        <source>Another deal takes the place of these boards of {session}: {boards}. The Laws ask for a reason (Law 6D); it goes into a notice for the players.</source>
        <translation>Otros estuches sustituyen a estos de {session}: {boards}. La Ley 6D exige un motivo; figurará en un aviso para los jugadores.</translation>
    </message>
    <message>
        <source>such as: board 5 was seen at another table</source>
        <translation>por ejemplo: el estuche 5 se vio en otra mesa</translation>
    </message>
    <message>
        <source>&amp;Deal reserve boards</source>
        <translation>&amp;Repartir estuches de reserva</translation>
    </message>
    <message>
        <source>Withheld, as every check will show: the words of {names}.</source>
        <translation>Retenidas, como dirá toda comprobación: las palabras de {names}.</translation>
    </message>
    <message>
        <source>Every deal depends on it. After the first session is dealt it can never be changed.</source>
        <translation>Todos los repartos salen de él. En cuanto se reparte la primera sesión ya no se puede cambiar.</translation>
    </message>
    <message>
        <source>New boards will be dealt to replace: {sessions}. The Laws require a reason (Law 6D). It goes into a notice for the players.</source>
        <translation>Se repartirán otros estuches en lugar de: {sessions}. La Ley 6D exige un motivo; figurará en un aviso para los jugadores.</translation>
    </message>
    <message>
        <source>&amp;Reason, as everyone will read it</source>
        <translation>&amp;Motivo, con palabras que todos leerán</translation>
    </message>
    <message>
        <source>Write where play did not follow the plan. This is recorded, and goes into a notice for the players.</source>
        <translation>Diga en qué se apartó el juego del plan. Queda anotado y se comunica a los jugadores en un aviso.</translation>
    </message>
    <message>
        <source>&amp;What was done differently</source>
        <translation>&amp;Qué se hizo de otro modo</translation>
    </message>
    <message>
        <source>The problem and your answer are recorded in the journal.</source>
        <translation>La duda y su respuesta se escriben en el registro.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>El registro es dudoso</translation>
    </message>
    <message>
        <source>Deal anyway?</source>
        <translation>¿Repartir de todos modos?</translation>
    </message>
    <message>
        <source>Anyone who has the pack can compute every board of every session. No more sessions of this tournament can be dealt after that.</source>
        <translation>Quien tenga el paquete puede calcular todos los estuches de todas las sesiones. Después no se puede repartir ninguna otra sesión de este torneo.</translation>
    </message>
    <message>
        <source>Anyone who has the pack can compute every board of that session and of its reserve set. The keys of the other sessions stay secret.</source>
        <translation>Quien tenga el paquete puede calcular todos los estuches de esa sesión, también los de su serie de reserva. Las claves de las demás sesiones siguen en secreto.</translation>
    </message>
    <message>
        <source>Reserve sets that can no longer be used: {sessions}.</source>
        <translation>Series de reserva que ya no se podrán usar: {sessions}.</translation>
    </message>
    <message>
        <source>&amp;Deal anyway</source>
        <translation>&amp;Repartir de todos modos</translation>
    </message>
    <message>
        <source>The keys will be made now. After that nothing in the plan can be changed: no phase, no board, no source of the outside value.</source>
        <translation>Ahora se crean las claves. Después ya no se puede cambiar nada del plan: ni las fases, ni los estuches, ni de dónde sale el valor externo.</translation>
    </message>
</context>
<context>
    <name>TournamentStart</name>
    <message>
        <source>&amp;New tournament…</source>
        <translation>Torneo &amp;nuevo…</translation>
    </message>
    <message>
        <source>&amp;Try it out…</source>
        <translation>&amp;Probarlo…</translation>
    </message>
    <message>
        <source>&amp;Open a tournament…</source>
        <translation>&amp;Abrir un torneo…</translation>
    </message>
    <message>
        <source>&amp;Keep words…</source>
        <translation>&amp;Guardar palabras…</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>You can also drop a plan (.sqd), or the folder of a tournament, here.</source>
        <translation>También puede soltar aquí un plan (.sqd) o la carpeta de un torneo.</translation>
    </message>
    <message>
        <source>The five steps</source>
        <translation>Los cinco pasos</translation>
    </message>
    <message>
        <source>{name}  in {folder}</source>
        <translation>{name}  en {folder}</translation>
    </message>
    <message>
        <source>Open {name} again</source>
        <translation>Volver a abrir {name}</translation>
    </message>
    <message>
        <source>Recently opened</source>
        <translation>Abiertos hace poco</translation>
    </message>
    <message>
        <source>Start a new plan in its own folder</source>
        <translation>Empieza un plan, en una carpeta propia</translation>
    </message>
    <message>
        <source>The whole procedure in ten minutes, with any value; nobody can mistake it for a real tournament</source>
        <translation>Todo el recorrido en diez minutos, con cualquier valor: nadie puede tomarlo por un torneo de verdad</translation>
    </message>
    <message>
        <source>Continue with a plan (.sqd); SquareDeal’s plans work too</source>
        <translation>Sigue con un plan (.sqd), también de SquareDeal</translation>
    </message>
    <message>
        <source>For holders: make the words you keep, and their hash for the organiser</source>
        <translation>Para un depositario: las palabras que guarda, y su huella para el organizador</translation>
    </message>
    <message>
        <source>For championships where all players can check every board afterwards. You publish a plan, wait for a figure that nobody can foresee, deal, and reveal the keys after play. Every check then lists what is proved and what could still be chosen.</source>
        <translation>Para campeonatos en los que después todos los jugadores pueden comprobar cada estuche. Publica un plan, espera una cifra que nadie puede prever, reparte y revela las claves después del juego. Cada comprobación muestra entonces lo que está probado y lo que aún se podía elegir.</translation>
    </message>
</context>
<context>
    <name>TournamentView</name>
    <message>
        <source>All tournaments</source>
        <translation>Todos los torneos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Folder for the boards</source>
        <translation>Carpeta para los estuches</translation>
    </message>
    <message>
        <source>Please read this first</source>
        <translation>Lea esto primero</translation>
    </message>
    <message>
        <source>Public and secret</source>
        <translation>Público y secreto</translation>
    </message>
    <message>
        <source>PRACTICE: any value, no waiting. No check will ever call this proved.</source>
        <translation>PRACTICE (práctica): cualquier valor, sin esperas. Nada de esto se dará nunca por demostrado.</translation>
    </message>
    <message>
        <source>Close this tournament; everything is stored in its files</source>
        <translation>Cierra este torneo; todo queda en sus archivos</translation>
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
        <translation>Publicar</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Revelar</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>files {names}</source>
        <translation>archivos {names}</translation>
    </message>
    <message>
        <source>one session</source>
        <translation>una sesión</translation>
    </message>
    <message>
        <source>{count} sessions</source>
        <translation>{count} sesiones</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
    </message>
    <message>
        <source>boards {boards} in turn</source>
        <translation>estuches {boards} por turno</translation>
    </message>
    <message>
        <source>the secret keys of those who open it</source>
        <translation>las claves secretas de quienes lo abren</translation>
    </message>
    <message>
        <source>Choose where the outside value will come from.</source>
        <translation>Elija de dónde saldrá el valor externo.</translation>
    </message>
    <message>
        <source>And the words of: {names}</source>
        <translation>Y las palabras de: {names}</translation>
    </message>
    <message>
        <source>afterwards: {files}</source>
        <translation>después: {files}</translation>
    </message>
    <message>
        <source>afterwards: the keys, and whatever opens them</source>
        <translation>después: las claves, y todo lo que las abre</translation>
    </message>
    <message>
        <source>This is practice: type any figure, twice.</source>
        <translation>Esto es una práctica: escriba una cifra cualquiera, dos veces.</translation>
    </message>
    <message>
        <source>the notices (.txt) of reserve sets and deviations</source>
        <translation>los avisos (.txt) de series de reserva y desviaciones</translation>
    </message>
    <message>
        <source>Genuine: the network signed round {number}.</source>
        <translation>Auténtico: la red firmó el sorteo {number}.</translation>
    </message>
    <message>
        <source>the passphrase</source>
        <translation>la frase secreta</translation>
    </message>
    <message>
        <source>Decide in advance everything that could be chosen later: what is played, and which outside figure will determine the deals.</source>
        <translation>Anote todo lo que se podría elegir más tarde: qué se juega y qué cifra externa decidirá los repartos.</translation>
    </message>
    <message>
        <source>&amp;Go to Plan</source>
        <translation>Volver a P&amp;lan</translation>
    </message>
    <message>
        <source>Next: {topic}</source>
        <translation>Siguiente: {topic}</translation>
    </message>
    <message>
        <source>Seal the plan: this makes the secret keys and closes the plan for good. Publish it weeks before play. After that, every check lists anything that could still be chosen. Anyone with the keys and the value can compute the boards, so keep the keys sealed.</source>
        <translation>Selle el plan, lo que crea las claves secretas y lo cierra para siempre, y publíquelo semanas antes del juego. Desde entonces solo se pueden elegir repartos dentro de lo que muestra cada comprobación. Quien tenga las claves y el valor puede calcular los estuches, así que mantenga selladas las claves.</translation>
    </message>
    <message>
        <source>When the promised figure is known, two people type it here. It goes into every deal.</source>
        <translation>Cuando se conoce la cifra prometida, dos personas la escriben aquí. Entra en todos los repartos.</translation>
    </message>
    <message>
        <source>Deal the sessions into files for your machine, on a computer without a network. No card is shown.</source>
        <translation>Reparta las sesiones en archivos para su máquina, en un ordenador sin conexión a la red. No se muestra ninguna carta.</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>as many sessions as needed</source>
        <translation>tantas sesiones como hagan falta</translation>
    </message>
    <message>
        <source>boards entered when dealing</source>
        <translation>estuches que se indican al repartir</translation>
    </message>
    <message>
        <source>the passphrase, or the officials’ sheets</source>
        <translation>la frase secreta, o las hojas de los responsables</translation>
    </message>
    <message>
        <source>The plan is complete. Add more phases, or go to Publish.</source>
        <translation>El plan está completo. Añada más fases, o siga con Publicar.</translation>
    </message>
    <message>
        <source>Add the phases of the tournament one by one.</source>
        <translation>Añada las fases del torneo, una tras otra.</translation>
    </message>
    <message>
        <source>Correct what the inspector marks as wrong. Then go to Publish.</source>
        <translation>Corrija lo que el control marca como incorrecto. Después siga con Publicar.</translation>
    </message>
    <message>
        <source>Publish these files where all players can see them, before the outside value is known. Then wait for the value.</source>
        <translation>Ponga estos archivos donde los vean todos los jugadores, antes de que se conozca el valor externo. Después espere el valor.</translation>
    </message>
    <message>
        <source>When the day has come, look the value up in two places, and have a second person with you.</source>
        <translation>Cuando llegue el día, consulte el valor en dos lugares y tenga a mano a una segunda persona.</translation>
    </message>
    <message>
        <source>When the promised round has appeared, open its address on a telephone and enter what it shows.</source>
        <translation>Cuando haya aparecido el sorteo prometido, abra su dirección con un teléfono y traiga lo que muestre.</translation>
    </message>
    <message>
        <source>{file}, again: it now contains the value</source>
        <translation>{file}, otra vez: ahora contiene el valor</translation>
    </message>
    <message>
        <source>Go to Deal, on a computer without a network.</source>
        <translation>Siga con Repartir, en un ordenador sin conexión a la red.</translation>
    </message>
    <message>
        <source>every file of boards, until it has been played</source>
        <translation>cada archivo de estuches, hasta que se haya jugado</translation>
    </message>
    <message>
        <source>All sessions are dealt. When all play is over, go to Reveal.</source>
        <translation>Todas las sesiones están repartidas. Cuando todo el juego haya acabado, siga con Revelar.</translation>
    </message>
    <message>
        <source>Tick the sessions, open the keys and deal. Take the files to the machine without opening them.</source>
        <translation>Marque las sesiones, abra las claves y reparta. Lleve los archivos a la máquina y manténgalos cerrados.</translation>
    </message>
    <message>
        <source>Publish the pack where everyone can find it. Anyone can check it, with this program or without: the pack explains how.</source>
        <translation>Ponga el paquete donde todos lo encuentren. Cualquiera puede comprobarlo con este programa o sin él: dice cómo.</translation>
    </message>
    <message>
        <source>You can reveal a session on its own the evening it was played. When the last board has been played, including reserve sets, reveal them all.</source>
        <translation>Una sesión que ya se ha jugado se puede revelar por separado, la misma noche. Cuando se haya jugado el último estuche, también de las series de reserva, revélelas todas.</translation>
    </message>
    <message>
        <source>the files of sessions not played, until the reveal</source>
        <translation>los archivos de las sesiones no jugadas, hasta la revelación</translation>
    </message>
    <message>
        <source>Wait until the last board has been played, including reserve sets. Then reveal.</source>
        <translation>Espere a que se juegue el último estuche, también de las series de reserva. Después revele.</translation>
    </message>
    <message>
        <source>Read every warning, choose who keeps the keys, and seal the plan. Nothing can be changed after that.</source>
        <translation>Mire cada advertencia, elija quién guarda las claves y selle el plan. Después ya no se puede cambiar nada.</translation>
    </message>
    <message>
        <source>Publish these files where all players can see them, before the outside value is known. Then enter where they are, and since when.</source>
        <translation>Ponga estos archivos donde los vean todos los jugadores, antes de que se conozca el valor externo. Después diga dónde están y desde cuándo.</translation>
    </message>
    <message>
        <source>When all play is over, everyone gets the keys and can check that every board is as promised.</source>
        <translation>Cuando todo el juego ha acabado, todos reciben las claves y pueden comprobar si cada estuche es el prometido.</translation>
    </message>
    <message>
        <source>The plan is sealed and can no longer be changed.</source>
        <translation>El plan está sellado y queda como está.</translation>
    </message>
    <message>
        <source>the officials’ sheets</source>
        <translation>las hojas de los responsables</translation>
    </message>
    <message>
        <source>The plan can be published. Read the inspector’s findings, then go to Publish.</source>
        <translation>El plan se puede publicar. Vea las observaciones del control y siga con Publicar.</translation>
    </message>
    <message>
        <source>{boards} each</source>
        <translation>{boards} en cada una</translation>
    </message>
</context>
<context>
    <name>ValueStep</name>
    <message>
        <source>As it goes into the plan and into the deals:</source>
        <translation>Así entra en el plan y en los repartos:</translation>
    </message>
    <message>
        <source>&amp;Begin again</source>
        <translation>&amp;Empezar de nuevo</translation>
    </message>
    <message>
        <source>&amp;Correct the value…</source>
        <translation>Corregir el val&amp;or…</translation>
    </message>
    <message>
        <source>such as 44,901.92</source>
        <translation>por ejemplo, 44.901,92</translation>
    </message>
    <message>
        <source>The value that is in the plan</source>
        <translation>El valor que está en el plan</translation>
    </message>
    <message>
        <source>What was promised</source>
        <translation>Lo que se prometió</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>&amp;Valor</translation>
    </message>
    <message>
        <source>Puts its randomness into the plan</source>
        <translation>Pone su número aleatorio en el plan</translation>
    </message>
    <message>
        <source>First person: type the value</source>
        <translation>Primera persona: escriba el valor</translation>
    </message>
    <message>
        <source>Second person: type the value again</source>
        <translation>Segunda persona: escriba el valor otra vez</translation>
    </message>
    <message>
        <source>Hand over to the &amp;second person</source>
        <translation>Pasar a la segunda &amp;persona</translation>
    </message>
    <message>
        <source>Hides what you typed</source>
        <translation>Oculta lo que ha escrito</translation>
    </message>
    <message>
        <source>Compares what the two of you typed</source>
        <translation>Compara lo que han escrito las dos personas</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Co&amp;mparar</translation>
    </message>
    <message>
        <source>&amp;Fix this value…</source>
        <translation>&amp;Fijar este valor…</translation>
    </message>
    <message>
        <source>Puts the value into the plan</source>
        <translation>Pone el valor en el plan</translation>
    </message>
    <message>
        <source>a round of drand was promised</source>
        <translation>se prometió un sorteo drand</translation>
    </message>
    <message>
        <source>Not as promised? Give the &amp;reason:</source>
        <translation>¿No es como se prometió? Diga p&amp;or qué:</translation>
    </message>
    <message>
        <source>Both people type the value again</source>
        <translation>Las dos personas vuelven a escribir el valor</translation>
    </message>
    <message>
        <source>Possible until something has been dealt from it</source>
        <translation>Posible mientras no se haya repartido nada con él</translation>
    </message>
    <message>
        <source>&amp;Go to Deal</source>
        <translation>Se&amp;guir con Repartir</translation>
    </message>
    <message>
        <source>Type it as published; points and commas between digits do not matter</source>
        <translation>Escríbalo como se publicó; los puntos y las comas entre cifras no importan</translation>
    </message>
    <message>
        <source>The reason for using a value that is not as promised</source>
        <translation>El motivo por el que se toma el valor aunque no sea como se prometió</translation>
    </message>
    <message>
        <source>&amp;Use this round…</source>
        <translation>&amp;Usar este sorteo…</translation>
    </message>
    <message>
        <source>Both typed the same value</source>
        <translation>Las dos han escrito lo mismo</translation>
    </message>
    <message>
        <source>Look it up at the promised source, and compare it with a second source.</source>
        <translation>Consúltelo donde se prometió y compárelo con un segundo lugar.</translation>
    </message>
    <message>
        <source>What the first person typed is now hidden. Look the value up yourself, and type what you see.</source>
        <translation>Lo que escribió la primera persona está ahora oculto. Consulte usted el valor y escriba lo que vea.</translation>
    </message>
    <message>
        <source>Check the value once more. Once fixed, it goes into every deal.</source>
        <translation>Mire el valor una vez más. Cuando quede fijado, entra en todos los repartos.</translation>
    </message>
    <message>
        <source>Wait: it is not {day} yet, so nobody can know the value.</source>
        <translation>Espere: {day} aún no ha llegado, así que nadie puede conocer el valor.</translation>
    </message>
    <message>
        <source>The two values do not match</source>
        <translation>Las dos personas no han escrito lo mismo</translation>
    </message>
    <message>
        <source>{difference} (“here” is the first person’s.) Look the value up together, then start again.</source>
        <translation>{difference} («aquí» es lo de la primera persona.) Consulten el valor juntos y empiecen de nuevo.</translation>
    </message>
</context>
<context>
    <name>VerifyReportPanel</name>
    <message>
        <source>Open the keys and verif&amp;y</source>
        <translation>Abrir las claves y ve&amp;rificar</translation>
    </message>
    <message>
        <source>Sessions and boards</source>
        <translation>Sesiones y estuches</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Conviene saber</translation>
    </message>
    <message>
        <source>The promise</source>
        <translation>La promesa</translation>
    </message>
    <message>
        <source>The keys stay sealed on the disk</source>
        <translation>Las claves siguen selladas en el disco</translation>
    </message>
    <message>
        <source>The keys are sealed</source>
        <translation>Las claves están selladas</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Open a session to see its boards</source>
        <translation>Abra una sesión para ver sus estuches</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>as promised</source>
        <translation>como se prometió</translation>
    </message>
    <message>
        <source>not as promised</source>
        <translation>no como se prometió</translation>
    </message>
    <message>
        <source>Officials can verify before the reveal: choose what opens the keys. Players wait for the reveal.</source>
        <translation>Los responsables pueden verificar antes de la revelación: indique con qué se abren las claves. Los jugadores la esperan.</translation>
    </message>
    <message>
        <source>Press the right arrow key to show the boards of a session.</source>
        <translation>La flecha derecha muestra los estuches de una sesión.</translation>
    </message>
</context>
<context>
    <name>VerifyRows</name>
    <message>
        <source>Not everything is as promised</source>
        <translation>No todo es como se prometió</translation>
    </message>
    <message>
        <source>A file cannot be used</source>
        <translation>Un archivo no se puede usar</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>Nothing is wrong, but no board could be verified yet</source>
        <translation>No hay ningún error, pero aún no se ha podido verificar ningún estuche</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Sessions: {sessions}. Every one follows from the published keys and the outside value.</source>
        <translation>Estuches verificados: {boards}. Sesiones: {sessions}. Todos salen de las claves publicadas y del valor externo.</translation>
    </message>
    <message>
        <source>Every board is as promised</source>
        <translation>Todos los estuches son como se prometió</translation>
    </message>
    <message>
        <source>This plan is not published yet: no keys are bound to it.</source>
        <translation>Este plan aún no está publicado: todavía no hay claves fijadas.</translation>
    </message>
    <message>
        <source>The outside value is not in this plan yet.</source>
        <translation>El valor externo aún no está en este plan.</translation>
    </message>
    <message>
        <source>The keys are not among the files, or still sealed. They are published after play.</source>
        <translation>Las claves no están entre los archivos, o siguen selladas. Se publican después del juego.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Outside value from</source>
        <translation>Fuente del valor externo</translation>
    </message>
    <message>
        <source>Outside value</source>
        <translation>Valor externo</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>aún no se conoce</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Answer the questions below. The other sessions can be verified when they are revealed.</source>
        <translation>Estuches verificados: {boards}. Responda a las preguntas de abajo. Las demás sesiones podrán verificarse cuando se revelen.</translation>
    </message>
    <message>
        <source>Cannot be used</source>
        <translation>No se puede usar</translation>
    </message>
    <message>
        <source>board {number}: {reason}</source>
        <translation>estuche {number}: {reason}</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Estuche {number}</translation>
    </message>
    <message>
        <source>as promised</source>
        <translation>como se prometió</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>No está en el archivo</translation>
    </message>
    <message>
        <source>Nothing is wrong; other sessions are still secret</source>
        <translation>Nada está mal; otras sesiones siguen en secreto</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… y {count} más</translation>
    </message>
    <message>
        <source>No files of boards were given.</source>
        <translation>Entre lo entregado no hay archivos de estuches.</translation>
    </message>
    <message>
        <source>As promised so far; other sessions are still to come</source>
        <translation>Hasta aquí, como se prometió; faltan las demás sesiones</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Nothing was chosen, and no question is left for you. The other sessions can be verified when they are revealed.</source>
        <translation>Estuches verificados: {boards}. Nada se eligió, y no le queda nada por decir. Las demás sesiones podrán verificarse cuando se revelen.</translation>
    </message>
    <message>
        <source>Nothing is wrong so far; some questions are for you</source>
        <translation>Hasta aquí nada está mal; faltan respuestas suyas</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Answer the questions below. No file can answer them for you.</source>
        <translation>Estuches verificados: {boards}. Responda a las preguntas de abajo: ningún archivo puede hacerlo por usted.</translation>
    </message>
    <message>
        <source>Nothing is wrong, but something was chosen</source>
        <translation>Nada está mal, y algo se eligió</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. See below what the organiser could choose, and ask why.</source>
        <translation>Estuches verificados: {boards}. Lea abajo qué pudo elegir el organizador, y pregunte por qué.</translation>
    </message>
    <message>
        <source>What the files show, and what you told us.</source>
        <translation>Lo que muestran los archivos, y lo que usted dice.</translation>
    </message>
    <message>
        <source>No file can answer this for you.</source>
        <translation>Ningún archivo puede decir esto por usted.</translation>
    </message>
    <message>
        <source>Cannot be decided</source>
        <translation>No se puede decir nada</translation>
    </message>
    <message>
        <source>Not from this tournament</source>
        <translation>No es de este torneo</translation>
    </message>
    <message>
        <source>The organiser could choose this after the value was known. This is not an accusation: ask why.</source>
        <translation>El organizador pudo elegirlo cuando ya se conocía el valor. No es una acusación: pregunte por qué.</translation>
    </message>
    <message>
        <source>These cannot all be true.</source>
        <translation>Estas cosas no pueden ser ciertas a la vez.</translation>
    </message>
    <message>
        <source>Check code</source>
        <translation>Código de comprobación</translation>
    </message>
    <message>
        <source>Check code in words</source>
        <translation>Código de comprobación en palabras</translation>
    </message>
    <message>
        <source>{boards}: the key of the session is missing</source>
        <translation>{boards}: la clave de la sesión no está aquí</translation>
    </message>
    <message>
        <source>{boards} as promised</source>
        <translation>{boards} como se prometió</translation>
    </message>
</context>
<context>
    <name>WindowSession</name>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>A set is being dealt</source>
        <translation>Se está repartiendo una serie</translation>
    </message>
    <message>
        <source>Stop dealing and close?</source>
        <translation>¿Dejar de repartir y cerrar?</translation>
    </message>
    <message>
        <source>Sessions of a tournament are being dealt</source>
        <translation>Se están repartiendo sesiones de un torneo</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>&amp;Detener y cerrar</translation>
    </message>
    <message>
        <source>Deal a session</source>
        <translation>Repartir una sesión</translation>
    </message>
    <message>
        <source>Some settings were reset</source>
        <translation>Algunos ajustes han vuelto a sus valores iniciales</translation>
    </message>
    <message>
        <source>The sets you have dealt are safe. Please check your settings.</source>
        <translation>Las series repartidas antes están a salvo. Repase los ajustes.</translation>
    </message>
    <message>
        <source>The set and its files have not changed. ({place})</source>
        <translation>La serie y sus archivos están como estaban. ({place})</translation>
    </message>
    <message>
        <source>If you stop now, no files of the current session are left behind. The sessions already dealt are kept, and you can deal the others later.</source>
        <translation>Si lo deja ahora, no queda ningún archivo de la sesión que se está repartiendo. Las sesiones ya repartidas se quedan, y las demás se pueden repartir más tarde.</translation>
    </message>
    <message>
        <source>If you stop now, you have all files of this set, or none.</source>
        <translation>Si se detiene ahora, tendrá todos los archivos de esta serie o ninguno.</translation>
    </message>
</context>
<context>
    <name>broken off</name>
    <message>
        <source>Files of several sessions together, or a notice, may be missing. Deal it now?</source>
        <translation>Pueden faltar archivos de varias sesiones juntas, o un aviso. ¿Repartir ahora?</translation>
    </message>
    <message>
        <source>Not dealt: {sessions}.</source>
        <translation>Sin repartir: {sessions}.</translation>
    </message>
    <message>
        <source>Dealing was interrupted after all sessions were dealt</source>
        <translation>Un reparto se interrumpió cuando todas sus sesiones estaban repartidas</translation>
    </message>
    <message>
        <source>{session} was interrupted</source>
        <translation>Se interrumpió {session}</translation>
    </message>
    <message>
        <source>Dealing was interrupted at {session}</source>
        <translation>Un reparto se interrumpió en {session}</translation>
    </message>
    <message>
        <source>Nothing is left of it. Deal it now?</source>
        <translation>No queda nada de ello. ¿Repartir ahora?</translation>
    </message>
    <message>
        <source>Do not use the remaining files: {names}. Dealing again replaces them. Deal it now?</source>
        <translation>No use lo que queda de ello: {names}. Repartir lo arregla. ¿Repartir ahora?</translation>
    </message>
</context>
<context>
    <name>calendar</name>
    <message>
        <source>Monday</source>
        <translation>lunes</translation>
    </message>
    <message>
        <source>Tuesday</source>
        <translation>martes</translation>
    </message>
    <message>
        <source>Wednesday</source>
        <translation>miércoles</translation>
    </message>
    <message>
        <source>Thursday</source>
        <translation>jueves</translation>
    </message>
    <message>
        <source>Friday</source>
        <translation>viernes</translation>
    </message>
    <message>
        <source>Saturday</source>
        <translation>sábado</translation>
    </message>
    <message>
        <source>Sunday</source>
        <translation>domingo</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>trasladado</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>fecha estimada</translation>
    </message>
    <message>
        <source>observed, estimated</source>
        <translation>trasladado, fecha estimada</translation>
    </message>
    <message>
        <source>New Year&apos;s Day</source>
        <translation>Año Nuevo</translation>
    </message>
    <message>
        <source>Epiphany</source>
        <translation>Epifanía</translation>
    </message>
    <message>
        <source>Carnival</source>
        <translation>Carnaval</translation>
    </message>
    <message>
        <source>Maundy Thursday</source>
        <translation>Jueves Santo</translation>
    </message>
    <message>
        <source>Good Friday</source>
        <translation>Viernes Santo</translation>
    </message>
    <message>
        <source>Easter Monday</source>
        <translation>Lunes de Pascua</translation>
    </message>
    <message>
        <source>May Day</source>
        <translation>Primero de Mayo</translation>
    </message>
    <message>
        <source>Labor Day</source>
        <translation>Día del Trabajo</translation>
    </message>
    <message>
        <source>Labour Day</source>
        <translation>Día del Trabajo</translation>
    </message>
    <message>
        <source>Ascension Day</source>
        <translation>Ascensión</translation>
    </message>
    <message>
        <source>Pentecost Monday</source>
        <translation>Lunes de Pentecostés</translation>
    </message>
    <message>
        <source>Corpus Christi</source>
        <translation>Corpus Christi</translation>
    </message>
    <message>
        <source>Assumption Day</source>
        <translation>Asunción</translation>
    </message>
    <message>
        <source>All Saints&apos; Day</source>
        <translation>Todos los Santos</translation>
    </message>
    <message>
        <source>Immaculate Conception</source>
        <translation>Inmaculada Concepción</translation>
    </message>
    <message>
        <source>Christmas Eve</source>
        <translation>Nochebuena</translation>
    </message>
    <message>
        <source>Christmas Day</source>
        <translation>Navidad</translation>
    </message>
    <message>
        <source>Second Day of Christmas</source>
        <translation>segundo día de Navidad</translation>
    </message>
    <message>
        <source>Saint Stephen&apos;s Day</source>
        <translation>San Esteban</translation>
    </message>
    <message>
        <source>Boxing Day</source>
        <translation>26 de diciembre</translation>
    </message>
    <message>
        <source>New Year&apos;s Eve</source>
        <translation>Nochevieja</translation>
    </message>
    <message>
        <source>National Day</source>
        <translation>fiesta nacional</translation>
    </message>
    <message>
        <source>Constitution Day</source>
        <translation>Día de la Constitución</translation>
    </message>
    <message>
        <source>Republic Day</source>
        <translation>Día de la República</translation>
    </message>
    <message>
        <source>Independence Day</source>
        <translation>Día de la Independencia</translation>
    </message>
    <message>
        <source>Thanksgiving Day</source>
        <translation>Acción de Gracias</translation>
    </message>
    <message>
        <source>Memorial Day</source>
        <translation>Memorial Day</translation>
    </message>
    <message>
        <source>Martin Luther King Jr. Day</source>
        <translation>Día de Martin Luther King</translation>
    </message>
    <message>
        <source>Washington&apos;s Birthday</source>
        <translation>cumpleaños de Washington</translation>
    </message>
    <message>
        <source>Juneteenth National Independence Day</source>
        <translation>Juneteenth</translation>
    </message>
    <message>
        <source>Bank Holiday</source>
        <translation>día festivo bancario</translation>
    </message>
    <message>
        <source>Spring Bank Holiday</source>
        <translation>festivo bancario de primavera</translation>
    </message>
    <message>
        <source>Late Summer Bank Holiday</source>
        <translation>festivo bancario de agosto</translation>
    </message>
    <message>
        <source>Chinese New Year</source>
        <translation>Año Nuevo chino</translation>
    </message>
</context>
<context>
    <name>certificate</name>
    <message>
        <source>Dealing certificate</source>
        <translation>Certificado de reparto</translation>
    </message>
    <message>
        <source>{program}, printed {time}, set {code}, page {page} of {pages}</source>
        <translation>{program}, impreso {time}, serie {code}, página {page} de {pages}</translation>
    </message>
    <message>
        <source>Set {place} of {count} dealt for this event on this day</source>
        <translation>Serie {place} de {count} para esta prueba en este día</translation>
    </message>
    <message>
        <source>{boards} ({count} in all)</source>
        <translation>{boards} ({count} en total)</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Estuches</translation>
    </message>
    <message>
        <source>Day of the event</source>
        <translation>Día de la prueba</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Repartida</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Autocomprobación</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Azar</translation>
    </message>
    <message>
        <source>Identification</source>
        <translation>Identificación</translation>
    </message>
    <message>
        <source>is the RIPEMD-160 of {text}</source>
        <translation>es el RIPEMD-160 de {text}</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formatos</translation>
    </message>
    <message>
        <source>{file}, {count} bytes</source>
        <translation>{file}, {count} bytes</translation>
    </message>
    <message>
        <source>Hiding digest</source>
        <translation>Huella que oculta</translation>
    </message>
    <message>
        <source>Every set dealt for this event on this day</source>
        <translation>Todas las series repartidas para esta prueba en este día</translation>
    </message>
    <message>
        <source>no code</source>
        <translation>sin código</translation>
    </message>
    <message>
        <source>Set {number} (this one)</source>
        <translation>Serie {number} (esta)</translation>
    </message>
    <message>
        <source>Set {number}</source>
        <translation>Serie {number}</translation>
    </message>
    <message>
        <source>For any event</source>
        <translation>Para cualquier prueba</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>This set: row {row}</source>
        <translation>Esta serie: línea {row}</translation>
    </message>
    <message>
        <source>Newest: row {row}</source>
        <translation>Última: línea {row}</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobación</translation>
    </message>
    <message>
        <source>Witness: I was present when this set was dealt.</source>
        <translation>Testigo: estuve presente cuando se repartió esta serie.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>profile {name}</source>
        <translation>perfil {name}</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>línea {number}</translation>
    </message>
    <message>
        <source>the clock had been set back</source>
        <translation>el reloj se había atrasado</translation>
    </message>
    <message>
        <source>the computer had no randomness of its own</source>
        <translation>el ordenador no tenía azar propio</translation>
    </message>
    <message>
        <source>nothing was typed</source>
        <translation>no se tecleó nada</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>y {count} más</translation>
    </message>
    <message>
        <source>the journal was in doubt, or its user said that the doubt is known</source>
        <translation>el registro era dudoso, o su usuario dijo que la duda es conocida</translation>
    </message>
    <message>
        <source>No event name</source>
        <translation>Prueba sin nombre</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>{count} known answers, all correct when this was printed; they must be correct before each deal</source>
        <translation>{count} respuestas conocidas, todas correctas al imprimir; debe superarse antes de cada reparto</translation>
    </message>
    <message>
        <source>Sets started on this computer on the day of dealing: {count}</source>
        <translation>Series empezadas en este ordenador el día del reparto: {count}</translation>
    </message>
    <message>
        <source>CHANGED SINCE IT WAS WRITTEN:</source>
        <translation>NO ESTÁ COMO SE ESCRIBIÓ:</translation>
    </message>
    <message>
        <source>all rows intact</source>
        <translation>todas las líneas como se escribieron</translation>
    </message>
    <message>
        <source>Recorded there</source>
        <translation>Anotado en él</translation>
    </message>
    <message>
        <source>Set code and digests do not reveal the cards. They are made with a key that the journal publishes when the set is released; then anyone can compute them again. Every set is recorded in the journal before any of its files can be seen. Give a copy of this sheet to someone else. If the journal is ever rewritten or rolled back, the hashes on this sheet will show it: use “bigdeal journal verify --known” with a hash from here.</source>
        <translation>El código de serie y las huellas ocultan las cartas: se hacen con una clave que el registro publica al liberar la serie, y entonces cualquiera puede recalcularlas. Cada serie se escribe en el registro antes de que se vea un archivo suyo. Guardada por otra persona, esta hoja muestra después si el registro se escribió de nuevo o se hizo retroceder: sus líneas deben tener todavía estas huellas; lo dice «bigdeal journal verify --known» con una huella de aquí.</translation>
    </message>
    <message>
        <source>the journal’s count was missing, and was started again</source>
        <translation>la cuenta junto al registro faltaba y se empezó de nuevo</translation>
    </message>
    <message>
        <source>restored from a backup; rows known to be lost: {count}</source>
        <translation>recuperado de una copia de seguridad; líneas perdidas, que se sepa: {count}</translation>
    </message>
    <message>
        <source>keys and mouse filled the meter with {bits} bits, mixed with the computer’s own randomness</source>
        <translation>el teclado y el ratón llenaron el medidor, {bits} bits, y entró también el azar del ordenador</translation>
    </message>
    <message>
        <source>anyone who knows it can make this set again</source>
        <translation>quien la conoce puede hacer de nuevo esta serie</translation>
    </message>
    <message>
        <source>anyone who has them can make this set again, and verify it once they are revealed</source>
        <translation>quien las tiene puede hacer de nuevo esta serie, y verificarla cuando se revelen</translation>
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
        <translation>¿Es justa nuestra máquina?</translation>
    </message>
    <message>
        <source>As chance alone would deal them.</source>
        <translation>Como las repartiría solo el azar.</translation>
    </message>
    <message>
        <source>Not as chance deals them, and no known cause explains it.</source>
        <translation>No como las reparte el azar, y ninguna causa conocida lo explica.</translation>
    </message>
    <message>
        <source>Not as chance deals them: {cause}.</source>
        <translation>No como las reparte el azar: {cause}.</translation>
    </message>
    <message>
        <source>odd shapes were rejected</source>
        <translation>se descartaron las formas extremas</translation>
    </message>
    <message>
        <source>boards with a suit of eight or more were rejected</source>
        <translation>se descartaron los estuches con un palo de ocho o más cartas</translation>
    </message>
    <message>
        <source>boards without an opening hand were rejected</source>
        <translation>se descartaron los estuches sin ninguna mano de apertura</translation>
    </message>
    <message>
        <source>the wildest of several sets was chosen</source>
        <translation>se eligió la serie más salvaje de varias</translation>
    </message>
    <message>
        <source>the tamest of several sets was chosen</source>
        <translation>se eligió la serie más tranquila de varias</translation>
    </message>
    <message>
        <source>the sides’ points were evened out</source>
        <translation>se igualaron los puntos de las dos líneas</translation>
    </message>
    <message>
        <source>the cards were not shuffled enough</source>
        <translation>las cartas no se barajaron lo suficiente</translation>
    </message>
    <message>
        <source>boards came again</source>
        <translation>hubo estuches que se repitieron</translation>
    </message>
    <message>
        <source>some cards go to some seats too often</source>
        <translation>algunas cartas van demasiado a algunos puestos</translation>
    </message>
    <message>
        <source>Sets: {sets}. Boards: {boards}. Figures: {figures}, with double dummy.</source>
        <translation>Series: {sets}. Estuches: {boards}. Cifras: {figures}, también a cartas vistas.</translation>
    </message>
    <message>
        <source>Sets: {sets}. Boards: {boards}. Figures: {figures}, without double dummy.</source>
        <translation>Series: {sets}. Estuches: {boards}. Cifras: {figures}, sin las de a cartas vistas.</translation>
    </message>
    <message>
        <source>A fair machine is accused less than once in 1000 check-ups.</source>
        <translation>Una máquina justa es acusada menos de una vez en 1000 revisiones.</translation>
    </message>
    <message>
        <source>A fair machine practically never does this.</source>
        <translation>Una máquina justa prácticamente nunca hace esto.</translation>
    </message>
    <message>
        <source>A fair machine does this once in {times}.</source>
        <translation>Una máquina justa lo hace una vez en {times}.</translation>
    </message>
    <message>
        <source>What one set like this would show</source>
        <translation>Lo que mostraría una serie como esta</translation>
    </message>
    <message>
        <source>What {sets} sets like these would show</source>
        <translation>Lo que mostrarían {sets} series como estas</translation>
    </message>
    <message>
        <source>shuffled by hand only {riffles} times</source>
        <translation>barajadas a mano solo {riffles} veces</translation>
    </message>
    <message>
        <source>a generator with only {states} boards</source>
        <translation>un generador con solo {states} estuches</translation>
    </message>
    <message>
        <source>odd shapes rejected (a void, or seven cards of a suit)</source>
        <translation>formas extremas descartadas (un fallo, o siete cartas de un palo)</translation>
    </message>
    <message>
        <source>suits of eight or more rejected</source>
        <translation>palos de ocho o más descartados</translation>
    </message>
    <message>
        <source>boards without a 12-count rejected</source>
        <translation>estuches sin nadie con 12 puntos, descartados</translation>
    </message>
    <message>
        <source>the wildest of three sets chosen</source>
        <translation>elegida la serie más salvaje de tres</translation>
    </message>
    <message>
        <source>the tamest of three sets chosen</source>
        <translation>elegida la serie más tranquila de tres</translation>
    </message>
    <message>
        <source>points evened out between the sides</source>
        <translation>puntos igualados entre las líneas</translation>
    </message>
    <message>
        <source>one board in ten repeated</source>
        <translation>uno de cada diez estuches repetido</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>seguro</translation>
    </message>
    <message>
        <source>hardly ever</source>
        <translation>casi nunca</translation>
    </message>
    <message>
        <source>almost always</source>
        <translation>casi siempre</translation>
    </message>
    <message>
        <source>{tenths} in 10</source>
        <translation>{tenths} de cada 10</translation>
    </message>
    <message>
        <source>{seen}; about {sets} sets are needed</source>
        <translation>{seen}; hacen falta unas {sets} series</translation>
    </message>
    <message>
        <source>Each mark is a figure. A fair machine’s marks are in the grey band.</source>
        <translation>Cada marca es una cifra. Las de una máquina justa están en la banda gris.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formas</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Cards and seats</source>
        <translation>Cartas y puestos</translation>
    </message>
    <message>
        <source>Neighbouring boards</source>
        <translation>Estuches vecinos</translation>
    </message>
    <message>
        <source>Boards that came again</source>
        <translation>Estuches repetidos</translation>
    </message>
    <message>
        <source>Files: {counted} counted, {copies} copies, {unreadable} not read.</source>
        <translation>Archivos: {counted} contados, {copies} copias, {unreadable} no leídos.</translation>
    </message>
    <message>
        <source>Dealt and never finished: {sets} ({event}, {month})</source>
        <translation>Repartidas y nunca terminadas: {sets} ({event}, {month})</translation>
    </message>
    <message>
        <source>SHA-256 of the list of the files’ SHA-256</source>
        <translation>SHA-256 de la lista de los SHA-256 de los archivos</translation>
    </message>
    <message>
        <source>All figures: count, expected by chance, chance to stray so far</source>
        <translation>Todas las cifras: número, esperado del azar, probabilidad de desviarse tanto</translation>
    </message>
    <message>
        <source>Files, with their SHA-256</source>
        <translation>Archivos, con su SHA-256</translation>
    </message>
    <message>
        <source>a faulty shuffle of a new pack, dealt 13 at a time</source>
        <translation>una baraja nueva mal barajada, repartida de 13 en 13</translation>
    </message>
</context>
<context>
    <name>command</name>
    <message>
        <source>writing them was interrupted, or is still in progress. The next set that is dealt into their folder, or the next start of the window, completes it or undoes it.</source>
        <translation>su escritura se interrumpió, o sigue en curso. La próxima serie que se reparta en esa carpeta, o el próximo arranque de la ventana, la completa o la deshace.</translation>
    </message>
    <message>
        <source>their set was not completed; its files were removed, and these are copies.</source>
        <translation>su serie no se completó; sus archivos se eliminaron, y estos son copias.</translation>
    </message>
    <message>
        <source> (numbers from the journal)</source>
        <translation> (números del registro)</translation>
    </message>
    <message>
        <source> (counted from {first}, as you said)</source>
        <translation> (contadas desde {first}, como se indicó)</translation>
    </message>
    <message>
        <source> (counted from {first}, as in the other file of this name)</source>
        <translation> (contadas desde {first}, como en el otro archivo de este nombre)</translation>
    </message>
    <message>
        <source> (counted from {first}: the file has no board numbers)</source>
        <translation> (contados desde {first}: el archivo no tiene números de estuche)</translation>
    </message>
    <message>
        <source>Give the names of files to check, or --code with a set code.</source>
        <translation>Indique los archivos que hay que comprobar, o --code con un código de serie.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Comprobación</translation>
    </message>
    <message>
        <source>  Boards {numbers} have the same deal.</source>
        <translation>  Los estuches {numbers} tienen el mismo reparto.</translation>
    </message>
    <message>
        <source>  Not known: neither dealt nor seen on this computer before.</source>
        <translation>  Desconocido: ni repartido ni visto antes en este ordenador.</translation>
    </message>
    <message>
        <source>1 board not whole</source>
        <translation>1 estuche incompleto</translation>
    </message>
    <message>
        <source>{count} boards not whole</source>
        <translation>{count} estuches incompletos</translation>
    </message>
    <message>
        <source>it says: set code {code}</source>
        <translation>indica: código de la serie {code}</translation>
    </message>
    <message>
        <source>it says: event “{event}”</source>
        <translation>indica: prueba «{event}»</translation>
    </message>
    <message>
        <source>{path}: do not play or duplicate these boards: {why}</source>
        <translation>{path}: no juegue ni duplique estos estuches: {why}</translation>
    </message>
    <message>
        <source>{path}: do not play these boards, they were in use before:</source>
        <translation>{path}: no juegue estos estuches, ya estuvieron en uso:</translation>
    </message>
    <message>
        <source>  The file names the event “{event}”, the set was dealt for “{dealt_for}”.</source>
        <translation>  El archivo nombra la prueba «{event}», la serie se repartió para «{dealt_for}».</translation>
    </message>
    <message>
        <source>by naming files that the journal does not know, you say that their boards were played: figures tell about the hands (Laws of Duplicate Bridge, Law 6D).</source>
        <translation>al dar archivos que el registro no conoce, usted declara que sus estuches ya se jugaron: las cifras revelan algo de las manos (Leyes del Bridge Duplicado, Ley 6D).</translation>
    </message>
    <message>
        <source>
Files counted: {count}. SHA-256 of the list of these files and their copies: {digest}</source>
        <translation>
Archivos contados: {count}. SHA-256 de la lista de estos archivos y sus copias: {digest}</translation>
    </message>
    <message>
        <source>not read: {path}: {reason}</source>
        <translation>no leído: {path}: {reason}</translation>
    </message>
    <message>
        <source>No set could be read.</source>
        <translation>No se pudo leer ninguna serie.</translation>
    </message>
    <message>
        <source>The same sets in other formats: {count}</source>
        <translation>Las mismas series en otros formatos: {count}</translation>
    </message>
    <message>
        <source>Copies of sets counted already: {count}</source>
        <translation>Copias de series ya contadas: {count}</translation>
    </message>
    <message>
        <source>Copies are not a fault. If two of these were played on two days, the machine dealt a set again.</source>
        <translation>Las copias no son un fallo. Si dos de ellas se jugaron en dos días, la máquina dio dos veces la misma serie.</translation>
    </message>
    <message>
        <source>Skipped, not files of boards: {count}</source>
        <translation>Omitidos, no son archivos de estuches: {count}</translation>
    </message>
    <message>
        <source>Dealt and never finished, {event}, {month}: {count}</source>
        <translation>Repartidas y nunca terminadas, {event}, {month}: {count}</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lectura</translation>
    </message>
    <message>
        <source>no event</source>
        <translation>sin prueba</translation>
    </message>
    <message>
        <source>{count} bytes</source>
        <translation>{count} bytes</translation>
    </message>
    <message>
        <source>{boards} converted: {numbers}</source>
        <translation>{boards} convertidas: {numbers}</translation>
    </message>
    <message>
        <source>--double-dummy is for pbn files in the standard profile.</source>
        <translation>--double-dummy es para archivos pbn en el perfil estándar.</translation>
    </message>
    <message>
        <source>the file has no board numbers: they are counted from 1. --first N changes that.</source>
        <translation>el archivo no tiene números de estuche: se cuentan desde 1. --first N lo cambia.</translation>
    </message>
    <message>
        <source>auctions, results and other tags of the file were left out: it is not one game a board, with a line for each tag.</source>
        <translation>subastas, resultados y otros datos del archivo se han dejado fuera: no tiene una partida por estuche con una línea por dato.</translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Código de la serie {code}</translation>
    </message>
    <message>
        <source>Double dummy</source>
        <translation>A cartas vistas</translation>
    </message>
    <message>
        <source>the file said set code {said_code}. Its cards are not known here as that set, so the new files do not carry it.</source>
        <translation>el archivo indicaba el código de la serie {said_code}. Sus cartas no se conocen aquí como esa serie, así que los archivos nuevos no lo llevan.</translation>
    </message>
    <message>
        <source>do not play these boards, they were in use before:</source>
        <translation>no juegue estos estuches, ya estuvieron en uso:</translation>
    </message>
    <message>
        <source>Converting</source>
        <translation>Conversión</translation>
    </message>
    <message>
        <source>{boards} dealt: {numbers}</source>
        <translation>{boards} repartidas: {numbers}</translation>
    </message>
    <message>
        <source>--or-for goes with --lock-until alone.</source>
        <translation>--or-for solo va con --lock-until.</translation>
    </message>
    <message>
        <source>{error} Set the clock right; --date says which day it is.</source>
        <translation>{error} Ponga bien el reloj; --date dice qué día es.</translation>
    </message>
    <message>
        <source>nobody but the owner of {or_for} can open the box before {time}.</source>
        <translation>nadie salvo el titular de {or_for} puede abrir la caja antes de {time}.</translation>
    </message>
    <message>
        <source>nobody, this computer included, can open the box before {time}.</source>
        <translation>nadie, ni este ordenador, puede abrir la caja antes de {time}.</translation>
    </message>
    <message>
        <source>Set {name} is dealt, and all its files are whole.</source>
        <translation>La serie {name} está repartida, y todos sus archivos están completos.</translation>
    </message>
    <message>
        <source>the set gets the clock&apos;s day, {here}.</source>
        <translation>la serie recibe el día del reloj, {here}.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>The file has sections: {sections}. Name one with --section.</source>
        <translation>El archivo tiene secciones: {sections}. Nombre una con --section.</translation>
    </message>
    <message>
        <source>the file gives no rounds: put each in place of “?”, and give the lines with --results</source>
        <translation>el archivo no indica las rondas: ponga cada una en lugar de «?», y dé las líneas con --results</translation>
    </message>
    <message>
        <source>There is no file with boards in “{folder}”.</source>
        <translation>No hay ningún archivo con estuches en «{folder}».</translation>
    </message>
    <message>
        <source>Give one --deal, or a --hand for each hand, or two of --board N --deal TEXT.</source>
        <translation>Dé un --deal, o un --hand por cada jugador, o dos veces --board N --deal TEXTO.</translation>
    </message>
    <message>
        <source>not compared, because the files are gone, changed or not readable: {count}</source>
        <translation>no comparados, porque los archivos faltan, han cambiado o no se pueden leer: {count}</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>--dealer and --vulnerable are for one board: two are compared without them.</source>
        <translation>--dealer y --vulnerable son para un estuche: dos se comparan sin ellos.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, the backup is lost: nobody, and no program, can open it again.</source>
        <translation>Si pierde la frase secreta, la copia de seguridad se pierde: nadie, ni ningún programa, puede volver a abrirla.</translation>
    </message>
    <message>
        <source>{path}  {size} bytes, up to row {row}</source>
        <translation>{path}  {size} bytes, hasta la línea {row}</translation>
    </message>
    <message>
        <source>Settings, presets and identification were taken from the backup where you had none.</source>
        <translation>Ajustes, plantillas e identificación se tomaron de la copia de seguridad donde no los había.</translation>
    </message>
    <message>
        <source>The journal is back, up to row {last}; row {row} records this.</source>
        <translation>El registro está de vuelta, hasta la línea {last}; la línea {row} lo anota.</translation>
    </message>
    <message>
        <source>It holds the journal&apos;s key: keep it where nobody else can read it.</source>
        <translation>Contiene la clave del registro: guárdela donde nadie más pueda leerla.</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”: </source>
        <translation>Frase secreta de «{name}»: </translation>
    </message>
    <message>
        <source>The backup&apos;s journal is attached to yours: row {row} records this.</source>
        <translation>El registro de la copia de seguridad queda unido al suyo: la línea {row} lo anota.</translation>
    </message>
    <message>
        <source>Everything in this backup&apos;s journal is here already: the journal was not changed.</source>
        <translation>Todo lo del registro de esta copia de seguridad ya está aquí: el registro no se ha cambiado.</translation>
    </message>
    <message>
        <source>  (not known: its files were going to {folder})</source>
        <translation>  (desconocido: sus archivos iban a {folder})</translation>
    </message>
    <message>
        <source>Set {code} was {before} and is now {state}.</source>
        <translation>Serie {code}: antes «{before}», ahora «{state}».</translation>
    </message>
    <message>
        <source>Set {place} of {count} dealt for this event on this day</source>
        <translation>Serie {place} de {count} para esta prueba en este día</translation>
    </message>
    <message>
        <source>  moved to {path}</source>
        <translation>  movido a {path}</translation>
    </message>
    <message>
        <source>These are {count} of {total} sets: --limit shows more, --search fewer.</source>
        <translation>Estas son {count} de {total} series: --limit muestra más, --search menos.</translation>
    </message>
    <message>
        <source>No archive folder is chosen in the settings, so the files are not moved.</source>
        <translation>No hay carpeta aparte elegida en los ajustes, así que los archivos no se mueven.</translation>
    </message>
    <message>
        <source>Set {code} has taken no step that could be undone.</source>
        <translation>La serie {code} no ha dado ningún paso que se pueda deshacer.</translation>
    </message>
    <message>
        <source>  left: {path} is gone, changed or held open</source>
        <translation>  se quedó: {path} falta, ha cambiado o está abierto</translation>
    </message>
    <message>
        <source>There is no such set in the journal.</source>
        <translation>No hay tal serie en el registro.</translation>
    </message>
    <message>
        <source>Compare the digits with the paper once more. If they are the same, and the paper was made with this journal, then the journal was rolled back to an earlier day, or rewritten: what was dealt since is missing in it. Keep a copy of its folder as it is, bring back the newest backup with “bigdeal journal restore”, and tell everyone who relies on it.</source>
        <translation>Compare otra vez las cifras con el papel. Si son iguales, y el papel se hizo con este registro, el registro se devolvió a un día anterior, o se reescribió: lo que se repartió desde entonces falta en él. Guarde una copia de su carpeta tal como está, recupere la copia de seguridad más reciente con «bigdeal journal restore», y avise a todos los que confían en él.</translation>
    </message>
    <message>
        <source>row {row} is not the row whose hash was given to somebody</source>
        <translation>línea {row} no es la línea cuya huella se dio a alguien</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 línea</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <translation>{count} líneas</translation>
    </message>
    <message>
        <source>not as they were written:</source>
        <translation>no como se escribieron:</translation>
    </message>
    <message>
        <source>all as they were written</source>
        <translation>todas como se escribieron</translation>
    </message>
    <message>
        <source>In doubt: {doubt}</source>
        <translation>En duda: {doubt}</translation>
    </message>
    <message>
        <source>The hash given is row {number}&apos;s: this journal has that row.</source>
        <translation>La huella dada es la de la línea {number}: este registro tiene esa línea.</translation>
    </message>
    <message>
        <source>The hash given is row {number}&apos;s: an attached journal has that row.</source>
        <translation>La huella dada es la de la línea {number}: un registro unido tiene esa línea.</translation>
    </message>
    <message>
        <source>Not in it: {reason}.</source>
        <translation>No está: {reason}.</translation>
    </message>
    <message>
        <source>Newest: row {row}, hash {hash}</source>
        <translation>La más reciente: línea {row}, huella {hash}</translation>
    </message>
    <message>
        <source>After {option} come {count} to 64 digits of a row&apos;s hash, or its number and these.</source>
        <translation>Después de {option} van de {count} a 64 cifras de la huella de una línea, o su número y estas.</translation>
    </message>
    <message>
        <source>no row has the hash {digits}, which was given to somebody; the newest is row {last}</source>
        <translation>ninguna línea tiene la huella {digits}, que se dio a alguien; la más reciente es la línea {last}</translation>
    </message>
    <message>
        <source>row {row} is missing, though its hash was given to somebody; the newest is row {last}</source>
        <translation>línea {row} falta, aunque su huella se dio a alguien; la más reciente es la línea {last}</translation>
    </message>
    <message>
        <source>The clock had been set back at row {rows}.</source>
        <translation>El reloj se había atrasado en la línea {rows}.</translation>
    </message>
    <message>
        <source>The counter beside the journal was missing and was started again at row {rows}.</source>
        <translation>El contador junto al registro faltaba y empezó de nuevo en la línea {rows}.</translation>
    </message>
    <message>
        <source>A doubt about the journal, or that it was known, was noted at row {rows}.</source>
        <translation>Una duda sobre el registro, o que se conocía, se anotó en la línea {rows}.</translation>
    </message>
    <message>
        <source>The journal was brought back from a backup at row {rows}.</source>
        <translation>El registro se recuperó de una copia de seguridad en la línea {rows}.</translation>
    </message>
    <message>
        <source>The journal of another backup was attached at row {rows}.</source>
        <translation>El registro de otra copia de seguridad se unió en la línea {rows}.</translation>
    </message>
    <message>
        <source>Give files and --until TIME, or --trial alone.</source>
        <translation>Dé archivos y --until HORA, o solo --trial.</translation>
    </message>
    <message>
        <source>The name of a box ends with “{suffix}”.</source>
        <translation>El nombre de una caja termina en «{suffix}».</translation>
    </message>
    <message>
        <source>the files you locked are still where they were, and can be read there.</source>
        <translation>los archivos bloqueados siguen donde estaban, y ahí se pueden leer.</translation>
    </message>
    <message>
        <source>Locking</source>
        <translation>Bloqueo</translation>
    </message>
    <message>
        <source>What was dealt before is safe, and no file was overwritten. Play boards that were being dealt just now only if “bigdeal check” says of them “state: dealt”; otherwise deal again.</source>
        <translation>Lo que se repartió antes está a salvo, y no se sobrescribió ningún archivo. Juegue los estuches que se estaban repartiendo solo si «bigdeal check» muestra su serie como repartida; si no, reparta otra vez.</translation>
    </message>
    <message>
        <source>Please report the words in brackets. For a longer report, without any card, name or other value, set the variable {variable} to the name of a new file and call the command again.</source>
        <translation>Por favor, comunique las palabras entre paréntesis. Para un informe más largo, sin ninguna carta, nombre ni otro valor, dé a la variable {variable} el nombre de un archivo nuevo y llame otra vez a la orden.</translation>
    </message>
    <message>
        <source>A report is in “{name}”. It contains no card, name or other value: please send it along.</source>
        <translation>Hay un informe en «{name}». No contiene ninguna carta, nombre ni otro valor: por favor, envíelo también.</translation>
    </message>
    <message>
        <source>something went wrong beside the work ({place}).</source>
        <translation>algo falló junto al trabajo ({place}).</translation>
    </message>
    <message>
        <source>stopped. No files of this set were left behind.</source>
        <translation>detenido. No queda ningún archivo de esta serie.</translation>
    </message>
    <message>
        <source>stopped.</source>
        <translation>detenido.</translation>
    </message>
    <message>
        <source>standard output could not be written: {error}.</source>
        <translation>no se pudo escribir en la salida estándar: {error}.</translation>
    </message>
    <message>
        <source>something went wrong inside the program ({place}).</source>
        <translation>algo falló dentro del programa ({place}).</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>aviso</translation>
    </message>
    <message>
        <source>The report could not be written: {problem}</source>
        <translation>No se pudo escribir el informe: {problem}</translation>
    </message>
    <message>
        <source>Locked until {time} (round {round} of quicknet).</source>
        <translation>Bloqueado hasta {time} (ronda {round} de quicknet).</translation>
    </message>
    <message>
        <source>Then save the answer of one of these addresses, and run: bigdeal unlock BOX --round FILE</source>
        <translation>Guarde entonces la respuesta de una de estas direcciones, y llame a: bigdeal unlock CAJA --round ARCHIVO</translation>
    </message>
    <message>
        <source>WARNING: the owner of {or_for} can open it at any time.</source>
        <translation>AVISO: el titular de {or_for} puede abrirla en cualquier momento.</translation>
    </message>
    <message>
        <source> Did you mean “{word}”?</source>
        <translation> ¿Quería decir «{word}»?</translation>
    </message>
    <message>
        <source>There is no command “{word}”.{hint}</source>
        <translation>No existe la orden «{word}».{hint}</translation>
    </message>
    <message>
        <source>After --date comes a day, such as 2027-03-05.</source>
        <translation>Después de --date va un día, como 2027-03-05.</translation>
    </message>
    <message>
        <source>After --{name} comes one line of text, without control characters.</source>
        <translation>Después de --{name} va una línea de texto, sin caracteres de control.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Uso:</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Show this message and exit.</source>
        <translation>Muestra esta ayuda.</translation>
    </message>
    <message>
        <source>Show the version and exit.</source>
        <translation>Muestra la versión.</translation>
    </message>
    <message>
        <source>In “{path}” there are no files of boards.</source>
        <translation>En «{path}» no hay archivos de estuches.</translation>
    </message>
    <message>
        <source>Standard input has no name that would tell its format: add --format, such as pbn.</source>
        <translation>La entrada estándar no tiene un nombre que indique su formato: añada --format, como pbn.</translation>
    </message>
    <message>
        <source>“{name}” is not a format for boards.</source>
        <translation>«{name}» no es un formato de estuches.</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>está cerrada</translation>
    </message>
    <message>
        <source>--jobs has no effect any more. One process deals; the boards are the same.</source>
        <translation>--jobs ya no tiene efecto. Reparte un solo proceso; los estuches son los mismos.</translation>
    </message>
    <message>
        <source>After {option} comes one of: {codes}.</source>
        <translation>Después de {option} va uno de estos: {codes}.</translation>
    </message>
    <message>
        <source>Give the time zone too: 2027-07-06T18:00Z, or 2027-07-06T20:00+02:00.</source>
        <translation>Indique también la zona horaria: 2027-07-06T18:00Z, o 2027-07-06T20:00+02:00.</translation>
    </message>
    <message>
        <source>“{text}” is not a time such as 2027-07-06T18:00Z.</source>
        <translation>«{text}» no es una hora como 2027-07-06T18:00Z.</translation>
    </message>
    <message>
        <source>note: {note}</source>
        <translation>nota: {note}</translation>
    </message>
    <message>
        <source>Please answer y or n.</source>
        <translation>Responda s o n.</translation>
    </message>
    <message>
        <source>The input ended before every question was answered.</source>
        <translation>La entrada terminó antes de responder a todas las preguntas.</translation>
    </message>
    <message>
        <source>There is no input from which to read an answer.</source>
        <translation>No hay entrada de la que leer una respuesta.</translation>
    </message>
    <message>
        <source>An answer is longer than any answer can be.</source>
        <translation>Una respuesta es más larga de lo que puede ser una respuesta.</translation>
    </message>
    <message>
        <source>Please use at most {count} letters.</source>
        <translation>Use como máximo {count} letras.</translation>
    </message>
    <message>
        <source>The input ended: as in Big Deal, the answer before is taken as the identification. Change it!</source>
        <translation>La entrada terminó: como en Big Deal, la respuesta anterior vale como identificación. ¡Cámbiela!</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>A passphrase is needed and there is no terminal to type it: use --passphrase-file FILE.</source>
        <translation>Hace falta una frase secreta y no hay terminal donde escribirla: use --passphrase-file ARCHIVO.</translation>
    </message>
    <message>
        <source>Officials&apos; sheets open the keys and there is no terminal to type their words: give each sheet with --share FILE.</source>
        <translation>Las hojas de los responsables abren las claves y no hay terminal donde escribir sus palabras: dé cada hoja con --share ARCHIVO.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, you lose the tournament: without it no person and no program can open the keys again, and no board can be dealt. Write it down, keep it in two places, and think of a second official.</source>
        <translation>Si pierde la frase secreta, pierde el torneo: sin ella, nadie y ningún programa puede volver a abrir las claves, y no se puede repartir ningún estuche. Escríbala, guárdela en dos sitios, y piense en un segundo responsable.</translation>
    </message>
    <message>
        <source>“{name}” is sealed for the owners of age keys: give yours with --identity FILE.</source>
        <translation>«{name}» está sellado para los titulares de claves age: dé la suya con --identity ARCHIVO.</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”, or the words of one official&apos;s sheet: </source>
        <translation>Frase secreta de «{name}», o las palabras de la hoja de un responsable: </translation>
    </message>
    <message>
        <source>The passphrase is missing: its file begins with an empty line.</source>
        <translation>Falta la frase secreta: su archivo empieza con una línea vacía.</translation>
    </message>
    <message>
        <source>New passphrase, of several words: </source>
        <translation>Nueva frase secreta, de varias palabras: </translation>
    </message>
    <message>
        <source>The two do not match, so nothing was sealed.</source>
        <translation>Las dos no coinciden, así que no se selló nada.</translation>
    </message>
    <message>
        <source>Any {needed} of {count} officials&apos; sheets open “{name}”, in any order.</source>
        <translation>{needed} cualesquiera de las {count} hojas de los responsables abren «{name}», en cualquier orden.</translation>
    </message>
    <message>
        <source>All words of one sheet: </source>
        <translation>Todas las palabras de una hoja: </translation>
    </message>
    <message>
        <source>The same again: </source>
        <translation>Otra vez la misma: </translation>
    </message>
    <message>
        <source>All words of one sheet ({count} more): </source>
        <translation>Todas las palabras de una hoja (faltan {count}): </translation>
    </message>
    <message>
        <source>Sheet {number} was given already: take another official&apos;s.</source>
        <translation>La hoja {number} ya se dio: tome la de otro responsable.</translation>
    </message>
    <message>
        <source>dealt {when}, state: {state}</source>
        <translation>repartida {when}, estado: {state}</translation>
    </message>
    <message>
        <source>set {code}</source>
        <translation>serie {code}</translation>
    </message>
    <message>
        <source>a set without a code</source>
        <translation>una serie sin código</translation>
    </message>
    <message>
        <source> (so its file says)</source>
        <translation> (según su archivo)</translation>
    </message>
    <message>
        <source>1 board</source>
        <translation>1 estuche</translation>
    </message>
    <message>
        <source>{count} boards</source>
        <translation>{count} estuches</translation>
    </message>
    <message>
        <source>; there they are {numbers}</source>
        <translation>; allí son {numbers}</translation>
    </message>
    <message>
        <source>{count} of these boards ({which}) are of {set}</source>
        <translation>{count} de estos estuches ({which}) son de: {set}</translation>
    </message>
    <message>
        <source>; there it is {numbers}</source>
        <translation>; allí es {numbers}</translation>
    </message>
    <message>
        <source>{which} are of {set}</source>
        <translation>{which} son de: {set}</translation>
    </message>
    <message>
        <source>1 of these boards ({which}) is of {set}</source>
        <translation>1 de estos estuches ({which}) es de: {set}</translation>
    </message>
    <message>
        <source> as “{name}”</source>
        <translation> como «{name}»</translation>
    </message>
    <message>
        <source>This board is of {set}</source>
        <translation>Este estuche es de: {set}</translation>
    </message>
    <message>
        <source>These boards are of {set}</source>
        <translation>Estos estuches son de: {set}</translation>
    </message>
    <message>
        <source>After -o comes the folder, then the files&apos; name, such as boards/tuesday.</source>
        <translation>Después de -o va la carpeta, y luego el nombre de los archivos, como boards/martes.</translation>
    </message>
    <message>
        <source>made the folder “{folder}”.</source>
        <translation>carpeta «{folder}» creada.</translation>
    </message>
    <message>
        <source>After -o comes the name without “{suffix}”: the formats add their endings.</source>
        <translation>Después de -o va el nombre sin «{suffix}»: los formatos añaden su terminación.</translation>
    </message>
    <message>
        <source>{target}: {files} files</source>
        <translation>{target}: {files} archivos</translation>
    </message>
    <message>
        <source>The key is in this program&apos;s journal: anyone who can read your files on this computer, or changes its clock on, could open the record before. A passphrase is stronger.</source>
        <translation>La clave está en el registro de este programa: cualquiera que pueda leer sus archivos en este ordenador, o adelante su reloj, podría abrir la hoja antes. Una frase secreta es más fuerte.</translation>
    </message>
    <message>
        <source>The record shows every card of boards that are still to be played, to anybody who opens the file. Nobody who has seen it may play them (Laws of Duplicate Bridge, Law 6D).</source>
        <translation>La hoja muestra a cualquiera que abra el archivo todas las cartas de estuches que aún se van a jugar. Nadie que la haya visto puede jugarlos (Leyes del Bridge Duplicado, Ley 6D).</translation>
    </message>
    <message>
        <source>Give one of --logo and --no-logo.</source>
        <translation>Dé --logo o --no-logo, no ambos.</translation>
    </message>
    <message>
        <source>Several records need a folder after -o, and each a set code or a section of its own.</source>
        <translation>Varias hojas necesitan una carpeta después de -o, y cada una un código de la serie o una sección propios.</translation>
    </message>
    <message>
        <source>Give one of --open, --finished, --release and --passphrase-file.</source>
        <translation>Dé una de --open, --finished, --release y --passphrase-file.</translation>
    </message>
    <message>
        <source>“{event}”, {date}, from board {first}</source>
        <translation>«{event}», {date}, desde el estuche {first}</translation>
    </message>
    <message>
        <source>The set is still to be played: its file is sealed. Without the passphrase nobody can open it.</source>
        <translation>La serie aún se va a jugar: su archivo se sella. Sin la frase secreta nadie puede abrirlo.</translation>
    </message>
    <message>
        <source>Sealed with the passphrase: bigdeal unseal opens it, and so does any age tool.</source>
        <translation>Sellado con la frase secreta: bigdeal unseal lo abre, y cualquier herramienta age también.</translation>
    </message>
    <message>
        <source>Is play over, so that the record may be open? [y/N] </source>
        <translation>¿Ha terminado el juego, de modo que la hoja puede estar abierta? [s/N] </translation>
    </message>
    <message>
        <source>Sealed until {time}: bigdeal unseal opens it then, on this computer.</source>
        <translation>Sellado hasta {time}: entonces bigdeal unseal lo abre, en este ordenador.</translation>
    </message>
    <message>
        <source>{named}: dealt today, or its day is still to come. Was it played? [y/N] </source>
        <translation>{named}: repartida hoy, o su día aún no ha llegado. ¿Se ha jugado? [s/N] </translation>
    </message>
    <message>
        <source>--boards goes with --dossier FILE.pdf.</source>
        <translation>--boards va con --dossier ARCHIVO.pdf.</translation>
    </message>
    <message>
        <source>{part}: ok</source>
        <translation>{part}: en orden</translation>
    </message>
    <message>
        <source>The dossier&apos;s file is called NAME.pdf.</source>
        <translation>El archivo del dosier se llama NOMBRE.pdf.</translation>
    </message>
    <message>
        <source>Testing fresh boards</source>
        <translation>Prueba de estuches nuevos</translation>
    </message>
    <message>
        <source>Give the code of a set, --to with a destination, and -o with the new file; or --list.</source>
        <translation>Dé el código de una serie, --to con un destino, y -o con el archivo nuevo; o --list.</translation>
    </message>
    <message>
        <source>what {title} takes could not be confirmed: look at what it shows.</source>
        <translation>no se pudo confirmar lo que acepta {title}: mire lo que muestra.</translation>
    </message>
    <message>
        <source>  Inside: {inside}.</source>
        <translation>  Contenido: {inside}.</translation>
    </message>
    <message>
        <source>  There: {next_step}</source>
        <translation>  Allí: {next_step}</translation>
    </message>
    <message>
        <source>  Source: {source}.</source>
        <translation>  Fuente: {source}.</translation>
    </message>
    <message>
        <source>, not confirmed</source>
        <translation>, sin confirmar</translation>
    </message>
    <message>
        <source>Board {board}, {seat}: how many {suit}? </source>
        <translation>Estuche {board}, {seat}: ¿cuántas cartas de {suit}? </translation>
    </message>
    <message>
        <source>Type a number from 0 to {count}.</source>
        <translation>Escriba un número de 0 a {count}.</translation>
    </message>
    <message>
        <source>Spot check</source>
        <translation>Prueba al azar</translation>
    </message>
    <message>
        <source>Give the names of files with boards.</source>
        <translation>Indique los nombres de archivos con estuches.</translation>
    </message>
    <message>
        <source>Give --all, or --phase with a number, not both.</source>
        <translation>Dé --all, o --phase con un número, no ambos.</translation>
    </message>
    <message>
        <source>--sessions names sessions of one phase: give --phase with its number as well.</source>
        <translation>--sessions nombra sesiones de una fase: dé también --phase con su número.</translation>
    </message>
    <message>
        <source>{title}, together: {names}</source>
        <translation>{title}, junto: {names}</translation>
    </message>
    <message>
        <source>{title} is revealed: anybody can know its boards. Not for play.</source>
        <translation>{title} está revelada: cualquiera puede conocer sus estuches. No es para jugar.</translation>
    </message>
    <message>
        <source>Put on the wall: {path}</source>
        <translation>Para el tablón: {path}</translation>
    </message>
    <message>
        <source>phase {number} has an open number of sessions: name it with --phase and --sessions.</source>
        <translation>la fase {number} tiene un número abierto de sesiones: nómbrela con --phase y --sessions.</translation>
    </message>
    <message>
        <source>The number of sessions is open in all phases: name the phase and the sessions.</source>
        <translation>El número de sesiones está abierto en todas las fases: nombre la fase y las sesiones.</translation>
    </message>
    <message>
        <source>the plan has fixed them</source>
        <translation>el plan las ha fijado</translation>
    </message>
    <message>
        <source>Give to the organiser: {path}</source>
        <translation>Para el organizador: {path}</translation>
    </message>
    <message>
        <source>It says:</source>
        <translation>Dice:</translation>
    </message>
    <message>
        <source>Next: print the slip, and give the words when the outside value is known, not before.</source>
        <translation>Después: imprima el papel, y dé las palabras cuando se conozca el valor externo, no antes.</translation>
    </message>
    <message>
        <source>These are the words of this hash.</source>
        <translation>Estas son las palabras de esta huella.</translation>
    </message>
    <message>
        <source>“{given}” is neither a file nor a name with “=” and the hash behind it.</source>
        <translation>«{given}» no es un archivo ni un nombre con «=» y la huella detrás.</translation>
    </message>
    <message>
        <source>nothing can be printed here, so the slip is a text alone.</source>
        <translation>aquí no se puede imprimir nada, así que el papel es solo un texto.</translation>
    </message>
    <message>
        <source>Keep secret: {path}</source>
        <translation>Mantener en secreto: {path}</translation>
    </message>
    <message>
        <source>After “check” come the slip, or the words, and the hash.</source>
        <translation>Después de «check» van el papel o las palabras, y la huella.</translation>
    </message>
    <message>
        <source>After {option} come the name of the holder, “=” and the {what}.</source>
        <translation>Después de {option} van el nombre del depositario, «=» y: {what}.</translation>
    </message>
    <message>
        <source>Holders of words:</source>
        <translation>Depositarios de palabras:</translation>
    </message>
    <message>
        <source>No holders of words.</source>
        <translation>No hay depositarios de palabras.</translation>
    </message>
    <message>
        <source>“{file}” is of the holder “{name}”, not “{called}”.</source>
        <translation>«{file}» es del depositario «{name}», no de «{called}».</translation>
    </message>
    <message>
        <source>What follows “{called}=” is neither a file that exists nor a hash, which has 64 hexadecimal digits.</source>
        <translation>Lo que sigue a «{called}=» no es un archivo que exista ni una huella, que tiene 64 cifras hexadecimales.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>palabras</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>“{name}” is named twice.</source>
        <translation>«{name}» se nombra dos veces.</translation>
    </message>
    <message>
        <source>{path} made.</source>
        <translation>{path} creado.</translation>
    </message>
    <message>
        <source>Name: {name}</source>
        <translation>Nombre: {name}</translation>
    </message>
    <message>
        <source>--at, --round and --or-else go with --of drand.</source>
        <translation>--at, --round y --or-else van con --of drand.</translation>
    </message>
    <message>
        <source>With --of drand go --at or --round, --or-else and --day alone.</source>
        <translation>Con --of drand solo van --at o --round, --or-else y --day.</translation>
    </message>
    <message>
        <source>What --or-else says cannot be part of a promise that every check understands.</source>
        <translation>Lo que dice --or-else no puede formar parte de una promesa que toda comprobación entienda.</translation>
    </message>
    <message>
        <source>A phase has four parts: how many sessions, their boards, the files&apos; name, a description.</source>
        <translation>Una fase tiene cuatro partes: cuántas sesiones, sus estuches, el nombre de los archivos, una descripción.</translation>
    </message>
    <message>
        <source>1 phase left.</source>
        <translation>Queda 1 fase.</translation>
    </message>
    <message>
        <source>{count} phases left.</source>
        <translation>Quedan {count} fases.</translation>
    </message>
    <message>
        <source>Hash of the keys: {hash}</source>
        <translation>Huella de las claves: {hash}</translation>
    </message>
    <message>
        <source>The sealed keys were read again: they are sealed for {count} age key(s). Nobody here could open them: have one of those people try it now, with “age -d -i KEY.txt FILE | sha256sum”, which answers with the hash of the keys.</source>
        <translation>Las claves selladas se leyeron de nuevo: están selladas para {count} clave(s) age. Nadie aquí pudo abrirlas: pida a una de esas personas que lo intente ahora, con «age -d -i KEY.txt FILE | sha256sum», que responde con la huella de las claves.</translation>
    </message>
    <message>
        <source>Put on the notice board and into the bulletin: {path}</source>
        <translation>Para el tablón y el boletín: {path}</translation>
    </message>
    <message>
        <source>After --shares come two numbers, such as 2of3: how many officials are needed, of how many.</source>
        <translation>Después de --shares van dos números, como 2of3: cuántos responsables hacen falta, de cuántos.</translation>
    </message>
    <message>
        <source>With --of drand go --at 2027-07-06T18:00Z (or --round N), and --or-else with what counts if the network has ended.</source>
        <translation>Con --of drand van --at 2027-07-06T18:00Z (o --round N), y --or-else con lo que cuenta si la red ha terminado.</translation>
    </message>
    <message>
        <source>Name a source with --of, or describe it in your own words, not both.</source>
        <translation>Nombre una fuente con --of, o descríbala con sus palabras, no ambas cosas.</translation>
    </message>
    <message>
        <source>The keys are sealed in one way: --passphrase-file, --recipient, --shares or --plain.</source>
        <translation>Las claves se sellan de una sola manera: --passphrase-file, --recipient, --shares o --plain.</translation>
    </message>
    <message>
        <source>Publish: {path}</source>
        <translation>Publicar: {path}</translation>
    </message>
    <message>
        <source>the keys are not sealed: anyone who reads them can compute every board once the value is known.</source>
        <translation>las claves no están selladas: cualquiera que las lea puede calcular cada estuche en cuanto se conozca el valor.</translation>
    </message>
    <message>
        <source>The keys are not sealed.</source>
        <translation>Las claves no están selladas.</translation>
    </message>
    <message>
        <source>The sealed keys were opened again, and are right.</source>
        <translation>Las claves selladas se abrieron de nuevo, y son correctas.</translation>
    </message>
    <message>
        <source>--day goes with a known source; in your own words, write the day in --or-else.</source>
        <translation>--day va con una fuente conocida; con sus palabras, escriba el día en --or-else.</translation>
    </message>
    <message>
        <source>Name a source with --of and --day, or describe it in your own words.</source>
        <translation>Nombre una fuente con --of y --day, o descríbala con sus palabras.</translation>
    </message>
    <message>
        <source>“{name}” is none of the known sources: {known}.</source>
        <translation>«{name}» no es ninguna de las fuentes conocidas: {known}.</translation>
    </message>
    <message>
        <source>Keep secret, one for each official: {path}</source>
        <translation>Mantener en secreto, una para cada responsable: {path}</translation>
    </message>
    <message>
        <source>the publication sheet was not made, but the plan is sealed. {error}</source>
        <translation>la hoja de publicación no se hizo, pero el plan está sellado. {error}</translation>
    </message>
    <message>
        <source>“bigdeal tournament sheet” draws it again.</source>
        <translation>«bigdeal tournament sheet» la dibuja de nuevo.</translation>
    </message>
    <message>
        <source>Publish anyway (y or n)? </source>
        <translation>¿Publicar de todos modos (s o n)? </translation>
    </message>
    <message>
        <source>Next: publish it. Anybody can “bigdeal verify” it; the other sessions stay secret.</source>
        <translation>Después: publíquelo. Cualquiera puede comprobarlo con «bigdeal verify»; las demás sesiones siguen en secreto.</translation>
    </message>
    <message>
        <source>{target}: {files} files, {sessions} sessions</source>
        <translation>{target}: {files} archivos, {sessions} sesiones</translation>
    </message>
    <message>
        <source>{target}: {files} files: {titles}</source>
        <translation>{target}: {files} archivos: {titles}</translation>
    </message>
    <message>
        <source>{title}: with its key anybody can compute its boards, and those of its reserve set.</source>
        <translation>{title}: con su clave cualquiera puede calcular sus estuches, y los de su serie de reserva.</translation>
    </message>
    <message>
        <source>-o names one pack, and each session has its own: name one session, or leave it out.</source>
        <translation>-o nombra un paquete, y cada sesión tiene el suyo: nombre una sesión, o déjelo.</translation>
    </message>
    <message>
        <source>  Its reserve set was dealt: it is in the pack, too.</source>
        <translation>  Su serie de reserva se repartió: también está en el paquete.</translation>
    </message>
    <message>
        <source>  Its reserve set cannot be used after that.</source>
        <translation>  Su serie de reserva no se podrá usar después.</translation>
    </message>
    <message>
        <source>Is its play over, and do you want to reveal it now (y or n)? </source>
        <translation>¿Ha terminado su juego, y quiere revelarla ahora (s o n)? </translation>
    </message>
    <message>
        <source>Revealing</source>
        <translation>Revelación</translation>
    </message>
    <message>
        <source>As it goes into the plan: {value}</source>
        <translation>Así entra en el plan: {value}</translation>
    </message>
    <message>
        <source>Type the value, or give the promised round with --round; --again is for typed values.</source>
        <translation>Escriba el valor, o dé la ronda prometida con --round; --again es para valores escritos.</translation>
    </message>
    <message>
        <source>The network signed it. As it goes into the plan: {value}</source>
        <translation>La red la firmó. Así entra en el plan: {value}</translation>
    </message>
    <message>
        <source>In the public pack: {path}</source>
        <translation>En el paquete público: {path}</translation>
    </message>
    <message>
        <source>The two people did not type the same: {difference}</source>
        <translation>Las dos personas no escribieron lo mismo: {difference}</translation>
    </message>
    <message>
        <source>It contains the words of {names}: 120 bits each that nobody else could know.</source>
        <translation>Contiene las palabras de {names}: 120 bits cada una, que nadie más podía conocer.</translation>
    </message>
    <message>
        <source>Withheld, so it contains their SHA-256, and every check will say so: {names}.</source>
        <translation>Retenidas, así que contiene su SHA-256, y toda comprobación lo dirá: {names}.</translation>
    </message>
    <message>
        <source>when the outside value is known, “set-value”.</source>
        <translation>cuando se conozca el valor externo, «set-value».</translation>
    </message>
    <message>
        <source>complete the plan, look at it with “inspect”, then “publish”.</source>
        <translation>complete el plan, mírelo con «inspect», y después «publish».</translation>
    </message>
    <message>
        <source>put it where everybody sees it, then say where with “published”.</source>
        <translation>póngalo donde todos lo vean, y después diga dónde con «published».</translation>
    </message>
    <message>
        <source>“deal” the sessions, off the network, and keep the files closed.</source>
        <translation>reparta las sesiones con «deal», sin red, y mantenga cerrados los archivos.</translation>
    </message>
    <message>
        <source>“deal” the sessions that are left, if any. When all play is over, “reveal”; a session that was played, “reveal --phase P --sessions S”.</source>
        <translation>reparta con «deal» las sesiones que queden. Cuando se haya jugado todo, «reveal»; para una sesión jugada, «reveal --phase P --sessions S».</translation>
    </message>
    <message>
        <source>publish the pack. Anybody can “bigdeal verify” it.</source>
        <translation>publique el paquete. Cualquiera puede comprobarlo con «bigdeal verify».</translation>
    </message>
    <message>
        <source>withheld, so their SHA-256</source>
        <translation>retenidas, por eso su SHA-256</translation>
    </message>
    <message>
        <source>not the promised words</source>
        <translation>no las palabras prometidas</translation>
    </message>
    <message>
        <source>Outside value: {value}</source>
        <translation>Valor externo: {value}</translation>
    </message>
    <message>
        <source>Next: {step}</source>
        <translation>Después: {step}</translation>
    </message>
    <message>
        <source>The same in words:</source>
        <translation>Lo mismo en palabras:</translation>
    </message>
    <message>
        <source>  no phase yet</source>
        <translation>  todavía ninguna fase</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Nota: {text}</translation>
    </message>
    <message>
        <source>Holder of words: {name}, SHA-256 {hash}</source>
        <translation>Depositario de palabras: {name}, SHA-256 {hash}</translation>
    </message>
    <message>
        <source>Published, as you noted: {where}, since {day}</source>
        <translation>Publicado, como usted anotó: {where}, desde el {day}</translation>
    </message>
    <message>
        <source>Revealed by itself: {title}, {time}, {pack}</source>
        <translation>Revelada por separado: {title}, {time}, {pack}</translation>
    </message>
    <message>
        <source>Interrupted while it was revealed: {title}. Its key may be known: reveal it again.</source>
        <translation>Interrumpida mientras se revelaba: {title}. Su clave puede conocerse: revélela de nuevo.</translation>
    </message>
    <message>
        <source>Dealt, according to journal and log: {sessions}</source>
        <translation>Repartidas, según los dos registros: {sessions}</translation>
    </message>
    <message>
        <source>No remarks.</source>
        <translation>Sin observaciones.</translation>
    </message>
    <message>
        <source>“{keys}” is not sealed: anyone who reads it can compute every board.</source>
        <translation>«{keys}» no está sellado: cualquiera que lo lea puede calcular cada estuche.</translation>
    </message>
    <message>
        <source>The keys are sealed with a passphrase.</source>
        <translation>Las claves están selladas con una frase secreta.</translation>
    </message>
    <message>
        <source>Any {needed} of {count} officials together open the keys.</source>
        <translation>{needed} cualesquiera de {count} responsables abren juntos las claves.</translation>
    </message>
    <message>
        <source>The keys are sealed for {count} age key(s).</source>
        <translation>Las claves están selladas para {count} clave(s) age.</translation>
    </message>
    <message>
        <source>good: {reason}</source>
        <translation>bien: {reason}</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>todavía sin nombrar</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>Todavía sin nombre</translation>
    </message>
    <message>
        <source>Hash of the box: {code}</source>
        <translation>Huella de la caja: {code}</translation>
    </message>
    <message>
        <source>Give the box&apos;s round with --round FILE. To see which round opens a box, use --when.</source>
        <translation>Dé la ronda de la caja con --round ARCHIVO. Para ver qué ronda abre una caja, use --when.</translation>
    </message>
    <message>
        <source>Open one box at a time.</source>
        <translation>Abra las cajas de una en una.</translation>
    </message>
    <message>
        <source>WARNING: the owner of another key can open it at any time.</source>
        <translation>AVISO: el titular de otra clave puede abrirla en cualquier momento.</translation>
    </message>
    <message>
        <source>There is no standard input.</source>
        <translation>No hay entrada estándar.</translation>
    </message>
    <message>
        <source>--when goes with boxes alone.</source>
        <translation>--when solo va con cajas.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>{box}: opens in {days} d {hours} h {rest} min</source>
        <translation>{box}: se abre en {days} d {hours} h {rest} min</translation>
    </message>
    <message>
        <source>{box}: can be opened now</source>
        <translation>{box}: ya se puede abrir</translation>
    </message>
    <message>
        <source>GREEN: proved. Nothing is left to you, and nothing could be chosen.</source>
        <translation>VERDE: demostrado. Nada queda en sus manos, y nada se pudo elegir.</translation>
    </message>
    <message>
        <source>AMBER: nothing here is wrong, but not everything is settled.</source>
        <translation>ÁMBAR: nada está mal aquí, pero no todo está aclarado.</translation>
    </message>
    <message>
        <source>RED: something here is not as promised.</source>
        <translation>ROJO: algo aquí no es como se prometió.</translation>
    </message>
    <message>
        <source>--digest or --plan, and --before</source>
        <translation>--digest o --plan, y --before</translation>
    </message>
    <message>
        <source>--played all (or 1:1-3)</source>
        <translation>--played all (o 1:1-3)</translation>
    </message>
    <message>
        <source>   as words: {words}</source>
        <translation>   en palabras: {words}</translation>
    </message>
    <message>
        <source>Boards proved: {count}</source>
        <translation>Estuches demostrados: {count}</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Comprobación</translation>
    </message>
    <message>
        <source>  … and {count} more (--json lists them all)</source>
        <translation>  … y {count} más (--json las nombra todas)</translation>
    </message>
    <message>
        <source>As promised so far: the other sessions can be verified when they are revealed.</source>
        <translation>Como se prometió hasta ahora: las demás sesiones se podrán comprobar cuando se revelen.</translation>
    </message>
    <message>
        <source>{boards} boards of {sessions} sessions: each from its session’s key and the
    outside value (--json lists them one by one).</source>
        <translation>{boards} estuches de {sessions} sesiones: cada uno de la clave de su sesión y el
    valor externo (--json los nombra uno a uno).</translation>
    </message>
    <message>
        <source>Left to you: answer with {answers}.</source>
        <translation>Queda en sus manos: responda con {answers}.</translation>
    </message>
    <message>
        <source>Still chosen: no accusation. Ask the organiser about it, and judge for yourself.</source>
        <translation>Aún a elección: no es una acusación. Pregunte al organizador, y juzgue por su cuenta.</translation>
    </message>
    <message>
        <source>Other sessions are still secret: until they are revealed, amber is the best possible.</source>
        <translation>Otras sesiones siguen en secreto: hasta que se revelen, ámbar es lo mejor posible.</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>planificado</translation>
    </message>
    <message>
        <source>published</source>
        <translation>publicado</translation>
    </message>
    <message>
        <source>valued</source>
        <translation>valor fijado</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>repartida</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>revelada</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>Deal a set of boards into files.</source>
        <translation>Repartir una serie de estuches en archivos.</translation>
    </message>
    <message>
        <source>Check files of boards, and show which set they are.</source>
        <translation>Comprobar archivos de estuches, y mostrar de qué serie son.</translation>
    </message>
    <message>
        <source>Tell which board the hands on a table are.</source>
        <translation>Decir de qué estuche son las manos que hay en una mesa.</translation>
    </message>
    <message>
        <source>Tell between which rounds a board was fouled.</source>
        <translation>Decir entre qué rondas se alteró un estuche.</translation>
    </message>
    <message>
        <source>Check duplicated boards by questions drawn by lot.</source>
        <translation>Comprobar estuches duplicados con preguntas sorteadas.</translation>
    </message>
    <message>
        <source>Convert a file of boards into other formats.</source>
        <translation>Convertir un archivo de estuches a otros formatos.</translation>
    </message>
    <message>
        <source>What was dealt here: list, verify, export, certificates, backups.</source>
        <translation>Lo que se repartió aquí: lista, comprobación, exportación, certificados, copias de seguridad.</translation>
    </message>
    <message>
        <source>Print hand records, dealing sheets or curtain cards.</source>
        <translation>Imprimir hojas de manos, hojas de reparto o fichas de mano.</translation>
    </message>
    <message>
        <source>Open a sealed record.</source>
        <translation>Abrir una hoja sellada.</translation>
    </message>
    <message>
        <source>Lock files in a box that nobody can open before a time.</source>
        <translation>Bloquear archivos en una caja que nadie puede abrir antes de una hora.</translation>
    </message>
    <message>
        <source>Open a locked box with its round.</source>
        <translation>Abrir una caja bloqueada con su ronda.</translation>
    </message>
    <message>
        <source>Write the note that goes with a locked box.</source>
        <translation>Escribir la nota que acompaña a una caja bloqueada.</translation>
    </message>
    <message>
        <source>Print labels with the set code; they reveal nothing about the cards.</source>
        <translation>Imprimir etiquetas con el código de la serie; no revelan nada de las cartas.</translation>
    </message>
    <message>
        <source>Print travellers, slips, scorecards or table cards.</source>
        <translation>Imprimir hojas ambulantes, volantes, fichas de puntuación o tarjetas de mesa.</translation>
    </message>
    <message>
        <source>Print one page for the wall: deal, duplicate, print.</source>
        <translation>Imprimir una página para la pared: repartir, duplicar, imprimir.</translation>
    </message>
    <message>
        <source>Print a checklist for duplicating.</source>
        <translation>Imprimir una lista de control para duplicar.</translation>
    </message>
    <message>
        <source>Make the file of a finished set that a site or program takes.</source>
        <translation>Hacer el archivo de una serie terminada para un sitio o programa.</translation>
    </message>
    <message>
        <source>Pack the boards of a finished set for publication.</source>
        <translation>Empaquetar los estuches de una serie terminada para publicarlos.</translation>
    </message>
    <message>
        <source>Commit, deal and reveal a whole tournament.</source>
        <translation>Prometer, repartir y revelar un torneo entero.</translation>
    </message>
    <message>
        <source>Prove that boards are the promised ones.</source>
        <translation>Demostrar que unos estuches son los prometidos.</translation>
    </message>
    <message>
        <source>Turn deals, endings and layouts into numbers, and back.</source>
        <translation>Convertir repartos, finales y disposiciones en números, y al revés.</translation>
    </message>
    <message>
        <source>List, count, reduce and solve the suits in two hands.</source>
        <translation>Enumerar, contar, reducir y resolver los palos de dos manos.</translation>
    </message>
    <message>
        <source>Show figures over finished boards.</source>
        <translation>Mostrar cifras sobre estuches terminados.</translation>
    </message>
    <message>
        <source>Tell whether played sets are as chance deals them.</source>
        <translation>Decir si las series jugadas son como las da el azar.</translation>
    </message>
    <message>
        <source>Check this copy of the program against known answers.</source>
        <translation>Comprobar esta copia del programa con respuestas conocidas.</translation>
    </message>
    <message>
        <source>anyone with keys and value can make these boards again at any time.</source>
        <translation>quien tenga las claves y el valor puede volver a hacer estos estuches en cualquier momento.</translation>
    </message>
    <message>
        <source>Check code (digest, SHA-256), to be published where nobody can change it later:</source>
        <translation>Código de comprobación, para publicarlo donde nadie pueda cambiarlo después:</translation>
    </message>
    <message>
        <source>Check code: {digest}</source>
        <translation>Código de comprobación: {digest}</translation>
    </message>
    <message>
        <source>announced</source>
        <translation>anunciado</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>reserva</translation>
    </message>
    <message>
        <source>deviation</source>
        <translation>desviación</translation>
    </message>
    <message>
        <source>revealing</source>
        <translation>revelación empezada</translation>
    </message>
    <message>
        <source>session-revealed</source>
        <translation>sesión revelada</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>empezado</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>deshecho</translation>
    </message>
    <message>
        <source>Noted. The public pack will include it, in your words.</source>
        <translation>Anotado. Figurará en el paquete público, con sus palabras.</translation>
    </message>
    <message>
        <source>No set has been dealt here yet.</source>
        <translation>Aquí aún no se ha repartido ninguna serie.</translation>
    </message>
    <message>
        <source>Try &apos;{command} {option}&apos; for help.</source>
        <translation>«{command} {option}» muestra la ayuda.</translation>
    </message>
    <message>
        <source>Error: {message}</source>
        <translation>Error: {message}</translation>
    </message>
    <message>
        <source>No such option {name!r}.</source>
        <translation>La opción {name!r} no existe.</translation>
    </message>
    <message>
        <source>Did you mean {possibility}?</source>
        <translation>¿Quería decir {possibility}?</translation>
    </message>
    <message>
        <source>(Did you mean one of: {possibilities}?)</source>
        <translation>(¿Quería decir una de: {possibilities}?)</translation>
    </message>
    <message>
        <source>Option {name!r} does not take a value.</source>
        <translation>La opción {name!r} no lleva valor.</translation>
    </message>
    <message>
        <source>Option {name!r} requires an argument.</source>
        <translation>La opción {name!r} necesita un valor.</translation>
    </message>
    <message>
        <source>Missing argument</source>
        <translation>Falta el argumento</translation>
    </message>
    <message>
        <source>Missing option</source>
        <translation>Falta la opción</translation>
    </message>
    <message>
        <source>Missing command.</source>
        <translation>Falta la orden.</translation>
    </message>
    <message>
        <source>Choose from:
	{choices}</source>
        <translation>Elija entre:
	{choices}</translation>
    </message>
    <message>
        <source>Got unexpected extra argument ({args})</source>
        <translation>Argumento inesperado ({args})</translation>
    </message>
    <message>
        <source>Got unexpected extra arguments ({args})</source>
        <translation>Argumentos inesperados ({args})</translation>
    </message>
    <message>
        <source>Invalid value for {param_hint}: {message}</source>
        <translation>Valor no válido para {param_hint}: {message}</translation>
    </message>
    <message>
        <source>{value!r} is not one of {choices}.</source>
        <translation>{value!r} no es ninguno de {choices}.</translation>
    </message>
    <message>
        <source>{value} is not in the range {range}.</source>
        <translation>{value} no está en el intervalo {range}.</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>carpeta</translation>
    </message>
    <message>
        <source>{name} {filename!r} is a file.</source>
        <translation>{name} {filename!r} es un archivo.</translation>
    </message>
    <message>
        <source>{value!r} is not a whole number.</source>
        <translation>{value!r} no es un número entero.</translation>
    </message>
    <message>
        <source>first seen here {when}</source>
        <translation>aquí por primera vez {when}</translation>
    </message>
    <message>
        <source>Deal bridge boards that nobody can predict, repeat or see before play.</source>
        <translation>Repartir estuches de bridge que nadie puede prever, repetir ni ver antes del juego.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 the check failed, 2 usage, 3 refused, 4 damaged file, 5 the system failed.</source>
        <translation>Códigos de salida: 0 hecho, 1 la comprobación falló, 2 uso, 3 rechazado, 4 archivo dañado, 5 falló el sistema.</translation>
    </message>
    <message>
        <source>The language to use, such as de. Without it: on a terminal yours, otherwise English.</source>
        <translation>El idioma, por ejemplo de. Sin ella: en un terminal el suyo, si no inglés.</translation>
    </message>
    <message>
        <source>The cards come from the computer&apos;s own randomness, and nobody sees them. Nothing is ever overwritten: all files are written, or none.</source>
        <translation>Las cartas vienen del azar del propio ordenador, y nadie las ve. Nunca se sobrescribe nada: se escriben todos los archivos, o ninguno.</translation>
    </message>
    <message>
        <source>“bigdeal deal -n 36” is enough: it uses the formats in the settings, and a free name in this folder.</source>
        <translation>«bigdeal deal -n 36» basta: usa los formatos de los ajustes y un nombre libre en esta carpeta.</translation>
    </message>
    <message>
        <source>With --lock-until only a locked box is written. See “bigdeal unlock”.</source>
        <translation>Con --lock-until solo se escribe una caja bloqueada. Véase «bigdeal unlock».</translation>
    </message>
    <message>
        <source>A number (36) or a range (11-20).</source>
        <translation>Un número (36) o un intervalo (11-20).</translation>
    </message>
    <message>
        <source>Formats, with commas between: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel. Without it, those in the settings, or pbn.</source>
        <translation>Formatos, separados por comas: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel. Sin ella, los de los ajustes, o pbn.</translation>
    </message>
    <message>
        <source>Folder and name, without ending. A new FOLDER is for you alone to read. Without it, this folder and a free name.</source>
        <translation>Carpeta y nombre, sin extensión. Solo usted puede leer una FOLDER nueva. Sin ella, esta carpeta y un nombre libre.</translation>
    </message>
    <message>
        <source>Sets to deal at once, each with its number after NAME and the event: tuesday-1, tuesday-2.</source>
        <translation>Cuántas series a la vez, cada una con su número tras NAME y la prueba: tuesday-1, tuesday-2.</translation>
    </message>
    <message>
        <source>The identification to deal with. Without it, that of the settings.</source>
        <translation>La identificación con la que repartir. Sin ella, la de los ajustes.</translation>
    </message>
    <message>
        <source>The event&apos;s name, for files with room for it.</source>
        <translation>El nombre de la prueba, para los archivos que tienen sitio.</translation>
    </message>
    <message>
        <source>Where it is played, for files with room for it.</source>
        <translation>Dónde se juega, para los archivos que tienen sitio.</translation>
    </message>
    <message>
        <source>The day of play, for files with room for it.</source>
        <translation>El día de juego, para los archivos que tienen sitio.</translation>
    </message>
    <message>
        <source>bigdeal: byte for byte what Big Deal 2.0 writes.</source>
        <translation>bigdeal: byte a byte lo que escribe Big Deal 2.0.</translation>
    </message>
    <message>
        <source>Lock the files in one box, NAME.zip.age, until then (2027-03-05T13:45Z). Nobody can open it earlier, not even you.</source>
        <translation>Bloquear los archivos en una caja, NAME.zip.age, hasta entonces (2027-03-05T13:45Z). Nadie puede abrirla antes, ni siquiera usted.</translation>
    </message>
    <message>
        <source>A public key whose owner can open the box too, at any time, in case the clock ends.</source>
        <translation>Una clave pública cuyo dueño también puede abrir la caja, en todo momento, por si el reloj se acaba.</translation>
    </message>
    <message>
        <source>Deal although the journal is in doubt; the journal records it.</source>
        <translation>Repartir aunque el registro sea dudoso; el registro lo anota.</translation>
    </message>
    <message>
        <source>Answer as JSON, for programs.</source>
        <translation>Responder en JSON, para programas.</translation>
    </message>
    <message>
        <source>Print only warnings and errors.</source>
        <translation>Mostrar solo avisos y errores.</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatorio</translation>
    </message>
    <message>
        <source>default: {default}</source>
        <translation>por omisión: {default}</translation>
    </message>
    <message>
        <source>Every board must be complete, no deal may occur twice, and files of one name must contain the same deals. The journal knows which set a file is, and whether it was played. FILE may be a folder or an archive (.zip, .gz); “-” is standard input and needs --format. No card is ever shown.</source>
        <translation>Cada estuche debe estar completo, ningún reparto puede aparecer dos veces, y los archivos de un mismo nombre deben contener los mismos repartos. El registro sabe qué serie es un archivo, y si se ha jugado. FILE puede ser una carpeta o un archivo comprimido (.zip, .gz); «-» es la entrada estándar y necesita --format. Nunca se muestra una carta.</translation>
    </message>
    <message>
        <source>You are warned of anything unusual, such as repeated boards or missing numbers. A set code in a file is shown as the file&apos;s own claim.</source>
        <translation>Se avisa de todo lo inusual, como estuches repetidos o números que faltan. Un código de serie en un archivo se muestra como afirmación del propio archivo.</translation>
    </message>
    <message>
        <source>Exit codes: 0 all is well, 1 something is wrong with the files or the code, 2 unknown format or option, 4 a damaged file.</source>
        <translation>Códigos de salida: 0 todo bien, 1 algo falla en los archivos o el código, 2 formato u opción desconocidos, 4 un archivo dañado.</translation>
    </message>
    <message>
        <source>Show which set this code on a label or sheet belongs to.</source>
        <translation>Mostrar a qué serie pertenece este código de una etiqueta u hoja.</translation>
    </message>
    <message>
        <source>The number of the first board, where the file has no numbers. Without it, the journal&apos;s numbers, or else from 1.</source>
        <translation>El número del primer estuche, si el archivo no tiene números. Sin ella, los números del registro, o si no desde 1.</translation>
    </message>
    <message>
        <source>The format of standard input, when a file is “-”.</source>
        <translation>El formato de la entrada estándar, cuando un archivo es «-».</translation>
    </message>
    <message>
        <source>Type one to four hands of 13 cards: spades, hearts, diamonds and clubs with dots between, “-” for a void. “--hand -” and “--deal -” read them from standard input, so that your shell&apos;s history does not keep them.</source>
        <translation>Escriba de una a cuatro manos de 13 cartas: picas, corazones, diamantes y tréboles separados por puntos, «-» para un fallo. «--hand -» y «--deal -» las leen de la entrada estándar, para que el historial de la consola no las guarde.</translation>
    </message>
    <message>
        <source>Without FILE the boards are those of the journal. One or two hands are looked for in the sets&apos; files, where the journal left them. --board N --deal TEXT, given twice, compares two boards.</source>
        <translation>Sin FILE los estuches son los del registro. Una o dos manos se buscan en los archivos de las series, donde el registro los conocía. Dos veces --board N --deal TEXT compara dos estuches.</translation>
    </message>
    <message>
        <source>Every question is recorded in the journal, without the hands. No card is ever shown.</source>
        <translation>Cada pregunta se anota en el registro, sin las manos. Nunca se muestra una carta.</translation>
    </message>
    <message>
        <source>Exit codes: 0 the board is right, 1 anything else, 2 this is not a hand.</source>
        <translation>Códigos de salida: 0 el estuche es correcto, 1 cualquier otra cosa, 2 esto no es una mano.</translation>
    </message>
    <message>
        <source>The set being played.</source>
        <translation>La serie que se está jugando.</translation>
    </message>
    <message>
        <source>The number on the board.</source>
        <translation>El número del estuche.</translation>
    </message>
    <message>
        <source>N:hand hand hand hand, or a line of LIN.</source>
        <translation>N:mano mano mano mano, o una línea de LIN.</translation>
    </message>
    <message>
        <source>E AK7.T93.QJ4.A852; may be given for each seat.</source>
        <translation>E AK7.T93.QJ4.A852; se puede dar para cada posición.</translation>
    </message>
    <message>
        <source>The language of the card letters, beside English. Without it, that of the settings.</source>
        <translation>El idioma de las letras de las cartas, además del inglés. Sin ella, el de los ajustes.</translation>
    </message>
    <message>
        <source>The dealer shown on the board.</source>
        <translation>El dador que muestra el estuche.</translation>
    </message>
    <message>
        <source>The vulnerability shown on the board.</source>
        <translation>La vulnerabilidad que muestra el estuche.</translation>
    </message>
    <message>
        <source>Every table&apos;s tricks are compared with double dummy, in the right deal and in the fouled one. How often players reach double dummy is an assumption, so the percentage is a help and no proof.</source>
        <translation>Las bazas de cada mesa se comparan con el juego a cartas vistas, en el reparto correcto y en el cambiado. Con qué frecuencia se alcanza es una suposición: el porcentaje ayuda y no prueba nada.</translation>
    </message>
    <message>
        <source>Only for finished sets. Without --results, lines are read from standard input. If a file has no rounds, its results are printed: replace each question mark with the round, and give them with --results.</source>
        <translation>Solo para series terminadas. Sin --results las líneas se leen de la entrada estándar. Si un archivo no tiene las rondas, se muestran sus resultados: ponga la ronda en lugar de cada interrogación, y delos con --results.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 2 rounds are missing or this is not a hand, 3 refused.</source>
        <translation>Códigos de salida: 0 hecho, 2 faltan rondas o esto no es una mano, 3 rechazado.</translation>
    </message>
    <message>
        <source>Its four hands now: N:hand hand hand hand.</source>
        <translation>Sus cuatro manos ahora: N:mano mano mano mano.</translation>
    </message>
    <message>
        <source>A line a table, such as “3: 4S N 9” (round: contract declarer tricks); or a file: PBN, USEBIO, ACBL JSON, or Bridgemate’s ReceivedData as CSV.</source>
        <translation>Una línea por mesa, como «3: 4S N 9» (ronda: contrato declarante bazas), o un archivo: PBN, USEBIO, ACBL JSON o ReceivedData de Bridgemate en CSV.</translation>
    </message>
    <message>
        <source>The section, such as A.</source>
        <translation>La sección, por ejemplo A.</translation>
    </message>
    <message>
        <source>Each question asks how many cards of one suit a hand of the set CODE has, two for each board. At the end you learn which boards to look at, never which answer was wrong. The journal records the check.</source>
        <translation>Cada pregunta es cuántas cartas de un palo tiene una mano de la serie de código CODE, dos por estuche. Al final sabrá qué estuches mirar, nunca qué respuesta era falsa. El registro anota la prueba.</translation>
    </message>
    <message>
        <source>A wrong deal, turned or with whole hands exchanged, passes with 30 % at most. One exchanged card is hardly ever found. Before play is over, a set can be checked three times.</source>
        <translation>Un reparto equivocado, girado o con manos enteras cambiadas, pasa en el 30&#xa0;% de los casos como máximo. Una sola carta cambiada casi nunca se encuentra. Antes de acabar el juego, una serie se puede comprobar tres veces.</translation>
    </message>
    <message>
        <source>Exit codes: 0 every answer is right, 1 there are boards to look at, 2 the answers ended too early.</source>
        <translation>Códigos de salida: 0 todas las respuestas son correctas, 1 hay estuches que mirar, 2 las respuestas acabaron demasiado pronto.</translation>
    </message>
    <message>
        <source>How many boards to ask about, two questions each. Without it, 12, or all of fewer.</source>
        <translation>Por cuántos estuches preguntar, dos preguntas cada uno. Sin ella, 12, o todos si son menos.</translation>
    </message>
    <message>
        <source>The ending of IN shows its format; “-” is standard input and needs --format. Of a folder or an archive (.zip) every set is converted, and -o names a folder. Nothing is ever overwritten: all files are written, or none. No card is shown.</source>
        <translation>La extensión de IN indica el formato; «-» es la entrada estándar y necesita --format. De una carpeta o un archivo comprimido (.zip) se convierte cada serie, y -o indica una carpeta. Nunca se sobrescribe nada: se escriben todos los archivos, o ninguno. No se muestra ninguna carta.</translation>
    </message>
    <message>
        <source>Boards that were in play are refused: nobody may play them again.</source>
        <translation>Los estuches que ya estuvieron en juego se rechazan: nadie puede volver a jugarlos.</translation>
    </message>
    <message>
        <source>Formats, with commas between: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel.</source>
        <translation>Formatos, separados por comas: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel.</translation>
    </message>
    <message>
        <source>Folder and name, without ending. A new FOLDER is for you alone to read.</source>
        <translation>Carpeta y nombre, sin extensión. Solo usted puede leer una FOLDER nueva.</translation>
    </message>
    <message>
        <source>New board numbers, in order: 24, 11-20, or 1-16,17-32. Without it, the boards keep theirs.</source>
        <translation>Nuevos números de estuche, en orden: 24, 11-20, o 1-16,17-32. Sin ella, los estuches conservan los suyos.</translation>
    </message>
    <message>
        <source>Convert boards of a set that is in play or finished, for a record or a web page.</source>
        <translation>Convertir estuches de una serie en juego o terminada, para una hoja o una página web.</translation>
    </message>
    <message>
        <source>Put double-dummy tricks and par into pbn files; refused before play.</source>
        <translation>Poner bazas a cartas vistas y par en los archivos pbn; se rechaza antes del juego.</translation>
    </message>
    <message>
        <source>Copy journal, settings, presets and logo into one new file.</source>
        <translation>Copiar registro, ajustes, plantillas y logotipo en un solo archivo nuevo.</translation>
    </message>
    <message>
        <source>Make a dealing certificate, as PDF.</source>
        <translation>Crear un certificado de reparto, en PDF.</translation>
    </message>
    <message>
        <source>Write the journal as text that anybody can check.</source>
        <translation>Escribir el registro como texto que cualquiera puede comprobar.</translation>
    </message>
    <message>
        <source>List the sets dealt or seen here, newest first.</source>
        <translation>Enumerar las series repartidas o vistas aquí, las más recientes primero.</translation>
    </message>
    <message>
        <source>Bring the journal back from a backup.</source>
        <translation>Recuperar el registro de una copia de seguridad.</translation>
    </message>
    <message>
        <source>Set the state of a set: duplicated, in play, finished, released.</source>
        <translation>Fijar el estado de una serie: duplicada, en juego, terminada, divulgada.</translation>
    </message>
    <message>
        <source>Check every row; with --known, compare with paper.</source>
        <translation>Comprobar cada línea; con --known, comparar con el papel.</translation>
    </message>
    <message>
        <source>FILE can be on a USB drive. Keep it safe: it contains no card, but anyone who has it can recognise deals that were dealt here. If sealed, it opens with its passphrase alone.</source>
        <translation>FILE puede estar en una memoria USB. Guárdelo bien: no contiene ninguna carta, pero quien lo tenga puede reconocer repartos hechos aquí. Sellado, solo se abre con su frase secreta.</translation>
    </message>
    <message>
        <source>Seal it with a passphrase, typed at the terminal.</source>
        <translation>Sellarlo con una frase secreta, escrita en el terminal.</translation>
    </message>
    <message>
        <source>Seal it with the passphrase on the first line of FILE; “-” is standard input.</source>
        <translation>Sellar con la frase secreta de la primera línea de FILE; «-» es la entrada estándar.</translation>
    </message>
    <message>
        <source>It shows when and how the set CODE was dealt, and no card. It counts the sets dealt for the same event and day, and names the journal&apos;s newest row, for comparison later.</source>
        <translation>Muestra cuándo y cómo se repartió la serie de código CODE, y ninguna carta. Cuenta las series repartidas para la misma prueba y día, y nombra la línea más reciente del registro, para comparar más tarde.</translation>
    </message>
    <message>
        <source>The new file, or a folder for it.</source>
        <translation>El archivo nuevo, o una carpeta para él.</translation>
    </message>
    <message>
        <source>The identification the set was dealt with, to be printed in clear.</source>
        <translation>La identificación con la que se repartió la serie, para imprimirla en claro.</translation>
    </message>
    <message>
        <source>The language of the print: en, en-GB, en-US, da, de, es, fr, it, nl, nb, pl, pt, sv. Without it, the settings&apos;.</source>
        <translation>El idioma de la impresión: en, en-GB, en-US, da, de, es, fr, it, nl, nb, pl, pt, sv. Sin ella, el de los ajustes.</translation>
    </message>
    <message>
        <source>It goes to FILE; without FILE, or with “-”, to standard output. It contains no card, seed or key, and its chain of hashes can be checked.</source>
        <translation>Va a FILE; sin FILE, o con «-», a la salida estándar. No contiene cartas, semilla ni clave, y su cadena de huellas se puede comprobar.</translation>
    </message>
    <message>
        <source>A set code with “?” was only read in a file; with “!” a file claimed it, but another set has it.</source>
        <translation>Un código de serie con «?» solo se leyó en un archivo; con «!» un archivo lo afirmó, pero lo tiene otra serie.</translation>
    </message>
    <message>
        <source>Code, event, date, format or file name.</source>
        <translation>Código, prueba, fecha, formato o nombre de archivo.</translation>
    </message>
    <message>
        <source>Only sets in this state; may be given several times.</source>
        <translation>Solo series en este estado; se puede repetir.</translation>
    </message>
    <message>
        <source>How many sets at most.</source>
        <translation>Cuántas series como máximo.</translation>
    </message>
    <message>
        <source>Close the window first. Nothing is overwritten: if a journal exists, that of FILE is attached to it, and both are used. Settings, presets and logo are added where missing. Rows newer than the backup are missing afterwards, and the journal says so.</source>
        <translation>Cierre antes la ventana. No se sobrescribe nada: si ya hay un registro, el de FILE se le une, y se usan los dos. Ajustes, plantillas y logotipo se añaden donde faltan. Las líneas más nuevas que la copia de seguridad faltan después, y el registro lo dice.</translation>
    </message>
    <message>
        <source>A file with the passphrase on its first line; “-” is standard input.</source>
        <translation>Un archivo con la frase secreta en la primera línea; «-» es la entrada estándar.</translation>
    </message>
    <message>
        <source>“undo” takes back the last step. Files of a finished set move to the archive folder, if the settings have one, and come back with “undo”. A released set stays released: its key is written down, so that anybody can recompute its code.</source>
        <translation>«undo» deshace el último paso. Los archivos de una serie terminada pasan a la carpeta aparte, si los ajustes tienen una, y vuelven con «undo». Una serie divulgada sigue divulgada: su clave está escrita, y cualquiera puede calcular su código.</translation>
    </message>
    <message>
        <source>Every row that was changed, removed, moved or slipped in is named. The owner of this computer could rewrite the whole journal, or put yesterday&apos;s back: --known finds that out, with a hash that somebody else kept.</source>
        <translation>Se nombra cada línea cambiada, quitada, movida o colada. El dueño de este ordenador podría reescribir todo el registro, o reponer el de ayer: --known lo descubre, con una huella que otra persona guardó.</translation>
    </message>
    <message>
        <source>Exit codes: 0 intact, 1 not.</source>
        <translation>Códigos de salida: 0 intacto, 1 no.</translation>
    </message>
    <message>
        <source>A hash from a certificate, a hand record, a public pack or an export, with or without the row&apos;s number; the first 16 digits are enough.</source>
        <translation>Una huella de un certificado, una hoja de manos, un paquete público o una exportación, con o sin el número de la línea; bastan las primeras 16 cifras.</translation>
    </message>
    <message>
        <source>FILE contains boards, CODE is the code of a set in the journal.</source>
        <translation>FILE contiene estuches, CODE es el código de una serie del registro.</translation>
    </message>
    <message>
        <source>“-” is standard input and needs --format.</source>
        <translation>«-» es la entrada estándar y necesita --format.</translation>
    </message>
    <message>
        <source>Before play, prints that show cards are sealed as FILE.pdf.age, with a passphrase or until a time; “bigdeal unseal” opens them. Several sets or sections have a file each, in the folder after -o.</source>
        <translation>Antes del juego, las impresiones que muestran cartas se sellan como FILE.pdf.age, con una frase secreta o hasta una hora; «bigdeal unseal» las abre. Varias series o secciones tienen un archivo cada una, en la carpeta tras -o.</translation>
    </message>
    <message>
        <source>Paper and looks, club, logo, site and director are as they were remembered, here or in the window, where no option says otherwise.</source>
        <translation>Papel y aspecto, club, logotipo, lugar y árbitro son los recordados, aquí o en la ventana, donde ninguna opción dice otra cosa.</translation>
    </message>
    <message>
        <source>The new file, or a folder for it; .html gives a web page.</source>
        <translation>El archivo nuevo, o una carpeta para él; .html da una página web.</translation>
    </message>
    <message>
        <source>What to print.</source>
        <translation>Qué imprimir.</translation>
    </message>
    <message>
        <source>The club, at the head of every page.</source>
        <translation>El club, en la cabecera de cada página.</translation>
    </message>
    <message>
        <source>A line of text at the head of every page.</source>
        <translation>Una línea de texto en la cabecera de cada página.</translation>
    </message>
    <message>
        <source>A line of text at the foot of every page.</source>
        <translation>Una línea de texto al pie de cada página.</translation>
    </message>
    <message>
        <source>The size of the paper.</source>
        <translation>El tamaño del papel.</translation>
    </message>
    <message>
        <source>{value!r} is not a day such as 2027-07-06.</source>
        <translation>{value!r} no es un día como 2027-07-06.</translation>
    </message>
    <message>
        <source>{value!r} is not a time such as 2027-07-06 18:00.</source>
        <translation>{value!r} no es una hora como 2027-07-06 18:00.</translation>
    </message>
    <message>
        <source>Boards on a page; large: two, in large print (record).</source>
        <translation>Estuches por página; large: dos, en letra grande (record).</translation>
    </message>
    <message>
        <source>Boards in rows or in columns (record).</source>
        <translation>Estuches en filas o en columnas (record).</translation>
    </message>
    <message>
        <source>With room for holes, or two small pages a side, to be folded (record).</source>
        <translation>Con sitio para agujeros, o dos páginas pequeñas por cara, para doblar (record).</translation>
    </message>
    <message>
        <source>The colours of the suits.</source>
        <translation>Los colores de los palos.</translation>
    </message>
    <message>
        <source>How a ten is written.</source>
        <translation>Cómo se escribe un diez.</translation>
    </message>
    <message>
        <source>Write A K Q J in every language.</source>
        <translation>Escribir A K Q J en todos los idiomas.</translation>
    </message>
    <message>
        <source>With the high-card points of each hand (record).</source>
        <translation>Con los puntos de honor de cada mano (record).</translation>
    </message>
    <message>
        <source>With double-dummy results and par (record). Without the flag, up to 200 boards.</source>
        <translation>Con resultados a cartas vistas y par (record). Sin la opción, hasta 200 estuches.</translation>
    </message>
    <message>
        <source>What double-dummy results show (record).</source>
        <translation>Qué muestran los resultados a cartas vistas (record).</translation>
    </message>
    <message>
        <source>With par beside double-dummy results (record).</source>
        <translation>Con el par junto a los resultados a cartas vistas (record).</translation>
    </message>
    <message>
        <source>The event; without it, that of the journal or the file.</source>
        <translation>La prueba; sin ella, la del registro o del archivo.</translation>
    </message>
    <message>
        <source>Where it is played.</source>
        <translation>Dónde se juega.</translation>
    </message>
    <message>
        <source>The section, such as A; may be given several times.</source>
        <translation>La sección, por ejemplo A; se puede repetir.</translation>
    </message>
    <message>
        <source>The session, such as 2.</source>
        <translation>La sesión, por ejemplo 2.</translation>
    </message>
    <message>
        <source>The tournament director.</source>
        <translation>El árbitro del torneo.</translation>
    </message>
    <message>
        <source>The day; without it, that of the journal.</source>
        <translation>El día; sin ella, el del registro.</translation>
    </message>
    <message>
        <source>The club&apos;s logo: PNG, JPEG or SVG.</source>
        <translation>El logotipo del club: PNG, JPEG o SVG.</translation>
    </message>
    <message>
        <source>Without the remembered logo.</source>
        <translation>Sin el logotipo recordado.</translation>
    </message>
    <message>
        <source>Remember paper and looks, club, logo, site and director, for the window too.</source>
        <translation>Recordar papel y aspecto, club, logotipo, lugar y árbitro, también para la ventana.</translation>
    </message>
    <message>
        <source>Seal it until then; “bigdeal unseal” on this computer opens it.</source>
        <translation>Sellarlo hasta entonces; «bigdeal unseal» lo abre en este ordenador.</translation>
    </message>
    <message>
        <source>Play is over: print open, and mark the set as finished in the journal.</source>
        <translation>El juego ha acabado: imprimir sin sellar, y marcar la serie como terminada en el registro.</translation>
    </message>
    <message>
        <source>Do not seal it, although the set is not played.</source>
        <translation>No sellarlo, aunque la serie no se haya jugado.</translation>
    </message>
    <message>
        <source>Keep the file&apos;s board numbers where the journal has others.</source>
        <translation>Conservar los números de estuche del archivo donde el registro tiene otros.</translation>
    </message>
    <message>
        <source>A record sealed with a passphrase opens with it, on any computer. One sealed until a time opens on the computer that made it: after that time, or when its set is finished.</source>
        <translation>Una hoja sellada con una frase secreta se abre con ella, en cualquier ordenador. Una sellada hasta una hora se abre en el ordenador que la hizo: pasada esa hora, o cuando su serie está terminada.</translation>
    </message>
    <message>
        <source>The new file; without it, FILE beside FILE.age.</source>
        <translation>El archivo nuevo; sin ella, FILE junto a FILE.age.</translation>
    </message>
    <message>
        <source>Only quicknet, a public clock of drand, opens the box. The files themselves stay as they are, open: to have no open copy, deal with “bigdeal deal --lock-until”. Anyone with a tournament&apos;s keys and value can make its boards again.</source>
        <translation>Solo quicknet, un reloj público de drand, abre la caja. Los archivos mismos quedan como están, abiertos: para no tener ninguna copia abierta, reparta con «bigdeal deal --lock-until». Quien tenga las claves y el valor de un torneo puede volver a hacer sus estuches.</translation>
    </message>
    <message>
        <source>When the box opens, with the time zone: 2027-03-05T13:45Z.</source>
        <translation>Cuándo se abre la caja, con la zona horaria: 2027-03-05T13:45Z.</translation>
    </message>
    <message>
        <source>A box for receivers to try: no boards, open in two minutes.</source>
        <translation>Una caja para que la prueben los destinatarios: sin estuches, abierta en dos minutos.</translation>
    </message>
    <message>
        <source>The new box.</source>
        <translation>La caja nueva.</translation>
    </message>
    <message>
        <source>No network is needed: get the round in a browser, from an address that --when shows. It is checked with the network&apos;s key, and nothing is written if box or round is wrong.</source>
        <translation>No hace falta red: obtenga la ronda en un navegador, de una dirección que muestra --when. Se comprueba con la clave de la red, y no se escribe nada si la caja o la ronda no es correcta.</translation>
    </message>
    <message>
        <source>The round that the box names, as the network answers; “-” is standard input.</source>
        <translation>La ronda que nombra la caja, como la da la red; «-» es la entrada estándar.</translation>
    </message>
    <message>
        <source>One new file with what is in the box. Without it, the box&apos;s files beside the box.</source>
        <translation>Un solo archivo nuevo con lo que hay en la caja. Sin ella, los archivos de la caja junto a ella.</translation>
    </message>
    <message>
        <source>Instead of the round: the secret key of --or-for.</source>
        <translation>En lugar de la ronda: la clave secreta de --or-for.</translation>
    </message>
    <message>
        <source>Only show when boxes open, and with which round.</source>
        <translation>Mostrar solo cuándo se abren las cajas, y con qué ronda.</translation>
    </message>
    <message>
        <source>It is text and PDF, with unlock.html, which opens the box in a browser. It says when and how the box opens, where its round will be, and the hash of the box, and nothing about the contents.</source>
        <translation>Es texto y PDF, con unlock.html, que abre la caja en un navegador. Dice cuándo y cómo se abre la caja, dónde estará su ronda y su huella, y nada del contenido.</translation>
    </message>
    <message>
        <source>The folder. Without it, beside the box.</source>
        <translation>La carpeta. Sin ella, junto a la caja.</translation>
    </message>
    <message>
        <source>The sheets of labels; a4 and letter are whole pages, for envelopes.</source>
        <translation>Las hojas de etiquetas; a4 y letter son páginas enteras, para sobres.</translation>
    </message>
    <message>
        <source>What they are for: boxes of boards, or envelopes of records.</source>
        <translation>Para qué son: cajas de estuches o sobres de hojas de manos.</translation>
    </message>
    <message>
        <source>Copies of each label.</source>
        <translation>Copias de cada etiqueta.</translation>
    </message>
    <message>
        <source>Where to begin on a sheet that was used before.</source>
        <translation>Dónde empezar en una hoja ya usada.</translation>
    </message>
    <message>
        <source>A label for each of these sections.</source>
        <translation>Una etiqueta para cada una de estas secciones.</translation>
    </message>
    <message>
        <source>No card is printed. Pairs and movements are left to the scorer.</source>
        <translation>No se imprime ninguna carta. Parejas y movimientos se dejan al programa de resultados.</translation>
    </message>
    <message>
        <source>Every board is on it, for every section and copy, and no card.</source>
        <translation>Está cada estuche, para cada sección y copia, y ninguna carta.</translation>
    </message>
    <message>
        <source>The sections that get the boards.</source>
        <translation>Las secciones que reciben los estuches.</translation>
    </message>
    <message>
        <source>Copies for each section.</source>
        <translation>Copias para cada sección.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer by itself: load the file where the answer says.</source>
        <translation>Nada sale de este ordenador por sí solo: cargue el archivo donde dice la respuesta.</translation>
    </message>
    <message>
        <source>Only for sets that the journal has as finished: “bigdeal journal state CODE finished”.</source>
        <translation>Solo para series que el registro tiene como terminadas: «bigdeal journal state CODE finished».</translation>
    </message>
    <message>
        <source>The destination: bridgewebs, acbl-live, bridge-club-org, bridgecomposer, bbo, hand-viewer, bridgemate, tabscore, scorebridge, duplimate, dealer4, pianola, realbridge.</source>
        <translation>El destino: bridgewebs, acbl-live, bridge-club-org, bridgecomposer, bbo, hand-viewer, bridgemate, tabscore, scorebridge, duplimate, dealer4, pianola, realbridge.</translation>
    </message>
    <message>
        <source>List all destinations, and what each takes.</source>
        <translation>Enumerar todos los destinos, y lo que acepta cada uno.</translation>
    </message>
    <message>
        <source>The pack has PBN, LIN, CSV, hand record and checksums.</source>
        <translation>El paquete tiene PBN, LIN, CSV, hoja de manos y sumas de control.</translation>
    </message>
    <message>
        <source>The archive; without .zip, a new folder. An existing folder gets an archive.</source>
        <translation>El archivo comprimido; sin .zip, una carpeta nueva. Una carpeta existente recibe un archivo comprimido.</translation>
    </message>
    <message>
        <source>With double-dummy results, where available.</source>
        <translation>Con resultados a cartas vistas, donde los hay.</translation>
    </message>
    <message>
        <source>In this order: new, set-name, set-source (and holder), add-phase, inspect, publish and published (weeks ahead), set-value (when the outside value is known), deal, reveal. NAME.sqd and NAME.sqk are SquareDeal&apos;s own files.</source>
        <translation>En este orden: new, set-name, set-source (y holder, para depositarios), add-phase, inspect, publish y published (semanas antes), set-value (cuando se conoce el valor externo), deal, reveal. NAME.sqd y NAME.sqk son los archivos del propio SquareDeal.</translation>
    </message>
    <message>
        <source>Add a phase: in four words, in one as SESSIONS:BOARDS:PREFIX:DESCRIPTION, or with the options.</source>
        <translation>Añadir una fase: en cuatro palabras, en una como SESSIONS:BOARDS:PREFIX:DESCRIPTION, o con las opciones.</translation>
    </message>
    <message>
        <source>Deal sessions into files, as SquareDeal names them.</source>
        <translation>Repartir sesiones en archivos, con los nombres de SquareDeal.</translation>
    </message>
    <message>
        <source>Record where play did not follow the plan, such as a session played out of order.</source>
        <translation>Anotar dónde el juego no siguió el plan, como una sesión jugada fuera de orden.</translation>
    </message>
    <message>
        <source>Words that others keep, so that nobody alone can foresee a board.</source>
        <translation>Palabras que guardan otros, para que nadie solo pueda prever un estuche.</translation>
    </message>
    <message>
        <source>Look for what could go wrong before the plan is published.</source>
        <translation>Buscar qué podría salir mal antes de publicar el plan.</translation>
    </message>
    <message>
        <source>Begin a plan in a folder of its own: NAME/NAME.sqd.</source>
        <translation>Empezar un plan en una carpeta propia: NAME/NAME.sqd.</translation>
    </message>
    <message>
        <source>Make the keys, bind them and the plan, and close the plan for good.</source>
        <translation>Crear las claves, fijarlas con el plan, y cerrar el plan para siempre.</translation>
    </message>
    <message>
        <source>Record where and since when the sealed plan and its check code are published.</source>
        <translation>Anotar dónde y desde cuándo están publicados el plan sellado y su código de comprobación.</translation>
    </message>
    <message>
        <source>Remove a phase; later ones move up.</source>
        <translation>Quitar una fase; las siguientes suben.</translation>
    </message>
    <message>
        <source>Deal reserve sets for sessions that cannot be played; with --only, single boards.</source>
        <translation>Repartir series de reserva por sesiones que no se pueden jugar; con --only, estuches sueltos.</translation>
    </message>
    <message>
        <source>Make the public pack: plan, keys, commitment, boards, a text for the players, checksums.</source>
        <translation>Crear el paquete público: plan, claves, compromiso, estuches, un texto para los jugadores, sumas de control.</translation>
    </message>
    <message>
        <source>Give the tournament a name.</source>
        <translation>Dar un nombre al torneo.</translation>
    </message>
    <message>
        <source>Say where the outside value will come from.</source>
        <translation>Decir de dónde vendrá el valor externo.</translation>
    </message>
    <message>
        <source>Put the outside value into the published plan.</source>
        <translation>Poner el valor externo en el plan publicado.</translation>
    </message>
    <message>
        <source>Draw the publication sheet of a sealed plan again.</source>
        <translation>Dibujar otra vez la hoja de publicación de un plan sellado.</translation>
    </message>
    <message>
        <source>Show the plan, its progress, its log, and what comes next.</source>
        <translation>Mostrar el plan, cómo va, su registro, y qué viene ahora.</translation>
    </message>
    <message>
        <source>How many sessions; 0 where it is still open.</source>
        <translation>Cuántas sesiones; 0 donde aún está abierto.</translation>
    </message>
    <message>
        <source>Boards of each session: 20, 21-40, 1-16,17-32 in turn, 2x8, or ? to be asked.</source>
        <translation>Estuches de cada sesión: 20, 21-40, 1-16,17-32 por turno, 2x8, o ? para que se pregunte.</translation>
    </message>
    <message>
        <source>The name of the files; # becomes the session&apos;s number.</source>
        <translation>El nombre de los archivos; # será el número de la sesión.</translation>
    </message>
    <message>
        <source>The name of the phase; # as above.</source>
        <translation>El nombre de la fase; # como arriba.</translation>
    </message>
    <message>
        <source>Each session has files of its own, and runs of sessions one more. Nothing is ever overwritten; a session dealt again makes the same files.</source>
        <translation>Cada sesión tiene archivos propios, y varias seguidas uno más. Nunca se sobrescribe nada; una sesión repartida de nuevo da los mismos archivos.</translation>
    </message>
    <message>
        <source>An age key file for which the keys are sealed.</source>
        <translation>Un archivo de clave age para el que están selladas las claves.</translation>
    </message>
    <message>
        <source>A sheet with one official&apos;s words; once for each official.</source>
        <translation>Una hoja con las palabras de un responsable; una vez por cada responsable.</translation>
    </message>
    <message>
        <source>Every session of every phase, as without --phase.</source>
        <translation>Cada sesión de cada fase, como sin --phase.</translation>
    </message>
    <message>
        <source>The number of one phase.</source>
        <translation>El número de una fase.</translation>
    </message>
    <message>
        <source>Of that phase: 2, 1-3, 1,3 or * for all.</source>
        <translation>De esa fase: 2, 1-3, 1,3 o * para todas.</translation>
    </message>
    <message>
        <source>The boards of phases that leave them open (?).</source>
        <translation>Los estuches de las fases que los dejan abiertos (?).</translation>
    </message>
    <message>
        <source>Formats, with commas between. Without it, those in the settings.</source>
        <translation>Formatos, separados por comas. Sin ella, los de los ajustes.</translation>
    </message>
    <message>
        <source>Where the files go. Without it, “boards” in the tournament&apos;s folder.</source>
        <translation>Dónde van los archivos. Sin ella, «boards» en la carpeta del torneo.</translation>
    </message>
    <message>
        <source>Lock each session&apos;s files in a box until then (2027-03-05T13:45Z). Keys and value can make the boards again earlier.</source>
        <translation>Bloquear los archivos de cada sesión en una caja hasta entonces (2027-03-05T13:45Z). Con claves y valor se pueden volver a hacer los estuches antes.</translation>
    </message>
    <message>
        <source>Each holder makes words (new), keeps the slip, and gives the hash to the organiser, who adds it to the promise (add) before publishing. When the outside value is known, all give their words, and “set-value” takes them.</source>
        <translation>Cada depositario crea palabras (new), guarda el papel, y da la huella al organizador, que la añade a la promesa (add) antes de publicar. Cuando se conoce el valor externo, todos dan sus palabras, y «set-value» las recoge.</translation>
    </message>
    <message>
        <source>Add a holder to the promise: “Team B=b7404…”, or the file with the hash.</source>
        <translation>Añadir un depositario a la promesa: «Team B=b7404…», o el archivo con la huella.</translation>
    </message>
    <message>
        <source>Check a slip, or words, against a hash, such as the one in the promise.</source>
        <translation>Comprobar un papel, o unas palabras, con una huella, como la de la promesa.</translation>
    </message>
    <message>
        <source>Make twelve words for the holder NAME, such as “Team B”, and their hash.</source>
        <translation>Crear doce palabras para el depositario NAME, como «Team B», y su huella.</translation>
    </message>
    <message>
        <source>Remove the holder NAME from the promise.</source>
        <translation>Quitar al depositario NAME de la promesa.</translation>
    </message>
    <message>
        <source>SLIP is the slip&apos;s text file, “-” for standard input, or the words themselves; typed words stay in your shell&apos;s history.</source>
        <translation>SLIP es el archivo de texto del papel, «-» para la entrada estándar, o las propias palabras; las palabras escritas quedan en el historial de la consola.</translation>
    </message>
    <message>
        <source>The words go into the slip, in new files that only you can read, and are not shown. The hash is for the organiser, and reveals nothing.</source>
        <translation>Las palabras van al papel, en archivos nuevos que solo usted puede leer, y no se muestran. La huella es para el organizador, y no revela nada.</translation>
    </message>
    <message>
        <source>Where slip and hash go. Without it, this folder.</source>
        <translation>Dónde van papel y huella. Sin ella, en esta carpeta.</translation>
    </message>
    <message>
        <source>Errors must be corrected; warnings are acknowledged when publishing, by the word in brackets. Exit code 1 where something was found.</source>
        <translation>Los errores deben corregirse; los avisos se confirman al publicar, con la palabra entre paréntesis. Código de salida 1 si se encontró algo.</translation>
    </message>
    <message>
        <source>NAME alone is enough, here and in the other commands. With --practice the plan is called PRACTICE-NAME, and has a source and a phase to begin with.</source>
        <translation>Basta con NAME, aquí y en las demás órdenes. Con --practice el plan se llama PRACTICE-NAME, y tiene una fuente y una fase para empezar.</translation>
    </message>
    <message>
        <source>The tournament&apos;s name.</source>
        <translation>El nombre del torneo.</translation>
    </message>
    <message>
        <source>Where the outside value will come from.</source>
        <translation>De dónde vendrá el valor externo.</translation>
    </message>
    <message>
        <source>To try it all out: any value, no waiting, and never called proved.</source>
        <translation>Para probarlo todo: cualquier valor, sin esperar, y nunca llamado demostrado.</translation>
    </message>
    <message>
        <source>The keys are sealed at once: with a passphrase typed at the terminal, or as the options say. Then publish NAME.sqd, NAME.commit.json and the check code yourself, where everybody sees them, and record it with “published”.</source>
        <translation>Las claves se sellan enseguida: con una frase secreta escrita en el terminal, o como digan las opciones. Después publique usted mismo NAME.sqd, NAME.commit.json y el código de comprobación, donde todos los vean, y anótelo con «published».</translation>
    </message>
    <message>
        <source>Seal for an age key; may be given several times.</source>
        <translation>Sellar para una clave age; se puede repetir.</translation>
    </message>
    <message>
        <source>Seal with the words of 2 of 3 officials; writes a sheet for each.</source>
        <translation>Sellar con las palabras de 2 de 3 responsables; escribe una hoja para cada uno.</translation>
    </message>
    <message>
        <source>Leave the keys open, as SquareDeal does.</source>
        <translation>Dejar las claves abiertas, como hace SquareDeal.</translation>
    </message>
    <message>
        <source>A warning you looked at, by the word in brackets; “all” for all of them.</source>
        <translation>Un aviso que ha mirado, con la palabra entre paréntesis; «all» para todos.</translation>
    </message>
    <message>
        <source>Your words go into the journal and, when the keys are revealed, into the pack.</source>
        <translation>Sus palabras van al registro y, cuando se revelan las claves, al paquete.</translation>
    </message>
    <message>
        <source>Where everybody sees it, such as “Bulletin 1, club web page”.</source>
        <translation>Dónde lo ven todos, como «Boletín 1, página web del club».</translation>
    </message>
    <message>
        <source>Since when. Without it, today.</source>
        <translation>Desde cuándo. Sin ella, hoy.</translation>
    </message>
    <message>
        <source>The reason goes into the journal, and into a notice to the players beside what is published.</source>
        <translation>El motivo va al registro, y a un aviso a los jugadores junto a lo publicado.</translation>
    </message>
    <message>
        <source>Only these boards of one reserve set: 5, 5,7 or 5-7.</source>
        <translation>Solo estos estuches de una serie de reserva: 5, 5,7 o 5-7.</translation>
    </message>
    <message>
        <source>Why, in words that everybody will read (Law 6D).</source>
        <translation>Por qué, con palabras que todos leerán (Ley 6D).</translation>
    </message>
    <message>
        <source>With --phase and --sessions: a pack for each of these sessions, on the evening it was played. The keys of the others stay secret. Its reserve set cannot be used after that.</source>
        <translation>Con --phase y --sessions: un paquete para cada una de estas sesiones, la noche en que se jugó. Las claves de las demás siguen en secreto. Su serie de reserva ya no se puede usar después.</translation>
    </message>
    <message>
        <source>Single sessions of this phase.</source>
        <translation>Sesiones sueltas de esta fase.</translation>
    </message>
    <message>
        <source>The pack, or a new folder. Without it, NAME-public.zip with what is published.</source>
        <translation>El paquete, o una carpeta nueva. Sin ella, NAME-public.zip con lo publicado.</translation>
    </message>
    <message>
        <source>Play of all that is revealed is over, reserve sets too.</source>
        <translation>El juego de todo lo que se revela ha acabado, también de las series de reserva.</translation>
    </message>
    <message>
        <source>--of “Dow Jones Industrial Average” --day 2027-07-14 makes the whole sentence. Or use your own words.</source>
        <translation>--of «Dow Jones Industrial Average» --day 2027-07-14 hace la frase entera. O use sus propias palabras.</translation>
    </message>
    <message>
        <source>A value that proves itself: --of drand --at 2027-07-06T18:00Z --or-else “Dow Jones Industrial Average” promises a number that the public clock drand signs at that moment. --or-else counts if drand has ended: of a known source the value of --day, or else of the day after.</source>
        <translation>Un valor que se demuestra solo: --of drand --at 2027-07-06T18:00Z --or-else «Dow Jones Industrial Average» promete un número que el reloj público drand firma en ese momento. --or-else vale si drand se ha acabado: de una fuente conocida el valor de --day, o si no del día siguiente.</translation>
    </message>
    <message>
        <source>--holder “Team B=b7404…” adds the words of others (“holder new” makes them). Holders that the plan has already stay.</source>
        <translation>--holder «Team B=b7404…» añade las palabras de otros («holder new» las crea). Los depositarios que el plan ya tiene se quedan.</translation>
    </message>
    <message>
        <source>“drand”, or one or two of: Dow Jones Industrial Average; S&amp;P 500; Nasdaq Composite; S&amp;P/TSX Composite; FTSE 100; DAX; CAC 40; AEX; BEL 20; SMI; WIG20; OMX Stockholm 30; Nikkei 225; Hang Seng Index; BSE Sensex; Nifty 50; LBMA Gold Price PM in US dollars.</source>
        <translation>«drand», o uno o dos de: Dow Jones Industrial Average; S&amp;P 500; Nasdaq Composite; S&amp;P/TSX Composite; FTSE 100; DAX; CAC 40; AEX; BEL 20; SMI; WIG20; OMX Stockholm 30; Nikkei 225; Hang Seng Index; BSE Sensex; Nifty 50; LBMA Gold Price PM in US dollars.</translation>
    </message>
    <message>
        <source>The day whose value counts.</source>
        <translation>El día cuyo valor cuenta.</translation>
    </message>
    <message>
        <source>Which value of the day.</source>
        <translation>Qué valor del día.</translation>
    </message>
    <message>
        <source>With --of drand, when its round appears: 2027-07-06T18:00Z.</source>
        <translation>Con --of drand, cuándo aparece su ronda: 2027-07-06T18:00Z.</translation>
    </message>
    <message>
        <source>Its number, instead of --at.</source>
        <translation>Su número, en lugar de --at.</translation>
    </message>
    <message>
        <source>With --of drand, what counts if it has ended: a source, or your own words.</source>
        <translation>Con --of drand, qué vale si se ha acabado: una fuente, o sus propias palabras.</translation>
    </message>
    <message>
        <source>Somebody whose words go into the value too; may be given several times. See “holder”.</source>
        <translation>Un depositario cuyas palabras también entran en el valor; se puede repetir. Véase «holder».</translation>
    </message>
    <message>
        <source>Type it as its source publishes it, with all decimals: 43,275.91. Spaces around it are left out, and “.” and “,” between digits. Before it can be known it is refused: on the promised day a closing value before noon, an opening value or a fixing before eight, by the clock of its exchange.</source>
        <translation>Escríbalo como lo publica su fuente, con todos los decimales: 43,275.91. Se omiten los espacios alrededor, y «.» y «,» entre cifras. Antes de que pueda conocerse se rechaza: en el día prometido, un valor de cierre antes del mediodía, un valor de apertura o un fixing antes de las ocho, según el reloj de su bolsa.</translation>
    </message>
    <message>
        <source>A promised round of drand is given as its file, with --round. Its signature is checked here, without a network.</source>
        <translation>Una ronda prometida de drand se da como su archivo, con --round. Su firma se comprueba aquí, sin red.</translation>
    </message>
    <message>
        <source>Every promised holder is needed: --words or --words-file for each, or --withheld. The words are compared with the promised hash.</source>
        <translation>Hace falta cada depositario prometido: --words o --words-file para cada uno, o --withheld. Las palabras se comparan con la huella prometida.</translation>
    </message>
    <message>
        <source>The promised round of drand, as a relay serves it, or its three parts; “-” is standard input.</source>
        <translation>La ronda prometida de drand, como la da un servidor, o sus tres partes; «-» es la entrada estándar.</translation>
    </message>
    <message>
        <source>The value as a second person typed it.</source>
        <translation>El valor como lo escribió una segunda persona.</translation>
    </message>
    <message>
        <source>Replace a value from which nothing was dealt yet.</source>
        <translation>Sustituir un valor del que aún no se ha repartido nada.</translation>
    </message>
    <message>
        <source>Accept a value that is not written as promised, and tell everybody why.</source>
        <translation>Aceptar un valor que no está escrito como se prometió, y decir a todos por qué.</translation>
    </message>
    <message>
        <source>A promised holder&apos;s words: “Team B=hawk-sister-…”.</source>
        <translation>Las palabras de un depositario prometido: «Team B=hawk-sister-…».</translation>
    </message>
    <message>
        <source>The same, from the slip&apos;s text file.</source>
        <translation>Lo mismo, del archivo de texto del papel.</translation>
    </message>
    <message>
        <source>A holder who did not give the words: their SHA-256 takes their place, and everybody sees that.</source>
        <translation>Un depositario que no dio las palabras: su SHA-256 ocupa su lugar, y todos lo ven.</translation>
    </message>
    <message>
        <source>For other paper, or if “publish” did not make it. It contains nothing secret.</source>
        <translation>Para otro papel, o si «publish» no la hizo. No contiene nada secreto.</translation>
    </message>
    <message>
        <source>A new PDF file. Without it, NAME-sheet.pdf.</source>
        <translation>Un archivo PDF nuevo. Sin ella, NAME-sheet.pdf.</translation>
    </message>
    <message>
        <source>NAME.sqd alone takes the files beside it; a public pack (.zip or folder) contains everything. Every board must come from some session, original or reserve, and the answer says which. No card is ever shown.</source>
        <translation>NAME.sqd solo toma los archivos que están junto a él; un paquete público (.zip o carpeta) lo contiene todo. Cada estuche debe venir de alguna sesión, original o de reserva, y la respuesta dice de cuál. Nunca se muestra una carta.</translation>
    </message>
    <message>
        <source>GREEN: all is proved, with what you say. AMBER: nothing is wrong; lists show what is left to you, and what the organiser could still choose. RED: something contradicts.</source>
        <translation>VERDE: todo está demostrado, con lo que usted dice. ÁMBAR: nada está mal; las listas muestran qué le queda por comprobar, y qué pudo elegir aún el organizador. ROJO: algo se contradice.</translation>
    </message>
    <message>
        <source>Exit codes: 0 green or amber, 1 red (with --strict, amber too), 2 there is no plan, 4 a damaged file.</source>
        <translation>Códigos de salida: 0 verde o ámbar, 1 rojo (con --strict, también ámbar), 2 no hay plan, 4 un archivo dañado.</translation>
    </message>
    <message>
        <source>The revealed keys.</source>
        <translation>Las claves reveladas.</translation>
    </message>
    <message>
        <source>Files of boards; those after NAME.sqd are boards as well.</source>
        <translation>Archivos de estuches; los que siguen a NAME.sqd también lo son.</translation>
    </message>
    <message>
        <source>The check code (SHA-256) as you saw it published, digits or 13 words.</source>
        <translation>El código de comprobación (SHA-256) como lo vio publicado, cifras o 13 palabras.</translation>
    </message>
    <message>
        <source>A plan that you kept yourself; one among the FILEs proves nothing.</source>
        <translation>Un plan que guardó usted mismo; uno entre los FILE no demuestra nada.</translation>
    </message>
    <message>
        <source>You saw that check code, or had that plan, before the promised moment.</source>
        <translation>Vio ese código de comprobación, o tuvo ese plan, antes del momento prometido.</translation>
    </message>
    <message>
        <source>The outside value as you looked it up.</source>
        <translation>El valor externo como usted lo consultó.</translation>
    </message>
    <message>
        <source>The sessions that were played: 1:1-3, 2:all, or all; may be given several times.</source>
        <translation>Las sesiones que se jugaron: 1:1-3, 2:all, o all; se puede repetir.</translation>
    </message>
    <message>
        <source>You know of no earlier promise of this organiser for this event.</source>
        <translation>No sabe de ninguna promesa anterior de este organizador para esta prueba.</translation>
    </message>
    <message>
        <source>Exit code 1 unless everything is proved (green).</source>
        <translation>Código de salida 1 si no todo está demostrado (verde).</translation>
    </message>
    <message>
        <source>Without VALUE each line of standard input is one, and is answered before the next is read.</source>
        <translation>Sin VALUE cada línea de la entrada estándar es uno, y se responde antes de leer la siguiente.</translation>
    </message>
    <message>
        <source>Schemes:</source>
        <translation>Métodos:</translation>
    </message>
    <message>
        <source>deals as Big Deal numbers them</source>
        <translation>repartos como los numera Big Deal</translation>
    </message>
    <message>
        <source>deals in Andrews&apos; squashed order</source>
        <translation>repartos en el orden comprimido de Andrews</translation>
    </message>
    <message>
        <source>deals in Pavlicek&apos;s order</source>
        <translation>repartos en el orden de Pavlicek</translation>
    </message>
    <message>
        <source>endings, 1 to 13 cards in every hand</source>
        <translation>finales, de 1 a 13 cartas en todas las manos</translation>
    </message>
    <message>
        <source>endings, 0 to 13 cards in each hand</source>
        <translation>finales, de 0 a 13 cartas en cada mano</translation>
    </message>
    <message>
        <source>any card anywhere</source>
        <translation>cualquier carta en cualquier sitio</translation>
    </message>
    <message>
        <source>deals, two bits a card</source>
        <translation>repartos, dos bits por carta</translation>
    </message>
    <message>
        <source>any card anywhere, three bits a card</source>
        <translation>cualquier carta en cualquier sitio, tres bits por carta</translation>
    </message>
    <message>
        <source>any card anywhere, as four suit words in hexadecimal</source>
        <translation>cualquier carta en cualquier sitio, como cuatro palabras de palo hexadecimales</translation>
    </message>
    <message>
        <source>any card anywhere, as 52 letters N, E, S, W or -</source>
        <translation>cualquier carta en cualquier sitio, como 52 letras N, E, S, W o -</translation>
    </message>
    <message>
        <source>deals as Andrews&apos; three sequences of 13</source>
        <translation>repartos como las tres sucesiones de 13 de Andrews</translation>
    </message>
    <message>
        <source>deals as the squashed indices of the sequences</source>
        <translation>repartos como los índices comprimidos de las sucesiones</translation>
    </message>
    <message>
        <source>sets of whole numbers, such as 2 3 5, in squashed order</source>
        <translation>conjuntos de números enteros, como 2 3 5, en orden comprimido</translation>
    </message>
    <message>
        <source>Complete a diagram to deals, at random, for study.</source>
        <translation>Completar un diagrama hasta repartos, al azar, para estudio.</translation>
    </message>
    <message>
        <source>Turn numbers into diagrams.</source>
        <translation>Convertir números en diagramas.</translation>
    </message>
    <message>
        <source>Turn diagrams into numbers.</source>
        <translation>Convertir diagramas en números.</translation>
    </message>
    <message>
        <source>The cards of DIAGRAM, such as “N:AKQ... - - J...”, stay; the rest is dealt, and each such deal is equally likely. Boards for play come from “bigdeal deal” alone, because here you know cards.</source>
        <translation>Las cartas de DIAGRAM, como «N:AKQ... - - J...», se quedan; el resto se reparte, y todos esos repartos son igual de probables. Los estuches para jugar vienen solo de «bigdeal deal», porque aquí usted conoce cartas.</translation>
    </message>
    <message>
        <source>How many deals. Without it, one.</source>
        <translation>Cuántos repartos. Sin ella, uno.</translation>
    </message>
    <message>
        <source>40 hexadecimal digits that give the same deals again. Without it, the computer&apos;s randomness.</source>
        <translation>40 cifras hexadecimales que dan otra vez los mismos repartos. Sin ella, el azar del ordenador.</translation>
    </message>
    <message>
        <source>The scheme zbs takes four hexadecimal words a diagram. With --binary the numbers come from a file that “encode --binary” wrote.</source>
        <translation>El método zbs toma cuatro palabras hexadecimales por diagrama. Con --binary los números vienen de un archivo que escribió «encode --binary».</translation>
    </message>
    <message>
        <source>Which way to number; “bigdeal number --help” lists them.</source>
        <translation>Cómo numerar; «bigdeal number --help» enumera las maneras.</translation>
    </message>
    <message>
        <source>Read the records of FILE; “-” is standard input.</source>
        <translation>Leer los datos de FILE; «-» es la entrada estándar.</translation>
    </message>
    <message>
        <source>How many members the sets of the scheme squashed have.</source>
        <translation>Cuántos elementos tienen los conjuntos del método squashed.</translation>
    </message>
    <message>
        <source>A diagram is “N:AK.2.. Q..3. ... .4..K”, its suits spades.hearts.diamonds.clubs; a hand without cards is “...” or “-”.</source>
        <translation>Un diagrama es «N:AK.2.. Q..3. ... .4..K», sus palos picas.corazones.diamantes.tréboles; una mano sin cartas es «...» o «-».</translation>
    </message>
    <message>
        <source>With --binary a file of numbers is written: 12 bytes a deal, 14 a balanced ending, 15 an unbalanced one, 16 any layout, 13 and 20 for bits104 and bits156, the most significant byte first. Words of zbs are four bytes each; 13 letters N, E, S, W or - are a suit by itself.</source>
        <translation>Con --binary se escribe un archivo de números: 12 bytes por reparto, 14 por final igual, 15 por final desigual, 16 por disposición, 13 y 20 para bits104 y bits156, el byte más significativo primero. Las palabras de zbs tienen cuatro bytes; 13 letras N, E, S, W o - son un palo suelto.</translation>
    </message>
    <message>
        <source>Write records of 12 to 20 bytes into the new FILE; “-” is standard output.</source>
        <translation>Escribir datos de 12 a 20 bytes en el nuevo FILE; «-» es la salida estándar.</translation>
    </message>
    <message>
        <source>Without a command it lists the holdings that Bradmetz&apos;s steps tell apart: South, North, and the word. A word has a letter a card, the ace first: S, N, and O for the opponents.</source>
        <translation>Sin orden enumera las combinaciones que distinguen los pasos de Bradmetz: Sur, Norte y la palabra. Una palabra tiene una letra por carta, el as primero: S, N, y O para los contrarios.</translation>
    </message>
    <message>
        <source>Steps:</source>
        <translation>Pasos:</translation>
    </message>
    <message>
        <source>South is the longer hand</source>
        <translation>Sur es la mano más larga</translation>
    </message>
    <message>
        <source>cards without an opponent&apos;s between them change places</source>
        <translation>las cartas sin una contraria entre ellas se intercambian</translation>
    </message>
    <message>
        <source>the longer hand keeps as many cards as the opponents hold, the rest sink</source>
        <translation>la mano más larga conserva tantas cartas como tienen los contrarios, las demás se hunden</translation>
    </message>
    <message>
        <source>cards of the longer hand that fall under the shorter hand&apos;s masters sink</source>
        <translation>las cartas de la mano larga que caen bajo las firmes de la corta se hunden</translation>
    </message>
    <message>
        <source>cards of the shorter hand below the longer hand&apos;s weakest useful card sink</source>
        <translation>las cartas de la mano corta bajo la más baja útil de la larga se hunden</translation>
    </message>
    <message>
        <source>cards below the opponents&apos; sentinel sink</source>
        <translation>las cartas bajo el centinela de los contrarios se hunden</translation>
    </message>
    <message>
        <source>How many of the steps to take, 0 to 5. Without it, 5.</source>
        <translation>Cuántos de los pasos, de 0 a 5. Sin ella, 5.</translation>
    </message>
    <message>
        <source>How the article&apos;s third step is understood.</source>
        <translation>Cómo se entiende el tercer paso del artículo.</translation>
    </message>
    <message>
        <source>Count instead: every level, or the one of --level.</source>
        <translation>Contar en su lugar: cada nivel, o el de --level.</translation>
    </message>
    <message>
        <source>Write into the new FILE; “-” is standard output.</source>
        <translation>Escribir en el nuevo FILE; «-» es la salida estándar.</translation>
    </message>
    <message>
        <source>Count trivial holdings, those with one strategy, and twins.</source>
        <translation>Contar combinaciones triviales, las de una sola línea, y gemelas.</translation>
    </message>
    <message>
        <source>Reduce one suit, and name the rule of each step.</source>
        <translation>Reducir un palo, y nombrar la regla de cada paso.</translation>
    </message>
    <message>
        <source>The best chance of every number of tricks, and the line of play.</source>
        <translation>La mejor probabilidad de cada número de bazas, y la línea de juego.</translation>
    </message>
    <message>
        <source>The kinds are those of Bradmetz&apos;s article, among the canonical forms. Twins are not looked for in a sample. All forms take some ten minutes for trivial ones and twins, and hours for the others.</source>
        <translation>Las clases son las del artículo de Bradmetz, entre las formas canónicas. Las gemelas no se buscan en una muestra. Todas las formas tardan unos diez minutos para triviales y gemelas, y horas para las demás.</translation>
    </message>
    <message>
        <source>Kinds:</source>
        <translation>Clases:</translation>
    </message>
    <message>
        <source>each number of tricks is certain or out of reach</source>
        <translation>cada número de bazas es seguro o está fuera de alcance</translation>
    </message>
    <message>
        <source>one line has the best chance of every number of tricks</source>
        <translation>una línea tiene la mejor probabilidad de cada número de bazas</translation>
    </message>
    <message>
        <source>one line takes in every lie what it would with all cards in sight</source>
        <translation>una línea hace en cada distribución lo que haría con todas las cartas a la vista</translation>
    </message>
    <message>
        <source>like one before: same opponents&apos; cards, same lengths, same tricks in every lie</source>
        <translation>como una anterior: mismas cartas contrarias, longitudes y bazas en cada distribución</translation>
    </message>
    <message>
        <source>the same, and South&apos;s and North&apos;s cards are above or below all others</source>
        <translation>lo mismo, y las cartas de Sur y Norte están por encima o debajo de todas las demás</translation>
    </message>
    <message>
        <source>The canonical forms of this reading, after step 5.</source>
        <translation>Las formas canónicas de esta lectura, tras el paso 5.</translation>
    </message>
    <message>
        <source>Only this kind; may be given several times.</source>
        <translation>Solo esta clase; se puede repetir.</translation>
    </message>
    <message>
        <source>Look at one form in N. Without it, 100; 1 where only twins or trivial ones are asked for.</source>
        <translation>Mirar una forma de cada N. Sin ella, 100; 1 donde solo se piden gemelas o triviales.</translation>
    </message>
    <message>
        <source>The suit is SOUTH NORTH, such as AX95 Q4.</source>
        <translation>El palo es SOUTH NORTH, por ejemplo AX95 Q4.</translation>
    </message>
    <message>
        <source>The ten is T, X or 10; R, D and V are K, Q and J; a hand without cards is “-”.</source>
        <translation>El diez es T, X o 10; R, D y V son K, Q y J; una mano sin cartas es «-».</translation>
    </message>
    <message>
        <source>The suit is SOUTH NORTH, such as AJ2 765. It stands alone: either hand can lead to every trick. West and East see all cards and know declarer&apos;s plan; declarer sees what is played. Chances are exact, as when nothing is known of either hand. K/Q is either of two cards that are worth the same.</source>
        <translation>El palo es SOUTH NORTH, por ejemplo AJ2 765. Está solo: cualquiera de las manos puede salir a cada baza. Oeste y Este ven todas las cartas y conocen el plan del declarante; él ve lo que se juega. Las probabilidades son exactas, como cuando nada se sabe de ninguna mano. K/Q es una de dos cartas que valen lo mismo.</translation>
    </message>
    <message>
        <source>Only this number of tricks.</source>
        <translation>Solo este número de bazas.</translation>
    </message>
    <message>
        <source>Show the lines up to N leads; 0 shows the chances alone.</source>
        <translation>Mostrar la línea hasta N salidas; 0 muestra solo las probabilidades.</translation>
    </message>
    <message>
        <source>All boards in FILEs and FOLDERs count together; of a set in several formats, one file. A file with an unknown ending has one deal a line. The percentile is the chance of a count as small or smaller; one figure in twenty stands out by chance alone.</source>
        <translation>Todos los estuches de FILE y FOLDER cuentan juntos; de una serie en varios formatos, un archivo. Un archivo de extensión desconocida tiene un reparto por línea. El percentil es la probabilidad de una cuenta igual de pequeña o menor; una cifra de cada veinte destaca por puro azar.</translation>
    </message>
    <message>
        <source>With --by-set each file is a set. The sets are compared with chance and each other, and boards that come again are named. Whether a machine is fair is answered by “bigdeal check-up”.</source>
        <translation>Con --by-set cada archivo es una serie. Las series se comparan con el azar y entre sí, y se nombran los estuches que se repiten. Si una máquina es limpia lo responde «bigdeal check-up».</translation>
    </message>
    <message>
        <source>Exit codes: 0 no count is beyond chance, 1 one is.</source>
        <translation>Códigos de salida: 0 ninguna cuenta va más allá del azar, 1 alguna.</translation>
    </message>
    <message>
        <source>Also take the files and folders named in FILE, one a line.</source>
        <translation>Tomar también los archivos y carpetas nombrados en FILE, uno por línea.</translation>
    </message>
    <message>
        <source>Each file is a set: compare the sets with chance and each other.</source>
        <translation>Cada archivo es una serie: comparar las series con el azar y entre sí.</translation>
    </message>
    <message>
        <source>Also write all figures into a new file.</source>
        <translation>Escribir también todas las cifras en un archivo nuevo.</translation>
    </message>
    <message>
        <source>Also draw a chart into a new file.</source>
        <translation>Dibujar también un gráfico en un archivo nuevo.</translation>
    </message>
    <message>
        <source>Nobody has to play these boards any more, whatever the journal says.</source>
        <translation>Nadie tiene que jugar ya estos estuches, diga lo que diga el registro.</translation>
    </message>
    <message>
        <source>Give last year&apos;s files, or their FOLDER: any format, any program, the more sets the better. Where they are not as chance deals them, you learn what was done to them. A set that is there several times counts once.</source>
        <translation>Dé los archivos del año pasado, o su FOLDER: cualquier formato, cualquier programa, cuantas más series mejor. Si no son como las reparte el azar, sabrá qué se hizo con ellas. Una serie que está varias veces cuenta una vez.</translation>
    </message>
    <message>
        <source>Exit codes: 0 as chance deals them, 1 not, 4 files that cannot be read.</source>
        <translation>Códigos de salida: 0 como reparte el azar, 1 no, 4 archivos que no se pueden leer.</translation>
    </message>
    <message>
        <source>Print the verdict for the notice board.</source>
        <translation>Imprimir el veredicto para el tablón.</translation>
    </message>
    <message>
        <source>Also count games and slams that can be made: some 0.2 seconds a board.</source>
        <translation>Contar también las mangas y los slams que se pueden hacer: unos 0,2 segundos por estuche.</translation>
    </message>
    <message>
        <source>The last line is the SHA-256 of this copy&apos;s verify.html: players can compare theirs.</source>
        <translation>La última línea es el SHA-256 del verify.html de esta copia: los jugadores pueden comparar el suyo.</translation>
    </message>
    <message>
        <source>With --dossier it also deals fresh boards by the million (minutes), compares them with chance, and writes a PDF to be signed.</source>
        <translation>Con --dossier se reparten además millones de estuches nuevos (minutos), se comparan con el azar, y se escribe un PDF para firmar.</translation>
    </message>
    <message>
        <source>Exit codes: 0 all is well, 5 a known answer is wrong or the dossier FAILED, 1 another dossier has to be made.</source>
        <translation>Códigos de salida: 0 todo bien, 5 una respuesta conocida es falsa o el informe dice FAILED, 1 hay que hacer otro informe.</translation>
    </message>
    <message>
        <source>Also test fresh boards, and write all into a new file.</source>
        <translation>Probar también estuches nuevos, y escribirlo todo en un archivo nuevo.</translation>
    </message>
    <message>
        <source>How many fresh boards the dossier counts. Without it, 10,000,000.</source>
        <translation>Cuántos estuches nuevos cuenta el informe. Sin ella, 10&#xa0;000&#xa0;000.</translation>
    </message>
    <message>
        <source>{title}: {boards}, set code {set_code}: {names}</source>
        <translation>{title}: {boards}, código de la serie {set_code}: {names}</translation>
    </message>
    <message>
        <source>Phase {number}: {sessions}, {boards}, files {prefix}: {description}</source>
        <translation>Fase {number}: {sessions}, {boards}, archivos {prefix}: {description}</translation>
    </message>
    <message>
        <source>  {number}  {sessions}, {boards}, files {prefix}: {description}</source>
        <translation>  {number}  {sessions}, {boards}, archivos {prefix}: {description}</translation>
    </message>
</context>
<context>
    <name>digest</name>
    <message>
        <source>There are more than {of} words.</source>
        <translation>Hay más de {of} palabras.</translation>
    </message>
    <message>
        <source>There are more than {of} groups of eight.</source>
        <translation>Hay más de {of} grupos de ocho.</translation>
    </message>
    <message>
        <source>All {of} words agree.</source>
        <translation>Las {of} palabras coinciden.</translation>
    </message>
    <message>
        <source>All {of} groups agree.</source>
        <translation>Los {of} grupos coinciden.</translation>
    </message>
    <message>
        <source>Type the digits or the words.</source>
        <translation>Escriba las cifras o las palabras.</translation>
    </message>
    <message>
        <source>Right so far: {place} of {of} words.</source>
        <translation>Bien hasta aquí: {place} de {of} palabras.</translation>
    </message>
    <message>
        <source>Right so far: {place} of {of} groups.</source>
        <translation>Bien hasta aquí: {place} de {of} grupos.</translation>
    </message>
    <message>
        <source>Word {place} is not in the word list. Check it again.</source>
        <translation>La palabra {place} no está en la lista: vuelva a mirarla.</translation>
    </message>
    <message>
        <source>Word {place} is different.</source>
        <translation>La palabra {place} es otra.</translation>
    </message>
    <message>
        <source>Group {place} of eight is different.</source>
        <translation>El grupo de ocho n.º {place} es otro.</translation>
    </message>
</context>
<context>
    <name>dossier</name>
    <message>
        <source>Dossier of {program}</source>
        <translation>Dosier de {program}</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Firmas</translation>
    </message>
    <message>
        <source>Name and office</source>
        <translation>Nombre y cargo</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>Lugar y fecha</translation>
    </message>
    <message>
        <source>{program}, dossier: {verdict}. Page {page} of {pages}</source>
        <translation>{program}, dosier: {verdict}. Página {page} de {pages}</translation>
    </message>
    <message>
        <source>Meter and recordings of people</source>
        <translation>El medidor y grabaciones de personas</translation>
    </message>
    <message>
        <source>Of what the non-IID tests of NIST SP 800-90B find, it credits 0.55 to 0.83 for key presses, 0.60 to 0.84 for holds and 0.85 for the mouse</source>
        <translation>De lo que hallan las pruebas no IID de NIST SP 800-90B, acredita de 0,55 a 0,83 en pulsaciones, de 0,60 a 0,84 en su duración y 0,85 en el ratón</translation>
    </message>
    <message>
        <source>Meter and the best guesser</source>
        <translation>El medidor y el mejor adivino</translation>
    </message>
    <message>
        <source>A session that it calls 213 bits has 475 in the median, and at least 307, for somebody who knows the typist and everything typed before</source>
        <translation>Una entrada que estima en 213 bits tiene 475 de mediana, y al menos 307, para quien conoce a la persona y todo lo tecleado antes</translation>
    </message>
    <message>
        <source>Recordings used</source>
        <translation>Grabaciones usadas</translation>
    </message>
    <message>
        <source>126,000 presses of 22 people; 5,300 presses of 7 people (Aalto); 168,423 moves of 120 people (SapiMouse)</source>
        <translation>126&#xa0;000 pulsaciones de 22 personas; 5&#xa0;300 pulsaciones de 7 personas (Aalto); 168&#xa0;423 movimientos de 120 personas (SapiMouse)</translation>
    </message>
    <message>
        <source>Long runs of the generator</source>
        <translation>Series largas del generador</translation>
    </message>
    <message>
        <source>100,000,000 and 1,000,000,000 boards, 103 tests each: none fails at 1 % for all together</source>
        <translation>100&#xa0;000&#xa0;000 y 1&#xa0;000&#xa0;000&#xa0;000 de estuches, 103 pruebas cada una: ninguna falla al 1&#xa0;% para todas juntas</translation>
    </message>
    <message>
        <source>81 figures: 77 passed, 4 weak, none failed. The weak ones again, with five times the samples: all 33 passed</source>
        <translation>81 valores: 77 superados, 4 débiles, ninguno fallido. Los débiles otra vez, con cinco veces más muestras: los 33 superados</translation>
    </message>
    <message>
        <source>a player who knows some hands</source>
        <translation>un jugador que conoce algunas manos</translation>
    </message>
    <message>
        <source>work out the others, or the next set</source>
        <translation>deducir las demás, o la serie siguiente</translation>
    </message>
    <message>
        <source>each deal is cut out of a hash of a 160-bit seed; no output is ever part of the next input</source>
        <translation>cada reparto se corta de un hash de una semilla de 160 bits; ninguna salida entra en la entrada siguiente</translation>
    </message>
    <message>
        <source>a player who knows when and where the boards were dealt</source>
        <translation>un jugador que sabe cuándo y dónde se repartieron los estuches</translation>
    </message>
    <message>
        <source>guess the seed</source>
        <translation>adivinar la semilla</translation>
    </message>
    <message>
        <source>213 bits of typing and moving, and the system&apos;s randomness besides; the clock alone is worth nothing</source>
        <translation>213 bits de teclear y mover, y además el azar del sistema; el reloj solo no vale nada</translation>
    </message>
    <message>
        <source>somebody who finds what the program leaves</source>
        <translation>quien encuentra lo que el programa deja</translation>
    </message>
    <message>
        <source>find a card or the seed again</source>
        <translation>recuperar una carta o la semilla</translation>
    </message>
    <message>
        <source>neither is written anywhere; digests of deals are keyed; the set code is an HMAC, not a hash</source>
        <translation>ninguna de las dos se escribe en ningún sitio; las huellas de los repartos llevan clave; el código de la serie es un HMAC, no un hash</translation>
    </message>
    <message>
        <source>a careless or hurried operator</source>
        <translation>un operador descuidado o con prisa</translation>
    </message>
    <message>
        <source>overwrite a set, play an old one, use half of one</source>
        <translation>sobrescribir una serie, jugar una antigua, usar media</translation>
    </message>
    <message>
        <source>nothing is overwritten; a deal that comes back is noticed; a set is whole or not there</source>
        <translation>no se sobrescribe nada; un reparto que vuelve se advierte; una serie está entera o no está</translation>
    </message>
    <message>
        <source>an operator who does not like the hands</source>
        <translation>un operador a quien no le gustan las manos</translation>
    </message>
    <message>
        <source>deal again until they please</source>
        <translation>repartir otra vez hasta que gusten</translation>
    </message>
    <message>
        <source>no card is shown; there is no “again”: each dealing needs a full meter, gets a new seed and leaves a row in the journal for every set</source>
        <translation>no se muestra ninguna carta; no hay «otra vez»: cada reparto exige el medidor lleno, recibe una semilla nueva y deja una línea en el registro por cada serie</translation>
    </message>
    <message>
        <source>a faulty disk, USB drive or copy of the program</source>
        <translation>un disco, una memoria USB o una copia del programa con fallos</translation>
    </message>
    <message>
        <source>wrong boards</source>
        <translation>estuches erróneos</translation>
    </message>
    <message>
        <source>every file is read back and compared; known answers are checked at each start, and a program that fails them does not deal</source>
        <translation>cada archivo se relee y se compara; las respuestas conocidas se comprueban en cada inicio, y un programa que no las da no reparte</translation>
    </message>
    <message>
        <source>Not against: somebody who controls the computer (malware, another administrator, a camera at the screen), somebody who gets the files before play, or an operator who alters the program. Those need people: a second person in the room, a computer that is off the network, files that are carried by hand.</source>
        <translation>No protege contra quien domina el ordenador (programas dañinos, otro administrador, una cámara ante la pantalla), quien obtiene los archivos antes del juego o un operador que altera el programa. Para eso hacen falta personas: otra más en la sala, un ordenador sin red, archivos llevados en mano.</translation>
    </message>
    <message>
        <source>The meter cannot tell a person from a long recording played once, or from a program written to imitate one: no count can.</source>
        <translation>El medidor no puede distinguir a una persona de una grabación larga reproducida una sola vez, ni de un programa hecho para imitarla: ningún recuento puede.</translation>
    </message>
    <message>
        <source>A seed is in one buffer, which is overwritten after use. Python, the hash library and the operating system may have copied it before. Swap and hibernation can put a page of memory on the disk. Encrypt the disk, or switch swap off.</source>
        <translation>Una semilla está en un solo búfer, que se sobrescribe tras su uso. Python, la biblioteca de hash y el sistema operativo pueden haberla copiado antes. La memoria de intercambio y la hibernación pueden llevar una página de memoria al disco. Cifre el disco o desactive la memoria de intercambio.</translation>
    </message>
    <message>
        <source>And {count} more, below.</source>
        <translation>Y {count} más, abajo.</translation>
    </message>
    <message>
        <source>This copy of the program must not deal.</source>
        <translation>Esta copia del programa no debe repartir.</translation>
    </message>
    <message>
        <source>Two counts in turn came out as each of them does by chance once in a hundred times: that is one dossier of ten thousand. Make another one. If it says the same, this copy of the program must not deal.</source>
        <translation>Dos recuentos seguidos salieron como sale cada uno por azar una vez de cada cien: es un dosier de cada diez mil. Haga otro. Si dice lo mismo, esta copia del programa no debe repartir.</translation>
    </message>
    <message>
        <source>Every known answer is right, and no test of fresh boards shows more than chance does.</source>
        <translation>Todas las respuestas conocidas son correctas, y ninguna prueba de estuches nuevos muestra más que el azar.</translation>
    </message>
    <message>
        <source>A test of the first count came out as it does by chance in one dossier of a hundred, so as many boards were dealt and counted again. Both counts are below.</source>
        <translation>Una prueba del primer recuento salió como sale por azar en un dosier de cada cien; por eso se repartieron y contaron otros tantos estuches. Ambos recuentos figuran abajo.</translation>
    </message>
    <message>
        <source>Known answer of the {part}: WRONG.</source>
        <translation>Respuesta conocida ({part}): ERRÓNEA.</translation>
    </message>
    <message>
        <source>No boards could be made: {fault}</source>
        <translation>No se pudo repartir ningún estuche: {fault}</translation>
    </message>
    <message>
        <source>Made {time} by the program itself, with {boards} fresh boards, in {seconds} seconds.</source>
        <translation>Hecho el {time} por el propio programa, con {boards} estuches nuevos, en {seconds} segundos.</translation>
    </message>
    <message>
        <source>Made with the program named above:</source>
        <translation>Hecho con el programa indicado arriba:</translation>
    </message>
    <message>
        <source>{boards} boards were dealt just now, from {used} of {seeds} seeds. The seeds were drawn as for every dealing by command: from the operating system’s randomness, hashed with the clocks. No board was shown or kept; all were counted, and held against what chance alone gives, worked out exactly.</source>
        <translation>Se acaban de repartir {boards} estuches con {used} de {seeds} semillas. Las semillas se sacaron como en cada reparto por orden: del azar del sistema operativo, mezclado con los relojes. Ningún estuche se mostró ni se guardó; todos se contaron y se compararon con lo que da solo el azar, calculado exactamente.</translation>
    </message>
    <message>
        <source>Checks a tournament, as verify.html does, whose SHA-256 is above and in the release’s notes.</source>
        <translation>Verifica un torneo, como verify.html, cuyo SHA-256 figura arriba y en las notas de la publicación.</translation>
    </message>
    <message>
        <source>For the committee, after comparing its SHA-256 with the published one:</source>
        <translation>Por la comisión, tras comparar su SHA-256 con el publicado:</translation>
    </message>
    <message>
        <source>For the committee:</source>
        <translation>Por la comisión:</translation>
    </message>
    <message>
        <source>SHA-256 of {name}</source>
        <translation>SHA-256 de {name}</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>Qué se comprobó</translation>
    </message>
    <message>
        <source>Each part is asked for what is known: the published answers of RIPEMD-160, the numbers of a known seed, the map from numbers to deals and back, every file format byte for byte and read back. Before each dealing the program tries the same, and does not deal if an answer is wrong.</source>
        <translation>A cada parte se le pregunta algo conocido: las respuestas publicadas de RIPEMD-160, los números de una semilla conocida, la correspondencia de números a repartos y a la inversa, cada formato de archivo byte a byte y releído. Antes de cada reparto el programa comprueba lo mismo, y no reparte si una respuesta es errónea.</translation>
    </message>
    <message>
        <source>{count} of {all} known answers are right.</source>
        <translation>{count} de {all} respuestas conocidas son correctas.</translation>
    </message>
    <message>
        <source>part</source>
        <translation>parte</translation>
    </message>
    <message>
        <source>result</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>Known answers</source>
        <translation>Respuestas conocidas</translation>
    </message>
    <message>
        <source>“Chance” is how often a perfect dealer strays as far, on either side. With {count} tests some chances are small by chance; “adjusted” allows for that (Holm 1979). {failed}: an adjusted chance below one in a million. Where one is below 1 %, as many boards are dealt and counted a second time; if that happens again: {unclear}. A perfect dealer meets {unclear} in one dossier of ten thousand, {failed} in one of a million. Outcomes of which chance gives fewer than ten are counted together. The names of the tests are English, as in docs/fairness.md.</source>
        <translation>«Probabilidad» es la frecuencia con que un repartidor perfecto se desvía otro tanto, por cualquiera de los dos lados. Con {count} pruebas algunas son pequeñas por azar; «ajustada» lo tiene en cuenta (Holm 1979). {failed}: una probabilidad ajustada inferior a una entre un millón. Si alguna es inferior al 1&#xa0;%, se reparten y cuentan otros tantos estuches; si vuelve a ocurrir: {unclear}. Un repartidor perfecto obtiene {unclear} en un dosier de cada diez mil, {failed} en uno de cada millón. Los resultados de los que el azar da menos de diez se cuentan juntos. Los nombres de las pruebas están en inglés, como en docs/fairness.md.</translation>
    </message>
    <message>
        <source>{count} of {all} (by chance: none)</source>
        <translation>{count} de {all} (por azar: ninguna)</translation>
    </message>
    <message>
        <source>Boards that came again</source>
        <translation>Estuches repetidos</translation>
    </message>
    <message>
        <source>Seeds that came again</source>
        <translation>Semillas repetidas</translation>
    </message>
    <message>
        <source>Chances below 10 %, 5 %, 1 %</source>
        <translation>Probabilidades inferiores al 10&#xa0;%, 5&#xa0;%, 1&#xa0;%</translation>
    </message>
    <message>
        <source>{counts} (by chance about {expected})</source>
        <translation>{counts} (por azar, unas {expected})</translation>
    </message>
    <message>
        <source>test</source>
        <translation>prueba</translation>
    </message>
    <message>
        <source>chi-square</source>
        <translation>chi cuadrado</translation>
    </message>
    <message>
        <source>degrees of freedom</source>
        <translation>grados de libertad</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>probabilidad</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>ajustada</translation>
    </message>
    <message>
        <source>Fresh boards</source>
        <translation>Estuches nuevos</translation>
    </message>
    <message>
        <source>Fresh boards, counted again</source>
        <translation>Estuches nuevos, contados otra vez</translation>
    </message>
    <message>
        <source>PASSED</source>
        <translation>SUPERADA</translation>
    </message>
    <message>
        <source>NOT CLEAR</source>
        <translation>DUDOSA</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>NO SUPERADA</translation>
    </message>
    <message>
        <source>A set needs a seed of 160 bits that nobody can guess. In the window it is drawn when {target} bits of typing and moving have been credited; what one of several predictors foresees earns nothing, and health tests after NIST SP 800-90B refuse input that repeats itself. Always, and in commands alone, the operating system’s randomness goes in: {bytes} bytes at the start and {bytes} at each seed, each read compared with the one before it. All is hashed with RIPEMD-160; numbers that are no deal’s are refused, never folded.</source>
        <translation>Una serie necesita una semilla de 160 bits que nadie pueda adivinar. En la ventana se saca cuando se han acreditado {target} bits de teclear y mover; lo que prevé alguno de varios predictores no cuenta, y unas pruebas según NIST SP 800-90B rechazan la entrada que se repite. Siempre, y en las órdenes él solo, entra el azar del sistema operativo: {bytes} bytes al inicio y {bytes} en cada semilla, cada lectura comparada con la anterior. Todo pasa por RIPEMD-160; los números que no son de ningún reparto se rechazan, nunca se reducen.</translation>
    </message>
    <message>
        <source>Randomness: the rules, and what was measured</source>
        <translation>Azar: las reglas y lo que se midió</translation>
    </message>
    <message>
        <source>who</source>
        <translation>quién</translation>
    </message>
    <message>
        <source>what they try</source>
        <translation>qué intenta</translation>
    </message>
    <message>
        <source>what stands against it</source>
        <translation>qué se le opone</translation>
    </message>
    <message>
        <source>Threats and limits</source>
        <translation>Amenazas y límites</translation>
    </message>
    <message>
        <source>Makes this dossier again, with other seeds and so with other figures.</source>
        <translation>Hace este dosier otra vez, con otras semillas y, por tanto, otras cifras.</translation>
    </message>
    <message>
        <source>Beside the release: the SHA-256 of the download. “gh attestation verify” tells who built it.</source>
        <translation>Junto a la publicación: el SHA-256 de la descarga. «gh attestation verify» dice quién la construyó.</translation>
    </message>
    <message>
        <source>Built again from the sources, the program for Linux is the same bytes.</source>
        <translation>Construido otra vez con las fuentes, el programa para Linux es idéntico byte a byte.</translation>
    </message>
    <message>
        <source>What the program contains. A bill of materials (.cdx.json) is beside the release.</source>
        <translation>Qué contiene el programa. Junto a la publicación hay una lista de materiales (.cdx.json).</translation>
    </message>
    <message>
        <source>A long run that anybody can repeat: its seed is published before it deals.</source>
        <translation>Una serie larga que cualquiera puede repetir: su semilla se publica antes de repartir.</translation>
    </message>
    <message>
        <source>What anybody can check</source>
        <translation>Lo que cualquiera puede comprobar</translation>
    </message>
    <message>
        <source>{test}: by chance at most once in {odds} such runs.</source>
        <translation>{test}: por azar, como mucho una vez en {odds} series así.</translation>
    </message>
    <message>
        <source>{count} of {all} seeds were drawn before.</source>
        <translation>{count} de {all} semillas ya habían salido antes.</translation>
    </message>
    <message>
        <source>{count} of {all} boards were dealt before.</source>
        <translation>{count} de {all} estuches ya se habían repartido antes.</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>There is no format “{name}”. The formats are: {known}.</source>
        <translation>No existe el formato «{name}». Los formatos son: {known}.</translation>
    </message>
    <message>
        <source>The name has no ending that shows the format. Rename the file to end in one of: {known}.</source>
        <translation>El nombre no tiene una extensión que indique el formato. Cambie el nombre del archivo para que termine en una de estas: {known}.</translation>
    </message>
    <message>
        <source>The format “{first}” was given twice.</source>
        <translation>El formato «{first}» se indicó dos veces.</translation>
    </message>
    <message>
        <source>“{first}” and “{second}” would both write the {suffix} file: choose one.</source>
        <translation>«{first}» y «{second}» escribirían ambos el archivo {suffix}: elija uno.</translation>
    </message>
    <message>
        <source>The journal “{path}” is damaged: {reason}.</source>
        <translation>El registro «{path}» está dañado: {reason}.</translation>
    </message>
    <message>
        <source>The journal “{path}” was written by a newer version of this program.</source>
        <translation>El registro «{path}» lo escribió una versión más nueva de este programa.</translation>
    </message>
    <message>
        <source>Another program is writing to the journal “{path}”.</source>
        <translation>Otro programa está escribiendo en el registro «{path}».</translation>
    </message>
    <message>
        <source>The journal “{path}” cannot be used: {reason}.</source>
        <translation>No se puede usar el registro «{path}»: {reason}.</translation>
    </message>
    <message>
        <source>The journal was changed: {problems}</source>
        <translation>El registro fue alterado: {problems}</translation>
    </message>
    <message>
        <source>Set {code} is “{state}” and cannot become “{wanted}”.</source>
        <translation>La serie {code} está «{state}» y no puede pasar a «{wanted}».</translation>
    </message>
    <message>
        <source>This file is sealed, but not locked until a time.</source>
        <translation>Este archivo está sellado, pero no bloqueado hasta una hora.</translation>
    </message>
    <message>
        <source>Not a locked box</source>
        <translation>No es una caja bloqueada</translation>
    </message>
    <message>
        <source>Another public clock</source>
        <translation>Otro reloj público</translation>
    </message>
    <message>
        <source>Round {needed} opens this box, not round {given}.</source>
        <translation>Esta caja la abre el sorteo {needed}, no el sorteo {given}.</translation>
    </message>
    <message>
        <source>A package is missing</source>
        <translation>Falta un paquete</translation>
    </message>
    <message>
        <source>Not a deal: {problems}.</source>
        <translation>No es un reparto: {problems}.</translation>
    </message>
    <message>
        <source>Not a diagram: {reason}.</source>
        <translation>No es un diagrama: {reason}.</translation>
    </message>
    <message>
        <source>Not {kind}: {problems}.</source>
        <translation>No es {kind}: {problems}.</translation>
    </message>
    <message>
        <source>The scheme “{scheme}” numbers from 0 to {last}.</source>
        <translation>El esquema «{scheme}» numera de 0 a {last}.</translation>
    </message>
    <message>
        <source>Not four suit words: {reason}.</source>
        <translation>No son cuatro palabras de palos: {reason}.</translation>
    </message>
    <message>
        <source>{place}: {reason}</source>
        <translation>{place}: {reason}</translation>
    </message>
    <message>
        <source>There is no number scheme “{name}”. The schemes are: {known}.</source>
        <translation>No existe el esquema de números «{name}». Los esquemas son: {known}.</translation>
    </message>
    <message>
        <source>Unknown number scheme</source>
        <translation>Esquema de números desconocido</translation>
    </message>
    <message>
        <source>Nothing was done. Choose from the list.</source>
        <translation>No se ha hecho nada. Elija de la lista.</translation>
    </message>
    <message>
        <source>A value cannot be packed</source>
        <translation>Un valor no se puede empaquetar</translation>
    </message>
    <message>
        <source>Damaged file of numbers</source>
        <translation>Archivo de números dañado</translation>
    </message>
    <message>
        <source>Nothing can be printed on this computer: {reason}.</source>
        <translation>En este ordenador no se puede imprimir nada: {reason}.</translation>
    </message>
    <message>
        <source>The generator has used all {last} values of its counter.</source>
        <translation>El generador ha usado los {last} valores de su contador.</translation>
    </message>
    <message>
        <source>Only {have_bits} of {want_bits} bits of randomness have been collected.</source>
        <translation>Solo se han recogido {have_bits} de {want_bits} bits de azar.</translation>
    </message>
    <message>
        <source>The self-test of the {part} failed: this copy of the program is damaged.</source>
        <translation>La autocomprobación de {part} falló: esta copia del programa está dañada.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>These boards were dealt before and are {state}: set {named}.</source>
        <translation>Estos estuches ya se repartieron y su estado es «{state}»: serie {named}.</translation>
    </message>
    <message>
        <source>“{text}” cannot be a file name: {reason}.</source>
        <translation>«{text}» no puede ser un nombre de archivo: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” could not be written: {reason}.</source>
        <translation>No se pudo escribir «{path}»: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” could not be read: {reason}.</source>
        <translation>No se pudo leer «{path}»: {reason}.</translation>
    </message>
    <message>
        <source>The keys do not fit the plan: {problems}.</source>
        <translation>Las claves no corresponden al plan: {problems}.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>source of the outside value</source>
        <translation>fuente del valor externo</translation>
    </message>
    <message>
        <source>outside value</source>
        <translation>valor externo</translation>
    </message>
    <message>
        <source>hash of the keys</source>
        <translation>huella de las claves</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>plan</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>motivo</translation>
    </message>
    <message>
        <source>hash of the words</source>
        <translation>huella de las palabras</translation>
    </message>
    <message>
        <source>name of the holder</source>
        <translation>nombre del depositario</translation>
    </message>
    <message>
        <source>description</source>
        <translation>descripción</translation>
    </message>
    <message>
        <source>number of phases</source>
        <translation>número de fases</translation>
    </message>
    <message>
        <source>number of sessions</source>
        <translation>número de sesiones</translation>
    </message>
    <message>
        <source>number of boards</source>
        <translation>número de estuches</translation>
    </message>
    <message>
        <source>choice of boards</source>
        <translation>elección de estuches</translation>
    </message>
    <message>
        <source>Boards not understood</source>
        <translation>No se entiende qué estuches</translation>
    </message>
    <message>
        <source>Write a number such as 24, or a range such as 11-20.</source>
        <translation>Escriba un número como 24 o un intervalo como 11-20.</translation>
    </message>
    <message>
        <source>Not a deal</source>
        <translation>No es un reparto</translation>
    </message>
    <message>
        <source>Check the hands: 52 different cards, 13 to each seat.</source>
        <translation>Revise las manos: 52 cartas distintas, 13 por jugador.</translation>
    </message>
    <message>
        <source>Hands not understood</source>
        <translation>No se entienden las manos</translation>
    </message>
    <message>
        <source>Write N: and four hands, suits in the order spades.hearts.diamonds.clubs.</source>
        <translation>Escriba N: y cuatro manos, con los palos en el orden picas.corazones.diamantes.tréboles.</translation>
    </message>
    <message>
        <source>Hands that do not fit</source>
        <translation>Manos que no encajan</translation>
    </message>
    <message>
        <source>Check the hands: no card twice, and as many cards to each seat as the scheme allows.</source>
        <translation>Revise las manos: ninguna carta repetida, y a cada jugador tantas cartas como permite el esquema.</translation>
    </message>
    <message>
        <source>Suit words not understood</source>
        <translation>No se entienden las palabras de los palos</translation>
    </message>
    <message>
        <source>Write four words of eight hexadecimal digits: spades, hearts, diamonds, clubs.</source>
        <translation>Escriba cuatro palabras de ocho cifras hexadecimales: picas, corazones, diamantes, tréboles.</translation>
    </message>
    <message>
        <source>Number out of range</source>
        <translation>Número fuera del intervalo</translation>
    </message>
    <message>
        <source>Holding not understood</source>
        <translation>No se entiende la combinación</translation>
    </message>
    <message>
        <source>No randomness from the computer</source>
        <translation>El ordenador no da azar</translation>
    </message>
    <message>
        <source>Too many boards from one seed</source>
        <translation>Demasiados estuches con una semilla</translation>
    </message>
    <message>
        <source>The meter is not full</source>
        <translation>El medidor no está lleno</translation>
    </message>
    <message>
        <source>The same seed twice</source>
        <translation>La misma semilla dos veces</translation>
    </message>
    <message>
        <source>Nothing was dealt. Do not deal on this computer: its randomness is broken.</source>
        <translation>No se ha repartido nada. No reparta en este ordenador: su azar está averiado.</translation>
    </message>
    <message>
        <source>The same deals twice</source>
        <translation>Los mismos repartos dos veces</translation>
    </message>
    <message>
        <source>The program must not deal</source>
        <translation>El programa no debe repartir</translation>
    </message>
    <message>
        <source>Nothing was dealt. Install the program again from a source you trust.</source>
        <translation>No se ha repartido nada. Vuelva a instalar el programa desde una fuente de confianza.</translation>
    </message>
    <message>
        <source>Unknown format</source>
        <translation>Formato desconocido</translation>
    </message>
    <message>
        <source>Nothing was written. Choose from the list.</source>
        <translation>No se ha escrito nada. Elija de la lista.</translation>
    </message>
    <message>
        <source>Two formats, one file</source>
        <translation>Dos formatos, un solo archivo</translation>
    </message>
    <message>
        <source>Nothing was dealt. Nothing was written.</source>
        <translation>No se ha repartido nada. No se ha escrito nada.</translation>
    </message>
    <message>
        <source>Damaged file</source>
        <translation>Archivo dañado</translation>
    </message>
    <message>
        <source>Boards that are not deals</source>
        <translation>Estuches que no son repartos</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Archivo demasiado grande</translation>
    </message>
    <message>
        <source>Not a file name</source>
        <translation>No vale como nombre de archivo</translation>
    </message>
    <message>
        <source>Folder not found</source>
        <translation>Carpeta no encontrada</translation>
    </message>
    <message>
        <source>The files could not be written</source>
        <translation>No se pudieron escribir los archivos</translation>
    </message>
    <message>
        <source>The file could not be read</source>
        <translation>No se pudo leer el archivo</translation>
    </message>
    <message>
        <source>The disk did not keep the files</source>
        <translation>El disco no conservó los archivos</translation>
    </message>
    <message>
        <source>Files were left behind</source>
        <translation>Han quedado archivos</translation>
    </message>
    <message>
        <source>The journal is damaged</source>
        <translation>El registro está dañado</translation>
    </message>
    <message>
        <source>The journal is from a newer version</source>
        <translation>El registro es de una versión más nueva</translation>
    </message>
    <message>
        <source>The journal is in use</source>
        <translation>El registro está en uso</translation>
    </message>
    <message>
        <source>Nothing was recorded. Wait for the other program, then try again.</source>
        <translation>No se ha anotado nada. Espere al otro programa y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>The journal cannot be used</source>
        <translation>No se puede usar el registro</translation>
    </message>
    <message>
        <source>The journal was changed</source>
        <translation>El registro fue alterado</translation>
    </message>
    <message>
        <source>Set not found</source>
        <translation>Serie no encontrada</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Ahora no es posible</translation>
    </message>
    <message>
        <source>Nothing can be printed</source>
        <translation>No se puede imprimir nada</translation>
    </message>
    <message>
        <source>Nothing was written. Install what is missing, or do this on another computer.</source>
        <translation>No se ha escrito nada. Instale lo que falta, o hágalo en otro ordenador.</translation>
    </message>
    <message>
        <source>Damaged tournament file</source>
        <translation>Archivo de torneo dañado</translation>
    </message>
    <message>
        <source>Damaged file of keys</source>
        <translation>Archivo de claves dañado</translation>
    </message>
    <message>
        <source>Keys of another plan</source>
        <translation>Claves de otro plan</translation>
    </message>
    <message>
        <source>Nothing was dealt. Use the keys that were made when this plan was published.</source>
        <translation>No se ha repartido nada. Use las claves que se crearon al publicar este plan.</translation>
    </message>
    <message>
        <source>Not the published keys</source>
        <translation>No son las claves publicadas</translation>
    </message>
    <message>
        <source>No such session</source>
        <translation>No existe esa sesión</translation>
    </message>
    <message>
        <source>Boards are still open</source>
        <translation>Quedan estuches por indicar</translation>
    </message>
    <message>
        <source>Not ready to be published</source>
        <translation>Aún no se puede publicar</translation>
    </message>
    <message>
        <source>No double-dummy results</source>
        <translation>Sin resultados a cartas vistas</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>Command not understood</source>
        <translation>No se entiende la orden</translation>
    </message>
    <message>
        <source>Boards that were in use</source>
        <translation>Estuches que ya se han usado</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>No se ha escrito nada.</translation>
    </message>
    <message>
        <source>Passphrase too weak</source>
        <translation>Frase secreta demasiado débil</translation>
    </message>
    <message>
        <source>Wrong passphrase</source>
        <translation>Frase secreta incorrecta</translation>
    </message>
    <message>
        <source>Not the right key</source>
        <translation>No es la clave correcta</translation>
    </message>
    <message>
        <source>A passphrase is needed</source>
        <translation>Hace falta una frase secreta</translation>
    </message>
    <message>
        <source>A secret key is needed</source>
        <translation>Hace falta una clave secreta</translation>
    </message>
    <message>
        <source>Damaged sealed file</source>
        <translation>Archivo sellado dañado</translation>
    </message>
    <message>
        <source>Public key not understood</source>
        <translation>No se entiende la clave pública</translation>
    </message>
    <message>
        <source>Secret key not understood</source>
        <translation>No se entiende la clave secreta</translation>
    </message>
    <message>
        <source>List of words not understood</source>
        <translation>No se entiende la lista de palabras</translation>
    </message>
    <message>
        <source>Nothing was opened. Compare it with the sheet, word by word.</source>
        <translation>No se ha abierto nada. Compárela con la hoja, palabra por palabra.</translation>
    </message>
    <message>
        <source>More officials are needed</source>
        <translation>Hacen falta más responsables</translation>
    </message>
    <message>
        <source>Nothing was opened. Use sheets with the same set number.</source>
        <translation>No se ha abierto nada. Use hojas con el mismo número de grupo.</translation>
    </message>
    <message>
        <source>Damaged key of a session</source>
        <translation>Clave de una sesión dañada</translation>
    </message>
    <message>
        <source>This needs the package {package}, which is not installed: pip install bigdeal-gui[{extra}].</source>
        <translation>Esto necesita el paquete {package}, que no está instalado: pip install bigdeal-gui[{extra}].</translation>
    </message>
    <message>
        <source>Not an outside value</source>
        <translation>No es un valor externo</translation>
    </message>
    <message>
        <source>“{file}” is the secret slip, which stays with its holder. The file for the organiser is the one whose name ends in “-hash.txt”.</source>
        <translation>«{file}» es el papel secreto, que se queda con su depositario. El archivo para el organizador es aquel cuyo nombre termina en «-hash.txt».</translation>
    </message>
    <message>
        <source>Secret slip</source>
        <translation>Papel secreto</translation>
    </message>
    <message>
        <source>These are not yet the words of “{name}”: {reason}.</source>
        <translation>Estas no son todavía las palabras de «{name}»: {reason}.</translation>
    </message>
    <message>
        <source>Not the promised words</source>
        <translation>No son las palabras prometidas</translation>
    </message>
    <message>
        <source>The words of these holders are missing: {names}.</source>
        <translation>Faltan las palabras de estos depositarios: {names}.</translation>
    </message>
    <message>
        <source>Words are missing</source>
        <translation>Faltan palabras</translation>
    </message>
    <message>
        <source>The promise names no holder “{name}”.</source>
        <translation>La promesa no nombra a ningún depositario «{name}».</translation>
    </message>
    <message>
        <source>No such holder</source>
        <translation>No hay tal depositario</translation>
    </message>
    <message>
        <source>The pack does not prove what it should: {problems}</source>
        <translation>El paquete no demuestra lo que debe: {problems}</translation>
    </message>
    <message>
        <source>The pack was not made</source>
        <translation>El paquete no se ha hecho</translation>
    </message>
    <message>
        <source>Nothing was written. Compare plan, keys and commitment with what was published.</source>
        <translation>No se ha escrito nada. Compare plan, claves y compromiso con lo que se publicó.</translation>
    </message>
    <message>
        <source>Promise not understood</source>
        <translation>No se entiende la promesa</translation>
    </message>
    <message>
        <source>Damaged commitment file</source>
        <translation>Archivo de compromiso dañado</translation>
    </message>
    <message>
        <source>Commitment of a newer version</source>
        <translation>Compromiso de una versión más nueva</translation>
    </message>
    <message>
        <source>This cannot be the outside value: {reason}.</source>
        <translation>Esto no puede ser el valor externo: {reason}.</translation>
    </message>
    <message>
        <source>The passphrase does not open this sealed file.</source>
        <translation>La frase secreta no abre este archivo sellado.</translation>
    </message>
    <message>
        <source>This file opens with a passphrase, not with a key.</source>
        <translation>Este archivo se abre con una frase secreta, no con una clave.</translation>
    </message>
    <message>
        <source>This file opens with a secret key, not with a passphrase.</source>
        <translation>Este archivo se abre con una clave secreta, no con una frase secreta.</translation>
    </message>
    <message>
        <source>Public key {place} cannot be used: {reason}.</source>
        <translation>La clave pública {place} no se puede usar: {reason}.</translation>
    </message>
    <message>
        <source>The secret key cannot be used: {reason}.</source>
        <translation>La clave secreta no se puede usar: {reason}.</translation>
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
        <translation>generador</translation>
    </message>
    <message>
        <source>generator in bulk</source>
        <translation>generador en masa</translation>
    </message>
    <message>
        <source>number map</source>
        <translation>tabla de números</translation>
    </message>
    <message>
        <source>bulk path</source>
        <translation>vía en masa</translation>
    </message>
    <message>
        <source>fresh boards</source>
        <translation>estuches nuevos</translation>
    </message>
    <message>
        <source>reading of {name}</source>
        <translation>lectura de {name}</translation>
    </message>
    <message>
        <source>The {name} file is too large to be read whole, {place}: {reason}.</source>
        <translation>El archivo {name} es demasiado grande para leerlo entero, {place}: {reason}.</translation>
    </message>
    <message>
        <source>Commitment that contradicts itself</source>
        <translation>Compromiso que se contradice</translation>
    </message>
    <message>
        <source>Damaged record</source>
        <translation>Registro dañado</translation>
    </message>
    <message>
        <source>Not as promised</source>
        <translation>No como se prometió</translation>
    </message>
    <message>
        <source>This is not what was published: {problems}</source>
        <translation>Esto no es lo que se publicó: {problems}</translation>
    </message>
    <message>
        <source>Not what was published</source>
        <translation>No es lo publicado</translation>
    </message>
    <message>
        <source>This computer is too slow, or too busy, to open the sealed file.</source>
        <translation>Este ordenador es demasiado lento, o está demasiado ocupado, para abrir el archivo sellado.</translation>
    </message>
    <message>
        <source>Too much work for this computer</source>
        <translation>Demasiado trabajo para este ordenador</translation>
    </message>
    <message>
        <source>Nothing was written. Choose another name, or move the old file to another folder.</source>
        <translation>No se ha escrito nada. Elija otro nombre, o lleve el archivo anterior a otra carpeta.</translation>
    </message>
    <message>
        <source>Not a round of drand: {reason}.</source>
        <translation>No es un sorteo drand: {reason}.</translation>
    </message>
    <message>
        <source>Not a round of drand</source>
        <translation>No es un sorteo drand</translation>
    </message>
    <message>
        <source>This round is not what the network signed: {reason}.</source>
        <translation>Este sorteo no es lo que firmó la red: {reason}.</translation>
    </message>
    <message>
        <source>Round that was not signed</source>
        <translation>Sorteo sin firma auténtica</translation>
    </message>
    <message>
        <source>This is round {found}; round {promised} was promised.</source>
        <translation>Este es el sorteo {found}; se prometió el sorteo {promised}.</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Otro sorteo</translation>
    </message>
    <message>
        <source>Not a logo</source>
        <translation>No es un logotipo</translation>
    </message>
    <message>
        <source>Nothing was written. If play is over, say --finished. Otherwise seal it with a passphrase (--passphrase-file) or until a time (--release), or say --open.</source>
        <translation>No se ha escrito nada. Si el juego ha terminado, indique --finished; si no, séllela con una frase secreta (--passphrase-file) o hasta una hora (--release), o indique --open.</translation>
    </message>
    <message>
        <source>The folder “{path}” has gone, so these files in it could not be looked at: {names}.</source>
        <translation>La carpeta «{path}» ha desaparecido, así que no se pudieron examinar estos archivos: {names}.</translation>
    </message>
    <message>
        <source>The folder has gone</source>
        <translation>La carpeta ha desaparecido</translation>
    </message>
    <message>
        <source>They may hold boards: do not use them, and keep the disk or USB drive to yourself. When the folder is back, deal into it again: what is left is removed then, and you are told.</source>
        <translation>Pueden contener estuches: no los use, y guarde usted el disco o la memoria USB. Cuando la carpeta vuelva, reparta otra vez en ella: lo que quede se quitará entonces, y se le dirá.</translation>
    </message>
    <message>
        <source>The clock of this computer says {here}, but its journal has an entry of {later}.</source>
        <translation>El reloj de este ordenador dice {here}, pero su registro tiene una anotación del {later}.</translation>
    </message>
    <message>
        <source>The clock was set back</source>
        <translation>El reloj se atrasó</translation>
    </message>
    <message>
        <source>Nothing was dealt, and the meter is as it was. Set the clock right, or say here which day it is.</source>
        <translation>No se repartió nada, y el medidor está como estaba. Ponga bien el reloj, o diga aquí qué día es.</translation>
    </message>
    <message>
        <source>With this paper and binding, layout {layout} would print cards smaller than {least} points.</source>
        <translation>Con este papel y esta encuadernación, la disposición {layout} imprimiría cartas de menos de {least} puntos.</translation>
    </message>
    <message>
        <source>Too small to be read</source>
        <translation>Demasiado pequeño para leerlo</translation>
    </message>
    <message>
        <source>Nothing was written. Take fewer boards a page (--layout) or larger paper (--paper), or leave out the room for holes, or the results.</source>
        <translation>No se ha escrito nada. Ponga menos estuches por página (--layout) o un papel mayor (--paper), o quite el margen de perforación o los resultados.</translation>
    </message>
    <message>
        <source>This {name} file has boards without hands ({place}).</source>
        <translation>Este archivo {name} tiene estuches sin manos ({place}).</translation>
    </message>
    <message>
        <source>No hands in this file</source>
        <translation>Sin cartas en este archivo</translation>
    </message>
    <message>
        <source>The file was not changed. Choose the file with the hands.</source>
        <translation>El archivo se ha dejado como estaba. Elija el archivo que contiene las cartas.</translation>
    </message>
    <message>
        <source>“{name}” numbers its boards otherwise than set {code}, whose boards they are.</source>
        <translation>«{name}» numera sus estuches de otro modo que la serie {code}, a la que pertenecen.</translation>
    </message>
    <message>
        <source>Other board numbers than dealt</source>
        <translation>Números de estuche distintos de los repartidos</translation>
    </message>
    <message>
        <source>Nothing was written. Print the set by its code, or correct the numbers. To keep them, use the command with --although-numbers.</source>
        <translation>No se ha escrito nada. Imprima la serie por su código o corrija los números. Para mantenerlos, use la orden con --although-numbers.</translation>
    </message>
    <message>
        <source>This cannot be read as a hand: {reason}.</source>
        <translation>Esto no se puede leer como una mano: {reason}.</translation>
    </message>
    <message>
        <source>Not a hand</source>
        <translation>No es una mano</translation>
    </message>
    <message>
        <source>Nothing was looked for. Type 13 cards: spades, hearts, diamonds, clubs, with dots between.</source>
        <translation>No se ha buscado nada. Escriba 13 cartas: picas, corazones, diamantes, tréboles, con puntos entre los palos.</translation>
    </message>
    <message>
        <source>No unfinished file of it was left behind. Choose another folder or make room, then do it again.</source>
        <translation>No quedó ningún archivo suyo sin terminar. Elija otra carpeta o haga sitio, y vuelva a hacerlo.</translation>
    </message>
    <message>
        <source>Double-dummy analysis is not available on this computer: {reason}.</source>
        <translation>En este ordenador no se pueden obtener resultados a cartas vistas: {reason}.</translation>
    </message>
    <message>
        <source>The format “{name}” cannot contain these boards: {reason}. {remedy}</source>
        <translation>El formato «{name}» no admite estos estuches: {reason}. {remedy}</translation>
    </message>
    <message>
        <source>Not a valid {name} file, {place}: {reason}.</source>
        <translation>Archivo {name} defectuoso, {place}: {reason}.</translation>
    </message>
    <message>
        <source>The {name} file contains boards that are not deals: {problems}</source>
        <translation>El archivo {name} contiene estuches que no son repartos: {problems}</translation>
    </message>
    <message>
        <source>The file has {size_bytes} bytes; at most {limit_bytes} can be read.</source>
        <translation>El archivo tiene {size_bytes} bytes; se leen {limit_bytes} como máximo.</translation>
    </message>
    <message>
        <source>Not a holding of one suit: {reason}.</source>
        <translation>No es un palo en dos manos: {reason}.</translation>
    </message>
    <message>
        <source>The journal “{path}” is missing; it had {rows} rows.</source>
        <translation>El registro «{path}» ha desaparecido; tenía {rows} líneas.</translation>
    </message>
    <message>
        <source>The journal’s key “{path}” {reason}.</source>
        <translation>La clave del registro «{path}» {reason}.</translation>
    </message>
    <message>
        <source>There is no space on the disk for the journal “{path}”.</source>
        <translation>No queda sitio en el disco para el registro «{path}».</translation>
    </message>
    <message>
        <source>There is no set “{text}” in the journal.</source>
        <translation>El registro no contiene ninguna serie «{text}».</translation>
    </message>
    <message>
        <source>The file was not changed. It opens with a passphrase or a key.</source>
        <translation>El archivo se ha dejado como estaba. Se abre con una frase secreta o una clave.</translation>
    </message>
    <message>
        <source>This box is locked with a public clock other than quicknet.</source>
        <translation>Esta caja está bloqueada con un reloj público distinto de quicknet.</translation>
    </message>
    <message>
        <source>The file was not changed. Ask the person who made it how to open it.</source>
        <translation>El archivo se ha dejado como estaba. Pregunte a quien lo hizo cómo se abre.</translation>
    </message>
    <message>
        <source>The box was not changed. Get the round that the box names, and try again.</source>
        <translation>La caja se ha dejado como estaba. Obtenga el sorteo que indica la caja e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Nothing was done. Install it and try again.</source>
        <translation>No se ha hecho nada. Instálelo y vuelva a llamar.</translation>
    </message>
    <message>
        <source>“{text}” is not a set of boards: {reason}.</source>
        <translation>«{text}» no es una serie de estuches: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was written. Correct it and start again.</source>
        <translation>No se ha escrito nada. Corríjalo y empiece de nuevo.</translation>
    </message>
    <message>
        <source>Not a valid file of “{scheme}” numbers, record {record}: {reason}.</source>
        <translation>No es un archivo correcto de números «{scheme}», registro {record}: {reason}.</translation>
    </message>
    <message>
        <source>The computer’s own randomness is not available ({reason}).</source>
        <translation>El azar del propio ordenador no está disponible ({reason}).</translation>
    </message>
    <message>
        <source>The randomness produced a seed that it had produced before (its digest is in “{path}”).</source>
        <translation>El azar dio una semilla que ya había dado antes (su huella está en «{path}»).</translation>
    </message>
    <message>
        <source>The randomness produced deals that it had produced before, in the set {named}.</source>
        <translation>El azar dio repartos que ya había dado antes, en la serie {named}.</translation>
    </message>
    <message>
        <source>Nothing was written. Deal a new set, or a reserve set in a tournament. From these boards you may only make copies for a record or a web page.</source>
        <translation>No se ha escrito nada. Reparta una serie nueva, o una serie de reserva en un torneo; de estos estuches solo se pueden hacer copias para conservarlas o para una página web.</translation>
    </message>
    <message>
        <source>Some of these boards belong to a set that is {state}, not finished: set {named}.</source>
        <translation>Entre estos estuches hay algunos de una serie sin terminar, en estado «{state}»: serie {named}.</translation>
    </message>
    <message>
        <source>“{path}” already exists and was not changed.</source>
        <translation>«{path}» ya existe y se deja como está.</translation>
    </message>
    <message>
        <source>The folder “{path}” does not exist.</source>
        <translation>La carpeta «{path}» no está.</translation>
    </message>
    <message>
        <source>“{path}” reads back differently from what was dealt: the disk or USB drive is faulty.</source>
        <translation>Al releer «{path}» el contenido no es el que se repartió: el disco o la memoria USB está mal.</translation>
    </message>
    <message>
        <source>The set could not be completed, and some of its files could not be removed: {names}.</source>
        <translation>No se pudo completar la serie, y algunos de sus archivos no se pudieron quitar: {names}.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written ({reason}). Because “portable.ini” is beside the program, everything is stored there.</source>
        <translation>No se puede escribir «{path}» ({reason}), y con «portable.ini» junto al programa todo se guarda allí.</translation>
    </message>
    <message>
        <source>The {key} cannot be stored in Big Deal’s file: {reason}.</source>
        <translation>No se puede guardar {key} en el archivo de Big Deal: {reason}.</translation>
    </message>
    <message>
        <source>The {field} is not valid: {reason}.</source>
        <translation>El campo «{field}» no puede quedar así: {reason}.</translation>
    </message>
    <message>
        <source>Not a valid tournament plan, line {line}, column {column}: {reason}.</source>
        <translation>Descripción de torneo defectuosa, línea {line}, columna {column}: {reason}.</translation>
    </message>
    <message>
        <source>Not a valid key file, line {line}, column {column}: {reason}.</source>
        <translation>Archivo de claves defectuoso, línea {line}, columna {column}: {reason}.</translation>
    </message>
    <message>
        <source>These are not the keys that were fixed when the plan was published.</source>
        <translation>Estas no son las claves que quedaron fijadas al publicar el plan.</translation>
    </message>
    <message>
        <source>The plan leaves the boards of phase {phase} open, and you named none.</source>
        <translation>El plan deja abiertos los estuches de la fase {phase}, y no se indicó ninguno.</translation>
    </message>
    <message>
        <source>The plan cannot be published like this: {problems}</source>
        <translation>El plan no se puede publicar así: {problems}</translation>
    </message>
    <message>
        <source>beginning of the file names</source>
        <translation>comienzo de los nombres de archivo</translation>
    </message>
    <message>
        <source>A value cannot be converted</source>
        <translation>Un valor no se puede convertir</translation>
    </message>
    <message>
        <source>The values before it have been converted. Correct it and continue from there.</source>
        <translation>Los anteriores ya tienen respuesta. Corríjalo y siga desde ahí.</translation>
    </message>
    <message>
        <source>Give a number within the range.</source>
        <translation>Indique un número dentro del intervalo.</translation>
    </message>
    <message>
        <source>Write South’s cards, a space, and North’s, such as AT95 Q4; a hand without cards is “-”.</source>
        <translation>Escriba las cartas de Sur, un espacio y las de Norte, por ejemplo AT95 Q4; una mano sin cartas es «-».</translation>
    </message>
    <message>
        <source>Nothing was dealt. Restart the computer. If that does not help, use another one.</source>
        <translation>No se ha repartido nada. Reinicie el ordenador; si sigue igual, use otro.</translation>
    </message>
    <message>
        <source>Nothing was written. Deal fewer boards at a time.</source>
        <translation>Reparta menos estuches cada vez; no se ha entregado nada.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Type or move the mouse until it is full.</source>
        <translation>Escriba o mueva el ratón hasta llenarlo. No se ha repartido nada.</translation>
    </message>
    <message>
        <source>Nothing was written. Do not deal on this computer: its randomness is broken.</source>
        <translation>No se ha entregado nada. No reparta en este ordenador: su azar está averiado.</translation>
    </message>
    <message>
        <source>Nothing was written. Choose only one of them.</source>
        <translation>No se ha escrito nada. Omita uno de los dos.</translation>
    </message>
    <message>
        <source>A format cannot contain these boards</source>
        <translation>Un formato no admite estos estuches</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was made.</source>
        <translation>El archivo se ha dejado como estaba. Vuelva a traerlo de donde se creó.</translation>
    </message>
    <message>
        <source>The file was not changed. Do not play these boards.</source>
        <translation>El archivo se ha dejado como estaba. No juegue estos estuches.</translation>
    </message>
    <message>
        <source>The file was not changed.</source>
        <translation>El archivo se ha dejado como estaba.</translation>
    </message>
    <message>
        <source>The name already exists</source>
        <translation>El nombre ya existe</translation>
    </message>
    <message>
        <source>Nothing was written. Use letters, digits, spaces, “-” and “_”.</source>
        <translation>No se ha escrito nada. Use letras, cifras, espacios, «-» y «_».</translation>
    </message>
    <message>
        <source>Nothing was changed. Check the name, and whether you may read it.</source>
        <translation>No se ha cambiado nada. Compruebe el nombre y si tiene permiso para leerlo.</translation>
    </message>
    <message>
        <source>The USB drive cannot be written</source>
        <translation>No se puede escribir en la memoria USB</translation>
    </message>
    <message>
        <source>Nothing was dealt. Remove the write protection or free some space. Without “portable.ini” the program stores its files on this computer.</source>
        <translation>No se ha repartido nada. Quite la protección contra escritura o haga sitio. Sin «portable.ini» el programa guarda sus cosas en este ordenador.</translation>
    </message>
    <message>
        <source>The set was removed again. Use another disk or USB drive.</source>
        <translation>La serie se ha quitado. Use otro disco u otra memoria USB.</translation>
    </message>
    <message>
        <source>This file is sealed or locked. Its boards can be read when it has been opened.</source>
        <translation>Este archivo está sellado o bloqueado. Sus estuches podrán leerse cuando se haya abierto.</translation>
    </message>
    <message>
        <source>Sealed or locked</source>
        <translation>Sellado o bloqueado</translation>
    </message>
    <message>
        <source>Nothing was written. A locked box opens with its round, a sealed file with its passphrase or key.</source>
        <translation>No se ha escrito nada. Una caja bloqueada se abre con su sorteo; un archivo sellado, con su frase secreta o su clave.</translation>
    </message>
    <message>
        <source>The work was interrupted: the part of the program that does it has stopped.</source>
        <translation>El trabajo se interrumpió: la parte del programa que lo hace se ha detenido.</translation>
    </message>
    <message>
        <source>The work was interrupted</source>
        <translation>El trabajo se interrumpió</translation>
    </message>
    <message>
        <source>The journal shows whether it was done. If it was not, do it again: this also removes hidden files, which may contain boards or keys.</source>
        <translation>El registro muestra si se hizo. Si no, hágalo de nuevo: así se quitan también los archivos ocultos, que pueden contener estuches o claves.</translation>
    </message>
    <message>
        <source>It was not changed, and nothing was dealt. Restore it from a backup, or move its folder elsewhere and keep it: the program then starts a new journal.</source>
        <translation>Se ha dejado como estaba, y no se ha repartido nada. Recupérelo de una copia de seguridad, o aparte su carpeta y consérvela: el programa empezará entonces un registro nuevo.</translation>
    </message>
    <message>
        <source>The journal is missing</source>
        <translation>El registro ha desaparecido</translation>
    </message>
    <message>
        <source>Nothing was dealt. Put the journal back, or restore a backup. To start a new one, move the other files of its folder elsewhere and keep them.</source>
        <translation>No se ha repartido nada. Devuelva el registro a su sitio o recupere una copia de seguridad. Para empezar uno nuevo, aparte los demás archivos de su carpeta y consérvelos.</translation>
    </message>
    <message>
        <source>The journal’s key is missing</source>
        <translation>Falta la clave del registro</translation>
    </message>
    <message>
        <source>Nothing was dealt. Put “journal.key” back beside the journal, or restore a backup. Without the key, earlier sets cannot be recognised.</source>
        <translation>No se ha repartido nada. Devuelva «journal.key» junto al registro o recupere una copia de seguridad: sin la clave no se puede reconocer ninguna serie anterior.</translation>
    </message>
    <message>
        <source>It was not changed. Use the newer program.</source>
        <translation>Se ha dejado como estaba. Use el programa más nuevo.</translation>
    </message>
    <message>
        <source>No space for the journal</source>
        <translation>No hay sitio para el registro</translation>
    </message>
    <message>
        <source>The journal is intact, but the new row was not written. Free some space on the disk, then try again.</source>
        <translation>El registro está en orden, pero la línea no se escribió. Haga sitio en el disco y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>Nothing was recorded. Check that you have permission to write in its folder.</source>
        <translation>No se ha anotado nada. Compruebe que puede escribir en su carpeta.</translation>
    </message>
    <message>
        <source>It was not changed. Keep a copy, and compare it with an earlier certificate or export.</source>
        <translation>Se ha dejado como estaba. Guarde una copia y compárela con un certificado o una exportación anteriores.</translation>
    </message>
    <message>
        <source>Check the code on the label. A set dealt on another computer is in that computer’s journal.</source>
        <translation>Compruebe el código de la etiqueta. Una serie repartida en otro ordenador está en el registro de aquel.</translation>
    </message>
    <message>
        <source>The set was not changed.</source>
        <translation>La serie se ha dejado como estaba.</translation>
    </message>
    <message>
        <source>“{path}” is another file, so the set’s files were not moved.</source>
        <translation>«{path}» es otro archivo, por eso los archivos de la serie no se movieron.</translation>
    </message>
    <message>
        <source>The files were not moved</source>
        <translation>Los archivos no se movieron</translation>
    </message>
    <message>
        <source>The set’s files are unchanged, and where they were. Put the other file elsewhere before you move them.</source>
        <translation>Los archivos de la serie están sin cambios y donde estaban. Ponga el otro archivo en otro lugar antes de moverlos.</translation>
    </message>
    <message>
        <source>Not for Big Deal’s file</source>
        <translation>No vale para el archivo de Big Deal</translation>
    </message>
    <message>
        <source>The file was not changed. Use a shorter text on one line.</source>
        <translation>El archivo se ha dejado como estaba. Use un texto más corto, en una sola línea.</translation>
    </message>
    <message>
        <source>The plan is not possible</source>
        <translation>El plan no puede quedar así</translation>
    </message>
    <message>
        <source>Nothing was written. Correct the points named.</source>
        <translation>No se ha escrito nada. Corrija lo que se indica.</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was published, or use its .bak.</source>
        <translation>El archivo se ha dejado como estaba. Vuelva a traerlo de donde se publicó, o use su .bak.</translation>
    </message>
    <message>
        <source>The file was not changed. Use a copy of it. Without the keys nothing can be dealt or proved.</source>
        <translation>El archivo se ha dejado como estaba. Use una copia; sin las claves no se puede repartir ni demostrar nada.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Use the keys and the plan exactly as published.</source>
        <translation>No se ha repartido nada. Use las claves y el plan tal como estaban al publicar el plan.</translation>
    </message>
    <message>
        <source>Nothing was written. Check the phases of the plan.</source>
        <translation>No se ha escrito nada. Mire las fases del plan.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Enter how many boards these sessions have.</source>
        <translation>No se ha repartido nada. Indique cuántos estuches tienen estas sesiones.</translation>
    </message>
    <message>
        <source>The tournament was not changed.</source>
        <translation>El torneo se ha dejado como estaba.</translation>
    </message>
    <message>
        <source>Nothing was published. Correct the points named, or confirm that they are intended.</source>
        <translation>No se ha publicado nada. Corrija lo que se indica, o confirme que debe ser así.</translation>
    </message>
    <message>
        <source>No files were left behind.</source>
        <translation>No ha quedado ningún archivo.</translation>
    </message>
    <message>
        <source>Nothing was written. --help lists the commands and options.</source>
        <translation>No se ha escrito nada. --help muestra lo que se puede indicar.</translation>
    </message>
    <message>
        <source>Boards not played yet</source>
        <translation>Estuches que aún están por jugar</translation>
    </message>
    <message>
        <source>Nothing was shown. Wait until play is over and the set is marked as finished, or use --finished.</source>
        <translation>No se ha mostrado nada. Espere a que acabe el juego y la serie esté marcada como terminada, o indique --finished.</translation>
    </message>
    <message>
        <source>The set has not been played yet</source>
        <translation>La serie aún está por jugar</translation>
    </message>
    <message>
        <source>Cannot be opened yet</source>
        <translation>Aún no se puede abrir</translation>
    </message>
    <message>
        <source>The file was not changed. It opens then, or as soon as its set is marked as finished.</source>
        <translation>El archivo se ha dejado como estaba. Se abrirá entonces, o en cuanto su serie esté marcada como terminada.</translation>
    </message>
    <message>
        <source>The key is missing</source>
        <translation>La clave no está aquí</translation>
    </message>
    <message>
        <source>The file was not changed. Open it on the computer that made it, or make the record again there.</source>
        <translation>El archivo se ha dejado como estaba. Ábralo en el ordenador que lo creó, o vuelva a crear allí el impreso.</translation>
    </message>
    <message>
        <source>Nothing was sealed. Use several unrelated words, or let the program make them up.</source>
        <translation>No se ha sellado nada. Use varias palabras sin relación entre sí, o deje que las elija el programa.</translation>
    </message>
    <message>
        <source>The file was not changed. Check capital letters and the keyboard layout, then try again.</source>
        <translation>El archivo se ha dejado como estaba. Fíjese en las mayúsculas y en la distribución del teclado, y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>The file was not changed. Use the secret key of one of the people it was sealed for.</source>
        <translation>El archivo se ha dejado como estaba. Use la clave secreta de una de las personas para las que se selló.</translation>
    </message>
    <message>
        <source>The file was not changed. Enter the passphrase, or the words from the officials’ sheets.</source>
        <translation>El archivo se ha dejado como estaba. Indique la frase secreta, o reúna las listas de palabras de los responsables.</translation>
    </message>
    <message>
        <source>The file was not changed. Give the secret key of one of the people it was sealed for.</source>
        <translation>El archivo se ha dejado como estaba. Indique la clave secreta de una de las personas para las que se selló.</translation>
    </message>
    <message>
        <source>This is neither a sealed file nor a locked box: it does not start like an age file.</source>
        <translation>No es un archivo sellado ni una caja bloqueada: no empieza como un archivo age.</translation>
    </message>
    <message>
        <source>Neither a sealed file nor a locked box</source>
        <translation>Ni archivo sellado ni caja bloqueada</translation>
    </message>
    <message>
        <source>The file was not changed. Choose the sealed file or the box, or another copy of it.</source>
        <translation>El archivo se ha dejado como estaba. Elija el archivo sellado o la caja, u otra copia.</translation>
    </message>
    <message>
        <source>The file was not changed. Use another copy of it.</source>
        <translation>El archivo se ha dejado como estaba. Use otra copia.</translation>
    </message>
    <message>
        <source>Opening this sealed file would take too long: it was sealed with a very high work factor.</source>
        <translation>Abrir este archivo sellado llevaría demasiado tiempo: se selló con un factor de trabajo excepcionalmente alto.</translation>
    </message>
    <message>
        <source>Opening would take too long</source>
        <translation>Abrir llevaría demasiado tiempo</translation>
    </message>
    <message>
        <source>The file was not changed. Ask the person who sealed it to seal it again in the usual way.</source>
        <translation>El archivo se ha dejado como estaba. Pida a quien lo selló que lo selle otra vez de la manera habitual.</translation>
    </message>
    <message>
        <source>Nothing was sealed. A public key is one line that starts with age1.</source>
        <translation>No se ha sellado nada. Una clave pública es una línea que empieza por age1.</translation>
    </message>
    <message>
        <source>Nothing was opened. A secret key is one line that starts with AGE-SECRET-KEY-1.</source>
        <translation>No se ha abierto nada. Una clave secreta es una línea que empieza por AGE-SECRET-KEY-1.</translation>
    </message>
    <message>
        <source>These sheets cannot be made</source>
        <translation>Partes que no se pueden crear</translation>
    </message>
    <message>
        <source>Nothing was sealed. Use two of three, for example.</source>
        <translation>No se ha sellado nada. Elija dos de tres, por ejemplo.</translation>
    </message>
    <message>
        <source>Nothing was opened. Enter the words of another sheet as well.</source>
        <translation>No se ha abierto nada. Escriba también la lista de palabras de otra hoja.</translation>
    </message>
    <message>
        <source>Sheets that do not belong together</source>
        <translation>Listas de palabras que no encajan</translation>
    </message>
    <message>
        <source>Not a valid session key file, line {line}: {reason}.</source>
        <translation>Archivo con la clave de una sesión defectuoso, línea {line}: {reason}.</translation>
    </message>
    <message>
        <source>The file was not changed. Get the pack of that session again.</source>
        <translation>El archivo quedó como estaba. Consiga otra vez el paquete de esa sesión.</translation>
    </message>
    <message>
        <source>The file was not changed. The records before this one could be read. Perhaps it uses another scheme.</source>
        <translation>El archivo se ha dejado como estaba; los registros anteriores se pudieron leer. Quizá sea de otro esquema.</translation>
    </message>
    <message>
        <source>Nothing was written. Type the value as published, on one line.</source>
        <translation>No se ha escrito nada. Escriba el valor tal como se publicó, en una sola línea.</translation>
    </message>
    <message>
        <source>Nothing was read from it. If somebody else already has it, let the holder make new words.</source>
        <translation>No se tomó nada de él. Si otra persona lo tiene ya, que el depositario haga palabras nuevas.</translation>
    </message>
    <message>
        <source>Nothing was written. Check the slip again: it is easy to mistype a word.</source>
        <translation>No se ha escrito nada. Mire otra vez el papel: al teclear es fácil equivocar una palabra.</translation>
    </message>
    <message>
        <source>Nothing was written. Ask them for their words. If someone withholds them, say so: the promised hash is then used instead, and play goes on.</source>
        <translation>No se ha escrito nada. Pídales sus palabras. Quien las retiene no detiene el juego: dígalo, y la huella prometida ocupa su lugar.</translation>
    </message>
    <message>
        <source>Nothing was written. Use the name exactly as in the promise.</source>
        <translation>No se ha escrito nada. Use el nombre tal como está en la promesa.</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was published.</source>
        <translation>El archivo se ha dejado como estaba. Vuelva a traerlo de donde se publicó.</translation>
    </message>
    <message>
        <source>The file was not changed. Use the newer program.</source>
        <translation>El archivo se ha dejado como estaba. Use el programa más nuevo.</translation>
    </message>
    <message>
        <source>The outside value cannot be promised like this: {reason}.</source>
        <translation>El valor externo no se puede prometer así: {reason}.</translation>
    </message>
    <message>
        <source>Not a valid commitment file: {reason}.</source>
        <translation>Archivo de compromiso defectuoso: {reason}.</translation>
    </message>
    <message>
        <source>The commitment file has version {version}, which this program does not know.</source>
        <translation>El archivo de compromiso es del tipo {version}, que este programa no conoce.</translation>
    </message>
    <message>
        <source>This passphrase is not accepted: {reason}.</source>
        <translation>Esta frase secreta no se acepta: {reason}.</translation>
    </message>
    <message>
        <source>The file is sealed for a different key.</source>
        <translation>El archivo está sellado para otra clave, no para la indicada.</translation>
    </message>
    <message>
        <source>Not a valid sealed file: {reason}.</source>
        <translation>Archivo sellado defectuoso: {reason}.</translation>
    </message>
    <message>
        <source>{needed} of {count} sheets are not possible: {reason}.</source>
        <translation>{needed} de {count} partes no es posible: {reason}.</translation>
    </message>
    <message>
        <source>The words cannot be read: {reason}.</source>
        <translation>No se puede leer la lista de palabras: {reason}.</translation>
    </message>
    <message>
        <source>Sheets entered: {have}; needed to open the file: {needed}.</source>
        <translation>Listas de palabras de hojas distintas: {have}; para abrir el archivo hacen falta {needed}.</translation>
    </message>
    <message>
        <source>These sheets do not belong together: {reason}.</source>
        <translation>Estas listas de palabras no encajan entre sí: {reason}.</translation>
    </message>
    <message>
        <source>Set {named} is {state}, not finished: prints that show its cards are sealed, unless you decide otherwise.</source>
        <translation>La serie {named} está «{state}», sin terminar: lo que muestra sus cartas se sella, o se deja abierto a propósito.</translation>
    </message>
    <message>
        <source>The sealed record cannot be opened before {release_at}.</source>
        <translation>El impreso sellado se abre el {release_at}, no antes.</translation>
    </message>
    <message>
        <source>This computer’s journal has no key for this sealed file.</source>
        <translation>El registro de este ordenador no tiene ninguna clave para este archivo sellado.</translation>
    </message>
    <message>
        <source>computer’s randomness</source>
        <translation>azar del ordenador</translation>
    </message>
    <message>
        <source>Too large to read</source>
        <translation>Más de lo que se lee</translation>
    </message>
    <message>
        <source>The file was not changed. It may be valid: split it into smaller files.</source>
        <translation>El archivo se ha dejado como estaba. Puede estar bien: divídalo en otros más pequeños.</translation>
    </message>
    <message>
        <source>A set called “{name}” is being dealt into “{folder}” right now.</source>
        <translation>Se está repartiendo en este momento una serie llamada «{name}» en «{folder}».</translation>
    </message>
    <message>
        <source>Already being dealt</source>
        <translation>Ya se está repartiendo</translation>
    </message>
    <message>
        <source>Nothing was dealt a second time. Wait until it is finished, or choose another name.</source>
        <translation>No se ha repartido nada por segunda vez. Espere a que termine ese reparto, o elija otro nombre.</translation>
    </message>
    <message>
        <source>There is a problem with the journal “{path}”: {reason}.</source>
        <translation>El registro «{path}» es dudoso: {reason}.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>El registro es dudoso</translation>
    </message>
    <message>
        <source>Nothing was dealt. Find out why, or restore a backup; your newest certificate shows how far the journal had come. To deal anyway, answer yes when the program asks, or use --although-journal on the command line.</source>
        <translation>No se ha repartido nada. Averigüe por qué o recupere una copia de seguridad; el certificado más reciente muestra hasta dónde llegaba el registro. Para repartir de todos modos, dígalo cuando se le pregunte; las órdenes aceptan --although-journal.</translation>
    </message>
    <message>
        <source>Not a valid tournament record: {reason}.</source>
        <translation>No es un registro válido de un torneo: {reason}.</translation>
    </message>
    <message>
        <source>The file was not changed. Get the pack again from where it was published.</source>
        <translation>El archivo se ha dejado como estaba. Vuelva a traer el paquete de donde se publicó.</translation>
    </message>
    <message>
        <source>place of publication</source>
        <translation>lugar donde está</translation>
    </message>
    <message>
        <source>first day of publication</source>
        <translation>día desde el que está allí</translation>
    </message>
    <message>
        <source>The outside value is not in the promised form: {reason}.</source>
        <translation>El valor externo no está escrito como se prometió: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was written. Look the value up again. If its source really published it like this, give the reason for using it anyway; everyone will read the reason.</source>
        <translation>No se ha escrito nada. Busque el valor otra vez. Si su fuente de verdad lo publicó así, diga por qué se toma igualmente; todos leerán el motivo.</translation>
    </message>
    <message>
        <source>Nothing was written. Put back the plan, the commitment and the keys exactly as published.</source>
        <translation>No se ha escrito nada. Vuelva a poner el plan, el compromiso y las claves como se publicaron.</translation>
    </message>
    <message>
        <source>The file was not changed. Close other programs and try again, or use a faster computer.</source>
        <translation>El archivo se ha dejado como estaba. Cierre otros programas e inténtelo de nuevo, o use un ordenador más rápido.</translation>
    </message>
    <message>
        <source>The boards have not changed. Print without the analysis; if the program runs under Python, install bigdeal-gui[analysis].</source>
        <translation>Los estuches siguen como estaban. Deje fuera los resultados; donde el programa funcione con Python, instale bigdeal-gui[analysis].</translation>
    </message>
    <message>
        <source>Sealing or opening was interrupted: the part of the program that does it has stopped.</source>
        <translation>El sellado o la apertura se interrumpió: la parte del programa que lo hace ha terminado.</translation>
    </message>
    <message>
        <source>Sealing or opening was interrupted</source>
        <translation>Sellado o apertura interrumpidos</translation>
    </message>
    <message>
        <source>No file was written or changed. This needs a lot of memory: close other programs and try again.</source>
        <translation>No se ha escrito ni cambiado ningún archivo. Cierre otros programas, pues hace falta mucha memoria, e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Nothing was written. Put the USB drive back in, or choose another folder.</source>
        <translation>No se ha escrito nada. Vuelva a conectar la memoria USB, o elija otra carpeta.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the round again: its number, its signature and its randomness.</source>
        <translation>No se ha escrito nada. Obtenga otra vez el sorteo: su número, su firma y su número aleatorio.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the round again, preferably from another relay.</source>
        <translation>No se ha escrito nada. Obtenga otra vez el sorteo, mejor de otro servidor.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the promised round.</source>
        <translation>No se ha escrito nada. Obtenga el sorteo prometido.</translation>
    </message>
    <message>
        <source>This picture cannot be used as a logo: {reason}.</source>
        <translation>Esta imagen no puede ser el logotipo: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was changed. Save the picture as a PNG about 1000 pixels wide, and choose that.</source>
        <translation>No se ha cambiado nada. Guarde la imagen como PNG, de unos 1000 puntos de ancho, y elija esa.</translation>
    </message>
    <message>
        <source>See the help page “When something goes wrong at the event”, case {number}.</source>
        <translation>Vea la página de ayuda «Cuando algo sale mal en el torneo», caso {number}.</translation>
    </message>
    <message>
        <source>A worker process ended before its part was done. Results kept so far: {done}.</source>
        <translation>Un proceso de trabajo terminó antes de acabar su parte. Resultados conservados hasta ahora: {done}.</translation>
    </message>
    <message>
        <source>A worker was lost</source>
        <translation>Se perdió un proceso de trabajo</translation>
    </message>
    <message>
        <source>What is done is kept. Call resume() of this error with a fresh executor to go on.</source>
        <translation>Lo hecho se conserva. Llame a resume() de este error con un executor nuevo para continuar.</translation>
    </message>
    <message>
        <source>Do not use them. When the disk or USB drive works again, deal into its folder again. What is left is then removed, and you are told.</source>
        <translation>No los use. Cuando el disco o la memoria USB vuelva a funcionar, reparta otra vez en su carpeta: lo que quede se quitará entonces, y se le dirá.</translation>
    </message>
    <message>
        <source>The commitment file contradicts itself: its check code is not that of its lines.</source>
        <translation>El archivo de compromiso se contradice: su código de comprobación no es el de sus líneas.</translation>
    </message>
    <message>
        <source>The last entry may be recorded, or not. Look at the journal before you try again.</source>
        <translation>Puede que la última entrada se haya anotado, o no. Mire el registro antes de volver a intentarlo.</translation>
    </message>
    <message>
        <source>“{path}” is not a valid backup of a journal: {reason}.</source>
        <translation>«{path}» no es una copia de seguridad de un registro en buen estado: {reason}.</translation>
    </message>
    <message>
        <source>Not a backup of a journal</source>
        <translation>No es una copia de seguridad de un registro</translation>
    </message>
    <message>
        <source>Nothing was changed. Choose another file: one that was written as a backup of the journal.</source>
        <translation>No se ha cambiado nada. Elija otro archivo: uno que se haya escrito como copia de seguridad del registro.</translation>
    </message>
</context>
<context>
    <name>fairness</name>
    <message>
        <source>Were these boards played?</source>
        <translation>¿Se jugaron estos estuches?</translation>
    </message>
    <message>
        <source>Has everybody played all of these boards?</source>
        <translation>¿Han jugado todos todos estos estuches?</translation>
    </message>
    <message>
        <source>This computer does not know all of these sets. Figures tell about the hands.</source>
        <translation>Este ordenador no conoce todas estas series. Las cifras revelan algo de las manos.</translation>
    </message>
    <message>
        <source>&amp;They were played</source>
        <translation>Se &amp;jugaron</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>{exchange} is closed on {day}</source>
        <translation>{exchange} está cerrada el {day}</translation>
    </message>
    <message>
        <source>Phase {phase}, “{found}”, was added after publication.</source>
        <translation>La fase {phase}, «{found}», se añadió después de publicar.</translation>
    </message>
    <message>
        <source>Phase {phase}: its {what} was published as “{promised}” and is now “{found}”.</source>
        <translation>Fase {phase}, {what}: se publicó «{promised}» y ahora es «{found}».</translation>
    </message>
    <message>
        <source>The {what} was published as “{promised}” and is now “{found}”.</source>
        <translation>El plan publicado decía «{promised}» y ahora es «{found}» ({what}).</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>source of the outside value</source>
        <translation>fuente del valor externo</translation>
    </message>
    <message>
        <source>rule for the outside value</source>
        <translation>regla del valor externo</translation>
    </message>
    <message>
        <source>list of holders</source>
        <translation>lista de depositarios</translation>
    </message>
    <message>
        <source>hash of the keys</source>
        <translation>huella de las claves</translation>
    </message>
    <message>
        <source>number of sessions</source>
        <translation>número de sesiones</translation>
    </message>
    <message>
        <source>range of boards</source>
        <translation>intervalo de estuches</translation>
    </message>
    <message>
        <source>beginning of file names</source>
        <translation>comienzo de los nombres de archivo</translation>
    </message>
    <message>
        <source>description</source>
        <translation>descripción</translation>
    </message>
    <message>
        <source>The tournament has no name.</source>
        <translation>El torneo no tiene nombre.</translation>
    </message>
    <message>
        <source>the name of the tournament</source>
        <translation>el nombre del torneo</translation>
    </message>
    <message>
        <source>The plan has no phases: there is nothing to deal.</source>
        <translation>El plan no tiene fases: no hay nada que repartir.</translation>
    </message>
    <message>
        <source>The plan has {count} boards in all: is a number too large?</source>
        <translation>El plan tiene {count} estuches en total: ¿hay un número demasiado grande?</translation>
    </message>
    <message>
        <source>The outside value is known before the keys are made: it proves nothing.</source>
        <translation>El valor externo se conoce antes de crear las claves: no demuestra nada.</translation>
    </message>
    <message>
        <source>Phases {first} and {number} would both make a file “{name}”.</source>
        <translation>Las fases {first} y {number} crearían ambas un archivo «{name}».</translation>
    </message>
    <message>
        <source>the description of phase {number}</source>
        <translation>la descripción de la fase {number}</translation>
    </message>
    <message>
        <source>Phase {number} has no description.</source>
        <translation>La fase {number} no tiene descripción.</translation>
    </message>
    <message>
        <source>A session of phase {number} has more than {limit} boards: {boards}.</source>
        <translation>Una sesión de la fase {number} tiene más de {limit} estuches: {boards}.</translation>
    </message>
    <message>
        <source>Phase {number} has {ranges} sets of boards for {sessions} sessions.</source>
        <translation>La fase {number} tiene {ranges} grupos de estuches para {sessions} sesiones.</translation>
    </message>
    <message>
        <source>The {sessions} sessions of phase {number} do not use its {ranges} ranges of boards evenly.</source>
        <translation>Las {sessions} sesiones de la fase {number} no usan por igual sus {ranges} grupos de estuches.</translation>
    </message>
    <message>
        <source>All sessions of phase {number} would be called “{prefix}”: add a “#”.</source>
        <translation>Todas las sesiones de la fase {number} se llamarían «{prefix}»: añada un «#».</translation>
    </message>
    <message>
        <source>“{prefix}” has too few “#” for {sessions} sessions: the files will not sort in order.</source>
        <translation>«{prefix}» tiene muy pocos «#» para {sessions} sesiones: los archivos no se ordenarán bien.</translation>
    </message>
    <message>
        <source>They look alike: character {place} is {one} here and {other} there.</source>
        <translation>Se parecen: el carácter {place} es aquí {one} y allí {other}.</translation>
    </message>
    <message>
        <source>Character {place} is {one} here and {other} there.</source>
        <translation>El carácter {place} es aquí {one} y allí {other}.</translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation>Es suficiente.</translation>
    </message>
    <message>
        <source>That is little: add a second source, or take a value with more digits.</source>
        <translation>Es poco: añada una segunda fuente, o elija un valor con más cifras.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>the digit {one}</source>
        <translation>la cifra {one}</translation>
    </message>
    <message>
        <source>the capital letter {one}</source>
        <translation>la letra mayúscula {one}</translation>
    </message>
    <message>
        <source>the small letter {one}</source>
        <translation>la letra minúscula {one}</translation>
    </message>
    <message>
        <source>the sign {one} ({name})</source>
        <translation>el signo {one} ({name})</translation>
    </message>
    <message>
        <source>The promise does not say at which exchange, or where, the value is published.</source>
        <translation>La promesa no dice en qué bolsa, o dónde, se publica el valor.</translation>
    </message>
    <message>
        <source>The promise does not say whether the opening or the closing value counts.</source>
        <translation>La promesa no dice si cuenta el valor de apertura o el de cierre.</translation>
    </message>
    <message>
        <source>The date of the promise can be read in several ways: {ways}.</source>
        <translation>La fecha de la promesa se puede leer de varias maneras: {ways}.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>The date of the promise has no year: {date}.</source>
        <translation>La fecha de la promesa no lleva año: {date}.</translation>
    </message>
    <message>
        <source>{closed}: there is no value of that day.</source>
        <translation>{closed}: no hay valor de ese día.</translation>
    </message>
    <message>
        <source>{day} is more than a year ahead: is the year right?</source>
        <translation>Falta más de un año para {day}: ¿es correcto el año?</translation>
    </message>
    <message>
        <source>No exchange is named for the {name}: people may look in two places.</source>
        <translation>No se indica ninguna bolsa para {name}: la gente puede mirar en dos lugares.</translation>
    </message>
    <message>
        <source>{closed}. The value of {day} will be used.</source>
        <translation>{closed}. Se usará el valor de {day}.</translation>
    </message>
    <message>
        <source>Only the weekends of {exchange} are known here: look up whether it is open on {day}.</source>
        <translation>De {exchange} aquí solo se conocen los fines de semana: compruebe si abre el {day}.</translation>
    </message>
    <message>
        <source>root of the keys</source>
        <translation>raíz de las claves</translation>
    </message>
    <message>
        <source>Phase {phase}, “{promised}”, was published but is missing now.</source>
        <translation>La fase {phase}, «{promised}», se publicó y ahora falta.</translation>
    </message>
    <message>
        <source>The plan does not say where the outside value will come from.</source>
        <translation>No se dice de dónde saldrá el valor externo.</translation>
    </message>
    <message>
        <source>The source in the plan does not match the rule.</source>
        <translation>La fuente que figura en el plan no es la que dice la regla con palabras.</translation>
    </message>
    <message>
        <source>The outside value could not be typed like this: {reason}.</source>
        <translation>El valor externo no se podría escribir así: {reason}.</translation>
    </message>
    <message>
        <source>The outside value has “{sign}” between digits; it is used unchanged.</source>
        <translation>El valor externo tiene «{sign}» entre cifras; se usa tal como está.</translation>
    </message>
    <message>
        <source>The outside value has unusual spaces or letters; it is used unchanged.</source>
        <translation>El valor externo tiene espacios o letras poco comunes; se usa tal como está.</translation>
    </message>
    <message>
        <source>“{prefix}” differs from the other names: most start with “{stem}”.</source>
        <translation>«{prefix}» no empieza como los de su tipo: la mayoría empieza por «{stem}».</translation>
    </message>
    <message>
        <source>Some computers change letters such as those in “{prefix}” in file names.</source>
        <translation>No todos los ordenadores conservan las letras de «{prefix}» en los nombres de archivo.</translation>
    </message>
    <message>
        <source>The sessions of phase {number} have different numbers of boards: {counts} ({boards}).</source>
        <translation>Las sesiones de la fase {number} no tienen los mismos estuches: {counts} ({boards}).</translation>
    </message>
    <message>
        <source>The boards of phase {number} are not consecutive: {boards}.</source>
        <translation>Los estuches de la fase {number} no van seguidos: {boards}.</translation>
    </message>
    <message>
        <source>Phase {number} has an open number of sessions, so one key opens them all. None of them can be revealed on its own evening, only all together at the end. With a fixed number, each session has its own key.</source>
        <translation>El número de sesiones de la fase {number} está abierto, así que una sola clave sirve para todas: ninguna se puede revelar la misma noche, solo todas al final. Con un número fijo, cada una tiene su propia clave.</translation>
    </message>
    <message>
        <source>The description “{text}” is the same for all sessions: add a “#”.</source>
        <translation>La descripción «{text}» no distingue las sesiones: añada un «#».</translation>
    </message>
    <message>
        <source>The description “{text}” gives a different number of sessions, not {sessions}.</source>
        <translation>La descripción «{text}» indica un número distinto de {sessions} sesiones.</translation>
    </message>
    <message>
        <source>The character “{sign}” in {what} may be a mistake: “{text}”.</source>
        <translation>El signo «{sign}» en {what} puede ser un descuido: «{text}».</translation>
    </message>
    <message>
        <source>There are extra spaces in {what}: “{text}”.</source>
        <translation>Sobran espacios en {what}: «{text}».</translation>
    </message>
    <message>
        <source>Older programs may show some letters of {what} incorrectly: “{text}”.</source>
        <translation>Los programas antiguos pueden mostrar mal algunas letras en {what}: «{text}».</translation>
    </message>
    <message>
        <source>There is a space between digits: if it only groups them, leave it out.</source>
        <translation>Hay un espacio entre cifras: si solo las agrupa, quítelo.</translation>
    </message>
    <message>
        <source>There is a letter among the digits: O is not 0, l and I are not 1.</source>
        <translation>Hay una letra entre cifras: la O no es 0; la l y la I no son 1.</translation>
    </message>
    <message>
        <source>There is a sign between digits: if it only groups them, leave it out.</source>
        <translation>Hay un signo entre cifras: si solo las agrupa, quítelo.</translation>
    </message>
    <message>
        <source>Some keyboards lack some of these characters, and others must type exactly the same.</source>
        <translation>No todos los teclados lo tienen todo, y otros deben poder escribirlo igual.</translation>
    </message>
    <message>
        <source>It has no digit: words can often be guessed.</source>
        <translation>No contiene ninguna cifra: las palabras a menudo se pueden prever.</translation>
    </message>
    <message>
        <source>About {bits} bits of it could not be known beforehand: a guess is right once in {times} tries.</source>
        <translation>Unos {bits} bits no se podían conocer de antemano: quien intente adivinar acierta una vez de cada {times}.</translation>
    </message>
    <message>
        <source>The first two digits of a number are not counted, because those of an index can be guessed.</source>
        <translation>Las dos primeras cifras de un número no cuentan: las de un índice no sorprenden a nadie.</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>un espacio</translation>
    </message>
    <message>
        <source>The promise does not say which value counts if the exchange is closed.</source>
        <translation>La promesa no dice qué valor cuenta si la bolsa está cerrada.</translation>
    </message>
    <message>
        <source>The promise has no date that the program can read.</source>
        <translation>La promesa no contiene ninguna fecha legible.</translation>
    </message>
    <message>
        <source>{day} is in the past: everyone may already know its value.</source>
        <translation>{day} ya ha pasado: puede que todos conozcan ya su valor.</translation>
    </message>
    <message>
        <source>{day} is today: its value may be known before everyone has the plan.</source>
        <translation>{day} es hoy: su valor puede conocerse antes de que todos tengan el plan.</translation>
    </message>
    <message>
        <source>“{name}” is not the one in this computer’s journal.</source>
        <translation>«{name}» es otro que el que consta en el registro de este ordenador.</translation>
    </message>
    <message>
        <source>Round {number} appears on {when}: promise a round that is at least an hour ahead.</source>
        <translation>El sorteo {number} aparece el {when}: prometa un sorteo que falte al menos una hora.</translation>
    </message>
    <message>
        <source>The fallback value, used if the network has ended, is known before the round.</source>
        <translation>Lo que cuenta si la red ha terminado se conoce antes del sorteo.</translation>
    </message>
    <message>
        <source>The promise mentions a SHA-256, but not in the form that every check understands: enter holders by name and hash.</source>
        <translation>La promesa habla de un SHA-256, pero no en la forma que toda comprobación entiende: ponga los depositarios por nombre y huella.</translation>
    </message>
    <message>
        <source>There are {count} holders; at most {limit} are possible.</source>
        <translation>Hay {count} depositarios de palabras, y el máximo es {limit}.</translation>
    </message>
    <message>
        <source>Two holders are called “{name}”: give them different names.</source>
        <translation>Dos depositarios se llaman «{name}»: dé a cada uno un nombre propio.</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” have the same hash, so they have the same words.</source>
        <translation>«{one}» y «{other}» tienen la misma huella: uno guarda las palabras del otro.</translation>
    </message>
    <message>
        <source>The hash of “{name}” belongs to words that anyone would try first: ask for new ones.</source>
        <translation>La huella de «{name}» es la de palabras que cualquiera probaría: pida otras nuevas.</translation>
    </message>
    <message>
        <source>The hash of “{name}” does not look like a real one: perhaps nobody knows words for it.</source>
        <translation>La huella de «{name}» no lo parece: puede que nadie conozca sus palabras.</translation>
    </message>
    <message>
        <source>This computer already published a promise for an event with this name, on {days}. With several promises, one can be chosen later: state in public which one counts, and why.</source>
        <translation>Este ordenador ya publicó una promesa para una prueba de este nombre, el {days}. Quien hace varias promesas puede elegir entre ellas: diga en público cuál cuenta, y por qué.</translation>
    </message>
    <message>
        <source>The folder already has {count} files that phase {number} would make, such as “{name}”. Deal into a separate folder.</source>
        <translation>La carpeta ya tiene {count} archivos que crearía la fase {number}, como «{name}»: reparta en una carpeta aparte.</translation>
    </message>
    <message>
        <source>The tournament “{file}” in this folder makes files with the same names as phase {number}, such as “{name}”. Deal into a separate folder.</source>
        <translation>El torneo «{file}» de esta carpeta crea archivos con nombres de la fase {number}, como «{name}»: reparta en una carpeta aparte.</translation>
    </message>
    <message>
        <source>Phases {first} and {number} make files whose names differ only in zeros, such as “{other}” and “{name}”. People will confuse them.</source>
        <translation>Las fases {first} y {number} crean archivos cuyos nombres solo se distinguen en los ceros, como «{other}» y «{name}»: se confundirán.</translation>
    </message>
    <message>
        <source>This value proves itself. The network signs it, every check can test the signature offline, and nobody can guess any of its 256 bits.</source>
        <translation>Este valor se prueba por sí mismo: la red lo firma, cada comprobación verifica la firma sin internet, y sus 256 bits son todos una sorpresa.</translation>
    </message>
    <message>
        <source>Several people are involved. Nobody can foresee a board before the words are handed over, or secretly choose one. Only all of these together, with the people who open the keys, could do so: {names}.</source>
        <translation>Varias personas: salvo que todos estos se pongan de acuerdo con quien abre las claves, nadie puede prever un estuche antes de que se entreguen las palabras, ni elegir uno sin que se note: {names}.</translation>
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
        <translation>Duplimate, antiguo</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft), bridge-club.org, ACBL upload</source>
        <translation>Duplimate (Dupsoft), bridge-club.org, envío a la ACBL</translation>
    </message>
    <message>
        <source>Duplimate, older, hands hidden on the screen</source>
        <translation>Duplimate, antiguo, manos ocultas</translation>
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
        <translation>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller), envío a la ACBL</translation>
    </message>
    <message>
        <source>Duplimate, hands hidden on the screen</source>
        <translation>Duplimate, manos ocultas</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller)</source>
        <translation>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller)</translation>
    </message>
    <message>
        <source>Older dealing machines (BRI)</source>
        <translation>Duplicadoras antiguas (BRI)</translation>
    </message>
    <message>
        <source>older dealing machines, bridge-club.org</source>
        <translation>máquinas duplicadoras antiguas, bridge-club.org</translation>
    </message>
    <message>
        <source>Older dealing machines (DGE)</source>
        <translation>Duplicadoras antiguas (DGE)</translation>
    </message>
    <message>
        <source>older dealing machines, converters</source>
        <translation>máquinas duplicadoras antiguas, conversores</translation>
    </message>
    <message>
        <source>Dealer4, BridgeComposer, scoring programs</source>
        <translation>Dealer4, BridgeComposer, resultados</translation>
    </message>
    <message>
        <source>Dealer4, BridgeComposer, Bridgewebs, ACBL upload, most scoring programs</source>
        <translation>Dealer4, BridgeComposer, Bridgewebs, envío a la ACBL, la mayoría de los programas de resultados</translation>
    </message>
    <message>
        <source>Bridge Base Online</source>
        <translation>Bridge Base Online</translation>
    </message>
    <message>
        <source>Bridge Base Online (upload and hand viewer), ACBL upload</source>
        <translation>Bridge Base Online (envío y visor de manos), envío a la ACBL</translation>
    </message>
    <message>
        <source>Spreadsheets</source>
        <translation>Hojas de cálculo</translation>
    </message>
    <message>
        <source>spreadsheets, programs of your own</source>
        <translation>hojas de cálculo, programas propios</translation>
    </message>
    <message>
        <source>Bernasconi</source>
        <translation>Bernasconi</translation>
    </message>
    <message>
        <source>Bernasconi dealing machines</source>
        <translation>duplicadoras Bernasconi</translation>
    </message>
    <message>
        <source>Borel</source>
        <translation>Borel</translation>
    </message>
    <message>
        <source>Borel&apos;s programs</source>
        <translation>programas de Borel</translation>
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
        <translation>KoPS, con números de estuche (CDS)</translation>
    </message>
    <message>
        <source>KoPS and related programs (Poland)</source>
        <translation>KoPS y programas afines (Polonia)</translation>
    </message>
    <message>
        <source>Deal numbers</source>
        <translation>Números de reparto</translation>
    </message>
    <message>
        <source>this program, Big Deal; the shortest archive</source>
        <translation>este programa, Big Deal; el archivo más corto</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Load it in the Duplimate’s program (Dupsoft), and check the number of the first board there.</source>
        <translation>Cárguelo en el programa de la Duplimate (Dupsoft) y compruebe allí el número del primer estuche.</translation>
    </message>
    <message>
        <source>Keep it as an archive: this program and Big Deal read it.</source>
        <translation>Guárdelo como archivo histórico: lo leen este programa y Big Deal.</translation>
    </message>
    <message>
        <source>people, after play; contains no deals</source>
        <translation>personas, después del juego; no contiene repartos</translation>
    </message>
    <message>
        <source>Load it in the Duplimate’s program. If that shows 99 boards, duplicate only the ones that were dealt.</source>
        <translation>Cárguelo en el programa de la Duplimate; si muestra 99 estuches, duplique solo los repartidos.</translation>
    </message>
    <message>
        <source>Load it in the dealing machine’s program, and check the number of the first board, because the file has none.</source>
        <translation>Cárguelo en el programa de la máquina duplicadora y compruebe el número del primer estuche: el archivo no lo lleva.</translation>
    </message>
    <message>
        <source>Load it in the machine’s program. BridgeComposer and scoring programs show hands: do not use them until play is over.</source>
        <translation>Cárguelo en el programa de la máquina. BridgeComposer y los programas de resultados muestran las manos: espere con ellos a que termine el juego.</translation>
    </message>
    <message>
        <source>Upload it to Bridge Base Online. Its hand viewer shows the hands: do not open it until play is over.</source>
        <translation>Súbalo a Bridge Base Online. Su visor muestra las manos: déjelo cerrado hasta que termine el juego.</translation>
    </message>
    <message>
        <source>Do not open it until play is over: a spreadsheet shows every hand.</source>
        <translation>Déjelo cerrado hasta que termine el juego: una hoja de cálculo muestra todas las manos.</translation>
    </message>
    <message>
        <source>Load it in the Bernasconi machine’s program, and check the number of the first board, because the file has none.</source>
        <translation>Cárguelo en el programa de la máquina Bernasconi y compruebe el número del primer estuche: el archivo no lo lleva.</translation>
    </message>
    <message>
        <source>Load it in Borel’s program, and check the number of the first board, because the file has none.</source>
        <translation>Cárguelo en el programa de Borel y compruebe el número del primer estuche: el archivo no lo lleva.</translation>
    </message>
    <message>
        <source>Load it in KoPS, and check the number of the first board, because the file has none.</source>
        <translation>Cárguelo en KoPS y compruebe el número del primer estuche: el archivo no lo lleva.</translation>
    </message>
    <message>
        <source>Load it in KoPS; the board numbers are in the file.</source>
        <translation>Cárguelo en KoPS; los números de los estuches están en el archivo.</translation>
    </message>
    <message>
        <source>Read it when play is over: it shows how the cards are distributed overall.</source>
        <translation>Léalo cuando termine el juego: dice cómo están las cartas en conjunto.</translation>
    </message>
</context>
<context>
    <name>meter</name>
    <message>
        <source>Type on many different keys, or move the mouse.</source>
        <translation>Escriba con muchas teclas distintas, o mueva el ratón.</translation>
    </message>
    <message>
        <source>Keep going: learning your rhythm.</source>
        <translation>Siga: se está aprendiendo su ritmo.</translation>
    </message>
    <message>
        <source>Good. Keep going.</source>
        <translation>Bien. Siga.</translation>
    </message>
    <message>
        <source>Use many different keys.</source>
        <translation>Use muchas teclas distintas.</translation>
    </message>
    <message>
        <source>Too regular. Type unevenly, or move the mouse.</source>
        <translation>Demasiado regular. Escriba sin ritmo fijo, o mueva el ratón.</translation>
    </message>
    <message>
        <source>Keys are released like a machine. Use a real keyboard, or the mouse.</source>
        <translation>Las teclas se sueltan como en una máquina. Use un teclado real, o el ratón.</translation>
    </message>
    <message>
        <source>This is easy to guess. Vary the rhythm.</source>
        <translation>Es fácil adivinarle. Varíe el ritmo.</translation>
    </message>
    <message>
        <source>This repeats itself (a macro or a recording?). It no longer counts.</source>
        <translation>Esto se repite (¿macro o grabación?). Se descuenta lo sumado.</translation>
    </message>
    <message>
        <source>A key is held down. Press many different keys, one after another.</source>
        <translation>Hay una tecla pulsada sin soltar. Pulse muchas teclas, una tras otra.</translation>
    </message>
    <message>
        <source>Timing is coarse here, as over a remote desktop. Use the mouse, or only the computer.</source>
        <translation>Aquí los tiempos llegan a saltos, como en un escritorio remoto. Use el ratón, o solo el ordenador.</translation>
    </message>
    <message>
        <source>Input from other programs does not count.</source>
        <translation>Lo que envía otro programa no cuenta.</translation>
    </message>
    <message>
        <source>Enough. Release the keys and the mouse.</source>
        <translation>Basta. Suelte las teclas.</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>session</source>
        <translation>sesión</translation>
    </message>
    <message>
        <source>set {number} of {count}</source>
        <translation>serie {number} de {count}</translation>
    </message>
    <message>
        <source>second of the day</source>
        <translation>segunda del día</translation>
    </message>
    <message>
        <source>third of the day</source>
        <translation>tercera del día</translation>
    </message>
    <message>
        <source>fourth of the day</source>
        <translation>cuarta del día</translation>
    </message>
    <message>
        <source>number {number} of the day</source>
        <translation>número {number} del día</translation>
    </message>
</context>
<context>
    <name>notes</name>
    <message>
        <source>The secret keys in the journal are sealed now. Older versions of this program can no longer use it.</source>
        <translation>Las claves secretas del registro están ahora selladas. Las versiones anteriores de este programa ya no pueden usarlo.</translation>
    </message>
    <message>
        <source>Others may read the journal in “{folder}”, and that cannot be changed there.</source>
        <translation>Otros pueden leer el registro en «{folder}», y eso no se puede cambiar allí.</translation>
    </message>
    <message>
        <source>Others could read or change the journal in “{folder}”. It is yours alone now.</source>
        <translation>Otros podían leer o cambiar el registro en «{folder}». Ahora es solo suyo.</translation>
    </message>
    <message>
        <source>Other users can write in “{folder}”, and so can replace the journal below it. Take that right from them: chmod go-w “{folder}”.</source>
        <translation>Otros usuarios pueden escribir en «{folder}» y así sustituir el registro que está debajo. Quíteles ese permiso: chmod go-w «{folder}».</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>Reserve sets in place of the original ones</source>
        <translation>Series de reserva en lugar de los originales</translation>
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
        <translation>Repartido el {date}.</translation>
    </message>
    <message>
        <source>Reserve sets follow from the same keys and the same outside value as the originals.</source>
        <translation>Las series de reserva salen de las mismas claves y del mismo valor externo que las originales.</translation>
    </message>
    <message>
        <source>Laws of Duplicate Bridge 2017, Law 6D.</source>
        <translation>Leyes del Bridge Duplicado 2017, Ley 6D.</translation>
    </message>
    <message>
        <source>Before the tournament the organiser published a plan and the hash of secret keys.</source>
        <translation>Antes del torneo, el organizador publicó un plan y la huella de unas claves secretas.</translation>
    </message>
    <message>
        <source>Every deal follows from a key and from an outside value that nobody could know then:</source>
        <translation>Cada reparto sale de una clave y de un valor externo que entonces nadie podía conocer:</translation>
    </message>
    <message>
        <source>Promised source: {source}</source>
        <translation>Fuente prometida: {source}</translation>
    </message>
    <message>
        <source>Value: {value}</source>
        <translation>Valor: {value}</translation>
    </message>
    <message>
        <source>Hash of the keys: {hash}</source>
        <translation>Huella de las claves: {hash}</translation>
    </message>
    <message>
        <source>In words: {words}</source>
        <translation>En palabras: {words}</translation>
    </message>
    <message>
        <source>Published, as the organiser says: {where}, since {day}</source>
        <translation>Publicado, según el organizador: {where}, desde {day}</translation>
    </message>
    <message>
        <source>So nobody could choose a board, except within what every check lists. Anyone who has the keys and the value can compute every board, so the keys are kept sealed and the boards are dealt late.</source>
        <translation>Así nadie pudo elegir un estuche, salvo dentro de los límites que enumera cada comprobación. Quien tiene las claves y el valor puede calcular cada estuche: por eso las claves se guardan selladas y se reparte tarde.</translation>
    </message>
    <message>
        <source>This pack is about {session} alone: it holds the key of that session, and what proves that it is the one that was bound. The other keys stay secret until their sessions are played. Do not take our word for it: verify it.</source>
        <translation>Este paquete trata solo de {session}: contiene la clave de esa sesión y lo que demuestra que es la que quedó fijada. Las demás claves siguen en secreto hasta que se jueguen sus sesiones. No se fíe de nuestra palabra: verifíquelo.</translation>
    </message>
    <message>
        <source>This pack holds the keys. Do not take our word for it: verify it.</source>
        <translation>Este paquete contiene las claves. No se fíe de nuestra palabra: verifíquelo.</translation>
    </message>
    <message>
        <source>Behind it the words of {name}:</source>
        <translation>Detrás, las palabras de {name}:</translation>
    </message>
    <message>
        <source>The words of {name} were withheld; in their place stands their SHA-256:</source>
        <translation>Las palabras de {name} fueron retenidas; en su lugar está su SHA-256:</translation>
    </message>
    <message>
        <source>Sessions that were revealed before, each by itself</source>
        <translation>Sesiones reveladas antes, cada una por separado</translation>
    </message>
    <message>
        <source>  {date}: {session}</source>
        <translation>  {date}: {session}</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Reserve sets and deviations from the plan</source>
        <translation>Series de reserva y desviaciones del plan</translation>
    </message>
    <message>
        <source>  {date}, reserve sets: {text}</source>
        <translation>  {date}, series de reserva: {text}</translation>
    </message>
    <message>
        <source>  {date}, deviation: {text}</source>
        <translation>  {date}, desviación: {text}</translation>
    </message>
    <message>
        <source>How to verify</source>
        <translation>Cómo verificar</translation>
    </message>
    <message>
        <source>1. Compare “{name}” with the file that was published before the tournament, and the</source>
        <translation>1. Compare «{name}» con el archivo que se publicó antes del torneo, y el</translation>
    </message>
    <message>
        <source>   value with what its source says. Only you can do that.</source>
        <translation>   valor con lo que dice su fuente. Eso solo puede hacerlo usted.</translation>
    </message>
    <message>
        <source>2. Open “verify.html” in any browser and give it the files of this pack; it needs no network. Best take the page from the program or its releases, which publish its SHA-256: whoever hands out a forged pack could add a forged page. Or use the Check page of bigdeal-gui, or run</source>
        <translation>2. Abra «verify.html» en cualquier navegador y dele los archivos de este paquete; no necesita red. Mejor tome la página que viene con el programa, o la de donde se publica el programa, donde figura también su SHA-256: quien reparte un paquete falso podría añadir una página falsa. O use la página Comprobar de bigdeal-gui, o ejecute</translation>
    </message>
    <message>
        <source>The SHA-256 of the page, as {program} has it:</source>
        <translation>El SHA-256 de la página, tal como la tiene {program}:</translation>
    </message>
    <message>
        <source>Green: proved. Amber: true as far as it goes, with lists of what only you can look up and of what could still be chosen when the value was known. Red: something contradicts.</source>
        <translation>Verde: demostrado. Ámbar: cierto hasta donde llega, con listas de lo que solo usted puede buscar y de lo que aún se podía elegir cuando se sabía el valor. Rojo: algo se contradice.</translation>
    </message>
    <message>
        <source>3. Compare the boards with those you played: hand records, or what a machine dealt.</source>
        <translation>3. Compare los estuches con los que jugó: hojas de manos, o lo que repartió una máquina.</translation>
    </message>
    <message>
        <source>   Files of your own can be verified in the same way, beside those of the pack.</source>
        <translation>   Sus propios archivos se verifican igual, junto a los del paquete.</translation>
    </message>
    <message>
        <source>“{name}” binds names, boards and source as well as the keys.</source>
        <translation>«{name}» fija los nombres, los estuches y la fuente, además de las claves.</translation>
    </message>
    <message>
        <source>The published hash binds the keys alone, not the names and numbers in the plan.</source>
        <translation>La huella publicada solo fija las claves, no los nombres ni los números del plan.</translation>
    </message>
    <message>
        <source>SquareDeal reads the same plan and keys and deals the same boards.</source>
        <translation>SquareDeal lee el mismo plan y las mismas claves, y reparte los mismos estuches.</translation>
    </message>
    <message>
        <source>Deviation from the published plan</source>
        <translation>Desviación del plan publicado</translation>
    </message>
    <message>
        <source>What was done otherwise: {text}</source>
        <translation>Qué se hizo de otro modo: {text}</translation>
    </message>
    <message>
        <source>Recorded on {date}.</source>
        <translation>Anotado el {date}.</translation>
    </message>
    <message>
        <source>The deals are those that were bound by the published hash:</source>
        <translation>Los repartos son los que fija la huella publicada:</translation>
    </message>
    <message>
        <source>The journal of the computer that dealt has every set. Its newest row has</source>
        <translation>El registro del ordenador que repartió cuenta cada serie. Su línea más reciente tiene</translation>
    </message>
    <message>
        <source>this number and hash. To see whether it is still there, type on that computer:</source>
        <translation>este número y esta huella. Si sigue estando en el registro, allí lo dice esto:</translation>
    </message>
    <message>
        <source>When the keys are revealed, anybody can verify them. Every check lists them.</source>
        <translation>Cuando se revelen las claves, cualquiera podrá verificarlas. Cada comprobación las muestra.</translation>
    </message>
    <message>
        <source>Double-dummy results of more than {count} boards are worked out only when asked for.</source>
        <translation>Los resultados a cartas vistas de más de {count} estuches solo se calculan si se piden.</translation>
    </message>
    <message>
        <source>The journal says now that play is over.</source>
        <translation>El registro dice ahora que el juego ha terminado.</translation>
    </message>
    <message>
        <source>The files of the set are in the archive now: {folder}</source>
        <translation>Los archivos de la serie están ahora en la carpeta aparte: {folder}</translation>
    </message>
    <message>
        <source>The newest row of the tournament’s log, by its SHA-256:</source>
        <translation>La fila más nueva del registro del torneo, por su SHA-256:</translation>
    </message>
    <message>
        <source>Amber is the best that the pack of one session can be: nothing is proved yet of the others. The file that ends in .key.txt can be checked by hand; bigdeal-gui’s documents say how.</source>
        <translation>El paquete de una sola sesión no puede pasar de ámbar: de las demás aún no se ha demostrado nada. El archivo que termina en .key.txt se puede comprobar a mano; la documentación de bigdeal-gui dice cómo.</translation>
    </message>
    <message>
        <source>The analysis was left out.</source>
        <translation>Los resultados se han omitido.</translation>
    </message>
    <message>
        <source>With {count} boards on a page there is no room for double-dummy results.</source>
        <translation>Con {count} estuches por página no hay sitio para los resultados a cartas vistas.</translation>
    </message>
    <message>
        <source>A web page prints page by page: use the PDF for a folded booklet.</source>
        <translation>Una página web se imprime página por página: el cuadernillo que se pliega es el PDF.</translation>
    </message>
    <message>
        <source>This computer’s journal does not know these boards, so it cannot tell whether they have been played.</source>
        <translation>El registro de este ordenador no conoce estos estuches, así que aquí nadie puede decir si se han jugado.</translation>
    </message>
    <message>
        <source>The double-dummy results in the file do not match its boards. They were calculated again.</source>
        <translation>Los resultados a cartas vistas que trae el archivo no corresponden a sus estuches. Se han calculado de nuevo.</translation>
    </message>
    <message>
        <source>The double-dummy results are from the file. A sample from each board was calculated here and agrees.</source>
        <translation>Los resultados a cartas vistas son los que trae el archivo. Aquí se ha comprobado una muestra de cada estuche y coincide.</translation>
    </message>
    <message>
        <source>No font of this computer has the letters {letters}; each prints as an empty box. Install a font that has them, such as Noto Sans, and print again.</source>
        <translation>Ninguna fuente de este ordenador tiene los caracteres {letters}; cada uno se imprime como un recuadro vacío. Instale una fuente que los tenga, como Noto Sans, e imprima de nuevo.</translation>
    </message>
    <message>
        <source>The double-dummy results in the file were kept without checking them.</source>
        <translation>Los resultados a cartas vistas que trae el archivo se conservaron sin comprobarlos.</translation>
    </message>
    <message>
        <source>Check code: {digest}</source>
        <translation>Código de comprobación: {digest}</translation>
    </message>
    <message>
        <source>1. Look up the check code where it stood before the tournament, and the value at its source. Only you can do that.</source>
        <translation>1. Busque el código de comprobación donde estaba antes del torneo, y el valor en su fuente. Solo usted puede hacerlo.</translation>
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
        <translation>Una cifra cualquiera: esto es una prueba</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Liguilla</translation>
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
        <translation>Papel</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>Carta (EE. UU.)</translation>
    </message>
    <message>
        <source>12 boards</source>
        <translation>12 estuches</translation>
    </message>
    <message>
        <source>18 boards</source>
        <translation>18 estuches</translation>
    </message>
    <message>
        <source>24 boards</source>
        <translation>24 estuches</translation>
    </message>
    <message>
        <source>36 boards</source>
        <translation>36 estuches</translation>
    </message>
    <message>
        <source>2 boards, in large print</source>
        <translation>2 estuches, en letra grande</translation>
    </message>
    <message>
        <source>Boards go</source>
        <translation>Estuches</translation>
    </message>
    <message>
        <source>in rows</source>
        <translation>en filas</translation>
    </message>
    <message>
        <source>in columns</source>
        <translation>en columnas</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Palos</translation>
    </message>
    <message>
        <source>four colours</source>
        <translation>cuatro colores</translation>
    </message>
    <message>
        <source>black and red</source>
        <translation>negro y rojo</translation>
    </message>
    <message>
        <source>black alone</source>
        <translation>solo negro</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Diez</translation>
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
        <translation>Idioma</translation>
    </message>
    <message>
        <source>A K Q J in every language</source>
        <translation>A K Q J en todos los idiomas</translation>
    </message>
    <message>
        <source>High-card points</source>
        <translation>Puntos de honor</translation>
    </message>
    <message>
        <source>Double-dummy results and par</source>
        <translation>Resultados a cartas vistas y par</translation>
    </message>
    <message>
        <source>Double dummy says</source>
        <translation>A cartas vistas</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>bazas</translation>
    </message>
    <message>
        <source>contracts</source>
        <translation>contratos</translation>
    </message>
    <message>
        <source>Par beside the results</source>
        <translation>Par junto a los resultados</translation>
    </message>
    <message>
        <source>Sheets are</source>
        <translation>Las hojas van</translation>
    </message>
    <message>
        <source>loose</source>
        <translation>sueltas</translation>
    </message>
    <message>
        <source>punched</source>
        <translation>perforadas</translation>
    </message>
    <message>
        <source>punched, printed on both sides</source>
        <translation>perforadas, impresas por las dos caras</translation>
    </message>
    <message>
        <source>folded into a booklet</source>
        <translation>plegadas en un cuadernillo</translation>
    </message>
    <message>
        <source>with double dummy</source>
        <translation>a cartas vistas</translation>
    </message>
    <message>
        <source>as a web page</source>
        <translation>como página web</translation>
    </message>
    <message>
        <source>sections {names}</source>
        <translation>secciones {names}</translation>
    </message>
    <message>
        <source>“{event}”, {day}, from board {number}</source>
        <translation>«{event}», {day}, desde el estuche {number}</translation>
    </message>
    <message>
        <source>Play is over</source>
        <translation>Juego terminado</translation>
    </message>
    <message>
        <source>Has this set been played?</source>
        <translation>¿Se ha jugado esta serie?</translation>
    </message>
    <message>
        <source>It was dealt today, or its day is still to come.</source>
        <translation>Se repartió hoy, o su día aún no ha llegado.</translation>
    </message>
    <message>
        <source>The record shows every card. The journal will say that play is over.</source>
        <translation>La hoja muestra todas las cartas. El registro dirá que el juego ha terminado.</translation>
    </message>
    <message>
        <source>Play is over: print open</source>
        <translation>Juego terminado: imprimir sin sellar</translation>
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
        <translation>Línea de cabecera</translation>
    </message>
    <message>
        <source>Footer line</source>
        <translation>Línea de pie</translation>
    </message>
    <message>
        <source>Boards per page</source>
        <translation>Por página</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>a card is not two digits</source>
        <translation>una carta no consta de dos cifras</translation>
    </message>
    <message>
        <source>the hands are not four suits of rank letters each</source>
        <translation>las manos no son cuatro palos con letras de cartas</translation>
    </message>
    <message>
        <source>its board numbers end at {max_board}</source>
        <translation>sus números de estuche terminan en {max_board}</translation>
    </message>
    <message>
        <source>Deal boards up to {max_board}, or leave this format out.</source>
        <translation>Reparta estuches hasta el {max_board}, u omita este formato.</translation>
    </message>
    <message>
        <source>Choose other boards, or leave this format out.</source>
        <translation>Elija otros estuches, u omita este formato.</translation>
    </message>
    <message>
        <source>more than {max_file_lines} lines</source>
        <translation>más de {max_file_lines} líneas</translation>
    </message>
    <message>
        <source>a line of more than {max_line_bytes} bytes</source>
        <translation>una línea de más de {max_line_bytes} bytes</translation>
    </message>
    <message>
        <source>the last record has {rest} bytes instead of {size}</source>
        <translation>el último bloque tiene {rest} bytes en lugar de {size}</translation>
    </message>
    <message>
        <source>more than {max_file_boards} boards</source>
        <translation>más de {max_file_boards} estuches</translation>
    </message>
    <message>
        <source>{who} has {count} suits instead of 4</source>
        <translation>{who} tiene {count} palos en lugar de 4</translation>
    </message>
    <message>
        <source>boards are numbered from 1</source>
        <translation>los estuches se numeran desde 1</translation>
    </message>
    <message>
        <source>the last board comes before the first</source>
        <translation>el último estuche va antes que el primero</translation>
    </message>
    <message>
        <source>board numbers end at {max_boards}</source>
        <translation>los números de estuche terminan en {max_boards}</translation>
    </message>
    <message>
        <source>at least one board is needed</source>
        <translation>hace falta al menos un estuche</translation>
    </message>
    <message>
        <source>it is neither a number nor a range</source>
        <translation>no es ni un número ni un intervalo</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>es demasiado largo</translation>
    </message>
    <message>
        <source>more than {max_ranges} ranges</source>
        <translation>más de {max_ranges} intervalos</translation>
    </message>
    <message>
        <source>at least one session of one board is needed</source>
        <translation>hace falta al menos una sesión de un estuche</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>at most 50 letters, digits, “-” and “_” are allowed</source>
        <translation>se permiten como máximo 50 letras, cifras, «-» y «_»</translation>
    </message>
    <message>
        <source>it is longer than {longest_prefix} letters</source>
        <translation>tiene más de {longest_prefix} letras</translation>
    </message>
    <message>
        <source>“{name}” has a “/” or a space. The files go to the current folder.</source>
        <translation>«{name}» contiene «/» o un espacio. Los archivos van a la carpeta en la que está usted.</translation>
    </message>
    <message>
        <source>The format “stdout” would show the boards on the screen: use “pbn”, which makes a file.</source>
        <translation>El formato «stdout» mostraría los estuches en pantalla: use «pbn», que crea un archivo.</translation>
    </message>
    <message>
        <source>The set was dealt elsewhere: only the computer that dealt it can certify it.</source>
        <translation>La serie se repartió en otro lugar: solo el ordenador que la repartió puede certificarla.</translation>
    </message>
    <message>
        <source>The set was not dealt with that identification.</source>
        <translation>La serie no se repartió con esa identificación.</translation>
    </message>
    <message>
        <source>More than {most} boards cannot be locked in a box.</source>
        <translation>No se pueden bloquear más de {most} estuches en una caja.</translation>
    </message>
    <message>
        <source>it was saved as “Unicode”; save it as plain text</source>
        <translation>se guardó como «Unicode»; guárdelo como texto sin formato</translation>
    </message>
    <message>
        <source>it is longer than {max_value_bytes} bytes</source>
        <translation>tiene más de {max_value_bytes} bytes</translation>
    </message>
    <message>
        <source>row {sequence} cannot be read</source>
        <translation>no se puede leer la línea {sequence}</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>does not read as a key</source>
        <translation>no se lee como una clave</translation>
    </message>
    <message>
        <source>row {sequence} cannot be understood</source>
        <translation>no se entiende la línea {sequence}</translation>
    </message>
    <message>
        <source>belongs to another journal</source>
        <translation>pertenece a otro registro</translation>
    </message>
    <message>
        <source>it is the database of another program</source>
        <translation>es la base de datos de otro programa</translation>
    </message>
    <message>
        <source>it is the same as “{name}” on systems that ignore capitals</source>
        <translation>es igual que «{name}» en sistemas que no distinguen mayúsculas</translation>
    </message>
    <message>
        <source>it would be longer than {max_settings_bytes} bytes</source>
        <translation>tendría más de {max_settings_bytes} bytes</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>la línea es demasiado larga</translation>
    </message>
    <message>
        <source>the hash of the keys is not 64 hexadecimal digits</source>
        <translation>la huella de las claves no tiene 64 cifras hexadecimales</translation>
    </message>
    <message>
        <source>the outside value is empty</source>
        <translation>el valor externo está vacío</translation>
    </message>
    <message>
        <source>a phase has four fields with “:” between, and here are {count}</source>
        <translation>una fase tiene cuatro campos separados por «:», y aquí hay {count}</translation>
    </message>
    <message>
        <source>the number of sessions is not 0 to {limit}</source>
        <translation>el número de sesiones no está entre 0 y {limit}</translation>
    </message>
    <message>
        <source>it is longer than {limit} characters</source>
        <translation>tiene más de {limit} caracteres</translation>
    </message>
    <message>
        <source>it has fewer than {count} letters</source>
        <translation>tiene menos de {count} letras</translation>
    </message>
    <message>
        <source>it has more than {count} letters</source>
        <translation>tiene más de {count} letras</translation>
    </message>
    <message>
        <source>it repeats a few letters</source>
        <translation>repite unas pocas letras</translation>
    </message>
    <message>
        <source>it has two groups of “#”</source>
        <translation>tiene dos grupos de «#»</translation>
    </message>
    <message>
        <source>There is no key for phase {phase}, session {session}.</source>
        <translation>No hay clave para la fase {phase}, sesión {session}.</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has a key already</source>
        <translation>la fase {phase}, sesión {session} ya tiene una clave</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has no key</source>
        <translation>la fase {phase}, sesión {session} no tiene clave</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has a key but is not in the plan</source>
        <translation>la fase {phase}, sesión {session} tiene una clave pero no está en el plan</translation>
    </message>
    <message>
        <source>it is not “phase,session:key”</source>
        <translation>no tiene la forma «fase,sesión:clave»</translation>
    </message>
    <message>
        <source>a key has {count} letters and digits</source>
        <translation>una clave tiene {count} letras y cifras</translation>
    </message>
    <message>
        <source>it is not 64 hexadecimal digits</source>
        <translation>no son 64 cifras hexadecimales</translation>
    </message>
    <message>
        <source>the sign “:” separates the fields of the file</source>
        <translation>el signo «:» separa los campos del archivo</translation>
    </message>
    <message>
        <source>a session has at most {count} boards</source>
        <translation>una sesión tiene {count} estuches como máximo</translation>
    </message>
    <message>
        <source>the board numbers of a tournament end at {number}</source>
        <translation>los números de estuche de un torneo terminan en {number}</translation>
    </message>
    <message>
        <source>The number of phases is {count}, and there is no phase {number}.</source>
        <translation>El número de fases es {count}, y no existe la fase {number}.</translation>
    </message>
    <message>
        <source>The number of sessions of this phase is open: name the sessions, such as 1-3.</source>
        <translation>El número de sesiones de esta fase está abierto: indique las sesiones, por ejemplo 1-3.</translation>
    </message>
    <message>
        <source>“{text}” names no sessions: write a number, a range such as 1-3, or *.</source>
        <translation>«{text}» no indica sesiones: escriba un número, un intervalo como 1-3, o *.</translation>
    </message>
    <message>
        <source>The phase has no such sessions: {text}.</source>
        <translation>La fase no tiene las sesiones {text}.</translation>
    </message>
    <message>
        <source>the plan has fixed them for phase {number}</source>
        <translation>el plan las ha fijado para la fase {number}</translation>
    </message>
    <message>
        <source>Phase {phase} has no session {session}.</source>
        <translation>La fase {phase} no tiene la sesión {session}.</translation>
    </message>
    <message>
        <source>the solver gave up ({error})</source>
        <translation>el programa de análisis se rindió ({error})</translation>
    </message>
    <message>
        <source>the extra “analysis” is not installed</source>
        <translation>el extra «analysis» no está instalado</translation>
    </message>
    <message>
        <source>the package endplay has no solver in it</source>
        <translation>el paquete endplay no incluye el programa de análisis</translation>
    </message>
    <message>
        <source>the solver of the package endplay does not load here</source>
        <translation>el programa de análisis del paquete endplay no se carga aquí</translation>
    </message>
    <message>
        <source>Make a new tournament, publish that, and say why.</source>
        <translation>Cree un torneo nuevo, publíquelo y diga por qué.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program. Open it again.</source>
        <translation>Otro programa ha cambiado «{name}». Vuelva a abrirlo.</translation>
    </message>
    <message>
        <source>The plan is not published yet.</source>
        <translation>El plan aún no está publicado.</translation>
    </message>
    <message>
        <source>The outside value is not in the plan yet.</source>
        <translation>El valor externo aún no está en el plan.</translation>
    </message>
    <message>
        <source>Wait until it is known, then set it.</source>
        <translation>Espere a que se conozca y póngalo entonces.</translation>
    </message>
    <message>
        <source>it is a link to another file</source>
        <translation>es un enlace a otro archivo</translation>
    </message>
    <message>
        <source>The boards are in the public pack; for others, make a new tournament.</source>
        <translation>Los estuches están en el paquete público; para otros, cree un torneo nuevo.</translation>
    </message>
    <message>
        <source>Put “{plain}” or “{sealed}” into the same folder.</source>
        <translation>Ponga «{plain}» o «{sealed}» en la misma carpeta.</translation>
    </message>
    <message>
        <source>Record a deviation if it was not the promised one.</source>
        <translation>Anote una desviación si no era el prometido.</translation>
    </message>
    <message>
        <source>Wait until the outside value is known, then set it.</source>
        <translation>Espere a que se conozca el valor externo y póngalo entonces.</translation>
    </message>
    <message>
        <source>Reveal them when all play is over, reserve sets included.</source>
        <translation>Revélelas cuando todo el juego haya acabado, incluidas las series de reserva.</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>está cifrado</translation>
    </message>
    <message>
        <source>it is a secret key; keep it to yourself</source>
        <translation>es una clave secreta; guárdela para usted</translation>
    </message>
    <message>
        <source>it is not “age1” and 58 letters and digits</source>
        <translation>no es «age1» seguido de 58 letras y cifras</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>no hay ninguna</translation>
    </message>
    <message>
        <source>it is not “AGE-SECRET-KEY-1” and 58 letters and digits</source>
        <translation>no es «AGE-SECRET-KEY-1» seguido de 58 letras y cifras</translation>
    </message>
    <message>
        <source>there are more than {count}</source>
        <translation>hay más de {count}</translation>
    </message>
    <message>
        <source>more are needed than there are</source>
        <translation>se necesitan más de las que hay</translation>
    </message>
    <message>
        <source>there can be 16 at most</source>
        <translation>puede haber 16 como máximo</translation>
    </message>
    <message>
        <source>it was made for another purpose</source>
        <translation>se hizo para otra cosa</translation>
    </message>
    <message>
        <source>two different lists have the same number</source>
        <translation>dos listas distintas tienen el mismo número</translation>
    </message>
    <message>
        <source>one of them is not of this set</source>
        <translation>una de ellas no es de este grupo</translation>
    </message>
    <message>
        <source>word {place} is not in the word list</source>
        <translation>la palabra {place} no está en la lista de palabras</translation>
    </message>
    <message>
        <source>it has {count} words; a list has 20</source>
        <translation>tiene {count} palabras; una lista tiene 20</translation>
    </message>
    <message>
        <source>it is not JSON in UTF-8</source>
        <translation>no es JSON en UTF-8</translation>
    </message>
    <message>
        <source>its parts are not those of a commitment</source>
        <translation>sus partes no son las de un compromiso</translation>
    </message>
    <message>
        <source>one of its lines is two</source>
        <translation>una de sus líneas son dos</translation>
    </message>
    <message>
        <source>its first or last line is not what it must be</source>
        <translation>su primera o su última línea no es la que debe ser</translation>
    </message>
    <message>
        <source>it holds half of a letter</source>
        <translation>contiene media letra</translation>
    </message>
    <message>
        <source>its lines are too long</source>
        <translation>sus líneas son demasiado largas</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>línea {line}: {reason}</translation>
    </message>
    <message>
        <source>it is longer than {count} characters</source>
        <translation>tiene más de {count} caracteres</translation>
    </message>
    <message>
        <source>it has more than one line</source>
        <translation>tiene más de una línea</translation>
    </message>
    <message>
        <source>character {place} only looks like a digit</source>
        <translation>el carácter {place} solo parece una cifra</translation>
    </message>
    <message>
        <source>board {number}: {reason}</source>
        <translation>estuche {number}: {reason}</translation>
    </message>
    <message>
        <source>Use the file as it was published after the value was known.</source>
        <translation>Use el archivo tal como se publicó después de conocerse el valor.</translation>
    </message>
    <message>
        <source>it is the deal of board {number}</source>
        <translation>es el reparto del estuche {number}</translation>
    </message>
    <message>
        <source>it is a deal of “{session}”</source>
        <translation>es un reparto de «{session}»</translation>
    </message>
    <message>
        <source>not a deal of this tournament</source>
        <translation>no es un reparto de este torneo</translation>
    </message>
    <message>
        <source>not the deal of this session</source>
        <translation>no es el reparto de esta sesión</translation>
    </message>
    <message>
        <source>The name of the file says {meant}; the boards are those of {held}.</source>
        <translation>El nombre del archivo dice {meant}; los estuches son los de {held}.</translation>
    </message>
    <message>
        <source>Boards of “{session}” that are not in the file: {numbers}.</source>
        <translation>Estuches de «{session}» que no están en el archivo: {numbers}.</translation>
    </message>
    <message>
        <source>what the value is of</source>
        <translation>de qué es el valor</translation>
    </message>
    <message>
        <source>who publishes it</source>
        <translation>quién lo publica</translation>
    </message>
    <message>
        <source>an exchange is named by its four letters, such as XNYS</source>
        <translation>una bolsa se indica con sus cuatro letras, como XNYS</translation>
    </message>
    <message>
        <source>a value has at most 8 decimals</source>
        <translation>un valor tiene 8 decimales como máximo</translation>
    </message>
    <message>
        <source>name a source, or describe it in your own words</source>
        <translation>indique una fuente, o descríbala con sus propias palabras</translation>
    </message>
    <message>
        <source>the day is missing</source>
        <translation>falta el día</translation>
    </message>
    <message>
        <source>the year is not one from {first} to {last}</source>
        <translation>el año no está entre {first} y {last}</translation>
    </message>
    <message>
        <source>the description</source>
        <translation>la descripción</translation>
    </message>
    <message>
        <source>the whole sentence</source>
        <translation>la frase entera</translation>
    </message>
    <message>
        <source>its parts are not those of a promise</source>
        <translation>sus partes no son las de una promesa</translation>
    </message>
    <message>
        <source>{what} is longer than {limit} characters</source>
        <translation>con más de {limit} caracteres: {what}</translation>
    </message>
    <message>
        <source>Set {code} is {state}: it can be published when it is marked as finished.</source>
        <translation>La serie {code} está «{state}»: se puede publicar cuando esté marcada como terminada.</translation>
    </message>
    <message>
        <source>The time of the release is not in the future.</source>
        <translation>La hora de apertura no está en el futuro.</translation>
    </message>
    <message>
        <source>The board numbers are not consecutive.</source>
        <translation>Los números de estuche no son consecutivos.</translation>
    </message>
    <message>
        <source>its count of boards starts again at 0 after 65535</source>
        <translation>su cuenta de estuches vuelve a empezar en 0 después de 65535</translation>
    </message>
    <message>
        <source>the header has {count} bytes instead of {size}</source>
        <translation>la cabecera tiene {count} bytes en lugar de {size}</translation>
    </message>
    <message>
        <source>its board numbers start again at 0 after 255</source>
        <translation>sus números de estuche vuelven a empezar en 0 después de 255</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>línea {line}</translation>
    </message>
    <message>
        <source>byte {offset} ({hexadecimal})</source>
        <translation>byte {offset} ({hexadecimal})</translation>
    </message>
    <message>
        <source>board numbers go from 1 to {last}</source>
        <translation>los números de estuche van de 1 a {last}</translation>
    </message>
    <message>
        <source>the first line is not empty</source>
        <translation>la primera línea no está vacía</translation>
    </message>
    <message>
        <source>it is not 52 letters</source>
        <translation>no son 52 letras</translation>
    </message>
    <message>
        <source>{count} fields instead of {size}</source>
        <translation>{count} campos en lugar de {size}</translation>
    </message>
    <message>
        <source>board {number} is missing</source>
        <translation>falta el estuche {number}</translation>
    </message>
    <message>
        <source>there is no “=”</source>
        <translation>no hay «=»</translation>
    </message>
    <message>
        <source>board {number} is not 26 letters a to p and three digits</source>
        <translation>el estuche {number} no son 26 letras de la a a la p y tres cifras</translation>
    </message>
    <message>
        <source>the checksum of board {number} is wrong</source>
        <translation>la suma de control del estuche {number} no es correcta</translation>
    </message>
    <message>
        <source>its boards are encrypted</source>
        <translation>sus estuches están cifrados</translation>
    </message>
    <message>
        <source>Status is neither Show nor Sealed</source>
        <translation>Status no es Show ni Sealed</translation>
    </message>
    <message>
        <source>the checksum of the document is wrong</source>
        <translation>la suma de control del documento no es correcta</translation>
    </message>
    <message>
        <source>it claims boards 1 to {count}, as Big Deal does; check the first board on the machine</source>
        <translation>declara los estuches 1 a {count}, como Big Deal; compruebe el primer estuche en la máquina</translation>
    </message>
    <message>
        <source>the hands shown are not the hands dealt</source>
        <translation>las manos mostradas no son las repartidas</translation>
    </message>
    <message>
        <source>more than {max_file_lines} bars</source>
        <translation>más de {max_file_lines} barras</translation>
    </message>
    <message>
        <source>the last command is not closed</source>
        <translation>la última orden no está cerrada</translation>
    </message>
    <message>
        <source>a command is not two letters</source>
        <translation>una orden no son dos letras</translation>
    </message>
    <message>
        <source>the closed room of board {number} has other hands</source>
        <translation>la sala cerrada del estuche {number} tiene otras manos</translation>
    </message>
    <message>
        <source>a hand is not S, H, D, C with rank letters</source>
        <translation>una mano no es S, H, D, C con letras de cartas</translation>
    </message>
    <message>
        <source>it is not a number with commas in {count} characters</source>
        <translation>no es un número con comas en {count} caracteres</translation>
    </message>
    <message>
        <source>a comment is not closed</source>
        <translation>un comentario no está cerrado</translation>
    </message>
    <message>
        <source>Deal is not a seat, a colon and four hands</source>
        <translation>Deal no es un puesto, dos puntos y cuatro manos</translation>
    </message>
    <message>
        <source>a hand in Deal has {count} suits instead of 4</source>
        <translation>una mano de Deal tiene {count} palos en lugar de 4</translation>
    </message>
    <message>
        <source>{who} has {count} cards</source>
        <translation>{who} tiene {count} cartas</translation>
    </message>
    <message>
        <source>A seed has 40 hexadecimal digits.</source>
        <translation>Una semilla tiene 40 cifras hexadecimales.</translation>
    </message>
    <message>
        <source>the database is damaged: {fault}</source>
        <translation>la base de datos está dañada: {fault}</translation>
    </message>
    <message>
        <source>the fingerprints of its deals were changed</source>
        <translation>se alteraron las huellas de sus repartos</translation>
    </message>
    <message>
        <source>the key of its set was changed</source>
        <translation>se alteró la clave de su serie</translation>
    </message>
    <message>
        <source>the key of its sealed file was changed</source>
        <translation>se alteró la clave de su archivo sellado</translation>
    </message>
    <message>
        <source>cannot be understood</source>
        <translation>no se entiende</translation>
    </message>
    <message>
        <source>is missing from the list of {table}</source>
        <translation>falta en la lista {table}</translation>
    </message>
    <message>
        <source>the count in the journal</source>
        <translation>la cuenta del registro</translation>
    </message>
    <message>
        <source>the count beside the journal</source>
        <translation>la cuenta junto al registro</translation>
    </message>
    <message>
        <source>is not the row that the count beside the journal names</source>
        <translation>no es la línea que nombra la cuenta junto al registro</translation>
    </message>
    <message>
        <source>{who} was changed</source>
        <translation>{who}: fue alterada</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>el archivo está dañado</translation>
    </message>
    <message>
        <source>The file was kept as “{path}”.</source>
        <translation>El archivo se guardó como «{path}».</translation>
    </message>
    <message>
        <source>it is longer than {max_name_bytes} bytes</source>
        <translation>tiene más de {max_name_bytes} bytes</translation>
    </message>
    <message>
        <source>row {sequence}: {reason}</source>
        <translation>línea {sequence}: {reason}</translation>
    </message>
    <message>
        <source>does not follow the row before it</source>
        <translation>no sigue a la línea anterior</translation>
    </message>
    <message>
        <source>was changed</source>
        <translation>fue alterada</translation>
    </message>
    <message>
        <source>and all up to row {last} are missing</source>
        <translation>y todas hasta la línea {last} faltan</translation>
    </message>
    <message>
        <source>was moved here; it was written as row {home}</source>
        <translation>fue trasladada aquí; se escribió como línea {home}</translation>
    </message>
    <message>
        <source>a layout</source>
        <translation>una disposición</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Este</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>a balanced ending</source>
        <translation>un final equilibrado</translation>
    </message>
    <message>
        <source>each needs the same, 1 to 13</source>
        <translation>cada uno necesita las mismas, de 1 a 13</translation>
    </message>
    <message>
        <source>cards held: {sizes}</source>
        <translation>cartas: {sizes}</translation>
    </message>
    <message>
        <source>an unbalanced ending</source>
        <translation>un final desequilibrado</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>{count} instead of 4</source>
        <translation>{count} en lugar de 4</translation>
    </message>
    <message>
        <source>that of the {suit} runs from {first} to {last}</source>
        <translation>la de {suit} va de {first} a {last}</translation>
    </message>
    <message>
        <source>a font of the program is missing</source>
        <translation>falta un tipo de letra del programa</translation>
    </message>
    <message>
        <source>a library is missing ({error})</source>
        <translation>falta una biblioteca ({error})</translation>
    </message>
    <message>
        <source>a font of the program cannot be used</source>
        <translation>no se puede usar un tipo de letra del programa</translation>
    </message>
    <message>
        <source>{here} and {there} differ first at board {board}.</source>
        <translation>{here} y {there} difieren por primera vez en el estuche {board}.</translation>
    </message>
    <message>
        <source>with its folder it is longer than {count} characters</source>
        <translation>con su carpeta tiene más de {count} caracteres</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>no es un archivo</translation>
    </message>
    <message>
        <source>it is not a file name</source>
        <translation>no es un nombre de archivo</translation>
    </message>
    <message>
        <source>somebody has put another file there</source>
        <translation>alguien ha puesto allí otro archivo</translation>
    </message>
    <message>
        <source>another program has it open; close it there first</source>
        <translation>otro programa lo tiene abierto; ciérrelo allí primero</translation>
    </message>
    <message>
        <source>too many interrupted deliveries</source>
        <translation>demasiadas entregas cortadas</translation>
    </message>
    <message>
        <source>it delivered too few bytes, or too many</source>
        <translation>entregó muy pocos bytes o demasiados</translation>
    </message>
    <message>
        <source>{file} of the program is missing or damaged</source>
        <translation>{file} del programa falta o está dañado</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is missing</source>
        <translation>{file} del programa está dañado: falta «{name}»</translation>
    </message>
    <message>
        <source>Give the boards new numbers, or choose pbn or lin.</source>
        <translation>Dé números nuevos a los estuches o elija pbn o lin.</translation>
    </message>
    <message>
        <source>their numbers are not consecutive</source>
        <translation>sus números no son consecutivos</translation>
    </message>
    <message>
        <source>Text read as {detail}</source>
        <translation>Texto leído como {detail}</translation>
    </message>
    <message>
        <source>Cards named {detail}: {count} ×</source>
        <translation>Cartas llamadas {detail}: {count} ×</translation>
    </message>
    <message>
        <source>its file is shorter than it was</source>
        <translation>su archivo es más corto de lo que era</translation>
    </message>
    <message>
        <source>Another program is publishing this tournament.</source>
        <translation>Otro programa está publicando este torneo.</translation>
    </message>
    <message>
        <source>Another program is setting the value of this tournament.</source>
        <translation>Otro programa está fijando el valor de este torneo.</translation>
    </message>
    <message>
        <source>Another program is dealing this tournament.</source>
        <translation>Otro programa está repartiendo este torneo.</translation>
    </message>
    <message>
        <source>Another program is revealing this tournament.</source>
        <translation>Otro programa está revelando este torneo.</translation>
    </message>
    <message>
        <source>The promised day is {day}: nobody can know the value yet.</source>
        <translation>El día prometido es {day}: nadie puede saber aún el valor.</translation>
    </message>
    <message>
        <source>decimals of the {name}: promised {promised}, typed {found}</source>
        <translation>decimales de {name}: prometidos {promised}, escritos {found}</translation>
    </message>
    <message>
        <source>more than {count} keys</source>
        <translation>más de {count} claves</translation>
    </message>
    <message>
        <source>more than {count} pieces that belong to no board</source>
        <translation>más de {count} fragmentos que no son de ningún estuche</translation>
    </message>
    <message>
        <source>it changed while it was read</source>
        <translation>cambió mientras se leía</translation>
    </message>
    <message>
        <source>Publish the plan with this program first.</source>
        <translation>Publique primero el plan con este programa.</translation>
    </message>
    <message>
        <source>there is no such round</source>
        <translation>no existe tal sorteo</translation>
    </message>
    <message>
        <source>The plan does not promise a round of drand.</source>
        <translation>El plan no promete un sorteo drand.</translation>
    </message>
    <message>
        <source>The promised round is here: “{name}”.</source>
        <translation>El sorteo prometido está aquí: «{name}».</translation>
    </message>
    <message>
        <source>Its randomness is the value.</source>
        <translation>Su número aleatorio es el valor.</translation>
    </message>
    <message>
        <source>its number is missing or impossible</source>
        <translation>falta su número o es imposible</translation>
    </message>
    <message>
        <source>its signature is not {count} hexadecimal digits</source>
        <translation>su firma no tiene {count} cifras hexadecimales</translation>
    </message>
    <message>
        <source>its randomness is not 64 hexadecimal digits</source>
        <translation>su número aleatorio no tiene 64 cifras hexadecimales</translation>
    </message>
    <message>
        <source>it is larger than {count} MB</source>
        <translation>ocupa más de {count} MB</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>está dañada</translation>
    </message>
    <message>
        <source>no words were given</source>
        <translation>no se dieron palabras</translation>
    </message>
    <message>
        <source>{count} words were given, and a slip has {wanted}</source>
        <translation>palabras dadas: {count}; un papel tiene {wanted}</translation>
    </message>
    <message>
        <source>“{file}” has no line with a name, “=” and 64 hexadecimal digits</source>
        <translation>«{file}» no tiene una línea con un nombre, «=» y 64 cifras hexadecimales</translation>
    </message>
    <message>
        <source>Reveal it when its play is over, reserve set included.</source>
        <translation>Revélela cuando se haya jugado, incluida la serie de reserva.</translation>
    </message>
    <message>
        <source>Reveal all sessions at once when all play is over.</source>
        <translation>Revele todas las sesiones a la vez cuando todo el juego haya acabado.</translation>
    </message>
    <message>
        <source>Deal it first, or reveal it on the computer that dealt it.</source>
        <translation>Repártala primero, o revélela en el ordenador que la repartió.</translation>
    </message>
    <message>
        <source>it is not plain text</source>
        <translation>no es texto sencillo</translation>
    </message>
    <message>
        <source>it was made by a newer program</source>
        <translation>lo hizo un programa más nuevo</translation>
    </message>
    <message>
        <source>it is not “KEY phase,session:key”</source>
        <translation>no es «KEY fase,sesión:clave»</translation>
    </message>
    <message>
        <source>the key of an open number of sessions comes with all others</source>
        <translation>la clave de un número abierto de sesiones llega con todas las demás</translation>
    </message>
    <message>
        <source>its number is above {last}</source>
        <translation>su número es mayor que {last}</translation>
    </message>
    <message>
        <source>Longer than any value.</source>
        <translation>Más largo que cualquier valor.</translation>
    </message>
    <message>
        <source>This box was not packed by this program. Open it into a single file instead.</source>
        <translation>Este programa no preparó esta caja. Ábrala en un solo archivo.</translation>
    </message>
    <message>
        <source>A box can be locked until a moment within the next five years.</source>
        <translation>Una caja puede bloquearse hasta un momento dentro de los próximos cinco años.</translation>
    </message>
    <message>
        <source>the count beside it, “{name}”, is missing or not its own</source>
        <translation>la cuenta junto a él, «{name}», falta o no es la suya</translation>
    </message>
    <message>
        <source>write numbers of boards, such as 5 or 5,7</source>
        <translation>escriba números de estuches, por ejemplo 5 o 5,7</translation>
    </message>
    <message>
        <source>single boards are those of one reserve set: name one session</source>
        <translation>los estuches sueltos son de una sola serie de reserva: indique una sesión</translation>
    </message>
    <message>
        <source>word {place} is another than on the sheet</source>
        <translation>la palabra {place} no es la de la hoja</translation>
    </message>
    <message>
        <source>Set {code} is {state}: it can be sent when it is marked as finished.</source>
        <translation>La serie {code} está «{state}»: se puede enviar cuando esté marcada como terminada.</translation>
    </message>
    <message>
        <source>The boards of this set are only in a locked box. Open it at its time.</source>
        <translation>Los estuches de esta serie solo están en una caja bloqueada. Ábrala cuando llegue su hora.</translation>
    </message>
    <message>
        <source>more than {count} files</source>
        <translation>más de {count} archivos</translation>
    </message>
    <message>
        <source>The file has no board numbers: they are counted from {first}.</source>
        <translation>El archivo no tiene números de estuche: se cuentan desde {first}.</translation>
    </message>
    <message>
        <source>Boards in {here}: {count}. In {there}: {other_count}.</source>
        <translation>Estuches en {here}: {count}. En {there}: {other_count}.</translation>
    </message>
    <message>
        <source>{numbers} and {last}</source>
        <translation>{numbers} y {last}</translation>
    </message>
    <message>
        <source>all but number {numbers}</source>
        <translation>todos menos el número {numbers}</translation>
    </message>
    <message>
        <source>all but numbers {numbers}</source>
        <translation>todos menos los números {numbers}</translation>
    </message>
    <message>
        <source>The file says set code {code}, but its boards are those of set {other}.</source>
        <translation>El archivo dice código {code}, pero sus estuches son los de la serie {other}.</translation>
    </message>
    <message>
        <source>The file says set code {code}, as another file did that was seen here before. Not the same in both: {boards}. This computer cannot say which is right.</source>
        <translation>El archivo dice código {code}, como otro visto aquí antes. No son iguales en ambos: {boards}. Este ordenador no puede decir cuál es el correcto.</translation>
    </message>
    <message>
        <source>The file says set code {code}, but none of its boards is of that set.</source>
        <translation>El archivo dice código {code}, pero ninguno de sus estuches es de esa serie.</translation>
    </message>
    <message>
        <source>The file says set code {code}. All its boards are of that set, except number {boards}.</source>
        <translation>El archivo dice código {code}. Todos sus estuches son de esa serie, salvo el número {boards}.</translation>
    </message>
    <message>
        <source>The file says set code {code}. All its boards are of that set, except numbers {boards}.</source>
        <translation>El archivo dice código {code}. Todos sus estuches son de esa serie, salvo los números {boards}.</translation>
    </message>
    <message>
        <source>Line {number} is not a result such as “3: 4S N 9” or “3: 4S N -1”.</source>
        <translation>La línea {number} no es un resultado como «3: 4S N 9» o «3: 4S N -1».</translation>
    </message>
    <message>
        <source>Play of this set is not over: results are weighed when it is finished.</source>
        <translation>Esta serie no ha terminado de jugarse: los resultados se valoran después.</translation>
    </message>
    <message>
        <source>Give a board of the set, its four hands, and at least one result.</source>
        <translation>Indique un estuche de la serie, sus cuatro manos y al menos un resultado.</translation>
    </message>
    <message>
        <source>A spot check asks about {fewest} boards at least, and {most} at most.</source>
        <translation>Una prueba al azar pregunta por {fewest} estuches como mínimo y {most} como máximo.</translation>
    </message>
    <message>
        <source>write a seat, a colon and four hands: N:hand hand hand hand</source>
        <translation>escriba un asiento, dos puntos y cuatro manos: N:mano mano mano mano</translation>
    </message>
    <message>
        <source>begin each hand with its own seat, N, E, S or W, and a space</source>
        <translation>empiece cada mano con su propio asiento, N, E, S o W, y un espacio</translation>
    </message>
    <message>
        <source>{who}: a letter can be a suit or a card; put dots between the suits</source>
        <translation>{who}: una letra puede ser palo o carta; ponga puntos entre los palos</translation>
    </message>
    <message>
        <source>{who}: this is not a hand of 13 different cards</source>
        <translation>{who}: no es una mano de 13 cartas distintas</translation>
    </message>
    <message>
        <source>no hand of 13 cards is there</source>
        <translation>no hay ninguna mano de 13 cartas</translation>
    </message>
    <message>
        <source>there is something in the unused part</source>
        <translation>hay algo en la parte sin usar</translation>
    </message>
    <message>
        <source>it must start with N:, E:, S: or W:</source>
        <translation>debe empezar por N:, E:, S: o W:</translation>
    </message>
    <message>
        <source>{who} has a letter that is not a rank</source>
        <translation>{who} tiene una letra que no es una carta</translation>
    </message>
    <message>
        <source>“{name}” is not a format for boards.</source>
        <translation>«{name}» no es un formato de estuches.</translation>
    </message>
    <message>
        <source>The file has {count} boards; the numbers given do not match that.</source>
        <translation>El archivo contiene {count} estuches; los números indicados son para otra cantidad.</translation>
    </message>
    <message>
        <source>No format was chosen, so there would be no files.</source>
        <translation>No se eligió ningún formato, así que no habría ningún archivo.</translation>
    </message>
    <message>
        <source>Nobody may see statistics of boards that have not been played (Law 6D). Make them when play is over.</source>
        <translation>Nadie debe ver estadísticas de estuches que aún están por jugar (Ley 6D). Hágalas cuando acabe el juego.</translation>
    </message>
    <message>
        <source>There is nothing to undo for this set.</source>
        <translation>Esta serie no ha dado ningún paso que se pueda deshacer.</translation>
    </message>
    <message>
        <source>it has no boards</source>
        <translation>no contiene estuches</translation>
    </message>
    <message>
        <source>it has a line break</source>
        <translation>contiene un fin de línea</translation>
    </message>
    <message>
        <source>it is not a backup of a journal</source>
        <translation>no es una copia de seguridad de un registro</translation>
    </message>
    <message>
        <source>it is not a valid database</source>
        <translation>no es una base de datos en buen estado</translation>
    </message>
    <message>
        <source>it has no key</source>
        <translation>no contiene ninguna clave</translation>
    </message>
    <message>
        <source>nothing can follow its newest row</source>
        <translation>a su última línea no la puede seguir otra</translation>
    </message>
    <message>
        <source>no single encoding has all its letters</source>
        <translation>el archivo no puede escribir todas sus letras de una misma manera</translation>
    </message>
    <message>
        <source>there is an invisible character</source>
        <translation>hay un carácter que no se ve</translation>
    </message>
    <message>
        <source>there is a tab character</source>
        <translation>hay un tabulador</translation>
    </message>
    <message>
        <source>{tag} is there already, on line {line}</source>
        <translation>{tag} ya figura en la línea {line}</translation>
    </message>
    <message>
        <source>another phase already uses the file name “{prefix}”</source>
        <translation>otra fase ya llama «{prefix}» a sus archivos</translation>
    </message>
    <message>
        <source>it has an invisible character</source>
        <translation>contiene un carácter que no se ve</translation>
    </message>
    <message>
        <source>it has “{sign}”, which cannot be used in a file name</source>
        <translation>contiene «{sign}», que no cabe en un nombre de archivo</translation>
    </message>
    <message>
        <source>it starts with a dot, a dash or a space</source>
        <translation>empieza por un punto, un guion o un espacio</translation>
    </message>
    <message>
        <source>it ends with a dot or a space</source>
        <translation>termina en un punto o un espacio</translation>
    </message>
    <message>
        <source>it has two dots in a row</source>
        <translation>contiene dos puntos seguidos</translation>
    </message>
    <message>
        <source>Windows reserves this name for a device</source>
        <translation>Windows reserva ese nombre para un dispositivo</translation>
    </message>
    <message>
        <source>the same is true of {count} more</source>
        <translation>y lo mismo en {count} más</translation>
    </message>
    <message>
        <source>there can be at most {limit} holders</source>
        <translation>puede haber {limit} depositarios de palabras como máximo</translation>
    </message>
    <message>
        <source>it has “{sign}”, which cannot be used in a holder’s name</source>
        <translation>contiene «{sign}», que no puede estar en el nombre de un depositario</translation>
    </message>
    <message>
        <source>two phases would use the file name “{prefix}”</source>
        <translation>dos fases llamarían «{prefix}» a sus archivos</translation>
    </message>
    <message>
        <source>start with a letter, then use letters A to Z, digits, “-” and “_”, at most 40 in all</source>
        <translation>empiece por una letra y use después letras de la A a la Z, cifras, «-» y «_», hasta 40</translation>
    </message>
    <message>
        <source>“{text}” is reserved for what is still to be decided</source>
        <translation>«{text}» representa lo que aún está por decidir</translation>
    </message>
    <message>
        <source>it is {found}; at most {limit} is possible</source>
        <translation>es {found}, y el máximo es {limit}</translation>
    </message>
    <message>
        <source>a tournament’s file ends in “.sqd”</source>
        <translation>el archivo de un torneo termina en «.sqd»</translation>
    </message>
    <message>
        <source>Publish it first: that makes the keys and fixes them.</source>
        <translation>Publíquelo antes: así se crean y se fijan las claves.</translation>
    </message>
    <message>
        <source>The outside value is already in the plan.</source>
        <translation>El valor externo ya está en el plan.</translation>
    </message>
    <message>
        <source>Go on to deal.</source>
        <translation>Siga con el reparto.</translation>
    </message>
    <message>
        <source>The keys have been revealed, so anyone can compute every deal of this tournament.</source>
        <translation>Las claves se han revelado: cualquiera puede calcular todos los repartos de este torneo.</translation>
    </message>
    <message>
        <source>The key of this session has been revealed, so anyone can compute its reserve set: {session}.</source>
        <translation>La clave de esta sesión está revelada, así que cualquiera puede calcular su serie de reserva: {session}.</translation>
    </message>
    <message>
        <source>The keys of this tournament are not in the same folder as its plan.</source>
        <translation>Las claves de este torneo no están junto a su plan.</translation>
    </message>
    <message>
        <source>The plan contains an outside value before its keys are made.</source>
        <translation>El plan contiene un valor externo antes de que se creen sus claves.</translation>
    </message>
    <message>
        <source>Remove the line DV from it: the keys must be made while nobody knows the value.</source>
        <translation>Quite la línea DV: las claves se crean mientras nadie conoce el valor.</translation>
    </message>
    <message>
        <source>The keys open every session, including those not played yet.</source>
        <translation>Las claves abren todas las sesiones, también las que aún están por jugar.</translation>
    </message>
    <message>
        <source>This computer’s journal has no session that was dealt.</source>
        <translation>El registro de este ordenador no conoce ninguna sesión repartida.</translation>
    </message>
    <message>
        <source>No file of this set contains its deals.</source>
        <translation>Ningún archivo de esta serie contiene sus repartos.</translation>
    </message>
    <message>
        <source>The files of this set no longer contain the boards that were dealt.</source>
        <translation>Los archivos de esta serie contienen ahora otros estuches, no los repartidos.</translation>
    </message>
    <message>
        <source>There are several plans (.sqd) among the files: give only one.</source>
        <translation>Hay varios planes (.sqd) entre los archivos: entregue uno solo.</translation>
    </message>
    <message>
        <source>There is no plan (.sqd) among the files. The plan shows what was promised.</source>
        <translation>No hay ningún plan (.sqd) entre los archivos: es el que dice lo que se prometió.</translation>
    </message>
    <message>
        <source>Lines of the plan that mean nothing and are ignored: {lines}.</source>
        <translation>Líneas del plan que no significan nada y se omiten: {lines}.</translation>
    </message>
    <message>
        <source>The page “{name}” among the files is not this program’s page: it is from another version, or somebody changed it. Take the page from the program or its releases, never from a pack.</source>
        <translation>La página «{name}» entre los archivos no es la de este programa: es de otra versión, o alguien la cambió. Tome la página del programa o de sus publicaciones, nunca de un paquete.</translation>
    </message>
    <message>
        <source>The line endings of “{name}” were changed on the way; the hash was computed with the original ones.</source>
        <translation>Los finales de línea de «{name}» cambiaron por el camino; la huella cuenta los que debe tener.</translation>
    </message>
    <message>
        <source>Skipped, because they are not files of boards: {names}.</source>
        <translation>Archivos que no son de estuches y no se han mirado: {names}.</translation>
    </message>
    <message>
        <source>Revealed earlier on their own, according to the organiser: {sessions}.</source>
        <translation>Reveladas antes por separado, según el organizador: {sessions}.</translation>
    </message>
    <message>
        <source>there are two with this name</source>
        <translation>hay dos con este nombre</translation>
    </message>
    <message>
        <source>This is more files than any tournament has. Give fewer at a time.</source>
        <translation>Son más archivos de los que tiene ningún torneo: entregue menos cada vez.</translation>
    </message>
    <message>
        <source>it is not a valid archive</source>
        <translation>no es un archivo comprimido en buen estado</translation>
    </message>
    <message>
        <source>“{name}” is not the file in the list of checksums.</source>
        <translation>«{name}» no es el archivo del que habla la lista de sumas de comprobación.</translation>
    </message>
    <message>
        <source>one of its letters is wrong</source>
        <translation>alguna letra está mal</translation>
    </message>
    <message>
        <source>the file is too long for a key file</source>
        <translation>el archivo es demasiado largo para uno de claves</translation>
    </message>
    <message>
        <source>its header is not complete</source>
        <translation>su cabecera no está completa</translation>
    </message>
    <message>
        <source>it was changed or is incomplete</source>
        <translation>fue alterado o cortado</translation>
    </message>
    <message>
        <source>its first or last line was changed</source>
        <translation>su primera o su última línea no está como estaba</translation>
    </message>
    <message>
        <source>it contains a wrong character, or is incomplete</source>
        <translation>contiene una letra extraña, o fue cortado</translation>
    </message>
    <message>
        <source>at least two must be needed</source>
        <translation>al menos dos deben reunirse</translation>
    </message>
    <message>
        <source>they are from different sets</source>
        <translation>son de grupos distintos</translation>
    </message>
    <message>
        <source>one of its words differs from the sheet</source>
        <translation>una de sus palabras no es la de la hoja</translation>
    </message>
    <message>
        <source>spaces at the ends of a field get lost</source>
        <translation>los espacios a los lados de un campo se pierden</translation>
    </message>
    <message>
        <source>it is not a commitment</source>
        <translation>es otra cosa, no un compromiso</translation>
    </message>
    <message>
        <source>its lines are not text</source>
        <translation>sus líneas no son textos</translation>
    </message>
    <message>
        <source>its lines are not in order</source>
        <translation>sus líneas no están en su orden</translation>
    </message>
    <message>
        <source>one of its lines does not name a holder</source>
        <translation>una de sus líneas no nombra a ningún depositario de palabras</translation>
    </message>
    <message>
        <source>its rule is not in the required form</source>
        <translation>su regla no tiene la única forma posible</translation>
    </message>
    <message>
        <source>character {place} is invisible</source>
        <translation>el carácter {place} no se ve</translation>
    </message>
    <message>
        <source>the file has no boards</source>
        <translation>el archivo no contiene ningún estuche</translation>
    </message>
    <message>
        <source>Boards of “{session}” that replace the original ones: {numbers}.</source>
        <translation>Estuches de «{session}» en lugar de los originales: {numbers}.</translation>
    </message>
    <message>
        <source>the two sources must be different</source>
        <translation>puede haber dos fuentes distintas</translation>
    </message>
    <message>
        <source>{what} is empty, or has extra spaces</source>
        <translation>vacío o con espacios de más: {what}</translation>
    </message>
    <message>
        <source>the day is not a date</source>
        <translation>el día no es una fecha</translation>
    </message>
    <message>
        <source>Give the opened record a different name.</source>
        <translation>El impreso abierto necesita un nombre propio.</translation>
    </message>
    <message>
        <source>The sealed file contains no record or sheet.</source>
        <translation>El archivo sellado no contiene ningún impreso.</translation>
    </message>
    <message>
        <source>This is a locked box. Open it on the Check page, or with “bigdeal unlock”.</source>
        <translation>Es una caja bloqueada. Ábrala en la página Comprobación o con «bigdeal unlock».</translation>
    </message>
    <message>
        <source>All sheets made together must go into one folder.</source>
        <translation>Todas las hojas que se hacen de una vez deben ir a una sola carpeta.</translation>
    </message>
    <message>
        <source>The name ends with “{suffix}”, but nothing will be sealed.</source>
        <translation>El nombre termina en «{suffix}», pero no hay nada que sellar.</translation>
    </message>
    <message>
        <source>The file name must end with {suffixes}.</source>
        <translation>El nombre del archivo tiene que terminar en {suffixes}.</translation>
    </message>
    <message>
        <source>a card’s owner is not 1, 2, 3 or 4</source>
        <translation>el dueño de una carta no es 1, 2, 3 o 4</translation>
    </message>
    <message>
        <source>the header does not give the file’s {count} boards</source>
        <translation>la cabecera no cuenta los {count} estuches del archivo</translation>
    </message>
    <message>
        <source>it has no board numbers: tell the reading program that they are {boards}</source>
        <translation>no tiene números de estuche: a quien lo lea hay que decirle que son {boards}</translation>
    </message>
    <message>
        <source>it has no board numbers, and programs that take its first line for board 1 rotate the hands</source>
        <translation>no tiene números de estuche, y los programas que toman su primera línea por el estuche 1 giran las manos de sitio</translation>
    </message>
    <message>
        <source>there is an empty line between the boards</source>
        <translation>hay una línea vacía entre los estuches</translation>
    </message>
    <message>
        <source>it is not a row of ASCII fields</source>
        <translation>no es una línea de campos en ASCII</translation>
    </message>
    <message>
        <source>the 17th field is not a board number</source>
        <translation>el campo 17 no es un número de estuche</translation>
    </message>
    <message>
        <source>a suit has a letter that is not a rank</source>
        <translation>un palo tiene una letra que no es una carta</translation>
    </message>
    <message>
        <source>it does not start with [Document]</source>
        <translation>no empieza por [Document]</translation>
    </message>
    <message>
        <source>board {number} appears twice</source>
        <translation>el estuche {number} ya está</translation>
    </message>
    <message>
        <source>the same key appears twice</source>
        <translation>la misma clave está dos veces</translation>
    </message>
    <message>
        <source>From board and To board are not within 1 to {last}</source>
        <translation>From board y To board no nombran estuches de 1 a {last}</translation>
    </message>
    <message>
        <source>“{key}” is missing or not a number</source>
        <translation>«{key}» falta o no es un número</translation>
    </message>
    <message>
        <source>{doubt}; none of them is hidden on the machine’s screen</source>
        <translation>{doubt}; ninguna de ellas está oculta en la pantalla de la máquina</translation>
    </message>
    <message>
        <source>the trailer differs from the first board’s</source>
        <translation>el final no es el del primer estuche</translation>
    </message>
    <message>
        <source>it claims boards {first} to {last} but has {count}</source>
        <translation>declara los estuches {first} a {last}, pero contiene {count}</translation>
    </message>
    <message>
        <source>the trailer cannot be read</source>
        <translation>el final no se puede leer</translation>
    </message>
    <message>
        <source>there is no deal with this number</source>
        <translation>ningún reparto tiene este número</translation>
    </message>
    <message>
        <source>a tag does not have the form [Name &quot;value&quot;]</source>
        <translation>una etiqueta no es [Name &quot;value&quot;]</translation>
    </message>
    <message>
        <source>a hand in Deal has a letter that is not a rank</source>
        <translation>una mano de Deal tiene una letra que no es una carta</translation>
    </message>
    <message>
        <source>Big Deal’s own figures overflow above about 5,700 boards; these are correct</source>
        <translation>las cifras del propio Big Deal se desbordan a partir de unos 5700 estuches; estas son las correctas</translation>
    </message>
    <message>
        <source>{who} has 1 card</source>
        <translation>{who} tiene 1 carta</translation>
    </message>
    <message>
        <source>4 hands are needed, not {count}</source>
        <translation>hacen falta 4 manos, no {count}</translation>
    </message>
    <message>
        <source>1 card that does not exist</source>
        <translation>1 carta que no es de la baraja</translation>
    </message>
    <message>
        <source>{count} cards that do not exist</source>
        <translation>{count} cartas que no son de la baraja</translation>
    </message>
    <message>
        <source>1 card that appears more than once</source>
        <translation>1 carta repetida</translation>
    </message>
    <message>
        <source>{count} cards that appear more than once</source>
        <translation>{count} cartas repetidas</translation>
    </message>
    <message>
        <source>1 card missing</source>
        <translation>falta 1 carta</translation>
    </message>
    <message>
        <source>{count} cards missing</source>
        <translation>faltan {count} cartas</translation>
    </message>
    <message>
        <source>The certificate’s file name is NAME{suffix}.</source>
        <translation>El archivo del certificado se llama NOMBRE{suffix}.</translation>
    </message>
    <message>
        <source>the structure of “{name}” was changed</source>
        <translation>«{name}» no tiene la estructura que tenía</translation>
    </message>
    <message>
        <source>is without an entry in the list of {table}</source>
        <translation>está en la lista {table} sin anotación</translation>
    </message>
    <message>
        <source>is in the list of {table} with a different {column}</source>
        <translation>está en la lista {table} con otro valor ({column})</translation>
    </message>
    <message>
        <source>has fingerprints but is not a set</source>
        <translation>tiene huellas pero no es una serie</translation>
    </message>
    <message>
        <source>has a key but is not a set</source>
        <translation>tiene una clave pero no es una serie</translation>
    </message>
    <message>
        <source>the mark of the journal’s key was changed</source>
        <translation>se alteró la marca de la clave del registro</translation>
    </message>
    <message>
        <source>the count beside the journal is missing, or from another journal</source>
        <translation>la cuenta junto al registro falta o no es la del registro</translation>
    </message>
    <message>
        <source>is missing at the end, according to {who}</source>
        <translation>falta al final, según {who}</translation>
    </message>
    <message>
        <source>and all up to row {last} are missing at the end, according to {who}</source>
        <translation>y todas hasta la línea {last} faltan al final, según {who}</translation>
    </message>
    <message>
        <source>These settings could not be read and were reset: {names}.</source>
        <translation>Estos ajustes no se pudieron leer y vuelven a empezar: {names}.</translation>
    </message>
    <message>
        <source>The settings could not be read ({reason}) and were reset.</source>
        <translation>Los ajustes no se pudieron leer ({reason}) y vuelven a empezar.</translation>
    </message>
    <message>
        <source>it has one of the characters &lt; &gt; : &quot; / \ | ? *</source>
        <translation>tiene uno de los caracteres &lt; &gt; : &quot; / \ | ? *</translation>
    </message>
    <message>
        <source>Windows reserves it for a device</source>
        <translation>Windows lo reserva para un dispositivo</translation>
    </message>
    <message>
        <source>cards are A, K, Q, J (R, D, V), T or X, 9 … 2, without spaces between them</source>
        <translation>las cartas son A, K, Q, J (R, D, V), T o X, 9 … 2, sin espacios entre ellas</translation>
    </message>
    <message>
        <source>a card appears twice</source>
        <translation>una carta está dos veces</translation>
    </message>
    <message>
        <source>contains something that was never written there</source>
        <translation>tiene algo que nunca se escribió allí</translation>
    </message>
    <message>
        <source>has a seal that this journal did not make</source>
        <translation>lleva un sello que no es de este registro</translation>
    </message>
    <message>
        <source>at most 13</source>
        <translation>13 son el máximo</translation>
    </message>
    <message>
        <source>number {place} is not eight hexadecimal digits</source>
        <translation>la {place}.ª no son ocho cifras hexadecimales</translation>
    </message>
    <message>
        <source>“{name}” beside it cannot be read, because nothing can be written there</source>
        <translation>«{name}» a su lado no puede leerse donde no se puede escribir</translation>
    </message>
    <message>
        <source>it repeats the same values</source>
        <translation>entrega siempre lo mismo</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is not a word for a sheet</source>
        <translation>{file} del programa está dañado: «{name}» no es una palabra de una hoja</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is wrong</source>
        <translation>{file} del programa está dañado: «{name}» no es lo que debe ser</translation>
    </message>
    <message>
        <source>it contains no settings of Big Deal</source>
        <translation>no contiene nada de los ajustes de Big Deal</translation>
    </message>
    <message>
        <source>boards whose dealer or vulnerability does not match their number: {count}</source>
        <translation>estuches con un dador o una vulnerabilidad que no son los de su número: {count}</translation>
    </message>
    <message>
        <source>The file has {count} sessions with the same board numbers: give new ones.</source>
        <translation>El archivo contiene {count} sesiones en las que se repiten los números de estuche: dé otros nuevos.</translation>
    </message>
    <message>
        <source>the section [Document] is missing</source>
        <translation>no hay ninguna sección [Document]</translation>
    </message>
    <message>
        <source>md is not a dealer and at most four hands</source>
        <translation>md no es un dador y cuatro manos como mucho</translation>
    </message>
    <message>
        <source>Board repeated with the same deal: {count} ×</source>
        <translation>Estuche que ya está con el mismo reparto: {count} ×</translation>
    </message>
    <message>
        <source>Game without hands, skipped: {count} ×</source>
        <translation>Entrada sin manos de jugadores, omitida: {count} ×</translation>
    </message>
    <message>
        <source>Game with only some of the hands, skipped: {count} ×</source>
        <translation>Entrada con solo parte de las cartas, omitida: {count} ×</translation>
    </message>
    <message>
        <source>Board without a number, counted on: {count} ×</source>
        <translation>Estuche sin número propio, numerado por orden: {count} ×</translation>
    </message>
    <message>
        <source>Dealer or vulnerability does not match the board number, not for play: {count} ×</source>
        <translation>El dador o la vulnerabilidad no es el del número del estuche; no es para jugar: {count} ×</translation>
    </message>
    <message>
        <source>The same board number with a different deal, taken as another session: {count} ×</source>
        <translation>El mismo número de estuche con otro reparto, tomado como otra sesión: {count} ×</translation>
    </message>
    <message>
        <source>Belongs to no board, skipped: {count} ×</source>
        <translation>No pertenece a ningún estuche, omitido: {count} ×</translation>
    </message>
    <message>
        <source>it was missing, and a new one was started with its old key</source>
        <translation>había desaparecido y se empezó de nuevo junto a su antigua clave</translation>
    </message>
    <message>
        <source>it ends at row {last}, but it had reached row {known}</source>
        <translation>acaba en la línea {last}, pero había llegado a la {known}</translation>
    </message>
    <message>
        <source>its rows are not the ones that the count beside it names</source>
        <translation>sus líneas no son las que nombra el recuento que está a su lado</translation>
    </message>
    <message>
        <source>Boards have been dealt from the outside value, so it can no longer be changed.</source>
        <translation>Ya se hicieron estuches con el valor externo, así que no se puede cambiar.</translation>
    </message>
    <message>
        <source>Another program is working on this tournament.</source>
        <translation>Otro programa está trabajando en este torneo.</translation>
    </message>
    <message>
        <source>Wait until it has finished.</source>
        <translation>Espere a que termine.</translation>
    </message>
    <message>
        <source>it is a different kind of file, or from a newer program</source>
        <translation>es de otra clase o de un programa más nuevo</translation>
    </message>
    <message>
        <source>a part of it is wrong</source>
        <translation>una parte no es lo que debe ser</translation>
    </message>
    <message>
        <source>its “{name}” is wrong</source>
        <translation>su «{name}» no es lo que debe ser</translation>
    </message>
    <message>
        <source>line {line} is not a checksum</source>
        <translation>la línea {line} no es una suma de comprobación</translation>
    </message>
    <message>
        <source>Wait until then.</source>
        <translation>Espere a que llegue.</translation>
    </message>
    <message>
        <source>it is still in the future</source>
        <translation>aún no ha llegado</translation>
    </message>
    <message>
        <source>the plan was not sealed until {day}</source>
        <translation>el plan no se selló hasta el {day}</translation>
    </message>
    <message>
        <source>a number without spaces was promised</source>
        <translation>se prometió un número sin espacios</translation>
    </message>
    <message>
        <source>two numbers with one space between them were promised</source>
        <translation>se prometieron dos números con un espacio entre ellos</translation>
    </message>
    <message>
        <source>the {name} is a number: digits with a point or comma</source>
        <translation>{name} es un número, de cifras con punto o coma</translation>
    </message>
    <message>
        <source>the points or commas in {text} are in the wrong places</source>
        <translation>los puntos o comas de {text} no están en su sitio</translation>
    </message>
    <message>
        <source>its boards are not in the order of their numbers</source>
        <translation>sus estuches no están en el orden de sus números</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>al principio</translation>
    </message>
    <message>
        <source>it is a compressed file: unpack it first</source>
        <translation>es un archivo comprimido: descomprímalo antes</translation>
    </message>
    <message>
        <source>Dealer or vulnerability not understood, so the one of the board number is used: {count} ×</source>
        <translation>Dador o vulnerabilidad con palabras desconocidas; se toma lo del número del estuche: {count} ×</translation>
    </message>
    <message>
        <source>The plan is sealed, so it can no longer be changed.</source>
        <translation>El plan está sellado, así que ya no se puede cambiar.</translation>
    </message>
    <message>
        <source>The plan is already sealed.</source>
        <translation>El plan ya está sellado.</translation>
    </message>
    <message>
        <source>You can deal 1 to {most} sets at once.</source>
        <translation>De una vez se pueden repartir de 1 a {most} series.</translation>
    </message>
    <message>
        <source>Sets dealt together can have at most {most} boards in all; these would have {count}.</source>
        <translation>Varias series de una vez pueden tener {most} estuches en total, y estas tendrían {count}.</translation>
    </message>
    <message>
        <source>it is from a network that this program does not know</source>
        <translation>es de una red que este programa no conoce</translation>
    </message>
    <message>
        <source>Enter the value that it promises.</source>
        <translation>Fije el valor que promete.</translation>
    </message>
    <message>
        <source>round {number} of drand was promised; its file contains the signature that proves it</source>
        <translation>se prometió el sorteo drand {number}; su archivo trae la firma que lo prueba</translation>
    </message>
    <message>
        <source>The fallback value is the one of {day}: nobody can know it yet.</source>
        <translation>Lo que cuenta si la red ha terminado es de {day}: nadie puede saberlo aún.</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <translation>no es texto en UTF-8</translation>
    </message>
    <message>
        <source>the randomness does not match the signature; one of them is wrong</source>
        <translation>el número aleatorio no es el de la firma; uno de los dos es erróneo</translation>
    </message>
    <message>
        <source>the key is not a key of such a network</source>
        <translation>la clave no es de una red así</translation>
    </message>
    <message>
        <source>the signature is not valid; one of its digits is wrong</source>
        <translation>la firma no es válida; alguna cifra es errónea</translation>
    </message>
    <message>
        <source>the network did not sign round {number} like this; the number or the signature is wrong</source>
        <translation>la red no firmó así el sorteo {number}; el número o la firma es erróneo</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>no es JSON correcto</translation>
    </message>
    <message>
        <source>it has more pixels than a page can show</source>
        <translation>tiene más puntos de los que muestra una página</translation>
    </message>
    <message>
        <source>these words are not in the word list: {places}</source>
        <translation>estas palabras no están en la lista: {places}</translation>
    </message>
    <message>
        <source>word {place} differs from the slip</source>
        <translation>la palabra {place} es otra en el papel</translation>
    </message>
    <message>
        <source>words {one} and {other} are swapped</source>
        <translation>las palabras {one} y {other} están cambiadas</translation>
    </message>
    <message>
        <source>choose first where the outside value will come from</source>
        <translation>diga primero de dónde vendrá el valor externo</translation>
    </message>
    <message>
        <source>another holder already has this name</source>
        <translation>otro depositario ya se llama así</translation>
    </message>
    <message>
        <source>Reveal on the computer that dealt them.</source>
        <translation>Revele en el ordenador que las repartió.</translation>
    </message>
    <message>
        <source>The keys of all sessions have already been revealed.</source>
        <translation>Las claves de todas las sesiones ya están reveladas.</translation>
    </message>
    <message>
        <source>The public pack contains every session that was dealt.</source>
        <translation>El paquete público contiene todas las sesiones repartidas.</translation>
    </message>
    <message>
        <source>The key of a session opens all its boards, including its reserve set.</source>
        <translation>La clave de una sesión abre todos sus estuches, también las de su serie de reserva.</translation>
    </message>
    <message>
        <source>What was published binds all keys together, so no single one can be proved.</source>
        <translation>Lo publicado fija todas las claves juntas, así que ninguna se puede demostrar por separado.</translation>
    </message>
    <message>
        <source>The number of sessions of phase {phase} is open, so one key opens them all, including those not played yet.</source>
        <translation>El número de sesiones de la fase {phase} está abierto, así que una sola clave sirve para todas: abriría también las que quedan por jugar.</translation>
    </message>
    <message>
        <source>According to this computer’s journal, {session} has not been dealt.</source>
        <translation>Según el registro de este ordenador, {session} no se ha repartido.</translation>
    </message>
    <message>
        <source>it is not the key of a session</source>
        <translation>es otra cosa que la clave de una sesión</translation>
    </message>
    <message>
        <source>it is not what should be there</source>
        <translation>no es lo que debe haber ahí</translation>
    </message>
    <message>
        <source>it ends after {count} of {size} bytes</source>
        <translation>se corta tras {count} de {size} bytes</translation>
    </message>
    <message>
        <source>This computer has not seen this tournament before. The log in its folder shows what was done elsewhere, and that counts here too.</source>
        <translation>Este ordenador no había visto este torneo. Lo que se hizo con él está en el registro de su carpeta, y vale también aquí.</translation>
    </message>
    <message>
        <source>Part of the tournament log is damaged or missing. Ask what was done on other computers before you deal or reveal.</source>
        <translation>Algo del registro del torneo está dañado o falta. Pregunte qué se hizo en otros ordenadores antes de repartir o revelar.</translation>
    </message>
    <message>
        <source>Two computers continued this tournament without knowing of each other. Compare what they dealt, and record a deviation that says how this happened: it joins the two.</source>
        <translation>Dos ordenadores siguieron con este torneo, cada uno sin lo que hizo el otro. Compare lo que repartieron y anote una desviación que diga cómo ocurrió: une a los dos.</translation>
    </message>
    <message>
        <source>its folder is another user’s</source>
        <translation>su carpeta es de otro usuario</translation>
    </message>
    <message>
        <source>This set was spot-checked {count} times before play. It can be checked again when play is over.</source>
        <translation>Esta serie se comprobó al azar {count} veces antes del juego. Podrá comprobarse de nuevo cuando termine.</translation>
    </message>
    <message>
        <source>This is an Access database, which is not read here. Export its table ReceivedData as CSV, and choose that file.</source>
        <translation>Es una base de datos de Access, que aquí no se lee. Exporte su tabla ReceivedData como CSV y elija ese archivo.</translation>
    </message>
    <message>
        <source>The file has no result of board {number}.</source>
        <translation>El archivo no tiene ningún resultado del estuche {number}.</translation>
    </message>
    <message>
        <source>This is not whole JSON.</source>
        <translation>No es un JSON completo.</translation>
    </message>
    <message>
        <source>it is not a PNG, JPEG or SVG picture</source>
        <translation>no es una imagen PNG, JPEG ni SVG</translation>
    </message>
    <message>
        <source>its drawing is too complicated</source>
        <translation>el dibujo es demasiado complicado</translation>
    </message>
    <message>
        <source>the attached journal in “{folder}” is missing or was changed</source>
        <translation>el registro añadido en «{folder}» falta o ha sido modificado</translation>
    </message>
    <message>
        <source>{count} older journals are attached here, and no more are possible.</source>
        <translation>Aquí hay {count} registros anteriores añadidos y no caben más.</translation>
    </message>
    <message>
        <source>Deal other boards outside the tournament, as an ordinary session, and record a deviation.</source>
        <translation>Reparta otros estuches fuera del torneo, como una sesión normal, y anote una desviación.</translation>
    </message>
    <message>
        <source>The files of another journal are here: “{path}”. Move the three files “{name}”, “{key_name}” and “{head_name}” of that folder elsewhere, keep them, and restore again.</source>
        <translation>Aquí están los archivos de otro registro: «{path}». Lleve los tres archivos «{name}», «{key_name}» y «{head_name}» de esa carpeta a otro lugar, consérvelos y vuelva a recuperar la copia.</translation>
    </message>
    <message>
        <source>a card is in two of the hands: look for one hand at a time</source>
        <translation>una carta está en dos asientos: busque las cartas de uno en uno</translation>
    </message>
    <message>
        <source>an owner word</source>
        <translation>una palabra de dueños</translation>
    </message>
    <message>
        <source>it has {count} letters N, E, S, W or -</source>
        <translation>tiene {count} letras N, E, S, W o -</translation>
    </message>
    <message>
        <source>a part of a deal</source>
        <translation>una parte de un reparto</translation>
    </message>
    <message>
        <source>a suit by itself ends at {last}</source>
        <translation>un palo solo termina en {last}</translation>
    </message>
    <message>
        <source>its bits are not those of a layout</source>
        <translation>sus bits no son los de una disposición</translation>
    </message>
    <message>
        <source>different whole numbers from 0 on</source>
        <translation>números enteros distintos desde 0</translation>
    </message>
    <message>
        <source>no set of this size has this index</source>
        <translation>ningún conjunto de este tamaño tiene este índice</translation>
    </message>
    <message>
        <source>a set of numbers</source>
        <translation>un conjunto de números</translation>
    </message>
    <message>
        <source>the sequences of a deal</source>
        <translation>las secuencias de un reparto</translation>
    </message>
    <message>
        <source>three times 13 different places, below 52, 39 and 26</source>
        <translation>tres veces 13 lugares distintos, menores que 52, 39 y 26</translation>
    </message>
    <message>
        <source>the triple of a deal</source>
        <translation>los tres índices de un reparto</translation>
    </message>
    <message>
        <source>three numbers from 0, below C(52,13), C(39,13) and C(26,13)</source>
        <translation>tres números desde 0, menores que C(52,13), C(39,13) y C(26,13)</translation>
    </message>
    <message>
        <source>cards marked unused that have a seat: {count}</source>
        <translation>cartas sin usar que tienen lugar: {count}</translation>
    </message>
    <message>
        <source>the row is shorter than the heading</source>
        <translation>la fila es más corta que el encabezado</translation>
    </message>
    <message>
        <source>a hand is not four suits with dots between</source>
        <translation>una mano no son cuatro palos separados por puntos</translation>
    </message>
    <message>
        <source>the column of board numbers has none here</source>
        <translation>la columna de números de estuche no tiene ninguno aquí</translation>
    </message>
    <message>
        <source>Double dummy of more than {most} boards is not worked out here.</source>
        <translation>A cartas vistas no se calculan aquí más de {most} estuches.</translation>
    </message>
    <message>
        <source>This is not whole CSV.</source>
        <translation>No es un CSV completo.</translation>
    </message>
    <message>
        <source>a row has no number</source>
        <translation>una línea no tiene número</translation>
    </message>
    <message>
        <source>“{text}” names no sessions: write 1:1-3 (phase 1, sessions 1 to 3), 2:all, or all.</source>
        <translation>«{text}» no nombra sesiones: escriba 1:1-3 para las sesiones 1 a 3 de la fase 1, 2:all para la fase 2, o all.</translation>
    </message>
    <message>
        <source>The number of sessions of phase {phase} is open, and there is no key for it. None of its sessions can be dealt.</source>
        <translation>El número de sesiones de la fase {phase} está abierto, y las claves no tienen ninguna para ella: no se puede repartir ninguna de sus sesiones.</translation>
    </message>
    <message>
        <source>with these holders the sentence has {count} characters, {limit} at most: use fewer holders, shorter names, or a shorter text</source>
        <translation>con estos depositarios la frase tiene {count} caracteres, y el máximo es {limit}: tome menos depositarios, nombres más cortos o menos palabras para el valor externo</translation>
    </message>
    <message>
        <source>all words are in the list, but several differ from the slip, or the hash belongs to other words</source>
        <translation>todas las palabras están en la lista, y más de una es otra en el papel; o la huella es de otras palabras</translation>
    </message>
    <message>
        <source>“{file}” is a PDF, like a secret slip; the organiser’s file is a text whose name ends in “-hash.txt”</source>
        <translation>«{file}» es un PDF, como un papel secreto; el archivo para el organizador es un texto cuyo nombre termina en «-hash.txt»</translation>
    </message>
    <message>
        <source>its check code is not 64 hexadecimal digits</source>
        <translation>su código de comprobación no tiene 64 cifras hexadecimales</translation>
    </message>
    <message>
        <source>There is no commitment in the plan’s folder, so there is no check code.</source>
        <translation>No hay compromiso junto al plan, así que no hay código de comprobación.</translation>
    </message>
    <message>
        <source>{session} has {boards}, and no board {number}</source>
        <translation>{session} tiene {boards} y ningún estuche {number}</translation>
    </message>
</context>
<context>
    <name>recovery</name>
    <message>
        <source>Hidden files of it were removed: {names}.</source>
        <translation>Se quitaron sus archivos ocultos: {names}.</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation>{names} y {count} más</translation>
    </message>
    <message>
        <source>Writing {names} into “{folder}” was interrupted before any file was complete. The set counts as failed.</source>
        <translation>La entrega de {names} en «{folder}» se cortó antes de que hubiera un archivo en su sitio. La serie cuenta como fallida.</translation>
    </message>
    <message>
        <source>The disk of “{folder}” keeps no rights: everyone who can use it can read the boards there.</source>
        <translation>El disco de «{folder}» no guarda permisos: quien pueda usarlo puede leer allí los estuches.</translation>
    </message>
    <message>
        <source>Hidden files in “{folder}” may hold boards, and could not be removed: {names}. The next dealing tries again.</source>
        <translation>Archivos ocultos de «{folder}» pueden contener estuches y no se pudieron quitar: {names}. El próximo reparto lo intenta de nuevo.</translation>
    </message>
    <message>
        <source>Writing set {code} was interrupted at its last step. All its files are complete, and it now counts as dealt: {names}.</source>
        <translation>La entrega de la serie {code} se cortó en el último paso. Todos sus archivos están completos y ahora cuenta como repartida: {names}.</translation>
    </message>
    <message>
        <source>Writing set {code} was interrupted before it was complete. It counts as failed, and its files were removed: {names}. Do not play copies of them.</source>
        <translation>La entrega de la serie {code} se cortó antes de estar completa. Cuenta como fallida y sus archivos se retiraron: {names}. No juegue copias de ellos.</translation>
    </message>
    <message>
        <source>Writing files was interrupted, and files with those names have changed since. They were left alone: {names}.</source>
        <translation>Se cortó una entrega, y desde entonces cambiaron archivos con sus nombres. Se dejaron como están: {names}.</translation>
    </message>
    <message>
        <source>Hidden files in “{folder}” were left alone, because another user, computer or data folder made them: {names}.</source>
        <translation>Los archivos ocultos de «{folder}» se dejaron como están, pues los hizo otro usuario, ordenador o carpeta de datos: {names}.</translation>
    </message>
    <message>
        <source>Writing {names} was interrupted at its last step, and the journal does not know these boards. They were left alone. Do not play them unless you know where they come from.</source>
        <translation>La entrega de {names} se cortó en el último paso, y el registro no conoce estos estuches. Se dejaron como están. No los juegue si no sabe de dónde vienen.</translation>
    </message>
    <message>
        <source>An earlier attempt to publish this plan was interrupted. Its keys are not in use, and its files were removed: {names}. Destroy any copies of them.</source>
        <translation>Una publicación anterior de este plan se cortó. Sus claves no fijan nada y sus archivos se eliminaron: {names}. Destruya las copias.</translation>
    </message>
    <message>
        <source>Whether this counts as dealt is settled at the next dealing, or when the program starts.</source>
        <translation>Si cuenta como repartida se decide en el próximo reparto o al iniciarse el programa.</translation>
    </message>
    <message>
        <source>All files are complete and stay in “{folder}”: {names}.</source>
        <translation>Todos los archivos están completos y quedan en «{folder}»: {names}.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Identification</source>
        <translation>Identificación</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Archivos para</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formatos</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Carpeta para los archivos</translation>
    </message>
    <message>
        <source>Folder for used sets</source>
        <translation>Carpeta para series usadas</translation>
    </message>
    <message>
        <source>Exactly as Big Deal</source>
        <translation>Exactamente como Big Deal</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Azar</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>Print options</source>
        <translation>Opciones de impresión</translation>
    </message>
    <message>
        <source>Recent tournaments</source>
        <translation>Torneos recientes</translation>
    </message>
    <message>
        <source>First start</source>
        <translation>Primer arranque</translation>
    </message>
    <message>
        <source>Language and appearance</source>
        <translation>Idioma y aspecto</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Idi&amp;oma</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>Colo&amp;res</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Tamaño del texto</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Your club</source>
        <translation>Su club</translation>
    </message>
    <message>
        <source>&amp;Identification</source>
        <translation>&amp;Identificación</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Ticked when the program starts.</source>
        <translation>Marcados al abrir el programa.</translation>
    </message>
    <message>
        <source>&amp;New sets go to</source>
        <translation>Series &amp;nuevas en</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>E&amp;legir…</translation>
    </message>
    <message>
        <source>&amp;Used sets go to</source>
        <translation>Series usa&amp;das en</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>Ele&amp;gir…</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Contents of the files</source>
        <translation>Contenido de los archivos</translation>
    </message>
    <message>
        <source>&amp;Standard</source>
        <translation>&amp;Estándar</translation>
    </message>
    <message>
        <source>E&amp;xactly as Big Deal</source>
        <translation>E&amp;xactamente como Big Deal</translation>
    </message>
    <message>
        <source>&amp;Your typing and the computer</source>
        <translation>Lo que &amp;usted teclea y el ordenador</translation>
    </message>
    <message>
        <source>You type or move the mouse until the meter is full. Both are mixed: one good source is enough. Choose this if you can.</source>
        <translation>Usted escribe o mueve el ratón hasta llenar el medidor. Ambos se mezclan: basta con que una fuente sea buena. Elija esto si puede.</translation>
    </message>
    <message>
        <source>Pr&amp;esets</source>
        <translation>&amp;Plantillas</translation>
    </message>
    <message>
        <source>Names of the files</source>
        <translation>Nombres de los archivos</translation>
    </message>
    <message>
        <source>Day and event</source>
        <translation>Día y prueba</translation>
    </message>
    <message>
        <source>Day, event and set code</source>
        <translation>Día, prueba y código de serie</translation>
    </message>
    <message>
        <source>Finished files stay</source>
        <translation>Los archivos terminados se quedan</translation>
    </message>
    <message>
        <source>The last session</source>
        <translation>La última sesión</translation>
    </message>
    <message>
        <source>Nam&amp;es of the files</source>
        <translation>No&amp;mbres de los archivos</translation>
    </message>
    <message>
        <source>Last preset</source>
        <translation>La última plantilla</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Your club and place. It is mixed into every deal, so two clubs never deal the same boards, even from the same seed. It is not a password.</source>
        <translation>Su club y lugar. Se mezcla en cada reparto, de modo que dos clubes nunca reparten los mismos estuches, ni siquiera con la misma semilla. No es una contraseña.</translation>
    </message>
    <message>
        <source>What machines and programs expect, with the known mistakes of older files corrected.</source>
        <translation>Lo que esperan las máquinas y los programas, con los errores conocidos de archivos antiguos corregidos.</translation>
    </message>
    <message>
        <source>The same bytes as Big Deal 2.0, except for the name of the program. For old procedures.</source>
        <translation>Byte a byte como Big Deal 2.0, salvo el nombre del programa. Para procedimientos antiguos.</translation>
    </message>
    <message>
        <source>Only the &amp;computer</source>
        <translation>&amp;Solo el ordenador</translation>
    </message>
    <message>
        <source>For anyone who can neither type nor move a mouse. The boards are as random as this computer can be trusted. You add nothing yourself, and the certificate of the set says so.</source>
        <translation>Para quien no puede escribir ni mover un ratón. Los estuches son tan aleatorios como sano esté este ordenador; usted no aporta nada propio, y así consta en el certificado de la serie.</translation>
    </message>
</context>
<context>
    <name>sheets</name>
    <message>
        <source>To open it: “bigdeal tournament” asks for the words of each sheet. Without this program: a tool for SLIP-39 turns the lists into a master secret in hexadecimal (no passphrase); this is the passphrase for “age -d”.</source>
        <translation>Para abrirlo: «bigdeal tournament» pide las palabras de cada hoja. Sin este programa: una herramienta de SLIP-39 convierte las listas en un secreto maestro en hexadecimal (sin frase secreta); ese es la frase secreta para «age -d».</translation>
    </message>
    <message>
        <source>SECRET: share {number} of {count}</source>
        <translation>SECRETO: parte {number} de {count}</translation>
    </message>
    <message>
        <source>SECRET: the passphrase of a tournament</source>
        <translation>SECRETO: la frase secreta de un torneo</translation>
    </message>
    <message>
        <source>Tournament: {name}</source>
        <translation>Torneo: {name}</translation>
    </message>
    <message>
        <source>Opens: {file}</source>
        <translation>Abre: {file}</translation>
    </message>
    <message>
        <source>Without it nobody can open the file, and the boards cannot be dealt.</source>
        <translation>Sin ella nadie puede abrir el archivo, y no se pueden repartir los estuches.</translation>
    </message>
    <message>
        <source>Print it twice, keep the sheets in two safe places, and delete this file.</source>
        <translation>Imprímala dos veces, guarde las hojas en dos lugares seguros y borre este archivo.</translation>
    </message>
    <message>
        <source>Set number: {number}</source>
        <translation>Número de grupo: {number}</translation>
    </message>
    <message>
        <source>Held by: {holder}</source>
        <translation>La guarda: {holder}</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>El día</translation>
    </message>
    <message>
        <source>Who keeps the keys</source>
        <translation>Quién guarda las claves</translation>
    </message>
    <message>
        <source>How to check</source>
        <translation>Cómo comprobarlo</translation>
    </message>
    <message>
        <source>Hash of the keys</source>
        <translation>Huella de las claves</translation>
    </message>
    <message>
        <source>SHA-256 of the page verify.html</source>
        <translation>SHA-256 de la página verify.html</translation>
    </message>
    <message>
        <source>The same in words</source>
        <translation>Lo mismo en palabras</translation>
    </message>
    <message>
        <source>Published before the outside value is known</source>
        <translation>Publicado antes de saberse el valor externo</translation>
    </message>
    <message>
        <source>The organiser says where.</source>
        <translation>Lo dice el organizador.</translation>
    </message>
    <message>
        <source>The organiser, unsealed.</source>
        <translation>El organizador, sin sellar.</translation>
    </message>
    <message>
        <source>The organiser, sealed with a passphrase.</source>
        <translation>El organizador, selladas con una frase secreta.</translation>
    </message>
    <message>
        <source>Sealed for {count} secret key(s), any of which opens them.</source>
        <translation>Selladas para {count} clave(s) secreta(s); cualquiera las abre.</translation>
    </message>
    <message>
        <source>SECRET until the outside value is known</source>
        <translation>SECRETO hasta que se conozca el valor externo</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Sus palabras</translation>
    </message>
    <message>
        <source>As one line</source>
        <translation>En una línea</translation>
    </message>
    <message>
        <source>What they are for</source>
        <translation>Para qué sirven</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
    <message>
        <source>Without this program</source>
        <translation>Sin este programa</translation>
    </message>
    <message>
        <source>For the organiser, before the plan is published</source>
        <translation>Para el organizador, antes de publicar el plan</translation>
    </message>
    <message>
        <source>SHA-256 of the words</source>
        <translation>SHA-256 de las palabras</translation>
    </message>
    <message>
        <source>Holder: {name}</source>
        <translation>Depositario: {name}</translation>
    </message>
    <message>
        <source>Any {needed} of the {count} sheets open the file; one alone is useless.</source>
        <translation>{needed} cualesquiera de las {count} listas de palabras abren el archivo; una sola no sirve de nada.</translation>
    </message>
    <message>
        <source>Keep this sheet apart from the others, in a sealed envelope. Do not copy, photograph or email it. If too few sheets are left, nobody can open the file, and the boards cannot be dealt.</source>
        <translation>Guarde esta hoja separada de las demás, en un sobre cerrado. No la copie, fotografíe ni envíe por correo. Si quedan demasiado pocas hojas, nadie puede abrir el archivo y no se pueden repartir los estuches.</translation>
    </message>
    <message>
        <source>Type it exactly as printed, with the dashes and in small letters.</source>
        <translation>Escríbala tal como está, con los guiones y en minúsculas.</translation>
    </message>
    <message>
        <source>Anyone who has this sheet and the file can compute every board.</source>
        <translation>Quien tenga esta hoja y el archivo puede calcular todos los estuches.</translation>
    </message>
    <message>
        <source>What determines the deals</source>
        <translation>Lo que decide los repartos</translation>
    </message>
    <message>
        <source>And the words of these holders; if withheld, their SHA-256 instead</source>
        <translation>Y las palabras de estos depositarios; retenidas, su SHA-256 en su lugar</translation>
    </message>
    <message>
        <source>Where everyone can find the value from then on</source>
        <translation>Dónde encontrarán todos el valor desde entonces</translation>
    </message>
    <message>
        <source>{count} officials, sealed: any {needed} of them together can open the keys.</source>
        <translation>{count} responsables, selladas: {needed} de ellos juntos abren las claves.</translation>
    </message>
    <message>
        <source>Nothing on this page is secret. The organiser enters the name and this SHA-256 together with the source of the outside value. Later, check that the published promise names you with it.</source>
        <translation>En esta página nada es secreto. El organizador pone el nombre y este SHA-256 donde se elige la fuente del valor externo. Compruebe después que la promesa publicada le nombra con él.</translation>
    </message>
    <message>
        <source>They go into every deal of the tournament, together with the secret keys and the outside value. As long as only you know them, nobody can foresee a board, not even the organiser.</source>
        <translation>Entran en todos los estuches del torneo, junto a las claves secretas y el valor externo. Mientras solo usted las conozca, nadie puede prever un estuche, tampoco el organizador.</translation>
    </message>
    <message>
        <source>Do not show, email or photograph them. Give the organiser the other page. When the outside value is known, and not before, hand over the words so that the boards can be dealt, ideally all holders at the same moment. Play does not wait for you: without your words their SHA-256 is used instead, and every check says that they were withheld.</source>
        <translation>No se las enseñe a nadie, ni las envíe ni las fotografíe. Dé al organizador la otra página. Cuando se conozca el valor externo, y no antes, entregue las palabras para repartir los estuches, mejor todos los depositarios en el mismo momento. El juego no le espera: sin sus palabras su SHA-256 ocupa su lugar, y toda comprobación dice que fueron retenidas.</translation>
    </message>
    <message>
        <source>The SHA-256 on the other page is that of the one line above: small letters with hyphens between them, without a line break.</source>
        <translation>El SHA-256 de la otra página es el de la línea de arriba: letras minúsculas con guiones entre las palabras, sin fin de línea.</translation>
    </message>
    <message>
        <source>Check code (digest, SHA-256)</source>
        <translation>Código de comprobación</translation>
    </message>
    <message>
        <source>Photograph this sheet, or keep the bulletin. After the last board the organiser publishes a pack. The program bigdeal-gui, its command “bigdeal verify”, and the page verify.html from the program’s releases ask for this check code: the words, the digits or the QR code. If they agree, the plan, the promise and the keys are today’s ({name}.commit.json), and every board is computed again.</source>
        <translation>Fotografíe esta hoja o guarde el boletín. Tras el último estuche el organizador publica un paquete. El programa bigdeal-gui, su orden «bigdeal verify» o la página verify.html que se publica con el programa piden este código de comprobación: las palabras, las cifras o el código. Si coinciden, el plan, la promesa y las claves son los de hoy ({name}.commit.json), y cada estuche se calcula de nuevo.</translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message>
        <source>your typing and the computer</source>
        <translation>lo que usted teclea y el ordenador</translation>
    </message>
    <message>
        <source>a seed that was given</source>
        <translation>una semilla indicada</translation>
    </message>
    <message>
        <source>the tournament’s keys</source>
        <translation>las claves del torneo</translation>
    </message>
    <message>
        <source>only your typing</source>
        <translation>solo lo que usted teclea</translation>
    </message>
    <message>
        <source>only the computer</source>
        <translation>solo el ordenador</translation>
    </message>
</context>
<context>
    <name>states</name>
    <message>
        <source>certified</source>
        <translation>certificada</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>archivada</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>trasladada</translation>
    </message>
    <message>
        <source>being moved</source>
        <translation>trasladándose</translation>
    </message>
    <message>
        <source>no longer being moved</source>
        <translation>ya no trasladándose</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>“{file}”, board {number}: {reason}.</source>
        <translation>«{file}», estuche {number}: {reason}.</translation>
    </message>
    <message>
        <source>Boards that are wrong there: {numbers}.</source>
        <translation>Estuches que no corresponden: {numbers}.</translation>
    </message>
    <message>
        <source>The organiser’s reason: “{reason}”.</source>
        <translation>Motivo del organizador: «{reason}».</translation>
    </message>
    <message>
        <source>Every session of the plan is here, with every board.</source>
        <translation>Están todas las sesiones del plan, con todos los estuches.</translation>
    </message>
    <message>
        <source>“{file}” cannot be used: {reason} Get it again.</source>
        <translation>«{file}» no se puede usar: {reason} Consígalo de nuevo.</translation>
    </message>
    <message>
        <source>This plan is not published yet: no keys are bound to it.</source>
        <translation>Este plan aún no está publicado: todavía no hay claves fijadas.</translation>
    </message>
    <message>
        <source>The keys are not here, or still sealed: they come after play.</source>
        <translation>Las claves no están aquí o siguen selladas: llegan después del juego.</translation>
    </message>
    <message>
        <source>“{file}”: its root of the keys is not the one that was bound.</source>
        <translation>«{file}»: su raíz de las claves no es la que quedó fijada.</translation>
    </message>
    <message>
        <source>“{file}”: its key is number {found} of {found_count}; that of phase {phase}, session {session}, is number {number} of {count}.</source>
        <translation>«{file}»: su clave es la número {found} de {found_count}; la de la fase {phase}, sesión {session}, es la número {number} de {count}.</translation>
    </message>
    <message>
        <source>“{file}”: this is not the key that was bound for phase {phase}, session {session}.</source>
        <translation>«{file}»: esta no es la clave que quedó fijada para la fase {phase}, sesión {session}.</translation>
    </message>
    <message>
        <source>No boards are here: add their files, such as .pbn.</source>
        <translation>No hay estuches: añada sus archivos, por ejemplo .pbn.</translation>
    </message>
    <message>
        <source>Give all of it, and say whether you saw it before {moment}.</source>
        <translation>Délo entero, y diga si lo vio antes de {moment}.</translation>
    </message>
    <message>
        <source>the day of the value</source>
        <translation>que se conociera el valor</translation>
    </message>
    <message>
        <source>You know of no earlier promise of this organiser for this event, as you say.</source>
        <translation>Usted no sabe de ninguna promesa anterior de este organizador para esta prueba, según dice.</translation>
    </message>
    <message>
        <source>The value you gave is “{given}”; the value in the plan is “{value}”.</source>
        <translation>Usted dio el valor «{given}»; en el plan está «{value}».</translation>
    </message>
    <message>
        <source>The outside value is the one you gave.</source>
        <translation>El valor externo es el que usted dio.</translation>
    </message>
    <message>
        <source>The value was entered on {entered}, before the promised day, {day}.</source>
        <translation>El valor se introdujo el {entered}, antes del día prometido, {day}.</translation>
    </message>
    <message>
        <source>The value you gave, “{given}”, cannot be read as the promised one: {source}.</source>
        <translation>El valor que usted dio, «{given}», no puede leerse como el prometido: {source}.</translation>
    </message>
    <message>
        <source>The value is the randomness of round {number}, which appeared on {when}: the network’s signature is genuine.</source>
        <translation>El valor es el número aleatorio del sorteo drand {number}, que apareció el {when}: la firma de la red es auténtica.</translation>
    </message>
    <message>
        <source>The value is not that of the promised round {number}. It counts only if the network had ended before {when}.</source>
        <translation>El valor no es el del sorteo {number} prometido. Solo cuenta si la red había terminado antes de {when}.</translation>
    </message>
    <message>
        <source>Look up at {address} whether the randomness of round {number} is {value}.</source>
        <translation>Compruebe en {address} si el azar de la ronda {number} es {value}.</translation>
    </message>
    <message>
        <source>The file of round {number} (.round.json) is not here. Look up at {address} whether its randomness is {value}; or add the file, and it is checked here.</source>
        <translation>El archivo del sorteo drand {number} (.round.json) no está aquí. Compruebe en {address} si su número aleatorio (randomness) es {value}; o añada el archivo y se comprobará aquí.</translation>
    </message>
    <message>
        <source>“{file}” is not what the network signed: {reason}.</source>
        <translation>«{file}» no es lo que firmó la red: {reason}.</translation>
    </message>
    <message>
        <source>These have the same words, so they are one holder: {names}.</source>
        <translation>Tienen las mismas palabras, así que son un solo depositario: {names}.</translation>
    </message>
    <message>
        <source>The words of “{name}” are in the value: their SHA-256 is the promised one.</source>
        <translation>Las palabras de «{name}» están en el valor: su SHA-256 es el prometido.</translation>
    </message>
    <message>
        <source>These sessions were played, as you say: {sessions}.</source>
        <translation>Estas sesiones se jugaron, según dice: {sessions}.</translation>
    </message>
    <message>
        <source>The promise announces a log of what was done, and it is not here.</source>
        <translation>La promesa anuncia un registro de lo que se hizo, y no está aquí.</translation>
    </message>
    <message>
        <source>Something of the log of what was done is damaged or missing.</source>
        <translation>Algo del registro de lo que se hizo está dañado o falta.</translation>
    </message>
    <message>
        <source>The log of what was done is shorter than the text of a pack says.</source>
        <translation>El registro de lo que se hizo es más corto de lo que dice el texto de un paquete.</translation>
    </message>
    <message>
        <source>By the log, two computers went on with this tournament, each without what the other did.</source>
        <translation>Según el registro, dos ordenadores siguieron con este torneo, cada uno sin lo que hizo el otro.</translation>
    </message>
    <message>
        <source>“{file}” has no boards.</source>
        <translation>«{file}» no contiene ningún estuche.</translation>
    </message>
    <message>
        <source>“{file}” has the name of {named}, but the boards of {session}.</source>
        <translation>«{file}» lleva el nombre de {named}, pero sus estuches son los de {session}.</translation>
    </message>
    <message>
        <source>“{file}” has no board numbers, and the boards of {session} are in a different order.</source>
        <translation>«{file}» no tiene números de estuche, y los estuches de {session} están en otro orden.</translation>
    </message>
    <message>
        <source>“{phase}”: the number of sessions was left open. Found: {count}.</source>
        <translation>«{phase}»: el número de sesiones quedó abierto. Encontradas: {count}.</translation>
    </message>
    <message>
        <source>“{phase}”: the boards of its sessions were left open.</source>
        <translation>«{phase}»: quedó abierto qué estuches tienen sus sesiones.</translation>
    </message>
    <message>
        <source>{session}: none of its boards is here.</source>
        <translation>{session}: no hay aquí ningún estuche suyo.</translation>
    </message>
    <message>
        <source>{session}: its boards were left open. Found: {numbers}.</source>
        <translation>{session}: quedó abierto qué estuches tiene. Encontrados: {numbers}.</translation>
    </message>
    <message>
        <source>“{file}” was not opened: unpack it, and give its contents.</source>
        <translation>No se ha mirado dentro de «{file}»: descomprímalo y dé lo que contiene.</translation>
    </message>
    <message>
        <source>The organiser reports a deviation from the plan: “{what}”.</source>
        <translation>El organizador cuenta una desviación del plan: «{what}».</translation>
    </message>
    <message>
        <source>“{file}” is in the list of checksums, but not among the files.</source>
        <translation>«{file}» está en la lista de sumas de comprobación y no entre los archivos.</translation>
    </message>
    <message>
        <source>All files match the list of checksums in the pack.</source>
        <translation>Cada archivo es el que se empaquetó, según la lista de sumas de comprobación.</translation>
    </message>
    <message>
        <source>This is a practice tournament, made to try things out.</source>
        <translation>Este es un torneo de práctica: se hizo para probar.</translation>
    </message>
    <message>
        <source>The keys of all sessions are here, but their hash is not the one in the plan (KH).</source>
        <translation>Están aquí las claves de todas las sesiones, y su huella no es la que dice el plan (KH).</translation>
    </message>
    <message>
        <source>The keys are the ones fixed before.</source>
        <translation>Las claves son las que quedaron fijadas antes.</translation>
    </message>
    <message>
        <source>“{file}”: a single key cannot be proved here, because the commitment (version 1) binds all keys together.</source>
        <translation>«{file}»: aquí no se puede demostrar una clave por separado: el compromiso, de versión 1, fija todas las claves juntas.</translation>
    </message>
    <message>
        <source>“{file}”: the plan has no separate key for phase {phase}, session {session}.</source>
        <translation>«{file}»: el plan no tiene clave propia para la fase {phase}, sesión {session}.</translation>
    </message>
    <message>
        <source>{sessions}: the key has very few different characters, so it can be guessed.</source>
        <translation>{sessions}: la clave tiene muy pocas letras distintas, así que puede adivinarse.</translation>
    </message>
    <message>
        <source>{sessions}: these have the same key, so they have the same boards.</source>
        <translation>{sessions}: tienen una misma clave, así que tienen los mismos estuches.</translation>
    </message>
    <message>
        <source>This is only about {sessions}. The keys of the other sessions are still secret: nothing is proved about them before they are revealed.</source>
        <translation>Esto trata solo de {sessions}. Las claves de las demás sesiones siguen en secreto: de ellas no se demuestra nada antes de que se revelen.</translation>
    </message>
    <message>
        <source>Plan and promise match the commitment word for word.</source>
        <translation>El plan y la promesa son, palabra por palabra, los que el compromiso fijó.</translation>
    </message>
    <message>
        <source>There is no commitment: only the keys were fixed, not the names, sessions, boards and source.</source>
        <translation>No hay compromiso: solo las claves quedaron fijadas, y no nombres, sesiones, estuches y fuente.</translation>
    </message>
    <message>
        <source>You saw it, or had it, before {moment}, as you say.</source>
        <translation>Usted lo vio, o lo guardó, antes de {moment}, según dice.</translation>
    </message>
    <message>
        <source>All earlier promises in this chain are here, each for a different event: {names}.</source>
        <translation>Están aquí todas las promesas anteriores de su cadena, cada una de otra prueba: {names}.</translation>
    </message>
    <message>
        <source>Only the organiser says that there was no earlier promise. Say whether you know of an earlier promise for this event.</source>
        <translation>Que no hubo otra promesa antes es solo palabra del organizador. Diga si sabe de una promesa anterior para esta prueba.</translation>
    </message>
    <message>
        <source>“{file}”, among the files, is a plan with the same keys but different lines: {lines}.</source>
        <translation>«{file}», entre los archivos, es un plan con las mismas claves, pero otras líneas: {lines}.</translation>
    </message>
    <message>
        <source>“{file}”, among the files, is another plan for this event. Lines that differ: {lines}. Ask which one counted.</source>
        <translation>«{file}», entre los archivos, es otro plan de esta prueba. Líneas distintas: {lines}. Pregunte cuál valía.</translation>
    </message>
    <message>
        <source>The organiser says: “{where}”, since {day}.</source>
        <translation>El organizador dice: «{where}», desde el {day}.</translation>
    </message>
    <message>
        <source>The organiser says it was published on {since}, which is not before the promised day, {day}.</source>
        <translation>El organizador indica una publicación el {since}, no antes del día prometido, {day}.</translation>
    </message>
    <message>
        <source>An earlier promise for this same event is here (“{file}”): with several promises the best one can be chosen.</source>
        <translation>Aquí hay una promesa anterior de la misma prueba («{file}»): quien hace varias puede elegir.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, agrees line by line.</source>
        <translation>El plan que usted guardó, «{file}», coincide línea por línea.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, has the same keys but different lines: {lines}.</source>
        <translation>El plan que usted guardó, «{file}», tiene las mismas claves pero otras líneas: {lines}.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, is a draft without keys. Lines that differ: {lines}.</source>
        <translation>El plan que usted guardó, «{file}», es un borrador sin claves. Líneas distintas: {lines}.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, has different keys. Lines that differ: {lines}. Ask which one counted.</source>
        <translation>El plan que usted guardó, «{file}», tiene otras claves. Líneas distintas: {lines}. Pregunte cuál valía.</translation>
    </message>
    <message>
        <source>The outside value is not in this plan yet: its day has not come.</source>
        <translation>El valor externo no está aún en este plan: su día está por llegar.</translation>
    </message>
    <message>
        <source>The value was entered on {entered}, but the promised round {number} appeared later, on {when}.</source>
        <translation>El valor se introdujo el {entered}. El sorteo {number} prometido no apareció hasta después, el {when}.</translation>
    </message>
    <message>
        <source>The promise does not fix how the value is written: a different spelling gives different boards.</source>
        <translation>La promesa no fija cómo se escribe el valor: otras escrituras dan otros estuches.</translation>
    </message>
    <message>
        <source>“{value}” is not written as promised: digits only, with the promised decimals.</source>
        <translation>«{value}» no está escrito como se prometió: solo las cifras, con los decimales prometidos.</translation>
    </message>
    <message>
        <source>Look the value up, and give it as you found it. The promise was: {source}.</source>
        <translation>Busque el valor y délo como lo encontró. Lo prometido: {source}.</translation>
    </message>
    <message>
        <source>The value was used as published, not as promised. The organiser’s reason: “{reason}”.</source>
        <translation>El valor se tomó como se publicó, no como se prometió. Motivo del organizador: «{reason}».</translation>
    </message>
    <message>
        <source>Look up whether the network had ended before {when}, and whether {value} was published. The promise for that case was: {source}.</source>
        <translation>Compruebe si la red había terminado antes de {when} y si se publicó {value}. Lo prometido para ese caso: {source}.</translation>
    </message>
    <message>
        <source>“{file}” is round {found}; round {promised} was promised.</source>
        <translation>«{file}» es del sorteo {found}; se prometió el sorteo {promised}.</translation>
    </message>
    <message>
        <source>“{file}” is the promised round, but the value does not match it.</source>
        <translation>«{file}» es el sorteo prometido, y el valor no es su número aleatorio.</translation>
    </message>
    <message>
        <source>The value is not complete: the words, or their SHA-256, of everyone who keeps words belong after it: {names}.</source>
        <translation>El valor no está formado como se prometió: detrás van las palabras, o su SHA-256, de todos los que guardan palabras: {names}.</translation>
    </message>
    <message>
        <source>The words of “{name}” are not twelve words from the list: they could be guessed.</source>
        <translation>Lo que guardó «{name}» no son doce palabras de la lista: quizá puedan adivinarse.</translation>
    </message>
    <message>
        <source>The words of “{name}” were withheld: as promised, their SHA-256 is used instead. Anyone who withheld them, or kept them from being used, could choose between two values.</source>
        <translation>Las palabras de «{name}» no se dieron: como se prometió, en su lugar está su SHA-256. Quien las retuvo, o no las usó, pudo elegir entre dos valores.</translation>
    </message>
    <message>
        <source>The value has neither the promised words of “{name}” nor their SHA-256.</source>
        <translation>Lo que hay en el valor por «{name}» no son las palabras cuyo SHA-256 se prometió, ni es ese SHA-256.</translation>
    </message>
    <message>
        <source>Say which sessions were played. If many are planned, only the best ones might be shown.</source>
        <translation>Diga qué sesiones se jugaron. Quien planea muchas puede mostrar las mejores.</translation>
    </message>
    <message>
        <source>Sessions to answer for: {sessions}.</source>
        <translation>Se pregunta por estas: {sessions}.</translation>
    </message>
    <message>
        <source>{session}: it was planned or dealt but not played, as you say. Ask why.</source>
        <translation>{session}: se planeó o se repartió, y no se jugó, según dice. Pregunte por qué.</translation>
    </message>
    <message>
        <source>Phase {phase}, session {session}: you played it, but it is not in the plan or the files.</source>
        <translation>Fase {phase}, sesión {session}: usted la jugó, y ni el plan ni los archivos tienen ninguna.</translation>
    </message>
    <message>
        <source>You said which sessions were played.</source>
        <translation>Usted dice qué sesiones se jugaron.</translation>
    </message>
    <message>
        <source>{session}: its key is the one bound for this session, number {number} of {count}. The others stay secret (“{file}”).</source>
        <translation>{session}: su clave es la que quedó fijada para esta sesión, número {number} de {count}, mientras las demás siguen en secreto («{file}»).</translation>
    </message>
    <message>
        <source>“{file}” contains the key of one session, but the commitment for it is missing. Add the file that ends in .commit.json.</source>
        <translation>«{file}» contiene la clave de una sesión, y el compromiso que la fija no está aquí: añada el archivo que termina en .commit.json.</translation>
    </message>
    <message>
        <source>The check code is the one you gave.</source>
        <translation>El código de comprobación es el que usted dio.</translation>
    </message>
    <message>
        <source>The check code you gave is not the one of this promise: {where}</source>
        <translation>El código de comprobación que usted dio no es el de esta promesa: {where}</translation>
    </message>
    <message>
        <source>Say whether you saw this check code, or had this plan, before {moment}.</source>
        <translation>Diga si vio este código de comprobación, o tenía este plan, antes de {moment}.</translation>
    </message>
    <message>
        <source>What you gave cannot be read as the check code of this promise: {where}</source>
        <translation>Lo que usted dio no puede leerse como el código de comprobación de esta promesa: {where}</translation>
    </message>
    <message>
        <source>The check code you gave cannot be compared, because the commitment is missing or cannot be used. Add the file that ends in .commit.json.</source>
        <translation>El código de comprobación que usted dio no puede compararse: el compromiso no está aquí, o no puede usarse. Añada el archivo que termina en .commit.json.</translation>
    </message>
    <message>
        <source>You gave the hash of the keys. It covers only the keys; the check code also covers the names, sessions, boards and source.</source>
        <translation>Lo que usted dio es la huella de las claves. Fija solo las claves, y no nombres, sesiones, estuches y fuente, como hace el código de comprobación.</translation>
    </message>
    <message>
        <source>The organiser published an earlier promise, and it is not here. It may have been for this same event. Ask for it. Its check code: {digest}.</source>
        <translation>El organizador publicó otra promesa antes, y no está aquí: pudo ser de esta misma prueba. Pídala. Su código de comprobación: {digest}.</translation>
    </message>
    <message>
        <source>Give the check code as you saw it where it was published, or a plan that you saved. Say whether that was before {moment}.</source>
        <translation>Dé el código de comprobación tal como lo vio donde se publicó, o un plan que guardó, y diga si fue antes de {moment}.</translation>
    </message>
    <message>
        <source>Proved</source>
        <translation>Demostrado</translation>
    </message>
    <message>
        <source>Left to you</source>
        <translation>Queda en sus manos</translation>
    </message>
    <message>
        <source>Still chosen by the organiser</source>
        <translation>Aún a elección del organizador</translation>
    </message>
    <message>
        <source>Not as promised</source>
        <translation>No como se prometió</translation>
    </message>
    <message>
        <source>“{file}”, {boards}: of no session whose key is here, so not judged.</source>
        <translation>«{file}», {boards}: de ninguna sesión cuya clave esté aquí, así que no se dice nada al respecto.</translation>
    </message>
    <message>
        <source>{session}, {boards}: from this session’s key and the outside value (“{file}”).</source>
        <translation>{session}, {boards}: de la clave de esta sesión y del valor externo («{file}»).</translation>
    </message>
    <message>
        <source>{session}, {boards}: from the reserve set (“{file}”).</source>
        <translation>{session}, {boards}: de la serie de reserva («{file}»).</translation>
    </message>
    <message>
        <source>{session}, {boards}: the key of this session was revealed on {day}. From then on anybody could compute its reserve set. The record does not say that it was used before (“{file}”).</source>
        <translation>{session}, {boards}: la clave de esta sesión se reveló el {day}. Desde entonces cualquiera podía calcular su serie de reserva, y el registro no dice que se usara antes («{file}»).</translation>
    </message>
    <message>
        <source>{session}: {boards} missing.</source>
        <translation>{session}: no hay {boards}.</translation>
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
